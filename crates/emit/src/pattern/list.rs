//! Lists of lost positions: which number of the list a number is, by bisection or step by step.

use super::sequence::{LAST, steps};
use super::{Writer, call, picked};
use crate::read::compare;
use crate::{Result, Unwritten};
use guess::{Floors, List, Recurrence, Runs, Terms};
use program::{Cond, Gives, Int, Stmt, all, minus, name, number, plus, times as times_of};
use rules::Relation;

/// Halvings of the largest number.
const HALVINGS: u32 = 64;
/// Terms of a recursion up to the largest number.
const TERMS: u32 = 4000;
/// Most terms that are listed in a program.
const LISTED: usize = 512;
/// Limit on the numbers of positions.
const BOUND: i64 = 1 << 62;

impl Writer {
    /// 0 at the positions of the list, and 1 elsewhere.
    pub(super) fn list(&mut self, list: &List, given: &[String]) -> Result<Vec<Stmt>> {
        match (list.terms(), given) {
            ([terms], [n]) => {
                let count = self.terms_to(terms)?;
                // The last term up to n is n itself.
                let is_term = Writer::last_is(&count, name(n));
                Ok(vec![Stmt::Gives(picked(is_term, 0, 1))])
            }
            ([first, second], [a, b]) => {
                let count = self.terms_to(first)?;
                let (small, large) = (Int::Least(vec![name(a), name(b)]), Int::Most(vec![name(a), name(b)]));
                let lost = Writer::last_is(&count, name("small"));
                let other = self.second(second, name("k"))?;
                Ok(vec![
                    Stmt::Let("small".into(), small),
                    Stmt::Let("large".into(), large),
                    Stmt::Let("k".into(), minus(Int::Call(count, vec![name("small")]), number(1))),
                    Stmt::If(compare(Relation::Less, name("k"), number(0)), vec![Stmt::Gives(number(1))]),
                    Stmt::Let("other".into(), other),
                    Stmt::Gives(picked(
                        all([lost, compare(Relation::Equal, name("large"), name("other"))]),
                        0,
                        1,
                    )),
                ])
            }
            _ => Err(Unwritten::NoClaim),
        }
    }

    /// 0 at pairs that use up the numbers, in either order, and 1 elsewhere.
    pub(super) fn floors(&mut self, floors: &Floors, given: &[String]) -> Result<Vec<Stmt>> {
        let [a, b] = given else { return Err(Unwritten::NoClaim) };
        let (alpha, [times, more], [shift, add]) = floors.parts();
        let (small, large) = (Int::Least(vec![name(a), name(b)]), Int::Most(vec![name(a), name(b)]));
        let mut body = vec![Stmt::Let("small".into(), small), Stmt::Let("large".into(), large)];
        for &[one, other] in floors.begin() {
            let one = compare(Relation::Equal, name("small"), number(one));
            let other = compare(Relation::Equal, name("large"), number(other));
            body.push(Stmt::If(all([one, other]), vec![Stmt::Gives(number(0))]));
        }
        let apart = minus(minus(name("large"), name("small")), number(more));
        body.push(Stmt::Let("apart".into(), apart));
        let least = times.saturating_mul(floors.begin().len() as i64);
        let early = compare(Relation::Less, name("apart"), number(least));
        body.push(Stmt::If(early, vec![Stmt::Gives(number(1))]));
        if times > 1 {
            let rest = Int::Rest(name("apart").into(), number(times).into(), true);
            let between = compare(Relation::NotEqual, rest, number(0));
            body.push(Stmt::If(between, vec![Stmt::Gives(number(1))]));
        }
        let multiple = plus(self.beatty(alpha, plus(name("apart"), number(shift))), number(add));
        let first =
            if times > 1 { Int::Quotient(multiple.into(), number(times).into(), false) } else { multiple };
        body.push(Stmt::Gives(picked(compare(Relation::Equal, name("small"), first), 0, 1)));
        Ok(body)
    }

    /// Outcomes that change at the terms of a sequence.
    pub(super) fn runs(&mut self, runs: &Runs, n: &str) -> Result<Vec<Stmt>> {
        let (start, terms) = runs.parts();
        let count = self.terms_to(terms)?;
        let changes = plus(call(&count, &[n.to_owned()]), number(start));
        Ok(vec![Stmt::Gives(Int::Rest(changes.into(), number(2).into(), true))])
    }

    /// The condition that the last term up to a number is the number.
    fn last_is(count: &str, n: Int) -> Cond {
        let counted = Int::Call(count.into(), vec![n.clone()]);
        let before = Int::Call(count.into(), vec![minus(n, number(1))]);
        compare(Relation::Greater, counted, before)
    }

    /// The second number of the k-th pair.
    fn second(&mut self, terms: &Terms, k: Int) -> Result<Int> {
        match terms {
            Terms::Along { times, plus: more } => {
                let line = plus(times_of((*times).into(), k), number(*more));
                Ok(plus(name("small"), line))
            }
            Terms::Pieces(_) | Terms::Beatty(_) => {
                let function = self.term(terms)?;
                Ok(Int::Call(function, vec![k]))
            }
            Terms::Recurrence(_) | Terms::Iterated(_) => {
                Err(Unwritten::Term("a second number by a recursion".into()))
            }
        }
    }

    /// A function for the k-th term.
    fn term(&mut self, terms: &Terms) -> Result<String> {
        let function = self.fresh("term");
        let body = match terms {
            Terms::Pieces(pieces) => self.pieces(pieces, "k")?,
            Terms::Beatty(beatty) => vec![Stmt::Gives(self.beatty(beatty, name("k")))],
            Terms::Recurrence(_) | Terms::Iterated(_) | Terms::Along { .. } => {
                return Err(Unwritten::Term("a recursion".into()));
            }
        };
        self.push(&function, "Term k, counted from 0.", &["k".into()], Gives::Number, body);
        Ok(function)
    }

    /// A function for the number of terms up to a number.
    fn terms_to(&mut self, terms: &Terms) -> Result<String> {
        let body = match terms {
            Terms::Pieces(_) | Terms::Beatty(_) => {
                let term = self.term(terms)?;
                bisected(&|index| Int::Call(term.clone(), vec![index]), None)
            }
            Terms::Recurrence(recurrence) => match below_limit(recurrence) {
                Some(terms) => {
                    let count = terms.len() as u64;
                    let array = self.array("TERMS_", terms);
                    bisected(&|index| Int::Item(array.clone(), index.into()), Some(count))
                }
                None => {
                    let (mut body, step) = steps(recurrence);
                    body.extend(counted(recurrence.begin(), LAST, step));
                    body
                }
            },
            Terms::Iterated(iterated) => {
                let (begin, formula) = iterated.parts();
                let next = self.formula(formula, &["last".into()])?;
                let last = *begin.last().ok_or(Unwritten::NoClaim)?;
                let mut body = vec![Stmt::Start("last".into(), number(last))];
                body.extend(counted(begin, "last", vec![Stmt::Set("last".into(), next)]));
                body
            }
            Terms::Along { .. } => return Err(Unwritten::NoClaim),
        };
        let function = self.fresh("terms_to");
        self.push(&function, "Number of terms up to n.", &["n".into()], Gives::Number, body);
        Ok(function)
    }
}

/// Terms that are listed, and those that a step makes of the last one, up to n.
fn counted(begin: &[i64], last: &str, step: Vec<Stmt>) -> Vec<Stmt> {
    let mut body = Vec::new();
    for (index, &value) in (0u64..).zip(begin) {
        let small = compare(Relation::Less, name("n"), number(value));
        body.push(Stmt::If(small, vec![Stmt::Gives(number(index))]));
    }
    body.push(Stmt::Start("count".into(), number(begin.len() as u64)));
    let mut turn = step;
    let beyond = compare(Relation::Greater, name(last), name("n"));
    turn.push(Stmt::If(beyond, vec![Stmt::Gives(name("count"))]));
    turn.push(Stmt::Set("count".into(), plus(name("count"), number(1))));
    body.push(Stmt::For("_turn".into(), number(0), number(TERMS), turn));
    body.push(Stmt::Fail("the number is too large".into()));
    body
}

/// The terms below the limit on positions of a recurrence that rises, if they are few.
fn below_limit(recurrence: &Recurrence) -> Option<Vec<i64>> {
    let terms: Vec<i64> = recurrence.terms().take(LISTED).take_while(|&term| term < BOUND).collect();
    let whole = terms.len() < LISTED && recurrence.terms().nth(terms.len()).is_none_or(|term| term >= BOUND);
    (whole && terms.is_sorted_by(|one, other| one < other)).then_some(terms)
}

/// The number of terms up to n of a sequence that rises, with `count` terms or no end: by doubling and bisection.
fn bisected(term: &dyn Fn(Int) -> Int, count: Option<u64>) -> Vec<Stmt> {
    let middle =
        Int::Quotient(plus(plus(name("low"), name("high")), number(1)).into(), number(2).into(), true);
    let before = minus(name("middle"), number(1));
    let within = compare(Relation::LessEqual, term(before.clone()), name("n"));
    let reached = compare(Relation::GreaterEqual, name("high"), name("middle"));
    let open = compare(Relation::Less, name("low"), name("high"));
    let negative = compare(Relation::Less, name("n"), number(0));
    let mut body = vec![
        Stmt::If(negative, vec![Stmt::Gives(number(0))]),
        Stmt::Start("low".into(), number(0)),
        Stmt::Start("high".into(), number(count.unwrap_or(1))),
    ];
    if count.is_none() {
        let more = compare(Relation::LessEqual, term(minus(name("high"), number(1))), name("n"));
        let twice = vec![
            Stmt::Set("low".into(), name("high")),
            Stmt::Set("high".into(), plus(name("high"), name("high"))),
        ];
        // Terms far beyond n might overflow.
        body.push(Stmt::For("_turn".into(), number(0), number(HALVINGS), vec![Stmt::If(more, twice)]));
    }
    let halvings = count.map_or(HALVINGS, |count| count.ilog2());
    body.extend([
        Stmt::For(
            "_turn".into(),
            number(0),
            number(halvings),
            vec![Stmt::If(
                open,
                vec![
                    Stmt::Let("middle".into(), middle),
                    Stmt::Set("high".into(), Int::Pick(within.into(), name("high").into(), before.into())),
                    Stmt::If(reached, vec![Stmt::Set("low".into(), name("middle"))]),
                ],
            )],
        ),
        Stmt::Gives(name("low")),
    ]);
    body
}
