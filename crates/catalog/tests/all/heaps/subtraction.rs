use crate::heaps::brute::{agree_on_misere, agree_on_values, values};
use crate::heaps::{giant, set, the};
use catalog::theory::theory;
use dashu_int::UBig;
use rules::Convention;

fn options(members: &[u64]) -> impl Fn(u64) -> Vec<u64> {
    move |heap| members.iter().filter(|&&taken| taken <= heap).map(|taken| heap - taken).collect()
}

/// The sets with members up to a bound, of at most so many.
fn sets(upto: u64, most: u32) -> impl Iterator<Item = Vec<u64>> {
    let sets = (0u64..1 << upto).filter(move |bits| bits.count_ones() <= most);
    sets.map(move |bits| (1..=upto).filter(|member| bits >> (member - 1) & 1 == 1).collect())
}

#[test]
fn nim_values_and_options_are_those_of_the_rule() {
    for members in sets(9, 4).chain([vec![2, 50, 77], vec![99], vec![5, 12, 13, 40, 41]]) {
        agree_on_values(&*the("subtraction", &[set(&members)], Convention::Normal), options(&members), 130);
    }
}

#[test]
fn misere_judgements_are_those_of_the_rule() {
    for members in sets(7, 4) {
        agree_on_misere(&*the("subtraction", &[set(&members)], Convention::Misere), options(&members), 8);
    }
}

#[test]
fn beyond_the_period_values_and_options_are_those_of_the_rule() {
    for members in sets(12, 3).step_by(7).chain([vec![2, 5, 7], vec![3, 31, 47], vec![1, 8, 11, 60]]) {
        let theory = the("subtraction", &[set(&members)], Convention::Normal);
        let values = values(options(&members), 40_000);
        for heap in (0..40_000).step_by(397) {
            let at = [UBig::from(heap)];
            assert_eq!(theory.value(&at), Some(values[heap as usize].into()), "{members:?} {heap}");
            for wanted in (0..5).filter(|wanted| *wanted != values[heap as usize]) {
                let left =
                    options(&members)(heap).into_iter().filter(|left| values[*left as usize] == wanted);
                let mut left: Vec<Vec<Vec<UBig>>> = left.map(|left| vec![vec![left.into()]]).collect();
                left.sort();
                let mut found = theory.reaching(&at, &wanted.into(), usize::MAX).unwrap();
                found.first.sort();
                assert_eq!((found.count, found.first), (Some(left.len().into()), left), "{members:?} {heap}");
            }
        }
    }
}

/// Winning Ways, ch. 4, table 2: the nim-sequences of subtraction sets; here {1, 3, 4}: 0101232 with period 7, and
/// {2, 5, 7}: period 22.
#[test]
fn periods_are_the_published_ones() {
    let theory = the("subtraction", &[set(&[1, 3, 4])], Convention::Normal);
    let giant = giant(1000, 0);
    for (beyond, value) in [0u8, 1, 0, 1, 2, 3, 2].into_iter().enumerate() {
        let heap = &giant - &giant % 7u8 + beyond;
        assert_eq!(theory.value(&[heap]), Some(value.into()));
    }
}

#[test]
fn a_giant_member_that_no_heap_has_room_for_changes_nothing() {
    let members = rules::Argument::Set(vec![1u8.into(), 3u8.into(), 4u8.into(), giant(30, 0)]);
    let theory = the("subtraction", &[members], Convention::Normal);
    for heap in 0u64..1000 {
        assert_eq!(theory.value(&[heap.into()]), Some([0u8, 1, 0, 1, 2, 3, 2][heap as usize % 7].into()));
    }
    // How the values go on there is not known.
    assert_eq!(theory.value(&[giant(30, 0)]), None);
    assert!(theory.reaching(&[giant(30, 0)], &1u8.into(), 1).is_none());
}

#[test]
fn to_take_nothing_is_no_move() {
    let value = |set: &[u64], heap: u64| {
        let theory = theory("subtraction", &[self::set(set)], Convention::Normal).expect("a finite set");
        theory.value(&[heap.into()])
    };
    for heap in 0..40 {
        assert_eq!(value(&[0, 1, 2], heap), value(&[1, 2], heap), "{heap}");
        assert_eq!(value(&[0], heap), Some(0u8.into()));
    }
}
