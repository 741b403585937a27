//! The words in Chinese.

use super::{code, foreign};
use crate::problem::{Found, Note, Problem, Sort, Wanted};
use crate::vocabulary::{FUNCTIONS, PREDICATES};
use crate::{Board, Form, NoSurd};
use dashu_int::UBig;

fn list(all: &[impl AsRef<str>]) -> String {
    super::list(all, "、", " 或 ")
}

fn all(all: &[impl AsRef<str>]) -> String {
    super::list(all, "、", "、")
}

fn bounds(least: &Option<UBig>, most: &Option<UBig>) -> String {
    let shown = |bound: &UBig| code(&bound.to_string());
    match (least, most) {
        (Some(least), Some(most)) => format!("应在 {} 到 {} 之间", shown(least), shown(most)),
        (Some(least), None) => format!("至少为 {}", shown(least)),
        (None, Some(most)) => format!("至多为 {}", shown(most)),
        (None, None) => "超出范围".to_string(),
    }
}

fn sort(sort: Sort) -> &'static str {
    match sort {
        Sort::Natural => "自然数",
        Sort::Set => "自然数的集合",
        Sort::Choice => "几个词之一",
        Sort::Octal => "八进制码",
        Sort::Hexadecimal => "十六进制码",
        Sort::Graph => "边的列表",
        Sort::Text => "文字",
    }
}

fn wanted(wanted: Wanted) -> String {
    match wanted {
        Wanted::Literally(all) => return format!(" {}", list(all)),
        Wanted::Expression => "数、名字或括号",
        Wanted::Name => "名字",
        Wanted::Number => "自然数",
        Wanted::Text => "引号里的文字",
        Wanted::Component => "局面，如 `(a, b)` 或 `[.., a, ..]`",
        Wanted::Language => "文字的语言 `en` 或 `zh`",
        Wanted::Verdict => " `lost`、`won` 或 `draw`",
        Wanted::Outcome => " `P`、`N` 或 `D`",
        Wanted::SetOfNumbers => "集合，如 `{1, 3..5}`",
        Wanted::AssumedSet => "集合，如 `{1..5}`、`{q: odd(q)}` 或 `prime`",
        Wanted::GameName => "游戏的名字",
        Wanted::EndOfLine => "行末",
        Wanted::Transition => "转移，如 `0 -> a`",
        Wanted::Argument => "值，如 `3`、`{1, 3}` 或一个词",
    }
    .to_string()
}

pub(super) fn message(problem: &Problem) -> String {
    match problem {
        Problem::Character { given, .. } => format!("字符 {} 在这里没有意义", code(&given.to_string())),
        Problem::Operator { given, .. } if given == "/" => "`/` 只能写在 `floor` 的系数里".into(),
        Problem::Operator { given, .. } => format!("{} 不是本语言的运算符", code(given)),
        Problem::UnclosedText => "文字的引号没有闭合".into(),
        Problem::LongNumber { digits, limit } => format!("这个数有 {digits} 位，太长了；上限是 {limit} 位"),
        Problem::LongFile => "文本超过 4 GiB".into(),
        Problem::Stopped => "规则没有读完".into(),
        Problem::TooMany { limit } => format!("错误超过 {limit} 个，其余不再显示"),
        Problem::Expected { wanted: it, found: Found::End, .. } => {
            format!("这里应为{}，但这一行已经结束", wanted(*it))
        }
        Problem::Expected { wanted: it, found: Found::Token(there), .. } => {
            format!("这里应为{}，却是 {}", wanted(*it), code(there))
        }
        Problem::Unclosed { open, .. } => format!("括号 {} 没有闭合", code(open)),
        Problem::Mismatched { open, close } => format!("括号 {} 要用 {} 闭合", code(open), code(close)),
        Problem::Unopened { close } => format!("{} 没有对应的左括号", code(close)),
        Problem::TooDeep { limit } => format!("嵌套超过 {limit} 层"),
        Problem::TooManyVariables { limit } => format!("除局面中的变量外，变量超过 {limit} 个"),
        Problem::UnknownItem { given, .. } => format!("一行不能以 {} 开头", code(given)),
        Problem::MissingArrow => "规则中，走之前和走之后的局面之间要有 `->`".into(),
        Problem::MissingWhere { .. } => "规则的条件以 `where` 开头".into(),
        Problem::MissingIff { given } => format!("关于胜负的断言要用 `iff`，而不是 {}", code(given)),
        Problem::MissingEquals { given } => format!("关于 SG 值的断言要用 `=`，而不是 {}", code(given)),
        Problem::ImplicitProduct { left, right } => {
            format!("乘号不能省略：{}", code(&format!("{left}*{right}")))
        }
        Problem::EmptyTuple => "局面至少要有一个数".into(),
        Problem::EmptySumPart => "`()` 不能作为和的分量".into(),
        Problem::MissingGame => "文件没有说明是哪个游戏".into(),
        Problem::MissingRules => "这个游戏没有规则".into(),
        Problem::Duplicate { item } => format!("{} 出现了两次", code(item)),
        Problem::RulesAndUpto => "一个游戏要么写规则，要么写 `upto … of …`，不能都写".into(),
        Problem::StateOutside => "这一行属于自动机，但它的上方没有自动机".into(),
        Problem::DuplicateName { name } => format!("名字 {} 声明了两次", code(name)),
        Problem::RepeatedInHead { name } | Problem::RepeatedInStart { name } => {
            format!("{} 在左边出现了两次", code(name))
        }
        Problem::MixedScripts { name } => {
            format!("{} 混用了几种文字的字母{}", code(name), among(&foreign(name, "")))
        }
        Problem::LooksLike { name, other } => {
            let letters = among(&foreign(name, other));
            format!("{} 看起来像 {}，却是另一个名字{letters}", code(name), code(other))
        }
        Problem::Shadowed { name } => format!("名字 {} 在这里已有含义", code(name)),
        Problem::UnknownName { name, .. } => format!("没有叫 {} 的东西", code(name)),
        Problem::Undeclared { name, .. } => format!("没有叫 {} 的参数", code(name)),
        Problem::UnknownFunction { name, .. } => format!("没有函数 {}", code(name)),
        Problem::UnknownPredicate { name, .. } => format!("没有谓词 {}", code(name)),
        Problem::UnknownWord { parameter, word, .. } => format!("{} 不能取 {}", code(parameter), code(word)),
        Problem::UnknownBoard { name, .. } => format!("没有棋盘 {}", code(name)),
        Problem::UnknownGame { name, .. } => format!("没有游戏 {}", code(name)),
        Problem::UnknownParameter { game, name, .. } => format!("{} 没有参数 {}", code(game), code(name)),
        Problem::UnknownState { name, .. } => format!("没有状态 {}", code(name)),
        Problem::Arity { expected, given } => {
            format!("本游戏的局面由 {expected} 个数组成，这里却有 {given} 个")
        }
        Problem::WrongForm { expected: Form::Row } => "本游戏的局面是行，写作 `[…]`".into(),
        Problem::WrongForm { .. } => "本游戏的局面是数组，写作 `(…)`".into(),
        Problem::CallArity { name, expected, given } => {
            format!("{} 要 {expected} 个参数，这里给了 {given} 个", code(name))
        }
        Problem::NoArguments { name } => format!("要说明 {} 说的是哪个数", code(name)),
        Problem::FormulaForNumber => "这里要的是数，写的却是条件".into(),
        Problem::NumberForFormula => "这里要的是条件，写的却是数".into(),
        Problem::ComparedFormulas => "条件之间不能像数一样比较".into(),
        Problem::SetAsNumber { name } => format!("{} 是集合，不是数", code(name)),
        Problem::ChoiceAsNumber { name } => format!("{} 是词，不是数", code(name)),
        Problem::NotASet { name } => format!("{} 不是集合", code(name)),
        Problem::NotACode { name } => format!("{} 不是代码", code(name)),
        Problem::PlacesOutside { heaps: 3 } => "十六进制码的每一位只说明能否留下 0、1、2 或 3 堆".into(),
        Problem::PlacesOutside { .. } => "八进制码的每一位只说明能否留下 0、1 或 2 堆".into(),
        Problem::AnyAsNumber { name } => format!("{} 可以是 {}，只能用来比较", code(name), code("any")),
        Problem::CodeAsNumber { name } => format!("{} 是代码，不是数", code(name)),
        Problem::GraphAsNumber { name } => format!("{} 是图，不是数", code(name)),
        Problem::TextAsNumber { name } => format!("{} 是文字，不是数", code(name)),
        Problem::RowOutside { name } => format!("{} 只能用在关于行的规则里", code(name)),
        Problem::UnorderedTuple => "只有行才能无序".into(),
        Problem::RulesAndNative => "着法为 `native` 的游戏不写规则".into(),
        Problem::NoNative { name } => format!("没有用 Rust 写的 {} 的着法", code(name)),
        Problem::CodeDigit { given } => format!("{} 不是八进制数字", code(&given.to_string())),
        Problem::CodeSplit { given } => format!("小数点前的数字是 {given}，但不取石子时只能把堆分开"),
        Problem::EdgeEnds => "一条边有两个端点".into(),
        Problem::FunctionAsName { name } => format!("{} 是函数，不能作变量", code(name)),
        Problem::WildcardOutside => "`_` 只能写在左边，表示无关紧要的数".into(),
        Problem::PatternTerm => "左边只能给局面中的数起名字".into(),
        Problem::ClaimPlace => "这里只能写名字".into(),
        Problem::ClaimRow => "关于行的断言要说明每个元素".into(),
        Problem::GapCount { before, after } => format!("左边有 {before} 个 `..`，右边却有 {after} 个"),
        Problem::GapInTuple => "`..` 只能写在 `[` 和 `]` 之间".into(),
        Problem::GapInStart => "起始局面只是一列数".into(),
        Problem::UselessStart { arity } => format!("{arity} 个数的局面已经表示它自己"),
        Problem::OpenCondition { name } => format!("`when` 只谈参数，而 {} 不是参数", code(name)),
        Problem::FoldOutside { name } => {
            format!("{} 用来合并和的各分量或行的各数，这里没有这样的东西", code(name))
        }
        Problem::NestedFold => "`xor`、`sum`、`min`、`max`、`count` 不能互相嵌套".into(),
        Problem::UnwantedFilter { name } => format!("{} 里不能写 `where`", code(name)),
        Problem::ElementOutside { name } => {
            format!("{} 在每个分量或元素里都不同，单独写没有意义", code(name))
        }
        Problem::Irrational => "`phi` 和 `sqrt` 只能写在 `floor` 的系数里，且只能写一次".into(),
        Problem::RationalFloor => "`floor` 里应为 `phi` 或平方根的倍数".into(),
        Problem::VaryingFactor { name } => {
            format!("`floor` 的系数由数和参数组成，不能有 {}", code(name))
        }
        Problem::SubtractedRoot => "`floor` 的系数里，根号前应为加号，不能是减号".into(),
        Problem::Factor(NoSurd::Root) => "根号下是负数".into(),
        Problem::Factor(NoSurd::Over) => "系数的除数为 0 或负数".into(),
        Problem::Factor(NoSurd::Negative | NoSurd::Open) => "系数是负数".into(),
        Problem::PeriodicArity => "列出 SG 值时，局面只能由一个数组成".into(),
        Problem::EmptyPeriod => "周期是空的".into(),
        Problem::PieceAfterOtherwise => "`otherwise` 之后不能再有别的情形".into(),
        Problem::BareTermInPieces => "这一种情形没有说明何时成立".into(),
        Problem::Declaration => "这不是参数的声明".into(),
        Problem::BoundOfOther { name } => format!("{} 的界要与已知的量比较", code(name)),
        Problem::WrongDefault { name, sort: it } => format!("{} 是{}", code(name), sort(*it)),
        Problem::DefaultOutOfBounds { name, least, most } => {
            format!("{} 的默认值{}", code(name), bounds(least, most))
        }
        Problem::UptoSort { name, .. } => format!("{} 不是数，而这里只能设定数", code(name)),
        Problem::NestedUpto { name } => format!("{} 本身已是复合游戏", code(name)),
        Problem::MissingArgument { game, name } => format!("{} 需要 {} 的值", code(game), code(name)),
        Problem::Base { given } => format!("自动机不能读 {given} 进制的数"),
        Problem::Quadratic { given } => format!("没有 `quadratic {given}` 这种记数法"),
        Problem::Digit { digit, most } => format!("这里的数字是 0 到 {most}，{digit} 不在其中"),
        Problem::DigitCount { expected, given } => {
            format!("这个自动机每次读 {expected} 个数字，而不是 {given} 个")
        }
        Problem::DuplicateTransition { digits } => format!("这个状态读到 {} 时有两种去向", code(digits)),
        Problem::NoStates { name } => format!("自动机 {} 没有状态", code(name)),
        Problem::RepeatedBefore => "这些着法出自同一局面，只写一次".into(),
        Problem::ChosenInCondition { name } => {
            format!("只有 `where` 后的条件成立时才选取 {}", code(name))
        }
        Problem::BeyondReach => "自动机无法判定这里的内容，假定不能以它为据".into(),
        Problem::UndecidableSets => "这两个集合自动机都无法判定".into(),
        Problem::Contradiction { number } => {
            format!("{number} 属于这个集合，却不属于后面本应包含它的集合")
        }
        Problem::UnorderedRow { words } => format!("{} 不能用于无序的行", code(words)),
        Problem::ArgumentSort { name, sort: it, given } => {
            format!("{} 应为{}，而不是 {}", code(name), sort(*it), code(given))
        }
        Problem::LargeSet { limit } => format!("集合太大，不能超过 {limit} 个数"),
        Problem::ArgumentOutOfBounds { name, least, most } => {
            format!("{} {}", code(name), bounds(least, most))
        }
        Problem::EmptyPosition => "没有给出局面".into(),
        Problem::Negative => "这里不能有负数".into(),
        Problem::PositionCharacter { given } => {
            format!("局面由数组成，而 {} 不是数", code(&given.to_string()))
        }
        Problem::EmptyPlace => "这里缺一个数".into(),
        Problem::UnusedParameter { name } => format!("参数 {} 没有用到", code(name)),
        Problem::UsedOnce { name, .. } => format!("{} 只在这里出现，意思是“存在某个自然数”", code(name)),
        Problem::DuplicateClaim => "这个断言前面已经有了".into(),
    }
}

fn did_you_mean(suggestion: &Option<String>, otherwise: &str) -> String {
    match suggestion {
        Some(word) => format!("是不是想写 {}？", code(word)),
        None => otherwise.to_string(),
    }
}

pub(super) fn help(problem: &Problem) -> String {
    match problem {
        Problem::Character { instead: Some(instead), .. } => format!("请写 {}", code(instead)),
        Problem::Operator { given, .. } if given == "=>" => {
            "着法写 `->`，“不小于”写 `>=`，条件之间的“蕴含”写 `implies`".into()
        }
        Problem::Operator { given, .. } if given == "//" => "整除写 `div`；注释以 `#` 开头".into(),
        Problem::Operator { given, .. } if given == "^" => "异或写 `xor`；没有乘方，请写 `a*a`".into(),
        Problem::Operator { given, .. } if given == "/" => "商向下取整写作 `div`".into(),
        Problem::Operator { instead, .. } => format!("请写 {}", list(instead)),
        Problem::UnclosedText => "请在同一行用 `\"` 结束文字".into(),
        Problem::Expected { suggestion: Some(word), .. } => did_you_mean(&Some(word.clone()), ""),
        Problem::Expected { wanted: Wanted::EndOfLine, found: Found::Token(token), .. } => match &**token {
            "," | "，" => "两个条件之间请写 `and`".into(),
            "else" => "请把各种情形分行写：`1 if n = 0`、`| 2 otherwise`".into(),
            _ => String::new(),
        },
        Problem::Expected { wanted: Wanted::Expression, found: Found::Token(token), .. } if token == "-" => {
            "没有负数，请写 `0 - x`".into()
        }
        Problem::Expected { wanted: Wanted::Language, .. } => {
            "请写 `title en \"…\"` 或 `title zh \"…\"`".into()
        }
        Problem::Expected { wanted: Wanted::Text, .. } => "请把文字写在 `\"` 和 `\"` 之间".into(),
        Problem::Expected { wanted: Wanted::Outcome, .. } => {
            "`P`：轮到走的人必败；`N`：轮到走的人必胜；`D`：平局".into()
        }
        Problem::Unclosed { close, .. } | Problem::Mismatched { close, .. } => {
            format!("请写 {}", code(close))
        }
        Problem::Unopened { .. } => "请删去它，或在前面补上左括号".into(),
        Problem::TooDeep { .. } | Problem::TooManyVariables { .. } => "请拆成较小的条件或规则".into(),
        Problem::UnknownItem { suggestion, .. } => did_you_mean(
            suggestion,
            "一行可以是规则 `(n) -> (n - 1)`，可以是断言 `P(n) iff …`，也可以以 `game`、`end`、`example` 等词开头",
        ),
        Problem::MissingArrow => "请写 `(n) -> (n - 1)`".into(),
        Problem::MissingWhere { .. } => "请写 `(n) -> (n - k) where k >= 1`".into(),
        Problem::MissingIff { .. } => "请写 `P(n) iff n mod 4 = 0`".into(),
        Problem::MissingEquals { .. } => "请写 `value(n) = n`".into(),
        Problem::EmptyTuple => "没有数的游戏，可以用一个恒为 0 的数".into(),
        Problem::EmptySumPart => "不用写它：`(a) + (b)`".into(),
        Problem::MissingGame => "第一行请写 `game nim` 这样的话".into(),
        Problem::MissingRules => "至少写一条规则，如 `(n) -> (n - k) where k >= 1`".into(),
        Problem::Duplicate { .. } | Problem::RulesAndUpto => "请删去其中一个".into(),
        Problem::StateOutside => "请写在 `automaton odd_ones(n) base 2` 这样的行下面".into(),
        Problem::DuplicateName { .. } | Problem::Shadowed { .. } => "请换一个名字".into(),
        Problem::RepeatedInHead { name } => {
            let other = code(&format!("{name} = {name}2"));
            format!("断言针对所有局面：请给每个数不同的名字，需要相等时在右边写 {other}")
        }
        Problem::RepeatedInStart { .. } => "起始局面可由任意的数写成：请给每个数不同的名字，或写 `_`".into(),
        Problem::MixedScripts { .. } => "请只用一种文字的字母".into(),
        Problem::LooksLike { .. } => "若本应相同，请重新输入；否则请换一个名字".into(),
        Problem::UnknownName { suggestion, .. } => {
            did_you_mean(suggestion, "请在左边写出它，或者写 `exists k: …` 表示“存在某个数”")
        }
        Problem::Undeclared { name, suggestion } => {
            did_you_mean(suggestion, &format!("请先声明：{}", code(&format!("game …({name})"))))
        }
        Problem::UnknownFunction { suggestion, .. } => {
            did_you_mean(suggestion, &format!("函数有 {}", FUNCTIONS.map(code).join("、")))
        }
        Problem::UnknownPredicate { suggestion, .. } => {
            let predicates = PREDICATES.map(code).join("、");
            did_you_mean(suggestion, &format!("谓词有 {predicates}，以及文件中的自动机"))
        }
        Problem::UnknownWord { words, suggestion, .. } => {
            did_you_mean(suggestion, &format!("它可以是 {}", all(words)))
        }
        Problem::UnknownBoard { suggestion, .. } => {
            did_you_mean(suggestion, &format!("棋盘有：{}", all(&Board::ALL.map(Board::name))))
        }
        Problem::UnknownGame { suggestion, known, .. } if known.is_empty() => did_you_mean(suggestion, ""),
        Problem::UnknownGame { suggestion, known, .. } => {
            did_you_mean(suggestion, &format!("已有的游戏：{}", all(known)))
        }
        Problem::UnknownParameter { suggestion, known, .. } if known.is_empty() => {
            did_you_mean(suggestion, "它没有参数")
        }
        Problem::UnknownParameter { suggestion, known, .. } => {
            did_you_mean(suggestion, &format!("它的参数有 {}", all(known)))
        }
        Problem::UnknownState { suggestion, .. } => did_you_mean(suggestion, "请为它补上 `state …: …` 一行"),
        Problem::NoArguments { name } => format!("请写 {}", code(&format!("{name}(n)"))),
        Problem::NumberForFormula => "请把它与别的数比较：`n = 0`".into(),
        Problem::ComparedFormulas => "两个条件同真同假，请写 `iff`".into(),
        Problem::SetAsNumber { name } => format!("请写 {}", code(&format!("k in {name}"))),
        Problem::ChoiceAsNumber { name } => format!("请与它的某个词比较：{}", code(&format!("{name} = …"))),
        Problem::NotACode { .. } => "请把参数声明为 `code: octal` 或 `code: hexadecimal`".into(),
        Problem::PlacesOutside { heaps: 3 } => "请写 `code[0]`、`code[1]`、`code[2]` 或 `code[3]`".into(),
        Problem::PlacesOutside { .. } => {
            "请写 `code[0]`、`code[1]` 或 `code[2]`；`hexadecimal` 码还有 `code[3]`".into()
        }
        Problem::AnyAsNumber { name } => format!("请写 {}", code(&format!("k <= {name}"))),
        Problem::CodeAsNumber { name } => format!("请写 {}", code(&format!("k in {name}[1]"))),
        Problem::GraphAsNumber { .. } => "图只供 `native` 着法使用".into(),
        Problem::TextAsNumber { .. } => "文字只供 `native` 着法使用".into(),
        Problem::RowOutside { .. } => "请写 `[.., x, ..] -> [.., next_free(x), ..]`".into(),
        Problem::UnorderedTuple => "请删去此句，或把局面写成行 `[.., x, ..]`".into(),
        Problem::RulesAndNative => "请删去其中一个".into(),
        Problem::NoNative { .. } => "请把着法写成规则 `before -> after`".into(),
        Problem::CodeDigit { .. } => "八进制数字为 0 到 7：可留 0、1、2 堆分别记 1、2、4，再相加".into(),
        Problem::CodeSplit { .. } => "小数点前请写 0 或 4；十六进制码也可写 8 或 C".into(),
        Problem::EdgeEnds => "请把边写成 `0-1,1-2`，用逗号分隔".into(),
        Problem::NotASet { .. } => "请写 `{1, 3..5}` 这样的集合，或声明为 `S: set` 的参数".into(),
        Problem::FunctionAsName { name } => format!("请写 {}，或换一个名字", code(&format!("{name}(…)"))),
        Problem::PatternTerm => "请写名字，把等式放到 `where` 后面：`(n) -> … where n = 2*k`".into(),
        Problem::ClaimPlace => "请写名字，把条件放到右边：`P(a, b) iff a = 0 and …`".into(),
        Problem::ClaimRow => "请写 `P[x at i, ..] iff …`；`x` 是元素，`i` 是它的序号，从 1 数起".into(),
        Problem::GapCount { .. } => "右边的 `..` 依次对应左边的 `..`".into(),
        Problem::GapInTuple => "长度不定的行写作 `[a, ..]`".into(),
        Problem::GapInStart | Problem::UselessStart { .. } => "请写 `start (n) = (n, n - 1)`".into(),
        Problem::OpenCondition { .. } => "关于局面的条件写在规则的 `where` 后面，或写进断言里".into(),
        Problem::FoldOutside { name } if name == "xor" => {
            "请写 `a xor b`；`xor(n)` 用在关于整个和的断言里：`P((n) + ..) iff …`".into()
        }
        Problem::FoldOutside { name } if matches!(&**name, "min" | "max") => {
            format!("请写 {}", code(&format!("{name}(a, b)")))
        }
        Problem::FoldOutside { .. } => "请说整个和 `P((n) + ..) iff …`，或行 `P[x at i, ..] iff …`".into(),
        Problem::ElementOutside { name } => {
            format!(
                "请把各分量或各数合并：{}、{}",
                code(&format!("xor({name})")),
                code(&format!("count({name} > 1)"))
            )
        }
        Problem::Irrational => {
            "请写 `floor(phi*j)` 或 `floor((1 + sqrt(5))/2*j)`；phi 是黄金比，phi*phi = phi + 1".into()
        }
        Problem::RationalFloor => {
            "请写 `floor(phi*j)` 或 `floor((1 + sqrt(5))/2*j)`；商向下取整写作 `a div b`".into()
        }
        Problem::VaryingFactor { .. } => "会变的数与系数相乘：`floor(sqrt(2)*j)`".into(),
        Problem::SubtractedRoot => "请写成 `(p + sqrt(d))/q`，如 `floor((sqrt(13) - 1)/2*j)`".into(),
        Problem::EmptyPeriod => "至少写一个值：`repeat [0]`".into(),
        Problem::PieceAfterOtherwise => "请写在它前面".into(),
        Problem::BareTermInPieces => "请写 `if …`；最后一种情形写 `otherwise`".into(),
        Problem::Declaration | Problem::BoundOfOther { .. } => {
            "请写 `m`、`m >= 1`、`1 <= m <= 20`、`S: set` 或 `piece: king | queen`".into()
        }
        Problem::MissingArgument { name, .. } => format!("请加上 {}", code(&format!("{name} = …"))),
        Problem::Base { .. } => "请写 `base 2` 到 `base 10`、`in zeckendorf` 或 `in quadratic 2`".into(),
        Problem::Quadratic { .. } => "请写 `in quadratic 1`（即 `in zeckendorf`）到 `in quadratic 9`".into(),
        Problem::DigitCount { .. } => "每个数写一个数字，连写在一起：`01 -> a`".into(),
        Problem::NoStates { .. } => "请加上 `state a: 0 -> a, 1 -> b` 和 `accept b` 这样的行".into(),
        Problem::RepeatedBefore => "请写 `(a, b) -> (a, r) and (a, r + a)`".into(),
        Problem::ChosenInCondition { name } => {
            format!("{} 满足的条件请写在前面：{}", code(name), code(&format!("for some {name}: …")))
        }
        Problem::BeyondReach => "可以用加减、比较、乘以或模固定的数、取整和自动机".into(),
        Problem::UndecidableSets => "请把其中一个换成 `{q: q mod 6 != 0}` 这样的集合".into(),
        Problem::UnorderedRow { .. } => "请用 `where` 说明有哪些着法".into(),
        Problem::ArgumentSort { sort: Sort::Octal, .. } => "请写 `0.77` 或 `4.7`".into(),
        Problem::ArgumentSort { sort: Sort::Hexadecimal, .. } => "请写 `0.77`、`4.7` 或 `0.F6`".into(),
        Problem::ArgumentSort { sort: Sort::Graph, .. } => "请写 `0-1,1-2`".into(),
        Problem::ArgumentSort { sort: Sort::Text, .. } => "请写一个词，最多 10000 字节".into(),
        Problem::ArgumentSort { sort: Sort::Set, .. } => "请写 `1,3,4` 或 `{1,3..5}`".into(),
        Problem::EmptyPosition => "请写数：`3 4 5` 是三堆，`3,5` 是由两个数组成的一个局面".into(),
        Problem::PositionCharacter { .. } | Problem::EmptyPlace => {
            "同一分量的数用逗号连接，各分量用空格分开：`3,5 7,9`".into()
        }
        Problem::UnusedParameter { .. } => "请删去它，或在规则或断言中使用它".into(),
        Problem::UsedOnce { suggestion, .. } => did_you_mean(suggestion, ""),
        Problem::DuplicateClaim => "请删去它".into(),
        _ => String::new(),
    }
}

pub(super) fn note(note: &Note) -> String {
    match note {
        Note::Here => String::new(),
        Note::OpensHere => "在这里打开".into(),
        Note::ClosesHere(close) => format!("这里应有 {}", code(close)),
        Note::RuleHere => "这里有一条规则".into(),
        Note::Numbers(given) => format!("这里有 {given} 个数"),
        Note::Gaps(given) => format!("这里有 {given} 个 `..`"),
        Note::FirstHere => "先在这里".into(),
        Note::AgainHere => "又在这里".into(),
        Note::FormFromHere => "局面的样子由这里决定".into(),
    }
}

/// Letters that tell a name from another; nothing if there are none.
fn among(letters: &[String]) -> String {
    if letters.is_empty() { String::new() } else { format!("，含 {}", letters.join("、")) }
}
