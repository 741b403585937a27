var e={title:`Matrices of payoffs`,headings:[{id:`what-you-may-write`,text:`What you may write`,level:2},{id:`saddle-points-and-dominated-lines`,text:`Saddle points and dominated lines`,level:2},{id:`how-the-answer-is-known`,text:`How the answer is known`,level:2},{id:`a-trap`,text:`A trap`,level:2},{id:`as-a-library`,text:`As a library`,level:2}],parts:[{kind:`html`,html:`<h1 id="matrices-of-payoffs">Matrices of payoffs</h1>
<p>Two players choose at the same time. One chooses a row, the other a column, and then <strong>the column player pays the row player</strong> the
number where the two meet; if it is negative, the row player pays. Nobody knows the other&#39;s choice beforehand, so what is the best
that each can do?</p>
<p>A penalty kick: the rows are where the kicker shoots, the columns where the keeper jumps, and the numbers are how often the shot goes
in. Save this as <code>penalty.csv</code>:</p>
`},{kind:`code`,info:`csv`,text:`,left,right
left,0.58,0.95
right,0.93,0.70`,links:[{to:`matrix`,text:`,left,right
left,0.58,0.95
right,0.93,0.70
`}]},{kind:`code`,info:`console`,text:`$ bouton matrix penalty.csv
The value is 191/240 ≈ 0.7958333333: on average the column player pays.
  row player     left   23/60 ≈ 0.3833333333
                 right  37/60 ≈ 0.6166666667
                 (no other strategy is optimal)
  column player  left   5/12 ≈ 0.4166666667
                 right  7/12 ≈ 0.5833333333
                 (no other strategy is optimal)
  saddle points  none
  why            No single row guarantees more than 7/10, and no single column less than 93/100: both players must use mixed strategies.
                 For two rows and two columns without a saddle point the value is (ad − bc)/(a + d − b − c) = (29/50·7/10 − 19/20·93/100) / (29/50 + 7/10 − 19/20 − 93/100) = 191/240.
                 The row player's mixture earns exactly 191/240 against every column (column left: 23/60·29/50 + 37/60·93/100 = 191/240).
                 Against the column player's mixture every row earns exactly 191/240 (row left: 5/12·29/50 + 7/12·19/20 = 191/240): neither can do better.
How this is known: computed: min over columns of pᵀA = 191/240 = max over rows of Aq, verified in exact fractions.`,links:[{to:`matrix`,text:`,left,right
left,0.58,0.95
right,0.93,0.70
`}]},{kind:`html`,html:`<p>Always shooting to one side is bad, since the keeper learns it. Shooting at random in just this proportion goes in with a chance of
191/240 <em>whatever the keeper does</em>, and no keeper who jumps in his proportion lets more in. That number is the <strong>value</strong> of the game.
Von Neumann proved in 1928 that every such game has one.</p>
<h2 id="what-you-may-write">What you may write</h2>
<p>One row a line. Commas, semicolons, tabs or blanks separate the entries; whichever the first line has counts for all. Entries are
integers <code>-2</code>, fractions <code>3/4</code>, or decimals <code>0.25</code>, <code>-1e-3</code>. <strong>All are taken exactly</strong>: <code>0.1</code> is one tenth, not the nearest binary
number. Names may stand above the columns and before the rows; put them in quotation marks if they look like numbers. Blank lines and lines
that begin with <code>#</code> count nothing. Full-width digits and punctuation are read as well. <code>-</code> in place of a file is stdin.</p>
<p>A matrix has at most 4096 rows, 4096 columns and 4 194 304 entries; a number has at most 10 000 digits, and a
power of ten an exponent of at most 10 000.</p>
<h2 id="saddle-points-and-dominated-lines">Saddle points and dominated lines</h2>
<p>Sometimes nobody has to mix. Save this as <code>market.csv</code>:</p>
`},{kind:`code`,info:`csv`,text:`# What firm A gains on firm B in percent of the market.
,price,service,nothing
price,1,-1/2,5
service,2,1/2,3
nothing,-4,-1,0`,links:[{to:`matrix`,text:`# What firm A gains on firm B in percent of the market.
,price,service,nothing
price,1,-1/2,5
service,2,1/2,3
nothing,-4,-1,0
`}]},{kind:`code`,info:`console`,text:`$ bouton matrix market.csv
The value is 1/2 = 0.5: on average the column player pays.
  row player     service  always
                 (no other strategy is optimal)
  column player  service  always
                 (no other strategy is optimal)
  saddle point   service, service
  dominated      row nothing by row price, strictly
                 column price by column service, strictly
                 column nothing by column service, strictly
                 row price by row service, strictly
  why            Where row service meets column service, 1/2 is the least of its row and the greatest of its column: the row guarantees it, and the column allows no row more.
How this is known: computed: min over columns of pᵀA = 1/2 = max over rows of Aq, verified in exact fractions.`,links:[{to:`matrix`,text:`# What firm A gains on firm B in percent of the market.
,price,service,nothing
price,1,-1/2,5
service,2,1/2,3
nothing,-4,-1,0
`}]},{kind:`html`,html:`<p>The entry 1/2 is the least of its row and the greatest of its column: a <strong>saddle point</strong>. The row player is sure of it by choosing the
row, the column player lets no row have more by choosing the column, so neither wants to know what the other does.</p>
<p>A row is <strong>dominated</strong> if another is never worse: nobody needs it. Without it some column may be dominated, and so on. <code>strictly</code>
means better everywhere, <code>weakly</code> means better somewhere and nowhere worse.</p>
<h2 id="how-the-answer-is-known">How the answer is known</h2>
<p>The strategies come with a certificate that anyone can check with a pencil. Let p be the row player&#39;s mixture, q the column player&#39;s. Against each
column p earns some average; the least of these is sure. Against q each row earns some average; no more than the greatest of these can
be had. If the two are the same number v, then v is the value and both mixtures are optimal: nothing else has to be believed. Bouton
computes both from the entries as you wrote them, in exact fractions, before it prints anything.</p>
<p><code>(no other strategy is optimal)</code> is said where that is proved, too. Where it is not said, there may or may not be others.</p>
<p>How the strategies are <em>found</em> is another matter, and need not be trusted: a simplex method in floating point guesses which lines to mix, a
system of equations in whole numbers gives the exact weights, and if the guess was wrong, exact pivots go on from it until it is right.
Numbers too far apart for floating point are no obstacle:</p>
`},{kind:`code`,info:`csv`,text:`1e9;0
0;1e-9`,links:[{to:`matrix`,text:`1e9;0
0;1e-9
`}]},{kind:`code`,info:`console`,text:`$ bouton matrix far.csv
The value is 1000000000/1000000000000000001 ≈ 1e-9: on average the column player pays.
  row player     row 1  1/1000000000000000001 ≈ 1e-18
                 row 2  1000000000000000000/1000000000000000001 ≈ 1
                 (no other strategy is optimal)
  column player  column 1  1/1000000000000000001 ≈ 1e-18
                 column 2  1000000000000000000/1000000000000000001 ≈ 1
                 (no other strategy is optimal)
  saddle points  none
  why            No single row guarantees more than 0, and no single column less than 1/1000000000: both players must use mixed strategies.
                 The row player's mixture earns exactly the value against every column.
                 Against the column player's mixture every row earns exactly the value: neither can do better.
How this is known: computed: min over columns of pᵀA = v = max over rows of Aq, verified in exact fractions.`,links:[{to:`matrix`,text:`1e9;0
0;1e-9
`}]},{kind:`html`,html:`<p>A 500×500 matrix of random numbers takes a fraction of a second, and the answer is a fraction with 700 digits above and below; see
the measurements. Long fractions are rounded in the text, and marked with <code>≈</code>; <code>--full</code> and <code>--json</code> print them whole.
If a limit (<code>--time</code>, <code>--memory</code>, Ctrl-C) is reached first, there is no exact answer, and Bouton says so (exit status 3) rather than
showing what floating point guessed.</p>
<h2 id="a-trap">A trap</h2>
<p>Tutorials solve such games by putting x = p/v and minimising the sum of x under xᵀA ≥ 1. That divides by v, and fails where the
value is zero or negative:</p>
`},{kind:`code`,info:`csv`,text:`-1 -2
-2 -1`,links:[{to:`matrix`,text:`-1 -2
-2 -1
`}]},{kind:`code`,info:`console`,text:`$ bouton matrix loss.csv
The value is -3/2 = -1.5: on average the row player pays.
  row player     row 1  1/2 = 0.5
                 row 2  1/2 = 0.5
                 (no other strategy is optimal)
  column player  column 1  1/2 = 0.5
                 column 2  1/2 = 0.5
                 (no other strategy is optimal)
  saddle points  none
  why            No single row guarantees more than -2, and no single column less than -1: both players must use mixed strategies.
                 For two rows and two columns without a saddle point the value is (ad − bc)/(a + d − b − c) = ((-1)·(-1) − (-2)·(-2)) / ((-1) + (-1) − (-2) − (-2)) = -3/2.
                 The row player's mixture earns exactly -3/2 against every column (column 1: 1/2·(-1) + 1/2·(-2) = -3/2).
                 Against the column player's mixture every row earns exactly -3/2 (row 1: 1/2·(-1) + 1/2·(-2) = -3/2): neither can do better.
How this is known: computed: min over columns of pᵀA = -3/2 = max over rows of Aq, verified in exact fractions.`,links:[{to:`matrix`,text:`-1 -2
-2 -1
`}]},{kind:`html`,html:`<p>No x ≥ 0 makes xᵀA ≥ 1 here, since no entry is positive. Either the same number is added to all entries first, which adds it to the
value, or v is left free, as Bouton does.</p>
<h2 id="as-a-library">As a library</h2>
`},{kind:`code`,info:`rust`,text:`let matrix = bouton::payoff::read("3,-1\\n-2,4")?;
let answer = bouton::payoff::solve(&matrix)?;
let solved = answer.solved.expect("nothing limits it");
assert_eq!(solved.value.to_string(), "1");
assert_eq!(solved.rows.probability(0).to_string(), "3/5");`,links:[]},{kind:`html`,html:`<p>As data: <code>bouton matrix penalty.csv --json</code> has <code>payoffs</code> (up to 24 rows and columns), <code>value</code>, <code>row_strategy</code>, <code>column_strategy</code>,
<code>saddle_points</code>, <code>dominated_rows</code>, <code>dominated_columns</code>, <code>certificate</code>, <code>why</code>, <code>evidence</code> and more, all numbers of unbounded size as strings, rows and columns counted from 1.</p>
`}]};export{e as default};