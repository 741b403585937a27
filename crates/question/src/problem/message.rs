//! Mistakes as sentences.

#[cfg(feature = "prove")]
use super::data;
#[cfg(feature = "prove")]
use super::unfit;
use super::{
    MalformedQuestion, Mistake, NoClaim, Problem, TableFlaw, Unreadable, graph, heaps, help, matrix, misfit,
    misprint, refusal, request,
};
use rules::speech::{both, list, short};
use rules::{Convention, Lang, Text};

impl Problem {
    /// The mistake in a sentence without a full stop.
    pub fn message(&self, lang: Lang) -> String {
        match self.mistake() {
            Mistake::Language(diagnostic) => diagnostic.message(lang),
            mistake => message(mistake).get(lang).to_owned(),
        }
    }

    /// Advice on mending it.
    pub fn help(&self, lang: Lang) -> Option<String> {
        match self.mistake() {
            Mistake::Language(diagnostic) => diagnostic.help(lang),
            mistake => help::help(mistake).map(|help| help.get(lang).to_owned()),
        }
    }
}

/// In English, for programs; [`Problem::message`] is for people.
impl std::fmt::Display for Problem {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str(&self.message(Lang::En))?;
        self.help(Lang::En).map_or(Ok(()), |help| write!(formatter, " ({help})"))
    }
}

impl std::error::Error for Problem {}

/// The mistake, in a sentence without a full stop.
fn message(mistake: &Mistake) -> Text {
    match mistake {
        Mistake::Language(_) => Text::default(),
        Mistake::Asked(mistake) => asked(mistake),
        Mistake::Request(mistake) => request::message(mistake),
        Mistake::Text(mistake) => text(mistake),
        Mistake::Range(mistake) => range(mistake),
        Mistake::Claim(mistake) => claim(mistake),
        Mistake::Misfit { game, misfit } | Mistake::Apart { game, misfit, .. } => {
            misfit::message(game, misfit)
        }
        Mistake::Refused { refusal: why, rule } => refusal::about(why, rule.as_deref()),
        Mistake::File { flaw } => refusal::checkpoint(flaw),
        Mistake::MayBeEndless => both(
            "play may never end: nothing was found that goes down whenever this rule is used",
            "对局可能永不结束：没有找到每次使用这条规则都会下降的量",
        ),
        Mistake::Stray { game, rule, step, .. } => {
            let (game, step) = (short(game), short(step));
            match rule.as_deref().map(short) {
                Some(rule) => both(
                    format!(
                        "the rule `{rule}` allows the move {step}, which leads to no position of `{game}`"
                    ),
                    format!("规则 `{rule}` 允许 {step} 这一着，走到的不是 `{game}` 的局面"),
                ),
                None => both(
                    format!("the rules allow the move {step}, which leads to no position of `{game}`"),
                    format!("规则允许 {step} 这一着，走到的不是 `{game}` 的局面"),
                ),
            }
        }
        Mistake::NoPositions { laws } => {
            let (en, zh) = laws_in_words(laws);
            both(
                format!("no position keeps {en}, so the game has none"),
                format!("没有局面满足{zh}，因此该游戏没有局面"),
            )
        }
        Mistake::TooManyMoves { most } => both(
            format!("the position has more than {most} moves, too many to choose from"),
            format!("该局面的着法超过 {most} 个，多得无法选择"),
        ),
        Mistake::Graph { error } => graph::message(&error.mistake),
        Mistake::UnusedNative { name } => both(
            format!("the text of `{name}` has rules, so its moves in Rust would never be made"),
            format!("`{name}` 的文本中已有规则，用 Rust 写的着法不会用到"),
        ),
        Mistake::GraphNames { name, label } => {
            let (name, label) = (short(name), short(label));
            both(
                format!("the vertices of `{name}` have to be numbers, and `{label}` is not a number"),
                format!("`{name}` 的结点须为数，而 `{label}` 不是"),
            )
        }
        Mistake::NoSuchMove { given } => {
            let given = short(given);
            both(format!("`{given}` is no legal move here"), format!("`{given}` 不是此处的合法着法"))
        }
        #[cfg(feature = "prove")]
        Mistake::Undiscoverable { unfit } => unfit::message(unfit),
        Mistake::Payoff { flaw } => matrix::message(flaw),
        #[cfg(feature = "prove")]
        Mistake::Data { flaw } => data::message(flaw),
        #[cfg(feature = "prove")]
        Mistake::NoSequence => both(
            "these are neither the values of successive numbers nor values or outcomes of pairs or triples of numbers",
            "这些既不是相继各数的值，也不是两个数或三个数的局面的值或胜负",
        ),
        Mistake::HeapCode { misprint } => misprint::message(misprint),
        Mistake::NoHeaps { game, obstacle } => heaps::message(game, *obstacle),
        Mistake::NotOctal { game } => {
            let game = short(game);
            both(
                format!("`{game}` is no octal or hexadecimal game"),
                format!("`{game}` 不是八进制或十六进制博弈"),
            )
        }
    }
}

/// A malformed question.
fn asked(mistake: &MalformedQuestion) -> Text {
    match mistake {
        MalformedQuestion::NoGame => both("no game is named", "没有写游戏名"),
        MalformedQuestion::NoGameAfterPlus => both("nothing follows the `+`", "`+` 后面什么也没有"),
        MalformedQuestion::UnknownGame { name, .. } => {
            let name = short(name);
            both(format!("there is no game `{name}`"), format!("没有游戏 `{name}`"))
        }
        MalformedQuestion::OnBoard { name } => {
            let name = short(name);
            both(
                format!("this is not answered for `{name}`, which is played on a board"),
                format!("`{name}` 在棋盘上进行，这个问题还不能回答"),
            )
        }
        MalformedQuestion::NotASize { least, most } => both(
            format!("a size is a number from {least} to {most}, or two of them: `2..4`"),
            format!("大小须为 {least} 到 {most} 的数，或写成 `2..4`"),
        ),
        MalformedQuestion::NotAFormat { said, .. } => said.clone(),
        MalformedQuestion::PositionGiven => both(
            "a position is given, but this is about the game as a whole",
            "此命令针对整个游戏，不应给出局面",
        ),
        MalformedQuestion::SumGiven => both(
            "a sum of games is given, but this is about a single game",
            "此命令针对一个游戏，不应给出几个游戏之和",
        ),
        MalformedQuestion::EmptyPosition { game, .. } => {
            both(format!("`{game}` needs a position"), format!("`{game}` 缺少局面"))
        }
        MalformedQuestion::RepeatedParameter { name } => {
            let name = short(name);
            both(format!("the parameter `{name}` is given twice"), format!("参数 `{name}` 给出了两次"))
        }
        MalformedQuestion::ParameterWithoutName => {
            both("a name has to stand before the `=`", "`=` 之前须写参数名")
        }
        MalformedQuestion::ListLength { values, components } => both(
            format!("a parameter has {values} values, and there are {components} components"),
            format!("参数给出了 {values} 个值，而分量有 {components} 个"),
        ),
        MalformedQuestion::MixedConventions => both(
            "a sum of a game under normal play and one under misère play means nothing",
            "正常规则与反常规则的游戏不能相加",
        ),
    }
}

/// An unreadable text.
fn text(mistake: &Unreadable) -> Text {
    match mistake {
        Unreadable::Missing { path } => {
            both(format!("there is no file `{path}`"), format!("没有文件 `{path}`"))
        }
        Unreadable::Folder { path } => both(
            format!("`{path}` cannot be read: it is a folder"),
            format!("无法读取 `{path}`：它是一个文件夹"),
        ),
        Unreadable::System { path, reason } => {
            both(format!("`{path}` cannot be read: {reason}"), format!("无法读取 `{path}`：{reason}"))
        }
        Unreadable::NoFiles { path } => {
            let path = short(path);
            both(
                format!("`{path}` is a path, and no files are read here"),
                format!("`{path}` 是路径，而这里不读取文件"),
            )
        }
        Unreadable::Outside { path } => {
            let path = short(path);
            both(
                format!("`{path}` is outside the folder from which files are read"),
                format!("`{path}` 不在允许读取的文件夹中"),
            )
        }
        Unreadable::Large { path, limit } => {
            let limit = limit >> 20;
            both(format!("`{path}` is larger than {limit} MiB"), format!("`{path}` 超过 {limit} MiB"))
        }
        Unreadable::InvalidUtf8 { path, line, byte } => both(
            format!("`{path}` is not valid UTF-8: line {line}, byte {byte}"),
            format!("`{path}` 不是合法的 UTF-8：第 {line} 行，第 {byte} 字节"),
        ),
    }
}

/// Ranges that do not make a table.
fn range(mistake: &TableFlaw) -> Text {
    match mistake {
        TableFlaw::NotARange { piece } => {
            both(format!("`{piece}` is not a range"), format!("`{piece}` 不是范围"))
        }
        TableFlaw::Backward { first, last } => both(
            format!("the range runs backwards: write `{last}..{first}`"),
            format!("范围写反了：请写 `{last}..{first}`"),
        ),
        TableFlaw::Negative { piece } => both(
            format!("`{piece}`: positions are made of naturals, which begin at 0"),
            format!("`{piece}`：局面由自然数组成，从 0 起"),
        ),
        TableFlaw::Large { piece } => {
            both(format!("`{piece}` is too large for a table"), format!("`{piece}` 超出列表的范围"))
        }
        TableFlaw::Count { arity: 0, .. } => both("no ranges are given", "没有给出范围"),
        TableFlaw::Count { game, given, arity } => both(
            format!("ranges given: {given}; numbers in a position of {game}: {arity}"),
            format!("给出了 {given} 个范围，而 {game} 的局面有 {arity} 个数"),
        ),
        TableFlaw::TooMany { cells, most } => both(
            format!("the table would have {cells} positions, and at most {most} are computed here"),
            format!("此表有 {cells} 个局面，这里至多计算 {most} 个"),
        ),
    }
}

/// A claim that does not exist.
fn claim(mistake: &NoClaim) -> Text {
    match mistake {
        NoClaim::Nothing { game } => both(
            format!("`{game}` claims nothing of single positions under this convention"),
            format!("在此规则下 `{game}` 对单个局面没有断言"),
        ),
        NoClaim::NoSuch { number, claims: 0 } => both(
            format!("there is no claim {number}: the file claims nothing"),
            format!("没有第 {number} 个断言：文件没有任何断言"),
        ),
        NoClaim::NoSuch { number, claims } => both(
            format!("there is no claim {number}: the last one of the file is claim {claims}"),
            format!("没有第 {number} 个断言：文件中最后一个是第 {claims} 个"),
        ),
        NoClaim::OtherConvention { number, convention } => match convention {
            Convention::Normal => both(
                format!("claim {number} is about normal play, and misère play is asked for"),
                format!("第 {number} 个断言是关于正常规则的，而所问的是反常规则"),
            ),
            Convention::Misere => both(
                format!("claim {number} is about misère play, and normal play is asked for"),
                format!("第 {number} 个断言是关于反常规则的，而所问的是正常规则"),
            ),
        },
        NoClaim::OtherParameters { number, game } => {
            let game = short(game);
            both(
                format!("claim {number} does not apply to `{game}`"),
                format!("第 {number} 个断言不适用于 `{game}`"),
            )
        }
    }
}

fn laws_in_words(laws: &[String]) -> (String, String) {
    let quoted: Vec<String> = laws.iter().map(|law| format!("`{}`", short(law))).collect();
    match &*quoted {
        [one] => (one.clone(), format!("法则 {one}")),
        all => {
            (format!("all of {}", list(all, ", ", " and ")), format!("全部法则 {}", list(all, "、", "、")))
        }
    }
}
