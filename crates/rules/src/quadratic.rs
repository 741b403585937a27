//! Factors of floors, (p + √d) / q, as terms and as numbers.

use crate::eval;
use crate::{NoSurd, Quadratic, Surd, Term};
use dashu_int::ops::UnsignedAbs;
use dashu_int::{IBig, UBig};

impl Quadratic {
    /// The number, once parameters are fixed.
    pub fn surd(&self) -> Result<Surd, NoSurd> {
        let integer = |term: &Term| eval::integer(term).ok_or(NoSurd::Open);
        Surd::new(integer(&self.plus)?, integer(&self.root)?, integer(&self.over)?)
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
