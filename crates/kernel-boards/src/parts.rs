//! Parts of a position.
//!
//! **Theorem.** Let p be a position, or a part of one. For each cell let R be a set of letters, with that of p, and closed under
//! moves: whenever all letters that a move needs are in the sets, and its condition is not refuted by them, the letters that it
//! writes are in the sets too, and where it exchanges letters and one of them is in a set, the other is. Nothing falls in p itself; if a cell of a connected set of cells that may have the
//! letters of a fall's groups, or a cell around it that may have the letters to be touched, has several letters in its set, the letter to which the groups fall is in the sets of all of it.
//! For a group lies in such a set, and as long as nothing in it or around it has changed, it touches what it touched. Then no cell ever has a letter that is not in its set. Call a cell *open* if its set has several letters.
//! A move is *hindered* if its needed letters are in the sets and its condition is refuted by the sets, but not by the settled cells
//! alone (those that are not open): the open cells that refute it must not be left out. It counts as possible, and the cells that it needs count as
//! open; this is repeated until no move is added. Join the open cells
//!
//! * that a possible move writes or needs, or which its condition counts, unless settled cells decide it: no
//!   number from that of the settled cells with its letters to that of all cells that may have them changes its truth;
//! * of a connected set of cells that may have the letters of groups (those of a law, of a fall, or of a condition), and of the cells around it that may have the letters to be
//!   touched; with those of each possible move that needs, counts or writes a cell of the set, or writes a cell beside it (or needs one, where
//!   conditions count groups).
//!
//! Then p is the sum of the games on the classes, with all other cells as they are: a move changes cells of one class only, and
//! whether it is possible depends on that class only, and on settled cells; what falls then lies in that class, too.
//!
//! **Leaving out.** In the game on a class C, let K be cells that are not open, such that C ∪ K has
//!
//! * the cells that possible moves of C need;
//! * for each move all of whose needed cells are in C ∪ K, the settled cells that its condition counts and that have one of the letters
//!   (a move that is not possible is refuted by them, or needs a letter that is in no set);
//! * for each connected set as above that meets C ∪ K or the cells around C (around C ∪ K, where conditions count groups), its settled
//!   cells, and the settled cells around it with a letter to be touched.
//!
//! Then the game is the same without all other cells: they are counted by no condition that is asked, a move that needs one of them
//! is not possible anyway, and no group loses a cell or what it touches. ∎
//!
//! The end of play is part of the condition of every move.

use crate::moves::Cells;
use crate::statement::{ABSENT, Count, Move, Statement};

/// A position as sets of possible letters, one bit each.
struct Possible {
    sets: Vec<u16>,
    /// Cells that count as open because a hindered move needs them.
    named: Vec<bool>,
    moves: Vec<usize>,
}

impl Possible {
    /// Adds the letters that a move writes; returns `true` if there are any new ones.
    fn put(&mut self, made: &Move) -> bool {
        let mut changed = false;
        let written =
            made.write.iter().flat_map(|(letter, cells)| cells.iter().map(|&cell| (cell, 1 << *letter)));
        let flipped = made.flip.iter().flat_map(|([one, other], cells)| {
            let both: u16 = 1 << *one | 1 << *other;
            cells.iter().map(move |&cell| (cell, both))
        });
        for (cell, letters) in flipped {
            let set = &mut self.sets[cell as usize];
            changed |= *set & letters != 0 && *set & letters != letters;
            *set |= if *set & letters == 0 { 0 } else { letters };
        }
        for (cell, letters) in written {
            let set = &mut self.sets[cell as usize];
            changed |= *set != 0 && *set & letters != letters;
            *set |= if *set == 0 { 0 } else { letters };
        }
        changed
    }

    fn may(&self, cell: u32, letters: &[u8]) -> bool {
        letters.iter().any(|&letter| self.sets[cell as usize] >> letter & 1 == 1)
    }

    fn may_not(&self, cell: u32, letters: &[u8]) -> bool {
        let set = letters.iter().fold(0, |set, &letter| set | 1u16 << letter);
        self.sets[cell as usize] & !set != 0
    }

    fn is_open(&self, cell: u32) -> bool {
        self.named[cell as usize] || self.sets[cell as usize].count_ones() > 1
    }

    /// The possible truths of a count: it may hold, and it may fail.
    fn count(&self, count: &Count) -> [bool; 2] {
        self.between(count, &|cell| !self.may_not(cell, &count.letters))
    }

    /// The same as far as settled cells tell.
    fn settled(&self, count: &Count) -> [bool; 2] {
        self.between(count, &|cell| !self.is_open(cell))
    }

    /// The same where these of the cells that may have its letters are sure to have them.
    fn between(&self, count: &Count, sure: &dyn Fn(u32) -> bool) -> [bool; 2] {
        let may = count.cells.iter().filter(|&&cell| self.may(cell, &count.letters));
        let (mut least, mut most) = (0, 0);
        for &cell in may {
            most += 1;
            least += u32::from(sure(cell));
        }
        let mut found = [false, false];
        for number in least..=most {
            found[usize::from(!count.number.admits(number))] = true;
        }
        found
    }
}

/// Classes of cells.
struct Classes(Vec<u32>);

impl Classes {
    fn of(&mut self, mut cell: u32) -> u32 {
        while self.0[cell as usize] != cell {
            let above = self.0[self.0[cell as usize] as usize];
            self.0[cell as usize] = above;
            cell = above;
        }
        cell
    }

    fn join(&mut self, cells: &[u32]) {
        for pair in cells.windows(2) {
            let (a, b) = (self.of(pair[0]), self.of(pair[1]));
            self.0[b as usize] = a;
        }
    }
}

impl Statement {
    /// Letters that cells may ever have, and moves that may ever be made, or that open cells alone make impossible.
    fn possible(&self, cells: &[u8]) -> Possible {
        let set = |&letter: &u8| if letter == ABSENT { 0 } else { 1 << letter };
        let mut possible = Possible {
            sets: cells.iter().map(set).collect(),
            named: vec![false; cells.len()],
            moves: Vec::new(),
        };
        let mut rest: Vec<usize> = (0..self.moves.len()).collect();
        loop {
            let mut changed = false;
            rest.retain(|&number| {
                let made = &self.moves[number];
                let needs = made
                    .need
                    .iter()
                    .all(|(letters, needed)| needed.iter().all(|&cell| possible.may(cell, letters)));
                let holds = needs
                    && made.guard.may(&|count| possible.count(count))[0]
                    && self.end.may(&|count| possible.count(count))[1];
                if holds {
                    possible.moves.push(number);
                    changed |= possible.put(made);
                }
                !holds
            });
            // What comes out of an exchange depends on what was there.
            for number in possible.moves.clone() {
                let made = &self.moves[number];
                changed |= !made.flip.is_empty() && possible.put(made);
            }
            changed |= self.put_fallen(&mut possible);
            if !changed {
                break;
            }
        }
        // Those that open cells alone make impossible, as long as there are more of them.
        loop {
            let mut hindered: Vec<usize> = Vec::new();
            rest.retain(|&number| {
                let made = &self.moves[number];
                let mut needed = made.need.iter();
                let holds = needed
                    .all(|(letters, cells)| cells.iter().all(|&cell| possible.may(cell, letters)))
                    && made.guard.may(&|count| possible.settled(count))[0]
                    && self.end.may(&|count| possible.settled(count))[1];
                if holds {
                    hindered.push(number);
                }
                !holds
            });
            if hindered.is_empty() {
                return possible;
            }
            for &number in &hindered {
                let needed = self.moves[number].need.iter().flat_map(|(_, needed)| needed);
                needed.for_each(|&cell| possible.named[cell as usize] = true);
            }
            possible.moves.extend(hindered);
        }
    }

    /// Adds the letters to which groups may fall; returns `true` if there are any new ones.
    fn put_fallen(&self, possible: &mut Possible) -> bool {
        let mut changed = false;
        for fall in &self.falls {
            for [inside, around] in self.regions_of(possible, &fall.of, &fall.touch) {
                if inside.iter().chain(&around).any(|&cell| possible.is_open(cell)) {
                    for cell in inside {
                        let set = &mut possible.sets[cell as usize];
                        changed |= *set >> fall.letter & 1 == 0;
                        *set |= 1 << fall.letter;
                    }
                }
            }
        }
        changed
    }

    /// Open cells that a possible move writes, or on which it depends.
    fn touched(&self, made: &Move, possible: &Possible) -> Vec<u32> {
        let mut touched: Vec<u32> = made.write.iter().flat_map(|(_, cells)| cells).copied().collect();
        touched.extend(made.flip.iter().flat_map(|(_, cells)| cells));
        touched.extend(made.need.iter().flat_map(|(_, cells)| cells));
        let mut count = |count: &Count| {
            if possible.settled(count) == [true, true] {
                touched.extend(&count.cells);
            }
        };
        made.guard.counts(&mut count);
        self.end.counts(&mut count);
        touched.retain(|&cell| possible.is_open(cell));
        touched
    }

    /// Connected sets of cells that may have the letters of groups that matter, with the cells around them that may be touched.
    fn regions(&self, possible: &Possible) -> Vec<[Vec<u32>; 2]> {
        let bonds = self.bonds();
        bonds.iter().flat_map(|[of, touch]| self.regions_of(possible, of, touch)).collect()
    }

    fn regions_of(&self, possible: &Possible, of: &[u8], touch: &[u8]) -> Vec<[Vec<u32>; 2]> {
        let sets = self.connected(0..self.cells as u32, &|cell| possible.may(cell, of));
        let around = |inside: &Vec<u32>| {
            let near = inside.iter().flat_map(|&cell| &self.near[cell as usize]).copied();
            near.filter(|&next| possible.may(next, touch)).collect()
        };
        sets.into_iter()
            .map(|inside| (around(&inside), inside))
            .map(|(around, inside)| [inside, around])
            .collect()
    }

    /// The parts of a position.
    pub(crate) fn parts(&self, cells: &[u8]) -> Vec<Cells> {
        let possible = self.possible(cells);
        let regions = self.regions(&possible);
        let mut classes = Classes((0..self.cells as u32).collect());
        let mut live: Vec<(&Move, u32)> = Vec::new();
        for &number in &possible.moves {
            let made = &self.moves[number];
            let touched = self.touched(made, &possible);
            if let Some(&first) = touched.first() {
                classes.join(&touched);
                live.push((made, first));
            }
        }
        for [inside, around] in &regions {
            let open = inside.iter().chain(around).copied().filter(|&cell| possible.is_open(cell));
            classes.join(&open.collect::<Vec<_>>());
        }
        self.join_by_groups(&possible, &regions, &live, &mut classes);
        let mut firsts: Vec<u32> = live.iter().map(|&(_, first)| classes.of(first)).collect();
        firsts.sort_unstable();
        firsts.dedup();
        let mut parts = Vec::with_capacity(firsts.len());
        for class in firsts {
            let open = |cell: u32, classes: &mut Classes| possible.is_open(cell) && classes.of(cell) == class;
            let mut kept: Vec<bool> = (0..self.cells as u32).map(|cell| open(cell, &mut classes)).collect();
            for &(made, first) in &live {
                if classes.of(first) == class {
                    for &cell in made.need.iter().flat_map(|(_, needed)| needed) {
                        kept[cell as usize] = true;
                    }
                }
            }
            self.keep(cells, &possible, &regions, &mut kept);
            let letter = |(&letter, &kept): (&u8, &bool)| if kept { letter } else { ABSENT };
            parts.push(cells.iter().zip(&kept).map(letter).collect());
        }
        parts
    }

    /// Joins moves with the connected sets that they have to do with.
    fn join_by_groups(
        &self,
        possible: &Possible,
        regions: &[[Vec<u32>; 2]],
        live: &[(&Move, u32)],
        classes: &mut Classes,
    ) {
        if regions.is_empty() {
            return;
        }
        let counts_groups = self.counts_groups();
        for &(made, first) in live {
            let mut seeds = vec![false; self.cells];
            let mut put = |cell: &u32| seeds[*cell as usize] = true;
            let needed = made.need.iter().flat_map(|(_, cells)| cells);
            let written = made.write.iter().flat_map(|(_, cells)| cells);
            let flipped = made.flip.iter().flat_map(|(_, cells)| cells);
            needed.clone().for_each(&mut put);
            for cell in needed.filter(|_| counts_groups).chain(written).chain(flipped) {
                put(cell);
                self.near[*cell as usize].iter().for_each(&mut put);
            }
            made.guard.counts(&mut |count| count.cells.iter().for_each(&mut put));
            self.end.counts(&mut |count| count.cells.iter().for_each(&mut put));
            for [inside, around] in regions {
                if inside.iter().any(|&cell| seeds[cell as usize]) {
                    let open = inside.iter().chain(around).copied().filter(|&cell| possible.is_open(cell));
                    classes.join(&open.chain([first]).collect::<Vec<_>>());
                }
            }
        }
    }

    /// Adds the settled cells that are counted, and those of groups.
    fn keep(&self, cells: &[u8], possible: &Possible, regions: &[[Vec<u32>; 2]], kept: &mut [bool]) {
        let counts_groups = self.counts_groups();
        let has_end = !matches!(&self.end, crate::Formula::Or(parts) if parts.is_empty());
        loop {
            let mut more: Vec<u32> = Vec::new();
            for made in &self.moves {
                let needed = made.need.iter().flat_map(|(_, needed)| needed);
                if matches!(&made.guard, crate::Formula::And(parts) if parts.is_empty()) && !has_end
                    || !needed.into_iter().all(|&cell| kept[cell as usize])
                {
                    continue;
                }
                let mut count = |count: &Count| {
                    let counted = count.cells.iter().filter(|&&cell| {
                        !possible.is_open(cell) && count.letters.contains(&cells[cell as usize])
                    });
                    more.extend(counted);
                };
                made.guard.counts(&mut count);
                self.end.counts(&mut count);
            }
            for [inside, around] in regions {
                let meets = inside.iter().any(|&cell| {
                    let beside =
                        |&next: &u32| kept[next as usize] && (counts_groups || possible.is_open(next));
                    kept[cell as usize] || self.near[cell as usize].iter().any(beside)
                });
                if meets {
                    more.extend(inside.iter().chain(around).filter(|&&cell| !possible.is_open(cell)));
                }
            }
            more.retain(|&cell| !kept[cell as usize] && cells[cell as usize] != ABSENT);
            if more.is_empty() {
                return;
            }
            more.into_iter().for_each(|cell| kept[cell as usize] = true);
        }
    }
}
