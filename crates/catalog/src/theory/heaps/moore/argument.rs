//! Arguments for positions of Moore's Nim.

use super::super::columns::{counts, table};
use super::super::heap::MOST_NAMED;
use super::walk::Decreases;
use super::{Moore, Position};
use crate::argument::{self, Remains, Statement};
use dashu_int::UBig;

impl Moore {
    /// The argument for a position.
    pub(super) fn argument(&self, position: &Position<'_>) -> Vec<Statement> {
        let misere = position.misere;
        if position.ones.is_empty() {
            return match misere {
                true => vec![argument::Heap::StuckWins.into()],
                false => vec![argument::Moore::NothingLeft.into()],
            };
        }
        let (most, period) = (self.most.clone(), self.period());
        let mut said = vec![argument::Moore::Rule { most, period, misere }.into()];
        if misere && position.is_flat() {
            said.push(self.flat(position).into());
            return said;
        }
        let large = position.heaps.iter().filter(|heap| ***heap > UBig::ONE).count();
        if misere && large <= position.most {
            said.push(argument::Moore::Flattens { large, period: self.period() }.into());
            return said;
        }
        let held = position.heaps.iter().filter(|heap| !heap.is_zero()).count();
        if held <= position.most {
            said.push(argument::Moore::TakesAll { heaps: held }.into());
            return said;
        }
        said.extend(self.columns(position).into_iter().map(Statement::from));
        said
    }

    fn period(&self) -> UBig {
        &self.most + UBig::ONE
    }

    /// All heaps are 0 or 1, and the last stone loses.
    fn flat(&self, position: &Position<'_>) -> argument::Moore {
        let ones = position.ones.first().copied().unwrap_or(0);
        let (period, modulus) = (self.period(), position.most + 1);
        let rest = ones % modulus;
        match rest {
            _ if ones == 1 => argument::Moore::LastStone,
            1 => argument::Moore::FlatLost { ones, period },
            _ => argument::Moore::FlatWon { ones, period, rest, take: (ones + modulus - 1) % modulus },
        }
    }

    /// Contents of the columns, and their consequences while a heap is larger than 1.
    fn columns(&self, position: &Position<'_>) -> Vec<argument::Moore> {
        let mut said = Vec::new();
        if let Some(table) = table(&position.heaps) {
            let ones: String = position.ones.iter().rev().map(usize::to_string).collect();
            let sum = table.line("Σ", &ones);
            said.extend(table.rows.into_iter().chain([sum]).map(argument::Moore::Line));
        }
        let wrong = (0..position.ones.len())
            .rev()
            .filter(|&column| !position.ones[column].is_multiple_of(position.most + 1));
        let wrong: Vec<(usize, usize)> =
            wrong.take(MOST_NAMED + 1).map(|column| (column, position.ones[column])).collect();
        let (most, period, misere) = (self.most.clone(), self.period(), position.misere);
        if wrong.is_empty() {
            said.push(argument::Moore::RightColumns { most, period, misere });
        } else {
            said.extend([argument::Moore::WrongColumns(wrong), argument::Moore::Mended { most }]);
        }
        said
    }

    /// Explains why a move wins.
    pub(super) fn praise(&self, position: &Position<'_>, made: &Decreases) -> Statement {
        let change =
            |(heap, left): &(usize, UBig)| Some(((*position.heaps.get(*heap)?).clone(), left.clone()));
        let changed: Vec<(UBig, UBig)> = made.iter().take(MOST_NAMED + 1).filter_map(change).collect();
        let mut heaps = position.heaps.clone();
        for (heap, left) in made {
            if let Some(heap) = heaps.get_mut(*heap) {
                *heap = left;
            }
        }
        let ones = counts(&heaps);
        let remains = match &*ones {
            [] => Remains::Nothing,
            [ones] => Remains::Ones { ones: *ones, period: self.period(), rest: ones % (position.most + 1) },
            _ => Remains::Columns(ones.iter().rev().take(MOST_NAMED + 1).copied().collect()),
        };
        argument::Moore::Move { heaps: changed, remains }.into()
    }
}
