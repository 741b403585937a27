//! Statements and certificates as text: no checker needs them.

use crate::check::Certificate;
use crate::statement::{Claim, Falls, Fold, Item, Law, Reasons, Shape, Statement, Step, Total};
use kernel::{Formula, Verdict};
use kernel_text::{formula, rank, tables};
use std::fmt::{Display, Formatter, Result};

/// A formula about the numbers of an entry and one more, after a list with its name.
fn counted(entry: &[String], of: &Formula) -> String {
    let name = |taken: &[String]| {
        let letters = ["v", "u", "t", "s"].into_iter().map(str::to_string);
        letters.chain((1..).map(|number| format!("v{number}"))).find(|name| !taken.contains(name))
    };
    let value = name(entry).unwrap_or_default();
    let names = [entry, std::slice::from_ref(&value)].concat();
    format!("({value}) {}", formula(of, &names))
}

impl Display for Step {
    fn fmt(&self, out: &mut Formatter<'_>) -> Result {
        let seen = |item: &Item| match item {
            Item::Entry(name) => name.clone(),
            Item::Gap => "..".to_string(),
        };
        let names: Vec<String> = self.window.iter().filter(|item| **item != Item::Gap).map(seen).collect();
        let window: Vec<String> = self.window.iter().map(seen).collect();
        let step = kernel_text::step(&self.of, &names);
        out.write_str(&step.replacen("(move", &format!("(move ({})", window.join(" ")), 1))
    }
}

impl Display for Statement {
    fn fmt(&self, out: &mut Formatter<'_>) -> Result {
        let entry = self.entry.join(" ");
        match self.shape {
            Shape::Heaps(most) => write!(out, "(statement\n  (heaps {most} {entry})")?,
            Shape::Row(sorted) => {
                write!(out, "(statement\n  (row {entry})")?;
                if sorted {
                    write!(out, "\n  (sorted)")?;
                }
            }
        }
        for Law { names, formula: law } in &self.laws {
            match self.shape {
                Shape::Heaps(_) => write!(out, "\n  (law {})", formula(law, names))?,
                Shape::Row(_) => write!(out, "\n  (law ({}) {})", names.join(" "), formula(law, names))?,
            }
        }
        write!(out, "\n  (stuck {})", if self.stuck == Verdict::Won { "won" } else { "lost" })?;
        for step in &self.moves {
            match self.shape {
                Shape::Heaps(_) => write!(out, "\n  {}", kernel_text::step(&step.of, &self.entry))?,
                Shape::Row(_) => write!(out, "\n  {step}")?,
            }
        }
        for Total { name, fold, formula } in &self.totals {
            let fold = match fold {
                Fold::Xor => "xor",
                Fold::Sum => "sum",
                Fold::Max => "max",
            };
            write!(out, "\n  (total {fold} {name} {})", counted(&self.entry, formula))?;
        }
        let totals: Vec<String> = self.totals.iter().map(|total| total.name.clone()).collect();
        match &self.claim {
            Claim::Lost(lost) => writeln!(out, "\n  (lost {}))", formula(lost, &totals)),
            Claim::Value(value) => writeln!(out, "\n  (value {}))", counted(&totals, value)),
            Claim::Columns(counts) => writeln!(out, "\n  (columns {}))", counted(&self.entry, counts)),
        }
    }
}

impl Reasons {
    fn write(&self, entry: &[String], out: &mut Formatter<'_>) -> Result {
        match &self.falls {
            Falls::Ranks(ranks) => {
                let ranks: String = ranks.iter().map(|of| format!(" {}", rank(of, entry))).collect();
                writeln!(out, "(falls{ranks})")?;
            }
            Falls::Last => writeln!(out, "(falls last)")?,
            Falls::First => writeln!(out, "(falls first)")?,
            Falls::Count => {}
        }
        for (head, names, said) in
            [("among", &self.names[0], &self.among), ("blocked", &self.names[1], &self.blocked)]
        {
            if let Some(said) = said {
                writeln!(out, "({head} ({}) {})", names.join(" "), formula(said, names))?;
            }
        }
        Ok(())
    }
}

impl Display for Certificate {
    fn fmt(&self, out: &mut Formatter<'_>) -> Result {
        write!(out, "(sizes 2)\n{}", self.statement)?;
        self.reasons.write(&self.statement.entry, out)?;
        out.write_str(&tables(&self.tables))
    }
}
