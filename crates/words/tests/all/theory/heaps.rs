//! Heaps, word for word.

use super::{giant, natural, set, theory as the};
use catalog::theory::Theory;
use dashu_int::UBig;
use rules::{Convention, Text};
use words::Say;

/// Argument of a theory of misère play, or of whole positions, and the praise of its first move.
fn judged(theory: &dyn Theory, heaps: &[u64]) -> Vec<Text> {
    let components: Vec<[UBig; 1]> = heaps.iter().map(|&heap| [heap.into()]).collect();
    let sum: Vec<&[UBig]> = components.iter().map(|at| &at[..]).collect();
    let judged = theory.judge(&sum, 1).unwrap();
    judged.why.iter().chain(&judged.recommends).map(Say::text).collect()
}

/// Statement of a theory of nim-values about the heaps.
fn account(theory: &dyn Theory, heaps: &[u64]) -> Vec<Text> {
    let components: Vec<[UBig; 1]> = heaps.iter().map(|&heap| [heap.into()]).collect();
    let sum: Vec<&[UBig]> = components.iter().map(|at| &at[..]).collect();
    theory.account(&sum).iter().map(Say::text).collect()
}

/// Its statement about an option.
fn tells(theory: &dyn Theory, heap: u64, left: u64) -> Text {
    let value = theory.value(&[left.into()]).unwrap();
    theory.tells(&[heap.into()], &[vec![left.into()]], &value).unwrap().text()
}

#[track_caller]
fn says(said: &[Text], en: &[&str], zh: &[&str]) {
    assert_eq!(said.iter().map(|text| text.en.as_str()).collect::<Vec<_>>(), en);
    assert_eq!(said.iter().map(|text| text.zh.as_str()).collect::<Vec<_>>(), zh);
}

#[test]
fn nim_shows_its_columns() {
    let theory = the("nim", &[], Convention::Normal);
    says(
        &account(&*theory, &[14, 21, 39]),
        &[
            "The nim-value of a heap is its size.",
            "In binary, written under each other:",
            "14 = 001110",
            "21 = 010101",
            "39 = 100111",
            " ⊕ = 111100",
            "Binary columns with an odd number of ones: 32, 16, 8 and 4.",
            "Flipping the digits of one heap in these columns makes every column even. The heap gets smaller, as it \
             must, only if it has a one in the highest of them, 32. Such heaps: 39.",
        ],
        &[
            "一堆石子的 SG 值就是它的个数。",
            "写成二进制，上下对齐：",
            "14 = 001110",
            "21 = 010101",
            "39 = 100111",
            " ⊕ = 111100",
            "含奇数个 1 的二进制列：32、16、8、4。",
            "把某一堆在这些列上的数字翻转，每一列就都含偶数个 1；但石子只能变少，这就要求该堆在其中最高的一列（32）上\
             为 1。这样的堆有：39。",
        ],
    );
    // Where making the largest heap the nim-sum of the others is no move.
    let said = account(&*theory, &[2, 4, 5]);
    says(
        &said[said.len() - 2..],
        &[
            "Flipping the digits of one heap in these columns makes every column even. The heap gets smaller, as it \
             must, only if it has a one in the highest of them, 2. Such heaps: 2.",
            "The largest heap does not help: 5 would have to grow to 6.",
        ],
        &[
            "把某一堆在这些列上的数字翻转，每一列就都含偶数个 1；但石子只能变少，这就要求该堆在其中最高的一列（2）上\
             为 1。这样的堆有：2。",
            "最大的一堆反而不行：5 要变成 6，不减反增。",
        ],
    );
    let said = account(&*theory, &[1, 2, 3]);
    says(
        &said[said.len() - 1..],
        &[
            "Every binary column has an even number of ones; a move changes the digits of one heap only, and so leaves \
           some column with an odd number.",
        ],
        &["二进制的每一列都有偶数个 1；而任何一步只改动一堆的数字，必使某一列的 1 变成奇数个。"],
    );
}

#[test]
fn misere_nim_names_the_classes() {
    let theory = the("nim", &[], Convention::Misere);
    let intro_en = "The player who takes the last stone loses. A heap of two or more stones is called ample, one of a single stone \
                    lone; empty heaps do not count.";
    let intro_zh = "取到最后一个石子的人输。有两个或更多石子的堆叫充裕堆，只有一个的叫孤单堆，空堆不计。";
    says(
        &judged(&*theory, &[5, 1, 1]),
        &[
            intro_en,
            "Ample heaps: 1 (5); lone heaps: 2; nim-sum: 5 ⊕ 1 ⊕ 1 = 5.",
            "Exactly one ample heap is class S1, which is won: take all of it or all but one stone, so as to leave an \
             odd number of lone heaps (S0). Then the stones go one by one, and the opponent takes the last.",
            "5 → 1 wins: it leaves class S0, no ample heap and 3 lone, an odd number.",
        ],
        &[
            intro_zh,
            "充裕堆 1 个（5），孤单堆 2 个，异或和 5 ⊕ 1 ⊕ 1 = 5。",
            "恰有一个充裕堆，属于 S1 类，是必胜态：把它取完或取到只剩一个，使孤单堆为奇数个（S0 类）；此后石子只能一个一个\
             轮流取，最后一个归对方。",
            "5 → 1 获胜：走后属于 S0 类，没有充裕堆，孤单堆 3 个，是奇数。",
        ],
    );
    says(
        &judged(&*theory, &[14, 21, 39])[2..],
        &[
            "Several ample heaps and a nim-sum that is not 0 is class S2, which is won: make the nim-sum 0 (T2).",
            "39 → 27 wins: it leaves class T2, several ample heaps and the nim-sum 14 ⊕ 21 ⊕ 27 = 0.",
        ],
        &[
            "充裕堆不止一个、异或和不为 0，属于 S2 类，是必胜态：把异或和变为 0（T2 类）即可。",
            "39 → 27 获胜：走后属于 T2 类，充裕堆不止一个，异或和 14 ⊕ 21 ⊕ 27 = 0。",
        ],
    );
    says(
        &judged(&*theory, &[1, 0, 1, 1])[1..],
        &[
            "Ample heaps: 0; lone heaps: 3; nim-sum: 1 ⊕ 0 ⊕ 1 ⊕ 1 = 1.",
            "No ample heap and an odd number of lone ones is class S0, which is lost: the stones go one by one, and the \
             player to move takes the last.",
        ],
        &[
            "充裕堆 0 个，孤单堆 3 个，异或和 1 ⊕ 0 ⊕ 1 ⊕ 1 = 1。",
            "没有充裕堆、孤单堆为奇数个，属于 S0 类，是必败态：石子只能一个一个轮流取，最后一个归先手。",
        ],
    );
    says(
        &judged(&*theory, &[0, 0]),
        &["No move is left, and in misère play the player who cannot move wins."],
        &["已经无着可走；按反常规则，不能走的一方获胜。"],
    );
}

#[test]
fn bash_pairs_the_takes() {
    let theory = the("bash", &[natural(3u8)], Convention::Normal);
    let paired_en = "20 is a multiple of 4: whatever number k one player takes, the other takes 4 − k, which leaves a \
                     multiple of 4 again, and so the other takes the last stone.";
    let paired_zh =
        "20 是 4 的倍数：先走的人取 k 个，另一人就取 4 − k 个，剩下的仍是 4 的倍数，最后一个归后取的人。";
    says(
        &account(&*theory, &[20]),
        &["With 1 to 3 stones a move, the nim-value of n stones is n mod 4.", "20 mod 4 = 0.", paired_en],
        &["每次取 1 到 3 个，n 个石子的 SG 值是 n mod 4。", "20 mod 4 = 0。", paired_zh],
    );
    says(&[tells(&*theory, 21, 20)], &[paired_en], &[paired_zh]);
    says(&[tells(&*theory, 21, 18)], &["18 mod 4 = 2."], &["18 mod 4 = 2。"]);
    let theory = the("bash", &[natural(3u8)], Convention::Misere);
    says(
        &judged(&*theory, &[22]),
        &[
            "The player who takes the last stone loses, so one has to leave 1 more than a multiple of 4: whatever number k the \
             opponent then takes, the reply is 4 − k. Here 22 mod 4 = 2, and a move can make it 1.",
            "22 → 21 wins: 21 mod 4 = 1.",
        ],
        &[
            "取到最后一个的人输，所以要留给对方除以 4 余 1 的个数：对方取 k 个，就回应 4 − k 个。此处 22 mod 4 = 2，\
             一步就能使余数变成 1。",
            "22 → 21 获胜：21 mod 4 = 1。",
        ],
    );
    says(
        &judged(&*theory, &[21]),
        &[
            "21 mod 4 = 1: whatever number k the player takes, the opponent takes 4 − k and leaves remainder 1 again, until \
           the player has to take the last stone, and loses.",
        ],
        &["21 mod 4 = 1：先手取 k 个，对方就取 4 − k 个，余数又回到 1；到最后先手不得不取走最后一个而输。"],
    );
}

#[test]
fn counting_up_speaks_of_the_distance() {
    let theory = the("count-up", &[natural(10u8), natural(100u8)], Convention::Normal);
    says(
        &[&account(&*theory, &[37])[..], &[tells(&*theory, 37, 45)]].concat(),
        &[
            "Only the distance to 100 counts, which each move shortens by 1 to 10: the nim-value of a total t is \
             (100 − t) mod 11.",
            "(100 − 37) mod 11 = 8.",
            "There are 55 to go, a multiple of 11: whatever number k one player adds, the other adds 11 − k, and so it is \
             the other who says 100.",
        ],
        &[
            "要紧的只是离 100 还差多少，每步使它减少 1 到 10：总数为 t 时，SG 值是 (100 − t) mod 11。",
            "(100 − 37) mod 11 = 8。",
            "还差 55，是 11 的倍数：先走的人加 k，另一人就加 11 − k，于是 100 总由另一人说出。",
        ],
    );
}

#[test]
fn ranges_tell_how_play_ends() {
    let bounds = [natural(2u8), natural(5u8)];
    let theory = the("bash-range", &bounds, Convention::Normal);
    says(
        &account(&*theory, &[15]),
        &[
            "With 2 to 5 stones a move, the nim-value of n stones is ⌊(n mod 7) / 2⌋.",
            "⌊(15 mod 7) / 2⌋ = 0.",
            "15 mod 7 = 1, less than 2: whatever number k one player takes, the other takes 7 − k, until 1 is left and the \
             one who began cannot move.",
        ],
        &[
            "每次取 2 到 5 个，n 个石子的 SG 值是 ⌊(n mod 7) / 2⌋。",
            "⌊(15 mod 7) / 2⌋ = 0。",
            "15 mod 7 = 1，小于 2：先走的人取 k 个，另一人就取 7 − k 个，直到只剩 1 个，先走的人无法再取。",
        ],
    );
    let theory = the("bash-range", &bounds, Convention::Misere);
    says(
        &judged(&*theory, &[17]),
        &[
            "17 mod 7 = 3: whatever number k the player takes, the opponent takes 7 − k, until the player has to take from \
           3, less than twice 2. That leaves less than 2: the opponent cannot move, and so wins.",
        ],
        &[
            "17 mod 7 = 3：先手取 k 个，对方就取 7 − k 个，直到先手要从 3 个中取；这不到 2 的两倍，取后不足 2 个，对方不能\
           再取，于是对方获胜。",
        ],
    );
    let theory = the("bash-clear", &bounds, Convention::Normal);
    says(
        &[&account(&*theory, &[17])[..], &[tells(&*theory, 17, 13)]].concat(),
        &[
            "With 2 to 5 stones a move, or all of fewer than 2: let r = n mod 7; the nim-value of n stones is ⌈r / 2⌉ if \
             r ≤ 5, and 0 otherwise.",
            "⌈(17 mod 7) / 2⌉ = 2.",
            "13 mod 7 = 6, more than 5: whatever number k one player takes, the other takes 7 − k, until 6 are left. These \
             are too many for one move, and what it leaves of them is not.",
        ],
        &[
            "每次取 2 到 5 个，不足 2 个时须一次取完：令 r = n mod 7，r ≤ 5 时 n 个石子的 SG 值是 ⌈r / 2⌉，否则为 0。",
            "⌈(17 mod 7) / 2⌉ = 2。",
            "13 mod 7 = 6，大于 5：先走的人取 k 个，另一人就取 7 − k 个，直到剩下 6 个；先走的人无法一次取完，剩下的由另\
             一人一次取完。",
        ],
    );
    let theory = the("bash-clear", &bounds, Convention::Misere);
    says(
        &judged(&*theory, &[17]),
        &[
            "The player who takes the last stone loses, so one has to leave n with n mod 7 from 1 to 2: whatever number k the opponent \
             then takes, the reply is 7 − k, and in the end the opponent has to take all that is left. Here 17 mod 7 = 3, \
             and a move can change that.",
            "17 → 15 wins: 15 mod 7 = 1.",
        ],
        &[
            "取到最后一个的人输，所以要留给对方除以 7 余 1 到 2 的个数：对方取 k 个，就回应 7 − k 个，最后对方只能把剩下的\
             一次取完。此处 17 mod 7 = 3，一步就能走到这样的余数。",
            "17 → 15 获胜：15 mod 7 = 1。",
        ],
    );
}

#[test]
fn other_games_play_misere_like_nim_with_their_nim_values() {
    let theory = the("nim-bounded", &[natural(3u8)], Convention::Misere);
    says(
        &judged(&*theory, &[4, 6, 7]),
        &[
            "With 1 to 3 stones a move, the nim-value of n stones is n mod 4.",
            "4 mod 4 = 0, 6 mod 4 = 2, 7 mod 4 = 3.",
            "A player who cannot move wins. Here that is decided as in misère Nim, with the nim-values as sizes of heaps: a heap is \
             called ample if its nim-value is 2 or more, and lone if it is 1.",
            "Ample heaps: 2 (2 and 3); lone heaps: 0; nim-sum: 0 ⊕ 2 ⊕ 3 = 1.",
            "Several ample heaps and a nim-sum that is not 0 is class S2, which is won: make the nim-sum 0 (T2).",
            "7 → 6 wins: it leaves class T2, several ample heaps and the nim-sum 0 ⊕ 2 ⊕ 2 = 0.",
        ],
        &[
            "每次取 1 到 3 个，n 个石子的 SG 值是 n mod 4。",
            "4 mod 4 = 0，6 mod 4 = 2，7 mod 4 = 3。",
            "不能走的一方获胜。此时胜负与反常尼姆相同，只要把 SG 值看作堆的大小：SG 值不小于 2 的堆叫充裕堆，等于 1 的叫\
             孤单堆。",
            "充裕堆 2 个（2、3），孤单堆 0 个，异或和 0 ⊕ 2 ⊕ 3 = 1。",
            "充裕堆不止一个、异或和不为 0，属于 S2 类，是必胜态：把异或和变为 0（T2 类）即可。",
            "7 → 6 获胜：走后属于 T2 类，充裕堆不止一个，异或和 0 ⊕ 2 ⊕ 2 = 0。",
        ],
    );
}

#[test]
fn prime_powers_miss_the_multiples_of_six() {
    let theory = the("prime-power", &[natural(100u8)], Convention::Normal);
    says(
        &[&account(&*theory, &[14])[..], &[tells(&*theory, 14, 12)]].concat(),
        &[
            "No prime power is a multiple of 6, and 1, 2, 3, 4, 5 are all prime powers, so the nim-value of n stones is \
             n mod 6.",
            "14 mod 6 = 2.",
            "12 is a multiple of 6: whatever one player takes leaves a number that is none, and the other takes 1 to 5 more \
             to reach a multiple of 6 again, and in the end 0.",
        ],
        &[
            "素数的幂都不是 6 的倍数，而 1、2、3、4、5 都是素数的幂，所以 n 个石子的 SG 值是 n mod 6。",
            "14 mod 6 = 2。",
            "12 是 6 的倍数：无论取多少，剩下的都不再是 6 的倍数，另一人再取 1 到 5 个又变回倍数，直到取完。",
        ],
    );
}

#[test]
fn subtraction_games_show_their_period() {
    let theory = the("subtraction", &[set(&[1, 3, 4])], Convention::Normal);
    says(
        &account(&*theory, &[20, 7]),
        &[
            "Let g(n) be the nim-value of n stones. For n = 0, 1, 2, … it is 0, 1, 0, 1, 2, 3, 2; from n = 0 on it repeats \
             with period 7: each value depends only on the previous 4, and 4 consecutive values have repeated.",
            "g(20) = g(6) = 2, g(7) = g(0) = 0.",
        ],
        &[
            "记 n 个石子的 SG 值为 g(n)。n = 0, 1, 2, … 时依次为 0, 1, 0, 1, 2, 3, 2；从 n = 0 起以 7 为周期循环：每个值\
             只取决于它前面的 4 个，而连续 4 个值已经重复出现。",
            "g(20) = g(6) = 2，g(7) = g(0) = 0。",
        ],
    );
}

#[test]
fn moore_counts_the_columns() {
    let theory = the("moore", &[natural(2u8)], Convention::Normal);
    let rule_en = "Up to 2 heaps change in a move. A position is lost exactly when in every binary column the number of \
                   ones is a multiple of 3.";
    let rule_zh = "每次可动 1 到 2 堆。必败态就是二进制每一列中 1 的个数都是 3 的倍数的局面。";
    let rows = ["1 = 001", "2 = 010", "4 = 100", "6 = 110", "Σ = 221"];
    let [first, second, third, fourth, sum] = rows;
    says(
        &judged(&*theory, &[1, 2, 4, 6]),
        &[
            rule_en,
            first,
            second,
            third,
            fourth,
            sum,
            "Columns with another number of ones: 4 (2 ones), 2 (2 ones) and 1 (1 one).",
            "They are put right from the highest down: some heaps with a one there give it up, and from then on their lower \
             digits can be chosen freely to mend the columns below; no more than 2 heaps are needed.",
            "4 → 3, 6 → 3 wins: from the highest down, the columns then hold 3 and 3 ones.",
        ],
        &[
            rule_zh,
            first,
            second,
            third,
            fourth,
            sum,
            "不合要求的列：4（2 个）、2（2 个）、1（1 个）。",
            "从其中最高的一列往下逐列改正：让几堆在该列的 1 变成 0，它们的低位就可以随意填写，用来凑好下面各列；至多用到 \
             2 堆。",
            "4 → 3, 6 → 3 获胜：从最高列起，各列 1 的个数变为 3、3。",
        ],
    );
    says(
        &judged(&*theory, &[3, 3, 3])[5..],
        &[
            "Here every column has such a number. In the highest column that a move changes, 1 to 2 ones turn to zero, so \
           that the number there is no multiple of 3 any more, and the opponent wins.",
        ],
        &[
            "此处每一列都是如此。而无论怎么走，在有变化的最高一列上有 1 到 2 个 1 变成 0，该列 1 的个数就不再是 3 的倍数，\
           于是对方必胜。",
        ],
    );
    let theory = the("moore", &[natural(2u8)], Convention::Misere);
    says(
        &judged(&*theory, &[5, 5, 1])[1..],
        &[
            "2 heaps are larger than 1: one move can turn every such heap into 0 or 1, and empty others if need be, so that \
             the number of ones becomes 1 more than a multiple of 3.",
            "5 → 0, 5 → 0 wins: it leaves 1 heap of 1, and 1 mod 3 = 1.",
        ],
        &[
            "大于 1 的堆有 2 堆：一步就能把它们都变成 0 或 1，必要时再取走几个 1，使 1 的个数除以 3 余 1。",
            "5 → 0, 5 → 0 获胜：剩下 1 堆 1，而 1 mod 3 = 1。",
        ],
    );
}

#[test]
fn giant_numbers_do_not_flood() {
    let theory = the("bash", &[natural(giant(1000, 0))], Convention::Normal);
    let said: Vec<Text> = theory.account(&[&[giant(1000, 8)]]).iter().map(Say::text).collect();
    let shown = "100000000000…000000000008 (1001) mod 100000000000…000000000001 (1001) = 7.";
    assert_eq!(said[1].en, shown);
}
