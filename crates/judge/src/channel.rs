//! The channel of a problem: numbers in, lines out.

use super::bound::{Bound, DIGITS};
use super::complaint::{Fault, Spot};
use super::quantity::Quantity;
use super::scanner::{Mark, Scanner, Step, visible};
use dashu_int::UBig;
use solve::{Limits, Meter};
use std::io::{BufWriter, Read, Write};
use std::ops::Range;

/// Limit on the bytes of a token quoted in a complaint.
const REPEATED: usize = 40;
/// Limit on the bytes of a token.
const LONGEST: usize = 1 << 20;
/// Number of digits that always fit a machine word.
const WORD_DIGITS: usize = 19;

/// Numbers in, lines out.
///
/// Output is buffered, and flushed before the input blocks. Limits are checked with every number and every answer.
pub(super) struct Channel<'a> {
    input: &'a mut dyn Read,
    output: BufWriter<&'a mut dyn Write>,
    scanner: Scanner,
    /// The last token, or the end of the input.
    last: Range<usize>,
    limits: &'a Limits,
    meter: Meter,
    /// Approximate number of bytes of the current case.
    held: u64,
    /// Bounds of the problem.
    bounds: &'a [Bound],
}

impl<'a> Channel<'a> {
    pub(super) fn new(
        input: &'a mut dyn Read,
        output: &'a mut dyn Write,
        bounds: &'a [Bound],
        limits: &'a Limits,
    ) -> Channel<'a> {
        Channel {
            input,
            output: BufWriter::with_capacity(1 << 16, output),
            scanner: Scanner::new(),
            last: 0..0,
            limits,
            meter: Meter::new(limits),
            held: 0,
            bounds,
        }
    }

    /// The limits of the work.
    pub(super) fn limits(&self) -> &'a Limits {
        self.limits
    }

    /// Advances to the next token; `false` at the end of the input.
    fn advance(&mut self) -> Result<bool, Fault> {
        let held = self.held + self.scanner.held() as u64;
        self.meter.step(1, || held)?;
        loop {
            match self.scanner.step() {
                Step::Token(token) => {
                    self.last = token;
                    // Long numbers are long work.
                    let more = self.last.len() / WORD_DIGITS;
                    self.meter.step((more * more) as u64, || held)?;
                    return Ok(true);
                }
                Step::End(place) => {
                    self.last = place;
                    return Ok(false);
                }
                Step::Hungry if self.scanner.begun().len() > LONGEST => {
                    self.last = self.scanner.begun();
                    return Ok(true);
                }
                Step::Hungry => {
                    self.flush()?;
                    let held = self.held + self.scanner.held() as u64;
                    self.meter.look_with(|| held)?;
                    self.scanner.feed(self.input).map_err(Fault::Unreadable)?;
                }
            }
        }
    }

    /// The last token, shortened for a complaint.
    fn found(&self) -> String {
        let bytes = self.scanner.bytes(&self.last);
        let more = if bytes.len() > REPEATED { "…" } else { "" };
        visible(&bytes[..bytes.len().min(REPEATED)]) + more
    }

    /// Next natural number, or `None` at the end of the input.
    pub(super) fn natural_or_end(&mut self, quantity: Quantity) -> Result<Option<UBig>, Fault> {
        if !self.advance()? {
            return Ok(None);
        }
        let bytes = self.scanner.bytes(&self.last);
        if bytes.len() > DIGITS && bytes.iter().all(u8::is_ascii_digit) {
            return Err(Fault::TooLong { quantity });
        }
        let Some(natural) = natural(bytes) else {
            return Err(Fault::NotANatural { quantity, found: self.found() });
        };
        let bound = self.bounds.iter().find(|bound| bound.of == quantity);
        match bound.and_then(|bound| Some((bound.answered?, bound.limit))) {
            Some((answered, limit)) if natural > UBig::from(answered) => {
                Err(Fault::TooLarge { quantity, found: self.found(), answered, limit })
            }
            _ => Ok(Some(natural)),
        }
    }

    /// Next natural number.
    pub(super) fn natural(&mut self, quantity: Quantity) -> Result<UBig, Fault> {
        self.natural_or_end(quantity)?.ok_or(Fault::Ended { quantity })
    }

    /// Next natural number, which must not be 0.
    pub(super) fn positive(&mut self, quantity: Quantity) -> Result<UBig, Fault> {
        let natural = self.natural(quantity)?;
        if natural.is_zero() {
            return Err(Fault::OutOfRange { quantity, found: self.found(), least: 1, most: None });
        }
        Ok(natural)
    }

    /// Next natural number, as a count. A count beyond a machine word is cut: the input ends before.
    pub(super) fn count(&mut self, quantity: Quantity) -> Result<u64, Fault> {
        Ok(u64::try_from(&self.natural(quantity)?).unwrap_or(u64::MAX))
    }

    /// Next count, or `None` at the end of the input.
    pub(super) fn count_or_end(&mut self, quantity: Quantity) -> Result<Option<u64>, Fault> {
        let count = self.natural_or_end(quantity)?;
        Ok(count.map(|count| u64::try_from(&count).unwrap_or(u64::MAX)))
    }

    /// Next natural number, which must be in a range.
    pub(super) fn within(&mut self, quantity: Quantity, least: u64, most: u64) -> Result<u64, Fault> {
        let natural = self.natural(quantity)?;
        match u64::try_from(&natural) {
            Ok(word) if (least..=most).contains(&word) => Ok(word),
            _ => Err(Fault::OutOfRange { quantity, found: self.found(), least, most: Some(most) }),
        }
    }

    /// Next natural number, which must be below a bound.
    pub(super) fn below(&mut self, quantity: Quantity, bound: u64) -> Result<u64, Fault> {
        let natural = self.natural(quantity)?;
        match u64::try_from(&natural) {
            Ok(word) if word < bound => Ok(word),
            _ => {
                let most = Some(bound.saturating_sub(1));
                Err(Fault::OutOfRange { quantity, found: self.found(), least: 0, most })
            }
        }
    }

    /// Next `count` natural numbers.
    pub(super) fn naturals(&mut self, count: u64, quantity: Quantity) -> Result<Vec<UBig>, Fault> {
        let mut all = Vec::new();
        for _ in 0..count {
            all.push(self.natural(quantity)?);
            self.hold(&all);
        }
        Ok(all)
    }

    /// Sets the memory held by the current case.
    pub(super) fn hold<T>(&mut self, all: &Vec<T>) {
        self.held = (all.capacity() * size_of::<T>()) as u64;
    }

    /// Checks the limits, in long work between two numbers.
    pub(super) fn look(&mut self) -> Result<(), Fault> {
        let held = self.held;
        Ok(self.meter.look_with(|| held)?)
    }

    /// Place of the last number.
    pub(super) fn mark(&self) -> Mark {
        self.scanner.mark(&self.last)
    }

    /// Checks that nothing follows.
    pub(super) fn close(&mut self) -> Result<(), Fault> {
        if self.advance()? { Err(Fault::Extra { found: self.found() }) } else { Ok(()) }
    }

    /// Writes an answer on a line.
    pub(super) fn say(&mut self, answer: impl std::fmt::Display) -> Result<(), Fault> {
        writeln!(self.output, "{answer}").map_err(Fault::Unwritable)?;
        self.look()
    }

    /// Writes one of two words on a line.
    pub(super) fn say_whether(&mut self, yes: bool, [if_so, if_not]: [&str; 2]) -> Result<(), Fault> {
        self.say(if yes { if_so } else { if_not })
    }

    /// Flushes the output.
    pub(super) fn flush(&mut self) -> Result<(), Fault> {
        self.output.flush().map_err(Fault::Unwritable)
    }

    /// Place of a fault.
    pub(super) fn spot(&self, fault: &Fault) -> Option<Spot> {
        match fault {
            Fault::Stopped(_)
            | Fault::Unreadable(_)
            | Fault::Unwritable(_)
            | Fault::UnknownProblem { .. } => None,
            Fault::Repeated { at: Mark { line, column }, .. } => {
                Some(Spot { line: *line, column: *column, text: String::new(), span: 0..0 })
            }
            _ => {
                let Mark { line, column } = self.mark();
                let (text, span) = self.scanner.excerpt(&self.last);
                Some(Spot { line, column, text, span })
            }
        }
    }
}

/// A token as a number.
fn natural(token: &[u8]) -> Option<UBig> {
    if token.len() <= WORD_DIGITS {
        let digit = |word: u64, &byte: &u8| byte.is_ascii_digit().then(|| 10 * word + u64::from(byte - b'0'));
        return token.iter().try_fold(0, digit).map(UBig::from);
    }
    let digits = token.iter().all(u8::is_ascii_digit).then(|| std::str::from_utf8(token).ok())??;
    UBig::from_str_radix(digits, 10).ok()
}

#[cfg(test)]
mod tests {
    use super::natural;
    use dashu_int::UBig;

    #[test]
    fn only_decimal_digits_are_a_number() {
        assert_eq!(natural(b"0"), Some(UBig::ZERO));
        assert_eq!(natural(b"007"), Some(UBig::from(7u8)));
        assert_eq!(natural(b"9999999999999999999"), Some(UBig::from(9_999_999_999_999_999_999u64)));
        assert_eq!(natural(b"18446744073709551616"), Some(UBig::ONE << 64));
        for wrong in
            ["-1", "+1", "1.5", "0x10", "1_000", "12345678901234567890x", "1_000_000_000_000_000_000_000"]
        {
            assert_eq!(natural(wrong.as_bytes()), None, "{wrong}");
        }
    }
}
