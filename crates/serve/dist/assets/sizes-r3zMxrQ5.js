var e={title:`Theorems for all sizes`,headings:[{id:`the-idea`,text:`The idea`,level:2},{id:`a-certificate`,text:`A certificate`,level:2},{id:`the-statement`,text:`The statement`,level:3},{id:`what-is-given-besides`,text:`What is given besides`,level:3},{id:`the-sentences`,text:`The sentences`,level:2},{id:`entries`,text:`Entries`,level:3},{id:`the-list`,text:`The list`,level:3},{id:`scenes-of-rows`,text:`Scenes of rows`,level:2},{id:`mended-for-rows`,text:`Mended, for rows`,level:3},{id:`why-this-is-right`,text:`Why this is right`,level:2},{id:`what-is-proved-and-what-not`,text:`What is proved, and what not`,level:2}],parts:[{kind:`html`,html:`<h1 id="theorems-for-all-sizes">Theorems for all sizes</h1>
<p>Nim is played with any number of heaps. One theorem covers them all:</p>
`},{kind:`code`,info:`console`,text:`$ bouton prove nim --claim 2
nim
  ✓ P((n) + ..) iff xor(n) = 0
      Proved for any number of components. Play ends, since n falls with every move.
      9 sentences about entries and their totals with 2 automata; the checker accepts the certificate (378 bytes).

Proved.`,links:[{to:`rules`,ask:`nim`,run:`prove`}]},{kind:`html`,html:`<p>So do theorems about rows of any length, as of <code>staircase</code> or <code>coins</code>. This page says how such a theorem is proved, and describes its certificate
completely. It builds on <a href="/learn/certificate">Certificates</a>.</p>
<h2 id="the-idea">The idea</h2>
<p>A position consists of <em>entries</em>: heaps, or the entries of a row. A claim speaks of <em>totals</em> of what they count: an xor, a sum, a maximum. So the
claim about Nim says that a position is lost exactly if its total is 0. A total of all entries is put together from the total of some and the total of
the others, and for all the others any number may stand. Three things show the claim:</p>
<ul>
<li><em>No lost position has a move to a lost one.</em> A move changes one heap. Whatever the total of the others is, if the whole was 0 before the move, it is
not 0 afterwards.</li>
<li><em>Every other position has a move to a lost one.</em> The certificate names a relation of two totals, <em>blocked</em>: some entries with the first total, beside
others with the second, may all be unable to mend the position. For Nim it is: the first number is at most the second. An entry that is not blocked
beside all others has a move that makes the whole total 0. If two collections of entries are blocked, each beside all the rest, they are blocked
together. And if all entries are blocked beside nothing, the total is 0 already. So by induction on the number of entries: if the total is not 0,
some entry is not blocked.</li>
<li><em>Play ends</em>, since each move makes its heap smaller.</li>
</ul>
<p>All of this is said about a few numbers at a time, and automata decide it. Where several heaps may be changed at once, as in Moore&#39;s game, the theorems
of Moore and Yamasaki are used instead; their proofs stand at the end of this page.</p>
<h2 id="a-certificate">A certificate</h2>
`},{kind:`code`,info:`text`,text:`(sizes 2)
(statement
  (heaps 1 n)
  (stuck lost)
  (move (k) (< k n) (to k))
  (total xor s (v) (= n v))
  (lost (= s 0)))
(falls n)
(blocked (s0 x0) (not (< x0 s0)))
(define f0 (a) (exists (k) (= a k))
  (nodes)
  (rows s0)
  (accept 0))
(define f1 (a b) (exists (k l m) (< k a) (= k l) (xor b l m) (= m 0))
  (nodes (1 s0 -) (1 s1 s0) (0 n0 n1))
  (rows n2 s1)
  (accept 1))`,links:[]},{kind:`html`,html:`<p>At the top stand, in this order:</p>
<ol>
<li><code>(sizes 2)</code>;</li>
<li><code>(statement PART …)</code>;</li>
<li><code>(falls …)</code>: why play ends;</li>
<li><code>(among (NAME …) F)</code>, at most once: what all totals satisfy;</li>
<li><code>(blocked (NAME …) F)</code>, once;</li>
<li><code>define</code> as in other certificates, for numbers in base 2.</li>
</ol>
<p>With the claim <code>columns</code> there is no <code>falls</code>, <code>among</code> or <code>blocked</code>. In a file, a line that begins with <code>(sizes </code> begins a certificate, like the others.</p>
<p>Formulas, names, numbers and limits are those of <a href="/learn/certificate">Certificates</a>, in base 2 and without automata; there are no other definitions in
formulas. In each item below, the names in its lists are bound in the order of the text, each once.</p>
<h3 id="the-statement">The statement</h3>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>part</th>
<th>how often</th>
<th>meaning</th>
</tr>
</thead>
<tbody><tr>
<td><code>(heaps K NAME …)</code></td>
<td>once, or <code>row</code></td>
<td>any number of heaps, each of 1 to 8 numbers; a move changes 1 to K of them, 1 ≤ K ≤ 2²⁴</td>
</tr>
<tr>
<td><code>(row x i l w)</code></td>
<td>once, or <code>heaps</code></td>
<td>rows of any length: four names for an entry, its place from 1, the length of the row, and the entry before it, which is 0 for the first</td>
</tr>
<tr>
<td><code>(sorted)</code></td>
<td>at most once, of rows</td>
<td>entries rise or stay equal</td>
</tr>
<tr>
<td><code>(law F)</code></td>
<td>any, of heaps</td>
<td>holds of each heap</td>
</tr>
<tr>
<td><code>(law (NAME …) F)</code></td>
<td>any, of rows</td>
<td>holds of each entry (one name), or of any two consecutive entries (two names)</td>
</tr>
<tr>
<td><code>(stuck VERDICT)</code></td>
<td>once</td>
<td><code>lost</code> or <code>won</code>: verdict for a player without moves</td>
</tr>
<tr>
<td><code>(move (NAME …) F … (to NAME …))</code></td>
<td>any, of heaps</td>
<td>wherever all F hold, a heap becomes that of <code>to</code></td>
</tr>
<tr>
<td><code>(move (ITEM …) (NAME …) F … (to NAME …))</code></td>
<td>any, of rows</td>
<td>see below</td>
</tr>
<tr>
<td><code>(total FOLD NAME (v) F)</code></td>
<td>0 to 4</td>
<td>FOLD is <code>xor</code>, <code>sum</code> or <code>max</code>; F says that an entry counts v</td>
</tr>
<tr>
<td><code>(lost F)</code>, <code>(value (v) F)</code> or <code>(columns (v) F)</code></td>
<td>once</td>
<td>the claim</td>
</tr>
</tbody></table></div>
<p>The names in a law, move or total of heaps are those of <code>heaps</code>, and those of its lists. In a total of rows they are the four names of <code>row</code> and v. In
<code>lost</code> and <code>value</code> they are the names of the totals, each given once, and v.</p>
<p>The first list of a move of rows is its <strong>window</strong>: names of entries, 1 to 4 different ones, and gaps <code>..</code>, no two next to each other. A gap stands for any number of
entries, also none; where the window does not begin (end) with a gap, it begins (ends) with the row. The F and <code>to</code> speak of the entries of the window
and of the second list. The entries of the window become those of <code>to</code>, in order, and nothing else changes.</p>
<p>The <strong>total</strong> of a position is the xor, sum or maximum of what its entries count, or 0 without entries.</p>
<ul>
<li><code>(lost F)</code>: exactly the positions whose totals satisfy F are lost.</li>
<li><code>(value (v) F)</code>: v is the nim-value of a position exactly if its totals and v satisfy F.</li>
<li><code>(columns (v) F)</code>: a heap counts v if F holds. If <code>stuck</code> is <code>lost</code>, exactly those positions are lost in which at each binary place the number of
ones of all counts is a multiple of K + 1. If it is <code>won</code>, exactly those are lost in which all counts are at most 1 and the number of those that are
1 is 1 modulo K + 1, and those in which some count is at least 2 and at each binary place the number of ones is a multiple of K + 1.</li>
</ul>
<p>A statement is rejected if K is not 1 without <code>columns</code>; if rows come with <code>columns</code> or <code>(stuck won)</code>; if <code>value</code> comes with <code>(stuck won)</code>; if
there are totals beside <code>columns</code>, or none without.</p>
<h3 id="what-is-given-besides">What is given besides</h3>
<p>For heaps, <code>(falls SUM …)</code> has sums of the numbers of a heap, as in other certificates; for rows it is <code>(falls last)</code> or <code>(falls first)</code>.</p>
<p>The <strong>width</strong> W is the number of totals, and one more if <code>stuck</code> is <code>won</code>: the last total then tells whether there is a move. What an entry counts for
it is 1 if a move of the heap can be made, and else 0; its fold is <code>max</code>.</p>
<p><code>among</code> has W names, for totals. <code>blocked</code> has 2·W names, for two lists of totals, and one more if <code>value</code> is claimed, for the value that is aimed at.</p>
<h2 id="the-sentences">The sentences</h2>
<p>A sentence <em>no: F, G, …</em> says that no numbers satisfy all these formulas. It is decided as the demand <em>no:</em> Lits of F, Lits of G, …, with the
definitions of the certificate. If all sentences hold, and all definitions are right, the certificate is accepted. A sentence with more than 64 numbers
makes the certificate rejected.</p>
<p>The numbers of a sentence are counted in the order in which this page names them; <em>new</em> numbers come after all before. A formula of the statement or the
certificate is <em>put at</em> some numbers: its own first numbers are replaced by these, in order, and all that it binds comes after all numbers of the sentence, in the order of
its text. Here, <code>(and …)</code> or <code>(or …)</code> of exactly one formula stands for that formula, and so does <code>(exists () F)</code> for F.</p>
<p>Comparisons are meant as sums: a &lt; b + c says that a − b − c is negative, a = b + c that a − b − c is 0.</p>
<p>Lists of totals are written as one letter. <strong>Join</strong>(a, b, c) is, for each total in order, <code>(xor a b c)</code>; or a + b − c is 0; or, for a maximum,
<code>(or (and (&lt;= b a) (= c a)) (and (&lt; a b) (= c b)))</code>. <strong>Count</strong>(e, t) is, for each total in order, its formula put at the numbers of e and that of t; for
the last total of <code>(stuck won)</code>, with the number m, it is <code>(or (and (= m 1) C) (and (= m 0) (not C)))</code>, where C is the <code>or</code>, over all moves, of
<code>(exists (NAME …) (and F …))</code> with the list of the move and its conditions. If a list of totals has only as many numbers as there are totals in the
statement, Join and Count stop there. <strong>Among</strong>(t) is the formula of <code>among</code> put at t, or nothing without one. <strong>Blocked</strong>(t, x) is that of <code>blocked</code>
put at t and x, and at the number y that is aimed at. <strong>Goal</strong>(t) is the formula of <code>lost</code> put at the totals of the statement in t, or that of <code>value</code> put at these and y.</p>
<p>A <strong>move at</strong> the entries e has new numbers for its list, then its conditions put at e and these. Its result consists of the numbers of <code>to</code>.</p>
<h3 id="entries">Entries</h3>
<p><em>An entry</em> is new numbers for all the names of <code>heaps</code> or <code>row</code>, with what is <em>known</em> of it. Of a heap: its laws. Of rows, for an entry (x, i, l, w): the laws with one
name, put at x; 0 &lt; i; i &lt; l + 1; the residue (below); and if the row is <em>linked</em> (below), <code>(or (and A B) (and C …))</code>, where A is i = 1, B is w = 0, C is
1 &lt; i, and … are the laws with one name put at w and those with two put at w and x.</p>
<p><strong>Residues.</strong> What an entry counts often depends on whether its place is even. Let <em>place literals</em> be the literals in the totals of rows with at
least one number, all of which are the place i or the length l. If there are some, and each says that C divides a·i + b·l + c, with the same C ≤ 16, a and
b (c may differ, and the literal may stand in <code>not</code>), sentences about an entry are made for each <em>residue</em> r from 0 to C − 1 of a·i + b·l. Then:</p>
<ul>
<li>The formula of each total is taken for a residue: each place literal is replaced by <code>true</code> if C divides r + c, and by <code>false</code> if not; then, from the
inside, <code>not</code> of <code>true</code> is <code>false</code> and the other way round, <code>exists</code> of either is that itself, an <code>and</code> leaves out <code>true</code> and is <code>false</code> if one of its
formulas is, and an <code>or</code> leaves out <code>false</code> and is <code>true</code> if one of its formulas is.</li>
<li><em>The residue</em> is <code>(divides C (+ (* a i) (* b l) d))</code> with d = (C − r) mod C.</li>
</ul>
<p>Otherwise C is 1, there is one residue, 0, the formulas stay as they are, and nothing is said where this page says <em>the residue</em>. The totals are <em>placed</em> if one
of their formulas has i or l in any other literal than these. Residues are taken modulo C.</p>
<p>Rows are <strong>linked</strong> if there is a law with two names, or if a literal of a total has the number w; in the second case they are linked <em>by counts</em>.</p>
<h3 id="the-list">The list</h3>
<p>In this order. In each of them, what is known stands first.</p>
<ol>
<li><em>Counts.</em> For each total and each residue: an entry, new v, u. <em>no: known, not ∃v F(e, v)</em> and <em>no: known, F(e, v), F(e, u), u &lt; v</em>, where F is
the formula of the total. The first is <code>(not (exists (v) F))</code>.</li>
<li><em>Order</em>, with <code>(sorted)</code>: for entries a, b: <em>no:</em> the laws with one name at a, those at b, those with two at a, b; b &lt; a.</li>
<li><em>Play ends.</em> For each move <em>by itself</em>: new entries for its window, or numbers of the heap; the laws with one name at each entry of the window, or those of the heap; the
move. For heaps with the ranks e₁, e₂, …: for each rank with a negative coefficient or constant <em>no: these, eⱼ &lt; 0</em>; then for j = 1, 2, …: <em>no:
these, e₁(x) = e₁(q), …, eⱼ(x) &lt; eⱼ(q)</em>; then <em>no: these, e₁(x) = e₁(q), …</em> with all. For rows with <code>last</code> (<code>first</code>): for the entries of the window
from the last to the first (from the first to the last), each with its result: <em>no: these, the equality of all entries so far with their results, and this entry &lt;
its result</em>; then <em>no: these, all equalities</em>.</li>
<li><em>Positions stay positions.</em> For heaps, each move by itself and each law: <em>no: these, not the law at the result</em>. For rows, each scene (below)
of each move: its known formulas, and for each law of the scene that is not the same before and after: <em>no: known, not the law afterwards</em>.</li>
<li><em>Among</em>, if there is one: <em>no: t = 0 for each total, not Among(t)</em>; for each residue an entry and new t: <em>no: known, Count(e, t), not
Among(t)</em>; and with s, t, u: <em>no: Among(s), Among(t), Join(s, t, u), not Among(u)</em>.</li>
<li><em>Value</em>, if claimed: new t, v, u: <em>no: Among(t), not ∃v Goal</em> and <em>no: Among(t), Goal for v, Goal for u, u &lt; v</em>.</li>
<li><em>No goal to a goal.</em> For heaps: each move by itself, new x (W totals), and for the heap and for its result in turn new t and s (totals of the
statement only); at last y: <em>no: the laws and the move, Among(x), Count and Join(x, t, s) for both, Goal(s) for both</em>. For rows: each scene
of each move, with x in place of s for what is outside, and the entries that count (below).</li>
<li><em>Mended</em>: see below.</li>
<li><em>Blocked together:</em> new s, t, x, p, q, u, and y: <em>no: Among(s), Among(t), Among(x), Join(t, x, p), Join(s, x, q), Join(s, t, u), Blocked(s, p),
Blocked(t, q), not Blocked(u, x)</em>.</li>
<li><em>No entries:</em> new s, x, y: <em>no: s = 0 for each total, Among(x), not Blocked(s, x)</em>.</li>
<li><em>All entries:</em> new s, x, y: <em>no: x = 0 for each total, Among(s), Blocked(s, x)</em>, and then, with <code>value</code>, for new v: Goal(s) for v, and y &lt; v;
without, <em>not Goal(s)</em>, and with <code>(stuck won)</code> also m = 1 for the last total m of s.</li>
<li><em>Without moves</em>, with <code>(stuck won)</code>: <em>no: Among(s), m = 0, Goal(s)</em>.</li>
</ol>
<p><strong>Mended</strong>, for heaps: a heap n, new t, x (W totals each), and y: <em>no: laws, Count(n, t), Among(x), not Blocked(t, x), not Mends for each move</em>. <strong>Mends</strong> is
<code>(exists (…) (and …))</code>: it binds the list of the move, new t′ and s′ (totals of the statement); its formulas are the conditions, Count(result, t′),
Join(x, t′, s′), Goal(s′).</p>
<p>With <code>columns</code> there are only: <em>Counts</em> for the formula of the claim, <em>Positions stay positions</em>, and</p>
<ul>
<li><em>Falls</em>, for each move by itself, new v, u: <em>no: the laws and the move, F(n, v), F(result, u), v &lt; u + 1</em>;</li>
<li><em>Reached</em>: a heap n, new v, u: <em>no: laws, F(n, v), u &lt; v</em>, and for each move <em>not</em> <code>(exists (NAME …) (and F … F(result, u)))</code>.</li>
</ul>
<h2 id="scenes-of-rows">Scenes of rows</h2>
<p>The window of a move consists of <em>blocks</em>, consecutive entries between gaps. A <strong>side</strong> is before the first block, between two, or after the last. A side
without a gap is <em>joined</em>: nothing is there. A side with a gap is <em>any</em>, unless the row is linked and the block before it ends, or the block after it
begins, with an entry that the move changes: then it is once <em>joined</em> and once <em>apart</em>, which means that something is there. An entry is changed unless
its name stands in <code>to</code> at its own place.</p>
<p>A <strong>way</strong> says what each such side is; all combinations make the ways, in any order. Blocks with a joined side between them form a <strong>run</strong>. For each run the residue of the place of its first entry (not a front) is
chosen as well, in all combinations; sentences of item 4 are made once for each choice of the sides only.</p>
<p>A <strong>scene</strong> for a way has new numbers in this order: the length l; and run by run, block by block:</p>
<ul>
<li>if the row is linked and the first entry of a run is changed: a <strong>front</strong>, before the run. If the side before is <em>joined</em>, the front is 0, and not an entry. Else it
is the entry before the run;</li>
<li>each entry x of the window, followed by the number of its place if it counts and the totals are placed;</li>
<li>after a block with <em>apart</em> behind it whose last entry is changed: the entry <strong>behind</strong> it, which belongs to the run, with its place likewise;</li>
<li>after a run in which no place has a number yet: one for the place of its first entry that is not a front.</li>
</ul>
<p>An entry <strong>counts</strong> if it is changed; and, in rows linked by counts, if the entry before it in its run is one of the window that is changed. An entry behind counts exactly if rows are linked by counts.</p>
<p>The first place with a number in a run is its <strong>anchor</strong>. <em>Known of places</em>, in this order: for each further number of a place in the run as it comes: it is the anchor
plus the difference of their positions; at the end of each run, with f the number of entries from the first (not the front) to the anchor, and g from the anchor to the
last: before the first run <em>anchor = 1 + f</em> if the side is joined, <em>f + 1 &lt; anchor</em> if it is apart, <em>f &lt; anchor</em> if it is any; before a later run <em>A + G +
f + h &lt; anchor</em>, where A and G are those of the run before, and h is 1 if the side is apart and no entry behind stands there, and else 0. At the end of the last run
also <em>l = anchor + g</em> if its side is joined, and <em>anchor + g − 1 &lt; l</em> if not. After all runs: for each run the residue at its anchor, with (anchor, l) for (i, l).</p>
<p><em>Known of entries</em>: that the front is 0, where it is not an entry; then for each run and each law in the order of the text, the law put at all its
consecutive entries, fronts that are entries and entries behind included. Then come the conditions of the move at the entries of the window, whose list has new numbers now.</p>
<p><strong>Sentences 4</strong> have: known of entries, the move. <strong>Sentences 7</strong> have: known of places, known of entries, the move, Among(x) for new x, the
<em>chain</em> before, the chain after, Goal for the end of each. A <strong>chain</strong> from x: for each entry of the scene that counts, in order, new t and s, with Count(e,
t) and Join(x, t, s), where s takes the place of x for the next. Here e is (entry, place, l, entry before it), and a number that does not occur in the
formulas may be any; the entry before the first of a run is the front. In the chain after, the entries of the window are their results. The residue of a place is that of the first of its run and a for each entry between. At last comes y.</p>
<h3 id="mended-for-rows">Mended, for rows</h3>
<p>The <strong>owner</strong> of a move is the last entry of its window with <code>(falls last)</code>, and the first with <code>(falls first)</code>. For each residue, and if the row is
linked for each of the four cases that an entry is the first of its row or not, and the last or not, there is one sentence with the new numbers x, i, l, w of an entry; if it is not the
last, new z, j for the entry behind it and its place; new t, o; in rows linked by counts, if it is not the last, new t′, r; and y. It says <em>no:</em></p>
<ul>
<li>the laws with one name at x; 0 &lt; i; i &lt; l + 1; the residue;</li>
<li>if linked: i = 1 and w = 0 for the first; else 1 &lt; i, the laws with one name at w, those with two at w, x;</li>
<li>if linked: l = i for the last; else i &lt; l, j = i + 1, the laws with one name at z, those with two at x, z;</li>
<li>Count(e, t), Among(o); with t′, r: Count((z, j, l, x), t′) with the next residue, r + a; Join(r, t′, o), Among(r);</li>
<li>not Blocked(t, o);</li>
<li><em>not</em> Mends for each move and each way in which the owner can be such an entry, with the residue of its run as it has to be.</li>
</ul>
<p>An owner can be the first of the row if it is the first entry of the window and the side before is joined or any, and another one unless that side is joined and it is the
first; likewise for the last. If the row is not linked all ways count.</p>
<p><strong>Mends</strong> takes a scene, in which l is that of the owner. The owner is (x, i), and its place is a number of the run. If the row is linked, the
front or the window&#39;s entry directly before it is w, and the window&#39;s entry directly after it, or the entry behind, is z with the place j. All these are not new. The owner counts
always. Then come new numbers: let <em>unknown</em> be the entries that count other than the owner and z, and let o′ be r if z counts, and else o.
If there are no unknown entries, R is o′; else R is new, and for each unknown entry in turn new t and, but for the last, new s, with Count(e, t) and
Join(R, t, s), where s takes the place of R for the next, and for the last one is o′. Then the move, and the chain after it from R, over all entries that count, which ends with S.</p>
<p>Let P be known of places, without the formulas that stand in this sentence already, and without the residue of a run whose anchor is i; let K be known of entries, the Counts and Joins of unknown entries, and
Among(R). <strong>Move</strong> is <code>(exists (…) (and P … K … conditions … chain … Goal(S)))</code>, which binds the list of the move and the numbers of the chain. If there are no new places,
entries, fronts or R, Mends is Move. Else it is <code>(exists (places) (and P … (not (exists (others) (and K … (not Move))))))</code>: <em>places</em> are the new
numbers of places, and <em>others</em> the new fronts, then new entries, and then for each unknown entry R (or s) before it and its t.</p>
<h2 id="why-this-is-right">Why this is right</h2>
<p><em>Play ends.</em> For heaps the first rank that changes falls; so one heap cannot be moved for ever, and there are finitely many. For rows of one length, the
last (first) entry that changes falls, which is a well-order.</p>
<p><em>The totals.</em> Putting together by xor, sum or maximum is associative and commutative, and 0 changes nothing. By 5, all totals of collections of entries satisfy <code>among</code>.</p>
<p><em>Goals.</em> By 7 no move leads from a goal to a goal: the entries whose counts a move does not change have some total x, and the sentence holds for all x.</p>
<p><em>Blocked.</em> Let each entry of a position be blocked beside all others. By induction on k, the first k entries together are blocked beside the rest: for k = 0 by
10, for the next by 9. Then 11 says that the position is a goal already (or, if <code>stuck</code> is <code>won</code>, has no move; or that y is not less than its value). So in a position
that is no goal (but has a move, if <code>stuck</code> is <code>won</code>; where y is less than the value), some entry is not blocked beside the others, and by 8 it has a move to a goal. For rows that
move sees other entries too: the sentence says that there are places for them so that the move exists <em>whatever</em> stands there, as the laws permit.</p>
<p>With <code>lost</code> and <code>(stuck lost)</code> a position without moves is thus a goal, and lost. With <code>(stuck won)</code>, a position without moves has m = 0, and by 12 it is no goal. So the claim is the outcome.
With <code>value</code>, no option has the value of its position, and each smaller y is the value of one.</p>
<p><em>Columns.</em> Each heap of the game counts f. By <em>Falls</em> and <em>Reached</em>, its moves lead to all smaller counts and no others, so the game is won and lost
like the game on heaps of sizes f in which any 1 to K heaps are reduced. For that game:</p>
<p><em>Moore.</em> Let every column have a multiple of K + 1 ones. In the highest column in which a move changes a heap, it turns ones into zeros, from 1 to K of
them, so the number of ones there is no multiple afterwards. Now let not every column be so. Go through the columns from the highest. Some heaps are
<em>chosen</em>: they had a one changed to a zero in a higher column, so their lower digits are free; let there be j of them, at first none. In a column let c be the number of ones of the heaps
that are not chosen, modulo K + 1. If c = 0, give all chosen heaps a zero. If K + 1 − c ≤ j, give K + 1 − c of them a one and the others a
zero. Else c ≤ K − j, and there are c heaps that are not chosen and have a one: choose them, turn their ones into zeros, and give all chosen heaps zeros. There are never more than K chosen heaps,
each of them becomes smaller, and some are chosen, since not all columns are multiples. ∎</p>
<p><em>Yamasaki</em>, where the last move loses. Call the claimed positions P: all heaps at most 1, and the number of ones is 1 modulo K + 1 (<em>small</em>); or some heap
is at least 2, and all columns are multiples (<em>large</em>). The position without moves is not in P, and it is won.</p>
<p>No move leads from P to P. From a small one, 1 to K ones vanish. From a large one, a move to a large one would contradict Moore. In a large one some column above
the lowest has ones, hence at least K + 1 heaps are at least 2; a move leaves one of them as it is, and cannot lead to a small one.</p>
<p>From any other position with a move, one leads to P. If all heaps are at most 1, let c ≠ 1 be the number of ones modulo K + 1: take c − 1 of them,
or K if c = 0. If some heap is at least 2, there is a move as Moore&#39;s; if it leaves a heap of at least 2, it leads to P. If it does not, it changed all h heaps that are at least 2, so h ≤ K. Let there be m
ones besides. Turn each of the h heaps into 0 or 1, and take up to K − h ones: so any number of ones from m − (K − h), if there are as many, to m + h can be left. These are K + 1 consecutive numbers, and one of
them, z, is 1 modulo K + 1. It is not negative, for it is at least −(K − 1), and the greatest negative number that is 1 modulo K + 1 is −K. ∎</p>
<h2 id="what-is-proved-and-what-not">What is proved, and what not</h2>
<p><code>bouton prove</code> looks for <code>blocked</code> among the order of an xor, as above, and what is true of collections of up to three heaps. Claims about sums with a move of one component, with folds <code>xor</code>, <code>sum</code>,
<code>max</code> and <code>count</code>; about <code>columns</code> with <code>upto k</code>; and about rows whose moves keep the length are tried. If there is no such proof, claims are proved size by size, as <a href="/learn/limits">elsewhere</a>. Not for all sizes: rules that name the place of an entry, moves that change
the length of a row, rows in misère play, automata in the file, games with <code>end</code>, draws, assumptions, and components that split.</p>
`}]};export{e as default};