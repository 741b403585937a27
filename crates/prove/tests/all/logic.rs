//! Games without moves: all positions are lost, and a claim about them is a formula that always holds, or does not.

use crate::damage::Tokens;
use crate::forged::completed;
use kernel::{Limits, Rejection, Statement};
use oracle::{Dice, Digits, Proof, Stated, sweep};
use std::collections::BTreeMap;

/// Formulas in the form of certificates.
struct Writer<'d> {
    dice: &'d mut Dice,
    digits: Digits,
    names: Vec<String>,
    bound: usize,
}

impl Writer<'_> {
    fn name(&mut self) -> String {
        self.dice.one(&self.names).clone()
    }

    fn number(&mut self) -> String {
        match self.dice.below(12) {
            0 => (1_000_000_000_000 + self.dice.below(5) as u64).to_string(),
            1 => self.dice.below(200).to_string(),
            _ => self.dice.below(7).to_string(),
        }
    }

    fn sum(&mut self, depth: usize) -> String {
        match self.dice.below(if depth == 0 { 3 } else { 6 }) {
            0 => self.number(),
            1 | 2 => self.name(),
            3 => format!("(+ {} {})", self.sum(depth - 1), self.sum(0)),
            4 => format!("(- {} {})", self.sum(depth - 1), self.sum(0)),
            _ => format!("(* {} {})", self.dice.below(8), self.sum(depth - 1)),
        }
    }

    fn literal(&mut self) -> String {
        let (a, b, c) = (self.name(), self.name(), self.name());
        let of = self.dice.below(5);
        match (self.dice.below(12), self.digits) {
            (0, Digits::Base(2)) => format!("(xor {a} {b} {c})"),
            (1, Digits::Base(2)) => format!("(columns {of} {a} {b} {c})"),
            (2, Digits::Base(2)) => format!("(ones {of} {a} {b})"),
            (3, Digits::Base(2)) => format!("(bit {of} {a} {b})"),
            (4, Digits::Base(2)) => format!("(power-of-two {a})"),
            (0, Digits::Quadratic(1)) => format!("(fibonacci {a})"),
            (1, Digits::Quadratic(1)) => format!("(lowest-zeckendorf {a} {b})"),
            (2..=4, Digits::Quadratic(_) | Digits::Difference(_, 1)) => format!("(floor {a} {b})"),
            (5 | 6, _) => format!("(divides {} {})", 1 + self.dice.below(6), self.sum(2)),
            _ => {
                let sign = *self.dice.one(&["<", "<=", "="]);
                format!("({sign} {} {})", self.sum(2), self.sum(1))
            }
        }
    }

    fn formula(&mut self, depth: usize) -> String {
        if depth == 0 {
            return self.literal();
        }
        let choice = self.dice.below(6);
        if choice < 2 {
            let least = self.sum(1);
            let name = format!("k{}", self.bound);
            self.bound += 1;
            self.names.push(name.clone());
            let inner = self.formula(depth - 1);
            self.names.retain(|other| *other != name);
            return match choice {
                0 => format!("(exists ({name}) (and (<= {name} {least}) {inner}))"),
                _ => format!("(exists ({name}) {inner})"),
            };
        }
        let a = self.formula(depth - 1);
        match choice {
            2 => format!("(not {a})"),
            3 => format!("(and {a} {})", self.formula(0)),
            4 => format!("(or {a} {})", self.formula(0)),
            _ => format!("(or {a} (not {}))", self.formula(depth - 1)),
        }
    }
}

const NUMERATIONS: [(&str, Digits); 11] = [
    ("base 2", Digits::Base(2)),
    ("base 2", Digits::Base(2)),
    ("base 3", Digits::Base(3)),
    ("base 10", Digits::Base(10)),
    ("quadratic 1", Digits::Quadratic(1)),
    ("quadratic 1", Digits::Quadratic(1)),
    ("quadratic 2", Digits::Quadratic(2)),
    ("quadratic 3", Digits::Quadratic(3)),
    ("difference 3 1", Digits::Difference(3, 1)),
    ("difference 4 1", Digits::Difference(4, 1)),
    ("difference 4 2", Digits::Difference(4, 2)),
];

/// A statement that something always holds: at random, or nearly so by its form.
fn statement(dice: &mut Dice) -> (String, Digits) {
    let (numeration, digits) = *dice.one(&NUMERATIONS);
    let names = ["a", "b", "c"][..1 + dice.below(3)].iter().map(|&name| name.to_owned()).collect::<Vec<_>>();
    let places = names.join(" ");
    let mut writer = Writer { dice, digits, names, bound: 0 };
    let one = writer.formula(1);
    let claim = match writer.dice.below(3) {
        0 => writer.formula(2),
        1 => {
            // Implied by what is nearly the same.
            let inner = writer.formula(2);
            let mut tokens = Tokens::of(&inner);
            tokens.changed(writer.dice);
            let other = tokens.text().replace('k', "l");
            format!("(or {inner} (not {other}))")
        }
        _ => {
            let mut tokens = Tokens::of(&one);
            tokens.changed(writer.dice);
            tokens.text().replace('k', "l")
        }
    };
    let law = if writer.dice.once_in(2) { format!("(law {one})") } else { String::new() };
    (
        format!("(statement (numeration {numeration}) (places {places}) {law} (stuck lost) (lost {claim}))"),
        digits,
    )
}

#[test]
fn what_always_holds_is_accepted_and_nothing_else() {
    let mut dice = Dice::seeded(7);
    let mut verdicts: BTreeMap<&str, usize> = BTreeMap::new();
    let (mut facts, mut shown) = (0, 0);
    for number in 0..sweep(800, 100_000) {
        let (text, digits) = statement(&mut dice);
        let mut count = |what: &'static str| *verdicts.entry(what).or_default() += 1;
        let Ok(statement) = Statement::parse(&text) else {
            count("no statement");
            continue;
        };
        let Some(certificate) = completed(&statement, &[]) else {
            count("no certificate");
            continue;
        };
        match kernel::check(&certificate, Limits { steps: 10_000_000, ..Limits::of(certificate.len()) }) {
            Ok(_) => {
                count("accepted");
                let proof = Proof::read(&certificate).expect("a certificate");
                let most = [30, 10, 6][proof.stated.places.len() - 1];
                let tried = proof
                    .wrong(most)
                    .unwrap_or_else(|wrong| panic!("number {number}: {wrong}\n{certificate}"));
                facts += tried.positions;
            }
            Err(Rejection::Fails { words, .. }) => {
                count("fails");
                let stated = Stated::read(&text).expect("a statement");
                let at: Option<Vec<u64>> = words
                    .iter()
                    .take(stated.places.len())
                    .map(|word| digits.value(word)?.try_into().ok())
                    .collect();
                let Some(at) = at else { continue };
                assert_ne!(stated.is_position(&at), Some(false), "number {number}: {at:?}\n{certificate}");
                let holds = stated.claims(&at, 'P');
                assert_ne!(holds, Some(true), "number {number}: {at:?}\n{certificate}");
                shown += usize::from(holds.is_some());
            }
            Err(Rejection::Steps | Rejection::Memory | Rejection::Large) => count("undecided"),
            Err(Rejection::Wide) => count("wide"),
            Err(why) => panic!("number {number}: {why:?}\n{certificate}"),
        }
    }
    eprintln!("{verdicts:?}; {facts} facts of those accepted, {shown} counterexamples confirmed");
    assert!(verdicts["accepted"] > 100 && shown > 100);
}
