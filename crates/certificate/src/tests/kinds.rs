//! Kinds of certificates.

use crate::{Kind, Limits, Theorem, verify, verify_any};

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
    let limits = Limits::none();
    let theorem = verify(BASH, &limits).expect("it is right");
    let shown = verify_any(BASH, &limits).expect("it is right");
    assert_eq!(shown.rules(), theorem.rules);
    assert!(theorem.rules.iter().any(|rule| rule.contains("->")));
    let named = Theorem::Claim(crate::ClaimTheorem {
        definitions: vec!["a definition".into()],
        assumed: vec!["an assumption".into()],
        ..theorem.clone()
    });
    assert_eq!(
        (named.definitions(), named.assumed()),
        (&["a definition".into()][..], &["an assumption".into()][..])
    );
    assert!(shown.definitions().is_empty() && shown.assumed().is_empty());
    let Theorem::Claim(shown) = shown else { panic!("it is another kind") };
    assert_eq!(shown, theorem);
}
