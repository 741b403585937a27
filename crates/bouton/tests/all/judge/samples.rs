//! The samples of the problems.

use super::printed;

/// Id, input, output.
pub(crate) const SAMPLES: &[(&str, &str, &str)] = &[
    ("poj1740", "3\n2 1 3\n2\n1 1\n0\n", "1\n0\n"),
    ("spoj2021", "3 2 1 3\n", "first player\n"),
    ("poj1704", "2\n3\n1 2 3\n8\n1 5 6 7 9 12 14 17\n", "Bob will win\nGeorgia will win\n"),
    ("poj1067", "2 1\n8 4\n4 7\n", "0\n1\n0\n"),
    ("hdu5754", "4\n1 5 5\n2 5 5\n3 5 5\n4 5 5\n", "G\nG\nD\nB\n"),
    ("luogu-p4018", "3\n4\n9\n14\n", "October wins!\nOctober wins!\nOctober wins!\n"),
    ("luogu-p4860", "3\n4\n9\n14\n", "Roy wins!\nOctober wins!\nOctober wins!\n"),
    ("luogu-p1290", "2\n25 7\n24 15\n", "Stan wins\nOllie wins\n"),
    ("poj2348", "34 12\n15 24\n0 0\n", "Stan wins\nOllie wins\n"),
    ("poi-gra", "5 2\n1 3\n", "1\n"),
    (
        "ipsc2003-g",
        "2\n8 7\n1 2\n1 3\n3 4\n1 5\n5 6\n6 7\n7 8\n5 6\n1 2\n1 3\n3 2\n1 4\n5 1\n4 5\n",
        "Alice\nBob\n",
    ),
    ("luogu-p2197", "2\n2\n1 1\n2\n1 0\n", "No\nYes\n"),
    ("hnoi2007-split", "2\n4\n1 0 1 5000\n3\n0 0 1\n", "0 2 3\n1\n-1 -1 -1\n0\n"),
    ("hdu1846", "2\n23 2\n4 3\n", "first\nsecond\n"),
    ("hdu2516", "2\n13\n10000\n0\n", "Second win\nSecond win\nFirst win\n"),
    ("hdu1850", "3\n5 7 9\n0\n", "1\n"),
    ("poj2975", "3\n7 11 13\n2\n1000000000 1000000000\n0\n", "3\n0\n"),
    ("hdu1907", "2\n3\n3 5 1\n1\n1\n", "John\nBrother\n"),
    ("hdu2176", "2\n45 45\n3\n3 6 9\n5\n5 7 8 9 10\n0\n", "No\nYes\n9 5\nYes\n8 1\n9 0\n10 3\n"),
    ("hdu2177", "1 2\n5 8\n4 7\n2 2\n0 0\n", "0\n1\n4 7\n3 5\n0\n1\n0 0\n1 2\n"),
    ("hdu1848", "1 1 1\n1 4 1\n0 0 0\n", "Fibo\nNacci\n"),
    (
        "hdu1536",
        "2 2 5\n3\n2 5 12\n3 2 4 7\n4 2 3 7 12\n5 1 2 3 4 5\n3\n2 5 12\n3 2 4 7\n4 2 3 7 12\n0\n",
        "LWW\nWWL\n",
    ),
    ("hdu3032", "2\n3\n2 2 3\n2\n3 3\n", "Alice\nBob\n"),
    ("poj2311", "2 2\n3 2\n4 2\n", "LOSE\nLOSE\nWIN\n"),
    (
        "poj2425",
        "4\n2 1 2\n0\n1 3\n0\n1 0\n2 0 2\n0\n\n4\n1 1\n1 2\n0\n0\n2 0 1\n2 1 1\n3 0 1 3\n0\n",
        "WIN\nWIN\nWIN\nLOSE\nWIN\n",
    ),
    ("poj3710", "2\n2 1\n1 2\n4 4\n1 2\n2 3\n2 4\n3 4\n", "Sally\n"),
];

/// Formats in which the end of the input ends the cases.
pub(crate) const TO_THE_END: &[&str] = &["poj1067", "spoj2021", "poj2311", "poj2425", "poj3710"];

#[test]
fn the_samples_are_answered_to_the_byte() {
    for (id, input, output) in SAMPLES {
        assert_eq!(printed(id, input), *output, "{id}");
    }
}

#[test]
fn line_ends_and_blanks_mean_nothing() {
    for (id, input, output) in SAMPLES {
        let tokens: Vec<&str> = input.split_whitespace().collect();
        for between in [" ", "\n", "\r\n", "\t \r\n\n  "] {
            assert_eq!(printed(id, &tokens.join(between)), *output, "{id} {between:?}");
            assert_eq!(printed(id, &format!("\u{feff}{between}{}{between}", tokens.join(between))), *output);
        }
    }
}

#[test]
fn aliases_are_the_same_problem_in_any_case_of_letters() {
    for problem in bouton::judge::problems() {
        let sample = SAMPLES.iter().find(|(id, ..)| *id == problem.id);
        let (_, input, output) = sample.expect("every problem has a sample");
        for alias in problem.aliases {
            assert_eq!(printed(alias, input), *output, "{alias}");
            assert_eq!(printed(&alias.to_uppercase(), input), *output, "{alias}");
        }
    }
}
