//! Relations between positions and moves, from a proved claim.

use super::literals::{drafted, moved, same};
use super::{Claimed, Planner};
use crate::assumed::shadows;
use crate::view::Unfit;
use automata::{Cases, Expression, Single, written};
use rules::{ClaimInstance, Verdict};

impl Planner<'_> {
    /// Moves to lost positions, or to those of a value: a relation of the places, the value if one is
    /// claimed, and the places after the move.
    pub(crate) fn winning(mut self, claim: &ClaimInstance) -> Result<Cases, Unfit> {
        let claimed = self.claimed(claim)?;
        let going = match self.view.ends(None, self.convention, &mut self.compiler)? {
            Some(ended) => self.compiler.single(&ended.negated())?,
            None => Single::Always(true),
        };
        let shadows = shadows(self.view.instance, self.allowed, self.compiler.meter())?;
        let places = self.view.places as u32;
        let (single, valued) = match &claimed {
            Claimed::Outcomes(outcomes) => (&outcomes.lost, 0),
            Claimed::Value(valued) => (&valued.single, 1),
        };
        let domain = self.view.domain(&mut self.compiler)?;
        let left: Vec<u32> = (0..places).map(|_| self.compiler.fresh()).collect();
        let mut drafts = vec![];
        for clause in self.clauses(&shadows.over, &going)? {
            let [part] = &*clause.parts else { return Err(Unfit::Splits) };
            let to: Vec<u32> = part.iter().copied().chain((0..valued).map(|_| places)).collect();
            let mut literals: Vec<Single> = domain.claims.iter().cloned().map(Single::Open).collect();
            literals.extend(drafted(&clause));
            literals.push(moved(single, &to));
            for (&place, &left) in part.iter().zip(&left) {
                let [a, b] = [place, left].map(Expression::variable);
                literals.push(Single::Open(same(&a, &b)?));
            }
            drafts.extend(self.cleaned(clause.draft.bound, literals)?);
        }
        let free: Vec<u32> = (0..places + valued).chain(left).collect();
        Ok(written(&free, &drafts)?)
    }

    /// Differences of losing positions: the amounts taken from each number by a move from one to another.
    pub(crate) fn between_losing(mut self, claim: &ClaimInstance) -> Result<Cases, Unfit> {
        let Claimed::Outcomes(outcomes) = self.claimed(claim)? else { return Err(Unfit::Claim) };
        let plain = self.view.stuck(self.convention) == Verdict::Lost && self.view.instance.ends().is_empty();
        if !plain || outcomes.drawn.is_some() {
            return Err(Unfit::Claim);
        }
        let places = self.view.places as u32;
        let taken: Vec<u32> = (0..places).collect();
        let [from, to] = [(), ()].map(|()| (0..places).map(|_| self.compiler.fresh()).collect::<Vec<u32>>());
        let domain = self.view.domain(&mut self.compiler)?;
        let mut literals = vec![];
        for position in [&from, &to] {
            literals.extend(domain.claims.iter().map(|claim| moved(&Single::Open(claim.clone()), position)));
            literals.push(moved(&outcomes.lost, position));
        }
        for ((&taken, &from), &to) in taken.iter().zip(&from).zip(&to) {
            let [taken, from, to] = [taken, from, to].map(Expression::variable);
            literals.push(Single::Open(same(&from, &to.plus(1, &taken)?)?));
        }
        let bound = from.iter().chain(&to).copied().collect();
        let drafts = self.cleaned(bound, literals)?;
        Ok(written(&taken, &drafts.into_iter().collect::<Vec<_>>())?)
    }
}
