//! Advice on mending mistakes.

#[cfg(feature = "prove")]
use super::data;
#[cfg(feature = "prove")]
use super::unfit;
use super::{
    MalformedQuestion, Mistake, NoClaim, TableFlaw, Unreadable, heaps, matrix, misfit, misprint, refusal,
    request,
};
use rules::Text;
use rules::speech::{both, short};
use solve::Refusal;

/// Advice on mending a mistake.
pub(super) fn help(mistake: &Mistake) -> Option<Text> {
    Some(match mistake {
        Mistake::Asked(mistake) => return asked(mistake),
        Mistake::Request(mistake) => return request::help(mistake),
        Mistake::Text(mistake) => return text(mistake),
        Mistake::Range(mistake) => return range(mistake),
        Mistake::Claim(mistake) => return claim(mistake),
        Mistake::File { flaw } => return refusal::checkpoint_help(flaw),
        Mistake::UnusedNative { .. } => both(
            "write `native` and what a position looks like in place of the rules: `native (n)`",
            "请以 `native` 与局面的样子代替规则：`native (n)`",
        ),
        Mistake::Misfit { game, misfit } => return misfit::help(game, misfit),
        Mistake::Apart { game, joined, .. } => {
            let (game, joined) = (short(game), short(joined));
            both(
                format!("join the numbers of a component by commas: `{game} {joined}`"),
                format!("同一分量的数用逗号连接：`{game} {joined}`"),
            )
        }
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
        #[cfg(feature = "prove")]
        Mistake::Undiscoverable { unfit } => return unfit::help(unfit),
        Mistake::Payoff { flaw } => matrix::help(flaw),
        #[cfg(feature = "prove")]
        Mistake::Data { flaw } => return data::help(flaw),
        Mistake::HeapCode { misprint } => return misprint::help(misprint),
        Mistake::NoHeaps { obstacle, .. } => heaps::help(*obstacle),
        Mistake::NotOctal { game } => both(
            format!("a census is of codes with digits up to F, as in `0.77`; ask `bouton period {game}`"),
            format!("普查只限数字不超过 F 的代码，如 `0.77`；请用 `bouton period {game}`"),
        ),
        _ => return None,
    })
}

/// About a question.
fn asked(mistake: &MalformedQuestion) -> Option<Text> {
    Some(match mistake {
        MalformedQuestion::NoGame | MalformedQuestion::NoGameAfterPlus => both(
            "write a game and a position, as in `nim 3 4 5` or `nim 3 4 + kayles 7`",
            "请写游戏与局面，如 `nim 3 4 5` 或 `nim 3 4 + kayles 7`",
        ),
        MalformedQuestion::UnknownGame { suggestion: Some(near), .. } => {
            both(format!("did you mean `{near}`?"), format!("你是指 `{near}` 吗？"))
        }
        MalformedQuestion::UnknownGame { .. } => both(
            "`bouton list` names the games; a game of your own is a file that ends in .game",
            "`bouton list` 列出全部游戏；自编的游戏是以 .game 结尾的文件",
        ),
        MalformedQuestion::OnBoard { .. } => both(
            "claims are not part of the language of boards: nothing is discovered about them. `solve`, `table`, `check`, `play` and `prove` know such games, each as the only game of a question; `fmt` lays out their texts, and `verify` checks their certificates",
            "棋盘的语言里没有断言，因此不能寻找规律。`solve`、`table`、`check`、`play` 与 `prove` 能回答这类游戏，问题中只能有一个；`fmt` 排版其文本，`verify` 检验其证书",
        ),
        MalformedQuestion::EmptyPosition { game, form } => {
            let example = misfit::example(*form);
            both(
                format!("write it after the game: `{game} {example}`"),
                format!("请写在游戏之后：`{game} {example}`"),
            )
        }
        MalformedQuestion::RepeatedParameter { .. } => both("leave one of them out", "请去掉其中一个"),
        MalformedQuestion::ListLength { .. } => both(
            "give one value, or as many as there are components: `nim-bounded r=3,5 7 21`",
            "请给出一个值，或与分量一样多的值：`nim-bounded r=3,5 7 21`",
        ),
        MalformedQuestion::NotAFormat { help, .. } => help.clone(),
        MalformedQuestion::PositionGiven => both(
            "leave it out; `solve` answers about a single position",
            "请去掉它；`solve` 回答单个局面的问题",
        ),
        MalformedQuestion::SumGiven => both(
            "leave out what stands after the `+`; `solve` answers about positions of sums, and `discover` with `--emit` and \
             `--format` writes a program for them",
            "请去掉 `+` 之后的部分；`solve` 回答和的局面，`discover` 加 `--emit` 与 `--format` 为和写程序",
        ),
        MalformedQuestion::ParameterWithoutName => both("write `m=3`", "请写成 `m=3`"),
        MalformedQuestion::MixedConventions => both(
            "ask for one convention for all of them: `--misere` or `--normal`",
            "请为全部游戏指定同一规则：`--misere` 或 `--normal`",
        ),
        _ => return None,
    })
}

/// About a text.
fn text(mistake: &Unreadable) -> Option<Text> {
    Some(match mistake {
        Unreadable::NoFiles { .. } => both(
            "name a game of the catalogue, or give the text of the rules and call the game by its name",
            "请写目录中的游戏名，或给出规则全文并用其中的游戏名",
        ),
        Unreadable::Outside { .. } => both(
            "name a file of the folder that the program was started with, or give the text of the rules",
            "请写程序启动时所给文件夹中的文件，或给出规则全文",
        ),
        Unreadable::InvalidUtf8 { .. } => {
            both("save the file in the encoding UTF-8", "请以 UTF-8 编码保存文件")
        }
        _ => return None,
    })
}

/// About ranges.
fn range(mistake: &TableFlaw) -> Option<Text> {
    Some(match mistake {
        TableFlaw::NotARange { .. }
        | TableFlaw::Backward { .. }
        | TableFlaw::Negative { .. }
        | TableFlaw::Large { .. } => both(
            "write `0..20` (both ends included), or a single number to fix a coordinate",
            "请写 `0..20`（两端都包含），或写单个数以固定坐标",
        ),
        TableFlaw::Count { game, arity, .. } => range_count(game, *arity),
        _ => return None,
    })
}

/// About a claim.
fn claim(mistake: &NoClaim) -> Option<Text> {
    Some(match mistake {
        NoClaim::NoSuch { .. } => both(
            "`bouton show` lists the claims in the order in which they are counted, from 1",
            "`bouton show` 按编号次序（从 1 起）列出断言",
        ),
        NoClaim::OtherConvention { .. } => {
            both("leave `--misere` or `--normal` out", "请去掉 `--misere` 或 `--normal`")
        }
        NoClaim::OtherParameters { .. } => both(
            "choose other parameters, or leave `--claim` out to prove all that applies",
            "请换参数，或去掉 `--claim` 以证明所有适用的断言",
        ),
        _ => return None,
    })
}

/// Usage of a table with as many ranges as a position has numbers.
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
