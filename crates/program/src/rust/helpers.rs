//! Helpers of Rust programs beyond the language's library.

use crate::tree::texts;

texts!();

const FLOOR_DIV: &str = "
/// Rounded down, for b > 0.
fn floor_div(a: Num, b: Num) -> Num {
    a.div_euclid(b)
}";

const FLOOR_MOD: &str = "
/// From 0 to b - 1, for b > 0.
fn floor_mod(a: Num, b: Num) -> Num {
    a.rem_euclid(b)
}";

const ROOT: &str = "
/// The square root, rounded down.
fn root_of(n: u128) -> u128 {
    if n == 0 {
        return 0;
    }
    let mut guess = 1u128 << ((129 - n.leading_zeros()) / 2);
    loop {
        let better = (guess + n / guess) / 2;
        if better >= guess {
            return guess;
        }
        guess = better;
    }
}";

const SQUARE_ROOT: &str = "
fn square_root(n: Num) -> Num {
    root_of(n as u128) as Num
}";

const FLOOR: &str = "
/// floor((plus + sqrt(root))/over * j), exactly, or Num::MAX if that is less.
///
/// j is written with the denominators of the convergents of the factor, the largest first. The same sum of the
/// numerators is the floor, or one more if the smallest of these convergents lies above the factor (Ostrowski).
fn floor_multiple(plus: Num, root: Num, over: Num, j: Num) -> Num {
    if root == 0 {
        let (whole, part) = (plus / over, plus % over);
        let rest = part * (j / over) + part * (j % over) / over;
        return whole.saturating_mul(j).saturating_add(rest);
    }
    let whole = root_of(root as u128) as Num;
    let (mut p, mut q) = (plus, over);
    let mut convergents: Vec<(Num, Num)> = vec![];
    let (mut before, mut last) = ((0, 1), (1, 0));
    loop {
        let digit = if q > 0 { floor_div(p + whole, q) } else { floor_div(-p - whole - 1, -q) };
        if last.1 > 0 && digit > (j - before.1) / last.1 {
            break;
        }
        let Some(top) = digit.checked_mul(last.0).and_then(|top| top.checked_add(before.0)) else {
            return Num::MAX;
        };
        (before, last) = (last, (top, digit * last.1 + before.1));
        convergents.push(last);
        p = digit * q - p;
        q = (root - p * p) / q;
    }
    let (mut rest, mut sum, mut above) = (j, 0, false);
    for (place, &(top, bottom)) in convergents.iter().enumerate().rev() {
        let times = rest / bottom;
        if times > 0 {
            let Some(more) = times.checked_mul(top).and_then(|more| more.checked_add(sum)) else {
                return Num::MAX;
            };
            (rest, sum, above) = (rest % bottom, more, place % 2 == 1);
        }
    }
    if above { sum - 1 } else { sum }
}";

const LEAST_FLOOR: &str = "
/// The least j with floor_multiple(plus, root, over, j) >= value, or Num::MAX if that is less.
fn least_with_floor(plus: Num, root: Num, over: Num, value: Num, enough: Num) -> Num {
    let (mut low, mut high) = (0, Num::max(value, 0).saturating_mul(enough));
    while low < high {
        let middle = low + (high - low) / 2;
        if floor_multiple(plus, root, over, middle) < value {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    low
}";

const FIB: &str = "
/// 0, 1, 1, 2, 3, 5, ...; beyond an index of 180 larger numbers than those, the more so the larger it is.
fn fib(index: Num) -> Num {
    if index > 180 {
        return (Num::MAX >> 2) + Num::min(index, Num::MAX >> 2);
    }
    let (mut low, mut high) = (0, 1);
    for _ in 0..index {
        (low, high) = (high, low + high);
    }
    low
}";

const LOWEST_ZECKENDORF: &str = "
/// The smallest part of n > 0 as a sum of Fibonacci numbers no two of which are neighbours.
fn lowest_zeckendorf(mut n: Num) -> Num {
    loop {
        let (mut before, mut low) = (1, 1);
        while before <= n - low {
            (before, low) = (low, before + low);
        }
        n -= low;
        if n == 0 {
            return low;
        }
    }
}";

const IS_FIBONACCI: &str = "
fn is_fibonacci(n: Num) -> bool {
    let (mut low, mut high) = (0, 1);
    while low <= n - high {
        (low, high) = (high, low + high);
    }
    n == 0 || n == high
}";

const FIBONACCI_COUNT: &str = "
/// The number of Fibonacci numbers from 1 to n.
fn fibonacci_count(n: Num) -> Num {
    let (mut count, mut low, mut high) = (0, 0, 1);
    while low <= n - high {
        (count, low, high) = (count + 1, high, low + high);
    }
    count
}";

const IS_SQUARE: &str = "
fn is_square(n: Num) -> bool {
    let root = root_of(n as u128) as Num;
    root * root == n
}";

const IS_POWER_OF_TWO: &str = "
fn is_power_of_two(n: Num) -> bool {
    n > 0 && n & (n - 1) == 0
}";

const PRIME_EXPONENT: &str = "
/// The k of n = p^k for a prime p; 0 for n = 1, and -1 if n is not a prime power.
fn prime_exponent(n: Num) -> Num {
    if n < 2 {
        return n - 1;
    }
    let mut p = 2;
    while n % p != 0 && p <= n / p {
        p += if p == 2 { 1 } else { 2 };
    }
    if n % p != 0 {
        return 1;
    }
    let (mut rest, mut k) = (n, 0);
    while rest % p == 0 {
        (rest, k) = (rest / p, k + 1);
    }
    if rest == 1 { k } else { -1 }
}";

const GCD: &str = "
/// The greatest common divisor, 0 for zeros.
fn gcd(mut a: Num, mut b: Num) -> Num {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}";

const SMALLEST_FACTOR: &str = "
/// The smallest prime factor of n > 1.
fn smallest_factor(n: Num) -> Num {
    let mut p = 2;
    while n % p != 0 && p <= n / p {
        p += if p == 2 { 1 } else { 2 };
    }
    if n % p == 0 { p } else { n }
}";

const PRIME_COUNT: &str = "
/// The number of primes up to n, by a sieve that is kept for later calls.
fn prime_count(n: Num) -> Num {
    thread_local! {
        static COUNTS: std::cell::RefCell<Vec<u32>> = std::cell::RefCell::new(Vec::new());
    }
    COUNTS.with(|counts| {
        let mut counts = counts.borrow_mut();
        let n = n as usize;
        if n >= counts.len() {
            let top = (2 * n).max(1000);
            let mut composite = vec![false; top + 1];
            counts.clear();
            counts.resize(top + 1, 0);
            for i in 2..=top {
                counts[i] = counts[i - 1] + u32::from(!composite[i]);
                if !composite[i] {
                    for multiple in (i * i..=top).step_by(i) {
                        composite[multiple] = true;
                    }
                }
            }
        }
        counts[n] as Num
    })
}";

const VALUATION: &str = "
/// Exponent of p > 1 in n > 0.
fn valuation(p: Num, mut n: Num) -> Num {
    let mut times = 0;
    while p > 1 && n > 0 && n % p == 0 {
        (n, times) = (n / p, times + 1);
    }
    times
}";

const DIGIT: &str = "
/// The digit of n at a place counted from 0 at the lowest.
fn digit(mut n: Num, mut place: Num, base: Num) -> Num {
    while place > 0 && n > 0 {
        (n, place) = (n / base, place - 1);
    }
    n % base
}";

const BIT: &str = "
fn bit(n: Num, place: Num) -> Num {
    if place < 127 { n >> place & 1 } else { 0 }
}";

const ONES: &str = "
fn ones(n: Num) -> Num {
    n.count_ones() as Num
}";

const POWER_OF_TWO: &str = "
fn power_of_two(exponent: Num) -> Num {
    1 << exponent
}";

const BIT_LENGTH: &str = "
fn bit_length(n: Num) -> Num {
    (128 - n.leading_zeros()) as Num
}";

const IN_PLACES: &str = "
/// The digits, the lowest first. A place is worth a, b, c and d times those below it, and 1 more if there are fewer than `begun` of
/// them; with begun = 0, always 1 more, and d times all further ones.
fn in_places(mut n: Num, a: Num, b: Num, c: Num, d: Num, begun: usize) -> Vec<usize> {
    let times = [a, b, c, d];
    let mut places: Vec<Num> = vec![];
    'longer: while n > 0 {
        let some = if begun == 0 { places.len() } else { begun };
        let mut left = if begun == 0 || places.len() < begun { n - 1 } else { n };
        for (i, &place) in places.iter().rev().take(some).enumerate() {
            let factor = times[i.min(3)];
            if factor > 0 && place > left / factor {
                break 'longer;
            }
            left -= factor * place;
        }
        places.push(n - left);
    }
    let mut digits = vec![0; places.len()];
    for (digit, &place) in digits.iter_mut().zip(&places).rev() {
        *digit = (n / place) as usize;
        n %= place;
    }
    digits
}";

const ACCEPTS: &str = "
/// Reads the digits of several numbers at once, the highest first.
fn accepts(next: &[&[i64]], accepting: &[bool], radix: usize, words: &[Vec<usize>]) -> bool {
    let length = words.iter().map(Vec::len).max().unwrap_or(0);
    let mut state = 0;
    for place in (0..length).rev() {
        let digit = |word: &Vec<usize>| word.get(place).copied().unwrap_or(0);
        let column = words.iter().fold(0, |column, word| column * radix + digit(word));
        match next[state][column] {
            -1 => return false,
            target => state = target as usize,
        }
    }
    accepting[state]
}";
