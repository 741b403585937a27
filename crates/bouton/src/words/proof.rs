//! What is said of proofs.

use super::{both, short};
use crate::Variant;
use ::prove::{Obstacle, Purpose, Refutation, Undecided, Unfit};
use automata::{Expression, Numeration, Spent};
use rules::{ClaimInstance, Convention, Form, Text};

/// What is proved, and what from.
pub(crate) fn theorem(
    variant: &Variant,
    claim: &ClaimInstance,
    size: Option<usize>,
    assumed: &[String],
) -> Text {
    let (en, zh) = match (size, variant.form()) {
        (None, _) => ("all positions".to_owned(), "所有局面".to_owned()),
        (Some(1), Form::Row) => ("all rows of length 1".into(), "所有长度为 1 的行".into()),
        (Some(size), Form::Row) => (format!("all rows of length {size}"), format!("所有长度为 {size} 的行")),
        (Some(1), _) => ("all positions of one component".into(), "所有单个分量的局面".into()),
        (Some(size), _) => {
            (format!("all sums of {size} components"), format!("所有由 {size} 个分量组成的局面"))
        }
    };
    let said = variant.claimed(claim);
    let misere = match (claim.convention, said.starts_with("misere")) {
        (Convention::Misere, false) => ("In misère play, for", "反常规则下，对"),
        _ => ("For", "对"),
    };
    let (given, given_zh) = match &*assumed.join("; ") {
        "" => (String::new(), String::new()),
        assumed => (format!(", if it is true: {assumed}"), format!("，前提是：{assumed}")),
    };
    both(
        format!("{} {en} of `{}`: {said}{given}", misere.0, variant.name()),
        format!("{}{zh}（`{}`）：{said}{given_zh}", misere.1, variant.name()),
    )
}

/// How numbers are written.
pub(crate) fn numeration(numeration: Numeration) -> String {
    match numeration {
        Numeration::Base(base) => format!("base {base}"),
        Numeration::Quadratic(t) => format!("quadratic {t}"),
    }
}

/// The name of a place of a position; of several components, or of a row, the places are numbered.
pub(crate) fn place(variant: &Variant, place: usize, several: bool) -> String {
    let names = variant.coordinates();
    match (&*names, several) {
        ([], _) => format!("x{}", place + 1),
        (names, false) => names.get(place).cloned().unwrap_or_default(),
        (names, true) => {
            let (component, place) = (place / names.len(), place % names.len());
            format!("{}{}", names[place], component + 1)
        }
    }
}

/// An expression of the places of a position.
pub(crate) fn rank(variant: &Variant, rank: &Expression, several: bool) -> String {
    let mut text = String::new();
    let mut add = |coefficient: i64, name: Option<String>| {
        let sign = match (text.is_empty(), coefficient < 0) {
            (true, false) => "",
            (true, true) => "-",
            (false, false) => " + ",
            (false, true) => " - ",
        };
        let factor = match (coefficient.unsigned_abs(), name) {
            (1, Some(name)) => name,
            (factor, Some(name)) => format!("{factor}*{name}"),
            (factor, None) => factor.to_string(),
        };
        text.push_str(sign);
        text.push_str(&factor);
    };
    if rank.constant != 0 {
        add(rank.constant, None);
    }
    for (&place, &coefficient) in &rank.coefficients {
        add(coefficient, Some(self::place(variant, place as usize, several)));
    }
    text
}

/// What a step of a proof is there for.
pub(crate) fn purpose(purpose: Purpose) -> Text {
    match purpose {
        Purpose::Order => both("rows are in order", "各行按次序排列"),
        Purpose::Ends => both("play ends", "对局必定结束"),
        Purpose::Stays => both("positions stay positions", "走后仍是合法局面"),
        Purpose::Apart => both("no position has two outcomes", "没有局面有两种结果"),
        Purpose::Ended => both("declared ends are right", "声明的终局正确"),
        Purpose::Lost => both("no losing position has a move to one", "必败局面走不到必败局面"),
        Purpose::Stuck => both("where nothing can be moved the verdict is right", "无着可走处的判定正确"),
        Purpose::Won => {
            both("every winning position has a move to a losing one", "每个必胜局面都能走到必败局面")
        }
        Purpose::Drawn => both("a draw can be held", "和局可以保持"),
        Purpose::Unwinnable => both("no draw has a move to a losing position", "和局走不到必败局面"),
        Purpose::Total => both("every position has a value", "每个局面都有值"),
        Purpose::One => both("and only one", "且只有一个值"),
        Purpose::NoOption => both("no option has the value", "没有后继取得该值"),
        Purpose::EveryOption => both("every smaller value is an option's", "每个更小的值都有后继取得"),
    }
}

/// Why there is neither a proof nor a refutation.
pub(crate) fn undecided(variant: &Variant, undecided: &Undecided) -> Text {
    match undecided {
        Undecided::Unfit(unfit) => self::unfit(variant, unfit),
        Undecided::Spent(Spent::States(most)) => both(
            format!(
                "Unknown: an automaton of the proof has more than {most} states (`--states N` allows more)."
            ),
            format!("未知：证明所用的自动机超过 {most} 个状态（可用 `--states N` 放宽）。"),
        ),
        Undecided::Spent(Spent::Variables(most)) => both(
            format!("Not decided: a sentence of the proof speaks of more than {most} numbers at once."),
            format!("未能判定：证明中有语句同时涉及超过 {most} 个数。"),
        ),
        Undecided::Spent(Spent::Steps(_)) => {
            both("Unknown: the proof takes more work than allowed.", "未知：证明的计算量超出限制。")
        }
        Undecided::Spent(Spent::Interrupted) => both("Unknown: it was stopped.", "未知：已被中止。"),
        Undecided::Endless => both(
            "Not decided: the claim agrees with itself everywhere, but no weighted sum of the numbers was found that falls with \
             every move, which would show that play ends.",
            "未能判定：论断处处自洽，但没有找到每走一步都变小的加权和，因而无法说明对局必定结束。",
        ),
        Undecided::Foreign(relation) => {
            let relation = short(relation);
            both(
                format!("Not decided: `{relation}` cannot be told in the numeration that the rest needs."),
                format!("未能判定：`{relation}` 无法用其余部分所需的记数法表达。"),
            )
        }
    }
}

fn unfit(variant: &Variant, unfit: &Unfit) -> Text {
    match unfit {
        Unfit::NeedsSize => both(
            "Not decided: say for how many components, or what length, with `--size N`.",
            "未能判定：请用 `--size N` 指定分量个数或行的长度。",
        ),
        Unfit::Size => both(
            "Not decided: a proof is about positions with 1 to 24 numbers.",
            "未能判定：证明只处理有 1 至 24 个数的局面。",
        ),
        Unfit::Native => both(
            "Not decided: the moves are written in Rust, so there are no rules to prove from.",
            "未能判定：着法是用 Rust 写的，没有可供证明的规则。",
        ),
        Unfit::Edges => both("Not decided: positions are graphs.", "未能判定：局面是图。"),
        Unfit::Length => {
            both("Not decided: a move changes the length of the row.", "未能判定：有的着法会改变行的长度。")
        }
        Unfit::Splits => both(
            "Not decided: a move leaves several components; claim nim-values (`value(…) = …`) instead.",
            "未能判定：有的着法会留下多个分量；请改为断言尼姆值（`value(…) = …`）。",
        ),
        Unfit::TooManyClauses => {
            both("Not decided: there are too many ways to apply the rules.", "未能判定：规则的套用方式太多。")
        }
        Unfit::Claim => both(
            "Not decided: a claim of this kind is not about all positions of this game.",
            "未能判定：这种论断不适用于该游戏的所有局面。",
        ),
        Unfit::Partner => both(
            "Not decided: where draws are possible, both `P(…)` and `N(…)` have to be claimed.",
            "未能判定：可能出现和局时，须同时断言 `P(…)` 与 `N(…)`。",
        ),
        Unfit::Obstacle(obstacle, span) => {
            let what = self::obstacle(obstacle);
            match span.map(|span| short(&variant.said(span))) {
                Some(said) => both(
                    format!("Not decided: {} in `{said}` is beyond what automata decide.", what.en),
                    format!("未能判定：`{said}` 中的{}超出自动机的判定范围。", what.zh),
                ),
                None => both(
                    format!("Not decided: {} is beyond what automata decide.", what.en),
                    format!("未能判定：{}超出自动机的判定范围。", what.zh),
                ),
            }
        }
    }
}

fn obstacle(obstacle: &Obstacle) -> Text {
    match obstacle {
        Obstacle::Product => both("the product of two numbers that both vary", "两个变数的乘积"),
        Obstacle::Divisor => both("division by a number that varies, or by 0", "除以变数或 0"),
        Obstacle::Function(name) => {
            both(format!("the function `{name}` in this place"), format!("函数 `{name}`"))
        }
        Obstacle::Predicate(name) => both(
            format!("the predicate `{name}`, of which nothing is assumed,"),
            format!("未作任何假设的谓词 `{name}`"),
        ),
        Obstacle::TooLarge => both("a number or formula of this size", "这样大的数或公式"),
        Obstacle::Numerations(a, b) => {
            let (a, b) = (numeration(*a), numeration(*b));
            both(
                format!("what needs numbers written in {a} together with what needs {b}"),
                format!("既需 {a} 又需 {b} 记数法的内容"),
            )
        }
    }
}

/// There is no claim on who loses to start from.
pub(crate) fn nothing_to_add_to() -> Text {
    both(
        "Moves are added to a game with a claim `P(…) iff …` in normal play, and there is none here.",
        "只有带有正常规则下的论断 `P(…) iff …` 的游戏才谈得上添加着法，这里没有。",
    )
}

/// A refutation that the engine could not replay.
pub(crate) fn unreplayed(refutation: &Refutation) -> Text {
    let position: Vec<String> = refutation.position.iter().map(ToString::to_string).collect();
    let (position, purpose) = (short(&position.join(",")), purpose(refutation.demand.purpose));
    both(
        format!(
            "Not proved: \"{}\" fails at {position}, but that was not replayed by the rules.",
            purpose.en
        ),
        format!("未能证明：“{}”在 {position} 处不成立，但未能用规则重演。", purpose.zh),
    )
}

/// The checker did not accept the certificate.
pub(crate) fn rejected(why: &Text) -> Text {
    both(
        format!("Not proved: the checker does not accept the certificate: {}", why.en),
        format!("未能证明：检验程序不接受该证书：{}", why.zh),
    )
}
