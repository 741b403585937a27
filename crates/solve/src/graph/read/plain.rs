//! The fast reader: edges between numbers, and no complications.

use super::reading::Reading;
use crate::graph::{EdgeList, Labels};
use crate::parallel;
use rustc_hash::FxHashMap;

/// Texts longer than this are divided among the cores.
const WORTH_DIVIDING: usize = 1 << 20;

/// Reads the edges of a text whose lines are of the forms `a b`, `a,b`, `a-b c-d, e-f`, `ground a`, with
/// comments; `None` for any other text.
pub(super) fn read(text: &[u8], reading: &Reading) -> Option<EdgeList> {
    let cores = if text.len() > WORTH_DIVIDING { parallel::threads() } else { 1 };
    let texts = divided(text, cores);
    let pieces: Vec<Piece> = parallel::collect(0..texts.len(), |place| piece(texts[place]).ok_or(())).ok()?;
    let largest = pieces.iter().map(|piece| piece.largest).max()?;
    let grounds: Vec<u32> = pieces.iter().flat_map(|piece| &piece.grounds).copied().collect();
    let mut edges = vec![];
    for piece in pieces {
        if edges.is_empty() { edges = piece.edges } else { edges.extend_from_slice(&piece.edges) }
    }
    if edges.is_empty() || edges.len() > reading.most_edges {
        return None;
    }
    let ground = match *grounds {
        [] => None,
        [ground] if !reading.directed && edges.iter().any(|ends| ends.contains(&ground)) => Some(ground),
        _ => return None,
    };
    let directed = reading.directed;
    // A tree has one vertex more than edges; up to twice as many are still worth counting through.
    if largest as usize <= 2 * edges.len() + 64 {
        let labels = Labels::counted(largest + 1);
        return Some(EdgeList { labels, edges, directed, ground, all_occur: false });
    }
    let numbers = renumber(&mut edges);
    let ground =
        ground.and_then(|ground| numbers.binary_search(&ground.into()).ok().map(|place| place as u32));
    Some(EdgeList { labels: Labels::numbers(numbers), edges, directed, ground, all_occur: true })
}

/// Replaces numbers by their ranks among those that occur; returns those in ascending order.
fn renumber(edges: &mut [[u32; 2]]) -> Vec<u64> {
    let mut numbers: Vec<u32> = edges.as_flattened().to_vec();
    parallel::sort(&mut numbers);
    numbers.dedup();
    let places: FxHashMap<u32, u32> = numbers.iter().copied().zip(0..).collect();
    for end in edges.as_flattened_mut() {
        *end = places[end];
    }
    numbers.into_iter().map(u64::from).collect()
}

/// Cuts a text at line ends into at most this many parts of similar length.
fn divided(text: &[u8], parts: usize) -> Vec<&[u8]> {
    let (mut left, length) = (text, text.len().div_ceil(parts.max(1)));
    let mut all = vec![];
    while left.len() > length {
        let Some(end) = left[length..].iter().position(|&byte| byte == b'\n') else { break };
        let (part, rest) = left.split_at(length + end + 1);
        all.push(part);
        left = rest;
    }
    all.push(left);
    all
}

/// Result of one core.
#[derive(Default)]
struct Piece {
    edges: Vec<[u32; 2]>,
    largest: u32,
    /// Vertices declared to be the ground.
    grounds: Vec<u32>,
}

fn piece(text: &[u8]) -> Option<Piece> {
    let mut scanner = Scanner { text, at: 0 };
    let mut piece = Piece { edges: Vec::with_capacity(text.len() / 16 + 1), ..Piece::default() };
    while scanner.line(&mut piece)? {}
    Some(piece)
}

/// Reads bytes one after another.
struct Scanner<'a> {
    text: &'a [u8],
    at: usize,
}

impl Scanner<'_> {
    /// Reads a line; `false` at the end of the text, `None` if it has complications.
    #[inline]
    fn line(&mut self, piece: &mut Piece) -> Option<bool> {
        self.blanks();
        if self.ends_line() {
            return Some(self.next_line());
        }
        let Some(first) = self.number() else {
            piece.grounds.push(self.ground()?);
            return self.finish();
        };
        if self.peek() == b'-' {
            self.dashed(first, piece)?;
            return self.finish();
        }
        self.separator();
        let edge = [first, self.number()?];
        piece.push(edge);
        self.blanks();
        self.finish()
    }

    /// Reads the rest of a line of edges with dashes, from the first dash on.
    fn dashed(&mut self, mut first: u32, piece: &mut Piece) -> Option<()> {
        loop {
            if self.peek() != b'-' {
                return None;
            }
            self.at += 1;
            let edge = [first, self.number()?];
            piece.push(edge);
            let before = self.at;
            self.separator();
            if self.ends_line() {
                return Some(());
            }
            if self.at == before {
                return None;
            }
            first = self.number()?;
        }
    }

    /// Reads a line `ground a`, except its end.
    fn ground(&mut self) -> Option<u32> {
        let rest = self.text[self.at..].strip_prefix(b"ground")?;
        self.at = self.text.len() - rest.len();
        if !matches!(self.peek(), b' ' | b'\t') {
            return None;
        }
        self.blanks();
        let ground = self.number()?;
        self.blanks();
        Some(ground)
    }

    /// Proceeds to the next line, if this one ends here.
    #[inline]
    fn finish(&mut self) -> Option<bool> {
        self.ends_line().then(|| self.next_line())
    }

    /// The current byte; a line feed at the end of the text.
    #[inline]
    fn peek(&self) -> u8 {
        self.text.get(self.at).copied().unwrap_or(b'\n')
    }

    #[inline]
    fn blanks(&mut self) {
        while matches!(self.peek(), b' ' | b'\t' | b'\r') {
            self.at += 1;
        }
    }

    /// Reads blanks with at most one comma.
    #[inline]
    fn separator(&mut self) {
        self.blanks();
        if self.peek() == b',' {
            self.at += 1;
            self.blanks();
        }
    }

    /// Returns `true` if at most a comment remains on the line.
    #[inline]
    fn ends_line(&self) -> bool {
        match self.peek() {
            b'\n' | b'#' | b'%' => true,
            b'/' => self.text.get(self.at + 1) == Some(&b'/'),
            _ => false,
        }
    }

    /// Skips the rest of the line; `false` if that was the last.
    #[inline]
    fn next_line(&mut self) -> bool {
        while self.peek() != b'\n' {
            self.at += 1;
        }
        self.at += 1;
        self.at < self.text.len()
    }

    /// Reads a number that fits, up to eight digits at once.
    #[inline]
    fn number(&mut self) -> Option<u32> {
        let rest = self.text.get(self.at..)?;
        let (mut value, mut digits) = rest.first_chunk::<8>().map_or((0, 0), |bytes| leading(*bytes));
        if digits == 8 || rest.len() < 8 {
            while let Some(digit) = rest.get(digits).filter(|byte| byte.is_ascii_digit()) {
                value = value.checked_mul(10)?.checked_add(u64::from(digit - b'0'))?;
                digits += 1;
            }
        }
        self.at += digits;
        // Excludes the largest word, so that the number of vertices fits.
        if digits == 0 { None } else { u32::try_from(value).ok().filter(|&value| value < u32::MAX) }
    }
}

/// The number at the beginning of these bytes, and its number of digits. All digits are found, and combined
/// in pairs, fours and eights, by arithmetic on the whole word.
#[inline]
fn leading(bytes: [u8; 8]) -> (u64, usize) {
    let word = u64::from_le_bytes(bytes) ^ 0x3030_3030_3030_3030;
    // The high bit of every byte that is not a digit; carries out of such a byte only affect later ones.
    let others = (word.wrapping_add(0x7676_7676_7676_7676) | word) & 0x8080_8080_8080_8080;
    let digits = (others.trailing_zeros() / 8) as usize;
    if digits == 0 {
        return (0, 0);
    }
    let word = word << (64 - 8 * digits);
    let pairs = word.wrapping_mul(10).wrapping_add(word >> 8) & 0x00ff_00ff_00ff_00ff;
    let fours = pairs.wrapping_mul(100).wrapping_add(pairs >> 16) & 0x0000_ffff_0000_ffff;
    (fours.wrapping_mul(10_000).wrapping_add(fours >> 32) & 0xffff_ffff, digits)
}

impl Piece {
    #[inline]
    fn push(&mut self, edge: [u32; 2]) {
        self.largest = self.largest.max(edge[0]).max(edge[1]);
        self.edges.push(edge);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_all_lengths_are_read_whatever_follows() {
        for number in
            [0, 7, 10, 99, 123, 9999, 12345, 999_999, 1_000_000, 87_654_321, 123_456_789, 4_294_967_294]
        {
            for follows in ["", "-", "\n", " 5", "/:@`~\u{7f}é", "\u{ff}\u{fffd}123456789"] {
                let text = format!("{number}{follows}");
                let mut scanner = Scanner { text: text.as_bytes(), at: 0 };
                assert_eq!(scanner.number(), Some(number), "{text}");
                assert_eq!(scanner.at, number.to_string().len());
            }
        }
        for none in ["", "x", "-1", "4294967295", "99999999999999999999999", "/", ":"] {
            assert_eq!(Scanner { text: none.as_bytes(), at: 0 }.number(), None, "{none}");
        }
    }

    #[test]
    fn parts_together_are_the_text() {
        let text = b"0 1\n1 2\n\n2 3\n3 4\n4 55555555555555\n5 6";
        for parts in 0..9 {
            assert_eq!(divided(text, parts).concat(), text);
            assert!(divided(text, parts).iter().rev().skip(1).all(|part| part.ends_with(b"\n")));
        }
    }
}
