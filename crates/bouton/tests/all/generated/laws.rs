//! Random tuple games with laws: what `check`, `prove`, `solve` and the reader of texts say, against a reading of the
//! same rules and laws by plain loops.

use bouton::claims::{Subject, Verdict};
use bouton::proof::{self, Attempted};
use bouton::words::Say;
use bouton::{Query, Variant, Workbench, check};
use proptest::prelude::*;
use rules::Lang;
use solve::Limits;
use std::collections::{BTreeMap, BTreeSet};

type At = Vec<i64>;

/// The largest number of the positions that claims are compared on.
const SIDE: i64 = 6;
const NAMES: [&str; 3] = ["a", "b", "c"];

#[derive(Clone, Debug)]
enum Term {
    Place(usize),
    Number(i64),
    Sum(Box<Term>, Box<Term>),
    Difference(Box<Term>, Box<Term>),
    Times(i64, Box<Term>),
    Quotient(Box<Term>, i64),
    Rest(Box<Term>, i64),
    Least(Box<Term>, Box<Term>),
}

#[derive(Clone, Debug)]
enum Formula {
    Less(Term, Term),
    AtMost(Term, Term),
    Equal(Term, Term),
    Other(Term, Term),
    Not(Box<Formula>),
    And(Box<Formula>, Box<Formula>),
    Or(Box<Formula>, Box<Formula>),
}

impl Term {
    /// Nothing where it is undefined: functions of negative numbers are.
    fn value(&self, at: &[i64]) -> Option<i64> {
        Some(match self {
            Term::Place(place) => at[place % at.len()],
            Term::Number(number) => *number,
            Term::Sum(a, b) => a.value(at)? + b.value(at)?,
            Term::Difference(a, b) => a.value(at)? - b.value(at)?,
            Term::Times(factor, a) => factor * a.value(at)?,
            Term::Quotient(a, by) => a.value(at)?.div_euclid(*by),
            Term::Rest(a, by) => a.value(at)?.rem_euclid(*by),
            Term::Least(a, b) => {
                let (a, b) = (a.value(at)?, b.value(at)?);
                return (a >= 0 && b >= 0).then(|| a.min(b));
            }
        })
    }

    fn text(&self, names: &[String]) -> String {
        match self {
            Term::Place(place) => names[place % names.len()].clone(),
            Term::Number(number) => number.to_string(),
            Term::Sum(a, b) => format!("({} + {})", a.text(names), b.text(names)),
            Term::Difference(a, b) => format!("({} - {})", a.text(names), b.text(names)),
            Term::Times(factor, a) => format!("{factor}*{}", a.text(names)),
            Term::Quotient(a, by) => format!("({} div {by})", a.text(names)),
            Term::Rest(a, by) => format!("({} mod {by})", a.text(names)),
            Term::Least(a, b) => format!("min({}, {})", a.text(names), b.text(names)),
        }
    }
}

impl Formula {
    /// A statement about something undefined is false.
    fn holds(&self, at: &[i64]) -> bool {
        let both = |a: &Term, b: &Term, holds: fn(&i64, &i64) -> bool| match (a.value(at), b.value(at)) {
            (Some(a), Some(b)) => holds(&a, &b),
            _ => false,
        };
        match self {
            Formula::Less(a, b) => both(a, b, i64::lt),
            Formula::AtMost(a, b) => both(a, b, i64::le),
            Formula::Equal(a, b) => both(a, b, i64::eq),
            Formula::Other(a, b) => both(a, b, i64::ne),
            Formula::Not(a) => !a.holds(at),
            Formula::And(a, b) => a.holds(at) && b.holds(at),
            Formula::Or(a, b) => a.holds(at) || b.holds(at),
        }
    }

    fn text(&self, names: &[String]) -> String {
        match self {
            Formula::Less(a, b) => format!("{} < {}", a.text(names), b.text(names)),
            Formula::AtMost(a, b) => format!("{} <= {}", a.text(names), b.text(names)),
            Formula::Equal(a, b) => format!("{} = {}", a.text(names), b.text(names)),
            Formula::Other(a, b) => format!("{} != {}", a.text(names), b.text(names)),
            Formula::Not(a) => format!("not ({})", a.text(names)),
            Formula::And(a, b) => format!("({}) and ({})", a.text(names), b.text(names)),
            Formula::Or(a, b) => format!("({}) or ({})", a.text(names), b.text(names)),
        }
    }
}

fn term() -> impl Strategy<Value = Term> {
    let leaf = prop_oneof![3 => (0usize..3).prop_map(Term::Place), 1 => (0i64..4).prop_map(Term::Number)];
    leaf.prop_recursive(2, 4, 2, |inner| {
        let two = || (inner.clone(), inner.clone()).prop_map(|(a, b)| (Box::new(a), Box::new(b)));
        prop_oneof![
            two().prop_map(|(a, b)| Term::Sum(a, b)),
            two().prop_map(|(a, b)| Term::Difference(a, b)),
            two().prop_map(|(a, b)| Term::Least(a, b)),
            (2i64..4, inner.clone()).prop_map(|(factor, a)| Term::Times(factor, Box::new(a))),
            (inner.clone(), 2i64..4).prop_map(|(a, by)| Term::Quotient(Box::new(a), by)),
            (inner, 2i64..4).prop_map(|(a, by)| Term::Rest(Box::new(a), by)),
        ]
    })
}

fn formula() -> impl Strategy<Value = Formula> {
    let atom = (0..4, term(), term()).prop_map(|(kind, a, b)| match kind {
        0 => Formula::Less(a, b),
        1 => Formula::AtMost(a, b),
        2 => Formula::Equal(a, b),
        _ => Formula::Other(a, b),
    });
    atom.prop_recursive(2, 4, 2, |inner| {
        let two = || (inner.clone(), inner.clone()).prop_map(|(a, b)| (Box::new(a), Box::new(b)));
        prop_oneof![
            two().prop_map(|(a, b)| Formula::And(a, b)),
            two().prop_map(|(a, b)| Formula::Or(a, b)),
            inner.prop_map(|a| Formula::Not(Box::new(a))),
        ]
    })
}

/// Takes this from each place: from the first that is not 0 something, from later ones perhaps less than nothing.
#[derive(Clone, Debug)]
struct Rule {
    taken: At,
    guard: Option<Formula>,
}

#[derive(Clone, Debug)]
struct Lawful {
    arity: usize,
    laws: Vec<Formula>,
    /// Every position has numbers up to this.
    bound: Option<i64>,
    rules: Vec<Rule>,
    /// Returns `true` if each rule has the laws of the position that it leads to as a condition.
    careful: bool,
    misere: bool,
}

fn rule(arity: usize, rising: bool) -> impl Strategy<Value = Rule> {
    let first = (0..arity, 1i64..3);
    let others = proptest::collection::vec(if rising { -1i64..2 } else { 0..2 }, arity);
    (first, others, proptest::option::weighted(0.3, formula())).prop_map(
        |((place, least), mut taken, guard)| {
            taken[..place].fill(0);
            taken[place] = least;
            Rule { taken, guard }
        },
    )
}

fn lawful(rising: bool, careful: bool) -> impl Strategy<Value = Lawful> {
    (1usize..=3).prop_flat_map(move |arity| {
        (
            proptest::collection::vec(formula(), 1..3),
            proptest::option::of(2i64..=SIDE),
            proptest::collection::vec(rule(arity, rising), 1..4),
            any::<bool>(),
        )
            .prop_map(move |(laws, bound, rules, misere)| Lawful {
                arity,
                laws,
                bound,
                rules,
                careful,
                misere,
            })
    })
}

impl Lawful {
    fn names(&self) -> Vec<String> {
        NAMES[..self.arity].iter().map(ToString::to_string).collect()
    }

    fn pattern(&self) -> String {
        format!("({})", self.names().join(", "))
    }

    fn stands(&self, at: &[i64]) -> bool {
        let small = self.bound.is_none_or(|bound| at.iter().all(|&number| number <= bound));
        small && self.laws.iter().all(|law| law.holds(at))
    }

    /// The laws of these numbers; the last place first.
    fn law_text(&self, names: &[String]) -> Vec<String> {
        let mut all: Vec<String> = self.laws.iter().map(|law| law.text(names)).collect();
        all.extend(self.bound.map(|bound| {
            let each = names.iter().rev().map(|name| format!("{bound} >= {name}"));
            each.collect::<Vec<_>>().join(" and ")
        }));
        all
    }

    fn text(&self, claim: &str) -> String {
        let (names, pattern) = (self.names(), self.pattern());
        let mut text = String::from("game lawful\n");
        if self.misere {
            text.push_str("misere\n");
        }
        for law in self.law_text(&names) {
            text.push_str(&format!("position {pattern} where {law}\n"));
        }
        for Rule { taken, guard } in &self.rules {
            let left: Vec<String> = names
                .iter()
                .zip(taken)
                .map(|(name, &taken)| match taken {
                    0 => name.clone(),
                    1.. => format!("({name} - {taken})"),
                    _ => format!("({name} + {})", -taken),
                })
                .collect();
            let mut conditions: Vec<String> = guard.iter().map(|guard| guard.text(&names)).collect();
            if self.careful {
                conditions.extend(self.law_text(&left));
            }
            let conditions: Vec<String> = conditions.iter().map(|one| format!("({one})")).collect();
            let condition = match &*conditions {
                [] => String::new(),
                all => format!(" where {}", all.join(" and ")),
            };
            text.push_str(&format!("{pattern} -> ({}){condition}\n", left.join(", ")));
        }
        text + claim + "\n"
    }

    fn moves(&self, at: &[i64]) -> Vec<At> {
        let applies = |rule: &&Rule| rule.guard.as_ref().is_none_or(|guard| guard.holds(at));
        let left = |rule: &Rule| at.iter().zip(&rule.taken).map(|(at, taken)| at - taken).collect::<At>();
        let natural = |left: &At| left.iter().all(|&number| number >= 0);
        let kept = |left: &At| !self.careful || self.stands(left);
        self.rules.iter().filter(applies).map(left).filter(natural).filter(kept).collect()
    }

    fn lost(&self, at: &[i64], known: &mut BTreeMap<At, bool>) -> bool {
        if let Some(&lost) = known.get(at) {
            return lost;
        }
        let moves = self.moves(at);
        let lost = match moves.is_empty() {
            true => !self.misere,
            false => moves.iter().all(|left| !self.lost(left, known)),
        };
        known.insert(at.to_vec(), lost);
        lost
    }

    /// All tuples up to a bound, by total and then by the alphabet.
    fn tuples(&self, side: i64) -> Vec<At> {
        let longer = |at: At| (0..=side).map(move |next| [&at[..], &[next]].concat());
        let mut all = vec![vec![]];
        for _ in 0..self.arity {
            all = all.into_iter().flat_map(longer).collect();
        }
        all.sort_by_key(|at| (at.iter().sum::<i64>(), at.clone()));
        all
    }

    /// The claim that exactly these are lost.
    fn listed(&self, lost: &BTreeSet<At>) -> String {
        let one = |at: &At| {
            let equal = self.names().into_iter().zip(at).map(|(name, number)| format!("{name} = {number}"));
            equal.collect::<Vec<_>>().join(" and ")
        };
        let all: Vec<String> = lost.iter().map(one).collect();
        let all = if all.is_empty() { "false".to_owned() } else { all.join(" or ") };
        let misere = if self.misere { "misere " } else { "" };
        format!("{misere}P{} iff {all}", self.pattern())
    }
}

fn variant(workbench: &Workbench, text: &str) -> Result<Variant, bouton::Problems> {
    workbench.add("it.game", text).unwrap_or_else(|problems| panic!("{text}{problems:?}"));
    workbench.variant(&Query::read("it.game").expect("a question"), None)
}

fn typed(at: &[i64]) -> String {
    at.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
}

/// The claim that says of these positions that they are lost, and of `turned` and of what is no position the opposite.
fn agree(game: &Lawful, turned: &[usize]) -> Result<(), TestCaseError> {
    let mut known = BTreeMap::new();
    let standing: Vec<At> = game.tuples(SIDE).into_iter().filter(|at| game.stands(at)).collect();
    let mut said: BTreeSet<At> = BTreeSet::new();
    for at in game.tuples(SIDE) {
        let lost = game.lost(&at, &mut known);
        if lost == game.stands(&at) {
            said.insert(at);
        }
    }
    for &turn in turned.iter().filter(|_| !standing.is_empty()) {
        let at = &standing[turn % standing.len()];
        if !said.remove(at) {
            said.insert(at.clone());
        }
    }
    let wrong = standing.iter().find(|at| said.contains(*at) != game.lost(at, &mut known)).cloned();
    let text = game.text(&game.listed(&said));
    let workbench = Workbench::new();
    let variant = match variant(&workbench, &text) {
        Ok(variant) => variant,
        Err(problems) => {
            prop_assert_eq!(problems[0].code(), "no-positions", "{}{:?}", text, problems);
            prop_assert!(standing.is_empty(), "{}", text);
            return Ok(());
        }
    };
    let none = Limits::none();
    let report = match check(&variant, &[], SIDE as u64, &none) {
        Ok(report) => report,
        Err(problems) => {
            prop_assert_eq!(problems[0].code(), "no-positions", "{}{:?}", text, problems);
            prop_assert!(standing.is_empty(), "{}", text);
            return Ok(());
        }
    };
    let claim = report.findings.iter().find(|found| found.subject == Subject::Claim).expect("a claim");
    match (&claim.verdict, &wrong) {
        (Verdict::Unknown(_), None) => prop_assert!(standing.is_empty(), "{}{:?}", text, claim),
        (Verdict::Agrees { positions, upto, .. }, None) => {
            prop_assert_eq!((*positions, *upto), (standing.len() as u64, SIDE as u64), "{}", text);
        }
        (Verdict::Refuted(found), Some(wrong)) => {
            prop_assert_eq!(&found.position, &typed(wrong), "{}", text);
            let letter = if known[wrong] { "P" } else { "N" };
            prop_assert_eq!(found.truth.as_deref(), Some(letter), "{}", text);
            prop_assert_ne!(found.claimed.as_deref(), Some(letter), "{}", text);
        }
        (verdict, _) => prop_assert!(false, "{}{:?}, wrong at {:?}", text, verdict, wrong),
    }
    let proofs = proof::prove(&variant, &[], &proof::Task::default(), &none);
    let proofs = proofs.unwrap_or_else(|problems| panic!("{text}{problems:?}"));
    match &proofs.attempts[0].result {
        Attempted::Proved(proved) => {
            prop_assert!(wrong.is_none(), "{}", text);
            let accepted = proof::verify(&proved.certificate, &none);
            prop_assert!(accepted.is_ok(), "{}{:?}", text, accepted);
        }
        Attempted::Refuted(found) => {
            let at: At = found.position.split(',').map(|number| number.parse().expect("a number")).collect();
            prop_assert!(game.stands(&at), "{}{:?}", text, found);
            let (lost, listed) = (game.lost(&at, &mut known), said.contains(&at));
            prop_assert_ne!(lost, listed, "{}{:?}", text, found);
            prop_assert_ne!(found.truth.as_deref(), Some(if listed { "P" } else { "N" }), "{}", text);
            // All smaller ones lie in the box.
            if let Some(wrong) = wrong.as_ref().filter(|wrong| wrong.iter().sum::<i64>() <= SIDE) {
                prop_assert_eq!(&at, wrong, "{}{:?}", text, found);
            }
        }
        Attempted::Undecided(why) => {
            let lowering = game.rules.iter().all(|rule| rule.taken.iter().all(|&taken| taken >= 0));
            let decidable = lowering && game.bound.is_some();
            prop_assert!(!decidable, "{}{}", text, why.text().en);
        }
        other => prop_assert!(false, "{}{:?}", text, other),
    }
    for at in standing.iter().take(12) {
        let query = Query::read(&format!("it.game {}", typed(at))).expect("a question");
        let position = workbench.ask(&query, None).expect("a position");
        let answer = bouton::solve(&position, usize::MAX, &none).expect("an answer");
        let letter = if game.lost(at, &mut known) { rules::Outcome::P } else { rules::Outcome::N };
        prop_assert_eq!(answer.outcome, Some(letter), "{}{:?}", text, at);
        for made in &answer.winning_moves {
            let to: At = made.to.split(',').map(|number| number.parse().expect("a number")).collect();
            prop_assert!(game.stands(&to) && game.lost(&to, &mut known), "{}{:?}", text, made);
        }
    }
    Ok(())
}

/// Rules that do not look at the laws.
fn strays(game: &Lawful) -> Result<(), TestCaseError> {
    // The totals up to which a text is looked at when it is opened.
    let far = [2047, 44, 11][game.arity - 1];
    let text = game.text("");
    let standing: Vec<At> = game.tuples(far).into_iter().filter(|at| game.stands(at)).collect();
    let few = |at: &&At| at.iter().sum::<i64>() <= far;
    let from = standing.iter().filter(few).find(|at| game.moves(at).iter().any(|left| !game.stands(left)));
    match (variant(&Workbench::new(), &text), from) {
        (Ok(_), from) => prop_assert_eq!(from, None, "{}", text),
        (Err(problems), from) => match (problems[0].code(), from) {
            ("no-positions", _) => prop_assert!(standing.is_empty(), "{}", text),
            ("broken-law", Some(from)) => {
                let message = problems[0].message(Lang::En);
                let shown = |at: &At| if at.len() == 1 { typed(at) } else { format!("({})", typed(at)) };
                let told = game.moves(from).into_iter().filter(|left| !game.stands(left));
                let steps: Vec<String> =
                    told.map(|left| format!("the move {} → {},", shown(from), shown(&left))).collect();
                prop_assert!(steps.iter().any(|step| message.contains(step)), "{}{}", text, message);
            }
            // Automata find a move that leads to no position among larger numbers.
            ("broken-law", None) => {
                let message = problems[0].message(Lang::En);
                let told = message.split_once("the move ").and_then(|(_, told)| told.split_once(" → "));
                let (at, left) = told.ok_or_else(|| TestCaseError::fail(message.clone()))?;
                let (at, left) = (numbers(at, game.arity), numbers(left, game.arity));
                let right = game.stands(&at) && game.moves(&at).contains(&left) && !game.stands(&left);
                prop_assert!(right && at.iter().sum::<i64>() > far, "{}{}", text, message);
            }
            (_, _) => prop_assert!(false, "{}{:?}", text, problems),
        },
    }
    Ok(())
}

/// The first numbers in a text.
fn numbers(text: &str, count: usize) -> At {
    let digits = text.split(|sign: char| !sign.is_ascii_digit()).filter(|digits| !digits.is_empty());
    digits.take(count).map(|digits| digits.parse().expect("a small number")).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: oracle::sweep(60, 200), ..ProptestConfig::default() })]

    #[test]
    fn claims_are_about_positions_that_keep_the_laws(
        game in lawful(false, true),
        turned in proptest::collection::vec(0usize..1000, 0..2),
    ) {
        agree(&game, &turned)?;
    }

    #[test]
    fn claims_of_games_whose_moves_raise_numbers_are_refuted_where_they_are_wrong(
        game in lawful(true, true),
        turned in proptest::collection::vec(0usize..1000, 0..3),
    ) {
        agree(&game, &turned)?;
    }

    #[test]
    fn a_move_that_leads_to_no_position_is_named_and_it_is_the_smallest(game in lawful(true, false)) {
        strays(&game)?;
    }
}
