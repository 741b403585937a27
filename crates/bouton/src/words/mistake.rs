//! What is wrong with a question.

use super::{both, discovery, heaps, list, misfit, payoff, refusal, short};
use crate::problem::{Mistake, Problem};
use rules::{Convention, Lang, Text};
use solve::Refusal;

impl Problem {
    /// A stable name for the kind of mistake, in kebab case.
    pub fn code(&self) -> &'static str {
        match self.mistake() {
            Mistake::Language(diagnostic) => diagnostic.code(),
            Mistake::NoGame | Mistake::NoGameAfterPlus => "missing-game",
            Mistake::UnknownGame { .. } => "unknown-game",
            Mistake::MissingFile { .. } => "missing-file",
            Mistake::NoFiles { .. } => "no-files",
            Mistake::Folder { .. } | Mistake::UnreadableFile { .. } => "unreadable-file",
            Mistake::LargeFile { .. } => "large-file",
            Mistake::InvalidUtf8 { .. } => "invalid-utf8",
            Mistake::EmptyPosition { .. } => "empty-position",
            Mistake::RepeatedParameter { .. } => "repeated-parameter",
            Mistake::ParameterWithoutName => "parameter-without-name",
            Mistake::ListLength { .. } => "list-length",
            Mistake::Misfit { misfit, .. } | Mistake::Apart { misfit, .. } => misfit::code(misfit),
            Mistake::HeapCode { .. } => "bad-code",
            Mistake::NoHeaps { .. } => "no-heaps",
            Mistake::NotOctal { .. } => "not-octal",
            Mistake::NotARange { .. } => "not-a-range",
            Mistake::BackwardRange { .. } => "backward-range",
            Mistake::NegativeRange { .. } => "negative-number",
            Mistake::LargeRange { .. } => "large-number",
            Mistake::RangeCount { .. } => "wrong-number-of-ranges",
            Mistake::LargeTable { .. } => "large-table",
            Mistake::NoClaims { .. } => "no-claims",
            Mistake::PositionGiven => "position-given",
            Mistake::MixedConventions => "mixed-conventions",
            Mistake::MalformedQuery { .. } => "malformed-query",
            Mistake::Refused { refusal, .. } => refusal::code(refusal),
            Mistake::File { .. } => "checkpoint",
            Mistake::MayBeEndless => "endless",
            Mistake::Stray { .. } => "broken-law",
            Mistake::NoPositions { .. } => "no-positions",
            Mistake::TooManyMoves { .. } => "too-many-moves",
            Mistake::NoSuchMove { .. } => "no-such-move",
            Mistake::Graph { error } => error.mistake.code(),
            Mistake::UnusedNative { .. } => "unused-native",
            Mistake::GraphNames { .. } => "graph-names",
            Mistake::NoSuchClaim { .. } => "no-such-claim",
            Mistake::OtherConvention { .. } | Mistake::OtherParameters { .. } => "claim-elsewhere",
            Mistake::Undiscoverable { unfit } => discovery::code(unfit),
            Mistake::Payoff { flaw } => payoff::code(flaw),
        }
    }

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
            mistake => help(mistake).map(|help| help.get(lang).to_owned()),
        }
    }
}

/// In English, for programs; people are spoken to by [`Problem::message`].
impl std::fmt::Display for Problem {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str(&self.message(Lang::En))?;
        self.help(Lang::En).map_or(Ok(()), |help| write!(formatter, " ({help})"))
    }
}

impl std::error::Error for Problem {}

/// What is wrong, in a sentence without a full stop.
fn message(mistake: &Mistake) -> Text {
    match mistake {
        Mistake::Language(_) => Text::default(),
        Mistake::NoGame => both("no game is named", "没有写游戏名"),
        Mistake::NoGameAfterPlus => both("nothing follows the `+`", "`+` 后面什么也没有"),
        Mistake::UnknownGame { name, .. } => {
            let name = short(name);
            both(format!("there is no game `{name}`"), format!("没有游戏 `{name}`"))
        }
        Mistake::MissingFile { path } => {
            both(format!("there is no file `{path}`"), format!("没有文件 `{path}`"))
        }
        Mistake::Folder { path } => both(
            format!("`{path}` cannot be read: it is a folder"),
            format!("无法读取 `{path}`：它是一个文件夹"),
        ),
        Mistake::UnreadableFile { path, reason } => {
            both(format!("`{path}` cannot be read: {reason}"), format!("无法读取 `{path}`：{reason}"))
        }
        Mistake::NotARange { piece } => {
            both(format!("`{piece}` is not a range"), format!("`{piece}` 不是范围"))
        }
        Mistake::BackwardRange { first, last } => both(
            format!("the range runs backwards: write `{last}..{first}`"),
            format!("范围写反了：请写 `{last}..{first}`"),
        ),
        Mistake::NegativeRange { piece } => both(
            format!("`{piece}`: positions are made of naturals, which begin at 0"),
            format!("`{piece}`：局面由自然数组成，从 0 起"),
        ),
        Mistake::LargeRange { piece } => {
            both(format!("`{piece}` is too large for a table"), format!("`{piece}` 超出列表的范围"))
        }
        Mistake::RangeCount { arity: 0, .. } => both("no ranges are given", "没有给出范围"),
        Mistake::RangeCount { game, given, arity } => both(
            format!("ranges given: {given}; numbers in a position of {game}: {arity}"),
            format!("给出了 {given} 个范围，而 {game} 的局面有 {arity} 个数"),
        ),
        Mistake::LargeTable { cells, most } => both(
            format!("the table would have {cells} positions, and at most {most} are computed here"),
            format!("此表有 {cells} 个局面，这里至多计算 {most} 个"),
        ),
        Mistake::NoClaims { game } => both(
            format!("`{game}` claims nothing of single positions under this convention"),
            format!("在此规则下 `{game}` 对单个局面没有断言"),
        ),
        Mistake::PositionGiven => both(
            "a position is given, but this is about the game as a whole",
            "此命令针对整个游戏，不应给出局面",
        ),
        Mistake::NoFiles { path } => {
            let path = short(path);
            both(
                format!("`{path}` is a path, and no files are read here"),
                format!("`{path}` 是路径，而这里不读取文件"),
            )
        }
        Mistake::LargeFile { path, limit } => {
            let limit = limit >> 20;
            both(format!("`{path}` is larger than {limit} MiB"), format!("`{path}` 超过 {limit} MiB"))
        }
        Mistake::InvalidUtf8 { path, line, byte } => both(
            format!("`{path}` is not valid UTF-8: line {line}, byte {byte}"),
            format!("`{path}` 不是合法的 UTF-8：第 {line} 行，第 {byte} 字节"),
        ),
        Mistake::EmptyPosition { game, .. } => {
            both(format!("`{game}` needs a position"), format!("`{game}` 缺少局面"))
        }
        Mistake::RepeatedParameter { name } => {
            let name = short(name);
            both(format!("the parameter `{name}` is given twice"), format!("参数 `{name}` 给出了两次"))
        }
        Mistake::ParameterWithoutName => both("a name has to stand before the `=`", "`=` 之前须写参数名"),
        Mistake::ListLength { values, components } => both(
            format!("a parameter has {values} values, and there are {components} components"),
            format!("参数给出了 {values} 个值，而分量有 {components} 个"),
        ),
        Mistake::Misfit { game, misfit } | Mistake::Apart { game, misfit, .. } => {
            misfit::message(game, misfit)
        }
        Mistake::MixedConventions => both(
            "a sum of a game under normal play and one under misère play means nothing",
            "正常规则与反常规则的游戏不能相加",
        ),
        Mistake::MalformedQuery { reason } => {
            both(format!("the line is not a query: {reason}"), format!("这一行不是查询：{reason}"))
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
        Mistake::Graph { error } => error.message(),
        Mistake::UnusedNative { name } => both(
            format!("the text of `{name}` has rules, so its moves in Rust would never be made"),
            format!("`{name}` 的文本中已有规则，用 Rust 写的着法不会用到"),
        ),
        Mistake::GraphNames { name, label } => {
            let (name, label) = (short(name), short(label));
            both(
                format!("the vertices of `{name}` have to be numbers, and `{label}` is none"),
                format!("`{name}` 的结点须为数，而 `{label}` 不是"),
            )
        }
        Mistake::NoSuchMove { given } => {
            let given = short(given);
            both(format!("`{given}` is no legal move here"), format!("`{given}` 不是此处的合法着法"))
        }
        Mistake::NoSuchClaim { number, claims: 0 } => both(
            format!("there is no claim {number}: the file claims nothing"),
            format!("没有第 {number} 个断言：文件没有任何断言"),
        ),
        Mistake::NoSuchClaim { number, claims } => both(
            format!("there is no claim {number}: the last one of the file is claim {claims}"),
            format!("没有第 {number} 个断言：文件中最后一个是第 {claims} 个"),
        ),
        Mistake::OtherConvention { number, convention } => match convention {
            Convention::Normal => both(
                format!("claim {number} is about normal play, and misère play is asked for"),
                format!("第 {number} 个断言是关于正常规则的，而所问的是反常规则"),
            ),
            Convention::Misere => both(
                format!("claim {number} is about misère play, and normal play is asked for"),
                format!("第 {number} 个断言是关于反常规则的，而所问的是正常规则"),
            ),
        },
        Mistake::OtherParameters { number, game } => {
            let game = short(game);
            both(
                format!("claim {number} does not apply to `{game}`"),
                format!("第 {number} 个断言不适用于 `{game}`"),
            )
        }
        Mistake::Undiscoverable { unfit } => discovery::unfit(unfit),
        Mistake::Payoff { flaw } => payoff::message(flaw),
        Mistake::HeapCode { misprint } => heaps::misprint(misprint),
        Mistake::NoHeaps { game } => {
            let game = short(game);
            both(
                format!("the rules of `{game}` are not those of a game on heaps"),
                format!("`{game}` 的规则不是取石分堆博弈"),
            )
        }
        Mistake::NotOctal { game } => {
            let game = short(game);
            both(format!("`{game}` is not an octal game"), format!("`{game}` 不是八进制博弈"))
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

/// What to do about it.
fn help(mistake: &Mistake) -> Option<Text> {
    Some(match mistake {
        Mistake::NoGame | Mistake::NoGameAfterPlus => both(
            "write a game and a position, as in `nim 3 4 5` or `nim 3 4 + kayles 7`",
            "请写游戏与局面，如 `nim 3 4 5` 或 `nim 3 4 + kayles 7`",
        ),
        Mistake::UnknownGame { suggestion: Some(near), .. } => {
            both(format!("did you mean `{near}`?"), format!("您是指 `{near}` 吗？"))
        }
        Mistake::UnknownGame { .. } => both(
            "`bouton list` names the games; a game of your own is a file that ends in .game",
            "`bouton list` 列出全部游戏；自编的游戏是以 .game 结尾的文件",
        ),
        Mistake::NotARange { .. }
        | Mistake::BackwardRange { .. }
        | Mistake::NegativeRange { .. }
        | Mistake::LargeRange { .. } => both(
            "write `0..20` (both ends included), or a single number to fix a coordinate",
            "请写 `0..20`（两端都包含），或写单个数以固定坐标",
        ),
        Mistake::RangeCount { game, arity, .. } => range_count(game, *arity),
        Mistake::NoFiles { .. } => both(
            "name a game of the catalogue, or give the text of the rules and call the game `mine.game`",
            "请写目录中的游戏名，或给出规则全文并称之为 `mine.game`",
        ),
        Mistake::InvalidUtf8 { .. } => both("save the file in the encoding UTF-8", "请以 UTF-8 编码保存文件"),
        Mistake::EmptyPosition { game, form } => {
            let example = misfit::example(*form);
            both(
                format!("write it after the game: `{game} {example}`"),
                format!("请写在游戏之后：`{game} {example}`"),
            )
        }
        Mistake::File { flaw } => return refusal::checkpoint_help(flaw),
        Mistake::RepeatedParameter { .. } => both("leave one of them out", "请去掉其中一个"),
        Mistake::UnusedNative { .. } => both(
            "write `native` and what a position looks like in place of the rules: `native (n)`",
            "请以 `native` 与局面的样子代替规则：`native (n)`",
        ),
        Mistake::ListLength { .. } => both(
            "give one value, or as many as there are components: `nim-bounded r=3,5 7 21`",
            "请给出一个值，或与分量一样多的值：`nim-bounded r=3,5 7 21`",
        ),
        Mistake::ParameterWithoutName => both("write `m=3`", "请写成 `m=3`"),
        Mistake::Misfit { game, misfit } => return misfit::help(game, misfit),
        Mistake::Apart { game, joined, .. } => {
            let (game, joined) = (short(game), short(joined));
            both(
                format!("join the numbers of a component by commas: `{game} {joined}`"),
                format!("同一分量的数用逗号连接：`{game} {joined}`"),
            )
        }
        Mistake::MixedConventions => both(
            "ask for one convention for all of them: `--misere` or `--normal`",
            "请为全部游戏指定同一规则：`--misere` 或 `--normal`",
        ),
        Mistake::MalformedQuery { .. } => both(
            "write {\"ask\": \"bash m=3 21\"}, or {\"game\": \"bash\", \"params\": {\"m\": \"3\"}, \"position\": \"21\"}",
            "请写 {\"ask\": \"bash m=3 21\"} 或 {\"game\": \"bash\", \"params\": {\"m\": \"3\"}, \"position\": \"21\"}",
        ),
        Mistake::Refused { refusal, .. } => return refusal::help(refusal),
        Mistake::MayBeEndless => return refusal::help(&Refusal::Endless),
        Mistake::Stray { law, .. } => {
            let law = short(law.trim_start_matches("position").trim());
            both(
                format!(
                    "in each position: `{law}`; give the rule a condition that keeps it, or widen the law"
                ),
                format!("每个局面须满足：`{law}`；请给规则加上条件以保持它，或放宽这条法则"),
            )
        }
        Mistake::NoPositions { .. } => both(
            "say what positions do satisfy, or leave it out",
            "请写明局面实际满足的条件，或去掉这样的法则",
        ),
        Mistake::NoSuchClaim { .. } => both(
            "`bouton show` lists the claims in the order in which they are counted, from 1",
            "`bouton show` 按编号次序（从 1 起）列出断言",
        ),
        Mistake::OtherConvention { .. } => {
            both("leave `--misere` or `--normal` out", "请去掉 `--misere` 或 `--normal`")
        }
        Mistake::OtherParameters { .. } => both(
            "choose other parameters, or leave `--claim` out to prove all that applies",
            "请换参数，或去掉 `--claim` 以证明所有适用的断言",
        ),
        Mistake::Undiscoverable { unfit } => return discovery::help(unfit),
        Mistake::Payoff { flaw } => payoff::help(flaw),
        Mistake::HeapCode { misprint } => return heaps::help(misprint),
        Mistake::NoHeaps { .. } => both(
            "every position has to be one number, and every rule take an amount from it and perhaps split the rest, whatever the \
             size: `(n) -> (i) + (j) where i + j = n - 1`",
            "每个局面须为一个数，每条规则从中取走若干并可拆分剩余，且与堆的大小无关：`(n) -> (i) + (j) where i + j = n - 1`",
        ),
        Mistake::NotOctal { game } => both(
            format!("a census is of codes with digits up to 7, as in `0.77`; ask `bouton period {game}`"),
            format!("普查只限数字不超过 7 的代码，如 `0.77`；请用 `bouton period {game}`"),
        ),
        _ => return None,
    })
}

/// How a table with as many ranges as a position has numbers is asked for.
fn range_count(game: &str, arity: usize) -> Text {
    if arity == 0 {
        return both(
            format!("write a range for each number of the row: `bouton table {game} 0..5 0..5`"),
            format!("请为行中每个数写一个范围：`bouton table {game} 0..5 0..5`"),
        );
    }
    let example = vec!["0..20"; arity.min(8)].join(" ");
    both(
        format!("write `bouton table {game} {example}`, or twice as many for the sums of two positions"),
        format!("请写 `bouton table {game} {example}`；若要两个局面之和的表，请写两倍的范围"),
    )
}
