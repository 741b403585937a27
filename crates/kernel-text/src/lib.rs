//! Statements and certificates built, and written as text in the form in which the checker reads them.

mod build;

pub use build::Build;

use kernel::{
    Automaton, Certainty, Certificate, Child, Choice, Claim, Definition, Formula, Literal, Move, Node,
    Numeration, Phase, Rank, Relation, Sense, Statement, Table, Variable, Verdict,
};
use kernel_residues::{Family, Modulus};
use std::fmt::Write;

/// Names of numbers: those of the position as given, others as letters that are not among them.
struct Names {
    places: Vec<String>,
    automata: Vec<String>,
    /// Names of definitions; further ones have their number.
    defined: Vec<String>,
}

/// A piece of a formula that is written.
enum Piece {
    Node(usize),
    Text(&'static str),
}

impl Names {
    fn of(statement: &Statement) -> Names {
        let automata = statement.automata.iter().map(|automaton| automaton.name.clone()).collect();
        Names { places: statement.places.clone(), automata, defined: vec![] }
    }

    fn of_family(family: &Family) -> Names {
        let defined = family.moduli.iter().map(|modulus| modulus.name.clone()).collect();
        Names { defined, ..Names::of(&family.statement) }
    }

    /// Name of a number: beyond those of the position k, l, m, n, …, unless they are taken, and then k1, k2, ….
    fn number(&self, variable: Variable) -> String {
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

    fn rank(&self, rank: &Rank) -> String {
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
            Relation::Defined(index) => match self.defined.get(*index) {
                Some(name) => name.clone(),
                None => format!("f{index}"),
            },
        };
        match numbers {
            [] => format!("({head})"),
            _ => format!("({head} {})", self.list(numbers)),
        }
    }

    fn literal(&self, literal: &Literal) -> String {
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

/// A move from a position with these names.
pub fn step(of: &Move, places: &[String]) -> String {
    Names { places: places.to_vec(), automata: vec![], defined: vec![] }.step(of)
}

/// A formula about numbers with these names.
pub fn formula(formula: &Formula, names: &[String]) -> String {
    Names { places: names.to_vec(), automata: vec![], defined: vec![] }.formula(formula)
}

/// A rank of a position with these names.
pub fn rank(rank: &Rank, places: &[String]) -> String {
    Names { places: places.to_vec(), automata: vec![], defined: vec![] }.rank(rank)
}

/// A numeration, as in statements.
pub fn numeration(numeration: Numeration) -> String {
    match numeration {
        Numeration::Base(base) => format!("base {base}"),
        Numeration::Quadratic(t) => format!("quadratic {t}"),
        Numeration::Recurrence(coefficients) => {
            let coefficients = &coefficients[..numeration.states().into()];
            format!("recurrence {}", coefficients.iter().map(u8::to_string).collect::<Vec<_>>().join(" "))
        }
        Numeration::Difference(a, b) => format!("difference {a} {b}"),
    }
}

/// Coefficients of the recurrence of the places, that of the last first, the base alone for a base.
pub fn recurrence(numeration: Numeration) -> Vec<i8> {
    match numeration {
        Numeration::Difference(a, b) => vec![a.cast_signed(), -b.cast_signed()],
        other => other.coefficients()[..other.states().into()].iter().map(|&it| it.cast_signed()).collect(),
    }
}

fn verdict(verdict: Verdict) -> &'static str {
    ["lost", "won", "draw"][verdict as usize]
}

/// A statement.
pub fn statement(statement: &Statement) -> String {
    Names::of(statement).statement(statement)
}

/// Moduli, and the statement that speaks of them.
pub fn family(family: &Family) -> String {
    let names = Names::of_family(family);
    let mut text = String::new();
    for Modulus { name, sum } in &family.moduli {
        _ = writeln!(text, "(modulus {name} {})", names.rank(sum));
    }
    text + &names.statement(&family.statement)
}

impl Names {
    fn statement(&self, statement: &Statement) -> String {
        let names = self;
        let mut text = String::new();
        let out = &mut text;
        _ = write!(out, "(statement\n  (numeration {})", numeration(statement.numeration));
        for automaton in &statement.automata {
            let accepting: Vec<String> = automaton.accepting.iter().map(u32::to_string).collect();
            _ = write!(out, "\n  (automaton {} {}", automaton.name, automaton.numbers);
            _ = write!(
                out,
                " (accept{}{})",
                if accepting.is_empty() { "" } else { " " },
                accepting.join(" ")
            );
            for (from, digits, to) in &automaton.transitions {
                let digits: Vec<String> = digits.iter().map(u8::to_string).collect();
                _ = write!(out, " (go {from} ({}) {to})", digits.join(" "));
            }
            _ = write!(out, ")");
        }
        for assumption in &statement.assuming {
            _ = write!(out, "\n  (assuming \"{assumption}\")");
        }
        _ = write!(out, "\n  (places {})", statement.places.join(" "));
        if statement.sorted {
            _ = write!(out, "\n  (sorted)");
        }
        for law in &statement.laws {
            _ = write!(out, "\n  (law {})", names.formula(law));
        }
        for (fate, formula) in &statement.ends {
            _ = write!(out, "\n  (end {} {})", verdict(*fate), names.formula(formula));
        }
        _ = write!(out, "\n  (stuck {})", verdict(statement.stuck));
        for of in &statement.moves {
            _ = write!(out, "\n  {}", names.step(of));
        }
        for choice in &statement.choices {
            _ = write!(out, "\n  {}", names.choice(choice));
        }
        match &statement.claim {
            Claim::Outcomes(outcomes) => {
                for (fate, formula) in [Verdict::Lost, Verdict::Won, Verdict::Draw].iter().zip(outcomes) {
                    if let Some(formula) = formula {
                        _ = write!(out, "\n  ({} {})", verdict(*fate), names.formula(formula));
                    }
                }
            }
            Claim::Value(formula) => {
                let value = names.number(statement.places.len() as Variable);
                _ = write!(out, "\n  (value ({value}) {})", names.formula(formula));
            }
            Claim::Recursion(value, same) => {
                let number = names.number(statement.places.len() as Variable);
                _ = write!(out, "\n  (value ({number}) {})", names.formula(value));
                _ = write!(out, "\n  (same ({number}) {})", names.formula(same));
            }
        }
        _ = writeln!(out, ")");
        text
    }
}

/// Names of the numbers of a definition.
fn defined(free: u32, automata: &[Automaton]) -> Names {
    let name = |number: u32| match free {
        ..=8 => char::from(b'a' + number as u8).to_string(),
        _ => format!("x{number}"),
    };
    let automata = automata.iter().map(|automaton| automaton.name.clone()).collect();
    Names { places: (0..free).map(name).collect(), automata, defined: vec![] }
}

/// The name by which a statement calls a number.
pub fn number(statement: &Statement, number: Variable) -> String {
    Names::of(statement).number(number)
}

/// Names of the numbers of a definition, free before bound.
pub fn numbers(definition: &Definition) -> Vec<String> {
    let names = defined(definition.free, &[]);
    (0..definition.free + definition.bound).map(|number| names.number(number)).collect()
}

/// A definition, without its name and table. `automata` are those of the statement.
pub fn definition(definition: &Definition, automata: &[Automaton]) -> String {
    let Definition { free, bound, literals } = definition;
    let names = defined(*free, automata);
    let list = |from: u32, to: u32| names.list(&(from..to).collect::<Vec<_>>());
    let literals: String = literals.iter().map(|literal| format!(" {}", names.literal(literal))).collect();
    let free_list = list(0, *free);
    match bound {
        0 => format!("({free_list}) (and{literals})"),
        _ => format!("({free_list}) (exists ({}){literals})", list(*free, free + bound)),
    }
}

/// A certificate.
pub fn certificate(certificate: &Certificate) -> String {
    format!("(certificate 2)\n{}{}", statement(&certificate.statement), after(certificate))
}

/// The certificate of a family, from that of the statement about quotients and remainders.
pub fn residues(of: &Family, certificate: &Certificate) -> String {
    format!("(residues 2)\n{}{}", family(of), after(certificate))
}

/// Text after the statement.
fn after(certificate: &Certificate) -> String {
    let names = Names::of(&certificate.statement);
    let mut text = String::new();
    let ranks =
        |phase: &Phase| phase.ranks.iter().map(|rank| format!(" {}", names.rank(rank))).collect::<String>();
    let falls = match &*certificate.phases {
        [only] if *only == Phase::always(only.ranks.clone()) => ranks(only),
        all => {
            let phase = |it: &Phase| format!("\n  (phase {}{})", names.formula(&it.when), ranks(it));
            all.iter().map(phase).collect()
        }
    };
    text += &format!("(falls{falls})\n");
    text + &tables(certificate)
}

/// The tables of a certificate.
pub fn tables(certificate: &Certificate) -> String {
    let mut text = String::new();
    if let Some(floor) = &certificate.floor {
        text += "(floor";
        table(floor, &mut text);
        text += ")\n";
    }
    for (name, defined, of) in &certificate.definitions {
        text += &format!("(define {name} {}", definition(defined, &certificate.statement.automata));
        table(of, &mut text);
        text += ")\n";
    }
    text
}

fn table(table: &Table, out: &mut String) {
    let child = |out: &mut String, child: &Child| {
        _ = match child {
            Child::Dead => write!(out, " -"),
            Child::State(state) => write!(out, " s{state}"),
            Child::Node(node) => write!(out, " n{node}"),
        };
    };
    out.push_str("\n  (nodes");
    for (asks, children) in table.nodes() {
        _ = write!(out, " ({asks}");
        children.iter().for_each(|one| child(out, one));
        out.push(')');
    }
    out.push_str(")\n  (rows");
    table.rows().iter().for_each(|row| child(out, row));
    out.push_str(")\n  (accept");
    table.accepting().for_each(|state| _ = write!(out, " {state}"));
    out.push(')');
}
