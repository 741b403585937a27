//! Input at the prompt.

use words::terminal::play::Word;

/// A line typed at the prompt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Said {
    /// A move: its number, its text, or the resulting position.
    Move(String),
    /// A word with a meaning.
    Word(Word),
    /// An empty line.
    Nothing,
}

impl Said {
    /// Parses a line.
    pub(super) fn read(line: &str) -> Said {
        let line = line.trim();
        match Word::read(line) {
            _ if line.is_empty() => Said::Nothing,
            Some(word) => Said::Word(word),
            None => Said::Move(line.to_owned()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Said, Word};

    #[test]
    fn words_are_known_in_any_case_and_all_else_is_a_move() {
        assert_eq!(Said::read(" Undo\n"), Said::Word(Word::Undo));
        assert_eq!(Said::read(" 7 8 6\n"), Said::Move("7 8 6".into()));
        assert_eq!(Said::read("\r\n"), Said::Nothing);
    }
}
