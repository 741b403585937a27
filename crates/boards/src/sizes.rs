//! Who wins on boards of all sizes, by strategies by symmetry that the checker has accepted.

use crate::local::Local;
use crate::syntax::{BoardKind, File};
use kernel_boards::mirror::{self, Along, Claim, Game, Sizes};
use kernel_boards::{Limits as Checking, Rejection};
use limits::{Limits, StopReason};
use std::fmt::Write;

pub use crate::local::Unlike;

/// Sizes beyond the smallest possible ones at which a strategy may begin.
const FURTHER: u32 = 16;

/// What is known of boards of all sizes.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct AllSizes {
    /// The game, with the parameters that were given.
    pub game: String,
    /// Kind of the board.
    pub kind: BoardKind,
    /// What is proved.
    pub known: Vec<Known>,
    /// Numbers of rows and columns of which nothing is known by symmetry.
    pub open: Vec<[Sizes; 2]>,
    /// Number of the moves, wherever they are made.
    pub moves: usize,
    /// A certificate that the checker has accepted, if anything is proved.
    pub certificate: Option<String>,
}

/// Who wins on all boards of some sizes.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Known {
    /// The sizes and the strategy.
    pub claim: Claim,
    /// Characters of the letters that are exchanged.
    pub exchanged: Option<[char; 2]>,
    /// The smallest board, after the first move where that wins.
    pub picture: String,
}

impl Known {
    /// Returns `true` if the player who begins wins.
    pub fn is_won(&self) -> bool {
        self.claim.first.is_some()
    }
}

/// Reasons why nothing is said of all sizes.
#[derive(Clone, Debug)]
pub enum Unsized {
    /// The moves are not the same everywhere.
    Unlike(Unlike),
    /// A limit was reached.
    Stopped(StopReason),
    /// The checker did not accept it.
    Rejected(Rejection),
}

/// Looks for strategies by symmetry on boards of all sizes, but for those that are `given` by name. The game is called by a `name`.
pub fn all_sizes(
    file: &File,
    name: &str,
    given: &[(String, i64)],
    limits: &Limits,
) -> Result<AllSizes, Unsized> {
    let local = Local::of(file, given).map_err(Unsized::Unlike)?;
    let mut text = local.statement();
    let theory = mirror::game(&text).map_err(Unsized::Rejected)?;
    let mut found = AllSizes {
        game: given
            .iter()
            .fold(name.to_owned(), |name, (parameter, value)| format!("{name} {parameter}={value}")),
        kind: file.board.as_ref().map_or(BoardKind::Grid, |board| board.kind),
        known: Vec::new(),
        open: Vec::new(),
        moves: local.moves(),
        certificate: None,
    };
    for sizes in classes(&local) {
        if let Some(reason) = limits.stopped() {
            return Err(Unsized::Stopped(reason));
        }
        match strategy(&theory, sizes) {
            Some(claim) => found.known.push(known(&local, &theory, claim)),
            None => found.open.push(sizes),
        }
    }
    narrow(&local, &theory, &mut found);
    if found.known.is_empty() {
        return Ok(found);
    }
    for known in &found.known {
        let _ = writeln!(text, "{}", line(&theory, &known.claim));
    }
    let stop = || limits.stopped().is_some();
    let checked = mirror::check(&text, Checking { stop: &stop, ..kernel_boards::most() });
    checked.map_err(Unsized::Rejected)?;
    found.certificate = Some(text);
    Ok(found)
}

/// Returns `true` if strategies are about a game with these parameters.
pub fn is_about(game: &Game, file: &File, parameters: &[i64]) -> bool {
    let names = file.parameters.iter().map(|parameter| parameter.name.clone());
    let given: Vec<(String, i64)> = names.zip(parameters.iter().copied()).collect();
    let own = Local::of(file, &given).ok().and_then(|local| mirror::game(&local.statement()).ok());
    own.is_some_and(|own| Game { claims: game.claims.clone(), ..own } == *game)
}

/// Numbers of rows and columns by their parity, or as they are given.
fn classes(local: &Local<'_>) -> Vec<[Sizes; 2]> {
    let along = |fixed: Option<u32>| match fixed {
        Some(size) => vec![Sizes::Is(size)],
        None => vec![Sizes::Even(2), Sizes::Odd(1)],
    };
    let mut classes = Vec::new();
    for rows in along(local.fixed[0]) {
        for columns in along(local.fixed[1]) {
            if !local.square || rows == columns {
                classes.push([rows, columns]);
            }
        }
    }
    classes
}

/// One row, or one column, where nothing is known of all of an odd number.
fn narrow(local: &Local<'_>, theory: &Game, found: &mut AllSizes) {
    for axis in [0, 1] {
        if local.fixed[axis].is_some() || local.square {
            continue;
        }
        for sizes in found.open.clone() {
            let mut one = sizes;
            one[axis] = Sizes::Is(1);
            let Some(claim) = (sizes[axis] == Sizes::Odd(1)).then(|| strategy(theory, one)).flatten() else {
                continue;
            };
            found.known.push(known(local, theory, claim));
            for open in &mut found.open {
                if *open == sizes {
                    open[axis] = Sizes::Odd(3);
                }
            }
        }
    }
}

fn known(local: &Local<'_>, theory: &Game, claim: Claim) -> Known {
    let least = claim.sizes.map(Sizes::least);
    let first = claim.first.and_then(|number| Some((number, theory.first_place(&claim)?)));
    let exchanged = claim.exchanged.map(|pair| pair.map(|letter| theory.letters[usize::from(letter)]));
    Known { exchanged, picture: local.picture(least, first), claim }
}

/// A strategy on boards of these sizes, perhaps from somewhat larger ones on: of the second player, or else of the first.
fn strategy(theory: &Game, sizes: [Sizes; 2]) -> Option<Claim> {
    const ALONG: [Along; 3] = [Along::Back, Along::Same, Along::Half];
    let further = |sizes: Sizes| match sizes {
        Sizes::Is(size) => Sizes::Is(size),
        Sizes::Even(least) => Sizes::Even(least + FURTHER),
        Sizes::Odd(least) => Sizes::Odd(least + FURTHER),
    };
    let letters = 0..theory.letters.len() as u8;
    let pairs = letters.clone().flat_map(|b| (0..b).map(move |a| Some([a, b])));
    let exchanges: Vec<Option<[u8; 2]>> = std::iter::once(None).chain(pairs).collect();
    let firsts = std::iter::once(None).chain((1..=theory.moves.len()).map(Some));
    for first in firsts {
        for rows in ALONG {
            for columns in ALONG {
                for &exchanged in &exchanges {
                    let claim = Claim { sizes: sizes.map(further), turn: [rows, columns], exchanged, first };
                    if theory.shows(&claim).is_ok() {
                        return Some(smallest(theory, claim, sizes));
                    }
                }
            }
        }
    }
    None
}

/// The same strategy from the smallest boards on where it is one.
fn smallest(theory: &Game, mut claim: Claim, least: [Sizes; 2]) -> Claim {
    for axis in [0, 1] {
        while claim.sizes[axis] != least[axis] {
            let mut smaller = claim.clone();
            smaller.sizes[axis] = match claim.sizes[axis] {
                Sizes::Is(size) => Sizes::Is(size),
                Sizes::Even(size) => Sizes::Even(size - 2),
                Sizes::Odd(size) => Sizes::Odd(size - 2),
            };
            if theory.shows(&smaller).is_err() {
                break;
            }
            claim = smaller;
        }
    }
    claim
}

/// A claim as the certificate has it.
fn line(theory: &Game, claim: &Claim) -> String {
    let sizes = |sizes: Sizes| match sizes {
        Sizes::Is(size) => format!("is {size}"),
        Sizes::Even(least) => format!("even {least}"),
        Sizes::Odd(least) => format!("odd {least}"),
    };
    let along = |along: Along| match along {
        Along::Same => "same",
        Along::Back => "back",
        Along::Half => "half",
    };
    let name = |letter: u8| &theory.names[usize::from(letter)];
    let ([rows, columns], turn) = (claim.sizes.map(sizes), claim.turn.map(along).join(" "));
    let exchange =
        claim.exchanged.map_or(String::new(), |[a, b]| format!(" (exchange {} {})", name(a), name(b)));
    let first = claim.first.map_or(String::new(), |number| format!(" (first {number})"));
    let verdict = if claim.first.is_some() { "won" } else { "lost" };
    format!("({verdict} (rows {rows}) (columns {columns}) (turn {turn}){exchange}{first})")
}
