//! Replies to options that are looked at before an option is searched.
//!
//! An option whose own option has a value does not have that value. Where two moves may be made in either order, what they lead
//! to is an option of both: so half of the pairs are enough.

use crate::forms::Forms;
use crate::options::{Game, Pairs};
use crate::table::Table;

/// Replies to an option at most that are looked at.
const MOST: u32 = 4;

/// Values that the options of a part lack, as far as their own options tell.
#[derive(Clone, Debug)]
pub(crate) struct Replies {
    /// Labels of the options.
    labels: Vec<u32>,
    /// Values below 64 that each option does not have.
    lacking: Vec<u64>,
    /// Pairs that were looked at: bits of each option.
    seen: Vec<u64>,
    /// Number of them, by their first option.
    looked: Vec<u32>,
}

struct Asked<'r> {
    replies: &'r mut Replies,
    table: &'r Table,
    first: usize,
    target: u16,
}

impl Replies {
    /// Nothing is known of these options.
    pub(crate) fn new(labels: Vec<u32>) -> Replies {
        let count = labels.len();
        Replies {
            labels,
            lacking: vec![0; count],
            seen: vec![0; count * count.div_ceil(64)],
            looked: vec![0; count],
        }
    }

    /// Returns `true` if an option is known to lack a value.
    pub(crate) fn lacks(&self, option: usize, value: u16) -> bool {
        value < 64 && self.lacking[option] >> value & 1 == 1
    }

    /// Looks at some replies to an option; returns `true` if one of them has the target.
    pub(crate) fn look<G: Game + ?Sized>(
        &mut self,
        (game, table, forms): (&G, &Table, &mut Forms),
        part: &[u64],
        first: usize,
        target: u16,
    ) -> bool {
        if target < 64 && self.looked[first] < MOST {
            let labels = std::mem::take(&mut self.labels);
            let mut asked = Asked { replies: self, table, first, target };
            game.pairs(part, &labels, labels[first], forms, &mut asked);
            self.labels = labels;
        }
        self.lacks(first, target)
    }

    fn place(&self, first: usize, second: usize) -> usize {
        first * self.lacking.len().div_ceil(64) + second / 64
    }
}

impl Pairs for Asked<'_> {
    fn wants(&self, second: usize) -> bool {
        second != self.first
            && self.replies.seen[self.replies.place(self.first, second)] >> (second % 64) & 1 == 0
    }

    fn value(&self, part: &[u64]) -> Option<u16> {
        self.table.get(part)
    }

    fn take(&mut self, second: usize, sum: Option<u16>, either: bool) -> bool {
        let (first, replies) = (self.first, &mut *self.replies);
        let place = replies.place(first, second);
        replies.seen[place] |= 1 << (second % 64);
        replies.looked[first] += 1;
        if either {
            let place = replies.place(second, first);
            replies.seen[place] |= 1 << (first % 64);
        }
        if let Some(sum @ 0..64) = sum {
            replies.lacking[first] |= 1 << sum;
            if either {
                replies.lacking[second] |= 1 << sum;
            }
        }
        !replies.lacks(first, self.target) && replies.looked[first] < MOST
    }
}
