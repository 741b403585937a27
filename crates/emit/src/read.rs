//! Terms and formulas as integers and conditions of a program.

use super::loops;
use super::names;
use super::problem::Unwritten;
use super::program::{
    Array, Cond, Function, Given, Gives, Helper, Int, Kind, Stmt, Table, all, minus, name, number, plus,
};
use dashu_int::{IBig, UBig};
use rules::finding::{of_formula, of_term};
use rules::{Automaton, Fold, Formula, List, Numeration, Predicate, Relation, Scope, Set, Slot, Term};
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
            Term::Fold(fold, inner, condition) => self.fold(*fold, inner, condition, defined)?,
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

    fn fold(
        &mut self,
        fold: Fold,
        inner: &Term,
        condition: &Formula,
        defined: &mut Vec<Cond>,
    ) -> Result<Int> {
        let slots: Vec<Slot> = of_term(inner).into_iter().chain(of_formula(condition)).collect();
        let free = self.free(slots.clone());
        let mut value = self.term(inner)?;
        let condition = self.formula(condition)?;
        if fold == Fold::Xor && !is_natural(inner) {
            value.defined.push(compare(Relation::GreaterEqual, value.int.clone(), number(0)));
        }
        if !value.defined.is_empty() {
            let wrong = Cond::Not(all(value.defined.clone()).into());
            let body = vec![Stmt::If(all([condition.clone(), wrong]), vec![Stmt::Is(Cond::Constant(false))])];
            let body = vec![self.each(&slots, body), Stmt::Is(Cond::Constant(true))];
            let about = "Whether all numbers there have values.".to_owned();
            let (name, arguments) =
                self.function(("all_defined", &[]), about, Gives::Truth, free.clone(), body);
            defined.push(Cond::Call(name, arguments));
        }
        let (wanted, about) = match fold {
            Fold::Xor => ("nim_sum", "The nim-sum."),
            Fold::Sum => ("sum_of_all", "The sum."),
            Fold::Max => ("largest", "The largest; 0 of none."),
            Fold::Min => ("smallest", "The smallest; 0 of none."),
        };
        let total = || name("total");
        let next = match fold {
            Fold::Xor => Int::Xor(total().into(), value.int.into()),
            Fold::Sum => plus(total(), value.int),
            Fold::Max | Fold::Min => {
                let both = vec![total(), value.int.clone()];
                let both = if fold == Fold::Max { Int::Most(both) } else { Int::Least(both) };
                let first = compare(Relation::Equal, name("count"), number(0));
                Int::Pick(first.into(), value.int.into(), both.into())
            }
        };
        let mut step = vec![Stmt::Set("total".into(), next)];
        let mut body = vec![Stmt::Start("total".into(), number(0))];
        if matches!(fold, Fold::Max | Fold::Min) {
            body.push(Stmt::Start("count".into(), number(0)));
            step.push(Stmt::Set("count".into(), plus(name("count"), number(1))));
        }
        body.push(self.each(&slots, guarded(condition, step)));
        body.push(Stmt::Gives(total()));
        let (name, arguments) = self.function((wanted, &[]), about.into(), Gives::Number, free, body);
        Ok(Int::Call(name, arguments))
    }

    fn count(&mut self, condition: &Formula) -> Result<Int> {
        let slots = of_formula(condition);
        let free = self.free(slots.clone());
        let condition = self.formula(condition)?;
        let step = Stmt::Set("count".into(), plus(name("count"), number(1)));
        let body = vec![
            Stmt::Start("count".into(), number(0)),
            self.each(&slots, guarded(condition, vec![step])),
            Stmt::Gives(name("count")),
        ];
        let (name, arguments) =
            self.function(("how_many", &[]), "How many there are.".into(), Gives::Number, free, body);
        Ok(Int::Call(name, arguments))
    }

    /// Condition that the ones in each binary column are divisible by the base.
    fn columns(&mut self, inner: &Term, base: &Term, condition: &Formula) -> Result<Cond> {
        let Term::Number(base) = base else {
            return Err(Unwritten::Term("columns(…) with this base".into()));
        };
        if base.is_zero() {
            return Ok(Cond::Constant(false));
        }
        let slots: Vec<Slot> = of_term(inner).into_iter().chain(of_formula(condition)).collect();
        let free = self.free(slots.clone());
        let mut value = self.term(inner)?;
        if !is_natural(inner) {
            value.defined.push(compare(Relation::GreaterEqual, value.int.clone(), number(0)));
        }
        let condition = self.formula(condition)?;
        self.written.helpers.extend([Helper::Bit, Helper::BitLength]);
        let wrong = Cond::Not(all(value.defined.clone()).into());
        let mut first = guarded(
            condition.clone(),
            vec![Stmt::Set("most".into(), Int::Most(vec![name("most"), value.int.clone()]))],
        );
        if !value.defined.is_empty() {
            first.insert(0, Stmt::If(all([condition.clone(), wrong]), vec![Stmt::Is(Cond::Constant(false))]));
        }
        let bit = Int::Call("bit".into(), vec![value.int, name("place")]);
        let add = Stmt::Set("count".into(), plus(name("count"), bit));
        let rest = Int::Rest(name("count").into(), Int::Number(base.clone().into()).into(), true);
        let wrong =
            Stmt::If(compare(Relation::NotEqual, rest, number(0)), vec![Stmt::Is(Cond::Constant(false))]);
        let length = Int::Call("bit_length".into(), vec![name("most")]);
        let column = vec![
            Stmt::Start("count".into(), number(0)),
            self.each(&slots, guarded(condition, vec![add])),
            wrong,
        ];
        let body = vec![
            Stmt::Start("most".into(), number(0)),
            self.each(&slots, first),
            Stmt::For("place".into(), number(0), minus(length, number(1)), column),
            Stmt::Is(Cond::Constant(true)),
        ];
        let about = format!("Whether the number of ones in each binary column is divisible by {base}.");
        let (name, arguments) = self.function(("columns_vanish", &[]), about, Gives::Truth, free, body);
        Ok(Cond::Call(name, arguments))
    }

    pub(super) fn formula(&mut self, formula: &Formula) -> Result<Cond> {
        Ok(match formula {
            Formula::True => Cond::Constant(true),
            Formula::False | Formula::Given(..) | Formula::Among(..) => Cond::Constant(false),
            Formula::Compare(relation, Term::Columns(inner, base, condition), Term::Number(zero))
                if zero.is_zero() && matches!(relation, Relation::Equal | Relation::NotEqual) =>
            {
                let vanish = self.columns(inner, base, condition)?;
                if *relation == Relation::Equal { vanish } else { Cond::Not(vanish.into()) }
            }
            Formula::Compare(relation, a, b) => {
                let outgrows = self.written.outgrows;
                let single = fibs(a).zip(fibs(b)).is_some_and(|(a, b)| a + b <= 1);
                let (a, b) = (self.term(a)?, self.term(b)?);
                if single {
                    self.written.outgrows = outgrows;
                }
                all(a.defined.into_iter().chain(b.defined).chain([compare(*relation, a.int, b.int)]))
            }
            Formula::Divides(a, b) => {
                let (first, second) = (self.term(a)?, self.term(b)?);
                let positive = compare(Relation::Greater, first.int.clone(), number(0));
                let natural = is_natural(b);
                if !natural {
                    self.written.helpers.insert(Helper::FloorMod);
                }
                let rest = Int::Rest(second.int.clone().into(), first.int.clone().into(), natural);
                let both = [first.int, second.int].map(|int| compare(Relation::Equal, int, number(0)));
                let divides =
                    Cond::Any(vec![all([positive, compare(Relation::Equal, rest, number(0))]), all(both)]);
                all(first.defined.into_iter().chain(second.defined).chain([divides]))
            }
            Formula::Is(predicate, term) => self.predicate(*predicate, term)?,
            Formula::Accepts(index, terms) => {
                let mut defined = vec![];
                let ints = terms
                    .iter()
                    .map(|term| self.natural(term, &mut defined))
                    .collect::<Result<Vec<Int>>>()?;
                let name = self.table(*index)?;
                all(defined.into_iter().chain([Cond::Call(name, ints)]))
            }
            Formula::In(term, set) => self.member(term, set)?,
            Formula::Not(inner) => match self.formula(inner)? {
                Cond::Constant(truth) => Cond::Constant(!truth),
                inner => Cond::Not(inner.into()),
            },
            Formula::And(members) => {
                let members =
                    members.iter().map(|inner| self.formula(inner)).collect::<Result<Vec<Cond>>>()?;
                all(members)
            }
            Formula::Or(members) => {
                Cond::Any(members.iter().map(|inner| self.formula(inner)).collect::<Result<_>>()?)
            }
            Formula::Implies(a, b) => Cond::Any(vec![Cond::Not(self.formula(a)?.into()), self.formula(b)?]),
            Formula::Iff(a, b) => Cond::Same(self.formula(a)?.into(), self.formula(b)?.into()),
            Formula::Exists(slots, inner) => self.exists(slots, inner)?,
            Formula::Forall(slots, inner) => {
                let exception = self.exists(slots, &Formula::Not(inner.clone()))?;
                Cond::Not(exception.into())
            }
        })
    }

    fn predicate(&mut self, predicate: Predicate, term: &Term) -> Result<Cond> {
        let mut defined = vec![];
        let int = self.natural(term, &mut defined)?;
        let parity = |rest: u8| {
            let half = Int::Rest(int.clone().into(), number(2).into(), true);
            compare(Relation::Equal, half, number(rest))
        };
        let called = |name: &str| Cond::Call(name.into(), vec![int.clone()]);
        let exponent = |relation: Relation, of: u8| {
            compare(relation, Int::Call("prime_exponent".into(), vec![int.clone()]), number(of))
        };
        let (helper, condition) = match predicate {
            Predicate::Odd => (None, parity(1)),
            Predicate::Even => (None, parity(0)),
            Predicate::PowerOfTwo => (Some(Helper::IsPowerOfTwo), called("is_power_of_two")),
            Predicate::Fibonacci => (Some(Helper::IsFibonacci), called("is_fibonacci")),
            Predicate::Square => (Some(Helper::IsSquare), called("is_square")),
            Predicate::Prime => (Some(Helper::PrimeExponent), exponent(Relation::Equal, 1)),
            Predicate::PrimePower => (Some(Helper::PrimeExponent), exponent(Relation::GreaterEqual, 0)),
        };
        self.written.helpers.extend(helper);
        if helper == Some(Helper::IsSquare) {
            self.written.helpers.insert(Helper::Root);
        }
        Ok(all(defined.into_iter().chain([condition])))
    }

    fn member(&mut self, term: &Term, set: &Set) -> Result<Cond> {
        let Set::Ranges(ranges) = set else { return Ok(Cond::Constant(false)) };
        let mut value = self.term(term)?;
        if !is_natural(term) {
            value.defined.push(compare(Relation::GreaterEqual, value.int.clone(), number(0)));
        }
        let plain = |(from, to): &(Term, Term)| match (from, to) {
            (Term::Number(from), Term::Number(to)) => {
                Some((IBig::from(from.clone()), IBig::from(to.clone())))
            }
            _ => None,
        };
        let condition = match ranges.iter().map(plain).collect::<Option<Vec<_>>>() {
            Some(plain) => Cond::OneOf(value.int, apart(plain)),
            None => {
                let mut any = vec![];
                for (from, to) in ranges {
                    let (from, to) = (self.term(from)?, self.term(to)?);
                    let within = [
                        compare(Relation::LessEqual, from.int, value.int.clone()),
                        compare(Relation::LessEqual, value.int.clone(), to.int),
                    ];
                    any.push(all(from.defined.into_iter().chain(to.defined).chain(within)));
                }
                Cond::Any(any)
            }
        };
        Ok(all(value.defined.into_iter().chain([condition])))
    }

    /// A function that searches for values of the variables.
    fn exists(&mut self, slots: &[Slot], inner: &Formula) -> Result<Cond> {
        let steps = rules::finding::plan(inner, slots, &[])
            .map_err(|slot| Unwritten::Unbounded(self.original(slot)))?;
        let folds = self.bound() > 0;
        let outside = |slot: &Slot| !slots.contains(slot);
        let free: BTreeSet<Slot> = of_formula(inner).into_iter().filter(outside).collect();
        let free = free.into_iter().filter(|slot| slot.0 as usize >= self.bound());
        let free: Vec<String> = free.map(|slot| self.name(slot)).collect();
        let mut body = loops::statements(self, &steps, &|_| Ok(vec![Stmt::Is(Cond::Constant(true))]))?;
        // Nothing stands after what is always given.
        if !matches!(body.last(), Some(Stmt::Is(_))) {
            body.push(Stmt::Is(Cond::Constant(false)));
        }
        let names: Vec<String> = slots.iter().map(|&slot| self.name(slot)).collect();
        let named: Vec<&str> = names.iter().map(String::as_str).collect();
        let wanted = ("exists", &*named);
        let about = format!("Whether there is such {}.", names.join(", "));
        if folds {
            let (name, arguments) = self.function(wanted, about, Gives::Truth, free, body);
            return Ok(Cond::Call(name, arguments));
        }
        let given: Vec<Given> = free.iter().cloned().map(Given::Number).collect();
        let arguments = free.iter().map(|free| name(free)).collect();
        let same = |known: &&Function| known.body == body && known.given == given;
        if let Some(known) = self.written.functions.iter().find(same) {
            return Ok(Cond::Call(known.name.clone(), arguments));
        }
        let name = self.written.fresh(wanted.0, wanted.1);
        self.written.functions.push(Function { name: name.clone(), about, given, gives: Gives::Truth, body });
        Ok(Cond::Call(name, arguments))
    }

    /// The function of an automaton.
    fn table(&mut self, index: usize) -> Result<String> {
        let Some(automaton) = self.automata.get(index) else {
            return Err(Unwritten::Term("automaton".into()));
        };
        let about = format!("`{}`", automaton.name);
        if let Some(known) = self.written.tables.iter().find(|table| table.about == about) {
            return Ok(known.name.clone());
        }
        let name = self.written.fresh("accepts", &[&automaton.name]);
        let most = u32::from(automaton.numeration.radix() - 1);
        let radix = u64::from(most) + 1;
        let width = u32::try_from(automaton.arity).ok().and_then(|arity| radix.checked_pow(arity));
        let width =
            width.filter(|&width| width.saturating_mul(automaton.transitions.len() as u64) <= 1 << 20);
        let Some(width) = width else { return Err(Unwritten::Term(automaton.name.clone())) };
        let mut next = vec![];
        for edges in &automaton.transitions {
            let mut targets = vec![-1; width as usize];
            for (digits, target) in edges {
                let column = digits.iter().fold(0, |column, &digit| column * radix + u64::from(digit));
                if let Some(place) = targets.get_mut(column as usize) {
                    *place = *target as i64;
                }
            }
            next.push(targets);
        }
        let base = match automaton.numeration {
            Numeration::Base(base) => Some(base.into()),
            Numeration::Quadratic(_) => None,
        };
        self.written.helpers.insert(Helper::Accepts);
        self.written.helpers.insert(if base.is_some() { Helper::InBase } else { Helper::InQuadratic });
        let (arity, accepting) = (automaton.arity, automaton.accepting.clone());
        self.written.tables.push(Table { name: name.clone(), about, base, most, arity, next, accepting });
        Ok(name)
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

/// The same numbers in rising, disjoint ranges: compilers warn of unreachable ranges.
fn apart(mut ranges: Vec<(IBig, IBig)>) -> Vec<(IBig, IBig)> {
    ranges.retain(|(from, to)| from <= to);
    ranges.sort();
    let mut merged: Vec<(IBig, IBig)> = Vec::with_capacity(ranges.len());
    for (from, to) in ranges {
        match merged.last_mut() {
            Some(last) if from <= last.1 => {
                if last.1 < to {
                    last.1 = to;
                }
            }
            _ => merged.push((from, to)),
        }
    }
    merged
}

/// Statements guarded by a condition.
pub(super) fn guarded(condition: Cond, body: Vec<Stmt>) -> Vec<Stmt> {
    match (condition, &*body) {
        (Cond::Constant(true), _) => body,
        // What is never done is not written.
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
