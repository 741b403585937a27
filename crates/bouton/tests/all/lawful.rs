//! Laws of positions: rules that break them, which move is told, and by which rule; laws that show that play ends.

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

#[test]
fn a_law_about_numbers_that_no_move_changes_shows_that_play_ends() {
    let terminates = |law: &str, rule: &str| {
        // Read without a look at small positions, of which some break the law.
        let parsed = rules::parse(&format!("game it\n{law}\n{rule}\n"), &rules::NoLibrary);
        let ruleset = parsed.ruleset.unwrap_or_else(|| panic!("{:?}", parsed.diagnostics));
        ruleset.instantiate(&[], None).expect("it has no parameters").terminates()
    };
    const TAKE: &str = "(n, a, b) -> (n - k, a, b) where a <= k <= b";
    assert!(terminates("position (n, a, b) where a >= 1 and b >= a", TAKE));
    // Without it (3, 0, 5) leaves itself.
    for law in ["position (n, a, b) where b >= a", "position (n, a, b) where n >= 1"] {
        assert!(!terminates(law, TAKE), "{law}");
    }
    // A move leaves (3, 0, 5), of which the law is not true.
    let lowers = "(n, a, b) -> (n - k, 0, b) where a <= k <= b";
    assert!(!terminates("position (n, a, b) where a >= 1", lowers));
}
