//! Converts numbers to words and back in a quadratic numeration, by halving: with fast multiplication of
//! large numbers the time grows little faster than the length.
//!
//! With A₀ = 0, A₁ = 1 and A₍ₙ₊₁₎ = t·Aₙ + A₍ₙ₋₁₎ the places are worth Uₙ = A₍ₙ₊₁₎ + Aₙ. The prefix read so
//! far is a pair (h, b): followed by n zeros it is worth h·Uₙ + b·U₍ₙ₋₁₎, with U₍₋₁₎ = 1.

use dashu_int::UBig;
use rustc_hash::FxHashMap;

/// Words up to this length are converted digit by digit.
const SHORT: usize = 64;

/// A numeration, with the numbers A computed so far.
pub(crate) struct Quadratic {
    t: u8,
    /// Aₙ and A₍ₙ₊₁₎.
    known: FxHashMap<usize, (UBig, UBig)>,
}

impl Quadratic {
    pub(crate) fn new(t: u8) -> Quadratic {
        Quadratic { t, known: FxHashMap::from_iter([(0, (UBig::ZERO, UBig::ONE))]) }
    }

    /// Aₙ and A₍ₙ₊₁₎.
    fn pair(&mut self, n: usize) -> (UBig, UBig) {
        if let Some(known) = self.known.get(&n) {
            return known.clone();
        }
        let (a, b) = self.pair(n / 2);
        let (square_a, square_b) = (&a * &a, &b * &b);
        // A₂ₘ = A₍ₘ₊₁₎² − A₍ₘ₋₁₎² over t, written without the division.
        let even = &a * &b * 2u8 - &square_a * self.t;
        let odd = square_a + square_b;
        let found = match n % 2 {
            0 => (even, odd),
            _ => {
                let next = &odd * self.t + even;
                (odd, next)
            }
        };
        self.known.insert(n, found.clone());
        found
    }

    /// Value of the place with n places below it, and of the place before that.
    fn place(&mut self, n: usize) -> (UBig, UBig) {
        let (a, b) = self.pair(n);
        // A₍ₙ₋₁₎ = A₍ₙ₊₁₎ − t·Aₙ
        let before = &b - &a * self.t;
        (&a + b, a + before)
    }

    /// Value of some digits, most significant first.
    pub(crate) fn value(&mut self, digits: &[u8]) -> UBig {
        let (here, before) = self.read(digits);
        here + before
    }

    fn read(&mut self, digits: &[u8]) -> (UBig, UBig) {
        if digits.len() <= SHORT {
            let step = |(here, before): (UBig, UBig), &digit: &u8| (&here * self.t + before + digit, here);
            return digits.iter().fold((UBig::ZERO, UBig::ZERO), step);
        }
        let (front, back) = digits.split_at(digits.len() / 2);
        let ((here, before), (more, less)) = (self.read(front), self.read(back));
        let (a, b) = self.pair(back.len());
        let last = &b - &a * self.t;
        (&here * b + &before * &a + more, here * a + before * last + less)
    }

    /// Digits of a number, without leading zeros.
    pub(crate) fn digits(&mut self, number: &UBig) -> Vec<u8> {
        let mut length = 0;
        let mut step = 1;
        // Least sufficient length, by doubling and then bisection.
        while self.place(length + step).0 <= *number {
            length += step;
            step *= 2;
        }
        while step > 0 {
            if self.place(length + step).0 <= *number {
                length += step;
            }
            step /= 2;
        }
        let enough = if number.is_zero() { 0 } else { length + 1 };
        self.write(number.clone(), enough)
    }

    /// Writes a number in `length` digits, which must suffice.
    fn write(&mut self, number: UBig, length: usize) -> Vec<u8> {
        if length <= SHORT {
            return self.write_short(number, length);
        }
        let (above, below) = (length - length / 2, length / 2);
        let (place, lower) = self.place(below);
        // Dropping `below` digits divides by β^below, up to a small error; so does the quotient of two
        // places.
        let estimate = &number * self.place(above).0 / self.place(length).0;
        let most = self.place(above).0 - 1u8;
        let mut more = 4u8;
        loop {
            let guess = &estimate + more;
            let last = guess >= most;
            let mut front = self.write(if last { most.clone() } else { guess }, above);
            let (here, before) = self.read(&front);
            let mut worth = here * &place + before * &lower;
            if worth <= number && !last {
                more = more.saturating_mul(2);
                continue;
            }
            // The preceding word is worth less by a place, or by the one below.
            while worth > number {
                worth -= if precede(&mut front, self.t) { &lower } else { &place };
            }
            front.extend(self.write(number - worth, below));
            return front;
        }
    }

    fn write_short(&mut self, mut number: UBig, length: usize) -> Vec<u8> {
        let (mut place, mut below) = self.place(length);
        let mut digits = Vec::with_capacity(length);
        for _ in 0..length {
            let lower = &place - &below * self.t;
            (place, below) = (below, lower);
            let mut digit = 0;
            while number >= place {
                number -= &place;
                digit += 1;
            }
            digits.push(digit);
        }
        digits
    }
}

/// Replaces a word that is not all zeros by its predecessor: the last digit that is not 0 decreases by 1,
/// followed by t, 0, t, 0, … Returns `true` if an odd number of digits follow it.
fn precede(word: &mut [u8], t: u8) -> bool {
    let zeros = word.iter().rev().take_while(|&&digit| digit == 0).count();
    let place = word.len().saturating_sub(zeros + 1);
    if let Some((digit, rest)) = word.get_mut(place..).and_then(<[u8]>::split_first_mut) {
        *digit = digit.saturating_sub(1);
        rest.iter_mut().step_by(2).for_each(|digit| *digit = t);
    }
    zeros % 2 == 1
}
