//! Terms and formulas with resolved names.

use dashu_int::UBig;
use language::{Argument, Fold, Function, Predicate, Relation};
use std::collections::BTreeMap;
use std::sync::Arc;

/// A variable of its scope.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Slot(pub u32);

/// A term. Its value is an integer and finally a natural; subtraction inside a formula may go below zero.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Term {
    /// A constant.
    Number(UBig),
    /// A variable of the scope.
    Variable(Slot),
    /// A natural parameter, by index; of a list, its length.
    Parameter(usize),
    /// `a + b`.
    Add(Box<Term>, Box<Term>),
    /// `a - b`.
    Subtract(Box<Term>, Box<Term>),
    /// `a * b`.
    Multiply(Box<Term>, Box<Term>),
    /// `a div b`, rounded down; undefined for `b = 0`.
    Divide(Box<Term>, Box<Term>),
    /// `a mod b`, from 0 to `b - 1`; undefined for `b = 0`.
    Modulo(Box<Term>, Box<Term>),
    /// `a xor b`; undefined below zero.
    Xor(Box<Term>, Box<Term>),
    /// A named function.
    Call(Function, Vec<Term>),
    /// `a[t]`: an entry of a list, counted from 1; undefined elsewhere.
    Entry(List, Box<Term>),
    /// `floor(phi*t)`, `floor((sqrt(13) - 1)/2*t)`; undefined below zero, and where the factor is negative or
    /// undefined.
    Floor(Box<Quadratic>, Box<Term>),
    /// `xor(t where f)` over the components of a sum or the elements of a row.
    Fold(Fold, Box<Term>, Box<Formula>),
    /// `count(f)`: number of components or elements that satisfy it.
    Count(Box<Formula>),
    /// `columns(t, b where f)`: the ones in each binary column of the `t`, counted modulo `b`, as the digits
    /// of a number in base `b`; 0 exactly if every count is divisible by `b`. `b` contains no variables, only
    /// parameters.
    Columns(Box<Term>, Box<Term>, Box<Formula>),
}

/// A list of naturals: a parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct List {
    /// Index of the parameter.
    pub parameter: usize,
    /// Name of the parameter.
    pub name: Arc<str>,
    /// Its entries, once parameters are fixed.
    pub entries: Option<Arc<[UBig]>>,
}

impl List {
    /// The entries; none before parameters are fixed.
    pub fn entries(&self) -> &[UBig] {
        self.entries.as_deref().unwrap_or_default()
    }

    /// The entry at this place, counted from 1.
    pub fn at(&self, place: &UBig) -> Option<&UBig> {
        self.entries().get(usize::try_from(place).ok()?.checked_sub(1)?)
    }

    /// The places of each entry as inclusive ranges, entries rising.
    pub fn places(&self) -> BTreeMap<&UBig, Vec<(usize, usize)>> {
        let mut places: BTreeMap<&UBig, Vec<(usize, usize)>> = BTreeMap::new();
        for (place, entry) in (1..).zip(self.entries()) {
            let ranges = places.entry(entry).or_default();
            match ranges.last_mut() {
                Some((_, last)) if *last + 1 == place => *last = place,
                _ => ranges.push((place, place)),
            }
        }
        places
    }
}

/// The number (plus + √root) / over; its terms contain no variables, only parameters. Once parameters are
/// fixed, `plus` is a number or 0 minus a number, and the others are numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quadratic {
    /// Summand beside the root.
    pub plus: Term,
    /// Radicand.
    pub root: Term,
    /// Divisor.
    pub over: Term,
}

/// A formula. An atom with an undefined term is false.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Formula {
    /// The formula that is always true.
    True,
    /// The formula that is never true.
    False,
    /// A comparison.
    Compare(Relation, Term, Term),
    /// `a divides b`; 0 divides only 0.
    Divides(Term, Term),
    /// A named predicate.
    Is(Predicate, Term),
    /// Acceptance by an automaton of the file, by index.
    Accepts(usize, Vec<Term>),
    /// `t in S`, `t in {1, 3..5}`.
    In(Term, Set),
    /// `(x, y) in walls`: membership in a set of tuples, a parameter, by index; absent once parameters are fixed.
    Among(Vec<Term>, usize),
    /// `piece = king`, `S = {1, 3, 4}`, `kmax = any`: comparison of a parameter, by index, with a value;
    /// absent once parameters are fixed.
    Given(usize, Argument),
    /// `not f`.
    Not(Box<Formula>),
    /// `f and g and …`.
    And(Vec<Formula>),
    /// `f or g or …`.
    Or(Vec<Formula>),
    /// `f implies g`.
    Implies(Box<Formula>, Box<Formula>),
    /// `f iff g`.
    Iff(Box<Formula>, Box<Formula>),
    /// `exists j, k: f`, over naturals.
    Exists(Vec<Slot>, Box<Formula>),
    /// `forall j: f`, over naturals.
    Forall(Vec<Slot>, Box<Formula>),
    /// `count(j, k: f) <= t`: the number of tuples of naturals with the property, compared with a term without
    /// variables.
    Counted(Box<Counted>),
}

/// The number of solutions of a formula, compared with a term.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counted {
    /// Variables whose values are counted together.
    pub slots: Vec<Slot>,
    /// Property of the values.
    pub body: Formula,
    /// Relation of the number of solutions to the term.
    pub relation: Relation,
    /// A term without variables, only parameters.
    pub number: Term,
}

impl Counted {
    /// With another property and term.
    pub fn with(&self, body: Formula, number: Term) -> Formula {
        let (slots, relation) = (self.slots.clone(), self.relation);
        Formula::Counted(Box::new(Counted { slots, body, relation, number }))
    }
}

/// A set of naturals in a formula.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Set {
    /// A set parameter, by index.
    Parameter(usize),
    /// `code[2]`: the places of a code parameter, by index, whose digit has this binary digit.
    Places(usize, u32),
    /// `{1, 3..5}`: inclusive ranges; their terms may use variables and parameters.
    Ranges(Vec<(Term, Term)>),
}
