//! The New Stone Game.

use super::row::shown;
use catalog::argument::{NewStone, Rest};
use dashu_int::UBig;
use rules::speech::{both, list, number, numbers};
use rules::{Convention, Text};

/// Statements on the New Stone Game.
pub(super) fn new_stone(said: &NewStone) -> Text {
    match said {
        NewStone::NothingLeft { convention: Convention::Normal } => both(
            "No stone is left: the player to move is stuck and has lost.",
            "已经没有石子：轮到走的一方无法行动，已输。",
        ),
        NewStone::NothingLeft { convention: Convention::Misere } => both(
            "No stone is left: in misère play the player to move is stuck, and so has won.",
            "已经没有石子：按反常规则，无法行动的一方获胜。",
        ),
        NewStone::Rule { convention: Convention::Normal } => both(
            "A position is lost if its heaps can be put into pairs of equal heaps.",
            "必败态：各堆能两两配成相等的对。",
        ),
        NewStone::Rule { convention: Convention::Misere } => both(
            "In misère play a position is lost if it has a heap of 2 or more and its heaps can be put into pairs of equal \
             heaps, or if it has an odd number of single stones and nothing else.",
            "反常规则下的必败态：有不止 1 个石子的堆且各堆能两两配成相等的对；或者只剩奇数个单独的石子。",
        ),
        NewStone::Paired(pairs) => paired(pairs),
        NewStone::Unpaired(heaps) => unpaired(heaps),
        NewStone::OddSingles { stones } => {
            let (are, s) = if *stones == 1 { ("is", "") } else { ("are", "s") };
            both(
                format!(
                    "Here there {are} {stones} single stone{s}: an odd number, so the player to move loses."
                ),
                format!("这里是 {stones} 个单独的石子，为奇数，所以先手必败。"),
            )
        }
        NewStone::EvenSingles { stones } => both(
            format!("Here there are {stones} single stones: an even number, so the player to move wins."),
            format!("这里是 {stones} 个单独的石子，为偶数，所以先手必胜。"),
        ),
        NewStone::OneByOne => both(
            "All that can be done is to throw them away one by one, and the last falls to the player to move.",
            "只能一个一个扔掉，最后一个总归先手来扔。",
        ),
        NewStone::EveryMoveFails => both(
            "A move makes one heap smaller and loses stones: then for some size there is exactly one heap less that reaches it, \
             and the heaps no longer pair up. The opponent can pair them up again.",
            "每走一步只有一堆变小，并且石子总数减少：于是对某个大小，达到它的堆恰好少了一个，便不再成对；而对方总能重新配好。",
        ),
        NewStone::Move { from, to, heap, away, moved, whole, rest } => {
            let arrow = format!("{} → {}", shown(from), shown(to));
            let (done, rest) = (done(heap, away, moved, *whole), after(*rest));
            both(
                format!("{arrow} wins: {}; {}.", done.en, rest.en),
                format!("{arrow} 获胜：{}，{}。", done.zh, rest.zh),
            )
        }
    }
}

fn paired(pairs: &[UBig]) -> Text {
    let (en, zh): (Vec<String>, Vec<String>) =
        numbers(pairs).iter().map(|size| (format!("{size} and {size}"), format!("{size} 与 {size}"))).unzip();
    both(
        format!("Here they can: {}. So the player to move loses.", list(&en, "; ", "; ")),
        format!("这里正好配成：{}，所以先手必败。", list(&zh, "；", "；")),
    )
}

fn unpaired(heaps: &[UBig]) -> Text {
    let named = numbers(heaps);
    let (a_twin, are) = if heaps.len() == 1 { ("a heap of", "is") } else { ("heaps of", "are") };
    both(
        format!(
            "Here {a_twin} {} {are} left without a twin, so the player to move wins.",
            list(&named, ", ", " and ")
        ),
        format!("这里大小为 {} 的堆没有配上对，所以先手必胜。", list(&named, "、", "、")),
    )
}

/// The stones that a move throws away and moves.
fn done(heap: &UBig, away: &UBig, moved: &UBig, whole: bool) -> Text {
    let (heap, thrown) = (number(heap), number(away));
    if !moved.is_zero() {
        let moved = number(moved);
        both(
            format!("of the heap of {heap} it throws away {thrown} and moves {moved} onto others"),
            format!("从 {heap} 个的那堆扔掉 {thrown} 个，再把 {moved} 个移到别的堆"),
        )
    } else if whole {
        both(format!("it throws away the heap of {heap}"), format!("扔掉 {heap} 个的那一整堆"))
    } else {
        both(
            format!("of the heap of {heap} it throws away {thrown}"),
            format!("从 {heap} 个的那堆扔掉 {thrown} 个"),
        )
    }
}

fn after(rest: Rest) -> Text {
    match rest {
        Rest::OddSingles => both("an odd number of single stones is left", "剩下奇数个单独的石子"),
        Rest::Nothing => both("no stone is left", "石子取完"),
        Rest::Pairs => both("then the heaps pair up", "此后各堆两两成对"),
    }
}
