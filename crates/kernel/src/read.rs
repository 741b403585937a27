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
        let bound = self.named(text, text.list(list, "numbers")?)?;
        self.visible.extend(&bound);
        Ok(bound)
    }

    /// New numbers named by these words.
    fn named(&mut self, text: &Text, items: &[usize]) -> Result<Vec<Variable>> {
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
        let mut reading = self.reading(text, item)?;
        let Some(Made::Node(root)) = reading.made.pop() else { return text.expected(item, "formula") };
        reading.nodes.truncate(root + 1);
        if !free(&reading.nodes).is_subset(&self.visible) {
            return flaw(text.at(item), TextFlaw::Unbound);
        }
        Ok(Formula(reading.nodes))
    }

    /// A sum of the numbers of a position.
    pub(crate) fn rank(&mut self, text: &Text, item: usize) -> Result<Rank> {
        let Sum(mut terms, constant) = self.reading(text, item)?.side(self, item)?;
        terms.retain(|_, factor| *factor != 0);
        Ok(Rank { terms: terms.into_iter().collect(), constant })
    }

    /// What an item and all that is in it come to.
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

    /// What a list comes to.
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
                of => Ok(sum.literal(Sense::Multiple(of as i64))),
            };
        }
        let (mut sum, mut rest) = (self.side(scope, left)?, self.side(scope, right)?);
        rest.1 += i64::from(head == "<=");
        match (sum.plus(-1, &rest), head) {
            (None, _) => flaw(self.text.at(left), TextFlaw::Number),
            (Some(()), "=") => Ok(sum.literal(Sense::Zero)),
            (Some(()), _) => Ok(sum.literal(Sense::Negative)),
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

/// Whether a word can be a name: it is not a number, and begins no formula.
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

/// A numeration, as two words.
fn numeration(text: &Text, [kind, number]: [usize; 2]) -> Result<Numeration> {
    match (text.word(kind, "numeration")?, text.number(number, 10)?) {
        ("base", base @ 2..) => Ok(Numeration::Base(base as u8)),
        ("quadratic", t @ 1..=9) => Ok(Numeration::Quadratic(t as u8)),
        _ => text.expected(kind, "numeration"),
    }
}

fn verdict(text: &Text, item: usize) -> Result<Verdict> {
    match text.word(item, "verdict")? {
        "lost" => Ok(Verdict::Lost),
        "won" => Ok(Verdict::Won),
        "draw" => Ok(Verdict::Draw),
        _ => text.expected(item, "verdict"),
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

    /// Its parts, in the order in which they have to stand.
    pub(crate) fn read(text: &Text, item: usize) -> Result<Statement> {
        let mut parts = Parts { text, items: text.rest(item, "statement")?, next: 0 };
        let Some(words) = parts.of("numeration")? else { return text.expected(item, "numeration") };
        let numeration = numeration(text, words)?;
        let (mut automata, mut assuming, mut places) = (vec![], vec![], vec![]);
        while let Some((at, _, rest)) = parts.take(&["automaton"])? {
            let made = automaton(text, at, rest, &Scope::new(numeration, &automata, &[]))?;
            automata.push(made);
        }
        while let Some([said]) = parts.of("assuming")? {
            match text.items[said].kind {
                Kind::Quoted(words) => assuming.push(words.to_string()),
                _ => return text.expected(said, "text"),
            }
        }
        let Some((at, _, rest @ [_, ..])) = parts.take(&["places"])? else {
            return text.expected(item, "places");
        };
        for &item in rest {
            places.push(name(text, item)?);
        }
        Scope::new(numeration, &automata, &[]).named(text, rest)?;
        if places.len() > MOST_NUMBERS / 2 {
            return flaw(text.at(at), TextFlaw::Number);
        }
        let scope = || Scope::new(numeration, &automata, &places);
        let sorted = parts.of::<0>("sorted")?.is_some();
        let (mut laws, mut ends, mut moves, mut choices) = (vec![], vec![], vec![], vec![]);
        while let Some([formula]) = parts.of("law")? {
            laws.push(scope().formula(text, formula)?);
        }
        while let Some([fate, formula]) = parts.of("end")? {
            ends.push((verdict(text, fate)?, scope().formula(text, formula)?));
        }
        let Some([fate]) = parts.of("stuck")? else { return text.expected(item, "stuck") };
        let stuck = verdict(text, fate)?;
        while let Some((at, head, rest)) = parts.take(&["move", "may", "can"])? {
            moves.push(step(text, (at, head, rest), &mut scope(), places.len())?);
        }
        while let Some((at, _, rest)) = parts.take(&["choice"])? {
            choices.push(choice(text, at, rest, &mut scope(), places.len())?);
        }
        let claim = match parts.of("value")? {
            Some([bound, formula]) => {
                let mut scope = scope();
                if scope.bind(text, bound)?.len() != 1 {
                    return flaw(text.at(bound), TextFlaw::Arity);
                }
                Claim::Value(scope.formula(text, formula)?)
            }
            None => {
                let mut outcomes = [None, None, None];
                for (outcome, head) in outcomes.iter_mut().zip(["lost", "won", "draw"]) {
                    if let Some([formula]) = parts.of(head)? {
                        *outcome = Some(scope().formula(text, formula)?);
                    }
                }
                Claim::Outcomes(outcomes)
            }
        };
        match (parts.items.get(parts.next), &claim) {
            (Some(&item), _) => text.expected(item, "end of the statement"),
            (None, Claim::Outcomes([None, None, None])) => text.expected(item, "claim"),
            (None, _) => Ok(Statement {
                numeration,
                automata,
                assuming,
                places,
                sorted,
                laws,
                ends,
                stuck,
                moves,
                choices,
                claim,
            }),
        }
    }
}

/// Parts of a statement that have not been read.
struct Parts<'r, 't> {
    text: &'r Text<'t>,
    items: &'r [usize],
    next: usize,
}

impl<'r, 't> Parts<'r, 't> {
    /// The next part, if it begins with one of these words: the item, the word, and what follows it.
    fn take(&mut self, heads: &[&str]) -> Result<Option<(usize, &'t str, &'r [usize])>> {
        let Some(&item) = self.items.get(self.next) else { return Ok(None) };
        let (head, rest) = self.text.form(item, "part of a statement")?;
        let fits = heads.contains(&head);
        self.next += usize::from(fits);
        Ok(fits.then_some((item, head, rest)))
    }

    /// The next part, which has so many items after its word.
    fn of<const N: usize>(&mut self, head: &str) -> Result<Option<[usize; N]>> {
        let Some((at, _, rest)) = self.take(&[head])? else { return Ok(None) };
        rest.try_into().map_or_else(|_| flaw(self.text.at(at), TextFlaw::Arity), |rest| Ok(Some(rest)))
    }
}

impl Move {
    /// The move that an item of a text writes down, from a position with these names.
    pub fn read(text: &Text, item: usize, places: &[String]) -> Result<Move> {
        step(
            text,
            (item, "move", text.rest(item, "move")?),
            &mut Scope::new(Numeration::Base(2), &[], places),
            places.len(),
        )
    }
}

/// Parts of a move: what it binds, conditions, and then where it leads.
fn step(
    text: &Text,
    (at, head, rest): (usize, &str, &[usize]),
    scope: &mut Scope,
    places: usize,
) -> Result<Move> {
    let [bound, rest @ ..] = rest else { return flaw(text.at(at), TextFlaw::Arity) };
    let certainty = match head {
        "move" => Certainty::Exact,
        "may" => Certainty::Possible,
        _ => Certainty::Sure,
    };
    let bound = scope.bind(text, *bound)?;
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
            _ => return text.expected(item, "to"),
        }
    }
    // Only the position and what the move binds may be named where it leads.
    match parts.iter().flatten().any(|number| *number as usize >= places + bound.len()) {
        true => flaw(text.at(at), TextFlaw::Unbound),
        false => Ok(Move { certainty, bound, when, parts }),
    }
}

fn choice(text: &Text, at: usize, rest: &[usize], scope: &mut Scope, places: usize) -> Result<Choice> {
    let [chosen, when, with, rest @ ..] = rest else { return flaw(text.at(at), TextFlaw::Arity) };
    let [inner] = text.parts(*when, "if")?;
    let when = scope.formula(text, inner)?;
    let chosen = scope.bind(text, *chosen)?;
    let [inner] = text.parts(*with, "with")?;
    let with = scope.formula(text, inner)?;
    let mut results = vec![];
    for &item in rest {
        let [numbers, formula] = text.parts(item, "to")?;
        let numbers = scope.bind(text, numbers)?;
        if numbers.len() != places {
            return flaw(text.at(item), TextFlaw::Arity);
        }
        let formula = scope.formula(text, formula)?;
        // Results know nothing of one another.
        numbers.iter().for_each(|number| _ = scope.visible.remove(number));
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
    let accepting =
        text.rest(*accept, "accept")?.iter().map(|&item| state(item)).collect::<Result<Vec<u32>>>()?;
    let mut transitions: Vec<(u32, Vec<u8>, u32)> = vec![];
    for &item in rest {
        let [from, digits, to] = text.parts(item, "go")?;
        let most = u64::from(scope.numeration.radix()) - 1;
        let read = text.list(digits, "digits")?;
        let digits =
            read.iter().map(|&digit| Ok(text.number(digit, most)? as u8)).collect::<Result<Vec<u8>>>()?;
        let (from, to) = (state(from)?, state(to)?);
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
