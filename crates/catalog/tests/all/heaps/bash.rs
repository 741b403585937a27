use crate::heaps::brute::{agree_on_misere, agree_on_values};
use crate::heaps::{natural, the};
use catalog::theory::theory;
use rules::Convention;

fn options(most: u64) -> impl Fn(u64) -> Vec<u64> {
    move |heap| (1..=most.min(heap)).map(|taken| heap - taken).collect()
}

#[test]
fn nim_values_and_options_are_those_of_the_rule() {
    for most in [1, 2, 3, 4, 7, 10, 300, u64::MAX] {
        for game in ["bash", "nim-bounded"] {
            agree_on_values(&*the(game, &[natural(most)], Convention::Normal), options(most), 100);
        }
    }
}

#[test]
fn misere_judgements_are_those_of_the_rule() {
    for most in [1, 2, 3, 4, 7, u64::MAX] {
        for game in ["bash", "nim-bounded"] {
            agree_on_misere(&*the(game, &[natural(most)], Convention::Misere), options(most), 12);
        }
    }
}

#[test]
fn without_a_move_normal_play_is_lost_and_misere_play_won() {
    agree_on_values(&*the("nim-bounded", &[natural(0u8)], Convention::Normal), options(0), 30);
    agree_on_misere(&*the("nim-bounded", &[natural(0u8)], Convention::Misere), options(0), 12);
}

#[test]
fn parameters_that_the_game_does_not_allow_have_no_theory() {
    assert!(theory("bash", &[natural(0u8)], Convention::Normal).is_none());
    assert!(theory("bash", &[], Convention::Normal).is_none());
}
