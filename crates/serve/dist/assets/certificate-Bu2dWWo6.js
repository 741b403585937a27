var e={title:`证书`,headings:[{id:`想法`,text:`想法`,level:2},{id:`逐行看一份证书`,text:`逐行看一份证书`,level:2},{id:`文本`,text:`文本`,level:2},{id:`证书的各部分`,text:`证书的各部分`,level:2},{id:`陈述`,text:`陈述`,level:3},{id:`数的名称`,text:`数的名称`,level:3},{id:`和与公式`,text:`和与公式`,level:3},{id:`关系`,text:`关系`,level:3},{id:`定义与表`,text:`定义与表`,level:3},{id:`数与字`,text:`数与字`,level:2},{id:`界限`,text:`界限`,level:3},{id:`从公式到文字`,text:`从公式到文字`,level:2},{id:`要求`,text:`要求`,level:2},{id:`胜负`,text:`胜负`,level:3},{id:`sg-值`,text:`SG 值`,level:3},{id:`递推的-sg-值`,text:`递推的 SG 值`,level:3},{id:`用自动机读和`,text:`用自动机读和`,level:2},{id:`字就是自然数`,text:`字就是自然数`,level:2},{id:`证明了什么信任什么`,text:`证明了什么，信任什么`,level:2}],parts:[{kind:`html`,html:`<h1 id="证书">证书</h1>
<p>证书证明一条断言对游戏的所有局面成立。<code>bouton prove</code> 写出证书，<code>bouton verify</code> 检验证书。本页把证书完整地写明：不看 Bouton 的检验程序，也能照此另写一个。</p>
<p>周期与反常商各有自己的证书：见<a href="/learn/heaps">一堆石子的游戏</a>与<a href="/learn/misere-heaps">石子堆的反常规则</a>。<a href="/learn/parameters">对所有参数成立的定理</a>与<a href="/learn/sizes">对所有大小成立的定理</a>也有自己的证书，以本页为基础。</p>
<h2 id="想法">想法</h2>
<p>局面是若干自然数。证书用关于这些数的公式写出一个游戏和一条断言：有哪些局面，对局在何处结束，有哪些着法，以及例如“必败态恰好是 4 | n 的局面”。要证明断言，只需某些情况的组合从不出现：没有必败态能走到必败态，没有必胜态缺少这样的着法，等等。这些就是<em>要求</em>。要求由检验程序从陈述推出，不写在证书中。</p>
<p>这样的公式可以由有限自动机判定。自动机同时读所有数的数字，最高位在先，较短的数在前面补零。对 n &lt; k + 3 这样的关系，检验程序自己造出自动机。对说“<em>有一个 k</em>”的关系，证书中有一条定义，并以表的形式给出自动机。检验程序先证明表恰好接受定义所说的，然后才使用它。表若有错，证书就通不过；错误的断言不会因此通过。</p>
<h2 id="逐行看一份证书">逐行看一份证书</h2>
<p>巴什博弈：从一堆 n 个石子中取一至三个，取到最后一个者胜。</p>
`},{kind:`code`,info:`text`,text:`(certificate 2)

; Bash's game: take one to three stones; whoever takes the last one wins.
(statement
  (numeration base 2)
  (places n)
  (stuck lost)
  (move (k) (< k n) (<= n (+ k 3)) (to k))
  (lost (divides 4 n)))

; Every move makes the heap smaller.
(falls n)

; From the heap a a move leads to a multiple of 4: the last two digits of a are not both 0.
(define f0 (a) (exists (k) (< k a) (<= a (+ k 3)) (divides 4 k))
  (nodes (0 s0 s1) (0 s2 s3))
  (rows n0 n1 n0 n1)
  (accept 1 2 3))`,links:[]},{kind:`html`,html:`<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>行</th>
<th>意思</th>
</tr>
</thead>
<tbody><tr>
<td><code>(certificate 2)</code></td>
<td>格式的第 2 版</td>
</tr>
<tr>
<td><code>(numeration base 2)</code></td>
<td>表读二进制数字</td>
</tr>
<tr>
<td><code>(places n)</code></td>
<td>局面是一个数 n</td>
</tr>
<tr>
<td><code>(stuck lost)</code></td>
<td>无着可走者输</td>
</tr>
<tr>
<td><code>(move (k) (&lt; k n) (&lt;= n (+ k 3)) (to k))</code></td>
<td>对每个满足 k &lt; n 且 n ≤ k + 3 的 k，可以从 n 走到 k</td>
</tr>
<tr>
<td><code>(lost (divides 4 n))</code></td>
<td>断言：必败态是 4 的倍数</td>
</tr>
<tr>
<td><code>(falls n)</code></td>
<td>对局必定结束，因为每走一步 n 都变小</td>
</tr>
<tr>
<td><code>(define f0 (a) …)</code></td>
<td>f0(a)：有一个 k 使 k &lt; a、a ≤ k + 3 且 4 | k</td>
</tr>
</tbody></table></div>
<p><strong>表。</strong><code>rows</code> 有四项，所以有四个状态；从状态 0 开始。在状态 0，读数从结点 <code>n0</code> 开始，它是 <code>(0 s0 s1)</code>：看第 0 个数（即 a）的数字，是 0 就到状态 0，是 1 就到状态 1。在状态 1 与 3，从 <code>n1</code> 开始。所以状态就是最后两位数字的值。状态 1、2、3 接受：表恰好在 4 不整除 a 时接受。前导的 0 从状态 0 回到状态 0，这是必需的。</p>
<p><strong>定义。</strong>对所有由数字组成的字检验两件事。</p>
<ul>
<li><em>有 k 的，表中不会缺。</em>没有 a、k 满足 k &lt; a、a ≤ k + 3、4 | k 且 not f0(a)。同时读 a 与 k 时，只有迄今的差 d（0 至 3）以及两数的最后两位数字起作用：d 一旦为负就一直为负，一旦大于 3 就一直大于 3。共遇到 16 种组合，其中没有一种是 d 为 1 至 3 而 k 与 a 都以 00 结尾。</li>
<li><em>表中有的，都有 k。</em>读 a 时，检验程序记住各个 k 所能到达的所有（d，k 的最后两位数字）组成的集合。读第一个数字之前是 {(0, 00)}。共遇到七对表的状态与集合。凡表接受之处，集合中都有一个元素，其 d 为 1 至 3，k 以 00 结尾：读完 a = 1 之后是 {(1, 00), (0, 01)}，k = 0 就是所求。</li>
</ul>
<p><strong>要求。</strong>断言是一个文字，P(n) = <code>(divides 4 n)</code>。其余的是必胜态。由此得到四个要求：</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>种类</th>
<th>没有数满足以下全部</th>
<th>原因</th>
</tr>
</thead>
<tbody><tr>
<td>ends</td>
<td>k &lt; n、n ≤ k + 3、n &lt; k</td>
<td>第一个与最后一个矛盾</td>
</tr>
<tr>
<td>ends</td>
<td>k &lt; n、n ≤ k + 3、n = k</td>
<td>同上</td>
</tr>
<tr>
<td>lost</td>
<td>4 | n、k &lt; n、n ≤ k + 3、4 | k</td>
<td>n − k 会是 1 至 3 之间的 4 的倍数</td>
</tr>
<tr>
<td>won</td>
<td>not 4 | n、not f0(n)</td>
<td>两者都取决于 n 的最后两位数字；四种情形中总有一个不成立</td>
</tr>
</tbody></table></div>
<p>定义 f0 是最后一个要求所需的：着法的条件与 P(k)，k 受约束。究竟需要哪些定义，见“从公式到文字”。对 n 作归纳，每个局面就如断言所说是必败态或必胜态。</p>
<h2 id="文本">文本</h2>
<p>证书是 UTF-8 文本，逐字节读，不作任何规范化。</p>
<ul>
<li>各项之间可以有空格、制表符、回车和换行。</li>
<li><code>;</code> 开始注释，注释到下一个换行（LF）之前或文本末尾为止；回车（CR）不结束注释。</li>
<li><code>(</code> 与 <code>)</code> 括起由若干项组成的列表。括号必须配对。</li>
<li><code>&quot;</code> 开始一段引文，到下一个 <code>&quot;</code> 为止。其中可以有别的任何字符，包括换行；没有转义。</li>
<li>其余的都是词。词在空格、制表符、回车、换行、括号、<code>&quot;</code> 或 <code>;</code> 之前结束。</li>
</ul>
<p>括号与引号两旁不必有空白。<strong>数词</strong>是只含数字 0 至 9 的词，且为 <code>0</code> 或不以 <code>0</code> 开头。凡有数词之处都有上限，见下文；超出上限的证书被拒绝。</p>
<p>一个文件可以依次有几份证书。以 <code>(certificate </code>、<code>(period </code>、<code>(quotient </code> 、<code>(residues </code> 或 <code>(sizes </code>（连同其后的空格）开头的一行开始一份证书，不论它在何处，即使在引号之内；第一个这样的行之前的文字属于第一份证书。没有这样的行的文本不是证书。</p>
<p><strong>名称</strong>是不全由数字 0 至 9 组成的词，且不是下列各词：</p>
<p><code>true</code> <code>false</code> <code>and</code> <code>or</code> <code>not</code> <code>exists</code> <code>+</code> <code>-</code> <code>*</code> <code>=</code> <code>&lt;</code> <code>&lt;=</code> <code>divides</code> <code>xor</code> <code>columns</code> <code>ones</code> <code>bit</code> <code>accepts</code> <code>floor</code> <code>fibonacci</code> <code>to</code></p>
<p>数、自动机、定义的名称各成一类：自动机可以与某个位置同名。同一类中，一个名称只能给出一次。</p>
<h2 id="证书的各部分">证书的各部分</h2>
<p>最外层只有列表，次序如下。NAME、F（公式）等在下文说明；… 表示它前面的一项可有任意多个，也可以没有。</p>
<ol>
<li><code>(certificate 2)</code></li>
<li><code>(statement PART …)</code></li>
<li><code>(falls SUM …)</code>：秩，即关于各位置的和；或 <code>(falls (phase F SUM …) …)</code>，至少一个阶段：按对局的阶段给出的秩</li>
<li><code>(floor TABLE)</code>，至多一次；TABLE 总是三个列表：<code>(nodes …) (rows …) (accept …)</code></li>
<li><code>(define NAME (NAME …) BODY TABLE)</code>，任意多个</li>
</ol>
<h3 id="陈述">陈述</h3>
<p>它的各部分按下表的次序出现。列表恰好含有所写的各项；<code>may</code> 与 <code>can</code> 的写法同 <code>move</code>。</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>部分</th>
<th>次数</th>
<th>意思</th>
</tr>
</thead>
<tbody><tr>
<td><code>(numeration base B)</code>、<code>(numeration quadratic T)</code>、<code>(numeration recurrence C C …)</code> 或 <code>(numeration difference A B)</code></td>
<td>一次</td>
<td>见“数与字”</td>
</tr>
<tr>
<td><code>(automaton NAME N (accept S …) (go S (D …) S) …)</code></td>
<td>任意</td>
<td>自动机；见“关系”</td>
</tr>
<tr>
<td><code>(assuming &quot;TEXT&quot;)</code></td>
<td>任意</td>
<td>用话写出的假定，或<a href="/learn/limits#初等事实">初等事实</a>的名称；不起作用</td>
</tr>
<tr>
<td><code>(places NAME …)</code></td>
<td>一次</td>
<td>局面的各数：1 至 32 个不同的名称</td>
</tr>
<tr>
<td><code>(sorted)</code></td>
<td>至多一次</td>
<td>局面的各数不减</td>
</tr>
<tr>
<td><code>(law F)</code></td>
<td>任意</td>
<td>在每个局面成立</td>
</tr>
<tr>
<td><code>(end VERDICT F)</code></td>
<td>任意</td>
<td>F 成立处对局已结束；VERDICT 是 <code>lost</code>、<code>won</code> 或 <code>draw</code>，就轮到走的玩家而言</td>
</tr>
<tr>
<td><code>(stuck VERDICT)</code></td>
<td>一次</td>
<td>对局未结束而无着可走的玩家的结果</td>
</tr>
<tr>
<td><code>(move (NAME …) F … (to NAME …) …)</code>、<code>(may …)</code>、<code>(can …)</code></td>
<td>任意，可混排</td>
<td>着法</td>
</tr>
<tr>
<td><code>(choice (NAME …) (if F) (with F) (to (NAME …) F) …)</code></td>
<td>任意</td>
<td>可以从中选取的着法</td>
</tr>
<tr>
<td>断言</td>
<td>一次</td>
<td>见下文</td>
</tr>
</tbody></table></div>
<p>各个 end 中，第一个成立的起作用。<strong>着法</strong>约束其列表中的名称，列表可以为空。凡所有 F 成立之处就有这个着法，每个 <code>to</code> 是它留下的一个局面；有几个时，它们接着一起玩；没有时，就不再剩下什么可玩。所有 F 都在所有 <code>to</code> 之前。以 <code>to</code> 开头的列表绝不是 F。每个 <code>to</code> 的名称与位置一样多，每个名称是一个位置，或由该着法的列表所约束。</p>
<p><code>move</code> 写出着法。对游戏所知不全时，<code>can</code> 写出的也是着法，而游戏的所有着法都在 <code>move</code> 与 <code>may</code> 之中。<code>choice</code> 说：凡 <code>if</code> 的公式成立之处，其列表中的名称各有一个数，使 <code>with</code> 的公式成立，并且凡满足它的某个 <code>to</code> 的公式的各数，都是可以一步走到的局面。每个 <code>to</code> 给出这样的局面的各数的名称，与位置一样多。</p>
<p>断言是以下之一：</p>
<ul>
<li><code>(lost F)</code>、<code>(won F)</code>、<code>(draw F)</code> 中的一至三个，每个至多一次，依此次序：满足 F 的局面恰好是负、胜、平的局面；</li>
<li><code>(value (NAME) F)</code>：恰好一个名称；F 对局面与这个数成立，当且仅当这个数是 SG 值；</li>
<li><code>(value (NAME) F)</code> 与其后的 <code>(same (NAME) G)</code>，各有一个名称：对每个局面，有某个数使 F 或 G 成立。若 F 成立，这个数就是 SG 值；若 G 成立，它是 SG 值相同的一个较小的局面。</li>
</ul>
<h3 id="数的名称">数的名称</h3>
<p>在陈述的每个部分、<code>falls</code>（其各阶段一起）以及每个 <code>define</code> 中，已知的数从 0 数起：先是各位置（<code>define</code> 中没有），然后是各名称，依约束的先后。总共至多 64 个。在一个部分中，一个名称只能约束一次：不能在一个列表中出现两次，不能在两个 <code>exists</code> 中（即使相隔很远），也不能是位置的名称。其他部分可以再次约束它。</p>
<p>名称必须先约束后使用，以文本的次序为准。在 <code>choice</code> 中，先读 <code>if</code> 的公式，再读列表、<code>with</code>，以及依次各个 <code>to</code>。数只能在它可见之处出现在公式中：</p>
<ul>
<li>位置：在陈述与 <code>falls</code> 的各处；定义的自由与约束名称：在其所有文字中；</li>
<li><code>move</code>、<code>may</code>、<code>can</code>、<code>value</code> 或 <code>same</code> 的列表：在该部分的公式与 <code>to</code> 中；</li>
<li><code>choice</code> 的列表：在 <code>with</code> 与其所有 <code>to</code> 中，不在 <code>if</code> 中；<code>choice</code> 中某个 <code>to</code> 的列表：在这个 <code>to</code> 的公式中；</li>
<li><code>exists</code> 的列表：在其公式中。</li>
</ul>
<p>名称逐字母比较。读者却可能看错，所以若陈述中的数或自动机的名称与别的名称或公式中的词形似，或混用了不同文字，<code>bouton verify</code> 会拒绝该证书，即使证书正确。</p>
<p>在比较式中系数算下来为 0 的数，如 <code>(= (- k k) 0)</code> 中的 k，不算出现；它只须在同一部分中先前约束过。</p>
<h3 id="和与公式">和与公式</h3>
<p><strong>和</strong>是以下之一：</p>
<ul>
<li>不超过 2⁵⁰ 的数词，或数的名称；</li>
<li><code>(+ SUM …)</code>，可有任意多个和，也可以没有；<code>(- SUM SUM)</code>；<code>(* SUM SUM)</code>，其中第一个和里没有名称，系数为 0 的也没有。</li>
</ul>
<p>和从左到右算出：每个名称一个整数系数，再加一个常数。每次加、减、乘之后，所遇到的系数与常数都必须在 −2⁵⁰ 至 2⁵⁰ 之间，否则证书被拒绝，即使随后又乘以 0。<code>(+ a b c)</code> 从 0 开始，依次加上 a、b、c；<code>(- a b)</code> 从 0 开始，加上 a，再减去 b；<code>(* a b)</code> 把 b 乘以 a 所表示的整数。</p>
<p><strong>公式</strong>是以下之一：</p>
<ul>
<li><code>true</code>、<code>false</code>、<code>(and F …)</code>、<code>(or F …)</code>，可有任意多个 F，也可以没有；<code>true</code> 就是 <code>(and)</code>，<code>false</code> 就是 <code>(or)</code>；</li>
<li><code>(not F)</code>；<code>(exists (NAME …) F)</code>，至少一个名称，且第一个名称不是 <code>power-of-two</code> 或 <code>lowest-zeckendorf</code>；</li>
<li><code>(= SUM SUM)</code>、<code>(&lt; SUM SUM)</code>、<code>(&lt;= SUM SUM)</code>、<code>(divides C SUM)</code>，C 是 1 至 2⁵⁰ 的数词；</li>
<li>下表中的关系，用于数的名称，而不是和。一个名称可以出现两次。</li>
</ul>
<p>比较式是<em>线性文字</em>：一个和 s 及其性质，即它为 0、为负，或为 C 的倍数。<code>=</code> 说 s = 左边 − 右边为 0。<code>&lt;</code> 说左边 − 右边为负。<code>&lt;=</code> 说左边 −（右边 + 1）为负；这里右边 + 1 可以是 2⁵⁰ + 1，但左边 −（右边 + 1）必须在上述界限之内。<code>divides</code> 说 C 整除 s，s 可以为负或 0。差的算法与和相同。</p>
<p><strong>文字</strong>（literal）是用于数的一个关系，或其反面。反面的反面就是文字本身。</p>
<h3 id="关系">关系</h3>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>关系</th>
<th>记数法</th>
<th>意思</th>
</tr>
</thead>
<tbody><tr>
<td><code>(xor a b c)</code></td>
<td>base 2</td>
<td>a xor b = c</td>
</tr>
<tr>
<td><code>(columns C a …)</code></td>
<td>base 2</td>
<td>C ≤ 64；在每一位上，各数中 1 的个数是 C 的倍数</td>
</tr>
<tr>
<td><code>(ones C a b)</code></td>
<td>base 2</td>
<td>C ≤ 1024；b 是 a 中 1 的个数模 C</td>
</tr>
<tr>
<td><code>(bit C a b)</code></td>
<td>base 2</td>
<td>C ≤ 12；b 是 a 中 2^C 位的数字</td>
</tr>
<tr>
<td><code>(power-of-two a)</code></td>
<td>base 2</td>
<td>a 恰有一个 1</td>
</tr>
<tr>
<td><code>(fibonacci a)</code></td>
<td>quadratic 1</td>
<td>a 至多有一个 1：为 0、1、2、3、5、8、……</td>
</tr>
<tr>
<td><code>(lowest-zeckendorf a b)</code></td>
<td>quadratic 1</td>
<td>a 不为 0，b 是它的最后一个 1 连同其后的零</td>
</tr>
<tr>
<td><code>(floor a b)</code></td>
<td>quadratic、recurrence T 1、difference A 1</td>
<td>b = ⌊α·a⌋，α = (2 − T + √(T² + 4))/2，或 (A − 2 + √(A² − 4))/(2·A − 4)</td>
</tr>
<tr>
<td><code>(accepts NAME a …)</code></td>
<td>任何</td>
<td>自动机 NAME 接受这些数</td>
</tr>
<tr>
<td><code>(NAME a …)</code></td>
<td>任何</td>
<td>定义 NAME 成立；只用于其后的定义</td>
</tr>
</tbody></table></div>
<p>用在别的记数法中是错误，参数个数不对也是错误。<code>columns</code> 可有任意多个参数，也可以没有。在 <code>columns</code> 与 <code>ones</code> 中，C 为 0 时按 1 计，所成的文字也相同。</p>
<p><strong>自动机</strong>读 N 个数，N ≤ 64，状态为 0 至 2²⁴，从状态 0 开始。<code>(go S (D …) S)</code> 从一个状态经由一列 N 个数字（都小于基）到一个状态。没有 <code>go</code> 之处就拒绝。各个 <code>go</code> 严格递增：先比较起始的状态，再从左起比较数字。<code>accept</code> 中的状态也严格递增，不必在某个 <code>go</code> 中出现。前导的全零的列不读：自动机从第一个含有非零数字的列读起。</p>
<h3 id="定义与表">定义与表</h3>
<p>BODY 是 <code>(and LITERAL …)</code> 或 <code>(exists (NAME …) LITERAL …)</code>，其中名称的列表可以为空。它前面的列表给出自由的数，也可以为空。LITERAL 是一个比较式或关系，或恰好其一外面的 <code>(not …)</code>。<code>and</code>、<code>or</code>、<code>exists</code>、<code>true</code> 或双重的 <code>not</code> 都是错误。可以使用先前的定义，参数与它的自由的数一样多；名为 <code>power-of-two</code> 或 <code>lowest-zeckendorf</code> 的定义无法使用，因为这两个词总是指上面的关系。定义成立，是指约束的名称各有一个数，使所有文字成立。允许有用不到的定义，它们照样受检验。</p>
<p>TABLE 是读自由的数的自动机，这些数从 0 数起（<code>floor</code> 有两个数，依其参数的次序）。</p>
<ul>
<li><code>(nodes (T CHILD …) …)</code>：结点从 0 起编号。结点问第 T 个数的数字，每个数字依次有一个后继。</li>
<li><code>(rows CHILD …)</code>：各状态从何处开始读一列。至少有一个状态。</li>
<li><code>(accept S …)</code>：接受的状态，严格递增，且都必须存在。</li>
</ul>
<p>T 小于数的个数。CHILD 是 <code>-</code>、<code>sK</code>（状态 K）或 <code>nK</code>（结点 K），K 的写法同数词。所指的状态或结点必须存在。作为结点的后继的结点，在列表中更靠前，且所问的数的 T 更大；行可以指任何结点。<code>-</code> 拒绝其后的一切。到达状态，一列就读完了；没有问到的数字不起作用。</p>
<p><em>前导零：</em>第 0 行本身是 <code>-</code>，且状态 0 不接受；或者第 0 行沿着数字 0 的后继走下去，到 <code>s0</code> 为止。</p>
<h2 id="数与字">数与字</h2>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>记数法</th>
<th>系数 t₁、t₂、……</th>
<th>数字</th>
<th>合法的字</th>
<th>各位的值</th>
</tr>
</thead>
<tbody><tr>
<td>base B</td>
<td>B，2 到 36</td>
<td>0 … B − 1</td>
<td>全部</td>
<td>1、B、B²、……</td>
</tr>
<tr>
<td>quadratic T</td>
<td>T，1 到 9；以及 1</td>
<td>0 … T</td>
<td>数字 T 的后面是 0，或没有数字</td>
<td>1、T + 1，以后每一位是前一位的 T 倍加上再前一位</td>
</tr>
<tr>
<td>recurrence t₁ … tₘ</td>
<td>2 到 4 个，每个 0 到 35</td>
<td>0 … t₁</td>
<td>由状态规定，见下文</td>
<td>Uᵣ₊₁ = t₁·Uᵣ + t₂·Uᵣ₋₁ + ……</td>
</tr>
<tr>
<td>difference A B</td>
<td>A − 1 与 A − 1 − B；A 为 3 到 36，B 为 1 到 A − 2</td>
<td>0 … A − 1</td>
<td>A − 1 以及其后任意多个 A − 1 − B 的后面，没有更大的数字</td>
<td>1、A，以后每一位是前一位的 A 倍减去再前一位的 B 倍</td>
</tr>
</tbody></table></div>
<p>系数写成至多 36 的数。在 recurrence 中 t₁ 与 tₘ 不为 0；并且，从第一个以后任何一个起的各系数，后面补零，自左向右比较，都小于全部系数：<code>1 1 1</code>、<code>1 0 0 1</code>、<code>2 2</code> 是对的，<code>1 2</code>、<code>1 0 1 1</code> 不对。（对系数没有别的要求；但各位的增长率若不是皮索数，和就有无穷多个状态，什么也判定不了。）</p>
<p>在每种记数法中，字都有一个<em>状态</em>，从 0 到 m − 1，其中 m 是系数的个数。读第一个数字之前状态是 0。在状态 k，下一个数字至多是 tₖ₊₁，若 k = m − 1 则小于 tₘ；数字 tₖ₊₁ 使状态变为 k + 1，其他数字使状态变为 0。所以不为 0 的状态，就是末尾有几个数字恰为最前面的系数。以 Nᵣ(k) 记从状态 k 起接着写 r 个数字的方法数：N₀(k) = 1，Nᵣ₊₁(k) = tₖ₊₁·Nᵣ(0) + Nᵣ(k + 1)，若 k = m − 1 则没有最后一项。下面还有 r 位的那一位，值是 Uᵣ = Nᵣ(0)。对 <code>recurrence 1 1 1</code>，各位的值是 1、2、4、7、13、……，不会有三个 1 相连；对 <code>recurrence 1 0 0 1</code>，各位的值是 1、2、3、4、5、7、10、……，1 的后面有三个零，只要后面还有那么多位。</p>
<p>在 <em>difference</em> 中 t₂ 会重复：在状态 1，下一个数字至多是 t₂，而 t₂ 又使状态为 1，Nᵣ₊₁(1) = t₂·Nᵣ(0) + Nᵣ(1)。对 <code>difference 4 1</code>，各位的值是 1、4、15、56、……，数字 3 的后面，或 3 与几个 2 的后面，没有 3。</p>
<p><code>quadratic 1</code> 就是齐肯多夫（Zeckendorf）记数法。<code>recurrence 2 1</code> 的字与 <code>quadratic 2</code> 相同，但它是另一种记数法：quadratic 的关系在其中只定义了 <code>floor</code>。不计前导零，每个自然数有一个合法的字（见“字就是自然数”）。表的各数作为等长的字来读，前面补零。读完各列后处于接受的状态，表就接受这些数。不合法的字处处不计：表对它们怎样都可以。</p>
<p>证书在以下各条都成立时被接受：</p>
<ol>
<li>它的形式如上所述，断言与游戏相称（见“要求”）；</li>
<li>要求所需的定义都在其中（见“从公式到文字”）；若定义或要求的某个文字用到 <code>floor</code>，则有它的表；</li>
<li>每个定义的表恰好接受使定义成立的自然数；</li>
<li><code>floor</code> 的表若存在，则有下述性质，且记数法有斜率 α；</li>
<li>每个要求都成立：没有自然数满足它的所有文字。</li>
</ol>
<p>对第 3 条，设表为 R，文字为 l₁、l₂、……：没有数满足 l₁、l₂、…… 与 not R，并且凡 R 成立之处，都有约束的数使所有 lᵢ 成立，R 就通过。后者可以这样检验：在读 R 的同时，记住各文字在约束的数取任何合法数字时所能到达的联合状态的集合。约束的数可以比其他的长，所以最初的集合是经由自由的数的数字全为 0 的列所能到达的一切。</p>
<p><strong><code>floor</code>。</strong>记它的表为 F；以 P、Q 记 T 与 1，在 <code>difference A 1</code> 中记 1 与 A − 2。这时 1/α + 1/(P + Q·α) = 1，所以从 1 起的数恰好是 x ≥ 1 的 ⌊α·x⌋ 与
P·x + ⌊α·Q·x⌋，各出现一次（Beatty 1926）。以下性质唯一确定 F，而 ⌊α·x⌋ 具有这些性质：</p>
<ol>
<li>对每个 x，有 y 使 F(x, y)；</li>
<li>没有 x、y、z 满足 F(x, y)、F(x, z)、y &lt; z；</li>
<li>F(0, 0)；</li>
<li>没有 x、y、z、w 满足 F(x, y)、F(z, w)、x &lt; z、not y &lt; w；</li>
<li>没有 x、y、z、w 满足 F(x, y)、F(Q·z, w)、x ≠ 0、z ≠ 0、P·z + w = y；</li>
<li>对每个 x ≠ 0，有 y 使 F(y, x)，或有 y、z 使 F(Q·y, z) 且 P·y + z = x。</li>
</ol>
<p>因为设小于 x 的 y 的 F(y) 都已确定。从 1 起，既不是这样的 F(y)、也不是 y ≥ 1 且 Q·y 小于 x 的 P·y + F(Q·y) 的最小的数就是 F(x)：由第 6 条，它是某个 y ≥ x 的 F(y)，从而至少是 F(x)；或是某个 Q·y ≥ x 的 P·y + F(Q·y)，这比 F(x) 大；而由第 2、5 条，F(x) 不在前面那些数之中。</p>
<h3 id="界限">界限</h3>
<p>以下情形证书被拒绝：某个要求中的数（包括各位置）多于 64 个；在系数多于两个的 recurrence 中，某个要求或定义中的数多于 32 个；某个定义至少有一个约束的数，自由的数有 n 个，而基的 n 次方大于 2²⁰（基是 B、T + 1、t₁ + 1 或 A）。</p>
<p>工作量、内存或中间的数过大时，检验程序也可以放弃。这时证书<em>未判定</em>，既不是接受也不是拒绝。<code>bouton verify</code> 容许一亿步加每字节 20 000 步，以及 64 MiB 加每字节 1 KiB。</p>
<h2 id="从公式到文字">从公式到文字</h2>
<p>要求由文字组成。公式化为一列文字，它们同时成立当且仅当公式成立；若需要用一个文字代表几个文字，或代表“<em>有</em>”，就在证书中查找定义。查找什么，由以下规则完全规定，直到文字的次序。</p>
<p><strong>文字的相等。</strong>两个文字相等，是指同为正或同为反面，关系相同（C、自动机或定义也相同），各数及其次序相同。线性文字记作：其各数从小到大，每个一次，系数不为 0；以及常数和性质。数被替换时（例如换成着法的数），同一个数的各项相加，系数为 0 的略去。此外不作变形：<code>(= a b)</code> 与 <code>(= b a)</code> 不同，<code>(&lt; (* 2 a) 2)</code> 与 <code>(&lt; a 1)</code> 也不同。但 <code>(&lt; a b)</code> 与 <code>(&lt;= (+ a 1) b)</code> 是同一个文字，因为都是说 a − b 为负。</p>
<p><strong>Lits(F)</strong> 是一列文字：</p>
<ul>
<li>对文字：它本身；对 <code>(and F …)</code>：各个 F 的列，前后相接；</li>
<li>对 <code>(not F)</code>：One(Lits(F)) 的反面；</li>
<li>对 <code>(or F …)</code>：先依次取每个 F 的 One(Lits(F)) 的反面，这些合成的 One 的反面；</li>
<li>对 <code>(exists (k …) F)</code>：Some((k …), Lits(F))。</li>
</ul>
<p><strong>One(列)</strong> 就是 Some((), 列)。<strong>Some(B, 列)</strong> 是一个文字，B 是依次的若干数：</p>
<ol>
<li>从 B 中去掉不在列的任何文字中出现的数。</li>
<li>相等的文字只留第一个。</li>
<li>若 B 为空且列恰有一个文字，结果就是它。</li>
<li>否则，列中出现的其余的数都是<em>自由</em>的数。从 0 起，先给它们从小到大编号，再依 B 的次序给 B 的数编号，用这些编号写出各文字。查找自由的数与约束的数的个数都相同、文字依次相等的定义；有几个时，用证书中的最后一个；没有时，证书被拒绝。结果是这个定义，用于从小到大的自由的数。</li>
</ol>
<p>定义的数依其列表的次序编号，自由的在约束的之前；名称不起作用。定义的文字按其所写计算：同一文字出现两次，或有数不在任何文字中出现，这样的定义在此总是查不到。空的列与空的 B 也需要定义，其 BODY 为 <code>(and)</code>：只有第 3 步不需要定义。所以 <code>or</code> 或 <code>not</code> 中的 <code>true</code> 需要它。</p>
<p>下面有些规则引入陈述以外的数。从小到大排列时，它们在最后。</p>
<h2 id="要求">要求</h2>
<p>D 是所有 law 的 Lits 相接而成的列。要求 <em>no: l₁, l₂, …</em> 是说没有数满足 D 与 l₁、l₂、……。其中 x 代表各位置。</p>
<p><strong>终局。</strong>设第 i 个 end 的公式为 Eᵢ，Hereᵢ 是 Lits(Eᵢ)，后接 j = 1、…、i − 1 的 One(Lits(Eⱼ)) 的反面。<em>Going</em> 是所有 end 的 One(Lits(Eⱼ)) 的反面所成的列。无论是否用到，都对所有 end 造出。</p>
<p><strong>子句。</strong>每个 <code>move</code>、<code>may</code>、<code>can</code> 的子句是 Going，后接它的各条件的 Lits。无论是否用到，都要造出。<em>over</em> 是 <code>move</code> 与 <code>may</code> 的子句，<em>under</em> 是 <code>move</code> 与 <code>can</code> 的子句，依文本的次序。设 q 为一个 <code>to</code> 的各数，l(q) 是把文字 l 中的每个位置换成 <code>to</code> 中同一处的数。</p>
<p><strong>次序（order）。</strong>若有 <code>(sorted)</code>，对每个位置 i ≥ 1：<em>no: x(i) &lt; x(i − 1)</em>。</p>
<p><strong>对局必定结束（ends）。</strong><code>(falls SUM …)</code> 等于公式为 <code>true</code> 的一个阶段。设 Cₚ 为阶段 p 的公式的 Lits，p₁、p₂、……为它的各秩。除非某个 Cₚ 为空，每个局面都要属于某个阶段：<em>no:</em> 依次对每个阶段 p，One(Cₚ) 的反面。然后对 over 的每个子句：</p>
<ul>
<li>对每个阶段 p，对每个有负的系数或负的常数的 pᵢ：<em>no: 子句, Cₚ, pᵢ(x) &lt; 0</em>；</li>
<li>对每个 <code>to</code> q，对每个阶段 p，对每个阶段 r：设<em>两者</em>为子句、Cₚ，以及 Cᵣ 的每个文字 l 的 l(q)。对 i = 1、2、……，只要 pᵢ 与 rᵢ 都有：<em>no: 两者, p₁(x) = r₁(q), …, pᵢ₋₁(x) = rᵢ₋₁(q), pᵢ(x) &lt; rᵢ(q)</em>。最后是 <em>no: 两者, p₁(x) = r₁(q), …</em>，包括所有这些。所以第一个改变的秩减小。作为文字，pᵢ(x) &lt; rᵢ(q) 说 pᵢ(x) − rᵢ(q) 为负，pᵢ(x) = rᵢ(q) 说它为 0。</li>
</ul>
<p>阶段可以重叠：走前所在的任一阶段的秩，与走后所在的任一阶段的秩相比较。由于阶段只有有限个，而且凡有着可走之处秩都不为负，所以无论每个局面取哪个阶段，对局都不会无休止。</p>
<p><strong>走后仍是局面（stays）。</strong>对 over 的每个子句、每个 <code>to</code> q 与 D 的每个文字 d：<em>no: 子句, not d(q)</em>。</p>
<h3 id="胜负">胜负</h3>
<p>若 <code>stuck</code> 或某个 end 的结果是 <code>draw</code>，就称为<em>有平局</em>。没有平局时，断言只有 <code>lost</code>，或只有 <code>won</code>。有平局时，断言有 <code>lost</code> 与 <code>won</code>，还可以有 <code>draw</code>。其他情形被拒绝；若关于胜负的断言中，某个 <code>move</code>、<code>may</code> 或 <code>can</code> 的 <code>to</code> 多于一个，也被拒绝。</p>
<p>P 是 <code>lost</code> 的 F 的 One(Lits(F))，N 是 <code>won</code> 的，Z 是 <code>draw</code> 的。没有平局时，未给出的一个是另一个的反面。有平局而没有 <code>draw</code> 时，Z 代表两个文字，依次是 P 的反面与 N 的反面。S 是 <code>stuck</code> 的结果。<em>恒真</em>是空的和的线性文字 0 = 0，<em>恒假</em>是它的反面。</p>
<ul>
<li><em>apart</em>，有平局时：<em>no: P, N</em>。若给出 <code>draw</code>，还有 <em>no: P, Z</em>；<em>no: N, Z</em>；<em>no: not P, not N, not Z</em>。</li>
<li><em>ended：</em>对每个 end i，以及 P、N 与（有平局时）Z 中不属于它的结果的每一个：<em>no: 这一个, Hereᵢ</em>。</li>
<li><em>lost：</em>对 over 的每个子句：<em>no: P, 子句</em>，然后，若有 <code>to</code> q，没有平局时是 P(q)，有平局时是 not N(q)。若没有 <code>to</code>：没有平局时，S 为 <code>lost</code> 则为恒真，否则为恒假；有平局时，S 为 <code>won</code> 则为恒假，否则为恒真。</li>
<li><em>stuck</em>，若 S 不是 <code>lost</code>：<em>no: P, Going</em>，以及对 under 的每个子句，Some(着法的列表, 子句) 的反面。</li>
<li><em>won：</em><em>no: N</em>，然后是结果为 <code>won</code>、目标为 P 的<em>理由</em>，见下。</li>
<li><em>drawn</em>，有平局时：<em>no: Z</em>，然后是结果为 <code>draw</code>、目标为 Z 的理由。</li>
<li><em>unwinnable</em>，有平局时：对 over 的每个子句：<em>no: Z, 子句</em>，然后是 P(q)；若没有 <code>to</code>，S 为 <code>lost</code> 则为恒真，否则为恒假。</li>
</ul>
<p>对一个结果与一个目标，<strong>理由</strong>依次是以下文字：</p>
<ol>
<li>对 under 的每个子句，Some(着法的列表, 子句与目标(q)) 的反面。若没有 <code>to</code>，代替目标(q) 的是：对 <code>won</code>，S 为 <code>lost</code> 则为恒真；对 <code>draw</code>，S 为 <code>draw</code> 则为恒真；否则为恒假；</li>
<li>对每个有此结果的 end i，One(Hereᵢ) 的反面；</li>
<li>若 S 是此结果，One(Going, 以及对 over 的每个子句，Some(着法的列表, 子句) 的反面) 的反面；</li>
<li>若陈述没有 end，对每个 <code>choice</code>：<code>(or (not A) B)</code> 的 Lits，A 是 <code>if</code> 的公式，B 是 <code>with</code> 的公式；然后对每个 <code>to</code>，设其列表为 q、公式为 C，Some(q, Lits(A), Lits(C), 目标(q)) 的反面。各个 choice 的列表中的数在所有其他的数之后，逐个 choice，依其列表的次序。<code>to</code> 与 <code>exists</code> 的数在那里被约束，所以只有其列表的次序起作用。</li>
</ol>
<h3 id="sg-值">SG 值</h3>
<p><code>stuck</code> 的结果 S 必须是 <code>lost</code>，且没有 end。除非记数法是 base 2，否则 <code>move</code>、<code>may</code>、<code>can</code> 的 <code>to</code> 都不多于一个。其他情形被拒绝。<code>choice</code> 不使用。</p>
<p>V 是 One(Lits(F))。V(q, w) 是把 V 中的位置换成 q，把值的数换成 w。数 v、u、w₁、z₁、w₂、z₂、…… 依此次序在所有其他的数之后。值为 v 的子句的<strong>选项</strong>是 Some(B, 列)，其中</p>
<ul>
<li>没有 <code>to</code> 时，列是子句与 <code>(= v 0)</code>，B 是着法的列表；</li>
<li>有一个时，列是子句与 V(q₁, v)，B 是着法的列表；</li>
<li>有 r ≥ 2 个时，B 与列逐个部分地造出。起初 B 是着法的列表，列是子句与 V(q₁, w₁)，并把 w₁ 加入 B。以 z₁ 记 w₁，以 zᵣ 记 v。对 i = 2、……、r，列中加上 V(qᵢ, wᵢ) 与 xor(zᵢ₋₁, wᵢ, zᵢ)，B 的末尾加上 wᵢ 与 zᵢ（v 除外）。若 i &lt; r，到此为止的各部分合成一个文字：设 G 是 B 中出现在 q₁、……、qᵢ 中或是
w₁、w₂、z₂、……、wᵢ 之一，而不出现在 qᵢ₊₁、……、qᵣ 中的数，从小到大。把含有 G 中的数的文字依次从列中取出，在列的末尾加上 Some(G, 取出的文字)，并从 B 中去掉 G 的数。</li>
</ul>
<p>要求是：</p>
<ul>
<li><em>total：</em><em>no:</em> Some((v), V(x, v)) 的反面。</li>
<li><em>one：</em><em>no: V(x, v), V(x, u), u &lt; v</em>。</li>
<li><em>no option：</em>对 over 的每个子句：<em>no: V(x, v)</em>，以及它的值为 v 的选项。</li>
<li><em>every option：</em><em>no: V(x, v), u &lt; v</em>，以及对 under 的每个子句，它的值为 u 的选项的反面。</li>
</ul>
<h3 id="递推的-sg-值">递推的 SG 值</h3>
<p>若断言有 <code>same</code>，则 S 是 <code>lost</code>，位置只有一个 n，没有 law，没有 end，着法至少有一个，且每个都是有一个 <code>to</code> 的 <code>move</code>。其他情形被拒绝。<code>choice</code> 不使用。</p>
<p>数 x、y、p、g 依此次序在所有其他的数之后。以 <em>z</em> = 0 与 <em>z</em> = <em>w</em> + 1 记线性文字 z = 0 与 z − w − 1 = 0。有以下文字：</p>
<ul>
<li>O，即 x 是 n 的后继：One(对每个子句，Some(着法的列表, 子句与 x − q = 0) 的反面) 的反面，q 是其 <code>to</code> 的数；</li>
<li>W，即 x 是后继或 n 本身：One(x − n = 0 的反面, O 的反面) 的反面；</li>
<li>L，即 x 是其中最小的：One(W, Some((y), W(n, y), y &lt; x) 的反面)；</li>
<li>V，即给出的值是 y：One(Lits(F))；T，即 y 的值相同：One(Lits(G))；两者都以 y 代替列表中的名称。</li>
</ul>
<p>O(a, b)、W(a, b)、L(a, b) 以 a 代 n、以 b 代 x；V(a, y) 以 a 代 n。要求是：</p>
<ul>
<li><em>window：</em><em>no: O</em>，<em>x &lt; n</em> 的反面；以及 <em>no: O</em>，<em>y &lt; x</em> 的反面，<em>y &lt; n</em>，O(n, y) 的反面。</li>
<li><em>widens：</em><em>no: V, n = 0</em>，<em>y = 0</em> 的反面；然后 <em>no: V, L, n = p + 1, L(p, x)</em>，y − n + x = 0 的反面；然后 <em>no: V, L, n = p + 1</em>，L(p, x) 的反面，Some((g), L(p, g), x = g + 1, V(g, y)) 的反面。</li>
<li><em>slides：</em><em>no: T, n = p + 1</em>，L(p, y) 的反面；然后 <em>no: T, L</em>，x = y + 1 的反面。（所以 T 在 0 处不成立。）</li>
<li><em>total：</em><em>no:</em> Some((y), V) 的反面，Some((y), T) 的反面。</li>
</ul>
<p>所以 n 的后继是从某个 w(n) 到 n − 1 的所有数；而除非 w(n) 等于 w(n − 1) 或比它大一，对 n 什么也说不了。由归纳，w(n)、……、n 的值依某种次序恰是 0、……、n − w(n)（Levine 2006）。若 w(n) = w(n − 1)，各后继的值是小于 n − w(n) 的所有数，n 的值就是 n − w(n)，F 正是这样说的。若 w(n) = w(n − 1) + 1，只有 w(n − 1) 移出，n 取它的值：G 这样说，或者 F 给出两者相同的值。</p>
<h2 id="用自动机读和">用自动机读和</h2>
<p>线性文字可以用任何办法判定，下面是一种。已读的部分后面接 r 个零，值是 h₀·Nᵣ(0) + …… + hₘ₋₁·Nᵣ(m − 1)，每个状态有一个 hₖ。开始时它们都是 0。设某一列中各数字乘以系数之和为 c，则 h₀ 变为 t₁·h₀ + …… + tₘ·hₘ₋₁ + c，其余每个 hₖ 变为原来的 hₖ₋₁。最后，和是所有的 hₖ 之和加上常数。对 <code>divides C</code>，一切都模 C 来算。</p>
<p>对其余的文字，只要各位的增长率是皮索数（B 与 quadratic 的都是），就只有有限多组 hₖ 使结果未定。再读 r 位，一个数增加 0 至 Uᵣ − 1。所以，设 N 是负的系数之和，则和至少是 v(r) − N 加上常数，其中 v(r) 是从 h₀ + N、h₁、…… 起再读 r 个零，照上面那样算出的。若再读几个零之后，其中的 hₖ 没有一个为负，则从那里起 v 不再减小，因为 Nᵣ₊₁(k) ≥ Nᵣ(k)。用正的系数，从上面也一样。只知道各 hₖ 之和不为负是不够的：v 以后可能减到 0 以下。</p>
<h2 id="字就是自然数">字就是自然数</h2>
<p>只有当字依次就是自然数时，比较字的大小、把数字加起来才是对的。对每种记数法，检验程序可以在自己的自动机上走几遍来证明这一点，所走的是等长的合法的字。V(x) 是 x 的值，算法如上。字 z <em>紧接</em> y，指两者开头相同，然后 z 的数字大 1，此后 z 全是零，而 y 是依次所能有的最大的数字。</p>
<ol>
<li>从左起逐位比较，x &lt; y、x = y、y &lt; x 恰有一个成立。没有 x 小于 0…0。</li>
<li>对每个 y，在前面加一个 0 之后，有 z 紧接它。0…0 以外的每个 z 都紧接某个 y。</li>
<li>若 z 紧接 y，则 V(z) = V(y) + 1。</li>
<li>若 z 紧接 y，则 x &lt; z 当且仅当 x &lt; y 或 x = y。</li>
<li>前面加了一个 0 的字，小于 1 后面接零的字。并且，任何状态之后所能接的数字，本身就是一个合法的字：从那个状态与从状态 0 同样地读下去，前者所能接的每个数字，后者也能接。</li>
</ol>
<p>由第 2 条，从每个字可以一步步下到 0…0，每一步 V 减少 1：所以 V 从不为负，且只有 0…0 的 V 为 0。由第 2、3 条，每个自然数都是某个字的 V。对 V(z) 作归纳，x &lt; z 当且仅当 V(x) &lt; V(z)：没有字小于 0…0；否则 z 紧接某个 y，由第 4 条，x &lt; z 即 x &lt; y 或 x = y，所以 V(x) ≤ V(y)；而 V 相同且不大于 V(y) 的字是相同的。所以 V 能区分各字。由第 5 条，无论在何处，r 位数字至多值 Uᵣ − 1。各 hₖ 的变化是线性的，所以读和的自动机算出的就是这些数的和。</p>
<h2 id="证明了什么信任什么">证明了什么，信任什么</h2>
<p>证书若被接受，断言就对陈述的所有局面成立。检验程序不读规则文本：这些公式是否就是你所想的游戏，要由你来看，它们是可以读懂的。有 <code>may</code>、<code>can</code> 或 <code>choice</code> 时，断言对着法如其所说的每个游戏成立；你的游戏的着法是否如此，就是 <code>assuming</code> 所说的。</p>
<ul>
<li>每个局面有一种胜负（Zermelo 1913），或一个 SG 值（Sprague 1935、Grundy 1939），对秩作归纳可知。满足要求的断言就是这种胜负或这个值。</li>
<li>自动机可以判定这些公式（Büchi 1960；这样的记数法见 Bruyère 与 Hansel 1997）。</li>
<li>F 的性质有唯一的解，⌊α·x⌋ 是一个解，因为 1/α + 1/(α + T) = 1（Beatty 1926）。</li>
<li>检验程序做的正是本页所说的。Bouton 的检验程序是 <code>crates/kernel</code>，它不依赖任何别的东西，与证明程序没有共用的代码。另一个检验程序 <code>tools/verify.py</code> 只按本页用 Python 写成，不用任何软件包；测试比较这两个程序。</li>
</ul>
<p>任何表都不受信任，证明程序所写的其他一切也不受信任。</p>
`}]};export{e as default};