var e={title:`Contest problems`,headings:[{id:`problems`,text:`Problems`,level:2},{id:`input-that-is-wrong`,text:`Input that is wrong`,level:2},{id:`programs-to-hand-in`,text:`Programs to hand in`,level:2},{id:`sums-of-different-games`,text:`Sums of different games`,level:3}],parts:[{kind:`html`,html:`<h1 id="contest-problems">Contest problems</h1>
`},{kind:`code`,info:``,text:`bouton judge PROBLEM < in > out`,links:[]},{kind:`html`,html:`<p>reads the input of a problem exactly as the judge gives it, and prints exactly what the judge wants. The answers come from the
catalogue; <code>bouton solve</code> with the game named here tells why. <code>bouton judge --list</code> names the problems, with <code>--json</code> as data, limits included.
In Rust it is <code>bouton::judge::run</code>. The workbench has a page for it, at <code>/contest</code>: the sample of each problem, an input of one&#39;s own, and
the program to hand in where one can be written.</p>
<h2 id="problems">Problems</h2>
<p>Limits are those of the problem. Within them every input is answered. Beyond them inputs are answered too, as far as that is cheap: any number of
cases, numbers of up to 10 000 digits, and up to a million heaps, pieces or pawns at once, but for these:</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>problem</th>
<th>answered up to</th>
</tr>
</thead>
<tbody><tr>
<td><code>hdu1536</code></td>
<td>1000 members of a set; heaps of 2^22, beyond that where the values are known to be periodic</td>
</tr>
<tr>
<td><code>hdu1848</code></td>
<td>heaps below 2^22</td>
</tr>
<tr>
<td><code>poj2311</code></td>
<td>sides of 256</td>
</tr>
<tr>
<td><code>hnoi2007-split</code></td>
<td>1000 bottles</td>
</tr>
<tr>
<td><code>poi-gra</code></td>
<td>10^18 fields</td>
</tr>
<tr>
<td><code>poj2425</code></td>
<td>2·10^6 vertices</td>
</tr>
</tbody></table></div>
<p>What is larger is wrong: it gets a diagnostic with its place and both bounds, and exit status 2. <code>--time</code> and <code>--memory</code> hold for every problem; who
reaches one of them has exit status 3. <code>bouton judge --list --json</code> has under <code>limits</code>, for each number of an input, what the problem allows (<code>limit</code>, <code>null</code> where
its statement names nothing known) and what is answered (<code>answered</code>, <code>null</code> where only time, memory and <code>digits</code> bound it).</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>problem</th>
<th>also</th>
<th>game</th>
<th>limits</th>
<th>notes</th>
</tr>
</thead>
<tbody><tr>
<td><code>hdu1846</code></td>
<td></td>
<td><code>bash</code></td>
<td>C ≤ 100, n, m ≤ 1000</td>
<td></td>
</tr>
<tr>
<td><code>luogu-p4018</code></td>
<td></td>
<td><code>prime-power</code></td>
<td>T ≤ 10^5, n ≤ 5·10^7</td>
<td>any power of a prime</td>
</tr>
<tr>
<td><code>luogu-p4860</code></td>
<td></td>
<td><code>prime-power</code></td>
<td>T ≤ 10^6, n ≤ 5·10^7</td>
<td><code>kmax=1</code>: 1 or a prime</td>
</tr>
<tr>
<td><code>hdu2516</code></td>
<td></td>
<td><code>fibonacci-nim</code></td>
<td>n &lt; 2^31</td>
<td>0 ends</td>
</tr>
<tr>
<td><code>luogu-p2197</code></td>
<td></td>
<td><code>nim</code></td>
<td>T ≤ 10, 10^4 heaps</td>
<td></td>
</tr>
<tr>
<td><code>hdu1850</code></td>
<td></td>
<td><code>nim</code></td>
<td>100 heaps ≤ 10^6</td>
<td>prints how many moves win; 0 ends</td>
</tr>
<tr>
<td><code>poj2975</code></td>
<td></td>
<td><code>nim</code></td>
<td>1000 heaps ≤ 10^9</td>
<td>the same</td>
</tr>
<tr>
<td><code>hdu2176</code></td>
<td></td>
<td><code>nim</code></td>
<td>200000 heaps</td>
<td>prints the winning moves in the order of the heaps; 0 ends</td>
</tr>
<tr>
<td><code>hdu1907</code></td>
<td><code>bzoj1022</code></td>
<td><code>nim</code></td>
<td>T ≤ 500, 50 heaps ≤ 5000</td>
<td>misère play</td>
</tr>
<tr>
<td><code>poj1067</code></td>
<td><code>hdu1527</code>, <code>luogu-p2252</code></td>
<td><code>wythoff</code></td>
<td>a, b ≤ 10^9</td>
<td>to the end of the input; either heap first</td>
</tr>
<tr>
<td><code>hdu2177</code></td>
<td></td>
<td><code>wythoff</code></td>
<td>a ≤ b ≤ 10^6</td>
<td>prints what each winning move leaves; <code>0 0</code> ends</td>
</tr>
<tr>
<td><code>luogu-p1290</code></td>
<td></td>
<td><code>euclid</code></td>
<td>64 bits</td>
<td>the number of pairs comes first</td>
</tr>
<tr>
<td><code>poj2348</code></td>
<td><code>hdu1525</code></td>
<td><code>euclid</code></td>
<td>not known</td>
<td><code>0 0</code> ends</td>
</tr>
<tr>
<td><code>hdu5754</code></td>
<td></td>
<td><code>race</code></td>
<td>T ≤ 1000, board ≤ 1000</td>
<td>1 king, 2 rook, 3 knight, 4 queen</td>
</tr>
<tr>
<td><code>hdu1536</code></td>
<td><code>poj2960</code></td>
<td><code>subtraction</code></td>
<td>100 members ≤ 10^4, 100 positions of 100 heaps ≤ 10^4</td>
<td>the set in any order; a table for each set; 0 ends</td>
</tr>
<tr>
<td><code>hdu1848</code></td>
<td></td>
<td></td>
<td>heaps ≤ 1000</td>
<td>Fibonacci numbers may be taken; a table; <code>0 0 0</code> ends</td>
</tr>
<tr>
<td><code>hdu3032</code></td>
<td></td>
<td><code>lasker</code></td>
<td>T ≤ 100, 10^6 heaps &lt; 2^31</td>
<td></td>
</tr>
<tr>
<td><code>poj2311</code></td>
<td></td>
<td></td>
<td>sides ≤ 200</td>
<td>a sheet is cut; a table; to the end of the input</td>
</tr>
<tr>
<td><code>hnoi2007-split</code></td>
<td><code>bzoj1188</code>, <code>luogu-p3185</code></td>
<td><code>take-break</code></td>
<td>t ≤ 10, 21 bottles, 10^4 beans each</td>
<td>the first winning move, and how many there are</td>
</tr>
<tr>
<td><code>poj1740</code></td>
<td></td>
<td><code>new-stone</code></td>
<td>10 heaps ≤ 100</td>
<td>0 ends</td>
</tr>
<tr>
<td><code>spoj2021</code></td>
<td><code>bzoj1982</code></td>
<td><code>new-stone</code></td>
<td>10^5 heaps</td>
<td>to the end of the input</td>
</tr>
<tr>
<td><code>poj1704</code></td>
<td></td>
<td><code>georgia-bob</code></td>
<td>T ≤ 20, 1000 pieces, cells ≤ 10^4</td>
<td>pieces in any order</td>
</tr>
<tr>
<td><code>poi-gra</code></td>
<td><code>bzoj2066</code></td>
<td><code>poi-game</code></td>
<td>m ≤ 10^9, 10^6 pawns</td>
<td>prints how many first moves win</td>
</tr>
<tr>
<td><code>ipsc2003-g</code></td>
<td><code>bzoj1463</code></td>
<td><code>hackenbush</code></td>
<td>not known</td>
<td>vertex 1 is the ground</td>
</tr>
<tr>
<td><code>poj3710</code></td>
<td></td>
<td><code>hackenbush</code></td>
<td>99 trees, 99 vertices and 499 edges each</td>
<td>to the end of the input</td>
</tr>
<tr>
<td><code>poj2425</code></td>
<td><code>hdu1524</code></td>
<td><code>dag</code></td>
<td>1000 vertices, 10 tokens</td>
<td>0 ends a graph, the end of the input everything</td>
</tr>
</tbody></table></div>
<p>Two games are not in the catalogue: their rules stand beside the problem, and <code>bouton judge --list --json</code> shows them.</p>
<p>Of <code>hdu2177</code>: a move in both heaps comes first, then one in the smaller heap, then one in the larger. A pair to which two
moves lead comes twice, as accepted programs print it (from 2 3 to 1 2); of two equal heaps only one is reduced.</p>
<h2 id="input-that-is-wrong">Input that is wrong</h2>
<p>Blanks and line ends of any kind separate numbers. What is no natural number, out of range, missing, too large or too much gets a
diagnostic with line and column, and exit status 2. What was answered before it has been printed. In formats that go on to the
end of the input, an empty input is an input without cases.</p>
<h2 id="programs-to-hand-in">Programs to hand in</h2>
`},{kind:`code`,info:``,text:`bouton discover GAME --emit cpp --format "T; n a1..an -> Yes/No" > main.cpp
bouton prove GAME --emit cpp --format "T; n a1..an -> Yes/No" > main.cpp`,links:[]},{kind:`html`,html:`<p>write a whole program in C++17, Python 3, Rust, Java 17 or Go: its <code>main</code> reads the input of a contest at once, answers, and depends on nothing but the language&#39;s own
library. <code>prove</code> uses what the game&#39;s file claims, <code>discover</code> what it finds. The comments at the top say which formula that is, and how it is known.</p>
<p>A format says what is read, and after <code>-&gt;</code> what is printed. Blanks and line ends of any kind separate numbers. Parts are separated by <code>;</code>:</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>part</th>
<th>reads</th>
</tr>
</thead>
<tbody><tr>
<td><code>T</code></td>
<td>the number of cases, first of all; without it cases go on to the end of the input</td>
</tr>
<tr>
<td><code>until 0</code>, <code>until 0 0</code></td>
<td>the same, or up to a case that begins with these numbers</td>
</tr>
<tr>
<td><code>n</code></td>
<td>the number of a position; or a parameter of the game, if one has this name: <code>T; n m</code> for <code>bash</code></td>
</tr>
<tr>
<td><code>a b</code></td>
<td>the numbers of a position, in the order of the rules, or by the names that they have there; or those of a short form that the rules declare with <code>start</code></td>
</tr>
<tr>
<td><code>n a1..an</code></td>
<td>a list: several heaps, of which one is moved in; of a game of rows, the row</td>
</tr>
<tr>
<td><code>n (a b)..</code></td>
<td>a list of components with several numbers each</td>
</tr>
<tr>
<td><code>a1..a3</code></td>
<td>the same as <code>a1 a2 a3</code>: three heaps</td>
</tr>
</tbody></table></div>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>answer</th>
<th>prints</th>
</tr>
</thead>
<tbody><tr>
<td><code>First/Second</code></td>
<td>the first word if the player to move wins, else the second; any two words. This is printed if nothing is asked for</td>
</tr>
<tr>
<td><code>First/Second/Draw</code></td>
<td>a third word, for games with draws</td>
</tr>
<tr>
<td><code>value</code></td>
<td>the nim-value</td>
</tr>
<tr>
<td><code>count</code></td>
<td>the number of winning moves</td>
</tr>
<tr>
<td><code>move</code>, <code>moves</code></td>
<td>the numbers that a winning move leaves, or each of them; nothing if there is none. All moves are tried, so heaps cannot be large</td>
</tr>
</tbody></table></div>
<p>Several answers, <code>Yes/No; moves</code>, stand on lines of their own. Moves come in the order of the heaps, then of the lines of the rules, then of rising numbers in these; each
once, and a split into 4 and 1 is that into 1 and 4. What a move leaves of a heap stands in its place, a 0 too.</p>
<p>Where a formula is known it is used: of single positions, of components by their nim-values, of whole sums and rows. Where none is, the program computes all
positions with numbers up to a bound by the rules, before it reads anything: <code>--upto 10000</code>. The comments tell the cost. A bound that takes longer than about a
second is refused, and so are sums in misère play, where the outcomes of components are not enough. Numbers beyond its bound, or
beyond 2^63 - 1 except in Python, words that are no numbers, and an input that ends too early end a program with a message and a status that is not 0.
A Java program is the class <code>Main</code>. The integers of Java and Go programs have 64 bits; where an intermediate result has more they say so and end.</p>
<p>Without a bound <code>discover</code> goes by what it finds: claims that it proves, or else a pattern in the small positions, as <code>guess</code> finds it in the output of a brute force. Several heaps
need the nim-values, here of heaps of which at most half is taken:</p>
`},{kind:`code`,info:`game`,text:`game half
(n) -> (n - k) where 1 <= k and 2*k <= n`,links:[{to:`rules`,text:`game half
(n) -> (n - k) where 1 <= k and 2*k <= n
`}]},{kind:`code`,info:`console`,text:`$ bouton discover half.game --emit cpp --format "T; n a1..an -> First/Second" --quiet > half.cpp`,links:[{to:`rules`,ask:`mine.game`,run:`discover`,text:`game half
(n) -> (n - k) where 1 <= k and 2*k <= n
`}]},{kind:`code`,info:`console`,text:`$ g++ -O2 -std=c++17 half.cpp -o half && printf "2\\n2 10 5\\n3 1 3 1099511627775\\n" | ./half
First
Second`,links:[]},{kind:`html`,html:`<p>The first lines of the program state the nim-values, and that they are proved for all positions. What is not proved they call a conjecture; then with <code>--upto</code> a program computes
instead, and is sure.</p>
<h3 id="sums-of-different-games">Sums of different games</h3>
<p>Write the games with a <code>+</code> between them. Each takes what comes next in the format: a list, so many heaps (<code>a1..a2</code>), or the numbers of one position.</p>
`},{kind:`code`,info:`console`,text:`$ bouton discover nim + kayles --emit cpp --format "T; n a1..an; m b1..bm -> First/Second; move" --quiet > sum.cpp`,links:[{to:`rules`,ask:`nim + kayles`,run:`discover`}]},{kind:`code`,info:`console`,text:`$ g++ -O2 -std=c++17 sum.cpp -o sum && printf "2\\n1 3\\n2 3 1\\n2 1 5\\n1 4\\n" | ./sum
First
2 + 3 1
First
1 0 + 4`,links:[]},{kind:`html`,html:`<p>The first lines of the program state for each game its formula, and how that is known. A move changes one game; what it leaves is printed game by game, with <code>+</code> between them. A parameter that is read belongs to every game of the sum with one of this name.
Games without a formula are computed by the rules up to <code>--upto</code>, and share the second. Nim-values are added, so a sum is refused in misère play, with
draws or with moves in several components at once, and with a game of which it is only known who wins. Of games of rows, <code>First/Second</code> and <code>value</code> can be printed.</p>
`}]};export{e as default};