//! Moves of rows whose numbers are put in rising order again.
//!
//! A move stands once for each order in which its numbers may follow one another: numbers that stay keep theirs, and a
//! new one may come anywhere. Orders that the conditions of the move exclude are left out.

use crate::view::{Unfit, View};
use automata::{Claim, Compiler, Draft, Expression, Formula, Sign, Term};
use formulas::inequalities::{Affine, Budget, contradictory};
use limits::watch;

/// Limit on products of integers for one move.
const BUDGET: u64 = 1_000_000;

/// Conditions of a move, and the numbers after it.
pub(crate) type Arranged = (Vec<Formula>, Vec<u32>);

impl View<'_> {
    /// A move in each order of the row that it leaves. Nothing is added to it if that is in order already.
    pub(crate) fn arranged(
        &self,
        members: Vec<Formula>,
        row: Vec<u32>,
        compiler: &mut Compiler,
    ) -> Result<Vec<Arranged>, Unfit> {
        let mut found: Vec<Arranged> = vec![];
        for order in self.orders(&row) {
            let is_new = |pair: &&[usize]| pair.iter().any(|&index| row[index] as usize >= self.places);
            let rises = |pair: &[usize]| {
                let [first, second] = [pair[0], pair[1]].map(|index| Term::variable(row[index]));
                // Of equal numbers the first stays first.
                if pair[0] < pair[1] { Formula::at_most(first, second) } else { Formula::less(first, second) }
            };
            let rising = order.windows(2).filter(is_new).map(rises);
            let whole: Vec<Formula> = members.iter().cloned().chain(rising).collect();
            if let Some(draft) = compiler.all(&whole)?
                && !self.is_never(&draft)
            {
                found.push((whole, order.into_iter().map(|index| row[index]).collect()));
            }
        }
        let in_order = matches!(&*found, [(_, only)] if *only == row);
        Ok(if in_order { vec![(members, row)] } else { found })
    }

    /// Orders of the indices of a row in which the numbers that stay rise.
    fn orders(&self, row: &[u32]) -> Vec<Vec<usize>> {
        let stays = |index: usize| (row[index] as usize) < self.places;
        let mut orders = vec![(0..row.len()).filter(|&index| stays(index)).collect::<Vec<usize>>()];
        for new in (0..row.len()).filter(|&index| !stays(index)) {
            let at = |order: &Vec<usize>, place: usize| [&order[..place], &[new], &order[place..]].concat();
            orders = orders
                .iter()
                .flat_map(|order| (0..=order.len()).map(move |place| at(order, place)))
                .collect();
        }
        orders
    }

    /// Returns `true` if inequalities show that no row in order satisfies these claims.
    fn is_never(&self, draft: &Draft) -> bool {
        let form = |sum: &Expression| {
            let terms = sum.coefficients.iter();
            terms.fold(Affine::constant(sum.constant), |form, (&number, &factor)| {
                form.plus(&Affine::unknown(number as usize), &factor.into())
            })
        };
        let opposite = |form: Affine| form.times(&(-1).into());
        let mut facts: Vec<Affine> = (1..self.places)
            .map(|place| Affine::unknown(place).subtract(&Affine::unknown(place - 1)))
            .collect();
        for claim in &draft.claims {
            match claim {
                Claim::Linear(true, sum, Sign::Zero) => facts.extend([form(sum), opposite(form(sum))]),
                Claim::Linear(true, sum, Sign::Negative) => facts.push(opposite(form(sum)).offset(-1)),
                Claim::Linear(false, sum, Sign::Negative) => facts.push(form(sum)),
                Claim::Linear(..) | Claim::Literal(_) => {}
            }
        }
        let unknowns = facts.iter().filter_map(|form| form.multiples.keys().next_back()).max();
        let budget = Budget::new(BUDGET, watch::steps);
        contradictory(facts.iter(), unknowns.map_or(0, |last| last + 1), &budget)
    }
}
