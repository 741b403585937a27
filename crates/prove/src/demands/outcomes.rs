//! Obligations of a claim about the winner.

use super::literals::{drafted, moved, opposite};
use super::{Moves, Planner, Purpose};
use crate::view::{Clause, Unfit};
use automata::{Draft, Formula, Single, Term};
use rules::Verdict;

/// A set of positions, as one or several literals of their places.
#[derive(Clone, Debug)]
pub(super) enum Set {
    Single(Single),
    /// Neither of two.
    Neither(Single, Single),
}

/// Positions from each of which a move leads to others.
struct Reach<'a> {
    from: &'a Set,
    to: &'a Set,
    /// The cases in which a position is at rest instead.
    at_rest: Vec<Vec<Single>>,
}

/// Sets of a claim about the winner.
pub(super) struct Outcomes {
    pub(super) lost: Single,
    pub(super) won: Single,
    /// The draws, if possible: the claimed ones, or the remaining positions.
    pub(super) drawn: Option<Set>,
    /// `true` if draws are claimed.
    pub(super) draws_claimed: bool,
}

impl Planner<'_> {
    pub(super) fn outcomes(
        &mut self,
        outcomes: &Outcomes,
        domain: &Draft,
        moves: &Moves,
        going: Single,
    ) -> Result<(), Unfit> {
        let Outcomes { lost, won, drawn, .. } = outcomes;
        let clauses = &moves.clauses;
        if clauses.iter().chain(&moves.some).any(|clause| clause.parts.len() > 1) {
            return Err(Unfit::Splits);
        }
        self.apart(outcomes, domain)?;
        let end_of = |planner: &mut Self, verdict| -> Result<Option<Single>, Unfit> {
            let formula = planner.view.ends(Some(verdict), planner.convention, &mut planner.compiler)?;
            Ok(formula.map(|formula| planner.compiler.single(&formula)).transpose()?)
        };
        let end_lost = end_of(self, Verdict::Lost)?;
        let end_won = end_of(self, Verdict::Won)?;
        let end_draw = end_of(self, Verdict::Draw)?;
        let (lost_set, won_set) = (Set::Single(lost.clone()), Set::Single(won.clone()));
        let mut ended_wrongly = vec![(&lost_set, &end_won), (&lost_set, &end_draw)];
        ended_wrongly.extend([(&won_set, &end_lost), (&won_set, &end_draw)]);
        if let Some(drawn) = drawn {
            ended_wrongly.extend([(drawn, &end_lost), (drawn, &end_won)]);
        }
        for (set, end) in ended_wrongly {
            if let Some(end) = end {
                let literals = self.of_set(set).into_iter().chain([end.clone()]).collect();
                self.no(Purpose::Ended, "ended", domain, literals)?;
            }
        }
        for clause in clauses {
            let mut literals = vec![lost.clone()];
            match drawn {
                // Positions that are not won are lost, so these are the literals of the winning moves.
                None => literals.push(self.leads(clause, lost)?),
                Some(_) => {
                    literals.extend(drafted(clause));
                    literals.push(opposite(&self.after(clause, won, Verdict::Won)));
                }
            }
            self.no(Purpose::Lost, "lost", domain, literals)?;
        }
        let stuck = self.view.stuck(self.convention);
        if stuck != Verdict::Lost {
            let unmovable = opposite(&self.view.movable(&moves.some, &mut self.compiler)?);
            let literals = vec![lost.clone(), going.clone(), unmovable];
            self.no(Purpose::Stuck, "stuck", domain, literals)?;
        }
        let unmovable = match stuck {
            Verdict::Lost => Single::Always(false),
            _ => opposite(&self.view.movable(clauses, &mut self.compiler)?),
        };
        let at_rest = |end: &Option<Single>, verdict: Verdict| -> Vec<Vec<Single>> {
            let end = end.iter().map(|end| vec![end.clone()]);
            let still = (stuck == verdict).then(|| vec![going.clone(), unmovable.clone()]);
            end.chain(still).collect()
        };
        let won_at_rest = at_rest(&end_won, Verdict::Won);
        let winning = Reach { from: &won_set, to: &lost_set, at_rest: won_at_rest };
        self.some_move(Purpose::Won, "won", domain, moves, winning)?;
        if let Some(drawn) = drawn {
            let drawn_at_rest = at_rest(&end_draw, Verdict::Draw);
            let drawing = Reach { from: drawn, to: drawn, at_rest: drawn_at_rest };
            self.some_move(Purpose::Drawn, "drawn", domain, moves, drawing)?;
            for clause in clauses {
                let mut literals = self.of_set(drawn);
                literals.push(self.leads(clause, lost)?);
                self.no(Purpose::Unwinnable, "unwinnable", domain, literals)?;
            }
        }
        Ok(())
    }

    /// Demands that each position has one outcome, where draws are claimed.
    fn apart(&mut self, outcomes: &Outcomes, domain: &Draft) -> Result<(), Unfit> {
        let Outcomes { lost, won, drawn, draws_claimed } = outcomes;
        let Some(drawn) = drawn else { return Ok(()) };
        self.no(Purpose::Apart, "apart", domain, vec![lost.clone(), won.clone()])?;
        if let (true, Set::Single(drawn)) = (draws_claimed, drawn) {
            self.no(Purpose::Apart, "apart", domain, vec![lost.clone(), drawn.clone()])?;
            self.no(Purpose::Apart, "apart", domain, vec![won.clone(), drawn.clone()])?;
            let none = [lost, won, drawn].map(opposite);
            self.no(Purpose::Apart, "apart", domain, none.into())?;
        }
        Ok(())
    }

    fn of_set(&self, set: &Set) -> Vec<Single> {
        match set {
            Set::Single(single) => vec![single.clone()],
            Set::Neither(a, b) => vec![opposite(a), opposite(b)],
        }
    }

    /// A literal of the position that a clause leaves; if nothing is left, the player to move is stuck.
    fn after(&self, clause: &Clause, single: &Single, verdict: Verdict) -> Single {
        match &*clause.parts {
            [] => Single::Always(self.view.stuck(self.convention) == verdict),
            [part, ..] => moved(single, part),
        }
    }

    /// Literal of the places saying that a clause leads to losing positions.
    fn leads(&mut self, clause: &Clause, lost: &Single) -> Result<Single, Unfit> {
        let mut literals = drafted(clause);
        literals.push(self.after(clause, lost, Verdict::Lost));
        self.case(clause.draft.bound.clone(), literals)
    }

    /// Demands that every position in `from` has a move to `to`, or is at rest.
    fn some_move(
        &mut self,
        purpose: Purpose,
        label: &'static str,
        domain: &Draft,
        moves: &Moves,
        Reach { from, to, at_rest }: Reach<'_>,
    ) -> Result<(), Unfit> {
        let mut cases = vec![];
        for clause in &moves.some {
            let mut literals = drafted(clause);
            match &*clause.parts {
                [] => {
                    let wanted = if purpose == Purpose::Won { Verdict::Lost } else { Verdict::Draw };
                    literals.push(Single::Always(self.view.stuck(self.convention) == wanted));
                }
                [part, ..] => literals.extend(self.of_set(to).iter().map(|single| moved(single, part))),
            }
            cases.push((clause.draft.bound.clone(), literals));
        }
        cases.extend(at_rest.into_iter().map(|literals| (vec![], literals)));
        let mut given = self.of_set(from);
        for choice in &moves.choices {
            self.used.insert(choice.place);
            given.push(choice.given.clone());
            for after in &choice.after {
                // The move is made, and its result is in the wanted set.
                let left: Vec<u32> = after.iter().map(|_| self.compiler.fresh()).collect();
                let mut members = vec![choice.condition.clone()];
                let equations = left.iter().zip(after);
                members.extend(
                    equations.map(|(&place, term)| Formula::equal(Term::variable(place), term.clone())),
                );
                let Some(draft) = self.compiler.all(&members)? else { continue };
                let mut literals: Vec<Single> = draft.claims.into_iter().map(Single::Open).collect();
                literals.extend(self.of_set(to).iter().map(|single| moved(single, &left)));
                cases.push((left, literals));
            }
        }
        self.every(purpose, label, domain, given, cases)
    }
}
