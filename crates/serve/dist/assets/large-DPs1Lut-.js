var e={title:`大表`,headings:[{id:`存入文件`,text:`存入文件`,level:2},{id:`一台机器上的多个进程`,text:`一台机器上的多个进程`,level:2},{id:`多台机器`,text:`多台机器`,level:2},{id:`一万亿个局面`,text:`一万亿个局面`,level:2}],parts:[{kind:`html`,html:`<h1 id="大表">大表</h1>
<p>表由本机所有核心填写，存在内存里。本页说明怎样让它在中断后续算，怎样由一台或多台机器上的几个进程共同填写，以及 10¹² 个局面的表需要什么。</p>
<h2 id="存入文件">存入文件</h2>
<p>加上 <code>--checkpoint 文件</code>，表边算边存入文件：系统把文件映射到内存，需要腾出内存时写回磁盘。按 Ctrl-C、到了时限或意外中断之后，重复同一命令即可续算：</p>
`},{kind:`code`,info:`console`,text:`$ bouton table wythoff 0..5 0..8 --checkpoint wythoff.table --lang zh
a\\b  0 1 2 3 4 5 6 7 8
  0  P . . . . . . . .
  1  . . P . . . . . .
  2  . P . . . . . . .
  3  . . . . . P . . .
  4  . . . . . . . P .
  5  . . . P . . . . .

P 先手必败   . 先手必胜`,links:[{to:`map`,ask:`wythoff`,ranges:`0..5 0..8 wythoff.table`}]},{kind:`html`,html:`<p>文件的每一部分都有校验和：损坏的部分会重新计算，并给出提示；属于另一游戏、范围或问题的文件不作改动。</p>
<h2 id="一台机器上的多个进程">一台机器上的多个进程</h2>
<p>加上 <code>--processes N</code>，表由 N 个进程填写。输出与写入的内容逐字节相同：</p>
`},{kind:`code`,info:`console`,text:`$ bouton table wythoff 0..5 0..8 --what value --processes 4 --checkpoint values.table --lang zh
a\\b   0  1  2  3  4  5  6  7  8
  0   0  1  2  3  4  5  6  7  8
  1   1  2  0  4  5  3  7  8  6
  2   2  0  1  5  3  4  8  6  7
  3   3  4  5  6  2  0  1  9 10
  4   4  5  3  2  7  6  9  0  1
  5   5  3  4  0  6  8 10  1  2`,links:[{to:`map`,ask:`wythoff`,ranges:`0..5 0..8 4 values.table`,what:`value`}]},{kind:`html`,html:`<p>所键入的命令负责监管。有进程被杀死时，全部进程从文件中已存的部分重新开始；全部被杀死时，重复同一命令即可续算，进程数可以不同，也可以不加 <code>--processes</code>
只用一个。监管者消失后，其余进程自行结束。没有 <code>--checkpoint</code> 或 <code>--out</code> 时用临时文件。</p>
<ul>
<li><strong>可以共同填写的表</strong>有两种：局面为单个数组，且有一个使每一着都下降的次序；或对局可能循环，永不结束算平局，每条规则按固定的步子走，且不走出表外。其他的表会被拒绝：和、行、棋盘，以及逐个搜索局面的游戏。</li>
<li><strong>层。</strong>表切成小块，互不依赖的块组成一层。每个进程按次序填写其中一段，再交给其他所有进程。一层的所有块都到齐之后，才在文件中标记，至多每半秒一次。对局可能循环时，一层就是一个步数，文件中存有最近两次的已定局面。</li>
<li><strong>内存。</strong>每个进程都有整张表：胜负每个局面一位，有平局时两位，SG 值一到四字节；另有一层中正在传送的块。超过该进程所分得 <code>--memory</code> 一半的表，映射自检查点所在文件夹中的一个无名文件。对局可能循环时，已定的局面每个两位，留在每个进程的内存里；着法每个步子每个局面一位，由各进程分担。</li>
<li><strong>上限。</strong><code>--time</code> 与 Ctrl-C 结束所有进程，已完成的部分会存下。<code>--memory</code> 由各进程平分。</li>
</ul>
<p>在一台机器上，这很少比各核心直接计算更快，因为核心共用一张表，而 N 个进程要互相抄写。它适合丢失了可惜的表，也与下一节是同一回事。</p>
<h2 id="多台机器">多台机器</h2>
<p>在文件中写出各进程，每行一个地址：</p>
`},{kind:`code`,info:`text`,text:`192.168.0.7:7700
192.168.0.8:7700`,links:[]},{kind:`html`,html:`<p>每台机器运行同一命令，并写出自己是第几行，从 0 起；第 0 个进程保存文件并输出结果：</p>
`},{kind:`code`,info:`text`,text:`bouton table wythoff 0..9999 0..9999 --what value --hosts hosts.txt --process 0 --checkpoint table --out values.npy
bouton table wythoff 0..9999 0..9999 --what value --hosts hosts.txt --process 1 --checkpoint table`,links:[]},{kind:`html`,html:`<p>它们互相等候十分钟。游戏与范围必须相同，程序会核对。有一个中断，全部以状态 3 结束；重复同样的命令，即从第 0 个进程的文件续算，但不会自动重新启动。被暂停的进程会让其他进程一直等待。</p>
<p>连接既不加密也不验证身份，能连上端口的人都能干扰：只能用于可信的网络。</p>
<h2 id="一万亿个局面">一万亿个局面</h2>
<p>以下由在一台共用机器的两个繁忙核心上的测量推算（见记录），单位为处理器秒，各次相差可达五分之一；所用的是测试所用的程序，经过优化，但检查溢出。</p>
<div class="scroll" tabindex="0" role="group"><table>
<thead>
<tr>
<th>表</th>
<th>局面</th>
<th>一个核心每秒填写</th>
<th>每多一个进程，每个局面多花</th>
</tr>
</thead>
<tbody><tr>
<td>Wythoff 游戏的 SG 值</td>
<td>9.0·10⁶</td>
<td>5.2·10⁶</td>
<td>70 ns</td>
</tr>
<tr>
<td>三个数的 SG 值，逐个列出着法</td>
<td>1.7·10⁶</td>
<td>0.45·10⁶</td>
<td>50 ns</td>
</tr>
<tr>
<td>可能循环的对局的胜负</td>
<td>6.0·10⁶</td>
<td>3.6·10⁶</td>
<td>80 ns</td>
</tr>
</tbody></table></div>
<p>所以，逐个列出着法计算 10¹² 个 SG 值，要一个核心 2.2·10⁶ 秒，即 26 天；一百个核心要六小时。但每个进程都要收下其他进程的结果，由最后一列，无论有多少进程，这都要约 14 小时：超过五十个进程便不再有益。Wythoff 游戏要一个核心 2.2 天，至少 19 小时。每台机器需要 10¹² 字节的磁盘（值小于 256 时；大于 65 535 的值要四倍），并接收同样多的数据：10 Gbit/s 时每 10¹² 字节约一刻钟。没有平局的胜负每台机器 125 GB。各选择相距很远时映射文件有多快，没有测量。</p>
<p>对局可能循环时，每个进程需要 250 GB 内存存放已定的局面，文件为 500 GB。单台机器放不下的表，这里还做不到：那需要每台机器只存自己的部分，再向其他机器索取所需的值。</p>
`}]};export{e as default};