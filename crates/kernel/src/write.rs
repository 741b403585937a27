//! Statements as text.

use crate::numeration::Numeration;
use crate::statement::{
    Certainty, Choice, Claim, Formula, Literal, Move, Node, Rank, Relation, Sense, Statement, Variable,
    Verdict,
};
use std::fmt;

/// Names of numbers: those of the position as given, others as letters that are not among them.
pub(crate) struct Names {
    places: Vec<String>,
    automata: Vec<String>,
}

/// A piece of a formula that is written.
enum Piece {
    Node(usize),
    Text(&'static str),
}

impl Names {
    pub(crate) fn new(places: Vec<String>, automata: Vec<String>) -> Names {
        Names { places, automata }
    }

    pub(crate) fn of(statement: &Statement) -> Names {
        let automata = statement.automata.iter().map(|automaton| automaton.name.clone()).collect();
        Names::new(statement.places.clone(), automata)
    }

    /// Name of a number: beyond those of the position k, l, m, n, …, unless they are taken, and then k1, k2, ….
    pub(crate) fn number(&self, variable: Variable) -> String {
        let Some(mut beyond) = (variable as usize).checked_sub(self.places.len()) else {
            return self.places[variable as usize].clone();
        };
        for letter in ["k", "l", "m", "n", "p", "q", "r", "s", "t", "u", "v", "w"] {
            match beyond {
                _ if self.places.iter().any(|place| place == letter) => {}
                0 => return letter.to_string(),
                _ => beyond -= 1,
            }
        }
        let mut name = format!("k{}", beyond + 1);
        while self.places.contains(&name) {
            name.insert(0, 'k');
        }
        name
    }

    fn list(&self, numbers: &[Variable]) -> String {
        numbers.iter().map(|&number| self.number(number)).collect::<Vec<_>>().join(" ")
    }

    /// A sum with positive coefficients.
    fn sum(&self, terms: &[(Variable, i64)], constant: i64) -> String {
        let term = |&(number, factor): &(Variable, i64)| match factor {
            1 => self.number(number),
            _ => format!("(* {factor} {})", self.number(number)),
        };
        let mut parts: Vec<String> = terms.iter().map(term).collect();
        if constant != 0 || parts.is_empty() {
            parts.push(constant.to_string());
        }
        match parts.len() {
            1 => parts.swap_remove(0),
            _ => format!("(+ {})", parts.join(" ")),
        }
    }

    /// A sum as two sides without negative coefficients.
    fn sides(&self, terms: &[(Variable, i64)], constant: i64) -> [String; 2] {
        [1, -1].map(|sign: i64| {
            let own = terms.iter().filter(|term| term.1.signum() == sign);
            let own: Vec<(Variable, i64)> = own.map(|&(number, factor)| (number, factor * sign)).collect();
            self.sum(&own, (constant * sign).max(0))
        })
    }

    pub(crate) fn rank(&self, rank: &Rank) -> String {
        let [most, least] = self.sides(&rank.terms, rank.constant);
        if least == "0" { most } else { format!("(- {most} {least})") }
    }

    fn relation(&self, relation: &Relation, numbers: &[Variable]) -> String {
        let head = match relation {
            Relation::Linear(coefficients, constant, sense) => {
                let terms: Vec<_> = numbers.iter().copied().zip(coefficients.iter().copied()).collect();
                // Less than 1 is at most 0.
                let (sign, constant) = match (sense, *constant) {
                    (Sense::Negative, constant) if constant < 0 => ("<=", constant + 1),
                    (Sense::Negative, constant) => ("<", constant),
                    (_, constant) => ("=", constant),
                };
                let [left, right] = self.sides(&terms, constant);
                return match sense {
                    Sense::Multiple(of) => format!("(divides {of} {})", self.rank(&Rank { terms, constant })),
                    _ => format!("({sign} {left} {right})"),
                };
            }
            Relation::Xor => "xor".into(),
            Relation::Columns(of) => format!("columns {of}"),
            Relation::Ones(of) => format!("ones {of}"),
            Relation::Bit(place) => format!("bit {place}"),
            Relation::PowerOfTwo => "power-of-two".into(),
            Relation::Fibonacci => "fibonacci".into(),
            Relation::LowestZeckendorf => "lowest-zeckendorf".into(),
            Relation::Floor => "floor".into(),
            Relation::Automaton(index) => format!("accepts {}", self.automata[*index]),
            Relation::Defined(index) => format!("f{index}"),
        };
        match numbers {
            [] => format!("({head})"),
            _ => format!("({head} {})", self.list(numbers)),
        }
    }

    pub(crate) fn literal(&self, literal: &Literal) -> String {
        let text = self.relation(&literal.relation, &literal.numbers);
        if literal.positive { text } else { format!("(not {text})") }
    }

    /// A formula; a conjunction that is the whole is written as its members.
    fn formula(&self, formula: &Formula) -> String {
        let mut text = String::new();
        // What is still to be written, the next last; formulas may be nested deeply.
        let mut open: Vec<Piece> = formula.0.len().checked_sub(1).map(Piece::Node).into_iter().collect();
        while let Some(piece) = open.pop() {
            let node = match piece {
                Piece::Node(node) => &formula.0[node],
                Piece::Text(piece) => {
                    text.push_str(piece);
                    continue;
                }
            };
            let (head, parts) = match node {
                Node::Literal(literal) => (self.literal(literal), &[][..]),
                Node::And(parts) if parts.is_empty() => ("true".into(), &parts[..]),
                Node::Or(parts) if parts.is_empty() => ("false".into(), &parts[..]),
                Node::Not(inner) => ("(not".into(), std::slice::from_ref(inner)),
                Node::And(parts) => ("(and".into(), &parts[..]),
                Node::Or(parts) => ("(or".into(), &parts[..]),
                Node::Exists(numbers, inner) => {
                    (format!("(exists ({})", self.list(numbers)), std::slice::from_ref(inner))
                }
            };
            text.push_str(&head);
            if !parts.is_empty() {
                open.push(Piece::Text(")"));
            }
            open.extend(parts.iter().rev().flat_map(|&part| [Piece::Node(part), Piece::Text(" ")]));
        }
        text
    }

    fn step(&self, of: &Move) -> String {
        let mut text = match of.certainty {
            Certainty::Exact => "(move (",
            Certainty::Possible => "(may (",
            Certainty::Sure => "(can (",
        }
        .to_string();
        text += &self.list(&of.bound);
        text += ")";
        for formula in &of.when {
            text += &format!(" {}", self.formula(formula));
        }
        for part in &of.parts {
            text += &format!(" (to {})", self.list(part));
        }
        text + ")"
    }

    fn choice(&self, choice: &Choice) -> String {
        let (when, with) = (self.formula(&choice.when), self.formula(&choice.with));
        let mut text = format!("(choice ({}) (if {when}) (with {with})", self.list(&choice.chosen));
        for (numbers, formula) in &choice.results {
            text += &format!(" (to ({}) {})", self.list(numbers), self.formula(formula));
        }
        text + ")"
    }
}

impl fmt::Display for Numeration {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Numeration::Base(base) => write!(out, "base {base}"),
            Numeration::Quadratic(t) => write!(out, "quadratic {t}"),
        }
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(["lost", "won", "draw"][*self as usize])
    }
}

impl fmt::Display for Statement {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = Names::of(self);
        write!(out, "(statement\n  (numeration {})", self.numeration)?;
        for automaton in &self.automata {
            let accepting: Vec<String> = automaton.accepting.iter().map(u32::to_string).collect();
            write!(out, "\n  (automaton {} {}", automaton.name, automaton.numbers)?;
            write!(out, " (accept{}{})", if accepting.is_empty() { "" } else { " " }, accepting.join(" "))?;
            for (from, digits, to) in &automaton.transitions {
                let digits: Vec<String> = digits.iter().map(u8::to_string).collect();
                write!(out, " (go {from} ({}) {to})", digits.join(" "))?;
            }
            write!(out, ")")?;
        }
        for assumption in &self.assuming {
            write!(out, "\n  (assuming \"{assumption}\")")?;
        }
        write!(out, "\n  (places {})", self.places.join(" "))?;
        if self.sorted {
            write!(out, "\n  (sorted)")?;
        }
        for law in &self.laws {
            write!(out, "\n  (law {})", names.formula(law))?;
        }
        for (verdict, formula) in &self.ends {
            write!(out, "\n  (end {verdict} {})", names.formula(formula))?;
        }
        write!(out, "\n  (stuck {})", self.stuck)?;
        for of in &self.moves {
            write!(out, "\n  {}", names.step(of))?;
        }
        for choice in &self.choices {
            write!(out, "\n  {}", names.choice(choice))?;
        }
        match &self.claim {
            Claim::Outcomes(outcomes) => {
                for (verdict, formula) in [Verdict::Lost, Verdict::Won, Verdict::Draw].iter().zip(outcomes) {
                    if let Some(formula) = formula {
                        write!(out, "\n  ({verdict} {})", names.formula(formula))?;
                    }
                }
            }
            Claim::Value(formula) => {
                let value = names.number(self.places.len() as Variable);
                write!(out, "\n  (value ({value}) {})", names.formula(formula))?;
            }
        }
        writeln!(out, ")")
    }
}
