//! A table of what is claimed of positions beside what is true of them.

use dashu_int::UBig;
use draw::{Cells, Content, SILENT, code};
use question::Variant;
use question::problem::{NoClaim, Problem, Problems};
use rules::{ClaimInstance, Convention, Form};
use tables::{Table, Want};

/// The game in the convention that a claim of its text is about, counted from 1. Complains if there is no such claim, or if it
/// is about other parameters or another convention than is asked for.
pub fn with_claim(
    variant: &Variant,
    number: usize,
    convention: Option<Convention>,
) -> Result<Variant, Problems> {
    let parameters = &variant.ruleset().parameters;
    let given: Vec<&str> = parameters.iter().map(|parameter| parameter.name.as_str()).collect();
    answer::selected(variant, &given, number, convention)
}

/// The claims of the text about this game and convention: the number of each, counted from 1, and what it says.
pub fn claimed(variant: &Variant) -> Vec<(usize, String)> {
    claims(variant, None).map(|claim| (claim.place + 1, variant.claimed(claim))).collect()
}

/// The claims of a game about single positions, or one of them, and the truth: cells of [`Content::Claim`].
pub struct Compared<'a> {
    variant: &'a Variant,
    outcomes: Vec<&'a ClaimInstance>,
    values: Vec<&'a ClaimInstance>,
    truth: Option<&'a Table>,
    worth: Option<&'a Table>,
}

/// The outcome that is claimed is wrong: this and the letter's number.
const WRONG: u64 = 4;
/// The nim-value that is claimed is wrong.
const WRONG_VALUE: u64 = 7;

impl<'a> Compared<'a> {
    /// Tables needed for all claims, or for the one with this number: of values if a claim gives nim-values, else of outcomes.
    pub fn wants(variant: &Variant, only: Option<usize>) -> Result<Vec<Want>, Problem> {
        let claims = || claims(variant, only);
        let outcomes = claims().any(|claim| claim.outcome().is_some());
        let values = claims().any(|claim| claim.outcome().is_none());
        let wants: Vec<Want> = match (outcomes, values) {
            (false, false) => {
                return Err(Problem::new(NoClaim::Nothing { game: variant.name().into() }));
            }
            (_, false) => vec![Want::Outcomes],
            // The values give the outcomes.
            (_, true) => vec![Want::Values],
        };
        Ok(wants)
    }

    /// For these tables, as [`wants`](Compared::wants) names them.
    pub fn new(variant: &'a Variant, only: Option<usize>, tables: &'a [Table]) -> Compared<'a> {
        let of = |content| tables.iter().find(|table| Content::of(table) == content);
        let (outcomes, values) = claims(variant, only).partition(|claim| claim.outcome().is_some());
        Compared { variant, outcomes, values, truth: of(Content::Outcome), worth: of(Content::Value) }
    }

    /// The truth at the positions of a row: letters as numbers, and nim-values if they are known.
    fn truths(&self, prefix: &[u64], start: u64, length: usize) -> (Vec<u64>, Option<Vec<u64>>) {
        let read = |table: &Table| {
            let mut cells = vec![0; length];
            table.fill(prefix, start, &mut cells);
            cells
        };
        match (self.worth, self.truth) {
            (Some(worth), _) => {
                let values = read(worth);
                (values.iter().map(|&value| u64::from(value != 0)).collect(), Some(values))
            }
            (None, Some(truth)) => (read(truth), None),
            (None, None) => (vec![SILENT; length], None),
        }
    }

    /// Verdict of a claim at the positions of a row; `None` where it has none.
    fn holds(&self, claim: &ClaimInstance, prefix: &[u64], start: u64, length: usize) -> Vec<Option<bool>> {
        let single = self.variant.form() == Form::Tuple(prefix.len() + 1);
        if single && !self.variant.has_gaps() && !claim.is_partial() {
            let mut holds = vec![false; length];
            let told = claim.fill(prefix, start, &mut holds);
            return holds.into_iter().map(|holds| told.then_some(holds)).collect();
        }
        let positions = self.positions(prefix, start, length);
        positions.map(|at| at.map_or(Some(false), |at| claim.holds(&parts(&at)))).collect()
    }

    /// The positions of a row, as the rules write them.
    fn positions(
        &self,
        prefix: &[u64],
        start: u64,
        length: usize,
    ) -> impl Iterator<Item = Option<Vec<Vec<UBig>>>> + '_ {
        let mut at = [prefix, &[start]].concat();
        let last = prefix.len();
        (start..).take(length).map(move |number| {
            at[last] = number;
            self.variant.components_at(&at)
        })
    }
}

impl Cells for Compared<'_> {
    fn fill(&self, prefix: &[u64], start: u64, row: &mut [u64]) {
        let (truths, values) = self.truths(prefix, start, row.len());
        row.fill(SILENT);
        for claim in &self.outcomes {
            let Some(claimed) = claim.outcome().map(code) else { continue };
            let holds = self.holds(claim, prefix, start, row.len());
            for ((cell, &truth), holds) in row.iter_mut().zip(&truths).zip(holds) {
                let Some(holds) = holds else { continue };
                *cell = match (holds, truth == claimed) {
                    (true, false) => WRONG + claimed,
                    // Positions claimed not to be P are claimed to be N.
                    (false, true) => WRONG + u64::from(claimed == 0),
                    _ if *cell == SILENT => truth,
                    _ => *cell,
                };
            }
        }
        let Some(values) = values else { return };
        let positions = self.positions(prefix, start, row.len());
        for (((cell, &truth), &value), at) in row.iter_mut().zip(&truths).zip(&values).zip(positions) {
            let Some(at) = at else { continue };
            for claim in &self.values {
                let Some(claimed) = claimed_value(claim, &at) else { continue };
                if claimed != UBig::from(value) {
                    *cell = WRONG_VALUE;
                } else if *cell == SILENT {
                    *cell = truth;
                }
            }
        }
    }
}

/// A sum as claims are asked of it.
fn parts(sum: &[Vec<UBig>]) -> Vec<&[UBig]> {
    sum.iter().map(Vec::as_slice).collect()
}

/// The nim-value that a claim gives a sum: by itself, or by those of the components, whose nim-sum it is.
fn claimed_value(claim: &ClaimInstance, sum: &[Vec<UBig>]) -> Option<UBig> {
    if let Ok(Some(value)) = claim.value(&parts(sum)) {
        return Some(value);
    }
    let mut together = UBig::ZERO;
    for component in sum {
        together ^= claim.value(&[component]).ok()??;
    }
    Some(together)
}

/// The claims about this convention, or the one of them with this number; those about sums cover a single component as well.
fn claims(variant: &Variant, only: Option<usize>) -> impl Iterator<Item = &ClaimInstance> {
    let convention = variant.instance().convention();
    let wanted = move |claim: &&ClaimInstance| {
        claim.convention == convention && only.is_none_or(|only| claim.place + 1 == only)
    };
    variant.instance().claims().iter().filter(wanted)
}
