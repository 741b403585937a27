//! Cuts of a ring that leave a wanted value.
//!
//! The edges of a class lie on a ring: without them there are parts P₀, …, Pₖ, where P₀ has the ground, and
//! edge i joins Pᵢ to Pᵢ₊₁. Let tᵢ be the value of Pᵢ by itself, with its branches. After edge i is cut the
//! other edges are bridges, and two chains are attached to P₀:
//!
//! ```text
//! Xᵢ = t₀ ⊕ f₁(f₂(… fᵢ(0))) ⊕ fₖ(fₖ₋₁(… fᵢ₊₁(0)))     where fⱼ(x) = (x ⊕ tⱼ) + 1
//! ```
//!
//! All i with Xᵢ = T are found bit by bit. Write Aᵢ = t₀ ⊕ … ⊕ tᵢ and Z = Aₖ.
//!
//! * Lowest bit. Each fⱼ flips it by 1 + tⱼ, so for every i the lowest bit of Xᵢ is that of Z, flipped k
//!   times.
//! * Carries. In the chain of i, fⱼ carries exactly if the bits flipped after it, those of j, …, i, leave 1,
//!   that is, if j − 1 and i agree in the lowest bit of their number plus their A. Likewise in the other
//!   chain if j and i do.
//! * Higher bits. So the i fall into two classes by that bit. Within a class, from one member i to the next
//!   i′, exactly one link carries in either chain (the first, fᵢ₊₁, and the last, fᵢ′), and all others are an
//!   exclusive or. Hence Pᵢ₊₁, …, Pᵢ′ act on the higher bits as a single part worth Aᵢ ⊕ Aᵢ′, and the parts
//!   before the first member and after the last join P₀. This is the same problem, with the higher bits of
//!   the same A and Z, for the members of the class, renumbered.
//!
//! So with m members left, all their X have the same bit, that of Z flipped m − 1 times; a class with the
//! wrong bit is dropped, any other is divided again. A single member keeps the higher bits of Z. Every level
//! takes time linear in the number of members left; classes no longer divided by a bit of any A are halved.

/// Members of one class, and its parts still to be examined.
#[derive(Default)]
pub(super) struct Ring {
    /// For each edge, in order around the ring, Aᵢ and the edge; flipping A for all of them changes nothing.
    cuts: Vec<[u32; 2]>,
    /// Members waiting to be moved after the others.
    odd: Vec<[u32; 2]>,
    /// Classes still to be examined: their range among the cuts, and the bit.
    groups: Vec<(usize, usize, u32)>,
}

impl Ring {
    /// Starts a new ring without edges.
    pub(super) fn clear(&mut self) {
        self.cuts.clear();
    }

    /// Adds the next edge around the ring, with its A *flipped in the lowest bit if its number is odd*.
    pub(super) fn push(&mut self, alternating: u32, edge: u32) {
        self.cuts.push([alternating, edge]);
    }

    /// Calls `tell` with all edges whose cut changes the value of the whole from g to T, where `change` is g
    /// ⊕ T.
    ///
    /// Before the cut all k + 1 edges are inner edges, so g is Z with its lowest bit flipped k + 1 times: Xᵢ
    /// differs from g in the lowest bit for every i. In the higher bits g is Z.
    pub(super) fn winning(&mut self, change: u32, mut tell: impl FnMut(u32)) {
        if change & 1 == 0 {
            return;
        }
        self.groups.clear();
        self.divide(0, self.cuts.len(), 0);
        while let Some((start, end, bit)) = self.groups.pop() {
            // Fewer than 64 bits, since 32 exhaust an A and each further one halves the members.
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

    /// Divides members by the parity of their number plus this bit of A. At the lowest bit the number has
    /// been added already.
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
