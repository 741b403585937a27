//! Compiled results of moves.

use super::pattern::Match;
use crate::eval::{Compiler, Env, Fault, TermFn};
use crate::linear;
use crate::ruleset::{Part, RowPart, Slot, Term};
use language::integer::Number;

/// Components left by a move, under construction.
pub(super) type Sum<N> = Vec<Vec<N>>;

/// Limit on the copies that a part of a rule leaves.
const MOST_COPIES: u64 = 1 << 20;

/// The components that a move leaves.
pub(super) struct After<N>(Vec<AfterPart<N>>);

struct AfterPart<N> {
    /// Number of copies, where it is not one.
    copies: Option<TermFn<N>>,
    items: Vec<RowAfter<N>>,
}

enum RowAfter<N> {
    Place(TermFn<N>),
    Gap(usize),
    /// A number for each of a gap, for which the slot stands.
    Each(usize, Slot, TermFn<N>),
}

/// Copies that are listed.
#[derive(Clone, Copy)]
pub(super) enum Copies {
    /// All of them.
    All,
    /// One if they are odd in number: two alike add nothing to a nim-sum.
    Parity,
}

impl Copies {
    fn of<N: Number>(self, count: &N) -> Result<usize, Fault> {
        match self {
            Copies::Parity => {
                let two = N::from_word(2).ok_or(Fault::TooLarge)?;
                Ok(usize::from(count.modulo(&two) == Some(N::one())))
            }
            Copies::All => match count.word() {
                Some(count) if count <= MOST_COPIES => Ok(count as usize),
                _ => Err(Fault::TooMany),
            },
        }
    }
}

/// Terms of a component, apart from those for each number of a gap.
pub(super) fn terms(part: &Part) -> Vec<&Term> {
    match part {
        Part::Tuple(terms) => terms.iter().collect(),
        Part::Row(parts) => parts
            .iter()
            .filter_map(|part| match part {
                RowPart::Place(term) => Some(term),
                RowPart::Gap(_) | RowPart::Each { .. } => None,
            })
            .collect(),
        Part::Copies(count, part) => std::iter::once(count).chain(terms(part)).collect(),
    }
}

/// Variables of a component, apart from those that stand for the numbers of a gap.
pub(super) fn variables(part: &Part) -> Vec<Slot> {
    let mut found: Vec<Slot> = terms(part).into_iter().flat_map(linear::variables).collect();
    let mut one = part;
    while let Part::Copies(_, part) = one {
        one = part;
    }
    if let Part::Row(parts) = one {
        for part in parts {
            let RowPart::Each { element, term, .. } = part else { continue };
            found.extend(linear::variables(term).into_iter().filter(|slot| slot != element));
        }
    }
    found
}

impl<N: Number> After<N> {
    /// `None` if a constant does not fit this kind of integer.
    pub(super) fn new(parts: &[Part], compiler: &Compiler<'_>) -> Option<After<N>> {
        let row = |part: &RowPart| {
            Some(match part {
                RowPart::Place(term) => RowAfter::Place(compiler.term(term)?),
                RowPart::Gap(gap) => RowAfter::Gap(*gap),
                RowPart::Each { gap, element, term } => RowAfter::Each(*gap, *element, compiler.term(term)?),
            })
        };
        let place = |term: &Term| Some(RowAfter::Place(compiler.term(term)?));
        let items = |part: &Part| match part {
            Part::Tuple(terms) => terms.iter().map(place).collect::<Option<_>>(),
            Part::Row(parts) => parts.iter().map(row).collect(),
            Part::Copies(..) => None,
        };
        let part = |part: &Part| {
            let (count, one) = match part {
                Part::Copies(count, one) => (Some(compiler.term(count)?), &**one),
                one => (None, one),
            };
            Some(AfterPart { copies: count, items: items(one)? })
        };
        parts.iter().map(part).collect::<Option<_>>().map(After)
    }

    /// Allocates room for the result.
    pub(super) fn room(&self) -> Sum<N> {
        self.0.iter().map(|_| Vec::new()).collect()
    }

    /// Writes the components that the move leaves, if all their numbers are naturals; of copies those that `kept` says.
    pub(super) fn leave(
        &self,
        component: &[N],
        found: &Match<'_>,
        env: &mut Env<'_, N>,
        kept: Copies,
        sum: &mut Sum<N>,
    ) -> Result<bool, Fault> {
        // Components written so far.
        let mut written = 0;
        for after in &self.0 {
            if written == sum.len() {
                sum.push(Vec::new());
            }
            let part = &mut sum[written];
            part.clear();
            for item in &after.items {
                match item {
                    RowAfter::Place(term) => match natural(term, env)? {
                        Some(number) => part.push(number),
                        None => return Ok(false),
                    },
                    RowAfter::Gap(gap) => part.extend_from_slice(found.gap(*gap, component)),
                    RowAfter::Each(gap, element, term) => {
                        for number in found.gap(*gap, component) {
                            env.slots[element.0 as usize].clone_from(number);
                            match natural(term, env)? {
                                Some(number) => part.push(number),
                                None => return Ok(false),
                            }
                        }
                    }
                }
            }
            let Some(count) = &after.copies else {
                written += 1;
                continue;
            };
            let Some(count) = natural(count, env)? else { return Ok(false) };
            let count = kept.of(&count)?;
            let part = part.clone();
            sum.resize(sum.len().max(written + count), Vec::new());
            sum[written..written + count].fill(part);
            written += count;
        }
        sum.truncate(written);
        Ok(true)
    }
}

/// Value of a term, if it is a natural.
fn natural<N: Number>(term: &TermFn<N>, env: &mut Env<'_, N>) -> Result<Option<N>, Fault> {
    match term(env) {
        Ok(number) if !number.is_negative() => Ok(Some(number)),
        Ok(_) | Err(Fault::Undefined) => Ok(None),
        Err(fault) => Err(fault),
    }
}
