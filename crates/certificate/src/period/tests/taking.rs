//! Amounts without end, against values from the definition.

use super::verified;
use crate::period::{PeriodCertificate, PeriodFlaw, Played, Subject};
use crate::{Limits, Rejection, verify_period};
use proptest::prelude::*;

/// Amounts that may be taken: those of a list below `from`, and from there on those at some places of a period.
#[derive(Clone, Debug)]
pub(super) struct Amounts {
    pub(super) few: Vec<bool>,
    pub(super) places: Vec<bool>,
}

impl Amounts {
    pub(super) fn contains(&self, taken: usize) -> bool {
        match taken.checked_sub(self.few.len()) {
            None => self.few[taken],
            Some(beyond) => self.places[beyond % self.places.len()],
        }
    }

    /// As a condition of the language.
    fn written(&self, name: &str) -> String {
        let list = |set: &[bool]| {
            let members = (0..set.len()).filter(|&place| set[place]).map(|place| place.to_string());
            members.collect::<Vec<_>>().join(", ")
        };
        let (from, length) = (self.few.len(), self.places.len());
        format!(
            "({name} in {{{}}} or {name} >= {from} and ({name} - {from}) mod {length} in {{{}}})",
            list(&self.few),
            list(&self.places)
        )
    }
}

/// Values by trying every amount.
pub(super) fn values(some: &Amounts, all: &Amounts, count: usize) -> Vec<u32> {
    let mut values: Vec<u32> = vec![];
    for heap in 0..count {
        let mut reached: std::collections::BTreeSet<u32> =
            (1..heap).filter(|&left| some.contains(heap - left)).map(|left| values[left]).collect();
        if heap > 0 && all.contains(heap) {
            reached.insert(0);
        }
        values.extend((0..).find(|value| !reached.contains(value)));
    }
    values
}

pub(super) fn text(some: &Amounts, all: &Amounts) -> String {
    let (leave, whole) = (some.written("k"), all.written("n"));
    format!("game taking\n(n) -> (n - k) where 1 <= k < n and {leave}\n(n) -> () where n >= 1 and {whole}\n")
}

fn certificate(text: &str, said: (usize, usize, u32), after: usize, values: &[u32]) -> PeriodCertificate {
    let subject = Subject::Rules { text: text.into(), arguments: vec![], claim: None };
    let (start, length, saltus) = said;
    PeriodCertificate {
        subject,
        mask: None,
        start,
        length,
        saltus,
        after: Some(after),
        values: values.to_vec(),
    }
}

/// The shortest period of these values from as early as can be, if it was seen for long.
pub(super) fn seen(values: &[u32]) -> Option<(usize, usize, u32)> {
    let of = |length: usize| {
        let saltus = values.last()?.checked_sub(values[values.len() - 1 - length])?;
        let fits = |heap: &usize| values[heap + length] == values[*heap] + saltus;
        let start = (0..values.len() - length).rev().take_while(fits).last()?;
        (start + 5 * length < values.len()).then_some((start, length, saltus))
    };
    (1..values.len() / 6).find_map(of)
}

const ALL_BUT: &str = "game heaps
title en \"Take any number but {2,5}\"
(n) -> () where n >= 1 and (n in {1, 3, 4} or n >= 6)
(n) -> (n - k) where 1 <= k < n and (k in {1, 3, 4} or k >= 6)
";

#[test]
fn all_but_two_and_five_is_certified() {
    let plain = certificate(ALL_BUT, (0, 4, 2), 40, &[0, 1, 0, 1]).to_string();
    let theorem = verified(&plain).unwrap_or_else(|flaw| panic!("{flaw:?}"));
    let amounts = "{1, 3, 4} ∪ {k ≥ 6}".to_owned();
    assert_eq!(theorem.played, Played::Taking { some: amounts.clone(), all: amounts });
    assert_eq!((theorem.start, theorem.length, theorem.saltus, theorem.computed), (0, 4, 2, 48));
    let wrong = [
        ("plus 2", "plus 1", PeriodFlaw::Collected(0)),
        ("plus 2\n", "", PeriodFlaw::Collected(0)),
        ("period 4\nplus 2", "period 8\nplus 4", PeriodFlaw::Shorter(4)),
        ("start 0", "start 1", PeriodFlaw::Earlier),
        ("values 0 1 0 1", "values 0 1 0 2", PeriodFlaw::Value(3)),
        ("period 4", "period 0", PeriodFlaw::NoLength),
        ("after 40", "after 5", PeriodFlaw::Begun),
        ("after 40\n", "", PeriodFlaw::After),
        ("after 40", "after 1073741820", PeriodFlaw::TooLong),
        ("n in {1, 3, 4}", "n in {1, 3}", PeriodFlaw::Differs(0)),
    ];
    for (old, new, flaw) in wrong {
        assert_eq!(verified(&plain.replace(old, new)), Err(Rejection::Period(flaw)), "{new}");
    }
    // Neither of codes nor with splits.
    let code = "bouton period 1\ncode 0.77\nstart 71\nperiod 12\nafter 100\nend\n";
    assert_eq!(verified(code), Err(Rejection::Period(PeriodFlaw::After)));
    let grows = "bouton period 1\ncode 0.8\nstart 1\nperiod 3\nplus 1\nend\n";
    assert_eq!(verified(grows), Err(Rejection::Period(PeriodFlaw::Growing)));
    let split = plain
        .replace("(n) -> () where", "(n) -> (i) + (j) where i + j = n and 1 <= i <= j\n| (n) -> () where");
    assert_eq!(verified(&split), Err(Rejection::Period(PeriodFlaw::Endless)));
}

/// Numbers that grow, claimed in the game's own text.
#[test]
fn a_claim_that_grows_is_shown_with_its_period() {
    let claimed = |claim: &str| {
        let mut certificate = certificate(&format!("{ALL_BUT}{claim}\n"), (0, 4, 2), 40, &[]);
        certificate.subject = match certificate.subject {
            Subject::Rules { text, arguments, .. } => Subject::Rules { text, arguments, claim: Some(1) },
            other => other,
        };
        verified(&certificate.to_string())
    };
    assert!(claimed("value(n) = repeat [0, 1, 0, 1] plus 2").is_ok());
    assert!(claimed("value(n) = [0, 1, 0] repeat [1, 2, 3, 2, 3, 4, 5, 4] plus 4").is_ok());
    for (wrong, at) in [
        ("repeat [0, 1, 0, 1] plus 3", 4),
        ("repeat [0, 1, 0, 1]", 4),
        ("[0, 1, 0, 1, 2, 3, 2, 4] repeat [4, 5, 4, 5] plus 2", 7),
    ] {
        let flaw = claimed(&format!("value(n) = {wrong}"));
        assert_eq!(flaw, Err(Rejection::Period(PeriodFlaw::Claim(at))), "{wrong}");
    }
}

#[test]
fn limits_are_honoured_with_many_amounts() {
    let text = certificate(ALL_BUT, (0, 4, 2), 1 << 20, &[]).to_string();
    let stopped = verify_period(&text, &Limits::none().with_time(std::time::Duration::ZERO));
    assert!(stopped.is_err_and(|flaw| flaw.is_undecided()));
    let bytes = verify_period(&text, &Limits::none().with_memory(1 << 16));
    assert!(bytes.is_err_and(|flaw| flaw.is_undecided()));
}

fn amounts() -> impl Strategy<Value = Amounts> {
    let bools = |range: std::ops::Range<usize>| prop::collection::vec(any::<bool>(), range);
    (bools(1..9), bools(1..5)).prop_map(|(mut few, places)| {
        few[0] = false;
        Amounts { few, places }
    })
}

proptest! {
    /// A period that is accepted is true of many more values, and nothing beside it is accepted.
    #[test]
    fn accepted_periods_are_those_of_the_definition(some in amounts(), all in amounts(), same in any::<bool>()) {
        let all = if same { some.clone() } else { all };
        prop_assume!(some.places.contains(&true) || all.places.contains(&true));
        let known = values(&some, &all, 700);
        // What is seen of half of them, and begun late enough for the sets to have grown together.
        if let Some((start, length, saltus)) = seen(&known[..350]).filter(|seen| seen.0 + 12 * seen.1 < 250) {
            let round = 60 * length;
            let listed = &known[..start + length];
            for after in [start + 10, 350 - length] {
                let text = certificate(&text(&some, &all), (start, length, saltus), after, listed).to_string();
                let accepted = verified(&text);
                match &accepted {
                    Ok(theorem) => {
                        let fits = |heap: usize| known[heap + length] == known[heap] + saltus;
                        prop_assert!((start..700 - length).all(fits), "{text}");
                        prop_assert!(theorem.computed <= after + round + length);
                    }
                    // It may begin too early, or the sets still grow.
                    Err(Rejection::Period(PeriodFlaw::Collected(_) | PeriodFlaw::Begun | PeriodFlaw::Differs(_))) => {}
                    Err(other) => prop_assert!(false, "{other:?}: {text}"),
                }
            }
        }
    }

    /// Another amount, start, length or saltus: refused, or as true.
    #[test]
    fn no_other_number_is_accepted(start in 0usize..6, length in 1usize..12, saltus in 0u32..6, after in 8usize..60) {
        let text = certificate(ALL_BUT, (start, length, saltus), after, &[]).to_string();
        if verified(&text).is_ok() {
            prop_assert_eq!((start, length, saltus), (0, 4, 2));
        }
    }
}
