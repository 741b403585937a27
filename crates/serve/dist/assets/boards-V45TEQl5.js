var e={title:`Games on boards and graphs`,headings:[{id:`rules`,text:`Rules`,level:2},{id:`boards`,text:`Boards`,level:2},{id:`laws-ends-and-what-falls`,text:`Laws, ends, and what falls`,level:2},{id:`how-it-is-solved`,text:`How it is solved`,level:2},{id:`strategies-by-symmetry`,text:`Strategies by symmetry`,level:2},{id:`for-boards-of-all-sizes`,text:`For boards of all sizes`,level:3},{id:`games-with-groups-and-lights`,text:`Games with groups and lights`,level:2},{id:`playing-and-drawing`,text:`Playing and drawing`,level:2}],parts:[{kind:`html`,html:`<h1 id="games-on-boards-and-graphs">Games on boards and graphs</h1>
<p>A board is a number of cells, each with a letter on it. A move rewrites a few of them. Cram is written as one would tell it:</p>
`},{kind:`code`,info:`text`,text:`game cram(rows default 5, columns default 7)
on grid(rows, columns)
cells free ".", taken "#"

u is free, v is free -> u is taken, v is taken where u next to v`,links:[]},{kind:`html`,html:`<p>&quot;A free cell and a free cell next to it become taken.&quot; A player who has no move loses. That is the whole file <code>cram.game</code>:</p>
`},{kind:`code`,info:`console`,text:`$ bouton solve cram 3 5 --moves 1
The player to move wins (N).
  nim-value      1
  winning moves  (3,4) #  (3,5) #
                 there may be more
  why            The nim-value is 1.
                 It is not 0, so the player to move wins by a move that makes it 0.
                 (3,4) #  (3,5) # wins: it leaves the nim-value 0.
How this is known: computed from the rules: 13 positions were solved.`,links:[{to:`play`,ask:`cram 3 5 1`}]},{kind:`code`,info:`console`,text:`$ bouton solve cram '..#/.#.'
The player to move wins (N).
  nim-value      1
  winning moves  (1,1) #  (2,1) #
                 (1,1) #  (1,2) #
  why            The nim-value is 1.
                 It is not 0, so the player to move wins by a move that makes it 0.
                 (1,1) #  (2,1) # wins: it leaves the nim-value 0.
How this is known: computed from the rules: 1 position was solved.`,links:[{to:`play`,ask:`cram '..#/.#.'`}]},{kind:`code`,info:`console`,text:`$ bouton table cram 1..4 1..6 --what value
rows\\columns  1 2 3 4 5 6
           1  0 1 1 2 0 3
           2  1 0 1 0 1 0
           3  1 1 0 1 1 4
           4  2 0 1 0 2 0`,links:[{to:`map`,ask:`cram`,ranges:`1..4 1..6`,what:`value`}]},{kind:`html`,html:`<p>A board is given by its size, or as a picture, row after row, with <code>/</code> between them.</p>
<p>In a table sizes may be fixed, and those that are left without a range have their defaults. Kotzig&#39;s Nim on circles of 3 to 14 places, with steps of 2 and 3:</p>
`},{kind:`code`,info:`console`,text:`$ bouton table kotzig 3..14 first=2 second=3 --what outcome
 n  0 1 2 3 4 5 6 7 8 9
 0        P . P . P P .
10  . P P P .

P: the mover loses   .: the mover wins`,links:[{to:`map`,ask:`kotzig`,ranges:`3..14 first=2 second=3`,what:`outcome`}]},{kind:`html`,html:`<h2 id="rules">Rules</h2>
`},{kind:`code`,info:`text`,text:`before -> after where condition`,links:[]},{kind:`html`,html:`<ul>
<li><code>before</code> names cells and their letters: <code>u is free, v is free</code>. Different names are different cells. <code>u is {black, white}</code> allows either letter,
<code>u is not free</code> all others.</li>
<li><code>after</code> says what they become; <code>every v next to u is taken</code> writes many cells at once. <code>v flips heads and tails</code>, <code>every v next to u flips heads and tails</code>
turn over what shows one of two letters. A cell that is not mentioned stays as it is.</li>
<li><code>where</code> is the condition, on the position before the move. It may be left out.</li>
</ul>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>condition</th>
<th>meaning</th>
</tr>
</thead>
<tbody><tr>
<td><code>u next to v</code></td>
<td>neighbours on the board</td>
</tr>
<tr>
<td><code>u, v, w in a row</code></td>
<td>consecutive cells of a straight line</td>
</tr>
<tr>
<td><code>row(u)</code>, <code>column(u)</code>, <code>distance(u, v)</code>, <code>degree(u)</code>, <code>number(u)</code>, parameters, <code>+ - * div mod</code>, <code>= != &lt; &lt;= &gt; &gt;=</code></td>
<td>coordinates count from 1, from the upper left; the distance is the number of steps; the degree is the number of neighbours; the number counts all cells, row after row; that of a vertex is its name, where all names are numbers, and else its place</td>
</tr>
<tr>
<td><code>u is black</code>, <code>u is not black</code>, <code>u is {black, white}</code></td>
<td>the letter of a cell</td>
</tr>
<tr>
<td><code>every v next to u is free</code>, <code>some</code>, <code>no</code>, <code>exactly 2</code>, <code>at least 2</code>, <code>at most 2</code>, <code>odd</code>, <code>even</code></td>
<td>the letters of the cells that stand in a relation</td>
</tr>
<tr>
<td><code>no v with distance(u, v) &lt;= 2 is cross</code></td>
<td>the same for any condition on places</td>
</tr>
<tr>
<td><code>every w between u and v is free</code></td>
<td>the cells of the straight line that joins two cells of a row, column or diagonal</td>
</tr>
<tr>
<td><code>some 3 in a row are cross</code></td>
<td>a straight line of cells</td>
</tr>
<tr>
<td><code>at most 1 group of left touches u, v</code>, <code>no</code>, <code>some</code>, <code>exactly 2</code>, <code>at least 2</code>, <code>odd</code>, <code>even</code></td>
<td>the largest connected sets of cells with a letter that have a neighbour among u, v, and do not hold these themselves: the pieces that stay where u and v are taken out</td>
</tr>
<tr>
<td><code>and</code>, <code>or</code>, <code>not</code>, <code>( )</code></td>
<td></td>
</tr>
</tbody></table></div>
<h2 id="boards">Boards</h2>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>board</th>
<th>cells and neighbours</th>
</tr>
</thead>
<tbody><tr>
<td><code>path(n)</code>, <code>cycle(n)</code></td>
<td>a row of n cells; the same, closed</td>
</tr>
<tr>
<td><code>grid(r, c)</code>, <code>torus(r, c)</code>, <code>cylinder(r, c)</code></td>
<td>r rows of c cells with up to four neighbours; closed in both directions; closed along the rows</td>
</tr>
<tr>
<td><code>king-grid(r, c)</code></td>
<td>up to eight neighbours</td>
</tr>
<tr>
<td><code>hex(r, c)</code></td>
<td>a rhombus of hexagons, up to six neighbours</td>
</tr>
<tr>
<td><code>tree(b, h)</code></td>
<td>every cell above the last of h levels has b cells below it</td>
</tr>
<tr>
<td><code>graph</code></td>
<td>the vertices of a graph that comes with the question: <code>--graph FILE</code></td>
</tr>
<tr>
<td><code>edges of …</code></td>
<td>the edges of one of these boards, neighbours where they share an end</td>
</tr>
</tbody></table></div>
<h2 id="laws-ends-and-what-falls">Laws, ends, and what falls</h2>
`},{kind:`code`,info:`text`,text:`position where every group of black touches empty and every group of white touches empty
end where some 3 in a row are cross
then every group of stone that touches no ground is gap`,links:[]},{kind:`html`,html:`<p>A <strong>law</strong> holds in every position, and forbids moves to others. A group is a largest connected set of cells of a letter; it touches a letter if a cell next to it
has it. Where an <strong>end</strong> holds, nobody moves, and the player whose turn it is has lost. <code>misere</code> turns who loses around. <code>start u is black where (row(u) + column(u)) mod 2 = 0</code>
says how a board of a given size begins; otherwise all cells have the first letter.</p>
<p><strong>Then</strong> comes what happens after every move, again and again until nothing changes: here stones that are no longer joined to the ground fall, as in Hackenbush. What is in the air
in a position that is given falls before play begins.</p>
`},{kind:`code`,info:`console`,text:`$ bouton solve wall '.##/##./#.#/___' --moves 2
The player to move wins (N).
  nim-value     4
  winning move  (1,2) .  (1,3) .  (2,1) .  (2,2) .
  why           The components have the nim-values 5 and 1; their nim-sum is 5 ⊕ 1 = 4.
                It is not 0, so the player to move wins by a move that makes it 0.
                (1,2) .  (1,3) .  (2,1) .  (2,2) . wins: it leaves the nim-value 0.
How this is known: computed from the rules: 5 positions were solved.`,links:[{to:`play`,ask:`wall '.##/##./#.#/___' 2`}]},{kind:`html`,html:`<p>Play has to end. A measure is looked for which every move lowers: a weight for each letter, perhaps times a coordinate; or an order of the cells in which the first one that
changes always loses weight, as where lights are switched off from the last number to the first. A game without one is refused.</p>
<h2 id="how-it-is-solved">How it is solved</h2>
<p>A position falls into parts that can no longer interact. Which cells are settled, and which of the others can still have to do with each other, follows
from the rules for every position anew. The nim-value of a position is the nim-sum of those of its parts; parts are known again when moved, turned or reflected.
A group on which something depends stays in one part, with all that it touches. Where each move turns a head to tails, and other cells over whatever they show, each head is a part by itself: the
nim-value is the nim-sum of those of the heads (<em>Winning Ways</em>, ch. 14), so that <code>rectangles</code> is solved on any board. Where moves only exclude each other, as in Cram and Node Kayles, a part is the graph of its moves, and small parts with the same graph are known again wherever and however they lie.
A part and a value are searched together, moves that cut the part well first, after J. Lemoine and S. Viennot
(Nimbers are inevitable, 2012). A search that takes longer than a moment uses all cores: values are the same, the number of positions that were solved for them is not
always.</p>
`},{kind:`code`,info:`text`,text:`bouton solve cram 5 7 --certificate cram.cert
bouton verify cram.cert`,links:[]},{kind:`html`,html:`<p>Node Kayles on 5 × 14 cells, for example, has the nim-value 1: found in 12 s, with a certificate of 90 017 parts. On 3 × n cells values are known in this way for n up to 31 and for 33 and 36, on 5 × n up to 16; beyond
n = 16 on three rows, and on five rows, we found no published value (the record).</p>
<p>The <strong>certificate</strong> is a list of parts with their values, with the rules in a form of their own. The checker makes the moves again, by its own code. It accepts a value if some
move leads to each smaller one, and none to the value itself.</p>
<h2 id="strategies-by-symmetry">Strategies by symmetry</h2>
`},{kind:`code`,info:`text`,text:`bouton solve cram 30 30
bouton solve cram 30 31`,links:[]},{kind:`html`,html:`<p>On a board of even sides the second player wins Cram: every domino is answered by its image under the point reflection. No search of so large a board ends, but this argument
is checked at once, for every move that may ever be made from the position:</p>
<ul>
<li>its image is a move as well;</li>
<li>it leaves the cells that the image names as the image needs them, and changes no number of cells on which the image&#39;s condition depends;</li>
<li>both write the same letter on a cell that both write.</li>
</ul>
<p>So the player who answers never lacks a move. Reflections in a point, a line or a diagonal and shifts by half of a board that closes are tried, on graphs exchanges of vertices in pairs that keep
who is joined to whom; also with two letters exchanged, as in Col, where black is answered by white. If no such strategy is known at once, a first move is looked for after which one is: the middle in Cram on 30 × 31, (2,2) in Chomp on a square.
The argument is about normal play; games in which groups matter, or letters are flipped, are left out. The nim-value of a position that is won in this way is searched too; on more than 64 cells with limited effort.</p>
<h3 id="for-boards-of-all-sizes">For boards of all sizes</h3>
`},{kind:`code`,info:`text`,text:`bouton prove cram
bouton prove cram rows=3
bouton prove cram --certificate cram.cert
bouton verify cram.cert --game cram`,links:[]},{kind:`html`,html:`<p><code>prove</code> shows such strategies for <strong>all</strong> boards at once: Cram is lost on every board with two even sides, and won on every board with one. Where moves are the same everywhere, a move
and its image meet at places that the parities of rows and columns decide, so that a small argument covers boards of every size. The <strong>certificate</strong> has the moves by their places,
a measure that each of them lowers, and for each claim the sizes, the turn of the board, the letters that are exchanged, and the first move where the first player wins. The checker makes
the images again, and looks wherever a move and its image may meet. Where the first move has put a letter for good, moves that would need another one are left out.</p>
<p>The letters at the beginning may depend on the parities of rows and columns, as on the chessboard of Clobber, which is lost on boards with two even sides.
The rules may speak of neighbours, of cells in a row next to each other, and of letters. Rules that ask where a cell is, what lies far from it or how large the board is, groups, letters that are flipped, ends and
misère play are left out, and <code>prove</code> says which of these it met. Where it finds no strategy, that is said of the sizes; nothing follows about who wins.</p>
<h2 id="games-with-groups-and-lights">Games with groups and lights</h2>
<p>0.33 on a graph: take a vertex, or two that are joined, without breaking the rest.</p>
`},{kind:`code`,info:`text`,text:`game octal-graph
on graph
cells left "o", gone "."

u is left -> u is gone where at most 1 group of left touches u
u is left, v is left -> u is gone, v is gone where u next to v and at most 1 group of left touches u, v`,links:[]},{kind:`code`,info:`console`,text:`$ bouton solve octal-graph graph=1-2,2-3,3-4,2-5
The player to move wins (N).
  nim-value     2
  winning move  (3) .  (4) .
  why           The nim-value is 2.
                It is not 0, so the player to move wins by a move that makes it 0.
                (3) .  (4) . wins: it leaves the nim-value 0.
How this is known: computed from the rules: 12 positions were solved.`,links:[{to:`play`,ask:`octal-graph graph=1-2,2-3,3-4,2-5`}]},{kind:`html`,html:`<p>Lights out: switch a light off, and each neighbour with a larger number.</p>
`},{kind:`code`,info:`text`,text:`game lights
on graph
cells off ".", on "o"
start u is on

u is on -> u is off, every v next to u with number(v) > number(u) flips off and on`,links:[]},{kind:`code`,info:`console`,text:`$ bouton solve lights graph=1-2,2-3,3-1,1-4 --moves 1
The player to move wins (N).
  nim-value      1
  winning moves  (1) .  (2) .  (3) .  (4) .
                 there may be more
  why            The components have the nim-values 1, 0, 1 and 1; their nim-sum is 1 ⊕ 0 ⊕ 1 ⊕ 1 = 1.
                 It is not 0, so the player to move wins by a move that makes it 0.
                 (1) .  (2) .  (3) .  (4) . wins: it leaves the nim-value 0.
How this is known: computed from the rules: 4 positions were solved.`,links:[{to:`play`,ask:`lights graph=1-2,2-3,3-1,1-4 1`}]},{kind:`html`,html:`<p>Coins are turned in rectangles. The values are nim-products of those of the Ruler Game:</p>
`},{kind:`code`,info:`console`,text:`$ bouton table rectangles 1..8 1..8 --what value
rows\\columns   1  2  3  4  5  6  7  8
           1   1  2  1  4  1  2  1  8
           2   2  3  2  8  2  3  2 12
           3   1  2  1  4  1  2  1  8
           4   4  8  4  6  4  8  4 11
           5   1  2  1  4  1  2  1  8
           6   2  3  2  8  2  3  2 12
           7   1  2  1  4  1  2  1  8
           8   8 12  8 11  8 12  8 13`,links:[{to:`map`,ask:`rectangles`,ranges:`1..8 1..8`,what:`value`}]},{kind:`html`,html:`<h2 id="playing-and-drawing">Playing and drawing</h2>
`},{kind:`code`,info:`sh`,text:`bouton play cram 4 5
bouton solve cram 4 5 --out cram.svg`,links:[]},{kind:`code`,info:`console`,text:`$ bouton solve node-kayles graph=1-2,2-3,3-4,4-1
The player to move loses (P).
  nim-value  0
  why        The second player wins: answer every move by its image under an exchange in pairs (1 ↔ 3, 2 ↔ 4). It is always possible.
How this is known: computed from the rules: each of the 4 moves that may ever be made leaves its image possible.`,links:[{to:`play`,ask:`node-kayles graph=1-2,2-3,3-4,4-1`}]},{kind:`html`,html:`<p>A move is typed by its cells, <code>1,2 1,3</code>, where cells alone do not say it with letters, <code>1,2 x</code>, or by its number in the list. In the browser the cells of a move are touched one after
another; edges are touched anywhere along them, and sides of a board that are joined carry the same arrows. A graph that is small may be typed, <code>graph=1-2,2-3</code>, in place of <code>--graph FILE</code>.</p>
<p>A file lists one edge a line, or is in Graphviz DOT or in graph6, the format of programs that list graphs: a name that ends in <code>.g6</code>, <code>.s6</code> (sparse6) or <code>.d6</code>
(digraph6) says so, and so does a header such as <code>&gt;&gt;graph6&lt;&lt;</code>. Its vertices are numbers from 0. Petersen&#39;s graph:</p>
`},{kind:`code`,info:`text`,text:`IheA@GUAo`,links:[]},{kind:`code`,info:`console`,text:`$ bouton solve node-kayles --graph petersen.g6
The player to move wins (N).
  nim-value      1
  winning moves  (4) #  (6) #  (7) #  (9) #
                 (3) #  (5) #  (6) #  (8) #
                 (2) #  (5) #  (7) #  (9) #
                 (2) #  (3) #  (4) #  (8) #
                 (1) #  (6) #  (8) #  (9) #
                 (1) #  (2) #  (3) #  (7) #
                 (0) #  (5) #  (7) #  (8) #
                 (0) #  (3) #  (4) #  (9) #
                 (0) #  (1) #  (4) #  (5) #
                 (0) #  (1) #  (2) #  (6) #
  why            The nim-value is 1.
                 It is not 0, so the player to move wins by a move that makes it 0.
                 (4) #  (6) #  (7) #  (9) # wins: it leaves the nim-value 0.
                 Play (4) #  (6) #  (7) #  (9) #, then answer every move by its image under an exchange in pairs (0 ↔ 3, 1 ↔ 8, 2 ↔ 5). It is always possible.
How this is known: computed from the rules: 2 positions were solved.`,links:[{to:`play`,ask:`node-kayles mine.game`,text:`IheA@GUAo
`}]}]};export{e as default};