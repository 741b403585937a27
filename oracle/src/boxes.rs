//! All small positions, in the order that defines the smallest: by total, then by number of numbers, then
//! lexicographically.

use crate::game::Sum;

/// All tuples of this length with numbers up to a bound.
pub fn tuples(places: usize, most: u64) -> Vec<Vec<u64>> {
    let mut all = (0..places).fold(vec![vec![]], |all: Vec<Vec<u64>>, _| {
        let longer = |at: Vec<u64>| (0..=most).map(move |next| [&at[..], &[next]].concat());
        all.into_iter().flat_map(longer).collect()
    });
    all.sort_by_key(|at| (at.iter().sum::<u64>(), at.clone()));
    all
}

/// All rows of these lengths with numbers up to a bound.
pub fn rows(lengths: std::ops::RangeInclusive<usize>, most: u64) -> Vec<Vec<u64>> {
    let mut all: Vec<Vec<u64>> = lengths.flat_map(|length| tuples(length, most)).collect();
    all.sort_by_key(|at| (at.iter().sum::<u64>(), at.len(), at.clone()));
    all
}

/// All sums of these numbers of components, each once regardless of order.
pub fn multisets(of: &[Vec<u64>], sizes: std::ops::RangeInclusive<usize>) -> Vec<Sum> {
    let mut all: Vec<Sum> = vec![];
    for size in sizes {
        let mut some: Vec<Vec<usize>> = vec![vec![]];
        for _ in 0..size {
            some = some
                .into_iter()
                .flat_map(|chosen| {
                    let least = chosen.last().copied().unwrap_or(0);
                    (least..of.len()).map(move |next| [&chosen[..], &[next]].concat())
                })
                .collect();
        }
        all.extend(
            some.into_iter().map(|chosen| chosen.into_iter().map(|index| of[index].clone()).collect::<Sum>()),
        );
    }
    all.sort_by_key(|sum| (sum.iter().flatten().sum::<u64>(), sum.len(), sum.clone()));
    all
}
