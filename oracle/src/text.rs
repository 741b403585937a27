//! Games as text in the language.

use crate::automaton::Numeration;
use crate::claim::{Claim, Content, Head, Says};
use crate::formula::{Formula, Predicate, Relation};
use crate::game::{Body, Game, Part, Pattern, Place, Rule, Verdict};
use crate::term::{Fold, Function, Term};
use std::fmt::{Display, Formatter, Result};

impl Term {
    fn level(&self) -> u8 {
        match self {
            Term::Xor(..) => 0,
            Term::Add(..) | Term::Subtract(..) => 1,
            Term::Multiply(..) | Term::Div(..) | Term::Mod(..) => 2,
            Term::Number(number) if *number < 0 => 1,
            _ => 3,
        }
    }

    /// The text, in parentheses if it binds less tightly than this.
    fn within(&self, level: u8) -> String {
        if self.level() < level { format!("({self})") } else { self.to_string() }
    }

    /// Adds the free names.
    pub fn names(&self, all: &mut Vec<String>) {
        match self {
            Term::Number(_) => {}
            Term::Name(name) => {
                if !all.contains(name) {
                    all.push(name.clone());
                }
            }
            Term::Add(a, b)
            | Term::Subtract(a, b)
            | Term::Multiply(a, b)
            | Term::Div(a, b)
            | Term::Mod(a, b)
            | Term::Xor(a, b) => {
                a.names(all);
                b.names(all);
            }
            Term::Call(_, terms) => terms.iter().for_each(|term| term.names(all)),
            Term::Floor { of, .. } => of.names(all),
            Term::Fold(_, term, which) => {
                term.names(all);
                which.iter().for_each(|which| which.names(all));
            }
            Term::Count(which) => which.names(all),
            Term::Columns(term, base, which) => {
                term.names(all);
                base.names(all);
                which.iter().for_each(|which| which.names(all));
            }
        }
    }
}

impl Display for Term {
    fn fmt(&self, out: &mut Formatter<'_>) -> Result {
        let two = |a: &Term, sign: &str, b: &Term, level: u8| {
            format!("{}{sign}{}", a.within(level), b.within(level + 1))
        };
        let chosen = |which: &Option<Box<Formula>>| {
            which.as_ref().map_or(String::new(), |which| format!(" where {which}"))
        };
        let text = match self {
            Term::Number(number) if *number < 0 => format!("0 - {}", -number),
            Term::Number(number) => number.to_string(),
            Term::Name(name) => name.clone(),
            Term::Add(a, b) => two(a, " + ", b, 1),
            Term::Subtract(a, b) => two(a, " - ", b, 1),
            Term::Multiply(a, b) => two(a, "*", b, 2),
            Term::Div(a, b) => two(a, " div ", b, 2),
            Term::Mod(a, b) => two(a, " mod ", b, 2),
            Term::Xor(a, b) => two(a, " xor ", b, 0),
            Term::Call(function, terms) => {
                let terms: Vec<String> = terms.iter().map(Term::to_string).collect();
                format!("{}({})", function.name(), terms.join(", "))
            }
            Term::Floor { plus: 1, root: 5, over: 2, of } => format!("floor(phi*{})", of.within(3)),
            Term::Floor { plus, root, over, of } => {
                let factor = match plus {
                    0 => format!("sqrt({root})"),
                    plus if *plus < 0 => format!("(sqrt({root}) - {})", -plus),
                    plus => format!("({plus} + sqrt({root}))"),
                };
                let over = if *over == 1 { String::new() } else { format!("/{over}") };
                format!("floor({factor}{over}*{})", of.within(3))
            }
            Term::Fold(fold, term, which) => format!("{}({term}{})", fold.name(), chosen(which)),
            Term::Count(which) => format!("count({which})"),
            Term::Columns(term, base, which) => format!("columns({term}, {base}{})", chosen(which)),
        };
        out.write_str(&text)
    }
}

impl Function {
    /// All of them, by name.
    pub(crate) const ALL: [(&'static str, Function); 15] = [
        ("fib", Function::Fib),
        ("lowest_zeckendorf", Function::LowestZeckendorf),
        ("bit", Function::Bit),
        ("ones", Function::Ones),
        ("v2", Function::Twos),
        ("v", Function::Valuation),
        ("odd_part", Function::OddPart),
        ("bits", Function::Bits),
        ("exponent", Function::Exponent),
        ("gcd", Function::Gcd),
        ("smallest_factor", Function::SmallestFactor),
        ("digit", Function::Digit),
        ("next_free", Function::NextFree),
        ("min", Function::Min),
        ("max", Function::Max),
    ];

    fn name(self) -> &'static str {
        Function::ALL.iter().find(|(_, known)| *known == self).map_or("", |(name, _)| name)
    }
}

impl Fold {
    /// All of them, by name.
    pub(crate) const ALL: [(&'static str, Fold); 4] =
        [("xor", Fold::Xor), ("sum", Fold::Sum), ("max", Fold::Max), ("min", Fold::Min)];

    fn name(self) -> &'static str {
        Fold::ALL.iter().find(|(_, known)| *known == self).map_or("", |(name, _)| name)
    }
}

impl Relation {
    /// All of them, by sign.
    pub(crate) const ALL: [(&'static str, Relation); 6] = [
        ("=", Relation::Equal),
        ("!=", Relation::NotEqual),
        ("<", Relation::Less),
        ("<=", Relation::LessEqual),
        (">", Relation::Greater),
        (">=", Relation::GreaterEqual),
    ];

    fn sign(self) -> &'static str {
        Relation::ALL.iter().find(|(_, known)| *known == self).map_or("", |(sign, _)| sign)
    }
}

impl Predicate {
    /// All of them, by name.
    pub(crate) const ALL: [(&'static str, Predicate); 7] = [
        ("prime", Predicate::Prime),
        ("prime_power", Predicate::PrimePower),
        ("fibonacci", Predicate::Fibonacci),
        ("square", Predicate::Square),
        ("power_of_two", Predicate::PowerOfTwo),
        ("odd", Predicate::Odd),
        ("even", Predicate::Even),
    ];

    fn name(self) -> &'static str {
        Predicate::ALL.iter().find(|(_, known)| *known == self).map_or("", |(name, _)| name)
    }
}

impl Formula {
    fn level(&self) -> u8 {
        match self {
            Formula::Exists(..) | Formula::Forall(..) | Formula::Count(..) => 0,
            Formula::Iff(..) => 1,
            Formula::Implies(..) => 2,
            Formula::Or(_) => 3,
            Formula::And(_) => 4,
            Formula::Not(_) => 5,
            _ => 6,
        }
    }

    fn within(&self, level: u8) -> String {
        if self.level() < level { format!("({self})") } else { self.to_string() }
    }

    /// Adds the free names.
    pub fn names(&self, all: &mut Vec<String>) {
        match self {
            Formula::True | Formula::False => {}
            Formula::Compare(first, rest) => {
                first.names(all);
                rest.iter().for_each(|(_, term)| term.names(all));
            }
            Formula::In(term, _) | Formula::Is(_, term) => term.names(all),
            Formula::Divides(a, b) => {
                a.names(all);
                b.names(all);
            }
            Formula::Accepts(_, terms) => terms.iter().for_each(|term| term.names(all)),
            Formula::Not(inner) => inner.names(all),
            Formula::And(parts) | Formula::Or(parts) => parts.iter().for_each(|part| part.names(all)),
            Formula::Implies(a, b) | Formula::Iff(a, b) => {
                a.names(all);
                b.names(all);
            }
            Formula::Exists(bound, inner)
            | Formula::Forall(bound, inner)
            | Formula::Count(bound, inner, ..) => {
                let mut free = vec![];
                inner.names(&mut free);
                for name in free {
                    if !bound.contains(&name) && !all.contains(&name) {
                        all.push(name);
                    }
                }
            }
        }
    }
}

impl Display for Formula {
    fn fmt(&self, out: &mut Formatter<'_>) -> Result {
        let joined = |all: &[Formula], word: &str, level: u8| {
            let all: Vec<String> = all.iter().map(|one| one.within(level)).collect();
            all.join(word)
        };
        let text = match self {
            Formula::True => "true".into(),
            Formula::False => "false".into(),
            Formula::Compare(first, rest) => rest.iter().fold(first.to_string(), |text, (relation, term)| {
                format!("{text} {} {term}", relation.sign())
            }),
            Formula::In(term, ranges) => {
                let range = |&(least, most): &(i128, i128)| {
                    if least == most { least.to_string() } else { format!("{least}..{most}") }
                };
                let ranges: Vec<String> = ranges.iter().map(range).collect();
                format!("{term} in {{{}}}", ranges.join(", "))
            }
            Formula::Divides(a, b) => format!("{a} divides {b}"),
            Formula::Is(predicate, term) => format!("{}({term})", predicate.name()),
            Formula::Accepts(name, terms) => {
                let terms: Vec<String> = terms.iter().map(Term::to_string).collect();
                format!("{name}({})", terms.join(", "))
            }
            Formula::Not(inner) => format!("not {}", inner.within(5)),
            Formula::And(all) if all.is_empty() => "true".into(),
            Formula::Or(all) if all.is_empty() => "false".into(),
            Formula::And(all) => joined(all, " and ", 5),
            Formula::Or(all) => joined(all, " or ", 4),
            Formula::Implies(a, b) => format!("{} implies {}", a.within(3), b.within(2)),
            Formula::Iff(a, b) => format!("{} iff {}", a.within(2), b.within(2)),
            Formula::Exists(names, inner) => format!("exists {}: {inner}", names.join(", ")),
            Formula::Forall(names, inner) => format!("forall {}: {inner}", names.join(", ")),
            Formula::Count(names, inner, relation, number) => {
                let names = names.join(", ");
                match relation {
                    Relation::LessEqual => format!("at most {number} {names}: {inner}"),
                    Relation::GreaterEqual => format!("at least {number} {names}: {inner}"),
                    Relation::Equal => format!("exactly {number} {names}: {inner}"),
                    _ => format!("count({names}: {inner}) {} {number}", relation.sign()),
                }
            }
        };
        out.write_str(&text)
    }
}

fn component(pattern: &Pattern, row: bool) -> String {
    let place = |place: &Place| match place {
        Place::Term(term) => term.to_string(),
        Place::Any => "_".into(),
        Place::Gap => "..".into(),
    };
    let places: Vec<String> = pattern.iter().map(place).collect();
    let places = places.join(", ");
    if row { format!("[{places}]") } else { format!("({places})") }
}

/// ` where …`, unless the condition is trivial.
fn condition(formula: &Formula) -> String {
    if *formula == Formula::True { String::new() } else { format!(" where {formula}") }
}

fn rule(rule: &Rule, row: bool) -> String {
    let part = |part: &Part| match &part.copies {
        Some(copies) => format!("({copies}) of {}", component(&part.places, row)),
        None => component(&part.places, row),
    };
    let after: Vec<String> = rule.after.iter().map(part).collect();
    let after = if after.is_empty() { "()".to_owned() } else { after.join(" + ") };
    format!("{} -> {after}{}", component(&rule.before, row), condition(&rule.condition))
}

fn verdict(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Lost => "lost",
        Verdict::Won => "won",
        Verdict::Draw => "draw",
    }
}

impl Display for Claim {
    fn fmt(&self, out: &mut Formatter<'_>) -> Result {
        match self.misere {
            Some(true) => out.write_str("misere ")?,
            Some(false) => out.write_str("normal ")?,
            None => {}
        }
        match self.says {
            Says::Outcome(letter) => write!(out, "{letter}")?,
            Says::Value => out.write_str("value")?,
        }
        match &self.head {
            Head::Tuple(names) => write!(out, "({})", names.join(", "))?,
            Head::Sum(names) => write!(out, "(({}) + ..)", names.join(", "))?,
            Head::Row { element, after, at, of } => {
                write!(out, "[{element}")?;
                for (word, name) in [("after", after), ("at", at), ("of", of)] {
                    if let Some(name) = name {
                        write!(out, " {word} {name}")?;
                    }
                }
                out.write_str(", ..]")?;
            }
        }
        let list = |numbers: &[i128]| numbers.iter().map(i128::to_string).collect::<Vec<_>>().join(", ");
        match &self.content {
            Content::Iff(formula) => write!(out, " iff {formula}"),
            Content::Pieces(pieces) => {
                let piece = |(term, condition): &(Term, Option<Formula>)| match condition {
                    None if pieces.len() == 1 => term.to_string(),
                    None => format!("{term} otherwise"),
                    Some(condition) => format!("{term} if {condition}"),
                };
                let pieces: Vec<String> = pieces.iter().map(piece).collect();
                write!(out, " = {}", pieces.join(" | "))
            }
            Content::Periodic { start, period, plus } => {
                out.write_str(" =")?;
                if !start.is_empty() {
                    write!(out, " [{}]", list(start))?;
                }
                write!(out, " repeat [{}]", list(period))?;
                if *plus > 0 { write!(out, " plus {plus}") } else { Ok(()) }
            }
        }
    }
}

impl Game {
    /// Text of the game.
    pub fn text(&self) -> String {
        let mut lines = vec![format!("game {}", self.name)];
        lines.extend(self.misere.then(|| "misere".to_owned()));
        lines.extend(self.unordered.then(|| "unordered".to_owned()));
        match &self.body {
            Body::Rules(rules) => lines.extend(rules.iter().map(|one| rule(one, self.row))),
            Body::Upto { most, base, .. } => lines.push(format!("upto {most} of {base}")),
        }
        for law in &self.laws {
            lines.push(format!("position {}{}", component(&law.pattern, self.row), {
                // A law without a condition would be another item.
                format!(" where {}", law.formula)
            }));
        }
        for end in &self.ends {
            let pattern = component(&end.pattern, self.row);
            lines.push(format!("end {pattern} {}{}", verdict(end.verdict), condition(&end.condition)));
        }
        lines.extend(self.otherwise.map(|otherwise| format!("otherwise {}", verdict(otherwise))));
        lines.extend(self.endless.then(|| "endless draw".to_owned()));
        lines.extend(self.claims.iter().map(Claim::to_string));
        for automaton in &self.automata {
            let how = match &automaton.numeration {
                Numeration::Base(base) => format!("base {base}"),
                Numeration::Quadratic(most) => format!("in quadratic {most}"),
                Numeration::Recurrence(coefficients) => {
                    let coefficients: Vec<String> = coefficients.iter().map(i128::to_string).collect();
                    format!("in recurrence {}", coefficients.join(" "))
                }
            };
            lines.push(format!("automaton {}({}) {how}", automaton.name, automaton.of.join(", ")));
            for (name, edges) in &automaton.states {
                let edge = |(digits, next): &(Vec<i128>, String)| {
                    let digits: Vec<String> = digits.iter().map(i128::to_string).collect();
                    format!("({}) -> {next}", digits.join(", "))
                };
                let edges: Vec<String> = edges.iter().map(edge).collect();
                lines.push(format!("  state {name}: {}", edges.join(", ")));
            }
            lines.push(format!("  accept {}", automaton.accept.join(", ")));
        }
        lines.join("\n") + "\n"
    }

    /// Text of one of its rules.
    pub fn rule_text(&self, number: usize) -> Option<String> {
        self.rules().get(number).map(|one| rule(one, self.row))
    }

    /// A component as typed.
    pub fn typed(sum: &[Vec<u64>]) -> String {
        let part = |part: &Vec<u64>| part.iter().map(u64::to_string).collect::<Vec<_>>().join(",");
        sum.iter().map(part).collect::<Vec<_>>().join(" ")
    }
}
