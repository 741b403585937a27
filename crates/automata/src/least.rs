//! Finds the member with the least sum of its numbers.
//!
//! At a fixed length each digit is worth the same wherever it is read, so the least ending of each length can
//! be found from each state, last column first. No number of a member with the least sum exceeds any known
//! sum, and so none is longer.

use crate::member::Members;
use crate::spent::{Spending, Spent};
use crate::table::{Child, Kind};
use dashu_int::UBig;
use limits::Meter;
use numeration::Numeration;

/// A sum followed by its numbers: the sort key.
type Ending = Vec<UBig>;

impl Members {
    /// The member with the least sum of its numbers; ties are broken by the alphabet.
    ///
    /// ```
    /// use automata::{Meter, Claim, Expression, Library, Numeration, Sign};
    /// use dashu_int::UBig;
    ///
    /// // 3·x0 + x1 > 20
    /// let sum = Expression { coefficients: [(0, -3), (1, -1)].into(), constant: 20 };
    /// let Ok(Ok(literal)) = Claim::Linear(true, sum, Sign::Negative).literal() else { unreachable!() };
    /// let mut library = Library::new(Numeration::Base(2));
    /// let table = library.table(&literal.relation, &Meter::ample()).unwrap();
    /// let members = table.members(&Meter::ample()).unwrap();
    /// assert_eq!(members.least(&Meter::ample()), Ok(Some(vec![UBig::from(7u8), UBig::ZERO])));
    /// ```
    pub fn least(&self, meter: &Meter) -> Result<Option<Vec<UBig>>, Spent> {
        if self.is_empty() {
            return Ok(None);
        }
        let table = self.table();
        let numeration = table.numeration();
        let nothing = vec![UBig::ZERO; table.tracks() + 1];
        let mut states: Vec<Option<Ending>> =
            table.accepting().iter().map(|&accepts| accepts.then(|| nothing.clone())).collect();
        let mut length = 0;
        loop {
            if let Some(Some(best)) = states.first()
                && numeration.digits(&best[0]).len() <= length
            {
                return Ok(Some(best[1..].to_vec()));
            }
            states = longer(table, &states, &worth(numeration, length), meter)?;
            length += 1;
        }
    }
}

/// Value of a 1 with `digits` digits after it.
fn worth(numeration: Numeration, digits: usize) -> UBig {
    numeration.value(std::iter::once(1).chain(std::iter::repeat_n(0, digits)))
}

/// Least endings with one more column, whose digits have this value.
fn longer(
    table: &crate::Table,
    states: &[Option<Ending>],
    worth: &UBig,
    meter: &Meter,
) -> Result<Vec<Option<Ending>>, Spent> {
    let width = table.tracks() as u64 + 1;
    let mut nodes: Vec<Option<Ending>> = Vec::with_capacity(table.decisions());
    for (track, children) in table.nodes() {
        meter.spend(width * children.len() as u64)?;
        let mut best: Option<Ending> = None;
        for (digit, &child) in (0u8..).zip(children) {
            let Some(ending) = ending(child, &nodes, states) else { continue };
            let mut ending = ending.clone();
            if digit > 0 {
                let more = worth * UBig::from(digit);
                ending[0] += &more;
                ending[usize::from(track) + 1] += more;
            }
            if best.as_ref().is_none_or(|best| ending < *best) {
                best = Some(ending);
            }
        }
        nodes.push(best);
    }
    meter.spend(width * states.len() as u64)?;
    Ok(table.rows().iter().map(|&row| ending(row, &nodes, states).cloned()).collect())
}

fn ending<'a>(child: Child, nodes: &'a [Option<Ending>], states: &'a [Option<Ending>]) -> Option<&'a Ending> {
    match child.kind() {
        Kind::Dead => None,
        Kind::State(state) => states[state as usize].as_ref(),
        Kind::Node(node) => nodes[node as usize].as_ref(),
    }
}
