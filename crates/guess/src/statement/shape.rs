//! Forms of statements: terms, cases, periods, equations, automata and tables.

use crate::{Join, PlaceValues};

/// A term, and the condition under which it is the value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// The term.
    pub formula: String,
    /// The condition; nothing for all other positions.
    pub condition: Option<String>,
}

/// A pattern in notation.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// The value is this term.
    Value(String),
    /// A position is lost if and only if this holds.
    Lost(String),
    /// The value is that of the first case whose condition holds.
    Pieces(Vec<Piece>),
    /// Values that repeat: those before, those of a period, and what each period adds.
    Periodic {
        /// Index of the first value.
        first: u64,
        /// Values before the period.
        before: Vec<i64>,
        /// Values of the first period.
        period: Vec<i64>,
        /// Increase from period to period.
        increase: i128,
    },
    /// Equations that define a sequence.
    Equations(Vec<String>),
    /// The lost positions by number: terms or equations of each coordinate in k.
    Listed(Vec<String>),
    /// An automaton that reads digits.
    Automaton(Machine),
    /// The ones in each binary column of a lost position: their number is a multiple of this.
    Columns(u32),
    /// A table: beyond a border, each coordinate repeats.
    Grid {
        /// Border and period of each coordinate.
        repeats: Vec<(u64, u64)>,
        /// Values at the positions below border and period together, the last coordinate first; nothing where none is
        /// known.
        values: Vec<Option<i64>>,
    },
    /// Sequences of the coordinates, put together.
    Sum {
        /// The way in which they are put together.
        join: Join,
        /// The sequence of each coordinate.
        parts: Vec<Shape>,
    },
    /// Parts of the positions, by condition; the first that holds counts.
    Cases(Vec<(String, Shape)>),
    /// A pattern, and the values where it does not hold.
    Except {
        /// The pattern.
        shape: Box<Shape>,
        /// Positions and values.
        exceptions: Vec<(Vec<u64>, i64)>,
    },
    /// A pattern of other coordinates.
    View {
        /// Names of these coordinates.
        names: Vec<String>,
        /// The coordinates as terms.
        terms: Vec<String>,
        /// The pattern.
        shape: Box<Shape>,
    },
    /// Outcomes that change at the numbers of a sequence in k.
    Changes {
        /// The outcome before the first change.
        start: i64,
        /// Terms or equations.
        lines: Vec<String>,
    },
}

impl Piece {
    /// A case with a condition.
    pub(crate) fn when(formula: String, condition: String) -> Piece {
        Piece { formula, condition: Some(condition) }
    }

    /// Cases as one right-hand side of a claim.
    pub(crate) fn joined(cases: &[Piece]) -> String {
        if let [Piece { formula, condition: None }] = cases {
            return formula.clone();
        }
        cases.iter().map(Piece::line).collect::<Vec<_>>().join(" | ")
    }

    /// The case in a line.
    pub fn line(&self) -> String {
        match &self.condition {
            Some(condition) => format!("{} if {condition}", self.formula),
            None => format!("{} otherwise", self.formula),
        }
    }
}

impl Shape {
    /// The shape in lines of notation.
    pub fn lines(&self) -> Vec<String> {
        self.told(&|value| value.to_string())
    }

    /// The same with values in other words: `W` and `L`.
    pub fn told(&self, written: &dyn Fn(i64) -> String) -> Vec<String> {
        let listed =
            |values: &[i64]| values.iter().map(|&value| written(value)).collect::<Vec<_>>().join(", ");
        match self {
            Shape::Value(text) | Shape::Lost(text) => vec![text.clone()],
            Shape::Pieces(cases) => cases.iter().map(Piece::line).collect(),
            Shape::Periodic { before, period, increase, .. } => {
                let start = if before.is_empty() { String::new() } else { format!("[{}] ", listed(before)) };
                let plus = if *increase == 0 { String::new() } else { format!(" plus {increase}") };
                vec![format!("{start}repeat [{}]{plus}", listed(period))]
            }
            Shape::Equations(lines) | Shape::Listed(lines) | Shape::Changes { lines, .. } => lines.clone(),
            Shape::Automaton(machine) => machine.lines(written),
            Shape::Columns(modulus) => vec![format!("columns mod {modulus} = 0")],
            Shape::Grid { repeats, values } => {
                let width = repeats.last().map_or(1, |(border, period)| border + period);
                let width = usize::try_from(width).unwrap_or(usize::MAX).max(1);
                let cell = |value: &Option<i64>| value.map_or("-".to_owned(), written);
                let leading = repeats.split_last().map_or(&[][..], |(_, leading)| leading);
                let row = |(index, row): (usize, &[Option<i64>])| {
                    label(index, leading) + &row.iter().map(cell).collect::<Vec<_>>().join(", ")
                };
                let is_known = |(_, row): &(usize, &[Option<i64>])| row.iter().any(Option::is_some);
                values.chunks(width).enumerate().filter(is_known).map(row).collect()
            }
            Shape::Sum { parts, .. } => {
                let mut lines: Vec<String> = parts.iter().flat_map(|part| part.told(written)).collect();
                lines.dedup();
                lines
            }
            Shape::Cases(cases) => {
                let part = |(condition, shape): &(String, Shape)| -> Vec<String> {
                    shape.told(written).into_iter().map(|line| format!("{condition}: {line}")).collect()
                };
                cases.iter().flat_map(part).collect()
            }
            Shape::View { names, terms, shape } => {
                let each = names.iter().zip(terms).map(|(name, term)| format!("{name} = {term}"));
                each.chain(shape.told(written)).collect()
            }
            Shape::Except { shape, exceptions } => {
                let one = |(at, value): &(Vec<u64>, i64)| {
                    let at = at.iter().map(u64::to_string).collect::<Vec<_>>().join(", ");
                    format!("({at}) -> {}", written(*value))
                };
                shape.told(written).into_iter().chain(exceptions.iter().map(one)).collect()
            }
        }
    }
}

/// Numbers of a row of a grid, but for coordinates that do not matter: `3, 1: `.
fn label(mut index: usize, leading: &[(u64, u64)]) -> String {
    let mut numbers = Vec::with_capacity(leading.len());
    for &(border, period) in leading.iter().rev() {
        let side = usize::try_from(border + period).unwrap_or(usize::MAX).max(1);
        if (border, period) != (0, 1) {
            numbers.push((index % side).to_string());
        }
        index /= side;
    }
    numbers.reverse();
    if numbers.is_empty() { String::new() } else { numbers.join(", ") + ": " }
}

/// An automaton with an output at each state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Machine {
    /// The numeration.
    pub numeration: PlaceValues,
    /// Set if it reads the highest digit first.
    pub highest_first: bool,
    /// Output of each state, in which it ends; it begins in state 0.
    pub values: Vec<i64>,
    /// Successors of each state, by digits: the first coordinate's digit counts most. Nothing for digits that no number has.
    pub next: Vec<Vec<Option<usize>>>,
}

impl Machine {
    /// A line for each state: its number, its value, and its successors by digits.
    pub(super) fn lines(&self, written: &dyn Fn(i64) -> String) -> Vec<String> {
        let states = self.values.iter().zip(&self.next).enumerate();
        let to = |next: &Option<usize>| next.map_or("-".to_string(), |state| state.to_string());
        let line = |(state, (value, next)): (usize, (&i64, &Vec<Option<usize>>))| {
            format!("{state} [{}]: {}", written(*value), next.iter().map(to).collect::<Vec<_>>().join(" "))
        };
        states.map(line).collect()
    }
}
