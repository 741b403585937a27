//! The checker.

use crate::assumed::{PlacedAssumption, named};
use crate::bounds::{judged, meter};
use crate::builtin::Machine;
use crate::compare::compare;
use crate::compile::Compiler;
use crate::define;
use crate::demand::{Demanded, Demands};
use crate::format::{Certificate, Proof, Rank};
use crate::game::Game;
use crate::induction::certify;
use crate::literal::Id;
use crate::proof::prove;
use crate::rejection::Rejection;
use crate::relation::{BuiltIn, Meaning, Relations};
use crate::scheme::{DigitRules, Scheme};
use crate::sentence::Sentence;
use crate::sum::Sum;
use crate::table::Reader;
use crate::theorem::ClaimTheorem;
use crate::unsupported::Unsupported;
use crate::walk::walk;
use dashu_int::UBig;
use limits::{Limits, Meter, StopReason};
use numeration::Numeration;
use rules::{ClaimInstance, Convention, Instance, Library, NoLibrary, Ruleset};
use std::collections::{HashMap, HashSet};
use std::sync::Arc;

type Result<T> = std::result::Result<T, Rejection>;

/// Checks the text of a certificate.
pub fn verify(text: &str, limits: &Limits) -> Result<ClaimTheorem> {
    let certificate = Certificate::parse(text).map_err(Rejection::Flaw);
    judged(limits, certificate.and_then(|certificate| check(&certificate, limits)))
}

/// Checks a certificate; returns the theorem shown, or the reason for rejection.
pub fn check(certificate: &Certificate, limits: &Limits) -> Result<ClaimTheorem> {
    check_by(certificate, certificate.numeration.scheme(), limits)
}

/// Checks a certificate with sums followed by a scheme, whose words are first shown to count the naturals.
pub(crate) fn check_by(certificate: &Certificate, scheme: Scheme, limits: &Limits) -> Result<ClaimTheorem> {
    let numeration = certificate.numeration;
    certify(&scheme).map_err(|flaw| Rejection::Numeration { numeration, flaw })?;
    let meter = meter(limits);
    let Certificate { text, base, arguments, convention, .. } = certificate;
    let instance = instance(text, base.as_deref(), arguments, *convention)?;
    let place = certificate.claim.wrapping_sub(1);
    let claim = claim(&instance, place).ok_or(Rejection::NoClaim(certificate.claim))?;
    let mut compiler = Compiler::new(certificate.numeration, &meter);
    let assumed = assumed(&instance, &certificate.assumptions)?;
    let wish = Target { claim, size: certificate.size, ranks: &certificate.ranks, assumptions: &assumed };
    let Demanded { sentences, claims, used } = demanded(&mut compiler, &instance, wish)?;
    if let Some(needless) = certificate.assumptions.iter().find(|&&number| !used.contains(&(number - 1))) {
        return Err(Rejection::NeedlessAssumption(*needless));
    }
    let needed = needed(&mut compiler.relations, &sentences, &meter)?;
    let readers = readers(certificate, &compiler.relations, &needed, &meter)?;
    let mut check = Check {
        certificate,
        scheme,
        compiler,
        readers,
        meter: &meter,
        proofs: HashMap::new(),
        held: HashSet::new(),
        checked: 0,
        proved: 0,
    };
    check.list_proofs()?;
    check.relations()?;
    sentences.iter().try_for_each(|sentence| check.sentence(sentence))?;
    check.no_proof_left()?;
    let states = check.readers.iter().flatten().map(|reader| u64::from(reader.states())).sum();
    let ruleset = instance.ruleset();
    let names = ruleset.parameters.iter().map(|parameter| parameter.name.clone());
    Ok(ClaimTheorem {
        game: ruleset.name.clone(),
        title: ruleset.title.clone(),
        arguments: names.zip(instance.arguments().iter().map(ToString::to_string)).collect(),
        rules: rules_of(ruleset),
        definitions: definitions_of(ruleset, &claims, &assumed),
        size: certificate.size,
        claims: claims.iter().map(|place| place + 1).collect(),
        statements: claims
            .iter()
            .filter_map(|&place| Some(ruleset.quote(ruleset.claims.get(place)?.span)))
            .collect(),
        assumptions: certificate.assumptions.clone(),
        assumed: assumed.iter().map(|one| ruleset.quote(one.1.span)).collect(),
        convention: certificate.convention,
        numeration: certificate.numeration,
        relations: certificate.relations.len(),
        states,
        sentences: check.checked,
        proofs: check.proved,
    })
}

/// Rules that a theorem is about.
fn rules_of(ruleset: &Ruleset) -> Vec<String> {
    let base = ruleset.named_base().map_or(vec![], |base| base.written_rules());
    base.into_iter().chain(ruleset.written_rules()).collect()
}

/// Definitions used by a theorem.
fn definitions_of(ruleset: &Ruleset, claims: &[usize], assumed: &[PlacedAssumption<'_>]) -> Vec<String> {
    let claims = claims.iter().filter_map(|&place| Some(ruleset.claims.get(place)?.span));
    let places: Vec<rules::Span> = claims.chain(assumed.iter().map(|one| one.1.span)).collect();
    ruleset.written_definitions(&places)
}

/// The game of a certificate, with its parameters.
pub(crate) fn instance(
    text: &str,
    base: Option<&str>,
    given: &[(String, String)],
    convention: Convention,
) -> Result<Instance> {
    let base = base.map(|text| read(text, &NoLibrary)).transpose()?;
    let needs_base = base.is_some();
    let ruleset = read(text, &Shelf(base))?;
    if needs_base != ruleset.named_base().is_some() {
        return Err(Rejection::Base);
    }
    let mut arguments = Vec::with_capacity(given.len());
    for (name, text) in given {
        let misread = |diagnostic: rules::Diagnostic| Rejection::Parameter { name: name.clone(), diagnostic };
        let value = ruleset.parse_argument(name, text).map_err(misread)?;
        let parameter = ruleset.parameters.iter().find(|parameter| parameter.name == *name);
        let default = parameter.and_then(|parameter| parameter.default.as_ref());
        if default == Some(&value) || arguments.iter().any(|(other, _)| other == name) {
            return Err(Rejection::NeedlessParameter(name.clone()));
        }
        arguments.push((name.clone(), value));
    }
    ruleset.instantiate(&arguments, Some(convention)).map_err(Rejection::Misfits)
}

/// The game named by `upto k of`, if it has this name.
struct Shelf(Option<Arc<Ruleset>>);

impl Library for Shelf {
    fn ruleset(&self, name: &str) -> Option<Arc<Ruleset>> {
        self.0.clone().filter(|ruleset| ruleset.name == name)
    }

    fn names(&self) -> Vec<String> {
        self.0.iter().map(|ruleset| ruleset.name.clone()).collect()
    }
}

fn read(text: &str, library: &dyn Library) -> Result<Arc<Ruleset>> {
    let parsed = rules::parse(text, library);
    let is_error = |found: &rules::Diagnostic| found.severity() == rules::Severity::Error;
    let errors = parsed.diagnostics;
    parsed.ruleset.ok_or_else(|| Rejection::Game(errors.into_iter().filter(is_error).collect()))
}

/// The claim at a place of the text, if it applies to these parameters and this convention.
pub(crate) fn claim(instance: &Instance, place: usize) -> Option<&ClaimInstance> {
    let convention = instance.convention();
    instance.claims().iter().find(|claim| claim.place == place && claim.convention == convention)
}

/// The assumptions with these ascending numbers, counted from 1 in the text.
fn assumed<'a>(instance: &'a Instance, numbers: &[usize]) -> Result<Vec<PlacedAssumption<'a>>> {
    if let Some(pair) = numbers.windows(2).find(|pair| pair[0] >= pair[1]) {
        return Err(Rejection::NeedlessAssumption(pair[1]));
    }
    let places: Vec<usize> = numbers.iter().map(|number| number.wrapping_sub(1)).collect();
    named(instance, &places).map_err(|place| Rejection::NoAssumption(place.wrapping_add(1)))
}

/// Goal of a certificate, and its premises.
#[derive(Clone, Copy)]
pub(crate) struct Target<'a> {
    pub(crate) claim: &'a ClaimInstance,
    pub(crate) size: Option<usize>,
    pub(crate) ranks: &'a [Rank],
    pub(crate) assumptions: &'a [PlacedAssumption<'a>],
}

/// Sentences needed for a game and a claim.
pub(crate) fn demanded(
    compiler: &mut Compiler<'_>,
    instance: &Instance,
    wish: Target<'_>,
) -> Result<Demanded> {
    let Target { claim, size, ranks, assumptions } = wish;
    let game = Game::new(compiler, instance.clone(), &claim.subject, size)?;
    for (number, rank) in (1..).zip(ranks) {
        if rank.terms.iter().any(|&(_, place)| place >= game.x.len()) {
            return Err(Rejection::Rank(number));
        }
    }
    Ok(Demands::all(compiler, &game, claim, ranks, assumptions)?)
}

/// Relations in sentences, and those from which they are proved, in order of first mention.
pub(crate) fn needed(
    relations: &mut Relations,
    sentences: &[Sentence],
    meter: &Meter,
) -> std::result::Result<Vec<Id>, StopReason> {
    let mut seen: HashMap<Id, ()> = HashMap::new();
    let mut order = Vec::new();
    let mut meet = |id: Id, order: &mut Vec<Id>| {
        if seen.insert(id, ()).is_none() {
            order.push(id);
        }
    };
    for sentence in sentences {
        sentence.literals().for_each(|literal| meet(literal.relation, &mut order));
    }
    let mut next = 0;
    while let Some(&id) = order.get(next) {
        relations.uses(id, meter)?.into_iter().for_each(|used| meet(used, &mut order));
        next += 1;
    }
    Ok(order)
}

/// Tables laid out for reading, by relation.
fn readers(
    certificate: &Certificate,
    relations: &Relations,
    needed: &[Id],
    meter: &Meter,
) -> Result<Vec<Option<Reader>>> {
    let mut wanted = vec![false; relations.len()];
    needed.iter().for_each(|id| wanted[id.0 as usize] = true);
    let mut readers: Vec<Option<Reader>> = vec![None; relations.len()];
    for relation in &certificate.relations {
        let needless = || Rejection::NeedlessRelation(relation.key.clone());
        let id = relations.find(&relation.key).ok_or_else(needless)?;
        let place = id.0 as usize;
        if !wanted[place] || readers[place].is_some() {
            return Err(needless());
        }
        let tracks = relations.get(id).tracks;
        let size = relation.table.rows.len() + relation.table.nodes.len();
        meter.steps(1 + size as u64)?;
        let reader = Reader::new(&relation.table, tracks, certificate.numeration);
        let flawed = |flaw| Rejection::Table { key: relation.key.clone(), flaw };
        readers[place] = Some(reader.map_err(flawed)?);
    }
    let missing = needed.iter().find(|id| readers[id.0 as usize].is_none());
    match missing {
        Some(&id) => Err(Rejection::MissingRelation(relations.get(id).key.clone())),
        None => Ok(readers),
    }
}

struct Check<'a> {
    certificate: &'a Certificate,
    scheme: Scheme,
    compiler: Compiler<'a>,
    readers: Vec<Option<Reader>>,
    meter: &'a Meter,
    /// Unused proofs, by sentence.
    proofs: HashMap<&'a str, &'a Proof>,
    /// Shapes of sentences without proofs that hold: a sentence that differs only in the names of its numbers
    /// is not walked again.
    held: HashSet<Vec<u32>>,
    checked: usize,
    proved: usize,
}

impl<'a> Check<'a> {
    fn numeration(&self) -> Numeration {
        self.certificate.numeration
    }

    fn list_proofs(&mut self) -> Result<()> {
        for proof in &self.certificate.proofs {
            if self.proofs.insert(&proof.sentence, proof).is_some() {
                return Err(Rejection::NeedlessProof(proof.sentence.clone()));
            }
        }
        Ok(())
    }

    fn no_proof_left(&self) -> Result<()> {
        let mut left: Vec<&&str> = self.proofs.keys().collect();
        left.sort_unstable();
        match left.first() {
            Some(sentence) => Err(Rejection::NeedlessProof(sentence.to_string())),
            None => Ok(()),
        }
    }

    /// Checks that each table agrees with its key, in the order of the text.
    fn relations(&mut self) -> Result<()> {
        let mut standing = vec![false; self.readers.len()];
        for relation in &self.certificate.relations {
            let Some(id) = self.compiler.relations.find(&relation.key) else { continue };
            let uses = self.compiler.relations.uses(id, self.meter)?;
            if let Some(&later) = uses.iter().find(|&&used| used != id && !standing[used.0 as usize]) {
                let before = self.compiler.relations.get(later).key.clone();
                return Err(Rejection::Order { key: relation.key.clone(), before });
            }
            standing[id.0 as usize] = true;
            self.built_in(id)?;
            let has_proof = self.proofs.contains_key(&*relation.key);
            let sentences = define::sentences(&mut self.compiler.relations, id, has_proof, self.meter)?;
            sentences.iter().try_for_each(|sentence| self.sentence(sentence))?;
        }
        Ok(())
    }

    /// Compares a table with a built-in relation.
    fn built_in(&mut self, id: Id) -> Result<()> {
        let known = self.compiler.relations.get(id);
        let Meaning::BuiltIn(built_in) = &known.meaning else { return Ok(()) };
        let Some(reader) = &self.readers[id.0 as usize] else { return Err(Unsupported::Number.into()) };
        self.checked += 1;
        let same = if let BuiltIn::Linear(key) = built_in {
            let sum = Sum::new(key, &self.scheme).ok_or(Unsupported::Number)?;
            sum.compare(reader, self.meter)?
        } else {
            let machine = Machine::new(built_in, &self.scheme, &self.compiler.automata);
            compare(reader, &machine.ok_or(Unsupported::Number)?, self.numeration(), self.meter)?
        };
        match same {
            Ok(()) => Ok(()),
            Err(words) => Err(Rejection::BuiltIn { key: known.key.clone(), numbers: self.numbers(&words) }),
        }
    }

    fn sentence(&mut self, sentence: &Sentence) -> Result<()> {
        self.checked += 1;
        if !sentence.needs_proof() {
            if sentence.goes_without_saying() {
                return Ok(());
            }
            let shape = sentence.shape();
            if self.held.contains(&shape) {
                return Ok(());
            }
            return match walk(sentence, &self.readers, self.numeration(), self.meter)? {
                Ok(()) => {
                    self.held.insert(shape);
                    Ok(())
                }
                Err(words) => {
                    Err(Rejection::Fails { sentence: sentence.label.clone(), numbers: self.numbers(&words) })
                }
            };
        }
        let missing = || Rejection::MissingProof(sentence.label.clone());
        let proof = self.proofs.remove(&*sentence.label).ok_or_else(missing)?;
        self.proved += 1;
        match prove(sentence, proof, &self.readers, self.numeration(), self.meter)? {
            Ok(()) => Ok(()),
            Err(flaw) => Err(Rejection::Proof { sentence: sentence.label.clone(), flaw }),
        }
    }

    fn numbers(&self, words: &[Vec<u8>]) -> Vec<UBig> {
        words.iter().map(|word| self.numeration().worth(word)).collect()
    }
}

/// Proof obligations of a game and a claim (by its place among all claims of the text), as text: a line for
/// each sentence, and then one for each relation needed, in order of first mention.
///
/// ```text
/// ends 1: no 2: x0 < x1 @ x0 x1
/// total: for all 1 if x0 = x1 @ x0 x0: some y0: x0 = x1 @ x0 y0
/// define x0 < 4 := some y0: x0 = 4 @ y0, x0 < x1 @ x0 y0
/// ```
pub fn demands_text(
    instance: &Instance,
    place: usize,
    size: Option<usize>,
    numeration: Numeration,
    ranks: &[Rank],
    limits: &Limits,
) -> Result<String> {
    let meter = meter(limits);
    let claim = claim(instance, place).ok_or(Rejection::NoClaim(place.saturating_add(1)))?;
    let mut compiler = Compiler::new(numeration, &meter);
    let wish = Target { claim, size, ranks, assumptions: &[] };
    let Demanded { sentences, .. } = demanded(&mut compiler, instance, wish)?;
    let needed = needed(&mut compiler.relations, &sentences, &meter)?;
    let relations = &compiler.relations;
    let mut text = String::new();
    for sentence in &sentences {
        relations.write_sentence(&mut text, sentence);
        text.push('\n');
        meter.holds(text.len())?;
    }
    for id in needed {
        relations.write_definition(&mut text, id);
        text.push('\n');
        meter.holds(text.len())?;
    }
    Ok(text)
}
