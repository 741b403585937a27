//! Statements of the checker in words.

use kernel::Statement;
use words::statement::sentences;

fn said(parts: &str) -> (Vec<String>, Vec<String>) {
    let text = format!("(statement {parts})");
    let statement = Statement::parse(&text).unwrap_or_else(|why| panic!("{text}: {why:?}"));
    let sentences = sentences(&statement.into());
    sentences.into_iter().map(|sentence| (sentence.en, sentence.zh)).unzip()
}

#[test]
fn moduli_are_told_as_relations() {
    let text = "(modulus parts (+ a (* 2 b) 1)) (statement (numeration base 2) (places n a b) (stuck lost)
        (lost (exists (q r) (and (not (parts n q r)) (= r 0)))))";
    let text = kernel::text::Text::read(text).unwrap();
    let family = kernel_residues::Family::read(&text, &text.top[..1], text.top[1]).unwrap();
    let said = sentences(&family);
    let en: Vec<&str> = said.iter().map(|sentence| &*sentence.en).collect();
    assert_eq!(en[1], "`parts(x, q, r)` says that x = q*(a + 2*b + 1) + r and r < a + 2*b + 1.");
    assert!(en[4].contains("exists k, l: not parts(n, k, l) and l = 0"), "{en:?}");
    assert!(said[1].zh.starts_with("`parts(x, q, r)` 指 x = q*(a + 2*b + 1) + r"), "{said:?}");
}

#[test]
fn outcomes_with_ends_and_draws_are_told() {
    let (en, zh) = said(
        "(numeration base 2) (places a b) (law (<= a b)) (end lost (= a 1)) (end draw (or (= b 7) (= a b)))
         (stuck draw) (move () (< 0 a) (to b a)) (move (k l) (< k a) (< b l) (not (= k l)) (to k l))
         (lost (not (divides 3 (- a b)))) (won (exists (k) (= a (* 2 k)))) (draw (< a b))",
    );
    let expected = [
        "A position is 2 natural numbers a, b.",
        "At every position a <= b.",
        "Play has ended where a = 1: the player to move has lost.",
        "Elsewhere play has ended where b = 7 or a = b: it is a draw.",
        "A move leads from (a, b) to (b, a) wherever 0 < a and play has not ended.",
        "A move leads from (a, b) to (k, l) wherever k < a and b < l and k != l and play has not ended.",
        "There are no other moves.",
        "A player who cannot move where play has not ended has drawn.",
        "Claim: exactly the positions with not 3 divides a - b are lost for the player to move; exactly the positions with \
         exists k: a = 2*k are won for the player to move; exactly the positions with a < b are drawn for the player to move.",
    ];
    assert_eq!(en, expected);
    let expected = [
        "局面是 2 个自然数 a、b。",
        "每个局面满足 a <= b。",
        "满足 a = 1 处对局已结束：轮到走棋的人已输。",
        "此外，满足 b = 7 or a = b 处对局已结束：为平局。",
        "只要 0 < a 且对局尚未结束，就有着法从 (a, b) 走到 (b, a)。",
        "只要 k < a and b < l and k != l 且对局尚未结束，就有着法从 (a, b) 走到 (k, l)。",
        "没有其他着法。",
        "在对局尚未结束处无着可走则为平局。",
        "断言：满足 not 3 divides a - b 的局面恰为必败态；满足 exists k: a = 2*k 的局面恰为必胜态；满足 a < b 的局面恰为平局。",
    ];
    assert_eq!(zh, expected);
}

#[test]
fn a_claim_that_leaves_draws_to_the_rest_says_so() {
    let (en, zh) = said(
        "(numeration base 2) (places n) (stuck draw) (move () (= n 3) (to n)) (lost (= n 1)) (won (= n 2))",
    );
    assert!(en.last().is_some_and(|claim| claim.ends_with("; all others are drawn.")), "{en:?}");
    assert!(zh.last().is_some_and(|claim| claim.ends_with("；其余局面均为平局。")), "{zh:?}");
}

#[test]
fn values_and_moves_that_split_are_told() {
    let (en, zh) = said(
        "(numeration base 2) (places n) (stuck lost) (move () (= n 1)) (move (k l) (= n (+ k l 2)) (to k) (to l))
         (value (v) (xor n 1 v))"
            .replace("(xor n 1 v)", "(and (ones 2 n v) (bit 3 n v))")
            .as_str(),
    );
    assert_eq!(en[1], "A move leads from n to the end, with nothing left to play wherever n = 1.");
    assert_eq!(en[2], "A move leads from n to k + l, to be played together wherever n = k + l + 2.");
    assert_eq!(
        en.last().map(String::as_str),
        Some("Claim: the nim-value of n is k exactly if ones(n) mod 2 = k and bit(n, 3) = k.")
    );
    assert_eq!(zh[2], "只要 n = k + l + 2，就有着法从 n 走到 k + l（一同继续）。");
}

#[test]
fn rows_in_order_and_relations_are_told() {
    let (en, _) = said(
        "(numeration base 2) (automaton odd 1 (accept 1) (go 0 (1) 1) (go 1 (0) 0) (go 1 (1) 1)) (places a b c) (sorted)
         (stuck won) (move (k) (< k a) (to k b c))
         (won (or (and (columns 2 a b c) (accepts odd a)) (not (power-of-two b)) (not (or (xor a b c) (< c a)))))",
    );
    assert_eq!(en[0], "A position is 3 natural numbers a, b, c, none smaller than the one before.");
    assert_eq!(en[1], "`odd` is the automaton that the statement lists; it reads 1 number.");
    assert_eq!(en[2], "A move leads from (a, b, c) to (k, b, c), put in rising order, wherever k < a.");
    assert_eq!(
        en.last().map(String::as_str),
        Some(
            "Claim: exactly the positions with columns(a, b, c, 2) = 0 and odd(a) or not power_of_two(b) or \
             not (a xor b = c or c < a) are won for the player to move; all others are lost."
        )
    );
}

#[test]
fn zeckendorf_and_floors_are_written_as_in_games() {
    let (en, _) = said(
        "(numeration quadratic 1) (places a b) (stuck lost) (move (k) (lowest-zeckendorf a k) (not (fibonacci k)) (to k b))
         (lost (and (floor a b) (not (floor b a))))",
    );
    assert_eq!(
        en[1],
        "A move leads from (a, b) to (k, b) wherever a != 0 and lowest_zeckendorf(a) = k and not fibonacci(k)."
    );
    assert!(en[4].contains("floor(phi*a) = b and floor(phi*b) != a"), "{}", en[4]);
    for (numeration, factor) in [
        ("quadratic 2", "sqrt(2)"),
        ("quadratic 3", "(sqrt(13) - 1)/2"),
        ("quadratic 4", "(sqrt(5) - 1)"),
        ("recurrence 10 1", "(sqrt(26) - 4)"),
        ("difference 4 1", "(1 + sqrt(3))/2"),
        ("difference 5 1", "(3 + sqrt(21))/6"),
    ] {
        let (en, _) = said(&format!(
            "(numeration {numeration}) (places a b) (stuck lost) (move () (= a 1) (to b b)) (lost (floor a b))"
        ));
        assert!(en[4].contains(&format!("floor({factor}*a) = b")), "{}", en[4]);
    }
}

#[test]
fn what_is_not_known_of_moves_is_told_with_the_assumption() {
    let (en, zh) = said(
        "(numeration base 2) (assuming \"assume q(n) only where n >= 2\") (places n) (stuck lost)
         (move (k) (= n (+ k 1)) (to k)) (may (k) (< k n) (to k)) (can () (= n 5) (to n))
         (choice (k) (if (< 2 n)) (with (< k n)) (to (l) (= l k)) (to (m) (= n (+ m 1))))
         (lost (divides 2 n))",
    );
    assert_eq!(en[2], "Some moves may lead from n to k where k < n.");
    assert_eq!(en[3], "A move leads from n to n wherever n = 5.");
    assert_eq!(en[4], "There are no other moves.");
    assert_eq!(
        en[5],
        "Wherever 2 < n, there is k with k < n such that moves lead to all of these: l [l = k], m [n = m + 1]."
    );
    assert_eq!(en[7], "What is said of the moves rests on an assumption: assume q(n) only where n >= 2");
    assert_eq!(zh[7], "关于着法的陈述依据一个假定：assume q(n) only where n >= 2");
}

/// Numbers above 0 on either side, all signs, and the opposites.
#[test]
fn comparisons_are_read_in_the_direction_of_the_game() {
    let cases = [
        ("(< a b)", "a < b"),
        ("(<= a b)", "a <= b"),
        ("(not (< a b))", "b <= a"),
        ("(not (<= a b))", "b < a"),
        ("(not (= a b))", "a != b"),
        ("(= 0 (- a b))", "b = a"),
        ("(< (+ (* 2 a) 3) b)", "2*a + 3 < b"),
        ("(<= 1 a)", "0 < a"),
        ("(= 5 a)", "a = 5"),
        ("(divides 4 (+ a 3))", "4 divides a + 3"),
        ("(divides 4 (- a (+ (* 3 b) 1)))", "4 divides a - (3*b + 1)"),
        ("(and (< a b) (<= b 7))", "a < b <= 7"),
        ("(and (<= b 7) (< a b))", "a < b <= 7"),
        ("(and (<= b 7) (divides 2 a) (< a b))", "a < b <= 7 and 2 divides a"),
        ("(or (and (= a 1) (= b 2)) (= a b))", "a = 1 and b = 2 or a = b"),
        ("(and (or (= a 1) (= b 2)) (< a b))", "(a = 1 or b = 2) and a < b"),
    ];
    for (formula, expected) in cases {
        let (en, _) = said(&format!(
            "(numeration base 2) (places a b) (law {formula}) (stuck lost) (move () (= a 1) (to b b)) (lost (= a b))"
        ));
        assert_eq!(en[1], format!("At every position {expected}."), "{formula}");
    }
}
