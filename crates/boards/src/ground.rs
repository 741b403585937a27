//! Rules on a given board: every choice of cells, with what is left of its condition.

use crate::formula::{Count, Formula};
use crate::structure::Structure;
use crate::syntax::{Amount, Condition, File, LetterSet, Operation, Rule, Term, Write};
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
        let context = Context { file, structure, parameters, distances: distances.as_deref() };
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
        Some(Ground { moves, end, laws, start, parameters: parameters.to_vec() })
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
    pub(crate) coordinate: Option<&'static str>,
    /// The number of neighbours.
    pub(crate) degrees: bool,
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

    fn of(&mut self, condition: &Condition) {
        condition.walk(&mut |inner| {
            let lines = matches!(inner, Condition::Between(..) | Condition::InRow(_) | Condition::Line(..));
            self.lines |= lines;
        });
        condition.terms(&mut |term| match term {
            Term::Row(_) => self.coordinate = Some("row"),
            Term::Column(_) => self.coordinate = Some("column"),
            Term::Degree(_) => self.degrees = true,
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
        let mut need: Vec<(LetterSet, Cells)> = Vec::new();
        for (&letters, cell) in rule.before.iter().zip(&chosen) {
            add(&mut need, letters, (*cell)?);
        }
        let mut written: Vec<(u32, u8)> = Vec::new();
        let mut put = |cell: u32, letter: u8| match written.iter_mut().find(|(known, _)| *known == cell) {
            Some(known) => known.1 = letter,
            None => written.push((cell, letter)),
        };
        for write in &rule.after {
            match write {
                Write::Cell { cell, letter } => put(chosen[*cell]?, *letter),
                Write::Every { cell, filter, letter } => {
                    for other in self.selected(*cell, filter, &mut chosen) {
                        put(other, *letter);
                    }
                }
            }
        }
        let unchanged = |cell: u32, letter: u8| {
            need.iter().any(|(letters, cells)| *letters == 1 << letter && cells.contains(&cell))
        };
        let mut write: Vec<(u8, Cells)> = Vec::new();
        for (cell, letter) in written {
            if unchanged(cell, letter) {
                continue;
            }
            add(&mut write, letter, cell);
        }
        if write.is_empty() {
            return None;
        }
        need.sort_unstable();
        write.sort_unstable();
        Some(GroundMove { need, guard, write })
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
                least: 1,
                most: 1,
                odd: None,
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
                self.counted(cells, *letters, amount, chosen)
            }
            Condition::Line(length, letters) => {
                let length = self.term(length, chosen).and_then(|length| u32::try_from(length).ok());
                let Some(length) = length.filter(|&length| length > 0) else { return Formula::never() };
                let lines = self.structure.lines(length as usize);
                let whole =
                    |cells| Count { letters: *letters, cells, least: length, most: length, odd: None };
                Formula::any(lines.into_iter().map(whole).map(Formula::Count))
            }
            // Laws are kept apart.
            Condition::Groups { .. } => Formula::always(),
        }
    }

    fn counted(
        &self,
        cells: Cells,
        letters: LetterSet,
        amount: &Amount,
        chosen: &[Option<u32>],
    ) -> Formula<Cells> {
        let count = |letters, least, most, odd| Count { letters, cells, least, most, odd };
        let count = match amount {
            Amount::Every => count(self.file.all_letters() & !letters, 0, 0, None),
            Amount::Parity(odd) => count(letters, 0, u32::MAX, Some(*odd)),
            Amount::Compare(relation, term) => {
                let Some(number) = self.term(term, chosen) else { return Formula::never() };
                let number = number.clamp(-1, i64::from(u32::MAX) - 1);
                let natural = u32::try_from(number).ok();
                match (relation, natural) {
                    (Relation::GreaterEqual, natural) => count(letters, natural.unwrap_or(0), u32::MAX, None),
                    (_, None) => return Formula::never(),
                    (Relation::Equal, Some(number)) => count(letters, number, number, None),
                    (_, Some(number)) => count(letters, 0, number, None),
                }
            }
        };
        count.settled()
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
fn add<K: PartialEq>(sets: &mut Vec<(K, Cells)>, key: K, cell: u32) {
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
        Term::Row(cell) | Term::Column(cell) | Term::Degree(cell) => below &= *cell < bound,
        Term::Distance(a, b) => below &= *a < bound && *b < bound,
        _ => {}
    });
    below
}
