var e={title:`What can be proved`,headings:[{id:`what-is-inside`,text:`What is inside`,level:2},{id:`one-proof-one-way-of-writing-numbers`,text:`One proof, one way of writing numbers`,level:2},{id:`what-is-outside`,text:`What is outside`,level:2},{id:`elementary-facts`,text:`Elementary facts`,level:3},{id:`values-by-exponents-and-by-recursion`,text:`Values by exponents and by recursion`,level:3},{id:`claims-about-some-positions`,text:`Claims about some positions`,level:3},{id:`assumptions`,text:`Assumptions`,level:3},{id:`many-heaps`,text:`Many heaps`,level:2},{id:`misère-sums`,text:`Misère sums`,level:3},{id:`play-that-ends-and-play-that-need-not`,text:`Play that ends, and play that need not`,level:2},{id:`tokens-that-never-return`,text:`Tokens that never return`,level:2},{id:`sizes-and-budgets`,text:`Sizes and budgets`,level:2},{id:`what-no-program-can-do`,text:`What no program can do`,level:2},{id:`what-is-trusted`,text:`What is trusted`,level:2},{id:`literature`,text:`Literature`,level:2}],parts:[{kind:`html`,html:`<h1 id="what-can-be-proved">What can be proved</h1>
<p><code>bouton prove</code> answers in one of three ways: <strong>proved</strong>, <strong>refuted</strong> with the smallest counterexample, or <strong>not decided</strong>, with the reason.
The smallest position is the one with the smallest total of its numbers; of several with the same total, the one with the fewest numbers, and then
the one whose first number is smallest, then the second, and so on. So <code>[1]</code> comes before <code>[0,1]</code>, and <code>[0,1]</code> before <code>[1,0]</code>. <code>bouton check</code> means the same.
This chapter says what is within its reach, what is not, and why. <a href="/learn/method">The method</a> comes first.</p>
<h2 id="what-is-inside">What is inside</h2>
<p>The prover turns the rules and the claim into automata that read numbers digit by digit. So all depends on what such a machine can check.</p>
<ul>
<li><strong>Linear arithmetic:</strong> sums, differences, multiples by fixed numbers (<code>3*a</code>), comparisons, remainders and quotients by fixed numbers
(<code>n mod 4</code>), all joined by <code>and</code>, <code>or</code>, <code>not</code>, <code>exists</code>, <code>forall</code>. Presburger showed in 1929 that all sentences of this kind can be
decided. This works with any way of writing numbers that Bouton knows.</li>
<li><strong>Some more, depending on how numbers are written.</strong> Büchi (1960) let automata read binary digits, Bruyère and others went on to other
ways of writing numbers:</li>
</ul>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>in the rules or the claim</th>
<th>digits</th>
<th><code>prove</code> calls them</th>
</tr>
</thead>
<tbody><tr>
<td><code>xor</code>, <code>columns</code>, <code>ones(t) mod 3</code>, <code>ones(t) = 2</code>, <code>bit(t, 3)</code>, <code>power_of_two</code></td>
<td>binary</td>
<td><code>base 2</code></td>
</tr>
<tr>
<td><code>v2(t)</code> and <code>bits(t)</code>, compared with each other and with constants, or modulo a constant</td>
<td>binary</td>
<td><code>base 2</code></td>
</tr>
<tr>
<td><code>floor(phi*t)</code>, <code>fibonacci</code>, <code>lowest_zeckendorf</code></td>
<td>Zeckendorf&#39;s</td>
<td><code>quadratic 1</code></td>
</tr>
<tr>
<td><code>floor(sqrt(2)*t)</code></td>
<td>those of √2</td>
<td><code>quadratic 2</code></td>
</tr>
<tr>
<td><code>floor((2 - T + sqrt(T*T + 4))/2*t)</code>, T = 3, 5, 6, 7, 8, 9</td>
<td>those of this number</td>
<td><code>quadratic T</code></td>
</tr>
<tr>
<td><code>floor(sqrt(3)*t)</code>, <code>floor((4 + sqrt(21))/5*t)</code> and the like</td>
<td>those of a unit of this field</td>
<td><code>recurrence 4 -1</code>, <code>recurrence 5 -1</code></td>
</tr>
<tr>
<td>an automaton of the file</td>
<td>as it says</td>
<td><code>base 2</code> … <code>base 36</code>, <code>quadratic 1</code> … <code>quadratic 9</code>, <code>recurrence 1 1 1</code>, <code>recurrence 4 -1</code> and the like</td>
</tr>
</tbody></table></div>
<p>The last row matters more than it seems. <code>discover</code> learns automata in bases that the rules suggest, by their constants and the products of two, and in the
numerations of common recurrences. So it finds the multiplication game, in which a number is divided by a factor from 2 to 9 and what is left over is dropped:
the lost numbers are 0 and those from 9·18ᵏ to 18ᵏ⁺¹ − 1, an automaton of base 18. And it finds Fraenkel&#39;s games with two heaps, in the numeration of
u″ = (s + t − 1)·u′ + s·u for s and t up to 4:</p>
`},{kind:`code`,info:`game`,text:`game s2t1
(a, b) -> (a - k, b) where k >= 1
(a, b) -> (a, b - k) where k >= 1
(a, b) -> (a - k, b - l) where 1 <= k <= l and l < 2*k + 1
(a, b) -> (a - l, b - k) where 1 <= k <= l and l < 2*k + 1
P(a, b) iff lost(a, b)

automaton lost(a, b) in recurrence 2 2
  state even: 00 -> even, 01 -> less, 02 -> much, 10 -> more, 20 -> many
  state less: 10 -> first, 11 -> less, 12 -> much
  state more: 01 -> second, 11 -> more, 21 -> many
  state much: 20 -> first, 21 -> less
  state many: 02 -> second, 12 -> more
  state first: 00 -> odd, 01 -> less, 02 -> much
  state odd: 00 -> first, 01 -> less, 02 -> much
  state second: 00 -> other, 10 -> more, 20 -> many
  state other: 00 -> second, 10 -> more, 20 -> many
  accept even, first, second`,links:[{to:`rules`,text:`game s2t1
(a, b) -> (a - k, b) where k >= 1
(a, b) -> (a, b - k) where k >= 1
(a, b) -> (a - k, b - l) where 1 <= k <= l and l < 2*k + 1
(a, b) -> (a - l, b - k) where 1 <= k <= l and l < 2*k + 1
P(a, b) iff lost(a, b)

automaton lost(a, b) in recurrence 2 2
  state even: 00 -> even, 01 -> less, 02 -> much, 10 -> more, 20 -> many
  state less: 10 -> first, 11 -> less, 12 -> much
  state more: 01 -> second, 11 -> more, 21 -> many
  state much: 20 -> first, 21 -> less
  state many: 02 -> second, 12 -> more
  state first: 00 -> odd, 01 -> less, 02 -> much
  state odd: 00 -> first, 01 -> less, 02 -> much
  state second: 00 -> other, 10 -> more, 20 -> many
  state other: 00 -> second, 10 -> more, 20 -> many
  accept even, first, second
`}]},{kind:`html`,html:`<p>For such a rule, which lets one take l from one heap and k from the other with l &lt; 2·k + 1, the proof does not look for a winning move among all of these. It
shows that those which the rule only just allows, with 2·k ≤ l, suffice beside those to the end of play. Then the theorem says more than was asked: the
certificate lists the moves of the rule as possible, <code>(may …)</code>, and these as certain, <code>(can …)</code>, and the claim is true whichever of the others one forbids.
Where they do not suffice, all moves are looked at, as for other rules.</p>
<p>The factor may be a variable of few values: a rule with one that takes up to 64 values, by bounds or a set of numbers, is read as a rule for each of them where it would divide by
what varies, or multiply two numbers that do.</p>
`},{kind:`code`,info:`game`,text:`game quotients
(n) -> (n div k) where 2 <= k <= 9 and n >= 1
P(n) iff n = 0 or high(n)
automaton high(n) base 18
  state s: (0) -> s, (9) -> t, (10) -> t, (11) -> t, (12) -> t, (13) -> t, (14) -> t, (15) -> t, (16) -> t, (17) -> t
  state t: (0) -> t, (1) -> t, (2) -> t, (3) -> t, (4) -> t, (5) -> t, (6) -> t, (7) -> t, (8) -> t, (9) -> t, (10) -> t, (11) -> t, (12) -> t, (13) -> t, (14) -> t, (15) -> t, (16) -> t, (17) -> t
  accept t`,links:[{to:`rules`,text:`game quotients
(n) -> (n div k) where 2 <= k <= 9 and n >= 1
P(n) iff n = 0 or high(n)
automaton high(n) base 18
  state s: (0) -> s, (9) -> t, (10) -> t, (11) -> t, (12) -> t, (13) -> t, (14) -> t, (15) -> t, (16) -> t, (17) -> t
  state t: (0) -> t, (1) -> t, (2) -> t, (3) -> t, (4) -> t, (5) -> t, (6) -> t, (7) -> t, (8) -> t, (9) -> t, (10) -> t, (11) -> t, (12) -> t, (13) -> t, (14) -> t, (15) -> t, (16) -> t, (17) -> t
  accept t
`}]},{kind:`code`,info:`console`,text:`$ bouton prove quotients.game
quotients.game
  ✓ P(n) iff n = 0 or high(n)
      Proved for all positions. Play ends, since n falls with every move.
      Numbers in base 18; 25 steps with 9 automata; the checker accepts the certificate (2794 bytes).

Proved.`,links:[{to:`rules`,ask:`mine.game`,run:`prove`,text:`game quotients
(n) -> (n div k) where 2 <= k <= 9 and n >= 1
P(n) iff n = 0 or high(n)
automaton high(n) base 18
  state s: (0) -> s, (9) -> t, (10) -> t, (11) -> t, (12) -> t, (13) -> t, (14) -> t, (15) -> t, (16) -> t, (17) -> t
  state t: (0) -> t, (1) -> t, (2) -> t, (3) -> t, (4) -> t, (5) -> t, (6) -> t, (7) -> t, (8) -> t, (9) -> t, (10) -> t, (11) -> t, (12) -> t, (13) -> t, (14) -> t, (15) -> t, (16) -> t, (17) -> t
  accept t
`}]},{kind:`html`,html:`<p>A factor of <code>floor</code> may be any positive number (p + q·√d)/r for d = 2, 3, 5, 6, 10, 13, 15, 17, 21, 26, 29 and their multiples by squares: one numeration serves a
whole field, and the one with the fewest digits is taken. For √7, √11 and √30 it has 16 to 22 digits, and proofs take much longer; for √14 it has 30, and the checker
stops at its limit of steps; for √19, √22 and √23 it would have more than 36, and such a factor is not read. <code>discover</code> also learns automata in these numerations, of up to eight digits.
Here at least a share 2 − √3 of the heap, rounded down, has to stay:</p>
`},{kind:`code`,info:`game`,text:`game share
(n) -> (k) where floor((2 - sqrt(3))*n) <= k and k < n`,links:[{to:`rules`,text:`game share
(n) -> (k) where floor((2 - sqrt(3))*n) <= k and k < n
`}]},{kind:`code`,info:`console`,text:`$ bouton discover share.game
share.game
  ✓ P(n) iff lost(n)
    automaton lost(a) in recurrence 4 -1
      state s0: 0 -> s0, 1 -> s1
      state s1: 0 -> s3, 1 -> s1
      state s3
      accept s0, s3
      Proved for all positions. Play ends, since n falls with every move.
      Numbers in recurrence 4 -1 (1, 4, 15, 56, …), 3 states; the checker accepts the certificate (1889 bytes).
      Candidate 4; compared with 286 positions with numbers up to 285. It took 239 ms.
  ✓ value(n) = 0 if n = 0 | 1 if n = 1 | floor((sqrt(3) - 1)*n) + 1 if floor((sqrt(3) - 1)*n) != floor((sqrt(3) - 1)*(n - 1)) | value(n - (floor((sqrt(3) - 1)*n) + 1) - 1) otherwise
      Proved for all positions. Play ends, since n falls with every move.
      Numbers in recurrence 4 -1 (1, 4, 15, 56, …); the checker accepts the certificate (10690 bytes).
      Candidate 1; compared with 200 positions with numbers up to 199. It took 140 ms.`,links:[{to:`rules`,ask:`mine.game`,run:`discover`,text:`game share
(n) -> (k) where floor((2 - sqrt(3))*n) <= k and k < n
`}]},{kind:`html`,html:`<p>A recurrence has to be one of at most four terms whose growth is a Pisot number: all other roots of its equation are less than 1 in modulus. Otherwise sums
cannot be read, and the file is refused with that reason. So threefold dynamic Nim, whose lost sizes satisfy Hₙ₊₁ = Hₙ + Hₙ₋₃, has a numeration,
<code>recurrence 1 0 0 1</code>, but its automaton has hundreds of states, and <code>discover</code> does not find it; four times and more are not of this kind. <code>solve dynamic-nim</code>
goes by a theorem for all of them.</p>
`},{kind:`code`,info:`game`,text:`game powers
(n) -> (n - k) where power_of_two(k)
P(n) iff n mod 3 = 0`,links:[{to:`rules`,text:`game powers
(n) -> (n - k) where power_of_two(k)
P(n) iff n mod 3 = 0
`}]},{kind:`code`,info:`console`,text:`$ bouton prove powers.game
powers.game
  ✓ P(n) iff n mod 3 = 0
      Proved for all positions. Play ends, since n falls with every move.
      Numbers in base 2; 4 steps with 1 automaton; the checker accepts the certificate (313 bytes).

Proved.`,links:[{to:`rules`,ask:`mine.game`,run:`prove`,text:`game powers
(n) -> (n - k) where power_of_two(k)
P(n) iff n mod 3 = 0
`}]},{kind:`html`,html:`<h2 id="one-proof-one-way-of-writing-numbers">One proof, one way of writing numbers</h2>
<p>In binary one sees at a glance whether a number is a power of two; whether it is a Fibonacci number no finite automaton can tell. With
Zeckendorf&#39;s digits it is the other way round. And all automata of a proof have to read the same digits. Let us allow some Fibonacci numbers
as well:</p>
`},{kind:`code`,info:`game`,text:`game powers
(n) -> (n - k) where power_of_two(k)
(n) -> (n - k) where fibonacci(k) and k mod 3 != 0
P(n) iff n mod 3 = 0`,links:[{to:`rules`,text:`game powers
(n) -> (n - k) where power_of_two(k)
(n) -> (n - k) where fibonacci(k) and k mod 3 != 0
P(n) iff n mod 3 = 0
`}]},{kind:`html`,html:`<p>The claim is still true, for an easy reason: no multiple of 3 can be taken, and 1 and 2 can. But:</p>
`},{kind:`code`,info:`console`,text:`$ bouton prove powers.game
powers.game
  ? P(n) iff n mod 3 = 0
      Not decided: \`power_of_two(…)\` needs numbers in base 2 and \`fibonacci(…)\` needs them in Zeckendorf's numeration (quadratic 1); no automaton reads both.

0 proved, 1 not decided.`,links:[{to:`rules`,ask:`mine.game`,run:`prove`,text:`game powers
(n) -> (n - k) where power_of_two(k)
(n) -> (n - k) where fibonacci(k) and k mod 3 != 0
P(n) iff n mod 3 = 0
`}]},{kind:`html`,html:`<p>That is not &quot;false&quot;. It says what stands in the way, and that nothing was found against the claim at small positions. <code>bouton check</code> compares
such a claim with the rules up to any bound.</p>
<p>The rows of an <code>unordered</code> game are sorted after each move. A proof for rows of one length has each move once for each order in which the numbers may then
stand. But it takes positions as they are: such a claim is decided only if a law such as <code>position [.., a, b, ..] where a &lt;= b</code> says that rows rise. A rule on
rows may speak of free fields by <code>next_free</code>: it counts on from a number as long as the next one is in the row. So Welter&#39;s theorem of 1954 is proved for any
fixed number of coins:</p>
`},{kind:`code`,info:`game`,text:`# Coins on the fields 1, 2, 3, …; a move takes one to any free field below.
game welter
[.., x, ..] -> [.., y, ..] where 1 <= y < x and next_free(y - 1) = y
unordered
position [.., a, b, ..] where a < b
position [.., a, ..] where a >= 1
P[x at i, ..] iff xor(x - 1) = 0`,links:[{to:`rules`,text:`# Coins on the fields 1, 2, 3, …; a move takes one to any free field below.
game welter
[.., x, ..] -> [.., y, ..] where 1 <= y < x and next_free(y - 1) = y
unordered
position [.., a, b, ..] where a < b
position [.., a, ..] where a >= 1
P[x at i, ..] iff xor(x - 1) = 0
`}]},{kind:`code`,info:`console`,text:`$ bouton prove welter.game --size 4
welter.game
  ✓ P[x at i, ..] iff xor(x - 1) = 0
      Proved for all rows of length 4. Play ends, since x1 + x2 + x3 + x4 falls with every move.
      Numbers in base 2; 104 steps with 34 automata; the checker accepts the certificate (513137 bytes).

Proved.`,links:[{to:`rules`,ask:`mine.game`,run:`prove`,text:`# Coins on the fields 1, 2, 3, …; a move takes one to any free field below.
game welter
[.., x, ..] -> [.., y, ..] where 1 <= y < x and next_free(y - 1) = y
unordered
position [.., a, b, ..] where a < b
position [.., a, ..] where a >= 1
P[x at i, ..] iff xor(x - 1) = 0
`}]},{kind:`html`,html:`<p>A false claim may fail for the first time at a position that nobody can solve, such as a heap of a million million stones. Then its moves alone are
replayed: it is claimed lost, and a move leads to another position claimed lost; or it is not, and no move does. Since play ends, the claim
is wrong there or further on, and no more is said.</p>
<h2 id="what-is-outside">What is outside</h2>
<p><strong>Two variables multiplied</strong>, as in <code>k*a</code>, and with that squares, divisors, primes and prime powers. With + and × of variables one can write
down, for every computer program, the question whether it ever stops, and it is known since the 1930s (Gödel, Church, Turing) that no
program answers all of these. So no prover can allow multiplication in general.</p>
<p>Here is how little small cases may say. Take any square number of stones:</p>
`},{kind:`code`,info:`game`,text:`game squares
(n) -> (n - k) where square(k) and k >= 1
P(n) iff n mod 5 in {0, 2}`,links:[{to:`rules`,text:`game squares
(n) -> (n - k) where square(k) and k >= 1
P(n) iff n mod 5 in {0, 2}
`}]},{kind:`code`,info:`console`,text:`$ bouton check squares.game --upto 24
squares.game
  ✓ Play always ends, and all moves can be listed.
  ✓ P(n) iff n mod 5 in {0, 2}
      It agrees with the rules on all 25 positions with numbers up to 24.

All 2 agree with the rules.`,links:[{to:`rules`,ask:`mine.game`,run:`check`,upto:`24`,text:`game squares
(n) -> (n - k) where square(k) and k >= 1
P(n) iff n mod 5 in {0, 2}
`}]},{kind:`html`,html:`<p>25 positions agree! And then:</p>
`},{kind:`code`,info:`console`,text:`$ bouton check squares.game
squares.game
  ✓ Play always ends, and all moves can be listed.
  ✗ P(n) iff n mod 5 in {0, 2}
      25 is claimed lost (P), but the move 25 → 0 leads to 0, which is claimed lost too. By the rules 25 is won (N).

1 of 2 refuted.`,links:[{to:`rules`,ask:`mine.game`,run:`check`,text:`game squares
(n) -> (n - k) where square(k) and k >= 1
P(n) iff n mod 5 in {0, 2}
`}]},{kind:`html`,html:`<p>So it went well for 25 positions and then no more: a conjecture is a conjecture. No automaton can read the rule, so <code>prove</code> looks at small
positions, too, and refutes this claim by the same one. Where it finds nothing there, it can say nothing either way.</p>
<h3 id="elementary-facts">Elementary facts</h3>
<p>Often little of what is hard matters. Take one stone or a prime number of them:</p>
`},{kind:`code`,info:`game`,text:`game primes
(n) -> (n - k) where k = 1 or prime(k)
P(n) iff n mod 4 = 0`,links:[{to:`rules`,text:`game primes
(n) -> (n - k) where k = 1 or prime(k)
P(n) iff n mod 4 = 0
`}]},{kind:`code`,info:`console`,text:`$ bouton prove primes.game
primes.game
  ✓ P(n) iff n mod 4 = 0
      Proved for all positions. Play ends, since n falls with every move.
      It builds on elementary facts about numbers:
        A prime is divided by no number but 1 and itself.
      Numbers in base 2; 4 steps with 8 automata; the checker accepts the certificate (2380 bytes).

Proved.`,links:[{to:`rules`,ask:`mine.game`,run:`prove`,text:`game primes
(n) -> (n - k) where k = 1 or prime(k)
P(n) iff n mod 4 = 0
`}]},{kind:`html`,html:`<p>Automata do not know the primes. But 1, 2 and 3 may be taken, and no prime is a multiple of 4: that is all the proof needs. So it does not read the rule but two others: one that allows at least
its moves, of which none may lead from a losing position to another, and one that allows at most those, of which some has to lead from every other position to a losing one. These two speak of
remainders and small numbers, and are made from a short list of facts:</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th></th>
<th>Fact</th>
<th>Why</th>
</tr>
</thead>
<tbody><tr>
<td>divisors</td>
<td>What divides two numbers divides their difference. What divides a divisor of n divides n. A divisor of n &gt; 0 is n, n/2, n/3, or at most n/4</td>
<td>It is n/c for some c</td>
</tr>
<tr>
<td>common divisors</td>
<td>A number divides gcd(a, b) iff it divides a and b; gcd(n, n + 1) = 1; gcd(c, n) for a fixed c depends on n mod c</td>
<td>Euclid: gcd(a, b) is a sum of multiples of a and b</td>
</tr>
<tr>
<td>products</td>
<td>a·b and (a mod m)·(b mod m) have the same remainder by m; if a is at least c, a·b is at least c·b</td>
<td>a = q·m + r</td>
</tr>
<tr>
<td>quotients</td>
<td>n div d is q iff q·d &lt;= n &lt; (q + 1)·d, and n mod d is n - q·d; if m divides d, n and n mod d have the same remainder by m</td>
<td>By definition</td>
</tr>
<tr>
<td>smallest factors</td>
<td>It is 2 for even n, 3 for other multiples of 3, and so on through the primes; it is a prime, and n or at most n/2</td>
<td>A divisor of it would be a smaller one</td>
</tr>
<tr>
<td>primes</td>
<td>A prime that is a multiple of m &gt; 1 is m</td>
<td>By definition</td>
</tr>
<tr>
<td>prime powers</td>
<td>No two primes divide the same; if a prime&#39;s power p^e divides p^k, then e &lt;= k</td>
<td>Factors into primes are unique</td>
</tr>
<tr>
<td>small numbers</td>
<td>Values of functions and predicates up to 12, or the largest modulus</td>
<td>They are computed</td>
</tr>
</tbody></table></div>
<p>m runs over the moduli of the claim, and their divisors. The theorem needs no <em>if</em>: whoever doubts these facts can prove them in a line. The certificate names those that were used, since the
<a href="/learn/certificate">checker</a> sees only the two rules that were made from them.</p>
`},{kind:`code`,info:`console`,text:`$ bouton prove prime-power
prime-power kmax=any
  ✓ value(n) = n mod 6 when kmax >= 2
      Proved for all positions. Play ends, since n falls with every move.
      It builds on elementary facts about numbers:
        A power of a prime is divided by no two primes.
      Numbers in base 2; 6 steps with 5 automata; the checker accepts the certificate (1911 bytes).
  ✓ P(n) iff n mod 6 = 0 when kmax >= 2
      Proved for all positions. Play ends, since n falls with every move.
      It builds on elementary facts about numbers:
        A power of a prime is divided by no two primes.
      Numbers in base 2; 4 steps with 2 automata; the checker accepts the certificate (778 bytes).

All 2 proved.`,links:[{to:`rules`,ask:`prime-power`,run:`prove`}]},{kind:`html`,html:`<p>Divisors and greatest common divisors are treated alike. Take a proper divisor of the number of stones:</p>
`},{kind:`code`,info:`game`,text:`game aliquot
(n) -> (n - d) where d divides n and d < n
P(n) iff odd(n) or n = 0`,links:[{to:`rules`,text:`game aliquot
(n) -> (n - d) where d divides n and d < n
P(n) iff odd(n) or n = 0
`}]},{kind:`code`,info:`console`,text:`$ bouton prove aliquot.game
aliquot.game
  ✓ P(n) iff odd(n) or n = 0
      Proved for all positions. Play ends, since n falls with every move.
      It builds on elementary facts about numbers:
        What divides two numbers divides their difference; what divides a divisor of n divides n; a divisor of n > 0 is n, n/2, n/3, or at most n/4.
      Numbers in base 2; 4 steps with 9 automata; the checker accepts the certificate (5753 bytes).

Proved.`,links:[{to:`rules`,ask:`mine.game`,run:`prove`,text:`game aliquot
(n) -> (n - d) where d divides n and d < n
P(n) iff odd(n) or n = 0
`}]},{kind:`html`,html:`<h3 id="values-by-exponents-and-by-recursion">Values by exponents and by recursion</h3>
<p><strong>Exponents</strong> grow so slowly that no automaton compares a number with its own exponent, and yet v2(n) and bits(n) are the values of well-known games. Whoever takes at
least half of a heap plays for the number of binary digits:</p>
`},{kind:`code`,info:`game`,text:`game least-half
(n) -> (n - k) where k >= 1 and 2*k >= n
value(n) = bits(n)`,links:[{to:`rules`,text:`game least-half
(n) -> (n - k) where k >= 1 and 2*k >= n
value(n) = bits(n)
`}]},{kind:`code`,info:`console`,text:`$ bouton prove least-half.game
least-half.game
  ✓ value(n) = bits(n)
      Proved for all positions. Play ends, since n falls with every move.
      Numbers in base 2, a value v as 2^v; 9 steps with 4 automata; the checker accepts the certificate (898 bytes).

Proved.`,links:[{to:`rules`,ask:`mine.game`,run:`prove`,text:`game least-half
(n) -> (n - k) where k >= 1 and 2*k >= n
value(n) = bits(n)
`}]},{kind:`html`,html:`<p>The proof is about another game: n stands beside a number w, a power of two, from which one may move to any smaller power of two. That is a heap of Nim, whose size v is
the exponent of w = 2^v. By Sprague and Grundy&#39;s theorem n has the value v exactly if n beside 2^v is lost, and 2^bits(n), the least power of two above n, is
within reach of automata. The certificate states this game, with the number w as <code>heap</code>. It works for sums of <code>v2(t)</code> or <code>bits(t)</code> and a constant, in pieces if need be, where
each move leaves one component.</p>
<p><code>odd_part(t)</code> is compared with constants, <code>ones(t)</code> with constants up to 6 (t is then the sum of so many different powers of two), and <code>gcd</code> and <code>digit</code> are read where all arguments but one are fixed.</p>
<p><strong>Recursion on digits</strong>, <code>value(2*n + 1) = value(n)</code>, leads to numbers whose digits are shifted by any number of places, which no automaton follows. It need not be followed
where such values usually come from. From a heap n let one move to all numbers from some w(n) up to n − 1, where w(0) = 0 and from each n to the next w stays or grows by one. The
options are a window that widens or slides. By induction the values of w(n), …, n are 0, …, n − w(n), in some order (Levine 2006): where the window has
widened, n has the next value, which is the number of its options; where it has slid, one number has dropped out, w(n − 1), and n takes its value. Automata see
whether the options are such a window, and whether each line of the claim gives the number of options or goes back to the number that has dropped out:</p>
`},{kind:`code`,info:`game`,text:`game half
(n) -> (n - k) where k >= 1 and 2*k <= n
value(2*n) = n
value(2*n + 1) = value(n)`,links:[{to:`rules`,text:`game half
(n) -> (n - k) where k >= 1 and 2*k <= n
value(2*n) = n
value(2*n + 1) = value(n)
`}]},{kind:`code`,info:`console`,text:`$ bouton prove half.game
half.game
  ✓ value(2*n) = n; value(2*n + 1) = value(n)
      Proved for all positions. Play ends, since n falls with every move.
      Numbers in base 2; 10 steps with 9 automata; the checker accepts the certificate (1953 bytes).

Proved.`,links:[{to:`rules`,ask:`mine.game`,run:`prove`,text:`game half
(n) -> (n - k) where k >= 1 and 2*k <= n
value(2*n) = n
value(2*n + 1) = value(n)
`}]},{kind:`html`,html:`<p>Winning moves are constructed at any size: the heaps of one value follow one another, each the one to which the next goes back.</p>
`},{kind:`code`,info:`console`,text:`$ bouton solve half.game 12345678901234567890123 99999999999999 5
The player to move wins (N).
  nim-value     1543209862652939364460
  winning move  12345678901234567890123 → 6710886402199023255551
  why           The nim-values are proved for all positions: value(2*n) = n; value(2*n + 1) = value(n).
                The components have the nim-values 1543209862654320986265, 3051757812 and 1; their nim-sum is 1543209862654320986265 ⊕ 3051757812 ⊕ 1 = 1543209862652939364460.
                It is not 0, so the player to move wins by a move that makes it 0.
                12345678901234567890123 → 6710886402199023255551 wins: it makes the nim-sum 3051757813 ⊕ 3051757812 ⊕ 1 = 0.
How this is known: proved for all positions of \`half.game\` (see \`bouton prove half.game\`).`,links:[{to:`play`,ask:`mine.game 12345678901234567890123 99999999999999 5`,text:`game half
(n) -> (n - k) where k >= 1 and 2*k <= n
value(2*n) = n
value(2*n + 1) = value(n)
`}]},{kind:`html`,html:`<p>The share that stays may be irrational too, in digits that suit it. Leave at least the golden section of a heap:</p>
`},{kind:`code`,info:`game`,text:`game golden
(n) -> (k) where floor((phi - 1)*n) <= k and k < n`,links:[{to:`rules`,text:`game golden
(n) -> (k) where floor((phi - 1)*n) <= k and k < n
`}]},{kind:`code`,info:`console`,text:`$ bouton discover golden.game --values
golden.game
  ✓ value(n) = 0 if n = 0 | n - floor((sqrt(5) - 1)/2*n) if floor((sqrt(5) - 1)/2*n) = floor((sqrt(5) - 1)/2*(n - 1)) | value(floor((sqrt(5) - 1)/2*n) - 1) otherwise
      Proved for all positions. Play ends, since n falls with every move.
      Numbers in Zeckendorf's numeration (quadratic 1); the checker accepts the certificate (5297 bytes).
      Candidate 1; compared with 200 positions with numbers up to 199. It took 14 ms.`,links:[{to:`rules`,ask:`mine.game`,run:`discover`,text:`game golden
(n) -> (k) where floor((phi - 1)*n) <= k and k < n
`}]},{kind:`html`,html:`<p><code>discover</code> finds such recursions in bases from 2 to 12 and by the floors of such a share, and proves them where the options are a window. In other games, and where a value is added to, as in
<code>value(2*n + 1) = value(n) + 1</code>, they are checked, and solved at any size, and that is what is said of them. So is the number of ones, which no automaton counts without bound:</p>
`},{kind:`code`,info:`game`,text:`# Subtract without borrowing.
game no-borrow
(n) -> (n - k) where k >= 1 and (n xor k) = n - k
value(n) = ones(n)`,links:[{to:`rules`,text:`# Subtract without borrowing.
game no-borrow
(n) -> (n - k) where k >= 1 and (n xor k) = n - k
value(n) = ones(n)
`}]},{kind:`code`,info:`console`,text:`$ bouton prove no-borrow.game
no-borrow.game
  ? value(n) = ones(n)
      Not decided: the function \`ones\` in this place in \`value(n) = ones(n)\` is beyond what automata decide.

0 proved, 1 not decided.`,links:[{to:`rules`,ask:`mine.game`,run:`prove`,text:`# Subtract without borrowing.
game no-borrow
(n) -> (n - k) where k >= 1 and (n xor k) = n - k
value(n) = ones(n)
`}]},{kind:`html`,html:`<h3 id="claims-about-some-positions">Claims about some positions</h3>
<p>Often something simple is known of some positions only. A claim may say so after <code>where</code>, and then it is proved for those alone: as a claim about a game that
has no others. That is a game only if its moves stay within it.</p>
`},{kind:`code`,info:`game`,text:`game odd
(n) -> (n - k)   where k in {2, 4}
(n) -> (n div 2) where even(n) and n >= 2
P(n) iff n mod 6 = 1 where odd(n)`,links:[{to:`rules`,text:`game odd
(n) -> (n - k)   where k in {2, 4}
(n) -> (n div 2) where even(n) and n >= 2
P(n) iff n mod 6 = 1 where odd(n)
`}]},{kind:`code`,info:`console`,text:`$ bouton prove odd.game
odd.game
  ✓ P(n) iff n mod 6 = 1 where odd(n)
      Proved for all positions that the claim is about. Play ends, since n falls with every move.
      Numbers in base 2; 9 steps with 3 automata; the checker accepts the certificate (762 bytes).

Proved.`,links:[{to:`rules`,ask:`mine.game`,run:`prove`,text:`game odd
(n) -> (n - k)   where k in {2, 4}
(n) -> (n div 2) where even(n) and n >= 2
P(n) iff n mod 6 = 1 where odd(n)
`}]},{kind:`html`,html:`<p>Of Fibonacci Nim everybody remembers who wins with n stones on the table. But the moves lead on to positions in which the number that may be taken is
another one:</p>
`},{kind:`code`,info:`game`,text:`game starts
(n, cap) -> (n - k, 2*k) where 1 <= k <= cap
start (n) = (n, n - 1)
P(n) iff fibonacci(n)`,links:[{to:`rules`,text:`game starts
(n, cap) -> (n - k, 2*k) where 1 <= k <= cap
start (n) = (n, n - 1)
P(n) iff fibonacci(n)
`}]},{kind:`code`,info:`console`,text:`$ bouton prove starts.game
starts.game
  ? P(n) iff fibonacci(n)
      Not decided: a move from (2,1) leads to a position that the claim is not about: (2,1) → (1,2). A claim about some positions is proved only if every move from one of them leads to one of them; claim more, or all.

0 proved, 1 not decided.`,links:[{to:`rules`,ask:`mine.game`,run:`prove`,text:`game starts
(n, cap) -> (n - k, 2*k) where 1 <= k <= cap
start (n) = (n, n - 1)
P(n) iff fibonacci(n)
`}]},{kind:`html`,html:`<p>With a claim about all positions below it, such as <code>P(n, cap) iff n = 0 or cap &lt; lowest_zeckendorf(n)</code>, both are proved.</p>
<h3 id="assumptions">Assumptions</h3>
<p>Where these facts do not suffice, a file may say what is needed of a rule, as an <strong>assumption</strong>:</p>
`},{kind:`code`,info:``,text:`assume {1..3} <= {q: prime_power(q) and exponent(q) <= 1} <= {q: q mod 4 != 0}`,links:[]},{kind:`html`,html:`<p>Read <code>&lt;=</code> as &quot;lies within&quot;. Assumptions are compared with the rules on small numbers, as claims are. A proof that builds on one says so, and before it says so, <code>prove</code> tries the assumption on
small numbers or positions; if it fails there, nothing is proved. But that is a trial, no proof: the theorem has an <em>if</em> in front. The assumption is printed with the theorem, and it stands in
the certificate. To be sure of the whole, you have to see for yourself that it is true.</p>
<p>In Euclid&#39;s game the product is in the move: from (a, b) one goes to (a, b − k·a). What the proof needs of this is: the smaller number is
taken once, or at least twice; taking it once is always allowed; and if it goes in twice, one may choose between leaving the remainder r and
leaving r + a. These are assumptions about moves, each of them once for a and once for b:</p>
`},{kind:`code`,info:`console`,text:`$ bouton prove euclid
euclid
  ✓ P(a, b) iff min(a, b) = 0 or a != b and max(a, b) <= floor(phi*min(a, b))
      Proved for all positions, given what the file assumes. Play ends, since a + b falls with every move.
      It builds on what the file assumes:
        assume (a, b) -> (a, c) only where a >= 1 and (c + a = b or c + 2*a <= b)
        assume (a, b) -> (c, b) only where b >= 1 and (c + b = a or c + 2*b <= a)
        assume (a, b) -> (a, c) where a >= 1 and c + a = b
        assume (a, b) -> (c, b) where b >= 1 and c + b = a
        assume (a, b) -> (a, r) and (a, r + a) for some r: r < a where a >= 1 and 2*a <= b
        assume (a, b) -> (r, b) and (r + b, b) for some r: r < b where b >= 1 and 2*b <= a
      Numbers in Zeckendorf's numeration (quadratic 1); 7 steps with 22 automata; the checker accepts the certificate (29155 bytes).

Proved, given what the file assumes.`,links:[{to:`rules`,ask:`euclid`,run:`prove`}]},{kind:`html`,html:`<p>All three are what everybody knows of division with remainder. So the machine does the part with many cases, and what is left to you is a
line or two.</p>
<p>A wrong assumption makes a worthless theorem. That is why it is always printed.</p>
<h2 id="many-heaps">Many heaps</h2>
<p>A position of <code>nim</code> may have any number of heaps. An automaton reads a <em>fixed</em> number of numbers. So a claim about sums is proved for one
size at a time:</p>
`},{kind:`code`,info:`console`,text:`$ bouton prove nim --claim 2 --size 5
nim
  ✓ P((n) + ..) iff xor(n) = 0
      Proved for all sums of 5 components. Play ends, since n1 + n2 + n3 + n4 + n5 falls with every move.
      Numbers in base 2; 16 steps with 7 automata; the checker accepts the certificate (1844 bytes).

Proved.`,links:[{to:`rules`,ask:`nim`,run:`prove`}]},{kind:`html`,html:`<p>That says nothing about six heaps. For all sizes at once there is another way. Prove the <strong>nim-values</strong> of one heap:</p>
`},{kind:`code`,info:`console`,text:`$ bouton prove nim --claim 1
nim
  ✓ value(n) = n
      Proved for all positions. Play ends, since n falls with every move.
      Numbers in base 2; 6 steps with 2 automata; the checker accepts the certificate (324 bytes).

Proved.`,links:[{to:`rules`,ask:`nim`,run:`prove`}]},{kind:`html`,html:`<p>Then the theorem of Sprague (1935) and Grundy (1939) says who wins a sum of any number of heaps: the nim-sum of their values is 0, or it is
not. This theorem is not proved by Bouton. It is among the facts that are <a href="/learn/limits#what-is-trusted">trusted</a>, and every textbook has a proof of it.
It holds in normal play, where who cannot move loses.</p>
<p>The same helps where a move splits a heap:</p>
`},{kind:`code`,info:`game`,text:`game split
(n) -> (i) + (j) where i + j = n - 1
P(n) iff n mod 2 = 0`,links:[{to:`rules`,text:`game split
(n) -> (i) + (j) where i + j = n - 1
P(n) iff n mod 2 = 0
`}]},{kind:`code`,info:`console`,text:`$ bouton prove split.game
split.game
  ? P(n) iff n mod 2 = 0
      Not decided: a move leaves several components; claim nim-values (\`value(…) = …\`) instead.

0 proved, 1 not decided.`,links:[{to:`rules`,ask:`mine.game`,run:`prove`,text:`game split
(n) -> (i) + (j) where i + j = n - 1
P(n) iff n mod 2 = 0
`}]},{kind:`html`,html:`<p>Who wins a single heap depends on what its parts are worth together; P and N do not tell that, nim-values do.</p>
`},{kind:`code`,info:`game`,text:`game split
(n) -> (i) + (j) where i + j = n - 1
value(n) = n mod 2`,links:[{to:`rules`,text:`game split
(n) -> (i) + (j) where i + j = n - 1
value(n) = n mod 2
`}]},{kind:`code`,info:`console`,text:`$ bouton prove split.game
split.game
  ✓ value(n) = n mod 2
      Proved for all positions. Play ends, since n falls with every move.
      Numbers in base 2; 8 steps with 3 automata; the checker accepts the certificate (555 bytes).

Proved.`,links:[{to:`rules`,ask:`mine.game`,run:`prove`,text:`game split
(n) -> (i) + (j) where i + j = n - 1
value(n) = n mod 2
`}]},{kind:`html`,html:`<p>For rows of pieces the length is fixed in the same way, and a move must not change it.</p>
<h3 id="misère-sums">Misère sums</h3>
<p>If who cannot move <em>wins</em>, nim-values do not decide a sum. Nim itself is an exception that Bouton had solved in 1901 already. Some games on
heaps have a finite <a href="/learn/misere-heaps">misère quotient</a>, which takes the place of nim-values; Bouton finds it and proves it:</p>
`},{kind:`code`,info:`console`,text:`$ bouton solve kayles 5 6 7 --misere
The player to move wins (N).
  winning move  5 → 0 + 4
  moves to go   14, if both play best
  why           In the misère quotient the components are c, ab and b; their product is cf.
                It is not among the 9 lost elements of 40: some move leaves a lost one.
                5 → 0 + 4 wins: it leaves b², which is lost.
How this is known: proved for the misère quotient of 0.77, of order 40, for heaps of any size (see \`bouton period kayles --misere\`).`,links:[{to:`play`,ask:`kayles 5 6 7`,misere:!0}]},{kind:`html`,html:`<p>Where all components are tame, their nim-values decide all the same, by the <a href="/learn/lessons#who-moves-last-loses">SJ theorem</a>:</p>
`},{kind:`code`,info:`console`,text:`$ bouton solve grundy 8 9 10 --misere
The player to move wins (N).
  winning moves  8 → 1 + 7
                 9 → 1 + 8
                 9 → 4 + 5
  moves to go    16, if both play best
  why            The components have the nim-values 2, 1 and 0; their nim-sum is 2 ⊕ 1 ⊕ 0 = 3.
                 All components are tame, so the Anti-SG (SJ) theorem decides: some nim-value is above 1 and the nim-sum is not 0, and the player to move wins.
                 8 → 1 + 7 wins: it leaves nim-values up to 1 with the nim-sum 1.
How this is known: computed from the rules: 10 positions were solved.`,links:[{to:`play`,ask:`grundy 8 9 10`,misere:!0}]},{kind:`html`,html:`<p>In general a whole position has to be searched:</p>
`},{kind:`code`,info:`console`,text:`$ bouton solve grundy 9 13 --misere
The player to move loses (P).
  moves to go  13, if both play best
  why          In misère play nim-values do not decide, so the whole position was searched: 168 positions.
               Each of the 10 moves leaves a position that the opponent wins.
How this is known: computed from the rules: 168 positions were solved.`,links:[{to:`play`,ask:`grundy 9 13`,misere:!0}]},{kind:`html`,html:`<p>This answer is <code>computed</code>: certain, but for this position alone.</p>
<h2 id="play-that-ends-and-play-that-need-not">Play that ends, and play that need not</h2>
<p>The proof of a claim goes by induction: from a position to those that one can reach from it. That needs something that gets smaller with
every move. The prover looks for a sum of the numbers with fixed weights, such as <code>a + b</code> or <code>2*a + b</code>, or several, of which the first that
changes at all falls. Usually there is one.</p>
<p>Where numbers rise for a while, the sum may depend on the <em>phase</em> of play:</p>
`},{kind:`code`,info:`game`,text:`game zigzag
(n) -> (n + 1) where odd(n)
(n) -> (n - 3) where even(n)
P(n) iff even(n)`,links:[{to:`rules`,text:`game zigzag
(n) -> (n + 1) where odd(n)
(n) -> (n - 3) where even(n)
P(n) iff even(n)
`}]},{kind:`html`,html:`<p>From an odd n up by 1, then down by 3: two moves together always go down. No weight makes every single move go down, but a sum that counts odd numbers for
more does:</p>
`},{kind:`code`,info:`console`,text:`$ bouton prove zigzag.game
zigzag.game
  ✓ P(n) iff even(n)
      Proved for all positions. Play ends, since a measure falls with every move: n - 3 where n mod 2 = 0; n - 1 where n mod 2 = 1.
      Numbers in base 2; 24 steps with 2 automata; the checker accepts the certificate (515 bytes).

Proved.`,links:[{to:`rules`,ask:`mine.game`,run:`prove`,text:`game zigzag
(n) -> (n + 1) where odd(n)
(n) -> (n - 3) where even(n)
P(n) iff even(n)
`}]},{kind:`html`,html:`<p>A phase is told by the value of a number up to 7, by which of two numbers is larger, or by the remainder of a number by at most 8. JENGA is played in three
phases, by how many blocks the level at the top has: whenever it is full the tower has grown. Sometimes play ends for another reason:</p>
`},{kind:`code`,info:`game`,text:`game longway
(n) -> (n + 1) where n mod 11 != 0
(n) -> (n - 12) where n mod 11 = 0
P(n) iff n mod 11 = 0 or odd(n mod 11)`,links:[{to:`rules`,text:`game longway
(n) -> (n + 1) where n mod 11 != 0
(n) -> (n - 12) where n mod 11 = 0
P(n) iff n mod 11 = 0 or odd(n mod 11)
`}]},{kind:`code`,info:`console`,text:`$ bouton prove longway.game
longway.game
  ? P(n) iff n mod 11 = 0 or odd(n mod 11)
      Not decided: the claim agrees with itself everywhere, but no weighted sum of the numbers was found that falls with every move, which would show that play ends.

0 proved, 1 not decided.`,links:[{to:`rules`,ask:`mine.game`,run:`prove`,text:`game longway
(n) -> (n + 1) where n mod 11 != 0
(n) -> (n - 12) where n mod 11 = 0
P(n) iff n mod 11 = 0 or odd(n mod 11)
`}]},{kind:`html`,html:`<p><strong>Draws</strong> are no obstacle in themselves. A knight walks to the corner of the board and never away from it; who brings it there wins, and if
it gets stuck elsewhere, nobody does. Play ends. There are three claims then, for P, N and D, and they are proved together:</p>
`},{kind:`code`,info:`console`,text:`$ bouton prove race piece=knight
race piece=knight
  ✓ P(x, y) iff exists k: x = 3*k and y = 3*k when piece = knight
      Proved for all positions. Play ends, since x + y falls with every move.
      Numbers in base 2; 17 steps with 13 automata; the checker accepts the certificate (3813 bytes).
  ✓ N(x, y) iff exists k: x = 3*k + 1 and y = 3*k + 2 or x = 3*k + 2 and y = 3*k + 1 when piece = knight
      Proved for all positions. Play ends, since x + y falls with every move.
      Numbers in base 2; 17 steps with 13 automata; the checker accepts the certificate (3813 bytes).
  ✓ D(x, y) iff forall k: not (x = 3*k and y = 3*k) and not (x = 3*k + 1 and y = 3*k + 2) and not (x = 3*k + 2 and y = 3*k + 1) when piece = knight
      Proved for all positions. Play ends, since x + y falls with every move.
      Numbers in base 2; 17 steps with 13 automata; the checker accepts the certificate (3813 bytes).

All 3 proved.`,links:[{to:`rules`,ask:`race piece=knight`,run:`prove`}]},{kind:`html`,html:`<p>Where play may go on for ever, Bouton has no proofs for all positions. Single positions are still solved exactly, if only finitely many can
be reached from them:</p>
`},{kind:`code`,info:`console`,text:`$ bouton solve dag edges=0-1,1-0,0-3 0
The player to move wins (N).
  winning moves  0 → 3
                 0 → 1
  moves to go    1, if both play best
  why            The whole position was exhausted from the rules: 3 positions.
                 0 → 3 wins at once: play stops at 3.
How this is known: computed from the rules: 3 positions were solved.`,links:[{to:`play`,ask:`dag edges=0-1,1-0,0-3 0`}]},{kind:`html`,html:`<h2 id="tokens-that-never-return">Tokens that never return</h2>
<p>Who wins <code>geography</code> and <code>geography-grid</code> is known at any size by a theorem about maximum matchings. A bipartite graph costs at most E·√V steps; so do grids with steps across a side
or of a knight. With odd circles it is V·E at worst, and mostly little more than E: measured are 100 000 vertices with 500 000 edges, of
either kind. A grid has at most 1 048 576 squares. Misère play and sums of several tokens that can move are searched, which is for graphs of some 20 vertices.</p>
<h2 id="sizes-and-budgets">Sizes and budgets</h2>
<p>&quot;Can be decided&quot; does not mean &quot;soon&quot;. Automata may grow, in the worst case without any sensible bound. So there are limits, and reaching
one is an answer as well: <code>Not decided</code>, and exit status 3.</p>
`},{kind:`code`,info:`console`,text:`$ bouton prove wythoff --claim 1 --states 50
wythoff
  ? P(a, b) iff exists j: a = floor(phi*j) and b = a + j or b = floor(phi*j) and a = b + j
      Not decided: an automaton of the proof has more than 50 states (\`--states N\` allows more).

0 proved, 1 not decided.`,links:[{to:`rules`,ask:`wythoff 50`,run:`prove`}]},{kind:`html`,html:`<p>About a million states are allowed if nothing is said. <code>--time</code> and <code>--memory</code> limit the rest; the time counts from the start, so that
reading the rules is part of it. A position in a proof has at most 24 numbers.</p>
<p><strong>Parameters.</strong> Numbers that are not given are open, and a claim is proved for all their values where that can be done:</p>
`},{kind:`code`,info:`console`,text:`$ bouton prove bash --claim 1
bash
  ✓ P(n) iff n mod (m + 1) = 0
      Proved for all m >= 1 and all positions. Play ends, since with every move n div (m + 1) falls, or n div (m + 1) stays and n mod (m + 1) falls.
      Numbers in base 2; 7 steps with 6 automata; the checker accepts the certificate (1601 bytes).

Proved.`,links:[{to:`rules`,ask:`bash`,run:`prove`}]},{kind:`html`,html:`<p>The claim may divide by a parameter, or a sum of parameters, as by m + 1 here: each number is written as a quotient and a remainder, and <a href="/learn/parameters">a page of its
own</a> says how. The bounds of the parameters belong to the theorem, and so does the condition of a claim: <code>when s mod (m + 1) != 0</code>. What
cannot be proved this way is proved for the values given, or for the defaults, and then they stand beside the name of the game: <code>bash-range a=2 b=5</code>. That
is so for products of numbers that both vary, for quotients of quotients such as <code>n mod (a + b) div a</code>, for <code>xor</code> of numbers that are divided, for rows and
sums, and for parameters that are no numbers. <code>bouton discover bash</code> proves what it finds for all m, or calls it a conjecture; it says which is which.</p>
<p><strong>Sizes.</strong> A claim about sums or rows is proved for all sizes at once where that can be done: each move of the game changes one component, or a few consecutive
entries, and the claim speaks of totals over them.</p>
`},{kind:`code`,info:`console`,text:`$ bouton prove nim --claim 3
nim (misère)
  ✓ misere P((n) + ..) iff max(n) <= 1 and xor(n) = 1 or max(n) >= 2 and xor(n) = 0
      Proved for any number of components. Play ends, since n falls with every move.
      15 sentences about entries and their totals with 31 automata; the checker accepts the certificate (6268 bytes).

Proved.`,links:[{to:`rules`,ask:`nim`,run:`prove`}]},{kind:`html`,html:`<p>Totals are made by <code>xor</code>, <code>sum</code>, <code>max</code> and <code>count</code>, and <code>columns</code> with <code>upto k of</code> any game in which a heap counts less after each move. What cannot be proved this way
is proved for 2, 3 and 4 components and for rows of 1 to 4 entries, or for those given by <code>--size</code>: rules that change the length of a row, rows in misère
play, games with draws or ends. <a href="/learn/sizes">A page of its own</a> describes these theorems.</p>
<h2 id="what-no-program-can-do">What no program can do</h2>
<p><code>bouton discover</code> looks for a pattern. It may find none:</p>
`},{kind:`code`,info:`console`,text:`$ bouton discover grundy --values --upto 40
grundy
  ? No claim about the nim-values was found within the limits. One may still exist.
      Looked at 41 positions with numbers up to 40; candidates tried: 3. It took 4.9 ms.
      Looked for: formulas and terms of one line; values by recursion on the last digit, or by an irrational share; automata in base 2, quadratic 1, base 3, quadratic 2, base 4, quadratic 3, quadratic 4, recurrence 1 1 1, recurrence 1 0 1, recurrence 1 0 0 1, recurrence 1 1 1 1, recurrence 2 1 1, recurrence 2 2, recurrence 3 2, quadratic 5, recurrence 4 2, recurrence 3 3, quadratic 6, recurrence 5 2, recurrence 4 3, quadratic 7, recurrence 6 2, recurrence 5 3, recurrence 4 4, recurrence 7 2, recurrence 6 3, recurrence 5 4, recurrence 7 3, recurrence 6 4, recurrence 7 4, recurrence 3 -1, recurrence 4 -1, recurrence 5 -1, recurrence 6 -1, recurrence 7 -1, recurrence 8 -1.
      The best wrong candidate is \`value(n) = 0 if even(n) and n mod 5 = 0 | n div 8 if n mod 5 = 2 or n mod 8 = 7 | n div 5 + 1 if n mod 5 = 0 or n mod 5 = 3 | n div 5 otherwise\`: it agrees with 22 smaller positions, but (22) is of value 3.`,links:[{to:`rules`,ask:`grundy`,run:`discover`,upto:`40`}]},{kind:`html`,html:`<p>A pattern that it finds and cannot prove is a conjecture. It prints how many positions agree with it, up to which number, and for sums and
rows of which size: these are all the positions there are within that bound, and the claim was compared with each of them as it is printed.
Other sizes are listed if they were compared, with the first position at which the claim is wrong.</p>
<p>In the example it says that it found nothing, and never that there is nothing. There is a reason of principle. Larsson and Wästlund (2013) look at games of
a simple kind: a fixed number of heaps, and a finite list of moves, each of which adds to every heap or takes from it a fixed number, as in
<code>(a, b) -&gt; (a + 1, b - 2)</code>. In Bouton&#39;s language each of them takes a few lines. They show that such games can carry out any computation,
and that <strong>no program can decide of every two such games whether the same positions are won in both</strong>.</p>
<p>If some program found, for every such game, an automaton that reads binary digits and tells the lost positions, one could compare the
automata of two games, and thus decide it. So there is no such program. For some of these games every search for such a pattern is in vain,
however long it takes.</p>
<p>For single games, nobody may know. Whether the nim-values of Grundy&#39;s game ever begin to repeat is an open question, though very many of
them have been computed.</p>
<h2 id="what-is-trusted">What is trusted</h2>
<p>If Bouton says <code>proved</code>, what do you have to believe?</p>
<ul>
<li>The <strong>statement</strong>: that the formulas of the certificate are the game that you mean. <code>bouton prove --core</code> and <code>bouton verify</code> print them, as they stand
and in words; <code>bouton verify --game</code> makes them again from the rules, and then you trust the reader of rules. Read them.</li>
<li>The <strong>checker</strong>: a program of about 2 000 lines that depends on nothing. <a href="/learn/certificate">The page on certificates</a> says all that it does, so that you
can write your own.</li>
<li>A few <strong>facts of mathematics</strong>, named there: the induction of the <a href="/learn/method#three-things-to-show">chapter before</a>; Sprague and Grundy&#39;s
theorem, for nim-values; Beatty&#39;s, for <code>floor</code>.</li>
<li>The <strong>elementary facts</strong> and the <strong>assumptions</strong>, if the theorem has any.</li>
<li>And the machine, the compiler, and yourself.</li>
</ul>
<p>Not the prover, which may be as clever and as faulty as it likes. Not <code>discover</code>, which guesses.</p>
<p>If Bouton says something else, it means less, and says so: <code>theorem</code>, from the literature, and compared with the rules on small positions;
<code>computed</code>, from the rules for this position alone; <code>checked</code>, a conjecture that agreed up to a bound.</p>
<h2 id="literature">Literature</h2>
<ul>
<li>M. Presburger, <em>Über die Vollständigkeit eines gewissen Systems der Arithmetik ganzer Zahlen, in welchem die Addition als einzige
Operation hervortritt</em>, Warsaw 1929.</li>
<li>J. R. Büchi, <em>Weak second-order arithmetic and finite automata</em>, Zeitschrift für mathematische Logik und Grundlagen der Mathematik 6
(1960), 66–92.</li>
<li>R. Sprague, <em>Über mathematische Kampfspiele</em>, Tôhoku Mathematical Journal 41 (1935), 438–444. P. M. Grundy, <em>Mathematics and games</em>,
Eureka 2 (1939), 6–8.</li>
<li>L. Levine, <em>Fractal sequences and restricted Nim</em>, Ars Combinatoria 80 (2006), 113–127.</li>
<li>U. Larsson, J. Wästlund, <em>From heaps of matches to the limits of computability</em>, Electronic Journal of Combinatorics 20(3) (2013), P41.</li>
<li>B. Mignoty, A. Renard, M. Rigo, M. A. Whiteland, <em>Automatic proofs in combinatorial game theory</em>, International Journal of Game Theory 54
(2025).</li>
</ul>
`}]};export{e as default};