//! One number: eventually periodic sets and values.

use super::phrasing::Phrasing;
use heap::Growth;

/// Limit on the numbers named by a list.
const MOST_LISTED: usize = 300;

/// From `before` on, the value `period` later is larger by `more`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Period {
    pub(crate) before: usize,
    pub(crate) period: usize,
    pub(crate) more: i64,
}

/// Period of a sequence, if it has been repeated at least three times, over a third of the sequence: the one
/// determined by the fewest numbers. Time O(n) for each period up to the one that is found, and for most of them a few
/// comparisons: differences at that distance are compared from the end.
pub(crate) fn period(values: &[i64], saltus: bool) -> Option<Period> {
    let mut best: Option<Period> = None;
    for period in 1..=values.len() / 3 {
        if limits::watch::is_stopped() {
            return None;
        }
        // A longer one is determined by more numbers.
        if best.is_some_and(|best| period >= best.before + best.period) {
            break;
        }
        let mut steps = values.iter().zip(&values[period..]).map(|(here, later)| later - here).rev();
        let Some(more) = steps.next() else { continue };
        if more < 0 || more != 0 && !saltus {
            continue;
        }
        let before = steps.position(|step| step != more).map_or(0, |same| values.len() - period - 1 - same);
        let seen = before + 3 * period <= values.len() && 3 * before <= 2 * values.len();
        if seen && best.is_none_or(|best| before + period < best.before + best.period) {
            best = Some(Period { before, period, more });
        }
    }
    best
}

/// Returns `true` if growing values have been seen long enough for the pattern to be plausible.
fn is_telling(values: &[i64], found: Period) -> bool {
    let Ok(more) = u64::try_from(found.more) else { return false };
    let seen: Vec<u64> = values[found.before..].iter().map(|&value| value.max(0) as u64).collect();
    Growth::of(&seen, found.period, more).is_none_or(|growth| growth.is_telling())
}

/// Formulations of an eventually periodic set of numbers, shortest first.
pub(crate) fn set(term: &str, members: &[bool]) -> Vec<Phrasing> {
    let values: Vec<i64> = members.iter().map(|&member| i64::from(member)).collect();
    let Some(Period { before, period, .. }) = period(&values, false) else { return vec![] };
    let first = before.div_ceil(period) * period;
    let rest = |number: usize| members[number];
    let rests: Vec<usize> = (0..period).filter(|&residue| rest(first + residue)).collect();
    let by_rule = |number: usize| rests.binary_search(&(number % period)).is_ok();
    let last_wrong = (0..before).rev().find(|&number| !members[number] && by_rule(number));
    let from = last_wrong.map_or(0, |last| last + 1);
    let extra: Vec<usize> =
        (0..before).filter(|&number| members[number] && (number < from || !by_rule(number))).collect();
    if extra.len() > MOST_LISTED || rests.len() > MOST_LISTED {
        return vec![];
    }
    let mut found = vec![];
    for core in residues(term, period, &rests) {
        let bounded = match (from, core.as_str()) {
            (0, _) | (_, "false") => core.clone(),
            (from, "true") => format!("{term} >= {from}"),
            (from, core) => format!("{term} >= {from} and {core}"),
        };
        let whole = match (extra.is_empty(), bounded.as_str()) {
            (true, _) => vec![bounded.clone()],
            (false, "false") => member(term, &extra),
            (false, bounded) => {
                member(term, &extra).into_iter().map(|some| format!("{some} or {bounded}")).collect()
            }
        };
        found.extend(whole.into_iter().map(Phrasing::new));
    }
    found.sort();
    found
}

/// Formulations of a remainder being one of several.
pub(crate) fn residues(term: &str, period: usize, rests: &[usize]) -> Vec<String> {
    if rests.is_empty() {
        return vec!["false".into()];
    }
    if rests.len() == period {
        return vec!["true".into()];
    }
    let left = format!("{term} mod {period}");
    let mut ways = vec![];
    if let [one] = rests {
        ways.push(format!("{left} = {one}"));
    }
    let run = rests.windows(2).all(|pair| pair[1] == pair[0] + 1);
    match (rests.first(), rests.last()) {
        (Some(0), Some(last)) if run => ways.push(format!("{left} < {}", last + 1)),
        (Some(first), Some(last)) if run && last + 1 == period => ways.push(format!("{left} >= {first}")),
        (Some(first), Some(last)) if run && first < last => ways.push(format!("{first} <= {left} <= {last}")),
        _ => {}
    }
    if period - rests.len() == 1 && period > 2 {
        let other = (0..period).find(|residue| !rests.contains(residue)).unwrap_or(0);
        ways.push(format!("{left} != {other}"));
    }
    // A run that continues at 0.
    let gap = (0..period).find(|&residue| {
        let next = |residue: usize| rests.contains(&(residue % period));
        !next(residue) && (residue + 1..residue + 1 + rests.len()).all(next)
    });
    if let Some(before) = gap.filter(|_| !(run && rests.first() == Some(&0))) {
        let shift = period - 1 - before;
        let is = if rests.len() == 1 { "= 0".into() } else { format!("< {}", rests.len()) };
        ways.push(format!("({term} + {shift}) mod {period} {is}"));
    }
    if rests.len() > 1 {
        ways.push(format!("{left} in {}", listed(rests)));
    }
    ways
}

/// Formulations of a number being one of several.
fn member(term: &str, numbers: &[usize]) -> Vec<String> {
    match numbers {
        [one] => vec![format!("{term} = {one}")],
        several => vec![format!("{term} in {}", listed(several))],
    }
}

/// `{0, 3..5}`
fn listed(numbers: &[usize]) -> String {
    let mut ranges: Vec<(usize, usize)> = vec![];
    for &number in numbers {
        match ranges.last_mut() {
            Some((_, last)) if *last + 1 == number => *last = number,
            _ => ranges.push((number, number)),
        }
    }
    let range = |&(from, to): &(usize, usize)| match to - from {
        0 => from.to_string(),
        1 => format!("{from}, {to}"),
        _ => format!("{from}..{to}"),
    };
    format!("{{{}}}", ranges.iter().map(range).collect::<Vec<_>>().join(", "))
}

/// `[0, 1] repeat [2, 3] plus 4`
pub(crate) fn sequence(values: &[i64]) -> Option<Phrasing> {
    let found = period(values, true).filter(|&found| is_telling(values, found))?;
    let Period { before, period, more } = found;
    if before + period > MOST_LISTED {
        return None;
    }
    let list =
        |values: &[i64]| format!("[{}]", values.iter().map(i64::to_string).collect::<Vec<_>>().join(", "));
    let start = if before == 0 { String::new() } else { format!("{} ", list(&values[..before])) };
    let plus = if more == 0 { String::new() } else { format!(" plus {more}") };
    let text = format!("{start}repeat {}{plus}", list(&values[before..before + period]));
    let said = Phrasing::new(text);
    // A formula for growing values is more informative than a list.
    Some(Phrasing { cost: said.cost + if more == 0 { 0 } else { 500 }, ..said })
}

/// `n - 1 if n mod 4 = 0 and n > 0 | n + 1 if n mod 4 = 3 | n otherwise`, where a period adds a multiple of
/// itself.
pub(crate) fn pieces(term: &str, values: &[i64]) -> Option<Phrasing> {
    let found = period(values, true).filter(|&found| is_telling(values, found))?;
    let Period { before, period, more } = found;
    if more % period as i64 != 0 || period > 64 || before > 16 {
        return None;
    }
    let slope = more / period as i64;
    let offset = |number: usize| values[number] - slope * number as i64;
    let first = before.div_ceil(period) * period;
    let mut groups: Vec<(i64, Vec<usize>)> = vec![];
    for residue in 0..period {
        let offset = offset(first + residue);
        match groups.iter_mut().find(|(known, _)| *known == offset) {
            Some((_, residues)) => residues.push(residue),
            None => groups.push((offset, vec![residue])),
        }
    }
    groups.sort_by_key(|(offset, residues)| (residues.len(), *offset));
    let said = |offset: i64| -> String {
        let line = match slope {
            0 => return offset.to_string(),
            1 => term.to_owned(),
            slope => format!("{slope}*{term}"),
        };
        match offset {
            0 => line,
            1.. => format!("{line} + {offset}"),
            _ => format!("{line} - {}", -offset),
        }
    };
    let of_rule = |number: usize| {
        groups.iter().find(|(_, residues)| residues.contains(&(number % period))).map(|(offset, _)| *offset)
    };
    let mut pieces: Vec<String> = (0..before)
        .filter(|&number| of_rule(number) != Some(offset(number)))
        .map(|number| format!("{} if {term} = {number}", values[number]))
        .collect();
    let (last, others) = groups.split_last()?;
    for (offset, residues_here) in others {
        let condition = residues(term, period, residues_here).into_iter().min_by_key(String::len)?;
        pieces.push(format!("{} if {condition}", said(*offset)));
    }
    let last = said(last.0);
    let text = match pieces.is_empty() {
        true => last,
        false => format!("{} | {last} otherwise", pieces.join(" | ")),
    };
    Some(Phrasing::new(text))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(members: impl Fn(usize) -> bool) -> String {
        set("n", &(0..300).map(members).collect::<Vec<_>>())[0].text.clone()
    }

    #[test]
    fn sets_are_told_shortly() {
        assert_eq!(said(|n| n % 4 == 0), "n mod 4 = 0");
        assert_eq!(said(|n| n % 7 == 0 || n % 7 == 2), "n mod 7 in {0, 2}");
        assert_eq!(said(|n| n % 7 < 2), "n mod 7 < 2");
        assert_eq!(said(|n| n % 5 == 1 && n > 8 || n == 2), "n = 2 or n >= 7 and n mod 5 = 1");
        assert_eq!(said(|n| n == 0), "n = 0");
        assert_eq!(said(|n| n % 6 == 5 || n == 3), "n = 3 or n mod 6 = 5");
        assert_eq!(said(|n| n > 7), "n >= 8");
        assert!(set("n", &(0..300).map(|n: usize| n.is_power_of_two()).collect::<Vec<_>>()).is_empty());
    }

    #[test]
    fn sequences_are_told_with_period_and_growth() {
        let values: Vec<i64> = (0..200).map(|n| if n < 3 { 7 } else { n / 2 }).collect();
        assert_eq!(
            sequence(&values).map(|found| found.text).as_deref(),
            Some("[7, 7, 7] repeat [1, 2] plus 1")
        );
        let lasker = |n: i64| match n % 4 {
            0 if n > 0 => n - 1,
            3 => n + 1,
            _ => n,
        };
        let values: Vec<i64> = (0..200).map(lasker).collect();
        let found = pieces("n", &values).map(|found| found.text);
        assert_eq!(
            found.as_deref(),
            Some("0 if n = 0 | n - 1 if n mod 4 = 0 | n + 1 if n mod 4 = 3 | n otherwise")
        );
    }
}
