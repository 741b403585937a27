//! Reasons for rejecting certificates.

use crate::statement::plain;
use crate::{Say, both, list, proof, short, statement};
use answer::verify::{Refused, Rejection, Uncompared};
use kernel::TextFlaw;
use rules::Text;
use rules::speech::number;

impl Say for Rejection {
    fn text(&self) -> Text {
        match self {
            Rejection::Claim(refused) => refused.text(),
            Rejection::Moduli(flaw) => flaw.text(),
            Rejection::Unsized => both(
                "the claim is not one that is proved for all sizes: it does not fit the form of the positions",
                "该断言不能对所有大小证明：它与局面的形式不符",
            ),
            Rejection::Sentence { purpose, number } => {
                let purpose = statement::sizes::purpose(*purpose);
                both(
                    format!("sentence {number} fails: {}", purpose.en),
                    format!("第 {number} 个语句不成立：{}", purpose.zh),
                )
            }
            Rejection::Heaps(rejection) => rejection.text(),
            Rejection::Boards(rejection) => rejection.text(),
            Rejection::Unknown => both(
                "this is no certificate: the first line of one is `(certificate 2)`, `(residues 2)`, `(sizes 2)`, `(period 2)`, `(quotient 2)` or `(nimbers 1)`",
                "这不是证书：证书的首行是 `(certificate 2)`、`(residues 2)`、`(sizes 2)`、`(period 2)`、`(quotient 2)` 或 `(nimbers 1)`",
            ),
            Rejection::Old => both(
                "this certificate is of version 1, which is not read any more; `bouton prove GAME --certificate FILE` writes a new one",
                "这是第 1 版的证书，已不再支持；请用 `bouton prove 游戏 --certificate 文件` 重新生成",
            ),
            Rejection::Deceptive(name) => {
                let name = plain(name);
                both(
                    format!(
                        "the name `{name}` looks like another name or word, or mixes scripts, so that the statement would be misread"
                    ),
                    format!("名称 `{name}` 与其他名称或词形似，或混用了不同文字，会使陈述被误读"),
                )
            }
            Rejection::Uncompared(Uncompared::Heaps) => both(
                "undecided: a certificate about heaps is not compared with a game",
                "未判定：关于石子堆的证书不与游戏比较",
            ),
            Rejection::Uncompared(Uncompared::Spent) => both(
                "undecided: making the statement of the game takes more work than allowed",
                "未判定：写出该游戏的陈述所需的计算量超出限制",
            ),
            Rejection::OtherGame => both(
                "it is correct, but about no claim of this game with these parameters",
                "证书正确，但所证的不是该游戏在此参数下的任何断言",
            ),
        }
    }
}

impl Say for Refused {
    fn text(&self) -> Text {
        use kernel::Rejection as Why;
        match &self.why {
            Why::Text { flaw, .. } => misread(self, flaw),
            Why::Numeration => {
                both("its words are not shown to be the natural numbers", "未能说明它的字就是自然数")
            }
            Why::Table { name, flaw } => {
                let name = short(&plain(name));
                told(&format!("the table of `{name}`"), &format!("`{name}` 的表"), &flaw.text())
            }
            Why::Differs { name, .. } => {
                let (name, numbers) = (short(&plain(name)), counterexample(self));
                both(
                    format!("the table of `{name}` is not what its definition says{}", numbers.en),
                    format!("`{name}` 的表与其定义不符{}", numbers.zh),
                )
            }
            Why::Floor { axiom, .. } => {
                let numbers = counterexample(self);
                both(
                    format!("the table of `floor` lacks property {axiom} of the floor{}", numbers.en),
                    format!("`floor` 的表不具备取整的第 {axiom} 条性质{}", numbers.zh),
                )
            }
            Why::NoFloor => both(
                "the table of `floor` is missing, or the numeration has none",
                "缺少 `floor` 的表，或其记数法中没有 `floor`",
            ),
            Why::Undefined(_) => {
                let missing = short(&plain(self.missing.as_deref().unwrap_or_default()));
                both(
                    format!("a definition is missing that the statement needs: `{missing}`"),
                    format!("缺少陈述所需的定义：`{missing}`"),
                )
            }
            Why::Fails { label, number, .. } => {
                let (purpose, step, numbers) =
                    (proof::purpose(*label), proof::label(*label, *number), counterexample(self));
                both(
                    format!("it is not shown that {} (`{step}` fails{})", purpose.en, numbers.en),
                    format!("未能说明{}（`{step}` 不成立{}）", purpose.zh, numbers.zh),
                )
            }
            Why::Claim => both(
                "the claim does not fit the game: a move that leaves several positions needs a claim of nim-values, and nim-values \
                 need a game without other ends in which a player who cannot move loses",
                "断言与游戏不符：着法留下多个局面时须断言 SG 值，而 SG 值只适用于没有其他终局、无着可走者负的游戏",
            ),
            Why::Wide | Why::Large | Why::Steps | Why::Memory | Why::Stopped => undecided(&self.why),
        }
    }
}

/// Words of the checker for what it expects, and what they mean.
const EXPECTED: [(&str, &str, &str); 14] = [
    ("certificate", "`(certificate 2)`", "`(certificate 2)`"),
    ("residues", "`(residues 2)`", "`(residues 2)`"),
    ("formula", "a formula", "公式"),
    ("numbers", "a list of names", "名称的列表"),
    ("sum", "a sum", "和"),
    ("name", "a name", "名称"),
    ("verdict", "`lost`, `won` or `draw`", "`lost`、`won` 或 `draw`"),
    ("part of a statement", "a part of a statement, in its order", "按次序的陈述部分"),
    ("claim", "a claim", "断言"),
    ("text", "a text in quotes", "带引号的文本"),
    ("literal", "a literal", "文字（原子公式或其否定）"),
    ("node", "a node", "节点"),
    ("child", "`-`, a state or a node", "`-`、状态或节点"),
    ("number", "a number", "数"),
];

/// A limit that was reached.
pub(super) fn undecided(why: &kernel::Rejection) -> Text {
    use kernel::Rejection as Why;
    match why {
        Why::Wide => both("undecided: a formula has too many numbers", "未判定：公式中的数过多"),
        Why::Large => both("undecided: a number became too large", "未判定：有数过大"),
        Why::Steps => both("undecided: too many steps", "未判定：步数过多"),
        Why::Memory => both("undecided: too much memory", "未判定：内存过多"),
        _ => both("undecided: stopped", "未判定：已中止"),
    }
}

/// An error in the text.
pub(super) fn flawed(flaw: &TextFlaw) -> Text {
    match flaw {
        TextFlaw::Expected(form) => match EXPECTED.iter().find(|(code, ..)| code == form) {
            Some((_, en, zh)) => both(format!("{en} should stand here"), format!("此处应为{zh}")),
            None => both(format!("`({form} …)` should stand here"), format!("此处应为 `({form} …)`")),
        },
        other => other.text(),
    }
}

/// An error in the text, with its place.
fn misread(refused: &Refused, flaw: &TextFlaw) -> Text {
    let what = flawed(flaw);
    match refused.place {
        Some((line, column)) => {
            told(&format!("line {line}, column {column}"), &format!("第 {line} 行第 {column} 列"), &what)
        }
        None => what,
    }
}

/// The counterexample.
fn counterexample(refused: &Refused) -> Text {
    let name = |place: usize| refused.names.get(place).map_or(format!("x{place}"), |name| plain(name));
    let each = refused.numbers.iter().enumerate();
    let each: Vec<String> =
        each.map(|(place, value)| format!("{} = {}", name(place), number(value))).collect();
    match each.is_empty() {
        true => Text::default(),
        false => both(format!(" for {}", list(&each, ", ", ", ")), format!("：{}", list(&each, "，", "，"))),
    }
}

/// An error after its subject.
pub(super) fn told(en: &str, zh: &str, error: &Text) -> Text {
    both(format!("{en}: {}", error.en), format!("{zh}：{}", error.zh))
}
