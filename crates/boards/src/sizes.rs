//! Who wins on boards of all sizes, by strategies by symmetry that the checker has accepted.

use crate::local::Local;
use crate::syntax::File;
use kernel_boards::mirror::{self, Along, Claim, Game, Images, Sizes};
use kernel_boards::{Limits as Checking, Rejection};
use limits::{Limits, StopReason};
use std::fmt::Write;

pub use crate::local::Unlike;

/// Sizes beyond the smallest possible ones at which a strategy may begin.
const FURTHER: u32 = 16;

/// Results about boards of all sizes.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct AllSizes {
    /// The game, with the parameters that were given.
    pub game: String,
    /// Proved results.
    pub known: Vec<Known>,
    /// Numbers of rows and columns without a known strategy.
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
    /// The moves are not known to be the same everywhere.
    Unlike(Unlike),
    /// A limit was reached.
    Stopped(StopReason),
    /// The checker did not accept it.
    Rejected(Rejection),
}

impl From<Unlike> for Unsized {
    fn from(unlike: Unlike) -> Unsized {
        match unlike {
            Unlike::Stopped(reason) => Unsized::Stopped(reason),
            unlike => Unsized::Unlike(unlike),
        }
    }
}

/// Looks for strategies by symmetry on boards of all sizes, but for parameters with values that are `given`. The game is called by
/// a `name`.
pub fn all_sizes(
    file: &File,
    name: &str,
    given: &[Option<i64>],
    limits: &Limits,
) -> Result<AllSizes, Unsized> {
    let local = Local::of(file, given, limits)?;
    let mut text = local.statement();
    let theory = mirror::game(&text).map_err(Unsized::Rejected)?;
    let search = Strategies { local: &local, theory: &theory, images: Images::of(&theory), limits };
    let values =
        file.parameters.iter().zip(given).filter_map(|(parameter, value)| Some((parameter, (*value)?)));
    let mut found = AllSizes {
        game: values.fold(name.to_owned(), |name, (own, value)| format!("{name} {}={value}", own.name)),
        known: Vec::new(),
        open: Vec::new(),
        moves: local.moves(),
        certificate: None,
    };
    for sizes in classes(&local) {
        match search.strategy(sizes)? {
            Some(claim) => found.known.push(search.known(claim)),
            None => found.open.push(sizes),
        }
    }
    search.narrow(&mut found)?;
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
pub fn is_about(game: &Game, file: &File, parameters: &[i64], limits: &Limits) -> bool {
    let given: Vec<Option<i64>> = parameters.iter().copied().map(Some).collect();
    let own = Local::of(file, &given, limits).ok().and_then(|local| mirror::game(&local.statement()).ok());
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

/// The search for strategies of one game.
struct Strategies<'s> {
    local: &'s Local<'s>,
    theory: &'s Game,
    images: Images<'s>,
    limits: &'s Limits,
}

impl Strategies<'_> {
    /// One row, or one column, where nothing is known of all of an odd number.
    fn narrow(&self, found: &mut AllSizes) -> Result<(), Unsized> {
        for axis in [0, 1] {
            if self.local.fixed[axis].is_some() || self.local.square {
                continue;
            }
            for at in 0..found.open.len() {
                let mut one = found.open[at];
                if one[axis] != Sizes::Odd(1) {
                    continue;
                }
                one[axis] = Sizes::Is(1);
                if let Some(claim) = self.strategy(one)? {
                    found.known.push(self.known(claim));
                    found.open[at][axis] = Sizes::Odd(3);
                }
            }
        }
        Ok(())
    }

    fn known(&self, claim: Claim) -> Known {
        let least = claim.sizes.map(Sizes::least);
        let first = claim.first.and_then(|number| Some((number, self.theory.first_place(&claim)?)));
        let symbol = |letter: u8| self.theory.letters[usize::from(letter)];
        let exchanged = claim.exchanged.map(|pair| pair.map(symbol));
        Known { exchanged, picture: self.local.picture(least, first), claim }
    }

    /// A strategy on boards of these sizes, perhaps from somewhat larger ones on: of the second player, or else of the first.
    fn strategy(&self, sizes: [Sizes; 2]) -> Result<Option<Claim>, Unsized> {
        const ALONG: [Along; 3] = [Along::Back, Along::Same, Along::Half];
        let further = |sizes: Sizes| match sizes {
            Sizes::Is(size) => Sizes::Is(size),
            Sizes::Even(least) => Sizes::Even(least + FURTHER),
            Sizes::Odd(least) => Sizes::Odd(least + FURTHER),
        };
        let pairs = (0..self.theory.letters.len() as u8).flat_map(|b| (0..b).map(move |a| Some([a, b])));
        let exchanges: Vec<Option<[u8; 2]>> = std::iter::once(None).chain(pairs).collect();
        // Where every place is its own image, a move would be answered on its own cells.
        let turns = ALONG.into_iter().flat_map(|rows| ALONG.map(|columns| [rows, columns]));
        let turns: Vec<[Along; 2]> = turns.filter(|turn| *turn != [Along::Same; 2]).collect();
        let firsts = std::iter::once(None).chain((1..=self.theory.moves.len()).map(Some));
        for first in firsts {
            for &turn in &turns {
                for &exchanged in &exchanges {
                    if let Some(reason) = self.limits.stopped() {
                        return Err(Unsized::Stopped(reason));
                    }
                    let claim = Claim { sizes: sizes.map(further), turn, exchanged, first };
                    if self.images.show(&claim).is_ok() {
                        return Ok(Some(self.smallest(claim, sizes)));
                    }
                }
            }
        }
        Ok(None)
    }

    /// The same strategy from the smallest boards on where it is one.
    fn smallest(&self, mut claim: Claim, least: [Sizes; 2]) -> Claim {
        for axis in [0, 1] {
            while claim.sizes[axis] != least[axis] {
                let mut smaller = claim.clone();
                smaller.sizes[axis] = match claim.sizes[axis] {
                    Sizes::Is(size) => Sizes::Is(size),
                    Sizes::Even(size) => Sizes::Even(size - 2),
                    Sizes::Odd(size) => Sizes::Odd(size - 2),
                };
                if self.images.show(&smaller).is_err() {
                    break;
                }
                claim = smaller;
            }
        }
        claim
    }
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
