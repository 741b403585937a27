//! Games from files, and questions about them.

// Not every test asks all of this.
#![allow(dead_code)]

use automata::Meter;
use prove::{Answer, Question};
use rules::{Convention, Instance, Library, Ruleset};
use std::path::PathBuf;
use std::sync::Arc;

/// The catalogue, and the games beside this.
pub(crate) struct Shelf;

impl Library for Shelf {
    fn ruleset(&self, name: &str) -> Option<Arc<Ruleset>> {
        let folders = [["..", "catalog", "games"], ["tests", "games", ""]];
        let texts = folders.iter().filter_map(|folder| {
            let mut path: PathBuf = std::iter::once(env!("CARGO_MANIFEST_DIR")).chain(*folder).collect();
            path.push(format!("{name}.game"));
            std::fs::read_to_string(path).ok()
        });
        texts.filter_map(|text| rules::parse(&text, self).ruleset).next()
    }

    fn names(&self) -> Vec<String> {
        vec![]
    }
}

/// A game with parameters, as in `bash m=3`.
pub(crate) fn instance(words: &str, convention: Convention) -> Instance {
    let mut words = words.split(' ');
    let name = words.next().expect("a name");
    let ruleset = Shelf.ruleset(name).unwrap_or_else(|| panic!("no game {name}"));
    fixed(&ruleset, words, convention)
}

/// Verdict of the checker on the certificate of a proof.
pub(crate) fn checked(proved: &prove::Theorem) -> Result<kernel::Theorem, kernel::Rejection> {
    let text = proved.certificate(&Meter::ample()).expect("a certificate");
    let text = elaborate::text::certificate(&text);
    kernel::check(&text, kernel::Limits::of(text.len()))
}

/// A game from its text.
pub(crate) fn written(text: &str, convention: Convention) -> Instance {
    let parsed = rules::parse(text, &Shelf);
    let ruleset = parsed.ruleset.unwrap_or_else(|| panic!("{:?}", parsed.diagnostics));
    fixed(&ruleset, [].into_iter(), convention)
}

pub(crate) fn fixed<'a>(
    ruleset: &Arc<Ruleset>,
    words: impl Iterator<Item = &'a str>,
    convention: Convention,
) -> Instance {
    let argument = |word: &str| {
        let (name, value) = word.split_once('=').expect("a parameter");
        (name.to_owned(), ruleset.parse_argument(name, value).expect("a value"))
    };
    let arguments: Vec<_> = words.map(argument).collect();
    ruleset.instantiate(&arguments, Some(convention)).expect("parameters that fit")
}

/// Outcome of each claim under the convention.
pub(crate) fn answers(instance: &Instance, size: Option<usize>) -> Vec<Answer> {
    let mine = |claim: &&rules::ClaimInstance| claim.convention == instance.convention();
    let prove = |claim: &rules::ClaimInstance| {
        prove::prove(Question { instance, claim: claim.place, size }, &Meter::ample())
    };
    instance.claims().iter().filter(mine).map(prove).collect()
}
