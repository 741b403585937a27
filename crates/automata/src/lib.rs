//! Finite automata that read numbers digit by digit, most significant first: relations between naturals are defined by
//! formulas, and sentences about them decided.

mod arrange;
mod budget;
mod canonical;
mod compile;
mod complete;
mod define;
mod definition;
mod digits;
mod eliminate;
mod every;
mod expression;
mod formula;
mod library;
mod linear;
mod member;
mod minimize;
mod nothing;
mod numeration;
mod proof;
mod relation;
mod rows;
mod sentence;
mod sets;
mod table;
mod trim;
mod walk;
mod watch;

pub use budget::{Budget, Spent};
pub use compile::{Claim, Compiler, Draft, Single, written};
pub use complete::Completions;
pub use definition::Definition;
pub use digits::Digits;
pub use expression::{Expression, TooLarge};
pub use formula::{Comparison, Formula, Listed, Term};
pub use library::{Library, Trouble};
pub use linear::Sign;
pub use member::Members;
pub use nothing::Verdict;
pub use numeration::Numeration;
pub use proof::{At, One, Proof};
pub use relation::{Case, Cases, Literal, Relation};
pub use sentence::Sentence;
pub use table::{Child, Kind, Table};
