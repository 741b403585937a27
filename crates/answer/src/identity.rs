//! Known games that have the values, or the moves, of a game.

use solve::StopReason;

/// A known game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Identity {
    /// The game, as it is asked about: `0.6`, `{1,3,4}`, `ruler`.
    pub game: String,
    /// Relation of the values to its values.
    pub relation: Relation,
    /// Grounds for it.
    pub grounds: Grounds,
}

/// Relation of values a(n) to the values g(n) of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relation {
    /// a(n) = g(n + shift)
    Shifted(i64),
    /// a(n) = |g(n + shift + 1) − g(n + shift)|
    Differences(i64),
    /// a(n) = g(n + shift + 1) − g(n + shift), which may be below zero
    Changes(i64),
    /// |a(n + 1) − a(n)| = g(n + shift)
    Sums(i64),
    /// a(x, y) = g(x, y)
    Pairs {
        /// `true` for a(x, y) = g(y, x).
        exchanged: bool,
    },
    /// The same player wins (x, y).
    Outcomes {
        /// `true` if that player wins (y, x).
        exchanged: bool,
    },
    /// a(x, y, …) is the nim-sum of g(x), g(y), ….
    Heaps {
        /// Number of heaps.
        count: usize,
    },
    /// The same player wins heaps of these sizes.
    HeapOutcomes {
        /// Number of heaps.
        count: usize,
        /// Set for misère play.
        misere: bool,
    },
}

impl Relation {
    /// Number of places between a(n) and the value of the game that it is compared with.
    pub fn shift(self) -> i64 {
        match self {
            Relation::Shifted(shift)
            | Relation::Differences(shift)
            | Relation::Changes(shift)
            | Relation::Sums(shift) => shift,
            Relation::Pairs { .. }
            | Relation::Outcomes { .. }
            | Relation::Heaps { .. }
            | Relation::HeapOutcomes { .. } => 0,
        }
    }
}

/// Grounds for an identity.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grounds {
    /// Both games have the same moves, in heaps of any size.
    Moves,
    /// Games that differ by the number of stones alone: first cousins, by the theorem of Guy and Smith.
    Cousins,
    /// So many values were compared, and agree.
    Values(usize),
}

/// The games that were found.
#[derive(Clone, Debug, Default)]
pub struct Identified {
    /// The games, the best first.
    pub identities: Vec<Identity>,
    /// Number of values that were given, or computed for the comparison.
    pub given: usize,
    /// Extent of the comparison.
    pub compared: Compared,
}

/// Extent of a comparison with all known games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Compared {
    /// All games were compared.
    #[default]
    All,
    /// None was: the values are too few, or too plain, to tell games apart.
    Plain,
    /// None was: the values begin at a later number than this.
    Late(u64),
    /// Not all were: a limit was reached.
    Some,
    /// None was: the game has no values to compare, since play need not end, or they take too long.
    Valueless,
    /// None was: several components move at once, so that values say nothing of sums.
    Together,
}

/// The games that were found for values, or for a game.
#[derive(Clone, Debug)]
pub struct Known {
    /// The game asked about; absent for values.
    pub game: Option<String>,
    /// The games that were found.
    pub identified: Identified,
    /// The limit that was reached, if one was.
    pub limits_hit: Option<StopReason>,
}
