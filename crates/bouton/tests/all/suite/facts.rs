//! The files of `suite/`, read as facts about single positions.

use rules::{Argument, Convention, Form, Instance, Outcome};
use serde::Deserialize;
use solve::pool::Component;
use std::collections::BTreeMap;
use std::path::Path;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    game: String,
    source: String,
    #[serde(default)]
    case: Vec<Case>,
    #[serde(default)]
    sequence: Vec<Sequence>,
    #[serde(default)]
    grid: Vec<Grid>,
    #[serde(default)]
    losing: Vec<Losing>,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct Case {
    position: String,
    #[serde(default)]
    outcome: Option<String>,
    #[serde(default)]
    value: Option<u64>,
    #[serde(default)]
    winning: Option<Vec<String>>,
    #[serde(default)]
    convention: Option<String>,
    #[serde(default)]
    params: BTreeMap<String, String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Sequence {
    values: Vec<u64>,
    #[serde(default)]
    params: BTreeMap<String, String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Grid {
    values: Vec<Vec<u64>>,
    #[serde(default)]
    params: BTreeMap<String, String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Losing {
    #[serde(rename = "box")]
    corner: Vec<u64>,
    positions: Vec<String>,
    #[serde(default)]
    convention: Option<String>,
    #[serde(default)]
    params: BTreeMap<String, String>,
}

/// Who wins, as far as a fact says.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Who {
    Is(Outcome),
    /// One of the positions that are not listed as losing.
    NotLost,
}

impl Who {
    pub(crate) fn admits(self, outcome: Outcome) -> bool {
        match self {
            Who::Is(known) => known == outcome,
            Who::NotLost => outcome != Outcome::P,
        }
    }
}

/// A position and what is known of it.
pub(crate) struct Fact {
    /// The question as one would type it.
    pub(crate) question: String,
    pub(crate) convention: Convention,
    pub(crate) instance: Instance,
    pub(crate) position: Vec<Component>,
    pub(crate) outcome: Option<Who>,
    pub(crate) value: Option<u64>,
    /// All positions that a winning move leaves, each with its components in order.
    pub(crate) winning: Option<Vec<Vec<Component>>>,
}

/// A position as typed, for the first game of a sum.
pub(crate) fn components(text: &str, form: Form) -> Vec<Component> {
    let word = |natural: &dashu_int::UBig| u64::try_from(natural).expect("the suite's numbers are words");
    let component = |naturals: Vec<_>| Component::new(0, naturals.iter().map(word).collect::<Vec<u64>>());
    let read = if form == Form::Edges { rules::parse_edges } else { rules::parse_components };
    read(text).expect("a position").into_iter().map(component).collect()
}

fn sorted(mut components: Vec<Component>) -> Vec<Component> {
    components.sort();
    components
}

fn typed(at: &[u64]) -> String {
    at.iter().map(u64::to_string).collect::<Vec<_>>().join(",")
}

/// Every position with numbers up to the corner's.
fn within(corner: &[u64]) -> Vec<Vec<u64>> {
    corner.iter().fold(vec![vec![]], |all, &most| {
        let longer = |at: Vec<u64>| (0..=most).map(move |next| [&at[..], &[next]].concat());
        all.into_iter().flat_map(longer).collect()
    })
}

fn outcome(letter: &str) -> Outcome {
    match letter {
        "P" => Outcome::P,
        "N" => Outcome::N,
        "D" => Outcome::D,
        other => panic!("`{other}` is no outcome"),
    }
}

fn fact(game: &str, case: Case) -> Fact {
    let ruleset = catalog::ruleset(game).expect("a game of the catalogue");
    let convention = match case.convention.as_deref() {
        None | Some("normal") => Convention::Normal,
        Some("misere") => Convention::Misere,
        Some(other) => panic!("`{other}` is no convention"),
    };
    let argument = |(name, text): (&String, &String)| -> (String, Argument) {
        (name.clone(), ruleset.parse_argument(name, text).expect("a parameter of the game"))
    };
    let arguments: Vec<(String, Argument)> = case.params.iter().map(argument).collect();
    let params: String = case.params.iter().map(|(name, value)| format!(" {name}={value}")).collect();
    let instance = ruleset.instantiate(&arguments, Some(convention)).expect("parameters that fit");
    let form = instance.form();
    Fact {
        question: format!("{game}{params} {}", case.position),
        convention,
        instance,
        position: components(&case.position, form),
        outcome: case.outcome.map(|letter| Who::Is(outcome(&letter))),
        value: case.value,
        winning: case
            .winning
            .map(|all| sorted_set(all.iter().map(|text| sorted(components(text, form))).collect())),
    }
}

/// In order, each once.
pub(crate) fn sorted_set(mut positions: Vec<Vec<Component>>) -> Vec<Vec<Component>> {
    positions.sort();
    positions.dedup();
    positions
}

fn valued(game: &str, params: &BTreeMap<String, String>, at: &[u64], value: u64) -> Fact {
    let outcome = if value == 0 { "P" } else { "N" };
    let case = Case {
        position: typed(at),
        outcome: Some(outcome.into()),
        value: Some(value),
        params: params.clone(),
        ..Case::default()
    };
    fact(game, case)
}

/// All facts of all files.
pub(crate) fn all() -> Vec<Fact> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../suite");
    let mut facts = Vec::new();
    for entry in std::fs::read_dir(folder).expect("suite/ stands in the repository") {
        let path = entry.expect("a readable entry").path();
        if path.extension().is_some_and(|extension| extension == "toml") {
            let text = std::fs::read_to_string(&path).expect("a readable file");
            let file: File =
                toml::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            assert_eq!(path.file_stem().and_then(|name| name.to_str()), Some(&*file.game));
            assert!(!file.source.is_empty(), "{}", path.display());
            facts.extend(of(file));
        }
    }
    facts
}

fn of(file: File) -> Vec<Fact> {
    let game = &*file.game;
    let mut facts: Vec<Fact> = file.case.into_iter().map(|case| fact(game, case)).collect();
    for Sequence { values, params } in &file.sequence {
        facts.extend((0u64..).zip(values).map(|(heap, &value)| valued(game, params, &[heap], value)));
    }
    for Grid { values, params } in &file.grid {
        for (row, values) in (0u64..).zip(values) {
            facts.extend((0u64..).zip(values).map(|(at, &value)| valued(game, params, &[row, at], value)));
        }
    }
    for Losing { corner, positions, convention, params } in &file.losing {
        let listed: Vec<Vec<u64>> = positions
            .iter()
            .map(|text| components(text, Form::Tuple(corner.len())).remove(0).words)
            .collect();
        for at in within(corner) {
            let (position, convention, params) = (typed(&at), convention.clone(), params.clone());
            let mut found = fact(game, Case { position, convention, params, ..Case::default() });
            found.outcome = Some(if listed.contains(&at) { Who::Is(Outcome::P) } else { Who::NotLost });
            facts.push(found);
        }
        assert!(
            listed.iter().all(|at| within(corner).contains(at)),
            "{game}: a losing position outside of its box"
        );
    }
    facts
}
