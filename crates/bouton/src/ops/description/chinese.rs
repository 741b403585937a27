//! The descriptions in Chinese; English stands at the types themselves.

use rules::Lang;

/// Beginning of the chapter.
pub(super) fn head(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "# Requests as data\n\n[简体中文](../zh/requests.md)\n\n\
             Every operation of the command line is a JSON object as well: posted to `/api/NAME` of `bouton serve` for an answer \
             at once, posted to `/api/jobs` with `\"kind\": \"NAME\"` for work that lasts, and for `solve` a line of \
             `bouton solve --batch`. Fields that are left out have the default. Numbers beyond 64 bits are text. A field that is \
             not listed here, or that the request would ignore, is refused.\n\n\
             A refusal has the same form everywhere, with `--json` on the command line too: `{\"problems\": […]}`, each with a `code` that does not change, a \
             `message` and a `help`, and `limits_hit` where a limit was reached. The `id` of the request is part of every reply; in a job, of its result.\n\n\
             `bouton solve --batch` reads an object a line and prints an answer or a refusal a line, in the same order. A line speaks the language of its \
             `lang`, or else that of the command; `moves` and `convention` may be set for all lines by `--moves`, `--misere` and `--normal`.\n"
        }
        Lang::Zh => {
            "# 数据形式的请求\n\n[English](../en/requests.md)\n\n\
             命令行的每种操作也是一个 JSON 对象：发到 `bouton serve` 的 `/api/名称` 立即得到答案；发到 `/api/jobs` 并写上 \
             `\"kind\": \"名称\"` 用于较久的工作；`solve` 的对象也可作为 `bouton solve --batch` 的一行。省略的字段取默认值。\
             超过 64 位的数写成文本。此处未列的字段，以及请求不会用到的字段，都不接受。\n\n\
             请求有误时，各处的回答形式相同，命令行的 `--json` 也一样：`{\"problems\": […]}`，每一条都有不变的 `code`、`message` 与 `help`；\
             触及上限时还有 `limits_hit`。请求的 `id` 随每个回答返回；任务的 `id` 在其结果中。\n\n\
             `bouton solve --batch` 每行读一个对象，按相同次序每行输出一个答案或一条错误。每行所用的语言由其 `lang` 决定，\
             省略时与命令相同；`--moves`、`--misere`、`--normal` 为各行设定默认的 `moves` 与 `convention`。\n"
        }
    }
}

/// Fields of every request about a game.
pub(super) const SHARED: &[(&str, &str)] = &[
    (
        "ask",
        "与命令行写法相同的问题：`nim 3 4 5`、`bash m=3 21`、`nim 3 4 + kayles 7`。`text` 中的游戏用其中的名字或 `mine.game` 称呼。",
    ),
    ("game", "只写游戏，代替 `ask`。"),
    ("params", "`game` 的参数，按名称：文本、数，或它们的列表。"),
    ("position", "`game` 的局面：文本，或分量的列表，每个分量是一个数或数的列表。"),
    ("text", "自己的游戏的规则。"),
    ("convention", "胜负约定；省略时取游戏自己的约定。`check`、`identify`、`show` 不接受。"),
    ("lang", "答案所用的语言；省略时为英文，批量查询中与命令相同。"),
    ("id", "标识，随答案、错误或任务的结果返回。"),
    ("kind", "操作的名称，用于地址未写明之处：`check`、`prove` 等。"),
];

/// An operation in a sentence without a full stop.
pub(super) fn operation(name: &str) -> Option<&'static str> {
    Some(match name {
        "solve" => "一个局面谁胜、走哪一步，以及理由",
        "play" => "进行中的对局：局面、合法着法，以及提示中的胜负",
        "table" => "一个范围内每个局面的胜负、SG 值，或断言与事实的对照",
        "check" => "在一个范围内的每个局面上，把游戏文本中的断言与按规则算出的结果对照",
        "discover" => "由规则推出的断言，能证明的给出证明",
        "prove" => "游戏的断言：对所有局面得证，或被推翻",
        "verify" => "检验证书；除读取游戏文本的部分外，检验程序与证明程序没有共用的代码",
        "period" => "取石分堆博弈的 SG 值及其周期；反常规则下给出它的商",
        "census" => "若干位的全部八进制博弈，或所列的博弈，及其周期",
        "guess" => "暴力程序输出的各局面的值：由其中一部分拟合、并能预测其余部分的规律",
        "identify" => "值或游戏：具有相同的值或相同着法的已知游戏",
        "matrix" => "收益矩阵：它的值与双方的最优策略",
        "judge" => "竞赛或在线评测的题目，按其格式作答",
        "contests" => "`judge` 所解答的竞赛与在线评测题目，以及各题的数据范围与样例",
        "draw" => "`hackenbush` 或 `dag` 的局面图，制胜着法加粗",
        "layout" => "图的布局：各结点的位置与各箭头的走向",
        "list" => "目录中的游戏，按由浅入深的次序",
        "show" => "游戏的规则与断言，以及每个断言如何得知",
        "rules" => "读入的游戏文本：棋盘所需的信息、断言与示例，以及其中的全部问题",
        "format" => "规范格式的游戏文本",
        _ => return None,
    })
}

/// A field of a request.
pub(super) fn field(operation: &str, name: &str) -> Option<&'static str> {
    Some(match (operation, name) {
        ("solve", "moves") => "最多列出的制胜着法数；`all` 为全部。",
        ("play", "made") => "已走的着法：着法的文字、编号，或走后的局面。",
        ("play", "hints") => "说明现在以及每步之后谁胜。",
        ("play", "advise") => "建议一步着法。",
        ("table", "ranges") => "各坐标的范围，两端都包含：`0..99 0..99`；写单个数则固定该坐标。",
        ("table", "what") => "格子的内容；省略时为胜负，给出 `claim` 时为该断言。",
        ("table", "claim") => "只对照的断言，从 1 起编号。",
        ("check", "upto") => "所考察局面中最大的数。",
        ("discover", "size") => "分量的个数，或行的长度。",
        ("discover", "values") => "寻找 SG 值而不是胜负。",
        ("discover", "upto") => {
            "所考察局面中最大的数；省略时自动选取，必要时扩大。有 `format` 时，为没有可用公式的程序按规则打表的最大的数。"
        }
        ("discover", "emit") => "把第一个结果写成程序。",
        ("discover" | "prove", "drawing") => "返回自动机的图。",
        ("prove", "claim") => "只证明的断言，从 1 起编号；省略时为全部断言。",
        ("prove", "size") => "分量的个数，或行的长度：`3` 或 `\"2..4\"`；省略时从 2 或 1 到 4。",
        ("prove", "states") => "自动机与证明超过这么多状态时放弃。",
        ("prove", "addable") => "不作证明，而寻找添加后不改变胜负的着法。",
        ("prove", "emit") => "把第一个得证的断言写成程序。",
        ("discover" | "prove", "format") => {
            "写出完整的程序，按此格式读入局面并输出答案：`T; n a1..an -> Yes/No`。"
        }
        ("prove", "upto") => "有 `format` 时，没有可用公式的程序按规则打表的最大的数。",
        ("prove" | "period", "certificate") => "返回证书。",
        ("verify", "text") => "一份证书，或依次排列的几份。",
        ("period", "to") => "最多计算多少个堆的值。",
        ("period", "values") => "列出的前若干个值。",
        ("period", "elements") => "反常商最多的元素个数。",
        ("census", "codes") => "博弈的代码；没有时为若干位的全部博弈。",
        ("census", "digits") => "小数点后的位数。",
        ("census", "to") => "每个博弈最多计算多少个堆的值。",
        ("census", "each") => "每个博弈最多用时的秒数。",
        ("guess", "text") => {
            "数据：依次排列的值、每行一个局面及其值、或表格；值为整数，或 `W` 与 `L` 之类的词。"
        }
        ("guess", "losing") => "数据是必败态的列表，列到某个界限为止的全部。",
        ("guess", "layout") => "数据的排列方式；不给出时由数据推断，必败态的列表总是由数据推断。",
        ("guess", "from") => "第一个值的编号；表格中为首行与首列的编号。",
        ("guess", "predict") => "要预测的局面：每个数一个范围，如 `1000..1100`，或每行一个局面。",
        ("guess", "emit") => "把第一个猜想写成完整的程序。",
        ("guess", "format") => "程序的输入输出格式：`T; n a1..an -> Yes/No`；不给出时每行一个局面。",
        ("identify", "values") => "0、1、2……处的 SG 值，写法与 `guess` 所读的相同。",
        ("matrix", "text") => "矩阵，每行写矩阵的一行：整数、分数、小数，以逗号、分号、制表符或空格分隔。",
        ("judge", "problem") => "题号，如 `poj1067`。",
        ("judge", "input") => "题目所述格式的输入。",
        ("layout", "edges") => "图的边：`0-1,1-2,1-1`。结点可以单独写出：`0-1,5`。",
        ("layout", "shape") => "`ground` 为地面上的图，结点 0 是地面；`arrows` 为有向图，边是箭头。",
        ("rules" | "format", "text") => "文本。",
        _ => return SHARED.iter().find(|(shared, _)| *shared == name).map(|(_, text)| *text),
    })
}
