//! Values that go back to smaller ones, where the options of a heap are a window that widens and slides.

use crate::common::{checked, written};
use crate::forged::completed;
use automata::Meter;
use dashu_int::UBig;
use kernel::{Label, Limits, Rejection, Statement};
use prove::{Answer, Question, Strategy};
use rules::Convention::{Misere, Normal};
use rules::Instance;
use std::path::Path;

fn answer(instance: &Instance) -> Answer {
    prove::prove(Question { instance, claim: 0, size: None }, &Meter::ample())
}

/// Nim-values of heaps by the definition, where so much may be taken from so many.
fn values(may: impl Fn(usize, usize) -> bool) -> Vec<u64> {
    let mut values: Vec<u64> = vec![];
    for n in 0..150 {
        let options: Vec<u64> = (1..=n).filter(|&k| may(n, k)).map(|k| values[n - k]).collect();
        values.push((0..).find(|value| !options.contains(value)).expect("a value"));
    }
    values
}

/// Returns `true` if a claim gives these values.
fn agrees(instance: &Instance, values: &[u64]) -> bool {
    let claimed = |n: usize| instance.claims()[0].value(&[&[n.into()]]).expect("small numbers");
    values.iter().enumerate().all(|(n, &value)| claimed(n) == Some(value.into()))
}

/// Take at most (a*n + c) div b.
struct Bound {
    a: usize,
    b: usize,
    c: usize,
}

impl Bound {
    fn most(&self, n: usize) -> usize {
        (self.a * n + self.c) / self.b
    }

    /// The rule, with further conditions.
    fn rule(&self, more: &str) -> String {
        let Bound { a, b, c } = self;
        format!("game g\n(n) -> (n - k) where k >= 1 and {b}*k <= {a}*n + {c}{more}\n")
    }

    /// A value for each remainder, from where the window widens; `more` is added to that of one of them.
    fn claim(&self, at: usize, more: usize) -> String {
        let Bound { a, b, .. } = self;
        let line = |r: usize| {
            let extra = if r == at { more } else { 0 };
            let widens =
                r == 0 && self.most(*b) > self.most(b - 1) || r > 0 && self.most(r) > self.most(r - 1);
            match widens {
                true => format!("value({b}*n + {r}) = {a}*n + {}\n", self.most(r) + extra),
                false if r == 0 => {
                    format!("value({b}*n) = value({}*n - {} + {extra})\n", b - a, self.most(0) + 1)
                }
                false => {
                    format!("value({b}*n + {r}) = value({}*n + {})\n", b - a, r - self.most(r) - 1 + extra)
                }
            }
        };
        // The window of nothing has not widened.
        let first = if self.most(*b) > self.most(b - 1) { "" } else { "value(0) = 0\n" };
        first.to_owned() + &(0..*b).map(line).collect::<String>()
    }
}

fn bounds() -> impl Iterator<Item = Bound> {
    (2..=6).flat_map(|b| (1..b).flat_map(move |a| (0..b).map(move |c| Bound { a, b, c })))
}

/// The claims are those of the theorem, and brute force agrees with them.
#[test]
fn any_share_of_a_heap_is_proved() {
    for bound in bounds() {
        let text = bound.rule("") + &bound.claim(0, 0);
        let instance = written(&text, Normal);
        assert!(agrees(&instance, &values(|n, k| k <= bound.most(n))), "{text}");
        match answer(&instance) {
            Answer::Proved(theorem) => assert!(checked(&theorem).is_ok(), "{text}"),
            other => panic!("{text}{other:?}"),
        }
    }
}

/// Shares (plus + √root)/over of a heap that may not be taken.
const SHARES: [(usize, usize, usize, bool); 6] =
    [(1, 5, 2, true), (1, 2, 1, true), (1, 3, 1, true), (1, 2, 3, false), (2, 5, 6, false), (1, 21, 5, true)];

/// The least number that may be left, as a term and as a number; the first number is subtracted from the root or added.
fn share(
    (plus, root, over, less): (usize, usize, usize, bool),
    of: &str,
) -> (String, impl Fn(usize) -> usize) {
    let sign = if less { "-" } else { "+" };
    let text = format!("floor((sqrt({root}) {sign} {plus})/{over}*{of})");
    let least = move |n: usize| {
        let floor = (root * n * n).isqrt();
        (if less { floor - plus * n } else { floor + plus * n }) / over
    };
    (text, least)
}

#[test]
fn irrational_shares_of_a_heap_are_proved() {
    for of in SHARES {
        let (here, least) = share(of, "n");
        let (before, _) = share(of, "(n - 1)");
        let rule = format!("game g\n(n) -> (k) where {here} <= k and k < n\n");
        let claim = |more: usize, back: usize| {
            format!(
                "value(n) = 0 if n = 0 | n - {here} + {more} if {here} = {before} | value({here} - {back}) otherwise\n"
            )
        };
        let text = rule.clone() + &claim(0, 1);
        let instance = written(&text, Normal);
        assert!(agrees(&instance, &values(|n, k| n - k >= least(n))), "{text}");
        let Answer::Proved(theorem) = answer(&instance) else { panic!("{text}") };
        assert!(checked(&theorem).is_ok(), "{text}");
        for wrong in [claim(1, 1), claim(0, 2)] {
            let text = rule.clone() + &wrong;
            assert!(!matches!(answer(&written(&text, Normal)), Answer::Proved(_)), "{text}");
        }
        let question = Question { instance: &instance, claim: 0, size: None };
        let strategy = Strategy::new(question, theorem.numeration, &Meter::ample()).expect("a strategy");
        let (n, value) = (UBig::from(10u8).pow(30) + 7u8, UBig::from(10u8).pow(20) + 3u8);
        let moves =
            strategy.moves(std::slice::from_ref(&n), Some(&value), 9, &Meter::ample()).expect("moves");
        let [left] = &*moves.first else { panic!("one move: {moves:?}") };
        assert!(left[0] < n);
        assert_eq!(instance.claims()[0].value(&[left]), Ok(Some(value)), "{text}");
    }
}

/// Moves to a value, from the definition at small heaps, and by the claim at large ones.
#[test]
fn moves_to_a_value_are_constructed_at_any_size() {
    for bound in bounds().filter(|bound| bound.c < 2) {
        let instance = written(&(bound.rule("") + &bound.claim(0, 0)), Normal);
        let question = Question { instance: &instance, claim: 0, size: None };
        let Answer::Proved(theorem) = answer(&instance) else { panic!() };
        let strategy = Strategy::new(question, theorem.numeration, &Meter::ample()).expect("a strategy");
        let moves =
            |n: UBig, value: UBig| strategy.moves(&[n], Some(&value), 9, &Meter::ample()).expect("moves");
        let by_definition = values(|n, k| k <= bound.most(n));
        for n in 0..by_definition.len() {
            for value in 0..12u64 {
                let left = (n - bound.most(n)..n).filter(|&left| by_definition[left] == value);
                let left: Vec<Vec<UBig>> = left.map(|left| vec![left.into()]).collect();
                let chosen = moves(n.into(), value.into());
                assert_eq!(chosen.count, UBig::from(left.len()));
                assert_eq!(chosen.first, left, "{n} {value}");
            }
        }
        let (n, value) = (UBig::from(10u8).pow(30) + 7u8, UBig::from(10u8).pow(20) + 3u8);
        let [left] = &*moves(n.clone(), value.clone()).first else { panic!("one move") };
        let [left] = &**left else { panic!("one number") };
        assert!(*left < n && (&n - left) * bound.b <= &n * bound.a + bound.c);
        assert_eq!(instance.claims()[0].value(&[std::slice::from_ref(left)]), Ok(Some(value)));
    }
}

/// More conditions of a rule, as text and as a function of whether the bound is kept, the heap and the amount.
type More = (&'static str, fn(bool, usize, usize) -> bool);

const MORE: [More; 6] = [
    (" and k != 1", |within, _, k| within && k != 1),
    (" and k != 2", |within, _, k| within && k != 2),
    (" and (k = 1 or even(k))", |within, _, k| within && (k == 1 || k % 2 == 0)),
    (" or k >= 1 and k = n", |within, n, k| within || k == n),
    (" and n != 9", |within, n, _| within && n != 9),
    (" and (n < 20 or k < n div 9)", |within, n, k| within && (n < 20 || k < n / 9)),
];

/// Nothing false is proved: a line says one more, the rules are others, or the last player loses.
#[test]
fn what_is_false_is_not_proved() {
    let proved = |instance: &Instance| matches!(answer(instance), Answer::Proved(_));
    let (mut wrong, mut others) = (0, 0);
    for bound in bounds() {
        for at in 0..bound.b {
            let text = bound.rule("") + &bound.claim(at, 1);
            let instance = written(&text, Normal);
            let right = agrees(&instance, &values(|n, k| k <= bound.most(n)));
            wrong += usize::from(!right);
            assert!(right || !proved(&instance), "{text}");
        }
        for (more, may) in MORE {
            let text = bound.rule(more) + &bound.claim(0, 0);
            let instance = written(&text, Normal);
            let right = agrees(&instance, &values(|n, k| may(k <= bound.most(n), n, k)));
            others += usize::from(!right);
            assert!(right || !proved(&instance), "{text}");
        }
        let misere = bound.rule("") + "misere\n" + &bound.claim(0, 0);
        assert!(!proved(&written(&misere, Misere)), "{misere}");
    }
    assert!(wrong > 200 && others > 200, "{wrong} {others}");
}

/// What each demand is for: without it, these false claims would pass.
#[test]
fn false_beginnings_and_leaps_are_not_proved() {
    for text in [
        "game g\n(n) -> (n - k) where k >= 1 and 2*k <= n\nvalue(0) = 1\nvalue(1) = 1\nvalue(2*n) = n\nvalue(2*n + 1) = value(n)\n",
        "game g\n(n) -> (n - k) where k >= 1 and 2*k <= n\nvalue(0) = 0\nvalue(2*n) = value(n - 1)\nvalue(2*n + 1) = value(n)\n",
        "game g\n(n) -> (n - k) where k >= 1 and 2*k <= n\nvalue(0) = 0\nvalue(2*n) = value(n)\nvalue(2*n + 1) = value(n)\n",
        "game g\n(n) -> (n - k) where k >= 1 and 2*k <= n\nvalue(n) = n div 2 if even(n) | value(n div 2) if n mod 4 = 1\n",
    ] {
        let answer = answer(&written(text, Normal));
        assert!(!matches!(answer, Answer::Proved(_)), "{text}{answer:?}");
    }
}

/// Where numbers rise and play ends all the same, the options are no window.
#[test]
fn numbers_that_rise_are_not_proved() {
    let rules = written("game g\n(n) -> (n + 1) where odd(n)\nP(n) iff even(n)\n", Normal);
    let Answer::Proved(theorem) = answer(&rules) else { panic!() };
    let (mut statement, begun) =
        (theorem.statement, "(statement (numeration base 2) (places n) (stuck lost)");
    assert!(completed(&statement, &theorem.phases).is_some());
    // All are said to have the value 0.
    let claim = format!("{begun} (value (k) (and (= n 0) (= k 0))) (same (k) (= n (+ k 1))))");
    statement.claim = Statement::parse(&claim).expect("a statement").claim;
    let text = completed(&statement, &theorem.phases).expect("tables");
    let said = kernel::check(&text, Limits::of(text.len()));
    assert!(matches!(said, Err(Rejection::Fails { label: Label::Window, number: 1, .. })), "{said:?}");
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("windows");
    assert_eq!(oracle::second_verdicts(&[text], &folder), ["rejected"]);
}

/// A claim about some positions, and a game in which a heap splits, are left open.
#[test]
fn other_games_are_left_open() {
    for text in [
        "game g\n(n) -> (n - k) where k >= 1 and 2*k <= n\nvalue(n) = n div 2 if even(n) | value(n div 2) otherwise where n >= 2\n",
        "game g\n(n) -> (n - k) where k >= 1 and 2*k <= n\nposition (n) where n != 5\nvalue(2*n) = n\nvalue(2*n + 1) = value(n)\n",
        "game g\n(n) -> (n - k) + (0) where k >= 1 and 2*k <= n\nvalue(2*n) = n\nvalue(2*n + 1) = value(n)\n",
        "game g\n(n) -> (n - k) where k >= 1 and 2*k <= n\nend (0) lost\nvalue(2*n) = n\nvalue(2*n + 1) = value(n)\n",
        "game g\n(n) -> (n - k) where k >= 1 and 2*k <= n\nvalue(2*n) = n\nvalue(2*n + 1) = value(n) + 0*n\n",
        "game g\n(a, b) -> (a - k, b) where k >= 1 and 2*k <= a\nvalue(a, b) = a div 2 if even(a) | value(a div 2, b) otherwise\n",
    ] {
        let answer = answer(&written(text, Normal));
        assert!(matches!(answer, Answer::Undecided(_)), "{text}{answer:?}");
    }
}
