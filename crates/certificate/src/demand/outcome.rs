//! Claims about the winner.

use super::{Demands, Result, Simplified, opposite, unsupported};
use crate::formula::{Formula, and, not, or, truth};
use crate::game::{Allowed, Clause};
use crate::unsupported::Unsupported;
use rules::{ClaimInstance, Outcome, Verdict};

/// Winners by position.
struct Outcomes {
    lost: Simplified,
    won: Simplified,
    /// Conjunction that characterizes draws.
    drawn: Option<Vec<Simplified>>,
    claimed: bool,
}

impl Demands<'_, '_> {
    /// Sentences of claims about the winner, and the claims that they show.
    pub(super) fn outcomes(&mut self, claim: &ClaimInstance, outcome: Outcome) -> Result<Vec<usize>> {
        let draws = self.game.stuck() == Verdict::Draw || self.ends.iter().any(|end| end.0 == Verdict::Draw);
        let (outcomes, claims) =
            if draws { self.with_draws(claim)? } else { self.without_draws(claim, outcome)? };
        if self.clauses.iter().chain(&self.some).any(|clause| clause.parts.len() > 1) {
            return unsupported(Unsupported::Parts);
        }
        self.apart(&outcomes)?;
        self.ended(&outcomes)?;
        self.lost(&outcomes)?;
        let going = self.before_an_end()?;
        let verdict = self.game.stuck();
        if verdict != Verdict::Lost {
            let moves = self.movable(self.some.clone())?;
            self.never("stuck", [outcomes.lost.clone(), going, opposite(moves)])?;
        }
        let stuck = match verdict {
            Verdict::Lost => Simplified::Constant(false),
            _ => opposite(self.movable(self.clauses.clone())?),
        };
        let (lost, won) = (std::slice::from_ref(&outcomes.lost), std::slice::from_ref(&outcomes.won));
        self.reached("won", won, Verdict::Won, lost, &stuck)?;
        if let Some(drawn) = &outcomes.drawn {
            self.reached("drawn", drawn, Verdict::Draw, drawn, &stuck)?;
            for clause in self.clauses.clone() {
                let leads = self.left(&clause, std::slice::from_ref(&outcomes.lost), Verdict::Lost)?;
                let wins = self.some(&clause, leads, &[])?;
                self.never("unwinnable", drawn.iter().cloned().chain([wins]).collect::<Vec<_>>())?;
            }
        }
        Ok(claims)
    }

    /// The only claim of a game without draws.
    fn without_draws(&mut self, claim: &ClaimInstance, outcome: Outcome) -> Result<(Outcomes, Vec<usize>)> {
        let literal = self.game.claimed(self.compiler, claim)?;
        let other = opposite(literal.clone());
        let (lost, won) = match outcome {
            Outcome::P => (literal, other),
            Outcome::N => (other, literal),
            Outcome::D => return unsupported(Unsupported::NoDraws),
        };
        Ok((Outcomes { lost, won, drawn: None, claimed: false }, vec![claim.place]))
    }

    /// In a game with draws: the claim, and the first claim for each other outcome under this convention and
    /// about the same positions.
    fn with_draws(&mut self, claim: &ClaimInstance) -> Result<(Outcomes, Vec<usize>)> {
        let game = self.game;
        let mut literals: [Option<Simplified>; 3] = [None, None, None];
        let mut places = Vec::new();
        let others = game.instance.claims().iter().filter(|other| {
            let same = other.convention == claim.convention && other.subject == claim.subject;
            same && other.outcome() != claim.outcome()
        });
        for one in std::iter::once(claim).chain(others) {
            let place = match one.outcome() {
                Some(Outcome::P) => 0,
                Some(Outcome::N) => 1,
                Some(Outcome::D) => 2,
                None => continue,
            };
            if literals[place].is_none() {
                literals[place] = Some(self.game.claimed(self.compiler, one)?);
                places.push(one.place);
            }
        }
        places.sort_unstable();
        let [Some(lost), Some(won), drawn] = literals else {
            return unsupported(Unsupported::ClaimsForDraws);
        };
        let claimed = drawn.is_some();
        let neither = vec![opposite(lost.clone()), opposite(won.clone())];
        let drawn = Some(drawn.map_or(neither, |drawn| vec![drawn]));
        Ok((Outcomes { lost, won, drawn, claimed }, places))
    }

    /// No position has two outcomes, and with claimed draws each has one.
    fn apart(&mut self, outcomes: &Outcomes) -> Result<()> {
        let Outcomes { lost, won, drawn: Some(drawn), claimed } = outcomes else { return Ok(()) };
        self.never("apart", [lost.clone(), won.clone()])?;
        if *claimed {
            let each = |with: &Simplified| std::iter::once(with).chain(drawn).cloned().collect::<Vec<_>>();
            self.never("apart", each(lost))?;
            self.never("apart", each(won))?;
            let none = [lost, won].into_iter().chain(drawn).map(|literal| opposite(literal.clone()));
            self.never("apart", none.collect::<Vec<_>>())?;
        }
        Ok(())
    }

    /// Formula saying that play ends here with this verdict.
    fn ending(&self, verdict: Verdict) -> Formula {
        let mut ways = Vec::new();
        for (index, (own, end)) in self.ends.iter().enumerate() {
            if *own == verdict {
                let earlier = self.ends.iter().take(index).map(|end| not(end.1.clone()));
                ways.push(and(std::iter::once(end.clone()).chain(earlier)));
            }
        }
        or(ways)
    }

    /// At declared ends the verdict is the declared one.
    fn ended(&mut self, outcomes: &Outcomes) -> Result<()> {
        let mut pairs: Vec<(&[Simplified], Verdict)> = vec![
            (std::slice::from_ref(&outcomes.lost), Verdict::Won),
            (std::slice::from_ref(&outcomes.lost), Verdict::Draw),
            (std::slice::from_ref(&outcomes.won), Verdict::Lost),
            (std::slice::from_ref(&outcomes.won), Verdict::Draw),
        ];
        if let Some(drawn) = &outcomes.drawn {
            pairs.extend([(&drawn[..], Verdict::Lost), (&drawn[..], Verdict::Won)]);
        }
        for (literals, verdict) in pairs {
            let formula = self.ending(verdict);
            let end = self.compiler.literal(&formula)?;
            self.never("ended", literals.iter().cloned().chain([end]).collect::<Vec<_>>())?;
        }
        Ok(())
    }

    /// Literals saying that a clause leads to positions of a kind; if nothing is left, the player to move is
    /// stuck.
    fn left(&self, clause: &Clause, kind: &[Simplified], verdict: Verdict) -> Result<Vec<Simplified>> {
        match clause.parts.first() {
            Some(part) => kind.iter().map(|literal| self.of(literal, part)).collect(),
            None => Ok(vec![Simplified::Constant(self.game.stuck() == verdict)]),
        }
    }

    /// From a lost position all moves lead to won ones.
    fn lost(&mut self, outcomes: &Outcomes) -> Result<()> {
        for clause in self.clauses.clone() {
            if outcomes.drawn.is_none() {
                // Positions that are not won are lost.
                let leads = self.left(&clause, std::slice::from_ref(&outcomes.lost), Verdict::Lost)?;
                let wins = self.some(&clause, leads, &[])?;
                self.never("lost", [outcomes.lost.clone(), wins])?;
                continue;
            }
            let leads = self.left(&clause, std::slice::from_ref(&outcomes.won), Verdict::Won)?;
            let literals = std::iter::once(outcomes.lost.clone()).chain(self.clause(&clause));
            self.never("lost", literals.chain(leads.into_iter().map(opposite)).collect::<Vec<_>>())?;
        }
        Ok(())
    }

    /// Literal saying that one of these clauses has a move.
    fn movable(&mut self, clauses: Vec<Clause>) -> Result<Simplified> {
        let mut cases = Vec::new();
        for clause in clauses {
            cases.extend(self.compiler.clean(clause.draft(), &[], &mut |_, _| {})?);
        }
        self.compiler.literal_of(cases)
    }

    /// Every position of a kind has a move to one of another, or play ends there with this verdict, declared or
    /// because the player to move is stuck.
    fn reached(
        &mut self,
        label: &str,
        kind: &[Simplified],
        verdict: Verdict,
        to: &[Simplified],
        stuck: &Simplified,
    ) -> Result<()> {
        let to_verdict = if verdict == Verdict::Won { Verdict::Lost } else { verdict };
        let mut literals = kind.to_vec();
        let (given, chosen) = self.chosen(to)?;
        literals.extend(given);
        for clause in self.some.clone() {
            let leads = self.left(&clause, to, to_verdict)?;
            literals.push(opposite(self.some(&clause, leads, &[])?));
        }
        let formula = self.ending(verdict);
        literals.push(opposite(self.compiler.literal(&formula)?));
        if self.game.stuck() == verdict {
            let formula = and([self.before_an_end()?, stuck.clone()].map(|simplified| match simplified {
                Simplified::Constant(holds) => truth(holds),
                Simplified::Fact(fact) => Formula::Fact(fact),
            }));
            literals.push(opposite(self.compiler.literal(&formula)?));
        }
        literals.extend(chosen);
        self.never(label, literals)
    }

    /// Assumptions on chosen numbers, and the statement that none of their moves leads to positions of a
    /// kind.
    fn chosen(&mut self, kind: &[Simplified]) -> Result<(Vec<Simplified>, Vec<Simplified>)> {
        let (mut given, mut none) = (Vec::new(), Vec::new());
        if !self.choices.is_empty() && !self.ends.is_empty() {
            return unsupported(Unsupported::ChoicesBeforeEnds);
        }
        for choice in self.choices.clone() {
            self.used.insert(choice.place);
            let Allowed { condition, choice, moves } = self.game.allowed(self.compiler, choice)?;
            given.push(self.compiler.literal(&or([not(condition.clone()), choice]))?);
            for (new, equations) in moves {
                let leads: Result<Vec<Simplified>> =
                    kind.iter().map(|literal| self.of(literal, &new)).collect();
                let members: Vec<Formula> = std::iter::once(condition.clone()).chain(equations).collect();
                let draft = self.compiler.members(&members)?;
                let moved = match draft {
                    Some(draft) => self.extended(draft, leads?, &new)?,
                    None => Simplified::Constant(false),
                };
                none.push(opposite(moved));
            }
        }
        Ok((given, none))
    }
}
