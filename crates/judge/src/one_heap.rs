//! One heap: Bash's game, prime powers, Fibonacci Nim.

use super::complaint::Fault;
use super::desk::Desk;
use super::known::{Claims, theorem};
use super::thing::{CASES, HEAP, MOST};
use dashu_int::UBig;
use rules::Argument;
use std::slice::from_ref;

/// HDU 1846: cases, each with its own bound.
pub(super) fn hdu1846(desk: &mut Desk<'_>) -> Result<(), Fault> {
    for _ in 0..desk.count(CASES)? {
        let heap = desk.natural(HEAP)?;
        let most = desk.positive(MOST)?;
        let bash = theorem("bash", &[Argument::Natural(most)])?;
        let value = bash.value(&[heap]).ok_or(Fault::Beyond)?;
        desk.say_whether(!value.is_zero(), ["first", "second"])?;
    }
    desk.close()
}

/// HDU 2516: heaps, of which the first player may not take all; 0 ends.
pub(super) fn hdu2516(desk: &mut Desk<'_>) -> Result<(), Fault> {
    let fibonacci = Claims::of("fibonacci-nim", &[])?;
    loop {
        let heap = desk.natural(HEAP)?;
        if heap.is_zero() {
            return desk.close();
        }
        let start = fibonacci.position(&[heap])?;
        desk.say_whether(fibonacci.is_won(&start)?, ["First win", "Second win"])?;
    }
}

/// Luogu P4018: any power of a prime may be taken.
pub(super) fn luogu_p4018(desk: &mut Desk<'_>) -> Result<(), Fault> {
    prime_powers(desk, Argument::Any)
}

/// Luogu P4860: 1 or a prime.
pub(super) fn luogu_p4860(desk: &mut Desk<'_>) -> Result<(), Fault> {
    prime_powers(desk, Argument::Natural(UBig::ONE))
}

fn prime_powers(desk: &mut Desk<'_>, largest_exponent: Argument) -> Result<(), Fault> {
    let claims = Claims::of("prime-power", &[("kmax", largest_exponent)])?;
    for _ in 0..desk.count(CASES)? {
        let heap = desk.natural(HEAP)?;
        desk.say_whether(claims.is_won(from_ref(&heap))?, ["October wins!", "Roy wins!"])?;
    }
    desk.close()
}
