//! What sentences are put together from: both languages at once, lists, and numbers that fit a line.

use crate::Text;
use dashu_int::UBig;

/// The longest number, in decimal digits, that is written out.
const LONGEST_NUMBER: usize = 40;
/// The longest quotation, in characters.
const LONGEST: usize = 120;
/// The most things that a list names.
const MOST: usize = 12;

/// The same in both languages.
///
/// ```
/// let text = rules::speech::both("won", "胜");
/// assert_eq!((text.en.as_str(), text.zh.as_str()), ("won", "胜"));
/// ```
pub fn both(en: impl Into<String>, zh: impl Into<String>) -> Text {
    Text { en: en.into(), zh: zh.into() }
}

/// A text shortened to what fits a sentence.
pub fn short(text: &str) -> String {
    let mut shown: String = text.chars().take(LONGEST).collect();
    if shown.len() < text.len() {
        shown.push('…');
    }
    shown
}

/// Several things in a row, the last joined by `last`; of many only the first are named.
///
/// ```
/// let all = ["7", "8", "9"].map(String::from);
/// assert_eq!(rules::speech::list(&all, ", ", " and "), "7, 8 and 9");
/// ```
pub fn list(all: &[String], comma: &str, last: &str) -> String {
    if all.len() > MOST {
        return all.iter().take(MOST).map(|one| short(one)).collect::<Vec<_>>().join(comma) + comma + "…";
    }
    match all.split_last() {
        Some((end, [])) => short(end),
        Some((end, start)) => {
            let start: Vec<String> = start.iter().map(|one| short(one)).collect();
            start.join(comma) + last + &short(end)
        }
        None => String::new(),
    }
}

/// A number as a sentence shows it: of a long one the first and last digits, and how many there are.
///
/// ```
/// use dashu_int::UBig;
/// assert_eq!(rules::speech::number(&UBig::from(60u8)), "60");
/// assert_eq!(rules::speech::number(&UBig::from(10u8).pow(99)), "100000000000…000000000000 (100)");
/// ```
pub fn number(value: &UBig) -> String {
    let digits = value.to_string();
    if digits.len() <= LONGEST_NUMBER {
        digits
    } else {
        format!("{}…{} ({})", &digits[..12], &digits[digits.len() - 12..], digits.len())
    }
}

/// Numbers for a [`list`]; of more than one shows, none needs to be written out.
pub fn numbers<'n>(values: impl IntoIterator<Item = &'n UBig>) -> Vec<String> {
    values.into_iter().take(MOST + 1).map(number).collect()
}

/// `14 ⊕ 21 ⊕ 39 = 60`
pub fn nim_sum<'n>(values: impl IntoIterator<Item = &'n UBig>, sum: &UBig) -> String {
    format!("{} = {}", list(&numbers(values), " ⊕ ", " ⊕ "), number(sum))
}
