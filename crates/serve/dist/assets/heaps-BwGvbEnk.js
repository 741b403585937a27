var e={title:`一堆石子的游戏`,headings:[{id:`怎样写一个游戏`,text:`怎样写一个游戏`,level:2},{id:`证明了什么怎样证明`,text:`证明了什么，怎样证明`,level:2},{id:`自己的游戏`,text:`自己的游戏`,level:2},{id:`文件`,text:`文件`,level:2},{id:`一次看许多游戏`,text:`一次看许多游戏`,level:2},{id:`证书`,text:`证书`,level:2}],parts:[{kind:`html`,html:`<h1 id="一堆石子的游戏">一堆石子的游戏</h1>
<p>许多游戏由互不相干的堆组成：一步从一堆中取走若干石子，余下的也许还可以分成几堆。这时只须知道每堆的 SG 值 G(n)，而这些值往往会重复。
<code>bouton period</code> 算出很长的 SG 值数列，找出周期并加以证明。</p>
`},{kind:`code`,info:`console`,text:`$ bouton period 0.77 --lang zh
八进制博弈 0.77
  周期 12：对所有 n >= 71 个石子的堆，G(n + 12) = G(n)。最后一个例外是 G(70)。
  G(n) 是 n 个石子的堆的 SG 值，n 从 0 起。
  值        0 1 2 3 1 4 3 2 1 4 2 6 4 1 2 7 1 4 3 2 1 4 6 7 …
  最大值    8，最先出现于大小为 27 的堆
  稀疏空间  掩码 15：9 个稀有堆，最后一个为 70
依据：已证明：由 Guy 与 Smith 的定理（1956）及按规则算出的、不超过 167 的各堆的值得出。`,links:[{to:`sequence`,ask:`0.77`}]},{kind:`html`,html:`<p>值按堆的大小从 0 起编号：第一个是没有石子的堆的值。</p>
<p><code>bouton period 0.77 --to 168 --out kayles.svg</code> 把它们画成图：</p>
<p><img src="/pictures/kayles-zh.svg" alt="凯尔斯的 SG 值，从 71 个石子起重复" loading="lazy" /></p>
<h2 id="怎样写一个游戏">怎样写一个游戏</h2>
<p>代码对每个取走的数量有一位数字。小数点后第 k 位规定取 k 个石子后可以留下什么，为下列各项之和：</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>项</th>
<th>可以留下</th>
</tr>
</thead>
<tbody><tr>
<td>1</td>
<td>不留：堆中恰有 k 个石子</td>
</tr>
<tr>
<td>2</td>
<td>一堆</td>
</tr>
<tr>
<td>4</td>
<td>两堆</td>
</tr>
<tr>
<td>8</td>
<td>三堆</td>
</tr>
<tr>
<td>16、32……</td>
<td>四堆、五堆……</td>
</tr>
</tbody></table></div>
<p>所以 7 = 1 + 2 + 4 表示至多留下两堆，<code>0.77</code> 就是凯尔斯（Kayles）：取一个或两个石子，余下的可以分成两堆。小数点前的数字规定不取石子时怎样分堆，
<code>4.0</code> 就只是分堆。再前一位是添加一个石子；只有对局仍会结束时才允许，如 <code>80.0</code>：添一个石子并分成三堆。</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>写法</th>
<th>意思</th>
</tr>
</thead>
<tbody><tr>
<td><code>.77</code></td>
<td><code>0.77</code></td>
</tr>
<tr>
<td><code>0.F</code>、<code>0.V</code></td>
<td>大于 9 的数字用字母，直到 31</td>
</tr>
<tr>
<td><code>0.&amp;96;</code></td>
<td>更大的数字</td>
</tr>
<tr>
<td><code>0.15,7,</code></td>
<td>各位都写成数，后面加逗号</td>
</tr>
<tr>
<td><code>0.{0,2,5}</code></td>
<td>直接写出可以留下的堆数</td>
</tr>
<tr>
<td><code>0.{2+}</code>、<code>0.*</code></td>
<td>两堆或更多；任意多堆</td>
</tr>
<tr>
<td><code>4!.0</code></td>
<td>各堆两两不等（即格伦迪博弈，也可写 <code>grundy</code>）</td>
</tr>
<tr>
<td><code>8?.0</code></td>
<td>各堆不全相等</td>
</tr>
<tr>
<td><code>{2+}=.0</code></td>
<td>各堆全相等</td>
</tr>
<tr>
<td><code>0.{2!,3=}</code></td>
<td>每个堆数各有条件</td>
</tr>
<tr>
<td><code>0.[3]</code>、<code>0.(3)</code>、<code>0.3…</code></td>
<td>括号中的数字无限循环：这就是尼姆</td>
</tr>
</tbody></table></div>
<p>写法与 CGSuite 相同，代码可在两个程序之间通用。（它的翻硬币代码，如 <code>1-3</code>、<code>1+C</code>、<code>3C(5)</code>，用于 <code>turning</code> 和 <code>tartan</code>：
<code>bouton table turning code=1-5 0..20 --what value</code>。）只取不分的游戏还有更直白的写法：</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>写法</th>
<th>意思</th>
</tr>
</thead>
<tbody><tr>
<td><code>{1,3,4}</code>、<code>{1..5,9}</code></td>
<td>取其中之一的数量</td>
</tr>
<tr>
<td><code>all but {2,5}</code></td>
<td>取其他任意数量</td>
</tr>
<tr>
<td><code>splittles {1,2}</code></td>
<td>取其中之一的数量，余下的可以分成两堆</td>
</tr>
</tbody></table></div>
`},{kind:`code`,info:`console`,text:`$ bouton period "{2,5,7}" --values 12 --statistics --lang zh
减法博弈 {2,5,7}
  周期 22：对所有 n >= 0 个石子的堆，G(n + 22) = G(n)。
  G(n) 是 n 个石子的堆的 SG 值，n 从 0 起。
  值      0 0 1 1 0 2 1 3 2 2 0 3 …
  最大值  3，最先出现于大小为 7 的堆
  前周期  0
  周期    22
  增量    0
  例外    0
      SG 值         堆数      占比     最先的堆
          0           14  29.1667%            0
          1           14  29.1667%            2
          2           12  25.0000%            5
          3            8  16.6667%            7
依据：已证明：一步最多取 7 个石子且不分堆，故每个值只取决于它前面的 7 个值，而这些值已重复出现；依据按规则算出的、不超过 47 的各堆的值。`,links:[{to:`sequence`,ask:`{2,5,7} 12`}]},{kind:`html`,html:`<p>写错的数字会连同位置一起指出：</p>
`},{kind:`code`,info:`console`,text:"$ bouton period 0.7x --lang zh\n错误: `x` 不是代码的数字\n |\n | 0.7x\n |    ^\n |\n = 建议: 数字为 0 至 9 与 A 至 V，更大的写作 `&96;`，堆数写在花括号中：`0.{0,2,5}`；数集写作 `{1,3,4}` 或 `all but {2,5}`",links:[{to:`sequence`,ask:`0.7x`}]},{kind:`html`,html:`<h2 id="证明了什么怎样证明">证明了什么，怎样证明</h2>
<p><strong>可分堆。</strong> 设一步至多留下 h 堆、至多取 k 个石子。若对从 e 起、小于 h·e + (h − 1)·p + k 的所有 n 有 G(n + p) = G(n)，则对所有 n &gt;= e 也成立
（Guy 与 Smith，1956，h = 2）。因为从 n + p 出发的一步总会留下至少有 (n + p − k)/h 个石子的一堆，可以从这一堆减去 p。各堆必须可以相等，
所以定理对格伦迪博弈什么也没有说，Bouton 也就不说：</p>
`},{kind:`code`,info:`console`,text:`$ bouton period grundy --to 2000 --values 12 --lang zh
格伦迪博弈
  尚未发现周期。
  G(n) 是 n 个石子的堆的 SG 值，n 从 0 起。
  值        0 0 0 1 0 2 1 0 2 1 0 2 …
  最大值    50，最先出现于大小为 1882 的堆
  稀疏空间  掩码 62：345 个稀有堆，最后一个为 1999
依据：由规则算出：不超过 1999 的各堆的值。Guy 与 Smith 的定理不适用于须分成不同或相同各堆的游戏，因此周期尚未得证。`,links:[{to:`sequence`,ask:`grundy 12`}]},{kind:`html`,html:`<p><strong>只取不分，数量有限</strong>（窗口定理）。设最多取 k 个，则每个值只取决于前面的 k 个值。这 k 个值一旦重复，以后的一切也随之重复。</p>
<p><strong>只取不分，数量无限</strong>（循环取数定理）。值会增长，重复的是 G(n + p) = G(n) + s；s 称为增量（saltus），这样的周期称为算术周期。</p>
`},{kind:`code`,info:`console`,text:`$ bouton period "0.3003330[3]" --values 12 --lang zh
取石分堆博弈 0.3003330[3]
  算术周期 4：对所有 n >= 0 个石子的堆，G(n + 4) = G(n) + 2。
  G(n) 是 n 个石子的堆的 SG 值，n 从 0 起。
  值      0 1 0 1 2 3 2 3 4 5 4 5 …
  最大值  23，最先出现于大小为 45 的堆
依据：已证明：不分堆，且起作用的值减去每周期的增量后已重复出现；依据按规则算出的、不超过 47 的各堆的值。`,links:[{to:`sequence`,ask:`0.3003330[3] 12`}]},{kind:`html`,html:`<p>这里很早以前的值也起作用：足够远的值一旦被收入，就永远被占用。所以 Bouton 除了最后的若干值，还对堆的每个余数比较已收入的值的集合；
若它们除了增加 s 以外相同，则以后的一切也相同。证明写在 <code>crates/heap/src/tails.rs</code> 的开头；检验程序所用的另一写法在 <code>crates/certificate/src/period/taking.rs</code> 的开头。</p>
<p><strong>其余的游戏，用自动机。</strong> 数量无限而又可分堆、各堆须不等、可留下三堆或更多而值又不断增长：此处所用的定理都不适用。但“从某个 n 起
G(n + p) = G(n) + s”是<a href="/learn/language">语言</a>中的一个断言。只要值像是循环，且到第一个周期末为止的堆不超过 256 个，Bouton 就写下规则与断言，
像其他断言一样用按二进制读数的自动机对所有堆证明：每个更小的值都须是某个着法的值，而值本身不是任何着法的值。</p>
`},{kind:`code`,info:`console`,text:`$ bouton period 4.[3] --values 12 --lang zh
取石分堆博弈 4.[3]
  算术周期 4：对所有 n >= 1 个石子的堆，G(n + 4) = G(n) + 4。最后一个例外是 G(0)。
  G(n) 是 n 个石子的堆的 SG 值，n 从 0 起。
  值      0 1 2 4 3 5 6 8 7 9 10 12 …
  最大值  48，最先出现于大小为 47 的堆
依据：已用自动机对所有堆证明：数用二进制表示，12 步，18 个自动机，证书已通过检验。猜想来自不超过 47 的各堆的值。`,links:[{to:`sequence`,ask:`4.[3] 12`}]},{kind:`html`,html:`<p>（这是拉斯克尼姆。）十六进制博弈可以留下三堆，常有算术周期：</p>
`},{kind:`code`,info:`console`,text:`$ bouton period 0.3F --values 12 --lang zh
十六进制博弈 0.3F
  算术周期 6：对所有 n >= 0 个石子的堆，G(n + 6) = G(n) + 3。
  G(n) 是 n 个石子的堆的 SG 值，n 从 0 起。
  值      0 1 2 0 1 2 3 4 5 3 4 5 …
  最大值  773，最先出现于大小为 1544 的堆
依据：已用自动机对所有堆证明：数用二进制表示，22 步，38 个自动机，证书已通过检验。猜想来自不超过 1544 的各堆的值。`,links:[{to:`sequence`,ask:`0.3F 12`}]},{kind:`html`,html:`<p>小数点后至多两位的十六进制博弈中，就前 1300 个值而言有 312 个像是有这种周期，其中 311 个已得证，包括周期为 53、增量为 16 的 0.28。剩下的一个是个教训：
在 0.F6 中，从 n = 604 到 1885 都有 G(n + 43) = G(n) + 32，将近三十个周期，本页的旧版曾把它当作猜想。到 n = 1886 它就不成立了：G(1929) 是 326 而不是 1253，此后几乎处处不成立。</p>
<p>异或作用在二进制位上。每周期增加 32 的规律说的是商 G(n)/32 如何增长，而商每多一位，就会出现以前没有过的异或和。这里商从 8 或 9 开始，途中经过 16 与 32；三十个周期只多了两位。
所以在所有的商都达到“第一个周期的商之后的下一个 2 的幂”的四倍（此处为 64，即在它之后再经过两个 2 的幂）之前，Bouton 不把算术规律当作猜想，只说商出现过几位：</p>
`},{kind:`code`,info:`console`,text:`$ bouton period 0.F6 --to 1500 --values 12 --lang zh
十六进制博弈 0.F6
  尚未发现周期。从 604 起，值看似每 43 个增加 32，但值除以 32 的商只出现过 5 个二进制位，其中第一个周期已有 4 位。这样的规律常在出现新的一位时失效：商满 7 位之前不作猜想。
  G(n) 是 n 个石子的堆的 SG 值，n 从 0 起。
  值      0 1 0 2 3 4 5 1 6 2 3 4 …
  最大值  933，最先出现于大小为 1499 的堆
依据：由规则算出：不超过 1499 的各堆的值。`,links:[{to:`sequence`,ask:`0.F6 12`}]},{kind:`html`,html:`<p>若第一次尝试时自动机太大，就继续计算更多的值，待更多的值相符时再以更大的力气尝试，至多十秒左右。</p>
<h2 id="自己的游戏">自己的游戏</h2>
<p>用<a href="/learn/language">语言</a>写的游戏按规则识别，写法不限：每条规则从一个数中取走若干，并可拆分剩余。例如从一排硬币中取走相邻的两枚：</p>
`},{kind:`code`,info:`game`,text:`game pairs
(n) -> (i) + (n - 2 - i)`,links:[{to:`rules`,text:`game pairs
(n) -> (i) + (n - 2 - i)
`}]},{kind:`code`,info:`console`,text:`$ bouton period pairs.game --values 12 --lang zh
\`pairs.game\`
  周期 34：对所有 n >= 53 个石子的堆，G(n + 34) = G(n)。最后一个例外是 G(52)。
  G(n) 是 n 个石子的堆的 SG 值，n 从 0 起。
  值        0 0 1 1 2 0 3 1 1 0 3 3 …
  最大值    9，最先出现于大小为 86 的堆
  稀疏空间  掩码 6 与堆的奇偶：53 个稀有堆，最后一个为 172
  游戏      着法与 0.07（道森 Kayles）相同  [规则即此代码的规则：任意大小的堆，两个游戏的着法都相同]
依据：已证明：由 Guy 与 Smith 的定理（1956）及按规则算出的、不超过 175 的各堆的值得出。`,links:[{to:`sequence`,ask:`mine.game 12`,text:`game pairs
(n) -> (i) + (n - 2 - i)
`}]},{kind:`html`,html:`<p>目录中的游戏同样可以带参数：<code>bouton period kayles</code>、<code>bouton period subtraction S=2,5,7</code>。若过小而不能走的堆不计在内，n 就表示文献中某个博弈的较小的堆，
Bouton 会说明。</p>
<p>周期一经证明，任意大小的堆都能回答，并数出全部获胜着法：</p>
`},{kind:`code`,info:`console`,text:`$ bouton solve pairs.game 10^30 7 --moves 3 --lang zh
先手必败（P）。
  SG 值  0
  原因   记 n 的 SG 值为 g(n)。从 n = 53 起以 34 为周期循环：由 Guy 与 Smith 的定理和前面各堆的值得证。
         g(1000000000000000000000000000000) = g(76) = 1。
         各分量的 SG 值为 1、1，异或和 1 ⊕ 1 = 0。
         它等于 0：无论怎么走都会变成非 0，而对方总能再把它变回 0。
         无论怎么走，走后都是对方必胜。
依据：已证明：\`pairs.game\` 的所有局面（见 \`bouton period pairs.game\`）。`,links:[{to:`play`,ask:`mine.game 10^30 7 3`,text:`game pairs
(n) -> (i) + (n - 2 - i)
`}]},{kind:`html`,html:`<p>代码也是如此：<code>bouton solve 0.16 10^100</code>。至今不知有无周期的博弈，如 <code>bouton solve 0.6 1000000</code>，则把直到最大堆的值算出来。</p>
<p>证书通过检验，答案才称为已证明；所提到的命令加上 <code>--certificate</code> 就写出这份证书。若没有证书能表述某个游戏（可分成四堆或更多，或一次可取一百万个以上），
或须重算四百万个以上的值，则改为给出定理的名称；加上 <code>--certificate</code> 时，后一种情形无论多久也会检验。</p>
<h2 id="文件">文件</h2>
`},{kind:`code`,info:`console`,text:`$ bouton period 0.77 --to 300 --values 0 --out kayles.csv --lang zh
八进制博弈 0.77
  周期 12：对所有 n >= 71 个石子的堆，G(n + 12) = G(n)。最后一个例外是 G(70)。
  G(n) 是 n 个石子的堆的 SG 值，n 从 0 起。
  最大值    8，最先出现于大小为 27 的堆
  稀疏空间  掩码 15：9 个稀有堆，最后一个为 70
依据：已证明：由 Guy 与 Smith 的定理（1956）及按规则算出的、不超过 167 的各堆的值得出。`,links:[{to:`sequence`,ask:`0.77 0`}]},{kind:`html`,html:`<p><code>--out</code> 按文件名的结尾写出 0、1、2、…… 各堆的值：<code>.csv</code>；<code>.npy</code>（NumPy）；<code>.txt</code>，即整数数列在线百科全书的 b-file；<code>.png</code> 与 <code>.svg</code> 是图；<code>.tex</code> 是 LaTeX 表格。
给出 <code>--to N</code> 且周期得证时总是 N 个值，算出的值以外的由周期得出。</p>
<p>两堆相关的游戏没有数列，只有表；<code>bouton table wythoff 0..47 0..47 --what value --out values.svg</code> 用颜色画出 SG 值：</p>
<p><img src="/pictures/wythoff-values-zh.svg" alt="威佐夫博弈的 SG 值：深色为先手必败，值越大颜色越浅" loading="lazy" /></p>
<p>超过两秒的计算会存在旁边的文件（<code>OUT.checkpoint</code>）或 <code>--checkpoint</code> 所指的文件中。无论怎样中断（包括强行终止），重复同一命令即可续算，也可以
换更大的 <code>--to</code>。文件的每一块都有校验和：若某块不符，则从那里起重新计算，并予以说明。续算之前会先重算其中一些旧值。</p>
<h2 id="一次看许多游戏">一次看许多游戏</h2>
`},{kind:`code`,info:`console`,text:`$ bouton census --digits 1 --to 2000 --lang zh
小数点后一位的八进制博弈，堆小于 2000
  共 16 个博弈，除石子数外不同的有 12 个：11 个的周期已证明，1 个未决。
  博弈           前周期         周期         值数
  0.4                54           34          177
  4.4                72           12          169
  0.0                 0            1           48
  4.0                 1            2           48
  0.1                 2            1           48
  0.2                 1            2           48
  0.5                 0            2           48
  4.1                 1            1           48
  4.3                 2            2           48
  4.5                 1            1           48
  4.7                 1            2           48
尚未确定（每种开头列一个）：
  0.6
依据：周期由 Guy 与 Smith 的定理（1956）及按规则算出的值得出；堆按大小从 0 编号。`,links:[]},{kind:`html`,html:`<p><code>bouton census</code> 考察不超过若干位的全部八进制博弈，或所列的几个：<code>bouton census 0.16 0.56 --to 1000000</code>。若一个博弈中 n 个石子的堆与另一个中 n + 1 个石子的堆同值（称为表亲，如 <code>0.07</code> 与 <code>0.137</code>），只算
一次。<code>--each 1m</code> 限定每个博弈的时间；<code>--out FILE.csv</code> 给每个博弈写一行：标准型、前周期、周期、最后的例外、用了多少个值、最大值、稀疏空间。只要有未决的博弈，退出状态就是 3，与 <code>period</code> 相同。</p>
<h2 id="证书">证书</h2>
<p><code>--certificate FILE</code> 写下所得结果，<code>bouton verify FILE</code> 加以检验。除读取游戏文本的部分外，检验程序与搜索程序没有共用的代码。</p>
`},{kind:`code`,info:`console`,text:`$ bouton period pairs.game --values 0 --certificate pairs.cert --lang zh
\`pairs.game\`
  周期 34：对所有 n >= 53 个石子的堆，G(n + 34) = G(n)。最后一个例外是 G(52)。
  G(n) 是 n 个石子的堆的 SG 值，n 从 0 起。
  最大值    9，最先出现于大小为 86 的堆
  稀疏空间  掩码 6 与堆的奇偶：53 个稀有堆，最后一个为 172
  游戏      着法与 0.07（道森 Kayles）相同  [规则即此代码的规则：任意大小的堆，两个游戏的着法都相同]
依据：已证明：由 Guy 与 Smith 的定理（1956）及按规则算出的、不超过 175 的各堆的值得出。
证书已写入 \`pairs.cert\`（274 字节），检验程序接受。`,links:[{to:`sequence`,ask:`mine.game 0`,text:`game pairs
(n) -> (i) + (n - 2 - i)
`}]},{kind:`code`,info:`console`,text:`$ bouton verify pairs.cert --lang zh
✓ pairs.cert：pairs（即 0.07），正常规则：对所有 n >= 53，n + 34 的 SG 值等于 n 的 SG 值（Guy 与 Smith 1956，依据 176 个堆的值）`,links:[]},{kind:`html`,html:`<p>用自动机的证明，其证书与任何断言的<a href="/learn/certificate">证书</a>相同，规则作为文本写在其中。<code>pairs.game</code> 的周期的证书如下（<code>-</code> 表示终端）：</p>
`},{kind:`code`,info:`console`,text:`$ bouton period pairs.game --certificate -
bouton period 1
| game pairs
| (n) -> (i) + (n - 2 - i)
mask 6 parity
start 53
period 34
values 0 0 1 1 2 0 3 1 1 0 3 3 2 2 4 0 5 2 2 3 3 0 1 1 3 0 2 1 1 0 4 5 2 7 4 0 1 1 2 0 3 1 1 0 3 3 2 2 4 4 5 5 2 3 3 0 1 1 3 0 2 1 1 0 4 5 3 7 4 8 1 1 2 0 3 1 1 0 3 3 2 2 4 4 5 5 9
end`,links:[{to:`sequence`,ask:`mine.game`,text:`game pairs
(n) -> (i) + (n - 2 - i)
`}]},{kind:`html`,html:`<p>各行写法与<a href="/learn/certificate">其他证书</a>相同，次序如下：</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>行</th>
<th>含义</th>
</tr>
</thead>
<tbody><tr>
<td><code>bouton period 1</code></td>
<td>第一行</td>
</tr>
<tr>
<td><code>code C</code></td>
<td>游戏的代码，数字为 0 至 9 与 A 至 F，除小数点后第一位外末位不为 0；或者如其他证书，以 <code>|</code> 开头的各行写出游戏文本，再加 <code>with NAME=VALUE</code> 给出参数</td>
</tr>
<tr>
<td><code>claim K</code></td>
<td>只在文本之后：一并证明第 K 个断言，它列出 SG 值及其循环</td>
</tr>
<tr>
<td><code>mask M</code>、<code>mask M parity</code></td>
<td>可省略，见下</td>
</tr>
<tr>
<td><code>start E</code></td>
<td>周期的第一个堆</td>
</tr>
<tr>
<td><code>period P</code></td>
<td>周期的长度</td>
</tr>
<tr>
<td><code>plus C</code></td>
<td>没有增量时省略：每个周期的增量</td>
</tr>
<tr>
<td><code>after N</code></td>
<td>只用于不分堆、且取数无限或有大于 4095 的取数的游戏：证明从这个堆开始</td>
</tr>
<tr>
<td><code>values v₀ v₁ …</code></td>
<td>可省略：小于 E + P 的各堆的值</td>
</tr>
<tr>
<td><code>end</code></td>
<td>最后一行</td>
</tr>
</tbody></table></div>
<p><strong>检验内容。</strong> 着法由代码或规则读出：游戏语言中的分量 n 是大小为 n − c 的堆，c 取三个数（0、各部分最小值减一、该最小值）中可行的最小者，更小的分量没有着法。每条规则须从有限集中取数，
最多分成三部分，且各部分可以相等；或者没有规则分堆。小堆的着法再与规则逐一列出的比较。然后计算所有小于 max(h, 1)·max(E, 1) + (max(h, 1) − 1)·P + k + P 的堆的值，其中 h 是一步最多留下的堆数，
k 是最多取走的数目。它们须与所列的值一致；其中所有 n ≥ E 须满足 G(n + P) = G(n)，而 n = E − 1 不满足，把 P 换成 P 除以素数也不满足。断言须与这些值一致，一直到两个起点的较大者再加上两个周期之和，
这足以使两个数列永远一致。</p>
<p>有 <code>after N</code> 时不分堆。设 S 为取后有剩余的数目，T 为恰好取完的数目，它们分别从 s、t 起循环（s 至少为 1），Q 为 P 与两者周期的最小公倍数，D = C·Q/P。N 须不小于 max(E, 1) + s 与 t。
计算所有小于 N + Q + P 的堆的值，其中所有 n ≥ E 须满足 G(n + P) = G(n) + C。对每个余数 r，设 A 为这种余数的堆从 1 ≤ m ≤ N − s 得到的值 G(m)（r − m 按循环属于 S），r 按循环属于 T 时再加上 0；
B 为 m ≤ N + Q − s 时的同样的集合。B 须等于 {0, …, D − 1} 与 A 各加 D 之并。理由见 <code>crates/certificate/src/period/taking.rs</code> 的开头。</p>
<p>掩码不影响是否接受，只影响用时。它把堆分成两类：若 G(n) 在掩码下 1 的个数（有 <code>parity</code> 时再加上 n 减去所取数目）为奇数，则 n 为常见堆。若其余的堆很少，大多数着法就不必查看：两个常见堆留下的值不会属于常见一类。</p>
`}]};export{e as default};