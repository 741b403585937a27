//! Parts of sentences about heaps.

use dashu_int::UBig;
use rules::Text;
use rules::speech::{both, number};

/// The most things that a sentence names.
pub(super) const MOST: usize = 12;

/// A sentence that is a list of what there is to say of each heap, of many heaps only of the first.
pub(super) fn list(heaps: &[&UBig], say: impl Fn(&UBig) -> String) -> Text {
    let said: Vec<String> = heaps.iter().take(MOST).map(|heap| say(heap)).collect();
    let (more_en, more_zh) = if heaps.len() > MOST { (", …", "，……") } else { (".", "。") };
    both(said.join(", ") + more_en, said.join("，") + more_zh)
}

/// `21 mod 4 = 1`
pub(super) fn remainder(heap: &UBig, modulus: &UBig) -> String {
    format!("{} mod {} = {}", number(heap), number(modulus), number(&(heap % modulus)))
}

/// Nobody can move, and who cannot move wins.
pub(super) fn stuck_wins() -> Text {
    both(
        "No move is left, and in misère play the player who cannot move wins.",
        "已经无着可走；按反常规则，不能走的一方获胜。",
    )
}

/// `2 to 5`, or just `2`.
pub(super) fn span(from: &UBig, to: &UBig) -> Text {
    let (from, to) = (number(from), number(to));
    if from == to { both(&from, &from) } else { both(format!("{from} to {to}"), format!("{from} 到 {to}")) }
}
