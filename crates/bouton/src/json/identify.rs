//! Known games, as data.

use super::answer::EvidenceData;
#[cfg(feature = "schema")]
use super::schema;
use super::{Speak, Worded};
use crate::identify::{Grounds, Identity, Relation};
use ::solve::StopReason;
use answer::identity::Known;
use rules::Lang;
use serde::Serialize;

/// The answer to `identify`.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "Identified"))]
pub struct KnownData<'a> {
    game: Option<&'a str>,
    identities: Vec<IdentityData<'a>>,
    values: usize,
    why: Option<String>,
    #[cfg_attr(feature = "schema", schemars(schema_with = "schema::limits_hit"))]
    limits_hit: Option<&'static str>,
}

/// A known game.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
pub(crate) struct IdentityData<'a> {
    game: &'a str,
    name: Option<String>,
    relation: &'static str,
    shift: i64,
    statement: String,
    evidence: EvidenceData,
}

impl Speak for Known {
    type Data<'a> = KnownData<'a>;

    fn spoken(&self, lang: Lang) -> KnownData<'_> {
        let found = &self.identified;
        KnownData {
            game: self.game.as_deref(),
            identities: IdentityData::all(&found.identities, lang),
            values: found.given,
            why: found
                .identities
                .is_empty()
                .then(|| words::identity::nothing(found, self.game.as_deref()).worded(lang)),
            limits_hit: self.limits_hit.map(StopReason::name),
        }
    }
}

impl<'a> IdentityData<'a> {
    pub(crate) fn all(identities: &'a [Identity], lang: Lang) -> Vec<IdentityData<'a>> {
        identities.iter().map(|identity| IdentityData::new(identity, lang)).collect()
    }

    fn new(identity: &'a Identity, lang: Lang) -> IdentityData<'a> {
        let relation = match identity.relation {
            Relation::Shifted(_) => "values",
            Relation::Differences(_) => "differences",
            Relation::Changes(_) => "changes",
            Relation::Sums(_) => "sums",
            Relation::Pairs { exchanged: false } => "pairs",
            Relation::Pairs { exchanged: true } => "exchanged-pairs",
            Relation::Outcomes { exchanged: false } => "outcomes",
            Relation::Outcomes { exchanged: true } => "exchanged-outcomes",
            Relation::Heaps { .. } => "heaps",
            Relation::HeapOutcomes { .. } => "heap-outcomes",
        };
        let kind = match identity.grounds {
            Grounds::Moves => "proved",
            Grounds::Cousins => "theorem",
            Grounds::Values(_) => "checked",
        };
        IdentityData {
            game: &identity.game,
            name: words::identity::name(&identity.game).map(|name| name.worded(lang)),
            relation,
            shift: identity.relation.shift(),
            statement: words::identity::statement(identity).worded(lang),
            evidence: EvidenceData { kind, detail: words::identity::evidence(identity).worded(lang) },
        }
    }
}
