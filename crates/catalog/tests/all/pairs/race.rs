use crate::exhaustive::{Exhausted, Words, big, rows, theory};
use catalog::argument::{Knight, Race, Statement};
use dashu_int::UBig;
use rules::{Argument, Convention, Outcome};

fn piece(word: &str) -> Box<dyn catalog::theory::Theory> {
    theory("race", &[Argument::Choice(word.into())], Convention::Normal)
}

/// Who is stuck in the corner has lost; elsewhere it is a draw.
fn stuck(at: &[u64]) -> Outcome {
    if at == [0, 0] { Outcome::P } else { Outcome::D }
}

/// The steps (dx, dy) that stay on the board.
fn by(at: &[u64], steps: impl IntoIterator<Item = (u64, u64)>) -> Vec<Words> {
    steps
        .into_iter()
        .filter_map(|(dx, dy)| Some(vec![at[0].checked_sub(dx)?, at[1].checked_sub(dy)?]))
        .collect()
}

#[test]
fn the_king_is_as_the_rules_say() {
    let mut rules = Exhausted::new(|at: &[u64]| by(at, [(1, 0), (0, 1), (1, 1)]), stuck);
    rules.judged_rightly_by(&*piece("king"), rows(2, 50));
}

#[test]
fn the_rook_is_as_the_rules_say() {
    let mut rules = Exhausted::new(|at: &[u64]| by(at, (1..60).flat_map(|k| [(k, 0), (0, k)])), stuck);
    rules.judged_rightly_by(&*piece("rook"), rows(2, 50));
}

#[test]
fn the_queen_is_as_the_rules_say() {
    let mut rules =
        Exhausted::new(|at: &[u64]| by(at, (1..60).flat_map(|k| [(k, 0), (0, k), (k, k)])), stuck);
    rules.judged_rightly_by(&*piece("queen"), rows(2, 50));
}

#[test]
fn the_knight_is_as_the_rules_say() {
    let mut rules = Exhausted::new(|at: &[u64]| by(at, [(1, 2), (2, 1)]), stuck);
    rules.judged_rightly_by(&*piece("knight"), rows(2, 70));
}

/// The move by which a draw is held, as the sentences name it, is held by the rules.
#[test]
fn the_knight_holds_its_draws_by_the_step_that_is_named() {
    let mut rules = Exhausted::new(|at: &[u64]| by(at, [(1, 2), (2, 1)]), stuck);
    let knight = piece("knight");
    let mut named = 0;
    for at in rows(2, 30) {
        let judged = knight.judge(&[&big(&at)], 1).expect("judged");
        if judged.outcome != Outcome::D || by(&at, [(1, 2), (2, 1)]).is_empty() {
            continue;
        }
        let kept: Vec<Words> = by(&at, [(1, 2), (2, 1)])
            .into_iter()
            .filter(|option| {
                let to = (UBig::from(option[0]), UBig::from(option[1]));
                judged.why.iter().any(|statement| matches!(
                    statement,
                    Statement::Race(Race::Knight(Knight::Draws { to: named, .. } | Knight::OutOfReach { to: named, .. })) if *named == to
                ))
            })
            .collect();
        assert_eq!(kept.len(), 1, "{at:?}: {:?}", judged.why);
        assert_eq!(rules.outcome(&kept[0]), Outcome::D, "{at:?}");
        named += 1;
    }
    assert!(named > 300);
}

/// The sample of HDU 5754: from the corner of a 5×5 board, rook, knight and queen after the king.
#[test]
fn the_contest_s_sample_is_answered() {
    let outcomes = ["king", "rook", "knight", "queen"]
        .map(|word| piece(word).judge(&[&big(&[4, 4])], 1).expect("judged").outcome);
    assert_eq!(outcomes, [Outcome::P, Outcome::P, Outcome::D, Outcome::N]);
}

#[test]
fn numbers_of_a_thousand_digits_are_answered() {
    let three = UBig::from(3u8);
    let base = UBig::from(10u8).pow(1000) * &three;
    let at = |x: u8, y: u8| [&base + UBig::from(x), &base + UBig::from(y)];
    let moved = |word: &str, from: [UBig; 2]| {
        let judged = piece(word).judge(&[&from], 9).expect("judged");
        (judged.outcome, judged.moves.first.into_iter().map(|changes| changes[0].parts[0].clone()).next())
    };
    assert_eq!(moved("king", at(0, 2)), (Outcome::P, None));
    assert_eq!(moved("king", at(1, 2)), (Outcome::N, Some(at(0, 2).to_vec())));
    assert_eq!(moved("rook", at(9, 2)), (Outcome::N, Some(at(2, 2).to_vec())));
    assert_eq!(moved("queen", at(5, 5)), (Outcome::N, Some(vec![UBig::ZERO, UBig::ZERO])));
    assert_eq!(moved("knight", at(3, 3)), (Outcome::P, None));
    assert_eq!(moved("knight", at(4, 5)), (Outcome::N, Some(at(3, 3).to_vec())));
    assert_eq!(moved("knight", at(2, 4)), (Outcome::D, None));
}

#[test]
fn only_a_single_piece_is_judged() {
    let (corner, at) = (big(&[0, 0]), big(&[1, 1]));
    for word in ["king", "queen", "rook", "knight"] {
        assert_eq!(piece(word).judge(&[&corner, &at], 1), None);
        assert_eq!(piece(word).judge(&[], 1), None);
        let misere = catalog::theory::theory("race", &[Argument::Choice(word.into())], Convention::Misere);
        assert!(misere.is_none());
    }
}
