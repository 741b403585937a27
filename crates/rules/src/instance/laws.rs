//! Forms of components, and laws of positions.

use super::Instance;
use super::end::EndTest;
use super::misfit::Misfit;
use super::twice::twice;
use crate::Form;
use crate::eval::{Compiler, Env};
use crate::ruleset::Term;
use dashu_int::{IBig, UBig};
use language::integer::Number;

impl Instance {
    /// Converts a component to the form of the rules; expands short forms declared by `start`.
    pub fn check_form(&self, component: &[UBig]) -> Result<Vec<UBig>, Misfit> {
        let fits = match self.form() {
            Form::Tuple(arity) => arity == component.len(),
            Form::Row => true,
            Form::Edges => component.len().is_multiple_of(2),
        };
        if fits {
            return self.check_laws(component.to_vec());
        }
        let starts = if self.shared.starts.is_empty() { &self.base().starts } else { &self.shared.starts };
        let Some(start) = starts.iter().find(|start| start.arity == component.len()) else {
            return Err(Misfit::WrongForm { form: self.form(), given: component.len() });
        };
        let mut slots: Vec<IBig> = component.iter().map(|natural| IBig::from(natural.clone())).collect();
        slots.resize(slots.len().max(start.scope.names.len()), IBig::ZERO);
        let compiler = Compiler::new(&[]);
        let mut natural = |term: &Term| -> Option<UBig> {
            let term = compiler.term::<IBig>(term)?;
            term(&mut Env::new(&mut slots, &[])).ok()?.natural()
        };
        let whole = start.position.iter().map(&mut natural).collect::<Option<_>>();
        self.check_laws(whole.ok_or(Misfit::Meaningless)?)
    }

    /// A component of the right form, sorted if it is unordered, unless it breaks a law.
    fn check_laws(&self, mut component: Vec<UBig>) -> Result<Vec<UBig>, Misfit> {
        if let Some(moves) = self.native() {
            return moves.read(component).map_err(Misfit::Native);
        }
        if self.unordered() {
            component.sort_unstable();
        }
        let base = self.base();
        if base.breaches.is_empty() {
            return Ok(component);
        }
        let at: Vec<IBig> = component.iter().map(|natural| IBig::from(natural.clone())).collect();
        let kept = |test: &EndTest| matches!(test.big.as_ref().map(|test| test.holds(&at)), Some(Ok(false)));
        match base.breaches.iter().find(|(test, _)| !kept(test)) {
            None => Ok(component),
            Some((_, span)) => {
                let law = base.ruleset.text.get(span.start as usize..span.end as usize);
                Err(Misfit::Lawless { law: law.unwrap_or_default().to_string() })
            }
        }
    }

    /// Returns `true` if a component satisfies the laws of the file; its form is not checked.
    pub fn is_position(&self, component: &[UBig]) -> bool {
        self.check_laws(component.to_vec()).is_ok_and(|kept| kept == component)
    }

    /// Returns `true` if a component of the right form may not be a position: laws are declared, or rows are kept in order.
    pub fn is_lawful(&self) -> bool {
        !self.base().breaches.is_empty() || self.unordered()
    }

    /// Returns `true` if a component in machine words satisfies the laws; its form is not checked.
    ///
    /// ```
    /// let text = "game even\n(n) -> (n - 2)\nposition (n) where even(n)\n";
    /// let game = rules::parse(text, &rules::NoLibrary).ruleset.unwrap().instantiate(&[], None).unwrap();
    /// assert!(game.is_lawful() && game.stands(&[4]) && !game.stands(&[5]));
    /// assert_eq!(game.broken_law(&[5u8.into()]), Some("position (n) where even(n)"));
    /// ```
    pub fn stands(&self, component: &[u64]) -> bool {
        if self.unordered() && !component.is_sorted() {
            return false;
        }
        self.base().breaches.iter().all(|(test, _)| {
            let (words, big) = (test.words.as_ref(), test.big.as_ref());
            let broken = twice(words, big, component, |test, at| test.holds(at), |test, at| test.holds(at));
            broken == Ok(false)
        })
    }

    /// The same for the tuples `(prefix.., start)`, `(prefix.., start + 1)`, …, one for each place of `row`.
    pub fn stand_row(&self, prefix: &[u64], start: u64, row: &mut [bool]) {
        row.fill(true);
        let breaches = &self.base().breaches;
        if let Some(masks) = breaches.iter().map(|(test, _)| test.mask.as_ref()).collect::<Option<Vec<_>>>() {
            let mut broken = vec![false; row.len()];
            for mask in masks {
                mask.fill(prefix, start, &mut broken);
                row.iter_mut().zip(&broken).for_each(|(stands, broken)| *stands &= !broken);
            }
            return;
        }
        let mut at = prefix.to_vec();
        at.push(start);
        for (place, last) in row.iter_mut().zip(start..) {
            at[prefix.len()] = last;
            *place = self.stands(&at);
        }
    }

    /// Text of the first law that a component breaks; `None` if no law is seen to be broken.
    pub fn broken_law(&self, component: &[UBig]) -> Option<&str> {
        let base = self.base();
        let at: Vec<IBig> = component.iter().map(|natural| IBig::from(natural.clone())).collect();
        let broken = |test: &EndTest| test.big.as_ref().is_some_and(|test| test.holds(&at) == Ok(true));
        let (_, span) = base.breaches.iter().find(|(test, _)| broken(test))?;
        base.ruleset.text.get(span.start as usize..span.end as usize)
    }
}
