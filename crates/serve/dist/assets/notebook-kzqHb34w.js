var e={title:`笔记`,headings:[{id:`单元`,text:`单元`,level:2},{id:`保存与分享`,text:`保存与分享`,level:2},{id:`文件`,text:`文件`,level:2}],parts:[{kind:`html`,html:`<h1 id="笔记">笔记</h1>
<p><code>bouton serve</code> 的“笔记”页把一堂课或一次研究放在一个文件里：文字、自己的规则、图谱、数列、证明、可以走的局面、数据与题目，依次排列。“示例：一堂课”打开一份关于威佐夫博弈的笔记，文件也在本仓库中：wythoff.zh.bouton。</p>
<h2 id="单元">单元</h2>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>种类</th>
<th>运行后显示什么</th>
</tr>
</thead>
<tbody><tr>
<td>文字</td>
<td>标题（<code>#</code>、<code>##</code>、<code>###</code>）、<code>**粗体**</code>、<code>*强调*</code>、反引号之间或成段的代码、列表、链接；HTML 按原样显示</td>
</tr>
<tr>
<td>规则</td>
<td>编辑器，每个问题都标出位置；不需要运行</td>
</tr>
<tr>
<td>图谱</td>
<td>某个范围内所有局面的胜负、SG 值或断言，与图谱页相同</td>
</tr>
<tr>
<td>数列</td>
<td>一堆石子的游戏的 SG 值：散点图、前若干项、周期及其证书</td>
</tr>
<tr>
<td>证明</td>
<td>证明游戏的断言，证书可以保存；或在小局面上检验；或发现断言</td>
</tr>
<tr>
<td>局面</td>
<td>可以走的棋盘、谁赢及理由、制胜着法</td>
</tr>
<tr>
<td>数据</td>
<td>一组数、其中的规律及其预测</td>
</tr>
<tr>
<td>题目</td>
<td>没有提示的棋盘；答对或要求显示之前，答案一直隐藏</td>
</tr>
</tbody></table></div>
<p>规则以其中 <code>game</code> 一行的名字为名，其他单元像使用目录中的游戏那样使用这个名字：<code>corner-queen</code>，或带参数的 <code>take m=3</code>。几个单元的规则同名时，取上方最近的一个；上方没有，则取下方第一个。这样的规则优先于目录中的同名游戏。</p>
<p>“运行”计算一个单元，“全部运行”从上到下依次计算。单元或它所用的规则改变后，结果会变淡，直到再次运行。每个结果都注明依据。Ctrl + Enter 运行单元；焦点在单元的按钮上时，Alt + ↑ 或 ↓ 移动单元。删除的单元可用“撤销”恢复。</p>
<h2 id="保存与分享">保存与分享</h2>
<p>浏览器会保留打开着的笔记。“保存”写成文件；“打开文件”或把文件拖到页面上则读入文件。原来的笔记放在一边，可以换回来。“分享”把笔记的地址复制到剪贴板；笔记就在地址之中，不会发送给任何人。超过 65,536 个字符，或地址超过 30,000 个字符的笔记放不进地址，请分享文件。</p>
<p>单元旁边列出本次访问的实验：在任何页面检验、发现、证明、列表或找规律的内容。“加入笔记”把一项实验连同它的规则变成单元。关闭标签页后列表清空。</p>
<h2 id="文件">文件</h2>
<p>文件以 <code>.bouton</code> 结尾，是 UTF-8 的 JSON。其中没有任何内容取决于页面的语言；文件只有问题，没有结果。</p>
`},{kind:`code`,info:`json`,text:`{
  "version": 1,
  "title": "取一、二或三颗",
  "cells": [
    { "kind": "text", "text": "一堆 21 颗石子，谁赢？" },
    { "kind": "rules", "text": "game take-three\\n(n) -> (n - k) where 1 <= k <= 3\\nP(n) iff n mod 4 = 0\\n" },
    { "kind": "puzzle", "game": "take-three", "position": "21" },
    { "kind": "proof", "game": "take-three", "by": "prove" }
  ]
}`,links:[]},{kind:`html`,html:`<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>种类</th>
<th>必需</th>
<th>可选</th>
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
<td><code>game</code>；<code>ranges</code>，如 <code>0..24 0..24</code>；<code>what</code>：<code>outcome</code>、<code>value</code> 或 <code>claim</code></td>
<td><code>convention</code></td>
</tr>
<tr>
<td><code>sequence</code></td>
<td><code>game</code>；<code>count</code>：1 到 1,000,000</td>
<td></td>
</tr>
<tr>
<td><code>proof</code></td>
<td><code>game</code>；<code>by</code>：<code>prove</code>、<code>check</code> 或 <code>discover</code></td>
<td>检验的 <code>upto</code>，不写则为 40；<code>values</code>：<code>true</code> 表示寻找 SG 值</td>
</tr>
<tr>
<td><code>position</code></td>
<td><code>game</code>；<code>position</code>，写法与 <code>bouton solve</code> 之后相同</td>
<td><code>convention</code></td>
</tr>
<tr>
<td><code>guess</code></td>
<td><code>text</code></td>
<td><code>losing</code>：<code>true</code> 表示所列是必败态；<code>layout</code>：<code>list</code>、<code>lines</code> 或 <code>table</code>；<code>from</code>；<code>predict</code></td>
</tr>
<tr>
<td><code>puzzle</code></td>
<td><code>game</code>、<code>position</code></td>
<td><code>prompt</code>、<code>convention</code></td>
</tr>
</tbody></table></div>
<p><code>convention</code> 是 <code>normal</code> 或 <code>misere</code>，不写则依游戏。<code>guess</code> 的字段与<a href="/learn/requests">请求</a>中的相同。JSON schema 见
notebook.schema.json。</p>
<p>读取是严格的。未知的种类或字段，缺少、类型不对或重复的字段，其他版本，结束之后的文字，都会被拒绝，并指出行、列和路径，如 <code>cells[2].kind</code>；打开着的笔记保持不变。上限：文件 1 MiB，单元 200 个，文字、规则、<code>prompt</code> 与 <code>predict</code> 65,536 个字符，数据 262,144 个，其余字段只有一行，最多 1,000 个。字符按 UTF-16 码元计数。</p>
`}]};export{e as default};