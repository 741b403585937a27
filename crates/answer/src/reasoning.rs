//! Reasons as they stand below one another: a theorem with its argument, an announcement with its lines.

use crate::reason::Reason;

/// A reason, and those that give it in detail.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step<'a> {
    /// The reason.
    pub reason: &'a Reason,
    /// In their order.
    pub below: Vec<Step<'a>>,
}

/// The reasons of an answer, nested; their order is kept.
pub fn nested(why: &[Reason]) -> Vec<Step<'_>> {
    let mut found = vec![];
    let mut rest = why;
    while let Some((reason, after)) = rest.split_first() {
        let inside = after.iter().take_while(|inner| reason.details(inner)).count();
        let (below, after) = after.split_at(inside);
        found.push(Step { reason, below: nested(below) });
        rest = after;
    }
    found
}

impl Reason {
    /// `true` if the other reason, which comes later, is a detail of this one.
    fn details(&self, inner: &Reason) -> bool {
        match (self, inner) {
            (Reason::ValueTheorem { .. }, Reason::Theory(_)) => true,
            (Reason::Theory(said), Reason::Theory(line)) => !said.is_line() && line.is_line(),
            (Reason::EveryMoveLoses { .. }, Reason::EveryMoveAnswered | Reason::Answered { .. })
            | (Reason::EveryMoveAnswered, Reason::Answered { .. }) => true,
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalog::argument::{Nim, Statement};

    fn count(steps: &[Step<'_>]) -> usize {
        steps.iter().map(|step| 1 + count(&step.below)).sum()
    }

    #[test]
    fn a_theorem_holds_its_argument_and_that_its_table() {
        let nim = |said| Reason::of_theory(Statement::Nim(said));
        let answered = Reason::Answered { made: "1 → 0".into(), answer: "1 → 0".into() };
        let why = [
            Reason::ValueTheorem { game: "nim".into(), citation: "Bouton 1901".into() },
            nim(Nim::Rule),
            nim(Nim::InBinary),
            nim(Nim::Line("1 = 1".into())),
            nim(Nim::Line("1 = 1".into())),
            nim(Nim::EvenColumns),
            Reason::NimSum { zero: true },
            Reason::EveryMoveLoses { moves: None },
            Reason::EveryMoveAnswered,
            answered.clone(),
            answered,
        ];
        let steps = nested(&why);
        assert_eq!(steps.iter().map(|step| step.below.len()).collect::<Vec<_>>(), [3, 0, 1]);
        assert_eq!(steps[0].below.iter().map(|step| step.below.len()).collect::<Vec<_>>(), [0, 2, 0]);
        assert_eq!(steps[2].below[0].below.len(), 2);
        assert_eq!(count(&steps), why.len());
    }
}
