//! Damaged certificates: none makes the checker panic, and what it accepts is so.

use crate::damage::damaged;
use crate::held::{held, small};
use kernel::{Limits, Rejection};
use oracle::{Dice, Proof, sweep};
use std::collections::BTreeMap;
use std::io::Write;

/// Folder to which the damaged certificates are written, in the file `damaged`: for each a line with its number, its
/// length in bytes and a verdict (`accepted`, `rejected` or `undecided`), and then its bytes and a line feed.
const FOLDER: &str = "BOUTON_DAMAGED";

/// Name of a verdict.
fn verdict(said: &Result<kernel::Theorem, Rejection>) -> &'static str {
    match said {
        Ok(_) => "accepted",
        Err(Rejection::Steps | Rejection::Memory | Rejection::Large | Rejection::Stopped) => "undecided",
        Err(_) => "rejected",
    }
}

#[test]
fn damaged_certificates_are_rejected_or_still_right() {
    let held = held();
    let mut dice = Dice::seeded(18);
    let mut file = std::env::var_os(FOLDER).map(|folder| {
        let path = std::path::Path::new(&folder).join("damaged");
        std::io::BufWriter::new(std::fs::File::create(path).expect("a file"))
    });
    let mut verdicts: BTreeMap<&str, usize> = BTreeMap::new();
    let mut reasons: BTreeMap<String, usize> = BTreeMap::new();
    let mut truths = (0, 0, 0);
    for number in 0..sweep(1_000, 100_000) {
        let whole = &held[number % held.len()];
        let mut text = whole.text.clone();
        for _ in 0..*dice.one(&[1, 1, 1, 2, 3]) {
            text = damaged(&text, &mut dice);
        }
        let said = std::panic::catch_unwind(|| {
            kernel::check(&text, Limits { steps: 3_000_000, ..Limits::of(text.len()) })
        });
        let said = said.unwrap_or_else(|_| panic!("panic, at number {number}, {}\n{text}", whole.name));
        *verdicts.entry(verdict(&said)).or_default() += 1;
        if let Err(why) = &said {
            let why = format!("{why:?}");
            *reasons.entry(why.split([' ', '(']).next().unwrap_or_default().to_owned()).or_default() += 1;
        }
        if let Some(file) = &mut file {
            writeln!(file, "{number} {} {}\n{text}", text.len(), verdict(&said)).expect("written");
        }
        if said.is_ok() && text != whole.text {
            let proof =
                Proof::read(&text).unwrap_or_else(|| panic!("number {number}, {}\n{text}", whole.name));
            match proof.wrong(small(proof.stated.places.len()).min(sweep(5, 24))) {
                Ok(tried) => {
                    truths = (truths.0 + 1, truths.1 + tried.positions, truths.2 + tried.unknown);
                }
                Err(wrong) => panic!("{wrong}, at number {number}, {}\n{text}", whole.name),
            }
        }
    }
    eprintln!(
        "{verdicts:?} {reasons:?}, {} accepted: {} facts, {} not found out",
        truths.0, truths.1, truths.2
    );
    assert!(verdicts["rejected"] > verdicts["accepted"] && verdicts["accepted"] > 0);
}
