var e={title:`The workbench in the browser`,headings:[{id:`signs-results-and-a-server-that-is-away`,text:`Signs, results and a server that is away`,level:2},{id:`playing`,text:`Playing`,level:2},{id:`puzzles`,text:`Puzzles`,level:2},{id:`maps-and-sequences`,text:`Maps and sequences`,level:2},{id:`what-it-offers-to-programs`,text:`What it offers to programs`,level:2},{id:`limits`,text:`Limits`,level:2},{id:`without-a-server`,text:`Without a server`,level:2},{id:`the-book-as-a-site`,text:`The book as a site`,level:2},{id:`what-keeps-others-out`,text:`What keeps others out`,level:2}],parts:[{kind:`html`,html:`<h1 id="the-workbench-in-the-browser">The workbench in the browser</h1>
`},{kind:`code`,info:``,text:`bouton serve`,links:[]},{kind:`html`,html:`<p>prints an address, http://127.0.0.1:7777/, and serves the workbench there until Ctrl-C. Everything is in the program: no network,
no other files. <code>--port 0</code> takes any port that is free; with <code>--json</code> the address is printed as data.</p>
<p>Only this machine can ask. <code>--host</code> with another address lets others ask as well; there is no login, so do that only among people who
may use the machine. For a class, <code>--lan</code> asks for a token (<a href="/learn/teach#a-class-in-a-local-network">more</a>). <code>--pages FOLDER</code> serves the pages of a folder instead of those in the program, while they are being made.</p>
<h2 id="signs-results-and-a-server-that-is-away">Signs, results and a server that is away</h2>
<p>With hints on, a place on the board shows the move that a click on it makes: ✓ wins for who makes it, ✗ loses, = draws. A stone of a
heap stands for taking it and all after it from that heap alone; moves in several heaps at once, and splits, have a button below. Where a
click makes no move yet, … follows the sign: a choice has to follow, and the sign is that of the best one.</p>
<p>On the page of rules the editor stands beside the game: its board, a map and a table of small positions, its claims, their proofs, a program to hand in. The
automaton of a proof reads the digits of any position, and the steps of the proof say which of them fails, and where, when a move is left out or something
else is claimed. <em>A certificate from a file</em>, below the proofs, has the checker read one: what it proves, and whether that is a claim of the game beside it.</p>
<p>When a text or a question changes, what was found out about the earlier one is dimmed and labelled, and its buttons wait until the text as
it is now has been read. When the server does not answer, the page says so, asks again ever less often, and goes on where it was; a game
in progress is kept. Work that the server has not kept, since it was stopped or started again, is told as such and can be begun anew.</p>
<p>A check up to another number than the one in its field is put aside in the same way. Beside a claim stands its verdict: <em>proved</em> only
where the checker has accepted a certificate, <em>theorem</em> where a theorem that is named gives a period and there is no certificate, <em>error
in the rules</em> where these are wrong and no claim is refuted, and <em>defect: proof rejected</em> where the checker does not accept the proof that
the program wrote; please report that one.</p>
<h2 id="playing">Playing</h2>
<p>The board fills the screen. Beside it, or below it on a phone, stand the moves, the history with a picture of who was winning, and a search
for your mistakes. <em>Reveal who wins and why</em> stays closed until you ask for it. <em>Game and players</em> opens a drawer: another game or position,
by words or by hand, the opponent and its strength, the score, and a link to take along.</p>
<p><em>Draw</em> above the board of Hackenbush, of its trees, of tokens on graphs and of the grid turns the board into a sheet of paper. On a graph, drag
from the ground, from a vertex or from an empty place to draw an edge, with a mouse or a finger; keys do the same, and the list of edges can be typed.
On a grid, touch squares to build walls. What you draw keeps its shape: the places of the vertices stand in the address, and in the file and
the pictures under <em>Game and players</em>. The file is a list of edges that <code>bouton solve hackenbush --graph</code> reads too.</p>
<p>When a game ends, the move that lost it is marked on the board and, for pairs of numbers, on a map with the way of the game; step through
the game again, and try once more from there. A piece on a board goes where its pair lies on the map: the first number counts down, the
second across.</p>
<p><em>Explore</em> shows a position from within: its options with their nim-values, the smallest number missing among them, found step by step, and
the game graph below it if it has at most 26 positions. Choose an option or a place of the graph to go on; positions of the history and of the map
at the end open there too. What it shows counts as help.</p>
<p>Opponent, strength, hints, and whether it is shown who wins are remembered in the browser as they are chosen; a link may ask for others, and
changes nothing for the next game.</p>
<p>The engine has four strengths, and three of them err as people do. <em>Greedy</em> takes as much as it can, unless it can win at once. <em>Short-sighted</em>
plays anything until it sees the end, four moves away. <em>Miscounts</em> knows how to win, but now and then is one off while the end is more than ten
moves away. <em>Perfect</em> never errs.</p>
<h2 id="puzzles">Puzzles</h2>
<p><em>Puzzles</em> shows positions that you win, in games of every family, misère play and sums. Each has one idea, and is chosen by rules: one or two
moves win out of at least three times as many; none of them ends the game; the move that comes to mind first, which takes most, cuts off most or
leaves the opponent the fewest choices, loses. The grade, from 1 to 5, rises with the number of moves and with how rarely the idea is known.</p>
<p>Make the winning move on the board, or choose it in the list of moves. A wrong move is answered at once, and you can try again. Hints come in
three steps: a nudge, the idea as a theorem, and the move with the reason that <code>bouton solve</code> gives. Once
you have found a winning move, the reason given is for yours.</p>
<p>The puzzle of the day is the same for everybody with the same date, and days on which you solve it make a streak. Solved puzzles are kept in this browser alone, marked
✓✓ if you needed neither hint nor second attempt, ✓ otherwise; <em>Clear progress</em> forgets them. A puzzle has an address, <code>/puzzles/nim-2-3-4</code>; that of
the day is <code>/puzzles/today</code>.</p>
<h2 id="maps-and-sequences">Maps and sequences</h2>
<p>The map of a game fills the window. What is chosen stands in a line above it: the game and its parameters, which are dragged or typed, the
contents of the cells, their ranges, a second game to compare with. The two stand side by side, or as a difference: cells lost in one of them
alone, or the nim-values of the first less those of the second. Games of two numbers also show how their losing positions emerge one after
the other. The wheel scrolls the page; with Ctrl, with two fingers and with the buttons the map is zoomed.</p>
<p>A sequence is drawn while it is computed. <em>Folded</em>, n mod p runs across and n div p down, with the period as p unless another number is given;
values that do not fit the period are framed. From there a link leads to all octal games of up to three digits, or hexadecimal ones, with their
periods; each is a link to its values. <em>Export</em> gives what is shown as PNG, SVG, CSV, a b-file (tables by antidiagonals) or a table for
LaTeX, prints it, or copies it as a figure; each has its title, how it is known, and the literature on the game. A
figure is linked to the page that it comes from; an address of up to 300 letters is also written below it.</p>
<h2 id="what-it-offers-to-programs">What it offers to programs</h2>
<p>Everything that the pages show comes from an interface that programs can use too. It is described, in the format OpenAPI 3.1, at
<code>/api/openapi.json</code>. Answers have the shapes that the commands print with <code>--json</code>.</p>
<p>The game in question is always given in the same way: <code>ask</code> is what would be typed after <code>bouton solve</code>, and <code>text</code>, if it is there,
holds the rules of a game of one&#39;s own, which <code>ask</code> calls by the name that they give it, or <code>mine.game</code>; it hides a game of the catalogue of that name. No other path is read. <code>convention</code> may be <code>misere</code> or
<code>normal</code>, <code>lang</code> is <code>en</code> or <code>zh</code>. <a href="/learn/requests">Requests</a> lists every operation with all its fields; a line of <code>bouton solve --batch</code> is the
same object.</p>
`},{kind:`code`,info:`sh`,text:`curl -s localhost:7777/api/games
curl -s localhost:7777/api/games/wythoff
curl -s localhost:7777/api/solve -H 'content-type: application/json' -d '{"ask": "nim 14 21 39"}'
curl -s localhost:7777/api/solve -H 'content-type: application/json' -d '{"ask": "mine.game 12", "text": "game mine\\n(n) -> (n - k) where 1 <= k <= 3\\n"}'
curl -s localhost:7777/api/play -H 'content-type: application/json' -d '{"ask": "nim 3 5 7", "made": ["3 → 2"], "hints": true, "advise": true}'
curl -s localhost:7777/api/rules -H 'content-type: application/json' -d '{"text": "game mine\\n(n) -> (n - 1)\\nP(n) iff n mod 2 = 0\\n"}'
curl -s localhost:7777/api/table -H 'content-type: application/json' -d '{"ask": "wythoff", "ranges": "0..99 0..99", "what": "value"}'
curl -s localhost:7777/api/matrix -H 'content-type: application/json' -d '{"text": "0,-1,1\\n1,0,-1\\n-1,1,0\\n"}'
curl -s localhost:7777/api/judge -H 'content-type: application/json' -d '{"problem": "poj1067", "input": "2 1\\n8 4\\n4 7\\n", "id": 7}'
curl -s localhost:7777/api/jobs -H 'content-type: application/json' -d '{"kind": "prove", "ask": "wythoff", "certificate": true}'`,links:[]},{kind:`html`,html:`<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th></th>
<th></th>
</tr>
</thead>
<tbody><tr>
<td><code>GET /api/games</code>, <code>/api/games/NAME</code></td>
<td>the catalogue; a game with its rules, claims, and how each is known</td>
</tr>
<tr>
<td><code>POST /api/rules</code>, <code>/api/format</code></td>
<td>what a text says and what is wrong with it; its canonical form</td>
</tr>
<tr>
<td><code>POST /api/solve</code></td>
<td>who wins, by which moves, why, and how that is known</td>
</tr>
<tr>
<td><code>POST /api/play</code></td>
<td>a game in progress: the moves, on request what each leads to, and a good one</td>
</tr>
<tr>
<td><code>POST /api/table</code></td>
<td>all positions in a box, in bytes</td>
</tr>
<tr>
<td><code>POST /api/matrix</code></td>
<td>a matrix of payoffs</td>
</tr>
<tr>
<td><code>POST /api/NAME</code></td>
<td>any other operation: <code>check</code>, <code>prove</code>, <code>discover</code>, <code>period</code>, <code>verify</code>, <code>census</code>, <code>judge</code>, <code>draw</code>, …</td>
</tr>
<tr>
<td><code>POST /api/jobs</code></td>
<td>any operation as long work; the field <code>kind</code> names it</td>
</tr>
<tr>
<td><code>GET</code>, <code>DELETE /api/jobs/ID</code></td>
<td>how it stands; cancel it</td>
</tr>
<tr>
<td><code>GET /api/jobs/ID/events</code>, <code>/values</code></td>
<td>how it goes on, as server-sent events; what it has found in bytes, and with <code>?from=BYTE</code> the values of heaps known so far</td>
</tr>
<tr>
<td><code>GET /api/classroom</code></td>
<td>address and token for a class, and the sites that may frame a board</td>
</tr>
<tr>
<td><code>POST /api/rooms</code></td>
<td>with <code>--lan</code>: open a room for the game of a request for <code>play</code></td>
</tr>
<tr>
<td><code>GET</code>, <code>POST /api/rooms/ID</code></td>
<td>how the room stands; take a side (<code>{&quot;do&quot;: &quot;sit&quot;}</code>), make a move, begin again</td>
</tr>
<tr>
<td><code>GET /api/rooms/ID/events</code></td>
<td>the room after each change, as server-sent events</td>
</tr>
<tr>
<td><code>GET /api/health</code></td>
<td>whether all is well, and the limits</td>
</tr>
</tbody></table></div>
<p>What is wrong with a question is answered as <code>{&quot;problems&quot;: […]}</code>, each with a <code>code</code> that does not change, a <code>message</code>, a <code>help</code>, and
its place in the text: <code>start</code> and <code>end</code> in bytes, <code>from</code> and <code>to</code> in UTF-16 code units, as editors count. A field that a question does not
have is refused. <code>/api/rules</code> also says which rules have moves that cannot be listed, and warns of those by which play may never end.</p>
<p>A table in bytes begins with <code>BNTB</code>, the length of the header, and the header, which is JSON and ends at a multiple of four; then come
the cells, the last coordinate fastest. Everything is little-endian. Outcomes are 0 for P, 1 for N, 2 for a draw; what <code>vacant</code> says in the
header is no position of the game. With <code>&quot;what&quot;: &quot;claim&quot;</code>
a cell says how the claims of the text fare: 0 to 2 they say rightly that it is P, N, a draw; 3 they say nothing; 4 to 6 they say wrongly
that it is P, N, a draw; 7 the nim-value that they give is wrong. <code>&quot;claim&quot;: 2</code> looks at the second claim of the text alone; the header
lists all that there are.</p>
<p>A move of <code>/api/play</code> says what it changes and nothing else: which of the <code>components</code>, and its <code>parts</code>, what the component becomes; or, of
a list of edges, <code>gone</code>, which of them vanish. <code>made</code> takes a move&#39;s <code>text</code>, its number, or the position that it leaves.</p>
<p>When the server is stopped, it answers what it is answering, and jobs end as <code>cancelled</code> with the problem <code>stopping</code>.</p>
<h2 id="limits">Limits</h2>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th></th>
<th></th>
</tr>
</thead>
<tbody><tr>
<td>a request</td>
<td>1 MiB; the text of a game 64 KiB, values and other data 512 KiB, a question 8 KiB</td>
</tr>
<tr>
<td>an answer at once</td>
<td>2 seconds (another time by <code>bouton serve --time</code>), 256 MiB; what was found until then is said, with <code>limits_hit</code></td>
</tr>
<tr>
<td>questions at once</td>
<td>two of a machine, eight if it is the only one that asks; 24 more of it may wait, the others get 429 and <code>Retry-After</code></td>
</tr>
<tr>
<td>connections</td>
<td>512; the last 64 are for machines that have fewer than eight</td>
</tr>
<tr>
<td>a table</td>
<td>2^22 positions; as a job 2^24</td>
</tr>
<tr>
<td>a job</td>
<td>10 minutes, 512 MiB; its result is kept for 10 minutes</td>
</tr>
<tr>
<td>jobs</td>
<td>one at a time, two from four processors on; turns go round among machines, and on a machine among clients; 4 of a client may wait, 64 of all, the last 16 only for machines of which none waits</td>
</tr>
</tbody></table></div>
<p>A machine is an address (of IPv6, the first 64 bits). A client is the machine itself, or a page or program on it that gives itself a name in the header
<code>x-bouton-client</code>. A job belongs to no connection: who goes away and comes back finds it by its <code>id</code>. A server that does not know the <code>id</code>,
because it was started again or the job is long over, answers 404 with the problem <code>no-such-job</code>.</p>
<p>A question waits for other questions of its own machine, not for those of others. It begins in one of a few places, as many as there are processors,
and leaves it after a tenth of a second if it is not answered; so a place is soon free, and the machine that has been served least of late has it next.
What lasts goes on at a lower priority, so that hard questions get what easy ones leave. (Only Linux knows priorities of threads;
elsewhere hard and easy questions that are being answered share the processors evenly.)</p>
<p>A job that is cancelled gives up its turn at once. What it has found by then is kept if it stops within two seconds; otherwise it is said to be
<code>cancelled</code> and its thread is no longer waited for. As long as eight such threads have not ended, no more turns are given up, and a machine
to which two of them belong waits for them.</p>
<h2 id="without-a-server">Without a server</h2>
`},{kind:`code`,info:``,text:`cargo xtask page`,links:[]},{kind:`html`,html:`<p>fills <code>target/page</code> with the same pages and the operations as a WebAssembly module. Any static server can give them away, from its root or from a
folder below, <code>python3 -m http.server --directory target/page</code> for one; after the first visit they need no network. Nothing that is asked leaves the browser.</p>
<p>Questions are answered in a worker and take 10 seconds at most; long work has a worker of its own, which ends when the work is called off. Limits of
work and memory are the <a href="/learn/serve#limits">server&#39;s</a>, in one thread, and the module never takes more than 1 GiB. A position, a proof or a certificate has the answer that a server
gives, byte for byte. Two people at two machines need a server, <code>bouton serve --lan</code>; streams of contest input and files of the terminal need the terminal. Boards have no pixels
but those that the browser draws.</p>
<p>xtask takes the compiler for WebAssembly with the source of its standard library from Debian&#39;s packages and unpacks it in <code>target/web</code>, once.</p>
<h2 id="the-book-as-a-site">The book as a site</h2>
`},{kind:`code`,info:``,text:`cargo xtask book`,links:[]},{kind:`html`,html:`<p>fills <code>target/book</code> with the same folder and more: this book under <code>learn/</code>, in both languages, with search and boards that are played on the page, and descriptions of
the libraries, <code>api/rust/</code> by rustdoc and <code>api/python/</code> by pdoc. A chapter can be read without scripts too, so that search engines find it. Links to chapters are
those of the workbench: <code>learn/judge/#…</code> leads to a section, <code>learn/?find=period</code> to what is found.</p>
<h2 id="what-keeps-others-out">What keeps others out</h2>
<p>The server listens on loopback. It answers only to its own names, so that no page can reach it by giving another name to this machine&#39;s
address; what changes or computes something wants <code>content-type: application/json</code> and no foreign <code>Origin</code>, so that no page of another
site can ask through the browser. With <code>--lan</code> it listens on all interfaces, answers to every address of the machine but to no name, and wants the
token with every request; <code>Origin</code> has to be the address that is asked. No site may frame its pages, except <code>/embed</code> by those named with <code>--embed</code>. Nothing that a request says makes it read a file. A mistake of the program itself is answered with
status 500 and counted at <code>/api/health</code>; the server goes on.</p>
`}]};export{e as default};