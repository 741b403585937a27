//! Random games of shapes: brute force, memory, file and resumed file agree.

use super::files::{Scratch, in_runs};
use super::made::{Guard, Made, Rule, agrees, fill, made};
use proptest::prelude::*;
use solve::{Halt, Refusal, Verdict};
use tables::Want;

fn direction(arity: usize) -> impl Strategy<Value = Vec<i64>> {
    let part = prop_oneof![20 => 0i64..3, 1 => -2i64..0, 2 => 3i64..9, 1 => 60i64..70];
    prop::collection::vec(part, arity)
        .prop_filter("not all zero", |parts| parts.iter().any(|&part| part != 0))
}

fn guard(arity: usize) -> impl Strategy<Value = Option<Guard>> {
    prop::option::of((prop::collection::vec(0u64..4, arity), 2u64..6).prop_map(|(a, m)| Guard::Modulo(a, m)))
}

fn rule(arity: usize) -> impl Strategy<Value = Rule> {
    let bound = prop::option::weighted(0.3, 0u64..20);
    let ray = (direction(arity), 1u64..4, bound, guard(arity)).prop_map(|(direction, first, more, guard)| {
        Rule::Ray(direction, first, more.map(|more| first + more), guard)
    });
    let steps = (prop::collection::vec(direction(arity), 1..4), guard(arity))
        .prop_map(|(deltas, guard)| Rule::Steps(deltas, guard));
    let all_smaller: Rule = Rule::List(|at| {
        (0..at[0]).filter(|to| (to + at[0]) % 3 == 1).map(|to| vec![[&[to], &at[1..]].concat()]).collect()
    });
    prop_oneof![4 => ray, 4 => steps, 1 => Just(all_smaller)]
}

fn game() -> impl Strategy<Value = (Made, Vec<u64>)> {
    let extents = prop_oneof![
        prop::collection::vec(1u64..300, 1),
        (1u64..40, 1u64..150).prop_map(|(a, b)| vec![a, b]),
        (1u64..12, 1u64..12, 1u64..80).prop_map(|(a, b, c)| vec![a, b, c]),
    ];
    let verdict = prop::sample::select(vec![Verdict::Lost, Verdict::Won, Verdict::Draw]);
    extents.prop_flat_map(move |extents| {
        let arity = extents.len();
        let end = extents.iter().map(|&extent| 0..extent).collect::<Vec<_>>();
        let ends = prop::collection::vec((end, verdict.clone()), 0..3);
        let ends = prop_oneof![2 => Just(vec![]), 1 => ends];
        let otherwise = prop_oneof![3 => Just(None), 1 => verdict.clone().prop_map(Some)];
        (prop::collection::vec(rule(arity), 0..5), any::<bool>(), ends, otherwise).prop_map(
            move |(rules, misere, ends, otherwise)| {
                (Made { misere, ends, otherwise, ..made(arity, rules) }, extents.clone())
            },
        )
    })
}

/// Returns `true` if such a game can earn a refusal: only games with a negative part can leave the box or have no
/// order, and only nim-values can be refused for how play ends.
fn may_refuse(refusal: &Refusal, game: &Made, want: Want) -> bool {
    let grows = game.rules.iter().any(|rule| match rule {
        Rule::Ray(direction, ..) => direction.iter().any(|&part| part < 0),
        Rule::Steps(deltas, _) => deltas.iter().flatten().any(|&part| part < 0),
        Rule::List(_) => false,
    });
    let plain = game.ends.is_empty() && game.otherwise.unwrap_or(Verdict::Lost) == Verdict::Lost;
    let normal = plain && (!game.misere || game.otherwise.is_some());
    match refusal {
        Refusal::LeavesBox { .. } | Refusal::NoOrder => grows,
        Refusal::NimSumMisere | Refusal::NimSumDraw | Refusal::DeclaredEnds => {
            want == Want::Values && !normal
        }
        _ => false,
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn memory_and_file_agree_with_brute_force((game, extents) in game(), stride in 1u64..1500) {
        for want in [Want::Outcomes, Want::Values] {
            match fill(&game, &extents, want) {
                Ok(table) => {
                    agrees(&game, &extents, &table);
                    let scratch = Scratch::new("random");
                    let (resumed, _) = in_runs(&game, &extents, want, &scratch.backing("random"), stride);
                    agrees(&game, &extents, &resumed);
                }
                Err(Halt::Refused(refusal)) => prop_assert!(may_refuse(&refusal, &game, want), "{refusal:?}"),
                Err(halt) => prop_assert!(false, "{halt:?}"),
            }
        }
    }
}
