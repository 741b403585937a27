//! Input at the prompt.

/// A line typed at the prompt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Said {
    /// A move: its number, its text, or the resulting position.
    Move(String),
    /// `moves`: list all moves.
    Moves,
    /// `hint`: suggest a move, with a reason.
    Hint,
    /// `undo`: go back to the user's last choice.
    Undo,
    /// `quit`.
    Quit,
    /// `help`.
    Help,
    /// An empty line.
    Nothing,
}

impl Said {
    /// Parses a line.
    pub(super) fn read(line: &str) -> Said {
        let line = line.trim();
        match line.to_lowercase().as_str() {
            "" => Said::Nothing,
            "moves" | "m" | "着法" => Said::Moves,
            "hint" | "h" | "提示" => Said::Hint,
            "undo" | "u" | "悔棋" => Said::Undo,
            "quit" | "q" | "exit" | "退出" => Said::Quit,
            "help" | "?" | "帮助" => Said::Help,
            _ => Said::Move(line.to_owned()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Said;

    #[test]
    fn words_are_known_in_both_languages_and_cases() {
        assert_eq!(Said::read(" Undo\n"), Said::Undo);
        assert_eq!(Said::read("悔棋"), Said::Undo);
        assert_eq!(Said::read(" 7 8 6\n"), Said::Move("7 8 6".into()));
        assert_eq!(Said::read("\r\n"), Said::Nothing);
    }
}
