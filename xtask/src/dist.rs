//! A release archive of limited size: the program, stripped, with its manual pages, completions and licences.

use crate::Outcome;
use crate::stages::Runner;
use cargo_metadata::MetadataCommand;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

/// Limit on the bytes of the archive.
const MOST: u64 = 12_000_000;
/// Files of the tree beside the program.
const BESIDE: [&str; 5] = ["README.md", "README.zh-CN.md", "CHANGELOG.md", "LICENSE-APACHE", "LICENSE-MIT"];
/// Shells with a script for completions, and its name where such scripts are kept.
const SHELLS: [(&str, &str); 3] = [("bash", "bouton"), ("fish", "bouton.fish"), ("zsh", "_bouton")];

/// Builds the program, and packs `target/dist/bouton-VERSION-TARGET.tar.gz`.
pub(crate) fn make(by: Runner) -> Outcome {
    let build = ["build", "--profile", "dist", "--package", "bouton-cli", "--bin", "bouton", "--locked"];
    by.run(Command::new(env!("CARGO")).args(build))?;
    let metadata =
        MetadataCommand::new().no_deps().exec().map_err(|error| format!("cargo metadata: {error}"))?;
    let target = metadata.target_directory.as_std_path();
    let program = target.join("dist").join(format!("bouton{}", std::env::consts::EXE_SUFFIX));
    let bytes = fs::metadata(&program).map_err(|error| told(&program, &error))?.len();
    eprintln!("\n{}: {:.1} MB", program.display(), bytes as f64 / 1e6);
    let name = format!("bouton-{}-{}", env!("CARGO_PKG_VERSION"), triple()?);
    let folder = target.join("dist-archive").join(&name);
    // What an earlier release has left.
    let _ = fs::remove_dir_all(&folder);
    fill(by, &program, &folder, metadata.workspace_root.as_std_path())?;
    let archive = target.join("dist").join(format!("{name}.tar.gz"));
    // The same files make the same archive.
    let plain = ["--sort=name", "--owner=0", "--group=0", "--numeric-owner", "--mtime=2000-01-01", "-czf"];
    let parent = folder.parent().unwrap_or(target);
    by.run(Command::new("tar").args(plain).arg(&archive).arg("-C").arg(parent).arg(&name))?;
    let packed = fs::metadata(&archive).map_err(|error| told(&archive, &error))?.len();
    eprintln!("{}: {:.1} MB", archive.display(), packed as f64 / 1e6);
    if packed > MOST {
        return Err(format!("dist: the archive has {packed} bytes, and {MOST} are allowed"));
    }
    Ok(())
}

/// Puts everything into the folder of the archive.
fn fill(by: Runner, program: &Path, folder: &Path, root: &Path) -> Outcome {
    let (pages, scripts) = (folder.join("man/man1"), folder.join("completions"));
    for made in [&pages, &scripts] {
        fs::create_dir_all(made).map_err(|error| told(made, &error))?;
    }
    let copy = |from: &Path| -> Outcome {
        let to = folder.join(from.file_name().unwrap_or_default());
        fs::copy(from, &to).map(drop).map_err(|error| told(from, &error))
    };
    copy(program)?;
    BESIDE.iter().try_for_each(|name| copy(&root.join(name)))?;
    by.run(Command::new(program).args(["man", "--lang", "en", "--folder"]).arg(&pages))?;
    for (shell, name) in SHELLS {
        let output = Command::new(program).args(["completions", shell]).stderr(Stdio::inherit()).output();
        let output = output.map_err(|error| told(program, &error))?;
        let file = scripts.join(name);
        fs::write(&file, output.stdout).map_err(|error| told(&file, &error))?;
    }
    Ok(())
}

pub(crate) fn told(path: &Path, error: &std::io::Error) -> String {
    format!("{}: {error}", path.display())
}

/// The machine that the compiler compiles for.
pub(crate) fn triple() -> Result<String, String> {
    let output = Command::new("rustc").arg("-vV").output().map_err(|error| format!("rustc: {error}"))?;
    let said = String::from_utf8_lossy(&output.stdout);
    let host = said.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).ok_or_else(|| "rustc does not name its host".to_owned())
}
