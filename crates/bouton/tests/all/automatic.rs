//! Periods proved by automata, or by types of moves, against values from the digits of the codes alone.

use crate::stated;
use bouton::heaps::{HeapGame, Wish, explore, period};
use bouton::proof::{self, Attempted, Method, Task, Theorem, verify};
use bouton::{Query, Workbench};
use solve::Limits;

/// Number of values compared.
const COUNT: usize = 300;

/// A code, its digits, the digit that repeats after them, and the period: first heap, length, saltus.
type Game = (&'static str, &'static [u8], u8, (usize, usize, u32));

const GAMES: [Game; 14] = [
    // Hexadecimal.
    ("0.8", &[0, 8], 0, (1, 3, 1)),
    ("0.3F", &[0, 3, 15], 0, (0, 6, 3)),
    ("0.0B", &[0, 0, 11], 0, (5, 2, 1)),
    ("0.9E", &[0, 9, 14], 0, (4, 3, 2)),
    ("0.8B", &[0, 8, 11], 0, (7, 7, 4)),
    ("0.FC", &[0, 15, 12], 0, (7, 5, 4)),
    ("8.2", &[8, 2], 0, (1, 6, 3)),
    ("C.18", &[12, 1, 8], 0, (6, 8, 4)),
    ("0.28", &[0, 2, 8], 0, (1, 53, 16)),
    // Amounts without end; the first is Lasker's Nim.
    ("4.[3]", &[4], 3, (1, 4, 4)),
    ("4.[7]", &[4], 7, (2, 1, 2)),
    ("0.4[3]", &[0, 4], 3, (3, 3, 2)),
    ("8.[3]", &[8], 3, (1, 8, 8)),
    ("0.[05]", &[0], 0, (1, 2, 0)),
];

/// The values of the definition: what is left after each number of stones, in so many parts.
fn values(digits: &[u8], again: u8, count: usize) -> Vec<u32> {
    let digit = |taken: usize| match taken.checked_sub(digits.len()) {
        None => digits[taken],
        // 0.[05] repeats two digits.
        Some(past) if digits == [0] && again == 0 => [0, 5][past % 2],
        Some(_) => again,
    };
    let mut values: Vec<u32> = vec![0];
    for heap in 1..count {
        let mut seen = [false; 1024];
        let mut see = |value: u32| seen[value as usize] = true;
        for taken in 0..=heap {
            let (left, digit) = (heap - taken, digit(taken));
            if digit & 1 != 0 && left == 0 {
                see(0);
            }
            if digit & 2 != 0 && left > 0 && taken > 0 {
                see(values[left]);
            }
            if digit & 4 != 0 {
                (1..left).for_each(|a| see(values[a] ^ values[left - a]));
            }
            if digit & 8 != 0 {
                let pairs = (1..left).flat_map(|a| (a..left - a).map(move |b| (a, b)));
                pairs.for_each(|(a, b)| see(values[a] ^ values[b] ^ values[left - a - b]));
            }
        }
        values.extend(seen.iter().position(|seen| !seen).map(|value| value as u32));
    }
    values
}

#[test]
fn periods_are_those_of_the_definition_and_certified() {
    for (code, digits, again, (start, length, saltus)) in
        GAMES.into_iter().filter(|game| oracle::sampled(game.0, 2))
    {
        let game = HeapGame::read(code).expect(code);
        let wish = Wish { to: 5000, ..Wish::default() };
        let explored = explore(game, &wish, &Limits::none()).expect(code);
        let report = &explored.report;
        let found = report.period.unwrap_or_else(|| panic!("{code}: no period"));
        assert_eq!((found.start, found.length, found.saltus), (start, length, saltus), "{code}");
        // Types of moves are for amounts with an end, three heaps and powers of two.
        let by_types = again == 0 && digits.iter().any(|digit| digit & 8 > 0) && saltus.is_power_of_two();
        assert_eq!(report.automata.is_none(), by_types, "{code}");
        let known = values(digits, again, COUNT);
        for (heap, &value) in known.iter().enumerate() {
            assert_eq!(explored.values.value(heap), Some(value.into()), "{code}: {heap}");
        }
        // The period begins no earlier, and no part of it would do.
        let fits = |from: usize, length: usize, saltus: u32| {
            (from..COUNT - length).all(|heap| known[heap + length] == known[heap] + saltus)
        };
        assert!(start == 0 || !fits(start - 1, length, saltus), "{code}");
        for part in (1..length).filter(|part| length % part == 0) {
            let less = known[start + part].checked_sub(known[start]);
            assert!(less.is_none_or(|less| !fits(start, part, less)), "{code}: {part}");
        }
        let certificate = explored.certificate(&Limits::none()).expect(code);
        let again = verify(&certificate, &Limits::none()).unwrap_or_else(|why| panic!("{code}: {why:?}"));
        match &again {
            Theorem::Claim(theorem) => {
                for (heap, &value) in (0..).zip(&known[..start + 2 * length]) {
                    let claimed = stated::values(&theorem.family.statement, heap, 40);
                    assert_eq!(claimed, [u64::from(value)], "{code}: {heap}");
                }
            }
            Theorem::Period(theorem) => {
                assert_eq!((theorem.start, theorem.length), (start, length), "{code}");
            }
            Theorem::Quotient(_) | Theorem::Sizes(_) | Theorem::Nimber(_) | Theorem::Mirror(_) => {
                panic!("{code}: {again:?}")
            }
        }
        // Another number in the claim, and the checker says no.
        let wrong = match certificate.split_once("(value (k) ") {
            Some((before, after)) => format!("{before}(value (k) {}", after.replacen(" k)", " (+ k 1))", 1)),
            None => certificate.replacen("(values ", "(values 1", 1),
        };
        assert!(wrong != certificate, "{code}");
        assert!(verify(&wrong, &Limits::none()).is_err(), "{code}");
    }
}

/// Rules with these digits, and the claim that values repeat, as a text.
fn text(digits: &[u8], (start, length, saltus): (usize, usize, u32)) -> String {
    let mut text = String::from("game it\n");
    for (taken, digit) in digits.iter().enumerate() {
        let rules = [
            format!("(n) -> () where n = {taken}\n"),
            format!("(n) -> (i) where i + {taken} = n and 1 <= i\n"),
            format!("(n) -> (i) + (j) where i + j + {taken} = n and 1 <= i <= j\n"),
            format!("(n) -> (i) + (j) + (m) where i + j + m + {taken} = n and 1 <= i <= j <= m\n"),
        ];
        (0..4).filter(|place| digit >> place & 1 == 1).for_each(|place| text.push_str(&rules[place]));
    }
    let known: Vec<String> = values(digits, 0, start + length).iter().map(u32::to_string).collect();
    let (before, again) = known.split_at(start);
    text + &format!("value(n) = [{}] repeat [{}] plus {saltus}\n", before.join(", "), again.join(", "))
}

/// Two proofs of one fact: by automata from rules and a claim, and by types of moves from a code.
#[test]
fn automata_and_types_of_moves_agree() {
    for (code, digits, _, repeats) in [GAMES[0], GAMES[2], GAMES[3], GAMES[4], GAMES[5], GAMES[7]] {
        let report = period(HeapGame::read(code).expect(code), 2000, 0, &Limits::none());
        let found = report.period.map(|period| (period.start, period.length, period.saltus));
        assert_eq!((found, report.automata.is_none()), (Some(repeats), true), "{code}");
        let workbench = Workbench::new();
        workbench.add("it.game", &text(digits, repeats)).unwrap_or_else(|wrong| panic!("{code}: {wrong:?}"));
        let variant = workbench.variant(&Query::read("it.game").expect("a name"), None).expect("a game");
        let proofs = proof::prove(&variant, &[], &Task::default(), &Limits::none()).expect("attempts");
        match &proofs.attempts[0].result {
            Attempted::Proved(proved) => {
                assert!(matches!(proved.method, Method::Automata(_)), "{code}: {:?}", proved.method);
            }
            other => panic!("{code}: {other:?}"),
        }
        // What is false by one is false by the other.
        let (start, length, saltus) = repeats;
        let wrong = text(digits, (start, length, 2 * saltus));
        workbench.add("wrong.game", &wrong.replace("game it", "game wrong")).expect("rules");
        let variant = workbench.variant(&Query::read("wrong.game").expect("a name"), None).expect("a game");
        let proofs = proof::prove(&variant, &[], &Task::default(), &Limits::none()).expect("attempts");
        assert!(!matches!(proofs.attempts[0].result, Attempted::Proved(_)), "{code}");
    }
}

/// Games of the language: the claim goes into their own text, for components and not for heaps.
#[test]
fn games_of_the_language_are_proved_in_their_own_words() {
    let workbench = Workbench::new();
    let lasker = HeapGame::find("lasker", &workbench).expect("a game on heaps");
    let report = period(lasker, 1000, 0, &Limits::none());
    let proof = report.automata.expect("a proof");
    let statement = stated::accepted(&proof.certificate);
    assert_eq!(statement.places, ["n"]);
    for n in 0..24 {
        // Lasker, 1931.
        let value = match n % 4 {
            0 if n > 0 => n - 1,
            3 => n + 1,
            _ => n,
        };
        assert_eq!(stated::values(&statement, n, 30), [value], "{statement:?}");
    }

    // A component of m is a heap of m - 1 in 0.4[3]; the name n is a parameter's.
    let text = "game behind(n >= 1 default 1)\n(m) -> (k) where 1 <= k and k + 2 <= m\n\
        (m) -> (i) + (j) where i + j = m and 2 <= i <= j\n";
    workbench.add("behind.game", text).expect("rules");
    let game = HeapGame::find("behind.game n=5", &workbench).expect("a game on heaps");
    let report = period(game, 1000, 12, &Limits::none());
    assert_eq!(report.first, values(&[0, 4], 3, 12));
    let proof = report.automata.expect("a proof");
    assert_eq!(report.period.map(|period| (period.start, period.length, period.saltus)), Some((3, 3, 2)));
    let statement = stated::accepted(&proof.certificate);
    assert_eq!(statement.places, ["m"]);
    assert_eq!(stated::values(&statement, 0, 20), [0]);
    for (heap, value) in (0..).zip(values(&[0, 4], 3, 12)) {
        assert_eq!(stated::values(&statement, heap + 1, 20), [u64::from(value)], "{statement:?}");
    }
}

/// A period that only seems to repeat is refuted, and the values go on.
#[test]
fn a_short_lived_guess_is_no_proof() {
    // Until 60 stones are there it is taking any number.
    let mut code = String::from("0.");
    code.push_str(&"3".repeat(60));
    code.push_str("[1]");
    let report = period(HeapGame::read(&code).expect("a code"), 400, 0, &Limits::none());
    let period = report.period.expect("a period");
    assert!(period.start > 60 - 2 || period.saltus == 0, "{period:?}");
    let grundy = bouton::heaps::period(HeapGame::Grundy, 3000, 0, &Limits::none());
    assert!(grundy.period.is_none() && grundy.automata.is_none());
}
