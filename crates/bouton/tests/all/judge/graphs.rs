//! Graphs, against exhaustive search.

use super::brute::{Dice, Input, Search};
use super::printed;

type Edges = Vec<(u64, u64)>;

/// The edges that are connected to vertex 1.
fn standing(edges: &[(u64, u64)]) -> Edges {
    let mut reached = vec![1];
    loop {
        let touches = |reached: &[u64], (a, b): (u64, u64)| match (reached.contains(&a), reached.contains(&b))
        {
            (true, false) => Some(b),
            (false, true) => Some(a),
            _ => None,
        };
        match edges.iter().find_map(|&edge| touches(&reached, edge)) {
            Some(next) => reached.push(next),
            None => return edges.iter().copied().filter(|(a, _)| reached.contains(a)).collect(),
        }
    }
}

/// Cut an edge of one of the graphs.
fn hackenbush(at: &[Edges]) -> Vec<Vec<Edges>> {
    let mut options = Vec::new();
    for graph in 0..at.len() {
        for edge in 0..at[graph].len() {
            let mut after = at.to_vec();
            after[graph].remove(edge);
            after[graph] = standing(&after[graph]);
            options.push(after);
        }
    }
    options
}

fn put_graph(input: &mut Input, vertices: u64, edges: &[(u64, u64)]) {
    input.put([vertices, edges.len() as u64]);
    input.put(edges.iter().flat_map(|&(a, b)| [a, b]));
}

#[test]
fn ipsc2003_g_is_as_the_rules_say() {
    let (mut dice, mut input, mut expected) = (Dice(21), Input::new(), String::new());
    let mut search = Search::new(|at: &Vec<Edges>| hackenbush(at));
    input.put([300]);
    for _ in 0..300 {
        let (vertices, count) = (dice.roll(1, 6), dice.roll(0, 8));
        // Loops and parallel edges too, and edges in the air.
        let edges: Edges = (0..count).map(|_| (dice.roll(1, vertices), dice.roll(1, vertices))).collect();
        put_graph(&mut input, vertices, &edges);
        expected += if search.wins(&vec![standing(&edges)]) { "Alice\n" } else { "Bob\n" };
    }
    assert_eq!(printed("ipsc2003-g", &input.text), expected);
}

/// A tree with polygons on its vertices, of at most so many edges; vertices are numbered at random but for the root.
fn christmas_tree(dice: &mut Dice, most: u64) -> (u64, Edges) {
    let (mut vertices, mut edges) = (1, Vec::new());
    while (edges.len() as u64) < most {
        let at = dice.roll(1, vertices);
        let length = dice.roll(1, 4);
        if edges.len() as u64 + length > most {
            break;
        }
        if length == 1 {
            vertices += 1;
            edges.push((at, vertices));
            continue;
        }
        // A polygon of two edges is a double edge.
        let mut last = at;
        for _ in 1..length {
            vertices += 1;
            edges.push((last, vertices));
            last = vertices;
        }
        edges.push((last, at));
    }
    let names: Vec<u64> = if vertices > 1 { dice.distinct(vertices - 1, 2, vertices) } else { vec![] };
    let name = |vertex: u64| if vertex == 1 { 1 } else { names[vertex as usize - 2] };
    (vertices, edges.into_iter().map(|(a, b)| (name(a), name(b))).collect())
}

#[test]
fn poj3710_is_as_the_rules_say() {
    let (mut dice, mut input, mut expected) = (Dice(22), Input::new(), String::new());
    let mut search = Search::new(|at: &Vec<Edges>| hackenbush(at));
    for _ in 0..250 {
        let count = dice.roll(0, 3);
        let most = [0, 8, 5, 3][count as usize];
        let trees: Vec<(u64, Edges)> = (0..count).map(|_| christmas_tree(&mut dice, most)).collect();
        input.put([count]);
        trees.iter().for_each(|(vertices, edges)| put_graph(&mut input, *vertices, edges));
        let edges: Vec<Edges> = trees.into_iter().map(|(_, edges)| edges).collect();
        expected += if search.wins(&edges) { "Sally\n" } else { "Harry\n" };
    }
    assert_eq!(printed("poj3710", &input.text), expected);
}

#[test]
fn many_vertices_without_edges_take_no_room() {
    let far = u64::MAX - 5;
    assert_eq!(printed("ipsc2003-g", &format!("1 {far} 2 1 {far} {far} 7")), "Alice\n");
    assert_eq!(printed("poj3710", &format!("2 {far} 1 {far} 1 {far} 1 1 3")), "Harry\n");
}

#[test]
fn poj2425_is_as_the_rules_say() {
    let (mut dice, mut input, mut expected) = (Dice(23), Input::new(), String::new());
    for _ in 0..60 {
        let vertices = dice.roll(1, 7);
        // Edges lead from earlier to later names.
        let names = dice.distinct(vertices, 0, vertices - 1);
        let mut next: Vec<Vec<u64>> = vec![vec![]; vertices as usize];
        for (place, &from) in names.iter().enumerate() {
            let later = names[place + 1..].iter().copied();
            next[from as usize] = later.filter(|_| dice.roll(0, 1) == 1).collect();
        }
        input.put([vertices]);
        next.iter().for_each(|next| input.put_all(next));
        let mut search = Search::new(|at: &Vec<u64>| {
            let mut options = Vec::new();
            for (token, &from) in at.iter().enumerate() {
                for &to in &next[from as usize] {
                    let mut after = at.clone();
                    after[token] = to;
                    options.push(after);
                }
            }
            options
        });
        for _ in 0..10 {
            let count = dice.roll(1, 3);
            let tokens = dice.rolls(count, 0, vertices - 1);
            input.put_all(&tokens);
            expected += if search.wins(&tokens) { "WIN\n" } else { "LOSE\n" };
        }
        input.put([0]);
    }
    assert_eq!(printed("poj2425", &input.text), expected);
}

#[test]
fn paths_of_a_million_edges_are_followed_to_their_end() {
    let length = 1_000_000;
    let mut path = format!("{} {length}", length + 1);
    (1..=length).for_each(|vertex| path.push_str(&format!(" {vertex} {}", vertex + 1)));
    assert_eq!(printed("poj3710", &format!("2 {path} {path} 1 {path}")), "Harry\nSally\n");
    let mut chain = (length + 1).to_string();
    (0..length).for_each(|vertex| chain.push_str(&format!(" 1 {}", vertex + 1)));
    assert_eq!(printed("poj2425", &format!("{chain} 0 1 0 1 1 2 1 3 0")), "LOSE\nWIN\nLOSE\n");
}
