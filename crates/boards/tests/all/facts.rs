//! Published values, those of brute force on all small graphs, and the facts in the texts of the catalogue.

use boards::syntax::Fact;
use boards::{Board, File, Given, Graph};
use limits::Limits;
use search::{Misere, Search};
use std::collections::HashMap;
use std::sync::Arc;

pub(crate) fn file(name: &str) -> Arc<File> {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../catalog/boards");
    let text = std::fs::read_to_string(folder.join(format!("{name}.game"))).expect("the text of a game");
    boards::read(&text).expect("a game")
}

fn value(file: &Arc<File>, given: &Given) -> u16 {
    let (board, start) = Board::open(file, given).unwrap_or_else(|misfit| panic!("{misfit:?}"));
    let mut search = Search::new(&board, &Limits::none());
    search.sum(board.parts(&start).iter().map(Vec::as_slice)).expect("no limits")
}

pub(crate) fn sized(file: &Arc<File>, sizes: &[i64]) -> u16 {
    value(file, &Given { sizes: sizes.to_vec(), ..Given::default() })
}

/// Nim-values of an octal game without splits into more than two heaps, by the definition.
fn octal(code: &[u32], last: usize) -> Vec<u16> {
    let mut values: Vec<u16> = vec![0];
    for heap in 1..=last {
        let mut seen = Vec::new();
        for (taken, digit) in (1..).zip(code).take_while(|(taken, _)| *taken <= heap) {
            let left = heap - taken;
            if digit & 1 == 1 && left == 0 {
                seen.push(0);
            }
            if digit & 2 == 2 && left > 0 {
                seen.push(values[left]);
            }
            if digit & 4 == 4 {
                (1..left).for_each(|part| seen.push(values[part] ^ values[left - part]));
            }
        }
        values.push((0..).find(|value| !seen.contains(value)).expect("a value"));
    }
    values
}

#[test]
fn strips_are_octal_games() {
    // Winning Ways, ch. 4: Dawson's Kayles, Dawson's Chess, Officers.
    for (name, code) in
        [("cram", [0, 7].as_slice()), ("node-kayles-grid", &[1, 3, 7]), ("cannibal-clobber", &[6])]
    {
        let file = file(name);
        for (length, &known) in octal(code, 30).iter().enumerate().skip(1) {
            assert_eq!(sized(&file, &[1, length as i64]), known, "{name} {length}");
        }
    }
}

#[test]
fn treblecross_is_won_where_a_row_of_0_007_is() {
    // Winning Ways, ch. 4: nobody puts a cross beside another or next but one; the row has four cells more as a heap of 0.007 has two.
    let file = file("treblecross");
    let known = octal(&[0, 0, 7], 40);
    for length in 3..=13 {
        assert_eq!(sized(&file, &[length]) > 0, known[length as usize + 2] > 0, "{length}");
    }
}

#[test]
fn rows_of_node_kayles_three_wide_are_those_of_the_encyclopedia() {
    // OEIS A316632.
    let file = file("node-kayles-grid");
    let known = [2u16, 1, 1, 0, 3, 3, 2, 2, 2, 3, 3, 5];
    for (length, &known) in (1..).zip(&known) {
        assert_eq!(sized(&file, &[3, length]), known, "{length}");
    }
    // Its comments: rows two wide alternate, and those four wide are lost.
    for length in 1..=8 {
        assert_eq!(sized(&file, &[2, length]), u16::from(length % 2 == 1), "{length}");
        assert_eq!(sized(&file, &[4, length]), 0, "{length}");
    }
}

#[test]
fn cram_has_the_published_values() {
    // J. Lemoine, S. Viennot, Nimbers are inevitable, 2012.
    let file = file("cram");
    for (sizes, known) in [([3, 6], 4), ([4, 5], 2), ([4, 7], 3), ([5, 5], 0), ([3, 9], 1), ([7, 4], 3)] {
        assert_eq!(sized(&file, &sizes), known, "{sizes:?}");
    }
}

/// Values of a game on boards of some sizes.
type Values = &'static [([i64; 2], u16)];

/// Values that take longer, and how many of them are quick.
const LONGER: &[(&str, usize, Values)] = &[
    // J. Lemoine, S. Viennot, Records of Cram, 2013; 4 × 11: P. Beling, impartial-games.
    (
        "cram",
        1,
        &[
            ([5, 6], 2),
            ([4, 9], 1),
            ([3, 12], 1),
            ([3, 13], 2),
            ([3, 14], 3),
            ([3, 15], 1),
            ([5, 7], 1),
            ([5, 8], 1),
            ([6, 7], 5),
            ([5, 9], 1),
            ([4, 11], 1),
        ],
    ),
    // MCGS, Computational results, University of Alberta 2025.
    (
        "nogo",
        0,
        &[
            ([3, 4], 0),
            ([3, 5], 1),
            ([2, 7], 0),
            ([2, 8], 1),
            ([2, 9], 1),
            ([3, 6], 0),
            ([4, 4], 0),
            ([1, 13], 0),
            ([1, 14], 3),
            ([1, 15], 1),
            ([1, 16], 0),
            ([1, 17], 2),
            ([1, 18], 2),
            ([1, 19], 3),
            ([1, 20], 1),
            ([1, 21], 3),
            ([1, 22], 3),
        ],
    ),
    // The tests of the same program.
    ("clobber", 0, &[([3, 6], 0)]),
];

/// Returns `true` where whole samples are asked for.
fn whole() -> bool {
    std::env::var_os("BOUTON_SWEEPS").is_some()
}

#[test]
fn longer_published_values_hold() {
    for &(name, quick, values) in LONGER {
        let file = file(name);
        let count = if whole() { values.len() } else { quick };
        for &(sizes, known) in &values[..count] {
            assert_eq!(sized(&file, &sizes), known, "{name} {sizes:?}");
        }
    }
}

#[test]
fn a_bar_of_chocolate_has_one_winning_bite_or_two() {
    // K. Thompson, in M. Gardner, Mathematical Games, Scientific American 228 (1), 1973: 8 × 10 has two. D. Gale 1974: a square one.
    let file = file("chomp");
    let wins = |sizes: [i64; 2]| {
        let given = Given { sizes: sizes.to_vec(), ..Given::default() };
        let (board, start) = Board::open(&file, &given).expect("a board");
        let mut search = Search::new(&board, &Limits::none());
        let mut lost =
            |after: &boards::Position| search.sum(board.parts(after).iter().map(Vec::as_slice)) == Ok(0);
        board.after(&start).iter().filter(|after| lost(after)).count()
    };
    assert_eq!(wins([4, 4]), 1);
    if whole() {
        assert_eq!(wins([8, 10]), 2);
    }
}

#[test]
fn cycles_of_node_kayles_leave_a_path_of_three_vertices_less() {
    // Winning Ways, ch. 4: paths are heaps of Dawson's Chess.
    let file = file("node-kayles");
    let path = octal(&[1, 3, 7], 20);
    for length in 3..=20u32 {
        let labels = (0..length).map(|vertex| vertex.to_string()).collect();
        let edges = (0..length).map(|vertex| [vertex, (vertex + 1) % length]).collect();
        let given = Given { graph: Some(Graph { labels, edges }), ..Given::default() };
        assert_eq!(value(&file, &given), u16::from(path[length as usize - 3] == 0), "{length}");
    }
}

/// Values of a game on sets of vertices, by the definition.
fn plain(alive: u32, moves: &dyn Fn(u32) -> Vec<u32>, known: &mut HashMap<u32, u16>) -> u16 {
    if let Some(&value) = known.get(&alive) {
        return value;
    }
    let seen: Vec<u16> = moves(alive).into_iter().map(|next| plain(next, moves, known)).collect();
    let value = (0..).find(|value| !seen.contains(value)).expect("a value");
    known.insert(alive, value);
    value
}

/// Returns `true` if no other numbering of the vertices gives a smaller set of edges.
fn is_least(chosen: u32, pairs: &[[u32; 2]], vertices: u32) -> bool {
    let mut orders: Vec<Vec<u32>> = vec![vec![]];
    for vertex in 0..vertices {
        let longer = |order: &Vec<u32>| {
            (0..=order.len()).map(|at| [&order[..at], &[vertex], &order[at..]].concat()).collect::<Vec<_>>()
        };
        orders = orders.iter().flat_map(longer).collect();
    }
    let place = |a: u32, b: u32| pairs.iter().position(|pair| *pair == [a.min(b), a.max(b)]).expect("a pair");
    orders.iter().all(|order| {
        let edges = (0..pairs.len()).filter(|edge| chosen >> edge & 1 == 1);
        let renamed = edges.map(|edge| {
            let [a, b] = pairs[edge];
            1 << place(order[a as usize], order[b as usize])
        });
        renamed.sum::<u32>() >= chosen
    })
}

#[test]
fn games_on_all_graphs_of_up_to_five_vertices_have_the_values_of_the_definition() {
    let files = ["node-kayles", "arc-kayles", "vertex-deletion"].map(file);
    let deleted = file("edge-deletion");
    let mut graphs = 0;
    for vertices in 0..=5u32 {
        let pairs: Vec<[u32; 2]> = (0..vertices).flat_map(|b| (0..b).map(move |a| [a, b])).collect();
        for chosen in 0..1u32 << pairs.len() {
            // One graph of those that differ in the names of vertices.
            if !is_least(chosen, &pairs, vertices) {
                continue;
            }
            let edges: Vec<[u32; 2]> =
                (0..).zip(&pairs).filter(|(at, _)| chosen >> at & 1 == 1).map(|(_, &pair)| pair).collect();
            let near = |vertex: u32| {
                let ends = edges.iter().filter(|edge| edge.contains(&vertex)).flatten();
                ends.filter(|&&end| end != vertex).fold(0, |near, end| near | 1u32 << end)
            };
            let alive = |set: u32| (0..vertices).filter(move |vertex| set >> vertex & 1 == 1);
            let kayles = |set: u32| alive(set).map(|vertex| set & !(1 << vertex | near(vertex))).collect();
            let arcs = |set: u32| {
                let both = edges.iter().filter(|[a, b]| set >> a & set >> b & 1 == 1);
                both.map(|[a, b]| set & !(1 << a | 1 << b)).collect()
            };
            let odd = |set: u32| {
                let odd = alive(set).filter(|&vertex| (near(vertex) & set).count_ones() % 2 == 1);
                odd.map(|vertex| set & !(1 << vertex)).collect()
            };
            let given = |labels: u32| Given {
                graph: Some(Graph {
                    labels: (0..labels).map(|label| label.to_string()).collect(),
                    edges: edges.clone(),
                }),
                ..Given::default()
            };
            let all: [&dyn Fn(u32) -> Vec<u32>; 3] = [&kayles, &arcs, &odd];
            for (file, moves) in files.iter().zip(all) {
                let known = plain((1 << vertices) - 1, moves, &mut HashMap::new());
                assert_eq!(value(file, &given(vertices)), known, "{} {edges:?}", file.name);
            }
            let even = |set: u32| {
                let left = |edge: &usize| set >> edge & 1 == 1;
                let meets = |a: usize, b: usize| a != b && edges[a].iter().any(|end| edges[b].contains(end));
                (0..edges.len())
                    .filter(left)
                    .filter(|&edge| {
                        (0..edges.len()).filter(left).filter(|&other| meets(edge, other)).count() % 2 == 0
                    })
                    .map(|edge| set & !(1 << edge))
                    .collect()
            };
            let known = plain((1u32 << edges.len()) - 1, &even, &mut HashMap::new());
            assert_eq!(value(&deleted, &given(vertices)), known, "edges {edges:?}");
            graphs += 1;
        }
    }
    // OEIS A000088: 1, 1, 2, 4, 11, 34.
    assert_eq!(graphs, 53);
}

#[test]
fn bars_of_chocolate_have_the_values_of_the_definition() {
    let file = file("chomp");
    // Lengths of the rows, which do not grow downwards; the poisoned square stays.
    fn chomp(rows: &[usize], known: &mut HashMap<Vec<usize>, u16>) -> u16 {
        if let Some(&value) = known.get(rows) {
            return value;
        }
        let mut seen = Vec::new();
        for row in 0..rows.len() {
            for column in 0..rows[row] {
                if row + column > 0 {
                    let cut =
                        |(at, &length): (usize, &usize)| if at < row { length } else { length.min(column) };
                    seen.push(chomp(&rows.iter().enumerate().map(cut).collect::<Vec<_>>(), known));
                }
            }
        }
        let value = (0..).find(|value| !seen.contains(value)).expect("a value");
        known.insert(rows.to_vec(), value);
        value
    }
    let mut known = HashMap::new();
    for rows in 1..=4 {
        for columns in 1..=5 {
            let expected = chomp(&vec![columns; rows], &mut known);
            assert_eq!(sized(&file, &[rows as i64, columns as i64]), expected, "{rows} {columns}");
        }
    }
}

#[test]
fn rows_of_nogo_have_the_values_of_the_definition() {
    let file = file("nogo");
    fn lawful(row: &[u8]) -> bool {
        row.chunk_by(|a, b| a == b)
            .scan(0, |at, group| {
                let start = *at;
                *at += group.len();
                let free = |cell: Option<usize>| cell.and_then(|cell| row.get(cell)) == Some(&0);
                Some(group[0] == 0 || free(start.checked_sub(1)) || free(Some(*at)))
            })
            .all(|fine| fine)
    }
    fn nogo(row: &[u8], known: &mut HashMap<Vec<u8>, u16>) -> u16 {
        if let Some(&value) = known.get(row) {
            return value;
        }
        let mut seen = Vec::new();
        for cell in 0..row.len() {
            for stone in [1, 2] {
                let mut next = row.to_vec();
                if std::mem::replace(&mut next[cell], stone) == 0 && lawful(&next) {
                    seen.push(nogo(&next, known));
                }
            }
        }
        let value = (0..).find(|value| !seen.contains(value)).expect("a value");
        known.insert(row.to_vec(), value);
        value
    }
    for length in 1..=9 {
        let expected = nogo(&vec![0; length], &mut HashMap::new());
        assert_eq!(sized(&file, &[1, length as i64]), expected, "{length}");
    }
}

#[test]
fn all_facts_of_the_catalogue_are_true() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../catalog/boards");
    let mut names: Vec<String> = std::fs::read_dir(folder)
        .expect("the catalogue")
        .map(|entry| {
            entry.expect("a file").path().file_stem().expect("a name").to_string_lossy().into_owned()
        })
        .collect();
    names.sort();
    assert!(names.len() >= 16, "{names:?}");
    for name in names {
        let file = file(&name);
        assert_eq!(file.name, name);
        let text =
            std::fs::read_to_string(format!("{}/../catalog/boards/{name}.game", env!("CARGO_MANIFEST_DIR")));
        let text = text.expect("the text of a game");
        assert_eq!(boards::format(&text).as_ref(), Ok(&text), "{name}");
        assert!(!file.title.en.is_empty() && !file.title.zh.is_empty() && !file.sources.is_empty(), "{name}");
        assert!(!file.about.en.is_empty() && !file.about.zh.is_empty() && file.family.is_some(), "{name}");
        for example in &file.examples {
            let mut all: Vec<Vec<i64>> = vec![vec![]];
            for &(least, most) in &example.sizes {
                all = all
                    .into_iter()
                    .flat_map(|sizes| (least..=most).map(move |size| [sizes.clone(), vec![size]].concat()))
                    .collect();
            }
            for (at, sizes) in all.into_iter().enumerate() {
                let given = Given { sizes, picture: example.picture.clone(), ..Given::default() };
                let (board, start) = Board::open(&file, &given).unwrap_or_else(|misfit| panic!("{misfit:?}"));
                let parts = board.parts(&start);
                let parts = || parts.iter().map(Vec::as_slice);
                let found = Search::new(&board, &Limits::none()).sum(parts()).expect("no limits");
                match &example.fact {
                    Fact::Values(values) => assert_eq!(u64::from(found), values[at], "{name} {given:?}"),
                    Fact::Won(won) if example.misere || file.misere => {
                        let parts = board.plain().parts(&start);
                        let mut misere = Misere::new(board.plain(), &Limits::none());
                        let own = misere.is_won(parts.iter().map(Vec::as_slice)).expect("no limits");
                        assert_eq!(own, won[at], "{name} {given:?}");
                    }
                    Fact::Won(won) => assert_eq!(found > 0, won[at], "{name} {given:?}"),
                }
            }
        }
    }
}
