//! Proof obligations of a game and a claim.

mod claimed;
mod relations;
mod values;

pub use claimed::partners;

use crate::assumed::{Choice, shadows};
use crate::translate::Obstacle;
use crate::view::{Clause, Unfit, View};
use automata::{Budget, Claim, Compiler, Draft, Expression, Formula, Literal, Sentence, Sign, Single, Term};
use rules::{ClaimInstance, Convention, Rule, Verdict};
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

/// A set of positions, as one or several literals of their places.
#[derive(Clone, Debug)]
enum Set {
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
struct Outcomes {
    lost: Single,
    won: Single,
    /// The draws, if possible: the claimed ones, or the remaining positions.
    drawn: Option<Set>,
    /// `true` if draws are claimed.
    draws_claimed: bool,
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

impl Plan {
    /// Obligations that play ends by these ranks, for the same game; nothing else is in this plan.
    pub(crate) fn ending(
        &self,
        view: &View,
        convention: Convention,
        allowed: &BTreeSet<usize>,
        ranks: &[Expression],
        budget: &Budget,
    ) -> Result<Plan, Unfit> {
        let mut planner = Planner::new(view, convention, allowed, budget);
        planner.ranked(ranks, &self.domain, &self.clauses)?;
        let Planner { demands, falls, .. } = planner;
        let (assumptions, domain) = (self.assumptions.clone(), Draft::default());
        Ok(Plan { demands, assumptions, falls, domain, clauses: vec![], met: vec![] })
    }
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

/// Numbers the variables of a sentence: the places, then others by first mention.
#[derive(Default)]
struct Naming {
    places: u32,
    others: Vec<u32>,
}

impl Naming {
    fn name(&mut self, variable: u32) -> u32 {
        if variable < self.places {
            return variable;
        }
        let place = self.others.iter().position(|&other| other == variable).unwrap_or(self.others.len());
        if place == self.others.len() {
            self.others.push(variable);
        }
        self.places + place as u32
    }
}

fn linear(expression: Expression, sign: Sign) -> Claim {
    Claim::Linear(true, expression, sign)
}

/// a < b
fn below(a: &Expression, b: &Expression) -> Result<Claim, Obstacle> {
    Ok(linear(a.plus(-1, b)?, Sign::Negative))
}

fn same(a: &Expression, b: &Expression) -> Result<Claim, Obstacle> {
    Ok(linear(a.plus(-1, b)?, Sign::Zero))
}

fn opposite(single: &Single) -> Single {
    match single {
        Single::Always(truth) => Single::Always(!truth),
        Single::Open(Claim::Linear(positive, expression, sign)) => {
            Single::Open(Claim::Linear(!positive, expression.clone(), *sign))
        }
        Single::Open(Claim::Literal(literal)) => Single::Open(Claim::Literal(literal.opposite())),
    }
}

/// A literal moved to other places.
fn moved(single: &Single, to: &[u32]) -> Single {
    let name = |variable: u32| to.get(variable as usize).copied().unwrap_or(variable);
    match single {
        Single::Always(truth) => Single::Always(*truth),
        Single::Open(Claim::Literal(literal)) => Single::Open(Claim::Literal(literal.renamed(name))),
        Single::Open(Claim::Linear(positive, expression, sign)) => {
            let mut renamed = Expression::constant(expression.constant);
            for (&variable, &coefficient) in &expression.coefficients {
                // Two places may have become equal.
                *renamed.coefficients.entry(name(variable)).or_insert(0) += coefficient;
            }
            renamed.coefficients.retain(|_, coefficient| *coefficient != 0);
            Single::Open(Claim::Linear(*positive, renamed, *sign))
        }
    }
}

impl<'a> Planner<'a> {
    pub(crate) fn new(
        view: &'a View<'a>,
        convention: Convention,
        allowed: &'a BTreeSet<usize>,
        budget: &'a Budget<'a>,
    ) -> Planner<'a> {
        // After the places come the value and the smaller one used in sentences about nim-values.
        let compiler = Compiler::new(view.places as u32 + 2, budget);
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
        let shadows = shadows(self.view.instance, self.allowed, self.compiler.budget())?;
        self.used.clone_from(&shadows.used);
        let clauses = self.clauses(&shadows.over, &going)?;
        let some = match self.allowed.is_empty() {
            true => clauses.clone(),
            false => self.clauses(&shadows.under, &going)?,
        };
        let choices = self.choices(&shadows.choices, &going)?;
        let moves = Moves { clauses, some, choices };
        let clauses = &moves.clauses;
        if self.view.instance.played().ruleset().unordered {
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
        let shadows = shadows(self.view.instance, self.allowed, self.compiler.budget())?;
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

    /// Demands that play ends: some expression of the places, nonnegative where there is a move, decreases
    /// with every move, and those before it do not increase.
    fn ranked(&mut self, ranks: &[Expression], domain: &Draft, clauses: &[Clause]) -> Result<(), Unfit> {
        for clause in clauses {
            for rank in ranks {
                if rank.coefficients.values().any(|&coefficient| coefficient < 0) {
                    let mut literals = drafted(clause);
                    literals.push(Single::Open(linear(rank.clone(), Sign::Negative)));
                    self.no(Purpose::Ends, "ends", domain, literals)?;
                }
            }
            for part in &clause.parts {
                let mut literals = drafted(clause);
                for rank in ranks {
                    let Single::Open(Claim::Linear(_, after, _)) =
                        moved(&Single::Open(linear(rank.clone(), Sign::Zero)), part)
                    else {
                        continue;
                    };
                    let mut rising = literals.clone();
                    rising.push(Single::Open(below(rank, &after)?));
                    self.no(Purpose::Ends, "ends", domain, rising)?;
                    literals.push(Single::Open(same(&after, rank)?));
                }
                let falls = self.demands.len();
                self.no(Purpose::Ends, "ends", domain, literals)?;
                self.falls.extend(falls..self.demands.len());
            }
        }
        Ok(())
    }

    fn outcomes(
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

    /// Where draws are claimed, each position has one outcome.
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

    /// Conjunction of some literals; `None` if it never holds.
    fn cleaned(&self, bound: Vec<u32>, singles: Vec<Single>) -> Result<Option<Draft>, Unfit> {
        match drafted_of(bound, singles) {
            Some(draft) => Ok(draft.cleaned(self.compiler.budget())?),
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
        self.compiler.budget().steps(1 + literals.len() as u64).map_err(Obstacle::Spent)?;
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

/// A draft of all of these; `None` if one of them never holds.
fn drafted_of(bound: Vec<u32>, singles: Vec<Single>) -> Option<Draft> {
    let mut claims = vec![];
    for single in singles {
        match single {
            Single::Always(true) => {}
            Single::Always(false) => return None,
            Single::Open(claim) => claims.push(claim),
        }
    }
    Some(Draft { bound, claims, kept: vec![] })
}

/// Literals of a clause.
fn drafted(clause: &Clause) -> Vec<Single> {
    clause.draft.claims.iter().cloned().map(Single::Open).collect()
}

/// Literals without those that always hold; `None` if one never does.
fn settled(
    singles: impl IntoIterator<Item = Single>,
    name: &mut impl FnMut(u32) -> u32,
) -> Result<Option<Vec<Literal>>, Obstacle> {
    let mut literals: Vec<Literal> = vec![];
    for single in singles {
        let literal = match single {
            Single::Always(truth) => Err(truth),
            Single::Open(claim) => claim.literal()?,
        };
        match literal {
            Ok(literal) => literals.push(literal.renamed(&mut *name)),
            Err(true) => {}
            Err(false) => return Ok(None),
        }
    }
    Ok(Some(literals))
}
