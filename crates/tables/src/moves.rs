//! Moves of a game in the form used by tables: steps, rays with their lines, and rules to be listed.

use super::grid::Grid;
use super::lines::Lines;
use super::order::Order;
use forms::Shape;
use rules::Mask;
use solve::Refusal;
use std::sync::Arc;

/// A ray with this few options in the box is cheaper option by option.
const FEW: u64 = 8;
/// A ray that is bounded, or has too many lines, is served one by one up to this many options, and listed
/// beyond.
const MANY: u64 = 4096;

/// One option, as the vector it subtracts.
#[derive(Clone, Debug)]
pub(super) struct Step {
    head: Vec<i64>,
    /// Number taken along the row.
    pub(super) last: i64,
    /// Number of rows back.
    pub(super) back: i64,
    /// Index of the mask under which it applies.
    pub(super) guard: Option<usize>,
}

/// All multiples from the first one on.
pub(super) struct Ray {
    /// First option.
    pub(super) first: Step,
    /// Lines of the ray.
    pub(super) lines: Lines,
}

/// Multiples of a direction that a rule allows. Where it adds to some component they are watched lest they leave the box.
#[derive(Clone)]
pub(super) struct Multiples {
    pub(super) rule: usize,
    pub(super) direction: Vec<i64>,
    pub(super) first: u64,
    pub(super) last: Option<u64>,
    pub(super) guard: Option<usize>,
}

/// All moves.
#[derive(Default)]
pub(super) struct Moves {
    pub(super) steps: Vec<Step>,
    pub(super) rays: Vec<Ray>,
    pub(super) listed: Vec<usize>,
    pub(super) guards: Vec<Arc<dyn Mask>>,
    pub(super) growers: Vec<Multiples>,
    /// Upper bound on the options of a position from steps and rays.
    pub(super) most_options: u64,
}

/// Adds the signs of the shapes to the order.
pub(super) fn tell_order(shapes: &[Shape], arity: usize, order: &mut Order) -> Result<(), Refusal> {
    for shape in shapes {
        let deltas = match shape {
            Shape::Ray { first: 0, .. } => return Err(Refusal::NoOrder),
            Shape::Ray { direction, .. } => std::slice::from_ref(direction),
            Shape::Steps { deltas, .. } => deltas.as_slice(),
            Shape::General { .. } => &[],
        };
        for delta in deltas {
            if delta.len() != arity {
                return Err(Refusal::NotATuple);
            }
            order.add(delta.iter().copied());
        }
    }
    Ok(())
}

/// Returns `true` if some rule has a mask; masks are evaluated along the game's last component.
pub(super) fn have_guards(shapes: &[Shape]) -> bool {
    shapes
        .iter()
        .any(|shape| matches!(shape, Shape::Ray { guard: Some(_), .. } | Shape::Steps { guard: Some(_), .. }))
}

impl Step {
    fn new(grid: &Grid, delta: &[i64], guard: Option<usize>) -> Option<Step> {
        let (&last, head) = delta.split_last()?;
        let back = head.iter().zip(&grid.strides).map(|(&part, &stride)| part * stride as i64).sum();
        Some(Step { head: head.to_vec(), last, back, guard })
    }

    /// Returns `true` if it stays in the row.
    pub(super) fn is_inner(&self) -> bool {
        self.head.iter().all(|&part| part == 0)
    }

    /// Returns `true` if it stays natural, and in the box, on the axes of the head.
    pub(super) fn fits(&self, grid: &Grid, head: &[u64]) -> bool {
        let mut axes = self.head.iter().zip(head).zip(&grid.extents);
        axes.all(|((&part, &at), &extent)| (0..extent as i64).contains(&(at as i64 - part)))
    }
}

impl Moves {
    /// Sorts the shapes. `set_bits` gives the number of bits in the set of a line for a maximal number of
    /// options; `room` is the number of bytes available for all sets.
    pub(super) fn new(grid: &Grid, shapes: &[Shape], set_bits: impl Fn(u64) -> u64, room: u64) -> Moves {
        let mut moves = Moves::default();
        for shape in shapes {
            let (unit, vectors, first, last) = match shape {
                Shape::General { .. } => continue,
                Shape::Steps { deltas, .. } => (deltas.len(), deltas.first(), 1, Some(1)),
                Shape::Ray { direction, first, last, .. } => (1, Some(direction), *first, *last),
            };
            let count =
                vectors.map_or(0, |vector| Span::new(grid, &stored(grid, vector), first, last).count());
            moves.most_options =
                moves.most_options.saturating_add((unit as u64).saturating_mul(count.max(1)));
        }
        let rays = shapes.iter().filter(|shape| matches!(shape, Shape::Ray { .. })).count().max(1);
        let room = room.saturating_mul(8) / rays as u64;
        let set = set_bits(moves.most_options);
        let affordable = |lines: &Lines| lines.count(grid).checked_mul(set).is_some_and(|bits| bits <= room);
        for shape in shapes {
            match shape {
                Shape::General { rule } => moves.list(*rule),
                Shape::Steps { rule, deltas, guard } => {
                    let guard = moves.guard(guard);
                    for delta in deltas {
                        let direction = stored(grid, delta);
                        let once = Multiples { rule: *rule, direction, first: 1, last: Some(1), guard };
                        moves.ray(grid, once, affordable);
                    }
                }
                Shape::Ray { rule, direction, first, last, guard } => {
                    let guard = moves.guard(guard);
                    let (direction, first, last) = (stored(grid, direction), *first, *last);
                    moves.ray(grid, Multiples { rule: *rule, direction, first, last, guard }, affordable);
                }
            }
        }
        moves
    }

    fn list(&mut self, rule: usize) {
        if !self.listed.contains(&rule) {
            self.listed.push(rule);
        }
    }

    fn guard(&mut self, guard: &Option<Arc<dyn Mask>>) -> Option<usize> {
        guard.as_ref().map(|mask| {
            self.guards.push(mask.clone());
            self.guards.len() - 1
        })
    }

    fn ray(&mut self, grid: &Grid, multiples: Multiples, affordable: impl Fn(&Lines) -> bool) {
        if multiples.direction.iter().any(|&part| part < 0) {
            self.growers.push(multiples.clone());
        }
        let Multiples { rule, ref direction, first, last, guard } = multiples;
        let span = Span::new(grid, direction, first, last);
        if span.count() == 0 {
            return;
        }
        let multiple = |times: u64| direction.iter().map(|&part| part * times as i64).collect::<Vec<i64>>();
        if !span.bounded && span.count() > FEW {
            let lines = Lines::new(grid, direction).filter(affordable);
            if let (Some(lines), Some(first)) = (lines, Step::new(grid, &multiple(first), guard)) {
                self.rays.push(Ray { first, lines });
                return;
            }
        }
        if span.count() > MANY {
            return self.list(rule);
        }
        self.steps.extend((first..=span.most).filter_map(|times| Step::new(grid, &multiple(times), guard)));
    }

    /// Returns `true` if some rule has to be listed.
    pub(super) fn lists(&self) -> bool {
        !self.listed.is_empty()
    }
}

/// Multiples of a direction that can occur in the box.
struct Span {
    first: u64,
    most: u64,
    /// `true` if they are bounded by the rule rather than the box.
    bounded: bool,
}

impl Span {
    fn new(grid: &Grid, direction: &[i64], first: u64, last: Option<u64>) -> Span {
        let reach = |(&part, &extent): (&i64, &u64)| (part != 0).then(|| (extent - 1) / part.unsigned_abs());
        let in_box = direction.iter().zip(&grid.extents).filter_map(reach).min().unwrap_or(0);
        let most = last.map_or(in_box, |last| last.min(in_box));
        Span { first, most, bounded: most < in_box }
    }

    fn count(&self) -> u64 {
        (self.most + 1).saturating_sub(self.first)
    }
}

fn stored(grid: &Grid, delta: &[i64]) -> Vec<i64> {
    grid.axes.iter().map(|&axis| delta[axis]).collect()
}
