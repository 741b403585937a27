//! Patterns guessed from values, as programs.
//!
//! Each part of a pattern is a function of its coordinates; what decides is `value`, or `loses` where the data are outcomes.

mod bits;
mod formula;
mod list;
mod moves;
mod sequence;

pub use moves::moved;

use crate::read::compare;
use crate::{Result, Unwritten};
use bits::columns as columns_of;
use dashu_int::IBig;
use guess::{Comparison, Descent, Found, Join, Part, Pattern, View};
use program::names::names;
use program::{Cond, Function, Given, Gives, Helper, Int, Kind, Program, Stmt, all, name, number};
use rules::{Convention, Relation, Scope};
use std::collections::BTreeSet;

/// The program of a pattern in the values, or the outcomes, of positions with these coordinates: its functions say who loses, or the
/// value of a component.
///
/// ```
/// use emit::{Language, guessed, text};
/// use guess::{Guesses, Table, guess};
/// let values: Vec<i64> = (0..40).map(|n| n % 4).collect();
/// let Guesses::Of { conjectures, .. } = guess(&Table::of_sequence(0, &values)) else { unreachable!() };
/// let program = guessed(&conjectures[0].pattern, &["n".into()], false)?;
/// assert!(text(&program, Language::Python, &["A conjecture.".into()])?.contains("return n % 4"));
/// # Ok::<(), emit::Unwritten>(())
/// ```
pub fn guessed(pattern: &Pattern, coordinates: &[String], outcomes: bool) -> Result<Program> {
    let coordinates = names(&Scope { names: coordinates.to_vec() }, &[]);
    let mut writer = Writer::default();
    let main = if outcomes { "outcome" } else { "value" };
    match pattern {
        Pattern::Formula(Found::Lost(comparison, one, other)) if outcomes => {
            let condition = writer.compared(*comparison, (one, other), &coordinates)?;
            let mut body = too_large(&coordinates);
            body.push(Stmt::Is(condition));
            writer.loses(&coordinates, body);
        }
        _ => {
            writer.function(main, pattern, &coordinates)?;
            // It is the last one, after its parts.
            if let Some(function) = writer.functions.last_mut() {
                function.body.splice(0..0, too_large(&coordinates));
            }
        }
    }
    if outcomes && !writer.functions.iter().any(|function| function.name == "loses") {
        let lost = compare(Relation::Equal, call(main, &coordinates), number(0));
        writer.loses(&coordinates, vec![Stmt::Is(lost)]);
    }
    let arity = coordinates.len();
    Ok(Program {
        helpers: writer.helpers,
        arrays: writer.arrays,
        lists: vec![],
        tables: Vec::new(),
        functions: writer.functions,
        kind: if outcomes { Kind::Tuple(arity) } else { Kind::Sum(arity) },
        valued: !outcomes,
        reach: 1,
        unordered: false,
        repeats: false,
        outgrows: false,
        draws: false,
        convention: Convention::Normal,
        summable: true,
        recursive: false,
        computed: None,
    })
}

/// Refuses numbers of 2^62 and more: loops have bounds, and products have to fit.
fn too_large(given: &[String]) -> Vec<Stmt> {
    let half = || number(1u64 << 31);
    let large = Int::Multiply(half().into(), half().into());
    let beyond = |given: &String| {
        let beyond = compare(Relation::GreaterEqual, name(given), large.clone());
        Stmt::If(beyond, vec![Stmt::Fail("the number is too large".into())])
    };
    given.iter().map(beyond).collect()
}

/// Refuses positions below the data, which say nothing of them.
fn not_below(least: u64, given: &[String], body: Vec<Stmt>) -> Vec<Stmt> {
    given.iter().filter_map(|given| sequence::from(least, given)).chain(body).collect()
}

/// A call with these names.
fn call(function: &str, given: &[String]) -> Int {
    Int::Call(function.into(), given.iter().map(|given| name(given)).collect())
}

/// Parts of a program, as they are written.
#[derive(Default)]
struct Writer {
    helpers: BTreeSet<Helper>,
    arrays: Vec<(String, Vec<IBig>)>,
    functions: Vec<Function>,
    /// Number of the names that were made.
    made: usize,
}

impl Writer {
    /// A name of its own.
    fn fresh(&mut self, stem: &str) -> String {
        self.made += 1;
        format!("{stem}{}", self.made)
    }

    /// A list of numbers, under a name that begins like this.
    fn array(&mut self, stem: &str, numbers: impl IntoIterator<Item = impl Into<IBig>>) -> String {
        let name = self.fresh(stem);
        self.arrays.push((name.clone(), numbers.into_iter().map(Into::into).collect()));
        name
    }

    fn push(&mut self, name: &str, about: &str, given: &[String], gives: Gives, body: Vec<Stmt>) {
        let given = given.iter().cloned().map(Given::Number).collect();
        self.functions.push(Function { name: name.into(), about: about.into(), given, gives, body });
    }

    fn loses(&mut self, given: &[String], body: Vec<Stmt>) {
        self.push("loses", "Returns true if the player to move loses.", given, Gives::Truth, body);
    }

    /// Writes a function with the values of a pattern.
    fn function(&mut self, function: &str, pattern: &Pattern, given: &[String]) -> Result<()> {
        let body = self.body(pattern, given)?;
        let about = match function {
            "value" => "The nim-value.",
            "outcome" => "0 if the player to move loses, and 1 if not.",
            _ => "A part of the pattern.",
        };
        self.push(function, about, given, Gives::Number, body);
        Ok(())
    }

    /// A part of a pattern, called with some names.
    fn part(&mut self, pattern: &Pattern, given: &[String]) -> Result<Int> {
        let function = self.fresh("part");
        self.function(&function, pattern, given)?;
        Ok(call(&function, given))
    }

    fn body(&mut self, pattern: &Pattern, given: &[String]) -> Result<Vec<Stmt>> {
        let single = || match given {
            [one] => Ok(one.as_str()),
            _ => Err(Unwritten::NoClaim),
        };
        match pattern {
            Pattern::Pieces(pieces) => self.pieces(pieces, single()?),
            Pattern::Beatty(beatty) => Ok(vec![Stmt::Gives(self.beatty(beatty, name(single()?)))]),
            Pattern::Recurrence(recurrence) => self.recurrence(recurrence, single()?),
            Pattern::Steps(found) => self.steps(found, given),
            Pattern::Bits(bits) => Ok(self.bits(bits, given)),
            Pattern::Regular(regular) => self.regular(regular, single()?),
            Pattern::Copies(copies) => self.copies(copies, single()?),
            Pattern::Digits(digits) => Ok(self.digits(digits, given)),
            Pattern::Words(words) => Ok(self.words(words, given)),
            Pattern::Columns(columns) => Ok(columns_of(columns.modulus(), given)),
            Pattern::Residues(residues) => Ok(self.residues(residues, given)),
            Pattern::Formula(Found::Value(formula)) => {
                let value = self.formula(formula, given)?;
                Ok(vec![Stmt::Gives(value)])
            }
            Pattern::Formula(Found::Lost(comparison, one, other)) => {
                let condition = self.compared(*comparison, (one, other), given)?;
                Ok(vec![Stmt::Gives(picked(condition, 0, 1))])
            }
            Pattern::List(list) => Ok(not_below(list.least(), given, self.list(list, given)?)),
            Pattern::Runs(runs) => Ok(not_below(runs.least(), given, self.runs(runs, single()?)?)),
            Pattern::Pairs(pairs) => {
                let floors = pairs.floors();
                let floors = floors.ok_or_else(|| Unwritten::Term("pairs that use up the numbers".into()))?;
                Ok(not_below(pairs.least(), given, self.floors(floors, given)?))
            }
            Pattern::Sum(sum) => self.sum(sum.parts(), given),
            Pattern::Cases(cases) => {
                let mut body = Vec::new();
                for (part, inner) in cases.cases() {
                    let value = self.part(inner, given)?;
                    body.extend(crate::read::guarded(held(*part, given)?, vec![Stmt::Gives(value)]));
                }
                body.push(Stmt::Fail("nothing is known of this position".into()));
                Ok(body)
            }
            Pattern::Except(except) => {
                let (inner, exceptions) = except.parts();
                let mut body = Vec::new();
                for (at, &value) in exceptions {
                    let equal = given
                        .iter()
                        .zip(at)
                        .map(|(given, &number_)| compare(Relation::Equal, name(given), number(number_)));
                    body.push(Stmt::If(all(equal), vec![Stmt::Gives(number(value))]));
                }
                let value = self.part(inner, given)?;
                body.push(Stmt::Gives(value));
                Ok(body)
            }
            Pattern::View(view) => self.view(view, given),
            Pattern::Slant(slant) => self.slant(slant, given),
            Pattern::Capped(capped) => self.capped(capped, single()?),
            Pattern::Descent(descent) => self.descent(descent, given),
            Pattern::Moves(_) => Err(Unwritten::Term("the moves of a game".into())),
            Pattern::Row { place, pattern } => {
                let given = given.get(*place).ok_or(Unwritten::NoClaim)?;
                let value = self.part(pattern, std::slice::from_ref(given))?;
                Ok(vec![Stmt::Gives(value)])
            }
        }
    }
}

impl Writer {
    /// A sum of patterns, one for each number.
    fn sum(&mut self, (join, parts): (Join, &[Pattern]), given: &[String]) -> Result<Vec<Stmt>> {
        let mut values = Vec::new();
        for (part, given) in parts.iter().zip(given) {
            values.push(self.part(part, std::slice::from_ref(given))?);
        }
        let put = |one: Int, other: Int| match join {
            Join::Add => Int::Add(one.into(), other.into()),
            Join::Xor | Join::Lost => Int::Xor(one.into(), other.into()),
        };
        let sum = values.into_iter().reduce(put).ok_or(Unwritten::NoClaim)?;
        Ok(vec![Stmt::Gives(match join {
            Join::Lost => picked(compare(Relation::Equal, sum, number(0)), 0, 1),
            Join::Xor | Join::Add => sum,
        })])
    }

    /// A pattern of other coordinates.
    fn view(&mut self, view: &View<Pattern>, given: &[String]) -> Result<Vec<Stmt>> {
        let (terms, inner) = view.parts();
        let others: Vec<String> = terms.iter().map(|_| self.fresh("x")).collect();
        let function = self.fresh("part");
        self.function(&function, inner, &others)?;
        let terms = terms.iter().map(|term| self.formula(term, given)).collect::<Result<_>>()?;
        Ok(vec![Stmt::Gives(Int::Call(function, terms))])
    }
}

impl Writer {
    /// Pairs that follow Euclid's algorithm: a function that calls itself, with the smaller number first.
    fn descent(&mut self, descent: &Descent<Pattern>, given: &[String]) -> Result<Vec<Stmt>> {
        let [one, other] = given else { return Err(Unwritten::NoClaim) };
        let (zero, multiple, next, smaller) = descent.parts();
        let [small, large] = ["small", "large"].map(String::from);
        let mut read = vec!["quotient".to_string()];
        read.extend(smaller.then(|| small.clone()));
        let function = self.fresh("pair");
        let multiple = self.part(multiple, &read)?;
        read.insert(0, "before".into());
        let next = self.part(next, &read)?;
        let is_zero = |of: &str| compare(Relation::Equal, name(of), number(0));
        let of_zero = match zero {
            Some(value) => Stmt::Gives(number(value)),
            None => Stmt::Fail("nothing is known of 0".into()),
        };
        let body = vec![
            Stmt::If(is_zero(&small), vec![of_zero]),
            Stmt::Let("quotient".into(), Int::Quotient(name(&large).into(), name(&small).into(), true)),
            Stmt::Let("rest".into(), Int::Rest(name(&large).into(), name(&small).into(), true)),
            Stmt::If(is_zero("rest"), vec![Stmt::Gives(multiple)]),
            Stmt::Let("before".into(), call(&function, &["rest".into(), small.clone()])),
            Stmt::Gives(next),
        ];
        self.push(
            &function,
            "The value of a pair, the smaller number first.",
            &[small, large],
            Gives::Number,
            body,
        );
        let both = || vec![name(one), name(other)];
        Ok(vec![Stmt::Gives(Int::Call(function, vec![Int::Least(both()), Int::Most(both())]))])
    }
}

/// One of two numbers.
fn picked(condition: Cond, one: u8, other: u8) -> Int {
    Int::Pick(condition.into(), number(one).into(), number(other).into())
}

/// The condition that a position is in a part.
fn held(part: Part, given: &[String]) -> Result<Cond> {
    let at = |place: usize| given.get(place).map(|given| name(given)).ok_or(Unwritten::NoClaim);
    Ok(match part {
        Part::Below { place, bound } => compare(Relation::Less, at(place)?, number(bound)),
        Part::Equal => compare(Relation::Equal, at(0)?, at(1)?),
        Part::Less => compare(Relation::Less, at(0)?, at(1)?),
        Part::Residue { place, modulus, rest } => {
            let remainder = Int::Rest(at(place)?.into(), number(modulus).into(), true);
            compare(Relation::Equal, remainder, number(rest))
        }
        Part::Rest => Cond::Constant(true),
    })
}

impl Writer {
    /// The condition that a comparison holds.
    fn compared(
        &mut self,
        comparison: Comparison,
        (one, other): (&guess::Formula, &guess::Formula),
        given: &[String],
    ) -> Result<Cond> {
        let relation = match comparison {
            Comparison::Equal => Relation::Equal,
            Comparison::Less => Relation::Less,
            Comparison::AtMost => Relation::LessEqual,
        };
        Ok(compare(relation, self.formula(one, given)?, self.formula(other, given)?))
    }
}
