var e={title:`In an editor`,headings:[{id:`vs-code`,text:`VS Code`,level:2},{id:`neovim`,text:`Neovim`,level:2},{id:`helix`,text:`Helix`,level:2}],parts:[{kind:`html`,html:`<h1 id="in-an-editor">In an editor</h1>
`},{kind:`code`,info:``,text:`bouton lsp`,links:[]},{kind:`html`,html:`<p>is a language server for <code>.game</code> files. It speaks the Language Server Protocol on stdin and stdout, so that any editor can start it. In all of them:</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th></th>
<th></th>
</tr>
</thead>
<tbody><tr>
<td>diagnostics</td>
<td>all mistakes and warnings, a moment after each change, each with its place, its advice, and the other places that explain it</td>
</tr>
<tr>
<td>completion</td>
<td>words that may begin a line; functions, predicates and other words, with their meaning; the names of the text; games after <code>upto k of</code>, boards after <code>board</code>; in <a href="/learn/boards">games on boards</a> the words and names that may stand there</td>
</tr>
<tr>
<td>hover</td>
<td>what a name stands for, and where it comes from; what a word means; on a claim, what a check of at most 0.4 seconds says of it</td>
</tr>
<tr>
<td>definition, references</td>
<td>of parameters, numbers, bound names, automata and their states, and of letters and cells of boards, by the scopes of the language</td>
</tr>
<tr>
<td>rename</td>
<td>all places of a name at once. A name that would mean something else then, such as one that is in use, is refused</td>
</tr>
<tr>
<td>format</td>
<td>the canonical form of <code>bouton fmt</code>; a text with mistakes is left as it is</td>
</tr>
<tr>
<td>actions</td>
<td>the change that a diagnostic advises: the word that was meant, <code>where</code>, a missing bracket, <code>endless draw</code> or <code>otherwise draw</code>; <em>check</em> and <em>prove</em></td>
</tr>
<tr>
<td>outline</td>
<td>the game, its board, rules, claims and examples</td>
</tr>
</tbody></table></div>
<p><em>Check all claims against the rules</em> compares every statement with exhaustive search, as <code>bouton check</code> does; <em>Prove all claims for all positions</em> is <code>bouton prove</code>.
Both show their progress and can be cancelled; what is refuted is marked in the text until it changes. A statement that agrees with the rules up to a bound is
told as that, and nothing is called proved that the checker has not accepted.</p>
<p>Messages are in English or Chinese, as the editor says; <code>--lang</code> decides otherwise. <code>--time</code> and <code>--memory</code> limit checks and proofs. The server reads no file: it knows the texts
that the editor has open.</p>
<h2 id="vs-code">VS Code</h2>
<p>The folder <code>editors/vscode</code> of the sources is an extension with syntax, snippets, and the client of the server:</p>
`},{kind:`code`,info:`sh`,text:`cd editors/vscode
npm ci && npm run package
code --install-extension bouton.vsix`,links:[]},{kind:`html`,html:`<p>The program has to be on the path, or in the setting <code>bouton.path</code>; <code>bouton.language</code> is <code>auto</code>, <code>en</code> or <code>zh</code>. Games in Markdown, in fences with the word <code>game</code>, are coloured
as well.</p>
<h2 id="neovim">Neovim</h2>
<p>Version 0.11 or later, in <code>~/.config/nvim/init.lua</code>:</p>
`},{kind:`code`,info:`lua`,text:`vim.filetype.add({ extension = { game = "bouton-game" } })
vim.lsp.config("bouton", { cmd = { "bouton", "lsp" }, filetypes = { "bouton-game" } })
vim.lsp.enable("bouton")`,links:[]},{kind:`html`,html:`<p><code>:lua vim.lsp.buf.code_action()</code> offers remedies, checks and proofs; <code>K</code> is hover, <code>grn</code> renames, <code>grr</code> lists references.</p>
<h2 id="helix">Helix</h2>
<p>In <code>~/.config/helix/languages.toml</code>:</p>
`},{kind:`code`,info:`toml`,text:`[language-server.bouton]
command = "bouton"
args = ["lsp"]

[[language]]
name = "bouton-game"
scope = "source.bouton-game"
file-types = ["game"]
comment-token = "#"
language-servers = ["bouton"]
auto-format = true`,links:[]},{kind:`html`,html:`<p><code>space</code> <code>a</code> offers remedies, checks and proofs; <code>space</code> <code>k</code> is hover, <code>space</code> <code>r</code> renames.</p>
`}]};export{e as default};