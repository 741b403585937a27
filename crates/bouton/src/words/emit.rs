//! How what a program says is known.

use crate::discover::Finding;
use rules::Text;

fn both(en: impl Into<String>, zh: impl Into<String>) -> Text {
    Text { en: en.into(), zh: zh.into() }
}

/// It is proved.
pub(crate) fn proved(size: Option<usize>) -> Text {
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
pub(crate) fn conjecture(finding: &Finding) -> Text {
    let Text { en, zh } = super::discovery::agreement(finding);
    let Text { en: other, zh: other_zh } = finding.elsewhere.clone().unwrap_or_default();
    let line = |text: String, other: String| if other.is_empty() { text } else { format!("{text}\n{other}") };
    both(line(format!("{en} It is NOT PROVED."), other), line(format!("{zh}尚未证明。"), other_zh))
}

/// The prover did not decide it.
pub(crate) fn undecided(why: &Text) -> Text {
    both(
        format!("NOT PROVED HERE: what follows is what the file claims.\n{}", why.en),
        format!("此处未证明：以下只是文件中的断言。\n{}", why.zh),
    )
}
