//! Heaps of Nim and of Lasker's Nim: the winner, and the number and list of winning moves.

use super::bound::{at_most, unknown};
use super::channel::Channel;
use super::complaint::Fault;
use super::list::Played::Catalogue;
use super::quantity::Quantity::{Cases, Heap, Heaps};
use super::theorems::{Claims, theorem};
use catalog::theory::{Several, Theory};
use dashu_int::UBig;
use rules::Outcome;
use std::slice::from_ref;

problems! {
    "luogu-p2197", "Nim", "【模板】Nim 游戏", Catalogue("nim"), luogu_p2197,
        [at_most(Cases, 10), at_most(Heaps, 10_000), at_most(Heap, 10_000)],
        written("nim", "T; n a1..an -> Yes/No"),
        "2\n2\n1 1\n2\n1 0\n" => "No\nYes\n";
    "hdu1850", "Being a Good Boy in Spring Festival", "春节里做个好孩子", Catalogue("nim"), hdu1850,
        [at_most(Heaps, 100).held(), at_most(Heap, 1_000_000)],
        written("nim", "until 0; n a1..an -> count"),
        "3\n5 7 9\n0\n" => "1\n";
    "poj2975", "Nim: the number of winning moves", "Nim：制胜着法数", Catalogue("nim"), hdu1850,
        [at_most(Heaps, 1000).held(), at_most(Heap, 1_000_000_000)],
        written("nim", "until 0; n a1..an -> count"),
        "3\n7 11 13\n2\n1000000000 1000000000\n0\n" => "3\n0\n";
    "hdu2176", "A Stone Game with m Heaps", "取(m堆)石子游戏", Catalogue("nim"), hdu2176,
        [at_most(Heaps, 200_000).held(), unknown(Heap)],
        "2\n45 45\n3\n3 6 9\n5\n5 7 8 9 10\n0\n" => "No\nYes\n9 5\nYes\n8 1\n9 0\n10 3\n";
    "hdu1907" = "bzoj1022", "John", "小约翰的游戏", Catalogue("nim"), hdu1907,
        [at_most(Cases, 500), at_most(Heaps, 50).held(), at_most(Heap, 5000)],
        written("nim", misere, "T; n a1..an -> John/Brother"),
        "2\n3\n3 5 1\n1\n1\n" => "John\nBrother\n";
}

/// Luogu P2197: cases, each with its heaps.
pub(super) fn luogu_p2197(channel: &mut Channel<'_>) -> Result<(), Fault> {
    let nim = theorem("nim", &[])?;
    for _ in 0..channel.count(Cases)? {
        let mut sum = UBig::ZERO;
        for _ in 0..channel.count(Heaps)? {
            sum ^= value(&*nim, &channel.natural(Heap)?)?;
        }
        channel.say_whether(!sum.is_zero(), ["Yes", "No"])?;
    }
    channel.close()
}

/// HDU 1850 and POJ 2975: the number of winning moves, until there are no heaps.
pub(super) fn hdu1850(channel: &mut Channel<'_>) -> Result<(), Fault> {
    let nim = theorem("nim", &[])?;
    until_no_heaps(channel, |channel, heaps| {
        let mut count = UBig::ZERO;
        winning(&*nim, heaps, |_, found| {
            count += found.count.ok_or(Fault::Beyond)?;
            Ok(())
        })?;
        channel.say(count)
    })
}

/// HDU 2176: the winning moves themselves.
pub(super) fn hdu2176(channel: &mut Channel<'_>) -> Result<(), Fault> {
    let nim = theorem("nim", &[])?;
    until_no_heaps(channel, |channel, heaps| {
        let mut first = true;
        winning(&*nim, heaps, |heap, found| {
            for left in found.first.iter().flatten().flatten() {
                if std::mem::take(&mut first) {
                    channel.say("Yes")?;
                }
                channel.say(format_args!("{heap} {left}"))?;
            }
            Ok(())
        })?;
        if first { channel.say("No") } else { Ok(()) }
    })
}

/// HDU 1907: misère play.
pub(super) fn hdu1907(channel: &mut Channel<'_>) -> Result<(), Fault> {
    let nim = Claims::of_misere("nim")?;
    for _ in 0..channel.count(Cases)? {
        let count = channel.count(Heaps)?;
        let heaps = channel.naturals(count, Heap)?;
        let heaps: Vec<&[UBig]> = heaps.iter().map(from_ref).collect();
        channel.say_whether(nim.outcome(&heaps)? == Outcome::N, ["John", "Brother"])?;
    }
    channel.close()
}

/// HDU 3032: Lasker's Nim.
pub(super) fn hdu3032(channel: &mut Channel<'_>) -> Result<(), Fault> {
    let lasker = Claims::of("lasker", &[])?;
    for _ in 0..channel.count(Cases)? {
        let mut sum = UBig::ZERO;
        for _ in 0..channel.count(Heaps)? {
            sum ^= lasker.value(from_ref(&channel.natural(Heap)?))?;
        }
        channel.say_whether(!sum.is_zero(), ["Alice", "Bob"])?;
    }
    channel.close()
}

/// Cases, each with its heaps, until one has none.
fn until_no_heaps<'a>(
    channel: &mut Channel<'a>,
    mut answer: impl FnMut(&mut Channel<'a>, &[UBig]) -> Result<(), Fault>,
) -> Result<(), Fault> {
    loop {
        let count = channel.count(Heaps)?;
        if count == 0 {
            return channel.close();
        }
        let heaps = channel.naturals(count, Heap)?;
        answer(channel, &heaps)?;
    }
}

/// Calls `each` with every heap and the options of it that win.
fn winning<'h>(
    nim: &dyn Theory,
    heaps: &'h [UBig],
    mut each: impl FnMut(&'h UBig, Several<Vec<Vec<UBig>>>) -> Result<(), Fault>,
) -> Result<(), Fault> {
    let mut sum = UBig::ZERO;
    for heap in heaps {
        sum ^= value(nim, heap)?;
    }
    if sum.is_zero() {
        return Ok(());
    }
    for heap in heaps {
        let wanted = value(nim, heap)? ^ &sum;
        each(heap, nim.reaching(from_ref(heap), &wanted, usize::MAX).ok_or(Fault::Beyond)?)?;
    }
    Ok(())
}

fn value(nim: &dyn Theory, heap: &UBig) -> Result<UBig, Fault> {
    nim.value(from_ref(heap)).ok_or(Fault::Beyond)
}
