//! Random formulas, beside what trying everything says.

use crate::brute;
use crate::brute::{Maker, Values};
use automata::StopReason;
use automata::{
    Compiler, Formula, Library, Limits, Meter, Numeration, Single, Spent, Term, Trouble, Uncompiled,
};
use dashu_int::UBig;
use proptest::prelude::*;
use std::sync::atomic::Ordering;

const FREE: u32 = 2;
/// Free variables are tried up to this number. Bounds are at most twice the largest variable and 4, and nested once: 12,
/// and 28.
const BOX: i128 = 4;

/// Returns `true` if a formula about these numbers agrees with its relation.
fn compare(bytes: &[u8], numeration: Numeration, depth: u8) -> Result<(), TestCaseError> {
    let formula = Maker::new(bytes, numeration, FREE).formula(depth);
    let single = match Compiler::new(1000, &Meter::ample()).single(&formula) {
        Ok(single) => single,
        Err(Uncompiled::TooLarge) => return Err(TestCaseError::reject("too large")),
        Err(Uncompiled::Spent(spent)) => return Err(TestCaseError::fail(format!("{spent:?}"))),
    };
    let literal = match single {
        Single::Always(truth) => Err(truth),
        Single::Open(claim) => claim.literal().expect("small numbers"),
    };
    let mut library = Library::new(numeration);
    let meter = Meter::new(&Limits::none().with_states(1 << 14).with_steps(1 << 24));
    for (x, y) in (0..=BOX).flat_map(|x| (0..=BOX).map(move |y| (x, y))) {
        let mut values = Values::from([(0, x), (1, y)]);
        let truth = brute::holds(&formula, &mut values);
        let said = match &literal {
            Err(truth) => *truth,
            Ok(literal) => {
                let numbers: Vec<UBig> = literal
                    .arguments
                    .iter()
                    .map(|&variable| UBig::from([x, y][variable as usize] as u64))
                    .collect();
                match library.holds(&literal.relation, &numbers, &meter) {
                    Ok(holds) => holds == literal.positive,
                    Err(Trouble::Spent(_)) => return Err(TestCaseError::reject("over the limits")),
                    Err(trouble) => panic!("{trouble:?}"),
                }
            }
        };
        prop_assert_eq!(said, truth, "{:?} at {}, {}: {:?}", numeration, x, y, formula);
    }
    Ok(())
}

fn bytes() -> impl Strategy<Value = Vec<u8>> {
    proptest::collection::vec(any::<u8>(), 4..60)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, ..ProptestConfig::default() })]

    #[test]
    fn in_base_2(bytes in bytes()) {
        compare(&bytes, Numeration::Base(2), 2)?;
    }

    #[test]
    fn in_base_3(bytes in bytes()) {
        compare(&bytes, Numeration::Base(3), 2)?;
    }

    #[test]
    fn in_zeckendorf(bytes in bytes()) {
        compare(&bytes, Numeration::Quadratic(1), 2)?;
    }

    #[test]
    fn in_quadratic_2(bytes in bytes()) {
        compare(&bytes, Numeration::Quadratic(2), 2)?;
    }

    #[test]
    fn in_recurrence_4_minus_1(bytes in bytes()) {
        compare(&bytes, Numeration::named("recurrence 4 -1").expect("a numeration"), 2)?;
    }
}

/// Whoever asks to stop is heard, whatever is being made.
#[test]
fn an_interruption_is_heard() {
    let interrupted = Limits::ample();
    interrupted.interrupt.store(true, Ordering::Relaxed);
    let sum = |factor, modulus| {
        let left = Term::Sum(vec![(factor, Term::variable(0)), (1, Term::variable(1))]);
        Formula::equal(Term::Remainder(Box::new(left), modulus), Term::constant(1))
    };
    let iffs = (2..30).fold(sum(1, 2), |inner, modulus| Formula::iff(inner, sum(1, modulus)));
    let meter = Meter::new(&interrupted);
    let compiled = Compiler::new(2, &meter).single(&iffs);
    assert_eq!(compiled.err(), Some(Uncompiled::Spent(Spent::Interrupted)));
    let plenty = Meter::ample();
    let Ok(Single::Open(claim)) = Compiler::new(2, &plenty).single(&sum(77, 99_991)) else {
        panic!("it depends on the numbers");
    };
    let literal = claim.literal().expect("small numbers").expect("it depends");
    let meter = Meter::new(&interrupted);
    let table = Library::new(Numeration::Base(2)).table(&literal.relation, &meter);
    assert_eq!(table.err(), Some(Trouble::Spent(Spent::Interrupted)));
    // Once it is spent nothing more is allowed.
    assert_eq!(meter.steps(1), Err(StopReason::Interrupted));
    assert_eq!(meter.over(), Some(StopReason::Interrupted));
}
