//! Kinds of moves among which options are divided, so that each option is counted once.

use automata::{Claim, Expression, Library, Meter, Numeration, Sentence, Sign, Verdict};
use kernel::{Certainty, Formula, Literal, Move, Relation, Sense, Variable};
use kernel_text::Build;
use std::cell::RefCell;
use std::collections::{BTreeMap, HashMap};

/// A kind of move that leaves one position.
pub(crate) struct Kind {
    of: Move,
    places: usize,
    /// Kinds before this one that may lead to the same position: there such options are counted.
    pub(crate) over: Vec<usize>,
    /// The place by which options are in order, if the options of each option are those before it.
    pub(crate) chained: Option<usize>,
}

/// A move from a position.
pub(crate) struct Step {
    /// Its own numbers.
    pub(crate) bound: Vec<Variable>,
    /// Conditions.
    pub(crate) when: Vec<Formula>,
    /// The position that it leads to.
    pub(crate) part: Vec<Variable>,
}

impl Step {
    pub(crate) fn into_move(self) -> Move {
        let Step { bound, when, part } = self;
        Move { certainty: Certainty::Exact, bound, when, parts: vec![part] }
    }
}

/// Numbers that are not in use yet.
pub(crate) struct Numbers {
    next: Variable,
}

impl Numbers {
    /// Those after the numbers of a position.
    pub(crate) fn after(places: usize) -> Numbers {
        Numbers { next: places as Variable }
    }

    fn fresh(&mut self) -> Variable {
        self.next += 1;
        self.next - 1
    }

    /// A formula about another position, with numbers of its own.
    pub(crate) fn copy(&mut self, formula: &Formula, at: &[Variable]) -> Formula {
        self.copied(formula, at, &mut HashMap::new())
    }

    fn copied(
        &mut self,
        formula: &Formula,
        at: &[Variable],
        known: &mut HashMap<Variable, Variable>,
    ) -> Formula {
        let state = RefCell::new((self, known));
        formula.renamed(|number| match at.get(number as usize) {
            Some(&place) => place,
            None => {
                let (numbers, known) = &mut *state.borrow_mut();
                *known.entry(number).or_insert_with(|| numbers.fresh())
            }
        })
    }
}

/// The numbers of the position that all moves of a statement are from.
pub(crate) fn position(places: usize) -> Vec<Variable> {
    (0..places as Variable).collect()
}

impl Kind {
    /// The kinds of all moves, each of which leaves one position.
    pub(crate) fn all(moves: &[Move], places: usize, meter: &Meter) -> Vec<Kind> {
        let mut library = Library::new(Numeration::Base(2));
        let mut kinds: Vec<Kind> = vec![];
        for of in moves {
            let mut kind = Kind { of: of.clone(), places, over: vec![], chained: None };
            for (place, other) in kinds.iter().enumerate() {
                if !kind.is_apart(other, &mut library, meter) {
                    kind.over.push(place);
                }
            }
            if kind.over.is_empty() {
                kind.chained = kind.chain(&mut library, meter);
            }
            kinds.push(kind);
        }
        kinds
    }

    /// A move of this kind from a position, with numbers of its own.
    pub(crate) fn option(&self, from: &[Variable], numbers: &mut Numbers) -> Step {
        let mut known = HashMap::new();
        let bound =
            self.of.bound.iter().map(|&number| *known.entry(number).or_insert_with(|| numbers.fresh()));
        let bound = bound.collect();
        let when = self.of.when.iter().map(|formula| numbers.copied(formula, from, &mut known)).collect();
        let place = |number: &Variable| from.get(*number as usize).copied().unwrap_or_else(|| known[number]);
        Step { bound, when, part: self.of.parts[0].iter().map(place).collect() }
    }

    /// A move of this kind leads from one position to another.
    pub(crate) fn leads(&self, from: &[Variable], to: &[Variable], numbers: &mut Numbers) -> Formula {
        let Step { bound, mut when, part } = self.option(from, numbers);
        when.extend(part.iter().zip(to).map(|(&a, &b)| equal(a, b)));
        Formula::exists(bound, Formula::all(when))
    }

    /// One option comes before another: in the order of the chain, or else alphabetically.
    pub(crate) fn precedes(&self, one: &[Variable], other: &[Variable]) -> Formula {
        if let Some(place) = self.chained {
            return less(one[place], other[place]);
        }
        let differ: Vec<usize> = self.changed().collect();
        Formula::any(differ.iter().enumerate().map(|(index, &place)| {
            let same = differ[..index].iter().map(|&before| equal(one[before], other[before]));
            Formula::all(same.chain([less(one[place], other[place])]).collect::<Vec<_>>())
        }))
    }

    /// The places at which options may differ.
    fn changed(&self) -> impl Iterator<Item = usize> {
        (0..self.places).filter(|&place| self.of.parts[0][place] >= self.places as Variable)
    }

    /// Shows that no option of this kind is one of another kind, as far as comparisons of sums tell.
    fn is_apart(&self, other: &Kind, library: &mut Library, meter: &Meter) -> bool {
        let mut numbers = Numbers::after(self.places);
        let from = position(self.places);
        let (one, two) = (self.option(&from, &mut numbers), other.option(&from, &mut numbers));
        let same = one.part.iter().zip(&two.part).map(|(&a, &b)| equal(a, b));
        let all: Vec<Formula> = one.when.iter().chain(&two.when).cloned().chain(same).collect();
        never(&all, library, meter)
    }

    /// The place by which options form a chain, if comparisons of sums show that they do.
    fn chain(&self, library: &mut Library, meter: &Meter) -> Option<usize> {
        let part = &self.of.parts[0];
        let own = |place: usize| part[place] == place as Variable;
        let once = |number: &Variable| part.iter().filter(|other| *other == number).count() == 1;
        let changed: Vec<usize> = self.changed().collect();
        let plain = (0..self.places).all(|place| own(place) || changed.contains(&place))
            && self.of.bound.iter().all(once)
            && changed.len() == self.of.bound.len()
            && self.of.when.iter().all(|formula| linear(formula).is_some());
        changed.into_iter().find(|&place| plain && self.is_chain(place, library, meter))
    }

    /// Shows that a number tells options apart, and that the options of an option are those where it is less.
    fn is_chain(&self, place: usize, library: &mut Library, meter: &Meter) -> bool {
        let mut numbers = Numbers::after(self.places);
        let from = position(self.places);
        let (one, two) = (self.option(&from, &mut numbers), self.option(&from, &mut numbers));
        let (y, z) = (&one.part, &two.part);
        let both: Vec<Formula> = one.when.iter().chain(&two.when).cloned().collect();
        let mut refuted = |given: &[Formula], more: Vec<Formula>| {
            never(&given.iter().cloned().chain(more).collect::<Vec<_>>(), library, meter)
        };
        for other in self.changed().filter(|&other| other != place) {
            if !refuted(&both, vec![equal(y[place], z[place]), less(y[other], z[other])]) {
                return false;
            }
        }
        // The conditions of a move between two positions, all of whose own numbers are those of the second.
        let between = |a: &[Variable], b: &[Variable]| -> Vec<Formula> {
            let name = |number: Variable| match (a.get(number as usize), self.of.parts[0].iter()) {
                (Some(&place), _) => place,
                (None, mut part) => part.position(|&it| it == number).map_or(number, |place| b[place]),
            };
            self.of.when.iter().map(|formula| formula.renamed(name)).collect()
        };
        let order = less(z[place], y[place]);
        for condition in between(y, z) {
            if !refuted(&both, vec![order.clone(), condition.negated()]) {
                return false;
            }
        }
        let twice: Vec<Formula> = one.when.iter().cloned().chain(between(y, z)).collect();
        for condition in between(&from, z).into_iter().chain([order]) {
            if !refuted(&twice, vec![condition.negated()]) {
                return false;
            }
        }
        true
    }
}

fn equal(a: Variable, b: Variable) -> Formula {
    Formula::of(Literal::linear([(a, 1), (b, -1)], 0, Sense::Zero))
}

/// a < b
fn less(a: Variable, b: Variable) -> Formula {
    Formula::of(Literal::linear([(a, 1), (b, -1)], 0, Sense::Negative))
}

/// A formula that compares a sum with 0, or its opposite, in the form that automata decide.
fn linear(formula: &Formula) -> Option<Claim> {
    let (literal, positive) = match &*formula.0 {
        [kernel::Node::Literal(literal)] => (literal, literal.positive),
        [kernel::Node::Literal(literal), kernel::Node::Not(0)] => (literal, !literal.positive),
        _ => return None,
    };
    let Relation::Linear(coefficients, constant, sense) = &literal.relation else { return None };
    let coefficients: BTreeMap<u32, i64> =
        literal.numbers.iter().copied().zip(coefficients.iter().copied()).collect();
    let sign = match *sense {
        Sense::Zero => Sign::Zero,
        Sense::Negative => Sign::Negative,
        Sense::Multiple(of) => Sign::Multiple(of),
    };
    Some(Claim::Linear(positive, Expression { coefficients, constant: *constant }, sign))
}

/// Shows that no numbers satisfy all of these, by those that compare sums.
fn never(formulas: &[Formula], library: &mut Library, meter: &Meter) -> bool {
    let mut literals = vec![];
    for claim in formulas.iter().filter_map(linear) {
        match claim.literal() {
            Ok(Ok(literal)) => literals.push(literal),
            Ok(Err(false)) => return true,
            Ok(Err(true)) | Err(_) => {}
        }
    }
    let mut order: BTreeMap<u32, u32> = BTreeMap::new();
    for &number in literals.iter().flat_map(|literal| &literal.arguments) {
        let next = order.len() as u32;
        order.entry(number).or_insert(next);
    }
    let literals = literals.iter().map(|literal| literal.renamed(|number| order[&number])).collect();
    let sentence = Sentence::Nothing { variables: order.len() as u32, literals };
    matches!(library.decide(&sentence, meter), Ok(Verdict::Holds(_)))
}
