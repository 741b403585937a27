//! Games solved by tables: subtraction sets, Fibonacci numbers, sheets that are cut.

use super::bound::at_most;
use super::channel::Channel;
use super::complaint::Fault;
use super::list::Played::{Catalogue, Text};
use super::quantity::Quantity::{Beans, Bottles, Cases, Heap, Heaps, Member, Positions, Set, Side};
use super::theorems;
use super::{heaps, rows};
use catalog::Catalog;
use catalog::theory::{Theory, theory};
use dashu_int::UBig;
use rules::{Argument, Convention, Instance};
use solve::{Limits, Refusal};
use std::slice::from_ref;
use tables::{Backing, Table, Want, table};

problems! {
    "hdu1536" = "poj2960", "S-Nim", "S-Nim", Catalogue("subtraction"), hdu1536,
        [at_most(Set, 100).answered(1000), at_most(Member, 10_000), at_most(Positions, 100),
            at_most(Heaps, 100), at_most(Heap, 10_000)],
        "2 2 5\n3\n2 5 12\n3 2 4 7\n4 2 3 7 12\n5 1 2 3 4 5\n3\n2 5 12\n3 2 4 7\n4 2 3 7 12\n0\n" => "LWW\nWWL\n";
    "hdu1848", "Fibonacci again and again", "又见斐波那契", Text(FIBONACCI_HEAPS), hdu1848,
        [at_most(Heap, 1000).answered(LARGEST - 1)],
        "1 1 1\n1 4 1\n0 0 0\n" => "Fibo\nNacci\n";
    "hdu3032", "Nim or not Nim?", "Nim 还是非 Nim？", Catalogue("lasker"), heaps::hdu3032,
        [at_most(Cases, 100), at_most(Heaps, 1_000_000), at_most(Heap, (1 << 31) - 1)],
        written("lasker", "T; n a1..an -> Alice/Bob"),
        "2\n3\n2 2 3\n2\n3 3\n" => "Alice\nBob\n";
    "poj2311", "Cutting Game", "剪纸游戏", Text(CUTTING), poj2311,
        [at_most(Side, 200).answered(256)],
        to the end,
        "2 2\n3 2\n4 2\n" => "LOSE\nLOSE\nWIN\n";
    "hnoi2007-split" = "bzoj1188" = "luogu-p3185", "The Splitting Game", "分裂游戏",
        Catalogue("take-break"), rows::hnoi2007_split,
        [at_most(Cases, 10), at_most(Bottles, 21).answered(1000), at_most(Beans, 10_000)],
        "2\n4\n1 0 1 5000\n3\n0 0 1\n" => "0 2 3\n1\n-1 -1 -1\n0\n";
}

/// The rules of HDU 1848.
pub(super) const FIBONACCI_HEAPS: &str = include_str!("fibonacci-heaps.game");
/// The rules of POJ 2311.
pub(super) const CUTTING: &str = include_str!("cutting.game");

/// Limit on the positions of a table.
pub(super) const LARGEST: u64 = 1 << 22;
/// Growth of a table beyond the bounds of a problem.
const GROWTH: (u64, u64) = (3, 2);

/// HDU 1536: sets, each with its positions; a set of no members ends.
pub(super) fn hdu1536(channel: &mut Channel<'_>) -> Result<(), Fault> {
    loop {
        let size = channel.count(Set)?;
        if size == 0 {
            return channel.close();
        }
        let mut set = Vec::new();
        for _ in 0..size {
            set.push(channel.positive(Member)?);
            channel.hold(&set);
        }
        set.sort();
        set.dedup();
        let beyond = theory("subtraction", &[Argument::Set(set.clone())], Convention::Normal);
        let game = theorems::game("subtraction", &[("S", Argument::Set(set))])?;
        let mut values = Values { beyond, ..Values::of(game, [1 << 10, 10_001]) };
        let mut answers = String::new();
        for _ in 0..channel.count(Positions)? {
            let won = values.sum(channel)?;
            answers.push(if won { 'W' } else { 'L' });
        }
        channel.say(answers)?;
    }
}

/// HDU 1848: three heaps, from which Fibonacci numbers are taken; three empty ones end.
pub(super) fn hdu1848(channel: &mut Channel<'_>) -> Result<(), Fault> {
    let mut values = Values::of(written(FIBONACCI_HEAPS)?, [1 << 6, 1_001]);
    loop {
        let heaps = channel.naturals(3, Heap)?;
        if heaps.iter().all(UBig::is_zero) {
            return channel.close();
        }
        let mut sum = UBig::ZERO;
        for heap in &heaps {
            sum ^= values.value(from_ref(heap), channel.limits())?;
        }
        channel.say_whether(!sum.is_zero(), ["Fibo", "Nacci"])?;
    }
}

/// POJ 2311: sheets, to the end of the input.
pub(super) fn poj2311(channel: &mut Channel<'_>) -> Result<(), Fault> {
    let mut values = Values::of(written(CUTTING)?, [1 << 5, 201]);
    while let Some(width) = channel.natural_or_end(Side)? {
        let mut sheet = [width, channel.natural(Side)?];
        // The sheet may be turned, which keeps the table small.
        sheet.sort();
        let value = values.value(&sheet, channel.limits())?;
        channel.say_whether(!value.is_zero(), ["WIN", "LOSE"])?;
    }
    Ok(())
}

/// A game whose text is part of this crate.
fn written(text: &str) -> Result<Instance, Fault> {
    let ruleset = rules::parse(text, &Catalog).ruleset.ok_or(Fault::Beyond)?;
    ruleset.instantiate(&[], None).map_err(|_| Fault::Beyond)
}

/// The nim-values of a game, from a table that grows with the questions.
struct Values {
    game: Instance,
    table: Option<Table>,
    /// Extent of an axis: at first, and for the bounds of the problem.
    usual: [u64; 2],
    /// Search for positions beyond any table.
    beyond: Option<Box<dyn Theory>>,
}

impl Values {
    fn of(game: Instance, usual: [u64; 2]) -> Values {
        Values { game, table: None, usual, beyond: None }
    }

    /// Returns `true` if the next sum of heaps is won.
    fn sum(&mut self, channel: &mut Channel<'_>) -> Result<bool, Fault> {
        let mut sum = UBig::ZERO;
        for _ in 0..channel.count(Heaps)? {
            let heap = channel.natural(Heap)?;
            sum ^= self.value(from_ref(&heap), channel.limits())?;
        }
        Ok(!sum.is_zero())
    }

    fn value(&mut self, at: &[UBig], limits: &Limits) -> Result<UBig, Fault> {
        let words: Option<Vec<u64>> = at.iter().map(|number| u64::try_from(number).ok()).collect();
        if let Some(words) = words {
            if let Some(value) = self.table.as_ref().and_then(|table| table.value(&words)) {
                return Ok(value.into());
            }
            if let Some(extents) = self.extents(&words) {
                let table = table(&self.game, &extents, Want::Values, Backing::Memory, limits)?;
                let value = table.value(&words).ok_or(Refusal::TooLarge)?;
                self.table = Some(table);
                return Ok(value.into());
            }
        }
        let beyond = self.beyond.as_ref().and_then(|theory| theory.value(at));
        Ok(beyond.ok_or(Refusal::TooLarge)?)
    }

    /// Extents of a table that reaches a position, unless it would be too large.
    fn extents(&self, at: &[u64]) -> Option<Vec<u64>> {
        let fits = |extents: &Vec<u64>| {
            let positions = extents.iter().try_fold(1u64, |product, &extent| product.checked_mul(extent));
            positions.is_some_and(|positions| positions <= LARGEST)
        };
        // With room for the next questions, or else as large as it has to be.
        let extents = |roomy| at.iter().enumerate().map(|(axis, &at)| self.extent(axis, at, roomy)).collect();
        let roomy: Option<Vec<u64>> = extents(true);
        roomy.filter(fits).or_else(|| extents(false).filter(fits))
    }

    fn extent(&self, axis: usize, number: u64, roomy: bool) -> Option<u64> {
        let now = self.table.as_ref().and_then(|table| table.extents().get(axis).copied()).unwrap_or(0);
        if number < now {
            return Some(now);
        }
        let least = number.checked_add(1)?;
        if !roomy {
            return Some(least);
        }
        let usual = self.usual.into_iter().find(|&usual| number < usual);
        usual.or_else(|| Some(least.max(now.checked_mul(GROWTH.0)? / GROWTH.1)))
    }
}
