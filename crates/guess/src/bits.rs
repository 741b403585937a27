//! Values that are linear in binary digits: each digit that is 1 adds a constant by exclusive or; of two numbers perhaps each
//! pair of digits. Squares and products of nimbers are such. Lost positions may be those where such a value is 0.
//!
//! The constants are read off as few positions as determine them, the smallest; all others are predicted.

use crate::{Point, Table};

/// A value that is linear in the binary digits of the coordinates.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bits {
    /// Binary digits of each coordinate, of which the constants are known.
    widths: Vec<u32>,
    /// Set if each pair of a digit of the first and one of the second coordinate has a constant, and not each digit.
    pairs: bool,
    /// Value at a position of zeros.
    constant: i64,
    /// The constants: of the first coordinate's lowest digit, its next one, and so on.
    columns: Vec<i64>,
    /// Set if this value is 0 at the lost positions, which have the outcome 0, and the others have 1.
    lost: bool,
}

/// The most constants.
const COLUMNS: u32 = 120;

/// Vectors over the field of two elements, each with a value; each has a digit that the others lack.
#[derive(Default)]
struct Basis {
    vectors: Vec<(u128, i64)>,
}

impl Basis {
    /// The vector less those of the basis, and the value likewise.
    fn reduced(&self, vector: u128, value: i64) -> (u128, i64) {
        self.vectors.iter().fold((vector, value), |(vector, value), &(of, its)| {
            let leading = 1u128 << (127 - of.leading_zeros());
            if vector & leading == 0 { (vector, value) } else { (vector ^ of, value ^ its) }
        })
    }

    /// Adds a vector that is reduced, and not 0.
    fn add(&mut self, vector: u128, value: i64) {
        let leading = 1u128 << (127 - vector.leading_zeros());
        for (of, its) in &mut self.vectors {
            if *of & leading != 0 {
                (*of, *its) = (*of ^ vector, *its ^ value);
            }
        }
        self.vectors.push((vector, value));
    }
}

impl Bits {
    /// The linear values with the whole table, and the points that determine them.
    pub(crate) fn fitted(table: &Table, outcomes: bool) -> Vec<(Bits, Vec<Point>)> {
        let most = |place| table.points().iter().map(|point| point.at[place]).max().unwrap_or(0);
        let widths: Vec<u32> = (0..table.arity()).map(|place| 64 - most(place).leading_zeros()).collect();
        if table.range().is_none_or(|(least, _)| least < 0) {
            return Vec::new();
        }
        let kinds = [(false, false), (true, false), (false, true)];
        let kinds =
            kinds.into_iter().filter(|(pairs, lost)| (!pairs || widths.len() == 2) && (!lost || outcomes));
        kinds.filter_map(|(pairs, lost)| Bits::of_kind(table, &widths, pairs, lost)).collect()
    }

    fn of_kind(table: &Table, widths: &[u32], pairs: bool, lost: bool) -> Option<(Bits, Vec<Point>)> {
        let widths = widths.to_vec();
        let columns = if pairs { widths.iter().product() } else { widths.iter().sum() };
        let mut bits = Bits { widths, pairs, constant: 0, columns: Vec::new(), lost };
        if columns == 0 || columns > COLUMNS {
            return None;
        }
        let mut points: Vec<&Point> = table.points().iter().collect();
        points.sort_by_key(|point| point.at.iter().copied().max());
        let (basis, fit) = if lost { bits.span(&points)? } else { bits.equations(&points)? };
        let one = |column: u32| {
            let (left, value) = basis.reduced(1 << column, 0);
            if lost { Some(left) } else { (left == 0).then_some(value as u128) }
        };
        let values: Vec<u128> = (0..columns).map(one).collect::<Option<_>>()?;
        // The digits that are left are numbered.
        let left: Vec<u32> =
            (0..columns).filter(|&digit| values.iter().any(|value| value >> digit & 1 == 1)).collect();
        let packed = |value: u128| {
            left.iter()
                .enumerate()
                .filter(|(_, digit)| value >> **digit & 1 == 1)
                .map(|(place, _)| 1i64 << place)
                .sum()
        };
        if left.len() > 62 || left.is_empty() {
            return None;
        }
        bits.columns = values.iter().map(|&value| if lost { packed(value) } else { value as i64 }).collect();
        if !pairs && !lost {
            let (left, constant) = basis.reduced(1 << columns, 0);
            bits.constant = Some(constant).filter(|_| left == 0)?;
        }
        Some((bits, fit))
    }

    /// The equations that the points state, if none contradicts another and all constants are determined.
    fn equations(&self, points: &[&Point]) -> Option<(Basis, Vec<Point>)> {
        let (mut basis, mut fit) = (Basis::default(), Vec::new());
        for point in points {
            let (vector, value) = basis.reduced(self.vector(&point.at)?, point.value);
            if vector != 0 {
                basis.add(vector, value);
                fit.push((*point).clone());
            } else if value != 0 {
                return None;
            }
        }
        Some((basis, fit))
    }

    /// The lost positions, if all that they span are lost.
    fn span(&self, points: &[&Point]) -> Option<(Basis, Vec<Point>)> {
        let (mut basis, mut fit, mut digits) = (Basis::default(), Vec::new(), 0u128);
        for point in points.iter().filter(|point| point.value == 0) {
            let vector = self.vector(&point.at)?;
            digits |= vector;
            let (vector, _) = basis.reduced(vector, 0);
            if vector != 0 {
                basis.add(vector, 0);
                fit.push((*point).clone());
            }
        }
        // A highest digit that no lost position has may have one beyond the table, unless much of that is known.
        let mut shift = 0;
        for (place, &width) in self.widths.iter().enumerate() {
            shift += width;
            let most = points.iter().map(|point| point.at[place]).max().unwrap_or(0);
            let known = width == 0 || most - (1 << (width - 1)) >= (1u64 << (width - 1)) / 2;
            if width > 0 && digits >> (shift - 1) & 1 == 0 && !known {
                return None;
            }
        }
        let won = |point: &&&Point| point.value != 0;
        let apart =
            |point: &&Point| self.vector(&point.at).is_some_and(|vector| basis.reduced(vector, 0).0 != 0);
        (!fit.is_empty() && points.iter().filter(won).all(apart)).then_some((basis, fit))
    }

    /// The digits of a position, or their pairs, as one word; and a 1 for the constant if there may be one.
    fn vector(&self, at: &[u64]) -> Option<u128> {
        if at.len() != self.widths.len()
            || at.iter().zip(&self.widths).any(|(number, &width)| width < 64 && number >> width > 0)
        {
            return None;
        }
        if let ([one, other], true) = (at, self.pairs) {
            let width = self.widths[1];
            let ones = (0..self.widths[0]).filter(|digit| one >> digit & 1 == 1);
            return Some(ones.fold(0, |word, digit| word | u128::from(*other) << (digit * width)));
        }
        let (mut word, mut shift) = (0, 0);
        for (number, width) in at.iter().zip(&self.widths) {
            word |= u128::from(*number) << shift;
            shift += width;
        }
        Some(if self.lost { word } else { word | 1 << shift })
    }

    /// Value at a position; nothing where a digit is 1 of which nothing is known.
    pub fn value(&self, at: &[u64]) -> Option<i64> {
        let word = self.vector(at)?;
        let ones = self.columns.iter().enumerate().filter(|(column, _)| word >> column & 1 == 1);
        let value = ones.fold(self.constant, |sum, (_, column)| sum ^ column);
        Some(if self.lost { value.min(1) } else { value })
    }

    /// Binary digits of each coordinate.
    pub fn widths(&self) -> &[u32] {
        &self.widths
    }

    /// Returns `true` if each pair of digits of two coordinates has a constant.
    pub fn is_of_pairs(&self) -> bool {
        self.pairs
    }

    /// Returns `true` if only the positions where the value is 0 are told from the others.
    pub fn is_of_lost(&self) -> bool {
        self.lost
    }

    /// The value at a position of zeros, and the constants, by coordinate and digit.
    pub fn parts(&self) -> (i64, &[i64]) {
        (self.constant, &self.columns)
    }

    /// Bits that state it.
    pub fn bits(&self) -> f64 {
        let most = self.columns.iter().copied().max().unwrap_or(0);
        let each = 1.0 + f64::from(64 - most.leading_zeros());
        10.0 + each * (self.columns.len() as f64 + if self.constant == 0 { 0.0 } else { 1.0 })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The product of nimbers, by its definition: the least number that is no a′b + ab′ + a′b′.
    fn products(side: usize) -> Vec<Vec<i64>> {
        let mut product = vec![vec![0i64; side]; side];
        for a in 0..side {
            for b in 0..side {
                let options: Vec<i64> = (0..a)
                    .flat_map(|x| (0..b).map(move |y| (x, y)))
                    .map(|(x, y)| product[x][b] ^ product[a][y] ^ product[x][y])
                    .collect();
                product[a][b] = (0..).find(|value| !options.contains(value)).expect("finitely many");
            }
        }
        product
    }

    #[test]
    fn squares_and_products_of_nimbers_are_linear() {
        let product = products(16);
        let squares: Vec<i64> = (0..16).map(|n| product[n][n]).collect();
        let (found, fit) = Bits::fitted(&Table::of_sequence(0, &squares), false).remove(0);
        assert_eq!(fit.len(), 5);
        assert!((0..16).all(|n| found.value(&[n as u64]) == Some(squares[n])));
        assert_eq!(found.value(&[16]), None);
        let at = (0..16u64).flat_map(|a| (0..16u64).map(move |b| vec![a, b]));
        let points = at.map(|at| Point { value: product[at[0] as usize][at[1] as usize], at });
        let table = Table::new(points.collect()).expect("a table");
        let found = Bits::fitted(&table, false);
        assert!(found.iter().any(|(found, fit)| found.is_of_pairs() && fit.len() == 16));
        assert!(found.iter().all(|(found, _)| {
            table.points().iter().all(|point| found.value(&point.at) == Some(point.value))
        }));
    }

    #[test]
    fn lost_positions_that_are_closed_under_exclusive_or() {
        // The words of Hamming's code: the exclusive or of the places of the ones is 0.
        let lost =
            |n: u64| (0..7).filter(|digit| n >> digit & 1 == 1).fold(0, |all, digit| all ^ (digit + 1)) == 0;
        let values: Vec<i64> = (0..128).map(|n| i64::from(!lost(n))).collect();
        let found = Bits::fitted(&Table::of_sequence(0, &values), true);
        let (found, fit) = found.iter().find(|(found, _)| found.is_of_lost()).expect("a code");
        assert_eq!(fit.len(), 4);
        assert!((0..128).all(|n| found.value(&[n]) == Some(i64::from(!lost(n)))));
        let other: Vec<i64> = (0..128).map(|n| i64::from(n % 5 != 0)).collect();
        assert!(Bits::fitted(&Table::of_sequence(0, &other), true).is_empty());
    }
}
