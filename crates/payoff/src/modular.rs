//! Linear systems modulo a prime.
//!
//! * Method: LU decomposition by Crout's scheme, where every element is one scalar product of two contiguous rows;
//!   the sums run in 128 bits and are reduced once.
//! * Cost: n³/3 products of words to decompose, n² for each right-hand side.

use super::prime::times;

/// Number of products of two residues added before the sum is reduced; they fit 128 bits.
const RUN: usize = 1 << 12;

/// A decomposed matrix of residues.
pub(super) struct Decomposed {
    prime: u64,
    size: usize,
    /// Lower factor, row by row; the part above its diagonal is unused.
    lower: Vec<u64>,
    /// Inverses of its diagonal.
    inverses: Vec<u64>,
    /// Upper factor with a diagonal of ones, row by row.
    upper: Vec<u64>,
    /// Row of the matrix for each row of the factors.
    order: Vec<usize>,
}

impl Decomposed {
    /// Decomposes a square matrix given row by row; `None` if it has no inverse modulo the prime. `look` is
    /// polled once per row.
    pub(super) fn new<S>(
        size: usize,
        mut rows: Vec<u64>,
        prime: u64,
        mut look: impl FnMut() -> Result<(), S>,
    ) -> Result<Option<Decomposed>, S> {
        let mut order: Vec<usize> = (0..size).collect();
        let mut inverses = Vec::with_capacity(size);
        // Upper factor, column by column.
        let mut columns = vec![0; size * size];
        for step in 0..size {
            look()?;
            let column = &columns[step * size..][..step];
            for row in step..size {
                let cells = &mut rows[row * size..][..size];
                let product = dot(&cells[..step], column, prime);
                cells[step] = difference(cells[step], product, prime);
            }
            let Some(pivot) = (step..size).find(|row| rows[row * size + step] != 0) else {
                return Ok(None);
            };
            if pivot != step {
                order.swap(pivot, step);
                let (above, below) = rows.split_at_mut(pivot * size);
                above[step * size..][..size].swap_with_slice(&mut below[..size]);
            }
            let cells = &rows[step * size..][..size];
            let inverse = inverse(cells[step], prime);
            inverses.push(inverse);
            for (column, &cell) in cells.iter().enumerate().skip(step + 1) {
                let column = &mut columns[column * size..][..size];
                let product = dot(&cells[..step], &column[..step], prime);
                column[step] = times(difference(cell, product, prime), inverse, prime);
            }
        }
        let upper = (0..size).flat_map(|row| (0..size).map(move |column| column * size + row));
        let upper = upper.map(|place| columns[place]).collect();
        Ok(Some(Decomposed { prime, size, lower: rows, inverses, upper, order }))
    }

    /// Solves for the vector that the matrix maps to `right`; the residues of `right` are in the matrix's
    /// order.
    pub(super) fn solve(&self, right: &[u64]) -> Vec<u64> {
        let Decomposed { prime, size, .. } = *self;
        let mut solution = Vec::with_capacity(size);
        for (step, &row) in self.order.iter().enumerate() {
            let product = dot(&self.lower[step * size..][..step], &solution, prime);
            solution.push(times(difference(right[row], product, prime), self.inverses[step], prime));
        }
        for step in (0..size).rev() {
            let product = dot(&self.upper[step * size..][step + 1..size], &solution[step + 1..], prime);
            solution[step] = difference(solution[step], product, prime);
        }
        solution
    }
}

fn dot(one: &[u64], other: &[u64], prime: u64) -> u64 {
    let mut total = 0;
    for (one, other) in one.chunks(RUN).zip(other.chunks(RUN)) {
        let products = one.iter().zip(other).map(|(&one, &other)| u128::from(one) * u128::from(other));
        total = (total + (products.sum::<u128>() % u128::from(prime)) as u64) % prime;
    }
    total
}

fn difference(one: u64, other: u64, prime: u64) -> u64 {
    if one >= other { one - other } else { one + (prime - other) }
}

/// Modular inverse, by Euclid's algorithm.
fn inverse(of: u64, prime: u64) -> u64 {
    let (mut before, mut now) = (prime, of);
    // Factors of `of` that have these residues; at most the prime, with alternating signs.
    let (mut cofactor_before, mut cofactor) = (0, 1);
    let mut negative = false;
    while now > 1 {
        let quotient = before / now;
        (before, now) = (now, before % now);
        (cofactor_before, cofactor) = (cofactor, cofactor_before + quotient * cofactor);
        negative = !negative;
    }
    if negative { prime - cofactor } else { cofactor }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::prime::LARGEST;

    #[test]
    fn a_number_times_its_inverse_is_one() {
        let mut number = 1;
        for _ in 0..1000 {
            assert_eq!(times(number, inverse(number, LARGEST), LARGEST), 1, "{number}");
            number = times(number, 0x0123_4567_89ab_cdef, LARGEST);
        }
        assert_eq!(inverse(LARGEST - 1, LARGEST), LARGEST - 1);
    }

    #[test]
    fn a_solution_solves_and_a_singular_matrix_has_none() {
        let prime = LARGEST;
        // The first pivot is zero, so rows have to be exchanged.
        let rows = vec![0, 2, 1, 3, 0, prime - 1, 1, 1, 1];
        let found = Decomposed::new::<()>(3, rows.clone(), prime, || Ok(())).expect("nothing stops it");
        let solution = found.expect("it is regular").solve(&[7, 8, 9]);
        for (row, right) in rows.chunks(3).zip([7, 8, 9]) {
            assert_eq!(dot(row, &solution, prime), right);
        }
        let singular = vec![1, 2, 3, 4, 5, 6, 5, 7, 9];
        assert!(Decomposed::new::<()>(3, singular, prime, || Ok(())).expect("nothing stops it").is_none());
    }
}
