var e={title:`Requests as data`,headings:[{id:`fields-of-every-request-about-a-game`,text:`Fields of every request about a game`,level:2},{id:`solve`,text:`solve`,level:2},{id:`play`,text:`play`,level:2},{id:`table`,text:`table`,level:2},{id:`check`,text:`check`,level:2},{id:`discover`,text:`discover`,level:2},{id:`prove`,text:`prove`,level:2},{id:`verify`,text:`verify`,level:2},{id:`period`,text:`period`,level:2},{id:`census`,text:`census`,level:2},{id:`guess`,text:`guess`,level:2},{id:`identify`,text:`identify`,level:2},{id:`matrix`,text:`matrix`,level:2},{id:`judge`,text:`judge`,level:2},{id:`contests`,text:`contests`,level:2},{id:`draw`,text:`draw`,level:2},{id:`layout`,text:`layout`,level:2},{id:`list`,text:`list`,level:2},{id:`show`,text:`show`,level:2},{id:`rules`,text:`rules`,level:2},{id:`format`,text:`format`,level:2}],parts:[{kind:`html`,html:`<h1 id="requests-as-data">Requests as data</h1>
<p>Every operation of the command line is a JSON object as well: posted to <code>/api/NAME</code> of <code>bouton serve</code> for an answer at once, posted to <code>/api/jobs</code> with <code>&quot;kind&quot;: &quot;NAME&quot;</code> for work that lasts, given to the tool <code>NAME</code> of <a href="/learn/programs"><code>bouton mcp</code></a>, and for <code>solve</code> a line of <code>bouton solve --batch</code>. Fields that are left out have the default. Numbers beyond 64 bits are text. A field that is not listed here, or that the request would ignore, is refused.</p>
<p>A refusal has the same form everywhere, with <code>--json</code> on the command line too: <code>{&quot;problems&quot;: […]}</code>, each with a <code>code</code> that does not change, a <code>message</code> and a <code>help</code>, and <code>limits_hit</code> where a limit was reached. The <code>id</code> of the request is part of every reply; in a job, of its result.</p>
<p><code>bouton solve --batch</code> reads an object a line and prints an answer or a refusal a line, in the same order. A line speaks the language of its <code>lang</code>, or else that of the command; <code>moves</code> and <code>convention</code> may be set for all lines by <code>--moves</code>, <code>--misere</code> and <code>--normal</code>.</p>
<h2 id="fields-of-every-request-about-a-game">Fields of every request about a game</h2>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>field</th>
<th>value</th>
<th>default</th>
<th>meaning</th>
</tr>
</thead>
<tbody><tr>
<td><code>ask</code></td>
<td>text</td>
<td></td>
<td>The question as one types it: <code>nim 3 4 5</code>, <code>bash m=3 21</code>, <code>nim 3 4 + kayles 7</code>. The game in <code>text</code> goes by the name that it has there, or <code>mine.game</code>.</td>
</tr>
<tr>
<td><code>game</code></td>
<td>text</td>
<td></td>
<td>The game alone, in place of <code>ask</code>.</td>
</tr>
<tr>
<td><code>params</code></td>
<td>object</td>
<td></td>
<td>Parameters of <code>game</code> by name: text, numbers, or lists of them.</td>
</tr>
<tr>
<td><code>position</code></td>
<td>text, integer, list</td>
<td></td>
<td>Position of <code>game</code>: text, or a list of components, each a number or a list of numbers.</td>
</tr>
<tr>
<td><code>text</code></td>
<td>text</td>
<td></td>
<td>Rules of a game of one&#39;s own.</td>
</tr>
<tr>
<td><code>convention</code></td>
<td><code>normal</code>, <code>misere</code></td>
<td></td>
<td>Convention of play; the game&#39;s own if absent. <code>check</code>, <code>identify</code> and <code>show</code> take none.</td>
</tr>
<tr>
<td><code>lang</code></td>
<td><code>en</code>, <code>zh</code></td>
<td></td>
<td>Language of the answer&#39;s sentences; if absent, English, and in a batch that of the command.</td>
</tr>
<tr>
<td><code>id</code></td>
<td>text, integer</td>
<td></td>
<td>Identifier to give back: in the answer, in a refusal, in the result of a job.</td>
</tr>
<tr>
<td><code>kind</code></td>
<td>text</td>
<td></td>
<td>Name of the operation, where the address does not say it: <code>check</code>, <code>prove</code>, and so on.</td>
</tr>
</tbody></table></div>
<h2 id="solve"><code>solve</code></h2>
<p>Who wins a position, by which moves, and why.</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>field</th>
<th>value</th>
<th>default</th>
<th>meaning</th>
</tr>
</thead>
<tbody><tr>
<td><code>moves</code></td>
<td>0..9007199254740991, <code>all</code></td>
<td><code>10</code></td>
<td>Maximum number of winning moves to list; <code>all</code> for all of them.</td>
</tr>
<tr>
<td><code>certificate</code></td>
<td><code>true</code>, <code>false</code></td>
<td><code>false</code></td>
<td><code>true</code> to make a certificate of the nim-value: of games on boards and graphs.</td>
</tr>
</tbody></table></div>
<h2 id="play"><code>play</code></h2>
<p>A game in progress: the position, the legal moves, and with hints who wins.</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>field</th>
<th>value</th>
<th>default</th>
<th>meaning</th>
</tr>
</thead>
<tbody><tr>
<td><code>made</code></td>
<td>list</td>
<td></td>
<td>Moves so far: the text of a move, its number, or the position that it leaves.</td>
</tr>
<tr>
<td><code>hints</code></td>
<td><code>true</code>, <code>false</code></td>
<td><code>false</code></td>
<td>Tell who wins now, and after each move.</td>
</tr>
<tr>
<td><code>advise</code></td>
<td><code>true</code>, <code>false</code></td>
<td><code>false</code></td>
<td>Advise a move.</td>
</tr>
</tbody></table></div>
<h2 id="table"><code>table</code></h2>
<p>The outcomes of all positions of a box, their nim-values, or the claims of the text compared with the rules.</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>field</th>
<th>value</th>
<th>default</th>
<th>meaning</th>
</tr>
</thead>
<tbody><tr>
<td><code>ranges</code></td>
<td>text</td>
<td></td>
<td>A range for each coordinate, both ends included: <code>0..99 0..99</code>; a single number fixes a coordinate.</td>
</tr>
<tr>
<td><code>what</code></td>
<td><code>outcome</code>, <code>value</code>, <code>claim</code></td>
<td></td>
<td>Content of the cells: if absent, who wins, or the claim where <code>claim</code> names one.</td>
</tr>
<tr>
<td><code>claim</code></td>
<td>1..1000000</td>
<td></td>
<td>Number of the only claim to compare, counted from 1.</td>
</tr>
</tbody></table></div>
<h2 id="check"><code>check</code></h2>
<p>Statements of a game&#39;s text, compared with the consequences of its rules on every position of a box.</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>field</th>
<th>value</th>
<th>default</th>
<th>meaning</th>
</tr>
</thead>
<tbody><tr>
<td><code>upto</code></td>
<td>0..1000000000</td>
<td><code>40</code></td>
<td>Largest number in the positions examined.</td>
</tr>
</tbody></table></div>
<h2 id="discover"><code>discover</code></h2>
<p>Claims that the rules of a game imply, proved where a proof is found.</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>field</th>
<th>value</th>
<th>default</th>
<th>meaning</th>
</tr>
</thead>
<tbody><tr>
<td><code>size</code></td>
<td>1..1000</td>
<td></td>
<td>Components of sums, or length of rows.</td>
</tr>
<tr>
<td><code>values</code></td>
<td><code>true</code>, <code>false</code></td>
<td><code>false</code></td>
<td>Look for nim-values in place of who wins.</td>
</tr>
<tr>
<td><code>upto</code></td>
<td>1..1000000000</td>
<td></td>
<td>Largest number in the positions examined; chosen automatically, and enlarged if need be, if absent. With a format, largest number for which the program computes positions by the rules where no formula is of use.</td>
</tr>
<tr>
<td><code>emit</code></td>
<td><code>cpp</code>, <code>python</code>, <code>rust</code>, <code>java</code>, <code>go</code></td>
<td></td>
<td>Write the first finding as a program.</td>
</tr>
<tr>
<td><code>format</code></td>
<td>text</td>
<td></td>
<td>Write a whole program, which reads positions and prints answers in this format: <code>T; n a1..an -&gt; Yes/No</code>. The question may be a sum of games then, <code>nim + kayles</code>: each takes a list, or the numbers of one position.</td>
</tr>
<tr>
<td><code>drawing</code></td>
<td><code>true</code>, <code>false</code></td>
<td><code>false</code></td>
<td>Send drawings of the automata.</td>
</tr>
</tbody></table></div>
<h2 id="prove"><code>prove</code></h2>
<p>A game&#39;s claims, proved for all positions or refuted.</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>field</th>
<th>value</th>
<th>default</th>
<th>meaning</th>
</tr>
</thead>
<tbody><tr>
<td><code>claim</code></td>
<td>1..1000000</td>
<td></td>
<td>Number of the only claim to prove, counted from 1; all claims if absent.</td>
</tr>
<tr>
<td><code>size</code></td>
<td>integer, text</td>
<td></td>
<td>Components of sums, or lengths of rows: <code>3</code>, or <code>&quot;2..4&quot;</code>; from 2 or 1 to 4 if absent.</td>
</tr>
<tr>
<td><code>states</code></td>
<td>1..1073741824</td>
<td><code>1048576</code></td>
<td>Limit on the states of automata and proofs.</td>
</tr>
<tr>
<td><code>addable</code></td>
<td><code>true</code>, <code>false</code></td>
<td><code>false</code></td>
<td>Find the moves that could be added without changing who loses, in place of the proofs.</td>
</tr>
<tr>
<td><code>emit</code></td>
<td><code>cpp</code>, <code>python</code>, <code>rust</code>, <code>java</code>, <code>go</code></td>
<td></td>
<td>Write the first claim that is proved as a program.</td>
</tr>
<tr>
<td><code>format</code></td>
<td>text</td>
<td></td>
<td>Write a whole program, which reads positions and prints answers in this format: <code>T; n a1..an -&gt; Yes/No</code>.</td>
</tr>
<tr>
<td><code>upto</code></td>
<td>1..1000000000</td>
<td></td>
<td>With a format, largest number for which the program computes positions by the rules where no formula is of use.</td>
</tr>
<tr>
<td><code>certificate</code></td>
<td><code>true</code>, <code>false</code></td>
<td><code>false</code></td>
<td>Send certificates.</td>
</tr>
<tr>
<td><code>core</code></td>
<td><code>true</code>, <code>false</code></td>
<td><code>false</code></td>
<td>Send each claim as the checker reads it, with the rules of the game as formulas, and the same in words.</td>
</tr>
<tr>
<td><code>drawing</code></td>
<td><code>true</code>, <code>false</code></td>
<td><code>false</code></td>
<td>Send drawings of the automata.</td>
</tr>
</tbody></table></div>
<h2 id="verify"><code>verify</code></h2>
<p>Certificates, checked, and perhaps compared with a game. The checker shares no code with the prover.</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>field</th>
<th>value</th>
<th>default</th>
<th>meaning</th>
</tr>
</thead>
<tbody><tr>
<td><code>text</code></td>
<td>text</td>
<td>required</td>
<td>A certificate, or several one after another.</td>
</tr>
<tr>
<td><code>game</code></td>
<td>text</td>
<td></td>
<td>The game that the certificates should be about, as one types it: <code>bash</code>, <code>bash m=3</code>.</td>
</tr>
<tr>
<td><code>params</code></td>
<td>object</td>
<td></td>
<td>Parameters of <code>game</code> by name: text, numbers, or lists of them.</td>
</tr>
<tr>
<td><code>rules</code></td>
<td>text</td>
<td></td>
<td>Rules of <code>game</code>, if it is one&#39;s own.</td>
</tr>
</tbody></table></div>
<h2 id="period"><code>period</code></h2>
<p>Nim-values of a game on heaps, and their period; under misère play its quotient.</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>field</th>
<th>value</th>
<th>default</th>
<th>meaning</th>
</tr>
</thead>
<tbody><tr>
<td><code>to</code></td>
<td>1..4000000000</td>
<td><code>10000000</code></td>
<td>Maximum number of heaps whose values are computed.</td>
</tr>
<tr>
<td><code>values</code></td>
<td>0..1000000</td>
<td><code>24</code></td>
<td>Number of first values to list.</td>
</tr>
<tr>
<td><code>elements</code></td>
<td>1..20000</td>
<td><code>2000</code></td>
<td>Maximum number of elements of a misère quotient.</td>
</tr>
<tr>
<td><code>certificate</code></td>
<td><code>true</code>, <code>false</code></td>
<td><code>false</code></td>
<td>Send the certificate.</td>
</tr>
</tbody></table></div>
<h2 id="census"><code>census</code></h2>
<p>All octal or hexadecimal games with up to N digits, or the listed ones, and their periods.</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>field</th>
<th>value</th>
<th>default</th>
<th>meaning</th>
</tr>
</thead>
<tbody><tr>
<td><code>codes</code></td>
<td>list</td>
<td></td>
<td>Codes of the games; if there are none, all games of up to <code>digits</code> digits.</td>
</tr>
<tr>
<td><code>digits</code></td>
<td>1..4</td>
<td><code>3</code></td>
<td>Digits after the point.</td>
</tr>
<tr>
<td><code>hexadecimal</code></td>
<td><code>true</code>, <code>false</code></td>
<td><code>false</code></td>
<td>Games that may leave three heaps, with up to three digits, in the place of octal ones.</td>
</tr>
<tr>
<td><code>to</code></td>
<td>1..4000000000</td>
<td><code>10000</code></td>
<td>Maximum number of heaps of each game whose values are computed.</td>
</tr>
<tr>
<td><code>each</code></td>
<td>number</td>
<td></td>
<td>Time limit for each game, in seconds.</td>
</tr>
</tbody></table></div>
<h2 id="guess"><code>guess</code></h2>
<p>Values of positions, as a brute force prints them: the patterns that were fitted on one part of them and predict the rest.</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>field</th>
<th>value</th>
<th>default</th>
<th>meaning</th>
</tr>
</thead>
<tbody><tr>
<td><code>text</code></td>
<td>text</td>
<td>required</td>
<td>The data: values one after another, lines of a position and its value, or a table; whole numbers, or words such as <code>W</code> and <code>L</code>.</td>
</tr>
<tr>
<td><code>losing</code></td>
<td><code>true</code>, <code>false</code></td>
<td><code>false</code></td>
<td>The data list lost positions: all up to some bound.</td>
</tr>
<tr>
<td><code>layout</code></td>
<td><code>list</code>, <code>lines</code>, <code>table</code></td>
<td></td>
<td>How the data are laid out; seen from the data if absent. Not for lost positions.</td>
</tr>
<tr>
<td><code>from</code></td>
<td>0..9007199254740991</td>
<td><code>0</code></td>
<td>Index of the first value of a list, and of the first row and column of a table.</td>
</tr>
<tr>
<td><code>predict</code></td>
<td>text</td>
<td></td>
<td>Positions to predict: a range for each number, <code>1000..1100</code>, or positions, one a line.</td>
</tr>
<tr>
<td><code>emit</code></td>
<td><code>cpp</code>, <code>python</code>, <code>rust</code>, <code>java</code>, <code>go</code></td>
<td></td>
<td>Write the first conjecture as a whole program.</td>
</tr>
<tr>
<td><code>format</code></td>
<td>text</td>
<td></td>
<td>Format of its input and output: <code>T; n a1..an -&gt; Yes/No</code>; positions one a line if absent.</td>
</tr>
</tbody></table></div>
<h2 id="identify"><code>identify</code></h2>
<p>Values, or a game: the known games that have the same values or the same moves.</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>field</th>
<th>value</th>
<th>default</th>
<th>meaning</th>
</tr>
</thead>
<tbody><tr>
<td><code>values</code></td>
<td>text</td>
<td></td>
<td>Nim-values of 0, 1, 2, …, or nim-values or outcomes of pairs or triples of numbers, in the forms that <code>guess</code> reads.</td>
</tr>
</tbody></table></div>
<h2 id="matrix"><code>matrix</code></h2>
<p>A matrix of payoffs: its value, and optimal strategies of both players.</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>field</th>
<th>value</th>
<th>default</th>
<th>meaning</th>
</tr>
</thead>
<tbody><tr>
<td><code>text</code></td>
<td>text</td>
<td>required</td>
<td>The matrix, a row a line: integers, fractions, decimals, between commas, semicolons, tabs or blanks.</td>
</tr>
</tbody></table></div>
<h2 id="judge"><code>judge</code></h2>
<p>A problem of a contest or an online judge, answered in its own format.</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>field</th>
<th>value</th>
<th>default</th>
<th>meaning</th>
</tr>
</thead>
<tbody><tr>
<td><code>problem</code></td>
<td>text</td>
<td>required</td>
<td>Number of the problem, such as <code>poj1067</code>.</td>
</tr>
<tr>
<td><code>input</code></td>
<td>text</td>
<td>required</td>
<td>Input as the problem describes it.</td>
</tr>
</tbody></table></div>
<h2 id="contests"><code>contests</code></h2>
<p>Problems of contests and online judges that <code>judge</code> answers, with the limits and the sample of each.</p>
<h2 id="draw"><code>draw</code></h2>
<p>A position of <code>hackenbush</code> or <code>dag</code>, or one on a board, as a drawing with the winning moves marked.</p>
<h2 id="layout"><code>layout</code></h2>
<p>Places for a graph: where its vertices stand and how its arrows run.</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>field</th>
<th>value</th>
<th>default</th>
<th>meaning</th>
</tr>
</thead>
<tbody><tr>
<td><code>edges</code></td>
<td>text</td>
<td>required</td>
<td>The edges: <code>0-1,1-2,1-1</code>. A vertex may stand by itself: <code>0-1,5</code>.</td>
</tr>
<tr>
<td><code>shape</code></td>
<td><code>ground</code>, <code>arrows</code></td>
<td><code>&quot;ground&quot;</code></td>
<td><code>ground</code> for a graph on the ground, which is vertex 0; <code>arrows</code> for a directed graph.</td>
</tr>
</tbody></table></div>
<h2 id="list"><code>list</code></h2>
<p>The games of the catalogue, in teaching order.</p>
<h2 id="show"><code>show</code></h2>
<p>A game&#39;s rules and claims, and how each claim is known.</p>
<h2 id="rules"><code>rules</code></h2>
<p>A game&#39;s text, read: what a board needs to know of it, its claims and examples, and all problems in it.</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>field</th>
<th>value</th>
<th>default</th>
<th>meaning</th>
</tr>
</thead>
<tbody><tr>
<td><code>text</code></td>
<td>text</td>
<td>required</td>
<td>The text.</td>
</tr>
</tbody></table></div>
<h2 id="format"><code>format</code></h2>
<p>A game&#39;s text, laid out in canonical form.</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>field</th>
<th>value</th>
<th>default</th>
<th>meaning</th>
</tr>
</thead>
<tbody><tr>
<td><code>text</code></td>
<td>text</td>
<td>required</td>
<td>The text.</td>
</tr>
</tbody></table></div>
`}]};export{e as default};