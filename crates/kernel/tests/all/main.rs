//! Tests of the checker.

use kernel::{Certificate, Limits, Rejection, check};

const BASH: &str = include_str!("bash.cert");

#[test]
fn a_certificate_written_by_hand() {
    let theorem = check(BASH, Limits::of(BASH.len())).expect("it is right");
    assert_eq!(theorem.definitions, 1);
    let text = Certificate::parse(BASH).expect("it reads").to_string();
    println!("{text}");
    assert_eq!(Certificate::parse(&text).expect("it reads").to_string(), text);
    let wrong = BASH.replace("(accept 1 2 3)", "(accept 1 3)");
    assert!(matches!(check(&wrong, Limits::of(BASH.len())), Err(Rejection::Differs { .. })));
    let wrong = BASH.replace("divides 4", "divides 2");
    assert!(matches!(check(&wrong, Limits::of(BASH.len())), Err(Rejection::Differs { .. })));
    let wrong = BASH.replace("(lost (divides 4 n))", "(lost (divides 2 n))");
    println!("{:?}", check(&wrong, Limits::of(BASH.len())));
    assert!(matches!(check(&wrong, Limits::of(BASH.len())), Err(Rejection::Undefined(_))));
}
