//! Parsing of games, claims and automata; anything this parser does not support is an error.
//!
//! Supports enough of the language for texts without parameters: generated ones, discovered ones, and
//! published games.

mod terms;
mod tokens;

use crate::automaton::{Automaton, Numeration};
use crate::claim::{Claim, Content, Head, Says};
use crate::formula::{Formula, Predicate, Relation};
use crate::game::{Body, End, Game, Law, Part, Pattern, Place, Rule, Verdict};
use crate::term::{Fold, Function, Term};
use tokens::{lines, tokens};

type Read<T> = Result<T, String>;

/// Claims and automata from items as they would appear in a game.
pub fn read_claims(items: &[String]) -> Read<(Vec<Claim>, Vec<Automaton>)> {
    let text = format!("game items\n(n) -> (n)\n{}\n", items.join("\n"));
    Game::read(&text).map(|game| (game.claims, game.automata))
}

impl Game {
    /// Parses a game.
    pub fn read(text: &str) -> Read<Game> {
        let mut game = Game {
            name: String::new(),
            row: false,
            unordered: false,
            misere: false,
            body: Body::Rules(vec![]),
            laws: vec![],
            ends: vec![],
            otherwise: None,
            endless: false,
            claims: vec![],
            automata: vec![],
        };
        for line in lines(text) {
            let mut reader = Reader { tokens: tokens(&line)?, at: 0 };
            reader.item(&mut game).map_err(|why| format!("{why} in `{line}`"))?;
        }
        Ok(game)
    }
}

struct Reader {
    tokens: Vec<String>,
    at: usize,
}

impl Reader {
    fn peek(&self) -> &str {
        self.tokens.get(self.at).map_or("", String::as_str)
    }

    fn take(&mut self) -> String {
        let token = self.peek().to_owned();
        self.at += 1;
        token
    }

    fn eat(&mut self, token: &str) -> bool {
        let found = self.peek() == token;
        self.at += usize::from(found);
        found
    }

    fn expect(&mut self, token: &str) -> Read<()> {
        if self.eat(token) { Ok(()) } else { Err(format!("`{token}` expected before `{}`", self.peek())) }
    }

    fn end(&self) -> Read<()> {
        if self.at >= self.tokens.len() { Ok(()) } else { Err(format!("`{}` is too much", self.peek())) }
    }

    fn number(&mut self) -> Read<i128> {
        let token = self.take();
        token.parse().map_err(|_| format!("`{token}` is no number"))
    }

    fn name(&mut self) -> Read<String> {
        let token = self.take();
        let named = token.chars().next().is_some_and(|first| first.is_alphabetic() || first == '_');
        if named { Ok(token) } else { Err(format!("`{token}` is no name")) }
    }

    fn item(&mut self, game: &mut Game) -> Read<()> {
        const IDLE: [&str; 12] = [
            "title", "about", "remark", "source", "family", "board", "begin", "example", "start", "assume",
            "P", "N",
        ];
        let first = self.peek().to_owned();
        match &*first {
            "game" => {
                game.name = self.tokens[1..].concat();
                let plain = game.name.chars().all(|next| next.is_alphanumeric() || "-_".contains(next));
                return if plain { Ok(()) } else { Err("parameters".into()) };
            }
            "misere" | "normal" if self.tokens.len() > 1 => game.claims.push(self.claim()?),
            "misere" => game.misere = self.eat("misere"),
            "unordered" => game.unordered = self.eat("unordered"),
            "endless" => {
                self.at += 2;
                game.endless = true;
            }
            "position" => {
                self.at += 1;
                let pattern = self.component()?;
                self.expect("where")?;
                game.laws.push(Law { pattern, formula: self.formula()? });
            }
            "end" => {
                self.at += 1;
                let pattern = self.component()?;
                let mut condition = self.condition()?;
                let verdict = self.verdict()?;
                condition = condition.and(self.condition()?);
                game.ends.push(End { pattern, condition, verdict });
            }
            "otherwise" => {
                self.at += 1;
                game.otherwise = Some(self.verdict()?);
            }
            "upto" => {
                self.at += 1;
                let most = usize::try_from(self.number()?).map_err(|_| "upto")?;
                self.expect("of")?;
                let base = self.tokens[self.at..].join(" ");
                let rules = base_rules(&base)?;
                game.body = Body::Upto { most, base, rules };
                return Ok(());
            }
            "P" | "N" | "D" | "value" => game.claims.push(self.claim()?),
            "automaton" => {
                self.at += 1;
                game.automata.push(self.automaton()?);
            }
            "state" | "accept" => self.state(game)?,
            "(" | "[" => {
                game.row = first == "[";
                let rule = self.rule()?;
                match &mut game.body {
                    Body::Rules(rules) => rules.push(rule),
                    Body::Upto { .. } => return Err("rules beside `upto`".into()),
                }
            }
            word if IDLE.contains(&word) => return Ok(()),
            other => return Err(format!("what is `{other}`")),
        }
        if self.eat("by") {
            self.at += 1;
        }
        self.end()
    }

    fn condition(&mut self) -> Read<Formula> {
        if self.eat("where") { self.formula() } else { Ok(Formula::True) }
    }

    fn verdict(&mut self) -> Read<Verdict> {
        match &*self.take() {
            "lost" => Ok(Verdict::Lost),
            "won" => Ok(Verdict::Won),
            "draw" => Ok(Verdict::Draw),
            other => Err(format!("`{other}` is no verdict")),
        }
    }

    fn rule(&mut self) -> Read<Rule> {
        let before = self.component()?;
        self.expect("->")?;
        let mut after = vec![];
        loop {
            let copies = if self.at_copies() { Some(self.product()?) } else { None };
            if copies.is_some() {
                self.expect("of")?;
            }
            let places = self.component()?;
            // `()` is an empty result.
            if !places.is_empty() {
                after.push(Part { copies, places });
            }
            if !self.eat("+") {
                break;
            }
        }
        Ok(Rule { before, after, condition: self.condition()? })
    }

    /// Returns `true` if `of` comes before the next `+` outside of brackets.
    fn at_copies(&self) -> bool {
        let mut depth = 0;
        for token in &self.tokens[self.at..] {
            match &**token {
                "(" | "[" => depth += 1,
                ")" | "]" => depth -= 1,
                "of" if depth == 0 => return true,
                "+" | "where" if depth == 0 => return false,
                _ => {}
            }
        }
        false
    }

    fn component(&mut self) -> Read<Pattern> {
        let close = match &*self.take() {
            "(" => ")",
            "[" => "]",
            other => return Err(format!("a component expected before `{other}`")),
        };
        let mut places = vec![];
        while !self.eat(close) {
            places.push(if self.eat("..") {
                Place::Gap
            } else if self.eat("_") {
                Place::Any
            } else {
                Place::Term(self.term()?)
            });
            if self.peek() != close {
                self.expect(",")?;
            }
        }
        Ok(places)
    }

    fn names(&mut self, close: &str) -> Read<Vec<String>> {
        let mut names = vec![];
        while !self.eat(close) {
            names.push(self.name()?);
            if self.peek() != close {
                self.expect(",")?;
            }
        }
        Ok(names)
    }

    fn claim(&mut self) -> Read<Claim> {
        let misere = if self.eat("misere") {
            Some(true)
        } else if self.eat("normal") {
            Some(false)
        } else {
            None
        };
        let says = match &*self.take() {
            "value" => Says::Value,
            letter => Says::Outcome(letter.chars().next().unwrap_or('P')),
        };
        let head = self.head()?;
        if matches!(says, Says::Outcome(_)) {
            self.expect("iff")?;
            return Ok(Claim { misere, says, head, content: Content::Iff(self.formula()?) });
        }
        self.expect("=")?;
        if self.peek() == "[" || self.peek() == "repeat" {
            let start = if self.peek() == "[" { self.numbers()? } else { vec![] };
            self.expect("repeat")?;
            let period = self.numbers()?;
            let plus = if self.eat("plus") { self.number()? } else { 0 };
            return Ok(Claim { misere, says, head, content: Content::Periodic { start, period, plus } });
        }
        let mut pieces = vec![];
        loop {
            let term = self.term()?;
            let condition = if self.eat("if") { Some(self.formula()?) } else { None };
            self.eat("otherwise");
            pieces.push((term, condition));
            if !self.eat("|") {
                break;
            }
        }
        Ok(Claim { misere, says, head, content: Content::Pieces(pieces) })
    }

    fn numbers(&mut self) -> Read<Vec<i128>> {
        self.expect("[")?;
        let mut numbers = vec![];
        while !self.eat("]") {
            numbers.push(self.number()?);
            self.eat(",");
        }
        Ok(numbers)
    }

    fn head(&mut self) -> Read<Head> {
        if self.eat("[") {
            let element = self.name()?;
            let mut named = |word: &str| -> Read<Option<String>> {
                if self.eat(word) { self.name().map(Some) } else { Ok(None) }
            };
            let (after, at, of) = (named("after")?, named("at")?, named("of")?);
            for token in [",", "..", "]"] {
                self.expect(token)?;
            }
            return Ok(Head::Row { element, after, at, of });
        }
        self.expect("(")?;
        if self.eat("(") {
            let names = self.names(")")?;
            for token in ["+", "..", ")"] {
                self.expect(token)?;
            }
            return Ok(Head::Sum(names));
        }
        self.names(")").map(Head::Tuple)
    }

    fn automaton(&mut self) -> Read<Automaton> {
        let name = self.name()?;
        self.expect("(")?;
        let of = self.names(")")?;
        let numeration = if self.eat("base") {
            Numeration::Base(self.number()?)
        } else {
            self.expect("in")?;
            if self.eat("zeckendorf") {
                Numeration::Quadratic(1)
            } else if self.eat("recurrence") {
                let mut coefficients = vec![];
                while self.at < self.tokens.len() {
                    let sign = if self.eat("-") { -1 } else { 1 };
                    coefficients.push(sign * self.number()?);
                }
                Numeration::Recurrence(coefficients)
            } else {
                self.expect("quadratic")?;
                Numeration::Quadratic(self.number()?)
            }
        };
        Ok(Automaton { name, of, numeration, states: vec![], accept: vec![] })
    }

    fn state(&mut self, game: &mut Game) -> Read<()> {
        let automaton = game.automata.last_mut().ok_or("a state of no automaton")?;
        if self.eat("accept") {
            while self.at < self.tokens.len() {
                automaton.accept.push(self.name()?);
                self.eat(",");
            }
            return Ok(());
        }
        self.expect("state")?;
        let name = self.name()?;
        let mut edges = vec![];
        self.eat(":");
        while self.at < self.tokens.len() {
            let digits = self.column()?;
            self.expect("->")?;
            edges.push((digits, self.name()?));
            self.eat(",");
        }
        automaton.states.push((name, edges));
        Ok(())
    }

    /// A digit of each number: `01`, or `(0, 11)`.
    fn column(&mut self) -> Read<Vec<i128>> {
        if self.eat("(") {
            let mut digits = vec![self.number()?];
            while self.eat(",") {
                digits.push(self.number()?);
            }
            self.expect(")")?;
            return Ok(digits);
        }
        let digits = self.take();
        let digits = digits.chars().map(|digit| digit.to_digit(10).map(i128::from)).collect::<Option<_>>();
        Ok(digits.ok_or("digits expected")?)
    }

    fn formula(&mut self) -> Read<Formula> {
        let mut formula = self.implication()?;
        while self.eat("iff") {
            formula = Formula::Iff(formula.into(), self.implication()?.into());
        }
        Ok(formula)
    }

    fn implication(&mut self) -> Read<Formula> {
        let formula = self.disjunction()?;
        if self.eat("implies") {
            return Ok(Formula::Implies(formula.into(), self.implication()?.into()));
        }
        Ok(formula)
    }

    fn disjunction(&mut self) -> Read<Formula> {
        let mut all = vec![self.conjunction()?];
        while self.eat("or") {
            all.push(self.conjunction()?);
        }
        Ok(if all.len() == 1 { all.remove(0) } else { Formula::Or(all) })
    }

    fn conjunction(&mut self) -> Read<Formula> {
        let mut all = vec![self.negation()?];
        while self.eat("and") {
            all.push(self.negation()?);
        }
        Ok(if all.len() == 1 { all.remove(0) } else { Formula::And(all) })
    }

    fn negation(&mut self) -> Read<Formula> {
        if self.eat("not") {
            return Ok(Formula::Not(self.negation()?.into()));
        }
        for exists in [true, false] {
            if self.eat(if exists { "exists" } else { "forall" }) {
                let names = self.names(":")?;
                let inner = self.formula()?.into();
                return Ok(if exists {
                    Formula::Exists(names, inner)
                } else {
                    Formula::Forall(names, inner)
                });
            }
        }
        if let Some(relation) = self.counting() {
            let number = self.number()?;
            let names = self.names(":")?;
            return Ok(Formula::Count(names, self.formula()?.into(), relation, number));
        }
        let begun = self.at;
        match self.atom() {
            Ok(atom) => Ok(atom),
            // An opening parenthesis may begin a formula or a term.
            Err(why) => {
                self.at = begun;
                if !self.eat("(") {
                    return Err(why);
                }
                let inner = self.formula()?;
                self.expect(")")?;
                Ok(inner)
            }
        }
    }

    /// `at most`, `at least` or `exactly` before a number.
    fn counting(&mut self) -> Option<Relation> {
        let words = self.tokens.get(self.at..self.at + 3)?;
        let (relation, words) = match [&*words[0], &*words[1]] {
            ["at", "most"] => (Relation::LessEqual, 2),
            ["at", "least"] => (Relation::GreaterEqual, 2),
            ["exactly", number] if number.parse::<i128>().is_ok() => (Relation::Equal, 1),
            _ => return None,
        };
        self.at += words;
        Some(relation)
    }

    /// `count(j: f) < 2`
    fn count(&mut self) -> Read<Formula> {
        for token in ["count", "("] {
            self.expect(token)?;
        }
        let names = self.names(":")?;
        let inner = self.formula()?.into();
        self.expect(")")?;
        let sign = self.take();
        let relation = Relation::ALL.iter().find(|(known, _)| *known == sign);
        let &(_, relation) = relation.ok_or("a relation expected after a count")?;
        Ok(Formula::Count(names, inner, relation, self.number()?))
    }

    fn atom(&mut self) -> Read<Formula> {
        if self.peek() == "count" {
            let begun = self.at;
            if let Ok(count) = self.count() {
                return Ok(count);
            }
            self.at = begun;
        }
        if self.eat("true") {
            return Ok(Formula::True);
        }
        if self.eat("false") {
            return Ok(Formula::False);
        }
        let called = self.tokens.get(self.at + 1).is_some_and(|next| next == "(");
        if called && let Some(atom) = self.called()? {
            return Ok(atom);
        }
        let term = self.term()?;
        if self.eat("divides") {
            return Ok(Formula::Divides(term, self.term()?));
        }
        if self.eat("in") {
            if self.eat("divisors") {
                self.expect("(")?;
                let of = self.term()?;
                self.expect(")")?;
                let within = vec![(Relation::LessEqual, term.clone()), (Relation::LessEqual, of.clone())];
                return Ok(Formula::And(vec![
                    Formula::Compare(Term::Number(1), within),
                    Formula::Divides(term, of),
                ]));
            }
            self.expect("{")?;
            let mut ranges = vec![];
            while !self.eat("}") {
                let least = self.number()?;
                let most = if self.eat("..") { self.number()? } else { least };
                ranges.push((least, most));
                self.eat(",");
            }
            return Ok(Formula::In(term, ranges));
        }
        let mut rest = vec![];
        while let Some(&(_, relation)) = Relation::ALL.iter().find(|(sign, _)| *sign == self.peek()) {
            self.at += 1;
            rest.push((relation, self.term()?));
        }
        if rest.is_empty() {
            Err(format!("a relation expected before `{}`", self.peek()))
        } else {
            Ok(Formula::Compare(term, rest))
        }
    }

    /// Parses a predicate or an automaton.
    fn called(&mut self) -> Read<Option<Formula>> {
        let name = self.peek().to_owned();
        let is_name = name.starts_with(|first: char| first.is_alphabetic() || first == '_');
        let function = Function::ALL.iter().any(|(known, _)| *known == name)
            || Fold::ALL.iter().any(|(known, _)| *known == name)
            || ["floor", "count", "columns", "not"].contains(&&*name);
        if !is_name || function {
            return Ok(None);
        }
        self.at += 2;
        let mut terms = vec![];
        while !self.eat(")") {
            terms.push(self.term()?);
            self.eat(",");
        }
        if let Some(&(_, predicate)) = Predicate::ALL.iter().find(|(known, _)| *known == name) {
            let term = terms.pop().ok_or("a predicate of nothing")?;
            return Ok(Some(Formula::Is(predicate, term)));
        }
        Ok(Some(Formula::Accepts(name, terms)))
    }
}

/// Rules of the games that may follow `upto`.
fn base_rules(base: &str) -> Read<Vec<Rule>> {
    let condition = match base {
        "nim" => "k >= 1".into(),
        _ => match base.strip_prefix("bash m = ") {
            Some(most) => format!("1 <= k <= {most}"),
            None => return Err(format!("what is `{base}`")),
        },
    };
    let game = Game::read(&format!("game base\n(n) -> (n - k) where {condition}\n"))?;
    Ok(game.rules().to_vec())
}
