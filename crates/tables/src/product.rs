//! Tables of the product of two games of turning coins.
//!
//! **Theorem** (Tartan theorem, Winning Ways, ch. 14). The nim-value of a head at (x, y) is g(x) ⊗ h(y), the nim-product
//! of those of heads at x and y in the two games. *Proof.* By induction the coins of a move whose columns besides x have
//! the nim-sum a, and whose rows besides y have the nim-sum b, leave (g ⊕ a) ⊗ (h ⊕ b) ⊕ g ⊗ h, and the least number
//! that is not of this form for options a and b is g ⊗ h, by definition of the nim-product.
//!
//! **Method.** The factors are tabulated from their own rules. For a fixed g the product is linear in h over the field of two
//! elements: it is the nim-sum of the products with the powers of two in h. The corner of the table is compared with the rules.
//!
//! **Cost.** That of the factors, and some nanoseconds a position.
//!
//! **Evidence.** Computed: the factors from the rules, the rest by the theorem.

use super::schedule::Tile;
use super::sheet::{Fill, Filler, Sheet};
use super::stop::Stop;
use super::{Backing, Table, Want, filled};
use nimber::Nimber64;
use solve::{Factor, Game, Halt, Limits};

/// Approximate number of positions per tile.
const TARGET: u64 = 1 << 16;
/// Sides of the corner that is compared with the rules.
const COMPARED: u64 = 6;

/// Fills the table of a game on pairs; `None` if it is no product, or one of the factors is refused.
pub(super) fn product(
    game: &dyn Game,
    extents: &[u64],
    want: Want,
    backing: &Backing,
    limits: &Limits,
) -> Result<Option<Table>, Halt> {
    let &[width, height] = extents else { return Ok(None) };
    let Some([first, second]) = game.factors() else { return Ok(None) };
    // Progress is that of the whole table.
    let quiet = Limits { progress: None, ..limits.clone() };
    let Some(columns) = values(&first, width, 0, &quiet)? else { return Ok(None) };
    let Some(rows) = values(&second, height, 1, &quiet)? else { return Ok(None) };
    let product = Product { columns, rows, want, limits };
    if product.columns.iter().chain(&product.rows).any(|&value| value > u64::from(u32::MAX))
        || !product.agrees(game, [width.min(COMPARED), height.min(COMPARED)])?
    {
        return Ok(None);
    }
    let sheet = Sheet::open(extents, (want, 1), (Filler::Product, TARGET), backing, limits)?;
    sheet.fill(&product, limits).map(Some)
}

/// Nim-values of the first places; `None` if the factor is refused. Games by rules vary the number at `axis`.
fn values(factor: &Factor, extent: u64, axis: usize, limits: &Limits) -> Result<Option<Vec<u64>>, Halt> {
    let (game, extents): (&dyn Game, Vec<u64>) = match factor {
        Factor::Native(moves) => {
            if let Some(values) = (0..extent).map(|place| moves.value(&[place])).collect() {
                return Ok(Some(values));
            }
            (moves, vec![extent])
        }
        Factor::Rules(instance) => (&**instance, if axis == 0 { vec![extent, 1] } else { vec![1, extent] }),
    };
    match filled(game, &extents, Want::Values, &Backing::Memory, limits) {
        Ok(table) => {
            Ok(Some(table.prefixes().flat_map(|prefix| table.values(&prefix).collect::<Vec<_>>()).collect()))
        }
        Err(Halt::Refused(_)) => Ok(None),
        Err(halt) => Err(halt),
    }
}

struct Product<'a> {
    columns: Vec<u64>,
    rows: Vec<u64>,
    want: Want,
    limits: &'a Limits,
}

impl Product<'_> {
    fn value(&self, x: u64, y: u64) -> Option<u64> {
        let (g, h) = (*self.columns.get(x as usize)?, *self.rows.get(y as usize)?);
        Some((Nimber64(g) * Nimber64(h)).0)
    }

    /// Compares a corner with the table that the rules give.
    fn agrees(&self, game: &dyn Game, corner: [u64; 2]) -> Result<bool, Halt> {
        let table = match filled(game, &corner, Want::Values, &Backing::Memory, self.limits) {
            Ok(table) => table,
            Err(Halt::Refused(_)) => return Ok(false),
            Err(halt) => return Err(halt),
        };
        let mut places = (0..corner[0]).flat_map(|x| (0..corner[1]).map(move |y| (x, y)));
        Ok(places.all(|(x, y)| table.value(&[x, y]) == self.value(x, y)))
    }
}

impl Fill for Product<'_> {
    fn fill(&self, sheet: &Sheet, tile: &Tile) -> Result<(), Stop> {
        let largest = self.rows.iter().copied().max().unwrap_or(0);
        let powers = 64 - largest.leading_zeros();
        tile.each_row(|head| {
            if let Some(reason) = self.limits.stopped() {
                return Err(Stop::Limit(reason));
            }
            let g = Nimber64(head.first().and_then(|&x| self.columns.get(x as usize)).copied().unwrap_or(0));
            let times: Vec<u64> = (0..powers).map(|power| (g * Nimber64(1 << power)).0).collect();
            for place in tile.places() {
                let mut h = self.rows[place as usize];
                let mut value = 0;
                while h != 0 {
                    value ^= times[h.trailing_zeros() as usize];
                    h &= h - 1;
                }
                sheet.tell(head, place, value, self.want)?;
            }
            Ok(())
        })
    }

    fn replay(&self, _: &Sheet, _: &Tile) -> Result<(), Stop> {
        Ok(())
    }
}
