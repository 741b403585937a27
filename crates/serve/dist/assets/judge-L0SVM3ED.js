var e={title:`竞赛题`,headings:[{id:`题目`,text:`题目`,level:2},{id:`输入有误时`,text:`输入有误时`,level:2},{id:`可提交的程序`,text:`可提交的程序`,level:2},{id:`不同游戏的和`,text:`不同游戏的和`,level:3}],parts:[{kind:`html`,html:`<h1 id="竞赛题">竞赛题</h1>
`},{kind:`code`,info:``,text:`bouton judge 题号 < 输入 > 输出`,links:[]},{kind:`html`,html:`<p>完全按原题格式读入，并一字不差地按原题要求输出。答案来自游戏目录；想知道原因，可用 <code>bouton solve</code> 求解表中的游戏。<code>bouton judge --list</code>
列出全部题目，加 <code>--json</code> 则以数据形式列出，并附数据范围。在 Rust 中可调用 <code>bouton::judge::run</code>。工作台的 <code>/contest</code> 页也能作答：各题的样例、自己的输入，以及能写出时可提交的程序。</p>
<h2 id="题目">题目</h2>
<p>范围为原题所给，范围之内的输入一律解答。超出范围的输入，在代价不大时照样解答：数据组数不限，数字至多 10 000 位，同时至多一百万堆（或棋子、兵）。例外如下：</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>题目</th>
<th>至多解答到</th>
</tr>
</thead>
<tbody><tr>
<td><code>hdu1536</code></td>
<td>集合 1000 个元素；每堆 2^22，更大的只在已知 SG 值有周期时解答</td>
</tr>
<tr>
<td><code>hdu1848</code></td>
<td>每堆小于 2^22</td>
</tr>
<tr>
<td><code>poj2311</code></td>
<td>边长 256</td>
</tr>
<tr>
<td><code>hnoi2007-split</code></td>
<td>1000 个瓶子</td>
</tr>
<tr>
<td><code>poi-gra</code></td>
<td>10^18 格</td>
</tr>
<tr>
<td><code>poj2425</code></td>
<td>2·10^6 个结点</td>
</tr>
</tbody></table></div>
<p>再大则视为有误：给出位置与两个界限，退出状态为 2。<code>--time</code> 与 <code>--memory</code> 对每道题都有效，触及时退出状态为 3。<code>bouton judge --list --json</code> 的 <code>limits</code>
列出输入中每个量在原题中的上限（<code>limit</code>，原题未给出或不详时为 <code>null</code>），以及至多解答到多大（<code>answered</code>，只受时间、内存与 <code>digits</code> 限制时为 <code>null</code>）。</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>题目</th>
<th>又名</th>
<th>游戏</th>
<th>范围</th>
<th>说明</th>
</tr>
</thead>
<tbody><tr>
<td><code>hdu1846</code></td>
<td></td>
<td><code>bash</code></td>
<td>C ≤ 100，n, m ≤ 1000</td>
<td></td>
</tr>
<tr>
<td><code>luogu-p4018</code></td>
<td></td>
<td><code>prime-power</code></td>
<td>T ≤ 10^5，n ≤ 5·10^7</td>
<td>可取素数的任意次幂</td>
</tr>
<tr>
<td><code>luogu-p4860</code></td>
<td></td>
<td><code>prime-power</code></td>
<td>T ≤ 10^6，n ≤ 5·10^7</td>
<td><code>kmax=1</code>：取 1 个或素数个</td>
</tr>
<tr>
<td><code>hdu2516</code></td>
<td></td>
<td><code>fibonacci-nim</code></td>
<td>n &lt; 2^31</td>
<td>以 0 结束</td>
</tr>
<tr>
<td><code>luogu-p2197</code></td>
<td></td>
<td><code>nim</code></td>
<td>T ≤ 10，10^4 堆</td>
<td></td>
</tr>
<tr>
<td><code>hdu1850</code></td>
<td></td>
<td><code>nim</code></td>
<td>100 堆，每堆 ≤ 10^6</td>
<td>输出制胜着法的个数；以 0 结束</td>
</tr>
<tr>
<td><code>poj2975</code></td>
<td></td>
<td><code>nim</code></td>
<td>1000 堆，每堆 ≤ 10^9</td>
<td>同上</td>
</tr>
<tr>
<td><code>hdu2176</code></td>
<td></td>
<td><code>nim</code></td>
<td>200000 堆</td>
<td>按堆的次序输出制胜着法；以 0 结束</td>
</tr>
<tr>
<td><code>hdu1907</code></td>
<td><code>bzoj1022</code></td>
<td><code>nim</code></td>
<td>T ≤ 500，50 堆，每堆 ≤ 5000</td>
<td>反常规则</td>
</tr>
<tr>
<td><code>poj1067</code></td>
<td><code>hdu1527</code>、<code>luogu-p2252</code></td>
<td><code>wythoff</code></td>
<td>a, b ≤ 10^9</td>
<td>读到输入结束；两堆次序不限</td>
</tr>
<tr>
<td><code>hdu2177</code></td>
<td></td>
<td><code>wythoff</code></td>
<td>a ≤ b ≤ 10^6</td>
<td>输出每个制胜着法之后的局面；以 <code>0 0</code> 结束</td>
</tr>
<tr>
<td><code>luogu-p1290</code></td>
<td></td>
<td><code>euclid</code></td>
<td>64 位</td>
<td>先给组数</td>
</tr>
<tr>
<td><code>poj2348</code></td>
<td><code>hdu1525</code></td>
<td><code>euclid</code></td>
<td>不详</td>
<td>以 <code>0 0</code> 结束</td>
</tr>
<tr>
<td><code>hdu5754</code></td>
<td></td>
<td><code>race</code></td>
<td>T ≤ 1000，棋盘 ≤ 1000</td>
<td>1 王、2 车、3 马、4 后</td>
</tr>
<tr>
<td><code>hdu1536</code></td>
<td><code>poj2960</code></td>
<td><code>subtraction</code></td>
<td>100 个元素，均 ≤ 10^4；100 个局面，各 100 堆，每堆 ≤ 10^4</td>
<td>集合次序不限；每个集合算一张表；以 0 结束</td>
</tr>
<tr>
<td><code>hdu1848</code></td>
<td></td>
<td></td>
<td>每堆 ≤ 1000</td>
<td>取斐波那契数个；算表；以 <code>0 0 0</code> 结束</td>
</tr>
<tr>
<td><code>hdu3032</code></td>
<td></td>
<td><code>lasker</code></td>
<td>T ≤ 100，10^6 堆，每堆 &lt; 2^31</td>
<td></td>
</tr>
<tr>
<td><code>poj2311</code></td>
<td></td>
<td></td>
<td>边长 ≤ 200</td>
<td>剪纸；算表；读到输入结束</td>
</tr>
<tr>
<td><code>hnoi2007-split</code></td>
<td><code>bzoj1188</code>、<code>luogu-p3185</code></td>
<td><code>take-break</code></td>
<td>t ≤ 10，21 个瓶子，每个 ≤ 10^4</td>
<td>字典序最小的制胜着法，以及制胜着法的个数</td>
</tr>
<tr>
<td><code>poj1740</code></td>
<td></td>
<td><code>new-stone</code></td>
<td>10 堆，每堆 ≤ 100</td>
<td>以 0 结束</td>
</tr>
<tr>
<td><code>spoj2021</code></td>
<td><code>bzoj1982</code></td>
<td><code>new-stone</code></td>
<td>10^5 堆</td>
<td>读到输入结束</td>
</tr>
<tr>
<td><code>poj1704</code></td>
<td></td>
<td><code>georgia-bob</code></td>
<td>T ≤ 20，1000 枚棋子，格子 ≤ 10^4</td>
<td>棋子次序不限</td>
</tr>
<tr>
<td><code>poi-gra</code></td>
<td><code>bzoj2066</code></td>
<td><code>poi-game</code></td>
<td>m ≤ 10^9，10^6 个兵</td>
<td>输出第一步制胜着法的个数</td>
</tr>
<tr>
<td><code>ipsc2003-g</code></td>
<td><code>bzoj1463</code></td>
<td><code>hackenbush</code></td>
<td>不详</td>
<td>结点 1 是地面</td>
</tr>
<tr>
<td><code>poj3710</code></td>
<td></td>
<td><code>hackenbush</code></td>
<td>99 棵树，每棵 99 个结点、499 条边</td>
<td>读到输入结束</td>
</tr>
<tr>
<td><code>poj2425</code></td>
<td><code>hdu1524</code></td>
<td><code>dag</code></td>
<td>1000 个结点，10 枚棋子</td>
<td>每张图以 0 结束，整个输入读到末尾</td>
</tr>
</tbody></table></div>
<p>有两个游戏不在目录中：规则与题目放在一起，可用 <code>bouton judge --list --json</code> 查看。</p>
<p>关于 <code>hdu2177</code>：先输出同时取两堆的着法，再输出取较小一堆的，最后是取较大一堆的。两种着法走到同一局面时输出两次，与已通过的程序一致（如由 2 3 到 1 2）；两堆相等时只算取其中一堆。</p>
<h2 id="输入有误时">输入有误时</h2>
<p>数字之间可用任意空白或换行分隔。不是自然数、超出范围、缺少、过大或多余的数字都会得到指明行列的诊断，退出状态为 2，此前的答案照常输出。对于读到输入结束的题目，空输入就是没有数据的输入。</p>
<h2 id="可提交的程序">可提交的程序</h2>
`},{kind:`code`,info:``,text:`bouton discover 游戏 --emit cpp --format "T; n a1..an -> Yes/No" > main.cpp
bouton prove 游戏 --emit cpp --format "T; n a1..an -> Yes/No" > main.cpp`,links:[]},{kind:`html`,html:`<p>写出 C++17、Python 3、Rust、Java 17 或 Go 的完整程序：<code>main</code> 一次读入竞赛的输入并作答，只用语言自带的库。<code>prove</code> 用游戏文件中的断言，<code>discover</code> 用它找到的。开头的注释写明所用的公式以及它是怎样得知的。</p>
<p>格式先写读入什么，<code>-&gt;</code> 之后写输出什么。数字之间可用任意空白或换行分隔。各部分以 <code>;</code> 分开：</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>部分</th>
<th>读入</th>
</tr>
</thead>
<tbody><tr>
<td><code>T</code></td>
<td>数据组数，写在最前；没有它则读到输入结束</td>
</tr>
<tr>
<td><code>until 0</code>、<code>until 0 0</code></td>
<td>同上，或读到以这些数开头的一组为止</td>
</tr>
<tr>
<td><code>n</code></td>
<td>局面的数；若游戏有此名的参数，则为参数：<code>bash</code> 的 <code>T; n m</code></td>
</tr>
<tr>
<td><code>a b</code></td>
<td>局面的各个数，按规则中的次序，或按规则中的名字；也可为规则中 <code>start</code> 所写简写的数</td>
</tr>
<tr>
<td><code>n a1..an</code></td>
<td>列表：若干堆，每步在其中一堆走一着；对成行的游戏则为一行</td>
</tr>
<tr>
<td><code>n (a b)..</code></td>
<td>分量的列表，每个分量有几个数</td>
</tr>
<tr>
<td><code>a1..a3</code></td>
<td>即 <code>a1 a2 a3</code>：三堆</td>
</tr>
</tbody></table></div>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>输出</th>
<th>含义</th>
</tr>
</thead>
<tbody><tr>
<td><code>First/Second</code></td>
<td>先手必胜时为前一个词，否则为后一个；可用任意两个词。不写 <code>-&gt;</code> 时即输出这两个词</td>
</tr>
<tr>
<td><code>First/Second/Draw</code></td>
<td>有和局的游戏用第三个词</td>
</tr>
<tr>
<td><code>value</code></td>
<td>SG 值</td>
</tr>
<tr>
<td><code>count</code></td>
<td>制胜着法的个数</td>
</tr>
<tr>
<td><code>move</code>、<code>moves</code></td>
<td>一个（或每个）制胜着法走后的各数；没有则不输出。程序逐一尝试全部着法，所以堆不能太大</td>
</tr>
</tbody></table></div>
<p>多项输出如 <code>Yes/No; moves</code>，每项另起一行。走法依次按堆、按规则的行、按其中的数从小到大排列；每种走法只出现一次，分成 4 和 1 与分成 1 和 4 是同一种。一堆走后剩下的写在原处，0 也写。</p>
<p>有公式时用公式：单个局面的、各分量的 SG 值的、整个和或行的。没有公式时，程序先按规则打表，计算各数不超过 <code>--upto 10000</code> 的全部局面，再读输入；代价写在注释中。约一秒内算不完的界不被接受；反常规则下的和也不被接受，因为各分量的胜负不够用。数超过打表的界，或（Python 除外）超过 2^63 - 1，遇到不是数的词，输入过早结束，程序都会给出信息并以非 0 状态结束。Java 程序的类名为 <code>Main</code>。Java 与 Go 程序的整数为 64 位，中间结果超出时程序会说明并结束。</p>
<p>不写 <code>--upto</code> 时，<code>discover</code> 按所找到的写程序：能证明的断言，否则是小局面的规律，如同 <code>guess</code> 从暴力程序的输出中找到的。多堆需要 SG 值，这里是每次至多取走一半的堆：</p>
`},{kind:`code`,info:`game`,text:`game half
(n) -> (n - k) where 1 <= k and 2*k <= n`,links:[{to:`rules`,text:`game half
(n) -> (n - k) where 1 <= k and 2*k <= n
`}]},{kind:`code`,info:`console`,text:`$ bouton discover half.game --emit cpp --format "T; n a1..an -> First/Second" --lang zh --quiet > half.cpp`,links:[{to:`rules`,ask:`mine.game`,run:`discover`,text:`game half
(n) -> (n - k) where 1 <= k and 2*k <= n
`}]},{kind:`code`,info:`console`,text:`$ g++ -O2 -std=c++17 half.cpp -o half && printf "2\\n2 10 5\\n3 1 3 1099511627775\\n" | ./half
First
Second`,links:[]},{kind:`html`,html:`<p>程序开头写明 SG 值，并注明对所有局面已得证。未能证明的规律则注明是猜想；那时可以写 <code>--upto</code>，让程序按规则计算，结果确定无误。</p>
<h3 id="不同游戏的和">不同游戏的和</h3>
<p>各游戏之间写 <code>+</code>。每个游戏依次读取格式中的下一项：一个列表、固定的若干堆（<code>a1..a2</code>），或一个局面的各数。</p>
`},{kind:`code`,info:`console`,text:`$ bouton discover nim + kayles --emit cpp --format "T; n a1..an; m b1..bm -> First/Second; move" --lang zh --quiet > sum.cpp`,links:[{to:`rules`,ask:`nim + kayles`,run:`discover`}]},{kind:`code`,info:`console`,text:`$ g++ -O2 -std=c++17 sum.cpp -o sum && printf "2\\n1 3\\n2 3 1\\n2 1 5\\n1 4\\n" | ./sum
First
2 + 3 1
First
1 0 + 4`,links:[]},{kind:`html`,html:`<p>程序的开头对每个游戏写明公式以及它是怎样得知的。每步只改变一个游戏；着法之后的局面按游戏依次输出，中间写 <code>+</code>。读入的参数属于和中每个有此参数的游戏。没有公式的游戏按规则打表到 <code>--upto</code>，共用一秒。由于相加的是 SG 值，反常规则、和局、一步走多个分量，以及只知道胜负的游戏都不能放进和。成行的游戏可以输出 <code>First/Second</code> 与 <code>value</code>。</p>
`}]};export{e as default};