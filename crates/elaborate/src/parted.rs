//! Statements that divide by moduli that are no constants.

use crate::translate::Obstacle;
use automata::{Expression, Meter};
use kernel::text::Text;
use kernel::{Claim, Formula, Node, Rank, Relation, Statement};
use kernel_residues::{Family, Flaw, Modulus, Rejection};

/// The family of a statement in which definition i is the relation of modulus i, and the statement about quotients
/// and remainders.
pub(crate) fn parted(
    moduli: &[Expression],
    mut statement: Statement,
    meter: &Meter,
) -> Result<(Family, Statement), Obstacle> {
    // The largest first.
    let size = |sum: &Expression| sum.coefficients.values().sum::<i64>() + sum.constant;
    let mut order: Vec<usize> = (0..moduli.len()).collect();
    order.sort_by_key(|&modulus| std::cmp::Reverse(size(&moduli[modulus])));
    let mut places = vec![0; order.len()];
    order.iter().enumerate().for_each(|(place, &modulus)| places[modulus] = place);
    for literal in formulas(&mut statement).flat_map(|formula| &mut formula.0).filter_map(of_node) {
        if let Relation::Defined(modulus) = &mut literal.relation {
            *modulus = places[*modulus];
        }
    }
    let named = |(place, &modulus): (usize, &usize)| {
        let Expression { coefficients, constant } = &moduli[modulus];
        let terms = coefficients.iter().map(|(&place, &factor)| (place, factor)).collect();
        let name = if place == 0 { "parts".into() } else { format!("parts{}", place + 1) };
        Modulus { name, sum: Rank { terms, constant: *constant } }
    };
    let family = Family { moduli: order.iter().enumerate().map(named).collect(), statement };
    let limits = kernel::Limits { stop: &|| meter.look().is_err(), ..kernel::Limits::of(1 << 16) };
    // Read again, as the checker will; a statement that claims nothing cannot be.
    let read = match family.statement.claim {
        Claim::Outcomes([None, None, None]) => family.fits().map(|()| family),
        _ => read(&kernel_text::family(&family)),
    };
    let divided = read.and_then(|family| Ok((family.parted(&kernel::Meter::new(limits))?, family)));
    match divided {
        Ok((statement, family)) => Ok((family, statement)),
        Err(Rejection::Kernel(_)) => Err(Obstacle::TooLarge),
        Err(_) => Err(Obstacle::Divisor),
    }
}

fn read(text: &str) -> Result<Family, Rejection> {
    let text = Text::read(text)?;
    let (&statement, moduli) = text.top.split_last().ok_or(Flaw::Form)?;
    Family::read(&text, moduli, statement)
}

/// All formulas of a statement.
fn formulas(statement: &mut Statement) -> impl Iterator<Item = &mut Formula> {
    let claim: Vec<&mut Formula> = match &mut statement.claim {
        Claim::Value(formula) => vec![formula],
        Claim::Recursion(value, same) => vec![value, same],
        Claim::Outcomes(outcomes) => outcomes.iter_mut().flatten().collect(),
    };
    let choices = statement.choices.iter_mut().flat_map(|choice| {
        let results = choice.results.iter_mut().map(|result| &mut result.1);
        [&mut choice.when, &mut choice.with].into_iter().chain(results)
    });
    let ends = statement.ends.iter_mut().map(|end| &mut end.1);
    let moves = statement.moves.iter_mut().flat_map(|of| &mut of.when);
    statement.laws.iter_mut().chain(ends).chain(moves).chain(choices).chain(claim)
}

fn of_node(node: &mut Node) -> Option<&mut kernel::Literal> {
    match node {
        Node::Literal(literal) => Some(literal),
        _ => None,
    }
}
