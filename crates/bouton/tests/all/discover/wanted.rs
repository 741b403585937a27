//! Defaults of a search: its targets, its sizes, and its report.

use bouton::discover::{Conclusion, Discoveries, Goal, Search, discover, free, program};
use bouton::emit::{Language, Unwritten};
use bouton::{Query, Variant, Workbench};
use rules::{Argument, Lang, Native, NativeMoves, Objection, Options, Trouble};
use solve::{Limits, StopReason};
use std::sync::Arc;

fn variant(question: &str, text: &str) -> Variant {
    let bench = Workbench::new();
    bench.add("it.game", &format!("game it{text}\n")).unwrap_or_else(|problems| panic!("{problems:?}{text}"));
    bench.variant(&Query::read(question).unwrap(), None).unwrap()
}

fn found(text: &str, wanted: &Search) -> Discoveries {
    discover(&variant("it.game", text), wanted, &Limits::none()).unwrap()
}

fn goals(text: &str) -> Vec<Goal> {
    found(text, &Search { upto: Some(20), ..Search::default() })
        .findings
        .iter()
        .map(|finding| finding.goal)
        .collect()
}

const BASH: &str = "\n(n) -> (n - k) where 1 <= k <= 3";

#[test]
fn values_are_looked_for_where_there_are_any() {
    let both = [Goal::Outcomes, Goal::Values];
    assert_eq!(goals(BASH), both);
    // Nobody is stuck but at 0, though it is said what being stuck would mean; play ends, though it is said that endless play is a draw.
    assert_eq!(goals(&format!("{BASH}\nendless draw")), both);
    assert_eq!(goals(&format!("{BASH}\notherwise draw")), [Goal::Outcomes]);
    assert_eq!(goals(&format!("{BASH}\nmisere")), [Goal::Outcomes]);
    // Of a game that splits a heap only values say more than of one heap.
    assert_eq!(goals("\n(n) -> (i) + (j) where i + j = n - 1"), [Goal::Values]);
}

#[test]
fn rows_and_moves_in_several_components_are_of_size_three() {
    for (text, several) in [
        ("\n[x, ..] -> [x - k, ..] where k >= 1\n[.., x] -> [.., x - k] where k >= 1", "rows"),
        ("\nupto 2 of nim", "sums"),
    ] {
        let wanted = Search { upto: Some(4), goal: Some(Goal::Outcomes), ..Search::default() };
        let found = found(text, &wanted);
        assert_eq!((found.size, found.findings[0].size), (Some(3), Some(3)), "{several}");
    }
    let found = found(BASH, &Search::default());
    assert_eq!((found.size, found.findings[0].size), (None, None));
}

#[test]
fn values_are_of_single_components_whatever_the_size() {
    let wanted = Search { goal: Some(Goal::Values), size: Some(2), ..Search::default() };
    let found = found(BASH, &wanted);
    let [finding] = &*found.findings else { panic!("{found:?}") };
    assert_eq!((finding.size, &*finding.items), (None, &["value(n) = n mod 4".to_owned()][..]));
}

#[test]
fn the_numbers_that_were_not_given_are_free() {
    let text = "(m >= 1 default 3, l default 0, w: one | two default one)\n(n) -> (n - k) where l < k <= m";
    let named = |given: &[&str]| free(&variant("it.game", text), given);
    assert_eq!(named(&[]), ["m", "l"]);
    assert_eq!(named(&["l"]), ["m"]);
    assert_eq!(named(&["l", "m", "w"]), [""; 0]);
}

/// The condition always holds, but no proof sees that.
const OPEN: &str = "\n(n) -> (n - k) where 1 <= k <= 3 and gcd(n, n + 5) <= 5";

#[test]
fn a_conjecture_is_told_with_its_text_and_written_as_one() {
    let wanted = Search { goal: Some(Goal::Outcomes), upto: Some(40), ..Search::default() };
    let found = found(OPEN, &wanted);
    let finding = &found.findings[0];
    assert!(matches!(finding.result, Conclusion::Conjecture(_)), "{finding:?}");
    assert_eq!(finding.items, ["P(n) iff n mod 4 = 0"]);
    assert!(finding.text.contains("P(n) iff n mod 4 = 0"), "{}", finding.text);
    assert!(finding.tried > 0);
    let text = program(&variant("it.game", OPEN), &found, Language::Python, Lang::En).unwrap();
    assert!(text.contains("% 4 == 0") && !text.contains("Proved for all"), "{text}");
}

#[test]
fn a_search_without_a_find_tells_what_stopped_it_and_has_no_family() {
    // Where play need not end, positions are counted.
    let text =
        "(m >= 1 default 3)\n(n) -> (n - 1)\n(n) -> (n + k) where 1 <= k <= m and n >= 3\nendless draw";
    let limits = Limits::none().with_positions(10);
    let wanted = Search { upto: Some(40), free: vec!["m".into()], ..Search::default() };
    let found = discover(&variant("it.game", text), &wanted, &limits).unwrap();
    let finding = &found.findings[0];
    assert!(matches!(finding.result, Conclusion::Nothing) && finding.family.is_none(), "{finding:?}");
    assert_eq!(found.limits_hit, Some(StopReason::Positions));
}

#[test]
fn where_nothing_is_found_nothing_is_said_of_other_parameters() {
    // Nobody knows a rule for the squares that are taken where m is 9.
    let text = "(m >= 1 default 9)\n(n) -> (n - k) where 1 <= k <= m when m != 9\n(n) -> (n - k) where k >= 1 and square(k) when m = 9";
    let wanted =
        Search { goal: Some(Goal::Outcomes), upto: Some(60), free: vec!["m".into()], ..Search::default() };
    let found = found(text, &wanted);
    let finding = &found.findings[0];
    assert!(matches!(finding.result, Conclusion::Nothing) && finding.family.is_none(), "{finding:?}");
    assert_eq!(found.limits_hit, None);
}

#[test]
fn other_sizes_are_told_by_their_components() {
    let wanted = Search { goal: Some(Goal::Outcomes), size: Some(2), ..Search::default() };
    let found = found("\n(a, b) -> (a - 1, b) where not square(4*a + 2)\n(a, b) -> (a, b - 1)", &wanted);
    let sizes: Vec<usize> = found.findings[0].sizes.iter().map(|other| other.size).collect();
    assert_eq!(sizes, [1, 3, 4], "{found:?}");
}

#[test]
fn a_family_is_not_called_proved_from_a_false_assumption() {
    let text = "(m >= 1 default 3)\n(n) -> (n - k) where 1 <= k <= m and gcd(n, n + 5) <= 5\nassume (n) -> (c) only where c < n and n <= c + m and n != 9\n\
                assume (n) -> (c) where c < n and n <= c + m";
    let wanted =
        Search { goal: Some(Goal::Outcomes), upto: Some(40), free: vec!["m".into()], ..Search::default() };
    let found = found(text, &wanted);
    let finding = &found.findings[0];
    assert!(!finding.is_proved(), "{finding:?}");
    let proved = finding.family.as_ref().map_or(0, |family| family.proved.len());
    assert_eq!(proved, 0, "{finding:?}");
}

/// One, two or three are taken.
struct Taken;

impl Native for Taken {
    fn with(&self, _arguments: &[Argument]) -> Result<Arc<dyn NativeMoves>, Objection> {
        Ok(Arc::new(Taken))
    }
}

impl NativeMoves for Taken {
    fn options(&self, at: &[u64], options: &mut Options) -> Result<(), Trouble> {
        let &[heap] = at else { return Err(Trouble::WrongForm) };
        for left in heap.saturating_sub(3)..heap {
            options.push_word(left);
            options.end_component();
            options.end_option();
        }
        Ok(())
    }

    fn terminates(&self) -> bool {
        true
    }
}

#[test]
fn of_moves_in_rust_a_claim_is_a_conjecture() {
    let bench = Workbench::new();
    bench.add_native("taken", "game taken\nnative (n)\n", Arc::new(Taken)).unwrap();
    let variant = bench.variant(&Query::read("taken").unwrap(), None).unwrap();
    let wanted = Search { goal: Some(Goal::Outcomes), upto: Some(40), ..Search::default() };
    let found = discover(&variant, &wanted, &Limits::none()).unwrap();
    let finding = &found.findings[0];
    assert!(matches!(finding.result, Conclusion::Conjecture(_)), "{finding:?}");
    assert_eq!(finding.items, ["P(a) iff a mod 4 = 0"]);
    // A program needs rules.
    assert!(matches!(program(&variant, &found, Language::Python, Lang::En), Err(Unwritten::Native)));
}
