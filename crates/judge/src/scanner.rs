//! Tokens from a stream: words between blanks, with the place of each.
//!
//! The scanner never reads by itself: when it is [`Hungry`](Step::Hungry) its caller feeds it, after flushing the answers so far. It keeps the
//! current token, however long, and a little before it.

use std::io::{self, ErrorKind, Read};
use std::ops::Range;

/// Least number of bytes read at a time.
const CHUNK: usize = 1 << 16;
/// Number of bytes of a line kept before the current token.
const BEFORE: usize = 60;
/// Number of bytes of a token, and of what follows it, that are shown.
const SHOWN: usize = 60;
/// Byte order mark that some editors write.
const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

/// A place in the input, counted from 1; columns count bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// Line.
    pub line: u64,
    /// Byte in the line.
    pub column: u64,
}

/// Next piece of the input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// A token; its bytes, until the next step.
    Token(Range<usize>),
    /// Nothing; the empty place after the last byte.
    End(Range<usize>),
    /// Unknown until more is read.
    Hungry,
}

/// Tokens of a stream.
pub(super) struct Scanner {
    /// Bytes that were read and are kept, then free space.
    bytes: Vec<u8>,
    /// Number of bytes read into it.
    filled: usize,
    /// Place of the next byte to scan.
    next: usize,
    /// End of the part searched for a blank, if a token has no end yet.
    searched: usize,
    ended: bool,
    line: u64,
    /// Beginning of the line, counted from the start of the input.
    line_start: u64,
    /// Number of bytes discarded.
    dropped: u64,
}

impl Scanner {
    pub(super) fn new() -> Scanner {
        Scanner {
            bytes: Vec::new(),
            filled: 0,
            next: 0,
            searched: 0,
            ended: false,
            line: 1,
            line_start: 0,
            dropped: 0,
        }
    }

    /// Advances to the next token.
    pub(super) fn step(&mut self) -> Step {
        let unread = &self.bytes[..self.filled];
        if self.dropped == 0 && self.next == 0 && unread.starts_with(BYTE_ORDER_MARK) {
            self.next = BYTE_ORDER_MARK.len();
            self.line_start = self.next as u64;
        }
        while let Some(&byte) = unread.get(self.next).filter(|byte| is_blank(**byte)) {
            self.next += 1;
            if byte == b'\n' {
                self.line += 1;
                self.line_start = self.dropped + self.next as u64;
            }
        }
        let start = self.next;
        let from = start.max(self.searched);
        self.searched = 0;
        match unread[from..].iter().position(|&byte| is_blank(byte)) {
            Some(more) => self.next = from + more,
            None if self.ended && start == self.filled => return Step::End(start..start),
            None if self.ended => self.next = self.filled,
            None => {
                self.searched = self.filled;
                return Step::Hungry;
            }
        }
        Step::Token(start..self.next)
    }

    /// Reads more, once.
    pub(super) fn feed(&mut self, input: &mut dyn Read) -> io::Result<()> {
        let line = usize::try_from(self.line_start.saturating_sub(self.dropped)).unwrap_or(self.next);
        let kept = self.next.saturating_sub(BEFORE).max(line.min(self.next));
        self.bytes.copy_within(kept..self.filled, 0);
        self.filled -= kept;
        self.next -= kept;
        self.searched = self.searched.saturating_sub(kept);
        self.dropped += kept as u64;
        if self.bytes.len() < self.filled + CHUNK {
            // Twice as much, so that a long token is not moved again and again.
            self.bytes.resize(2 * self.filled + CHUNK, 0);
        }
        loop {
            match input.read(&mut self.bytes[self.filled..]) {
                Ok(read) => {
                    self.filled += read;
                    self.ended = read == 0;
                    return Ok(());
                }
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
    }

    /// The bytes of a token.
    pub(super) fn bytes(&self, token: &Range<usize>) -> &[u8] {
        &self.bytes[token.clone()]
    }

    /// Beginning of an incomplete token.
    pub(super) fn begun(&self) -> Range<usize> {
        self.next..self.filled
    }

    /// Number of bytes held.
    pub(super) fn held(&self) -> usize {
        self.bytes.len()
    }

    /// The place of the last token.
    pub(super) fn mark(&self, token: &Range<usize>) -> Mark {
        let column = self.dropped + token.start as u64 + 1;
        Mark { line: self.line, column: column.saturating_sub(self.line_start) }
    }

    /// The kept part of the line around the last token, and the place of the token in it.
    pub(super) fn excerpt(&self, token: &Range<usize>) -> (String, Range<usize>) {
        let line = usize::try_from(self.line_start.saturating_sub(self.dropped)).unwrap_or(token.start);
        let start = token.start.saturating_sub(BEFORE).max(line.min(token.start));
        let cut = self.dropped + start as u64 > self.line_start;
        let mut text = String::from(if cut { "…" } else { "" });
        text.push_str(&visible(&self.bytes[start..token.start]));
        let shown = token.end.min(token.start + SHOWN);
        let first = text.len();
        text.push_str(&visible(&self.bytes[token.start..shown]));
        let last = text.len();
        let rest = &self.bytes[shown..self.filled];
        let rest = rest.split(|&byte| byte == b'\n').next().unwrap_or_default();
        text.push_str(visible(&rest[..rest.len().min(SHOWN)]).trim_end());
        if rest.len() > SHOWN {
            text.push('…');
        }
        (text, first..last)
    }
}

fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\n' | b'\r' | 0x0b | 0x0c)
}

/// Bytes as text without control characters.
pub(super) fn visible(bytes: &[u8]) -> String {
    let shown = |character: char| match character {
        character if is_blank(u8::try_from(character).unwrap_or(0)) => ' ',
        character if character.is_control() => char::REPLACEMENT_CHARACTER,
        character => character,
    };
    String::from_utf8_lossy(bytes).chars().map(shown).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Reader that gives a few bytes at a time.
    struct Trickle<'a>(&'a [u8], usize);

    impl Read for Trickle<'_> {
        fn read(&mut self, room: &mut [u8]) -> io::Result<usize> {
            let count = self.1.min(self.0.len()).min(room.len());
            let (now, later) = self.0.split_at(count);
            room[..count].copy_from_slice(now);
            self.0 = later;
            Ok(count)
        }
    }

    fn tokens(text: &[u8], at_a_time: usize) -> Vec<(String, u64, u64)> {
        let (mut scanner, mut input, mut found) = (Scanner::new(), Trickle(text, at_a_time), Vec::new());
        loop {
            match scanner.step() {
                Step::Hungry => scanner.feed(&mut input).expect("memory can be read"),
                Step::Token(token) => {
                    let Mark { line, column } = scanner.mark(&token);
                    found.push((visible(scanner.bytes(&token)), line, column));
                }
                Step::End(place) => {
                    let Mark { line, column } = scanner.mark(&place);
                    found.push((String::new(), line, column));
                    return found;
                }
            }
        }
    }

    fn found(text: &[u8]) -> Vec<(String, u64, u64)> {
        let whole = tokens(text, usize::MAX);
        for at_a_time in 1..8 {
            assert_eq!(tokens(text, at_a_time), whole, "{at_a_time} bytes at a time");
        }
        whole
    }

    fn at(token: &str, line: u64, column: u64) -> (String, u64, u64) {
        (token.into(), line, column)
    }

    #[test]
    fn tokens_have_their_places_whatever_separates_them() {
        assert_eq!(found(b""), [at("", 1, 1)]);
        assert_eq!(found(b"\n\n"), [at("", 3, 1)]);
        assert_eq!(found(b"1 22\n333"), [at("1", 1, 1), at("22", 1, 3), at("333", 2, 1), at("", 2, 4)]);
        assert_eq!(found(b"1\r\n\t2 \r\n"), [at("1", 1, 1), at("2", 2, 2), at("", 3, 1)]);
        assert_eq!(found(b"\xef\xbb\xbf7 8"), [at("7", 1, 1), at("8", 1, 3), at("", 1, 4)]);
    }

    #[test]
    fn a_token_may_be_longer_than_what_is_read_at_a_time() {
        let text = "9".repeat(5 * CHUNK) + " 1";
        let all = tokens(text.as_bytes(), usize::MAX);
        assert_eq!(all[0], at(&"9".repeat(5 * CHUNK), 1, 1));
        assert_eq!(all[1], at("1", 1, 5 * CHUNK as u64 + 2));
    }

    #[test]
    fn places_are_right_after_much_has_been_read() {
        let text = "12345 67\n".repeat(30_000) + "  x y";
        let all = tokens(text.as_bytes(), 1000);
        assert_eq!(all[59_999], at("67", 30_000, 7));
        assert_eq!(all[60_000..], [at("x", 30_001, 3), at("y", 30_001, 5), at("", 30_001, 6)]);
    }

    #[test]
    fn an_excerpt_shows_the_line_around_a_token() {
        let excerpt = |text: &str, number: usize| {
            let mut scanner = Scanner::new();
            scanner.feed(&mut text.as_bytes()).expect("memory can be read");
            let mut last = 0..0;
            for _ in 0..number {
                match scanner.step() {
                    Step::Token(token) => last = token,
                    other => panic!("{other:?}"),
                }
            }
            let (text, span) = scanner.excerpt(&last);
            let token = text[span].to_owned();
            (text, token)
        };
        assert_eq!(excerpt("1 2\n3 x 4\n5", 4), ("3 x 4".into(), "x".into()));
        assert_eq!(excerpt("a\tb\u{1b}[1m c\r\n", 2), ("a b\u{fffd}[1m c".into(), "b\u{fffd}[1m".into()));
        let (text, token) = excerpt(&("1 ".repeat(100) + "x" + &" 2".repeat(100)), 101);
        assert_eq!((token.as_str(), text.chars().count()), ("x", 1 + BEFORE + 1 + SHOWN + 1));
        assert!(text.starts_with("…1 1") && text.ends_with('…'), "{text}");
    }
}
