var e={title:`At the edges`,headings:[{id:`heaps`,text:`Heaps`,level:2},{id:`rows`,text:`Rows`,level:2},{id:`graphs`,text:`Graphs`,level:2},{id:`matrices`,text:`Matrices`,level:2}],parts:[{kind:`html`,html:`<h1 id="at-the-edges">At the edges</h1>
<p>What happens to positions and parameters that are odd: a right answer where the rule gives one, else a refusal that says why.
Nothing is guessed.</p>
<h2 id="heaps">Heaps</h2>
<p>A heap may be empty, and a parameter may be as large as you like. No heap at all is written <code>0</code> or <code>()</code>.</p>
`},{kind:`code`,info:`console`,text:`$ bouton solve moore k=9 1 2
The player to move wins (N).
  winning move  1 → 0, 2 → 0
  moves to go   1, if both play best
  why           Up to 9 heaps change in a move. A position is lost exactly when in every binary column the number of ones is a multiple of 10.
                Only 2 heaps hold stones, so the player to move can take everything at once.
                1 → 0, 2 → 0 wins: no stone is left.
How this is known: proved for any number of components of \`moore k=9\` (see \`bouton prove moore k=9\`); Moore 1910.`,links:[{to:`play`,ask:`moore k=9 1 2`}]},{kind:`html`,html:`<p>If no stone may be taken, all positions are lost; this is what <code>r = 0</code> means in bounded Nim, and an empty set in a subtraction game. Taking 0
stones is no move: a 0 in the set does nothing, and repeated members count once.</p>
`},{kind:`code`,info:`console`,text:`$ bouton solve nim-bounded r=0 9
The player to move loses (P).
  nim-value    0
  moves to go  0, if both play best
  why          The nim-values of \`nim-bounded r=0\` follow from a theorem (Winning Ways, ch. 4).
               No stone may be taken, so all nim-values are 0.
               The nim-value is 0.
               It is 0: every move makes it different from 0, and the opponent can make it 0 again.
               Play has stopped: no move is left, and the player to move has lost.
How this is known: proved for all positions of \`nim-bounded r=0\` (see \`bouton prove nim-bounded r=0\`); Winning Ways, ch. 4.`,links:[{to:`play`,ask:`nim-bounded r=0 9`}]},{kind:`code`,info:`console`,text:`$ bouton solve subtraction S={} 5
The player to move loses (P).
  nim-value    0
  moves to go  0, if both play best
  why          The nim-values of \`subtraction S={}\` follow from a theorem (Golomb 1966).
               No number may be taken, so all nim-values are 0.
               The nim-value is 0.
               It is 0: every move makes it different from 0, and the opponent can make it 0 again.
               Play has stopped: no move is left, and the player to move has lost.
How this is known: proved for all positions of \`subtraction S={}\` (see \`bouton period subtraction S={}\`); Golomb 1966.`,links:[{to:`play`,ask:`subtraction S={} 5`}]},{kind:`code`,info:`console`,text:`$ bouton solve subtraction S=3,1,0,1 5
The player to move wins (N).
  nim-value      1
  winning moves  5 → 2
                 5 → 4
  moves to go    3, if both play best
  why            The nim-values of \`subtraction S=0,1,3\` follow from a theorem (Golomb 1966).
                 Let g(n) be the nim-value of n stones. For n = 0, 1, 2, … it is 0, 1; from n = 0 on it repeats with period 2: each value depends only on the previous 3, and 3 consecutive values have repeated.
                 g(5) = g(1) = 1.
                 The nim-value is 1.
                 It is not 0, so the player to move wins by a move that makes it 0.
                 g(2) = g(0) = 0. 5 → 2 wins: it leaves the nim-value 0.
How this is known: proved for all positions of \`subtraction S=0,1,3\` (see \`bouton period subtraction S=0,1,3\`); Golomb 1966.`,links:[{to:`play`,ask:`subtraction S=3,1,0,1 5`}]},{kind:`html`,html:`<p>Where a parameter makes no sense it is refused.</p>
`},{kind:`code`,info:`console`,text:`$ bouton solve bash m=0 5
error: \`m\` must be at least \`1\`
 |
 | bash m=0 5
 |        ^`,links:[{to:`play`,ask:`bash m=0 5`}]},{kind:`code`,info:`console`,text:`$ bouton solve bash-range a=3 b=2 5
error: \`b\` has to be at least 3
 |
 | bash-range a=3 b=2 5
 | ^^^^^^^^^^^^^^^^^^`,links:[{to:`play`,ask:`bash-range a=3 b=2 5`}]},{kind:`html`,html:`<h2 id="rows">Rows</h2>
<p>The pieces of Georgia and Bob may be given in any order, but two on one cell are no position.</p>
`},{kind:`code`,info:`console`,text:`$ bouton solve georgia-bob 7,1,5
The player to move wins (N).
  nim-value     1
  winning move  [1,5,7] → [1,5,6]
  moves to go   7, if both play best
  why           The nim-values of \`georgia-bob\` follow from a theorem (POJ 1704).
                Pair the pieces from the right; a piece left over is paired with the edge of the strip. The gaps inside the pairs act as heaps of Nim: if the left piece of a pair moves away, the right one can follow as far.
                The gaps: [1,5,7]: 0 ⊕ 1 = 1.
                The nim-value is 1.
                It is not 0, so the player to move wins by a move that makes it 0.
                The piece on 7 moves to 6, which changes the gap of its pair from 1 to 0: the gaps then have the nim-sum 0. [1,5,7] → [1,5,6] wins: it leaves the nim-value 0.
How this is known: proved for rows of any length of \`georgia-bob\` (see \`bouton prove georgia-bob\`); POJ 1704.`,links:[{to:`play`,ask:`georgia-bob 7,1,5`}]},{kind:`code`,info:`console`,text:`$ bouton solve georgia-bob 2,2
error: this is no position of \`georgia-bob\`
 |
 | georgia-bob 2,2
 |             ^^^
 |
 = help: in each position: \`[.., a, b, ..] where a < b\``,links:[{to:`play`,ask:`georgia-bob 2,2`}]},{kind:`code`,info:`console`,text:`$ bouton solve georgia-bob "()"
The player to move loses (P).
  nim-value    0
  moves to go  0, if both play best
  why          The nim-values of \`georgia-bob\` follow from a theorem (POJ 1704).
               Pair the pieces from the right; a piece left over is paired with the edge of the strip. The gaps inside the pairs act as heaps of Nim: if the left piece of a pair moves away, the right one can follow as far.
               The gaps: []: 0.
               The nim-value is 0.
               It is 0: every move makes it different from 0, and the opponent can make it 0 again.
               Play has stopped: no move is left, and the player to move has lost.
How this is known: proved for rows of any length of \`georgia-bob\` (see \`bouton prove georgia-bob\`); POJ 1704.`,links:[{to:`play`,ask:`georgia-bob ()`}]},{kind:`html`,html:`<h2 id="graphs">Graphs</h2>
<p>Edges of Hackenbush that do not hang on the ground, vertex 0, are not there. A file has to say which vertex is the ground.</p>
`},{kind:`code`,info:`text`,text:`a-b
b-c`,links:[]},{kind:`code`,info:`console`,text:`$ bouton solve hackenbush 1-2,2-3
The player to move loses (P).
  nim-value    0
  moves to go  0, if both play best
  why          The nim-values of \`hackenbush\` follow from a theorem (Winning Ways, ch. 7).
               Circles may be fused into one point: an odd number of edges in it is worth 1, an even number 0. A branch is worth 1 more than what stands on it, and what stands side by side adds up by ⊕.
               ground 0: 0
               The nim-value is 0.
               It is 0: every move makes it different from 0, and the opponent can make it 0 again.
               Play has stopped: no move is left, and the player to move has lost.
How this is known: a theorem: Winning Ways, ch. 7.`,links:[{to:`play`,ask:`hackenbush 1-2,2-3`}]},{kind:`code`,info:`console`,text:"$ bouton solve hackenbush --graph floating.txt\nerror: Which vertex is the ground? Call it `0` or `ground`, or name it in a line `ground X`.",links:[{to:`play`,ask:`hackenbush mine.game`,text:`a-b
b-c
`}]},{kind:`code`,info:`console`,text:`$ bouton solve hackenbush --graph floating.txt --ground a
The player to move wins (N).
  nim-value     2
  winning move  ✂ a-b
  why           Circles may be fused into one point: an odd number of edges in it is worth 1, an even number 0. A branch is worth 1 more than what stands on it, and what stands side by side adds up by ⊕.
                ground a: 2
                └─ b: 1, and 1 for its edge: 2
                   └─ c: 0, and 1 for its edge: 1
                The nim-value is 2.
                It is not 0, so the player to move wins by a move that makes it 0.
                ✂ a-b wins: it leaves the nim-value 0.
How this is known: a theorem: Winning Ways, ch. 7.`,links:[{to:`play`,ask:`hackenbush mine.game a`,text:`a-b
b-c
`}]},{kind:`html`,html:`<p>Graphs of up to 2000 edges are drawn with <code>--out x.svg</code>, <code>--out x.png</code> or, in TikZ for LaTeX, <code>--out x.tex</code>, larger ones with <code>--dot</code> by Graphviz.</p>
<p><img src="/pictures/hackenbush-en.svg" alt="A position of green Hackenbush with loops, circles and parallel edges" loading="lazy" /></p>
<p><img src="/pictures/tokens-en.svg" alt="Two tokens on a directed graph, with the nim-value of each vertex" loading="lazy" /></p>
<p>A vertex may have no edges: it is named by itself, <code>edges=0-1,5</code>. In a list of edges it stands on a line of its own, or after edges, <code>0-1, 5</code>;
in DOT it is a statement, <code>5;</code>.</p>
`},{kind:`code`,info:`text`,text:`0-1
5`,links:[]},{kind:`code`,info:`console`,text:`$ bouton solve dag --graph steps.txt 5
The player to move loses (P).
  nim-value    0
  moves to go  0, if both play best
  why          The nim-value is 0.
               It is 0: every move makes it different from 0, and the opponent can make it 0 again.
               Play has stopped: no move is left, and the player to move has lost.
How this is known: computed from the rules: 1 position was solved.`,links:[{to:`play`,ask:`dag mine.game 5`,text:`0-1
5
`}]},{kind:`html`,html:`<p><code>geography</code> reads such files too; its edges have no direction.</p>
`},{kind:`code`,info:`console`,text:`$ bouton solve geography --graph steps.txt 1
The player to move wins (N).
  winning move  1 → 0
  moves to go   1, if both play best
  why           A maximum matching of the 3 vertices not visited before has 1 edge: 0-1. Every other maximum matching covers 1 as well.
                1 → 0 wins: it goes along an edge of the matching. Every move of the opponent leads to a vertex of the matching, and its edge leads on.
How this is known: a theorem: Fraenkel, Scheinerman, Ullman 1993.`,links:[{to:`play`,ask:`geography mine.game 1`,text:`0-1
5
`}]},{kind:`html`,html:`<p>A graph for tokens may have circles. Then play need not end, and positions may be draws; with several tokens too.</p>
`},{kind:`code`,info:`console`,text:`$ bouton solve dag edges=0-1,1-0 0
A draw with best play (D).
  why  The whole position was exhausted from the rules: 2 positions.
       No move wins, but 0 → 1 holds the draw: from 1 the opponent cannot force a win either.
How this is known: computed from the rules: 2 positions were solved.`,links:[{to:`play`,ask:`dag edges=0-1,1-0 0`}]},{kind:`code`,info:`console`,text:`$ bouton solve dag edges=0-1,1-0,0-3 0
The player to move wins (N).
  winning moves  0 → 3
                 0 → 1
  moves to go    1, if both play best
  why            The whole position was exhausted from the rules: 3 positions.
                 0 → 3 wins at once: play stops at 3.
How this is known: computed from the rules: 3 positions were solved.`,links:[{to:`play`,ask:`dag edges=0-1,1-0,0-3 0`}]},{kind:`html`,html:`<h2 id="matrices">Matrices</h2>
<p>All rows need the same number of entries, and there must be one.</p>
`},{kind:`code`,info:`csv`,text:`1,2
3`,links:[{to:`matrix`,text:`1,2
3
`}]},{kind:`code`,info:`console`,text:`$ bouton matrix ragged.csv
error: row 2 has 1 entry, but the first row has 2
 --> ragged.csv:2:1
  |
2 | 3
  | ^
  |
  = help: every row needs as many entries as the first`,links:[{to:`matrix`,text:`1,2
3
`}]},{kind:`code`,info:`console`,text:`$ bouton solve matrix 3
error: matrix games are solved by \`bouton matrix FILE\`
 |
 | matrix 3
 | ^^^^^^`,links:[{to:`play`,ask:`matrix 3`}]}]};export{e as default};