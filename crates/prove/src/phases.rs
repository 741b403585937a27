//! Ranks that depend on a phase of play, where numbers rise for a while.

use dashu_int::IBig;
use elaborate::Build;
use formulas::inequalities::{Affine, Budget, Edge, Phase as When, descent};
use kernel::{Certainty, Formula, Literal, Move, Node, Phase, Rank, Relation, Sense, Statement, Variable};
use limits::watch;

/// Limit on products of integers in the search for ranks: about half a second.
const BUDGET: u64 = 10_000_000;
/// Limit on the cases of a formula.
const MOST_CASES: usize = 16;

/// Limit on the remainders that are cases of their own.
const MOST_REMAINDERS: i64 = 8;

/// Ranks by phases that seem to fall with every move, as inequalities between numbers show.
pub(crate) fn phases(statement: &Statement) -> Option<Vec<Phase>> {
    let places = statement.places.len();
    if statement.sorted {
        return None;
    }
    let mut edges = vec![];
    for of in statement.moves.iter().filter(|of| of.certainty != Certainty::Sure) {
        edges.extend(of_move(statement, of));
    }
    let found = descent(&edges, places, &Budget::new(BUDGET, watch::steps))?;
    let phase = |(when, ranks): &(When, Vec<Affine>)| {
        let ranks = ranks.iter().map(rank).collect::<Option<Vec<Rank>>>()?;
        Some(Phase { when: condition(*when), ranks })
    };
    found.iter().map(phase).collect()
}

fn rank(sum: &Affine) -> Option<Rank> {
    let small = |number: &IBig| i64::try_from(number).ok().filter(|it| it.abs() <= kernel::LARGEST);
    let term = |(&place, factor): (&usize, &IBig)| Some((place as Variable, small(factor)?));
    Some(Rank {
        terms: sum.multiples.iter().map(term).collect::<Option<_>>()?,
        constant: small(&sum.constant)?,
    })
}

/// The condition of a phase.
fn condition(when: When) -> Formula {
    let linear = |terms: &[(usize, i64)], constant: i64, sense| {
        let terms = terms.iter().map(|&(place, factor)| (place as Variable, factor));
        Formula::of(Literal::linear(terms, constant, sense))
    };
    match when {
        When::Any => Formula::all([]),
        When::Value(place, value) => linear(&[(place, 1)], -i64::from(value), Sense::Zero),
        When::AtLeast(place, value) => linear(&[(place, -1)], i64::from(value) - 1, Sense::Negative),
        When::Remainder(place, by, rest) => {
            linear(&[(place, 1)], i64::from(by - rest), Sense::Multiple(by.into()))
        }
        When::Less(a, b) => linear(&[(a, 1), (b, -1)], 0, Sense::Negative),
        When::NotLess(a, b) => linear(&[(b, 1), (a, -1)], -1, Sense::Negative),
    }
}

/// The kinds of moves into which the cases of its conditions divide a move.
fn of_move(statement: &Statement, of: &Move) -> Vec<Edge> {
    let places = statement.places.len();
    let known = |formula: &Formula| cases(formula, formula.0.len() - 1, true);
    let own = |literal: &Literal| literal.numbers.iter().all(|&number| (number as usize) < places);
    let law = |mut cases: Vec<Vec<Literal>>| {
        cases.iter_mut().for_each(|case| case.retain(own));
        cases
    };
    let laws = statement.laws.iter().map(|formula| law(known(formula)));
    let mut all: Vec<Vec<Literal>> = vec![vec![]];
    of.when.iter().map(known).chain(laws).for_each(|more| all = product(&all, more));
    let position =
        |numbers: &mut dyn Iterator<Item = usize>| numbers.map(Affine::unknown).collect::<Vec<_>>();
    let all: Vec<Vec<Literal>> = all.iter().flat_map(|case| by_value(case, places)).collect();
    let mut edges = vec![];
    for part in &of.parts {
        for case in &all {
            let before = position(&mut (0..places));
            let after = position(&mut part.iter().map(|&number| number as usize));
            let mut edge = Edge::new(vec![], before, after);
            let numbers = case.iter().flat_map(|literal| &literal.numbers).chain(part);
            let mut fresh = numbers.map(|&number| number as usize + 1).max().unwrap_or(0).max(places);
            case.iter().for_each(|literal| assume(literal, &mut edge, &mut fresh));
            edges.push(edge);
        }
    }
    edges
}

/// The case for each value of the numbers beyond the position that have few values.
fn by_value(case: &[Literal], places: usize) -> Vec<Vec<Literal>> {
    let mut all = vec![case.to_vec()];
    for literal in case {
        let (Relation::Linear(factors, constant, Sense::Negative), [number]) =
            (&literal.relation, &*literal.numbers)
        else {
            continue;
        };
        let few = *factors == [1] && (-MOST_REMAINDERS..0).contains(constant);
        if literal.positive && few && *number as usize >= places {
            let value = |value: i64| vec![Literal::linear([(*number, 1)], -value, Sense::Zero)];
            all = product(&all, (0..-constant).map(value).collect());
        }
    }
    all
}

/// Adds what follows from a literal, with unknowns from a number on.
fn assume(literal: &Literal, edge: &mut Edge, fresh: &mut usize) {
    let Relation::Linear(factors, constant, sense) = &literal.relation else { return };
    let terms = literal.numbers.iter().zip(factors);
    let sum = terms.fold(Affine::constant(*constant), |sum, (&number, &factor)| {
        sum.plus(&Affine::unknown(number as usize), &factor.into())
    });
    match (sense, literal.positive) {
        (Sense::Zero, true) => edge.equate(sum),
        (Sense::Negative, true) => edge.demand(sum.times(&IBig::NEG_ONE).offset(-1)),
        (Sense::Negative, false) => edge.demand(sum),
        (Sense::Multiple(of), true) => {
            let quotient = Affine::unknown(*fresh).subtract(&Affine::unknown(*fresh + 1));
            *fresh += 2;
            edge.equate(sum.subtract(&quotient.times(&(*of).into())));
        }
        (Sense::Zero | Sense::Multiple(_), false) => {}
    }
}

/// Cases of a part of a formula: wherever it holds, or does not, all literals of some case do.
fn cases(formula: &Formula, part: usize, holds: bool) -> Vec<Vec<Literal>> {
    let each = |parts: &[usize]| parts.iter().map(|&it| cases(formula, it, holds)).collect::<Vec<_>>();
    match (&formula.0[part], holds) {
        (Node::Literal(literal), true) => vec![vec![literal.clone()]],
        (Node::Literal(literal), false) => opposite(literal),
        (Node::Not(inner), _) => cases(formula, *inner, !holds),
        (Node::And(parts), true) | (Node::Or(parts), false) => {
            each(parts).into_iter().fold(vec![vec![]], |all, more| product(&all, more))
        }
        (Node::Or(parts), true) | (Node::And(parts), false) => {
            let all: Vec<Vec<Literal>> = each(parts).into_iter().flatten().collect();
            if all.len() <= MOST_CASES { all } else { vec![vec![]] }
        }
        // Its numbers are unknowns of their own.
        (Node::Exists(_, inner), true) => cases(formula, *inner, true),
        (Node::Exists(..), false) => vec![vec![]],
    }
}

/// Cases in which a literal does not hold.
fn opposite(literal: &Literal) -> Vec<Vec<Literal>> {
    let with = |factors: Vec<i64>, constant, sense| {
        vec![Literal { relation: Relation::Linear(factors, constant, sense), ..literal.clone() }]
    };
    match &literal.relation {
        Relation::Linear(factors, constant, Sense::Zero) if literal.positive => {
            let turned = factors.iter().map(|factor| -factor).collect();
            vec![with(factors.clone(), *constant, Sense::Negative), with(turned, -constant, Sense::Negative)]
        }
        Relation::Linear(factors, constant, sense @ Sense::Multiple(of))
            if literal.positive && *of <= MOST_REMAINDERS =>
        {
            (1..*of).map(|rest| with(factors.clone(), constant + rest, *sense)).collect()
        }
        _ => vec![vec![literal.clone().opposite()]],
    }
}

/// Cases of two formulas that hold; the second is dropped if there would be too many.
fn product(all: &[Vec<Literal>], more: Vec<Vec<Literal>>) -> Vec<Vec<Literal>> {
    if all.len() * more.len() > MOST_CASES {
        return all.to_vec();
    }
    let both = all.iter().flat_map(|one| more.iter().map(move |other| [&one[..], other].concat()));
    both.collect()
}
