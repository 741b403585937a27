//! The automata of what was found.

use bouton::discover::{Goal, Search, discover};
use bouton::draw::write_automaton;
use bouton::proof::Automaton;
use bouton::words::{Say, legend};
use bouton::{Query, Workbench};
use rules::Lang;
use solve::Limits;

fn automaton(words: &str, size: Option<usize>, goal: Goal) -> Automaton {
    let variant = Workbench::new().variant(&Query::read(words).unwrap(), None).unwrap();
    let wanted = Search { size, goal: Some(goal), ..Search::default() };
    let found = discover(&variant, &wanted, &Limits::none()).unwrap();
    found.findings[0].automaton.clone().unwrap()
}

#[test]
fn a_formula_has_an_automaton_that_can_be_drawn() {
    // Of binary numbers, multiples of an odd m are told by m states (Myhill and Nerode).
    for m in [2, 4, 6] {
        let found = automaton(&format!("bash m={m}"), None, Goal::Outcomes);
        assert_eq!((found.table.states(), &*found.names), (m + 1, &["n".to_owned()][..]));
        let title = found.title.text();
        let subtitle = legend::digits(found.table.numeration(), &found.names);
        let mut drawing = vec![];
        assert!(write_automaton(&found.table, &title, &subtitle, Lang::En, &mut drawing).unwrap());
        let drawing = String::from_utf8(drawing).unwrap();
        assert!(drawing.contains("the lost positions (P)"), "{drawing}");
        assert_eq!(drawing.matches(r#"<circle class="state"#).count(), m + 1);
        let chinese = title.zh;
        assert!(chinese.contains("必败"), "{chinese}");
    }
}

#[test]
fn the_numbers_that_an_automaton_reads_are_named() {
    assert_eq!(automaton("wythoff", None, Goal::Outcomes).names, ["a", "b"]);
    assert_eq!(automaton("nim", Some(3), Goal::Outcomes).names, ["n1", "n2", "n3"]);
    let mut row = automaton("staircase", Some(4), Goal::Outcomes).names;
    row.sort();
    // Steps 2 and 4 do not count.
    assert_eq!(row, ["x1", "x3"]);
    assert_eq!(automaton("bash m=3", None, Goal::Values).names, ["n", "value"]);
}
