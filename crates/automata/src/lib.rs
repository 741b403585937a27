//! Finite automata that read numbers digit by digit, most significant first. Relations between naturals are
//! defined by formulas, and sentences about them are decided.
//!
//! A [`Compiler`] turns a [`Formula`] into a [`Relation`]; a [`Library`] makes its [`Table`] and decides a
//! [`Sentence`]. The [`Members`] of a relation can be listed, counted and completed, at any size; its
//! automaton can be drawn from its [`Arc`]s.
//!
//! ```
//! use automata::{Compiler, Formula, Library, Meter, Multiple, Numeration, Single, Term};
//! use dashu_int::UBig;
//!
//! // Wythoff's lost positions (x0, x1) with x0 <= x1: x0 = ⌊φ·x2⌋ and x1 = x0 + x2 for some x2.
//! let variable = Term::variable;
//! let phi = Multiple { of: Numeration::Quadratic(1), times: 1, plus: 0, over: 1 };
//! let floor = Formula::equal(variable(0), Term::Floor(phi, Box::new(variable(2))));
//! let sum = Formula::equal(variable(1), Term::Sum(vec![(1, variable(0)), (1, variable(2))]));
//! let lost = Formula::Exists(vec![2], Box::new(Formula::And(vec![floor, sum])));
//! let Ok(Single::Open(claim)) = Compiler::new(3, &Meter::ample()).single(&lost) else { unreachable!() };
//! let Ok(Ok(literal)) = claim.literal() else { unreachable!() };
//!
//! let mut library = Library::new(Numeration::Quadratic(1));
//! let table = library.table(&literal.relation, &Meter::ample()).unwrap();
//! assert!(table.contains(&[UBig::from(4u8), UBig::from(7u8)]));
//! let members = table.members(&Meter::ample()).unwrap();
//! let first: Vec<Vec<UBig>> = members.iter().take(4).collect();
//! assert_eq!(first, [[0u8, 0], [1, 2], [3, 5], [4, 7]].map(|pair| pair.map(UBig::from).to_vec()));
//! ```

mod arcs;
mod arrange;
mod atom;
mod canonical;
mod compile;
mod complete;
mod define;
mod definition;
mod digits;
mod dot;
mod draft;
mod eliminate;
mod explore;
mod expression;
mod formula;
mod implication;
mod least;
mod library;
mod linear;
mod member;
mod minimize;
mod proof;
mod relation;
mod rows;
mod sentence;
mod sets;
mod shapes;
mod spent;
mod table;
mod trim;
mod unsatisfiable;
mod walk;
mod watch;

pub use ::numeration::{MOST_DEGREE, Numeration, Surd};
pub use arcs::{Arc, Column};
pub use compile::{Compiler, Uncompiled};
pub use complete::Completions;
pub use definition::Definition;
pub use digits::Digits;
pub use draft::{Claim, Draft, Single, written};
pub use expression::{Expression, TooLarge};
pub use formula::{Comparison, Entry, Formula, Listed, Multiple, Term};
pub use library::{Library, Trouble};
pub use limits::{Limits, Meter, StopReason};
pub use linear::Sign;
pub use member::Members;
pub use proof::{Proof, ProofElement, ProofNode};
pub use relation::{Case, Cases, Literal, Relation};
pub use sentence::Sentence;
pub use spent::{Spending, Spent};
pub use table::{Child, Kind, Table};
pub use unsatisfiable::Verdict;
