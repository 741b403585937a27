//! Sequences: the body of a function of one number, or of digits of several.

use super::Writer;
use crate::read::compare;
use crate::{Result, Unwritten};
use dashu_int::IBig;
use guess::{
    Beatty, Capped, Copies, Digits, Pattern, Pieces, PlaceValues, Recurrence, Regular, Residues, Rule, Slant,
    Steps, Words,
};
use program::{Cond, Gives, Helper, Int, Stmt, minus, name, number, plus, times as multiplied};
use rules::Relation;

/// Digits of the largest number, and more.
const MANY: u32 = 130;

fn quotient(of: Int, by: impl Into<IBig>) -> Int {
    Int::Quotient(of.into(), number(by).into(), true)
}

fn rest(of: Int, by: impl Into<IBig>) -> Int {
    Int::Rest(of.into(), number(by).into(), true)
}

/// Nothing is known below the first number.
pub(super) fn from(first: u64, n: &str) -> Option<Stmt> {
    let below = compare(Relation::Less, name(n), number(first));
    (first > 0).then(|| Stmt::If(below, vec![Stmt::Fail("nothing is known of this number".into())]))
}

impl Writer {
    /// Values that are listed up to some number.
    fn listed(&mut self, first: u64, values: &[i64], n: &str) -> Vec<Stmt> {
        let mut body: Vec<Stmt> = from(first, n).into_iter().collect();
        if !values.is_empty() {
            let begin = self.array("BEFORE_", values.iter().copied());
            let early = compare(Relation::Less, name(n), number(first + values.len() as u64));
            let item = Int::Item(begin, minus(name(n), number(first)).into());
            body.push(Stmt::If(early, vec![Stmt::Gives(item)]));
        }
        body
    }

    pub(super) fn pieces(&mut self, pieces: &Pieces, n: &str) -> Result<Vec<Stmt>> {
        let mut body = self.listed(pieces.first(), pieces.before(), n);
        let (index, period) = (minus(name(n), number(pieces.begin())), pieces.period() as u64);
        if period > 1 && pieces.degree() == 0 {
            let same = |shift: u64| {
                (0..period).all(|at| {
                    pieces.classes()[at as usize] == [i128::from((pieces.begin() + at + shift) % period)]
                })
            };
            if let Some(shift) = (0..period).find(|&shift| same(shift)) {
                body.push(Stmt::Gives(rest(plus(name(n), number(shift)), period)));
                return Ok(body);
            }
        }
        let (place, times) = match period {
            1 => (number(0), index.clone()),
            _ => (rest(index.clone(), period), quotient(index, period)),
        };
        let mut value = number(0);
        for order in 0..=pieces.degree() {
            let of: Vec<i128> =
                pieces.classes().iter().map(|class| class.get(order).copied().unwrap_or(0)).collect();
            let leading = match of.as_slice() {
                [first, others @ ..] if others.iter().all(|other| other == first) => number(*first),
                _ => Int::Item(self.array("DIFFERENCES_", of), place.clone().into()),
            };
            // The binomial coefficient of the quotient.
            let choose = match order {
                0 => None,
                1 => Some(times.clone()),
                2 => Some(quotient(product(&times, &[1]), 2)),
                3 => Some(quotient(product(&times, &[1, 2]), 6)),
                _ => return Err(Unwritten::Term("a polynomial of degree 4".into())),
            };
            let term = match (choose, &leading) {
                (None, _) => leading,
                (Some(_), Int::Number(zero)) if *zero == IBig::ZERO => number(0),
                (Some(choose), Int::Number(one)) if *one == IBig::ONE => choose,
                (Some(choose), _) => Int::Multiply(leading.into(), choose.into()),
            };
            value = plus(value, term);
        }
        body.push(Stmt::Gives(value));
        Ok(body)
    }

    pub(super) fn beatty(&mut self, beatty: &Beatty, n: Int) -> Int {
        let (shift, p, d, q) = beatty.parts();
        plus(self.multiple((p, d, q), plus(n, number(shift))), number(beatty.plus()))
    }

    pub(super) fn recurrence(&mut self, recurrence: &Recurrence, n: &str) -> Result<Vec<Stmt>> {
        let (first, begin) = (recurrence.first(), recurrence.begin());
        let order = begin.len() as u64;
        let mut body = self.listed(first, begin, n);
        let (starts, step) = steps(recurrence);
        body.extend(starts);
        body.push(Stmt::For("_turn".into(), number(first + order), name(n), step));
        body.push(Stmt::Gives(name(LAST)));
        Ok(body)
    }

    /// Each term by an earlier one: by a loop over all of them, or by a function that calls itself.
    pub(super) fn steps(&mut self, found: &Steps, given: &[String]) -> Result<Vec<Stmt>> {
        let (n, others) = given.split_first().ok_or(Unwritten::NoClaim)?;
        let (first, begin) = found.begin();
        let (back, next) = found.parts();
        let mut body = self.listed(first, begin, n);
        if found.is_by_one() {
            let last = *begin.last().ok_or(Unwritten::NoClaim)?;
            let next = self.formula(next, &[&["last".into(), "index".into()], others].concat())?;
            body.push(Stmt::Start("last".into(), number(last)));
            let step = vec![Stmt::Set("last".into(), next)];
            body.push(Stmt::For("index".into(), number(first + begin.len() as u64), name(n), step));
            body.push(Stmt::Gives(name("last")));
            return Ok(body);
        }
        let function = self.fresh("term");
        let back = self.formula(back, std::slice::from_ref(n))?;
        body.push(Stmt::Let("last".into(), Int::Call(function.clone(), vec![back])));
        let next = self.formula(next, &["last".into(), n.clone()])?;
        body.push(Stmt::Gives(next));
        self.push(&function, "The term with an index.", std::slice::from_ref(n), Gives::Number, body);
        Ok(vec![Stmt::Gives(super::call(&function, std::slice::from_ref(n)))])
    }

    pub(super) fn regular(&mut self, regular: &Regular, n: &str) -> Result<Vec<Stmt>> {
        let (base, parts) = (regular.base(), regular.parts());
        let unknown = || Unwritten::Term("a recursion on digits".into());
        let early: Option<Vec<i64>> = (regular.first()..base).map(|index| regular.term(index)).collect();
        let mut body = self.listed(regular.first(), &early.ok_or_else(unknown)?, n);
        body.push(Stmt::Start("power".into(), number(1)));
        let more = compare(Relation::LessEqual, name("power"), quotient(name(n), base));
        let raise = vec![Stmt::Set("power".into(), multiplied(base.into(), name("power")))];
        body.push(Stmt::For("_turn".into(), number(0), number(MANY), vec![Stmt::If(more, raise)]));
        let leading = Int::Quotient(name(n).into(), name("power").into(), true);
        body.push(Stmt::Let("leading".into(), leading));
        for (place, &(scale, offset)) in parts.iter().enumerate() {
            let values: Option<Vec<i64>> = (0..base)
                .map(|lead| regular.term(scale * lead + offset).or((lead == 0).then_some(0)))
                .collect();
            let array = self.array("LEADING_", values.ok_or_else(unknown)?);
            body.push(Stmt::Start(format!("x{place}"), Int::Item(array, name("leading").into())));
        }
        let mut step = vec![
            Stmt::Set("power".into(), quotient(name("power"), base)),
            Stmt::Let("digit".into(), rest(Int::Quotient(name(n).into(), name("power").into(), true), base)),
        ];
        for place in 0..parts.len() {
            let mut sum = number(0);
            let under = common(&regular.recursions()[place]);
            for other in 0..=parts.len() {
                let by: Vec<i128> = regular.recursions()[place]
                    .iter()
                    .map(|coefficients| {
                        coefficients.get(other).map_or(0, |by| by.parts().0 * (under / by.parts().1))
                    })
                    .collect();
                if by.iter().all(|&by| by == 0) {
                    continue;
                }
                let by = Int::Item(self.array("BY_", by), name("digit").into());
                let term = if other == parts.len() {
                    by
                } else {
                    Int::Multiply(by.into(), name(&format!("x{other}")).into())
                };
                sum = plus(sum, term);
            }
            let next = if under == 1 { sum } else { Int::Quotient(sum.into(), number(under).into(), false) };
            if under != 1 {
                self.helpers.insert(Helper::FloorDiv);
            }
            step.push(Stmt::Let(format!("y{place}"), next));
        }
        step.extend((0..parts.len()).map(|place| Stmt::Set(format!("x{place}"), name(&format!("y{place}")))));
        let goes_on = compare(Relation::Greater, name("power"), number(1));
        body.push(Stmt::For("_turn".into(), number(0), number(MANY), vec![Stmt::If(goes_on, step)]));
        body.push(Stmt::Gives(name("x0")));
        Ok(body)
    }

    /// Both coordinates are lowered as often as may be; then a row or a column decides.
    pub(super) fn slant(&mut self, slant: &Slant<Pattern>, given: &[String]) -> Result<Vec<Stmt>> {
        let (border, step, lines) = slant.parts();
        let [a, b] = given else { return Err(Unwritten::NoClaim) };
        let above = |given: &String| Int::Most(vec![minus(name(given), number(border)), number(0)]);
        let times = [(a, step[0]), (b, step[1])].map(|(given, step)| quotient(above(given), step));
        let lowered = |given: &String, step: u64| minus(name(given), multiplied(step.into(), name("times")));
        let mut body = vec![
            Stmt::Let("times".into(), Int::Least(times.to_vec())),
            Stmt::Let("row".into(), lowered(a, step[0])),
            Stmt::Let("column".into(), lowered(b, step[1])),
        ];
        for (lines, [line, along]) in lines.into_iter().zip([["row", "column"], ["column", "row"]]) {
            for (index, pattern) in
                lines.iter().enumerate().filter_map(|(index, line)| Some((index, line.as_ref()?)))
            {
                let function = self.fresh("part");
                self.function(&function, pattern, &["n".into()])?;
                let here = compare(Relation::Equal, name(line), number(index as u64));
                body.push(Stmt::If(here, vec![Stmt::Gives(Int::Call(function, vec![name(along)]))]));
            }
        }
        body.push(Stmt::Fail("nothing is known of this position".into()));
        Ok(body)
    }

    /// Values that repeat at a growing distance: steps back to the one that was new.
    pub(super) fn capped(&mut self, capped: &Capped<Pattern>, n: &str) -> Result<Vec<Stmt>> {
        let (first, bound) = capped.parts();
        let outcomes = capped.is_of_outcomes();
        let function = self.fresh("bound");
        self.function(&function, bound, &["n".into()])?;
        let of = |index: Int| Int::Call(function.clone(), vec![index]);
        let start = compare(Relation::LessEqual, name("at"), number(first));
        let new = compare(Relation::Greater, name("most"), of(minus(name("at"), number(1))));
        let step = vec![
            Stmt::If(start, vec![Stmt::Gives(number(0))]),
            Stmt::Let("most".into(), of(name("at"))),
            Stmt::If(new, vec![Stmt::Gives(if outcomes { number(1) } else { name("most") })]),
            Stmt::Set("at".into(), minus(minus(name("at"), name("most")), number(1))),
        ];
        Ok(vec![
            Stmt::Start("at".into(), name(n)),
            Stmt::For("_turn".into(), number(0), name(n), step),
            Stmt::Fail("no value was found".into()),
        ])
    }

    pub(super) fn copies(&mut self, copies: &Copies, n: &str) -> Result<Vec<Stmt>> {
        let (first, before) = copies.before();
        let modulus = copies.rules().len() as u64;
        let mut step = Vec::new();
        let array = self.array("BEFORE_", before.iter().copied());
        let early = compare(Relation::Less, name("at"), number(first + before.len() as u64));
        let item = Int::Item(array, minus(name("at"), number(first)).into());
        if !before.is_empty() {
            step.push(Stmt::If(early, vec![Stmt::Gives(item)]));
        }
        step.push(Stmt::Let("times".into(), quotient(name("at"), modulus)));
        step.push(Stmt::Let("class_".into(), rest(name("at"), modulus)));
        for (class, rule) in (0u64..).zip(copies.rules()) {
            let here = compare(Relation::Equal, name("class_"), number(class));
            let then = match *rule {
                Rule::Line { slope, constant } => {
                    Stmt::Gives(plus(multiplied(slope.into(), name("times")), number(constant)))
                }
                Rule::Copy { times, plus: more } => {
                    Stmt::Set("at".into(), plus(multiplied(times.into(), name("times")), number(more)))
                }
            };
            step.push(Stmt::If(here, vec![then]));
        }
        let mut body: Vec<Stmt> = from(first, n).into_iter().collect();
        body.push(Stmt::Start("at".into(), name(n)));
        // Each copy is at a smaller number: by a ninth at least.
        body.push(Stmt::For("_turn".into(), number(0), number(8 * MANY), step));
        body.push(Stmt::Fail("the recursion does not end".into()));
        Ok(body)
    }

    pub(super) fn digits(&mut self, digits: &Digits, given: &[String]) -> Vec<Stmt> {
        let base = digits.base();
        let letters = digits.next().first().map_or(1, Vec::len) as u64;
        let next = self.array("NEXT_", digits.next().iter().flatten().map(|&state| state as u64));
        let values = self.array("VALUES_", digits.values().iter().copied());
        let rests: Vec<String> = (0..given.len()).map(|place| format!("rest{place}")).collect();
        let mut body: Vec<Stmt> =
            rests.iter().zip(given).map(|(rest, given)| Stmt::Start(rest.clone(), name(given))).collect();
        body.push(Stmt::Start("state".into(), number(0)));
        let letter = rests
            .iter()
            .fold(number(0), |letter, of| plus(multiplied(base.into(), letter), rest(name(of), base)));
        let place = plus(multiplied(letters.into(), name("state")), letter);
        let mut step = vec![Stmt::Set("state".into(), Int::Item(next, place.into()))];
        step.extend(rests.iter().map(|of| Stmt::Set(of.clone(), quotient(name(of), base))));
        let left =
            Cond::Any(rests.iter().map(|of| compare(Relation::Greater, name(of), number(0))).collect());
        let left =
            if rests.len() == 1 { compare(Relation::Greater, name(&rests[0]), number(0)) } else { left };
        body.push(Stmt::For("_turn".into(), number(0), number(MANY), vec![Stmt::If(left, step)]));
        body.push(Stmt::Gives(Int::Item(values, name("state").into())));
        body
    }

    /// An automaton that reads the highest digit first; leading zeros are not read.
    pub(super) fn words(&mut self, words: &Words, given: &[String]) -> Vec<Stmt> {
        let (numeration, outputs, successors) = words.parts();
        let most = numeration.largest();
        let letters = successors.first().map_or(1, Vec::len) as u64;
        let mut places = vec![1u64];
        let (mut before, mut last) = (1u64, 1u64);
        while let Some(next) = following(numeration, last, before).filter(|&next| next < 1 << 63) {
            (before, last) = (last, next);
            places.push(next);
        }
        places.reverse();
        let count = places.len();
        let targets = successors.iter().flatten().map(|state| state.map_or(0, |state| state as u64));
        let (next, values) = (self.array("NEXT_", targets), self.array("VALUES_", outputs.iter().copied()));
        let places = self.array("PLACES_", places);
        let rests: Vec<String> = (0..given.len()).map(|place| format!("rest{place}")).collect();
        let mut body: Vec<Stmt> =
            rests.iter().zip(given).map(|(rest, given)| Stmt::Start(rest.clone(), name(given))).collect();
        body.push(Stmt::Start("state".into(), number(0)));
        body.push(Stmt::Start("begun".into(), number(0)));
        let mut step = vec![Stmt::Let("place".into(), Int::Item(places, name("at_place").into()))];
        for (index, of) in rests.iter().enumerate() {
            let digit = format!("digit{index}");
            step.push(Stmt::Let(digit.clone(), Int::Quotient(name(of).into(), name("place").into(), true)));
            let taken = Int::Multiply(name(&digit).into(), name("place").into());
            step.push(Stmt::Set(of.clone(), minus(name(of), taken)));
        }
        let letter = (0..rests.len()).fold(number(0), |letter, index| {
            plus(multiplied((most + 1).into(), letter), name(&format!("digit{index}")))
        });
        step.push(Stmt::Let("letter".into(), letter));
        let first = compare(Relation::Greater, name("letter"), number(0));
        step.push(Stmt::If(first, vec![Stmt::Set("begun".into(), number(1))]));
        let reads = compare(Relation::Equal, name("begun"), number(1));
        let place = plus(multiplied(letters.into(), name("state")), name("letter"));
        step.push(Stmt::If(reads, vec![Stmt::Set("state".into(), Int::Item(next, place.into()))]));
        body.push(Stmt::For("at_place".into(), number(0), number(count as u64 - 1), step));
        body.push(Stmt::Gives(Int::Item(values, name("state").into())));
        body
    }

    pub(super) fn residues(&mut self, residues: &Residues, given: &[String]) -> Vec<Stmt> {
        let repeats = residues.repeats();
        let mut body = Vec::new();
        let mut place = number(0);
        for (index, (&(border, period), given)) in repeats.iter().zip(given).enumerate() {
            let early = compare(Relation::Less, name(given), number(border));
            if period == 0 {
                // Nothing is said beyond the border.
                let late = Cond::Not(early.into());
                body.push(Stmt::If(late, vec![Stmt::Fail("nothing is known of this position".into())]));
                place = plus(multiplied(border.into(), place), name(given));
                continue;
            }
            let late = plus(rest(minus(name(given), number(border)), period), number(border));
            let at = match border {
                0 => rest(name(given), period),
                _ => Int::Pick(early.into(), name(given).into(), late.into()),
            };
            let named = format!("at{index}");
            body.push(Stmt::Let(named.clone(), at));
            place = plus(multiplied((border + period).into(), place), name(&named));
        }
        let grid = residues.grid();
        let unknown = residues.values().values().copied().min().unwrap_or(0).saturating_sub(1);
        let values = self.array("VALUES_", grid.iter().map(|value| value.unwrap_or(unknown)));
        let item = Int::Item(values, place.into());
        if grid.contains(&None) {
            let nothing = compare(Relation::Equal, item.clone(), number(unknown));
            body.push(Stmt::If(nothing, vec![Stmt::Fail("nothing is known of this position".into())]));
        }
        body.push(Stmt::Gives(item));
        body
    }
}

/// The last term of a recurrence.
pub(super) const LAST: &str = "x1";

/// Variables with the last terms of a recurrence, and the step to the next ones.
pub(super) fn steps(recurrence: &Recurrence) -> (Vec<Stmt>, Vec<Stmt>) {
    let begin = recurrence.begin();
    let (coefficients, constant) = recurrence.parts();
    let x = |back: usize| format!("x{back}");
    // Compilers warn of variables that are never read, and that of Go refuses them.
    let kept = coefficients.iter().rposition(|&by| by != 0).map_or(1, |last| last + 1);
    let starts = (1..=kept).zip(begin.iter().rev()).map(|(back, &value)| Stmt::Start(x(back), number(value)));
    let next = (1..)
        .zip(coefficients)
        .filter(|&(_, &by)| by != 0)
        .fold(number(constant), |sum, (back, &by)| plus(sum, multiplied(by.into(), name(&x(back)))));
    let mut step = vec![Stmt::Let("next".into(), next)];
    step.extend((2..=kept).rev().map(|back| Stmt::Set(x(back), name(&x(back - 1)))));
    step.push(Stmt::Set(LAST.into(), name("next")));
    (starts.collect(), step)
}

/// The place value after two others.
fn following(numeration: PlaceValues, last: u64, before: u64) -> Option<u64> {
    match numeration {
        PlaceValues::Base(base) => last.checked_mul(base),
        PlaceValues::Quadratic(times) => last.checked_mul(times)?.checked_add(before),
    }
}

/// The least common denominator of coefficients.
fn common(digits: &[Vec<guess::Ratio>]) -> i128 {
    digits.iter().flatten().fold(1, |under: i128, by| {
        let below = by.parts().1;
        if under % below == 0 { under } else { under.saturating_mul(below) }
    })
}

/// x (x − 1) …
fn product(of: &Int, less: &[u8]) -> Int {
    less.iter().fold(of.clone(), |product, &less| {
        Int::Multiply(product.into(), minus(of.clone(), number(less)).into())
    })
}
