var e={title:`The language of games`,headings:[{id:`a-first-game`,text:`A first game`,level:2},{id:`lines`,text:`Lines`,level:2},{id:`positions`,text:`Positions`,level:2},{id:`rules`,text:`Rules`,level:2},{id:`rows`,text:`Rows`,level:3},{id:`letters`,text:`Letters`,level:3},{id:`who-wins`,text:`Who wins`,level:2},{id:`short-positions`,text:`Short positions`,level:2},{id:`parameters`,text:`Parameters`,level:2},{id:`compounds`,text:`Compounds`,level:2},{id:`forbidden-options`,text:`Forbidden options`,level:2},{id:`entailing-moves`,text:`Entailing moves`,level:2},{id:`claims`,text:`Claims`,level:2},{id:`recursion-on-digits`,text:`Recursion on digits`,level:3},{id:`claims-about-some-positions`,text:`Claims about some positions`,level:3},{id:`formulas`,text:`Formulas`,level:2},{id:`terms`,text:`Terms`,level:2},{id:`floors`,text:`Floors`,level:3},{id:`assumptions`,text:`Assumptions`,level:2},{id:`automata`,text:`Automata`,level:2},{id:`examples`,text:`Examples`,level:2},{id:`moves-written-in-rust`,text:`Moves written in Rust`,level:2},{id:`other-lines`,text:`Other lines`,level:2},{id:`positions-on-the-command-line`,text:`Positions on the command line`,level:2},{id:`the-canonical-form`,text:`The canonical form`,level:2},{id:`grammar`,text:`Grammar`,level:2}],parts:[{kind:`html`,html:`<h1 id="the-language-of-games">The language of games</h1>
<p>A game is a text file that ends in <code>.game</code>. It says how a position may change, and may claim who wins. This page
describes all of the language. Every complete example here is read, and its examples are checked, by the tests.</p>
<h2 id="a-first-game">A first game</h2>
`},{kind:`code`,info:`game`,text:`# One heap. Take one, two or three.
game take-three
title en "Take one, two or three"

(n) -> (n - k) where 1 <= k <= 3

P(n) iff n mod 4 = 0
example (21) is N
example (20) is P
example (21) moves to (20)`,links:[{to:`rules`,text:`# One heap. Take one, two or three.
game take-three
title en "Take one, two or three"

(n) -> (n - k) where 1 <= k <= 3

P(n) iff n mod 4 = 0
example (21) is N
example (20) is P
example (21) moves to (20)
`}]},{kind:`html`,html:`<p>Read it aloud: from a heap of n one may move to a heap of n - k, where k is between 1 and 3. The player to move loses
exactly if n is a multiple of 4. The heap of 21 is a win for the player to move, by moving to 20.</p>
<h2 id="lines">Lines</h2>
<p>A file is a list of <strong>items</strong>, one a line. <code>#</code> starts a comment, which goes to the end of the line. An item goes on in
the next line if the line ends with something that needs more (an open bracket, a comma, an operator, <code>and</code>, <code>where</code>,
<code>iff</code>, <code>=</code>, …) or if the next line starts with something that goes on (<code>|</code>, <code>where</code>, <code>when</code>, <code>and</code>, <code>or</code>, <code>if</code>, <code>by</code>, <code>-&gt;</code>,
an operator). A <code>;</code> also ends an item. The order of items does not matter, apart from the lines of an automaton.</p>
<p>Words of the language are in lower case, apart from <code>P</code>, <code>N</code> and <code>D</code>. These can never be names: <code>and</code> <code>or</code> <code>not</code> <code>implies</code>
<code>iff</code> <code>exists</code> <code>forall</code> <code>where</code> <code>when</code> <code>if</code> <code>by</code> <code>in</code> <code>div</code> <code>mod</code> <code>xor</code> <code>divides</code> <code>true</code> <code>false</code>. A name starts with a
letter of any script or <code>_</code>, and goes on with letters, digits and <code>_</code>. Its letters are of one script, and it may not look like a word of the language, a function or another name: <code>рrime</code> with a Cyrillic letter is refused. The name of a game may have hyphens:
<code>fibonacci-nim</code>.</p>
<p>Full-width characters are read as the ASCII ones: <code>（ａ，１２）</code> is <code>(a,12)</code>. So are <code>≤ ≥ ≠ → ∧ ∨ ¬ ∃ ∀ ⊕ × ∈ ∣ ⇒ ⇔ −</code> and <code>…</code>, which mean
<code>&lt;= &gt;= != -&gt; and or not exists forall xor * in divides implies iff -</code> and <code>..</code>, and <code>φ</code>, which means <code>phi</code>. Texts may stand in “…”.</p>
<h2 id="positions">Positions</h2>
<p>A position is a <strong>sum</strong> of components. A <strong>component</strong> is a tuple of natural numbers, <code>(3, 5)</code>, or a row of any length,
<code>[1, 5, 7]</code>. All components of a game have the same form, which is read off its first rule: <code>(a, b)</code> is a game on
pairs, <code>[x, ..]</code> is a game on rows. A player moves in exactly one component (but see <a href="/learn/language#compounds">compounds</a>). Numbers are
as large as you like.</p>
<h2 id="rules">Rules</h2>
`},{kind:`code`,info:``,text:`before -> after
before -> after where condition
before -> after where condition when parameters`,links:[]},{kind:`html`,html:`<ul>
<li><code>before</code> is a <strong>pattern</strong>. A name stands for any number. A name that stands twice, a number, a parameter or arithmetic of
parameters have to be equal to what is there. <code>_</code> stands for any number that does not matter.</li>
<li><code>after</code> is what is left of the component: one component, a sum of several, <code>(i) + (j)</code>, or nothing, <code>()</code>.</li>
<li>A name that is not in <code>before</code> is quantified: the rule allows a move for each way to give it a natural number.</li>
<li>The move exists only if all numbers in <code>after</code> are natural: <code>(n) -&gt; (n - k) where k &gt;= 1</code> needs no <code>k &lt;= n</code>.</li>
<li><code>where</code> is the condition, on numbers and parameters. <code>when</code> is a condition on parameters alone.</li>
</ul>
<p>Several rules allow what any of them allows. The same move may come from several rules; it counts once.</p>
`},{kind:`code`,info:`game`,text:`# A row of pins. Knock down one, or two neighbours; the rest falls into two rows.
game kayles-again
(n) -> (i) + (j) where i + j = n - 1
(n) -> (i) + (j) where i + j = n - 2

example (5) moves to (1) + (2)
example (1) moves to (0) + (0)
example (3) has value 3
example (4) + (1) is P`,links:[{to:`rules`,text:`# A row of pins. Knock down one, or two neighbours; the rest falls into two rows.
game kayles-again
(n) -> (i) + (j) where i + j = n - 1
(n) -> (i) + (j) where i + j = n - 2

example (5) moves to (1) + (2)
example (1) moves to (0) + (0)
example (3) has value 3
example (4) + (1) is P
`}]},{kind:`html`,html:`<p>A part of the sum may stand for several components that are alike: <code>k of (m)</code> is (m) k times, and nothing where k is 0. What stands before
<code>of</code> is a term; a sum or difference there takes parentheses.</p>
`},{kind:`code`,info:`game`,text:`# Split a heap into any number of heaps, as equal as can be.
game fair-shares
(n) -> n mod k of (n div k + 1) + (k - n mod k) of (n div k) where 2 <= k <= n

example (7) moves to (3) + (2) + (2)
example (9) has value 4
example (30) + (9) is P`,links:[{to:`rules`,text:`# Split a heap into any number of heaps, as equal as can be.
game fair-shares
(n) -> n mod k of (n div k + 1) + (k - n mod k) of (n div k) where 2 <= k <= n

example (7) moves to (3) + (2) + (2)
example (9) has value 4
example (30) + (9) is P
`}]},{kind:`html`,html:`<p>Such a game is solved, tabulated and played like any other. Proofs read fixed numbers of copies alone, such as <code>3 of (m)</code>, or a parameter of the game.</p>
<h3 id="rows">Rows</h3>
<p>Between <code>[</code> and <code>]</code>, <code>..</code> is a <strong>gap</strong>: any number of numbers, possibly none. A pattern may have several gaps. The gaps on
the right stand for what the gaps on the left match, the first for the first and so on. If a single row is left and has fewer gaps, the last ones are
cut off.</p>
`},{kind:`code`,info:`game`,text:`# Digital Deletions: lower a digit, or delete a 0 and everything to its right.
game digital-deletions
position [.., x, ..] where x <= 9
[.., x, ..] -> [.., y, ..] where y < x
[.., 0, ..] -> [..]

example [1, 0, 5] moves to [1]
example [0] is N
example [1] is P`,links:[{to:`rules`,text:`# Digital Deletions: lower a digit, or delete a 0 and everything to its right.
game digital-deletions
position [.., x, ..] where x <= 9
[.., x, ..] -> [.., y, ..] where y < x
[.., 0, ..] -> [..]

example [1, 0, 5] moves to [1]
example [0] is N
example [1] is P
`}]},{kind:`html`,html:`<p>A gap may have a name, <code>w..</code>. On the right, <code>w..</code> is the same gap, in whatever place or component, and as often as it is written: <code>[a.., x, b..] -&gt; [a..] + [b..]</code> splits a
row. A term of w before <code>..</code> leaves a number for each number of the gap, <code>min(w, j)..</code>; the move exists only if all of them are natural. Nowhere else does w
have a meaning.</p>
`},{kind:`code`,info:`game`,text:`# Chomp: a bite leaves j squares of its row, and no more of any row after it. Who eats the last square loses.
game chomp-again
position [.., x, y, ..] where x >= y
[.., x, w..] -> [.., j, min(w, j)..] where j < x
misere

example [4, 3, 1] moves to [4, 2, 1]
example [3, 3, 3] wins only to [3, 1, 1]
example [5, 4] is P`,links:[{to:`rules`,text:`# Chomp: a bite leaves j squares of its row, and no more of any row after it. Who eats the last square loses.
game chomp-again
position [.., x, y, ..] where x >= y
[.., x, w..] -> [.., j, min(w, j)..] where j < x
misere

example [4, 3, 1] moves to [4, 2, 1]
example [3, 3, 3] wins only to [3, 1, 1]
example [5, 4] is P
`}]},{kind:`code`,info:`game`,text:`# Stones on a staircase. Move some stones one step down; from step 1 they drop to the ground.
game stairs
[x, ..]        -> [x - k, ..]            where k >= 1
[.., a, x, ..] -> [.., a + k, x - k, ..] where k >= 1

P[x at i, ..] iff xor(x where i mod 2 = 1) = 0
example [3, 1, 4] is N
example [2, 5, 2] is P
example [3, 1, 4] moves to [4, 0, 4]`,links:[{to:`rules`,text:`# Stones on a staircase. Move some stones one step down; from step 1 they drop to the ground.
game stairs
[x, ..]        -> [x - k, ..]            where k >= 1
[.., a, x, ..] -> [.., a + k, x - k, ..] where k >= 1

P[x at i, ..] iff xor(x where i mod 2 = 1) = 0
example [3, 1, 4] is N
example [2, 5, 2] is P
example [3, 1, 4] moves to [4, 0, 4]
`}]},{kind:`html`,html:`<p>A row is <strong>unordered</strong> if its file says so: then its numbers are kept rising, in whatever order they are typed, and after every
move. In a rule on rows, <code>next_free(x)</code> is the smallest number above x that is no element of the row.</p>
<p>A <strong>law</strong> says what every position satisfies: <code>position pattern where formula</code>. Wherever the pattern matches, the formula has to hold;
anything else is refused as no position of the game. Claims, tables and counts of positions speak of positions alone.</p>
<p>Rules have to keep the laws. A rule with a move from a position to what is none is an error, told with the smallest such move, and so is
a law that no position keeps. Small positions are looked at as soon as a text is opened; <code>check</code>, <code>prove</code> and <code>discover</code> let automata decide it for
all positions, where automata can. An answer that would recommend such a move all the same is refused with the same error.</p>
`},{kind:`code`,info:`game`,text:`# Pawns on the fields 1 to m; one jumps to the nearest free field on its right. Who brings a pawn to m wins.
game pawns(m default 5)
unordered
position [.., a, b, ..] where a < b
position [.., x, ..] where 1 <= x <= m
[.., x, ..] -> [.., next_free(x), ..] where next_free(x) <= m
end [.., m] lost

example [1, 2] moves to [2, 3]
example [1, 3] is N
example [3] is P`,links:[{to:`rules`,text:`# Pawns on the fields 1 to m; one jumps to the nearest free field on its right. Who brings a pawn to m wins.
game pawns(m default 5)
unordered
position [.., a, b, ..] where a < b
position [.., x, ..] where 1 <= x <= m
[.., x, ..] -> [.., next_free(x), ..] where next_free(x) <= m
end [.., m] lost

example [1, 2] moves to [2, 3]
example [1, 3] is N
example [3] is P
`}]},{kind:`html`,html:`<h3 id="letters">Letters</h3>
<p><code>letters A, B, C</code> makes rows into words: in this game A stands for 1, B for 2 and C for 3, in rules, claims and examples, and rows hold nothing else. A row may
be written as a word, <code>ABBA</code>, wherever a position is written, also on the command line and in the pages, and is shown as one; <code>[A, B, B, A]</code> and <code>[1, 2, 2, 1]</code> are the same
row. A letter is a single character of any script, and names nothing else.</p>
`},{kind:`code`,info:`game`,text:`# Two neighbours that are equal vanish.
game vanish
letters A, B
[.., x, x, ..] -> [.., ..]

example ABBA moves to AA
example ABBA is P
example [A, A, A] is N
example AAA + BB is P`,links:[{to:`rules`,text:`# Two neighbours that are equal vanish.
game vanish
letters A, B
[.., x, x, ..] -> [.., ..]

example ABBA moves to AA
example ABBA is P
example [A, A, A] is N
example AAA + BB is P
`}]},{kind:`code`,info:`game`,text:`# Where A stands before B, the two change places.
game exchange
letters A, B
[.., A, B, ..] -> [.., B, A, ..]

example AAB moves to ABA
example AABB is P
begin ABAB`,links:[{to:`rules`,text:`# Where A stands before B, the two change places.
game exchange
letters A, B
[.., A, B, ..] -> [.., B, A, ..]

example AAB moves to ABA
example AABB is P
begin ABAB
`}]},{kind:`html`,html:`<h2 id="who-wins">Who wins</h2>
<p>Under <strong>normal</strong> play, a player who cannot move loses. With a line <code>misere</code>, a player who cannot move wins. The convention can also be
chosen when a question is asked.</p>
<p><code>end pattern verdict</code> declares an end: play stops there, whatever the rules allow. The verdict, <code>lost</code>, <code>won</code> or <code>draw</code>, is
what the player <strong>to move</strong> gets. It may be followed by <code>where condition</code>. Misère play swaps <code>lost</code> and <code>won</code>.</p>
<p><code>otherwise verdict</code> says what it means to be stuck where no <code>end</code> speaks. Misère play swaps it too. With <code>otherwise draw</code>,
play that never ends is a draw as well. <code>endless draw</code> says only that: a player who is stuck loses, and play that never ends is a draw.</p>
`},{kind:`code`,info:`game`,text:`# A knight walks to the corner; who brings it there wins. Stuck elsewhere, nobody wins.
game knight-walk
(x, y) -> (x - 1, y - 2)
(x, y) -> (x - 2, y - 1)
end (0, 0) lost
otherwise draw

example (1, 2) is N
example (3, 3) is P
example (4, 4) is D`,links:[{to:`rules`,text:`# A knight walks to the corner; who brings it there wins. Stuck elsewhere, nobody wins.
game knight-walk
(x, y) -> (x - 1, y - 2)
(x, y) -> (x - 2, y - 1)
end (0, 0) lost
otherwise draw

example (1, 2) is N
example (3, 3) is P
example (4, 4) is D
`}]},{kind:`html`,html:`<p>The <strong>outcome</strong> of a position is a letter: <code>P</code>, the previous player wins, so the player to move loses; <code>N</code>, the next
player wins, so the player to move wins; <code>D</code>, a draw with best play.</p>
<h2 id="short-positions">Short positions</h2>
<p><code>start (n) = (n, n - 1)</code> lets people write a position with fewer (or more) numbers than it has.</p>
`},{kind:`code`,info:`game`,text:`# n stones. Take at most twice as many as were taken before; the first move may not take all.
game fibonacci-again
(n, cap) -> (n - k, 2*k) where 1 <= k <= cap
start (n) = (n, n - 1)

P(n, cap) iff n = 0 or cap < lowest_zeckendorf(n)
example (13) is P
example (12) is N
example (12) moves to (11, 2)`,links:[{to:`rules`,text:`# n stones. Take at most twice as many as were taken before; the first move may not take all.
game fibonacci-again
(n, cap) -> (n - k, 2*k) where 1 <= k <= cap
start (n) = (n, n - 1)

P(n, cap) iff n = 0 or cap < lowest_zeckendorf(n)
example (13) is P
example (12) is N
example (12) moves to (11, 2)
`}]},{kind:`html`,html:`<h2 id="parameters">Parameters</h2>
`},{kind:`code`,info:``,text:`game bash(m >= 1 default 3)                           a natural number with bounds and a default
game range(a >= 1, b >= a)                            bounds may use parameters to the left
game grid(1 <= m <= 20)
game subtraction(S: set default {1, 3..5})            a finite set of natural numbers
game maze(walls: pairs default {(1, 2), (3, 3)})      a finite set of pairs; \`triples\` are sets of triples
game jumps(a: list default [3, 1, 2, 0, 4])           a finite list of natural numbers
game race(piece: king | queen | rook default king)    one of some words
game powers(kmax default any)                         a number, or \`any\`: no limit; it can only be compared
game octal(code: octal default "0.77")                an octal code
game hexad(code: hexadecimal default "0.F6")          the same with digits up to F
game dag(edges: graph default "0-1,1-2")              the edges of a graph, for \`native\` moves
game turning(code: text default "1-5")                a word in quotes, for \`native\` moves`,links:[]},{kind:`html`,html:`<p>A vertex without edges may stand among the edges of a graph: <code>edges=0-1,5</code>.</p>
<p>Of an octal code, <code>code[0]</code>, <code>code[1]</code> and <code>code[2]</code> are sets: the k for which taking k may leave 0, 1 or 2 heaps. So <code>k in code[2]</code> holds if the
k-th digit has a 4 in it. A hexadecimal code has <code>code[3]</code> as well.</p>
<p>A parameter without default has to be given: <code>bash m=5 21</code>, <code>subtraction S=1,3,4 20</code>, <code>race piece=queen 4,4</code>. Number
parameters may stand wherever a number may. A set stands after <code>in</code>. Whatever is no number is compared by <code>=</code> or <code>!=</code> with a value as
one would write it for a default, which stands on the right: <code>piece = king</code>, <code>S = {1, 3..5}</code>, <code>a = [3, 1, 2]</code>, <code>code = &quot;0.77&quot;</code>, <code>kmax = any</code>.</p>
`},{kind:`code`,info:`game`,text:`game take-from(S: set default {1, 2}, kind: plain | double default plain)
(n) -> (n - s)   where s in S
(n) -> (n - 2*s) where s in S when kind = double

example (3) is P
example S={1, 3, 4} (7) is P
example S={1, 3, 4} (8) is N
example kind=double S={1} (3) is P`,links:[{to:`rules`,text:`game take-from(S: set default {1, 2}, kind: plain | double default plain)
(n) -> (n - s)   where s in S
(n) -> (n - 2*s) where s in S when kind = double

example (3) is P
example S={1, 3, 4} (7) is P
example S={1, 3, 4} (8) is N
example kind=double S={1} (3) is P
`}]},{kind:`html`,html:`<p>A set of pairs or triples stands after <code>in</code> as well, with as many numbers before it: <code>(x, y) in walls</code>, <code>(x, y) in {(1, 2), (3, 3)}</code>.
That is how places are forbidden. On the command line it is written <code>walls=(1,2),(3,3)</code>.</p>
`},{kind:`code`,info:`game`,text:`# A rook that may not enter walls, or jump over them.
game maze(walls: pairs default {(1, 2), (3, 3)})
position (x, y) where not (x, y) in walls
(x, y) -> (x - k, y) where k >= 1 and forall j: 1 <= j <= k implies not (x - j, y) in walls
(x, y) -> (x, y - k) where k >= 1 and forall j: 1 <= j <= k implies not (x, y - j) in walls

# The walls break the diagonal at (3, 3).
P(x, y) iff x = y and x != 4 or x = 1 and y = 3 or x = 3 and y = 4 or x = 4 and y = 3 when walls = {(1, 2), (3, 3)}

example (1, 3) is P
example (4, 4) is N
example walls={} (4, 4) is P`,links:[{to:`rules`,text:`# A rook that may not enter walls, or jump over them.
game maze(walls: pairs default {(1, 2), (3, 3)})
position (x, y) where not (x, y) in walls
(x, y) -> (x - k, y) where k >= 1 and forall j: 1 <= j <= k implies not (x - j, y) in walls
(x, y) -> (x, y - k) where k >= 1 and forall j: 1 <= j <= k implies not (x, y - j) in walls

# The walls break the diagonal at (3, 3).
P(x, y) iff x = y and x != 4 or x = 1 and y = 3 or x = 3 and y = 4 or x = 4 and y = 3 when walls = {(1, 2), (3, 3)}

example (1, 3) is P
example (4, 4) is N
example walls={} (4, 4) is P
`}]},{kind:`html`,html:`<p><code>bouton discover</code> finds such claims, and proves them, for any walls that are given.</p>
<p>In a game with a list, <code>a[i]</code> is its i-th number, counted from 1 as the elements of rows are, and <code>length(a)</code> says how many there are. The index may be any
term. Elsewhere, as <code>a[0]</code> or <code>a[length(a) + 1]</code>, the entry is undefined, so a comparison with it is false, and
<code>(n) -&gt; (n - a[i])</code> has a move for each number of the list. On the command line it is written <code>a=3,1,2,0,4</code> or <code>a=[3, 1, 2, 0, 4]</code>.</p>
`},{kind:`code`,info:`game`,text:`# A token on a strip of squares moves forward; the number on its square says how far at most.
game jumps(a: list default [3, 1, 2, 0, 4])
position (i) where 1 <= i <= length(a)
(i) -> (j) where i < j <= length(a) and j <= i + a[i]

example (4) is P
example (1) wins only to (2), (4)
example a=[1, 1, 1, 1] (1) moves to (2)`,links:[{to:`rules`,text:`# A token on a strip of squares moves forward; the number on its square says how far at most.
game jumps(a: list default [3, 1, 2, 0, 4])
position (i) where 1 <= i <= length(a)
(i) -> (j) where i < j <= length(a) and j <= i + a[i]

example (4) is P
example (1) wins only to (2), (4)
example a=[1, 1, 1, 1] (1) moves to (2)
`}]},{kind:`html`,html:`<p>Unless endless play is a draw, every play has to end. <code>bouton check</code> looks for something that falls with every move, such as the number of squares ahead in the game above. Where
<code>position</code> has an upper bound for every number, and at most 16 384 tuples are within the bounds, counted from 0, it can also follow all play, with the list that is given:</p>
`},{kind:`code`,info:`game`,text:`# A token moves to a square with a larger number; the distance is a multiple of the number that it leaves.
game rises(a: list default [3, 6, 5, 4, 2, 7, 1, 8])
position (i) where 1 <= i <= length(a)
(i) -> (j) where 1 <= j <= length(a) and a[j] > a[i] and a[i] divides max(i, j) - min(i, j)

example (1) is P
example (2) wins only to (8)`,links:[{to:`rules`,text:`# A token moves to a square with a larger number; the distance is a multiple of the number that it leaves.
game rises(a: list default [3, 6, 5, 4, 2, 7, 1, 8])
position (i) where 1 <= i <= length(a)
(i) -> (j) where 1 <= j <= length(a) and a[j] > a[i] and a[i] divides max(i, j) - min(i, j)

example (1) is P
example (2) wins only to (8)
`}]},{kind:`html`,html:`<p>A list also says what is allowed for each kind of heap. With the list known, <code>a[t]</code> is one of finitely many numbers; so <code>discover</code> and <code>prove</code> decide claims about
it for all positions, also where an entry divides or multiplies, <code>a[i] divides j - i</code>.</p>
`},{kind:`code`,info:`game`,text:`# Heaps of several kinds: from a heap of n of kind t one takes 1 to a[t].
game kinds(a: list default [1, 2, 4])
position (n, t) where 1 <= t <= length(a)
(n, t) -> (n - k, t) where 1 <= k <= a[t]

P(n, t) iff n mod (a[t] + 1) = 0
example (10, 3) is P
example (9, 1) + (9, 2) + (9, 3) is N`,links:[{to:`rules`,text:`# Heaps of several kinds: from a heap of n of kind t one takes 1 to a[t].
game kinds(a: list default [1, 2, 4])
position (n, t) where 1 <= t <= length(a)
(n, t) -> (n - k, t) where 1 <= k <= a[t]

P(n, t) iff n mod (a[t] + 1) = 0
example (10, 3) is P
example (9, 1) + (9, 2) + (9, 3) is N
`}]},{kind:`html`,html:`<h2 id="compounds">Compounds</h2>
<p><code>upto k of nim</code> stands in place of rules. A move chooses at least one and at most k components and makes a move of the
game <code>nim</code> in each. <code>every of nim</code> does so too, but a move is a move of <code>nim</code> in <strong>every</strong> component that has one; what has none is
skipped, and who cannot move anywhere loses. The base game&#39;s parameters are set by <code>upto 2 of bash m = 3</code>,
<code>every of subtraction S = {1, 3, 4}</code> or <code>upto 2 of race piece = rook</code>; a parameter of the file may stand for such a value.</p>
`},{kind:`code`,info:`game`,text:`game moore-again(k >= 1 default 2)
upto k of nim

example (1) + (2) + (3) is N
example (1) + (1) + (1) is P`,links:[{to:`rules`,text:`game moore-again(k >= 1 default 2)
upto k of nim

example (1) + (2) + (3) is N
example (1) + (1) + (1) is P
`}]},{kind:`html`,html:`<p>For the rules of the file itself, write the line <code>every component moves</code> or <code>upto k components move</code> beside them.</p>
`},{kind:`code`,info:`game`,text:`# Heaps from which 1, 3 or 4 are taken; a move is in one heap, in two or in three.
game several-again
(n) -> (n - k) where k in {1, 3, 4}
upto 3 components move

example (7) + (2) + (9) is P
example (7) + (2) + (8) is N
example (2) + (2) moves to (1) + (1)`,links:[{to:`rules`,text:`# Heaps from which 1, 3 or 4 are taken; a move is in one heap, in two or in three.
game several-again
(n) -> (n - k) where k in {1, 3, 4}
upto 3 components move

example (7) + (2) + (9) is P
example (7) + (2) + (8) is N
example (2) + (2) moves to (1) + (1)
`}]},{kind:`html`,html:`<p>Where every component moves, what a component leaves are components of their own, all of
which move then.</p>
`},{kind:`code`,info:`game`,text:`game every-again
(n) -> (n - k) where 1 <= k <= 2
every component moves

example (3) + (1) is P
example (4) + (3) moves to (2) + (1)
example (4) + (3) wins only to (3) + (2), (3) + (1)`,links:[{to:`rules`,text:`game every-again
(n) -> (n - k) where 1 <= k <= 2
every component moves

example (3) + (1) is P
example (4) + (3) moves to (2) + (1)
example (4) + (3) wins only to (3) + (2), (3) + (1)
`}]},{kind:`html`,html:`<p>Such sums are decided by the <a href="/learn/lessons#every-component-moves">suspense numbers</a> of their components if play ends, and by all positions that can be reached if it need not.
Claims <code>P(n)</code> on one component can be proved, claims <code>P((n) + ..)</code> on sums are only checked, and no programs are written. Such a game has no nim-values, and a sum of
it with one in which one component moves has no meaning.</p>
<h2 id="forbidden-options">Forbidden options</h2>
<p>With the line <code>blocking k - 1</code> the opponent may forbid up to k - 1 options before each move; the number is a term of constants and
parameters. A player all of whose options are forbidden, or who has none, loses. What was forbidden is forgotten after the move.</p>
`},{kind:`code`,info:`game`,text:`game blocking-again(k >= 1 default 2)
(a, b) -> (a - i, b)     where i >= 1
(a, b) -> (a, b - i)     where i >= 1
(a, b) -> (a - i, b - i) where i >= 1
blocking k - 1

P(a, b) iff a = 0 and b = 0 or b in {2*a + 1, 2*a + 2} or a in {2*b + 1, 2*b + 2} when k = 3
example (2, 5) is P
example k=3 (2, 6) is P
example k=1 (3, 5) is P`,links:[{to:`rules`,text:`game blocking-again(k >= 1 default 2)
(a, b) -> (a - i, b)     where i >= 1
(a, b) -> (a, b - i)     where i >= 1
(a, b) -> (a - i, b - i) where i >= 1
blocking k - 1

P(a, b) iff a = 0 and b = 0 or b in {2*a + 1, 2*a + 2} or a in {2*b + 1, 2*b + 2} when k = 3
example (2, 5) is P
example k=3 (2, 6) is P
example k=1 (3, 5) is P
`}]},{kind:`html`,html:`<p>Options are positions: two rules that lead to one position give one option. So a position is P exactly if at most k - 1 of its options are P.
In a sum the options of the whole sum are forbidden, and the same components in another order are the same sum.</p>
<p>Such a game has no nim-values. <code>solve</code> and <code>table</code> count lost options, <code>check</code> compares claims, <code>discover</code> looks for them, and <code>prove</code> proves
them for all positions of one component, or of rows of one length; then <code>solve</code> answers at any size. Programs, periods, misère play and <code>play</code>
know nothing of forbidden options and are refused. Neither can such a file have <code>end</code>, <code>otherwise</code>, <code>endless draw</code>, <code>misere</code>, <code>assume</code>, or
another game&#39;s moves.</p>
<p>A proof is about a game in which nothing is forbidden, made from the claim. Its moves are those that the opponent would leave: to every option
that is claimed to be N; and to every option where at least k different ones are claimed to be P. If play of this game ends and exactly the
claimed positions are lost in it, the claim is true: at a claimed position the opponent forbids all options claimed to be P; at any other one
the player moves to one that is claimed to be P and not forbidden. All moves of such play are moves of this game, so it ends.</p>
<p>The certificate states this game. Options are divided among the rules, each counted where it occurs first, and <code>k different ones</code> is said as
numbers that exist, one option before the other. For blocking Wythoff Nim with k = 1, 2 and 3 <code>bouton prove blocking-wythoff k=2</code> proves the theorems
of Wythoff and Larsson; <code>bouton discover blocking-wythoff k=4</code> finds an automaton over the digits in the numeration of √2, and proves that.</p>
<h2 id="entailing-moves">Entailing moves</h2>
<p><code>entailing before -&gt; after</code> is a rule whose moves confine the reply: the opponent has to move in one of the components that the move left. A player
who has no move there loses, whatever else there is. After a reply that is not entailing itself, all components are open again.</p>
`},{kind:`code`,info:`game`,text:`# Top Entails (Winning Ways): split a stack, or take its top coin, to which one has to reply in that stack.
game top-entails-again
(n)           -> (i) + (j) where i + j = n and i >= 1 and j >= 1
entailing (n) -> (n - 1)

example (5) + (9) is P
example (5) has value 0
example (1) + (5) is N
example (1) + (5) wins only to (0) + (5), (1) + (4)`,links:[{to:`rules`,text:`# Top Entails (Winning Ways): split a stack, or take its top coin, to which one has to reply in that stack.
game top-entails-again
(n)           -> (i) + (j) where i + j = n and i >= 1 and j >= 1
entailing (n) -> (n - 1)

example (5) + (9) is P
example (5) has value 0
example (1) + (5) is N
example (1) + (5) wins only to (0) + (5), (1) + (4)
`}]},{kind:`html`,html:`<p>A component is <strong>loony</strong> if some move in it wins beside every rest, as the stack of 1: its last coin is taken, and there is nothing to reply with. All
others have nim-values, by which <code>solve</code> decides sums of any components: with a loony one the player to move wins, otherwise
the nim-sum decides (Winning Ways, chapter 12). <code>check</code> compares examples and claims who wins.</p>
<p>Tables, programs, proofs, periods, misère play and <code>play</code> know nothing of confined replies and are refused. Neither can such a file have <code>end</code>, <code>otherwise</code>,
<code>endless draw</code>, <code>misere</code>, <code>assume</code>, <code>blocking</code>, several components that move at once, or claims of nim-values, which a loony component does not have.</p>
<h2 id="claims">Claims</h2>
<p>A claim says something of all positions. It may be checked up to a bound, or proved; it is never believed without.</p>
`},{kind:`code`,info:``,text:`P(a, b) iff formula                   exactly these components are P (likewise N, D)
P((n) + ..) iff formula               exactly these sums are P
P[x at i, ..] iff formula             exactly these rows are P; x is an element, i its index from 1
P[x after w at i of n, ..] iff …      w is the element before (0 for the first), n the length of the row
value(n) = term                       the nim-value of a component
value(n) = t if f | u if g | v otherwise       the first piece whose condition holds
value(n) = [0, 1] repeat [2, 3] plus 4         by index; then periodic, each period 4 more than the last
P(n) iff formula where condition      only of the n that satisfy the condition`,links:[]},{kind:`html`,html:`<p>The head of a claim names the numbers of any position, each with a name of its own: there are no constants and no name
twice. What holds only where two numbers are equal stands on the right: <code>P(a, b) iff a = b or …</code>.</p>
<p>A claim is about the file&#39;s convention, unless it starts with <code>misere</code> or <code>normal</code>. It may end with <code>where condition</code>, if it is about <a href="/learn/language#claims-about-some-positions">some
positions</a> alone, with <code>when condition</code>, on parameters alone, and with <code>by &quot;citation&quot;</code>, which marks a theorem with a source. In a claim all names on the right come
from the left, from the parameters, or from quantifiers.</p>
<p>A claim on a sum or a row speaks of its components or elements through <strong>folds</strong>: <code>xor(t)</code>, <code>sum(t)</code>, <code>max(t)</code>, <code>min(t)</code>,
each with <code>where f</code> if not all of them count, and <code>count(f)</code>. A fold of no element is 0; of one element it is the value of <code>t</code>
there, even below zero. <code>columns(t, b)</code> counts the ones in each binary
column of the t modulo b: it is 0 exactly if all these counts are multiples of b.</p>
`},{kind:`code`,info:`game`,text:`game lasker-again
(n) -> (m)       where m < n
(n) -> (i) + (j) where i + j = n and i >= 1 and j >= 1

value(n) = n - 1 if n mod 4 = 0 and n > 0
         | n + 1 if n mod 4 = 3
         | n     otherwise
example (3) has value 4
example (4) has value 3`,links:[{to:`rules`,text:`game lasker-again
(n) -> (m)       where m < n
(n) -> (i) + (j) where i + j = n and i >= 1 and j >= 1

value(n) = n - 1 if n mod 4 = 0 and n > 0
         | n + 1 if n mod 4 = 3
         | n     otherwise
example (3) has value 4
example (4) has value 3
`}]},{kind:`code`,info:`game`,text:`game nim-again
(n) -> (m) where m < n

P((n) + ..) iff xor(n) = 0
misere P((n) + ..) iff max(n) <= 1 and xor(n) = 1 or max(n) >= 2 and xor(n) = 0
value(n) = repeat [0] plus 1
example (14) + (21) + (39) is N
example misere (1) + (1) + (1) is P
example misere (2) + (2) is P`,links:[{to:`rules`,text:`game nim-again
(n) -> (m) where m < n

P((n) + ..) iff xor(n) = 0
misere P((n) + ..) iff max(n) <= 1 and xor(n) = 1 or max(n) >= 2 and xor(n) = 0
value(n) = repeat [0] plus 1
example (14) + (21) + (39) is N
example misere (1) + (1) + (1) is P
example misere (2) + (2) is P
`}]},{kind:`html`,html:`<h3 id="recursion-on-digits">Recursion on digits</h3>
<p>A value may go back to that of a smaller position. Then a claim takes several lines, one for each last digit: <code>value(2*n + 1) = value(n)</code>
says that an odd number has the value of what is left without its last binary digit.</p>
`},{kind:`code`,info:`game`,text:`# Take at least one stone, and at most half of them (Levine 2006).
game at-most-half
(n) -> (n - k) where k >= 1 and 2*k <= n

value(2*n) = n
value(2*n + 1) = value(n)
example (11) has value 1
example (12) has value 6`,links:[{to:`rules`,text:`# Take at least one stone, and at most half of them (Levine 2006).
game at-most-half
(n) -> (n - k) where k >= 1 and 2*k <= n

value(2*n) = n
value(2*n + 1) = value(n)
example (11) has value 1
example (12) has value 6
`}]},{kind:`html`,html:`<p>The lines of such a claim stand one after another and are one claim. They have to speak of all numbers, and no two of the same; the base is any
number from 2 to 64. A line with plain numbers, <code>value(0) = 0</code>, goes before the others. With several numbers in a position each has a digit, or a
name alone: <code>value(2*a, b) = …</code>. What stands after the last line, <code>when …</code> or <code>by &quot;…&quot;</code>, holds for all of them.</p>
<p><code>value(t)</code> may stand in every claim on the values of a component, as <code>value(n) = 0 if n = 0 | value(n div 10) + n mod 10 otherwise</code>. It is undefined
unless the numbers in it have a smaller sum than those of the position; so every such claim comes to an end. Claims of this kind are checked,
solve positions of thousands of digits, and are written as programs; where one may move to all numbers from some one on, <a href="/learn/limits#values-by-exponents-and-by-recursion">they are proved</a>.</p>
<h3 id="claims-about-some-positions">Claims about some positions</h3>
<p>A claim with <code>where</code> says something of the positions that satisfy the condition, and nothing of others: <code>check</code> compares it with the rules there alone,
and <code>solve</code> uses it there alone. No program is written from it, for a program answers for all positions.</p>
`},{kind:`code`,info:`game`,text:`# Leave two or four less, or half of an even number. Nothing simple is known of even numbers.
game odd-again
(n) -> (n - k)   where k in {2, 4}
(n) -> (n div 2) where even(n) and n >= 2

P(n) iff n mod 6 = 1 where odd(n)
example (7) is P
example (12) wins only to (6)`,links:[{to:`rules`,text:`# Leave two or four less, or half of an even number. Nothing simple is known of even numbers.
game odd-again
(n) -> (n - k)   where k in {2, 4}
(n) -> (n div 2) where even(n) and n >= 2

P(n) iff n mod 6 = 1 where odd(n)
example (7) is P
example (12) wins only to (6)
`}]},{kind:`html`,html:`<p>It is proved as a claim about a game that has no other positions. So every move from one of them has to lead to one of them, as the moves from odd
numbers do above; <code>prove</code> names a move that does not. Then a claim of the same kind about all positions is needed, such as
the second one below: the two are proved together, the one where it says something and the other elsewhere.</p>
<p>A head with as many numbers as a <a href="/learn/language#short-positions">short form</a> is about the positions that these stand for, without any <code>where</code>.</p>
`},{kind:`code`,info:`game`,text:`# n stones. Take at most twice as many as were taken before; the first move may not take all.
game fibonacci-starts
(n, cap) -> (n - k, 2*k) where 1 <= k <= cap
start (n) = (n, n - 1)

P(n) iff fibonacci(n)
P(n, cap) iff n = 0 or cap < lowest_zeckendorf(n)
example (13) is P
example (12) is N`,links:[{to:`rules`,text:`# n stones. Take at most twice as many as were taken before; the first move may not take all.
game fibonacci-starts
(n, cap) -> (n - k, 2*k) where 1 <= k <= cap
start (n) = (n, n - 1)

P(n) iff fibonacci(n)
P(n, cap) iff n = 0 or cap < lowest_zeckendorf(n)
example (13) is P
example (12) is N
`}]},{kind:`html`,html:`<h2 id="formulas">Formulas</h2>
<p>From loose to tight: <code>iff</code>, <code>implies</code> (to the right), <code>or</code>, <code>and</code>, <code>not</code>, comparisons. <code>exists j, k: f</code> and <code>forall j: f</code> range over
the natural numbers and extend as far to the right as possible; parentheses stop them. So do the quantifiers that count:</p>
`},{kind:`code`,info:``,text:`at most 2 j: f           at least k j: f           exactly k - 1 j, i: f
count(j: f) <= 2         count(j, i: f) != k       1 <= count(j: f) <= k`,links:[]},{kind:`html`,html:`<p>They compare the number of solutions with a fixed number: a term of constants and parameters. With several names the
solutions are tuples: <code>exactly 2 j, i: j + i = 1</code> is true, for (0, 1) and (1, 0) are two pairs. Solutions are looked for
only until the answer is sure, and as with <code>exists</code> they have to be bounded: <code>at most 2 j: j &lt; n</code>, not <code>at most 2 j: j &gt; n</code>.</p>
`},{kind:`code`,info:`game`,text:`game few-divisors
# Leave a number with at most two proper divisors above 1.
(n) -> (m) where m < n and at most 2 d: 2 <= d < m and d divides m
P(n) iff exactly 0 j: j < n
example (3) is N
example (0) is P`,links:[{to:`rules`,text:`game few-divisors
# Leave a number with at most two proper divisors above 1.
(n) -> (m) where m < n and at most 2 d: 2 <= d < m and d divides m
P(n) iff exactly 0 j: j < n
example (3) is N
example (0) is P
`}]},{kind:`html`,html:`<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>formula</th>
<th>holds if</th>
</tr>
</thead>
<tbody><tr>
<td><code>a = b</code>, <code>!=</code>, <code>&lt;</code>, <code>&lt;=</code>, <code>&gt;</code>, <code>&gt;=</code></td>
<td>as usual; <code>1 &lt;= k &lt;= m</code> means <code>1 &lt;= k and k &lt;= m</code></td>
</tr>
<tr>
<td><code>t in S</code>, <code>t in {1, 3..5}</code></td>
<td>t is a member</td>
</tr>
<tr>
<td><code>k in divisors(n)</code></td>
<td>k divides n and 1 &lt;= k &lt;= n; nothing is in <code>divisors(0)</code></td>
</tr>
<tr>
<td><code>a divides b</code></td>
<td>b is a multiple of a; 0 divides only 0</td>
</tr>
<tr>
<td><code>prime(t)</code>, <code>prime_power(t)</code></td>
<td>t is prime; t is p^k with p prime and k &gt;= 0, so 1 is one</td>
</tr>
<tr>
<td><code>fibonacci(t)</code>, <code>square(t)</code>, <code>power_of_two(t)</code></td>
<td>t is a Fibonacci number (0, 1, 2, 3, 5, …), a square, a power of two; also <code>is_square(t)</code> and so on</td>
</tr>
<tr>
<td><code>odd(t)</code>, <code>even(t)</code></td>
<td></td>
</tr>
<tr>
<td><code>piece = king</code>, <code>piece != king</code></td>
<td>the word parameter is, or is not, this word</td>
</tr>
<tr>
<td><code>name(t, …)</code></td>
<td>an automaton of the file accepts</td>
</tr>
</tbody></table></div>
<h2 id="terms">Terms</h2>
<p>Terms are integers. From loose to tight: <code>xor</code>, then <code>+</code> and <code>-</code>, then <code>*</code>, <code>div</code> and <code>mod</code>. There is no sign: write <code>0 - x</code>.</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>term</th>
<th>value</th>
</tr>
</thead>
<tbody><tr>
<td><code>a div b</code>, <code>a mod b</code></td>
<td>quotient rounded down; remainder from 0 to b - 1</td>
</tr>
<tr>
<td><code>a xor b</code></td>
<td>the nim-sum</td>
</tr>
<tr>
<td><code>floor(phi*t)</code></td>
<td>the golden ratio times t, rounded down, exactly</td>
</tr>
<tr>
<td><code>floor((p + sqrt(d))/q*t)</code></td>
<td>the same with another <a href="/learn/language#floors">factor</a></td>
</tr>
<tr>
<td><code>fib(t)</code></td>
<td>0, 1, 1, 2, 3, 5, …</td>
</tr>
<tr>
<td><code>lowest_zeckendorf(t)</code></td>
<td>the smallest part when t is written as a sum of Fibonacci numbers, no two of them neighbours</td>
</tr>
<tr>
<td><code>bit(t, i)</code></td>
<td>binary digit i of t, counted from 0</td>
</tr>
<tr>
<td><code>ones(t)</code></td>
<td>how many binary digits of t are 1</td>
</tr>
<tr>
<td><code>bits(t)</code></td>
<td>how many binary digits t has; 0 of 0</td>
</tr>
<tr>
<td><code>v2(t)</code>, <code>v(p, t)</code></td>
<td>how often 2, or p, divides t; undefined of 0, and for p &lt; 2</td>
</tr>
<tr>
<td><code>odd_part(t)</code></td>
<td>t divided by 2 as often as that goes: 3 of 24; undefined of 0</td>
</tr>
<tr>
<td><code>exponent(t)</code></td>
<td>the k of t = p^k with p prime; 0 of 1; undefined of other numbers</td>
</tr>
<tr>
<td><code>gcd(a, b, …)</code></td>
<td>the greatest common divisor; of zeros it is 0</td>
</tr>
<tr>
<td><code>smallest_factor(t)</code></td>
<td>the smallest prime factor; undefined of 0 and 1</td>
</tr>
<tr>
<td><code>digit(t, i)</code>, <code>digit(t, i, b)</code></td>
<td>decimal digit i of t, counted from 0 at the lowest; the same in base b, undefined for b &lt; 2</td>
</tr>
<tr>
<td><code>a[t]</code></td>
<td>entry t of the <a href="/learn/language#parameters">list</a> a, counted from 1; undefined elsewhere</td>
</tr>
<tr>
<td><code>length(a)</code></td>
<td>the number of entries of the list a</td>
</tr>
<tr>
<td><code>value(t, …)</code></td>
<td>in a claim on values: the <a href="/learn/language#recursion-on-digits">value of a smaller position</a></td>
</tr>
<tr>
<td><code>next_free(t)</code></td>
<td>in a rule on rows: the smallest number above t that is not in the row</td>
</tr>
<tr>
<td><code>min(a, b, …)</code>, <code>max(a, b, …)</code></td>
<td></td>
</tr>
</tbody></table></div>
<p><code>a - b</code> may go below zero inside a formula. Some terms are <strong>undefined</strong>: division by 0, and functions and <code>xor</code> of negative
numbers. A comparison or predicate with an undefined term is false, so <code>not</code> of it is true. Primes and prime factors are found below 2^64; a
position that needs those of a larger number is refused as too large.</p>
<h3 id="floors">Floors</h3>
<p><code>floor</code> rounds a multiple of an irrational number down, exactly at any size: <code>floor(sqrt(2)*j)</code>, <code>floor((sqrt(13) - 1)/2*j)</code>,
<code>floor((1 + sqrt(5))/2*j)</code>, which is <code>floor(phi*j)</code>. The factor is put together from one <code>phi</code> or one <code>sqrt(d)</code> and from numbers and
parameters, which may be added, subtracted (the root only where there is no parameter) and multiplied, and by which it may be divided: <code>/</code>, which stands nowhere
else, is an exact quotient. In a game with the parameter t, <code>floor((2 - t + sqrt(t*t + 4))/2*j)</code> is another one for each t. The floor is undefined where j
or the factor is negative, where d is negative, and where the factor is divided by 0 or less. If d is a square the factor is simply a fraction.</p>
`},{kind:`code`,info:`game`,text:`# Two heaps. Take from one, or from both if the numbers taken differ by less than t (Fraenkel 1982).
game wythoff-by-steps(t >= 1 default 2)
(a, b) -> (a - k, b)     where k >= 1
(a, b) -> (a, b - k)     where k >= 1
(a, b) -> (a - k, b - l) where k >= 1 and l >= 1 and k < l + t and l < k + t

P(a, b) iff exists j: a = floor((2 - t + sqrt(t*t + 4))/2*j) and b = a + t*j
            or b = floor((2 - t + sqrt(t*t + 4))/2*j) and a = b + t*j
example (1, 3) is P
example (2, 6) is P
example t=1 (1, 2) is P
example t=3 (2, 8) is P`,links:[{to:`rules`,text:`# Two heaps. Take from one, or from both if the numbers taken differ by less than t (Fraenkel 1982).
game wythoff-by-steps(t >= 1 default 2)
(a, b) -> (a - k, b)     where k >= 1
(a, b) -> (a, b - k)     where k >= 1
(a, b) -> (a - k, b - l) where k >= 1 and l >= 1 and k < l + t and l < k + t

P(a, b) iff exists j: a = floor((2 - t + sqrt(t*t + 4))/2*j) and b = a + t*j
            or b = floor((2 - t + sqrt(t*t + 4))/2*j) and a = b + t*j
example (1, 3) is P
example (2, 6) is P
example t=1 (1, 2) is P
example t=3 (2, 8) is P
`}]},{kind:`html`,html:`<h2 id="assumptions">Assumptions</h2>
<p>A rule may use what no automaton can decide, such as <code>prime_power(q)</code> or the product <code>k*a</code>. A proof may then build on what the file
<strong>assumes</strong> of it. An assumption is not believed either: <code>bouton check</code> compares it with the rules on the same small numbers and positions as the
claims, and a proof that uses it says so.</p>
`},{kind:`code`,info:``,text:`assume S <= T <= U                                        each of these sets lies within the next
assume before -> after only where formula                 there are no other moves of this shape
assume before -> after where formula                      wherever the formula holds, this move exists
assume before -> after and after where formula            wherever it holds, all of these moves exist
assume before -> after and after for some r: f where g    wherever g holds, there is an r such that f holds and all of these moves exist`,links:[]},{kind:`html`,html:`<p>Any of them may end with <code>when condition</code>, on parameters alone.</p>
<p><strong>Sets</strong> are two or more of <code>{1, 3..5}</code>, <code>{q: formula}</code>, and a name: a predicate, an automaton that reads one number, or a set parameter.
Of two neighbours one has to be within reach of automata; that is the bound for the other.</p>
`},{kind:`code`,info:`game`,text:`game take-prime-power(kmax default any)
(n) -> (n - q) where prime_power(q) and exponent(q) <= kmax
assume {1..5} <= {q: prime_power(q) and exponent(q) <= kmax} <= {q: q mod 6 != 0} when kmax >= 2
assume {1..3} <= {q: prime_power(q) and exponent(q) <= kmax} <= {q: q mod 4 != 0} when kmax = 1
P(n) iff n mod 6 = 0 when kmax >= 2
P(n) iff n mod 4 = 0 when kmax = 1
example (6) is P
example kmax=1 (4) is P`,links:[{to:`rules`,text:`game take-prime-power(kmax default any)
(n) -> (n - q) where prime_power(q) and exponent(q) <= kmax
assume {1..5} <= {q: prime_power(q) and exponent(q) <= kmax} <= {q: q mod 6 != 0} when kmax >= 2
assume {1..3} <= {q: prime_power(q) and exponent(q) <= kmax} <= {q: q mod 4 != 0} when kmax = 1
P(n) iff n mod 6 = 0 when kmax >= 2
P(n) iff n mod 4 = 0 when kmax = 1
example (6) is P
example kmax=1 (4) is P
`}]},{kind:`html`,html:`<p><strong>Moves</strong> are written as in a rule, and mean all moves that the rules allow, also where an <code>end</code> stops play. Names that are neither in
<code>before</code> nor after <code>for some</code> stand for every number, and a formula speaks of no others. With <code>only where</code>, <code>_</code> in <code>after</code> stands for
any number. Without <code>for some</code>, nothing is said of a move that would leave something that is no natural number. What is chosen after
<code>for some</code> may not occur in the condition after <code>where</code>, on which it depends. All formulas have to be within reach of automata: sums, multiples by and
remainders of fixed numbers, comparisons, floors, automata and so on, but no primes and no products of two variables.</p>
`},{kind:`code`,info:`game`,text:`# Two numbers. Subtract a positive multiple of the smaller from the larger.
game euclid-again
(a, b) -> (a, b - k*a) where k >= 1 and a >= 1
(a, b) -> (a - k*b, b) where k >= 1 and b >= 1

# Taken once, or at least twice; once is allowed; and the remainder r of a long one can be left, as well as r + a.
assume (a, b) -> (a, c) only where a >= 1 and (c + a = b or c + 2*a <= b)
assume (a, b) -> (a, c) where a >= 1 and c + a = b
assume (a, b) -> (a, r) and (a, r + a) for some r: r < a where a >= 1 and 2*a <= b

P(a, b) iff min(a, b) = 0 or a != b and max(a, b) <= floor(phi*min(a, b))
example (25, 7) is N
example (24, 15) is P`,links:[{to:`rules`,text:`# Two numbers. Subtract a positive multiple of the smaller from the larger.
game euclid-again
(a, b) -> (a, b - k*a) where k >= 1 and a >= 1
(a, b) -> (a - k*b, b) where k >= 1 and b >= 1

# Taken once, or at least twice; once is allowed; and the remainder r of a long one can be left, as well as r + a.
assume (a, b) -> (a, c) only where a >= 1 and (c + a = b or c + 2*a <= b)
assume (a, b) -> (a, c) where a >= 1 and c + a = b
assume (a, b) -> (a, r) and (a, r + a) for some r: r < a where a >= 1 and 2*a <= b

P(a, b) iff min(a, b) = 0 or a != b and max(a, b) <= floor(phi*min(a, b))
example (25, 7) is N
example (24, 15) is P
`}]},{kind:`html`,html:`<h2 id="automata">Automata</h2>
<p>An automaton reads numbers digit by digit, most significant first: in base 2 to 36 (<code>base 2</code>), in a quadratic numeration
(<code>in quadratic 1</code> to <code>in quadratic 9</code>), or in that of a linear recurrence (<code>in recurrence 1 1 1</code>, <code>in recurrence 4 -1</code>). With several numbers it reads a digit of
each at once, and the shorter ones are filled up with zeros in front: <code>01 -&gt; b</code>. Digits above 9 are written as numbers in parentheses:
<code>(0, 11) -&gt; b</code>. The first state is the start. What is not listed rejects.</p>
<p>In <code>quadratic T</code> the place values are 1, T + 1, and then always T times the last plus the one before; the digits are 0 to T, and after a
digit T comes a 0. For T = 1 the place values are the Fibonacci numbers 1, 2, 3, 5, …: <code>in zeckendorf</code> means <code>in quadratic 1</code>. For T = 2
they are 1, 3, 7, 17, 41, …, and 90 = 2·41 + 1·7 + 1·1 is written 20101.</p>
<p><code>recurrence</code> is followed by 2 to 4 coefficients, that of the last term first. With <code>recurrence 1 1 1</code> a place is worth as much as the three
below it: 1, 2, 4, 7, 13, …, and there are never three digits 1 in a row. With <code>recurrence 2 2</code> it is worth twice the last two: 1, 3, 8, 22, ….
A word has the largest possible digits from the left on. The growth of the places has to be a Pisot number, that is, all other roots of
xᵐ = t₁·xᵐ⁻¹ + … + tₘ are less than 1 in modulus, or sums could not be read: <code>recurrence 2 0 0 2</code> is refused for that reason.
Of two coefficients the second may be negative: with <code>recurrence 4 -1</code> a place is worth four times the last less the one before, 1, 4, 15, 56, …. The first
is at least 2 more than what is subtracted, and at most 36.</p>
`},{kind:`code`,info:`game`,text:`game take-one
(n) -> (n - 1)
P(n) iff ends_in_zero(n)

automaton ends_in_zero(n) base 2
  state zero: 0 -> zero, 1 -> one
  state one: 0 -> zero, 1 -> one
  accept zero
example (6) is P`,links:[{to:`rules`,text:`game take-one
(n) -> (n - 1)
P(n) iff ends_in_zero(n)

automaton ends_in_zero(n) base 2
  state zero: 0 -> zero, 1 -> one
  state one: 0 -> zero, 1 -> one
  accept zero
example (6) is P
`}]},{kind:`code`,info:`game`,text:`# Two heaps. Take from one, or from both if the numbers taken differ by at most 1.
game wythoff-by-two
(a, b) -> (a - k, b)     where k >= 1
(a, b) -> (a, b - k)     where k >= 1
(a, b) -> (a - k, b - l) where k >= 1 and l >= 1 and k <= l + 1 and l <= k + 1

P(a, b) iff a <= b and shifted(a, b) or b <= a and shifted(b, a)

# The digits of b are those of a with a 0 behind them, and a ends in an even number of zeros.
automaton shifted(a, b) in quadratic 2
  state start: 00 -> start, 01 -> one, 02 -> two
  state one: 10 -> even, 11 -> one, 12 -> two
  state two: 20 -> even
  state even: 00 -> odd, 01 -> one, 02 -> two
  state odd: 00 -> even, 01 -> one, 02 -> two
  accept start, even
example (1, 3) is P
example (2, 6) is P
example (4, 10) is P
example (4, 9) is N`,links:[{to:`rules`,text:`# Two heaps. Take from one, or from both if the numbers taken differ by at most 1.
game wythoff-by-two
(a, b) -> (a - k, b)     where k >= 1
(a, b) -> (a, b - k)     where k >= 1
(a, b) -> (a - k, b - l) where k >= 1 and l >= 1 and k <= l + 1 and l <= k + 1

P(a, b) iff a <= b and shifted(a, b) or b <= a and shifted(b, a)

# The digits of b are those of a with a 0 behind them, and a ends in an even number of zeros.
automaton shifted(a, b) in quadratic 2
  state start: 00 -> start, 01 -> one, 02 -> two
  state one: 10 -> even, 11 -> one, 12 -> two
  state two: 20 -> even
  state even: 00 -> odd, 01 -> one, 02 -> two
  state odd: 00 -> even, 01 -> one, 02 -> two
  accept start, even
example (1, 3) is P
example (2, 6) is P
example (4, 10) is P
example (4, 9) is N
`}]},{kind:`html`,html:`<h2 id="examples">Examples</h2>
`},{kind:`code`,info:``,text:`example (1, 2) is P                        also N, D
example (5) has value 4
example (4, 2) moves to (1, 2)
example m=3 S={1, 3} misere (3) + (1) is N
example (4, 5) wins only to (1, 2), (3, 5) exactly these moves win
example (0..8) has values 0, 1, 2, 0, 1, 2, 0, 1, 2
example (0..5, 0..5) is P only at (0, 0), (1, 2), (2, 1), (3, 5), (5, 3)
example (4, 7) is P by "Wythoff 1907"      where the fact comes from`,links:[]},{kind:`html`,html:`<p>Parameters that are not given have their defaults. A range <code>0..8</code> stands for each of its numbers, and the example for every position that has one of
them; <code>has values</code> gives one value for each, and the last number of a position changes first: (0,0), (0,1), …, (1,0), …. Long lists go on after
a comma at the end of a line. Examples are checked, and a file whose examples fail is reported; so facts from a book or a contest, with <code>by &quot;…&quot;</code>, are
tests of the rules. One example covers at most 1 000 000 positions.</p>
`},{kind:`code`,info:`game`,text:`game wythoff-facts
(a, b) -> (a - k, b)     where k >= 1
(a, b) -> (a, b - k)     where k >= 1
(a, b) -> (a - k, b - k) where k >= 1
example (0..7, 0..7) is P only at (0, 0), (1, 2), (2, 1), (3, 5), (4, 7), (5, 3), (7, 4) by "Wythoff 1907"
example (0..1, 0..5) has values 0, 1, 2, 3, 4, 5,
    1, 2, 0, 4, 5, 3 by "OEIS A004481"
example (4, 5) wins only to (1, 2), (3, 5)`,links:[{to:`rules`,text:`game wythoff-facts
(a, b) -> (a - k, b)     where k >= 1
(a, b) -> (a, b - k)     where k >= 1
(a, b) -> (a - k, b - k) where k >= 1
example (0..7, 0..7) is P only at (0, 0), (1, 2), (2, 1), (3, 5), (4, 7), (5, 3), (7, 4) by "Wythoff 1907"
example (0..1, 0..5) has values 0, 1, 2, 3, 4, 5,
    1, 2, 0, 4, 5, 3 by "OEIS A004481"
example (4, 5) wins only to (1, 2), (3, 5)
`}]},{kind:`html`,html:`<h2 id="moves-written-in-rust">Moves written in Rust</h2>
<p><code>native (v)</code>, <code>native [..]</code> or <code>native [a-b, ..]</code> stands in place of rules where no rule can say the moves: those are written in Rust, and the
line gives the form of a position: a tuple, a row, or the edges of a graph, <code>0-1,1-2</code>. Games of the catalogue do so, and programs that use the library may.</p>
<h2 id="other-lines">Other lines</h2>
<p><code>title en &quot;…&quot;</code>, <code>title zh &quot;…&quot;</code>, <code>about en &quot;…&quot;</code>, <code>about zh &quot;…&quot;</code> name and explain the game in two languages. <code>source &quot;…&quot;</code> is a citation;
there may be several. <code>remark en &quot;…&quot;</code> and <code>remark zh &quot;…&quot;</code> warn of what is often said of the game and is wrong. <code>family heaps 3</code> says where the game stands in the list: in this family,
third; without a number, at its end.
<code>begin (3) + (5) + (7)</code> is a position to begin a game with, and <code>board strip</code> says what it looks like where it is drawn: <code>heaps</code>, <code>pins</code>, <code>staircase</code>,
<code>coins</code>, <code>strip</code>, <code>corner</code>, <code>grid</code>, <code>heads</code>, <code>track</code>, <code>hackenbush</code>, <code>hackenbush-tree</code>, <code>tokens</code>, <code>take-break</code> or <code>numbers</code>.</p>
<h2 id="positions-on-the-command-line">Positions on the command line</h2>
<p>Components are separated by blanks, and their numbers joined by commas: <code>3 4 5</code> is three heaps, <code>3,5 7,9</code> is two pairs.
Parentheses and brackets may be written, <code>(3,5)</code>, and so may full-width characters. <code>()</code> is a component without numbers. Of a game with <a href="/learn/language#letters">letters</a> words are rows, <code>ABBA BA</code>.
A single number may have a million digits. A graph is written by its edges, <code>0-1,1-2</code>. <code>0.77 20</code> is short for <code>octal code=0.77 20</code>. A number
parameter may be given one value for each component: <code>nim-bounded r=3,5 7 21</code>.</p>
<h2 id="the-canonical-form">The canonical form</h2>
<p><code>bouton fmt</code> writes a file in canonical form: ASCII signs, one blank around operators but none around <code>*</code>, conditions and
arrows of neighbouring rules aligned, each piece of a value on its line. Comments, line breaks and single blank lines stay. Doing
it twice changes nothing.</p>
<h2 id="grammar">Grammar</h2>
<p><code>{ x }</code> is any number of x, <code>[ x ]</code> is x or nothing.</p>
`},{kind:`code`,info:`ebnf`,text:`file        = { item end } ;                       (* end: line end or ";" *)
item        = "game" gamename [ "(" [ parameter { "," parameter } ] ")" ]
            | ( "title" | "about" | "remark" ) ( "en" | "zh" ) text | "source" text | "family" gamename [ number ] | "board" gamename | "begin" sum
            | "misere" | "unordered" | "letters" name { "," name } | "endless" "draw"
            | "position" component "where" formula | "native" component
            | [ "entailing" ] component "->" sum { "where" formula | "when" formula }      (* each at most once *)
            | ( "upto" term | "every" ) "of" gamename { name "=" term } | "every" "component" "moves" | "upto" term "components" "move"
            | "blocking" term
            | "end" component [ "where" formula ] verdict [ "where" formula ]
            | "otherwise" verdict
            | "start" component "=" component
            | [ "misere" | "normal" ] claim { "where" formula | "when" formula | "by" text } (* each at most once *)
            | "assume" ( sets | moves ) [ "when" formula ]
            | "automaton" name "(" name { "," name } ")" ( "base" number | "in" ( "zeckendorf" | "quadratic" number | "recurrence" number [ "-" ] number { number } ) )
            | "state" name [ ":" [ column "->" name { "," column "->" name } ] ]
            | "accept" [ name { "," name } ]
            | "example" { name "=" argument | "misere" | "normal" } positions fact [ "by" text ] ;

parameter   = ( name | bounds | name ":" ( "set" | "pairs" | "triples" | "list" | "octal" | "hexadecimal" | "graph" | "text" ) | name ":" name { "|" name } ) [ "default" argument ] ;
column      = digits | "(" number { "," number } ")" ;                 (* a digit of each number *)
bounds      = comparison { "and" comparison } ;
argument    = number | "any" | "{" [ range { "," range } ] "}" | "{" tuple { "," tuple } "}" | numbers | name | text ;
component   = "(" [ place { "," place } ] ")" | "[" [ place { "," place } ] "]" | name ;   (* a word in letters *)
place       = term | "_" | [ term ] ".." ;         (* ".." in brackets only *)
sum         = "()" | component { "+" component } ;
verdict     = "lost" | "won" | "draw" ;
positions   = sum ;                                (* with ranges, number ".." number, as places *)
fact        = "is" ( "P" | "N" | "D" ) [ "only" "at" sums ] | "has" "value" number | "has" "values" number { "," number }
            | "moves" "to" sum | "wins" "only" "to" sums ;
sums        = sum { "," sum } ;

claim       = ( "P" | "N" | "D" ) head "iff" formula
            | "value" head "=" ( pieces | periodic ) ;
head        = "(" names ")" | "(" digits { "," digits } ")"            (* by digits: after "value" only *)
            | "(" "(" names ")" "+" ".." ")"
            | "[" name [ "after" name ] [ "at" name [ "of" name ] ] "," ".." "]" ;
digits      = number | ( name | "_" ) | number "*" name [ "+" number ] ;
names       = ( name | "_" ) { "," ( name | "_" ) } ;
pieces      = term | piece { "|" piece } ;
piece       = term ( "if" formula | "otherwise" ) ;
periodic    = [ numbers ] "repeat" numbers [ "plus" number ] ;
numbers     = "[" [ number { "," number } ] "]" ;

sets        = assumed "<=" assumed { "<=" assumed } ;
assumed     = set | "{" name ":" formula "}" | name ;
moves       = component "->" sum "only" "where" formula
            | component "->" sum { "and" sum } ( "where" formula | some [ "where" formula ] ) ;
some        = "for" "some" name { "," name } [ ":" formula ] ;

formula     = implication { "iff" implication } ;
implication = disjunction [ "implies" implication ] ;
disjunction = conjunction { "or" conjunction } ;
conjunction = negation { "and" negation } ;
negation    = "not" negation | quantifier bound | atom ;
quantifier  = "exists" | "forall" | ( "at" "most" | "at" "least" | "exactly" ) term ;   (* a term of parameters *)
bound       = name { "," name } ":" formula ;
atom        = comparison | tuple "in" ( name | "{" tuple { "," tuple } "}" ) | term "in" ( name | name "[" number "]" | set | "divisors" "(" term ")" ) | term "divides" term
            | name "(" term { "," term } ")" | "true" | "false" | "(" formula ")" ;
comparison  = side relation side { relation side } | name ( "=" | "!=" ) argument ;
side        = term | "count" "(" bound ")" ;
relation    = "=" | "!=" | "<" | "<=" | ">" | ">=" ;
set         = "{" [ range { "," range } ] "}" ;
range       = term [ ".." term ] ;
tuple       = "(" term "," term { "," term } ")" ;

term        = addition { "xor" addition } ;
addition    = product { ( "+" | "-" ) product } ;
product     = factor { ( "*" | "div" | "mod" ) factor } ;
factor      = number | name | name "[" term "]" | "(" term ")" | function "(" term { "," term } ")"
            | "floor" "(" quotient ")"
            | fold "(" term [ "where" formula ] ")" | "count" "(" formula ")"
            | "columns" "(" term "," term [ "where" formula ] ")" ;
quotient    = ( irrational | factor ) { ( "*" | "/" ) ( irrational | factor ) } ;   (* one of the factors that are not divided by is irrational *)
irrational  = "phi" | "sqrt" "(" term ")" | "(" [ term ( "+" | "-" ) ] quotient { ( "+" | "-" ) product } ")" ;
function    = "fib" | "lowest_zeckendorf" | "bit" | "ones" | "bits" | "v2" | "v" | "odd_part" | "exponent" | "gcd" | "smallest_factor" | "digit" | "value" | "next_free" | "min" | "max" | "length" ;
fold        = "xor" | "sum" | "max" | "min" ;`,links:[]},{kind:`html`,html:`<p>Nothing may be nested more than 200 levels deep; a chain of arithmetic operators counts as nesting, a list of <code>and</code> or
<code>or</code> does not.</p>
`}]};export{e as default};