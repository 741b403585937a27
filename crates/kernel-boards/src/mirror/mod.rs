//! Strategies by symmetry on boards of all sizes.
//!
//! A board has rows and columns, each of which may close round. Moves are given by their places: a move may be made wherever all cells that it needs
//! are on the board; what its condition counts and what it writes are those of its cells that are on the board. At the beginning the
//! letter of a cell depends on the parities of its row and column alone.
//!
//! **Theorem.** Let f turn each board of some sizes onto itself and undo itself; f may exchange two letters besides, such that the beginning is its
//! own image. Take all moves that are possible with letters that may ever appear. For each of them let
//!
//! * its image be one of the moves;
//! * wherever it writes a letter on a cell that its image needs, that be a letter which the image needs;
//! * wherever it writes on a cell that its image counts, the letter be counted if and only if every letter before was;
//! * wherever both write on a cell, both write the same.
//!
//! Then on all these boards the player who begins loses. Where all cells begin with one letter, the player who begins wins if some move that is possible at the beginning leaves a position
//! that is its own image, and the above holds after it: nothing is asked of a move at a place where the first move has put a letter on a cell that it
//! needs, and that letter never becomes one that it needs.
//!
//! *Proof.* Let a position be its own image, and let a move be made. Its image was possible before, and is still possible: cells that it needs have the
//! letters that they had, or others that it needs; the cells that it counts are as many as before. After both, the position is its own image again,
//! since cells that both write have the same letter from both. Play ends, since every move lowers the measure; so it is the other player who is
//! stuck first. ∎
//!
//! A move and its image meet at places that depend on nothing else. Along rows, a move at o writes on o + a; its image needs, counts or writes f(o + b).
//! If f reverses m rows, these are the same where 2o = m − 1 − a − b, for which a + b must have the parity of m − 1, or on a board that closes m
//! must be odd. If f leaves the rows, they are the same for a = b alone; and if f shifts them by half, for |a − b| = m/2 alone. On boards that close,
//! sizes are larger than the distance between any two places of a move, so that all of them are different cells.

mod read;

use crate::alike::mapped;
use crate::rejection::{Flaw, Rejection, Unanswered};
use crate::statement::{Count, Move};
use kernel::{Limits, Meter};

pub use read::game;

/// A game on boards of all sizes, and what is said of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// Names of the letters.
    pub names: Vec<String>,
    /// Characters of the letters, by their numbers.
    pub letters: Vec<char>,
    /// `true` for rows that close round, and for columns that do.
    pub round: [bool; 2],
    /// Letters of cells at the beginning, by the parities of their rows and columns, which count from 0.
    pub start: [[u8; 2]; 2],
    /// The moves.
    pub moves: Vec<LocalMove>,
    /// Weight of each letter.
    pub weights: Vec<u32>,
    /// Who wins on boards of which sizes.
    pub claims: Vec<Claim>,
}

/// A move that may be made anywhere.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct LocalMove {
    /// Row and column of its cells, counted from the first of them.
    pub places: Vec<[u32; 2]>,
    /// The move, which names its cells by their numbers among the places.
    pub made: Move,
}

/// Who wins on all boards of some sizes, and by which strategy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// Numbers of rows, and of columns.
    pub sizes: [Sizes; 2],
    /// Images of rows, and of columns.
    pub turn: [Along; 2],
    /// Letters that change places.
    pub exchanged: Option<[u8; 2]>,
    /// Number of the move with which the first player wins, from 1; if absent, the second player wins.
    pub first: Option<usize>,
}

/// Numbers of rows or columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sizes {
    /// One number.
    Is(u32),
    /// All even numbers from this one.
    Even(u32),
    /// All odd numbers from this one.
    Odd(u32),
}

/// Images of rows or columns under a strategy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Along {
    /// Each is its own image.
    Same,
    /// The first becomes the last.
    Back,
    /// Each goes on by half of their number.
    Half,
}

/// Checks a certificate.
///
/// ```
/// let text = "(mirror 1) (letters (free \".\") (taken \"#\")) (board open open) (start free) (weights 1 0)\n\
///             (move (places (0 0) (0 1)) (need ((free) 0 1)) (write (taken 0 1)))\n\
///             (move (places (0 0) (1 0)) (need ((free) 0 1)) (write (taken 0 1)))\n\
///             (lost (rows even 2) (columns even 2) (turn back back))";
/// let game = kernel_boards::mirror::check(text, kernel_boards::most()).unwrap();
/// assert_eq!(game.claims.len(), 1);
/// ```
pub fn check(text: &str, limits: Limits<'_>) -> Result<Game, Rejection> {
    let meter = Meter::new(limits);
    let game = game(text)?;
    let images = Images::of(&game);
    for (number, claim) in (1..).zip(&game.claims) {
        meter.steps(game.work())?;
        images.show(claim).map_err(|why| Flaw::Claim { number, why })?;
    }
    Ok(game)
}

impl Sizes {
    /// The smallest of them.
    pub fn least(self) -> u32 {
        match self {
            Sizes::Is(size) | Sizes::Even(size) | Sizes::Odd(size) => size,
        }
    }

    /// Returns `true` if a number is one of them.
    pub fn contains(self, size: u32) -> bool {
        match self {
            Sizes::Is(only) => size == only,
            Sizes::Even(least) | Sizes::Odd(least) => size >= least && (size - least).is_multiple_of(2),
        }
    }

    fn are_even(self) -> bool {
        self.least().is_multiple_of(2)
    }
}

impl Along {
    /// The place of an image, but for a number that is the same for all places.
    fn image(self, place: u32) -> i64 {
        match self {
            Along::Back => -i64::from(place),
            Along::Same | Along::Half => i64::from(place),
        }
    }
}

impl LocalMove {
    /// Letters that a cell needs.
    fn needs(&self, cell: u32) -> Option<&[u8]> {
        let needed = self.made.need.iter().find(|(_, cells)| cells.contains(&cell));
        needed.map(|(letters, _)| &**letters)
    }

    /// Letter that is written on a cell.
    fn writes(&self, cell: u32) -> Option<u8> {
        self.made.write.iter().find(|(_, cells)| cells.contains(&cell)).map(|(letter, _)| *letter)
    }

    /// Cells that are written, each with its letter.
    fn written(&self) -> impl Iterator<Item = (u32, u8)> {
        self.made.write.iter().flat_map(|(letter, cells)| cells.iter().map(|&cell| (cell, *letter)))
    }

    fn place(&self, cell: u32) -> [u32; 2] {
        self.places[cell as usize]
    }

    /// First and last place that is needed, along rows or columns.
    fn needed_along(&self, axis: usize) -> [u32; 2] {
        let along = || self.made.need.iter().flat_map(|(_, cells)| cells).map(|&cell| self.place(cell)[axis]);
        [along().min().unwrap_or(0), along().max().unwrap_or(0)]
    }

    /// First and last place that is written, along rows or columns.
    fn written_along(&self, axis: usize) -> [u32; 2] {
        let along = || self.written().map(|(cell, _)| self.place(cell)[axis]);
        [along().min().unwrap_or(0), along().max().unwrap_or(0)]
    }

    fn counts(&self) -> Vec<&Count> {
        let mut counts = Vec::new();
        self.made.guard.counts(&mut |count| counts.push(count));
        counts
    }

    /// Largest distance between two places, along rows or columns.
    fn spread(&self, axis: usize) -> u32 {
        let along = || self.places.iter().map(|place| place[axis]);
        along().max().unwrap_or(0) - along().min().unwrap_or(0)
    }

    /// The same move with its places in order, counted from the first row and column; `image` says where each place goes, and `letter` what
    /// becomes of each letter.
    fn turned(&self, image: impl Fn([u32; 2]) -> [i64; 2], letter: impl Fn(u8) -> u8) -> LocalMove {
        let images: Vec<[i64; 2]> = self.places.iter().map(|&place| image(place)).collect();
        let first = [0, 1].map(|axis| images.iter().map(|image| image[axis]).min().unwrap_or(0));
        let from_first = |image: &[i64; 2]| [0, 1].map(|axis| (image[axis] - first[axis]) as u32);
        let images: Vec<[u32; 2]> = images.iter().map(from_first).collect();
        let mut places = images.clone();
        places.sort_unstable();
        let to = images.iter().map(|image| places.binary_search(image).ok().map(|cell| cell as u32));
        let mut made = self.made.clone();
        lettered(&mut made, &letter);
        // All of its cells are mapped, so that it is not lost unless it is never possible.
        let made = mapped(&made, &to.collect()).unwrap_or(made);
        LocalMove { places, made }
    }
}

/// Exchanges the letters of a move.
fn lettered(made: &mut Move, letter: &impl Fn(u8) -> u8) {
    let set = |letters: &mut Vec<u8>| {
        letters.iter_mut().for_each(|one| *one = letter(*one));
        letters.sort_unstable();
    };
    made.need.iter_mut().for_each(|(letters, _)| set(letters));
    made.write.iter_mut().for_each(|(one, _)| *one = letter(*one));
    made.guard.counts_mut(&mut |count| set(&mut count.letters));
}

/// The moves of a game, ready to be compared with their images.
pub struct Images<'g> {
    game: &'g Game,
    /// All moves, their places in order.
    moves: Vec<LocalMove>,
    /// Letters that may ever appear.
    appear: Vec<u8>,
}

impl<'g> Images<'g> {
    /// The moves of a game.
    pub fn of(game: &'g Game) -> Images<'g> {
        let plain = |place: [u32; 2]| place.map(i64::from);
        let mut moves: Vec<LocalMove> =
            game.moves.iter().map(|one| one.turned(plain, |letter| letter)).collect();
        moves.sort_unstable();
        Images { game, moves, appear: game.appear() }
    }

    /// Shows a claim, or says why it is not shown.
    pub fn show(&self, claim: &Claim) -> Result<(), Unanswered> {
        let game = self.game;
        for axis in [0, 1] {
            let (size, round) = (claim.sizes[axis], game.round[axis]);
            let spread = game.moves.iter().map(|one| one.spread(axis)).max().unwrap_or(0);
            if round && size.least() <= spread {
                return Err(Unanswered::Small);
            }
            if claim.turn[axis] == Along::Half && !(round && size.are_even()) {
                return Err(Unanswered::Turn);
            }
        }
        let exchanged = |letter: u8| match claim.exchanged {
            Some([a, b]) if letter == a => b,
            Some([a, b]) if letter == b => a,
            _ => letter,
        };
        if !game.begins_as_its_image(claim, &exchanged) {
            return Err(Unanswered::Turn);
        }
        if claim.first.is_some_and(|number| !game.begins(number, claim, &exchanged)) {
            return Err(Unanswered::First);
        }
        let image = |place: [u32; 2]| [0, 1].map(|axis| claim.turn[axis].image(place[axis]));
        for (number, one) in (1..).zip(&game.moves) {
            if !may_be_made(one, &self.appear) || !game.has_room(one, claim) {
                continue;
            }
            if self.moves.binary_search(&one.turned(image, exchanged)).is_err() {
                return Err(Unanswered::Image(number));
            }
            if !game.leaves(one, claim, &self.appear, &exchanged) {
                return Err(Unanswered::Disturbed(number));
            }
        }
        Ok(())
    }
}

impl Game {
    /// Steps of a claim at most.
    fn work(&self) -> usize {
        let of = |one: &LocalMove| one.places.len() * one.places.len() * (1 + one.counts().len());
        self.moves.iter().map(of).sum::<usize>() + self.moves.len()
    }

    /// Letters that may ever appear.
    fn appear(&self) -> Vec<u8> {
        let mut appear = self.start.concat();
        appear.sort_unstable();
        appear.dedup();
        loop {
            let made = self.moves.iter().filter(|one| may_be_made(one, &appear));
            let new = made
                .flat_map(LocalMove::written)
                .map(|(_, letter)| letter)
                .find(|letter| !appear.contains(letter));
            match new {
                Some(letter) => appear.push(letter),
                None => return appear,
            }
        }
    }

    /// The letter of all cells at the beginning, if it is one.
    fn uniform(&self) -> Option<u8> {
        let first = self.start[0][0];
        (self.start == [[first; 2]; 2]).then_some(first)
    }

    /// Returns `true` if the letters at the beginning are those that their images make of them.
    fn begins_as_its_image(&self, claim: &Claim, exchanged: &impl Fn(u8) -> u8) -> bool {
        if let Some(letter) = self.uniform() {
            return exchanged(letter) == letter;
        }
        // A single row has no second one.
        let parities = |axis: usize| if claim.sizes[axis] == Sizes::Is(1) { 0..1 } else { 0..2 };
        // By which the parity of a place and that of its image differ, where that is the same on all boards.
        let shift = |axis: usize| match (claim.turn[axis], claim.sizes[axis]) {
            (Along::Same, _) => Some(0),
            (Along::Back, sizes) => Some(usize::from(sizes.are_even())),
            (Along::Half, Sizes::Is(size)) => Some(size as usize / 2 % 2),
            (Along::Half, _) => None,
        };
        let (Some(rows), Some(columns)) = (shift(0), shift(1)) else { return false };
        parities(0).all(|row| {
            parities(1).all(|column| {
                exchanged(self.start[row][column]) == self.start[(row + rows) % 2][(column + columns) % 2]
            })
        })
    }

    /// Returns `true` if there is a board on which a move finds the cells that it needs.
    fn has_room(&self, one: &LocalMove, claim: &Claim) -> bool {
        [0, 1].into_iter().all(|axis| match claim.sizes[axis] {
            Sizes::Is(size) if !self.round[axis] => {
                let [least, most] = one.needed_along(axis);
                most - least < size
            }
            _ => true,
        })
    }

    /// Returns `true` if a move leaves its image possible wherever it is made, and both write the same where both write.
    fn leaves(&self, one: &LocalMove, claim: &Claim, appear: &[u8], exchanged: &impl Fn(u8) -> u8) -> bool {
        let counts = one.counts();
        one.written().all(|(a, letter)| {
            let before: Vec<u8> = match one.needs(a) {
                Some(needed) => needed.iter().copied().filter(|letter| appear.contains(letter)).collect(),
                None => appear.to_vec(),
            };
            let meet = |&b: &u32| self.meet(one, [a, b], claim) && !self.is_gone(one, [a, b], claim);
            (0..one.places.len() as u32).filter(meet).all(|b| {
                let needed = one.needs(b).is_none_or(|needed| needed.contains(&exchanged(letter)));
                let written = one.writes(b).is_none_or(|other| exchanged(other) == letter);
                let counted = counts.iter().filter(|count| count.cells.contains(&b)).all(|count| {
                    let counts = |letter: u8| count.letters.contains(&exchanged(letter));
                    before.iter().all(|&before| counts(before) == counts(letter))
                });
                needed && written && counted
            })
        })
    }

    /// Returns `true` if cell a of a move may be the cell that its image makes of cell b.
    fn meet(&self, one: &LocalMove, [a, b]: [u32; 2], claim: &Claim) -> bool {
        let (a, b) = (one.place(a), one.place(b));
        [0, 1].into_iter().all(|axis| {
            let (a, b, sizes) = (a[axis], b[axis], claim.sizes[axis]);
            match claim.turn[axis] {
                Along::Same => a == b,
                Along::Back if self.round[axis] && !sizes.are_even() => true,
                Along::Back => (a + b).is_multiple_of(2) != sizes.are_even(),
                Along::Half => 2 * a.abs_diff(b) >= sizes.least(),
            }
        })
    }

    /// Returns `true` if a move can no longer be made where cell a is what its image makes of cell b: the first move has written a letter on a
    /// cell that it needs, and that letter never becomes one that it needs. Its place is known if rows
    /// and columns are reversed on a board that does not close.
    fn is_gone(&self, one: &LocalMove, [a, b]: [u32; 2], claim: &Claim) -> bool {
        let first = claim.first.and_then(|number| self.moves.get(number.checked_sub(1)?));
        let Some(first) = first.filter(|_| claim.turn == [Along::Back; 2] && self.round == [false; 2]) else {
            return false;
        };
        // Twice the place of this move is m − 1 − a − b, and that of the first one m − 1 less the first and last that it writes.
        let from_first = [0, 1].map(|axis| {
            let [least, most] = first.written_along(axis).map(i64::from);
            let [a, b] = [a, b].map(|cell| i64::from(one.place(cell)[axis]));
            (least + most - a - b) / 2
        });
        let needed =
            one.made.need.iter().flat_map(|(letters, cells)| cells.iter().map(move |&cell| (cell, letters)));
        needed.into_iter().any(|(cell, letters)| {
            let place = [0, 1].map(|axis| i64::from(one.place(cell)[axis]) + from_first[axis]);
            let written = first.written().find(|&(other, _)| first.place(other).map(i64::from) == place);
            written.is_some_and(|(_, letter)| {
                !self.becomes(letter).iter().any(|letter| letters.contains(letter))
            })
        })
    }

    /// Letters that a cell with a letter may ever have.
    fn becomes(&self, letter: u8) -> Vec<u8> {
        let mut letters = vec![letter];
        loop {
            let written = self
                .moves
                .iter()
                .flat_map(|one| one.written().map(move |(cell, letter)| (one.needs(cell), letter)));
            let mut open = written.filter(|(needed, _)| {
                needed.is_none_or(|needed| letters.iter().any(|letter| needed.contains(letter)))
            });
            match open.find(|(_, letter)| !letters.contains(letter)) {
                Some((_, letter)) => letters.push(letter),
                None => return letters,
            }
        }
    }

    /// Returns `true` if a move is possible at the beginning of all boards, and leaves a position that is its own image.
    fn begins(&self, number: usize, claim: &Claim, exchanged: &impl Fn(u8) -> u8) -> bool {
        let one = number.checked_sub(1).and_then(|at| self.moves.get(at));
        let (Some(one), Some(start)) = (one, self.uniform()) else { return false };
        let possible = one.made.need.iter().all(|(letters, _)| letters.contains(&start)) && {
            let needed =
                |count: &Count| count.cells.iter().filter(|&&cell| one.needs(cell).is_some()).count();
            let range = |count: &Count| match count.letters.contains(&start) {
                true => [needed(count) as u32, count.cells.len() as u32],
                false => [0, 0],
            };
            let [_, fails] = one.made.guard.may(&|count| truths(count, range(count)));
            !fails
        };
        let ends = [0, 1].map(|axis| one.written_along(axis));
        let own = one.written().all(|(cell, letter)| {
            let place = one.place(cell);
            let image = [0, 1].map(|axis| match claim.turn[axis] {
                Along::Back => ends[axis][0] + ends[axis][1] - place[axis],
                Along::Same | Along::Half => place[axis],
            });
            one.written().any(|(other, written)| one.place(other) == image && written == exchanged(letter))
        });
        possible && own && self.first_place(claim).is_some()
    }

    /// Place of the first row and column of a move on the smallest boards, where what it writes is its own image and it fits; then it
    /// fits on the larger ones too.
    fn place(&self, one: &LocalMove, axis: usize, claim: &Claim) -> Option<i64> {
        let size = i64::from(claim.sizes[axis].least());
        let [least, most] = one.needed_along(axis).map(i64::from);
        let from = match claim.turn[axis] {
            Along::Same => -least,
            Along::Back => {
                let [first, last] = one.written_along(axis).map(i64::from);
                let twice = size - 1 - first - last;
                (twice % 2 == 0).then_some(twice / 2)?
            }
            Along::Half => return None,
        };
        (self.round[axis] || from + least >= 0 && from + most < size).then_some(from)
    }

    /// Place of the first row and column of the first move, on the smallest boards of a claim.
    pub fn first_place(&self, claim: &Claim) -> Option<[i64; 2]> {
        let one = self.moves.get(claim.first?.checked_sub(1)?)?;
        Some([self.place(one, 0, claim)?, self.place(one, 1, claim)?])
    }
}

/// Returns `true` if a move may be made where no other letters than these appear.
fn may_be_made(one: &LocalMove, appear: &[u8]) -> bool {
    let some = |letters: &[u8]| letters.iter().any(|letter| appear.contains(letter));
    let needed = one.made.need.iter().all(|(letters, _)| some(letters));
    let most = |count: &Count| if some(&count.letters) { count.cells.len() as u32 } else { 0 };
    let [holds, _] = one.made.guard.may(&|count| truths(count, [0, most(count)]));
    needed && holds
}

/// `[true, _]` if a count holds of one of these numbers, and `[_, true]` if it fails of one.
fn truths(count: &Count, [least, most]: [u32; 2]) -> [bool; 2] {
    let admits = |number| count.number.admits(number);
    [(least..=most).any(admits), !(least..=most).all(admits)]
}
