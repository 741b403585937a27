var e={title:`From numbers to a formula`,headings:[{id:`a-table`,text:`A table`,level:2},{id:`a-list-of-lost-positions`,text:`A list of lost positions`,level:2},{id:`a-program`,text:`A program`,level:2},{id:`what-is-read`,text:`What is read`,level:2},{id:`what-is-looked-for`,text:`What is looked for`,level:2},{id:`which-game-is-it`,text:`Which game is it?`,level:2}],parts:[{kind:`html`,html:`<h1 id="from-numbers-to-a-formula">From numbers to a formula</h1>
<p>The commonest way to meet a game is a program of one&#39;s own that tries everything. It prints numbers; what is wanted is the pattern in them, the conviction that it goes on, and
code that answers at once. This page starts from the numbers. <a href="/learn/method">The method</a> starts from the rules, and ends with a proof.</p>
<h2 id="a-table">A table</h2>
<p>Two heaps; you may take one or two stones from one heap, or one from each. Somebody&#39;s program has printed the nim-values of small heaps. Save this as <code>values.txt</code>:</p>
`},{kind:`code`,info:`text`,text:`0 1 2 0 1 2 0 1 2
1 2 0 1 2 0 1 2 0
2 0 1 2 0 1 2 0 1
0 1 2 0 1 2 0 1 2
1 2 0 1 2 0 1 2 0
2 0 1 2 0 1 2 0 1
0 1 2 0 1 2 0 1 2
1 2 0 1 2 0 1 2 0
2 0 1 2 0 1 2 0 1`,links:[]},{kind:`code`,info:`console`,text:`$ bouton guess values.txt
Conjecture: value(a, b) = (a + b) mod 3.
  read as     a table: 81 values, at 0..8 × 0..8
  as a claim  value(a, b) = (a + b) mod 3
How this is known: a conjecture, checked against the data. Fitted on 36 values, it predicted the other 45, all of them right. Without the pattern, the values it accounts for take 83 bits to write down; the pattern itself takes 17: a fluke is as likely as 66 heads in a row.`,links:[{to:`guess`,text:`0 1 2 0 1 2 0 1 2
1 2 0 1 2 0 1 2 0
2 0 1 2 0 1 2 0 1
0 1 2 0 1 2 0 1 2
1 2 0 1 2 0 1 2 0
2 0 1 2 0 1 2 0 1
0 1 2 0 1 2 0 1 2
1 2 0 1 2 0 1 2 0
2 0 1 2 0 1 2 0 1
`}]},{kind:`html`,html:`<p>The pattern was <strong>fitted</strong> on the positions with small numbers, and had to <strong>predict</strong> the others, which lie further out. What is printed says on how many values it was fitted, how many it
predicted, and how surprising that is: the bits that it takes to list the values, for somebody who sees no pattern, against the bits that it takes to state the pattern. It stays a <strong>conjecture</strong>,
<em>checked</em> at best. Once you have written the rules, <code>bouton check</code> compares it with more positions and <code>bouton prove</code> may prove it: the line <em>as a claim</em> goes into the file as it stands.</p>
<p><code>--predict</code> says what comes next, a position and its value a line, and nothing else on stdout:</p>
`},{kind:`code`,info:`console`,text:`$ bouton guess values.txt --predict "1000..1001 5..6" --quiet
1000 5 0
1000 6 1
1001 5 1
1001 6 2
Conjecture: value(a, b) = (a + b) mod 3.
  read as     a table: 81 values, at 0..8 × 0..8
  as a claim  value(a, b) = (a + b) mod 3
How this is known: a conjecture, checked against the data. Fitted on 36 values, it predicted the other 45, all of them right. Without the pattern, the values it accounts for take 83 bits to write down; the pattern itself takes 17: a fluke is as likely as 66 heads in a row.`,links:[{to:`guess`,predict:`1000..1001 5..6`,text:`0 1 2 0 1 2 0 1 2
1 2 0 1 2 0 1 2 0
2 0 1 2 0 1 2 0 1
0 1 2 0 1 2 0 1 2
1 2 0 1 2 0 1 2 0
2 0 1 2 0 1 2 0 1
0 1 2 0 1 2 0 1 2
1 2 0 1 2 0 1 2 0
2 0 1 2 0 1 2 0 1
`}]},{kind:`html`,html:`<h2 id="a-list-of-lost-positions">A list of lost positions</h2>
<p>Many programs print who loses, and no values. Save this as <code>lost.txt</code>; it lists the lost pairs of a game up to 40:</p>
`},{kind:`code`,info:`text`,text:`0 0
1 2
3 5
4 7
6 10
8 13
9 15
11 18
12 20
14 23
16 26
17 28
19 31
21 34
22 36
24 39`,links:[]},{kind:`code`,info:`console`,text:`$ bouton guess lost.txt --losing
Conjecture: the lost positions, for k = 0, 1, 2, …, in any order, are
  a(k) = mex {a(i), b(i): i < k}
  b(k) = a(k) + k
  read as    lost positions, all up to 39 taken to be listed: 1600 outcomes, W for a win of the player to move and L for a loss, at 0..39 × 0..39
  also fits  (a, b) is lost if and only if min(a, b) = floor(phi*(max(a, b) - min(a, b)))
  a game     the outcomes are those of wythoff  [576 outcomes were compared, and they agree]
How this is known: a conjecture, checked against the data. Fitted on 900 values, it predicted the other 700, all of them right. Without the pattern, the values it accounts for take 125 bits to write down; the pattern itself takes 17: a fluke is as likely as 108 heads in a row.`,links:[{to:`guess`,losing:!0,text:`0 0
1 2
3 5
4 7
6 10
8 13
9 15
11 18
12 20
14 23
16 26
17 28
19 31
21 34
22 36
24 39
`}]},{kind:`html`,html:`<h2 id="a-program">A program</h2>
<p><code>--run</code> asks a program, once for each position. <code>{n}</code> is where the number goes; a program of two numbers has <code>{a} {b}</code>. Save this as <code>brute.py</code>: a move takes
a proper divisor of the number of stones.</p>
`},{kind:`code`,info:`python`,text:`import sys

def wins(n, known={}):
    if n not in known:
        known[n] = any(not wins(n - k) for k in range(1, n) if n % k == 0)
    return known[n]

print("W" if wins(int(sys.argv[1])) else "L")`,links:[]},{kind:`code`,info:`console`,text:`$ bouton guess --run "python3 brute.py {n}" --at 1..60
Conjecture: n is lost if and only if n mod 2 = 1.
  read as     positions with their values: 60 outcomes, W for a win of the player to move and L for a loss, at 1..60
  as a claim  P(n) iff n mod 2 = 1
How this is known: a conjecture, checked against the data. Fitted on 36 values, it predicted the other 24, all of them right. Without the pattern, the values it accounts for take 68 bits to write down; the pattern itself takes 9: a fluke is as likely as 59 heads in a row.`,links:[]},{kind:`html`,html:`<p><code>--stdin</code> starts the program once and gives it all positions, one a line; it answers one a line. <code>--at</code> says which positions are asked about. A program that fails, or answers
another question than was asked, is reported with the position; so is one that takes more than ten seconds for an answer, or with <code>--stdin</code> more than a minute for all; <code>--time</code> sets another limit. What it
has started ends with it. Two commands lead to a submission:</p>
`},{kind:`code`,info:`console`,text:`$ bouton guess --run "python3 brute.py {n}" --at 1..60 --emit cpp --format "T; n -> Win/Lose" --quiet > main.cpp
Conjecture: n is lost if and only if n mod 2 = 1.
  read as     positions with their values: 60 outcomes, W for a win of the player to move and L for a loss, at 1..60
  as a claim  P(n) iff n mod 2 = 1
How this is known: a conjecture, checked against the data. Fitted on 36 values, it predicted the other 24, all of them right. Without the pattern, the values it accounts for take 68 bits to write down; the pattern itself takes 9: a fluke is as likely as 59 heads in a row.`,links:[]},{kind:`html`,html:`<p><a href="/learn/judge#programs-to-hand-in">Programs to hand in</a> describes formats.</p>
<h2 id="what-is-read">What is read</h2>
<ul>
<li>one value after another, on a line or on many, with or without brackets and commas; digits without blanks where a line begins with 0, as in <code>0110</code>;</li>
<li>lines of a position and its value: <code>7 3</code>, <code>7: 3</code>, <code>sg[7] = 3</code>, <code>(2, 5) -&gt; W</code>, or the columns of a csv file, with names above them; a row of numbers <code>0 1 2 3 …</code> over the row of their values;</li>
<li>a table: a row of values for each first number, perhaps with numbers before the rows and above the columns; a triangle;</li>
<li>a list of lost positions, with <code>--losing</code>: single numbers, or pairs and more numbers in any order, perhaps with the word <code>lose</code> in each line; or a picture such as <code>#..#</code>, whose marks are the lost positions;</li>
<li>a b-file; an array of NumPy (<code>.npy</code>) of truth values or of whole numbers, which may be floating-point ones, in the order of C or of Fortran.</li>
</ul>
<p>Values are whole numbers, or words for who wins: <code>W</code> and <code>L</code>, <code>N</code> and <code>P</code>, <code>First</code> and <code>Second</code>, <code>Yes</code> and <code>No</code>, <code>Alice</code> and <code>Bob</code>, also <code>First player wins</code> and <code>First player loses</code>. Whatever follows <code>#</code> is a comment, but for pictures. How the data were
understood is printed; <code>--layout list</code>, <code>lines</code> or <code>table</code> says it beforehand, and <code>--from 1</code> where the numbers begin.</p>
<h2 id="what-is-looked-for">What is looked for</h2>
<p>Polynomials on residue classes, periods and periods with an increase; floors of multiples of a surd; linear recurrences; values that copy smaller ones; formulas of an
earlier value and the index, as in the circle of Josephus; recursions on the digits of the index, and automata that read digits in bases 2 to 16; values that are linear
in binary digits, such as squares and products of nimbers; formulas in one number or several, with <code>+ - * div mod xor min max gcd</code>, bits, digits, powers of two, Fibonacci
numbers and prime factors; equations and inequalities that hold at the lost positions; nim-sums of sequences; parts of the positions with patterns of their own; lists of
lost positions by number; heaps with a bound on what is taken, such as the square root; tables that repeat along a direction, as those of a few fixed steps do; and all of
these in other coordinates, such as <code>a + b</code>, <code>v2(a)</code> and <code>v2(b)</code>, <code>n - 3</code> or <code>n mod (k + 1)</code>: a period may depend on the second number, also by a formula.</p>
<p>Values of pairs that follow Euclid&#39;s algorithm, each that of the smaller pair and the quotient. And where nothing shorter is found, the moves: few ways from a number to a
smaller one, such as <code>n - 1</code>, <code>n div 3</code> or <code>n - digit_sum(n)</code>, or few amounts that are taken, with which every value is the least that no option has. Such a pattern
continues the table (<code>--predict</code>), also where a period is longer than it; for numbers of eighteen digits it is no help unless every move divides. A
program that is written from it (<code>--emit</code>) computes all positions up to a bound first, in about a second, and names the bound. Save this as <code>thirds.txt</code>, the nim-values of a heap that loses one stone or is cut to a third:</p>
`},{kind:`code`,info:`text`,text:`0 1 2 0 2 0 1 0 1 2 1 2 0 1 0 1 2 1 0 2 0 1 2 1 0 2 0 1 0 1 0 2 0 1 0 1 2 1 2 0 2 0 1 2 1 0 2 0 1 0 1 0 2 0 1 2 1 0 1 0`,links:[]},{kind:`code`,info:`console`,text:`$ bouton guess thirds.txt
Conjecture: value(n) = a(n), where
  a(0) = 0
  a(n) = mex {a(n - 1), a(n div 3)}
  read as  a list: 60 values, at 0..59
How this is known: a conjecture, checked against the data. Fitted on 36 values, it predicted the other 24, all of them right. Without the pattern, the values it accounts for take 106 bits to write down; the pattern itself takes 28: a fluke is as likely as 78 heads in a row.`,links:[{to:`guess`,text:`0 1 2 0 2 0 1 0 1 2 1 2 0 1 0 1 2 1 0 2 0 1 2 1 0 2 0 1 0 1 0 2 0 1 0 1 2 1 2 0 2 0 1 2 1 0 2 0 1 0 1 0 2 0 1 2 1 0 1 0
`}]},{kind:`html`,html:`<p>In lists of lost positions of three or more heaps, the ones in the binary columns may tell. Save this as <code>moore.txt</code>: of four heaps, a move makes one or two smaller.</p>
`},{kind:`code`,info:`text`,text:`0 0 0 0
0 1 1 1
0 2 2 2
0 3 3 3
0 4 4 4
0 5 5 5
1 2 3 3
1 4 5 5`,links:[]},{kind:`code`,info:`console`,text:`$ bouton guess moore.txt --losing
Conjecture: (a, b, c, d) is lost if and only if in every column of a, b, c, d in binary, the number of ones is a multiple of 3.
  read as     lost positions, all up to 5 taken to be listed: 1296 outcomes, W for a win of the player to move and L for a loss, at 0..5 × 0..5 × 0..5 × 0..5
  as a claim  P(a, b, c, d) iff lost(a, b, c, d)
              automaton lost(a, b, c, d) base 2
                state s0: 0000 -> s0, 0111 -> s0, 1011 -> s0, 1101 -> s0, 1110 -> s0
                accept s0
How this is known: a conjecture, checked against the data. Fitted on 625 values, it predicted the other 671, all of them right. Without the pattern, the values it accounts for take 52 bits to write down; the pattern itself takes 9: a fluke is as likely as 43 heads in a row.`,links:[{to:`guess`,losing:!0,text:`0 0 0 0
0 1 1 1
0 2 2 2
0 3 3 3
0 4 4 4
0 5 5 5
1 2 3 3
1 4 5 5
`}]},{kind:`html`,html:`<p>Formulas name these functions, and what is printed says what those in it mean:</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>In formulas</th>
<th>Meaning</th>
</tr>
</thead>
<tbody><tr>
<td><code>v2(n)</code></td>
<td>exponent of 2 in <code>n</code>; <code>2^v2(n)</code> is its lowest bit</td>
</tr>
<tr>
<td><code>bits(n)</code>, <code>ones(n)</code></td>
<td>number of binary digits, and of ones among them</td>
</tr>
<tr>
<td><code>2^floor(log2(n))</code>, <code>largest_fibonacci(n)</code></td>
<td>largest power of two, and largest Fibonacci number, up to <code>n</code></td>
</tr>
<tr>
<td><code>lowest_zeckendorf(n)</code></td>
<td>smallest part of <code>n</code> as a sum of Fibonacci numbers that are not neighbours</td>
</tr>
<tr>
<td><code>smallest_factor(n)</code>, <code>prime_index(p)</code></td>
<td>smallest prime factor; <code>p</code> is the prime of this number: 1 for 2, 2 for 3, 3 for 5</td>
</tr>
<tr>
<td><code>bigomega(n)</code>, <code>exponent_xor(n)</code></td>
<td>number of prime factors, each as often as it divides; exclusive or of their exponents</td>
</tr>
<tr>
<td><code>digit_sum(n)</code>, <code>digit_xor(n)</code>, <code>digit_count(n)</code></td>
<td>sum, exclusive or and number of the decimal digits</td>
</tr>
</tbody></table></div>
<p>A pattern that fits is shown even where the values are too few for a conjecture, with what is missing:</p>
`},{kind:`code`,info:`console`,text:`$ printf '0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1' | bouton guess -
A pattern fits all values, but they are too few to tell it from chance.
  read as  a list: 20 values, at 0..19
  perhaps  value(n) = n mod 2
           it fits all values, but that may be chance: more values would tell
  a game   the values are those of {1}  [20 values were compared, and they agree]`,links:[]},{kind:`html`,html:`<p>What has no pattern gets none. Save this as <code>squares.txt</code>, the nim-values of a heap from which a square is taken:</p>
`},{kind:`code`,info:`text`,text:`0 1 0 1 2 0 1 0 1 2 0 1 0 1 2 0 1 0 1 2 0 1 0 1 2 3 2 3 4 5 3 2 3 4 0 1 2 3 2 0 1 2 3 2 0 1 2 3 2 3 4 5 0 1 3 4 5 0 1 3`,links:[]},{kind:`code`,info:`console`,text:`$ bouton guess squares.txt
No pattern found that predicts the values held back.
  read as  a list: 60 values, at 0..59`,links:[{to:`guess`,text:`0 1 0 1 2 0 1 0 1 2 0 1 0 1 2 0 1 0 1 2 0 1 0 1 2 3 2 3 4 5 3 2 3 4 0 1 2 3 2 0 1 2 3 2 0 1 2 3 2 3 4 5 0 1 3 4 5 0 1 3
`}]},{kind:`html`,html:`<p>A pattern with an increase in each period is offered only when the values have grown by two more powers of two than in the first period: nim-sums work on binary digits, and that of the game 0.F6
holds for thirty periods before it breaks. Lost positions at two distances in turn, as rounded multiples of a surd have them, are a period only after it has come eight
times: those of subtraction by Fibonacci numbers repeat four times at 36, and then no more. Values that repeat after an irregular beginning are not offered where the largest of them came so late that a larger one may still be to come, or where
an earlier period was repeated as often before it ended. A period that is not seen four times has to repeat more than a third of the values that state it: of octal games on 60 to 250 values
such periods went on in all 56 cases, and those with fewer repetitions in 14 of 54. And where amounts taken from a heap explain the values, none that they need may be more than a fifth of
the number of values: 60 values of a heap from which cubes are taken repeat with period 37, until 64 is taken.</p>
<h2 id="which-game-is-it">Which game is it?</h2>
`},{kind:`code`,info:`console`,text:`$ bouton identify squares.txt
None of the known games has these 60 values.`,links:[]},{kind:`html`,html:`<p><code>bouton identify</code> compares values with those of about six thousand known games. Of rules it knows more: those of a game on heaps are its moves, whatever they are written like. Save this as <code>stones.game</code>:</p>
`},{kind:`code`,info:`game`,text:`game stones
(n) -> (i) + (j) where i + j + 1 = n and i + j >= 1`,links:[{to:`rules`,text:`game stones
(n) -> (i) + (j) where i + j + 1 = n and i + j >= 1
`}]},{kind:`code`,info:`console`,text:`$ bouton identify stones.game
The moves are those of 0.6 (Officers).
  the values are those of 0.37, shifted: that of n is that of n - 1 there  [first cousins, which differ by the number of stones alone (Guy and Smith 1956)]
How this is known: proved: the rules are those of this code: both games have the same moves in heaps of any size.`,links:[]},{kind:`html`,html:`<p>Positions of two numbers are compared with the games of the catalogue on two numbers and with two heaps of a game. Those of three numbers are compared with three heaps of
a game; their outcomes also with Moore&#39;s Nim and with misère play of Nim. Save this as <code>corner.game</code>, a queen that goes to the corner:</p>
`},{kind:`code`,info:`game`,text:`game corner
(column, row) -> (column - k, row) where k >= 1
(column, row) -> (column, row - k) where k >= 1
(column, row) -> (column - k, row - k) where k >= 1`,links:[{to:`rules`,text:`game corner
(column, row) -> (column - k, row) where k >= 1
(column, row) -> (column, row - k) where k >= 1
(column, row) -> (column - k, row - k) where k >= 1
`}]},{kind:`code`,info:`console`,text:`$ bouton identify corner.game
The values are those of wythoff.
How this is known: checked: 576 values were compared, and they agree.`,links:[]}]};export{e as default};