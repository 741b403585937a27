//! Boards: how a picture of a game is drawn.

/// What a position looks like to people. The rules of a game do not depend on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Board {
    /// Piles of stones.
    Heaps,
    /// Rows of pins that stand side by side.
    Pins,
    /// Steps with stones on them.
    Staircase,
    /// A row of coins, 1 for heads.
    Coins,
    /// Pieces on the cells 1, 2, … of a strip.
    Strip,
    /// A piece on a chess-board, on its way to the corner.
    Corner,
    /// Heads on a board of coins, or in a row of them, each a component.
    Heads,
    /// A marker on a track.
    Track,
    /// A graph that stands on the ground.
    Hackenbush,
    /// A tree that stands on the ground.
    HackenbushTree,
    /// Tokens on a graph.
    Tokens,
    /// Piles in a row, of which stones go to the right.
    TakeBreak,
    /// The numbers themselves.
    Numbers,
}

impl Board {
    /// All of them.
    pub const ALL: [Board; 13] = [
        Board::Heaps,
        Board::Pins,
        Board::Staircase,
        Board::Coins,
        Board::Strip,
        Board::Corner,
        Board::Heads,
        Board::Track,
        Board::Hackenbush,
        Board::HackenbushTree,
        Board::Tokens,
        Board::TakeBreak,
        Board::Numbers,
    ];

    /// Its name in the language.
    pub fn name(self) -> &'static str {
        match self {
            Board::Heaps => "heaps",
            Board::Pins => "pins",
            Board::Staircase => "staircase",
            Board::Coins => "coins",
            Board::Strip => "strip",
            Board::Corner => "corner",
            Board::Heads => "heads",
            Board::Track => "track",
            Board::Hackenbush => "hackenbush",
            Board::HackenbushTree => "hackenbush-tree",
            Board::Tokens => "tokens",
            Board::TakeBreak => "take-break",
            Board::Numbers => "numbers",
        }
    }

    /// The board of this name.
    pub fn named(name: &str) -> Option<Board> {
        Board::ALL.into_iter().find(|board| board.name() == name)
    }
}
