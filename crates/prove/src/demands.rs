//! What has to be shown of a game and a claim.

use crate::assumed::{Choice, shadows};
use crate::translate::{Obstacle, Translator};
use crate::view::{Clause, Unfit, View};
use automata::{
    Cases, Claim, Compiler, Digits, Draft, Expression, Formula, Literal, Relation, Sentence, Sign, Single,
    Term, written,
};
use rules::{ClaimInstance, Content, Convention, Outcome, Rule, Verdict};
use std::collections::BTreeSet;

/// A sentence, and what it is there for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Demand {
    /// Its name in a certificate.
    pub label: &'static str,
    /// Which of those of this name it is, from 1.
    pub number: usize,
    /// What it is there for, with the clause and part it speaks of.
    pub purpose: Purpose,
    /// What it says.
    pub sentence: Sentence,
}

/// What a sentence is there for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// A row that is not in order is no position.
    Order,
    /// Play ends.
    Ends,
    /// Positions stay positions.
    Stays,
    /// No position is two things.
    Apart,
    /// At declared ends the verdict is the declared one.
    Ended,
    /// No losing position has a move to one, by this clause.
    Lost,
    /// Where nothing can be moved the verdict is right.
    Stuck,
    /// Every winning position has a move to a losing one.
    Won,
    /// A draw can be held.
    Drawn,
    /// No draw has a move to a losing position.
    Unwinnable,
    /// Every position has a value.
    Total,
    /// And only one.
    One,
    /// No option has the value.
    NoOption,
    /// Every smaller value is an option's.
    EveryOption,
}

/// A set of positions, as a literal of their places or several of them.
#[derive(Clone, Debug)]
enum Set {
    Single(Single),
    /// Neither of two.
    Neither(Single, Single),
}

/// The sets that a claim on who wins is about.
struct Outcomes {
    lost: Single,
    won: Single,
    /// Where draws are possible: those claimed, or what is left.
    drawn: Option<Set>,
    /// Whether they are claimed.
    draws_claimed: bool,
}

/// The value that a claim gives: a literal of the places and one more variable.
struct Valued {
    single: Single,
}

/// What is claimed.
enum Claimed {
    Outcomes(Box<Outcomes>),
    Value(Valued),
}

/// All that has to be shown.
pub(crate) struct Plan {
    pub(crate) demands: Vec<Demand>,
    /// The assumptions made use of, by place in the text.
    pub(crate) assumptions: BTreeSet<usize>,
    /// Which demands, by place, say that a clause does not leave all ranks as they are.
    pub(crate) falls: BTreeSet<usize>,
}

/// The ways to move.
struct Moves {
    /// All there are, and perhaps more.
    clauses: Vec<Clause>,
    /// None but those there are, and perhaps fewer.
    some: Vec<Clause>,
    choices: Vec<Chosen>,
}

/// Numbers that satisfy something may be chosen, and allow each of several moves.
struct Chosen {
    /// What is assumed of them.
    given: Single,
    /// When it is assumed.
    condition: Formula,
    /// What each move leaves.
    after: Vec<Vec<Term>>,
    /// Which assumption says so.
    place: usize,
}

pub(crate) struct Planner<'a> {
    view: &'a View<'a>,
    convention: Convention,
    compiler: Compiler,
    /// The assumptions that may be made use of, by place in the text, and those that were.
    allowed: &'a BTreeSet<usize>,
    used: BTreeSet<usize>,
    demands: Vec<Demand>,
    falls: BTreeSet<usize>,
}

/// Numbers the variables of a sentence: the places, then others as they are met.
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

/// The same of other places.
fn moved(single: &Single, to: &[u32]) -> Single {
    let name = |variable: u32| to.get(variable as usize).copied().unwrap_or(variable);
    match single {
        Single::Always(truth) => Single::Always(*truth),
        Single::Open(Claim::Literal(literal)) => Single::Open(Claim::Literal(literal.renamed(name))),
        Single::Open(Claim::Linear(positive, expression, sign)) => {
            let mut renamed = Expression::constant(expression.constant);
            for (&variable, &coefficient) in &expression.coefficients {
                // Two places may have become one.
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
    ) -> Planner<'a> {
        // After the places come the value and the smaller one that sentences on nim-values speak of.
        let compiler = Compiler::new(view.places as u32 + 2);
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

    /// All that has to be shown, if play ends by these ranks.
    pub(crate) fn plan(mut self, claim: &ClaimInstance, ranks: &[Expression]) -> Result<Plan, Unfit> {
        let domain = self.view.domain(&mut self.compiler)?;
        let claimed = self.claimed(claim).map_err(|unfit| unfit.at(claim.span))?;
        let convention = self.convention;
        let ended = self.view.ends(None, convention, &mut self.compiler)?;
        let going = match &ended {
            Some(ended) => self.compiler.single(&ended.clone().negated())?,
            None => Single::Always(true),
        };
        let shadows = shadows(self.view.instance, self.allowed)?;
        self.used.clone_from(&shadows.used);
        let clauses = self.clauses(&shadows.over, &going)?;
        let some = match self.allowed.is_empty() {
            true => clauses.clone(),
            false => self.clauses(&shadows.under, &going)?,
        };
        let choices = self.choices(&shadows.choices, &going)?;
        let moves = Moves { clauses, some, choices };
        let clauses = &moves.clauses;
        if self.view.instance.ruleset().unordered {
            for place in 1..self.view.places as u32 {
                let [a, b] = [place, place - 1].map(Expression::variable);
                self.no(Purpose::Order, "order", &domain, vec![Single::Open(below(&a, &b)?)])?;
            }
        }
        self.ranked(ranks, &domain, clauses)?;
        for clause in clauses {
            for part in &clause.parts {
                for law in &self.view.laws(part, &mut self.compiler)?.claims {
                    let mut literals = drafted(clause);
                    literals.push(opposite(&Single::Open(law.clone())));
                    self.no(Purpose::Stays, "stays", &domain, literals)?;
                }
            }
        }
        match &claimed {
            Claimed::Outcomes(outcomes) => self.outcomes(outcomes, &domain, &moves, going)?,
            Claimed::Value(valued) => self.values(valued, &domain, &moves)?,
        }
        Ok(Plan { demands: self.demands, assumptions: self.used, falls: self.falls })
    }

    /// The ways to move by some rules, where no end is declared.
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

    /// What is assumed of chosen numbers, and the moves that they allow.
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

    /// What a claim is about, as one literal: the losing positions, or the values.
    pub(crate) fn literal(mut self, claim: &ClaimInstance) -> Result<Single, Unfit> {
        Ok(match self.claimed(claim)? {
            Claimed::Outcomes(outcomes) => outcomes.lost,
            Claimed::Value(valued) => valued.single,
        })
    }

    /// The moves to lost positions, or to those of a value: of the places, the value if one is claimed, and the places
    /// after the move.
    pub(crate) fn winning(mut self, claim: &ClaimInstance) -> Result<Cases, Unfit> {
        let claimed = self.claimed(claim)?;
        let going = match self.view.ends(None, self.convention, &mut self.compiler)? {
            Some(ended) => self.compiler.single(&ended.negated())?,
            None => Single::Always(true),
        };
        let shadows = shadows(self.view.instance, self.allowed)?;
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
            drafts
                .extend(drafted_of(clause.draft.bound, literals).map(Draft::cleaned).transpose()?.flatten());
        }
        let free: Vec<u32> = (0..places + valued).chain(left).collect();
        Ok(written(&free, &drafts)?)
    }

    /// The differences of losing positions: what is taken from each number by a move from one to another.
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
        let drafts = drafted_of(bound, literals).map(Draft::cleaned).transpose()?.flatten();
        Ok(written(&taken, &drafts.into_iter().collect::<Vec<_>>())?)
    }

    /// What a claim says, as literals.
    fn claimed(&mut self, claim: &ClaimInstance) -> Result<Claimed, Unfit> {
        if let Some(outcome) = claim.outcome() {
            return Ok(Claimed::Outcomes(Box::new(self.claimed_outcomes(claim, outcome)?)));
        }
        if self.view.stuck(self.convention) != Verdict::Lost || !self.view.instance.ends().is_empty() {
            return Err(Unfit::Claim);
        }
        let value = self.view.places as u32;
        let is = |term: Term| Formula::equal(Term::variable(value), term);
        let formula = match claim.content() {
            Content::Value(pieces) => {
                let (mut members, mut earlier): (Vec<Formula>, Vec<Formula>) = (vec![], vec![]);
                for (term, condition) in pieces {
                    let (term, condition) = self.said(claim, |translator| {
                        Ok((translator.term(term)?, translator.formula(condition)?))
                    })?;
                    let mut piece = earlier.clone();
                    piece.push(condition.clone());
                    piece.push(is(term));
                    members.push(Formula::And(piece));
                    earlier.push(condition.negated());
                }
                Formula::Or(members)
            }
            Content::Periodic { start, period, saltus } => {
                let word = |number: &dashu_int::UBig| i64::try_from(number).map_err(|_| Obstacle::TooLarge);
                let at = Term::variable(0);
                let mut members = vec![];
                for (index, number) in (0..).zip(start) {
                    let here = Formula::equal(at.clone(), Term::constant(index));
                    members.push(Formula::And(vec![here, is(Term::constant(word(number)?))]));
                }
                let (first, length) = (start.len() as i64, period.len() as i64);
                for (index, number) in (0..).zip(period) {
                    let times = self.compiler.fresh();
                    let of = |factor: i64, constant: i64| -> Result<Term, Obstacle> {
                        let times = Expression::variable(times).times(factor)?;
                        Ok(Term::Linear(times.plus(1, &Expression::constant(constant))?))
                    };
                    let here = Formula::equal(at.clone(), of(length, first + index)?);
                    let value = is(of(word(saltus)?, word(number)?)?);
                    members.push(Formula::Exists(vec![times], Box::new(Formula::And(vec![here, value]))));
                }
                Formula::Or(members)
            }
            Content::Outcome(..) => return Err(Unfit::Claim),
        };
        let single = self.compiler.single(&formula)?;
        Ok(Claimed::Value(Valued { single }))
    }

    /// Translates what a claim says.
    fn said<T>(
        &mut self,
        claim: &ClaimInstance,
        say: impl FnOnce(&mut Translator) -> Result<T, Obstacle>,
    ) -> Result<T, Unfit> {
        let (slots, elements) = self.view.subject(&claim.subject)?;
        let automata = &self.view.instance.ruleset().automata;
        let mut translator =
            Translator { compiler: &mut self.compiler, automata, slots, elements: elements.as_ref() };
        Ok(say(&mut translator)?)
    }

    fn claimed_outcomes(&mut self, claim: &ClaimInstance, outcome: Outcome) -> Result<Outcomes, Unfit> {
        let instance = self.view.instance;
        let draws = self.view.stuck(self.convention) == Verdict::Draw
            || instance.ends().iter().any(|end| end.verdict == Verdict::Draw);
        let of = |planner: &mut Self, claim: &ClaimInstance| -> Result<Single, Unfit> {
            let Content::Outcome(_, formula) = claim.content() else { return Err(Unfit::Claim) };
            let formula = planner.said(claim, |translator| translator.formula(formula))?;
            Ok(planner.compiler.single(&formula)?)
        };
        if !draws {
            let single = of(self, claim)?;
            let other = opposite(&single);
            return match outcome {
                Outcome::P => Ok(Outcomes { lost: single, won: other, drawn: None, draws_claimed: false }),
                Outcome::N => Ok(Outcomes { lost: other, won: single, drawn: None, draws_claimed: false }),
                Outcome::D => Err(Unfit::Claim),
            };
        }
        let claimed = |planner: &mut Self, outcome| {
            let same = |other: &&ClaimInstance| {
                other.outcome() == Some(outcome) && other.convention == claim.convention
            };
            instance.claims().iter().find(same).map(|claim| of(planner, claim)).transpose()
        };
        let lost = claimed(self, Outcome::P)?.ok_or(Unfit::Partner)?;
        let won = claimed(self, Outcome::N)?.ok_or(Unfit::Partner)?;
        let drawn = claimed(self, Outcome::D)?;
        let draws_claimed = drawn.is_some();
        let drawn = match drawn {
            Some(drawn) => Set::Single(drawn),
            None => Set::Neither(lost.clone(), won.clone()),
        };
        Ok(Outcomes { lost, won, drawn: Some(drawn), draws_claimed })
    }

    /// Play ends: some expression of the places falls with every move, and those before it do not rise.
    fn ranked(&mut self, ranks: &[Expression], domain: &Draft, clauses: &[Clause]) -> Result<(), Unfit> {
        for rank in ranks {
            if rank.constant < 0 || rank.coefficients.values().any(|&coefficient| coefficient < 0) {
                let negative = Single::Open(linear(rank.clone(), Sign::Negative));
                self.no(Purpose::Ends, "ends", domain, vec![negative])?;
            }
        }
        for clause in clauses {
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
        let Outcomes { lost, won, drawn, draws_claimed } = outcomes;
        let clauses = &moves.clauses;
        if clauses.iter().chain(&moves.some).any(|clause| clause.parts.len() > 1) {
            return Err(Unfit::Splits);
        }
        if let Some(drawn) = drawn {
            self.no(Purpose::Apart, "apart", domain, vec![lost.clone(), won.clone()])?;
            if let (true, Set::Single(drawn)) = (draws_claimed, drawn) {
                self.no(Purpose::Apart, "apart", domain, vec![lost.clone(), drawn.clone()])?;
                self.no(Purpose::Apart, "apart", domain, vec![won.clone(), drawn.clone()])?;
                let none = [lost, won, drawn].map(opposite);
                self.no(Purpose::Apart, "apart", domain, none.into())?;
            }
        }
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
            literals.extend(drafted(clause));
            literals.push(
                self.after(clause, won, false).map_or(Single::Always(true), |single| opposite(&single)),
            );
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
        self.some_move(Purpose::Won, "won", domain, &won_set, moves, &lost_set, won_at_rest)?;
        if let Some(drawn) = drawn {
            let drawn_at_rest = at_rest(&end_draw, Verdict::Draw);
            self.some_move(Purpose::Drawn, "drawn", domain, drawn, moves, drawn, drawn_at_rest)?;
            for clause in clauses {
                let mut literals = self.of_set(drawn);
                literals.extend(drafted(clause));
                literals.extend(self.after(clause, lost, true));
                self.no(Purpose::Unwinnable, "unwinnable", domain, literals)?;
            }
        }
        Ok(())
    }

    fn of_set(&self, set: &Set) -> Vec<Single> {
        match set {
            Set::Single(single) => vec![single.clone()],
            Set::Neither(a, b) => vec![opposite(a), opposite(b)],
        }
    }

    /// What is said of the position that a clause leaves; where nothing is left, `nothing` says whether it is so.
    fn after(&self, clause: &Clause, single: &Single, nothing: bool) -> Option<Single> {
        match &*clause.parts {
            [] => Some(Single::Always(nothing)),
            [part, ..] => Some(moved(single, part)),
        }
    }

    /// Whoever is in `from` has a move to `to`, or is at rest.
    #[allow(clippy::too_many_arguments)]
    fn some_move(
        &mut self,
        purpose: Purpose,
        label: &'static str,
        domain: &Draft,
        from: &Set,
        moves: &Moves,
        to: &Set,
        at_rest: Vec<Vec<Single>>,
    ) -> Result<(), Unfit> {
        let mut cases = vec![];
        for clause in &moves.some {
            let mut literals = drafted(clause);
            match &*clause.parts {
                [] if purpose == Purpose::Won => {}
                [] => literals.push(Single::Always(false)),
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
                // The move is made, and what it leaves is wanted.
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

    fn values(&mut self, valued: &Valued, domain: &Draft, moves: &Moves) -> Result<(), Unfit> {
        let places = self.view.places as u32;
        let of = |to: &[u32], value: u32| {
            // After the places comes the value.
            let to: Vec<u32> = to.iter().copied().chain([value]).collect();
            moved(&valued.single, &to)
        };
        let here: Vec<u32> = (0..places).collect();
        let y = self.compiler.fresh();
        self.total(domain, y, of(&here, y))?;
        let (v, u) = (places, places + 1);
        let w = self.compiler.fresh();
        let order = |a: u32, b: u32| below(&Expression::variable(a), &Expression::variable(b));
        let literals = vec![of(&here, v), of(&here, w), Single::Open(order(v, w)?)];
        self.no(Purpose::One, "one", domain, literals)?;
        for clause in &moves.clauses {
            let mut literals = vec![of(&here, v)];
            literals.extend(drafted(clause));
            literals.extend(self.sum_is(clause, v, &of)?.1);
            self.no(Purpose::NoOption, "no option", domain, literals)?;
        }
        let mut cases = vec![];
        for clause in &moves.some {
            let (new, sum) = self.sum_is(clause, u, &of)?;
            let bound = clause.draft.bound.iter().copied().chain(new).collect();
            let mut literals = drafted(clause);
            literals.extend(sum);
            cases.push((bound, literals));
        }
        let given = vec![of(&here, v), Single::Open(order(u, v)?)];
        self.every(Purpose::EveryOption, "every option", domain, given, cases)
    }

    /// Demands that every position has a value.
    fn total(&mut self, domain: &Draft, value: u32, has: Single) -> Result<(), Unfit> {
        let places: Vec<u32> = (0..self.view.places as u32).collect();
        let domain = domain.claims.iter().cloned().map(Single::Open);
        let Some(given) = settled(domain, &mut |variable| variable)? else { return Ok(()) };
        let drafts: Vec<Draft> = drafted_of(vec![value], vec![has]).into_iter().collect();
        let cases = written(&places, &drafts)?.cases;
        let sentence = Sentence::Every { variables: self.view.places as u32, given, cases };
        self.push(Purpose::Total, "total", sentence);
        Ok(())
    }

    /// The values of the parts have this nim-sum: new variables, and what is said of them.
    fn sum_is(
        &mut self,
        clause: &Clause,
        sum: u32,
        of: &impl Fn(&[u32], u32) -> Single,
    ) -> Result<(Vec<u32>, Vec<Single>), Unfit> {
        let xor = |a: u32, b: u32, c: u32| {
            Single::Open(Claim::Literal(Literal::new(Relation::Digits(Digits::Xor), [a, b, c])))
        };
        Ok(match &*clause.parts {
            [] => (vec![], vec![Single::Open(linear(Expression::variable(sum), Sign::Zero))]),
            [part] => (vec![], vec![of(part, sum)]),
            parts => {
                let values: Vec<u32> = parts.iter().map(|_| self.compiler.fresh()).collect();
                let mut literals: Vec<Single> =
                    parts.iter().zip(&values).map(|(part, &value)| of(part, value)).collect();
                let mut new = values.clone();
                let mut so_far = values[0];
                for (index, &value) in values.iter().enumerate().skip(1) {
                    let result = if index + 1 == values.len() { sum } else { self.compiler.fresh() };
                    literals.push(xor(so_far, value, result));
                    if result != sum {
                        new.push(result);
                    }
                    so_far = result;
                }
                (new, literals)
            }
        })
    }

    fn push(&mut self, purpose: Purpose, label: &'static str, sentence: Sentence) {
        let number = self.demands.iter().filter(|demand| demand.label == label).count() + 1;
        self.demands.push(Demand { label, number, purpose, sentence });
    }

    /// Demands that nothing is all of this.
    fn no(
        &mut self,
        purpose: Purpose,
        label: &'static str,
        domain: &Draft,
        literals: Vec<Single>,
    ) -> Result<(), Unfit> {
        let mut naming = Naming { places: self.view.places as u32, others: vec![] };
        let domain = domain.claims.iter().cloned().map(Single::Open);
        let Some(literals) = settled(domain.chain(literals), &mut |variable| naming.name(variable))? else {
            return Ok(());
        };
        let variables = naming.places + naming.others.len() as u32;
        self.push(purpose, label, Sentence::Nothing { variables, literals });
        Ok(())
    }

    /// Demands that whoever is this is one of those: each case is a relation.
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
            let single = match drafted_of(bound, singles).map(Draft::cleaned).transpose()?.flatten() {
                Some(draft) => self.compiler.single_of(vec![draft])?,
                None => Single::Always(false),
            };
            literals.push(opposite(&single));
        }
        self.no(purpose, label, domain, literals)
    }
}

/// A draft that says all of this; none if something of it never holds.
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

/// What a clause says.
fn drafted(clause: &Clause) -> Vec<Single> {
    clause.draft.claims.iter().cloned().map(Single::Open).collect()
}

/// Literals without those that always hold; nothing if one never does.
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
