//! Pairs of values, one counted from the start and one from the end, that have an exclusive or.

use crate::cell::Cell;
use crate::vector::BLOCK;

/// First place at which `a`, and `b` counted from its end, have this exclusive or.
pub(crate) fn find<V: Cell>(a: &[V], b: &[V], wanted: V) -> Option<usize> {
    let length = a.len().min(b.len());
    let (a, b) = (&a[..length], &b[b.len() - length..]);
    let start = BLOCK * wanted.blocks_without(a, b);
    let mut rest = a[start..].iter().zip(b[..length - start].iter().rev()).take(BLOCK);
    rest.position(|(&a, &b)| a ^ b == wanted).map(|place| start + place)
}

/// Returns `true` if `a` and `b` from its end have this exclusive or anywhere.
pub(crate) fn any<V: Cell>(a: &[V], b: &[V], wanted: V) -> bool {
    let length = a.len().min(b.len());
    let (a, b) = (&a[..length], &b[b.len() - length..]);
    let start = BLOCK * wanted.blocks_without(a, b);
    length - start >= BLOCK
        || a[start..].iter().zip(b[..length - start].iter().rev()).any(|(&a, &b)| a ^ b == wanted)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_of_all_is_found_wherever_it_is() {
        for length in [0, 1, 255, 256, 257, 1000] {
            for place in 0..length {
                let a: Vec<u8> = (0..length).map(|index| (index % 100) as u8).collect();
                let mut b: Vec<u8> = a.clone();
                b[place] ^= 5;
                if place + 3 < length {
                    b[place + 3] ^= 5;
                }
                b.reverse();
                assert_eq!(find(&a, &b, 5), Some(place));
                assert_eq!(find(&a, &b, 6), None);
                let wide = |bytes: &[u8]| bytes.iter().map(|&byte| u16::from(byte) << 4).collect::<Vec<_>>();
                assert_eq!(find(&wide(&a), &wide(&b), 5 << 4), Some(place));
                assert_eq!(find(&wide(&a), &wide(&b), 5), None);
            }
        }
    }
}
