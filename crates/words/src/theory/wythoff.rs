//! Wythoff's game, and the queen that walks to a corner.

use super::pair::{arrow, shown};
use catalog::argument::{Direction, NumberedPair, Pair, Setting, ToPair, Wythoff};
use dashu_int::UBig;
use rules::speech::{both, number};
use rules::{Convention, Text};

/// Statements on Wythoff's game.
pub(super) fn wythoff(said: &Wythoff) -> Text {
    match said {
        Wythoff::Ended { setting, convention } => ended(*setting, *convention),
        Wythoff::Rule { convention } => rule(*convention),
        Wythoff::IsPair { at, number: named } => {
            let (at, named) = (shown(at), number(named));
            both(
                format!(
                    "{at} has the difference {named} and is pair number {named}: the player to move loses."
                ),
                format!("{at} 的差是 {named}，正是第 {named} 对，所以先手必败。"),
            )
        }
        Wythoff::IsNoPair { at, alike } => {
            let (at, named, pair) = (shown(at), number(&alike.number), shown(&alike.pair));
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
        Wythoff::EveryMoveFails { at, number, setting } => every_move_fails(at, number, *setting),
        Wythoff::Belong(pairs) => belong(pairs),
        Wythoff::OtherMoves { at, setting, moves } => other_moves(at, *setting, moves),
        Wythoff::Move { at, setting, made } => {
            let (way_en, way_zh) = direction(*setting, made);
            let verb = if *setting == Setting::Heaps { "takes" } else { "goes" };
            let (to, named) = (arrow(at, &made.to), number(&made.number));
            both(
                format!("{to} wins: it {verb} {way_en} and leaves pair number {named}."),
                format!("{to} 获胜：{way_zh}，留下第 {named} 对。"),
            )
        }
    }
}

fn ended(setting: Setting, convention: Convention) -> Text {
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

fn rule(convention: Convention) -> Text {
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

fn every_move_fails(at: &Pair, named: &UBig, setting: Setting) -> Text {
    let (first, second, named) = (number(&at.0), number(&at.1), number(named));
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

/// The pairs that contain the two numbers.
fn belong(pairs: &[(UBig, NumberedPair)]) -> Text {
    let (mut en, mut zh) = (Vec::new(), Vec::new());
    for (given, pair) in pairs {
        let (given, named, pair) = (number(given), number(&pair.number), shown(&pair.pair));
        en.push(format!("{given} in number {named}, {pair}"));
        zh.push(format!("{given} 在第 {named} 对 {pair}"));
    }
    both(
        format!("Each number stands in one pair only: {}.", en.join(", ")),
        format!("每个数只在一对里：{}。", zh.join("，")),
    )
}

fn direction(setting: Setting, made: &ToPair) -> (String, String) {
    let by = number(&made.by);
    match (setting, made.direction) {
        (Setting::Heaps, Direction::Both) => (format!("{by} from both heaps"), format!("从两堆各取 {by} 个")),
        (Setting::Heaps, Direction::First) => {
            (format!("{by} from the first heap"), format!("从第一堆取 {by} 个"))
        }
        (Setting::Heaps, Direction::Second) => {
            (format!("{by} from the second heap"), format!("从第二堆取 {by} 个"))
        }
        (Setting::Board, Direction::Both) => (format!("{by} diagonally"), format!("斜走 {by} 格")),
        (Setting::Board, Direction::First) => (format!("{by} along the row"), format!("横走 {by} 格")),
        (Setting::Board, Direction::Second) => (format!("{by} along the column"), format!("竖走 {by} 格")),
    }
}

fn other_moves(at: &Pair, setting: Setting, others: &[ToPair]) -> Text {
    let (mut en, mut zh) = (Vec::new(), Vec::new());
    for made in others {
        let (way_en, way_zh) = direction(setting, made);
        let (to, named) = (arrow(at, &made.to), number(&made.number));
        en.push(format!("{to} ({way_en}, to number {named})"));
        zh.push(format!("{to}（{way_zh}，到第 {named} 对）"));
    }
    let verb = if others.len() == 1 { "wins" } else { "win" };
    both(
        format!("Besides the recommended move, {} {verb} as well.", en.join(" and ")),
        format!("除推荐着法外，{}也获胜。", zh.join("、")),
    )
}
