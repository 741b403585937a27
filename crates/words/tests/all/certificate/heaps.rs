//! Reasons for rejecting certificates about games on one heap.

use kernel_heaps::{KernelRejection, MovesFlaw, PeriodFlaw, QuotientFlaw, Rejection, TextFlaw};
use rules::Text;
use std::collections::BTreeSet;
use words::Say;

/// One rejection of each kind, with all flaws.
fn all() -> Vec<Rejection> {
    let mut all: Vec<Rejection> =
        [KernelRejection::Steps, KernelRejection::Memory, KernelRejection::Stopped, KernelRejection::Large]
            .map(Rejection::Kernel)
            .into();
    let texts = [
        TextFlaw::Unclosed,
        TextFlaw::Unopened,
        TextFlaw::Endless,
        TextFlaw::Expected("move"),
        TextFlaw::Unknown,
        TextFlaw::Again,
        TextFlaw::Unbound,
        TextFlaw::Arity,
        TextFlaw::Number,
        TextFlaw::Numeration,
        TextFlaw::Needless,
    ];
    all.extend(texts.map(|flaw| Rejection::Kernel(KernelRejection::Text { at: 7, flaw })));
    let moves = [
        MovesFlaw::Parts,
        MovesFlaw::Part,
        MovesFlaw::Unsolved,
        MovesFlaw::Relation,
        MovesFlaw::Mixed,
        MovesFlaw::Negative,
        MovesFlaw::Idle,
        MovesFlaw::Uneven,
        MovesFlaw::Large,
    ];
    all.extend(moves.map(Rejection::Moves));
    let periods = [
        PeriodFlaw::Endless,
        PeriodFlaw::Splits,
        PeriodFlaw::Begun,
        PeriodFlaw::Collected(5),
        PeriodFlaw::Hit(5),
        PeriodFlaw::Missed(5),
        PeriodFlaw::TooLong,
        PeriodFlaw::NoLength,
        PeriodFlaw::Differs(5),
        PeriodFlaw::Earlier,
        PeriodFlaw::Shorter(5),
        PeriodFlaw::Value(5),
        PeriodFlaw::ValueCount(5),
    ];
    all.extend(periods.map(Rejection::Period));
    let quotients = [
        QuotientFlaw::Endless,
        QuotientFlaw::Map,
        QuotientFlaw::Small,
        QuotientFlaw::NoElement(5),
        QuotientFlaw::Products(5),
        QuotientFlaw::Unreached(5),
        QuotientFlaw::Commute(5, 6, 7),
        QuotientFlaw::Generator(5),
        QuotientFlaw::Lost,
        QuotientFlaw::Alike(5, 6),
        QuotientFlaw::Dead(5),
        QuotientFlaw::Heap(5, 6),
        QuotientFlaw::Sum(5),
        QuotientFlaw::Stuck(5),
        QuotientFlaw::UncoveredHeap(5),
        QuotientFlaw::Uncovered(5, 6),
        QuotientFlaw::Large,
    ];
    all.extend(quotients.map(Rejection::Quotient));
    all
}

#[test]
fn every_rejection_has_a_sentence_in_each_language_and_a_code_of_its_own() {
    let all = all();
    for rejection in &all {
        let Text { en, zh } = rejection.text();
        assert!(en.is_ascii() || en.contains('…'), "{en}");
        assert!(zh.chars().any(|sign| ('\u{4e00}'..='\u{9fff}').contains(&sign)), "{zh}");
        assert!(rejection.to_string().is_ascii(), "{rejection}");
    }
    let texts: BTreeSet<_> = all.iter().map(|one| (one.text().en, one.text().zh)).collect();
    let codes: BTreeSet<_> = all.iter().map(ToString::to_string).collect();
    assert_eq!((texts.len(), codes.len()), (all.len(), all.len()));
}
