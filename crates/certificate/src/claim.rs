//! Claims as formulas about the places of a position.

use crate::compile::{Compiler, Simplified};
use crate::formula::Term;
use crate::game::{Game, Shape};
use crate::reading::Names;
use crate::rejection::Reason;
use crate::unsupported::Unsupported;
use rules::{ClaimInstance, Content};

impl Game {
    /// Domain of a claim's folds: values of its first variables, one element after another.
    pub(crate) fn elements(&self) -> Vec<Vec<Term>> {
        let place = |place: usize| Term::Variable(self.x[place]);
        match self.shape {
            Shape::One(_) => Vec::new(),
            Shape::Sum(_, count) => {
                (0..count).map(|component| self.component(component).map(place).collect()).collect()
            }
            Shape::Row(length) => {
                let number = |number: usize| Term::Number(number as i128);
                let element = |index: usize| {
                    let before = if index == 0 { number(0) } else { place(index - 1) };
                    vec![place(index), number(index + 1), number(length), before]
                };
                (0..length).map(element).collect()
            }
        }
    }

    /// Values of a claim's variables.
    pub(crate) fn claim_names<'a>(
        &'a self,
        compiler: &mut Compiler<'_>,
        claim: &ClaimInstance,
        elements: &'a [Vec<Term>],
    ) -> Names<'a> {
        let first = match self.shape {
            Shape::One(_) => self.x.iter().map(|&place| Term::Variable(place)).collect(),
            // These have values inside folds only.
            Shape::Sum(arity, _) => vec![Term::Number(0); arity],
            Shape::Row(_) => vec![Term::Number(0); 4],
        };
        Names::new(compiler, claim.scope(), &first, &self.own_automata).over(elements)
    }

    /// Literal of a claim about the winner.
    pub(crate) fn claimed(
        &self,
        compiler: &mut Compiler<'_>,
        claim: &ClaimInstance,
    ) -> Result<Simplified, Reason> {
        let Content::Outcome(_, formula) = claim.content() else { return Err(Unsupported::Values.into()) };
        let elements = self.elements();
        let mut names = self.claim_names(compiler, claim, &elements);
        let formula = compiler.read_formula(&mut names, formula)?;
        compiler.literal(&formula)
    }
}
