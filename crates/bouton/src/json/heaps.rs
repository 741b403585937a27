//! What was found of a heap game, as data.

use super::Spoken;
use crate::heaps::{HeapGame, HeapReport};
use ::heap::Period;
use serde::Serialize;
use serde::ser::{SerializeStruct, Serializer};
use solve::StopReason;

/// A period as data.
#[derive(Serialize)]
struct Told {
    start: usize,
    length: usize,
    last_exception: Option<usize>,
    values_needed: Option<usize>,
}

impl Serialize for Spoken<'_, HeapReport> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let HeapReport { game, period, conjecture, values, first, statistics, covered, limits_hit } =
            self.said;
        let rules = game.rules();
        let told = |period: Period| Told {
            start: period.start,
            length: period.length,
            last_exception: period.last_exception(),
            values_needed: period.needed(&rules),
        };
        let code = match game {
            HeapGame::Code(code) => code.to_string(),
            HeapGame::Grundy => "grundy".into(),
        };
        let mut object = serializer.serialize_struct("Heaps", 15)?;
        object.serialize_field("game", &code)?;
        object.serialize_field("evidence", if period.is_some() { "proved" } else { "computed" })?;
        object.serialize_field("period", &period.map(told))?;
        object.serialize_field("conjecture", &conjecture.map(|(period, _)| told(period)))?;
        object.serialize_field("values", values)?;
        object.serialize_field("first", first)?;
        object.serialize_field("largest", &statistics.largest.0)?;
        object.serialize_field("largest_at", &statistics.largest.1)?;
        object.serialize_field("frequencies", &statistics.frequencies)?;
        object.serialize_field("first_heaps", &statistics.first)?;
        object.serialize_field("space_mask", &statistics.space.map(|(mask, _)| mask))?;
        object.serialize_field("space_parity", &statistics.space.map(|(_, parity)| parity))?;
        object.serialize_field("rare", &statistics.rare.map(|(count, _)| count))?;
        object.serialize_field("last_rare", &statistics.rare.map(|(_, last)| last))?;
        object.serialize_field("theorem_covers", covered)?;
        object.serialize_field("limits_hit", &limits_hit.map(StopReason::name))?;
        object.end()
    }
}
