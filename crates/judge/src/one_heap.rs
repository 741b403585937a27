//! One heap: Bash's game, prime powers, Fibonacci Nim.

use super::bound::at_most;
use super::channel::Channel;
use super::complaint::Fault;
use super::list::Played::Catalogue;
use super::quantity::Quantity::{Cases, Heap, Most};
use super::theorems::{Claims, theorem};
use dashu_int::UBig;
use rules::Argument;
use std::slice::from_ref;

problems! {
    "hdu1846", "Brave Game", "勇者的游戏", Catalogue("bash"), hdu1846,
        [at_most(Cases, 100), at_most(Heap, 1000), at_most(Most, 1000)],
        written("bash", "T; n m -> first/second"),
        "2\n23 2\n4 3\n" => "first\nsecond\n";
    "luogu-p4018", "Roy & October's Stone Game", "Roy&October之取石子",
        Catalogue("prime-power"), luogu_p4018,
        [at_most(Cases, 100_000), at_most(Heap, 50_000_000)],
        written("prime-power", "T; n -> October wins!/Roy wins!"),
        "3\n4\n9\n14\n" => "October wins!\nOctober wins!\nOctober wins!\n";
    "luogu-p4860", "Roy & October's Stone Game II", "Roy&October之取石子II",
        Catalogue("prime-power"), luogu_p4860,
        [at_most(Cases, 1_000_000), at_most(Heap, 50_000_000)],
        written("prime-power kmax=1", "T; n -> October wins!/Roy wins!"),
        "3\n4\n9\n14\n" => "Roy wins!\nOctober wins!\nOctober wins!\n";
    "hdu2516", "A Stone Game (Fibonacci Nim)", "取石子游戏（斐波那契）", Catalogue("fibonacci-nim"), hdu2516,
        [at_most(Heap, (1 << 31) - 1)],
        written("fibonacci-nim", "until 0; n -> First win/Second win"),
        "2\n13\n10000\n0\n" => "Second win\nSecond win\nFirst win\n";
}

/// HDU 1846: cases, each with its own bound.
pub(super) fn hdu1846(channel: &mut Channel<'_>) -> Result<(), Fault> {
    for _ in 0..channel.count(Cases)? {
        let heap = channel.natural(Heap)?;
        let most = channel.positive(Most)?;
        let bash = theorem("bash", &[Argument::Natural(most)])?;
        let value = bash.value(&[heap]).ok_or(Fault::Beyond)?;
        channel.say_whether(!value.is_zero(), ["first", "second"])?;
    }
    channel.close()
}

/// HDU 2516: heaps, of which the first player may not take all; 0 ends.
pub(super) fn hdu2516(channel: &mut Channel<'_>) -> Result<(), Fault> {
    let fibonacci = Claims::of("fibonacci-nim", &[])?;
    loop {
        let heap = channel.natural(Heap)?;
        if heap.is_zero() {
            return channel.close();
        }
        let start = fibonacci.position(&[heap])?;
        channel.say_whether(fibonacci.is_won(&start)?, ["First win", "Second win"])?;
    }
}

/// Luogu P4018: any power of a prime may be taken.
pub(super) fn luogu_p4018(channel: &mut Channel<'_>) -> Result<(), Fault> {
    prime_powers(channel, Argument::Any)
}

/// Luogu P4860: 1 or a prime.
pub(super) fn luogu_p4860(channel: &mut Channel<'_>) -> Result<(), Fault> {
    prime_powers(channel, Argument::Natural(UBig::ONE))
}

fn prime_powers(channel: &mut Channel<'_>, largest_exponent: Argument) -> Result<(), Fault> {
    let claims = Claims::of("prime-power", &[("kmax", largest_exponent)])?;
    for _ in 0..channel.count(Cases)? {
        let heap = channel.natural(Heap)?;
        channel.say_whether(claims.is_won(from_ref(&heap))?, ["October wins!", "Roy wins!"])?;
    }
    channel.close()
}
