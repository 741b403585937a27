//! Numerations that rules or common recurrences suggest, and pairs of numbers in them.

use super::learn::Learned;
use automata::Numeration;
use rules::Instance;
use std::collections::BTreeSet;

/// Limit on the bases suggested by the rules.
const MOST_BASES: usize = 8;

/// Coefficients of recurrences of degree 3 and 4.
const LONGER: [&[i8]; 6] = [&[1, 1, 1], &[1, 0, 1], &[1, 0, 0, 1], &[1, 1, 1, 1], &[2, 1, 1], &[1, 1, 0, 1]];

/// Largest coefficient of the last term in a recurrence of degree 2 that subtracts the term before it.
const MOST_LESS: i8 = 8;
/// Largest coefficient of the last term in a recurrence of degree 2.
const MOST_TIMES: i8 = 7;
/// Largest coefficient of the term before it.
const MOST_BEFORE: i8 = 4;

/// Numerations to try after the usual ones.
pub(super) fn numerations(game: &Instance) -> Vec<Numeration> {
    let longer = LONGER.into_iter().filter_map(|coefficients| Numeration::of_recurrence(coefficients).ok());
    let subtracting = (3..=MOST_LESS).filter_map(|a| Numeration::of_recurrence(&[a, -1]).ok());
    let usual =
        bases(game).into_iter().map(Numeration::Base).chain(longer).chain(second_degree()).chain(subtracting);
    let mut all = fields(game);
    for numeration in usual {
        if !all.contains(&numeration) {
            all.push(numeration);
        }
    }
    all
}

/// Numerations in which the irrational factors of the rules are read.
fn fields(game: &Instance) -> Vec<Numeration> {
    let mut found = vec![];
    for root in (0..game.rule_count()).flat_map(|rule| roots(game.rule_text(rule))) {
        let square = |number: i64| number.isqrt().pow(2) == number;
        let reads = |of: &Numeration| {
            of.slope().and_then(|slope| slope.alpha.root.checked_mul(root)).is_some_and(square)
        };
        let known = Numeration::sloping().find(reads).filter(|_| !square(root));
        found.extend(known.filter(|known| !found.contains(known)));
    }
    found
}

/// Numbers under a root in a text; `phi` has 5.
fn roots(text: &str) -> Vec<i64> {
    let number = |text: &str| text.split(')').next().and_then(|text| text.trim().parse().ok());
    let golden = text.contains("phi").then_some(5);
    text.split("sqrt(").skip(1).filter_map(number).filter(|&root| root > 0).chain(golden).collect()
}

/// Numerations of u'' = a·u' + b·u, by the sum of a and b.
pub(super) fn second_degree() -> impl Iterator<Item = Numeration> {
    let mut pairs: Vec<[i8; 2]> =
        (1..=MOST_BEFORE).flat_map(|b| (b..=MOST_TIMES).map(move |a| [a, b])).collect();
    pairs.sort_by_key(|[a, b]| a + b);
    pairs.into_iter().filter_map(|pair| Numeration::of_recurrence(&pair).ok())
}

/// Pairs of which one ends in an even number of zeros, and the other is that with a 0 appended: the lost positions of
/// Wythoff's game and many like it (A. S. Fraenkel, 1998).
///
/// After the start there are as many states for each order of the numbers: that the next digit of the first is 0, after
/// an even or an odd number of zeros, or that it is another digit.
pub(super) fn shifted(numeration: Numeration) -> Learned {
    let radix = numeration.radix();
    let states = usize::from(radix) + 1;
    // The next digit of the first number is the last one of the second; `odd` counts its zeros so far.
    let state = |turned: bool, due: u8, odd: bool| {
        let own = if due == 0 { usize::from(odd) } else { usize::from(due) + 1 };
        1 + usize::from(turned) * states + own
    };
    let column = |turned: bool, first: u8, second: u8| {
        if turned { vec![second, first] } else { vec![first, second] }
    };
    let mut transitions = vec![vec![]; 1 + 2 * states];
    transitions[0].push((column(false, 0, 0), 0));
    for turned in [false, true] {
        let after = |first: u8, odd: bool| {
            (0..radix).map(move |second| (column(turned, first, second), state(turned, second, odd)))
        };
        transitions[0].extend(after(0, false).skip(1));
        for due in 1..radix {
            transitions[state(turned, due, false)].extend(after(due, false));
        }
        for odd in [false, true] {
            transitions[state(turned, 0, odd)].extend(after(0, !odd));
        }
    }
    transitions.iter_mut().for_each(|edges| edges.sort());
    let mut accepting = vec![false; transitions.len()];
    for accepted in [0, state(false, 0, false), state(true, 0, false)] {
        accepting[accepted] = true;
    }
    Learned { numeration, places: 2, transitions, accepting }
}

/// Products of constants of the rules, and the constants; that of the least and the largest first.
fn bases(game: &Instance) -> Vec<u8> {
    let constants: BTreeSet<u8> =
        (0..game.rule_count()).flat_map(|rule| constants(game.rule_text(rule))).collect();
    let (Some(&least), Some(&largest)) = (constants.first(), constants.last()) else { return vec![] };
    let products = constants.iter().flat_map(|a| constants.iter().map(move |b| (*a, *b)));
    let mut found: Vec<u8> = vec![];
    for (a, b) in [(least, largest)].into_iter().chain(products).chain(constants.iter().map(|&a| (a, 1))) {
        let Some(base) = a.checked_mul(b) else { continue };
        if (2..=36).contains(&base) && !found.contains(&base) {
            found.push(base);
        }
    }
    found.truncate(MOST_BASES);
    found
}

/// Numbers from 2 to 36 in a text.
fn constants(text: &str) -> impl Iterator<Item = u8> {
    let words = text.split(|next: char| !next.is_alphanumeric() && next != '_');
    words.filter_map(|word| word.parse().ok()).filter(|number| (2..=36).contains(number))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_under_roots_are_read_from_rules() {
        assert_eq!(
            roots("floor((2 + sqrt(3))/5*n) <= k and k < floor(phi*n) + sqrt( 12 ) - sqrt(t)"),
            [3, 12, 5]
        );
        assert_eq!(roots("k < n"), [0; 0]);
    }

    #[test]
    fn shifted_pairs_are_those_of_the_numeration() {
        for numeration in second_degree() {
            let known = shifted(numeration);
            let mut pairs = vec![(0, 0)];
            for number in 1..100u64 {
                let mut word = numeration.digits(&number.into());
                let zeros = word.iter().rev().take_while(|&&digit| digit == 0).count();
                word.push(0);
                if zeros % 2 == 0 {
                    pairs.push((number, u64::try_from(&numeration.value(word)).expect("it is small")));
                }
            }
            for (a, b) in (0..100).flat_map(|a| (0..100).map(move |b| (a, b))) {
                let is = pairs.contains(&(a, b)) || pairs.contains(&(b, a));
                assert_eq!(known.accepts(&[a, b]), is, "{numeration} {a} {b}");
            }
        }
    }
}
