//! The values on which a value rests.

use crate::forms::Forms;
use crate::nimbers::Search;
use crate::options::{Game, Options};
use limits::StopReason;
use std::collections::BTreeSet;

/// Parts with their values, such that for each of them
///
/// * some option has each smaller value, by parts that are listed;
/// * each option that has not another value by parts that are listed has itself an option with the value of the part,
///   by parts that are listed.
#[derive(Clone, Debug, Default)]
pub struct Evidence {
    /// Numbers of the parts in the [table](crate::Table) of the search.
    pub parts: BTreeSet<u32>,
}

impl<G: Game + ?Sized> Search<'_, G> {
    /// Chooses the parts on which the values of some parts rest; all of them have to be known.
    pub fn evidence<'p>(
        &self,
        roots: impl IntoIterator<Item = &'p [u64]>,
        stop: &mut dyn FnMut() -> Option<StopReason>,
    ) -> Result<Option<Evidence>, StopReason> {
        let mut evidence = Evidence::default();
        let mut open: Vec<u32> = Vec::new();
        for root in roots {
            let Some(number) = self.table().number(root) else { return Ok(None) };
            add(&mut evidence, &mut open, &[number]);
        }
        let words = self.game().words();
        let mut forms = Forms::new(words);
        let [mut options, mut replies] = [(); 2].map(|()| Options::new(words, true));
        while let Some(number) = open.pop() {
            if let Some(reason) = stop() {
                return Err(reason);
            }
            let value = self.table().value(number);
            options.clear();
            self.game().options(self.table().key(number), &mut forms, &mut options, &mut |_| true);
            let order = options.ordered();
            let known: Vec<Option<(u16, Vec<u32>)>> =
                order.iter().map(|&option| self.known(&options, option)).collect();
            for target in 0..value {
                let having = known.iter().flatten().filter(|(sum, _)| *sum == target);
                let cheapest = having.min_by_key(|(_, numbers)| evidence.lacks(numbers));
                let Some((_, numbers)) = cheapest else { return Ok(None) };
                add(&mut evidence, &mut open, numbers);
            }
            for (&option, known) in order.iter().zip(&known) {
                let own = known.as_ref().filter(|(sum, _)| *sum != value);
                let mut best: Option<(usize, Vec<u32>)> =
                    own.map(|(_, numbers)| (evidence.lacks(numbers), numbers.clone()));
                if best.as_ref().is_none_or(|(lacks, _)| *lacks > 0) {
                    self.replies(&options, option, value, (&mut forms, &mut replies), &mut |numbers| {
                        let lacks = evidence.lacks(&numbers);
                        if best.as_ref().is_none_or(|(least, _)| lacks < *least) {
                            best = Some((lacks, numbers));
                        }
                    });
                }
                let Some((_, numbers)) = best else { return Ok(None) };
                add(&mut evidence, &mut open, &numbers);
            }
        }
        Ok(Some(evidence))
    }

    /// The value of an option and its parts, if all are known.
    fn known(&self, options: &Options, option: u32) -> Option<(u16, Vec<u32>)> {
        let mut sum = 0;
        let mut numbers = Vec::new();
        for part in options.parts(option as usize) {
            let number = self.table().number(part)?;
            sum ^= self.table().value(number);
            numbers.push(number);
        }
        Some((sum, numbers))
    }

    /// Offers the parts of each option of an option that has a value.
    fn replies(
        &self,
        options: &Options,
        option: u32,
        value: u16,
        (forms, replies): (&mut Forms, &mut Options),
        offer: &mut dyn FnMut(Vec<u32>),
    ) {
        let parts: Vec<&[u64]> = options.parts(option as usize).collect();
        for at in 0..parts.len() {
            let others = parts.iter().enumerate().filter(|&(other, _)| other != at);
            let others: Option<Vec<u32>> = others.map(|(_, part)| self.table().number(part)).collect();
            let Some(others) = others else { continue };
            let beside = others.iter().fold(0, |sum, &number| sum ^ self.table().value(number));
            replies.clear();
            self.game().options(parts[at], forms, replies, &mut |_| true);
            for reply in 0..replies.len() as u32 {
                if let Some((sum, mut numbers)) = self.known(replies, reply)
                    && sum ^ beside == value
                {
                    numbers.extend(&others);
                    offer(numbers);
                }
            }
        }
    }
}

impl Evidence {
    /// Number of these parts that are not listed.
    fn lacks(&self, numbers: &[u32]) -> usize {
        numbers.iter().filter(|number| !self.parts.contains(number)).count()
    }
}

fn add(evidence: &mut Evidence, open: &mut Vec<u32>, numbers: &[u32]) {
    for &number in numbers {
        if evidence.parts.insert(number) {
            open.push(number);
        }
    }
}
