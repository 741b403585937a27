//! Rules that break the laws of their game: which move is told, and by which rule.

use bouton::{Problems, Query, Workbench, solve};
use rules::Lang;
use solve::Limits;

fn asked(text: &str, question: &str) -> Result<bouton::Answer, Problems> {
    let bench = Workbench::new();
    bench.add("it.game", text).expect("a text");
    let position = bench.ask(&Query::read(question).expect("a question"), None)?;
    Ok(solve(&position, 3, &Limits::none())?)
}

fn broken(text: &str, question: &str) -> String {
    let told = asked(text, question).expect_err("a move to no position");
    assert_eq!(told[0].code(), "broken-law", "{told:?}");
    told[0].message(Lang::En)
}

#[test]
fn of_several_moves_to_no_position_the_smallest_is_told() {
    // From 4 there are moves to 3, 2 and 1, none of which is a position.
    for rule in ["(n) -> (n - k) where 1 <= k <= 3", "(n) -> (m) where m < n and n <= m + 3"] {
        let said = broken(&format!("game it\nposition (n) where n mod 4 = 0\n{rule}\n"), "it.game 8");
        assert!(said.contains("4 → 1"), "{said}");
    }
}

#[test]
fn the_rule_is_told_that_leads_to_no_position_far_away() {
    // Each move changes whether the number is even: of an odd one all moves win. Small numbers keep the law.
    let text = "game it\nposition (n) where n != 1000038\n(n) -> (n - 1) where n != 1000039\n(n) -> (n - 3) where n*n >= 9\n";
    let fine = asked(text, "it.game 100041").expect("an answer");
    assert_eq!(fine.winning_moves.len(), 2, "{fine:?}");
    let said = broken(text, "it.game 1000041");
    assert!(said.contains("(n - 3)") && !said.contains("(n - 1)"), "{said}");
}
