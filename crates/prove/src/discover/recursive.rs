//! Values by recursion on the last digit: `value(2*n) = n`, `value(2*n + 1) = value(n)`.

use super::oracle::{Goal, Label};
use super::sample::Sample;
use super::wanted::Wanted;

/// Largest base.
const MOST_BASE: usize = 10;
/// Numbers with a digit that a rule has to be right about, at least.
const FEWEST: usize = 8;
/// Largest number that is added or taken away.
const MOST_MORE: i128 = 16;

/// The values of the numbers with a last digit: a multiple of the value of what is left without it, a multiple of that
/// itself, and a constant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Rule {
    times: i128,
    factor: i128,
    more: i128,
}

impl Rule {
    fn value(self, rest: usize, value: i128) -> i128 {
        self.times * value + self.factor * rest as i128 + self.more
    }

    /// The simplest rule for a digit that is right about all numbers of more digits.
    fn found(values: &[i128], base: usize, digit: usize) -> Option<Rule> {
        let all: Vec<(usize, i128)> =
            (1..).map_while(|rest| Some((rest, *values.get(base * rest + digit)?))).collect();
        let most = base as i128;
        let mut ways: Vec<(i128, i128)> =
            (0..=most).flat_map(|times| (0..=most).map(move |factor| (times, factor))).collect();
        ways.sort_by_key(|(times, factor)| (times + factor, *factor));
        let (first, value) = *all.first().filter(|_| all.len() >= FEWEST)?;
        ways.into_iter().find_map(|(times, factor)| {
            let more = value - Rule { times, factor, more: 0 }.value(first, values[first]);
            let rule = Rule { times, factor, more };
            let right = all.iter().all(|&(rest, value)| rule.value(rest, values[rest]) == value);
            (right && more.abs() <= MOST_MORE).then_some(rule)
        })
    }

    fn text(self, name: &str) -> String {
        let multiple = |factor: i128, of: String| match factor {
            0 => None,
            1 => Some(of),
            factor => Some(format!("{factor}*{of}")),
        };
        let mut text =
            [multiple(self.times, format!("value({name})")), multiple(self.factor, name.to_owned())]
                .into_iter()
                .flatten()
                .collect::<Vec<_>>()
                .join(" + ");
        match self.more {
            more if text.is_empty() => text = more.to_string(),
            0 => {}
            more if more < 0 => text.push_str(&format!(" - {}", -more)),
            more => text.push_str(&format!(" + {more}")),
        }
        text
    }
}

/// The lines of a claim in this base, if there are rules for all digits and one of them goes back to smaller numbers.
fn lines(values: &[i128], base: usize, name: &str) -> Option<Vec<String>> {
    let rules: Vec<Rule> = (0..base).map(|digit| Rule::found(values, base, digit)).collect::<Option<_>>()?;
    if rules.iter().all(|rule| rule.times == 0) {
        return None;
    }
    let (mut small, mut large) = (vec![], vec![]);
    for (digit, rule) in rules.into_iter().enumerate() {
        // The value of 0 cannot go back to itself.
        let goes_round = digit == 0 && rule.times > 0;
        if goes_round || rule.value(0, values[0]) != values[digit] {
            small.push(format!("value({digit}) = {}", values[digit]));
        }
        let head = if digit == 0 { format!("{base}*{name}") } else { format!("{base}*{name} + {digit}") };
        large.push(format!("value({head}) = {}", rule.text(name)));
    }
    Some([small, large].concat())
}

/// Claims by recursion, in the smallest base in which there is one.
pub(super) fn candidates(wanted: Wanted, sample: &Sample) -> Vec<Vec<String>> {
    let Some(name) = wanted.naming.place(0).filter(|_| wanted.goal == Goal::Values && wanted.places == 1)
    else {
        return vec![];
    };
    let value = |number: u64| match sample.label(&[number]) {
        Some(Label::Value(value)) => Some(i128::from(value)),
        _ => None,
    };
    let values: Vec<i128> = (0..sample.side).map_while(value).collect();
    let found = (2..=MOST_BASE).find_map(|base| lines(&values, base, &name));
    let completed = |lines: Vec<String>| lines.iter().map(|line| wanted.naming.completed(line)).collect();
    found.map(completed).into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(value: impl Fn(u64) -> u64, base: usize) -> Option<Vec<String>> {
        let values: Vec<i128> = (0..100).map(|n| value(n).into()).collect();
        lines(&values, base, "n")
    }

    #[test]
    fn values_of_published_games_are_found() {
        fn half(n: u64) -> u64 {
            if n.is_multiple_of(2) { n / 2 } else { half(n / 2) }
        }
        let lines = |lines: &[&str]| Some(lines.iter().map(|line| line.to_string()).collect::<Vec<_>>());
        assert_eq!(found(half, 2), lines(&["value(2*n) = n", "value(2*n + 1) = value(n)"]));
        let ones = ["value(0) = 0", "value(2*n) = value(n)", "value(2*n + 1) = value(n) + 1"];
        assert_eq!(found(|n| u64::from(n.count_ones()), 2), lines(&ones));
        // The sum of the decimal digits has no rule in a smaller base.
        let sum = |n: u64| n / 100 + n / 10 % 10 + n % 10;
        let of_tens = (2..=10).find_map(|base| found(sum, base).map(|lines| (base, lines.len())));
        assert_eq!(of_tens, Some((10, 11)));
    }

    #[test]
    fn nothing_is_found_where_no_rule_goes_back() {
        assert_eq!(found(|n| n / 2, 2), None);
        assert_eq!(found(|n| n.isqrt(), 2), None);
    }
}
