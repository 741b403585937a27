//! Statements about certificates and numerations, compared with the facts.

use crate::{Certificate, check::verify};
use crate::{Kind, Limits, Numeration, Shown, check, verify_any};
use rules::Convention;

const BASH: &str = include_str!("../../tests/bash.cert");

#[test]
fn the_first_line_says_which_kind_it_is() {
    assert_eq!(Kind::of("bouton certificate 1\n"), Kind::Claim);
    assert_eq!(Kind::of("bouton period 1\nx"), Kind::Period);
    assert_eq!(Kind::of("bouton quotient 1"), Kind::Quotient);
    for other in ["", "bouton period 2", " bouton quotient 1", "x\nbouton period 1"] {
        assert_eq!(Kind::of(other), Kind::Claim, "{other:?}");
    }
}

#[test]
fn what_is_shown_of_any_kind_is_what_is_shown_of_its_own() {
    let limits = Limits::default();
    let theorem = verify(BASH, &limits).expect("it is right");
    let shown = verify_any(BASH, &limits).expect("it is right");
    assert_eq!(shown.message(), theorem.message());
    assert_eq!(shown.rules(), theorem.rules);
    assert!(theorem.rules.iter().any(|rule| rule.contains("->")));
    let named = Shown::Claim(crate::Theorem {
        definitions: vec!["a definition".into()],
        assumed: vec!["an assumption".into()],
        ..theorem.clone()
    });
    assert_eq!(
        (named.definitions(), named.assumed()),
        (&["a definition".into()][..], &["an assumption".into()][..])
    );
    assert!(shown.definitions().is_empty() && shown.assumed().is_empty());
    let Shown::Claim(shown) = shown else { panic!("it is another kind") };
    assert_eq!(shown, theorem);
}

#[test]
fn a_theorem_says_by_which_convention_it_holds() {
    let certificate = Certificate::parse(BASH).expect("it is right");
    let normal = check(&certificate, &Limits::default()).expect("it is right");
    assert_eq!(normal.convention, Convention::Normal);
    let misere = crate::Theorem { convention: Convention::Misere, ..normal.clone() }.message();
    let normal = normal.message();
    assert!(normal.en.contains("normal play") && !normal.en.contains("misère play"), "{}", normal.en);
    assert!(misere.en.contains("misère play") && !misere.en.contains("normal play"), "{}", misere.en);
    assert!(normal.zh.contains("正常规则") && misere.zh.contains("反常规则"));
}

/// Number of words of a length.
fn words(t: u64, length: u32) -> u64 {
    let (mut open, mut closed) = (1, 0);
    for _ in 0..length {
        (open, closed) = (t * open + closed, open);
    }
    open + closed
}

#[test]
fn quadratic_numerations_are_said_with_their_first_places() {
    for t in 2..=9 {
        // Before the first word that is longer there are all shorter ones.
        let places: Vec<String> = (0..4).map(|length| words(t.into(), length).to_string()).collect();
        let said = Numeration::Quadratic(t).said();
        assert!(said.en.contains(&format!("({}, …)", places.join(", "))), "{}", said.en);
        assert!(said.zh.contains(&format!("（{}、……）", places.join("、"))), "{}", said.zh);
    }
    for numeration in [Numeration::Base(2), Numeration::Base(7), Numeration::Quadratic(1)] {
        let name = numeration.to_string();
        assert!(numeration.said().en.contains(&name), "{name}");
    }
}
