//! Claims about any number of components, or rows of any length, as statements about entries and their totals.

use crate::assumed::{Premises, shadows};
use crate::claimed::cases;
use crate::moves::under;
use crate::shape::Shaper;
use crate::translate::{Obstacle, Translator, constant};
use crate::view::{Clause, Unfit, View};
use automata::{Compiler, Formula, Meter, Term};
use kernel::{Certainty, LARGEST, Relation, Sense, Variable};
use kernel_sizes::{Claim, Fold, Item, Law, Shape, Statement, Step, Total};
use rules::{
    ClaimInstance, Content, Form, Instance, Outcome, Part, Pattern, RowItem, RowPart, Rule, Subject,
};
use std::cell::RefCell;
use std::collections::{BTreeSet, HashMap};

/// Names of the numbers of an entry of a row: the entry, its place, the length, the entry before it.
const ROW: [&str; 4] = ["x", "i", "l", "w"];

/// Names of totals.
const TOTALS: [&str; 4] = ["s", "t", "u", "v"];

/// Another number of entries, with the entries of the claim's folds.
struct Sizer<'a> {
    instance: &'a Instance,
    claim: &'a ClaimInstance,
    /// One entry.
    view: View<'a>,
    meter: &'a Meter,
    row: bool,
}

/// The statement of a claim for all sizes.
///
/// ```
/// let text = "game nim\n(n) -> (m) where m < n\nP((n) + ..) iff xor(n) = 0\n";
/// let ruleset = rules::parse(text, &rules::NoLibrary).ruleset.unwrap();
/// let instance = ruleset.instantiate(&[], None).unwrap();
/// let made = elaborate::sized(&instance, 0, &automata::Meter::ample()).unwrap();
/// assert_eq!(made.to_string(), "\
/// (statement
///   (heaps 1 n)
///   (stuck lost)
///   (move (k) (< k n) (to k))
///   (total xor s (v) (= n v))
///   (lost (= s 0)))
/// ");
/// ```
pub fn sized(instance: &Instance, claim: usize, meter: &Meter) -> Result<Statement, Unfit> {
    let claim = instance.claims().iter().find(|other| other.place == claim).ok_or(Unfit::Claim)?;
    let row = match (&claim.subject, instance.form()) {
        (Subject::Sum(_), Form::Tuple(_)) => false,
        (Subject::Row, Form::Row) => true,
        _ => return Err(Unfit::Size),
    };
    if claim.is_partial() {
        return Err(Unfit::Claim);
    }
    if instance.every() {
        return Err(Unfit::Every);
    }
    if instance.blocking().is_some() {
        return Err(Unfit::Blocking);
    }
    let view = View::new(instance, Some(1))?;
    let sizer = Sizer { instance, claim, view, meter, row };
    let made = sizer.statement().map_err(|unfit| unfit.at(claim.span))?;
    // Read again, as the checker will.
    Statement::parse(&made.to_string()).map_err(|_| Unfit::Claim)
}

impl<'a> Sizer<'a> {
    fn statement(&self) -> Result<Statement, Unfit> {
        let (instance, convention) = (self.instance, self.claim.convention);
        let stuck = self.view.stuck(convention);
        if !instance.ends().is_empty() || stuck == kernel::Verdict::Draw {
            return Err(Unfit::Claim);
        }
        let most = u32::try_from(instance.reach()).map_err(|_| Unfit::Every)?;
        let (shape, entry, laws) = match self.row {
            true => {
                let entry = ROW.map(str::to_string).to_vec();
                (Shape::Row(instance.played().unordered), entry, self.row_laws()?)
            }
            false => (Shape::Heaps(most), self.view.names(), self.heap_laws()?),
        };
        let shadows = shadows(instance, Premises { places: &BTreeSet::new(), moduli: None }, self.meter)?;
        let moves = shadows.over.iter().map(|rule| self.step(rule, &entry)).collect::<Result<Vec<_>, _>>()?;
        let (totals, claim) = self.claimed(&entry)?;
        let statement = Statement {
            shape,
            entry,
            laws,
            stuck,
            moves: moves.into_iter().flatten().collect(),
            totals,
            claim,
        };
        statement.fits().map_err(|_| Unfit::Claim)?;
        Ok(statement)
    }

    fn heap_laws(&self) -> Result<Vec<Law>, Unfit> {
        let mut compiler = Compiler::new(self.view.places as u32 + 1, self.meter);
        let domain = self.view.domain(Formula::True, &mut compiler)?;
        let mut automata = vec![];
        let mut laws = vec![];
        for claim in &domain.claims {
            let formula = Shaper::new(&mut automata, self.view.places).claim(claim)?;
            laws.push(Law { names: self.view.names(), formula });
        }
        fits(&automata, laws)
    }

    fn row_laws(&self) -> Result<Vec<Law>, Unfit> {
        let (mut automata, mut laws) = (vec![], vec![]);
        for law in self.instance.laws() {
            let Pattern::Row(items) = &law.pattern else { return Err(Unfit::Claim) };
            let [RowItem::Gap, entries @ .., RowItem::Gap] = &**items else { return Err(Unfit::Claim) };
            if !matches!(entries, [RowItem::Place(_)] | [RowItem::Place(_), RowItem::Place(_)]) {
                return Err(Unfit::Claim);
            }
            let view = View::new(self.instance, Some(entries.len()))?;
            let mut compiler = Compiler::new(entries.len() as u32 + 1, self.meter);
            let members = view.law(law, &mut compiler).map_err(|unfit| unfit.at(law.span))?;
            let Some(draft) = compiler.all(&members)? else { return Err(Unfit::Claim) };
            let Some(draft) = draft.cleaned(self.meter)? else { return Err(Unfit::Claim) };
            for claim in &draft.claims {
                let formula = Shaper::new(&mut automata, entries.len()).claim(claim)?;
                laws.push(Law { names: view.names(), formula });
            }
        }
        fits(&automata, laws)
    }

    /// The moves by a rule.
    fn step(&self, rule: &Rule, entry: &[String]) -> Result<Vec<Step>, Unfit> {
        let window: Vec<Option<()>> = match &rule.before {
            Pattern::Row(items) => {
                items.iter().map(|item| matches!(item, RowItem::Place(_)).then_some(())).collect()
            }
            Pattern::Tuple(_) => entry.iter().map(|_| Some(())).collect(),
        };
        let [part] = &*rule.after else { return Err(Unfit::Splits) };
        if !keeps(&window, part) {
            return Err(Unfit::Length);
        }
        let places = window.iter().flatten().count();
        let view = View::new(self.instance, Some(if self.row { places } else { 1 }))?;
        let mut compiler = Compiler::new(view.places as u32 + 1, self.meter);
        let clauses: Vec<Clause> = view.clauses(std::slice::from_ref(rule), &mut compiler)?;
        let mut automata = vec![];
        let moves = under(&view, &clauses, Certainty::Exact, &mut automata)?;
        let names = view.names();
        let window = |names: Vec<String>| {
            let mut names = names.into_iter();
            let item = |seen: &Option<()>| seen.and_then(|()| names.next()).map_or(Item::Gap, Item::Entry);
            window.iter().map(item).collect()
        };
        let steps = moves.into_iter().map(|of| Step { window: window(names.clone()), of }).collect();
        fits(&automata, steps)
    }

    fn translator<'t, 'b>(
        &'t self,
        compiler: &'t mut Compiler<'b>,
        totals: Option<&'t RefCell<Vec<rules::Term>>>,
    ) -> Translator<'t, 'b> {
        Translator {
            compiler,
            automata: &self.instance.ruleset().automata,
            slots: HashMap::new(),
            elements: None,
            row: vec![],
            totals,
            fixed: &[],
            moduli: &self.view.moduli,
        }
    }

    /// Totals, and the claim about them.
    fn claimed(&self, entry: &[String]) -> Result<(Vec<Total>, Claim), Unfit> {
        if let Some(term) = self.columns()? {
            let counts = self.counted(&term, &rules::Formula::True, entry.len(), None)?;
            return Ok((vec![], Claim::Columns(counts)));
        }
        let found = RefCell::new(vec![]);
        self.claim(&found, TOTALS.len())?;
        let width = found.borrow().len();
        let claim = self.claim(&found, width)?;
        let (Claim::Lost(said) | Claim::Value(said) | Claim::Columns(said)) = &claim;
        if width == 0 || width > TOTALS.len() {
            return Err(Unfit::Claim);
        }
        let mut totals = vec![];
        for (place, term) in found.borrow().iter().enumerate() {
            let (fold, inner, condition) = match term {
                rules::Term::Fold(rules::Fold::Xor, inner, condition) => (Fold::Xor, &**inner, condition),
                rules::Term::Fold(rules::Fold::Sum, inner, condition) => (Fold::Sum, &**inner, condition),
                rules::Term::Fold(rules::Fold::Max, inner, condition) => (Fold::Max, &**inner, condition),
                rules::Term::Count(condition) => (Fold::Sum, &rules::Term::Number(1u8.into()), condition),
                _ => return Err(Obstacle::Function("fold").into()),
            };
            let cap = (fold == Fold::Max).then(|| cap(said, place as Variable)).flatten();
            let formula = self.counted(inner, condition, entry.len(), cap)?;
            totals.push(Total { name: TOTALS[place].into(), fold, formula });
        }
        Ok((totals, claim))
    }

    /// The claim about totals, which are numbered as they are found; the value comes after so many.
    fn claim(&self, found: &RefCell<Vec<rules::Term>>, width: usize) -> Result<Claim, Unfit> {
        let mut compiler = Compiler::new(width as u32 + 1, self.meter);
        let mut automata = vec![];
        let value = Term::variable(width as u32);
        let made = match self.claim.content() {
            Content::Outcome(outcome, formula) => {
                let formula = self.translator(&mut compiler, Some(found)).formula(formula)?;
                let single = compiler.single(&formula)?;
                let formula = Shaper::new(&mut automata, width).single(&single)?;
                match outcome {
                    Outcome::P => Claim::Lost(formula),
                    Outcome::N => Claim::Lost(kernel_text::Build::negated(formula)),
                    Outcome::D => return Err(Unfit::Claim),
                }
            }
            Content::Value(pieces) => {
                let mut all = vec![];
                for (term, condition) in pieces {
                    let mut translator = self.translator(&mut compiler, Some(found));
                    let value = Formula::equal(value.clone(), translator.term(term)?);
                    all.push((value, translator.formula(condition)?));
                }
                let single = compiler.single(&cases(all))?;
                let mut shaper = Shaper::new(&mut automata, width);
                shaper.number(width as u32);
                Claim::Value(shaper.single(&single)?)
            }
            Content::Periodic { .. } => return Err(Unfit::Claim),
        };
        fits(&automata, made)
    }

    /// The count of an entry in a fold, at most a cap if there is one.
    fn counted(
        &self,
        inner: &rules::Term,
        condition: &rules::Formula,
        places: usize,
        cap: Option<i64>,
    ) -> Result<kernel::Formula, Unfit> {
        let mut compiler = Compiler::new(places as u32 + 1, self.meter);
        let mut translator = self.translator(&mut compiler, None);
        translator.slots.extend((0..places as u32).map(|slot| (slot, Term::variable(slot))));
        let (mut term, condition) = (translator.term(inner)?, translator.formula(condition)?);
        if let Some(cap) = cap {
            term = Term::Least(vec![term, Term::constant(cap)]);
        }
        let value = Term::variable(places as u32);
        let none = Formula::equal(value.clone(), Term::constant(0));
        let counts = match condition {
            Formula::True => Formula::equal(value, term),
            condition => Formula::any([
                Formula::all([condition.clone(), Formula::equal(value, term)]),
                Formula::all([condition.negated(), none]),
            ]),
        };
        let single = compiler.single(&counts)?;
        let mut automata = vec![];
        let mut shaper = Shaper::new(&mut automata, places);
        shaper.number(places as u32);
        let formula = shaper.single(&single)?;
        fits(&automata, formula)
    }

    /// The count of a heap in a claim about columns modulo one more than the number of heaps that a move changes.
    fn columns(&self) -> Result<Option<rules::Term>, Unfit> {
        let Content::Outcome(outcome, formula) = self.claim.content() else { return Ok(None) };
        let lost = match self.view.stuck(self.claim.convention) {
            kernel::Verdict::Lost => self.zero_columns(formula),
            _ => self.capped_columns(formula),
        };
        Ok(lost.filter(|_| *outcome == Outcome::P).cloned())
    }

    fn number(&self, term: &rules::Term) -> Option<i64> {
        let mut compiler = Compiler::new(0, self.meter);
        self.translator(&mut compiler, None).term(term).ok().and_then(|term| constant(&term))
    }

    /// The f of `columns(f, k + 1) = 0`.
    fn zero_columns<'f>(&self, formula: &'f rules::Formula) -> Option<&'f rules::Term> {
        let rules::Formula::Compare(rules::Relation::Equal, a, b) = formula else { return None };
        let (rules::Term::Columns(term, modulus, condition), zero) = (a, b) else { return None };
        let plain = **condition == rules::Formula::True && self.number(zero) == Some(0);
        let fits = u64::try_from(self.number(modulus)?).ok()? == self.instance.reach().checked_add(1)?;
        (plain && fits).then_some(term)
    }

    /// The f of `max(f) <= 1 and count(f = 1) mod (k + 1) = 1 or max(f) >= 2 and columns(f, k + 1) = 0`.
    fn capped_columns<'f>(&self, formula: &'f rules::Formula) -> Option<&'f rules::Term> {
        let rules::Formula::Or(cases) = formula else { return None };
        let [rules::Formula::And(one), rules::Formula::And(other)] = &**cases else { return None };
        [[one, other], [other, one]].into_iter().find_map(|[small, large]| {
            let term = large.iter().find_map(|said| self.zero_columns(said))?;
            let fits = small.len() == 2
                && large.len() == 2
                && small.iter().any(|said| self.bounds_max(said, term, rules::Relation::LessEqual, 1))
                && large.iter().any(|said| self.bounds_max(said, term, rules::Relation::GreaterEqual, 2))
                && small.iter().any(|said| self.counts_ones(said, term));
            fits.then_some(term)
        })
    }

    /// The formula `max(f) <= 1`, or another relation.
    fn bounds_max(
        &self,
        said: &rules::Formula,
        of: &rules::Term,
        relation: rules::Relation,
        bound: i64,
    ) -> bool {
        let rules::Formula::Compare(said, rules::Term::Fold(rules::Fold::Max, term, condition), limit) = said
        else {
            return false;
        };
        *said == relation
            && **term == *of
            && **condition == rules::Formula::True
            && self.number(limit) == Some(bound)
    }

    /// The formula `count(f = 1) mod (k + 1) = 1`.
    fn counts_ones(&self, said: &rules::Formula, of: &rules::Term) -> bool {
        let rules::Formula::Compare(rules::Relation::Equal, rules::Term::Modulo(count, modulus), one) = said
        else {
            return false;
        };
        let rules::Term::Count(condition) = &**count else { return false };
        let rules::Formula::Compare(rules::Relation::Equal, term, is) = &**condition else { return false };
        let modulus = self.number(modulus).and_then(|modulus| u64::try_from(modulus).ok());
        term == of
            && self.number(is) == Some(1)
            && self.number(one) == Some(1)
            && modulus == self.instance.reach().checked_add(1)
    }
}

/// Returns `true` if a part has the places and gaps of a window, in order.
fn keeps(window: &[Option<()>], part: &Part) -> bool {
    match part {
        Part::Tuple(terms) => terms.len() == window.len(),
        Part::Row(items) => {
            let mut gaps = 0..;
            let fits = |(seen, item): (&Option<()>, &RowPart)| match (seen, item) {
                (Some(()), RowPart::Place(_)) => true,
                (None, RowPart::Gap(gap)) => gaps.next() == Some(*gap),
                _ => false,
            };
            items.len() == window.len() && window.iter().zip(items).all(fits)
        }
        Part::Copies(..) => false,
    }
}

/// Something that speaks of no automata.
fn fits<T>(automata: &[kernel::Automaton], made: T) -> Result<T, Unfit> {
    if automata.is_empty() { Ok(made) } else { Err(Obstacle::Predicate("accepts").into()) }
}

/// A number from which on it makes no difference to a formula how large a total is, if there is one.
fn cap(formula: &kernel::Formula, total: Variable) -> Option<i64> {
    let mut cap = 0;
    for node in &formula.0 {
        let kernel::Node::Literal(literal) = node else { continue };
        if !literal.numbers.contains(&total) {
            continue;
        }
        match (&literal.relation, &*literal.numbers) {
            (Relation::Linear(factors, constant, Sense::Zero | Sense::Negative), [_]) => {
                // Less than c is decided at c, more than c one later.
                let falls =
                    factors[0] > 0 && matches!(&literal.relation, Relation::Linear(.., Sense::Negative));
                cap = cap.max(constant.abs() + i64::from(!falls));
            }
            _ => return None,
        }
    }
    (cap < LARGEST).then_some(cap)
}
