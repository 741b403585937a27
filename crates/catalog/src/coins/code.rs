//! Codes for the coins that may be turned at once: `1-3` any up to three, `1+C` any number side by side.

use crate::Unplayable;

/// Arrangement of the coins in a move. Each kind includes those after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Arrangement {
    Any,
    Symmetric,
    EquallySpaced,
    Consecutive,
}

/// One kind of move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Turn {
    /// Minimal number of coins, at least one.
    pub(super) least: u64,
    /// Maximal number of coins; the largest number for no limit.
    pub(super) most: u64,
    /// Number of neighbouring places that contain them; the largest number for all.
    pub(super) span: u64,
    pub(super) arrangement: Arrangement,
    /// `true` if the coin at place 1 has to be among them.
    pub(super) first: bool,
}

/// Kinds of moves of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Code(pub(super) Vec<Turn>);

/// Names of games, all from Winning Ways, ch. 14.
const NAMES: [(&str, &str); 16] = [
    ("turtles", "1-2"),
    ("mock-turtles", "1-3"),
    ("moebius", "1-5"),
    ("mogul", "1-7"),
    ("moidores", "1-9"),
    ("motley", "1+"),
    ("twins", "2"),
    ("triplets", "3"),
    ("ruler", "1+C"),
    ("mock-turtle-fives", "1-3C(5)"),
    ("triplet-fives", "3C(5)"),
    ("ruler-fives", "1-5C"),
    ("turnips", "3E"),
    ("grunt", "4FS"),
    ("sym", "1+S"),
    ("sympler", "1+FS"),
];

impl Code {
    /// Reads a code, or the name of a game.
    pub(crate) fn read(text: &str) -> Result<Code, Unplayable> {
        let lower = text.to_ascii_lowercase();
        let code = NAMES.iter().find(|(name, _)| *name == lower).map_or(text, |&(_, code)| code);
        code.split(',').map(turn).collect::<Result<_, _>>().map(Code)
    }
}

/// Parses one kind of move: the number of coins, then their arrangement.
fn turn(text: &str) -> Result<Turn, Unplayable> {
    let (least, rest) = number(text).ok_or_else(|| unknown(text))?;
    let (most, mut rest) = match rest.strip_prefix('-') {
        _ if rest.starts_with('+') => (u64::MAX, &rest[1..]),
        Some(after) => number(after).ok_or_else(|| unknown(text))?,
        None => (least, rest),
    };
    if least == 0 {
        return Err(Unplayable::NoCoin { code: text.into() });
    }
    if least > most {
        return Err(Unplayable::BackwardCoins { code: text.into(), least, most });
    }
    let mut turn = Turn { least, most, span: u64::MAX, arrangement: Arrangement::Any, first: false };
    while let Some(letter) = rest.chars().next() {
        rest = &rest[letter.len_utf8()..];
        let lies = match letter.to_ascii_uppercase() {
            'C' => match rest.strip_prefix('(') {
                Some(after) => {
                    let (span, after) = number(after).ok_or_else(|| unknown(text))?;
                    rest = after.strip_prefix(')').ok_or_else(|| unknown(text))?;
                    turn.span = turn.span.min(span);
                    Arrangement::Any
                }
                None => Arrangement::Consecutive,
            },
            'E' => Arrangement::EquallySpaced,
            'S' => Arrangement::Symmetric,
            'F' => {
                turn.first = true;
                Arrangement::Any
            }
            _ => return Err(unknown(text)),
        };
        turn.arrangement = turn.arrangement.max(lies);
    }
    Ok(turn)
}

/// Leading number of a text, and the rest.
fn number(text: &str) -> Option<(u64, &str)> {
    let end = text.find(|sign: char| !sign.is_ascii_digit()).unwrap_or(text.len());
    let (digits, rest) = text.split_at(end);
    digits.parse().ok().map(|number| (number, rest))
}

fn unknown(text: &str) -> Unplayable {
    Unplayable::CoinCode { code: text.into() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_say_which_coins() {
        let turn =
            |least, most| Turn { least, most, span: u64::MAX, arrangement: Arrangement::Any, first: false };
        let consecutive = |turn| Turn { arrangement: Arrangement::Consecutive, ..turn };
        assert_eq!(Code::read("1-3"), Ok(Code(vec![turn(1, 3)])));
        assert_eq!(Code::read("mock-turtles"), Code::read("1-3"));
        assert_eq!(Code::read("2-3,6C"), Ok(Code(vec![turn(2, 3), consecutive(turn(6, 6))])));
        assert_eq!(Code::read("Ruler"), Ok(Code(vec![consecutive(turn(1, u64::MAX))])));
        assert_eq!(Code::read("3c(5)"), Ok(Code(vec![Turn { span: 5, ..turn(3, 3) }])));
        let grunt = Turn { arrangement: Arrangement::Symmetric, first: true, ..turn(4, 4) };
        assert_eq!(Code::read("4FS"), Ok(Code(vec![grunt])));
        // Coins side by side are always equally spaced and symmetric.
        assert_eq!(Code::read("2+CES"), Ok(Code(vec![consecutive(turn(2, u64::MAX))])));
    }

    #[test]
    fn what_is_no_code_is_refused() {
        for text in [
            "",
            ",",
            "C",
            "-3",
            "3-",
            "1-3,",
            "0",
            "0-2",
            "3-1",
            "1+2",
            "1-3X",
            "3C(",
            "3C(5",
            "3C()",
            "99999999999999999999",
            "-",
            "+",
            "1--2",
            "1-2-3",
            "翻",
            "1é",
            "turtle",
        ] {
            assert!(Code::read(text).is_err(), "{text}");
        }
    }
}
