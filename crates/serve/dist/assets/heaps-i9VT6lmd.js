var e={title:`Games on one heap`,headings:[{id:`how-games-are-written`,text:`How games are written`,level:2},{id:`what-is-proved-and-how`,text:`What is proved, and how`,level:2},{id:`arithmetic-periods-with-up-to-three-heaps`,text:`Arithmetic periods with up to three heaps`,level:3},{id:`games-of-ones-own`,text:`Games of one's own`,level:2},{id:`files`,text:`Files`,level:2},{id:`many-games-at-once`,text:`Many games at once`,level:2},{id:`the-certificate`,text:`The certificate`,level:2},{id:`the-text`,text:`The text`,level:3},{id:`the-game`,text:`The game`,level:3},{id:`what-the-moves-are`,text:`What the moves are`,level:3},{id:`what-is-checked`,text:`What is checked`,level:3}],parts:[{kind:`html`,html:`<h1 id="games-on-one-heap">Games on one heap</h1>
<p>Many games are played on heaps that never meet: a move takes some stones from one heap, and may leave the rest in several parts. One needs
only the nim-value G(n) of each heap, and these often repeat. <code>bouton period</code> computes them in long sequences, finds the period, and proves it.</p>
`},{kind:`code`,info:`console`,text:`$ bouton period 0.77
Octal game 0.77
  Period 12: G(n + 12) = G(n) for all heaps of n >= 71 stones. The last exception is G(70).
  G(n) is the nim-value of a heap of n stones, from n = 0 on.
  values        0 1 2 3 1 4 3 2 1 4 2 6 4 1 2 7 1 4 3 2 1 4 6 7 …
  largest       8, first of a heap of 27
  sparse space  mask 15: 9 rare heaps, the last of 70
How this is known: proved, by the theorem of Guy and Smith (1956) from the values of heaps up to 167, which were computed from the rules.`,links:[{to:`sequence`,ask:`0.77`}]},{kind:`html`,html:`<p>Values are numbered by the size of the heap, from 0 on: the first one is that of no stone at all.</p>
<p><code>bouton period 0.77 --to 168 --out kayles.svg</code> draws them:</p>
<p><img src="/pictures/kayles-en.svg" alt="The nim-values of Kayles; from 71 stones on they repeat" loading="lazy" /></p>
<h2 id="how-games-are-written">How games are written</h2>
<p>The code has a digit for every number of stones. The digit after k places says what taking k stones may leave, as a sum:</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>part</th>
<th>what may be left</th>
</tr>
</thead>
<tbody><tr>
<td>1</td>
<td>nothing: the heap has exactly k stones</td>
</tr>
<tr>
<td>2</td>
<td>one heap</td>
</tr>
<tr>
<td>4</td>
<td>two heaps</td>
</tr>
<tr>
<td>8</td>
<td>three heaps</td>
</tr>
<tr>
<td>16, 32, …</td>
<td>four, five, …</td>
</tr>
</tbody></table></div>
<p>So 7 = 1 + 2 + 4 leaves up to two heaps, and <code>0.77</code> is Kayles: take one or two stones, and split the rest if you like. The digit before the
point is about splitting without taking anything: <code>4.0</code> only splits. A digit before that one is about adding a stone, which is
allowed only where play ends all the same: <code>80.0</code> adds one and splits in three.</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>written</th>
<th>means</th>
</tr>
</thead>
<tbody><tr>
<td><code>.77</code></td>
<td><code>0.77</code></td>
</tr>
<tr>
<td><code>0.F</code>, <code>0.V</code></td>
<td>digits beyond 9 are letters, up to 31</td>
</tr>
<tr>
<td><code>0.&amp;96;</code></td>
<td>a larger digit</td>
</tr>
<tr>
<td><code>0.15,7,</code></td>
<td>all digits as numbers, a comma after each</td>
</tr>
<tr>
<td><code>0.{0,2,5}</code></td>
<td>a digit by the numbers of heaps that may be left</td>
</tr>
<tr>
<td><code>0.{2+}</code>, <code>0.*</code></td>
<td>two heaps or more; any number of heaps</td>
</tr>
<tr>
<td><code>4!.0</code></td>
<td>the heaps are all different (this is Grundy&#39;s game, or <code>grundy</code>)</td>
</tr>
<tr>
<td><code>8?.0</code></td>
<td>the heaps are not all equal</td>
</tr>
<tr>
<td><code>{2+}=.0</code></td>
<td>the heaps are all equal</td>
</tr>
<tr>
<td><code>0.{2!,3=}</code></td>
<td>each number with a condition of its own</td>
</tr>
<tr>
<td><code>0.[3]</code>, <code>0.(3)</code>, <code>0.3…</code></td>
<td>the digits in brackets repeat for ever: this is Nim</td>
</tr>
</tbody></table></div>
<p>The notation is that of CGSuite, so that codes can be carried from one program to the other. (Its codes of coin-turning games, such as <code>1-3</code>, <code>1+C</code> or
<code>3C(5)</code>, are those of the games <code>turning</code> and <code>tartan</code>: <code>bouton table turning code=1-5 0..20 --what value</code>.) Games of taking only have a plainer one:</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>written</th>
<th>means</th>
</tr>
</thead>
<tbody><tr>
<td><code>{1,3,4}</code>, <code>{1..5,9}</code></td>
<td>take one of these amounts</td>
</tr>
<tr>
<td><code>all but {2,5}</code></td>
<td>take any amount but these</td>
</tr>
<tr>
<td><code>splittles {1,2}</code></td>
<td>take one of these amounts, and split the rest in two if you like</td>
</tr>
</tbody></table></div>
`},{kind:`code`,info:`console`,text:`$ bouton period "{2,5,7}" --values 12 --statistics
Subtraction game {2,5,7}
  Period 22: G(n + 22) = G(n) for all heaps of n >= 0 stones.
  G(n) is the nim-value of a heap of n stones, from n = 0 on.
  values      0 0 1 1 0 2 1 3 2 2 0 3 …
  largest     3, first of a heap of 7
  preperiod   0
  period      22
  saltus      0
  exceptions  0
  nim-value        heaps     share   first heap
          0           14  29.1667%            0
          1           14  29.1667%            2
          2           12  25.0000%            5
          3            8  16.6667%            7
How this is known: proved: a move takes at most 7 stones and splits no heap, so each value depends on the 7 before it, and these repeated; from the values of heaps up to 47, which were computed from the rules.`,links:[{to:`sequence`,ask:`{2,5,7} 12`}]},{kind:`html`,html:`<p>A digit that cannot be is shown with its place:</p>
`},{kind:`code`,info:`console`,text:"$ bouton period 0.7x\nerror: `x` is no digit of a code\n |\n | 0.7x\n |    ^\n |\n = help: digits are 0 to 9 and A to V, a larger one `&96;`, and numbers of heaps in braces: `0.{0,2,5}`; a set of amounts is `{1,3,4}` or `all but {2,5}`",links:[{to:`sequence`,ask:`0.7x`}]},{kind:`html`,html:`<h2 id="what-is-proved-and-how">What is proved, and how</h2>
<p><strong>Splits.</strong> Let no move leave more than h heaps, or take more than k stones. If G(n + p) = G(n) for all n from e to below
h·e + (h − 1)·p + k, then for all n from e on (Guy and Smith 1956, for h = 2). For a move from n + p leaves a part of at least (n + p − k)/h
stones, and p can be taken from that one. The parts must be free to be equal. Of Grundy&#39;s game the theorem says nothing, and neither
does Bouton:</p>
`},{kind:`code`,info:`console`,text:`$ bouton period grundy --to 2000 --values 12
Grundy's game
  No period so far.
  G(n) is the nim-value of a heap of n stones, from n = 0 on.
  values        0 0 0 1 0 2 1 0 2 1 0 2 …
  largest       50, first of a heap of 1882
  sparse space  mask 62: 345 rare heaps, the last of 1999
How this is known: computed from the rules: the values of heaps up to 1999. Guy and Smith's theorem does not cover splits in parts that must be different or equal, so no period is proved.`,links:[{to:`sequence`,ask:`grundy 12`}]},{kind:`html`,html:`<p><strong>Taking only, finitely many amounts</strong> (the window theorem). A value depends on the k values before it, where k is the largest amount. Once these have repeated, all that follows repeats.</p>
<p><strong>Taking only, amounts without end</strong> (the theorem of repeating amounts). Values grow, and what repeats is G(n + p) = G(n) + s; s is called the saltus, and the period arithmetic.</p>
`},{kind:`code`,info:`console`,text:`$ bouton period "0.3003330[3]" --values 12
Take-and-break game 0.3003330[3]
  Arithmetic period 4: G(n + 4) = G(n) + 2 for all heaps of n >= 0 stones.
  G(n) is the nim-value of a heap of n stones, from n = 0 on.
  values   0 1 0 1 2 3 2 3 4 5 4 5 …
  largest  23, first of a heap of 45
How this is known: proved: no heap is split, and the values that matter repeated, apart from the amount added in each period; from the values of heaps up to 47, which were computed from the rules.`,links:[{to:`sequence`,ask:`0.3003330[3] 12`}]},{kind:`html`,html:`<p>Here old values count as well: each value that was collected far back is taken for good. So beside the last values Bouton compares the sets
that have been collected, for every residue of the heap; once these are the same but for s more, all that follows is. The proof stands at
the head of <code>crates/heap/src/tails.rs</code>, and another time, as the checker follows it, at that of <code>crates/kernel-heaps/src/period/taking.rs</code>.</p>
<p><strong>Splits in up to three heaps, growing values.</strong> Games that leave three heaps often have an arithmetic period. Where it adds a power of two, a
<a href="/learn/heaps#arithmetic-periods-with-up-to-three-heaps">theorem below</a> reduces the proof to finitely many sums: the values of the first heaps are computed, often fewer
than a hundred, and all moves from larger heaps are sorted into finitely many types.</p>
`},{kind:`code`,info:`console`,text:`$ bouton period 0.9C --values 12
Hexadecimal game 0.9C
  Arithmetic period 36: G(n + 36) = G(n) + 16 for all heaps of n >= 28 stones. The last exception is G(27).
  G(n) is the nim-value of a heap of n stones, from n = 0 on.
  values   0 1 0 0 2 2 2 4 4 4 6 6 …
  largest  54, first of a heap of 118
How this is known: proved, by the theorem of arithmetic periods with up to three heaps: moves from all larger heaps are of finitely many types, which were tried; from the values of heaps up to 121, which were computed from the rules.`,links:[{to:`sequence`,ask:`0.9C 12`}]},{kind:`html`,html:`<p><strong>All else, by automata.</strong> Amounts without end together with splits, parts that must be different, growing values of games that leave four
heaps or more, or add something else than a power of two: no theorem that is used here covers these. But that G(n + p) = G(n) + s from some n on is a claim of the
<a href="/learn/language#claims">language</a>. Where values seem to repeat, and the heaps up to the end of the first period are at most 256, Bouton writes down the
rules and the claim, and proves it like any other: for all heaps, by automata that read numbers in base 2. Each smaller value
has to be that of an option, and the value itself of none.</p>
`},{kind:`code`,info:`console`,text:`$ bouton period 4.[3] --values 12
Take-and-break game 4.[3]
  Arithmetic period 4: G(n + 4) = G(n) + 4 for all heaps of n >= 1 stones. The last exception is G(0).
  G(n) is the nim-value of a heap of n stones, from n = 0 on.
  values   0 1 2 4 3 5 6 8 7 9 10 12 …
  largest  48, first of a heap of 47
How this is known: proved by automata, for all heaps: numbers in base 2, 12 steps with 10 automata, and the checker accepts the certificate. The values of heaps up to 47 gave the guess.`,links:[{to:`sequence`,ask:`4.[3] 12`}]},{kind:`html`,html:`<p>(Lasker&#39;s Nim.) Here three heaps may be left, but 3 is no power of two:</p>
`},{kind:`code`,info:`console`,text:`$ bouton period 0.3F --values 12
Hexadecimal game 0.3F
  Arithmetic period 6: G(n + 6) = G(n) + 3 for all heaps of n >= 0 stones.
  G(n) is the nim-value of a heap of n stones, from n = 0 on.
  values   0 1 2 0 1 2 3 4 5 3 4 5 …
  largest  335, first of a heap of 668
How this is known: proved by automata, for all heaps: numbers in base 2, 22 steps with 16 automata, and the checker accepts the certificate. The values of heaps up to 671 gave the guess.`,links:[{to:`sequence`,ask:`0.3F 12`}]},{kind:`html`,html:`<p>Of the hexadecimal games with up to two digits after the point 312 seem to have such a period among the first 1300 values. 311 of them are proved, also 0.28,
where it is 53 and 16 is added. The other one is a warning. In 0.F6, G(n + 43) = G(n) + 32 for all n from 604 to 1885: almost thirty periods, and an earlier
edition of this page offered it as a conjecture. It fails at n = 1886, since G(1929) is 326 and not 1253, and from there on almost everywhere.</p>
<p>Nim-sums work on binary digits. A pattern that adds 32 in each period says how the quotient G(n)/32 grows, and each new digit of the quotient brings
nim-sums that were not there before. Here the quotient is 8 or 9 where the pattern begins and passes 16 and 32 on the way; thirty periods are only
two new digits. So Bouton offers no arithmetic pattern as a conjecture before all its quotients have reached four times the next power of two after
those of the first period (here 64), which are two more powers of two beyond that one. Until then it says how few bits there were:</p>
`},{kind:`code`,info:`console`,text:`$ bouton period 0.F6 --to 1500 --values 12
Hexadecimal game 0.F6
  No period so far. From 604 on values seem to grow by 32 in 43, but their quotients by 32 have shown only 5 bits, of which the first period has 4. Such patterns often end with a new bit: no conjecture before there are 7.
  G(n) is the nim-value of a heap of n stones, from n = 0 on.
  values   0 1 0 2 3 4 5 1 6 2 3 4 …
  largest  933, first of a heap of 1499
How this is known: computed from the rules: the values of heaps up to 1499.`,links:[{to:`sequence`,ask:`0.F6 12`}]},{kind:`html`,html:`<p>Where automata become too large for the first effort, values are computed further, and the proof is tried again with more when more values
agree, up to some ten seconds.</p>
<h3 id="arithmetic-periods-with-up-to-three-heaps">Arithmetic periods with up to three heaps</h3>
<p>Let S₁, S₂, S₃ be the finite sets of amounts that leave one, two and three heaps. The theorem is about G(n + p) = G(n) + s, where s = 2ᶜ is a power of two.
Adding s then changes nothing but the quotient by s: write G(n) = s·x + l with 0 ≤ l &lt; s, and call x the <em>quotient</em> of the heap n and l its <em>rest</em>. In a
nim-sum rests and quotients do not meet: the quotient of G(a) ⊕ G(b) is the nim-sum of the quotients, and its rest the nim-sum of the rests.</p>
<p><strong>Regular heaps.</strong> Suppose that the values of all heaps below N are known. A heap m ≥ 1 is regular if G(m′ + p) = G(m′) + s for all m′ from m on with m′ ≡ m
modulo p and m′ + p &lt; N. Let each residue a modulo p have a regular heap below N, let x_a and l_a be the quotient and the rest of the least one, f_a, and let b_a = f_a − p·x_a. So
the regular heaps of the residue a that are known are p·x + b_a, each with the quotient x ≥ x_a and the rest l_a. The other heaps from 1 on are <em>irregular</em>; there are finitely many. Let u be
the largest (or 0), k the largest amount, and h the largest number of heaps that a move leaves.</p>
<p><strong>Types.</strong> A move takes t stones and leaves some regular heaps, of residues a, …, and some irregular ones. Add up t, the b_a of its regular heaps, and its irregular
heaps; let i be the residue of this total T modulo p. Let D = (b_i − T)/p, which is an integer, as b_i ≡ i. If the regular heaps have the quotients x, …, then they are p·x + b_a, …,
and the move starts from the heap p·V + b_i exactly if</p>
<blockquote>
<p>x + … = V + D.</p>
</blockquote>
<p>The value of that option has the rest L, the nim-sum of the l_a and of the rests of the irregular heaps, and the quotient x ⊕ … ⊕ W, where W is the nim-sum of the quotients of the
irregular heaps. So t, the residues and the irregular heaps make up a type, with its i, D, L and W; there are finitely many types with a regular heap.</p>
<p><strong>Test A.</strong> For each type with L = l_i:</p>
<ul>
<li>with one regular heap: W − D is not twice a number w ≥ 0 whose binary digits are all among those of W;</li>
<li>with two: there is no number w whose digits are among those of W such that D − W + 2w is even, at least 0, and half of it has no digit in common with W − w;</li>
<li>with three: D &lt; 0, or D is odd.</li>
</ul>
<p><strong>Test B.</strong> For each residue i let V be the least number with p·V + b_i ≥ N. For this V, and also with V + 1 in its place, for each rest L from 0 to s − 1 and each parity, look at the v of this parity
from 0 up to V if L &lt; l_i, and up to V − 1 otherwise. Such a v may be, by types of the residue i with the rest L,</p>
<ul>
<li><em>held and carried at once</em>: there is a type with three regular heaps, of residues a, a′, a″ in some order, v ≥ x_a, and V + D − v is even and at least
twice the larger of x_a′ and x_a″;</li>
<li><em>held</em>: that, or there is a type with two regular heaps, of residues a and a′, with W = v, and V + D is even and at least twice the larger of x_a and x_a′;</li>
<li><em>carried</em>: that, or there is a type with one regular heap, of residue a, with W = 0 and v = V + D ≥ x_a; or one with two regular heaps, of residues a
and a′ in some order, with W ≥ x_a′ and v = V + D − W ≥ x_a.</li>
</ul>
<p>Among these v there is one, the <em>pivot</em>, that is held and carried at once; all smaller ones are held, and all larger ones are carried.</p>
<p><strong>Theorem.</strong> If N &gt; k + h·u, and A and B hold, then all heaps from N on are regular: G(n + p) = G(n) + s for all n from the largest f_a on.</p>
<p><em>Proof</em>, by induction on n ≥ N. Let i be the residue of n, and n = p·V′ + b_i. All smaller heaps are known or, by the induction, regular; so those of the residue a from f_a on have the quotient that
belongs to their size, and the rest l_a. It has to be shown that G(n) = s·V′ + l_i. A move from n takes t stones and leaves at most h heaps, each from 1 to n − 1. Not all of them are irregular, and it does not leave no
heap at all, as n &gt; k + h·u. So it belongs to a type.</p>
<p><em>G(n) is no option.</em> Suppose that one has the quotient V′ and the rest l_i; then L = l_i. With one regular heap x = V′ + D and x ⊕ W = V′. Let w be the digits that V′ and W share: x = V′ ⊕ W = V′ + W − 2w, so that W − D = 2w,
against A. With two, x ⊕ y = V′ ⊕ W = V′ + W − 2w. As x + y is x ⊕ y and twice c, the digits that x and y share, V′ + D = V′ + W − 2w + 2c, and so 2c = D − W + 2w. The digits c are none of x ⊕ y, and W − w are digits of W that V′
lacks, thus digits of V′ ⊕ W. So c and W − w share none, against A. With three, x ⊕ y ⊕ z = V′ and x + y + z = V′ + D. A sum has the parity of the nim-sum and is not smaller. So D is even and at least 0, against A.</p>
<p><em>Each smaller value is an option.</em> Let it have the quotient v′ and the rest L; so v′ is at most V′ if L &lt; l_i, and at most V′ − 1 otherwise. Among the two numbers of test B let V be the one with V′ = V + 2j; j ≥ 0. Let v be the pivot for V, L and the
parity of v′.</p>
<ul>
<li>If v′ &lt; v, then v′ is held at V: there are two regular heaps with the same quotient y, and what stands beside them has the quotient v′. With y + j for y, the move starts from V + 2j, and its value is the same.</li>
<li>If v′ − 2j &gt; v, then v′ − 2j is carried at V: there is a regular heap with the quotient v′ − 2j, and what stands beside it has the quotient 0. With v′ for v′ − 2j, the move starts from V + 2j.</li>
<li>Otherwise v′ = v + 2g with 0 ≤ g ≤ j. The pivot has three regular heaps with the quotients v, y, y. With v + 2g, y + j − g and y + j − g the quotients have 2j more, and their nim-sum is v + 2g.</li>
</ul>
<p>In each case the quotients do not fall, so that these regular heaps exist, and they are smaller than n. The value of the option has the quotient v′ and the rest L.</p>
<p>So G(n) = s·V′ + l_i, which is what makes n regular: the heap n − p has the quotient V′ − 1, as it is at least N − p, and each residue has a regular heap below N. ∎</p>
<p>Test A does not look for the first heap on which it could matter, and B uses options of a simple kind only. So a true period may fail them, but nothing that is false passes: a pattern that ends later, as that of 0.F6, fails
for every N.</p>
<h2 id="games-of-ones-own">Games of one&#39;s own</h2>
<p>A game in the <a href="/learn/language">language</a> is recognised by its rules, however they are written: each takes an amount from a number, and perhaps
splits what is left. Here is a row of coins from which one takes two neighbours:</p>
`},{kind:`code`,info:`game`,text:`game pairs
(n) -> (i) + (n - 2 - i)`,links:[{to:`rules`,text:`game pairs
(n) -> (i) + (n - 2 - i)
`}]},{kind:`code`,info:`console`,text:`$ bouton period pairs.game --values 12
\`pairs.game\`
  Period 34: G(n + 34) = G(n) for all heaps of n >= 53 stones. The last exception is G(52).
  G(n) is the nim-value of a heap of n stones, from n = 0 on.
  values        0 0 1 1 2 0 3 1 1 0 3 3 …
  largest       9, first of a heap of 86
  sparse space  mask 6 and the parity of the heap: 53 rare heaps, the last of 172
  a game        the moves are those of 0.07 (Dawson's Kayles)  [the rules are those of this code: both games have the same moves in heaps of any size]
How this is known: proved, by the theorem of Guy and Smith (1956) from the values of heaps up to 175, which were computed from the rules.`,links:[{to:`sequence`,ask:`mine.game 12`,text:`game pairs
(n) -> (i) + (n - 2 - i)
`}]},{kind:`html`,html:`<p>So are games of the catalogue, with their parameters: <code>bouton period kayles</code>, <code>bouton period subtraction S=2,5,7</code>. Where heaps that are too small to
move in are not counted, n stands for a smaller heap of a game in the literature, and Bouton says so.</p>
<p>A period that is proved answers for heaps of any size, with all winning moves counted:</p>
`},{kind:`code`,info:`console`,text:`$ bouton solve pairs.game 10^30 7 --moves 3
The player to move loses (P).
  nim-value  0
  why        Let g(n) be the nim-value of n. It is periodic from n = 53 on with period 34: Guy and Smith's theorem proves it from the values of the first heaps.
             g(1000000000000000000000000000000) = g(76) = 1.
             The components have the nim-values 1 and 1; their nim-sum is 1 ⊕ 1 = 0.
             It is 0: every move makes it different from 0, and the opponent can make it 0 again.
             Each move leaves a position that the opponent wins.
How this is known: proved for all positions of \`pairs.game\` (see \`bouton period pairs.game\`).`,links:[{to:`play`,ask:`mine.game 10^30 7 3`,text:`game pairs
(n) -> (i) + (n - 2 - i)
`}]},{kind:`html`,html:`<p>The same goes for codes, <code>bouton solve 0.16 10^100</code>, and for those that have no period as far as anybody knows: <code>bouton solve 0.6 1000000</code>
computes the values up to the largest heap.</p>
<p>An answer is called proved only if the checker has accepted a certificate, which the command that it names writes with <code>--certificate</code>. Where no certificate
speaks of a game (it may be split in four heaps or more, or take more than a million stones at once), or where more than four million values would have
to be computed again, the theorem is named instead; with <code>--certificate</code> the checker follows those as well, however long it takes.</p>
<h2 id="files">Files</h2>
`},{kind:`code`,info:`console`,text:`$ bouton period 0.77 --to 300 --values 0 --out kayles.csv
Octal game 0.77
  Period 12: G(n + 12) = G(n) for all heaps of n >= 71 stones. The last exception is G(70).
  G(n) is the nim-value of a heap of n stones, from n = 0 on.
  largest       8, first of a heap of 27
  sparse space  mask 15: 9 rare heaps, the last of 70
How this is known: proved, by the theorem of Guy and Smith (1956) from the values of heaps up to 167, which were computed from the rules.`,links:[{to:`sequence`,ask:`0.77 0`}]},{kind:`html`,html:`<p><code>--out</code> writes the values of heaps 0, 1, 2, … by the ending of the file&#39;s name: <code>.csv</code>; <code>.npy</code> for NumPy; <code>.txt</code>, a b-file of the
On-Line Encyclopedia of Integer Sequences; <code>.png</code> and <code>.svg</code>, a chart; <code>.tex</code>, a table for LaTeX. With <code>--to N</code> and a proved period there are always N values, those
beyond the computed ones by the period.</p>
<p>Games on two heaps that belong together have no sequence but a table; <code>bouton table wythoff 0..47 0..47 --what value --out values.svg</code>
draws its nim-values in colours:</p>
<p><img src="/pictures/wythoff-values-en.svg" alt="Nim-values of Wythoff's game: dark where the mover loses, lighter with the value" loading="lazy" /></p>
<p>Work of more than two seconds is kept in a file beside that one (<code>OUT.checkpoint</code>), or in the file that <code>--checkpoint</code> names. It may be
interrupted at any time, even by force: the same command goes on from there, or with a larger <code>--to</code> beyond it. Each block of the file has a
checksum: where one is wrong, the values from there on are computed again, and that is said. Some of the old values are computed anew first.</p>
<h2 id="many-games-at-once">Many games at once</h2>
`},{kind:`code`,info:`console`,text:`$ bouton census --digits 1 --to 2000
Octal games of one digit, heaps below 2000
  16 games, 12 of them different by more than the number of stones: 11 with a proved period, 1 open.
  game        preperiod       period       values
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
Open, one of each beginning:
  0.6
How this is known: periods by the theorem of Guy and Smith (1956), from values computed from the rules; heaps by size, from 0.`,links:[]},{kind:`html`,html:`<p><code>bouton census</code> examines all octal games with up to a given number of digits, with <code>--hexadecimal</code> all games that may leave three heaps, or the listed ones: <code>bouton census 0.16 0.56 --to 1000000</code>. Games whose heaps of n stones are worth what heaps of n + 1 are worth in another
(first cousins, such as <code>0.07</code> and <code>0.137</code>) are computed once. <code>--each 1m</code> sets a limit for each game, and <code>--out FILE.csv</code> writes a line
for each: standard form, preperiod, period, last exception, how many values it took, the largest value, and the sparse space; the period that values without a proof
seem to have (<code>seems_…</code>); and the longest pattern with an increase that held for ten periods among the first 4096 values and then ended (<code>broken_…</code>, and the first
heap where it did, <code>broken_at</code>). The exit status is 3 while a game is open, as with <code>period</code>.</p>
<h2 id="the-certificate">The certificate</h2>
<p><code>--certificate FILE</code> writes down what was found, and <code>bouton verify FILE</code> checks it. The checker is the crate <code>bouton-kernel-heaps</code>: it knows nothing
but the certificate, reads no game of the language, and shares no code with the search. A second one, <code>tools/verify_heaps.py</code>, was written from this
page alone; <code>python3 tools/verify.py FILE</code> runs it.</p>
`},{kind:`code`,info:`console`,text:`$ bouton period pairs.game --values 0 --certificate pairs.cert
\`pairs.game\`
  Period 34: G(n + 34) = G(n) for all heaps of n >= 53 stones. The last exception is G(52).
  G(n) is the nim-value of a heap of n stones, from n = 0 on.
  largest       9, first of a heap of 86
  sparse space  mask 6 and the parity of the heap: 53 rare heaps, the last of 172
  a game        the moves are those of 0.07 (Dawson's Kayles)  [the rules are those of this code: both games have the same moves in heaps of any size]
How this is known: proved, by the theorem of Guy and Smith (1956) from the values of heaps up to 175, which were computed from the rules.
The certificate is in \`pairs.cert\` (289 bytes); the checker accepts it.`,links:[{to:`sequence`,ask:`mine.game 0`,text:`game pairs
(n) -> (i) + (n - 2 - i)
`}]},{kind:`code`,info:`console`,text:`$ bouton verify pairs.cert
✓ pairs.cert: 0.07, normal play: for all n >= 53 the nim-value of n + 34 is that of n (Guy and Smith 1956, from the values of 176 heaps)
  The moves in it:
    (move (k l) (= n (+ k l 2)) (to k) (to l))`,links:[]},{kind:`html`,html:`<p>Of a proof by automata the certificate is that of any claim (<a href="/learn/certificate">Certificates</a>), with the rules as a text. Here is the one of the period of
<code>pairs.game</code>; <code>-</code> is the terminal:</p>
`},{kind:`code`,info:`console`,text:`$ bouton period pairs.game --certificate -
(period 2)
(heaps n
  (move (k l) (= n (+ k l 2)) (to k) (to l)))
(repeats 53 34)
(least)
(values 0 0 1 1 2 0 3 1 1 0 3 3 2 2 4 0 5 2 2 3 3 0 1 1 3 0 2 1 1 0 4 5 2 7 4 0 1 1 2 0 3 1 1 0 3 3 2 2 4 4 5 5 2 3 3 0 1 1 3 0 2 1 1 0 4 5 3 7 4 8 1 1 2 0 3 1 1 0 3 3 2 2 4 4 5 5 9)
(mask 6 parity)`,links:[{to:`sequence`,ask:`mine.game`,text:`game pairs
(n) -> (i) + (n - 2 - i)
`}]},{kind:`html`,html:`<p>The theorem is in the first items, up to <code>values</code>: the game, and what its nim-values do. The others help to check it.</p>
<h3 id="the-text">The text</h3>
<p>The text is that of <a href="/learn/certificate#text">any certificate</a>, with the same words, comments, numbers and names. No quoted text may stand in it. The items
at the top are lists. The first three stand there once, the others at most once, all of them in this order:</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>item</th>
<th>meaning</th>
</tr>
</thead>
<tbody><tr>
<td><code>(period 2)</code></td>
<td>the first item</td>
</tr>
<tr>
<td><code>(heaps NAME MOVE …)</code></td>
<td>the game, see below; NAME is the number of stones in a heap, called n here</td>
</tr>
<tr>
<td><code>(repeats E P)</code>, <code>(repeats E P C)</code></td>
<td>for all n ≥ E: G(n + P) = G(n), or G(n + P) = G(n) + C; without C, C is 0</td>
</tr>
<tr>
<td><code>(least)</code></td>
<td>may be left out: the period begins no earlier and is no shorter</td>
</tr>
<tr>
<td><code>(values v₀ v₁ …)</code></td>
<td>may be left out: G(0), G(1), … up to G(E + P − 1), all of them</td>
</tr>
<tr>
<td><code>(offset c)</code></td>
<td>may be left out for c = 0: heaps of at most c stones have no moves</td>
</tr>
<tr>
<td><code>(mask M)</code>, <code>(mask M parity)</code></td>
<td>may be left out: see below</td>
</tr>
<tr>
<td><code>(after N)</code></td>
<td>may be left out: the proof is one for growing values, and begins with the heap N</td>
</tr>
</tbody></table></div>
<p>All of these numbers are smaller than 2³⁰, the mask smaller than 2³². There may be no move at all.</p>
<h3 id="the-game">The game</h3>
<p>A position is a sum of heaps; a move is made in one of them. <code>(move (x y …) F … (to x) …)</code> says: wherever there are natural numbers x, y, … for which
all formulas F hold, there is a move that puts the heaps after <code>to</code> in the place of n.</p>
<p>There may be no number, no formula, and no heap that is left. All F stand before all <code>to</code>, and each <code>to</code> has one of the numbers x, y, … Each x is a name
that stands for nothing else in this move; other moves may use it again. In the formulas stand:</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>written</th>
<th>means</th>
</tr>
</thead>
<tbody><tr>
<td><code>(+ s …)</code>, <code>(- s t)</code>, <code>(* 3 s)</code></td>
<td>sums of names and numbers, <a href="/learn/certificate#sums-and-formulas">as in any certificate</a>, with the same limits</td>
</tr>
<tr>
<td><code>(= s t)</code>, <code>(&lt; s t)</code>, <code>(&lt;= s t)</code></td>
<td>comparisons of integers</td>
</tr>
<tr>
<td><code>(divides m s)</code></td>
<td>s is a multiple of m, a number from 1 to 2⁵⁰</td>
</tr>
<tr>
<td><code>(and F …)</code>, <code>(or F …)</code>, <code>(not F)</code>, <code>true</code>, <code>false</code></td>
<td>of formulas; <code>(and)</code> is true and <code>(or)</code> false</td>
</tr>
</tbody></table></div>
<p>So <code>(move (k l) (= n (+ k l 2)) (to k) (to l))</code> is the rule of <code>pairs.game</code>. Parameters are put in, and a rule that says <code>k mod 3 = 1</code> says that
3 divides k − 1. No number is larger than 2⁵⁰, in the text or as the coefficient of a sum, and no move has more than 63 names.</p>
<h3 id="what-the-moves-are">What the moves are</h3>
<p>The theorems are about games in which one takes an amount, and leaves a number of heaps of any sizes. That the moves are such is shown of the formulas,
for all n.</p>
<p><em>Numbers that are no parts.</em> Parts (the names after <code>to</code>) are different names of the move, and at most three. For each other name x, in the order of the
list, take the first of the formulas F that is an equation with the coefficient 1 or −1 for x. It has to be an F itself, not one within an <code>and</code>; and the
coefficient is the one that x has when all terms are on one side, and the names before x are gone.</p>
<p>Put what it says of x in the place of x everywhere, and x ≥ 0, so written, in the place of the equation, which is none from then on. If there is no such
equation, x must not occur any more (with a coefficient other than 0). At last one condition is added: n ≥ 0.</p>
<p><em>Views.</em> For z = 0, 1, 2, 3 let q₁ ≤ … ≤ q_z be numbers from 1 on. A view of a move says of each of its parts that it is q_i + c, each i once, or <em>dead</em>:
a number from 0 to c. So a move with r parts has r!/(r − z)! · (c + 1)^(r − z) views with z live parts, and none if r &lt; z.</p>
<p>Put n = d + q₁ + … + q_z + c. Then each atom is a form αd + Σ β_i q_i + γ that is 0, or less than 0, or a multiple of m, in which case α, the β and γ are
replaced by their remainders. An atom is <em>about d</em> if all β are 0.</p>
<p><em>Checks,</em> for each z, with all views of all moves that have z live parts:</p>
<ol>
<li>Let L be the least common multiple of the m in all divisibilities with α ≠ 0, and M the largest ⌊|γ|/|α|⌋ + 2 of all atoms about d with α ≠ 0. Let
everything else than atoms about d be true, after all negations have been moved to the atoms. Then no view is true for a d from −(M + L) to −1. If a
view is true for no d from M to M + L − 1, let D be the largest d from 0 on for which it is true (0 if there is none).</li>
<li>Each atom that is not about d is no divisibility. Its β that are not 0 have one sign, or are two with the sum 0. And α = 0, or α and all β that are not
0 have the same sign, or its view has a D.</li>
<li>Let B be the largest |γ| of these atoms, or |γ| + |α|·D where α ≠ 0 has not the sign of all β. For all q with q₁ ≤ B + 1 and q_{i+1} ≤ q_i + B + 1, the
set of all d ≥ 0 for which some view is true is the same. That is S_z, the amounts that leave z heaps. (From
⌊(|γ| + Σ|β_i|·z(B + 1))/|α|⌋ + 2 on it repeats with L.)</li>
<li>S₀ and S₁ do not contain 0.</li>
</ol>
<p>Atoms are checked as they stand, also in a view that is never true. M, L, B and the number in parentheses in 3 are at most 2²⁴, and coefficients at most
2⁶²; a certificate beyond that is not accepted. Larger M, L and B would give the same verdicts, so it does not matter how an atom is written down, as
long as it says the same: s &lt; t may be s − t &lt; 0, or not t − s − 1 &lt; 0.</p>
<p>Why that is enough stands at the head of <code>crates/kernel-heaps/src/moves.rs</code>: wherever two neighbours among 0, q₁, q₂, … are far apart, all that are
larger can be smaller by 1, and no atom changes.</p>
<p>So n stands for a heap of n − c, from which one takes an amount of S_z and leaves z heaps that are not empty. From here on heaps are these smaller ones,
H(m) is the value of a heap of m, and G(n) = H(max(n − c, 0)). E and the <code>values</code> are still about n.</p>
<h3 id="what-is-checked">What is checked</h3>
<p><strong>Without <code>after</code></strong> the sets S are finite, and C is 0. Let k be the largest amount (0 if there is none), h the largest z ≥ 1 with an amount in S_z (or 1),
and e = max(E − c, 1). The values H of all heaps below h·e + (h − 1)·P + k + P are computed.</p>
<p><strong>With <code>after N</code>, if S₂ and S₃ are empty</strong>, no heap is split. S₀ and S₁ may be finite, and C may be 0. Let s and t be the least numbers from 1 on from which
S₁ and S₀ repeat, Q the least common multiple of P and of the least lengths with which they do, and D = C·Q/P. N is at least max(E − c, 1) + s, and at
least t. The values of all heaps below N + Q + P are computed.</p>
<p>For each r below the least common multiple of the two lengths let A be the values H(m) with 1 ≤ m ≤ N − s that a heap of this remainder gets, because
r − m repeats as a member of S₁ does, and 0 if r repeats as one of S₀ does. Let B be the same with m ≤ N + Q − s, again with that 0. Then B is
{0, …, D − 1} together with A when D is added to each.</p>
<p><strong>With <code>after N</code>, if S₂ or S₃ is not empty,</strong> all four sets are finite, C is a power of two, and N ≥ max(E − c, 1) + P. The values H of all heaps below N are computed. With
p = P, s = C and H for G, all heaps from max(E − c, 1) on are regular as far as these values tell, N &gt; k + h·u, and tests A and B
<a href="/learn/heaps#arithmetic-periods-with-up-to-three-heaps">above</a> succeed. Here k is the largest amount in the four sets, and h the largest z for which S_z is not empty.</p>
<p><strong>In all cases</strong> P is at least 1, at most 2³⁰ values are needed (where heaps may be split each smaller than 2¹⁶), G(n + P) = G(n) + C for all n ≥ E as far as
G(n + P) is known from these values, and the <code>values</code> are those.</p>
<p>With <code>(least)</code>, if E &gt; 0 that does not hold from E − 1 on, and for no prime p that divides P and C does it hold from E on with P/p and C/p; each prime
divides a C of 0. Why this proves the theorem stands above and at the heads of <code>taking.rs</code> and
<code>growing.rs</code> in <code>crates/kernel-heaps/src/period</code>.</p>
`},{kind:`code`,info:`console`,text:`$ bouton period "all but {2,5}" --certificate -
(period 2)
(heaps n
  (move () (< 0 n) (or (or (= n 1) (= n 3) (= n 4)) (< 5 n)))
  (move (k l) (= n (+ k l)) (< 0 l) (< l n) (or (or (= l 1) (= l 3) (= l 4)) (< 5 l)) (to k)))
(repeats 0 4 2)
(least)
(values 0 1 0 1)
(after 44)`,links:[{to:`sequence`,ask:`all but {2,5}`}]},{kind:`code`,info:`console`,text:`$ bouton period 0.9C --certificate -
(period 2)
(heaps n
  (move () (= n 1))
  (move (k l) (< 0 k) (< 0 l) (= n (+ k l 2)) (to k) (to l))
  (move (k l m) (< 0 k) (< 0 l) (< 0 m) (or (= n (+ k l m 1)) (= n (+ k l m 2))) (to k) (to l) (to m)))
(repeats 28 36 16)
(least)
(values 0 1 0 0 2 2 2 4 4 4 6 6 6 3 3 3 8 8 8 7 7 7 5 5 5 9 9 9 11 11 10 13 13 13 15 15 14 16 16 16 18 18 18 20 20 20 22 22 12 19 19 19 24 24 24 23 23 23 21 21 21 25 25 17)
(after 103)`,links:[{to:`sequence`,ask:`0.9C`}]},{kind:`html`,html:`<p>The mask makes no difference to what is accepted, only to how long it takes. It sorts the heaps in two classes: m is common if the ones of H(m) under the
mask, with <code>parity</code> together with m less the amount taken, are odd in number. Where heaps that are not common are rare, most options need not be looked
at: two common heaps never leave a value of the common class.</p>
<p>Any mask can be used so. For two heaps with t stones together and the nim-sum v, count the ones of v under the mask, with <code>parity</code> together with t. They
are odd in number exactly if the heaps are of different classes, counted likewise with m in the place of t. Such pairs are all found beside the heaps of
the smaller class. A value that pairs of the same class may have is looked for among all pairs, until one has it. So all values are exact. If neither
class is rare, the mask is of no use.</p>
`}]};export{e as default};