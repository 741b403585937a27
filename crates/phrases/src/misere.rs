//! `bouton period --misere`: results about a heap game in misère play.

use answer::misere::Limit;
use rules::Text;
use rules::speech::both;
use words::{Phrase, phrase};

/// Help of `--misere`.
pub const MISERE: Phrase = phrase(
    "Whoever makes the last move loses: genus symbols, the misère quotient and its period",
    "走最后一步的人输：给出亏格、反常商及其周期",
);

/// Addition to the name of the game.
pub const PLAY: Phrase = phrase(", misère play", "，反常规则");

/// Label of the genus symbols.
pub const GENERA: Phrase = phrase("genera", "亏格");

/// Label of the elements of heaps.
pub const ELEMENTS: Phrase = phrase("elements", "元素");

/// Label of the generators.
pub const GENERATORS: Phrase = phrase("generators", "生成元");

/// Label of the relations.
pub const RELATIONS: Phrase = phrase("relations", "关系");

/// Label of the lost elements.
pub const LOST: Phrase = phrase("lost", "必败");

/// A generator of the quotient.
pub fn generator(letter: &str, heap: usize) -> Text {
    both(format!("{letter} = heap of {heap}"), format!("{letter} 为大小 {heap} 的堆"))
}

/// The quotient with its period.
pub fn periodic(order: usize, start: usize, length: usize) -> Text {
    both(
        format!(
            "The misère quotient has {order} elements; from the heap of {start} on, those of heaps have period {length}."
        ),
        format!("反常商有 {order} 个元素；从大小为 {start} 的堆起，各堆的元素有周期 {length}。"),
    )
}

/// The quotient of the heaps up to the last, and the limit of the search.
pub fn partial(order: usize, last: usize, limit: Option<Limit>) -> Text {
    let (limit, limit_zh) = match limit {
        Some(Limit::Elements) => (
            "With one heap more no quotient was found with as many elements as allowed (--elements): there may be none that is finite.",
            "再加一个堆，在允许的元素个数内（--elements）找不到商：可能不存在有限的商。",
        ),
        Some(Limit::Entries) => (
            "With one heap more none was found in tables of reasonable size: there may be none that is finite.",
            "再加一个堆，在合理大小的表内找不到商：可能不存在有限的商。",
        ),
        _ => ("No period so far.", "尚未发现周期。"),
    };
    both(
        format!("Of the heaps up to {last} the misère quotient has {order} elements. {limit}"),
        format!("不超过 {last} 的各堆的反常商有 {order} 个元素。{limit_zh}"),
    )
}

/// The evidence: a proof with a certificate and its number of sums, or the rules.
pub fn evidence(sums: Option<usize>) -> Text {
    match sums {
        Some(sums) => both(
            format!(
                "How this is known: proved: the checker has followed the certificate, with {sums} sums to which all others come."
            ),
            format!("依据：已证明：检验程序已验证证书，其中列出 {sums} 个和，其余的和都归结于它们。"),
        ),
        None => both(
            "How this is known: computed from the rules; there is no certificate format for such moves.",
            "依据：由规则算出；证书不涉及这样的走法。",
        ),
    }
}

/// The certificate's file.
pub fn certificate(path: &str) -> Text {
    both(
        format!("Certificate: {path} (bouton verify {path})"),
        format!("证书：{path}（bouton verify {path}）"),
    )
}
