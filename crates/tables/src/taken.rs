//! One-dimensional tables for rules whose amounts are any set that does not depend on the heap, or only on its class.
//!
//! **Theorem.** Sprague and Grundy's; the player to move loses where the nim-value is 0.
//!
//! **Method.** The amounts are listed once. For each nim-value, a row of bits marks the heaps that have it: a heap has an option of
//! that value if the row meets the amounts, laid backwards from the heap. Few amounts are followed one by one.
//!
//! **Cost.** A heap's value, and the words below the heap once: n²/128 for all, where a program that follows every amount
//! takes n²/2.
//!
//! **Evidence.** Computed: the amounts are those of the rules, in the largest heap of the class.

use super::attempt::values_make_sense;
use super::{Table, Want, given};
use forms::Taking;
use solve::{Form, Game, Halt, Limits};

/// Limit on the number of heaps.
const LARGEST: u64 = 1 << 22;
/// Number of heaps between looks at the limits.
const OFTEN: u64 = 1 << 6;
/// Up to this many amounts are followed one by one.
const FEW: usize = 1 << 6;
/// Limit on the bytes of the rows of bits.
const ROOM: u64 = 1 << 28;

/// Fills the table; `None` if the amounts are not known that way, or there are too many nim-values.
pub(super) fn of_takes(
    game: &dyn Game,
    extents: &[u64],
    want: Want,
    limits: &Limits,
) -> Result<Option<Table>, Halt> {
    let &[extent] = extents else { return Ok(None) };
    if game.form() != Form::Tuple(1) || game.reach() != 1 || values_make_sense(game).is_err() {
        return Ok(None);
    }
    let fits = extent <= LARGEST && limits.memory.is_none_or(|memory| 16 * extent <= memory);
    let Some(takings) = Some(extent).filter(|_| fits).and_then(|extent| game.takes(extent)) else {
        return Ok(None);
    };
    let takings: Vec<Laid> = takings.into_iter().map(|taking| Laid::new(taking, extent)).collect();
    let room = limits.memory.map_or(ROOM, |memory| memory.min(ROOM));
    let mut rows = Rows { extent, rows: Vec::new(), values: Vec::with_capacity(extent as usize) };
    let mut seen = Vec::new();
    for heap in 0..extent {
        if heap % OFTEN == 0 {
            if let Some(progress) = &limits.progress {
                progress.tell(heap, Some(extent));
            }
            if let Some(reason) = limits.stopped() {
                return Err(Halt::Stopped { reason, positions: heap });
            }
        }
        let value = rows.value(heap, &takings, want, &mut seen);
        rows.mark(heap, value);
        if rows.rows.len() as u64 * extent.div_ceil(64) * 8 > room {
            return Ok(None);
        }
    }
    let values = rows.values;
    let known = |heap: u64| values.get(usize::try_from(heap).ok()?).copied();
    given(extent, want, || Ok(known), limits).map(Some)
}

/// Amounts of a rule, laid backwards as bits where they are many.
struct Laid {
    taking: Taking,
    /// For each class with many amounts, bit `extent - k` for each amount k.
    backwards: Vec<Option<Vec<u64>>>,
}

impl Laid {
    fn new(taking: Taking, extent: u64) -> Laid {
        let lay = |amounts: &Vec<u64>| {
            (amounts.len() > FEW).then(|| {
                let mut bits = vec![0u64; (extent / 64 + 3) as usize];
                for &amount in amounts.iter().filter(|&&amount| amount <= extent) {
                    let at = extent - amount;
                    bits[(at / 64) as usize] |= 1 << (at % 64);
                }
                bits
            })
        };
        let backwards = taking.amounts.iter().map(lay).collect();
        Laid { taking, backwards }
    }

    fn class(&self, heap: u64) -> usize {
        self.taking.classes.get(heap as usize).map_or(0, |&class| class as usize)
    }
}

/// Heaps by nim-value.
struct Rows {
    extent: u64,
    /// For each value, its first word and the bits of its heaps from there on.
    rows: Vec<(usize, Vec<u64>)>,
    values: Vec<u32>,
}

impl Rows {
    /// Nim-value of the next heap; of outcomes only whether it is 0, else 1.
    fn value(&self, heap: u64, takings: &[Laid], want: Want, seen: &mut Vec<u64>) -> u32 {
        // By one more than the heap, so that 0 is no heap.
        let stamp = heap + 1;
        seen.resize(self.rows.len() + 1, 0);
        for laid in takings {
            let class = laid.class(heap);
            if laid.backwards[class].is_none() {
                for &amount in laid.taking.amounts[class].iter().take_while(|&&amount| amount <= heap) {
                    seen[self.values[(heap - amount) as usize] as usize] = stamp;
                }
            }
        }
        let most = match want {
            Want::Values => self.rows.len(),
            Want::Outcomes => self.rows.len().min(1),
        };
        let many = takings.iter().filter_map(|laid| laid.backwards[laid.class(heap)].as_deref());
        let all: Vec<&[u64]> = many.collect();
        let reached =
            |value: usize| seen[value] == stamp || all.iter().any(|bits| self.meets(value, heap, bits));
        (0..most).find(|&value| !reached(value)).unwrap_or(most) as u32
    }

    /// Returns `true` if one of the amounts leads from the heap to one of this value.
    fn meets(&self, value: usize, heap: u64, backwards: &[u64]) -> bool {
        let (first, row) = &self.rows[value];
        let shift = self.extent - heap;
        let (from, bits) = ((shift / 64) as usize + first, shift % 64);
        let Some(along) = backwards.get(from..) else { return false };
        if bits == 0 {
            return row.iter().zip(along).any(|(row, amounts)| row & amounts != 0);
        }
        row.iter()
            .zip(along.windows(2))
            .any(|(row, pair)| row & (pair[0] >> bits | pair[1] << (64 - bits)) != 0)
    }

    fn mark(&mut self, heap: u64, value: u32) {
        let word = (heap / 64) as usize;
        if value as usize == self.rows.len() {
            self.rows.push((word, Vec::new()));
        }
        let (first, row) = &mut self.rows[value as usize];
        row.resize(word - *first + 1, 0);
        row[word - *first] |= 1 << (heap % 64);
        self.values.push(value);
    }
}
