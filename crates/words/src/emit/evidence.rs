//! Evidence for claims, as programs state it.

use crate::{both, discovery};
use answer::discover::{Conclusion, Family, Finding};
use answer::proof::{Attempt, Attempted, Proved};
use rules::Text;

/// The evidence for a claim that was to be proved; nothing of a claim that is not true.
pub fn attempt(attempt: &Attempt) -> Text {
    match &attempt.result {
        Attempted::Proved(found) => proved(attempt.size, &found.assumptions),
        Attempted::Undecided(_) | Attempted::Rejected(_) => {
            undecided(&crate::proof::open(&attempt.result).unwrap_or_default())
        }
        Attempted::Refuted(_) | Attempted::Unfounded(_) => Text::default(),
    }
}

/// The evidence for claims that were found.
pub fn finding(finding: &Finding) -> Text {
    let known = match &finding.result {
        Conclusion::Proved(found) => proved(finding.size, &found.assumptions),
        Conclusion::Conjecture(_) => conjecture(finding),
        Conclusion::Nothing => return Text::default(),
    };
    match finding.sizes.iter().find(|other| other.differs.is_some()) {
        Some(other) => both(
            format!("{}\nIt is WRONG for positions of size {}.", known.en, other.size),
            format!("{}\n对大小为 {} 的局面不成立。", known.zh, other.size),
        ),
        None => known,
    }
}

/// The evidence for a claim of the text of which these parameters are read: it is proved for all of their values, or some.
pub fn of_open(attempt: &Attempt, names: &[String], citation: Option<&str>) -> Text {
    let game = &attempt.game;
    if let Some(proved) = attempt.result.proved().filter(|proved| proved.theorem.is_of_all(names)) {
        return of_all(proved, citation);
    }
    let here = match attempt.result.proved() {
        Some(_) => both(format!(" It is proved for {game}."), format!("已对 {game} 证明。")),
        None => Text::default(),
    };
    match citation {
        Some(citation) => both(
            format!("A theorem ({citation}), for all values of the parameters that are read.{}", here.en),
            format!("定理（{citation}），对读入的参数的所有值成立。{}", here.zh),
        ),
        None => both(
            format!(
                "NOT PROVED for all values of the parameters that are read: the file claims it.{}",
                here.en
            ),
            format!("未对读入的参数的所有值证明：以下是文件中的断言。{}", here.zh),
        ),
    }
}

/// A proof for all values of parameters.
fn of_all(proved: &Proved, citation: Option<&str>) -> Text {
    let (scope, cited) = (crate::proof::scope(&proved.theorem), citation.map(|cited| format!(" ({cited})")));
    let cited = cited.unwrap_or_default();
    both(
        format!("Proved for {}{cited}: the checker has accepted the certificate.", scope.en),
        format!("已对{}证明{cited}：证书已通过检验。", scope.zh),
    )
}

/// The evidence for claims that were found, for all parameters.
pub fn of_open_finding(family: &Family, general: Option<&Proved>) -> Text {
    if let Some(proved) = general {
        return of_all(proved, None);
    }
    let proved = match family.proved.len() {
        0 => Text::default(),
        count => both(format!(" It is proved for {count} of them."), format!("其中 {count} 组已证明。")),
    };
    let agreeing = match family.agreeing.len() {
        0 => Text::default(),
        count => both(
            format!(" It agrees with the rules for {count} more."),
            format!("另有 {count} 组与规则一致。"),
        ),
    };
    both(
        format!("A conjecture for all values of the parameters: NOT PROVED.{}{}", proved.en, agreeing.en),
        format!("对参数的所有值的猜想，尚未证明。{}{}", proved.zh, agreeing.zh),
    )
}

/// A proof, with a line for each assumption of it.
fn proved(size: Option<usize>, assumptions: &[String]) -> Text {
    let (of_size, of_size_zh) = match size {
        None => (String::new(), String::new()),
        Some(size) => (format!(" of size {size}"), format!("大小为 {size} 的")),
    };
    let (given, given_zh) = match assumptions {
        [] => ("", ""),
        _ => (", GIVEN WHAT IS ASSUMED BELOW AND NOT PROVED", "（前提是以下假定成立，假定本身未证明）"),
    };
    let lines: String = assumptions.iter().map(|assumption| format!("\n{assumption}")).collect();
    both(
        format!("Proved for all positions{of_size}{given}; the checker has accepted the certificate.{lines}"),
        format!("对{of_size_zh}所有局面得证{given_zh}；证书已通过检验。{lines}"),
    )
}

/// Agreement of a conjecture.
fn conjecture(finding: &Finding) -> Text {
    let Text { en, zh } = discovery::agreement(finding);
    let Text { en: other, zh: other_zh } = discovery::elsewhere(finding).unwrap_or_default();
    let line = |text: String, other: String| if other.is_empty() { text } else { format!("{text}\n{other}") };
    both(line(format!("{en} It is NOT PROVED."), other), line(format!("{zh}尚未证明。"), other_zh))
}

/// The prover did not decide it.
fn undecided(why: &Text) -> Text {
    both(
        format!("NOT PROVED HERE: what follows is what the file claims.\n{}", why.en),
        format!("此处未证明：以下只是文件中的断言。\n{}", why.zh),
    )
}
