//! Reasons for rejecting certificates.

use crate::{Say, both, list, short};
use ::certificate::{Rejection, StopReason};
use dashu_int::UBig;
use rules::speech::number;
use rules::{Diagnostic, Lang, Text};

impl Say for Rejection {
    fn text(&self) -> Text {
        match self {
            Rejection::Flaw(flaw) => flaw.text(),
            Rejection::Game(errors) => {
                let first = errors.first().map(message).unwrap_or_default();
                told("the text of the game cannot be read", "游戏文本无法读取", &first)
            }
            Rejection::Parameter { name, diagnostic } => {
                let name = short(name);
                told(&format!("parameter `{name}`"), &format!("参数 `{name}`"), &message(diagnostic))
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
                format!("rank {rank} refers to a missing coordinate"),
                format!("第 {rank} 个秩涉及不存在的位置"),
            ),
            Rejection::Unsupported(reason) => {
                told("not provable by automata", "无法用自动机证明", &reason.text())
            }
            Rejection::Numeration { numeration, flaw } => {
                let (en, zh) = (format!("numeration `{numeration}`"), format!("记数法 `{numeration}`"));
                told(&en, &zh, &flaw.text())
            }
            Rejection::Table { key, flaw } => named("the table of", "的表：", key, &flaw.text()),
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
            Rejection::Proof { sentence, flaw } => named("the proof of", "的证明：", sentence, &flaw.text()),
            Rejection::Undecided(reason) => undecided(*reason),
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

pub(super) fn undecided(reason: StopReason) -> Text {
    match reason {
        StopReason::Steps => both("undecided: too many steps", "未判定：步数过多"),
        StopReason::Memory => both("undecided: too much memory", "未判定：内存过多"),
        StopReason::Time | StopReason::Interrupted | StopReason::Positions | StopReason::States => {
            both("undecided: stopped", "未判定：已中止")
        }
    }
}

/// Reason for rejecting a certificate of any kind.
impl Say for answer::verify::Rejection {
    fn text(&self) -> Text {
        match self {
            answer::verify::Rejection::Claim(rejection) => rejection.text(),
            answer::verify::Rejection::Heaps(rejection) => rejection.text(),
        }
    }
}

/// Sentence of the reader.
fn message(diagnostic: &Diagnostic) -> Text {
    both(diagnostic.message(Lang::En), diagnostic.message(Lang::Zh))
}

/// An error after its subject.
fn told(en: &str, zh: &str, error: &Text) -> Text {
    both(format!("{en}: {}", error.en), format!("{zh}：{}", error.zh))
}

/// Words before and after a name in backticks.
fn about(name: &str, en: [&str; 2], zh: [&str; 2]) -> Text {
    let name = format!("`{}`", short(name));
    let said = |[before, after]: [&str; 2]| [before, &name, after].join(" ").trim().to_owned();
    both(said(en), said(zh))
}

/// An error after the name of its subject.
fn named(en: &str, zh: &str, name: &str, error: &Text) -> Text {
    let name = short(name);
    both(format!("{en} `{name}`: {}", error.en), format!("`{name}` {zh}{}", error.zh))
}

/// Numbers as values of variables.
fn of(numbers: &[UBig]) -> String {
    let each = numbers.iter().enumerate().map(|(place, value)| format!("x{place} = {}", number(value)));
    list(&each.collect::<Vec<_>>(), ", ", ", ")
}
