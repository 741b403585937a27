var e={title:`Large tables`,headings:[{id:`in-a-file`,text:`In a file`,level:2},{id:`several-processes-on-one-machine`,text:`Several processes on one machine`,level:2},{id:`several-machines`,text:`Several machines`,level:2},{id:`a-million-million-positions`,text:`A million million positions`,level:2}],parts:[{kind:`html`,html:`<h1 id="large-tables">Large tables</h1>
<p>A table is filled by all cores of the machine, and kept in memory. This page says how it outlives an interruption, how several processes share it, on one
machine or on more, and what a table of 10¹² positions takes.</p>
<h2 id="in-a-file">In a file</h2>
<p>With <code>--checkpoint FILE</code> a table is kept in a file while it grows, which the system maps into memory and writes to disk when it needs the room. After Ctrl-C, a time
limit or a crash the same command goes on:</p>
`},{kind:`code`,info:`console`,text:`$ bouton table wythoff 0..5 0..8 --checkpoint wythoff.table
a\\b  0 1 2 3 4 5 6 7 8
  0  P . . . . . . . .
  1  . . P . . . . . .
  2  . P . . . . . . .
  3  . . . . . P . . .
  4  . . . . . . . P .
  5  . . . P . . . . .

P: the mover loses   .: the mover wins`,links:[{to:`map`,ask:`wythoff`,ranges:`0..5 0..8 wythoff.table`}]},{kind:`html`,html:`<p>Each part of the file has a checksum. Parts that were damaged are computed again, with a warning; a file of another game, range or question is left alone.</p>
<h2 id="several-processes-on-one-machine">Several processes on one machine</h2>
<p>With <code>--processes N</code> the table is filled by N processes. What is printed or written is the same, to the last byte:</p>
`},{kind:`code`,info:`console`,text:`$ bouton table wythoff 0..5 0..8 --what value --processes 4 --checkpoint values.table
a\\b   0  1  2  3  4  5  6  7  8
  0   0  1  2  3  4  5  6  7  8
  1   1  2  0  4  5  3  7  8  6
  2   2  0  1  5  3  4  8  6  7
  3   3  4  5  6  2  0  1  9 10
  4   4  5  3  2  7  6  9  0  1
  5   5  3  4  0  6  8 10  1  2`,links:[{to:`map`,ask:`wythoff`,ranges:`0..5 0..8 4 values.table`,what:`value`}]},{kind:`html`,html:`<p>The command that was typed supervises the others. If one of them is killed, all are started again from what is in the file. If all are killed, the same command
goes on from there, with as many processes as it is asked for, or with one and no <code>--processes</code>. A process whose supervisor has gone ends by itself. Without
<code>--checkpoint</code> or <code>--out</code> the file is a temporary one.</p>
<ul>
<li><strong>Tables that can be shared</strong> are those of tuples that are filled in an order in which every move goes down, and those of games in which play may go round, never
ending is a draw, every rule moves by fixed steps and none leaves the table. Others are refused: sums, rows, boards, and games whose positions are searched one by one.</li>
<li><strong>Levels.</strong> The table is cut into tiles, and tiles that do not need each other make a level. Each process fills its share, a range of the tiles in order, and
hands it to all others. A level is done when all of it is everywhere; only then is it marked in the file, at most every half second. Where play goes round, a level is a
length of play, and the file holds the last two states of what has been decided.</li>
<li><strong>Memory.</strong> Every process has a copy of the table: a bit a position for outcomes, two where there are draws, one to four bytes for nim-values; and, beside it, the tiles of
one level on their way. A copy larger than half of the process&#39;s share of <code>--memory</code> is mapped from an unnamed file in the folder of the checkpoint. Where play goes round,
what has been decided, two bits a position, stays in memory at each process, and the moves, a bit for each step and position, are divided among them.</li>
<li><strong>Limits.</strong> <code>--time</code> and Ctrl-C end all processes, and what is done is kept. <code>--memory</code> is shared out equally.</li>
</ul>
<p>On one machine this is rarely faster than the cores alone, which share one copy: N processes copy each other&#39;s work. It is for tables whose loss would hurt, and the same
thing as the next.</p>
<h2 id="several-machines">Several machines</h2>
<p>A file names the processes, one address a line:</p>
`},{kind:`code`,info:`text`,text:`192.168.0.7:7700
192.168.0.8:7700`,links:[]},{kind:`html`,html:`<p>The same command runs on each machine, and says which line it is, from 0; the first one has the file, and prints:</p>
`},{kind:`code`,info:`text`,text:`bouton table wythoff 0..9999 0..9999 --what value --hosts hosts.txt --process 0 --checkpoint table --out values.npy
bouton table wythoff 0..9999 0..9999 --what value --hosts hosts.txt --process 1 --checkpoint table`,links:[]},{kind:`html`,html:`<p>They wait ten minutes for each other. Game and ranges have to be the same, which is checked. If one cannot go on, all end and say why. If one is killed or cut off, all end with exit
status 3, and the same commands go on from the first one&#39;s file; nobody starts them again by themselves. Only the end of a connection counts as a loss: a process that is slow or halted makes
the others wait. A process that ends early waits up to a minute until all have heard of it.</p>
<p>Connections are neither encrypted nor authenticated, and whoever reaches a port may disturb: on a trusted network only.</p>
<h2 id="a-million-million-positions">A million million positions</h2>
<p>This is worked out from measurements on two busy cores of a shared machine (the record), in processor seconds, which vary by a
fifth from run to run; the program was the one that the tests run, optimised, but with checks for overflow.</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>table</th>
<th>positions</th>
<th>a second of one core fills</th>
<th>each further process adds, a position</th>
</tr>
</thead>
<tbody><tr>
<td>nim-values of Wythoff&#39;s game</td>
<td>9.0·10⁶</td>
<td>5.2·10⁶</td>
<td>70 ns</td>
</tr>
<tr>
<td>nim-values, three numbers, moves listed one by one</td>
<td>1.7·10⁶</td>
<td>0.45·10⁶</td>
<td>50 ns</td>
</tr>
<tr>
<td>outcomes, play goes round</td>
<td>6.0·10⁶</td>
<td>3.6·10⁶</td>
<td>80 ns</td>
</tr>
</tbody></table></div>
<p>So 10¹² nim-values by listed moves are 2.2·10⁶ seconds of one core: 26 days, and six hours on a hundred cores. But each process takes in the work of all others, which
by the last column is about 14 hours, however many there are: beyond some fifty processes nothing is gained. For Wythoff&#39;s game it is 2.2 days on one core, and 19 hours at best.
Each machine needs 10¹² bytes of disk for values below 256, four times that for values beyond 65 535, and receives as much: a quarter of an hour for each 10¹² bytes
at 10 Gbit/s. Outcomes without draws are 125 GB a machine. How fast a mapped file is whose options lie far apart was not measured.</p>
<p>Where play goes round, 250 GB of memory at each process hold what has been decided, and the file has 500 GB. A table of values that no single machine can hold is out of reach
here: for that, each machine would have to keep its part alone, and ask for what it needs of others.</p>
`}]};export{e as default};