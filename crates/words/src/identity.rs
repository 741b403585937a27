//! Known games that have the values, or the moves, of a game.

use crate::both;
use answer::identity::{Compared, Grounds, Identified, Identity, Relation};
use rules::Text;

/// Codes, and the names of their games in English and Chinese.
const NAMES: &[(&str, &str, &str)] = &[
    ("0.007", "Treblecross", "三连叉（Treblecross）"),
    ("0.07", "Dawson's Kayles", "道森 Kayles"),
    ("0.137", "Dawson's Chess", "道森象棋"),
    ("0.15", "Guiles", "Guiles"),
    ("0.6", "Officers", "Officers"),
    ("0.77", "Kayles", "Kayles"),
    ("0.[3]", "Nim", "尼姆博弈"),
    ("4.[3]", "Lasker's Nim", "Lasker Nim"),
    ("4!.0", "Grundy's game", "格伦迪博弈"),
];

/// Name of the game with a code, if it has one.
pub fn name(code: &str) -> Option<Text> {
    let (_, en, zh) = NAMES.iter().find(|(known, ..)| *known == code)?;
    Some(both(*en, *zh))
}

/// The game with its name: `0.6 (Officers)`.
fn called(game: &str) -> Text {
    match name(game) {
        Some(name) => both(format!("{game} ({})", name.en), format!("{game}（{}）", name.zh)),
        None => both(game, game),
    }
}

/// `n`, `n + 1`, `n - 1`
fn moved(shift: i64) -> String {
    match shift {
        0 => "n".into(),
        1.. => format!("n + {shift}"),
        _ => format!("n - {}", shift.unsigned_abs()),
    }
}

/// The relation to a known game.
pub fn statement(identity: &Identity) -> Text {
    let game = called(&identity.game);
    let (en, zh) = (&game.en, &game.zh);
    // A full-width bracket needs no space after it.
    let gap = if zh.ends_with('）') { "" } else { " " };
    let at = moved(identity.relation.shift());
    match (identity.relation, identity.grounds) {
        (Relation::Shifted(0), Grounds::Moves) => {
            both(format!("the moves are those of {en}"), format!("着法与 {zh}{gap}相同"))
        }
        (Relation::Shifted(_), Grounds::Moves) => {
            both(format!("n is a heap of {at} in {en}"), format!("n 即 {zh}{gap}中大小为 {at} 的堆"))
        }
        (Relation::Shifted(0), _) => {
            both(format!("the values are those of {en}"), format!("值与 {zh}{gap}相同"))
        }
        (Relation::Shifted(_), _) => both(
            format!("the values are those of {en}, shifted: that of n is that of {at} there"),
            format!("值为 {zh}{gap}的值的平移：n 处的值即其 {at} 处的值"),
        ),
        (Relation::Differences(_), _) => both(
            format!(
                "the values are the differences of successive values of {en} without their signs, from {at} on"
            ),
            format!("值为 {zh}{gap}从 {at} 起相邻两值之差的绝对值"),
        ),
        (Relation::Changes(_), _) => both(
            format!("the values are the differences of successive values of {en}, from {at} on"),
            format!("值为 {zh}{gap}从 {at} 起相邻两值之差（后减前）"),
        ),
        (Relation::Sums(_), _) => both(
            format!(
                "the differences of successive values, without their signs, are the values of {en}, from {at} on"
            ),
            format!("相邻两值之差的绝对值为 {zh}{gap}从 {at} 起的值"),
        ),
        (Relation::Pairs { exchanged: false }, _) => {
            both(format!("the values are those of {en}"), format!("值与 {zh}{gap}相同"))
        }
        (Relation::Pairs { exchanged: true }, _) => both(
            format!("the values are those of {en} with its two numbers exchanged"),
            format!("交换两数后，值与 {zh}{gap}相同"),
        ),
        (Relation::Outcomes { exchanged: false }, _) => {
            both(format!("the outcomes are those of {en}"), format!("胜负与 {zh}{gap}相同"))
        }
        (Relation::Outcomes { exchanged: true }, _) => both(
            format!("the outcomes are those of {en} with its two numbers exchanged"),
            format!("交换两数后，胜负与 {zh}{gap}相同"),
        ),
        (Relation::Heaps { count }, _) => {
            let (number, number_zh) = heaps(count);
            both(
                format!("the values are those of {number} heaps of {en}"),
                format!("值与{number_zh}堆 {zh}{gap}相同"),
            )
        }
        (Relation::HeapOutcomes { count, misere }, _) => {
            let (number, number_zh) = heaps(count);
            let (play, play_zh) = if misere { (" in misère play", "反常规则下") } else { ("", "") };
            both(
                format!("the outcomes are those of {number} heaps of {en}{play}"),
                format!("胜负与{play_zh}{number_zh}堆 {zh}{gap}相同"),
            )
        }
    }
}

/// A small number in words.
fn heaps(count: usize) -> (String, String) {
    match count {
        2 => ("two".into(), "两".into()),
        3 => ("three".into(), "三".into()),
        _ => (count.to_string(), format!(" {count} ")),
    }
}

/// Evidence for the relation.
pub fn evidence(identity: &Identity) -> Text {
    match identity.grounds {
        Grounds::Moves => both(
            "the rules are those of this code: both games have the same moves in heaps of any size",
            "规则即此代码的规则：任意大小的堆，两个游戏的着法都相同",
        ),
        Grounds::Cousins => both(
            "first cousins, which differ by the number of stones alone (Guy and Smith 1956)",
            "表亲，只差石子数（Guy 与 Smith 1956）",
        ),
        Grounds::Values(count)
            if matches!(identity.relation, Relation::Outcomes { .. } | Relation::HeapOutcomes { .. }) =>
        {
            both(
                format!("{count} outcomes were compared, and they agree"),
                format!("比较了 {count} 个局面的胜负，全部相同"),
            )
        }
        Grounds::Values(count) => both(
            format!("{count} values were compared, and they agree"),
            format!("比较了 {count} 个值，全部相同"),
        ),
    }
}

/// No game was found, but perhaps the one that was asked about.
pub fn nothing(found: &Identified, game: Option<&str>) -> Text {
    let given = found.given;
    match found.compared {
        Compared::Plain => both(
            format!("{given} values as plain as these fit too many games"),
            format!("这 {given} 个值过于简单，符合的游戏太多"),
        ),
        Compared::Late(latest) => both(
            format!("values are compared with those of known games if they begin at a number up to {latest}"),
            format!("数值须从不大于 {latest} 的数开始，才会与已知的游戏比较"),
        ),
        Compared::Some => both(
            format!(
                "not all of the known games were compared; none of those that were has these {given} values"
            ),
            format!("没有比较完所有已知的游戏；比较过的都不具有这 {given} 个值"),
        ),
        Compared::Valueless => both(
            "the game has no nim-values that can be compared: play need not end, or they take too long to compute",
            "该游戏没有可供比较的 SG 值：对局可能不结束，或计算时间过长",
        ),
        Compared::Together => both(
            "games in which several components move at once have no nim-values that add up, and are not compared",
            "一步可同时走几个子游戏的游戏，其 SG 值不能相加，不作比较",
        ),
        Compared::All if game.is_some() => both(
            format!("no other known game has these {given} values"),
            format!("没有其他已知的游戏具有这 {given} 个值"),
        ),
        Compared::All => both(
            format!("none of the known games has these {given} values"),
            format!("已知的游戏中没有一个具有这 {given} 个值"),
        ),
    }
}
