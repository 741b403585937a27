var e={title:`Certificates`,headings:[{id:`the-idea`,text:`The idea`,level:2},{id:`a-certificate-line-by-line`,text:`A certificate, line by line`,level:2},{id:`text`,text:`Text`,level:2},{id:`the-parts-of-a-certificate`,text:`The parts of a certificate`,level:2},{id:`the-statement`,text:`The statement`,level:3},{id:`names-of-numbers`,text:`Names of numbers`,level:3},{id:`sums-and-formulas`,text:`Sums and formulas`,level:3},{id:`relations`,text:`Relations`,level:3},{id:`definitions-and-tables`,text:`Definitions and tables`,level:3},{id:`numbers-as-words`,text:`Numbers as words`,level:2},{id:`limits`,text:`Limits`,level:3},{id:`from-formulas-to-literals`,text:`From formulas to literals`,level:2},{id:`the-demands`,text:`The demands`,level:2},{id:`outcomes`,text:`Outcomes`,level:3},{id:`nim-values`,text:`Nim-values`,level:3},{id:`nim-values-that-go-back`,text:`Nim-values that go back`,level:3},{id:`sums-as-automata`,text:`Sums as automata`,level:2},{id:`words-are-the-naturals`,text:`Words are the naturals`,level:2},{id:`what-is-proved-and-what-is-trusted`,text:`What is proved, and what is trusted`,level:2}],parts:[{kind:`html`,html:`<h1 id="certificates">Certificates</h1>
<p>A certificate is a proof that a claim holds at every position of a game. <code>bouton prove</code> writes certificates and <code>bouton verify</code> checks them. This page
describes them completely: a checker can be written from it without looking at Bouton&#39;s.</p>
<p>Periods and misère quotients have certificates of their own: see <a href="/learn/heaps">Games on one heap</a> and <a href="/learn/misere-heaps">Misère play with heaps</a>. So have
<a href="/learn/parameters">theorems for all parameters</a> and <a href="/learn/sizes">for all sizes</a>, which build on this page.</p>
<h2 id="the-idea">The idea</h2>
<p>A position is a tuple of natural numbers. A certificate states a game and a claim as formulas about such numbers: its positions, where play ends, its
moves, and for example that exactly the positions with 4 | n are lost. To prove the claim it is enough that certain combinations never occur: no lost
position has a move to a lost one, no won position lacks such a move, and so on. These are the <em>demands</em>. The checker derives them from the statement;
they do not stand in the certificate.</p>
<p>Finite automata decide such formulas. They read the digits of all numbers at once, most significant first, with shorter numbers padded by leading
zeros. For relations such as n &lt; k + 3 the checker builds the automaton itself. For a relation that says <em>there is a k</em> the certificate has a
definition, and supplies the automaton as a table. The checker first shows that the table accepts exactly what its definition says, and then uses it.
A wrong table makes a certificate fail; it cannot make a false claim pass.</p>
<h2 id="a-certificate-line-by-line">A certificate, line by line</h2>
<p>Bash&#39;s game: from a heap of n stones take one, two or three. Whoever takes the last stone wins.</p>
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
<th>line</th>
<th>meaning</th>
</tr>
</thead>
<tbody><tr>
<td><code>(certificate 2)</code></td>
<td>version 2 of the format</td>
</tr>
<tr>
<td><code>(numeration base 2)</code></td>
<td>tables read binary digits</td>
</tr>
<tr>
<td><code>(places n)</code></td>
<td>a position is one number, n</td>
</tr>
<tr>
<td><code>(stuck lost)</code></td>
<td>a player without a move has lost</td>
</tr>
<tr>
<td><code>(move (k) (&lt; k n) (&lt;= n (+ k 3)) (to k))</code></td>
<td>for each k with k &lt; n and n ≤ k + 3 there is a move from n to k</td>
</tr>
<tr>
<td><code>(lost (divides 4 n))</code></td>
<td>the claim: the lost positions are the multiples of 4</td>
</tr>
<tr>
<td><code>(falls n)</code></td>
<td>play ends, since n gets smaller with every move</td>
</tr>
<tr>
<td><code>(define f0 (a) …)</code></td>
<td>f0(a): there is a k with k &lt; a, a ≤ k + 3 and 4 | k</td>
</tr>
</tbody></table></div>
<p><strong>The table.</strong> It has four states, because <code>rows</code> has four entries, and it starts in state 0. In state 0 reading begins at node <code>n0</code>, which is
<code>(0 s0 s1)</code>: look at the digit of number 0, which is a; go to state 0 for the digit 0 and to state 1 for the digit 1. In states 1 and 3 it begins at
<code>n1</code>. So the state is the value of the last two digits. States 1, 2 and 3 accept: the table accepts a exactly if 4 does not divide a. A leading 0
leads from state 0 back to state 0, as it must.</p>
<p><strong>The definition.</strong> Two things are checked, for all words of digits.</p>
<ul>
<li><em>Nothing has a k and is missing from the table.</em> No a, k satisfy k &lt; a, a ≤ k + 3, 4 | k and not f0(a). While a and k are read together, only their
difference d so far, from 0 to 3, and their last two digits matter: once d is negative it stays negative, and once it is above 3 it stays above 3.
The walk meets 16 combinations. In none of them is d from 1 to 3 while both k and a end in 00.</li>
<li><em>Everything in the table has a k.</em> While a is read, the checker keeps the set of all (d, last two digits of k) that some k could have led to. Before
the first digit it is {(0, 00)}. Seven pairs of table state and set are met. Wherever the table accepts, the set has an element with d from 1 to 3
and k ending in 00: after a = 1 it is {(1, 00), (0, 01)}, and k = 0 is the witness.</li>
</ul>
<p><strong>The demands.</strong> The claim is one literal, P(n) = <code>(divides 4 n)</code>. Won positions are the others. Four demands follow:</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>kind</th>
<th>no numbers satisfy all of</th>
<th>why</th>
</tr>
</thead>
<tbody><tr>
<td>ends</td>
<td>k &lt; n, n ≤ k + 3, n &lt; k</td>
<td>the first and the last contradict each other</td>
</tr>
<tr>
<td>ends</td>
<td>k &lt; n, n ≤ k + 3, n = k</td>
<td>likewise</td>
</tr>
<tr>
<td>lost</td>
<td>4 | n, k &lt; n, n ≤ k + 3, 4 | k</td>
<td>n − k would be a multiple of 4 from 1 to 3</td>
</tr>
<tr>
<td>won</td>
<td>not 4 | n, not f0(n)</td>
<td>both depend on the last two digits of n; in all four cases one of them fails</td>
</tr>
</tbody></table></div>
<p>The definition f0 is there because the last demand needs it: the move&#39;s conditions together with P(k), k bound. &quot;From formulas to literals&quot; says
exactly which definitions are needed. By induction on n each position is now lost or won as claimed.</p>
<h2 id="text">Text</h2>
<p>A certificate is text in UTF-8. It is read byte by byte; nothing is normalised.</p>
<ul>
<li>Between items there may be spaces, tabs, carriage returns and line feeds.</li>
<li><code>;</code> begins a comment, which ends before the next line feed (a carriage return does not end it) or with the text.</li>
<li><code>(</code> and <code>)</code> enclose a list of items. Parentheses have to match.</li>
<li><code>&quot;</code> begins a quoted text, which ends with the next <code>&quot;</code>. It may contain anything else, including line feeds; there are no escapes.</li>
<li>Everything else is a word. A word ends before a space, tab, carriage return, line feed, parenthesis, <code>&quot;</code> or <code>;</code>.</li>
</ul>
<p>No white space is needed next to a parenthesis or a quotation mark. A <strong>number</strong> is a word of the digits 0 to 9 that is <code>0</code> or does not begin with
<code>0</code>. Each place where a number stands has a limit, given below; beyond it the certificate is rejected.</p>
<p>A file may hold several certificates, one after another. A line that begins with <code>(certificate </code>, <code>(period </code>, <code>(quotient </code>, <code>(residues </code> or
<code>(sizes </code>, blank included, begins one, wherever that line stands, even in a quoted text; what stands before the first such line belongs to the first certificate. A text
without such a line is none.</p>
<p>A <strong>name</strong> is a word that does not consist of digits 0 to 9 only and is none of these:</p>
<p><code>true</code> <code>false</code> <code>and</code> <code>or</code> <code>not</code> <code>exists</code> <code>+</code> <code>-</code> <code>*</code> <code>=</code> <code>&lt;</code> <code>&lt;=</code> <code>divides</code> <code>xor</code> <code>columns</code> <code>ones</code> <code>bit</code> <code>accepts</code> <code>floor</code> <code>fibonacci</code> <code>to</code></p>
<p>Numbers, automata and definitions have names of their own kinds: an automaton may be called like a place. Within its kind a name is given once.</p>
<h2 id="the-parts-of-a-certificate">The parts of a certificate</h2>
<p>At the top stand lists only, in this order. NAME, F (a formula) and the like are explained below; … means any number of the item before it, possibly
none.</p>
<ol>
<li><code>(certificate 2)</code></li>
<li><code>(statement PART …)</code></li>
<li><code>(falls SUM …)</code>: the ranks, sums of places; or <code>(falls (phase F SUM …) …)</code>, with at least one phase: ranks by phases of play</li>
<li><code>(floor TABLE)</code>, at most once, where TABLE is always three lists: <code>(nodes …) (rows …) (accept …)</code></li>
<li><code>(define NAME (NAME …) BODY TABLE)</code>, any number</li>
</ol>
<h3 id="the-statement">The statement</h3>
<p>Its parts stand in the order of this table. A list has exactly the items shown; <code>may</code> and <code>can</code> look like <code>move</code>.</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>part</th>
<th>how often</th>
<th>meaning</th>
</tr>
</thead>
<tbody><tr>
<td><code>(numeration base B)</code>, <code>(numeration quadratic T)</code>, <code>(numeration recurrence C C …)</code> or <code>(numeration difference A B)</code></td>
<td>once</td>
<td>see &quot;Numbers as words&quot;</td>
</tr>
<tr>
<td><code>(automaton NAME N (accept S …) (go S (D …) S) …)</code></td>
<td>any</td>
<td>an automaton; see &quot;Relations&quot;</td>
</tr>
<tr>
<td><code>(assuming &quot;TEXT&quot;)</code></td>
<td>any</td>
<td>an assumption, in words, or the name of an <a href="/learn/limits#elementary-facts">elementary fact</a>; it has no effect</td>
</tr>
<tr>
<td><code>(places NAME …)</code></td>
<td>once</td>
<td>the numbers of a position: 1 to 32 different names</td>
</tr>
<tr>
<td><code>(sorted)</code></td>
<td>at most once</td>
<td>numbers of a position rise or stay equal</td>
</tr>
<tr>
<td><code>(law F)</code></td>
<td>any</td>
<td>holds at every position</td>
</tr>
<tr>
<td><code>(end VERDICT F)</code></td>
<td>any</td>
<td>play has ended where F holds; VERDICT is <code>lost</code>, <code>won</code> or <code>draw</code>, for the player to move</td>
</tr>
<tr>
<td><code>(stuck VERDICT)</code></td>
<td>once</td>
<td>verdict for a player without moves, where play has not ended</td>
</tr>
<tr>
<td><code>(move (NAME …) F … (to NAME …) …)</code>, <code>(may …)</code>, <code>(can …)</code></td>
<td>any, mixed</td>
<td>moves</td>
</tr>
<tr>
<td><code>(choice (NAME …) (if F) (with F) (to (NAME …) F) …)</code></td>
<td>any</td>
<td>moves of which one can be chosen</td>
</tr>
<tr>
<td>the claim</td>
<td>once</td>
<td>see below</td>
</tr>
</tbody></table></div>
<p>The first end that holds decides. A <strong>move</strong> binds the names of its list, which may be empty. Wherever all F hold there is a move, and each <code>to</code> is a
position that it leaves; several of them are played on together, and none means that nothing is left to play. All F stand before all <code>to</code>. A list that
begins with <code>to</code> is never an F. Each <code>to</code> has as many names as there are places, and each of them is a place or bound by the list of the move.</p>
<p><code>move</code> states moves. Where not all is known about a game, <code>can</code> states moves as well, and all moves of the game are among those of <code>move</code> and <code>may</code>. A
<code>choice</code> says: wherever the formula of <code>if</code> holds, there are numbers for the names of its list with which the formula of <code>with</code> holds, and with which
any numbers that satisfy the formula of one of its <code>to</code> are a position that can be reached by a move. Each <code>to</code> names the numbers of such a position,
as many as there are places.</p>
<p>The claim is one of these:</p>
<ul>
<li>one to three of <code>(lost F)</code>, <code>(won F)</code>, <code>(draw F)</code>, each at most once and in this order: exactly the positions that satisfy F are lost, won or drawn;</li>
<li><code>(value (NAME) F)</code>: exactly one name; F holds of the position and this number exactly if the number is the nim-value;</li>
<li><code>(value (NAME) F)</code> and after it <code>(same (NAME) G)</code>, each with one name: with each position F or G holds of some number. If F does, the number is the
nim-value; if G does, it is a smaller position with the same nim-value.</li>
</ul>
<h3 id="names-of-numbers">Names of numbers</h3>
<p>In each part of the statement, in <code>falls</code> (all its phases together) and in each <code>define</code>, the known numbers are counted from 0: first the places (not in a <code>define</code>), then each
name in the order in which it is bound. There are at most 64 in all. Within a part a name is bound only once: not twice in a list, not in two
<code>exists</code>, even far from each other, and not if it is a place. Other parts may bind it again.</p>
<p>A name must be bound before it is used, in the order of the text. In a <code>choice</code> the formula of <code>if</code> is read first, then the list, <code>with</code>, and each
<code>to</code> in turn. A number may occur in a formula only where it is visible:</p>
<ul>
<li>places: everywhere in the statement and in <code>falls</code>; free and bound names of a definition: in all its literals;</li>
<li>the list of a <code>move</code>, <code>may</code>, <code>can</code>, <code>value</code> or <code>same</code>: in the formulas and the <code>to</code> of that part;</li>
<li>the list of a <code>choice</code>: in <code>with</code> and all its <code>to</code>, not in <code>if</code>; the list of a <code>to</code> in a <code>choice</code>: in the formula of this <code>to</code>;</li>
<li>the list of an <code>exists</code>: in its formula.</li>
</ul>
<p>Names are compared letter by letter. A reader may take one for another, so <code>bouton verify</code> refuses a certificate, even a correct one, in whose
statement a place or an automaton has a name that looks like another&#39;s or like a word of formulas, or mixes scripts.</p>
<p>A number whose coefficient in a comparison comes to 0, as k in <code>(= (- k k) 0)</code>, does not occur in it. It only has to be bound earlier in the same
part.</p>
<h3 id="sums-and-formulas">Sums and formulas</h3>
<p>A <strong>sum</strong> is one of these:</p>
<ul>
<li>a number of at most 2⁵⁰, or the name of a number;</li>
<li><code>(+ SUM …)</code>, with any number of sums, even none; <code>(- SUM SUM)</code>; <code>(* SUM SUM)</code>, where no name stands in the first sum, not even with the coefficient 0.</li>
</ul>
<p>A sum is worked out from left to right into an integer coefficient for each name and a constant. All coefficients and constants met on the way, after
each addition, subtraction or multiplication, have to be from −2⁵⁰ to 2⁵⁰, or the certificate is rejected, also where they are multiplied by 0 later.
<code>(+ a b c)</code> begins with 0, then adds a, b and c; <code>(- a b)</code> begins with 0, adds a and subtracts b; <code>(* a b)</code> multiplies b by the number that a is.</p>
<p>A <strong>formula</strong> is one of these:</p>
<ul>
<li><code>true</code>, <code>false</code>, <code>(and F …)</code>, <code>(or F …)</code>, with any number of F, even none; <code>true</code> is <code>(and)</code> and <code>false</code> is <code>(or)</code>;</li>
<li><code>(not F)</code>; <code>(exists (NAME …) F)</code> with at least one name. The first name is neither <code>power-of-two</code> nor <code>lowest-zeckendorf</code>;</li>
<li><code>(= SUM SUM)</code>, <code>(&lt; SUM SUM)</code>, <code>(&lt;= SUM SUM)</code>, <code>(divides C SUM)</code> with a number C from 1 to 2⁵⁰;</li>
<li>a relation as in the next table, applied to names of numbers, not sums. A name may stand twice.</li>
</ul>
<p>Comparisons are <em>linear literals</em>: a sum s and a property of it, that it is 0, is negative, or is a multiple of C. <code>=</code> says that s = left − right is
0. <code>&lt;</code> says that left − right is negative. <code>&lt;=</code> says that left − (right + 1) is negative; here right + 1 may be 2⁵⁰ + 1, but left − (right + 1) has to
keep the limits. <code>divides</code> says that C divides s, also if s is negative or 0. The difference is worked out like a sum.</p>
<p>A <strong>literal</strong> is a relation, or its opposite, applied to numbers. The opposite of the opposite is the literal itself.</p>
<h3 id="relations">Relations</h3>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>relation</th>
<th>numeration</th>
<th>meaning</th>
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
<td>C ≤ 64; at each place the number of ones among the numbers is a multiple of C</td>
</tr>
<tr>
<td><code>(ones C a b)</code></td>
<td>base 2</td>
<td>C ≤ 1024; b is the number of ones of a, modulo C</td>
</tr>
<tr>
<td><code>(bit C a b)</code></td>
<td>base 2</td>
<td>C ≤ 12; b is the digit of 2^C in a</td>
</tr>
<tr>
<td><code>(power-of-two a)</code></td>
<td>base 2</td>
<td>a has exactly one 1</td>
</tr>
<tr>
<td><code>(fibonacci a)</code></td>
<td>quadratic 1</td>
<td>a has at most one 1: it is 0, 1, 2, 3, 5, 8, …</td>
</tr>
<tr>
<td><code>(lowest-zeckendorf a b)</code></td>
<td>quadratic 1</td>
<td>a is not 0, and b is its last 1 with the zeros after it</td>
</tr>
<tr>
<td><code>(floor a b)</code></td>
<td>quadratic, recurrence T 1, difference A 1</td>
<td>b = ⌊α·a⌋ with α = (2 − T + √(T² + 4))/2, or (A − 2 + √(A² − 4))/(2·A − 4)</td>
</tr>
<tr>
<td><code>(accepts NAME a …)</code></td>
<td>any</td>
<td>the automaton NAME accepts these numbers</td>
</tr>
<tr>
<td><code>(NAME a …)</code></td>
<td>any</td>
<td>the definition NAME holds; only in later definitions</td>
</tr>
</tbody></table></div>
<p>In another numeration the relation is an error, and so is a wrong number of arguments. <code>columns</code> takes any number of them, even none. In <code>columns</code> and
<code>ones</code> a C of 0 counts as 1, and makes the same literal.</p>
<p>An <strong>automaton</strong> reads N numbers, N ≤ 64, with states from 0 to 2²⁴; it starts in state 0. <code>(go S (D …) S)</code> leads from a state by a column of N
digits, each less than the radix, to a state. Where there is no <code>go</code>, it rejects. The <code>go</code> lists rise strictly: by first state, then by digits,
compared from the left. The states in <code>accept</code> rise strictly too; they need not occur in a <code>go</code>. Leading columns in which all digits are 0 are not
read: an automaton is given the columns from the first one on that has another digit.</p>
<h3 id="definitions-and-tables">Definitions and tables</h3>
<p>BODY is <code>(and LITERAL …)</code> or <code>(exists (NAME …) LITERAL …)</code>, where the list of names may be empty. The list before it names the free numbers, and may
be empty as well. A LITERAL is a comparison or a relation, or <code>(not …)</code> around exactly one of these. An <code>and</code>, <code>or</code>, <code>exists</code>, <code>true</code> or double <code>not</code>
is an error. Earlier definitions may be used, with as many arguments as they have free numbers; one called <code>power-of-two</code> or <code>lowest-zeckendorf</code>
cannot, since these words always mean the relations above. The definition holds if there are numbers for the bound names with which all literals hold.
Definitions that nothing needs are allowed, and checked like the others.</p>
<p>A TABLE is an automaton for the free numbers, counted from 0 (two numbers for <code>floor</code>, in the order of its arguments).</p>
<ul>
<li><code>(nodes (T CHILD …) …)</code>: nodes are numbered from 0. A node asks for the digit of number T, and has one child for each digit, in order.</li>
<li><code>(rows CHILD …)</code>: where each state begins to read a column. There is at least one state.</li>
<li><code>(accept S …)</code>: the accepting states, strictly rising. Each has to exist.</li>
</ul>
<p>T is less than the number of numbers. A CHILD is <code>-</code>, <code>sK</code> for state K, or <code>nK</code> for node K, K written like a number. The state or node has to exist. A
node that is the child of a node comes earlier in the list, and asks for a number with a larger T; a row may name any node. <code>-</code> rejects whatever
follows. Reaching a state ends the column; digits not asked for do not matter.</p>
<p><em>Leading zeros:</em> either row 0 is <code>-</code> itself, and state 0 does not accept; or row 0, followed through children for the digit 0, ends in <code>s0</code>.</p>
<h2 id="numbers-as-words">Numbers as words</h2>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>numeration</th>
<th>coefficients t₁, t₂, …</th>
<th>digits</th>
<th>valid words</th>
<th>places are worth</th>
</tr>
</thead>
<tbody><tr>
<td>base B</td>
<td>B, from 2 to 36</td>
<td>0 … B − 1</td>
<td>all</td>
<td>1, B, B², …</td>
</tr>
<tr>
<td>quadratic T</td>
<td>T, from 1 to 9, and 1</td>
<td>0 … T</td>
<td>after a digit T comes a 0, or nothing</td>
<td>1, T + 1, then T times the last plus the one before</td>
</tr>
<tr>
<td>recurrence t₁ … tₘ</td>
<td>2 to 4 of them, from 0 to 35</td>
<td>0 … t₁</td>
<td>by states, see below</td>
<td>Uᵣ₊₁ = t₁·Uᵣ + t₂·Uᵣ₋₁ + …</td>
</tr>
<tr>
<td>difference A B</td>
<td>A − 1 and A − 1 − B, with A from 3 to 36 and B from 1 to A − 2</td>
<td>0 … A − 1</td>
<td>after A − 1 and any number of digits A − 1 − B comes no larger one</td>
<td>1, A, then A times the last less B times the one before</td>
</tr>
</tbody></table></div>
<p>The coefficients are written as numbers of at most 36. In a recurrence t₁ and tₘ are not 0. And followed by zeros, the coefficients from any place after
the first on are less than all of them, compared from the left: <code>1 1 1</code>, <code>1 0 0 1</code> and <code>2 2</code> are right, <code>1 2</code> and <code>1 0 1 1</code> are not. (Nothing else is
asked of them; but unless the growth of the places is a Pisot number, sums have infinitely many states, and nothing is decided.)</p>
<p>In each numeration a word has a <em>state</em> from 0 to m − 1, with m coefficients. It is 0 before the first digit. In state k the next digit is at most tₖ₊₁,
and less than tₘ if k = m − 1; the digit tₖ₊₁ leads to state k + 1, any other to state 0. So the states that are not 0 count how many of the last digits
are the first coefficients. Write Nᵣ(k) for the number of ways to go on from state k by r digits: N₀(k) = 1 and Nᵣ₊₁(k) = tₖ₊₁·Nᵣ(0) + Nᵣ(k + 1), where
the last term is missing if k = m − 1. The place with r places below it is worth Uᵣ = Nᵣ(0). For <code>recurrence 1 1 1</code> the places are worth 1, 2, 4, 7, 13, …,
and there are never three digits 1 in a row; for <code>recurrence 1 0 0 1</code> they are worth 1, 2, 3, 4, 5, 7, 10, …, and after a 1 come three zeros, as far as there
are digits.</p>
<p>In a <em>difference</em> t₂ repeats: in state 1 the next digit is at most t₂, which leads to state 1 again, and Nᵣ₊₁(1) = t₂·Nᵣ(0) + Nᵣ(1). For <code>difference 4 1</code>
the places are worth 1, 4, 15, 56, …, and after a digit 3, or a 3 and some digits 2, comes no 3.</p>
<p><code>quadratic 1</code> is Zeckendorf&#39;s. <code>recurrence 2 1</code> has the same words as <code>quadratic 2</code>, but is another numeration: of the relations of quadratic numerations only
<code>floor</code> is defined in it. Every natural has one valid word, up to leading zeros (&quot;Words are the naturals&quot;). All numbers of a table are read as
words of the same length, filled up with leading zeros. A table accepts a tuple if reading all columns ends in an accepting state. Words that are not
valid play no part anywhere: a table may do with them as it likes.</p>
<p>A certificate is accepted if</p>
<ol>
<li>it has the form described above, and the claim fits the game (see &quot;The demands&quot;);</li>
<li>every definition that the demands need is there (see &quot;From formulas to literals&quot;), and <code>floor</code> has a table if a literal of a definition or demand
has it;</li>
<li>each definition&#39;s table accepts exactly the tuples of naturals for which the definition holds;</li>
<li>the table of <code>floor</code>, if there is one, has the properties below, and the numeration has a slope α;</li>
<li>each demand holds: no naturals satisfy all its literals.</li>
</ol>
<p>For 3, a table R with the literals l₁, l₂, … passes if no numbers satisfy l₁, l₂, … and not R, and wherever R holds there are bound numbers with which
all lᵢ hold. The second can be checked by following, along with R, the set of all combined states that the literals can reach with any valid digits of
the bound numbers. These may be longer than the others, so the first set is everything that can be reached by columns in which all free numbers have
the digit 0.</p>
<p><strong><code>floor</code>.</strong> Write F for its table, and P and Q for T and 1, or for 1 and A − 2 in <code>difference A 1</code>. Then 1/α + 1/(P + Q·α) = 1, so the numbers from 1 on are
⌊α·x⌋ and P·x + ⌊α·Q·x⌋ for x ≥ 1, each once (Beatty 1926). These properties determine F, and ⌊α·x⌋ has them:</p>
<ol>
<li>for each x there is a y with F(x, y);</li>
<li>no x, y, z satisfy F(x, y), F(x, z), y &lt; z;</li>
<li>F(0, 0);</li>
<li>no x, y, z, w satisfy F(x, y), F(z, w), x &lt; z, not y &lt; w;</li>
<li>no x, y, z, w satisfy F(x, y), F(Q·z, w), x ≠ 0, z ≠ 0, P·z + w = y;</li>
<li>for each x ≠ 0 there is a y with F(y, x), or there are y, z with F(Q·y, z) and P·y + z = x.</li>
</ol>
<p>For let F(y) be determined for all y below x. The least number from 1 on that is neither F(y) for such a y, nor P·y + F(Q·y) for a y ≥ 1 with Q·y below x, is
F(x): by 6 it is some F(y) with y ≥ x, and then at least F(x), or some P·y + F(Q·y) with Q·y ≥ x, which is more than F(x); and by 2 and 5 F(x) is none of those.</p>
<h3 id="limits">Limits</h3>
<p>These make a certificate rejected: a demand with more than 64 numbers, its places included; in a recurrence with more than two coefficients, a demand or
definition with more than 32 numbers; a definition with bound numbers (at least one) and n free
ones for which radixⁿ is more than 2²⁰ (the radix is B, T + 1, t₁ + 1 or A).</p>
<p>A checker may also give up when work, memory or intermediate numbers become too large. Then the certificate is <em>not decided</em>, which is neither
acceptance nor rejection. <code>bouton verify</code> allows 100 million steps and 20 000 for each byte, and 64 MiB and 1 KiB for each byte.</p>
<h2 id="from-formulas-to-literals">From formulas to literals</h2>
<p>Demands consist of literals. A formula becomes a list of literals that hold together exactly if the formula does; where one literal has to stand for
several, or for <em>there is</em>, a definition of the certificate is looked up. What the checker looks up is fixed by the following rules, down to the order
of literals.</p>
<p><strong>Equal literals.</strong> Two literals are equal if both are positive or both opposite, the relation is the same (with the same C, automaton or definition),
and the numbers are the same in the same order. A linear literal is kept as its numbers in rising order, each once, with coefficients that are not 0,
and the constant and the property. When numbers are replaced, as by those of a move, terms of the same number are added, and those with the
coefficient 0 dropped. Nothing else is done: <code>(= a b)</code> and <code>(= b a)</code> differ, and so do <code>(&lt; (* 2 a) 2)</code> and <code>(&lt; a 1)</code>. But <code>(&lt; a b)</code> and
<code>(&lt;= (+ a 1) b)</code> are the same literal, since both say that a − b is negative.</p>
<p><strong>Lits(F)</strong>, a list:</p>
<ul>
<li>of a literal: itself; of <code>(and F …)</code>: the lists of all F, one after the other;</li>
<li>of <code>(not F)</code>: the opposite of One(Lits(F));</li>
<li>of <code>(or F …)</code>: the opposite of One(the opposite of One(Lits(F)) for each F in turn);</li>
<li>of <code>(exists (k …) F)</code>: Some((k …), Lits(F)).</li>
</ul>
<p><strong>One(list)</strong> is Some((), list). <strong>Some(B, list)</strong>, with numbers B in an order, is one literal:</p>
<ol>
<li>Numbers that occur in no literal of the list are dropped from B.</li>
<li>Of equal literals only the first is kept.</li>
<li>If B is empty and the list has exactly one literal, this is the result.</li>
<li>Otherwise the <em>free</em> numbers are all others that occur in the list. Number them from 0 in rising order, and then the numbers of B in the order of
B. Write the literals with these numbers. A definition with as many free and as many bound numbers and with equal literals in the same order is
looked up. If several match, the last one in the certificate is used; if none does, the certificate is rejected. The result is this definition,
applied to the free numbers in rising order.</li>
</ol>
<p>The numbers of a definition count in the order of its lists, free before bound; its names do not matter. Its literals count as they stand: a definition
in which a literal stands twice, or a number in none, is never found here. An empty list with an empty B also needs a
definition, with the body <code>(and)</code>: only step 3 does without one. So <code>true</code> within an <code>or</code> or <code>not</code> needs it.</p>
<p>Some rules below introduce numbers beyond those of the statement. In the rising order these come last.</p>
<h2 id="the-demands">The demands</h2>
<p>D is the list of Lits of all laws. A demand <em>no: l₁, l₂, …</em> says that no numbers satisfy D and l₁, l₂, …. In it, x stands for the places.</p>
<p><strong>Ends.</strong> For the i-th end with formula Eᵢ, Hereᵢ is Lits(Eᵢ) followed by the opposites of One(Lits(Eⱼ)) for j = 1, …, i − 1. <em>Going</em> is the list of
the opposites of One(Lits(Eⱼ)) for all ends. Both are made for all ends, needed or not.</p>
<p><strong>Clauses.</strong> For each <code>move</code>, <code>may</code> and <code>can</code>, its clause is Going, followed by Lits of each of its conditions. It is made for all of them, needed or
not. <em>Over</em> are those of <code>move</code> and <code>may</code>, <em>under</em> those of <code>move</code> and <code>can</code>, in the order of the text. l(q), with q the numbers of a <code>to</code>, is the
literal l with each place replaced by the number at the same place of <code>to</code>.</p>
<p><strong>Order.</strong> If there is <code>(sorted)</code>, for each place i ≥ 1: <em>no: x(i) &lt; x(i − 1)</em>.</p>
<p><strong>Play ends.</strong> <code>(falls SUM …)</code> is the same as one phase with the formula <code>true</code>. Let Cₚ be Lits of the formula of phase p, and p₁, p₂, … its ranks. Unless
some Cₚ is empty, each position has to be in a phase: <em>no:</em> the opposite of One(Cₚ) for each phase p in turn. Then, for each clause of over:</p>
<ul>
<li>for each phase p, for each pᵢ in which a coefficient or the constant is negative: <em>no: clause, Cₚ, pᵢ(x) &lt; 0</em>;</li>
<li>for each <code>to</code> q, for each phase p, for each phase r: let <em>both</em> be the clause, Cₚ and l(q) for each literal l of Cᵣ. For i = 1, 2, …, as long as there are pᵢ
and rᵢ: <em>no: both, p₁(x) = r₁(q), …, pᵢ₋₁(x) = rᵢ₋₁(q), pᵢ(x) &lt; rᵢ(q)</em>. At the end <em>no: both, p₁(x) = r₁(q), …</em> with all of these. So the first rank
that changes falls. As a literal, pᵢ(x) &lt; rᵢ(q) says that pᵢ(x) − rᵢ(q) is negative, and pᵢ(x) = rᵢ(q) that it is 0.</li>
</ul>
<p>Phases may overlap: the ranks of any phase before a move are compared with those of any phase after it. Since there are finitely many phases, and no rank is
negative where there is a move, no play goes on for ever, whichever phase is picked for each of its positions.</p>
<p><strong>Positions stay positions.</strong> For each clause of over, each <code>to</code> q and each literal d of D: <em>no: clause, not d(q)</em>.</p>
<h3 id="outcomes">Outcomes</h3>
<p>There are <em>draws</em> if <code>stuck</code> or an end has the verdict <code>draw</code>. Without draws the claim is either <code>lost</code> alone or <code>won</code> alone. With draws it is <code>lost</code>
and <code>won</code>, and perhaps <code>draw</code>. Anything else is rejected, and so is a claim about outcomes if a <code>move</code>, <code>may</code> or <code>can</code> has more than one <code>to</code>.</p>
<p>P is One(Lits(F)) for the F of <code>lost</code>, N that for <code>won</code>, Z that for <code>draw</code>. Without draws the one that is missing is the opposite of the other. With
draws and without <code>draw</code>, Z stands for two literals, the opposite of P and that of N, in this order. S is the verdict of <code>stuck</code>. <em>Always</em> is the
linear literal of the empty sum that 0 = 0, <em>never</em> its opposite.</p>
<ul>
<li><em>Apart</em>, with draws: <em>no: P, N</em>. If <code>draw</code> is claimed also <em>no: P, Z</em>; <em>no: N, Z</em>; <em>no: not P, not N, not Z</em>.</li>
<li><em>Ended:</em> for each end i, and each of P, N and, with draws, Z that does not belong to its verdict: <em>no: this, Hereᵢ</em>.</li>
<li><em>Lost:</em> for each clause of over: <em>no: P, clause</em>, and then, if there is a <code>to</code> q, P(q) without draws and not N(q) with draws. If there is no <code>to</code>,
then without draws <em>always</em> if S is <code>lost</code>, else <em>never</em>; with draws <em>never</em> if S is <code>won</code>, else <em>always</em>.</li>
<li><em>Stuck</em>, if S is not <code>lost</code>: <em>no: P, Going</em>, the opposite of Some(list of the move, clause) for each clause of under.</li>
<li><em>Won:</em> <em>no: N</em>, and then the <em>reasons</em> below with verdict <code>won</code> and target P.</li>
<li><em>Drawn</em>, with draws: <em>no: Z</em>, and then the reasons with verdict <code>draw</code> and target Z.</li>
<li><em>Unwinnable</em>, with draws: for each clause of over: <em>no: Z, clause</em>, and then P(q), or, if there is no <code>to</code>, <em>always</em> if S is <code>lost</code>, else <em>never</em>.</li>
</ul>
<p>The <strong>reasons</strong> for a verdict and a target are these literals, in this order:</p>
<ol>
<li>for each clause of under, the opposite of Some(list of the move, clause and target(q)). If there is no <code>to</code>, instead of target(q) stands, for
<code>won</code>, <em>always</em> if S is <code>lost</code>, for <code>draw</code>, <em>always</em> if S is <code>draw</code>, and else <em>never</em>;</li>
<li>for each end i with this verdict, the opposite of One(Hereᵢ);</li>
<li>if S is this verdict, the opposite of One(Going, the opposite of Some(list of the move, clause) for each clause of over);</li>
<li>if the statement has no ends, for each <code>choice</code>: Lits of <code>(or (not A) B)</code> with A the formula of <code>if</code> and B that of <code>with</code>; then for each <code>to</code> with
the list q and the formula C the opposite of Some(q, Lits(A), Lits(C), target(q)). The numbers of the choices&#39; lists are beyond all others, choice
by choice, in the order of their lists. Those of a <code>to</code> or an <code>exists</code> are bound there, so that only the order of their list matters.</li>
</ol>
<h3 id="nim-values">Nim-values</h3>
<p>S, the verdict of <code>stuck</code>, has to be <code>lost</code>, and there are no ends. Unless the numeration is base 2, no <code>move</code>, <code>may</code> or <code>can</code> has more than one <code>to</code>.
Anything else is rejected. <code>choice</code> is not used.</p>
<p>V is One(Lits(F)). V(q, w) is V with the places replaced by q and the number of the value by w. The numbers v, u, w₁, z₁, w₂, z₂, … are beyond all
others, in this order. The <strong>option</strong> of a clause with the value v is Some(B, list), where</p>
<ul>
<li>without a <code>to</code>, list is the clause and <code>(= v 0)</code>, and B is the list of the move;</li>
<li>with one, list is the clause and V(q₁, v), and B is the list of the move;</li>
<li>with r ≥ 2, B and the list are made part by part. At first B is the list of the move, and list is the clause and V(q₁, w₁), with w₁ added to B. Let z₁
be w₁, and zᵣ be v. For i = 2, …, r, V(qᵢ, wᵢ) and xor(zᵢ₋₁, wᵢ, zᵢ) are added to the list, and wᵢ and zᵢ, other than v, to the end of B. If i &lt; r, the
parts so far become one literal: let G be those numbers of B that stand in q₁, …, qᵢ or are w₁, w₂, z₂, …, wᵢ, but do not stand in qᵢ₊₁, …, qᵣ, in
rising order. The literals with a number of G are taken out of the list, in their order; Some(G, these literals) is added at the end of the list; and
the numbers of G are removed from B.</li>
</ul>
<p>The demands are:</p>
<ul>
<li><em>Total:</em> <em>no:</em> the opposite of Some((v), V(x, v)).</li>
<li><em>One:</em> <em>no: V(x, v), V(x, u), u &lt; v</em>.</li>
<li><em>No option:</em> for each clause of over: <em>no: V(x, v)</em>, its option with the value v.</li>
<li><em>Every option:</em> <em>no: V(x, v), u &lt; v</em>, and for each clause of under the opposite of its option with the value u.</li>
</ul>
<h3 id="nim-values-that-go-back">Nim-values that go back</h3>
<p>If the claim has a <code>same</code>, S is <code>lost</code>, there is one place n, there are no laws and no ends, and there is at least one move, each of them a <code>move</code> with one <code>to</code>.
Anything else is rejected. <code>choice</code> is not used.</p>
<p>The numbers x, y, p, g are beyond all others, in this order. Write <em>z</em> = 0 and <em>z</em> = <em>w</em> + 1 for the linear literals z = 0 and z − w − 1 = 0. These are literals:</p>
<ul>
<li>O, that x is an option of n: the opposite of One(for each clause the opposite of Some(list of the move, the clause and x − q = 0)), where q is the number of its <code>to</code>;</li>
<li>W, that x is an option or n itself: the opposite of One(the opposite of x − n = 0, the opposite of O);</li>
<li>L, that x is the least of these: One(W, the opposite of Some((y), W(n, y), y &lt; x));</li>
<li>V, that y is given as the value: One(Lits(F)), and T, that y has the same value: One(Lits(G)), both with y for the name in the list.</li>
</ul>
<p>O(a, b), W(a, b) and L(a, b) have a for n and b for x; V(a, y) has a for n. The demands are:</p>
<ul>
<li><em>Window:</em> <em>no: O,</em> the opposite of <em>x &lt; n</em>; and <em>no: O,</em> the opposite of <em>y &lt; x, y &lt; n,</em> the opposite of O(n, y).</li>
<li><em>Widens:</em> <em>no: V, n = 0,</em> the opposite of <em>y = 0</em>; then <em>no: V, L, n = p + 1, L(p, x),</em> the opposite of y − n + x = 0; then <em>no: V, L, n = p + 1,</em> the opposite of
L(p, x), the opposite of Some((g), L(p, g), x = g + 1, V(g, y)).</li>
<li><em>Slides:</em> <em>no: T, n = p + 1,</em> the opposite of L(p, y); then <em>no: T, L,</em> the opposite of x = y + 1. So T holds of no number at 0.</li>
<li><em>Total:</em> <em>no:</em> the opposite of Some((y), V), the opposite of Some((y), T).</li>
</ul>
<p>So the options of n are the numbers from some w(n) to n − 1, and nothing can be said of a number unless w(n) is w(n − 1) or one more. By induction the values of w(n), …, n
are 0, …, n − w(n) in some order (Levine 2006). If w(n) = w(n − 1), those of the options are all numbers below n − w(n), which is the value of n, and F says so. If
w(n) = w(n − 1) + 1, only w(n − 1) has dropped out, and n takes its value: G says that, or F gives both the same.</p>
<h2 id="sums-as-automata">Sums as automata</h2>
<p>A checker may decide linear literals as it likes. This is one way. What has been read, followed by r zeros, is worth h₀·Nᵣ(0) + … + hₘ₋₁·Nᵣ(m − 1), with
one part hₖ for each state. At the start all are 0. A column in which the digits times their coefficients come to c changes h₀ to
t₁·h₀ + … + tₘ·hₘ₋₁ + c, and each other hₖ to the old hₖ₋₁. At the end the sum is that of all parts plus the constant. For <code>divides C</code> everything is taken
modulo C.</p>
<p>For the others only finitely many parts leave the answer open if the growth of the places is a Pisot number, as B and those of quadratic numerations are.
With r more digits a number grows by 0 to Uᵣ − 1. So with N the sum of the negative coefficients the sum is at least v(r) − N plus the constant, where
v(r) is worked out as above from h₀ + N, h₁, … and r zeros. If after some zeros no part of it is negative, v never falls from there on, since
Nᵣ₊₁(k) ≥ Nᵣ(k). Likewise from above with the positive coefficients. It is not enough that the sum of the parts is not negative: v may fall below 0 later.</p>
<h2 id="words-are-the-naturals">Words are the naturals</h2>
<p>Comparing words and adding up digits is right only if the words are the naturals in their order. A checker can show that for each numeration by a few
walks of its own, over valid words of the same length. V(x) is the value of x, computed as above. A word z <em>comes next</em> after y if they begin alike,
then the digit of z is larger by one, and after it z has zeros and y the largest digits that may follow one another.</p>
<ol>
<li>Of x &lt; y, x = y, y &lt; x, compared digit by digit from the left, exactly one holds. No x is less than 0…0.</li>
<li>For each y with a 0 put in front some z comes next. Each z but 0…0 comes next after some y.</li>
<li>If z comes next after y, then V(z) = V(y) + 1.</li>
<li>If z comes next after y, then x &lt; z exactly if x &lt; y or x = y.</li>
<li>A word with a 0 in front is less than a 1 followed by zeros. And the digits that may follow any state are a valid word of their own: where they lead
from that state and from state 0, each digit that may follow the first may follow the second.</li>
</ol>
<p>Each word leads down to 0…0 by 2, and V falls by 1 with each step: V is never negative, and 0 for 0…0 only. By 2 and 3 every natural is the V of a
word. By induction on V(z), x &lt; z exactly if V(x) &lt; V(z): nothing is less than 0…0; else z comes next after some y, and by 4 x &lt; z means x &lt; y or x =
y, hence V(x) ≤ V(y); and words with the same V up to V(y) are the same. So V tells words apart. By 5, r digits are worth at most Uᵣ − 1, wherever they stand.
The step that makes the parts is linear, so the automaton for a sum follows the sum of the numbers.</p>
<h2 id="what-is-proved-and-what-is-trusted">What is proved, and what is trusted</h2>
<p>If a certificate is accepted, the claim holds at every position of the statement. The checker does not read rule texts: whether the formulas state the
game you have in mind is for you to see, and they can be read. With <code>may</code>, <code>can</code> or <code>choice</code> the claim holds for every game that has the moves as
stated; that yours has them is what <code>assuming</code> says.</p>
<ul>
<li>Each position has one outcome (Zermelo 1913) or one nim-value (Sprague 1935, Grundy 1939), by induction along the ranks. A claim that meets the
demands is that outcome or value.</li>
<li>Automata decide these formulas (Büchi 1960; Bruyère and Hansel 1997 for such numerations).</li>
<li>The properties of F have one solution, and ⌊α·x⌋ is one, since 1/α + 1/(α + T) = 1 (Beatty 1926).</li>
<li>The checker does what this page says. Bouton&#39;s is <code>crates/kernel</code>, which depends on nothing and shares no code with the prover. A second one,
<code>tools/verify.py</code>, was written from this page alone, in Python without any package; the tests compare both.</li>
</ul>
<p>No table is trusted, nor is anything else that a prover writes.</p>
`}]};export{e as default};