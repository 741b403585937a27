//! Claims about unordered rows, rows of many lengths, and several claims where draws are possible, compared with plays that are
//! tried out here.

use bouton::claims::{Subject, Verdict};
use bouton::proof::{Attempted, Task, prove, verify};
use bouton::words::Say;
use bouton::{Evidence, Query, Variant, Workbench, check};
use rules::Convention;
use solve::Limits;
use std::collections::HashMap;

fn variant(text: &str, convention: Convention) -> Variant {
    let workbench = Workbench::new();
    workbench.add("it.game", text).unwrap_or_else(|problems| panic!("{problems:?}\n{text}"));
    workbench.variant(&Query::read("it.game").expect("a question"), Some(convention)).expect("a game")
}

/// The numbers of a position, as text names it.
fn numbers(position: &str) -> Vec<u64> {
    let words = position.split(|letter: char| !letter.is_ascii_digit()).filter(|word| !word.is_empty());
    words.map(|word| word.parse().expect("a number")).collect()
}

/// All rows of so many lengths with numbers up to a bound, smallest first: by total, by length, by the alphabet.
fn rows(lengths: std::ops::RangeInclusive<usize>, most: u64) -> Vec<Vec<u64>> {
    let longer = |at: Vec<u64>| (0..=most).map(move |next| [&at[..], &[next]].concat());
    let of = |length| (0..length).fold(vec![vec![]], |all, _| all.into_iter().flat_map(longer).collect());
    let mut all: Vec<Vec<u64>> = lengths.flat_map(of).collect();
    all.sort_by_key(|row| (row.iter().sum::<u64>(), row.len(), row.clone()));
    all
}

/// Returns `true` if the player to move loses, where each move makes one number smaller.
fn loses(row: &[u64], misere: bool, known: &mut HashMap<Vec<u64>, bool>) -> bool {
    if let Some(&known) = known.get(row) {
        return known;
    }
    let (mut moves, mut wins) = (false, false);
    for place in 0..row.len() {
        for left in 0..row[place] {
            let mut after = row.to_vec();
            after[place] = left;
            moves = true;
            wins |= loses(&after, misere, known);
        }
    }
    let lost = if moves { !wins } else { !misere };
    known.insert(row.to_vec(), lost);
    lost
}

fn xor(row: &[u64]) -> u64 {
    row.iter().fold(0, |sum, number| sum ^ number)
}

/// Statement of a claim.
type Claimed = (&'static str, fn(&[u64]) -> bool);

const CLAIMS: [Claimed; 6] = [
    ("xor(x) = 0", |row| xor(row) == 0),
    ("xor(x) = 0 or sum(x) = 1", |row| xor(row) == 0 || row.iter().sum::<u64>() == 1),
    ("xor(x mod 3) = 0", |row| row.iter().fold(0, |sum, number| sum ^ (number % 3)) == 0),
    ("xor(x) = 1", |row| xor(row) == 1),
    ("xor(x) = 0 and sum(x) != 2", |row| xor(row) == 0 && row.iter().sum::<u64>() != 2),
    ("false", |_| false),
];

#[test]
fn the_smallest_counterexample_of_rows_is_the_shortest_of_the_smallest_total() {
    let mut known = [HashMap::new(), HashMap::new()];
    for (convention, misere) in [(Convention::Normal, false), (Convention::Misere, true)] {
        for said in ["", "unordered\n"] {
            for (claim, holds) in CLAIMS {
                let play = if misere { "misere " } else { "" };
                let text = format!(
                    "game it\n{said}[.., x, ..] -> [.., y, ..] where y < x\n{play}P[x at i, ..] iff {claim}\n"
                );
                let variant = variant(&text, convention);
                let mut wrong = |lengths, most| {
                    let is_wrong = |row: &Vec<u64>| {
                        (said.is_empty() || row.is_sorted())
                            && holds(row) != loses(row, misere, &mut known[usize::from(misere)])
                    };
                    rows(lengths, most).into_iter().find(is_wrong)
                };
                let report = check(&variant, &[], 4, &Limits::none()).expect("a report");
                let finding = report.findings.iter().find(|one| one.subject == Subject::Claim);
                match (&finding.expect("a claim").verdict, wrong(0..=4, 4)) {
                    (Verdict::Refuted(found), Some(first)) => {
                        assert_eq!(numbers(&found.position), first, "{text}")
                    }
                    (Verdict::Agrees { .. }, None) => {}
                    other => panic!("{text}\n{other:?}"),
                }
                let wanted = Task { sizes: Some(2..=3), ..Task::default() };
                for attempt in prove(&variant, &[], &wanted, &Limits::none()).expect("attempts").attempts {
                    let size = attempt.size.expect("a size");
                    match (attempt.result, wrong(size..=size, 5)) {
                        (Attempted::Refuted(found), Some(first)) => {
                            assert_eq!(numbers(&found.position), first, "{text}");
                        }
                        (Attempted::Proved(_), None) => assert!(said.is_empty(), "{text}"),
                        // A proof takes rows as they stand, and says so.
                        (Attempted::Undecided(why), None) => {
                            assert!(
                                !said.is_empty() && why.text().en.contains("sorted after each move"),
                                "{text}\n{why:?}"
                            );
                        }
                        other => panic!("{text}\n{other:?}"),
                    }
                }
            }
        }
    }
}

#[test]
fn play_that_goes_round_by_sorting_is_not_said_to_end_nor_a_claim_refuted_by_that() {
    // (0, 1) becomes (1, 0), which is (0, 1) again; so nobody need lose who has two numbers that are not both 0.
    let text = "game it\nunordered\n[.., a, x, ..] -> [.., a + k, x - k, ..] where k >= 1\n";
    for claim in ["P[x, ..] iff xor(x) = 0", "P[x, ..] iff sum(x) = 0", "N[x, ..] iff false"] {
        let variant = variant(&format!("{text}{claim}\n"), Convention::Normal);
        assert!(!variant.instance().terminates());
        let report = check(&variant, &[], 4, &Limits::none()).expect("a report");
        assert!(report.is_wrong(), "{report:?}");
        let wanted = Task { sizes: Some(2..=2), ..Task::default() };
        let attempts = prove(&variant, &[], &wanted, &Limits::none()).expect("attempts").attempts;
        for attempt in attempts {
            assert!(matches!(attempt.result, Attempted::Undecided(_)), "{:?}", attempt.result);
        }
    }
    // What always falls whatever the order still ends.
    let falls = "game it\nunordered\n[.., a, x, ..] -> [.., a + k, x - k, ..] where k >= 1 and a + k < x\n";
    assert!(variant(falls, Convention::Normal).instance().terminates());
}

#[test]
fn unordered_rows_that_laws_and_rules_keep_in_order_are_proved_still() {
    let text = "game it\nunordered\nposition [.., a, b, ..] where a <= b\n\
                [x, ..] -> [y, ..] where y < x\n[.., a, x, ..] -> [.., a, y, ..] where a <= y < x\n\
                P[x at i, ..] iff xor(x) = 0\n";
    // Each number may fall to the one before it, whatever that leaves behind it.
    fn lost(row: &[u64]) -> bool {
        !(0..row.len()).any(|place| {
            let least = if place == 0 { 0 } else { row[place - 1] };
            (least..row[place]).any(|left| {
                let mut after = row.to_vec();
                after[place] = left;
                lost(&after)
            })
        })
    }
    let variant = variant(text, Convention::Normal);
    let wanted = Task { sizes: Some(1..=3), ..Task::default() };
    for attempt in prove(&variant, &[], &wanted, &Limits::none()).expect("attempts").attempts {
        let size = attempt.size.expect("a size");
        let rising = rows(size..=size, 5).into_iter().filter(|row| row.is_sorted());
        match (attempt.result, rising.into_iter().find(|row| lost(row) != (xor(row) == 0))) {
            (Attempted::Proved(_), None) => assert!(size < 3),
            (Attempted::Refuted(found), Some(first)) => assert_eq!(numbers(&found.position), first),
            other => panic!("{size}: {other:?}"),
        }
    }
}

/// Who wins n in the race: two steps at a time, who is to move at 0 loses, and who is stuck at 1 draws.
fn race(n: u64) -> char {
    match n {
        0 => 'P',
        1 => 'D',
        _ => match race(n - 2) {
            'P' => 'N',
            'N' => 'P',
            _ => 'D',
        },
    }
}

/// An outcome, of which numbers it is said, and the same as a function.
type Raced = (char, &'static str, fn(u64) -> bool);

#[test]
fn where_draws_are_possible_each_of_several_claims_is_proved_or_not_decided_for_a_reason_that_is_true() {
    let claims: [Raced; 7] = [
        ('P', "n mod 4 = 0", |n| n % 4 == 0),
        ('P', "n mod 4 = 0 and n >= 0", |n| n % 4 == 0),
        ('P', "n = 4", |n| n == 4),
        ('N', "n mod 4 = 2", |n| n % 4 == 2),
        ('N', "false", |_| false),
        ('D', "odd(n)", |n| n % 2 == 1),
        ('D', "n = 1", |n| n == 1),
    ];
    // Every choice of these claims, in this order.
    for chosen in 1u32..1 << claims.len() {
        let some: Vec<_> =
            (0..claims.len()).filter(|index| chosen >> index & 1 == 1).map(|index| claims[index]).collect();
        if !(2..=4).contains(&some.len()) {
            continue;
        }
        let lines: Vec<String> =
            some.iter().map(|(letter, said, _)| format!("{letter}(n) iff {said}")).collect();
        let text = format!("game it\n(n) -> (n - 2)\nend (0) lost\notherwise draw\n{}\n", lines.join("\n"));
        let attempts = prove(&variant(&text, Convention::Normal), &[], &Task::default(), &Limits::none());
        let first = |wanted: char| some.iter().find(|claim| claim.0 == wanted).copied();
        for (attempt, claim) in attempts.expect("attempts").attempts.iter().zip(&some) {
            let right = |(letter, _, holds): &Raced| (0..60).all(|n| (race(n) == *letter) == holds(n));
            // It is proved with the first claim of each other outcome.
            let together: Vec<_> = "PND"
                .chars()
                .filter_map(|outcome| if outcome == claim.0 { Some(*claim) } else { first(outcome) })
                .collect();
            let complete = ['P', 'N'].iter().all(|outcome| together.iter().any(|one| one.0 == *outcome));
            match &attempt.result {
                Attempted::Proved(proved) => {
                    assert!(complete && together.iter().all(right), "{text}{claim:?}");
                    let verified = verify(&proved.certificate, &Limits::none());
                    assert!(verified.is_ok(), "{text}{claim:?}");
                }
                Attempted::Refuted(found) => {
                    let at = numbers(&found.position)[0];
                    let first = (0..60).find(|&n| (race(n) == claim.0) != claim.2(n));
                    assert_eq!(Some(at), first, "{text}{claim:?}");
                }
                Attempted::Undecided(why) => {
                    assert!(
                        right(claim) && !(complete && together.iter().all(right)),
                        "{text}{claim:?} {why:?}"
                    );
                    assert!(!why.text().en.contains("checker"), "{text}{claim:?} {why:?}");
                }
                other => panic!("{text}{other:?}"),
            }
        }
    }
}

#[test]
fn a_claim_is_compared_quickly_with_no_more_than_a_box_where_each_position_leads_to_very_many() {
    // 0 is lost, 1 is won, and whoever has more need not come down.
    let top = 60_000u64;
    let text = format!(
        "game it\nposition (n) where n <= {top}\n(n) -> (n - 1)\n(n) -> (n + 1) where 1 <= n < {top}\nendless draw\n\
         P(n) iff n = 0\nN(n) iff n = 1\nD(n) iff n >= 2\n"
    );
    let workbench = Workbench::new();
    workbench.add("it.game", &text).expect("a game");
    let position = workbench.ask(&Query::read("it.game 7").expect("a question"), None).expect("a position");
    let answer = bouton::solve(&position, 10, &Limits::none()).expect("an answer");
    assert_eq!(answer.outcome, Some(rules::Outcome::D));
    if let Some(Evidence::Checked { upto }) = answer.evidence {
        let counted = format!("{} positions", upto + 1);
        assert!(
            upto >= 1 && answer.why.iter().any(|reason| reason.text().en.contains(&counted)),
            "{:?}",
            answer.why
        );
    }
}
