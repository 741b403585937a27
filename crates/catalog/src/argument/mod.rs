//! The arguments of the theories, as data: a type for each theory, with the numbers of the position in it.
//!
//! Nothing here is a sentence; those are made of it where somebody reads them.

mod bash;
mod bash_clear;
mod bash_range;
mod coins;
mod corners;
mod count_up;
mod dynamic;
mod equation;
mod euclid;
mod geography;
mod georgia;
mod hackenbush;
mod heap;
mod misere;
mod moore;
mod new_stone;
mod nim;
mod poi;
mod prime_power;
mod race;
mod row;
mod ruler;
mod staircase;
mod subtraction;
mod take_break;
mod tartan;
mod turning;
mod wythoff;

pub use bash::Bash;
pub use bash_clear::BashClear;
pub use bash_range::BashRange;
pub use coins::Coins;
pub use corners::{Corners, Product};
pub use count_up::CountUp;
pub use dynamic::{Dynamic, Taken};
pub use equation::Equation;
pub use euclid::{Division, Euclid, Next, Ratio};
pub use geography::{Geography, Pairs, Vertex};
pub use georgia::GeorgiaBob;
pub use hackenbush::Hackenbush;
pub use heap::Heap;
pub use misere::{Class, Misere};
pub use moore::{Moore, Remains};
pub use new_stone::{NewStone, Rest};
pub use nim::Nim;
pub use poi::Poi;
pub use prime_power::PrimePower;
pub use race::{Jump, King, Knight, Race, Rook};
pub use row::{Row, RowSum};
pub use ruler::Ruler;
pub use staircase::Staircase;
pub use subtraction::Subtraction;
pub use take_break::TakeBreak;
pub use tartan::{Head, Tartan};
pub use turning::{Turning, Worth};
pub use wythoff::{Direction, NumberedPair, Setting, ToPair, Wythoff};

use dashu_int::UBig;

/// A position of two numbers.
pub type Pair = (UBig, UBig);

macro_rules! statements {
    ($($(#[$doc:meta])* $name:ident,)*) => {
        /// A statement of an argument; one sentence says it.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum Statement {
            $($(#[$doc])* $name($name),)*
        }

        $(impl From<$name> for Statement {
            fn from(statement: $name) -> Statement {
                Statement::$name(statement)
            }
        })*
    };
}

statements! {
    /// On a heap of any game.
    Heap,
    /// On misère play of heaps.
    Misere,
    /// On Nim.
    Nim,
    /// On Bash's game.
    Bash,
    /// On taking a range of stones, or a small heap as a whole.
    BashClear,
    /// On taking a range of stones.
    BashRange,
    /// On counting up to a target.
    CountUp,
    /// On taking a prime power.
    PrimePower,
    /// On taking the members of a set.
    Subtraction,
    /// On Moore's Nim.
    Moore,
    /// On Wythoff's game.
    Wythoff,
    /// On dynamic Nim.
    Dynamic,
    /// On Euclid's game.
    Euclid,
    /// On a piece that walks to a corner.
    Race,
    /// On Turning Corners.
    Corners,
    /// On products of coin-turning games.
    Tartan,
    /// On coin-turning games.
    Turning,
    /// On Turning Turtles.
    Coins,
    /// On Ruler.
    Ruler,
    /// On Georgia and Bob.
    GeorgiaBob,
    /// On Staircase Nim.
    Staircase,
    /// On take and break.
    TakeBreak,
    /// On the pawns of POI XI.
    Poi,
    /// On the New Stone Game.
    NewStone,
    /// On green Hackenbush.
    Hackenbush,
    /// On undirected vertex geography.
    Geography,
}

impl Statement {
    /// `true` for a line of the table or drawing that the statement before it announces.
    pub fn is_line(&self) -> bool {
        matches!(
            self,
            Statement::Nim(Nim::Line(_))
                | Statement::Moore(Moore::Line(_))
                | Statement::Hackenbush(Hackenbush::Line(_))
        )
    }
}
