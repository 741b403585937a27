//! Certificates as text: a statement, ranks, and the tables of definitions.

use crate::numeration::Numeration;
use crate::plan::Definition;
use crate::read::Scope;
use crate::rejection::{Rejection, TextFlaw};
use crate::statement::{Automaton, Node, Rank, Statement, Variable};
use crate::table::Table;
use crate::text::{Text, flaw};
use crate::write::Names;
use std::collections::HashMap;
use std::fmt;

type Result<T> = std::result::Result<T, Rejection>;

/// A theorem with what is needed to check it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Certificate {
    /// What is proved.
    pub statement: Statement,
    /// Sums that fall with every move: the first that changes.
    pub ranks: Vec<Rank>,
    /// The table of `floor`, if anything speaks of it.
    pub floor: Option<Table>,
    /// Definitions with their tables; later ones may speak of earlier ones.
    pub definitions: Vec<(String, Definition, Table)>,
}

impl Names {
    /// Names of the numbers of a definition.
    fn defined(free: u32, automata: &[Automaton]) -> Names {
        let name = |number: u32| match free {
            ..=8 => char::from(b'a' + number as u8).to_string(),
            _ => format!("x{number}"),
        };
        let automata = automata.iter().map(|automaton| automaton.name.clone()).collect();
        Names::new((0..free).map(name).collect(), automata)
    }
}

impl Definition {
    /// Names of its numbers, free before bound, as in a certificate.
    pub fn names(&self) -> Vec<String> {
        let names = Names::defined(self.free, &[]);
        (0..self.free + self.bound).map(|number| names.number(number)).collect()
    }

    /// The definition as in a certificate, without its name and table.
    pub fn text(&self, automata: &[Automaton]) -> String {
        let names = Names::defined(self.free, automata);
        let list =
            |from: u32, to: u32| (from..to).map(|number| names.number(number)).collect::<Vec<_>>().join(" ");
        let literals: String =
            self.literals.iter().map(|literal| format!(" {}", names.literal(literal))).collect();
        let free = list(0, self.free);
        match self.bound {
            0 => format!("({free}) (and{literals})"),
            bound => format!("({free}) (exists ({}){literals})", list(self.free, self.free + bound)),
        }
    }
}

impl fmt::Display for Certificate {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = format!("(certificate 2)\n{}", self.statement);
        let names = Names::of(&self.statement);
        let ranks: String = self.ranks.iter().map(|rank| format!(" {}", names.rank(rank))).collect();
        text += &format!("(falls{ranks})\n");
        if let Some(floor) = &self.floor {
            text += "(floor";
            floor.write(&mut text);
            text += ")\n";
        }
        for (name, definition, table) in &self.definitions {
            text += &format!("(define {name} {}", definition.text(&self.statement.automata));
            table.write(&mut text);
            text += ")\n";
        }
        out.write_str(&text)
    }
}

impl Certificate {
    /// Reads a certificate.
    pub fn parse(text: &str) -> Result<Certificate> {
        let text = &Text::read(text)?;
        let expected = |at, what| flaw(at, TextFlaw::Expected(what));
        let [head, statement, falls, rest @ ..] = &*text.top else { return expected(0, "certificate") };
        match text.form(*head, "certificate")? {
            ("certificate", [version]) if text.number(*version, 2)? == 2 => {}
            _ => return expected(text.at(*head), "certificate"),
        }
        let statement = Statement::read(text, *statement)?;
        let ("falls", ranks) = text.form(*falls, "falls")? else { return expected(text.at(*falls), "falls") };
        let mut scope = Scope::new(statement.numeration, &statement.automata, &statement.places);
        let ranks = ranks.iter().map(|&item| scope.rank(text, item)).collect::<Result<Vec<Rank>>>()?;
        let mut read = Certificate { statement, ranks, floor: None, definitions: vec![] };
        let mut names: HashMap<String, (usize, usize)> = HashMap::new();
        for &item in rest {
            match text.form(item, "define")? {
                ("floor", &[nodes, rows, accept]) if read.floor.is_none() && names.is_empty() => {
                    let radix = read.statement.numeration.radix();
                    read.floor = Some(Table::read(text, "floor", [nodes, rows, accept], 2, radix)?);
                }
                ("define", &[name, free, body, nodes, rows, accept]) => {
                    let of = (&names, read.statement.numeration, &*read.statement.automata);
                    let definition = definition(text, free, body, of)?;
                    let word = crate::read::name(text, name)?;
                    let free = definition.free;
                    if names.insert(word.clone(), (names.len(), free as usize)).is_some() {
                        return flaw(text.at(name), TextFlaw::Again);
                    }
                    let radix = read.statement.numeration.radix();
                    let table = Table::read(text, &word, [nodes, rows, accept], free, radix)?;
                    read.definitions.push((word, definition, table));
                }
                _ => return expected(text.at(item), "define"),
            }
        }
        Ok(read)
    }
}

/// Earlier definitions, the numeration, and the automata of a statement.
type Known<'a> = (&'a HashMap<String, (usize, usize)>, Numeration, &'a [Automaton]);

/// A definition: its numbers, and literals that hold, perhaps with further numbers.
fn definition(
    text: &Text,
    free: usize,
    body: usize,
    (names, numeration, automata): Known,
) -> Result<Definition> {
    let mut scope = Scope::new(numeration, automata, &[]);
    scope.defined = Some(names);
    let free: Vec<Variable> = scope.bind(text, free)?;
    let (bound, literals) = match text.form(body, "and")? {
        ("and", literals) => (vec![], literals),
        ("exists", [bound, literals @ ..]) => (scope.bind(text, *bound)?, literals),
        _ => return flaw(text.at(body), TextFlaw::Expected("and")),
    };
    let mut read = vec![];
    for &item in literals {
        match &*scope.formula(text, item)?.0 {
            [Node::Literal(literal)] => read.push(literal.clone()),
            [Node::Literal(literal), Node::Not(0)] => read.push(literal.clone().opposite()),
            _ => return flaw(text.at(item), TextFlaw::Expected("literal")),
        }
    }
    Ok(Definition { free: free.len() as u32, bound: bound.len() as u32, literals: read })
}
