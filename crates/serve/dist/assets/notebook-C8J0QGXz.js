var e={title:`Notebooks`,headings:[{id:`cells`,text:`Cells`,level:2},{id:`keeping-and-sharing`,text:`Keeping and sharing`,level:2},{id:`the-file`,text:`The file`,level:2}],parts:[{kind:`html`,html:`<h1 id="notebooks">Notebooks</h1>
<p>The page <em>Notebook</em> of <code>bouton serve</code> holds a lesson or an investigation in one file: text, rules of your own, maps, sequences, proofs, positions to
play, numbers and puzzles, one below the other. <em>Example: a lesson</em> opens a notebook on Wythoff&#39;s game, which is also in this repository:
wythoff.en.bouton.</p>
<h2 id="cells">Cells</h2>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>kind</th>
<th>what it shows when it is run</th>
</tr>
</thead>
<tbody><tr>
<td>text</td>
<td>headings (<code>#</code>, <code>##</code>, <code>###</code>), <code>**bold**</code>, <code>*emphasis*</code>, code between backticks or fences, lists, links; HTML is shown as it is written</td>
</tr>
<tr>
<td>rules</td>
<td>the editor, with every problem at its place; nothing has to be run</td>
</tr>
<tr>
<td>map</td>
<td>who wins, nim-values or claims of all positions in some ranges, as on the page of maps</td>
</tr>
<tr>
<td>sequence</td>
<td>nim-values of a game on one heap: the chart, the first values, the period with its certificate</td>
</tr>
<tr>
<td>proof</td>
<td>the claims of a game proved, with a certificate to save; compared with small positions; or found</td>
</tr>
<tr>
<td>position</td>
<td>a board to play on, who wins and why, and the winning moves</td>
</tr>
<tr>
<td>guess</td>
<td>numbers, the pattern in them, and what it predicts</td>
</tr>
<tr>
<td>puzzle</td>
<td>a board without hints; the answer stays hidden until it is given or asked for</td>
</tr>
</tbody></table></div>
<p>Rules have the name of their line <code>game</code>, and other cells use that name as they would one of the catalogue: <code>corner-queen</code>, or <code>take m=3</code> with parameters. If
several cells have rules of one name, a cell means the nearest one above it, or the first below if there is none above. Such rules take precedence over a
game of the catalogue.</p>
<p><em>Run</em> computes one cell, <em>Run all</em> one cell after the other. When a cell changes, or the rules that it is about, its result is dimmed until it is run again. Every
result has its kind of evidence. Ctrl + Enter runs a cell; with the focus on its buttons, Alt + ↑ or ↓ moves it. A deleted cell comes back with <em>Undo</em>.</p>
<h2 id="keeping-and-sharing">Keeping and sharing</h2>
<p>The browser keeps the notebook that is open. <em>Save</em> writes a file; <em>Open a file</em>, or dropping a file on the page, reads one. The notebook that was there before is put
aside and can be brought back. <em>Share</em> puts the address of the notebook on the clipboard; the notebook is in the address itself and is sent to nobody. Too
large for that are notebooks of more than 65,536 characters or with an address longer than 30,000; share the file instead.</p>
<p>Beside the cells stand the experiments of this visit: what was checked, discovered, proved, tabulated or guessed on any page. <em>Add to notebook</em> makes cells of one, with its
rules. The list is gone when the tab is closed.</p>
<h2 id="the-file">The file</h2>
<p>A file ends in <code>.bouton</code> and is JSON in UTF-8. Nothing in it depends on the language of the page, and it has questions only, never results.</p>
`},{kind:`code`,info:`json`,text:`{
  "version": 1,
  "title": "Take one, two or three",
  "cells": [
    { "kind": "text", "text": "Who wins from a heap of 21?" },
    { "kind": "rules", "text": "game take-three\\n(n) -> (n - k) where 1 <= k <= 3\\nP(n) iff n mod 4 = 0\\n" },
    { "kind": "puzzle", "game": "take-three", "position": "21" },
    { "kind": "proof", "game": "take-three", "by": "prove" }
  ]
}`,links:[]},{kind:`html`,html:`<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>kind</th>
<th>required</th>
<th>optional</th>
</tr>
</thead>
<tbody><tr>
<td><code>text</code></td>
<td><code>text</code></td>
<td></td>
</tr>
<tr>
<td><code>rules</code></td>
<td><code>text</code></td>
<td></td>
</tr>
<tr>
<td><code>map</code></td>
<td><code>game</code>, <code>ranges</code> such as <code>0..24 0..24</code>, <code>what</code>: <code>outcome</code>, <code>value</code> or <code>claim</code></td>
<td><code>convention</code></td>
</tr>
<tr>
<td><code>sequence</code></td>
<td><code>game</code>, <code>count</code>: 1 to 1,000,000</td>
<td></td>
</tr>
<tr>
<td><code>proof</code></td>
<td><code>game</code>, <code>by</code>: <code>prove</code>, <code>check</code> or <code>discover</code></td>
<td><code>upto</code> of a check, 40 if absent; <code>values</code>: <code>true</code> to look for nim-values</td>
</tr>
<tr>
<td><code>position</code></td>
<td><code>game</code>, <code>position</code> as after <code>bouton solve</code></td>
<td><code>convention</code></td>
</tr>
<tr>
<td><code>guess</code></td>
<td><code>text</code></td>
<td><code>losing</code>: <code>true</code> if the numbers are lost positions; <code>layout</code>: <code>list</code>, <code>lines</code> or <code>table</code>; <code>from</code>; <code>predict</code></td>
</tr>
<tr>
<td><code>puzzle</code></td>
<td><code>game</code>, <code>position</code></td>
<td><code>prompt</code>, <code>convention</code></td>
</tr>
</tbody></table></div>
<p><code>convention</code> is <code>normal</code> or <code>misere</code>; if absent, that of the game. The fields of a guess are those of <a href="/learn/requests">the request</a>. A JSON schema is in
notebook.schema.json.</p>
<p>The reader is strict. An unknown kind or field, a field that is missing, of another type or there twice, another version, and text after the end are each refused with line, column and
path, such as <code>cells[2].kind</code>; the notebook that is open stays as it is. Limits: a file of 1 MiB, 200 cells, 65,536 characters in a text,
rules, <code>prompt</code> or <code>predict</code>, 262,144 in the numbers of a guess, 1,000 in any other field, which is a single line. Characters are UTF-16 code units.</p>
`}]};export{e as default};