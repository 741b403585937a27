use crate::heaps::brute::{Search, agree_on_misere, agree_on_values, in_one, positions};
use crate::heaps::the;
use rules::Convention;

fn options(heap: u64) -> Vec<u64> {
    (0..heap).collect()
}

#[test]
fn nim_values_and_options_are_those_of_the_rule() {
    agree_on_values(&*the("nim", &[], Convention::Normal), options, 64);
}

#[test]
fn misere_judgements_are_those_of_the_rule() {
    let theory = the("nim", &[], Convention::Misere);
    agree_on_misere(&*theory, options, 12);
    let mut search = Search::new(in_one(options), Convention::Misere);
    for heaps in positions(5, 4) {
        search.agrees(&*theory, &heaps);
    }
}

#[test]
fn a_component_of_another_form_has_no_theory() {
    let pair = [1u8, 2].map(dashu_int::UBig::from);
    for convention in [Convention::Normal, Convention::Misere] {
        let theory = the("nim", &[], convention);
        assert!(theory.value(&pair).is_none() && theory.judge(&[&pair, &[]], 1).is_none());
        assert!(theory.reaching(&[], &1u8.into(), 1).is_none() && theory.account(&[&pair]).is_empty());
        assert!(theory.tells(&pair, &[], &1u8.into()).is_none());
    }
}
