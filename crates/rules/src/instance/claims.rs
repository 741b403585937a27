//! Claims with fixed parameters.

use super::columns::Columns;
use super::fixed;
use crate::eval::{Compiler, Env, Fault, FormulaFn, Recursion, TermFn};
use crate::fix::Arguments;
use crate::ruleset::{Claim, Content, Formula, Scope, Subject, Term};
use crate::{Convention, Function, Outcome, Span};
use dashu_int::ops::DivRem;
use dashu_int::{IBig, UBig};
use formulas::cases::{calls_in, calls_in_term};
use language::integer::Number;
use limits::watch;

/// Error: the numbers are too large to evaluate a claim, or the sum does not have the form that it is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Untold;

/// Places of a row that are filled between two polls for interruption.
const BLOCK: usize = 1 << 12;

/// A claim with fixed parameters.
pub struct ClaimInstance {
    /// Convention of the claim.
    pub convention: Convention,
    /// Subject of the claim.
    pub subject: Subject,
    /// Citation of a theorem, if the claim is one.
    pub theorem: Option<String>,
    /// Place in the text.
    pub span: Span,
    /// Index of the claim in the file, from 0.
    pub place: usize,
    scope: Scope,
    content: Content,
    within: Formula,
    slots: usize,
    outcome: Option<Outcome>,
    words: Option<Compiled<i64>>,
    big: Option<Compiled<IBig>>,
    columns: Option<Columns>,
}

struct Compiled<N> {
    /// Positions that the claim is about, if not all.
    within: Option<FormulaFn<N>>,
    said: Said<N>,
}

enum Said<N> {
    Outcome(FormulaFn<N>),
    /// With `true`, some piece needs the values of smaller positions.
    Value(Vec<(TermFn<N>, FormulaFn<N>)>, bool),
    Periodic {
        start: Vec<UBig>,
        period: Vec<UBig>,
        saltus: UBig,
    },
}

/// Content of a claim at a sum.
enum Claimed {
    Holds(bool),
    Value(UBig),
    /// It is not about this sum.
    Silent,
}

impl<N: Number> Compiled<N> {
    /// Compiles the content of a claim with fixed parameters.
    fn new(content: &Content, within: &Formula, compiler: &Compiler<'_>) -> Option<Compiled<N>> {
        let said = match content {
            Content::Outcome(_, formula) => Said::Outcome(compiler.formula(formula)?),
            Content::Value(pieces) => {
                let piece = |(term, condition)| Some((compiler.term(term)?, compiler.formula(condition)?));
                Said::Value(
                    pieces.iter().map(|(term, condition)| piece((term, condition))).collect::<Option<_>>()?,
                    is_recursive(pieces),
                )
            }
            Content::Periodic { start, period, saltus } => {
                Said::Periodic { start: start.clone(), period: period.clone(), saltus: saltus.clone() }
            }
        };
        let within = match within {
            Formula::True => None,
            within => Some(compiler.formula(within)?),
        };
        Some(Compiled { within, said })
    }

    /// The claim at a sum; `None` if no piece of a value applies or its term is not a natural.
    fn evaluate(&self, env: &mut Env<'_, N>) -> Result<Option<Claimed>, Fault> {
        if let Some(within) = &self.within
            && !within(env)?
        {
            return Ok(Some(Claimed::Silent));
        }
        Ok(match &self.said {
            Said::Outcome(formula) => Some(Claimed::Holds(formula(env)?)),
            Said::Value(pieces, _) => {
                let value = env.below(|env| first_of(pieces, env))?;
                value.and_then(|value| value.natural()).map(Claimed::Value)
            }
            Said::Periodic { start, period, saltus } => {
                let Some(index) = env.slots.first().and_then(N::natural) else { return Ok(None) };
                let word = usize::try_from(&index).ok();
                if let Some(value) = word.and_then(|index| start.get(index)) {
                    return Ok(Some(Claimed::Value(value.clone())));
                }
                let (periods, place) = (index - UBig::from(start.len())).div_rem(UBig::from(period.len()));
                let value = usize::try_from(&place).ok().and_then(|place| period.get(place));
                value.map(|value| Claimed::Value(value + periods * saltus))
            }
        })
    }
}

/// The value by the first piece that applies; `None` if none does, or its term is not a natural.
fn first_of<N: Number>(
    pieces: &[(TermFn<N>, FormulaFn<N>)],
    env: &mut Env<'_, N>,
) -> Result<Option<N>, Fault> {
    for (term, condition) in pieces {
        if condition(env)? {
            return match term(env) {
                Ok(value) => Ok(Some(value).filter(|value| !value.is_negative())),
                Err(Fault::Undefined) => Ok(None),
                Err(fault) => Err(fault),
            };
        }
    }
    Ok(None)
}

/// Returns `true` if some piece needs the values of smaller positions.
fn is_recursive(pieces: &[(Term, Formula)]) -> bool {
    pieces
        .iter()
        .any(|(term, condition)| calls_in_term(term, Function::Value) || calls_in(condition, Function::Value))
}

/// Returns `true` if a condition without variables holds once its parameters are substituted.
pub(super) fn holds_always(condition: &Formula, compiler: &Compiler<'_>) -> bool {
    let condition = compiler.formula::<IBig>(condition);
    condition.is_some_and(|condition| condition(&mut Env::new(&mut [], &[])) == Ok(true))
}

impl ClaimInstance {
    /// Fixes the parameters of a claim; `None` if it does not apply to these parameters.
    pub(super) fn new(
        place: usize,
        claim: &Claim,
        fixed: &Arguments<'_>,
        compiler: &Compiler<'_>,
    ) -> Option<ClaimInstance> {
        if !holds_always(&fixed.formula(&claim.when), compiler) {
            return None;
        }
        let content = fixed::content(fixed, &claim.content);
        let outcome = match &content {
            Content::Outcome(outcome, _) => Some(*outcome),
            Content::Value(_) | Content::Periodic { .. } => None,
        };
        let within = fixed.formula(&claim.within);
        let words = Compiled::new(&content, &within, compiler);
        let big = Compiled::new(&content, &within, compiler);
        compiler.take_unbounded();
        let least = match claim.subject {
            Subject::Component(arity) | Subject::Sum(arity) => arity,
            Subject::Row => 4,
        };
        let slots = claim.scope.names.len().max(least);
        let columns = match (&content, &claim.subject) {
            (Content::Outcome(_, formula), &Subject::Component(arity))
                if arity > 0 && within == Formula::True =>
            {
                Columns::new(formula, arity, slots, compiler)
            }
            _ => None,
        };
        Some(ClaimInstance {
            convention: claim.convention,
            subject: claim.subject.clone(),
            theorem: claim.theorem.clone(),
            span: claim.span,
            place,
            scope: claim.scope.clone(),
            content,
            within,
            slots,
            outcome,
            words,
            big,
            columns,
        })
    }

    /// Variables of the claim.
    pub fn scope(&self) -> &Scope {
        &self.scope
    }

    /// Content of the claim, with parameters substituted.
    pub fn content(&self) -> &Content {
        &self.content
    }

    /// Returns `true` if the claim gives values by those of smaller positions.
    pub fn is_recursive(&self) -> bool {
        matches!(&self.content, Content::Value(pieces) if is_recursive(pieces))
    }

    /// Condition on the positions that the claim is about, with parameters substituted.
    pub fn within(&self) -> &Formula {
        &self.within
    }

    /// Returns `true` if the claim is not about all positions.
    pub fn is_partial(&self) -> bool {
        self.within != Formula::True
    }

    /// Returns `true` if the claim is about a sum; `None` if the numbers are too large to tell.
    ///
    /// ```
    /// let text = "game one\n(n) -> (n - 1)\nP(n) iff n mod 4 = 0 where even(n)\n";
    /// let ruleset = rules::parse(text, &rules::NoLibrary).ruleset.unwrap();
    /// let one = ruleset.instantiate(&[], None).unwrap();
    /// let claim = &one.claims()[0];
    /// assert_eq!(claim.is_about(&[&[3u8.into()]]), Some(false));
    /// assert_eq!((claim.is_about(&[&[2u8.into()]]), claim.holds(&[&[2u8.into()]])), (Some(true), Some(false)));
    /// ```
    pub fn is_about(&self, sum: &[&[UBig]]) -> Option<bool> {
        match self.evaluate(sum) {
            Ok(Some(Claimed::Silent)) => Some(false),
            Ok(_) => Some(true),
            Err(Untold) => (!self.is_partial()).then_some(true),
        }
    }

    /// Outcome that the claim is about; `None` if it gives nim-values.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// Evaluates a claim about the winner at a sum (of one component, unless it is about sums).
    ///
    /// `None` if it is not about the sum, the numbers are too large to tell, or the sum does not have the form.
    pub fn holds(&self, sum: &[&[UBig]]) -> Option<bool> {
        match self.evaluate(sum) {
            Ok(Some(Claimed::Holds(holds))) => Some(holds),
            _ => None,
        }
    }

    /// The claimed nim-value; `None` if the claim is not about the sum, no piece applies or its term is not a natural.
    pub fn value(&self, sum: &[&[UBig]]) -> Result<Option<UBig>, Untold> {
        Ok(match self.evaluate(sum)? {
            Some(Claimed::Value(value)) => Some(value),
            _ => None,
        })
    }

    fn evaluate(&self, sum: &[&[UBig]]) -> Result<Option<Claimed>, Untold> {
        if let Some(compiled) = &self.words {
            match self.say_in(compiled, sum) {
                // Overflows of machine words are redone in unbounded integers.
                Some(Err(Fault::Overflow)) | None => {}
                Some(said) => return said.map_err(|_| Untold),
            }
        }
        let said = self.big.as_ref().and_then(|compiled| self.say_in(compiled, sum));
        said.ok_or(Untold)?.map_err(|_| Untold)
    }

    /// `None` if the numbers do not fit, or the sum does not have the form.
    fn say_in<N: Number>(
        &self,
        compiled: &Compiled<N>,
        sum: &[&[UBig]],
    ) -> Option<Result<Option<Claimed>, Fault>> {
        let read = |naturals: &[UBig]| naturals.iter().map(N::from_natural).collect::<Option<Vec<N>>>();
        let mut slots = vec![N::zero(); self.slots];
        let elements = match (&self.subject, sum) {
            (&Subject::Component(arity), [component]) if component.len() == arity => {
                for (slot, number) in slots.iter_mut().zip(read(component)?) {
                    *slot = number;
                }
                Vec::new()
            }
            (&Subject::Sum(arity), sum) if sum.iter().all(|component| component.len() == arity) => {
                sum.iter().map(|component| read(component)).collect::<Option<Vec<_>>>()?
            }
            (Subject::Row, [row]) => (1u64..)
                .zip(row.iter())
                .zip(std::iter::once(&UBig::ZERO).chain(row.iter()))
                .map(|((index, number), before)| {
                    let (index, length) = (N::from_word(index)?, N::from_word(row.len() as u64)?);
                    Some(vec![N::from_natural(number)?, index, length, N::from_natural(before)?])
                })
                .collect::<Option<Vec<_>>>()?,
            _ => return None,
        };
        let env = Env::new(&mut slots, &elements);
        let mut env = match (&compiled.said, &self.subject) {
            (Said::Value(_, true), &Subject::Component(arity)) => env.recursive(Recursion::new(arity)),
            _ => env,
        };
        Some(compiled.evaluate(&mut env))
    }

    /// Evaluates the claim at `(prefix.., start)`, `(prefix.., start + 1)`, …; `false` if that cannot be
    /// told, or the caller asked to stop.
    #[must_use]
    pub fn fill(&self, prefix: &[u64], start: u64, row: &mut [bool]) -> bool {
        let mut start = start;
        for block in row.chunks_mut(BLOCK) {
            if watch::steps(64) || !self.fill_block(prefix, start, block) {
                return false;
            }
            start += block.len() as u64;
        }
        true
    }

    fn fill_block(&self, prefix: &[u64], start: u64, row: &mut [bool]) -> bool {
        if self.columns.as_ref().is_some_and(|columns| columns.fill(prefix, start, row)) {
            return true;
        }
        let mut at: Vec<UBig> = prefix.iter().map(|&word| UBig::from(word)).collect();
        at.push(UBig::from(start));
        for place in row {
            if watch::steps(4) {
                return false;
            }
            match self.holds(&[&at]) {
                Some(holds) => *place = holds,
                None => return false,
            }
            if let Some(last) = at.last_mut() {
                *last += UBig::ONE;
            }
        }
        true
    }
}
