//! Blocks of bytes on their way, in a wire format that is a copy of memory.

use std::io::Write;
use std::ops::Deref;
use std::sync::Arc;
use timely::Accountable;
use timely::bytes::arc::Bytes;
use timely::communication::Push;
use timely::dataflow::channels::pushers::exchange::Distributor;
use timely::dataflow::channels::{ContainerBytes, Message, Stamp};

/// Kinds of blocks: bytes of the work; the last of a round; the reason of a process that leaves.
pub(crate) const WORK: u64 = 0;
pub(crate) const END: u64 = 1;
pub(crate) const LEAVE: u64 = 2;

/// A block for one process, or nothing.
#[derive(Clone, Default)]
pub(crate) struct Parcel(pub(crate) Option<Block>);

/// A block.
#[derive(Clone)]
pub(crate) struct Block {
    pub(crate) kind: u64,
    pub(crate) round: u64,
    pub(crate) from: usize,
    pub(crate) to: usize,
    pub(crate) body: Body,
}

/// Bytes of a block, where they were made or as they arrived.
#[derive(Clone)]
pub(crate) enum Body {
    Made(Arc<Vec<u8>>),
    Arrived { bytes: Bytes, length: usize },
}

impl Deref for Body {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        match self {
            Body::Made(bytes) => bytes,
            Body::Arrived { bytes, length } => bytes.get(..*length).unwrap_or_default(),
        }
    }
}

impl Accountable for Parcel {
    fn record_count(&self) -> i64 {
        i64::from(self.0.is_some())
    }
}

/// Numbers before the bytes: kind, round, sender, receiver, length.
const HEAD: usize = 40;

impl ContainerBytes for Parcel {
    fn from_bytes(mut bytes: Bytes) -> Parcel {
        if bytes.len() < HEAD {
            return Parcel(None);
        }
        let head = bytes.extract_to(HEAD);
        let mut numbers = head.as_chunks().0.iter().map(|number| u64::from_le_bytes(*number));
        let mut next = || numbers.next().unwrap_or_default();
        let (kind, round) = (next(), next());
        let (from, to, length) = (next() as usize, next() as usize, next() as usize);
        Parcel(Some(Block { kind, round, from, to, body: Body::Arrived { bytes, length } }))
    }

    fn length_in_bytes(&self) -> usize {
        self.0.as_ref().map_or(0, |block| HEAD + block.body.len().next_multiple_of(8))
    }

    /// # Panics
    ///
    /// If the writer fails, which timely's does not: it writes to memory of the length told.
    fn into_bytes<W: Write>(&self, writer: &mut W) {
        let Some(Block { kind, round, from, to, body }) = &self.0 else { return };
        let mut write = |bytes: &[u8]| writer.write_all(bytes).expect("memory of the length told");
        for number in [*kind, *round, *from as u64, *to as u64, body.len() as u64] {
            write(&number.to_le_bytes());
        }
        write(body);
        write(&[0; 8][..body.len().next_multiple_of(8) - body.len()]);
    }
}

/// Brings each parcel to its receiver.
pub(crate) struct ByReceiver;

impl Distributor<Parcel> for ByReceiver {
    fn partition<T: Clone, P: Push<Message<T, Parcel>>>(
        &mut self,
        parcel: &mut Parcel,
        stamp: &Stamp<T>,
        pushers: &mut [P],
    ) {
        if let Some(pusher) = parcel.0.as_ref().and_then(|block| pushers.get_mut(block.to)) {
            Message::push_at(parcel, stamp.clone(), pusher);
        }
    }

    fn flush<T: Clone, P: Push<Message<T, Parcel>>>(&mut self, _: &Stamp<T>, _: &mut [P]) {}
}
