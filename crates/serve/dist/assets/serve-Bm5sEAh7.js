var e={title:`浏览器中的工作台`,headings:[{id:`标记结果与服务器中断`,text:`标记、结果与服务器中断`,level:2},{id:`对弈`,text:`对弈`,level:2},{id:`题目`,text:`题目`,level:2},{id:`图谱与数列`,text:`图谱与数列`,level:2},{id:`供程序使用的接口`,text:`供程序使用的接口`,level:2},{id:`上限`,text:`上限`,level:2},{id:`不需要服务器`,text:`不需要服务器`,level:2},{id:`网站形式的书`,text:`网站形式的书`,level:2},{id:`如何拒绝他人`,text:`如何拒绝他人`,level:2}],parts:[{kind:`html`,html:`<h1 id="浏览器中的工作台">浏览器中的工作台</h1>
`},{kind:`code`,info:``,text:`bouton serve`,links:[]},{kind:`html`,html:`<p>会输出一个地址 http://127.0.0.1:7777/，并在那里提供工作台，直到按 Ctrl-C。一切都在程序之内：不需要网络，也不需要其他文件。<code>--port 0</code> 任选一个空闲端口；加 <code>--json</code> 则以数据形式输出地址。</p>
<p>只有本机可以访问。<code>--host</code> 写别的地址则其他机器也能访问；由于没有登录，只应在可以使用本机的人之间这样做。课堂上请用需要口令的 <code>--lan</code>（<a href="/learn/teach#局域网中的课堂">详见</a>）。<code>--pages 目录</code>使用某个文件夹中的页面，而非程序自带的页面，供制作页面时使用。</p>
<h2 id="标记结果与服务器中断">标记、结果与服务器中断</h2>
<p>打开提示后，棋盘上每一处标的就是点它所走的那一步：✓ 走这步的人胜，✗ 负，= 和。点一颗石子，就是只从这一堆取走它和它后面的；同时取几堆或把一堆分开，用下面的按钮。点了还不算走完一步的地方，标记后带 …：还要再选，标的是其中最好的一种。</p>
<p>规则页的编辑器旁边就是这个游戏：棋盘、小局面的图谱与表格、断言、证明、可提交的程序。证明中的自动机可以读任一局面的各位数字；去掉一种着法或换一条断言，证明的各步会说明哪一步不再成立、在哪里不成立。证明下方的“文件中的证书”由检验程序来读：它证明了什么，是不是旁边这个游戏的断言。</p>
<p>文本或所问的内容改变后，先前的结果会变淡并注明，其中的按钮要等现在的文本读完才能用。服务器没有回应时，页面会说明，并隔越来越长的时间自动重试，恢复后接着进行；进行中的对局不会丢失。服务器停止或重新启动后没有保留的工作会如实说明，可以重新开始。</p>
<p>检验的上限改动后，先前的检验结果同样会变淡。每个结论旁写有判定：证书通过检验才写“已证明”；由所注明的定理得出周期而没有证书的写“定理”；规则本身有误、并未推翻任何结论的写“规则有错”；检验程序拒绝了程序写出的证明，则写“程序缺陷：证明被拒绝”，请报告给我们。</p>
<h2 id="对弈">对弈</h2>
<p>棋盘占满屏幕。旁边（手机上在下方）是着法、对局过程（附胜负走势图）和复盘。“揭晓谁赢、为什么”在你要看之前一直收起。“游戏与对手”打开一个抽屉：用文字或手工换游戏和局面，选对手和强度，看比分，复制链接。</p>
<p>图与树上的删边博弈、图上移棋和网格的棋盘上方有“画图”按钮，按下后棋盘就成了画纸。用鼠标或手指从地面、结点或空白处拖到另一处，就画出一条边；用键盘也能画，还可以直接输入边。网格上点格子就放障碍。画成什么样就保持什么样：结点的位置写在网址里，也存进“游戏与对手”中的文件和图片。文件是边的列表，<code>bouton solve hackenbush --graph</code> 也能读。</p>
<p>对局结束时，输掉的那一步会在棋盘上标出；局面是一对数时，还会在图谱上画出本局的路线。可以逐步重放，也可以从那一步重走。棋子在棋盘上的位置与图谱一致：第一个数向下数，第二个数向右数。</p>
<p>“探索”把一个局面拆开来看：它的后继局面和各自的 SG 值，一步一步找出没有出现的最小自然数；可到的局面不超过 26 个时，还画出博弈图。点后继局面或图上的局面就走到那里；过程和终局图谱中的局面也可以在那里打开。看过的内容算作提示。</p>
<p>对手、强度、提示以及是否揭晓谁赢，按选定的记在浏览器里；链接可以另作指定，但不影响下一局。</p>
<p>电脑有四种强度，其中三种像人一样犯错。“贪心”能取多少取多少，除非马上能赢；“短视”在离结束还有四步之前随意走；“会算错”知道怎样赢，但离结束超过十步时偶尔会差一；“完美”从不出错。</p>
<h2 id="题目">题目</h2>
<p>“题目”是一批先手必胜的局面，取自各个类别的游戏、反常规则和游戏的和。每题只有一个思路，按以下标准选出：能赢的着法只有一两种，全部着法至少是它的三倍；能赢的一步不会马上结束游戏；最先想到的那一步（取得最多、剪掉最多，或使对手的选择最少）会输。难度从 1 到 5，着法越多、思路越少为人知，难度越高。</p>
<p>在棋盘上走出能赢的一步，或在着法列表里选。走错了，对手立刻应对，然后可以再试。提示分三步：该看哪里；思路，即所用的定理；着法与理由，与 <code>bouton solve</code> 给出的相同。解出之后，说的是你所走的那一步为什么能赢。</p>
<p>每日一题按日期而定，同一日期人人相同；解出的日子连成连续记录。解出的题目只记在这个浏览器里：没有用提示也没有重试的标 ✓✓，其余标 ✓；“清除进度”把它们忘掉。每题有自己的网址，如 <code>/puzzles/nim-2-3-4</code>；每日一题是 <code>/puzzles/today</code>。</p>
<h2 id="图谱与数列">图谱与数列</h2>
<p>图谱占满窗口。上方一行是所选的内容：游戏及其参数（可拖动，也可输入）、格子里显示什么、范围，以及用来比较的另一个游戏。两个游戏并排显示，或显示其差：只在一个游戏中必败的格子，或前者的 SG 值减去后者的。两个数的游戏还可以看必败态怎样依次筛出。滚轮滚动页面；按住 Ctrl 滚动、用两指或用按钮缩放图谱。</p>
<p>数列边算边画。“折叠”时横向为 n mod p，纵向为 n div p，不另给数时 p 取周期；不合周期的值加框。由此可到至多三位的全部八进制或十六进制博弈，各有周期，点开就是它的各项值。“导出”把所见的内容存为 PNG、SVG、CSV、b-file（表按反对角线读出）或 LaTeX 表格，也可打印，或复制为插图；每样都带标题、依据和该游戏的文献。插图链接到它所出自的页面；网址不超过 300 个字符时，也写在图下。</p>
<h2 id="供程序使用的接口">供程序使用的接口</h2>
<p>页面上的一切都来自一个程序也能使用的接口。<code>/api/openapi.json</code> 以 OpenAPI 3.1 格式说明它。答案的形状与各命令加 <code>--json</code> 时的输出相同。</p>
<p>所问的游戏总以同样的方式给出：<code>ask</code> 是 <code>bouton solve</code> 之后要输入的内容；若有 <code>text</code>，则是自编游戏的规则，在 <code>ask</code> 中称为
<code>mine.game</code>，或用规则里的名字，此时目录中的同名游戏不再可用。不读取任何其他路径。<code>convention</code> 可为 <code>misere</code> 或 <code>normal</code>，<code>lang</code> 为 <code>en</code> 或 <code>zh</code>。<a href="/learn/requests">数据形式的请求</a>列出每种操作的全部字段；<code>bouton solve --batch</code> 的一行也是同样的对象。</p>
`},{kind:`code`,info:`sh`,text:`curl -s localhost:7777/api/games
curl -s localhost:7777/api/games/wythoff?lang=zh
curl -s localhost:7777/api/solve -H 'content-type: application/json' -d '{"ask": "nim 14 21 39", "lang": "zh"}'
curl -s localhost:7777/api/solve -H 'content-type: application/json' -d '{"ask": "mine.game 12", "text": "game mine\\n(n) -> (n - k) where 1 <= k <= 3\\n", "lang": "zh"}'
curl -s localhost:7777/api/play -H 'content-type: application/json' -d '{"ask": "nim 3 5 7", "made": ["3 → 2"], "hints": true, "advise": true, "lang": "zh"}'
curl -s localhost:7777/api/rules -H 'content-type: application/json' -d '{"text": "game mine\\n(n) -> (n - 1)\\nP(n) iff n mod 2 = 0\\n", "lang": "zh"}'
curl -s localhost:7777/api/table -H 'content-type: application/json' -d '{"ask": "wythoff", "ranges": "0..99 0..99", "what": "value"}'
curl -s localhost:7777/api/matrix -H 'content-type: application/json' -d '{"text": "0,-1,1\\n1,0,-1\\n-1,1,0\\n", "lang": "zh"}'
curl -s localhost:7777/api/judge -H 'content-type: application/json' -d '{"problem": "poj1067", "input": "2 1\\n8 4\\n4 7\\n", "id": 7, "lang": "zh"}'
curl -s localhost:7777/api/jobs -H 'content-type: application/json' -d '{"kind": "prove", "ask": "wythoff", "certificate": true, "lang": "zh"}'`,links:[]},{kind:`html`,html:`<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th></th>
<th></th>
</tr>
</thead>
<tbody><tr>
<td><code>GET /api/games</code>、<code>/api/games/名称</code></td>
<td>目录；某个游戏的规则、断言及其依据</td>
</tr>
<tr>
<td><code>POST /api/rules</code>、<code>/api/format</code></td>
<td>文本说了什么、有何错误；它的规范格式</td>
</tr>
<tr>
<td><code>POST /api/solve</code></td>
<td>谁胜、制胜着法、原因及依据</td>
</tr>
<tr>
<td><code>POST /api/play</code></td>
<td>进行中的对局：各着法，按需给出每一着的后果与一个好着</td>
</tr>
<tr>
<td><code>POST /api/table</code></td>
<td>一个范围内的全部局面，以字节给出</td>
</tr>
<tr>
<td><code>POST /api/matrix</code></td>
<td>收益矩阵</td>
</tr>
<tr>
<td><code>POST /api/名称</code></td>
<td>其他任何操作：<code>check</code>、<code>prove</code>、<code>discover</code>、<code>period</code>、<code>verify</code>、<code>census</code>、<code>judge</code>、<code>draw</code> 等</td>
</tr>
<tr>
<td><code>POST /api/jobs</code></td>
<td>把任何操作作为长时间的工作；字段 <code>kind</code> 写明是哪一种</td>
</tr>
<tr>
<td><code>GET</code>、<code>DELETE /api/jobs/ID</code></td>
<td>任务的状态；取消任务</td>
</tr>
<tr>
<td><code>GET /api/jobs/ID/events</code>、<code>/values</code></td>
<td>任务的进展（服务器推送事件）；以字节给出的结果；加上 <code>?from=字节</code> 可在运行中取已知的 SG 值</td>
</tr>
<tr>
<td><code>GET /api/classroom</code></td>
<td>课堂的地址与口令，以及可以嵌入棋盘的网站</td>
</tr>
<tr>
<td><code>POST /api/rooms</code></td>
<td>加 <code>--lan</code> 时：为一个 <code>play</code> 请求的游戏开一间对弈室</td>
</tr>
<tr>
<td><code>GET</code>、<code>POST /api/rooms/ID</code></td>
<td>对弈室的状态；入座（<code>{&quot;do&quot;: &quot;sit&quot;}</code>）、走一着、再来一局</td>
</tr>
<tr>
<td><code>GET /api/rooms/ID/events</code></td>
<td>对弈室的每次变化（服务器推送事件）</td>
</tr>
<tr>
<td><code>GET /api/health</code></td>
<td>运行状况与各项上限</td>
</tr>
</tbody></table></div>
<p>问题有误时以 <code>{&quot;problems&quot;: […]}</code> 回答，每一条都有不变的 <code>code</code>、<code>message</code>、<code>help</code> 以及在文本中的位置：<code>start</code> 与 <code>end</code> 按字节计，<code>from</code> 与 <code>to</code> 按 UTF-16 码元计，与编辑器一致。请求中不认识的字段会被拒绝。<code>/api/rules</code> 还会指出哪些规则的着法无法列出，并对可能使对局永不结束的规则给出警告。</p>
<p>以字节给出的表以 <code>BNTB</code> 开头，接着是表头长度和表头；表头是 JSON，补足到四的倍数；其后是各格，最后一个坐标变化最快。一律为小端序。胜负以 0 表示 P，1 表示 N，2 表示平局；表头 <code>vacant</code> 所记的数表示不是局面。<code>&quot;what&quot;: &quot;claim&quot;</code> 时，每格说明文本中断言的情况：0 到 2 表示断言正确地说它是 P、N、平局；3 表示没有断言；4 到 6 表示断言误称它是 P、N、平局；7 表示所称的 SG 值有误。加上 <code>&quot;claim&quot;: 2</code> 只看文本中的第二条断言；表头列出所有断言。</p>
<p><code>/api/play</code> 的每一着只说它改变了什么：<code>components</code> 中的哪一个，以及它变成的 <code>parts</code>；对由边组成的局面则是 <code>gone</code>，即消失的是哪些边。<code>made</code>
接受一着的 <code>text</code>、编号，或走后的局面。</p>
<p>服务器停止时，会答完正在回答的问题；任务以 <code>cancelled</code> 结束，并附问题 <code>stopping</code>。</p>
<h2 id="上限">上限</h2>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th></th>
<th></th>
</tr>
</thead>
<tbody><tr>
<td>一个请求</td>
<td>1 MiB；游戏文本 64 KiB，值等数据 512 KiB，问题 8 KiB</td>
</tr>
<tr>
<td>即时回答</td>
<td>2 秒（可用 <code>bouton serve --time</code> 另行指定），256 MiB；到时说出已知的结果，并附 <code>limits_hit</code></td>
</tr>
<tr>
<td>同时回答</td>
<td>每台机器两个问题，只有它一台提问时八个；每台另有至多 24 个等待，其余得到 429 与 <code>Retry-After</code></td>
</tr>
<tr>
<td>连接</td>
<td>512 个；最后 64 个只留给连接不到八个的机器</td>
</tr>
<tr>
<td>一张表</td>
<td>2^22 个局面；作为任务为 2^24</td>
</tr>
<tr>
<td>一个任务</td>
<td>10 分钟，512 MiB；结果保留 10 分钟</td>
</tr>
<tr>
<td>任务总数</td>
<td>一次一个，四个处理器起一次两个；各机器轮流，同一机器上各客户轮流；每个客户至多 4 个等待，总共至多 64 个，最后 16 个只留给尚无任务等待的机器</td>
</tr>
</tbody></table></div>
<p>一台机器即一个地址（IPv6 取前 64 位）。客户指这台机器，或其上在请求头 <code>x-bouton-client</code> 中自报名称的页面或程序。任务不属于任何连接：离开后再回来，可凭 <code>id</code> 找到它。服务器重启过，或任务早已结束，<code>id</code> 便不再有效，回答为 404，问题代码 <code>no-such-job</code>。</p>
<p>一个问题只等待同一台机器的其他问题，不等待别人的。它先占一个席位（席位数与处理器数相同），十分之一秒内未答完便让出；因此席位很快空出，由近来得到服务最少的机器先用。耗时的问题以较低的优先级继续，难题只用易题剩下的时间。（只有 Linux 能为线程设优先级；在其他系统上，正在回答的难题与易题平分处理器。）</p>
<p>任务取消后立即让出位置。两秒内停下的，保留已有的结果；否则记为 <code>cancelled</code>，不再等待它的线程。这样的线程有八个尚未结束时，不再提前让出位置；其中有两个属于同一台机器时，该机器须等待它们。</p>
<h2 id="不需要服务器">不需要服务器</h2>
`},{kind:`code`,info:``,text:`cargo xtask page`,links:[]},{kind:`html`,html:`<p>在 <code>target/page</code> 中生成同样的页面，各种操作则编译成一个 WebAssembly 模块。任何静态服务器都可以提供这个文件夹，放在根目录或子目录均可，例如
<code>python3 -m http.server --directory target/page</code>；首次访问之后不再需要网络。所提的问题都不离开浏览器。</p>
<p>提问在后台线程（worker）中回答，至多 10 秒；耗时的工作各有自己的 worker，取消时随即结束。步数与内存的上限同<a href="/learn/serve#上限">服务器</a>，只用一个线程，模块占用的内存不超过 1 GiB。局面、证明和证书的结果与服务器逐字节相同。两台机器对弈需要服务器：<code>bouton serve --lan</code>；比赛输入流和终端中的文件仍须在终端中使用。除浏览器自己绘制的之外，没有像素图片。</p>
<p>xtask 从 Debian 的软件包取得面向 WebAssembly 的编译器和标准库源码，解包到 <code>target/web</code>，只取一次。</p>
<h2 id="网站形式的书">网站形式的书</h2>
`},{kind:`code`,info:``,text:`cargo xtask book`,links:[]},{kind:`html`,html:`<p>在 <code>target/book</code> 中生成同样的文件夹，并加上：<code>learn/</code> 下的本书（两种语言，可以查找，棋盘可以直接在页面上玩），以及各程序库的说明：<code>api/rust/</code> 由 rustdoc
生成，<code>api/python/</code> 由 pdoc 生成。不运行脚本也能阅读各章，搜索引擎因此能找到它们。各章的链接与工作台相同：<code>learn/judge/#…</code> 指向一节，<code>learn/?find=周期</code> 指向查找结果。</p>
<h2 id="如何拒绝他人">如何拒绝他人</h2>
<p>服务器只监听本机。它只应答自己的名称，因而没有页面能借别的名称访问本机地址；凡改变或计算什么的请求都须是
<code>content-type: application/json</code> 且不带外来的 <code>Origin</code>，因而其他网站的页面不能借浏览器提问。加 <code>--lan</code> 时它监听所有接口，应答本机的任何地址而不应答名称，每个请求都须带口令，<code>Origin</code> 须与所访问的地址一致。任何网站都不能嵌入它的页面，只有 <code>--embed</code> 所写的网站可以嵌入 <code>/embed</code>。请求的任何内容都不会使它读取文件。程序自身出错时以状态 500 回答，并计入 <code>/api/health</code>；服务器继续运行。</p>
`}]};export{e as default};