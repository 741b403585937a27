var e={title:`棋盘与图上的游戏`,headings:[{id:`规则`,text:`规则`,level:2},{id:`棋盘`,text:`棋盘`,level:2},{id:`限制终局与掉落`,text:`限制、终局与掉落`,level:2},{id:`怎样求解`,text:`怎样求解`,level:2},{id:`对称策略`,text:`对称策略`,level:2},{id:`所有大小的棋盘`,text:`所有大小的棋盘`,level:3},{id:`连通块与灯`,text:`连通块与灯`,level:2},{id:`对弈与图`,text:`对弈与图`,level:2}],parts:[{kind:`html`,html:`<h1 id="棋盘与图上的游戏">棋盘与图上的游戏</h1>
<p>棋盘由若干格子组成，每个格子上有一个字母；一步走法改写其中几个。Cram 照着说就能写出来：</p>
`},{kind:`code`,info:`text`,text:`game cram(rows default 5, columns default 7)
on grid(rows, columns)
cells free ".", taken "#"

u is free, v is free -> u is taken, v is taken where u next to v`,links:[]},{kind:`html`,html:`<p>“一个空格和与它相邻的一个空格都变为占用。”不能走的人负。这就是 <code>cram.game</code> 的全部：</p>
`},{kind:`code`,info:`console`,text:`$ bouton solve cram 3 5 --moves 1 --lang zh
先手必胜（N）。
  SG 值     1
  制胜着法  (3,4) #  (3,5) #
            可能还有更多
  原因      SG 值为 1。
            它不等于 0，先手只要走一步使它变成 0 就能获胜。
            (3,4) #  (3,5) # 获胜：走后 SG 值为 0。
依据：由规则算出：共解出 13 个局面。`,links:[{to:`play`,ask:`cram 3 5 1`}]},{kind:`code`,info:`console`,text:`$ bouton solve cram '..#/.#.' --lang zh
先手必胜（N）。
  SG 值     1
  制胜着法  (1,1) #  (2,1) #
            (1,1) #  (1,2) #
  原因      SG 值为 1。
            它不等于 0，先手只要走一步使它变成 0 就能获胜。
            (1,1) #  (2,1) # 获胜：走后 SG 值为 0。
依据：由规则算出：共解出 1 个局面。`,links:[{to:`play`,ask:`cram '..#/.#.'`}]},{kind:`code`,info:`console`,text:`$ bouton table cram 1..4 1..6 --what value --lang zh
rows\\columns  1 2 3 4 5 6
           1  0 1 1 2 0 3
           2  1 0 1 0 1 0
           3  1 1 0 1 1 4
           4  2 0 1 0 2 0`,links:[{to:`map`,ask:`cram`,ranges:`1..4 1..6`,what:`value`}]},{kind:`html`,html:`<p>棋盘以大小给出，或以图给出：一行接一行，行间写 <code>/</code>。</p>
<p>表中可以固定某些大小，没有给出范围的取默认值。Kotzig 的尼姆游戏，3 到 14 个位置的圆周，步数为 2 与 3：</p>
`},{kind:`code`,info:`console`,text:`$ bouton table kotzig 3..14 first=2 second=3 --what outcome --lang zh
 n  0 1 2 3 4 5 6 7 8 9
 0        P . P . P P .
10  . P P P .

P 先手必败   . 先手必胜`,links:[{to:`map`,ask:`kotzig`,ranges:`3..14 first=2 second=3`,what:`outcome`}]},{kind:`html`,html:`<h2 id="规则">规则</h2>
`},{kind:`code`,info:`text`,text:`走之前 -> 走之后 where 条件`,links:[]},{kind:`html`,html:`<ul>
<li>走之前：格子的名字与字母，如 <code>u is free, v is free</code>。不同的名字是不同的格子。<code>u is {black, white}</code> 允许两种字母，<code>u is not free</code> 是其他所有字母。</li>
<li>走之后：它们变成什么；<code>every v next to u is taken</code> 一次改写许多格子。<code>v flips heads and tails</code>、<code>every v next to u flips heads and tails</code> 互换两个字母，其他字母不变。没有提到的格子不变。</li>
<li><code>where</code> 后是条件，关于走之前的局面，可以省略。</li>
</ul>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>条件</th>
<th>意义</th>
</tr>
</thead>
<tbody><tr>
<td><code>u next to v</code></td>
<td>相邻</td>
</tr>
<tr>
<td><code>u, v, w in a row</code></td>
<td>一条直线上相继的格子</td>
</tr>
<tr>
<td><code>row(u)</code>、<code>column(u)</code>、<code>distance(u, v)</code>、<code>degree(u)</code>、<code>number(u)</code>、参数、<code>+ - * div mod</code>、<code>= != &lt; &lt;= &gt; &gt;=</code></td>
<td>行号与列号从左上角起、从 1 数起；距离是步数；度是邻格的个数；编号逐行数遍所有格子；结点的名字都是数时，编号就是名字，否则是它的次序</td>
</tr>
<tr>
<td><code>u is black</code>、<code>u is not black</code>、<code>u is {black, white}</code></td>
<td>格子的字母</td>
</tr>
<tr>
<td><code>every v next to u is free</code>、<code>some</code>、<code>no</code>、<code>exactly 2</code>、<code>at least 2</code>、<code>at most 2</code>、<code>odd</code>、<code>even</code></td>
<td>处于某种关系的格子的字母</td>
</tr>
<tr>
<td><code>no v with distance(u, v) &lt;= 2 is cross</code></td>
<td>同上，用任何关于位置的条件</td>
</tr>
<tr>
<td><code>every w between u and v is free</code></td>
<td>同一行、列或对角线上两格之间的格子</td>
</tr>
<tr>
<td><code>some 3 in a row are cross</code></td>
<td>一条直线上的格子</td>
</tr>
<tr>
<td><code>at most 1 group of left touches u, v</code>、<code>no</code>、<code>some</code>、<code>exactly 2</code>、<code>at least 2</code>、<code>odd</code>、<code>even</code></td>
<td>与 u、v 相邻而不含 u、v 的连通块：取走 u、v 后留下的几块</td>
</tr>
<tr>
<td><code>and</code>、<code>or</code>、<code>not</code>、<code>( )</code></td>
<td></td>
</tr>
</tbody></table></div>
<h2 id="棋盘">棋盘</h2>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>棋盘</th>
<th>格子与相邻关系</th>
</tr>
</thead>
<tbody><tr>
<td><code>path(n)</code>、<code>cycle(n)</code></td>
<td>一行 n 格；首尾相接</td>
</tr>
<tr>
<td><code>grid(r, c)</code>、<code>torus(r, c)</code>、<code>cylinder(r, c)</code></td>
<td>r 行 c 列，至多四个邻格；两个方向都首尾相接；每行首尾相接</td>
</tr>
<tr>
<td><code>king-grid(r, c)</code></td>
<td>至多八个邻格</td>
</tr>
<tr>
<td><code>hex(r, c)</code></td>
<td>六边形组成的菱形，至多六个邻格</td>
</tr>
<tr>
<td><code>tree(b, h)</code></td>
<td>h 层，除最后一层外每格之下有 b 格</td>
</tr>
<tr>
<td><code>graph</code></td>
<td>随问题给出的图的结点：<code>--graph 文件</code></td>
</tr>
<tr>
<td><code>edges of …</code></td>
<td>上述棋盘的边，有公共端点者相邻</td>
</tr>
</tbody></table></div>
<h2 id="限制终局与掉落">限制、终局与掉落</h2>
`},{kind:`code`,info:`text`,text:`position where every group of black touches empty and every group of white touches empty
end where some 3 in a row are cross
then every group of stone that touches no ground is gap`,links:[]},{kind:`html`,html:`<p>每个局面都满足<strong>限制</strong>，走到其他局面的走法不合法。连通块是同一字母的极大连通的格子；与它相邻的格子中有某字母，就说它与该字母相邻。<strong>终局</strong>条件成立时谁也不能走，轮到的人负。<code>misere</code> 把胜负反过来。<code>start u is black where (row(u) + column(u)) mod 2 = 0</code> 说明给定大小的棋盘如何开始；否则所有格子都是第一个字母。</p>
<p><code>then</code> 说明每走一步之后发生什么，反复进行到不再变化为止：这里不再与地面相连的石头会掉落，如同 Hackenbush。所给局面中悬空的石头，在开局前就掉落。</p>
`},{kind:`code`,info:`console`,text:`$ bouton solve wall '.##/##./#.#/___' --moves 2 --lang zh
先手必胜（N）。
  SG 值     4
  制胜着法  (1,2) .  (1,3) .  (2,1) .  (2,2) .
  原因      各分量的 SG 值为 5、1，异或和 5 ⊕ 1 = 4。
            它不等于 0，先手只要走一步使它变成 0 就能获胜。
            (1,2) .  (1,3) .  (2,1) .  (2,2) . 获胜：走后 SG 值为 0。
依据：由规则算出：共解出 5 个局面。`,links:[{to:`play`,ask:`wall '.##/##./#.#/___' 2`}]},{kind:`html`,html:`<p>游戏必须会结束。程序寻找一个每一步都减小的度量：每个字母一个权，可再乘以坐标；或者格子的一个次序，使第一个改变的格子总是变轻，如从编号大的灯到编号小的灯依次熄灭。没有这样的度量，游戏就被拒绝。</p>
<h2 id="怎样求解">怎样求解</h2>
<p>局面分成不再相互影响的几个部分。哪些格子已定、其余哪些还会有关系，都对每个局面从规则推出。局面的 SG 值是各部分 SG 值的异或和；平移、旋转、翻转后相同的部分只算一次。规则所涉及的连通块，连同与它相邻的格子，都在同一部分里。如果每一步都把一枚正面朝上的硬币翻成反面，并翻转另外一些硬币，不论它们朝上的是哪一面，那么每枚正面朝上的硬币自成一个部分：局面的 SG 值是各枚的异或和（《Winning Ways》第 14 章），因此任意大小的 <code>rectangles</code> 都能求解。如果走法之间只有互相排斥的关系（如 Cram 与 Node Kayles），一个部分就是其走法构成的图，图相同的小部分无论在何处、形状如何都只算一次。求解时把一个部分与一个值一起搜索，先走把部分分得好的走法（J. Lemoine、S. Viennot，Nimbers are inevitable，2012）。耗时较长的搜索会用上所有处理器核心：所得的值不变，但为此求解的局面数可能每次不同。</p>
`},{kind:`code`,info:`text`,text:`bouton solve cram 5 7 --certificate cram.cert
bouton verify cram.cert`,links:[]},{kind:`html`,html:`<p>例如 5 × 14 格的 Node Kayles，SG 值是 1：12 秒求出，证书有 90 017 个部分。3 × n 格的值这样求到 n = 31 以及 33 与 36，5 × n 格求到 16；三行而 n 大于 16 的值与五行的值，我们没有找到已发表的（见记录）。</p>
<p><strong>证书</strong>列出各部分与它们的值，规则以证书自己的形式写出。检验程序用自己的代码重新求出走法：某一步走到每个更小的值，而没有一步走到同一个值时，才接受这个值。</p>
<h2 id="对称策略">对称策略</h2>
`},{kind:`code`,info:`text`,text:`bouton solve cram 30 30
bouton solve cram 30 31`,links:[]},{kind:`html`,html:`<p>两边都是偶数时，Cram 后手胜：无论对方放在哪里，都放在中心对称的位置。这么大的棋盘搜索不完，但对今后可能走出的每个着法，可以立即检查：</p>
<ul>
<li>它的对应着法也是着法；</li>
<li>它不破坏对应着法所需的格子，也不改变对应着法的条件所依赖的格子数；</li>
<li>两者都写的格子，写的是同一个字母。</li>
</ul>
<p>因此应对的一方总有棋可走。所试的对称有中心对称、左右与上下对称、对角线对称，以及在闭合棋盘上平移一半，在图上则把结点两两对换而保持相邻关系；也可同时互换两个字母，如染色游戏里以白应黑。若不能立即应对，就寻找一步先着，使此后有这样的策略：30 × 31 的 Cram 先占中间，正方形的吃巧克力先走 (2,2)。这个论证只适用于正常规则；涉及连通块或互换字母的游戏不在其内。先手由此获胜时仍会搜索 SG 值，超过 64 格则只作有限的搜索。</p>
<h3 id="所有大小的棋盘">所有大小的棋盘</h3>
`},{kind:`code`,info:`text`,text:`bouton prove cram
bouton prove cram rows=3
bouton prove cram --certificate cram.cert
bouton verify cram.cert --game cram`,links:[]},{kind:`html`,html:`<p><code>prove</code> 一次证明<strong>所有大小</strong>的棋盘上的对称策略：两边都是偶数的 Cram 先手必败，只有一边是偶数的先手必胜。走法处处相同时，一着与它的对应着法在哪里相遇，只取决于行数与列数的奇偶，因此一个简短的论证就包括所有大小的棋盘。<strong>证书</strong>写出各走法的相对位置、每步都使之减小的度量，并对每条断言写出大小、棋盘的对称、互换的字母，先手必胜时还有第一步。检验程序重新求出对应着法，并检查两者可能相遇的每一处。第一步已使某格的字母不再改变，而某着需要别的字母时，不必再看这一着。</p>
<p>开始时的字母可以取决于行号与列号的奇偶，如 Clobber 的国际象棋式棋盘：两边都是偶数时先手必败。规则可以谈到邻格、一条直线上相连的格子与字母。规则询问格子的位置、远处的格子或棋盘的大小，涉及连通块，互换字母，有终局条件，以及反常规则，都不在其内；<code>prove</code> 会指出遇到了哪一种。没有找到策略的大小也会列出，但这不说明谁胜。</p>
<h2 id="连通块与灯">连通块与灯</h2>
<p>图上的 0.33：取走一个结点，或相邻的两个结点，且剩下的部分不断开。</p>
`},{kind:`code`,info:`text`,text:`game octal-graph
on graph
cells left "o", gone "."

u is left -> u is gone where at most 1 group of left touches u
u is left, v is left -> u is gone, v is gone where u next to v and at most 1 group of left touches u, v`,links:[]},{kind:`code`,info:`console`,text:`$ bouton solve octal-graph graph=1-2,2-3,3-4,2-5 --lang zh
先手必胜（N）。
  SG 值     2
  制胜着法  (3) .  (4) .
  原因      SG 值为 2。
            它不等于 0，先手只要走一步使它变成 0 就能获胜。
            (3) .  (4) . 获胜：走后 SG 值为 0。
依据：由规则算出：共解出 12 个局面。`,links:[{to:`play`,ask:`octal-graph graph=1-2,2-3,3-4,2-5`}]},{kind:`html`,html:`<p>点灯：熄灭一盏灯，同时切换编号更大的相邻的灯。</p>
`},{kind:`code`,info:`text`,text:`game lights
on graph
cells off ".", on "o"
start u is on

u is on -> u is off, every v next to u with number(v) > number(u) flips off and on`,links:[]},{kind:`code`,info:`console`,text:`$ bouton solve lights graph=1-2,2-3,3-1,1-4 --moves 1 --lang zh
先手必胜（N）。
  SG 值     1
  制胜着法  (1) .  (2) .  (3) .  (4) .
            可能还有更多
  原因      各分量的 SG 值为 1、0、1、1，异或和 1 ⊕ 0 ⊕ 1 ⊕ 1 = 1。
            它不等于 0，先手只要走一步使它变成 0 就能获胜。
            (1) .  (2) .  (3) .  (4) . 获胜：走后 SG 值为 0。
依据：由规则算出：共解出 4 个局面。`,links:[{to:`play`,ask:`lights graph=1-2,2-3,3-1,1-4 1`}]},{kind:`html`,html:`<p>按矩形翻硬币，SG 值是尺子游戏的 SG 值的 Nim 积：</p>
`},{kind:`code`,info:`console`,text:`$ bouton table rectangles 1..8 1..8 --what value --lang zh
rows\\columns   1  2  3  4  5  6  7  8
           1   1  2  1  4  1  2  1  8
           2   2  3  2  8  2  3  2 12
           3   1  2  1  4  1  2  1  8
           4   4  8  4  6  4  8  4 11
           5   1  2  1  4  1  2  1  8
           6   2  3  2  8  2  3  2 12
           7   1  2  1  4  1  2  1  8
           8   8 12  8 11  8 12  8 13`,links:[{to:`map`,ask:`rectangles`,ranges:`1..8 1..8`,what:`value`}]},{kind:`html`,html:`<h2 id="对弈与图">对弈与图</h2>
`},{kind:`code`,info:`sh`,text:`bouton play cram 4 5
bouton solve cram 4 5 --out cram.svg`,links:[]},{kind:`code`,info:`console`,text:`$ bouton solve node-kayles graph=1-2,2-3,3-4,4-1 --lang zh
先手必败（P）。
  SG 值  0
  原因   后手胜：无论对方怎么走，都走它在两两对换（1 ↔ 3, 2 ↔ 4）下的对应着法。这一步总是可行。
依据：由规则算出：今后可能走出的 4 个着法，走后各自的对应着法都仍可走。`,links:[{to:`play`,ask:`node-kayles graph=1-2,2-3,3-4,4-1`}]},{kind:`html`,html:`<p>着法用格子输入，如 <code>1,2 1,3</code>；只凭格子不能确定时加上字母，如 <code>1,2 x</code>；也可输入编号。在浏览器里依次点这一着的各个格子；边可以点在任何一处，棋盘上相接的两边画有相同的箭头。小的图可以直接写出，如 <code>graph=1-2,2-3</code>，不必用 <code>--graph 文件</code>。</p>
<p>图文件可以是边的列表（每行一条）、Graphviz DOT，或图的枚举程序所用的 graph6：文件名以 <code>.g6</code>、<code>.s6</code>（sparse6）或 <code>.d6</code>（digraph6）结尾，或以 <code>&gt;&gt;graph6&lt;&lt;</code> 之类的头部开始。结点是从 0 起的数。Petersen 图：</p>
`},{kind:`code`,info:`text`,text:`IheA@GUAo`,links:[]},{kind:`code`,info:`console`,text:`$ bouton solve node-kayles --graph petersen.g6 --lang zh
先手必胜（N）。
  SG 值     1
  制胜着法  (4) #  (6) #  (7) #  (9) #
            (3) #  (5) #  (6) #  (8) #
            (2) #  (5) #  (7) #  (9) #
            (2) #  (3) #  (4) #  (8) #
            (1) #  (6) #  (8) #  (9) #
            (1) #  (2) #  (3) #  (7) #
            (0) #  (5) #  (7) #  (8) #
            (0) #  (3) #  (4) #  (9) #
            (0) #  (1) #  (4) #  (5) #
            (0) #  (1) #  (2) #  (6) #
  原因      SG 值为 1。
            它不等于 0，先手只要走一步使它变成 0 就能获胜。
            (4) #  (6) #  (7) #  (9) # 获胜：走后 SG 值为 0。
            先走 (4) #  (6) #  (7) #  (9) #，此后无论对方怎么走，都走它在两两对换（0 ↔ 3, 1 ↔ 8, 2 ↔ 5）下的对应着法。这一步总是可行。
依据：由规则算出：共解出 2 个局面。`,links:[{to:`play`,ask:`node-kayles mine.game`,text:`IheA@GUAo
`}]}]};export{e as default};