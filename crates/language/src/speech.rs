//! Building blocks of sentences: both languages at once, lists, and shortened numbers.

use crate::Text;
use dashu_int::UBig;
use dashu_int::ops::BitTest;

/// Limit on the decimal digits of a number written in full.
const LONGEST_NUMBER: usize = 40;
/// Limit on the characters of a quotation.
const LONGEST: usize = 120;
/// Limit on the items named in a list.
const MOST: usize = 12;

/// The same in both languages.
///
/// ```
/// let text = language::speech::both("won", "胜");
/// assert_eq!((text.en.as_str(), text.zh.as_str()), ("won", "胜"));
/// ```
pub fn both(en: impl Into<String>, zh: impl Into<String>) -> Text {
    Text { en: en.into(), zh: zh.into() }
}

/// A text shortened to fit a sentence.
pub fn short(text: &str) -> String {
    cut(text, LONGEST)
}

/// A text shortened to a number of letters, with an ellipsis if some are left out.
///
/// ```
/// assert_eq!(language::speech::cut("1000", 4), "1000");
/// assert_eq!(language::speech::cut("10000", 4), "1000…");
/// ```
pub fn cut(text: &str, letters: usize) -> String {
    if text.len() <= letters {
        return text.to_owned();
    }
    let mut shown: String = text.chars().take(letters).collect();
    if shown.len() < text.len() {
        shown.push('…');
    }
    shown
}

/// Joins several items, the last with `last`; of many only the first are named.
///
/// ```
/// let all = ["7", "8", "9"].map(String::from);
/// assert_eq!(language::speech::list(&all, ", ", " and "), "7, 8 and 9");
/// ```
pub fn list(all: &[String], comma: &str, last: &str) -> String {
    if all.len() > MOST {
        return all.iter().take(MOST).map(|one| short(one)).collect::<Vec<_>>().join(comma) + comma + "…";
    }
    let mut listed =
        String::with_capacity(all.iter().map(|one| one.len() + comma.len()).sum::<usize>() + last.len());
    for (place, one) in all.iter().enumerate() {
        match place {
            0 => {}
            _ if place + 1 == all.len() => listed.push_str(last),
            _ => listed.push_str(comma),
        }
        if one.len() <= LONGEST { listed.push_str(one) } else { listed.push_str(&short(one)) }
    }
    listed
}

/// A number as shown in a sentence: a long one by its first and last digits, and their number.
///
/// ```
/// use dashu_int::UBig;
/// assert_eq!(language::speech::number(&UBig::from(60u8)), "60");
/// assert_eq!(language::speech::number(&UBig::from(10u8).pow(99)), "100000000000…000000000000 (100)");
/// ```
pub fn number(value: &UBig) -> String {
    if let Ok(word) = u64::try_from(value) {
        return word.to_string();
    }
    // A number of n bits has more than (n − 1)·log 2 digits. Writing out a long one would cost far more than
    // its ends.
    let hidden = (value.bit_len() as u128 * 301_029_995 / 1_000_000_000) as usize;
    if hidden <= 3 * LONGEST_NUMBER {
        let digits = value.to_string();
        return match digits.len() {
            ..=LONGEST_NUMBER => digits,
            count => shortened(&digits, &digits, count),
        };
    }
    let hidden = hidden - LONGEST_NUMBER;
    let start = (value / UBig::from(10u8).pow(hidden)).to_string();
    let end = format!("{:012}", value % UBig::from(1_000_000_000_000u64));
    shortened(&start, &end, start.len() + hidden)
}

/// Twelve digits from either end.
fn shortened(start: &str, end: &str, count: usize) -> String {
    format!("{}…{} ({count})", &start[..12], &end[end.len() - 12..])
}

/// Numbers for a [`list`]; numbers beyond the visible ones are not written out.
pub fn numbers<'n>(values: impl IntoIterator<Item = &'n UBig>) -> Vec<String> {
    values.into_iter().take(MOST + 1).map(number).collect()
}

/// `14 ⊕ 21 ⊕ 39 = 60`
pub fn nim_sum<'n>(values: impl IntoIterator<Item = &'n UBig>, sum: &UBig) -> String {
    list(&numbers(values), " ⊕ ", " ⊕ ") + " = " + &number(sum)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_numbers_show_their_ends_and_length_as_when_written_out() {
        let ten = UBig::from(10u8);
        for digits in (1..200).chain([1000, 1001, 3010, 10_000, 30_103]) {
            for value in [ten.pow(digits), ten.pow(digits) - UBig::ONE, (UBig::ONE << (3 * digits)) + &ten] {
                let written = value.to_string();
                let expected = match written.len() {
                    ..=40 => written.clone(),
                    count => format!("{}…{} ({count})", &written[..12], &written[count - 12..]),
                };
                assert_eq!(number(&value), expected);
            }
        }
    }
}
