//! Sums of sequences, divided tables and exceptions in notation.

use super::formula;
use super::shape::Shape;
use super::stated::{Statement, stated};
use super::text::{Letters, Text};
use crate::{Cases, Except, Formula, Join, Part, Pattern, Slant, Sum, View};

/// The term of a statement that is no more than that; of outcomes, the condition.
pub(super) fn inline(statement: &Statement, outcomes: bool) -> Option<Text> {
    let text = match &statement.shape {
        Shape::Value(text) if !outcomes => text,
        Shape::Lost(text) if outcomes => text,
        _ => return None,
    };
    Some(Text { text: text.clone(), strength: 2, spoken: statement.claim.is_some() })
}

/// Sequences put together.
pub(super) fn sum(sum: &Sum, letters: Letters<'_>) -> Statement {
    let (join, parts) = sum.parts();
    let arity = parts.len();
    let written: Vec<Statement> =
        (0..).zip(parts).map(|(place, part)| part.written(&[&letters.name(place)], false)).collect();
    let Some(terms) = written.iter().map(|part| inline(part, false)).collect::<Option<Vec<Text>>>() else {
        return Statement {
            shape: Shape::Sum { join, parts: written.into_iter().map(|part| part.shape).collect() },
            claim: None,
        };
    };
    let spoken = terms.iter().all(|term| term.spoken);
    let joined = |sign: &str, strength: u8| Text {
        text: terms.iter().map(|term| term.within(strength)).collect::<Vec<_>>().join(sign),
        strength: 2,
        spoken,
    };
    match join {
        Join::Xor => stated(letters, arity, joined(" xor ", 2)),
        Join::Add => stated(letters, arity, joined(" + ", 3)),
        Join::Lost => {
            let text = if arity == 2 { joined(" = ", 1) } else { joined(" xor ", 2) };
            let text = if arity == 2 { text.text } else { format!("{} = 0", text.text) };
            let claim = Letters { outcomes: true, ..letters }
                .claim(arity, &Text { text: text.clone(), strength: 0, spoken });
            Statement { shape: Shape::Lost(text), claim }
        }
    }
}

/// The condition of a part.
fn condition(part: Part, letters: Letters<'_>) -> String {
    match part {
        Part::Below { place, bound: 1 } => format!("{} = 0", letters.name(place)),
        Part::Below { place, bound } => format!("{} < {bound}", letters.name(place)),
        Part::Equal => format!("{} = {}", letters.name(0), letters.name(1)),
        Part::Less => format!("{} < {}", letters.name(0), letters.name(1)),
        Part::Residue { place, modulus, rest } => format!("{} mod {modulus} = {rest}", letters.name(place)),
        Part::Rest => "otherwise".into(),
    }
}

/// A divided table.
pub(super) fn written(cases: &Cases, letters: Letters<'_>) -> Statement {
    let parts: Vec<(Part, Statement)> = cases
        .cases()
        .iter()
        .map(|(part, pattern)| (*part, pattern.written(letters.names, letters.outcomes)))
        .collect();
    let texts: Option<Vec<(Part, Text)>> = parts
        .iter()
        .map(|(part, statement)| {
            Some((*part, inline(statement, letters.outcomes).filter(|text| text.spoken)?))
        })
        .collect();
    let right =
        texts.map(|texts| if letters.outcomes { lost(&texts, letters) } else { values(&texts, letters) });
    let claim =
        right.and_then(|text| letters.claim(letters.names.len(), &Text { text, strength: 0, spoken: true }));
    let shape = |(part, statement): (Part, Statement)| (condition(part, letters), statement.shape);
    Statement { shape: Shape::Cases(parts.into_iter().map(shape).collect()), claim }
}

/// Values by cases.
fn values(texts: &[(Part, Text)], letters: Letters<'_>) -> String {
    let last = texts.len().saturating_sub(1);
    let piece = |(place, (part, text)): (usize, &(Part, Text))| match place == last {
        true => format!("{} otherwise", text.text),
        false => format!("{} if {}", text.text, condition(*part, letters)),
    };
    texts.iter().enumerate().map(piece).collect::<Vec<_>>().join(" | ")
}

/// The lost positions of all cases.
fn lost(texts: &[(Part, Text)], letters: Letters<'_>) -> String {
    let mut earlier: Vec<String> = Vec::new();
    let mut all: Vec<String> = Vec::new();
    for (part, text) in texts {
        let mut conditions = earlier.clone();
        if !matches!(part, Part::Rest) {
            conditions.push(condition(*part, letters));
            earlier.push(format!("not ({})", condition(*part, letters)));
        }
        match text.text.as_str() {
            "false" => continue,
            "true" => {}
            _ => conditions.push(format!("({})", text.text)),
        }
        all.push(if conditions.is_empty() { "true".into() } else { conditions.join(" and ") });
    }
    if all.is_empty() { "false".into() } else { all.join(" or ") }
}

/// A pattern with exceptions.
pub(super) fn except(except: &Except, letters: Letters<'_>) -> Statement {
    let (pattern, exceptions) = except.parts();
    let inner = pattern.written(letters.names, letters.outcomes);
    let exact = |at: &[u64]| {
        let each = (0..).zip(at).map(|(place, number)| format!("{} = {number}", letters.name(place)));
        each.collect::<Vec<_>>().join(" and ")
    };
    let right = inline(&inner, letters.outcomes).filter(|text| text.spoken).map(|text| {
        if !letters.outcomes {
            let cases = exceptions.iter().map(|(at, value)| format!("{value} if {} | ", exact(at)));
            return format!("{}{} otherwise", cases.collect::<String>(), text.text);
        }
        let (lost, won): (Vec<_>, Vec<_>) = exceptions.iter().partition(|(_, value)| **value == 0);
        let lost = lost.iter().map(|(at, _)| format!("{} or ", exact(at))).collect::<String>();
        let won = won.iter().map(|(at, _)| format!("not ({}) and ", exact(at))).collect::<String>();
        format!("{lost}{won}({})", text.text)
    });
    let arity = exceptions.keys().next().map_or(letters.names.len(), Vec::len);
    let claim = right.and_then(|text| letters.claim(arity, &Text { text, strength: 0, spoken: true }));
    let exceptions = exceptions.iter().map(|(at, value)| (at.clone(), *value)).collect();
    Statement { shape: Shape::Except { shape: Box::new(inner.shape), exceptions }, claim }
}

/// A pattern of other coordinates: their terms in place of its letters where that is short.
pub(super) fn view(view: &View<Pattern>, letters: Letters<'_>) -> Statement {
    let (terms, pattern) = view.parts();
    let texts: Vec<Text> = terms.iter().map(|term| formula::text(term, letters)).collect();
    let spoken = texts.iter().all(|text| text.spoken);
    let inside: Vec<String> = texts.iter().map(|text| text.within(9)).collect();
    let inside: Vec<&str> = inside.iter().map(String::as_str).collect();
    let direct = pattern.written(&inside, letters.outcomes);
    if let Some(text) = inline(&direct, letters.outcomes) {
        let claim = letters.claim(letters.names.len(), &Text { spoken: spoken && text.spoken, ..text });
        return Statement { claim, ..direct };
    }
    let named = |(place, term): (usize, &Formula)| match term {
        Formula::Coordinate(place) => letters.name(*place),
        _ => ["x", "y", "z"].get(place).map_or_else(|| format!("y{place}"), |name| (*name).to_string()),
    };
    let names: Vec<String> = terms.iter().enumerate().map(named).collect();
    let refs: Vec<&str> = names.iter().map(String::as_str).collect();
    let shape = pattern.written(&refs, letters.outcomes).shape;
    let terms = texts.into_iter().map(|text| text.text).collect();
    Statement { shape: Shape::View { names, terms, shape: Box::new(shape) }, claim: None }
}

/// A table that repeats along a direction.
pub(super) fn slant(slant: &Slant<Pattern>, letters: Letters<'_>) -> Statement {
    let (border, step, lines) = slant.parts();
    let names = [letters.name(0), letters.name(1)];
    let beyond = [0, 1].map(|place| format!("{} >= {}", names[place], border + step[place]));
    let lowered = [0, 1].map(|place| format!("{} - {}", names[place], step[place]));
    let lowered = format!("value({})", lowered.join(", "));
    let again = if letters.outcomes { Shape::Lost(format!("{lowered} = 0")) } else { Shape::Value(lowered) };
    let mut cases = vec![(beyond.join(" and "), again)];
    for (place, lines) in lines.into_iter().enumerate() {
        for (number, line) in
            lines.iter().enumerate().filter_map(|(number, line)| Some((number, line.as_ref()?)))
        {
            let shape = line.written(&[&names[1 - place]], letters.outcomes).shape;
            cases.push((format!("{} = {number}", names[place]), shape));
        }
    }
    Statement { shape: Shape::Cases(cases), claim: None }
}
