use crate::heaps::brute::{Made, Search, positions};
use crate::heaps::{natural, the};
use catalog::theory::theory;
use rules::Convention;

/// From 1 to `most` heaps become smaller.
fn moves(most: u64) -> impl Fn(&[u64]) -> Vec<Made> {
    move |heaps| {
        let mut all: Vec<Made> = vec![vec![]];
        for (heap, &size) in heaps.iter().enumerate() {
            let longer: Vec<Made> = all
                .iter()
                .filter(|made| (made.len() as u64) < most)
                .flat_map(|made| (0..size).map(move |left| [&made[..], &[(heap, left)]].concat()))
                .collect();
            all.extend(longer);
        }
        all.retain(|made| !made.is_empty());
        all
    }
}

#[test]
fn judgements_are_those_of_the_rule() {
    for convention in [Convention::Normal, Convention::Misere] {
        for most in [1, 2, 3, 4, 6, u64::MAX] {
            let theory = the("moore", &[natural(most)], convention);
            let mut search = Search::new(moves(most), convention);
            for (count, below) in [(0, 1), (1, 40), (2, 12), (3, 9), (4, 5), (5, 3), (6, 2)] {
                for heaps in positions(count, below) {
                    search.agrees(&*theory, &heaps);
                }
            }
        }
    }
}

#[test]
fn five_and_more_heaps_are_judged_as_the_rule_has_it() {
    for convention in [Convention::Normal, Convention::Misere] {
        for most in [2, 3, 4] {
            let theory = the("moore", &[natural(most)], convention);
            let mut search = Search::new(moves(most), convention);
            // Every fifth of the positions, so that all sizes and orders come up.
            for heaps in positions(5, 5).iter().step_by(5).chain(positions(6, 3).iter()) {
                search.agrees(&*theory, heaps);
            }
        }
    }
}

#[test]
fn with_one_heap_a_move_it_is_nim() {
    let [moore, nim] = [("moore", vec![natural(1u8)]), ("nim", vec![])]
        .map(|(game, parameters)| the(game, &parameters, Convention::Misere));
    for heaps in positions(3, 9) {
        let components: Vec<[dashu_int::UBig; 1]> = heaps.iter().map(|&heap| [heap.into()]).collect();
        let sum: Vec<&[dashu_int::UBig]> = components.iter().map(|at| &at[..]).collect();
        let [moore, nim] = [&moore, &nim].map(|theory| theory.judge(&sum, usize::MAX).unwrap());
        assert_eq!((moore.outcome, moore.moves.count), (nim.outcome, nim.moves.count), "{heaps:?}");
    }
}

#[test]
fn without_a_heap_to_change_there_is_no_theory() {
    assert!(theory("moore", &[natural(0u8)], Convention::Normal).is_none());
}
