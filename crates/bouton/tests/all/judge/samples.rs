//! The samples of the problems.

use super::printed;
use bouton::judge::{problem, problems};

/// Id, input, output of the sample of each problem's statement.
pub(crate) fn samples() -> impl Iterator<Item = (&'static str, &'static str, &'static str)> {
    problems().iter().map(|problem| (problem.id, problem.sample.0, problem.sample.1))
}

/// `true` if the end of the input ends the cases.
pub(crate) fn to_the_end(id: &str) -> bool {
    problem(id).expect("a problem").to_the_end
}

#[test]
fn the_samples_are_answered_to_the_byte() {
    for (id, input, output) in samples() {
        assert_eq!(printed(id, input), output, "{id}");
    }
}

#[test]
fn line_ends_and_blanks_mean_nothing() {
    for (id, input, output) in samples() {
        let tokens: Vec<&str> = input.split_whitespace().collect();
        for between in [" ", "\n", "\r\n", "\t \r\n\n  "] {
            assert_eq!(printed(id, &tokens.join(between)), output, "{id} {between:?}");
            assert_eq!(printed(id, &format!("\u{feff}{between}{}{between}", tokens.join(between))), *output);
        }
    }
}

#[test]
fn aliases_are_the_same_problem_in_any_case_of_letters() {
    for problem in problems() {
        let (input, output) = problem.sample;
        for alias in problem.aliases {
            assert_eq!(printed(alias, input), output, "{alias}");
            assert_eq!(printed(&alias.to_uppercase(), input), output, "{alias}");
        }
    }
}
