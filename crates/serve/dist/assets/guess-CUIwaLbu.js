var e={title:`从数到公式`,headings:[{id:`一张表`,text:`一张表`,level:2},{id:`必败态的列表`,text:`必败态的列表`,level:2},{id:`一个程序`,text:`一个程序`,level:2},{id:`能读的数据`,text:`能读的数据`,level:2},{id:`会找的规律`,text:`会找的规律`,level:2},{id:`是哪个游戏`,text:`是哪个游戏？`,level:2}],parts:[{kind:`html`,html:`<h1 id="从数到公式">从数到公式</h1>
<p>遇到一个游戏，最常见的做法是自己写个程序把小情形全部试完。程序输出一堆数；想要的是其中的规律、规律会继续成立的把握，以及立刻作答的代码。本章从数出发。<a href="/learn/method">方法</a>一章从规则出发，直到证明。</p>
<h2 id="一张表">一张表</h2>
<p>两堆石子；每次可以从一堆取一枚或两枚，或从两堆各取一枚。某人的程序输出了小堆的 SG 值。存为 <code>values.txt</code>：</p>
`},{kind:`code`,info:`text`,text:`0 1 2 0 1 2 0 1 2
1 2 0 1 2 0 1 2 0
2 0 1 2 0 1 2 0 1
0 1 2 0 1 2 0 1 2
1 2 0 1 2 0 1 2 0
2 0 1 2 0 1 2 0 1
0 1 2 0 1 2 0 1 2
1 2 0 1 2 0 1 2 0
2 0 1 2 0 1 2 0 1`,links:[]},{kind:`code`,info:`console`,text:`$ bouton guess values.txt --lang zh
猜想：value(a, b) = (a + b) mod 3。
  数据      表格：81 个值，范围 0..8 × 0..8
  写成断言  value(a, b) = (a + b) mod 3
依据：猜想，已用数据检验。由 36 个值拟合，其余 45 个全部预测正确。规律所给出的值若逐个写下，需要 83 比特，规律本身只需 17 比特：碰巧吻合的可能性相当于抛硬币连续 66 次正面朝上。`,links:[{to:`guess`,text:`0 1 2 0 1 2 0 1 2
1 2 0 1 2 0 1 2 0
2 0 1 2 0 1 2 0 1
0 1 2 0 1 2 0 1 2
1 2 0 1 2 0 1 2 0
2 0 1 2 0 1 2 0 1
0 1 2 0 1 2 0 1 2
1 2 0 1 2 0 1 2 0
2 0 1 2 0 1 2 0 1
`}]},{kind:`html`,html:`<p>规律由数较小的局面<strong>拟合</strong>，并须<strong>预测</strong>其余更远的局面。输出说明由多少个值拟合、预测了多少个，以及这有多不寻常：在看不出规律的人眼里，列出这些值需要多少比特；写出规律又需要多少比特。它始终是<strong>猜想</strong>，至多是“检验”。写出规则后，<code>bouton check</code> 与更多局面对照，<code>bouton prove</code> 或许能证明它：“写成断言”一行可以原样放进文件。</p>
<p><code>--predict</code> 说出后面的值，每行一个局面及其值，标准输出中别无他物：</p>
`},{kind:`code`,info:`console`,text:`$ bouton guess values.txt --predict "1000..1001 5..6" --quiet --lang zh
1000 5 0
1000 6 1
1001 5 1
1001 6 2
猜想：value(a, b) = (a + b) mod 3。
  数据      表格：81 个值，范围 0..8 × 0..8
  写成断言  value(a, b) = (a + b) mod 3
依据：猜想，已用数据检验。由 36 个值拟合，其余 45 个全部预测正确。规律所给出的值若逐个写下，需要 83 比特，规律本身只需 17 比特：碰巧吻合的可能性相当于抛硬币连续 66 次正面朝上。`,links:[{to:`guess`,predict:`1000..1001 5..6`,text:`0 1 2 0 1 2 0 1 2
1 2 0 1 2 0 1 2 0
2 0 1 2 0 1 2 0 1
0 1 2 0 1 2 0 1 2
1 2 0 1 2 0 1 2 0
2 0 1 2 0 1 2 0 1
0 1 2 0 1 2 0 1 2
1 2 0 1 2 0 1 2 0
2 0 1 2 0 1 2 0 1
`}]},{kind:`html`,html:`<h2 id="必败态的列表">必败态的列表</h2>
<p>许多程序只输出谁负，不输出值。存为 <code>lost.txt</code>，其中是某个游戏 40 以内的必败数对：</p>
`},{kind:`code`,info:`text`,text:`0 0
1 2
3 5
4 7
6 10
8 13
9 15
11 18
12 20
14 23
16 26
17 28
19 31
21 34
22 36
24 39`,links:[]},{kind:`code`,info:`console`,text:`$ bouton guess lost.txt --losing --lang zh
猜想：先手必败的局面（k = 0, 1, 2, …，不计次序）为
  a(k) = mex {a(i), b(i): i < k}
  b(k) = a(k) + k
  数据    先手必败的局面，视为已列出不超过 39 的全部：1600 个胜负结果，W 表示先手胜，L 表示先手负，范围 0..39 × 0..39
  也符合  (a, b) 先手必败，当且仅当 min(a, b) = floor(phi*(max(a, b) - min(a, b)))
  游戏    胜负与 wythoff 相同  [比较了 576 个局面的胜负，全部相同]
依据：猜想，已用数据检验。由 900 个值拟合，其余 700 个全部预测正确。规律所给出的值若逐个写下，需要 125 比特，规律本身只需 17 比特：碰巧吻合的可能性相当于抛硬币连续 108 次正面朝上。`,links:[{to:`guess`,losing:!0,text:`0 0
1 2
3 5
4 7
6 10
8 13
9 15
11 18
12 20
14 23
16 26
17 28
19 31
21 34
22 36
24 39
`}]},{kind:`html`,html:`<h2 id="一个程序">一个程序</h2>
<p><code>--run</code> 直接询问程序，每个局面运行一次。<code>{n}</code> 是放数的位置；两个数的程序写 <code>{a} {b}</code>。存为 <code>brute.py</code>：每次取走石子数的一个真因数。</p>
`},{kind:`code`,info:`python`,text:`import sys

def wins(n, known={}):
    if n not in known:
        known[n] = any(not wins(n - k) for k in range(1, n) if n % k == 0)
    return known[n]

print("W" if wins(int(sys.argv[1])) else "L")`,links:[]},{kind:`code`,info:`console`,text:`$ bouton guess --run "python3 brute.py {n}" --at 1..60 --lang zh
猜想：n 先手必败，当且仅当 n mod 2 = 1。
  数据      局面及其值：60 个胜负结果，W 表示先手胜，L 表示先手负，范围 1..60
  写成断言  P(n) iff n mod 2 = 1
依据：猜想，已用数据检验。由 36 个值拟合，其余 24 个全部预测正确。规律所给出的值若逐个写下，需要 68 比特，规律本身只需 9 比特：碰巧吻合的可能性相当于抛硬币连续 59 次正面朝上。`,links:[]},{kind:`html`,html:`<p><code>--stdin</code> 只启动程序一次，把所有局面逐行给它，由它逐行作答。<code>--at</code> 指定询问哪些局面。程序出错或答非所问时，会指出是哪个局面；一次回答超过十秒，或用 <code>--stdin</code> 时总共超过一分钟，也是如此，时限可用 <code>--time</code> 另定。它启动的进程随之结束。两条命令就到提交：</p>
`},{kind:`code`,info:`console`,text:`$ bouton guess --run "python3 brute.py {n}" --at 1..60 --emit cpp --format "T; n -> Win/Lose" --quiet --lang zh > main.cpp
猜想：n 先手必败，当且仅当 n mod 2 = 1。
  数据      局面及其值：60 个胜负结果，W 表示先手胜，L 表示先手负，范围 1..60
  写成断言  P(n) iff n mod 2 = 1
依据：猜想，已用数据检验。由 36 个值拟合，其余 24 个全部预测正确。规律所给出的值若逐个写下，需要 68 比特，规律本身只需 9 比特：碰巧吻合的可能性相当于抛硬币连续 59 次正面朝上。`,links:[]},{kind:`html`,html:`<p>格式的写法见<a href="/learn/judge#可提交的程序">可提交的程序</a>。</p>
<h2 id="能读的数据">能读的数据</h2>
<ul>
<li>依次排列的值，一行或多行，有无括号与逗号均可；若有一行以 0 开头，数字之间也可没有空格，如 <code>0110</code>；</li>
<li>每行一个局面及其值：<code>7 3</code>、<code>7: 3</code>、<code>sg[7] = 3</code>、<code>(2, 5) -&gt; W</code>，或 csv 文件的各列，上方可有名称；一行编号 <code>0 1 2 3 …</code>，下一行是相应的值；</li>
<li>表格：第一个数的每个取值一行，行前与列上方可有编号；也可为三角形；</li>
<li>加 <code>--losing</code> 时为必败态的列表：单个的数，或次序不限的几个数，每行也可带 <code>lose</code> 一词；或 <code>#..#</code> 这样的图，标出的格子为必败态；</li>
<li>b-file；布尔值或整数的 NumPy 数组（<code>.npy</code>），整数可存为浮点数，按 C 或 Fortran 次序皆可。</li>
</ul>
<p>值为整数，或表示胜负的词：<code>W</code> 与 <code>L</code>、<code>N</code> 与 <code>P</code>、<code>First</code> 与 <code>Second</code>、<code>Yes</code> 与 <code>No</code>、<code>Alice</code> 与 <code>Bob</code>、必胜与必败，也可写 <code>First player wins</code>、<code>First player loses</code>、先手胜与后手胜。<code>#</code> 之后为注释（图除外）。数据如何被理解会一并输出；可用 <code>--layout list</code>、<code>lines</code> 或 <code>table</code> 事先指定，并用 <code>--from 1</code> 指定从几开始编号。</p>
<h2 id="会找的规律">会找的规律</h2>
<p>剩余类上的多项式、周期、每个周期有增量的周期；无理数倍数的下取整；线性递推；照搬前面的值；由前面某项与下标给出的公式，如约瑟夫环；关于下标各位数字的递归，以及读 2 至 16 进制数字的自动机；对二进制各位线性的值，如尼姆积与尼姆平方；一个或几个数的公式，含
<code>+ - * div mod xor min max gcd</code>、二进制位、数位、2 的幂、斐波那契数、素因数；在必败态处成立的等式与不等式；各数列的异或；把局面分成几部分、各有规律；按序号列出的必败态；取石子数有上限（如平方根）的一堆石子；沿某个方向重复的表，如只有几种固定走法的棋盘；以及换一组坐标后的上述规律，如 <code>a + b</code>、<code>v2(a)</code> 与 <code>v2(b)</code>、<code>n - 3</code>、<code>n mod (k + 1)</code>：周期可以取决于第二个数，也可以是它的公式。</p>
<p>按辗转相除法由较小的一对及商得出的两个数的值。找不到更短的规律时，还找走法：由一个数到较小的数的少数几种方式，如 <code>n - 1</code>、<code>n div 3</code>、<code>n - digit_sum(n)</code>，或少数几种可取的数目，使每个值都是各后继之值的 mex。这样的规律能把表续下去（<code>--predict</code>），即使周期比表还长；对十八位的数则没有用处，除非每种走法都是除法。据此写出的程序（<code>--emit</code>）先用大约一秒打表到某个界限，并写明这个界限。存为 <code>thirds.txt</code>，这是每次取走一枚石子、或只留三分之一的一堆的 SG 值：</p>
`},{kind:`code`,info:`text`,text:`0 1 2 0 2 0 1 0 1 2 1 2 0 1 0 1 2 1 0 2 0 1 2 1 0 2 0 1 0 1 0 2 0 1 0 1 2 1 2 0 2 0 1 2 1 0 2 0 1 0 1 0 2 0 1 2 1 0 1 0`,links:[]},{kind:`code`,info:`console`,text:`$ bouton guess thirds.txt --lang zh
猜想：value(n) = a(n)，其中
  a(0) = 0
  a(n) = mex {a(n - 1), a(n div 3)}
  数据  一列值：60 个值，范围 0..59
依据：猜想，已用数据检验。由 36 个值拟合，其余 24 个全部预测正确。规律所给出的值若逐个写下，需要 106 比特，规律本身只需 28 比特：碰巧吻合的可能性相当于抛硬币连续 78 次正面朝上。`,links:[{to:`guess`,text:`0 1 2 0 2 0 1 0 1 2 1 2 0 1 0 1 2 1 0 2 0 1 2 1 0 2 0 1 0 1 0 2 0 1 0 1 2 1 2 0 2 0 1 2 1 0 2 0 1 0 1 0 2 0 1 2 1 0 1 0
`}]},{kind:`html`,html:`<p>三堆以上的必败态，二进制各位上 1 的个数可能说明规律。存为 <code>moore.txt</code>：共四堆，每次使其中一堆或两堆变小。</p>
`},{kind:`code`,info:`text`,text:`0 0 0 0
0 1 1 1
0 2 2 2
0 3 3 3
0 4 4 4
0 5 5 5
1 2 3 3
1 4 5 5`,links:[]},{kind:`code`,info:`console`,text:`$ bouton guess moore.txt --losing --lang zh
猜想：(a, b, c, d) 先手必败，当且仅当把 a, b, c, d 写成二进制，每一位上 1 的个数都是 3 的倍数。
  数据      先手必败的局面，视为已列出不超过 5 的全部：1296 个胜负结果，W 表示先手胜，L 表示先手负，范围 0..5 × 0..5 × 0..5 × 0..5
  写成断言  P(a, b, c, d) iff lost(a, b, c, d)
            automaton lost(a, b, c, d) base 2
              state s0: 0000 -> s0, 0111 -> s0, 1011 -> s0, 1101 -> s0, 1110 -> s0
              accept s0
依据：猜想，已用数据检验。由 625 个值拟合，其余 671 个全部预测正确。规律所给出的值若逐个写下，需要 52 比特，规律本身只需 9 比特：碰巧吻合的可能性相当于抛硬币连续 43 次正面朝上。`,links:[{to:`guess`,losing:!0,text:`0 0 0 0
0 1 1 1
0 2 2 2
0 3 3 3
0 4 4 4
0 5 5 5
1 2 3 3
1 4 5 5
`}]},{kind:`html`,html:`<p>公式中的函数如下；结论中用到的，会一并说明含义：</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>公式中</th>
<th>含义</th>
</tr>
</thead>
<tbody><tr>
<td><code>v2(n)</code></td>
<td><code>n</code> 中 2 的指数；<code>2^v2(n)</code> 即最低位的 1</td>
</tr>
<tr>
<td><code>bits(n)</code>、<code>ones(n)</code></td>
<td>二进制位数，及其中 1 的个数</td>
</tr>
<tr>
<td><code>2^floor(log2(n))</code>、<code>largest_fibonacci(n)</code></td>
<td>不超过 <code>n</code> 的最大的 2 的幂、最大的斐波那契数</td>
</tr>
<tr>
<td><code>lowest_zeckendorf(n)</code></td>
<td>把 <code>n</code> 写成互不相邻的斐波那契数之和时最小的一项</td>
</tr>
<tr>
<td><code>smallest_factor(n)</code>、<code>prime_index(p)</code></td>
<td>最小素因数；<code>p</code> 是第几个素数：2 为 1，3 为 2，5 为 3</td>
</tr>
<tr>
<td><code>bigomega(n)</code>、<code>exponent_xor(n)</code></td>
<td>素因数的个数（计重数）；各素因数指数的异或</td>
</tr>
<tr>
<td><code>digit_sum(n)</code>、<code>digit_xor(n)</code>、<code>digit_count(n)</code></td>
<td>十进制各位数字的和、异或与位数</td>
</tr>
</tbody></table></div>
<p>值太少、还不足以成为猜想时，也会给出符合的规律，并说明还差多少：</p>
`},{kind:`code`,info:`console`,text:`$ printf '0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1' | bouton guess - --lang zh
有规律符合全部数据，但数据太少，不能排除巧合。
  数据  一列值：20 个值，范围 0..19
  可能  value(n) = n mod 2
        它符合全部数据，但可能是巧合：需要更多的值才能判定
  游戏  值与 {1} 相同  [比较了 20 个值，全部相同]`,links:[]},{kind:`html`,html:`<p>没有规律的就说没有。存为 <code>squares.txt</code>，这是每次取走平方数枚石子时一堆的 SG 值：</p>
`},{kind:`code`,info:`text`,text:`0 1 0 1 2 0 1 0 1 2 0 1 0 1 2 0 1 0 1 2 0 1 0 1 2 3 2 3 4 5 3 2 3 4 0 1 2 3 2 0 1 2 3 2 0 1 2 3 2 3 4 5 0 1 3 4 5 0 1 3`,links:[]},{kind:`code`,info:`console`,text:`$ bouton guess squares.txt --lang zh
没有找到能预测所留数据的规律。
  数据  一列值：60 个值，范围 0..59`,links:[{to:`guess`,text:`0 1 0 1 2 0 1 0 1 2 0 1 0 1 2 0 1 0 1 2 0 1 0 1 2 3 2 3 4 5 3 2 3 4 0 1 2 3 2 0 1 2 3 2 0 1 2 3 2 3 4 5 0 1 3 4 5 0 1 3
`}]},{kind:`html`,html:`<p>每个周期有增量的规律，只有当值比第一个周期又多跨过两个 2 的幂时才会给出：异或作用在二进制位上，而博弈 0.F6 的规律维持三十个周期之后才失效。必败态若交替只有两种间距（无理数倍数的下取整即如此），须重复八个周期才算周期：每次取斐波那契数个的博弈以 36 为周期重复四次，之后就不再成立。开头不规则、之后才循环的值，若其中最大的出现得很晚，以致更大的可能还没出现，或此前已有一个周期重复了同样多次才失效，也不会给出。没有重复到四次的周期，重复的值须多于确定它的值的三分之一：八进制博弈的 60 至 250 个值中，这样的周期 56 例全部继续成立，重复较少的 54 例中只有 14 例成立。若这些值可由一堆石子中可取的数目来解释，则所需的数目都不得超过值的个数的五分之一：每次取立方数个的一堆，前 60 个值以 37 为周期重复，到可取 64 个时就不再成立。</p>
<h2 id="是哪个游戏">是哪个游戏？</h2>
`},{kind:`code`,info:`console`,text:`$ bouton identify squares.txt --lang zh
已知的游戏中没有一个具有这 60 个值。`,links:[]},{kind:`html`,html:`<p><code>bouton identify</code> 把值与约六千个已知游戏的值比较。对规则它知道得更多：堆上的游戏就是它的着法，怎么写都一样。存为 <code>stones.game</code>：</p>
`},{kind:`code`,info:`game`,text:`game stones
(n) -> (i) + (j) where i + j + 1 = n and i + j >= 1`,links:[{to:`rules`,text:`game stones
(n) -> (i) + (j) where i + j + 1 = n and i + j >= 1
`}]},{kind:`code`,info:`console`,text:`$ bouton identify stones.game --lang zh
着法与 0.6（Officers）相同。
  值为 0.37 的值的平移：n 处的值即其 n - 1 处的值  [表亲，只差石子数（Guy 与 Smith 1956）]
依据：已证明：规则即此代码的规则：任意大小的堆，两个游戏的着法都相同。`,links:[]},{kind:`html`,html:`<p>两个数的局面，会与目录中两个数上的游戏以及同一游戏的两堆比较。三个数的局面与同一游戏的三堆比较；胜负还与 Moore 尼姆及反常规则下的尼姆比较。存为 <code>corner.game</code>，一枚走向角落的皇后：</p>
`},{kind:`code`,info:`game`,text:`game corner
(column, row) -> (column - k, row) where k >= 1
(column, row) -> (column, row - k) where k >= 1
(column, row) -> (column - k, row - k) where k >= 1`,links:[{to:`rules`,text:`game corner
(column, row) -> (column - k, row) where k >= 1
(column, row) -> (column, row - k) where k >= 1
(column, row) -> (column - k, row - k) where k >= 1
`}]},{kind:`code`,info:`console`,text:`$ bouton identify corner.game --lang zh
值与 wythoff 相同。
依据：检验：比较了 576 个值，全部相同。`,links:[]}]};export{e as default};