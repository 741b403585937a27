//! Linear equations over the rationals, with checked words: whoever needs larger numbers gets no solution.

/// A fraction in lowest terms with a positive denominator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ratio {
    over: i128,
    under: i128,
}

impl Ratio {
    /// Zero.
    pub const ZERO: Ratio = Ratio { over: 0, under: 1 };

    /// One.
    pub const ONE: Ratio = Ratio { over: 1, under: 1 };

    /// A whole number.
    pub fn whole(number: i128) -> Ratio {
        Ratio { over: number, under: 1 }
    }

    fn of(over: i128, under: i128) -> Option<Ratio> {
        let (mut one, mut other) = (over.checked_abs()?, under.checked_abs()?);
        while other != 0 {
            (one, other) = (other, one % other);
        }
        if under == 0 {
            return None;
        }
        let sign = if under < 0 { -1 } else { 1 };
        Some(Ratio { over: over / one * sign, under: under / one * sign })
    }

    /// Sum.
    pub fn plus(self, other: Ratio) -> Option<Ratio> {
        let over = self.over.checked_mul(other.under)?.checked_add(other.over.checked_mul(self.under)?)?;
        Ratio::of(over, self.under.checked_mul(other.under)?)
    }

    /// Product.
    pub fn times(self, other: Ratio) -> Option<Ratio> {
        Ratio::of(self.over.checked_mul(other.over)?, self.under.checked_mul(other.under)?)
    }

    fn minus(self, other: Ratio) -> Option<Ratio> {
        self.plus(Ratio { over: other.over.checked_neg()?, under: other.under })
    }

    fn divided(self, other: Ratio) -> Option<Ratio> {
        Ratio::of(self.over.checked_mul(other.under)?, self.under.checked_mul(other.over)?)
    }

    /// The number, if it is whole.
    pub fn integer(self) -> Option<i128> {
        (self.under == 1).then_some(self.over)
    }

    /// Numerator and denominator.
    pub fn parts(self) -> (i128, i128) {
        (self.over, self.under)
    }
}

/// Coefficients c with Σ c_i · row_i = right for each row; those that the rows leave free are 0. Nothing if there are none.
/// Time O(rows · columns²).
pub(crate) fn solved(rows: &[(Vec<i128>, i128)]) -> Option<Vec<Ratio>> {
    let columns = rows.first()?.0.len();
    let mut reduced: Vec<(usize, Vec<Ratio>)> = Vec::new();
    for (left, right) in rows {
        let mut row: Vec<Ratio> = left.iter().chain([right]).map(|&number| Ratio::whole(number)).collect();
        for (pivot, above) in &reduced {
            eliminate(&mut row, above, *pivot)?;
        }
        let Some(pivot) = row.iter().position(|number| number.over != 0) else { continue };
        if pivot == columns {
            return None;
        }
        let leading = row[pivot];
        for number in &mut row {
            *number = number.divided(leading)?;
        }
        for (_, above) in &mut reduced {
            eliminate(above, &row, pivot)?;
        }
        reduced.push((pivot, row));
    }
    let mut coefficients = vec![Ratio::ZERO; columns];
    for (pivot, row) in reduced {
        coefficients[pivot] = row[columns];
    }
    Some(coefficients)
}

/// Subtracts the multiple of a row that makes a place zero.
fn eliminate(row: &mut [Ratio], by: &[Ratio], pivot: usize) -> Option<()> {
    let factor = row[pivot];
    if factor.over == 0 {
        return Some(());
    }
    for (number, other) in row.iter_mut().zip(by) {
        *number = number.minus(other.times(factor)?)?;
    }
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equations_have_their_solution_or_none() {
        let found = solved(&[(vec![2, 1], 5), (vec![1, -1], 1), (vec![3, 0], 6)]).expect("a solution");
        assert_eq!(found, [Ratio::whole(2), Ratio::whole(1)]);
        assert_eq!(solved(&[(vec![2, 1], 5), (vec![4, 2], 11)]), None);
        let half = solved(&[(vec![2, 0], 1)]).expect("a solution");
        assert_eq!((half[0].parts(), half[1]), ((1, 2), Ratio::ZERO));
    }
}
