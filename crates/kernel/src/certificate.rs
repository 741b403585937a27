//! Certificates as text: a statement, ranks, and the tables of definitions.

use crate::rejection::{Result, TextFlaw};
use crate::scope::{Names, Scope};
use crate::statement::{Definition, Node, Phase, Statement};
use crate::table::Table;
use crate::text::{Text, flaw};

/// A theorem with what is needed to check it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Certificate {
    /// The statement that is proved.
    pub statement: Statement,
    /// Sums that fall with every move, by phases of play.
    pub phases: Vec<Phase>,
    /// The table of `floor`, if anything speaks of it.
    pub floor: Option<Table>,
    /// Definitions with their tables; later ones may speak of earlier ones.
    pub definitions: Vec<(String, Definition, Table)>,
}

impl Certificate {
    /// Reads a certificate.
    pub fn parse(text: &str) -> Result<Certificate> {
        let text = &Text::read(text)?;
        let [head, statement, falls, rest @ ..] = &*text.top else {
            return flaw(0, TextFlaw::Expected("certificate"));
        };
        let [version] = text.parts(*head, "certificate")?;
        if text.number(version, 2)? != 2 {
            return text.expected(version, "certificate");
        }
        Certificate::rest(Statement::read(text, *statement, None)?, text, *falls, rest)
    }

    /// Reads what follows a statement.
    pub fn rest(statement: Statement, text: &Text, falls: usize, rest: &[usize]) -> Result<Certificate> {
        let mut scope = Scope::new(statement.numeration, &statement.automata, &statement.places);
        let phases = match text.rest(falls, "falls")? {
            all @ [first, ..] if text.rest(*first, "phase").is_ok() => {
                let phase = |&item: &usize| match text.rest(item, "phase")? {
                    [when, sums @ ..] => {
                        Ok(Phase { when: scope.formula(text, *when)?, ranks: scope.ranks(text, sums)? })
                    }
                    [] => flaw(text.at(item), TextFlaw::Arity),
                };
                all.iter().map(phase).collect::<Result<Vec<Phase>>>()?
            }
            sums => vec![Phase::always(scope.ranks(text, sums)?)],
        };
        Ok(Certificate { phases, ..Certificate::tables(statement, text, rest)? })
    }

    /// Reads what follows ranks, for a statement; there are no ranks then.
    pub fn tables(statement: Statement, text: &Text, rest: &[usize]) -> Result<Certificate> {
        let phases = vec![Phase::always(vec![])];
        let mut read = Certificate { statement, phases, floor: None, definitions: vec![] };
        let (mut names, radix) = (Names::new(), read.statement.numeration.radix());
        for &item in rest {
            match text.form(item, "define")? {
                ("floor", &[nodes, rows, accept]) if read.floor.is_none() && names.is_empty() => {
                    read.floor = Some(Table::read(text, "floor", [nodes, rows, accept], 2, radix)?);
                }
                ("define", &[name, free, body, nodes, rows, accept]) => {
                    let mut scope = Scope::new(read.statement.numeration, &read.statement.automata, &[]);
                    scope.defined = Some(&names);
                    let definition = Definition::read(text, free, body, scope)?;
                    let word = crate::scope::name(text, name)?;
                    if names.insert(word.clone(), (names.len(), definition.free as usize)).is_some() {
                        return flaw(text.at(name), TextFlaw::Again);
                    }
                    let table = Table::read(text, &word, [nodes, rows, accept], definition.free, radix)?;
                    read.definitions.push((word, definition, table));
                }
                _ => return text.expected(item, "define"),
            }
        }
        Ok(read)
    }
}

impl Definition {
    /// Its numbers, and literals that hold, perhaps with further numbers.
    pub(crate) fn read(text: &Text, free: usize, body: usize, mut scope: Scope) -> Result<Definition> {
        let free = scope.bind(text, free)?;
        let (bound, literals) = match text.form(body, "and")? {
            ("and", literals) => (vec![], literals),
            ("exists", [bound, literals @ ..]) => (scope.bind(text, *bound)?, literals),
            _ => return text.expected(body, "and"),
        };
        let mut read = vec![];
        for &item in literals {
            match &*scope.formula(text, item)?.0 {
                [Node::Literal(literal)] => read.push(literal.clone()),
                [Node::Literal(literal), Node::Not(0)] => read.push(literal.clone().opposite()),
                _ => return text.expected(item, "literal"),
            }
        }
        Ok(Definition { free: free.len() as u32, bound: bound.len() as u32, literals: read })
    }
}
