//! Positions of a family, from quotients and remainders.

use crate::undecided::Undecided;
use dashu_int::UBig;
use elaborate::{Obstacle, Unfit};
use kernel_residues::Family;

/// The family whose numbers are divided: with a heap beside the game, if that is how values are claimed.
pub(crate) fn beside(family: &Family) -> Result<Family, Undecided> {
    let limits = kernel::Limits::of(1 << 16);
    match family.with_heap(&kernel::Meter::new(limits)) {
        Ok(beside) => Ok(beside.unwrap_or_else(|| family.clone())),
        Err(_) => Err(Unfit::from(Obstacle::Divisor).into()),
    }
}

/// The numbers of a position whose quotients and remainders these are.
pub(crate) fn joined(family: &Family, parted: &[UBig]) -> Vec<UBig> {
    let mut parted = parted.iter();
    let depths = family.depths();
    // Parameters of the moduli that are not divided come first: the others are told by them.
    let mut groups: Vec<Vec<&UBig>> = vec![];
    for &depth in &depths {
        groups.push(parted.by_ref().take(family.moduli.len() - depth + 1).collect());
    }
    let mut known: Vec<Option<UBig>> = vec![None; depths.len()];
    let joined = |place: usize, known: &[Option<UBig>]| -> UBig {
        let (last, quotients) =
            groups[place].split_last().map_or((UBig::ZERO, &[][..]), |(last, rest)| ((*last).clone(), rest));
        let moduli = family.moduli[depths[place]..].iter().rev();
        quotients.iter().rev().zip(moduli).fold(last, |rest, (&quotient, modulus)| {
            let terms = modulus.sum.terms.iter().map(|&(number, factor)| {
                known[number as usize].clone().unwrap_or_default() * UBig::from(factor.unsigned_abs())
            });
            let modulus = terms.sum::<UBig>() + UBig::from(modulus.sum.constant.unsigned_abs());
            quotient * modulus + rest
        })
    };
    // A modulus has parameters that its own division does not part.
    for depth in (0..=family.moduli.len()).rev() {
        for place in (0..depths.len()).filter(|&place| depths[place] == depth) {
            known[place] = Some(joined(place, &known));
        }
    }
    known.into_iter().flatten().collect()
}
