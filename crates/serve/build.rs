//! The pages are part of the program, packed once and for all: texts as gzip, which nearly every browser takes as it is.

use flate2::Compression;
use flate2::write::GzEncoder;
use std::env;
use std::error::Error;
use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

/// Smaller files are not packed.
const WORTH_PACKING: usize = 1024;
/// Extensions of files that are packed already.
const PACKED: [&str; 5] = ["png", "webp", "woff2", "ico", "gz"];

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=dist");
    let dist = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?).join("dist");
    let out = PathBuf::from(env::var("OUT_DIR")?);
    let mut files = Vec::new();
    list(&dist, &mut files)?;
    let name = |file: &PathBuf| -> Result<String, Box<dyn Error>> {
        Ok(file.strip_prefix(&dist)?.to_str().ok_or("a name that is no text")?.replace('\\', "/"))
    };
    let mut named =
        files.iter().map(|file| Ok((name(file)?, file))).collect::<Result<Vec<_>, Box<dyn Error>>>()?;
    named.sort();
    let mut table = String::from("&[\n");
    for (number, (name, file)) in named.into_iter().enumerate() {
        let bytes = fs::read(file)?;
        let tag = format!("{:08x}-{:x}", crc(&bytes), bytes.len());
        let packed = pack(file, &bytes)?;
        let written = out.join(format!("page-{number}"));
        fs::write(&written, packed.as_ref().unwrap_or(&bytes))?;
        let (is_packed, length) = (packed.is_some(), bytes.len());
        writeln!(
            table,
            "    Embedded {{ name: {name:?}, tag: {tag:?}, is_packed: {is_packed}, length: {length}, bytes: include_bytes!({written:?}) }},"
        )?;
    }
    table.push_str("]\n");
    fs::write(out.join("pages.rs"), table)?;
    Ok(())
}

fn list(folder: &Path, files: &mut Vec<PathBuf>) -> std::io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            list(&path, files)?;
        } else {
            files.push(path);
        }
    }
    Ok(())
}

fn crc(bytes: &[u8]) -> u32 {
    let mut crc = flate2::Crc::new();
    crc.update(bytes);
    crc.sum()
}

/// A file as gzip, where that is shorter.
fn pack(file: &Path, bytes: &[u8]) -> std::io::Result<Option<Vec<u8>>> {
    let is_packed = file.extension().is_some_and(|extension| PACKED.iter().any(|one| extension == *one));
    if is_packed || bytes.len() < WORTH_PACKING {
        return Ok(None);
    }
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    let packed = encoder.finish()?;
    Ok((packed.len() < bytes.len()).then_some(packed))
}
