//! Starting positions: every game that is played has one, and whoever moves first can win from it.

use bouton::{Match, Query, Workbench};
use rules::Outcome;
use solve::Limits;

#[test]
fn a_game_of_the_catalogue_begins_where_the_first_player_can_win() {
    let workbench = Workbench::new();
    let mut begun = 0;
    for name in catalog::names() {
        // A matrix is no board, a sum has the boards of its games, and forbidden options are not played.
        if matches!(name, "matrix" | "sum" | "blocking-wythoff") {
            continue;
        }
        let game = workbench.game(name).unwrap_or_else(|problems| panic!("{name}: {problems:?}"));
        let beginning = game.begin().unwrap_or_else(|| panic!("{name} begins nowhere"));
        assert!(game.ruleset.board.is_some(), "{name}");
        let query = Query::read(&format!("{name} {beginning}")).expect("a question");
        let position = workbench.ask(&query, None).unwrap_or_else(|problems| panic!("{name}: {problems:?}"));
        let answer = bouton::solve(&position, 1, &Limits::none()).expect("an answer");
        assert_eq!(answer.outcome, Some(Outcome::N), "{name} {beginning}");
        let play = Match::new(position, Limits::none()).expect("a game");
        assert!(play.moves().len() > 1, "{name} {beginning}");
        begun += 1;
    }
    assert!(begun > 25);
}
