//! Wythoff's game: take from one heap, or the same number from both; and the queen that walks to a corner.
//!
//! * Normal play: exactly the pairs (⌊jφ⌋, ⌊jφ⌋ + j) are lost (Wythoff 1907).
//! * Misère play: (0,0) and (1,2) give way to (2,2) and (0,1), all others stay (Fraenkel 1984).
//!
//! Both have the same reason: each number and each difference belongs to one pair only, so no move leads from
//! pair to pair; and from every other position one of the three kinds of moves leads to a pair. At most three
//! moves win, found with a few integer square roots: a heap of 10^1000 takes microseconds. Evidence: the
//! cited theorems, compared in the tests with exhaustive search from the rules.

use super::golden::{Pair, Pairs, Reached, Standing, Way};
use super::shown::{arrow, shown};
use crate::theory::lone::{lone, without_winning_move, won};
use crate::theory::{Judgement, Theory};
use dashu_int::UBig;
use rules::speech::{both, number};
use rules::{Convention, Outcome, Text};

pub(super) struct Wythoff(Pairs);

impl Wythoff {
    pub(super) fn new(convention: Convention) -> Wythoff {
        Wythoff(Pairs(convention))
    }
}

impl Theory for Wythoff {
    fn citation(&self) -> &str {
        match self.0.0 {
            Convention::Normal => "Wythoff 1907",
            Convention::Misere => "Fraenkel 1984",
        }
    }

    fn judge(&self, sum: &[&[UBig]], most: usize) -> Option<Judgement> {
        let (component, at) = lone(sum, |at| at.iter().all(UBig::is_zero))?;
        let [first, second] = at else { return None };
        Some(judge(self.0, Setting::Heaps, component, (first, second), most))
    }
}

/// Meaning of the two numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Setting {
    /// Heaps of stones.
    Heaps,
    /// Columns and rows that a queen still has to go.
    Board,
}

/// Judges a position that is `component` of a sum.
pub(super) fn judge(
    pairs: Pairs,
    setting: Setting,
    component: usize,
    at: (&UBig, &UBig),
    most: usize,
) -> Judgement {
    if at.0.is_zero() && at.1.is_zero() {
        let why = vec![nothing_left(pairs.0, setting)];
        return match pairs.0 {
            Convention::Normal => without_winning_move(Outcome::P, why),
            Convention::Misere => without_winning_move(Outcome::N, why),
        };
    }
    let standing = Standing::of(pairs, at.0, at.1);
    let mut why = vec![what_is_lost(pairs.0)];
    let found = standing.reached(at.0, at.1);
    if found.is_empty() {
        why.push(is_a_pair(at, &standing.alike));
        why.push(no_way_out(at, &standing.alike, setting));
        return without_winning_move(Outcome::P, why);
    }
    why.push(is_no_pair(at, &standing.alike));
    why.push(where_they_stand(at, &standing));
    if found.len() > 1 {
        why.push(other_ways(at, setting, &found[1..]));
    }
    let recommends = found.first().map(|reached| recommended(at, setting, reached));
    let options = found.into_iter().map(|reached| vec![reached.to.0, reached.to.1]).collect();
    won(component, options, most, why, recommends)
}

fn nothing_left(convention: Convention, setting: Setting) -> Text {
    match (setting, convention) {
        (Setting::Heaps, Convention::Normal) => both(
            "No stone is left: the opponent took the last one, and the player to move has lost.",
            "已经没有石子：最后一个被对方取走，轮到走的一方已输。",
        ),
        (Setting::Heaps, Convention::Misere) => both(
            "No stone is left: the opponent had to take the last one, and the player to move has won.",
            "已经没有石子：最后一个被对方取走，按反常规则轮到走的一方获胜。",
        ),
        (Setting::Board, _) => both(
            "The queen stands in the corner: the opponent brought it there and has won.",
            "后已在角落：是对方走到的，轮到走的一方已输。",
        ),
    }
}

fn what_is_lost(convention: Convention) -> Text {
    match convention {
        Convention::Normal => both(
            "The lost positions are the golden pairs: number j is ⌊jφ⌋ and ⌊jφ⌋ + j with φ = (1+√5)/2, so (0,0), (1,2), \
             (3,5), (4,7), (6,10) and so on.",
            "必败态是黄金数对（奇异局势）：第 j 对为 ⌊jφ⌋ 与 ⌊jφ⌋ + j，φ = (1+√5)/2，即 (0,0)、(1,2)、(3,5)、(4,7)、(6,10) 等。",
        ),
        Convention::Misere => both(
            "The lost positions of misère play are number 0, (2,2), number 1, (0,1), and from j = 2 on the golden pairs \
             ⌊jφ⌋ and ⌊jφ⌋ + j with φ = (1+√5)/2: (3,5), (4,7), (6,10) and so on.",
            "反常规则下的必败态：第 0 对 (2,2)、第 1 对 (0,1)，从 j = 2 起为黄金数对 ⌊jφ⌋ 与 ⌊jφ⌋ + j，φ = (1+√5)/2，即 (3,5)、(4,7)、\
             (6,10) 等。",
        ),
    }
}

fn is_a_pair(at: (&UBig, &UBig), alike: &Pair) -> Text {
    let (at, named) = (shown(at.0, at.1), number(&alike.number));
    both(
        format!("{at} has the difference {named} and is pair number {named}: the player to move loses."),
        format!("{at} 的差是 {named}，正是第 {named} 对，所以先手必败。"),
    )
}

fn is_no_pair(at: (&UBig, &UBig), alike: &Pair) -> Text {
    let (at, named, pair) = (shown(at.0, at.1), number(&alike.number), shown(&alike.low, &alike.high()));
    both(
        format!(
            "The difference of {at} is {named}, and the one pair with this difference is number {named}, {pair}. So {at} is no \
             pair, and the player to move wins."
        ),
        format!(
            "{at} 的差是 {named}，而差为 {named} 的唯一一对是第 {named} 对 {pair}，与它不同，所以先手必胜。"
        ),
    )
}

fn no_way_out(at: (&UBig, &UBig), alike: &Pair, setting: Setting) -> Text {
    let (first, second, named) = (number(at.0), number(at.1), number(&alike.number));
    let (one_en, both_en, one_zh, both_zh) = match setting {
        Setting::Heaps => (
            "a move in one heap leaves the other",
            "taking the same number from both",
            "只取一堆，另一堆不变",
            "两堆取同样多",
        ),
        Setting::Board => (
            "a step along a row or column leaves the other number",
            "a diagonal step",
            "横走或竖走，另一个数不变",
            "斜走",
        ),
    };
    both(
        format!(
            "Every move fails: {one_en}, {first} or {second}, without its only partner, and {both_en} keeps the difference \
             {named}, which no other pair has."
        ),
        format!(
            "怎么走都不行：{one_zh}，而 {first} 与 {second} 各自只在这一对里；{both_zh}，差仍是 {named}，而差为 {named} 的只有这一对。"
        ),
    )
}

/// Names the pairs that contain the two numbers.
fn where_they_stand(at: (&UBig, &UBig), standing: &Standing) -> Text {
    let mut stands = vec![(at.0, &standing.first)];
    if at.0 != at.1 {
        stands.push((at.1, &standing.second));
    }
    let (mut en, mut zh) = (Vec::new(), Vec::new());
    for (given, pair) in stands {
        let (given, named, pair) = (number(given), number(&pair.number), shown(&pair.low, &pair.high()));
        en.push(format!("{given} in number {named}, {pair}"));
        zh.push(format!("{given} 在第 {named} 对 {pair}"));
    }
    both(
        format!("Each number stands in one pair only: {}.", en.join(", ")),
        format!("每个数只在一对里：{}。", zh.join("，")),
    )
}

fn way(setting: Setting, reached: &Reached) -> (String, String) {
    let by = number(&reached.by);
    match (setting, reached.way) {
        (Setting::Heaps, Way::Both) => (format!("{by} from both heaps"), format!("从两堆各取 {by} 个")),
        (Setting::Heaps, Way::First) => (format!("{by} from the first heap"), format!("从第一堆取 {by} 个")),
        (Setting::Heaps, Way::Second) => {
            (format!("{by} from the second heap"), format!("从第二堆取 {by} 个"))
        }
        (Setting::Board, Way::Both) => (format!("{by} diagonally"), format!("斜走 {by} 格")),
        (Setting::Board, Way::First) => (format!("{by} along the row"), format!("横走 {by} 格")),
        (Setting::Board, Way::Second) => (format!("{by} along the column"), format!("竖走 {by} 格")),
    }
}

fn other_ways(at: (&UBig, &UBig), setting: Setting, others: &[Reached]) -> Text {
    let (mut en, mut zh) = (Vec::new(), Vec::new());
    for reached in others {
        let (way_en, way_zh) = way(setting, reached);
        let (to, named) = (arrow(at, (&reached.to.0, &reached.to.1)), number(&reached.number));
        en.push(format!("{to} ({way_en}, to number {named})"));
        zh.push(format!("{to}（{way_zh}，到第 {named} 对）"));
    }
    let verb = if others.len() == 1 { "wins" } else { "win" };
    both(
        format!("Besides the recommended move, {} {verb} as well.", en.join(" and ")),
        format!("除推荐着法外，{}也获胜。", zh.join("、")),
    )
}

fn recommended(at: (&UBig, &UBig), setting: Setting, reached: &Reached) -> Text {
    let (way_en, way_zh) = way(setting, reached);
    let verb = if setting == Setting::Heaps { "takes" } else { "goes" };
    let (to, named) = (arrow(at, (&reached.to.0, &reached.to.1)), number(&reached.number));
    both(
        format!("{to} wins: it {verb} {way_en} and leaves pair number {named}."),
        format!("{to} 获胜：{way_zh}，留下第 {named} 对。"),
    )
}
