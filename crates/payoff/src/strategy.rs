//! A mixed strategy.

use dashu_int::ops::Gcd;
use dashu_int::{IBig, UBig};
use dashu_ratio::RBig;

/// A mixed strategy: the lines that a player uses, with their weights.
///
/// ```
/// use payoff::Strategy;
/// let mixed = Strategy::new(vec![(0, 3u8.into()), (2, 1u8.into())]).expect("some weight is not zero");
/// assert_eq!(mixed.probability(0).to_string(), "3/4");
/// assert_eq!(mixed.probability(1).to_string(), "0");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Strategy {
    weights: Vec<(usize, UBig)>,
    total: UBig,
}

impl Strategy {
    /// Plays each line with a frequency proportional to its weight; `None` if all weights are zero or a line
    /// is repeated.
    pub fn new(mut weights: Vec<(usize, UBig)>) -> Option<Strategy> {
        weights.retain(|(_, weight)| !weight.is_zero());
        weights.sort_unstable_by_key(|&(line, _)| line);
        let mut common = weights.first()?.1.clone();
        for (_, weight) in &weights {
            if common.is_one() {
                break;
            }
            common = common.gcd(weight);
        }
        if !common.is_one() {
            weights.iter_mut().for_each(|(_, weight)| *weight = &*weight / &common);
        }
        let total = weights.iter().map(|(_, weight)| weight).sum();
        let twice = weights.windows(2).any(|pair| pair[0].0 == pair[1].0);
        (!twice).then_some(Strategy { weights, total })
    }

    /// Always plays one line.
    pub fn pure(line: usize) -> Strategy {
        Strategy { weights: vec![(line, UBig::ONE)], total: UBig::ONE }
    }

    /// Lines used, in order, each with its weight; the weights have no common divisor.
    pub fn weights(&self) -> &[(usize, UBig)] {
        &self.weights
    }

    /// Sum of the weights: a common denominator of the probabilities.
    pub fn total(&self) -> &UBig {
        &self.total
    }

    /// Probability of a line.
    pub fn probability(&self, line: usize) -> RBig {
        match self.weights.binary_search_by_key(&line, |&(line, _)| line) {
            Ok(place) => RBig::from_parts(IBig::from(self.weights[place].1.clone()), self.total.clone()),
            Err(_) => RBig::ZERO,
        }
    }

    /// Returns `true` if one line is always played.
    pub fn is_pure(&self) -> bool {
        self.weights.len() == 1
    }
}
