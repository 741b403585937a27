//! Factors of floors, (p + √d) / q, as terms and as numbers.

use crate::{Quadratic, Term};
use dashu_int::ops::UnsignedAbs;
use dashu_int::{IBig, UBig};
use language::integer::Number;
use language::{Function, NoSurd, Surd};

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

    /// The floor of a multiple of this number, which may depend on parameters; if it is turned, of its negative, and then it
    /// may not: that is [`NoSurd::Open`].
    pub fn floor(self, turned: bool, of: Term) -> Result<Term, NoSurd> {
        if turned {
            return self.floor_of_negative(&of);
        }
        let factor = match self.surd() {
            Ok(surd) => surd.into(),
            Err(NoSurd::Open) => self,
            Err(flaw) => return Err(flaw),
        };
        Ok(Term::Floor(Box::new(factor), Box::new(of)))
    }

    /// ⌊θ·t⌋ for θ = −(plus + √root)/over, all three of them numbers: for an integer k above θ that is k·t, less ⌊(k − θ)·t⌋,
    /// less 1 if t is not 0, since (k − θ)·t is no integer then.
    fn floor_of_negative(&self, of: &Term) -> Result<Term, NoSurd> {
        let (plus, root, over) = self.integers()?;
        let root = UBig::try_from(root).map_err(|_| NoSurd::Root)?;
        let over = UBig::try_from(over).ok().filter(|over| !over.is_zero()).ok_or(NoSurd::Over)?;
        let whole = root.nth_root(2);
        let floor = |surd: Surd| Term::Floor(Box::new(surd.into()), Box::new(of.clone()));
        if &whole * &whole == root {
            return Ok(floor(Surd::new(-plus - IBig::from(whole), IBig::ZERO, over.into())?));
        }
        // −plus less the root, which is not whole, rounded down; what is not negative can be divided.
        let top = UBig::try_from(-&plus - IBig::from(whole) - IBig::ONE).map_err(|_| NoSurd::Negative)?;
        let above = top / &over + UBig::ONE;
        let rest = floor(Surd::new(plus + IBig::from(&above * &over), root.into(), over.into())?);
        let multiple = Term::Multiply(Box::new(Term::Number(above)), Box::new(of.clone()));
        let one = Term::Call(Function::Min, vec![of.clone(), Term::Number(UBig::ONE)]);
        let less = |a: Term, b: Term| Term::Subtract(Box::new(a), Box::new(b));
        Ok(less(less(multiple, rest), one))
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
