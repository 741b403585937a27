var e={title:`Ten problems from statement to submission`,headings:[{id:`1-a-fixed-set-of-amounts`,text:`1. A fixed set of amounts`,level:2},{id:`2-several-heaps-and-the-number-of-winning-moves`,text:`2. Several heaps, and the number of winning moves`,level:2},{id:`3-two-numbers-print-the-winning-moves`,text:`3. Two numbers: print the winning moves`,level:2},{id:`4-splitting-heaps`,text:`4. Splitting heaps`,level:2},{id:`5-the-last-to-move-loses`,text:`5. The last to move loses`,level:2},{id:`6-a-staircase`,text:`6. A staircase`,level:2},{id:`7-a-row-of-pieces`,text:`7. A row of pieces`,level:2},{id:`8-not-more-than-twice-what-the-opponent-took`,text:`8. Not more than twice what the opponent took`,level:2},{id:`9-a-parameter-in-the-input`,text:`9. A parameter in the input`,level:2},{id:`10-a-brute-force-and-a-guess`,text:`10. A brute force, and a guess`,level:2},{id:`what-else-to-ask`,text:`What else to ask`,level:2},{id:`phrases-and-lines`,text:`Phrases and lines`,level:2}],parts:[{kind:`html`,html:`<h1 id="ten-problems-from-statement-to-submission">Ten problems from statement to submission</h1>
<p>A contest gives you a statement, five hours, and no hint. For each problem below: the statement, the lines that say the same to Bouton, the pattern, a program to hand in, and a
sample. The statements are made up; the kinds are those that come again and again. <a href="/learn/guess">From numbers to a formula</a> starts from a brute force; <a href="/learn/judge#programs-to-hand-in">programs to hand in</a>
describes the formats. If you are in a hurry, begin with the <a href="/learn/contest#phrases-and-lines">table of phrases</a>.</p>
<p>Every answer says how it is known. <strong>Proved</strong> is safe to hand in. A <strong>conjecture</strong> has predicted data that it was not fitted on: mostly right, and your risk.</p>
<h2 id="1-a-fixed-set-of-amounts">1. A fixed set of amounts</h2>
<blockquote>
<p><em>Marbles.</em> There are n marbles. Two players take turns; each takes exactly 1, 3 or 8 of them. A player who cannot take any loses.
The input has T, then T numbers n. For each of them print <code>First</code> or <code>Second</code>, the winner. (T ≤ 10⁵, n ≤ 10¹⁸)</p>
</blockquote>
`},{kind:`code`,info:`game`,text:`game marbles
(n) -> (n - k) where k in {1, 3, 8}`,links:[{to:`rules`,text:`game marbles
(n) -> (n - k) where k in {1, 3, 8}
`}]},{kind:`code`,info:`console`,text:`$ bouton discover marbles.game --emit python --format "T; n -> First/Second" > marbles.py
marbles.game
  ✓ P(n) iff n mod 11 in {0, 2, 4, 6}
      Proved for all positions. Play ends, since n falls with every move.
      Numbers in base 2, 11 states; the checker accepts the certificate (982 bytes).
      Candidate 1; compared with 200 positions with numbers up to 199. It took 3.9 ms.
  ✓ value(n) = repeat [0, 1, 0, 1, 0, 1, 0, 1, 2, 3, 2]
      Proved for all positions. Play ends, since n falls with every move.
      Numbers in base 2, 16 states; the checker accepts the certificate (6081 bytes).
      Candidate 1; compared with 200 positions with numbers up to 199. It took 9.3 ms.`,links:[{to:`rules`,ask:`mine.game`,run:`discover`,text:`game marbles
(n) -> (n - k) where k in {1, 3, 8}
`}]},{kind:`code`,info:`console`,text:`$ printf "3\\n11\\n12\\n1000000000000000000\\n" | python3 marbles.py
Second
First
First`,links:[]},{kind:`html`,html:`<h2 id="2-several-heaps-and-the-number-of-winning-moves">2. Several heaps, and the number of winning moves</h2>
<blockquote>
<p><em>Bins.</em> There are k bins with a₁, …, a_k balls. In a turn a player picks a bin and takes 1, 2, 4, 8, … balls from it, any power of two. Taking the last ball wins. Print <code>Yes</code> if the first player
wins and <code>No</code> otherwise, and on the next line the number of winning first moves. T cases; each has k, then the k numbers. (k ≤ 1000, a ≤ 10⁵)</p>
</blockquote>
<p>Write down one heap. A sum of heaps needs no line of its own: the format <code>n a1..an</code> reads several. So do
<a href="/learn/judge#sums-of-different-games">sums of different games</a>: <code>bouton discover bins.game + nim --emit cpp --format &quot;T; n a1..an; m b1..bm&quot;</code>.</p>
`},{kind:`code`,info:`game`,text:`game bins
(n) -> (n - k) where power_of_two(k)`,links:[{to:`rules`,text:`game bins
(n) -> (n - k) where power_of_two(k)
`}]},{kind:`code`,info:`console`,text:`$ bouton discover bins.game --emit cpp --format "T; n a1..an -> Yes/No; count" > bins.cpp
bins.game
  ✓ P(n) iff n mod 3 = 0
      Proved for all positions. Play ends, since n falls with every move.
      Numbers in base 2, 3 states; the checker accepts the certificate (313 bytes).
      Candidate 1; compared with 200 positions with numbers up to 199. It took 1.7 ms.
  ✓ value(n) = n mod 3
      Proved for all positions. Play ends, since n falls with every move.
      Numbers in base 2, 6 states; the checker accepts the certificate (710 bytes).
      Candidate 1; compared with 200 positions with numbers up to 199. It took 2.9 ms.
  = The values are those of {1,2}.
      200 values were compared, and they agree.`,links:[{to:`rules`,ask:`mine.game`,run:`discover`,text:`game bins
(n) -> (n - k) where power_of_two(k)
`}]},{kind:`code`,info:`console`,text:`$ g++ -O2 -std=c++17 bins.cpp -o bins && printf "2\\n3 1 2 3\\n2 1 1000\\n" | ./bins
Yes
1
No
0`,links:[]},{kind:`html`,html:`<h2 id="3-two-numbers-print-the-winning-moves">3. Two numbers: print the winning moves</h2>
<blockquote>
<p><em>Ropes.</em> Two ropes are a and b metres long. In a turn, cut a whole number of metres off one of them, or off both; if off both, the two pieces may differ by one metre at most.
A player who finds nothing to cut loses. Cases <code>a b</code>, up to a line <code>0 0</code>. Print <code>Win</code> or <code>Lose</code>, and after <code>Win</code> all pairs that a winning move leaves. (a, b ≤ 300)</p>
</blockquote>
`},{kind:`code`,info:`game`,text:`game ropes
(a, b) -> (a - k, b)     where k >= 1
(a, b) -> (a, b - k)     where k >= 1
(a, b) -> (a - k, b - l) where k >= 1 and l >= 1 and k <= l + 1 and l <= k + 1`,links:[{to:`rules`,text:`game ropes
(a, b) -> (a - k, b)     where k >= 1
(a, b) -> (a, b - k)     where k >= 1
(a, b) -> (a - k, b - l) where k >= 1 and l >= 1 and k <= l + 1 and l <= k + 1
`}]},{kind:`code`,info:`console`,text:`$ bouton table ropes.game 0..11 0..11
a\\b  0   2   4   6   8  10
  0  P . . . . . . . . . . .
  1  . . . P . . . . . . . .
  2  . . . . . . P . . . . .
  3  . P . . . . . . . . . .
  4  . . . . . . . . . . P .
  5  . . . . . . . . . . . .
  6  . . P . . . . . . . . .
  7  . . . . . . . . . . . .
  8  . . . . . . . . . . . .
  9  . . . . . . . . . . . .
 10  . . . . P . . . . . . .
 11  . . . . . . . . . . . .

P: the mover loses   .: the mover wins`,links:[{to:`map`,ask:`mine.game`,ranges:`0..11 0..11`,text:`game ropes
(a, b) -> (a - k, b)     where k >= 1
(a, b) -> (a, b - k)     where k >= 1
(a, b) -> (a - k, b - l) where k >= 1 and l >= 1 and k <= l + 1 and l <= k + 1
`}]},{kind:`html`,html:`<p>A table shows that there is a pattern, and rarely which one. <code>discover</code> knows the usual ones of pairs, among them floors of irrational multiples:</p>
`},{kind:`code`,info:`console`,text:`$ bouton discover ropes.game --emit python --format "until 0 0; a b -> Win/Lose; moves" > ropes.py
ropes.game
  ✓ P(a, b) iff exists j: a = floor(sqrt(2)*j) and b = a + 2*j or b = floor(sqrt(2)*j) and a = b + 2*j
      Proved for all positions. Play ends, since a + b falls with every move.
      Numbers in quadratic 2 (1, 3, 7, 17, …), 9 states; the checker accepts the certificate (8744 bytes).
      Candidate 1; compared with 1024 positions with numbers up to 31. It took 380 ms.`,links:[{to:`rules`,ask:`mine.game`,run:`discover`,text:`game ropes
(a, b) -> (a - k, b)     where k >= 1
(a, b) -> (a, b - k)     where k >= 1
(a, b) -> (a - k, b - l) where k >= 1 and l >= 1 and k <= l + 1 and l <= k + 1
`}]},{kind:`code`,info:`console`,text:`$ printf "1 3\\n4 5\\n200 300\\n0 0\\n" | python3 ropes.py
Lose
Win
1 3
0 0
Win
124 300
70 170`,links:[]},{kind:`html`,html:`<h2 id="4-splitting-heaps">4. Splitting heaps</h2>
<blockquote>
<p><em>Clay.</em> There are lumps of clay. In a turn, take a lump and either remove one or two grams of it, or break it into two lumps of whole grams, neither of them empty. A player without a move
loses. T cases; each has the number of lumps and their weights. Print <code>Alice</code> if the first player wins, else <code>Bob</code>. (10⁵ lumps of up to 10⁹ grams)</p>
</blockquote>
<p>What is left of a component may be several: <code>(i) + (j)</code>.</p>
`},{kind:`code`,info:`game`,text:`game clay
(n) -> (n - k)   where 1 <= k <= 2
(n) -> (i) + (j) where i + j = n and i >= 1 and j >= 1`,links:[{to:`rules`,text:`game clay
(n) -> (n - k)   where 1 <= k <= 2
(n) -> (i) + (j) where i + j = n and i >= 1 and j >= 1
`}]},{kind:`code`,info:`console`,text:`$ bouton discover clay.game --emit python --format "T; n a1..an -> Alice/Bob" > clay.py
clay.game
  ✓ value(n) = [0] repeat [1, 2, 0, 3]
      Proved for all positions. Play ends, since n falls with every move.
      Numbers in base 2, 8 states; the checker accepts the certificate (2049 bytes).
      Candidate 1; compared with 200 positions with numbers up to 199. It took 11 ms.`,links:[{to:`rules`,ask:`mine.game`,run:`discover`,text:`game clay
(n) -> (n - k)   where 1 <= k <= 2
(n) -> (i) + (j) where i + j = n and i >= 1 and j >= 1
`}]},{kind:`code`,info:`console`,text:`$ printf "2\\n3 1 2 3\\n2 1000000000 7\\n" | python3 clay.py
Alice
Alice`,links:[]},{kind:`html`,html:`<h2 id="5-the-last-to-move-loses">5. The last to move loses</h2>
<blockquote>
<p><em>Hot plates.</em> There are stacks of plates. In a turn, take one, two or three plates from one stack. The player who takes the last plate of all has to wash up, and loses. T cases; each has the number of
stacks and their heights. Print <code>Yes</code> if the first player wins. (100 stacks, heights up to 10¹⁸)</p>
</blockquote>
<p>A line <code>misere</code> turns the ending round. In misère play nim-values do not add up in general, so ask about sums: <code>--size 3</code> looks at three heaps and writes a formula for any number of them.</p>
`},{kind:`code`,info:`game`,text:`game plates
misere
(n) -> (n - k) where 1 <= k <= 3`,links:[{to:`rules`,text:`game plates
misere
(n) -> (n - k) where 1 <= k <= 3
`}]},{kind:`code`,info:`console`,text:`$ bouton discover plates.game --size 3 --emit python --format "T; n a1..an -> Yes/No" > plates.py
plates.game (misère)
  ✓ P((n) + ..) iff sum(n) mod 2 = 1 and max(n mod 4) < 2 or xor(n mod 4) = 0 and max(n mod 4) > 1
      Proved for all sums of 3 components. Play ends, since n1 + n2 + n3 falls with every move.
      Numbers in base 2, 6 states; the checker accepts the certificate (6770 bytes).
      Of other numbers of components: it agrees with all 512 positions of one component with numbers up to 511; it agrees with all 484 sums of 2 components, each order counted, with numbers up to 21; it agrees with all 256 sums of 4 components, each order counted, with numbers up to 3; it agrees with all 243 sums of 5 components, each order counted, with numbers up to 2.
      Candidate 1; compared with 1000 sums of 3 components, each order counted, with numbers up to 9. It took 117 ms.`,links:[{to:`rules`,ask:`mine.game`,run:`discover`,text:`game plates
misere
(n) -> (n - k) where 1 <= k <= 3
`}]},{kind:`code`,info:`console`,text:`$ printf "3\\n1 1\\n2 1 1\\n3 4 6 2\\n" | python3 plates.py
No
Yes
No`,links:[]},{kind:`html`,html:`<p>Proved for three stacks, and compared with small sums of one, two, four and five: the output says which is which.</p>
<h2 id="6-a-staircase">6. A staircase</h2>
<blockquote>
<p><em>Stairs.</em> Coins lie on the steps 1 to n of a stair, aᵢ on step i. In a turn, choose a step and move one or more of its coins to the next lower step; from step 1 they reach the ground and stay there.
A player who cannot move loses. T cases: n, then the numbers. Print <code>Yes</code> or <code>No</code>. (n ≤ 10⁵, aᵢ ≤ 10⁹)</p>
</blockquote>
<p>Numbers whose order matters are a <strong>row</strong>, in square brackets. <code>..</code> stands for the steps that a move does not touch.</p>
`},{kind:`code`,info:`game`,text:`game stairs
[x, ..]        -> [x - k, ..]            where k >= 1
[.., a, x, ..] -> [.., a + k, x - k, ..] where k >= 1`,links:[{to:`rules`,text:`game stairs
[x, ..]        -> [x - k, ..]            where k >= 1
[.., a, x, ..] -> [.., a + k, x - k, ..] where k >= 1
`}]},{kind:`code`,info:`console`,text:`$ bouton discover stairs.game --emit python --format "T; n a1..an -> Yes/No" > stairs.py
stairs.game
  ✓ P[x at i, ..] iff xor(x where i mod 2 = 1) = 0
      Proved for all rows of length 3. Play ends, since x1 + 2*x2 + 3*x3 falls with every move.
      Numbers in base 2, 1 state; the checker accepts the certificate (974 bytes).
      Of other lengths: it agrees with all 512 rows of length 1 with numbers up to 511; it agrees with all 484 rows of length 2 with numbers up to 21; it agrees with all 256 rows of length 4 with numbers up to 3; it agrees with all 243 rows of length 5 with numbers up to 2.
      Candidate 1; compared with 1000 rows of length 3 with numbers up to 9. It took 659 ms.`,links:[{to:`rules`,ask:`mine.game`,run:`discover`,text:`game stairs
[x, ..]        -> [x - k, ..]            where k >= 1
[.., a, x, ..] -> [.., a + k, x - k, ..] where k >= 1
`}]},{kind:`code`,info:`console`,text:`$ printf "2\\n3 2 5 2\\n4 1 2 3 4\\n" | python3 stairs.py
No
Yes`,links:[]},{kind:`html`,html:`<h2 id="7-a-row-of-pieces">7. A row of pieces</h2>
<blockquote>
<p><em>Strip.</em> Pieces stand on different fields 1, 2, 3, … of a strip. In a turn, move one piece to the left by one or more fields; it may neither leave the strip nor land on or jump over another piece.
A player who cannot move loses. T cases: n, then the fields from left to right. Print <code>Georgia</code> or <code>Bob</code>. (n ≤ 1000, fields up to 10⁹)</p>
</blockquote>
<p>The row has laws, <code>position</code>: they say which rows are positions at all.</p>
`},{kind:`code`,info:`game`,text:`game strip
position [x, ..] where x >= 1
position [.., a, b, ..] where a < b
[x, ..]        -> [x - k, ..]        where k >= 1 and x - k >= 1
[.., a, b, ..] -> [.., a, b - k, ..] where k >= 1 and b - k > a`,links:[{to:`rules`,text:`game strip
position [x, ..] where x >= 1
position [.., a, b, ..] where a < b
[x, ..]        -> [x - k, ..]        where k >= 1 and x - k >= 1
[.., a, b, ..] -> [.., a, b - k, ..] where k >= 1 and b - k > a
`}]},{kind:`code`,info:`console`,text:`$ bouton discover strip.game --emit python --format "T; n a1..an -> Georgia/Bob" > strip.py
strip.game
  ✓ P[x after w at i of n, ..] iff xor(x - w - 1 where (n - i) mod 2 = 0) = 0
      Proved for all rows of length 3. Play ends, since x1 + x2 + x3 falls with every move.
      Numbers in base 2, 3 states; the checker accepts the certificate (1688 bytes).
      Of other lengths: it agrees with all 511 rows of length 1 with numbers up to 511; it agrees with all 210 rows of length 2 with numbers up to 21; it agrees with all 210 rows of length 4 with numbers up to 10; it agrees with all 21 rows of length 5 with numbers up to 7.
      Candidate 1; compared with 2300 rows of length 3 with numbers up to 25. It took 1.2 s.`,links:[{to:`rules`,ask:`mine.game`,run:`discover`,text:`game strip
position [x, ..] where x >= 1
position [.., a, b, ..] where a < b
[x, ..]        -> [x - k, ..]        where k >= 1 and x - k >= 1
[.., a, b, ..] -> [.., a, b - k, ..] where k >= 1 and b - k > a
`}]},{kind:`html`,html:`<p>Read it aloud: pair the pieces from the right; the gaps within the pairs, <code>x - w - 1</code>, are the heaps of Nim.</p>
`},{kind:`code`,info:`console`,text:`$ printf "2\\n3 1 2 3\\n4 1 5 7 8\\n" | python3 strip.py
Bob
Georgia`,links:[]},{kind:`html`,html:`<h2 id="8-not-more-than-twice-what-the-opponent-took">8. Not more than twice what the opponent took</h2>
<blockquote>
<p><em>Beads.</em> There are n beads. The first player takes at least one, but not all. After that a player takes at least one, and not more than twice what the opponent has just taken. Who takes the last bead wins.
Numbers n, up to a 0. Print <code>First</code> or <code>Second</code>. (n &lt; 2⁶³)</p>
</blockquote>
<p>A position is then more than the heap: <code>cap</code> is how many may be taken now. <code>start</code> says with which cap play begins, so that the input needs no second number.</p>
`},{kind:`code`,info:`game`,text:`game beads
(n, cap) -> (n - k, 2*k) where 1 <= k <= cap
start (n) = (n, n - 1)`,links:[{to:`rules`,text:`game beads
(n, cap) -> (n - k, 2*k) where 1 <= k <= cap
start (n) = (n, n - 1)
`}]},{kind:`code`,info:`console`,text:`$ bouton discover beads.game --emit cpp --format "until 0; n -> First/Second" > beads.cpp
beads.game
  ✓ P(n, cap) iff n = 0 or cap < lowest_zeckendorf(n)
      Proved for all positions. Play ends, since n falls with every move.
      Numbers in Zeckendorf's numeration (quadratic 1), 4 states; the checker accepts the certificate (816 bytes).
      Candidate 1; compared with 1024 positions with numbers up to 31. It took 162 ms.
  = The values are those of fibonacci-nim.
      576 values were compared, and they agree.`,links:[{to:`rules`,ask:`mine.game`,run:`discover`,text:`game beads
(n, cap) -> (n - k, 2*k) where 1 <= k <= cap
start (n) = (n, n - 1)
`}]},{kind:`code`,info:`console`,text:`$ g++ -O2 -std=c++17 beads.cpp -o beads && printf "13\\n12\\n1000000000000000000\\n0\\n" | ./beads
Second
First
First`,links:[]},{kind:`html`,html:`<h2 id="9-a-parameter-in-the-input">9. A parameter in the input</h2>
<blockquote>
<p><em>Matches.</em> There are n matches; in a turn a player takes at least one and at most m. Who takes the last match loses. Cases <code>n m</code>, up to <code>0 0</code>. Print <code>First</code> or <code>Second</code>. (n, m ≤ 10¹⁸)</p>
</blockquote>
<p>A number that the statement calls m is a parameter of the game. Its default serves for looking at small cases.</p>
`},{kind:`code`,info:`game`,text:`game matches(m >= 1 default 3)
misere
(n) -> (n - k) where 1 <= k <= m`,links:[{to:`rules`,text:`game matches(m >= 1 default 3)
misere
(n) -> (n - k) where 1 <= k <= m
`}]},{kind:`code`,info:`console`,text:`$ bouton discover matches.game
matches.game m=3 (misère)
  ✓ P(n) iff n mod 4 = 1 when m = 3
      Proved for all positions. Play ends, since n falls with every move.
      Numbers in base 2, 3 states; the checker accepts the certificate (407 bytes).
      Candidate 1; compared with 200 positions with numbers up to 199. It took 18 ms.
  ✓ P(n) iff n mod (m + 1) = 1
      Proved for all m >= 1 and all positions. Play ends, since with every move n div (m + 1) falls, or n div (m + 1) stays and n mod (m + 1) falls.
      Numbers in base 2; 8 steps with 7 automata; the checker accepts the certificate (1906 bytes).`,links:[{to:`rules`,ask:`mine.game`,run:`discover`,text:`game matches(m >= 1 default 3)
misere
(n) -> (n - k) where 1 <= k <= m
`}]},{kind:`html`,html:`<p>The second finding is for every m, and proved for every m. Put it into the file; the program that reads m says in its first lines what is proved.</p>
`},{kind:`code`,info:`game`,text:`P(n) iff n mod (m + 1) = 1`,links:[{to:`rules`,text:`game matches(m >= 1 default 3)
misere
(n) -> (n - k) where 1 <= k <= m
P(n) iff n mod (m + 1) = 1
`}]},{kind:`code`,info:`console`,text:`$ bouton prove matches.game --emit python --format "until 0 0; n m -> First/Second" > matches.py
matches.game (misère)
  ✓ P(n) iff n mod (m + 1) = 1
      Proved for all m >= 1 and all positions. Play ends, since with every move n div (m + 1) falls, or n div (m + 1) stays and n mod (m + 1) falls.
      Numbers in base 2; 8 steps with 7 automata; the checker accepts the certificate (1906 bytes).

Proved.`,links:[{to:`rules`,ask:`mine.game`,run:`prove`,text:`game matches(m >= 1 default 3)
misere
(n) -> (n - k) where 1 <= k <= m
P(n) iff n mod (m + 1) = 1
`}]},{kind:`code`,info:`console`,text:`$ head -4 matches.py && printf "13 3\\n14 3\\n1000000000000000000 6\\n0 0\\n" | python3 matches.py
# matches.game, misère play
# P(n) iff n mod (m + 1) = 1
# Proved for all m >= 1 and all positions: the checker has accepted the certificate.
# Format: until 0 0; n m -> First/Second
Second
First
Second`,links:[]},{kind:`html`,html:`<h2 id="10-a-brute-force-and-a-guess">10. A brute force, and a guess</h2>
<blockquote>
<p><em>Beads again.</em> The same as the eighth problem, but not more than three times what the opponent has just taken. T numbers n. Print <code>Win</code> or <code>Lose</code>. (T ≤ 10⁵, n ≤ 10¹⁸)</p>
</blockquote>
<p><code>discover</code> finds nothing here. A brute force says which n are lost:</p>
`},{kind:`code`,info:`cpp`,text:`#include <iostream>
#include <vector>

std::vector<std::vector<int>> known;

bool wins(int n, int cap) {
    if (cap > n) cap = n;
    int& answer = known[n][cap];
    if (answer < 0) {
        answer = 0;
        for (int k = 1; k <= cap && !answer; k++) answer = !wins(n - k, 3 * k);
    }
    return answer;
}

int main() {
    const int most = 800;
    known.assign(most + 1, std::vector<int>(most + 1, -1));
    for (int n = 1; n <= most; n++)
        if (!wins(n, n - 1)) std::cout << n << "\\n";
}`,links:[]},{kind:`code`,info:`console`,text:`$ g++ -O2 thrice.cpp -o thrice && ./thrice > lost.txt && xargs < lost.txt
1 2 3 4 6 8 11 15 21 29 40 55 76 105 145 200 276 381 526 726`,links:[]},{kind:`code`,info:`console`,text:`$ bouton guess lost.txt --losing --emit python --format "T; n -> Win/Lose" > thrice.py
Conjecture: the lost positions, for k = 0, 1, 2, …, are
  n(0) = 1
  n(1) = 2
  n(2) = 3
  n(3) = 4
  n(4) = 6
  n(k) = n(k - 1) + n(k - 4)
  read as  lost positions, all up to 726 taken to be listed: 726 outcomes, W for a win of the player to move and L for a loss, at 1..726
How this is known: a conjecture, checked against the data. Fitted on 435 values, it predicted the other 291, all of them right. Without the pattern, the values it accounts for take 143 bits to write down; the pattern itself takes 52: a fluke is as likely as 91 heads in a row.`,links:[]},{kind:`code`,info:`console`,text:`$ printf "3\\n726\\n727\\n1000000000000000000\\n" | python3 thrice.py
Lose
Win
Win`,links:[]},{kind:`html`,html:`<p>This game is a known one too: <code>bouton solve dynamic-nim k=3 727</code> names the winning move, by Schwenk&#39;s theorem.</p>
<h2 id="what-else-to-ask">What else to ask</h2>
<ul>
<li>Before you hand in: <code>bouton table mine.game 0..40</code> beside the sample of the statement. Rules that were misread are the commonest mistake.</li>
<li>No formula? <code>--upto 10000</code> writes a program that computes all positions up to there by the rules.</li>
<li>One heap, and values that look irregular: <code>bouton period mine.game</code> computes long sequences and proves the period.</li>
<li>Is it a known game? <code>bouton identify mine.game</code>, and <a href="/learn/judge">the list of contest problems</a>.</li>
</ul>
<h2 id="phrases-and-lines">Phrases and lines</h2>
<p>The lines go under <code>game mine</code>, or <code>game mine(m &gt;= 1 default 3)</code> where m is read. <code>;</code> separates lines, as in a file.</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>the statement says</th>
<th>you write</th>
</tr>
</thead>
<tbody><tr>
<td>takes at least one and at most m</td>
<td><code>(n) -&gt; (n - k) where 1 &lt;= k &lt;= m</code></td>
</tr>
<tr>
<td>takes exactly 1, 3 or 4</td>
<td><code>(n) -&gt; (n - k) where k in {1, 3, 4}</code></td>
</tr>
<tr>
<td>takes as many as one likes, at least one</td>
<td><code>(n) -&gt; (n - k) where k &gt;= 1</code></td>
</tr>
<tr>
<td>takes at least two and at most five</td>
<td><code>(n) -&gt; (n - k) where 2 &lt;= k &lt;= 5</code></td>
</tr>
<tr>
<td>takes at most half of the heap</td>
<td><code>(n) -&gt; (n - k) where k &gt;= 1 and 2*k &lt;= n</code></td>
</tr>
<tr>
<td>takes a proper divisor of the number of stones</td>
<td><code>(n) -&gt; (n - k) where k divides n and k &lt; n</code></td>
</tr>
<tr>
<td>takes a power of two (a prime)</td>
<td><code>(n) -&gt; (n - k) where power_of_two(k)</code> (<code>prime(k)</code>)</td>
</tr>
<tr>
<td>takes a square (a Fibonacci number), at least one</td>
<td><code>(n) -&gt; (n - k) where square(k) and k &gt;= 1</code> (<code>fibonacci(k) and k &gt;= 1</code>)</td>
</tr>
<tr>
<td>takes a number that has no common factor with n</td>
<td><code>(n) -&gt; (n - k) where k &gt;= 1 and gcd(n, k) = 1</code></td>
</tr>
<tr>
<td>takes the smallest prime factor of n</td>
<td><code>(n) -&gt; (n - smallest_factor(n))</code></td>
</tr>
<tr>
<td>subtracts one of the digits of n, not 0</td>
<td><code>(n) -&gt; (n - digit(n, i)) where digit(n, i) &gt;= 1 and i &lt;= 18</code></td>
</tr>
<tr>
<td>divides n by one of its divisors above 1</td>
<td><code>(n) -&gt; (n div k) where k in divisors(n) and k &gt;= 2</code></td>
</tr>
<tr>
<td>chooses one of several heaps</td>
<td>the lines of one heap; <code>n a1..an</code> in the format</td>
</tr>
<tr>
<td>takes from one heap or from two heaps at once</td>
<td><code>upto 2 of nim</code></td>
</tr>
<tr>
<td>takes from one of two heaps, or equally many from both</td>
<td><code>(a, b) -&gt; (a - k, b) where k &gt;= 1; (a, b) -&gt; (a, b - k) where k &gt;= 1; (a, b) -&gt; (a - k, b - k) where k &gt;= 1</code></td>
</tr>
<tr>
<td>subtracts a multiple of the smaller number from the larger</td>
<td><code>(a, b) -&gt; (a, b - k*a) where k &gt;= 1 and a &gt;= 1; (a, b) -&gt; (a - k*b, b) where k &gt;= 1 and b &gt;= 1</code></td>
</tr>
<tr>
<td>moves the king left, down or diagonally; the corner ends the game</td>
<td><code>(x, y) -&gt; (x - 1, y); (x, y) -&gt; (x, y - 1); (x, y) -&gt; (x - 1, y - 1)</code></td>
</tr>
<tr>
<td>may split a heap into two nonempty heaps</td>
<td><code>(n) -&gt; (i) + (j) where i + j = n and i &gt;= 1 and j &gt;= 1</code></td>
</tr>
<tr>
<td>splits a heap into two heaps of different sizes</td>
<td><code>(n) -&gt; (i) + (j) where i + j = n and i &gt;= 1 and j &gt;= 1 and i != j</code></td>
</tr>
<tr>
<td>splits a heap into two or more equal heaps</td>
<td><code>(n) -&gt; k of (n div k) where 2 &lt;= k &lt;= n and k divides n</code></td>
</tr>
<tr>
<td>splits a heap into k heaps, as equal as can be</td>
<td><code>(n) -&gt; n mod k of (n div k + 1) + (k - n mod k) of (n div k) where 2 &lt;= k &lt;= n</code></td>
</tr>
<tr>
<td>takes some stones and may split what is left</td>
<td><code>(n) -&gt; (i) + (j) where i + j &lt; n</code></td>
</tr>
<tr>
<td>knocks down one pin or two neighbours of a row</td>
<td><code>(n) -&gt; (i) + (j) where i + j = n - 1; (n) -&gt; (i) + (j) where i + j = n - 2</code></td>
</tr>
<tr>
<td>not more than twice what the opponent took; at first not all</td>
<td><code>(n, cap) -&gt; (n - k, 2*k) where 1 &lt;= k &lt;= cap; start (n) = (n, n - 1)</code></td>
</tr>
<tr>
<td>not the number that the opponent has just taken</td>
<td><code>(n, last) -&gt; (n - k, k) where 1 &lt;= k &lt;= 3 and k != last; start (n) = (n, 0)</code></td>
</tr>
<tr>
<td>moves coins one step down the stairs</td>
<td><code>[x, ..] -&gt; [x - k, ..] where k &gt;= 1; [.., a, x, ..] -&gt; [.., a + k, x - k, ..] where k &gt;= 1</code></td>
</tr>
<tr>
<td>moves a piece to the left, not onto or over another</td>
<td><code>position [.., a, b, ..] where a &lt; b; [x, ..] -&gt; [x - k, ..] where k &gt;= 1; [.., a, b, ..] -&gt; [.., a, b - k, ..] where k &gt;= 1 and b - k &gt; a</code></td>
</tr>
<tr>
<td>turns a head to tails, and may turn one coin to its left (positions: those of the heads)</td>
<td><code>(n) -&gt; (); (n) -&gt; (m) where 1 &lt;= m and m &lt; n</code></td>
</tr>
<tr>
<td>counts up by 1 to m; who says 100 wins</td>
<td><code>(s) -&gt; (s + k) where 1 &lt;= k &lt;= m and s + k &lt;= 100</code></td>
</tr>
<tr>
<td>moves a token along an edge (or across a side, or as a knight) to a place not visited before</td>
<td>a known game: <code>bouton solve geography edges=0-1,1-2 0</code>, <code>bouton solve geography-grid rows=8 columns=8 step=knight 1,1</code> (<a href="/learn/lessons#lesson-5-a-token-that-never-returns">why</a>)</td>
</tr>
<tr>
<td>from square i moves forward by at most aᵢ squares</td>
<td><code>game jumps(a: list)</code>; <code>(i) -&gt; (i + k) where 1 &lt;= k &lt;= a[i] and i + k &lt;= length(a)</code></td>
</tr>
<tr>
<td>moves a token from i to j if aⱼ &gt; aᵢ and j − i is a multiple of aᵢ</td>
<td><code>(i) -&gt; (j) where a[j] &gt; a[i] and a[i] divides max(i, j) - min(i, j)</code></td>
</tr>
<tr>
<td>replaces AB by BA; removes two equal neighbours</td>
<td><code>letters A, B; [.., A, B, ..] -&gt; [.., B, A, ..]</code>; <code>letters A, B; [.., x, x, ..] -&gt; [.., ..]</code></td>
</tr>
<tr>
<td>the player who takes the last one wins; a player who cannot move loses</td>
<td>nothing: it is so unless the file says otherwise</td>
</tr>
<tr>
<td>the last to move loses; the player who takes the last one loses</td>
<td><code>misere</code></td>
</tr>
<tr>
<td>nobody wins if no one can move elsewhere than at 0</td>
<td><code>end (0) lost; otherwise draw</code></td>
</tr>
</tbody></table></div>
`}]};export{e as default};