//! Conditions for claims, one kind per file.

mod digits;
mod floors;
pub(crate) mod folds;
pub(super) mod linear;
pub(super) mod nimsums;
pub(super) mod order;
mod residues;
mod sets;
pub(crate) mod sturmian;

use super::atoms::Atoms;
use super::naming::Naming;
pub(crate) use sets::sets;

/// All conditions worth trying on positions with this many places, or with any number if none is given.
pub(crate) fn gather(atoms: &mut Atoms, naming: &Naming, places: Option<usize>) {
    folds::gather(atoms, naming);
    let Some(places) = places else { return };
    let terms: Vec<String> = (0..places).filter_map(|place| naming.place(place)).collect();
    if terms.len() == places {
        linear::gather(atoms, &terms);
        order::gather(atoms, &terms);
        nimsums::gather(atoms, &terms);
        residues::gather(atoms, &terms);
        floors::gather(atoms, &terms, naming.bound());
        digits::gather(atoms, &terms);
    }
}
