//! Letters of three by five dots, drawn for numbers and codes. Small letters look like capitals.

/// How high a letter is, and how wide with the gap after it.
pub(super) const HEIGHT: usize = 5;
pub(super) const WIDTH: usize = 4;

/// How wide a text is.
pub(super) fn width(text: &str) -> usize {
    (text.chars().count() * WIDTH).saturating_sub(1)
}

/// The dots of a text, by how far to the right and down they are.
pub(super) fn dots(text: &str) -> impl Iterator<Item = (usize, usize)> {
    text.chars().enumerate().flat_map(|(index, letter)| {
        let rows = rows(letter.to_ascii_uppercase());
        (0..3 * HEIGHT)
            .filter(move |dot| rows >> (3 * HEIGHT - 1 - dot) & 1 == 1)
            .map(move |dot| (WIDTH * index + dot % 3, dot / 3))
    })
}

/// Five rows of three dots, the topmost first; what has no letter is a small square.
fn rows(letter: char) -> u16 {
    match letter {
        '0' => 0b111_101_101_101_111,
        '1' => 0b010_110_010_010_111,
        '2' => 0b111_001_111_100_111,
        '3' => 0b111_001_011_001_111,
        '4' => 0b101_101_111_001_001,
        '5' => 0b111_100_111_001_111,
        '6' => 0b111_100_111_101_111,
        '7' => 0b111_001_010_010_010,
        '8' => 0b111_101_111_101_111,
        '9' => 0b111_101_111_001_111,
        'A' => 0b010_101_111_101_101,
        'B' => 0b110_101_110_101_110,
        'C' => 0b011_100_100_100_011,
        'D' => 0b110_101_101_101_110,
        'E' => 0b111_100_110_100_111,
        'F' => 0b111_100_110_100_100,
        'G' => 0b011_100_101_101_011,
        'H' => 0b101_101_111_101_101,
        'I' => 0b111_010_010_010_111,
        'J' => 0b001_001_001_101_010,
        'K' => 0b101_101_110_101_101,
        'L' => 0b100_100_100_100_111,
        'M' => 0b101_111_111_101_101,
        'N' => 0b110_101_101_101_101,
        'O' => 0b010_101_101_101_010,
        'P' => 0b110_101_110_100_100,
        'Q' => 0b010_101_101_110_011,
        'R' => 0b110_101_110_101_101,
        'S' => 0b011_100_010_001_110,
        'T' => 0b111_010_010_010_010,
        'U' => 0b101_101_101_101_111,
        'V' => 0b101_101_101_101_010,
        'W' => 0b101_101_111_111_101,
        'X' => 0b101_101_010_101_101,
        'Y' => 0b101_101_010_010_010,
        'Z' => 0b111_001_010_100_111,
        ' ' => 0,
        '.' => 0b000_000_000_000_010,
        ',' => 0b000_000_000_010_100,
        ';' => 0b000_010_000_010_100,
        '\'' => 0b010_010_000_000_000,
        '!' => 0b010_010_010_000_010,
        '?' => 0b110_001_010_000_010,
        '=' => 0b000_111_000_111_000,
        '+' => 0b000_010_111_010_000,
        '*' => 0b101_010_111_010_101,
        '&' => 0b010_101_010_101_011,
        '(' => 0b001_010_010_010_001,
        ')' => 0b100_010_010_010_100,
        '[' => 0b011_010_010_010_011,
        ']' => 0b110_010_010_010_110,
        '{' => 0b011_010_110_010_011,
        '}' => 0b110_010_011_010_110,
        _ => 0b000_111_101_111_000,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_all_different_and_inside_their_boxes() {
        let letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ.,;'!?=+*&()[]{}~";
        let drawn: std::collections::BTreeSet<u16> = letters.chars().map(rows).collect();
        assert_eq!(drawn.len(), letters.chars().count());
        assert!(dots("G(N)").all(|(right, down)| right < width("G(N)") && down < HEIGHT));
    }
}
