//! Limits inside crates: no circles among folders, only small ones among files, crates of a manageable size,
//! functions that fit a screen.

mod circles;
mod read;

use crate::Outcome;
use cargo_metadata::MetadataCommand;
use circles::{Uses, circles};
use read::Source;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// Limits enforced by `cargo xtask layers`. They are lowered as the house is rebuilt, to 3, 0, 12 000, 80 and
/// 6.
const FILES_IN_A_CIRCLE: usize = 29;
const ROOMS_IN_A_CIRCLE: usize = 5;
const LINES_OF_A_CRATE: usize = 24_000;
const LINES_OF_A_FUNCTION: usize = 177;
const PARAMETERS: usize = 8;

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
                plan.add(&package.name, base, &source, outside.contains(&package.name.as_str()));
            }
        }
    }
    plan.judge()
}

/// Measurements of all crates.
#[derive(Default)]
struct Plan {
    crates: BTreeMap<String, usize>,
    circles: Vec<(usize, String)>,
    folders: Vec<(usize, String)>,
    lengths: Vec<(usize, String)>,
    parameters: Vec<(usize, String)>,
}

impl Plan {
    fn add(&mut self, name: &str, base: &Path, source: &Source, outside: bool) {
        let shown = |file: &Path| file.strip_prefix(base).unwrap_or(file).display().to_string();
        for function in &source.functions {
            let place = format!("{} in {}", function.name, shown(&function.file));
            self.lengths.push((function.lines, place.clone()));
            self.parameters.push((function.parameters, place));
        }
        *self.crates.entry(name.to_owned()).or_default() += source.lines;
        if outside {
            return;
        }
        let uses = uses(source);
        for circle in circles(&uses) {
            let files: Vec<_> = circle.iter().map(|file| shown(file)).collect();
            self.circles.push((circle.len(), files.join(", ")));
        }
        for (folder, uses) in levels(&uses, source) {
            for circle in circles(&uses) {
                self.folders.push((circle.len(), format!("{}: {}", shown(&folder), circle.join(", "))));
            }
        }
    }

    /// Prints the worst of each, and names violations.
    fn judge(self) -> Outcome {
        let crates = self.crates.into_iter().map(|(name, lines)| (lines, name)).collect();
        let kinds = [
            ("files in a circle", self.circles, FILES_IN_A_CIRCLE),
            ("rooms of a folder that use each other", self.folders, ROOMS_IN_A_CIRCLE),
            ("lines of a crate", crates, LINES_OF_A_CRATE),
            ("lines of a function", self.lengths, LINES_OF_A_FUNCTION),
            ("parameters of a function", self.parameters, PARAMETERS),
        ];
        let mut wrong = Vec::new();
        for (kind, mut all, limit) in kinds {
            all.sort_by(|one, other| other.cmp(one));
            eprintln!("{kind} (at most {limit}):");
            for (count, place) in all.iter().take(3) {
                eprintln!("  {count:>6}  {place}");
            }
            let beyond = all.into_iter().filter(|&(count, _)| count > limit);
            wrong.extend(beyond.map(|(count, place)| format!("{count} {kind}: {place}")));
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
