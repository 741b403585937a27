//! Names and their places, by the scopes of the language.

use language::symbols::{Role, Symbol, symbols};
use language::{Problems, parse};

fn of(text: &str) -> Vec<Symbol> {
    symbols(&parse(text, &mut Problems::default()))
}

/// Roles and numbers of places of the symbols with a name.
fn named(text: &str, name: &str) -> Vec<(Role, usize)> {
    let all = of(text).into_iter().filter(|symbol| symbol.name == name);
    all.map(|symbol| (symbol.role, symbol.places().len())).collect()
}

#[test]
fn a_name_of_a_rule_is_another_one_in_the_next_rule() {
    let text = "game g(m default 3)\n(n) -> (n - k) where 1 <= k <= m\n(n) -> (n - 1)\n";
    assert_eq!(named(text, "n"), [(Role::Number, 2), (Role::Number, 2)]);
    assert_eq!(named(text, "k"), [(Role::Chosen, 2)]);
    assert_eq!(named(text, "m"), [(Role::Parameter, 2)]);
    assert_eq!(named(text, "g"), [(Role::Game, 1)]);
}

#[test]
fn bound_names_reach_as_far_as_their_formula() {
    let text = "game g\n(n) -> (m) where m < n and (exists j: j = m) and (exists j: 2*j = n)\n";
    assert_eq!(named(text, "j"), [(Role::Bound, 2), (Role::Bound, 2)]);
    assert_eq!(named(text, "m"), [(Role::Chosen, 3)]);
    let text = "game g\n(n) -> (m) where m < n and at most 2 d: 2 <= d < m and d divides m\n";
    assert_eq!(named(text, "d"), [(Role::Bound, 3)]);
}

#[test]
fn parameters_are_known_in_bounds_conditions_and_examples() {
    let text = "game g(a >= 1, b >= a default 5, kind: plain | double default plain)\n\
                (n) -> (n - k) where a <= k <= b when kind = double\n\
                example a=1 b=2 kind=double (4) is N\n";
    assert_eq!(named(text, "a"), [(Role::Parameter, 4)]);
    assert_eq!(named(text, "b"), [(Role::Parameter, 3)]);
    assert_eq!(named(text, "kind"), [(Role::Parameter, 3)]);
    // The word in the example is part of a value.
    assert_eq!(named(text, "double"), [(Role::Word, 2)]);
    assert!(of(text).iter().filter(|symbol| symbol.name == "double").all(|symbol| !symbol.is_renamable()));
}

#[test]
fn heads_of_rows_have_elements_indices_and_lengths() {
    let text = "game g\n[.., x, w..] -> [.., j, min(w, j)..] where j < x\n\
                P[x after y at i of n, ..] iff xor(x - y where i mod 2 = n mod 2) = 0\n";
    assert_eq!(named(text, "w"), [(Role::Gap, 2)]);
    assert_eq!(named(text, "y"), [(Role::Before, 2)]);
    assert_eq!(named(text, "i"), [(Role::Index, 2)]);
    assert_eq!(named(text, "n"), [(Role::Length, 2)]);
    assert_eq!(named(text, "x"), [(Role::Number, 2), (Role::Element, 2)]);
}

#[test]
fn a_state_is_defined_by_its_line_even_if_it_is_named_before() {
    let text = "game g\n(n) -> (n - 1)\nP(n) iff even_end(n)\n\
                automaton even_end(t) base 2\nstate a: 0 -> a, 1 -> b\nstate b: 0 -> a, 1 -> b\naccept a\n";
    assert_eq!(named(text, "a"), [(Role::State, 4)]);
    let all = of(text);
    let b = all.iter().find(|symbol| symbol.name == "b").expect("a state");
    assert_eq!(b.definition.start as usize, text.find("b: 0").expect("its line"));
    assert_eq!(b.places().len(), 3);
    assert_eq!(named(text, "even_end"), [(Role::Automaton, 2)]);
    assert_eq!(named(text, "t"), [(Role::Track, 1)]);
}

#[test]
fn places_are_those_of_the_text_whatever_its_letters() {
    let text = "game g\n# 注释 𝄞\n（ｎ） -> （ｎ - k） where k >= 1\n";
    let all = of(text);
    let n = all.iter().find(|symbol| symbol.name == "n").expect("a name");
    assert!(n.places().iter().all(|place| place.of(text) == "ｎ") && n.places().len() == 2);
}

#[test]
fn broken_items_are_left_out() {
    assert_eq!(
        named("game g(m default 2)\n(n) -> (n - m)\nend n lost\n(k) -> (k - m)\n", "n"),
        [(Role::Number, 2)]
    );
}
