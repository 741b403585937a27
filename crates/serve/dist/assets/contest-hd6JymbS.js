var e={title:`十道题：从题面到提交`,headings:[{id:`1-只许取某几个数`,text:`1. 只许取某几个数`,level:2},{id:`2-若干堆并求制胜着法数`,text:`2. 若干堆，并求制胜着法数`,level:2},{id:`3-两个数输出制胜着法`,text:`3. 两个数：输出制胜着法`,level:2},{id:`4-把一堆分成几堆`,text:`4. 把一堆分成几堆`,level:2},{id:`5-取最后一个者负`,text:`5. 取最后一个者负`,level:2},{id:`6-阶梯`,text:`6. 阶梯`,level:2},{id:`7-一行棋子`,text:`7. 一行棋子`,level:2},{id:`8-不超过对手所取的两倍`,text:`8. 不超过对手所取的两倍`,level:2},{id:`9-参数由输入给出`,text:`9. 参数由输入给出`,level:2},{id:`10-先写暴力再找规律`,text:`10. 先写暴力，再找规律`,level:2},{id:`还可以问什么`,text:`还可以问什么`,level:2},{id:`题面用语与规则`,text:`题面用语与规则`,level:2}],parts:[{kind:`html`,html:`<h1 id="十道题从题面到提交">十道题：从题面到提交</h1>
<p>比赛给的是题面和五个小时，没有提示。下面每道题依次是：题面；说同一件事的几行规则；规律；可提交的程序；样例。题面都是自拟的，类型则是反复出现的那些。<a href="/learn/guess">从数到公式</a>从暴力程序出发；输入输出格式见<a href="/learn/judge#可提交的程序">可提交的程序</a>。时间紧就先看<a href="/learn/contest#题面用语与规则">题面用语对照表</a>。</p>
<p>每个答案都说明依据。<strong>已证明</strong>的可以放心提交。<strong>猜想</strong>预测了未参与拟合的数据：多半是对的，风险自负。</p>
<h2 id="1-只许取某几个数">1. 只许取某几个数</h2>
<blockquote>
<p><strong>弹珠。</strong>有 n 颗弹珠，两人轮流取，每次恰取 1、3 或 8 颗，不能取者负。输入先是 T，然后是 T 个 n。对每个 n 输出获胜者 <code>First</code> 或 <code>Second</code>。（T ≤ 10⁵，n ≤ 10¹⁸）</p>
</blockquote>
`},{kind:`code`,info:`game`,text:`game marbles
(n) -> (n - k) where k in {1, 3, 8}`,links:[{to:`rules`,text:`game marbles
(n) -> (n - k) where k in {1, 3, 8}
`}]},{kind:`code`,info:`console`,text:`$ bouton discover marbles.game --emit python --format "T; n -> First/Second" --lang zh > marbles.py
marbles.game
  ✓ P(n) iff n mod 11 in {0, 2, 4, 6}
      对所有局面得证。每走一步 n 都变小，故对局必定结束。
      数用二进制表示，11 个状态；证书已通过检验（982 字节）。
      第 1 个候选；与数字不超过 199 的 200 个局面比较过。用时 20 ms。
  ✓ value(n) = repeat [0, 1, 0, 1, 0, 1, 0, 1, 2, 3, 2]
      对所有局面得证。每走一步 n 都变小，故对局必定结束。
      数用二进制表示，16 个状态；证书已通过检验（6081 字节）。
      第 1 个候选；与数字不超过 199 的 200 个局面比较过。用时 58 ms。`,links:[{to:`rules`,ask:`mine.game`,run:`discover`,text:`game marbles
(n) -> (n - k) where k in {1, 3, 8}
`}]},{kind:`code`,info:`console`,text:`$ printf "3\\n11\\n12\\n1000000000000000000\\n" | python3 marbles.py
Second
First
First`,links:[]},{kind:`html`,html:`<h2 id="2-若干堆并求制胜着法数">2. 若干堆，并求制胜着法数</h2>
<blockquote>
<p><strong>箱子。</strong>有 k 个箱子，内有 a₁, …, a_k 个球。每次任选一箱，取走 1、2、4、8……个球（2 的幂）。取走最后一球者胜。先手必胜输出 <code>Yes</code>，否则输出 <code>No</code>；下一行输出先手第一步有多少种制胜着法。T 组数据，每组先是 k，然后是这 k 个数。（k ≤ 1000，a ≤ 10⁵）</p>
</blockquote>
<p>只写一堆的规则。若干堆之和不用另写：格式 <code>n a1..an</code> 读入多堆。<a href="/learn/judge#不同游戏的和">不同游戏的和</a>也是如此：<code>bouton discover bins.game + nim --emit cpp --format &quot;T; n a1..an; m b1..bm&quot;</code>。</p>
`},{kind:`code`,info:`game`,text:`game bins
(n) -> (n - k) where power_of_two(k)`,links:[{to:`rules`,text:`game bins
(n) -> (n - k) where power_of_two(k)
`}]},{kind:`code`,info:`console`,text:`$ bouton discover bins.game --emit cpp --format "T; n a1..an -> Yes/No; count" --lang zh > bins.cpp
bins.game
  ✓ P(n) iff n mod 3 = 0
      对所有局面得证。每走一步 n 都变小，故对局必定结束。
      数用二进制表示，3 个状态；证书已通过检验（313 字节）。
      第 1 个候选；与数字不超过 199 的 200 个局面比较过。用时 14 ms。
  ✓ value(n) = n mod 3
      对所有局面得证。每走一步 n 都变小，故对局必定结束。
      数用二进制表示，6 个状态；证书已通过检验（710 字节）。
      第 1 个候选；与数字不超过 199 的 200 个局面比较过。用时 2.0 ms。
  = 值与 {1,2} 相同。
      比较了 200 个值，全部相同。`,links:[{to:`rules`,ask:`mine.game`,run:`discover`,text:`game bins
(n) -> (n - k) where power_of_two(k)
`}]},{kind:`code`,info:`console`,text:`$ g++ -O2 -std=c++17 bins.cpp -o bins && printf "2\\n3 1 2 3\\n2 1 1000\\n" | ./bins
Yes
1
No
0`,links:[]},{kind:`html`,html:`<h2 id="3-两个数输出制胜着法">3. 两个数：输出制胜着法</h2>
<blockquote>
<p><strong>绳子。</strong>两根绳子长 a 米与 b 米。每次从其中一根剪去整数米，或两根都剪；两根都剪时，剪去的两段至多相差一米。无可剪者负。每行一组 <code>a b</code>，以 <code>0 0</code> 结束。输出 <code>Win</code> 或 <code>Lose</code>；<code>Win</code> 之后列出每个制胜着法留下的数对。（a, b ≤ 300）</p>
</blockquote>
`},{kind:`code`,info:`game`,text:`game ropes
(a, b) -> (a - k, b)     where k >= 1
(a, b) -> (a, b - k)     where k >= 1
(a, b) -> (a - k, b - l) where k >= 1 and l >= 1 and k <= l + 1 and l <= k + 1`,links:[{to:`rules`,text:`game ropes
(a, b) -> (a - k, b)     where k >= 1
(a, b) -> (a, b - k)     where k >= 1
(a, b) -> (a - k, b - l) where k >= 1 and l >= 1 and k <= l + 1 and l <= k + 1
`}]},{kind:`code`,info:`console`,text:`$ bouton table ropes.game 0..11 0..11 --lang zh
a\\b  0   2   4   6   8  10
  0  P . . . . . . . . . . .
  1  . . . P . . . . . . . .
  2  . . . . . . P . . . . .
  3  . P . . . . . . . . . .
  4  . . . . . . . . . . P .
  5  . . . . . . . . . . . .
  6  . . P . . . . . . . . .
  7  . . . . . . . . . . . .
  8  . . . . . . . . . . . .
  9  . . . . . . . . . . . .
 10  . . . . P . . . . . . .
 11  . . . . . . . . . . . .

P 先手必败   . 先手必胜`,links:[{to:`map`,ask:`mine.game`,ranges:`0..11 0..11`,text:`game ropes
(a, b) -> (a - k, b)     where k >= 1
(a, b) -> (a, b - k)     where k >= 1
(a, b) -> (a - k, b - l) where k >= 1 and l >= 1 and k <= l + 1 and l <= k + 1
`}]},{kind:`html`,html:`<p>表格能看出有规律，却很少看得出是什么规律。<code>discover</code> 知道数对常见的规律，其中有无理数倍数的下取整：</p>
`},{kind:`code`,info:`console`,text:`$ bouton discover ropes.game --emit python --format "until 0 0; a b -> Win/Lose; moves" --lang zh > ropes.py
ropes.game
  ✓ P(a, b) iff exists j: a = floor(sqrt(2)*j) and b = a + 2*j or b = floor(sqrt(2)*j) and a = b + 2*j
      对所有局面得证。每走一步 a + b 都变小，故对局必定结束。
      数用 quadratic 2（1、3、7、17、……）表示，9 个状态；证书已通过检验（8744 字节）。
      第 1 个候选；与数字不超过 31 的 1024 个局面比较过。用时 247 ms。`,links:[{to:`rules`,ask:`mine.game`,run:`discover`,text:`game ropes
(a, b) -> (a - k, b)     where k >= 1
(a, b) -> (a, b - k)     where k >= 1
(a, b) -> (a - k, b - l) where k >= 1 and l >= 1 and k <= l + 1 and l <= k + 1
`}]},{kind:`code`,info:`console`,text:`$ printf "1 3\\n4 5\\n200 300\\n0 0\\n" | python3 ropes.py
Lose
Win
1 3
0 0
Win
124 300
70 170`,links:[]},{kind:`html`,html:`<h2 id="4-把一堆分成几堆">4. 把一堆分成几堆</h2>
<blockquote>
<p><strong>泥团。</strong>有若干泥团。每次任选一团，或去掉一克或两克，或掰成两个整克数的非空泥团。不能走者负。T 组数据，每组先是泥团个数，然后是各团的重量。先手胜输出 <code>Alice</code>，否则输出 <code>Bob</code>。（10⁵ 个泥团，每个至多 10⁹ 克）</p>
</blockquote>
<p>一个分量走后可以变成几个：<code>(i) + (j)</code>。</p>
`},{kind:`code`,info:`game`,text:`game clay
(n) -> (n - k)   where 1 <= k <= 2
(n) -> (i) + (j) where i + j = n and i >= 1 and j >= 1`,links:[{to:`rules`,text:`game clay
(n) -> (n - k)   where 1 <= k <= 2
(n) -> (i) + (j) where i + j = n and i >= 1 and j >= 1
`}]},{kind:`code`,info:`console`,text:`$ bouton discover clay.game --emit python --format "T; n a1..an -> Alice/Bob" --lang zh > clay.py
clay.game
  ✓ value(n) = [0] repeat [1, 2, 0, 3]
      对所有局面得证。每走一步 n 都变小，故对局必定结束。
      数用二进制表示，8 个状态；证书已通过检验（2049 字节）。
      第 1 个候选；与数字不超过 199 的 200 个局面比较过。用时 5.9 ms。`,links:[{to:`rules`,ask:`mine.game`,run:`discover`,text:`game clay
(n) -> (n - k)   where 1 <= k <= 2
(n) -> (i) + (j) where i + j = n and i >= 1 and j >= 1
`}]},{kind:`code`,info:`console`,text:`$ printf "2\\n3 1 2 3\\n2 1000000000 7\\n" | python3 clay.py
Alice
Alice`,links:[]},{kind:`html`,html:`<h2 id="5-取最后一个者负">5. 取最后一个者负</h2>
<blockquote>
<p><strong>盘子。</strong>有若干摞盘子。每次从一摞中取一个、两个或三个。取走最后一个盘子的人要去洗碗，算输。T 组数据，每组先是摞数，然后是各摞的高度。先手必胜输出 <code>Yes</code>，否则输出 <code>No</code>。（100 摞，高度至多 10¹⁸）</p>
</blockquote>
<p>一行 <code>misere</code> 把结局反过来。反常规则下 SG 值一般不能异或，所以要问和：<code>--size 3</code> 考察三堆，写出适用于任意多堆的公式。</p>
`},{kind:`code`,info:`game`,text:`game plates
misere
(n) -> (n - k) where 1 <= k <= 3`,links:[{to:`rules`,text:`game plates
misere
(n) -> (n - k) where 1 <= k <= 3
`}]},{kind:`code`,info:`console`,text:`$ bouton discover plates.game --size 3 --emit python --format "T; n a1..an -> Yes/No" --lang zh > plates.py
plates.game（反常规则）
  ✓ P((n) + ..) iff sum(n) mod 2 = 1 and max(n mod 4) < 2 or xor(n mod 4) = 0 and max(n mod 4) > 1
      对所有由 3 个分量组成的局面得证。每走一步 n1 + n2 + n3 都变小，故对局必定结束。
      数用二进制表示，6 个状态；证书已通过检验（6770 字节）。
      其他分量个数：与全部数字不超过 511 的 512 个单分量局面一致；与全部数字不超过 21 的 484 个 2 分量局面（分量次序不同者分别计数）一致；与全部数字不超过 3 的 256 个 4 分量局面（分量次序不同者分别计数）一致；与全部数字不超过 2 的 243 个 5 分量局面（分量次序不同者分别计数）一致。
      第 1 个候选；与数字不超过 9 的 1000 个 3 分量局面（分量次序不同者分别计数）比较过。用时 276 ms。`,links:[{to:`rules`,ask:`mine.game`,run:`discover`,text:`game plates
misere
(n) -> (n - k) where 1 <= k <= 3
`}]},{kind:`code`,info:`console`,text:`$ printf "3\\n1 1\\n2 1 1\\n3 4 6 2\\n" | python3 plates.py
No
Yes
No`,links:[]},{kind:`html`,html:`<p>已证明的是三摞；一、二、四、五摞则与小情形比较过：输出说明了哪些是哪些。</p>
<h2 id="6-阶梯">6. 阶梯</h2>
<blockquote>
<p><strong>台阶。</strong>台阶 1 至 n 上放着硬币，第 i 级有 aᵢ 枚。每次选一级，把其中一枚或更多移到下一级；从第 1 级移下的落到地面，不再动。不能走者负。T 组数据：n，然后是各数。输出 <code>Yes</code> 或 <code>No</code>。（n ≤ 10⁵，aᵢ ≤ 10⁹）</p>
</blockquote>
<p>次序有关的若干个数是一<strong>行</strong>，写在方括号里。<code>..</code> 表示着法不涉及的那些级。</p>
`},{kind:`code`,info:`game`,text:`game stairs
[x, ..]        -> [x - k, ..]            where k >= 1
[.., a, x, ..] -> [.., a + k, x - k, ..] where k >= 1`,links:[{to:`rules`,text:`game stairs
[x, ..]        -> [x - k, ..]            where k >= 1
[.., a, x, ..] -> [.., a + k, x - k, ..] where k >= 1
`}]},{kind:`code`,info:`console`,text:`$ bouton discover stairs.game --emit python --format "T; n a1..an -> Yes/No" --lang zh > stairs.py
stairs.game
  ✓ P[x at i, ..] iff xor(x where i mod 2 = 1) = 0
      对所有长度为 3 的行得证。每走一步 x1 + 2*x2 + 3*x3 都变小，故对局必定结束。
      数用二进制表示，1 个状态；证书已通过检验（974 字节）。
      其他长度：与全部数字不超过 511 的 512 个长度为 1 的行一致；与全部数字不超过 21 的 484 个长度为 2 的行一致；与全部数字不超过 3 的 256 个长度为 4 的行一致；与全部数字不超过 2 的 243 个长度为 5 的行一致。
      第 1 个候选；与数字不超过 9 的 1000 个长度为 3 的行比较过。用时 773 ms。`,links:[{to:`rules`,ask:`mine.game`,run:`discover`,text:`game stairs
[x, ..]        -> [x - k, ..]            where k >= 1
[.., a, x, ..] -> [.., a + k, x - k, ..] where k >= 1
`}]},{kind:`code`,info:`console`,text:`$ printf "2\\n3 2 5 2\\n4 1 2 3 4\\n" | python3 stairs.py
No
Yes`,links:[]},{kind:`html`,html:`<h2 id="7-一行棋子">7. 一行棋子</h2>
<blockquote>
<p><strong>长条。</strong>若干棋子放在长条的 1, 2, 3, … 格中互不相同的格上。每次把一枚棋子向左移一格或更多；不能移出长条，也不能落到或越过别的棋子。不能走者负。T 组数据：n，然后从左到右是各枚所在的格。输出 <code>Georgia</code> 或 <code>Bob</code>。（n ≤ 1000，格号至多 10⁹）</p>
</blockquote>
<p><code>position</code> 是局面的约束：哪些行才算局面。</p>
`},{kind:`code`,info:`game`,text:`game strip
position [x, ..] where x >= 1
position [.., a, b, ..] where a < b
[x, ..]        -> [x - k, ..]        where k >= 1 and x - k >= 1
[.., a, b, ..] -> [.., a, b - k, ..] where k >= 1 and b - k > a`,links:[{to:`rules`,text:`game strip
position [x, ..] where x >= 1
position [.., a, b, ..] where a < b
[x, ..]        -> [x - k, ..]        where k >= 1 and x - k >= 1
[.., a, b, ..] -> [.., a, b - k, ..] where k >= 1 and b - k > a
`}]},{kind:`code`,info:`console`,text:`$ bouton discover strip.game --emit python --format "T; n a1..an -> Georgia/Bob" --lang zh > strip.py
strip.game
  ✓ P[x after w at i of n, ..] iff xor(x - w - 1 where (n - i) mod 2 = 0) = 0
      对所有长度为 3 的行得证。每走一步 x1 + x2 + x3 都变小，故对局必定结束。
      数用二进制表示，3 个状态；证书已通过检验（1688 字节）。
      其他长度：与全部数字不超过 511 的 511 个长度为 1 的行一致；与全部数字不超过 21 的 210 个长度为 2 的行一致；与全部数字不超过 10 的 210 个长度为 4 的行一致；与全部数字不超过 7 的 21 个长度为 5 的行一致。
      第 1 个候选；与数字不超过 25 的 2300 个长度为 3 的行比较过。用时 1.3 s。`,links:[{to:`rules`,ask:`mine.game`,run:`discover`,text:`game strip
position [x, ..] where x >= 1
position [.., a, b, ..] where a < b
[x, ..]        -> [x - k, ..]        where k >= 1 and x - k >= 1
[.., a, b, ..] -> [.., a, b - k, ..] where k >= 1 and b - k > a
`}]},{kind:`html`,html:`<p>读出来就是：从右边起两两配对，每对之间的空格数 <code>x - w - 1</code> 就是 Nim 的各堆。</p>
`},{kind:`code`,info:`console`,text:`$ printf "2\\n3 1 2 3\\n4 1 5 7 8\\n" | python3 strip.py
Bob
Georgia`,links:[]},{kind:`html`,html:`<h2 id="8-不超过对手所取的两倍">8. 不超过对手所取的两倍</h2>
<blockquote>
<p><strong>珠子。</strong>有 n 颗珠子。先手第一次至少取一颗，但不能取完。此后每次至少取一颗，至多取对手刚才所取的两倍。取走最后一颗者胜。若干个 n，以 0 结束。输出 <code>First</code> 或 <code>Second</code>。（n &lt; 2⁶³）</p>
</blockquote>
<p>这时局面不只是一堆：<code>cap</code> 是这一步至多能取多少。<code>start</code> 说明开局时的 cap，输入中便不用第二个数。</p>
`},{kind:`code`,info:`game`,text:`game beads
(n, cap) -> (n - k, 2*k) where 1 <= k <= cap
start (n) = (n, n - 1)`,links:[{to:`rules`,text:`game beads
(n, cap) -> (n - k, 2*k) where 1 <= k <= cap
start (n) = (n, n - 1)
`}]},{kind:`code`,info:`console`,text:`$ bouton discover beads.game --emit cpp --format "until 0; n -> First/Second" --lang zh > beads.cpp
beads.game
  ✓ P(n, cap) iff n = 0 or cap < lowest_zeckendorf(n)
      对所有局面得证。每走一步 n 都变小，故对局必定结束。
      数用齐肯多夫记数法（quadratic 1）表示，4 个状态；证书已通过检验（816 字节）。
      第 1 个候选；与数字不超过 31 的 1024 个局面比较过。用时 164 ms。
  = 值与 fibonacci-nim 相同。
      比较了 576 个值，全部相同。`,links:[{to:`rules`,ask:`mine.game`,run:`discover`,text:`game beads
(n, cap) -> (n - k, 2*k) where 1 <= k <= cap
start (n) = (n, n - 1)
`}]},{kind:`code`,info:`console`,text:`$ g++ -O2 -std=c++17 beads.cpp -o beads && printf "13\\n12\\n1000000000000000000\\n0\\n" | ./beads
Second
First
First`,links:[]},{kind:`html`,html:`<h2 id="9-参数由输入给出">9. 参数由输入给出</h2>
<blockquote>
<p><strong>火柴。</strong>有 n 根火柴，每次至少取一根，至多取 m 根。取走最后一根者负。每行一组 <code>n m</code>，以 <code>0 0</code> 结束。输出 <code>First</code> 或 <code>Second</code>。（n, m ≤ 10¹⁸）</p>
</blockquote>
<p>题面里的 m 是游戏的参数，默认值只用来看小情形。</p>
`},{kind:`code`,info:`game`,text:`game matches(m >= 1 default 3)
misere
(n) -> (n - k) where 1 <= k <= m`,links:[{to:`rules`,text:`game matches(m >= 1 default 3)
misere
(n) -> (n - k) where 1 <= k <= m
`}]},{kind:`code`,info:`console`,text:`$ bouton discover matches.game --lang zh
matches.game m=3（反常规则）
  ✓ P(n) iff n mod 4 = 1 when m = 3
      对所有局面得证。每走一步 n 都变小，故对局必定结束。
      数用二进制表示，3 个状态；证书已通过检验（407 字节）。
      第 1 个候选；与数字不超过 199 的 200 个局面比较过。用时 21 ms。
  ✓ P(n) iff n mod (m + 1) = 1
      对所有 m >= 1 与所有局面得证。每走一步，n div (m + 1) 变小，或者 n div (m + 1) 不变而 n mod (m + 1) 变小，故对局必定结束。
      数用二进制表示；8 步，7 个自动机；证书已通过检验（1906 字节）。`,links:[{to:`rules`,ask:`mine.game`,run:`discover`,text:`game matches(m >= 1 default 3)
misere
(n) -> (n - k) where 1 <= k <= m
`}]},{kind:`html`,html:`<p>第二条对所有 m 都说，而且已对所有 m 证明。把它写进文件：读入 m 的程序在开头几行写明什么已证明。</p>
`},{kind:`code`,info:`game`,text:`P(n) iff n mod (m + 1) = 1`,links:[{to:`rules`,text:`game matches(m >= 1 default 3)
misere
(n) -> (n - k) where 1 <= k <= m
P(n) iff n mod (m + 1) = 1
`}]},{kind:`code`,info:`console`,text:`$ bouton prove matches.game --emit python --format "until 0 0; n m -> First/Second" --lang zh > matches.py
matches.game（反常规则）
  ✓ P(n) iff n mod (m + 1) = 1
      对所有 m >= 1 与所有局面得证。每走一步，n div (m + 1) 变小，或者 n div (m + 1) 不变而 n mod (m + 1) 变小，故对局必定结束。
      数用二进制表示；8 步，7 个自动机；证书已通过检验（1906 字节）。

得证。`,links:[{to:`rules`,ask:`mine.game`,run:`prove`,text:`game matches(m >= 1 default 3)
misere
(n) -> (n - k) where 1 <= k <= m
P(n) iff n mod (m + 1) = 1
`}]},{kind:`code`,info:`console`,text:`$ head -4 matches.py && printf "13 3\\n14 3\\n1000000000000000000 6\\n0 0\\n" | python3 matches.py
# matches.game，反常规则
# P(n) iff n mod (m + 1) = 1
# 已对所有 m >= 1 与所有局面证明：证书已通过检验。
# 格式：until 0 0; n m -> First/Second
Second
First
Second`,links:[]},{kind:`html`,html:`<h2 id="10-先写暴力再找规律">10. 先写暴力，再找规律</h2>
<blockquote>
<p><strong>又是珠子。</strong>同第八题，但至多取对手刚才所取的三倍。输入 T，然后是 T 个 n。输出 <code>Win</code> 或 <code>Lose</code>。（T ≤ 10⁵，n ≤ 10¹⁸）</p>
</blockquote>
<p>这里 <code>discover</code> 一无所获。用暴力程序列出哪些 n 先手必败：</p>
`},{kind:`code`,info:`cpp`,text:`#include <iostream>
#include <vector>

std::vector<std::vector<int>> known;

bool wins(int n, int cap) {
    if (cap > n) cap = n;
    int& answer = known[n][cap];
    if (answer < 0) {
        answer = 0;
        for (int k = 1; k <= cap && !answer; k++) answer = !wins(n - k, 3 * k);
    }
    return answer;
}

int main() {
    const int most = 800;
    known.assign(most + 1, std::vector<int>(most + 1, -1));
    for (int n = 1; n <= most; n++)
        if (!wins(n, n - 1)) std::cout << n << "\\n";
}`,links:[]},{kind:`code`,info:`console`,text:`$ g++ -O2 thrice.cpp -o thrice && ./thrice > lost.txt && xargs < lost.txt
1 2 3 4 6 8 11 15 21 29 40 55 76 105 145 200 276 381 526 726`,links:[]},{kind:`code`,info:`console`,text:`$ bouton guess lost.txt --losing --emit python --format "T; n -> Win/Lose" --lang zh > thrice.py
猜想：先手必败的局面（k = 0, 1, 2, …）为
  n(0) = 1
  n(1) = 2
  n(2) = 3
  n(3) = 4
  n(4) = 6
  n(k) = n(k - 1) + n(k - 4)
  数据  先手必败的局面，视为已列出不超过 726 的全部：726 个胜负结果，W 表示先手胜，L 表示先手负，范围 1..726
依据：猜想，已用数据检验。由 435 个值拟合，其余 291 个全部预测正确。规律所给出的值若逐个写下，需要 143 比特，规律本身只需 52 比特：碰巧吻合的可能性相当于抛硬币连续 91 次正面朝上。`,links:[]},{kind:`code`,info:`console`,text:`$ printf "3\\n726\\n727\\n1000000000000000000\\n" | python3 thrice.py
Lose
Win
Win`,links:[]},{kind:`html`,html:`<p>这也是已知的游戏：<code>bouton solve dynamic-nim k=3 727</code> 由 Schwenk 的定理给出制胜着法。</p>
<h2 id="还可以问什么">还可以问什么</h2>
<ul>
<li>提交之前：把 <code>bouton table mine.game 0..40</code> 与题目的样例对照。最常见的错误是读错规则。</li>
<li>没有公式？<code>--upto 10000</code> 写出的程序先按规则打表，算出这个范围内的全部局面。</li>
<li>只有一堆，而 SG 值看不出规律：<code>bouton period mine.game</code> 算很长的数列，并证明周期。</li>
<li>是不是已知的游戏？<code>bouton identify mine.game</code>，以及<a href="/learn/judge">竞赛题目列表</a>。</li>
</ul>
<h2 id="题面用语与规则">题面用语与规则</h2>
<p>规则写在 <code>game mine</code> 之下；需要读入 m 时写在 <code>game mine(m &gt;= 1 default 3)</code> 之下。<code>;</code> 分隔各行，在文件中也是如此。</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>题面说</th>
<th>写成</th>
</tr>
</thead>
<tbody><tr>
<td>每次至少取一个，至多取 m 个</td>
<td><code>(n) -&gt; (n - k) where 1 &lt;= k &lt;= m</code></td>
</tr>
<tr>
<td>每次恰取 1、3 或 4 个</td>
<td><code>(n) -&gt; (n - k) where k in {1, 3, 4}</code></td>
</tr>
<tr>
<td>每次取走若干个（至少一个，不限多少）</td>
<td><code>(n) -&gt; (n - k) where k &gt;= 1</code></td>
</tr>
<tr>
<td>至少取两个，至多取五个</td>
<td><code>(n) -&gt; (n - k) where 2 &lt;= k &lt;= 5</code></td>
</tr>
<tr>
<td>至多取一堆的一半</td>
<td><code>(n) -&gt; (n - k) where k &gt;= 1 and 2*k &lt;= n</code></td>
</tr>
<tr>
<td>取走石子数的一个真因数</td>
<td><code>(n) -&gt; (n - k) where k divides n and k &lt; n</code></td>
</tr>
<tr>
<td>取走 2 的幂（素数）个</td>
<td><code>(n) -&gt; (n - k) where power_of_two(k)</code>（<code>prime(k)</code>）</td>
</tr>
<tr>
<td>取走平方数（斐波那契数）个，至少一个</td>
<td><code>(n) -&gt; (n - k) where square(k) and k &gt;= 1</code>（<code>fibonacci(k) and k &gt;= 1</code>）</td>
</tr>
<tr>
<td>取走的个数与 n 互素</td>
<td><code>(n) -&gt; (n - k) where k &gt;= 1 and gcd(n, k) = 1</code></td>
</tr>
<tr>
<td>取走 n 的最小素因数个</td>
<td><code>(n) -&gt; (n - smallest_factor(n))</code></td>
</tr>
<tr>
<td>减去 n 的某一位数字（不为 0）</td>
<td><code>(n) -&gt; (n - digit(n, i)) where digit(n, i) &gt;= 1 and i &lt;= 18</code></td>
</tr>
<tr>
<td>把 n 除以它的一个大于 1 的因数</td>
<td><code>(n) -&gt; (n div k) where k in divisors(n) and k &gt;= 2</code></td>
</tr>
<tr>
<td>任选一堆</td>
<td>只写一堆的规则；格式用 <code>n a1..an</code></td>
</tr>
<tr>
<td>从一堆中取，或同时从两堆中取</td>
<td><code>upto 2 of nim</code></td>
</tr>
<tr>
<td>任选一堆取，或从两堆取同样多</td>
<td><code>(a, b) -&gt; (a - k, b) where k &gt;= 1; (a, b) -&gt; (a, b - k) where k &gt;= 1; (a, b) -&gt; (a - k, b - k) where k &gt;= 1</code></td>
</tr>
<tr>
<td>从较大的数中减去较小数的正整数倍</td>
<td><code>(a, b) -&gt; (a, b - k*a) where k &gt;= 1 and a &gt;= 1; (a, b) -&gt; (a - k*b, b) where k &gt;= 1 and b &gt;= 1</code></td>
</tr>
<tr>
<td>王向左、向下或斜走一格，走到角上为止</td>
<td><code>(x, y) -&gt; (x - 1, y); (x, y) -&gt; (x, y - 1); (x, y) -&gt; (x - 1, y - 1)</code></td>
</tr>
<tr>
<td>把一堆分成两个非空堆</td>
<td><code>(n) -&gt; (i) + (j) where i + j = n and i &gt;= 1 and j &gt;= 1</code></td>
</tr>
<tr>
<td>把一堆分成大小不同的两堆</td>
<td><code>(n) -&gt; (i) + (j) where i + j = n and i &gt;= 1 and j &gt;= 1 and i != j</code></td>
</tr>
<tr>
<td>把一堆平分成两堆或更多的相等的堆</td>
<td><code>(n) -&gt; k of (n div k) where 2 &lt;= k &lt;= n and k divides n</code></td>
</tr>
<tr>
<td>把一堆分成 k 堆，尽可能平均</td>
<td><code>(n) -&gt; n mod k of (n div k + 1) + (k - n mod k) of (n div k) where 2 &lt;= k &lt;= n</code></td>
</tr>
<tr>
<td>取走若干个，余下的可分成两堆</td>
<td><code>(n) -&gt; (i) + (j) where i + j &lt; n</code></td>
</tr>
<tr>
<td>击倒一个或相邻两个木瓶</td>
<td><code>(n) -&gt; (i) + (j) where i + j = n - 1; (n) -&gt; (i) + (j) where i + j = n - 2</code></td>
</tr>
<tr>
<td>不超过对手所取的两倍，第一次不能取完</td>
<td><code>(n, cap) -&gt; (n - k, 2*k) where 1 &lt;= k &lt;= cap; start (n) = (n, n - 1)</code></td>
</tr>
<tr>
<td>不能取与对手刚才相同的个数</td>
<td><code>(n, last) -&gt; (n - k, k) where 1 &lt;= k &lt;= 3 and k != last; start (n) = (n, 0)</code></td>
</tr>
<tr>
<td>把硬币移到下一级台阶</td>
<td><code>[x, ..] -&gt; [x - k, ..] where k &gt;= 1; [.., a, x, ..] -&gt; [.., a + k, x - k, ..] where k &gt;= 1</code></td>
</tr>
<tr>
<td>棋子向左移，不能重叠或越过</td>
<td><code>position [.., a, b, ..] where a &lt; b; [x, ..] -&gt; [x - k, ..] where k &gt;= 1; [.., a, b, ..] -&gt; [.., a, b - k, ..] where k &gt;= 1 and b - k &gt; a</code></td>
</tr>
<tr>
<td>把正面翻成反面，并可翻动其左边的一枚（局面为各正面的位置）</td>
<td><code>(n) -&gt; (); (n) -&gt; (m) where 1 &lt;= m and m &lt; n</code></td>
</tr>
<tr>
<td>每次加 1 至 m，报到 100 者胜</td>
<td><code>(s) -&gt; (s + k) where 1 &lt;= k &lt;= m and s + k &lt;= 100</code></td>
</tr>
<tr>
<td>把棋子沿边（或向四邻格，或按马步）移到未到过的地方</td>
<td>已知的游戏：<code>bouton solve geography edges=0-1,1-2 0</code>、<code>bouton solve geography-grid rows=8 columns=8 step=knight 1,1</code>（<a href="/learn/lessons#第五课不走回头路的棋子">原因</a>）</td>
</tr>
<tr>
<td>从第 i 格向前走至多 aᵢ 格</td>
<td><code>game jumps(a: list)</code>；<code>(i) -&gt; (i + k) where 1 &lt;= k &lt;= a[i] and i + k &lt;= length(a)</code></td>
</tr>
<tr>
<td>若 aⱼ &gt; aᵢ 且 j − i 是 aᵢ 的倍数，棋子可从 i 走到 j</td>
<td><code>(i) -&gt; (j) where a[j] &gt; a[i] and a[i] divides max(i, j) - min(i, j)</code></td>
</tr>
<tr>
<td>把 AB 换成 BA；删去相邻的两个相同字母</td>
<td><code>letters A, B; [.., A, B, ..] -&gt; [.., B, A, ..]</code>；<code>letters A, B; [.., x, x, ..] -&gt; [.., ..]</code></td>
</tr>
<tr>
<td>取走最后一个者胜；不能走者负</td>
<td>不用写：不另说明便是如此</td>
</tr>
<tr>
<td>取走最后一个者负</td>
<td><code>misere</code></td>
</tr>
<tr>
<td>停在 0 以外时无人获胜</td>
<td><code>end (0) lost; otherwise draw</code></td>
</tr>
</tbody></table></div>
`}]};export{e as default};