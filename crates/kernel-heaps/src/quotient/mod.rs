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

mod heaps;
mod monoid;
mod sums;

use crate::heaps::Items;
use crate::moves::Moves;
use crate::rejection::Rejection;
use kernel::text::{Text, flaw};
use kernel::{Limits, Meter, TextFlaw};
use monoid::Monoid;

/// Contents of a certificate. Heaps are named as in its game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QuotientCertificate {
    /// The game.
    pub heaps: crate::Heaps,
    /// First heap of the period of the map, and its length; `None` if only the heaps of the map are meant.
    pub period: Option<(usize, usize)>,
    /// Element of each heap.
    pub map: Vec<u32>,
    /// Heaps of the generators.
    pub generators: Vec<usize>,
    /// Products of each element with the generators.
    pub times: Vec<Vec<u32>>,
    /// Lost elements.
    pub lost: Vec<u32>,
    /// Sums of heaps that cover all.
    pub sums: Vec<Vec<usize>>,
    /// Heaps of at most so many stones have no moves.
    pub offset: u32,
}

/// Reason why a quotient is not proved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QuotientFlaw {
    /// Infinitely many amounts may be taken.
    Endless,
    /// The number of heaps in the map does not match the period.
    Map,
    /// A heap of at most the offset has not the element 0, or stands in a sum or as a generator.
    Small,
    /// There is no such element.
    NoElement(u32),
    /// There are more or fewer products of this element than generators.
    Products(usize),
    /// This element is not the product of an earlier one and a generator.
    Unreached(usize),
    /// Two generators, by index, do not commute on an element.
    Commute(usize, usize, usize),
    /// This generator is not the element of its heap, or its heap is not in the map.
    Generator(usize),
    /// The identity is lost, or the lost elements do not ascend.
    Lost,
    /// These two elements are equivalent.
    Alike(usize, usize),
    /// This heap has no moves, but is not the identity.
    Dead(usize),
    /// Together with this element this heap is lost, and has a move to a lost one.
    Heap(usize, usize),
    /// This sum, counted from 1, has a heap that is dead or was not checked.
    Sum(usize),
    /// This sum is not lost, and has no move to a lost one.
    Stuck(usize),
    /// This heap is covered by no sum.
    UncoveredHeap(usize),
    /// This sum and this heap are covered by no sum.
    Uncovered(usize, usize),
    /// A number is too large.
    Large,
}

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

impl QuotientCertificate {
    /// Reads the text of a certificate.
    pub fn parse(text: &str) -> Result<QuotientCertificate, kernel::Rejection> {
        let text = &Text::read(text)?;
        let (heaps, mut items) = Items::of(text, "quotient")?;
        let at = items.at();
        let period = match items.numbers("repeats")?.as_deref() {
            None => None,
            Some(&[start, length]) => Some((start as usize, length as usize)),
            Some(_) => return flaw(at, TextFlaw::Arity),
        };
        let map = items.needed("map")?;
        let generators = items.needed("generators")?.into_iter().map(|heap| heap as usize).collect();
        let times = items.lists("times")?;
        let lost = items.needed("lost")?;
        let heaps_of = |sum: Vec<u32>| sum.into_iter().map(|heap| heap as usize).collect();
        let sums = items.lists("sums")?.into_iter().map(heaps_of).collect();
        let offset = items.one("offset")?.unwrap_or(0) as u32;
        items.end()?;
        Ok(QuotientCertificate { heaps, period, map, generators, times, lost, sums, offset })
    }

    /// The same about heaps smaller by the offset: those without moves become one of no stones.
    fn lowered(mut self) -> Result<QuotientCertificate, QuotientFlaw> {
        let offset = self.offset as usize;
        if self.map.iter().take(offset).any(|&element| element != 0) || self.map.len() < offset {
            return Err(QuotientFlaw::Small);
        }
        self.map.drain(..offset);
        if let Some((start, _)) = &mut self.period {
            *start = start.checked_sub(offset).ok_or(QuotientFlaw::Small)?;
        }
        for heap in self.generators.iter_mut().chain(self.sums.iter_mut().flatten()) {
            *heap = heap.checked_sub(offset).ok_or(QuotientFlaw::Small)?;
        }
        Ok(self)
    }
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
