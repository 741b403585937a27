//! Packages for the registry: complete descriptions, every file of their own, and archives that cargo can make.

use crate::Outcome;
use crate::files;
use crate::stages::Runner;
use cargo_metadata::{DependencyKind, MetadataCommand, Package};
use std::path::{Component, Path, PathBuf};
use std::process::Command;

/// Files that every package has beside its sources.
const BESIDE: [&str; 2] = ["LICENSE-APACHE", "LICENSE-MIT"];

/// Checks every published package, and makes its archive. Compiling what is in the archives takes minutes, and is
/// left to `cargo package --workspace` before a release.
pub(crate) fn check(by: Runner) -> Outcome {
    let metadata =
        MetadataCommand::new().no_deps().exec().map_err(|error| format!("cargo metadata: {error}"))?;
    let (mut wrong, mut command) = (vec![], Command::new(env!("CARGO")));
    command.args(["package", "--quiet", "--locked", "--allow-dirty", "--no-verify"]);
    // No list of registries means all of them; an empty one means a private package.
    for package in metadata.packages.iter().filter(|package| package.publish.is_none()) {
        let flaws = flaws(package)?.into_iter().chain(untested(package)?).chain(only_in_tests(package));
        wrong.extend(flaws.map(|flaw| format!("{}: {flaw}", package.name)));
        command.args(["--package", &package.name]);
    }
    if !wrong.is_empty() {
        return Err(format!("packages:\n  {}", wrong.join("\n  ")));
    }
    by.run(&mut command)
}

/// Unit tests that nothing runs: in a library that says it has none.
fn untested(package: &Package) -> Result<Vec<String>, String> {
    let libraries = package.targets.iter();
    let libraries = libraries.filter(|target| !target.test && (target.is_lib() || target.is_cdylib()));
    let mut wrong = vec![];
    for library in libraries {
        let folder = library.src_path.parent().map(|folder| folder.as_std_path()).unwrap_or(Path::new("."));
        for file in files::below(folder, &[])? {
            let text =
                std::fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
            if text.lines().any(|line| line.trim() == "#[test]") {
                wrong.push(format!("`test = false` hides the tests in {}", file.display()));
            }
        }
    }
    Ok(wrong)
}

/// Features that turn on something in a dependency of the tests alone: without the tests they change nothing.
fn only_in_tests(package: &Package) -> Vec<String> {
    let is_used = |name: &str| {
        let mut used = package.dependencies.iter().filter(|one| one.kind != DependencyKind::Development);
        used.any(|one| one.rename.as_deref().unwrap_or(&one.name) == name)
    };
    let parts =
        package.features.iter().flat_map(|(feature, parts)| parts.iter().map(move |part| (feature, part)));
    let lost = parts.filter(|(_, part)| {
        part.split_once('/').is_some_and(|(name, _)| !is_used(name.trim_end_matches('?')))
    });
    lost.map(|(feature, part)| format!("its feature `{feature}` names {part}, which only the tests have"))
        .collect()
}

/// Everything that the registry or a stranger would miss.
fn flaws(package: &Package) -> Result<Vec<String>, String> {
    let folder = package.manifest_path.parent().map(|folder| folder.as_std_path()).unwrap_or(Path::new("."));
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let read = |folder: &Path, name: &str| std::fs::read(folder.join(name)).ok();
    let mut wrong = vec![];
    let own = package.name.as_str();
    if own != "bouton" && !own.starts_with("bouton-") {
        wrong.push("its name does not begin with `bouton-`".to_owned());
    }
    let fields = [
        ("description", package.description.is_some()),
        ("license", package.license.is_some()),
        ("repository", package.repository.is_some()),
        ("readme", package.readme.is_some()),
        ("documentation", package.documentation.is_some()),
        ("rust-version", package.rust_version.is_some()),
        ("keywords (one to five)", (1..=5).contains(&package.keywords.len())),
        ("categories (one to five)", (1..=5).contains(&package.categories.len())),
    ];
    wrong.extend(fields.into_iter().filter(|(_, there)| !there).map(|(name, _)| format!("no {name}")));
    wrong.extend(
        BESIDE
            .into_iter()
            .filter(|name| read(folder, name) != read(&root, name))
            .map(|name| format!("{name} is not a copy of the tree's: cp {name} {}", folder.display())),
    );
    for file in files::below(&folder.join("src"), &["tests"])? {
        if file.ends_with("tests.rs") || file.extension().is_none_or(|kind| kind != "rs") {
            continue;
        }
        let text = std::fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
        let base = file.parent().unwrap_or(folder);
        wrong.extend(embedded(&text).filter(|path| !lies_in(folder, base, path)).map(|path| {
            format!(
                "{} embeds {path}, which is outside the package; move it into the package",
                file.display()
            )
        }));
    }
    Ok(wrong)
}

/// Paths of embedded files, or their first parts.
fn embedded(text: &str) -> impl Iterator<Item = &str> {
    let calls = ["include_str!(", "include_bytes!("];
    calls.into_iter().flat_map(|call| text.split(call).skip(1)).filter_map(|rest| {
        let rest = rest.strip_prefix("concat!(").unwrap_or(rest);
        rest.strip_prefix('"')?.split('"').next()
    })
}

/// Returns `true` if a path, taken from `base`, does not leave a folder.
fn lies_in(folder: &Path, base: &Path, path: &str) -> bool {
    let mut place = PathBuf::new();
    for part in base.join(path).components() {
        match part {
            Component::ParentDir => drop(place.pop()),
            Component::CurDir => {}
            part => place.push(part),
        }
    }
    place.starts_with(folder)
}
