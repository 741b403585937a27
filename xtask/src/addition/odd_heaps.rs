//! One heap from which an odd number of stones is taken.

use super::bound::at_most;
use super::channel::Channel;
use super::complaint::Fault;
use super::list::Played::Catalogue;
use super::quantity::Quantity::{Cases, Heap};
use super::theorems::Claims;

problems! {
    "odd-heaps-1", "Odd Heaps", "奇数石堆", Catalogue("odd-bash"), odd_heaps,
        [at_most(Cases, 100), at_most(Heap, 1_000_000_000)],
        written("odd-bash", "T; n -> First/Second"),
        "3\n4\n7\n0\n" => "Second\nFirst\nSecond\n";
}

/// Cases, each with one heap.
fn odd_heaps(channel: &mut Channel<'_>) -> Result<(), Fault> {
    let claims = Claims::of("odd-bash", &[])?;
    for _ in 0..channel.count(Cases)? {
        let heap = channel.natural(Heap)?;
        channel.say_whether(claims.is_won(std::slice::from_ref(&heap))?, ["First", "Second"])?;
    }
    channel.close()
}
