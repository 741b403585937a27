//! Affine expressions over numbered natural unknowns.

use dashu_int::ops::{Gcd, UnsignedAbs};
use dashu_int::{IBig, UBig};
use std::collections::BTreeMap;
use std::ops::Add;

/// A constant plus multiples of unknowns; no multiple is zero.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Affine {
    /// Multiple of each unknown.
    pub multiples: BTreeMap<usize, IBig>,
    /// The constant.
    pub constant: IBig,
}

impl Affine {
    /// A constant.
    pub fn constant(constant: impl Into<IBig>) -> Affine {
        Affine { multiples: BTreeMap::new(), constant: constant.into() }
    }

    /// An unknown.
    pub fn unknown(unknown: usize) -> Affine {
        Affine { multiples: [(unknown, IBig::ONE)].into(), constant: IBig::ZERO }
    }

    /// `self + factor * other`.
    pub fn plus(mut self, other: &Affine, factor: &IBig) -> Affine {
        for (&unknown, multiple) in &other.multiples {
            let sum = self.multiples.entry(unknown).or_insert(IBig::ZERO);
            *sum += factor * multiple;
            if *sum == IBig::ZERO {
                self.multiples.remove(&unknown);
            }
        }
        self.constant += factor * &other.constant;
        self
    }

    /// `self - other`.
    pub fn subtract(self, other: &Affine) -> Affine {
        self.plus(other, &IBig::NEG_ONE)
    }

    /// `factor * self`.
    pub fn times(&self, factor: &IBig) -> Affine {
        Affine::default().plus(self, factor)
    }

    /// Adds a constant.
    pub fn offset(mut self, by: impl Into<IBig>) -> Affine {
        self.constant += by.into();
        self
    }

    /// Substitutes a form for an unknown.
    pub fn substitute(mut self, unknown: usize, by: &Affine) -> Affine {
        match self.multiples.remove(&unknown) {
            Some(multiple) => self.plus(by, &multiple),
            None => self,
        }
    }

    /// Greatest common divisor of the multiples, if there are any.
    pub fn divisor(&self) -> Option<IBig> {
        let divisor = self.multiples.values().fold(UBig::ZERO, |divisor, multiple| {
            if divisor.is_zero() {
                multiple.clone().unsigned_abs()
            } else {
                IBig::from(divisor).gcd(multiple)
            }
        });
        (!divisor.is_zero()).then(|| divisor.into())
    }

    /// Its value, if it is constant.
    pub fn as_constant(&self) -> Option<&IBig> {
        self.multiples.is_empty().then_some(&self.constant)
    }

    /// Returns `true` if it is obviously a natural, given that all unknowns are.
    pub fn is_plainly_natural(&self) -> bool {
        self.constant >= IBig::ZERO && self.multiples.values().all(|multiple| *multiple > IBig::ZERO)
    }
}

impl Add<&Affine> for Affine {
    type Output = Affine;

    fn add(self, other: &Affine) -> Affine {
        self.plus(other, &IBig::ONE)
    }
}
