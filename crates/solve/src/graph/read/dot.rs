//! Graphviz DOT.
//!
//! The only attribute with a meaning here is `ground=true` on a vertex. A group in braces stands for all
//! vertices that it mentions: `{a b} -- c` are two edges. A named group can be repeated with `subgraph name`.

use super::naming::Naming;
use super::reading::{Failure, Reading};
use super::token::{Kind, Lexer, Token, skip};
use crate::graph::Mistake;
use crate::graph::{DotToken, EdgeList};
use rustc_hash::{FxHashMap, FxHashSet};
use std::borrow::Cow;

/// Returns `true` if a text is DOT and not an edge list: it begins with a keyword of DOT and has a brace.
pub(super) fn is_dot(text: &[u8]) -> bool {
    let first = text.iter().find(|byte| !byte.is_ascii_whitespace());
    if !first.is_some_and(|first| b"/#sgdSGD".contains(first)) {
        return false;
    }
    let Some(written) = text.utf8_chunks().next().map(|chunk| chunk.valid()) else { return false };
    let Ok(start) = skip(written, 0) else { return false };
    let word = written[start..].split(|char: char| !char.is_ascii_alphabetic()).next().unwrap_or_default();
    let begins = ["strict", "graph", "digraph"].iter().any(|keyword| word.eq_ignore_ascii_case(keyword));
    begins && written[start..].contains('{')
}

/// Reads the edges of a text, or returns the first mistake.
pub(super) fn read(text: &str, reading: &Reading) -> Result<EdgeList, Failure> {
    let mut reader = Reader {
        lexer: Lexer::new(text),
        naming: Naming::new(reading.most_edges),
        directed: reading.directed,
        groups: vec![],
        named: FxHashMap::default(),
        ground: None,
    };
    let strict = reader.lexer.take(&Kind::Keyword("strict"))?;
    reader.head()?;
    reader.body()?;
    let end = reader.lexer.next()?;
    if end.kind != Kind::End {
        return Err(reader.unexpected(DotToken::End, &end));
    }
    if strict {
        reader.naming.without_parallels(reading.directed);
    }
    Ok(reader.naming.finish(reading.directed, reader.ground.map(|(vertex, _)| vertex)))
}

struct Reader<'t> {
    lexer: Lexer<'t>,
    naming: Naming<'t>,
    directed: bool,
    /// All groups met, in order.
    groups: Vec<Group>,
    named: FxHashMap<Cow<'t, str>, usize>,
    /// Vertex marked as the ground.
    ground: Option<(u32, String)>,
}

/// Contents of a group.
#[derive(Default)]
struct Group {
    vertices: Vec<u32>,
    groups: Vec<usize>,
}

/// End of an edge.
#[derive(Clone, Copy)]
enum End {
    Vertex(u32),
    Group(usize),
}

/// An open group, and the end before it in its statement.
struct Open {
    group: usize,
    before: Option<End>,
}

impl<'t> Reader<'t> {
    fn unexpected(&self, expected: DotToken, token: &Token) -> Failure {
        (token.start, Mistake::Unexpected { expected, found: self.lexer.written(token) })
    }

    fn expect(&mut self, sign: char, expected: DotToken) -> Result<(), Failure> {
        let token = self.lexer.next()?;
        if token.kind == Kind::Sign(sign) { Ok(()) } else { Err(self.unexpected(expected, &token)) }
    }

    fn name(&mut self) -> Result<Cow<'t, str>, Failure> {
        let token = self.lexer.next()?;
        match token.kind {
            Kind::Name(name) => Ok(name),
            _ => Err(self.unexpected(DotToken::Name, &token)),
        }
    }

    /// Reads `graph name`, up to the brace.
    fn head(&mut self) -> Result<(), Failure> {
        let token = self.lexer.next()?;
        match token.kind {
            Kind::Keyword("graph") if self.directed => return Err((token.start, Mistake::Undirected)),
            Kind::Keyword("digraph") if !self.directed => return Err((token.start, Mistake::Directed)),
            Kind::Keyword("graph" | "digraph") => {}
            _ => return Err(self.unexpected(DotToken::Graph, &token)),
        }
        if let Kind::Name(_) = self.lexer.peek()? {
            self.name()?;
        }
        Ok(())
    }

    /// Reads everything between the outermost braces. Nested groups are kept on a stack.
    fn body(&mut self) -> Result<(), Failure> {
        self.expect('{', DotToken::Opening)?;
        self.groups.push(Group::default());
        let mut open = vec![Open { group: 0, before: None }];
        loop {
            let token = self.lexer.next()?;
            let start = token.start;
            match token.kind {
                Kind::Sign(';') => {}
                Kind::Sign('}') => match (open.pop(), open.last()) {
                    (Some(Open { group, before }), Some(around)) => {
                        self.groups[around.group].groups.push(group);
                        self.chain((start, End::Group(group)), before, &mut open)?;
                    }
                    _ => return Ok(()),
                },
                Kind::Keyword("graph" | "node" | "edge") => self.attributes(None)?,
                // A setting such as `rankdir = LR`.
                Kind::Name(_) if self.lexer.take(&Kind::Sign('='))? => {
                    self.name()?;
                }
                _ => {
                    if let Some(end) = self.end(token, None, &mut open)? {
                        self.chain((start, end), None, &mut open)?;
                    }
                }
            }
        }
    }

    /// Continues after an end of an edge, possibly with another before it, until the statement ends or a
    /// group opens.
    fn chain(
        &mut self,
        (mut start, mut end): (usize, End),
        mut before: Option<End>,
        open: &mut Vec<Open>,
    ) -> Result<(), Failure> {
        loop {
            if let Some(before) = before {
                self.join(before, end).map_err(|mistake| (start, mistake))?;
            }
            if !matches!(self.lexer.peek()?, Kind::Line | Kind::Arrow) {
                break;
            }
            let line = self.lexer.next()?;
            match line.kind {
                Kind::Arrow if !self.directed => return Err((line.start, Mistake::Directed)),
                Kind::Line if self.directed => return Err((line.start, Mistake::Undirected)),
                _ => {}
            }
            let token = self.lexer.next()?;
            start = token.start;
            before = Some(end);
            match self.end(token, before, open)? {
                Some(next) => end = next,
                None => return Ok(()),
            }
        }
        match (end, before) {
            (End::Vertex(vertex), None) => self.attributes(Some(vertex)),
            _ => self.attributes(None),
        }
    }

    /// Reads an end of an edge; `None` if it is a group that has just been opened.
    fn end(
        &mut self,
        token: Token<'t>,
        before: Option<End>,
        open: &mut Vec<Open>,
    ) -> Result<Option<End>, Failure> {
        let around = open.last().map_or(0, |open| open.group);
        match token.kind {
            Kind::Name(name) => {
                let vertex = self.naming.vertex(name).map_err(|mistake| (token.start, mistake))?;
                self.groups[around].vertices.push(vertex);
                self.ports()?;
                Ok(Some(End::Vertex(vertex)))
            }
            Kind::Sign('{') => {
                open.push(Open { group: self.group(None), before });
                Ok(None)
            }
            Kind::Keyword("subgraph") => {
                let name = match self.lexer.peek()? {
                    Kind::Name(_) => Some(self.name()?),
                    _ => None,
                };
                let again = name.is_some() && *self.lexer.peek()? != Kind::Sign('{');
                let group = self.group(name);
                if again {
                    self.groups[around].groups.push(group);
                    return Ok(Some(End::Group(group)));
                }
                self.expect('{', DotToken::Opening)?;
                open.push(Open { group, before });
                Ok(None)
            }
            Kind::End => Err(self.unexpected(DotToken::Closing, &token)),
            _ => Err(self.unexpected(DotToken::Vertex, &token)),
        }
    }

    /// Opens a group, reusing the one with the same name if there is one.
    fn group(&mut self, name: Option<Cow<'t, str>>) -> usize {
        let new = self.groups.len();
        let group = name.map_or(new, |name| *self.named.entry(name).or_insert(new));
        if group == new {
            self.groups.push(Group::default());
        }
        group
    }

    /// Reads ports, the places on a border where an edge ends: `:n`.
    fn ports(&mut self) -> Result<(), Failure> {
        while self.lexer.take(&Kind::Sign(':'))? {
            self.name()?;
        }
        Ok(())
    }

    /// Reads lists of attributes, one of which may make a vertex the ground.
    fn attributes(&mut self, vertex: Option<u32>) -> Result<(), Failure> {
        while self.lexer.take(&Kind::Sign('['))? {
            loop {
                let token = self.lexer.next()?;
                let name = match token.kind {
                    Kind::Sign(']') => break,
                    Kind::Sign(';' | ',') => continue,
                    Kind::Name(ref name) => name,
                    _ => return Err(self.unexpected(DotToken::ClosingAttributes, &token)),
                };
                let value = if self.lexer.take(&Kind::Sign('='))? { self.name()? } else { "true".into() };
                let yes = ["true", "yes", "1"].iter().any(|yes| value.eq_ignore_ascii_case(yes));
                if let Some(vertex) = vertex.filter(|_| name == "ground" && yes) {
                    self.mark(vertex).map_err(|mistake| (token.start, mistake))?;
                }
            }
        }
        Ok(())
    }

    fn mark(&mut self, vertex: u32) -> Result<(), Mistake> {
        let label = self.naming.label(vertex);
        match self.ground.take() {
            Some((other, first)) if other != vertex => Err(Mistake::TwoGrounds { first, second: label }),
            _ => {
                self.ground = Some((vertex, label));
                Ok(())
            }
        }
    }

    /// Adds edges from each vertex of one end to each of the other.
    fn join(&mut self, from: End, to: End) -> Result<(), Mistake> {
        if let (End::Vertex(a), End::Vertex(b)) = (from, to) {
            return self.naming.edge([a, b]);
        }
        let to = self.members(to);
        let from = if to.is_empty() { vec![] } else { self.members(from) };
        from.iter().try_for_each(|&a| to.iter().try_for_each(|&b| self.naming.edge([a, b])))
    }

    /// Vertices of an end of an edge, without repetition.
    fn members(&self, end: End) -> Vec<u32> {
        let mut found = match end {
            End::Vertex(vertex) => return vec![vertex],
            End::Group(group) => vec![group],
        };
        let mut seen: FxHashSet<usize> = found.iter().copied().collect();
        let mut vertices = vec![];
        while let Some(group) = found.pop() {
            vertices.extend_from_slice(&self.groups[group].vertices);
            found.extend(self.groups[group].groups.iter().copied().filter(|&inner| seen.insert(inner)));
        }
        vertices.sort_unstable();
        vertices.dedup();
        vertices
    }
}
