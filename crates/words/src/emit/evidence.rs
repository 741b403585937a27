//! Evidence for claims, as programs state it.

use crate::{both, discovery};
use answer::discover::{Conclusion, Finding};
use answer::proof::{Attempt, Attempted};
use rules::Text;

/// The evidence for a claim that was to be proved; nothing of a claim that is not true.
pub fn attempt(attempt: &Attempt) -> Text {
    match &attempt.result {
        Attempted::Proved(_) => proved(attempt.size),
        Attempted::Undecided(_) | Attempted::Rejected(_) => {
            undecided(&crate::proof::open(&attempt.result).unwrap_or_default())
        }
        Attempted::Refuted(_) | Attempted::Unfounded(_) => Text::default(),
    }
}

/// The evidence for claims that were found.
pub fn finding(finding: &Finding) -> Text {
    match &finding.result {
        Conclusion::Proved(_) => proved(finding.size),
        Conclusion::Conjecture(_) => conjecture(finding),
        Conclusion::Nothing => Text::default(),
    }
}

/// It is proved.
fn proved(size: Option<usize>) -> Text {
    match size {
        None => both(
            "Proved for all positions; the checker has accepted the certificate.",
            "对所有局面得证；检验程序已接受证书。",
        ),
        Some(size) => both(
            format!("Proved for all positions of size {size}; the checker has accepted the certificate."),
            format!("对大小为 {size} 的所有局面得证；检验程序已接受证书。"),
        ),
    }
}

/// It is not.
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
