//! graph6, sparse6 and digraph6 as text.

use super::families::Chance;
use solve::graph::{CodeMistake, Mistake, Place, ReadError, Reading};

/// Number of vertices and edges, sorted, of a text; `directed` says which edges are asked for.
fn read(text: &str, directed: bool) -> (usize, Vec<[u32; 2]>) {
    let list = Reading { directed, coded: true, ..Reading::default() }.edges(text.as_bytes()).unwrap();
    assert_eq!(list.directed, directed);
    let mut edges = list.edges;
    edges.sort_unstable();
    (list.labels.len(), edges)
}

fn mistake(text: &[u8], directed: bool) -> (Option<Place>, Mistake) {
    let reading = Reading { directed, coded: true, ..Reading::default() };
    let ReadError { place, mistake } = reading.edges(text).unwrap_err();
    (place, mistake)
}

/// A place in the first line.
fn column(column: usize) -> Option<Place> {
    Some(Place { line: 1, column })
}

/// Bits as characters, six in each.
fn characters(bits: &[bool], fill: bool) -> String {
    let sextet = |six: &[bool]| {
        let bit = |place: usize| u8::from(*six.get(place).unwrap_or(&fill));
        char::from(63 + (0..6).fold(0, |sum, place| sum * 2 + bit(place)))
    };
    bits.chunks(6).map(sextet).collect()
}

/// The number of vertices.
fn count(vertices: u64) -> String {
    let bits = |width: u32| (0..width).rev().map(|bit| vertices >> bit & 1 == 1).collect::<Vec<_>>();
    match vertices {
        0..=62 => characters(&bits(6), false),
        63..=258_047 => format!("~{}", characters(&bits(18), false)),
        _ => format!("~~{}", characters(&bits(36), false)),
    }
}

#[test]
fn the_examples_of_the_description_of_the_formats_are_read() {
    // From formats.txt of nauty.
    assert_eq!(read("DQc\n", false), (5, vec![[0, 2], [0, 4], [1, 3], [3, 4]]));
    assert_eq!(read(":Fa@x^\n", false), (7, vec![[0, 1], [0, 2], [1, 2], [5, 6]]));
    assert_eq!(read("&DI?AO?\n", true), (5, vec![[0, 2], [0, 4], [3, 1], [3, 4]]));
    assert_eq!(read(":]", false), (30, vec![]));
    assert_eq!(read(":~B?x", false), (12_345, vec![]));
    assert_eq!(mistake(b":~~?ZZZZZ", false).1, Mistake::TooManyVertices { limit: 1 << 20 });
    // Petersen's graph, and paths as networkx 3 writes them.
    let petersen = read(">>graph6<<IheA@GUAo", false);
    assert_eq!((petersen.0, petersen.1.len()), (10, 15));
    let path =
        |vertices: u32| (vertices as usize, (1..vertices).map(|end| [end - 1, end]).collect::<Vec<_>>());
    for (vertices, text) in [
        (1, ":@"),
        (2, ":An"),
        (4, ":Cdv"),
        (8, ":GaYnLz"),
        (16, ":O`ESyTl^E\\Zxvv"),
        (17, ":P_`abcdefghijklmn"),
    ] {
        assert_eq!(read(text, false), path(vertices));
        assert_eq!(read(&format!(">>sparse6<<{text}\n"), false), path(vertices));
    }
}

#[test]
fn random_graphs_are_read_as_they_were_written() {
    let mut chance = Chance::new(6);
    for vertices in [1_u32, 2, 3, 7, 8, 9, 31, 32, 33, 62, 63, 64, 130] {
        for sparse in [2, 40] {
            let mut matrix = vec![];
            for _ in 0..vertices {
                matrix.push((0..vertices).map(|_| chance.below(sparse) == 0).collect::<Vec<_>>());
            }
            let has = |a: u32, b: u32| matrix[a as usize][b as usize];
            let all = || (0..vertices).flat_map(move |a| (0..vertices).map(move |b| [a, b]));
            let below: Vec<[u32; 2]> = all().filter(|&[a, b]| a < b && has(a, b)).collect();
            let bits: Vec<bool> = (0..vertices).flat_map(|b| (0..b).map(move |a| has(a, b))).collect();
            let text = count(vertices.into()) + &characters(&bits, false);
            assert_eq!(read(&text, false), (vertices as usize, below));

            let bits: Vec<bool> = all().map(|[a, b]| has(a, b)).collect();
            let text = format!(">>digraph6<<&{}{}\n", count(vertices.into()), characters(&bits, false));
            let arcs: Vec<[u32; 2]> = all().filter(|&[a, b]| has(a, b)).collect();
            assert_eq!(read(&text, true), (vertices as usize, arcs));

            // Loops are edges too; each vertex is set by the number of a later one unless it is the next.
            let loops: Vec<[u32; 2]> = all().filter(|&[a, b]| a <= b && has(a, b)).collect();
            let width = (1..32).find(|&width| vertices <= 1 << width).unwrap() - u32::from(vertices == 1);
            let mut bits = vec![];
            let put = |bits: &mut Vec<bool>, on: bool, number: u32| {
                bits.push(on);
                bits.extend((0..width).rev().map(|bit| number >> bit & 1 == 1));
            };
            let mut at = 0;
            for second in 0..vertices {
                for &[first, _] in loops.iter().filter(|edge| edge[1] == second) {
                    if second > at + 1 {
                        put(&mut bits, false, second);
                        put(&mut bits, false, first);
                    } else {
                        put(&mut bits, second == at + 1, first);
                    }
                    at = second;
                }
            }
            // Ones that fill the last character could be a loop at the last vertex; a zero before them is not.
            let spare = (6 - bits.len() % 6) % 6;
            if vertices.is_power_of_two() && spare > width as usize && at + 2 == vertices {
                bits.push(false);
            }
            let text = format!(":{}{}", count(vertices.into()), characters(&bits, true));
            assert_eq!(read(&text, false), (vertices as usize, loops), "{text}");
        }
    }
}

#[test]
fn a_text_is_taken_for_graph6_only_where_it_says_so() {
    let plain = |text: &str| {
        Reading::default().edges(text.as_bytes()).map(|list| (list.labels.len(), list.edges.len()))
    };
    assert_eq!(plain("Bw"), Ok((1, 0)));
    assert_eq!(plain(">>graph6<<Bw"), Ok((3, 3)));
    assert_eq!(plain(">>graph6<<\nBw\n"), Ok((3, 3)));
    assert_eq!(plain("\n :BcN"), Ok((3, 3)));
    assert_eq!(plain("\u{feff}:BcN"), Ok((3, 3)));
}

#[test]
fn mistakes_have_their_place() {
    assert_eq!(mistake(b"DQ!", false), (column(3), CodeMistake::Character { given: '!' }.into()));
    assert_eq!(mistake("DQ语".as_bytes(), false), (column(3), CodeMistake::Character { given: '语' }.into()));
    assert_eq!(
        mistake(b"DQ", false),
        (column(3), CodeMistake::Length { vertices: 5, due: 2, found: 1 }.into())
    );
    assert_eq!(
        mistake(b"DQcc", false),
        (column(4), CodeMistake::Length { vertices: 5, due: 2, found: 3 }.into())
    );
    assert_eq!(
        mistake(b"DQc\nDQc\n", false),
        (Some(Place { line: 2, column: 1 }), CodeMistake::Second.into())
    );
    assert_eq!(mistake(b"~?", false), (column(3), CodeMistake::Short.into()));
    assert_eq!(mistake(b"", false), (column(1), CodeMistake::Short.into()));
    assert_eq!(mistake(b">>sparse6<<Bw", false), (column(12), CodeMistake::Short.into()));
    assert_eq!(mistake(b"?", false), (None, Mistake::Empty));
    assert_eq!(mistake(b"&DI?AO?", false).1, Mistake::Directed);
    assert_eq!(mistake(b"DQc", true).1, Mistake::Undirected);
    assert_eq!(mistake(b":~~~~~~~~", false).1, Mistake::TooManyVertices { limit: 1 << 20 });
    let few = Reading { most_edges: 2, ..Reading::default() };
    let ReadError { mistake, .. } = few.edges(b":BcN").unwrap_err();
    assert_eq!(mistake, Mistake::TooManyEdges { limit: 2 });
}

#[test]
fn anything_at_all_is_a_graph_or_a_mistake() {
    let mut chance = Chance::new(61);
    for _ in 0..20_000 {
        let length = chance.below(20);
        let start = ["", ":", "&", ">>graph6<<", ">>sparse6<<:", ":~", "~", ">>digraph6<<&"][chance.below(8)];
        let mut text = start.as_bytes().to_vec();
        text.extend((0..length).map(|_| {
            if chance.below(50) == 0 { chance.below(256) as u8 } else { 63 + chance.below(64) as u8 }
        }));
        for directed in [false, true] {
            let reading = Reading { directed, coded: true, most_edges: 100, ..Reading::default() };
            if let Ok(list) = reading.edges(&text) {
                let vertices = list.labels.len();
                assert!(list.edges.as_flattened().iter().all(|&end| (end as usize) < vertices));
            }
        }
    }
}
