//! Turning games: the value of a position is the nim-sum of those of its heads, each alone.
//!
//! **Theorem** (H. W. Lenstra 1978; *Winning Ways*, ch. 14). Let each cell show heads or tails, and let each move turn one cell u that shows heads, and others,
//! whatever those show. If play ends, the value of a position is the nim-sum of g(u) over its heads, g(u) being the least number that is not the nim-sum of
//! g over the other cells that a move of u turns.
//!
//! By induction on play: a move of u changes the nim-sum by g(u) and the nim-sum x of g over the others; x is not g(u), so that the sum changes. For each smaller
//! sum there is a head u for which x may be what is missing, as in Nim. ∎ Nothing follows about misère play.

use crate::ground::{Ground, GroundMove};
use crate::syntax::LetterSet;
use search::{Forms, Game, Options};

/// A turning game. Its parts are the cells that show heads, each alone.
pub(crate) struct Turning {
    heads: u8,
    tails: u8,
    /// For each cell, the other cells that each of its moves turns.
    moves: Vec<Vec<Vec<u64>>>,
}

impl Turning {
    /// The game, if it is such a one.
    pub(crate) fn of(ground: &Ground, letters: usize, cells: usize) -> Option<Turning> {
        // Where nothing is turned over, parts that lie alike are known again.
        let flips = ground.moves.iter().any(|made| !made.flip.is_empty());
        if letters != 2 || !flips || ground.asks_for_groups() || ground.end.value() != Some(false) {
            return None;
        }
        (0..2).find_map(|heads| {
            let mut turning = Turning { heads, tails: 1 - heads, moves: vec![Vec::new(); cells] };
            for made in &ground.moves {
                let (cell, others) = turning.turned(made)?;
                turning.moves[cell as usize].push(others);
            }
            Some(turning)
        })
    }

    /// The cell that has to show heads, and the others that are turned.
    fn turned(&self, made: &GroundMove) -> Option<(u32, Vec<u64>)> {
        if made.guard.value() != Some(true) {
            return None;
        }
        let either: LetterSet = 0b11;
        let mut needs = made.need.iter().filter(|(letters, _)| *letters != either);
        let (Some((letters, cells)), None) = (needs.next(), needs.next()) else { return None };
        let ([cell], [(letter, written)]) = (&**cells, &*made.write) else { return None };
        let leads = *letters == 1 << self.heads && *letter == self.tails && **written == [*cell];
        let others = made.flip.iter().flat_map(|(_, cells)| cells).map(|&cell| u64::from(cell));
        leads.then(|| (*cell, others.collect()))
    }

    /// The heads of a position.
    pub(crate) fn parts(&self, position: &[u8]) -> Vec<Vec<u64>> {
        let heads = (0..).zip(position).filter(|&(_, letter)| *letter == self.heads);
        heads.map(|(cell, _)| vec![cell]).collect()
    }

    /// Letters of a part.
    pub(crate) fn letters_of(&self, part: &[u64], cells: usize) -> Vec<Option<u8>> {
        let letter = |cell: usize| if part == [cell as u64] { self.heads } else { self.tails };
        (0..cells).map(|cell| Some(letter(cell))).collect()
    }
}

impl Game for Turning {
    fn words(&self) -> usize {
        1
    }

    fn options(
        &self,
        part: &[u64],
        _: &mut Forms,
        options: &mut Options,
        more: &mut dyn FnMut(&Options) -> bool,
    ) {
        let [cell] = part else { return };
        for (label, others) in (0..).zip(&self.moves[*cell as usize]) {
            others.iter().for_each(|other| options.part(std::slice::from_ref(other)));
            options.end(others.len() as u32, label);
            if !more(options) {
                return;
            }
        }
    }

    fn size(&self, part: &[u64]) -> u32 {
        // Cells that turn few others are soon known.
        part.first().map_or(0, |cell| self.moves[*cell as usize].len() as u32)
    }
}
