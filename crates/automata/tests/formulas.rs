//! Random formulas, beside what trying everything says.

mod brute;

use automata::{Budget, Compiler, Library, Numeration, Single, TooLarge, Trouble};
use brute::{Maker, Values};
use dashu_int::UBig;
use proptest::prelude::*;

const FREE: u32 = 2;
/// Free variables are tried up to this number. Bounds are at most twice the largest variable and 4, and nested once: 12,
/// and 28.
const BOX: i128 = 4;

/// Whether a formula about these numbers is what its relation says.
fn compare(bytes: &[u8], numeration: Numeration, depth: u8) -> Result<(), TestCaseError> {
    let formula = Maker::new(bytes, numeration, FREE).formula(depth);
    let single = match Compiler::new(1000).single(&formula) {
        Ok(single) => single,
        Err(TooLarge) => return Err(TestCaseError::reject("too large")),
    };
    let literal = match single {
        Single::Always(truth) => Err(truth),
        Single::Open(claim) => claim.literal().expect("small numbers"),
    };
    let mut library = Library::new(numeration);
    let budget = Budget::new(1 << 14, 1 << 24);
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
                match library.holds(&literal.relation, &numbers, &budget) {
                    Ok(holds) => holds == literal.positive,
                    Err(Trouble::Spent(_)) => return Err(TestCaseError::reject("over budget")),
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
}
