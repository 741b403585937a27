//! Builds tables from column readers.

use crate::Numeration;
use crate::spent::{Spending, Spent};
use crate::table::{Child, Sharing, Table};
use crate::watch::{Full, follow};
use limits::Meter;
use rustc_hash::{FxHashMap, FxHashSet};
use std::hash::Hash;

/// Reads columns digit by digit, first track first.
pub(crate) trait Reader {
    /// Position of the reader: between columns, or inside one.
    type Place: Clone + Eq + Hash;

    fn start(&mut self) -> Self::Place;

    /// Reads a digit of a track; the last track ends the column. `None` if everything that follows is
    /// rejected.
    fn read(&mut self, place: &Self::Place, track: usize, digit: u8) -> Option<Self::Place>;

    /// Returns `true` if it accepts, between columns.
    fn accepts(&mut self, place: &Self::Place) -> bool;
}

/// The table of a reader, not minimal. Places reached by invalid words only are left out.
pub(crate) fn explore<R: Reader>(
    reader: &mut R,
    numeration: Numeration,
    tracks: usize,
    meter: &Meter,
) -> Result<Table, Spent> {
    let radix = numeration.radix();
    let start = reader.start();
    let mut places = vec![start.clone()];
    let mut numbers: FxHashMap<R::Place, u32> = FxHashMap::from_iter([(start, 0)]);
    // States met, each with those of the words read on the tracks.
    let mut met: FxHashSet<(u32, Full)> = FxHashSet::from_iter([(0, 0)]);
    let mut open: Vec<(u32, Full)> = vec![(0, 0)];
    while let Some((state, full)) = open.pop() {
        let mut level = vec![(places[state as usize].clone(), full)];
        for track in 0..tracks {
            let mut next: FxHashSet<(R::Place, Full)> = FxHashSet::default();
            for (place, full) in &level {
                meter.spend(radix.into())?;
                for digit in 0..radix {
                    let Some(now_full) = follow(numeration, *full, track, digit) else { continue };
                    if let Some(place) = reader.read(place, track, digit) {
                        next.insert((place, now_full));
                    }
                }
                meter.build(next.len())?;
            }
            level = next.into_iter().collect();
        }
        if tracks == 0 {
            continue;
        }
        for (place, full) in level {
            let new = numbers.len() as u32;
            let number = *numbers.entry(place).or_insert_with_key(|place| {
                places.push(place.clone());
                new
            });
            if met.insert((number, full)) {
                open.push((number, full));
            }
        }
        meter.build(places.len())?;
    }
    let mut writer =
        Writer { reader, tracks, radix, numbers, sharing: Sharing::new(radix), known: FxHashMap::default() };
    let mut rows = Vec::with_capacity(places.len());
    let mut accepting = Vec::with_capacity(places.len());
    for place in &places {
        rows.push(writer.row(place, 0, meter)?);
        accepting.push(writer.reader.accepts(place));
    }
    Ok(writer.sharing.table(numeration, tracks, rows, accepting))
}

/// Writes the decisions of all places.
struct Writer<'r, R: Reader> {
    reader: &'r mut R,
    tracks: usize,
    radix: u8,
    numbers: FxHashMap<R::Place, u32>,
    sharing: Sharing,
    known: FxHashMap<(usize, R::Place), Child>,
}

impl<R: Reader> Writer<'_, R> {
    /// Child for a place at which the tracks before `track` have been read.
    fn row(&mut self, place: &R::Place, track: usize, meter: &Meter) -> Result<Child, Spent> {
        if track == self.tracks {
            return Ok(self.numbers.get(place).map_or(Child::DEAD, |&state| Child::state(state)));
        }
        let key = (track, place.clone());
        if let Some(&child) = self.known.get(&key) {
            return Ok(child);
        }
        meter.spend(self.radix.into())?;
        for digit in 0..self.radix {
            let child = match self.reader.read(place, track, digit) {
                Some(next) => self.row(&next, track + 1, meter)?,
                None => Child::DEAD,
            };
            self.sharing.push(child);
        }
        let child = self.sharing.decide(track as u8);
        self.known.insert(key, child);
        meter.build(self.known.len() / 8)?;
        Ok(child)
    }
}
