var e={title:`For programs that ask`,headings:[{id:`tools`,text:`Tools`,level:2},{id:`resources`,text:`Resources`,level:2},{id:`limits-and-files`,text:`Limits and files`,level:2}],parts:[{kind:`html`,html:`<h1 id="for-programs-that-ask">For programs that ask</h1>
`},{kind:`code`,info:``,text:`bouton mcp`,links:[]},{kind:`html`,html:`<p>offers the operations as tools of the Model Context Protocol, on stdin and stdout: a program that holds a conversation, or one of your own, asks for exact
answers in place of guesses. Most clients take a configuration such as</p>
`},{kind:`code`,info:`json`,text:`{ "mcpServers": { "bouton": { "command": "bouton", "args": ["mcp", "--folder", "/path/to/games"] } } }`,links:[]},{kind:`html`,html:`<h2 id="tools">Tools</h2>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>tool</th>
<th>what it answers</th>
</tr>
</thead>
<tbody><tr>
<td><code>solve</code></td>
<td>who wins a position, by which moves, and why</td>
</tr>
<tr>
<td><code>table</code></td>
<td>outcomes or nim-values of small positions</td>
</tr>
<tr>
<td><code>check</code></td>
<td>the claims of a text against its rules, on every position up to a bound</td>
</tr>
<tr>
<td><code>discover</code></td>
<td>claims found in small positions, and proved</td>
</tr>
<tr>
<td><code>prove</code></td>
<td>the claims of a text for all positions, with certificates</td>
</tr>
<tr>
<td><code>verify</code></td>
<td>certificates, checked by a program that shares no code with the prover</td>
</tr>
<tr>
<td><code>period</code></td>
<td>nim-values of a game on heaps until a period is proved; its misère quotient</td>
</tr>
<tr>
<td><code>guess</code></td>
<td>a pattern in numbers, fitted on one part and held to the rest</td>
</tr>
<tr>
<td><code>identify</code></td>
<td>known games with some values, or with the rules of a game</td>
</tr>
<tr>
<td><code>matrix</code></td>
<td>value and optimal strategies of a matrix of payoffs, as exact fractions</td>
</tr>
</tbody></table></div>
<p>The fields of each are those of <a href="/learn/requests">requests</a>, and so are the answers, to the byte: as data in <code>structuredContent</code>, and as the same text in <code>content</code>. A mistake is an
answer with <code>isError</code>, with the <code>problems</code> that every face tells, their places and their help. <code>lang</code> asks for Chinese or English; <code>bouton mcp --lang zh</code> describes the tools in Chinese.</p>
<p>Every answer says how it is known: <code>proved</code>, <code>theorem</code>, <code>computed</code>, <code>checked</code>, or a verdict with the bound up to which it was compared. The introduction that the server sends tells programs
what these words mean, and that nothing stronger may be said.</p>
<h2 id="resources">Resources</h2>
<p><code>bouton://book/en/language</code> and <code>bouton://book/zh/language</code> are the <a href="/learn/language">reference of the language</a>, <code>bouton://catalogue</code> lists the known games, and
<code>bouton://catalogue/wythoff</code> is the text of one.</p>
<h2 id="limits-and-files">Limits and files</h2>
<p>A call takes at most 60 seconds and 1 GiB, unless <code>--time</code> and <code>--memory</code> say otherwise; what a limit cut short says so in <code>limits_hit</code>. Long calls send progress, where the client asks
for it, and end when it cancels them. Several calls are answered at the same time, and tables have at most 16384 cells.</p>
<p>A game is named as everywhere, given as <code>text</code>, or read from a <code>.game</code> file in the folder that the server was started with (<code>--folder</code>, or else the current one) and the
folders below it. Any other path is refused, by <code>..</code>, absolute, or through symbolic links, and nothing is said about what is there. Nothing is ever written.</p>
`}]};export{e as default};