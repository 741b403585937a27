//! Moore's Nim.

use super::heap::column;
use catalog::argument::{Moore, Remains};
use dashu_int::UBig;
use rules::Text;
use rules::speech::{both, list, number};

/// Statements on Moore's Nim.
pub(super) fn moore(said: &Moore) -> Text {
    match said {
        Moore::NothingLeft => {
            both("No stone is left, and who cannot move loses.", "石子已经取完，不能取的人输。")
        }
        Moore::Rule { most, period, misere } => rule(most, &number(period), *misere),
        Moore::LastStone => both(
            "A single stone is left, and the player to move has to take it.",
            "只剩 1 个石子，先手不得不取走它。",
        ),
        Moore::FlatLost { ones, period } => {
            let period = number(period);
            both(
                format!(
                    "{ones} heaps of 1 are left, and {ones} mod {period} = 1: whatever number j of them the player takes, the \
                     opponent takes {period} − j, until the player has to take the last."
                ),
                format!(
                    "剩下 {ones} 堆 1，{ones} mod {period} = 1：先手取走 j 个，对方就取 {period} − j 个，到最后先手不得不取走\
                     最后一个。"
                ),
            )
        }
        Moore::FlatWon { ones, period, rest, take } => {
            let period = number(period);
            both(
                format!(
                    "{ones} heaps of 1 are left, and {ones} mod {period} = {rest}: {take} have to go. Whatever number j of the \
                     others the opponent then takes, the reply is {period} − j, until the opponent has to take the last."
                ),
                format!(
                    "剩下 {ones} 堆 1，{ones} mod {period} = {rest}：应取走 {take} 个。此后对方取走 j 个，就回应 {period} − j 个，\
                     到最后对方不得不取走最后一个。"
                ),
            )
        }
        Moore::Flattens { large, period } => {
            let period = number(period);
            let large_en = if *large == 1 { "1 heap is".to_string() } else { format!("{large} heaps are") };
            both(
                format!(
                    "{large_en} larger than 1: one move can turn every such heap into 0 or 1, and empty others if need be, so \
                     that the number of ones becomes 1 more than a multiple of {period}."
                ),
                format!(
                    "大于 1 的堆有 {large} 堆：一步就能把它们都变成 0 或 1，必要时再取走几个 1，使 1 的个数除以 {period} 余 1。"
                ),
            )
        }
        Moore::TakesAll { heaps } => {
            let held_en =
                if *heaps == 1 { "1 heap holds".to_string() } else { format!("{heaps} heaps hold") };
            both(
                format!("Only {held_en} stones, so the player to move can take everything at once."),
                format!("只有 {heaps} 堆还有石子，先手一步就能全部取完。"),
            )
        }
        Moore::Line(line) => both(line, line),
        Moore::RightColumns { most, period, misere } => right(most, &number(period), *misere),
        Moore::WrongColumns(columns) => wrong(columns),
        Moore::Mended { most } => mended(most),
        Moore::Move { heaps, remains } => praise(heaps, remains),
    }
}

fn rule(most: &UBig, period: &str, misere: bool) -> Text {
    let (moved_en, moved_zh) = match most.is_one() {
        true => ("One heap changes in a move".to_string(), "每次只动 1 堆".to_string()),
        false => {
            let most = number(most);
            (format!("Up to {most} heaps change in a move"), format!("每次可动 1 到 {most} 堆"))
        }
    };
    if misere {
        return both(
            format!(
                "{moved_en}, and who takes the last stone loses. As long as a heap is larger than 1, a position is \
                 lost exactly when in every binary column the number of ones is a multiple of {period}; after that, when \
                 the number of ones is 1 more than a multiple of {period}."
            ),
            format!(
                "{moved_zh}，取到最后一个石子的人输。只要还有大于 1 的堆，必败态就是二进制每一列中 1 的个数都是 {period} \
                 的倍数的局面；此后则是 1 的个数除以 {period} 余 1 的局面。"
            ),
        );
    }
    both(
        format!(
            "{moved_en}. A position is lost exactly when in every binary column the number of ones is a multiple of \
             {period}."
        ),
        format!("{moved_zh}。必败态就是二进制每一列中 1 的个数都是 {period} 的倍数的局面。"),
    )
}

/// All columns have a right number of ones, and the position is lost.
fn right(most: &UBig, period: &str, misere: bool) -> Text {
    let named = number(most);
    let (some_en, some_zh) = match most.is_one() {
        true => ("a one turns".to_string(), "恰有 1 个".to_string()),
        false => (format!("1 to {named} ones turn"), format!("有 1 到 {named} 个")),
    };
    let (stays_en, stays_zh) = match misere {
        true => (
            format!(" (And since more than {named} heaps are larger than 1, one of them stays so.)"),
            format!("（大于 1 的堆多于 {named} 堆，所以走后仍有这样的堆。）"),
        ),
        false => (String::new(), String::new()),
    };
    both(
        format!(
            "Here every column has such a number. In the highest column that a move changes, {some_en} to zero, so that \
             the number there is no multiple of {period} any more, and the opponent wins.{stays_en}"
        ),
        format!(
            "此处每一列都是如此。而无论怎么走，在有变化的最高一列上{some_zh} 1 变成 0，该列 1 的个数就不再是 {period} \
             的倍数，于是对方必胜。{stays_zh}"
        ),
    )
}

/// The columns with another number of ones.
fn wrong(columns: &[(usize, usize)]) -> Text {
    let (named_en, named_zh): (Vec<String>, Vec<String>) = columns
        .iter()
        .map(|&(place, ones)| {
            let (name, plural) = (column(place), if ones == 1 { "one" } else { "ones" });
            (format!("{name} ({ones} {plural})"), format!("{name}（{ones} 个）"))
        })
        .unzip();
    both(
        format!("Columns with another number of ones: {}.", list(&named_en, ", ", " and ")),
        format!("不合要求的列：{}。", list(&named_zh, "、", "、")),
    )
}

fn mended(most: &UBig) -> Text {
    let named = number(most);
    let enough = match most.is_one() {
        true => "one heap is enough".to_string(),
        false => format!("no more than {named} heaps are needed"),
    };
    both(
        format!(
            "They are put right from the highest down: some heaps with a one there give it up, and from then on their \
             lower digits can be chosen freely to mend the columns below; {enough}."
        ),
        format!(
            "从其中最高的一列往下逐列改正：让几堆在该列的 1 变成 0，它们的低位就可以随意填写，用来凑好下面各列；\
             至多用到 {named} 堆。"
        ),
    )
}

/// A winning move.
fn praise(heaps: &[(UBig, UBig)], remains: &Remains) -> Text {
    let named: Vec<String> =
        heaps.iter().map(|(heap, left)| format!("{} → {}", number(heap), number(left))).collect();
    let named = list(&named, ", ", ", ");
    match remains {
        Remains::Nothing => {
            both(format!("{named} wins: no stone is left."), format!("{named} 获胜：石子全部取完。"))
        }
        Remains::Ones { ones, period, rest } => {
            let (heaps_en, period) = (if *ones == 1 { "heap" } else { "heaps" }, number(period));
            both(
                format!("{named} wins: it leaves {ones} {heaps_en} of 1, and {ones} mod {period} = {rest}."),
                format!("{named} 获胜：剩下 {ones} 堆 1，而 {ones} mod {period} = {rest}。"),
            )
        }
        Remains::Columns(ones) => {
            let shown: Vec<String> = ones.iter().map(usize::to_string).collect();
            both(
                format!(
                    "{named} wins: from the highest down, the columns then hold {} ones.",
                    list(&shown, ", ", " and ")
                ),
                format!("{named} 获胜：从最高列起，各列 1 的个数变为 {}。", list(&shown, "、", "、")),
            )
        }
    }
}
