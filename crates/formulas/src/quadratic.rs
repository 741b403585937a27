//! Factors of floors, (p + √d) / q, as terms and as numbers.

use crate::{Quadratic, Term};
use dashu_int::ops::UnsignedAbs;
use dashu_int::{IBig, UBig};
use language::integer::Number;
use language::{NoSurd, Surd};

impl Quadratic {
    /// The number, once parameters are fixed.
    pub fn surd(&self) -> Result<Surd, NoSurd> {
        let (plus, root, over) = self.integers()?;
        Surd::new(plus, root, over)
    }

    /// What is beside the root, the number under it, and the divisor, once parameters are fixed.
    pub fn integers(&self) -> Result<(IBig, IBig, IBig), NoSurd> {
        let integer = |term: &Term| integer(term).ok_or(NoSurd::Open);
        Ok((integer(&self.plus)?, integer(&self.root)?, integer(&self.over)?))
    }
}

impl From<Surd> for Quadratic {
    fn from(surd: Surd) -> Quadratic {
        let below = *surd.plus() < IBig::ZERO;
        let size = Term::Number(surd.plus().clone().unsigned_abs());
        let plus = match below {
            true => Term::Subtract(Box::new(Term::Number(UBig::ZERO)), Box::new(size)),
            false => size,
        };
        Quadratic { plus, root: Term::Number(surd.root().clone()), over: Term::Number(surd.over().clone()) }
    }
}

/// Value of a term of numbers; `None` if it has variables, open parameters or functions, or is undefined.
fn integer(term: &Term) -> Option<IBig> {
    let pair = |a: &Term, b: &Term| Some((integer(a)?, integer(b)?));
    let divisible = |a: &Term, b: &Term| pair(a, b).filter(|(_, b)| *b > IBig::ZERO);
    match term {
        Term::Number(number) => Some(number.clone().into()),
        Term::Add(a, b) => pair(a, b).map(|(a, b)| a + b),
        Term::Subtract(a, b) => pair(a, b).map(|(a, b)| a - b),
        Term::Multiply(a, b) => pair(a, b).map(|(a, b)| a * b),
        Term::Divide(a, b) => divisible(a, b).and_then(|(a, b)| a.divide(&b)),
        Term::Modulo(a, b) => divisible(a, b).and_then(|(a, b)| a.modulo(&b)),
        _ => None,
    }
}
