//! Exact solutions of linear systems in whole numbers.
//!
//! * Theorem: Dixon 1982. With the decomposition modulo a prime p the solution is found digit by digit in
//!   base p; enough digits determine its fractions. A candidate N/d satisfies the equations modulo p^t, so
//!   once both sides are small enough compared with p^t, it solves them: no other check is needed.
//! * Cost: O(n³) words once, O(n²) words per digit, and as many digits as the fractions have.

use super::fraction::{nearest, reconstructed};
use super::gauge::Gauge;
use super::half::Patience;
use super::modular::Decomposed;
use super::prime::primes;
use super::whole::Whole;
use dashu_int::ops::BitTest;
use dashu_int::{IBig, UBig};
use solve::StopReason;

/// A regular system of linear equations.
pub(super) struct System<E> {
    prime: u64,
    size: usize,
    /// Coefficients, row by row.
    cells: Vec<E>,
    decomposed: Decomposed,
    /// Maximal number of bits of a coefficient.
    bits: usize,
}

/// Possible knowledge about a solution.
#[derive(Clone, Copy)]
pub(super) enum Hint<'h> {
    /// None.
    None,
    /// Its denominator may have about this many bits.
    Bits(usize),
    /// A number that its denominator probably divides.
    Denominator(&'h UBig),
}

/// Approximate number of bits per digit.
const DIGIT_BITS: usize = 57;
/// A number this many bits shorter than the modulus is not so by chance.
const SHORTER: usize = 64;

/// Fractions with a common denominator.
#[derive(Clone, Debug)]
pub(super) struct Fractions {
    pub(super) numerators: Vec<IBig>,
    pub(super) denominator: UBig,
}

impl<E: Whole> System<E> {
    /// A system with these coefficients, row by row; `None` if it is singular, or seems so with short
    /// patience.
    pub(super) fn new(
        size: usize,
        cells: Vec<E>,
        patience: Patience,
        gauge: &mut Gauge,
    ) -> Result<Option<System<E>>, StopReason> {
        // The residues and both factors, one of them twice; and the same for the other player.
        gauge.would_hold(2 * 4 * (size * size * size_of::<u64>()) as u64)?;
        let bits = cells.iter().map(E::bits).max().unwrap_or(0);
        // Few primes divide a determinant, but entries may be chosen to have any of them.
        let tries = if patience == Patience::Short { 2 } else { usize::MAX };
        for prime in primes().take(tries) {
            let residues = cells.iter().map(|cell| cell.residue(prime)).collect();
            if let Some(decomposed) = Decomposed::new(size, residues, prime, || gauge.look())? {
                return Ok(Some(System { prime, size, cells, decomposed, bits }));
            }
        }
        Ok(None)
    }

    /// Solution for a right-hand side.
    pub(super) fn solve(
        &self,
        right: &[E],
        hint: Hint<'_>,
        gauge: &mut Gauge,
    ) -> Result<Fractions, StopReason> {
        let right_bits = right.iter().map(E::bits).max().unwrap_or(0);
        let mut remains: Vec<E::Sum> = right.iter().map(E::sum).collect();
        let mut digits: Vec<Vec<u64>> = vec![Vec::new(); self.size];
        let margin = SHORTER + self.bits + right_bits;
        let (mut count, mut goal) = (0, 1);
        let denominator = match hint {
            Hint::None => &UBig::ONE,
            Hint::Bits(bits) => {
                goal = (2 * bits + margin) / DIGIT_BITS + 1;
                &UBig::ONE
            }
            Hint::Denominator(denominator) => {
                goal = (denominator.bit_len() + margin) / DIGIT_BITS + 2;
                denominator
            }
        };
        let bytes = (self.size * size_of::<u64>()) as u64;
        loop {
            while count < goal {
                gauge.hold(bytes);
                gauge.look()?;
                self.digit(&mut remains, &mut digits);
                count += 1;
            }
            if let Some(found) = self.fractions(&digits, denominator, right_bits, gauge)? {
                gauge.release(count as u64 * bytes);
                return Ok(found);
            }
            // A try costs as much as many digits, since its time grows with the square of their number.
            goal += 1 + goal / 4;
        }
    }

    /// Next digit of every unknown.
    fn digit(&self, remains: &mut [E::Sum], digits: &mut [Vec<u64>]) {
        let residues: Vec<u64> = remains.iter().map(|sum| E::sum_residue(sum, self.prime)).collect();
        let solution = self.decomposed.solve(&residues);
        for (sum, row) in remains.iter_mut().zip(self.cells.chunks(self.size)) {
            E::lower(sum, row, &solution, self.prime);
        }
        digits.iter_mut().zip(solution).for_each(|(digits, digit)| digits.push(digit));
    }

    /// The fractions with these digits, if there are enough digits to prove them to be the solution.
    fn fractions(
        &self,
        digits: &[Vec<u64>],
        denominator: &UBig,
        right_bits: usize,
        gauge: &mut Gauge,
    ) -> Result<Option<Fractions>, StopReason> {
        let powers = Powers::new(self.prime, digits.first().map_or(0, Vec::len));
        let modulus = &powers.whole;
        let room = modulus.bit_len();
        let mut denominator = denominator.clone();
        let mut residues = Vec::with_capacity(self.size);
        // The last unknown is the value of the game, whose denominator is often the common one.
        for digits in digits.iter().rev() {
            gauge.look()?;
            let residue = powers.number(digits);
            let scaled = &denominator * &residue % modulus;
            // A multiple of the common denominator is shorter than a random residue.
            if nearest(scaled.clone(), modulus).bit_len() + self.bits + SHORTER >= room {
                let Some((_, factor)) = reconstructed(&scaled, modulus) else { return Ok(None) };
                denominator *= factor;
            }
            residues.push(residue);
        }
        let numerator = |residue: UBig| nearest(&denominator * residue % modulus, modulus);
        let numerators: Vec<IBig> = residues.into_iter().rev().map(numerator).collect();
        let longest = numerators.iter().map(BitTest::bit_len).max().unwrap_or(0);
        let left = longest + self.bits + self.size.ilog2() as usize + 1;
        let right = denominator.bit_len() + right_bits;
        // Two numbers below half of the modulus that agree modulo it are equal.
        let enough = left.max(right) + 2 < room;
        Ok(enough.then_some(Fractions { numerators, denominator }))
    }
}

/// Powers of the prime, for combining digits.
struct Powers {
    /// Powers with exponents 1, 2, 4, …, up to at least half of the digits.
    squares: Vec<UBig>,
    /// The power whose exponent is the number of digits.
    whole: UBig,
}

impl Powers {
    fn new(prime: u64, count: usize) -> Powers {
        let mut squares = Vec::new();
        let mut power = UBig::from(prime);
        while 1 << squares.len() < count {
            let square = power.sqr();
            squares.push(std::mem::replace(&mut power, square));
        }
        Powers { squares, whole: UBig::from(prime).pow(count) }
    }

    /// Number with these digits, lowest first.
    fn number(&self, digits: &[u64]) -> UBig {
        let mut parts: Vec<UBig> = digits.iter().map(|&digit| UBig::from(digit)).collect();
        for power in &self.squares {
            let pair = |pair: &[UBig]| match pair {
                [low, high] => low + high * power,
                rest => rest.iter().sum(),
            };
            parts = parts.chunks(2).map(pair).collect();
        }
        parts.into_iter().sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::prime::LARGEST;
    use solve::Limits;

    fn solved(size: usize, cells: &[i64], right: &[IBig]) -> Option<Fractions> {
        let limits = Limits::none();
        let mut gauge = Gauge::new(&limits);
        let cells = cells.iter().map(|&cell| IBig::from(cell)).collect();
        let system = System::new(size, cells, Patience::Short, &mut gauge).expect("nothing limits it")?;
        Some(system.solve(right, Hint::None, &mut gauge).expect("nothing limits it"))
    }

    #[test]
    fn fractions_solve_the_equations() {
        // By Cramer's rule: x = 7/5, y = -1/10.
        let found = solved(2, &[1, 4, 3, 2], &[1.into(), 4.into()]).expect("it is regular");
        let value = |index: usize| {
            dashu_ratio::RBig::from_parts(found.numerators[index].clone(), found.denominator.clone())
        };
        assert_eq!([value(0).to_string(), value(1).to_string()], ["7/5", "-1/10"]);
        assert!(solved(2, &[1, 2, 2, 4], &[1.into(), 1.into()]).is_none());
    }

    #[test]
    fn digits_that_look_like_a_small_number_are_not_believed() {
        // In base p the solution begins with 5, 0, 0, and so looks like 5 until the fourth digit.
        let long = IBig::from(5) + IBig::from(LARGEST).pow(3) * IBig::from(7);
        let found = solved(1, &[1], std::slice::from_ref(&long)).expect("it is regular");
        assert_eq!((&found.numerators[0], found.denominator), (&long, UBig::ONE));
    }
}
