//! Values, periods and claims of games on heaps, and what is said of them, against the definition.

use super::super::game::{Game, HeapMoves};
use super::super::taking::{self, Repeats, Taking};
use super::taking::{Amounts, seen, text, values};
use super::{KAYLES, verified};
use crate::period::format::MOST_LISTED;
use crate::period::{PeriodCertificate, PeriodFlaw, Played, Subject};
use crate::{Limits, Moves, Rejection};
use limits::Meter;
use std::collections::BTreeSet;

/// Numbers that only look random.
struct Dice(u64);

impl Dice {
    fn throw(&mut self, sides: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % sides
    }

    fn bits(&mut self, count: u64) -> Vec<bool> {
        (0..count).map(|_| self.throw(2) == 1).collect()
    }
}

fn of(few: &[u8], places: &[u8]) -> Amounts {
    let bits = |set: &[u8]| set.iter().map(|&bit| bit == 1).collect();
    Amounts { few: bits(few), places: bits(places) }
}

fn rules(text: &str) -> Subject {
    Subject::Rules { text: text.into(), arguments: vec![], claim: None }
}

fn game(text: &str) -> Game {
    Game::of(&rules(text)).unwrap_or_else(|why| panic!("{text}: {why:?}"))
}

fn taking(text: &str) -> Taking {
    match game(text).moves {
        HeapMoves::Taking(taking) => taking,
        HeapMoves::Splits(moves) => panic!("{text}: {moves}"),
    }
}

/// From where on a set comes again, which is not 0, and after how many: the least of each.
fn shape(set: &Amounts) -> (usize, usize) {
    let most = 2 * (set.few.len() + set.places.len());
    let again = |from: usize, by: usize| (from..=most).all(|at| set.contains(at) == set.contains(at + by));
    let by = (1..=set.places.len()).find(|&by| again(set.few.len(), by)).expect("it comes again");
    ((1..=most).find(|&from| again(from, by)).expect("it comes again"), by)
}

fn multiple(a: usize, b: usize) -> usize {
    (1..).map(|times| times * a).find(|all| all % b == 0).expect("their product is one")
}

/// The second condition of the theorem, as it stands there.
fn expected(some: &Amounts, all: &Amounts, said: Repeats, known: &[u32]) -> Result<Vec<u32>, PeriodFlaw> {
    let Repeats { start, length, saltus, after } = said;
    let ((s, by_some), (t, by_all)) = (shape(some), shape(all));
    let residues = multiple(by_some, by_all);
    let round = multiple(length, residues);
    let raised = saltus * (round / length) as u32;
    if after < start.max(1) + s || after < t {
        return Err(PeriodFlaw::Begun);
    }
    for residue in 0..residues {
        // A heap far above all others.
        let heap = residues * (after + round + s + t) + residue;
        let got = |most: usize| -> BTreeSet<u32> {
            let far = (1..=most).filter(|&left| some.contains(heap - left)).map(|left| known[left]);
            far.chain(all.contains(heap).then_some(0)).collect()
        };
        let (before, later) = (got(after - s), got(after + round - s));
        let moved: BTreeSet<u32> = (0..raised).chain(before.iter().map(|value| value + raised)).collect();
        if later != moved {
            return Err(PeriodFlaw::Collected(residue));
        }
    }
    Ok(known[..after + round + length].to_vec())
}

/// Compares what is computed with values from the definition, and what is found of residues with the theorem.
fn compared(some: &Amounts, all: &Amounts, said: &[Repeats]) -> Vec<bool> {
    let taking = taking(&text(some, all));
    let needed = |said: &Repeats| said.after + multiple(said.length, 60) + said.length;
    let known = values(some, all, said.iter().map(needed).max().unwrap_or(0) + 1);
    let limits = Limits::none();
    let each = said.iter().map(|&said| {
        let found = taking::values(&taking, said, 1 << 20, &Meter::new(&limits));
        let wanted = expected(some, all, said, &known).map_err(Rejection::from);
        assert_eq!(found, wanted, "{} {} {} {}", said.start, said.length, said.saltus, said.after);
        wanted.is_ok()
    });
    each.collect()
}

#[test]
fn values_and_residues_are_those_of_the_theorem() {
    let mut dice = Dice(7);
    let (mut right, mut wrong) = (0, 0);
    for round in 0..150 {
        let mut set = |most: u64| {
            let (few, places) = (dice.throw(most), 1 + dice.throw(3));
            let few = [vec![false], dice.bits(few)].concat();
            Amounts { few, places: dice.bits(places) }
        };
        let (some, mut all) = (set(7), set(9));
        if round % 3 == 0 {
            all = some.clone();
        }
        if !some.places.contains(&true) && !all.places.contains(&true) {
            continue;
        }
        let known = values(&some, &all, 150);
        let (start, length, saltus) = seen(&known).unwrap_or((2, 3, 1));
        let least = (start.max(1) + shape(&some).0).max(shape(&all).0);
        let mut said: Vec<Repeats> = [least - 1, least, least + 1, least + 7, least + 20]
            .map(|after| Repeats { start, length, saltus, after })
            .to_vec();
        let after = least + 13;
        said.extend([
            Repeats { start, length, saltus: saltus + 1, after },
            Repeats { start, length: 2 * length, saltus: 2 * saltus, after },
            Repeats { start: 0, length: length + 1, saltus, after },
        ]);
        let found = compared(&some, &all, &said);
        right += found.iter().filter(|&&is_right| is_right).count();
        wrong += found.iter().filter(|&&is_right| !is_right).count();
    }
    assert!(right > 100 && wrong > 100, "{right} {wrong}");
}

#[test]
fn values_of_more_than_a_word_are_collected_as_well() {
    let say = |length, saltus, after| Repeats { start: 0, length, saltus, after };
    // Nim: every amount.
    let nim = of(&[0], &[1]);
    let said = [say(1, 1, 140), say(100, 100, 140), say(100, 99, 140), say(100, 101, 140), say(3, 3, 2)];
    assert_eq!(compared(&nim, &nim, &said), [true, true, false, false, true]);
    // Even amounts that leave something: what the other heaps of a pair get begins with nothing.
    let (even, none) = (of(&[0], &[0, 1]), of(&[0], &[0]));
    let said = [say(128, 64, 2), say(128, 63, 2), say(128, 65, 2), say(2, 1, 2), say(2, 1, 70)];
    assert_eq!(compared(&even, &none, &said), [true, false, false, true, true]);
    // Nothing is ever left with one of these, and one heap alone is taken whole.
    for all in [of(&[0, 1], &[0]), of(&[0, 0, 1], &[0]), of(&[0, 1, 1, 0, 1], &[0])] {
        compared(&even, &all, &[say(4, 1, 8), say(4, 2, 8), say(2, 1, 8), say(8, 3, 8)]);
    }
}

#[test]
fn amounts_are_shown_as_the_sets_that_they_are() {
    let shown = |some: &Amounts, all: &Amounts| taking(&text(some, all)).amounts();
    let nim = of(&[0], &[1]);
    assert_eq!(shown(&nim, &of(&[0, 1, 0, 1], &[0])), ("{k ≥ 1}".into(), "{1, 3}".into()));
    assert_eq!(shown(&of(&[0, 1, 0, 1], &[0]), &nim), ("{1, 3}".into(), "{k ≥ 1}".into()));
    let odd = "{k ≥ 1: (k − 1) mod 2 ∈ {0}}";
    assert_eq!(shown(&of(&[0], &[1, 0]), &of(&[0], &[0])), (odd.into(), "{}".into()));
    let both = "{2} ∪ {k ≥ 4: (k − 4) mod 3 ∈ {1, 2}}";
    assert_eq!(shown(&of(&[0, 0, 1, 0, 0], &[1, 1, 0]), &nim), (both.into(), "{k ≥ 1}".into()));
    // No sign stands for the same set with a longer list or a longer cycle.
    assert_eq!(shown(&of(&[0, 1, 0, 1], &[0, 1, 0, 1]), &nim).0, odd);
}

#[test]
fn amounts_that_come_again_after_too_much_are_refused() {
    let text = |by: u64| {
        format!(
            "game far\n(n) -> (n - k) where 1 <= k < n and k mod 64 = 1\n(n) -> () where n mod {by} = 1\n"
        )
    };
    assert!(Game::of(&rules(&text(63))).is_ok());
    assert!(matches!(Game::of(&rules(&text(67))), Err(Rejection::Period(PeriodFlaw::TooLong))));
}

#[test]
fn rules_split_a_heap_in_at_most_three() {
    let text = |parts: &[&str]| {
        let (left, sum) = (parts.join(") + ("), parts.join(" + "));
        let positive: String = parts.iter().map(|part| format!(" and {part} >= 1")).collect();
        format!("game split\n(n) -> ({left}) where {sum} = n - 1{positive}\n")
    };
    match game(&text(&["i", "j", "k"])).moves {
        HeapMoves::Splits(moves) => assert_eq!(moves.to_string(), "0.8"),
        HeapMoves::Taking(_) => panic!("heaps are split"),
    }
    let four = Game::of(&rules(&text(&["i", "j", "k", "l"])));
    assert!(matches!(four, Err(Rejection::Period(PeriodFlaw::Endless))));
}

/// Nim-values of a code from the definition, with digits below 8.
fn defined(digits: &[u8], count: usize) -> Vec<u32> {
    let mut values: Vec<u32> = vec![];
    for heap in 0..count {
        let mut reached = vec![false; 4 * count + 4];
        for (taken, &digit) in digits.iter().enumerate() {
            let Some(left) = heap.checked_sub(taken) else { continue };
            if digit & 1 != 0 && left == 0 {
                reached[0] = true;
            }
            if digit & 2 != 0 && left > 0 {
                reached[values[left] as usize] = true;
            }
            if digit & 4 != 0 {
                (1..left).for_each(|part| reached[(values[part] ^ values[left - part]) as usize] = true);
            }
        }
        values.extend((0..).zip(&reached).find(|(_, is_reached)| !**is_reached).map(|(value, _)| value));
    }
    values
}

#[test]
fn values_of_codes_are_those_of_the_definition_far_out() {
    let mut dice = Dice(3);
    for round in 0..24u64 {
        let digits: Vec<u8> =
            [0, 1, 2, 3].map(|place| dice.throw(8) as u8 & if place == 0 { 4 } else { 7 }).into();
        let known = defined(&digits, 300);
        for mask in
            [None, Some((dice.throw(64) as u32, false)), Some((dice.throw(64) as u32, round % 2 == 0))]
        {
            let moves = Moves::of_digits(&digits).expect("digits");
            let mut values = super::super::Values::new(&moves, mask);
            values.extend(known.len(), &Meter::new(&Limits::none())).expect("few values");
            let found: Vec<u32> = values.into_inner().into_iter().map(u32::from).collect();
            assert_eq!(found, known, "{moves} {mask:?}");
        }
    }
}

/// One stone, or a heap of thirty as a whole: 0 1 0 1 … up to 29, 2, and 0 1 0 1 … from 31 on.
const LATE: &str = "game late\n(n) -> (n - 1)\n(n) -> () where n = 30\n";
/// One stone if something is left, or a heap of 31 as a whole, on heaps smaller by 5: 0 0 1 0 1 … up to 30, 2, and 0 1 0 1 …
/// from 32 on.
const LESS: &str = "game late\n(n) -> (n - k) where k = 1 and n - k >= 6\n(n) -> () where n = 36\n";

fn claimed(rules: &str, claim: &str, start: usize, length: usize) -> Result<Option<String>, Rejection> {
    let subject = Subject::Rules { text: format!("{rules}{claim}\n"), arguments: vec![], claim: Some(1) };
    let certificate =
        PeriodCertificate { subject, mask: None, start, length, saltus: 0, after: None, values: vec![] };
    verified(&certificate.to_string()).map(|theorem| theorem.statement)
}

#[test]
fn claims_are_compared_for_as_long_as_they_may_differ() {
    let wrong = |at: usize| Err(Rejection::Period(PeriodFlaw::Claim(at)));
    let list = |numbers: &[u32], times: usize| {
        numbers.repeat(times).iter().map(u32::to_string).collect::<Vec<_>>().join(", ")
    };
    // What comes again early only seems to.
    assert_eq!(claimed(LATE, "value(n) = repeat [0, 1]", 31, 2), wrong(30));
    let right = format!("value(n) = [{}, 2] repeat [0, 1]", list(&[0, 1], 15));
    assert!(claimed(LATE, &right, 31, 2).is_ok());
    assert_eq!(claimed(LESS, "value(n) = [0, 0, 0, 0, 0, 0, 0] repeat [1, 0]", 32, 2), wrong(36));
    let right = format!("value(n) = [0, 0, 0, 0, 0, 0, {}, 2] repeat [0, 1]", list(&[0, 1], 15));
    assert!(claimed(LESS, &right, 32, 2).is_ok());
    let few = "game few\n(n) -> (n - k) where k in {1, 4}\n";
    assert_eq!(claimed(few, "value(n) = repeat [0, 1]", 0, 5), wrong(4));
    // A period, or a beginning, may be said to be longer than it is.
    for times in [1, 2, 20] {
        let period = list(&[0, 1, 0, 1, 2], times);
        assert!(claimed(few, &format!("value(n) = repeat [{period}]"), 0, 5).is_ok());
        let claim = format!("value(n) = [{period}] repeat [0, 1, 0, 1, 2]");
        assert!(claimed(few, &claim, 0, 5).is_ok());
    }
    let (before, period) = KAYLES.split_once("repeat [").expect("a claim");
    let (period, after) = period.split_once(']').expect("a period");
    let long = format!("{before}repeat [{}]{after}", [period; 20].join(", "));
    assert!(verified(&long).is_ok());
}

#[test]
fn a_shorter_period_is_found() {
    let of = |code: &str, start: usize, length: usize| {
        verified(&format!("bouton period 1\ncode {code}\nstart {start}\nperiod {length}\nend\n")).map(|_| ())
    };
    assert_eq!(of("0.1", 2, 1), Ok(()));
    for length in [2, 3, 4, 5, 6, 9, 15, 49, 77] {
        assert!(matches!(of("0.1", 2, length), Err(Rejection::Period(PeriodFlaw::Shorter(_)))), "{length}");
    }
    assert_eq!(of("0.3", 0, 2), Ok(()));
    for times in [2, 3, 5, 6, 7, 25] {
        assert!(matches!(of("0.3", 0, 2 * times), Err(Rejection::Period(PeriodFlaw::Shorter(_)))), "{times}");
    }
}

#[test]
fn there_is_one_text_for_each_certificate() {
    let text = |values: usize, plus: &str| {
        let values = vec!["0"; values].join(" ");
        format!("bouton period 1\ncode 0.3\nstart 0\nperiod 2\n{plus}values {values}\nend\n")
    };
    let read = PeriodCertificate::parse(&text(MOST_LISTED, "plus 1\n")).expect("it is read");
    assert_eq!((read.values.len(), read.saltus), (MOST_LISTED, 1));
    assert!(PeriodCertificate::parse(&text(MOST_LISTED + 1, "")).is_err());
    assert!(PeriodCertificate::parse(&text(MOST_LISTED + 2, "")).is_err());
    assert!(PeriodCertificate::parse(&text(3, "plus 0\n")).is_err());
}

#[test]
fn a_theorem_says_of_which_game_it_is() {
    let theorem = |text: &str, start: usize, length: usize| {
        let certificate = PeriodCertificate {
            subject: rules(text),
            mask: None,
            start,
            length,
            saltus: 0,
            after: None,
            values: vec![],
        };
        verified(&certificate.to_string()).unwrap_or_else(|why| panic!("{text}: {why:?}"))
    };
    let named = theorem(LATE, 31, 2);
    assert_eq!(
        (&*named.game, named.title, named.start, named.offset),
        ("late", Some(rules::Text::default()), 31, 0)
    );
    let titled = theorem(&LESS.replace("late\n", "late\ntitle en \"Late\"\n"), 32, 2);
    assert_eq!((titled.start, titled.offset), (32, 5));
    assert_eq!(titled.title.map(|title| title.en), Some("Late".into()));
    // What may be taken as a whole is told from what may be taken of more.
    let nim = of(&[0], &[1]);
    let some = of(&[0], &[1, 0]);
    for all in [&some, &nim] {
        let subject = rules(&text(&some, all));
        let known = values(&some, all, 300);
        let (start, length, saltus) = seen(&known).expect("they come again");
        let after = Some(100);
        let certificate =
            PeriodCertificate { subject, mask: None, start, length, saltus, after, values: vec![] };
        let theorem = verified(&certificate.to_string()).expect("it is right");
        let odd = "{k ≥ 1: (k − 1) mod 2 ∈ {0}}";
        let whole = if all.contains(2) { "{k ≥ 1}" } else { odd };
        assert_eq!(theorem.played, Played::Taking { some: odd.into(), all: whole.into() });
    }
}
