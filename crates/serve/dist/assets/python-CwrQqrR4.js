var e={title:`在 Python 中`,headings:[{id:`游戏`,text:`游戏`,level:2},{id:`数组`,text:`数组`,level:2},{id:`数据`,text:`数据`,level:2},{id:`证书`,text:`证书`,level:2},{id:`用函数写着法`,text:`用函数写着法`,level:2},{id:`错误上限与文件`,text:`错误、上限与文件`,level:2},{id:`大量计算`,text:`大量计算`,level:2}],parts:[{kind:`html`,html:`<h1 id="在-python-中">在 Python 中</h1>
`},{kind:`code`,info:``,text:`pip install ./crates/py`,links:[]},{kind:`html`,html:`<p>用 Rust 工具链构建 <code>bouton</code> 包，适用于 CPython 3.10 及以上，不需要其他依赖。在该文件夹中 <code>maturin build --release</code> 得到 wheel，安装它的机器不需要工具链。装有 <code>numpy</code> 时表是数组，装有 <code>pandas</code> 时是数据框。</p>
`},{kind:`code`,info:`python`,text:`import bouton

answer = bouton.solve("nim 14 21 39", lang="zh")
assert answer.value == 60 and answer.winning_moves[0].to == "14 21 27"
assert answer.evidence.kind == "proved"`,links:[]},{kind:`html`,html:`<p>答案是对象，字段与<a href="/learn/requests">数据形式的请求</a>所述相同：整数是任意大小的 <code>int</code>，收益是 <code>Fraction</code>。在笔记本中，答案会自行显示；表格形式的答案有 <code>to_pandas()</code>，<code>as_json()</code> 是各处一致的原文。</p>
<h2 id="游戏">游戏</h2>
<p>游戏以名称和参数、以规则文本或以文件的 <code>Path</code> 给出。局面中的每个数是一个分量；由几个数组成的分量写成元组。</p>
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
<th>方法</th>
<th>回答什么</th>
</tr>
</thead>
<tbody><tr>
<td><code>solve(3, 4, 5)</code></td>
<td>谁胜、走哪一步、为什么</td>
</tr>
<tr>
<td><code>table(100, 100, what=&quot;value&quot;)</code></td>
<td>一个范围内所有局面的胜负（0 必败，1 必胜，2 和）、SG 值，或断言的对照</td>
</tr>
<tr>
<td><code>values(50)</code></td>
<td>只要 SG 值，得到数组</td>
</tr>
<tr>
<td><code>check(upto=100)</code></td>
<td>文本中的断言与规则是否一致</td>
</tr>
<tr>
<td><code>discover()</code></td>
<td>由规则得出的断言，能证明的附证明</td>
</tr>
<tr>
<td><code>prove(certificate=True)</code></td>
<td>对所有局面证明文本的断言</td>
</tr>
<tr>
<td><code>period()</code>、<code>identify()</code></td>
<td>取石分堆博弈的周期；它是哪个已知游戏</td>
</tr>
<tr>
<td><code>emit(&quot;cpp&quot;, format=&quot;T; n a1..an -&gt; Yes/No&quot;)</code></td>
<td>由已证明的结论写出的程序</td>
</tr>
<tr>
<td><code>play(3, 4, 5)</code></td>
<td>进行中的一局：<code>moves</code>、<code>move</code>、<code>advise</code>、<code>reply</code></td>
</tr>
<tr>
<td><code>draw(…)</code>、<code>show()</code></td>
<td>图的画；规则、断言及其依据</td>
</tr>
</tbody></table></div>
<p>请求的其他字段按名称给出，如 <code>prove</code> 的 <code>size=3</code>。<code>bouton.ask(&quot;census&quot;, {&quot;digits&quot;: 2})</code> 可用于任何操作，<code>bouton.ask_json</code> 返回其原文。</p>
<h2 id="数组">数组</h2>
`},{kind:`code`,info:`python`,text:`table = bouton.Game("wythoff").table(1000, 1000)
assert table.shape == (1000, 1000) and table.evidence.kind == "computed"
assert table[1, 2] == 0
lost = table.array == 0`,links:[]},{kind:`html`,html:`<p>格子以字节而不是 JSON 传来：<code>array</code> 与表共用内存，没有 numpy 的程序可用 <code>memoryview</code> 形式的 <code>cells_view</code>。一个轴可写成一个数（从 0 起的个数）、<code>range</code>、含两端的元组，或 <code>&quot;10..20&quot;</code> 这样的文本。</p>
<h2 id="数据">数据</h2>
`},{kind:`code`,info:`python`,text:`from fractions import Fraction

assert bouton.guess([n % 5 for n in range(60)]).conjectures[0].evidence.kind == "checked"
assert "0.77" in [one.game for one in bouton.identify([0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7]).identities]
assert bouton.period("0.77").period.length == 12
assert bouton.matrix([[1, -1], [-1, Fraction(1, 2)]]).value == Fraction(-1, 7)`,links:[]},{kind:`html`,html:`<p><code>guess</code> 接受列表、一维或二维数组、从局面到值的映射或文本。矩阵中的 <code>float</code> 表示读作该数的最短小数。</p>
<h2 id="证书">证书</h2>
`},{kind:`code`,info:`python`,text:`assert bouton.verify(proofs.certificate).accepted
assert [one.verdict for one in bouton.verify_py(proofs.certificate)] == ["accepted"]`,links:[]},{kind:`html`,html:`<p><code>verify</code> 是程序的检验程序。<code>verify_py</code> 是只依据本书用 Python 写成的<a href="/learn/certificate">第二个检验程序</a>，在单独的解释器中运行。</p>
<h2 id="用函数写着法">用函数写着法</h2>
`},{kind:`code`,info:`python`,text:`@bouton.game
def staircase(position):
    a, b = position
    yield from ((a - k, b) for k in range(1, a + 1))
    yield from ((a + k, b - k) for k in range(1, b + 1))

assert staircase.solve(3, 5).outcome == "N"
assert staircase.check(lambda a, b: a == 0, 12, 12).evidence == "checked"`,links:[]},{kind:`html`,html:`<p>函数由一个整数元组得出各着法之后的元组；游戏必须会结束，否则抛出 <code>bouton.Endless</code>。<code>solve</code>、<code>value</code>、<code>table</code> 与 <code>values</code> 逐个局面计算（<code>computed</code>），<code>check</code> 在一个范围内对照关于必败态的断言（<code>checked</code>，或由反例否定），<code>discover</code> 在表中找规律：得到的是猜想，不是证明。<code>@bouton.game(convention=&quot;misere&quot;)</code> 用于反常规则。</p>
<h2 id="错误上限与文件">错误、上限与文件</h2>
`},{kind:`code`,info:`python`,text:`try:
    bouton.solve("nimm 3")
except bouton.Error as error:
    assert error.code == "unknown-game" and error.place.end == 4
    print(error.help)`,links:[]},{kind:`html`,html:`<p><code>bouton.Error</code> 带有各处一致的 <code>problems</code>。每次调用可给出 <code>time</code>（秒）与 <code>memory</code>（字节，省略时为 1 GiB）；在有任何发现之前达到上限时抛出 <code>bouton.LimitReached</code>，被中断的发现在
<code>limits_hit</code> 中说明。较久的调用不妨碍其他线程，按 Ctrl-C 即停止，并在终端或笔记本中显示进度条；<code>progress=False</code> 隐藏它，给出函数则以已完成的量与总量调用它。</p>
<p>没有 <code>folder</code> 时，问题不读任何文件：<code>bouton.solve(&quot;mine.game 3&quot;, folder=&quot;.&quot;)</code> 只读该文件夹及其下级中的文件。不写任何文件，也不使用网络。</p>
<h2 id="大量计算">大量计算</h2>
<p><code>crates/py/examples/sweep.py</code> 用 Dask 的多个进程扫描一个参数。<code>book/python.ipynb</code> 是入门的笔记本。</p>
`}]};export{e as default};