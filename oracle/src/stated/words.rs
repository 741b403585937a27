//! Numbers as words of digits.

/// A numeration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Digits {
    /// A base.
    Base(u8),
    /// Places worth 1, T + 1, and T times the last plus the one before.
    Quadratic(u8),
    /// By the coefficients of a recurrence, and then zeros.
    Recurrence([u8; 4]),
    /// Places worth 1, A, and A times the last less B times the one before.
    Difference(u8, u8),
}

impl Digits {
    /// Number of digits.
    pub fn radix(self) -> u8 {
        match self {
            Digits::Base(base) => base,
            Digits::Quadratic(t) => t + 1,
            Digits::Recurrence(coefficients) => coefficients[0] + 1,
            Digits::Difference(a, _) => a,
        }
    }

    /// Value of a place by those below it, the highest first: one more than the largest number with as many digits.
    fn place(self, below: &[u128]) -> Option<u128> {
        let largest = match self {
            Digits::Difference(a, b) => {
                let (a, b) = (u128::from(a), u128::from(b));
                let [last, before] = [0, 1].map(|at| below.get(at).copied().unwrap_or(0));
                return if below.is_empty() { Some(1) } else { a.checked_mul(last)?.checked_sub(b * before) };
            }
            Digits::Base(base) => vec![base - 1],
            Digits::Quadratic(t) => vec![t, 0],
            Digits::Recurrence(coefficients) => {
                let degree = coefficients.iter().rposition(|&it| it > 0)? + 1;
                let mut largest = coefficients[..degree].to_vec();
                largest[degree - 1] -= 1;
                largest
            }
        };
        let mut value = 1u128;
        for (&digit, &place) in largest.iter().cycle().zip(below) {
            value = value.checked_add(place.checked_mul(digit.into())?)?;
        }
        Some(value)
    }

    /// Digits of a number from the first on; none for 0.
    pub fn word(self, number: u128) -> Vec<u8> {
        let mut places: Vec<u128> = vec![1];
        while let Some(place) = self.place(&places).filter(|_| places[0] <= number) {
            places.insert(0, place);
        }
        let mut rest = number;
        let mut word = vec![];
        for place in &places[1..] {
            word.push((rest / place) as u8);
            rest %= place;
        }
        word
    }

    /// The number of a word; `None` if it is too large.
    pub fn value(self, word: &[u8]) -> Option<u128> {
        let mut places: Vec<u128> = vec![];
        for _ in word {
            places.insert(0, self.place(&places)?);
        }
        word.iter()
            .zip(places)
            .try_fold(0u128, |value, (&digit, place)| value.checked_add(place.checked_mul(digit.into())?))
    }

    /// Columns of some numbers, from the first digits on.
    pub fn columns(self, numbers: &[u128]) -> Vec<Vec<u8>> {
        let words: Vec<Vec<u8>> = numbers.iter().map(|&number| self.word(number)).collect();
        let length = words.iter().map(Vec::len).max().unwrap_or(0);
        let digit =
            |word: &Vec<u8>, place: usize| (place + word.len()).checked_sub(length).map_or(0, |at| word[at]);
        (0..length).map(|place| words.iter().map(|word| digit(word, place)).collect()).collect()
    }

    /// ⌊α·x⌋ with α = (2 − T + √(T² + 4))/2: the largest y with 2y + (T − 2)x at most √((T² + 4)·x²). In a difference
    /// A 1 it is α = (A − 2 + √(A² − 4))/(2·A − 4).
    pub fn floor(self, x: u128) -> Option<u128> {
        let (less, square) = match self {
            Digits::Quadratic(t) => (i128::from(t) - 2, i128::from(t).pow(2) + 4),
            Digits::Recurrence([t, 1, 0, 0]) => (i128::from(t) - 2, i128::from(t).pow(2) + 4),
            Digits::Difference(a, 1) => (2 - i128::from(a), i128::from(a).pow(2) - 4),
            _ => return None,
        };
        let over = if let Digits::Difference(a, _) = self { 2 * (i128::from(a) - 2) } else { 2 };
        let x = i128::try_from(x).ok()?;
        let root = square.checked_mul(x.checked_mul(x)?)?.unsigned_abs().isqrt().cast_signed();
        u128::try_from((root - less * x).div_euclid(over)).ok()
    }
}
