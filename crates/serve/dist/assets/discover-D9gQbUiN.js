var e={title:`discover 找什么`,headings:[{id:`一行`,text:`一行`,level:2},{id:`环`,text:`环`,level:2},{id:`余数`,text:`余数`,level:2},{id:`按数字递归`,text:`按数字递归`,level:2},{id:`自动机`,text:`自动机`,level:2},{id:`没有找到时`,text:`没有找到时`,level:2}],parts:[{kind:`html`,html:`<h1 id="discover-找什么"><code>discover</code> 找什么</h1>
<p><code>bouton discover</code> 读入规则，算出所有小局面谁胜，或它们的 SG 值，再寻找对所有局面都成立的断言。找到的断言与算出的每一个局面比较，然后交给证明程序。有证明、且证书为检验程序接受的，才叫得证。<a href="/learn/method">方法</a>一章有它的用法；这一页说它试什么，按什么次序试。</p>
<h2 id="一行">一行</h2>
<p>首先是一行的公式和项，从短到长：数与小常数、数与数的比较；余数、商，以及它们的异或和；数有四到六个时，两数之和等于另外两数之和；威佐夫数对；2 的幂、斐波那契数、二进制中 1 的个数。条件可用 <code>and</code> 和
<code>or</code> 连接。SG 值可以是异或和减一个常数，如两枚棋子的韦尔特博弈；也可以是商的异或和再配上余数。存为 <code>nimhoff.game</code>：从一堆取任意枚，或从两堆共取至多四枚。</p>
`},{kind:`code`,info:`text`,text:`game nimhoff
(a, b) -> (a - k, b) where k >= 1
(a, b) -> (a, b - k) where k >= 1
(a, b) -> (a - i, b - j) where 1 <= i + j <= 4`,links:[]},{kind:`code`,info:`console`,text:`$ bouton discover nimhoff.game --values --lang zh
nimhoff.game
  ✓ value(a, b) = 5*((a div 5) xor (b div 5)) + (a + b) mod 5
      对所有局面得证。每走一步 a + b 都变小，故对局必定结束。
      数用二进制表示，82 个状态；证书已通过检验（24914 字节）。
      第 1 个候选；与数字不超过 31 的 1024 个局面比较过。用时 178 ms。`,links:[{to:`rules`,ask:`mine.game`,run:`discover`,text:`game nimhoff
(a, b) -> (a - k, b) where k >= 1
(a, b) -> (a, b - k) where k >= 1
(a, b) -> (a - i, b - j) where 1 <= i + j <= 4
`}]},{kind:`html`,html:`<h2 id="环">环</h2>
<p>若轮换各数不改变胜负，就寻找<em>某个</em>轮换满足的条件。条件由有一个数大于（或小于）其余各数的局面学得，因为那时很清楚该取哪个轮换；再与所有局面比较。</p>
<h2 id="余数">余数</h2>
<p>然后是余数：从某个数起，每个数也许只取决于它的余数。存为 <code>again.game</code>：每次取一至四枚，但不能与刚才取的一样多。</p>
`},{kind:`code`,info:`text`,text:`game again
(n, last) -> (n - k, k) where 1 <= k <= 4 and k != last
start (n) = (n, 0)`,links:[]},{kind:`code`,info:`console`,text:`$ bouton discover again.game --lang zh
again.game
  ✓ P(n, last) iff n mod 5 = 0 or n mod 10 = 1 and last = 1 or n mod 10 = 3 and last = 3 or n mod 10 = 4 and last = 4 or n mod 10 = 7 and last = 2
      对所有局面得证。每走一步 n 都变小，故对局必定结束。
      数用二进制表示，17 个状态；证书已通过检验（2182 字节）。
      第 1 个候选；与数字不超过 31 的 1024 个局面比较过。用时 165 ms。`,links:[{to:`rules`,ask:`mine.game`,run:`discover`,text:`game again
(n, last) -> (n - k, k) where 1 <= k <= 4 and k != last
start (n) = (n, 0)
`}]},{kind:`html`,html:`<p>取余数的可以是各数本身，可以是规则使之有序的数的差，也可以在次序无关时是按大小排列的数。只有每个数都达到第一个周期末尾的两倍，而且每种情形平均至少有四个局面，才相信这样的表：没有反复出现的，只是抄录。不超过 420 个字符的这类断言先于自动机，更长的在自动机之后。三个数次序无关时可以有两张这样的表：一张关于三角形，即最大的数小于另两个之和，另一张关于其余。慢速精确尼姆（每步从三堆中的两堆各取一枚，Gurvich 与 Ho 2018）就是这样找到的。</p>
<h2 id="按数字递归">按数字递归</h2>
<p>单堆的 SG 值可能取决于末位数字，以及去掉它之后那个数的 SG 值。这样的<a href="/learn/language#按数字递归">递归</a>在 2 到 12 进制里寻找：对每个末位数字，是那个 SG 值的倍数，加上所余之数的倍数，再加一个常数；或是另一个较小的数的 SG 值。把下面的内容存为 <code>third.game</code>：至多取三分之一。</p>
`},{kind:`code`,info:`text`,text:`game third
(n) -> (n - k) where k >= 1 and 3*k <= n`,links:[]},{kind:`code`,info:`console`,text:`$ bouton discover third.game --values --lang zh
third.game
  ✓ value(3*n) = n
    value(3*n + 1) = value(2*n)
    value(3*n + 2) = value(2*n + 1)
      对所有局面得证。每走一步 n 都变小，故对局必定结束。
      数用二进制表示；证书已通过检验（3625 字节）。
      第 1 个候选；与数字不超过 199 的 200 个局面比较过。用时 7.0 ms。`,links:[{to:`rules`,ask:`mine.game`,run:`discover`,text:`game third
(n) -> (n - k) where k >= 1 and 3*k <= n
`}]},{kind:`html`,html:`<p>它得到证明，因为<a href="/learn/limits#以指数和按递归给出的-sg-值">后继是一个窗口</a>，或变宽，或平移；在其他游戏里，这样的递归只是猜想。若每次要留下全堆的一个无理数倍，如黄金分割，则在以这个倍数取整的递归中寻找 SG 值。一行的项里有 <code>ones(n)</code>、<code>bits(n)</code> 和 <code>v2(n)</code>；只要规则能读，后两个就能证明。</p>
<h2 id="自动机">自动机</h2>
<p>然后学习自动机，用二至四进制和二次无理数的记数法；二进制的自动机先于四进制的，后者不过用更长的数字说同一件事。若每个数、每个差各属于一个必败的数对，如同 Wythoff 博弈，就把数对一直续到所看过的局面之外很远，自动机也从这些数对学习。续出来的并不当作已知：断言要经过证明。a + b 不超过 l 的局面立即算负的 Wythoff 博弈，对不超过 6 的每个 l 都能这样找到，自动机至多 109 个状态（Renard 与 Rigo 2025）。</p>
<p>最后，若以上都一无所获，就把小局面交给 <a href="/learn/guess"><code>guess</code></a>。语言能说出的规律，同其他断言一样去证明；不能证明的作为猜想说出，并注明由多少数据拟合。</p>
<h2 id="没有找到时">没有找到时</h2>
<p>会说明找过什么、看了多少局面；还有那些与一部分局面一致的候选中，哪一个坚持得最久，以及它出错的最小局面。存为 <code>squares.game</code>：</p>
`},{kind:`code`,info:`text`,text:`game squares
(n) -> (n - k) where k >= 1 and square(k)`,links:[]},{kind:`code`,info:`console`,text:`$ bouton discover squares.game --lang zh
squares.game
  ? 在限制之内没有找到关于胜负的断言，但并不说明不存在。
      查看了数字不超过 8191 的 8192 个局面；试过的候选：3 个。用时 3.8 s。
      找过：一行的公式和项；自动机（base 2、quadratic 1、base 3、quadratic 2、base 4、quadratic 3、quadratic 4、recurrence 1 1 1、recurrence 1 0 1、recurrence 1 0 0 1、recurrence 1 1 1 1、recurrence 2 1 1、recurrence 2 2、recurrence 3 2、quadratic 5、recurrence 4 2、recurrence 3 3、quadratic 6、recurrence 5 2、recurrence 4 3、quadratic 7、recurrence 6 2、recurrence 5 3、recurrence 4 4、recurrence 7 2、recurrence 6 3、recurrence 5 4、recurrence 7 3、recurrence 6 4、recurrence 7 4、recurrence 3 -1、recurrence 4 -1、recurrence 5 -1、recurrence 6 -1、recurrence 7 -1、recurrence 8 -1）。
      错误的候选中最好的是 \`P(n) iff n mod 5 in {0, 2}\`：与 25 个较小的局面一致，但 (25) 为必胜（N）。
  ? 在限制之内没有找到关于 SG 值的断言，但并不说明不存在。
      查看了数字不超过 8191 的 8192 个局面；试过的候选：3 个。用时 193 ms。
      找过：一行的公式和项；按末位数字或按无理数比例递归的 SG 值。
      错误的候选中最好的是 \`value(n) = repeat [0, 1, 0, 1, 2]\`：与 25 个较小的局面一致，但 (25) 的值为 3。`,links:[{to:`rules`,ask:`mine.game`,run:`discover`,text:`game squares
(n) -> (n - k) where k >= 1 and square(k)
`}]},{kind:`html`,html:`<p>用 <code>--json</code> 时，它们是 <code>methods</code>、<code>candidates</code>、<code>looked_at</code> 和 <code>failed</code>。没有找到，并不说明不存在：见<a href="/learn/limits#什么程序也做不到的">什么程序也做不到的</a>。</p>
`}]};export{e as default};