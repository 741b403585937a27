var e={title:`In Python`,headings:[{id:`a-game`,text:`A game`,level:2},{id:`arrays`,text:`Arrays`,level:2},{id:`data`,text:`Data`,level:2},{id:`certificates`,text:`Certificates`,level:2},{id:`moves-as-a-function`,text:`Moves as a function`,level:2},{id:`mistakes-limits-files`,text:`Mistakes, limits, files`,level:2},{id:`many-at-a-time`,text:`Many at a time`,level:2}],parts:[{kind:`html`,html:`<h1 id="in-python">In Python</h1>
`},{kind:`code`,info:``,text:`pip install ./crates/py`,links:[]},{kind:`html`,html:`<p>builds the package <code>bouton</code> with the Rust toolchain, for CPython 3.10 and later, and needs nothing else. <code>maturin build --release</code> in that folder makes a wheel, which needs no
toolchain where it is installed. With <code>numpy</code> tables are arrays, with <code>pandas</code> they are data frames.</p>
`},{kind:`code`,info:`python`,text:`import bouton

answer = bouton.solve("nim 14 21 39")
assert answer.value == 60 and answer.winning_moves[0].to == "14 21 27"
assert answer.evidence.kind == "proved"`,links:[]},{kind:`html`,html:`<p>Answers are objects, with the fields that <a href="/learn/requests">requests as data</a> send: whole numbers are <code>int</code> of any size, payoffs are <code>Fraction</code>. In a notebook they show
themselves; <code>to_pandas()</code> makes a data frame of those that are tables, <code>as_json()</code> is the text as every face sends it.</p>
<h2 id="a-game">A game</h2>
<p>A game goes by its name and parameters, by its rules, or by the <code>Path</code> of a file. The numbers of a position are components; a component of several numbers is a tuple.</p>
`},{kind:`code`,info:`python`,text:`assert bouton.Game("bash", m=3).solve(21).winning_moves[0].to == "20"
assert bouton.Game("wythoff").solve((4, 7)).outcome == "P"
assert bouton.Game("cram").solve(4, 7).value == 3

taking = bouton.Game("""
game taking
(n) -> (n - k) where k in {1, 3, 4}
P(n) iff n mod 7 = 0 or n mod 7 = 2
""")
proofs = taking.prove(certificate=True)
assert proofs.proved`,links:[]},{kind:`html`,html:`<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>method</th>
<th>what it answers</th>
</tr>
</thead>
<tbody><tr>
<td><code>solve(3, 4, 5)</code></td>
<td>who wins, by which moves, and why</td>
</tr>
<tr>
<td><code>table(100, 100, what=&quot;value&quot;)</code></td>
<td>outcomes (0 lost, 1 won, 2 drawn), nim-values, or the claims compared, of all positions of a box</td>
</tr>
<tr>
<td><code>values(50)</code></td>
<td>the nim-values alone, as an array</td>
</tr>
<tr>
<td><code>check(upto=100)</code></td>
<td>the statements of the text, compared with the rules</td>
</tr>
<tr>
<td><code>discover()</code></td>
<td>claims that the rules imply, proved where a proof is found</td>
</tr>
<tr>
<td><code>prove(certificate=True)</code></td>
<td>the claims of the text for all positions</td>
</tr>
<tr>
<td><code>period()</code>, <code>identify()</code></td>
<td>the period of a game on heaps; known games that it is</td>
</tr>
<tr>
<td><code>emit(&quot;cpp&quot;, format=&quot;T; n a1..an -&gt; Yes/No&quot;)</code></td>
<td>a program for what is proved</td>
</tr>
<tr>
<td><code>play(3, 4, 5)</code></td>
<td>a game in progress: <code>moves</code>, <code>move</code>, <code>advise</code>, <code>reply</code></td>
</tr>
<tr>
<td><code>draw(…)</code>, <code>show()</code></td>
<td>the drawing of a graph; rules and claims, and how each is known</td>
</tr>
</tbody></table></div>
<p>Other fields of a request are given by name, as <code>size=3</code> to <code>prove</code>. <code>bouton.ask(&quot;census&quot;, {&quot;digits&quot;: 2})</code> asks any operation, and <code>bouton.ask_json</code> gives its text.</p>
<h2 id="arrays">Arrays</h2>
`},{kind:`code`,info:`python`,text:`table = bouton.Game("wythoff").table(1000, 1000)
assert table.shape == (1000, 1000) and table.evidence.kind == "computed"
assert table[1, 2] == 0
lost = table.array == 0`,links:[]},{kind:`html`,html:`<p>The cells come as bytes, not as JSON: <code>array</code> shares its memory with the table, and <code>cells_view</code> is a <code>memoryview</code> for programs without numpy. An axis is a number (so many from 0), a <code>range</code>, both
ends in a tuple, or text such as <code>&quot;10..20&quot;</code>.</p>
<h2 id="data">Data</h2>
`},{kind:`code`,info:`python`,text:`from fractions import Fraction

assert bouton.guess([n % 5 for n in range(60)]).conjectures[0].evidence.kind == "checked"
assert "0.77" in [one.game for one in bouton.identify([0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7]).identities]
assert bouton.period("0.77").period.length == 12
assert bouton.matrix([[1, -1], [-1, Fraction(1, 2)]]).value == Fraction(-1, 7)`,links:[]},{kind:`html`,html:`<p><code>guess</code> takes a list, an array of one or two axes, a mapping from positions to values, or text. A <code>float</code> in a matrix stands for the shortest decimal that reads as it.</p>
<h2 id="certificates">Certificates</h2>
`},{kind:`code`,info:`python`,text:`assert bouton.verify(proofs.certificate).accepted
assert [one.verdict for one in bouton.verify_py(proofs.certificate)] == ["accepted"]`,links:[]},{kind:`html`,html:`<p><code>verify</code> is the checker of the program. <code>verify_py</code> is the <a href="/learn/certificate">second checker</a>, written in Python from the book alone; it runs in an interpreter of its own.</p>
<h2 id="moves-as-a-function">Moves as a function</h2>
`},{kind:`code`,info:`python`,text:`@bouton.game
def staircase(position):
    a, b = position
    yield from ((a - k, b) for k in range(1, a + 1))
    yield from ((a + k, b - k) for k in range(1, b + 1))

assert staircase.solve(3, 5).outcome == "N"
assert staircase.check(lambda a, b: a == 0, 12, 12).evidence == "checked"`,links:[]},{kind:`html`,html:`<p>The function takes a tuple of whole numbers to the tuples that a move leaves; play has to end, and <code>bouton.Endless</code> is raised where it need not. <code>solve</code>, <code>value</code>, <code>table</code> and <code>values</code> are computed position by
position (<code>computed</code>), <code>check</code> compares a claim about the lost ones on a box (<code>checked</code>, or refuted by a counterexample), and <code>discover</code> looks for patterns in the table: conjectures, never proofs.
<code>@bouton.game(convention=&quot;misere&quot;)</code> is for misère play.</p>
<h2 id="mistakes-limits-files">Mistakes, limits, files</h2>
`},{kind:`code`,info:`python`,text:`try:
    bouton.solve("nimm 3")
except bouton.Error as error:
    assert error.code == "unknown-game" and error.place.end == 4
    print(error.help)`,links:[]},{kind:`html`,html:`<p><code>bouton.Error</code> has the <code>problems</code> that every face tells. Every call takes <code>time</code> in seconds and <code>memory</code> in bytes (1 GiB if absent); <code>bouton.LimitReached</code> is raised where a limit comes before any finding, and findings
that were cut short say so in <code>limits_hit</code>. Long calls leave the interpreter to other threads, stop at Ctrl-C, and show a bar on a terminal or in a notebook; <code>progress=False</code> hides it, and a function
is called with what is done and the total.</p>
<p>A question reads no file unless <code>folder</code> allows it: <code>bouton.solve(&quot;mine.game 3&quot;, folder=&quot;.&quot;)</code> reads from that folder and the folders below it. Nothing is written, and the package has no network.</p>
<h2 id="many-at-a-time">Many at a time</h2>
<p><code>crates/py/examples/sweep.py</code> sweeps a parameter over the processes of Dask. <code>book/python.ipynb</code> is a notebook to begin with.</p>
`}]};export{e as default};