var e={title:`First lessons: why (1, 2) loses`,headings:[{id:`lesson-1-one-heap`,text:`Lesson 1: one heap`,level:2},{id:`play-it`,text:`Play it`,level:3},{id:`a-table`,text:`A table`,level:3},{id:`guess`,text:`Guess`,level:3},{id:`check`,text:`Check`,level:3},{id:`prove`,text:`Prove`,level:3},{id:`lesson-2-two-heaps`,text:`Lesson 2: two heaps`,level:2},{id:`play-it-1`,text:`Play it`,level:3},{id:`a-table-1`,text:`A table`,level:3},{id:`guess-1`,text:`Guess`,level:3},{id:`check-1`,text:`Check`,level:3},{id:`prove-1`,text:`Prove`,level:3},{id:`lesson-3-why-1-2-loses`,text:`Lesson 3: why (1, 2) loses`,level:2},{id:`play-it-2`,text:`Play it`,level:3},{id:`the-losing-positions-one-after-the-other`,text:`The losing positions, one after the other`,level:3},{id:`a-guess-too-early`,text:`A guess too early`,level:3},{id:`a-table-2`,text:`A table`,level:3},{id:`guess-again-and-prove`,text:`Guess again, and prove`,level:3},{id:`lesson-4-sums-in-contests`,text:`Lesson 4: sums in contests`,level:2},{id:`one-becomes-several`,text:`One becomes several`,level:3},{id:`who-moves-last-loses`,text:`Who moves last loses`,level:3},{id:`every-component-moves`,text:`Every component moves`,level:3},{id:`lesson-5-a-token-that-never-returns`,text:`Lesson 5: a token that never returns`,level:2},{id:`lesson-6-trees-coins-and-limits`,text:`Lesson 6: trees, coins, and limits`,level:2},{id:`deleting-branches`,text:`Deleting branches`,level:3},{id:`turning-coins`,text:`Turning coins`,level:3},{id:`several-heaps-at-once`,text:`Several heaps at once`,level:3},{id:`at-most-k-times-as-many`,text:`At most k times as many`,level:3},{id:`go-on`,text:`Go on`,level:2}],parts:[{kind:`html`,html:`<h1 id="first-lessons-why-1-2-loses">First lessons: why (1, 2) loses</h1>
<p>Three games, from the easiest to one with a surprise, then <a href="/learn/lessons#lesson-4-sums-in-contests">sums of games</a>, <a href="/learn/lessons#lesson-5-a-token-that-never-returns">walks on graphs</a>, and <a href="/learn/lessons#lesson-6-trees-coins-and-limits">trees and coins</a>. Each time we go the same way: <strong>play</strong>, make a <strong>table</strong> of the lost positions, <strong>guess</strong>,
<strong>check</strong> the guess, <strong>prove</strong> it. You need no more than counting. In the workbench (<code>bouton serve</code>) the boards on this page can be played;
on paper take coins, and play against yourself.</p>
<p>In all three games <strong>a player who cannot move loses</strong>: the one who takes the last stone has won.</p>
<h2 id="lesson-1-one-heap">Lesson 1: one heap</h2>
<p>One heap of stones. Take one, two or three. This is Bash&#39;s game.</p>
<h3 id="play-it">Play it</h3>
`},{kind:`board`,ask:`mine.game 10`,text:`game one-heap
(n) -> (n - k) where 1 <= k <= 3
`},{kind:`html`,html:`<p>Play a few games from 10. Then try to begin with 4. Whatever you take, one, two or three are left, and the other one takes them all. So <strong>4 is
lost</strong> for whoever has to move, and 5, 6 and 7 are won: take so many that 4 are left.</p>
<p>Here are the rules as Bouton reads them. <code>k</code> is how many you take:</p>
`},{kind:`code`,info:`game`,text:`game one-heap
(n) -> (n - k) where 1 <= k <= 3`,links:[{to:`rules`,text:`game one-heap
(n) -> (n - k) where 1 <= k <= 3
`}]},{kind:`html`,html:`<h3 id="a-table">A table</h3>
<p>Go on like that: a position is <strong>won</strong> (N, the <em>next</em> player wins) if some move leads to a lost one, and <strong>lost</strong> (P, the <em>previous</em> player wins)
if no move does. With no stones left there is no move at all, so 0 is lost. The program fills in the rest:</p>
`},{kind:`code`,info:`console`,text:`$ bouton table one-heap.game 0..20
 n  0 1 2 3 4 5 6 7 8 9
 0  P . . . P . . . P .
10  . . P . . . P . . .
20  P

P: the mover loses   .: the mover wins`,links:[{to:`map`,ask:`mine.game`,ranges:`0..20`,text:`game one-heap
(n) -> (n - k) where 1 <= k <= 3
`}]},{kind:`html`,html:`<h3 id="guess">Guess</h3>
<p>The lost heaps are 0, 4, 8, 12, 16, 20: the multiples of 4. Write the guess down:</p>
`},{kind:`code`,info:`game`,text:`P(n) iff n mod 4 = 0`,links:[{to:`rules`,text:`game one-heap
(n) -> (n - k) where 1 <= k <= 3
P(n) iff n mod 4 = 0
`}]},{kind:`html`,html:`<h3 id="check">Check</h3>
`},{kind:`code`,info:`console`,text:`$ bouton check one-heap.game --upto 1000
one-heap.game
  ✓ Play always ends, and all moves can be listed.
  ✓ P(n) iff n mod 4 = 0
      It agrees with the rules on all 1001 positions with numbers up to 1000.

All 2 agree with the rules.`,links:[{to:`rules`,ask:`mine.game`,run:`check`,upto:`1000`,text:`game one-heap
(n) -> (n - k) where 1 <= k <= 3
P(n) iff n mod 4 = 0
`}]},{kind:`html`,html:`<h3 id="prove">Prove</h3>
<p>A thousand heaps agree, but there are infinitely many. Why must it hold for all? Two sentences are enough:</p>
<ul>
<li><strong>From a multiple of 4 you cannot reach another one:</strong> you take one, two or three.</li>
<li><strong>From any other heap you can:</strong> take the remainder, which is one, two or three.</li>
</ul>
<p>So who leaves a multiple of 4 leaves one every time, down to 0, and has won. The program can prove it, too:</p>
`},{kind:`code`,info:`console`,text:`$ bouton prove one-heap.game
one-heap.game
  ✓ P(n) iff n mod 4 = 0
      Proved for all positions. Play ends, since n falls with every move.
      Numbers in base 2; 4 steps with 1 automaton; the checker accepts the certificate (283 bytes).

Proved.`,links:[{to:`rules`,ask:`mine.game`,run:`prove`,text:`game one-heap
(n) -> (n - k) where 1 <= k <= 3
P(n) iff n mod 4 = 0
`}]},{kind:`html`,html:`<h2 id="lesson-2-two-heaps">Lesson 2: two heaps</h2>
<p>Now two heaps, and you may take as many as you like, but from one heap only. This is Nim.</p>
<h3 id="play-it-1">Play it</h3>
`},{kind:`board`,ask:`mine.game 3,5`,text:`game two-heaps
(a, b) -> (a - k, b) where k >= 1
(a, b) -> (a, b - k) where k >= 1
`},{kind:`code`,info:`game`,text:`game two-heaps
(a, b) -> (a - k, b) where k >= 1
(a, b) -> (a, b - k) where k >= 1`,links:[{to:`rules`,text:`game two-heaps
(a, b) -> (a - k, b) where k >= 1
(a, b) -> (a, b - k) where k >= 1
`}]},{kind:`html`,html:`<h3 id="a-table-1">A table</h3>
<p>A position is now a pair, so the table is a square: the first heap says which line, the second which column.</p>
`},{kind:`code`,info:`console`,text:`$ bouton table two-heaps.game 0..7 0..7
a\\b  0 1 2 3 4 5 6 7
  0  P . . . . . . .
  1  . P . . . . . .
  2  . . P . . . . .
  3  . . . P . . . .
  4  . . . . P . . .
  5  . . . . . P . .
  6  . . . . . . P .
  7  . . . . . . . P

P: the mover loses   .: the mover wins`,links:[{to:`map`,ask:`mine.game`,ranges:`0..7 0..7`,text:`game two-heaps
(a, b) -> (a - k, b) where k >= 1
(a, b) -> (a, b - k) where k >= 1
`}]},{kind:`html`,html:`<h3 id="guess-1">Guess</h3>
<p>The lost positions are on the diagonal: <strong>both heaps are equal.</strong></p>
`},{kind:`code`,info:`game`,text:`P(a, b) iff a = b`,links:[{to:`rules`,text:`game two-heaps
(a, b) -> (a - k, b) where k >= 1
(a, b) -> (a, b - k) where k >= 1
P(a, b) iff a = b
`}]},{kind:`html`,html:`<h3 id="check-1">Check</h3>
`},{kind:`code`,info:`console`,text:`$ bouton check two-heaps.game
two-heaps.game
  ✓ Play always ends, and all moves can be listed.
  ✓ P(a, b) iff a = b
      It agrees with the rules on all 1681 positions with numbers up to 40.

All 2 agree with the rules.`,links:[{to:`rules`,ask:`mine.game`,run:`check`,text:`game two-heaps
(a, b) -> (a - k, b) where k >= 1
(a, b) -> (a, b - k) where k >= 1
P(a, b) iff a = b
`}]},{kind:`html`,html:`<h3 id="prove-1">Prove</h3>
<p>From equal heaps every move makes them unequal. From unequal heaps one move makes them equal: take the surplus from the larger one. So who has
equal heaps before them can only be copied, move for move, until nothing is left.</p>
`},{kind:`code`,info:`console`,text:`$ bouton prove two-heaps.game
two-heaps.game
  ✓ P(a, b) iff a = b
      Proved for all positions. Play ends, since a + b falls with every move.
      Numbers in base 2; 7 steps with 2 automata; the checker accepts the certificate (401 bytes).

Proved.`,links:[{to:`rules`,ask:`mine.game`,run:`prove`,text:`game two-heaps
(a, b) -> (a - k, b) where k >= 1
(a, b) -> (a, b - k) where k >= 1
P(a, b) iff a = b
`}]},{kind:`html`,html:`<p>With three heaps there is more to find out. Play from here, with the colours on, and look for the lost positions:</p>
`},{kind:`board`,ask:`nim 1 2 3`},{kind:`html`,html:`<p>The answer is in <a href="/learn/method#nim">the chapter on the method</a>.</p>
<h2 id="lesson-3-why-1-2-loses">Lesson 3: why (1, 2) loses</h2>
<p>Two heaps again. Take any number from one heap, <strong>or the same number from both.</strong> This is Wythoff&#39;s game, of 1907.</p>
<h3 id="play-it-2">Play it</h3>
`},{kind:`board`,ask:`mine.game 1,2`,text:`game both
(a, b) -> (a - k, b)     where k >= 1
(a, b) -> (a, b - k)     where k >= 1
(a, b) -> (a - k, b - k) where k >= 1
`},{kind:`html`,html:`<p>You are to move at (1, 2), and there are only four moves. Try each:</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>your move</th>
<th>leaves</th>
<th>and then</th>
</tr>
</thead>
<tbody><tr>
<td>the one stone of the first heap</td>
<td>(0, 2)</td>
<td>the other one takes both: (0, 0)</td>
</tr>
<tr>
<td>one stone of the second heap</td>
<td>(1, 1)</td>
<td>the other one takes one of each: (0, 0)</td>
</tr>
<tr>
<td>both stones of the second heap</td>
<td>(1, 0)</td>
<td>the other one takes it: (0, 0)</td>
</tr>
<tr>
<td>one stone of each heap</td>
<td>(0, 1)</td>
<td>the other one takes it: (0, 0)</td>
</tr>
</tbody></table></div>
<p>Every move leads to a position from which the other one wins at once. That is why (1, 2) loses, and (2, 1) of course, too.</p>
`},{kind:`code`,info:`game`,text:`game both
(a, b) -> (a - k, b)     where k >= 1
(a, b) -> (a, b - k)     where k >= 1
(a, b) -> (a - k, b - k) where k >= 1`,links:[{to:`rules`,text:`game both
(a, b) -> (a - k, b)     where k >= 1
(a, b) -> (a, b - k)     where k >= 1
(a, b) -> (a - k, b - k) where k >= 1
`}]},{kind:`html`,html:`<h3 id="the-losing-positions-one-after-the-other">The losing positions, one after the other</h3>
<p>(0, 0) loses, so whatever reaches it wins. The smallest position left can only reach winning ones, so it loses, and whatever reaches it wins; and so on:</p>
`},{kind:`sieve`,ask:`mine.game`,text:`game both
(a, b) -> (a - k, b)     where k >= 1
(a, b) -> (a, b - k)     where k >= 1
(a, b) -> (a - k, b - k) where k >= 1
`},{kind:`html`,html:`<h3 id="a-guess-too-early">A guess too early</h3>
<p>(0, 0) and (1, 2) are lost. Is it that one heap is twice the other?</p>
`},{kind:`code`,info:`game`,text:`P(a, b) iff a = 2*b or b = 2*a`,links:[{to:`rules`,text:`game both
(a, b) -> (a - k, b)     where k >= 1
(a, b) -> (a, b - k)     where k >= 1
(a, b) -> (a - k, b - k) where k >= 1
P(a, b) iff a = 2*b or b = 2*a
`}]},{kind:`code`,info:`console`,text:`$ bouton check both.game
both.game
  ✓ Play always ends, and all moves can be listed.
  ✗ P(a, b) iff a = 2*b or b = 2*a
      (2,4) is claimed lost (P), but the move (2,4) → (2,1) leads to (2,1), which is claimed lost too. By the rules (2,4) is won (N).

1 of 2 refuted.`,links:[{to:`rules`,ask:`mine.game`,run:`check`,text:`game both
(a, b) -> (a - k, b)     where k >= 1
(a, b) -> (a, b - k)     where k >= 1
(a, b) -> (a - k, b - k) where k >= 1
P(a, b) iff a = 2*b or b = 2*a
`}]},{kind:`html`,html:`<p>No. From (2, 4) there is a move to (2, 1), which is lost for the other one, so (2, 4) is won. Find it on the board:</p>
`},{kind:`board`,ask:`mine.game 2,4`,text:`game both
(a, b) -> (a - k, b)     where k >= 1
(a, b) -> (a, b - k)     where k >= 1
(a, b) -> (a - k, b - k) where k >= 1
P(a, b) iff a = 2*b or b = 2*a
`},{kind:`html`,html:`<h3 id="a-table-2">A table</h3>
`},{kind:`code`,info:`console`,text:`$ bouton table both.game 0..11 0..11
a\\b  0   2   4   6   8  10
  0  P . . . . . . . . . . .
  1  . . P . . . . . . . . .
  2  . P . . . . . . . . . .
  3  . . . . . P . . . . . .
  4  . . . . . . . P . . . .
  5  . . . P . . . . . . . .
  6  . . . . . . . . . . P .
  7  . . . . P . . . . . . .
  8  . . . . . . . . . . . .
  9  . . . . . . . . . . . .
 10  . . . . . . P . . . . .
 11  . . . . . . . . . . . .

P: the mover loses   .: the mover wins`,links:[{to:`map`,ask:`mine.game`,ranges:`0..11 0..11`,text:`game both
(a, b) -> (a - k, b)     where k >= 1
(a, b) -> (a, b - k)     where k >= 1
(a, b) -> (a - k, b - k) where k >= 1
P(a, b) iff a = 2*b or b = 2*a
`}]},{kind:`html`,html:`<p>The pairs, the smaller number first: (0, 0), (1, 2), (3, 5), (4, 7), (6, 10). Look at the differences: 0, 1, 2, 3, 4. And the first number of a
new pair is always the smallest that was in no pair before. With these two rules you can go on as long as you like: (8, 13), (9, 15), (11, 18), …</p>
<h3 id="guess-again-and-prove">Guess again, and prove</h3>
<p>A formula is harder to see; let the program look for one. It guesses from the table, and then proves its guess:</p>
`},{kind:`code`,info:`console`,text:`$ bouton discover both.game
both.game
  ✓ P(a, b) iff exists j: a = floor(phi*j) and b = a + j or b = floor(phi*j) and a = b + j
      Proved for all positions. Play ends, since a + b falls with every move.
      Numbers in Zeckendorf's numeration (quadratic 1), 7 states; the checker accepts the certificate (4794 bytes).
      Candidate 1; compared with 1024 positions with numbers up to 31. It took 24 ms.
  = The values are those of wythoff.
      576 values were compared, and they agree.`,links:[{to:`rules`,ask:`mine.game`,run:`discover`,text:`game both
(a, b) -> (a - k, b)     where k >= 1
(a, b) -> (a, b - k)     where k >= 1
(a, b) -> (a - k, b - k) where k >= 1
P(a, b) iff a = 2*b or b = 2*a
`}]},{kind:`html`,html:`<p>φ is the golden ratio, 1.618…: the first number of pair j is j·φ rounded down. That nobody would have expected of a game with two heaps of
stones.</p>
<h2 id="lesson-4-sums-in-contests">Lesson 4: sums in contests</h2>
<p>Put several games side by side. If a move is a move in one of them, nim-values decide: the player to move loses exactly if their nim-sum is 0. Contests like to
change the sum; three changes have names.</p>
<h3 id="one-becomes-several">One becomes several</h3>
<p><strong>Multi-SG</strong>: a move may leave several games in place of one. Write them with a plus on the right of a rule. The value of what is left is the nim-sum
of its parts. Here a heap may be reduced, or split into three:</p>
`},{kind:`code`,info:`game`,text:`game three-parts
(n) -> (m)             where m < n
(n) -> (i) + (j) + (k) where i + j + k = n and i >= 1 and j >= 1 and k >= 1`,links:[{to:`rules`,text:`game three-parts
(n) -> (m)             where m < n
(n) -> (i) + (j) + (k) where i + j + k = n and i >= 1 and j >= 1 and k >= 1
`}]},{kind:`code`,info:`console`,text:`$ bouton table three-parts.game 0..20 --what value
 n   0  1  2  3  4  5  6  7  8  9
 0   0  1  2  3  4  5  6  8  7  9
10  10 11 12 13 14 16 15 17 18 19
20  20`,links:[{to:`map`,ask:`mine.game`,ranges:`0..20`,what:`value`,text:`game three-parts
(n) -> (m)             where m < n
(n) -> (i) + (j) + (k) where i + j + k = n and i >= 1 and j >= 1 and k >= 1
`}]},{kind:`html`,html:`<p>A rule has as many parts as it writes. For up to four parts, write a rule for each number; <code>when parts &gt;= 4</code> after a rule makes it depend on a parameter.</p>
<h3 id="who-moves-last-loses">Who moves last loses</h3>
<p><strong>Anti-SG</strong>: a player who cannot move wins. Then the nim-sum alone says nothing, but often the <strong>SJ theorem</strong> helps: the player to move wins exactly if</p>
<ul>
<li>the nim-sum is not 0, and some nim-value is above 1; or</li>
<li>the nim-sum is 0, and no nim-value is above 1.</li>
</ul>
<p>It holds for Nim, but not for every game: in Kayles a row of 9 has the nim-value 4, and is lost. It holds if all components are <strong>tame</strong>. A component that has no moves has the
nim-value 0 and the misère value 1; any other has in both cases the least number that no option has. It is <em>fickle</em> if the two are 0 and 1, or 1 and 0, and <em>firm</em> if
they are equal; tame, if it and all that it leads to are one or the other. Values above 1 are firm. A firm component of value 0 or 1, as two heaps of 2 in one, counts as
one above 1. The program looks at all positions that can be reached, and uses the theorem if they are tame:</p>
`},{kind:`code`,info:`game`,text:`game steps
(a, b) -> (a - k, b) where 1 <= k <= 2
(a, b) -> (a, b - k) where 1 <= k <= 2`,links:[{to:`rules`,text:`game steps
(a, b) -> (a - k, b) where 1 <= k <= 2
(a, b) -> (a, b - k) where 1 <= k <= 2
`}]},{kind:`code`,info:`console`,text:`$ bouton solve steps.game --misere 3,5 7,9 12,13
The player to move wins (N).
  winning moves  (3,5) → (2,5)
                 (3,5) → (3,4)
                 (7,9) → (7,8)
                 (12,13) → (11,13)
  why            The components have the nim-values 2, 1 and 1; their nim-sum is 2 ⊕ 1 ⊕ 1 = 2.
                 All components are tame, so the Anti-SG (SJ) theorem decides: some nim-value is above 1 and the nim-sum is not 0, and the player to move wins.
                 (3,5) → (2,5) wins: it makes the nim-sum 0.
How this is known: computed from the rules: 182 positions were solved.`,links:[{to:`play`,ask:`mine.game 3,5 7,9 12,13`,text:`game steps
(a, b) -> (a - k, b) where 1 <= k <= 2
(a, b) -> (a, b - k) where 1 <= k <= 2
`,misere:!0}]},{kind:`html`,html:`<p>If some are not, it looks for a <a href="/learn/misere-heaps">misère quotient</a>, or goes through the sum as a whole.</p>
<h3 id="every-component-moves">Every component moves</h3>
<p><strong>Every-SG</strong>: in each turn one has to move in <em>every</em> game that is not over. Nim-values do not matter at all: what matters is which game lasts longest. Who
wins a game wants it to last, and who loses it wants it to end. So count the turns: a game without moves lasts 0. A won one lasts 1 more than the <em>longest</em> of the lost
ones that it leads to; a lost one lasts 1 more than the <em>shortest</em> of all that it leads to. A lost game lasts an even number of turns, a won one an odd number,
and <strong>the player to move wins exactly if the largest number is odd.</strong> Why: in the game that lasts longest, its winner makes the last
move, and makes it last until all others are over. Where who cannot move wins, lost games last an odd number of turns, and everything else is the same.</p>
`},{kind:`code`,info:`game`,text:`game every-heap
(n) -> (n - k) where 1 <= k <= 2
every component moves`,links:[{to:`rules`,text:`game every-heap
(n) -> (n - k) where 1 <= k <= 2
every component moves
`}]},{kind:`code`,info:`console`,text:`$ bouton solve every-heap.game 3 5 2
The player to move wins (N).
  winning moves  3 → 2, 5 → 3, 2 → 1
                 3 → 2, 5 → 3, 2 → 0
                 3 → 1, 5 → 3, 2 → 1
                 3 → 1, 5 → 3, 2 → 0
  moves to go    3, if both play best
  why            The components last 2, 3 and 1 turns (their suspense numbers: the player who wins one delays, the other hurries); the largest is 3.
                 It is odd: the player to move wins (Every-SG theorem).
                 3 → 2, 5 → 3, 2 → 1 wins: the largest suspense number is then 2, which is even.
How this is known: computed from the rules: 6 positions were solved.`,links:[{to:`play`,ask:`mine.game 3 5 2`,text:`game every-heap
(n) -> (n - k) where 1 <= k <= 2
every component moves
`}]},{kind:`html`,html:`<p>In the catalogue it is <code>every-subtraction</code>; Euclid&#39;s game played this way is HDU 3595, and one line: <code>every of euclid</code>.</p>
<h2 id="lesson-5-a-token-that-never-returns">Lesson 5: a token that never returns</h2>
<p>A token stands on a vertex of a graph. Move it along an edge, but never to a vertex that it has visited. Nim-values are of little use: every move changes the graph. A <em>matching</em>
helps: edges no two of which share a vertex.</p>
<p>Take a matching with as many edges as possible, and let it miss the vertex of the token. Then the player to move loses: wherever the token goes, the opponent moves it on
along the edge of the matching there. Could it come to a vertex that the matching misses? Along its way, edges outside the matching and edges in it would
alternate, with one more outside: exchange them, and there is a matching with one edge more. If, on the other hand, <em>every</em> matching with as many edges covers the vertex, the player to move
goes along its edge, and is the one who always has an answer. So</p>
<p><strong>the player to move loses exactly if some maximum matching misses the vertex of the token.</strong></p>
`},{kind:`code`,info:`console`,text:`$ bouton solve geography edges=0-1,1-2,2-0,2-3,3-4 3
The player to move wins (N).
  winning moves  3 → 2
                 3 → 4
  moves to go    1, if both play best
  why            A maximum matching of the 5 vertices not visited before has 2 edges: 0-1, 2-3. Every other maximum matching covers 3 as well.
                 3 → 2 wins: it goes along an edge of the matching. Every move of the opponent leads to a vertex of the matching, and its edge leads on.
How this is known: a theorem: Fraenkel, Scheinerman, Ullman 1993.`,links:[{to:`play`,ask:`geography edges=0-1,1-2,2-0,2-3,3-4 3`}]},{kind:`html`,html:`<p>The graph need not be bipartite: this one has a circle of three edges. A position may go on with the vertices visited before, <code>2,3</code>, and without a vertex, <code>&quot;()&quot;</code>, the player to move first puts
the token where he likes. He wins if there is no perfect matching. On a grid with walls that was a problem of JSOI 2009:</p>
`},{kind:`code`,info:`console`,text:`$ bouton solve geography-grid rows=3 columns=3 "walls=(1,2),(1,3),(3,1),(3,3)" "()"
The player to move wins (N).
  winning moves  → (3,2)
                 → (2,3)
  moves to go    3, if both play best
  why            A maximum matching of the 5 vertices not visited before has 2 edges, and misses (3,2): (1,1)-(2,1), (2,2)-(2,3); so no matching is perfect.
                 The token on (3,2) wins: every move of the opponent leads to a vertex of the matching, and the answer goes along its edge.
How this is known: a theorem: Fraenkel, Scheinerman, Ullman 1993.`,links:[{to:`play`,ask:`geography-grid rows=3 columns=3 walls=(1,2),(1,3),(3,1),(3,3) ()`}]},{kind:`html`,html:`<p>The token takes steps across a side; with <code>step=king</code> or <code>step=knight</code> it moves as in chess. The matching is found by Hopcroft and Karp&#39;s method, or by Edmonds&#39; if there are odd circles, so that
<a href="/learn/limits#tokens-that-never-return">a hundred thousand vertices</a> take less than a second. Where who cannot move <em>wins</em> (<code>--misere</code>) there is no such theorem, and small positions are searched.</p>
<h2 id="lesson-6-trees-coins-and-limits">Lesson 6: trees, coins, and limits</h2>
<p>Four more kinds that contests like. Each has a theorem, and the answer says it.</p>
<h3 id="deleting-branches">Deleting branches</h3>
<p><strong>Green Hackenbush</strong>: a graph stands on the ground, vertex 0. Cut an edge; whatever no longer hangs together with the ground vanishes. Two principles give its nim-value:</p>
<ul>
<li>The <strong>colon principle</strong>, for trees: a branch may be replaced by a stalk as long as its nim-value. So a branch is worth 1 more than what stands on it, and what stands side by side adds up by ⊕.</li>
<li>The <strong>fusion principle</strong>, for circles: the vertices of a circle may be fused into one. Each of its edges is then a loop, worth 1; so an odd number of edges is worth 1, and an even number 0.</li>
</ul>
`},{kind:`code`,info:`console`,text:`$ bouton solve hackenbush 0-1,1-2,1-3,2-3,0-4,4-5
The player to move loses (P).
  nim-value  0
  why        The nim-values of \`hackenbush\` follow from a theorem (Winning Ways, ch. 7).
             Circles may be fused into one point: an odd number of edges in it is worth 1, an even number 0. A branch is worth 1 more than what stands on it, and what stands side by side adds up by ⊕.
             ground 0: 2 ⊕ 2 = 0
             ├─ 1 2 3 (3 edges of circles, fused: an odd number counts as 1): 1, and 1 for its edge: 2
             └─ 4: 1, and 1 for its edge: 2
                └─ 5: 0, and 1 for its edge: 1
             The nim-value is 0.
             It is 0: every move makes it different from 0, and the opponent can make it 0 again.
             Each move leaves a position that the opponent wins.
How this is known: a theorem: Winning Ways, ch. 7.`,links:[{to:`play`,ask:`hackenbush 0-1,1-2,1-3,2-3,0-4,4-5`}]},{kind:`html`,html:`<p>A tree alone is <code>hackenbush-tree</code>: <code>0,1,1</code> says that edges lead from 0 to 1, from 1 to 2, and from 1 to 3.</p>
<h3 id="turning-coins">Turning coins</h3>
<p>Coins lie in a row. In a turn, some are turned over, and the rightmost of them goes from heads to tails. Each head is a game of its own, and a position is the sum of its heads: a coin that is turned twice lies as
before, and a nim-value that is added twice is gone. So write down what a single head leaves. In Mock Turtles one, two or three coins are turned:</p>
`},{kind:`code`,info:`console`,text:`$ bouton solve mock-turtles 3 5 6
The player to move wins (N).
  nim-value      7
  winning moves  3 → 1 + 2
                 6 → 3 + 5
  moves to go    25, if both play best
  why            The nim-values follow from a theorem (Winning Ways, ch. 14 (Mock Turtles)): value(n) = 0 if n = 0 | 2*n - 2 if odious(n - 1) | 2*n - 1 otherwise.
                 The components have the nim-values 4, 8 and 11; their nim-sum is 4 ⊕ 8 ⊕ 11 = 7.
                 It is not 0, so the player to move wins by a move that makes it 0.
                 3 → 1 + 2 wins: it makes the nim-sum 1 ⊕ 2 ⊕ 8 ⊕ 11 = 0.
How this is known: proved for all positions of \`mock-turtles\` (see \`bouton prove mock-turtles\`); Winning Ways, ch. 14 (Mock Turtles).`,links:[{to:`play`,ask:`mock-turtles 3 5 6`}]},{kind:`html`,html:`<p>Other numbers of coins are <code>turning</code>, as in <code>bouton solve turning code=1-4 5 9</code>; in <code>coins</code>, <code>ruler</code> and others the coins are written as a row of 0 and 1.</p>
<h3 id="several-heaps-at-once">Several heaps at once</h3>
<p><strong>Nim-K</strong>: take from at least one and at most k heaps, as many as you like from each. Write the heaps in binary under each other: <strong>the player to move loses exactly if the number of ones in every column is a
multiple of k + 1</strong> (Moore 1910). With k = 1 that is Nim.</p>
`},{kind:`code`,info:`console`,text:`$ bouton solve moore k=2 3 5 7 1
The player to move wins (N).
  winning moves  5 → 3, 7 → 2
                 5 → 2, 7 → 3
  moves to go    7, if both play best
  why            Up to 2 heaps change in a move. A position is lost exactly when in every binary column the number of ones is a multiple of 3.
                 3 = 011
                 5 = 101
                 7 = 111
                 1 = 001
                 Σ = 224
                 Columns with another number of ones: 4 (2 ones), 2 (2 ones) and 1 (4 ones).
                 They are put right from the highest down: some heaps with a one there give it up, and from then on their lower digits can be chosen freely to mend the columns below; no more than 2 heaps are needed.
                 5 → 3, 7 → 2 wins: from the highest down, the columns then hold 3 and 3 ones.
How this is known: proved for any number of components of \`moore k=2\` (see \`bouton prove moore k=2\`); Moore 1910.`,links:[{to:`play`,ask:`moore k=2 3 5 7 1`}]},{kind:`html`,html:`<p>In a file of your own it is one line, <code>upto 2 of nim</code>. With other games in place of heaps the theorem need not hold; then the program looks at all positions.</p>
<h3 id="at-most-k-times-as-many">At most k times as many</h3>
<p>The first player may not take everything; after that, nobody takes more than k times what the opponent has just taken. The lost heaps are 1 = h₁ &lt; h₂ &lt; …, where the next one after hᵢ is hᵢ + hⱼ for the first
j with k·hⱼ ≥ hᵢ (Schwenk 1970). With k = 1 these are the powers of two, with k = 2 the Fibonacci numbers. From any other heap, take the smallest part of its sum:</p>
`},{kind:`code`,info:`console`,text:`$ bouton solve dynamic-nim k=3 30
The player to move wins (N).
  nim-value     10
  winning move  (30,29) → (29,3)
  moves to go   21, if both play best
  why           As a sum of numbers among 1, 2, 3, 4, 6, 8, 11, 15, … of which each is more than 3 times the next smaller one, 30 = 29 + 1 (2 parts).
                Up to 29 may be taken, so the smallest part 1 can be: the player to move wins.
                (30,29) → (29,3) wins: it takes the smallest part, 1, and the 3 that the opponent may take are fewer than the next part.
How this is known: a theorem: Schwenk 1970 (who wins); the nim-value is computed from the rules.`,links:[{to:`play`,ask:`dynamic-nim k=3 30`}]},{kind:`html`,html:`<h2 id="go-on">Go on</h2>
<ul>
<li>Play all three on larger heaps, and win: in the catalogue they are <code>bash</code>, <code>nim</code> and <code>wythoff</code>.</li>
<li>Write a game of your own, and go the same way: <a href="/learn/language">the language</a>.</li>
<li>Why the three sentences are enough, and how a program can prove something of infinitely many positions: <a href="/learn/method">the method</a>.</li>
</ul>
`}]};export{e as default};