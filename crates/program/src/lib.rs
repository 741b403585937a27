//! Small programs about games as trees, and their texts in C++, Python, Rust, Java and Go.
//!
//! A text depends on nothing but the language's own library; the caller gives the comments at its top.
//!
//! ```text
//! format ─► layout ─┐
//!                   ├─► text: helpers, functions, moves, main
//! tree, names ──────┘
//! ```

#![forbid(unsafe_code)]

pub mod cost;
pub mod format;
pub mod layout;
pub mod names;
mod tree;
mod write;

pub use cost::Cost;
pub use format::Format;
pub use layout::Layout;
pub use tree::*;

use names::Ending;
use std::collections::BTreeSet;

/// Declares the languages. A language is a file with its `NAME`, with `UNBOUNDED` (`true` if integers have any size), with
/// `STEPS` (the simple steps of about a second), and a function that writes a program as `text`, with a `main` if there is
/// a layout.
macro_rules! languages {
    ($($(#[$about:meta])* $language:ident = $file:ident,)*) => {
        $(mod $file;)*

        /// A language.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Language {
            $($(#[$about])* $language,)*
        }

        impl Language {
            /// All languages.
            pub const ALL: &[Language] = &[$(Language::$language),*];

            /// Name in commands and data: `cpp`.
            pub fn name(self) -> &'static str {
                match self {
                    $(Language::$language => $file::NAME,)*
                }
            }

            /// Returns `true` if integers have any size.
            pub fn unbounded(self) -> bool {
                match self {
                    $(Language::$language => $file::UNBOUNDED,)*
                }
            }

            /// Simple steps that take about a second.
            pub fn steps(self) -> u64 {
                match self {
                    $(Language::$language => $file::STEPS,)*
                }
            }

            /// Writes programs, one for each game of a sum, as one text with these comments at the top, and with a `main` if there is a layout.
            pub fn text(self, programs: &[&Program], header: &[String], layout: Option<&Layout>) -> String {
                match self {
                    $(Language::$language => $file::text(programs, header, layout),)*
                }
            }
        }
    };
}

languages! {
    /// C++17 with the 128-bit integers of GCC and Clang.
    Cpp = cpp,
    /// Python 3.8.
    Python = python,
    /// Rust, edition 2021 and later.
    Rust = rust,
    /// Java 17.
    Java = java,
    /// Go 1.18 and later.
    Go = go,
}

impl Language {
    /// The language with this name.
    ///
    /// ```
    /// use program::Language;
    /// assert_eq!(Language::named("cpp"), Some(Language::Cpp));
    /// assert_eq!(Language::named("cobol"), None);
    /// ```
    pub fn named(name: &str) -> Option<Language> {
        Language::ALL.iter().copied().find(|language| language.name() == name)
    }
}

impl Program {
    /// Form of the positions that the program plays.
    pub fn kind(&self) -> Kind {
        self.kind
    }
}

/// The games of a text with the endings of their names.
fn endings<'a>(programs: &[&'a Program], layout: Option<&Layout>) -> Vec<(&'a Program, Ending)> {
    let ending = |place: usize| {
        layout.and_then(|layout| layout.summands.get(place)).map(|summand| summand.ending.clone())
    };
    let both = programs.iter().enumerate();
    both.map(|(place, program)| (*program, ending(place).unwrap_or_default())).collect()
}

/// Helpers of several programs.
fn helpers(programs: &[&Program]) -> BTreeSet<Helper> {
    programs.iter().flat_map(|program| program.helpers.iter().copied()).collect()
}
