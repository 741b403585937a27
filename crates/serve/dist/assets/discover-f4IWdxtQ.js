var e={title:`What discover looks for`,headings:[{id:`one-line`,text:`One line`,level:2},{id:`circles`,text:`Circles`,level:2},{id:`remainders`,text:`Remainders`,level:2},{id:`recursion-on-digits`,text:`Recursion on digits`,level:2},{id:`automata`,text:`Automata`,level:2},{id:`where-nothing-is-found`,text:`Where nothing is found`,level:2}],parts:[{kind:`html`,html:`<h1 id="what-discover-looks-for">What <code>discover</code> looks for</h1>
<p><code>bouton discover</code> reads the rules, computes who wins at all small positions, or their nim-values, and looks for a claim that says it for all positions. What it finds is compared
with every position that was computed, and handed to the prover. Only what has a proof, whose certificate the checker accepts, is called proved. <a href="/learn/method">The method</a> shows
it at work; this page says what it tries, and in which order.</p>
<h2 id="one-line">One line</h2>
<p>First come formulas and terms of one line, the shortest first: comparisons with small constants and among numbers; remainders, quotients, and nim-sums of them; equal sums of two
numbers on each side, where there are four to six; Wythoff pairs; powers of two, Fibonacci numbers, counts of ones. Conditions are joined by <code>and</code> and <code>or</code>. Nim-values may be
a nim-sum less a constant, as in Welter&#39;s game with two coins, or a nim-sum of quotients with a remainder beside it. Save this as <code>nimhoff.game</code>: stones from one heap, or up to four from both
together.</p>
`},{kind:`code`,info:`text`,text:`game nimhoff
(a, b) -> (a - k, b) where k >= 1
(a, b) -> (a, b - k) where k >= 1
(a, b) -> (a - i, b - j) where 1 <= i + j <= 4`,links:[]},{kind:`code`,info:`console`,text:`$ bouton discover nimhoff.game --values
nimhoff.game
  ✓ value(a, b) = 5*((a div 5) xor (b div 5)) + (a + b) mod 5
      Proved for all positions. Play ends, since a + b falls with every move.
      Numbers in base 2, 82 states; the checker accepts the certificate (24914 bytes).
      Candidate 1; compared with 1024 positions with numbers up to 31. It took 68 ms.`,links:[{to:`rules`,ask:`mine.game`,run:`discover`,text:`game nimhoff
(a, b) -> (a - k, b) where k >= 1
(a, b) -> (a, b - k) where k >= 1
(a, b) -> (a - i, b - j) where 1 <= i + j <= 4
`}]},{kind:`html`,html:`<h2 id="circles">Circles</h2>
<p>Where turning a position does not change who wins, a condition is looked for that <em>some</em> rotation satisfies. It is learned from the positions in which one number is larger, or smaller, than all
others, for there it is clear which rotation is meant; and it is compared with all positions.</p>
<h2 id="remainders">Remainders</h2>
<p>Then remainders: from some number on, each number may count only by its remainder. Save this as <code>again.game</code>: take one to four stones, but not as many as were just taken.</p>
`},{kind:`code`,info:`text`,text:`game again
(n, last) -> (n - k, k) where 1 <= k <= 4 and k != last
start (n) = (n, 0)`,links:[]},{kind:`code`,info:`console`,text:`$ bouton discover again.game
again.game
  ✓ P(n, last) iff n mod 5 = 0 or n mod 10 = 1 and last = 1 or n mod 10 = 3 and last = 3 or n mod 10 = 4 and last = 4 or n mod 10 = 7 and last = 2
      Proved for all positions. Play ends, since n falls with every move.
      Numbers in base 2, 17 states; the checker accepts the certificate (2182 bytes).
      Candidate 1; compared with 1024 positions with numbers up to 31. It took 38 ms.`,links:[{to:`rules`,ask:`mine.game`,run:`discover`,text:`game again
(n, last) -> (n - k, k) where 1 <= k <= 4 and k != last
start (n) = (n, 0)
`}]},{kind:`html`,html:`<p>The remainders may be those of the numbers, of the differences of numbers that the law of the game keeps in order, or of the numbers by size, where their order does not matter. A table is believed
only if every number reaches twice as far as its first period, and if there are four positions for each case: what has not come again and again was only written down. Such claims of up to 420
characters come before automata, longer ones after them. Of three numbers in any order there may be two such tables, one for triangles, in which the largest number is less than the sum of the
others, and one for the rest: so slow exact Nim is found, where each move takes one stone from two of three heaps (Gurvich and Ho 2018).</p>
<h2 id="recursion-on-digits">Recursion on digits</h2>
<p>Nim-values of one heap may depend on the last digit and on the value of what is left without it. Such <a href="/learn/language#recursion-on-digits">recursions</a> are looked for in
bases 2 to 12: for each last digit a multiple of that value, plus a multiple of the number that is left, plus a constant; or the value of another smaller number. Save this as
<code>third.game</code>: take at most a third.</p>
`},{kind:`code`,info:`text`,text:`game third
(n) -> (n - k) where k >= 1 and 3*k <= n`,links:[]},{kind:`code`,info:`console`,text:`$ bouton discover third.game --values
third.game
  ✓ value(3*n) = n
    value(3*n + 1) = value(2*n)
    value(3*n + 2) = value(2*n + 1)
      Proved for all positions. Play ends, since n falls with every move.
      Numbers in base 2; the checker accepts the certificate (3625 bytes).
      Candidate 1; compared with 200 positions with numbers up to 199. It took 7.0 ms.`,links:[{to:`rules`,ask:`mine.game`,run:`discover`,text:`game third
(n) -> (n - k) where k >= 1 and 3*k <= n
`}]},{kind:`html`,html:`<p>It is proved, since <a href="/learn/limits#values-by-exponents-and-by-recursion">the options are a window</a> that widens and slides; in other games such a recursion stays a conjecture.
Where an irrational share of the heap has to stay, such as the golden section, the values are looked for among recursions by the floors of that share. Among the terms of one line are <code>ones(n)</code>, <code>bits(n)</code> and <code>v2(n)</code>, and the last two are proved where the rules can be read.</p>
<h2 id="automata">Automata</h2>
<p>Then automata are learned, in bases 2 to 4 and in the numerations of quadratic irrationals; an automaton in base 2 comes before one in base 4, which says the same with
longer digits. Where each number and each difference belongs to one lost pair, as in Wythoff&#39;s game, the pairs are continued far beyond the positions that were looked at, and automata are
learned from these as well. What was continued is not taken for granted: the claim is proved. So Wythoff&#39;s game with the positions where a + b is at most l lost at once is found for
each l up to 6, with automata of up to 109 states (Renard and Rigo 2025).</p>
<p>Last, where all of this finds nothing, small positions are given to <a href="/learn/guess"><code>guess</code></a>. A pattern that the language can say is proved like any other claim; one that cannot be proved is told as a
conjecture, with what it was fitted on.</p>
<h2 id="where-nothing-is-found">Where nothing is found</h2>
<p>It says what was looked for, and on how many positions; and of the candidates that agreed with some of them, which one agreed longest, and the smallest position at which it is wrong.
Save this as <code>squares.game</code>: take a square.</p>
`},{kind:`code`,info:`text`,text:`game squares
(n) -> (n - k) where k >= 1 and square(k)`,links:[]},{kind:`code`,info:`console`,text:`$ bouton discover squares.game
squares.game
  ? No claim about who wins was found within the limits. One may still exist.
      Looked at 8192 positions with numbers up to 8191; candidates tried: 3. It took 2.7 s.
      Looked for: formulas and terms of one line; automata in base 2, quadratic 1, base 3, quadratic 2, base 4, quadratic 3, quadratic 4, recurrence 1 1 1, recurrence 1 0 1, recurrence 1 0 0 1, recurrence 1 1 1 1, recurrence 2 1 1, recurrence 2 2, recurrence 3 2, quadratic 5, recurrence 4 2, recurrence 3 3, quadratic 6, recurrence 5 2, recurrence 4 3, quadratic 7, recurrence 6 2, recurrence 5 3, recurrence 4 4, recurrence 7 2, recurrence 6 3, recurrence 5 4, recurrence 7 3, recurrence 6 4, recurrence 7 4, recurrence 3 -1, recurrence 4 -1, recurrence 5 -1, recurrence 6 -1, recurrence 7 -1, recurrence 8 -1.
      The best wrong candidate is \`P(n) iff n mod 5 in {0, 2}\`: it agrees with 25 smaller positions, but (25) is won (N).
  ? No claim about the nim-values was found within the limits. One may still exist.
      Looked at 8192 positions with numbers up to 8191; candidates tried: 3. It took 129 ms.
      Looked for: formulas and terms of one line; values by recursion on the last digit, or by an irrational share.
      The best wrong candidate is \`value(n) = repeat [0, 1, 0, 1, 2]\`: it agrees with 25 smaller positions, but (25) is of value 3.`,links:[{to:`rules`,ask:`mine.game`,run:`discover`,text:`game squares
(n) -> (n - k) where k >= 1 and square(k)
`}]},{kind:`html`,html:`<p>With <code>--json</code> these are <code>methods</code>, <code>candidates</code>, <code>looked_at</code> and <code>failed</code>. That nothing is found does not mean that there is nothing: <a href="/learn/limits#what-no-program-can-do">what no program can do</a>.</p>
`}]};export{e as default};