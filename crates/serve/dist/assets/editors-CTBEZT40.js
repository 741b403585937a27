var e={title:`在编辑器中`,headings:[{id:`vs-code`,text:`VS Code`,level:2},{id:`neovim`,text:`Neovim`,level:2},{id:`helix`,text:`Helix`,level:2}],parts:[{kind:`html`,html:`<h1 id="在编辑器中">在编辑器中</h1>
`},{kind:`code`,info:``,text:`bouton lsp`,links:[]},{kind:`html`,html:`<p>是 <code>.game</code> 文件的语言服务器，在标准输入输出上使用 Language Server Protocol，任何编辑器都能启动它。各编辑器中都有：</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th></th>
<th></th>
</tr>
</thead>
<tbody><tr>
<td>诊断</td>
<td>每次修改之后片刻，列出全部错误与警告，各有位置、建议，以及说明它的其他位置</td>
</tr>
<tr>
<td>补全</td>
<td>可以开始一行的词；函数、谓词与其他词及其含义；文本中的名字；<code>upto k of</code> 之后的游戏，<code>board</code> 之后的棋盘；<a href="/learn/boards">棋盘上的游戏</a>中，只列出该处可用的词与名字</td>
</tr>
<tr>
<td>悬停</td>
<td>名字代表什么、从何而来；词的含义；在断言上，是至多 0.4 秒的检验对它的结论</td>
</tr>
<tr>
<td>定义与引用</td>
<td>参数、数、约束的名字、自动机及其状态，棋盘的字母与格子，依语言的作用域</td>
</tr>
<tr>
<td>重命名</td>
<td>一次改动名字的所有位置。若新名字会改变含义（例如已被使用），则拒绝</td>
</tr>
<tr>
<td>格式</td>
<td>与 <code>bouton fmt</code> 相同的规范格式；有错误的文本保持原样</td>
</tr>
<tr>
<td>操作</td>
<td>诊断所建议的改动：本来想写的词、<code>where</code>、缺少的括号、<code>endless draw</code> 或 <code>otherwise draw</code>；<em>检验</em>与<em>证明</em></td>
</tr>
<tr>
<td>大纲</td>
<td>游戏及其棋盘、规则、断言与示例</td>
</tr>
</tbody></table></div>
<p><em>用规则检验全部断言</em>把每条陈述与穷举的结果对照，与 <code>bouton check</code> 相同；<em>对所有局面证明全部断言</em>即 <code>bouton prove</code>。二者都显示进度，可以取消；被推翻的陈述在文本中标出，直到文本改变。在某个范围内与规则一致的陈述只如此报告；未经检验程序接受的，不称为已证明。</p>
<p>消息用中文或英文，依编辑器的语言；可用 <code>--lang</code> 指定。<code>--time</code> 与 <code>--memory</code> 限制检验与证明。服务器不读取文件，只知道编辑器中打开的文本。</p>
<h2 id="vs-code">VS Code</h2>
<p>源码的 <code>editors/vscode</code> 文件夹是一个扩展，有语法着色、代码片段与服务器的客户端：</p>
`},{kind:`code`,info:`sh`,text:`cd editors/vscode
npm ci && npm run package
code --install-extension bouton.vsix`,links:[]},{kind:`html`,html:`<p>程序须在路径上，或在设置 <code>bouton.path</code> 中写明；<code>bouton.language</code> 为 <code>auto</code>、<code>en</code> 或 <code>zh</code>。Markdown 中以 <code>game</code> 标明的代码块也会着色。</p>
<h2 id="neovim">Neovim</h2>
<p>0.11 或更高版本，写入 <code>~/.config/nvim/init.lua</code>：</p>
`},{kind:`code`,info:`lua`,text:`vim.filetype.add({ extension = { game = "bouton-game" } })
vim.lsp.config("bouton", { cmd = { "bouton", "lsp" }, filetypes = { "bouton-game" } })
vim.lsp.enable("bouton")`,links:[]},{kind:`html`,html:`<p><code>:lua vim.lsp.buf.code_action()</code> 给出改动建议、检验与证明；<code>K</code> 为悬停，<code>grn</code> 重命名，<code>grr</code> 列出引用。</p>
<h2 id="helix">Helix</h2>
<p>写入 <code>~/.config/helix/languages.toml</code>：</p>
`},{kind:`code`,info:`toml`,text:`[language-server.bouton]
command = "bouton"
args = ["lsp"]

[[language]]
name = "bouton-game"
scope = "source.bouton-game"
file-types = ["game"]
comment-token = "#"
language-servers = ["bouton"]
auto-format = true`,links:[]},{kind:`html`,html:`<p><code>space</code> <code>a</code> 给出改动建议、检验与证明；<code>space</code> <code>k</code> 为悬停，<code>space</code> <code>r</code> 重命名。</p>
`}]};export{e as default};