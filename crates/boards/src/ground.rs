//! Rules on a given board: every choice of cells, with what is left of its condition.

use crate::formula::{Count, Formula, Groups, Number};
use crate::structure::Structure;
use crate::syntax::{Amount, Condition, File, LetterSet, Operation, Rule, Term, Write};
use crate::written::{Written, exchanged};
use language::problem::Board as Mistake;
use language::{Diagnostic, Problems, Relation};
use std::collections::HashSet;

/// Cells by number, in order.
pub type Cells = Vec<u32>;

/// Moves of a board at most, and choices of cells that are tried for each rule.
const MOST_MOVES: usize = 200_000;
const MOST_TRIED: usize = 1 << 26;

/// A move at given cells.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct GroundMove {
    /// Letters of cells before the move: each cell has one of them.
    pub need: Vec<(LetterSet, Cells)>,
    /// Condition besides.
    pub guard: Formula<Cells>,
    /// Letters that are written.
    pub write: Vec<(u8, Cells)>,
    /// Letters that are exchanged.
    pub flip: Vec<([u8; 2], Cells)>,
}

impl GroundMove {
    /// Makes the move in a position as it stands, without what falls then.
    pub fn make(&self, position: &mut [u8]) {
        for (letter, cells) in &self.write {
            cells.iter().for_each(|&cell| position[cell as usize] = *letter);
        }
        for (pair, cells) in &self.flip {
            for &cell in cells {
                let letter = &mut position[cell as usize];
                *letter = exchanged(*pair, *letter);
            }
        }
    }
}

/// Groups that do not touch some letters after a move, and the letter that replaces them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fall {
    /// Letters of the groups.
    pub of: LetterSet,
    /// Letters that keep a group.
    pub touch: LetterSet,
    /// The letter of the others.
    pub letter: u8,
}

/// All moves on a board.
#[derive(Clone, Debug)]
pub struct Ground {
    /// The moves, each once.
    pub moves: Vec<GroundMove>,
    /// Condition under which play ends, if there is one.
    pub end: Formula<Cells>,
    /// Laws: groups of these letters touch those.
    pub laws: Vec<(LetterSet, LetterSet)>,
    /// Letters that replace groups which do not touch others.
    pub falls: Vec<Fall>,
    /// Letters at the beginning.
    pub start: Vec<u8>,
    /// Values of the parameters.
    pub parameters: Vec<i64>,
}

/// The subjects of the conditions of a rule.
struct Context<'g> {
    file: &'g File,
    structure: &'g Structure,
    parameters: &'g [i64],
    distances: Option<&'g [Vec<u16>]>,
    numbers: Vec<i64>,
}

impl Ground {
    /// All moves of a game on a board; mistakes are among the problems.
    pub fn new(
        file: &File,
        structure: &Structure,
        parameters: &[i64],
        problems: &mut Problems,
    ) -> Option<Ground> {
        let mut asks = Asked::default();
        for condition in conditions(file) {
            asks.of(condition);
        }
        let span = file.board.as_ref().map(|board| board.span).unwrap_or_default();
        let mut missing = None;
        if structure.places.is_none() {
            missing = asks.coordinate.map(|name| Mistake::NoCoordinates { name });
            missing = missing.or(asks.lines.then_some(Mistake::NoLines));
        }
        if let Some(mistake) = missing {
            problems.add(Diagnostic::at(mistake, span));
            return None;
        }
        let distances = asks.distances.then(|| structure.distances());
        let numbers = if asks.places { structure.numbers() } else { Vec::new() };
        let context = Context { file, structure, parameters, distances: distances.as_deref(), numbers };
        let mut found: HashSet<GroundMove> = HashSet::new();
        let mut moves: Vec<GroundMove> = Vec::new();
        for rule in &file.rules {
            let before = moves.len();
            let mut fits = true;
            let complete = context.moves(rule, &mut |made| {
                if found.insert(made.clone()) {
                    moves.push(made);
                }
                fits = moves.len() <= MOST_MOVES;
                fits
            });
            if !complete || !fits {
                problems.add(Diagnostic::at(Mistake::TooManyMoves { limit: MOST_MOVES }, rule.span));
                return None;
            }
            if moves.len() == before && structure.cells() > 0 && !found_by(rule, &context, &found) {
                problems.add(Diagnostic::at(Mistake::NeverApplies, rule.span));
            }
        }
        let end = Formula::any(file.ends.iter().map(|end| context.reduced(end, &mut Vec::new())));
        let start = context.start();
        let laws = laws(file);
        let falls =
            file.falls.iter().map(|fall| Fall { of: fall.of, touch: fall.touch, letter: fall.letter });
        Some(Ground { moves, end, laws, falls: falls.collect(), start, parameters: parameters.to_vec() })
    }
}

impl Ground {
    /// Returns `true` if groups matter to what may be played, or to what happens then.
    pub fn asks_for_groups(&self) -> bool {
        let mut asks = !self.laws.is_empty() || !self.falls.is_empty();
        self.moves.iter().for_each(|made| made.guard.groups(&mut |_| asks = true));
        self.end.groups(&mut |_| asks = true);
        asks
    }
}

/// Returns `true` if the rule has moves that another rule has too.
fn found_by(rule: &Rule, context: &Context<'_>, found: &HashSet<GroundMove>) -> bool {
    let mut any = false;
    context.moves(rule, &mut |made| {
        any |= found.contains(&made);
        !any
    });
    any
}

/// All conditions of a text.
fn conditions(file: &File) -> impl Iterator<Item = &Condition> {
    let starts = file.starts.iter().filter_map(|start| start.condition.as_ref());
    file.conditions().chain(&file.ends).chain(starts)
}

/// Laws as pairs of letters.
fn laws(file: &File) -> Vec<(LetterSet, LetterSet)> {
    let mut laws = Vec::new();
    for law in &file.laws {
        law.walk(&mut |condition| {
            if let Condition::Groups { of, touch } = condition {
                laws.push((*of, *touch));
            }
        });
    }
    laws
}

/// The properties of a board that rules ask for.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Asked {
    /// A row or column.
    coordinate: Option<&'static str>,
    /// The number of neighbours.
    degrees: bool,
    /// The place of a cell among all.
    places: bool,
    distances: bool,
    lines: bool,
}

impl Asked {
    /// The properties that all conditions of a text ask for.
    pub(crate) fn by(file: &File) -> Asked {
        let mut asks = Asked::default();
        // How play begins is no part of the rules.
        file.conditions().chain(&file.ends).for_each(|condition| asks.of(condition));
        asks
    }

    /// Returns `true` if cells in different places of a board may differ, other than by who is next to whom on it.
    pub(crate) fn tells_places(&self) -> bool {
        self.coordinate.is_some() || self.degrees || self.places
    }

    fn of(&mut self, condition: &Condition) {
        condition.walk(&mut |inner| {
            let lines = matches!(inner, Condition::Between(..) | Condition::InRow(_) | Condition::Line(..));
            self.lines |= lines;
        });
        condition.terms(&mut |term| match term {
            Term::Row(_) => self.coordinate = Some("row"),
            Term::Column(_) => self.coordinate = Some("column"),
            Term::Degree(_) => self.degrees = true,
            Term::Place(_) => self.places = true,
            Term::Distance(..) => self.distances = true,
            _ => {}
        });
    }
}

impl Context<'_> {
    /// Offers all moves of a rule, as long as `take` asks for more; returns `false` if too many choices were tried.
    fn moves(&self, rule: &Rule, take: &mut dyn FnMut(GroundMove) -> bool) -> bool {
        let conjuncts: Vec<&Condition> = match &rule.condition {
            Some(Condition::And(all)) => all.iter().collect(),
            Some(other) => vec![other],
            None => Vec::new(),
        };
        let mut chosen: Vec<Option<u32>> = vec![None; rule.names.len()];
        let mut tried = 0;
        let mut stack: Vec<(Vec<u32>, usize)> = vec![(self.candidates(rule, &conjuncts, &chosen, 0), 0)];
        while let Some((candidates, at)) = stack.last_mut() {
            let Some(&cell) = candidates.get(*at) else {
                stack.pop();
                if let Some(depth) = stack.len().checked_sub(1) {
                    chosen[depth] = None;
                }
                continue;
            };
            *at += 1;
            tried += 1;
            if tried > MOST_TRIED {
                return false;
            }
            let depth = stack.len() - 1;
            chosen[depth] = None;
            if chosen[..depth].contains(&Some(cell)) {
                continue;
            }
            chosen[depth] = Some(cell);
            let settled =
                |condition: &&&Condition| !condition.is_about_letters() && bound_below(condition, depth + 1);
            let fails =
                |condition: &&Condition| self.reduced(condition, &mut chosen.clone()).value() == Some(false);
            if conjuncts.iter().filter(settled).any(fails) {
                continue;
            }
            if depth + 1 < rule.before.len() {
                stack.push((self.candidates(rule, &conjuncts, &chosen, depth + 1), 0));
            } else if let Some(made) = self.made(rule, &conjuncts, &chosen)
                && !take(made)
            {
                return true;
            }
        }
        true
    }

    /// Cells that may be chosen next: the neighbours of one that was chosen, where a condition says so.
    fn candidates(
        &self,
        rule: &Rule,
        conjuncts: &[&Condition],
        chosen: &[Option<u32>],
        depth: usize,
    ) -> Vec<u32> {
        if depth >= rule.before.len() {
            return Vec::new();
        }
        for condition in conjuncts {
            if let Condition::Next(a, b) = condition {
                let other = if *a == depth { *b } else { *a };
                if (*a == depth || *b == depth)
                    && let Some(cell) = chosen.get(other).copied().flatten()
                {
                    return self.structure.neighbours[cell as usize].clone();
                }
            }
        }
        (0..self.structure.cells() as u32).collect()
    }

    /// The move at chosen cells, unless its condition never holds or it changes nothing.
    fn made(&self, rule: &Rule, conjuncts: &[&Condition], chosen: &[Option<u32>]) -> Option<GroundMove> {
        let mut chosen = chosen.to_vec();
        let parts: Vec<_> = conjuncts.iter().map(|condition| self.reduced(condition, &mut chosen)).collect();
        let guard = Formula::all(parts);
        if guard.value() == Some(false) {
            return None;
        }
        let mut written = Written::new(rule.flipped());
        for (&letters, cell) in rule.before.iter().zip(&chosen) {
            written.name((*cell)?, letters);
        }
        for write in &rule.after {
            let (name, filter) = match write {
                Write::Cell { cell, .. } => (*cell, None),
                Write::Every { cell, filter, .. } => (*cell, Some(filter)),
                Write::Flip { cell, filter, .. } => (*cell, filter.as_ref()),
            };
            let cells = match filter {
                Some(filter) => self.selected(name, filter, &mut chosen),
                None => chosen[name].into_iter().collect(),
            };
            for cell in cells {
                match write {
                    Write::Cell { letter, .. } | Write::Every { letter, .. } => written.put(cell, *letter),
                    Write::Flip { .. } => written.flip(cell),
                }
            }
        }
        written.made(guard)
    }

    /// Cells that a quantifier speaks of.
    fn selected(&self, name: usize, filter: &Condition, chosen: &mut Vec<Option<u32>>) -> Cells {
        let candidates: Cells = match filter {
            Condition::Next(a, b) if *a == name => match chosen.get(*b).copied().flatten() {
                Some(cell) => return self.structure.neighbours[cell as usize].clone(),
                None => return Cells::new(),
            },
            Condition::Between(a, from, to) if *a == name => {
                match (chosen.get(*from).copied().flatten(), chosen.get(*to).copied().flatten()) {
                    (Some(from), Some(to)) => {
                        let mut cells = self.structure.between(from, to);
                        cells.sort_unstable();
                        return cells;
                    }
                    _ => return Cells::new(),
                }
            }
            _ => (0..self.structure.cells() as u32).collect(),
        };
        if chosen.len() <= name {
            chosen.resize(name + 1, None);
        }
        let mut cells = Cells::new();
        for cell in candidates {
            chosen[name] = Some(cell);
            if self.reduced(filter, chosen).value() == Some(true) {
                cells.push(cell);
            }
        }
        chosen[name] = None;
        cells
    }

    /// The rest of a condition when its cells are chosen.
    fn reduced(&self, condition: &Condition, chosen: &mut Vec<Option<u32>>) -> Formula<Cells> {
        let at = |cell: usize| chosen.get(cell).copied().flatten().unwrap_or(0);
        match condition {
            Condition::And(all) => {
                let parts: Vec<_> = all.iter().map(|part| self.reduced(part, chosen)).collect();
                Formula::all(parts)
            }
            Condition::Or(all) => {
                let parts: Vec<_> = all.iter().map(|part| self.reduced(part, chosen)).collect();
                Formula::any(parts)
            }
            Condition::Not(inner) => self.reduced(inner, chosen).negated(),
            Condition::Is(cell, letters) => Formula::Count(Count {
                letters: *letters,
                cells: vec![at(*cell)],
                number: Number::exactly(1),
            }),
            Condition::Next(a, b) => {
                Formula::fixed(self.structure.neighbours[at(*a) as usize].binary_search(&at(*b)).is_ok())
            }
            Condition::Same(a, b) => Formula::fixed(at(*a) == at(*b)),
            Condition::Between(cell, from, to) => {
                Formula::fixed(self.structure.between(at(*from), at(*to)).contains(&at(*cell)))
            }
            Condition::InRow(cells) => {
                let cells: Vec<u32> = cells.iter().map(|&cell| at(cell)).collect();
                Formula::fixed(self.structure.in_a_row(&cells))
            }
            Condition::Compare(relation, left, right) => {
                // A term that overflows or divides by zero is no number: it is compared with nothing.
                match (self.term(left, chosen), self.term(right, chosen)) {
                    (Some(left), Some(right)) => Formula::fixed(relation.holds(&left, &right)),
                    _ => Formula::never(),
                }
            }
            Condition::Count { cell, filter, letters, amount } => {
                let cells = self.selected(*cell, filter, chosen);
                // All of them have the letters if none has another one.
                let letters = match amount {
                    Amount::Every => self.file.all_letters() & !letters,
                    _ => *letters,
                };
                match self.number(amount, chosen) {
                    Some(number) => Count { letters, cells, number }.settled(),
                    None => Formula::never(),
                }
            }
            Condition::Beside { of, cells, amount } => {
                let mut beside: Cells = cells.iter().map(|&cell| at(cell)).collect();
                beside.sort_unstable();
                beside.dedup();
                match self.number(amount, chosen) {
                    Some(number) => Formula::Groups(Groups { of: *of, beside, number }),
                    None => Formula::never(),
                }
            }
            Condition::Line(length, letters) => {
                let length = self.term(length, chosen).and_then(|length| u32::try_from(length).ok());
                let Some(length) = length.filter(|&length| length > 0) else { return Formula::never() };
                let lines = self.structure.lines(length as usize);
                let whole = |cells| Count { letters: *letters, cells, number: Number::exactly(length) };
                Formula::any(lines.into_iter().map(whole).map(Formula::Count))
            }
            // Laws are kept beside.
            Condition::Groups { .. } => Formula::always(),
        }
    }

    /// The numbers that an amount stands for, of which there may be none.
    fn number(&self, amount: &Amount, chosen: &[Option<u32>]) -> Option<Number> {
        let (relation, term) = match amount {
            Amount::Every => return Some(Number::exactly(0)),
            Amount::Parity(odd) => return Some(Number { least: 0, most: u32::MAX, odd: Some(*odd) }),
            Amount::Compare(relation, term) => (relation, term),
        };
        let number = self.term(term, chosen)?.clamp(-1, i64::from(u32::MAX) - 1);
        let natural = u32::try_from(number).ok();
        match relation {
            Relation::GreaterEqual => Some(Number { least: natural.unwrap_or(0), most: u32::MAX, odd: None }),
            Relation::Equal => natural.map(Number::exactly),
            _ => natural.map(|most| Number { least: 0, most, odd: None }),
        }
    }

    fn term(&self, term: &Term, chosen: &[Option<u32>]) -> Option<i64> {
        let at = |cell: usize| chosen.get(cell).copied().flatten().map(|cell| cell as usize);
        let place = |cell: usize, which: usize| Some(self.structure.places.as_ref()?.get(at(cell)?)?[which]);
        match term {
            Term::Number(number) => Some(*number),
            Term::Parameter(place) => self.parameters.get(*place).copied(),
            Term::Row(cell) => place(*cell, 0),
            Term::Column(cell) => place(*cell, 1),
            Term::Degree(cell) => Some(self.structure.neighbours[at(*cell)?].len() as i64),
            Term::Place(cell) => self.numbers.get(at(*cell)?).copied(),
            Term::Distance(a, b) => Some(i64::from(self.distances?[at(*a)?][at(*b)?])),
            Term::Operation(operation, sides) => {
                let (left, right) = (self.term(&sides.0, chosen)?, self.term(&sides.1, chosen)?);
                operation.apply(left, right)
            }
        }
    }

    /// Letters at the beginning.
    fn start(&self) -> Vec<u8> {
        let letter = |cell: u32| {
            let mut letter = 0;
            for start in &self.file.starts {
                let holds = start.condition.as_ref().is_none_or(|condition| {
                    self.reduced(condition, &mut vec![Some(cell)]).value() == Some(true)
                });
                if holds {
                    letter = start.letter;
                }
            }
            letter
        };
        (0..self.structure.cells() as u32).map(letter).collect()
    }
}

impl Operation {
    /// The result, unless it overflows or divides by zero. Remainders are not negative.
    pub fn apply(self, left: i64, right: i64) -> Option<i64> {
        match self {
            Operation::Add => left.checked_add(right),
            Operation::Subtract => left.checked_sub(right),
            Operation::Multiply => left.checked_mul(right),
            Operation::Divide => left.checked_div_euclid(right),
            Operation::Modulo => left.checked_rem_euclid(right),
        }
    }
}

/// Value of a size of a board.
pub(crate) fn size(term: &Term, parameters: &[i64]) -> Option<i64> {
    match term {
        Term::Number(number) => Some(*number),
        Term::Parameter(place) => parameters.get(*place).copied(),
        Term::Operation(operation, sides) => {
            operation.apply(size(&sides.0, parameters)?, size(&sides.1, parameters)?)
        }
        _ => None,
    }
}

/// Adds a cell to the set with a key.
pub(crate) fn add<K: PartialEq>(sets: &mut Vec<(K, Cells)>, key: K, cell: u32) {
    let at = match sets.iter().position(|(known, _)| *known == key) {
        Some(at) => at,
        None => {
            sets.push((key, Cells::new()));
            sets.len() - 1
        }
    };
    let cells = &mut sets[at].1;
    if let Err(place) = cells.binary_search(&cell) {
        cells.insert(place, cell);
    }
}

/// Returns `true` if all cells of a condition have numbers below `bound`, but for those of quantifiers.
fn bound_below(condition: &Condition, bound: usize) -> bool {
    let mut below = true;
    let mut see = |cell: usize| below &= cell < bound;
    condition.walk(&mut |inner| match inner {
        Condition::Next(a, b) | Condition::Same(a, b) => [*a, *b].into_iter().for_each(&mut see),
        Condition::Between(a, b, c) => [*a, *b, *c].into_iter().for_each(&mut see),
        Condition::InRow(cells) => cells.iter().copied().for_each(&mut see),
        _ => {}
    });
    condition.terms(&mut |term| match term {
        Term::Row(cell) | Term::Column(cell) | Term::Degree(cell) | Term::Place(cell) => {
            below &= *cell < bound;
        }
        Term::Distance(a, b) => below &= *a < bound && *b < bound,
        _ => {}
    });
    below
}
