//! Terms, and the factors of floors.

use super::{Fold, Function, Read, Reader, Term};

/// A factor of a floor: (plus + times·√root)/over.
#[derive(Clone, Copy)]
struct Factor {
    plus: i128,
    times: i128,
    root: i128,
    over: i128,
}

impl Reader {
    pub(super) fn term(&mut self) -> Read<Term> {
        let mut term = self.addition()?;
        while self.eat("xor") {
            term = Term::Xor(term.into(), self.addition()?.into());
        }
        Ok(term)
    }

    fn addition(&mut self) -> Read<Term> {
        let mut term = self.product()?;
        loop {
            if self.eat("+") {
                term = Term::Add(term.into(), self.product()?.into());
            } else if self.eat("-") {
                term = Term::Subtract(term.into(), self.product()?.into());
            } else {
                return Ok(term);
            }
        }
    }

    pub(super) fn product(&mut self) -> Read<Term> {
        let mut term = self.factor()?;
        loop {
            if self.eat("*") {
                term = Term::Multiply(term.into(), self.factor()?.into());
            } else if self.eat("div") {
                term = Term::Div(term.into(), self.factor()?.into());
            } else if self.eat("mod") {
                term = Term::Mod(term.into(), self.factor()?.into());
            } else {
                return Ok(term);
            }
        }
    }

    fn factor(&mut self) -> Read<Term> {
        if self.eat("(") {
            let term = self.term()?;
            self.expect(")")?;
            return Ok(term);
        }
        if self.peek().starts_with(|first: char| first.is_ascii_digit()) {
            return self.number().map(Term::Number);
        }
        let name = self.name()?;
        if self.peek() != "(" {
            const WORDS: [&str; 12] =
                ["and", "or", "not", "where", "if", "in", "div", "mod", "xor", "divides", "iff", "implies"];
            let word = WORDS.contains(&&*name);
            return if word { Err(format!("a term expected before `{name}`")) } else { Ok(Term::Name(name)) };
        }
        self.expect("(")?;
        let term = self.applied(&name)?;
        self.expect(")")?;
        Ok(term)
    }

    fn applied(&mut self, name: &str) -> Read<Term> {
        if name == "floor" {
            return self.floor();
        }
        if name == "count" {
            return Ok(Term::Count(self.formula()?.into()));
        }
        let mut terms = vec![self.term()?];
        while self.eat(",") {
            terms.push(self.term()?);
        }
        let which = if self.eat("where") { Some(Box::new(self.formula()?)) } else { None };
        let (Some(first), last) = (terms.first().cloned(), terms.last().cloned()) else {
            return Err("nothing in parentheses".into());
        };
        if name == "columns" {
            return Ok(Term::Columns(first.into(), last.unwrap_or(first_base()).into(), which));
        }
        let fold = Fold::ALL.iter().find(|(known, _)| *known == name);
        let function = Function::ALL.iter().find(|(known, _)| *known == name);
        match (fold, function) {
            // The minimum of a single number is trivial, so this must be a fold.
            (Some(&(_, fold)), _) if terms.len() == 1 => Ok(Term::Fold(fold, first.into(), which)),
            (_, Some(&(_, function))) => Ok(Term::Call(function, terms)),
            _ => Err(format!("what is `{name}`")),
        }
    }

    fn floor(&mut self) -> Read<Term> {
        let (factor, of) = self.quotient()?;
        let factor = factor.ok_or("a floor without a root")?;
        if factor.times < 1 {
            return Err("a root that is taken away".into());
        }
        let root = factor.root * factor.times * factor.times;
        let of = of.ok_or("a floor of nothing")?;
        Ok(Term::Floor { plus: factor.plus, root, over: factor.over, of: of.into() })
    }

    /// Parses factors, one of them irrational, with the remaining product.
    fn quotient(&mut self) -> Read<(Option<Factor>, Option<Term>)> {
        let mut irrational: Option<Factor> = None;
        let mut of: Option<Term> = None;
        let mut over = 1;
        loop {
            if let Some(factor) = self.irrational()? {
                irrational = Some(factor);
            } else {
                let term = self.factor()?;
                of = Some(match of {
                    None => term,
                    Some(of) => Term::Multiply(of.into(), term.into()),
                });
            }
            while self.eat("/") {
                over *= self.number()?;
            }
            if !self.eat("*") {
                break;
            }
        }
        let irrational = irrational.map(|factor| Factor { over: factor.over * over, ..factor });
        Ok((irrational, of))
    }

    fn irrational(&mut self) -> Read<Option<Factor>> {
        if self.eat("phi") {
            return Ok(Some(Factor { plus: 1, times: 1, root: 5, over: 2 }));
        }
        let begun = self.at;
        if self.eat("sqrt") {
            self.expect("(")?;
            let root = self.number()?;
            self.expect(")")?;
            return Ok(Some(Factor { plus: 0, times: 1, root, over: 1 }));
        }
        if self.eat("(") {
            if let Some(sum) = self.sum_with_root()?
                && self.eat(")")
            {
                return Ok(Some(sum));
            }
            self.at = begun;
        }
        Ok(None)
    }

    /// `2 - 1 + sqrt(5)`, `sqrt(13) - 1`; `None` for anything else.
    fn sum_with_root(&mut self) -> Read<Option<Factor>> {
        let mut whole = 0;
        let mut found: Option<Factor> = None;
        let mut sign = 1;
        loop {
            if self.peek().starts_with(|first: char| first.is_ascii_digit()) {
                let mut number = self.number()?;
                if self.eat("*") {
                    let Some(factor) = self.irrational()? else { return Ok(None) };
                    number *= factor.times;
                    found = Some(Factor { times: number * sign, plus: factor.plus * number, ..factor });
                } else {
                    whole += sign * number;
                }
            } else {
                let Some(mut factor) = self.irrational()? else { return Ok(None) };
                while self.eat("/") {
                    factor.over *= self.number()?;
                }
                found = Some(factor);
            }
            sign = match self.peek() {
                "+" => 1,
                "-" => -1,
                _ => break,
            };
            self.at += 1;
        }
        Ok(found.map(|factor| Factor { plus: factor.plus + whole * factor.over, ..factor }))
    }
}

fn first_base() -> Term {
    Term::Number(2)
}
