//! Statements and formulas read from text.

use crate::numeration::Numeration;
use crate::rejection::{Rejection, TextFlaw};
use crate::statement::{
    Automaton, Certainty, Choice, Claim, Formula, LARGEST, Literal, Move, Node, Rank, Relation, Sense,
    Statement, Variable, Verdict,
};
use crate::text::{Kind, Text, flaw};
use std::collections::{BTreeMap, BTreeSet, HashMap};

type Result<T> = std::result::Result<T, Rejection>;

/// Most numbers in one formula.
pub(crate) const MOST_NUMBERS: usize = 64;

/// Names known in an item of a statement: those of a position, and those bound in the item.
pub(crate) struct Scope<'s> {
    pub(crate) numeration: Numeration,
    automata: &'s [Automaton],
    numbers: HashMap<String, Variable>,
    /// Numbers that formulas may speak of without binding them.
    visible: BTreeSet<Variable>,
    /// Names of earlier definitions, with the numbers they read; none in statements.
    pub(crate) defined: Option<&'s HashMap<String, (usize, usize)>>,
}

/// A sum of multiples of numbers, and a constant.
#[derive(Clone, Default)]
struct Sum(BTreeMap<Variable, i64>, i64);

/// What an item of a formula comes to.
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

    fn literal(self, sense: Sense) -> Literal {
        Literal::linear(self.0, self.1, sense)
    }
}

impl<'s> Scope<'s> {
    pub(crate) fn new(numeration: Numeration, automata: &'s [Automaton], places: &[String]) -> Scope<'s> {
        let numbers = (0..).zip(places).map(|(place, name)| (name.clone(), place)).collect();
        let visible = (0..places.len() as Variable).collect();
        Scope { numeration, automata, numbers, visible, defined: None }
    }

    /// New numbers named by a list, of which the formulas after it may speak.
    pub(crate) fn bind(&mut self, text: &Text, list: usize) -> Result<Vec<Variable>> {
        let bound = self.named(text, list)?;
        self.visible.extend(&bound);
        Ok(bound)
    }

    /// New numbers named by a list.
    fn named(&mut self, text: &Text, list: usize) -> Result<Vec<Variable>> {
        let mut bound = vec![];
        for &item in text.list(list, "numbers")? {
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
    fn numbers(&self, text: &Text, items: &[usize]) -> Result<Vec<Variable>> {
        items.iter().map(|&item| self.number(text, item)).collect()
    }

    fn number(&self, text: &Text, item: usize) -> Result<Variable> {
        match self.numbers.get(text.word(item, "number")?) {
            Some(&variable) => Ok(variable),
            None => flaw(text.at(item), TextFlaw::Unknown),
        }
    }

    /// A formula in which no numbers but those bound before are free.
    pub(crate) fn formula(&mut self, text: &Text, item: usize) -> Result<Formula> {
        let mut nodes = vec![];
        let first = match text.items[item].kind {
            Kind::List(first, _) => first,
            _ => item,
        };
        let mut made: Vec<Made> = Vec::with_capacity(item + 1 - first);
        for at in first..=item {
            let one = match &text.items[at].kind {
                Kind::Quoted(_) => return flaw(text.at(at), TextFlaw::Expected("formula")),
                Kind::Word("true") => node(&mut nodes, Node::And(vec![])),
                Kind::Word("false") => node(&mut nodes, Node::Or(vec![])),
                Kind::Word(_) => Made::Word,
                Kind::List(..) => self.made(text, at, first, &made, &mut nodes)?,
            };
            made.push(one);
        }
        let Some(Made::Node(root)) = made.pop() else {
            return flaw(text.at(item), TextFlaw::Expected("formula"));
        };
        nodes.truncate(root + 1);
        if !free(&nodes).is_subset(&self.visible) {
            return flaw(text.at(item), TextFlaw::Unbound);
        }
        Ok(Formula(nodes))
    }

    /// What a list comes to; its items have been made.
    fn made(
        &mut self,
        text: &Text,
        at: usize,
        first: usize,
        made: &[Made],
        nodes: &mut Vec<Node>,
    ) -> Result<Made> {
        let (head, rest) = text.form(at, "formula")?;
        let part = |&item: &usize| match made[item - first] {
            Made::Node(node) => Ok(node),
            _ => flaw(text.at(item), TextFlaw::Expected("formula")),
        };
        Ok(match (head, rest) {
            ("and", parts) => node(nodes, Node::And(parts.iter().map(part).collect::<Result<_>>()?)),
            ("or", parts) => node(nodes, Node::Or(parts.iter().map(part).collect::<Result<_>>()?)),
            ("not", [inner]) => node(nodes, Node::Not(part(inner)?)),
            ("exists", [list, inner]) => match &made[list - first] {
                Made::Numbers(numbers) => node(nodes, Node::Exists(numbers.clone(), part(inner)?)),
                _ => return flaw(text.at(*list), TextFlaw::Expected("numbers")),
            },
            ("not" | "exists", _) => return flaw(text.at(at), TextFlaw::Arity),
            ("+" | "-" | "*", _) => Made::Sum(self.sum(text, (head, at, rest), first, made)?),
            ("=" | "<" | "<=" | "divides", [left, right]) => {
                let sides = [*left, *right];
                let literal = self.comparison(text, head, sides, first, made)?;
                node(nodes, Node::Literal(literal))
            }
            ("=" | "<" | "<=" | "divides", _) => return flaw(text.at(at), TextFlaw::Arity),
            _ => match self.relation(text, at, head, rest)? {
                Some(literal) => node(nodes, Node::Literal(literal)),
                None => Made::Numbers(self.named(text, at)?),
            },
        })
    }

    /// The sum at an item.
    fn side(&self, text: &Text, item: usize, first: usize, made: &[Made]) -> Result<Sum> {
        match (&made[item - first], &text.items[item].kind) {
            (Made::Sum(sum), _) => Ok(sum.clone()),
            (Made::Word, Kind::Word(word)) if word.bytes().all(|byte| byte.is_ascii_digit()) => {
                Ok(Sum(BTreeMap::new(), text.number(item, LARGEST as u64)? as i64))
            }
            (Made::Word, _) => Ok(Sum(BTreeMap::from([(self.number(text, item)?, 1)]), 0)),
            _ => flaw(text.at(item), TextFlaw::Expected("sum")),
        }
    }

    fn sum(
        &self,
        text: &Text,
        (head, at, rest): (&str, usize, &[usize]),
        first: usize,
        made: &[Made],
    ) -> Result<Sum> {
        let sides: Vec<Sum> =
            rest.iter().map(|&item| self.side(text, item, first, made)).collect::<Result<_>>()?;
        let mut sum = Sum::default();
        let done = match (head, &*sides) {
            ("+", parts) => parts.iter().try_for_each(|part| sum.plus(1, part)),
            ("-", [from, less]) => sum.plus(1, from).and_then(|()| sum.plus(-1, less)),
            ("*", [Sum(none, factor), of]) if none.is_empty() => sum.plus(*factor, of),
            _ => return flaw(text.at(at), TextFlaw::Arity),
        };
        match done {
            Some(()) => Ok(sum),
            None => flaw(text.at(at), TextFlaw::Number),
        }
    }

    fn comparison(
        &self,
        text: &Text,
        head: &str,
        [left, right]: [usize; 2],
        first: usize,
        made: &[Made],
    ) -> Result<Literal> {
        let mut sum = self.side(text, if head == "divides" { right } else { left }, first, made)?;
        if head == "divides" {
            return match text.number(left, LARGEST as u64)? {
                0 => flaw(text.at(left), TextFlaw::Number),
                of => Ok(sum.literal(Sense::Multiple(of as i64))),
            };
        }
        let mut rest = self.side(text, right, first, made)?;
        if head == "<=" {
            rest.1 += 1;
        }
        match (sum.plus(-1, &rest), head) {
            (None, _) => flaw(text.at(left), TextFlaw::Number),
            (Some(()), "=") => Ok(sum.literal(Sense::Zero)),
            (Some(()), _) => Ok(sum.literal(Sense::Negative)),
        }
    }

    /// A relation on digits, an automaton or a definition, applied to numbers; `None` if there is none of this name.
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
            Relation::Floor => matches!(self.numeration, Numeration::Quadratic(_)),
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

    /// A sum of the numbers of a position.
    pub(crate) fn rank(&mut self, text: &Text, item: usize) -> Result<Rank> {
        // It is read as the formula that it is 0.
        let first = match text.items[item].kind {
            Kind::List(first, _) => first,
            _ => item,
        };
        let (mut made, mut nodes) = (vec![], vec![]);
        for at in first..=item {
            let one = match text.items[at].kind {
                Kind::List(..) => self.made(text, at, first, &made, &mut nodes)?,
                _ => Made::Word,
            };
            made.push(one);
        }
        let Sum(mut terms, constant) = self.side(text, item, first, &made)?;
        terms.retain(|_, factor| *factor != 0);
        Ok(Rank { terms: terms.into_iter().collect(), constant })
    }
}

fn node(nodes: &mut Vec<Node>, one: Node) -> Made {
    nodes.push(one);
    Made::Node(nodes.len() - 1)
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

/// Whether a word can be a name: it is not a number, and begins no formula.
///
/// ```
/// assert!(kernel::is_name("heap") && !kernel::is_name("xor") && !kernel::is_name("12"));
/// ```
pub fn is_name(word: &str) -> bool {
    const TAKEN: [&str; 21] = [
        "true",
        "false",
        "and",
        "or",
        "not",
        "exists",
        "+",
        "-",
        "*",
        "=",
        "<",
        "<=",
        "divides",
        "xor",
        "columns",
        "ones",
        "bit",
        "accepts",
        "floor",
        "fibonacci",
        "to",
    ];
    !TAKEN.contains(&word) && !word.bytes().all(|byte| byte.is_ascii_digit())
}

pub(crate) fn name(text: &Text, item: usize) -> Result<String> {
    let word = text.word(item, "name")?;
    if is_name(word) { Ok(word.to_string()) } else { flaw(text.at(item), TextFlaw::Expected("name")) }
}

/// A numeration, as two words.
fn numeration(text: &Text, at: usize, items: &[usize]) -> Result<Numeration> {
    match items {
        [kind, number] => match (text.word(*kind, "numeration")?, text.number(*number, 10)?) {
            ("base", base @ 2..) => Ok(Numeration::Base(base as u8)),
            ("quadratic", t @ 1..=9) => Ok(Numeration::Quadratic(t as u8)),
            _ => flaw(text.at(*kind), TextFlaw::Expected("numeration")),
        },
        _ => flaw(text.at(at), TextFlaw::Expected("numeration")),
    }
}

fn verdict(text: &Text, item: usize) -> Result<Verdict> {
    match text.word(item, "verdict")? {
        "lost" => Ok(Verdict::Lost),
        "won" => Ok(Verdict::Won),
        "draw" => Ok(Verdict::Draw),
        _ => flaw(text.at(item), TextFlaw::Expected("verdict")),
    }
}

impl Statement {
    /// The statement that is the only item of a text.
    pub fn parse(text: &str) -> Result<Statement> {
        let text = Text::read(text)?;
        match *text.top {
            [item] => Statement::read(&text, item),
            _ => flaw(0, TextFlaw::Expected("statement")),
        }
    }

    pub(crate) fn read(text: &Text, item: usize) -> Result<Statement> {
        let ("statement", rest) = text.form(item, "statement")? else {
            return flaw(text.at(item), TextFlaw::Expected("statement"));
        };
        let mut read = Statement {
            numeration: Numeration::Base(2),
            automata: vec![],
            assuming: vec![],
            places: vec![],
            sorted: false,
            laws: vec![],
            ends: vec![],
            stuck: Verdict::Lost,
            moves: vec![],
            choices: vec![],
            claim: Claim::Outcomes([None, None, None]),
        };
        // The parts stand in this order.
        const ORDER: [&str; 15] = [
            "numeration",
            "automaton",
            "assuming",
            "places",
            "sorted",
            "law",
            "end",
            "stuck",
            "move",
            "may",
            "can",
            "choice",
            "lost",
            "won",
            "draw",
        ];
        const ONCE: [&str; 8] = ["numeration", "places", "sorted", "stuck", "lost", "won", "draw", "value"];
        let mut last = None;
        for &item in rest {
            let (head, parts) = text.form(item, "part of a statement")?;
            let group = match head {
                "value" => 12,
                "may" | "can" => 8,
                _ => match ORDER.iter().position(|&known| known == head) {
                    Some(group) => group,
                    None => return flaw(text.at(item), TextFlaw::Expected("part of a statement")),
                },
            };
            if last > Some(group) || last == Some(group) && ONCE.contains(&head) {
                return flaw(text.at(item), TextFlaw::Again);
            }
            let skipped = |needed: usize| last < Some(needed) && group > needed;
            if last.is_none() && group > 0 || skipped(3) || skipped(7) {
                return flaw(text.at(item), TextFlaw::Expected("part of a statement"));
            }
            last = Some(group);
            read.part(text, item, head, parts)?;
        }
        if last < Some(12)
            || matches!(&read.claim, Claim::Outcomes(outcomes) if outcomes.iter().all(Option::is_none))
        {
            return flaw(text.at(item), TextFlaw::Expected("claim"));
        }
        Ok(read)
    }

    fn part(&mut self, text: &Text, at: usize, head: &str, parts: &[usize]) -> Result<()> {
        let automata = std::mem::take(&mut self.automata);
        let mut scope = Scope::new(self.numeration, &automata, &self.places);
        let read = self.scoped(text, (at, head, parts), &mut scope);
        self.automata = automata;
        self.automata.extend(read?);
        Ok(())
    }

    /// Reads a part; an automaton is returned.
    fn scoped(
        &mut self,
        text: &Text,
        (at, head, parts): (usize, &str, &[usize]),
        scope: &mut Scope,
    ) -> Result<Option<Automaton>> {
        match (head, parts) {
            ("numeration", _) => self.numeration = numeration(text, at, parts)?,
            ("automaton", _) => return automaton(text, at, parts, scope).map(Some),
            ("assuming", [said]) => match text.items[*said].kind {
                Kind::Quoted(words) => self.assuming.push(words.to_string()),
                _ => return flaw(text.at(*said), TextFlaw::Expected("text")),
            },
            ("places", [_, ..]) if parts.len() <= MOST_NUMBERS / 2 => {
                for &item in parts {
                    let name = name(text, item)?;
                    if self.places.contains(&name) {
                        return flaw(text.at(item), TextFlaw::Again);
                    }
                    self.places.push(name);
                }
            }
            ("sorted", []) => self.sorted = true,
            ("law", [formula]) => self.laws.push(scope.formula(text, *formula)?),
            ("end", [fate, formula]) => {
                self.ends.push((verdict(text, *fate)?, scope.formula(text, *formula)?))
            }
            ("stuck", [fate]) => self.stuck = verdict(text, *fate)?,
            ("move" | "may" | "can", [bound, rest @ ..]) => {
                let certainty = match head {
                    "move" => Certainty::Exact,
                    "may" => Certainty::Possible,
                    _ => Certainty::Sure,
                };
                self.moves.push(step(text, certainty, *bound, rest, scope, self.places.len())?);
            }
            ("choice", [_, _, _, ..]) => self.choices.push(choice(text, parts, scope, self.places.len())?),
            ("lost" | "won" | "draw", [formula]) => {
                let formula = scope.formula(text, *formula)?;
                let Claim::Outcomes(outcomes) = &mut self.claim else {
                    return flaw(text.at(at), TextFlaw::Again);
                };
                let place = ["lost", "won", "draw"].iter().position(|&name| name == head);
                outcomes[place.unwrap_or(0)] = Some(formula);
            }
            ("value", [bound, formula]) => {
                if scope.bind(text, *bound)?.len() != 1 {
                    return flaw(text.at(*bound), TextFlaw::Arity);
                }
                self.claim = Claim::Value(scope.formula(text, *formula)?);
            }
            _ => return flaw(text.at(at), TextFlaw::Arity),
        }
        Ok(None)
    }
}

/// Parts of a move: conditions, and then where it leads.
fn step(
    text: &Text,
    certainty: Certainty,
    bound: usize,
    rest: &[usize],
    scope: &mut Scope,
    places: usize,
) -> Result<Move> {
    let bound = scope.bind(text, bound)?;
    let (mut when, mut parts) = (vec![], vec![]);
    for &item in rest {
        match text.form(item, "formula") {
            Ok(("to", numbers)) => {
                if numbers.len() != places {
                    return flaw(text.at(item), TextFlaw::Arity);
                }
                parts.push(scope.numbers(text, numbers)?);
            }
            _ if parts.is_empty() => when.push(scope.formula(text, item)?),
            _ => return flaw(text.at(item), TextFlaw::Expected("to")),
        }
    }
    // Only the position and what the move binds may be named where it leads.
    match parts.iter().flatten().any(|number| *number as usize >= places + bound.len()) {
        true => flaw(text.at(rest[0]), TextFlaw::Unbound),
        false => Ok(Move { certainty, bound, when, parts }),
    }
}

fn choice(text: &Text, parts: &[usize], scope: &mut Scope, places: usize) -> Result<Choice> {
    let expected = |item: usize, what| flaw(text.at(item), TextFlaw::Expected(what));
    let ("if", [when]) = text.form(parts[1], "if")? else { return expected(parts[1], "if") };
    let when = scope.formula(text, *when)?;
    let chosen = scope.bind(text, parts[0])?;
    let ("with", [with]) = text.form(parts[2], "with")? else { return expected(parts[2], "with") };
    let with = scope.formula(text, *with)?;
    let mut results = vec![];
    for &item in &parts[3..] {
        let ("to", [numbers, formula]) = text.form(item, "to")? else { return expected(item, "to") };
        let numbers = scope.bind(text, *numbers)?;
        if numbers.len() != places {
            return flaw(text.at(item), TextFlaw::Arity);
        }
        let formula = scope.formula(text, *formula)?;
        // Results know nothing of one another.
        let others = results.iter().flat_map(|(numbers, _): &(Vec<Variable>, Formula)| numbers);
        if others.copied().any(|other| free(&formula.0).contains(&other)) {
            return flaw(text.at(item), TextFlaw::Unbound);
        }
        results.push((numbers, formula));
    }
    Ok(Choice { chosen, when, with, results })
}

fn automaton(text: &Text, at: usize, parts: &[usize], scope: &Scope) -> Result<Automaton> {
    let [named, numbers, accept, rest @ ..] = parts else { return flaw(text.at(at), TextFlaw::Arity) };
    let name = name(text, *named)?;
    if scope.automata.iter().any(|other| other.name == name) {
        return flaw(text.at(*named), TextFlaw::Again);
    }
    let numbers = text.number(*numbers, MOST_NUMBERS as u64)? as u32;
    let state = |item: usize| Ok::<u32, Rejection>(text.number(item, 1 << 24)? as u32);
    let ("accept", accepting) = text.form(*accept, "accept")? else {
        return flaw(text.at(*accept), TextFlaw::Expected("accept"));
    };
    let accepting = accepting.iter().map(|&item| state(item)).collect::<Result<Vec<u32>>>()?;
    let mut transitions: Vec<(u32, Vec<u8>, u32)> = vec![];
    for &item in rest {
        let ("go", [from, digits, to]) = text.form(item, "go")? else {
            return flaw(text.at(item), TextFlaw::Expected("go"));
        };
        let most = u64::from(scope.numeration.radix()) - 1;
        let read = text.list(*digits, "digits")?;
        let digits =
            read.iter().map(|&digit| Ok(text.number(digit, most)? as u8)).collect::<Result<Vec<u8>>>()?;
        let (from, to) = (state(*from)?, state(*to)?);
        let rises = transitions.last().is_none_or(|(last, before, _)| (*last, before) < (from, &digits));
        if digits.len() != numbers as usize || !rises {
            return flaw(text.at(item), TextFlaw::Arity);
        }
        transitions.push((from, digits, to));
    }
    match accepting.is_sorted_by(|a, b| a < b) {
        true => Ok(Automaton { name, numbers, accepting, transitions }),
        false => flaw(text.at(*accept), TextFlaw::Number),
    }
}
