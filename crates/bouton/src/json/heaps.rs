//! What was found of a heap game, as data.

use super::Spoken;
use ::heap::{Growth, Period, Theorem};
use answer::heaps::{Ground, HeapGame};
use answer::period::HeapReport;
use serde::Serialize;
use serde::ser::{SerializeStruct, Serializer};
use solve::StopReason;

/// A period as data.
#[derive(Serialize)]
struct Told {
    start: usize,
    length: usize,
    saltus: u32,
    last_exception: Option<usize>,
    values_needed: Option<usize>,
}

/// A pattern that is not offered, and why.
#[derive(Serialize)]
struct Withheld {
    start: usize,
    length: usize,
    saltus: u32,
    quotient_bits_at_start: u32,
    quotient_bits: u32,
    quotient_bits_wanted: u32,
}

/// What does not fit a period.
#[derive(Serialize)]
struct Unfit<'a> {
    count: usize,
    first: &'a [usize],
}

impl Serialize for Spoken<'_, HeapReport> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let HeapReport {
            game,
            period,
            ground,
            theorem,
            automata,
            conjecture,
            withheld,
            exceptions,
            values,
            resumed,
            lost,
            first,
            statistics,
            limits_hit,
            refused: _,
        } = self.said;
        let rules = game.rules();
        let told = |period: Period, needed: Option<usize>| Told {
            start: period.start,
            length: period.length,
            saltus: period.saltus,
            last_exception: period.last_exception(),
            values_needed: needed,
        };
        let code = match game {
            HeapGame::Code(code) => code.to_string(),
            HeapGame::Grundy => "grundy".into(),
            HeapGame::Rules(game) => game.name().into(),
        };
        let named = |theorem: &Theorem| match theorem {
            Theorem::Window(_) => "window",
            Theorem::GuySmith(_) => "guy-smith",
            Theorem::Tails => "tails",
        };
        let proved = period.map(|period| told(period, period.needed(&rules)));
        let conjecture = conjecture.map(|candidate| told(candidate.period, candidate.needed));
        let withheld = withheld.and_then(|seen| {
            let (Period { start, length, saltus }, growth) = (seen.period, seen.growth?);
            Some(Withheld {
                start,
                length,
                saltus,
                quotient_bits_at_start: Growth::bits(growth.first),
                quotient_bits: Growth::bits(growth.last),
                quotient_bits_wanted: Growth::bits(growth.wanted()),
            })
        });
        let unfit = exceptions.as_ref().map(|found| Unfit { count: found.count, first: &found.first });
        let mut object = serializer.serialize_struct("Heaps", 22)?;
        object.serialize_field("game", &code)?;
        object.serialize_field("indexed_by", "heap size, from 0")?;
        object.serialize_field("evidence", ground.map_or("computed", Ground::kind))?;
        object.serialize_field("period", &proved)?;
        object.serialize_field("conjecture", &conjecture)?;
        object.serialize_field("withheld", &withheld)?;
        object.serialize_field("exceptions", &unfit)?;
        let theorem = theorem.as_ref().map(named);
        object.serialize_field("theorem", &if automata.is_some() { Some("automata") } else { theorem })?;
        object.serialize_field("values", values)?;
        object.serialize_field("resumed", resumed)?;
        object.serialize_field("lost_from", lost)?;
        object.serialize_field("first", first)?;
        object.serialize_field("largest", &statistics.largest.0)?;
        object.serialize_field("largest_at", &statistics.largest.1)?;
        object.serialize_field("frequencies", &statistics.frequencies)?;
        object.serialize_field("first_heaps", &statistics.first)?;
        object.serialize_field("space_mask", &statistics.space.map(|(mask, _)| mask))?;
        object.serialize_field("space_parity", &statistics.space.map(|(_, parity)| parity))?;
        object.serialize_field("rare", &statistics.rare.map(|(count, _)| count))?;
        object.serialize_field("last_rare", &statistics.rare.map(|(_, last)| last))?;
        object.serialize_field("theorem_covers", &theorem.is_some())?;
        object.serialize_field("limits_hit", &limits_hit.map(StopReason::name))?;
        object.end()
    }
}
