//! Values by recursion on the last digit: `value(2*n) = n`, `value(2*n + 1) = value(n)`; or `value(3*n + 1) = value(2*n)`.

use super::oracle::{Goal, Label};
use super::sample::Sample;
use super::wanted::Wanted;

/// Largest base.
const MOST_BASE: usize = 12;
/// Numbers with a digit that a rule has to be right about, at least.
const FEWEST: usize = 8;
/// Largest number that is added or taken away.
const MOST_MORE: i128 = 16;
/// Numbers without their last digit that may be exceptions, at most.
const MOST_EXCEPTIONS: usize = 3;

/// The values of the numbers with a last digit: a multiple of the value of a smaller number that is a multiple of what is
/// left without the digit, and a constant; and a multiple of what is left, and a constant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Rule {
    times: i128,
    of: (i128, i128),
    factor: i128,
    more: i128,
}

impl Rule {
    /// The value that it says; `None` where it does not go back to a number below this one.
    fn value(self, rest: usize, number: usize, values: &[i128]) -> Option<i128> {
        let rest = rest as i128;
        let value = match self.times {
            0 => 0,
            times => {
                let back =
                    usize::try_from(self.of.0 * rest + self.of.1).ok().filter(|&back| back < number)?;
                times * values.get(back)?
            }
        };
        Some(value + self.factor * rest + self.more)
    }

    /// The simplest rule for a digit that is right about all numbers of more digits, but for a few.
    fn found(values: &[i128], base: usize, digit: usize) -> Option<Rule> {
        let all =
            |from: usize| (from..).map_while(move |rest| Some((rest, *values.get(base * rest + digit)?)));
        let most = base as i128;
        let digits = (0..=most).flat_map(|times| (0..=most).map(move |factor| (times, factor, (1, 0))));
        let mut ways: Vec<(i128, i128, (i128, i128))> = digits.collect();
        ways.sort_by_key(|(times, factor, _)| (times + factor, *factor));
        // A smaller number that leaves more than the last digit out, or adds something.
        let further =
            (1..most).flat_map(|factor| (-2 * most..=2 * most).map(move |more| (1, 0, (factor, more))));
        ways.extend(further.filter(|way| way.2 != (1, 0)));
        (1..=MOST_EXCEPTIONS).filter(|&from| all(from).count() >= FEWEST).find_map(|from| {
            let (first, value) = all(from).next()?;
            ways.iter().find_map(|&(times, factor, of)| {
                let rule = Rule { times, of, factor, more: 0 };
                let more = value - rule.value(first, base * first + digit, values)?;
                let rule = Rule { more, ..rule };
                let plain = of == (1, 0) || more == 0;
                let right = |(rest, value)| rule.value(rest, base * rest + digit, values) == Some(value);
                (plain && more.abs() <= MOST_MORE && all(from).all(right)).then_some(rule)
            })
        })
    }

    fn text(self, name: &str) -> String {
        let multiple = |factor: i128, of: String| match factor {
            0 => None,
            1 => Some(of),
            factor => Some(format!("{factor}*{of}")),
        };
        let back = multiple(self.of.0, name.to_owned()).unwrap_or_default();
        let value = format!("value({back}{})", added(self.of.1));
        let terms = [multiple(self.times, value), multiple(self.factor, name.to_owned())];
        let text = terms.into_iter().flatten().collect::<Vec<_>>().join(" + ");
        if text.is_empty() { self.more.to_string() } else { text + &added(self.more) }
    }
}

/// A number after what it is added to.
pub(super) fn added(more: i128) -> String {
    match more {
        0 => String::new(),
        more if more < 0 => format!(" - {}", -more),
        more => format!(" + {more}"),
    }
}

/// The lines of a claim in this base, if there are rules for all digits and one of them goes back to smaller numbers.
fn lines(values: &[i128], base: usize, name: &str) -> Option<Vec<String>> {
    let rules: Vec<Rule> = (0..base).map(|digit| Rule::found(values, base, digit)).collect::<Option<_>>()?;
    if rules.iter().all(|rule| rule.times == 0) {
        return None;
    }
    let mut lines = vec![];
    for (number, &value) in values.iter().enumerate().take(base * MOST_EXCEPTIONS) {
        if rules[number % base].value(number / base, number, values) != Some(value) {
            lines.push(format!("value({number}) = {value}"));
        }
    }
    for (digit, rule) in rules.into_iter().enumerate() {
        let head = if digit == 0 { format!("{base}*{name}") } else { format!("{base}*{name} + {digit}") };
        lines.push(format!("value({head}) = {}", rule.text(name)));
    }
    Some(lines)
}

/// Claims by recursion, in the smallest base in which there is one, and by an irrational share.
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
    let share = super::shares::line(&values, &name).map(|line| vec![line]);
    found.into_iter().chain(share).map(completed).collect()
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
