//! Theorems as certificates: all tables, and the proofs of all sentences.

use crate::prover::{Question, Theorem, Undecided};
use automata::{Child, Kind, Library, Meter, Proof, Relation, Sentence, Table, Verdict};
use certificate::{Certificate, DEAD, Node, Pair, Rank, Set};

/// Relations with proofs that their tables are right.
struct Writer<'a> {
    library: Library,
    meter: &'a Meter,
    written: Vec<Relation>,
    relations: Vec<certificate::Relation>,
    proofs: Vec<certificate::Proof>,
}

impl Theorem {
    /// The certificate, with the proofs of all relations that it uses. `arguments` are the parameters that
    /// differ from their defaults, as typed.
    pub fn certificate(
        &self,
        question: Question,
        arguments: Vec<(String, String)>,
        meter: &Meter,
    ) -> Result<Certificate, Undecided> {
        let instance = question.instance;
        let mut writer = Writer {
            library: Library::new(self.numeration),
            meter,
            written: vec![],
            relations: vec![],
            proofs: vec![],
        };
        for step in &self.steps {
            writer.relations_of(&step.demand.sentence)?;
        }
        for step in self.steps.iter().filter(|step| step.demand.sentence.needs_proof()) {
            writer.proofs.push(proof(step.demand.label.to_owned(), &step.proof));
        }
        let line_ends = |text: &str| text.lines().map(|line| format!("{line}\n")).collect::<String>();
        let rank = |rank: &automata::Expression| Rank {
            terms: rank.coefficients.iter().map(|(&place, &value)| (value, place as usize)).collect(),
            constant: rank.constant,
        };
        Ok(Certificate {
            text: line_ends(&instance.ruleset().text),
            base: instance.ruleset().named_base().map(|base| line_ends(&base.text)),
            arguments,
            size: question.size,
            claim: question.claim + 1,
            convention: self.convention,
            assumptions: self.assumptions.iter().map(|place| place + 1).collect(),
            numeration: self.numeration,
            ranks: self.ranks.iter().map(rank).collect(),
            relations: writer.relations,
            proofs: writer.proofs,
        })
    }
}

impl Writer<'_> {
    fn relations_of(&mut self, sentence: &Sentence) -> Result<(), Undecided> {
        for literal in sentence.literals() {
            self.relation(&literal.relation)?;
        }
        Ok(())
    }

    /// Writes a relation after those in its definition.
    fn relation(&mut self, relation: &Relation) -> Result<(), Undecided> {
        if self.written.contains(relation) {
            return Ok(());
        }
        // Its own axioms contain it too.
        self.written.push(relation.clone());
        let demands = relation.demands();
        for sentence in &demands {
            self.relations_of(sentence)?;
        }
        let key = relation.to_string();
        // The others are checked by walking along the tables.
        let proofs = (1..).zip(&demands).filter(|(_, sentence)| sentence.needs_proof());
        for (number, sentence) in proofs {
            match self.library.decide(sentence, self.meter)? {
                Verdict::Holds(found) => {
                    let label = match relation.definition() {
                        automata::Definition::Axioms(_) => format!("{key} axiom {number}"),
                        _ => key.clone(),
                    };
                    self.proofs.push(proof(label, &found));
                }
                // A table that disagrees with its name would be a bug.
                Verdict::Fails { .. } => return Err(Undecided::Foreign(key)),
            }
        }
        let table = table(&*self.library.table(relation, self.meter)?);
        self.relations.push(certificate::Relation { key, table });
        Ok(())
    }
}

fn table(of: &Table) -> certificate::Table {
    let child = |child: &Child| match child.kind() {
        Kind::Dead => certificate::Child::Dead,
        Kind::State(state) => certificate::Child::State(state),
        Kind::Node(node) => certificate::Child::Node(node),
    };
    certificate::Table {
        tracks: of.tracks() as u32,
        nodes: of
            .nodes()
            .map(|(track, children)| Node {
                track: track.into(),
                children: children.iter().map(child).collect(),
            })
            .collect(),
        rows: of.rows().iter().map(child).collect(),
        accepting: (0..)
            .zip(of.accepting())
            .filter_map(|(state, &accepts)| accepts.then_some(state))
            .collect(),
    }
}

fn proof(sentence: String, of: &Proof) -> certificate::Proof {
    let state = |state: &Option<u32>| state.unwrap_or(DEAD);
    let pair = |at: &automata::ProofNode| {
        let mut set = Set::new();
        for one in of.set(at) {
            let full = one.full.iter().map(|&full| u32::from(full));
            set.push(std::iter::once(one.case).chain(one.states.iter().map(state)).chain(full));
        }
        let full = at.full.iter().map(|&full| u32::from(full));
        Pair { state: at.states.iter().map(state).chain(full).collect(), set }
    };
    certificate::Proof { sentence, pairs: of.nodes.iter().map(pair).collect() }
}
