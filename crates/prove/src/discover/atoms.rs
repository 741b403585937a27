//! Simple conditions on positions, each with its text, and where it holds.

use super::bits::Bits;
use super::cloud::Cloud;
use super::said::Said;
use std::collections::BTreeMap;

/// The most conditions that are kept.
const MOST: usize = 1500;

/// A condition.
#[derive(Clone, Debug)]
pub(crate) struct Atom {
    /// What it says.
    pub(crate) text: String,
    /// What its opposite says.
    pub(crate) opposite: String,
    /// Whether both want parentheses within other formulas.
    pub(crate) loose: bool,
    /// Where it holds.
    pub(crate) bits: Bits,
}

/// Conditions that differ somewhere: of those that hold at the same positions the shortest is kept, of equally long ones the first.
pub(crate) struct Atoms<'a> {
    cloud: &'a Cloud,
    all: Vec<Atom>,
    known: BTreeMap<Bits, usize>,
}

impl<'a> Atoms<'a> {
    pub(crate) fn new(cloud: &'a Cloud) -> Atoms<'a> {
        Atoms { cloud, all: vec![], known: BTreeMap::new() }
    }

    /// A comparison; all its terms are defined everywhere.
    pub(crate) fn compare(&mut self, a: &str, sign: &str, b: &str, holds: impl Fn(&[u64]) -> bool) {
        let other = match sign {
            "=" => "!=",
            "!=" => "=",
            "<" => ">=",
            ">=" => "<",
            ">" => "<=",
            _ => ">",
        };
        self.put(format!("{a} {sign} {b}"), format!("{a} {other} {b}"), false, holds);
    }

    /// A condition with a term that is not defined everywhere, or of any other kind.
    pub(crate) fn plain(&mut self, text: String, holds: impl Fn(&[u64]) -> bool) {
        let opposite = format!("not {text}");
        self.put(text, opposite, false, holds);
    }

    /// A condition that wants parentheses within others.
    pub(crate) fn loose(&mut self, text: String, holds: impl Fn(&[u64]) -> bool) {
        let opposite = format!("not ({text})");
        self.put(text, opposite, true, holds);
    }

    /// A condition with the text of its opposite.
    pub(crate) fn put(
        &mut self,
        text: String,
        opposite: String,
        loose: bool,
        holds: impl Fn(&[u64]) -> bool,
    ) {
        // Thousands of conditions are looked at, each at thousands of positions.
        if rules::is_stopped() {
            return;
        }
        let bits = self.cloud.bits(holds);
        if bits.is_empty() || bits.count() == self.cloud.len() {
            return;
        }
        let atom = Atom { text, opposite, loose, bits };
        match self.known.get(&atom.bits) {
            Some(&known) if Said::new(&*self.all[known].text) > Said::new(&*atom.text) => {
                self.all[known] = atom;
            }
            Some(_) => {}
            None if self.all.len() >= MOST => {}
            None => {
                self.known.insert(atom.bits.clone(), self.all.len());
                self.all.push(atom);
            }
        }
    }

    pub(crate) fn all(&self) -> &[Atom] {
        &self.all
    }
}
