//! Mistakes in a text, in Chinese.

use super::phrases::{among, bounds, construct, sort};
use crate::problem::{Definition, Doubt, FoundToken, Input, Misplaced, Misuse, Naming, Problem, Syntax};
use crate::words::quote::{code, foreign};
use crate::{Form, NoSurd};

pub(in crate::words) fn message(problem: &Problem) -> String {
    match problem {
        Problem::Syntax(problem) => syntax(problem),
        Problem::Naming(problem) => naming(problem),
        Problem::Misuse(problem) => misuse(problem),
        Problem::Misplaced(problem) => misplaced(problem),
        Problem::Definition(problem) => definition(problem),
        Problem::Input(problem) => input(problem),
        Problem::Board(problem) => super::board::message(problem),
        Problem::Doubt(problem) => doubt(problem),
    }
}

fn syntax(problem: &Syntax) -> String {
    match problem {
        Syntax::Character { given, .. } => format!("字符 {} 在这里没有意义", code(&given.to_string())),
        Syntax::Operator { given, .. } if given == "/" => "`/` 只能写在 `floor` 的系数里".into(),
        Syntax::Operator { given, .. } => format!("{} 不是本语言的运算符", code(given)),
        Syntax::UnclosedText => "文字的引号没有闭合".into(),
        Syntax::LongNumber { digits, limit } => format!("这个数有 {digits} 位，太长了；上限是 {limit} 位"),
        Syntax::LongFile => "文本超过 4 GiB".into(),
        Syntax::Stopped => "规则没有读完".into(),
        Syntax::TooMany { limit } => format!("错误超过 {limit} 个，其余不再显示"),
        Syntax::Expected { construct: it, found: FoundToken::End, .. } => {
            format!("这里应为{}，但这一行已经结束", construct(*it))
        }
        Syntax::Expected { construct: it, found: FoundToken::Token(there), .. } => {
            format!("这里应为{}，却是 {}", construct(*it), code(there))
        }
        Syntax::Unclosed { open, .. } => format!("括号 {} 没有闭合", code(open)),
        Syntax::Mismatched { open, close } => format!("括号 {} 要用 {} 闭合", code(open), code(close)),
        Syntax::Unopened { close } => format!("{} 没有对应的左括号", code(close)),
        Syntax::TooDeep { limit } => format!("嵌套超过 {limit} 层"),
        Syntax::TooManyVariables { limit } => format!("除局面中的变量外，变量超过 {limit} 个"),
        Syntax::UnknownItem { given, .. } => format!("一行不能以 {} 开头", code(given)),
        Syntax::MissingArrow => "规则中，走之前和走之后的局面之间要有 `->`".into(),
        Syntax::MissingWhere { .. } => "规则的条件以 `where` 开头".into(),
        Syntax::MissingIff { given } => format!("关于胜负的断言要用 `iff`，而不是 {}", code(given)),
        Syntax::MissingEquals { given } => format!("关于 SG 值的断言要用 `=`，而不是 {}", code(given)),
        Syntax::ImplicitProduct { left, right } => {
            format!("乘号不能省略：{}", code(&format!("{left}*{right}")))
        }
        Syntax::EmptyTuple => "局面至少要有一个数".into(),
        Syntax::EmptySumPart => "`()` 不能作为和的分量".into(),
        Syntax::MissingGame => "文件没有说明是哪个游戏".into(),
        Syntax::MissingRules => "这个游戏没有规则".into(),
        Syntax::Duplicate { item } => format!("{} 出现了两次", code(item)),
        Syntax::LawAndCompound { name } => {
            format!("{} 的局面就是原游戏的局面，不能再加局面条件", code(name))
        }
        Syntax::RulesAndCompound { name } => {
            format!("一个游戏要么写规则，要么写 {}，不能都写", code(name))
        }
        Syntax::TwoCompounds => "每个分量都动与至多动若干个分量，只能选一种".into(),
        Syntax::StateOutside => "这一行属于自动机，但它的上方没有自动机".into(),
    }
}

fn naming(problem: &Naming) -> String {
    match problem {
        Naming::DuplicateName { name } => format!("名字 {} 声明了两次", code(name)),
        Naming::RepeatedInHead { name } | Naming::RepeatedInStart { name } => {
            format!("{} 在左边出现了两次", code(name))
        }
        Naming::MixedScripts { name } => {
            format!("{} 混用了几种文字的字母{}", code(name), among(&foreign(name, "")))
        }
        Naming::LooksLike { name, other } => {
            let letters = among(&foreign(name, other));
            format!("{} 看起来像 {}，却是另一个名字{letters}", code(name), code(other))
        }
        Naming::Shadowed { name } => format!("名字 {} 在这里已有含义", code(name)),
        Naming::UnknownName { name, .. } => format!("没有叫 {} 的东西", code(name)),
        Naming::Undeclared { name, .. } => format!("没有叫 {} 的参数", code(name)),
        Naming::UnknownFunction { name, .. } => format!("没有函数 {}", code(name)),
        Naming::UnknownPredicate { name, .. } => format!("没有谓词 {}", code(name)),
        Naming::UnknownWord { parameter, word, .. } => format!("{} 不能取 {}", code(parameter), code(word)),
        Naming::UnknownBoard { name, .. } => format!("没有棋盘 {}", code(name)),
        Naming::UnknownGame { name, .. } => format!("没有游戏 {}", code(name)),
        Naming::UnknownParameter { game, name, .. } => format!("{} 没有参数 {}", code(game), code(name)),
        Naming::LetterAsName { name } => format!("{} 是这个游戏的字母，代表一个数", code(name)),
        Naming::UndeclaredLetter { given, .. } => format!("{} 不是这个游戏的字母", code(&given.to_string())),
        Naming::UnknownState { name, .. } => format!("没有状态 {}", code(name)),
    }
}

fn misuse(problem: &Misuse) -> String {
    match problem {
        Misuse::Arity { expected, given } => {
            format!("本游戏的局面由 {expected} 个数组成，这里却有 {given} 个")
        }
        Misuse::WrongForm { expected: Form::Row } => "本游戏的局面是行，写作 `[…]`".into(),
        Misuse::WrongForm { .. } => "本游戏的局面是数组，写作 `(…)`".into(),
        Misuse::CallArity { name, expected, given } => {
            format!("{} 要 {expected} 个参数，这里给了 {given} 个", code(name))
        }
        Misuse::DigitBase { given } => format!("没有 {given} 进制"),
        Misuse::NoArguments { name } => format!("要说明 {} 说的是哪个数", code(name)),
        Misuse::FormulaForNumber => "这里要的是数，写的却是条件".into(),
        Misuse::NumberForFormula => "这里要的是条件，写的却是数".into(),
        Misuse::ComparedFormulas => "条件之间不能像数一样比较".into(),
        Misuse::SetAsNumber { name } => format!("{} 是集合，不是数", code(name)),
        Misuse::ChoiceAsNumber { name } => format!("{} 是词，不是数", code(name)),
        Misuse::NotASet { name } => format!("{} 不是集合", code(name)),
        Misuse::ValueOfBlocking => "可以禁着的游戏没有 SG 值".into(),
        Misuse::BlockingWith { item } => format!("`blocking` 不能与 {} 同用", code(item)),
        Misuse::ValueOfEntailing => "有 `entailing` 着法时，分量不一定有 SG 值".into(),
        Misuse::EntailingWith { item } => format!("`entailing` 的规则不能与 {} 同用", code(item)),
        Misuse::ValueOfEvery => "每个分量都要走的游戏没有 SG 值".into(),
        Misuse::ListAsNumber { name } => format!("{} 是数列，不是数", code(name)),
        Misuse::NotAList { name } => format!("{} 不是数列", code(name)),
        Misuse::ZerothEntry { name } => {
            format!("没有 {}：数列的项从 1 数起", code(&format!("{name}[0]")))
        }
        Misuse::TupleAsNumber => "元组不是数".into(),
        Misuse::TupleLength { members: 1, given } => format!("集合的成员是数，不是 {given} 元组"),
        Misuse::TupleLength { members, given: 1 } => format!("集合的成员是 {members} 元组，不是数"),
        Misuse::TupleLength { members, given } => format!("集合的成员是 {members} 元组，不是 {given} 元组"),
        Misuse::NotACode { name } => format!("{} 不是代码", code(name)),
        Misuse::PlacesOutside { heaps: 3 } => "十六进制码的每一位只说明能否留下 0、1、2 或 3 堆".into(),
        Misuse::PlacesOutside { .. } => "八进制码的每一位只说明能否留下 0、1 或 2 堆".into(),
        Misuse::AnyAsNumber { name } => format!("{} 可以是 {}，只能用来比较", code(name), code("any")),
        Misuse::CodeAsNumber { name } => format!("{} 是代码，不是数", code(name)),
        Misuse::GraphAsNumber { name } => format!("{} 是图，不是数", code(name)),
        Misuse::TextAsNumber { name } => format!("{} 是文字，不是数", code(name)),
        Misuse::RowOutside { name } => format!("{} 只能用在关于行的规则里", code(name)),
        Misuse::LongLetter { name } => format!("{} 不止一个字母", code(name)),
        Misuse::LettersOfTuple => "只有行才能用字母书写".into(),
        Misuse::ValueOutside => "`value(…)` 只在关于单个分量的断言 `value(…) = …` 里才是数".into(),
        Misuse::UnorderedTuple => "只有行才能无序".into(),
        Misuse::RulesAndNative => "着法为 `native` 的游戏不写规则".into(),
        Misuse::NoNative { name } => format!("没有用 Rust 写的 {} 的着法", code(name)),
        Misuse::CodeDigit { given } => format!("{} 不是八进制数字", code(&given.to_string())),
        Misuse::CodeSplit { given } => format!("小数点前的数字是 {given}，但不取石子时只能把堆分开"),
        Misuse::EdgeEnds => "一条边有两个端点".into(),
        Misuse::FunctionAsName { name } => format!("{} 是函数，不能作变量", code(name)),
    }
}

fn misplaced(problem: &Misplaced) -> String {
    match problem {
        Misplaced::WildcardOutside => "`_` 只能写在左边，表示无关紧要的数".into(),
        Misplaced::PatternTerm => "左边只能给局面中的数起名字".into(),
        Misplaced::ClaimPlace => "这里只能写名字".into(),
        Misplaced::DigitsWithin => "按数字递归的断言针对所有局面".into(),
        Misplaced::DigitPlace => "这里只能写名字、数，或某个名字的倍数加一位数字".into(),
        Misplaced::DigitsMissing { head } => format!("没有一句说到 {}", code(head)),
        Misplaced::DigitsTwice { head } => format!("有两句说到 {}", code(head)),
        Misplaced::ClaimRow => "关于行的断言要说明每个元素".into(),
        Misplaced::GapCount { before, after } => {
            format!("左边有 {before} 个没有名字的 `..`，右边却有 {after} 个")
        }
        Misplaced::GapInTuple => "`..` 只能写在 `[` 和 `]` 之间".into(),
        Misplaced::GapInStart => "起始局面只是一列数".into(),
        Misplaced::ValueOfStarts => "这个简写形式里有的数不是局面里的数，无法用它算出 SG 值".into(),
        Misplaced::NoGapName => "这个 `..` 前面只能写一个新的名字".into(),
        Misplaced::GapAsNumber { name } => {
            format!("{} 代表一个空档里的所有数，不能单独当作一个数", code(name))
        }
        Misplaced::EachOfGaps { gaps: 0 } => "`..` 前面的项没有提到任何空档".into(),
        Misplaced::EachOfGaps { gaps } => {
            format!("`..` 前面的项提到了 {gaps} 个空档，它们不一定一样长")
        }
        Misplaced::UselessStart { arity } => format!("{arity} 个数的局面已经表示它自己"),
        Misplaced::OpenCondition { name } => format!("`when` 只谈参数，而 {} 不是参数", code(name)),
        Misplaced::VaryingCount { name } => {
            format!("个数只能与固定的数比较，而 {} 不是参数", code(name))
        }
        Misplaced::CountOutside => "`count(j: …)` 只能与固定的数比较".into(),
        Misplaced::FoldOutside { name } => {
            format!("{} 用来合并和的各分量或行的各数，这里没有这样的东西", code(name))
        }
        Misplaced::NestedFold => "`xor`、`sum`、`min`、`max`、`count` 不能互相嵌套".into(),
        Misplaced::UnwantedFilter { name } => format!("{} 里不能写 `where`", code(name)),
        Misplaced::ElementOutside { name } => {
            format!("{} 在每个分量或元素里都不同，单独写没有意义", code(name))
        }
        Misplaced::Irrational => "`phi` 和 `sqrt` 只能写在 `floor` 的系数里，且只能写一次".into(),
        Misplaced::RationalFloor => "`floor` 里应为 `phi` 或平方根的倍数".into(),
        Misplaced::VaryingFactor { name } => {
            format!("`floor` 的系数由数和参数组成，不能有 {}", code(name))
        }
        Misplaced::SubtractedRoot => "`floor` 的系数里有参数时，根号前应为加号，不能是减号".into(),
        Misplaced::Factor(NoSurd::Root) => "根号下是负数".into(),
        Misplaced::Factor(NoSurd::Over) => "系数的除数为 0 或负数".into(),
        Misplaced::Factor(NoSurd::Negative | NoSurd::Open) => "系数是负数".into(),
        Misplaced::PeriodicArity => "列出 SG 值时，局面只能由一个数组成".into(),
        Misplaced::EmptyPeriod => "周期是空的".into(),
        Misplaced::PieceAfterOtherwise => "`otherwise` 之后不能再有别的情形".into(),
        Misplaced::BareTermInPieces => "这一种情形没有说明何时成立".into(),
    }
}

fn definition(problem: &Definition) -> String {
    match problem {
        Definition::Base { given } => format!("自动机不能读 {given} 进制的数"),
        Definition::Quadratic { given } => format!("没有 `quadratic {given}` 这种记数法"),
        Definition::Recurrence { given, .. } => format!("没有 `recurrence {given}` 这种记数法"),
        Definition::Digit { digit, most } => format!("这里的数字是 0 到 {most}，{digit} 不在其中"),
        Definition::DigitCount { expected, given } => {
            format!("这个自动机每次读 {expected} 个数字，而不是 {given} 个")
        }
        Definition::DuplicateTransition { digits } => format!("这个状态读到 {} 时有两种去向", code(digits)),
        Definition::NoStates { name } => format!("自动机 {} 没有状态", code(name)),
        Definition::RepeatedBefore => "这些着法出自同一局面，只写一次".into(),
        Definition::ChosenInCondition { name } => {
            format!("只有 `where` 后的条件成立时才选取 {}", code(name))
        }
        Definition::BeyondReach => "自动机无法判定这里的内容，假定不能以它为据".into(),
        Definition::UndecidableSets => "这两个集合自动机都无法判定".into(),
        Definition::Contradiction { number } => {
            format!("{number} 属于这个集合，却不属于后面本应包含它的集合")
        }
        Definition::UnorderedRow { words } => format!("{} 不能用于无序的行", code(words)),
    }
}

fn input(problem: &Input) -> String {
    match problem {
        Input::Declaration => "这不是参数的声明".into(),
        Input::BoundOfOther { name } => format!("{} 的界要与已知的量比较", code(name)),
        Input::WrongDefault { name, sort: it } => format!("{} 是{}", code(name), sort(*it)),
        Input::DefaultOutOfBounds { name, least, most } => {
            format!("{} 的默认值{}", code(name), bounds(least, most))
        }
        Input::NestedCompound { name } => format!("{} 本身已是复合游戏", code(name)),
        Input::MissingArgument { game, name } => format!("{} 需要 {} 的值", code(game), code(name)),
        Input::ArgumentSort { name, sort: it, given } => {
            format!("{} 应为{}，而不是 {}", code(name), sort(*it), code(given))
        }
        Input::LongList { limit } => format!("数列太长，不能超过 {limit} 项"),
        Input::LargeSet { limit } => format!("集合太大，不能超过 {limit} 个数"),
        Input::ArgumentOutOfBounds { name, least, most } => {
            format!("{} {}", code(name), bounds(least, most))
        }
        Input::EmptyPosition => "没有给出局面".into(),
        Input::Negative => "这里不能有负数".into(),
        Input::PositionCharacter { given } => {
            format!("局面由数组成，而 {} 不是数", code(&given.to_string()))
        }
        Input::EmptyPlace => "这里缺一个数".into(),
        Input::EmptyRange => "这个范围的终点小于起点".into(),
        Input::LargeRange { limit } => format!("例子涉及的局面过多，不能超过 {limit} 个"),
        Input::OutsideRange => "这个局面不在例子所说的局面之中".into(),
        Input::ValueCount { positions, values } => {
            format!("共有 {positions} 个局面，应给出同样多的值，而不是 {values} 个")
        }
    }
}

fn doubt(problem: &Doubt) -> String {
    match problem {
        Doubt::UnusedParameter { name } => format!("参数 {} 没有用到", code(name)),
        Doubt::UsedOnce { name, .. } => format!("{} 只在这里出现，意思是“存在某个自然数”", code(name)),
        Doubt::DuplicateClaim => "这个断言前面已经有了".into(),
    }
}
