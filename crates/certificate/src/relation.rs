//! Relations by key, and their meanings.

use crate::Numeration;
use crate::key::LinearKey;
use crate::literal::{Case, Id, Literal};
use crate::sentence::Sentence;
use limits::{Meter, StopReason};
use std::collections::HashMap;
use std::fmt::Write;

/// A relation built into the checker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum BuiltIn {
    Equal,
    Less,
    Constant(i128),
    /// Any other equation, inequality or divisibility.
    Linear(LinearKey),
    Xor,
    Columns(u32),
    Ones(u32),
    Bit(u32),
    PowerOfTwo,
    Fibonacci,
    LowestZeckendorf,
    /// An automaton of the text, by index in the compiler.
    Automaton(usize),
}

/// Meaning of a relation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Meaning {
    BuiltIn(BuiltIn),
    /// `floor(alphaT*x0) = x1`, by axioms.
    Floor(u32),
    /// Disjunction of these cases.
    Cases(Vec<Case>),
}

/// A relation with its key.
#[derive(Clone, Debug)]
pub(crate) struct KeyedRelation {
    pub(crate) key: String,
    pub(crate) tracks: u32,
    pub(crate) meaning: Meaning,
    /// `true` if its key is a text of cases, which is bracketed inside others.
    braced: bool,
    /// `true` if its key defines the last variable as a sum of the others.
    sum: bool,
}

/// Limit on the length of a key, in bytes.
const LONGEST: usize = 1 << 22;

/// All relations mentioned so far.
#[derive(Default)]
pub(crate) struct Relations {
    known: Vec<KeyedRelation>,
    places: HashMap<String, Id>,
    bytes: usize,
}

impl Relations {
    pub(crate) fn get(&self, id: Id) -> &KeyedRelation {
        &self.known[id.0 as usize]
    }

    pub(crate) fn len(&self) -> usize {
        self.known.len()
    }

    pub(crate) fn find(&self, key: &str) -> Option<Id> {
        self.places.get(key).copied()
    }

    /// Relation with this key.
    pub(crate) fn add(
        &mut self,
        key: String,
        tracks: u32,
        meaning: Meaning,
        braced: bool,
        meter: &Meter,
    ) -> Result<Id, StopReason> {
        if let Some(&id) = self.places.get(&key) {
            return Ok(id);
        }
        self.bytes += 2 * key.len() + 64;
        meter.holds(self.bytes)?;
        meter.steps(1)?;
        let id = Id(self.known.len() as u32);
        self.places.insert(key.clone(), id);
        self.known.push(KeyedRelation { key, tracks, meaning, braced, sum: false });
        Ok(id)
    }

    /// A built-in relation.
    pub(crate) fn built_in(
        &mut self,
        key: String,
        tracks: u32,
        built_in: BuiltIn,
        meter: &Meter,
    ) -> Result<Id, StopReason> {
        self.add(key, tracks, Meaning::BuiltIn(built_in), false, meter)
    }

    /// A linear relation.
    pub(crate) fn linear(&mut self, key: &LinearKey, meter: &Meter) -> Result<Id, StopReason> {
        let id = self.built_in(key.to_string(), key.tracks(), key.built_in(), meter)?;
        if let Some(known) = self.known.get_mut(id.0 as usize) {
            known.sum = key.is_sum();
        }
        Ok(id)
    }

    /// Returns `true` if the last number is a function of the others, defined everywhere, according to the
    /// key.
    pub(crate) fn gives_last(&self, id: Id) -> bool {
        let known = self.get(id);
        match &known.meaning {
            Meaning::BuiltIn(BuiltIn::Linear(_)) => known.sum,
            Meaning::BuiltIn(built_in) => matches!(
                built_in,
                BuiltIn::Equal | BuiltIn::Constant(_) | BuiltIn::Xor | BuiltIn::Ones(_) | BuiltIn::Bit(_)
            ),
            Meaning::Floor(_) => true,
            Meaning::Cases(_) => false,
        }
    }

    /// The relation ⌊αx0⌋ = x1 of a quadratic numeration.
    pub(crate) fn floor(&mut self, t: u32, meter: &Meter) -> Result<Id, StopReason> {
        self.add(format!("floor(alpha{t}*x0) = x1"), 2, Meaning::Floor(t), false, meter)
    }

    /// Relation defined by these cases.
    pub(crate) fn cases(&mut self, tracks: u32, cases: Vec<Case>, meter: &Meter) -> Result<Id, StopReason> {
        let key = self.text_of(&cases, tracks, meter)?;
        self.add(key, tracks, Meaning::Cases(cases), true, meter)
    }

    /// Text of cases.
    fn text_of(&self, cases: &[Case], free: u32, meter: &Meter) -> Result<String, StopReason> {
        let mut text = String::new();
        for (place, case) in cases.iter().enumerate() {
            if place > 0 {
                text.push_str(" | ");
            }
            self.write_case(&mut text, case, free);
            meter.steps(1)?;
            if text.len() > LONGEST {
                return Err(StopReason::Memory);
            }
        }
        Ok(text)
    }

    /// Writes a case, as in a key.
    pub(crate) fn write_case(&self, text: &mut String, case: &Case, free: u32) {
        if case.bound > 0 {
            text.push_str("some");
            (0..case.bound).for_each(|bound| _ = write!(text, " y{bound}"));
            text.push_str(": ");
        }
        if case.literals.is_empty() {
            text.push_str("true");
        }
        self.write_literals(text, &case.literals, free);
    }

    /// Writes literals, as in a key.
    pub(crate) fn write_literals(&self, text: &mut String, literals: &[Literal], free: u32) {
        for (place, literal) in literals.iter().enumerate() {
            if place > 0 {
                text.push_str(", ");
            }
            if !literal.positive {
                text.push_str("not ");
            }
            let known = self.get(literal.relation);
            if known.braced {
                _ = write!(text, "{{{}}}", known.key);
            } else {
                text.push_str(&known.key);
            }
            text.push_str(" @");
            for &argument in &literal.arguments {
                _ = match argument.checked_sub(free) {
                    None => write!(text, " x{argument}"),
                    Some(bound) => write!(text, " y{bound}"),
                };
            }
        }
    }

    /// Writes a sentence on a line.
    pub(crate) fn write_sentence(&self, text: &mut String, sentence: &Sentence) {
        let free = sentence.universal;
        _ = write!(text, "{}: ", sentence.label);
        if sentence.cases.is_empty() {
            _ = write!(text, "no {free}: ");
            return self.write_literals(text, &sentence.guards, free);
        }
        _ = write!(text, "for all {free}");
        if !sentence.guards.is_empty() {
            text.push_str(" if ");
            self.write_literals(text, &sentence.guards, free);
        }
        for (place, case) in sentence.cases.iter().enumerate() {
            text.push_str(if place == 0 { ": " } else { " ; " });
            self.write_case(text, case, free);
        }
    }

    /// Writes the meaning of a relation on a line.
    pub(crate) fn write_definition(&self, text: &mut String, id: Id) {
        let known = self.get(id);
        _ = write!(text, "define {} := ", known.key);
        match &known.meaning {
            Meaning::BuiltIn(_) => text.push_str("built in"),
            Meaning::Floor(_) => text.push_str("axioms"),
            Meaning::Cases(cases) => {
                for (place, case) in cases.iter().enumerate() {
                    text.push_str(if place == 0 { "" } else { " | " });
                    self.write_case(text, case, known.tracks);
                }
            }
        }
    }

    /// Relations from which one is proved, all of them earlier or itself.
    pub(crate) fn uses(&mut self, id: Id, meter: &Meter) -> Result<Vec<Id>, StopReason> {
        let zero = LinearKey::number(0);
        let keys = match &self.get(id).meaning {
            Meaning::BuiltIn(_) => vec![],
            Meaning::Cases(cases) => {
                return Ok(cases
                    .iter()
                    .flat_map(|case| &case.literals)
                    .map(|literal| literal.relation)
                    .collect());
            }
            Meaning::Floor(t) => vec![LinearKey::less(), zero, LinearKey::sum(i128::from(*t))],
        };
        keys.iter().map(|key| self.linear(key, meter)).collect()
    }
}

/// Returns `true` if a built-in relation is available in this numeration.
pub(crate) fn spoken(built_in: &BuiltIn, numeration: Numeration) -> bool {
    match built_in {
        BuiltIn::Equal | BuiltIn::Less | BuiltIn::Constant(_) | BuiltIn::Linear(_) => true,
        BuiltIn::Xor | BuiltIn::Columns(_) | BuiltIn::Ones(_) | BuiltIn::Bit(_) | BuiltIn::PowerOfTwo => {
            numeration == Numeration::Base(2)
        }
        BuiltIn::Fibonacci | BuiltIn::LowestZeckendorf => numeration == Numeration::Quadratic(1),
        // Tested where the automaton is known.
        BuiltIn::Automaton(_) => true,
    }
}
