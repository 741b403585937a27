//! Green Hackenbush on a graph from a file: edge lists, Graphviz DOT, graph6 and sparse6, of any size.
//!
//! A position typed as `hackenbush 0-1,1-2` is a component like any other. A graph of ten million edges is not typed; it
//! is read, solved and explained here without ever becoming one.

use crate::answering::draft::nim_values;
use crate::reason::{Ground, Reason};
use crate::{Answer, Evidence};
use dashu_int::UBig;
use question::problem::{Mistake, Problem, Source};
use question::{Attached, Move};
use rules::{Argument, Convention, Outcome};
use solve::graph::{EdgeList, Graph, Marks, ReadError, Reading, analyse, winning, write_dot};
use solve::{Halt, Limits, Refusal};

/// Graphs with more edges are not written out in an answer.
const MOST_WRITTEN: usize = 10_000;

/// Reads a graph; the ground is the vertex with this label, else the one that the text marks, else `0` or `ground`.
///
/// ```
/// let graph = answer::graph::read("house.txt", "0-1 1-2 2-3 3-0\n1-4 4-2\n", None)?;
/// let answer = answer::graph::solve(&graph, "house.txt", 10, &solve::Limits::none())?;
/// assert_eq!(answer.value.as_deref(), Some("0"));
/// # Ok::<(), question::Problem>(())
/// ```
pub fn read(name: &str, text: &str, ground: Option<&str>) -> Result<Graph, Problem> {
    let reading = Reading { ground, coded: is_graph6(name), ..Reading::default() };
    reading.graph(text.as_bytes()).map_err(|error| problem(name, text, error))
}

/// Reads a graph whose edges have a direction: `0->1`, `0-1` and `0 1` lead from 0 to 1.
pub fn read_directed(name: &str, text: &str) -> Result<EdgeList, Problem> {
    let reading = Reading { directed: true, coded: is_graph6(name), ..Reading::default() };
    reading.edges(text.as_bytes()).map_err(|error| problem(name, text, error))
}

/// Reads a graph whose edges have no direction: `0-1` and `0 1` join 0 and 1.
pub fn read_undirected(name: &str, text: &str) -> Result<EdgeList, Problem> {
    let reading = Reading { coded: is_graph6(name), ..Reading::default() };
    reading.edges(text.as_bytes()).map_err(|error| problem(name, text, error))
}

/// Returns `true` if the name of a file says that its graphs are in graph6 or a relative.
fn is_graph6(name: &str) -> bool {
    const ENDINGS: [&str; 6] = ["g6", "graph6", "s6", "sparse6", "d6", "digraph6"];
    let ending = name.rsplit_once('.').map(|(_, ending)| ending);
    ending.is_some_and(|ending| ENDINGS.iter().any(|known| known.eq_ignore_ascii_case(ending)))
}

/// The board of a game on a graph.
///
/// ```
/// let list = answer::graph::read_undirected("path.txt", "a b\nb c\n")?;
/// let question::Attached::Graph(graph) = answer::graph::as_board(&list) else { panic!() };
/// assert_eq!((graph.labels.len(), graph.edges.len()), (3, 2));
/// # Ok::<(), question::Problem>(())
/// ```
pub fn as_board(list: &EdgeList) -> Attached {
    // Numbers that no edge mentions are no vertices, unless they stand alone.
    let mut used: Vec<u32> = list.edges.iter().flatten().copied().chain(list.lone()).collect();
    used.sort_unstable();
    used.dedup();
    let number = |vertex: u32| used.binary_search(&vertex).unwrap_or(0) as u32;
    let labels = used.iter().map(|&vertex| list.labels.label(vertex).into_owned()).collect();
    let edges = list.edges.iter().map(|edge| edge.map(number)).collect();
    Attached::Graph(boards::Graph { labels, edges })
}

/// A graph whose vertices are numbers, as the parameter `edges` of `dag` and `geography`.
///
/// ```
/// let list = answer::graph::read_directed("steps.txt", "0 1\n7\n")?;
/// let question::Attached::Argument(name, edges) = answer::graph::as_argument("steps.txt", &list)? else { panic!() };
/// assert_eq!((&*name, &*edges.to_string()), ("edges", "0-1,7"));
/// # Ok::<(), question::Problem>(())
/// ```
pub fn as_argument(name: &str, list: &EdgeList) -> Result<Attached, Problem> {
    let number = |vertex: u32| {
        let label = list.labels.label(vertex);
        let digits = label.bytes().all(|byte| byte.is_ascii_digit());
        let number = label.parse::<UBig>().ok().filter(|_| digits);
        number
            .ok_or_else(|| Problem::new(Mistake::GraphNames { name: name.into(), label: label.into_owned() }))
    };
    let edge = |&[from, to]: &[u32; 2]| Ok((number(from)?, number(to)?));
    let edges = list.edges.iter().map(edge).collect::<Result<Vec<_>, Problem>>()?;
    let vertices = list.lone().map(number).collect::<Result<Vec<_>, Problem>>()?;
    Ok(Attached::Argument("edges".into(), Argument::Graph(rules::Graph { edges, vertices })))
}

fn problem(name: &str, text: &str, error: ReadError) -> Problem {
    let place = error.place;
    let problem = Problem::new(Mistake::Graph { error });
    let Some(place) = place else { return problem };
    let source = Source { name: Some(name.into()), text: text.into() };
    let line: usize = text.split_inclusive('\n').take(place.line.saturating_sub(1)).map(str::len).sum();
    let rest = text.get(line..).unwrap_or_default();
    let mut letters = rest.char_indices().skip(place.column.saturating_sub(1));
    let start = line + letters.next().map_or(rest.len(), |(at, _)| at);
    let end =
        text.get(start..).and_then(|rest| rest.chars().next()).map_or(start, |next| start + next.len_utf8());
    problem.at(&source, start..end)
}

/// The graph as a position of `hackenbush`: the ground is 0, and vertices keep their numbers if all have one.
pub fn as_position(graph: &Graph) -> Attached {
    let number = |vertex: u32| -> Option<u64> { graph.label(vertex).parse().ok() };
    let numbered = number(graph.ground()) == Some(0)
        && graph.edges().iter().flatten().all(|&vertex| number(vertex).is_some());
    let shown = |&vertex: &u32| -> u64 {
        match number(vertex).filter(|_| numbered) {
            Some(number) => number,
            // The ground first, all others in their order.
            None if vertex == graph.ground() => 0,
            None => u64::from(vertex) + u64::from(vertex < graph.ground()),
        }
    };
    Attached::Component(graph.edges().iter().flatten().map(|vertex| UBig::from(shown(vertex))).collect())
}

/// Who wins on a graph under normal play, every winning cut, and why. At most `most` cuts are listed; `name` is what the
/// graph is called where it is too large to be written out.
pub fn solve(graph: &Graph, name: &str, most: usize, limits: &Limits) -> Result<Answer, Problem> {
    let small = graph.edges().len() <= MOST_WRITTEN;
    let position = if small { written(graph) } else { name.to_owned() };
    let mut answer = Answer {
        game: "hackenbush".into(),
        position: position.clone(),
        convention: Convention::Normal,
        outcome: None,
        value: None,
        winning_moves: Vec::new(),
        winning_move_count: None,
        remoteness: None,
        why: Vec::new(),
        evidence: None,
        engine: "graph".into(),
        limits_hit: None,
    };
    let found = match winning(graph, limits) {
        Ok(found) => found,
        Err(Halt::Stopped { reason, positions }) => {
            answer.why.push(Reason::Undecided { stop: reason, positions });
            answer.limits_hit = Some(reason);
            return Ok(answer);
        }
        Err(Halt::Refused(refusal)) => return Err(Problem::new(Mistake::Refused { refusal, rule: None })),
        Err(Halt::File(flaw)) => return Err(Problem::checkpoint(flaw)),
    };
    let cut = |&edge: &u32| {
        let [a, b] = *graph.edges().get(edge as usize)?;
        let text = format!("✂ {}-{}", graph.label(a), graph.label(b));
        let to = match small {
            true => written(&graph.cut(edge as usize)?),
            false => format!("{name} {text}"),
        };
        Some(Move::new(position.clone(), to, text))
    };
    let value = found.value.into();
    answer.outcome = Some(if found.value == 0 { Outcome::P } else { Outcome::N });
    answer.value = Some(found.value.to_string());
    answer.winning_move_count = Some(found.edges.len().to_string());
    answer.winning_moves = found.edges.iter().take(most).filter_map(cut).collect();
    answer.why = catalog::theory::told_of_graph(graph).into_iter().map(Reason::of_theory).collect();
    answer.why.extend(nim_values(std::slice::from_ref(&value), &value));
    answer.why.push(match found.edges.first().and_then(cut) {
        Some(first) => Reason::MakesZero { made: first.text, values: vec![] },
        None if graph.clone().grounded().edges().is_empty() => Reason::NoMove { outcome: Outcome::P },
        None => Reason::EveryMoveLoses { moves: None },
    });
    let citation = "Winning Ways, ch. 7".into();
    answer.evidence = Some(Evidence::Theorem(Ground::Citation { citation, value_is_computed: false }));
    Ok(answer)
}

/// The graph as Graphviz DOT: winning cuts thick, what circles fuse framed, with its nim-value (for small graphs).
pub fn to_dot(graph: &Graph, limits: &Limits) -> Result<String, Problem> {
    let found = winning(graph, limits).map_err(|halt| match halt {
        Halt::Stopped { .. } | Halt::File(_) => {
            Problem::new(Mistake::Refused { refusal: Refusal::TooLarge, rule: None })
        }
        Halt::Refused(refusal) => Problem::new(Mistake::Refused { refusal, rule: None }),
    })?;
    let analysis = analyse(graph, MOST_WRITTEN);
    Ok(write_dot(graph, &Marks { winning: &found.edges, fused: analysis.as_ref() }))
}

/// The edges with the labels of their vertices.
fn written(graph: &Graph) -> String {
    if graph.edges().is_empty() {
        return "()".into();
    }
    let edge = |&[a, b]: &[u32; 2]| format!("{}-{}", graph.label(a), graph.label(b));
    graph.edges().iter().map(edge).collect::<Vec<_>>().join(",")
}
