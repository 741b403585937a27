//! Results about a heap game in misère play, as data.

#[cfg(feature = "schema")]
use super::schema;
use super::{Speak, Worded};
use answer::misere::{Limit, MisereReport};
use rules::Lang;
use serde::Serialize;
use words::Say;

/// The answer to `period` in misère play.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "Quotient"))]
pub struct QuotientData<'a> {
    game: String,
    #[cfg_attr(feature = "schema", schemars(schema_with = "schema::convention"))]
    convention: &'static str,
    evidence: &'static str,
    message: Option<String>,
    order: usize,
    generators: Vec<String>,
    generator_heaps: Vec<usize>,
    relations: Vec<[String; 2]>,
    lost: Vec<String>,
    period: Option<Repetition>,
    heaps: usize,
    map: Vec<String>,
    genera: Vec<String>,
    limits_hit: Option<&'static str>,
    /// In requests for it, if the quotient is proved and the certificate is not too long.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) certificate: Option<&'a str>,
}

/// Heaps that repeat in the quotient.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
struct Repetition {
    start: usize,
    length: usize,
    last_exception: Option<usize>,
}

impl Speak for MisereReport {
    type Data<'a> = QuotientData<'a>;

    fn spoken(&self, lang: Lang) -> QuotientData<'_> {
        let MisereReport { game, genera, quotient, limit, .. } = self;
        let presentation = quotient.presentation();
        let period = quotient.period().map(|period| Repetition {
            start: period.start,
            length: period.length,
            last_exception: period.last_exception(),
        });
        let (generators, generator_heaps) = presentation.generators.into_iter().unzip();
        let relations = presentation.relations.into_iter().map(|relation| [relation.word, relation.normal]);
        QuotientData {
            game: game.code(),
            convention: "misere",
            evidence: self.evidence(),
            message: self.theorem().map(|theorem| theorem.text().worded(lang)),
            order: quotient.order(),
            generators,
            generator_heaps,
            relations: relations.collect(),
            lost: presentation.lost,
            period,
            heaps: quotient.map().len(),
            map: self.elements(quotient.map().len()),
            genera: genera.iter().map(ToString::to_string).collect(),
            limits_hit: limit.map(Limit::name),
            certificate: None,
        }
    }
}
