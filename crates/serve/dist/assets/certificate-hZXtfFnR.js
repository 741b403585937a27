var e={title:`Certificates`,headings:[{id:`the-idea`,text:`The idea`,level:2},{id:`numbers`,text:`Numbers`,level:2},{id:`words-are-the-naturals`,text:`Words are the naturals`,level:3},{id:`tables`,text:`Tables`,level:2},{id:`keys-and-what-they-mean`,text:`Keys and what they mean`,level:2},{id:`linear-keys`,text:`Linear keys`,level:3},{id:`formulas`,text:`Formulas`,level:3},{id:`from-formulas-to-cases`,text:`From formulas to cases`,level:2},{id:`the-file`,text:`The file`,level:2},{id:`several-certificates-in-one-file`,text:`Several certificates in one file`,level:2},{id:`proofs`,text:`Proofs`,level:2},{id:`what-is-demanded-of-a-game`,text:`What is demanded of a game`,level:2},{id:`assumptions`,text:`Assumptions`,level:2},{id:`what-is-trusted`,text:`What is trusted`,level:2}],parts:[{kind:`html`,html:`<h1 id="certificates">Certificates</h1>
<p><code>bouton prove</code> writes a certificate; <code>bouton verify</code> checks one. This page says everything that is needed to write another checker. The
checker that comes with Bouton shares no code with the prover but the reader of the game&#39;s text: it reads the rules of the game from the
certificate, derives for itself what has to be shown, and follows the tables. It trusts what stands under &quot;What is trusted&quot; below, and nothing else.</p>
<p>Two other kinds of certificates begin with other lines: those of periods with <code>bouton period 1</code> (<a href="/learn/heaps">Games on one heap</a>), those of misère quotients with <code>bouton quotient 1</code>
(<a href="/learn/misere-heaps">Misère play with heaps</a>). <code>bouton verify</code> checks all three.</p>
<h2 id="the-idea">The idea</h2>
<p>The losing positions of the games proved here can be recognised by a finite automaton that reads the numbers of a position digit by digit, most significant
digit first, all numbers at once, the shorter ones filled up with zeros in front. A certificate holds such automata as tables. Two kinds of
sentences are checked about them:</p>
<ul>
<li><em>Nothing is all of this.</em> For no numbers x₀, x₁, … do certain literals hold together. The checker walks through the product of the tables; nothing is
needed beyond them.</li>
<li><em>Whoever is this is one of those.</em> For all x₀, x₁, …: if certain literals hold, then in one of several cases there are further numbers
y₀, y₁, … with which all literals of the case hold. For this the certificate has a <em>proof</em>: sets that are closed under reading
another digit, as described below.</li>
</ul>
<p>A <strong>literal</strong> is a relation, or its opposite, applied to variables. A <strong>relation</strong> is known by its <em>key</em>, a text such as <code>x0 + x1 = x2</code>, from
which follows what it means.</p>
<h2 id="numbers">Numbers</h2>
<p>A numeration has a radix and says which words are valid.</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>line</th>
<th>digits</th>
<th>valid words</th>
<th>place values</th>
</tr>
</thead>
<tbody><tr>
<td><code>numeration base B</code> (2 ≤ B ≤ 10)</td>
<td>0 … B−1</td>
<td>all</td>
<td>1, B, B², …</td>
</tr>
<tr>
<td><code>numeration quadratic T</code> (1 ≤ T ≤ 9)</td>
<td>0 … T</td>
<td>after a digit T comes a 0</td>
<td>1, T+1, then T times the last plus the one before</td>
</tr>
</tbody></table></div>
<p><code>quadratic 1</code> is Zeckendorf&#39;s. In order of length and then of the alphabet, the valid words without leading zeros are the numbers 0 (the empty
word), 1, 2, …: the number of a word is how many come before it. That this is the sum of its digits&#39; place values is not believed but shown, see &quot;Words are the naturals&quot;.</p>
<p>A word of a tuple is valid if the word of each number is. All that follows is about valid words only; what a table says of
others does not matter.</p>
<h3 id="words-are-the-naturals">Words are the naturals</h3>
<p>Before it looks at any table the checker shows, by walks through automata of its own, that the words of the numeration count. All words are valid here, and those that are spoken of together have the
same length. x &lt; y and x = y are the order and the equality of words, digit by digit from the left. V(x) is what the digits of x are <em>worth</em>: read from the left they make of two whole numbers h and l, which are 0 at the start, T·h + l + d and h for a digit d,
in base B B·h + d and 0; at the end V(x) = h + l. A word z <em>comes next</em> after y if they begin alike, then the digit of z is one larger, and from there on z has zeros, and y the largest digits that may follow one another.</p>
<ol>
<li>A 0 in front leaves h = l = 0, and lets all words follow.</li>
<li>Of x &lt; y, x = y and y &lt; x exactly one holds, and x = y only if all digits are the same. No x is less than 0…0.</li>
<li>For each y, with a 0 put in front, there is a z that comes next; and each z but 0…0 comes next after some y. To see this no sets of states are needed: along with the word, one is read that is the same so far and, as soon as there is one, one that is apart from it and
comes next to it so far; from one of these two it always goes on, since what begins a word is a word.</li>
<li>If z comes next after y, then V(z) − V(y) = 1. Both are read together, with h and l of the difference: these come to a few pairs only.</li>
<li>If z comes next after y, then x &lt; z holds if x &lt; y or x = y, and else not.</li>
<li>A word with a 0 in front is less than a 1 with zeros; and in Uᵣ₊₁ = T·Uᵣ + Uᵣ₋₁ (or B·Uᵣ) the first factor is at least 1, the second not negative.</li>
</ol>
<p>Each is a walk through at most some dozens of states, for each word a state that says whether only a 0 may follow. From them it follows by induction, whatever the numeration is:</p>
<ul>
<li>From each word one comes down to 0…0 by 3, as there are finitely many words of a length, and each time V becomes 1 less (4). So V is never negative, and 0 only for 0…0.</li>
<li>From each word one comes up by 3 and 4 (and 1): every natural is the V of a word.</li>
<li>x &lt; z if and only if V(x) &lt; V(z), by induction on V(z): nothing is less than 0…0; else z comes next after some y, and by 5 x &lt; z means x &lt; y or x = y, so V(x) &lt; V(y) or x = y; and words with the same V that is at most V(y) are the same, by 2 and by what is known of smaller V. So words are the same if their V is.</li>
<li>r digits are worth at most Uᵣ − 1, since with a 0 in front they are less than the word 1 0…0, which is worth Uᵣ (6).</li>
</ul>
<p>The step that makes h and l is linear. So automata that follow a sum of digits with coefficients follow the same sum of the numbers: x + 0 = x, and to put the next word in the place of a word adds its coefficient (4), which is x + (y + 1) = (x + y) + 1.</p>
<h2 id="tables">Tables</h2>
`},{kind:`code`,info:`text`,text:`relation x0 + x1 = x2
tracks 3
node 2 s0 s1
node 1 n0 -
…
rows n4 n7 …
accept 0 2`,links:[]},{kind:`html`,html:`<p><code>tracks</code> is how many numbers the automaton reads. The <code>node</code> lines, numbered from 0, are decisions: <code>node T c₀ c₁ …</code> asks for
the digit of number T and goes on with the child for this digit. A child is a state <code>sK</code>, an <em>earlier</em> node <code>nK</code>, or <code>-</code>, which rejects whatever
follows. Along a path the numbers T rise. <code>rows</code> gives a child for each state, where reading a column (one digit of each number) begins; there are as many
states as rows. State 0 is the first. <code>accept</code> lists the states that accept, rising.</p>
<p>Row 0 has to lead from the column of zeros back to state 0, so that leading zeros do not matter; or it is <code>-</code> and state 0 does not accept, if the relation is empty.</p>
<h2 id="keys-and-what-they-mean">Keys and what they mean</h2>
<p>Numbers <code>x0</code>, <code>x1</code>, … of a key are the tracks of its table in order. Every relation that is needed stands in the certificate once.</p>
<p><strong>Built in.</strong> The checker knows by itself what these mean: it makes an automaton B of its own, and compares it with the table R of the certificate (whose states the proofs speak of) by
<code>no: R(x0, …), not B(x0, …)</code> and <code>no: not R(x0, …), B(x0, …)</code>.</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>key</th>
<th>numeration</th>
<th>meaning</th>
</tr>
</thead>
<tbody><tr>
<td><code>x0 = x1</code>, <code>x0 &lt; x1</code></td>
<td>any</td>
<td>order of words of equal length</td>
</tr>
<tr>
<td><code>x0 = C</code> (C a numeral)</td>
<td>any</td>
<td>the word that is worth C: of each place as many as there are, from the largest on; that the word is valid and worth C is looked at</td>
</tr>
<tr>
<td>all other linear keys, see below</td>
<td>any</td>
<td>what the digits are worth, summed up</td>
</tr>
<tr>
<td><code>x0 xor x1 = x2</code></td>
<td>base 2</td>
<td>digit by digit</td>
</tr>
<tr>
<td><code>columns(x0, …, xN; B)</code></td>
<td>base 2</td>
<td>in every column the number of ones is divisible by B</td>
</tr>
<tr>
<td><code>ones(x0) mod C = x1</code></td>
<td>base 2</td>
<td>the number of ones, modulo C</td>
</tr>
<tr>
<td><code>bit(x0, C) = x1</code></td>
<td>base 2</td>
<td>the digit of 2^C</td>
</tr>
<tr>
<td><code>power_of_two(x0)</code></td>
<td>base 2</td>
<td>exactly one 1</td>
</tr>
<tr>
<td><code>fibonacci(x0)</code></td>
<td>quadratic 1</td>
<td>at most one 1</td>
</tr>
<tr>
<td><code>lowest_zeckendorf(x0) = x1</code></td>
<td>quadratic 1</td>
<td>x0 is not 0, and x1 is x0 with all ones but the last removed</td>
</tr>
<tr>
<td><code>automaton NAME(x0, …)</code></td>
<td>that of the automaton</td>
<td>as the text of the game says; leading zeros of all numbers are not read</td>
</tr>
</tbody></table></div>
<p><strong>By axioms.</strong> For this one the checker demands the sentences listed; each is a <em>nothing</em> sentence if it is written <code>no: …</code>, else it has a proof.</p>
<ul>
<li><code>floor(alphaT*x0) = x1</code>, in quadratic T only. αT = (2 − T + √(T² + 4))/2; α1 = φ. Call it F.<ol>
<li><em>for all x0:</em> a y0 with <code>F(x0, y0)</code></li>
<li><code>no: F(x0, x1), F(x0, x2), x1 &lt; x2</code></li>
<li><code>no: x0 = 0, x1 = 0, not F(x0, x1)</code></li>
<li><code>no: F(x0, x1), F(x2, x3), x0 &lt; x2, not x1 &lt; x3</code></li>
<li><code>no: F(x0, x1), F(x2, x3), x4 = 0, x4 &lt; x0, x4 &lt; x2, T*x2 + x3 = x1</code> (the last literal is the relation <code>T*x0 + x1 = x2</code>, for T = 1 <code>x0 + x1 = x2</code>, applied to x2, x3, x1)</li>
<li><em>for all x0 if <code>x1 = 0</code>, <code>x1 &lt; x0</code>:</em> (a) y0 with <code>F(y0, x0)</code>, or (b) y0, y1 with <code>F(y0, y1)</code>, <code>T*y0 + y1 = x0</code></li>
</ol>
</li>
</ul>
<p><strong>By definition.</strong> All others. A definition is a list of cases; a case has bound variables and literals. The checker demands two things of a relation R
with the definition c₁ or c₂ or …:</p>
<ol>
<li><em>for all x0, …, if <code>R(x0, …)</code>:</em> c₁ or c₂ or … This has a proof if some case has a bound variable. Else the checker just walks. But if there is one case, and there is never a doubt which numbers it binds, the proof may be left out;
then for each literal l of the case that does not <em>give</em> a number, in order, <code>no: R(x0, …)</code>, the literals that do, in order, and the opposite of l. Going through the literals in order, a positive one gives its last argument if this is a bound variable that no literal before
has given, all its other arguments are x&#39;s or have been given, and its relation is a function that has a value everywhere: a linear equation whose last variable stands alone with coefficient 1 on the right (such as <code>x0 + x1 = x2</code>; also <code>x0 = x1</code>), <code>x0 = C</code>,
<code>x0 xor x1 = x2</code>, <code>ones(x0) mod C = x1</code>, <code>bit(x0, C) = x1</code>, <code>floor(alphaT*x0) = x1</code>. There is no doubt if all bound variables are given.</li>
<li>for each case: <code>no:</code> its literals, <code>not R(x0, …)</code>, where the bound variables y0, y1, … follow the x.</li>
</ol>
<h3 id="linear-keys">Linear keys</h3>
<p>A side is a sum: variables in rising order with positive coefficients (<code>2*x0</code>; a coefficient 1 is not written), then a constant if it is not 0; the empty sum is <code>0</code>.
A linear key is <code>L = R</code>, <code>L &lt; R</code> or <code>C divides L</code>. In the last, coefficients and constant are less than C, every xᵢ stands there, and C has no divisor in common with all coefficients. In the others no variable stands on both sides, and every xᵢ stands somewhere; not both sides have a constant; the coefficients and, for <code>=</code>, the constant have no common divisor. In <code>=</code>, x0 stands on
the left. An equation of which one side is a single variable with coefficient 1 always has that variable last and alone on the right (<code>x0 + x1 = x2</code> applied to (b, c, a) says a = b + c); only if both sides are such it is <code>x0 = x1</code>, and if one side is a constant <code>x0 = C</code>. An order between two single variables with coefficient 1
is always <code>x0 &lt; x1</code>, applied to the smaller one first. (How a comparison becomes such a key is said below.)</p>
<p>All of them are built in. An automaton for one is made from what digits are worth (&quot;Words are the naturals&quot;): what has been read, followed by r zeros, is worth h·Uᵣ + l·Uᵣ₋₁, where Uᵣ is the value of the place with r places
below it and U₋₁ = 1. At the start h = l = 0. A column in which the numbers&#39; digits times their coefficients come to c (those on the right count negative) makes h and l to T·h + l + c and h, in base B to B·h + c and 0. At the end the value is h + l and the
constant. With r more digits each number adds at most Uᵣ − 1, so that for an equation or an order only finitely many h and l leave the answer open: with N the sum of the negative coefficients, the sum is at least (h + N)·Uᵣ + l·Uᵣ₋₁ − N and the constant, and if (h + N)·Uᵣ + l·Uᵣ₋₁
is not negative for r = 0 and r = 1 it never falls from there on, by 6; likewise with the positive ones from above. For <code>C divides L</code> all can be taken modulo C.</p>
<h3 id="formulas">Formulas</h3>
<p>The key of a formula is the text of its cases, as under &quot;How cases are written&quot;; its definition is those cases. The <strong>literal</strong> of a formula is the one literal of its cases if they are one case with one literal and no bound variable (it may be an opposite); if there is no
case it is false, if one case has no literal it is true; else it is the relation of the formula applied to its free variables (those that stand in the cases) in rising order. A literal that is true is left out wherever it is used; one that is false makes a case or a <em>nothing</em> sentence vanish. Wherever this page says &quot;its own relation&quot; or P(x), V(x, v), this literal is meant.</p>
<h2 id="from-formulas-to-cases">From formulas to cases</h2>
<p>The rule text is read, parameters are put in, and constants are folded (<code>2*3</code> is 6, <code>n and true</code> is n; this is part of reading the text; <code>ones(6)</code> is 2). What remains of a formula is turned into cases as follows. <strong>Bound</strong> variables are new;
numbers are given to them only when the cases are written.</p>
<p><strong>cases(f):</strong></p>
<ul>
<li><code>true</code>: one case without literals; <code>false</code>: no case.</li>
<li><code>f or g or …</code>: the cases of each, in order.</li>
<li><code>f and g and …</code>: members in order; the case is cleaned (see below). A member with exactly one case, which has no bound variables, gives its literals. Any other member gives its own literal (see <em>Formulas</em> above). If a member has no case, neither
has the whole. The literals, in order, are one case. A member that is itself an <code>and</code> counts as its members.</li>
<li><code>exists v…: f</code>: if f has exactly the shape of an <code>and</code>, its members are treated as just said. The v become bound in all cases of f.</li>
<li><code>f implies g</code> is <code>(not f) or g</code>; <code>f iff g</code> is <code>(f and g) or ((not f) and (not g))</code>; <code>forall v…: f</code> is <code>not exists v…: not f</code>.</li>
<li><code>not</code>: of <code>true</code>, <code>false</code> and of a <code>not</code>, as usual; of <code>or</code>: the <code>and</code> of the negations; of <code>and</code>: the <code>or</code> of the negations; of <code>implies</code>, <code>iff</code> and <code>forall</code> written as above;
of all else the case of the opposite of its literal (see <em>Formulas</em> above; <code>true</code>, if that is false, and <code>false</code>, if it is true).</li>
<li>An atom: see below.</li>
</ul>
<p>After each step that makes cases bind variables (<code>exists</code>, an atom with functions, a rule), each case is <strong>cleaned</strong>:</p>
<p>  (1) literals that are always true are left out, and a case with one that is never true is left out; a repeated literal is left out;
  (2) if a positive literal <code>v = w</code> says that two variables are equal and one is bound, that one (of two bound ones the one that was bound later) becomes the other everywhere, and the literal is left out;
  (3) else, taking bound variables in the order in which they were bound: if v has the coefficient 1 or −1 in a positive linear equation (the first such literal), and stands in linear literals only, the equation is solved for v, v is replaced everywhere
  by what it is equal to, and the literal is replaced by the one that says that this is at least 0;
  (4) else, taking bound variables in the order in which they were bound: if v stands in one literal only, and that is a positive linear equation which says that a multiple C·v (C &gt; 1) is t, the literal is replaced by two: C divides t, and t is at least 0;
  (5) after (2), (3) or (4) it begins again.
  Bound variables that stand in no literal are forgotten.</p>
<p><strong>Atoms.</strong> A term that is not linear has its functions taken out, innermost and leftmost first, argument by argument: <code>f(t)</code> becomes a new bound variable v, with a literal or several that say <code>v = f(t)</code>; if an argument t is not a variable it gets
a bound variable of its own first, with the linear equation for it. What remains is linear. A term that has no value (<code>t div 0</code>, <code>t mod 0</code>) makes the atom false. The atom is then the case with the literals of the functions in order and last the comparison; it is cleaned.</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>term</th>
<th>literals, v the new variable</th>
</tr>
</thead>
<tbody><tr>
<td><code>t div C</code></td>
<td>linear: <code>C*v &lt;= t</code>, <code>t &lt; C*v + C</code> for a reduced t; the value is v plus what was taken off, divided by C. <em>Reduced</em> means that the coefficients of t and its constant are taken modulo C (to 0 … C−1)</td>
</tr>
<tr>
<td><code>t mod C</code></td>
<td>linear: C divides t − v, <code>v &lt; C</code>. So t need not be a natural, and neither in <code>div</code></td>
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
<td>the factor has to be alphaT + c with a whole number c; then it is <code>v + c*t</code> with <code>floor(alphaT*x0) = x1</code></td>
</tr>
<tr>
<td><code>lowest_zeckendorf(t)</code>, <code>bit(t, C)</code></td>
<td>as built in</td>
</tr>
<tr>
<td><code>min(t, u, …)</code>, <code>max(t, u, …)</code></td>
<td>each argument with a negative coefficient or constant first gets a bound variable of its own; then from the left two at a time: the relation of the formula <code>(t &lt;= u and v = t) or (u &lt; t and v = u)</code> for min, <code>(u &lt;= t and v = t) or (t &lt; u and v = u)</code> for max</td>
</tr>
<tr>
<td><code>a[t]</code>, with the list known</td>
<td>t first gets a bound variable p of its own, if it is none; then the relation of the formula <code>(p in places and v = e) or …</code>, with a case for each number e of the list, rising, where places are the runs of indices with e: <code>p = i</code> for one, <code>i &lt;= p and p &lt;= j</code> for more. If t is a numeral the entry is one</td>
</tr>
</tbody></table></div>
<p>An atom in which an entry of a list divides (<code>t mod u</code>, <code>t div u</code>, <code>u divides t</code>, where u contains <code>a[s]</code>), is multiplied by what is not constant, or is the place of <code>bit</code>, is read as <code>(s in places and …) or …</code> first, with a case
for each number of the list, rising, which stands for <code>a[s]</code> in the atom; at most 256 of them.</p>
<p><code>t in {a..b, …}</code> is the <code>or</code> of <code>a &lt;= t and t &lt;= b</code>, and <code>t = a</code> where both are the same, with <code>0 &lt;= t</code> before it where a is not a numeral (members are naturals); <code>C divides t</code> is <code>t mod C = 0</code>, <code>0 divides t</code> is <code>t = 0</code>; <code>odd(t)</code> is <code>t mod 2 = 1</code>, <code>even(t)</code> is <code>t mod 2 = 0</code>,
where a t with a negative coefficient or constant first gets a bound variable of its own (only naturals are odd or even); <code>fibonacci(t)</code>, <code>power_of_two(t)</code>,
<code>name(t, …)</code> are literals of variables; <code>columns(t, …; B) = 0</code> is the literal <code>columns(…; B)</code>, and the same with <code>!=</code> its opposite.</p>
<p><strong>Comparisons.</strong> All is brought to one side: e = 0, e != 0 (the opposite of e = 0), or e &lt; 0 (<code>a &lt;= b</code> is a − b − 1 &lt; 0). This is said of what remains when functions have been taken out: of a function without a value both <code>=</code> and <code>!=</code> are false, and
<code>not (t != u)</code> is the opposite of the relation of <code>t != u</code>. Of C divides e, coefficients and constant are taken modulo C; with g the greatest common divisor of C and the coefficients it is false if g does not divide the constant, else all three are divided by g, and it is true if C is 1 then. Without variables a comparison is true or false. With g the greatest common divisor of the coefficients: of e = 0, if g does not divide the constant, it is
false; else everything is divided by g. Of e &lt; 0 the coefficients are divided by g, the constant also, rounded down. If in e &lt; 0 no coefficient and not the constant is negative, it is false; if no coefficient is positive and the constant is negative, it is true. In e = 0 all signs are
changed if the variable of lowest number has a negative coefficient. What is negative then goes to the right. Variables are numbered x0, x1, … in rising order, and these are the arguments, but for the exceptions under <em>Linear keys</em> (a variable alone on one side of an equation comes last; of two single variables the smaller comes first; of two that are equal the lower). <em>Rising order</em> is that in which the variables came to be: those of the position first,
then the value and the smaller value (of claims about nim-values), then the new places q of a rule, then others of the text, then new ones.</p>
<p><strong>Parts.</strong> Before cases become a relation of their own, each with more than three bound variables is taken apart: the first of them, in the order in which they were bound, that stands in literals with at most three other variables in all goes into a relation of its own, whose one case
has these literals, in their order, and binds this variable alone; the literal of that relation stands in the place of the first of them. This goes on until three are bound or none is left that can be taken out.</p>
<p><strong>How cases are written.</strong> Free variables are x0, x1, … in rising order, bound ones of each case y0, y1, … in the order in which they stand in the literals first. A case is <code>some y0 y1: literal, literal</code>, or without <code>some … :</code>, and the cases are joined by <code>|</code>. A literal is its key, <code>not </code> before it if it is the opposite, then
<code>@</code> and its arguments with blanks between: <code>x0 + x1 = x2 @ x0 y0 x1</code>. The key of a relation that is itself such a text stands in brackets <code>{…}</code>. No cases at all are <code>false</code>; a case without literals is <code>true</code>.</p>
<h2 id="the-file">The file</h2>
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
<li>Lines that begin with <code>| </code> (or are <code>|</code>) hold the text of the game.</li>
<li>If the game is <code>upto k of NAME</code>, a line <code>base</code> and then the text of that game in the same way.</li>
<li><code>with NAME=VALUE</code>, one for each parameter that does not have its default.</li>
<li><code>size N</code>, for sums and rows only: the number of components, or the length of the row.</li>
<li><code>claim K CONVENTION</code>: which claim, counted from 1 in the text; <code>normal</code> or <code>misere</code>.</li>
<li><code>assume K</code>, one for each assumption that the proof builds on: which one, counted from 1 in the text; rising. Each has to be made use of, as described under
<em>Assumptions</em>, and no others are.</li>
<li><code>rank E</code>, one or more: linear expressions in the places of a position (<code>12 - x0</code>, <code>2*x0 + x1</code>), for the proof that play ends: what is added comes first, the places
in order and then the constant, then in the same way what is subtracted; <code>0</code> stands in front if nothing is added.</li>
<li>Relations in an order in which each is after those that its definition or its axioms use, but itself.</li>
<li>Proofs of sentences, in any order; <code>proof KEY</code> for the proof of the definition of a relation, or its axioms <code>proof KEY axiom 3</code>, <code>proof won</code> and so on for the obligations below.</li>
<li><code>end</code>.</li>
</ul>
<p>Nothing else may stand there, and nothing that is not needed: a relation, proof or parameter too many is an error.</p>
<h2 id="several-certificates-in-one-file">Several certificates in one file</h2>
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
<li>The first line, and <code>parts N</code>: how many certificates follow, at least one.</li>
<li>For each, <code>part K</code>, counted from 1, and then the certificate, of any kind but a bundle, as it stands in a file of its own, from its first line to its <code>end</code>.</li>
<li><code>end</code>, and nothing after it.</li>
</ul>
<p>No two parts state the same: no two have the same lines before the first that begins with <code>assume</code> or <code>numeration</code> (of other kinds, the same lines). Each part is checked
by itself, and the file is accepted if all are. <code>bouton prove --certificate FILE</code> writes a bundle if there are several claims or sizes, and <code>bouton verify FILE</code> says of each part what it proves.</p>
<h2 id="proofs">Proofs</h2>
<p>A sentence <em>for all x if g₁, g₂, …: cases</em> has <strong>universal</strong> literals: the g, then, case by case, those literals of the cases that have no bound variable. All others are <strong>mixed</strong>. Its <strong>state</strong> is a row of numbers: for each universal literal the state of its table, or <code>-</code>;
then, in a quadratic numeration, for each x a 1 if its last digit was T, else 0. An <strong>element</strong> is a case&#39;s number (from 0) and the states of its mixed literals in order, then, in a quadratic numeration, for each of the case&#39;s bound variables the 0 or 1. A case without mixed literals has elements too.</p>
`},{kind:`code`,info:`text`,text:`proof won
at 0 1 0 0
  0.4.1.0 2.0.0.1
at 0 1 0 1`,links:[]},{kind:`html`,html:`<p>A line <code>at</code> gives a state, the line after it (indented; left out for the empty set) a set of elements. The same state may come several times with different sets.</p>
<p>The checker verifies:</p>
<ol>
<li><em>Start.</em> For the state in which everything is at its start there is a set whose elements are all <strong>reachable at zero</strong>: reachable from the starts by columns in which all x have the digit 0 and the y any digits (that are valid).</li>
<li><em>Step.</em> From every pair of state and set met so far, for every valid column of digits of the x: the universal states move. If a positive one of the g is then <code>-</code>, nothing is demanded. Else there is a set listed for the new state (the first one counts), all of whose elements are <strong>successors</strong>: reached from an element of the old set with some valid digits of the y, where no
positive literal of the case, mixed or universal, is <code>-</code>. This pair is then met.</li>
<li><em>End.</em> At every pair met, if all g accept (that is: the literal holds of what was read), then so does everything in some element of the set: its mixed literals, and the universal literals of its case.</li>
</ol>
<p>A sentence whose cases have no bound variables needs no proof: sets are then always all cases.</p>
<h2 id="what-is-demanded-of-a-game">What is demanded of a game</h2>
<p>A position has the places x0, x1, …: a tuple&#39;s; with <code>size</code>, those of each component in turn, or of the row. Row patterns are matched in all ways at this length; claims about sums and rows are written out: <code>xor(t where f)</code> over the elements is <code>t₁ xor t₂ xor …</code> (from the left, 0 if there is none), where
an element whose condition is false is left out, and one whose condition is neither true nor false is replaced by a new number u with the formula <code>f and u = t or (not f) and u = 0</code>; likewise <code>sum</code>, <code>max</code>, <code>min</code>, but for <code>min</code> all conditions have to be true or false. Constants are folded again when the elements have been put in. (Of several terms under <code>max</code> or <code>min</code>, and of
those that are replaced by a u, the checker has to see from how they are written that they are never negative: numerals and bounds of remainders are enough. Else the claim is not proved this way.) <code>count(f)</code> is the sum of numbers u with <code>f and u = 1 or (not f) and u = 0</code>. <code>columns(t, B)</code> has all t as its arguments.</p>
<p><strong>Laws.</strong> Each law at each match is a formula; <code>pattern where f</code> is <code>(not matched) or f</code>. Together they are the members of D, law by law and match by match (in a sum: component by component), the <em>domain</em> literals: cases of the <code>and</code> of all, as for members of an <code>and</code>. If that is false, nothing is proved.</p>
<p>A literal <em>of other places</em>, as P(q), and d about a part, has these in the place of x; a linear one is brought to lowest terms again, since two places may have become one, and may then be true or false.</p>
<p><strong>Moves.</strong> A rule at a match is the formula <code>exists q…, k…: condition and q… = after…</code>, with new q for each place of what is left, in order (the q are bound first, then the free variables of the rule, the k, in the order of the text); as a list of members: those of the condition, then the equations for the q. Places that a rule does not speak of stay. Its cases are
found as for <code>exists</code> of an <code>and</code>, but that by (3) and (4) no q is taken out, only k. Members of the condition that are not single literals become relations of their own. Where several rules move at once their members follow one another, all q are bound before all k. So a rule at a match is a <strong>clause</strong> with one case: literals, the new places of each part. In a sum of <code>size</code> components
the clauses are: for each component in turn, each rule; under <code>upto k of</code>: for each set of at most k components, by size and then in the order of the alphabet, each way of choosing rules for them. In a row: for each rule, its matches in the order of the alphabet of their places. In a sum or row a rule has to leave one component of the same length.</p>
<p><strong>Order.</strong> If the rows of the game are <code>unordered</code>, for each i ≥ 1 <em>order:</em> <code>no: D, x(i) &lt; x(i−1)</code>: a row that is not in rising order is no position.</p>
<p><strong>Play ends</strong> (<em>ends</em>). With the ranks e₁, e₂, …: for each clause, first for each eᵢ with a negative coefficient <code>no: D, clause, eᵢ &lt; 0</code> (where there is a move, no rank is negative), and then for each part, with q the part&#39;s places: for each i, <code>no: D, e₁(q) = e₁(x), …, eᵢ₋₁(q) = eᵢ₋₁(x), eᵢ(x) &lt; eᵢ(q)</code>, and <code>no: D, e₁(q) = e₁(x), …, all equal</code>, each with the literals of the clause after D.</p>
<p><strong>Positions stay positions</strong> (<em>stays</em>). For each clause and part and each literal d of D about the part: <code>no: D, clause, not d</code>.</p>
<p><strong>Ends.</strong> Eᵥ, for a verdict v (lost, won, draw), is the formula <code>end₁ or end₂ or …</code> of the ends with this verdict, each with <code>and not</code> every earlier end of the file; E is the <code>or</code> of all ends. Misère play swaps lost and won, here and in <code>otherwise</code>.
If the file has ends, the literal of <code>not E</code> is added to every clause as its first. S is the verdict of being stuck: that of <code>otherwise</code>, else lost, in misère play won. M is the literal of the <code>or</code> of all clauses (each as a formula, its literals under <code>exists</code> of all its
k and q).</p>
<p><strong>Losing positions</strong> (claims <code>P(…) iff f</code>, <code>N(…) iff f</code>, <code>D(…) iff f</code>). In a sum there may be no declared ends. If nothing in the file is a draw (<code>endless draw</code> is none, since play ends), there is one claim, for P (of a claim for N, P is the opposite); N(x) is <code>not P(x)</code> then, and what is said of Z below falls away. Else P and N, and Z (for draws) if there is a claim for it, are the literals of the claim
that <code>claim</code> names and, for each other outcome, of the first claim in the text that is of this convention and about the same positions (components, sums of components with as many places, or rows); there has to be one for P and one for N. These claims are what is proved; without a claim for Z, <code>Z(x)</code> stands for the two literals <code>not P(x), not N(x)</code>. If nothing is left after a move, who is to move is stuck: P(q) is true if S is lost, N(q) if S is won, Z(q) if S is draw, and false else; a clause that leaves several parts cannot be proved this way. The sentences, in this order, where one about an E only stands if there is such an end:</p>
<ul>
<li><em>apart</em> (only with Z): <code>no: D, P(x), N(x)</code>; if Z is claimed <code>no: D, P(x), Z(x)</code>, <code>no: D, N(x), Z(x)</code>, <code>no: D, not P(x), not N(x), not Z(x)</code>.</li>
<li><em>ended:</em> <code>no: D, P(x), E_won</code>, <code>no: D, P(x), E_draw</code>, <code>no: D, N(x), E_lost</code>, <code>no: D, N(x), E_draw</code>, <code>no: D, Z(x), E_lost</code>, <code>no: D, Z(x), E_won</code>.</li>
<li><em>lost:</em> for each clause, without Z: <code>no: D, P(x), W</code> with its W as under <em>won</em>; with Z: <code>no: D, P(x), clause, not N(q)</code>.</li>
<li><em>stuck:</em> if S is not lost, <code>no: D, P(x), not E, not M</code>.</li>
<li><em>won:</em> <code>no: D, N(x), not W₁, not W₂, …</code>. There is a W for each clause, the literal of <code>exists</code> of all its k and q: its literals and P(q); then one for E_won; then, if S is won, the literal of <code>not E and not M</code>.</li>
<li><em>drawn</em> (only with Z): <code>no: D, Z(x), not W₁, not W₂, …</code>, where P(q) is replaced by Z(q), E_won by E_draw, and the last stands if S is draw.</li>
<li><em>unwinnable</em> (only with Z): for each clause, <code>no: D, Z(x), W</code> with its W as under <em>won</em>.</li>
</ul>
<p><strong>Nim-values</strong> (claims <code>value(…) = …</code>, in normal play, where S is lost and so are all declared ends, and not of one component under <code>upto</code>). V is the relation of the formula about x and one more variable v, the value: for pieces <code>t₁ if c₁ | t₂ if c₂ | …</code> it is <code>(c₁ and v = t₁) or ((not c₁) and c₂ and v = t₂) or …</code>. For <code>[s₀, s₁, …] repeat [r₀, …, rₚ₋₁] plus d</code>, with a numbers before the period: <code>x0 = i and v = sᵢ</code> for each i, then <code>exists q: x0 = p*q + a + j and v = d*q + rⱼ</code> for each j.</p>
<ul>
<li><em>total:</em> for all x if D: a y0 with V(x, y0).</li>
<li><em>one:</em> <code>no: D, V(x, v), V(x, w), v &lt; w</code>.</li>
<li><em>no option:</em> for each clause, <code>no: D, V(x, v), O</code> with the literal O of <code>exists</code> of all its k, q, w and z: its literals and, with q₁, q₂, … the places of its parts, <code>V(q₁, w₁), V(q₂, w₂), …, w₁ xor w₂ xor … = v</code>. The last is <code>v = 0</code> for no part; for one part V(q₁, v) stands and no w; for more, <code>x0 xor x1 = x2</code> of w₁, w₂ and v, or of w₁, w₂ and a new z₁, of z₁, w₃ and z₂, and so on.</li>
<li><em>every option:</em> <code>no: D, V(x, v), u &lt; v, not O₁, not O₂, …</code>, with the O of each clause, u in the place of v. (v and u are the numbers after those of the places.)</li>
</ul>
<h2 id="assumptions">Assumptions</h2>
<p>Rules may have terms that automata do not know, such as <code>prime_power(q)</code> or <code>k*a</code>. Then the clauses are made twice: <em>over</em> from rules that allow at least the moves of the game, <em>under</em> from rules that allow at most those. All sentences use <em>over</em>, but for:
<em>stuck</em>, whose M is made of <em>under</em>; <em>won</em>, <em>drawn</em> and <em>every option</em>, whose W and O are made of <em>under</em> (an M in them of <em>over</em>). The theorem is that the claim is true if these assumptions are; it names them as the text does.</p>
<p>What follows speaks only of the assumptions that the certificate names by <code>assume K</code>. They have to be about these parameters; of rules that stand in the text after <code>base</code> nothing can be assumed. One is made use of if it is found in a rule (<em>sets</em>), takes a rule&#39;s place (<em>moves</em>, <code>only where</code>),
stands at the end of <em>under</em> (<em>moves</em>, the others) or stands in <em>won</em> or <em>drawn</em> (<em>choices</em>).</p>
<p><em>Sets.</em> <code>assume s₁ &lt;= s₂ &lt;= … </code>: for each assumption in the order of the text, each of its sets that cannot be decided, in order, and each variable of the rule in order: if all members of the set&#39;s formula, with the variable in the place of its own, are members of the rule&#39;s condition, they are taken out of it, and put
at its end are: <em>over</em>, all later sets of the chain that can be decided, in order; <em>under</em>, the last earlier one that can be, or <code>false</code> if there is none. (The next steps look at the condition <em>over</em> as it then is.) A formula can be decided if it has only terms and predicates that this page speaks of.</p>
<p><em>Moves.</em> A rule that still has something undecidable needs an assumption <code>before -&gt; after only where f</code> with a pattern of the same length before, which has only variables, all different, and after it one tuple whose terms are variables: each either a variable of the pattern that stands at the same place after the rule as well, or a variable that occurs nowhere else. The first such assumption takes the rule&#39;s place, <em>over</em>, as a rule
with the condition <code>f</code>. <em>Under</em>, the rule is left out; and if any rule was, all assumptions <code>before -&gt; after and … where f</code> without <code>for some</code> stand at the end, each of the positions after as a rule of its own with the condition <code>f</code>.</p>
<p><em>Choices.</em> If any rule was left out, then for each assumption <code>before -&gt; t₁ and t₂ … for some r…: h where f</code> about the tuple of a position without other variables, new variables r stand in <em>won</em> and <em>drawn</em>: to P(x) or Z(x) there come, for each such assumption, the literal of <code>(not f) or h</code>, and for each tᵢ the opposite of the literal of
<code>exists q…: f and q… = tᵢ and P(q)</code> (or Z(q)), where the q are bound and the r are not; the r come to be before the q. They stand: first all literals of <code>(not f) or h</code>, then all W as before, then, for each assumption and each tᵢ, these. Where ends are declared such an assumption cannot be named.</p>
<h2 id="what-is-trusted">What is trusted</h2>
<p>The reader of the rule text; the checker; and these facts of mathematics: that positions with the properties above are the losing ones (by induction along the rank); Sprague and Grundy&#39;s theorem for nim-values; that sums, nim-sums, digits, multiples rounded down and so on have a value for all naturals; and for F that
⌊αj⌋ and ⌊αj⌋ + Tj for j ≥ 1 are strictly increasing and together contain every positive number exactly once (Beatty 1926), which the axioms say of F, and which determines it.</p>
<p>Nothing is trusted about numerations: that words are the naturals, their order that of numbers and their sums those of numbers is shown each time a certificate is checked (&quot;Words are the naturals&quot;). Nim-sums, digits, numbers of ones, powers of two, Fibonacci numbers and smallest
Zeckendorf parts are said of digits, as the table of what is built in says; that the places are worth the powers of two, and the Fibonacci numbers 1, 2, 3, 5, …, is how V is computed.</p>
`}]};export{e as default};