//! A certificate as text.

use super::lines::game;
use super::{Certificate, Child, DEAD, Proof, Relation};
use rules::Convention;
use std::fmt;

impl fmt::Display for Certificate {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(out, "bouton certificate 1")?;
        game(out, &self.text)?;
        if let Some(base) = &self.base {
            writeln!(out, "base")?;
            game(out, base)?;
        }
        for (name, value) in &self.arguments {
            writeln!(out, "with {name}={value}")?;
        }
        if let Some(size) = self.size {
            writeln!(out, "size {size}")?;
        }
        let convention = match self.convention {
            Convention::Normal => "normal",
            Convention::Misere => "misere",
        };
        writeln!(out, "claim {} {convention}", self.claim)?;
        for assumption in &self.assumptions {
            writeln!(out, "assume {assumption}")?;
        }
        writeln!(out, "numeration {}", self.numeration)?;
        for rank in &self.ranks {
            writeln!(out, "rank {rank}")?;
        }
        for relation in &self.relations {
            table(out, relation)?;
        }
        for each in &self.proofs {
            proof(out, each)?;
        }
        writeln!(out, "end")
    }
}

fn table(out: &mut fmt::Formatter<'_>, relation: &Relation) -> fmt::Result {
    let table = &relation.table;
    let child = |out: &mut fmt::Formatter<'_>, child: &Child| match child {
        Child::State(state) => write!(out, " s{state}"),
        Child::Node(node) => write!(out, " n{node}"),
        Child::Dead => write!(out, " -"),
    };
    writeln!(out, "relation {}", relation.key)?;
    writeln!(out, "tracks {}", table.tracks)?;
    for node in &table.nodes {
        write!(out, "node {}", node.track)?;
        node.children.iter().try_for_each(|each| child(out, each))?;
        writeln!(out)?;
    }
    write!(out, "rows")?;
    table.rows.iter().try_for_each(|each| child(out, each))?;
    write!(out, "\naccept")?;
    table.accepting.iter().try_for_each(|state| write!(out, " {state}"))?;
    writeln!(out)
}

fn proof(out: &mut fmt::Formatter<'_>, proof: &Proof) -> fmt::Result {
    let number = |out: &mut fmt::Formatter<'_>, state: u32| match state {
        DEAD => write!(out, "-"),
        state => write!(out, "{state}"),
    };
    writeln!(out, "proof {}", proof.sentence)?;
    for pair in &proof.pairs {
        write!(out, "at")?;
        for &state in &pair.state {
            write!(out, " ")?;
            number(out, state)?;
        }
        writeln!(out)?;
        for (index, element) in pair.set.iter().enumerate() {
            write!(out, "{}", if index == 0 { "  " } else { " " })?;
            for (place, &state) in element.iter().enumerate() {
                if place > 0 {
                    write!(out, ".")?;
                }
                number(out, state)?;
            }
        }
        if !pair.set.is_empty() {
            writeln!(out)?;
        }
    }
    Ok(())
}
