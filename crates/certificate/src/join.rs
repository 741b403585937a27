//! Tables that are read together: their order, and the digits known at each table's turn.

use crate::quick::QuickMap;
use crate::table::Reader;
use crate::transitions::Transitions;
use numeration::Numeration;
use std::rc::Rc;

/// A table and the variables of its tracks.
pub(crate) struct Joined<'a> {
    pub(crate) reader: &'a Reader,
    pub(crate) arguments: &'a [u32],
    /// `true` for tables that prune most and come first.
    pub(crate) first: bool,
}

/// Reading order of some of the tables.
#[derive(Default)]
pub(crate) struct Plan {
    /// Tables, with the places of their transitions.
    pub(crate) steps: Vec<(usize, usize)>,
    /// Variables whose digits are known in the end.
    pub(crate) known: Vec<bool>,
}

/// Tables, with the transitions listed for each, and the plans made.
pub(crate) struct Join<'a> {
    numeration: Numeration,
    tables: Vec<Joined<'a>>,
    /// Variables whose digits are known at the beginning.
    known: Vec<bool>,
    pub(crate) transitions: Vec<Transitions<'a>>,
    places: QuickMap<(usize, Vec<bool>), usize>,
    plans: QuickMap<Vec<bool>, Rc<Plan>>,
    last: Option<(Vec<bool>, Rc<Plan>)>,
}

impl<'a> Join<'a> {
    /// `known` has `true` for each variable whose digit is known at the beginning.
    pub(crate) fn new(numeration: Numeration, tables: Vec<Joined<'a>>, known: Vec<bool>) -> Join<'a> {
        Join {
            numeration,
            tables,
            known,
            transitions: vec![],
            places: QuickMap::default(),
            plans: QuickMap::default(),
            last: None,
        }
    }

    /// Plan for the tables that are still to be read.
    pub(crate) fn plan(&mut self, live: &[bool]) -> Rc<Plan> {
        if let Some((_, plan)) = self.last.as_ref().filter(|(of, _)| of == live) {
            return plan.clone();
        }
        let plan = match self.plans.get(live) {
            Some(plan) => plan.clone(),
            None => {
                let plan = Rc::new(self.planned(live));
                self.plans.insert(live.to_vec(), plan.clone());
                plan
            }
        };
        self.last = Some((live.to_vec(), plan.clone()));
        plan
    }

    fn planned(&mut self, live: &[bool]) -> Plan {
        let wanted = (0..self.tables.len()).filter(|&table| live[table]);
        let order = order(&self.tables, wanted.collect(), self.known.clone());
        let mut known = self.known.clone();
        let mut steps = Vec::with_capacity(order.len());
        for table in order {
            let Joined { reader, arguments, .. } = self.tables[table];
            let new = self.transitions.len();
            let place = *self.places.entry((table, known.clone())).or_insert(new);
            if place == new {
                self.transitions
                    .push(Transitions::new(reader, arguments, self.numeration, |one| known[one as usize]));
            }
            arguments.iter().for_each(|&argument| known[argument as usize] = true);
            steps.push((table, place));
        }
        Plan { steps, known }
    }
}

/// Prefers tables that determine no new digits, and otherwise the one that determines the fewest.
fn order(tables: &[Joined<'_>], mut left: Vec<usize>, mut known: Vec<bool>) -> Vec<usize> {
    let mut order = Vec::with_capacity(left.len());
    while !left.is_empty() {
        let mut best: Option<(bool, u32, usize)> = None;
        left.retain(|&table| {
            let Joined { arguments, first, .. } = tables[table];
            let new = |(place, &argument): (usize, &u32)| {
                !known[argument as usize] && !arguments[..place].contains(&argument)
            };
            let finds = arguments.iter().enumerate().filter(|&each| new(each)).count() as u32;
            if finds == 0 {
                order.push(table);
            } else if best.is_none_or(|(later, most, _)| (!first, finds) < (later, most)) {
                best = Some((!first, finds, table));
            }
            finds > 0
        });
        if let Some((.., table)) = best {
            left.retain(|&other| other != table);
            tables[table].arguments.iter().for_each(|&argument| known[argument as usize] = true);
            order.push(table);
        }
    }
    order
}
