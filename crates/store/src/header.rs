//! Header of a file: purpose of the store, and positions of its marker slots and cells.
//!
//! | bytes | |
//! |---|---|
//! | 0..8 | `BOUTONTB` |
//! | 8..12 | version |
//! | 12..16 | number of notes |
//! | 16..32 | fingerprint |
//! | 32..40 | bytes of cells |
//! | 40..48 | blocks |
//! | 48.. | notes, 8 bytes each, then the checksum of everything before it |
//!
//! All numbers are little-endian. Then, each from a multiple of 4096 on: two marker slots, and the cells.
//!
//! The markers of version 1 had no checksums of blocks; without blocks the two versions are the same.

use crate::fingerprint::checksum;
use crate::marker::Marker;
use crate::{Error, Plan};
use std::io::{ErrorKind, Read};

pub(crate) const MAGIC: &[u8; 8] = b"BOUTONTB";
const VERSION: u32 = 2;
const WITHOUT_SUMS: u32 = 1;
const FIXED: usize = 48;
/// Limit on notes; a larger number is a sign of damage, and must not make a reader allocate memory.
const MOST_NOTES: u32 = 1 << 16;
const PAGE: u64 = 4096;

/// Positions of the parts of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Layout {
    pub(crate) slots: [u64; 2],
    pub(crate) slot_bytes: u64,
    pub(crate) cells: u64,
    pub(crate) end: u64,
}

impl Layout {
    /// `None` if the numbers are beyond any file.
    pub(crate) fn of(plan: &Plan) -> Option<Layout> {
        let head = FIXED as u64 + 8 * plan.notes.len() as u64 + 8;
        let slot_bytes = Marker::bytes(plan.blocks)?;
        let first = head.checked_next_multiple_of(PAGE)?;
        let second = first.checked_add(slot_bytes)?.checked_next_multiple_of(PAGE)?;
        let cells = second.checked_add(slot_bytes)?.checked_next_multiple_of(PAGE)?;
        let end = cells.checked_add(plan.bytes)?;
        (end <= i64::MAX as u64).then_some(Layout { slots: [first, second], slot_bytes, cells, end })
    }
}

/// Bytes of the header.
pub(crate) fn encode(plan: &Plan) -> Vec<u8> {
    let mut head = Vec::with_capacity(FIXED + 8 * plan.notes.len() + 8);
    head.extend(MAGIC);
    head.extend(VERSION.to_le_bytes());
    head.extend((plan.notes.len() as u32).to_le_bytes());
    head.extend(plan.fingerprint.to_le_bytes());
    head.extend(plan.bytes.to_le_bytes());
    head.extend(plan.blocks.to_le_bytes());
    plan.notes.iter().for_each(|note| head.extend(note.to_le_bytes()));
    let sum = checksum(&head);
    head.extend(sum.to_le_bytes());
    head
}

/// Reads the header.
pub(crate) fn decode(file: &mut impl Read) -> Result<Plan, Error> {
    let mut head = vec![0; FIXED];
    fill(file, &mut head[..8], Error::NotAStore)?;
    if &head[..8] != MAGIC {
        return Err(Error::NotAStore);
    }
    fill(file, &mut head[8..], Error::Damaged)?;
    let version = u32_at(&head, 8);
    if version != VERSION && (version != WITHOUT_SUMS || u64_at(&head, 40) > 0) {
        return Err(Error::Version(version));
    }
    let count = u32_at(&head, 12);
    if count > MOST_NOTES {
        return Err(Error::Damaged);
    }
    head.resize(FIXED + 8 * count as usize + 8, 0);
    fill(file, &mut head[FIXED..], Error::Damaged)?;
    let body = head.len() - 8;
    if checksum(&head[..body]) != u64_at(&head, body) {
        return Err(Error::Damaged);
    }
    Ok(Plan {
        fingerprint: u128::from(u64_at(&head, 16)) | u128::from(u64_at(&head, 24)) << 64,
        bytes: u64_at(&head, 32),
        blocks: u64_at(&head, 40),
        notes: (FIXED..body).step_by(8).map(|at| u64_at(&head, at)).collect(),
    })
}

fn fill(file: &mut impl Read, bytes: &mut [u8], short: Error) -> Result<(), Error> {
    file.read_exact(bytes).map_err(|error| match error.kind() {
        ErrorKind::UnexpectedEof => short,
        _ => error.into(),
    })
}

fn u32_at(bytes: &[u8], at: usize) -> u32 {
    (0..4).fold(0, |word, byte| word | u32::from(bytes[at + byte]) << (8 * byte))
}

/// The little-endian word at `at`, which lies inside.
pub(crate) fn u64_at(bytes: &[u8], at: usize) -> u64 {
    u64::from(u32_at(bytes, at)) | u64::from(u32_at(bytes, at + 4)) << 32
}
