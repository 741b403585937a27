//! Theories on pairs of numbers, against exhaustive search from the rules.

use crate::exhaustive;
mod corners;
mod dynamic;
mod euclid;
mod race;
mod tartan;
mod wythoff;

/// Components of another form are no positions of these games: nothing is said about them.
#[test]
fn components_of_another_length_are_left_to_others() {
    let knight = rules::Argument::Choice("knight".into());
    let games = [("wythoff", vec![]), ("fibonacci-nim", vec![]), ("euclid", vec![]), ("race", vec![knight])];
    for (game, parameters) in games {
        let theory = exhaustive::theory(game, &parameters, rules::Convention::Normal);
        for length in [0, 1, 3, 4] {
            assert_eq!(theory.judge(&[&exhaustive::big(&vec![7; length])], 9), None, "{game}");
            assert_eq!(theory.judge(&[&exhaustive::big(&vec![0; length])], 9), None, "{game}");
        }
        assert_eq!(theory.judge(&[], 9), None, "{game}");
        assert_eq!(theory.value(&exhaustive::big(&[3, 4])), None, "{game}");
    }
    let wrong = [rules::Argument::Choice("bishop".into()), rules::Argument::Natural(3u8.into())];
    for argument in wrong {
        assert!(catalog::theory::theory("race", &[argument], rules::Convention::Normal).is_none());
    }
}
