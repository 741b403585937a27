//! Advice on mending a text, in Chinese.

use super::phrases::{all, did_you_mean, list};
use crate::problem::{
    Construct, Definition, Doubt, FoundToken, Input, Misplaced, Misuse, Naming, Problem, Syntax,
};
use crate::vocabulary::{FUNCTIONS, PREDICATES};
use crate::words::quote::code;
use crate::{Board, Sort};
use ::numeration::NoRecurrence;

pub(in crate::words) fn help(problem: &Problem) -> String {
    match problem {
        Problem::Syntax(problem) => syntax(problem),
        Problem::Naming(problem) => naming(problem),
        Problem::Misuse(problem) => misuse(problem),
        Problem::Misplaced(problem) => misplaced(problem),
        Problem::Definition(problem) => definition(problem),
        Problem::Input(problem) => input(problem),
        Problem::Board(problem) => super::board::help(problem),
        Problem::Doubt(problem) => doubt(problem),
    }
}

fn syntax(problem: &Syntax) -> String {
    match problem {
        Syntax::Character { instead: Some(instead), .. } => format!("请写 {}", code(instead)),
        Syntax::Operator { given, .. } if given == "=>" => {
            "着法写 `->`，“不小于”写 `>=`，条件之间的“蕴含”写 `implies`".into()
        }
        Syntax::Operator { given, .. } if given == "//" => "整除写 `div`；注释以 `#` 开头".into(),
        Syntax::Operator { given, .. } if given == "^" => "异或写 `xor`；没有乘方，请写 `a*a`".into(),
        Syntax::Operator { given, .. } if given == "/" => "商向下取整写作 `div`".into(),
        Syntax::Operator { instead, .. } => format!("请写 {}", list(instead)),
        Syntax::UnclosedText => "请在同一行用 `\"` 结束文字".into(),
        Syntax::Expected { suggestion: Some(word), .. } => did_you_mean(&Some(word.clone()), ""),
        Syntax::Expected { construct: Construct::EndOfLine, found: FoundToken::Token(token), .. } => {
            match &**token {
                "," | "，" => "两个条件之间请写 `and`".into(),
                "else" => "请把各种情形分行写：`1 if n = 0`、`| 2 otherwise`".into(),
                _ => String::new(),
            }
        }
        Syntax::Expected { construct: Construct::Expression, found: FoundToken::Token(token), .. }
            if ["mod", "div", "divides"].contains(&&**token) =>
        {
            format!("{0} 写在两项之间：`a {1} b`", code(token), token)
        }
        Syntax::Expected { construct: Construct::Expression, found: FoundToken::Token(token), .. }
            if token == "-" =>
        {
            "没有负数，请写 `0 - x`".into()
        }
        Syntax::Expected { construct: Construct::Language, .. } => {
            "请写 `title en \"…\"` 或 `title zh \"…\"`".into()
        }
        Syntax::Expected { construct: Construct::Text, .. } => "请把文字写在 `\"` 和 `\"` 之间".into(),
        Syntax::Expected { construct: Construct::Outcome, .. } => {
            "`P`：轮到走的人必败；`N`：轮到走的人必胜；`D`：平局".into()
        }
        Syntax::Unclosed { close, .. } | Syntax::Mismatched { close, .. } => {
            format!("请写 {}", code(close))
        }
        Syntax::Unopened { .. } => "请删去它，或在前面补上左括号".into(),
        Syntax::TooDeep { .. } | Syntax::TooManyVariables { .. } => "请拆成较小的条件或规则".into(),
        Syntax::UnknownItem { given, .. } if given == "for" => {
            "断言针对哪些局面写在末尾：`P(n) iff n mod 6 = 1 where odd(n)`".into()
        }
        Syntax::UnknownItem { suggestion, .. } => did_you_mean(
            suggestion,
            "一行可以是规则 `(n) -> (n - 1)`，可以是断言 `P(n) iff …`，也可以以 `game`、`end`、`example` 等词开头",
        ),
        Syntax::MissingArrow => "请写 `(n) -> (n - 1)`".into(),
        Syntax::MissingWhere { .. } => "请写 `(n) -> (n - k) where k >= 1`".into(),
        Syntax::MissingIff { .. } => "请写 `P(n) iff n mod 4 = 0`".into(),
        Syntax::MissingEquals { .. } => "请写 `value(n) = n`".into(),
        Syntax::EmptyTuple => "没有数的游戏，可以用一个恒为 0 的数".into(),
        Syntax::EmptySumPart => "不用写它：`(a) + (b)`".into(),
        Syntax::MissingGame => "第一行请写 `game nim` 这样的话".into(),
        Syntax::MissingRules => "至少写一条规则，如 `(n) -> (n - k) where k >= 1`".into(),
        Syntax::RulesAndCompound { name: "every of …" } => {
            "请删去其中一个；若要用于本文件的规则，请写 `every component moves`".into()
        }
        Syntax::Duplicate { .. } | Syntax::RulesAndCompound { .. } | Syntax::TwoCompounds => {
            "请删去其中一个".into()
        }
        Syntax::LawAndCompound { .. } => "请把局面条件写进原游戏的文件，或直接写出规则".into(),
        Syntax::StateOutside => "请写在 `automaton odd_ones(n) base 2` 这样的行下面".into(),
        _ => String::new(),
    }
}

fn naming(problem: &Naming) -> String {
    match problem {
        Naming::DuplicateName { .. } | Naming::Shadowed { .. } => "请换一个名字".into(),
        Naming::RepeatedInHead { name } => {
            let other = code(&format!("{name} = {name}2"));
            format!("断言针对所有局面：请给每个数不同的名字，需要相等时在右边写 {other}")
        }
        Naming::RepeatedInStart { .. } => "起始局面可由任意的数写成：请给每个数不同的名字，或写 `_`".into(),
        Naming::MixedScripts { .. } => "请只用一种文字的字母".into(),
        Naming::LooksLike { .. } => "若本应相同，请重新输入；否则请换一个名字".into(),
        Naming::UnknownName { suggestion, .. } => {
            did_you_mean(suggestion, "请在左边写出它，或者写 `exists k: …` 表示“存在某个数”")
        }
        Naming::Undeclared { name, sort, suggestion } => did_you_mean(
            suggestion,
            &format!("请先声明：{}", code(&format!("game …({})", sort.declaration(name)))),
        ),
        Naming::UnknownFunction { suggestion, .. } => {
            did_you_mean(suggestion, &format!("函数有 {}", FUNCTIONS.map(code).join("、")))
        }
        Naming::UnknownPredicate { suggestion, .. } => {
            let predicates = PREDICATES.map(code).join("、");
            did_you_mean(suggestion, &format!("谓词有 {predicates}，以及文件中的自动机"))
        }
        Naming::UnknownWord { words, suggestion, .. } => {
            did_you_mean(suggestion, &format!("它可以是 {}", all(words)))
        }
        Naming::UnknownBoard { suggestion, .. } => {
            did_you_mean(suggestion, &format!("棋盘有：{}", all(&Board::ALL.map(Board::name))))
        }
        Naming::UnknownGame { suggestion, known, .. } if known.is_empty() => did_you_mean(suggestion, ""),
        Naming::UnknownGame { suggestion, known, .. } => {
            did_you_mean(suggestion, &format!("已有的游戏：{}", all(known)))
        }
        Naming::UnknownParameter { suggestion, known, .. } if known.is_empty() => {
            did_you_mean(suggestion, "它没有参数")
        }
        Naming::UnknownParameter { suggestion, known, .. } => {
            did_you_mean(suggestion, &format!("它的参数有 {}", all(known)))
        }
        Naming::LetterAsName { .. } => "请换一个名字".into(),
        Naming::UndeclaredLetter { letters, .. } => {
            let letters: Vec<String> = letters.iter().map(|letter| code(&letter.to_string())).collect();
            format!("字母有 {}", letters.join("、"))
        }
        Naming::UnknownState { suggestion, .. } => did_you_mean(suggestion, "请为它补上 `state …: …` 一行"),
    }
}

fn misuse(problem: &Misuse) -> String {
    match problem {
        Misuse::CallArity { name, given: 1, .. } if name == "gcd" => {
            "请把各数逐个写出：`gcd(a, b, c)`；`gcd` 不能对一行或一个和来取".into()
        }
        Misuse::CallArity { name, .. } if name == "digit" => {
            "请写 `digit(n, i)`，b 进制写 `digit(n, i, b)`".into()
        }
        Misuse::DigitBase { .. } => "请写 2 或更大的进制；不写进制时，`digit(n, i)` 是十进制".into(),
        Misuse::NoArguments { name } => format!("请写 {}", code(&format!("{name}(n)"))),
        Misuse::NumberForFormula => "请把它与别的数比较：`n = 0`".into(),
        Misuse::ComparedFormulas => "两个条件同真同假，请写 `iff`".into(),
        Misuse::SetAsNumber { name } => format!("请写 {}", code(&format!("k in {name}"))),
        Misuse::ChoiceAsNumber { name } => format!("请与它的某个词比较：{}", code(&format!("{name} = …"))),
        Misuse::NotACode { .. } => "请把参数声明为 `code: octal` 或 `code: hexadecimal`".into(),
        Misuse::PlacesOutside { heaps: 3 } => "请写 `code[0]`、`code[1]`、`code[2]` 或 `code[3]`".into(),
        Misuse::PlacesOutside { .. } => {
            "请写 `code[0]`、`code[1]` 或 `code[2]`；`hexadecimal` 码还有 `code[3]`".into()
        }
        Misuse::AnyAsNumber { name } => format!("请写 {}", code(&format!("k <= {name}"))),
        Misuse::CodeAsNumber { name } => format!("请写 {}", code(&format!("k in {name}[1]"))),
        Misuse::GraphAsNumber { .. } => "图只供 `native` 着法使用".into(),
        Misuse::TextAsNumber { .. } => "文字只供 `native` 着法使用".into(),
        Misuse::RowOutside { .. } => "请写 `[.., x, ..] -> [.., next_free(x), ..]`".into(),
        Misuse::ValueOutside => "请写出这个数，或 P 与 N 取决于什么".into(),
        Misuse::LongLetter { .. } => "请一个个写字母，用逗号分隔：`letters A, B`".into(),
        Misuse::LettersOfTuple => "请删去此句，或把局面写成行 `[.., x, ..]`".into(),
        Misuse::UnorderedTuple => "请删去此句，或把局面写成行 `[.., x, ..]`".into(),
        Misuse::RulesAndNative => "请删去其中一个".into(),
        Misuse::NoNative { .. } => "请把着法写成规则 `before -> after`".into(),
        Misuse::CodeDigit { .. } => "八进制数字为 0 到 7：可留 0、1、2 堆分别记 1、2、4，再相加".into(),
        Misuse::CodeSplit { .. } => "小数点前请写 0 或 4；十六进制码也可写 8 或 C".into(),
        Misuse::EdgeEnds => "请把边写成 `0-1,1-2`，用逗号分隔".into(),
        Misuse::NotASet { .. } => {
            "请写 `{1, 3..5}` 或 `divisors(n)` 这样的集合，或声明为 `S: set` 的参数".into()
        }
        Misuse::ValueOfEntailing => "请断言谁赢，如 `P(n) iff …`".into(),
        Misuse::EntailingWith { .. } => "限定应着只用于自己有规则、正常规则、无着可走即终局的游戏".into(),
        Misuse::ValueOfBlocking => "请断言谁赢，如 `P(n) iff …`".into(),
        Misuse::BlockingWith { .. } => "禁着只用于自己有规则、正常规则、无着可走即终局的游戏".into(),
        Misuse::ValueOfEvery => "请断言谁赢，如 `P(n) iff …`；SG 值属于提供着法的那个游戏".into(),
        Misuse::ListAsNumber { name } => format!(
            "第 i 项写作 {}，项数写作 {}",
            code(&format!("{name}[i]")),
            code(&format!("length({name})"))
        ),
        Misuse::NotAList { .. } => "请写声明为 `a: list` 的参数".into(),
        Misuse::ZerothEntry { name } => {
            format!(
                "首项是 {}，末项是 {}",
                code(&format!("{name}[1]")),
                code(&format!("{name}[length({name})]"))
            )
        }
        Misuse::TupleAsNumber | Misuse::TupleLength { .. } => {
            "请写 `(x, y) in walls`，并把参数声明为 `walls: pairs`；或写 `(x, y) in {(1, 2), (3, 3)}`".into()
        }
        Misuse::FunctionAsName { name } => format!("请写 {}，或换一个名字", code(&format!("{name}(…)"))),
        _ => String::new(),
    }
}

fn misplaced(problem: &Misplaced) -> String {
    match problem {
        Misplaced::PatternTerm => "请写名字，把等式放到 `where` 后面：`(n) -> … where n = 2*k`".into(),
        Misplaced::ClaimPlace => "请写名字，把条件放到右边：`P(a, b) iff a = 0 and …`".into(),
        Misplaced::DigitsWithin => "去掉 `where`".into(),
        Misplaced::DigitPlace => "请写 `value(2*n + 1) = …`；数字要小于底数".into(),
        Misplaced::DigitsMissing { head } => format!("请加一句 {}", code(&format!("value{head} = …"))),
        Misplaced::DigitsTwice { .. } => "每位数字只写一句".into(),
        Misplaced::ClaimRow => "请写 `P[x at i, ..] iff …`；`x` 是元素，`i` 是它的序号，从 1 数起".into(),
        Misplaced::GapCount { .. } => {
            "右边的 `..` 依次对应左边的 `..`；要说明是哪个空档，请起名字：`[a.., x, b..] -> [x, b..]`".into()
        }
        Misplaced::ValueOfStarts => "请写出局面的所有数，用 `where` 说明是哪些局面".into(),
        Misplaced::NoGapName | Misplaced::GapAsNumber { .. } | Misplaced::EachOfGaps { .. } => {
            "左边的 `w..` 给空档起名字；右边在 `..` 前面写含 w 的项，对空档里的每个数各留下一个数：\
             `[.., x, w..] -> [.., y, min(w, y)..]`"
                .into()
        }
        Misplaced::GapInTuple => "长度不定的行写作 `[a, ..]`".into(),
        Misplaced::GapInStart | Misplaced::UselessStart { .. } => "请写 `start (n) = (n, n - 1)`".into(),
        Misplaced::OpenCondition { .. } => "关于局面的条件写在规则的 `where` 后面，或写进断言里".into(),
        Misplaced::VaryingCount { .. } | Misplaced::CountOutside => {
            "请写 `at most 2 j: …` 或 `count(j: …) <= k - 1`，其中 k 是数或参数".into()
        }
        Misplaced::FoldOutside { name } if name == "xor" => {
            "请写 `a xor b`；`xor(n)` 用在关于整个和的断言里：`P((n) + ..) iff …`".into()
        }
        Misplaced::FoldOutside { name } if matches!(&**name, "min" | "max") => {
            format!("请写 {}", code(&format!("{name}(a, b)")))
        }
        Misplaced::FoldOutside { .. } => "请说整个和 `P((n) + ..) iff …`，或行 `P[x at i, ..] iff …`".into(),
        Misplaced::ElementOutside { name } => {
            format!(
                "请把各分量或各数合并：{}、{}",
                code(&format!("xor({name})")),
                code(&format!("count({name} > 1)"))
            )
        }
        Misplaced::Irrational => {
            "请写 `floor(phi*j)` 或 `floor((1 + sqrt(5))/2*j)`；phi 是黄金比，phi*phi = phi + 1".into()
        }
        Misplaced::RationalFloor => {
            "请写 `floor(phi*j)` 或 `floor((1 + sqrt(5))/2*j)`；商向下取整写作 `a div b`".into()
        }
        Misplaced::VaryingFactor { .. } => "会变的数与系数相乘：`floor(sqrt(2)*j)`".into(),
        Misplaced::SubtractedRoot => "请写成 `(p + sqrt(d))/q`，如 `floor((sqrt(13) - 1)/2*j)`".into(),
        Misplaced::EmptyPeriod => "至少写一个值：`repeat [0]`".into(),
        Misplaced::PieceAfterOtherwise => "请写在它前面".into(),
        Misplaced::BareTermInPieces => "请写 `if …`；最后一种情形写 `otherwise`".into(),
        _ => String::new(),
    }
}

fn definition(problem: &Definition) -> String {
    match problem {
        Definition::Base { .. } => {
            "请写 `base 2` 到 `base 36`、`in zeckendorf`、`in quadratic 2` 或 `in recurrence 1 1 1`".into()
        }
        Definition::Quadratic { .. } => {
            "请写 `in quadratic 1`（即 `in zeckendorf`）到 `in quadratic 9`".into()
        }
        Definition::Recurrence { why, .. } => match why {
            NoRecurrence::Size => "请写 2 到 4 个系数，每个 0 到 35：`in recurrence 1 1 1`",
            NoRecurrence::Zero => "第一个和最后一个系数不能是 0",
            NoRecurrence::Order => "从任何一项往后的系数，自左向右比较，都要小于全部系数",
            NoRecurrence::Negative => {
                "只有两个系数时，第二个可以为负，如 `recurrence 4 -1`；这时第一个至多 36，并且至少比减去的数大 2"
            }
            NoRecurrence::Pisot => "只有皮索数的记数法才能读出和：特征方程其余各根的模都要小于 1",
        }
        .into(),
        Definition::DigitCount { .. } => "每个数写一个数字，连写在一起：`01 -> a`".into(),
        Definition::NoStates { .. } => "请加上 `state a: 0 -> a, 1 -> b` 和 `accept b` 这样的行".into(),
        Definition::RepeatedBefore => "请写 `(a, b) -> (a, r) and (a, r + a)`".into(),
        Definition::ChosenInCondition { name } => {
            format!("{} 满足的条件请写在前面：{}", code(name), code(&format!("for some {name}: …")))
        }
        Definition::BeyondReach => "可以用加减、比较、乘以或模固定的数、取整和自动机".into(),
        Definition::UndecidableSets => "请把其中一个换成 `{q: q mod 6 != 0}` 这样的集合".into(),
        Definition::UnorderedRow { .. } => "请用 `where` 说明有哪些着法".into(),
        _ => String::new(),
    }
}

fn input(problem: &Input) -> String {
    match problem {
        Input::Declaration | Input::BoundOfOther { .. } => {
            "请写 `m`、`m >= 1`、`1 <= m <= 20`、`S: set`、`walls: pairs`、`a: list` 或 `piece: king | queen`"
                .into()
        }
        Input::MissingArgument { name, .. } => format!("请加上 {}", code(&format!("{name} = …"))),
        Input::ArgumentSort { sort: Sort::Octal, .. } => "请写 `0.77` 或 `4.7`".into(),
        Input::ArgumentSort { sort: Sort::Hexadecimal, .. } => "请写 `0.77`、`4.7` 或 `0.F6`".into(),
        Input::ArgumentSort { sort: Sort::Graph, .. } => "请写 `0-1,1-2`".into(),
        Input::ArgumentSort { sort: Sort::Text, .. } => "请写一个词，最多 10000 字节".into(),
        Input::ArgumentSort { sort: Sort::Tuples(2), .. } => "请写 `(1,2),(3,3)` 或 `{(1,2), (3,3)}`".into(),
        Input::ArgumentSort { sort: Sort::Tuples(_), .. } => {
            "请写 `(1,2,0),(3,3,1)` 或 `{(1,2,0), (3,3,1)}`".into()
        }
        Input::ArgumentSort { sort: Sort::List, .. } => "请写 `3,1,2` 或 `[3, 1, 2]`".into(),
        Input::ArgumentSort { sort: Sort::Set, .. } => "请写 `1,3,4` 或 `{1,3..5}`".into(),
        Input::EmptyPosition => "请写数：`3 4 5` 是三堆，`3,5` 是由两个数组成的一个局面".into(),
        Input::PositionCharacter { .. } | Input::EmptyPlace => {
            "同一分量的数用逗号连接，各分量用空格分开：`3,5 7,9`".into()
        }
        Input::EmptyRange => "请把较小的数写在前面：`(0..20)`".into(),
        Input::ValueCount { .. } => "局面的最后一个数最先变化：(0,0)、(0,1)、…、(1,0)、…".into(),
        _ => String::new(),
    }
}

fn doubt(problem: &Doubt) -> String {
    match problem {
        Doubt::UnusedParameter { .. } => "请删去它，或在规则或断言中使用它".into(),
        Doubt::UsedOnce { suggestion, .. } => did_you_mean(suggestion, ""),
        Doubt::DuplicateClaim => "请删去它".into(),
    }
}
