//! Input at the prompt.

use phrases::play::Word;

/// A line typed at the prompt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Input {
    /// A move: its number, its text, or the resulting position.
    Move(String),
    /// A word with a meaning.
    Word(Word),
    /// An empty line.
    Nothing,
}

impl Input {
    /// Parses a line.
    pub(super) fn read(line: &str) -> Input {
        let line = line.trim();
        match Word::read(line) {
            _ if line.is_empty() => Input::Nothing,
            Some(word) => Input::Word(word),
            None => Input::Move(line.to_owned()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Input, Word};

    #[test]
    fn words_are_known_in_any_case_and_all_else_is_a_move() {
        assert_eq!(Input::read(" Undo\n"), Input::Word(Word::Undo));
        assert_eq!(Input::read(" 7 8 6\n"), Input::Move("7 8 6".into()));
        assert_eq!(Input::read("\r\n"), Input::Nothing);
    }
}
