var e={title:`能证明什么`,headings:[{id:`能力之内`,text:`能力之内`,level:2},{id:`一个证明一种记数法`,text:`一个证明，一种记数法`,level:2},{id:`能力之外`,text:`能力之外`,level:2},{id:`初等事实`,text:`初等事实`,level:3},{id:`以指数和按递归给出的-sg-值`,text:`以指数和按递归给出的 SG 值`,level:3},{id:`只针对一部分局面的断言`,text:`只针对一部分局面的断言`,level:3},{id:`假定`,text:`假定`,level:3},{id:`堆数不定`,text:`堆数不定`,level:2},{id:`反常规则下的和`,text:`反常规则下的和`,level:3},{id:`走得完的与走不完的`,text:`走得完的与走不完的`,level:2},{id:`不走回头路的棋子`,text:`不走回头路的棋子`,level:2},{id:`大小与限额`,text:`大小与限额`,level:2},{id:`什么程序也做不到的`,text:`什么程序也做不到的`,level:2},{id:`所信任的`,text:`所信任的`,level:2},{id:`文献`,text:`文献`,level:2}],parts:[{kind:`html`,html:`<h1 id="能证明什么">能证明什么</h1>
<p><code>bouton prove</code> 的回答有三种：<strong>得证</strong>；<strong>被推翻</strong>，并给出最小的反例；或者<strong>未能判定</strong>，并说明原因。最小的局面是各数总和最小的；总和相同时，取数的个数最少的，再依次比较第一个数、第二个数……，取较小的。所以 <code>[1]</code> 先于 <code>[0,1]</code>，<code>[0,1]</code> 先于 <code>[1,0]</code>。<code>bouton check</code> 所说的最小也是这样。本章讲什么在它的能力之内，什么不在，以及为什么。请先读<a href="/learn/method">方法</a>。</p>
<h2 id="能力之内">能力之内</h2>
<p>证明程序把规则和断言变成逐位读数的自动机。所以一切取决于这样的机器能检查什么。</p>
<ul>
<li><strong>线性算术：</strong>和、差、固定的倍数（<code>3*a</code>）、大小比较、除以固定数的商与余数（<code>n mod 4</code>），再用 <code>and</code>、<code>or</code>、<code>not</code>、<code>exists</code>、<code>forall</code> 连起来。Presburger 在 1929 年证明，这样的语句全都可以判定。这与怎样写数无关，Bouton 懂的每种记数法都行。</li>
<li><strong>还有一些，要看数怎样写。</strong>Büchi（1960）让自动机读二进制数字，Bruyère 等人又推广到别的记数法：</li>
</ul>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>规则或断言里的</th>
<th>所用的数字</th>
<th><code>prove</code> 的叫法</th>
</tr>
</thead>
<tbody><tr>
<td><code>xor</code>、<code>columns</code>、<code>ones(t) mod 3</code>、<code>ones(t) = 2</code>、<code>bit(t, 3)</code>、<code>power_of_two</code></td>
<td>二进制</td>
<td><code>base 2</code></td>
</tr>
<tr>
<td><code>v2(t)</code>、<code>bits(t)</code>，互相比较、与常数比较，或对常数取模</td>
<td>二进制</td>
<td><code>base 2</code></td>
</tr>
<tr>
<td><code>floor(phi*t)</code>、<code>fibonacci</code>、<code>lowest_zeckendorf</code></td>
<td>齐肯多夫（Zeckendorf）写法</td>
<td><code>quadratic 1</code></td>
</tr>
<tr>
<td><code>floor(sqrt(2)*t)</code></td>
<td>√2 的写法</td>
<td><code>quadratic 2</code></td>
</tr>
<tr>
<td><code>floor((2 - T + sqrt(T*T + 4))/2*t)</code>，T 为 3、5、6、7、8、9</td>
<td>这个数的写法</td>
<td><code>quadratic T</code></td>
</tr>
<tr>
<td><code>floor(sqrt(3)*t)</code>、<code>floor((4 + sqrt(21))/5*t)</code> 之类</td>
<td>这个域的一个单位的写法</td>
<td><code>recurrence 4 -1</code>、<code>recurrence 5 -1</code></td>
</tr>
<tr>
<td>文件中的自动机</td>
<td>由它自己说明</td>
<td><code>base 2</code> 到 <code>base 36</code>，<code>quadratic 1</code> 到 <code>quadratic 9</code>，<code>recurrence 1 1 1</code>、<code>recurrence 4 -1</code> 之类</td>
</tr>
</tbody></table></div>
<p>最后一行比看上去重要。<code>discover</code> 会在规则所暗示的进制（规则中的常数，以及两个常数的积）和常见递推的记数法中学习自动机。所以它能找到乘法游戏的规律：一个数除以 2 到 9
中的一个因子，余数舍去；必败态是 0 以及 9·18ᵏ 到 18ᵏ⁺¹ − 1 的数，即一个 18 进制的自动机。它也能找到 Fraenkel 的两堆游戏，用的是 u″ = (s + t − 1)·u′ + s·u 的记数法，s、t 直到 4：</p>
`},{kind:`code`,info:`game`,text:`game s2t1
(a, b) -> (a - k, b) where k >= 1
(a, b) -> (a, b - k) where k >= 1
(a, b) -> (a - k, b - l) where 1 <= k <= l and l < 2*k + 1
(a, b) -> (a - l, b - k) where 1 <= k <= l and l < 2*k + 1
P(a, b) iff lost(a, b)

automaton lost(a, b) in recurrence 2 2
  state even: 00 -> even, 01 -> less, 02 -> much, 10 -> more, 20 -> many
  state less: 10 -> first, 11 -> less, 12 -> much
  state more: 01 -> second, 11 -> more, 21 -> many
  state much: 20 -> first, 21 -> less
  state many: 02 -> second, 12 -> more
  state first: 00 -> odd, 01 -> less, 02 -> much
  state odd: 00 -> first, 01 -> less, 02 -> much
  state second: 00 -> other, 10 -> more, 20 -> many
  state other: 00 -> second, 10 -> more, 20 -> many
  accept even, first, second`,links:[{to:`rules`,text:`game s2t1
(a, b) -> (a - k, b) where k >= 1
(a, b) -> (a, b - k) where k >= 1
(a, b) -> (a - k, b - l) where 1 <= k <= l and l < 2*k + 1
(a, b) -> (a - l, b - k) where 1 <= k <= l and l < 2*k + 1
P(a, b) iff lost(a, b)

automaton lost(a, b) in recurrence 2 2
  state even: 00 -> even, 01 -> less, 02 -> much, 10 -> more, 20 -> many
  state less: 10 -> first, 11 -> less, 12 -> much
  state more: 01 -> second, 11 -> more, 21 -> many
  state much: 20 -> first, 21 -> less
  state many: 02 -> second, 12 -> more
  state first: 00 -> odd, 01 -> less, 02 -> much
  state odd: 00 -> first, 01 -> less, 02 -> much
  state second: 00 -> other, 10 -> more, 20 -> many
  state other: 00 -> second, 10 -> more, 20 -> many
  accept even, first, second
`}]},{kind:`html`,html:`<p>对这样的规则（从一堆取 l、从另一堆取 k，且 l &lt; 2·k + 1），证明并不在所有着法里寻找制胜着，而是说明：只要规则刚好允许的那些（2·k ≤ l）连同一步走完的着法就够了。于是定理比所问的更强：证书把规则的着法列为可能的（<code>(may …)</code>），把这些列为必有的（<code>(can …)</code>），其余着法不论禁掉哪些，断言仍然成立。它们不够用时，就像其他规则一样考察全部着法。</p>
<p>因子也可以是取值不多的变量：由界限或数的集合所定、至多取 64 个值的变量，若使规则除以变数或把两个变数相乘，这条规则就读作每个值一条规则。</p>
`},{kind:`code`,info:`game`,text:`game quotients
(n) -> (n div k) where 2 <= k <= 9 and n >= 1
P(n) iff n = 0 or high(n)
automaton high(n) base 18
  state s: (0) -> s, (9) -> t, (10) -> t, (11) -> t, (12) -> t, (13) -> t, (14) -> t, (15) -> t, (16) -> t, (17) -> t
  state t: (0) -> t, (1) -> t, (2) -> t, (3) -> t, (4) -> t, (5) -> t, (6) -> t, (7) -> t, (8) -> t, (9) -> t, (10) -> t, (11) -> t, (12) -> t, (13) -> t, (14) -> t, (15) -> t, (16) -> t, (17) -> t
  accept t`,links:[{to:`rules`,text:`game quotients
(n) -> (n div k) where 2 <= k <= 9 and n >= 1
P(n) iff n = 0 or high(n)
automaton high(n) base 18
  state s: (0) -> s, (9) -> t, (10) -> t, (11) -> t, (12) -> t, (13) -> t, (14) -> t, (15) -> t, (16) -> t, (17) -> t
  state t: (0) -> t, (1) -> t, (2) -> t, (3) -> t, (4) -> t, (5) -> t, (6) -> t, (7) -> t, (8) -> t, (9) -> t, (10) -> t, (11) -> t, (12) -> t, (13) -> t, (14) -> t, (15) -> t, (16) -> t, (17) -> t
  accept t
`}]},{kind:`code`,info:`console`,text:`$ bouton prove quotients.game --lang zh
quotients.game
  ✓ P(n) iff n = 0 or high(n)
      对所有局面得证。每走一步 n 都变小，故对局必定结束。
      数用 18 进制表示；25 步，9 个自动机；证书已通过检验（2794 字节）。

得证。`,links:[{to:`rules`,ask:`mine.game`,run:`prove`,text:`game quotients
(n) -> (n div k) where 2 <= k <= 9 and n >= 1
P(n) iff n = 0 or high(n)
automaton high(n) base 18
  state s: (0) -> s, (9) -> t, (10) -> t, (11) -> t, (12) -> t, (13) -> t, (14) -> t, (15) -> t, (16) -> t, (17) -> t
  state t: (0) -> t, (1) -> t, (2) -> t, (3) -> t, (4) -> t, (5) -> t, (6) -> t, (7) -> t, (8) -> t, (9) -> t, (10) -> t, (11) -> t, (12) -> t, (13) -> t, (14) -> t, (15) -> t, (16) -> t, (17) -> t
  accept t
`}]},{kind:`html`,html:`<p><code>floor</code> 的系数可以是任意正数 (p + q·√d)/r，其中 d 为 2、3、5、6、10、13、15、17、21、26、29 及其平方倍：一个域共用一种记数法，取数字最少的那种。对 √7、√11、√30
它有 16 到 22 个数字，证明要久得多；对 √14 有 30 个，检验程序会因步数超限而停下；对 √19、√22、√23 要多于 36 个数字，这样的系数读不了。<code>discover</code> 也在数字不超过八个的这些记数法中学习自动机。下例中至少要留下全堆的 2 − √3（向下取整）：</p>
`},{kind:`code`,info:`game`,text:`game share
(n) -> (k) where floor((2 - sqrt(3))*n) <= k and k < n`,links:[{to:`rules`,text:`game share
(n) -> (k) where floor((2 - sqrt(3))*n) <= k and k < n
`}]},{kind:`code`,info:`console`,text:`$ bouton discover share.game --lang zh
share.game
  ✓ P(n) iff lost(n)
    automaton lost(a) in recurrence 4 -1
      state s0: 0 -> s0, 1 -> s1
      state s1: 0 -> s3, 1 -> s1
      state s3
      accept s0, s3
      对所有局面得证。每走一步 n 都变小，故对局必定结束。
      数用 recurrence 4 -1（1、4、15、56、……）表示，3 个状态；证书已通过检验（1889 字节）。
      第 4 个候选；与数字不超过 285 的 286 个局面比较过。用时 282 ms。
  ✓ value(n) = 0 if n = 0 | 1 if n = 1 | floor((sqrt(3) - 1)*n) + 1 if floor((sqrt(3) - 1)*n) != floor((sqrt(3) - 1)*(n - 1)) | value(n - (floor((sqrt(3) - 1)*n) + 1) - 1) otherwise
      对所有局面得证。每走一步 n 都变小，故对局必定结束。
      数用 recurrence 4 -1（1、4、15、56、……）表示；证书已通过检验（10690 字节）。
      第 1 个候选；与数字不超过 199 的 200 个局面比较过。用时 277 ms。`,links:[{to:`rules`,ask:`mine.game`,run:`discover`,text:`game share
(n) -> (k) where floor((2 - sqrt(3))*n) <= k and k < n
`}]},{kind:`html`,html:`<p>递推至多有四项，其增长率必须是皮索数：特征方程其余各根的模都小于 1。否则和读不出来，文件会被拒绝，并说明这个理由。三倍动态取石子的必败堆数满足
Hₙ₊₁ = Hₙ + Hₙ₋₃，所以有记数法 <code>recurrence 1 0 0 1</code>，但它的自动机有几百个状态，<code>discover</code> 找不到；四倍及以上则不属此类。对所有这些，<code>solve dynamic-nim</code> 依据的是一条定理。</p>
`},{kind:`code`,info:`game`,text:`game powers
(n) -> (n - k) where power_of_two(k)
P(n) iff n mod 3 = 0`,links:[{to:`rules`,text:`game powers
(n) -> (n - k) where power_of_two(k)
P(n) iff n mod 3 = 0
`}]},{kind:`code`,info:`console`,text:`$ bouton prove powers.game --lang zh
powers.game
  ✓ P(n) iff n mod 3 = 0
      对所有局面得证。每走一步 n 都变小，故对局必定结束。
      数用二进制表示；4 步，1 个自动机；证书已通过检验（313 字节）。

得证。`,links:[{to:`rules`,ask:`mine.game`,run:`prove`,text:`game powers
(n) -> (n - k) where power_of_two(k)
P(n) iff n mod 3 = 0
`}]},{kind:`html`,html:`<h2 id="一个证明一种记数法">一个证明，一种记数法</h2>
<p>写成二进制，一眼就能看出一个数是不是 2 的幂；但它是不是斐波那契数，哪台有限自动机也看不出来。用齐肯多夫写法则正好相反。而一个证明里的所有自动机，读的必须是同一种数字。现在再允许取一些斐波那契数：</p>
`},{kind:`code`,info:`game`,text:`game powers
(n) -> (n - k) where power_of_two(k)
(n) -> (n - k) where fibonacci(k) and k mod 3 != 0
P(n) iff n mod 3 = 0`,links:[{to:`rules`,text:`game powers
(n) -> (n - k) where power_of_two(k)
(n) -> (n - k) where fibonacci(k) and k mod 3 != 0
P(n) iff n mod 3 = 0
`}]},{kind:`html`,html:`<p>断言仍然成立，道理很简单：3 的倍数一概不能取，而 1 和 2 可以取。可是：</p>
`},{kind:`code`,info:`console`,text:`$ bouton prove powers.game --lang zh
powers.game
  ? P(n) iff n mod 3 = 0
      未能判定：\`power_of_two(…)\` 需要二进制，而 \`fibonacci(…)\` 需要齐肯多夫记数法（quadratic 1）；没有自动机能同时读两种写法。

0 项得证，1 项未能判定。`,links:[{to:`rules`,ask:`mine.game`,run:`prove`,text:`game powers
(n) -> (n - k) where power_of_two(k)
(n) -> (n - k) where fibonacci(k) and k mod 3 != 0
P(n) iff n mod 3 = 0
`}]},{kind:`html`,html:`<p>这不是说断言错了，而是说障碍在哪里，并且在小的局面上没有发现与断言不符之处。<code>bouton check</code> 可以在任意界限之内把这样的断言与规则对照。</p>
<p><code>unordered</code> 的游戏每走一步后把行重新排序。对一种长度的行，证明把每个着法按走后各数可能的次序各列一次。但局面按原样处理：只有当法则（如 <code>position [.., a, b, ..] where a &lt;= b</code>）规定行是递增的，这样的断言才可判定。行的规则可以用 <code>next_free</code> 谈到空格：它从一个数往后数，只要下一个数在行中就接着数。所以对任何固定枚数的硬币，都能证明 Welter 1954 年的定理：</p>
`},{kind:`code`,info:`game`,text:`# 硬币放在格 1、2、3、……上；每次把一枚移到它下方的任一空格。
game welter
[.., x, ..] -> [.., y, ..] where 1 <= y < x and next_free(y - 1) = y
unordered
position [.., a, b, ..] where a < b
position [.., a, ..] where a >= 1
P[x at i, ..] iff xor(x - 1) = 0`,links:[{to:`rules`,text:`# 硬币放在格 1、2、3、……上；每次把一枚移到它下方的任一空格。
game welter
[.., x, ..] -> [.., y, ..] where 1 <= y < x and next_free(y - 1) = y
unordered
position [.., a, b, ..] where a < b
position [.., a, ..] where a >= 1
P[x at i, ..] iff xor(x - 1) = 0
`}]},{kind:`code`,info:`console`,text:`$ bouton prove welter.game --size 4 --lang zh
welter.game
  ✓ P[x at i, ..] iff xor(x - 1) = 0
      对所有长度为 4 的行得证。每走一步 x1 + x2 + x3 + x4 都变小，故对局必定结束。
      数用二进制表示；104 步，34 个自动机；证书已通过检验（513137 字节）。

得证。`,links:[{to:`rules`,ask:`mine.game`,run:`prove`,text:`# 硬币放在格 1、2、3、……上；每次把一枚移到它下方的任一空格。
game welter
[.., x, ..] -> [.., y, ..] where 1 <= y < x and next_free(y - 1) = y
unordered
position [.., a, b, ..] where a < b
position [.., a, ..] where a >= 1
P[x at i, ..] iff xor(x - 1) = 0
`}]},{kind:`html`,html:`<p>错误的断言也可能直到一个谁也算不出的局面才第一次出错，比如一堆一万亿颗石子。这时只重演该局面的着法：按断言它必败，却有一着走到另一个按断言必败的局面；或者按断言它并非必败，却没有这样的一着。因为对局必定结束，断言在那里或在其后的某个局面上不成立；此外不多说。</p>
<h2 id="能力之外">能力之外</h2>
<p><strong>两个变量相乘</strong>，如 <code>k*a</code>；连带着还有平方数、约数、素数、素数幂。有了变量的 + 与 ×，对任何一个计算机程序，都能写出“它会不会停下来”这个问题；而从 20 世纪 30 年代起（Gödel、Church、Turing）人们就知道，没有哪个程序能回答所有这样的问题。所以，哪个证明程序也不能笼统地接受乘法。</p>
<p>小数据能说明的事有多少？请看这个例子：每次取走平方数颗石子。</p>
`},{kind:`code`,info:`game`,text:`game squares
(n) -> (n - k) where square(k) and k >= 1
P(n) iff n mod 5 in {0, 2}`,links:[{to:`rules`,text:`game squares
(n) -> (n - k) where square(k) and k >= 1
P(n) iff n mod 5 in {0, 2}
`}]},{kind:`code`,info:`console`,text:`$ bouton check squares.game --upto 24 --lang zh
squares.game
  ✓ 对局必定结束，且所有着法都可列出。
  ✓ P(n) iff n mod 5 in {0, 2}
      与规则在数字不超过 24 的全部 25 个局面上一致。

2 项全部与规则一致。`,links:[{to:`rules`,ask:`mine.game`,run:`check`,upto:`24`,text:`game squares
(n) -> (n - k) where square(k) and k >= 1
P(n) iff n mod 5 in {0, 2}
`}]},{kind:`html`,html:`<p>25 个局面全都一致！可是接下来：</p>
`},{kind:`code`,info:`console`,text:`$ bouton check squares.game --lang zh
squares.game
  ✓ 对局必定结束，且所有着法都可列出。
  ✗ P(n) iff n mod 5 in {0, 2}
      按断言，25 为必败（P），但 25 → 0 走到的 0 按断言也必败。依规则，25 实为必胜（N）。

2 项中有 1 项被推翻。`,links:[{to:`rules`,ask:`mine.game`,run:`check`,text:`game squares
(n) -> (n - k) where square(k) and k >= 1
P(n) iff n mod 5 in {0, 2}
`}]},{kind:`html`,html:`<p>前 25 个局面都好好的，然后就不行了：猜想终究只是猜想。没有自动机读得懂这条规则，所以 <code>prove</code> 也会看一看小的局面，并用同一个局面推翻这个断言。如果在小的局面上什么也没找到，它就既不能证明也不能推翻。</p>
<h3 id="初等事实">初等事实</h3>
<p>难题中要紧的往往只有一点点。每次取走 1 颗或素数颗石子：</p>
`},{kind:`code`,info:`game`,text:`game primes
(n) -> (n - k) where k = 1 or prime(k)
P(n) iff n mod 4 = 0`,links:[{to:`rules`,text:`game primes
(n) -> (n - k) where k = 1 or prime(k)
P(n) iff n mod 4 = 0
`}]},{kind:`code`,info:`console`,text:`$ bouton prove primes.game --lang zh
primes.game
  ✓ P(n) iff n mod 4 = 0
      对所有局面得证。每走一步 n 都变小，故对局必定结束。
      证明用到关于数的初等事实：
        素数只能被 1 和它自身整除。
      数用二进制表示；4 步，8 个自动机；证书已通过检验（2380 字节）。

得证。`,links:[{to:`rules`,ask:`mine.game`,run:`prove`,text:`game primes
(n) -> (n - k) where k = 1 or prime(k)
P(n) iff n mod 4 = 0
`}]},{kind:`html`,html:`<p>自动机不认识素数。但 1、2、3 颗都可以取，而素数都不是 4 的倍数：证明需要的只有这些。所以它读的不是这条规则，而是另外两条：一条至少允许规则的所有着法，其中不能有从必败态走到必败态的；另一条至多允许这些着法，其中必须有从其他局面走到必败态的。这两条只说余数和小的数，依据的是一张不长的事实表：</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th></th>
<th>事实</th>
<th>理由</th>
</tr>
</thead>
<tbody><tr>
<td>约数</td>
<td>整除两个数的数也整除它们的差；n 的约数的约数也是 n 的约数；n &gt; 0 的约数是 n、n/2、n/3，或不超过 n/4</td>
<td>它等于 n/c，c 为某个自然数</td>
</tr>
<tr>
<td>公约数</td>
<td>一个数整除 gcd(a, b)，当且仅当它整除 a 和 b；gcd(n, n + 1) = 1；c 固定时，gcd(c, n) 由 n mod c 决定</td>
<td>欧几里得：gcd(a, b) 是 a 与 b 的倍数之和</td>
</tr>
<tr>
<td>乘积</td>
<td>a·b 与 (a mod m)·(b mod m) 除以 m 的余数相同；a 不小于 c 时，a·b 不小于 c·b</td>
<td>a = q·m + r</td>
</tr>
<tr>
<td>商</td>
<td>n div d 等于 q，当且仅当 q·d &lt;= n &lt; (q + 1)·d，此时 n mod d 为 n - q·d；m 整除 d 时，n 与 n mod d 除以 m 的余数相同</td>
<td>定义</td>
</tr>
<tr>
<td>最小因数</td>
<td>n 为偶数时是 2，其余 3 的倍数时是 3，依素数类推；它是素数，等于 n 或不超过 n/2</td>
<td>它的约数会是更小的因数</td>
</tr>
<tr>
<td>素数</td>
<td>若 m &gt; 1 整除素数 p，则 p = m</td>
<td>定义</td>
</tr>
<tr>
<td>素数幂</td>
<td>它不能被两个不同的素数整除；若 p^e 整除 p^k，则 e &lt;= k</td>
<td>素因数分解唯一</td>
</tr>
<tr>
<td>小的数</td>
<td>函数与谓词在不超过 12 或最大模的数处的值</td>
<td>由计算得出</td>
</tr>
</tbody></table></div>
<p>m 取断言中的模及其约数。这样的定理前面没有“若”字：谁怀疑这些事实，一行就能证明。用到的事实写在证书里，因为<a href="/learn/certificate">检验程序</a>只看得到由它们得出的那两条规则。</p>
`},{kind:`code`,info:`console`,text:`$ bouton prove prime-power --lang zh
prime-power kmax=any
  ✓ value(n) = n mod 6 when kmax >= 2
      对所有局面得证。每走一步 n 都变小，故对局必定结束。
      证明用到关于数的初等事实：
        素数的幂不能被两个不同的素数整除。
      数用二进制表示；6 步，5 个自动机；证书已通过检验（1911 字节）。
  ✓ P(n) iff n mod 6 = 0 when kmax >= 2
      对所有局面得证。每走一步 n 都变小，故对局必定结束。
      证明用到关于数的初等事实：
        素数的幂不能被两个不同的素数整除。
      数用二进制表示；4 步，2 个自动机；证书已通过检验（778 字节）。

2 项全部得证。`,links:[{to:`rules`,ask:`prime-power`,run:`prove`}]},{kind:`html`,html:`<p>约数与最大公约数也是这样处理的。每次取走石子数的一个真约数：</p>
`},{kind:`code`,info:`game`,text:`game aliquot
(n) -> (n - d) where d divides n and d < n
P(n) iff odd(n) or n = 0`,links:[{to:`rules`,text:`game aliquot
(n) -> (n - d) where d divides n and d < n
P(n) iff odd(n) or n = 0
`}]},{kind:`code`,info:`console`,text:`$ bouton prove aliquot.game --lang zh
aliquot.game
  ✓ P(n) iff odd(n) or n = 0
      对所有局面得证。每走一步 n 都变小，故对局必定结束。
      证明用到关于数的初等事实：
        整除两个数的数也整除它们的差；n 的约数的约数也是 n 的约数；n > 0 的约数是 n、n/2、n/3，或不超过 n/4。
      数用二进制表示；4 步，9 个自动机；证书已通过检验（5753 字节）。

得证。`,links:[{to:`rules`,ask:`mine.game`,run:`prove`,text:`game aliquot
(n) -> (n - d) where d divides n and d < n
P(n) iff odd(n) or n = 0
`}]},{kind:`html`,html:`<h3 id="以指数和按递归给出的-sg-值">以指数和按递归给出的 SG 值</h3>
<p><strong>指数</strong>增长得很慢，没有自动机能把一个数与它自己的指数相比；然而 v2(n) 和 bits(n) 正是一些著名游戏的 SG 值。每次至少取一半的人，争的是二进制的位数：</p>
`},{kind:`code`,info:`game`,text:`game least-half
(n) -> (n - k) where k >= 1 and 2*k >= n
value(n) = bits(n)`,links:[{to:`rules`,text:`game least-half
(n) -> (n - k) where k >= 1 and 2*k >= n
value(n) = bits(n)
`}]},{kind:`code`,info:`console`,text:`$ bouton prove least-half.game --lang zh
least-half.game
  ✓ value(n) = bits(n)
      对所有局面得证。每走一步 n 都变小，故对局必定结束。
      数用二进制（值 v 写作 2^v）表示；9 步，4 个自动机；证书已通过检验（898 字节）。

得证。`,links:[{to:`rules`,ask:`mine.game`,run:`prove`,text:`game least-half
(n) -> (n - k) where k >= 1 and 2*k >= n
value(n) = bits(n)
`}]},{kind:`html`,html:`<p>证明谈的是另一个游戏：n 旁边有一个数 w，是 2 的幂，可以变成任何更小的 2 的幂。这就是一堆 Nim，堆的大小 v 是 w = 2^v 的指数。按 Sprague 与 Grundy 的定理，n 的 SG 值为 v，当且仅当 n 与旁边的 2^v 合起来必败；而 2^bits(n) 是大于 n 的最小的 2 的幂，在自动机能力之内。证书写的就是这个游戏，数 w 名为 <code>heap</code>。只要每步只留下一个分量，SG 值是 <code>v2(t)</code> 或 <code>bits(t)</code> 加上常数（可以分情形），都能这样证明。</p>
<p><code>odd_part(t)</code> 可以与常数相比；<code>ones(t)</code> 可以与不超过 6 的常数相比，即 t 是这么多个不同的 2 的幂之和；<code>gcd</code> 和 <code>digit</code> 只要除一个自变量外都是固定的数，就能读出。</p>
<p><strong>按数字递归</strong>，如 <code>value(2*n + 1) = value(n)</code>，会走到错开任意多位的数，没有自动机能跟随。但在这种 SG 值最常见的来源里不必跟随它。设从一堆 n 可以走到从某个 w(n) 到 n − 1 的所有数，其中 w(0) = 0，而 n 每增加一，w 不变或增加一：后继是一个或变宽、或平移的窗口。由归纳，w(n)、……、n 的 SG 值依某种次序恰是 0、……、n − w(n)（Levine 2006）：窗口变宽时，n 取下一个值，即它的后继的个数；窗口平移时，恰有一个数 w(n − 1) 移出，n 就取它的值。自动机能看出后继是否是这样的窗口，以及断言的每一句给出的是不是后继的个数，或者归结到的是不是移出的那个数：</p>
`},{kind:`code`,info:`game`,text:`game half
(n) -> (n - k) where k >= 1 and 2*k <= n
value(2*n) = n
value(2*n + 1) = value(n)`,links:[{to:`rules`,text:`game half
(n) -> (n - k) where k >= 1 and 2*k <= n
value(2*n) = n
value(2*n + 1) = value(n)
`}]},{kind:`code`,info:`console`,text:`$ bouton prove half.game --lang zh
half.game
  ✓ value(2*n) = n; value(2*n + 1) = value(n)
      对所有局面得证。每走一步 n 都变小，故对局必定结束。
      数用二进制表示；10 步，9 个自动机；证书已通过检验（1953 字节）。

得证。`,links:[{to:`rules`,ask:`mine.game`,run:`prove`,text:`game half
(n) -> (n - k) where k >= 1 and 2*k <= n
value(2*n) = n
value(2*n + 1) = value(n)
`}]},{kind:`html`,html:`<p>任意大的局面都能构造出制胜着：同一个值的各堆一个接一个，后一个归结到前一个。</p>
`},{kind:`code`,info:`console`,text:`$ bouton solve half.game 12345678901234567890123 99999999999999 5 --lang zh
先手必胜（N）。
  SG 值     1543209862652939364460
  制胜着法  12345678901234567890123 → 6710886402199023255551
  原因      SG 值已对所有局面证明：value(2*n) = n; value(2*n + 1) = value(n)。
            各分量的 SG 值为 1543209862654320986265、3051757812、1，异或和 1543209862654320986265 ⊕ 3051757812 ⊕ 1 = 1543209862652939364460。
            它不等于 0，先手只要走一步使它变成 0 就能获胜。
            12345678901234567890123 → 6710886402199023255551 获胜：走后异或和 3051757813 ⊕ 3051757812 ⊕ 1 = 0。
依据：已证明：\`half.game\` 的所有局面（见 \`bouton prove half.game\`）。`,links:[{to:`play`,ask:`mine.game 12345678901234567890123 99999999999999 5`,text:`game half
(n) -> (n - k) where k >= 1 and 2*k <= n
value(2*n) = n
value(2*n + 1) = value(n)
`}]},{kind:`html`,html:`<p>留下的一份也可以是无理数，用与它相称的数字来读。从一堆中至少留下黄金分割那么多：</p>
`},{kind:`code`,info:`game`,text:`game golden
(n) -> (k) where floor((phi - 1)*n) <= k and k < n`,links:[{to:`rules`,text:`game golden
(n) -> (k) where floor((phi - 1)*n) <= k and k < n
`}]},{kind:`code`,info:`console`,text:`$ bouton discover golden.game --values --lang zh
golden.game
  ✓ value(n) = 0 if n = 0 | n - floor((sqrt(5) - 1)/2*n) if floor((sqrt(5) - 1)/2*n) = floor((sqrt(5) - 1)/2*(n - 1)) | value(floor((sqrt(5) - 1)/2*n) - 1) otherwise
      对所有局面得证。每走一步 n 都变小，故对局必定结束。
      数用齐肯多夫记数法（quadratic 1）表示；证书已通过检验（5297 字节）。
      第 1 个候选；与数字不超过 199 的 200 个局面比较过。用时 36 ms。`,links:[{to:`rules`,ask:`mine.game`,run:`discover`,text:`game golden
(n) -> (k) where floor((phi - 1)*n) <= k and k < n
`}]},{kind:`html`,html:`<p><code>discover</code> 在 2 到 12 进制里寻找这种递归；后继是窗口时就证明它。在其他游戏里，以及值还要加上什么时，如 <code>value(2*n + 1) = value(n) + 1</code>，断言可以检验，也可以回答任意大的局面，所说的也只是这些。1 的个数也是如此，没有自动机能无限地计数：</p>
`},{kind:`code`,info:`game`,text:`# 不借位的减法。
game no-borrow
(n) -> (n - k) where k >= 1 and (n xor k) = n - k
value(n) = ones(n)`,links:[{to:`rules`,text:`# 不借位的减法。
game no-borrow
(n) -> (n - k) where k >= 1 and (n xor k) = n - k
value(n) = ones(n)
`}]},{kind:`code`,info:`console`,text:`$ bouton prove no-borrow.game --lang zh
no-borrow.game
  ? value(n) = ones(n)
      未能判定：\`value(n) = ones(n)\` 中有函数 \`ones\`，超出自动机的判定范围。

0 项得证，1 项未能判定。`,links:[{to:`rules`,ask:`mine.game`,run:`prove`,text:`# 不借位的减法。
game no-borrow
(n) -> (n - k) where k >= 1 and (n xor k) = n - k
value(n) = ones(n)
`}]},{kind:`html`,html:`<h3 id="只针对一部分局面的断言">只针对一部分局面的断言</h3>
<p>简单的结论往往只对一部分局面成立。断言可以用 <code>where</code> 说明是哪些局面，证明时也只谈它们：把它当作没有其他局面的游戏的断言。只有当着法不会走出这些局面时，这才成其为游戏。</p>
`},{kind:`code`,info:`game`,text:`game odd
(n) -> (n - k)   where k in {2, 4}
(n) -> (n div 2) where even(n) and n >= 2
P(n) iff n mod 6 = 1 where odd(n)`,links:[{to:`rules`,text:`game odd
(n) -> (n - k)   where k in {2, 4}
(n) -> (n div 2) where even(n) and n >= 2
P(n) iff n mod 6 = 1 where odd(n)
`}]},{kind:`code`,info:`console`,text:`$ bouton prove odd.game --lang zh
odd.game
  ✓ P(n) iff n mod 6 = 1 where odd(n)
      对断言所针对的所有局面得证。每走一步 n 都变小，故对局必定结束。
      数用二进制表示；9 步，3 个自动机；证书已通过检验（762 字节）。

得证。`,links:[{to:`rules`,ask:`mine.game`,run:`prove`,text:`game odd
(n) -> (n - k)   where k in {2, 4}
(n) -> (n div 2) where even(n) and n >= 2
P(n) iff n mod 6 = 1 where odd(n)
`}]},{kind:`html`,html:`<p>在斐波那契尼姆里，大家记得的是桌上有 n 颗石子时谁赢。可是走下去，许可取的数目就变了：</p>
`},{kind:`code`,info:`game`,text:`game starts
(n, cap) -> (n - k, 2*k) where 1 <= k <= cap
start (n) = (n, n - 1)
P(n) iff fibonacci(n)`,links:[{to:`rules`,text:`game starts
(n, cap) -> (n - k, 2*k) where 1 <= k <= cap
start (n) = (n, n - 1)
P(n) iff fibonacci(n)
`}]},{kind:`code`,info:`console`,text:`$ bouton prove starts.game --lang zh
starts.game
  ? P(n) iff fibonacci(n)
      未能判定：从 (2,1) 有一步走到断言不涉及的局面：(2,1) → (1,2)。只针对一部分局面的断言，只有在从这些局面出发的每一步都仍走到这些局面时才能证明；请把断言推广到更多局面，或全部局面。

0 项得证，1 项未能判定。`,links:[{to:`rules`,ask:`mine.game`,run:`prove`,text:`game starts
(n, cap) -> (n - k, 2*k) where 1 <= k <= cap
start (n) = (n, n - 1)
P(n) iff fibonacci(n)
`}]},{kind:`html`,html:`<p>若在下面再写一条针对所有局面的断言，如 <code>P(n, cap) iff n = 0 or cap &lt; lowest_zeckendorf(n)</code>，两条就都能证明。</p>
<h3 id="假定">假定</h3>
<p>这些事实不够用时，文件里可以把证明对规则的要求写成<strong>假定</strong>：</p>
`},{kind:`code`,info:``,text:`assume {1..3} <= {q: prime_power(q) and exponent(q) <= 1} <= {q: q mod 4 != 0}`,links:[]},{kind:`html`,html:`<p><code>&lt;=</code> 读作“包含在……之中”。假定与断言一样，会在小的数上与规则对照。以假定为前提的证明会如实说出；打印之前，<code>prove</code> 会先在小的数或小的局面上试一试假定；若在那里不成立，就什么也没有证明。但这只是试验，不是证明：定理前面仍有一个“若”字。假定与定理一同打印出来，也写在证书里。要完全放心，你得自己看清假定是对的。</p>
<p>在欧几里得游戏中，乘积出现在着法里：从 (a, b) 走到 (a, b − k·a)。证明只用到这些：较小的数要么减去一次，要么至少减去两次；减一次总是允许的；够减两次时，可以选择留下余数 r，也可以选择留下 r + a。这些是关于着法的假定，对 a 与 b 各写一遍：</p>
`},{kind:`code`,info:`console`,text:`$ bouton prove euclid --lang zh
euclid
  ✓ P(a, b) iff min(a, b) = 0 or a != b and max(a, b) <= floor(phi*min(a, b))
      对所有局面得证（以文件中的假定为前提）。每走一步 a + b 都变小，故对局必定结束。
      证明以文件中的假定为前提：
        assume (a, b) -> (a, c) only where a >= 1 and (c + a = b or c + 2*a <= b)
        assume (a, b) -> (c, b) only where b >= 1 and (c + b = a or c + 2*b <= a)
        assume (a, b) -> (a, c) where a >= 1 and c + a = b
        assume (a, b) -> (c, b) where b >= 1 and c + b = a
        assume (a, b) -> (a, r) and (a, r + a) for some r: r < a where a >= 1 and 2*a <= b
        assume (a, b) -> (r, b) and (r + b, b) for some r: r < b where b >= 1 and 2*b <= a
      数用齐肯多夫记数法（quadratic 1）表示；7 步，22 个自动机；证书已通过检验（29155 字节）。

在文件的假定下得证。`,links:[{to:`rules`,ask:`euclid`,run:`prove`}]},{kind:`html`,html:`<p>三条都是学过带余除法的人所熟知的。于是情形繁多的部分由机器来做，留给你的只有一两句话。</p>
<p>假定错了，定理就一文不值。所以它总是与定理一同打印。</p>
<h2 id="堆数不定">堆数不定</h2>
<p><code>nim</code> 的局面可以有任意多堆，而自动机读的数的个数是<em>固定</em>的。所以关于和的断言，每次只对一个堆数证明：</p>
`},{kind:`code`,info:`console`,text:`$ bouton prove nim --claim 2 --size 5 --lang zh
nim
  ✓ P((n) + ..) iff xor(n) = 0
      对所有由 5 个分量组成的局面得证。每走一步 n1 + n2 + n3 + n4 + n5 都变小，故对局必定结束。
      数用二进制表示；16 步，7 个自动机；证书已通过检验（1844 字节）。

得证。`,links:[{to:`rules`,ask:`nim`,run:`prove`}]},{kind:`html`,html:`<p>这对六堆什么也没有说。要一次管住所有堆数，另有办法。证明一堆的<strong>SG 值</strong>（即 SG 值）：</p>
`},{kind:`code`,info:`console`,text:`$ bouton prove nim --claim 1 --lang zh
nim
  ✓ value(n) = n
      对所有局面得证。每走一步 n 都变小，故对局必定结束。
      数用二进制表示；6 步，2 个自动机；证书已通过检验（324 字节）。

得证。`,links:[{to:`rules`,ask:`nim`,run:`prove`}]},{kind:`html`,html:`<p>然后由 Sprague（1935）与 Grundy（1939）的定理，任意多堆谁赢就知道了：看各堆的值异或起来是不是 0。这个定理不是 Bouton 证明的，它属于<a href="/learn/limits#所信任的">所信任的</a>事实，每本教科书里都有证明。它适用于正常规则，即不能走的人输。</p>
<p>着法会把一堆分成两堆时，也靠这个办法：</p>
`},{kind:`code`,info:`game`,text:`game split
(n) -> (i) + (j) where i + j = n - 1
P(n) iff n mod 2 = 0`,links:[{to:`rules`,text:`game split
(n) -> (i) + (j) where i + j = n - 1
P(n) iff n mod 2 = 0
`}]},{kind:`code`,info:`console`,text:`$ bouton prove split.game --lang zh
split.game
  ? P(n) iff n mod 2 = 0
      未能判定：有的着法会留下多个分量；请改写关于 SG 值的断言（\`value(…) = …\`）。

0 项得证，1 项未能判定。`,links:[{to:`rules`,ask:`mine.game`,run:`prove`,text:`game split
(n) -> (i) + (j) where i + j = n - 1
P(n) iff n mod 2 = 0
`}]},{kind:`html`,html:`<p>一堆谁赢，取决于分出的两部分合在一起值多少；只知道 P 与 N 是不够的，SG 值才够。</p>
`},{kind:`code`,info:`game`,text:`game split
(n) -> (i) + (j) where i + j = n - 1
value(n) = n mod 2`,links:[{to:`rules`,text:`game split
(n) -> (i) + (j) where i + j = n - 1
value(n) = n mod 2
`}]},{kind:`code`,info:`console`,text:`$ bouton prove split.game --lang zh
split.game
  ✓ value(n) = n mod 2
      对所有局面得证。每走一步 n 都变小，故对局必定结束。
      数用二进制表示；8 步，3 个自动机；证书已通过检验（555 字节）。

得证。`,links:[{to:`rules`,ask:`mine.game`,run:`prove`,text:`game split
(n) -> (i) + (j) where i + j = n - 1
value(n) = n mod 2
`}]},{kind:`html`,html:`<p>排成一行的棋子也一样：长度要固定，着法也不得改变长度。</p>
<h3 id="反常规则下的和">反常规则下的和</h3>
<p>如果不能走的人<em>赢</em>，SG 值就决定不了和的胜负。尼姆博弈本身是个例外，Bouton 在 1901 年就已解决。有些取石分堆的博弈有有限的<a href="/learn/misere-heaps">反常商</a>，可以代替 SG 值；Bouton 会找到并证明它：</p>
`},{kind:`code`,info:`console`,text:`$ bouton solve kayles 5 6 7 --misere --lang zh
先手必胜（N）。
  制胜着法  5 → 0 + 4
  剩余步数  14（双方都走最佳着法）
  原因      在反常商中，各分量为 c、ab、b，其积为 cf。
            它不是 40 个元素中 9 个必败元素之一：总有一步走到必败元素。
            5 → 0 + 4 获胜：走后为必败元素 b²。
依据：已证明：0.77 的反常商（40 阶），对任意大小的堆成立（见 \`bouton period kayles --misere\`）。`,links:[{to:`play`,ask:`kayles 5 6 7`,misere:!0}]},{kind:`html`,html:`<p>若各分量都是驯顺的，SG 值照样能判定，用的是 <a href="/learn/lessons#最后走的人输">SJ 定理</a>：</p>
`},{kind:`code`,info:`console`,text:`$ bouton solve grundy 8 9 10 --misere --lang zh
先手必胜（N）。
  制胜着法  8 → 1 + 7
            9 → 1 + 8
            9 → 4 + 5
  剩余步数  16（双方都走最佳着法）
  原因      各分量的 SG 值为 2、1、0，异或和 2 ⊕ 1 ⊕ 0 = 3。
            各分量都是驯顺的，可用 SJ 定理（Anti-SG）：有 SG 值大于 1，且异或和不等于 0，先手必胜。
            8 → 1 + 7 获胜：走后 SG 值都不大于 1，异或和为 1。
依据：由规则算出：共解出 10 个局面。`,links:[{to:`play`,ask:`grundy 8 9 10`,misere:!0}]},{kind:`html`,html:`<p>一般情况下，只能把整个局面搜索一遍：</p>
`},{kind:`code`,info:`console`,text:`$ bouton solve grundy 9 13 --misere --lang zh
先手必败（P）。
  剩余步数  13（双方都走最佳着法）
  原因      反常规则下 SG 值不能判定胜负，故对整个局面穷举：共 168 个局面。
            全部 10 个着法，走后都是对方必胜。
依据：由规则算出：共解出 168 个局面。`,links:[{to:`play`,ask:`grundy 9 13`,misere:!0}]},{kind:`html`,html:`<p>这个答案属于 <code>computed</code>：确凿无疑，但只针对这一个局面。</p>
<h2 id="走得完的与走不完的">走得完的与走不完的</h2>
<p>证明断言要用归纳法：从一个局面归结到它能走到的局面。为此要有一个量，每走一步都变小。证明程序会找带固定权的和，如 <code>a + b</code> 或 <code>2*a + b</code>；也可以找几个，其中第一个发生变化的总是变小。通常找得到。</p>
<p>如果有些数会先升一阵子，这个和可以依对局的<em>阶段</em>而定：</p>
`},{kind:`code`,info:`game`,text:`game zigzag
(n) -> (n + 1) where odd(n)
(n) -> (n - 3) where even(n)
P(n) iff even(n)`,links:[{to:`rules`,text:`game zigzag
(n) -> (n + 1) where odd(n)
(n) -> (n - 3) where even(n)
P(n) iff even(n)
`}]},{kind:`html`,html:`<p>n 是奇数就加 1，接着减 3：两步合起来总是变小。无论取什么权，都不能使每一步都变小；但让奇数多算一些就可以：</p>
`},{kind:`code`,info:`console`,text:`$ bouton prove zigzag.game --lang zh
zigzag.game
  ✓ P(n) iff even(n)
      对所有局面得证。每走一步，下面的量都变小：n mod 2 = 0 时为 n - 3；n mod 2 = 1 时为 n - 1，故对局必定结束。
      数用二进制表示；24 步，2 个自动机；证书已通过检验（515 字节）。

得证。`,links:[{to:`rules`,ask:`mine.game`,run:`prove`,text:`game zigzag
(n) -> (n + 1) where odd(n)
(n) -> (n - 3) where even(n)
P(n) iff even(n)
`}]},{kind:`html`,html:`<p>阶段由一个数的值（至多到 7）、两个数哪个大、或一个数除以至多 8 的余数来区分。叠叠木（JENGA）依最上层有几块分三个阶段：每当它叠满，塔就长高了。但有时候，对局结束是另有缘故：</p>
`},{kind:`code`,info:`game`,text:`game longway
(n) -> (n + 1) where n mod 11 != 0
(n) -> (n - 12) where n mod 11 = 0
P(n) iff n mod 11 = 0 or odd(n mod 11)`,links:[{to:`rules`,text:`game longway
(n) -> (n + 1) where n mod 11 != 0
(n) -> (n - 12) where n mod 11 = 0
P(n) iff n mod 11 = 0 or odd(n mod 11)
`}]},{kind:`code`,info:`console`,text:`$ bouton prove longway.game --lang zh
longway.game
  ? P(n) iff n mod 11 = 0 or odd(n mod 11)
      未能判定：断言处处自洽，但没有找到每走一步都变小的加权和，因而无法说明对局必定结束。

0 项得证，1 项未能判定。`,links:[{to:`rules`,ask:`mine.game`,run:`prove`,text:`game longway
(n) -> (n + 1) where n mod 11 != 0
(n) -> (n - 12) where n mod 11 = 0
P(n) iff n mod 11 = 0 or odd(n mod 11)
`}]},{kind:`html`,html:`<p><strong>平局</strong>本身不成障碍。一枚马走向棋盘的角落，不许后退；走到角落的人赢，在别处走不动则为平局。对局总会结束。这时有三条断言，分别关于 P、N、D，一起证明：</p>
`},{kind:`code`,info:`console`,text:`$ bouton prove race piece=knight --lang zh
race piece=knight
  ✓ P(x, y) iff exists k: x = 3*k and y = 3*k when piece = knight
      对所有局面得证。每走一步 x + y 都变小，故对局必定结束。
      数用二进制表示；17 步，13 个自动机；证书已通过检验（3813 字节）。
  ✓ N(x, y) iff exists k: x = 3*k + 1 and y = 3*k + 2 or x = 3*k + 2 and y = 3*k + 1 when piece = knight
      对所有局面得证。每走一步 x + y 都变小，故对局必定结束。
      数用二进制表示；17 步，13 个自动机；证书已通过检验（3813 字节）。
  ✓ D(x, y) iff forall k: not (x = 3*k and y = 3*k) and not (x = 3*k + 1 and y = 3*k + 2) and not (x = 3*k + 2 and y = 3*k + 1) when piece = knight
      对所有局面得证。每走一步 x + y 都变小，故对局必定结束。
      数用二进制表示；17 步，13 个自动机；证书已通过检验（3813 字节）。

3 项全部得证。`,links:[{to:`rules`,ask:`race piece=knight`,run:`prove`}]},{kind:`html`,html:`<p>对局可能永远走不完时，Bouton 不能对所有局面作证明。但单个局面仍能精确求解，只要从它出发能走到的局面只有有限个：</p>
`},{kind:`code`,info:`console`,text:`$ bouton solve dag edges=0-1,1-0,0-3 0 --lang zh
先手必胜（N）。
  制胜着法  0 → 3
            0 → 1
  剩余步数  1（双方都走最佳着法）
  原因      由规则对整个局面穷举：共 3 个局面。
            0 → 3 立即获胜：对局止于 3。
依据：由规则算出：共解出 3 个局面。`,links:[{to:`play`,ask:`dag edges=0-1,1-0,0-3 0`}]},{kind:`html`,html:`<h2 id="不走回头路的棋子">不走回头路的棋子</h2>
<p><code>geography</code> 与 <code>geography-grid</code> 的胜负由最大匹配的定理给出，规模不限。二分图至多要 E·√V 步，走四邻格或马步的网格便是二分图；有奇环时最坏是 V·E 步，通常比 E 多不了多少：实测了 100 000 个结点、500 000 条边的两种图。网格至多 1 048 576 格。反常规则，以及几枚棋子都能动的和，用穷举来解，只适用于二十来个结点的图。</p>
<h2 id="大小与限额">大小与限额</h2>
<p>“可以判定”不等于“很快”。自动机会变大，最坏时大得没有道理可讲。所以设有限额，触及限额也是一种回答：“未能判定”，退出码 3。</p>
`},{kind:`code`,info:`console`,text:`$ bouton prove wythoff --claim 1 --states 50 --lang zh
wythoff
  ? P(a, b) iff exists j: a = floor(phi*j) and b = a + j or b = floor(phi*j) and a = b + j
      未能判定：证明所用的自动机超过 50 个状态（可用 \`--states N\` 放宽）。

0 项得证，1 项未能判定。`,links:[{to:`rules`,ask:`wythoff 50`,run:`prove`}]},{kind:`html`,html:`<p>不另说明时允许大约一百万个状态。其余由 <code>--time</code> 与 <code>--memory</code> 限制；时间从一开始算起，读取规则也在其内。证明所涉及的局面至多有 24 个数。</p>
<p>**参数。**没有给定的数值参数是任意的；只要能够做到，断言就对它们的所有值证明：</p>
`},{kind:`code`,info:`console`,text:`$ bouton prove bash --claim 1 --lang zh
bash
  ✓ P(n) iff n mod (m + 1) = 0
      对所有 m >= 1 与所有局面得证。每走一步，n div (m + 1) 变小，或者 n div (m + 1) 不变而 n mod (m + 1) 变小，故对局必定结束。
      数用二进制表示；7 步，6 个自动机；证书已通过检验（1601 字节）。

得证。`,links:[{to:`rules`,ask:`bash`,run:`prove`}]},{kind:`html`,html:`<p>断言可以除以一个参数或几个参数的和，例如这里的 m + 1：每个数写成商与余数，做法见<a href="/learn/parameters">单独的一页</a>。参数的范围属于定理，断言的条件也是，例如 <code>when s mod (m + 1) != 0</code>。不能这样证明的，就对给定的值或默认值证明，这时它们写在游戏的名称后面：<code>bash-range a=2 b=5</code>。属于这种情形的有：两个变数的乘积、商的商（如 <code>n mod (a + b) div a</code>）、被除的数的 <code>xor</code>、行与和，以及不是数的参数。<code>bouton discover bash</code> 对所有 m 证明它找到的断言，否则称之为猜想；哪个是哪个，它会说清楚。</p>
<p>**大小。**关于和与行的断言，只要能够做到，就一次对所有大小证明：每步只改变一个分量或相邻的几项，而断言只涉及各项的总和。</p>
`},{kind:`code`,info:`console`,text:`$ bouton prove nim --claim 3 --lang zh
nim（反常规则）
  ✓ misere P((n) + ..) iff max(n) <= 1 and xor(n) = 1 or max(n) >= 2 and xor(n) = 0
      对任意多个分量的局面得证。每走一步 n 都变小，故对局必定结束。
      关于各项及其总和的 15 个语句，31 个自动机；证书已通过检验（6268 字节）。

得证。`,links:[{to:`rules`,ask:`nim`,run:`prove`}]},{kind:`html`,html:`<p>总和由 <code>xor</code>、<code>sum</code>、<code>max</code>、<code>count</code> 得出；<code>columns</code> 则用于 <code>upto k of</code> 的游戏，只要每步都使所动的堆的计数变小。不能这样证明的，就对 2、3、4 个分量或长度 1 至 4 的行逐个证明，或者对 <code>--size</code> 给定的大小证明：例如改变行长的规则、行的反常规则、有平局或终局的游戏。这些定理见<a href="/learn/sizes">单独的一页</a>。</p>
<h2 id="什么程序也做不到的">什么程序也做不到的</h2>
<p><code>bouton discover</code> 寻找规律，也可能找不到：</p>
`},{kind:`code`,info:`console`,text:`$ bouton discover grundy --values --upto 40 --lang zh
grundy
  ? 在限制之内没有找到关于 SG 值的断言，但并不说明不存在。
      查看了数字不超过 40 的 41 个局面；试过的候选：3 个。用时 16 ms。
      找过：一行的公式和项；按末位数字或按无理数比例递归的 SG 值；自动机（base 2、quadratic 1、base 3、quadratic 2、base 4、quadratic 3、quadratic 4、recurrence 1 1 1、recurrence 1 0 1、recurrence 1 0 0 1、recurrence 1 1 1 1、recurrence 2 1 1、recurrence 2 2、recurrence 3 2、quadratic 5、recurrence 4 2、recurrence 3 3、quadratic 6、recurrence 5 2、recurrence 4 3、quadratic 7、recurrence 6 2、recurrence 5 3、recurrence 4 4、recurrence 7 2、recurrence 6 3、recurrence 5 4、recurrence 7 3、recurrence 6 4、recurrence 7 4、recurrence 3 -1、recurrence 4 -1、recurrence 5 -1、recurrence 6 -1、recurrence 7 -1、recurrence 8 -1）。
      错误的候选中最好的是 \`value(n) = 0 if even(n) and n mod 5 = 0 | n div 8 if n mod 5 = 2 or n mod 8 = 7 | n div 5 + 1 if n mod 5 = 0 or n mod 5 = 3 | n div 5 otherwise\`：与 22 个较小的局面一致，但 (22) 的值为 3。`,links:[{to:`rules`,ask:`grundy`,run:`discover`,upto:`40`}]},{kind:`html`,html:`<p>若找到的规律未能证明，就只是猜想。此时会写明它与多少个局面一致、数字不超过多少，和与行还会写明大小：这些就是该范围内的全部局面，所印出的断言与其中每一个都比较过。其他大小凡比较过的也会列出，若有不符，则写明第一个不符的局面。</p>
<p>上例说的是没有找到，从来不说没有。这有根本的原因。Larsson 与 Wästlund（2013）研究一类简单的游戏：堆数固定，着法只有有限种，每一种给各堆加上或减去固定的数，如
<code>(a, b) -&gt; (a + 1, b - 2)</code>。用 Bouton 的语言，几行就能写出一个。他们证明，这样的游戏能够完成任何计算，而且<strong>没有程序能对任意两个这样的游戏判定：两者的必胜态是否相同</strong>。</p>
<p>假如有一个程序，对每个这样的游戏都能找到一台读二进制数字、认出必败态的自动机，那么把两个游戏的自动机比较一下，就判定了。所以没有这样的程序。对其中某些游戏，无论找多久，这样的规律都是找不到的。</p>
<p>至于某一个具体的游戏，也许谁也不知道。格伦迪博弈的 SG 值会不会从某处起循环，至今是未解决的问题，尽管已经算出了非常多的值。</p>
<h2 id="所信任的">所信任的</h2>
<p>Bouton 说“得证”的时候，你必须相信什么？</p>
<ul>
<li><strong>陈述</strong>：证书中的公式就是你所指的游戏。<code>bouton prove --core</code> 与 <code>bouton verify</code> 照原样并用文字显示它们；<code>bouton verify --game</code> 由规则重新写出公式，这时要相信的是规则的读取程序。请读一读。</li>
<li><strong>检验程序</strong>：一个约 2 000 行、不依赖任何别的代码的程序。它做的一切都写在<a href="/learn/certificate">证书</a>一页里，你可以自己写一个。</li>
<li>几条<strong>数学事实</strong>，那一页都列了出来：<a href="/learn/method#要证明的三件事">上一章</a>的归纳法；用于 SG 值的 Sprague–Grundy 定理；用于 <code>floor</code> 的 Beatty 定理。</li>
<li><strong>初等事实</strong>与<strong>假定</strong>，如果定理有的话。</li>
<li>还有机器、编译器，以及你自己。</li>
</ul>
<p>不必相信证明程序：它可以要多巧有多巧，要多错有多错。也不必相信 <code>discover</code>：它只是猜。</p>
<p>Bouton 若用了别的词，意思就弱一些，而且如实说出：<code>theorem</code> 出自文献，并在小局面上与规则对照过；<code>computed</code> 由规则算出，只针对这个局面；<code>checked</code> 是在某个界限之内与规则一致的猜想。</p>
<h2 id="文献">文献</h2>
<ul>
<li>M. Presburger, <em>Über die Vollständigkeit eines gewissen Systems der Arithmetik ganzer Zahlen, in welchem die Addition als einzige Operation hervortritt</em>, Warsaw 1929.</li>
<li>J. R. Büchi, <em>Weak second-order arithmetic and finite automata</em>, Zeitschrift für mathematische Logik und Grundlagen der Mathematik 6 (1960), 66–92.</li>
<li>R. Sprague, <em>Über mathematische Kampfspiele</em>, Tôhoku Mathematical Journal 41 (1935), 438–444. P. M. Grundy, <em>Mathematics and games</em>, Eureka 2 (1939), 6–8.</li>
<li>L. Levine, <em>Fractal sequences and restricted Nim</em>, Ars Combinatoria 80 (2006), 113–127.</li>
<li>U. Larsson, J. Wästlund, <em>From heaps of matches to the limits of computability</em>, Electronic Journal of Combinatorics 20(3) (2013), P41.</li>
<li>B. Mignoty, A. Renard, M. Rigo, M. A. Whiteland, <em>Automatic proofs in combinatorial game theory</em>, International Journal of Game Theory 54 (2025).</li>
</ul>
`}]};export{e as default};