//! Undirected vertex geography: a token moves along edges to vertices not visited yet; a player who cannot move loses.
//!
//! * Problem: who wins from a vertex v, and by which moves; where no token has been placed, the player to move places
//!   it anywhere.
//! * Theorem (folklore; Bondy and Murty 1976, exercise 5.1.4; Fraenkel, Scheinerman and Ullman 1993): let G be the graph
//!   of the vertices not visited, with v. The player to move loses exactly if some maximum matching of G misses v. A move
//!   to w wins exactly if some maximum matching of G − v misses w.
//! * Proof: let a maximum matching M miss v. The second player answers every move along an edge of M. He always can:
//!   suppose a move leads to a vertex w that M misses. The path so far, v to w, has edges outside M and in M in turn, and
//!   M misses both ends; exchanging them gives a matching with one edge more, which cannot be. The partner of w has not
//!   been visited, since apart from v both ends of an edge of M are visited one after the other. So the second player
//!   never lacks a move, and play ends.
//!
//!   Now let every maximum matching cover v, let M be one and m the partner of v. M without the edge vm is a maximum
//!   matching of G − v: one with as many edges as M would be a maximum matching of G that misses v. It misses m, so that
//!   by the first part the opponent loses at m in G − v. The first and the second part, applied to G − v, tell of each
//!   move whether the opponent loses after it.
//! * Placing the token on v wins exactly if the opponent loses at v in the whole graph. So the player who places it loses
//!   exactly if every maximum matching covers every vertex: if there is a perfect matching.
//! * Cost: one maximum matching, and one search more for all winning moves; see `solve::matching`.
//! * Evidence: the theorem; the tests compare it with exhaustive search, and the matchings with all matchings.

use super::super::lone::{lone, without_winning_move, won_by};
use super::super::{Component, Judgement, Several, Theory};
use crate::argument::{self, Pairs, Statement};
use crate::geography::{Field, Walk};
use dashu_int::UBig;
use rules::{Argument, Outcome};
use solve::matching::{Matching, Neighbours};

/// Limit on the edges of a matching that are shown.
const MOST_SHOWN: usize = 12;

/// A component is the vertex of the token and those visited before.
pub(super) struct Geography(Field);

impl Geography {
    /// The theory for these parameters, if they have moves.
    pub(super) fn new(parameters: &[Argument]) -> Option<Geography> {
        Field::new(parameters).ok().map(Geography)
    }

    fn pairs(&self, graph: &Neighbours, matching: &Matching) -> Pairs {
        let name = |edge: [u32; 2]| edge.map(|vertex| self.0.name(vertex));
        let first = matching.edges().take(MOST_SHOWN).map(name).collect();
        Pairs { vertices: graph.vertices().count(), size: matching.edges().count(), first }
    }

    /// The first of some moves, and their number.
    fn several(&self, walk: &Walk, next: &[u32], most: usize) -> Several<Component> {
        let numbers = |&next: &u32| self.0.numbers(&walk.after(next)).map(UBig::from).collect();
        Several { first: next.iter().take(most).map(numbers).collect(), count: Some(next.len().into()) }
    }

    /// Judges a token on a vertex.
    fn moving(&self, component: usize, walk: &Walk, token: u32, most: usize) -> Option<Judgement> {
        let at = self.0.name(token);
        let mut graph = self.0.graph().clone();
        walk.visited.iter().for_each(|&vertex| graph.take(vertex));
        if graph.of(token).next().is_none() {
            return Some(without_winning_move(Outcome::P, vec![argument::Geography::Stuck { at }.into()]));
        }
        let matching = Matching::maximum(&graph)?;
        let missed = matching.missable(&graph)[token as usize];
        let vertices = graph.clone();
        graph.take(token);
        let rest = matching.clone().without(token);
        if missed {
            let pairs = self.pairs(&vertices, &rest.augmented(&graph)?);
            let why = argument::Geography::Missed { at, pairs };
            return Some(without_winning_move(Outcome::P, vec![why.into()]));
        }
        let partner = matching.partner(token)?;
        let missable = rest.missable(&graph);
        let others = graph.of(token).filter(|&next| next != partner && missable[next as usize]);
        let next: Vec<u32> = std::iter::once(partner).chain(others).collect();
        let why = argument::Geography::Covered { at, pairs: self.pairs(&vertices, &matching) };
        let recommends = argument::Geography::Move { from: at, to: self.0.name(partner) };
        Some(won_by(component, self.several(walk, &next, most), vec![why.into()], Some(recommends.into())))
    }

    /// Judges a token that has still to be placed.
    fn placing(&self, component: usize, walk: &Walk, most: usize) -> Option<Judgement> {
        let graph = self.0.graph();
        if graph.order() == 0 {
            return Some(without_winning_move(Outcome::P, vec![argument::Geography::Empty.into()]));
        }
        let matching = Matching::maximum(graph)?;
        let pairs = self.pairs(graph, &matching);
        let Some(missed) = graph.vertices().find(|&vertex| matching.partner(vertex).is_none()) else {
            let why = argument::Geography::Perfect { pairs };
            return Some(without_winning_move(Outcome::P, vec![why.into()]));
        };
        let missable = matching.missable(graph);
        let others = graph.vertices().filter(|&vertex| vertex != missed && missable[vertex as usize]);
        let next: Vec<u32> = std::iter::once(missed).chain(others).collect();
        let at = self.0.name(missed);
        let why = Statement::from(argument::Geography::Imperfect { at, pairs });
        let recommends = argument::Geography::Place { at }.into();
        Some(won_by(component, self.several(walk, &next, most), vec![why], Some(recommends)))
    }
}

impl Theory for Geography {
    fn citation(&self) -> &str {
        "Fraenkel, Scheinerman, Ullman 1993"
    }

    /// For a single token that can move; sums need nim-values, about which the theorem says nothing.
    fn judge(&self, sum: &[&[UBig]], most: usize) -> Option<Judgement> {
        let is_stuck = |at: &[UBig]| self.0.walk_at(at).is_ok_and(|walk| walk.next(&self.0).next().is_none());
        let (component, at) = lone(sum, is_stuck)?;
        let walk = self.0.walk_at(at).ok()?;
        match walk.token {
            Some(token) => self.moving(component, &walk, token, most),
            None => self.placing(component, &walk, most),
        }
    }
}
