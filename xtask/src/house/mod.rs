//! Limits inside crates: no circles among folders, only small ones among files, crates of a manageable size,
//! functions that fit a screen.

mod circles;
mod read;

use crate::Outcome;
use crate::layers::room;
use cargo_metadata::MetadataCommand;
use circles::{Uses, circles};
use read::Source;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// Kinds of measurements, in the order of limits.
const KINDS: [&str; 5] = [
    "files in a circle",
    "rooms of a folder that use each other",
    "lines of a crate",
    "lines of a function",
    "parameters of a function",
];

/// Limits on crates, by kind.
const LIMITS: [usize; 5] = [3, 0, 12_000, 80, 6];

/// Crates outside the house are subject to the limits on functions only.
pub(crate) fn check(outside: &[&str]) -> Outcome {
    let metadata =
        MetadataCommand::new().no_deps().exec().map_err(|error| format!("cargo metadata: {error}"))?;
    let base = metadata.workspace_root.as_std_path();
    let mut plan = Plan::default();
    for package in &metadata.packages {
        for target in &package.targets {
            if target.is_lib() || target.is_bin() {
                let root = target.src_path.as_std_path();
                let source = Source::read(root)?;
                let name = room(&package.name);
                plan.add(name, base, &source, outside.contains(&name));
            }
        }
    }
    plan.judge()
}

/// Measurements of all crates.
#[derive(Default)]
struct Plan {
    /// By kind: the count and its place.
    found: [Vec<(usize, String)>; 5],
}

impl Plan {
    fn add(&mut self, name: &str, base: &Path, source: &Source, outside: bool) {
        let shown = |file: &Path| file.strip_prefix(base).unwrap_or(file).display().to_string();
        let [of_files, of_rooms, of_crates, of_lengths, of_parameters] = &mut self.found;
        for function in &source.functions {
            let place = format!("{} in {}", function.name, shown(&function.file));
            of_lengths.push((function.lines, place.clone()));
            of_parameters.push((function.parameters, place));
        }
        // A library and a program of one crate count together.
        match of_crates.iter_mut().find(|(_, known)| known == name) {
            Some((count, _)) => *count += source.lines,
            None => of_crates.push((source.lines, name.to_owned())),
        }
        if outside {
            return;
        }
        let uses = uses(source);
        for files in circles(&uses) {
            let all: Vec<_> = files.iter().map(|file| shown(file)).collect();
            of_files.push((files.len(), all.join(", ")));
        }
        for (folder, uses) in levels(&uses, source) {
            for all in circles(&uses) {
                of_rooms.push((all.len(), format!("{}: {}", shown(&folder), all.join(", "))));
            }
        }
    }

    /// Prints the worst of each kind, and names violations.
    fn judge(self) -> Outcome {
        let mut wrong = Vec::new();
        for ((kind, mut all), limit) in KINDS.into_iter().zip(self.found).zip(LIMITS) {
            all.sort_by(|one, other| other.cmp(one));
            eprintln!("{kind} (at most {limit}):");
            for (count, place) in all.iter().take(3) {
                eprintln!("  {count:>6}  {place}");
            }
            let beyond = all.into_iter().filter(|&(count, _)| count > limit);
            wrong.extend(beyond.map(|(count, place)| format!("{count} {kind}, not {limit}: {place}")));
        }
        if wrong.is_empty() { Ok(()) } else { Err(format!("layers:\n  {}", wrong.join("\n  "))) }
    }
}

/// Files of a crate, with those that each uses.
fn uses(source: &Source) -> Uses<PathBuf> {
    let mut uses: Uses<PathBuf> =
        source.modules.iter().map(|module| (module.file.clone(), BTreeSet::new())).collect();
    for module in &source.modules {
        for path in &module.uses {
            if let Some(target) = target(source, path, 0)
                && target != module.file
            {
                uses.entry(module.file.clone()).or_default().insert(target);
            }
        }
    }
    uses
}

/// File that defines the target of a path; re-exports are followed.
fn target(source: &Source, path: &[String], depth: usize) -> Option<PathBuf> {
    if depth > 20 {
        return None;
    }
    let mut module = source.modules.first()?;
    for (place, name) in path.iter().enumerate() {
        if let Some(&child) = module.children.get(name) {
            module = source.modules.get(child)?;
            continue;
        }
        let rest = &path[place + 1..];
        if let Some(handed) = module.reexports.get(name) {
            return target(source, &[&handed[..], rest].concat(), depth + 1);
        }
        // A name from a glob re-export; the module's own file serves where there is only one.
        if let [only] = &module.globs[..] {
            return target(source, &[&only[..], &path[place..]].concat(), depth + 1);
        }
        return Some(module.file.clone());
    }
    Some(module.file.clone())
}

/// For each folder with subfolders, its rooms (files and folders) and those that each uses. A folder's face
/// (`mod.rs`, `lib.rs`, `main.rs`) is not a room in it: it belongs to the folder.
fn levels(uses: &Uses<PathBuf>, source: &Source) -> BTreeMap<PathBuf, Uses<String>> {
    let mut levels: BTreeMap<PathBuf, Uses<String>> = BTreeMap::new();
    let root = source.modules.first().and_then(|module| module.file.parent()).unwrap_or(Path::new(""));
    for (from, to) in uses.iter().flat_map(|(from, all)| all.iter().map(move |to| (from, to))) {
        let common = from.ancestors().skip(1).find(|folder| to.starts_with(folder));
        let Some(common) = common.filter(|common| common.starts_with(root)) else { continue };
        let room = |file: &Path| {
            let mut parts = file.strip_prefix(common).ok()?.iter();
            let first = parts.next()?.to_string_lossy().into_owned();
            parts.next().is_some().then_some(first)
        };
        if let (Some(one), Some(other)) = (room(from), room(to)) {
            levels.entry(common.to_path_buf()).or_default().entry(one).or_default().insert(other);
        }
    }
    levels
}
