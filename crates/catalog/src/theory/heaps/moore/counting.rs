//! Number of winning moves.
//!
//! The choices in lower columns depend only on the set of loose heaps, and among equal heaps only on their
//! number. So moves are counted column by column, with a number of ways for each such set. Once the maximal
//! number of heaps is loose, only their digits are left to choose.

use super::Position;
use dashu_int::UBig;
use dashu_int::ops::BitTest;
use std::collections::HashMap;

/// Limit on the steps of counting, one per examined heap; other work counts as several steps.
const MOST_STEPS: usize = 1 << 26;
const STEPS_OF_A_CHOICE: usize = 1 << 4;
const STEPS_OF_A_SET: usize = 1 << 7;
/// Limit on the heaps chosen, or left, where choices are counted.
const MOST_CHOSEN: usize = 1 << 10;

/// Loose heaps, as kinds with the number of each, and `true` if there is a one in a column above.
type Set = (Vec<(usize, usize)>, bool);
/// Number of ways to reach each set.
type Sets = HashMap<Set, UBig>;

/// Equal heaps.
struct Kind<'a> {
    heap: &'a UBig,
    count: usize,
}

impl Position<'_> {
    /// Number of winning moves, if it can be counted. The position is won and has at least one stone.
    pub(super) fn count(&self) -> Option<UBig> {
        let mut counter = Counter {
            position: self,
            kinds: self.kinds(),
            total: UBig::ZERO,
            steps: MOST_STEPS,
            binomials: HashMap::new(),
        };
        counter.count()
    }

    fn kinds(&self) -> Vec<Kind<'_>> {
        let mut heaps: Vec<&UBig> = self.heaps.iter().filter(|heap| !heap.is_zero()).copied().collect();
        heaps.sort_unstable();
        heaps.chunk_by(|a, b| a == b).map(|kind| Kind { heap: kind[0], count: kind.len() }).collect()
    }
}

struct Counter<'a> {
    position: &'a Position<'a>,
    kinds: Vec<Kind<'a>>,
    /// Number of ways with the maximal number of loose heaps.
    total: UBig,
    steps: usize,
    binomials: HashMap<(usize, usize), UBig>,
}

impl Counter<'_> {
    fn count(&mut self) -> Option<UBig> {
        let mut sets: Sets = HashMap::from([((Vec::new(), false), UBig::ONE)]);
        for column in (0..self.position.ones.len()).rev() {
            let mut next = Sets::new();
            let mut with_one: Option<Vec<usize>> = None;
            for ((set, high), ways) in sets {
                let loose = set.iter().map(|&(_, count)| count).sum();
                let kind = self.position.column(column, loose, self.tight(column, &set)?, high);
                for choice in kind.choices() {
                    let ways = &ways * self.binomial(loose, choice.ones)?;
                    let high = high || kind.ones(choice) > 0;
                    if choice.loosened == 0 {
                        self.add(&mut next, (set.clone(), high), ways)?;
                        continue;
                    }
                    if with_one.is_none() {
                        self.step(self.kinds.len())?;
                    }
                    let with_one = with_one.get_or_insert_with(|| self.with_one(column));
                    self.step(with_one.len() + choice.loosened)?;
                    let mut chosen = Chosen::new(choice.loosened, self.rooms(with_one, &set));
                    let is_full = loose + choice.loosened == self.position.most;
                    loop {
                        self.step(STEPS_OF_A_CHOICE + set.len() + choice.loosened)?;
                        let (merged, factor) = self.merged(&set, &chosen)?;
                        let ways = &ways * factor;
                        if is_full {
                            let finished = self.finish(column, &merged, high)?;
                            self.total += finished * ways;
                        } else {
                            self.add(&mut next, (merged, high), ways)?;
                        }
                        if !chosen.advance() {
                            break;
                        }
                    }
                }
            }
            sets = next;
        }
        Some(sets.into_values().fold(self.total.clone(), |total, ways| total + ways))
    }

    fn add(&mut self, sets: &mut Sets, (set, high): Set, ways: UBig) -> Option<()> {
        self.step(STEPS_OF_A_SET + set.len())?;
        // Under normal play higher columns do not matter.
        *sets.entry((set, high && self.position.misere)).or_default() += ways;
        Some(())
    }

    /// Number of ways to fill the columns below this one if no further heap may become loose.
    fn finish(&mut self, column: usize, set: &[(usize, usize)], high: bool) -> Option<UBig> {
        let (mut ways, mut high) = (UBig::ONE, high);
        let loose = self.position.most;
        for column in (0..column).rev() {
            let kind = self.position.column(column, loose, self.tight(column, set)?, high);
            let choice = kind.from(0)?;
            if (1..loose).contains(&choice.ones) {
                ways *= self.binomial(loose, choice.ones)?;
            }
            high |= kind.ones(choice) > 0;
        }
        Some(ways)
    }

    fn step(&mut self, steps: usize) -> Option<()> {
        self.steps = self.steps.checked_sub(steps)?;
        Some(())
    }

    /// Number of tight heaps with a one in a column.
    fn tight(&mut self, column: usize, set: &[(usize, usize)]) -> Option<usize> {
        self.step(set.len() + 1)?;
        let loose =
            set.iter().filter(|&&(kind, _)| self.kinds[kind].heap.bit(column)).map(|&(_, count)| count);
        Some(self.position.ones[column] - loose.sum::<usize>())
    }

    /// Kinds that have a one in a column.
    fn with_one(&self, column: usize) -> Vec<usize> {
        (0..self.kinds.len()).filter(|&kind| self.kinds[kind].heap.bit(column)).collect()
    }

    /// Number of tight heaps of each of these kinds.
    fn rooms(&self, kinds: &[usize], set: &[(usize, usize)]) -> Vec<(usize, usize)> {
        let mut loose = set.iter().peekable();
        let room = |&kind: &usize| {
            while loose.next_if(|(other, _)| *other < kind).is_some() {}
            let taken = loose.next_if(|(other, _)| *other == kind).map_or(0, |&(_, count)| count);
            (kind, self.kinds[kind].count - taken)
        };
        kinds.iter().map(room).filter(|&(_, room)| room > 0).collect()
    }

    /// A set with the chosen heaps added, and the number of ways to choose them among their equals.
    fn merged(&mut self, set: &[(usize, usize)], chosen: &Chosen) -> Option<(Vec<(usize, usize)>, UBig)> {
        let mut factor = UBig::ONE;
        let mut merged = set.to_vec();
        for same in chosen.places.chunk_by(|a, b| a == b) {
            let &[place, ..] = same else { continue };
            let (kind, room) = chosen.rooms[place];
            if room > 1 {
                factor *= self.binomial(room, same.len())?;
            }
            merged.push((kind, same.len()));
        }
        merged.sort_unstable();
        merged.dedup_by(|later, earlier| {
            let same = later.0 == earlier.0;
            earlier.1 += if same { later.1 } else { 0 };
            same
        });
        Some((merged, factor))
    }

    /// Binomial coefficient.
    fn binomial(&mut self, of: usize, some: usize) -> Option<UBig> {
        let some = some.min(of - some);
        match some {
            0 => return Some(UBig::ONE),
            1 => return Some(of.into()),
            _ => {}
        }
        if let Some(known) = self.binomials.get(&(of, some)) {
            return Some(known.clone());
        }
        if some > MOST_CHOSEN {
            return None;
        }
        self.step(some * some / 8 + some)?;
        let ways = (0..some).fold(UBig::ONE, |ways, index| ways * (of - index) / (index + 1));
        self.binomials.insert((of, some), ways.clone());
        Some(ways)
    }
}

/// A choice of a number of heaps among kinds, at most as many of each kind as there are.
struct Chosen {
    /// Kinds, with the number of each; in total at least as many as are chosen.
    rooms: Vec<(usize, usize)>,
    /// Number of heaps from each place in that list on.
    behind: Vec<usize>,
    /// Place of each chosen heap, ascending.
    places: Vec<usize>,
}

impl Chosen {
    fn new(count: usize, rooms: Vec<(usize, usize)>) -> Chosen {
        let mut behind = vec![0; rooms.len() + 1];
        for place in (0..rooms.len()).rev() {
            behind[place] = behind[place + 1] + rooms[place].1;
        }
        let mut chosen = Chosen { rooms, behind, places: vec![0; count] };
        chosen.fill(0, 0);
        chosen
    }

    /// Chooses all from this index on as low as possible, but not below a place.
    fn fill(&mut self, from: usize, place: usize) {
        let places = (place..).zip(self.rooms.iter().skip(place));
        let low = places.flat_map(|(place, &(_, room))| std::iter::repeat_n(place, room));
        self.places.iter_mut().skip(from).zip(low).for_each(|(chosen, place)| *chosen = place);
    }

    /// Next choice in lexicographic order.
    fn advance(&mut self) -> bool {
        let count = self.places.len();
        let movable = (0..count).rev().find(|&index| self.behind[self.places[index] + 1] >= count - index);
        let Some(index) = movable else { return false };
        let place = self.places[index] + 1;
        self.fill(index, place);
        true
    }
}
