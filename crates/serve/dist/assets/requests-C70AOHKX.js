var e={title:`数据形式的请求`,headings:[{id:`关于游戏的请求共有的字段`,text:`关于游戏的请求共有的字段`,level:2},{id:`solve`,text:`solve`,level:2},{id:`play`,text:`play`,level:2},{id:`table`,text:`table`,level:2},{id:`check`,text:`check`,level:2},{id:`discover`,text:`discover`,level:2},{id:`prove`,text:`prove`,level:2},{id:`verify`,text:`verify`,level:2},{id:`period`,text:`period`,level:2},{id:`census`,text:`census`,level:2},{id:`guess`,text:`guess`,level:2},{id:`identify`,text:`identify`,level:2},{id:`matrix`,text:`matrix`,level:2},{id:`judge`,text:`judge`,level:2},{id:`contests`,text:`contests`,level:2},{id:`draw`,text:`draw`,level:2},{id:`layout`,text:`layout`,level:2},{id:`list`,text:`list`,level:2},{id:`show`,text:`show`,level:2},{id:`rules`,text:`rules`,level:2},{id:`format`,text:`format`,level:2}],parts:[{kind:`html`,html:`<h1 id="数据形式的请求">数据形式的请求</h1>
<p>命令行的每种操作也是一个 JSON 对象：发到 <code>bouton serve</code> 的 <code>/api/名称</code> 立即得到答案；发到 <code>/api/jobs</code> 并写上 <code>&quot;kind&quot;: &quot;名称&quot;</code> 用于较久的工作；也可交给 <a href="/learn/programs"><code>bouton mcp</code></a> 的同名工具；<code>solve</code> 的对象也可作为 <code>bouton solve --batch</code> 的一行。省略的字段取默认值。超过 64 位的数写成文本。此处未列的字段，以及请求不会用到的字段，都不接受。</p>
<p>请求有误时，各处的回答形式相同，命令行的 <code>--json</code> 也一样：<code>{&quot;problems&quot;: […]}</code>，每一条都有不变的 <code>code</code>、<code>message</code> 与 <code>help</code>；触及上限时还有 <code>limits_hit</code>。请求的 <code>id</code> 随每个回答返回；任务的 <code>id</code> 在其结果中。</p>
<p><code>bouton solve --batch</code> 每行读一个对象，按相同次序每行输出一个答案或一条错误。每行所用的语言由其 <code>lang</code> 决定，省略时与命令相同；<code>--moves</code>、<code>--misere</code>、<code>--normal</code> 为各行设定默认的 <code>moves</code> 与 <code>convention</code>。</p>
<h2 id="关于游戏的请求共有的字段">关于游戏的请求共有的字段</h2>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>字段</th>
<th>值</th>
<th>默认</th>
<th>含义</th>
</tr>
</thead>
<tbody><tr>
<td><code>ask</code></td>
<td>文本</td>
<td></td>
<td>与命令行写法相同的问题：<code>nim 3 4 5</code>、<code>bash m=3 21</code>、<code>nim 3 4 + kayles 7</code>。<code>text</code> 中的游戏用其中的名字或 <code>mine.game</code> 称呼。</td>
</tr>
<tr>
<td><code>game</code></td>
<td>文本</td>
<td></td>
<td>只写游戏，代替 <code>ask</code>。</td>
</tr>
<tr>
<td><code>params</code></td>
<td>对象</td>
<td></td>
<td><code>game</code> 的参数，按名称：文本、数，或它们的列表。</td>
</tr>
<tr>
<td><code>position</code></td>
<td>文本, 整数, 列表</td>
<td></td>
<td><code>game</code> 的局面：文本，或分量的列表，每个分量是一个数或数的列表。</td>
</tr>
<tr>
<td><code>text</code></td>
<td>文本</td>
<td></td>
<td>自己的游戏的规则。</td>
</tr>
<tr>
<td><code>convention</code></td>
<td><code>normal</code>, <code>misere</code></td>
<td></td>
<td>胜负约定；省略时取游戏自己的约定。<code>check</code>、<code>identify</code>、<code>show</code> 不接受。</td>
</tr>
<tr>
<td><code>lang</code></td>
<td><code>en</code>, <code>zh</code></td>
<td></td>
<td>答案所用的语言；省略时为英文，批量查询中与命令相同。</td>
</tr>
<tr>
<td><code>id</code></td>
<td>文本, 整数</td>
<td></td>
<td>标识，随答案、错误或任务的结果返回。</td>
</tr>
<tr>
<td><code>kind</code></td>
<td>文本</td>
<td></td>
<td>操作的名称，用于地址未写明之处：<code>check</code>、<code>prove</code> 等。</td>
</tr>
</tbody></table></div>
<h2 id="solve"><code>solve</code></h2>
<p>一个局面谁胜、走哪一步，以及理由。</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>字段</th>
<th>值</th>
<th>默认</th>
<th>含义</th>
</tr>
</thead>
<tbody><tr>
<td><code>moves</code></td>
<td>0..9007199254740991, <code>all</code></td>
<td><code>10</code></td>
<td>最多列出的制胜着法数；<code>all</code> 为全部。</td>
</tr>
<tr>
<td><code>certificate</code></td>
<td><code>true</code>、<code>false</code></td>
<td><code>false</code></td>
<td><code>true</code> 则为 SG 值生成证书：限棋盘与图上的游戏。</td>
</tr>
</tbody></table></div>
<h2 id="play"><code>play</code></h2>
<p>进行中的对局：局面、合法着法，以及提示中的胜负。</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>字段</th>
<th>值</th>
<th>默认</th>
<th>含义</th>
</tr>
</thead>
<tbody><tr>
<td><code>made</code></td>
<td>列表</td>
<td></td>
<td>已走的着法：着法的文字、编号，或走后的局面。</td>
</tr>
<tr>
<td><code>hints</code></td>
<td><code>true</code>、<code>false</code></td>
<td><code>false</code></td>
<td>说明现在以及每步之后谁胜。</td>
</tr>
<tr>
<td><code>advise</code></td>
<td><code>true</code>、<code>false</code></td>
<td><code>false</code></td>
<td>建议一步着法。</td>
</tr>
</tbody></table></div>
<h2 id="table"><code>table</code></h2>
<p>一个范围内每个局面的胜负、SG 值，或断言与事实的对照。</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>字段</th>
<th>值</th>
<th>默认</th>
<th>含义</th>
</tr>
</thead>
<tbody><tr>
<td><code>ranges</code></td>
<td>文本</td>
<td></td>
<td>各坐标的范围，两端都包含：<code>0..99 0..99</code>；写单个数则固定该坐标。</td>
</tr>
<tr>
<td><code>what</code></td>
<td><code>outcome</code>, <code>value</code>, <code>claim</code></td>
<td></td>
<td>格子的内容；省略时为胜负，给出 <code>claim</code> 时为该断言。</td>
</tr>
<tr>
<td><code>claim</code></td>
<td>1..1000000</td>
<td></td>
<td>只对照的断言，从 1 起编号。</td>
</tr>
</tbody></table></div>
<h2 id="check"><code>check</code></h2>
<p>在一个范围内的每个局面上，把游戏文本中的断言与按规则算出的结果对照。</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>字段</th>
<th>值</th>
<th>默认</th>
<th>含义</th>
</tr>
</thead>
<tbody><tr>
<td><code>upto</code></td>
<td>0..1000000000</td>
<td><code>40</code></td>
<td>所考察局面中最大的数。</td>
</tr>
</tbody></table></div>
<h2 id="discover"><code>discover</code></h2>
<p>由规则推出的断言，能证明的给出证明。</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>字段</th>
<th>值</th>
<th>默认</th>
<th>含义</th>
</tr>
</thead>
<tbody><tr>
<td><code>size</code></td>
<td>1..1000</td>
<td></td>
<td>分量的个数，或行的长度。</td>
</tr>
<tr>
<td><code>values</code></td>
<td><code>true</code>、<code>false</code></td>
<td><code>false</code></td>
<td>寻找 SG 值而不是胜负。</td>
</tr>
<tr>
<td><code>upto</code></td>
<td>1..1000000000</td>
<td></td>
<td>所考察局面中最大的数；省略时自动选取，必要时扩大。有 <code>format</code> 时，为没有可用公式的程序按规则打表的最大的数。</td>
</tr>
<tr>
<td><code>emit</code></td>
<td><code>cpp</code>, <code>python</code>, <code>rust</code>, <code>java</code>, <code>go</code></td>
<td></td>
<td>把第一个结果写成程序。</td>
</tr>
<tr>
<td><code>format</code></td>
<td>文本</td>
<td></td>
<td>写出完整的程序，按此格式读入局面并输出答案：<code>T; n a1..an -&gt; Yes/No</code>。此时可询问几个游戏的和 <code>nim + kayles</code>：每个游戏各读一个列表，或一个局面的各数。</td>
</tr>
<tr>
<td><code>drawing</code></td>
<td><code>true</code>、<code>false</code></td>
<td><code>false</code></td>
<td>返回自动机的图。</td>
</tr>
</tbody></table></div>
<h2 id="prove"><code>prove</code></h2>
<p>游戏的断言：对所有局面得证，或被推翻。</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>字段</th>
<th>值</th>
<th>默认</th>
<th>含义</th>
</tr>
</thead>
<tbody><tr>
<td><code>claim</code></td>
<td>1..1000000</td>
<td></td>
<td>只证明的断言，从 1 起编号；省略时为全部断言。</td>
</tr>
<tr>
<td><code>size</code></td>
<td>整数, 文本</td>
<td></td>
<td>分量的个数，或行的长度：<code>3</code> 或 <code>&quot;2..4&quot;</code>；省略时从 2 或 1 到 4。</td>
</tr>
<tr>
<td><code>states</code></td>
<td>1..1073741824</td>
<td><code>1048576</code></td>
<td>自动机与证明超过这么多状态时放弃。</td>
</tr>
<tr>
<td><code>addable</code></td>
<td><code>true</code>、<code>false</code></td>
<td><code>false</code></td>
<td>不作证明，而寻找添加后不改变胜负的着法。</td>
</tr>
<tr>
<td><code>emit</code></td>
<td><code>cpp</code>, <code>python</code>, <code>rust</code>, <code>java</code>, <code>go</code></td>
<td></td>
<td>把第一个得证的断言写成程序。</td>
</tr>
<tr>
<td><code>format</code></td>
<td>文本</td>
<td></td>
<td>写出完整的程序，按此格式读入局面并输出答案：<code>T; n a1..an -&gt; Yes/No</code>。</td>
</tr>
<tr>
<td><code>upto</code></td>
<td>1..1000000000</td>
<td></td>
<td>有 <code>format</code> 时，没有可用公式的程序按规则打表的最大的数。</td>
</tr>
<tr>
<td><code>certificate</code></td>
<td><code>true</code>、<code>false</code></td>
<td><code>false</code></td>
<td>返回证书。</td>
</tr>
<tr>
<td><code>core</code></td>
<td><code>true</code>、<code>false</code></td>
<td><code>false</code></td>
<td>返回检验程序所读的断言（游戏规则写成公式），以及同样内容的文字表述。</td>
</tr>
<tr>
<td><code>drawing</code></td>
<td><code>true</code>、<code>false</code></td>
<td><code>false</code></td>
<td>返回自动机的图。</td>
</tr>
</tbody></table></div>
<h2 id="verify"><code>verify</code></h2>
<p>检验证书，并可与一个游戏比较；检验程序与证明程序没有共用的代码。</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>字段</th>
<th>值</th>
<th>默认</th>
<th>含义</th>
</tr>
</thead>
<tbody><tr>
<td><code>text</code></td>
<td>文本</td>
<td>必填</td>
<td>一份证书，或依次排列的几份。</td>
</tr>
<tr>
<td><code>game</code></td>
<td>文本</td>
<td></td>
<td>证书应当关于的游戏，如同输入：<code>bash</code>、<code>bash m=3</code>。</td>
</tr>
<tr>
<td><code>params</code></td>
<td>对象</td>
<td></td>
<td><code>game</code> 的参数，以名称给出：文本、数，或它们的列表。</td>
</tr>
<tr>
<td><code>rules</code></td>
<td>文本</td>
<td></td>
<td><code>game</code> 是自己的游戏时，它的规则。</td>
</tr>
</tbody></table></div>
<h2 id="period"><code>period</code></h2>
<p>取石分堆博弈的 SG 值及其周期；反常规则下给出它的商。</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>字段</th>
<th>值</th>
<th>默认</th>
<th>含义</th>
</tr>
</thead>
<tbody><tr>
<td><code>to</code></td>
<td>1..4000000000</td>
<td><code>10000000</code></td>
<td>最多计算多少个堆的值。</td>
</tr>
<tr>
<td><code>values</code></td>
<td>0..1000000</td>
<td><code>24</code></td>
<td>列出的前若干个值。</td>
</tr>
<tr>
<td><code>elements</code></td>
<td>1..20000</td>
<td><code>2000</code></td>
<td>反常商最多的元素个数。</td>
</tr>
<tr>
<td><code>certificate</code></td>
<td><code>true</code>、<code>false</code></td>
<td><code>false</code></td>
<td>返回证书。</td>
</tr>
</tbody></table></div>
<h2 id="census"><code>census</code></h2>
<p>若干位的全部八进制或十六进制博弈，或所列的博弈，及其周期。</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>字段</th>
<th>值</th>
<th>默认</th>
<th>含义</th>
</tr>
</thead>
<tbody><tr>
<td><code>codes</code></td>
<td>列表</td>
<td></td>
<td>博弈的代码；没有时为若干位的全部博弈。</td>
</tr>
<tr>
<td><code>digits</code></td>
<td>1..4</td>
<td><code>3</code></td>
<td>小数点后的位数。</td>
</tr>
<tr>
<td><code>hexadecimal</code></td>
<td><code>true</code>、<code>false</code></td>
<td><code>false</code></td>
<td>考察可留下三堆的博弈（至多三位），而不是八进制博弈。</td>
</tr>
<tr>
<td><code>to</code></td>
<td>1..4000000000</td>
<td><code>10000</code></td>
<td>每个博弈最多计算多少个堆的值。</td>
</tr>
<tr>
<td><code>each</code></td>
<td>数</td>
<td></td>
<td>每个博弈最多用时的秒数。</td>
</tr>
</tbody></table></div>
<h2 id="guess"><code>guess</code></h2>
<p>暴力程序输出的各局面的值：由其中一部分拟合、并能预测其余部分的规律。</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>字段</th>
<th>值</th>
<th>默认</th>
<th>含义</th>
</tr>
</thead>
<tbody><tr>
<td><code>text</code></td>
<td>文本</td>
<td>必填</td>
<td>数据：依次排列的值、每行一个局面及其值、或表格；值为整数，或 <code>W</code> 与 <code>L</code> 之类的词。</td>
</tr>
<tr>
<td><code>losing</code></td>
<td><code>true</code>、<code>false</code></td>
<td><code>false</code></td>
<td>数据是必败态的列表，列到某个界限为止的全部。</td>
</tr>
<tr>
<td><code>layout</code></td>
<td><code>list</code>, <code>lines</code>, <code>table</code></td>
<td></td>
<td>数据的排列方式；不给出时由数据推断。数据为必败态时不能给出。</td>
</tr>
<tr>
<td><code>from</code></td>
<td>0..9007199254740991</td>
<td><code>0</code></td>
<td>第一个值的编号；表格中为首行与首列的编号。</td>
</tr>
<tr>
<td><code>predict</code></td>
<td>文本</td>
<td></td>
<td>要预测的局面：每个数一个范围，如 <code>1000..1100</code>，或每行一个局面。</td>
</tr>
<tr>
<td><code>emit</code></td>
<td><code>cpp</code>, <code>python</code>, <code>rust</code>, <code>java</code>, <code>go</code></td>
<td></td>
<td>把第一个猜想写成完整的程序。</td>
</tr>
<tr>
<td><code>format</code></td>
<td>文本</td>
<td></td>
<td>程序的输入输出格式：<code>T; n a1..an -&gt; Yes/No</code>；不给出时每行一个局面。</td>
</tr>
</tbody></table></div>
<h2 id="identify"><code>identify</code></h2>
<p>值或游戏：具有相同的值或相同着法的已知游戏。</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>字段</th>
<th>值</th>
<th>默认</th>
<th>含义</th>
</tr>
</thead>
<tbody><tr>
<td><code>values</code></td>
<td>文本</td>
<td></td>
<td>0、1、2……处的 SG 值，写法与 <code>guess</code> 所读的相同。</td>
</tr>
</tbody></table></div>
<h2 id="matrix"><code>matrix</code></h2>
<p>收益矩阵：它的值与双方的最优策略。</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>字段</th>
<th>值</th>
<th>默认</th>
<th>含义</th>
</tr>
</thead>
<tbody><tr>
<td><code>text</code></td>
<td>文本</td>
<td>必填</td>
<td>矩阵，每行写矩阵的一行：整数、分数、小数，以逗号、分号、制表符或空格分隔。</td>
</tr>
</tbody></table></div>
<h2 id="judge"><code>judge</code></h2>
<p>竞赛或在线评测的题目，按其格式作答。</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>字段</th>
<th>值</th>
<th>默认</th>
<th>含义</th>
</tr>
</thead>
<tbody><tr>
<td><code>problem</code></td>
<td>文本</td>
<td>必填</td>
<td>题号，如 <code>poj1067</code>。</td>
</tr>
<tr>
<td><code>input</code></td>
<td>文本</td>
<td>必填</td>
<td>题目所述格式的输入。</td>
</tr>
</tbody></table></div>
<h2 id="contests"><code>contests</code></h2>
<p><code>judge</code> 所解答的竞赛与在线评测题目，以及各题的数据范围与样例。</p>
<h2 id="draw"><code>draw</code></h2>
<p><code>hackenbush</code>、<code>dag</code> 或棋盘上的局面图，标出制胜着法。</p>
<h2 id="layout"><code>layout</code></h2>
<p>图的布局：各结点的位置与各箭头的走向。</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>字段</th>
<th>值</th>
<th>默认</th>
<th>含义</th>
</tr>
</thead>
<tbody><tr>
<td><code>edges</code></td>
<td>文本</td>
<td>必填</td>
<td>图的边：<code>0-1,1-2,1-1</code>。结点可以单独写出：<code>0-1,5</code>。</td>
</tr>
<tr>
<td><code>shape</code></td>
<td><code>ground</code>, <code>arrows</code></td>
<td><code>&quot;ground&quot;</code></td>
<td><code>ground</code> 为地面上的图，结点 0 是地面；<code>arrows</code> 为有向图，边是箭头。</td>
</tr>
</tbody></table></div>
<h2 id="list"><code>list</code></h2>
<p>目录中的游戏，按由浅入深的次序。</p>
<h2 id="show"><code>show</code></h2>
<p>游戏的规则与断言，以及每个断言如何得知。</p>
<h2 id="rules"><code>rules</code></h2>
<p>读入的游戏文本：棋盘所需的信息、断言与示例，以及其中的全部问题。</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>字段</th>
<th>值</th>
<th>默认</th>
<th>含义</th>
</tr>
</thead>
<tbody><tr>
<td><code>text</code></td>
<td>文本</td>
<td>必填</td>
<td>文本。</td>
</tr>
</tbody></table></div>
<h2 id="format"><code>format</code></h2>
<p>规范格式的游戏文本。</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>字段</th>
<th>值</th>
<th>默认</th>
<th>含义</th>
</tr>
</thead>
<tbody><tr>
<td><code>text</code></td>
<td>文本</td>
<td>必填</td>
<td>文本。</td>
</tr>
</tbody></table></div>
`}]};export{e as default};