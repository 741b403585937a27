var e={title:`Misère play with heaps`,headings:[{id:`where-nim-values-fail`,text:`Where nim-values fail`,level:2},{id:`alike`,text:`Alike`,level:2},{id:`kayles`,text:`Kayles`,level:2},{id:`games-that-have-none`,text:`Games that have none`,level:2},{id:`why-it-is-true`,text:`Why it is true`,level:2},{id:`the-certificate`,text:`The certificate`,level:2}],parts:[{kind:`html`,html:`<h1 id="misère-play-with-heaps">Misère play with heaps</h1>
<p>In <strong>misère</strong> play whoever makes the last move <em>loses</em>. For Nim that changes little. For games that split heaps, such as Kayles, it changes
nearly everything: nim-values are of no use any more. This chapter shows what takes their place, and the last section says how Bouton
writes it down, so that anybody can check it.</p>
<h2 id="where-nim-values-fail">Where nim-values fail</h2>
<p>Kayles is played with rows of pins; a ball knocks down one pin, or two that stand side by side. In normal play rows of 5 and of 9 pins are as good as
each other: both have the nim-value 4, and either may be put for the other in any sum. In misère play they are not:</p>
`},{kind:`code`,info:`console`,text:`$ bouton solve kayles 5 --misere
The player to move wins (N).
  winning moves  5 → 0 + 4
                 5 → 2 + 2
  moves to go    4, if both play best
  why            In the misère quotient the component is c.
                 It is not among the 9 lost elements of 40: some move leaves a lost one.
                 5 → 0 + 4 wins: it leaves a, which is lost.
How this is known: proved for the misère quotient of 0.77, of order 40, for heaps of any size (see \`bouton period kayles --misere\`).`,links:[{to:`play`,ask:`kayles 5`,misere:!0}]},{kind:`code`,info:`console`,text:`$ bouton solve kayles 9 --misere
The player to move loses (P).
  moves to go  7, if both play best
  why          In the misère quotient the component is d.
               That is one of the 9 lost elements among 40: every move leaves one that is not.
               Each of the 9 moves leaves a position that the opponent wins.
How this is known: proved for the misère quotient of 0.77, of order 40, for heaps of any size (see \`bouton period kayles --misere\`).`,links:[{to:`play`,ask:`kayles 9`,misere:!0}]},{kind:`html`,html:`<p>The number 4 does not know about the end of play, and in misère play the end is all that has changed.</p>
<h2 id="alike">Alike</h2>
<p>Begin again, with what a value is for. Two sums of heaps are <strong>alike</strong> if it makes no difference which of them one has: whatever sum is added to
both, the same player wins. In normal play sums are alike if their nim-values are equal. In misère play nobody gives us a number. But we
can ask for the classes of sums that are alike, without numbering them first.</p>
<p>Classes can be multiplied: that of <code>s + t</code> is the class of <code>s</code> times the class of <code>t</code>. It does not matter which sums are taken from the classes,
since alike sums may be put for each other. The empty sum is the 1 of this multiplication. And a class as a whole is lost or won, as alike sums are
(add nothing to both). So this is all that there is to know of the game:</p>
<ul>
<li>a set of elements that one can multiply, with a 1 (a <em>commutative monoid</em>), called the <strong>misère quotient</strong>;</li>
<li>which of the elements are lost;</li>
<li>the element of each heap.</li>
</ul>
<p>To see who wins a sum, multiply the elements of its heaps, and look whether the product is a lost one. Thane Plambeck and Aaron Siegel found
that the quotient is often finite, in many games whose misère play nobody had understood for fifty years.</p>
<h2 id="kayles">Kayles</h2>
`},{kind:`code`,info:`console`,text:`$ bouton period 0.77 --misere --values 13
Octal game 0.77, misère play
  The misère quotient has 40 elements; from the heap of 71 on, those of heaps have period 12.
  genera      0¹²⁰ 1⁰³¹ 2²⁰ 3³¹ 1⁰³¹ 4¹⁴⁶ 3³¹ 2²⁰ 1¹³ 4⁰⁴⁶ 2²⁰ 6⁴⁶ 4⁰⁴⁶ …
  elements    1 a b ab a c ab b ab² d b bc e …
  generators  a = heap of 1, b = heap of 2, c = heap of 5, d = heap of 9, e = heap of 12,
              f = heap of 25, g = heap of 27
  relations   a² = 1, bd = bc, be = bc, bf = ab, cd = b², ce = b², dg = cg, e² = de, eg = cg, f² = b²,
              fg = ag, g² = b², b³ = b, b²c = acf, b²g = g, bc² = b, c³ = c, c²f = ab², c²g = g,
              d³ = d, d²f = f
  lost        a, d, e, ac, b², ac², ad², ade, adf
How this is known: proved: the checker has followed the certificate, with 48 sums to which all others come.`,links:[]},{kind:`html`,html:`<p>There are 40 elements. All are products of the elements of the heaps 1, 2, 5, 9, 12, 25 and 27, which have the letters a to g. The relations say when products are
equal: <code>a² = 1</code> says that two rows of one pin are like nothing at all. Read from left to right they turn every product into one of the 40 <em>normal
forms</em>. Of these, nine are lost: <code>a</code> is a single pin, <code>d</code> is the row of 9.</p>
<p>Heap for heap the line <em>elements</em> says: a row of no pin is 1, of one a, of two b, of three ab, of four a, of five c … Rows of 5 and of 9 are c and d; and d is lost and c is not.
From the row of 71 on the elements repeat with period 12, and that settles rows of all sizes. Try one: rows of 12 and 13 are e and
ab², and e·ab² = ab²·e = ab·(be) = ab·bc = ab²c = a·acf = cf, by <code>be = bc</code>, <code>b²c = acf</code> and <code>a² = 1</code>. That is not lost, so there is a move to something lost:</p>
`},{kind:`code`,info:`console`,text:`$ bouton solve 0.77 12 13 --misere
The player to move wins (N).
  winning move  12 → 3 + 7
  moves to go   20, if both play best
  why           In the misère quotient the components are e and ab²; their product is cf.
                It is not among the 9 lost elements of 40: some move leaves a lost one.
                12 → 3 + 7 wins: it leaves b², which is lost.
How this is known: proved for the misère quotient of 0.77, of order 40, for heaps of any size (see \`bouton period octal code=0.77 --misere\`).`,links:[{to:`play`,ask:`0.77 12 13`,misere:!0}]},{kind:`html`,html:`<p>Size does not matter:</p>
`},{kind:`code`,info:`console`,text:`$ bouton solve kayles 1000000000000000000000000000000 12 5 --misere
The player to move wins (N).
  winning moves  1000000000000000000000000000000 → 1 + 999999999999999999999999999997
                 1000000000000000000000000000000 → 7 + 999999999999999999999999999991
                 1000000000000000000000000000000 → 9 + 999999999999999999999999999989
                 1000000000000000000000000000000 → 13 + 999999999999999999999999999985
                 1000000000000000000000000000000 → 15 + 999999999999999999999999999983
                 1000000000000000000000000000000 → 19 + 999999999999999999999999999979
                 1000000000000000000000000000000 → 21 + 999999999999999999999999999977
                 1000000000000000000000000000000 → 25 + 999999999999999999999999999973
                 1000000000000000000000000000000 → 31 + 999999999999999999999999999967
                 1000000000000000000000000000000 → 37 + 999999999999999999999999999961
                 83333333333333333333333333339 in all (--moves all prints them)
  why            In the misère quotient the components are ab², e and c; their product is ab².
                 It is not among the 9 lost elements of 40: some move leaves a lost one.
                 1000000000000000000000000000000 → 1 + 999999999999999999999999999997 wins: it leaves b², which is lost.
How this is known: proved for the misère quotient of 0.77, of order 40, for heaps of any size (see \`bouton period kayles --misere\`).`,links:[{to:`play`,ask:`kayles 1000000000000000000000000000000 12 5`,misere:!0}]},{kind:`html`,html:`<p>The line <em>genera</em> above is older. Conway&#39;s symbol g with g₀g₁g₂… behind it says that the heap has the nim-value g in normal play, and the values g₀, g₁, g₂, … in misère play when 0,
1, 2, … heaps of two stones from Nim are added, where an end has the value 1; the last two digits repeat for ever. 0¹²⁰, 1⁰³¹, 2²⁰, 3³¹ are the symbols of
heaps of Nim. The symbols of a sum do not follow from those of its heaps, in general. The elements do.</p>
<h2 id="games-that-have-none">Games that have none</h2>
<p>A quotient need not be finite. Then there is still that of the heaps up to some size:</p>
`},{kind:`code`,info:`console`,text:`$ bouton period 0.07 --misere --values 16 --to 20
Octal game 0.07, misère play
  Of the heaps up to 20 the misère quotient has 24 elements. No period so far.
  genera      0¹²⁰ 0¹²⁰ 1⁰³¹ 1⁰³¹ 2²⁰ 0¹²⁰ 3³¹ 1⁰³¹ 1⁰³¹ 0¹²⁰ 3¹⁴³¹ 3³¹ 2⁰⁵²⁰ 2²⁰ 4¹⁴⁶ 0¹²⁰ …
  elements    1 1 a a b 1 ab a a 1 c ab ac b d 1 …
  generators  a = heap of 2, b = heap of 4, c = heap of 10, d = heap of 14
  relations   a² = 1, c² = 1, d² = 1, ab³ = b²c, ab²c = b³, b⁴ = b², b³c = ab²
  lost        a, ac, ad, b², acd
How this is known: proved: the checker has followed the certificate, with 25 sums to which all others come.`,links:[]},{kind:`html`,html:`<p>For sums of these heaps it is just as much proved. Bouton uses it where it reaches, and searches elsewhere.</p>
<h2 id="why-it-is-true">Why it is true</h2>
<p>How the quotient was found does not matter: by guesses. What matters is that one can see that it is right. Let Φ(s) be the element of a sum. It has to be
shown that (1) no sum with a lost element has a move to a lost element, and (2) every sum whose element is not lost has one, unless it has no move at all. Then
by induction the sums with lost elements are those that the mover loses.</p>
<p>(1) is a matter of single heaps. If a move in the heap n leads to t, and x is the element of all that stands beside it, then Φ(n)·x and t·x must not be lost both. There are as many x as there are
elements, and the same for every sum.</p>
<p>(2) is about whole sums, and there are infinitely many. But what counts in a sum s is only its element, and the set W(s) of all elements x with which a move in s
wins: it makes the whole lost. If Φ(s) = Φ(u) and W(s) is part of W(u), then s has the harder part: say that s <strong>covers</strong> u. Adding
the same to both does not change that, for x is in W(s + u) just if x·Φ(u) is in W(s) or x·Φ(s) is in W(u). So look at the sums that no other covers. In Kayles 48 are enough: with one
more heap each becomes a sum that is covered by one of the 48 again, and each of the 48 has its winning move. So has every sum.</p>
<p>The period needs a last word. A large row that is hit leaves a large row, so by the period of the map the moves in a row of n + 12 lead to the same elements as the moves in a row of n. From
some size on there is nothing new to be checked.</p>
<h2 id="the-certificate">The certificate</h2>
<p><code>--certificate FILE</code> writes all this down, and <code>bouton verify FILE</code> checks it. Here is that of a small game, 0.33: take one stone or two.</p>
`},{kind:`code`,info:`console`,text:`$ bouton period 0.33 --misere --certificate -
(quotient 2)
(heaps n
  (move () (or (= n 1) (= n 2)))
  (move (k) (< 0 k) (or (= n (+ k 1)) (= n (+ k 2))) (to k)))
(repeats 1 3)
(map 0 1 2 0)
(generators 1 2)
(times (1 2) (0 3) (3 4) (2 5) (5 2) (4 3))
(lost 1 4)
(sums (1) (2) (1 1) (1 2) (2 2) (1 2 2))`,links:[]},{kind:`html`,html:`<p>The text is that of <a href="/learn/heaps#the-text">certificates of periods</a>: lists in parentheses, with the game and its moves as there. The items come in this order,
each once, unless it may be left out:</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>item</th>
<th>meaning</th>
</tr>
</thead>
<tbody><tr>
<td><code>(quotient 2)</code></td>
<td>the first item</td>
</tr>
<tr>
<td><code>(heaps NAME MOVE …)</code></td>
<td>the game</td>
</tr>
<tr>
<td><code>(repeats S P)</code></td>
<td>left out if no period is claimed: Φ(n + P) = Φ(n) for n ≥ S</td>
</tr>
<tr>
<td><code>(map x₀ x₁ …)</code></td>
<td>the elements of the heaps of 0, 1, 2, … stones. With a period there are S + P of them, without one as many as the theorem is about</td>
</tr>
<tr>
<td><code>(generators h₁ h₂ …)</code></td>
<td>heaps, rising, all of them in the map: their elements are the generators. There may be none</td>
</tr>
<tr>
<td><code>(times (y₁ y₂ …) …)</code></td>
<td>the elements are 0, 1, …, and 0 is the 1 of the monoid; for each element in turn its products by the generators, in order</td>
</tr>
<tr>
<td><code>(lost x₁ x₂ …)</code></td>
<td>the lost elements, rising. There may be none</td>
</tr>
<tr>
<td><code>(sums (h₁ h₂ …) …)</code></td>
<td>sums of heaps, each in any order. There may be none</td>
</tr>
<tr>
<td><code>(offset c)</code></td>
<td>may be left out for c = 0: heaps of at most c stones have no moves</td>
</tr>
</tbody></table></div>
<p>All of these numbers are smaller than 2³⁰. The amounts that may be taken to leave no heap, one, two or three are derived from the moves as
<a href="/learn/heaps#what-the-moves-are">for periods</a>, for heaps smaller by c, and are finite in number.</p>
<p>The elements of the first c heaps, those of 0 to c − 1 stones, stand in the map and are 0. From here on they are left out of it, and S, the generators and
the heaps of the sums, which are at least c, are smaller by c.</p>
<p><strong>What is checked.</strong> Let L be the set of lost elements, T(n) the set of elements to which the moves in the heap n lead (the product of the elements of what
is left; 0 if nothing is), and W(n) the set of all y such that y·t is in L for some t in T(n). A heap is dead if it has no moves; the heap 0 is.</p>
<ol>
<li><em>Monoid.</em> There is at least one element, each has one product for each generator, and all numbers of elements (in the map, the products, the lost
ones) are there. For each element x and each two generators g, h: (x·g)·h = (x·h)·g by the table.
Each element but 0 is the product of an element with a smaller number and a generator. The i-th product in the line of 0 is the element of the heap hᵢ
in the map. The product of two elements is found by writing the second as a product of generators.</li>
<li><em>Lost.</em> 0 is not in L. Any two elements x, x′ differ: for some y just one of x·y and x′·y is in L.</li>
<li><em>Heaps.</em> The map of the heap 0 is 0. Dead heaps have the element 0. For no other heap n is there a y in W(n) with y·Φ(n) in L.</li>
<li><em>Sums.</em> A sum has at least one heap, and its heaps are among those of 5 and not dead. For a sum, W is found heap by heap from W of single heaps: y is in
W(s + u) iff y·Φ(u) is in W(s) or y·Φ(s) is in W(u). Each listed sum has its element in L, or 0 in its W.
Call s a cover of u if Φ(s) = Φ(u) and W(s) is part of W(u). Each heap that is not dead, and each listed sum together with each heap that stands in any
listed sum, has a cover among the listed sums.</li>
<li><em>How far.</em> Without a period, heaps in 3 and 4 are those of the map. Else they are all heaps of fewer than h·(S + P − 1) + 1 + k stones, where k is the
most that is taken (0 if nothing is) and h the most heaps that are left, but at least 1; S and P are at least 1, and Φ of heaps beyond the map is
found by the period.</li>
</ol>
<p><strong>The theorem.</strong> Whoever is to move in a sum of heaps loses in misère play iff its element is in L; and the monoid is the misère quotient. With a period
this holds for heaps of all sizes, else for those of the map.</p>
<p><em>Proof.</em> (i) <em>Beyond the window.</em> Let n be at least the bound of 5. Since n − P &gt; k, neither n nor n − P can be taken whole. What a move in n leaves has at
least h·(S + P − 1) + 1 stones in at most h heaps, so a heap of at least S + P is among them; it may be smaller by P without changing its element, and then
a move in n − P leads there. What a move in n − P leaves has at least h·(S − 1) + 1 stones, so a heap of at least S is among them, which may be larger by
P. So T(n) = T(n − P), and what was checked of n − P holds of n.</p>
<p>(ii) By 3, no sum with its element in L has a move to one with its element in L: if y is the element of what stands beside the heap n, then y is not in
W(n).</p>
<p>(iii) Let the element of a sum not be in L. Dead heaps may be left out; they change neither element nor W. If nothing remains, it is an end, which is won
in misère play. Covering is kept when the same is added on both sides. So every sum of heaps that stand in listed sums has a listed cover, by induction on
the number of heaps; and every sum of heaps that are not dead is covered by the sum of the covers of its heaps, which is such a sum. Let the listed s
cover our sum u. Φ(s) = Φ(u) is not in L, so by 4 0 is in W(s), so in W(u): some move leads to L.</p>
<p>(iv) A sum with its element in L has a move, since ends have the element 0. With (ii) and (iii), and as play ends, those sums are the lost ones.</p>
<p>(v) Sums with the same element are alike, by (iv). If the elements of two sums differ, a y as in 2 is the element of some sum, and adding it shows the
difference. ∎</p>
<p>(Plambeck and Siegel, <em>Misère quotients for impartial games</em>, 2008, prove the theorem on periods with a window of 2S + P + k heaps, for two parts.)</p>
<p>The checker, in the crate <code>bouton-kernel-heaps</code>, shares no code with the search, and takes a fraction of its time: nothing in a certificate has to be
guessed or searched for. A second one, <code>tools/verify_heaps.py</code>, was written from this page alone; <code>python3 tools/verify.py FILE</code> runs it.</p>
`}]};export{e as default};