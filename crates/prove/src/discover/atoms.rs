//! Simple conditions on positions, with their texts and the positions where they hold.

use super::bits::Bits;
use super::cloud::Cloud;
use super::phrasing::Phrasing;
use std::collections::BTreeMap;

/// Limit on the conditions kept.
const MOST: usize = 1500;

/// A condition.
#[derive(Clone, Debug)]
pub(crate) struct Atom {
    /// Text of the condition.
    pub(crate) text: String,
    /// Text of its negation.
    pub(crate) opposite: String,
    /// `true` if both need parentheses inside other formulas.
    pub(crate) loose: bool,
    /// Positions where it holds.
    pub(crate) bits: Bits,
}

/// Conditions that differ somewhere: among those with the same positions the shortest is kept, and among
/// equally long ones the first.
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

    /// A condition that needs parentheses inside others.
    pub(crate) fn loose(&mut self, text: String, holds: impl Fn(&[u64]) -> bool) {
        let opposite = format!("not ({text})");
        self.put(text, opposite, true, holds);
    }

    /// A condition with the text of its negation.
    pub(crate) fn put(
        &mut self,
        text: String,
        opposite: String,
        loose: bool,
        holds: impl Fn(&[u64]) -> bool,
    ) {
        // Thousands of conditions are examined, each at thousands of positions.
        if limits::watch::is_stopped() {
            return;
        }
        let bits = self.cloud.bits(holds);
        if bits.is_empty() || bits.count() == self.cloud.len() {
            return;
        }
        let atom = Atom { text, opposite, loose, bits };
        match self.known.get(&atom.bits) {
            Some(&known) if Phrasing::new(&*self.all[known].text) > Phrasing::new(&*atom.text) => {
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
