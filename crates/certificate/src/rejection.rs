//! Reasons for rejecting certificates.

use crate::format::Flaw;
use crate::induction::NumerationFlaw;
use crate::limits::{Limits, Spent};
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

/// In English, for programs.
impl std::fmt::Display for Rejection {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str(&self.message().en)
    }
}

impl std::error::Error for Rejection {}

impl Rejection {
    /// Returns `true` if no error was found before a limit was reached.
    pub fn is_undecided(&self) -> bool {
        matches!(self, Rejection::Undecided(_))
    }

    /// Description in both languages.
    pub fn message(&self) -> Text {
        match self {
            Rejection::Flaw(flaw) => flaw.message(),
            Rejection::Game(complaint) => {
                told("the text of the game cannot be read", "游戏文本无法读取", complaint)
            }
            Rejection::Parameter { name, complaint } => {
                let name = short(name);
                told(&format!("parameter `{name}`"), &format!("参数 `{name}`"), complaint)
            }
            Rejection::Misfits(_) => both("the parameters do not fit the game", "参数与游戏不符"),
            Rejection::NeedlessParameter(name) => about(
                name,
                ["parameter", "is given twice, or has its default"],
                ["参数", "重复给出，或与默认值相同"],
            ),
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
                told("not provable by automata", "无法用自动机证明", &outside.message())
            }
            Rejection::Numeration { numeration, flaw } => {
                let (en, zh) = (format!("numeration `{numeration}`"), format!("记数法 `{numeration}`"));
                told(&en, &zh, &flaw.message())
            }
            Rejection::Table { key, flaw } => named("the table of", "的表：", key, &flaw.message()),
            Rejection::MissingRelation(key) => about(key, ["relation", "is missing"], ["缺少关系", ""]),
            Rejection::NeedlessRelation(key) => {
                about(key, ["relation", "is not needed, or stands twice"], ["关系", "不需要，或重复出现"])
            }
            Rejection::Order { key, before } => out_of_order(key, before),
            Rejection::MissingProof(sentence) => {
                about(sentence, ["the proof of", "is missing"], ["缺少", "的证明"])
            }
            Rejection::NeedlessProof(sentence) => about(
                sentence,
                ["the proof of", "is not needed, or stands twice"],
                ["", "的证明不需要，或重复出现"],
            ),
            Rejection::BuiltIn { key, numbers } => wrong_table(key, numbers),
            Rejection::Fails { sentence, numbers } => {
                let (sentence, numbers) = (short(sentence), of(numbers));
                both(format!("`{sentence}` fails for {numbers}"), format!("`{sentence}` 对 {numbers} 不成立"))
            }
            Rejection::Proof { sentence, flaw } => {
                named("the proof of", "的证明：", sentence, &flaw.message())
            }
            Rejection::Period(flaw) => flaw.message(),
            Rejection::Quotient(flaw) => flaw.message(),
            Rejection::Undecided(spent) => undecided(*spent),
        }
    }
}

fn out_of_order(key: &str, before: &str) -> Text {
    let (key, before) = (short(key), short(before));
    both(
        format!("relation `{key}` stands before `{before}`, from which it is proved"),
        format!("关系 `{key}` 出现在其证明所依据的 `{before}` 之前"),
    )
}

fn wrong_table(key: &str, numbers: &[UBig]) -> Text {
    let (key, numbers) = (short(key), of(numbers));
    both(format!("the table of `{key}` is wrong of {numbers}"), format!("`{key}` 的表在 {numbers} 处有误"))
}

fn undecided(spent: Spent) -> Text {
    match spent {
        Spent::Steps => both("undecided: too many steps", "未定：步数过多"),
        Spent::Bytes => both("undecided: too much memory", "未定：内存过多"),
        Spent::Stopped => both("undecided: stopped", "未定：已停止"),
    }
}

/// A complaint, and what it is about.
fn told(en: &str, zh: &str, complaint: &Text) -> Text {
    both(format!("{en}: {}", complaint.en), format!("{zh}：{}", complaint.get(Lang::Zh)))
}

/// Words before and after a name in backticks.
fn about(name: &str, en: [&str; 2], zh: [&str; 2]) -> Text {
    let name = format!("`{}`", short(name));
    let said = |[before, after]: [&str; 2]| [before, &name, after].join(" ").trim().to_owned();
    both(said(en), said(zh))
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

impl From<PeriodFlaw> for Rejection {
    fn from(flaw: PeriodFlaw) -> Rejection {
        Rejection::Period(flaw)
    }
}

impl From<QuotientFlaw> for Rejection {
    fn from(flaw: QuotientFlaw) -> Rejection {
        Rejection::Quotient(flaw)
    }
}

impl Limits<'_> {
    /// Result of a check: a rejection found after time ran out is replaced by "undecided".
    pub(crate) fn judged<T>(&self, result: Result<T, Rejection>) -> Result<T, Rejection> {
        match result {
            Err(_) if self.stop.is_some_and(|stop| stop()) => Err(Rejection::Undecided(Spent::Stopped)),
            result => result,
        }
    }
}
