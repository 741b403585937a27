var e={title:`博弈语言`,headings:[{id:`第一个游戏`,text:`第一个游戏`,level:2},{id:`行`,text:`行`,level:2},{id:`局面`,text:`局面`,level:2},{id:`规则`,text:`规则`,level:2},{id:`行-1`,text:`行`,level:3},{id:`字母`,text:`字母`,level:3},{id:`谁赢`,text:`谁赢`,level:2},{id:`局面的简写`,text:`局面的简写`,level:2},{id:`参数`,text:`参数`,level:2},{id:`复合游戏`,text:`复合游戏`,level:2},{id:`禁着`,text:`禁着`,level:2},{id:`限定应着`,text:`限定应着`,level:2},{id:`断言`,text:`断言`,level:2},{id:`按数字递归`,text:`按数字递归`,level:3},{id:`只针对一部分局面的断言`,text:`只针对一部分局面的断言`,level:3},{id:`公式`,text:`公式`,level:2},{id:`项`,text:`项`,level:2},{id:`取整`,text:`取整`,level:3},{id:`假定`,text:`假定`,level:2},{id:`自动机`,text:`自动机`,level:2},{id:`例子`,text:`例子`,level:2},{id:`用-rust-写的着法`,text:`用 Rust 写的着法`,level:2},{id:`其他`,text:`其他`,level:2},{id:`命令行上的局面`,text:`命令行上的局面`,level:2},{id:`标准写法`,text:`标准写法`,level:2},{id:`语法`,text:`语法`,level:2}],parts:[{kind:`html`,html:`<h1 id="博弈语言">博弈语言</h1>
<p>一个游戏就是一个以 <code>.game</code> 结尾的文本文件。它说明局面怎样变化，也可以对谁会赢作出断言。本页介绍语言的全部内容。这里的每个完整例子都会在测试中读入，其中的 <code>example</code> 也会逐条核对。</p>
<h2 id="第一个游戏">第一个游戏</h2>
`},{kind:`code`,info:`game`,text:`# 一堆石子，每次取一、二或三个。
game take-three
title zh "取一、二或三个"

(n) -> (n - k) where 1 <= k <= 3

P(n) iff n mod 4 = 0
example (21) is N
example (20) is P
example (21) moves to (20)`,links:[{to:`rules`,text:`# 一堆石子，每次取一、二或三个。
game take-three
title zh "取一、二或三个"

(n) -> (n - k) where 1 <= k <= 3

P(n) iff n mod 4 = 0
example (21) is N
example (20) is P
example (21) moves to (20)
`}]},{kind:`html`,html:`<p>可以这样读出来：从 n 个一堆可以走到 n - k 个一堆，其中 k 在 1 与 3 之间。当且仅当 n 是 4 的倍数时，轮到走的人必败。21 个一堆，轮到走的人必胜，走到 20 即可。</p>
<h2 id="行">行</h2>
<p>文件由若干<strong>条目</strong>组成，一行一条。<code>#</code> 到行末是注释。若一行的末尾还需要下文（未闭合的括号、逗号、运算符、<code>and</code>、<code>where</code>、<code>iff</code>、<code>=</code> 等），或下一行以承接上文的东西开头（<code>|</code>、<code>where</code>、<code>when</code>、<code>and</code>、<code>or</code>、<code>if</code>、<code>by</code>、<code>-&gt;</code>、运算符），条目就延续到下一行。<code>;</code> 也表示条目结束。除自动机的各行以外，条目的先后没有关系。</p>
<p>语言中的词都是小写，只有 <code>P</code>、<code>N</code>、<code>D</code> 例外。下列词不能作名字：<code>and</code> <code>or</code> <code>not</code> <code>implies</code> <code>iff</code> <code>exists</code> <code>forall</code> <code>where</code> <code>when</code> <code>if</code>
<code>by</code> <code>in</code> <code>div</code> <code>mod</code> <code>xor</code> <code>divides</code> <code>true</code> <code>false</code>。名字以字母（包括汉字）或 <code>_</code> 开头，后面可以有字母、数字和 <code>_</code>。一个名字里的字母须属同一种文字，也不能看起来像语言的词、函数或另一个名字：带西里尔字母的 <code>рrime</code> 不被接受。游戏的名字里还可以有连字符：<code>fibonacci-nim</code>。</p>
<p>全角字符与半角字符相同：<code>（ａ，１２）</code> 就是 <code>(a,12)</code>。<code>≤ ≥ ≠ → ∧ ∨ ¬ ∃ ∀ ⊕ × ∈ ∣ ⇒ ⇔ −</code> 和 <code>…</code> 分别表示
<code>&lt;= &gt;= != -&gt; and or not exists forall xor * in divides implies iff -</code> 和 <code>..</code>，<code>φ</code> 表示 <code>phi</code>。文字可以写在“……”里。</p>
<h2 id="局面">局面</h2>
<p>局面是若干<strong>分量</strong>的<strong>和</strong>。每个分量或者是自然数的数组，如 <code>(3, 5)</code>，或者是长度不定的行，如 <code>[1, 5, 7]</code>。同一游戏的各分量样子相同，由第一条规则决定：<code>(a, b)</code> 表示每个分量有两个数，<code>[x, ..]</code> 表示每个分量是行。每次只能在一个分量里走（<a href="/learn/language#复合游戏">复合游戏</a>除外）。数可以任意大。</p>
<h2 id="规则">规则</h2>
`},{kind:`code`,info:``,text:`走之前 -> 走之后
走之前 -> 走之后 where 条件
走之前 -> 走之后 where 条件 when 参数的条件`,links:[]},{kind:`html`,html:`<ul>
<li>左边是<strong>模式</strong>。一个名字代表任意一个数。重复的名字、具体的数、参数以及参数的算式，都必须与局面中的数相等。<code>_</code> 代表无关紧要的数。</li>
<li>右边是走完之后这个分量剩下的东西：一个分量，几个分量的和 <code>(i) + (j)</code>，或者什么也不剩 <code>()</code>。</li>
<li>左边没有出现的名字是被量化的：凡能取到合适的自然数，就有一种着法。</li>
<li>右边的每个数都是自然数时，这一步才存在，因此 <code>(n) -&gt; (n - k) where k &gt;= 1</code> 不必再写 <code>k &lt;= n</code>。</li>
<li><code>where</code> 后面是关于数和参数的条件；<code>when</code> 后面的条件只谈参数。</li>
</ul>
<p>有几条规则时，任何一条允许的着法都可以走。不同规则给出的同一着法只算一种。</p>
`},{kind:`code`,info:`game`,text:`# 一排木柱，击倒一根或相邻的两根，其余分成两排。
game kayles-again
(n) -> (i) + (j) where i + j = n - 1
(n) -> (i) + (j) where i + j = n - 2

example (5) moves to (1) + (2)
example (1) moves to (0) + (0)
example (3) has value 3
example (4) + (1) is P`,links:[{to:`rules`,text:`# 一排木柱，击倒一根或相邻的两根，其余分成两排。
game kayles-again
(n) -> (i) + (j) where i + j = n - 1
(n) -> (i) + (j) where i + j = n - 2

example (5) moves to (1) + (2)
example (1) moves to (0) + (0)
example (3) has value 3
example (4) + (1) is P
`}]},{kind:`html`,html:`<p>和中的一项可以代表若干个相同的分量：<code>k of (m)</code> 就是 k 个 (m)；k 为 0 时一个也没有。<code>of</code> 前面是一个项；其中若有加减，须加括号。</p>
`},{kind:`code`,info:`game`,text:`# 把一堆分成任意多堆，尽可能平均。
game fair-shares
(n) -> n mod k of (n div k + 1) + (k - n mod k) of (n div k) where 2 <= k <= n

example (7) moves to (3) + (2) + (2)
example (9) has value 4
example (30) + (9) is P`,links:[{to:`rules`,text:`# 把一堆分成任意多堆，尽可能平均。
game fair-shares
(n) -> n mod k of (n div k + 1) + (k - n mod k) of (n div k) where 2 <= k <= n

example (7) moves to (3) + (2) + (2)
example (9) has value 4
example (30) + (9) is P
`}]},{kind:`html`,html:`<p>这样的游戏照样可以求解、列表、对弈。证明只处理固定的份数，如 <code>3 of (m)</code> 或游戏的参数。</p>
<h3 id="行-1">行</h3>
<p>在 <code>[</code> 与 <code>]</code> 之间，<code>..</code> 是<strong>空档</strong>，代表任意多个数，也可以一个都没有。一个模式可以有几个空档。右边的空档依次代表左边的空档所匹配的那些数。若只留下一行，而右边的空档较少，多出的最后几个空档就被截去。</p>
`},{kind:`code`,info:`game`,text:`# 删数游戏：把一位改小，或删去一个 0 和它右边的一切。
game digital-deletions
position [.., x, ..] where x <= 9
[.., x, ..] -> [.., y, ..] where y < x
[.., 0, ..] -> [..]

example [1, 0, 5] moves to [1]
example [0] is N
example [1] is P`,links:[{to:`rules`,text:`# 删数游戏：把一位改小，或删去一个 0 和它右边的一切。
game digital-deletions
position [.., x, ..] where x <= 9
[.., x, ..] -> [.., y, ..] where y < x
[.., 0, ..] -> [..]

example [1, 0, 5] moves to [1]
example [0] is N
example [1] is P
`}]},{kind:`html`,html:`<p>空档可以有名字：<code>w..</code>。右边的 <code>w..</code> 就是这个空档，写在哪里、哪个分量、写几次都可以：<code>[a.., x, b..] -&gt; [a..] + [b..]</code> 把一行分成两行。在 <code>..</code> 前面写含 w 的项，就对空档里的每个数各留下一个数：<code>min(w, j)..</code>；只有这些数全是自然数时才有这一步。w 在别处没有意义。</p>
`},{kind:`code`,info:`game`,text:`# 啃巧克力：咬一口，这一行剩 j 格，后面各行至多剩这么多。吃最后一格的人输。
game chomp-again
position [.., x, y, ..] where x >= y
[.., x, w..] -> [.., j, min(w, j)..] where j < x
misere

example [4, 3, 1] moves to [4, 2, 1]
example [3, 3, 3] wins only to [3, 1, 1]
example [5, 4] is P`,links:[{to:`rules`,text:`# 啃巧克力：咬一口，这一行剩 j 格，后面各行至多剩这么多。吃最后一格的人输。
game chomp-again
position [.., x, y, ..] where x >= y
[.., x, w..] -> [.., j, min(w, j)..] where j < x
misere

example [4, 3, 1] moves to [4, 2, 1]
example [3, 3, 3] wins only to [3, 1, 1]
example [5, 4] is P
`}]},{kind:`code`,info:`game`,text:`# 阶梯上的石子，每次把某一级的若干石子移到下一级；从第一级落到地上。
game stairs
[x, ..]        -> [x - k, ..]            where k >= 1
[.., a, x, ..] -> [.., a + k, x - k, ..] where k >= 1

P[x at i, ..] iff xor(x where i mod 2 = 1) = 0
example [3, 1, 4] is N
example [2, 5, 2] is P
example [3, 1, 4] moves to [4, 0, 4]`,links:[{to:`rules`,text:`# 阶梯上的石子，每次把某一级的若干石子移到下一级；从第一级落到地上。
game stairs
[x, ..]        -> [x - k, ..]            where k >= 1
[.., a, x, ..] -> [.., a + k, x - k, ..] where k >= 1

P[x at i, ..] iff xor(x where i mod 2 = 1) = 0
example [3, 1, 4] is N
example [2, 5, 2] is P
example [3, 1, 4] moves to [4, 0, 4]
`}]},{kind:`html`,html:`<p>文件里写上 <code>unordered</code> 的行是<strong>无序</strong>的：无论按什么顺序输入，每走一步之后，其中的数总按从小到大排列。在关于行的规则里，<code>next_free(x)</code> 是大于 x 且不在行中的最小的数。</p>
<p><strong>法则</strong>规定每个局面须满足什么：<code>position 模式 where 公式</code>。凡模式匹配之处公式都须成立，否则就不是这个游戏的局面，会被拒绝。断言、表格与局面计数都只涉及局面。</p>
<p>规则必须保持法则。若某条规则允许从局面走到不是局面之处，即为错误，报错时给出其中最小的一着；没有任何局面满足的法则也是错误。打开文本时即检查小局面；<code>check</code>、<code>prove</code> 与 <code>discover</code> 还在自动机所及的范围内就全部局面作出判定。若某个答案仍会推荐这样的着法，则以同样的错误拒绝回答。</p>
`},{kind:`code`,info:`game`,text:`# 1 到 m 的格子上放着兵；每次把一个兵跳到它右边最近的空格，把兵走到 m 的人获胜。
game pawns(m default 5)
unordered
position [.., a, b, ..] where a < b
position [.., x, ..] where 1 <= x <= m
[.., x, ..] -> [.., next_free(x), ..] where next_free(x) <= m
end [.., m] lost

example [1, 2] moves to [2, 3]
example [1, 3] is N
example [3] is P`,links:[{to:`rules`,text:`# 1 到 m 的格子上放着兵；每次把一个兵跳到它右边最近的空格，把兵走到 m 的人获胜。
game pawns(m default 5)
unordered
position [.., a, b, ..] where a < b
position [.., x, ..] where 1 <= x <= m
[.., x, ..] -> [.., next_free(x), ..] where next_free(x) <= m
end [.., m] lost

example [1, 2] moves to [2, 3]
example [1, 3] is N
example [3] is P
`}]},{kind:`html`,html:`<h3 id="字母">字母</h3>
<p><code>letters A, B, C</code> 把行变成词：在这个游戏的规则、断言与例子里，A 代表 1，B 代表 2，C 代表 3，行里也只有这些数。凡写局面之处（包括命令行与网页），行都可以写成词 <code>ABBA</code>，也显示为词；<code>[A, B, B, A]</code>、<code>[1, 2, 2, 1]</code> 是同一行。字母是任何文字的单个字符，不能再作别的名字。</p>
`},{kind:`code`,info:`game`,text:`# 相邻的两个相同字母一起消去。
game vanish
letters A, B
[.., x, x, ..] -> [.., ..]

example ABBA moves to AA
example ABBA is P
example [A, A, A] is N
example AAA + BB is P`,links:[{to:`rules`,text:`# 相邻的两个相同字母一起消去。
game vanish
letters A, B
[.., x, x, ..] -> [.., ..]

example ABBA moves to AA
example ABBA is P
example [A, A, A] is N
example AAA + BB is P
`}]},{kind:`code`,info:`game`,text:`# 相邻的 A、B，若 A 在前，就交换。
game exchange
letters A, B
[.., A, B, ..] -> [.., B, A, ..]

example AAB moves to ABA
example AABB is P
begin ABAB`,links:[{to:`rules`,text:`# 相邻的 A、B，若 A 在前，就交换。
game exchange
letters A, B
[.., A, B, ..] -> [.., B, A, ..]

example AAB moves to ABA
example AABB is P
begin ABAB
`}]},{kind:`html`,html:`<h2 id="谁赢">谁赢</h2>
<p><strong>正常</strong>规则下，不能走的人输。写上一行 <code>misere</code>，则不能走的人赢。提问时也可以另行选择。</p>
<p><code>end 模式 结果</code> 规定终局：到了这样的局面，无论规则允许什么，都不再走。结果 <code>lost</code>、<code>won</code>、<code>draw</code> 说的是<strong>轮到走的人</strong>的输、赢、平。后面可以加 <code>where 条件</code>。在 misère 规则下，<code>lost</code> 与 <code>won</code> 对调。</p>
<p><code>otherwise 结果</code> 规定在没有 <code>end</code> 的局面走不动时怎样算，在 misère 规则下也对调。写 <code>otherwise draw</code> 时，永远走不完的也算平局。<code>endless draw</code> 只规定后者：走不动的人输，永远走不完则为平局。</p>
`},{kind:`code`,info:`game`,text:`# 马走向角落，走到的人获胜；在别处走不动则为平局。
game knight-walk
(x, y) -> (x - 1, y - 2)
(x, y) -> (x - 2, y - 1)
end (0, 0) lost
otherwise draw

example (1, 2) is N
example (3, 3) is P
example (4, 4) is D`,links:[{to:`rules`,text:`# 马走向角落，走到的人获胜；在别处走不动则为平局。
game knight-walk
(x, y) -> (x - 1, y - 2)
(x, y) -> (x - 2, y - 1)
end (0, 0) lost
otherwise draw

example (1, 2) is N
example (3, 3) is P
example (4, 4) is D
`}]},{kind:`html`,html:`<p>局面的<strong>胜负</strong>用一个字母表示：<code>P</code> 表示上一步的人必胜，即轮到走的人必败；<code>N</code> 表示轮到走的人必胜；<code>D</code> 表示双方都走得最好时为平局。</p>
<h2 id="局面的简写">局面的简写</h2>
<p><code>start (n) = (n, n - 1)</code> 让人可以用较少（或较多）的数来写局面。</p>
`},{kind:`code`,info:`game`,text:`# 共 n 个石子，每次至多取上一次的两倍；第一次不能取完。
game fibonacci-again
(n, cap) -> (n - k, 2*k) where 1 <= k <= cap
start (n) = (n, n - 1)

P(n, cap) iff n = 0 or cap < lowest_zeckendorf(n)
example (13) is P
example (12) is N
example (12) moves to (11, 2)`,links:[{to:`rules`,text:`# 共 n 个石子，每次至多取上一次的两倍；第一次不能取完。
game fibonacci-again
(n, cap) -> (n - k, 2*k) where 1 <= k <= cap
start (n) = (n, n - 1)

P(n, cap) iff n = 0 or cap < lowest_zeckendorf(n)
example (13) is P
example (12) is N
example (12) moves to (11, 2)
`}]},{kind:`html`,html:`<h2 id="参数">参数</h2>
`},{kind:`code`,info:``,text:`game bash(m >= 1 default 3)                           自然数，有界，有默认值
game range(a >= 1, b >= a)                            界可以用左边的参数
game grid(1 <= m <= 20)
game subtraction(S: set default {1, 3..5})            自然数的有限集合
game maze(walls: pairs default {(1, 2), (3, 3)})      数对的有限集合；\`triples\` 是三元组的集合
game jumps(a: list default [3, 1, 2, 0, 4])           有限个自然数排成的数列
game race(piece: king | queen | rook default king)    几个词之一
game powers(kmax default any)                         一个数，或 \`any\`，即没有限制；只能用来比较
game octal(code: octal default "0.77")                八进制码
game hexad(code: hexadecimal default "0.F6")          同上，数字可到 F
game dag(edges: graph default "0-1,1-2")              图的边，供 \`native\` 着法使用
game turning(code: text default "1-5")                引号中的一个词，供 \`native\` 着法使用`,links:[]},{kind:`html`,html:`<p>没有边的结点可以写在图的边之间：<code>edges=0-1,5</code>。</p>
<p>八进制码的 <code>code[0]</code>、<code>code[1]</code>、<code>code[2]</code> 是集合：取 k 个后可以留下 0、1、2 堆的那些 k。所以第 k 位数字含 4 时 <code>k in code[2]</code> 成立。十六进制码还有 <code>code[3]</code>。</p>
<p>没有默认值的参数必须给出：<code>bash m=5 21</code>、<code>subtraction S=1,3,4 20</code>、<code>race piece=queen 4,4</code>。凡能写数的地方都可以写数值参数；集合写在 <code>in</code> 后面。不是数的参数用 <code>=</code> 或 <code>!=</code> 与一个值比较，值写在右边，写法与默认值相同：<code>piece = king</code>、<code>S = {1, 3..5}</code>、<code>a = [3, 1, 2]</code>、<code>code = &quot;0.77&quot;</code>、<code>kmax = any</code>。</p>
`},{kind:`code`,info:`game`,text:`game take-from(S: set default {1, 2}, kind: plain | double default plain)
(n) -> (n - s)   where s in S
(n) -> (n - 2*s) where s in S when kind = double

example (3) is P
example S={1, 3, 4} (7) is P
example S={1, 3, 4} (8) is N
example kind=double S={1} (3) is P`,links:[{to:`rules`,text:`game take-from(S: set default {1, 2}, kind: plain | double default plain)
(n) -> (n - s)   where s in S
(n) -> (n - 2*s) where s in S when kind = double

example (3) is P
example S={1, 3, 4} (7) is P
example S={1, 3, 4} (8) is N
example kind=double S={1} (3) is P
`}]},{kind:`html`,html:`<p>数对或三元组的集合也写在 <code>in</code> 之后，前面写同样多个数：<code>(x, y) in walls</code>、<code>(x, y) in {(1, 2), (3, 3)}</code>。障碍就这样表示。命令行中写作
<code>walls=(1,2),(3,3)</code>。</p>
`},{kind:`code`,info:`game`,text:`# 车不能进入墙，也不能越过墙。
game maze(walls: pairs default {(1, 2), (3, 3)})
position (x, y) where not (x, y) in walls
(x, y) -> (x - k, y) where k >= 1 and forall j: 1 <= j <= k implies not (x - j, y) in walls
(x, y) -> (x, y - k) where k >= 1 and forall j: 1 <= j <= k implies not (x, y - j) in walls

# 墙 (3, 3) 截断了对角线。
P(x, y) iff x = y and x != 4 or x = 1 and y = 3 or x = 3 and y = 4 or x = 4 and y = 3 when walls = {(1, 2), (3, 3)}

example (1, 3) is P
example (4, 4) is N
example walls={} (4, 4) is P`,links:[{to:`rules`,text:`# 车不能进入墙，也不能越过墙。
game maze(walls: pairs default {(1, 2), (3, 3)})
position (x, y) where not (x, y) in walls
(x, y) -> (x - k, y) where k >= 1 and forall j: 1 <= j <= k implies not (x - j, y) in walls
(x, y) -> (x, y - k) where k >= 1 and forall j: 1 <= j <= k implies not (x, y - j) in walls

# 墙 (3, 3) 截断了对角线。
P(x, y) iff x = y and x != 4 or x = 1 and y = 3 or x = 3 and y = 4 or x = 4 and y = 3 when walls = {(1, 2), (3, 3)}

example (1, 3) is P
example (4, 4) is N
example walls={} (4, 4) is P
`}]},{kind:`html`,html:`<p>对任何给定的墙，<code>bouton discover</code> 都能找出并证明这样的断言。</p>
<p>有数列的游戏里，<code>a[i]</code> 是它的第 i 项，从 1 数起（行的元素也这样编号），<code>length(a)</code> 是项数。下标可以是任何项。没有这一项时，如 <code>a[0]</code>、<code>a[length(a) + 1]</code>，它无定义，与它的比较为假；所以 <code>(n) -&gt; (n - a[i])</code> 对数列的每一项各有一步。命令行中写作 <code>a=3,1,2,0,4</code> 或 <code>a=[3, 1, 2, 0, 4]</code>。</p>
`},{kind:`code`,info:`game`,text:`# 一列格子上有一枚棋子，只能向前；它所在格子里的数说明最多走几格。
game jumps(a: list default [3, 1, 2, 0, 4])
position (i) where 1 <= i <= length(a)
(i) -> (j) where i < j <= length(a) and j <= i + a[i]

example (4) is P
example (1) wins only to (2), (4)
example a=[1, 1, 1, 1] (1) moves to (2)`,links:[{to:`rules`,text:`# 一列格子上有一枚棋子，只能向前；它所在格子里的数说明最多走几格。
game jumps(a: list default [3, 1, 2, 0, 4])
position (i) where 1 <= i <= length(a)
(i) -> (j) where i < j <= length(a) and j <= i + a[i]

example (4) is P
example (1) wins only to (2), (4)
example a=[1, 1, 1, 1] (1) moves to (2)
`}]},{kind:`html`,html:`<p>除非规定走不完算平局，每一局都必须走得完。<code>bouton check</code> 通常找出每走一步都减小的量来证明，如上例中棋子前方的格数。若 <code>position</code> 给每个数都规定了上界，界内的数组（各数从 0 起）至多 16 384 个，也可对给出的数列走遍所有着法：</p>
`},{kind:`code`,info:`game`,text:`# 棋子走到更大的数，走过的格数是它所在格上的数的倍数。
game rises(a: list default [3, 6, 5, 4, 2, 7, 1, 8])
position (i) where 1 <= i <= length(a)
(i) -> (j) where 1 <= j <= length(a) and a[j] > a[i] and a[i] divides max(i, j) - min(i, j)

example (1) is P
example (2) wins only to (8)`,links:[{to:`rules`,text:`# 棋子走到更大的数，走过的格数是它所在格上的数的倍数。
game rises(a: list default [3, 6, 5, 4, 2, 7, 1, 8])
position (i) where 1 <= i <= length(a)
(i) -> (j) where 1 <= j <= length(a) and a[j] > a[i] and a[i] divides max(i, j) - min(i, j)

example (1) is P
example (2) wins only to (8)
`}]},{kind:`html`,html:`<p>数列也可以规定每一种堆怎样取。数列已知时，<code>a[t]</code> 只有有限种情形，所以 <code>discover</code> 与 <code>prove</code> 能对所有局面判定关于它的断言；用它的项去除、去乘也可以：<code>a[i] divides j - i</code>。</p>
`},{kind:`code`,info:`game`,text:`# 几种堆：第 t 种的 n 个里可取 1 到 a[t] 个。
game kinds(a: list default [1, 2, 4])
position (n, t) where 1 <= t <= length(a)
(n, t) -> (n - k, t) where 1 <= k <= a[t]

P(n, t) iff n mod (a[t] + 1) = 0
example (10, 3) is P
example (9, 1) + (9, 2) + (9, 3) is N`,links:[{to:`rules`,text:`# 几种堆：第 t 种的 n 个里可取 1 到 a[t] 个。
game kinds(a: list default [1, 2, 4])
position (n, t) where 1 <= t <= length(a)
(n, t) -> (n - k, t) where 1 <= k <= a[t]

P(n, t) iff n mod (a[t] + 1) = 0
example (10, 3) is P
example (9, 1) + (9, 2) + (9, 3) is N
`}]},{kind:`html`,html:`<h2 id="复合游戏">复合游戏</h2>
<p><code>upto k of nim</code> 代替规则：每次选一个到 k 个分量，在每个选中的分量里按 <code>nim</code> 的规则走一步。<code>every of nim</code> 也是如此，但每一步须在<strong>每个</strong>还能走的分量里各走一步 <code>nim</code>；不能走的分量跳过，任何分量都不能走的人输。基础游戏的参数这样设定：<code>upto 2 of bash m = 3</code>、<code>every of subtraction S = {1, 3, 4}</code>、<code>upto 2 of race piece = rook</code>；也可写本文件的参数，取其值。</p>
`},{kind:`code`,info:`game`,text:`game moore-again(k >= 1 default 2)
upto k of nim

example (1) + (2) + (3) is N
example (1) + (1) + (1) is P`,links:[{to:`rules`,text:`game moore-again(k >= 1 default 2)
upto k of nim

example (1) + (2) + (3) is N
example (1) + (1) + (1) is P
`}]},{kind:`html`,html:`<p>若要用于本文件自己的规则，就在规则旁写一行 <code>every component moves</code> 或 <code>upto k components move</code>。</p>
`},{kind:`code`,info:`game`,text:`# 几堆石子，每次在一堆、两堆或三堆里各取 1、3 或 4 个。
game several-again
(n) -> (n - k) where k in {1, 3, 4}
upto 3 components move

example (7) + (2) + (9) is P
example (7) + (2) + (8) is N
example (2) + (2) moves to (1) + (1)`,links:[{to:`rules`,text:`# 几堆石子，每次在一堆、两堆或三堆里各取 1、3 或 4 个。
game several-again
(n) -> (n - k) where k in {1, 3, 4}
upto 3 components move

example (7) + (2) + (9) is P
example (7) + (2) + (8) is N
example (2) + (2) moves to (1) + (1)
`}]},{kind:`html`,html:`<p>每个分量都走时，分量走后留下的各部分都是独立的分量，以后也都要走。</p>
`},{kind:`code`,info:`game`,text:`game every-again
(n) -> (n - k) where 1 <= k <= 2
every component moves

example (3) + (1) is P
example (4) + (3) moves to (2) + (1)
example (4) + (3) wins only to (3) + (2), (3) + (1)`,links:[{to:`rules`,text:`game every-again
(n) -> (n - k) where 1 <= k <= 2
every component moves

example (3) + (1) is P
example (4) + (3) moves to (2) + (1)
example (4) + (3) wins only to (3) + (2), (3) + (1)
`}]},{kind:`html`,html:`<p>对局必定结束时，这种和由各分量的<a href="/learn/lessons#每个分量都要走">步数</a>判定；可能永不结束时，由所有能到达的局面判定。关于单个分量的断言 <code>P(n)</code> 可以证明，关于和的断言 <code>P((n) + ..)</code> 只能检验，也不能写成程序。这种游戏没有 SG 值，也不能与只走一个分量的游戏相加。</p>
<h2 id="禁着">禁着</h2>
<p>写一行 <code>blocking k - 1</code>，对手就可以在每一步之前禁掉至多 k - 1 种着法；这个数是由常数和参数组成的项。着法全被禁掉或本来就没有着法的一方负。走完一步，所禁的一律作废。</p>
`},{kind:`code`,info:`game`,text:`game blocking-again(k >= 1 default 2)
(a, b) -> (a - i, b)     where i >= 1
(a, b) -> (a, b - i)     where i >= 1
(a, b) -> (a - i, b - i) where i >= 1
blocking k - 1

P(a, b) iff a = 0 and b = 0 or b in {2*a + 1, 2*a + 2} or a in {2*b + 1, 2*b + 2} when k = 3
example (2, 5) is P
example k=3 (2, 6) is P
example k=1 (3, 5) is P`,links:[{to:`rules`,text:`game blocking-again(k >= 1 default 2)
(a, b) -> (a - i, b)     where i >= 1
(a, b) -> (a, b - i)     where i >= 1
(a, b) -> (a - i, b - i) where i >= 1
blocking k - 1

P(a, b) iff a = 0 and b = 0 or b in {2*a + 1, 2*a + 2} or a in {2*b + 1, 2*b + 2} when k = 3
example (2, 5) is P
example k=3 (2, 6) is P
example k=1 (3, 5) is P
`}]},{kind:`html`,html:`<p>禁的是走后的局面：两条规则通向同一局面，只算一种着法。所以一个局面是 P，当且仅当它能走到的局面中至多有 k - 1 个是 P。在和中，禁的是整个和的着法；分量相同而次序不同的和是同一个和。</p>
<p>这种游戏没有 SG 值。<code>solve</code> 和 <code>table</code> 数出必败的着法，<code>check</code> 检验断言，<code>discover</code> 寻找断言，<code>prove</code> 对单个分量的所有局面（或同一长度的所有行）证明断言，此后 <code>solve</code> 对任意大的数都能回答。程序、周期、反常规则和 <code>play</code> 不处理禁着，会说明理由并拒绝。文件中也不能有 <code>end</code>、<code>otherwise</code>、<code>endless draw</code>、<code>misere</code>、<code>assume</code> 或另一游戏的着法。</p>
<p>证明谈的是由断言得出的另一个游戏，其中没有禁着，它的着法就是对手会留下的着法：可走到断言为 N 的任何局面；若走到的局面中至少有 k 个不同的局面断言为 P，则可走到任何局面。只要这个游戏必定结束，而且必败的恰好是断言所说的局面，断言就成立：在断言为 P 的局面，对手禁掉所有走到断言为 P 的着法；在其他局面，先手走到一个断言为 P 且未被禁的局面。这样的对局中每一步都是这个游戏的着法，因此必定结束。</p>
<p>证书写的就是这个游戏。各种着法按规则分开，每种只在第一次出现的规则中计数；“k 个不同的局面”写成存在一些数，使这些局面依次排列。对于 k = 1、2、3 的禁着威佐夫博弈，<code>bouton prove blocking-wythoff k=2</code> 证明 Wythoff 和 Larsson 的定理；<code>bouton discover blocking-wythoff k=4</code> 找到一个读 √2 记数法各位数字的自动机，并给出证明。</p>
<h2 id="限定应着">限定应着</h2>
<p><code>entailing before -&gt; after</code> 这样的规则限定应着：对手必须在这一步留下的某个分量里走。在那里无着可走的人输，不管别处还有什么。若应着本身不是这样的着法，此后各分量又都可以走。</p>
`},{kind:`code`,info:`game`,text:`# Top Entails（Winning Ways）：把一叠分成两叠，或拿走一叠最上面的一枚，此时对手必须在这一叠应着。
game top-entails-again
(n)           -> (i) + (j) where i + j = n and i >= 1 and j >= 1
entailing (n) -> (n - 1)

example (5) + (9) is P
example (5) has value 0
example (1) + (5) is N
example (1) + (5) wins only to (0) + (5), (1) + (4)`,links:[{to:`rules`,text:`# Top Entails（Winning Ways）：把一叠分成两叠，或拿走一叠最上面的一枚，此时对手必须在这一叠应着。
game top-entails-again
(n)           -> (i) + (j) where i + j = n and i >= 1 and j >= 1
entailing (n) -> (n - 1)

example (5) + (9) is P
example (5) has value 0
example (1) + (5) is N
example (1) + (5) wins only to (0) + (5), (1) + (4)
`}]},{kind:`html`,html:`<p>若不论其余部分如何，在某个分量里都有一步能赢，这个分量就叫 loony；一枚的一叠就是如此：拿走它，对手无着可应。其他分量都有 SG 值，<code>solve</code> 由此判定任意分量的和：有 loony 的分量则先手必胜，否则由异或和判定（Winning Ways 第 12 章）。<code>check</code> 检验例子和谁赢的断言。</p>
<p>列表、程序、证明、周期、反常规则和 <code>play</code> 不处理限定的应着，会说明理由并拒绝。文件中也不能有 <code>end</code>、<code>otherwise</code>、<code>endless draw</code>、<code>misere</code>、<code>assume</code>、<code>blocking</code>、一步走几个分量的条目，以及 SG 值的断言，因为 loony 的分量没有 SG 值。</p>
<h2 id="断言">断言</h2>
<p>断言谈的是所有局面。它可以在一定范围内检验，也可以证明；没有检验过的断言不会被采信。</p>
`},{kind:`code`,info:``,text:`P(a, b) iff 公式                      恰好这些分量是 P（N、D 同理）
P((n) + ..) iff 公式                  恰好这些和是 P
P[x at i, ..] iff 公式                恰好这些行是 P；x 是元素，i 是它的序号，从 1 数起
P[x after w at i of n, ..] iff …      w 是前一个元素（第一个之前为 0），n 是行的长度
value(n) = 项                         一个分量的 SG 值
value(n) = t if f | u if g | v otherwise       取第一个条件成立的情形
value(n) = [0, 1] repeat [2, 3] plus 4         按序号列出；此后循环，每个周期比上一个多 4
P(n) iff 公式 where 条件              只针对满足条件的 n`,links:[]},{kind:`html`,html:`<p>左边给任意局面的各个数起名，名字各不相同：不能写常数，也不能重复。只在两数相等时成立的事写在右边：<code>P(a, b) iff a = b or …</code>。</p>
<p>断言针对文件所用的规则（正常规则或反常规则）；以 <code>misere</code> 或 <code>normal</code> 开头则另行指定。只针对<a href="/learn/language#只针对一部分局面的断言">一部分局面</a>的断言，末尾写 <code>where 条件</code>；末尾可以写 <code>when 条件</code>，只谈参数；也可以写 <code>by &quot;出处&quot;</code>，表示这是有出处的定理。断言右边的名字必须来自左边、参数或量词。</p>
<p>关于和与行的断言，用<strong>合并</strong>来谈各分量或各元素：<code>xor(t)</code>、<code>sum(t)</code>、<code>max(t)</code>、<code>min(t)</code>，若只算其中一些，加上 <code>where f</code>；还有 <code>count(f)</code>。一个也没有时，合并的结果是 0；只有一个时，就是 <code>t</code> 在那里的值，小于零也照样。<code>columns(t, b)</code> 把各 t 写成二进制，逐列数 1 的个数再模 b：各列都是 b 的倍数时它恰好为 0。</p>
`},{kind:`code`,info:`game`,text:`game lasker-again
(n) -> (m)       where m < n
(n) -> (i) + (j) where i + j = n and i >= 1 and j >= 1

value(n) = n - 1 if n mod 4 = 0 and n > 0
         | n + 1 if n mod 4 = 3
         | n     otherwise
example (3) has value 4
example (4) has value 3`,links:[{to:`rules`,text:`game lasker-again
(n) -> (m)       where m < n
(n) -> (i) + (j) where i + j = n and i >= 1 and j >= 1

value(n) = n - 1 if n mod 4 = 0 and n > 0
         | n + 1 if n mod 4 = 3
         | n     otherwise
example (3) has value 4
example (4) has value 3
`}]},{kind:`code`,info:`game`,text:`game nim-again
(n) -> (m) where m < n

P((n) + ..) iff xor(n) = 0
misere P((n) + ..) iff max(n) <= 1 and xor(n) = 1 or max(n) >= 2 and xor(n) = 0
value(n) = repeat [0] plus 1
example (14) + (21) + (39) is N
example misere (1) + (1) + (1) is P
example misere (2) + (2) is P`,links:[{to:`rules`,text:`game nim-again
(n) -> (m) where m < n

P((n) + ..) iff xor(n) = 0
misere P((n) + ..) iff max(n) <= 1 and xor(n) = 1 or max(n) >= 2 and xor(n) = 0
value(n) = repeat [0] plus 1
example (14) + (21) + (39) is N
example misere (1) + (1) + (1) is P
example misere (2) + (2) is P
`}]},{kind:`html`,html:`<h3 id="按数字递归">按数字递归</h3>
<p>SG 值可以归结到较小局面的 SG 值。这时一个断言占几句，每个末位数字一句：<code>value(2*n + 1) = value(n)</code> 说的是，奇数的 SG 值等于去掉它最后一个二进制位之后那个数的 SG 值。</p>
`},{kind:`code`,info:`game`,text:`# 至少取一个，至多取一半（Levine 2006）。
game at-most-half
(n) -> (n - k) where k >= 1 and 2*k <= n

value(2*n) = n
value(2*n + 1) = value(n)
example (11) has value 1
example (12) has value 6`,links:[{to:`rules`,text:`# 至少取一个，至多取一半（Levine 2006）。
game at-most-half
(n) -> (n - k) where k >= 1 and 2*k <= n

value(2*n) = n
value(2*n + 1) = value(n)
example (11) has value 1
example (12) has value 6
`}]},{kind:`html`,html:`<p>这种断言的各句写在一起，合成一个断言。它们要说到所有的数，而且不能有两句说到同一个数；底数可以是 2 到 64。只写数的句子，如 <code>value(0) = 0</code>，优先于其他各句。局面有几个数时，每个数各有一位数字，或只写名字：<code>value(2*a, b) = …</code>。写在最后一句后面的 <code>when …</code> 或 <code>by &quot;…&quot;</code> 对各句都有效。</p>
<p><code>value(t)</code> 可以用在任何关于单个分量 SG 值的断言里，如 <code>value(n) = 0 if n = 0 | value(n div 10) + n mod 10 otherwise</code>。其中各数之和若不小于局面中各数之和，它就没有定义，所以这样的断言总能算完。这种断言可以检验，可以回答几千位数的局面，也可以写成程序；若能走到从某个数起的所有较小的数，<a href="/learn/limits#以指数和按递归给出的-sg-值">还可以证明</a>。</p>
<h3 id="只针对一部分局面的断言">只针对一部分局面的断言</h3>
<p>带 <code>where</code> 的断言只谈满足条件的局面，对其他局面什么也没说：<code>check</code> 只在这些局面上与规则比较，<code>solve</code> 也只在这些局面上用它。程序要回答所有局面，所以不能由它写出程序。</p>
`},{kind:`code`,info:`game`,text:`# 减去二或四，偶数还可以减半。关于偶数没有简单的结论。
game odd-again
(n) -> (n - k)   where k in {2, 4}
(n) -> (n div 2) where even(n) and n >= 2

P(n) iff n mod 6 = 1 where odd(n)
example (7) is P
example (12) wins only to (6)`,links:[{to:`rules`,text:`# 减去二或四，偶数还可以减半。关于偶数没有简单的结论。
game odd-again
(n) -> (n - k)   where k in {2, 4}
(n) -> (n div 2) where even(n) and n >= 2

P(n) iff n mod 6 = 1 where odd(n)
example (7) is P
example (12) wins only to (6)
`}]},{kind:`html`,html:`<p>证明时，把它当作只有这些局面的游戏的断言。所以从这些局面出发的每一步都须仍走到这些局面，如上面从奇数出发的各步；若有一步不然，<code>prove</code> 会指出来。这时需要一条同样的、针对所有局面的断言，如下面的第二条：两条一起证明，前者管它所谈的局面，后者管其余局面。</p>
<p>左边的数若与<a href="/learn/language#局面的简写">简写</a>的数一样多，断言就只针对简写所代表的局面，不必写 <code>where</code>。</p>
`},{kind:`code`,info:`game`,text:`# n 个石子，每次至多取对方上次的两倍；第一次不能取完。
game fibonacci-starts
(n, cap) -> (n - k, 2*k) where 1 <= k <= cap
start (n) = (n, n - 1)

P(n) iff fibonacci(n)
P(n, cap) iff n = 0 or cap < lowest_zeckendorf(n)
example (13) is P
example (12) is N`,links:[{to:`rules`,text:`# n 个石子，每次至多取对方上次的两倍；第一次不能取完。
game fibonacci-starts
(n, cap) -> (n - k, 2*k) where 1 <= k <= cap
start (n) = (n, n - 1)

P(n) iff fibonacci(n)
P(n, cap) iff n = 0 or cap < lowest_zeckendorf(n)
example (13) is P
example (12) is N
`}]},{kind:`html`,html:`<h2 id="公式">公式</h2>
<p>从松到紧：<code>iff</code>、<code>implies</code>（向右结合）、<code>or</code>、<code>and</code>、<code>not</code>、比较。<code>exists j, k: f</code> 和 <code>forall j: f</code> 中的名字取遍自然数，管辖范围尽量向右延伸，可以用括号截断。计数的量词也是如此：</p>
`},{kind:`code`,info:``,text:`at most 2 j: f           at least k j: f           exactly k - 1 j, i: f
count(j: f) <= 2         count(j, i: f) != k       1 <= count(j: f) <= k`,links:[]},{kind:`html`,html:`<p>它们把解的个数与一个固定的数比较，这个数由常数和参数组成。有几个名字时，数的是一组组的解：<code>exactly 2 j, i: j + i = 1</code> 成立，因为 (0, 1) 和 (1, 0) 是两组。找到足以下结论的解就不再找；同 <code>exists</code> 一样，解要有界：可以写 <code>at most 2 j: j &lt; n</code>，不能写 <code>at most 2 j: j &gt; n</code>。</p>
`},{kind:`code`,info:`game`,text:`game few-divisors
# 留下的数，大于 1 的真因数至多有两个。
(n) -> (m) where m < n and at most 2 d: 2 <= d < m and d divides m
P(n) iff exactly 0 j: j < n
example (3) is N
example (0) is P`,links:[{to:`rules`,text:`game few-divisors
# 留下的数，大于 1 的真因数至多有两个。
(n) -> (m) where m < n and at most 2 d: 2 <= d < m and d divides m
P(n) iff exactly 0 j: j < n
example (3) is N
example (0) is P
`}]},{kind:`html`,html:`<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>公式</th>
<th>何时成立</th>
</tr>
</thead>
<tbody><tr>
<td><code>a = b</code>、<code>!=</code>、<code>&lt;</code>、<code>&lt;=</code>、<code>&gt;</code>、<code>&gt;=</code></td>
<td>照常；<code>1 &lt;= k &lt;= m</code> 就是 <code>1 &lt;= k and k &lt;= m</code></td>
</tr>
<tr>
<td><code>t in S</code>、<code>t in {1, 3..5}</code></td>
<td>t 属于集合</td>
</tr>
<tr>
<td><code>k in divisors(n)</code></td>
<td>k 整除 n，且 1 &lt;= k &lt;= n；<code>divisors(0)</code> 中什么也没有</td>
</tr>
<tr>
<td><code>a divides b</code></td>
<td>b 是 a 的倍数；0 只整除 0</td>
</tr>
<tr>
<td><code>prime(t)</code>、<code>prime_power(t)</code></td>
<td>t 是素数；t 是 p^k，p 为素数，k &gt;= 0，所以 1 也算</td>
</tr>
<tr>
<td><code>fibonacci(t)</code>、<code>square(t)</code>、<code>power_of_two(t)</code></td>
<td>t 是斐波那契数（0、1、2、3、5……）、平方数、2 的幂；也可写作 <code>is_square(t)</code> 等</td>
</tr>
<tr>
<td><code>odd(t)</code>、<code>even(t)</code></td>
<td>t 是奇数、偶数</td>
</tr>
<tr>
<td><code>piece = king</code>、<code>piece != king</code></td>
<td>词参数是、不是这个词</td>
</tr>
<tr>
<td><code>name(t, …)</code></td>
<td>文件中的自动机接受</td>
</tr>
</tbody></table></div>
<h2 id="项">项</h2>
<p>项是整数。从松到紧：<code>xor</code>，然后 <code>+</code>、<code>-</code>，然后 <code>*</code>、<code>div</code>、<code>mod</code>。没有负号，请写 <code>0 - x</code>。</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>项</th>
<th>值</th>
</tr>
</thead>
<tbody><tr>
<td><code>a div b</code>、<code>a mod b</code></td>
<td>商向下取整；余数在 0 到 b - 1 之间</td>
</tr>
<tr>
<td><code>a xor b</code></td>
<td>异或</td>
</tr>
<tr>
<td><code>floor(phi*t)</code></td>
<td>黄金比乘 t，向下取整，精确计算</td>
</tr>
<tr>
<td><code>floor((p + sqrt(d))/q*t)</code></td>
<td>换成别的<a href="/learn/language#取整">系数</a></td>
</tr>
<tr>
<td><code>fib(t)</code></td>
<td>0、1、1、2、3、5……</td>
</tr>
<tr>
<td><code>lowest_zeckendorf(t)</code></td>
<td>把 t 写成互不相邻的斐波那契数之和时最小的一项</td>
</tr>
<tr>
<td><code>bit(t, i)</code></td>
<td>t 的二进制第 i 位，从 0 数起</td>
</tr>
<tr>
<td><code>ones(t)</code></td>
<td>t 的二进制中 1 的个数</td>
</tr>
<tr>
<td><code>bits(t)</code></td>
<td>t 的二进制位数；0 的为 0</td>
</tr>
<tr>
<td><code>v2(t)</code>、<code>v(p, t)</code></td>
<td>t 中因数 2（或 p）的个数；0 无定义，p &lt; 2 时也无定义</td>
</tr>
<tr>
<td><code>odd_part(t)</code></td>
<td>t 除尽因数 2 之后的奇数，如 24 的为 3；0 无定义</td>
</tr>
<tr>
<td><code>exponent(t)</code></td>
<td>t = p^k（p 为素数）中的 k；1 的为 0；其他数无定义</td>
</tr>
<tr>
<td><code>gcd(a, b, …)</code></td>
<td>最大公约数；全为 0 时是 0</td>
</tr>
<tr>
<td><code>smallest_factor(t)</code></td>
<td>最小的素因数；0 和 1 无定义</td>
</tr>
<tr>
<td><code>digit(t, i)</code>、<code>digit(t, i, b)</code></td>
<td>t 的第 i 个十进制位，最低位是第 0 个；b 进制的，b &lt; 2 时无定义</td>
</tr>
<tr>
<td><code>a[t]</code></td>
<td><a href="/learn/language#参数">数列</a> a 的第 t 项，从 1 数起；没有这一项时无定义</td>
</tr>
<tr>
<td><code>length(a)</code></td>
<td>数列 a 的项数</td>
</tr>
<tr>
<td><code>value(t, …)</code></td>
<td>在关于 SG 值的断言里：<a href="/learn/language#按数字递归">较小局面的 SG 值</a></td>
</tr>
<tr>
<td><code>next_free(t)</code></td>
<td>在关于行的规则里：大于 t 且不在行中的最小的数</td>
</tr>
<tr>
<td><code>min(a, b, …)</code>、<code>max(a, b, …)</code></td>
<td>最小、最大</td>
</tr>
</tbody></table></div>
<p>在公式里 <code>a - b</code> 可以小于零。除以 0，以及对负数求函数值或作 <code>xor</code>，都<strong>没有定义</strong>。含有没有定义的项的比较或谓词为假，因而它的 <code>not</code> 为真。素数与素因数只在小于 2^64 的数中找；局面若用到更大的数的素因数，会以过大为由被拒绝。</p>
<h3 id="取整">取整</h3>
<p><code>floor</code> 把无理数的倍数向下取整，任意大小都精确：<code>floor(sqrt(2)*j)</code>、<code>floor((sqrt(13) - 1)/2*j)</code>、<code>floor((1 + sqrt(5))/2*j)</code>，最后一个就是
<code>floor(phi*j)</code>。系数由一个 <code>phi</code> 或一个 <code>sqrt(d)</code> 与数和参数组成，可以加、减（有参数时根号前不能是减号）、乘，也可以除：<code>/</code> 表示精确的商，别处不能用。在有参数 t 的游戏里，<code>floor((2 - t + sqrt(t*t + 4))/2*j)</code> 随 t 而变。j 或系数为负、d 为负、系数的除数为 0 或负数时没有定义。d 是平方数时系数就是分数。</p>
`},{kind:`code`,info:`game`,text:`# 两堆石子。从一堆取，或从两堆取且所取个数之差小于 t（Fraenkel 1982）。
game wythoff-by-steps(t >= 1 default 2)
(a, b) -> (a - k, b)     where k >= 1
(a, b) -> (a, b - k)     where k >= 1
(a, b) -> (a - k, b - l) where k >= 1 and l >= 1 and k < l + t and l < k + t

P(a, b) iff exists j: a = floor((2 - t + sqrt(t*t + 4))/2*j) and b = a + t*j
            or b = floor((2 - t + sqrt(t*t + 4))/2*j) and a = b + t*j
example (1, 3) is P
example (2, 6) is P
example t=1 (1, 2) is P
example t=3 (2, 8) is P`,links:[{to:`rules`,text:`# 两堆石子。从一堆取，或从两堆取且所取个数之差小于 t（Fraenkel 1982）。
game wythoff-by-steps(t >= 1 default 2)
(a, b) -> (a - k, b)     where k >= 1
(a, b) -> (a, b - k)     where k >= 1
(a, b) -> (a - k, b - l) where k >= 1 and l >= 1 and k < l + t and l < k + t

P(a, b) iff exists j: a = floor((2 - t + sqrt(t*t + 4))/2*j) and b = a + t*j
            or b = floor((2 - t + sqrt(t*t + 4))/2*j) and a = b + t*j
example (1, 3) is P
example (2, 6) is P
example t=1 (1, 2) is P
example t=3 (2, 8) is P
`}]},{kind:`html`,html:`<h2 id="假定">假定</h2>
<p>规则可以使用自动机不能判定的东西，如 <code>prime_power(q)</code> 或乘积 <code>k*a</code>。这时证明可以以文件所作的<strong>假定</strong>为据。假定同样不会被直接采信：<code>bouton check</code>
会在检验断言的那些小的数和局面上把它与规则对照；用到它的证明也会说明这一点。</p>
`},{kind:`code`,info:``,text:`assume S <= T <= U                                        每个集合都包含在后一个之中
assume 走之前 -> 走之后 only where 公式                   没有别的这种样子的着法
assume 走之前 -> 走之后 where 公式                        凡公式成立之处，这一着存在
assume 走之前 -> 走之后 and 走之后 where 公式             凡公式成立之处，这些着法都存在
assume 走之前 -> 走之后 and 走之后 for some r: f where g  凡 g 成立之处，有一个 r 使 f 成立且这些着法都存在`,links:[]},{kind:`html`,html:`<p>末尾都可以加 <code>when 条件</code>，只谈参数。</p>
<p><strong>集合</strong>至少两个，可以是 <code>{1, 3..5}</code>、<code>{q: 公式}</code> 或名字：谓词、只读一个数的自动机、集合参数。相邻的两个集合中，至少有一个是自动机能够判定的，它就是另一个的界。</p>
`},{kind:`code`,info:`game`,text:`game take-prime-power(kmax default any)
(n) -> (n - q) where prime_power(q) and exponent(q) <= kmax
assume {1..5} <= {q: prime_power(q) and exponent(q) <= kmax} <= {q: q mod 6 != 0} when kmax >= 2
assume {1..3} <= {q: prime_power(q) and exponent(q) <= kmax} <= {q: q mod 4 != 0} when kmax = 1
P(n) iff n mod 6 = 0 when kmax >= 2
P(n) iff n mod 4 = 0 when kmax = 1
example (6) is P
example kmax=1 (4) is P`,links:[{to:`rules`,text:`game take-prime-power(kmax default any)
(n) -> (n - q) where prime_power(q) and exponent(q) <= kmax
assume {1..5} <= {q: prime_power(q) and exponent(q) <= kmax} <= {q: q mod 6 != 0} when kmax >= 2
assume {1..3} <= {q: prime_power(q) and exponent(q) <= kmax} <= {q: q mod 4 != 0} when kmax = 1
P(n) iff n mod 6 = 0 when kmax >= 2
P(n) iff n mod 4 = 0 when kmax = 1
example (6) is P
example kmax=1 (4) is P
`}]},{kind:`html`,html:`<p><strong>着法</strong>写得与规则一样，指规则允许的一切着法，不论 <code>end</code> 是否已使对局停止。既不在左边、也不在 <code>for some</code> 之后的名字代表任意的数，公式里不能有别的名字。用 <code>only where</code> 时，右边的 <code>_</code> 代表任意的数。没有 <code>for some</code> 时，若某一着会留下非自然数，就不谈这一着。<code>for some</code> 之后选取的数取决于
<code>where</code> 后的条件，所以不能出现在其中。各公式都必须是自动机能够判定的：加减、乘以或模固定的数、比较、取整、自动机等，不能有素数，也不能有两个变量的乘积。</p>
`},{kind:`code`,info:`game`,text:`# 两个数，从较大的数中减去较小数的正整数倍。
game euclid-again
(a, b) -> (a, b - k*a) where k >= 1 and a >= 1
(a, b) -> (a - k*b, b) where k >= 1 and b >= 1

# 减一倍，或至少两倍；减一倍总可以；够减两倍时，既能留下余数 r，也能留下 r + a。
assume (a, b) -> (a, c) only where a >= 1 and (c + a = b or c + 2*a <= b)
assume (a, b) -> (a, c) where a >= 1 and c + a = b
assume (a, b) -> (a, r) and (a, r + a) for some r: r < a where a >= 1 and 2*a <= b

P(a, b) iff min(a, b) = 0 or a != b and max(a, b) <= floor(phi*min(a, b))
example (25, 7) is N
example (24, 15) is P`,links:[{to:`rules`,text:`# 两个数，从较大的数中减去较小数的正整数倍。
game euclid-again
(a, b) -> (a, b - k*a) where k >= 1 and a >= 1
(a, b) -> (a - k*b, b) where k >= 1 and b >= 1

# 减一倍，或至少两倍；减一倍总可以；够减两倍时，既能留下余数 r，也能留下 r + a。
assume (a, b) -> (a, c) only where a >= 1 and (c + a = b or c + 2*a <= b)
assume (a, b) -> (a, c) where a >= 1 and c + a = b
assume (a, b) -> (a, r) and (a, r + a) for some r: r < a where a >= 1 and 2*a <= b

P(a, b) iff min(a, b) = 0 or a != b and max(a, b) <= floor(phi*min(a, b))
example (25, 7) is N
example (24, 15) is P
`}]},{kind:`html`,html:`<h2 id="自动机">自动机</h2>
<p>自动机从最高位开始逐位读数，可以是 2 到 36 进制（<code>base 2</code>），也可以是二次记数法（<code>in quadratic 1</code> 到 <code>in quadratic 9</code>），或线性递推的记数法（<code>in recurrence 1 1 1</code>、<code>in recurrence 4 -1</code>）。有几个数时，每次各读一位，较短的数在前面补零：<code>01 -&gt; b</code>。第一个状态是初始状态。没有列出的转移表示拒绝。</p>
<p>在 <code>quadratic T</code> 中，各位的值依次为 1、T + 1，以后每一位是前一位的 T 倍加上再前一位；数字为 0 到 T，数字 T 的后面必为 0。T = 1 时各位的值是斐波那契数
1、2、3、5……：<code>in zeckendorf</code> 就是 <code>in quadratic 1</code>。T = 2 时为 1、3、7、17、41……，90 = 2·41 + 1·7 + 1·1 写作 20101。</p>
<p><code>recurrence</code> 后面是 2 到 4 个系数，前一位的系数在先。<code>recurrence 1 1 1</code> 的每一位等于下面三位之和：1、2、4、7、13……，不会有三个 1 相连；<code>recurrence 2 2</code> 的每一位是前两位之和的两倍：1、3、8、22……。字从左起取尽可能大的数字。各位的增长率必须是皮索数，即 xᵐ = t₁·xᵐ⁻¹ + … + tₘ 其余各根的模都小于 1，否则和读不出来：<code>recurrence 2 0 0 2</code> 因此被拒绝。只有两个系数时第二个可以为负：<code>recurrence 4 -1</code> 的每一位是前一位的四倍减去再前一位，1、4、15、56……；第一个至多 36，并且至少比减去的数大 2。</p>
`},{kind:`code`,info:`game`,text:`game take-one
(n) -> (n - 1)
P(n) iff ends_in_zero(n)

automaton ends_in_zero(n) base 2
  state zero: 0 -> zero, 1 -> one
  state one: 0 -> zero, 1 -> one
  accept zero
example (6) is P`,links:[{to:`rules`,text:`game take-one
(n) -> (n - 1)
P(n) iff ends_in_zero(n)

automaton ends_in_zero(n) base 2
  state zero: 0 -> zero, 1 -> one
  state one: 0 -> zero, 1 -> one
  accept zero
example (6) is P
`}]},{kind:`code`,info:`game`,text:`# 两堆石子。从一堆取，或从两堆取且所取个数至多差 1。
game wythoff-by-two
(a, b) -> (a - k, b)     where k >= 1
(a, b) -> (a, b - k)     where k >= 1
(a, b) -> (a - k, b - l) where k >= 1 and l >= 1 and k <= l + 1 and l <= k + 1

P(a, b) iff a <= b and shifted(a, b) or b <= a and shifted(b, a)

# b 的各位是 a 的各位后面添一个 0，而 a 末尾有偶数个 0。
automaton shifted(a, b) in quadratic 2
  state start: 00 -> start, 01 -> one, 02 -> two
  state one: 10 -> even, 11 -> one, 12 -> two
  state two: 20 -> even
  state even: 00 -> odd, 01 -> one, 02 -> two
  state odd: 00 -> even, 01 -> one, 02 -> two
  accept start, even
example (1, 3) is P
example (2, 6) is P
example (4, 10) is P
example (4, 9) is N`,links:[{to:`rules`,text:`# 两堆石子。从一堆取，或从两堆取且所取个数至多差 1。
game wythoff-by-two
(a, b) -> (a - k, b)     where k >= 1
(a, b) -> (a, b - k)     where k >= 1
(a, b) -> (a - k, b - l) where k >= 1 and l >= 1 and k <= l + 1 and l <= k + 1

P(a, b) iff a <= b and shifted(a, b) or b <= a and shifted(b, a)

# b 的各位是 a 的各位后面添一个 0，而 a 末尾有偶数个 0。
automaton shifted(a, b) in quadratic 2
  state start: 00 -> start, 01 -> one, 02 -> two
  state one: 10 -> even, 11 -> one, 12 -> two
  state two: 20 -> even
  state even: 00 -> odd, 01 -> one, 02 -> two
  state odd: 00 -> even, 01 -> one, 02 -> two
  accept start, even
example (1, 3) is P
example (2, 6) is P
example (4, 10) is P
example (4, 9) is N
`}]},{kind:`html`,html:`<h2 id="例子">例子</h2>
`},{kind:`code`,info:``,text:`example (1, 2) is P                        N、D 同理
example (5) has value 4
example (4, 2) moves to (1, 2)
example m=3 S={1, 3} misere (3) + (1) is N
example (4, 5) wins only to (1, 2), (3, 5) 制胜着法恰为这些
example (0..8) has values 0, 1, 2, 0, 1, 2, 0, 1, 2
example (0..5, 0..5) is P only at (0, 0), (1, 2), (2, 1), (3, 5), (5, 3)
example (4, 7) is P by "Wythoff 1907"      出处`,links:[]},{kind:`html`,html:`<p>没有给出的参数取默认值。范围 <code>0..8</code> 表示其中的每个数，例子说的是由此得到的每个局面；<code>has values</code> 给每个局面一个值，局面的最后一个数最先变化：(0,0)、(0,1)、…、(1,0)、…。列表太长时可在行末的逗号后换行。例子都会核对，不符的文件会被指出；所以书上或比赛中的事实，注明出处 <code>by &quot;…&quot;</code>，就成了对规则的检验。一个例子至多涉及 1 000 000 个局面。</p>
`},{kind:`code`,info:`game`,text:`game wythoff-facts
(a, b) -> (a - k, b)     where k >= 1
(a, b) -> (a, b - k)     where k >= 1
(a, b) -> (a - k, b - k) where k >= 1
example (0..7, 0..7) is P only at (0, 0), (1, 2), (2, 1), (3, 5), (4, 7), (5, 3), (7, 4) by "Wythoff 1907"
example (0..1, 0..5) has values 0, 1, 2, 3, 4, 5,
    1, 2, 0, 4, 5, 3 by "OEIS A004481"
example (4, 5) wins only to (1, 2), (3, 5)`,links:[{to:`rules`,text:`game wythoff-facts
(a, b) -> (a - k, b)     where k >= 1
(a, b) -> (a, b - k)     where k >= 1
(a, b) -> (a - k, b - k) where k >= 1
example (0..7, 0..7) is P only at (0, 0), (1, 2), (2, 1), (3, 5), (4, 7), (5, 3), (7, 4) by "Wythoff 1907"
example (0..1, 0..5) has values 0, 1, 2, 3, 4, 5,
    1, 2, 0, 4, 5, 3 by "OEIS A004481"
example (4, 5) wins only to (1, 2), (3, 5)
`}]},{kind:`html`,html:`<h2 id="用-rust-写的着法">用 Rust 写的着法</h2>
<p>着法无法用规则写出时，用 <code>native (v)</code>、<code>native [..]</code> 或 <code>native [a-b, ..]</code> 代替规则：着法用 Rust 写成，这一行只给出局面的形式：数组、行，或图的边 <code>0-1,1-2</code>。目录中有的游戏就是这样，使用本库的程序也可以。</p>
<h2 id="其他">其他</h2>
<p><code>title en &quot;…&quot;</code>、<code>title zh &quot;…&quot;</code>、<code>about en &quot;…&quot;</code>、<code>about zh &quot;…&quot;</code> 用两种语言给游戏命名和说明。<code>source &quot;…&quot;</code> 是出处，可以有几条。<code>remark en &quot;…&quot;</code>、<code>remark zh &quot;…&quot;</code> 提醒常见的误解。<code>family heaps 3</code> 说明它列在哪一类的第几个，不写数则排在最后。<code>begin (3) + (5) + (7)</code> 是开局用的局面；<code>board strip</code> 说明画出来的样子，可以是 <code>heaps</code>、<code>pins</code>、<code>staircase</code>、<code>coins</code>、<code>strip</code>、<code>corner</code>、<code>grid</code>、<code>heads</code>、<code>track</code>、<code>hackenbush</code>、<code>hackenbush-tree</code>、<code>tokens</code>、<code>take-break</code> 或 <code>numbers</code>。</p>
<h2 id="命令行上的局面">命令行上的局面</h2>
<p>各分量用空格分开，同一分量的数用逗号连接：<code>3 4 5</code> 是三堆，<code>3,5 7,9</code> 是两个数对。可以写括号 <code>(3,5)</code>，也可以用全角字符。<code>()</code> 是没有数的分量。在有<a href="/learn/language#字母">字母</a>的游戏里，词就是行：<code>ABBA BA</code>。一个数可以有一百万位。图用边来写：<code>0-1,1-2</code>。<code>0.77 20</code> 是 <code>octal code=0.77 20</code> 的简写。数值参数可以给每个分量各一个值：<code>nim-bounded r=3,5 7 21</code>。</p>
<h2 id="标准写法">标准写法</h2>
<p><code>bouton fmt</code> 把文件写成标准的样子：符号用 ASCII，运算符两边各空一格，<code>*</code> 两边不空，相邻规则的箭头和条件对齐，SG 值的每种情形各占一行。注释、换行和单个空行都保留。再做一次不会有任何改变。</p>
<h2 id="语法">语法</h2>
<p><code>{ x }</code> 表示任意多个 x，<code>[ x ]</code> 表示 x 可有可无。</p>
`},{kind:`code`,info:`ebnf`,text:`file        = { item end } ;                       (* end：行末或 ";" *)
item        = "game" gamename [ "(" [ parameter { "," parameter } ] ")" ]
            | ( "title" | "about" | "remark" ) ( "en" | "zh" ) text | "source" text | "family" gamename [ number ] | "board" gamename | "begin" sum
            | "misere" | "unordered" | "letters" name { "," name } | "endless" "draw"
            | "position" component "where" formula | "native" component
            | [ "entailing" ] component "->" sum { "where" formula | "when" formula }      (* 各至多一次 *)
            | ( "upto" term | "every" ) "of" gamename { name "=" term } | "every" "component" "moves" | "upto" term "components" "move"
            | "blocking" term
            | "end" component [ "where" formula ] verdict [ "where" formula ]
            | "otherwise" verdict
            | "start" component "=" component
            | [ "misere" | "normal" ] claim { "where" formula | "when" formula | "by" text } (* 各至多一次 *)
            | "assume" ( sets | moves ) [ "when" formula ]
            | "automaton" name "(" name { "," name } ")" ( "base" number | "in" ( "zeckendorf" | "quadratic" number | "recurrence" number [ "-" ] number { number } ) )
            | "state" name [ ":" [ column "->" name { "," column "->" name } ] ]
            | "accept" [ name { "," name } ]
            | "example" { name "=" argument | "misere" | "normal" } positions fact [ "by" text ] ;

parameter   = ( name | bounds | name ":" ( "set" | "pairs" | "triples" | "list" | "octal" | "hexadecimal" | "graph" | "text" ) | name ":" name { "|" name } ) [ "default" argument ] ;
column      = digits | "(" number { "," number } ")" ;                 (* a digit of each number *)
bounds      = comparison { "and" comparison } ;
argument    = number | "any" | "{" [ range { "," range } ] "}" | "{" tuple { "," tuple } "}" | numbers | name | text ;
component   = "(" [ place { "," place } ] ")" | "[" [ place { "," place } ] "]" | name ;   (* 用字母写的词 *)
place       = term | "_" | [ term ] ".." ;         (* ".." 只在方括号内 *)
sum         = "()" | component { "+" component } ;
verdict     = "lost" | "won" | "draw" ;
positions   = sum ;                                (* 其中的数可以是范围 number ".." number *)
fact        = "is" ( "P" | "N" | "D" ) [ "only" "at" sums ] | "has" "value" number | "has" "values" number { "," number }
            | "moves" "to" sum | "wins" "only" "to" sums ;
sums        = sum { "," sum } ;

claim       = ( "P" | "N" | "D" ) head "iff" formula
            | "value" head "=" ( pieces | periodic ) ;
head        = "(" names ")" | "(" digits { "," digits } ")"            (* 按数字：只在 "value" 之后 *)
            | "(" "(" names ")" "+" ".." ")"
            | "[" name [ "after" name ] [ "at" name [ "of" name ] ] "," ".." "]" ;
digits      = number | ( name | "_" ) | number "*" name [ "+" number ] ;
names       = ( name | "_" ) { "," ( name | "_" ) } ;
pieces      = term | piece { "|" piece } ;
piece       = term ( "if" formula | "otherwise" ) ;
periodic    = [ numbers ] "repeat" numbers [ "plus" number ] ;
numbers     = "[" [ number { "," number } ] "]" ;

sets        = assumed "<=" assumed { "<=" assumed } ;
assumed     = set | "{" name ":" formula "}" | name ;
moves       = component "->" sum "only" "where" formula
            | component "->" sum { "and" sum } ( "where" formula | some [ "where" formula ] ) ;
some        = "for" "some" name { "," name } [ ":" formula ] ;

formula     = implication { "iff" implication } ;
implication = disjunction [ "implies" implication ] ;
disjunction = conjunction { "or" conjunction } ;
conjunction = negation { "and" negation } ;
negation    = "not" negation | quantifier bound | atom ;
quantifier  = "exists" | "forall" | ( "at" "most" | "at" "least" | "exactly" ) term ;   (* 由参数组成的项 *)
bound       = name { "," name } ":" formula ;
atom        = comparison | tuple "in" ( name | "{" tuple { "," tuple } "}" ) | term "in" ( name | name "[" number "]" | set | "divisors" "(" term ")" ) | term "divides" term
            | name "(" term { "," term } ")" | "true" | "false" | "(" formula ")" ;
comparison  = side relation side { relation side } | name ( "=" | "!=" ) argument ;
side        = term | "count" "(" bound ")" ;
relation    = "=" | "!=" | "<" | "<=" | ">" | ">=" ;
set         = "{" [ range { "," range } ] "}" ;
range       = term [ ".." term ] ;
tuple       = "(" term "," term { "," term } ")" ;

term        = addition { "xor" addition } ;
addition    = product { ( "+" | "-" ) product } ;
product     = factor { ( "*" | "div" | "mod" ) factor } ;
factor      = number | name | name "[" term "]" | "(" term ")" | function "(" term { "," term } ")"
            | "floor" "(" quotient ")"
            | fold "(" term [ "where" formula ] ")" | "count" "(" formula ")"
            | "columns" "(" term "," term [ "where" formula ] ")" ;
quotient    = ( irrational | factor ) { ( "*" | "/" ) ( irrational | factor ) } ;   (* 不作除数的因子中恰有一个是无理数 *)
irrational  = "phi" | "sqrt" "(" term ")" | "(" [ term ( "+" | "-" ) ] quotient { ( "+" | "-" ) product } ")" ;
function    = "fib" | "lowest_zeckendorf" | "bit" | "ones" | "bits" | "v2" | "v" | "odd_part" | "exponent" | "gcd" | "smallest_factor" | "digit" | "value" | "next_free" | "min" | "max" | "length" ;
fold        = "xor" | "sum" | "max" | "min" ;`,links:[]},{kind:`html`,html:`<p>嵌套不能超过 200 层；一长串算术运算也算嵌套，一长串 <code>and</code> 或 <code>or</code> 不算。</p>
`}]};export{e as default};