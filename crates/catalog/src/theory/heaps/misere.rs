//! Misère play.
//!
//! * Problem: a sum of heaps of one game; the player who makes the last move loses.
//! * Theorem: as in misère Nim, a position is lost exactly if the nim-sum of its nim-values is 0 while some
//!   of them is larger than 1, and 1 when none is (C. L. Bouton 1901 for Nim). The only requirement is that
//!   every heap of nim-value 0 that has moves has an option of nim-value 1; the proof is given below. T. S.
//!   Ferguson (On sums of graph games with last player losing, Int. J. Game Theory 3 (1974) 159-167) found
//!   it, and that every subtraction game has the property: if s is the least number that may be taken, the
//!   heaps of nim-value 1 are those from which s leaves one of nim-value 0. The two games here that are not
//!   finite subtraction games have it too: to get from nim-value 0 to 1, take one less than the period of
//!   `prime_power`, and the most of `bash_clear`.
//! * Cost: one nim-value per heap, and one search for options of a wanted nim-value.
//! * Evidence: the theorem; the tests compare it with exhaustive search.

use super::super::{Change, Judgement, Several, Theory};
use super::heap::{Heap, MOST_LISTED, none, singles};
use super::sentence::stuck_wins;
use dashu_int::UBig;
use rules::speech::{both, list, nim_sum, number, numbers};
use rules::{Convention, Outcome, Text};

/// A game under misère play in which every heap of nim-value 0 is stuck or has an option of nim-value 1.
pub(super) struct Misere<H>(pub(super) H);

/// The classes of positions: S where the nim-sum is not 0, T where it is, with the number of ample heaps,
/// those of a nim-value larger than 1. With a single ample heap the nim-sum is never 0.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Class {
    /// No ample heaps, and an odd number of lone ones.
    S0,
    S1,
    S2,
    /// No ample heaps, and an even number of lone ones.
    T0,
    T2,
}

/// Nim-values of a position, and the relevant counts.
struct Values {
    all: Vec<UBig>,
    sum: UBig,
    /// Number of values larger than 1.
    ample: usize,
    /// Number of values equal to 1.
    lone: usize,
}

impl Values {
    fn new(all: Vec<UBig>) -> Values {
        let sum = all.iter().fold(UBig::ZERO, |sum, value| sum ^ value);
        let ample = all.iter().filter(|value| **value > UBig::ONE).count();
        let lone = all.iter().filter(|value| value.is_one()).count();
        Values { all, sum, ample, lone }
    }

    fn class(&self) -> Class {
        match (self.ample, self.sum.is_zero()) {
            (0, false) => Class::S0,
            (1, _) => Class::S1,
            (_, false) => Class::S2,
            (0, true) => Class::T0,
            (_, true) => Class::T2,
        }
    }

    /// Value that a heap has to get for the position to be lost.
    fn wanted(&self, own: &UBig) -> UBig {
        let rest = &self.sum ^ own;
        let ample = self.ample - usize::from(*own > UBig::ONE);
        if ample > 0 { rest } else { rest ^ UBig::ONE }
    }
}

impl<H: Heap> Theory for Misere<H> {
    fn citation(&self) -> &str {
        self.0.citation(Convention::Misere)
    }

    fn judge(&self, sum: &[&[UBig]], most: usize) -> Option<Judgement> {
        let heaps = singles(sum)?;
        let values = Values::new(heaps.iter().map(|heap| self.0.value(heap)).collect::<Option<_>>()?);
        let class = values.class();
        if matches!(class, Class::S0 | Class::T2) {
            let why = self.argument(&heaps, &values);
            return Some(Judgement { outcome: Outcome::P, moves: none(), why, recommends: None });
        }
        let moves = self.winning(&heaps, &values, most)?;
        let stuck = moves.count.as_ref().is_some_and(UBig::is_zero);
        let why = if stuck { vec![stuck_wins()] } else { self.argument(&heaps, &values) };
        let recommends =
            moves.first.first().and_then(|(index, left)| self.praise(&heaps, &values, *index, left));
        let first = moves
            .first
            .into_iter()
            .map(|(component, left)| vec![Change { component, parts: vec![vec![left]] }])
            .collect();
        let moves = Several { first, count: moves.count };
        Some(Judgement { outcome: Outcome::N, moves, why, recommends })
    }
}

impl<H: Heap> Misere<H> {
    /// Winning moves: the heap, and its remainder. A move that decreases a nim-value comes first, if there is
    /// one.
    fn winning(&self, heaps: &[&UBig], values: &Values, most: usize) -> Option<Several<(usize, UBig)>> {
        let most = most.min(MOST_LISTED);
        let mut first = Vec::new();
        let mut best = None;
        let mut count = Some(UBig::ZERO);
        for (index, (heap, own)) in heaps.iter().zip(&values.all).enumerate() {
            let wanted = values.wanted(own);
            if wanted == *own {
                continue;
            }
            let lowers = wanted < *own;
            let asked = (most - first.len()).max(usize::from(lowers && best.is_none() && most > 0));
            let found = self.0.reaching(heap, &wanted, asked)?;
            if lowers && best.is_none() {
                best = found.first.first().map(|left| (index, left.clone()));
            }
            let room = most - first.len();
            first.extend(found.first.into_iter().take(room).map(|left| (index, left)));
            count = count.zip(found.count).map(|(sum, more)| sum + more);
        }
        if let Some(best) = best {
            first.retain(|made| *made != best);
            first.insert(0, best);
            first.truncate(most);
        }
        Some(Several { first, count })
    }

    /// Explains why a position with moves is won or lost.
    fn argument(&self, heaps: &[&UBig], values: &Values) -> Vec<Text> {
        if let ([heap], [value], false) = (heaps, &*values.all, self.0.is_nim()) {
            return self.0.alone(heap, value);
        }
        let ample: Vec<&UBig> = values.all.iter().filter(|value| **value > UBig::ONE).collect();
        let shown = numbers(ample);
        let (named_en, named_zh) = match shown.is_empty() {
            true => (String::new(), String::new()),
            false => {
                (format!(" ({})", list(&shown, ", ", " and ")), format!("（{}）", list(&shown, "、", "、")))
            }
        };
        let sum = match &*values.all {
            [value] => number(value),
            all => nim_sum(all, &values.sum),
        };
        let (ample, lone) = (values.ample, values.lone);
        let mut said = if self.0.is_nim() {
            vec![both(
                "Who takes the last stone loses. A heap of two or more stones is called ample, one of a single stone \
                 lone; empty heaps do not count.",
                "取到最后一个石子的人输。有两个或更多石子的堆叫充裕堆，只有一个的叫孤单堆，空堆不计。",
            )]
        } else {
            let mut said = self.0.account(heaps);
            said.push(both(
                "Who cannot move wins. Here that is decided as in misère Nim, with the nim-values as sizes of heaps: a heap \
                 is called ample if its nim-value is 2 or more, and lone if it is 1.",
                "不能走的一方获胜。此时胜负与反常尼姆相同，只要把 SG 值看作堆的大小：SG 值不小于 2 的堆叫充裕堆，等于 1 \
                 的叫孤单堆。",
            ));
            said
        };
        said.push(both(
            format!("Ample heaps: {ample}{named_en}; lone heaps: {lone}; nim-sum: {sum}."),
            format!("充裕堆 {ample} 个{named_zh}，孤单堆 {lone} 个，异或和 {sum}。"),
        ));
        said.push(class(values.class(), self.0.is_nim()));
        said
    }

    /// Explains why a move wins.
    fn praise(&self, heaps: &[&UBig], values: &Values, index: usize, left: &UBig) -> Option<Text> {
        let (before, own) = (number(heaps.get(index)?), values.all.get(index)?);
        let after = number(left);
        if heaps.len() == 1 && !self.0.is_nim() {
            let mark = self.0.mark(left)?;
            return Some(both(
                format!("{before} → {after} wins: {mark}."),
                format!("{before} → {after} 获胜：{mark}。"),
            ));
        }
        let wanted = values.wanted(own);
        if values.ample > usize::from(*own > UBig::ONE) {
            let mut all = values.all.clone();
            *all.get_mut(index)? = wanted;
            let sum = nim_sum(&all, &UBig::ZERO);
            return Some(both(
                format!(
                    "{before} → {after} wins: it leaves class T2, several ample heaps and the nim-sum {sum}."
                ),
                format!("{before} → {after} 获胜：走后属于 T2 类，充裕堆不止一个，异或和 {sum}。"),
            ));
        }
        let lone = values.lone - usize::from(own.is_one()) + usize::from(wanted.is_one());
        Some(both(
            format!(
                "{before} → {after} wins: it leaves class S0, no ample heap and {lone} lone, an odd number."
            ),
            format!("{before} → {after} 获胜：走后属于 S0 类，没有充裕堆，孤单堆 {lone} 个，是奇数。"),
        ))
    }
}

/// Explains why a class is won or lost.
fn class(class: Class, stones: bool) -> Text {
    match (class, stones) {
        (Class::S0, true) => both(
            "No ample heap and an odd number of lone ones is class S0, which is lost: the stones go one by one, and the \
             player to move takes the last.",
            "没有充裕堆、孤单堆为奇数个，属于 S0 类，是必败态：石子只能一个一个轮流取，最后一个归先手。",
        ),
        (Class::S0, false) => both(
            "No ample heap and an odd number of lone ones is class S0, which is lost: a move changes one nim-value, and \
             leaves either an even number of lone heaps (T0) or a single ample one (S1); the opponent wins both.",
            "没有充裕堆、孤单堆为奇数个，属于 S0 类，是必败态：走一步只改变一个 SG 值，要么孤单堆变成偶数个（T0 类），\
             要么出现唯一的充裕堆（S1 类），都是对方必胜。",
        ),
        (Class::T0, true) => both(
            "No ample heap and an even number of lone ones is class T0, which is won: the stones go one by one, and the \
             opponent takes the last.",
            "没有充裕堆、孤单堆为偶数个，属于 T0 类，是必胜态：石子只能一个一个轮流取，最后一个归对方。",
        ),
        (Class::T0, false) => both(
            "No ample heap and an even number of lone ones is class T0, which is won: one more lone heap or one fewer \
             makes the number odd (S0).",
            "没有充裕堆、孤单堆为偶数个，属于 T0 类，是必胜态：使孤单堆多一个或少一个，就成奇数个（S0 类）。",
        ),
        (Class::S1, true) => both(
            "Exactly one ample heap is class S1, which is won: take all of it or all but one stone, so as to leave an odd \
             number of lone heaps (S0). Then the stones go one by one, and the opponent takes the last.",
            "恰有一个充裕堆，属于 S1 类，是必胜态：把它取完或取到只剩一个，使孤单堆为奇数个（S0 类）；此后石子只能一个一个\
             轮流取，最后一个归对方。",
        ),
        (Class::S1, false) => both(
            "Exactly one ample heap is class S1, which is won: make its nim-value 0 or 1, so as to leave an odd number of \
             lone heaps (S0).",
            "恰有一个充裕堆，属于 S1 类，是必胜态：把它的 SG 值变成 0 或 1，使孤单堆为奇数个（S0 类）。",
        ),
        (Class::S2, _) => both(
            "Several ample heaps and a nim-sum that is not 0 is class S2, which is won: make the nim-sum 0 (T2).",
            "充裕堆不止一个、异或和不为 0，属于 S2 类，是必胜态：把异或和变为 0（T2 类）即可。",
        ),
        (Class::T2, _) => both(
            "Several ample heaps and the nim-sum 0 is class T2, which is lost: after any move the nim-sum is not 0 and an \
             ample heap is left (S1 or S2), and the opponent wins.",
            "充裕堆不止一个、异或和为 0，属于 T2 类，是必败态：无论怎么走，异或和都不再为 0，而且仍有充裕堆（S1 或 S2 \
             类），对方必胜。",
        ),
    }
}
