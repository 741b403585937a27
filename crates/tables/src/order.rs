//! Orders in which a box can be filled so that options precede the positions they are reached from.
//!
//! Only the signs of the amounts that a move takes from each component matter. If none is ever negative the
//! game is *monotone*. Otherwise an order of the components is needed in which every move takes from the
//! first component that it changes; then the lexicographic order of positions works. Choosing greedily any
//! component from which no remaining move adds, and dropping the moves that take from it, finds such an order
//! if there is one: a choice only ever drops moves, so it never spoils a later one.

/// Signs of the known moves, by component of the game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Order {
    patterns: Vec<Vec<i8>>,
}

impl Order {
    /// Adds a move by the vector it subtracts.
    pub(super) fn add(&mut self, delta: impl Iterator<Item = i64>) {
        self.add_signs(delta.map(|part| part.signum() as i8).collect());
    }

    /// Adds a move by its signs.
    pub(super) fn add_signs(&mut self, pattern: Vec<i8>) {
        if !self.patterns.contains(&pattern) {
            self.patterns.push(pattern);
        }
    }

    /// Returns `true` if no known move adds to any component.
    pub(super) fn is_monotone(&self) -> bool {
        self.patterns.iter().flatten().all(|&sign| sign >= 0)
    }

    /// Components, most significant first; `None` if no order works.
    pub(super) fn axes(&self, arity: usize) -> Option<Vec<usize>> {
        let mut left: Vec<&[i8]> = self.patterns.iter().map(Vec::as_slice).collect();
        let mut waiting: Vec<usize> = (0..arity).collect();
        let mut axes = Vec::with_capacity(arity);
        while !waiting.is_empty() {
            let next = waiting.iter().position(|&axis| left.iter().all(|pattern| pattern[axis] >= 0))?;
            let axis = waiting.remove(next);
            left.retain(|pattern| pattern[axis] == 0);
            axes.push(axis);
        }
        left.is_empty().then_some(axes)
    }

    /// Numbers for the header of a file.
    pub(super) fn encode(&self) -> Vec<u64> {
        let number = |pattern: &Vec<i8>| pattern.iter().fold(0, |code, &sign| code * 3 + (sign + 1) as u64);
        self.patterns.iter().map(number).collect()
    }

    /// Converts from numbers.
    pub(super) fn decode(codes: &[u64], arity: usize) -> Order {
        let mut order = Order::default();
        for &code in codes {
            let mut pattern = vec![0; arity];
            let mut rest = code;
            for sign in pattern.iter_mut().rev() {
                *sign = (rest % 3) as i8 - 1;
                rest /= 3;
            }
            order.add_signs(pattern);
        }
        order
    }
}

/// Maximal number of components whose signs fit a word in base 3.
pub(super) const MOST_AXES: usize = 40;

#[cfg(test)]
mod tests {
    use super::*;

    fn permutations(arity: usize) -> Vec<Vec<usize>> {
        if arity == 0 {
            return vec![vec![]];
        }
        let shorter = permutations(arity - 1);
        let insert = |place: usize| {
            shorter.iter().map(move |axes| {
                let mut axes = axes.clone();
                axes.insert(place, arity - 1);
                axes
            })
        };
        (0..arity).flat_map(insert).collect()
    }

    fn takes_first(axes: &[usize], pattern: &[i8]) -> bool {
        axes.iter().map(|&axis| pattern[axis]).find(|&sign| sign != 0) == Some(1)
    }

    #[test]
    fn an_order_is_found_exactly_when_some_permutation_is_one() {
        // All sets of up to three of the 27 sign patterns in three components.
        let pattern =
            |code: usize| vec![(code / 9) as i8 - 1, (code / 3 % 3) as i8 - 1, (code % 3) as i8 - 1];
        for code in 0..27 * 27 * 27 {
            let patterns = [pattern(code / 729), pattern(code / 27 % 27), pattern(code % 27)];
            let mut order = Order::default();
            patterns.iter().for_each(|pattern| order.add_signs(pattern.clone()));
            let fits = |axes: &[usize]| patterns.iter().all(|pattern| takes_first(axes, pattern));
            match order.axes(3) {
                Some(axes) => assert!(fits(&axes), "{patterns:?}"),
                None => assert!(!permutations(3).iter().any(|axes| fits(axes)), "{patterns:?}"),
            }
            assert_eq!(Order::decode(&order.encode(), 3), order);
        }
    }
}
