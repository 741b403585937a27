var e={title:`The method`,headings:[{id:`lost-and-won`,text:`Lost and won`,level:2},{id:`bashs-game`,text:`Bash's game`,level:2},{id:`three-things-to-show`,text:`Three things to show`,level:3},{id:`let-a-program-prove-it`,text:`Let a program prove it`,level:3},{id:`nim`,text:`Nim`,level:2},{id:`wythoffs-game`,text:`Wythoff's game`,level:2},{id:`what-it-is-good-for`,text:`What it is good for`,level:3},{id:`why-a-program-can-decide-it`,text:`Why a program can decide it`,level:2},{id:`what-a-certificate-is`,text:`What a certificate is`,level:2},{id:`now-you`,text:`Now you`,level:2},{id:`literature`,text:`Literature`,level:2}],parts:[{kind:`html`,html:`<h1 id="the-method">The method</h1>
<p>Two people play. There are heaps of stones, and rules for taking. Who wins? Here is a way to find out that works for many games:</p>
<ol>
<li>Solve <strong>small cases</strong> by hand, or let a program do it.</li>
<li>Look at them, and <strong>guess</strong>. A guess that nobody has proved is called a <em>conjecture</em>.</li>
<li><strong>Test</strong> the guess on more cases. Most guesses die here. Good: dead guesses teach.</li>
<li><strong>Prove</strong> it for all positions, however large.</li>
</ol>
<p>This chapter goes that way three times: with Bash&#39;s game, with Nim, and with Wythoff&#39;s game. You can type along. You need no more
mathematics than school gives you.</p>
<h2 id="lost-and-won">Lost and won</h2>
<p>In all games here the two players make the same kind of moves, nothing is hidden, nothing is random, and <strong>who cannot move loses</strong>. So who
takes the last stone wins.</p>
<p>Call a position <strong>P</strong> if the player to move loses, provided that the other one plays well. (P as in <em>previous</em>: the player who has just
moved wins.) Call it <strong>N</strong> if the player to move wins (N as in <em>next</em>).</p>
<p>Which positions are P? Begin at the end. With nothing left, the player to move has lost, so that is P. Every other position is decided by
its moves:</p>
<ul>
<li>If some move leads to a P, the position is <strong>N</strong>: make that move, and the other one is in trouble.</li>
<li>If every move leads to an N, or there is no move, the position is <strong>P</strong>: whatever you do, the other one wins.</li>
</ul>
<p>That is all. A position is P or N as soon as those that one can reach from it are known, so they can be found one after the other, the small
ones first.</p>
<h2 id="bashs-game">Bash&#39;s game</h2>
<p>One heap. Take 1, 2 or 3 stones. Save this as <code>bash3.game</code>:</p>
`},{kind:`code`,info:`game`,text:`game bash3
(n) -> (n - k) where 1 <= k <= 3`,links:[{to:`rules`,text:`game bash3
(n) -> (n - k) where 1 <= k <= 3
`}]},{kind:`html`,html:`<p>By hand: 0 is P. From 1, 2 and 3 you can reach 0, so these are N. From 4 you reach 3, 2 or 1; all are N, so 4 is P. From 5, 6 and 7 you can
reach 4, so these are N. And 8? Here are more cases:</p>
`},{kind:`code`,info:`console`,text:`$ bouton table bash3.game 0..20
 n  0 1 2 3 4 5 6 7 8 9
 0  P . . . P . . . P .
10  . . P . . . P . . .
20  P

P: the mover loses   .: the mover wins`,links:[{to:`map`,ask:`mine.game`,ranges:`0..20`,text:`game bash3
(n) -> (n - k) where 1 <= k <= 3
`}]},{kind:`html`,html:`<p>Read it in rows of ten: the row <code>10</code> has its P under 2 and 6, so 12 and 16 are P. The guess is easy: <strong>multiples of 4.</strong> Add it to the file.</p>
`},{kind:`code`,info:`game`,text:`P(n) iff n mod 4 = 0`,links:[{to:`rules`,text:`game bash3
(n) -> (n - k) where 1 <= k <= 3
P(n) iff n mod 4 = 0
`}]},{kind:`code`,info:`console`,text:`$ bouton check bash3.game --upto 1000
bash3.game
  ✓ Play always ends, and all moves can be listed.
  ✓ P(n) iff n mod 4 = 0
      It agrees with the rules on all 1001 positions with numbers up to 1000.

All 2 agree with the rules.`,links:[{to:`rules`,ask:`mine.game`,run:`check`,upto:`1000`,text:`game bash3
(n) -> (n - k) where 1 <= k <= 3
P(n) iff n mod 4 = 0
`}]},{kind:`html`,html:`<p>1001 positions agree. Is it proved? No. The next position could be the first that fails. There are infinitely many, and nobody can try all.</p>
<h3 id="three-things-to-show">Three things to show</h3>
<p>Here is what a proof has to say about a guess. Let us say &quot;red&quot; for the positions that are guessed to be P.</p>
<ol>
<li><strong>No red position has a move to a red one.</strong></li>
<li><strong>Every position that is not red has a move to a red one.</strong></li>
<li><strong>Play ends:</strong> nobody can go on for ever.</li>
</ol>
<p>For Bash&#39;s game:</p>
<ol>
<li>From a multiple of 4 you take 1, 2 or 3. What is left is not a multiple of 4.</li>
<li>If n is not a multiple of 4, its remainder is 1, 2 or 3. Take just so many. What is left is a multiple of 4.</li>
<li>Every move makes the heap smaller.</li>
</ol>
<p>Why are these three enough? Suppose that red and P were not the same. Then some positions are <em>wrong</em>: red but N, or not red but P. Go from
a wrong position to a wrong one that can be reached from it by a move, and so on, as long as there is one. By 3 you have to stop. So there
is a wrong position from which every move leads to positions that are right. If it is red, then by 1 all its moves lead to positions that
are not red. Those are right, so they are N, and a position whose moves all lead to N is P. So it was red and P: not wrong. If it is not
red, then by 2 some move leads to a red one. That one is right, so it is P, and who can move to a P is in an N. So it was not red and N: not
wrong. There is no wrong position.</p>
<p>Mathematicians call this <em>induction</em>. You do not have to try infinitely many positions; you have to show three sentences.</p>
<p>Note that a position without a move is no extra case. By 2 it has to be red.</p>
<h3 id="let-a-program-prove-it">Let a program prove it</h3>
`},{kind:`code`,info:`console`,text:`$ bouton prove bash3.game
bash3.game
  ✓ P(n) iff n mod 4 = 0
      Proved for all positions. Play ends, since n falls with every move.
      Numbers in base 2; 4 steps with 1 automaton; the checker accepts the certificate (283 bytes).

Proved.`,links:[{to:`rules`,ask:`mine.game`,run:`prove`,text:`game bash3
(n) -> (n - k) where 1 <= k <= 3
P(n) iff n mod 4 = 0
`}]},{kind:`html`,html:`<p><code>--trace</code> shows what the steps were; of a claim that is false, up to the step that fails. You will find the three things among them:</p>
`},{kind:`code`,info:`text`,text:`ends    play ends
lost    no losing position has a move to one
won     every winning position has a move to a losing one`,links:[]},{kind:`html`,html:`<p>How a program can show something of infinitely many positions is said <a href="/learn/method#why-a-program-can-decide-it">further down</a>.</p>
<h2 id="nim">Nim</h2>
<p>Nim has heaps, and you may take as many stones as you like, but from one heap only. With two heaps:</p>
`},{kind:`code`,info:`game`,text:`game nim2
(a, b) -> (a - k, b) where k >= 1
(a, b) -> (a, b - k) where k >= 1
P(a, b) iff a = b`,links:[{to:`rules`,text:`game nim2
(a, b) -> (a - k, b) where k >= 1
(a, b) -> (a, b - k) where k >= 1
P(a, b) iff a = b
`}]},{kind:`html`,html:`<p>Equal heaps are P, since you can copy whatever the other one does. Try the three things by yourself: from equal heaps a move makes them
unequal; if they are unequal, make the larger one equal to the smaller; there are fewer stones each time.</p>
`},{kind:`code`,info:`console`,text:`$ bouton prove nim2.game
nim2.game
  ✓ P(a, b) iff a = b
      Proved for all positions. Play ends, since a + b falls with every move.
      Numbers in base 2; 7 steps with 2 automata; the checker accepts the certificate (401 bytes).

Proved.`,links:[{to:`rules`,ask:`mine.game`,run:`prove`,text:`game nim2
(a, b) -> (a - k, b) where k >= 1
(a, b) -> (a, b - k) where k >= 1
P(a, b) iff a = b
`}]},{kind:`html`,html:`<p>Now three heaps.</p>
`},{kind:`code`,info:`game`,text:`game nim3
(a, b, c) -> (a - k, b, c) where k >= 1
(a, b, c) -> (a, b - k, c) where k >= 1
(a, b, c) -> (a, b, c - k) where k >= 1`,links:[{to:`rules`,text:`game nim3
(a, b, c) -> (a - k, b, c) where k >= 1
(a, b, c) -> (a, b - k, c) where k >= 1
(a, b, c) -> (a, b, c - k) where k >= 1
`}]},{kind:`code`,info:`console`,text:`$ bouton table nim3.game 1 0..9 0..9
b\\c  0 1 2 3 4 5 6 7 8 9
  0  . P . . . . . . . .
  1  P . . . . . . . . .
  2  . . . P . . . . . .
  3  . . P . . . . . . .
  4  . . . . . P . . . .
  5  . . . . P . . . . .
  6  . . . . . . . P . .
  7  . . . . . . P . . .
  8  . . . . . . . . . P
  9  . . . . . . . . P .

P: the mover loses   .: the mover wins`,links:[{to:`map`,ask:`mine.game`,ranges:`1 0..9 0..9`,text:`game nim3
(a, b, c) -> (a - k, b, c) where k >= 1
(a, b, c) -> (a, b - k, c) where k >= 1
(a, b, c) -> (a, b, c - k) where k >= 1
`}]},{kind:`html`,html:`<p>That is the table for a first heap of 1: (1, 2, 3), (1, 4, 5), (1, 6, 7), (1, 8, 9). And 1 + 2 = 3, 1 + 4 = 5, 1 + 6 = 7. A guess: <strong>the
largest heap is the sum of the two others.</strong></p>
`},{kind:`code`,info:`game`,text:`P(a, b, c) iff a + b = c or a + c = b or b + c = a`,links:[{to:`rules`,text:`game nim3
(a, b, c) -> (a - k, b, c) where k >= 1
(a, b, c) -> (a, b - k, c) where k >= 1
(a, b, c) -> (a, b, c - k) where k >= 1
P(a, b, c) iff a + b = c or a + c = b or b + c = a
`}]},{kind:`code`,info:`console`,text:`$ bouton check nim3.game
nim3.game
  ✓ Play always ends, and all moves can be listed.
  ✗ P(a, b, c) iff a + b = c or a + c = b or b + c = a
      (1,1,2) is claimed lost (P), but the move (1,1,2) → (1,1,0) leads to (1,1,0), which is claimed lost too. By the rules (1,1,2) is won (N).

1 of 2 refuted.`,links:[{to:`rules`,ask:`mine.game`,run:`check`,text:`game nim3
(a, b, c) -> (a - k, b, c) where k >= 1
(a, b, c) -> (a, b - k, c) where k >= 1
(a, b, c) -> (a, b, c - k) where k >= 1
P(a, b, c) iff a + b = c or a + c = b or b + c = a
`}]},{kind:`html`,html:`<p>The guess is dead, and the counterexample is the smallest one. It breaks the first of the three things. Look at where the guess works, and
where it fails, in binary:</p>
`},{kind:`code`,info:`text`,text:` 1 =  1       1 = 01
 2 = 10       1 = 01
 3 = 11       2 = 10`,links:[]},{kind:`html`,html:`<p>On the left every column has an even number of ones. On the right the two ones of the last column are added, and <strong>a carry</strong> goes into the
next. So add without carries. That is called the <em>nim-sum</em>, written <code>xor</code> or ⊕: 1 ⊕ 2 = 3, but 1 ⊕ 1 = 0. The new guess: P if a ⊕ b ⊕ c = 0,
that is, if in every binary column the number of ones is even. Bouton (the program) can guess, too. <code>discover</code> does not look at the claims
of the file; it looks at the small cases:</p>
`},{kind:`code`,info:`console`,text:`$ bouton discover nim3.game
nim3.game
  ✓ P(a, b, c) iff a xor b xor c = 0
      Proved for all positions. Play ends, since a + b + c falls with every move.
      Numbers in base 2, 1 state; the checker accepts the certificate (863 bytes).
      Candidate 1; compared with 1000 positions with numbers up to 9. It took 31 ms.
  = The values are those of three heaps of nim.
      2744 values were compared, and they agree.`,links:[{to:`rules`,ask:`mine.game`,run:`discover`,text:`game nim3
(a, b, c) -> (a - k, b, c) where k >= 1
(a, b, c) -> (a, b - k, c) where k >= 1
(a, b, c) -> (a, b, c - k) where k >= 1
P(a, b, c) iff a + b = c or a + c = b or b + c = a
`}]},{kind:`html`,html:`<p>It guessed, and then proved. The three things by hand, as Charles L. Bouton (the man) showed them in 1901:</p>
<ol>
<li>All columns are even. A move changes one heap, so some of its digits change, and every column in which one does becomes odd.</li>
<li>Some columns are odd. Take the leftmost of them. Some heap has a one in it. Change the digits of this heap in all odd columns: then all
columns are even. The heap got <em>smaller</em>, since the leftmost digit that changed went from 1 to 0. So this is a move.</li>
<li>There are fewer stones each time.</li>
</ol>
<p>Nothing of this depends on there being three heaps. In the catalogue, <code>nim</code> is a game on one heap, and a position is a <em>sum</em> of heaps:
<code>nim 14 21 39</code>. How to speak of any number of heaps at once is told in <a href="/learn/limits#many-heaps">what can be proved</a>. A table of sums
wants a range for each heap, and so does one of misère play, in which no nim-values help:</p>
`},{kind:`code`,info:`console`,text:`$ bouton table nim 0..5 0..5 --misere
n₁\\n₂  0 1 2 3 4 5
    0  . P . . . .
    1  P . . . . .
    2  . . P . . .
    3  . . . P . .
    4  . . . . P .
    5  . . . . . P

P: the mover loses   .: the mover wins

How this is known: a theorem: Bouton 1901.`,links:[{to:`map`,ask:`nim`,ranges:`0..5 0..5`,misere:!0}]},{kind:`html`,html:`<p>By the rules alone each of these positions would have to be searched. Where the catalogue has a theorem that tells who wins, a table
follows from it, and names it. With <code>--what claim</code> the rules are asked all the same, and what the text claims is compared with them.</p>
<p>Rows have a table as well, a range for each number. Where the rules allow no such position, nothing stands: of Georgia and Bob,
no two pieces are on one square.</p>
`},{kind:`code`,info:`console`,text:`$ bouton table georgia-bob 1..6 1..6
x1\\x2  1 2 3 4 5 6
    1    P . . . .
    2  P   P . . .
    3  . P   P . .
    4  . . P   P .
    5  . . . P   P
    6  . . . . P

P: the mover loses   .: the mover wins   blank: no position

How this is known: a theorem: POJ 1704.`,links:[{to:`map`,ask:`georgia-bob`,ranges:`1..6 1..6`}]},{kind:`html`,html:`<h2 id="wythoffs-game">Wythoff&#39;s game</h2>
<p>Two heaps. Take any number from one, <strong>or the same number from both.</strong> W. A. Wythoff thought of this in 1907. Save it as <code>queen.game</code> (the
same game is a queen that walks to the corner of a chessboard):</p>
`},{kind:`code`,info:`game`,text:`game queen
(a, b) -> (a - k, b)     where k >= 1
(a, b) -> (a, b - k)     where k >= 1
(a, b) -> (a - k, b - k) where k >= 1`,links:[{to:`rules`,text:`game queen
(a, b) -> (a - k, b)     where k >= 1
(a, b) -> (a, b - k)     where k >= 1
(a, b) -> (a - k, b - k) where k >= 1
`}]},{kind:`html`,html:`<p>By hand, on squared paper: write P at (0, 0). From every square on its row, column and diagonal you can reach it, so cross all these out.
The nearest squares that are not crossed out are (1, 2) and (2, 1): they are P. Cross out again. You have two pairs now: 0 and 0, 1 and 2. A
guess: <strong>one heap is twice the other.</strong></p>
`},{kind:`code`,info:`game`,text:`P(a, b) iff a = 2*b or b = 2*a`,links:[{to:`rules`,text:`game queen
(a, b) -> (a - k, b)     where k >= 1
(a, b) -> (a, b - k)     where k >= 1
(a, b) -> (a - k, b - k) where k >= 1
P(a, b) iff a = 2*b or b = 2*a
`}]},{kind:`code`,info:`console`,text:`$ bouton check queen.game
queen.game
  ✓ Play always ends, and all moves can be listed.
  ✗ P(a, b) iff a = 2*b or b = 2*a
      (2,4) is claimed lost (P), but the move (2,4) → (2,1) leads to (2,1), which is claimed lost too. By the rules (2,4) is won (N).

1 of 2 refuted.`,links:[{to:`rules`,ask:`mine.game`,run:`check`,text:`game queen
(a, b) -> (a - k, b)     where k >= 1
(a, b) -> (a, b - k)     where k >= 1
(a, b) -> (a - k, b - k) where k >= 1
P(a, b) iff a = 2*b or b = 2*a
`}]},{kind:`html`,html:`<p>A good thing that we asked. Two pairs are too little to see a pattern. So more:</p>
`},{kind:`code`,info:`console`,text:`$ bouton table queen.game 0..20 0..20
a\\b  0   2   4   6   8  10  12  14  16  18  20
  0  P . . . . . . . . . . . . . . . . . . . .
  1  . . P . . . . . . . . . . . . . . . . . .
  2  . P . . . . . . . . . . . . . . . . . . .
  3  . . . . . P . . . . . . . . . . . . . . .
  4  . . . . . . . P . . . . . . . . . . . . .
  5  . . . P . . . . . . . . . . . . . . . . .
  6  . . . . . . . . . . P . . . . . . . . . .
  7  . . . . P . . . . . . . . . . . . . . . .
  8  . . . . . . . . . . . . . P . . . . . . .
  9  . . . . . . . . . . . . . . . P . . . . .
 10  . . . . . . P . . . . . . . . . . . . . .
 11  . . . . . . . . . . . . . . . . . . P . .
 12  . . . . . . . . . . . . . . . . . . . . P
 13  . . . . . . . . P . . . . . . . . . . . .
 14  . . . . . . . . . . . . . . . . . . . . .
 15  . . . . . . . . . P . . . . . . . . . . .
 16  . . . . . . . . . . . . . . . . . . . . .
 17  . . . . . . . . . . . . . . . . . . . . .
 18  . . . . . . . . . . . P . . . . . . . . .
 19  . . . . . . . . . . . . . . . . . . . . .
 20  . . . . . . . . . . . . P . . . . . . . .

P: the mover loses   .: the mover wins`,links:[{to:`map`,ask:`mine.game`,ranges:`0..20 0..20`,text:`game queen
(a, b) -> (a - k, b)     where k >= 1
(a, b) -> (a, b - k)     where k >= 1
(a, b) -> (a - k, b - k) where k >= 1
P(a, b) iff a = 2*b or b = 2*a
`}]},{kind:`html`,html:`<p>A picture shows more at once. <code>bouton table queen.game 0..40 0..40 --out queen.svg</code> draws one (or <code>.png</code>; <code>.tex</code> writes a table for LaTeX); this is the game as the
catalogue has it:</p>
<p><img src="/pictures/wythoff-lost-en.svg" alt="Lost positions lie near two lines through the corner" loading="lazy" /></p>
<p>Long work reports its progress on stderr: as a bar on a terminal, elsewhere as a line every five seconds, unless <code>--quiet</code>. With
<code>--checkpoint FILE</code> a table is kept in a file while it grows; after Ctrl-C, or a crash, the same command resumes it. Each part of the file
has a checksum: damaged positions are computed again, with a warning. <a href="/learn/large">Large tables</a> may be shared by several processes.</p>
<p>Read off the pairs, the smaller number first, and number them:</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>j</th>
<th>0</th>
<th>1</th>
<th>2</th>
<th>3</th>
<th>4</th>
<th>5</th>
<th>6</th>
<th>7</th>
</tr>
</thead>
<tbody><tr>
<td>a</td>
<td>0</td>
<td>1</td>
<td>3</td>
<td>4</td>
<td>6</td>
<td>8</td>
<td>9</td>
<td>11</td>
</tr>
<tr>
<td>b</td>
<td>0</td>
<td>2</td>
<td>5</td>
<td>7</td>
<td>10</td>
<td>13</td>
<td>15</td>
<td>18</td>
</tr>
</tbody></table></div>
<p>Now there is something to see. The differences b − a are 0, 1, 2, 3, …: that of pair j is j. The a of a new pair is the smallest number that
was not there before. So every positive number stands in one pair, and in one only. And the quotients a/j come near to 1.618…, the golden
ratio φ: 11/7 = 1.571…, further on 161/100. That is a better guess: <strong>a is j·φ rounded down, and b is a + j.</strong> Again the program finds the
same in its own way:</p>
`},{kind:`code`,info:`console`,text:`$ bouton discover queen.game
queen.game
  ✓ P(a, b) iff exists j: a = floor(phi*j) and b = a + j or b = floor(phi*j) and a = b + j
      Proved for all positions. Play ends, since a + b falls with every move.
      Numbers in Zeckendorf's numeration (quadratic 1), 7 states; the checker accepts the certificate (4794 bytes).
      Candidate 1; compared with 1024 positions with numbers up to 31. It took 30 ms.
  = The values are those of wythoff.
      576 values were compared, and they agree.`,links:[{to:`rules`,ask:`mine.game`,run:`discover`,text:`game queen
(a, b) -> (a - k, b)     where k >= 1
(a, b) -> (a, b - k)     where k >= 1
(a, b) -> (a - k, b - k) where k >= 1
P(a, b) iff a = 2*b or b = 2*a
`}]},{kind:`html`,html:`<p>Put it into the file in place of the wrong one, prove it, and keep the certificate:</p>
`},{kind:`code`,info:`game`,text:`P(a, b) iff exists j: a = floor(phi*j) and b = a + j or b = floor(phi*j) and a = b + j`,links:[{to:`rules`,text:`game queen
(a, b) -> (a - k, b)     where k >= 1
(a, b) -> (a, b - k)     where k >= 1
(a, b) -> (a - k, b - k) where k >= 1
P(a, b) iff exists j: a = floor(phi*j) and b = a + j or b = floor(phi*j) and a = b + j
`}]},{kind:`code`,info:`console`,text:`$ bouton prove queen.game --certificate queen.cert
queen.game
  ✓ P(a, b) iff exists j: a = floor(phi*j) and b = a + j or b = floor(phi*j) and a = b + j
      Proved for all positions. Play ends, since a + b falls with every move.
      Numbers in Zeckendorf's numeration (quadratic 1); 10 steps with 6 automata; the checker accepts the certificate (4794 bytes).
      certificate: queen.cert

Proved.`,links:[{to:`rules`,ask:`mine.game`,run:`prove`,text:`game queen
(a, b) -> (a - k, b)     where k >= 1
(a, b) -> (a, b - k)     where k >= 1
(a, b) -> (a - k, b - k) where k >= 1
P(a, b) iff exists j: a = floor(phi*j) and b = a + j or b = floor(phi*j) and a = b + j
`}]},{kind:`html`,html:`<p>The three things by hand. Call pair number j (aⱼ, bⱼ). That every positive number stands in exactly one pair, once, is a theorem of Beatty
(1926), and the difference of pair j is j.</p>
<ol>
<li>A move in one heap leaves the other number as it is, and this number stands in no other pair. A move in both leaves the difference as it
is, and no other pair has it.</li>
<li>Let a ≤ b be no pair. If a = bⱼ for some j ≥ 1, reduce b to aⱼ, which is less. Else a = aⱼ. If b &gt; bⱼ, reduce b to bⱼ. If b &lt; bⱼ, the
difference d = b − a is less than j; so a_d is less than a, and taking a − a_d from both leaves the pair number d.</li>
<li>There are fewer stones each time.</li>
</ol>
<p>In 2025 Mignoty, Renard, Rigo and Whiteland did such proofs by machine for Wythoff&#39;s game and many variants of it, with the program Walnut,
and settled a conjecture on the way. The method of Bouton is akin to theirs.</p>
<h3 id="what-it-is-good-for">What it is good for</h3>
<p>What is proved for all positions answers for every position. So size does not matter. Before it answers from a claim of your file, <code>solve</code>
proves it:</p>
`},{kind:`code`,info:`console`,text:`$ bouton solve queen.game 1000000000000000000,2000000000000000000
The player to move wins (N).
  winning move  (1000000000000000000,2000000000000000000) → (1000000000000000000,618033988749894848)
  why           Proved for all positions: P(a, b) iff exists j: a = floor(phi*j) and b = a + j or b = floor(phi*j) and a = b + j. The condition does not hold here: the player to move wins.
                (1000000000000000000,2000000000000000000) → (1000000000000000000,618033988749894848) wins: it leaves (1000000000000000000,618033988749894848), which by the same claim is lost for the next player.
How this is known: proved for all positions of \`queen.game\` (see \`bouton prove queen.game\`).`,links:[{to:`play`,ask:`mine.game 1000000000000000000,2000000000000000000`,text:`game queen
(a, b) -> (a - k, b)     where k >= 1
(a, b) -> (a, b - k)     where k >= 1
(a, b) -> (a - k, b - k) where k >= 1
P(a, b) iff exists j: a = floor(phi*j) and b = a + j or b = floor(phi*j) and a = b + j
`}]},{kind:`html`,html:`<p>The catalogue has the game as <code>wythoff</code>, and gives reasons that the rules alone do not have:</p>
`},{kind:`code`,info:`console`,text:`$ bouton solve wythoff 1000000000000000000,2000000000000000000
The player to move wins (N).
  winning move  (1000000000000000000,2000000000000000000) → (1000000000000000000,618033988749894848)
  why           The lost positions are the golden pairs: number j is ⌊jφ⌋ and ⌊jφ⌋ + j with φ = (1+√5)/2, so (0,0), (1,2), (3,5), (4,7), (6,10) and so on.
                The difference of (1000000000000000000,2000000000000000000) is 1000000000000000000, and the one pair with this difference is number 1000000000000000000, (1618033988749894848,2618033988749894848). So (1000000000000000000,2000000000000000000) is no pair, and the player to move wins.
                Each number stands in one pair only: 1000000000000000000 in number 381966011250105152, (618033988749894848,1000000000000000000), 2000000000000000000 in number 1236067977499789697, (2000000000000000000,3236067977499789697).
                (1000000000000000000,2000000000000000000) → (1000000000000000000,618033988749894848) wins: it takes 1381966011250105152 from the second heap and leaves pair number 381966011250105152.
How this is known: proved for all positions of \`wythoff\` (see \`bouton prove wythoff\`); Wythoff 1907.`,links:[{to:`play`,ask:`wythoff 1000000000000000000,2000000000000000000`}]},{kind:`html`,html:`<p>In a contest: who computes φ in floating point gets wrong answers for large numbers (the first wrong pair is number 102334155). Bouton
computes exactly, and <code>bouton solve --batch</code> answers a file of questions to compare your own program with.</p>
<h2 id="why-a-program-can-decide-it">Why a program can decide it</h2>
<p>Read numbers digit by digit, in binary, from the left. An <strong>automaton</strong> is a machine with finitely many states, which reads a digit, changes
its state, and reads the next. It has no other memory. In the end it says yes or no. Here is one, written in the language of the game files;
it says whether a number is even, which is just what matters if one stone is taken at a time:</p>
`},{kind:`code`,info:`game`,text:`game step
(n) -> (n - 1)
P(n) iff ends_in_zero(n)

automaton ends_in_zero(n) base 2
  state zero: 0 -> zero, 1 -> one
  state one: 0 -> zero, 1 -> one
  accept zero`,links:[{to:`rules`,text:`game step
(n) -> (n - 1)
P(n) iff ends_in_zero(n)

automaton ends_in_zero(n) base 2
  state zero: 0 -> zero, 1 -> one
  state one: 0 -> zero, 1 -> one
  accept zero
`}]},{kind:`code`,info:`console`,text:`$ bouton prove step.game
step.game
  ✓ P(n) iff ends_in_zero(n)
      Proved for all positions. Play ends, since n falls with every move.
      Numbers in base 2; 4 steps with 1 automaton; the checker accepts the certificate (364 bytes).

Proved.`,links:[{to:`rules`,ask:`mine.game`,run:`prove`,text:`game step
(n) -> (n - 1)
P(n) iff ends_in_zero(n)

automaton ends_in_zero(n) base 2
  state zero: 0 -> zero, 1 -> one
  state one: 0 -> zero, 1 -> one
  accept zero
`}]},{kind:`html`,html:`<p>An automaton may read several numbers at once, one digit of each in a step, as when you write them under each other and go from column to
column. What can it check of them?</p>
<ul>
<li><strong>a = b</strong>: that in each column both digits are the same.</li>
<li><strong>a &lt; b</strong>: the first column in which they differ decides.</li>
<li><strong>a + b = c</strong>: the machine has to remember one thing only: whether a carry is expected from the columns to come. Two states.</li>
<li><strong>a ⊕ b = c</strong>: there are no carries, so one state is enough. That is the <code>1 state</code> in the output about Nim above.</li>
<li><strong>n mod 4 = 0</strong>, and other remainders by fixed numbers: it remembers the remainder of what it has read.</li>
</ul>
<p>From such pieces bigger ones are made, by constructions that always work. <em>And</em>: two automata run side by side. <em>Not</em>: yes and no are
swapped. <em>There is an x</em>: the machine does not see x, so it keeps track of all states in which it might be with some digits of x. There are
finitely many sets of states, so this is an automaton again. So <strong>every formula made of these pieces becomes an automaton.</strong> And whether an
automaton says yes to anything at all is easy to find out: follow its arrows from the first state. There are finitely many states, so that
comes to an end. If it does say yes, the shortest way there spells a counterexample with the fewest digits.</p>
<p>Now the first thing to show reads: <em>there are no positions p and q such that p is red, a move leads from p to q, and q is red.</em> Make the
automaton of &quot;p is red, a move leads from p to q, and q is red&quot;. Follow its arrows. If no state is reached in which it says yes, the
sentence holds for <strong>all</strong> p and q, though infinitely many were never tried. The second thing goes the same way. For the third, some number
has to be found that falls with every move, such as <code>a + b</code>; that it does fall is one more sentence of this kind.</p>
<p>This is an old idea: Büchi found it in 1960, and Presburger showed already in 1929 that the arithmetic of + and &lt; can be decided.</p>
<p>And Wythoff&#39;s game? ⌊jφ⌋ cannot be checked in binary by finitely many states. But numbers can be written in another way. Write a number as a
sum of Fibonacci numbers 1, 2, 3, 5, 8, 13, …, no two of them neighbours (Zeckendorf): 4 = 3 + 1 is <code>101</code>, 7 = 5 + 2 is <code>1010</code>. Look at the
pairs:</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>a</th>
<th>b</th>
<th>a in Zeckendorf&#39;s digits</th>
<th>b in Zeckendorf&#39;s digits</th>
</tr>
</thead>
<tbody><tr>
<td>1</td>
<td>2</td>
<td><code>1</code></td>
<td><code>10</code></td>
</tr>
<tr>
<td>3</td>
<td>5</td>
<td><code>100</code></td>
<td><code>1000</code></td>
</tr>
<tr>
<td>4</td>
<td>7</td>
<td><code>101</code></td>
<td><code>1010</code></td>
</tr>
<tr>
<td>6</td>
<td>10</td>
<td><code>1001</code></td>
<td><code>10010</code></td>
</tr>
<tr>
<td>8</td>
<td>13</td>
<td><code>10000</code></td>
<td><code>100000</code></td>
</tr>
</tbody></table></div>
<p><strong>b is a with a 0 behind it</strong> (and a ends in an even number of zeros). A machine with a few states can check that. It can also add in this
way of writing numbers; the carries are more complicated, but finitely many states are enough. In the output above <code>quadratic 1</code> is Bouton&#39;s
name for these digits.</p>
<p>Here is the machine. It reads the digits of a and b at the same time, a pair for each arrow, and says yes in the states with two rings.
<code>bouton discover wythoff --out wythoff.svg</code> finds it from the rules alone and draws it; <code>bouton prove wythoff --out wythoff.svg</code> draws that of
the claim in the file. This is the one that was found:</p>
<p><img src="/pictures/wythoff-automaton-en.svg" alt="The automaton that tells the lost positions of Wythoff's game" loading="lazy" /></p>
<h2 id="what-a-certificate-is">What a certificate is</h2>
<p>A proof found by a program is worth as much as the program. Bouton&#39;s prover is large and clever, and could have a mistake. So it writes down
what it found, as a <strong>certificate</strong>: a text file with the game and the claim as formulas, and the automata as tables. A second program, the
checker, reads it. It has about 2 000 lines, depends on nothing, and has nothing to search for: from the formulas it derives for itself what has to
be shown, and compares every table with its definition, arrow by arrow. If anything is missing or wrong, it says no.</p>
`},{kind:`code`,info:`console`,text:`$ bouton verify queen.cert --game queen.game
✓ queen.cert: proved for all positions: exactly the positions with (exists k: floor(phi*k) = a and a + k = b) or (exists l: floor(phi*l) = b and b + l = a) are lost for the player to move; all others are won (10 demands, 6 tables with 143 states, numbers in Zeckendorf's numeration (quadratic 1))
  this is claim 1 of \`queen.game\` in normal play: P(a, b) iff exists j: a = floor(phi*j) and b = a + j or b = floor(phi*j) and a = b + j
  The statement:
    (statement
      (numeration quadratic 1)
      (places a b)
      (stuck lost)
      (move (k) (< k a) (to k b))
      (move (k) (< k b) (to a k))
      (move (k l) (< k a) (= (+ a l) (+ b k)) (to k l))
      (lost (or (exists (k) (and (floor k a) (= (+ a k) b))) (exists (l) (and (floor l b) (= (+ b l) a))))))
  In words:
    A position is 2 natural numbers a, b.
    A move leads from (a, b) to (k, b) wherever k < a.
    A move leads from (a, b) to (a, k) wherever k < b.
    A move leads from (a, b) to (k, l) wherever k < a and a + l = b + k.
    There are no other moves.
    A player who cannot move has lost.
    Claim: exactly the positions with (exists k: floor(phi*k) = a and a + k = b) or (exists l: floor(phi*l) = b and b + l = a) are lost for the player to move; all others are won.`,links:[]},{kind:`html`,html:`<p>The checker knows no rule files, only formulas. They can be read, as they stand or in words; and <code>--game</code> makes them again from the rules of a
game and says which of its claims they are.</p>
<p>It is as with a hard equation: to find the solution may need a genius, but to put it in and see that it is right needs only care. You need
not trust who found it.</p>
<p>Here is a whole certificate, of the game in which a move takes any number from one heap:</p>
`},{kind:`code`,info:`text`,text:`(certificate 2)
(statement
  (numeration base 2)
  (places n)
  (stuck lost)
  (move (m) (< m n) (to m))
  (lost (= n 0)))
(falls n)
(define f0 (a) (exists (m) (< m a) (= m 0))
  (nodes (0 s0 s1))
  (rows n0 s1)
  (accept 1))`,links:[]},{kind:`code`,info:`console`,text:`$ bouton verify heap.cert
✓ heap.cert: proved for all positions: exactly the positions with n = 0 are lost for the player to move; all others are won (4 demands, 1 table with 2 states, numbers in base 2)
  The statement:
    (statement
      (numeration base 2)
      (places n)
      (stuck lost)
      (move (k) (< k n) (to k))
      (lost (= n 0)))
  In words:
    A position is a natural number n.
    A move leads from n to k wherever k < n.
    There are no other moves.
    A player who cannot move has lost.
    Claim: exactly the positions with n = 0 are lost for the player to move; all others are won.`,links:[]},{kind:`html`,html:`<p><code>(falls n)</code> is the number that falls. <code>f0</code> is a machine with two states: it accepts a number that has a digit other than 0, for only then is there
an m below it that is 0. You can follow it with a pencil: <a href="/learn/certificate">the page on certificates</a> says what each line means, and what is
trusted in the end. It is written so that you can make a checker of your own.</p>
<p>And who only asserts something gets nowhere:</p>
`},{kind:`code`,info:`text`,text:`(certificate 2)
(statement
  (numeration base 2)
  (places n)
  (stuck lost)
  (move (m) (< m n) (to m))
  (lost (= n 1)))
(falls n)`,links:[]},{kind:`code`,info:`console`,text:"$ bouton verify forged.cert\n✗ forged.cert: a definition is missing that the statement needs: `(a) (exists (k) (< k a) (= k 1))`",links:[]},{kind:`html`,html:`<h2 id="now-you">Now you</h2>
<p>Write a game of your own, look at its table, guess, check, discover, prove. Some to begin with: take 1, 3 or 4 stones; two heaps, from which
you may take one stone from either or one from both; Wythoff&#39;s game in which who cannot move wins (<code>bouton discover queen.game --misere</code>).
Some games will resist. What can be proved this way and what cannot is told in <a href="/learn/limits">the next chapter</a>.</p>
<h2 id="literature">Literature</h2>
<ul>
<li>C. L. Bouton, <em>Nim, a game with a complete mathematical theory</em>, Annals of Mathematics 3 (1901), 35–39.</li>
<li>W. A. Wythoff, <em>A modification of the game of Nim</em>, Nieuw Archief voor Wiskunde 7 (1907), 199–202.</li>
<li>B. Mignoty, A. Renard, M. Rigo, M. A. Whiteland, <em>Automatic proofs in combinatorial game theory</em>, International Journal of Game Theory 54
(2025).</li>
</ul>
`}]};export{e as default};