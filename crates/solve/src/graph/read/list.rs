//! Edge lists: `0-1 1-2, 2-ground` or one edge per line, with any labels.
//!
//! A line is divided by commas into parts. A part has edges with dashes, possibly chained, `0-1-2`, or two
//! labels. Two parts of one label each are an edge as well: `0,1`. A label alone on its line or after edges,
//! `0-1, 5`, is a vertex that needs no edge. Two labels, the first of them the word `ground`, declare the
//! ground. `#`, `%` and `//` begin comments.

use super::line::{Kind, Mark, mark, skip_blanks};
use super::naming::Naming;
use super::reading::{Failure, Reading};
use crate::graph::EdgeList;
use crate::graph::Mistake;
use std::borrow::Cow;

/// First word of a line that declares the ground.
const GROUND: &str = "ground";

/// Reads the edges of a text, or returns the first mistake.
pub(super) fn read(text: &str, reading: &Reading) -> Result<EdgeList, Failure> {
    let mut reader = Reader {
        text,
        directed: reading.directed,
        naming: Naming::new(reading.most_edges),
        lone: vec![],
        singles: vec![],
        begun: false,
        ground: None,
    };
    let mut at = 0;
    while at < text.len() {
        at = reader.line(at)?;
    }
    reader.finish()
}

/// A label, with its offset.
type Label<'t> = (usize, Cow<'t, str>);

struct Reader<'t> {
    text: &'t str,
    directed: bool,
    naming: Naming<'t>,
    /// Labels of this part without a dash.
    lone: Vec<Label<'t>>,
    /// Parts of this line that are single labels.
    singles: Vec<Label<'t>>,
    /// `true` if this line has anything else.
    begun: bool,
    /// Label declared to be the ground's.
    ground: Option<Label<'t>>,
}

impl<'t> Reader<'t> {
    /// Reads a line; returns the offset of the next one.
    fn line(&mut self, mut at: usize) -> Result<usize, Failure> {
        self.begun = false;
        loop {
            at = skip_blanks(self.text, at);
            let found = mark(self.text, at)?;
            at = found.end;
            match found.kind {
                Kind::Label(label) => at = self.label((found.start, label), at)?,
                Kind::Comma => self.end_part()?,
                Kind::End => {
                    self.end_part()?;
                    self.end_line()?;
                    return Ok(at);
                }
                Kind::Dash | Kind::Arrow => return Err((found.start, Mistake::OpenDash)),
            }
        }
    }

    /// Reads a label: the first of a chain with dashes, or a single one.
    fn label(&mut self, first: Label<'t>, mut at: usize) -> Result<usize, Failure> {
        let mut next = self.dash(at)?;
        if next.is_none() {
            self.lone.push(first);
            return Ok(at);
        }
        self.begun = true;
        let mut last = self.naming.vertex(first.1).map_err(|mistake| (first.0, mistake))?;
        while let Some(dash) = next {
            let found = mark(self.text, skip_blanks(self.text, dash.end))?;
            let Kind::Label(label) = found.kind else { return Err((dash.start, Mistake::OpenDash)) };
            let failed = |mistake| (found.start, mistake);
            let vertex = self.naming.vertex(label).map_err(failed)?;
            self.naming.edge([last, vertex]).map_err(failed)?;
            (last, at) = (vertex, found.end);
            next = self.dash(at)?;
        }
        Ok(at)
    }

    /// The dash after a label, with blanks on both sides or on none.
    fn dash(&self, at: usize) -> Result<Option<Mark<'t>>, Failure> {
        let start = skip_blanks(self.text, at);
        let Some(dash) =
            self.text[start..].starts_with(is_dash).then(|| mark(self.text, start)).transpose()?
        else {
            return Ok(None);
        };
        if dash.kind == Kind::Arrow && !self.directed {
            return Err((start, Mistake::Directed));
        }
        let after = skip_blanks(self.text, dash.end);
        let ends = matches!(mark(self.text, after), Ok(Mark { kind: Kind::End, .. }));
        if !ends && (start > at) != (after > dash.end) {
            return Err((start, Mistake::LopsidedDash));
        }
        Ok(Some(dash))
    }

    fn end_part(&mut self) -> Result<(), Failure> {
        match self.lone.len() {
            0 => {}
            1 => self.singles.append(&mut self.lone),
            2 => {
                self.begun = true;
                self.pair()?;
            }
            labels => return Err((self.lone[2].0, Mistake::NotAPair { labels })),
        }
        Ok(())
    }

    fn end_line(&mut self) -> Result<(), Failure> {
        match self.singles.len() {
            0 => Ok(()),
            2 if !self.begun => {
                self.lone.append(&mut self.singles);
                self.pair()
            }
            // Three or more labels might be edges or vertices.
            labels if labels > 2 && !self.begun => Err((self.singles[0].0, Mistake::NotAPair { labels: 1 })),
            _ => self.singles.drain(..).try_for_each(|(start, label)| {
                self.naming.vertex(label).map(drop).map_err(|mistake| (start, mistake))
            }),
        }
    }

    /// Handles two single labels: an edge, or a declaration of the ground.
    fn pair(&mut self) -> Result<(), Failure> {
        let mut labels = self.lone.drain(..);
        let (Some(first), Some(second)) = (labels.next(), labels.next()) else { return Ok(()) };
        drop(labels);
        if !self.directed && self.text[first.0..].starts_with(GROUND) && first.1 == GROUND {
            return self.ground_is(second);
        }
        let a = self.naming.vertex(first.1).map_err(|mistake| (first.0, mistake))?;
        let b = self.naming.vertex(second.1).map_err(|mistake| (second.0, mistake))?;
        self.naming.edge([a, b]).map_err(|mistake| (first.0, mistake))
    }

    fn ground_is(&mut self, label: Label<'t>) -> Result<(), Failure> {
        match &self.ground {
            Some((_, other)) if *other != label.1 => Err((label.0, two_grounds(other, &label.1))),
            _ => {
                self.ground = Some(label);
                Ok(())
            }
        }
    }

    fn finish(mut self) -> Result<EdgeList, Failure> {
        let Some((at, label)) = self.ground.take() else {
            return Ok(self.naming.finish(self.directed, None));
        };
        if label != GROUND && self.naming.find(GROUND).is_some() {
            return Err((at, two_grounds(&label, GROUND)));
        }
        let ground = match self.naming.find(&label) {
            Some(known) => known,
            // Everything has been cut.
            None if !self.naming.has_edges() => self.naming.vertex(label).map_err(|mistake| (at, mistake))?,
            None => return Err((at, Mistake::UnknownGround { label: label.into_owned() })),
        };
        Ok(self.naming.finish(self.directed, Some(ground)))
    }
}

/// Returns `true` if a dash or an arrow begins with this character.
fn is_dash(char: char) -> bool {
    matches!(char, '-' | '–' | '—' | '−' | '－' | '→')
}

fn two_grounds(first: &str, second: &str) -> Mistake {
    Mistake::TwoGrounds { first: first.to_string(), second: second.to_string() }
}
