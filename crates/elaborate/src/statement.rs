//! Statements made from games and claims.

use crate::assumed::{Premises, placed, shadows};
use crate::blocked::unblocked;
use crate::claimed::{Claimed, claimed, within};
use crate::lemmas::{self, Lemma};
use crate::moves;
use crate::numeration::numeration;
use crate::parted::parted;
use crate::powers::beside_nim;
use crate::shape::Shaper;
use crate::translate::Obstacle;
use crate::view::{Unfit, View};
use automata::{Compiler, Digits, Formula, Meter, Numeration, Relation, Single};
use kernel::{Automaton, Claim, Statement};
use kernel_residues::Family;
use rules::{ClaimInstance, Convention, Form, Instance};
use std::collections::BTreeSet;

pub use crate::assumed::places;

/// A claim about a game, at a size.
#[derive(Clone, Copy)]
pub struct Subject<'a> {
    /// The game, with fixed parameters.
    pub instance: &'a Instance,
    /// Index of the claim in the file, from 0.
    pub claim: usize,
    /// Number of components of a sum, or length of a row.
    pub size: Option<usize>,
}

impl<'a> Subject<'a> {
    /// The claim.
    pub fn claim(self) -> Result<&'a ClaimInstance, Unfit> {
        self.instance.claims().iter().find(|claim| claim.place == self.claim).ok_or(Unfit::Claim)
    }
}

/// A statement, and what it was made from.
#[derive(Clone, Debug)]
pub struct Elaborated {
    /// The statement, as the kernel is asked; of a family, about quotients and remainders.
    pub statement: Statement,
    /// The statement with moduli, if there are any.
    pub family: Option<Box<Family>>,
    /// Its numeration.
    pub numeration: Numeration,
    /// Assumptions that it depends on, by place in the text.
    pub assumptions: BTreeSet<usize>,
    /// `true` if it is about the game beside a heap of Nim, whose size is the exponent of the last number.
    pub heap: bool,
}

/// The statement of a claim, given the assumptions at these places of the text.
///
/// ```
/// let text = "game bash\n(n) -> (n - k) where 1 <= k <= 3\nP(n) iff 4 divides n\n";
/// let ruleset = rules::parse(text, &rules::NoLibrary).ruleset.unwrap();
/// let instance = ruleset.instantiate(&[], None).unwrap();
/// let subject = elaborate::Subject { instance: &instance, claim: 0, size: None };
/// let made = elaborate::elaborate(subject, &Default::default(), &automata::Meter::ample()).unwrap();
/// assert_eq!(elaborate::text::statement(&made.statement), "\
/// (statement
///   (numeration base 2)
///   (places n)
///   (stuck lost)
///   (move (k) (< k n) (<= n (+ k 3)) (to k))
///   (lost (divides 4 n)))
/// ");
/// ```
pub fn elaborate(subject: Subject, allowed: &BTreeSet<usize>, meter: &Meter) -> Result<Elaborated, Unfit> {
    viewed(&View::new(subject.instance, subject.size)?, subject, Mode::plain(allowed), meter)
}

/// The same; where rules are beyond automata and nothing is assumed of them, by elementary facts about numbers.
pub fn by_lemmas(subject: Subject, allowed: &BTreeSet<usize>, meter: &Meter) -> Result<Elaborated, Unfit> {
    let view = View::new(subject.instance, subject.size)?;
    let moduli = lemmas::moduli(subject.claim()?.content());
    // Of forbidden options as many exist as the rules have, not as approximations have.
    let moduli = subject.instance.blocking().is_none().then_some(&*moduli);
    viewed(&view, subject, Mode { premises: Premises { places: allowed, moduli }, all_moves: false }, meter)
}

/// The same with all moves of the game, even if the opponent forbids options. Then it is nothing to be proved, but says
/// which options are claimed to be lost.
pub fn with_all_moves(
    subject: Subject,
    allowed: &BTreeSet<usize>,
    meter: &Meter,
) -> Result<Elaborated, Unfit> {
    let mode = Mode { all_moves: true, ..Mode::plain(allowed) };
    viewed(&View::new(subject.instance, subject.size)?, subject, mode, meter)
}

/// The statement of a claim with a constant as modulus, if something is divided by it: all numbers are.
pub fn divided(subject: Subject, by: i64, meter: &Meter) -> Result<Elaborated, Unfit> {
    let mut view = View::new(subject.instance, subject.size)?;
    view.moduli.number = Some(by);
    viewed(&view, subject, Mode::plain(&BTreeSet::new()), meter)
}

/// Constants by which it may help to divide the numbers of a claim.
pub fn divisors(subject: Subject, meter: &Meter) -> Result<Vec<i64>, Unfit> {
    let view = View::new(subject.instance, subject.size)?;
    let allowed = places(subject.instance);
    viewed(&view, subject, Mode { all_moves: true, ..Mode::plain(&allowed) }, meter)?;
    // Where a parameter is a modulus, that is enough.
    Ok(if view.moduli.sums.borrow().is_empty() { view.moduli.useful() } else { vec![] })
}

/// Settings for making a statement.
#[derive(Clone, Copy)]
struct Mode<'p> {
    premises: Premises<'p>,
    /// `true` if no options are forbidden.
    all_moves: bool,
}

impl<'p> Mode<'p> {
    /// With the moves that an opponent leaves, given assumptions.
    fn plain(allowed: &'p BTreeSet<usize>) -> Mode<'p> {
        Mode { premises: Premises { places: allowed, moduli: None }, all_moves: false }
    }
}

fn viewed(view: &View, subject: Subject, mode: Mode, meter: &Meter) -> Result<Elaborated, Unfit> {
    let claim = subject.claim()?;
    let mut maker = Maker::new(view, claim.convention, mode, meter);
    let claimed = claimed(view, claim, &mut maker.compiler).map_err(|unfit| unfit.at(claim.span))?;
    maker.within = within(view, claim, &mut maker.compiler)?;
    maker.made(Some(claimed))
}

/// Number of numbers of a position with this many components, or with rows of this length.
pub fn arity(instance: &Instance, size: Option<usize>) -> Result<usize, Unfit> {
    Ok(View::new(instance, size)?.places)
}

/// The statement of a game without a claim: its laws, ends and moves.
pub fn laws(
    instance: &Instance,
    size: Option<usize>,
    allowed: &BTreeSet<usize>,
    meter: &Meter,
) -> Result<Elaborated, Unfit> {
    let view = View::new(instance, size)?;
    Maker::new(&view, instance.convention(), Mode::plain(allowed), meter).made(None)
}

/// A statement under construction.
struct Maker<'v, 'a> {
    view: &'v View<'a>,
    convention: Convention,
    compiler: Compiler<'v>,
    automata: Vec<Automaton>,
    mode: Mode<'v>,
    /// Positions that the claim is about; moves have to stay among them.
    within: Formula,
}

impl<'v, 'a> Maker<'v, 'a> {
    fn new(view: &'v View<'a>, convention: Convention, mode: Mode<'v>, meter: &'v Meter) -> Maker<'v, 'a> {
        // After the places comes the value.
        let compiler = Compiler::new(view.places as u32 + 1, meter);
        Maker { view, convention, compiler, automata: vec![], mode, within: Formula::True }
    }

    fn shaper(&mut self) -> Shaper<'_> {
        Shaper::new(&mut self.automata, self.view.places)
    }

    /// The statement with the moves that an opponent leaves who may forbid options; `fixed` if there are no moduli.
    fn left(&self, statement: Statement, fixed: bool) -> Result<Statement, Unfit> {
        let Some((most, _)) = self.view.instance.blocking() else { return Ok(statement) };
        if self.mode.all_moves || matches!(statement.claim, Claim::Outcomes([None, None, None])) {
            return Ok(statement);
        }
        // Of a sum the order of the components does not make another option.
        let ordered = self.view.size == 1 || matches!(self.view.instance.form(), Form::Row);
        if !fixed || !ordered {
            return Err(Unfit::Blocking);
        }
        unblocked(statement, most, self.compiler.meter())
    }

    /// A claim in the checker's form, of the number after those of a position if it is about that.
    fn shaped(&mut self, claimed: Option<Claimed>) -> Result<Claim, Unfit> {
        Ok(match claimed {
            None => Claim::Outcomes([None, None, None]),
            Some(Claimed::Value(single) | Claimed::Power(single)) => {
                let value = self.view.places as u32;
                let mut shaper = self.shaper();
                shaper.number(value);
                Claim::Value(shaper.single(&single)?)
            }
            Some(Claimed::Recursion(value, same)) => {
                let number = self.view.places as u32;
                let mut shaped = |single: &Single| {
                    let mut shaper = self.shaper();
                    shaper.number(number);
                    shaper.single(single)
                };
                Claim::Recursion(shaped(&value)?, shaped(&same)?)
            }
            Some(Claimed::Outcomes(outcomes)) => {
                let mut made = [None, None, None];
                for (made, outcome) in made.iter_mut().zip(&outcomes) {
                    *made = outcome.as_ref().map(|single| self.shaper().single(single)).transpose()?;
                }
                Claim::Outcomes(made)
            }
        })
    }

    fn made(mut self, claimed: Option<Claimed>) -> Result<Elaborated, Unfit> {
        let instance = self.view.instance;
        let domain = self.view.domain(self.within.clone(), &mut self.compiler)?;
        let mut laws = vec![];
        for claim in &domain.claims {
            laws.push(self.shaper().claim(claim)?);
        }
        let mut ends = vec![];
        for (verdict, formula) in self.view.ends(self.convention, &mut self.compiler)? {
            let single = self.compiler.single(&formula)?;
            ends.push((verdict, self.shaper().single(&single)?));
        }
        let shadows = shadows(self.view.plain, self.mode.premises, self.compiler.meter())?;
        let mut assumptions = shadows.used.clone();
        let moves = moves::moves(self.view, &shadows, &mut self.compiler, &mut self.automata)?;
        let mut choices = vec![];
        let fits = ends.is_empty() && matches!(claimed, Some(Claimed::Outcomes(_)));
        for choice in shadows.choices.iter().filter(|choice| fits && choice.places == self.view.places) {
            assumptions.insert(choice.place);
            choices.push(moves::choice(self.view, choice, &mut self.compiler, &mut self.automata)?);
        }
        let valued = matches!(claimed, Some(Claimed::Value(_)));
        let beside = matches!(claimed, Some(Claimed::Power(_)));
        let claim = self.shaped(claimed)?;
        // Values of parts are joined by xor.
        let xor =
            (valued && moves.iter().any(|of| of.parts.len() > 1)).then_some(Relation::Digits(Digits::Xor));
        let numeration = numeration(self.compiler.met().iter().chain(&xor), instance)?;
        let words = |&place: &usize| {
            let said = placed(instance).find(|(other, _)| *other == place);
            said.map(|(_, assumption)| instance.ruleset().quote(assumption.span).replace('"', "'"))
        };
        let assumed = assumptions.iter().filter_map(words);
        let statement = Statement {
            numeration: match numeration {
                Numeration::Base(base) => kernel::Numeration::Base(base),
                Numeration::Quadratic(t) => kernel::Numeration::Quadratic(t),
                Numeration::Recurrence(recurrence) => match *recurrence.coefficients() {
                    [a, b @ ..=-1] => kernel::Numeration::Difference(a.unsigned_abs(), b.unsigned_abs()),
                    _ => kernel::Numeration::Recurrence(recurrence.bound()),
                },
            },
            automata: std::mem::take(&mut self.automata),
            assuming: assumed.chain(shadows.lemmas.iter().map(Lemma::to_string)).collect(),
            places: self.view.names(),
            sorted: instance.played().unordered,
            laws,
            ends,
            stuck: self.view.stuck(self.convention),
            moves,
            choices,
            claim,
        };
        let moduli = self.view.moduli.sums.borrow();
        let statement = match beside {
            true if moduli.is_empty() => beside_nim(statement)?,
            true => return Err(Unfit::Claim),
            false => statement,
        };
        let statement = self.left(statement, moduli.is_empty())?;
        if !moduli.is_empty() {
            let (family, statement) = parted(&moduli, statement, self.compiler.meter())?;
            let family = Some(Box::new(family));
            return Ok(Elaborated { statement, family, numeration, assumptions, heap: false });
        }
        // Read again, as the checker will.
        let statement = match statement.claim {
            Claim::Outcomes([None, None, None]) => statement,
            _ => Statement::parse(&kernel_text::statement(&statement)).map_err(|_| Obstacle::TooLarge)?,
        };
        Ok(Elaborated { statement, family: None, numeration, assumptions, heap: beside })
    }
}
