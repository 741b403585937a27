//! Matrices from text.

use crate::support::fraction;
use dashu_int::UBig;
use dashu_ratio::RBig;
use payoff::{Flaw, LARGEST, Matrix, Separator, read};

fn ok(text: &str) -> Matrix {
    read(text).unwrap_or_else(|mistakes| panic!("{text:?}: {mistakes:?}"))
}

fn entries(text: &str) -> Vec<RBig> {
    ok(text).entries().to_vec()
}

fn shape(text: &str) -> (usize, usize) {
    let matrix = ok(text);
    (matrix.rows(), matrix.columns())
}

/// The mistake, and the piece of the text that is shown for it.
fn flaws(text: &str) -> Vec<(Flaw, &str)> {
    let mistakes = read(text).expect_err(text);
    mistakes.into_iter().map(|mistake| (mistake.flaw, &text[mistake.span])).collect()
}

#[test]
fn commas_semicolons_tabs_and_blanks_separate() {
    for text in [
        "1,2\n3,4",
        "1; 2\n3 ;4\n",
        "1\t2\r\n3\t4\r\n",
        "  1   2\n3 4  \n",
        "1 ，2\n3，　4",
        "１，２\n３，４",
    ] {
        assert_eq!(entries(text), [1, 2, 3, 4].map(RBig::from), "{text:?}");
        assert_eq!(shape(text), (2, 2), "{text:?}");
    }
    assert_eq!(shape("1\n2\n3"), (3, 1));
    assert_eq!(shape("1 2 3"), (1, 3));
}

#[test]
fn numbers_are_taken_exactly() {
    let tenth = |power| RBig::from_parts(1.into(), UBig::from(10u8).pow(power));
    let cases = [
        ("-12", RBig::from(-12)),
        ("+7", RBig::from(7)),
        ("−7", RBig::from(-7)),
        ("3/4", fraction(3, 4)),
        ("-6 / 8", fraction(-3, 4)),
        ("0.25", fraction(1, 4)),
        (".5", fraction(1, 2)),
        ("-3.", RBig::from(-3)),
        ("-1e-3", fraction(-1, 1000)),
        ("2.50E+1", RBig::from(25)),
        ("0.1", tenth(1)),
        ("1e-300", tenth(300)),
        ("－１／２", fraction(-1, 2)),
        ("123456789012345678901234567890", "123456789012345678901234567890".parse().expect("a number")),
        ("-0", RBig::ZERO),
    ];
    for (text, number) in cases {
        assert_eq!(entries(&format!("{text},0")), [number, RBig::ZERO], "{text}");
    }
}

#[test]
fn names_may_stand_before_rows_and_above_columns() {
    for text in
        [",x,y\na,1,2\nb,3,4", "payoff,x,y\na,1,2\nb,3,4", "x y\na 1 2\nb 3 4", "\"x\" y\na 1 2\nb 3 4"]
    {
        let matrix = ok(text);
        assert_eq!([matrix.column_name(0), matrix.column_name(1)], [Some("x"), Some("y")], "{text}");
        assert_eq!([matrix.row_name(0), matrix.row_name(1)], [Some("a"), Some("b")], "{text}");
        assert_eq!(matrix.entries(), [1, 2, 3, 4].map(RBig::from));
    }
    let above = ok("\"1\",\"2, or 3\"\n1,2\n");
    assert_eq!((above.column_name(1), above.row_name(0)), (Some("2, or 3"), None));
    let before = ok("\"say \"\"a\"\"\";1;2\nb;3;4\n");
    assert_eq!((before.row_name(0), before.column_name(0)), (Some("say \"a\""), None));
    assert_eq!(ok("出 石头 布\n石头 0 -1\n布 1 0").row_name(1), Some("布"));
}

#[test]
fn blank_lines_comments_and_a_byte_order_mark_count_nothing() {
    assert_eq!(shape("\u{feff}# a, b; c\n\n1 2\n   \n# more\n3 4\n\n"), (2, 2));
}

#[test]
fn what_is_no_number_is_shown() {
    let no_number = |given: &str, separator| Flaw::NotANumber { given: given.into(), separator };
    assert_eq!(flaws("1,2\n3,x"), [(no_number("x", Separator::Comma), "x")]);
    assert_eq!(flaws("1,x\n3,4"), [(no_number("x", Separator::Comma), "x")]);
    assert_eq!(flaws("1;2,5\n3;4"), [(no_number("2,5", Separator::Semicolon), "2,5")]);
    assert_eq!(flaws("1 2\n3 1/2/3"), [(no_number("1/2/3", Separator::Blanks), "1/2/3")]);
    for wrong in
        ["1e", "1e1.5", "--1", "1_000", "0x1f", "1/-2", "1.2.3", "5%", "½", "inf", "nan", "1e+", "1/", "- 1"]
    {
        let text = format!("1,2\n3,{wrong}");
        assert!(matches!(flaws(&text)[..], [(Flaw::NotANumber { .. }, shown)] if shown == wrong), "{wrong}");
    }
}

#[test]
fn all_that_is_wrong_is_said_at_once_up_to_a_bound() {
    let found = flaws("1,2\n3/0,\n5\n1e99999,7\n");
    let kinds: Vec<&Flaw> = found.iter().map(|(flaw, _)| flaw).collect();
    assert_eq!(
        kinds,
        [
            &Flaw::ZeroDenominator,
            &Flaw::MissingEntry,
            &Flaw::Ragged { row: 3, entries: 1, expected: 2 },
            &Flaw::LargeExponent,
        ]
    );
    assert_eq!(found[2].1, "5");
    assert!(flaws(&"1,2\nx,1\n".repeat(1000)).len() <= 10);
}

#[test]
fn nothing_is_no_matrix() {
    for text in ["", "\n\n", "# 1 2", "hello world", "\u{feff}"] {
        assert_eq!(flaws(text), [(Flaw::Empty, "")], "{text:?}");
    }
}

#[test]
fn names_have_to_match() {
    assert_eq!(flaws("x,y,z\n1,2"), [(Flaw::Names { names: 3, columns: 2 }, "x,y,z")]);
    assert_eq!(flaws("a,1,2\n3,4,5"), [(Flaw::MissingName, "3")]);
    assert_eq!(flaws("\"a,1\n2,3"), [(Flaw::OpenQuote, "\"a,1")]);
}

#[test]
fn out_of_all_proportion_is_refused() {
    let digits = "7".repeat(LARGEST.digits + 1);
    assert_eq!(flaws(&format!("1,{digits}"))[0].0, Flaw::LongNumber);
    assert_eq!(flaws(&format!("1,1/{digits}"))[0].0, Flaw::LongNumber);
    assert_eq!(flaws("1,1e99999999999999999999999")[0].0, Flaw::LargeExponent);
    assert_eq!(flaws("1,1e-10001")[0].0, Flaw::LargeExponent);
    assert_eq!(entries("1e10000,1e-10000").len(), 2);
    assert_eq!(flaws(&"1\n".repeat(LARGEST.lines + 1))[0].0, Flaw::TooLarge);
    assert_eq!(flaws(&"1,".repeat(LARGEST.lines + 1))[0].0, Flaw::TooLarge);
    // Short to write, long to keep.
    let line = "1e-10000,".repeat(1000) + "1\n";
    assert_eq!(flaws(&line.repeat(20))[0].0, Flaw::TooLarge);
}
