//! Proof obligations of a game and a claim.

mod claimed;
mod ending;
mod literals;
mod outcomes;
mod relations;
mod values;

pub use claimed::partners;

use crate::assumed::{Choice, shadows};
use crate::translate::Obstacle;
use crate::view::{Clause, Unfit, View};
use automata::{Compiler, Draft, Expression, Formula, Meter, Sentence, Single, Spending, Term};
use literals::{Naming, below, drafted, drafted_of, moved, opposite, settled};
use outcomes::Outcomes;
use rules::{ClaimInstance, Convention, Rule};
use std::collections::BTreeSet;

/// A sentence with its purpose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Demand {
    /// Label in a certificate.
    pub label: &'static str,
    /// Number among the demands with this label, from 1.
    pub number: usize,
    /// Purpose of the sentence, with the clause and part it is about.
    pub purpose: Purpose,
    /// Sentence to prove.
    pub sentence: Sentence,
}

/// Purpose of a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// A row that is not in order is not a position.
    Order,
    /// Play ends.
    Ends,
    /// Moves lead to positions.
    Stays,
    /// No position has two outcomes.
    Apart,
    /// At declared ends the verdict is the declared one.
    Ended,
    /// No losing position has a move to one, by this clause.
    Lost,
    /// The verdict is right for a player without moves.
    Stuck,
    /// Every winning position has a move to a losing one.
    Won,
    /// A draw can be kept.
    Drawn,
    /// No draw has a move to a losing position.
    Unwinnable,
    /// Every position has a value.
    Total,
    /// No position has two values.
    One,
    /// No option has the value.
    NoOption,
    /// Every smaller value is that of an option.
    EveryOption,
}

/// Values given by a claim: a literal of the places and one more variable.
struct Valued {
    single: Single,
}

/// Content of a claim.
enum Claimed {
    Outcomes(Box<Outcomes>),
    Value(Valued),
}

/// All proof obligations.
pub(crate) struct Plan {
    pub(crate) demands: Vec<Demand>,
    /// Assumptions used, by place in the text.
    pub(crate) assumptions: BTreeSet<usize>,
    /// Demands, by index, which state that a clause does not leave all ranks unchanged.
    pub(crate) falls: BTreeSet<usize>,
    /// Conditions on every position, and all moves.
    domain: Draft,
    pub(crate) clauses: Vec<Clause>,
    /// Relations mentioned in the text, including those simplified away: they determine the numeration.
    pub(crate) met: Vec<automata::Relation>,
}

/// Moves of a game.
struct Moves {
    /// All moves, and possibly more.
    clauses: Vec<Clause>,
    /// Only moves, possibly not all.
    some: Vec<Clause>,
    choices: Vec<Chosen>,
}

/// Numbers that may be chosen under a condition, and allow each of several moves.
struct Chosen {
    /// Assumption on the numbers.
    given: Single,
    /// Condition under which it is assumed.
    condition: Formula,
    /// Result of each move.
    after: Vec<Vec<Term>>,
    /// Place of the assumption.
    place: usize,
}

pub(crate) struct Planner<'a> {
    view: &'a View<'a>,
    convention: Convention,
    compiler: Compiler<'a>,
    /// Assumptions that may be used, by place in the text, and those that have been.
    allowed: &'a BTreeSet<usize>,
    used: BTreeSet<usize>,
    demands: Vec<Demand>,
    falls: BTreeSet<usize>,
}

impl<'a> Planner<'a> {
    pub(crate) fn new(
        view: &'a View<'a>,
        convention: Convention,
        allowed: &'a BTreeSet<usize>,
        meter: &'a Meter,
    ) -> Planner<'a> {
        // After the places come the value and the smaller one used in sentences about nim-values.
        let compiler = Compiler::new(view.places as u32 + 2, meter);
        Planner {
            view,
            convention,
            compiler,
            allowed,
            used: BTreeSet::new(),
            demands: vec![],
            falls: BTreeSet::new(),
        }
    }

    /// All obligations, given that play ends by these ranks.
    pub(crate) fn plan(mut self, claim: &ClaimInstance, ranks: &[Expression]) -> Result<Plan, Unfit> {
        let domain = self.view.domain(&mut self.compiler)?;
        let claimed = self.claimed(claim).map_err(|unfit| unfit.at(claim.span))?;
        let going = self.going()?;
        let shadows = shadows(self.view.instance, self.allowed, self.compiler.meter())?;
        self.used.clone_from(&shadows.used);
        let clauses = self.clauses(&shadows.over, &going)?;
        let some = match self.allowed.is_empty() {
            true => clauses.clone(),
            false => self.clauses(&shadows.under, &going)?,
        };
        let choices = self.choices(&shadows.choices, &going)?;
        let moves = Moves { clauses, some, choices };
        let clauses = &moves.clauses;
        if self.view.instance.played().unordered {
            for place in 1..self.view.places as u32 {
                let [a, b] = [place, place - 1].map(Expression::variable);
                self.no(Purpose::Order, "order", &domain, vec![Single::Open(below(&a, &b)?)])?;
            }
        }
        self.ranked(ranks, &domain, clauses)?;
        self.stays(&domain, clauses)?;
        match &claimed {
            Claimed::Outcomes(outcomes) => self.outcomes(outcomes, &domain, &moves, going)?,
            Claimed::Value(valued) => self.values(valued, &domain, &moves)?,
        }
        Ok(self.planned(domain, moves.clauses))
    }

    /// The obligations that moves preserve the laws, and nothing else.
    pub(crate) fn keeping(mut self) -> Result<Plan, Unfit> {
        let domain = self.view.domain(&mut self.compiler)?;
        let going = self.going()?;
        let shadows = shadows(self.view.instance, self.allowed, self.compiler.meter())?;
        let clauses = self.clauses(&shadows.over, &going)?;
        self.stays(&domain, &clauses)?;
        Ok(self.planned(domain, clauses))
    }

    /// The obligation that no position satisfies the laws; obvious parts are dropped.
    pub(crate) fn nowhere(mut self) -> Result<Plan, Unfit> {
        let domain = self.view.domain(&mut self.compiler)?;
        self.no(Purpose::Stays, "nowhere", &domain, vec![])?;
        Ok(self.planned(domain, vec![]))
    }

    fn planned(self, domain: Draft, clauses: Vec<Clause>) -> Plan {
        let Planner { demands, used: assumptions, falls, compiler, .. } = self;
        Plan { demands, assumptions, falls, domain, clauses, met: compiler.met().to_vec() }
    }

    /// Literal saying that no declared end holds.
    fn going(&mut self) -> Result<Single, Unfit> {
        Ok(match self.view.ends(None, self.convention, &mut self.compiler)? {
            Some(ended) => self.compiler.single(&ended.negated())?,
            None => Single::Always(true),
        })
    }

    /// Demands that moves preserve the laws.
    fn stays(&mut self, domain: &Draft, clauses: &[Clause]) -> Result<(), Unfit> {
        for clause in clauses {
            for part in &clause.parts {
                for law in &domain.claims {
                    let mut literals = drafted(clause);
                    literals.push(opposite(&moved(&Single::Open(law.clone()), part)));
                    self.no(Purpose::Stays, "stays", domain, literals)?;
                }
            }
        }
        Ok(())
    }

    /// Moves under some rules, where no end is declared.
    fn clauses(&mut self, rules: &[Rule], going: &Single) -> Result<Vec<Clause>, Unfit> {
        let mut kept = vec![];
        for mut clause in self.view.clauses(rules, &mut self.compiler)? {
            match going {
                Single::Always(true) => {}
                Single::Always(false) => continue,
                Single::Open(claim) => clause.draft.claims.insert(0, claim.clone()),
            }
            kept.push(clause);
        }
        Ok(kept)
    }

    /// Assumptions on chosen numbers, and the moves that they allow.
    fn choices(&mut self, choices: &[Choice], going: &Single) -> Result<Vec<Chosen>, Unfit> {
        let mut all = vec![];
        if *going != Single::Always(true) {
            // Where play has stopped nothing can be chosen.
            return Ok(all);
        }
        for choice in choices.iter().filter(|choice| choice.places == self.view.places) {
            let mut translator = self.view.translator(&mut self.compiler);
            for place in 0..choice.places as u32 {
                translator.slots.insert(place, Term::variable(place));
            }
            for slot in &choice.chosen {
                translator.slot(*slot);
            }
            let condition = translator.formula(&choice.condition)?;
            let satisfied = translator.formula(&choice.choice)?;
            let after = choice
                .after
                .iter()
                .map(|terms| terms.iter().map(|term| translator.term(term)).collect::<Result<Vec<_>, _>>())
                .collect::<Result<Vec<_>, _>>()?;
            let given = Formula::Or(vec![condition.clone().negated(), satisfied]);
            let given = self.compiler.single(&given)?;
            all.push(Chosen { given, condition, after, place: choice.place });
        }
        Ok(all)
    }

    /// Conjunction of some literals; `None` if it never holds.
    fn cleaned(&self, bound: Vec<u32>, singles: Vec<Single>) -> Result<Option<Draft>, Unfit> {
        match drafted_of(bound, singles) {
            Some(draft) => Ok(draft.cleaned(self.compiler.meter())?),
            None => Ok(None),
        }
    }

    /// A case as a literal.
    fn case(&mut self, bound: Vec<u32>, singles: Vec<Single>) -> Result<Single, Unfit> {
        Ok(match self.cleaned(bound, singles)? {
            Some(draft) => self.compiler.single_of(vec![draft])?,
            None => Single::Always(false),
        })
    }

    fn push(&mut self, purpose: Purpose, label: &'static str, sentence: Sentence) {
        let number = self.demands.iter().filter(|demand| demand.label == label).count() + 1;
        self.demands.push(Demand { label, number, purpose, sentence });
    }

    /// Demands that nothing satisfies all of these.
    fn no(
        &mut self,
        purpose: Purpose,
        label: &'static str,
        domain: &Draft,
        literals: Vec<Single>,
    ) -> Result<(), Unfit> {
        self.compiler.meter().spend(1 + literals.len() as u64).map_err(Obstacle::Spent)?;
        let mut naming = Naming { places: self.view.places as u32, others: vec![] };
        let domain = domain.claims.iter().cloned().map(Single::Open);
        let Some(literals) = settled(domain.chain(literals), &mut |variable| naming.name(variable))? else {
            return Ok(());
        };
        let variables = naming.places + naming.others.len() as u32;
        self.push(purpose, label, Sentence::Nothing { variables, literals });
        Ok(())
    }

    /// Demands that everything that satisfies these is in one of those: each case is a relation.
    fn every(
        &mut self,
        purpose: Purpose,
        label: &'static str,
        domain: &Draft,
        given: Vec<Single>,
        cases: Vec<(Vec<u32>, Vec<Single>)>,
    ) -> Result<(), Unfit> {
        let mut literals = given;
        for (bound, singles) in cases {
            let single = self.case(bound, singles)?;
            literals.push(opposite(&single));
        }
        self.no(purpose, label, domain, literals)
    }
}
