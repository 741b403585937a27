//! How what a program says is known.

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
pub(crate) fn conjecture(positions: u64, upto: u64) -> Text {
    both(
        format!(
            "A CONJECTURE: it agrees with the rules on {positions} positions with numbers up to {upto}, and is not proved."
        ),
        format!("猜想：在数字不超过 {upto} 的 {positions} 个局面上与规则一致，尚未证明。"),
    )
}

/// The prover did not decide it.
pub(crate) fn undecided(why: &Text) -> Text {
    both(
        format!("NOT PROVED HERE: what follows is what the file claims.\n{}", why.en),
        format!("此处未证明：以下只是文件中的论断。\n{}", why.zh),
    )
}
