//! Numbers of solutions as conditions: so many exist, each after the one before.

use super::formula::outside;
use super::{Reader, Result, compare};
use crate::loops;
use crate::problem::Unwritten;
use crate::read::guarded;
use dashu_int::UBig;
use program::names::derived;
use program::{Cond, Int, Stmt, all, name};
use rules::{Counted, Relation, Slot};

/// A program has a function for each solution; it has no more of them.
const MOST: usize = 16;

impl Reader<'_> {
    /// The number of solutions, compared with a number.
    pub(super) fn counted(&mut self, counted: &Counted) -> Result<Cond> {
        let Some(number) = rules::finding::number(&counted.number) else { return Ok(Cond::Constant(false)) };
        let Ok(number) = UBig::try_from(number) else {
            return Ok(Cond::Constant(counted.relation.holds(&0, &-1)));
        };
        let number = usize::try_from(&number).ok().filter(|&number| number < MOST);
        let number = number.ok_or_else(|| Unwritten::Term("count".into()))?;
        let not = |cond: Cond| match cond {
            Cond::Constant(truth) => Cond::Constant(!truth),
            cond => Cond::Not(cond.into()),
        };
        Ok(match counted.relation {
            Relation::GreaterEqual => self.at_least(counted, number)?,
            Relation::Greater => self.at_least(counted, number + 1)?,
            Relation::Less => not(self.at_least(counted, number)?),
            Relation::LessEqual => not(self.at_least(counted, number + 1)?),
            Relation::Equal => {
                all([self.at_least(counted, number)?, not(self.at_least(counted, number + 1)?)])
            }
            Relation::NotEqual => {
                Cond::Any(vec![not(self.at_least(counted, number)?), self.at_least(counted, number + 1)?])
            }
        })
    }

    fn at_least(&mut self, counted: &Counted, number: usize) -> Result<Cond> {
        if number == 0 {
            return Ok(Cond::Constant(true));
        }
        let (called, arguments) = self.search(counted, number, false)?;
        Ok(Cond::Call(called, arguments))
    }

    /// A function that looks for so many solutions, perhaps after the last one found.
    fn search(&mut self, counted: &Counted, number: usize, is_later: bool) -> Result<(String, Vec<Int>)> {
        let slots = &counted.slots;
        let steps = rules::finding::plan(&counted.body, slots, &[])
            .map_err(|slot| Unwritten::Unbounded(self.original(slot)))?;
        let mut free = self.free(outside(slots, &counted.body));
        let names: Vec<String> = slots.iter().map(|&slot: &Slot| self.name(slot)).collect();
        let last: Vec<String> = names.iter().map(|name| derived(name, "last")).collect();
        let then = |reader: &mut Reader| {
            let mut conditions = vec![];
            if is_later {
                conditions.push(after(&last, &names));
            }
            if number > 1 {
                let (called, mut arguments) = reader.search(counted, number - 1, true)?;
                let own = arguments.len() - names.len();
                arguments.truncate(own);
                arguments.extend(names.iter().map(|found| name(found)));
                conditions.push(Cond::Call(called, arguments));
            }
            Ok(guarded(all(conditions), vec![Stmt::Is(Cond::Constant(true))]))
        };
        let mut body = loops::statements(self, &steps, &then)?;
        if !matches!(body.last(), Some(Stmt::Is(_))) {
            body.push(Stmt::Is(Cond::Constant(false)));
        }
        let listed = names.join(", ");
        let count = if number == 1 { "some".into() } else { format!("at least {number}") };
        let place = if is_later { " after the last" } else { "" };
        let about = format!("Returns true if {count} values of {listed}{place} are suitable.");
        if is_later {
            free.extend(last.iter().cloned());
        }
        let named: Vec<&str> = names.iter().map(String::as_str).collect();
        Ok(self.test((if is_later { "more" } else { "several" }, &named), about, free, body))
    }
}

/// Numbers after others in lexicographic order.
fn after(last: &[String], names: &[String]) -> Cond {
    let ways = (0..names.len()).map(|place| {
        let equal =
            (0..place).map(|before| compare(Relation::Equal, name(&names[before]), name(&last[before])));
        all(equal
            .chain([compare(Relation::Greater, name(&names[place]), name(&last[place]))])
            .collect::<Vec<_>>())
    });
    let mut ways: Vec<Cond> = ways.collect();
    if ways.len() == 1 { ways.remove(0) } else { Cond::Any(ways) }
}
