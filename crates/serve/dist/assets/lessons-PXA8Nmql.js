var e={title:`第一课：(1, 2) 为什么必败`,headings:[{id:`第一课一堆石子`,text:`第一课：一堆石子`,level:2},{id:`玩一玩`,text:`玩一玩`,level:3},{id:`列表`,text:`列表`,level:3},{id:`猜`,text:`猜`,level:3},{id:`检验`,text:`检验`,level:3},{id:`证明`,text:`证明`,level:3},{id:`第二课两堆石子`,text:`第二课：两堆石子`,level:2},{id:`玩一玩-1`,text:`玩一玩`,level:3},{id:`列表-1`,text:`列表`,level:3},{id:`猜-1`,text:`猜`,level:3},{id:`检验-1`,text:`检验`,level:3},{id:`证明-1`,text:`证明`,level:3},{id:`第三课1-2-为什么必败`,text:`第三课：(1, 2) 为什么必败`,level:2},{id:`玩一玩-2`,text:`玩一玩`,level:3},{id:`必败态逐个出现`,text:`必败态逐个出现`,level:3},{id:`猜得太早`,text:`猜得太早`,level:3},{id:`列表-2`,text:`列表`,level:3},{id:`再猜并证明`,text:`再猜，并证明`,level:3},{id:`第四课竞赛中的和`,text:`第四课：竞赛中的和`,level:2},{id:`一个变成几个`,text:`一个变成几个`,level:3},{id:`最后走的人输`,text:`最后走的人输`,level:3},{id:`每个分量都要走`,text:`每个分量都要走`,level:3},{id:`第五课不走回头路的棋子`,text:`第五课：不走回头路的棋子`,level:2},{id:`第六课树硬币与限制`,text:`第六课：树、硬币与限制`,level:2},{id:`删边`,text:`删边`,level:3},{id:`翻硬币`,text:`翻硬币`,level:3},{id:`同时取几堆`,text:`同时取几堆`,level:3},{id:`至多取对手的-k-倍`,text:`至多取对手的 k 倍`,level:3},{id:`接下来`,text:`接下来`,level:2}],parts:[{kind:`html`,html:`<h1 id="第一课1-2-为什么必败">第一课：(1, 2) 为什么必败</h1>
<p>三个游戏，从最容易的到有惊喜的，然后是<a href="/learn/lessons#第四课竞赛中的和">游戏的和</a>、<a href="/learn/lessons#第五课不走回头路的棋子">图上的棋子</a>，以及<a href="/learn/lessons#第六课树硬币与限制">树和硬币</a>。每次都走同样的路：<strong>玩</strong>一玩，列出必败态的<strong>表</strong>，<strong>猜</strong>规律，<strong>检验</strong>猜想，<strong>证明</strong>它。只要会数数就行。在工作台（<code>bouton serve</code>）里，本页的棋盘可以直接走；在纸上就拿几枚硬币，自己同自己下。</p>
<p>三个游戏都是<strong>不能走的人输</strong>：取到最后一颗的人赢。</p>
<h2 id="第一课一堆石子">第一课：一堆石子</h2>
<p>一堆石子，每次取一、二或三颗。这就是巴什博弈。</p>
<h3 id="玩一玩">玩一玩</h3>
`},{kind:`board`,ask:`mine.game 10`,text:`game one-heap
(n) -> (n - k) where 1 <= k <= 3
`},{kind:`html`,html:`<p>从 10 颗开始玩几局，再从 4 颗开始试试。不论你取几颗，都剩下一、二或三颗，对方一次取完。所以轮到走的人在 <strong>4 颗时必败</strong>；5、6、7 颗时必胜：取到剩 4 颗就行。</p>
<p>Bouton 读的规则是这样写的，<code>k</code> 是取走的颗数：</p>
`},{kind:`code`,info:`game`,text:`game one-heap
(n) -> (n - k) where 1 <= k <= 3`,links:[{to:`rules`,text:`game one-heap
(n) -> (n - k) where 1 <= k <= 3
`}]},{kind:`html`,html:`<h3 id="列表">列表</h3>
<p>照这样推下去：只要有一着能走到必败态，这个局面就<strong>必胜</strong>（N，<em>下一个</em>走的人赢）；一着也没有，就<strong>必败</strong>（P，<em>刚走完</em>的人赢）。一颗不剩时无着可走，所以 0 必败。其余的让程序来填：</p>
`},{kind:`code`,info:`console`,text:`$ bouton table one-heap.game 0..20 --lang zh
 n  0 1 2 3 4 5 6 7 8 9
 0  P . . . P . . . P .
10  . . P . . . P . . .
20  P

P 先手必败   . 先手必胜`,links:[{to:`map`,ask:`mine.game`,ranges:`0..20`,text:`game one-heap
(n) -> (n - k) where 1 <= k <= 3
`}]},{kind:`html`,html:`<h3 id="猜">猜</h3>
<p>必败的堆是 0、4、8、12、16、20：4 的倍数。把猜想写下来：</p>
`},{kind:`code`,info:`game`,text:`P(n) iff n mod 4 = 0`,links:[{to:`rules`,text:`game one-heap
(n) -> (n - k) where 1 <= k <= 3
P(n) iff n mod 4 = 0
`}]},{kind:`html`,html:`<h3 id="检验">检验</h3>
`},{kind:`code`,info:`console`,text:`$ bouton check one-heap.game --upto 1000 --lang zh
one-heap.game
  ✓ 对局必定结束，且所有着法都可列出。
  ✓ P(n) iff n mod 4 = 0
      与规则在数字不超过 1000 的全部 1001 个局面上一致。

2 项全部与规则一致。`,links:[{to:`rules`,ask:`mine.game`,run:`check`,upto:`1000`,text:`game one-heap
(n) -> (n - k) where 1 <= k <= 3
P(n) iff n mod 4 = 0
`}]},{kind:`html`,html:`<h3 id="证明">证明</h3>
<p>一千个堆都一致，但堆有无穷多。为什么对所有的堆都成立？两句话就够了：</p>
<ul>
<li><strong>从 4 的倍数走不到另一个 4 的倍数：</strong>因为只能取一、二或三颗。</li>
<li><strong>从别的堆都能走到：</strong>取走余数，余数正是一、二或三。</li>
</ul>
<p>所以谁给对方留下 4 的倍数，就能每次都留下，直到 0，也就赢了。程序也能证明：</p>
`},{kind:`code`,info:`console`,text:`$ bouton prove one-heap.game --lang zh
one-heap.game
  ✓ P(n) iff n mod 4 = 0
      对所有局面得证。每走一步 n 都变小，故对局必定结束。
      数用二进制表示；4 步，1 个自动机；证书已通过检验（283 字节）。

得证。`,links:[{to:`rules`,ask:`mine.game`,run:`prove`,text:`game one-heap
(n) -> (n - k) where 1 <= k <= 3
P(n) iff n mod 4 = 0
`}]},{kind:`html`,html:`<h2 id="第二课两堆石子">第二课：两堆石子</h2>
<p>现在有两堆，每次可以取任意多颗，但只能从一堆里取。这就是尼姆博弈。</p>
<h3 id="玩一玩-1">玩一玩</h3>
`},{kind:`board`,ask:`mine.game 3,5`,text:`game two-heaps
(a, b) -> (a - k, b) where k >= 1
(a, b) -> (a, b - k) where k >= 1
`},{kind:`code`,info:`game`,text:`game two-heaps
(a, b) -> (a - k, b) where k >= 1
(a, b) -> (a, b - k) where k >= 1`,links:[{to:`rules`,text:`game two-heaps
(a, b) -> (a - k, b) where k >= 1
(a, b) -> (a, b - k) where k >= 1
`}]},{kind:`html`,html:`<h3 id="列表-1">列表</h3>
<p>局面是一对数，所以表是方的：第一堆看行，第二堆看列。</p>
`},{kind:`code`,info:`console`,text:`$ bouton table two-heaps.game 0..7 0..7 --lang zh
a\\b  0 1 2 3 4 5 6 7
  0  P . . . . . . .
  1  . P . . . . . .
  2  . . P . . . . .
  3  . . . P . . . .
  4  . . . . P . . .
  5  . . . . . P . .
  6  . . . . . . P .
  7  . . . . . . . P

P 先手必败   . 先手必胜`,links:[{to:`map`,ask:`mine.game`,ranges:`0..7 0..7`,text:`game two-heaps
(a, b) -> (a - k, b) where k >= 1
(a, b) -> (a, b - k) where k >= 1
`}]},{kind:`html`,html:`<h3 id="猜-1">猜</h3>
<p>必败态都在对角线上：<strong>两堆相等。</strong></p>
`},{kind:`code`,info:`game`,text:`P(a, b) iff a = b`,links:[{to:`rules`,text:`game two-heaps
(a, b) -> (a - k, b) where k >= 1
(a, b) -> (a, b - k) where k >= 1
P(a, b) iff a = b
`}]},{kind:`html`,html:`<h3 id="检验-1">检验</h3>
`},{kind:`code`,info:`console`,text:`$ bouton check two-heaps.game --lang zh
two-heaps.game
  ✓ 对局必定结束，且所有着法都可列出。
  ✓ P(a, b) iff a = b
      与规则在数字不超过 40 的全部 1681 个局面上一致。

2 项全部与规则一致。`,links:[{to:`rules`,ask:`mine.game`,run:`check`,text:`game two-heaps
(a, b) -> (a - k, b) where k >= 1
(a, b) -> (a, b - k) where k >= 1
P(a, b) iff a = b
`}]},{kind:`html`,html:`<h3 id="证明-1">证明</h3>
<p>两堆相等时，怎么走都变成不等。两堆不等时，有一着能变成相等：从大堆取走多出来的。所以面前两堆相等的人，只能眼看着对方照样学一步，直到取完。</p>
`},{kind:`code`,info:`console`,text:`$ bouton prove two-heaps.game --lang zh
two-heaps.game
  ✓ P(a, b) iff a = b
      对所有局面得证。每走一步 a + b 都变小，故对局必定结束。
      数用二进制表示；7 步，2 个自动机；证书已通过检验（401 字节）。

得证。`,links:[{to:`rules`,ask:`mine.game`,run:`prove`,text:`game two-heaps
(a, b) -> (a - k, b) where k >= 1
(a, b) -> (a, b - k) where k >= 1
P(a, b) iff a = b
`}]},{kind:`html`,html:`<p>三堆就更有意思了。从这里开始，打开颜色提示，找找必败态：</p>
`},{kind:`board`,ask:`nim 1 2 3`},{kind:`html`,html:`<p>答案在<a href="/learn/method#尼姆博弈">方法一章</a>里。</p>
<h2 id="第三课1-2-为什么必败">第三课：(1, 2) 为什么必败</h2>
<p>还是两堆。从一堆取任意多颗，<strong>或者从两堆取同样多颗。</strong>这是 1907 年的威佐夫博弈。</p>
<h3 id="玩一玩-2">玩一玩</h3>
`},{kind:`board`,ask:`mine.game 1,2`,text:`game both
(a, b) -> (a - k, b)     where k >= 1
(a, b) -> (a, b - k)     where k >= 1
(a, b) -> (a - k, b - k) where k >= 1
`},{kind:`html`,html:`<p>轮到你在 (1, 2) 走，总共只有四种走法，都试一试：</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>你走</th>
<th>留下</th>
<th>然后</th>
</tr>
</thead>
<tbody><tr>
<td>取走第一堆的一颗</td>
<td>(0, 2)</td>
<td>对方取两颗：(0, 0)</td>
</tr>
<tr>
<td>从第二堆取一颗</td>
<td>(1, 1)</td>
<td>对方两堆各取一颗：(0, 0)</td>
</tr>
<tr>
<td>取走第二堆的两颗</td>
<td>(1, 0)</td>
<td>对方取走它：(0, 0)</td>
</tr>
<tr>
<td>两堆各取一颗</td>
<td>(0, 1)</td>
<td>对方取走它：(0, 0)</td>
</tr>
</tbody></table></div>
<p>每一着都走到对方马上能赢的局面。所以 (1, 2) 必败，(2, 1) 当然也是。</p>
`},{kind:`code`,info:`game`,text:`game both
(a, b) -> (a - k, b)     where k >= 1
(a, b) -> (a, b - k)     where k >= 1
(a, b) -> (a - k, b - k) where k >= 1`,links:[{to:`rules`,text:`game both
(a, b) -> (a - k, b)     where k >= 1
(a, b) -> (a, b - k)     where k >= 1
(a, b) -> (a - k, b - k) where k >= 1
`}]},{kind:`html`,html:`<h3 id="必败态逐个出现">必败态逐个出现</h3>
<p>(0, 0) 必败，所以凡能走到它的局面都必胜。剩下的局面中，最小的只能走到必胜态，所以必败，凡能走到它的又都必胜；如此继续：</p>
`},{kind:`sieve`,ask:`mine.game`,text:`game both
(a, b) -> (a - k, b)     where k >= 1
(a, b) -> (a, b - k)     where k >= 1
(a, b) -> (a - k, b - k) where k >= 1
`},{kind:`html`,html:`<h3 id="猜得太早">猜得太早</h3>
<p>(0, 0) 和 (1, 2) 必败。会不会是一堆是另一堆的两倍？</p>
`},{kind:`code`,info:`game`,text:`P(a, b) iff a = 2*b or b = 2*a`,links:[{to:`rules`,text:`game both
(a, b) -> (a - k, b)     where k >= 1
(a, b) -> (a, b - k)     where k >= 1
(a, b) -> (a - k, b - k) where k >= 1
P(a, b) iff a = 2*b or b = 2*a
`}]},{kind:`code`,info:`console`,text:`$ bouton check both.game --lang zh
both.game
  ✓ 对局必定结束，且所有着法都可列出。
  ✗ P(a, b) iff a = 2*b or b = 2*a
      按断言，(2,4) 为必败（P），但 (2,4) → (2,1) 走到的 (2,1) 按断言也必败。依规则，(2,4) 实为必胜（N）。

2 项中有 1 项被推翻。`,links:[{to:`rules`,ask:`mine.game`,run:`check`,text:`game both
(a, b) -> (a - k, b)     where k >= 1
(a, b) -> (a, b - k)     where k >= 1
(a, b) -> (a - k, b - k) where k >= 1
P(a, b) iff a = 2*b or b = 2*a
`}]},{kind:`html`,html:`<p>不对。从 (2, 4) 可以走到 (2, 1)，对方在那里必败，所以 (2, 4) 必胜。在棋盘上找到这一着：</p>
`},{kind:`board`,ask:`mine.game 2,4`,text:`game both
(a, b) -> (a - k, b)     where k >= 1
(a, b) -> (a, b - k)     where k >= 1
(a, b) -> (a - k, b - k) where k >= 1
P(a, b) iff a = 2*b or b = 2*a
`},{kind:`html`,html:`<h3 id="列表-2">列表</h3>
`},{kind:`code`,info:`console`,text:`$ bouton table both.game 0..11 0..11 --lang zh
a\\b  0   2   4   6   8  10
  0  P . . . . . . . . . . .
  1  . . P . . . . . . . . .
  2  . P . . . . . . . . . .
  3  . . . . . P . . . . . .
  4  . . . . . . . P . . . .
  5  . . . P . . . . . . . .
  6  . . . . . . . . . . P .
  7  . . . . P . . . . . . .
  8  . . . . . . . . . . . .
  9  . . . . . . . . . . . .
 10  . . . . . . P . . . . .
 11  . . . . . . . . . . . .

P 先手必败   . 先手必胜`,links:[{to:`map`,ask:`mine.game`,ranges:`0..11 0..11`,text:`game both
(a, b) -> (a - k, b)     where k >= 1
(a, b) -> (a, b - k)     where k >= 1
(a, b) -> (a - k, b - k) where k >= 1
P(a, b) iff a = 2*b or b = 2*a
`}]},{kind:`html`,html:`<p>把这些对子列出来，小的数在前：(0, 0)、(1, 2)、(3, 5)、(4, 7)、(6, 10)。看差：0、1、2、3、4。而每个新对子的第一个数，总是前面没有出现过的最小的数。有了这两条，想写多远就写多远：(8, 13)、(9, 15)、(11, 18)……</p>
<h3 id="再猜并证明">再猜，并证明</h3>
<p>公式不那么容易看出来，让程序找找看。它从表里猜出结论，再证明它：</p>
`},{kind:`code`,info:`console`,text:`$ bouton discover both.game --lang zh
both.game
  ✓ P(a, b) iff exists j: a = floor(phi*j) and b = a + j or b = floor(phi*j) and a = b + j
      对所有局面得证。每走一步 a + b 都变小，故对局必定结束。
      数用齐肯多夫记数法（quadratic 1）表示，7 个状态；证书已通过检验（4794 字节）。
      第 1 个候选；与数字不超过 31 的 1024 个局面比较过。用时 27 ms。
  = 值与 wythoff 相同。
      比较了 576 个值，全部相同。`,links:[{to:`rules`,ask:`mine.game`,run:`discover`,text:`game both
(a, b) -> (a - k, b)     where k >= 1
(a, b) -> (a, b - k)     where k >= 1
(a, b) -> (a - k, b - k) where k >= 1
P(a, b) iff a = 2*b or b = 2*a
`}]},{kind:`html`,html:`<p>φ 是黄金分割比 1.618…：第 j 对的第一个数是 j·φ 向下取整。两堆石子的游戏里竟有它，谁也想不到。</p>
<h2 id="第四课竞赛中的和">第四课：竞赛中的和</h2>
<p>把几个游戏并排放在一起。如果每次只在其中一个里走一步，SG 值就能判定：异或和为 0 时先手必败，否则必胜。竞赛喜欢改变这种和，其中三种有名字。</p>
<h3 id="一个变成几个">一个变成几个</h3>
<p><strong>Multi-SG</strong>：一步可以把一个游戏变成几个。在规则右边用加号相连即可，剩下的 SG 值是各部分的异或和。这里一堆可以减少，也可以分成三堆：</p>
`},{kind:`code`,info:`game`,text:`game three-parts
(n) -> (m)             where m < n
(n) -> (i) + (j) + (k) where i + j + k = n and i >= 1 and j >= 1 and k >= 1`,links:[{to:`rules`,text:`game three-parts
(n) -> (m)             where m < n
(n) -> (i) + (j) + (k) where i + j + k = n and i >= 1 and j >= 1 and k >= 1
`}]},{kind:`code`,info:`console`,text:`$ bouton table three-parts.game 0..20 --what value --lang zh
 n   0  1  2  3  4  5  6  7  8  9
 0   0  1  2  3  4  5  6  8  7  9
10  10 11 12 13 14 16 15 17 18 19
20  20`,links:[{to:`map`,ask:`mine.game`,ranges:`0..20`,what:`value`,text:`game three-parts
(n) -> (m)             where m < n
(n) -> (i) + (j) + (k) where i + j + k = n and i >= 1 and j >= 1 and k >= 1
`}]},{kind:`html`,html:`<p>一条规则写几个部分，就分成几个部分。若可以分成至多四个，就为每种个数各写一条；规则末尾加 <code>when parts &gt;= 4</code>，可使它取决于参数。</p>
<h3 id="最后走的人输">最后走的人输</h3>
<p><strong>Anti-SG</strong>：不能走的人赢。这时光看异或和没有用，但常常可用 <strong>SJ 定理</strong>：先手必胜，当且仅当</p>
<ul>
<li>异或和不为 0，且有 SG 值大于 1；或者</li>
<li>异或和为 0，且没有 SG 值大于 1。</li>
</ul>
<p>它对 Nim 成立，但并非对所有游戏成立：凯尔斯中 9 根一排的 SG 值为 4，却先手必败。如果各分量都是<strong>驯顺</strong>的（tame），它就成立。没有着法的分量，SG 值为 0，反常 SG 值为 1；其余分量的这两个值，都是各后继的值中没有出现的最小数。两者为 0 和 1 或 1 和 0 的叫<em>善变</em>，两者相等的叫<em>稳固</em>；一个分量及其能到达的一切都属于这两种，就是驯顺的。大于 1 的值都是稳固的；SG 值为 0 或 1 的稳固分量（如合在一起的两堆 2）按大于 1 的算。程序考察能到达的所有局面，若都驯顺就使用这个定理：</p>
`},{kind:`code`,info:`game`,text:`game steps
(a, b) -> (a - k, b) where 1 <= k <= 2
(a, b) -> (a, b - k) where 1 <= k <= 2`,links:[{to:`rules`,text:`game steps
(a, b) -> (a - k, b) where 1 <= k <= 2
(a, b) -> (a, b - k) where 1 <= k <= 2
`}]},{kind:`code`,info:`console`,text:`$ bouton solve steps.game --misere 3,5 7,9 12,13 --lang zh
先手必胜（N）。
  制胜着法  (3,5) → (2,5)
            (3,5) → (3,4)
            (7,9) → (7,8)
            (12,13) → (11,13)
  原因      各分量的 SG 值为 2、1、1，异或和 2 ⊕ 1 ⊕ 1 = 2。
            各分量都是驯顺的，可用 SJ 定理（Anti-SG）：有 SG 值大于 1，且异或和不等于 0，先手必胜。
            (3,5) → (2,5) 获胜：走后异或和为 0。
依据：由规则算出：共解出 182 个局面。`,links:[{to:`play`,ask:`mine.game 3,5 7,9 12,13`,text:`game steps
(a, b) -> (a - k, b) where 1 <= k <= 2
(a, b) -> (a, b - k) where 1 <= k <= 2
`,misere:!0}]},{kind:`html`,html:`<p>若不全是驯顺的，就寻找<a href="/learn/misere-heaps">反常商</a>，或者把整个和穷举。</p>
<h3 id="每个分量都要走">每个分量都要走</h3>
<p><strong>Every-SG</strong>：每一步都须在<em>每个</em>还没有结束的游戏里走一步。SG 值在这里毫无用处，要紧的是哪个游戏持续最久。必胜的一方想让它拖得久，必败的一方想让它早结束。所以数步数（step）：不能走的游戏为 0；必胜的，是所能走到的必败态中<em>最大</em>的步数加 1；必败的，是所有后继中<em>最小</em>的步数加 1。必败的游戏步数为偶数，必胜的为奇数，<strong>最大步数为奇数时先手必胜，否则必败。</strong>原因是：持续最久的那个游戏，赢它的一方走其中最后一步，并且能把它拖到别的游戏都结束之后。若不能走的人赢，则必败的游戏步数为奇数，其余照旧。</p>
`},{kind:`code`,info:`game`,text:`game every-heap
(n) -> (n - k) where 1 <= k <= 2
every component moves`,links:[{to:`rules`,text:`game every-heap
(n) -> (n - k) where 1 <= k <= 2
every component moves
`}]},{kind:`code`,info:`console`,text:`$ bouton solve every-heap.game 3 5 2 --lang zh
先手必胜（N）。
  制胜着法  3 → 2, 5 → 3, 2 → 1
            3 → 2, 5 → 3, 2 → 0
            3 → 1, 5 → 3, 2 → 1
            3 → 1, 5 → 3, 2 → 0
  剩余步数  3（双方都走最佳着法）
  原因      各分量的步数（step：必胜者拖延，必败者速战）为 2、3、1，最大值为 3。
            它是奇数，先手必胜（Every-SG 定理）。
            3 → 2, 5 → 3, 2 → 1 获胜：走后最大步数为 2，是偶数。
依据：由规则算出：共解出 6 个局面。`,links:[{to:`play`,ask:`mine.game 3 5 2`,text:`game every-heap
(n) -> (n - k) where 1 <= k <= 2
every component moves
`}]},{kind:`html`,html:`<p>目录里的 <code>every-subtraction</code> 就是这样的游戏；这样玩的欧几里得游戏是 HDU 3595，只要一行：<code>every of euclid</code>。</p>
<h2 id="第五课不走回头路的棋子">第五课：不走回头路的棋子</h2>
<p>图的一个结点上放着棋子，每次把它沿一条边移动，但不能移到已经到过的结点。SG 值在这里用处不大，因为每一步都改变了图。有用的是<em>匹配</em>：两两没有公共端点的一组边。</p>
<p>取一个最大匹配，设它不覆盖棋子所在的结点，则先手必败：无论棋子走到哪里，对手接着沿那里的匹配边走。会不会走到非匹配点？那样的话，一路上非匹配边与匹配边交替，而且非匹配边多一条，这就是一条增广路，匹配还能再大。反过来，若<em>每个</em>最大匹配都覆盖棋子所在的结点，先手就沿它的匹配边走，以后总有应着的便是先手。所以</p>
<p><strong>先手必败，当且仅当某个最大匹配不覆盖棋子所在的结点。</strong></p>
`},{kind:`code`,info:`console`,text:`$ bouton solve geography edges=0-1,1-2,2-0,2-3,3-4 3 --lang zh
先手必胜（N）。
  制胜着法  3 → 2
            3 → 4
  剩余步数  1（双方都走最佳着法）
  原因      未到过的 5 个结点的最大匹配有 2 条边：0-1、2-3。所有最大匹配都覆盖 3。
            3 → 2 获胜：沿匹配边走。此后对手每次都走到匹配点，再沿它的匹配边走即可。
依据：定理：Fraenkel, Scheinerman, Ullman 1993。`,links:[{to:`play`,ask:`geography edges=0-1,1-2,2-0,2-3,3-4 3`}]},{kind:`html`,html:`<p>图不必是二分图：这里就有一个三条边的环。局面里可以接着写先前到过的结点，如 <code>2,3</code>；什么都不写，即 <code>&quot;()&quot;</code>，表示先手先把棋子放在任意一处，没有完美匹配时他获胜。带障碍的网格是 JSOI 2009 的“游戏”一题：</p>
`},{kind:`code`,info:`console`,text:`$ bouton solve geography-grid rows=3 columns=3 "walls=(1,2),(1,3),(3,1),(3,3)" "()" --lang zh
先手必胜（N）。
  制胜着法  → (3,2)
            → (2,3)
  剩余步数  3（双方都走最佳着法）
  原因      未到过的 5 个结点的最大匹配有 2 条边，且不覆盖 (3,2)：(1,1)-(2,1)、(2,2)-(2,3)；所以没有完美匹配。
            把棋子放在 (3,2) 获胜：对手每次都走到匹配点，接着沿匹配边走即可。
依据：定理：Fraenkel, Scheinerman, Ullman 1993。`,links:[{to:`play`,ask:`geography-grid rows=3 columns=3 walls=(1,2),(1,3),(3,1),(3,3) ()`}]},{kind:`html`,html:`<p>棋子移到有公共边的邻格；用 <code>step=king</code> 或 <code>step=knight</code> 则按国际象棋的王或马走。二分图的匹配用 Hopcroft–Karp 算法，有奇环时用带花树算法，因此<a href="/learn/limits#不走回头路的棋子">十万个结点</a>用不到一秒。若不能走的人<em>赢</em>（<code>--misere</code>），就没有这样的定理，只对小的局面穷举。</p>
<h2 id="第六课树硬币与限制">第六课：树、硬币与限制</h2>
<p>竞赛还喜欢下面四种游戏。它们各有定理，回答中会写明。</p>
<h3 id="删边">删边</h3>
<p><strong>无向图删边游戏</strong>（Green Hackenbush）：图立在地面（0 号点）上，每次删去一条边，不再与地面连通的部分随之消失。两条原理给出 SG 值：</p>
<ul>
<li><strong>克朗原理</strong>（colon principle），用于树：一根枝可以换成一条长度等于其 SG 值的链。所以一根枝的值比它上面的部分大 1，并排的枝用 ⊕ 相加。</li>
<li><strong>费森原理</strong>（fusion principle），用于环：环上的点可以缩成一点，环上的边都变成自环，各值 1；所以环上的边数为奇数时值 1，偶数时值 0。</li>
</ul>
`},{kind:`code`,info:`console`,text:`$ bouton solve hackenbush 0-1,1-2,1-3,2-3,0-4,4-5 --lang zh
先手必败（P）。
  SG 值  0
  原因   \`hackenbush\` 的 SG 值由定理给出（Winning Ways, ch. 7）。
         环可以缩成一点：环上的边数为奇数时值 1，偶数时值 0。一根枝的值比它上面的部分大 1，并排的枝用 ⊕ 相加。
         地面 0：2 ⊕ 2 = 0
         ├─ 1 2 3（环上共 3 条边，缩成一点：奇数，值 1）：1，加上自己的边：2
         └─ 4：1，加上自己的边：2
            └─ 5：0，加上自己的边：1
         SG 值为 0。
         它等于 0：无论怎么走都会变成非 0，而对方总能再把它变回 0。
         无论怎么走，走后都是对方必胜。
依据：定理：Winning Ways, ch. 7。`,links:[{to:`play`,ask:`hackenbush 0-1,1-2,1-3,2-3,0-4,4-5`}]},{kind:`html`,html:`<p>只有树时用 <code>hackenbush-tree</code>：<code>0,1,1</code> 表示三条边，从 0 到 1、从 1 到 2、从 1 到 3。</p>
<h3 id="翻硬币">翻硬币</h3>
<p>硬币排成一行，每次翻动若干枚，其中最右边的一枚必须从正面翻到反面。每个正面各是一个游戏，局面就是各个正面的和：一枚硬币翻两次等于没翻，同一个 SG 值加两次就消去了。所以只要写出单独一个正面能变成什么。在 Mock Turtles 中一次翻一到三枚：</p>
`},{kind:`code`,info:`console`,text:`$ bouton solve mock-turtles 3 5 6 --lang zh
先手必胜（N）。
  SG 值     7
  制胜着法  3 → 1 + 2
            6 → 3 + 5
  剩余步数  25（双方都走最佳着法）
  原因      SG 值由定理给出（Winning Ways, ch. 14 (Mock Turtles)）：value(n) = 0 if n = 0 | 2*n - 2 if odious(n - 1) | 2*n - 1 otherwise。
            各分量的 SG 值为 4、8、11，异或和 4 ⊕ 8 ⊕ 11 = 7。
            它不等于 0，先手只要走一步使它变成 0 就能获胜。
            3 → 1 + 2 获胜：走后异或和 1 ⊕ 2 ⊕ 8 ⊕ 11 = 0。
依据：已证明：\`mock-turtles\` 的所有局面（见 \`bouton prove mock-turtles\`）；Winning Ways, ch. 14 (Mock Turtles)。`,links:[{to:`play`,ask:`mock-turtles 3 5 6`}]},{kind:`html`,html:`<p>翻别的枚数用 <code>turning</code>，如 <code>bouton solve turning code=1-4 5 9</code>；<code>coins</code>、<code>ruler</code> 等把硬币写成一行 0 和 1。</p>
<h3 id="同时取几堆">同时取几堆</h3>
<p><strong>Nim-K</strong>：每次从至少一堆、至多 k 堆中取，各堆取多少不限。把各堆写成二进制，上下对齐：<strong>每一列中 1 的个数都是 k + 1 的倍数时先手必败，否则必胜</strong>（Moore 1910）。k = 1 就是 Nim。</p>
`},{kind:`code`,info:`console`,text:`$ bouton solve moore k=2 3 5 7 1 --lang zh
先手必胜（N）。
  制胜着法  5 → 3, 7 → 2
            5 → 2, 7 → 3
  剩余步数  7（双方都走最佳着法）
  原因      每次可动 1 到 2 堆。必败态就是二进制每一列中 1 的个数都是 3 的倍数的局面。
            3 = 011
            5 = 101
            7 = 111
            1 = 001
            Σ = 224
            不合要求的列：4（2 个）、2（2 个）、1（4 个）。
            从其中最高的一列往下逐列改正：让几堆在该列的 1 变成 0，它们的低位就可以随意填写，用来凑好下面各列；至多用到 2 堆。
            5 → 3, 7 → 2 获胜：从最高列起，各列 1 的个数变为 3、3。
依据：已证明：\`moore k=2\` 的任意多个分量的局面（见 \`bouton prove moore k=2\`）；Moore 1910。`,links:[{to:`play`,ask:`moore k=2 3 5 7 1`}]},{kind:`html`,html:`<p>在自己的文件里只要一行 <code>upto 2 of nim</code>。把堆换成别的游戏时，定理不一定成立，程序就考察所有局面。</p>
<h3 id="至多取对手的-k-倍">至多取对手的 k 倍</h3>
<p>先手第一次不能取完；此后每人至多取对手刚才所取的 k 倍。必败的堆为 1 = h₁ &lt; h₂ &lt; …，其中 hᵢ 的下一项是 hᵢ + hⱼ，j 是满足 k·hⱼ ≥ hᵢ 的最小下标（Schwenk 1970）。k = 1 时是 2 的幂，k = 2 时是斐波那契数。对其余的堆，取走分解式中最小的一项：</p>
`},{kind:`code`,info:`console`,text:`$ bouton solve dynamic-nim k=3 30 --lang zh
先手必胜（N）。
  SG 值     10
  制胜着法  (30,29) → (29,3)
  剩余步数  21（双方都走最佳着法）
  原因      把它写成数列 1, 2, 3, 4, 6, 8, 11, 15, … 中若干项之和，每一项都大于比它小的下一项的 3 倍：30 = 29 + 1（共 2 项）。
            这次最多可取 29 个，足够取走最小项 1，所以先手必胜。
            (30,29) → (29,3) 获胜：取走最小项 1，对方最多取 3 个，小于下一项。
依据：定理：Schwenk 1970（胜负）；SG 值由规则计算得出。`,links:[{to:`play`,ask:`dynamic-nim k=3 30`}]},{kind:`html`,html:`<h2 id="接下来">接下来</h2>
<ul>
<li>用更大的堆来玩这三个游戏，并且赢：目录里分别叫 <code>bash</code>、<code>nim</code>、<code>wythoff</code>。</li>
<li>自己写一个游戏，走同样的路：<a href="/learn/language">语言</a>。</li>
<li>为什么那几句话就够了，程序又怎么能证明关于无穷多个局面的事：<a href="/learn/method">方法</a>。</li>
</ul>
`}]};export{e as default};