//! Entries as whole numbers with a common denominator.

use super::gauge::Gauge;
use super::whole::{WORD_BITS, Whole};
use dashu_int::ops::{BitTest, Gcd};
use dashu_int::{IBig, UBig};
use dashu_ratio::RBig;
use solve::StopReason;

/// The entries times their least common denominator, if all of them are machine words of at most [`WORD_BITS`] bits.
pub(super) fn words(entries: &[&RBig]) -> Option<Vec<i64>> {
    let mut common = UBig::ONE;
    for entry in entries {
        if let Some(rest) = missing(&common, entry.denominator()) {
            common *= rest;
            if common.bit_len() > WORD_BITS {
                return None;
            }
        }
    }
    let word = |entry: &&RBig| i64::try_from(&whole(entry, &common)).ok();
    entries.iter().map(|entry| word(entry).filter(|word| word.bits() <= WORD_BITS)).collect()
}

/// The entries times their least common denominator. It can be long if the denominators have little in
/// common: this is given up as soon as the products would not fit the memory allowed.
pub(super) fn large(entries: &[&RBig], gauge: &mut Gauge) -> Result<Vec<IBig>, StopReason> {
    let mut common = UBig::ONE;
    for entry in entries {
        if let Some(rest) = missing(&common, entry.denominator()) {
            common *= rest;
            gauge.would_hold(common.bit_len() as u64 / 8 * entries.len() as u64)?;
        }
    }
    let mut products = Vec::with_capacity(entries.len());
    for entry in entries {
        gauge.look()?;
        let product = whole(entry, &common);
        gauge.hold(product.bit_len() as u64 / 8);
        products.push(product);
    }
    Ok(products)
}

/// Missing factor of a common denominator for one more, if there is one.
fn missing(common: &UBig, denominator: &UBig) -> Option<UBig> {
    if denominator.is_one() || denominator == common {
        return None;
    }
    let rest = denominator / common.gcd(denominator);
    (!rest.is_one()).then_some(rest)
}

/// An entry times a multiple of its denominator.
fn whole(entry: &RBig, common: &UBig) -> IBig {
    if entry.denominator() == common {
        return entry.numerator().clone();
    }
    entry.numerator() * (common / entry.denominator())
}
