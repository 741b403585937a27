//! Formulas turned into cases hold of the same numbers as by the rules' own evaluation.

use super::oracle::{BINARY, Oracle};
use crate::Numeration;
use crate::compile::{Compiler, Draft, Simplified, numbered};
use crate::formula::{Atom, Fact};
use crate::game::Game;
use crate::key::LinearKey;
use crate::linear::{Linear, Sense};
use crate::rejection::Reason;
use crate::unsupported::Unsupported;
use dashu_int::UBig;
use limits::{Limits, Meter, StopReason};
use rules::{Content, Instance, NoLibrary, Subject};

/// Numbers that only look random.
pub(super) struct Dice(pub(super) u64);

impl Dice {
    pub(super) fn throw(&mut self, sides: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % sides
    }
}

/// Writes formulas about a, b and variables that it quantifies.
struct Author {
    dice: Dice,
    numeration: Numeration,
    names: Vec<String>,
}

impl Author {
    fn term(&mut self, depth: u32) -> String {
        if depth == 0 {
            return match self.dice.throw(4) {
                0 => self.dice.throw(5).to_string(),
                _ => self.names[self.dice.throw(self.names.len() as u64) as usize].clone(),
            };
        }
        let deeper = depth - 1;
        let number = |dice: &mut Dice| (dice.throw(3) + 1).to_string();
        match self.dice.throw(12) {
            0 | 1 => format!("({} + {})", self.term(deeper), self.term(deeper)),
            2 | 3 => format!("({} - {})", self.term(deeper), self.term(deeper)),
            4 => format!("{}*{}", number(&mut self.dice), self.term(0)),
            5 => format!("({} div {})", self.term(deeper), number(&mut self.dice)),
            6 => format!("({} mod {})", self.term(deeper), number(&mut self.dice)),
            7 => format!("min({}, {})", self.term(deeper), self.term(0)),
            8 => format!("max({}, {})", self.term(deeper), self.term(0)),
            9 => self.special(deeper),
            _ => self.term(0),
        }
    }

    /// A function that belongs to the numeration.
    fn special(&mut self, depth: u32) -> String {
        let of = self.term(depth);
        match (self.numeration, self.dice.throw(3)) {
            (Numeration::Base(2), 0) => format!("({of} xor {})", self.term(0)),
            (Numeration::Base(2), 1) => format!("bit({of}, {})", self.dice.throw(3)),
            (Numeration::Base(2), _) => format!("(ones({of}) mod {})", self.dice.throw(2) + 2),
            (Numeration::Quadratic(1), 0) => format!("lowest_zeckendorf({of})"),
            (Numeration::Quadratic(1), 1) => format!("floor((phi + 1)*{of})"),
            (Numeration::Quadratic(1), _) => format!("floor(phi*{of})"),
            (Numeration::Quadratic(2), _) => format!("floor(sqrt(2)*{of})"),
            _ => of,
        }
    }

    fn atom(&mut self) -> String {
        let of = self.term(2);
        match self.dice.throw(12) {
            0 => format!("{of} in {{0, 2..4}}"),
            1 => format!("{of} in {{{}..{}, {}}}", self.term(1), self.term(0), self.term(1)),
            2 => format!("{} divides {of}", self.dice.throw(4)),
            3 => format!("odd({of})"),
            4 => format!("even({of})"),
            5 if self.numeration == BINARY => format!("power_of_two({of})"),
            5 if self.numeration == Numeration::Quadratic(1) => format!("fibonacci({of})"),
            _ => {
                let relation = ["=", "=", "!=", "<", "<=", ">", ">="][self.dice.throw(7) as usize];
                format!("{of} {relation} {}", self.term(1))
            }
        }
    }

    fn formula(&mut self, depth: u32) -> String {
        if depth == 0 {
            return self.atom();
        }
        let deeper = depth - 1;
        match self.dice.throw(11) {
            0 => format!("not ({})", self.formula(deeper)),
            1 | 2 => format!("({} and {})", self.formula(deeper), self.formula(deeper)),
            3 | 4 => format!("({} or {})", self.formula(deeper), self.formula(deeper)),
            5 => format!("({} implies {})", self.formula(deeper), self.formula(deeper)),
            6 => format!("({} iff {})", self.formula(deeper), self.formula(deeper)),
            7 | 8 => {
                let (bound, name) = (self.term(0), format!("j{}", self.names.len()));
                self.names.push(name.clone());
                let inner = self.formula(deeper);
                let text = match self.dice.throw(4) {
                    0 => format!("(forall {name}: {name} <= {bound} implies {inner})"),
                    1 => format!("(exists {name}: {bound} = {name} + 1 and {inner})"),
                    2 => format!("(exists {name}: {name} <= {bound} and not ({inner}))"),
                    _ => format!("(exists {name}: {name} <= {bound} and {inner})"),
                };
                self.names.pop();
                text
            }
            _ => self.atom(),
        }
    }
}

fn instance(text: &str) -> Option<Instance> {
    rules::parse(text, &NoLibrary).ruleset?.instantiate(&[], None).ok()
}

/// Compares the claim of a text with its cases at all tuples below `end`; false if it is outside of what cases can say.
pub(super) fn agrees(text: &str, numeration: Numeration, size: Option<usize>, end: u64, most: u64) -> bool {
    let instance = instance(text).unwrap_or_else(|| panic!("{text} cannot be read"));
    let claim = &instance.claims()[0];
    let limits = Limits::none().with_memory(1 << 28);
    let meter = Meter::new(&limits);
    let mut compiler = Compiler::new(numeration, &meter);
    let game = Game::new(&mut compiler, instance.clone(), &claim.subject, size).expect("it fits");
    let said = match game.claimed(&mut compiler, claim) {
        Ok(said) => said,
        Err(Reason::Unsupported(_)) => return false,
        Err(Reason::Exhausted(spent)) => panic!("{text}: {spent:?}"),
    };
    assert!(matches!(claim.content(), Content::Outcome(..)));
    let literal = match &said {
        Simplified::Constant(_) => None,
        Simplified::Fact(fact) => {
            let written = compiler.write(fact).expect("there is room");
            let case = numbered(&[written], &game.x);
            assert_eq!(case.bound, 0, "{text}: a variable is left free");
            case.literals.into_iter().next()
        }
    };
    let places = game.x.len();
    let mut oracle = Oracle::new(&compiler, most);
    for code in 0..end.pow(places as u32) {
        let at: Vec<u64> = (0..places).map(|place| code / end.pow(place as u32) % end).collect();
        let naturals: Vec<UBig> = at.iter().map(|&number| number.into()).collect();
        let sum: Vec<&[UBig]> = match claim.subject {
            Subject::Component(_) | Subject::Row => vec![&naturals],
            Subject::Sum(arity) => naturals.chunks(arity).collect(),
        };
        let Some(truth) = claim.holds(&sum) else { continue };
        let holds = match &said {
            Simplified::Constant(holds) => *holds,
            Simplified::Fact(_) => literal.as_ref().is_some_and(|literal| oracle.literal(literal, &at)),
        };
        assert_eq!(holds, truth, "{text} at {at:?}");
    }
    true
}

fn random_formulas_agree(numeration: Numeration, seed: u64, count: u64) {
    let names = vec!["a".to_string(), "b".to_string()];
    let mut author = Author { dice: Dice(seed), numeration, names };
    let mut agreed = 0;
    for _ in 0..count {
        let depth = author.dice.throw(4) as u32;
        let formula = author.formula(depth);
        let text = format!("game t\n(a, b) -> (a - 1, b)\nP(a, b) iff {formula}\n");
        agreed += u64::from(agrees(&text, numeration, None, 5, 40));
    }
    assert!(agreed * 10 >= count * 9, "only {agreed} of {count} have cases");
}

#[test]
fn random_formulas_mean_what_their_cases_say_in_base_2() {
    random_formulas_agree(BINARY, 1, 400);
}

#[test]
fn random_formulas_mean_what_their_cases_say_in_zeckendorf_numeration() {
    random_formulas_agree(Numeration::Quadratic(1), 2, 300);
}

#[test]
fn random_formulas_mean_what_their_cases_say_in_other_numerations() {
    random_formulas_agree(Numeration::Quadratic(2), 3, 100);
    random_formulas_agree(Numeration::Base(3), 4, 100);
}

#[test]
fn corners_of_the_language_are_kept() {
    let formulas = [
        // Division and remainders of what is negative, and by nothing.
        "(a - 3) div 2 + 3 >= b",
        "(2*a - 3*b + 1) div 3 = a - b",
        "(a - b) mod 3 = 2",
        "(7*a - 5*b) mod 4 = b",
        "a div 0 = b or b = 1",
        "not (a mod 0 = 0)",
        "a div 1 = b and a mod 1 = 0",
        // Undefined terms make their atom false, and its negation true.
        "not ((a - 2) xor b = 1)",
        "(a - 2) xor b != 1",
        "not (max(a - 2, 0) = b)",
        "bit(a, b - b + 1) = 1",
        // Only naturals are odd, even, members, powers.
        "odd(a - 3)",
        "not even(a - 3)",
        "a - 2 in {b - 3..b}",
        "a - 2 in {b - 4}",
        "a - 3 in {0..2}",
        "power_of_two(a - b)",
        "0 divides a - b",
        "3 divides a - b",
        // Always and never.
        "a >= 0",
        "a < 0 or b = 2",
        "not (a + b >= 0 and a = a)",
        "2*a + 2*b = 5",
        "a + 3 = 0",
        "exists j: j = a - 3",
        "forall j: j < a implies j < b",
        "exists j: 2*j = a and 3*j = b",
        "not (exists j: j + 2 = a)",
        "exists j: exists k: j + k = a and j <= b and k <= b and j != k",
        "min(a, b, 2) = 1 and max(b, a, 3) < 5",
        "min(a, a) = b",
        "a = b iff (b = 1 iff a != 2)",
        "(exists j: j < a and j mod 2 = 1) implies b > 0",
        "odd(ones(a)) and 2 divides ones(b) or ones(a + b) mod 3 = 2",
    ];
    for formula in formulas {
        let text = format!("game t\n(a, b) -> (a - 1, b)\nP(a, b) iff {formula}\n");
        assert!(agrees(&text, BINARY, None, 7, 40), "{formula} is not outside");
    }
}

#[test]
fn folds_over_sums_are_written_out() {
    let formulas = [
        "xor(n) = 0",
        "xor(n where n > 1) = 2",
        "xor(2*n + 1 where odd(n)) = 3",
        "sum(n) mod 3 = 1",
        "sum(n where n != 2) > 3",
        "max(n) <= 2 and min(n) >= 1",
        "max(n where n < 3) = 2",
        "max(n mod 3) = 1",
        "count(n = 1) mod 2 = 1",
        "count(n >= 2) = count(n = 0)",
        "columns(n, 3) = 0",
        "columns(n + 1, 2 where n > 0) != 0",
        "0 = columns(2*n, 2)",
        "columns(n - 1, 2) = 0",
        "not (columns(n - 1, 2) != 0)",
        "columns(n, 1) = 0",
        "exists j: xor(n) = 2*j",
        "count(exists j: n = 2*j) = 1",
    ];
    for formula in formulas {
        for size in [1, 2, 3] {
            let text = format!("game t\n(n) -> (n - 1)\nP((n) + ..) iff {formula}\n");
            assert!(agrees(&text, BINARY, Some(size), 5, 40), "{formula} is not outside");
        }
    }
}

#[test]
fn folds_whose_terms_may_be_negative_are_refused_where_that_matters() {
    let text = |formula: &str| format!("game t\n(n) -> (n - 1)\nP((n) + ..) iff {formula}\n");
    for formula in [
        "max(n - 1) = 0",
        "xor(n - 1 where odd(n)) = 1",
        "min(n where odd(n)) = 1",
        "min(n - 1) = 1",
        "xor(2*n - 1 where odd(n)) = 3",
    ] {
        assert!(!agrees(&text(formula), BINARY, Some(2), 5, 40), "{formula}");
    }
    // Of one term, or of all, nothing is assumed.
    for formula in ["sum(n - 1) = 2", "xor(n - 1) = 2", "xor(n - 1) != 2"] {
        assert!(agrees(&text(formula), BINARY, Some(2), 5, 40), "{formula}");
    }
    assert!(agrees(&text("max(n - 1) < 2"), BINARY, Some(1), 5, 40));
    // What a multiple is at least is seen.
    for formula in ["xor(2*(n + 1) - 1 where odd(n)) = 3", "xor((n + 1)*3 - 2 where odd(n)) = 4"] {
        assert!(agrees(&text(formula), BINARY, Some(2), 5, 40), "{formula}");
    }
}

#[test]
fn folds_over_rows_know_places_and_neighbours() {
    let formulas = [
        "xor(x - w - 1 where (n - i) mod 2 = 0) = 0",
        "xor(x where i mod 2 = 1) = 1",
        "sum(i*x) mod 3 = 0",
        "count(x = w) = 1",
        "max(x where i < n) = 2",
        "xor(2*(n - i) - 1 - ones(n - i - 1) mod 2 where odd(x) and i < n) = 3",
    ];
    for formula in formulas {
        for size in [1, 2, 3] {
            let text =
                format!("game t\n[.., a, ..] -> [.., a - 1, ..]\nP[x after w at i of n, ..] iff {formula}\n");
            assert!(agrees(&text, BINARY, Some(size), 4, 40), "{formula}");
        }
    }
}

#[test]
fn automata_of_the_text_are_relations() {
    let text = "game t\nautomaton sparse(x, y) base 2\nstate s: 10 -> t, 01 -> t, 00 -> u\nstate t: 00 -> s, 11 -> t\nstate u: 00 -> u\naccept s, t\n(a, b) -> (a - 1, b)\nP(a, b) iff sparse(a, b + 1) or not sparse(b, b)\n";
    assert!(agrees(text, BINARY, None, 12, 40));
}

#[test]
fn formulas_as_deep_as_the_reader_lets_pass_are_answered() {
    let nests: [(&str, &str, &str); 11] = [
        ("not (", "a = b", ")"),
        ("(a = 1 iff ", "a = b", ")"),
        ("(b = 1 implies ", "a = b", ")"),
        ("not (a > 2 and ", "odd(a)", ")"),
        ("(exists j#: j# < a and ", "a = b", ")"),
        ("(forall j#: j# < a implies ", "a = b", ")"),
        ("b = |min(b, ", "a", ")"),
        ("b = |(1 + ", "a", ")"),
        ("b = |(", "a", " div 2)"),
        ("b = |2*(", "a", " - 1)"),
        ("b = |(1 xor ", "a", ")"),
    ];
    for (before, inner, after) in nests {
        let (first, before) = before.split_once('|').unwrap_or(("", before));
        let text = |count: usize| {
            let before: String = (0..count).map(|depth| before.replace('#', &depth.to_string())).collect();
            let formula = format!("{first}{before}{inner}{}", after.repeat(count));
            format!("game t\n(a, b) -> (a - 1, b)\nP(a, b) iff {formula}\n")
        };
        let count = (1..300).take_while(|&count| instance(&text(count)).is_some()).last().unwrap_or(0);
        assert!(count > 20, "{before}");
        let instance = instance(&text(count)).expect("it is read");
        let limits = Limits::none().with_steps(1 << 18);
        let meter = Meter::new(&limits);
        let mut compiler = Compiler::new(BINARY, &meter);
        let claim = &instance.claims()[0];
        let game = Game::new(&mut compiler, instance.clone(), &claim.subject, None).expect("it fits");
        if let Err(why) = game.claimed(&mut compiler, claim) {
            let limits = [
                Reason::Exhausted(StopReason::Steps),
                Reason::Exhausted(StopReason::Memory),
                Unsupported::Number.into(),
            ];
            assert!(limits.contains(&why), "{before}: {why:?}");
        }
    }
}

#[test]
fn what_belongs_to_one_numeration_is_outside_of_others() {
    let text = |formula: &str| format!("game t\n(a, b) -> (a - 1, b)\nP(a, b) iff {formula}\n");
    let others = [Numeration::Base(3), Numeration::Quadratic(1), Numeration::Quadratic(2)];
    for formula in ["a xor b = 1", "bit(a, 1) = b", "ones(a) mod 2 = 1", "odd(ones(a))", "power_of_two(a)"] {
        assert!(agrees(&text(formula), BINARY, None, 6, 40), "{formula}");
        for numeration in others {
            assert!(!agrees(&text(formula), numeration, None, 6, 40), "{formula} in {numeration}");
        }
    }
    for formula in ["fibonacci(a)", "lowest_zeckendorf(a) = b"] {
        assert!(agrees(&text(formula), Numeration::Quadratic(1), None, 6, 40), "{formula}");
        for numeration in [BINARY, Numeration::Quadratic(2)] {
            assert!(!agrees(&text(formula), numeration, None, 6, 40), "{formula} in {numeration}");
        }
    }
    let columns = "game t\n(n) -> (n - 1)\nP((n) + ..) iff columns(n, 3) = 0\n";
    let automaton = |base: &str| {
        let head = format!(
            "game t\nautomaton ones(x) {base}\nstate s: 0 -> s, 1 -> t\nstate t: 0 -> s\naccept s, t\n"
        );
        head + "(a, b) -> (a - 1, b)\nP(a, b) iff ones(a)\n"
    };
    assert!(agrees(&automaton("base 2"), BINARY, None, 6, 40));
    assert!(agrees(&automaton("in quadratic 1"), Numeration::Quadratic(1), None, 6, 40));
    for numeration in others {
        assert!(!agrees(columns, numeration, Some(2), 5, 40), "{numeration}");
        assert!(!agrees(&automaton("base 2"), numeration, None, 6, 40), "{numeration}");
    }
    assert!(!agrees(&automaton("in quadratic 1"), BINARY, None, 6, 40));
}

#[test]
fn floors_are_known_of_the_number_that_belongs_to_the_numeration() {
    let text = |factor: &str| format!("game t\n(a, b) -> (a - 1, b)\nP(a, b) iff floor(({factor})*a) = b\n");
    let own = [
        (1, "phi"),
        (1, "phi + 2"),
        (2, "sqrt(2)"),
        (2, "sqrt(2) + 1"),
        (3, "(sqrt(13) - 1)/2"),
        (4, "sqrt(5)"),
    ];
    for (t, factor) in own {
        for other in 1..=4 {
            let known = agrees(&text(factor), Numeration::Quadratic(other), None, 9, 40);
            assert_eq!(known, t == other, "{factor} in quadratic {other}");
        }
        assert!(!agrees(&text(factor), BINARY, None, 9, 40), "{factor}");
    }
    for factor in ["sqrt(3)", "phi/2", "sqrt(41)/3", "sqrt(7)", "(2*phi + 1)/2"] {
        for t in 1..=4 {
            assert!(!agrees(&text(factor), Numeration::Quadratic(t), None, 9, 40), "{factor}");
        }
    }
}

#[test]
fn ones_are_counted_modulo_a_positive_number_or_not_at_all() {
    let agrees = |formula: &str| {
        let text = format!("game t\n(a, b) -> (a - 1, b)\nP(a, b) iff {formula}\n");
        agrees(&text, BINARY, None, 9, 40)
    };
    for of in 1..5 {
        assert!(agrees(&format!("ones(a) mod {of} = b")), "{of}");
    }
    assert!(!agrees("not (ones(a) mod 0 = b)") && !agrees("ones(a) = b"));
}

#[test]
fn automata_of_one_name_are_the_same_or_refused() {
    let text = "game t\nautomaton one(x) base 2\nstate s: 0 -> s, 1 -> t\nstate t: 0 -> t\naccept t\n(n) -> (n - 1)\nP(n) iff one(n)\n";
    let automata = rules::parse(text, &NoLibrary).ruleset.expect("it is a game").automata.clone();
    let one = &automata[0];
    let limits = Limits::none();
    let meter = Meter::new(&limits);
    let learn = |other: rules::Automaton| {
        let mut compiler = Compiler::new(BINARY, &meter);
        assert_eq!(compiler.learn(&automata), Ok(vec![0]));
        let learnt = compiler.learn(&[other]);
        assert!(compiler.automata[0].transitions == one.transitions);
        learnt
    };
    assert_eq!(learn(one.clone()), Ok(vec![0]));
    assert_eq!(learn(rules::Automaton { name: "other".into(), ..one.clone() }), Ok(vec![1]));
    let mut turned = one.transitions.clone();
    turned[1].clear();
    for other in [
        rules::Automaton { arity: 2, ..one.clone() },
        rules::Automaton { numeration: rules::Numeration::Quadratic(1), ..one.clone() },
        rules::Automaton { transitions: turned, ..one.clone() },
        rules::Automaton { accepting: vec![true, false], ..one.clone() },
    ] {
        assert_eq!(learn(other), Err(Unsupported::Automata("one".into()).into()));
    }
}

#[test]
fn a_bound_variable_that_is_a_free_one_becomes_it() {
    let limits = Limits::none();
    let meter = Meter::new(&limits);
    for bound in [0, 1] {
        let mut compiler = Compiler::new(BINARY, &meter);
        let x = [compiler.fresh(), compiler.fresh()];
        let free = x[1 - bound];
        let less = compiler.relations.linear(&LinearKey::less(), &meter).expect("there is room");
        let says = |variable| Fact::relation(less, vec![variable, variable]);
        let same = Linear { terms: vec![(x[0], 1), (x[1], -1)], constant: 0 };
        let same = Fact { positive: true, atom: Atom::Linear(same, Sense::Zero) };
        let draft = Draft { bound: vec![x[bound]], facts: vec![says(x[bound]), same] };
        let mut renamed = Vec::new();
        let cleaned = compiler.clean(draft, &[], &mut |old, new| renamed.push((old, new)));
        assert_eq!(cleaned, Ok(Some(Draft { bound: vec![], facts: vec![says(free)] })));
        assert_eq!(renamed, [(x[bound], free)]);
    }
}
