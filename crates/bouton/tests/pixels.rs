//! Pictures in pixels: letters, sizes, and how much memory they take.

use bouton::draw::{Axis, Cells, Content, Format, Grid, rasterise, write, write_automaton};
use bouton::picture;
use bouton::words::{Say, export, legend};
use bouton::{Query, Workbench};
use rules::{Lang, Text};
use solve::Limits;
use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Counts the bytes that are in use, and the most there ever were.
struct Counting;

static USED: AtomicUsize = AtomicUsize::new(0);
static MOST: AtomicUsize = AtomicUsize::new(0);

// SAFETY: every request is handed on to the system's allocator as it came.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let used = USED.fetch_add(layout.size(), Ordering::Relaxed) + layout.size();
        MOST.fetch_max(used, Ordering::Relaxed);
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        USED.fetch_sub(layout.size(), Ordering::Relaxed);
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

/// Tests of this file run one after another, so that none counts what another uses.
static ALONE: Mutex<()> = Mutex::new(());

struct Picture {
    width: usize,
    height: usize,
    pixels: Vec<[u8; 3]>,
}

impl Picture {
    fn read(bytes: &[u8]) -> Picture {
        let mut reader = png::Decoder::new(std::io::Cursor::new(bytes)).read_info().expect("a header");
        let mut buffer = vec![0; reader.output_buffer_size().expect("it fits")];
        let info = reader.next_frame(&mut buffer).expect("a picture");
        assert_eq!(info.color_type, png::ColorType::Rgb);
        let pixels = buffer[..info.buffer_size()].chunks(3).map(|p| [p[0], p[1], p[2]]).collect();
        Picture { width: info.width as usize, height: info.height as usize, pixels }
    }

    fn of(drawing: &str) -> Picture {
        let mut out = vec![];
        rasterise(drawing, &Text::default(), &mut out).expect("it is a drawing");
        Picture::read(&out)
    }

    /// A part of it.
    fn part(&self, left: usize, top: usize, wide: usize, high: usize) -> Vec<[u8; 3]> {
        let row = |y: usize| self.pixels[y * self.width + left..][..wide].iter().copied();
        (top..top + high).flat_map(row).collect()
    }
}

fn inked(pixels: &[[u8; 3]]) -> usize {
    pixels.iter().filter(|pixel| pixel.iter().map(|&part| u32::from(part)).sum::<u32>() < 300).count()
}

/// Width and height as the drawing says them.
fn size(drawing: &str) -> (usize, usize) {
    let view = drawing.split_once("viewBox=\"0 0 ").expect("a box").1.split('"').next().expect("it ends");
    let mut sides = view.split(' ').map(|side| side.parse().expect("a number"));
    (sides.next().expect("a width"), sides.next().expect("a height"))
}

fn said(words: &str, lang: Lang) -> String {
    let workbench = Workbench::new();
    let position = workbench.ask(&Query::read(words).expect("words"), None).expect("a position");
    let answer = bouton::solve(&position, usize::MAX, &Limits::none()).expect("an answer");
    picture::of_position(&position, &answer, lang, &Limits::none()).expect("a drawing")
}

#[test]
fn every_drawing_has_its_size_and_a_title_in_pixels() {
    let _alone = ALONE.lock();
    let mut drawings = vec![];
    for lang in [Lang::En, Lang::Zh] {
        drawings.push(said("hackenbush 0-1,1-2,1-2,2-2", lang));
        drawings.push(said("dag 0 1", lang));
        let table = automata::Library::new(automata::Numeration::Base(2))
            .table(&automata::Relation::Less, &automata::Meter::ample())
            .expect("an automaton");
        let title = Text { en: "Less".into(), zh: "小于".into() };
        let mut drawing = vec![];
        let subtitle = legend::digits(table.numeration(), &["a".to_owned(), "b".to_owned()]);
        assert!(write_automaton(&table, &title, &subtitle, lang, &mut drawing).expect("it is written"));
        drawings.push(String::from_utf8(drawing).expect("text"));
    }
    for drawing in drawings {
        let (wide, high) = size(&drawing);
        let picture = Picture::of(&drawing);
        assert_eq!((picture.width, picture.height), (2 * wide, 2 * high), "{drawing}");
        assert!(inked(&picture.part(0, 10, 2 * wide, 50)) > 100, "{drawing}");
        // Paper, not the black of a style that was not understood.
        assert_eq!(picture.pixels.last(), Some(&[255; 3]), "{drawing}");
    }
}

#[test]
fn chinese_letters_are_drawn_and_each_is_its_own() {
    let _alone = ALONE.lock();
    // Nobody has a letter for the last one.
    let letters: Vec<char> = "尼姆先手必败胜值堆图制剪法平局\u{10f3f3}".chars().collect();
    let mut drawing = String::from(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"640\" height=\"40\" viewBox=\"0 0 640 40\" font-size=\"20\"><rect width=\"640\" height=\"40\" fill=\"#fff\"/>",
    );
    for (index, letter) in letters.iter().enumerate() {
        drawing.push_str(&format!("<text x=\"{}\" y=\"28\">{letter}</text>", 40 * index + 5));
    }
    drawing.push_str("</svg>");
    let picture = Picture::of(&drawing);
    let drawn: Vec<Vec<[u8; 3]>> =
        (0..letters.len()).map(|index| picture.part(80 * index, 0, 80, 80)).collect();
    for (index, letter) in letters.iter().enumerate().take(letters.len() - 1) {
        assert!(inked(&drawn[index]) > 60, "{letter} leaves no ink");
        for other in index + 1..letters.len() {
            assert_ne!(drawn[index], drawn[other], "{letter} looks like {:?}", letters[other]);
        }
    }
}

/// Nim on two heaps.
struct Nim;

impl Cells for Nim {
    fn fill(&self, prefix: &[u64], start: u64, row: &mut [u64]) {
        for (cell, last) in row.iter_mut().zip(start..) {
            *cell = u64::from(prefix != [last]);
        }
    }
}

#[test]
fn a_table_of_four_million_cells_takes_little_memory() {
    let _alone = ALONE.lock();
    let title = Text { en: "Nim".into(), zh: "尼姆".into() };
    let axes = vec![Axis::range("a", 0, 1999), Axis::range("b", 0, 1999)];
    let grid = Grid::new(title, Content::Outcome, axes, &Nim);
    // Fonts are read once.
    drop(Picture::of("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"/>"));
    let before = USED.load(Ordering::Relaxed);
    MOST.store(before, Ordering::Relaxed);
    let mut out = Vec::with_capacity(1 << 20);
    write(&grid, Format::Png, &legend::table(), Lang::Zh, &mut out).expect("it is written");
    let most = MOST.load(Ordering::Relaxed) - before;
    // The pixels alone would be 12 million bytes.
    assert!(most < 8 << 20, "{most} bytes");
    let picture = Picture::read(&out);
    assert!(inked(&picture.part(64, 10, 400, 20)) > 20, "the title is there");
    assert!(inked(&picture.part(64, picture.height - 40, 400, 30)) > 20, "and the legend");
    // The first row and column of the field are the frame's.
    for (a, b) in [(1, 1), (1500, 1500), (1500, 1501), (1998, 1)] {
        let [red, ..] = picture.pixels[(76 + a) * picture.width + 64 + b];
        assert_eq!(red < 0x40, a == b, "{a} {b}");
    }
}

#[test]
fn hostile_titles_are_drawn_as_well() {
    let _alone = ALONE.lock();
    let titles = ["<svg>&amp;]]>\u{0}\u{1b}[31m", "\u{202e}abc\u{fffe}", "e\u{301}\u{301}\u{301}👩‍👩‍👧", ""];
    for title in titles.into_iter().map(str::to_owned).chain([String::from("x").repeat(100_000)]) {
        let title = Text { en: title.clone(), zh: title };
        let grid = Grid::new(title, Content::Outcome, vec![Axis::range("n", 0, 5)], &Nim);
        let mut out = vec![];
        write(&grid, Format::Png, &legend::table(), Lang::En, &mut out).expect("it is written");
        assert!(Picture::read(&out).width < 4000);
    }
}

/// Number of lines of a drawing in the colour of winning moves, without that of the legend.
fn winning(drawing: &str) -> usize {
    drawing.matches("stroke=\"#d9822b\"").count().saturating_sub(1)
}

#[test]
fn winning_cuts_are_marked_and_no_others() {
    // Stalks of one and two edges: 1 xor 2 is 3, and only the cut of the upper edge leaves 1 xor 1.
    let drawing = said("hackenbush 0-1,0-2,2-3", Lang::En);
    assert_eq!((winning(&drawing), drawing.matches("stroke=\"#4a7c59\"").count()), (1, 2 + 1));
    assert!(drawing.contains("the player to move wins") && drawing.contains("winning cut"));
    // Two equal stalks, as one component and as two: nothing wins.
    for words in ["hackenbush 0-1,0-2", "hackenbush 0-1 0-1"] {
        let drawing = said(words, Lang::Zh);
        assert_eq!((winning(&drawing), drawing.matches("<circle").count()), (0, 2), "{words}");
        assert!(drawing.contains("先手必败") && drawing.contains("怎样剪都不能取胜"));
    }
    // What does not hang on the ground is not drawn; parallel edges, circles and loops are.
    let drawing = said("hackenbush 0-1,1-2,1-2,2-2,0-0,7-8", Lang::En);
    let edges = drawing.matches("stroke=\"#4a7c59\"").count() + drawing.matches("stroke=\"#d9822b\"").count();
    assert_eq!((edges, drawing.matches("<circle").count()), (5 + 2, 2));
    // Last to cut loses: of a single edge and a stalk of two, taking the whole stalk leaves one edge.
    let position = Workbench::new()
        .ask(&Query::read("hackenbush 0-1,0-2,2-3").expect("words"), Some(rules::Convention::Misere));
    let position = position.expect("a position");
    let answer = bouton::solve(&position, usize::MAX, &Limits::none()).expect("an answer");
    let drawing = picture::of_position(&position, &answer, Lang::En, &Limits::none()).expect("a drawing");
    assert_eq!(winning(&drawing), 1);
    assert!(drawing.contains("misère"));
}

#[test]
fn tokens_have_their_values_and_winning_moves() {
    // A heap of 3 from which one takes 1 or 2: n mod 3; the token on 2 wins by going to 0, which is lost.
    let drawing = said("dag edges=3-2,3-1,2-1,2-0,1-0 2", Lang::En);
    assert_eq!(winning(&drawing), 1);
    for value in [">0</text>", ">1</text>", ">2</text>", ">3</text>"] {
        assert!(drawing.contains(value), "{value}");
    }
    assert!(drawing.contains("nim-value 2") && !drawing.contains("draw"));
    // Two tokens for ever to and fro.
    let drawing = said("dag edges=0-1,1-0,2-2 0 0 2", Lang::En);
    assert!(drawing.contains(": a draw") && drawing.contains("×2") && !drawing.contains("number beside"));
    assert_eq!(winning(&drawing), 0);
    // A vertex without edges and without a token.
    let shown = |edges: &str| said(&format!("dag edges={edges} 0"), Lang::En).contains(">8</text>");
    assert!(shown("0-1,8") && !shown("0-1"));
}

#[test]
fn what_cannot_be_drawn_is_refused() {
    let workbench = Workbench::new();
    let draw = |words: &str| {
        let position = workbench.ask(&Query::read(words).expect("words"), None).expect("a position");
        let answer = bouton::solve(&position, usize::MAX, &Limits::none()).expect("an answer");
        picture::of_position(&position, &answer, Lang::En, &Limits::none())
    };
    let error = draw("nim 3 4").expect_err("no drawing");
    assert!(error.text().en.contains("nim"));
    let loops = |count: usize| format!("hackenbush {}", vec!["0-0"; count].join(","));
    assert!(draw(&loops(2000)).is_ok());
    let error = draw(&loops(2001)).expect_err("too large");
    assert!(error.text().en.contains("2001") && export::help(&error).expect("help").en.contains("--dot"));
}

#[test]
fn long_and_broad_graphs_stay_within_reason() {
    let stalk: Vec<String> = (0..2000).map(|at| format!("{at}-{}", at + 1)).collect();
    let star: Vec<String> = (1..=2000).map(|at| format!("0-{at}")).collect();
    for edges in [stalk, star] {
        let drawing = said(&format!("hackenbush {}", edges.join(",")), Lang::En);
        let (wide, high) = size(&drawing);
        assert!(wide.max(high) < 32_000, "{wide} by {high}");
    }
    // Every pair of so many: long arrows over all layers.
    let all: Vec<String> =
        (0..60u64).flat_map(|to| (to + 1..60).map(move |from| format!("{from}-{to}"))).collect();
    let drawing = said(&format!("dag edges={} 59", all.join(",")), Lang::Zh);
    assert_eq!(winning(&drawing), 1);
}
