//! The pages without a server: the operations as a WebAssembly module, and the workbench around it, in a folder of static files.
//!
//! The module needs a standard library for WebAssembly. Where rustup cannot add one, Debian has its source and the compiler that it belongs to:
//! both are unpacked into the target directory, which leaves the system as it is, and are not fetched again.

use crate::dist::{told, triple};
use crate::stages::Runner;
use crate::{Outcome, compact, pages};
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The target of the module.
const TARGET: &str = "wasm32-unknown-unknown";
/// Packages with the compiler, its libraries, and the source of the standard library.
const PACKAGES: [&str; 3] = ["rustc-web", DEVELOPED, "rust-web-src"];
/// Beginnings of the names of the compiler's libraries, which end in its version; each is needed by the one before, the first by this package.
const LIBRARIES: [&str; 2] = ["libstd-rust-web-", "libllvm"];
const DEVELOPED: &str = "libstd-rust-web-dev";
/// Stack of the module in bytes: deeply nested texts are read on it, as on the threads of a server.
const STACK: u32 = 8 << 20;
/// Memory of the module in bytes, beyond what the limits of a job allow.
const MEMORY: u32 = 1 << 30;
/// Limit on the bytes of the module as sent: compressed with brotli at quality 11, the default of Node.
const MOST: u64 = 2_000_000;

/// Builds of the module: by profile.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Build {
    /// Small and fast.
    Released,
    /// Soon built, for tests.
    Tested,
}

impl Build {
    fn profile(self) -> &'static str {
        match self {
            Build::Released => "page",
            Build::Tested => "page-test",
        }
    }

    /// Settings of the compiler: what is released names no places in panics, and its numbers are as short as they can be.
    fn flags(self) -> &'static str {
        match self {
            Build::Released => " -Zlocation-detail=none -Clink-arg=--compress-relocations",
            Build::Tested => "",
        }
    }
}

fn target() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../target")
}

/// Builds `target/page`, tells how large the module is, and fails if it is too large.
pub(crate) fn build(by: Runner) -> Outcome {
    pages::install(by)?;
    let module = module(by, Build::Released)?;
    pages::alone(by, &module, &target().join("page"), false)?;
    let count = "const { readFileSync } = require('node:fs'); const { brotliCompressSync, gzipSync } = require('node:zlib'); \
                 const bytes = readFileSync(process.argv[1]); \
                 console.log(bytes.length, gzipSync(bytes, { level: 9 }).length, brotliCompressSync(bytes).length)";
    let output = Command::new("node").args(["-e", count]).arg(&module).output();
    let output = output.map_err(|error| format!("node: {error}"))?;
    let text = String::from_utf8_lossy(&output.stdout);
    let sizes: Vec<u64> = text.split_whitespace().filter_map(|word| word.parse().ok()).collect();
    let [raw, gzip, brotli] = sizes[..] else { return Err("node does not count bytes".into()) };
    let page = target().join("page");
    eprintln!("\n{}: the module has {raw} bytes, {gzip} with gzip, {brotli} with brotli", page.display());
    if brotli > MOST {
        return Err(format!("page: the module has {brotli} bytes with brotli, and {MOST} are allowed"));
    }
    Ok(())
}

/// Builds the pages for tests, and plays on them; `whole` runs the browser tests of the server's pages on them as well.
pub(crate) fn check(by: Runner, whole: bool) -> Outcome {
    let module = module(by, Build::Tested)?;
    let folder = target().join("page-test");
    pages::alone(by, &module, &folder, false)?;
    pages::play_alone(by, &module, &folder, whole)
}

/// Builds the module, and writes it again so that less is sent.
pub(crate) fn module(by: Runner, build: Build) -> Result<PathBuf, String> {
    let sysroot = Command::new("rustc").args(["--print", "sysroot"]).output();
    let sysroot = sysroot.map_err(|error| format!("rustc: {error}"))?.stdout;
    let rustlib = PathBuf::from(String::from_utf8_lossy(&sysroot).trim()).join("lib/rustlib");
    let folder = target().join("web/build");
    let flags = format!("-Clink-arg=-zstack-size={STACK} -Clink-arg=--max-memory={MEMORY}{}", build.flags());
    let mut cargo = Command::new(env!("CARGO"));
    cargo
        // As a module alone: of a package that is built as a library too, Cargo optimises nothing when it is linked.
        .args(["rustc", "--package", "bouton-wasm", "--lib", "--crate-type", "cdylib", "--locked"])
        .args(["--target", TARGET, "--profile", build.profile()])
        .env("CARGO_TARGET_DIR", &folder)
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", flags)
        // The library's source, and leaving places out, need features of the compiler that only its own version has.
        .env("RUSTC_BOOTSTRAP", "1")
        .env_remove("RUSTC_WORKSPACE_WRAPPER")
        .env_remove("RUSTFLAGS");
    // Where rustup has added the target, there is nothing to fetch.
    if !rustlib.join(TARGET).exists() {
        let root = toolchain(by)?;
        cargo
            // Sorting, compiled for each of its types, took a tenth of the module; the library has shorter code for it.
            .args(["-Zbuild-std=std,panic_abort", "-Zbuild-std-features=optimize_for_size"])
            .env("RUSTC", root.join("usr/bin/rustc"))
            .env("LD_LIBRARY_PATH", libraries(&root)?)
            .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", rustlib.join(triple()?).join("bin/rust-lld"));
    }
    by.run(&mut cargo)?;
    let built = folder.join(TARGET).join(build.profile()).join("wasm.wasm");
    let bytes = fs::read(&built).map_err(|error| told(&built, &error))?;
    let written = target().join("web").join(build.profile()).with_extension("wasm");
    fs::write(&written, compact::compact(&bytes)?).map_err(|error| told(&written, &error))?;
    Ok(written)
}

/// The folder of the compiler's libraries.
fn libraries(root: &Path) -> Result<OsString, String> {
    let lib = root.join("usr/lib");
    let entries = fs::read_dir(&lib).map_err(|error| told(&lib, &error))?;
    let folders = entries.flatten().map(|entry| entry.path()).filter(|path| path.is_dir());
    std::env::join_paths(folders).map_err(|error| error.to_string())
}

/// The compiler and the source of its standard library, unpacked; they are fetched once.
fn toolchain(by: Runner) -> Result<PathBuf, String> {
    let web = target().join("web");
    let (root, archives) = (web.join("root"), web.join("archives"));
    if root.join("usr/bin/rustc").exists() {
        return Ok(root);
    }
    let needs = "the module needs a compiler with the source of its standard library, which xtask takes from Debian's packages with apt-get and dpkg";
    let mut names: Vec<String> = PACKAGES.iter().map(|&name| name.to_owned()).collect();
    let mut of = DEVELOPED.to_owned();
    for begins in LIBRARIES {
        of = depended(&of, begins).map_err(|error| format!("{needs}: {error}"))?;
        names.push(of.clone());
    }
    // What was left by an interruption.
    let unpacked = web.join("unpacked");
    for folder in [&archives, &unpacked] {
        let _ = fs::remove_dir_all(folder);
        fs::create_dir_all(folder).map_err(|error| told(folder, &error))?;
    }
    by.run(Command::new("apt-get").args(["download", "--quiet"]).args(&names).current_dir(&archives))
        .map_err(|error| format!("{needs}: {error}"))?;
    let entries = fs::read_dir(&archives).map_err(|error| told(&archives, &error))?;
    for archive in entries.flatten() {
        by.run(Command::new("dpkg").arg("--extract").arg(archive.path()).arg(&unpacked))?;
    }
    fs::rename(&unpacked, &root).map_err(|error| told(&root, &error))?;
    let _ = fs::remove_dir_all(&archives);
    Ok(root)
}

/// The package that a package depends on and whose name begins so, followed by a digit.
fn depended(package: &str, begins: &str) -> Result<String, String> {
    let output = Command::new("apt-cache").args(["depends", package]).output();
    let output = output.map_err(|error| format!("`apt-cache`: {error}"))?;
    let text = String::from_utf8_lossy(&output.stdout);
    let mut names = text.lines().filter_map(|line| line.trim().strip_prefix("Depends: "));
    names
        .find(|name| name.strip_prefix(begins).is_some_and(|rest| rest.starts_with(|first: char| first.is_ascii_digit())))
        .map(str::to_owned)
        .ok_or_else(|| format!("there is no package `{package}` here that depends on a `{begins}…`; the lists may need `apt-get update`"))
}
