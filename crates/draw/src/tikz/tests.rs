//! Pictures for LaTeX have what the drawing has, at its places, and nothing else.

use super::tikz;

/// Numbers of the first coordinate in a line.
fn first(line: &str) -> (f64, f64) {
    let place = line.split_once('(').and_then(|(_, rest)| rest.split_once(')')).expect("a place").0;
    let (x, y) = place.split_once(", ").expect("two numbers");
    (x.parse().expect("a number"), y.parse().expect("a number"))
}

#[test]
fn shapes_and_letters_keep_their_places_and_colours() {
    let drawing = r##"<svg xmlns="http://www.w3.org/2000/svg" width="90" height="40" font-size="12" fill="#2b2b2b">
<title>a &amp; b</title>
<style>
.arc { fill: none; stroke: #6b7280; stroke-width: 1.3 }
@media (prefers-color-scheme: dark) { .arc { stroke: #ffffff } }
</style>
<rect width="90" height="40" fill="#ffffff"/>
<g transform="translate(10 5)">
<path class="arc" d="M1 2L3 4Q6 4 6 7h-2v1z"/>
<circle cx="20" cy="30" r="4.5" fill="#4A7c59"/>
<text x="20" y="34" text-anchor="middle" font-weight="600">50% x<tspan dy="3" font-size="9">12</tspan><tspan dy="-3">!</tspan></text>
</g>
<text x="0" y="1">after</text>
</svg>
"##;
    let drawn = tikz(drawing);
    let lines: Vec<&str> = drawn.lines().collect();
    assert_eq!(
        lines,
        [
            "% \\usepackage{tikz}",
            "% a & b",
            "\\begin{tikzpicture}[x=0.75bp, y=-0.75bp]",
            "\\definecolor{c2b2b2b}{HTML}{2B2B2B}",
            "\\definecolor{c4A7c59}{HTML}{4A7C59}",
            "\\definecolor{c6b7280}{HTML}{6B7280}",
            "\\path[draw=c6b7280, line width=0.98bp] (11, 7) -- (13, 9) .. controls (15, 9) and (16, 10) .. (16, 12) -- (14, 12) -- (14, 13) -- cycle;",
            "\\path[fill=c4A7c59] (30, 35) circle[radius=4.5];",
            "\\node[anchor=base, inner sep=0pt, text=c2b2b2b, font=\\fontsize{9bp}{10.8bp}\\selectfont\\bfseries] at (30, 39) {50\\% x\\textsubscript{12}{!}};",
            "\\node[anchor=base west, inner sep=0pt, text=c2b2b2b, font=\\fontsize{9bp}{10.8bp}\\selectfont] at (0, 1) {after};",
            "\\end{tikzpicture}",
        ]
    );
}

/// Every picture of the book: as many nodes as texts, as many circles, braces in pairs, everything within the frame.
#[test]
fn the_pictures_of_the_book_are_drawn_whole() {
    let pictures = concat!(env!("CARGO_MANIFEST_DIR"), "/../../book/pictures");
    let mut seen = 0;
    for entry in std::fs::read_dir(pictures).expect("the book has pictures") {
        let path = entry.expect("a file").path();
        if path.extension().is_none_or(|extension| extension != "svg") {
            continue;
        }
        seen += 1;
        let svg = std::fs::read_to_string(&path).expect("a drawing");
        let drawn = tikz(&svg);
        let count = |text: &str, what: &str| text.matches(what).count();
        assert_eq!(count(&drawn, "\\node["), count(&svg, "<text "), "{}", path.display());
        assert_eq!(count(&drawn, "circle["), count(&svg, "<circle "), "{}", path.display());
        assert!(!drawn.contains("NaN") && !drawn.contains("inf,"), "{}", path.display());
        // LaTeX by itself has letters with accents, and no others beyond ASCII; the remark asks for more.
        let body = drawn.split_once("\\begin").expect("a picture").1;
        let strange = body
            .chars()
            .any(|letter| letter >= '\u{250}' && !matches!(letter, '–' | '—' | '‘' | '’' | '“' | '”'));
        assert_eq!(strange, drawn.contains("XeLaTeX"), "{}", path.display());
        let side = |name: &str| -> f64 {
            let rest = svg.split_once(&format!(" {name}=\"")).expect("a side").1;
            rest.split('"').next().and_then(|side| side.parse().ok()).expect("a number")
        };
        for line in drawn.lines() {
            let mut depth = 0i32;
            let mut before = ' ';
            for letter in line.chars() {
                depth += match letter {
                    '{' if before != '\\' => 1,
                    '}' if before != '\\' => -1,
                    _ => 0,
                };
                assert!(depth >= 0, "{line}");
                before = letter;
            }
            assert_eq!(depth, 0, "{line}");
            if line.starts_with("\\node") || line.starts_with("\\path") {
                let (x, y) = first(line.split_once(']').expect("options").1);
                assert!((0.0..=side("width")).contains(&x) && (0.0..=side("height")).contains(&y), "{line}");
                assert!(line.ends_with(';'));
            }
        }
    }
    assert!(seen > 10, "{seen}");
}

/// TeX has no length beyond 16383 points, of which 72.27 are an inch.
#[test]
fn a_long_drawing_is_small_enough_for_tex() {
    for side in [90.0, 20_000.0, 21_000.0, 1e6] {
        let drawing = format!(
            r##"<svg width="90" height="{side}"><path d="M0 0L0 {side}" stroke="#000000" stroke-width="2"/></svg>"##
        );
        let drawn = tikz(&drawing);
        let unit = drawn.split_once("[x=").and_then(|(_, rest)| rest.split_once("bp")).expect("a unit").0;
        let unit: f64 = unit.parse().expect("a number");
        assert!(unit > 0.0 && side * unit * 72.27 / 72.0 < 16_383.0, "{unit}");
        assert_eq!(unit == 0.75, side <= 20_000.0);
        assert!(drawn.contains(&format!("line width={:.2}bp", 2.0 * unit)) || unit == 0.75, "{drawn}");
    }
}
