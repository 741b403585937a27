//! Positions as drawings: green Hackenbush with the cuts that win, tokens on a directed graph, and letters on a board.

mod alone;
mod cells;

use alone::Alone;
use answer::Answer;
pub use cells::of_board;
use dashu_int::UBig;
use draw::{Arrows, ExportError, Hackenbush, write_arrows, write_hackenbush};
use question::Position;
use rules::{Argument, Board, Body, Convention, Form, Lang, Ruleset};
use solve::Limits;
use solve::graph::{Graph, winning};
use std::collections::{BTreeMap, BTreeSet};
use words::legend;

/// Board on which a game is played: the one named in its text, else that of its base game, else one chosen by the form of positions.
pub fn board(ruleset: &Ruleset) -> Board {
    let mut ruleset = ruleset;
    while let (None, Body::Compound { base, .. }) = (ruleset.board, &ruleset.body) {
        ruleset = base;
    }
    ruleset.board.unwrap_or(match ruleset.form {
        Form::Tuple(_) => Board::Heaps,
        Form::Row | Form::Edges => Board::Numbers,
    })
}

/// A graph of Hackenbush and its answer as a drawing. A graph that is too large for one is refused.
///
/// ```
/// use bouton::picture;
/// use bouton::Limits;
/// let graph = bouton::graph::read("house.txt", "0-1 1-2 2-3 3-0\n1-4 4-2\n", None)?;
/// let answer = bouton::graph::solve(&graph, "house.txt", 10, &Limits::none())?;
/// let drawing = picture::of_graph(&graph, &answer, rules::Lang::En, &Limits::none());
/// assert!(drawing.is_ok_and(|drawing| drawing.contains("the player to move loses")));
/// # Ok::<(), bouton::Problem>(())
/// ```
pub fn of_graph(graph: &Graph, answer: &Answer, lang: Lang, limits: &Limits) -> Result<String, ExportError> {
    let name = |vertex: u32| graph.label(vertex).into_owned();
    hackenbush(graph, &name, answer, lang, limits)
}

/// A position of `hackenbush` or `dag` and its answer as a drawing; of the answer all winning moves are asked for.
/// Other games have none.
pub fn of_position(
    position: &Position,
    answer: &Answer,
    lang: Lang,
    limits: &Limits,
) -> Result<String, ExportError> {
    let undrawn = || ExportError::Undrawn { game: position.game() };
    let variant = position.single_game().ok_or_else(undrawn)?;
    match (&*variant.ruleset().name, variant.instance().arguments()) {
        ("hackenbush", _) => {
            let (graph, names) = joined(position).ok_or_else(undrawn)?;
            let name = |vertex: u32| names.get(vertex as usize).cloned().unwrap_or_default();
            hackenbush(&graph, &name, answer, lang, limits)
        }
        ("dag", [Argument::Graph(graph)]) => arrows(position, graph, answer, lang).ok_or_else(undrawn)?,
        _ => Err(undrawn()),
    }
}

/// The edges whose cut wins.
fn cuts(graph: &Graph, name: &dyn Fn(u32) -> String, answer: &Answer, limits: &Limits) -> Vec<bool> {
    let mut wins = vec![false; graph.edges().len()];
    if answer.convention == Convention::Normal {
        let found = winning(graph, limits).map(|found| found.edges).unwrap_or_default();
        for edge in found {
            wins.get_mut(edge as usize).into_iter().for_each(|wins| *wins = true);
        }
        return wins;
    }
    // Without a theorem the answer's moves say it; they name edges by their ends.
    let named: BTreeSet<&str> = answer.winning_moves.iter().map(|winning| &*winning.text).collect();
    for (wins, &[a, b]) in wins.iter_mut().zip(graph.edges()) {
        let (a, b) = (name(a), name(b));
        *wins = named.contains(&*format!("✂ {a}-{b}")) || named.contains(&*format!("✂ {b}-{a}"));
    }
    wins
}

/// All components on one ground, and what their vertices are called.
fn joined(position: &Position) -> Option<(Graph, Vec<String>)> {
    let ground = UBig::ZERO;
    let (mut edges, mut names) = (vec![], vec!["0".to_owned()]);
    for component in position.components() {
        let mut numbers: BTreeMap<&UBig, u32> = BTreeMap::from([(&ground, 0)]);
        for vertex in &component.naturals {
            numbers.entry(vertex).or_insert_with(|| {
                names.push(vertex.to_string());
                (names.len() - 1) as u32
            });
        }
        for ends in component.naturals.chunks_exact(2) {
            let [a, b] = ends else { continue };
            edges.push([*numbers.get(a)?, *numbers.get(b)?]);
        }
    }
    let graph = Graph::new(u32::try_from(names.len()).ok()?, 0, edges).ok()?;
    Some((graph, names))
}

fn hackenbush(
    graph: &Graph,
    name: &dyn Fn(u32) -> String,
    answer: &Answer,
    lang: Lang,
    limits: &Limits,
) -> Result<String, ExportError> {
    let wins = cuts(graph, name, answer, limits);
    let title = words::drawing::hackenbush(answer);
    let count = wins.iter().filter(|&&wins| wins).count();
    let subtitle = words::drawing::edges(answer, graph.edges().len(), count);
    let labels = legend::hackenbush();
    let picture = Hackenbush { graph, wins: &wins, name, title, subtitle, labels };
    drawn(|out| write_hackenbush(&picture, lang, out))
}

fn arrows(
    position: &Position,
    graph: &rules::Graph,
    answer: &Answer,
    lang: Lang,
) -> Option<Result<String, ExportError>> {
    let word = |natural: &UBig| u64::try_from(natural).ok();
    let edges: BTreeSet<(u64, u64)> =
        graph.edges.iter().map(|(from, to)| Some((word(from)?, word(to)?))).collect::<Option<_>>()?;
    let lone: Vec<u64> = graph.vertices.iter().map(word).collect::<Option<_>>()?;
    let mut tokens: BTreeMap<u64, usize> = BTreeMap::new();
    for component in position.components() {
        let [vertex] = &*component.naturals else { return None };
        *tokens.entry(word(vertex)?).or_default() += 1;
    }
    let named: BTreeSet<&str> = answer.winning_moves.iter().map(|winning| &*winning.text).collect();
    let wins: BTreeSet<(u64, u64)> = edges
        .iter()
        .copied()
        .filter(|(from, to)| tokens.contains_key(from) && named.contains(&*format!("{from} → {to}")))
        .collect();
    let alone = Alone::new(&edges, tokens.keys().copied().chain(lone), answer.convention);
    let title = words::drawing::tokens_on_a_graph(answer);
    let subtitle = words::drawing::tokens(answer, tokens.values().sum::<usize>());
    let picture = Arrows {
        edges: &edges,
        tokens: &tokens,
        wins: &wins,
        outcomes: &alone.outcomes,
        values: alone.values.as_ref(),
        title,
        subtitle,
        labels: legend::arrows(),
    };
    Some(drawn(|out| write_arrows(&picture, lang, out)))
}

fn drawn(write: impl FnOnce(&mut Vec<u8>) -> Result<(), ExportError>) -> Result<String, ExportError> {
    let mut drawing = Vec::new();
    write(&mut drawing)?;
    String::from_utf8(drawing).map_err(|error| ExportError::Write(std::io::Error::other(error)))
}
