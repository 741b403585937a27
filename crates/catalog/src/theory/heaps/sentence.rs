//! Parts of sentences about heaps.

use dashu_int::UBig;
use rules::Text;
use rules::speech::{both, number};

/// Limit on the items named in a sentence.
pub(super) const MOST: usize = 12;

/// A sentence that lists a phrase for each heap; of many heaps only for the first.
pub(super) fn list(heaps: &[&UBig], say: impl Fn(&UBig) -> Option<String>) -> Option<Text> {
    let said: Vec<String> = heaps.iter().take(MOST).filter_map(|heap| say(heap)).collect();
    if said.is_empty() {
        return None;
    }
    let (more_en, more_zh) = if heaps.len() > MOST { (", …", "，……") } else { (".", "。") };
    Some(both(said.join(", ") + more_en, said.join("，") + more_zh))
}

/// `21 mod 4 = 1`
pub(super) fn remainder(heap: &UBig, modulus: &UBig) -> String {
    format!("{} mod {} = {}", number(heap), number(modulus), number(&(heap % modulus)))
}

/// Says that there are no stones in a heap.
pub(super) fn empty() -> Text {
    both("The heap is empty: no move is left in it.", "这一堆已经取完，不能再取。")
}

/// Says that there are no moves, and the player who cannot move wins.
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

/// `from 2 to 3`, or `= 2`; in Chinese the text after `余`.
pub(super) fn remainders(from: &UBig, to: &UBig) -> Text {
    let span = span(from, to);
    let en = if from == to { format!("= {}", span.en) } else { format!("from {}", span.en) };
    both(en, span.zh)
}

/// Says that an even number of stones is taken one at a time.
pub(super) fn one_by_one(even: &str) -> Text {
    both(
        format!("{even} is even: the stones go one by one, and who begins does not get the last."),
        format!("{even} 是偶数：石子一个一个轮流取，先取的人取不到最后一个。"),
    )
}

/// Says that stones are taken one at a time, and the last one loses.
pub(super) fn last_loses(stones: &str, odd: bool) -> Text {
    match odd {
        true => both(
            format!(
                "{stones} is odd: the stones go one by one, and the player to move takes the last, and loses."
            ),
            format!("{stones} 是奇数：石子一个一个轮流取，最后一个归先手，先手输。"),
        ),
        false => both(
            format!(
                "{stones} is even: the stones go one by one, and the opponent takes the last, and loses."
            ),
            format!("{stones} 是偶数：石子一个一个轮流取，最后一个归对方，对方输。"),
        ),
    }
}
