//! A table of all positions of a box, written as .csv and .npy. (.png and .svg are written in the same way.)
//!
//! `cargo run --example table_to_file -p bouton`

use bouton::draw::{self, Axis, Content, Format, Grid};
use bouton::engine::table::{Backing, Want, table};
use bouton::words::{Say, legend};
use bouton::{Lang, Limits, Query, Workbench};
use std::error::Error;
use std::fs::File;
use std::io::BufWriter;
use std::path::Path;

fn main() -> Result<(), Box<dyn Error>> {
    run(&std::env::temp_dir())
}

pub(crate) fn run(folder: &Path) -> Result<(), Box<dyn Error>> {
    let named = |problems: bouton::Problems| format!("{problems:?}");
    let variant = Workbench::new().variant(&Query::read("wythoff")?, None).map_err(named)?;
    // Nim-values of the pairs up to (5, 5); `Want::Outcomes` takes two bits a position instead of bytes.
    let filled = table(variant.instance(), &[6, 6], Want::Values, Backing::Memory, &Limits::none())
        .map_err(|halt| format!("{halt:?}"))?;
    let title = variant.ruleset().title.clone();
    let axes = vec![Axis::range("a", 0, 5), Axis::range("b", 0, 5)];
    let grid = Grid::new(title, Content::of(&filled), axes, &filled);
    for (name, format) in [("wythoff.csv", Format::Csv), ("wythoff.npy", Format::Npy)] {
        let mut file = BufWriter::new(File::create(folder.join(name))?);
        draw::write(&grid, format, &legend::table(), Lang::En, &mut file).map_err(|error| error.text().en)?;
    }
    Ok(())
}
