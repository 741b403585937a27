//! The races to the corner: formulas, tables, searches and whole graphs agree on every board up to 60 × 60.

use catalog::ruleset;
use dashu_int::UBig;
use rules::{Argument, Instance, Outcome};
use solve::pool::Component;
use solve::search::Outcomes;
use solve::{Limits, loopy};
use tables::{Backing, Want, table};

const SIDE: u64 = 60;

fn race(piece: &str) -> Instance {
    let ruleset = ruleset("race").expect("a game of the catalogue");
    ruleset.instantiate(&[("piece".into(), Argument::Choice(piece.into()))], None).expect("a piece")
}

fn squares() -> impl Iterator<Item = [u64; 2]> {
    (0..SIDE).flat_map(|x| (0..SIDE).map(move |y| [x, y]))
}

/// The claims of the file, each on its own; `None` where none of them speaks.
fn claimed(game: &Instance, [x, y]: [u64; 2]) -> Vec<(Outcome, bool)> {
    let at = [UBig::from(x), UBig::from(y)];
    let said = |claim: &rules::ClaimInstance| {
        Some((claim.outcome()?, claim.holds(&[&at]).expect("small numbers can be told")))
    };
    game.claims().iter().filter_map(said).collect()
}

fn agree(piece: &str, formula: impl Fn([u64; 2]) -> Outcome) {
    let game = race(piece);
    let filled =
        table(&game, &[SIDE, SIDE], Want::Outcomes, Backing::Memory, &Limits::none()).expect("a table");
    let mut search = Outcomes::new(&[&game]).expect("a game");
    for at in squares() {
        let expected = formula(at);
        assert_eq!(filled.outcome(&at), Some(expected), "the table at {piece} {at:?}");
        let searched = search.outcome(&[Component::new(0, at)], &Limits::none()).expect("an answer");
        assert_eq!(searched.outcome, expected, "the search at {piece} {at:?}");
        let claims = claimed(&game, at);
        assert!(!claims.is_empty(), "{piece}");
        for (outcome, holds) in claims {
            assert_eq!(holds, outcome == expected, "the claim {outcome:?} at {piece} {at:?}");
        }
    }
}

fn won(lost: bool) -> Outcome {
    if lost { Outcome::P } else { Outcome::N }
}

#[test]
fn the_king_loses_exactly_when_both_distances_are_even() {
    agree("king", |[x, y]| won(x % 2 == 0 && y % 2 == 0));
}

#[test]
fn the_rook_loses_exactly_on_the_diagonal() {
    agree("rook", |[x, y]| won(x == y));
}

#[test]
fn the_queen_loses_exactly_on_wythoffs_pairs() {
    // The k-th pair is the least number in no earlier pair, and that number plus k.
    let mut pairs: Vec<(u64, u64)> = Vec::new();
    for k in 0..SIDE {
        let used = |n: &u64| pairs.iter().any(|&(a, b)| a == *n || b == *n);
        let a = (0..).find(|n| !used(n)).expect("naturals never run out");
        pairs.push((a, a + k));
    }
    agree("queen", |[x, y]| won(pairs.contains(&(x.min(y), x.max(y)))));
}

/// With k moves of one kind and l of the other the knight comes to the corner; the parity of k + l decides if they
/// differ by at most 1, and otherwise the one about to lose turns aside.
fn knight([x, y]: [u64; 2]) -> Outcome {
    let (x, y) = (i64::try_from(x).expect("small"), i64::try_from(y).expect("small"));
    // k + 2l = x and 2k + l = y
    let (k, l) = (2 * y - x, 2 * x - y);
    if k < 0 || l < 0 || k % 3 != 0 || l % 3 != 0 || (k / 3).abs_diff(l / 3) > 1 {
        return Outcome::D;
    }
    won((k / 3 + l / 3) % 2 == 0)
}

#[test]
fn the_knight_wins_and_loses_only_near_the_diagonal() {
    agree("knight", knight);
}

#[test]
fn play_with_every_piece_is_known_to_end() {
    for piece in ["king", "queen", "rook", "knight"] {
        assert!(race(piece).terminates(), "{piece}");
    }
}

#[test]
fn the_whole_graph_of_the_knight_agrees_on_every_board() {
    let game = race("knight");
    for at in squares() {
        let analysis =
            loopy::analyse(&[&game], &[Component::new(0, at)], &Limits::none()).expect("an answer");
        assert_eq!(analysis.outcome, knight(at), "{at:?}");
        assert_eq!(analysis.remoteness.is_none(), knight(at) == Outcome::D, "{at:?}");
    }
}

#[test]
fn the_knight_on_a_board_of_five_by_five_draws() {
    let answer = bouton::ask("race piece=knight 4,4").expect("an answer");
    assert_eq!(answer.outcome, Some(Outcome::D));
    assert_eq!((answer.winning_move_count.as_deref(), answer.value), (Some("0"), None));
}

#[test]
fn the_other_pieces_on_a_board_of_five_by_five_are_as_the_contest_says() {
    for (piece, outcome) in [("king", Outcome::P), ("rook", Outcome::P), ("queen", Outcome::N)] {
        let answer = bouton::ask(&format!("race piece={piece} 4,4")).expect("an answer");
        assert_eq!(answer.outcome, Some(outcome), "{piece}");
    }
}
