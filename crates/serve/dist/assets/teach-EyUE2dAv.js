var e={title:`For teachers`,headings:[{id:`a-link-that-hides-who-wins`,text:`A link that hides who wins`,level:2},{id:`projector-mode`,text:`Projector mode`,level:2},{id:`worksheets`,text:`Worksheets`,level:2},{id:`a-class-in-a-local-network`,text:`A class in a local network`,level:2},{id:`a-game-for-two`,text:`A game for two`,level:3},{id:`a-board-in-your-own-page`,text:`A board in your own page`,level:2}],parts:[{kind:`html`,html:`<h1 id="for-teachers">For teachers</h1>
<p>Everything here works without an account and without the Internet. <code>bouton serve</code> on your machine is enough to prepare a lesson;
<code>bouton serve --lan</code> lets the class join with their phones.</p>
<h2 id="a-link-that-hides-who-wins">A link that hides who wins</h2>
<p>Open a game and a position under <em>Play</em>, then <em>Game and players</em>, then <em>For class</em>. With <em>Hide who wins and why</em> the link opens a page without
verdicts, hints, suggestions, the history of who was winning and the search for mistakes, to the end of the game. With a key word, anyone who knows
it can type it beside the board and see all that; without one it stays hidden. The address does not hold the key word, only a fingerprint of it.
In a lesson of the book, <em>For class</em> stands at the end of the page; there the boards are without verdicts, but the text of the lesson stays.</p>
<p>This hides, and does not lock: a pupil who opens another address of the workbench is answered there.</p>
<p><em>QR code</em> shows the link as a code to scan. It holds addresses of up to 213 bytes; long positions have no code.</p>
<h2 id="projector-mode">Projector mode</h2>
<p>The screen above the settings of the page, or <code>projector=1</code> in an address, makes letters and boards large and leaves out everything around the game.
Below the board stands <em>Reveal who wins and why</em>. Esc, or the cross at the top, leads back; the game goes on.</p>
<h2 id="worksheets">Worksheets</h2>
<p><em>Worksheet</em>, on the page of a game or under <em>For class</em>, proposes positions of a game and solves them. Choose how many, how hard, and the game&#39;s parameters. The number of
the sheet decides which positions they are: the same address gives the same sheet in either language, so keep the address, and give another
number to the second half of the class. <em>Print</em> gives the positions with lines to write on, and the answers, with or without reasons, on a page of their own.</p>
<p>Some of the positions are lost for the player to move, so that &quot;the one who begins&quot; is not always right. All answers come from the server, with
their winning moves; positions that it cannot decide are left out.</p>
<h2 id="a-class-in-a-local-network">A class in a local network</h2>
`},{kind:`code`,info:``,text:`bouton serve --lan`,links:[]},{kind:`html`,html:`<p>listens on all interfaces of your machine, prints a warning and an address with a token, such as <code>http://192.168.1.5:7777/?token=…</code>. Open that address yourself; links
and QR codes under <em>For class</em> then contain it. Every request needs the token: the first visit keeps it in a cookie and takes it out of the address;
without it, a page says that it is missing. Programs send it in the header <code>x-bouton-token</code>. A new start makes a new token.</p>
<p>The connection is not encrypted, and everyone with the link can use your machine to compute, within <a href="/learn/serve#limits">the limits</a>. Use it in a
network that you trust, and end it with Ctrl-C after class. Many guest networks keep machines apart from each other; then phones cannot reach yours. A firewall
may have to let the port through.</p>
<h3 id="a-game-for-two">A game for two</h3>
<p><em>Open a game for two</em> makes a room for the position on the board. Its page has a link and a QR code: one takes the first side, another the second, all others look on. The server
checks each move. A player who reloads the page keeps the side in that tab; when a game is over, either player can begin it again. There are at
most 64 rooms, 32 opened by one machine, and 48 screens in each; a room in which nothing happens for two hours is closed.</p>
<h2 id="a-board-in-your-own-page">A board in your own page</h2>
`},{kind:`code`,info:``,text:`bouton serve --embed https://school.example`,links:[]},{kind:`html`,html:`<p>lets the pages of that site show a board of this server in a frame, and no other site; <code>--embed</code> may be given several times. An origin is a scheme, a host and perhaps a port,
without a path. <em>Embed code</em>, under <em>For class</em>, is the text to paste:</p>
`},{kind:`code`,info:`html`,text:`<iframe src="http://127.0.0.1:7777/embed?ask=nim+3+5+7" title="Board" width="480" height="480"></iframe>`,links:[]},{kind:`html`,html:`<p>The page at <code>/embed</code> has the board alone, without who wins; the engine answers. The other pages of the server cannot be framed. Readers of your page have to reach the server at the
address in the code; with <code>127.0.0.1</code> that is your own machine only, with <code>--host</code> an address of your network. <code>--embed</code> and <code>--lan</code> exclude each
other, for browsers send no cookie into the frame of another site.</p>
`}]};export{e as default};