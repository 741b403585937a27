//! Values of games in which one may move to all numbers from an irrational share on:
//! `value(n) = 0 if n = 0 | n - w(n) if w(n) = w(n - 1) | value(w(n) - 1) otherwise` for w(n) = ⌊(√3 − 1)·n⌋.
//!
//! By Levine's theorem the number of options of n is the largest value up to n.

use super::recursive::added;
use guess::Beatty;
use limits::watch;

/// Values needed to recognize a share.
const FEWEST: usize = 100;
/// Numbers at the start that may be exceptions, at most.
const MOST_EXCEPTIONS: usize = 3;

/// The number of options of each number, if the values are those of Levine's theorem.
fn options(values: &[i128]) -> Option<Vec<i128>> {
    let mut most = vec![];
    for (number, &value) in values.iter().enumerate() {
        let before = most.last().copied().unwrap_or(0);
        let here = before.max(value);
        most.push(here);
        // The number that has dropped out of the options, if one has.
        let dropped = usize::try_from(here).ok().and_then(|count| number.checked_sub(count + 1));
        let right = match here - before {
            0 if here == 0 => value == 0,
            0 => values.get(dropped?) == Some(&value),
            by => by == 1 && value == here,
        };
        if !right {
            return None;
        }
    }
    Some(most)
}

/// A claim about values by the floors of a share: that of the options, or that of the numbers below them.
pub(super) fn line(values: &[i128], name: &str) -> Option<String> {
    if values.len() < FEWEST {
        return None;
    }
    let options = options(values)?;
    let counted = |of: &dyn Fn(i128, i128) -> i128| -> Option<Vec<i64>> {
        let numbers = (1..).zip(&options[1..]).map(|(number, &count)| i64::try_from(of(number, count)).ok());
        numbers.collect()
    };
    // The number of options, or the least option.
    let ways: [(bool, Vec<i64>); 2] =
        [(false, counted(&|_, count| count)?), (true, counted(&|number, count| number - count)?)];
    ways.into_iter().find_map(|(least, sequence)| {
        let beatty = Beatty::of(1, &sequence, &mut watch::is_stopped)?;
        told(values, name, least, &beatty)
    })
}

/// The claim in the language; `None` if more than a few numbers at the start are exceptions.
fn told(values: &[i128], name: &str, least: bool, beatty: &Beatty) -> Option<String> {
    let term = |number: usize| beatty.term(number as u64).map(i128::from);
    // The value that the claim without exceptions gives.
    let said = |number: usize| -> Option<i128> {
        let (here, before) = (term(number)?, term(number.checked_sub(1)?)?);
        let number = number as i128;
        let (count, grows) = if least { (number - here, here == before) } else { (here, here != before) };
        if grows { Some(count) } else { values.get(usize::try_from(number - count - 1).ok()?).copied() }
    };
    let wrong = (0..values.len()).rev().find(|&number| said(number) != Some(values[number]));
    let exceptions = wrong.map_or(0, |number| number + 1);
    if exceptions > MOST_EXCEPTIONS {
        return None;
    }
    let (shift, factor) = (beatty.parts().0, beatty.factor());
    let plus = added(beatty.plus().into());
    let floor = |back: u64| match i128::from(shift) - i128::from(back) {
        0 => format!("floor({factor}*{name})"),
        more => format!("floor({factor}*({name}{}))", added(more)),
    };
    let first = (0..exceptions).map(|number| format!("{} if {name} = {number}", values[number]));
    let (here, before, whole) = (floor(0), floor(1), floor(0) + &plus);
    let taken = if plus.is_empty() { whole.clone() } else { format!("({whole})") };
    let [grows, back] = match least {
        true => [
            format!("{name} - {taken} if {here} = {before}"),
            format!("value({here}{}) otherwise", added(i128::from(beatty.plus()) - 1)),
        ],
        false => [format!("{whole} if {here} != {before}"), format!("value({name} - {taken} - 1) otherwise")],
    };
    let pieces: Vec<String> = first.chain([grows, back]).collect();
    Some(format!("value({name}) = {}", pieces.join(" | ")))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Values from the definition, where one may move from n to all numbers from `least(n)` on.
    fn values(least: impl Fn(usize) -> usize) -> Vec<i128> {
        let mut values: Vec<i128> = vec![];
        for number in 0..400 {
            let options: Vec<i128> = values[least(number).min(number)..number].to_vec();
            values.extend((0..).find(|value| !options.contains(value)));
        }
        values
    }

    #[test]
    fn irrational_shares_are_recognized() {
        let root = |d: usize, n: usize| (d * n * n).isqrt();
        let golden = line(&values(|n| (root(5, n) - n) / 2), "n").expect("a claim");
        assert_eq!(
            golden,
            "value(n) = 0 if n = 0 | n - floor((sqrt(5) - 1)/2*n) if floor((sqrt(5) - 1)/2*n) = floor((sqrt(5) - 1)/2*(n - 1)) \
             | value(floor((sqrt(5) - 1)/2*n) - 1) otherwise"
        );
        assert!(line(&values(|n| root(3, n) - n), "n").is_some_and(|line| line.contains("sqrt(3) - 1")));
        // The share is subtracted: the number of options has the root added.
        assert!(line(&values(|n| 2 * n - root(3, n)), "n").is_some_and(|line| line.contains("sqrt(3) - 1")));
        // Any other rule: nothing.
        assert_eq!(line(&values(|n| n / 2), "n"), None);
        assert_eq!(line(&values(|n| n.isqrt()), "n"), None);
        assert_eq!(line(&values(|_| 0), "n"), None);
    }
}
