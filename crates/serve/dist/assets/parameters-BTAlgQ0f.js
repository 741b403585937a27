var e={title:`对所有参数成立的定理`,headings:[{id:`想法`,text:`想法`,level:2},{id:`一份证书`,text:`一份证书`,level:2},{id:`对陈述的要求`,text:`对陈述的要求`,level:2},{id:`深度`,text:`深度`,level:2},{id:`拆分后的陈述`,text:`拆分后的陈述`,level:2},{id:`为何正确`,text:`为何正确`,level:2}],parts:[{kind:`html`,html:`<h1 id="对所有参数成立的定理">对所有参数成立的定理</h1>
<p>巴什博弈有一个参数：取 1 至 m 个石子。一条定理就概括了所有的 m：</p>
`},{kind:`code`,info:`console`,text:`$ bouton prove bash --claim 1 --lang zh
bash
  ✓ P(n) iff n mod (m + 1) = 0
      对所有 m >= 1 与所有局面得证。每走一步，n div (m + 1) 变小，或者 n div (m + 1) 不变而 n mod (m + 1) 变小，故对局必定结束。
      数用二进制表示；7 步，6 个自动机；证书已通过检验（1601 字节）。

得证。`,links:[{to:`rules`,ask:`bash`,run:`prove`}]},{kind:`html`,html:`<p>本页说明这样的定理怎样证明，并把它的证书完整地写明。本页以<a href="/learn/certificate">证书</a>为基础。</p>
<h2 id="想法">想法</h2>
<p>参数成为局面中任何着法都不改变的数：巴什博弈的局面于是是 (n, m)，附有规律 m ≥ 1。自动机所以处理不了这样的游戏，只因为它说到 n mod (m + 1)：模数不是常数。</p>
<p>所以把每个数 n 写成 n = q·M + r，其中 M = m + 1，r &lt; M，局面写成 (q, r, m)。着法与断言都是和与比较，而这样的数之和是 Q·M + S，其中 Q 是各商的同样的和，S 是各余数的同样的和。
余数小于 M，所以 S 在 M 的两个倍数之间，这两个倍数可以直接看出。对 n − k，S 在 −M 与 M 之间。所以 n &lt; k 只有少数几种情形，
每种情形说出 Q 是多少，或 Q 足够小，并比较余数：n 的商小于 k 的商，或者两商相等而 n 的余数较小。这样就不再有商乘以 M，剩下的由自动机判定。</p>
<h2 id="一份证书">一份证书</h2>
`},{kind:`code`,info:`text`,text:`(residues 2)
(modulus parts (+ m 1))
(statement
  (numeration base 2)
  (places n m)
  (law (< 0 m))
  (stuck lost)
  (move (k) (< k n) (<= n (+ k m)) (to k m))
  (lost (exists (k l) (and (parts n k l) (= l 0)))))
(falls n/parts n%parts)
(define …)`,links:[]},{kind:`html`,html:`<p>最外层依次是：</p>
<ol>
<li><code>(residues 2)</code>；</li>
<li><code>(modulus NAME SUM)</code>，一至八个：每个 NAME 只给出一次，SUM 是陈述的各位置的和；</li>
<li><code>(statement PART …)</code>，即<em>所给的</em>陈述。其中对每个模数，<code>(NAME a b c)</code> 是三个数的关系：a = b·M + c 且 c &lt; M；</li>
<li>与其他证书一样的 <code>falls</code>、<code>floor</code> 与 <code>define</code>，用于<em>拆分后的</em>陈述，它由检验程序从所给的陈述造出。</li>
</ol>
<p>模数的名称自成一类：位置或定义可以与模数同名。模数的关系只用在所给的陈述中，不用在 <code>define</code> 中；名为 <code>power-of-two</code> 或 <code>lowest-zeckendorf</code> 的模数没有关系，
因为这两个词保持原来的意思。除了这些关系，所给的陈述的形式与界限同任何陈述。</p>
<p>在文件中，以 <code>(residues </code> 开头的一行同样开始一份证书。若所给的陈述满足下一节的条件，并且把所给的陈述换成拆分后的陈述所成的证书被接受，证书就被接受。
这时所给的陈述的断言对它的每个局面成立。</p>
<h2 id="对陈述的要求">对陈述的要求</h2>
<p>M₁、M₂、…… 是依文本次序的各模数。它们的和中没有负的系数，常数也不为负。系数不为 0 的位置是该模数的<em>参数</em>。</p>
<ul>
<li>每个模数为正：它的常数至少是 1，或者某个 law 本身就是一个比较式，说它的某个参数 p 使 −p 为负，如 <code>(&lt; 0 p)</code> 与 <code>(&lt;= 1 p)</code>。用 <code>and</code>、<code>not</code> 或 p 的倍数来说的 law 不算。</li>
<li>每个模数的各系数与常数，都不大于前一个模数的。所以 M₁ ≥ M₂ ≥ ……。</li>
<li>每个 <code>to</code> 在模数的每个参数的位置上，就是这个参数本身。</li>
<li>没有 <code>sorted</code>，也没有 <code>choice</code>。</li>
</ul>
<h2 id="深度">深度</h2>
<p>在陈述的每个部分（law、end、着法、断言）中，每个数属于以下两种之一。</p>
<ul>
<li>若它在这个部分的某个 <code>(NAME a b c)</code> 中居第二，它就是<strong>商</strong>。位置不能是商。</li>
<li>否则它有一个<strong>深度</strong> j，即若干个模数；j 不为 0 时，它至多是 Mⱼ。它除以前 j 个之后的各模数。</li>
</ul>
<p>位置的深度，是以它为参数的模数的个数。受约束的数的深度，由约束它的公式所说的推出。公式把深度<em>赋予</em>其中自由的数，对位置与商不起作用：</p>
<ul>
<li><code>(NAME a b c)</code>，不是反面，设模数为 Mᵢ，把深度 i 赋予 c；</li>
<li>说某个和为 0 或为负的比较式，不是反面，恰有一个系数为负，即深度 j ≥ 1 的数 y 的系数 −1，且常数不为负：把深度 j 赋予系数为正的每个数，因为这些数都不大于 y；</li>
<li>说某个和为 0 或为负的比较式，不是反面，没有负的系数，常数为 −c：赋予其中每个数的深度，是从第一个起常数至少为 c 的模数的个数，这里常数 0 按 1 计（c 可以为负）；</li>
<li><code>(and F …)</code> 赋予每个数的，是各个 F 所赋予的最大的深度；<code>(or F …)</code> 赋予最小的，只赋予每个 F 都赋予了深度的数，没有 F 时不赋予；</li>
<li><code>(exists (…) F)</code> 赋予 F 所赋予的，但不赋予它自己的数；后者的深度就是 F 所赋予的，没有则为 0，不论 <code>exists</code> 在何处；</li>
<li>其他公式不赋予深度，<code>not</code> 也不赋予，即使里面又是一个 <code>not</code>。</li>
</ul>
<p><code>move</code>、<code>may</code> 或 <code>can</code> 的列表，其深度由该部分的各公式合在一起赋予，如同在一个 <code>and</code> 之下；<code>value</code> 的数的深度由它的公式赋予。
在第二条规则中，受约束的数 y 的深度就是这些规则所说的：起初受约束的数的深度都是 0，应用各规则，用所得的再次应用，直到不再变化。</p>
<p>然后，<code>to</code> 中不是位置的数，取它所在的位置的深度；其他的数保持所得的深度。商不能在 <code>to</code> 中，位置只能在深度相同的位置上。</p>
<h2 id="拆分后的陈述">拆分后的陈述</h2>
<p>设有 L 个模数。深度为 j 的数成为 L − j + 1 个数：对前 j 个之后的每个模数依次一个商，然后是最后的余数。商成为一个数。一个部分的新数就依旧数的次序编号。</p>
<ul>
<li>深度为 j 的位置 p 成为各位置 p/N，N 是前 j 个之后的各模数的名称，以及 p%N，N 是其中最后一个；深度为 L 的位置仍是 p。</li>
<li><code>exists</code>、着法与 <code>to</code> 的列表中，依次以新数代替旧数。<code>value</code> 必须只有一个新数，否则证书被拒绝：它的深度是 L，或者它是商。</li>
<li>在各 law 之后，依次对每个位置加上它的<em>余数条件</em>（见下），每个条件是一个 law。</li>
<li>在着法的各公式之后，依次对列表中的每个数加上它的余数条件；若它的深度 j 不为 0，在这些条件之前加上它小于 Mⱼ + 1 的比较式。商不加什么。</li>
<li><code>(exists (…) F)</code> 成为 <code>(exists (…) (and F …))</code>，其中 … 是对它自己的每个数所加的，同上。<code>(value (v) F)</code> 成为 <code>(value (v) (and F …))</code>。</li>
<li>深度为 j 的数 x 的<strong>余数条件</strong>，是对 i 从 j 到 L − 1：x 除以前 i + 1 个模数之后所余的小于 Mᵢ₊₁。</li>
</ul>
<p>这两种比较式都说某个和为负：x − Mⱼ − 1 与 x − Mᵢ₊₁。它们照下文拆分，前者在第 j 层，后者在第 i + 1 层。</p>
<p>拆分后的陈述遵守任何陈述的界限：至多 32 个位置，名称各不相同；每个部分至多 64 个数。若有位置 <code>n</code> 与 <code>n/a</code>，模数 <code>a/b</code> 与 <code>b</code>，就有两个位置成为 <code>n/a/b</code>；这样的证书被拒绝。</p>
<p><strong>比较式。</strong> 各数都是商（或没有数）的比较式不变。若没有一个数是商，它的和<em>在第 0 层拆分</em>。若只有一部分是商，证书被拒绝。反面成为它的文字所成的公式的反面。</p>
<p>和在第 i 层这样拆分。其中深度至多为 i 的数，代表它除以前 i 个模数之后所余的；其他的数代表自身。系数算下来为 0 的数，不在和中出现。</p>
<ol>
<li><p>在第 L 层，每个数是它最后的余数，比较式是一个文字。</p>
</li>
<li><p>若没有数的深度至多为 i，或没有数出现，就在第 i + 1 层拆分。</p>
</li>
<li><p>否则设 M = Mᵢ₊₁。取 M 的第一个参数（各位置中最靠前的），和在它处的系数（不出现则为 0）除以 M 在它处的系数，向 0 取整，得 t；M 没有参数时 t 为 0。从和中减去 t·M。
这时设 hi 是所有正的系数与（若为正）常数之和，lo 是负的各项之和。设 <em>first</em> 为 −hi，若某个深度至多为 i 的数系数为正，则为 1 − hi；
设 <em>last</em> 为 −lo，若某个这样的数系数为负，则为 −lo − 1。Q 是深度至多为 i 的各数除以 M 的商之和，系数照旧，没有常数。和成为以下各项的 <code>or</code>，其中 d 从 first 到 last：</p>
<ul>
<li>若要求和为负，首先是：Q + t − first 为负；</li>
<li>对每个 d，<code>(and A B)</code>：A 说 Q + t − d 为 0；B 是减去 t·M 之后的和加上 d·M，性质相同，在第 i + 1 层拆分。</li>
</ul>
<p>若是 <code>divides</code> 的比较式，证书在此被拒绝；若 last − first 不小于 64，也被拒绝。</p>
</li>
</ol>
<p>和的系数或常数超出 2⁵⁰ 时，证书照例被拒绝。只看这里所说的和，如 x − Mⱼ − 1、Q + t − d、减去 t·M 之后的和，不单看 t·M 与 d·M。
模数有几个时，情形就很多，所以检验程序在这里也可以放弃。</p>
<p><strong>模数的关系。</strong> 在 Mᵢ 的 <code>(NAME a b c)</code> 中，a 的深度必须恰为 i − 1，c 的至少为 i，两者都不能是商，而 b 总是商。它成为 <code>(and A B)</code>：A 说 a 除以 Mᵢ 的商减去 b 为 0；
B 说和 a − c 为 0，在第 i 层拆分。</p>
<p><strong>其他关系</strong>，包括自动机的，只能用于商，并且不变。</p>
<p>除此之外，公式保持形式：<code>(and F …)</code> 成为由各个 F 所成的公式的 <code>(and …)</code>，等等；上面所说的 <em>or</em> 与 <em>and</em> 就在原来的文字之处。
记数法、自动机、假定、<code>stuck</code> 与各结果不变。其余照<a href="/learn/certificate">证书</a>检验。</p>
<h2 id="为何正确">为何正确</h2>
<p>M 为正，所以每个数恰好以一种方式写成 q·M + r，r &lt; M；又因为没有着法改变 M 的参数，走一步的前后是同一个 M。所以新的局面就是换了形式的旧局面，附有余数的 law；着法相同，断言也相同。
凡公式成立之处，受约束的数的值都不超出它的深度所说的，所以只试这样的值不会漏掉什么。和的拆分如第一节所说：S 是除去商之后的和，在 lo·M 与 hi·M 之间，
因为其中每个数都在 0 与 M 之间，1 也是。若除以 M 的某个余数系数为正，S 就小于 hi·M；若有一个系数为负，S 就大于 lo·M，因为这样的余数小于 M。</p>
`}]};export{e as default};