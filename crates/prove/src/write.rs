//! Theorems as certificates: the statement with the tables of its definitions.

use crate::demand::planned;
use crate::prover::Theorem;
use crate::undecided::Undecided;
use automata::{Child, Kind, Library, Meter, Relation, Sentence, Table, Verdict};
use kernel::{Certificate, Definition, Relation as Known};

impl Theorem {
    /// The certificate.
    pub fn certificate(&self, meter: &Meter) -> Result<Certificate, Undecided> {
        let phases = self.phases.clone();
        let (plan, formulas) = planned(&self.statement, &phases)?;
        let mut library = Library::new(self.numeration);
        let mut definitions = vec![];
        for (index, definition) in plan.definitions.iter().enumerate() {
            let relation = formulas.relation(index);
            let made = match definition.free {
                0 => closed(relation, self.numeration.radix(), &mut library, meter)?,
                _ => table(&*library.table(relation, meter)?, self.numeration.radix())?,
            };
            definitions.push((format!("f{index}"), definition.clone(), made));
        }
        let of_definitions = plan.definitions.iter().flat_map(|Definition { literals, .. }| literals);
        let mut literals = of_definitions.chain(plan.demands.iter().flat_map(|demand| &demand.literals));
        let floor = match literals.any(|literal| literal.relation == Known::Floor) {
            true => {
                let floor = library.table(&Relation::Floor(self.numeration), meter)?;
                Some(table(&floor, self.numeration.radix())?)
            }
            false => None,
        };
        Ok(Certificate { statement: self.statement.clone(), phases, floor, definitions })
    }
}

/// The table of a relation without numbers, which holds or not.
fn closed(
    relation: &Relation,
    radix: u8,
    library: &mut Library,
    meter: &Meter,
) -> Result<kernel::Table, Undecided> {
    let mut holds = false;
    if let Relation::Cases(cases) = relation {
        for case in &cases.cases {
            let sentence = Sentence::Nothing { variables: case.bound, literals: case.literals.clone() };
            holds |= matches!(library.decide(&sentence, meter)?, Verdict::Fails { .. });
        }
    }
    let accepting: &[u32] = if holds { &[0] } else { &[] };
    kernel::Table::new(0, radix, &[], vec![kernel::Child::State(0)], accepting).map_err(|_| defect(relation))
}

fn table(of: &Table, radix: u8) -> Result<kernel::Table, Undecided> {
    let child = |child: &Child| match child.kind() {
        Kind::Dead => kernel::Child::Dead,
        Kind::State(state) => kernel::Child::State(state),
        Kind::Node(node) => kernel::Child::Node(node),
    };
    let nodes: Vec<(u32, Vec<kernel::Child>)> =
        of.nodes().map(|(track, children)| (track.into(), children.iter().map(child).collect())).collect();
    let rows = of.rows().iter().map(child).collect();
    let accepting: Vec<u32> =
        (0..).zip(of.accepting()).filter_map(|(state, &accepts)| accepts.then_some(state)).collect();
    let made = kernel::Table::new(of.tracks() as u32, radix, &nodes, rows, &accepting);
    made.map_err(|flaw| Undecided::Foreign(format!("{flaw:?}")))
}

/// A relation that the automata follow wrongly, which would be a defect.
fn defect(relation: &Relation) -> Undecided {
    Undecided::Foreign(relation.to_string())
}
