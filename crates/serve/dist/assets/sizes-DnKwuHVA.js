var e={title:`对所有大小成立的定理`,headings:[{id:`想法`,text:`想法`,level:2},{id:`一份证书`,text:`一份证书`,level:2},{id:`陈述`,text:`陈述`,level:3},{id:`另外给出的`,text:`另外给出的`,level:3},{id:`语句`,text:`语句`,level:2},{id:`项`,text:`项`,level:3},{id:`清单`,text:`清单`,level:3},{id:`行的场景`,text:`行的场景`,level:2},{id:`行的补救`,text:`行的补救`,level:3},{id:`为何正确`,text:`为何正确`,level:2},{id:`能证明的与不能的`,text:`能证明的，与不能的`,level:2}],parts:[{kind:`html`,html:`<h1 id="对所有大小成立的定理">对所有大小成立的定理</h1>
<p>尼姆博弈的堆数任意，一条定理就够了：</p>
`},{kind:`code`,info:`console`,text:`$ bouton prove nim --claim 2 --lang zh
nim
  ✓ P((n) + ..) iff xor(n) = 0
      对任意多个分量的局面得证。每走一步 n 都变小，故对局必定结束。
      关于各项及其总和的 9 个语句，2 个自动机；证书已通过检验（378 字节）。

得证。`,links:[{to:`rules`,ask:`nim`,run:`prove`}]},{kind:`html`,html:`<p>关于任意长度的行也是如此，例如 <code>staircase</code> 与 <code>coins</code>。本页说明这种定理如何证明，并完整描述其证书。本页以<a href="/learn/certificate">证书</a>为基础。</p>
<h2 id="想法">想法</h2>
<p>局面由若干<em>项</em>组成：堆，或行中的各项。断言涉及各项计数的<em>总和</em>：异或和、和或最大值。尼姆博弈的断言是：局面必败，当且仅当总和为 0。全部各项的总和由一部分的总和与其余的总和合成，而其余的总和可以是任何数。断言由三点得出：</p>
<ul>
<li>*必败态走不到必败态。*一步只改变一堆。无论其余的总和是多少，若走前全体的总和为 0，走后就不是 0。</li>
<li><em>其他局面都能走到必败态。<em>证书给出两个总和之间的一个关系，称为</em>受阻</em>：总和为前者的若干项，在总和为后者的其余各项旁，可能没有一项能补救局面。对尼姆博弈，它是：第一个数不大于第二个。在其他各项旁不受阻的一项，有一步使总和变为 0。若两组项各在其余一切旁受阻，则它们合起来也受阻。若全部项在空无一物旁受阻，则总和已经是 0。于是对项数归纳：总和不是 0 时，必有一项不受阻。</li>
<li><em>对局必定结束</em>，因为每步都使所动的堆变小。</li>
</ul>
<p>这些语句每次只涉及几个数，由自动机判定。像摩尔博弈那样可以同时改变几堆的，则用 Moore 与 Yamasaki 的定理，证明见本页末尾。</p>
<h2 id="一份证书">一份证书</h2>
`},{kind:`code`,info:`text`,text:`(sizes 2)
(statement
  (heaps 1 n)
  (stuck lost)
  (move (k) (< k n) (to k))
  (total xor s (v) (= n v))
  (lost (= s 0)))
(falls n)
(blocked (s0 x0) (not (< x0 s0)))
(define f0 (a) (exists (k) (= a k))
  (nodes)
  (rows s0)
  (accept 0))
(define f1 (a b) (exists (k l m) (< k a) (= k l) (xor b l m) (= m 0))
  (nodes (1 s0 -) (1 s1 s0) (0 n0 n1))
  (rows n2 s1)
  (accept 1))`,links:[]},{kind:`html`,html:`<p>顶层依次为：</p>
<ol>
<li><code>(sizes 2)</code>；</li>
<li><code>(statement PART …)</code>；</li>
<li><code>(falls …)</code>：对局为何结束；</li>
<li><code>(among (NAME …) F)</code>，至多一次：所有总和都满足的关系；</li>
<li><code>(blocked (NAME …) F)</code>，一次；</li>
<li><code>define</code>，与其他证书相同，数用二进制。</li>
</ol>
<p>断言为 <code>columns</code> 时没有 <code>falls</code>、<code>among</code> 与 <code>blocked</code>。文件中以 <code>(sizes </code> 开头的一行开始一份证书，与其他证书一样。</p>
<p>公式、名称、数与限额都与<a href="/learn/certificate">证书</a>一页相同，数用二进制，没有自动机；公式中没有别的定义。下面每一条中，各列表里的名称按文本的次序绑定，每个一次。</p>
<h3 id="陈述">陈述</h3>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>部分</th>
<th>次数</th>
<th>含义</th>
</tr>
</thead>
<tbody><tr>
<td><code>(heaps K NAME …)</code></td>
<td>一次，或 <code>row</code></td>
<td>任意多堆，每堆 1 至 8 个数；一步改变其中 1 至 K 堆，1 ≤ K ≤ 2²⁴</td>
</tr>
<tr>
<td><code>(row x i l w)</code></td>
<td>一次，或 <code>heaps</code></td>
<td>任意长度的行：四个名称依次是一项、它的位置（从 1 起）、行长、前一项（第一项之前为 0）</td>
</tr>
<tr>
<td><code>(sorted)</code></td>
<td>至多一次，限于行</td>
<td>各项不减</td>
</tr>
<tr>
<td><code>(law F)</code></td>
<td>任意，限于堆</td>
<td>每堆满足</td>
</tr>
<tr>
<td><code>(law (NAME …) F)</code></td>
<td>任意，限于行</td>
<td>每一项（一个名称）或任何相邻两项（两个名称）满足</td>
</tr>
<tr>
<td><code>(stuck VERDICT)</code></td>
<td>一次</td>
<td><code>lost</code> 或 <code>won</code>：对不能走的一方的判定</td>
</tr>
<tr>
<td><code>(move (NAME …) F … (to NAME …))</code></td>
<td>任意，限于堆</td>
<td>各 F 都成立时，一堆变为 <code>to</code></td>
</tr>
<tr>
<td><code>(move (ITEM …) (NAME …) F … (to NAME …))</code></td>
<td>任意，限于行</td>
<td>见下文</td>
</tr>
<tr>
<td><code>(total FOLD NAME (v) F)</code></td>
<td>0 至 4</td>
<td>FOLD 为 <code>xor</code>、<code>sum</code> 或 <code>max</code>；F 表示一项计为 v</td>
</tr>
<tr>
<td><code>(lost F)</code>、<code>(value (v) F)</code> 或 <code>(columns (v) F)</code></td>
<td>一次</td>
<td>断言</td>
</tr>
</tbody></table></div>
<p>堆的法则、着法与总和中的名称，是 <code>heaps</code> 的名称与各自列表中的名称。行的总和中是 <code>row</code> 的四个名称与 v。<code>lost</code> 与 <code>value</code> 中是各总和的名称（每个给出一次）与 v。</p>
<p>行的着法的第一个列表是<strong>窗口</strong>：1 至 4 个不同的项的名称，以及间隔 <code>..</code>，两个间隔不相邻。间隔代表任意多项，也可以没有；窗口不以间隔开头（结尾）时，它始于行首（止于行尾）。各 F 与 <code>to</code> 涉及窗口中的项与第二个列表。窗口中的各项依次变为 <code>to</code> 的各数，此外不变。</p>
<p>局面的<strong>总和</strong>是各项计数的异或和、和或最大值；没有项时为 0。</p>
<ul>
<li><code>(lost F)</code>：必败的恰为总和满足 F 的局面。</li>
<li><code>(value (v) F)</code>：v 是局面的 SG 值，当且仅当各总和与 v 满足 F。</li>
<li><code>(columns (v) F)</code>：F 成立时一堆计为 v。<code>stuck</code> 为 <code>lost</code> 时，必败的恰为各二进制位上所有计数中 1 的个数都是 K + 1 的倍数的局面。为 <code>won</code> 时，必败的恰为以下两种：所有计数至多为 1，且等于 1 的个数除以 K + 1 余 1；有计数至少为 2，且各二进制位上 1 的个数都是 K + 1 的倍数。</li>
</ul>
<p>以下陈述不予接受：没有 <code>columns</code> 而 K 不是 1；行配以 <code>columns</code> 或 <code>(stuck won)</code>；<code>value</code> 配以 <code>(stuck won)</code>；<code>columns</code> 之外还有总和，或没有 <code>columns</code> 也没有总和。</p>
<h3 id="另外给出的">另外给出的</h3>
<p>堆的 <code>(falls SUM …)</code> 是一堆的数的和，与其他证书相同；行的是 <code>(falls last)</code> 或 <code>(falls first)</code>。</p>
<p><strong>宽度</strong> W 是总和的个数；<code>stuck</code> 为 <code>won</code> 时再加一：最后一个总和表示有没有着法。一堆有着法时，它为此计 1，否则计 0，合成方式为 <code>max</code>。</p>
<p><code>among</code> 有 W 个名称，代表各总和。<code>blocked</code> 有 2·W 个名称，代表两组总和；断言为 <code>value</code> 时再加一个，代表要达到的值。</p>
<h2 id="语句">语句</h2>
<p>语句<em>不能：F、G、…</em> 表示没有数同时满足这些公式。它按要求<em>不能：</em>Lits(F)、Lits(G)、… 判定，用证书中的定义。所有语句成立、所有定义正确时，证书被接受。多于 64 个数的语句使证书被拒绝。</p>
<p>语句中的数按本页提到的次序编号；<em>新</em>的数排在此前所有数之后。陈述或证书中的公式<em>置于</em>若干数处：它自己最前面的数依次换成这些数，它所绑定的数排在语句的所有数之后，按文本的次序。这里恰含一个公式的 <code>(and …)</code> 或 <code>(or …)</code> 就是该公式，<code>(exists () F)</code> 就是 F。</p>
<p>比较都理解为和：a &lt; b + c 表示 a − b − c 为负，a = b + c 表示 a − b − c 为 0。</p>
<p>一组总和写作一个字母。<strong>Join</strong>(a, b, c) 对各总和依次是 <code>(xor a b c)</code>；或 a + b − c 为 0；或者对最大值是 <code>(or (and (&lt;= b a) (= c a)) (and (&lt; a b) (= c b)))</code>。<strong>Count</strong>(e, t) 对各总和依次是其公式置于 e 的数与 t 的数处；<code>(stuck won)</code> 的最后一个总和，其数为 m，是
<code>(or (and (= m 1) C) (and (= m 0) (not C)))</code>，其中 C 是所有着法的 <code>(exists (NAME …) (and F …))</code> 的 <code>or</code>，列表与条件取自着法。一组总和只有陈述中那么多时，Join 与 Count 到此为止。<strong>Among</strong>(t) 是 <code>among</code> 的公式置于 t，没有则为空。<strong>Blocked</strong>(t, x) 是 <code>blocked</code> 的公式置于 t、x 与要达到的值 y。<strong>Goal</strong>(t) 是 <code>lost</code> 的公式置于 t 中陈述的各总和，或 <code>value</code> 的公式置于这些与 y。</p>
<p><em>在 e 处的着法</em>：其列表为新的数，然后是置于 e 与这些数处的条件。结果是 <code>to</code> 的各数。</p>
<h3 id="项">项</h3>
<p><em>一项</em>是 <code>heaps</code> 或 <code>row</code> 的各名称的新数，以及对它<em>已知</em>的：堆为各法则；行的一项 (x, i, l, w) 为：一个名称的法则，置于 x；0 &lt; i；i &lt; l + 1；余数（见下）；行<em>相连</em>（见下）时还有 <code>(or (and A B) (and C …))</code>，A 为 i = 1，B 为 w = 0，C 为 1 &lt; i，… 为置于 w 的一个名称的法则与置于 w、x 的两个名称的法则。</p>
<p>**余数。<em><em>一项的计数常取决于其位置的奇偶。行的总和中，至少有一个数、且数都是位置 i 或长度 l 的文字称为</em>位置文字*。若有这种文字，而且每一个都表示 C 整除 a·i + b·l + c，其中 C ≤ 16、a、b 都相同（c 可以不同，文字可以在 <code>not</code> 之内），则关于一项的语句对 a·i + b·l 的每个*余数</em> r（0 至 C − 1）各作一次。此时：</p>
<ul>
<li>每个总和的公式按余数取：位置文字在 C 整除 r + c 时换成 <code>true</code>，否则换成 <code>false</code>；然后由内向外：<code>true</code> 的 <code>not</code> 为 <code>false</code>，反之亦然；两者的 <code>exists</code> 就是其本身；<code>and</code> 略去 <code>true</code>，含 <code>false</code> 时为 <code>false</code>；<code>or</code> 略去 <code>false</code>，含 <code>true</code> 时为 <code>true</code>。</li>
<li><em>余数</em>指 <code>(divides C (+ (* a i) (* b l) d))</code>，d = (C − r) mod C。</li>
</ul>
<p>否则 C 为 1，只有余数 0，公式不变，本页说<em>余数</em>之处什么也不说。若某个总和的公式在别的文字中含 i 或 l，称总和<em>依位置</em>。余数按模 C 取。</p>
<p>有两个名称的法则，或总和的某个文字含 w，则行<strong>相连</strong>；后一种情形称为<em>计数相连</em>。</p>
<h3 id="清单">清单</h3>
<p>依下列次序。每个语句中，已知的在最前。</p>
<ol>
<li>*计数。*对每个总和与每个余数：一项，新的 v、u。<em>不能：已知、not ∃v F(e, v)</em>，<em>不能：已知、F(e, v)、F(e, u)、u &lt; v</em>，F 为总和的公式。前者是 <code>(not (exists (v) F))</code>。</li>
<li><em>次序</em>，有 <code>(sorted)</code> 时：对项 a、b：<em>不能：</em>置于 a 的一个名称的法则、置于 b 的、置于 a、b 的两个名称的法则、b &lt; a。</li>
<li><em>对局结束。<em>对每个</em>单独</em>的着法：窗口的新项，或一堆的数；置于窗口各项的一个名称的法则，或堆的法则；着法。堆有秩 e₁、e₂、…：对每个有负系数或负常数的秩，<em>不能：这些、eⱼ &lt; 0</em>；然后对 j = 1、2、…：<em>不能：这些、e₁(x) = e₁(q)、…、eⱼ(x) &lt; eⱼ(q)</em>；最后<em>不能：这些、e₁(x) = e₁(q)、…</em> 全部。行为 <code>last</code>（<code>first</code>）时：窗口各项从最后到最前（从最前到最后），各与其结果：<em>不能：这些、此前各项与其结果相等、该项 &lt; 其结果</em>；最后<em>不能：这些、全部相等</em>。</li>
<li>*走后仍是局面。*堆：每个单独的着法与每条法则：<em>不能：这些、not 置于结果的法则</em>。行：每个着法的每个场景（见下）：其已知的公式，以及场景中走前走后不同的每条法则：<em>不能：已知、not 走后的法则</em>。</li>
<li><em>Among</em>，若有：<em>不能：t 的每个总和 = 0、not Among(t)</em>；每个余数一项与新的 t：<em>不能：已知、Count(e, t)、not Among(t)</em>；s、t、u：<em>不能：Among(s)、Among(t)、Join(s, t, u)、not Among(u)</em>。</li>
<li><em>值</em>，若断言：新的 t、v、u：<em>不能：Among(t)、not ∃v Goal</em>，<em>不能：Among(t)、关于 v 的 Goal、关于 u 的 Goal、u &lt; v</em>。</li>
<li>*目标走不到目标。*堆：每个单独的着法，新的 x（W 个总和），依次对堆与其结果各有新的 t 与 s（只有陈述的总和）；最后 y：<em>不能：法则与着法、Among(x)、两者的 Count 与 Join(x, t, s)、两个 Goal(s)</em>。行：每个着法的每个场景，x 代表场景以外，并取计数的各项（见下）。</li>
<li><em>补救</em>：见下。</li>
<li>*合起来受阻：*新的 s、t、x、p、q、u 与 y：<em>不能：Among(s)、Among(t)、Among(x)、Join(t, x, p)、Join(s, x, q)、Join(s, t, u)、Blocked(s, p)、Blocked(t, q)、not Blocked(u, x)</em>。</li>
<li>*没有项：*新的 s、x、y：<em>不能：s 的每个总和 = 0、Among(x)、not Blocked(s, x)</em>。</li>
<li>*全部项：*新的 s、x、y：<em>不能：x 的每个总和 = 0、Among(s)、Blocked(s, x)</em>，然后 <code>value</code> 时对新的 v：关于 v 的 Goal(s)、y &lt; v；否则 <em>not Goal(s)</em>，<code>(stuck won)</code> 时再加 m = 1，m 为 s 的最后一个总和。</li>
<li><em>没有着法</em>，<code>(stuck won)</code> 时：<em>不能：Among(s)、m = 0、Goal(s)</em>。</li>
</ol>
<p>堆的<strong>补救</strong>：一堆 n，新的 t、x（各 W 个总和），y：<em>不能：法则、Count(n, t)、Among(x)、not Blocked(t, x)、对每个着法 not Mends</em>。<strong>Mends</strong> 为 <code>(exists (…) (and …))</code>：绑定着法的列表、新的 t′ 与 s′（陈述的总和）；公式依次为条件、Count(结果, t′)、Join(x, t′, s′)、Goal(s′)。</p>
<p>断言为 <code>columns</code> 时只有：断言的公式的<em>计数</em>，<em>走后仍是局面</em>，以及</p>
<ul>
<li><em>变小</em>，对每个单独的着法，新的 v、u：<em>不能：法则与着法、F(n, v)、F(结果, u)、v &lt; u + 1</em>；</li>
<li><em>走到</em>：一堆 n，新的 v、u：<em>不能：法则、F(n, v)、u &lt; v</em>，以及对每个着法 <em>not</em> <code>(exists (NAME …) (and F … F(结果, u)))</code>。</li>
</ul>
<h2 id="行的场景">行的场景</h2>
<p>着法的窗口由<em>段</em>组成，即间隔之间相邻的项。<strong>侧</strong>在第一段之前、两段之间或最后一段之后。没有间隔的侧是<em>相接</em>：那里什么也没有。有间隔的侧是<em>任意</em>；但若行相连，且侧前的段以着法改变的项结尾，或侧后的段以这样的项开头，则它一次为<em>相接</em>，一次为<em>相隔</em>，后者表示那里有项。一项除非其名称在 <code>to</code> 中位于原位，就算被改变。</p>
<p><strong>方式</strong>规定每个这样的侧是哪一种；所有组合都是方式，次序不拘。以相接的侧相连的段组成一<strong>串</strong>。每串第一项（不含前项）的位置的余数也要选定，取所有组合；第 4 条的语句对侧的每种选择只作一次。</p>
<p>方式的<strong>场景</strong>按下列次序有新的数：长度 l；然后逐串、逐段：</p>
<ul>
<li>行相连且一串的第一项被改变时：串前的<strong>前项</strong>。其前的侧为<em>相接</em>时，前项为 0，不是一项；否则它是串前的一项；</li>
<li>窗口的每一项 x；若它计数且总和依位置，其后是它的位置的数；</li>
<li>段后为<em>相隔</em>且段的最后一项被改变时：其后的<strong>后项</strong>，属于该串，位置同样处理；</li>
<li>一串之后，若其中还没有位置的数：一个数，代表该串第一项（不含前项）的位置。</li>
</ul>
<p>一项<strong>计数</strong>，若它被改变；在计数相连的行中，还有串中其前一项是窗口中被改变的一项的。后项恰在计数相连的行中计数。</p>
<p>串中第一个有数的位置是其<strong>锚</strong>。<em>对位置已知的</em>依次为：串中其后每个位置的数一出现，它等于锚加两者相距的项数；每串结尾，设 f 为从第一项（不含前项）到锚的项数，g 为锚到最后一项的项数：第一串之前的侧相接时 <em>锚 = 1 + f</em>，相隔时 <em>f + 1 &lt; 锚</em>，任意时 <em>f &lt; 锚</em>；以后的串为 <em>A + G + f + h &lt; 锚</em>，A、G 属于前一串，侧为相隔且没有后项时 h 为 1，否则为 0。最后一串结尾还有：其后的侧相接时 <em>l = 锚 + g</em>，否则 <em>锚 + g − 1 &lt; l</em>。所有串之后：每串在其锚处的余数，以 (锚, l) 代替 (i, l)。</p>
<p><em>对项已知的</em>：前项不是一项时它为 0；然后逐串、按文本次序逐条法则，置于串中所有相邻的项处，包括是项的前项与后项。然后是着法在窗口各项处的条件，其列表此时有新的数。</p>
<p><strong>第 4 条的语句</strong>有：对项已知的、着法。<strong>第 7 条的语句</strong>有：对位置已知的、对项已知的、着法、新的 x 的 Among(x)、走前的<em>链</em>、走后的链、两者末端的 Goal。从 x 起的<strong>链</strong>：场景中计数的每一项依次有新的 t 与 s，以及 Count(e, t) 与 Join(x, t, s)，下一项以 s 代替 x。这里 e 为（项, 位置, l, 前一项），不出现在公式中的数可以是任何数；串的第一项的前一项是前项。走后的链中，窗口各项换成结果。位置的余数是其串第一项的余数，每隔一项加 a。最后是 y。</p>
<h3 id="行的补救">行的补救</h3>
<p>着法的<strong>主项</strong>：<code>(falls last)</code> 时为窗口的最后一项，<code>(falls first)</code> 时为第一项。对每个余数，行相连时再对该项是否行首、是否行尾的四种情形，各有一个语句，其新数为一项的 x、i、l、w；不是行尾时，后项的 z 与位置 j；新的 t、o；计数相连而不是行尾时，新的 t′、r；以及 y。它说<em>不能：</em></p>
<ul>
<li>置于 x 的一个名称的法则；0 &lt; i；i &lt; l + 1；余数；</li>
<li>相连时：行首为 i = 1 与 w = 0；否则 1 &lt; i、置于 w 的一个名称的法则、置于 w、x 的两个名称的法则；</li>
<li>相连时：行尾为 l = i；否则 i &lt; l、j = i + 1、置于 z 的一个名称的法则、置于 x、z 的两个名称的法则；</li>
<li>Count(e, t)、Among(o)；有 t′、r 时：以余数 r + a 的 Count((z, j, l, x), t′)、Join(r, t′, o)、Among(r)；</li>
<li>not Blocked(t, o)；</li>
<li>对每个着法、主项可以是这样一项的每种方式，<em>not</em> Mends，其串的余数与之相符。</li>
</ul>
<p>主项可以是行首，若它是窗口的第一项且其前的侧为相接或任意；可以不是行首，除非该侧相接而它是第一项；行尾同样。行不相连时取所有方式。</p>
<p><strong>Mends</strong> 取一个场景，其中 l 是主项的。主项为 (x, i)，其位置是串中的数。行相连时，前项或窗口中紧接其前的项是 w，窗口中紧接其后的项或后项是 z，位置为 j。这些都不是新的。主项总是计数。然后是新的数：<em>未知</em>指主项与 z 以外计数的项；z 计数时 o′ 为 r，否则为 o。没有未知的项时 R 为 o′；否则 R 是新的，对每个未知的项依次有新的 t 与（最后一个除外）新的 s，以及 Count(e, t) 与 Join(R, t, s)，下一个以 s 代替 R，最后一个的 s 为 o′。然后是着法，以及其后从 R 起、对所有计数的项的链，末端为 S。</p>
<p>设 P 为对位置已知的，除去本语句中已有的公式与锚为 i 的串的余数；K 为对项已知的、未知的项的 Count 与 Join、Among(R)。<strong>Move</strong> 为 <code>(exists (…) (and P … K … 条件 … 链 … Goal(S)))</code>，绑定着法的列表与链的数。没有新的位置、项、前项或 R 时，Mends 就是 Move。否则它是 <code>(exists (位置) (and P … (not (exists (其他) (and K … (not Move))))))</code>：<em>位置</em>为位置的新数，<em>其他</em>依次为新的前项、新的项，然后对每个未知的项为其前的 R（或 s）与其 t。</p>
<h2 id="为何正确">为何正确</h2>
<p>*对局结束。*堆的第一个改变的秩变小，所以一堆不能永远走下去，而堆只有有限多。行长固定时，最后（最先）改变的项变小，这是良序。</p>
<p>*总和。*异或和、和与最大值的合成满足结合律与交换律，0 不起作用。由第 5 条，任何一组项的总和都满足 <code>among</code>。</p>
<p>*目标。*由第 7 条，目标走不到目标：计数不因着法改变的项有某个总和 x，而语句对所有 x 成立。</p>
<p>*受阻。*设局面的每一项都在其余各项旁受阻。对 k 归纳，前 k 项合起来在其余旁受阻：k = 0 由第 10 条，下一项由第 9 条。于是由第 11 条，局面已是目标（或者 <code>stuck</code> 为 <code>won</code> 时没有着法；或者 y 不小于其值）。所以在不是目标的局面中（<code>stuck</code> 为 <code>won</code> 时还须有着法；y 小于其值），有一项在其余旁不受阻，由第 8 条它有一步走到目标。行的着法还看到别的项：语句说它们有这样的位置，<em>无论</em>那里在法则允许下是什么，着法都存在。</p>
<p>断言为 <code>lost</code> 且 <code>(stuck lost)</code> 时，没有着法的局面因此是目标，必败。<code>(stuck won)</code> 时，没有着法的局面 m = 0，由第 12 条不是目标。所以断言就是结果。断言为 <code>value</code> 时，没有后继取得局面的值，而每个更小的 y 都是某个后继的值。</p>
<p><em>Columns。<em>每堆计为 f。由</em>变小</em>与<em>走到</em>，它的着法恰好走到所有更小的计数，所以胜负与大小为 f 的堆、每步减小任意 1 至 K 堆的游戏相同。对该游戏：</p>
<p><em>Moore。<em>设每一位上 1 的个数都是 K + 1 的倍数。着法改变的最高位上，有 1 至 K 个 1 变成 0，所以走后那里不是倍数。反之，设不全是倍数。从最高位往下看。有些堆已被</em>选中</em>：它们在更高的位上由 1 变成了 0，低位可以任意；设有 j 个，开始时没有。在一位上设未选中的堆中 1 的个数除以 K + 1 余 c。c = 0 时，选中的堆都给 0。K + 1 − c ≤ j 时，给其中 K + 1 − c 个 1，其余给 0。否则 c ≤ K − j，有 c 个未选中的堆在此位为 1：选中它们，把 1 变成 0，选中的堆都给 0。选中的堆从不超过 K 个，每个都变小，而且选中了一些，因为不全是倍数。∎</p>
<p><em>Yamasaki</em>，最后一步者负。称所断言的局面为 P：各堆至多为 1，1 的个数除以 K + 1 余 1（<em>小</em>）；或有堆至少为 2，且各位都是倍数（<em>大</em>）。没有着法的局面不在 P 中，它必胜。</p>
<p>P 走不到 P。从小的出发，消失 1 至 K 个 1。从大的走到大的，与 Moore 矛盾。大的局面在最低位以上的某位有 1，故至少有 K + 1 堆至少为 2；一步之后其中还有一堆不变，走不到小的。</p>
<p>有着法的其他局面都能走到 P。各堆至多为 1 时，设 1 的个数除以 K + 1 余 c ≠ 1：取走 c − 1 个，c = 0 时取走 K 个。有堆至少为 2 时，有 Moore 的一步；走后仍有至少为 2 的堆，就走到了 P。否则它改变了所有 h 个至少为 2 的堆，故 h ≤ K。设另有 m 个 1。把这 h 堆各变成 0 或 1，再取走至多 K − h 个 1：可留下 m − (K − h)（若有这么多）至 m + h 之间任意多个 1。这是 K + 1 个相邻的数，其中一个 z 除以 K + 1 余 1。它不是负数，因为它至少为 −(K − 1)，而除以 K + 1 余 1 的最大负数是 −K。∎</p>
<h2 id="能证明的与不能的">能证明的，与不能的</h2>
<p><code>bouton prove</code> 寻找 <code>blocked</code> 时，试异或和的次序（如上），以及至多三堆的一组所成立的关系。所试的断言有：每步走一个分量、由 <code>xor</code>、<code>sum</code>、<code>max</code>、<code>count</code> 合成的关于和的断言；<code>upto k</code> 与 <code>columns</code>；着法不改变行长的关于行的断言。没有这样的证明时，断言按大小逐个证明，见<a href="/learn/limits">别处</a>。不能对所有大小证明的有：规则中提到项的位置的、改变行长的、行的反常规则、文件中的自动机、有 <code>end</code> 的、有平局的、有假定的，以及分量会分裂的。</p>
`}]};export{e as default};