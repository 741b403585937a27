//! Edge lists as text.

use super::families::{Chance, anything};
use solve::graph::{EdgeList, Graph, Mistake, Place, ReadError, Reading, value, write_edges};

/// The edges by the labels of their ends.
pub(crate) fn named(list: &EdgeList) -> Vec<(String, String)> {
    let label = |vertex: u32| list.labels.label(vertex).into_owned();
    list.edges.iter().map(|&[a, b]| (label(a), label(b))).collect()
}

/// The edges of a graph by the labels of their ends, and that of the ground.
pub(crate) fn shape(graph: &Graph) -> (String, Vec<(String, String)>) {
    let label = |vertex: u32| graph.label(vertex).into_owned();
    (label(graph.ground()), graph.edges().iter().map(|&[a, b]| (label(a), label(b))).collect())
}

fn edges(text: &str) -> Vec<(String, String)> {
    named(&Reading::default().edges(text.as_bytes()).unwrap())
}

fn pairs(all: &[(&str, &str)]) -> Vec<(String, String)> {
    all.iter().map(|(a, b)| (a.to_string(), b.to_string())).collect()
}

fn mistake(text: &str) -> (usize, usize, Mistake) {
    let ReadError { place, mistake } = Reading::default().edges(text.as_bytes()).unwrap_err();
    let Place { line, column } = place.unwrap();
    (line, column, mistake)
}

fn ground(text: &str, named: Option<&str>) -> Result<String, Mistake> {
    let reading = Reading { ground: named, ..Reading::default() };
    let graph = reading.graph(text.as_bytes());
    graph.map(|graph| graph.label(graph.ground()).into_owned()).map_err(|error| error.mistake)
}

#[test]
fn all_forms_of_an_edge_mean_the_same() {
    let expected = pairs(&[("0", "1"), ("1", "2"), ("2", "2")]);
    let forms = [
        "0-1,1-2,2-2",
        "0-1 1-2 2-2",
        "0-1, 1-2, 2-2,",
        "0-1-2-2",
        "0 - 1 - 2 - 2",
        "0 1\n1 2\n2 2",
        "0 1\r\n1 2\r\n2 2\r\n",
        "0\t1\n\n  1   2  \n2 2",
        "0,1\n1,2\n2,2",
        "0, 1\n1 ,2\n2 , 2",
        "0 1, 1 2, 2 2",
        "0 1; 1 2; 2 2;",
        "0--1 1 -- 2\n2--2",
        "00 01\n001 2\n02 2",
        "# a house\n0-1 # a wall\n% another\n1 2 % too\n// a loop\n2 2// there",
        "\u{feff}0-1\n1-2 2-2",
        "0—1，1－2、2−2",
        "\"0\"-\"1\"\n\"1\" \"2\"\n2-2",
    ];
    for form in forms {
        assert_eq!(edges(form), expected, "{form}");
    }
}

#[test]
fn labels_are_numbers_of_any_size_and_names_in_any_script() {
    assert_eq!(edges("4000000000-0"), pairs(&[("4000000000", "0")]));
    assert_eq!(edges("18446744073709551615 7"), pairs(&[("18446744073709551615", "7")]));
    let huge = "123456789012345678901234567890";
    assert_eq!(edges(&format!("{huge} 0\n0{huge} 1")), pairs(&[(huge, "0"), (huge, "1")]));
    assert_eq!(edges("地面-树干 树干-tree_1"), pairs(&[("地面", "树干"), ("树干", "tree_1")]));
    assert_eq!(edges(r#""a b"-"say \"x\"""#), pairs(&[("a b", "say \"x\"")]));
    assert_eq!(edges(r##""#-,"-"" c-d"##), pairs(&[("#-,", ""), ("c", "d")]));
}

#[test]
fn numbers_in_rising_order_number_the_vertices() {
    for text in ["90 5\n5 7000000", "90-5 5-7000000", "90 - 5\n5 7000000"] {
        let list = Reading::default().edges(text.as_bytes()).unwrap();
        let labels: Vec<_> = (0..3).map(|vertex| list.labels.label(vertex).into_owned()).collect();
        assert_eq!(
            (labels, list.edges),
            (vec!["5".into(), "90".into(), "7000000".into()], vec![[1, 0], [0, 2]])
        );
    }
}

#[test]
fn both_readers_read_plain_lists_alike() {
    for seed in 0..300 {
        let mut chance = Chance::new(seed);
        let vertices = chance.within(1, 40);
        let graph = anything(vertices, chance.within(1, 60), &mut chance);
        let joints = ["-", " ", ",", "\t", " , "];
        let joint = joints[chance.below(joints.len())];
        let line = |ends: &[u32; 2]| format!("{}{joint}{}\n", ends[0], ends[1]);
        let plain: String = graph.edges().iter().map(line).collect();
        // Quotes take thought.
        let quoted =
            plain.replacen(&graph.edges()[0][0].to_string(), &format!("\"{}\"", graph.edges()[0][0]), 1);
        assert_eq!(edges(&plain), edges(&quoted), "{plain}");
    }
}

#[test]
fn a_text_divided_among_cores_is_read_as_a_whole() {
    let count = 300_000;
    let mut text: String = (0..count).map(|vertex| format!("{} {}\n", vertex + 1, vertex)).collect();
    assert!(text.len() > 2 << 20);
    let graph = Reading::default().graph(text.as_bytes()).unwrap();
    assert_eq!(value(&graph), count);
    text.push_str("7 8 9");
    assert_eq!(mistake(&text), (count as usize + 1, 5, Mistake::NotAPair { labels: 3 }));
}

#[test]
fn the_ground_is_found() {
    assert_eq!(ground("0-1", None), Ok("0".into()));
    assert_eq!(ground("1-ground", None), Ok("ground".into()));
    assert_eq!(ground("a-b\nground b\n", None), Ok("b".into()));
    assert_eq!(ground("0-1 1-2\nground 2 # up side down", None), Ok("2".into()));
    assert_eq!(ground("1 2\nground 02", None), Ok("2".into()));
    assert_eq!(ground("ground 1\n0-1", Some("0")), Ok("0".into()));
    assert_eq!(ground("ground \"a b\"\n\"a b\"-c", None), Ok("a b".into()));
    assert_eq!(ground("ground ground\n0-ground", None), Ok("ground".into()));
    // All has been cut.
    assert_eq!(ground("ground x", None), Ok("x".into()));
}

#[test]
fn a_ground_that_is_not_there_is_a_mistake() {
    let unknown = |label: &str| Err(Mistake::UnknownGround { label: label.into() });
    let two = |first: &str, second: &str| {
        Err(Mistake::TwoGrounds { first: first.to_string(), second: second.to_string() })
    };
    assert_eq!(ground("1-2", None), Err(Mistake::NoGround));
    assert_eq!(ground("a-b", None), Err(Mistake::NoGround));
    assert_eq!(ground("1-3", Some("2")), unknown("2"));
    assert_eq!(ground("a-b", Some("0")), unknown("0"));
    assert_eq!(ground("1-3\nground 2", None), unknown("2"));
    assert_eq!(ground("0-a ground-a", None), two("0", "ground"));
    assert_eq!(ground("ground 1\n1-2\nground 2", None), two("1", "2"));
    assert_eq!(ground("ground a\na-b b-ground", None), two("a", "ground"));
}

#[test]
fn mistakes_are_found_where_they_stand() {
    assert_eq!(mistake("0-1\n1 2 3"), (2, 5, Mistake::NotAPair { labels: 3 }));
    assert_eq!(mistake("1,2,3"), (1, 1, Mistake::NotAPair { labels: 1 }));
    assert_eq!(mistake("0-1 2-"), (1, 6, Mistake::OpenDash));
    assert_eq!(mistake("0-\n1"), (1, 2, Mistake::OpenDash));
    assert_eq!(mistake("-1"), (1, 1, Mistake::OpenDash));
    assert_eq!(mistake("0 -1"), (1, 3, Mistake::LopsidedDash));
    assert_eq!(mistake("0- 1"), (1, 2, Mistake::LopsidedDash));
    assert_eq!(mistake("0->1"), (1, 2, Mistake::Directed));
    assert_eq!(mistake("地-上\n地-?"), (2, 3, Mistake::Character { given: '?' }));
    assert_eq!(mistake("0-1 (2)"), (1, 5, Mistake::Character { given: '(' }));
    assert_eq!(mistake("0-\"1"), (1, 3, Mistake::OpenQuote));
    assert_eq!(mistake("0 1.5"), (1, 4, Mistake::Character { given: '.' }));
}

#[test]
fn what_is_no_text_and_what_has_no_edge_is_said() {
    let error = |text: &[u8]| Reading::default().edges(text).unwrap_err();
    let place = Some(Place { line: 2, column: 2 });
    assert_eq!(error(b"0 1\n\xc3\xa9\xff"), ReadError { place, mistake: Mistake::NotUtf8 });
    for nothing in ["", "\n \n", "# nothing", "\u{feff}"] {
        assert_eq!(error(nothing.as_bytes()), ReadError { place: None, mistake: Mistake::Empty });
    }
}

#[test]
fn no_more_edges_are_read_than_wanted() {
    let reading = Reading { most_edges: 2, ..Reading::default() };
    assert_eq!(reading.edges(b"0 1\n1 2").unwrap().edges.len(), 2);
    let error = reading.edges(b"0 1\n1 2\n2 3").unwrap_err();
    let place = Some(Place { line: 3, column: 1 });
    assert_eq!(error, ReadError { place, mistake: Mistake::TooManyEdges { limit: 2 } });
}

#[test]
fn a_label_alone_is_a_vertex_without_edges() {
    for directed in [false, true] {
        let reading = Reading { directed, ..Reading::default() };
        let lone = |text: &str| -> Vec<String> {
            let list = reading.edges(text.as_bytes()).unwrap();
            list.lone().map(|vertex| list.labels.label(vertex).into_owned()).collect()
        };
        let arrow = if directed { "digraph { 0 -> 1; 7; x; 1 }" } else { "graph { 0 -- 1; 7; x; 1 }" };
        assert_eq!(lone("0-1\n\n  7 # lone\nx\n1"), ["7", "x"]);
        assert_eq!(lone(arrow), ["7", "x"]);
        assert_eq!(lone("0-1, 5"), ["5"]);
        assert_eq!(lone("0-1, 5, 6"), ["5", "6"]);
        assert_eq!(lone("007\n7"), ["7"]);
        // Two labels are an edge, and what counts past them was not spoken of.
        assert!(lone("5,6").is_empty() && lone("0 9\n3-4").is_empty());
    }
    // What does not hang on the ground is not there, and a ground alone is a graph.
    assert_eq!(value(&Reading::default().graph(b"0-1\n7").unwrap()), 1);
    assert_eq!(value(&Reading::default().graph(b"0").unwrap()), 0);
    assert_eq!(ground("7", None), Err(Mistake::NoGround));
}

#[test]
fn directed_lists_keep_their_direction() {
    let reading = Reading { directed: true, ..Reading::default() };
    for text in ["2->1 1->0", "2-1 1-0", "2 1\n1 0", "2 -> 1 -> 0", "2→1\n1,0"] {
        let list = reading.edges(text.as_bytes()).unwrap();
        assert!(list.directed);
        assert_eq!(named(&list), pairs(&[("2", "1"), ("1", "0")]), "{text}");
    }
    assert_eq!(named(&reading.edges(b"ground 1").unwrap()), pairs(&[("ground", "1")]));
}

#[test]
fn what_is_written_is_read_again() {
    let texts = [
        "0-1 1-2 2-0",
        "ground b\na-b\nb-c",
        "ground 7\n7-8\n0-7",
        "900-0",
        "ground \"a b\"\n\"a b\"-\"\\\"#\\\\\"\n地-\"a b\"",
        "ground only",
        "0-1 \"ground\"-1\nground 0",
    ];
    for text in texts {
        let Ok(graph) = Reading::default().graph(text.as_bytes()) else {
            assert!(text.starts_with("0-1 "), "{text}");
            continue;
        };
        let again = Reading::default().graph(write_edges(&graph).as_bytes()).unwrap();
        assert_eq!(shape(&again), shape(&graph), "{text}");
    }
    for seed in 0..500 {
        let mut chance = Chance::new(seed);
        let graph = anything(chance.within(1, 30), chance.within(0, 40), &mut chance);
        let again = Reading::default().graph(write_edges(&graph).as_bytes()).unwrap();
        assert_eq!(value(&again), value(&graph));
        if graph.edges().iter().any(|ends| ends.contains(&graph.ground())) {
            assert_eq!(shape(&again), shape(&graph));
        }
    }
}

#[test]
fn any_text_at_all_is_read_or_has_a_mistake_within() {
    let words = [
        "0",
        "1",
        "7",
        "12345678901",
        "a",
        "树",
        "ground",
        "-",
        "--",
        "->",
        " - ",
        " ",
        "\n",
        "\n",
        ",",
        "，",
        "#",
        "%",
        "//",
        "/*",
        "*/",
        "\"",
        "\\",
        "graph",
        "digraph",
        "subgraph",
        "strict",
        "node",
        "{",
        "{",
        "}",
        "}",
        "[",
        "]",
        "=",
        ";",
        ":",
        "+",
        "<",
        ">",
        ".",
        "ground=true",
        "\u{301}",
        "\r",
        "\0",
    ];
    let mut read = 0;
    for seed in 0..30_000 {
        let mut chance = Chance::new(seed);
        let head = ["", "graph {", "digraph {", "0-1 "][chance.below(4)];
        let body = (0..chance.below(14)).map(|_| words[chance.below(words.len())]);
        let mut text: Vec<u8> = std::iter::once(head).chain(body).collect::<String>().into_bytes();
        if chance.below(9) == 0 && !text.is_empty() {
            let place = chance.below(text.len());
            text[place] = chance.below(256) as u8;
        }
        let reading = Reading { directed: chance.below(3) == 0, ..Reading::default() };
        let shown = String::from_utf8_lossy(&text);
        match reading.edges(&text) {
            Ok(list) => {
                read += 1;
                assert!(!list.labels.is_empty(), "{shown:?}");
                assert!(
                    list.edges.iter().flatten().all(|&end| (end as usize) < list.labels.len()),
                    "{shown:?}"
                );
                for vertex in 0..list.labels.len() as u32 {
                    assert_eq!(list.labels.find(&list.labels.label(vertex)), Some(vertex), "{shown:?}");
                }
            }
            Err(ReadError { place: Some(Place { line, column }), .. }) => {
                let lines: Vec<&str> = shown.split('\n').collect();
                assert!((1..=lines.len()).contains(&line), "{shown:?}");
                assert!((1..=lines[line - 1].chars().count() + 1).contains(&column), "{shown:?}");
            }
            Err(ReadError { place: None, mistake }) => assert_eq!(mistake, Mistake::Empty, "{shown:?}"),
        }
    }
    assert!(read > 1000, "{read}");
}
