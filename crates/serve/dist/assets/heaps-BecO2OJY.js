var e={title:`一堆石子的游戏`,headings:[{id:`怎样写一个游戏`,text:`怎样写一个游戏`,level:2},{id:`证明了什么怎样证明`,text:`证明了什么，怎样证明`,level:2},{id:`至多分成三堆的算术周期`,text:`至多分成三堆的算术周期`,level:3},{id:`自己的游戏`,text:`自己的游戏`,level:2},{id:`文件`,text:`文件`,level:2},{id:`一次看许多游戏`,text:`一次看许多游戏`,level:2},{id:`证书`,text:`证书`,level:2},{id:`文本`,text:`文本`,level:3},{id:`游戏`,text:`游戏`,level:3},{id:`走法是什么`,text:`走法是什么`,level:3},{id:`检验内容`,text:`检验内容`,level:3}],parts:[{kind:`html`,html:`<h1 id="一堆石子的游戏">一堆石子的游戏</h1>
<p>许多游戏由互不相干的堆组成：一步从一堆中取走若干石子，余下的也许还可以分成几堆。这时只须知道每堆的 SG 值 G(n)，而这些值往往会重复。<code>bouton period</code> 算出很长的 SG 值数列，找出周期并加以证明。</p>
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
<p>所以 7 = 1 + 2 + 4 表示至多留下两堆，<code>0.77</code> 就是凯尔斯（Kayles）：取一个或两个石子，余下的可以分成两堆。小数点前的数字规定不取石子时怎样分堆，<code>4.0</code> 就只是分堆。再前一位是添加一个石子；只有对局仍会结束时才允许，如 <code>80.0</code>：添一个石子并分成三堆。</p>
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
<p>写法与 CGSuite 相同，代码可在两个程序之间通用。（它的翻硬币代码，如 <code>1-3</code>、<code>1+C</code>、<code>3C(5)</code>，用于 <code>turning</code> 和 <code>tartan</code>：<code>bouton table turning code=1-5 0..20 --what value</code>。）只取不分的游戏还有更直白的写法：</p>
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
<p><strong>可分堆。</strong>设一步至多留下 h 堆、至多取 k 个石子。若对从 e 起、小于 h·e + (h − 1)·p + k 的所有 n 有 G(n + p) = G(n)，则对所有 n &gt;= e 也成立（Guy 与 Smith，1956，h = 2）。因为从 n + p 出发的一步总会留下至少有 (n + p − k)/h 个石子的一堆，可以从这一堆减去 p。各堆必须可以相等，所以定理对格伦迪博弈什么也没有说，Bouton 也就不说：</p>
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
依据：已证明：不分堆，且起作用的值减去每周期的增量后已重复出现；依据按规则算出的、不超过 47 的各堆的值。`,links:[{to:`sequence`,ask:`0.3003330[3] 12`}]},{kind:`html`,html:`<p>这里很早以前的值也起作用：足够远的值一旦被收入，就永远被占用。所以 Bouton 除了最后的若干值，还对堆的每个余数比较已收入的值的集合；若它们除了增加 s 以外相同，则以后的一切也相同。证明写在 <code>crates/heap/src/tails.rs</code> 的开头；检验程序所用的另一写法在 <code>crates/kernel-heaps/src/period/taking.rs</code> 的开头。</p>
<p><strong>至多分成三堆，值不断增长。</strong>可留下三堆的游戏常有算术周期。若每周期的增量是 2 的幂，<a href="/learn/heaps#至多分成三堆的算术周期">下文的定理</a>把证明化为有限多个和：算出前面各堆的值（常常不到一百个），再把更大的堆的着法归为有限多种类型。</p>
`},{kind:`code`,info:`console`,text:`$ bouton period 0.9C --values 12 --lang zh
十六进制博弈 0.9C
  算术周期 36：对所有 n >= 28 个石子的堆，G(n + 36) = G(n) + 16。最后一个例外是 G(27)。
  G(n) 是 n 个石子的堆的 SG 值，n 从 0 起。
  值      0 1 0 0 2 2 2 4 4 4 6 6 …
  最大值  54，最先出现于大小为 118 的堆
依据：已证明：由至多分成三堆的算术周期定理得出：更大的堆的着法只有有限多种类型，已逐一检验；依据按规则算出的、不超过 121 的各堆的值。`,links:[{to:`sequence`,ask:`0.9C 12`}]},{kind:`html`,html:`<p><strong>其余的游戏，用自动机。</strong>数量无限而又可分堆、各堆须不等、可留下四堆或更多而值又不断增长、增量不是 2 的幂：此处所用的定理都不适用。但“从某个 n 起
G(n + p) = G(n) + s”是<a href="/learn/language">语言</a>中的一个断言。只要值像是循环，且到第一个周期末为止的堆不超过 256 个，Bouton 就写下规则与断言，像其他断言一样用按二进制读数的自动机对所有堆证明：每个更小的值都须是某个着法的值，而值本身不是任何着法的值。</p>
`},{kind:`code`,info:`console`,text:`$ bouton period 4.[3] --values 12 --lang zh
取石分堆博弈 4.[3]
  算术周期 4：对所有 n >= 1 个石子的堆，G(n + 4) = G(n) + 4。最后一个例外是 G(0)。
  G(n) 是 n 个石子的堆的 SG 值，n 从 0 起。
  值      0 1 2 4 3 5 6 8 7 9 10 12 …
  最大值  48，最先出现于大小为 47 的堆
依据：已用自动机对所有堆证明：数用二进制表示，12 步，10 个自动机，证书已通过检验。猜想来自不超过 47 的各堆的值。`,links:[{to:`sequence`,ask:`4.[3] 12`}]},{kind:`html`,html:`<p>（这是拉斯克尼姆。）下面的博弈可以留下三堆，但 3 不是 2 的幂：</p>
`},{kind:`code`,info:`console`,text:`$ bouton period 0.3F --values 12 --lang zh
十六进制博弈 0.3F
  算术周期 6：对所有 n >= 0 个石子的堆，G(n + 6) = G(n) + 3。
  G(n) 是 n 个石子的堆的 SG 值，n 从 0 起。
  值      0 1 2 0 1 2 3 4 5 3 4 5 …
  最大值  335，最先出现于大小为 668 的堆
依据：已用自动机对所有堆证明：数用二进制表示，22 步，16 个自动机，证书已通过检验。猜想来自不超过 671 的各堆的值。`,links:[{to:`sequence`,ask:`0.3F 12`}]},{kind:`html`,html:`<p>小数点后至多两位的十六进制博弈中，就前 1300 个值而言有 312 个像是有这种周期，其中 311 个已得证，包括周期为 53、增量为 16 的 0.28。剩下的一个是个教训：在 0.F6 中，从 n = 604 到 1885 都有 G(n + 43) = G(n) + 32，将近三十个周期，本页的旧版曾把它当作猜想。到 n = 1886 它就不成立了：G(1929) 是 326 而不是 1253，此后几乎处处不成立。</p>
<p>异或作用在二进制位上。每周期增加 32 的规律说的是商 G(n)/32 如何增长，而商每多一位，就会出现以前没有过的异或和。这里商从 8 或 9 开始，途中经过 16 与 32；三十个周期只多了两位。所以在所有的商都达到“第一个周期的商之后的下一个 2 的幂”的四倍（此处为 64，即在它之后再经过两个 2 的幂）之前，Bouton 不把算术规律当作猜想，只说商出现过几位：</p>
`},{kind:`code`,info:`console`,text:`$ bouton period 0.F6 --to 1500 --values 12 --lang zh
十六进制博弈 0.F6
  尚未发现周期。从 604 起，值看似每 43 个增加 32，但值除以 32 的商只出现过 5 个二进制位，其中第一个周期已有 4 位。这样的规律常在出现新的一位时失效：商满 7 位之前不作猜想。
  G(n) 是 n 个石子的堆的 SG 值，n 从 0 起。
  值      0 1 0 2 3 4 5 1 6 2 3 4 …
  最大值  933，最先出现于大小为 1499 的堆
依据：由规则算出：不超过 1499 的各堆的值。`,links:[{to:`sequence`,ask:`0.F6 12`}]},{kind:`html`,html:`<p>若第一次尝试时自动机太大，就继续计算更多的值，待更多的值相符时再以更大的力气尝试，至多十秒左右。</p>
<h3 id="至多分成三堆的算术周期">至多分成三堆的算术周期</h3>
<p>设 S₁、S₂、S₃ 为留下一堆、两堆、三堆时可取数量的有限集合。定理讨论的是 G(n + p) = G(n) + s，其中 s = 2ᶜ 是 2 的幂。这时加上 s 只改变除以 s 的商：记 G(n) = s·x + l（0 ≤ l &lt; s），称 x 为堆 n 的<em>商</em>，l 为它的<em>余</em>。异或和中商与余互不相干：G(a) ⊕ G(b) 的商是两个商的异或和，余是两个余的异或和。</p>
<p><strong>规则的堆。</strong>设所有小于 N 的堆的值已知。对 m ≥ 1，若对所有 m′ ≥ m（m′ 与 m 模 p 同余，且 m′ + p &lt; N）都有 G(m′ + p) = G(m′) + s，则称堆 m 是规则的。设模 p 的每个余数 a 都有小于 N 的规则的堆，其中最小的为 f_a，其商为 x_a，余为 l_a，并设 b_a = f_a − p·x_a。于是已知的余数为 a 的规则的堆就是各 p·x + b_a，商为 x ≥ x_a，余为 l_a。其他 ≥ 1 的堆是<em>不规则的</em>，只有有限多个。设 u 为最大的不规则的堆（没有时为 0），k 为最大的取数，h 为一步最多留下的堆数。</p>
<p><strong>类型。</strong>一步取 t 个石子，留下余数为 a、…… 的若干规则的堆与若干不规则的堆。把 t、各规则的堆的 b_a 与各不规则的堆相加，设总和为 T，i 为 T 模 p 的余数。设 D = (b_i − T)/p；因 b_i ≡ i，D 是整数。若各规则的堆的商为 x、……，则这些堆为 p·x + b_a、……，而这一步从堆 p·V + b_i 出发，当且仅当</p>
<blockquote>
<p>x + … = V + D。</p>
</blockquote>
<p>这个后继的值，余为 L，即各 l_a 与各不规则的堆的余的异或和；商为 x ⊕ … ⊕ W，其中 W 是各不规则的堆的商的异或和。t、各余数与各不规则的堆合为一个类型，它有确定的 i、D、L、W；至少含一个规则的堆的类型只有有限多种。</p>
<p><strong>检验 A。</strong>对每个 L = l_i 的类型：</p>
<ul>
<li>有一个规则的堆时：没有 w ≥ 0，其二进制位都是 W 的位，且 W − D = 2w；</li>
<li>有两个时：没有 w，其位都是 W 的位，且 D − W + 2w 是不小于 0 的偶数，其一半与 W − w 没有公共的位；</li>
<li>有三个时：D &lt; 0，或 D 是奇数。</li>
</ul>
<p><strong>检验 B。</strong>对每个余数 i，设 V 为使 p·V + b_i ≥ N 的最小的数。对这个 V，也对换成 V + 1，对 0 到 s − 1 的每个余 L 与每种奇偶性，考察这种奇偶性的各个 v：L &lt; l_i 时从 0 到 V，否则从 0 到 V − 1。借助余数为 i、余为 L 的类型，v 可以是</p>
<ul>
<li><em>既留住又带走</em>：有一个含三个规则的堆的类型，其余数按某种次序为 a、a′、a″，v ≥ x_a，且 V + D − v 是偶数，不小于 x_a′ 与 x_a″ 中较大者的两倍；</li>
<li><em>留住</em>：同上；或者有一个含两个规则的堆的类型，其余数为 a 与 a′，W = v，且 V + D 是偶数，不小于 x_a 与 x_a′ 中较大者的两倍；</li>
<li><em>带走</em>：同第一种；或者有一个含一个规则的堆的类型，其余数为 a，W = 0 且 v = V + D ≥ x_a；或者有一个含两个规则的堆的类型，其余数按某种次序为 a 与 a′，W ≥ x_a′ 且 v = V + D − W ≥ x_a。</li>
</ul>
<p>这些 v 中有一个<em>枢轴</em>，它既留住又带走，比它小的都留住，比它大的都带走。</p>
<p><strong>定理。</strong>若 N &gt; k + h·u，且 A 与 B 成立，则从 N 起所有的堆都是规则的：从最大的 f_a 起，对所有 n 有 G(n + p) = G(n) + s。</p>
<p><em>证明</em>：对 n ≥ N 归纳。设 i 为 n 的余数，n = p·V′ + b_i。更小的堆或者已知，或者由归纳是规则的；所以余数为 a、不小于 f_a 的堆的商由大小决定，余为 l_a。要证 G(n) = s·V′ + l_i。从 n 出发的一步取 t 个石子，至多留下 h 堆，各堆在 1 与 n − 1 之间。因为 n &gt; k + h·u，它不会一堆也不留，留下的也不会全是不规则的堆。所以它属于某个类型。</p>
<p><em>G(n) 不是后继的值。</em>设某个后继的商为 V′、余为 l_i，则 L = l_i。有一个规则的堆时，x = V′ + D，x ⊕ W = V′。设 w 为 V′ 与 W 的公共位，则 x = V′ ⊕ W = V′ + W − 2w，即 W − D = 2w，与 A 矛盾。有两个时，x ⊕ y = V′ ⊕ W = V′ + W − 2w。x + y 等于 x ⊕ y 加上 2c，其中 c 为 x 与 y 的公共位，故 V′ + D = V′ + W − 2w + 2c，即 2c = D − W + 2w。c 的位都不在 x ⊕ y 中，而 W − w 是 W 中 V′ 所没有的位，都在 V′ ⊕ W 中。所以 c 与 W − w 没有公共的位，与 A 矛盾。有三个时，x ⊕ y ⊕ z = V′，x + y + z = V′ + D。和与异或和奇偶性相同，且不小于异或和，所以 D 是不小于 0 的偶数，与 A 矛盾。</p>
<p><em>每个更小的值都是后继的值。</em>设它的商为 v′、余为 L；于是 L &lt; l_i 时 v′ ≤ V′，否则 v′ ≤ V′ − 1。在检验 B 的两个数中取 V，使 V′ = V + 2j，j ≥ 0。设 v 为 V、L 与 v′ 的奇偶性所对应的枢轴。</p>
<ul>
<li>若 v′ &lt; v，则 v′ 在 V 处留住：有两个规则的堆的商同为 y，其余部分的商为 v′。把 y 换成 y + j，这一步就从 V + 2j 出发，值不变。</li>
<li>若 v′ − 2j &gt; v，则 v′ − 2j 在 V 处带走：有一个规则的堆的商为 v′ − 2j，其余部分的商为 0。把 v′ − 2j 换成 v′，这一步就从 V + 2j 出发。</li>
<li>否则 v′ = v + 2g，0 ≤ g ≤ j。枢轴有三个规则的堆，商为 v、y、y。换成 v + 2g、y + j − g、y + j − g，商的和增加 2j，异或和为 v + 2g。</li>
</ul>
<p>每种情形中商都不减小，所以这些规则的堆存在，并且都小于 n。这个后继的值，商为 v′，余为 L。</p>
<p>因此 G(n) = s·V′ + l_i。这就是说 n 是规则的：堆 n − p 不小于 N − p，而每个余数都有小于 N 的规则的堆，所以它的商为 V′ − 1。∎</p>
<p>检验 A 不追究从哪一堆起才真正起作用，检验 B 只用简单的几种后继。所以真的周期也可能通不过，但假的一定通不过：像 0.F6 那样后来才中断的规律，对任何 N 都通不过。</p>
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
`}]},{kind:`html`,html:`<p>目录中的游戏同样可以带参数：<code>bouton period kayles</code>、<code>bouton period subtraction S=2,5,7</code>。若过小而不能走的堆不计在内，n 就表示文献中某个博弈的较小的堆，Bouton 会说明。</p>
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
<p>证书通过检验，答案才称为已证明；所提到的命令加上 <code>--certificate</code> 就写出这份证书。若没有证书能表述某个游戏（可分成四堆或更多，或一次可取一百万个以上），或须重算四百万个以上的值，则改为给出定理的名称；加上 <code>--certificate</code> 时，后一种情形无论多久也会检验。</p>
<h2 id="文件">文件</h2>
`},{kind:`code`,info:`console`,text:`$ bouton period 0.77 --to 300 --values 0 --out kayles.csv --lang zh
八进制博弈 0.77
  周期 12：对所有 n >= 71 个石子的堆，G(n + 12) = G(n)。最后一个例外是 G(70)。
  G(n) 是 n 个石子的堆的 SG 值，n 从 0 起。
  最大值    8，最先出现于大小为 27 的堆
  稀疏空间  掩码 15：9 个稀有堆，最后一个为 70
依据：已证明：由 Guy 与 Smith 的定理（1956）及按规则算出的、不超过 167 的各堆的值得出。`,links:[{to:`sequence`,ask:`0.77 0`}]},{kind:`html`,html:`<p><code>--out</code> 按文件名的结尾写出 0、1、2、…… 各堆的值：<code>.csv</code>；<code>.npy</code>（NumPy）；<code>.txt</code>，即整数数列在线百科全书的 b-file；<code>.png</code> 与 <code>.svg</code> 是图；<code>.tex</code> 是 LaTeX 表格。给出 <code>--to N</code> 且周期得证时总是 N 个值，算出的值以外的由周期得出。</p>
<p>两堆相关的游戏没有数列，只有表；<code>bouton table wythoff 0..47 0..47 --what value --out values.svg</code> 用颜色画出 SG 值：</p>
<p><img src="/pictures/wythoff-values-zh.svg" alt="威佐夫博弈的 SG 值：深色为先手必败，值越大颜色越浅" loading="lazy" /></p>
<p>超过两秒的计算会存在旁边的文件（<code>OUT.checkpoint</code>）或 <code>--checkpoint</code> 所指的文件中。无论怎样中断（包括强行终止），重复同一命令即可续算，也可以换更大的 <code>--to</code>。文件的每一块都有校验和：若某块不符，则从那里起重新计算，并予以说明。续算之前会先重算其中一些旧值。</p>
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
依据：周期由 Guy 与 Smith 的定理（1956）及按规则算出的值得出；堆按大小从 0 编号。`,links:[]},{kind:`html`,html:`<p><code>bouton census</code> 考察不超过若干位的全部八进制博弈（用 <code>--hexadecimal</code> 则为可留下三堆的全部博弈），或所列的几个：<code>bouton census 0.16 0.56 --to 1000000</code>。若一个博弈中 n 个石子的堆与另一个中 n + 1 个石子的堆同值（称为表亲，如 <code>0.07</code> 与 <code>0.137</code>），只算一次。<code>--each 1m</code> 限定每个博弈的时间；<code>--out FILE.csv</code> 给每个博弈写一行：标准型、前周期、周期、最后的例外、用了多少个值、最大值、稀疏空间；未得证的值看似具有的周期（<code>seems_…</code>）；前 4096 个值中有增量、维持了十个周期而后中断的最长的规律（<code>broken_…</code>，以及最先不合的堆 <code>broken_at</code>）。只要有未决的博弈，退出状态就是 3，与 <code>period</code> 相同。</p>
<h2 id="证书">证书</h2>
<p><code>--certificate FILE</code> 写下所得结果，<code>bouton verify FILE</code> 加以检验。检验程序是 <code>bouton-kernel-heaps</code>：它只看证书，不读游戏文本，与搜索程序没有共用的代码。另一个检验程序 <code>tools/verify_heaps.py</code> 只按本页写成，用 <code>python3 tools/verify.py FILE</code> 运行。</p>
`},{kind:`code`,info:`console`,text:`$ bouton period pairs.game --values 0 --certificate pairs.cert --lang zh
\`pairs.game\`
  周期 34：对所有 n >= 53 个石子的堆，G(n + 34) = G(n)。最后一个例外是 G(52)。
  G(n) 是 n 个石子的堆的 SG 值，n 从 0 起。
  最大值    9，最先出现于大小为 86 的堆
  稀疏空间  掩码 6 与堆的奇偶：53 个稀有堆，最后一个为 172
  游戏      着法与 0.07（道森 Kayles）相同  [规则即此代码的规则：任意大小的堆，两个游戏的着法都相同]
依据：已证明：由 Guy 与 Smith 的定理（1956）及按规则算出的、不超过 175 的各堆的值得出。
证书已写入 \`pairs.cert\`（289 字节），检验程序接受。`,links:[{to:`sequence`,ask:`mine.game 0`,text:`game pairs
(n) -> (i) + (n - 2 - i)
`}]},{kind:`code`,info:`console`,text:`$ bouton verify pairs.cert --lang zh
✓ pairs.cert：0.07，正常规则：对所有 n >= 53，n + 34 的 SG 值等于 n 的 SG 值（Guy 与 Smith 1956，依据 176 个堆的值）
  其中的着法：
    (move (k l) (= n (+ k l 2)) (to k) (to l))`,links:[]},{kind:`html`,html:`<p>用自动机的证明，其证书与任何断言的<a href="/learn/certificate">证书</a>相同，规则作为文本写在其中。<code>pairs.game</code> 的周期的证书如下（<code>-</code> 表示终端）：</p>
`},{kind:`code`,info:`console`,text:`$ bouton period pairs.game --certificate -
(period 2)
(heaps n
  (move (k l) (= n (+ k l 2)) (to k) (to l)))
(repeats 53 34)
(least)
(values 0 0 1 1 2 0 3 1 1 0 3 3 2 2 4 0 5 2 2 3 3 0 1 1 3 0 2 1 1 0 4 5 2 7 4 0 1 1 2 0 3 1 1 0 3 3 2 2 4 4 5 5 2 3 3 0 1 1 3 0 2 1 1 0 4 5 3 7 4 8 1 1 2 0 3 1 1 0 3 3 2 2 4 4 5 5 9)
(mask 6 parity)`,links:[{to:`sequence`,ask:`mine.game`,text:`game pairs
(n) -> (i) + (n - 2 - i)
`}]},{kind:`html`,html:`<p>定理写在前面的各项中，到 <code>values</code> 为止：游戏，以及 SG 值如何变化。其余各项只帮助检验。</p>
<h3 id="文本">文本</h3>
<p>文本的写法与<a href="/learn/certificate#文本">任何证书</a>相同：词、注释、数词、名称都一样，但不能有引号中的文本。最外层各项都是列表。前三种恰好一个，其余至多一个，次序如下：</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>项</th>
<th>含义</th>
</tr>
</thead>
<tbody><tr>
<td><code>(period 2)</code></td>
<td>第一项</td>
</tr>
<tr>
<td><code>(heaps 名称 走法 …)</code></td>
<td>游戏，见下；名称是一堆的石子数，以下记作 n</td>
</tr>
<tr>
<td><code>(repeats E P)</code>、<code>(repeats E P C)</code></td>
<td>对所有 n ≥ E：G(n + P) = G(n)，或 G(n + P) = G(n) + C；不写 C 时 C 为 0</td>
</tr>
<tr>
<td><code>(least)</code></td>
<td>可省略：周期不能更早开始，也不能更短</td>
</tr>
<tr>
<td><code>(values v₀ v₁ …)</code></td>
<td>可省略：G(0)、G(1)、…… 直到 G(E + P − 1)，全部列出</td>
</tr>
<tr>
<td><code>(offset c)</code></td>
<td>c = 0 时可省略：不超过 c 个石子的堆没有走法</td>
</tr>
<tr>
<td><code>(mask M)</code>、<code>(mask M parity)</code></td>
<td>可省略，见下</td>
</tr>
<tr>
<td><code>(after N)</code></td>
<td>可省略：用值增长时的证明，从堆 N 开始</td>
</tr>
</tbody></table></div>
<p>这些数都小于 2³⁰，掩码小于 2³²。走法可以一个也没有。</p>
<h3 id="游戏">游戏</h3>
<p>局面是若干堆之和，每步在其中一堆进行。<code>(move (x y …) F … (to x) …)</code> 的意思是：只要有自然数 x、y、…… 使各公式 F 都成立，就有一步把 n 换成 <code>to</code> 之后的各堆。</p>
<p>数、公式与留下的堆都可以一个也没有。各个 F 都在各个 <code>to</code> 之前，每个 <code>to</code> 恰有 x、y、…… 中的一个数。每个 x 是一个在这一步中不作他用的名称，其他走法可以再用它。公式中可以有：</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>写法</th>
<th>含义</th>
</tr>
</thead>
<tbody><tr>
<td><code>(+ s …)</code>、<code>(- s t)</code>、<code>(* 3 s)</code></td>
<td>由名称与数组成的和，写法与界限<a href="/learn/certificate#和与公式">同任何证书</a></td>
</tr>
<tr>
<td><code>(= s t)</code>、<code>(&lt; s t)</code>、<code>(&lt;= s t)</code></td>
<td>整数的比较</td>
</tr>
<tr>
<td><code>(divides m s)</code></td>
<td>s 是 m 的倍数，m 是 1 至 2⁵⁰ 的数</td>
</tr>
<tr>
<td><code>(and F …)</code>、<code>(or F …)</code>、<code>(not F)</code>、<code>true</code>、<code>false</code></td>
<td>公式的组合；<code>(and)</code> 为真，<code>(or)</code> 为假</td>
</tr>
</tbody></table></div>
<p>所以 <code>(move (k l) (= n (+ k l 2)) (to k) (to l))</code> 就是 <code>pairs.game</code> 的规则。参数已代入；规则中的 <code>k mod 3 = 1</code> 写成 3 整除 k − 1。文本中的数与和的系数都不超过 2⁵⁰，一步中的名称不超过 63 个。</p>
<h3 id="走法是什么">走法是什么</h3>
<p>定理所说的游戏是：取走若干个，留下若干堆，各堆大小任意。走法确实如此，这要由公式对所有 n 证明。</p>
<p><em>不是部分的数。</em>部分（<code>to</code> 之后的名称）是这一步中互不相同的名称，至多三个。对其余每个名称 x，依列表的次序，在各公式 F 中取第一个 x 的系数为 1 或 −1 的等式。它必须本身就是一个 F，而不是在某个 <code>and</code> 之中；系数是把各项都移到一边、并消去 x 之前的名称以后 x 的系数。</p>
<p>把它所说的 x 代入各处，并以 x ≥ 0（同样代入）取代该等式，此后它不再是等式。若没有这样的等式，则 x 不得再（以不为 0 的系数）出现。最后加上条件 n ≥ 0。</p>
<p><em>视图。</em>对 z = 0、1、2、3，设 q₁ ≤ … ≤ q_z 为不小于 1 的数。一步的一个视图规定它的每个部分是某个 q_i + c（每个 i 恰用一次），或者是<em>死</em>的，即 0 至 c 中的一个数。所以有 r 个部分的一步，有 z 个活的部分的视图共 r!/(r − z)! · (c + 1)^(r − z) 个；r &lt; z 时没有。</p>
<p>令 n = d + q₁ + … + q_z + c。于是每个原子是一个式子 αd + Σ β_i q_i + γ 等于 0，或小于 0，或为 m 的倍数；在后一情形 α、各 β 与 γ 都换成除以 m 的余数。各 β 都为 0 的原子称为<em>关于 d</em> 的。</p>
<p><em>检验。</em>对每个 z，考虑所有走法中有 z 个活的部分的所有视图：</p>
<ol>
<li>设 L 为 α ≠ 0 的各整除原子的 m 的最小公倍数，M 为 α ≠ 0 的各关于 d 的原子的 ⌊|γ|/|α|⌋ + 2 的最大值。先把否定都移到原子上，再令不是关于 d 的原子都为真。这时没有视图对从 −(M + L) 到 −1 的 d 成立。若一个视图对从 M 到 M + L − 1 的 d 都不成立，设 D 为使它成立的最大的 d ≥ 0（没有时为 0）。</li>
<li>不是关于 d 的原子不是整除。它的不为 0 的各 β 同号，或者恰有两个且和为 0。并且 α = 0，或者 α 与不为 0 的各 β 同号，或者它的视图有 D。</li>
<li>设 B 为这些原子的 |γ|（若 α ≠ 0 且不与各 β 同号，则为 |γ| + |α|·D）的最大值。对所有满足 q₁ ≤ B + 1、q_{i+1} ≤ q_i + B + 1 的 q，使某个视图成立的 d ≥ 0 的集合相同。这就是 S_z，即留下 z 堆的取数。（从 ⌊(|γ| + Σ|β_i|·z(B + 1))/|α|⌋ + 2 起它以 L 循环。）</li>
<li>S₀ 与 S₁ 不含 0。</li>
</ol>
<p>原子按其所写检验，即使它的视图从不成立。M、L、B 与 3 中括号里的数不超过 2²⁴，系数不超过 2⁶²；超出的证书不被接受。较大的 M、L、B 会得出同样的判定，所以原子怎样写出并无关系，只要意思相同：s &lt; t 可以是 s − t &lt; 0，也可以是 t − s − 1 &lt; 0 的反面。</p>
<p>理由见 <code>crates/kernel-heaps/src/moves.rs</code> 的开头：只要 0、q₁、q₂、…… 中有相邻两数相距很远，就可以把较大的那些都减 1，而原子都不变。</p>
<p>所以 n 就是大小为 n − c 的堆，从中取走 S_z 中的一个数目，留下 z 个不空的堆。以下的堆都指这些较小的堆，H(m) 为 m 个石子的堆的值，G(n) = H(max(n − c, 0))。E 与 <code>values</code> 仍按 n 计。</p>
<h3 id="检验内容">检验内容</h3>
<p><strong>没有 <code>after</code> 时</strong>，各 S 有限，C 为 0。设 k 为最大的取数（没有时为 0），h 为使 S_z 不空的最大的 z ≥ 1（没有时为 1），e = max(E − c, 1)。计算所有小于
h·e + (h − 1)·P + k + P 的堆的值 H。</p>
<p><strong>有 <code>after N</code>，且 S₂、S₃ 为空时</strong>，不分堆。S₀、S₁ 可以有限，C 可以为 0。设 S₁、S₀ 分别从 s、t 起循环（取最小的，至少为 1），Q 为 P 与两者最短循环长度的最小公倍数，D = C·Q/P。N 不小于 max(E − c, 1) + s 与 t。计算所有小于 N + Q + P 的堆的值。</p>
<p>对小于两个循环长度的最小公倍数的每个 r，设 A 为余数为 r 的堆从 1 ≤ m ≤ N − s 得到的值 H(m)（r − m 按循环属于 S₁），r 按循环属于 S₀ 时再加上 0；B 为 m ≤ N + Q − s 时的同样的集合，同样加上 0。B 等于 {0, …, D − 1} 与 A 各加 D 之并。</p>
<p><strong>有 <code>after N</code>，且 S₂ 或 S₃ 不空时</strong>，四个集合都有限，C 是 2 的幂，N ≥ max(E − c, 1) + P。计算所有小于 N 的堆的值 H。取 p = P、s = C，以 H 代 G，则就这些值而言从 max(E − c, 1) 起所有的堆都是规则的，N &gt; k + h·u，且<a href="/learn/heaps#至多分成三堆的算术周期">上文</a>的检验 A 与 B 都通过。这里 k 是四个集合中最大的数量，h 是使 S_z 不空的最大的 z。</p>
<p><strong>各种情形都要求</strong>：P 至少为 1；所需的值不多于 2³⁰ 个（可以分堆时每个小于 2¹⁶）；对所有 n ≥ E，只要 G(n + P) 可由这些值得知，就有 G(n + P) = G(n) + C；<code>values</code> 与这些值一致。</p>
<p>有 <code>(least)</code> 时，若 E &gt; 0，则从 E − 1 起不成立；对任何整除 P 与 C 的素数 p，换成 P/p 与 C/p 从 E 起也不成立；C 为 0 时，每个素数都整除它。理由见上文，以及 <code>crates/kernel-heaps/src/period</code> 中 <code>taking.rs</code> 与 <code>growing.rs</code> 的开头。</p>
`},{kind:`code`,info:`console`,text:`$ bouton period 0.9C --certificate -
(period 2)
(heaps n
  (move () (= n 1))
  (move (k l) (< 0 k) (< 0 l) (= n (+ k l 2)) (to k) (to l))
  (move (k l m) (< 0 k) (< 0 l) (< 0 m) (or (= n (+ k l m 1)) (= n (+ k l m 2))) (to k) (to l) (to m)))
(repeats 28 36 16)
(least)
(values 0 1 0 0 2 2 2 4 4 4 6 6 6 3 3 3 8 8 8 7 7 7 5 5 5 9 9 9 11 11 10 13 13 13 15 15 14 16 16 16 18 18 18 20 20 20 22 22 12 19 19 19 24 24 24 23 23 23 21 21 21 25 25 17)
(after 103)`,links:[{to:`sequence`,ask:`0.9C`}]},{kind:`html`,html:`<p>掩码不影响是否接受，只影响用时。它把堆分成两类：若 H(m) 在掩码下 1 的个数（有 <code>parity</code> 时再加上 m 减去所取数目）为奇数，则 m 为常见堆。若其余的堆很少，大多数着法就不必查看：两个常见堆留下的值不会属于常见一类。</p>
<p>任何掩码都可以这样用。设两堆共有 t 颗石子，异或和为 v，数 v 在掩码下 1 的个数（有 <code>parity</code> 时再加上 t）。当且仅当两堆不同类时，这个数为奇数；分类也这样数，以 m 代 t。不同类的两堆，逐一查看较少一类的堆就能全部找到。同类的两堆可能有的值，则在所有两堆中寻找，直到找到为止。因此所有的值都是准确的。若两类都不稀少，掩码就没有用处。</p>
`}]};export{e as default};