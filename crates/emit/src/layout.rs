//! A format for a game, or for data: which of the numbers read are parameters, and which are positions.

use super::problem::Unwritten;
use super::read::{Reader, Written};
use super::subject::Subject;
use dashu_int::UBig;
use program::format::{self, Answer, Flaw, Format, Misformat, What};
use program::layout::{Bounds, Layout, Position, Summand};
use program::names::{self, Ending};
use program::{Int, Kind, Program, Stmt};
use question::Variant;
use rules::{Convention, Form, Parameter, ParameterKind, Scope, Term};

/// A format for a game, or for a sum: each takes what comes next, a list or the numbers of one position. Names of its parameters
/// stand for them, all other numbers for the position.
pub fn layout(format: &Format, variants: &[Variant]) -> Result<Layout, Misformat> {
    Given(format).laid_out(&variants.iter().map(Subject::Game).collect::<Vec<_>>())
}

/// A format for data on positions with these coordinates.
pub fn layout_of_data(format: &Format, coordinates: &[String]) -> Result<Layout, Misformat> {
    Given(format).laid_out(&[Subject::Data(coordinates)])
}

/// The format that is laid out.
struct Given<'f>(&'f Format);

impl Given<'_> {
    fn laid_out(&self, subjects: &[Subject<'_>]) -> Result<Layout, Misformat> {
        let (opened, items) = self.items(subjects)?;
        let spelled =
            Spelled::new(&self.0.reads.iter().flat_map(|read| format::names(&read.what)).collect::<Vec<_>>());
        let (mut derived, mut bounds, mut summands) = (vec![], vec![], vec![]);
        for (place, (subject, taken)) in subjects.iter().zip(self.shared(subjects, items)?).enumerate() {
            let is_own = |name: &&String| subject.parameters().iter().any(|own| own.name == **name);
            let own: Vec<String> = opened.iter().filter(is_own).cloned().collect();
            bounds.extend(own.iter().map(|name| self::bounds(subject.parameters(), name, spelled.of(name))));
            let position = self.position(*subject, &spelled, (&own, &mut derived), taken)?;
            let ending = if subjects.len() > 1 { subject.ending(place + 1) } else { Ending::default() };
            let printed = if let Form::Tuple(arity) = subject.form() { arity } else { 1 };
            summands.push(Summand { position, opened: own, printed, ending });
        }
        for statement in &derived {
            if let Stmt::Let(name, _) = statement {
                bounds.push(Bounds { name: name.clone(), least: Some(UBig::ZERO), most: None });
            }
        }
        let spell = |what: &What| match what {
            What::Number(name) => What::Number(spelled.of(name)),
            What::List { names, count } => What::List { names: spelled.all(names), count: spelled.of(count) },
        };
        Ok(Layout {
            // It stands in a comment of one line.
            text: self.0.text.split_whitespace().collect::<Vec<_>>().join(" "),
            cases: self.0.cases.clone(),
            reads: self.0.reads.iter().map(|read| spell(&read.what)).collect(),
            answers: self.0.answers.clone(),
            derived,
            bounds,
            games: summands.len(),
            summands,
        })
    }

    /// Parameters that are read, and the items that positions are made of.
    fn items(&self, subjects: &[Subject<'_>]) -> Result<(Vec<String>, Vec<Item>), Misformat> {
        let counts: Vec<&str> = self.0.reads.iter().filter_map(|read| count(&read.what)).collect();
        let (mut opened, mut items) = (vec![], vec![]);
        for read in &self.0.reads {
            let flaw = |flaw| Misformat { place: read.place.clone(), flaw };
            let place = read.place.clone();
            let name = match &read.what {
                What::Number(name) => name,
                What::List { names, .. } => {
                    items.push(Item { names: names.clone(), is_list: true, place });
                    continue;
                }
            };
            let mut is_parameter = false;
            for subject in subjects {
                match subject.parameters().iter().find(|parameter| parameter.name == *name) {
                    Some(parameter) if matches!(parameter.kind, ParameterKind::Natural { .. }) => {
                        if !matches!(subject.form(), Form::Tuple(_)) || !subject.has_rules() {
                            return Err(flaw(Flaw::Open(name.clone())));
                        }
                        is_parameter = true;
                    }
                    Some(_) => return Err(flaw(Flaw::Parameter(name.clone()))),
                    None => {}
                }
            }
            match is_parameter {
                true => opened.push(name.clone()),
                false if counts.contains(&&**name) => {}
                false => items.push(Item { names: vec![name.clone()], is_list: false, place }),
            }
        }
        Ok((opened, items))
    }

    /// What each game takes: a single one all that there is; of several, each the next list, or so many numbers as it was
    /// written with dots, or as a position has.
    fn shared(&self, subjects: &[Subject<'_>], items: Vec<Item>) -> Result<Vec<Taken>, Misformat> {
        let mut rest = &items[..];
        let mut all = vec![];
        for subject in subjects {
            let count = match rest {
                _ if subjects.len() == 1 => rest.len(),
                [] => return Err(Misformat { place: self.reading(), flaw: Flaw::Missing(subject.name()) }),
                [Item { is_list: true, .. }, ..] => 1,
                [first, ..] => {
                    let dotted = rest.iter().take_while(|item| item.place == first.place).count();
                    let plain = rest.iter().take_while(|item| !item.is_list).count();
                    let whole = if let Form::Tuple(arity) = subject.form() { arity } else { 1 };
                    if dotted > 1 { dotted } else { whole.min(plain) }
                }
            };
            let (taken, later) = rest.split_at(count);
            if let Some(mixed) = taken.iter().skip(1).find(|item| item.is_list || taken[0].is_list) {
                return Err(Misformat { place: mixed.place.clone(), flaw: Flaw::Mixed });
            }
            let names = taken.iter().flat_map(|item| item.names.clone()).collect();
            all.push(if taken.iter().any(|item| item.is_list) {
                Taken::List(names)
            } else {
                Taken::Numbers(names)
            });
            rest = later;
        }
        match rest.first() {
            Some(item) => Err(Misformat { place: item.place.clone(), flaw: Flaw::Left }),
            None => Ok(all),
        }
    }

    /// Place of what is read.
    fn reading(&self) -> std::ops::Range<usize> {
        0..self.0.text.find("->").unwrap_or(self.0.text.len())
    }

    fn position(
        &self,
        subject: Subject<'_>,
        spelled: &Spelled,
        (opened, derived): (&[String], &mut Vec<Stmt>),
        taken: Taken,
    ) -> Result<Position, Misformat> {
        let whole = self.reading();
        let (numbers, list) = match taken {
            Taken::Numbers(numbers) => (numbers, None),
            Taken::List(list) => (vec![], Some(list)),
        };
        let flaw = |given, arity| Misformat { place: whole.clone(), flaw: Flaw::Arity { given, arity } };
        let Form::Tuple(arity) = subject.form() else {
            return match list {
                Some(list) if list.len() == 1 => Ok(Position::RowList(spelled.of(&list[0]))),
                Some(list) => Err(flaw(list.len(), 1)),
                None => Ok(Position::Row(spelled.all(&numbers))),
            };
        };
        let whole = |component: &[String]| [spelled.all(component), spelled.all(opened)].concat();
        match list {
            Some(list) if list.len() == arity => Ok(Position::List(whole(&list))),
            Some(list) => Err(flaw(list.len(), arity)),
            None if numbers.is_empty() || numbers.len() % arity != 0 => {
                let short = spelled.all(&numbers);
                let start = if opened.is_empty() { started(subject, &short, derived) } else { None };
                start.map(|start| Position::Components(vec![start])).ok_or_else(|| flaw(numbers.len(), arity))
            }
            None => {
                let mut ordered = numbers.clone();
                let wanted = subject.coordinates();
                // The names of the rules mean what they mean there, in whatever order.
                if numbers.len() == arity
                    && wanted.iter().all(|name| numbers.contains(name))
                    && !wanted.is_empty()
                {
                    ordered = wanted;
                }
                Ok(Position::Components(ordered.chunks(arity).map(whole).collect()))
            }
        }
    }
}

/// The numbers of a position from those of a short form: `start (n) = (n, n - 1)`. Those that are computed get names.
fn started(subject: Subject<'_>, numbers: &[String], derived: &mut Vec<Stmt>) -> Option<Vec<String>> {
    let start = subject.starts().iter().find(|start| start.arity == numbers.len())?;
    let mut written = Written::default();
    let automata = subject.automata();
    let (names, scope) = (numbers.to_vec(), &start.scope);
    let mut reader = Reader { written: &mut written, automata, names, scope, kind: Kind::Tuple(0) };
    let mut all = vec![];
    for (place, term) in start.position.iter().enumerate() {
        let value = reader.term(term).ok().filter(|value| value.defined.is_empty())?;
        all.push(match value.int {
            Int::Name(name) => name,
            int => {
                let is_free = |name: &String| {
                    !derived.iter().any(|known| matches!(known, Stmt::Let(known, _) if known == name))
                };
                let all = (place + 1..).map(|number| format!("start_{number}"));
                let name = all.take(64).find(is_free)?;
                derived.push(Stmt::Let(name.clone(), int));
                name
            }
        });
    }
    // A program has helpers for its functions alone.
    written.helpers.is_empty().then_some(all)
}

/// A number or a list that a position is made of.
struct Item {
    names: Vec<String>,
    is_list: bool,
    place: std::ops::Range<usize>,
}

/// Part of a format that a game takes.
enum Taken {
    Numbers(Vec<String>),
    List(Vec<String>),
}

/// The number that says how long a list is.
fn count(of: &What) -> Option<&str> {
    match of {
        What::List { count, .. } => Some(count),
        What::Number(_) => None,
    }
}

fn bounds(parameters: &[Parameter], name: &str, spelled: String) -> Bounds {
    let parameter = parameters.iter().find(|parameter| parameter.name == name);
    let numbers = |terms: &[Term]| -> Vec<UBig> {
        let number = |term: &Term| if let Term::Number(number) = term { Some(number.clone()) } else { None };
        terms.iter().filter_map(number).collect()
    };
    match parameter.map(|parameter| &parameter.kind) {
        Some(ParameterKind::Natural { least, most }) => Bounds {
            name: spelled,
            least: numbers(least).into_iter().max().filter(|least| !least.is_zero()),
            most: numbers(most).into_iter().min(),
        },
        _ => Bounds { name: spelled, least: None, most: None },
    }
}

/// Names of a format as a program spells them.
struct Spelled(Vec<(String, String)>);

impl Spelled {
    fn new(all: &[&str]) -> Spelled {
        let names: Vec<String> = all.iter().map(|name| (*name).to_owned()).collect();
        let spelled = names::names(&Scope { names: names.clone() }, &[]);
        Spelled(names.into_iter().zip(spelled).collect())
    }

    fn of(&self, name: &str) -> String {
        let found = self.0.iter().find(|(given, _)| given == name);
        found.map_or_else(|| name.to_owned(), |(_, spelled)| spelled.clone())
    }

    fn all(&self, names: &[String]) -> Vec<String> {
        names.iter().map(|name| self.of(name)).collect()
    }
}

/// Says why programs, one for each game, cannot answer in a layout.
pub(super) fn admits(layout: &Layout, programs: &[&Program]) -> Result<(), Unwritten> {
    layout.summands.iter().zip(programs).try_for_each(|(summand, program)| {
        if layout.games > 1 {
            adds(layout, program)?;
        }
        admits_one(layout, summand, program)
    })
}

/// Says why the nim-values of a game cannot be added to those of others.
fn adds(layout: &Layout, program: &Program) -> Result<(), Unwritten> {
    match program.kind {
        _ if program.convention == Convention::Misere => Err(Unwritten::MisereSum),
        _ if program.draws => Err(Unwritten::Endless),
        _ if program.reach > 1 || !program.summable => Err(Unwritten::Ends),
        _ if !program.has_values() => Err(Unwritten::Values),
        Kind::Row if layout.moves() => Err(Unwritten::Rows),
        Kind::Sum(_) if layout.moves() && !program.valued => Err(Unwritten::Heaps),
        _ => Ok(()),
    }
}

fn admits_one(layout: &Layout, summand: &Summand, program: &Program) -> Result<(), Unwritten> {
    let row = matches!(summand.position, Position::Row(_) | Position::RowList(_));
    match program.kind {
        Kind::Tuple(_) if !summand.is_single() && program.convention == Convention::Misere => {
            return Err(Unwritten::MisereSum);
        }
        Kind::Tuple(_) if !summand.is_single() => return Err(Unwritten::Heaps),
        Kind::Row if !row => return Err(Unwritten::Heaps),
        _ => {}
    }
    if layout.values() && !program.has_values() {
        return Err(Unwritten::Values);
    }
    if program.valued && !program.summable {
        let misere = program.convention == Convention::Misere;
        return Err(if misere { Unwritten::MisereSum } else { Unwritten::Ends });
    }
    let silent = |answer: &Answer| matches!(answer, Answer::Words { drawn: None, .. });
    match program.draws {
        true if !program.functions.iter().any(|function| function.name == "wins") => Err(Unwritten::Endless),
        true if layout.answers.iter().any(silent) => Err(Unwritten::Draws),
        _ => Ok(()),
    }
}
