//! Resolution of the components that a move leaves.

use super::Resolver;
use super::variables::Variables;
use crate::{Part, RowPart};
use language::Diagnostic;
use language::ast::{Component, Expression, Place};
use language::problem::{Misplaced, Note};

impl Resolver<'_> {
    /// Resolves one of `parts` components that a move leaves.
    pub(super) fn part(
        &mut self,
        variables: &mut Variables,
        part: &Component,
        before: &Component,
        parts: usize,
    ) -> Option<Part> {
        let checked = self.check_component(part);
        let mut good = !(part.row && before.row) || self.gaps_are_clear(part, before, parts);
        let count = match &part.copies {
            Some(copies) => Some(self.term(variables, copies)?),
            None => None,
        };
        let mut row = Vec::new();
        let mut gaps = nameless_gaps(before).into_iter();
        for place in &part.places {
            let resolved = match place {
                Place::Gap(span) | Place::Each(_, span) if !part.row => {
                    self.report(Misplaced::GapInTuple, *span);
                    None
                }
                Place::Gap(_) => gaps.next().map(RowPart::Gap),
                Place::Each(term, _) => self.each(variables, term),
                Place::Term(term) => self.term(variables, term).map(RowPart::Place),
            };
            good &= resolved.is_some();
            row.extend(resolved);
        }
        checked?;
        if !good {
            return None;
        }
        let place = |part| match part {
            RowPart::Place(term) => Some(term),
            RowPart::Gap(_) | RowPart::Each { .. } => None,
        };
        let one = match part.row {
            true => Part::Row(row),
            false => Part::Tuple(row.into_iter().map(place).collect::<Option<Vec<_>>>()?),
        };
        Some(match count {
            Some(count) => Part::Copies(count, Box::new(one)),
            None => one,
        })
    }

    /// Reports gaps without names of which it is not clear what they stand for. They stand for the first ones on the left; the
    /// others are cut off, if one row is left that begins as the row before does.
    fn gaps_are_clear(&mut self, part: &Component, before: &Component, parts: usize) -> bool {
        let (left, right) = (nameless_gaps(before).len(), nameless_gaps(part).len());
        let opens = |row: &Component| !matches!(row.places.first(), None | Some(Place::Term(_)));
        let clear = right == 0 || right == left || right < left && parts == 1 && opens(part) == opens(before);
        if !clear {
            let problem = Misplaced::GapCount { before: left, after: right };
            let diagnostic = Diagnostic::noted(problem, part.span, Note::Gaps(right));
            self.problems.add(diagnostic.with(before.span, Note::Gaps(left)));
        }
        clear
    }

    /// `min(w, y)..`, which names one gap.
    fn each(&mut self, variables: &mut Variables, each: &Expression) -> Option<RowPart> {
        variables.mapped = Some(Vec::new());
        let term = self.term(variables, each);
        let mapped = variables.mapped.take().unwrap_or_default();
        let term = term?;
        let [(gap, element)] = *mapped else {
            self.report(Misplaced::EachOfGaps { gaps: mapped.len() }, each.span);
            return None;
        };
        Some(match term {
            crate::Term::Variable(slot) if slot == element => RowPart::Gap(gap),
            term => RowPart::Each { gap, element, term },
        })
    }
}

/// The gaps of a row that have no names, each by its number among all gaps.
fn nameless_gaps(row: &Component) -> Vec<usize> {
    let gaps = row.places.iter().filter(|place| !matches!(place, Place::Term(_)));
    gaps.enumerate().filter(|(_, gap)| matches!(gap, Place::Gap(_))).map(|(number, _)| number).collect()
}
