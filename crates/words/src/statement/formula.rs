//! Formulas of statements, written as in the language of games.

use super::plain;
use ::automata::Numeration;
use kernel::{Formula, Literal, Node, Rank, Relation, Sense, Variable};
use kernel_residues::Family;

/// Precedence of a formula, from loose to tight.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Level {
    Exists,
    Or,
    And,
    Atom,
}

/// A formula as text.
struct Written {
    text: String,
    level: Level,
    /// Terms with the signs between them, if the formula is a comparison that can be read on from both ends.
    chain: Option<(Vec<String>, Vec<&'static str>)>,
}

impl Written {
    fn new(text: impl Into<String>, level: Level) -> Written {
        Written { text: text.into(), level, chain: None }
    }

    fn compared(left: String, sign: &'static str, right: String) -> Written {
        let chain = matches!(sign, "<" | "<=" | "=").then(|| (vec![left.clone(), right.clone()], vec![sign]));
        Written { text: format!("{left} {sign} {right}"), level: Level::Atom, chain }
    }

    /// The text, in parentheses unless it binds at least as tightly as required.
    fn within(&self, level: Level) -> String {
        if self.level >= level { self.text.clone() } else { format!("({})", self.text) }
    }
}

/// Formulas that all hold, joined by `and`; comparisons that share a term are read on: `k < n <= k + 3`.
pub(super) fn all(family: &Family, formulas: &[Formula]) -> String {
    conjunction(formulas.iter().map(|formula| written(family, formula)).collect()).text
}

/// A formula.
pub(super) fn formula(family: &Family, formula: &Formula) -> String {
    written(family, formula).text
}

fn written(family: &Family, formula: &Formula) -> Written {
    let mut made: Vec<Option<Written>> = vec![];
    for node in &formula.0 {
        let mut part = |place: &usize| made[*place].take().unwrap_or_else(|| Written::new("", Level::Atom));
        let next = match node {
            Node::Literal(of) => literal(family, of),
            Node::Not(inner) => match &formula.0[*inner] {
                Node::Literal(of) => literal(family, &of.clone().opposite()),
                _ => Written::new(format!("not ({})", part(inner).text), Level::Atom),
            },
            Node::And(parts) => conjunction(parts.iter().map(part).collect()),
            Node::Or(parts) if parts.is_empty() => Written::new("false", Level::Atom),
            Node::Or(parts) => {
                let parts: Vec<String> = parts.iter().map(|place| part(place).within(Level::Or)).collect();
                Written::new(parts.join(" or "), Level::Or)
            }
            Node::Exists(numbers, inner) => {
                let names: Vec<String> = numbers.iter().map(|&number| name(family, number)).collect();
                Written::new(format!("exists {}: {}", names.join(", "), part(inner).text), Level::Exists)
            }
        };
        made.push(Some(next));
    }
    made.pop().flatten().unwrap_or_else(|| Written::new("true", Level::Atom))
}

fn conjunction(parts: Vec<Written>) -> Written {
    let mut joined: Vec<Written> = vec![];
    for part in parts {
        if part.text == "true" {
            continue;
        }
        let Some((terms, signs)) = &part.chain else {
            joined.push(part);
            continue;
        };
        let fits = |other: &&mut Written| {
            other
                .chain
                .as_ref()
                .is_some_and(|(own, _)| own.last() == terms.first() || own.first() == terms.last())
        };
        match joined.iter_mut().find(fits) {
            Some(other) => other.read_on(terms, signs),
            None => joined.push(part),
        }
    }
    match joined.len() {
        0 => Written::new("true", Level::Atom),
        1 => joined.swap_remove(0),
        _ => {
            let parts: Vec<String> = joined.iter().map(|part| part.within(Level::And)).collect();
            Written::new(parts.join(" and "), Level::And)
        }
    }
}

impl Written {
    /// Puts another chain before or after this one.
    fn read_on(&mut self, terms: &[String], signs: &[&'static str]) {
        let Some((own, own_signs)) = &mut self.chain else { return };
        if own.last() == terms.first() {
            own.extend(terms.iter().skip(1).cloned());
            own_signs.extend(signs);
        } else {
            own.splice(0..1, terms.iter().cloned());
            own_signs.splice(0..0, signs.iter().copied());
        }
        let mut text = own.first().cloned().unwrap_or_default();
        for (sign, term) in own_signs.iter().zip(own.iter().skip(1)) {
            text += &format!(" {sign} {term}");
        }
        self.text = text;
    }
}

/// Name of a number.
pub(super) fn name(family: &Family, number: Variable) -> String {
    plain(&kernel_text::number(&family.statement, number))
}

fn literal(family: &Family, literal: &Literal) -> Written {
    let name = |number: &Variable| self::name(family, *number);
    let Literal { positive, relation, numbers } = literal;
    let equals = if *positive { "=" } else { "!=" };
    let not = if *positive { "" } else { "not " };
    let names: Vec<String> = numbers.iter().map(name).collect();
    let said = |text: String| Written::new(format!("{not}{text}"), Level::Atom);
    match (relation, &*names) {
        (Relation::Linear(coefficients, constant, sense), _) => {
            let terms: Vec<(String, i64)> = names.iter().cloned().zip(coefficients.iter().copied()).collect();
            linear(&terms, *constant, *sense, *positive)
        }
        (Relation::Xor, [a, b, c]) => Written::compared(format!("{a} xor {b}"), equals, c.clone()),
        // Columns of one number that is 0 in all of them.
        (Relation::Columns(of), _) => {
            Written::compared(format!("columns({}, {of})", names.join(", ")), equals, "0".into())
        }
        (Relation::Ones(of), [a, b]) => Written::compared(format!("ones({a}) mod {of}"), equals, b.clone()),
        (Relation::Bit(place), [a, b]) => Written::compared(format!("bit({a}, {place})"), equals, b.clone()),
        (Relation::PowerOfTwo, _) => said(format!("power_of_two({})", names.join(", "))),
        (Relation::Fibonacci, _) => said(format!("fibonacci({})", names.join(", "))),
        (Relation::LowestZeckendorf, [a, b]) => match positive {
            true => Written::new(format!("{a} != 0 and lowest_zeckendorf({a}) = {b}"), Level::And),
            false => Written::new(format!("{a} = 0 or lowest_zeckendorf({a}) != {b}"), Level::Or),
        },
        (Relation::Floor, [a, b]) => {
            let known = Numeration::of_recurrence(&kernel_text::recurrence(family.statement.numeration));
            let slope = known
                .ok()
                .and_then(Numeration::slope)
                .map_or("alpha".into(), |slope| slope.alpha.to_string());
            Written::compared(format!("floor({slope}*{a})"), equals, b.clone())
        }
        (Relation::Automaton(index), _) => {
            let of = family
                .statement
                .automata
                .get(*index)
                .map_or(String::new(), |automaton| plain(&automaton.name));
            said(format!("{of}({})", names.join(", ")))
        }
        (Relation::Defined(modulus), _) => {
            let of = family.moduli.get(*modulus).map_or("f".into(), |modulus| plain(&modulus.name));
            said(format!("{of}({})", names.join(", ")))
        }
        // Relations have as many numbers as they need.
        _ => said(format!("f({})", names.join(", "))),
    }
}

/// A sum of numbers of a position.
pub(super) fn sum(family: &Family, sum: &Rank) -> String {
    let terms: Vec<(String, i128)> =
        sum.terms.iter().map(|&(number, factor)| (name(family, number), factor.into())).collect();
    let [most, _] = sides(&terms, sum.constant.into());
    most
}

fn linear(terms: &[(String, i64)], constant: i64, sense: Sense, positive: bool) -> Written {
    let wide: Vec<(String, i128)> =
        terms.iter().map(|(name, factor)| (name.clone(), i128::from(*factor))).collect();
    let constant = i128::from(constant);
    match sense {
        Sense::Multiple(of) => {
            let not = if positive { "" } else { "not " };
            let [most, least] = sides(&wide, constant);
            let sum = if least == "0" { most } else { format!("{most} - {}", bracketed(&least)) };
            Written::new(format!("{not}{of} divides {sum}"), Level::Atom)
        }
        Sense::Zero => {
            let [left, right] = sides(&wide, constant);
            let (left, right) = if left.parse::<i128>().is_ok() { (right, left) } else { (left, right) };
            Written::compared(left, if positive { "=" } else { "!=" }, right)
        }
        // Less than 1 is at most 0.
        Sense::Negative => {
            let (strict, constant) = if constant < 0 { (false, constant + 1) } else { (true, constant) };
            let [left, right] = sides(&wide, constant);
            // The opposite is read from the right.
            match (positive, strict) {
                (true, true) => Written::compared(left, "<", right),
                (true, false) => Written::compared(left, "<=", right),
                (false, true) => Written::compared(right, "<=", left),
                (false, false) => Written::compared(right, "<", left),
            }
        }
    }
}

fn bracketed(sum: &str) -> String {
    if sum.contains(' ') { format!("({sum})") } else { sum.to_owned() }
}

/// The terms and the constant that are added, and those that are subtracted.
fn sides(terms: &[(String, i128)], constant: i128) -> [String; 2] {
    [1, -1].map(|sign: i128| {
        let own = terms.iter().filter(|(_, factor)| factor.signum() == sign);
        let mut parts: Vec<String> = own
            .map(|(name, factor)| match factor * sign {
                1 => name.clone(),
                factor => format!("{factor}*{name}"),
            })
            .collect();
        let constant = (constant * sign).max(0);
        if constant != 0 || parts.is_empty() {
            parts.push(constant.to_string());
        }
        parts.join(" + ")
    })
}
