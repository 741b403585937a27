//! Right certificates are accepted, and what is changed in them is found.

use super::maker::{BASH, Order, certificate};
use crate::format::{Certificate, Child};
use crate::{Limits, Numeration, ProofFlaw, Rejection, StopReason, check};
use rules::Convention::Misere;

const NIM: Order<'static> = Order {
    text: "game nim\n(a, b) -> (a - k, b) where k >= 1\n(a, b) -> (a, b - k) where k >= 1\nP(a, b) iff a = b\n",
    ranks: &["x0 + x1"],
    sight: 3,
    ..BASH
};

fn of(order: Order<'static>, text: &'static str) -> Order<'static> {
    Order { text, ..order }
}

fn accepted(order: Order<'_>) -> Certificate {
    let made = certificate(order);
    let theorem = check(&made, &Limits::none());
    let theorem = theorem.unwrap_or_else(|why| panic!("{}: {}", order.text, why));
    assert!(theorem.claims.contains(&order.claim));
    assert_eq!(theorem.relations, made.relations.len());
    assert!(theorem.sentences > theorem.relations);
    made
}

fn rejected(made: &Certificate) -> Rejection {
    check(made, &Limits::none()).expect_err("it is wrong")
}

#[test]
fn taking_one_to_three_from_a_heap_is_lost_at_multiples_of_four() {
    let made = accepted(BASH);
    assert!(made.relations.iter().any(|relation| relation.key == "4 divides x0"));
}

#[test]
fn two_equal_heaps_are_lost() {
    accepted(NIM);
}

#[test]
fn other_kinds_of_claims_are_proved_as_well() {
    let won = "game bash\n(n) -> (n - k) where 1 <= k <= 2\nN(n) iff not 3 divides n\n";
    accepted(of(BASH, won));
    let misere = "game bash\n(n) -> (n - k) where 1 <= k <= 2\nmisere P(n) iff n mod 3 = 1\n";
    accepted(Order { convention: Misere, ..of(BASH, misere) });
    let value = "game bash\n(n) -> (n - k) where 1 <= k <= 2\nvalue(n) = n mod 3\n";
    accepted(of(BASH, value));
    let periodic = "game odd\n(n) -> (n - k) where k in {1, 3}\nvalue(n) = [0] repeat [1, 0]\n";
    accepted(of(BASH, periodic));
    let sum = "game nim\n(n) -> (m) where m < n\nP((n) + ..) iff xor(n) = 0\n";
    accepted(Order { size: Some(2), ..of(NIM, sum) });
    let row = "game step\n[.., a, x, ..] -> [.., a + 1, x - 1, ..]\n[x, ..] -> [x - 1, ..]\nvalue[x at i, ..] = sum(i*x) mod 2\n";
    accepted(Order { size: Some(2), ranks: &["x0 + 2*x1"], ..of(NIM, row) });
}

#[test]
fn ends_draws_and_laws_are_taken_into_account() {
    let race = "game race\n(n) -> (n - 2)\nend (0) lost\notherwise draw\nP(n) iff n mod 4 = 0\nN(n) iff n mod 4 = 2\nD(n) iff odd(n)\n";
    accepted(of(BASH, race));
    accepted(Order { claim: 2, ..of(BASH, race) });
    // The first claim of each other outcome stands beside the one that is named, whatever else is claimed.
    let several = "game race\n(n) -> (n - 2)\nend (0) lost\notherwise draw\nP(n) iff n = 5\nP(n) iff n mod 4 = 0\nN(n) iff n mod 4 = 2\nN(n) iff n = 6\n";
    accepted(Order { claim: 2, ..of(BASH, several) });
    for claim in [1, 3, 4] {
        match rejected(&certificate(Order { claim, ..of(BASH, several) })) {
            Rejection::Fails { .. } => {}
            other => panic!("{claim}: {other:?}"),
        }
    }
    let without = "game race\n(n) -> (n - 2)\nend (0) lost\notherwise draw\nP(n) iff n mod 4 = 0\nN(n) iff n mod 4 = 2\n";
    accepted(of(BASH, without));
    let early = "game stop\n(n) -> (n - 1)\nend (n) where n = 2 won\nend (n) where n >= 2 and n <= 2 lost\nP(n) iff n = 0 or n = 3 or n > 3 and odd(n)\n";
    accepted(of(BASH, early));
    let bounded = "game up\nposition (n) where n <= 6\n(n) -> (n + k) where 1 <= k <= 2 and n + k <= 6\nP(n) iff n in {0, 3, 6}\n";
    accepted(Order { ranks: &["6 - x0"], ..of(BASH, bounded) });
    let nothing = "game gone\n(n) -> (n - 1) where n > 1\n(n) -> () where n = 1\nmisere P(n) iff odd(n)\n";
    accepted(Order { convention: Misere, ..of(BASH, nothing) });
}

#[test]
fn other_numerations_do_as_well() {
    accepted(Order { numeration: Numeration::Base(3), sight: 3, ..BASH });
    accepted(Order { numeration: Numeration::Base(4), sight: 2, ..NIM });
    accepted(Order { numeration: Numeration::Quadratic(1), sight: 4, ..NIM });
    accepted(Order { numeration: Numeration::Quadratic(2), sight: 3, ..NIM });
}

#[test]
fn golden_floors_are_known_by_their_axioms() {
    let text = "game golden\n(n) -> (0) where exists j: j >= 1 and n = floor(phi*j)\nP(n) iff not (exists j: n = floor(phi*j) and j != 0)\n";
    let order = Order { numeration: Numeration::Quadratic(1), sight: 5, most: 800, ..of(BASH, text) };
    let made = accepted(order);
    assert!(made.proofs.iter().any(|proof| proof.sentence == "floor(alpha1*x0) = x1 axiom 6"));
    let text = "game fibonacci\n(n) -> (0) where fibonacci(n) and n > 0\n(n) -> (m) where m = lowest_zeckendorf(n) and m < n\nP(n) iff n = 0 or not fibonacci(n)\n";
    accepted(Order { numeration: Numeration::Quadratic(1), sight: 4, most: 800, ..of(BASH, text) });
}

#[test]
fn wrong_claims_are_refuted_by_numbers() {
    let wrong = "game bash\n(n) -> (n - k) where 1 <= k <= 3\nP(n) iff n mod 5 = 0\n";
    match rejected(&certificate(of(BASH, wrong))) {
        Rejection::Fails { sentence, numbers } => {
            assert_eq!((sentence.as_str(), numbers), ("won 1", vec![4u8.into()]));
        }
        other => panic!("{other:?}"),
    }
    let misere = "game bash\n(n) -> (n - k) where 1 <= k <= 3\nmisere P(n) iff n mod 4 = 0\n";
    let made = certificate(Order { convention: Misere, ..of(BASH, misere) });
    assert!(matches!(rejected(&made), Rejection::Fails { sentence, .. } if sentence == "stuck 1"));
    let wrong = "game nim\n(n) -> (m) where m < n\nvalue(n) = n - 1 if n > 4 | n otherwise\n";
    assert!(matches!(rejected(&certificate(of(BASH, wrong))), Rejection::Fails { .. }));
    // A play that never ends proves nothing.
    let circle = "game circle\n(n) -> (n - 1)\n(n) -> (n + 1) where even(n)\nP(n) iff n = 0\n";
    assert!(
        matches!(rejected(&certificate(of(BASH, circle))), Rejection::Fails { sentence, .. } if sentence.starts_with("ends"))
    );
    // Nor does a law that moves break.
    let lawless = "game lawless\nposition (n) where even(n)\n(n) -> (n - 1)\nP(n) iff n = 0\n";
    assert!(
        matches!(rejected(&certificate(of(BASH, lawless))), Rejection::Fails { sentence, .. } if sentence.starts_with("stays"))
    );
    // What is left of nothing is won in misère play.
    let gone = "game gone\n(n) -> () where n = 1\nmisere P(n) iff n = 7\n";
    assert!(matches!(
        rejected(&certificate(Order { convention: Misere, ..of(BASH, gone) })),
        Rejection::Fails { .. }
    ));
}

#[test]
fn a_rank_has_to_fall_and_not_for_ever() {
    for wrong in ["0", "7 - x0", "0 - x0"] {
        let why = rejected(&certificate(Order { ranks: &[wrong], ..BASH }));
        assert!(matches!(why, Rejection::Fails { sentence, .. } if sentence.starts_with("ends")), "{wrong}");
    }
    for right in [&["x0"][..], &["2*x0 + 5"], &["0", "x0"], &["3", "x0", "0 - x0"]] {
        // The last of these is never asked for more than its sign.
        let made = certificate(Order { ranks: right, ..BASH });
        assert_eq!(check(&made, &Limits::none()).is_ok(), right.len() < 3, "{right:?}");
    }
    let made = certificate(BASH);
    let mut wrong = made.clone();
    wrong.ranks[0].terms = vec![(1, 1)];
    assert_eq!(rejected(&wrong), Rejection::Rank(1));
}

#[test]
fn a_rank_may_be_negative_where_there_is_no_move() {
    let up = of(BASH, "game up\n(n) -> (n + 1) where n < 5\nP(n) iff n >= 5 or n mod 2 = 1\n");
    for right in ["9 - x0", "5 - x0", "4 - x0"] {
        accepted(Order { ranks: &[right], ..up });
    }
    for wrong in ["3 - x0", "0 - x0", "x0"] {
        let why = rejected(&certificate(Order { ranks: &[wrong], ..up }));
        assert!(matches!(why, Rejection::Fails { sentence, .. } if sentence.starts_with("ends")), "{wrong}");
    }
}

#[test]
fn no_state_can_be_turned_and_no_child_led_elsewhere() {
    for order in [BASH, NIM] {
        let made = certificate(order);
        let mut tried = 0;
        for relation in 0..made.relations.len() {
            let table = &made.relations[relation].table;
            for state in 0..table.rows.len() as u32 {
                let mut wrong = made.clone();
                let accepting = &mut wrong.relations[relation].table.accepting;
                match accepting.binary_search(&state) {
                    Ok(place) => _ = accepting.remove(place),
                    Err(place) => accepting.insert(place, state),
                }
                rejected(&wrong);
                tried += 1;
            }
            for node in 0..table.nodes.len() {
                for digit in 0..table.nodes[node].children.len() {
                    let states = (0..table.rows.len() as u32).map(Child::State);
                    for child in states.chain([Child::Dead]) {
                        if child == table.nodes[node].children[digit] {
                            continue;
                        }
                        let mut wrong = made.clone();
                        wrong.relations[relation].table.nodes[node].children[digit] = child;
                        rejected(&wrong);
                        tried += 1;
                    }
                }
            }
        }
        assert!(tried > 20);
    }
}

#[test]
fn tables_of_sums_are_right() {
    let made = certificate(BASH);
    let sums: Vec<usize> =
        (0..made.relations.len()).filter(|&place| !made.relations[place].key.contains('@')).collect();
    assert!(sums.len() > 3);
    for place in sums {
        let states = made.relations[place].table.rows.len() as u32;
        for state in 0..states {
            let mut wrong = made.clone();
            let accepting = &mut wrong.relations[place].table.accepting;
            match accepting.iter().position(|&accepts| accepts == state) {
                Some(found) => _ = accepting.remove(found),
                None => accepting.insert(accepting.partition_point(|&other| other < state), state),
            }
            rejected(&wrong);
        }
    }
}

#[test]
fn nothing_may_be_missing_and_nothing_too_much() {
    let made = certificate(BASH);
    for place in 0..made.relations.len() {
        let mut wrong = made.clone();
        let gone = wrong.relations.remove(place);
        assert_eq!(rejected(&wrong), Rejection::MissingRelation(gone.key.clone()));
        let mut wrong = made.clone();
        wrong.relations.push(gone.clone());
        assert_eq!(rejected(&wrong), Rejection::NeedlessRelation(gone.key));
    }
    for place in 0..made.proofs.len() {
        let mut wrong = made.clone();
        let gone = wrong.proofs.remove(place);
        assert_eq!(rejected(&wrong), Rejection::MissingProof(gone.sentence.clone()));
        let mut wrong = made.clone();
        wrong.proofs.push(gone.clone());
        assert_eq!(rejected(&wrong), Rejection::NeedlessProof(gone.sentence));
    }
    let mut wrong = made.clone();
    wrong.relations[0].key = "x0 = 77".into();
    assert!(matches!(rejected(&wrong), Rejection::NeedlessRelation(key) if key == "x0 = 77"));
    let mut wrong = made.clone();
    wrong.proofs[0].sentence = "won".into();
    assert!(matches!(rejected(&wrong), Rejection::MissingProof(_) | Rejection::NeedlessProof(_)));
    // Proofs may stand in any order, relations only after what they are proved from.
    let mut other = made.clone();
    other.proofs.reverse();
    assert!(check(&other, &Limits::none()).is_ok());
    let mut wrong = made.clone();
    wrong.relations.reverse();
    assert!(matches!(rejected(&wrong), Rejection::Order { .. }));
    let mut wrong = made;
    wrong.arguments.push(("m".into(), "3".into()));
    assert!(matches!(rejected(&wrong), Rejection::Parameter { .. }));
}

#[test]
fn a_proof_says_where_every_state_leads() {
    let made = certificate(BASH);
    let mut tried = 0;
    for (number, proof) in made.proofs.iter().enumerate() {
        for here in &proof.pairs {
            // Another set at the same state may do as well, so that all of them are changed.
            let changed = |change: &dyn Fn(&crate::Set) -> Option<crate::Set>| {
                let mut wrong = made.clone();
                let pairs = std::mem::take(&mut wrong.proofs[number].pairs);
                let pairs = pairs.into_iter().filter_map(|pair| match pair.state == here.state {
                    true => change(&pair.set).map(|set| crate::Pair { state: pair.state, set }),
                    false => Some(pair),
                });
                wrong.proofs[number].pairs = pairs.collect();
                match rejected(&wrong) {
                    Rejection::Proof { sentence, flaw } if sentence == proof.sentence => flaw,
                    other => panic!("{other:?}"),
                }
            };
            let each = |set: &crate::Set, turn: &dyn Fn(&[u32]) -> Vec<u32>| {
                let mut turned = crate::Set::new();
                set.iter().for_each(|element| turned.push(turn(element)));
                Some(turned)
            };
            let gone = changed(&|_| None);
            assert!(matches!(gone, ProofFlaw::Start | ProofFlaw::Step { .. }), "{gone:?}");
            if here.set.is_empty() {
                continue;
            }
            tried += 1;
            // All literals of the cases are positive here: what has rejected leads nowhere.
            let dead = |element: &[u32]| [&element[..1], &vec![crate::DEAD; element.len() - 1]].concat();
            let lost = changed(&|set| each(set, &dead));
            assert!(matches!(lost, ProofFlaw::Start | ProofFlaw::Step { .. }), "{lost:?}");
            let long = changed(&|set| each(set, &|element| [element, &[0]].concat()));
            assert!(matches!(long, ProofFlaw::Element(_)), "{long:?}");
            let case = changed(&|set| each(set, &|element| [&[1], &element[1..]].concat()));
            assert!(matches!(case, ProofFlaw::Element(_)), "{case:?}");
        }
    }
    assert!(tried > 3);
    let mut wrong = made.clone();
    wrong.proofs[0].pairs[0].state.push(0);
    assert!(matches!(rejected(&wrong), Rejection::Proof { flaw: ProofFlaw::State(1), .. }));
}

#[test]
fn the_text_of_the_game_counts() {
    let made = certificate(BASH);
    let others = [
        "game bash\n(n) -> (n - k) where 1 <= k <= 4\nP(n) iff n mod 4 = 0\n",
        "game bash\n(n) -> (n - k) where 1 <= k <= 3\nN(n) iff n mod 4 = 0\n",
        "game bash\n(n) -> (n - k) where 1 <= k <= 3\nmisere P(n) iff n mod 4 = 0\n",
        "game bash\n(n) -> (n - k) where 1 <= k <= 3\notherwise won\nP(n) iff n mod 4 = 0\n",
        "game bash\n(n) -> (n - k) where 1 <= k <= 3\nend (n) where n = 2 won\nP(n) iff n mod 4 = 0\n",
        "game bash\n(n, m) -> (n - k, m) where 1 <= k <= 3\nP(n, m) iff n mod 4 = m\n",
        "game bash\n(n) -> (n - k) where 1 <= k <= 3\nP(n) iff n mod 4 =\n",
        "",
    ];
    for text in others {
        let mut wrong = made.clone();
        wrong.text = text.into();
        rejected(&wrong);
    }
    let mut wrong = made.clone();
    wrong.claim = 2;
    assert_eq!(rejected(&wrong), Rejection::NoClaim(2));
    let mut wrong = made.clone();
    wrong.claim = 0;
    assert_eq!(rejected(&wrong), Rejection::NoClaim(0));
    let mut wrong = made.clone();
    wrong.convention = Misere;
    assert_eq!(rejected(&wrong), Rejection::NoClaim(1));
    let mut wrong = made.clone();
    wrong.size = Some(1);
    assert!(matches!(rejected(&wrong), Rejection::Unsupported(_)));
    let mut wrong = made.clone();
    wrong.base = Some(made.text.clone());
    assert_eq!(rejected(&wrong), Rejection::Base);
    let mut wrong = made.clone();
    wrong.numeration = Numeration::Base(3);
    assert!(matches!(rejected(&wrong), Rejection::Table { .. }));
    // Names and titles make no difference to the proof.
    let mut other = made.clone();
    other.text =
        "game bash\ntitle en \"Bash\"\n(n) -> (n - k) where 1 <= k <= 3\nP(n) iff n mod 4 = 0\n".into();
    assert_eq!(check(&other, &Limits::none()).expect("it is the same").title.en, "Bash");
}

#[test]
fn a_limit_leaves_it_undecided() {
    let made = certificate(BASH);
    let few = Limits::none().with_steps(1000);
    assert_eq!(check(&made, &few), Err(Rejection::Undecided(StopReason::Steps)));
    let small = Limits::none().with_memory(100);
    assert_eq!(check(&made, &small), Err(Rejection::Undecided(StopReason::Memory)));
}

#[test]
fn a_certificate_is_read_as_it_is_written() {
    for order in [BASH, NIM] {
        let made = certificate(order);
        let text = made.to_string();
        assert_eq!(Certificate::parse(&text).as_ref(), Ok(&made));
        assert!(crate::verify(&text, &Limits::none()).is_ok());
    }
}
