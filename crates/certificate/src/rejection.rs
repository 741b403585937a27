//! Reasons for rejecting certificates.

use crate::format::Flaw;
use crate::induction::NumerationFlaw;
use crate::limits::Spent;
use crate::numeration::Numeration;
use crate::outside::Outside;
use crate::period::PeriodFlaw;
use crate::proof::ProofFlaw;
use crate::quotient::QuotientFlaw;
use crate::table::TableFlaw;
use dashu_int::UBig;
use rules::speech::{both, list, number, short};
use rules::{Lang, Misfit, Text};

/// Reason why a certificate is rejected.
#[derive(Clone, Debug, PartialEq)]
pub enum Rejection {
    /// An error in a line.
    Flaw(Flaw),
    /// Error in the text of the game; the first message of the reader.
    Game(Text),
    /// Error in a parameter, with the reader's message.
    Parameter {
        /// Name of the parameter.
        name: String,
        /// Message of the reader.
        complaint: Text,
    },
    /// The parameters do not fit the game.
    Misfits(Vec<Misfit>),
    /// A parameter is given twice, or equals its default.
    NeedlessParameter(String),
    /// The text of a base game is missing, or is not needed.
    Base,
    /// There is no such claim, or it applies to other parameters or the other convention.
    NoClaim(usize),
    /// There is no such assumption, or it is about other parameters, or about rules in another file.
    NoAssumption(usize),
    /// An assumption is named but not used, or out of order.
    NeedlessAssumption(usize),
    /// A rank contains a place that positions do not have.
    Rank(usize),
    /// The rules or the claim are outside the scope of certificates.
    Outside(Outside),
    /// The words of this numeration cannot be shown to be the naturals.
    Numeration {
        /// Numeration of the certificate.
        numeration: Numeration,
        /// Error found.
        flaw: NumerationFlaw,
    },
    /// A malformed table.
    Table {
        /// Key of the relation.
        key: String,
        /// Error found.
        flaw: TableFlaw,
    },
    /// A relation that is needed has no table.
    MissingRelation(String),
    /// A relation with a table is not needed, or has two.
    NeedlessRelation(String),
    /// A relation precedes one that it is proved from.
    Order {
        /// Key of the relation.
        key: String,
        /// Relation that should precede it.
        before: String,
    },
    /// A sentence without its proof.
    MissingProof(String),
    /// A needless proof, or a second one.
    NeedlessProof(String),
    /// A table disagrees with its key on these numbers.
    BuiltIn {
        /// Key of the relation.
        key: String,
        /// Numbers on which they disagree.
        numbers: Vec<UBig>,
    },
    /// A sentence fails for these numbers.
    Fails {
        /// Label of the sentence.
        sentence: String,
        /// Counterexample.
        numbers: Vec<UBig>,
    },
    /// An incorrect proof.
    Proof {
        /// Label of the sentence.
        sentence: String,
        /// Error found.
        flaw: ProofFlaw,
    },
    /// Error in a period certificate.
    Period(PeriodFlaw),
    /// Error in a certificate of a misère quotient.
    Quotient(QuotientFlaw),
    /// A limit was reached before the check was complete.
    Undecided(Spent),
}

impl Rejection {
    /// Returns `true` if no error was found before a limit was reached.
    pub fn is_undecided(&self) -> bool {
        matches!(self, Rejection::Undecided(_))
    }

    /// Description in both languages.
    pub fn message(&self) -> Text {
        match self {
            Rejection::Flaw(flaw) => flaw.message(),
            Rejection::Game(complaint) => both(
                format!("the text of the game cannot be read: {}", complaint.en),
                format!("游戏文本无法读取：{}", complaint.get(Lang::Zh)),
            ),
            Rejection::Parameter { name, complaint } => {
                let name = short(name);
                both(
                    format!("parameter `{name}`: {}", complaint.en),
                    format!("参数 `{name}`：{}", complaint.get(Lang::Zh)),
                )
            }
            Rejection::Misfits(_) => both("the parameters do not fit the game", "参数与游戏不符"),
            Rejection::NeedlessParameter(name) => {
                let name = short(name);
                both(
                    format!("parameter `{name}` is given twice, or has its default"),
                    format!("参数 `{name}` 重复给出，或与默认值相同"),
                )
            }
            Rejection::Base => both(
                "the text of the base game is missing, or there is one and none is needed",
                "缺少基础游戏的文本，或给出了不需要的文本",
            ),
            Rejection::NoClaim(place) => both(
                format!("there is no claim {place} for these parameters and this convention"),
                format!("在此参数与约定下没有第 {place} 个断言"),
            ),
            Rejection::NoAssumption(number) => both(
                format!("there is no assumption {number} for these parameters"),
                format!("在此参数下没有第 {number} 个假定"),
            ),
            Rejection::NeedlessAssumption(number) => both(
                format!("assumption {number} is not made use of, or out of order"),
                format!("第 {number} 个假定没有用到，或顺序不对"),
            ),
            Rejection::Rank(rank) => both(
                format!("rank {rank} speaks of a place that there is not"),
                format!("第 {rank} 个秩涉及不存在的位置"),
            ),
            Rejection::Outside(outside) => {
                let message = outside.message();
                both(
                    format!("not provable by automata: {}", message.en),
                    format!("无法用自动机证明：{}", message.zh),
                )
            }
            Rejection::Numeration { numeration, flaw } => {
                let message = flaw.message();
                both(
                    format!("numeration `{numeration}`: {}", message.en),
                    format!("记数法 `{numeration}`：{}", message.zh),
                )
            }
            Rejection::Table { key, flaw } => named("the table of", "的表：", key, &flaw.message()),
            Rejection::MissingRelation(key) => {
                let key = short(key);
                both(format!("relation `{key}` is missing"), format!("缺少关系 `{key}`"))
            }
            Rejection::NeedlessRelation(key) => {
                let key = short(key);
                both(
                    format!("relation `{key}` is not needed, or stands twice"),
                    format!("关系 `{key}` 不需要，或重复出现"),
                )
            }
            Rejection::Order { key, before } => {
                let (key, before) = (short(key), short(before));
                both(
                    format!("relation `{key}` stands before `{before}`, from which it is proved"),
                    format!("关系 `{key}` 出现在其证明所依据的 `{before}` 之前"),
                )
            }
            Rejection::MissingProof(sentence) => {
                let sentence = short(sentence);
                both(format!("the proof of `{sentence}` is missing"), format!("缺少 `{sentence}` 的证明"))
            }
            Rejection::NeedlessProof(sentence) => {
                let sentence = short(sentence);
                both(
                    format!("the proof of `{sentence}` is not needed, or stands twice"),
                    format!("`{sentence}` 的证明不需要，或重复出现"),
                )
            }
            Rejection::BuiltIn { key, numbers } => {
                let (key, numbers) = (short(key), of(numbers));
                both(
                    format!("the table of `{key}` is wrong of {numbers}"),
                    format!("`{key}` 的表在 {numbers} 处有误"),
                )
            }
            Rejection::Fails { sentence, numbers } => {
                let (sentence, numbers) = (short(sentence), of(numbers));
                both(format!("`{sentence}` fails for {numbers}"), format!("`{sentence}` 对 {numbers} 不成立"))
            }
            Rejection::Proof { sentence, flaw } => {
                named("the proof of", "的证明：", sentence, &flaw.message())
            }
            Rejection::Period(flaw) => flaw.message(),
            Rejection::Quotient(flaw) => flaw.message(),
            Rejection::Undecided(Spent::Steps) => both("undecided: too many steps", "未定：步数过多"),
            Rejection::Undecided(Spent::Bytes) => both("undecided: too much memory", "未定：内存过多"),
            Rejection::Undecided(Spent::Stopped) => both("undecided: stopped", "未定：已停止"),
        }
    }
}

fn named(en: &str, zh: &str, name: &str, what: &Text) -> Text {
    let name = short(name);
    both(format!("{en} `{name}`: {}", what.en), format!("`{name}` {zh}{}", what.zh))
}

/// Numbers as values of variables.
fn of(numbers: &[UBig]) -> String {
    let each = numbers.iter().enumerate().map(|(place, value)| format!("x{place} = {}", number(value)));
    list(&each.collect::<Vec<_>>(), ", ", ", ")
}

/// Reason why something cannot be derived from the text of a game.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Reason {
    Outside(Outside),
    Spent(Spent),
}

impl From<Outside> for Reason {
    fn from(outside: Outside) -> Reason {
        Reason::Outside(outside)
    }
}

impl From<Spent> for Reason {
    fn from(spent: Spent) -> Reason {
        Reason::Spent(spent)
    }
}

impl From<Reason> for Rejection {
    fn from(reason: Reason) -> Rejection {
        match reason {
            Reason::Outside(outside) => Rejection::Outside(outside),
            Reason::Spent(spent) => Rejection::Undecided(spent),
        }
    }
}

impl From<Spent> for Rejection {
    fn from(spent: Spent) -> Rejection {
        Rejection::Undecided(spent)
    }
}

impl From<Outside> for Rejection {
    fn from(outside: Outside) -> Rejection {
        Rejection::Outside(outside)
    }
}
