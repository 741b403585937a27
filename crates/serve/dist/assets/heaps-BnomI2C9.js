var e={title:`Games on one heap`,headings:[{id:`how-games-are-written`,text:`How games are written`,level:2},{id:`what-is-proved-and-how`,text:`What is proved, and how`,level:2},{id:`games-of-ones-own`,text:`Games of one's own`,level:2},{id:`files`,text:`Files`,level:2},{id:`many-games-at-once`,text:`Many games at once`,level:2},{id:`the-certificate`,text:`The certificate`,level:2}],parts:[{kind:`html`,html:`<h1 id="games-on-one-heap">Games on one heap</h1>
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
the head of <code>crates/heap/src/tails.rs</code>, and another time, as the checker follows it, at that of <code>crates/certificate/src/period/taking.rs</code>.</p>
<p><strong>All else, by automata.</strong> Amounts without end together with splits, parts that must be different, growing values of games that leave three
heaps or more: no theorem that is used here covers these. But that G(n + p) = G(n) + s from some n on is a claim of the
<a href="/learn/language#claims">language</a>. Where values seem to repeat, and the heaps up to the end of the first period are at most 256, Bouton writes down the
rules and the claim, and proves it like any other: for all heaps, by automata that read numbers in base 2. Each smaller value
has to be that of an option, and the value itself of none.</p>
`},{kind:`code`,info:`console`,text:`$ bouton period 4.[3] --values 12
Take-and-break game 4.[3]
  Arithmetic period 4: G(n + 4) = G(n) + 4 for all heaps of n >= 1 stones. The last exception is G(0).
  G(n) is the nim-value of a heap of n stones, from n = 0 on.
  values   0 1 2 4 3 5 6 8 7 9 10 12 …
  largest  48, first of a heap of 47
How this is known: proved by automata, for all heaps: numbers in base 2, 12 steps with 18 automata, and the checker accepts the certificate. The values of heaps up to 47 gave the guess.`,links:[{to:`sequence`,ask:`4.[3] 12`}]},{kind:`html`,html:`<p>(Lasker&#39;s Nim.) In hexadecimal games, which may leave three heaps, arithmetic periods are common:</p>
`},{kind:`code`,info:`console`,text:`$ bouton period 0.3F --values 12
Hexadecimal game 0.3F
  Arithmetic period 6: G(n + 6) = G(n) + 3 for all heaps of n >= 0 stones.
  G(n) is the nim-value of a heap of n stones, from n = 0 on.
  values   0 1 2 0 1 2 3 4 5 3 4 5 …
  largest  773, first of a heap of 1544
How this is known: proved by automata, for all heaps: numbers in base 2, 22 steps with 38 automata, and the checker accepts the certificate. The values of heaps up to 1544 gave the guess.`,links:[{to:`sequence`,ask:`0.3F 12`}]},{kind:`html`,html:`<p>Of the hexadecimal games with up to two digits after the point 312 seem to have such a period among the first 1300 values. 311 of them are proved, also 0.28,
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
How this is known: periods by the theorem of Guy and Smith (1956), from values computed from the rules; heaps by size, from 0.`,links:[]},{kind:`html`,html:`<p><code>bouton census</code> examines all octal games with up to a given number of digits, or the listed ones: <code>bouton census 0.16 0.56 --to 1000000</code>. Games whose heaps of n stones are worth what heaps of n + 1 are worth in another
(first cousins, such as <code>0.07</code> and <code>0.137</code>) are computed once. <code>--each 1m</code> sets a limit for each game, and <code>--out FILE.csv</code> writes a line
for each: standard form, preperiod, period, last exception, how many values it took, the largest value, and the sparse space. The exit status is 3
while a game is open, as with <code>period</code>.</p>
<h2 id="the-certificate">The certificate</h2>
<p><code>--certificate FILE</code> writes down what was found, and <code>bouton verify FILE</code> checks it. The checker shares no code with the search but the reader of the game&#39;s text.</p>
`},{kind:`code`,info:`console`,text:`$ bouton period pairs.game --values 0 --certificate pairs.cert
\`pairs.game\`
  Period 34: G(n + 34) = G(n) for all heaps of n >= 53 stones. The last exception is G(52).
  G(n) is the nim-value of a heap of n stones, from n = 0 on.
  largest       9, first of a heap of 86
  sparse space  mask 6 and the parity of the heap: 53 rare heaps, the last of 172
  a game        the moves are those of 0.07 (Dawson's Kayles)  [the rules are those of this code: both games have the same moves in heaps of any size]
How this is known: proved, by the theorem of Guy and Smith (1956) from the values of heaps up to 175, which were computed from the rules.
The certificate is in \`pairs.cert\` (274 bytes); the checker accepts it.`,links:[{to:`sequence`,ask:`mine.game 0`,text:`game pairs
(n) -> (i) + (n - 2 - i)
`}]},{kind:`code`,info:`console`,text:`$ bouton verify pairs.cert
✓ pairs.cert: pairs, which is 0.07, normal play: for all n >= 53 the nim-value of n + 34 is that of n (Guy and Smith 1956, from the values of 176 heaps)`,links:[]},{kind:`html`,html:`<p>Of a proof by automata the certificate is that of any claim (<a href="/learn/certificate">Certificates</a>), with the rules as a text. Here is the one of the period of
<code>pairs.game</code>; <code>-</code> is the terminal:</p>
`},{kind:`code`,info:`console`,text:`$ bouton period pairs.game --certificate -
bouton period 1
| game pairs
| (n) -> (i) + (n - 2 - i)
mask 6 parity
start 53
period 34
values 0 0 1 1 2 0 3 1 1 0 3 3 2 2 4 0 5 2 2 3 3 0 1 1 3 0 2 1 1 0 4 5 2 7 4 0 1 1 2 0 3 1 1 0 3 3 2 2 4 4 5 5 2 3 3 0 1 1 3 0 2 1 1 0 4 5 3 7 4 8 1 1 2 0 3 1 1 0 3 3 2 2 4 4 5 5 9
end`,links:[{to:`sequence`,ask:`mine.game`,text:`game pairs
(n) -> (i) + (n - 2 - i)
`}]},{kind:`html`,html:`<p>Lines are as in <a href="/learn/certificate">other certificates</a>, in this order:</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>line</th>
<th>meaning</th>
</tr>
</thead>
<tbody><tr>
<td><code>bouton period 1</code></td>
<td>the first line</td>
</tr>
<tr>
<td><code>code C</code></td>
<td>the game by its code, with digits from 0 to 9 and A to F, none that is 0 at the end but for the first after the point; or, as in other certificates, the text of the game on lines that begin with <code>|</code>, and <code>with NAME=VALUE</code> for parameters</td>
</tr>
<tr>
<td><code>claim K</code></td>
<td>only after a text: the K-th claim, one that lists nim-values and how they repeat, is shown with it</td>
</tr>
<tr>
<td><code>mask M</code>, <code>mask M parity</code></td>
<td>may be left out: see below</td>
</tr>
<tr>
<td><code>start E</code></td>
<td>the first heap of the period</td>
</tr>
<tr>
<td><code>period P</code></td>
<td>its length</td>
</tr>
<tr>
<td><code>plus C</code></td>
<td>left out if nothing is added: what is added in each period</td>
</tr>
<tr>
<td><code>after N</code></td>
<td>only where no heap is split, and amounts are taken without end or some above 4095: the heap with which the proof begins</td>
</tr>
<tr>
<td><code>values v₀ v₁ …</code></td>
<td>may be left out: the values of the heaps below E + P</td>
</tr>
<tr>
<td><code>end</code></td>
<td>the last line</td>
</tr>
</tbody></table></div>
<p><strong>What is checked.</strong> The moves are read from the code, or from the rules: a component n of a game of the language is a heap of n − c, for the smallest c
of three that does (0, the least size of a part less one, that size), and smaller components have no moves. Every rule has to take an amount
from a finite set and leave at most three parts that may be alike, or no rule splits a heap; the options of small heaps are compared with those that the rules list one by one. Then the values of all
heaps below max(h, 1)·max(E, 1) + (max(h, 1) − 1)·P + k + P are computed, where h is the most heaps that a move leaves and k the most that it takes. They have to be
those listed; G(n + P) = G(n) has to hold for all n ≥ E among them, but not for n = E − 1, nor for P divided by a prime in the place of P. The claim has to agree with them
up to the larger of the two starts and as far as both periods together from there, which is enough for two sequences to agree for ever.</p>
<p>With <code>after N</code> no heap is split. Let S be the amounts that leave something and T those that leave nothing, s and t the numbers from which they repeat (s at
least 1), Q the least common multiple of P and of both their periods, and D = C·Q/P. N has to be at least max(E, 1) + s, and at least t. The values of all heaps
below N + Q + P are computed, and G(n + P) = G(n) + C has to hold for all n ≥ E among them. For each residue r let A be the values G(m) with 1 ≤ m ≤ N − s that a heap of this
residue gets, because r − m repeats as a member of S does, and 0 if r repeats as one of T does; let B be the same with m ≤ N + Q − s. Then B has to be
{0, …, D − 1} and what A is when D is added to each. Why that proves it stands at the head of <code>crates/certificate/src/period/taking.rs</code>.</p>
`},{kind:`code`,info:`console`,text:`$ bouton period "all but {2,5}" --certificate -
bouton period 1
| game heaps
| title en "Take any number but {2,5}"
| title zh "取 {2,5} 以外的任意个"
|
| (n) -> () where n >= 1 and (n in {1, 3, 4} or n >= 6)
| (n) -> (n - k) where 1 <= k < n and (k in {1, 3, 4} or k >= 6)
start 0
period 4
plus 2
after 44
values 0 1 0 1
end`,links:[{to:`sequence`,ask:`all but {2,5}`}]},{kind:`html`,html:`<p>The mask makes no difference to what is accepted, only to how long it takes. It sorts the heaps in two classes: n is common if the ones of G(n) under the mask, with <code>parity</code> together with n less the
amount taken, are odd in number. Where heaps that are not common are rare, most options need not be looked at: two common heaps never leave a value of the common class.</p>
`}]};export{e as default};