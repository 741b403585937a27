//! The texts of claims and automata.

use super::{Automaton, Head, Statement, Surd, Tree};
use std::collections::HashMap;

/// `lost(a, b) base 2`, its states and which of them accept.
pub(super) fn automaton(text: &str) -> (String, Automaton) {
    let (first, lines) = text.split_once('\n').unwrap();
    let (name, rest) = first.split_once('(').unwrap();
    let numeration = rest.split_once(')').unwrap().1.trim();
    let numbers = numeration.split(' ').filter_map(|word| word.parse::<i64>().ok());
    let coefficients: Vec<i64> = match numeration.strip_prefix("in ") {
        Some("zeckendorf") => vec![1, 1],
        Some(text) if text.starts_with("quadratic") => numbers.chain([1]).collect(),
        _ => numbers.collect(),
    };
    let mut automaton =
        Automaton { coefficients, edges: HashMap::new(), start: String::new(), accepting: vec![] };
    for line in lines.lines().map(str::trim) {
        if let Some(states) = line.strip_prefix("accept ") {
            automaton.accepting = states.split(", ").map(String::from).collect();
            continue;
        }
        let state = line.strip_prefix("state ").unwrap();
        let (state, edges) = state.split_once(": ").unwrap_or((state, ""));
        if automaton.start.is_empty() {
            automaton.start = state.into();
        }
        let mut rest = edges;
        while let Some((column, after)) = rest.split_once(" -> ") {
            let (to, after) = after.split_once(", ").unwrap_or((after, ""));
            automaton.edges.insert((state.into(), self::column(column)), to.into());
            rest = after;
        }
    }
    (name.into(), automaton)
}

/// The digits `01`, or `(0, 11)`.
fn column(text: &str) -> Vec<i64> {
    match text.strip_prefix('(').and_then(|text| text.strip_suffix(')')) {
        Some(list) => list.split(", ").map(|digit| digit.parse().unwrap()).collect(),
        None => text.chars().map(|digit| i64::from(digit.to_digit(10).unwrap())).collect(),
    }
}

/// The words and signs of a text.
fn tokens(text: &str) -> Vec<String> {
    let mut tokens: Vec<String> = vec![];
    let mut rest = text.trim_start();
    while let Some(first) = rest.chars().next() {
        let word = |sign: char| sign.is_alphanumeric() || sign == '_';
        let length = if word(first) {
            rest.find(|sign| !word(sign)).unwrap_or(rest.len())
        } else if ["<=", ">=", "!=", ".."].iter().any(|sign| rest.starts_with(sign)) {
            2
        } else {
            first.len_utf8()
        };
        tokens.push(rest[..length].into());
        rest = rest[length..].trim_start();
    }
    tokens
}

/// A claim; the parameters after `when` have the values that are asked about.
pub(super) fn claim(item: &str) -> (Head, Statement) {
    let text = item.strip_prefix("misere ").or(item.strip_prefix("normal ")).unwrap_or(item);
    let text = text.split_once(" when ").map_or(text, |(text, _)| text);
    let outcome = if text.starts_with("value") { None } else { text.split_once(" iff ") };
    let (head, body) = outcome.or(text.split_once(" = ")).unwrap();
    let letter = outcome.and_then(|_| head.chars().next());
    let head = head.trim_start_matches("value").trim_start_matches(['P', 'N', 'D']);
    let names = |text: &str| text.split(", ").map(String::from).collect::<Vec<_>>();
    let head = if let Some(sum) = head.strip_prefix("((").and_then(|text| text.strip_suffix(") + ..)")) {
        Head::Sum(names(sum))
    } else if let Some(row) = head.strip_prefix('[').and_then(|text| text.strip_suffix(", ..]")) {
        let words: Vec<&str> = row.split(' ').collect();
        let after = |word: &str| {
            words.iter().position(|known| *known == word).map(|place| words[place + 1].to_owned())
        };
        Head::Row([Some(words[0].into()), after("after"), after("at"), after("of")])
    } else if let Some((base, rest)) = head.trim_matches(['(', ')']).split_once('*') {
        let (name, digit) = rest.split_once(" + ").unwrap_or((rest, "0"));
        Head::Digit(base.parse().unwrap(), digit.parse().unwrap(), name.into())
    } else if let Ok(number) = head.trim_matches(['(', ')']).parse() {
        Head::Number(number)
    } else {
        Head::Tuple(names(head.trim_matches(['(', ')'])))
    };
    let mut parser = Parser { tokens: tokens(body), at: 0, folds: !matches!(head, Head::Tuple(_)) };
    let said = match letter {
        Some(letter) => Statement::Outcome(letter, parser.formula()),
        None => parser.values(),
    };
    assert_eq!(parser.at, parser.tokens.len(), "{item}: {:?}", &parser.tokens[parser.at..]);
    (head, said)
}

struct Parser {
    tokens: Vec<String>,
    at: usize,
    /// Returns `true` if a function of one term ranges over components or elements.
    folds: bool,
}

impl Parser {
    fn peek(&self) -> &str {
        self.tokens.get(self.at).map_or("", String::as_str)
    }

    fn take(&mut self) -> String {
        self.at += 1;
        self.tokens[self.at - 1].clone()
    }

    fn eats(&mut self, token: &str) -> bool {
        let is = self.peek() == token;
        self.at += usize::from(is);
        is
    }

    fn need(&mut self, token: &str) {
        assert!(self.eats(token), "{token} wanted: {:?}", &self.tokens[self.at..]);
    }

    fn values(&mut self) -> Statement {
        if matches!(self.peek(), "[" | "repeat") {
            let start = if self.peek() == "[" { self.list() } else { vec![] };
            self.need("repeat");
            let period = self.list();
            let more = if self.eats("plus") { self.take().parse().unwrap() } else { 0 };
            return Statement::Sequence(start, period, more);
        }
        let mut pieces = vec![];
        loop {
            let term = self.term(0).unwrap();
            let condition = if self.eats("if") { Some(self.formula()) } else { None };
            self.eats("otherwise");
            pieces.push((term, condition));
            if !self.eats("|") {
                return Statement::Value(pieces);
            }
        }
    }

    fn list(&mut self) -> Vec<i64> {
        self.need("[");
        let mut numbers = vec![];
        while !self.eats("]") {
            numbers.push(self.take().parse().unwrap());
            self.eats(",");
        }
        numbers
    }

    fn formula(&mut self) -> Tree {
        self.loose(0).unwrap()
    }

    /// Formulas of two, from loose to tight.
    fn loose(&mut self, level: usize) -> Option<Tree> {
        let Some(sign) = ["iff", "implies", "or", "and"].get(level) else { return self.tight() };
        let mut tree = self.loose(level + 1)?;
        while self.eats(sign) {
            // `implies` binds to the right.
            let right = self.loose(if *sign == "implies" { level } else { level + 1 })?;
            tree = Tree::Two((*sign).into(), tree.into(), right.into());
        }
        Some(tree)
    }

    fn tight(&mut self) -> Option<Tree> {
        let begin = self.at;
        if self.eats("not") {
            return Some(Tree::Not(self.tight()?.into()));
        }
        if matches!(self.peek(), "exists" | "forall") {
            let all = self.take() == "forall";
            let mut names = vec![self.take()];
            while self.eats(",") {
                names.push(self.take());
            }
            self.need(":");
            return Some(Tree::Bound(all, names, self.loose(0)?.into()));
        }
        if matches!(self.peek(), "true" | "false") {
            return Some(Tree::Name(self.take()));
        }
        if let Some(tree) = self.comparison() {
            return Some(tree);
        }
        self.at = begin;
        if self.eats("(") {
            let tree = self.loose(0)?;
            return self.eats(")").then_some(tree);
        }
        // A predicate.
        let term = self.term(0)?;
        matches!(term, Tree::Call(..)).then_some(term)
    }

    fn comparison(&mut self) -> Option<Tree> {
        let first = self.term(0)?;
        if self.eats("in") {
            self.need("{");
            let mut ranges = vec![];
            while !self.eats("}") {
                let from = self.take().parse().unwrap();
                let to = if self.eats("..") { self.take().parse().unwrap() } else { from };
                ranges.push((from, to));
                self.eats(",");
            }
            return Some(Tree::Within(first.into(), ranges));
        }
        let (mut terms, mut signs) = (vec![first], vec![]);
        while matches!(self.peek(), "=" | "!=" | "<" | "<=" | ">" | ">=" | "divides") {
            signs.push(self.take());
            terms.push(self.term(0)?);
        }
        (!signs.is_empty()).then_some(Tree::Chain(terms, signs))
    }

    /// Terms of two, from loose to tight.
    fn term(&mut self, level: usize) -> Option<Tree> {
        let levels: [&[&str]; 3] = [&["xor"], &["+", "-"], &["*", "div", "mod"]];
        let Some(signs) = levels.get(level) else { return self.single() };
        let mut tree = self.term(level + 1)?;
        while signs.contains(&self.peek()) {
            let sign = self.take();
            tree = Tree::Two(sign, tree.into(), self.term(level + 1)?.into());
        }
        Some(tree)
    }

    fn single(&mut self) -> Option<Tree> {
        if self.eats("(") {
            let tree = self.term(0)?;
            return self.eats(")").then_some(tree);
        }
        let token = self.tokens.get(self.at)?.clone();
        if !token.starts_with(char::is_alphanumeric) {
            return None;
        }
        self.at += 1;
        if let Ok(number) = token.parse() {
            return Some(Tree::Number(number));
        }
        if !self.eats("(") {
            return Some(Tree::Name(token));
        }
        if token == "floor" {
            return self.floor();
        }
        let fold =
            self.folds && matches!(token.as_str(), "xor" | "sum" | "max" | "min" | "count" | "columns");
        let mut terms = vec![if token == "count" { self.loose(0)? } else { self.term(0)? }];
        while self.eats(",") {
            terms.push(self.term(0)?);
        }
        let which = if self.eats("where") { Some(Box::new(self.loose(0)?)) } else { None };
        let fold = fold && (terms.len() == 1 || token == "columns");
        self.eats(")").then_some(match fold {
            true => Tree::Fold(token, terms, which),
            false => Tree::Call(token, terms),
        })
    }

    /// A factor, `*`, and what is multiplied by it.
    fn floor(&mut self) -> Option<Tree> {
        let (mut depth, mut times, mut end) = (0, None, self.at);
        loop {
            match self.tokens[end].as_str() {
                "(" => depth += 1,
                ")" if depth == 0 => break,
                ")" => depth -= 1,
                "*" if depth == 0 => times = Some(end),
                _ => {}
            }
            end += 1;
        }
        let times = times?;
        let surd = self.surd();
        assert_eq!(self.at, times);
        self.at += 1;
        let term = self.term(2)?;
        self.eats(")").then_some(Tree::Floor(surd, term.into()))
    }

    fn surd(&mut self) -> Surd {
        let mut sum = self.surd_product();
        while matches!(self.peek(), "+" | "-") {
            let sign = self.take();
            sum = sum.with(&sign, self.surd_product());
        }
        sum
    }

    fn surd_product(&mut self) -> Surd {
        let mut product = self.surd_single();
        while self.peek() == "/" {
            self.take();
            product = product.with("/", self.surd_single());
        }
        product
    }

    fn surd_single(&mut self) -> Surd {
        let token = self.take();
        match token.as_str() {
            "(" => {
                let surd = self.surd();
                self.need(")");
                surd
            }
            "phi" => Surd { p: 1, q: 1, d: 5, r: 2 },
            "sqrt" => {
                self.need("(");
                let d = self.take().parse().unwrap();
                self.need(")");
                Surd { p: 0, q: 1, d, r: 1 }
            }
            number => Surd::whole(number.parse().unwrap()),
        }
    }
}
