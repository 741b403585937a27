//! Relations that say the same of their numbers in another order.
//!
//! If the cases of one relation become those of another by calling its numbers otherwise, and its table becomes the
//! other's by the same exchange, then the other table is right as soon as the first is. That is looked at column by
//! column; whatever is in doubt counts as different.

use crate::limits::{Meter, Spent};
use crate::relation::{Case, Id, Literal, Meaning, Relations};
use crate::table::{DEAD, Reader};
use std::collections::HashMap;

/// Relations with more columns are not compared.
const MOST_COLUMNS: usize = 1 << 8;

/// Relations whose tables have been shown to be right.
#[derive(Default)]
pub(crate) struct Alike {
    shown: Vec<Id>,
    symmetric: HashMap<Id, bool>,
}

/// All relations, with their tables.
#[derive(Clone, Copy)]
pub(crate) struct Tables<'a> {
    pub(crate) relations: &'a Relations,
    pub(crate) readers: &'a [Option<Reader>],
    pub(crate) meter: &'a Meter<'a>,
}

impl<'a> Tables<'a> {
    fn reader(&self, id: Id) -> Option<&'a Reader> {
        self.readers.get(id.0 as usize)?.as_ref()
    }

    fn cases(&self, id: Id) -> Option<&'a [Case]> {
        match &self.relations.get(id).meaning {
            Meaning::Cases(cases) => Some(cases),
            _ => None,
        }
    }
}

impl Alike {
    /// Remembers a relation whose table is right.
    pub(crate) fn show(&mut self, id: Id) {
        self.shown.push(id);
    }

    /// Whether a relation's table is right because another one's is. The tables of all that its cases speak of have to
    /// be right.
    pub(crate) fn is_shown(&mut self, id: Id, tables: Tables<'_>) -> Result<bool, Spent> {
        let tracks = tables.relations.get(id).tracks;
        let (Some(cases), Some(reader)) = (tables.cases(id), tables.reader(id)) else { return Ok(false) };
        for at in 0..self.shown.len() {
            let other = self.shown[at];
            let (Some(others), Some(table)) = (tables.cases(other), tables.reader(other)) else { continue };
            if tables.relations.get(other).tracks != tracks || others.len() != cases.len() {
                continue;
            }
            let Some(order) = self.order(tracks, others, cases, tables)? else { continue };
            if self.become_these(others, &order, cases, tables)?
                && are_same(table, reader, &order, tables.meter)?
            {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// The only order that may make cases these ones, but for numbers that may be exchanged there.
    fn order(
        &mut self,
        tracks: u32,
        cases: &[Case],
        these: &[Case],
        tables: Tables<'_>,
    ) -> Result<Option<Vec<u32>>, Spent> {
        let literals = |cases: &[Case]| -> Vec<Literal> {
            cases.iter().flat_map(|case| case.literals.iter().cloned()).collect()
        };
        let (literals, these) = (literals(cases), literals(these));
        let said = |literal: &Literal| (literal.relation, literal.positive);
        tables.meter.steps(1 + literals.len() as u64)?;
        if !literals.iter().map(said).eq(these.iter().map(said)) {
            return Ok(None);
        }
        let mut order: Vec<Option<u32>> = vec![None; tracks as usize];
        // Where the order matters it says which number becomes which.
        for (literal, this) in literals.iter().zip(&these) {
            if !self.is_symmetric(literal.relation, tables)? {
                for (&one, &other) in literal.arguments.iter().zip(&this.arguments) {
                    if let Some(place) = order.get_mut(one as usize) {
                        *place = Some(other);
                    }
                }
            }
        }
        let everything = 0..tracks;
        let spoken = |literals: &[Literal]| -> Vec<u32> {
            let all = literals.iter().flat_map(|literal| literal.arguments.iter().copied());
            all.chain(everything.clone()).filter(|&one| one < tracks).collect()
        };
        let mut left: Vec<u32> = vec![];
        for one in spoken(&these) {
            if !order.contains(&Some(one)) && !left.contains(&one) {
                left.push(one);
            }
        }
        let mut left = left.into_iter();
        for one in spoken(&literals) {
            if order[one as usize].is_none() {
                order[one as usize] = left.next();
            }
        }
        Ok(order.into_iter().collect())
    }

    /// Whether cases become these if their free numbers are called otherwise.
    fn become_these(
        &mut self,
        cases: &[Case],
        order: &[u32],
        these: &[Case],
        tables: Tables<'_>,
    ) -> Result<bool, Spent> {
        for (case, this) in cases.iter().zip(these) {
            if case.bound != this.bound || case.literals.len() != this.literals.len() {
                return Ok(false);
            }
            for (literal, this) in case.literals.iter().zip(&this.literals) {
                if !self.becomes(literal, order, this, tables)? {
                    return Ok(false);
                }
            }
        }
        Ok(true)
    }

    fn becomes(
        &mut self,
        literal: &Literal,
        order: &[u32],
        this: &Literal,
        tables: Tables<'_>,
    ) -> Result<bool, Spent> {
        tables.meter.steps(1)?;
        if (literal.relation, literal.positive) != (this.relation, this.positive) {
            return Ok(false);
        }
        let renamed = literal.arguments.iter();
        let mut renamed: Vec<u32> =
            renamed.map(|&one| order.get(one as usize).copied().unwrap_or(one)).collect();
        if renamed == this.arguments {
            return Ok(true);
        }
        let mut wanted = this.arguments.clone();
        renamed.sort_unstable();
        wanted.sort_unstable();
        Ok(renamed == wanted && self.is_symmetric(literal.relation, tables)?)
    }

    /// Whether the order of a relation's numbers does not matter, as its table says.
    fn is_symmetric(&mut self, id: Id, tables: Tables<'_>) -> Result<bool, Spent> {
        if let Some(&known) = self.symmetric.get(&id) {
            return Ok(known);
        }
        let reader = tables.reader(id);
        let mut symmetric = reader.is_some();
        for (reader, track) in
            reader.iter().flat_map(|reader| (1..reader.tracks as usize).map(move |track| (reader, track)))
        {
            let mut order: Vec<u32> = (0..reader.tracks).collect();
            order.swap(track - 1, track);
            symmetric = symmetric && are_same(reader, reader, &order, tables.meter)?;
        }
        self.symmetric.insert(id, symmetric);
        Ok(symmetric)
    }
}

/// Whether the second table accepts numbers if and only if the first accepts them in this order: of its numbers each is
/// the one that `order` says, and none is said twice. All columns are compared, valid or not.
fn are_same(first: &Reader, second: &Reader, order: &[u32], meter: &Meter<'_>) -> Result<bool, Spent> {
    let radix = first.radix();
    let columns = radix.checked_pow(order.len() as u32).filter(|&columns| columns <= MOST_COLUMNS);
    let mut all: Vec<u32> = order.to_vec();
    all.sort_unstable();
    let (Some(columns), true) = (columns, first.states() == second.states()) else { return Ok(false) };
    if !all.into_iter().eq(0..first.tracks) || first.tracks != second.tracks {
        return Ok(false);
    }
    // The state of the second table that goes with each of the first.
    let mut partner = vec![DEAD; first.states() as usize];
    partner[0] = 0;
    let mut open = vec![0];
    let (mut digits, mut ordered) = (vec![0u8; order.len()], vec![0u8; order.len()]);
    while let Some(state) = open.pop() {
        let other = partner[state as usize];
        if first.accepts(state) != second.accepts(other) {
            return Ok(false);
        }
        meter.steps(columns as u64)?;
        for mut column in 0..columns {
            for digit in &mut digits {
                *digit = (column % radix) as u8;
                column /= radix;
            }
            for (digit, &place) in ordered.iter_mut().zip(order) {
                *digit = digits[place as usize];
            }
            match (first.column(state, &ordered), second.column(other, &digits)) {
                (DEAD, DEAD) => {}
                (DEAD, _) | (_, DEAD) => return Ok(false),
                (to, to_other) if partner[to as usize] == DEAD => {
                    partner[to as usize] = to_other;
                    open.push(to);
                }
                (to, to_other) if partner[to as usize] != to_other => return Ok(false),
                _ => {}
            }
        }
    }
    Ok(true)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::{Child, Node, Table};
    use crate::limits::Limits;
    use crate::numeration::Numeration;

    /// x0 < x1, or x1 < x0.
    fn less(swapped: bool) -> Reader {
        let (first, second) = match swapped {
            false => ([Child::State(0), Child::State(1)], [Child::Dead, Child::State(0)]),
            true => ([Child::State(0), Child::Dead], [Child::State(1), Child::State(0)]),
        };
        let node = |track, children: &[Child]| Node { track, children: children.to_vec() };
        let table = Table {
            tracks: 2,
            nodes: vec![node(1, &first), node(1, &second), node(0, &[Child::Node(0), Child::Node(1)])],
            rows: vec![Child::Node(2), Child::State(1)],
            accepting: vec![1],
        };
        Reader::new(&table, 2, Numeration::Base(2)).expect("it is well formed")
    }

    #[test]
    fn tables_are_the_same_in_the_order_in_which_they_are() {
        let limits = Limits::default();
        let meter = Meter::new(&limits);
        let same =
            |a: &Reader, b: &Reader, order: &[u32]| are_same(a, b, order, &meter).expect("it is short");
        let (less, more) = (less(false), less(true));
        assert!(same(&less, &less, &[0, 1]) && same(&more, &more, &[0, 1]));
        assert!(same(&less, &more, &[1, 0]) && same(&more, &less, &[1, 0]));
        assert!(!same(&less, &more, &[0, 1]) && !same(&less, &less, &[1, 0]));
    }
}
