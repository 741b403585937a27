//! The names at the root of the library.

use std::collections::BTreeSet;

/// Types and traits, functions, modules.
const NAMES: [&str; 3] = [
    "Answer Convention Evidence Game Lang Limits Match Move Native Position Problem Problems Query Reason Report Variant Workbench",
    "ask check names solve",
    "boards claims discover draw emit engine graph heaps identify json judge ops patterns payoff picture play proof question reason rules table words",
];

/// Re-exported modules.
const EXPORTED: [&str; 8] = ["draw", "emit", "engine", "graph", "judge", "payoff", "rules", "words"];

/// Public names of the root by kind, read from its source, where every item begins at the margin.
fn names(source: &str) -> [BTreeSet<&str>; 3] {
    let [mut types, mut functions, mut modules] = [const { BTreeSet::new() }; 3];
    for line in source.lines() {
        let Some(item) = line.strip_prefix("pub ") else { continue };
        let (kind, rest) = item.split_once(' ').expect("an item has a name");
        let name =
            rest.split(|letter: char| !letter.is_alphanumeric() && letter != '_').next().expect("a name");
        match kind {
            "mod" => drop(modules.insert(name)),
            "fn" => drop(functions.insert(name)),
            "use" => {
                let path = rest.strip_suffix(';').expect("an import is one line");
                let listed = path.rsplit("::").next().expect("a path");
                for name in listed.trim_matches(['{', '}']).split(", ") {
                    let name = name.rsplit(" as ").next().expect("a name");
                    let kind = match name.chars().next() {
                        Some('A'..='Z') => &mut types,
                        _ if EXPORTED.contains(&name) => &mut modules,
                        _ => &mut functions,
                    };
                    kind.insert(name);
                }
            }
            other => panic!("{other}: {line}"),
        }
    }
    [types, functions, modules]
}

#[test]
fn the_root_has_these_names_and_no_module_is_called_like_a_function() {
    let found = names(include_str!("../../src/lib.rs"));
    let wanted = NAMES.map(|names| names.split_whitespace().collect::<BTreeSet<_>>());
    assert_eq!(found, wanted);
    let [_, functions, modules] = found;
    assert!(functions.is_disjoint(&modules));
}

#[test]
fn errors_of_the_library_are_errors() {
    fn is_error<E: std::error::Error + Send + Sync + 'static>() {}
    is_error::<bouton::Problem>();
    is_error::<bouton::Problems>();
    is_error::<bouton::ops::Failure>();
    is_error::<bouton::engine::Halt>();
    is_error::<bouton::engine::Refusal>();
    is_error::<bouton::engine::StopReason>();
    is_error::<bouton::draw::ExportError>();
    is_error::<bouton::emit::Unwritten>();
    is_error::<bouton::heaps::Uncertified>();
    is_error::<bouton::judge::Complaint>();
    is_error::<bouton::proof::Rejection>();
}
