//! Formulas read from text, with the names known where they stand.

use crate::numeration::Numeration;
use crate::rejection::{Result, TextFlaw};
use crate::statement::{Automaton, Formula, LARGEST, Literal, Node, Rank, Relation, Sense, Variable};
use crate::text::{Kind, Text, flaw};
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// Most numbers in one formula.
pub(crate) const MOST_NUMBERS: usize = 64;

/// Names known in an item of a statement: those of a position, and those bound in the item.
pub struct Scope<'s> {
    pub(crate) numeration: Numeration,
    pub(crate) automata: &'s [Automaton],
    pub(crate) numbers: HashMap<String, Variable>,
    /// Numbers that formulas may speak of without binding them.
    pub(crate) visible: BTreeSet<Variable>,
    /// Names of earlier definitions, with the numbers they read; none in statements.
    pub(crate) defined: Option<&'s Names>,
}

/// Names of defined relations: the number of each, and how many numbers it reads.
pub type Names = HashMap<String, (usize, usize)>;

/// A sum of multiples of numbers, and a constant.
#[derive(Clone, Default)]
struct Sum(BTreeMap<Variable, i64>, i64);

/// Meaning of an item of a formula.
enum Made {
    /// A word, whose meaning depends on where it stands.
    Word,
    Sum(Sum),
    Numbers(Vec<Variable>),
    Node(usize),
}

impl Sum {
    fn plus(&mut self, factor: i64, other: &Sum) -> Option<()> {
        let fits = |number: i64| Some(number).filter(|number| number.abs() <= LARGEST);
        for (&number, &more) in &other.0 {
            let sum = self.0.entry(number).or_insert(0);
            *sum = fits(more.checked_mul(factor)?.checked_add(*sum)?)?;
        }
        self.1 = fits(other.1.checked_mul(factor)?.checked_add(self.1)?)?;
        Some(())
    }
}

impl<'s> Scope<'s> {
    /// These places, and no other names.
    pub fn new(numeration: Numeration, automata: &'s [Automaton], places: &[String]) -> Scope<'s> {
        let numbers = (0..).zip(places).map(|(place, name)| (name.clone(), place)).collect();
        let visible = (0..places.len() as Variable).collect();
        Scope { numeration, automata, numbers, visible, defined: None }
    }

    /// New numbers named by a list, of which the formulas after it may speak.
    pub fn bind(&mut self, text: &Text, list: usize) -> Result<Vec<Variable>> {
        let bound = self.named(text, text.list(list, "numbers")?)?;
        self.visible.extend(&bound);
        Ok(bound)
    }

    /// New numbers named by these words.
    pub fn named(&mut self, text: &Text, items: &[usize]) -> Result<Vec<Variable>> {
        let mut bound = vec![];
        for &item in items {
            let variable = self.numbers.len();
            let name = name(text, item)?;
            if variable >= MOST_NUMBERS {
                return flaw(text.at(item), TextFlaw::Number);
            }
            if self.numbers.insert(name, variable as Variable).is_some() {
                return flaw(text.at(item), TextFlaw::Again);
            }
            bound.push(variable as Variable);
        }
        Ok(bound)
    }

    /// Numbers already named by these words.
    pub fn numbers(&self, text: &Text, items: &[usize]) -> Result<Vec<Variable>> {
        items.iter().map(|&item| self.number(text, item)).collect()
    }

    fn number(&self, text: &Text, item: usize) -> Result<Variable> {
        match self.numbers.get(text.word(item, "number")?) {
            Some(&variable) => Ok(variable),
            None => flaw(text.at(item), TextFlaw::Unknown),
        }
    }

    /// A formula in which no numbers but those bound before are free.
    pub fn formula(&mut self, text: &Text, item: usize) -> Result<Formula> {
        let mut reading = self.reading(text, item)?;
        let Some(Made::Node(root)) = reading.made.pop() else { return text.expected(item, "formula") };
        reading.nodes.truncate(root + 1);
        if !free(&reading.nodes).is_subset(&self.visible) {
            return flaw(text.at(item), TextFlaw::Unbound);
        }
        Ok(Formula(reading.nodes))
    }

    /// Sums of the numbers of a position.
    pub fn ranks(&mut self, text: &Text, items: &[usize]) -> Result<Vec<Rank>> {
        let rank = |&item: &usize| {
            let Sum(mut terms, constant) = self.reading(text, item)?.side(self, item)?;
            terms.retain(|_, factor| *factor != 0);
            Ok(Rank { terms: terms.into_iter().collect(), constant })
        };
        items.iter().map(rank).collect()
    }

    /// Meaning of an item and of all that is in it.
    fn reading<'r, 't>(&mut self, text: &'r Text<'t>, item: usize) -> Result<Reading<'r, 't>> {
        let first = match text.items[item].kind {
            Kind::List(first, _) => first,
            _ => item,
        };
        let mut reading = Reading { text, first, made: Vec::with_capacity(item + 1 - first), nodes: vec![] };
        for at in first..=item {
            let one = match &text.items[at].kind {
                Kind::Quoted(_) => return text.expected(at, "formula"),
                Kind::Word("true") => reading.node(Node::And(vec![])),
                Kind::Word("false") => reading.node(Node::Or(vec![])),
                Kind::Word(_) => Made::Word,
                Kind::List(..) => reading.list(self, at)?,
            };
            reading.made.push(one);
        }
        Ok(reading)
    }

    /// A relation on digits, an automaton or a definition, applied to numbers; `None` if nothing has this name.
    fn relation(&self, text: &Text, at: usize, head: &str, rest: &[usize]) -> Result<Option<Literal>> {
        let constants = usize::from(matches!(head, "columns" | "ones" | "bit" | "accepts"));
        let (binary, fibonacci) = (Some(Numeration::Base(2)), Some(Numeration::Quadratic(1)));
        if rest.len() < constants {
            return flaw(text.at(at), TextFlaw::Arity);
        }
        let constant = |most| text.number(rest[0], most);
        let (relation, arity, numeration) = match head {
            "xor" => (Relation::Xor, 3, binary),
            "columns" => (Relation::Columns(constant(64)?.max(1) as u8), rest.len() - 1, binary),
            "ones" => (Relation::Ones(constant(1 << 10)?.max(1) as u32), 2, binary),
            "bit" => (Relation::Bit(constant(12)? as u32), 2, binary),
            "power-of-two" => (Relation::PowerOfTwo, 1, binary),
            "fibonacci" => (Relation::Fibonacci, 1, fibonacci),
            "lowest-zeckendorf" => (Relation::LowestZeckendorf, 2, fibonacci),
            "floor" => (Relation::Floor, 2, None),
            "accepts" => {
                let name = text.word(rest[0], "name")?;
                let Some(index) = self.automata.iter().position(|automaton| automaton.name == name) else {
                    return flaw(text.at(rest[0]), TextFlaw::Unknown);
                };
                (Relation::Automaton(index), self.automata[index].numbers as usize, None)
            }
            _ => match self.defined.map(|defined| defined.get(head)) {
                Some(Some(&(index, arity))) => (Relation::Defined(index), arity, None),
                _ => return Ok(None),
            },
        };
        let fits = match relation {
            Relation::Floor => self.numeration.complement().is_some(),
            _ => numeration.is_none_or(|needed| needed == self.numeration),
        };
        if !fits {
            return flaw(text.at(at), TextFlaw::Numeration);
        }
        let numbers = self.numbers(text, &rest[constants..])?;
        if numbers.len() != arity {
            return flaw(text.at(at), TextFlaw::Arity);
        }
        Ok(Some(Literal::new(relation, numbers)))
    }
}

/// Items of a formula, each made after those in it.
struct Reading<'r, 't> {
    text: &'r Text<'t>,
    /// The item made first.
    first: usize,
    made: Vec<Made>,
    nodes: Vec<Node>,
}

impl Reading<'_, '_> {
    fn node(&mut self, node: Node) -> Made {
        self.nodes.push(node);
        Made::Node(self.nodes.len() - 1)
    }

    fn part(&self, item: usize) -> Result<usize> {
        match self.made[item - self.first] {
            Made::Node(node) => Ok(node),
            _ => self.text.expected(item, "formula"),
        }
    }

    fn parts(&self, items: &[usize]) -> Result<Vec<usize>> {
        items.iter().map(|&item| self.part(item)).collect()
    }

    /// Meaning of a list.
    fn list(&mut self, scope: &mut Scope, at: usize) -> Result<Made> {
        let text = self.text;
        let (head, rest) = text.form(at, "formula")?;
        let node = match (head, rest) {
            ("and", parts) => Node::And(self.parts(parts)?),
            ("or", parts) => Node::Or(self.parts(parts)?),
            ("not", [inner]) => Node::Not(self.part(*inner)?),
            ("exists", [list, inner]) => match &self.made[list - self.first] {
                Made::Numbers(numbers) => Node::Exists(numbers.clone(), self.part(*inner)?),
                _ => return text.expected(*list, "numbers"),
            },
            ("+" | "-" | "*", parts) => return Ok(Made::Sum(self.sum(scope, head, at, parts)?)),
            ("=" | "<" | "<=" | "divides", [left, right]) => {
                Node::Literal(self.comparison(scope, head, *left, *right)?)
            }
            ("not" | "exists" | "=" | "<" | "<=" | "divides", _) => {
                return flaw(text.at(at), TextFlaw::Arity);
            }
            _ => match scope.relation(text, at, head, rest)? {
                Some(literal) => Node::Literal(literal),
                None => return Ok(Made::Numbers(scope.named(text, text.list(at, "numbers")?)?)),
            },
        };
        Ok(self.node(node))
    }

    /// The sum at an item.
    fn side(&self, scope: &Scope, item: usize) -> Result<Sum> {
        match (&self.made[item - self.first], &self.text.items[item].kind) {
            (Made::Sum(sum), _) => Ok(sum.clone()),
            (Made::Word, Kind::Word(word)) if word.bytes().all(|byte| byte.is_ascii_digit()) => {
                Ok(Sum(BTreeMap::new(), self.text.number(item, LARGEST as u64)? as i64))
            }
            (Made::Word, _) => Ok(Sum(BTreeMap::from([(scope.number(self.text, item)?, 1)]), 0)),
            _ => self.text.expected(item, "sum"),
        }
    }

    fn sum(&self, scope: &Scope, head: &str, at: usize, parts: &[usize]) -> Result<Sum> {
        let sides: Vec<Sum> = parts.iter().map(|&item| self.side(scope, item)).collect::<Result<_>>()?;
        let mut sum = Sum::default();
        let done = match (head, &*sides) {
            ("+", parts) => parts.iter().try_for_each(|part| sum.plus(1, part)),
            ("-", [from, less]) => sum.plus(1, from).and_then(|()| sum.plus(-1, less)),
            ("*", [Sum(none, factor), of]) if none.is_empty() => sum.plus(*factor, of),
            _ => return flaw(self.text.at(at), TextFlaw::Arity),
        };
        done.map_or_else(|| flaw(self.text.at(at), TextFlaw::Number), |()| Ok(sum))
    }

    fn comparison(&self, scope: &Scope, head: &str, left: usize, right: usize) -> Result<Literal> {
        if head == "divides" {
            let sum = self.side(scope, right)?;
            return match self.text.number(left, LARGEST as u64)? {
                0 => flaw(self.text.at(left), TextFlaw::Number),
                of => Ok(Literal::linear(sum.0, sum.1, Sense::Multiple(of as i64))),
            };
        }
        let (mut sum, mut rest) = (self.side(scope, left)?, self.side(scope, right)?);
        rest.1 += i64::from(head == "<=");
        let sense = if head == "=" { Sense::Zero } else { Sense::Negative };
        match sum.plus(-1, &rest) {
            None => flaw(self.text.at(left), TextFlaw::Number),
            Some(()) => Ok(Literal::linear(sum.0, sum.1, sense)),
        }
    }
}

/// Free numbers of the last of some nodes.
fn free(nodes: &[Node]) -> BTreeSet<Variable> {
    let mut found: Vec<BTreeSet<Variable>> = vec![];
    for node in nodes {
        let own = match node {
            Node::Literal(literal) => literal.numbers.iter().copied().collect(),
            Node::Not(inner) => std::mem::take(&mut found[*inner]),
            Node::And(parts) | Node::Or(parts) => {
                parts.iter().flat_map(|&part| std::mem::take(&mut found[part])).collect()
            }
            Node::Exists(numbers, inner) => {
                let mut inner = std::mem::take(&mut found[*inner]);
                numbers.iter().for_each(|number| _ = inner.remove(number));
                inner
            }
        };
        found.push(own);
    }
    found.pop().unwrap_or_default()
}

/// Words that begin formulas.
const TAKEN: &str =
    "true false and or not exists + - * = < <= divides xor columns ones bit accepts floor fibonacci to";

/// Returns `true` if a word can be a name: it is not a number, and begins no formula.
///
/// ```
/// assert!(kernel::is_name("heap") && !kernel::is_name("xor") && !kernel::is_name("12"));
/// ```
pub fn is_name(word: &str) -> bool {
    TAKEN.split(' ').all(|taken| taken != word) && !word.bytes().all(|byte| byte.is_ascii_digit())
}

/// A name.
pub fn name(text: &Text, item: usize) -> Result<String> {
    let word = text.word(item, "name")?;
    if is_name(word) { Ok(word.to_string()) } else { text.expected(item, "name") }
}
