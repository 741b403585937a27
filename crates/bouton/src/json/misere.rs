//! What was found of a heap game in misère play, as data.

use super::Spoken;
use answer::misere::{Limit, MisereReport};
use serde::Serialize;
use serde::ser::{SerializeStruct, Serializer};

#[derive(Serialize)]
struct Told {
    start: usize,
    length: usize,
    last_exception: Option<usize>,
}

impl Serialize for Spoken<'_, MisereReport> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let report = self.said;
        let MisereReport { game, genera, quotient, limit, .. } = report;
        let presentation = quotient.presentation();
        let heaps: Vec<usize> = presentation.generators.iter().map(|(_, heap)| *heap).collect();
        let letters: Vec<&str> = presentation.generators.iter().map(|(letter, _)| letter.as_str()).collect();
        let relations: Vec<[&str; 2]> =
            presentation.relations.iter().map(|relation| [&*relation.word, &*relation.normal]).collect();
        let period = quotient.period().map(|period| Told {
            start: period.start,
            length: period.length,
            last_exception: period.last_exception(),
        });
        let mut object = serializer.serialize_struct("Misere", 14)?;
        object.serialize_field("game", &game.code())?;
        object.serialize_field("convention", "misere")?;
        object.serialize_field("evidence", report.evidence())?;
        object.serialize_field("message", &report.theorem().map(|said| said.get(self.lang).to_string()))?;
        object.serialize_field("order", &quotient.order())?;
        object.serialize_field("generators", &letters)?;
        object.serialize_field("generator_heaps", &heaps)?;
        object.serialize_field("relations", &relations)?;
        object.serialize_field("lost", &presentation.lost)?;
        object.serialize_field("period", &period)?;
        object.serialize_field("heaps", &quotient.map().len())?;
        object.serialize_field("map", &report.elements(quotient.map().len()))?;
        object.serialize_field("genera", &genera.iter().map(ToString::to_string).collect::<Vec<_>>())?;
        object.serialize_field("limits_hit", &limit.map(Limit::name))?;
        object.end()
    }
}
