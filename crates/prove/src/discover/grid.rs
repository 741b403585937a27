//! Conditions and values that depend on each number only by its remainder, from some number on: their texts.
//!
//! A grid has one cell for each combination of such classes. It is told number by number: those classes of the
//! first number whose cells are the same form one case, which says what the other numbers have to satisfy.

use super::periodic;

/// Limit on the signs of a text.
const LONGEST: usize = 6000;
/// Limit on the numbers whose orders are all tried.
const MOST_ORDERED: usize = 4;
/// Limit on the values told apart.
const MOST_VALUES: usize = 24;

/// Classes of a number: each below `border` is one, and from there on each remainder modulo `period`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Classes {
    /// Term for the number.
    pub(crate) term: String,
    pub(crate) border: usize,
    pub(crate) period: usize,
}

/// Labels of all combinations of classes, the last number fastest; `None` where there is no position.
#[derive(Clone, Debug)]
pub(crate) struct Grid {
    pub(crate) classes: Vec<Classes>,
    pub(crate) cells: Vec<Option<i64>>,
}

/// A condition, as long as it is not yet combined with others.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Condition {
    Always,
    Never,
    Text { text: String, loose: bool },
}

impl Classes {
    fn count(&self) -> usize {
        self.border + self.period
    }

    /// Condition that the number is in one of these classes.
    fn member(&self, of: &[usize]) -> Option<Condition> {
        let class = |number: usize| match number.checked_sub(self.border) {
            None => number,
            Some(beyond) => self.border + beyond % self.period,
        };
        // Long enough for the period to be recognised.
        let members: Vec<bool> =
            (0..3 * self.border + 4 * self.period).map(|number| of.contains(&class(number))).collect();
        let text = self.plain(periodic::set(&self.term, &members).into_iter().next()?.text);
        Some(match text.as_str() {
            "true" => Condition::Always,
            "false" => Condition::Never,
            _ => Condition::Text { loose: text.contains(" or "), text },
        })
    }

    /// Parentheses around the term are needed by `mod` alone.
    fn plain(&self, text: String) -> String {
        let Some(inside) = self.term.strip_prefix('(').and_then(|term| term.strip_suffix(')')) else {
            return text;
        };
        [" = ", " != ", " >= ", " in "].into_iter().fold(text, |text, sign| {
            text.replace(&format!("{}{sign}", self.term), &format!("{inside}{sign}"))
        })
    }
}

impl Condition {
    fn within(&self) -> Option<String> {
        match self {
            Condition::Always | Condition::Never => None,
            Condition::Text { text, loose: true } => Some(format!("({text})")),
            Condition::Text { text, loose: false } => Some(text.clone()),
        }
    }

    fn and(&self, other: &Condition) -> Condition {
        match (self.within(), other.within()) {
            _ if *self == Condition::Never || *other == Condition::Never => Condition::Never,
            (Some(one), Some(other)) => Condition::Text { text: format!("{one} and {other}"), loose: false },
            (Some(_), None) => self.clone(),
            (None, _) => other.clone(),
        }
    }

    fn or(self, other: Condition) -> Condition {
        match (self, other) {
            (Condition::Always, _) | (_, Condition::Always) => Condition::Always,
            (Condition::Never, one) | (one, Condition::Never) => one,
            (Condition::Text { text: one, .. }, Condition::Text { text: other, .. }) => {
                Condition::Text { text: format!("{one} or {other}"), loose: true }
            }
        }
    }

    fn text(self) -> String {
        match self {
            Condition::Always => "true".into(),
            Condition::Never => "false".into(),
            Condition::Text { text, .. } => text,
        }
    }
}

impl Grid {
    /// The shortest text of a condition that holds where the label is the one wanted, and not where it is another.
    pub(crate) fn condition(&self, wanted: i64) -> Option<String> {
        let cells: Vec<Option<bool>> =
            self.cells.iter().map(|cell| cell.map(|label| label == wanted)).collect();
        self.told(&cells).map(Condition::text).filter(|text| text.len() <= LONGEST)
    }

    /// The labels as numbers with conditions: the most frequent one last, and the rarest ones first.
    pub(crate) fn pieces(&self) -> Option<String> {
        let count = |wanted: i64| self.cells.iter().filter(|cell| **cell == Some(wanted)).count();
        let mut labels: Vec<i64> = self.cells.iter().flatten().copied().collect();
        labels.sort_unstable();
        labels.dedup();
        if labels.len() > MOST_VALUES {
            return None;
        }
        labels.sort_by_key(|&label| (count(label), label));
        let (last, others) = labels.split_last()?;
        let mut cells = self.cells.clone();
        let mut text = String::new();
        for &label in others {
            let members: Vec<Option<bool>> =
                cells.iter().map(|cell| cell.map(|known| known == label)).collect();
            text.push_str(&format!("{label} if {} | ", self.told(&members)?.text()));
            // What was told no longer matters.
            cells.iter_mut().filter(|cell| **cell == Some(label)).for_each(|cell| *cell = None);
        }
        let text = if text.is_empty() { last.to_string() } else { format!("{text}{last} otherwise") };
        (text.len() <= LONGEST).then_some(text)
    }

    /// The shortest condition, over all orders of the numbers.
    fn told(&self, cells: &[Option<bool>]) -> Option<Condition> {
        let told = orders(self.classes.len()).into_iter().filter_map(|order| {
            let told = self.cases(&self.ordered(cells, &order), &order)?;
            let length = told.within().map_or(0, |text| text.len());
            Some((length, told))
        });
        told.min_by_key(|(length, _)| *length).map(|(_, told)| told)
    }

    /// The cells with the numbers in another order.
    fn ordered(&self, cells: &[Option<bool>], order: &[usize]) -> Vec<Option<bool>> {
        let counts: Vec<usize> = self.classes.iter().map(Classes::count).collect();
        let stride = |place: usize| counts[place + 1..].iter().product::<usize>();
        (0..cells.len())
            .map(|index| {
                let mut rest = index;
                let mut old = 0;
                for &place in order.iter().rev() {
                    old += rest % counts[place] * stride(place);
                    rest /= counts[place];
                }
                cells[old]
            })
            .collect()
    }

    /// Cases by the first number, then by the next.
    fn cases(&self, cells: &[Option<bool>], order: &[usize]) -> Option<Condition> {
        if !cells.contains(&Some(true)) {
            return Some(Condition::Never);
        }
        if !cells.contains(&Some(false)) {
            return Some(Condition::Always);
        }
        let (&place, rest) = order.split_first()?;
        let classes = &self.classes[place];
        let groups = groups(classes, &cells.chunks(cells.len() / classes.count()).collect::<Vec<_>>());
        groups.iter().try_fold(Condition::Never, |told, (members, cells)| {
            let inside = self.cases(cells, rest)?;
            Some(match inside {
                Condition::Never => told,
                inside => told.or(classes.member(members)?.and(&inside)),
            })
        })
    }
}

/// Classes with the same cells, and these cells. A class without any is where its remainder is.
fn groups(classes: &Classes, each: &[&[Option<bool>]]) -> Vec<(Vec<usize>, Vec<Option<bool>>)> {
    let mut groups: Vec<(Vec<usize>, Vec<Option<bool>>)> = vec![];
    let (told, empty): (Vec<usize>, Vec<usize>) =
        (0..each.len()).partition(|&class| each[class].iter().any(Option::is_some));
    for class in told {
        match groups.iter_mut().find(|(_, cells)| agree(cells, each[class])) {
            Some((members, cells)) => {
                members.push(class);
                for (cell, here) in cells.iter_mut().zip(each[class]) {
                    *cell = cell.or(*here);
                }
            }
            None => groups.push((vec![class], each[class].to_vec())),
        }
    }
    for class in empty {
        let alike =
            |other: &usize| *other >= classes.border && other % classes.period == class % classes.period;
        let home = groups.iter().position(|(members, _)| members.iter().any(alike)).unwrap_or(0);
        if let Some((members, _)) = groups.get_mut(home) {
            members.push(class);
        }
    }
    groups
}

/// Returns `true` if no cell is told in two ways.
fn agree(one: &[Option<bool>], other: &[Option<bool>]) -> bool {
    one.iter().zip(other).all(|(one, other)| one.is_none() || other.is_none() || one == other)
}

/// All orders of a few numbers; of many only the given one.
fn orders(count: usize) -> Vec<Vec<usize>> {
    if count > MOST_ORDERED {
        return vec![(0..count).collect()];
    }
    (0..count).fold(vec![vec![]], |orders: Vec<Vec<usize>>, next| {
        let put = |order: &Vec<usize>| -> Vec<Vec<usize>> {
            let at = |place: usize| [&order[..place], &[next], &order[place..]].concat();
            (0..=order.len()).map(at).collect()
        };
        orders.iter().flat_map(put).collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn classes(term: &str, border: usize, period: usize) -> Classes {
        Classes { term: term.into(), border, period }
    }

    #[test]
    fn a_grid_is_told_number_by_number() {
        let cells = |rule: fn(usize, usize) -> bool| {
            (0..7).flat_map(|a| (0..3).map(move |b| Some(rule(a, b).into()))).collect::<Vec<_>>()
        };
        let all = |rule| Grid { classes: vec![classes("a", 2, 5), classes("b", 0, 3)], cells: cells(rule) };
        assert_eq!(
            all(|a, b| a >= 2 && (a - 2) % 5 == 3 && b == 1).condition(1).as_deref(),
            Some("b mod 3 = 1 and a >= 1 and a mod 5 = 0")
        );
        assert_eq!(all(|a, _| a == 1).condition(1).as_deref(), Some("a = 1"));
        assert_eq!(all(|_, _| true).condition(1).as_deref(), Some("true"));
        assert_eq!(all(|_, _| true).condition(0).as_deref(), Some("false"));
    }

    #[test]
    fn cells_without_a_position_count_for_nothing() {
        let cells = vec![Some(1), None, Some(0), None];
        let grid = Grid { classes: vec![classes("a", 0, 2), classes("b", 0, 2)], cells };
        assert_eq!(grid.condition(1).as_deref(), Some("a mod 2 = 0"));
    }

    #[test]
    fn labels_are_told_as_pieces() {
        let cells = (0..6).map(|a: i64| Some(if a == 0 { 7 } else { a % 2 })).collect();
        let grid = Grid { classes: vec![classes("a", 2, 4)], cells };
        let text = grid.pieces();
        assert_eq!(text.as_deref(), Some("7 if a = 0 | 0 if a mod 2 = 0 | 1 otherwise"));
    }

    #[test]
    fn parentheses_stand_where_a_remainder_is_taken() {
        let cells = (0..4).map(|gap| Some(i64::from(gap == 1 || gap == 2))).collect();
        let grid = Grid { classes: vec![classes("(a - b)", 2, 2)], cells };
        assert_eq!(grid.condition(1).as_deref(), Some("a - b = 1 or a - b >= 1 and (a - b) mod 2 = 0"));
    }

    #[test]
    fn there_are_as_many_orders_as_permutations() {
        let mut three = orders(3);
        three.sort();
        three.dedup();
        assert_eq!((three.len(), orders(5).len()), (6, 1));
    }
}
