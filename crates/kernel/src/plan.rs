//! Proof obligations of a statement: definitions, and demands that some literals never hold together.

use crate::rejection::{Label, Rejection, Result};
use crate::scope::MOST_NUMBERS;
use crate::statement::{
    Certainty, Claim, Definition, Formula, Literal, Move, Node, Phase, Relation, Sense, Statement, Variable,
    Verdict,
};
use std::collections::{BTreeSet, HashMap, HashSet};

/// A demand: no numbers satisfy all literals. The numbers of a position come first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Demand {
    /// Its kind.
    pub label: Label,
    /// Its number among those of the kind, from 1.
    pub number: u32,
    /// Number of its variables.
    pub numbers: u32,
    /// The literals.
    pub literals: Vec<Literal>,
}

/// Definitions and demands of a statement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// Definitions; later ones may speak of earlier ones.
    pub definitions: Vec<Definition>,
    /// Demands.
    pub demands: Vec<Demand>,
}

/// Definitions and demands of a statement, if play ends by the ranks of these phases.
pub fn plan(statement: &Statement, phases: &[Phase]) -> Result<Plan> {
    let mut book = Book::open();
    let demands = demands(statement, phases, &mut book)?;
    Ok(Plan { definitions: book.list, demands })
}

/// The literal of a formula, and the definitions that it speaks of.
pub fn defined(formula: &Formula) -> Result<(Vec<Definition>, Literal)> {
    let mut book = Book::open();
    let literals = book.literals(formula)?;
    let literal = book.exists(&[], literals)?;
    Ok((book.list, literal))
}

/// Definitions, by what they say.
pub(crate) struct Book {
    pub(crate) list: Vec<Definition>,
    known: HashMap<Definition, usize>,
    /// `true` if no more definitions may be made.
    closed: bool,
    /// Bytes that lists of literals may still take, about: copies of a few formulas may be very many.
    left: usize,
}

impl Book {
    fn open() -> Book {
        Book { list: vec![], known: HashMap::new(), closed: false, left: usize::MAX }
    }

    /// Only these definitions, and lists of literals of so many bytes.
    pub(crate) fn closed(list: Vec<Definition>, bytes: usize) -> Book {
        let known = list.iter().cloned().zip(0..).collect();
        Book { list, known, closed: true, left: bytes }
    }

    /// Counts the bytes of a list.
    fn counted(&mut self, literals: &[Literal]) -> Result<()> {
        let each = |literal: &Literal| size_of::<Literal>() + 12 * literal.numbers.len();
        let bytes = literals.iter().map(each).sum();
        self.left = self.left.checked_sub(bytes).ok_or(Rejection::Memory)?;
        Ok(())
    }

    /// One literal that says that there are numbers with which all of these hold.
    fn exists(&mut self, bound: &[Variable], mut literals: Vec<Literal>) -> Result<Literal> {
        self.counted(&literals)?;
        let all: BTreeSet<Variable> =
            literals.iter().flat_map(|literal| literal.numbers.iter().copied()).collect();
        let bound: Vec<Variable> = bound.iter().copied().filter(|number| all.contains(number)).collect();
        let mut seen = HashSet::new();
        literals.retain(|one| seen.insert(one.clone()));
        if let ([one], []) = (&*literals, &*bound) {
            return Ok(one.clone());
        }
        let free: Vec<Variable> = all.into_iter().filter(|number| !bound.contains(number)).collect();
        let order: HashMap<Variable, Variable> = free.iter().chain(&bound).copied().zip(0..).collect();
        let definition = Definition {
            free: free.len() as u32,
            bound: bound.len() as u32,
            literals: literals.iter().map(|literal| literal.renamed(|number| order[&number])).collect(),
        };
        let index = match self.known.get(&definition) {
            Some(&index) => index,
            None if self.closed => return Err(Rejection::Undefined(definition)),
            None => {
                self.list.push(definition.clone());
                self.known.insert(definition, self.list.len() - 1);
                self.list.len() - 1
            }
        };
        Ok(Literal::new(Relation::Defined(index), free))
    }

    /// Literals that hold together exactly if a formula does.
    fn literals(&mut self, formula: &Formula) -> Result<Vec<Literal>> {
        let mut made: Vec<Vec<Literal>> = vec![];
        for node in &formula.0 {
            let literals = match node {
                Node::Literal(literal) => vec![literal.clone()],
                Node::Not(inner) => vec![self.exists(&[], made[*inner].clone())?.opposite()],
                Node::And(parts) => parts.iter().flat_map(|&part| made[part].clone()).collect(),
                Node::Or(parts) => {
                    let none = parts.iter().map(|&part| Ok(self.exists(&[], made[part].clone())?.opposite()));
                    let none = none.collect::<Result<_>>()?;
                    vec![self.exists(&[], none)?.opposite()]
                }
                Node::Exists(bound, inner) => vec![self.exists(bound, made[*inner].clone())?],
            };
            self.counted(&literals)?;
            made.push(literals);
        }
        Ok(made.pop().unwrap_or_default())
    }

    fn all(&mut self, formulas: &[Formula]) -> Result<Vec<Literal>> {
        let each = formulas.iter().map(|formula| self.literals(formula)).collect::<Result<Vec<_>>>()?;
        Ok(each.concat())
    }
}

/// A kind of move: conditions as literals, and where it leads.
struct Clause {
    literals: Vec<Literal>,
    bound: Vec<Variable>,
    parts: Vec<Vec<Variable>>,
}

/// Demands under construction.
struct Planner<'a> {
    statement: &'a Statement,
    book: &'a mut Book,
    domain: Vec<Literal>,
    /// Literals of each end, those before it excluded, and those of no end.
    ends: Vec<(Verdict, Vec<Literal>)>,
    going: Vec<Literal>,
    demands: Vec<Demand>,
}

/// The demands of a statement.
pub(crate) fn demands(statement: &Statement, phases: &[Phase], book: &mut Book) -> Result<Vec<Demand>> {
    let domain = book.all(&statement.laws)?;
    let (mut ends, mut going): (Vec<_>, Vec<Literal>) = (vec![], vec![]);
    for (verdict, formula) in &statement.ends {
        let here = book.literals(formula)?;
        let first: Vec<Literal> = here.iter().chain(&going).cloned().collect();
        book.counted(&first)?;
        ends.push((*verdict, first));
        going.push(book.exists(&[], here)?.opposite());
    }
    let mut planner = Planner { statement, book, domain, ends, going, demands: vec![] };
    let over = planner.clauses(Certainty::Possible)?;
    let under = planner.clauses(Certainty::Sure)?;
    if statement.sorted {
        for place in 1..statement.places.len() as Variable {
            planner.no(Label::Order, vec![less(place, place - 1)])?;
        }
    }
    planner.ranked(phases, &over)?;
    planner.stays(&over)?;
    match &statement.claim {
        // Nothing is claimed but that play ends, and stays among positions.
        Claim::Outcomes([None, None, None]) => {}
        Claim::Outcomes(outcomes) => planner.outcomes(outcomes, &over, &under)?,
        Claim::Value(formula) => planner.values(formula, &over, &under)?,
        Claim::Recursion(value, same) => planner.recursion(value, same, &over)?,
    }
    Ok(planner.demands)
}

impl Planner<'_> {
    /// Demands that no position satisfies all of these, with any further numbers.
    fn no(&mut self, label: Label, literals: Vec<Literal>) -> Result<()> {
        let places = self.statement.places.len() as Variable;
        let last = self.demands.iter().rev().find(|demand| demand.label == label);
        let number = last.map_or(1, |demand| demand.number + 1);
        let literals = [&self.domain[..], &literals].concat();
        self.book.counted(&literals)?;
        let all = literals.iter().flat_map(|literal| literal.numbers.iter().copied());
        let beyond: BTreeSet<Variable> = all.filter(|&number| number >= places).collect();
        let order: HashMap<Variable, Variable> = (0..places).chain(beyond).zip(0..).collect();
        let numbers = order.len() as u32;
        let literals = literals.iter().map(|literal| literal.renamed(|number| order[&number])).collect();
        self.demands.push(Demand { label, number, numbers, literals });
        Ok(())
    }

    /// Moves that are exact, and those of another certainty.
    fn clauses(&mut self, also: Certainty) -> Result<Vec<Clause>> {
        let mut clauses = vec![];
        let wanted = |of: &&Move| of.certainty == Certainty::Exact || of.certainty == also;
        for Move { bound, when, parts, .. } in self.statement.moves.iter().filter(wanted) {
            let mut literals = self.going.clone();
            literals.extend(self.book.all(when)?);
            self.book.counted(&literals)?;
            clauses.push(Clause { literals, bound: bound.clone(), parts: parts.clone() });
        }
        Ok(clauses)
    }

    /// A number that no part of the statement uses, by a count from 0.
    fn fresh(count: usize) -> Variable {
        (2 * MOST_NUMBERS + count) as Variable
    }

    /// Each position is in a phase. No rank of its phases is negative where there is a move. And from each phase
    /// to each phase, some rank falls with each move, and those before it do not rise.
    fn ranked(&mut self, phases: &[Phase], clauses: &[Clause]) -> Result<()> {
        let when = phases.iter().map(|phase| self.book.literals(&phase.when)).collect::<Result<Vec<_>>>()?;
        if when.iter().all(|when| !when.is_empty()) {
            let none = when.iter().map(|when| Ok(self.book.exists(&[], when.clone())?.opposite()));
            let none = none.collect::<Result<_>>()?;
            self.no(Label::Ends, none)?;
        }
        for Clause { literals, parts, .. } in clauses {
            for (phase, when) in phases.iter().zip(&when) {
                for rank in &phase.ranks {
                    if rank.constant < 0 || rank.terms.iter().any(|term| term.1 < 0) {
                        let negative = Literal::linear(rank.terms.clone(), rank.constant, Sense::Negative);
                        self.no(Label::Ends, [&literals[..], when, &[negative]].concat())?;
                    }
                }
            }
            for part in parts {
                for (from, here) in phases.iter().zip(&when) {
                    for (to, there) in phases.iter().zip(&when) {
                        let there: Vec<Literal> = there.iter().map(|literal| moved(literal, part)).collect();
                        self.falls(from, to, part, [&literals[..], here, &there].concat())?;
                    }
                }
            }
        }
        Ok(())
    }

    /// The first rank that changes falls, from a phase to a phase.
    fn falls(&mut self, from: &Phase, to: &Phase, part: &[Variable], mut before: Vec<Literal>) -> Result<()> {
        for (old, new) in from.ranks.iter().zip(&to.ranks) {
            let change = |sense| {
                let after = new.terms.iter().map(|&(place, factor)| (part[place as usize], -factor));
                Literal::linear(old.terms.iter().copied().chain(after), old.constant - new.constant, sense)
            };
            // Before less after is negative, or 0.
            self.no(Label::Ends, [&before[..], &[change(Sense::Negative)]].concat())?;
            before.push(change(Sense::Zero));
        }
        self.no(Label::Ends, before)
    }

    /// Moves lead to positions.
    fn stays(&mut self, clauses: &[Clause]) -> Result<()> {
        for Clause { literals, parts, .. } in clauses {
            for part in parts {
                for law in self.domain.clone() {
                    self.no(Label::Stays, [&literals[..], &[moved(&law, part).opposite()]].concat())?;
                }
            }
        }
        Ok(())
    }

    /// Literals of the positions with each outcome: lost, won, and drawn if there are draws.
    fn sets(&mut self, claimed: &[Option<Formula>; 3]) -> Result<Vec<(Verdict, Vec<Literal>)>> {
        let ends = self.ends.iter().map(|end| end.0);
        let draws = ends.chain([self.statement.stuck]).any(|verdict| verdict == Verdict::Draw);
        let mut one = |formula: &Formula| {
            let literals = self.book.literals(formula)?;
            self.book.exists(&[], literals)
        };
        Ok(match (draws, claimed) {
            (false, [Some(lost), None, None]) => {
                let lost = one(lost)?;
                vec![(Verdict::Lost, vec![lost.clone()]), (Verdict::Won, vec![lost.opposite()])]
            }
            (false, [None, Some(won), None]) => {
                let won = one(won)?;
                vec![(Verdict::Lost, vec![won.clone().opposite()]), (Verdict::Won, vec![won])]
            }
            (true, [Some(lost), Some(won), drawn]) => {
                let (lost, won) = (one(lost)?, one(won)?);
                let drawn = drawn.as_ref().map(one).transpose()?;
                self.apart(&lost, &won, drawn.as_ref())?;
                let rest = || vec![lost.clone().opposite(), won.clone().opposite()];
                let drawn = drawn.map_or_else(rest, |drawn| vec![drawn]);
                vec![(Verdict::Lost, vec![lost]), (Verdict::Won, vec![won]), (Verdict::Draw, drawn)]
            }
            _ => return Err(Rejection::Claim),
        })
    }

    fn outcomes(&mut self, claimed: &[Option<Formula>; 3], over: &[Clause], under: &[Clause]) -> Result<()> {
        if over.iter().chain(under).any(|clause| clause.parts.len() > 1) {
            return Err(Rejection::Claim);
        }
        let sets = self.sets(claimed)?;
        let (stuck, draws) = (self.statement.stuck, sets.len() > 2);
        // A kind of move leads to positions with an outcome; with nothing left to play, the next player is stuck.
        let after = |clause: &Clause, to: usize| match &*clause.parts {
            [part, ..] => sets[to].1.iter().map(|literal| moved(literal, part)).collect(),
            [] => always(stuck == sets[to].0),
        };
        for (verdict, end) in self.ends.clone() {
            for (_, set) in sets.iter().filter(|set| set.0 != verdict) {
                self.no(Label::Ended, [&set[..], &end].concat())?;
            }
        }
        let (lost, won) = (&sets[0].1, &sets[1].1);
        for clause in over {
            let after = match draws {
                false => after(clause, 0),
                true => after(clause, 1).into_iter().map(Literal::opposite).collect(),
            };
            self.no(Label::Lost, [&lost[..], &clause.literals, &after].concat())?;
        }
        if stuck != Verdict::Lost {
            let still = self.cannot(under)?;
            self.no(Label::Stuck, [&lost[..], &still].concat())?;
        }
        let reach = [(Label::Won, won, 0), (Label::Drawn, &sets[sets.len() - 1].1, 2)];
        for (label, from, to) in reach.into_iter().take(sets.len() - 1) {
            let verdict = if to == 0 { Verdict::Won } else { Verdict::Draw };
            let mut literals = from.clone();
            for clause in under {
                let case = [&clause.literals[..], &after(clause, to)].concat();
                literals.push(self.book.exists(&clause.bound, case)?.opposite());
            }
            for (_, end) in self.ends.clone().into_iter().filter(|end| end.0 == verdict) {
                literals.push(self.book.exists(&[], end)?.opposite());
            }
            if stuck == verdict {
                let still = self.cannot(over)?;
                literals.push(self.book.exists(&[], still)?.opposite());
            }
            self.choices(&sets[to].1, &mut literals)?;
            self.no(label, literals)?;
        }
        for clause in over.iter().filter(|_| draws) {
            self.no(Label::Unwinnable, [&sets[2].1[..], &clause.literals, &after(clause, 0)].concat())?;
        }
        Ok(())
    }

    /// Literals that say that play has not ended and none of these moves can be made.
    fn cannot(&mut self, clauses: &[Clause]) -> Result<Vec<Literal>> {
        let mut none = self.going.clone();
        for clause in clauses {
            none.push(self.book.exists(&clause.bound, clause.literals.clone())?.opposite());
        }
        Ok(none)
    }

    /// Each position has one outcome.
    fn apart(&mut self, lost: &Literal, won: &Literal, drawn: Option<&Literal>) -> Result<()> {
        self.no(Label::Apart, vec![lost.clone(), won.clone()])?;
        if let Some(drawn) = drawn {
            self.no(Label::Apart, vec![lost.clone(), drawn.clone()])?;
            self.no(Label::Apart, vec![won.clone(), drawn.clone()])?;
            self.no(Label::Apart, [lost, won, drawn].map(|it| it.clone().opposite()).into())?;
        }
        Ok(())
    }

    /// Adds that no choice leads to some positions: its numbers are there, and none of its results is one.
    fn choices(&mut self, to: &[Literal], literals: &mut Vec<Literal>) -> Result<()> {
        if !self.ends.is_empty() {
            return Ok(());
        }
        let mut fresh = (0..).map(Self::fresh);
        for choice in &self.statement.choices {
            let order: HashMap<Variable, Variable> = choice.chosen.iter().copied().zip(&mut fresh).collect();
            let own = |number: Variable| order.get(&number).copied().unwrap_or(number);
            // The property, or not the condition.
            let when = self.book.literals(&choice.when)?;
            let with = self.book.literals(&renamed(&choice.with, own))?;
            let none = vec![self.book.exists(&[], when.clone())?, self.book.exists(&[], with)?.opposite()];
            literals.push(self.book.exists(&[], none)?.opposite());
            for (numbers, formula) in &choice.results {
                let mut case = when.clone();
                case.extend(self.book.literals(&renamed(formula, own))?);
                case.extend(to.iter().map(|literal| moved(literal, numbers)));
                literals.push(self.book.exists(numbers, case)?.opposite());
            }
        }
        Ok(())
    }

    fn values(&mut self, formula: &Formula, over: &[Clause], under: &[Clause]) -> Result<()> {
        if self.statement.stuck != Verdict::Lost || !self.ends.is_empty() {
            return Err(Rejection::Claim);
        }
        let places = self.statement.places.len() as Variable;
        let value = self.book.literals(formula)?;
        let value = self.book.exists(&[], value)?;
        let of = |position: &[Variable], number: Variable| {
            value.renamed(|it| position.get(it as usize).copied().unwrap_or(number))
        };
        let here: Vec<Variable> = (0..places).collect();
        let (v, u) = (Self::fresh(0), Self::fresh(1));
        let has = self.book.exists(&[v], vec![of(&here, v)])?;
        self.no(Label::Total, vec![has.opposite()])?;
        self.no(Label::One, vec![of(&here, v), of(&here, u), less(u, v)])?;
        for clause in over {
            let option = self.option(clause, v, &of)?;
            self.no(Label::NoOption, vec![of(&here, v), option])?;
        }
        let mut literals = vec![of(&here, v), less(u, v)];
        for clause in under {
            literals.push(self.option(clause, u, &of)?.opposite());
        }
        self.no(Label::EveryOption, literals)?;
        Ok(())
    }

    /// Nim-values where the options of n are the numbers from w(n) to n − 1, w(0) = 0, and w(n) is w(n − 1) or one more
    /// (L. Levine, Fractal sequences and restricted Nim, 2006). By induction the values of w(n), …, n are 0, …, n − w(n)
    /// in some order. If w(n) = w(n − 1), those of the options are 0, …, n − 1 − w(n), and n has the next. Otherwise only
    /// w(n − 1) is no option any more, and n takes its value, which may be said of both.
    fn recursion(&mut self, value: &Formula, same: &Formula, clauses: &[Clause]) -> Result<()> {
        let exact =
            self.statement.moves.iter().all(|of| of.certainty == Certainty::Exact && of.parts.len() == 1);
        let alone = self.statement.places.len() == 1 && self.domain.is_empty() && !clauses.is_empty();
        if !exact || !alone || self.statement.stuck != Verdict::Lost || !self.ends.is_empty() {
            return Err(Rejection::Claim);
        }
        let (n, x, y, before, gone) = (0, Self::fresh(0), Self::fresh(1), Self::fresh(2), Self::fresh(3));
        let mut none = vec![];
        for Clause { literals, bound, parts } in clauses {
            let there = Literal::linear([(x, 1), (parts[0][0], -1)], 0, Sense::Zero);
            none.push(self.book.exists(bound, [&literals[..], &[there]].concat())?.opposite());
        }
        let option = self.book.exists(&[], none)?.opposite();
        let of = |literal: &Literal, from: Variable, to: Variable| {
            literal.renamed(|number| {
                if number == n {
                    from
                } else if number == x {
                    to
                } else {
                    number
                }
            })
        };
        self.no(Label::Window, vec![option.clone(), less(x, n).opposite()])?;
        self.no(
            Label::Window,
            vec![option.clone(), less(y, x).opposite(), less(y, n), of(&option, n, y).opposite()],
        )?;
        // x is the first number of n and its options.
        let own = Literal::linear([(x, 1), (n, -1)], 0, Sense::Zero);
        let within = self.book.exists(&[], vec![own.opposite(), option.opposite()])?.opposite();
        let smaller = self.book.exists(&[y], vec![of(&within, n, y), less(y, x)])?;
        let first = self.book.exists(&[], vec![within, smaller.opposite()])?;
        let [value, same] = [value, same].map(|formula| {
            let literals = self.book.literals(formula)?;
            let literals =
                literals.iter().map(|it| it.renamed(|number| if number == 1 { y } else { number }));
            self.book.exists(&[], literals.collect())
        });
        let (value, same) = (value?, same?);
        let zero = |number| Literal::linear([(number, 1)], 0, Sense::Zero);
        let one_more = |number, than| Literal::linear([(number, 1), (than, -1)], -1, Sense::Zero);
        let counted = Literal::linear([(y, 1), (n, -1), (x, 1)], 0, Sense::Zero);
        self.no(Label::Widens, vec![value.clone(), zero(n), zero(y).opposite()])?;
        let given = [value.clone(), first.clone(), one_more(n, before)];
        let kept = of(&first, before, x);
        self.no(Label::Widens, [&given[..], &[kept.clone(), counted.opposite()]].concat())?;
        let lost = [of(&first, before, gone), one_more(x, gone), of(&value, gone, y)];
        let lost = self.book.exists(&[gone], lost.into())?;
        self.no(Label::Widens, [&given[..], &[kept.opposite(), lost.opposite()]].concat())?;
        self.no(Label::Slides, vec![same.clone(), one_more(n, before), of(&first, before, y).opposite()])?;
        self.no(Label::Slides, vec![same.clone(), first, one_more(x, y).opposite()])?;
        let given = self.book.exists(&[y], vec![value])?;
        let taken = self.book.exists(&[y], vec![same])?;
        self.no(Label::Total, vec![given.opposite(), taken.opposite()])
    }

    /// A kind of move has an option with a value: the xor of the values of its parts.
    fn option(
        &mut self,
        clause: &Clause,
        value: Variable,
        of: &impl Fn(&[Variable], Variable) -> Literal,
    ) -> Result<Literal> {
        let (mut literals, mut bound) = (clause.literals.clone(), clause.bound.clone());
        let mut sum = None;
        for (place, part) in clause.parts.iter().enumerate() {
            let rest = &clause.parts[place + 1..];
            let own = if rest.is_empty() && sum.is_none() { value } else { Self::fresh(2 + 2 * place) };
            literals.push(of(part, own));
            let after = match sum {
                None => own,
                Some(before) => {
                    let after = if rest.is_empty() { value } else { Self::fresh(3 + 2 * place) };
                    literals.push(Literal::new(Relation::Xor, [before, own, after]));
                    after
                }
            };
            bound.extend([own, after].into_iter().filter(|number| *number != value));
            bound.dedup();
            if place > 0 && !rest.is_empty() {
                // Several parts become one: what only these speak of is not asked for again.
                let later =
                    |number: &Variable| rest.iter().flatten().any(|it| it == number) || *number == after;
                let parts = clause.parts[..=place].iter().flatten().copied();
                let values = (0..2 * place + 2).map(|count| Self::fresh(2 + count));
                let gone: BTreeSet<Variable> =
                    parts.chain(values).filter(|number| bound.contains(number) && !later(number)).collect();
                let speaks = |literal: &Literal| literal.numbers.iter().any(|number| gone.contains(number));
                let (of_gone, others): (Vec<Literal>, Vec<Literal>) = literals.into_iter().partition(speaks);
                bound.retain(|number| !gone.contains(number));
                literals = others;
                literals.push(self.book.exists(&gone.into_iter().collect::<Vec<_>>(), of_gone)?);
            }
            sum = Some(after);
        }
        if sum.is_none() {
            literals.push(Literal::linear([(value, 1)], 0, Sense::Zero));
        }
        self.book.exists(&bound, literals)
    }
}

/// A literal of a position, of another one.
fn moved(literal: &Literal, to: &[Variable]) -> Literal {
    literal.renamed(|number| to.get(number as usize).copied().unwrap_or(number))
}

/// A formula over other numbers.
pub fn renamed(formula: &Formula, name: impl Fn(Variable) -> Variable) -> Formula {
    let node = |node: &Node| match node {
        Node::Literal(literal) => Node::Literal(literal.renamed(&name)),
        Node::Exists(numbers, inner) => Node::Exists(numbers.iter().map(|&it| name(it)).collect(), *inner),
        other => other.clone(),
    };
    Formula(formula.0.iter().map(node).collect())
}

/// a < b
fn less(a: Variable, b: Variable) -> Literal {
    Literal::linear([(a, 1), (b, -1)], 0, Sense::Negative)
}

/// Literals that always hold, or never: 0 = 0.
fn always(holds: bool) -> Vec<Literal> {
    let zero = Literal::linear([], 0, Sense::Zero);
    vec![if holds { zero } else { zero.opposite() }]
}
