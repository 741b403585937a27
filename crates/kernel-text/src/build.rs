//! Formulas of statements, built.

use kernel::{Formula, Literal, Node, Variable};

/// Formulas made of others.
pub trait Build: Sized {
    /// A literal.
    fn of(literal: Literal) -> Self;
    /// All of these hold.
    fn all(parts: impl IntoIterator<Item = Self>) -> Self;
    /// One of these holds.
    fn any(parts: impl IntoIterator<Item = Self>) -> Self;
    /// It does not hold.
    fn negated(self) -> Self;
    /// There are numbers with which it holds.
    fn exists(numbers: Vec<Variable>, inner: Self) -> Self;
    /// The literal that is the whole formula, if it is one.
    fn literal(&self) -> Option<&Literal>;
    /// The formula over other numbers.
    fn renamed(&self, name: impl Fn(Variable) -> Variable) -> Self;
}

impl Build for Formula {
    fn of(literal: Literal) -> Formula {
        Formula(vec![Node::Literal(literal)])
    }

    fn all(parts: impl IntoIterator<Item = Formula>) -> Formula {
        joined(parts, Node::And)
    }

    fn any(parts: impl IntoIterator<Item = Formula>) -> Formula {
        joined(parts, Node::Or)
    }

    fn negated(mut self) -> Formula {
        self.0.push(Node::Not(self.0.len() - 1));
        self
    }

    fn exists(numbers: Vec<Variable>, mut inner: Formula) -> Formula {
        if !numbers.is_empty() {
            inner.0.push(Node::Exists(numbers, inner.0.len() - 1));
        }
        inner
    }

    fn literal(&self) -> Option<&Literal> {
        match &*self.0 {
            [Node::Literal(literal)] => Some(literal),
            _ => None,
        }
    }

    fn renamed(&self, name: impl Fn(Variable) -> Variable) -> Formula {
        kernel::renamed(self, name)
    }
}

fn joined(parts: impl IntoIterator<Item = Formula>, make: fn(Vec<usize>) -> Node) -> Formula {
    let (mut nodes, mut roots): (Vec<Node>, Vec<usize>) = (vec![], vec![]);
    for part in parts {
        let base = nodes.len();
        let moved = |inner: Vec<usize>| inner.into_iter().map(|part| part + base).collect();
        nodes.extend(part.0.into_iter().map(|node| match node {
            Node::Literal(literal) => Node::Literal(literal),
            Node::Not(inner) => Node::Not(inner + base),
            Node::And(inner) => Node::And(moved(inner)),
            Node::Or(inner) => Node::Or(moved(inner)),
            Node::Exists(numbers, inner) => Node::Exists(numbers, inner + base),
        }));
        roots.push(nodes.len() - 1);
    }
    if roots.len() != 1 {
        nodes.push(make(roots));
    }
    Formula(nodes)
}
