//! The New Stone Game: discard at least one stone of a heap, and move any of its others onto nonempty heaps.
//!
//! Normal play: the position is lost exactly if its heaps can be put into pairs of equal heaps (POJ 1740).
//!
//! * *No move leads from pairs to pairs.* Only one heap shrinks, and stones are lost; so for some size s the
//!   number of heaps of at least s decreases by exactly one. In pairs that number is always even.
//! * *Every other position has a move to pairs.* Let c₁ ≥ c₂ ≥ … ≥ cₙ be the heaps. Raise c₃ to c₂, c₅ to c₄ and so on with
//!   stones of c₁, and leave of c₁ itself nothing if n is odd, and cₙ if n is even. That takes at most c₂ stones, and as many
//!   as c₁ has only if c₁ = c₂, c₃ = c₄, …: if all was paired already.
//!
//! Misère play: the lost positions are an odd number of single stones, and pairs that are not all single
//! stones. The first statement holds again: from pairs with a heap above 1 there are two such heaps, so no
//! move leaves single stones only. The second, too: the move above leaves c₂ or more, so not single stones
//! only unless c₂ ≤ 1; then c₁ goes to 0 or 1, whichever leaves an odd number; and of an even number of
//! single stones one is thrown away.
//!
//! **All winning moves** are the ways to decrease one heap and increase others, by no more in total, to
//! pairs: [`Pairings`](pairing::Pairings) lists them. [`counting`] counts them exactly for up to eleven heaps
//! (of 1000 digits; for fewer heaps, of far more), and for many heaps if there are few choices. Beyond that
//! there is no count: the number of ways is that of lattice points in polytopes of growing dimension. The
//! first move is constructed at any size, by sorting.
//!
//! Evidence: the proofs above, compared in the tests with exhaustive search from the rules.

mod counting;
mod pairing;

use super::row::{replaced, shown};
use crate::theory::lone::{lone, without_winning_move, won_by};
use crate::theory::{Component, Judgement, Several, Theory};
use dashu_int::UBig;
use pairing::{Heaps, Pairings};
use rules::speech::{both, list, number, numbers};
use rules::{Convention, Outcome, Text};

/// Limit on the heaps named in a sentence.
const NAMED: usize = 13;

pub(super) struct NewStone(pub(super) Convention);

impl Theory for NewStone {
    fn citation(&self) -> &str {
        match self.0 {
            Convention::Normal => "POJ 1740",
            Convention::Misere => "POJ 1740, carried over to misère play",
        }
    }

    fn judge(&self, sum: &[&[UBig]], most: usize) -> Option<Judgement> {
        let (component, row) = lone(sum, |row| row.iter().all(UBig::is_zero))?;
        let heaps = Heaps::of(row);
        Some(self.judge_heaps(component, &heaps, most))
    }

    /// Counting all winning moves takes long; deciding if there is one does not.
    fn outcome(&self, sum: &[&[UBig]]) -> Option<Outcome> {
        let (_, row) = lone(sum, |row| row.iter().all(UBig::is_zero))?;
        Some(self.outcome_of(&Heaps::of(row)))
    }
}

impl NewStone {
    fn outcome_of(&self, heaps: &Heaps) -> Outcome {
        let misere = self.0 == Convention::Misere;
        let lost = if misere && heaps.are_single() {
            heaps.sizes().len() % 2 == 1
        } else {
            heaps.unpaired().next().is_none()
        };
        if lost { Outcome::P } else { Outcome::N }
    }

    fn judge_heaps(&self, component: usize, heaps: &Heaps, most: usize) -> Judgement {
        let misere = self.0 == Convention::Misere;
        let (sizes, singles) = (heaps.sizes(), heaps.are_single());
        let outcome = self.outcome_of(heaps);
        if sizes.is_empty() {
            return without_winning_move(outcome, vec![nothing_left(self.0)]);
        }
        if outcome == Outcome::P {
            let (why, fails) = match misere && singles {
                true => (odd_singles(sizes.len()), one_by_one()),
                false => (paired(heaps), no_way_out()),
            };
            return without_winning_move(Outcome::P, vec![what_is_lost(self.0), why, fails]);
        }
        let why = vec![
            what_is_lost(self.0),
            if misere && singles { even_singles(sizes.len()) } else { odd_ones(heaps) },
        ];
        // One heap above a single stone, where misère play requires the other number of single stones.
        let turned = misere && sizes.iter().rev().nth(1).is_none_or(|second| second.is_one());
        let found =
            if misere && singles { thrown(heaps, most.max(1)) } else { all(heaps, most.max(1), turned) };
        let recommends = found.first.first().map(|option| recommended(heaps.row(), option));
        let first = found.first.into_iter().take(most).collect();
        won_by(component, Several { first, count: found.count }, why, recommends)
    }
}

/// The moves to pairs: first one of the largest heap, then by the place of the heap. `turned`: a result of
/// single stones only gets one more or one less.
fn all(heaps: &Heaps, most: usize, turned: bool) -> Several<Component> {
    let mut first = Vec::new();
    let largest = heaps.largest();
    let places = largest.into_iter().chain((0..heaps.row().len()).filter(|&place| Some(place) != largest));
    for place in places {
        if first.len() >= most {
            break;
        }
        let Some(pairings) = Pairings::of(heaps, place) else { continue };
        first.extend(pairings.take(most - first.len()).map(|mut option| {
            if turned && option.iter().all(|heap| heap.is_zero() || heap.is_one()) {
                option[place] = UBig::from(option[place].is_zero());
            }
            option
        }));
    }
    Several { first, count: counting::count(heaps) }
}

/// The moves that discard one of some single stones.
fn thrown(heaps: &Heaps, most: usize) -> Several<Component> {
    let row = heaps.row();
    let places = (0..row.len()).filter(|&place| !row[place].is_zero());
    let first = places.take(most).map(|place| replaced(row, [(place, UBig::ZERO)])).collect();
    Several { first, count: Some(UBig::from(heaps.sizes().len())) }
}

fn nothing_left(convention: Convention) -> Text {
    match convention {
        Convention::Normal => both(
            "No stone is left: the player to move is stuck and has lost.",
            "已经没有石子：轮到走的一方无法行动，已输。",
        ),
        Convention::Misere => both(
            "No stone is left: in misère play the player to move, who is stuck, has won.",
            "已经没有石子：按反常规则，无法行动的一方获胜。",
        ),
    }
}

fn what_is_lost(convention: Convention) -> Text {
    match convention {
        Convention::Normal => both(
            "A position is lost if its heaps can be put into pairs of equal heaps.",
            "必败态：各堆能两两配成相等的对。",
        ),
        Convention::Misere => both(
            "In misère play a position is lost if it has a heap of 2 or more and its heaps can be put into pairs of equal \
             heaps, or if it has an odd number of single stones and nothing else.",
            "反常规则下的必败态：有不止 1 个石子的堆且各堆能两两配成相等的对；或者只剩奇数个单独的石子。",
        ),
    }
}

fn paired(heaps: &Heaps) -> Text {
    let pairs: Vec<UBig> = heaps.sizes().iter().step_by(2).take(NAMED).map(|&size| size.clone()).collect();
    let named = numbers(&pairs);
    let (en, zh): (Vec<String>, Vec<String>) =
        named.iter().map(|size| (format!("{size} and {size}"), format!("{size} 与 {size}"))).unzip();
    both(
        format!("Here they can: {}. So the player to move loses.", list(&en, "; ", "; ")),
        format!("这里正好配成：{}，所以先手必败。", list(&zh, "；", "；")),
    )
}

fn odd_singles(stones: usize) -> Text {
    let (are, s) = if stones == 1 { ("is", "") } else { ("are", "s") };
    both(
        format!("Here there {are} {stones} single stone{s}: an odd number, so the player to move loses."),
        format!("这里是 {stones} 个单独的石子，为奇数，所以先手必败。"),
    )
}

fn even_singles(stones: usize) -> Text {
    both(
        format!("Here there are {stones} single stones: an even number, so the player to move wins."),
        format!("这里是 {stones} 个单独的石子，为偶数，所以先手必胜。"),
    )
}

fn odd_ones(heaps: &Heaps) -> Text {
    let left: Vec<UBig> = heaps.unpaired().take(NAMED).cloned().collect();
    let named = numbers(&left);
    let (a_twin, s) = if left.len() == 1 { ("a heap of", "is") } else { ("heaps of", "are") };
    both(
        format!(
            "Here {a_twin} {} {s} left without a twin, so the player to move wins.",
            list(&named, ", ", " and ")
        ),
        format!("这里大小为 {} 的堆没有配上对，所以先手必胜。", list(&named, "、", "、")),
    )
}

fn one_by_one() -> Text {
    both(
        "All that can be done is to throw them away one by one, and the last falls to the player to move.",
        "只能一个一个扔掉，最后一个总归先手来扔。",
    )
}

fn no_way_out() -> Text {
    both(
        "A move makes one heap smaller and loses stones: then for some size there is exactly one heap less that reaches it, \
         and the heaps no longer pair up. The opponent can pair them up again.",
        "每走一步只有一堆变小，并且石子总数减少：于是对某个大小，达到它的堆恰好少了一个，便不再成对；而对方总能重新配好。",
    )
}

fn recommended(row: &[UBig], option: &[UBig]) -> Text {
    let arrow = format!("{} → {}", shown(row), shown(option));
    let (mut heap, mut moved) = (UBig::ZERO, UBig::ZERO);
    let mut stays = UBig::ZERO;
    for (before, now) in row.iter().zip(option) {
        if now < before {
            (heap, stays) = (before.clone(), now.clone());
        } else {
            moved += now - before;
        }
    }
    let given = &heap - &stays;
    let away = if given >= moved { &given - &moved } else { UBig::ZERO };
    let (after_en, after_zh) = if option.iter().all(|heap| heap.is_zero() || heap.is_one())
        && option.iter().filter(|heap| heap.is_one()).count() % 2 == 1
    {
        ("an odd number of single stones is left", "剩下奇数个单独的石子")
    } else if option.iter().all(UBig::is_zero) {
        ("no stone is left", "石子取完")
    } else {
        ("then the heaps pair up", "此后各堆两两成对")
    };
    let (heap, away, moved_shown) = (number(&heap), number(&away), number(&moved));
    let (done_en, done_zh) = if !moved.is_zero() {
        (
            format!("of the heap of {heap} it throws away {away} and moves {moved_shown} onto others"),
            format!("从 {heap} 个的那堆扔掉 {away} 个，再把 {moved_shown} 个移到别的堆"),
        )
    } else if stays.is_zero() {
        (format!("it throws away the heap of {heap}"), format!("扔掉 {heap} 个的那一整堆"))
    } else {
        (format!("of the heap of {heap} it throws away {away}"), format!("从 {heap} 个的那堆扔掉 {away} 个"))
    };
    both(format!("{arrow} wins: {done_en}; {after_en}."), format!("{arrow} 获胜：{done_zh}，{after_zh}。"))
}
