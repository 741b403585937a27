//! A format beside the game that it is for: which of the numbers read are parameters, and which are positions.

use super::format::{self, Answer, Cases, Flaw, Format, Misformat, What};
use super::names;
use super::problem::Unwritten;
use super::program::{Int, Kind, Program, Stmt};
use super::read::{Reader, Written};
use super::subject::Subject;
use dashu_int::UBig;
use question::Variant;
use rules::{Convention, Form, Parameter, ParameterKind, Scope, Term};

/// A format for a game.
#[derive(Clone, Debug)]
pub struct Layout {
    pub(super) text: String,
    pub(super) cases: Cases,
    pub(super) reads: Vec<What>,
    pub(super) position: Position,
    pub(super) answers: Vec<Answer>,
    opened: Vec<String>,
    /// Numbers of a position that are computed from those that are read.
    pub(super) derived: Vec<Stmt>,
    /// Bounds of numbers that are read.
    pub(super) bounds: Vec<Bounds>,
    /// Numbers of a component without parameters.
    pub(super) printed: usize,
}

/// Bounds of a number, by its name in the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Bounds {
    pub(super) name: String,
    pub(super) least: Option<UBig>,
    pub(super) most: Option<UBig>,
}

/// Position of a case, from the names of the numbers read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Position {
    /// So many components.
    Components(Vec<Vec<String>>),
    /// The components of the list, each with these numbers.
    List(Vec<String>),
    /// A row of these numbers.
    Row(Vec<String>),
    /// The list is a row of numbers with this name.
    RowList(String),
}

impl Format {
    /// The format for a game: names of its parameters stand for them, all other numbers for the position.
    pub fn layout(&self, variant: &Variant) -> Result<Layout, Misformat> {
        self.laid_out(Subject::Game(variant))
    }

    /// The format for data on positions with these coordinates.
    pub fn layout_of_data(&self, coordinates: &[String]) -> Result<Layout, Misformat> {
        self.laid_out(Subject::Data(coordinates))
    }

    fn laid_out(&self, subject: Subject<'_>) -> Result<Layout, Misformat> {
        let parameters = subject.parameters();
        let counts: Vec<&str> = self.reads.iter().filter_map(|read| count(&read.what)).collect();
        let (mut opened, mut numbers, mut list) = (vec![], vec![], None);
        for read in &self.reads {
            let flaw = |flaw| Misformat { place: read.place.clone(), flaw };
            match &read.what {
                What::Number(name) => match parameters.iter().find(|parameter| parameter.name == *name) {
                    Some(parameter) if matches!(parameter.kind, ParameterKind::Natural { .. }) => {
                        if !matches!(subject.form(), Form::Tuple(_)) || !subject.has_rules() {
                            return Err(flaw(Flaw::Open(name.clone())));
                        }
                        opened.push(name.clone());
                    }
                    Some(_) => return Err(flaw(Flaw::Parameter(name.clone()))),
                    None if counts.contains(&&**name) => {}
                    None => numbers.push(name.clone()),
                },
                What::List { names, .. } if list.is_none() && numbers.is_empty() => {
                    list = Some(names.clone());
                }
                What::List { .. } => return Err(flaw(Flaw::Mixed)),
            }
            if list.is_some() && !numbers.is_empty() {
                return Err(flaw(Flaw::Mixed));
            }
        }
        let spelled =
            Spelled::new(&self.reads.iter().flat_map(|read| format::names(&read.what)).collect::<Vec<_>>());
        let mut derived = vec![];
        let position = self.position(subject, &spelled, (&opened, &mut derived), (numbers, list))?;
        let mut bounds: Vec<Bounds> =
            opened.iter().map(|name| bounds(parameters, name, spelled.of(name))).collect();
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
            text: self.text.split_whitespace().collect::<Vec<_>>().join(" "),
            cases: self.cases.clone(),
            reads: self.reads.iter().map(|read| spell(&read.what)).collect(),
            position,
            answers: self.answers.clone(),
            opened,
            derived,
            bounds,
            printed: if let Form::Tuple(arity) = subject.form() { arity } else { 1 },
        })
    }

    fn position(
        &self,
        subject: Subject<'_>,
        spelled: &Spelled,
        (opened, derived): (&[String], &mut Vec<Stmt>),
        (numbers, list): (Vec<String>, Option<Vec<String>>),
    ) -> Result<Position, Misformat> {
        let whole = 0..self.text.find("->").unwrap_or(self.text.len());
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
                let name = format!("start_{}", place + 1);
                derived.push(Stmt::Let(name.clone(), int));
                name
            }
        });
    }
    // A program has helpers for its functions alone.
    written.helpers.is_empty().then_some(all)
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

impl Layout {
    /// The format as it was written.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Parameters that the program reads.
    pub fn opened(&self) -> &[String] {
        &self.opened
    }

    /// Returns `true` if the program needs the moves of the game.
    pub fn moves(&self) -> bool {
        self.answers.iter().any(|answer| matches!(answer, Answer::Count | Answer::Move | Answer::Moves))
    }

    /// Returns `true` if the program prints nim-values.
    pub fn values(&self) -> bool {
        self.answers.contains(&Answer::Value)
    }

    /// Returns `true` if every position is one component, or one row.
    pub fn is_single(&self) -> bool {
        match &self.position {
            Position::Components(components) => components.len() == 1,
            Position::List(_) => false,
            Position::Row(_) | Position::RowList(_) => true,
        }
    }

    /// Number of components, or length of rows, if it is always the same.
    pub fn size(&self) -> Option<usize> {
        match &self.position {
            Position::Components(components) => Some(components.len()),
            Position::Row(numbers) => Some(numbers.len()),
            Position::List(_) | Position::RowList(_) => None,
        }
    }

    /// Says why a program cannot answer in this format.
    pub(super) fn admits(&self, program: &Program) -> Result<(), Unwritten> {
        let row = matches!(self.position, Position::Row(_) | Position::RowList(_));
        let valued = program.functions.iter().any(|function| function.name == "value")
            || program.computed.as_ref().is_some_and(|computed| computed.ending.is_none());
        match program.kind {
            Kind::Tuple(_) if !self.is_single() && program.convention == Convention::Misere => {
                return Err(Unwritten::MisereSum);
            }
            Kind::Tuple(_) if !self.is_single() => return Err(Unwritten::Heaps),
            Kind::Row if !row => return Err(Unwritten::Heaps),
            _ => {}
        }
        if self.values() && !valued {
            return Err(Unwritten::Values);
        }
        if program.valued && !program.summable {
            let misere = program.convention == Convention::Misere;
            return Err(if misere { Unwritten::MisereSum } else { Unwritten::Ends });
        }
        let silent = |answer: &Answer| matches!(answer, Answer::Words { drawn: None, .. });
        match program.draws {
            true if !program.functions.iter().any(|function| function.name == "wins") => {
                Err(Unwritten::Endless)
            }
            true if self.answers.iter().any(silent) => Err(Unwritten::Draws),
            _ => Ok(()),
        }
    }
}
