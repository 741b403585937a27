//! Verdicts at declared ends.

use super::Instance;
use super::misfit::Trouble;
use super::rule::trouble;
use super::twice::twice;
use crate::Verdict;
use dashu_int::{IBig, UBig};

impl Instance {
    /// Verdict for the player to move at a declared end, under the convention.
    pub fn end(&self, at: &[u64]) -> Result<Option<Verdict>, Trouble> {
        for end in self.end_tests() {
            let holds = twice(
                end.words.as_ref(),
                end.big.as_ref(),
                at,
                |test, at| test.holds(at),
                |test, at| test.holds(at),
            );
            if holds.map_err(|fault| trouble(fault, usize::MAX, &end.scope))? {
                return Ok(Some(self.swapped(end.verdict)));
            }
        }
        Ok(None)
    }

    /// Verdicts at the tuples `(prefix.., start)`, `(prefix.., start + 1)`, …, one for each place of `row`.
    pub fn end_row(&self, prefix: &[u64], start: u64, row: &mut [Option<Verdict>]) -> Result<(), Trouble> {
        row.fill(None);
        if let Some(masks) = self.end_tests().iter().map(|end| end.mask.as_ref()).collect::<Option<Vec<_>>>()
        {
            let mut holds = vec![false; row.len()];
            for (end, mask) in self.end_tests().iter().zip(masks) {
                mask.fill(prefix, start, &mut holds);
                if holds.contains(&true) {
                    let verdict = self.swapped(end.verdict);
                    let hit = row.iter_mut().zip(&holds).filter(|(_, holds)| **holds);
                    hit.for_each(|(place, _)| *place = place.or(Some(verdict)));
                }
            }
            return Ok(());
        }
        let mut at = prefix.to_vec();
        at.push(start);
        for (place, last) in row.iter_mut().zip(start..) {
            at[prefix.len()] = last;
            *place = self.end(&at)?;
        }
        Ok(())
    }

    /// Verdict at a declared end, with numbers of any size.
    pub fn big_end(&self, at: &[UBig]) -> Result<Option<Verdict>, Trouble> {
        let at: Vec<IBig> = at.iter().map(|natural| IBig::from(natural.clone())).collect();
        for end in self.end_tests() {
            let test = end.big.as_ref().ok_or(Trouble::TooLarge)?;
            if test.holds(&at).map_err(|fault| trouble(fault, usize::MAX, &end.scope))? {
                return Ok(Some(self.swapped(end.verdict)));
            }
        }
        Ok(None)
    }
}
