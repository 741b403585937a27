//! Arithmetic periods that are not offered before their quotients have shown enough bits.

use bouton::heaps::{HeapGame, period};
use bouton::json::Speak;
use serde_json::{Value, to_value};
use solve::Limits;

/// Values from the digits alone: what is left of a heap, in so many heaps as bits of the digit say.
pub(crate) fn values(digits: &[u32], count: usize) -> Vec<usize> {
    const WIDE: usize = 2048;
    let mut values: Vec<usize> = vec![];
    // By stones: the values of all ways to leave them in two heaps.
    let mut pairs: Vec<Vec<usize>> = vec![];
    for heap in 0..count {
        let mut seen = vec![false; WIDE];
        for (taken, digit) in digits.iter().enumerate().filter(|(taken, _)| *taken > 0) {
            let Some(left) = heap.checked_sub(taken) else { continue };
            if digit & 1 != 0 && left == 0 {
                seen[0] = true;
            }
            if digit & 2 != 0 && left > 0 {
                seen[values[left]] = true;
            }
            if digit & 4 != 0 {
                pairs[left].iter().for_each(|&value| seen[value] = true);
            }
            if digit & 8 != 0 {
                for one in 1..left {
                    pairs[left - one].iter().for_each(|&value| seen[value ^ values[one]] = true);
                }
            }
        }
        values.extend(seen.iter().position(|&seen| !seen));
        let mut two: Vec<usize> = (1..heap).map(|one| values[one] ^ values[heap - one]).collect();
        two.sort_unstable();
        two.dedup();
        pairs.push(two);
    }
    values
}

fn json(code: &str, to: usize) -> Value {
    let report = period(HeapGame::read(code).expect(code), to, 0, &Limits::none());
    to_value(report.spoken(rules::Lang::En)).expect("data")
}

/// G(n + 43) = G(n) + 32 holds from 604 to 1885, and then it does not.
#[test]
fn a_pattern_that_breaks_is_never_offered() {
    let known = values(&[0, 15, 6], 1960);
    let fits = |heap: usize| known[heap + 43] == known[heap] + 32;
    assert!((604..1886).all(fits) && !fits(603) && !fits(1886));
    for to in [700, 800, 1000, 1300, 1500, 1800, 1900, 1929] {
        let report = json("0.F6", to);
        assert_eq!((&report["period"], &report["conjecture"]), (&Value::Null, &Value::Null), "{to}");
        assert_eq!(report["evidence"], "computed");
    }
    let report = json("0.F6", 1500);
    let withheld = &report["withheld"];
    assert_eq!(
        (&withheld["start"], &withheld["length"], &withheld["saltus"]),
        (&604.into(), &43.into(), &32.into())
    );
    // The quotients of the first period are 8 and 9, of the last one 27 to 29: two more powers of two beyond 16 are 32 and 64.
    let bits = |name: &str| withheld[name].as_u64();
    assert_eq!(bits("quotient_bits_at_start"), Some(4));
    assert_eq!(bits("quotient_bits"), Some(5));
    assert_eq!(bits("quotient_bits_wanted"), Some(7));
}

/// Periods that are proved are told as soon as they are, whatever was seen; what pretends to be one is not.
#[test]
fn a_proved_period_needs_no_bits() {
    let periods = [("0.8", 1, 3, 1), ("0.8B", 7, 7, 4), ("0.3F", 0, 6, 3)];
    for (code, start, length, saltus) in periods.into_iter().take(oracle::sweep(2, 3)) {
        let report = json(code, 5000);
        let told = &report["period"];
        assert_eq!(
            (&told["start"], &told["length"], &told["saltus"]),
            (&start.into(), &length.into(), &saltus.into())
        );
        assert_eq!((&report["evidence"], &report["withheld"]), (&"proved".into(), &Value::Null), "{code}");
    }
}
