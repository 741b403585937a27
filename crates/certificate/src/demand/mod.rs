//! Proof obligations of a game and a claim.

mod outcome;
mod play;
mod value;

use crate::assumed::{Choice, PlacedAssumption, Shadows, shadows};
use crate::compile::{Compiler, Draft, Simplified, Written, numbered};
use crate::format::Rank;
use crate::formula::{Atom, Fact, Formula, not};
use crate::game::{Clause, Game};
use crate::linear::{Compared, Linear, Variable};
use crate::rejection::Reason;
use crate::sentence::Sentence;
use crate::unsupported::Unsupported;
use rules::{Content, Verdict};
use std::collections::BTreeSet;

type Result<T> = std::result::Result<T, Reason>;

/// Proof obligations.
pub(crate) struct Demanded {
    pub(crate) sentences: Vec<Sentence>,
    /// Claims that they show, by place in the text.
    pub(crate) claims: Vec<usize>,
    /// Assumptions used, by place in the text.
    pub(crate) used: BTreeSet<usize>,
}

/// Derives the sentences for a game and a claim.
pub(crate) struct Demands<'c, 'm> {
    pub(crate) compiler: &'c mut Compiler<'m>,
    pub(crate) game: &'c Game,
    /// Conditions on every position.
    domain: Vec<Fact>,
    /// All moves, and possibly more.
    clauses: Vec<Clause>,
    /// Only moves, possibly not all.
    some: Vec<Clause>,
    /// Numbers that are assumed to allow moves.
    choices: Vec<Choice<'c>>,
    /// Assumptions used, by place in the text.
    used: BTreeSet<usize>,
    /// Declared ends, with their verdicts.
    ends: Vec<(Verdict, Formula)>,
    pub(crate) sentences: Vec<Sentence>,
    /// Number of sentences with the last label.
    count: usize,
}

impl<'c, 'm> Demands<'c, 'm> {
    /// Derives all obligations.
    pub(crate) fn all(
        compiler: &'c mut Compiler<'m>,
        game: &'c Game,
        claim: &rules::ClaimInstance,
        ranks: &[Rank],
        assumptions: &[PlacedAssumption<'c>],
    ) -> Result<Demanded> {
        let domain = game.domain(compiler)?;
        let ends = game.ends(compiler)?;
        let Shadows { over, under, choices, used } = shadows(compiler, game, &game.instance, assumptions)?;
        let clauses = game.clauses(compiler, &over)?;
        let some = if assumptions.is_empty() { clauses.clone() } else { game.clauses(compiler, &under)? };
        let sentences = Vec::new();
        let mut demands =
            Demands { compiler, game, domain, clauses, some, choices, used, ends, sentences, count: 0 };
        demands.only_before_an_end()?;
        demands.order()?;
        demands.play_ends(ranks)?;
        demands.positions_stay()?;
        let claims = match claim.content() {
            Content::Outcome(outcome, _) => demands.outcomes(claim, *outcome)?,
            Content::Value(_) | Content::Periodic { .. } => {
                demands.values(claim)?;
                vec![claim.place]
            }
        };
        Ok(Demanded { sentences: demands.sentences, claims, used: demands.used })
    }

    /// Excludes moves where play has ended.
    fn only_before_an_end(&mut self) -> Result<()> {
        match self.before_an_end()? {
            Simplified::Constant(true) => {}
            Simplified::Constant(false) => {
                self.clauses.clear();
                self.some.clear();
            }
            Simplified::Fact(fact) => {
                let all = self.clauses.iter_mut().chain(&mut self.some);
                all.for_each(|clause| clause.facts.insert(0, fact.clone()));
            }
        }
        Ok(())
    }

    /// Formula saying that no declared end holds.
    fn none_of_the_ends(&self) -> Formula {
        not(crate::formula::or(self.ends.iter().map(|end| end.1.clone())))
    }

    /// Its literal.
    fn before_an_end(&mut self) -> Result<Simplified> {
        let formula = self.none_of_the_ends();
        self.compiler.literal(&formula)
    }

    /// Adds a sentence saying that certain literals are never all true.
    fn never(&mut self, label: &str, facts: impl IntoIterator<Item = Simplified>) -> Result<()> {
        let mut literals = Vec::new();
        let domain: Vec<Simplified> = self.domain.iter().cloned().map(Simplified::Fact).collect();
        for simplified in domain.into_iter().chain(facts) {
            match simplified {
                Simplified::Constant(true) => {}
                Simplified::Constant(false) => return Ok(()),
                Simplified::Fact(fact) => literals.push(self.compiler.write(&fact)?),
            }
        }
        self.add(label, literals, Vec::new())
    }

    /// Adds a sentence; the cases bind all variables except the places.
    fn add(&mut self, label: &str, guards: Vec<Written>, cases: Vec<Vec<Written>>) -> Result<()> {
        self.compiler.meter.steps(1)?;
        self.compiler.meter.holds(self.sentences.len() * 64 * (1 + guards.len()))?;
        let same = |last: &Sentence| last.label.rsplit_once(' ').is_some_and(|(last, _)| last == label);
        self.count = if self.sentences.last().is_some_and(same) { self.count + 1 } else { 1 };
        let places = &self.game.x;
        let (universal, cases) = if cases.is_empty() {
            (numbered(&guards, places).bound, Vec::new())
        } else {
            (0, cases.iter().map(|literals| numbered(literals, places)).collect())
        };
        let label = if cases.is_empty() { format!("{label} {}", self.count) } else { label.to_string() };
        self.sentences.push(Sentence {
            label,
            universal: places.len() as u32 + universal,
            guards: numbered(&guards, places).literals,
            cases,
        });
        Ok(())
    }

    /// A literal moved to other places.
    fn of(&self, simplified: &Simplified, places: &[Variable]) -> Result<Simplified> {
        let rename = |variable: Variable| {
            let place = self.game.x.iter().position(|&place| place == variable);
            place.and_then(|place| places.get(place).copied()).unwrap_or(variable)
        };
        self.renamed(simplified, &rename)
    }

    /// A literal with its variables renamed.
    fn renamed(&self, simplified: &Simplified, rename: &dyn Fn(Variable) -> Variable) -> Result<Simplified> {
        let Simplified::Fact(Fact { positive, atom }) = simplified else { return Ok(simplified.clone()) };
        let positive = *positive;
        Ok(match atom {
            Atom::Relation(relation, arguments) => {
                let arguments = arguments.iter().map(|&argument| rename(argument)).collect();
                Simplified::Fact(Fact { positive, atom: Atom::Relation(*relation, arguments) })
            }
            Atom::Linear(expression, sense) => {
                let mut sum = Linear::constant(expression.constant);
                for &(variable, factor) in &expression.terms {
                    sum = sum.plus(factor, &Linear::variable(rename(variable)))?;
                }
                // Two places may have become equal.
                match sum.compared(*sense) {
                    Compared::Known(holds) => Simplified::Constant(holds == positive),
                    Compared::Open(sum, sense) => {
                        Simplified::Fact(Fact { positive, atom: Atom::Linear(sum, sense) })
                    }
                }
            }
        })
    }

    /// Literals of a clause.
    fn clause(&self, clause: &Clause) -> Vec<Simplified> {
        clause.facts.iter().cloned().map(Simplified::Fact).collect()
    }

    /// Literal of a clause with further conditions, all variables bound except the places and some others,
    /// which are bound at the end.
    fn some(&mut self, clause: &Clause, more: Vec<Simplified>, bound: &[Variable]) -> Result<Simplified> {
        self.extended(clause.draft(), more, bound)
    }

    /// Literal of a case with further literals and bound variables.
    fn extended(
        &mut self,
        mut draft: Draft,
        more: Vec<Simplified>,
        bound: &[Variable],
    ) -> Result<Simplified> {
        draft.bound.extend(bound);
        for simplified in more {
            match simplified {
                Simplified::Constant(true) => {}
                Simplified::Constant(false) => return Ok(Simplified::Constant(false)),
                Simplified::Fact(fact) => draft.facts.push(fact),
            }
        }
        self.literal_of_draft(draft)
    }

    fn literal_of_draft(&mut self, draft: Draft) -> Result<Simplified> {
        let cases = self.compiler.clean(draft, &[], &mut |_, _| {})?.into_iter().collect();
        self.compiler.literal_of(cases)
    }
}

/// Negation of a literal.
fn opposite(simplified: Simplified) -> Simplified {
    match simplified {
        Simplified::Constant(holds) => Simplified::Constant(!holds),
        Simplified::Fact(fact) => Simplified::Fact(fact.opposite()),
    }
}

fn unsupported<T>(reason: Unsupported) -> Result<T> {
    Err(reason.into())
}
