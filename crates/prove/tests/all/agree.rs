//! The prover and the checker come to the same relations by their own ways, whatever a claim says.

use crate::common::{checked, written};
use automata::Meter;
use prove::{Answer, Question, prove};
use rules::Convention;

/// Numbers that only look random.
struct Dice(u64);

impl Dice {
    fn throw(&mut self, sides: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % sides
    }

    fn one_of<'a>(&mut self, words: &[&'a str]) -> &'a str {
        words[self.throw(words.len() as u64) as usize]
    }

    /// A term of these names, with the functions of a numeration.
    fn term(&mut self, names: &[&str], functions: &[&str], depth: u32) -> String {
        if depth == 0 {
            return match self.throw(3) {
                0 => self.throw(9).to_string(),
                _ => self.one_of(names).to_owned(),
            };
        }
        let inner = self.term(names, functions, depth - 1);
        let (other, number) = (self.term(names, functions, 0), self.throw(4) + 1);
        match self.throw(10) {
            0 => format!("({inner} + {other})"),
            1 | 2 => format!("({inner} - {other})"),
            3 => format!("{number}*{other}"),
            4 => format!("({inner} div {number})"),
            5 => format!("({inner} mod {number})"),
            6 => format!("min({inner}, {other})"),
            7 => format!("max({inner}, {other}, {number})"),
            _ => self.one_of(functions).replace("{t}", &inner).replace("{u}", &other),
        }
    }

    fn formula(&mut self, names: &[&str], functions: &[&str], depth: u32) -> String {
        if depth == 0 {
            let relation = self.one_of(&["=", "!=", "<", "<=", ">", ">="]);
            let of = self.term(names, functions, 2);
            return match self.throw(8) {
                0 => format!("{of} in {{0, 2..4}}"),
                1 => format!("{} divides {of}", self.throw(4)),
                2 => format!("odd({of})"),
                _ => format!("{of} {relation} {}", self.term(names, functions, 1)),
            };
        }
        let (a, b) = (self.formula(names, functions, depth - 1), self.formula(names, functions, 0));
        match self.throw(5) {
            0 => format!("not ({a})"),
            1 => format!("(({a}) and {b})"),
            2 => format!("(({a}) or {b})"),
            3 => format!("(({a}) implies {b})"),
            _ => format!("(exists j: j <= {} and ({a}) and {b})", self.one_of(names)),
        }
    }
}

/// Of what is right, `or` something that is never so, `and` something that always is, says the same; and so does a
/// condition of a move.
fn is_proved_and_accepted(moves: &[&str], right: &str, never: &str) {
    let always = format!("(({never}) implies ({never}))");
    let texts = [
        format!("{} iff ({right}) or (({never}) and not ({never}))\n", moves.join("\n")),
        format!("{} iff ({right}) and {always}\n", moves.join("\n")),
        format!("{} iff {right}\n", moves.join(&format!(" and {always}\n"))),
    ];
    for text in texts {
        let instance = written(&text, Convention::Normal);
        let question = Question { instance: &instance, claim: 0, size: None };
        match prove(question, &Meter::ample()) {
            Answer::Proved(proved) => {
                let said = checked(&proved);
                assert!(said.is_ok(), "{said:?}\n{text}");
            }
            other => panic!("{other:?}\n{text}"),
        }
    }
}

const ONE: [&str; 2] = ["game one\n(n) -> (n - k) where 1 <= k <= 3", "P(n)"];

const TWO: [&str; 3] =
    ["game two\n(a, b) -> (a - k, b) where 1 <= k", "(a, b) -> (a, b - k) where 1 <= k", "P(a, b)"];

#[test]
fn what_goes_without_saying_in_binary_is_proved_and_accepted() {
    let mut dice = Dice(1);
    let functions = ["({t} xor {u})", "bit({t}, 1)", "(ones({t}) mod 2)"];
    for _ in 0..150 {
        let never = dice.formula(&["n", "3"], &functions, 1);
        is_proved_and_accepted(&ONE, "n mod 4 = 0", &never);
        let never = dice.formula(&["a", "b"], &functions, 1);
        is_proved_and_accepted(&TWO, "a = b", &never);
    }
}

#[test]
fn what_goes_without_saying_in_zeckendorf_numeration_is_proved_and_accepted() {
    let mut dice = Dice(2);
    let functions = ["floor(phi*{t})", "floor((phi + 1)*{t})", "lowest_zeckendorf({t})"];
    for _ in 0..100 {
        let never = dice.formula(&["n", "2"], &functions, 1);
        is_proved_and_accepted(&ONE, "n mod 4 = 0", &never);
    }
}

#[test]
fn what_goes_without_saying_of_other_multiples_is_proved_and_accepted() {
    let mut dice = Dice(3);
    let factors = ["(1 + sqrt(3))/2", "sqrt(3)", "(1 + sqrt(5))/4", "(sqrt(2) + 1)/3", "(sqrt(21) + 3)/6"];
    for round in 0..25 {
        let function = format!("floor({}*{{t}})", factors[round % factors.len()]);
        let never = dice.formula(&["n", "2"], &[&function], 1);
        is_proved_and_accepted(&ONE, "n mod 4 = 0", &never);
    }
}

/// The claims of a text, all of them proved of positions of this size and accepted.
fn all_are_proved_and_accepted(text: &str, size: Option<usize>) {
    let instance = written(text, Convention::Normal);
    assert!(!instance.claims().is_empty(), "{text}");
    for claim in instance.claims() {
        let question = Question { instance: &instance, claim: claim.place, size };
        match prove(question, &Meter::ample()) {
            Answer::Proved(proved) => {
                let said = checked(&proved);
                assert!(said.is_ok(), "{said:?}\n{text}");
            }
            other => panic!("{other:?}\n{text}"),
        }
    }
}

#[test]
fn a_fold_whose_condition_is_known_at_each_place_is_the_same_for_both() {
    // `even(i)` fails at place 1 and holds at place 2, and nothing remains of the condition.
    let text =
        "game lowered\n[.., x] -> [.., x - 1]\nP[x after w at i, ..] iff sum(x mod 2 where even(i)) = 0\n";
    all_are_proved_and_accepted(text, Some(2));
}

#[test]
fn an_end_that_binds_a_number_within_its_condition_is_the_same_for_both() {
    for condition in ["exists h: h <= b and b = 2*h", "b = 2*h", "k = k and exists h: b = 2*h"] {
        let text = format!(
            "game ended\n(a, b) -> (a, b - 1)\nposition (a, b) where a >= 1\nend (1, b) draw where {condition}\n\
             otherwise draw\nP(a, b) iff false\nN(a, b) iff false\n"
        );
        all_are_proved_and_accepted(&text, None);
    }
}

#[test]
fn being_stuck_where_no_end_is_declared_is_the_same_for_both() {
    let text = "game ended\nmisere\n(a) -> (a - 3)\nend (e) lost where e in {0..1, 4..6, 11..13}\n\
                P(a) iff a in {3, 7..9} or a >= 14 and a mod 6 in {2..4}\n";
    let instance = written(text, Convention::Misere);
    let question = Question { instance: &instance, claim: 0, size: None };
    match prove(question, &Meter::ample()) {
        Answer::Proved(proved) => assert!(checked(&proved).is_ok()),
        other => panic!("{other:?}"),
    }
}
