//! Numbers as words of digits.

/// A numeration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Digits {
    /// A base.
    Base(u8),
    /// Places worth 1, T + 1, and T times the last plus the one before.
    Quadratic(u8),
}

impl Digits {
    /// Number of digits.
    pub fn radix(self) -> u8 {
        match self {
            Digits::Base(base) => base,
            Digits::Quadratic(t) => t + 1,
        }
    }

    /// Digits of a number from the first on; none for 0.
    pub fn word(self, number: u128) -> Vec<u8> {
        let mut worth: Vec<u128> = vec![1];
        while worth[worth.len() - 1] <= number {
            let last = worth[worth.len() - 1];
            worth.push(match self {
                Digits::Base(base) => last * u128::from(base),
                Digits::Quadratic(t) if worth.len() == 1 => u128::from(t) + 1,
                Digits::Quadratic(t) => last * u128::from(t) + worth[worth.len() - 2],
            });
        }
        worth.pop();
        let mut rest = number;
        let mut word = vec![];
        for worth in worth.iter().rev() {
            word.push((rest / worth) as u8);
            rest %= worth;
        }
        word
    }

    /// The number of a word; `None` if it is too large.
    pub fn value(self, word: &[u8]) -> Option<u128> {
        // What the last place read, and the one after it, are worth so far.
        let (times, before) = match self {
            Digits::Base(base) => (u128::from(base), 0),
            Digits::Quadratic(t) => (t.into(), 1),
        };
        let (mut high, mut low) = (0u128, 0u128);
        for &digit in word {
            let next = high.checked_mul(times)?.checked_add(low)?.checked_add(digit.into())?;
            (high, low) = (next, high * before);
        }
        high.checked_add(low)
    }

    /// Columns of some numbers, from the first digits on.
    pub fn columns(self, numbers: &[u128]) -> Vec<Vec<u8>> {
        let words: Vec<Vec<u8>> = numbers.iter().map(|&number| self.word(number)).collect();
        let length = words.iter().map(Vec::len).max().unwrap_or(0);
        let digit =
            |word: &Vec<u8>, place: usize| (place + word.len()).checked_sub(length).map_or(0, |at| word[at]);
        (0..length).map(|place| words.iter().map(|word| digit(word, place)).collect()).collect()
    }

    /// ⌊α·x⌋ with α = (2 − T + √(T² + 4))/2: the largest y with 2y + (T − 2)x at most √((T² + 4)·x²).
    pub fn floor(self, x: u128) -> Option<u128> {
        let Digits::Quadratic(t) = self else { return None };
        let (t, x) = (i128::from(t), i128::try_from(x).ok()?);
        let root = ((t * t + 4).checked_mul(x.checked_mul(x)?)? as u128).isqrt() as i128;
        u128::try_from((root - (t - 2) * x).div_euclid(2)).ok()
    }
}
