//! Terms for nim-values.

use super::atoms::Atom;
use super::bits::Bits;
use super::cloud::Cloud;
use super::combine::formulas;
use super::ideas::folds::sources;
use super::naming::Naming;
use super::oracle::Label;
use super::phrasing::Phrasing;

/// Limit on the pieces of a value.
const MOST_PIECES: usize = 5;

/// Largest modulus of quotients and remainders in one term.
const MOST_MODULUS: u64 = 12;
/// Largest number added to a nim-sum, or taken from it.
const MOST_MORE: u64 = 3;

/// A term, with the positions at which it is the value.
struct Idea {
    text: String,
    right: Bits,
}

/// Terms that are right at some positions; the shortest for each set of positions.
struct Ideas<'a> {
    cloud: &'a Cloud,
    all: Vec<Idea>,
}

impl Ideas<'_> {
    /// The terms that are right everywhere.
    fn whole(&self, all: &Bits) -> Vec<Phrasing> {
        let whole = self.all.iter().filter(|idea| idea.right == *all);
        whole.map(|idea| Phrasing::new(idea.text.clone())).collect()
    }

    fn add(&mut self, text: String, term: impl Fn(&[u64]) -> Option<u64>) {
        if limits::watch::is_stopped() {
            return;
        }
        let right = Bits::of(self.cloud.len(), |index| {
            let value = match self.cloud.label(index) {
                Label::Value(value) => Some(value),
                Label::Outcome(_) => None,
            };
            value.is_some() && term(self.cloud.at(index)) == value
        });
        if right.is_empty() {
            return;
        }
        match self.all.iter_mut().find(|known| known.right == right) {
            Some(known) if known.text.len() > text.len() => known.text = text,
            Some(_) => {}
            None => self.all.push(Idea { text, right }),
        }
    }
}

/// Terms, or pieces with conditions, that give the value at all positions of the cloud.
pub(crate) fn values(cloud: &Cloud, atoms: &[Atom], naming: &Naming, places: Option<usize>) -> Vec<Phrasing> {
    let mut ideas = Ideas { cloud, all: vec![] };
    let places = places.unwrap_or(0);
    let terms: Vec<String> = (0..places).filter_map(|place| naming.place(place)).collect();
    folds(&mut ideas, naming);
    constants(&mut ideas);
    if terms.len() == places {
        single(&mut ideas, &terms);
        several(&mut ideas, &terms);
    }
    let all = Bits::none(cloud.len()).opposite();
    let mut found = ideas.whole(&all);
    if found.is_empty() && places > 1 && terms.len() == places {
        // Terms of this length are of no use as pieces.
        let mut longer = Ideas { cloud, all: vec![] };
        mixed(&mut longer, &terms);
        found = longer.whole(&all);
    }
    if found.is_empty() {
        found.extend(pieces(&ideas.all, atoms, &all));
    }
    found.sort();
    found
}

fn constants(ideas: &mut Ideas) {
    for constant in 0..=8u64 {
        ideas.add(constant.to_string(), |_| Some(constant));
    }
}

fn folds(ideas: &mut Ideas, naming: &Naming) {
    for source in sources(naming) {
        let within = format!("{}{}", source.term, source.condition);
        let numbers = &source.numbers;
        ideas.add(format!("xor({within})"), |at| Some(numbers(at)?.into_iter().fold(0, |a, b| a ^ b)));
        ideas.add(format!("sum({within})"), |at| Some(numbers(at)?.into_iter().sum()));
        ideas.add(format!("max({within})"), |at| Some(numbers(at)?.into_iter().max().unwrap_or(0)));
        ideas.add(format!("min({within})"), |at| Some(numbers(at)?.into_iter().min().unwrap_or(0)));
        ideas.add(format!("sum({within}) mod 2"), |at| Some(numbers(at)?.into_iter().sum::<u64>() % 2));
    }
}

/// Terms of one number.
fn single(ideas: &mut Ideas, terms: &[String]) {
    for (place, n) in terms.iter().enumerate() {
        for factor in 1..=3u64 {
            let line = if factor == 1 { n.clone() } else { format!("{factor}*{n}") };
            ideas.add(line.clone(), |at| Some(factor * at[place]));
            for more in 1..=4u64 {
                ideas.add(format!("{line} + {more}"), |at| Some(factor * at[place] + more));
                ideas.add(format!("{line} - {more}"), |at| (factor * at[place]).checked_sub(more));
            }
            for modulus in 2..=3u64 {
                let ones = |at: &[u64]| u64::from(at[place].count_ones()) % modulus;
                ideas.add(format!("{line} + ones({n}) mod {modulus}"), |at| {
                    Some(factor * at[place] + ones(at))
                });
                for more in 1..modulus {
                    ideas.add(format!("{line} + {more} - ones({n}) mod {modulus}"), |at| {
                        (factor * at[place] + more).checked_sub(ones(at))
                    });
                }
            }
        }
        for more in 0..=2u64 {
            let shown = if more == 0 { String::new() } else { format!(" + {more}") };
            ideas.add(format!("ones({n}){shown}"), |at| Some(u64::from(at[place].count_ones()) + more));
            let bits = |at: &[u64]| u64::from(u64::BITS - at[place].leading_zeros());
            ideas.add(format!("bits({n}){shown}"), |at| Some(bits(at) + more));
            ideas.add(format!("bits({n} div 2){shown}"), |at| Some(bits(at).saturating_sub(1) + more));
            for after in 0..=1u64 {
                let of = if after == 0 { n.clone() } else { format!("{n} + 1") };
                let twos = |at: &[u64]| {
                    let of = at[place] + after;
                    (of > 0).then(|| u64::from(of.trailing_zeros()) + more)
                };
                ideas.add(format!("v2({of}){shown}"), twos);
            }
        }
        for constant in 1..=4u64 {
            ideas.add(format!("{n} xor {constant}"), |at| Some(at[place] ^ constant));
            ideas.add(format!("min({n}, {constant})"), |at| Some(at[place].min(constant)));
        }
        for divisor in 2..=24u64 {
            let rest = format!("{n} mod {divisor}");
            ideas.add(rest.clone(), |at| Some(at[place] % divisor));
            ideas.add(format!("{n} div {divisor}"), |at| Some(at[place] / divisor));
            if divisor > 8 {
                continue;
            }
            ideas.add(format!("{n} - {rest}"), |at| Some(at[place] - at[place] % divisor));
            for more in 1..divisor {
                ideas.add(format!("({n} + {more}) mod {divisor}"), |at| Some((at[place] + more) % divisor));
                ideas.add(format!("({n} + {more}) div {divisor}"), |at| Some((at[place] + more) / divisor));
                ideas.add(format!("{n} div {divisor} + {more}"), |at| Some(at[place] / divisor + more));
                ideas.add(format!("{rest} + {more}"), |at| Some(at[place] % divisor + more));
            }
        }
        for by in 2..=6u64 {
            for modulus in by + 1..=24 {
                ideas.add(format!("{n} mod {modulus} div {by}"), |at| Some(at[place] % modulus / by));
            }
        }
    }
}

/// Nim-sums of quotients and remainders beside them, and nim-sums with a number added or taken away.
fn mixed(ideas: &mut Ideas, terms: &[String]) {
    let (nim_sum, sum) = (terms.join(" xor "), terms.join(" + "));
    let total = |at: &[u64]| at.iter().sum::<u64>();
    let xor = |at: &[u64]| at.iter().fold(0, |a, b| a ^ b);
    for more in 1..=MOST_MORE {
        ideas.add(format!("({nim_sum}) - {more}"), |at| xor(at).checked_sub(more));
        ideas.add(format!("({nim_sum}) + {more}"), |at| Some(xor(at) + more));
    }
    for modulus in 2..=MOST_MODULUS {
        let quotients: Vec<String> = terms.iter().map(|term| format!("({term} div {modulus})")).collect();
        let whole = format!("{modulus}*({})", quotients.join(" xor "));
        let of = |at: &[u64]| modulus * at.iter().fold(0, |sum, number| sum ^ (number / modulus));
        ideas.add(whole.clone(), |at| Some(of(at)));
        for more in 0..modulus {
            let shown = if more == 0 { sum.clone() } else { format!("{sum} + {more}") };
            ideas.add(format!("{whole} + ({shown}) mod {modulus}"), |at| {
                Some(of(at) + (total(at) + more) % modulus)
            });
        }
        let rests: Vec<String> = terms.iter().map(|term| format!("(({term}) mod {modulus})")).collect();
        ideas.add(format!("{whole} + ({})", rests.join(" xor ")), |at| {
            Some(of(at) + at.iter().fold(0, |sum, number| sum ^ (number % modulus)))
        });
    }
}

/// Terms of several numbers.
fn several(ideas: &mut Ideas, terms: &[String]) {
    if terms.len() < 2 {
        return;
    }
    for set in super::ideas::sets(terms.len(), 2) {
        let chosen =
            |sign: &str| set.iter().map(|&place| terms[place].as_str()).collect::<Vec<_>>().join(sign);
        let pick = |at: &[u64]| set.iter().map(|&place| at[place]).collect::<Vec<u64>>();
        ideas.add(chosen(" xor "), |at| Some(pick(at).into_iter().fold(0, |a, b| a ^ b)));
        let total = |at: &[u64]| pick(at).into_iter().sum::<u64>();
        ideas.add(chosen(" + "), |at| Some(total(at)));
        if let [a, b] = set[..] {
            for less in 0..=1u64 {
                trailing(ideas, [&terms[a], &terms[b]], [a, b], less);
            }
        }
        let list = chosen(", ");
        ideas.add(format!("max({list})"), |at| pick(at).into_iter().max());
        ideas.add(format!("min({list})"), |at| pick(at).into_iter().min());
        ideas.add(format!("max({list}) - min({list})"), |at| {
            Some(pick(at).into_iter().max()? - pick(at).into_iter().min()?)
        });
        for modulus in 2..=8u64 {
            ideas.add(format!("({}) mod {modulus}", chosen(" + ")), |at| Some(total(at) % modulus));
            ideas.add(format!("({}) div {modulus}", chosen(" + ")), |at| Some(total(at) / modulus));
            let each = |sign: &str| {
                let one = |&place: &usize| format!("{} {sign} {modulus}", terms[place]);
                set.iter().map(one).collect::<Vec<_>>().join(" xor ")
            };
            ideas.add(each("mod"), |at| Some(pick(at).into_iter().fold(0, |a, b| a ^ (b % modulus))));
            ideas.add(each("div"), |at| Some(pick(at).into_iter().fold(0, |a, b| a ^ (b / modulus))));
        }
    }
    for a in 0..terms.len() {
        for b in (0..terms.len()).filter(|&b| a != b) {
            for less in 0..=1u64 {
                let one = if less == 0 { "" } else { " - 1" };
                ideas.add(format!("{} - {}{one}", terms[a], terms[b]), |at| at[a].checked_sub(at[b] + less));
            }
        }
    }
}

/// Number of the lowest binary digits that are 1 in one of two numbers, or in both, with the same taken from each before.
fn trailing(ideas: &mut Ideas, terms: [&String; 2], places: [usize; 2], less: u64) {
    let [a, b] = terms;
    let text = match less {
        0 => format!("v2(({a} + {b} + ({a} xor {b})) div 2 + 1)"),
        _ => format!("v2(({a} + {b} - {} + (({a} - {less}) xor ({b} - {less}))) div 2 + 1)", 2 * less),
    };
    ideas.add(text, |at| {
        let [a, b] = [at[places[0]].checked_sub(less)?, at[places[1]].checked_sub(less)?];
        Some(u64::from((a | b).trailing_ones()))
    });
}

/// Some terms with conditions, the last one for everything else.
fn pieces(ideas: &[Idea], atoms: &[Atom], all: &Bits) -> Option<Phrasing> {
    let mut chosen: Vec<&Idea> = vec![];
    let mut left = all.clone();
    while !left.is_empty() {
        if chosen.len() == MOST_PIECES {
            return None;
        }
        let gain = |idea: &&Idea| {
            let is_number = idea.text.bytes().all(|sign| sign.is_ascii_digit());
            (left.shared(&idea.right), std::cmp::Reverse(idea.text.len()), is_number)
        };
        let best = ideas.iter().max_by_key(gain).filter(|idea| !left.misses(&idea.right))?;
        left = left.less(&best.right);
        chosen.push(best);
    }
    // The term that covers most comes last, for all remaining positions.
    chosen.reverse();
    let mut open = all.clone();
    let mut text = String::new();
    for (index, piece) in chosen.iter().enumerate() {
        let Some(rest) = chosen.get(index + 1..).filter(|rest| !rest.is_empty()) else {
            let last = match text.is_empty() {
                true => piece.text.clone(),
                false => format!("{text} | {} otherwise", piece.text),
            };
            return open.within(&piece.right).then(|| Phrasing::new(last));
        };
        let others = rest.iter().fold(all.less(all), |union, idea| union.or(&idea.right));
        let must = open.less(&others);
        let not = open.less(&piece.right);
        if must.is_empty() {
            continue;
        }
        let condition = formulas(atoms, &must, &not).into_iter().next()?;
        let bar = if text.is_empty() { "" } else { " | " };
        text.push_str(&format!("{bar}{} if {}", piece.text, condition.said.text));
        open = open.less(&condition.bits);
    }
    None
}
