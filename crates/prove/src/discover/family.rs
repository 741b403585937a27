//! Claims for all parameters, from claims for some.
//!
//! Claims that differ only in their numbers are unified if each number is the same linear expression of the
//! parameters everywhere. The result is proved for the parameters examined, and a conjecture for all others.

use super::Inquiry;
use super::extent::Extent;
use super::ideas::sturmian::factor;
use super::oracle::Oracle;
use super::search::{Search, question};
use crate::prover::{Answer, Theorem, prove};
use automata::Meter;
use dashu_int::UBig;
use rules::{Argument, Instance, Parameter, ParameterKind};

/// A claim with parameters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Family {
    /// Claims, as items of the language.
    pub items: Vec<String>,
    /// Parameters for which they are proved.
    pub proved: Vec<Vec<(String, u64)>>,
    /// Parameters for which they are not proved, with the positions that they were compared with, all of
    /// which agree.
    pub agreeing: Vec<(Vec<(String, u64)>, Extent)>,
}

/// Oracles for other parameters.
pub trait Oracles {
    /// Calls `ask` with an oracle for the game with these parameters.
    fn with(&mut self, instance: &Instance, ask: &mut dyn FnMut(&mut dyn Oracle));

    /// Checks independently that the proof of the first claim is accepted for these parameters.
    fn accepts(&mut self, instance: &Instance, theorem: &Theorem) -> bool;
}

/// Number of settings examined, for one parameter and for two.
const SETTINGS: [usize; 2] = [6, 14];
/// Number of settings kept for testing the result from the others.
const KEPT: usize = 2;
/// Largest value tried for a parameter.
const LARGEST: u64 = 9;
/// Limit on the formulations examined for each setting.
const MOST_FORMULATIONS: usize = 40;
/// Limit on the steps of one proof.
const STEPS: u64 = 1 << 25;
/// Number of boxes of increasing size with which a claim is compared for each setting.
const BOXES: usize = 2;

/// Values of the varying parameters.
type Setting = Vec<u64>;

/// Searches for a claim for all values of some parameters.
pub fn family(inquiry: &Inquiry, free: &[String], oracles: &mut dyn Oracles) -> Option<Family> {
    let varying = |name: &&String| {
        let natural = |kind: &ParameterKind| matches!(kind, ParameterKind::Natural { .. });
        inquiry
            .instance
            .ruleset()
            .parameters
            .iter()
            .any(|parameter| parameter.name == **name && natural(&parameter.kind))
    };
    let names: Vec<String> = free.iter().filter(varying).cloned().collect();
    if names.is_empty() || names.len() > SETTINGS.len() {
        return None;
    }
    let settings = settings(inquiry, &names);
    let mut formulated: Vec<(Setting, Vec<Vec<String>>)> = vec![];
    for (setting, instance) in &settings {
        if inquiry.limits.stopped().is_some() {
            return None;
        }
        oracles.with(instance, &mut |oracle| {
            let here = Inquiry { instance, ..*inquiry };
            let formulations = Search::new(&here, oracle)
                .map(|search| search.formulations(&names, MOST_FORMULATIONS))
                .unwrap_or_default();
            formulated.push((setting.clone(), formulations));
        });
    }
    let known = formulated.len().saturating_sub(KEPT);
    let bound = Search::bound(inquiry)?;
    let mut tried = vec![];
    for formulations in formulated.iter().take(known).rev().map(|(_, formulations)| formulations) {
        for formulation in formulations {
            let Some(items) = general(formulation, &formulated[..known], &names, &bound) else { continue };
            if tried.contains(&items) {
                continue;
            }
            if let Some(family) = tested(inquiry, &names, &settings, &items, oracles) {
                return Some(family);
            }
            tried.push(items);
        }
    }
    None
}

/// The game with some of its parameters set.
fn with_setting(instance: &Instance, names: &[String], setting: &[u64]) -> Option<Instance> {
    let ruleset = instance.ruleset();
    let parameters = ruleset.parameters.iter().zip(instance.arguments());
    let argument = |(parameter, own): (&Parameter, &Argument)| {
        let set = names.iter().zip(setting).find(|(name, _)| **name == parameter.name);
        let value = set.map_or_else(|| own.clone(), |(_, &value)| Argument::Natural(UBig::from(value)));
        (parameter.name.clone(), value)
    };
    let arguments: Vec<(String, Argument)> = parameters.map(argument).collect();
    ruleset.instantiate(&arguments, Some(instance.convention())).ok()
}

/// Small values that the game allows, by total, with the game for each.
fn settings(inquiry: &Inquiry, names: &[String]) -> Vec<(Setting, Instance)> {
    let most = SETTINGS[names.len() - 1];
    let mut all: Vec<Setting> = (0..names.len()).fold(vec![vec![]], |settings, _| {
        let longer = |setting: Setting| (0..=LARGEST).map(move |value| [&*setting, &[value]].concat());
        settings.into_iter().flat_map(longer).collect()
    });
    all.sort_by_key(|setting| (setting.iter().sum::<u64>(), setting.clone()));
    let allowed = |setting: Setting| {
        let instance = with_setting(inquiry.instance, names, &setting)?;
        Some((setting, instance))
    };
    all.into_iter().filter_map(allowed).take(most).collect()
}

/// A piece of a text: a number, or the text between numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Piece {
    Number(i64),
    /// Factor of a floor, by its number.
    Factor(i64),
    Text(String),
}

/// A text in pieces. Multiplication by 1 is explicit, since the number may differ elsewhere.
fn pieces(text: &str, bound: &str) -> Vec<Piece> {
    let mut rest = text;
    let mut pieces: Vec<Piece> = vec![];
    let mut between = String::new();
    let mut quoted = false;
    while let Some(next) = rest.chars().next() {
        quoted ^= next == '"';
        let starts =
            !quoted && between.chars().last().is_none_or(|last| !last.is_alphanumeric() && last != '_');
        let factor = (1..=4).rev().map(|t| (t, factor(t))).find(|(_, factor)| {
            starts && rest.strip_prefix(&**factor).is_some_and(|after| after.starts_with('*'))
        });
        let (piece, length) = match factor {
            Some((t, factor)) => (Some(Piece::Factor(t as i64)), factor.len()),
            None if starts && next.is_ascii_digit() => {
                let length = rest.find(|sign: char| !sign.is_ascii_digit()).unwrap_or(rest.len());
                (rest[..length].parse().ok().map(Piece::Number), length)
            }
            None => (None, next.len_utf8()),
        };
        if let Some(piece) = piece {
            pieces.push(Piece::Text(std::mem::take(&mut between)));
            pieces.push(piece);
        } else {
            let word = rest.strip_prefix(bound).filter(|after| {
                starts && !after.starts_with(|sign: char| sign.is_alphanumeric() || sign == '_')
            });
            // `exists j:` is not a factor.
            if word.is_some_and(|after| !after.starts_with(':')) && !between.ends_with('*') {
                pieces.push(Piece::Text(std::mem::take(&mut between)));
                pieces.push(Piece::Number(1));
                between.push('*');
            }
            between.push_str(&rest[..length]);
        }
        rest = &rest[length..];
    }
    pieces.push(Piece::Text(between));
    pieces
}

/// Returns `true` if two texts differ only in their numbers.
fn differ_only_in_numbers(a: &[Piece], b: &[Piece]) -> bool {
    let same = |(a, b): (&Piece, &Piece)| match (a, b) {
        (Piece::Text(a), Piece::Text(b)) => a == b,
        (Piece::Number(_), Piece::Number(_)) | (Piece::Factor(_), Piece::Factor(_)) => true,
        _ => false,
    };
    a.len() == b.len() && a.iter().zip(b).all(same)
}

fn number(piece: &Piece) -> Option<i64> {
    match piece {
        Piece::Number(number) | Piece::Factor(number) => Some(*number),
        Piece::Text(_) => None,
    }
}

/// Unifies several texts, if their numbers are linear expressions of the parameters.
fn general(
    formulation: &[String],
    formulated: &[(Setting, Vec<Vec<String>>)],
    names: &[String],
    bound: &str,
) -> Option<Vec<String>> {
    let cut = |items: &[String]| items.iter().map(|item| pieces(item, bound)).collect::<Vec<_>>();
    let pattern = cut(formulation);
    // The numbers in each setting with this formulation.
    let mut seen: Vec<(&Setting, Vec<i64>)> = vec![];
    for (setting, formulations) in formulated {
        let all_alike = |items: &Vec<Vec<Piece>>| {
            items.len() == pattern.len()
                && items.iter().zip(&pattern).all(|(a, b)| differ_only_in_numbers(a, b))
        };
        if let Some(items) = formulations.iter().map(|formulation| cut(formulation)).find(all_alike) {
            seen.push((setting, items.iter().flatten().filter_map(number).collect()));
        }
    }
    // Two parameters need more settings; the others are tested in the end.
    if seen.len() < 1 + 2 * names.len() {
        return None;
    }
    let mut place = 0;
    let mut items = vec![];
    for pieces in pattern {
        let mut text = String::new();
        for (index, piece) in pieces.iter().enumerate() {
            if let Piece::Text(between) = piece {
                text.push_str(between);
                continue;
            }
            let values: Vec<(&Setting, i64)> =
                seen.iter().filter_map(|(setting, numbers)| Some((*setting, *numbers.get(place)?))).collect();
            place += 1;
            let fitted = fit(&values, names)?;
            let after = match pieces.get(index + 1) {
                Some(Piece::Text(after)) => after.as_str(),
                _ => "",
            };
            let bare = stands_alone(&text, after);
            text.push_str(
                &match (piece, fitted.strip_prefix('(').and_then(|inner| inner.strip_suffix(')'))) {
                    (Piece::Factor(_), _) => format!("(2 - {fitted} + sqrt({fitted}*{fitted} + 4))/2"),
                    (_, Some(inner)) if bare => inner.to_owned(),
                    _ => fitted,
                },
            );
        }
        items.push(text.replace(&format!("1*{bound}"), bound));
    }
    Some(items)
}

/// Returns `true` if a sum needs no parentheses between these.
fn stands_alone(before: &str, after: &str) -> bool {
    let starts = ["(", ", ", "{", "+ ", "= ", "< ", "> ", ".."];
    let ends = [")", ",", "}", "..", " =", " <", " >", " !", " and", " or", " |", " if", " in", " otherwise"];
    starts.iter().any(|start| before.ends_with(start))
        && (after.is_empty() || ends.iter().any(|end| after.starts_with(end)))
}

/// A linear expression of the parameters with small coefficients that has all of these values.
fn fit(values: &[(&Setting, i64)], names: &[String]) -> Option<String> {
    let coefficients: Vec<Vec<i64>> = (0..names.len()).fold(vec![vec![]], |all, _| {
        // Simplest first.
        let longer = |start: Vec<i64>| [0, 1, 2, -1, 3, -2].map(|next| [&*start, &[next]].concat());
        all.into_iter().flat_map(longer).collect()
    });
    let mut coefficients = coefficients;
    coefficients.sort_by_key(|all| all.iter().map(|coefficient| coefficient.abs()).sum::<i64>());
    for all in coefficients {
        let weighted = |setting: &Setting| -> i64 {
            setting.iter().zip(&all).map(|(&value, coefficient)| value as i64 * coefficient).sum()
        };
        let mut constants = values.iter().map(|(setting, value)| value - weighted(setting));
        let first = constants.next()?;
        if constants.all(|constant| constant == first) {
            return Some(written(&all, first, names));
        }
    }
    None
}

fn written(coefficients: &[i64], constant: i64, names: &[String]) -> String {
    let mut terms: Vec<(i64, String)> = coefficients
        .iter()
        .zip(names)
        .filter(|(coefficient, _)| **coefficient != 0)
        .map(|(&coefficient, name)| match coefficient.abs() {
            1 => (coefficient, name.clone()),
            factor => (coefficient, format!("{factor}*{name}")),
        })
        .collect();
    if constant != 0 || terms.is_empty() {
        terms.push((constant, constant.abs().to_string()));
    }
    // Subtracted terms come after the others.
    terms.sort_by_key(|(sign, _)| *sign < 0);
    let alone = terms.len() == 1;
    let mut text = String::new();
    for (index, (sign, term)) in terms.into_iter().enumerate() {
        text.push_str(match (index, sign < 0) {
            (0, false) => "",
            (0, true) => "0 - ",
            (_, false) => " + ",
            (_, true) => " - ",
        });
        text.push_str(&term);
    }
    if alone && !text.contains(['*', '-']) { text } else { format!("({text})") }
}

/// Settings for which a claim holds; `None` if it is wrong for one of them.
fn tested(
    inquiry: &Inquiry,
    names: &[String],
    settings: &[(Setting, Instance)],
    items: &[String],
    oracles: &mut dyn Oracles,
) -> Option<Family> {
    let mut family = Family { items: items.to_vec(), proved: vec![], agreeing: vec![] };
    for (setting, instance) in settings {
        let claimed = instance.with_claims(items)?;
        let mut extent = None;
        oracles.with(instance, &mut |oracle| {
            let here = Inquiry { instance, ..*inquiry };
            let search = Search::new(&here, oracle).ok();
            extent = search.and_then(|mut search| search.agreement(&claimed, BOXES));
        });
        let extent = extent?;
        let named = names.iter().cloned().zip(setting.iter().copied()).collect();
        let limits = inquiry.limits.clone().with_states(inquiry.effort.states).with_steps(STEPS);
        match prove(question(&claimed, inquiry.size), &Meter::new(&limits)) {
            Answer::Proved(theorem) if oracles.accepts(&claimed, &theorem) => {
                family.proved.push(named);
            }
            Answer::Refuted(_) => return None,
            Answer::Proved(_) | Answer::Undecided(_) if extent.positions > 0 => {
                family.agreeing.push((named, extent));
            }
            // For these parameters nothing is known.
            Answer::Proved(_) | Answer::Undecided(_) => {}
        }
    }
    (!family.proved.is_empty() || !family.agreeing.is_empty()).then_some(family)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fitted(texts: &[(&[u64], &str)], names: &[&str]) -> Option<String> {
        let formulated: Vec<(Setting, Vec<Vec<String>>)> =
            texts.iter().map(|(setting, text)| (setting.to_vec(), vec![vec![(*text).to_owned()]])).collect();
        let names: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
        general(&formulated[0].1[0].clone(), &formulated, &names, "j").map(|items| items.join("\n"))
    }

    #[test]
    fn numbers_become_expressions_of_the_parameters() {
        let bash = [(&[1][..], "n mod 2 = 0"), (&[2], "n mod 3 = 0"), (&[3], "n mod 4 = 0")];
        assert_eq!(fitted(&bash, &["m"]).as_deref(), Some("n mod (m + 1) = 0"));
        let range = [
            (&[1, 4][..], "n mod 5 < 1"),
            (&[2, 5], "n mod 7 < 2"),
            (&[2, 3], "n mod 5 < 2"),
            (&[3, 3], "n mod 6 < 3"),
            (&[2, 6], "n mod 8 < 2"),
        ];
        assert_eq!(fitted(&range, &["a", "b"]).as_deref(), Some("n mod (a + b) < a"));
        let floors = [
            (&[1][..], "exists j: a = floor(phi*j) and b = a + j"),
            (&[2], "exists j: a = floor(sqrt(2)*j) and b = a + 2*j"),
            (&[3], "exists j: a = floor((sqrt(13) - 1)/2*j) and b = a + 3*j"),
        ];
        assert_eq!(
            fitted(&floors, &["t"]).as_deref(),
            Some("exists j: a = floor((2 - t + sqrt(t*t + 4))/2*j) and b = a + t*j")
        );
    }

    #[test]
    fn what_is_not_linear_is_left_alone() {
        let squares = [(&[1][..], "n mod 2 = 0"), (&[2], "n mod 5 = 0"), (&[3], "n mod 10 = 0")];
        assert_eq!(fitted(&squares, &["m"]), None);
        let other = [(&[1][..], "n mod 2 = 0"), (&[2], "n mod 3 = 0"), (&[3], "n mod 4 < 2")];
        assert_eq!(fitted(&other, &["m"]), None);
    }
}
