//! The numeration that the relations of a statement need.

use crate::translate::Obstacle;
use automata::{Digits, Multiple, Numeration, Relation};
use dashu_int::ops::Gcd;
use rules::Instance;

/// A term that needs a certain numeration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Needs {
    /// The term in the language, with an ellipsis for its argument.
    pub term: String,
    /// Numeration that it needs.
    pub numeration: Numeration,
}

/// Numeration of all these relations; base 2 if any will do.
pub(crate) fn numeration<'r>(
    relations: impl IntoIterator<Item = &'r Relation>,
    instance: &Instance,
) -> Result<Numeration, Obstacle> {
    let mut wanted: Option<Needs> = None;
    for relation in relations {
        want(relation, instance, &mut wanted)?;
    }
    Ok(wanted.map_or(Numeration::Base(2), |needs| needs.numeration))
}

fn want(relation: &Relation, instance: &Instance, wanted: &mut Option<Needs>) -> Result<(), Obstacle> {
    let wants = match relation {
        Relation::Floor(of) => *of,
        Relation::Digits(Digits::Fibonacci | Digits::LowestZeckendorf) => Numeration::Quadratic(1),
        Relation::Digits(Digits::Constant(_) | Digits::Shift | Digits::EvenZeros) => return Ok(()),
        Relation::Digits(_) => Numeration::Base(2),
        Relation::Listed(listed) => {
            let automata = instance.ruleset().automata.iter().chain(&instance.played().automata);
            let found = automata.into_iter().find(|automaton| automaton.name == listed.name);
            match found {
                Some(automaton) => automaton.numeration,
                None => return Ok(()),
            }
        }
        Relation::Cases(cases) => {
            for literal in cases.cases.iter().flat_map(|case| &case.literals) {
                want(&literal.relation, instance, wanted)?;
            }
            return Ok(());
        }
        Relation::Equal | Relation::Less | Relation::Linear(..) | Relation::Parted(_) => return Ok(()),
    };
    let needs = Needs { term: term(relation), numeration: wants };
    match wanted {
        Some(other) if other.numeration != wants => {
            Err(Obstacle::Numerations(Box::new([other.clone(), needs])))
        }
        _ => {
            wanted.get_or_insert(needs);
            Ok(())
        }
    }
}

/// The term of the language that a relation represents.
fn term(relation: &Relation) -> String {
    match relation {
        Relation::Floor(of) => match of.slope() {
            Some(slope) => format!("floor({}*…)", slope.alpha),
            None => "floor(…)".into(),
        },
        Relation::Digits(digits) => match digits {
            Digits::Xor => "xor",
            Digits::Columns { .. } => "columns",
            Digits::Ones(_) => "ones(…)",
            Digits::Bit(_) => "bit(…)",
            Digits::PowerOfTwo => "power_of_two(…)",
            Digits::Fibonacci => "fibonacci(…)",
            Digits::LowestZeckendorf => "lowest_zeckendorf(…)",
            Digits::Constant(_) | Digits::Shift | Digits::EvenZeros => return relation.to_string(),
        }
        .into(),
        Relation::Listed(listed) => format!("{}(…)", listed.name),
        other => other.to_string(),
    }
}

/// Largest number in a factor.
const MOST_FACTOR: i128 = 1 << 20;

/// (plus + √root)/over by the slope of a numeration, if it is a positive number of the same field.
pub(crate) fn multiple(of: Numeration, (plus, root, over): (i64, i64, i64)) -> Option<Multiple> {
    let alpha = of.slope()?.alpha;
    let known = [alpha.plus, alpha.root, alpha.over].map(i128::from);
    let [plus, root, over] = [plus, root, over].map(i128::from);
    if [plus, root, over].iter().any(|it| it.abs() > MOST_FACTOR) || root <= 0 || over <= 0 {
        return None;
    }
    // √root = common/known[1]·√known[1], and √known[1] = known[2]·α − known[0].
    let common = (root * known[1]).isqrt();
    if common * common != root * known[1] {
        return None;
    }
    let (times, plus, over) = (common * known[2], plus * known[1] - common * known[0], over * known[1]);
    let divisor = times.unsigned_abs().gcd(plus.unsigned_abs()).gcd(over.unsigned_abs()).cast_signed();
    let [times, plus, over] = [times, plus, over].map(|it| it / divisor);
    if [times, plus, over].iter().any(|it| it.abs() > MOST_FACTOR) {
        return None;
    }
    // times·α + plus > 0, with known[2]·α = known[0] + √known[1].
    let rest = plus * known[2] + times * known[0];
    if rest < 0 && rest * rest >= times * times * known[1] {
        return None;
    }
    let narrow = |it: i128| i64::try_from(it).ok();
    Some(Multiple { of, times: narrow(times)?, plus: narrow(plus)?, over: narrow(over)? })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn multiples_of_a_slope_have_the_floors_of_the_factor() {
        let floor = |(plus, root, over): (i64, i64, i64), x: i64| {
            (plus * x + (root * x * x).isqrt()).div_euclid(over)
        };
        let mut found = 0;
        for of in Numeration::sloping().take_while(|of| of.radix() <= 12) {
            let alpha = of.slope().expect("it has one").alpha;
            let alpha = (alpha.plus, alpha.root, alpha.over);
            for (plus, root) in (-4..=4).flat_map(|plus| (-1..90).map(move |root| (plus, root))) {
                assert_eq!(multiple(of, (plus, root, 0)), None);
                assert_eq!(multiple(of, (plus, root, -1)), None);
                for factor in [(plus, root, 1), (plus, root, 2), (plus, root, 6)] {
                    let Some(by) = multiple(of, factor) else { continue };
                    found += 1;
                    for x in 0..50 {
                        let value = (floor(alpha, by.times * x) + by.plus * x).div_euclid(by.over);
                        assert_eq!(value, floor(factor, x), "{of}: {factor:?} {by:?} {x}");
                        assert!(value >= 0 && by.times > 0 && by.over > 0);
                    }
                }
            }
        }
        assert!(found > 1000, "{found}");
    }
}
