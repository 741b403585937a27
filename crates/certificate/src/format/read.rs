//! Parsing of certificates.

use super::lines::{Lines, natural, number};
use super::{Certificate, Child, DEAD, Flaw, Node, Pair, Proof, Rank, Relation, Set, Table};
use crate::Numeration;
use rules::Convention;

impl Certificate {
    /// Parses the text of a certificate. The statements are not checked, but their form is: there is only one
    /// text for each certificate, up to a line feed at the end.
    pub fn parse(text: &str) -> Result<Certificate, Flaw> {
        let mut lines = Lines::new(text);
        lines.header("bouton certificate 1")?;
        let text = lines.game()?;
        let base = match lines.take("base") {
            Some("") => Some(lines.game()?),
            _ => None,
        };
        let arguments = lines.arguments()?;
        let size = match lines.take("size ") {
            Some(rest) => Some(natural(rest).ok_or_else(|| lines.flaw_before("size N"))? as usize),
            None => None,
        };
        let (claim, convention) = lines.claim()?;
        let mut assumptions = Vec::new();
        while let Some(rest) = lines.take("assume ") {
            assumptions.push(natural(rest).ok_or_else(|| lines.flaw_before("assume 1"))? as usize);
        }
        let numeration = lines.line("numeration ", "numeration base 2", Numeration::named)?;
        let mut ranks = Vec::new();
        while let Some(rest) = lines.take("rank ") {
            ranks.push(Rank::read(rest).ok_or_else(|| lines.flaw_before("rank 2*x0 + x1"))?);
        }
        if ranks.is_empty() {
            return Err(lines.flaw("rank 2*x0 + x1"));
        }
        let mut relations = Vec::new();
        while let Some(key) = lines.take("relation ") {
            let (key, table) = (key.to_string(), lines.table(usize::from(numeration.radix()))?);
            relations.push(Relation { key, table });
        }
        let mut proofs = Vec::new();
        while let Some(sentence) = lines.take("proof ") {
            let sentence = sentence.to_string();
            proofs.push(Proof { sentence, pairs: lines.pairs()? });
        }
        lines.end()?;
        Ok(Certificate {
            text,
            base,
            arguments,
            size,
            claim,
            convention,
            assumptions,
            numeration,
            ranks,
            relations,
            proofs,
        })
    }
}

impl Lines<'_> {
    fn claim(&mut self) -> Result<(usize, Convention), Flaw> {
        self.line("claim ", "claim 1 normal", |rest| {
            let (number, convention) = rest.split_once(' ')?;
            let convention = match convention {
                "normal" => Convention::Normal,
                "misere" => Convention::Misere,
                _ => return None,
            };
            Some((natural(number)? as usize, convention))
        })
    }

    fn table(&mut self, radix: usize) -> Result<Table, Flaw> {
        let tracks = self.line("tracks ", "tracks N", natural)?;
        let mut nodes = Vec::new();
        while let Some(rest) = self.take("node ") {
            let node = node(rest, radix).ok_or_else(|| self.flaw_before("node T s0 n0 -"))?;
            nodes.push(node);
        }
        let rows = self.line("rows ", "rows n0", |rest| words(rest).map(child).collect())?;
        let accepting = self.line("accept", "accept 0", |rest| match rest {
            "" => Some(Vec::new()),
            rest => words(rest.strip_prefix(' ')?).map(number).collect(),
        })?;
        Ok(Table { tracks, nodes, rows, accepting })
    }

    fn pairs(&mut self) -> Result<Vec<Pair>, Flaw> {
        let mut pairs = Vec::new();
        while let Some(rest) = self.take("at") {
            let state = match rest {
                "" => Some(Vec::new()),
                rest => rest.strip_prefix(' ').and_then(|rest| words(rest).map(state).collect()),
            };
            let state = state.ok_or_else(|| self.flaw_before("at 0 1"))?;
            let set = match self.take("  ") {
                None => Set::new(),
                Some(rest) => set(rest).ok_or_else(|| self.flaw_before("  0.4 1.2"))?,
            };
            pairs.push(Pair { state, set });
        }
        Ok(pairs)
    }
}

fn node(text: &str, radix: usize) -> Option<Node> {
    let (track, children) = text.split_once(' ')?;
    let mut list = Vec::with_capacity(radix);
    for word in words(children) {
        list.push(child(word)?);
    }
    (list.len() == radix).then_some(Node { track: natural(track)?, children: list })
}

/// Words separated by blanks. They are short, so bytes are examined one by one.
fn words(text: &str) -> impl Iterator<Item = &[u8]> {
    text.as_bytes().split(|byte| *byte == b' ')
}

fn child(word: &[u8]) -> Option<Child> {
    match word {
        b"-" => Some(Child::Dead),
        [b's', state @ ..] => number(state).map(Child::State),
        [b'n', node @ ..] => number(node).map(Child::Node),
        _ => None,
    }
}

fn set(text: &str) -> Option<Set> {
    let mut set = Set::new();
    let mut element = Vec::new();
    for word in words(text) {
        element.clear();
        for number in word.split(|byte| *byte == b'.') {
            element.push(state(number)?);
        }
        set.push(element.iter().copied());
    }
    Some(set)
}

fn state(word: &[u8]) -> Option<u32> {
    if word == b"-" { Some(DEAD) } else { number(word) }
}
