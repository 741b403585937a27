//! Exported tables, read back by small readers written for this test alone.

use bouton::draw::{Axis, Cells, Content, Format, Grid, Ink, Layout, NONE, allows, write, write_text};
use bouton::words::{Say, export, legend};
use rules::{Lang, Text};

/// Nim on two heaps: the value is the nim-sum, and equal heaps lose. A third heap is added by xor.
struct Nim {
    content: Content,
}

fn cell(content: Content, position: &[u64]) -> u64 {
    let value = position.iter().fold(0, |sum, heap| sum ^ heap);
    if content == Content::Outcome { u64::from(value != 0) } else { value }
}

impl Cells for Nim {
    fn fill(&self, prefix: &[u64], start: u64, row: &mut [u64]) {
        for (place, last) in row.iter_mut().zip(start..) {
            *place = cell(self.content, &[prefix, &[last]].concat());
        }
    }
}

fn written(content: Content, axes: &[Axis], format: Format, lang: Lang) -> Vec<u8> {
    let cells = Nim { content };
    let title = Text { en: "Nim <& co>".into(), zh: "尼姆".into() };
    let grid = Grid::new(title, content, axes.to_vec(), &cells);
    let mut out = Vec::new();
    write(&grid, format, &legend::table(), lang, &mut out).expect("memory can be written");
    out
}

fn axis(name: &str, first: u64, last: u64) -> Axis {
    Axis::range(name, first, last)
}

/// Reads an npy file of unsigned integers: type, shape, numbers.
fn read_npy(bytes: &[u8]) -> (String, Vec<usize>, Vec<u64>) {
    assert_eq!(&bytes[..8], b"\x93NUMPY\x01\x00");
    let length = usize::from(u16::from_le_bytes([bytes[8], bytes[9]]));
    assert_eq!((10 + length) % 64, 0);
    let header = std::str::from_utf8(&bytes[10..10 + length]).expect("the header is text");
    assert!(header.ends_with('\n'));
    assert!(header.contains("'fortran_order': False"));
    let between = |open: &str, close: char| {
        let rest = header.split_once(open).expect("the key stands").1;
        rest.split_once(close).expect("the value ends").0.to_owned()
    };
    let descr = between("'descr': '", '\'');
    let inside = between("'shape': (", ')');
    assert!(inside.contains(','), "a tuple, even of one");
    let shape: Vec<usize> = inside
        .split(',')
        .map(str::trim)
        .filter(|s| !s.is_empty())
        .map(|s| s.parse().expect("a length"))
        .collect();
    let width: usize = descr[2..].parse().expect("a width");
    assert_eq!(descr.as_bytes()[0], if width == 1 { b'|' } else { b'<' });
    let number = |chunk: &[u8]| chunk.iter().rev().fold(0, |sum, &byte| 256 * sum + u64::from(byte));
    (descr, shape, bytes[10 + length..].chunks(width).map(number).collect())
}

#[test]
fn npy_holds_outcomes_in_one_byte_each_in_c_order() {
    let axes = [axis("a", 2, 5), axis("b", 0, 6)];
    let (descr, shape, numbers) = read_npy(&written(Content::Outcome, &axes, Format::Npy, Lang::En));
    assert_eq!((descr.as_str(), shape), ("|u1", vec![4, 7]));
    let expected: Vec<u64> = (2..=5).flat_map(|a| (0..=6).map(move |b| u64::from(a != b))).collect();
    assert_eq!(numbers, expected);
}

#[test]
fn npy_takes_the_narrowest_type_that_holds_every_value() {
    for (last, descr, bytes) in [(255, "|u1", 1), (256, "<u2", 2), (65_536, "<u4", 4)] {
        let file = written(Content::Value, &[axis("n", 0, last)], Format::Npy, Lang::En);
        let (kind, shape, numbers) = read_npy(&file);
        assert_eq!((kind.as_str(), shape), (descr, vec![last as usize + 1]));
        assert_eq!(numbers, (0..=last).collect::<Vec<u64>>());
        assert_eq!(file.len() % 64, (bytes * (last as usize + 1)) % 64);
    }
}

#[test]
fn npy_of_three_coordinates_with_one_fixed_has_two_dimensions() {
    let axes = [axis("a", 0, 2), Axis::fixed("b", 4), axis("c", 1, 3)];
    let (_, shape, numbers) = read_npy(&written(Content::Value, &axes, Format::Npy, Lang::En));
    assert_eq!(shape, [3, 3]);
    assert_eq!(numbers, [5, 6, 7, 4, 7, 6, 7, 4, 5]);
}

#[test]
fn csv_of_two_coordinates_is_a_matrix_with_labels() {
    let axes = [axis("a", 0, 1), axis("b", 4, 6)];
    let file = written(Content::Value, &axes, Format::Csv, Lang::En);
    assert_eq!(String::from_utf8_lossy(&file), "a\\b,4,5,6\n0,4,5,6\n1,5,4,7\n");
    let file = written(Content::Outcome, &[axis("a", 1, 2), axis("b", 1, 2)], Format::Csv, Lang::En);
    assert_eq!(String::from_utf8_lossy(&file), "a\\b,1,2\n1,P,N\n2,N,P\n");
}

#[test]
fn csv_of_other_numbers_of_coordinates_has_a_line_for_each_position() {
    let file = written(Content::Outcome, &[axis("n", 0, 2)], Format::Csv, Lang::En);
    assert_eq!(String::from_utf8_lossy(&file), "n,outcome\n0,P\n1,N\n2,N\n");
    let axes = [axis("a", 1, 1), axis("b", 2, 3), axis("c", 3, 4)];
    let file = written(Content::Value, &axes, Format::Csv, Lang::En);
    assert_eq!(String::from_utf8_lossy(&file), "a,b,c,value\n1,2,3,0\n1,2,4,7\n1,3,3,1\n1,3,4,6\n");
}

/// Decodes a png into a width, a height and colours.
fn read_png(bytes: &[u8]) -> (usize, usize, Vec<[u8; 3]>) {
    let mut decoder = png::Decoder::new(std::io::Cursor::new(bytes));
    decoder.set_transformations(png::Transformations::EXPAND);
    let mut reader = decoder.read_info().expect("a header");
    let mut buffer = vec![0; reader.output_buffer_size().expect("it fits")];
    let info = reader.next_frame(&mut buffer).expect("a picture");
    assert_eq!(info.color_type, png::ColorType::Rgb);
    let pixels = buffer[..info.buffer_size()].chunks(3).map(|p| [p[0], p[1], p[2]]).collect();
    (info.width as usize, info.height as usize, pixels)
}

fn weight([red, green, blue]: [u8; 3]) -> u32 {
    299 * u32::from(red) + 587 * u32::from(green) + 114 * u32::from(blue)
}

/// Cells of the drawing: left, top, width, height.
fn field(svg: &str) -> [usize; 4] {
    let rect = svg.lines().find(|line| line.starts_with("<rect x=") && line.contains("fill=\"none\""));
    let numbers = rect.expect("a frame").split('"').skip(1).step_by(2);
    let numbers: Vec<usize> = numbers.take(4).map(|number| number.parse().expect("a number")).collect();
    numbers.try_into().expect("four of them")
}

/// The pixels in the middle of the cells, row by row, and the scale.
fn middles(content: Content, axes: &[Axis], rows: usize, columns: usize) -> Vec<[u8; 3]> {
    let svg = String::from_utf8(written(content, axes, Format::Svg, Lang::En)).expect("text");
    let [left, top, wide, high] = field(&svg);
    let (width, height, pixels) = read_png(&written(content, axes, Format::Png, Lang::En));
    let side = |name: &str| -> usize {
        let rest = svg.split_once(&format!(" {name}=\"")).expect("a side").1;
        rest.split('"').next().expect("it ends").parse().expect("a number")
    };
    let scale = width / side("width");
    assert_eq!((width, height), (scale * side("width"), scale * side("height")));
    assert_eq!(scale, if side("width").max(side("height")) <= 2048 { 2 } else { 1 });
    let cell = scale * wide / columns;
    assert_eq!((cell * columns, cell * rows), (scale * wide, scale * high));
    // Off the middle, where numbers stand; in tiny cells also within the frame.
    let at = |row: usize, column: usize| {
        let (x, y) = (scale * left + column * cell + cell / 5, scale * top + row * cell + cell / 5);
        pixels[y * width + x]
    };
    (0..rows * columns).map(|index| at(index / columns, index % columns)).collect()
}

#[test]
fn png_is_dark_exactly_where_the_mover_loses() {
    for (rows, columns) in [(6, 9), (700, 3), (1, 50), (3, 2500)] {
        let axes = [axis("a", 0, rows as u64 - 1), axis("b", 0, columns as u64 - 1)];
        for (index, &pixel) in middles(Content::Outcome, &axes, rows, columns).iter().enumerate() {
            let (a, b) = (index / columns, index % columns);
            // The frame goes through cells at the border that are a pixel wide.
            let inside = a > 0 && b > 0 && a + 1 < rows && b + 1 < columns;
            assert!(!inside || (weight(pixel) < 60_000) == (a == b), "{a} {b}");
        }
    }
}

#[test]
fn png_of_values_has_one_colour_for_each_value() {
    let axes = [axis("a", 0, 7), axis("b", 0, 7)];
    let mut colour_of = vec![None; 8];
    for (index, pixel) in middles(Content::Value, &axes, 8, 8).into_iter().enumerate() {
        let value = (index / 8) ^ (index % 8);
        assert_eq!(*colour_of[value].get_or_insert(pixel), pixel);
    }
    let weights: Vec<u32> = colour_of.into_iter().flatten().map(weight).collect();
    assert!(weights.is_sorted_by(|a, b| a < b), "{weights:?}");
}

/// The area that paths of each fill colour cover in an svg, by reading `M… h… v… h-… z` pieces.
fn areas(svg: &str) -> Vec<(String, u64)> {
    let cells = svg.split_once("crispEdges\">\n").expect("a group of cells").1;
    let cells = cells.split_once("</g>").expect("it ends").0;
    let path = |line: &str| {
        let fill = line.split('"').nth(1).expect("a fill").to_owned();
        let data = line.split('"').nth(3).expect("data").to_owned();
        let piece = |piece: &str| {
            let width = piece.split_once('h').expect("a width").1.split_once('v').expect("a height");
            let height = width.1.split_once('h').expect("it goes back").0;
            width.0.parse::<u64>().expect("a number") * height.parse::<u64>().expect("a number")
        };
        (fill, data.split('z').filter(|s| !s.is_empty()).map(piece).sum())
    };
    cells.lines().map(path).collect()
}

#[test]
fn svg_covers_the_area_of_every_outcome_and_names_everything() {
    let axes = [axis("left", 0, 9), axis("right", 0, 9), Axis::fixed("c", 0)];
    let svg = String::from_utf8(written(Content::Outcome, &axes, Format::Svg, Lang::En)).expect("text");
    let side = 28;
    assert_eq!(areas(&svg), [("#162033".into(), 10 * side * side), ("#ece8df".into(), 90 * side * side)]);
    for word in ["Nim &lt;&amp; co&gt;", "left ↓", "right →", "c = 0", "P: the mover loses", ">9</text>"]
    {
        assert!(svg.contains(word), "{word}");
    }
    assert!(!svg.contains("draw"), "no draw, no legend for it");
    assert_eq!(svg.matches("<g").count(), svg.matches("</g>").count());
    let svg = String::from_utf8(written(Content::Outcome, &axes, Format::Svg, Lang::Zh)).expect("text");
    assert!(svg.contains("尼姆") && svg.contains("P：先手必败"));
}

#[test]
fn svg_of_one_coordinate_is_a_strip() {
    let svg =
        String::from_utf8(written(Content::Value, &[axis("n", 3, 7)], Format::Svg, Lang::En)).expect("text");
    assert_eq!(areas(&svg).iter().map(|(_, area)| area).sum::<u64>(), 5 * 28 * 28);
    assert!(svg.contains("nim-value") && !svg.contains('↓'));
}

#[test]
fn pictures_of_three_coordinates_are_refused_with_advice() {
    let axes = [axis("a", 0, 2), axis("b", 0, 2), axis("c", 0, 2)];
    for format in [Format::Png, Format::Svg] {
        let error = allows(&axes, format).expect_err("three coordinates do not fit a picture");
        assert!(error.text().en.contains("3 run over a range"));
        assert!(export::help(&error).is_some_and(|help| help.en.contains("0..20 0..20 3")));
    }
    assert!(allows(&axes, Format::Npy).is_ok());
    assert!(allows(&[Axis::fixed("a", 1)], Format::Png).is_err());
    assert!(allows(&[axis("a", 0, 1 << 20)], Format::Svg).is_err());
    let long = allows(&[axis("a", 1, 1 << 20)], Format::Png);
    assert!(long.is_ok());
    let longer = allows(&[axis("a", 0, 1 << 20)], Format::Png).expect_err("too long a row");
    assert!(longer.text().en.contains("1048577"));
}

fn text(content: Content, axes: &[Axis], wrap: u64) -> String {
    let cells = Nim { content };
    let grid = Grid::new(Text::default(), content, axes.to_vec(), &cells);
    let paint =
        |ink: Ink, piece: &str| if ink == Ink::Lost { format!("<{piece}>") } else { piece.to_owned() };
    let mut out = Vec::new();
    write_text(&grid, &Layout { wrap, paint: &paint }, &mut out).expect("memory can be written");
    String::from_utf8(out).expect("text")
}

#[test]
fn text_of_two_coordinates_lines_up() {
    let shown = text(Content::Value, &[axis("a", 0, 2), axis("b", 8, 11)], 10);
    assert_eq!(shown, "a\\b   8  9 10 11\n  0   8  9 10 11\n  1   9  8 11 10\n  2  10 11  8  9\n");
    let shown = text(Content::Outcome, &[axis("a", 9, 10), axis("b", 8, 11)], 10);
    assert_eq!(shown, "a\\b  8  10\n  9  . <P> . .\n 10  . . <P> .\n");
}

#[test]
fn text_of_one_coordinate_wraps_at_multiples() {
    let shown = text(Content::Outcome, &[axis("n", 2, 9)], 4);
    assert_eq!(shown, "n  0 1 2 3\n0      . .\n4  . . . .\n8  . .\n");
}

#[test]
fn text_of_three_coordinates_is_a_matrix_for_each_value_of_the_first() {
    let shown = text(Content::Value, &[axis("a", 0, 1), axis("b", 0, 1), axis("c", 0, 1)], 10);
    assert_eq!(
        shown,
        "a = 0\nb\\c  0 1\n  0  <0> 1\n  1  1 <0>\n\na = 1\nb\\c  0 1\n  0  1 <0>\n  1  <0> 1\n"
    );
}

/// Nim on two different heaps, of which the first is the smaller: no position stands elsewhere.
struct Different {
    content: Content,
}

impl Cells for Different {
    fn fill(&self, prefix: &[u64], start: u64, row: &mut [u64]) {
        for (place, last) in row.iter_mut().zip(start..) {
            let at = [prefix, &[last]].concat();
            *place = if at[0] < at[1] { cell(self.content, &at) } else { NONE };
        }
    }
}

#[test]
fn places_without_a_position_are_empty_in_every_format() {
    let axes = [axis("a", 0, 2), axis("b", 0, 255)];
    let grid = |content: Content, cells: &dyn Fn(&Grid<'_>)| {
        let different = Different { content };
        let title = Text { en: "g".into(), zh: "g".into() };
        cells(&Grid::new(title, content, axes.to_vec(), &different));
    };
    let bytes = |grid: &Grid<'_>, format| {
        let mut out = Vec::new();
        write(grid, format, &legend::table(), Lang::En, &mut out).expect("memory can be written");
        out
    };
    grid(Content::Outcome, &|grid| {
        let (descr, shape, numbers) = read_npy(&bytes(grid, Format::Npy));
        assert_eq!((descr.as_str(), shape), ("|u1", vec![3, 256]));
        assert_eq!(numbers[..3], [0xff, 1, 1]);
        assert_eq!(numbers[256..259], [0xff, 0xff, 1]);
        let svg = String::from_utf8(bytes(grid, Format::Svg)).expect("text");
        assert!(svg.contains("no position"));
        let drawn: u64 = areas(&svg).iter().map(|(_, area)| area).sum();
        assert_eq!(drawn, (255 + 254 + 253) * 2 * 2, "cells of two units");
    });
    grid(Content::Value, &|grid| {
        // The largest value is 255, which a byte would not tell from no position.
        assert_eq!(grid.largest(), 255);
        let (descr, _, numbers) = read_npy(&bytes(grid, Format::Npy));
        assert_eq!(descr, "<u2");
        assert_eq!((numbers[0], numbers[255], numbers[256]), (0xffff, 255, 0xffff));
        let csv = String::from_utf8(bytes(grid, Format::Csv)).expect("text");
        let second = csv.lines().nth(2).expect("three rows");
        assert!(second.starts_with("1,,,3,2,5,"), "{second}");
    });
    let different = Different { content: Content::Outcome };
    let small = Grid::new(
        Text { en: "g".into(), zh: "g".into() },
        Content::Outcome,
        vec![axis("a", 0, 2), axis("b", 0, 3)],
        &different,
    );
    let mut out = Vec::new();
    let layout = Layout {
        wrap: 10,
        paint: &|ink, piece| if ink == Ink::None { "_".into() } else { piece.to_owned() },
    };
    write_text(&small, &layout, &mut out).expect("memory can be written");
    assert_eq!(
        String::from_utf8(out).expect("text"),
        "a\\b  0 1 2 3\n  0  _ . . .\n  1  _ _ . .\n  2  _ _ _ .\n"
    );
}

#[test]
fn coordinates_of_sums_have_digits_below_the_line_that_every_font_has() {
    let axes = [axis("n₁", 0, 2), axis("n₁₂", 0, 2), Axis::fixed("n₃", 4)];
    let svg = String::from_utf8(written(Content::Outcome, &axes, Format::Svg, Lang::En)).expect("text");
    let below = |digits: &str, next: &str| {
        format!(r#">n<tspan dy="3" font-size="9">{digits}</tspan><tspan dy="-3">{next}</tspan>"#)
    };
    assert!(svg.contains(&format!("{}↓</text>", below("1", " "))), "{svg}");
    assert!(svg.contains(&format!("{}→</text>", below("12", " "))));
    assert!(svg.contains(&format!("{}= 4</text>", below("3", " "))));
    assert!(!svg.contains(['₁', '₂', '₃']));
}

#[test]
fn a_table_for_latex_has_a_line_for_each_row_and_marks_what_is_lost() {
    let axes = [axis("a_1", 0, 1), axis("b", 4, 6)];
    let file = String::from_utf8(written(Content::Value, &axes, Format::Tex, Lang::En)).expect("text");
    let lines: Vec<&str> = file.lines().collect();
    assert_eq!(lines[..3], ["\\begin{table}", "\\centering", "\\begin{tabular}{r|rrr}"]);
    // The nim-sum, as `written` has it.
    assert_eq!(
        lines[3..7],
        ["a\\_1 \\textbackslash{} b & 4 & 5 & 6 \\\\", "\\hline", "0 & 4 & 5 & 6 \\\\", "1 & 5 & 4 & 7 \\\\"]
    );
    assert_eq!(lines[lines.len() - 1], "\\end{table}");
    let single = [axis("n", 7, 18)];
    let file = String::from_utf8(written(Content::Outcome, &single, Format::Tex, Lang::En)).expect("text");
    assert!(file.contains("\n7 & N & N & N & N & N & N & N & N & N & N \\\\\n17 & N & N \\\\\n"), "{file}");
    assert!(allows(&[axis("a", 0, 99), axis("b", 0, 99)], Format::Tex).is_err());
    assert!(allows(&[axis("a", 0, 3), axis("b", 0, 3), axis("c", 0, 3)], Format::Tex).is_err());
}
