//! Tables by theorems of the catalogue, for positions that the rules could only search one by one.

use ::rules::{ClaimInstance, Convention, Form, Outcome, Verdict};
use ::solve::{Game, Halt, Limits, Refusal};
use dashu_int::UBig;
use question::{Standing, Variant};
use tables::{Table, Told, Want, told};

/// Of so many numbers no list is made.
const FEW: usize = 4;
/// Bytes of a small number in a list that grows.
const BYTES: u64 = 64;
/// Number of heaps between two looks at the limits.
const OFTEN: u64 = 1 << 10;

/// The table by a theorem, with its citation; [`Refusal::NoTheorem`] if none tells of all positions.
pub(super) fn by_theorem(
    variant: &Variant,
    extents: &[u64],
    want: Want,
    standing: &Standing,
    limits: &Limits,
) -> Result<(Table, String), Halt> {
    let instance = variant.instance();
    let sums = instance.convention() == Convention::Normal
        && instance.stuck() == Verdict::Lost
        && !instance.has_ends()
        && Game::reach(instance) == 1
        && !instance.every()
        && instance.blocking().is_none();
    let theorem = Theorem { variant, want, sums };
    let citation = theorem.citation().ok_or(Refusal::NoTheorem)?.to_owned();
    if let Some(values) = theorem.of_heaps(extents, limits)? {
        let tell = |at: &[u64]| {
            let of = |&heap: &u64| values.get(heap as usize);
            if !standing.at(at) {
                return Some(Told::Vacant);
            }
            theorem.tell_sum(at.iter().filter_map(of))
        };
        return Ok((told(extents, want, &tell, limits)?, citation));
    }
    let tell = |at: &[u64]| if standing.at(at) { theorem.tell(at) } else { Some(Told::Vacant) };
    Ok((told(extents, want, &tell, limits)?, citation))
}

struct Theorem<'a> {
    variant: &'a Variant,
    want: Want,
    /// `true` if nim-values of components tell who wins a sum.
    sums: bool,
}

impl<'a> Theorem<'a> {
    /// Citation of the theorem.
    fn citation(&self) -> Option<&'a str> {
        let claimed = || self.claims().next().and_then(|claim| self.variant.citation(claim));
        self.variant.theory().map(|theory| theory.citation()).or_else(claimed)
    }

    /// The claims of the catalogue about nim-values that are theorems.
    fn claims(&self) -> impl Iterator<Item = &'a ClaimInstance> {
        let variant = self.variant;
        let cited = |claim: &&ClaimInstance| {
            claim.outcome().is_none()
                && claim.convention == variant.instance().convention()
                && variant.citation(claim).is_some()
        };
        variant.instance().claims().iter().filter(cited)
    }

    /// Values of all heaps in a sum, if the theorem gives them and there is room.
    fn of_heaps(&self, extents: &[u64], limits: &Limits) -> Result<Option<Vec<UBig>>, Halt> {
        let longest = extents.iter().copied().max().unwrap_or(0);
        let room = limits.memory.is_none_or(|memory| longest.saturating_mul(BYTES) <= memory);
        if !self.sums || self.variant.form() != Form::Tuple(1) || extents.len() == 1 || !room {
            return Ok(None);
        }
        let mut values = Vec::new();
        for heap in 0..longest {
            if heap % OFTEN == 0
                && let Some(reason) = limits.stopped()
            {
                return Err(Halt::Stopped { reason, positions: 0 });
            }
            let Some(value) = self.value(&[heap.into()]) else { return Ok(None) };
            values.push(value);
        }
        Ok(Some(values))
    }

    fn value(&self, component: &[UBig]) -> Option<UBig> {
        match self.variant.theory() {
            Some(theory) => theory.value(component),
            None => self.claims().next()?.value(&[component]).ok().flatten(),
        }
    }

    /// What is said of a sum with these nim-values.
    fn tell_sum<'v>(&self, values: impl Iterator<Item = &'v UBig>) -> Option<Told> {
        let mut sum = UBig::ZERO;
        values.for_each(|value| sum ^= value);
        match self.want {
            Want::Outcomes => Some(Told::Outcome(if sum.is_zero() { Outcome::P } else { Outcome::N })),
            Want::Values => u64::try_from(&sum).ok().map(Told::Value),
        }
    }

    /// What is said of the position with these numbers.
    fn tell(&self, at: &[u64]) -> Option<Told> {
        let instance = self.variant.instance();
        let length = match self.variant.form() {
            Form::Tuple(arity) => arity.max(1),
            Form::Row | Form::Edges => at.len().max(1),
        };
        if instance.native().is_some() || at.len() > FEW {
            if at.len() == length {
                let component = self.variant.fit(at.iter().map(|&word| word.into()).collect()).ok()?;
                return self.tell_parts(&[&component]);
            }
            let position = self.variant.components_at(at)?;
            let parts: Vec<&[UBig]> = position.iter().map(Vec::as_slice).collect();
            return self.tell_parts(&parts);
        }
        let mut few: [UBig; FEW] = std::array::from_fn(|place| at.get(place).copied().unwrap_or(0).into());
        let naturals = &mut few[..at.len()];
        if instance.unordered() {
            naturals.chunks_mut(length).for_each(<[UBig]>::sort_unstable);
        }
        match at.len() {
            all if all == length => self.tell_parts(&[naturals]),
            _ => self.tell_parts(&naturals.chunks(length).collect::<Vec<_>>()),
        }
    }

    fn tell_parts(&self, parts: &[&[UBig]]) -> Option<Told> {
        let mut sum = Some(UBig::ZERO).filter(|_| self.sums);
        for component in parts {
            sum = sum.and_then(|sum| Some(sum ^ self.value(component)?));
        }
        match (sum, self.want) {
            (Some(sum), _) => self.tell_sum(std::iter::once(&sum)),
            (None, Want::Outcomes) => self.variant.theory()?.outcome(parts).map(Told::Outcome),
            (None, Want::Values) => None,
        }
    }
}
