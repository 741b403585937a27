//! Drawings of automata.
#![allow(clippy::unwrap_used)] // A test that cannot go on has failed.

use automata::{Digits, Library, Meter, Numeration, Relation};
use bouton::draw::write_automaton;
use bouton::words::legend;
use rules::{Lang, Text};

#[test]
fn an_automaton_is_drawn_with_all_that_it_has() {
    let meter = Meter::ample();
    let mut library = Library::new(Numeration::Quadratic(1));
    let floor =
        library.table(&Relation::Floor(Numeration::Quadratic(1)), &meter).unwrap().canonical(&meter).unwrap();
    let title = Text { en: "floors <of φ>".into(), zh: "下取整 & 其他".into() };
    let names = ["x".to_owned(), "y".to_owned()];
    let subtitle = legend::digits(floor.numeration(), &names);
    let drawn = |lang| {
        let mut out = vec![];
        assert!(write_automaton(&floor, &title, &subtitle, lang, &mut out).unwrap());
        String::from_utf8(out).unwrap()
    };
    let (en, zh) = (drawn(Lang::En), drawn(Lang::Zh));
    assert!(
        en.contains("<title>floors &lt;of φ&gt;</title>") && zh.contains("<title>下取整 &amp; 其他</title>")
    );
    assert!(en.contains("Digits of (x,y) in Zeckendorf's numeration") && zh.contains("齐肯多夫记数法"));
    let count = |what: &str| en.matches(what).count();
    let accepting = floor.accepting().iter().filter(|accepts| **accepts).count();
    assert_eq!(count(r#"<circle class="state"#), floor.states());
    assert_eq!(count(r#"<circle class="ring""#), accepting);
    // Every arc, and the arrow to the start.
    let arcs = floor.arcs().unwrap().len() + 1;
    assert_eq!((count(r#"<path class="arc""#), count(r#"<path class="tip""#)), (arcs, arcs));
    assert!(en.contains("prefers-color-scheme: dark") && !en.contains("NaN") && !en.contains("inf"));
    assert_eq!(en, drawn(Lang::En));
}

#[test]
fn an_automaton_with_too_many_arcs_is_not_drawn() {
    let digits = Digits::Columns { numbers: 18, modulus: 2 };
    let table = Library::new(Numeration::Base(2)).table(&Relation::Digits(digits), &Meter::ample()).unwrap();
    let mut out = vec![];
    let title = Text { en: "columns".into(), zh: "各列".into() };
    assert!(!write_automaton(&table, &title, &Text::default(), Lang::En, &mut out).unwrap());
    assert!(out.is_empty());
}
