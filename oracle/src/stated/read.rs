//! Statements from text.

use super::items::{Item, items};
use super::{Automaton, Certainty, Choice, Claim, Digits, Formula, Literal, Move, Relation, Sense, Stated};
use std::collections::BTreeMap;

/// Names of a part of a statement.
pub(crate) struct Scope<'s> {
    pub(crate) automata: &'s [Automaton],
    pub(crate) names: Vec<String>,
    /// Names of earlier definitions, with the numbers they read.
    pub(crate) defined: Vec<(String, usize)>,
}

type Sum = (BTreeMap<usize, i128>, i128);

impl Scope<'_> {
    pub(crate) fn bind(&mut self, list: &Item) -> Option<Vec<usize>> {
        let mut bound = vec![];
        for name in list.list()? {
            let name = name.word()?.to_owned();
            if self.names.contains(&name) {
                return None;
            }
            bound.push(self.names.len());
            self.names.push(name);
        }
        Some(bound)
    }

    pub(crate) fn number(&self, item: &Item) -> Option<usize> {
        let word = item.word()?;
        self.names.iter().position(|name| name == word)
    }

    pub(crate) fn numbers(&self, items: &[Item]) -> Option<Vec<usize>> {
        items.iter().map(|item| self.number(item)).collect()
    }

    pub(crate) fn sum(&self, item: &Item) -> Option<Sum> {
        if let Some(number) = item.number() {
            return Some((BTreeMap::new(), number.into()));
        }
        if item.word().is_some() {
            return Some((BTreeMap::from([(self.number(item)?, 1)]), 0));
        }
        let (head, sides) = item.form()?;
        let sides: Vec<Sum> = sides.iter().map(|side| self.sum(side)).collect::<Option<_>>()?;
        Some(match (head, &*sides) {
            ("+", all) => all.iter().fold(Sum::default(), |sum, side| plus(sum, 1, side)),
            ("-", [from, less]) => plus(from.clone(), -1, less),
            ("*", [(none, factor), of]) if none.is_empty() => plus(Sum::default(), *factor, of),
            _ => return None,
        })
    }

    pub(crate) fn formula(&mut self, item: &Item) -> Option<Formula> {
        match item.word() {
            Some("true") => return Some(Formula::And(vec![])),
            Some("false") => return Some(Formula::Or(vec![])),
            Some(_) => return None,
            None => {}
        }
        let (head, rest) = item.form()?;
        let mut all =
            |items: &[Item]| items.iter().map(|item| self.formula(item)).collect::<Option<Vec<_>>>();
        Some(match (head, rest) {
            ("and", parts) => Formula::And(all(parts)?),
            ("or", parts) => Formula::Or(all(parts)?),
            ("not", [inner]) => Formula::Not(Box::new(self.formula(inner)?)),
            ("exists", [list, inner]) => {
                let bound = self.bind(list)?;
                Formula::Exists(bound, Box::new(self.formula(inner)?))
            }
            _ => Formula::Literal(self.literal(head, rest)?),
        })
    }

    fn literal(&self, head: &str, rest: &[Item]) -> Option<Literal> {
        let constant = || i128::from(rest.first().and_then(Item::number).unwrap_or(0));
        let (relation, numbers) = match (head, rest) {
            ("=" | "<" | "<=", [left, right]) => {
                let mut sum = plus(self.sum(left)?, -1, &self.sum(right)?);
                sum.1 -= i128::from(head == "<=");
                return Some(linear(sum, if head == "=" { Sense::Zero } else { Sense::Negative }));
            }
            ("divides", [of, sum]) => {
                return Some(linear(self.sum(sum)?, Sense::Multiple(of.number()?.into())));
            }
            ("xor", numbers) => (Relation::Xor, numbers),
            ("columns", [_, numbers @ ..]) => (Relation::Columns(constant()), numbers),
            ("ones", [_, numbers @ ..]) => (Relation::Ones(constant()), numbers),
            ("bit", [_, numbers @ ..]) => (Relation::Bit(constant()), numbers),
            ("power-of-two", numbers) => (Relation::PowerOfTwo, numbers),
            ("fibonacci", numbers) => (Relation::Fibonacci, numbers),
            ("lowest-zeckendorf", numbers) => (Relation::LowestZeckendorf, numbers),
            ("floor", numbers) => (Relation::Floor, numbers),
            ("accepts", [name, numbers @ ..]) => {
                let index = self.automata.iter().position(|it| Some(&*it.name) == name.word())?;
                (Relation::Automaton(index), numbers)
            }
            (name, numbers) => {
                (Relation::Defined(self.defined.iter().position(|(other, _)| other == name)?), numbers)
            }
        };
        Some(Literal { positive: true, relation, numbers: self.numbers(numbers)? })
    }
}

fn plus(mut sum: Sum, factor: i128, other: &Sum) -> Sum {
    for (&number, &more) in &other.0 {
        *sum.0.entry(number).or_insert(0) += factor * more;
    }
    sum.1 += factor * other.1;
    sum
}

fn linear((mut terms, constant): Sum, sense: Sense) -> Literal {
    terms.retain(|_, factor| *factor != 0);
    let (numbers, coefficients) = terms.into_iter().unzip();
    Literal { positive: true, relation: Relation::Linear(coefficients, constant, sense), numbers }
}

/// P, N or D.
fn letter(item: &Item) -> Option<char> {
    match item.word()? {
        "lost" => Some('P'),
        "won" => Some('N'),
        "draw" => Some('D'),
        _ => None,
    }
}

fn automaton(parts: &[Item]) -> Option<Automaton> {
    let [name, _, accept, edges @ ..] = parts else { return None };
    let mut made = Automaton {
        name: name.word()?.to_owned(),
        accepting: accept.form()?.1.iter().map(Item::number).collect::<Option<_>>()?,
        edges: Default::default(),
    };
    for edge in edges {
        let ("go", [from, digits, to]) = edge.form()? else { return None };
        let digits: Vec<u8> =
            digits.list()?.iter().map(|it| Some(it.number()? as u8)).collect::<Option<_>>()?;
        made.edges.insert((from.number()?, digits), to.number()?);
    }
    Some(made)
}

fn step(certainty: Certainty, parts: &[Item], scope: &mut Scope) -> Option<Move> {
    let (bound, rest) = parts.split_first()?;
    let bound = scope.bind(bound)?;
    let (mut when, mut to) = (vec![], vec![]);
    for item in rest {
        match item.form() {
            Some(("to", numbers)) => to.push(scope.numbers(numbers)?),
            _ => when.push(scope.formula(item)?),
        }
    }
    Some(Move { certainty, bound, when: Formula::And(when), parts: to })
}

fn choice(parts: &[Item], scope: &mut Scope) -> Option<Choice> {
    let [bound, when, with, results @ ..] = parts else { return None };
    let ("if", [when]) = when.form()? else { return None };
    let when = scope.formula(when)?;
    let chosen = scope.bind(bound)?;
    let ("with", [with]) = with.form()? else { return None };
    let with = scope.formula(with)?;
    let mut made = vec![];
    for item in results {
        let ("to", [numbers, formula]) = item.form()? else { return None };
        let numbers = scope.bind(numbers)?;
        made.push((numbers, scope.formula(formula)?));
    }
    Some(Choice { when, chosen, with, results: made })
}

impl Stated {
    /// Reads a statement that stands alone, or a certificate with one; `None` if it is none.
    pub fn read(text: &str) -> Option<Stated> {
        let items = items(text)?;
        let is_statement = |item: &&Item| matches!(item.form(), Some(("statement", _)));
        Stated::of(items.iter().find(is_statement)?)
    }

    pub(crate) fn of(item: &Item) -> Option<Stated> {
        let mut read = Stated {
            digits: Digits::Base(2),
            automata: vec![],
            places: vec![],
            sorted: false,
            laws: vec![],
            ends: vec![],
            stuck: 'P',
            moves: vec![],
            choices: vec![],
            claim: Claim::Outcomes(Box::default()),
        };
        for part in item.form()?.1 {
            let (head, parts) = part.form()?;
            let automata = read.automata.clone();
            let mut scope = Scope { automata: &automata, names: read.places.clone(), defined: vec![] };
            read.part(head, parts, &mut scope)?;
        }
        Some(read)
    }

    fn part(&mut self, head: &str, parts: &[Item], scope: &mut Scope) -> Option<()> {
        match (head, parts) {
            ("numeration", [kind, numbers @ ..]) => {
                let numbers: Vec<u8> =
                    numbers.iter().map(|it| it.number().map(|it| it as u8)).collect::<Option<_>>()?;
                self.digits = match (kind.word()?, &*numbers) {
                    ("base", &[base]) => Digits::Base(base),
                    ("quadratic", &[t]) => Digits::Quadratic(t),
                    ("difference", &[a, b]) => Digits::Difference(a, b),
                    ("recurrence", numbers) => {
                        let mut all = [0; 4];
                        all.get_mut(..numbers.len())?.copy_from_slice(numbers);
                        Digits::Recurrence(all)
                    }
                    _ => return None,
                };
            }
            ("automaton", parts) => self.automata.push(automaton(parts)?),
            ("assuming", _) => {}
            ("places", names) => {
                self.places = names.iter().map(|it| it.word().map(str::to_owned)).collect::<Option<_>>()?;
            }
            ("sorted", []) => self.sorted = true,
            ("law", [formula]) => self.laws.push(scope.formula(formula)?),
            ("end", [verdict, formula]) => self.ends.push((letter(verdict)?, scope.formula(formula)?)),
            ("stuck", [verdict]) => self.stuck = letter(verdict)?,
            ("move", parts) => self.moves.push(step(Certainty::Move, parts, scope)?),
            ("may", parts) => self.moves.push(step(Certainty::May, parts, scope)?),
            ("can", parts) => self.moves.push(step(Certainty::Can, parts, scope)?),
            ("choice", parts) => self.choices.push(choice(parts, scope)?),
            ("lost" | "won" | "draw", [formula]) => {
                let formula = scope.formula(formula)?;
                let Claim::Outcomes(outcomes) = &mut self.claim else { return None };
                outcomes[["lost", "won", "draw"].iter().position(|&word| word == head)?] = Some(formula);
            }
            ("value", [bound, formula]) => {
                let [_] = *scope.bind(bound)? else { return None };
                self.claim = Claim::Value(Box::new(scope.formula(formula)?), None);
            }
            ("same", [bound, formula]) => {
                let [_] = *scope.bind(bound)? else { return None };
                let Claim::Value(_, same) = &mut self.claim else { return None };
                *same = Some(Box::new(scope.formula(formula)?));
            }
            _ => return None,
        }
        Some(())
    }
}
