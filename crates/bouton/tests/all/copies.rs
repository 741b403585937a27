//! Moves that leave copies of a component, `k of (m)`, compared with brute force from the definition.

use bouton::question::Source;
use bouton::{Query, Variant, Workbench, proof, solve};
use rules::{Convention, Lang, Outcome};
use solve::Limits;
use std::collections::{BTreeSet, HashMap};
use tables::{Backing, Want};

type Options = fn(u64) -> Vec<Vec<u64>>;

/// Heaps of `n` after a move into any number of equal heaps.
fn equal(n: u64) -> Vec<Vec<u64>> {
    (2..=n).filter(|k| n.is_multiple_of(*k)).map(|k| vec![n / k; k as usize]).collect()
}

/// Into any number of heaps that differ by one at most.
fn fair(n: u64) -> Vec<Vec<u64>> {
    (2..=n).map(|k| (0..k).map(|share| (n + share) / k).collect()).collect()
}

/// Into equal heaps, of which one is taken away, beside the rest.
fn eaten(n: u64) -> Vec<Vec<u64>> {
    let left = |k: u64| {
        let mut heaps = vec![n / k; k as usize - 1];
        heaps.push(n % k);
        heaps
    };
    (1..=n.min(5)).map(left).collect()
}

const GAMES: [(&str, Options); 3] = [
    ("(n) -> k of (n div k) where 2 <= k <= n and k divides n", equal),
    ("(n) -> n mod k of (n div k + 1) + (k - n mod k) of (n div k) where 2 <= k <= n", fair),
    ("(n) -> (k - 1) of (n div k) + (n mod k) where 1 <= k <= n and k <= 5", eaten),
];

fn variant(text: &str, words: &str, convention: Convention) -> Variant {
    let workbench = Workbench::new();
    workbench.add("mine.game", text).unwrap_or_else(|problems| panic!("{problems:?}\n{text}"));
    let query = Query::read(&format!("mine.game {words}")).expect("a question");
    workbench.variant(&query, Some(convention)).unwrap_or_else(|problems| panic!("{problems:?}\n{words}"))
}

fn game(rule: &str) -> String {
    format!("game mine\n{rule}\n")
}

/// Nim-values of heaps below `size`.
fn values(options: Options, size: u64) -> Vec<u64> {
    let mut values: Vec<u64> = vec![];
    for n in 0..size {
        let seen: BTreeSet<u64> = options(n)
            .iter()
            .map(|heaps| heaps.iter().fold(0, |sum, heap| sum ^ values[*heap as usize]))
            .collect();
        values.push((0..).find(|value| !seen.contains(value)).expect("one is missing"));
    }
    values
}

/// Returns `true` if the player to move loses, by all of play.
fn loses(options: Options, misere: bool, heaps: &[u64], known: &mut HashMap<Vec<u64>, bool>) -> bool {
    let mut heaps = heaps.to_vec();
    heaps.sort_unstable();
    if let Some(known) = known.get(&heaps) {
        return *known;
    }
    let (mut moves, mut wins) = (0, false);
    for (index, heap) in heaps.iter().enumerate() {
        for left in options(*heap) {
            moves += 1;
            wins |= loses(options, misere, &[&heaps[..index], &left, &heaps[index + 1..]].concat(), known);
        }
    }
    let lost = if moves == 0 { !misere } else { !wins };
    known.insert(heaps, lost);
    lost
}

#[test]
fn tables_of_values_are_those_of_the_definition() {
    for (rule, options) in GAMES {
        let variant = variant(&game(rule), "", Convention::Normal);
        let source = Source { name: None, text: "0..399".into() };
        let axes = bouton::table::axes(&variant, &source, std::slice::from_ref(&(0..6))).expect("a range");
        let table = bouton::table::fill(&variant, &axes, Want::Values, Backing::Memory, &Limits::none())
            .unwrap_or_else(|halt| panic!("{rule}: {halt:?}"));
        for (n, expected) in (0..).zip(values(options, 400)) {
            assert_eq!(table.value(&[n]), Some(expected), "{rule}: {n}");
        }
    }
}

#[test]
fn answers_and_all_winning_moves_are_those_of_all_play() {
    for (rule, options) in GAMES {
        for convention in [Convention::Normal, Convention::Misere] {
            let misere = convention == Convention::Misere;
            let workbench = Workbench::new();
            workbench.add("mine.game", &game(rule)).expect("a game");
            let mut known = HashMap::new();
            let mut sums: Vec<Vec<u64>> = (0..=11).map(|n| vec![n]).collect();
            sums.extend((1..=6).flat_map(|a| (1..=a).map(move |b| vec![a, b])));
            sums.extend([vec![4, 3, 2], vec![2, 2, 2], vec![5, 4, 1]]);
            for heaps in sums {
                let words: Vec<String> = heaps.iter().map(u64::to_string).collect();
                let question = format!("mine.game {}", words.join(" "));
                let position = workbench
                    .ask(&Query::read(&question).expect("a question"), Some(convention))
                    .expect("a position");
                let answer = solve(&position, usize::MAX, &Limits::none()).expect(&question);
                let lost = loses(options, misere, &heaps, &mut known);
                assert_eq!(answer.outcome == Some(Outcome::P), lost, "{rule} {question} {convention:?}");
                let mut after = BTreeSet::new();
                for (index, heap) in heaps.iter().enumerate() {
                    for left in options(*heap) {
                        let mut sum = [&heaps[..index], &left, &heaps[index + 1..]].concat();
                        if loses(options, misere, &sum, &mut known) {
                            sum.sort_unstable();
                            after.insert(sum);
                        }
                    }
                }
                let read = |to: &str| -> Vec<u64> {
                    let mut heaps: Vec<u64> = to
                        .split(' ')
                        .filter(|word| *word != "()")
                        .map(|word| word.parse().expect("a heap"))
                        .collect();
                    heaps.sort_unstable();
                    heaps
                };
                let told: BTreeSet<Vec<u64>> =
                    answer.winning_moves.iter().map(|step| read(&step.to)).collect();
                assert_eq!(told, after, "{rule} {question} {convention:?}");
            }
        }
    }
}

#[test]
fn fixed_numbers_of_copies_are_proved() {
    // Two equal parts cancel each other, three are as good as one.
    for (copies, value) in [("2", "0 if n < 1 | 1 otherwise"), ("k", "n")] {
        let text =
            format!("game mine(k >= 1 default 3)\n(n) -> {copies} of (m) where m < n\nvalue(n) = {value}\n");
        let variant = variant(&text, "", Convention::Normal);
        let proofs = proof::prove(&variant, &[], &proof::Task::default(), &Limits::none()).expect("proofs");
        assert!(proofs.is_proved(), "{text}: {proofs:?}");
        let certificate = proofs.certificate().expect(&text);
        let accepted = proof::verify_all(&certificate, &Limits::none());
        assert!(accepted.iter().all(Result::is_ok), "{text}: {accepted:?}");
    }
}

#[test]
fn a_part_of_which_no_copy_is_left_has_to_be_a_position_all_the_same() {
    // The first rule moves from 5 on only, however many copies there are.
    for (copies, arguments) in [("0", ""), ("k", "k=0"), ("k", "k=2"), ("(n - n)", "")] {
        let rules = format!("(n) -> {copies} of (n - 5)");
        let variant =
            variant(&format!("game mine(k >= 0 default 1)\n{rules}\n"), arguments, Convention::Normal);
        for n in 0..9 {
            let mut options = rules::Options::new();
            variant.instance().options(&[n], &mut options).expect(&rules);
            assert_eq!(options.len(), usize::from(n >= 5), "{rules} {arguments}: {n}");
        }
    }
}

#[test]
fn proofs_do_not_speak_of_copies_in_a_number_that_varies() {
    let text = "game mine\n(n) -> k of (m) where m < n and n - m <= 2 and k <= 2\nvalue(n) = 0 if n = 0 | (n - 1) mod 3 + 1 otherwise\n";
    let variant = variant(text, "", Convention::Normal);
    let proofs = proof::prove(&variant, &[], &proof::Task::default(), &Limits::none()).expect("proofs");
    assert!(!proofs.is_proved());
    let said = bouton::words::proof::open(&proofs.attempts[0].result).expect("a reason").en;
    assert!(said.contains("a number of copies that depends on the position"), "{said}");
}

#[test]
fn more_copies_than_can_be_listed_are_a_limit() {
    let workbench = Workbench::new();
    workbench
        .add("mine.game", "game mine\n(n) -> k of (n div k) where 2 <= k <= n and k divides n\n")
        .expect("a game");
    let solved = |question: &str| {
        let position = workbench.ask(&Query::read(question).expect("a question"), None).expect("a position");
        solve(&position, 3, &Limits::none())
    };
    let problem = solved("mine.game 2000003").expect_err("too many copies");
    assert!(problem.is_limit(), "{}", problem.message(Lang::En));
    assert_eq!(solved("mine.game 5040").expect("an answer").outcome, Some(Outcome::N));
}

#[test]
fn what_stands_before_of_is_a_term() {
    for (rule, said) in [
        ("(n) -> of (m) where m < n", "expected a position"),
        ("(n) -> k of where k < n", "expected a position"),
        ("(n) -> k < 2 of (m) where m < n", "`of`"),
        ("(n) -> 2 + k of (m) where m < n and k < n", "expected a position"),
    ] {
        let problems = Workbench::new().add("mine.game", &game(rule)).expect_err(rule);
        let told = problems.iter().map(|problem| problem.message(Lang::En)).collect::<Vec<_>>().join("; ");
        assert!(told.contains(said), "{rule}: {told}");
    }
}
