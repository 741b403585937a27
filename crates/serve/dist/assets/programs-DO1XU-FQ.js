var e={title:`供程序提问`,headings:[{id:`工具`,text:`工具`,level:2},{id:`资源`,text:`资源`,level:2},{id:`上限与文件`,text:`上限与文件`,level:2}],parts:[{kind:`html`,html:`<h1 id="供程序提问">供程序提问</h1>
`},{kind:`code`,info:``,text:`bouton mcp`,links:[]},{kind:`html`,html:`<p>在标准输入输出上以 Model Context Protocol 的工具形式提供各种操作：进行对话的程序，或你自己的程序，都能得到精确的答案，而不必猜测。多数客户端的配置如下：</p>
`},{kind:`code`,info:`json`,text:`{ "mcpServers": { "bouton": { "command": "bouton", "args": ["mcp", "--folder", "/path/to/games"] } } }`,links:[]},{kind:`html`,html:`<h2 id="工具">工具</h2>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>工具</th>
<th>回答什么</th>
</tr>
</thead>
<tbody><tr>
<td><code>solve</code></td>
<td>一个局面谁胜、走哪一步、为什么</td>
</tr>
<tr>
<td><code>table</code></td>
<td>小局面的胜负或 SG 值</td>
</tr>
<tr>
<td><code>check</code></td>
<td>在一个范围内的每个局面上，文本的断言是否与规则一致</td>
</tr>
<tr>
<td><code>discover</code></td>
<td>从小局面中找出的断言，并加以证明</td>
</tr>
<tr>
<td><code>prove</code></td>
<td>对所有局面证明文本的断言，附证书</td>
</tr>
<tr>
<td><code>verify</code></td>
<td>检验证书；检验程序与证明程序没有共用的代码</td>
</tr>
<tr>
<td><code>period</code></td>
<td>取石分堆博弈的 SG 值，直到周期得证；反常规则下的商</td>
</tr>
<tr>
<td><code>guess</code></td>
<td>数中的规律：由一部分得出，用其余部分检验</td>
</tr>
<tr>
<td><code>identify</code></td>
<td>具有某些值或某个游戏的规则的已知游戏</td>
</tr>
<tr>
<td><code>matrix</code></td>
<td>收益矩阵的值与最优策略，用精确的分数</td>
</tr>
</tbody></table></div>
<p>各工具的字段与<a href="/learn/requests">请求</a>相同，答案也逐字节相同：数据在 <code>structuredContent</code> 中，同样的文本在 <code>content</code> 中。有误时答案带 <code>isError</code>，并有各处一致的 <code>problems</code>、位置与建议。<code>lang</code> 指定中文或英文；<code>bouton mcp --lang zh</code> 用中文说明各工具。</p>
<p>每个答案都说明依据：<code>proved</code>、<code>theorem</code>、<code>computed</code>、<code>checked</code>，或附有比较范围的结论。服务器所发的说明告诉程序这些词的含义，并要求转述时不得超出它们。</p>
<h2 id="资源">资源</h2>
<p><code>bouton://book/en/language</code> 与 <code>bouton://book/zh/language</code> 是<a href="/learn/language">语言参考</a>，<code>bouton://catalogue</code> 列出已知的游戏，<code>bouton://catalogue/wythoff</code> 是其中一个的文本。</p>
<h2 id="上限与文件">上限与文件</h2>
<p>每次调用限时 60 秒、内存 1 GiB，可用 <code>--time</code> 与 <code>--memory</code> 另行设定；因上限而中断的，会在 <code>limits_hit</code> 中说明。客户端要求时，较久的调用会发送进度；客户端取消时即停止。可以同时回答几个调用；列表至多 16384 格。</p>
<p>游戏可以像别处一样用名称，可以作为 <code>text</code> 给出，也可以从服务器启动时所给文件夹（<code>--folder</code>，默认为当前文件夹）及其下的 <code>.game</code> 文件读取。其他路径一律拒绝，无论经由 <code>..</code>、绝对路径还是符号链接，也不透露那里有什么。从不写入任何文件。</p>
`}]};export{e as default};