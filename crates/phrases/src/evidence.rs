//! Words that many answers share.

use answer::Evidence;
use rules::speech::both;
use rules::{Convention, Text};
use words::Say;
use words::{Phrase, phrase};

/// Beginning of the evidence.
pub const KNOWN: Phrase = phrase("How this is known: ", "依据：");

/// Label of the reasons.
pub const WHY: Phrase = phrase("why", "原因");

/// Comma of an enumeration.
pub const COMMA: Phrase = phrase(", ", "、");

/// Colon after a name.
pub const COLON: Phrase = phrase(": ", "：");

/// Heading of the assumptions behind a proof.
pub const ASSUMING: Phrase = phrase("It builds on what the file assumes:", "证明以文件中的假定为前提：");

/// Heading of the elementary facts behind a proof.
pub const LEMMAS: Phrase =
    phrase("It builds on elementary facts about numbers:", "证明用到关于数的初等事实：");

/// Convention of play.
pub const fn play(convention: Convention) -> Phrase {
    match convention {
        Convention::Normal => phrase("normal play", "正常规则"),
        Convention::Misere => phrase("misère play", "反常规则"),
    }
}

/// Addition to the name of a game in a heading; nothing for normal play.
pub const fn aside(convention: Convention) -> Phrase {
    match convention {
        Convention::Normal => phrase("", ""),
        Convention::Misere => phrase(" (misère)", "（反常规则）"),
    }
}

/// The evidence for an answer.
pub fn sentence(evidence: &Evidence) -> Text {
    let (kind, kind_zh) = match evidence {
        Evidence::Proved(_) => ("proved for ", "已证明："),
        Evidence::Theorem(_) => ("a theorem: ", "定理："),
        Evidence::Computed(_) => ("computed from the rules: ", "由规则算出："),
        // A conjecture states that itself.
        Evidence::Checked { .. } => ("", ""),
    };
    let Text { en, zh } = evidence.text();
    both(format!("How this is known: {kind}{en}"), format!("依据：{kind_zh}{zh}"))
}

/// Authority of a citation.
pub fn theorem(citation: &str) -> Text {
    both(format!("a theorem: {citation}"), format!("定理：{citation}"))
}
