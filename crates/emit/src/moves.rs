//! The rules as a function that finds the moves of a component.

use super::loops;
use super::problem::Unwritten;
use super::read::{Reader, Written, compare, guarded};
use program::names::names;
use program::{
    Alike, Cond, Function, Given, Gives, Int, Kind, Left, Piece, Stmt, all, minus, name, number, plus,
};
use rules::finding::Step;
use rules::{Automaton, End, Instance, Part, Pattern, Relation, RowItem, RowPart, Rule, Slot, Term};

type Result<T> = std::result::Result<T, Unwritten>;

/// Writes the function.
pub(super) fn function(
    instance: &Instance,
    kind: Kind,
    coordinates: &[String],
    written: &mut Written,
) -> Result<Function> {
    if matches!(kind, Kind::Sum(_)) && instance.has_ends() {
        return Err(Unwritten::Ends);
    }
    let body = body(instance, kind, coordinates, written)?;
    let given = match kind {
        Kind::Row => vec![Given::Row("row".into())],
        Kind::Tuple(_) | Kind::Sum(_) => coordinates.iter().cloned().map(Given::Number).collect(),
    };
    let about = match kind {
        Kind::Sum(_) => "Parts left of a component after each move.",
        _ => "Positions after each move.",
    };
    Ok(Function { name: "moves".into(), about: about.into(), given, gives: Gives::Moves, body })
}

/// The function that marks the results of the options of a component; it stands as one does that finds them.
pub(super) fn marking(
    instance: &Instance,
    coordinates: &[String],
    written: &mut Written,
) -> Result<Function> {
    let mut body = body(instance, Kind::Sum(coordinates.len()), coordinates, written)?;
    mark(&mut body);
    let given = coordinates.iter().cloned().map(Given::Number).collect();
    let about = "Marks the results of the positions after each move.".into();
    Ok(Function { name: "mark_options".into(), about, given, gives: Gives::Marks, body })
}

/// Marks results in place of telling moves.
fn mark(body: &mut [Stmt]) {
    for statement in body {
        match statement {
            Stmt::If(_, body)
            | Stmt::For(_, _, _, body)
            | Stmt::Among(_, _, body)
            | Stmt::Each(_, _, body)
            | Stmt::Block(_, body) => mark(body),
            Stmt::Option(Left::Several(parts)) => {
                let results = parts.drain(..).map(counted);
                let sum = results.reduce(|sum, result| Int::Xor(sum.into(), result.into()));
                *statement = Stmt::Mark(sum.unwrap_or(number(0)));
            }
            Stmt::Stop => *statement = Stmt::Leave,
            _ => {}
        }
    }
}

/// Contribution of components alike to a nim-sum: two cancel each other.
fn counted(alike: Alike) -> Int {
    let result = Int::Result(alike.component);
    match alike.copies {
        // A result that is not counted need not have been computed.
        Some(copies) => {
            let rest = Int::Rest(copies.into(), number(2).into(), true);
            Int::Pick(Cond::Compare(Relation::Equal, rest, number(1)).into(), result.into(), number(0).into())
        }
        None => result,
    }
}

/// Statements for each move, which is told.
fn body(instance: &Instance, kind: Kind, coordinates: &[String], written: &mut Written) -> Result<Vec<Stmt>> {
    let played = instance.played();
    let automata = &played.automata;
    let mut body = vec![];
    for end in instance.ends() {
        body.extend(ended(end, &instance.ruleset().automata, coordinates, written)?);
    }
    // Play has stopped wherever one is: compilers warn of what is never reached.
    let stopped = matches!(body.last(), Some(Stmt::Stop));
    if stopped {
        body.clear();
    }
    for rule in instance.rules().iter().filter(|_| !stopped) {
        let said = played.quote(rule.span);
        let moves = moves(rule, kind, automata, coordinates, written)?;
        if !moves.is_empty() {
            body.push(Stmt::Block(said, moves));
        }
    }
    Ok(body)
}

/// Returns `true` if several rules, or one in several ways, may allow the same move; errs on the side of `true`.
pub(super) fn may_repeat(instance: &Instance) -> Result<bool> {
    let [rule] = instance.rules() else { return Ok(true) };
    let original = |slot: Slot| rule.scope.names.get(slot.0 as usize).cloned().unwrap_or_default();
    let steps = rule.steps().map_err(|slot| Unwritten::Unbounded(original(slot)))?;
    let [Part::Tuple(terms)] = &*rule.after else { return Ok(true) };
    let Pattern::Tuple(arity) = rule.before else { return Ok(true) };
    let mut tried = None;
    for step in &steps {
        match step {
            Step::Test(_) | Step::Solve { .. } => {}
            Step::Range { slot, .. } if tried.is_none() => tried = Some(*slot),
            _ => return Ok(true),
        }
    }
    // Of a single variable another value leaves another number.
    let known = |term: &Term| match term {
        Term::Number(_) => true,
        Term::Variable(slot) => (slot.0 as usize) < arity,
        _ => false,
    };
    let tells = |term: &Term, slot: Slot| match term {
        Term::Variable(variable) => *variable == slot,
        Term::Add(a, b) | Term::Subtract(a, b) => {
            let is_it = |term: &Term| *term == Term::Variable(slot);
            known(a) && is_it(b) || is_it(a) && known(b)
        }
        _ => false,
    };
    Ok(tried.is_some_and(|slot| !terms.iter().any(|term| tells(term, slot))))
}

fn ended(
    end: &End,
    automata: &[Automaton],
    coordinates: &[String],
    written: &mut Written,
) -> Result<Vec<Stmt>> {
    let first = if matches!(end.pattern, Pattern::Tuple(_)) { coordinates } else { &[] };
    let names = names(&end.scope, first);
    let mut reader = Reader { written, automata, names, scope: &end.scope, kind: Kind::Tuple(0) };
    matched(&mut reader, &end.pattern, &|reader, _| {
        let condition = reader.formula(&end.condition)?;
        Ok(guarded(condition, vec![Stmt::Stop]))
    })
}

fn moves(
    rule: &Rule,
    kind: Kind,
    automata: &[Automaton],
    coordinates: &[String],
    written: &mut Written,
) -> Result<Vec<Stmt>> {
    let first = if matches!(rule.before, Pattern::Tuple(_)) { coordinates } else { &[] };
    let names = names(&rule.scope, first);
    // Folds do not stand in rules.
    let mut reader = Reader { written, automata, names, scope: &rule.scope, kind: Kind::Tuple(0) };
    let steps = rule.steps().map_err(|slot| Unwritten::Unbounded(reader.original(slot)))?;
    matched(&mut reader, &rule.before, &|reader, gaps| {
        loops::statements(reader, &steps, &|reader| left(reader, rule, kind, gaps))
    })
}

/// Parts of a row held by gaps, as half-open ranges.
type Gaps = [(Int, Int)];
type Within<'w> = &'w dyn Fn(&mut Reader, &Gaps) -> Result<Vec<Stmt>>;

/// Loops over all matches of a component, with statements inside.
fn matched(reader: &mut Reader, pattern: &Pattern, within: Within) -> Result<Vec<Stmt>> {
    match pattern {
        Pattern::Tuple(_) => within(reader, &[]),
        Pattern::Row(items) => {
            let places = items.iter().filter(|item| matches!(item, RowItem::Place(_))).count();
            let body = row(reader, items, places, number(0), &mut vec![], within)?;
            let long = compare(Relation::GreaterEqual, Int::Length("row".into()), number(places as u64));
            let whole = matches!(items.first(), Some(RowItem::Place(_)));
            Ok(if whole { guarded(long, body) } else { body })
        }
    }
}

fn row(
    reader: &mut Reader,
    items: &[RowItem],
    places: usize,
    at: Int,
    gaps: &mut Vec<(Int, Int)>,
    within: Within,
) -> Result<Vec<Stmt>> {
    let length = || Int::Length("row".into());
    match items {
        [] => {
            let whole = compare(Relation::Equal, length(), at);
            Ok(guarded(whole, within(reader, gaps)?))
        }
        [RowItem::Gap] => {
            gaps.push((at, length()));
            let body = within(reader, gaps)?;
            gaps.pop();
            Ok(body)
        }
        [RowItem::Gap, later @ ..] => {
            let variable = if gaps.is_empty() { "at".to_owned() } else { format!("at_{}", gaps.len() + 1) };
            gaps.push((at.clone(), name(&variable)));
            let body = row(reader, later, places, name(&variable), gaps, within)?;
            gaps.pop();
            Ok(vec![Stmt::For(variable, at, minus(length(), number(places as u64)), body)])
        }
        [RowItem::Place(slot), later @ ..] => {
            let variable = reader.name(*slot);
            let mut body = vec![Stmt::Let(variable, Int::Item("row".into(), at.clone().into()))];
            body.extend(row(reader, later, places - 1, plus(at, number(1)), gaps, within)?);
            Ok(body)
        }
    }
}

/// Remains of a move, if all of them are natural.
fn left(reader: &mut Reader, rule: &Rule, kind: Kind, gaps: &Gaps) -> Result<Vec<Stmt>> {
    let mut defined = vec![];
    let found = match (kind, &*rule.after) {
        (Kind::Tuple(_), [Part::Tuple(terms)]) => Left::One(ints(reader, terms, &mut defined)?),
        (Kind::Sum(_), parts) => {
            let mut several = vec![];
            for part in parts {
                let (copies, part) = match part {
                    Part::Copies(copies, part) => (Some(int(reader, copies, &mut defined)?), &**part),
                    part => (None, part),
                };
                let Part::Tuple(terms) = part else { return Err(Unwritten::Splits) };
                several.push(Alike { copies, component: ints(reader, terms, &mut defined)? });
            }
            Left::Several(several)
        }
        (Kind::Row, [Part::Row(parts)]) => {
            let mut pieces = vec![];
            for part in parts {
                pieces.push(match part {
                    RowPart::Place(term) => Piece::Number(int(reader, term, &mut defined)?),
                    RowPart::Gap(gap) => match gaps.get(*gap) {
                        Some((from, to)) => Piece::Slice(from.clone(), to.clone()),
                        None => return Err(Unwritten::Splits),
                    },
                    RowPart::Each { .. } => return Err(Unwritten::Mapped),
                });
            }
            Left::Row(pieces)
        }
        _ => return Err(Unwritten::Splits),
    };
    Ok(guarded(all(defined), vec![Stmt::Option(found)]))
}

fn ints(reader: &mut Reader, terms: &[Term], defined: &mut Vec<Cond>) -> Result<Vec<Int>> {
    terms.iter().map(|term| int(reader, term, defined)).collect()
}

/// A term that is left; the rule's condition already makes it natural.
fn int(reader: &mut Reader, term: &Term, defined: &mut Vec<Cond>) -> Result<Int> {
    let value = reader.term(term)?;
    defined.extend(value.defined);
    Ok(value.int)
}
