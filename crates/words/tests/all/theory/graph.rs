use catalog::argument::{Hackenbush, Statement};
use rules::Text;
use solve::graph::{Analysis, Graph, analyse, value};
use words::Say;

fn lines(analysis: &Analysis, graph: &Graph, most: usize) -> Vec<Text> {
    let lines = analysis.drawing(graph, most).into_iter();
    lines.map(|line| Statement::from(Hackenbush::Line(line)).text()).collect()
}

#[test]
fn a_drawing_shows_parts_from_the_ground_up() {
    let edges = vec![[0, 1], [1, 0], [1, 2], [2, 3], [2, 2], [3, 4], [0, 5], [6, 6]];
    let graph = Graph::new(7, 0, edges).unwrap();
    let analysis = analyse(&graph, 100).unwrap();
    let drawing = lines(&analysis, &graph, 10);
    let en = "\
ground 0 1 (2 edges of circles, fused: an even number counts as 0): 0 ⊕ 4 ⊕ 1 = 5
├─ 2 (1 edge of a circle, fused: an odd number counts as 1): 1 ⊕ 2 = 3, and 1 for its edge: 4
│  └─ 3: 1, and 1 for its edge: 2
│     └─ 4: 0, and 1 for its edge: 1
└─ 5: 0, and 1 for its edge: 1
";
    let zh = "\
地面 0 1（环上共 2 条边，缩成一点：偶数，值 0）：0 ⊕ 4 ⊕ 1 = 5
├─ 2（环上共 1 条边，缩成一点：奇数，值 1）：1 ⊕ 2 = 3，加上自己的边：4
│  └─ 3：1，加上自己的边：2
│     └─ 4：0，加上自己的边：1
└─ 5：0，加上自己的边：1
";
    let expected: Vec<(&str, &str)> = en.lines().zip(zh.lines()).collect();
    let drawing: Vec<(&str, &str)> = drawing.iter().map(|line| (&*line.en, &*line.zh)).collect();
    assert_eq!(drawing, expected);
    assert_eq!(value(&graph), 5);
    let cut = lines(&analysis, &graph, 2);
    assert_eq!((cut.len(), &*cut[2].en), (3, "…"));
    let bare = Graph::new(1, 0, vec![]).unwrap();
    let lines = lines(&analyse(&bare, 0).unwrap(), &bare, 9);
    assert_eq!(lines.iter().map(|line| &*line.en).collect::<Vec<_>>(), ["ground 0: 0"]);
}
