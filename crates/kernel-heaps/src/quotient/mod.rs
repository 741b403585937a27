//! Misère quotients: winners of all sums of heaps of a game in which the player who makes the last move loses.
//!
//! A certificate holds a finite commutative monoid Q with generators, a set L of elements declared lost, and the
//! element Φ(n) of every heap, up to a repeat. Φ of a sum is the product.
//!
//! **Theorem.** If the checks below succeed, then for every sum s of heaps: the player to move in s loses iff Φ(s) is
//! in L. And Q is the misère quotient of the game (Plambeck and Siegel 2008): two sums have the same element iff,
//! whatever sum is added to both, the same player wins.
//!
//! Write T(n) for the set of elements that the moves in the heap of n lead to, and W(n) for the set of elements y such
//! that y·t is in L for some t in T(n): together with them a move in the heap wins. A heap without moves is *dead*.
//! For a sum s let W(s) be the set of y such that y·Φ(s′) is in L for some move from s to s′. A move is made in one of
//! two parts:
//!
//! > y is in W(s + u) iff y·Φ(u) is in W(s), or y·Φ(s) is in W(u).   (1)
//!
//! The checks:
//!
//! 1. *Monoid.* The tables of any two generators commute, and every element except the identity 0 is an earlier
//!    element times a generator. So words in the generators have the same element iff they lead there from 0, in any
//!    order of letters, and that is a congruence: Q is a commutative monoid. Each generator is the element of some
//!    heap.
//! 2. *Lost.* 0 is not in L. For different elements x the sets of y with x·y in L are different.
//! 3. *Heaps.* Φ(n) = 0 for dead heaps. For all others no y of W(n) has y·Φ(n) in L.
//! 4. *Sums.* The certificate lists sums of heaps that are not dead; let G be the heaps in them. For each listed s
//!    either Φ(s) is in L or 0 is in W(s). Say that s *covers* u if Φ(s) = Φ(u) and W(s) is a subset of W(u). Every
//!    heap that is not dead, and for each listed s and each g in G the sum s + g, is covered by a listed sum.
//! 5. *Window.* If a period p from n₀ ≥ 1 on is claimed, and no move takes more than k stones or leaves more than h
//!    heaps (h ≥ 1), then 3 and 4 are checked for all heaps below h·(n₀ + p − 1) + 1 + k. Otherwise the theorem is
//!    about the heaps of the map only.
//!
//! **Proof.** *All heaps.* Let n be at least the bound of 5. Neither n nor n − p is taken as a whole, as both are
//! larger than k. The result of a move in n has at least h·(n₀ + p − 1) + 1 stones in at most h heaps, so one heap has
//! at least n₀ + p; subtracting p does not change its element. The result of a move in n − p has at least h·(n₀ − 1) +
//! 1, so one has at least n₀; adding p does not change its element. Hence T(n) = T(n − p), and Φ(n) = Φ(n − p). So 3,
//! and being covered, hold for n as they do for n − p.
//!
//! *No lost sum has a move to a lost one.* Let Φ(s) be in L, and let a move in its heap n lead to t together with the
//! rest r. Then Φ(n)·Φ(r) is in L, so by 3 Φ(r) is not in W(n), and t·Φ(r) not in L.
//!
//! *Every other sum is an end or has a move to a lost one.* Leave out the dead heaps: by 3 that changes neither Φ nor
//! W. If nothing is left, it is an end, and Φ = 0. By (1), if s covers u then s + v covers u + v. So every sum of
//! heaps of G is covered by a listed one, by induction on the number of heaps: a single heap by 4; and if s covers u,
//! then s + g covers u + g, and by 4 is covered itself. Any sum of heaps that are not dead is covered by the sum of
//! those that cover its heaps, which is of heaps of G, so by a listed s. Let u be the sum, Φ(u) not in L. Then Φ(s) =
//! Φ(u) is not in L, so by 4 0 is in W(s), so in W(u): a move leads from u to a lost sum.
//!
//! A sum that is lost has a move, for Φ of an end is 0. So by induction on the length of play (a move takes stones, or
//! takes none and makes more heaps of them) the sums with elements of L are those that are lost in misère play.
//!
//! *The quotient.* By 1 every element is that of a sum. Sums with the same element are alike; if the elements x and x′
//! of two sums differ, by 2 some y has just one of x·y, x′·y in L, and adding a sum with element y tells them apart. ∎

mod certificate;
mod heaps;
mod monoid;
mod sums;

use crate::flaw::QuotientFlaw;
use crate::moves::Moves;
use crate::rejection::Rejection;
use kernel::{Limits, Meter};
use monoid::Monoid;

pub use certificate::QuotientCertificate;

/// A quotient that has been proved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QuotientTheorem {
    /// The game.
    pub heaps: crate::Heaps,
    /// Its moves, in heaps smaller by the offset.
    pub moves: Moves,
    /// Heaps of at most so many stones have no moves.
    pub offset: usize,
    /// Number of elements.
    pub order: usize,
    /// Number of lost elements.
    pub lost: usize,
    /// Number of heaps in the map.
    pub mapped: usize,
    /// First heap of the period of the map, and its length; `None` if only the heaps of the map are meant.
    pub period: Option<(usize, usize)>,
    /// Number of sums followed.
    pub sums: usize,
}

/// Checks the text of a certificate of a misère quotient.
pub fn check_quotient(text: &str, limits: Limits) -> Result<QuotientTheorem, Rejection> {
    let meter = Meter::new(limits);
    meter.steps(text.len())?;
    let said = QuotientCertificate::parse(text)?;
    let (period, mapped) = (said.period, said.map.len());
    let moves = Moves::of(&said.heaps, said.offset, &meter)?;
    let listed = moves.listed().ok_or(QuotientFlaw::Endless)?;
    let said = said.lowered()?;
    let monoid = Monoid::check(&said, &meter)?;
    let heaps = heaps::check(&said, &listed, &monoid, &meter)?;
    sums::check(&said, &monoid, &heaps, &meter)?;
    Ok(QuotientTheorem {
        moves,
        offset: said.offset as usize,
        order: monoid.order(),
        lost: said.lost.len(),
        mapped,
        period,
        sums: said.sums.len(),
        heaps: said.heaps,
    })
}
