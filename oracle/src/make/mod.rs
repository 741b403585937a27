//! Random games with all features of the language, and true and false claims about them.

mod rows;
mod rules;
mod terms;

use crate::boxes::{multisets, rows, tuples};
use crate::dice::Dice;
use crate::game::{Body, End, Game, Law, Place, Rule, Sum, Verdict};
use crate::mine;
use crate::play::Play;
use crate::term::Term;
use terms::substituted;
pub(crate) use terms::{any_formula, any_term};

/// Limit on the positions examined for a game.
const MOST: usize = 4000;

/// One in this many games whose rules would break their law is kept unchanged.
const BREAKING: usize = 5;

/// A random game with claims.
pub fn make(dice: &mut Dice) -> Game {
    let mut game = make_game(dice);
    let from = game.small();
    let truth = Play::new(&game, game.misere, &from, MOST);
    let count = 1 + dice.below(3);
    let claims = (0..count).filter_map(|_| mine::claim(dice, &game, &truth, &from)).collect();
    drop(truth);
    game.claims = claims;
    game
}

/// A random game without claims.
pub fn make_game(dice: &mut Dice) -> Game {
    match dice.below(10) {
        0 => rows::game(dice),
        1 => compound(dice),
        _ => tuples_game(dice),
    }
}

fn bare(row: bool, body: Body) -> Game {
    Game {
        name: "generated".into(),
        row,
        unordered: false,
        misere: false,
        body,
        laws: vec![],
        ends: vec![],
        otherwise: None,
        endless: false,
        claims: vec![],
        automata: vec![],
    }
}

fn compound(dice: &mut Dice) -> Game {
    let most = 1 + dice.below(3);
    let (base, condition) = if dice.once_in(2) {
        let m = 1 + dice.below(4);
        (format!("bash m = {m}"), format!("1 <= k <= {m}"))
    } else {
        ("nim".to_owned(), "k >= 1".to_owned())
    };
    let read = Game::read(&format!("game base\n(n) -> (n - k) where {condition}\n"));
    let rules = read.map(|game| game.rules().to_vec()).unwrap_or_default();
    let misere = dice.once_in(4);
    Game { misere, ..bare(false, Body::Upto { most, base, rules }) }
}

fn tuples_game(dice: &mut Dice) -> Game {
    let arity = *dice.one(&[1, 1, 2, 2, 2, 3]);
    let mut names = dice.one(&[["a", "b", "c"], ["x", "y", "z"], ["n", "m", "p"], ["c", "a", "b"]]).to_vec();
    dice.shuffle(&mut names);
    let names: Vec<String> = names[..arity].iter().map(|name| (*name).to_owned()).collect();
    let count = 1 + dice.below(3);
    // A repeated name means that the two numbers are equal.
    let twice = |dice: &mut Dice| -> Vec<String> {
        let mut names = names.clone();
        if arity > 1 && dice.once_in(8) {
            names[1] = names[0].clone();
        }
        names
    };
    let mut rules: Vec<Rule> = vec![];
    for _ in 0..count {
        let names = twice(dice);
        rules.push(rules::rule(dice, &names));
    }
    let mut game = bare(false, Body::Rules(rules));
    game.misere = dice.once_in(4);
    if !game.splits() && dice.once_in(3) {
        ended(dice, &mut game, arity);
    }
    if dice.once_in(12) {
        let rules::Circle { rule, bound } = rules::circle(dice, &names);
        if let Body::Rules(rules) = &mut game.body {
            rules.push(rule);
        }
        game.endless = bound;
    }
    if dice.once_in(3) {
        lawful(dice, &mut game, arity);
    }
    game
}

/// Adds declared ends.
fn ended(dice: &mut Dice, game: &mut Game, arity: usize) {
    let verdicts = [Verdict::Lost, Verdict::Lost, Verdict::Won, Verdict::Draw];
    if dice.below(3) < 2 {
        let equal = dice.once_in(6);
        let names: Vec<String> =
            (0..arity).map(|place| format!("e{}", if equal { 0 } else { place })).collect();
        let mut pattern = vec![];
        for name in &names {
            pattern.push(match dice.below(4) {
                0 => Place::Any,
                1 => Place::Term(Term::name(name)),
                _ => Place::Term(Term::Number(dice.from_to(0, 2))),
            });
        }
        let mut known = vec![];
        for place in &pattern {
            if let Place::Term(term) = place {
                term.names(&mut known);
            }
        }
        let condition =
            if known.is_empty() { crate::formula::Formula::True } else { any_formula(dice, &known, 1) };
        game.ends.push(End { pattern, condition, verdict: *dice.one(&verdicts) });
    }
    if dice.once_in(2) {
        game.otherwise = Some(*dice.one(&[Verdict::Draw, Verdict::Draw, Verdict::Won, Verdict::Lost]));
    }
}

/// Adds a law to the game, and conditions that preserve it to its rules.
fn lawful(dice: &mut Dice, game: &mut Game, arity: usize) {
    // Laws have separate names, and formulas mention them in any order.
    let pool = dice.one(&[["p", "q", "r"], ["b", "a", "c"], ["z", "y", "x"]]);
    let mut names: Vec<String> = pool[..arity].iter().map(|name| (*name).to_owned()).collect();
    if arity > 1 && dice.once_in(6) {
        names[1] = names[0].clone();
    }
    let formula = terms::law(dice, &names);
    let pattern = names.iter().map(|name| Place::Term(Term::name(name))).collect();
    let before = game.clone();
    game.laws.push(Law { pattern, formula: formula.clone() });
    let from = game.small();
    // Occasionally nothing satisfies it.
    if from.len() < 4 && !(from.is_empty() && dice.once_in(3)) {
        *game = before;
        return;
    }
    let broken = from.iter().flatten().any(|at| game.escape(at).is_some());
    if broken
        && !dice.once_in(BREAKING)
        && let Body::Rules(rules) = &mut game.body
    {
        for rule in rules {
            for part in rule.after.clone() {
                let terms: Vec<Term> = part
                    .places
                    .iter()
                    .filter_map(|place| if let Place::Term(term) = place { Some(term.clone()) } else { None })
                    .collect();
                rule.condition = std::mem::replace(&mut rule.condition, crate::formula::Formula::True)
                    .and(substituted(&formula, &names, &terms));
            }
        }
    }
}

impl Game {
    /// Largest number of the small positions.
    pub fn side(&self) -> u64 {
        match (self.arity(), self.most()) {
            (Some(_), 2..) => 4,
            (Some(1), _) => 20,
            (Some(2), _) => 7,
            (Some(_), _) => 4,
            (None, _) => 3,
        }
    }

    /// Small positions by which the game is judged, smallest first: components, and sums of heaps that are
    /// added.
    pub fn small(&self) -> Vec<Sum> {
        self.up_to(self.side())
    }

    /// Positions with numbers up to a bound, smallest first.
    pub fn up_to(&self, side: u64) -> Vec<Sum> {
        let all = match self.arity() {
            None => rows(0..=3, side).into_iter().map(|row| vec![row]).collect(),
            Some(arity) if self.most() > 1 => multisets(&tuples(arity, side), 1..=3),
            Some(arity) => tuples(arity, side).into_iter().map(|at| vec![at]).collect::<Vec<Sum>>(),
        };
        all.into_iter().filter(|sum| sum.iter().all(|part| self.is_position(part))).collect()
    }
}
