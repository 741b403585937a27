//! Dice, inputs laid out at random, and exhaustive search from rules.

use std::collections::HashMap;
use std::hash::Hash;

/// Marsaglia's xorshift.
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    pub(crate) fn roll(&mut self, least: u64, most: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        least + (self.0 >> 11) % (most - least + 1)
    }

    pub(crate) fn rolls(&mut self, count: u64, least: u64, most: u64) -> Vec<u64> {
        (0..count).map(|_| self.roll(least, most)).collect()
    }

    /// So many different numbers, in any order.
    pub(crate) fn distinct(&mut self, count: u64, least: u64, most: u64) -> Vec<u64> {
        let mut found = Vec::new();
        while (found.len() as u64) < count {
            let number = self.roll(least, most);
            if !found.contains(&number) {
                found.push(number);
            }
        }
        found
    }
}

/// An input, with blanks of all kinds between its numbers.
pub(crate) struct Input {
    pub(crate) text: String,
    dice: Dice,
}

impl Input {
    pub(crate) fn new() -> Input {
        Input { text: String::new(), dice: Dice(0x9e37_79b9_7f4a_7c15) }
    }

    pub(crate) fn put(&mut self, numbers: impl IntoIterator<Item = u64>) {
        for number in numbers {
            self.text.push_str(&number.to_string());
            let blank = [" ", " ", " ", "\n", "\r\n", "  ", "\t"][self.dice.roll(0, 6) as usize];
            self.text.push_str(blank);
        }
    }

    /// Appends the count of some numbers, and the numbers.
    pub(crate) fn put_all(&mut self, numbers: &[u64]) {
        self.put([numbers.len() as u64]);
        self.put(numbers.iter().copied());
    }
}

/// Who wins, by trying everything.
pub(crate) struct Search<P, O> {
    options: O,
    /// `true` if the player who cannot move wins.
    stuck_wins: bool,
    known: HashMap<P, bool>,
}

impl<P: Clone + Eq + Hash, O: Fn(&P) -> Vec<P>> Search<P, O> {
    pub(crate) fn new(options: O) -> Search<P, O> {
        Search { options, stuck_wins: false, known: HashMap::new() }
    }

    pub(crate) fn misere(options: O) -> Search<P, O> {
        Search { options, stuck_wins: true, known: HashMap::new() }
    }

    /// Returns `true` if the player to move wins.
    pub(crate) fn wins(&mut self, at: &P) -> bool {
        if let Some(&known) = self.known.get(at) {
            return known;
        }
        let options = (self.options)(at);
        let wins = if options.is_empty() {
            self.stuck_wins
        } else {
            options.iter().any(|option| !self.wins(option))
        };
        self.known.insert(at.clone(), wins);
        wins
    }

    /// The options to which a move wins, in their order.
    pub(crate) fn winning(&mut self, at: &P) -> Vec<P> {
        let options = (self.options)(at);
        options.into_iter().filter(|option| !self.wins(option)).collect()
    }
}

/// Every number of a row made smaller in the ways allowed, one at a time.
pub(crate) fn each_lowered(at: &[u64], lowered: impl Fn(u64) -> Vec<u64>) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for place in 0..at.len() {
        for left in lowered(at[place]) {
            let mut after = at.to_vec();
            after[place] = left;
            options.push(after);
        }
    }
    options
}
