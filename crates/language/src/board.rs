//! Boards, the pictures of games.

/// Picture of a position. The rules of a game do not depend on it.
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
    /// A piece on a chessboard, moving towards the corner.
    Corner,
    /// A piece on a grid with walls.
    Grid,
    /// Heads on a board of coins, or in a row of them; each is a component.
    Heads,
    /// A marker on a track.
    Track,
    /// A graph attached to the ground.
    Hackenbush,
    /// A tree attached to the ground.
    HackenbushTree,
    /// Tokens on a graph.
    Tokens,
    /// Piles in a row; stones move to the right.
    TakeBreak,
    /// Plain numbers.
    Numbers,
}

impl Board {
    /// All boards.
    pub const ALL: [Board; 14] = [
        Board::Heaps,
        Board::Pins,
        Board::Staircase,
        Board::Coins,
        Board::Strip,
        Board::Corner,
        Board::Grid,
        Board::Heads,
        Board::Track,
        Board::Hackenbush,
        Board::HackenbushTree,
        Board::Tokens,
        Board::TakeBreak,
        Board::Numbers,
    ];

    /// Name in the language.
    pub fn name(self) -> &'static str {
        match self {
            Board::Heaps => "heaps",
            Board::Pins => "pins",
            Board::Staircase => "staircase",
            Board::Coins => "coins",
            Board::Strip => "strip",
            Board::Corner => "corner",
            Board::Grid => "grid",
            Board::Heads => "heads",
            Board::Track => "track",
            Board::Hackenbush => "hackenbush",
            Board::HackenbushTree => "hackenbush-tree",
            Board::Tokens => "tokens",
            Board::TakeBreak => "take-break",
            Board::Numbers => "numbers",
        }
    }

    /// Board with this name.
    pub fn named(name: &str) -> Option<Board> {
        Board::ALL.into_iter().find(|board| board.name() == name)
    }
}
