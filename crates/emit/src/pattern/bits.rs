//! Values that are linear in binary digits.

use super::{Writer, picked};
use crate::read::compare;
use guess::Bits;
use program::{Int, Stmt, all, name, number, plus, times};
use rules::Relation;

/// Binary digits of a number below the limit of all.
const DIGITS: u8 = 62;

fn halved(rest: &str) -> Stmt {
    Stmt::Set(rest.into(), Int::Quotient(name(rest).into(), number(2).into(), true))
}

fn lowest(rest: &str) -> Int {
    Int::Rest(name(rest).into(), number(2).into(), true)
}

/// 0 if the number of ones in each binary column is a multiple of this, and 1 if not.
pub(super) fn columns(modulus: u32, given: &[String]) -> Vec<Stmt> {
    let rests: Vec<String> = (0..given.len()).map(|place| format!("rest{place}")).collect();
    let ones = rests.iter().map(|rest| lowest(rest)).reduce(plus).unwrap_or_else(|| number(0));
    let more = compare(Relation::NotEqual, Int::Rest(ones.into(), number(modulus).into(), true), number(0));
    let step = std::iter::once(Stmt::If(more, vec![Stmt::Gives(number(1))]));
    let step = step.chain(rests.iter().map(|rest| halved(rest))).collect();
    let starts = rests.iter().zip(given).map(|(rest, given)| Stmt::Start(rest.clone(), name(given)));
    let walk = Stmt::For("_digit".into(), number(0), number(DIGITS), step);
    starts.chain([walk, Stmt::Gives(number(0))]).collect()
}

impl Writer {
    /// The exclusive or of the constants of the digits, or of the pairs of digits, that are 1.
    pub(super) fn bits(&mut self, bits: &Bits, given: &[String]) -> Vec<Stmt> {
        let (constant, columns) = bits.parts();
        let columns = self.array("COLUMNS_", columns.iter().copied());
        let mut body = Vec::new();
        for (given, &width) in given.iter().zip(bits.widths()) {
            let large = compare(Relation::GreaterEqual, name(given), number(1u128 << width));
            body.push(Stmt::If(large, vec![Stmt::Fail("nothing is known of this number".into())]));
        }
        body.push(Stmt::Start("sum".into(), number(constant)));
        let rests: Vec<String> = (0..given.len()).map(|place| format!("rest{place}")).collect();
        let start = |(rest, given): (&String, &String)| Stmt::Start(rest.clone(), name(given));
        let is_odd = |rest: &str| compare(Relation::Equal, lowest(rest), number(1));
        let add = |column: Int| {
            let item = Int::Item(columns.clone(), column.into());
            vec![Stmt::Set("sum".into(), Int::Xor(name("sum").into(), item.into()))]
        };
        let last = |width: u32| number(i64::from(width) - 1);
        if let (true, [one, other], [width, inner], [first, second]) =
            (bits.is_of_pairs(), rests.as_slice(), bits.widths(), given)
        {
            let column = plus(times((*inner).into(), name("digit")), name("place"));
            let both = all([is_odd(one), is_odd(other)]);
            let step = vec![Stmt::If(both, add(column)), halved(other)];
            let row = vec![
                start((other, second)),
                Stmt::For("place".into(), number(0), last(*inner), step),
                halved(one),
            ];
            body.push(start((one, first)));
            body.push(Stmt::For("digit".into(), number(0), last(*width), row));
        } else {
            body.extend(rests.iter().zip(given).map(start));
            let mut before = 0;
            for (rest, &width) in rests.iter().zip(bits.widths()) {
                let column = plus(name("digit"), number(before));
                let step = vec![Stmt::If(is_odd(rest), add(column)), halved(rest)];
                body.push(Stmt::For("digit".into(), number(0), last(width), step));
                before += width;
            }
        }
        let lost = compare(Relation::Equal, name("sum"), number(0));
        body.push(Stmt::Gives(if bits.is_of_lost() { picked(lost, 0, 1) } else { name("sum") }));
        body
    }
}
