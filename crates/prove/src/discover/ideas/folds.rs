//! Conditions on all components of a sum, or all elements of a row, at once.

use crate::discover::atoms::Atoms;
use crate::discover::naming::{Kind, Naming};

/// Selects some numbers of a position.
pub(crate) type Picked = Box<dyn Fn(&[u64]) -> Option<Vec<u64>>>;

/// Some numbers of a position: the text inside a fold, and the numbers; `None` where one of them would be
/// negative.
pub(crate) struct Source {
    /// `x - w - 1`
    pub(crate) term: String,
    /// ` where i mod 2 = 1`
    pub(crate) condition: String,
    pub(crate) numbers: Picked,
    /// `true` if all are always defined.
    total: bool,
    /// `true` if everything is tried on it, rather than only the nim-sum and related terms.
    rich: bool,
}

pub(super) fn gather(atoms: &mut Atoms, naming: &Naming) {
    for source in sources(naming) {
        of(atoms, &source);
    }
}

/// Domains of folds.
pub(crate) fn sources(naming: &Naming) -> Vec<Source> {
    match naming.kind {
        Kind::Tuple => vec![],
        Kind::Sum(arity) => sum_sources(naming, arity),
        Kind::Row => row_sources(naming),
    }
}

fn sum_sources(naming: &Naming, arity: usize) -> Vec<Source> {
    let mut sources = vec![];
    type OfPart = Box<dyn Fn(&[u64]) -> u64>;
    let total = |rich: bool, term: String, pick: OfPart| Source {
        rich,
        term,
        condition: String::new(),
        numbers: Box::new(move |at| Some(at.chunks(arity.max(1)).map(&pick).collect())),
        total: true,
    };
    let names = naming.component();
    for (place, name) in names.iter().enumerate() {
        let pick = Box::new(move |part: &[u64]| part.get(place).copied().unwrap_or(0));
        sources.push(total(true, name.clone(), pick));
    }
    if arity > 1 {
        sources.push(total(true, names.join(" + "), Box::new(|part| part.iter().sum())));
        sources.push(total(true, names.join(" xor "), Box::new(|part| part.iter().fold(0, |a, b| a ^ b))));
    }
    for (place, name) in names.iter().enumerate() {
        for modulus in 2..=13u64 {
            let pick = move |part: &[u64]| part.get(place).copied().unwrap_or(0);
            let (rest, quotient) = (format!("{name} mod {modulus}"), format!("{name} div {modulus}"));
            sources.push(total(false, rest, Box::new(move |part| pick(part) % modulus)));
            sources.push(total(false, quotient, Box::new(move |part| pick(part) / modulus)));
        }
    }
    sources
}

/// Elements of a row: their condition, their distance, and the position of the first in a row of this length.
type Which = (String, usize, fn(usize) -> usize);

fn row_sources(naming: &Naming) -> Vec<Source> {
    let [x, w, i, n] = naming.row();
    let which: [Which; 8] = [
        (String::new(), 1, |_| 0),
        (format!(" where {i} mod 2 = 1"), 2, |_| 0),
        (format!(" where {i} mod 2 = 0"), 2, |_| 1),
        (format!(" where ({n} - {i}) mod 2 = 0"), 2, |length| (length + 1) % 2),
        (format!(" where ({n} - {i}) mod 2 = 1"), 2, |length| length % 2),
        (format!(" where {i} mod 3 = 1"), 3, |_| 0),
        (format!(" where {i} mod 3 = 2"), 3, |_| 1),
        (format!(" where {i} mod 3 = 0"), 3, |_| 2),
    ];
    let mut sources = vec![];
    for (condition, step, first) in which {
        sources.push(Source {
            term: x.to_owned(),
            condition: condition.clone(),
            numbers: Box::new(move |at| {
                Some(at.iter().skip(first(at.len())).step_by(step).copied().collect())
            }),
            total: true,
            rich: true,
        });
        for less in 0..=1u64 {
            let one = if less == 0 { "" } else { " - 1" };
            sources.push(Source {
                term: format!("{x} - {w}{one}"),
                condition: condition.clone(),
                numbers: Box::new(move |at| {
                    let before = |index: usize| if index == 0 { 0 } else { at[index - 1] };
                    let gap = |index: usize| at[index].checked_sub(before(index) + less);
                    (first(at.len())..at.len()).step_by(step).map(gap).collect()
                }),
                total: false,
                rich: false,
            });
        }
    }
    for modulus in 2..=8u64 {
        let rests = move |at: &[u64]| Some(at.iter().map(|number| number % modulus).collect());
        let (term, condition) = (format!("{x} mod {modulus}"), String::new());
        sources.push(Source { term, condition, numbers: Box::new(rests), total: true, rich: false });
    }
    // Fields that are counted from 1.
    let less = |at: &[u64]| at.iter().map(|number| number.checked_sub(1)).collect();
    let (term, condition) = (format!("{x} - 1"), String::new());
    sources.push(Source { term, condition, numbers: Box::new(less), total: false, rich: false });
    // Positions of some elements.
    type Chosen = (String, fn(u64) -> bool);
    let which: [Chosen; 2] =
        [(format!(" where {x} = 1"), |x| x == 1), (format!(" where odd({x})"), |x| x % 2 == 1)];
    for (condition, is) in which {
        let indices =
            move |at: &[u64]| Some((1..).zip(at).filter(|(_, x)| is(**x)).map(|(index, _)| index).collect());
        let term = i.to_owned();
        sources.push(Source { term, condition, numbers: Box::new(indices), total: true, rich: false });
    }
    sources
}

fn of(atoms: &mut Atoms, source: &Source) {
    let Source { term, condition, numbers, total, rich } = source;
    let mut compare = |left: String, sign: &str, right: u64, holds: &dyn Fn(&[u64]) -> bool| {
        let holds = |at: &[u64]| numbers(at).is_some_and(|numbers| holds(&numbers));
        match total {
            true => atoms.compare(&left, sign, &right.to_string(), holds),
            false => atoms.plain(format!("{left} {sign} {right}"), holds),
        }
    };
    let fold = |name: &str| format!("{name}({term}{condition})");
    let nim_sum = |numbers: &[u64]| numbers.iter().fold(0, |sum, number| sum ^ number);
    for constant in 0..=2 {
        compare(fold("xor"), "=", constant, &|numbers| nim_sum(numbers) == constant);
    }
    let largest = |numbers: &[u64]| numbers.iter().copied().max().unwrap_or(0);
    let smallest = |numbers: &[u64]| numbers.iter().copied().min().unwrap_or(0);
    for constant in 0..=4 {
        compare(fold("max"), "<=", constant, &|numbers| largest(numbers) <= constant);
        compare(fold("max"), ">=", constant, &|numbers| largest(numbers) >= constant);
        compare(fold("min"), ">=", constant, &|numbers| smallest(numbers) >= constant);
    }
    for modulus in 3..=6 {
        let columns = |numbers: &[u64]| {
            let column = |bit: u32| numbers.iter().filter(|&&number| number >> bit & 1 == 1).count();
            (0..64).all(|bit| (column(bit) as u64).is_multiple_of(modulus))
        };
        let text = match condition.strip_prefix(" where ") {
            None => format!("columns({term}, {modulus})"),
            Some(condition) => format!("columns({term}, {modulus} where {condition})"),
        };
        compare(text, "=", 0, &columns);
    }
    if !rich {
        return;
    }
    let sum = |numbers: &[u64]| numbers.iter().sum::<u64>();
    for constant in 0..=4 {
        compare(fold("sum"), "=", constant, &|numbers| sum(numbers) == constant);
    }
    for modulus in 2..=8 {
        for rest in 0..modulus {
            compare(format!("{} mod {modulus}", fold("sum")), "=", rest, &|numbers| {
                sum(numbers) % modulus == rest
            });
        }
    }
    if !condition.is_empty() {
        return;
    }
    for constant in 0..=2u64 {
        for (sign, is) in [("=", true), (">", false)] {
            let count = |numbers: &[u64]| {
                let counted = |&&number: &&u64| if is { number == constant } else { number > constant };
                numbers.iter().filter(counted).count() as u64
            };
            let text = format!("count({term} {sign} {constant})");
            for modulus in 2..=5 {
                for rest in 0..modulus {
                    compare(format!("{text} mod {modulus}"), "=", rest, &|numbers| {
                        count(numbers) % modulus == rest
                    });
                }
            }
            for exactly in 0..=2 {
                compare(text.clone(), "=", exactly, &|numbers| count(numbers) == exactly);
            }
        }
    }
}
