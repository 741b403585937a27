//! Arguments for positions of Moore's Nim.

use super::super::columns::{counts, name, table};
use super::super::sentence::{MOST, stuck_wins};
use super::walk::Made;
use super::{Moore, Position};
use dashu_int::UBig;
use rules::Text;
use rules::speech::{both, list, number};

impl Moore {
    /// The argument for a position.
    pub(super) fn argument(&self, position: &Position<'_>) -> Vec<Text> {
        if position.ones.is_empty() {
            return match position.misere {
                true => vec![stuck_wins()],
                false => {
                    vec![both("No stone is left, and who cannot move loses.", "石子已经取完，不能取的人输。")]
                }
            };
        }
        let mut said = vec![self.rule(position.misere)];
        if position.misere && position.is_flat() {
            said.push(self.flat(position));
            return said;
        }
        let large = position.heaps.iter().filter(|heap| ***heap > UBig::ONE).count();
        if position.misere && large <= position.most {
            said.push(self.flattens(large));
            return said;
        }
        let held = position.heaps.iter().filter(|heap| !heap.is_zero()).count();
        if held <= position.most {
            let held_en = if held == 1 { "1 heap holds".to_string() } else { format!("{held} heaps hold") };
            said.push(both(
                format!("Only {held_en} stones, so the player to move can take everything at once."),
                format!("只有 {held} 堆还有石子，先手一步就能全部取完。"),
            ));
            return said;
        }
        said.extend(self.columns(position));
        said
    }

    fn rule(&self, misere: bool) -> Text {
        let (most, period) = (number(&self.most), self.period());
        let (moved_en, moved_zh) = match self.most.is_one() {
            true => ("One heap changes in a move".to_string(), "每次只动 1 堆".to_string()),
            false => (format!("Up to {most} heaps change in a move"), format!("每次可动 1 到 {most} 堆")),
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

    fn period(&self) -> String {
        number(&(&self.most + UBig::ONE))
    }

    /// All heaps are 0 or 1, and the last stone loses.
    fn flat(&self, position: &Position<'_>) -> Text {
        let ones = position.ones.first().copied().unwrap_or(0);
        let (period, modulus) = (self.period(), position.most + 1);
        let left = ones % modulus;
        if ones == 1 {
            return both(
                "A single stone is left, and the player to move has to take it.",
                "只剩 1 个石子，先手不得不取走它。",
            );
        }
        if left == 1 {
            return both(
                format!(
                    "{ones} heaps of 1 are left, and {ones} mod {period} = 1: whatever number j of them the player takes, the \
                     opponent takes {period} − j, until the player has to take the last."
                ),
                format!(
                    "剩下 {ones} 堆 1，{ones} mod {period} = 1：先手取走 j 个，对方就取 {period} − j 个，到最后先手不得不取走\
                     最后一个。"
                ),
            );
        }
        let taken = (ones + modulus - 1) % modulus;
        both(
            format!(
                "{ones} heaps of 1 are left, and {ones} mod {period} = {left}: {taken} have to go. Whatever number j of the \
                 others the opponent then takes, the reply is {period} − j, until the opponent has to take the last."
            ),
            format!(
                "剩下 {ones} 堆 1，{ones} mod {period} = {left}：应取走 {taken} 个。此后对方取走 j 个，就回应 {period} − j 个，\
                 到最后对方不得不取走最后一个。"
            ),
        )
    }

    /// All large heaps can be made 0 or 1 at once, and the last stone loses.
    fn flattens(&self, large: usize) -> Text {
        let period = self.period();
        let large_en = if large == 1 { "1 heap is".to_string() } else { format!("{large} heaps are") };
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

    /// Contents of the columns, and their consequences while a heap is larger than 1.
    fn columns(&self, position: &Position<'_>) -> Vec<Text> {
        let (most, period) = (number(&self.most), self.period());
        let mut said = Vec::new();
        if let Some(table) = table(&position.heaps) {
            let ones: String = position.ones.iter().rev().map(usize::to_string).collect();
            let rows = table.rows.iter().cloned().chain([table.line("Σ", &ones)]);
            said.extend(rows.map(|row| both(&row, &row)));
        }
        let wrong = (0..position.ones.len())
            .rev()
            .filter(|&column| !position.ones[column].is_multiple_of(position.most + 1));
        let wrong: Vec<(String, usize)> =
            wrong.take(MOST + 1).map(|column| (name(column), position.ones[column])).collect();
        if wrong.is_empty() {
            let (some_en, some_zh) = match self.most.is_one() {
                true => ("a one turns".to_string(), "恰有 1 个".to_string()),
                false => (format!("1 to {most} ones turn"), format!("有 1 到 {most} 个")),
            };
            let (stays_en, stays_zh) = match position.misere {
                true => (
                    format!(" (And since more than {most} heaps are larger than 1, one of them stays so.)"),
                    format!("（大于 1 的堆多于 {most} 堆，所以走后仍有这样的堆。）"),
                ),
                false => (String::new(), String::new()),
            };
            said.push(both(
                format!(
                    "Here every column has such a number. In the highest column that a move changes, {some_en} to zero, so that \
                     the number there is no multiple of {period} any more, and the opponent wins.{stays_en}"
                ),
                format!(
                    "此处每一列都是如此。而无论怎么走，在有变化的最高一列上{some_zh} 1 变成 0，该列 1 的个数就不再是 {period} \
                     的倍数，于是对方必胜。{stays_zh}"
                ),
            ));
            return said;
        }
        let ones = |(column, ones): &(String, usize)| match ones {
            1 => format!("{column} (1 one)"),
            _ => format!("{column} ({ones} ones)"),
        };
        let named_en: Vec<String> = wrong.iter().map(ones).collect();
        let named_zh: Vec<String> =
            wrong.iter().map(|(column, ones)| format!("{column}（{ones} 个）")).collect();
        said.push(both(
            format!("Columns with another number of ones: {}.", list(&named_en, ", ", " and ")),
            format!("不合要求的列：{}。", list(&named_zh, "、", "、")),
        ));
        let enough = match self.most.is_one() {
            true => "one heap is enough".to_string(),
            false => format!("no more than {most} heaps are needed"),
        };
        said.push(both(
            format!(
                "They are put right from the highest down: some heaps with a one there give it up, and from then on their \
                 lower digits can be chosen freely to mend the columns below; {enough}."
            ),
            format!(
                "从其中最高的一列往下逐列改正：让几堆在该列的 1 变成 0，它们的低位就可以随意填写，用来凑好下面各列；\
                 至多用到 {most} 堆。"
            ),
        ));
        said
    }

    /// Explains why a move wins.
    pub(super) fn praise(&self, position: &Position<'_>, made: &Made) -> Text {
        let named: Vec<String> = made
            .iter()
            .take(MOST + 1)
            .filter_map(|(heap, left)| {
                Some(format!("{} → {}", number(position.heaps.get(*heap)?), number(left)))
            })
            .collect();
        let named = list(&named, ", ", ", ");
        let mut heaps = position.heaps.clone();
        for (heap, left) in made {
            if let Some(heap) = heaps.get_mut(*heap) {
                *heap = left;
            }
        }
        let (ones, period) = (counts(&heaps), self.period());
        match &*ones {
            [] => both(format!("{named} wins: no stone is left."), format!("{named} 获胜：石子全部取完。")),
            [ones] => {
                let (heaps_en, left) =
                    (if *ones == 1 { "heap" } else { "heaps" }, ones % (position.most + 1));
                both(
                    format!(
                        "{named} wins: it leaves {ones} {heaps_en} of 1, and {ones} mod {period} = {left}."
                    ),
                    format!("{named} 获胜：剩下 {ones} 堆 1，而 {ones} mod {period} = {left}。"),
                )
            }
            _ => {
                let shown: Vec<String> = ones.iter().rev().take(MOST + 1).map(usize::to_string).collect();
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
}
