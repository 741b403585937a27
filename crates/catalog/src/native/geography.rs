//! Undirected vertex geography on a graph: move the token along an edge to a vertex not visited yet.

use crate::geography::Field;
use dashu_int::UBig;
use rules::{Argument, NativeMoves, Objection, Options, Trouble};
use std::sync::Arc;

/// Limit on the numbers that are listed.
const MOST: usize = 1 << 24;

/// Moves on a field. A component is the place of the token and those visited before.
pub(super) struct Geography(Field);

/// Moves on the graph that is the only parameter.
pub(super) fn moves(arguments: &[Argument]) -> Result<Arc<dyn NativeMoves>, Objection> {
    Ok(Arc::new(Geography::new(arguments)?))
}

impl Geography {
    pub(super) fn new(arguments: &[Argument]) -> Result<Geography, Objection> {
        Ok(Geography(Field::new(arguments)?))
    }
}

impl NativeMoves for Geography {
    fn read(&self, at: Vec<UBig>) -> Result<Vec<UBig>, Objection> {
        let walk = self.0.walk_at(&at)?;
        Ok(self.0.numbers(&walk).map(UBig::from).collect())
    }

    fn largest(&self) -> Option<u64> {
        self.0.largest()
    }

    fn options(&self, at: &[u64], options: &mut Options) -> Result<(), Trouble> {
        let walk = self.0.walk(at).map_err(|_| Trouble::WrongForm)?;
        for next in walk.next(&self.0) {
            if options.words() > MOST {
                return Err(Trouble::TooMany);
            }
            self.0.numbers(&walk.after(next)).for_each(|number| options.push_word(number));
            options.end_component();
            options.end_option();
        }
        Ok(())
    }

    /// Every move visits a vertex.
    fn terminates(&self) -> bool {
        true
    }

    fn describe(&self, before: &[UBig], after: &[Vec<UBig>]) -> Option<String> {
        let [after] = after else { return None };
        let to = self.0.name(self.0.walk_at(after).ok()?.token?);
        match self.0.walk_at(before).ok()?.token {
            Some(from) => Some(format!("{} → {to}", self.0.name(from))),
            None => Some(format!("→ {to}")),
        }
    }

    /// A grid, with `#` for walls, `x` for squares visited and `O` for the token.
    fn draw(&self, at: &[UBig]) -> Option<String> {
        const MOST_ROWS: u64 = 30;
        const MOST_COLUMNS: u64 = 60;
        let ([rows, columns], free) = self.0.grid()?;
        if rows > MOST_ROWS || columns > MOST_COLUMNS {
            return None;
        }
        let mut signs = vec![vec!['#'; columns as usize]; rows as usize];
        let mut put = |[row, column]: [u64; 2], sign: char| {
            let square = signs.get_mut(row as usize - 1).and_then(|row| row.get_mut(column as usize - 1));
            square.into_iter().for_each(|square| *square = sign);
        };
        free.iter().for_each(|&square| put(square, '.'));
        let numbers: Vec<u64> = self.0.numbers(&self.0.walk_at(at).ok()?).collect();
        for (index, &square) in numbers.as_chunks::<2>().0.iter().enumerate() {
            put(square, if index == 0 { 'O' } else { 'x' });
        }
        let line = |row: &Vec<char>| row.iter().map(char::to_string).collect::<Vec<_>>().join(" ") + "\n";
        Some(signs.iter().map(line).collect())
    }
}
