//! One form for parts that are the same but for their place on the board.
//!
//! Where rules speak of neighbours and straight lines alone, a part of a flat board may be moved and turned, for what is left
//! out of it is as good as what lies beyond the wall. On boards that close, the whole board may be turned. Otherwise
//! parts stay where they are.

use crate::ground::Asked;
use crate::set::{Planes, Set};
use crate::structure::Structure;
use crate::syntax::{BoardKind, File};

/// The way to the form of a part.
pub(crate) enum Canonical<const W: usize> {
    /// Parts stay where they are.
    Fixed,
    /// Parts are moved to the upper left corner, and turned.
    Flat(Box<Flat<W>>),
    /// The whole board is turned.
    Turned(Vec<Vec<u32>>),
}

/// A flat board of rows and columns.
pub(crate) struct Flat<const W: usize> {
    rows: usize,
    columns: usize,
    row: Vec<Set<W>>,
    column: Vec<Set<W>>,
    /// Images under the reflections of left and right, of up and down, under both, and across the diagonal.
    images: [Image<W>; 4],
    /// Reflections that keep the neighbours.
    reflections: &'static [usize],
    /// `true` if the one across the diagonal does.
    across: bool,
}

/// Images of all bytes of a set.
struct Image<const W: usize>(Vec<[Set<W>; 256]>);

impl<const W: usize> Image<W> {
    fn new(cells: usize, image: &dyn Fn(u32) -> Option<u32>) -> Image<W> {
        let byte = |at: usize| {
            let mut images = [Set::default(); 256];
            for (byte, set) in images.iter_mut().enumerate() {
                for bit in (0..8).filter(|bit| byte >> bit & 1 == 1) {
                    let cell = 8 * at + bit;
                    if let Some(to) = (cell < cells).then(|| image(cell as u32)).flatten() {
                        set.put(to);
                    }
                }
            }
            images
        };
        Image((0..cells.div_ceil(8)).map(byte).collect())
    }

    #[inline]
    fn of(&self, set: &Set<W>) -> Set<W> {
        let mut image = Set::default();
        for (at, word) in set.0.iter().enumerate() {
            let mut word = *word;
            let mut byte = 8 * at;
            while word != 0 {
                image = image.or(self.0[byte][(word & 255) as usize]);
                word >>= 8;
                byte += 1;
            }
        }
        image
    }
}

impl<const W: usize> Canonical<W> {
    pub(crate) fn new(file: &File, structure: &Structure) -> Canonical<W> {
        let asks = Asked::by(file);
        if asks.tells_places() {
            return Canonical::Fixed;
        }
        match structure.extent {
            Some([rows, columns]) if structure.is_flat() && rows * columns > 0 => {
                Canonical::Flat(Box::new(Flat::new(structure.kind, rows, columns)))
            }
            _ => match structure.turns() {
                turns if turns.len() > 1 => Canonical::Turned(turns),
                _ => Canonical::Fixed,
            },
        }
    }

    /// The form of a part.
    #[inline]
    pub(crate) fn form(&self, part: Planes<W>, letters: usize) -> Planes<W> {
        match self {
            Canonical::Fixed => part,
            Canonical::Flat(flat) => flat.form(part, letters),
            Canonical::Turned(turns) => {
                let image = |turn: &Vec<u32>| {
                    let mut image = Planes::default();
                    for (to, from) in image.0.iter_mut().zip(&part.0[..letters]) {
                        from.cells().for_each(|cell| to.put(turn[cell as usize]));
                    }
                    image
                };
                turns.iter().map(image).max_by(|a, b| a.0.cmp(&b.0)).unwrap_or(part)
            }
        }
    }
}

impl<const W: usize> Flat<W> {
    fn new(kind: BoardKind, rows: usize, columns: usize) -> Flat<W> {
        let at = |row: usize, column: usize| (row * columns + column) as u32;
        let of_row = |row| Set::of(&(0..columns).map(|column| at(row, column)).collect::<Vec<_>>());
        let of_column = |column| Set::of(&(0..rows).map(|row| at(row, column)).collect::<Vec<_>>());
        let image = |to: &dyn Fn(usize, usize) -> Option<u32>| {
            Image::new(rows * columns, &|cell| to(cell as usize / columns, cell as usize % columns))
        };
        Flat {
            rows,
            columns,
            row: (0..rows).map(of_row).collect(),
            column: (0..columns).map(of_column).collect(),
            images: [
                image(&|row, column| Some(at(row, columns - 1 - column))),
                image(&|row, column| Some(at(rows - 1 - row, column))),
                image(&|row, column| Some(at(rows - 1 - row, columns - 1 - column))),
                image(&|row, column| (row < columns && column < rows).then(|| at(column, row))),
            ],
            reflections: match kind {
                BoardKind::Hex => &[2],
                _ if rows == 1 => &[0],
                _ if columns == 1 => &[1],
                _ => &[0, 1, 2],
            },
            across: true,
        }
    }

    fn form(&self, part: Planes<W>, letters: usize) -> Planes<W> {
        let all = part.present(letters);
        let first = |lines: &[Set<W>]| lines.iter().position(|line| line.meets(&all)).unwrap_or(0);
        let last = |lines: &[Set<W>]| lines.iter().rposition(|line| line.meets(&all)).unwrap_or(0);
        let (top, left) = (first(&self.row), first(&self.column));
        let height = last(&self.row) + 1 - top;
        let width = last(&self.column) + 1 - left;
        let mut here = part;
        self.shift(&mut here, top, left, letters);
        let mut best = here;
        self.reflect(&here, height, width, letters, &mut best);
        if self.across && width <= self.rows && height <= self.columns {
            let mut across = Planes::default();
            for (to, from) in across.0.iter_mut().zip(&here.0[..letters]) {
                *to = self.images[3].of(from);
            }
            if across.0 > best.0 {
                best = across;
            }
            self.reflect(&across, width, height, letters, &mut best);
        }
        best
    }

    /// Keeps the best of the reflections of a part in the upper left corner.
    #[inline]
    fn reflect(&self, part: &Planes<W>, height: usize, width: usize, letters: usize, best: &mut Planes<W>) {
        for &which in self.reflections {
            let mut image = Planes::default();
            for (to, from) in image.0.iter_mut().zip(&part.0[..letters]) {
                *to = self.images[which].of(from);
            }
            let top = if which == 0 { 0 } else { self.rows - height };
            let left = if which == 1 { 0 } else { self.columns - width };
            self.shift(&mut image, top, left, letters);
            if image.0 > best.0 {
                *best = image;
            }
        }
    }

    #[inline]
    fn shift(&self, part: &mut Planes<W>, up: usize, left: usize, letters: usize) {
        let by = up * self.columns + left;
        let (words, bits) = (by / 64, by % 64);
        for plane in &mut part.0[..letters] {
            for at in 0..W {
                let low = plane.0.get(at + words).copied().unwrap_or(0);
                let high = plane.0.get(at + words + 1).copied().unwrap_or(0);
                plane.0[at] = if bits == 0 { low } else { low >> bits | high << (64 - bits) };
            }
        }
    }
}
