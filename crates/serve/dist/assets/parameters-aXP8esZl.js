var e={title:`Theorems for all parameters`,headings:[{id:`the-idea`,text:`The idea`,level:2},{id:`a-certificate`,text:`A certificate`,level:2},{id:`what-the-statement-has-to-be`,text:`What the statement has to be`,level:2},{id:`depths`,text:`Depths`,level:2},{id:`the-parted-statement`,text:`The parted statement`,level:2},{id:`a-number-as-modulus`,text:`A number as modulus`,level:2},{id:`why-this-is-right`,text:`Why this is right`,level:2}],parts:[{kind:`html`,html:`<h1 id="theorems-for-all-parameters">Theorems for all parameters</h1>
<p>Bash&#39;s game has a parameter: take 1 to m stones. One theorem covers all m:</p>
`},{kind:`code`,info:`console`,text:`$ bouton prove bash --claim 1
bash
  ✓ P(n) iff n mod (m + 1) = 0
      Proved for all m >= 1 and all positions. Play ends, since with every move n div (m + 1) falls, or n div (m + 1) stays and n mod (m + 1) falls.
      Numbers in base 2; 7 steps with 6 automata; the checker accepts the certificate (1601 bytes).

Proved.`,links:[{to:`rules`,ask:`bash`,run:`prove`}]},{kind:`html`,html:`<p>This page says how such a theorem is proved, and describes its certificate completely. It builds on <a href="/learn/certificate">Certificates</a>.</p>
<h2 id="the-idea">The idea</h2>
<p>The parameters become numbers of the position that no move changes: a position of Bash&#39;s game is then (n, m), with the law m ≥ 1. What keeps automata
from such a game is only that it speaks of n mod (m + 1): the modulus is no constant.</p>
<p>So each number n is written as n = q·M + r with M = m + 1 and r &lt; M, and the position as (q, r, m). Moves and claims are sums and comparisons, and a
sum of such numbers is Q·M + S, where Q is the same sum of the quotients and S the same sum of the remainders. Remainders are less than M, so S lies
between two multiples of M that can be read off. For n − k it lies between −M and M. So n &lt; k in few cases, each of which says what Q is, or that it is
small enough, and compares remainders: the quotient of n is less than that of k, or they are equal and the remainder of n is less. No quotient is
multiplied by M any more, and automata decide what is left.</p>
<h2 id="a-certificate">A certificate</h2>
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
(define …)`,links:[]},{kind:`html`,html:`<p>At the top stand, in this order:</p>
<ol>
<li><code>(residues 2)</code>;</li>
<li><code>(modulus NAME SUM)</code>, one to eight: each NAME is given once, and SUM is a sum of places of the statement;</li>
<li><code>(statement PART …)</code>, the <em>given</em> statement, in which <code>(NAME a b c)</code> is a relation of three numbers for each modulus: a = b·M + c and c &lt; M;</li>
<li><code>falls</code>, <code>floor</code> and <code>define</code> as in other certificates, for the <em>parted</em> statement, which the checker makes from the given one.</li>
</ol>
<p>Moduli have names of their own kind: a place or a definition may be called like a modulus. The relation of a modulus stands only in the given statement,
not in a <code>define</code>, and there is none of a modulus called <code>power-of-two</code> or <code>lowest-zeckendorf</code>: these words keep their meaning. Apart from these relations
the given statement has the form and the limits of any statement.</p>
<p>In a file, a line that begins with <code>(residues </code> begins a certificate, like the others. The certificate is accepted if the given statement meets the
demands of the next section, and if the certificate that has the parted statement in place of the given one is accepted. Then the claim of the given
statement holds at each of its positions.</p>
<h2 id="what-the-statement-has-to-be">What the statement has to be</h2>
<p>M₁, M₂, … are the moduli in the order of the text. In their sums no coefficient is negative, nor is the constant. Places with a coefficient that is
not 0 are <em>parameters</em> of the modulus.</p>
<ul>
<li>Each modulus is positive: its constant is at least 1, or one of the laws is itself a comparison that says of one of its parameters p that −p is
negative, as <code>(&lt; 0 p)</code> and <code>(&lt;= 1 p)</code> do. A law that says so by <code>and</code>, <code>not</code> or a multiple of p does not count.</li>
<li>Each coefficient of a modulus, and its constant, is at most that of the modulus before it. So M₁ ≥ M₂ ≥ ….</li>
<li>Each <code>to</code> has, at the place of each parameter of a modulus, that parameter itself.</li>
<li>There is no <code>sorted</code> and no <code>choice</code>.</li>
</ul>
<h2 id="depths">Depths</h2>
<p>In each part of the statement (a law, an end, a move, a claim) each number is of one of these kinds.</p>
<ul>
<li>It is <strong>whole</strong>, which means that it is not divided: see below. Places are not whole.</li>
<li>Otherwise it has a <strong>depth</strong> j, a number of moduli, and is at most Mⱼ if j is not 0. It is divided by the moduli after the first j.</li>
</ul>
<p>The depth of a place is the number of moduli of which it is a parameter. The depth of a number that is bound follows from what the formula in which
it is bound says. A formula <em>gives</em> depths to numbers that are free in it, which does not matter for places and whole numbers:</p>
<ul>
<li><code>(NAME a b c)</code>, not opposite, gives the depth i to c, for the modulus Mᵢ;</li>
<li>a comparison for which a sum is 0 or negative, not opposite, in which exactly one coefficient is negative, namely −1 for a number y that has the depth
j ≥ 1, and the constant is not negative, gives the depth j to each number with a positive coefficient, for all of these are at most y;</li>
<li>a comparison for which a sum is 0 or negative, not opposite, without negative coefficients and with the constant −c, gives to each of its numbers the
number of moduli from the first on whose constant is at least c, where a constant of 0 counts as 1 (c may be negative);</li>
<li><code>(and F …)</code> gives to each number the largest of the depths that an F gives; <code>(or F …)</code> the smallest, to the numbers to which each F gives one, and
none if there is no F;</li>
<li><code>(exists (…) F)</code> gives what F gives, except to its own numbers; these have the depths that F gives, else 0, wherever the <code>exists</code> stands;</li>
<li>any other formula gives none, <code>not</code> among them, even around another <code>not</code>.</li>
</ul>
<p>The list of a <code>move</code>, <code>may</code> or <code>can</code> has the depths that the formulas of the part give together, as if under one <code>and</code>; the number of <code>value</code> has the
depth that its formula gives. In the second rule, the depth of a number y that is bound is what these rules say of it: one begins with the depth 0 for all
that is bound, applies the rules, and again with what was found, until nothing changes.</p>
<p>The quotients, which stand second in some <code>(NAME a b c)</code> of the part, are whole from the beginning; if one of them is a place, the certificate is
rejected. Once depths are found, further numbers become whole until nothing changes: in each literal that is a comparison of which one number is whole,
or a relation that is neither a comparison nor that of a modulus, opposite or not, all numbers that are no places and whose depth is less than L, the
number of moduli. A whole number has no depth any more.</p>
<p>After that, a number in a <code>to</code> that is no place gets the depth of the place where it stands; other numbers keep the depths that were found. A whole number
may not stand in a <code>to</code>, and a place only where the place has the same depth.</p>
<h2 id="the-parted-statement">The parted statement</h2>
<p>With L moduli, a number of depth j becomes L − j + 1 numbers: a quotient for each of the moduli after the first j, in their order, and then a last
remainder. A whole number becomes one number. So the new numbers of a part are counted in the order of the old ones.</p>
<ul>
<li>A place p of depth j becomes the places p/N for the names N of the moduli after the first j, and p%N for the last of these; of depth L it stays p.</li>
<li>The lists of <code>exists</code>, moves and <code>to</code> have the new numbers in place of the old ones, in order. <code>value</code> has one new number if it has the depth L
or is whole; if it has more, see <em>Values that are divided</em>.</li>
<li>The laws are followed by, for each place in order, its <em>remainders</em> (see below), each a law of its own.</li>
<li>The formulas of a move are followed by, for each number of its list in order, its remainders; and before them, if its depth j is not 0, the
comparison that it is less than Mⱼ + 1. A whole number adds nothing.</li>
<li><code>(exists (…) F)</code> becomes <code>(exists (…) (and F …))</code>, where … is the same for each of its own numbers. <code>(value (v) F)</code> becomes <code>(value (v) (and F …))</code>.</li>
<li>The <strong>remainders</strong> of a number x of depth j are, for i from j to L − 1: what is left of x after division by the first i + 1 moduli is less than Mᵢ₊₁.</li>
</ul>
<p>Both comparisons are sums that are negative: x − Mⱼ − 1 and x − Mᵢ₊₁. They are parted as below, the first at level j, the second at level i + 1.</p>
<p>The parted statement keeps the limits of any statement: it has at most 32 places with different names, and at most 64 numbers in a part. Two places
<code>n</code> and <code>n/a</code> with the moduli <code>a/b</code> and <code>b</code> would both become <code>n/a/b</code>; such a certificate is rejected.</p>
<p><strong>Relations.</strong> A relation other than that of a modulus, each of whose numbers becomes one number, stays as it is, with the new numbers: these are whole
or have the depth L. Any other relation has to be a comparison of which no number is whole, or the certificate is rejected. Its sum is <em>parted at level 0</em>. An opposite is the opposite of what its literal becomes.</p>
<p>A sum is parted at level i as follows. In it, a number of depth at most i stands for what is left of it after division by the first i moduli; others
stand for themselves. A number whose coefficient comes to 0 does not occur in a sum.</p>
<ol>
<li><p>At level L, each number is its last remainder, and the comparison is a literal.</p>
</li>
<li><p>If no number has a depth of at most i, or none occurs, it is parted at level i + 1.</p>
</li>
<li><p>With <code>divides d</code>, if Mᵢ₊₁ has no parameter and its constant is a multiple of d, the sum is parted at level i + 1; otherwise the certificate is
rejected.</p>
</li>
<li><p>Else let M = Mᵢ₊₁, and t the coefficient that the sum has at the first parameter of M (the one that comes first among the places; 0 if it does not
occur), divided by the coefficient of that parameter in M and rounded towards 0; if M has no parameter, t is the constant of the sum divided by M and
rounded towards 0. Take t·M from the sum. Now let hi be the sum of all positive coefficients, and of the constant if it is positive, and lo the sum of
the negative ones; but if M has no parameter, the constant counts as 1 or −1 there. Let <em>first</em> be −hi, or 1 − hi if a
number of depth at most i has a positive coefficient, and <em>last</em> be −lo, or −lo − 1 if such a number has a negative one. Q is the sum of the
quotients by M of the numbers of depth at most i, with their coefficients, without a constant. The sum becomes an <code>or</code> of these, where d goes from
first to last:</p>
<ul>
<li>if it has to be negative, to begin with: Q + t − first is negative;</li>
<li><code>(and A B)</code> for each d: A says that Q + t − d is 0, and B is the sum without t·M, plus d·M, parted at level i + 1 with the same property.</li>
</ul>
<p>If last − first is 64 or more, the certificate is rejected.</p>
</li>
</ol>
<p>A sum with a coefficient or constant beyond 2⁵⁰ makes the certificate rejected, as always. The sums named here count, such as x − Mⱼ − 1,
Q + t − d, and the sum without t·M, but not t·M and d·M alone. Several moduli make many cases, so a checker may give up here too.</p>
<p><strong>The relation of a modulus.</strong> In <code>(NAME a b c)</code> for Mᵢ, a must have exactly the depth i − 1, and c at least i, and neither may be whole, while b
always is. It becomes <code>(and A B)</code>: A says that the quotient of a by Mᵢ minus b is 0; B is the sum a − c, which has to be 0, parted at level i.</p>
<p><strong>Values that are divided.</strong> If the number of <code>value</code> becomes more than one number, the statement is first changed to one about the game with a heap
of nim beside it, and that is parted. It says that the position with the heap is lost exactly if the heap is the value of the position:</p>
<ul>
<li>after the places comes one more, named <code>value</code>, and the numbers that are bound in laws and moves come after that;</li>
<li>each move keeps it: its <code>to</code> ends with the place <code>value</code>;</li>
<li>after all moves comes <code>(move (w) (&lt; w value) (to … w))</code>, which keeps the other places;</li>
<li><code>(value (v) F)</code> becomes <code>(lost F)</code>, with the new place for v.</li>
</ul>
<p>Such a statement has no ends, <code>(stuck lost)</code>, and exactly one <code>to</code> in each move, or the certificate is rejected.</p>
<p>Formulas keep their form otherwise: <code>(and F …)</code> becomes <code>(and …)</code> of what each F becomes, and so on, and the <em>or</em> and <em>and</em> above stand where the
literal stood. The numeration, automata, assumptions, <code>stuck</code> and the verdicts are unchanged. What follows is checked as in
<a href="/learn/certificate">Certificates</a>.</p>
<h2 id="a-number-as-modulus">A number as modulus</h2>
<p>A modulus may be a number. Then the theorem is about one game, and the certificate is smaller than the plain one, whose automata count up to the number:
two heaps from which at most 100 stones are taken have the value <code>(a mod 101) xor (b mod 101)</code>. <code>prove</code> tries this when a claim divides by numbers
that are no powers of two and the plain proof takes long.</p>
<h2 id="why-this-is-right">Why this is right</h2>
<p>Each number is q·M + r for exactly one q and one r &lt; M, as M is positive; and since no move changes a parameter of M, before and after a move the same M is
meant. So new positions are old ones in another form, with the laws on remainders; the moves are the same, and so is the claim. A bound number has a
value of a certain depth wherever its formula holds, so nothing is lost if only such values are tried. Whether a bound number is divided or whole is only
a matter of how it is written. Sums are parted as the first section says: S, the sum without quotients, lies between lo·M and hi·M, since each of its
numbers lies between 0 and M, and so does 1; and a constant that is less than a constant M lies between −M and M. It is less than hi·M if a remainder by M has a positive coefficient, and more than lo·M if one has a negative coefficient, since such a remainder is less than M.</p>
<p>A position with a heap of v stones beside it is lost exactly if v is the value of the position (Sprague and Grundy). So the claim about values that are
divided is that about these outcomes.</p>
`}]};export{e as default};