//! Which cut of a ring leaves a wanted value.
//!
//! The edges of a class lie on a ring: taken out together they leave parts P₀, …, Pₖ, of which P₀ has the ground,
//! and edge i joins Pᵢ to Pᵢ₊₁. Let tᵢ be the value of Pᵢ by itself, with the branches that hang on it. After edge i
//! is cut the rest are bridges, and two chains hang on P₀:
//!
//! ```text
//! Xᵢ = t₀ ⊕ f₁(f₂(… fᵢ(0))) ⊕ fₖ(fₖ₋₁(… fᵢ₊₁(0)))     where fⱼ(x) = (x ⊕ tⱼ) + 1
//! ```
//!
//! All i with Xᵢ = T are found bit by bit. Write Aᵢ = t₀ ⊕ … ⊕ tᵢ and Z = Aₖ.
//!
//! * Lowest bit. Each fⱼ flips it by 1 + tⱼ, so for every i that of Xᵢ is that of Z, flipped k times.
//! * What is carried. In the chain of i, fⱼ carries exactly if the bits flipped behind it, those of j, …, i, leave
//!   1, that is, if j − 1 and i agree in the lowest bit of their number plus their A. Likewise in the other chain
//!   if j and i do.
//! * Higher bits. So the i fall into two classes by that bit. Within a class, from one member i to the next i′,
//!   exactly one link carries in either chain (the first, fᵢ₊₁, and the last, fᵢ′), and all others are an
//!   exclusive or. Hence Pᵢ₊₁, …, Pᵢ′ act on the higher bits as a single part worth Aᵢ ⊕ Aᵢ′, and what lies before
//!   the first member and behind the last joins P₀: the same question, with the higher bits of the same A and Z, for
//!   the members of the class, numbered anew.
//!
//! So with m members left, all their X have the bit of Z there, flipped m − 1 times; a class that lacks the bit of T
//! is dropped, another is divided again. A single member is left with the higher bits of Z. Every level costs time
//! linear in the members left; classes that no bit of an A divides any more are halved.

/// The members of one class, and what is left of it to look at.
#[derive(Default)]
pub(super) struct Ring {
    /// For each edge, in order around the ring, Aᵢ and the edge; flipping A for all of them changes nothing.
    cuts: Vec<[u32; 2]>,
    /// Members waiting to be moved behind the others.
    odd: Vec<[u32; 2]>,
    /// Classes yet to be looked at: where they stand among the cuts, and at which bit.
    groups: Vec<(usize, usize, u32)>,
}

impl Ring {
    /// A new ring, of no edge.
    pub(super) fn clear(&mut self) {
        self.cuts.clear();
    }

    /// The next edge around the ring, with its A *flipped in the lowest bit if its number is odd*.
    pub(super) fn push(&mut self, alternating: u32, edge: u32) {
        self.cuts.push([alternating, edge]);
    }

    /// Tells all edges whose cut changes the value of the whole from g to T, where `change` is g ⊕ T.
    ///
    /// Before the cut all k + 1 edges are inner edges, so g is Z with its lowest bit flipped k + 1 times: Xᵢ differs
    /// from g in the lowest bit whatever i is. In the higher bits g is Z.
    pub(super) fn winning(&mut self, change: u32, mut tell: impl FnMut(u32)) {
        if change & 1 == 0 {
            return;
        }
        self.groups.clear();
        self.divide(0, self.cuts.len(), 0);
        while let Some((start, end, bit)) = self.groups.pop() {
            // Fewer than 64 bits, since 32 empty an A and each further one halves the members.
            let wanted = u64::from(change) >> bit;
            match &self.cuts[start..end] {
                [] => {}
                &[[_, edge]] => {
                    if wanted == 0 {
                        tell(edge);
                    }
                }
                members => {
                    if wanted & 1 == (members.len() as u64 - 1) & 1 {
                        self.divide(start, end, bit);
                    }
                }
            }
        }
    }

    /// Divides members into those whose number plus this bit of A is even, and those for which it is odd. At the
    /// lowest bit the number has been added already.
    fn divide(&mut self, start: usize, end: usize, bit: u32) {
        self.odd.clear();
        let mut even = start;
        for place in start..end {
            let [alternating, edge] = self.cuts[place];
            let number = if bit == 0 { 0 } else { (place - start) as u64 };
            if (number ^ u64::from(alternating) >> bit) & 1 == 0 {
                self.cuts[even] = [alternating, edge];
                even += 1;
            } else {
                self.odd.push([alternating, edge]);
            }
        }
        self.cuts[even..end].copy_from_slice(&self.odd);
        self.groups.push((start, even, bit + 1));
        self.groups.push((even, end, bit + 1));
    }
}
