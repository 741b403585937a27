var e={title:`方法`,headings:[{id:`必败与必胜`,text:`必败与必胜`,level:2},{id:`巴什博弈`,text:`巴什博弈`,level:2},{id:`要证明的三件事`,text:`要证明的三件事`,level:3},{id:`让程序来证明`,text:`让程序来证明`,level:3},{id:`尼姆博弈`,text:`尼姆博弈`,level:2},{id:`威佐夫博弈`,text:`威佐夫博弈`,level:2},{id:`有什么用`,text:`有什么用`,level:3},{id:`程序为什么做得到`,text:`程序为什么做得到`,level:2},{id:`证书是什么`,text:`证书是什么`,level:2},{id:`轮到你了`,text:`轮到你了`,level:2},{id:`文献`,text:`文献`,level:2}],parts:[{kind:`html`,html:`<h1 id="方法">方法</h1>
<p>两人对弈，面前有几堆石子，怎么取有规则。谁会赢？有一套办法对许多游戏都管用：</p>
<ol>
<li>用手，或者用程序，解出<strong>小数据</strong>。</li>
<li>盯着看，<strong>猜</strong>规律。还没有人证明的猜测叫做<em>猜想</em>。</li>
<li>拿更多数据来<strong>检验</strong>。多数猜想死在这一步。这是好事：错误的猜想会教人东西。</li>
<li>对<strong>所有</strong>局面给出<strong>证明</strong>，无论局面多大。</li>
</ol>
<p>本章照这个办法走三遍：巴什博弈、尼姆博弈、威佐夫博弈。可以边读边敲命令。所用的数学不超出中学课本。</p>
<h2 id="必败与必胜">必败与必胜</h2>
<p>这里的游戏都是这样的：双方能走的着法相同，没有隐藏的信息，没有运气，<strong>不能走的人输</strong>。所以取到最后一颗石子的人赢。</p>
<p>若轮到走的人必败（只要对方走得好），就称这个局面为 <strong>P</strong>（previous：刚走完的那一方赢）；若轮到走的人必胜，就称为 <strong>N</strong>（next：下一个走的人赢）。中文常说“必败态”与“必胜态”。</p>
<p>哪些局面是 P？从结尾倒着想。一颗也不剩时，轮到走的人已经输了，所以是 P。其余局面由它的着法决定：</p>
<ul>
<li>只要有一着能走到 P，它就是 <strong>N</strong>：走这一着，把麻烦留给对方。</li>
<li>若每一着都走到 N，或者根本无着可走，它就是 <strong>P</strong>：怎么走都是对方赢。</li>
</ul>
<p>如此而已。一个局面能走到的局面都知道了，它自己也就知道了；所以从小到大，可以一个接一个地定下来。</p>
<h2 id="巴什博弈">巴什博弈</h2>
<p>一堆石子，每次取 1、2 或 3 颗。存为 <code>bash3.game</code>：</p>
`},{kind:`code`,info:`game`,text:`game bash3
(n) -> (n - k) where 1 <= k <= 3`,links:[{to:`rules`,text:`game bash3
(n) -> (n - k) where 1 <= k <= 3
`}]},{kind:`html`,html:`<p>先用手算。0 是 P。1、2、3 都能走到 0，所以是 N。4 只能走到 3、2、1，全是 N，所以 4 是 P。5、6、7 都能走到 4，所以是 N。8 呢？多看一些：</p>
`},{kind:`code`,info:`console`,text:`$ bouton table bash3.game 0..20 --lang zh
 n  0 1 2 3 4 5 6 7 8 9
 0  P . . . P . . . P .
10  . . P . . . P . . .
20  P

P 先手必败   . 先手必胜`,links:[{to:`map`,ask:`mine.game`,ranges:`0..20`,text:`game bash3
(n) -> (n - k) where 1 <= k <= 3
`}]},{kind:`html`,html:`<p>每行十个：标着 <code>10</code> 的一行在 2 和 6 下面是 P，即 12 和 16 是 P。不难猜到：<strong>4 的倍数。</strong>加到文件里：</p>
`},{kind:`code`,info:`game`,text:`P(n) iff n mod 4 = 0`,links:[{to:`rules`,text:`game bash3
(n) -> (n - k) where 1 <= k <= 3
P(n) iff n mod 4 = 0
`}]},{kind:`code`,info:`console`,text:`$ bouton check bash3.game --upto 1000 --lang zh
bash3.game
  ✓ 对局必定结束，且所有着法都可列出。
  ✓ P(n) iff n mod 4 = 0
      与规则在数字不超过 1000 的全部 1001 个局面上一致。

2 项全部与规则一致。`,links:[{to:`rules`,ask:`mine.game`,run:`check`,upto:`1000`,text:`game bash3
(n) -> (n - k) where 1 <= k <= 3
P(n) iff n mod 4 = 0
`}]},{kind:`html`,html:`<p>1001 个局面都一致。这算证明吗？不算。下一个局面也许就是第一个例外。局面有无穷多个，谁也试不完。</p>
<h3 id="要证明的三件事">要证明的三件事</h3>
<p>对一个猜想，证明必须说清下面三件事。把猜想中的 P 局面涂成红色：</p>
<ol>
<li><strong>红色局面走不到红色局面。</strong></li>
<li><strong>不是红色的局面，总有一着走到红色局面。</strong></li>
<li><strong>对局必定结束：</strong>谁也不能永远走下去。</li>
</ol>
<p>对巴什博弈来说：</p>
<ol>
<li>从 4 的倍数中取走 1、2 或 3 颗，剩下的不是 4 的倍数。</li>
<li>n 不是 4 的倍数时，余数是 1、2 或 3。恰好取走余数那么多，剩下的就是 4 的倍数。</li>
<li>每走一步，石子都变少。</li>
</ol>
<p>为什么有这三条就够了？设红色局面与 P 局面并不完全相同，那么就有一些<em>出错</em>的局面：涂了红却是 N，或者没涂红却是 P。从一个出错的局面出发，只要还能一步走到另一个出错的局面，就走过去。由第 3 条，这总会停下。于是有一个出错的局面，它能走到的局面全都没有错。假如它是红的，由第 1 条，它能走到的都不是红的；这些局面没有错，所以都是 N；而每一着都走到 N 的局面是 P。可见它又红又是 P，没有出错。假如它不是红的，由第 2 条，有一着走到红色局面；那个局面没有错，所以是 P；而能走到 P 的局面是 N。可见它不红也不是 P，也没有出错。所以根本没有出错的局面。</p>
<p>数学里把这叫做<em>归纳法</em>。不必去试无穷多个局面，只要证明三句话。</p>
<p>注意，无着可走的局面不用单独处理：由第 2 条，它必须是红的。</p>
<h3 id="让程序来证明">让程序来证明</h3>
`},{kind:`code`,info:`console`,text:`$ bouton prove bash3.game --lang zh
bash3.game
  ✓ P(n) iff n mod 4 = 0
      对所有局面得证。每走一步 n 都变小，故对局必定结束。
      数用二进制表示；4 步，1 个自动机；证书已通过检验（283 字节）。

得证。`,links:[{to:`rules`,ask:`mine.game`,run:`prove`,text:`game bash3
(n) -> (n - k) where 1 <= k <= 3
P(n) iff n mod 4 = 0
`}]},{kind:`html`,html:`<p>加上 <code>--trace</code> 可以看到每一步在证什么；断言不成立时，显示到不成立的那一步为止。三件事都在其中：</p>
`},{kind:`code`,info:`text`,text:`ends    对局必定结束
lost    必败态走不到必败态
won     每个必胜态都能走到必败态`,links:[]},{kind:`html`,html:`<p>程序怎么能证明关于无穷多个局面的话？<a href="/learn/method#程序为什么做得到">后面</a>再讲。</p>
<h2 id="尼姆博弈">尼姆博弈</h2>
<p>尼姆博弈有若干堆石子，每次可以取任意多颗，但只能从一堆里取。先看两堆：</p>
`},{kind:`code`,info:`game`,text:`game nim2
(a, b) -> (a - k, b) where k >= 1
(a, b) -> (a, b - k) where k >= 1
P(a, b) iff a = b`,links:[{to:`rules`,text:`game nim2
(a, b) -> (a - k, b) where k >= 1
(a, b) -> (a, b - k) where k >= 1
P(a, b) iff a = b
`}]},{kind:`html`,html:`<p>两堆相等就是 P，因为对方怎么走，你就在另一堆照样走。三件事请自己验证：相等的两堆，走一步就不等了；不等的两堆，可以把多的取到与少的相等；石子每次都变少。</p>
`},{kind:`code`,info:`console`,text:`$ bouton prove nim2.game --lang zh
nim2.game
  ✓ P(a, b) iff a = b
      对所有局面得证。每走一步 a + b 都变小，故对局必定结束。
      数用二进制表示；7 步，2 个自动机；证书已通过检验（401 字节）。

得证。`,links:[{to:`rules`,ask:`mine.game`,run:`prove`,text:`game nim2
(a, b) -> (a - k, b) where k >= 1
(a, b) -> (a, b - k) where k >= 1
P(a, b) iff a = b
`}]},{kind:`html`,html:`<p>再看三堆。</p>
`},{kind:`code`,info:`game`,text:`game nim3
(a, b, c) -> (a - k, b, c) where k >= 1
(a, b, c) -> (a, b - k, c) where k >= 1
(a, b, c) -> (a, b, c - k) where k >= 1`,links:[{to:`rules`,text:`game nim3
(a, b, c) -> (a - k, b, c) where k >= 1
(a, b, c) -> (a, b - k, c) where k >= 1
(a, b, c) -> (a, b, c - k) where k >= 1
`}]},{kind:`code`,info:`console`,text:`$ bouton table nim3.game 1 0..9 0..9 --lang zh
b\\c  0 1 2 3 4 5 6 7 8 9
  0  . P . . . . . . . .
  1  P . . . . . . . . .
  2  . . . P . . . . . .
  3  . . P . . . . . . .
  4  . . . . . P . . . .
  5  . . . . P . . . . .
  6  . . . . . . . P . .
  7  . . . . . . P . . .
  8  . . . . . . . . . P
  9  . . . . . . . . P .

P 先手必败   . 先手必胜`,links:[{to:`map`,ask:`mine.game`,ranges:`1 0..9 0..9`,text:`game nim3
(a, b, c) -> (a - k, b, c) where k >= 1
(a, b, c) -> (a, b - k, c) where k >= 1
(a, b, c) -> (a, b, c - k) where k >= 1
`}]},{kind:`html`,html:`<p>这是第一堆为 1 时的表：(1, 2, 3)、(1, 4, 5)、(1, 6, 7)、(1, 8, 9)。而 1 + 2 = 3，1 + 4 = 5，1 + 6 = 7。猜：<strong>最大的一堆是另外两堆之和。</strong></p>
`},{kind:`code`,info:`game`,text:`P(a, b, c) iff a + b = c or a + c = b or b + c = a`,links:[{to:`rules`,text:`game nim3
(a, b, c) -> (a - k, b, c) where k >= 1
(a, b, c) -> (a, b - k, c) where k >= 1
(a, b, c) -> (a, b, c - k) where k >= 1
P(a, b, c) iff a + b = c or a + c = b or b + c = a
`}]},{kind:`code`,info:`console`,text:`$ bouton check nim3.game --lang zh
nim3.game
  ✓ 对局必定结束，且所有着法都可列出。
  ✗ P(a, b, c) iff a + b = c or a + c = b or b + c = a
      按断言，(1,1,2) 为必败（P），但 (1,1,2) → (1,1,0) 走到的 (1,1,0) 按断言也必败。依规则，(1,1,2) 实为必胜（N）。

2 项中有 1 项被推翻。`,links:[{to:`rules`,ask:`mine.game`,run:`check`,text:`game nim3
(a, b, c) -> (a - k, b, c) where k >= 1
(a, b, c) -> (a, b - k, c) where k >= 1
(a, b, c) -> (a, b, c - k) where k >= 1
P(a, b, c) iff a + b = c or a + c = b or b + c = a
`}]},{kind:`html`,html:`<p>这个猜想死了，给出的反例是最小的一个：它违反三件事中的第一件。把猜对的和猜错的都写成二进制看看：</p>
`},{kind:`code`,info:`text`,text:` 1 =  1       1 = 01
 2 = 10       1 = 01
 3 = 11       2 = 10`,links:[]},{kind:`html`,html:`<p>左边每一列都有偶数个 1。右边最后一列的两个 1 相加，<strong>进了位</strong>，进到左边一列去了。那就做不进位的加法。这叫<em>异或</em>，写作 <code>xor</code> 或 ⊕：1 ⊕ 2 = 3，而 1 ⊕ 1 = 0。新的猜想：a ⊕ b ⊕ c = 0 时为 P，也就是每个二进制列中 1 的个数都是偶数。Bouton（这个程序）自己也会猜。<code>discover</code> 不看文件里写的断言，只看小数据：</p>
`},{kind:`code`,info:`console`,text:`$ bouton discover nim3.game --lang zh
nim3.game
  ✓ P(a, b, c) iff a xor b xor c = 0
      对所有局面得证。每走一步 a + b + c 都变小，故对局必定结束。
      数用二进制表示，1 个状态；证书已通过检验（863 字节）。
      第 1 个候选；与数字不超过 9 的 1000 个局面比较过。用时 13 ms。
  = 值与三堆 nim 相同。
      比较了 2744 个值，全部相同。`,links:[{to:`rules`,ask:`mine.game`,run:`discover`,text:`game nim3
(a, b, c) -> (a - k, b, c) where k >= 1
(a, b, c) -> (a, b - k, c) where k >= 1
(a, b, c) -> (a, b, c - k) where k >= 1
P(a, b, c) iff a + b = c or a + c = b or b + c = a
`}]},{kind:`html`,html:`<p>它先猜到，再证明。下面是用手证明的三件事，1901 年 Charles L. Bouton（那个人）就是这样证的：</p>
<ol>
<li>每列都是偶数个 1。走一步只改变一堆，它的某些数字变了；凡有数字变了的列，就成了奇数个。</li>
<li>某些列是奇数个 1。取其中最左的一列，必有一堆在这一列上是 1。把这一堆在所有奇数列上的数字都翻转，每列就都是偶数个了。这一堆<em>变小</em>了，因为变动的最左一位由 1 变成了 0。所以这是一着合法的棋。</li>
<li>石子每次都变少。</li>
</ol>
<p>这里哪一步都没有用到“三”堆。目录中的 <code>nim</code> 是一堆石子的游戏，若干堆是它们的<em>和</em>：<code>nim 14 21 39</code>。怎样一次谈论任意多堆，见<a href="/learn/limits#堆数不定">能证明什么</a>。和的表，每堆写一个范围；反常规则也行，那里 SG 值帮不上忙：</p>
`},{kind:`code`,info:`console`,text:`$ bouton table nim 0..5 0..5 --misere --lang zh
n₁\\n₂  0 1 2 3 4 5
    0  . P . . . .
    1  P . . . . .
    2  . . P . . .
    3  . . . P . .
    4  . . . . P .
    5  . . . . . P

P 先手必败   . 先手必胜

依据：定理：Bouton 1901。`,links:[{to:`map`,ask:`nim`,ranges:`0..5 0..5`,misere:!0}]},{kind:`html`,html:`<p>单凭规则，这里每个局面都得搜索。目录中若有定理给出胜负，表就由定理得出，并注明出处。加上 <code>--what claim</code> 则仍按规则计算，再与文本中的断言对照。</p>
<p>排成一行的数也能列表，每个数写一个范围。规则不允许的局面处留空：Georgia and Bob 中，两枚棋子不能在同一格。</p>
`},{kind:`code`,info:`console`,text:`$ bouton table georgia-bob 1..6 1..6 --lang zh
x1\\x2  1 2 3 4 5 6
    1    P . . . .
    2  P   P . . .
    3  . P   P . .
    4  . . P   P .
    5  . . . P   P
    6  . . . . P

P 先手必败   . 先手必胜   空白 不是局面

依据：定理：POJ 1704。`,links:[{to:`map`,ask:`georgia-bob`,ranges:`1..6 1..6`}]},{kind:`html`,html:`<h2 id="威佐夫博弈">威佐夫博弈</h2>
<p>两堆石子。从一堆里取任意多颗，<strong>或者从两堆里取同样多颗。</strong>这是威佐夫（W. A. Wythoff）1907 年想出来的。存为 <code>queen.game</code>
（它也就是一枚后走向棋盘的角落）：</p>
`},{kind:`code`,info:`game`,text:`game queen
(a, b) -> (a - k, b)     where k >= 1
(a, b) -> (a, b - k)     where k >= 1
(a, b) -> (a - k, b - k) where k >= 1`,links:[{to:`rules`,text:`game queen
(a, b) -> (a - k, b)     where k >= 1
(a, b) -> (a, b - k)     where k >= 1
(a, b) -> (a - k, b - k) where k >= 1
`}]},{kind:`html`,html:`<p>用手做，拿一张方格纸：在 (0, 0) 写上 P。与它同行、同列、同一条对角线的格子都能走到它，全部划掉。剩下的格子中最近的是 (1, 2) 和 (2, 1)：它们是 P。再照样划掉。现在有两对了：0 与 0，1 与 2。猜：<strong>一堆是另一堆的两倍。</strong></p>
`},{kind:`code`,info:`game`,text:`P(a, b) iff a = 2*b or b = 2*a`,links:[{to:`rules`,text:`game queen
(a, b) -> (a - k, b)     where k >= 1
(a, b) -> (a, b - k)     where k >= 1
(a, b) -> (a - k, b - k) where k >= 1
P(a, b) iff a = 2*b or b = 2*a
`}]},{kind:`code`,info:`console`,text:`$ bouton check queen.game --lang zh
queen.game
  ✓ 对局必定结束，且所有着法都可列出。
  ✗ P(a, b) iff a = 2*b or b = 2*a
      按断言，(2,4) 为必败（P），但 (2,4) → (2,1) 走到的 (2,1) 按断言也必败。依规则，(2,4) 实为必胜（N）。

2 项中有 1 项被推翻。`,links:[{to:`rules`,ask:`mine.game`,run:`check`,text:`game queen
(a, b) -> (a - k, b)     where k >= 1
(a, b) -> (a, b - k)     where k >= 1
(a, b) -> (a - k, b - k) where k >= 1
P(a, b) iff a = 2*b or b = 2*a
`}]},{kind:`html`,html:`<p>幸好问了一声。只凭两对看不出规律，要多看一些：</p>
`},{kind:`code`,info:`console`,text:`$ bouton table queen.game 0..20 0..20 --lang zh
a\\b  0   2   4   6   8  10  12  14  16  18  20
  0  P . . . . . . . . . . . . . . . . . . . .
  1  . . P . . . . . . . . . . . . . . . . . .
  2  . P . . . . . . . . . . . . . . . . . . .
  3  . . . . . P . . . . . . . . . . . . . . .
  4  . . . . . . . P . . . . . . . . . . . . .
  5  . . . P . . . . . . . . . . . . . . . . .
  6  . . . . . . . . . . P . . . . . . . . . .
  7  . . . . P . . . . . . . . . . . . . . . .
  8  . . . . . . . . . . . . . P . . . . . . .
  9  . . . . . . . . . . . . . . . P . . . . .
 10  . . . . . . P . . . . . . . . . . . . . .
 11  . . . . . . . . . . . . . . . . . . P . .
 12  . . . . . . . . . . . . . . . . . . . . P
 13  . . . . . . . . P . . . . . . . . . . . .
 14  . . . . . . . . . . . . . . . . . . . . .
 15  . . . . . . . . . P . . . . . . . . . . .
 16  . . . . . . . . . . . . . . . . . . . . .
 17  . . . . . . . . . . . . . . . . . . . . .
 18  . . . . . . . . . . . P . . . . . . . . .
 19  . . . . . . . . . . . . . . . . . . . . .
 20  . . . . . . . . . . . . P . . . . . . . .

P 先手必败   . 先手必胜`,links:[{to:`map`,ask:`mine.game`,ranges:`0..20 0..20`,text:`game queen
(a, b) -> (a - k, b)     where k >= 1
(a, b) -> (a, b - k)     where k >= 1
(a, b) -> (a - k, b - k) where k >= 1
P(a, b) iff a = 2*b or b = 2*a
`}]},{kind:`html`,html:`<p>画成图看得更清楚。<code>bouton table queen.game 0..40 0..40 --out queen.svg</code> 就能画（也可用 <code>.png</code>；<code>.tex</code> 写成 LaTeX 表格）；下图是目录中的这个游戏：</p>
<p><img src="/pictures/wythoff-lost-zh.svg" alt="必败态排在过角的两条直线附近" loading="lazy" /></p>
<p>计算较久的表会在标准错误显示进度：终端上是进度条，别处每五秒一行（加 <code>--quiet</code> 则都不显示）。加上 <code>--checkpoint 文件</code>，表会边算边存；按 Ctrl-C 或意外中断后，重复同一命令即可续算。文件的每一部分都有校验和：与写入时不同的局面会重新计算，并给出提示。<a href="/learn/large">大表</a>可以由多个进程共同填写。</p>
<p>把各对读出来，小的数写在前面，编上号：</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>j</th>
<th>0</th>
<th>1</th>
<th>2</th>
<th>3</th>
<th>4</th>
<th>5</th>
<th>6</th>
<th>7</th>
</tr>
</thead>
<tbody><tr>
<td>a</td>
<td>0</td>
<td>1</td>
<td>3</td>
<td>4</td>
<td>6</td>
<td>8</td>
<td>9</td>
<td>11</td>
</tr>
<tr>
<td>b</td>
<td>0</td>
<td>2</td>
<td>5</td>
<td>7</td>
<td>10</td>
<td>13</td>
<td>15</td>
<td>18</td>
</tr>
</tbody></table></div>
<p>这回看得出东西了。差 b − a 依次为 0、1、2、3……，第 j 对的差就是 j。每一对的 a 都是前面没有出现过的最小的数，所以每个正整数都出现在某一对中，而且只出现在一对中。比值 a/j 越来越接近 1.618……，即黄金比 φ：11/7 = 1.571……，再往后有 161/100。于是有了更好的猜想：<strong>a 是 j·φ 向下取整，b 是 a + j。</strong>程序用自己的办法找到了同样的结果：</p>
`},{kind:`code`,info:`console`,text:`$ bouton discover queen.game --lang zh
queen.game
  ✓ P(a, b) iff exists j: a = floor(phi*j) and b = a + j or b = floor(phi*j) and a = b + j
      对所有局面得证。每走一步 a + b 都变小，故对局必定结束。
      数用齐肯多夫记数法（quadratic 1）表示，7 个状态；证书已通过检验（4794 字节）。
      第 1 个候选；与数字不超过 31 的 1024 个局面比较过。用时 26 ms。
  = 值与 wythoff 相同。
      比较了 576 个值，全部相同。`,links:[{to:`rules`,ask:`mine.game`,run:`discover`,text:`game queen
(a, b) -> (a - k, b)     where k >= 1
(a, b) -> (a, b - k)     where k >= 1
(a, b) -> (a - k, b - k) where k >= 1
P(a, b) iff a = 2*b or b = 2*a
`}]},{kind:`html`,html:`<p>用它换掉文件里错的那一行，证明它，并留下证书：</p>
`},{kind:`code`,info:`game`,text:`P(a, b) iff exists j: a = floor(phi*j) and b = a + j or b = floor(phi*j) and a = b + j`,links:[{to:`rules`,text:`game queen
(a, b) -> (a - k, b)     where k >= 1
(a, b) -> (a, b - k)     where k >= 1
(a, b) -> (a - k, b - k) where k >= 1
P(a, b) iff exists j: a = floor(phi*j) and b = a + j or b = floor(phi*j) and a = b + j
`}]},{kind:`code`,info:`console`,text:`$ bouton prove queen.game --certificate queen.cert --lang zh
queen.game
  ✓ P(a, b) iff exists j: a = floor(phi*j) and b = a + j or b = floor(phi*j) and a = b + j
      对所有局面得证。每走一步 a + b 都变小，故对局必定结束。
      数用齐肯多夫记数法（quadratic 1）表示；10 步，6 个自动机；证书已通过检验（4794 字节）。
      证书：queen.cert

得证。`,links:[{to:`rules`,ask:`mine.game`,run:`prove`,text:`game queen
(a, b) -> (a - k, b)     where k >= 1
(a, b) -> (a, b - k)     where k >= 1
(a, b) -> (a - k, b - k) where k >= 1
P(a, b) iff exists j: a = floor(phi*j) and b = a + j or b = floor(phi*j) and a = b + j
`}]},{kind:`html`,html:`<p>用手证明三件事。把第 j 对记作 (aⱼ, bⱼ)。每个正整数恰好在一对中出现一次，这是 Beatty 的定理（1926）；第 j 对的差是 j。</p>
<ol>
<li>只动一堆，另一堆的数不变，而这个数不会出现在别的对里。两堆同取，差不变，而别的对都不是这个差。</li>
<li>设 a ≤ b 不成对。若有 j ≥ 1 使 a = bⱼ，就把 b 减到 aⱼ，它比 b 小。否则 a = aⱼ。若 b &gt; bⱼ，就把 b 减到 bⱼ。若 b &lt; bⱼ，则差 d = b − a 小于 j，所以
a_d 小于 a；从两堆各取 a − a_d 颗，剩下的就是第 d 对。</li>
<li>石子每次都变少。</li>
</ol>
<p>2025 年，Mignoty、Renard、Rigo 与 Whiteland 用程序 Walnut 对威佐夫博弈及其许多变体作出了这样的机器证明，还顺带解决了一个猜想。Bouton 的方法与他们的相近。</p>
<h3 id="有什么用">有什么用</h3>
<p>对所有局面证明了的断言，能回答任何一个局面，数再大也无妨。<code>solve</code> 在用你文件里的断言作答之前，会先证明它：</p>
`},{kind:`code`,info:`console`,text:`$ bouton solve queen.game 1000000000000000000,2000000000000000000 --lang zh
先手必胜（N）。
  制胜着法  (1000000000000000000,2000000000000000000) → (1000000000000000000,618033988749894848)
  原因      已对所有局面证明：P(a, b) iff exists j: a = floor(phi*j) and b = a + j or b = floor(phi*j) and a = b + j。此处条件不成立：先手必胜。
            (1000000000000000000,2000000000000000000) → (1000000000000000000,618033988749894848) 获胜：走后为 (1000000000000000000,618033988749894848)，依同一结论，轮到走的一方必败。
依据：已证明：\`queen.game\` 的所有局面（见 \`bouton prove queen.game\`）。`,links:[{to:`play`,ask:`mine.game 1000000000000000000,2000000000000000000`,text:`game queen
(a, b) -> (a - k, b)     where k >= 1
(a, b) -> (a, b - k)     where k >= 1
(a, b) -> (a - k, b - k) where k >= 1
P(a, b) iff exists j: a = floor(phi*j) and b = a + j or b = floor(phi*j) and a = b + j
`}]},{kind:`html`,html:`<p>这个游戏在目录中叫 <code>wythoff</code>，那里说得出单凭规则说不出的道理：</p>
`},{kind:`code`,info:`console`,text:`$ bouton solve wythoff 1000000000000000000,2000000000000000000 --lang zh
先手必胜（N）。
  制胜着法  (1000000000000000000,2000000000000000000) → (1000000000000000000,618033988749894848)
  原因      必败态是黄金数对（奇异局势）：第 j 对为 ⌊jφ⌋ 与 ⌊jφ⌋ + j，φ = (1+√5)/2，即 (0,0)、(1,2)、(3,5)、(4,7)、(6,10) 等。
            (1000000000000000000,2000000000000000000) 的差是 1000000000000000000，而差为 1000000000000000000 的唯一一对是第 1000000000000000000 对 (1618033988749894848,2618033988749894848)，与它不同，所以先手必胜。
            每个数只在一对里：1000000000000000000 在第 381966011250105152 对 (618033988749894848,1000000000000000000)，2000000000000000000 在第 1236067977499789697 对 (2000000000000000000,3236067977499789697)。
            (1000000000000000000,2000000000000000000) → (1000000000000000000,618033988749894848) 获胜：从第二堆取 1381966011250105152 个，留下第 381966011250105152 对。
依据：已证明：\`wythoff\` 的所有局面（见 \`bouton prove wythoff\`）；Wythoff 1907。`,links:[{to:`play`,ask:`wythoff 1000000000000000000,2000000000000000000`}]},{kind:`html`,html:`<p>打竞赛时，用浮点数算 φ，数一大就会出错（第一个算错的是第 102334155 对）。Bouton 的计算是精确的；<code>bouton solve --batch</code> 可以一次回答一整个文件的问题，正好拿来与自己的程序对拍。</p>
<h2 id="程序为什么做得到">程序为什么做得到</h2>
<p>把数写成二进制，从左到右一位一位地读。<strong>自动机</strong>是这样一台机器：它有有限个状态，读一位数字，换一个状态，再读下一位。除此之外它什么也不记得。读完之后，它回答“是”或“否”。下面就是一台，用游戏文件的语言写成，判断一个数是不是偶数；如果每次只取一颗，要紧的正是这一点：</p>
`},{kind:`code`,info:`game`,text:`game step
(n) -> (n - 1)
P(n) iff ends_in_zero(n)

automaton ends_in_zero(n) base 2
  state zero: 0 -> zero, 1 -> one
  state one: 0 -> zero, 1 -> one
  accept zero`,links:[{to:`rules`,text:`game step
(n) -> (n - 1)
P(n) iff ends_in_zero(n)

automaton ends_in_zero(n) base 2
  state zero: 0 -> zero, 1 -> one
  state one: 0 -> zero, 1 -> one
  accept zero
`}]},{kind:`code`,info:`console`,text:`$ bouton prove step.game --lang zh
step.game
  ✓ P(n) iff ends_in_zero(n)
      对所有局面得证。每走一步 n 都变小，故对局必定结束。
      数用二进制表示；4 步，1 个自动机；证书已通过检验（364 字节）。

得证。`,links:[{to:`rules`,ask:`mine.game`,run:`prove`,text:`game step
(n) -> (n - 1)
P(n) iff ends_in_zero(n)

automaton ends_in_zero(n) base 2
  state zero: 0 -> zero, 1 -> one
  state one: 0 -> zero, 1 -> one
  accept zero
`}]},{kind:`html`,html:`<p>自动机也可以同时读几个数，每步各读一位，就像把它们上下对齐，一列一列地看。这样能检查些什么？</p>
<ul>
<li><strong>a = b</strong>：每一列的两个数字都相同。</li>
<li><strong>a &lt; b</strong>：看第一个不同的列。</li>
<li><strong>a + b = c</strong>：只需记住一件事，即后面的列会不会进位上来。两个状态。</li>
<li><strong>a ⊕ b = c</strong>：没有进位，一个状态就够了。上面关于尼姆博弈的输出中“1 个状态”就是这个意思。</li>
<li><strong>n mod 4 = 0</strong> 以及除以其他固定数的余数：记住已读部分的余数。</li>
</ul>
<p>小块可以拼成大块，而且总能拼成。<em>并且</em>：两台自动机并排跑。<em>非</em>：把“是”与“否”对调。<em>存在 x</em>：机器看不见 x，就同时记住“x 取某些数字时可能处于的”所有状态；状态的集合也只有有限多个，所以这还是一台自动机。因此，<strong>由这些小块组成的公式，都能变成自动机。</strong>而一台自动机会不会对某个输入回答“是”，很容易查明：从初始状态顺着箭头走。状态只有有限个，总会走完。如果它会回答“是”，走到那里最短的路，就拼出一个位数最少的反例。</p>
<p>现在，第一件事可以这样说：<em>没有两个局面 p、q，使得 p 是红的，从 p 一步能走到 q，q 也是红的。</em>造出“p 是红的，从 p 一步能走到 q，q 也是红的”的自动机，顺着箭头走。如果走不到任何回答“是”的状态，这句话就对<strong>所有</strong> p 与 q 成立，尽管其中无穷多个从未试过。第二件事也一样。至于第三件事，要找一个每走一步都变小的数，比如 <code>a + b</code>；它确实变小，又是一句这样的话。</p>
<p>这是个老想法：Büchi 在 1960 年发现了它；而更早，Presburger 在 1929 年就证明了，只含 + 与 &lt; 的算术是可以判定的。</p>
<p>那么威佐夫博弈呢？在二进制中，有限个状态验不出 ⌊jφ⌋。但数还有别的写法。把一个数写成斐波那契数 1、2、3、5、8、13…… 之和，其中没有两个相邻（Zeckendorf，齐肯多夫）：4 = 3 + 1 写作 <code>101</code>，7 = 5 + 2 写作 <code>1010</code>。再看那些对：</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>a</th>
<th>b</th>
<th>a 的齐肯多夫写法</th>
<th>b 的齐肯多夫写法</th>
</tr>
</thead>
<tbody><tr>
<td>1</td>
<td>2</td>
<td><code>1</code></td>
<td><code>10</code></td>
</tr>
<tr>
<td>3</td>
<td>5</td>
<td><code>100</code></td>
<td><code>1000</code></td>
</tr>
<tr>
<td>4</td>
<td>7</td>
<td><code>101</code></td>
<td><code>1010</code></td>
</tr>
<tr>
<td>6</td>
<td>10</td>
<td><code>1001</code></td>
<td><code>10010</code></td>
</tr>
<tr>
<td>8</td>
<td>13</td>
<td><code>10000</code></td>
<td><code>100000</code></td>
</tr>
</tbody></table></div>
<p><strong>b 就是在 a 后面添一个 0</strong>（而 a 的末尾有偶数个 0）。这用几个状态就能检查。这种写法下的加法也行：进位复杂一些，但有限个状态仍然够用。上面输出中的 <code>quadratic 1</code> 就是 Bouton 对这种写法的叫法。</p>
<p>这台机器画出来就是下图。它同时读 a 与 b 的数字，每个箭头读一对；停在有两个圈的状态时回答“是”。<code>bouton discover wythoff --out wythoff.svg</code>
只凭规则就能找到它并画出来；<code>bouton prove wythoff --out wythoff.svg</code> 画出文件中断言的自动机。找到的是这一台：</p>
<p><img src="/pictures/wythoff-automaton-zh.svg" alt="判断威佐夫博弈必败态的自动机" loading="lazy" /></p>
<h2 id="证书是什么">证书是什么</h2>
<p>程序找到的证明，可信程度不会超过程序本身。Bouton 的证明程序又大又精巧，难保没有错。所以它把找到的东西写下来，成为<strong>证书</strong>：一个文本文件，里面有写成公式的游戏与断言，以及写成表的自动机。由另一个程序，即检验程序，来读它。检验程序约有 2 000 行，不依赖任何别的代码，也没有什么需要搜索。它根据这些公式自己推出需要证明什么，再把每张表与其定义一个箭头一个箭头地对照。缺了什么，错了什么，它就说不。</p>
`},{kind:`code`,info:`console`,text:`$ bouton verify queen.cert --game queen.game --lang zh
✓ queen.cert：对所有局面得证：满足 (exists k: floor(phi*k) = a and a + k = b) or (exists l: floor(phi*l) = b and b + l = a) 的局面恰为必败态；其余局面均为必胜态（10 项要求，6 张表，共 143 个状态，数用齐肯多夫记数法（quadratic 1）写成）
  这是 \`queen.game\` 在正常规则下的第 1 个断言：P(a, b) iff exists j: a = floor(phi*j) and b = a + j or b = floor(phi*j) and a = b + j
  陈述：
    (statement
      (numeration quadratic 1)
      (places a b)
      (stuck lost)
      (move (k) (< k a) (to k b))
      (move (k) (< k b) (to a k))
      (move (k l) (< k a) (= (+ a l) (+ b k)) (to k l))
      (lost (or (exists (k) (and (floor k a) (= (+ a k) b))) (exists (l) (and (floor l b) (= (+ b l) a))))))
  文字表述：
    局面是 2 个自然数 a、b。
    只要 k < a，就有着法从 (a, b) 走到 (k, b)。
    只要 k < b，就有着法从 (a, b) 走到 (a, k)。
    只要 k < a and a + l = b + k，就有着法从 (a, b) 走到 (k, l)。
    没有其他着法。
    无着可走者输。
    断言：满足 (exists k: floor(phi*k) = a and a + k = b) or (exists l: floor(phi*l) = b and b + l = a) 的局面恰为必败态；其余局面均为必胜态。`,links:[]},{kind:`html`,html:`<p>检验程序不读规则文件，只读公式。公式可以照原样读，也可以读文字；<code>--game</code> 则由一个游戏的规则重新写出公式，并说明它是其中的哪个断言。</p>
<p>好比解一个难解的方程：找到解也许要靠天才，把解代进去看看对不对，只要细心就行。是谁找到的，无须相信。</p>
<p>下面是一张完整的证书，那个游戏是从一堆里取任意多颗：</p>
`},{kind:`code`,info:`text`,text:`(certificate 2)
(statement
  (numeration base 2)
  (places n)
  (stuck lost)
  (move (m) (< m n) (to m))
  (lost (= n 0)))
(falls n)
(define f0 (a) (exists (m) (< m a) (= m 0))
  (nodes (0 s0 s1))
  (rows n0 s1)
  (accept 1))`,links:[]},{kind:`code`,info:`console`,text:`$ bouton verify heap.cert --lang zh
✓ heap.cert：对所有局面得证：满足 n = 0 的局面恰为必败态；其余局面均为必胜态（4 项要求，1 张表，共 2 个状态，数用二进制写成）
  陈述：
    (statement
      (numeration base 2)
      (places n)
      (stuck lost)
      (move (k) (< k n) (to k))
      (lost (= n 0)))
  文字表述：
    局面是一个自然数 n。
    只要 k < n，就有着法从 n 走到 k。
    没有其他着法。
    无着可走者输。
    断言：满足 n = 0 的局面恰为必败态；其余局面均为必胜态。`,links:[]},{kind:`html`,html:`<p><code>(falls n)</code> 是那个每步都变小的数。<code>f0</code> 是有两个状态的机器：它接受至少有一位不是 0 的数，因为只有这时才有比它小的 m 等于 0。用铅笔就能跟着走一遍：每一行的意思，以及最终要相信些什么，见<a href="/learn/certificate">证书</a>一页。那一页写得足以让你自己写一个检验程序。</p>
<p>只提断言而拿不出证明的，过不了关：</p>
`},{kind:`code`,info:`text`,text:`(certificate 2)
(statement
  (numeration base 2)
  (places n)
  (stuck lost)
  (move (m) (< m n) (to m))
  (lost (= n 1)))
(falls n)`,links:[]},{kind:`code`,info:`console`,text:"$ bouton verify forged.cert --lang zh\n✗ forged.cert：缺少陈述所需的定义：`(a) (exists (k) (< k a) (= k 1))`",links:[]},{kind:`html`,html:`<h2 id="轮到你了">轮到你了</h2>
<p>写一个自己的游戏，看表，猜，检验，寻找，证明。可以从这些开始：每次取 1、3 或 4 颗；两堆石子，每次从其中一堆取一颗，或从两堆各取一颗；不能走的人赢的威佐夫博弈（<code>bouton discover queen.game --misere</code>）。有的游戏不会就范。用这个办法能证明什么，不能证明什么，见<a href="/learn/limits">下一章</a>。</p>
<h2 id="文献">文献</h2>
<ul>
<li>C. L. Bouton, <em>Nim, a game with a complete mathematical theory</em>, Annals of Mathematics 3 (1901), 35–39.</li>
<li>W. A. Wythoff, <em>A modification of the game of Nim</em>, Nieuw Archief voor Wiskunde 7 (1907), 199–202.</li>
<li>B. Mignoty, A. Renard, M. Rigo, M. A. Whiteland, <em>Automatic proofs in combinatorial game theory</em>, International Journal of Game Theory 54 (2025).</li>
</ul>
`}]};export{e as default};