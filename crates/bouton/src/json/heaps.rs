//! Results about a heap game, as data.

#[cfg(feature = "schema")]
use super::schema;
use super::{IdentityData, Speak};
use ::heap::{Growth, Period, Theorem};
use answer::period::HeapReport;
use rules::Lang;
use sequences::{Ground, HeapGame};
use serde::Serialize;
use solve::StopReason;

/// A period as data.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
struct Told {
    start: usize,
    length: usize,
    saltus: u32,
    last_exception: Option<usize>,
    values_needed: Option<usize>,
}

/// A pattern that is not offered, and why.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
struct Withheld {
    start: usize,
    length: usize,
    saltus: u32,
    quotient_bits_at_start: u32,
    quotient_bits: u32,
    quotient_bits_wanted: u32,
}

/// Exceptions to a period.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
struct Unfit<'a> {
    count: usize,
    first: &'a [usize],
}

/// The answer to `period` in normal play.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "Heaps"))]
pub struct HeapsData<'a> {
    game: String,
    indexed_by: &'static str,
    #[cfg_attr(feature = "schema", schemars(schema_with = "schema::values"))]
    evidence: &'static str,
    period: Option<Told>,
    conjecture: Option<Told>,
    /// An arithmetic pattern that is not offered as a conjecture, since its quotients have shown few bits.
    withheld: Option<Withheld>,
    exceptions: Option<Unfit<'a>>,
    theorem: Option<&'static str>,
    values: usize,
    resumed: usize,
    lost_from: Option<usize>,
    first: &'a [u32],
    largest: u32,
    largest_at: usize,
    frequencies: &'a [usize],
    first_heaps: &'a [Option<usize>],
    space_mask: Option<usize>,
    space_parity: Option<bool>,
    rare: Option<usize>,
    last_rare: Option<usize>,
    theorem_covers: bool,
    /// Known games that the game turns out to be; absent if there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) identities: Vec<IdentityData<'a>>,
    #[cfg_attr(feature = "schema", schemars(schema_with = "schema::limits_hit"))]
    limits_hit: Option<&'static str>,
    /// In requests for it, if a period is proved and the certificate is not too long.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) certificate: Option<&'a str>,
}

impl Speak for HeapReport {
    type Data<'a> = HeapsData<'a>;

    fn spoken(&self, _: Lang) -> HeapsData<'_> {
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
            rejected: _,
        } = self;
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
            Theorem::Growing => "growing",
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
                quotient_bits_wanted: Growth::bits(growth.required()),
            })
        });
        let unfit = exceptions.as_ref().map(|found| Unfit { count: found.count, first: &found.first });
        let theorem = theorem.as_ref();
        HeapsData {
            game: code,
            indexed_by: "heap size, from 0",
            evidence: ground.map_or("computed", Ground::kind),
            period: proved,
            conjecture,
            withheld,
            exceptions: unfit,
            theorem: if automata.is_some() { Some("automata") } else { theorem.map(named) },
            values: *values,
            resumed: *resumed,
            lost_from: *lost,
            first,
            largest: statistics.largest.0,
            largest_at: statistics.largest.1,
            frequencies: &statistics.frequencies,
            first_heaps: &statistics.first,
            space_mask: statistics.space.map(|(mask, _)| mask),
            space_parity: statistics.space.map(|(_, parity)| parity),
            rare: statistics.rare.map(|(count, _)| count),
            last_rare: statistics.rare.map(|(_, last)| last),
            theorem_covers: theorem.is_some(),
            identities: Vec::new(),
            limits_hit: limits_hit.map(StopReason::name),
            certificate: None,
        }
    }
}
