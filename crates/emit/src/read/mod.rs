//! Terms and formulas as integers and conditions of a program.

mod counted;
mod fold;
mod formula;

use super::problem::Unwritten;
use dashu_int::{IBig, UBig};
use program::names;
use program::{
    Array, Cond, Function, Given, Gives, Helper, Int, Kind, Stmt, Table, all, minus, name, number, plus,
};
use rules::{Automaton, List, Relation, Scope, Slot, Term};
use std::collections::BTreeSet;

type Result<T> = std::result::Result<T, Unwritten>;

/// Helpers and tables in use so far.
#[derive(Default)]
pub(super) struct Written {
    pub(super) helpers: BTreeSet<Helper>,
    pub(super) tables: Vec<Table>,
    /// Lists that the rules look into.
    pub(super) lists: Vec<Array>,
    pub(super) functions: Vec<Function>,
    /// `true` if Fibonacci numbers are used in computations, and not just compared with a number.
    pub(super) outgrows: bool,
}

impl Written {
    /// Name for a function of this kind, made from these names.
    fn fresh(&self, kind: &str, about: &[&str]) -> String {
        let own = ["loses", "wins", "value", "moves", "winning_move"].map(str::to_owned);
        let functions = self.functions.iter().map(|function| function.name.clone());
        let tables = self.tables.iter().map(|table| table.name.clone());
        names::function(kind, about, &own.into_iter().chain(functions).chain(tables).collect::<Vec<_>>())
    }
}

/// Reader of terms and formulas over some variables.
pub(super) struct Reader<'a> {
    pub(super) written: &'a mut Written,
    pub(super) automata: &'a [Automaton],
    pub(super) names: Vec<String>,
    pub(super) scope: &'a Scope,
    /// Kind of the position, over which folds run.
    pub(super) kind: Kind,
}

/// A term, and the condition under which it has a value.
pub(super) struct Value {
    pub(super) defined: Vec<Cond>,
    pub(super) int: Int,
}

/// List that folds run over.
pub(super) fn list(kind: Kind) -> &'static str {
    if kind == Kind::Row { "row" } else { "heaps" }
}

impl Reader<'_> {
    pub(super) fn name(&self, slot: Slot) -> String {
        self.names.get(slot.0 as usize).cloned().unwrap_or_else(|| format!("v{}", slot.0))
    }

    /// Text in the language of games.
    pub(super) fn original(&self, slot: Slot) -> String {
        self.scope.names.get(slot.0 as usize).cloned().unwrap_or_default()
    }

    /// Number of variables bound by a fold, which come first.
    fn bound(&self) -> usize {
        match self.kind {
            Kind::Tuple(_) => 0,
            Kind::Sum(arity) => arity,
            Kind::Row => 4,
        }
    }

    pub(super) fn term(&mut self, term: &Term) -> Result<Value> {
        let mut defined = vec![];
        let int = self.within(term, &mut defined)?;
        Ok(Value { defined, int })
    }

    fn within(&mut self, term: &Term, defined: &mut Vec<Cond>) -> Result<Int> {
        Ok(match term {
            Term::Number(number) => Int::Number(number.clone().into()),
            Term::Variable(slot) => name(&self.name(*slot)),
            Term::Parameter(_) => return Err(Unwritten::Term("parameter".into())),
            Term::Add(a, b) => plus(self.within(a, defined)?, self.within(b, defined)?),
            Term::Subtract(a, b) => minus(self.within(a, defined)?, self.within(b, defined)?),
            Term::Multiply(a, b) => {
                Int::Multiply(self.within(a, defined)?.into(), self.within(b, defined)?.into())
            }
            Term::Divide(a, b) | Term::Modulo(a, b) => {
                let divides = matches!(term, Term::Divide(..));
                if !divides && let Some(sum) = self.sum_modulo(a, b, defined)? {
                    return Ok(sum);
                }
                let divisor = self.within(b, defined)?;
                match &divisor {
                    Int::Number(divisor) if *divisor > IBig::ZERO => {}
                    divisor => defined.push(compare(Relation::Greater, divisor.clone(), number(0))),
                }
                let (natural, divided) = (is_natural(a), self.within(a, defined)?);
                if !natural {
                    self.written.helpers.insert(if divides { Helper::FloorDiv } else { Helper::FloorMod });
                }
                match divides {
                    true => Int::Quotient(divided.into(), divisor.into(), natural),
                    false => Int::Rest(divided.into(), divisor.into(), natural),
                }
            }
            Term::Xor(a, b) => Int::Xor(self.natural(a, defined)?.into(), self.natural(b, defined)?.into()),
            Term::Call(function, terms) => self.call(*function, terms, defined)?,
            Term::Entry(list, place) => self.entry(list, place, defined)?,
            Term::Floor(by, of) => {
                let by = by.surd().map_err(|_| Unwritten::Term("floor".into()))?;
                let of = self.natural(of, defined)?;
                self.floor(&by, of)
            }
            Term::Fold(fold, inner, condition) => self.fold((*fold, None), inner, condition, defined)?,
            Term::Count(condition) => self.count(condition)?,
            Term::Columns(..) => {
                return Err(Unwritten::Term("columns(…) where it is not compared with 0".into()));
            }
        })
    }

    /// ⌊by · of⌋
    pub(super) fn floor(&mut self, by: &rules::Surd, of: Int) -> Int {
        self.written.helpers.extend([Helper::FloorDiv, Helper::Root, Helper::Floor]);
        let mut given = surd(by);
        given.push(of);
        Int::Call("floor_multiple".into(), given)
    }

    /// An entry of a list, which becomes a constant array.
    fn entry(&mut self, list: &List, place: &Term, defined: &mut Vec<Cond>) -> Result<Int> {
        let place = self.within(place, defined)?;
        defined.push(compare(Relation::GreaterEqual, place.clone(), number(1)));
        defined.push(compare(Relation::LessEqual, place.clone(), number(list.entries().len())));
        let lists = &mut self.written.lists;
        let name = names::list(&list.name);
        let numbered = (2..).map(|number| format!("{name}_{number}"));
        let mut entries: Vec<IBig> = list.entries().iter().cloned().map(IBig::from).collect();
        if entries.is_empty() {
            // C++ has no empty arrays; nobody looks.
            entries.push(IBig::ZERO);
        }
        for name in std::iter::once(name.clone()).chain(numbered) {
            match lists.iter().find(|(known, _)| *known == name) {
                Some((_, known)) if *known != entries => continue,
                Some(_) => {}
                None => lists.push((name.clone(), entries)),
            }
            return Ok(Int::Item(name, minus(place, number(1)).into()));
        }
        Err(Unwritten::Term(list.name.to_string()))
    }

    /// A term with a value only if it is natural.
    fn natural(&mut self, term: &Term, defined: &mut Vec<Cond>) -> Result<Int> {
        let int = self.within(term, defined)?;
        if !is_natural(term) {
            defined.push(compare(Relation::GreaterEqual, int.clone(), number(0)));
        }
        Ok(int)
    }

    fn call(&mut self, function: rules::Function, terms: &[Term], defined: &mut Vec<Cond>) -> Result<Int> {
        let ints = terms.iter().map(|term| self.natural(term, defined)).collect::<Result<Vec<Int>>>()?;
        let (helper, name) = match function {
            rules::Function::Fib => {
                self.written.outgrows = true;
                (Helper::Fib, "fib")
            }
            rules::Function::LowestZeckendorf => {
                if let Some(of) = ints.first() {
                    defined.push(compare(Relation::Greater, of.clone(), number(0)));
                }
                (Helper::LowestZeckendorf, "lowest_zeckendorf")
            }
            rules::Function::Bit => (Helper::Bit, "bit"),
            rules::Function::Ones => (Helper::Ones, "ones"),
            rules::Function::Bits => (Helper::BitLength, "bit_length"),
            rules::Function::Twos | rules::Function::OddPart => {
                let [of] = &*ints else { return Err(Unwritten::Term("v2(…)".into())) };
                return Ok(self.of_twos(function, of, defined));
            }
            rules::Function::Valuation => {
                if let [by, of] = &*ints {
                    let above = |of: &Int, least: u8| compare(Relation::Greater, of.clone(), number(least));
                    if !matches!(by, Int::Number(by) if *by > IBig::ONE) {
                        defined.push(above(by, 1));
                    }
                    defined.push(above(of, 0));
                }
                (Helper::Valuation, "valuation")
            }
            rules::Function::Value => return Ok(Int::Call("value".into(), ints)),
            rules::Function::Min => return Ok(Int::Least(ints)),
            rules::Function::Max => return Ok(Int::Most(ints)),
            rules::Function::Exponent => {
                let exponent = Int::Call("prime_exponent".into(), ints.clone());
                defined.push(compare(Relation::GreaterEqual, exponent, number(0)));
                (Helper::PrimeExponent, "prime_exponent")
            }
            rules::Function::Gcd => {
                self.written.helpers.insert(Helper::Gcd);
                let both = |a, b| Int::Call("gcd".into(), vec![a, b]);
                return ints.into_iter().reduce(both).ok_or_else(|| Unwritten::Term("gcd()".into()));
            }
            rules::Function::SmallestFactor => {
                if let Some(of) = ints.first() {
                    defined.push(compare(Relation::Greater, of.clone(), number(1)));
                }
                (Helper::SmallestFactor, "smallest_factor")
            }
            rules::Function::Digit => {
                if let Some(base) = ints.get(2).filter(|base| !matches!(base, Int::Number(_))) {
                    defined.push(compare(Relation::Greater, base.clone(), number(1)));
                }
                (Helper::Digit, "digit")
            }
            rules::Function::NextFree => return Err(Unwritten::Term("next_free(…)".into())),
        };
        self.written.helpers.insert(helper);
        Ok(Int::Call(name.into(), ints))
    }

    /// `v2(t)` or `odd_part(t)`, from the bits of t up to the lowest one.
    fn of_twos(&mut self, function: rules::Function, of: &Int, defined: &mut Vec<Cond>) -> Int {
        defined.push(compare(Relation::Greater, of.clone(), number(0)));
        let low = Int::Xor(of.clone().into(), minus(of.clone(), number(1)).into());
        if function == rules::Function::Twos {
            self.written.helpers.insert(Helper::BitLength);
            return minus(Int::Call("bit_length".into(), vec![low]), number(1));
        }
        let half = Int::Quotient(low.into(), number(2).into(), true);
        Int::Quotient(of.clone().into(), plus(half, number(1)).into(), true)
    }

    /// Free variables of a fold, as parameters of its function.
    fn free(&self, slots: Vec<Slot>) -> Vec<String> {
        let free: BTreeSet<Slot> = slots.into_iter().filter(|slot| slot.0 as usize >= self.bound()).collect();
        free.into_iter().map(|slot| self.name(slot)).collect()
    }

    /// Loop over the components or elements.
    fn each(&self, slots: &[Slot], body: Vec<Stmt>) -> Stmt {
        match self.kind {
            Kind::Tuple(arity) | Kind::Sum(arity) => {
                let names = self.names.iter().take(arity).cloned().collect();
                Stmt::Each(list(self.kind).into(), names, body)
            }
            Kind::Row => {
                let [x, i, n, w] = [0, 1, 2, 3].map(|slot| self.name(Slot(slot)));
                let speaks = |slot: u32| slots.contains(&Slot(slot));
                let before = |more: i32| minus(name(&i), number(more)).into();
                let mut inner = vec![];
                if speaks(0) {
                    inner.push(Stmt::Let(x, Int::Item("row".into(), before(1))));
                }
                if speaks(3) {
                    let first = compare(Relation::Greater, name(&i), number(1));
                    let item = Int::Item("row".into(), before(2));
                    inner.push(Stmt::Let(w, Int::Pick(first.into(), item.into(), number(0).into())));
                }
                if speaks(2) {
                    inner.push(Stmt::Let(n, Int::Length("row".into())));
                }
                inner.extend(body);
                Stmt::For(i, number(1), Int::Length("row".into()), inner)
            }
        }
    }

    /// A function with a loop over the components or elements, and the call of it.
    fn function(
        &mut self,
        (kind, named): (&str, &[&str]),
        about: String,
        gives: Gives,
        free: Vec<String>,
        body: Vec<Stmt>,
    ) -> (String, Vec<Int>) {
        let mut given = match self.kind {
            Kind::Row => vec![Given::Row("row".into())],
            _ => vec![Given::List("heaps".into())],
        };
        given.extend(free.iter().cloned().map(Given::Number));
        let arguments =
            std::iter::once(list(self.kind)).chain(free.iter().map(String::as_str)).map(name).collect();
        let same = |known: &&Function| known.body == body && known.given == given && known.gives == gives;
        if let Some(known) = self.written.functions.iter().find(same) {
            return (known.name.clone(), arguments);
        }
        let name = self.written.fresh(kind, named);
        self.written.functions.push(Function { name: name.clone(), about, given, gives, body });
        (name, arguments)
    }
}

/// The numbers of (plus + √root)/over in the normal form: `over` divides root - plus², or `root` is 0.
pub(super) fn surd(of: &rules::Surd) -> Vec<Int> {
    let of = of.normal();
    vec![
        Int::Number(of.plus().clone()),
        Int::Number(of.root().clone().into()),
        Int::Number(of.over().clone().into()),
    ]
}

/// A comparison; that of a number with itself is decided here, since compilers warn of it.
pub(super) fn compare(relation: Relation, a: Int, b: Int) -> Cond {
    if a == b {
        let equal = matches!(relation, Relation::Equal | Relation::LessEqual | Relation::GreaterEqual);
        return Cond::Constant(equal);
    }
    Cond::Compare(relation, a, b)
}

/// Statements guarded by a condition.
pub(super) fn guarded(condition: Cond, body: Vec<Stmt>) -> Vec<Stmt> {
    match (condition, &*body) {
        (Cond::Constant(true), _) => body,
        // Unreachable statements are not written.
        (Cond::Constant(false), _) | (_, []) => vec![],
        (condition, [Stmt::If(inner, body)]) => {
            vec![Stmt::If(all([condition, inner.clone()]), body.clone())]
        }
        (condition, _) => vec![Stmt::If(condition, body)],
    }
}

/// Returns `true` if a term is at least 0 wherever it has a value.
pub(super) fn is_natural(term: &Term) -> bool {
    match term {
        Term::Subtract(..) => false,
        Term::Add(a, b) | Term::Multiply(a, b) | Term::Divide(a, b) => is_natural(a) && is_natural(b),
        Term::Fold(_, inner, _) => is_natural(inner),
        _ => true,
    }
}

/// Number of times that `fib` is added or subtracted; `None` if it occurs in any other way.
fn fibs(term: &Term) -> Option<usize> {
    let none = |term: &Term| fibs(term) == Some(0);
    match term {
        Term::Number(_) | Term::Variable(_) | Term::Parameter(_) => Some(0),
        Term::Add(a, b) | Term::Subtract(a, b) => Some(fibs(a)? + fibs(b)?),
        Term::Call(rules::Function::Fib, terms) => terms.iter().all(none).then_some(1),
        Term::Call(_, terms) => terms.iter().all(none).then_some(0),
        Term::Multiply(a, b) | Term::Divide(a, b) | Term::Modulo(a, b) | Term::Xor(a, b) => {
            (none(a) && none(b)).then_some(0)
        }
        Term::Floor(_, of) | Term::Entry(_, of) => none(of).then_some(0),
        Term::Fold(..) | Term::Count(_) | Term::Columns(..) => None,
    }
}

/// A natural constant.
pub(super) fn constant(term: &Term) -> Option<IBig> {
    match term {
        Term::Number(number) => Some(number.clone().into()),
        Term::Subtract(zero, number) => match (&**zero, &**number) {
            (Term::Number(a), Term::Number(b)) if *a == UBig::ZERO => Some(-IBig::from(b.clone())),
            _ => None,
        },
        Term::Multiply(a, b) => Some(constant(a)? * constant(b)?),
        _ => None,
    }
}
