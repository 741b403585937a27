//! Theorems of heaps, and the reasons for rejecting their certificates.

use super::rejection::told;
use crate::{Say, both, short};
use ::certificate::{Rejection, StopReason, Theorem};
use rules::{Diagnostic, Lang, Text};

impl Say for Theorem {
    fn text(&self) -> Text {
        match self {
            Theorem::Period(theorem) => theorem.text(),
            Theorem::Quotient(theorem) => theorem.text(),
            Theorem::Claim(theorem) => both(theorem.statements.join("; "), theorem.statements.join("; ")),
        }
    }
}

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
            Rejection::Period(flaw) => flaw.text(),
            Rejection::Quotient(flaw) => flaw.text(),
            Rejection::Undecided(reason) => undecided(*reason),
            // Of claims, whose certificates are not read here.
            _ => both("it is not about heaps", "它与石子堆无关"),
        }
    }
}

fn undecided(reason: StopReason) -> Text {
    match reason {
        StopReason::Steps => both("undecided: too many steps", "未判定：步数过多"),
        StopReason::Memory => both("undecided: too much memory", "未判定：内存过多"),
        StopReason::Time | StopReason::Interrupted | StopReason::Positions | StopReason::States => {
            both("undecided: stopped", "未判定：已中止")
        }
    }
}

/// Sentence of the reader.
fn message(diagnostic: &Diagnostic) -> Text {
    both(diagnostic.message(Lang::En), diagnostic.message(Lang::Zh))
}
