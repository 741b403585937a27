var e={title:`证书`,headings:[{id:`想法`,text:`想法`,level:2},{id:`数`,text:`数`,level:2},{id:`字就是自然数`,text:`字就是自然数`,level:3},{id:`表`,text:`表`,level:2},{id:`键及其意思`,text:`键及其意思`,level:2},{id:`线性键`,text:`线性键`,level:3},{id:`公式`,text:`公式`,level:3},{id:`从公式到情形`,text:`从公式到情形`,level:2},{id:`文件`,text:`文件`,level:2},{id:`一个文件中的多份证书`,text:`一个文件中的多份证书`,level:2},{id:`证明`,text:`证明`,level:2},{id:`对游戏的要求`,text:`对游戏的要求`,level:2},{id:`假定`,text:`假定`,level:2},{id:`所信任的`,text:`所信任的`,level:2}],parts:[{kind:`html`,html:`<h1 id="证书">证书</h1>
<p><code>bouton prove</code> 写出证书，<code>bouton verify</code> 检验证书。本页写明另写一个检验程序所需的一切。除读取游戏文本的部分外，Bouton 自带的检验程序与证明程序没有共用的代码：
它从证书中读出游戏的规则，自己推出需要证明什么，然后照着表走。它所信任的，就是下文“所信任的”一节所列的，此外别无其他。</p>
<p>另有两种证书以别的行开头：周期的证书以 <code>bouton period 1</code> 开头（见<a href="/learn/heaps">一堆石子的游戏</a>），反常商的证书以 <code>bouton quotient 1</code> 开头（见<a href="/learn/misere-heaps">石子堆的反常规则</a>）。<code>bouton verify</code> 三种都能检验。</p>
<h2 id="想法">想法</h2>
<p>这里所证明的游戏，其必败态可以由有限自动机认出：自动机逐位读局面中的数，最高位在先，所有的数同时读，较短的数在前面补零。证书以表的形式给出这样的自动机。
关于它们，要检验两类语句：</p>
<ul>
<li><em>没有什么同时满足这些。</em> 没有数 x₀、x₁、…… 能使某些文字同时成立。检验程序在各表的乘积中走一遍；除了表以外什么也不需要。</li>
<li><em>凡满足这个的，必属于其中之一。</em> 对所有 x₀、x₁、……：若某些文字成立，则在若干情形之一中，另有数 y₀、y₁、…… 使该情形的所有文字成立。对此，证书中有一个<em>证明</em>：一些集合，
它们对再读一位数字是封闭的，如下文所述。</li>
</ul>
<p><strong>文字</strong>（literal）是用于变元的一个关系，或其反面。<strong>关系</strong>由它的<em>键</em>识别；键是 <code>x0 + x1 = x2</code> 这样的文本，关系的意思由它而定。</p>
<h2 id="数">数</h2>
<p>记数法有一个基，并规定哪些字是合法的。</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>行</th>
<th>数字</th>
<th>合法的字</th>
<th>各位的值</th>
</tr>
</thead>
<tbody><tr>
<td><code>numeration base B</code>（2 ≤ B ≤ 10）</td>
<td>0 … B−1</td>
<td>全部</td>
<td>1、B、B²、……</td>
</tr>
<tr>
<td><code>numeration quadratic T</code>（1 ≤ T ≤ 9）</td>
<td>0 … T</td>
<td>数字 T 的后面是 0</td>
<td>1、T+1，以后每一位是前一位的 T 倍加上再前一位</td>
</tr>
</tbody></table></div>
<p><code>quadratic 1</code> 就是齐肯多夫（Zeckendorf）记数法。没有前导零的合法的字，先按长度、再按字典序排列，就是数 0（空字）、1、2、……：一个字所表示的数，就是排在它前面的字的个数。它等于各位数字乘以该位的值之和，
这一点并不是信以为真，而是证明出来的，见“字就是自然数”。</p>
<p>几个数组成的字是合法的，指其中每个数的字都合法。以下只谈合法的字；表对其他的字怎样说，无关紧要。</p>
<h3 id="字就是自然数">字就是自然数</h3>
<p>在看任何一张表之前，检验程序先在它自己的自动机上走几遍，证明该记数法的字可以用来计数。这里所说的字都是合法的，一起谈到的字长度相同。x &lt; y 与 x = y 是字的次序与相等，从左起逐位比较。V(x) 是 x 的各位数字所<em>值</em>：
从左起读数字，得到两个整数 h 与 l，开始时都是 0；读到数字 d，它们变为 T·h + l + d 与 h，在 base B 中变为 B·h + d 与 0；最后 V(x) = h + l。字 z <em>紧接</em> y，指两者开头相同，然后 z 的数字大 1，此后 z 全是零，而 y 是依次所能有的最大的数字。</p>
<ol>
<li>前面加一个 0，仍是 h = l = 0，后面仍可接任何字。</li>
<li>x &lt; y、x = y、y &lt; x 恰有一个成立，且只有各位数字都相同时才有 x = y。没有 x 小于 0…0。</li>
<li>对每个 y，在前面加一个 0 之后，有 z 紧接它；0…0 以外的每个 z 都紧接某个 y。为此不需要状态的集合：在读这个字的同时，读一个至今与它相同的字，以及（一旦有了）一个至今与它相邻而已不相同的字；
从这两者之一总能继续下去，因为字的开头部分也是字。</li>
<li>若 z 紧接 y，则 V(z) − V(y) = 1。两者一起读，并计算差的 h 与 l，它们只取几对值。</li>
<li>若 z 紧接 y，则当 x &lt; y 或 x = y 时 x &lt; z，否则不然。</li>
<li>前面加了一个 0 的字，小于一个 1 后面接零的字；在 Uᵣ₊₁ = T·Uᵣ + Uᵣ₋₁（或 B·Uᵣ）中，第一个系数至少是 1，第二个不是负数。</li>
</ol>
<p>每一条都是在至多几十个状态中走一遍，状态中对每个字记下它的后面是否只能接 0。由此用归纳法得出以下各点，无论是哪种记数法：</p>
<ul>
<li>由第 3 条，从每个字可以一步步下到 0…0，因为每个长度的字只有有限多个；每一步 V 减少 1（第 4 条）。所以 V 从不为负，且只有 0…0 的 V 为 0。</li>
<li>由第 3、4 条（以及第 1 条），从每个字可以向上走：每个自然数都是某个字的 V。</li>
<li>x &lt; z 当且仅当 V(x) &lt; V(z)，对 V(z) 作归纳：没有字小于 0…0；否则 z 紧接某个 y，由第 5 条，x &lt; z 即 x &lt; y 或 x = y，也就是 V(x) &lt; V(y) 或 x = y；而 V 相同且不大于 V(y) 的字，由第 2 条与 V 较小时的结论是相同的。所以 V 相同的字就是同一个字。</li>
<li>r 位数字至多值 Uᵣ − 1，因为前面加一个 0 之后，它小于值为 Uᵣ 的字 1 0…0（第 6 条）。</li>
</ul>
<p>h 与 l 的变化是线性的。所以，照着各位数字带系数的和走的自动机，也就是照着这些数的同样的和走：x + 0 = x；把一个字换成紧接它的字，和就增加它的系数（第 4 条），即 x + (y + 1) = (x + y) + 1。</p>
<h2 id="表">表</h2>
`},{kind:`code`,info:`text`,text:`relation x0 + x1 = x2
tracks 3
node 2 s0 s1
node 1 n0 -
…
rows n4 n7 …
accept 0 2`,links:[]},{kind:`html`,html:`<p><code>tracks</code> 是自动机所读的数的个数。<code>node</code> 各行从 0 起编号，是判断：<code>node T c₀ c₁ …</code> 问第 T 个数的数字是什么，再转到与这个数字对应的后继。后继可以是状态 <code>sK</code>、<em>前面的</em>节点 <code>nK</code>，
或 <code>-</code>，即无论后面是什么都拒绝。沿着一条路，数的编号 T 递增。<code>rows</code> 为每个状态给出一个后继，读一列（每个数各一位）由此开始；有多少行就有多少状态。状态 0 是初始状态。<code>accept</code> 列出接受的状态，递增。</p>
<p>第 0 行读全零的列后必须回到状态 0，这样前导零就不起作用；或者，若关系为空，第 0 行是 <code>-</code> 且状态 0 不接受。</p>
<h2 id="键及其意思">键及其意思</h2>
<p>键中的数 <code>x0</code>、<code>x1</code>、…… 依次是表所读的各数。每个需要的关系在证书中各出现一次。</p>
<p><strong>内建的。</strong> 检验程序自己就知道这些是什么意思：它自己造一个自动机 B，与证书中的表 R（证明所说的是 R 的状态）相比较，即检验
<code>no: R(x0, …), not B(x0, …)</code> 与 <code>no: not R(x0, …), B(x0, …)</code>。</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>键</th>
<th>记数法</th>
<th>意思</th>
</tr>
</thead>
<tbody><tr>
<td><code>x0 = x1</code>、<code>x0 &lt; x1</code></td>
<td>任何</td>
<td>等长的字的次序</td>
</tr>
<tr>
<td><code>x0 = C</code>（C 是数）</td>
<td>任何</td>
<td>值为 C 的字：从最高位起，每一位取尽所能取的；并查看这个字合法且值为 C</td>
</tr>
<tr>
<td>其余所有线性键，见下文</td>
<td>任何</td>
<td>各位数字所值，加起来</td>
</tr>
<tr>
<td><code>x0 xor x1 = x2</code></td>
<td>base 2</td>
<td>逐位</td>
</tr>
<tr>
<td><code>columns(x0, …, xN; B)</code></td>
<td>base 2</td>
<td>每一列中 1 的个数都能被 B 整除</td>
</tr>
<tr>
<td><code>ones(x0) mod C = x1</code></td>
<td>base 2</td>
<td>1 的个数模 C</td>
</tr>
<tr>
<td><code>bit(x0, C) = x1</code></td>
<td>base 2</td>
<td>2^C 那一位的数字</td>
</tr>
<tr>
<td><code>power_of_two(x0)</code></td>
<td>base 2</td>
<td>恰有一个 1</td>
</tr>
<tr>
<td><code>fibonacci(x0)</code></td>
<td>quadratic 1</td>
<td>至多一个 1</td>
</tr>
<tr>
<td><code>lowest_zeckendorf(x0) = x1</code></td>
<td>quadratic 1</td>
<td>x0 不是 0，x1 是 x0 只留下最后一个 1</td>
</tr>
<tr>
<td><code>automaton NAME(x0, …)</code></td>
<td>自动机自己的</td>
<td>如游戏文本所说；所有数共有的前导零不读</td>
</tr>
</tbody></table></div>
<p><strong>由公理规定的。</strong> 对这个关系，检验程序要求下列语句成立；写作 <code>no: …</code> 的是<em>没有</em>语句，其余的要有证明。</p>
<ul>
<li><code>floor(alphaT*x0) = x1</code>，只用于 quadratic T。αT = (2 − T + √(T² + 4))/2；α1 = φ。记作 F。<ol>
<li><em>对所有 x0：</em> 有 y0 使 <code>F(x0, y0)</code></li>
<li><code>no: F(x0, x1), F(x0, x2), x1 &lt; x2</code></li>
<li><code>no: x0 = 0, x1 = 0, not F(x0, x1)</code></li>
<li><code>no: F(x0, x1), F(x2, x3), x0 &lt; x2, not x1 &lt; x3</code></li>
<li><code>no: F(x0, x1), F(x2, x3), x4 = 0, x4 &lt; x0, x4 &lt; x2, T*x2 + x3 = x1</code>（最后一个文字是关系 <code>T*x0 + x1 = x2</code> 用于 x2、x3、x1；T = 1 时是 <code>x0 + x1 = x2</code>）</li>
<li><em>对所有 x0，若 <code>x1 = 0</code>、<code>x1 &lt; x0</code>：</em> (a) 有 y0 使 <code>F(y0, x0)</code>，或 (b) 有 y0、y1 使 <code>F(y0, y1)</code>、<code>T*y0 + y1 = x0</code></li>
</ol>
</li>
</ul>
<p><strong>由定义规定的。</strong> 其余都是。定义是一列情形；一个情形有约束变元和文字。对定义为 c₁ 或 c₂ 或 …… 的关系 R，检验程序要求两件事：</p>
<ol>
<li><em>对所有 x0、……，若 <code>R(x0, …)</code>：</em> c₁ 或 c₂ 或 …… 若有的情形有约束变元，这一条要有证明；否则检验程序走一遍即可。但若只有一个情形，而且它约束哪些数从无疑问，则证明可以略去；
这时，对该情形中每个不<em>给出</em>数的文字 l，依次要求 <code>no: R(x0, …)</code>、依次各个给出数的文字、l 的反面。依次看各文字：正的文字给出它的最后一个参数，若这是一个约束变元，前面还没有文字
给出过它，其余参数都是 x 或已经给出，而且它的关系是一个处处有值的函数：最后一个变元以系数 1 单独在右边的线性等式（如 <code>x0 + x1 = x2</code>；还有 <code>x0 = x1</code>）、<code>x0 = C</code>、
<code>x0 xor x1 = x2</code>、<code>ones(x0) mod C = x1</code>、<code>bit(x0, C) = x1</code>、<code>floor(alphaT*x0) = x1</code>。所有约束变元都已给出，就是没有疑问。</li>
<li>对每个情形：<code>no:</code> 它的各文字、<code>not R(x0, …)</code>，其中约束变元 y0、y1、…… 排在各 x 之后。</li>
</ol>
<h3 id="线性键">线性键</h3>
<p>一边是一个和：变元按次序排列，系数为正（<code>2*x0</code>；系数 1 不写），然后是常数（若不为 0）；空的和是 <code>0</code>。
线性键是 <code>L = R</code>、<code>L &lt; R</code> 或 <code>C divides L</code>。在最后一种中，各系数与常数都小于 C，每个 xᵢ 都要出现，C 与所有系数没有大于 1 的公约数。在其余两种中，没有变元同时出现在两边，每个 xᵢ 都要出现；常数不同时出现在两边；各系数（对 <code>=</code> 还有常数）没有大于 1 的公约数。在 <code>=</code> 中，x0 在左边。
等式的一边若是系数为 1 的单个变元，则该变元总是最后一个，并单独在右边（<code>x0 + x1 = x2</code> 用于 (b, c, a)，意思是 a = b + c）；只有两边都是这样时才是 <code>x0 = x1</code>，一边是常数时才是 <code>x0 = C</code>。
两个系数为 1 的单个变元之间的次序总是 <code>x0 &lt; x1</code>，较小者在前。（比较怎样变成这样的键，见下文。）</p>
<p>它们都是内建的。由各位数字所值（见“字就是自然数”）可以造出自动机：所读的部分后面接 r 个零，值是 h·Uᵣ + l·Uᵣ₋₁，其中 Uᵣ 是下面还有 r 位的那一位的位值，U₋₁ = 1。开始时 h = l = 0。
若某一列中各数的数字乘以系数（在右边的取负）之和为 c，则 h 与 l 变为 T·h + l + c 与 h；在 base B 中变为 B·h + c 与 0。最后的值是 h + l 再加常数。
再读 r 位时，每个数至多增加 Uᵣ − 1，所以对等式与次序，只有有限多对 h 与 l 使结果未定：设 N 是负的系数之和，则和至少是 (h + N)·Uᵣ + l·Uᵣ₋₁ − N 再加常数，而若 (h + N)·Uᵣ + l·Uᵣ₋₁ 在 r = 0 与 r = 1 时都不是负数，
则由第 6 条，此后它不再减小；从上面用正的系数也一样。对 <code>C divides L</code>，全部可以模 C 来算。</p>
<h3 id="公式">公式</h3>
<p>公式的键是它各情形的文本，写法见“情形怎样写”；它的定义就是这些情形。公式的<strong>文字</strong>是：若只有一个情形，其中只有一个文字而没有约束变元，就是这个文字（可以是反面）；若没有情形，为假；
若有一个情形没有文字，为真；否则是公式的关系用于它的自由变元（在各情形中出现的那些），依次序。为真的文字，凡用到之处都略去；为假的文字，使该情形或该<em>没有</em>语句消失。本页凡说“它自己的关系”，或 P(x)、V(x, v)，指的都是这个文字。</p>
<h2 id="从公式到情形">从公式到情形</h2>
<p>读入规则文本，代入参数，算出常数（<code>2*3</code> 是 6，<code>n and true</code> 是 n，这属于读入文本；<code>ones(6)</code> 是 2）。公式余下的部分按下述办法变成情形。<strong>约束</strong>变元是新的；
写出各情形时才给它们编号。</p>
<p><strong>cases(f)，即 f 的情形：</strong></p>
<ul>
<li><code>true</code>：一个没有文字的情形；<code>false</code>：没有情形。</li>
<li><code>f or g or …</code>：各自的情形，依次序。</li>
<li><code>f and g and …</code>：各成员依次序；所得情形要整理（见下文）。恰有一个情形、且该情形没有约束变元的成员，给出该情形的文字。其他任何成员给出它自己的文字（见上文<em>公式</em>）。若有成员没有情形，整个也没有。这些文字依次序构成一个情形。成员本身若是 <code>and</code>，就以它的各成员计。</li>
<li><code>exists v…: f</code>：若 f 恰好具有 <code>and</code> 的样子，其成员按上一条处理。这些 v 在 f 的所有情形中成为约束变元。</li>
<li><code>f implies g</code> 就是 <code>(not f) or g</code>；<code>f iff g</code> 就是 <code>(f and g) or ((not f) and (not g))</code>；<code>forall v…: f</code> 就是 <code>not exists v…: not f</code>。</li>
<li><code>not</code>：对 <code>true</code>、<code>false</code> 与 <code>not</code>，照常；对 <code>or</code>：各否定的 <code>and</code>；对 <code>and</code>：各否定的 <code>or</code>；对 <code>implies</code>、<code>iff</code> 与 <code>forall</code>，按上述写法；
对其余的一切，是其文字的反面所成的情形（见上文<em>公式</em>；文字为假时是 <code>true</code>，为真时是 <code>false</code>）。</li>
<li>原子：见下文。</li>
</ul>
<p>凡有步骤使情形中的变元受到约束（<code>exists</code>、含函数的原子、规则），其后每个情形都要<strong>整理</strong>：</p>
<p>  (1) 恒为真的文字略去，含有恒为假的文字的情形略去；重复的文字略去；
  (2) 若有一个正的文字 <code>v = w</code> 说两个变元相等，而其中一个是约束的，则处处以另一个代替它（两个都是约束的，则代替约束得较晚的那个），并略去该文字；
  (3) 否则，按约束的先后依次取约束变元：若 v 在某个正的线性等式中系数为 1 或 −1（取第一个这样的文字），且只出现在线性文字中，则由该等式解出 v，处处以与它相等的式子代替 v，
  而该文字换成“这个式子至少为 0”；
  (4) 否则，按约束的先后依次取约束变元：若 v 只出现在一个文字中，而这是一个正的线性等式，说的是 v 的倍数 C·v（C &gt; 1）等于 t，则该文字换成两个：C 整除 t，以及 t 至少为 0；
  (5) 做过 (2)、(3) 或 (4) 之后，从头再来。
  不在任何文字中出现的约束变元，不再计入。</p>
<p><strong>原子。</strong> 不是线性的项，要把其中的函数取出来，由内而外、从左到右，逐个参数进行：<code>f(t)</code> 变成新的约束变元 v，附上说明 <code>v = f(t)</code> 的一个或几个文字；若参数 t 不是变元，先给它一个约束变元，附上相应的线性等式。余下的就是线性的。没有值的项（<code>t div 0</code>、<code>t mod 0</code>）使原子为假。于是原子就是这样一个情形：依次是各函数的文字，最后是比较；它要整理。</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>项</th>
<th>文字，v 是新变元</th>
</tr>
</thead>
<tbody><tr>
<td><code>t div C</code></td>
<td>线性：对约化后的 t，<code>C*v &lt;= t</code>、<code>t &lt; C*v + C</code>；值是 v 加上（约化时减去的部分除以 C）。<em>约化</em>指把 t 的系数与常数模 C 取值（取 0 … C−1）</td>
</tr>
<tr>
<td><code>t mod C</code></td>
<td>线性：C 整除 t − v，<code>v &lt; C</code>。所以 t 不必是自然数，在 <code>div</code> 中也一样</td>
</tr>
<tr>
<td><code>t xor u</code></td>
<td><code>x0 xor x1 = x2</code></td>
</tr>
<tr>
<td><code>ones(t) mod C</code></td>
<td><code>ones(x0) mod C = x1</code></td>
</tr>
<tr>
<td><code>floor(…*t)</code></td>
<td>系数必须是 alphaT + c，c 为整数；这时它就是 <code>v + c*t</code>，带 <code>floor(alphaT*x0) = x1</code></td>
</tr>
<tr>
<td><code>lowest_zeckendorf(t)</code>、<code>bit(t, C)</code></td>
<td>如内建</td>
</tr>
<tr>
<td><code>min(t, u, …)</code>、<code>max(t, u, …)</code></td>
<td>凡有负系数或负常数的参数，先各取一个新的约束变元；然后从左起每次取两个：min 用公式 <code>(t &lt;= u and v = t) or (u &lt; t and v = u)</code> 的关系，max 用 <code>(u &lt;= t and v = t) or (t &lt; u and v = u)</code> 的关系</td>
</tr>
<tr>
<td><code>a[t]</code>，数列已知</td>
<td>t 若不是变元，先取一个新的约束变元 p；然后是公式 <code>(p in places and v = e) or …</code> 的关系，数列中的每个数 e（从小到大）一种情形，places 是各段值为 e 的下标：一个写 <code>p = i</code>，多个写 <code>i &lt;= p and p &lt;= j</code>。t 是数时，这一项就是数</td>
</tr>
</tbody></table></div>
<p>若原子里用数列的项去除（<code>t mod u</code>、<code>t div u</code>、<code>u divides t</code>，u 中有 <code>a[s]</code>）、与不是常数的项相乘，或作 <code>bit</code> 的位数，就先读作 <code>(s in places and …) or …</code>：数列中的每个数（从小到大）一种情形，用它代替原子里的 <code>a[s]</code>；至多 256 种。</p>
<p><code>t in {a..b, …}</code> 是各个 <code>a &lt;= t and t &lt;= b</code> 的 <code>or</code>，两端相同时是 <code>t = a</code>；a 不是数时，前面加上 <code>0 &lt;= t</code>（成员是自然数）；<code>C divides t</code> 就是 <code>t mod C = 0</code>，<code>0 divides t</code> 就是 <code>t = 0</code>；<code>odd(t)</code> 就是 <code>t mod 2 = 1</code>，<code>even(t)</code> 就是 <code>t mod 2 = 0</code>，
其中若 t 有负的系数或常数，先给它一个约束变元（只有自然数才有奇偶）；<code>fibonacci(t)</code>、<code>power_of_two(t)</code>、
<code>name(t, …)</code> 是用于变元的文字；<code>columns(t, …; B) = 0</code> 是文字 <code>columns(…; B)</code>，用 <code>!=</code> 时是它的反面。</p>
<p><strong>比较。</strong> 全部移到一边：e = 0、e != 0（e = 0 的反面）或 e &lt; 0（<code>a &lt;= b</code> 就是 a − b − 1 &lt; 0）。这是就取出函数之后余下的部分说的：对没有值的函数，<code>=</code> 与 <code>!=</code> 都为假，而
<code>not (t != u)</code> 是 <code>t != u</code> 的关系的反面。对“C 整除 e”，系数与常数都模 C 取值；设 g 为 C 与各系数的最大公约数，若 g 不整除常数，则为假，否则三者都除以 g，这时若 C 为 1，则为真。没有变元时，比较或真或假。设 g 为各系数的最大公约数：对 e = 0，若 g 不整除常数，则为假；否则全部除以 g。对 e &lt; 0，各系数除以 g，常数也除以 g 并向下取整。在 e &lt; 0 中，若系数与常数都不为负，则为假；若没有正的系数而常数为负，则为真。在 e = 0 中，若编号最小的变元系数为负，
则全部变号。然后，负的部分移到右边。变元依次序编号为 x0、x1、……，它们就是各参数；例外见<em>线性键</em>（等式一边的单个变元在最后；两个单个变元，较小者在前；相等的两个，编号小者在前）。<em>次序</em>指变元产生的先后：先是局面的各变元，
然后是值与较小的值（关于 SG 值的断言），然后是规则的新位置 q，然后是文本中其他的变元，最后是新的变元。</p>
<p><strong>拆分。</strong> 各情形成为一个自己的关系之前，凡有三个以上约束变元的情形都要拆开：按约束的先后，取第一个这样的约束变元，它所在的各文字总共至多另有三个变元；这些文字移入一个自己的关系，该关系只有一个情形，
依原来的次序含有这些文字，只约束这一个变元；该关系的文字放在其中第一个文字的位置。如此继续，直到只剩三个约束变元，或没有可以取出的为止。</p>
<p><strong>情形怎样写。</strong> 自由变元依次序为 x0、x1、……，每个情形的约束变元为 y0、y1、……，以在文字中首次出现的先后为序。一个情形写作 <code>some y0 y1: literal, literal</code>，或不写 <code>some … :</code>，各情形以 <code>|</code> 相连。文字写作它的键（反面则在前面加 <code>not </code>），然后是
<code>@</code> 与以空格分开的参数：<code>x0 + x1 = x2 @ x0 y0 x1</code>。若关系的键本身就是这样的文本，则放在花括号 <code>{…}</code> 中。一个情形也没有写作 <code>false</code>；没有文字的情形写作 <code>true</code>。</p>
<h2 id="文件">文件</h2>
`},{kind:`code`,info:`text`,text:`bouton certificate 1
| game wythoff
| (a, b) -> (a - k, b) where k >= 1
| …
with m=3
size 3
claim 2 normal
numeration quadratic 1
rank x0 + x1
relation …
proof KEY
…
end`,links:[]},{kind:`html`,html:`<ul>
<li>以 <code>| </code> 开头（或就是 <code>|</code>）的各行是游戏的文本。</li>
<li>若游戏是 <code>upto k of NAME</code>，接着是一行 <code>base</code>，然后以同样方式写那个游戏的文本。</li>
<li><code>with NAME=VALUE</code>，每个不取默认值的参数各一行。</li>
<li><code>size N</code>，只用于和与行：分量的个数，或行的长度。</li>
<li><code>claim K CONVENTION</code>：哪一条断言，在文本中从 1 数起；<code>normal</code> 或 <code>misere</code>。</li>
<li><code>assume K</code>，证明所依据的假定各一行：哪一条假定，在文本中从 1 数起；递增。每一条都必须用到，用法见<em>假定</em>一节；没有写出的一概不用。</li>
<li><code>rank E</code>，一个或多个：局面各位置的线性式（<code>12 - x0</code>、<code>2*x0 + x1</code>），用来证明对局必定结束：先写相加的，位置依次序，
然后是常数；再以同样方式写相减的；没有相加的，前面写 <code>0</code>。</li>
<li>各关系；每个关系都在它的定义或公理所用到的关系之后（它自己除外）。</li>
<li>各语句的证明，次序不限；关系的定义的证明写 <code>proof KEY</code>，它的公理的证明写 <code>proof KEY axiom 3</code>，下文各项要求的证明写 <code>proof won</code> 等。</li>
<li><code>end</code>。</li>
</ul>
<p>此外什么也不许有，不需要的也不许有：多一个关系、证明或参数都是错误。</p>
<h2 id="一个文件中的多份证书">一个文件中的多份证书</h2>
`},{kind:`code`,info:`text`,text:`bouton bundle 1
parts 2
part 1
bouton certificate 1
…
end
part 2
bouton period 1
…
end
end`,links:[]},{kind:`html`,html:`<ul>
<li>首行之后是 <code>parts N</code>：其后证书的份数，至少一份。</li>
<li>每份证书之前有 <code>part K</code>，从 1 数起；其后是证书本身，可为除 bundle 外的任何一种，与单独成文件时相同，从首行到 <code>end</code>。</li>
<li>最后是 <code>end</code>，其后不再有内容。</li>
</ul>
<p>任何两部分所述不得相同：即首个以 <code>assume</code> 或 <code>numeration</code> 开头的行之前的各行不得相同（其他种类的证书则指全部各行）。各部分分别检验，全部被接受时文件才被接受。
断言或大小不止一个时，<code>bouton prove --certificate 文件</code> 写出这样的文件，<code>bouton verify 文件</code> 逐一说明各部分证明了什么。</p>
<h2 id="证明">证明</h2>
<p>语句 <em>对所有 x，若 g₁、g₂、……：各情形</em> 有这些<strong>全称</strong>文字：先是各个 g，再逐个情形地列出各情形中没有约束变元的文字。其余都是<strong>混合</strong>文字。它的<strong>状态</strong>是一行数：每个全称文字的表所处的状态，或 <code>-</code>；
然后，在二次记数法中，对每个 x，若它的上一个数字是 T 则为 1，否则为 0。<strong>元素</strong>是情形的编号（从 0 起）与其各混合文字依次所处的状态，然后，在二次记数法中，是该情形每个约束变元的 0 或 1。没有混合文字的情形也有元素。</p>
`},{kind:`code`,info:`text`,text:`proof won
at 0 1 0 0
  0.4.1.0 2.0.0.1
at 0 1 0 1`,links:[]},{kind:`html`,html:`<p><code>at</code> 行给出一个状态，下一行（缩进；空集则不写）给出一个由元素组成的集合。同一个状态可以带着不同的集合出现几次。</p>
<p>检验程序检验：</p>
<ol>
<li><em>起点。</em> 对一切都处于起点的状态，有一个集合，其中的元素都<strong>可由零到达</strong>：从起点出发，经过 x 的数字全为 0 而 y 的数字任意（但合法）的列可以到达。</li>
<li><em>步进。</em> 从迄今遇到的每一对状态与集合出发，对 x 的每一个合法的数字列：各全称文字的状态随之改变。若此后有一个正的 g 为 <code>-</code>，就没有要求。否则，对新状态列有一个集合（取第一个合用的），其中的元素都是<strong>后继</strong>：从旧集合的某个元素出发，读 y 的某些合法的数字可以到达，
而该情形的正的文字，无论混合还是全称，都不是 <code>-</code>。于是遇到了这一对。</li>
<li><em>终点。</em> 在遇到的每一对处，若所有 g 都接受（即该文字对已读的部分成立），则集合的某个元素中的一切也都接受：它的各混合文字，以及它的情形的各全称文字。</li>
</ol>
<p>各情形都没有约束变元的语句不需要证明：集合总是全部情形。</p>
<h2 id="对游戏的要求">对游戏的要求</h2>
<p>局面有位置 x0、x1、……：数组的各位置；有 <code>size</code> 时，依次是各分量的位置，或行的各位置。行的模式在该长度下以所有方式匹配；关于和与行的断言要逐项写出：<code>xor(t where f)</code> 取遍各元素，就是 <code>t₁ xor t₂ xor …</code>（从左起；一个也没有时为 0），其中条件为假的元素略去，条件既不为真也不为假的元素换成新数 u，并附公式 <code>f and u = t or (not f) and u = 0</code>；<code>sum</code>、<code>max</code>、<code>min</code> 也一样，但对 <code>min</code>，所有条件都必须为真或为假。代入各元素之后再算一次常数。（<code>max</code> 或 <code>min</code> 之下有几个项时，
以及对于换成 u 的那些项，检验程序必须能从写法上看出它们绝不为负：数字与余数的界就够了。否则，该断言不能这样证明。）<code>count(f)</code> 是各个数 u 的和，u 满足 <code>f and u = 1 or (not f) and u = 0</code>。<code>columns(t, B)</code> 以所有的 t 为参数。</p>
<p><strong>法则。</strong> 每条法则在每个匹配处是一个公式；<code>pattern where f</code> 就是 <code>(not matched) or f</code>。它们合在一起是 D 的各成员，逐条法则、逐个匹配地排列（在和中：逐个分量），即<em>定义域</em>的文字：是所有这些的 <code>and</code> 的情形，与 <code>and</code> 的成员同样处理。若为假，就什么也不证明。</p>
<p><em>关于其他位置的</em>文字，如 P(q)，以及关于某一部分的 d，以那些位置代替 x；线性文字要重新化为最简，因为两个位置可能变成了同一个；这时它也可能为真或为假。</p>
<p><strong>着法。</strong> 规则在一个匹配处是公式 <code>exists q…, k…: condition and q… = after…</code>，其中走后的每个位置依次对应一个新的 q（先约束各 q，再约束规则的自由变元，即各 k，以在文本中出现的先后为序）；作为成员的列表：先是条件的各成员，再是各 q 的等式。规则没有谈到的位置不变。它的情形按
<code>exists</code> 之下为 <code>and</code> 的办法求得，但第 (3)、(4) 步只取出 k，不取出 q。条件的成员若不是单个文字，就成为各自的关系。几条规则同时走时，它们的成员前后相接，先约束所有的 q，再约束所有的 k。于是，规则在一个匹配处是一个<strong>子句</strong>，只有一个情形：若干文字，以及每一部分的新位置。在有 <code>size</code> 个分量的和中，
各子句是：依次对每个分量，每条规则；在 <code>upto k of</code> 之下：对每个至多 k 个分量的集合，先按大小、再按字典序，为这些分量选取规则的每种方式。在行中：对每条规则，它的各匹配，按其位置的字典序。在和或行中，规则必须留下一个同样长度的分量。</p>
<p><strong>次序。</strong> 若游戏的行是 <code>unordered</code> 的，对每个 i ≥ 1 有 <em>order：</em> <code>no: D, x(i) &lt; x(i−1)</code>：不是递增的行就不是局面。</p>
<p><strong>对局必定结束</strong>（<em>ends</em>）。设各秩为 e₁、e₂、……：对每个子句，先对每个有负系数的 eᵢ，<code>no: D, clause, eᵢ &lt; 0</code>（有着法可走之处，秩都不是负数）；再对每一部分，q 为该部分的位置：对每个 i，<code>no: D, e₁(q) = e₁(x), …, eᵢ₋₁(q) = eᵢ₋₁(x), eᵢ(x) &lt; eᵢ(q)</code>，以及 <code>no: D, e₁(q) = e₁(x), …</code>（全部相等），D 之后都带上该子句的各文字。</p>
<p><strong>走后仍是局面</strong>（<em>stays</em>）。对每个子句及其每一部分，以及 D 的每个关于该部分的文字 d：<code>no: D, clause, not d</code>。</p>
<p><strong>终局。</strong> 对结果 v（输、赢、平），Eᵥ 是公式 <code>end₁ or end₂ or …</code>，取文件中结果为 v 的各终局，每个都带上 <code>and not</code> 文件中在它之前的每个终局；E 是所有终局的 <code>or</code>。在反常规则下，输与赢对调，在 <code>otherwise</code> 中也一样。
若文件规定了终局，则每个子句都把 <code>not E</code> 的文字加在最前面。S 是走不动时的结果：写了 <code>otherwise</code> 就是它的结果，否则为输，在反常规则下为赢。M 是所有子句的 <code>or</code> 的文字（每个子句作为一个公式，即把它的文字放在它所有的
k 与 q 的 <code>exists</code> 之下）。</p>
<p><strong>必败态</strong>（断言 <code>P(…) iff f</code>、<code>N(…) iff f</code>、<code>D(…) iff f</code>）。在和中不得规定终局。若文件中没有什么是平局（<code>endless draw</code> 不算，因为对局必定结束），则只有一条断言，关于 P（若断言关于 N，则 P 是它的反面）；这时 N(x) 就是 <code>not P(x)</code>，下文关于 Z 的部分都不计。否则，P 与 N，以及 Z（平局，若有关于它的断言），是 <code>claim</code> 所指的断言的文字，以及对其余每种结果，文中这一规则下、关于同样的局面（分量，位置数相同的分量之和，或行）的第一条断言的文字；关于 P 与 N 的必须各有一条。得证的就是这几条断言；没有关于 Z 的断言时，<code>Z(x)</code> 代表两个文字 <code>not P(x), not N(x)</code>。若走后什么也不剩，轮到走的人就走不动：S 为输则 P(q) 为真，S 为赢则 N(q) 为真，S 为平则 Z(q) 为真，否则为假；留下几部分的子句不能这样证明。语句依次如下，其中关于某个 E 的，只有存在这样的终局时才有：</p>
<ul>
<li><em>apart</em>（仅在有 Z 时）：<code>no: D, P(x), N(x)</code>；若有关于 Z 的断言，<code>no: D, P(x), Z(x)</code>、<code>no: D, N(x), Z(x)</code>、<code>no: D, not P(x), not N(x), not Z(x)</code>。</li>
<li><em>ended：</em> <code>no: D, P(x), E_won</code>、<code>no: D, P(x), E_draw</code>、<code>no: D, N(x), E_lost</code>、<code>no: D, N(x), E_draw</code>、<code>no: D, Z(x), E_lost</code>、<code>no: D, Z(x), E_won</code>。</li>
<li><em>lost：</em> 对每个子句，没有 Z 时：<code>no: D, P(x), W</code>，W 与 <em>won</em> 中的一样；有 Z 时：<code>no: D, P(x), clause, not N(q)</code>。</li>
<li><em>stuck：</em> 若 S 不为输，<code>no: D, P(x), not E, not M</code>。</li>
<li><em>won：</em> <code>no: D, N(x), not W₁, not W₂, …</code>。每个子句有一个 W，即把它的文字与 P(q) 放在它所有的 k 与 q 的 <code>exists</code> 之下所得的文字；然后是 E_won 的一个；然后，若 S 为赢，是 <code>not E and not M</code> 的文字。</li>
<li><em>drawn</em>（仅在有 Z 时）：<code>no: D, Z(x), not W₁, not W₂, …</code>，其中 P(q) 换成 Z(q)，E_won 换成 E_draw，最后一个在 S 为平时才有。</li>
<li><em>unwinnable</em>（仅在有 Z 时）：对每个子句，<code>no: D, Z(x), W</code>，W 与 <em>won</em> 中的一样。</li>
</ul>
<p><strong>SG 值</strong>（断言 <code>value(…) = …</code>，正常规则，其中 S 为输，规定的终局也都为输，且不是 <code>upto</code> 之下单个分量的值）。V 是关于 x 与另一个变元 v（即值）的公式的关系：对分情形的 <code>t₁ if c₁ | t₂ if c₂ | …</code>，公式是 <code>(c₁ and v = t₁) or ((not c₁) and c₂ and v = t₂) or …</code>。对 <code>[s₀, s₁, …] repeat [r₀, …, rₚ₋₁] plus d</code>，周期之前有 a 个数：对每个 i，<code>x0 = i and v = sᵢ</code>，然后对每个 j，<code>exists q: x0 = p*q + a + j and v = d*q + rⱼ</code>。</p>
<ul>
<li><em>total：</em> 对所有 x，若 D：有 y0 使 V(x, y0)。</li>
<li><em>one：</em> <code>no: D, V(x, v), V(x, w), v &lt; w</code>。</li>
<li><em>no option：</em> 对每个子句，<code>no: D, V(x, v), O</code>，O 是把下列文字放在它所有的 k、q、w、z 的 <code>exists</code> 之下所得的文字：它的文字，以及 <code>V(q₁, w₁), V(q₂, w₂), …, w₁ xor w₂ xor … = v</code>，其中 q₁、q₂、…… 是各部分的位置。没有部分时，最后一个是 <code>v = 0</code>；只有一个部分时，写 V(q₁, v)，不写 w；更多时，是 w₁、w₂ 与 v 的 <code>x0 xor x1 = x2</code>，或者是 w₁、w₂ 与新的 z₁ 的，z₁、w₃ 与 z₂ 的，依此类推。</li>
<li><em>every option：</em> <code>no: D, V(x, v), u &lt; v, not O₁, not O₂, …</code>，其中是每个子句的 O，以 u 代替 v。（v 与 u 的编号在各位置之后。）</li>
</ul>
<h2 id="假定">假定</h2>
<p>规则中可以有自动机不认识的项，如 <code>prime_power(q)</code> 或 <code>k*a</code>。这时子句要造两遍：<em>over</em>，用的规则至少允许游戏的所有着法；<em>under</em>，用的规则至多允许游戏的着法。所有语句都用 <em>over</em>，但以下例外：
<em>stuck</em> 的 M 用 <em>under</em> 造；<em>won</em>、<em>drawn</em> 与 <em>every option</em> 的 W 与 O 用 <em>under</em> 造（其中的 M 用 <em>over</em>）。定理是：若这些假定成立，则断言成立；它按文本的写法列出这些假定。</p>
<p>以下只谈证书用 <code>assume K</code> 写出的假定。它们必须是关于这些参数的；对于文本中 <code>base</code> 之后的规则，什么也不能假定。一条假定算是用到了，指它在某条规则中找到了（<em>集合</em>），或取代了一条规则（<em>着法</em>，<code>only where</code>），
或列在 <em>under</em> 的末尾（<em>着法</em>，其余的），或出现在 <em>won</em> 或 <em>drawn</em> 中（<em>选取</em>）。</p>
<p><em>集合。</em> <code>assume s₁ &lt;= s₂ &lt;= … </code>：按文本的次序对每条假定，依次对其中每个不能判定的集合，依次对规则的每个变元：若以该变元代替集合自己的变元之后，集合的公式的所有成员都是规则条件的成员，就把它们从条件中取出，而在末尾加上：<em>over</em>，链中在它之后的所有能判定的集合，依次序；<em>under</em>，在它之前最后一个能判定的集合，没有则为 <code>false</code>。（以后各步看的是此时 <em>over</em> 的条件。）公式能判定，指其中只有本页谈到的项与谓词。</p>
<p><em>着法。</em> 仍有不能判定之处的规则，需要一条假定 <code>before -&gt; after only where f</code>：它走之前的模式长度相同，只有变元，且互不相同；走之后是一个数组，其各项都是变元：或者是模式中的变元，在规则走之后也处于同一位置，或者是别处都不出现的变元。第一条这样的假定取代该规则，<em>over</em>，成为一条以 <code>f</code> 为条件的规则。<em>under</em> 中略去该规则；只要有规则被略去，所有没有 <code>for some</code> 的假定 <code>before -&gt; after and … where f</code> 都列在末尾，其中每个走后的局面各成一条以 <code>f</code> 为条件的规则。</p>
<p><em>选取。</em> 若有规则被略去，则对每条关于局面的数组、且没有其他变元的假定 <code>before -&gt; t₁ and t₂ … for some r…: h where f</code>，<em>won</em> 与 <em>drawn</em> 中有新变元 r：在 P(x) 或 Z(x) 之外，对每条这样的假定加上 <code>(not f) or h</code> 的文字，并对每个 tᵢ 加上
<code>exists q…: f and q… = tᵢ and P(q)</code>（或 Z(q)）的文字的反面，其中 q 是约束的，r 不是；r 先于 q 产生。次序是：先是所有 <code>(not f) or h</code> 的文字，然后是与前面一样的所有 W，然后对每条假定与每个 tᵢ 是这些文字。规定了终局时，不能写出这样的假定。</p>
<h2 id="所信任的">所信任的</h2>
<p>规则文本的读入部分；检验程序；以及以下数学事实：具有上述性质的局面就是必败态（对秩作归纳）；关于 SG 值的 Sprague–Grundy 定理；和、异或和、各位数字、向下取整的倍数等等，对所有自然数都有值；以及对于 F：
j ≥ 1 时，⌊αj⌋ 与 ⌊αj⌋ + Tj 都严格递增，且合起来恰好包含每个正整数一次（Beatty 1926）；公理说的就是 F 的这一性质，而它也唯一确定了 F。</p>
<p>关于记数法，什么也不信任：字就是自然数，字的次序就是数的次序，字的和就是数的和，这在每次检验证书时都要证明（见“字就是自然数”）。异或和、各位数字、1 的个数、2 的幂、斐波那契数与最小的齐肯多夫部分，是就数字而言的，如内建关系的表所说；
各位的值是 2 的幂，或斐波那契数 1、2、3、5、……，这就是 V 的算法。</p>
`}]};export{e as default};