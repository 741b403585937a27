var e={title:`边界情形`,headings:[{id:`堆`,text:`堆`,level:2},{id:`排成一行的棋子`,text:`排成一行的棋子`,level:2},{id:`图`,text:`图`,level:2},{id:`矩阵`,text:`矩阵`,level:2}],parts:[{kind:`html`,html:`<h1 id="边界情形">边界情形</h1>
<p>局面与参数有些古怪时会怎样：规则给得出答案的，就给正确答案；否则说明原因并拒绝。绝不猜测。</p>
<h2 id="堆">堆</h2>
<p>堆可以为空，参数可以任意大。一堆也没有，写作 <code>0</code> 或 <code>()</code>。</p>
`},{kind:`code`,info:`console`,text:`$ bouton solve moore k=9 1 2 --lang zh
先手必胜（N）。
  制胜着法  1 → 0, 2 → 0
  剩余步数  1（双方都走最佳着法）
  原因      每次可动 1 到 9 堆。必败态就是二进制每一列中 1 的个数都是 10 的倍数的局面。
            只有 2 堆还有石子，先手一步就能全部取完。
            1 → 0, 2 → 0 获胜：石子全部取完。
依据：已证明：\`moore k=9\` 的任意多个分量的局面（见 \`bouton prove moore k=9\`）；Moore 1910。`,links:[{to:`play`,ask:`moore k=9 1 2`}]},{kind:`html`,html:`<p>若一颗石子也不许取，则所有局面都必败：有界 Nim 的 <code>r = 0</code> 与减法游戏的空集就是如此。取 0 颗不算走一步：集合里的 0 不起作用，重复的成员只算一次。</p>
`},{kind:`code`,info:`console`,text:`$ bouton solve nim-bounded r=0 9 --lang zh
先手必败（P）。
  SG 值     0
  剩余步数  0（双方都走最佳着法）
  原因      \`nim-bounded r=0\` 的 SG 值由定理给出（Winning Ways, ch. 4）。
            一个也不许取，SG 值全为 0。
            SG 值为 0。
            它等于 0：无论怎么走都会变成非 0，而对方总能再把它变回 0。
            对局已经结束：无着可走，轮到走的一方已输。
依据：已证明：\`nim-bounded r=0\` 的所有局面（见 \`bouton prove nim-bounded r=0\`）；Winning Ways, ch. 4。`,links:[{to:`play`,ask:`nim-bounded r=0 9`}]},{kind:`code`,info:`console`,text:`$ bouton solve subtraction S={} 5 --lang zh
先手必败（P）。
  SG 值     0
  剩余步数  0（双方都走最佳着法）
  原因      \`subtraction S={}\` 的 SG 值由定理给出（Golomb 1966）。
            没有可取的数，SG 值全为 0。
            SG 值为 0。
            它等于 0：无论怎么走都会变成非 0，而对方总能再把它变回 0。
            对局已经结束：无着可走，轮到走的一方已输。
依据：已证明：\`subtraction S={}\` 的所有局面（见 \`bouton period subtraction S={}\`）；Golomb 1966。`,links:[{to:`play`,ask:`subtraction S={} 5`}]},{kind:`code`,info:`console`,text:`$ bouton solve subtraction S=3,1,0,1 5 --lang zh
先手必胜（N）。
  SG 值     1
  制胜着法  5 → 2
            5 → 4
  剩余步数  3（双方都走最佳着法）
  原因      \`subtraction S=0,1,3\` 的 SG 值由定理给出（Golomb 1966）。
            记 n 个石子的 SG 值为 g(n)。n = 0, 1, 2, … 时依次为 0, 1；从 n = 0 起以 2 为周期循环：每个值只取决于它前面的 3 个，而连续 3 个值已经重复出现。
            g(5) = g(1) = 1。
            SG 值为 1。
            它不等于 0，先手只要走一步使它变成 0 就能获胜。
            g(2) = g(0) = 0。5 → 2 获胜：走后 SG 值为 0。
依据：已证明：\`subtraction S=0,1,3\` 的所有局面（见 \`bouton period subtraction S=0,1,3\`）；Golomb 1966。`,links:[{to:`play`,ask:`subtraction S=3,1,0,1 5`}]},{kind:`html`,html:`<p>没有意义的参数会被拒绝。</p>
`},{kind:`code`,info:`console`,text:`$ bouton solve bash m=0 5 --lang zh
错误: \`m\` 至少为 \`1\`
 |
 | bash m=0 5
 |        ^`,links:[{to:`play`,ask:`bash m=0 5`}]},{kind:`code`,info:`console`,text:`$ bouton solve bash-range a=3 b=2 5 --lang zh
错误: \`b\` 至少为 3
 |
 | bash-range a=3 b=2 5
 | ^^^^^^^^^^^^^^^^^^`,links:[{to:`play`,ask:`bash-range a=3 b=2 5`}]},{kind:`html`,html:`<h2 id="排成一行的棋子">排成一行的棋子</h2>
<p>Georgia and Bob 的棋子可按任意次序给出，但一格上有两枚就不是局面。</p>
`},{kind:`code`,info:`console`,text:`$ bouton solve georgia-bob 7,1,5 --lang zh
先手必胜（N）。
  SG 值     1
  制胜着法  [1,5,7] → [1,5,6]
  剩余步数  7（双方都走最佳着法）
  原因      \`georgia-bob\` 的 SG 值由定理给出（POJ 1704）。
            从右往左把棋子两两配对，多出的一枚与左端边界配对。每对中间的空格数相当于一个尼姆堆：若一对中左边的棋子左移，右边的棋子可以跟着移同样远。
            各对的空格数：[1,5,7]：0 ⊕ 1 = 1。
            SG 值为 1。
            它不等于 0，先手只要走一步使它变成 0 就能获胜。
            7 处的棋子移到 6，所在一对的空格数由 1 变为 0，各空格数的异或和变为 0。[1,5,7] → [1,5,6] 获胜：走后 SG 值为 0。
依据：已证明：\`georgia-bob\` 的任意长度的行（见 \`bouton prove georgia-bob\`）；POJ 1704。`,links:[{to:`play`,ask:`georgia-bob 7,1,5`}]},{kind:`code`,info:`console`,text:`$ bouton solve georgia-bob 2,2 --lang zh
错误: 这不是 \`georgia-bob\` 的局面
 |
 | georgia-bob 2,2
 |             ^^^
 |
 = 建议: 每个局面须满足：\`[.., a, b, ..] where a < b\``,links:[{to:`play`,ask:`georgia-bob 2,2`}]},{kind:`code`,info:`console`,text:`$ bouton solve georgia-bob "()" --lang zh
先手必败（P）。
  SG 值     0
  剩余步数  0（双方都走最佳着法）
  原因      \`georgia-bob\` 的 SG 值由定理给出（POJ 1704）。
            从右往左把棋子两两配对，多出的一枚与左端边界配对。每对中间的空格数相当于一个尼姆堆：若一对中左边的棋子左移，右边的棋子可以跟着移同样远。
            各对的空格数：[]：0。
            SG 值为 0。
            它等于 0：无论怎么走都会变成非 0，而对方总能再把它变回 0。
            对局已经结束：无着可走，轮到走的一方已输。
依据：已证明：\`georgia-bob\` 的任意长度的行（见 \`bouton prove georgia-bob\`）；POJ 1704。`,links:[{to:`play`,ask:`georgia-bob ()`}]},{kind:`html`,html:`<h2 id="图">图</h2>
<p>Hackenbush 中不与地面（结点 0）相连的边等于不存在。文件须说明哪个结点是地面。</p>
`},{kind:`code`,info:`text`,text:`a-b
b-c`,links:[]},{kind:`code`,info:`console`,text:`$ bouton solve hackenbush 1-2,2-3 --lang zh
先手必败（P）。
  SG 值     0
  剩余步数  0（双方都走最佳着法）
  原因      \`hackenbush\` 的 SG 值由定理给出（Winning Ways, ch. 7）。
            环可以缩成一点：环上的边数为奇数时值 1，偶数时值 0。一根枝的值比它上面的部分大 1，并排的枝用 ⊕ 相加。
            地面 0：0
            SG 值为 0。
            它等于 0：无论怎么走都会变成非 0，而对方总能再把它变回 0。
            对局已经结束：无着可走，轮到走的一方已输。
依据：定理：Winning Ways, ch. 7。`,links:[{to:`play`,ask:`hackenbush 1-2,2-3`}]},{kind:`code`,info:`console`,text:"$ bouton solve hackenbush --graph floating.txt --lang zh\n错误: 哪个结点是地面？把它叫做 `0` 或 `ground`，或用一行 `ground X` 指明。",links:[{to:`play`,ask:`hackenbush mine.game`,text:`a-b
b-c
`}]},{kind:`code`,info:`console`,text:`$ bouton solve hackenbush --graph floating.txt --ground a --lang zh
先手必胜（N）。
  SG 值     2
  制胜着法  ✂ a-b
  原因      环可以缩成一点：环上的边数为奇数时值 1，偶数时值 0。一根枝的值比它上面的部分大 1，并排的枝用 ⊕ 相加。
            地面 a：2
            └─ b：1，加上自己的边：2
               └─ c：0，加上自己的边：1
            SG 值为 2。
            它不等于 0，先手只要走一步使它变成 0 就能获胜。
            ✂ a-b 获胜：走后 SG 值为 0。
依据：定理：Winning Ways, ch. 7。`,links:[{to:`play`,ask:`hackenbush mine.game a`,text:`a-b
b-c
`}]},{kind:`html`,html:`<p>不超过 2000 条边的图可用 <code>--out x.svg</code>、<code>--out x.png</code> 或 LaTeX 的 TikZ（<code>--out x.tex</code>）画出，更大的用 <code>--dot</code> 交给 Graphviz。</p>
<p><img src="/pictures/hackenbush-zh.svg" alt="绿色 Hackenbush 的一个局面，有自环、环与重边" loading="lazy" /></p>
<p><img src="/pictures/tokens-zh.svg" alt="有向图上的两枚棋子，各结点旁注有 SG 值" loading="lazy" /></p>
<p>结点可以没有边：单独写出它即可，如 <code>edges=0-1,5</code>。在边表中它独占一行，或写在边的后面，如 <code>0-1, 5</code>；在 DOT 中它是一条语句 <code>5;</code>。</p>
`},{kind:`code`,info:`text`,text:`0-1
5`,links:[]},{kind:`code`,info:`console`,text:`$ bouton solve dag --graph steps.txt 5 --lang zh
先手必败（P）。
  SG 值     0
  剩余步数  0（双方都走最佳着法）
  原因      SG 值为 0。
            它等于 0：无论怎么走都会变成非 0，而对方总能再把它变回 0。
            对局已经结束：无着可走，轮到走的一方已输。
依据：由规则算出：共解出 1 个局面。`,links:[{to:`play`,ask:`dag mine.game 5`,text:`0-1
5
`}]},{kind:`html`,html:`<p><code>geography</code> 也能读这样的文件，边没有方向。</p>
`},{kind:`code`,info:`console`,text:`$ bouton solve geography --graph steps.txt 1 --lang zh
先手必胜（N）。
  制胜着法  1 → 0
  剩余步数  1（双方都走最佳着法）
  原因      未到过的 3 个结点的最大匹配有 1 条边：0-1。所有最大匹配都覆盖 1。
            1 → 0 获胜：沿匹配边走。此后对手每次都走到匹配点，再沿它的匹配边走即可。
依据：定理：Fraenkel, Scheinerman, Ullman 1993。`,links:[{to:`play`,ask:`geography mine.game 1`,text:`0-1
5
`}]},{kind:`html`,html:`<p>放棋子的图可以有圈。这时对局不一定会结束，局面可能是平局；有多枚棋子时也一样。</p>
`},{kind:`code`,info:`console`,text:`$ bouton solve dag edges=0-1,1-0 0 --lang zh
双方最佳着法下为平局（D）。
  原因  由规则对整个局面穷举：共 2 个局面。
        没有制胜着法，但 0 → 1 可以守和：从 1 出发对方也不能强行取胜。
依据：由规则算出：共解出 2 个局面。`,links:[{to:`play`,ask:`dag edges=0-1,1-0 0`}]},{kind:`code`,info:`console`,text:`$ bouton solve dag edges=0-1,1-0,0-3 0 --lang zh
先手必胜（N）。
  制胜着法  0 → 3
            0 → 1
  剩余步数  1（双方都走最佳着法）
  原因      由规则对整个局面穷举：共 3 个局面。
            0 → 3 立即获胜：对局止于 3。
依据：由规则算出：共解出 3 个局面。`,links:[{to:`play`,ask:`dag edges=0-1,1-0,0-3 0`}]},{kind:`html`,html:`<h2 id="矩阵">矩阵</h2>
<p>各行的数须一样多，且至少要有一个数。</p>
`},{kind:`code`,info:`csv`,text:`1,2
3`,links:[{to:`matrix`,text:`1,2
3
`}]},{kind:`code`,info:`console`,text:`$ bouton matrix ragged.csv --lang zh
错误: 第 2 行有 1 个元素，而第一行有 2 个
 --> ragged.csv:2:1
  |
2 | 3
  | ^
  |
  = 建议: 每行的元素个数须与第一行相同`,links:[{to:`matrix`,text:`1,2
3
`}]},{kind:`code`,info:`console`,text:`$ bouton solve matrix 3 --lang zh
错误: 矩阵博弈请用 \`bouton matrix 文件\` 求解
 |
 | matrix 3
 | ^^^^^^`,links:[{to:`play`,ask:`matrix 3`}]}]};export{e as default};