//! Certificates of strategies by symmetry, read.

use super::{Along, Claim, Game, LocalMove, Sizes};
use crate::read::{MOST_CELLS, Reader, measured};
use crate::rejection::Rejection;
use kernel::TextFlaw;
use kernel::text::{Text, flaw};

type Result<T> = std::result::Result<T, Rejection>;

/// Moves at most, and places of each.
const MOST_MOVES: usize = 1024;
const MOST_PLACES: usize = 64;

/// Reads a certificate; its claims are not checked.
pub fn game(text: &str) -> Result<Game> {
    let text = Text::read(text)?;
    let mut reader = Reader::new(&text);
    let [head, letters, board, start, weights, rest @ ..] = &*text.top else {
        return Ok(flaw(0, TextFlaw::Expected("mirror"))?);
    };
    let [version] = text.parts(*head, "mirror")?;
    if text.number(version, 1)? != 1 {
        return Ok(flaw(text.at(version), TextFlaw::Number)?);
    }
    let symbols = reader.symbols(*letters)?;
    let sides: [usize; 2] = text.parts(*board, "board")?;
    let mut round = [false; 2];
    for (round, side) in round.iter_mut().zip(sides) {
        *round = match text.word(side, "open")? {
            "open" => false,
            "round" => true,
            _ => return Ok(flaw(text.at(side), TextFlaw::Unknown)?),
        };
    }
    let start = start_of(&reader, *start)?;
    let mut game = Game {
        names: reader.names(),
        start,
        weights: reader.plain(text.rest(*weights, "weights")?, symbols.len())?,
        letters: symbols,
        round,
        moves: Vec::new(),
        claims: Vec::new(),
    };
    for &item in rest {
        match text.form(item, "item")? {
            ("move", rest) if game.claims.is_empty() && game.moves.len() < MOST_MOVES => {
                game.moves.push(local(&mut reader, item, rest)?);
            }
            ("lost", rest) => game.claims.push(claim(&reader, item, rest, false)?),
            ("won", rest) => game.claims.push(claim(&reader, item, rest, true)?),
            _ => return Ok(flaw(text.at(item), TextFlaw::Unknown)?),
        }
    }
    measured(game.moves.iter().map(|one| &one.made), &game.weights, &[])?;
    Ok(game)
}

/// `(start letter)`, or the letters of even rows, in even columns and in odd ones, and those of odd rows: `(start black white white black)`
fn start_of(reader: &Reader<'_>, item: usize) -> Result<[[u8; 2]; 2]> {
    match *reader.text.rest(item, "start")? {
        [one] => Ok([[reader.letter(one)?; 2]; 2]),
        [a, b, c, d] => Ok([[reader.letter(a)?, reader.letter(b)?], [reader.letter(c)?, reader.letter(d)?]]),
        _ => Ok(flaw(reader.text.at(item), TextFlaw::Arity)?),
    }
}

/// `(places (row column) …)`, then as of a move at given cells.
fn local(reader: &mut Reader<'_>, item: usize, rest: &[usize]) -> Result<LocalMove> {
    let [places, rest @ ..] = rest else { return Ok(flaw(reader.text.at(item), TextFlaw::Arity)?) };
    let at = reader.text.at(*places);
    let listed = reader.text.rest(*places, "places")?;
    let places = listed.iter().map(|&place| reader.pair(place)).collect::<Result<Vec<_>>>()?;
    let mut sorted = places.clone();
    sorted.sort_unstable();
    sorted.dedup();
    if sorted.len() != places.len() || places.is_empty() || places.len() > MOST_PLACES {
        return Ok(flaw(at, TextFlaw::Again)?);
    }
    reader.cells = places.len() as u32;
    let made = reader.made(item, rest)?;
    let mut plain = made.flip.is_empty();
    made.guard.groups(&mut |_| plain = false);
    if !plain {
        return Ok(flaw(reader.text.at(item), TextFlaw::Unknown)?);
    }
    Ok(LocalMove { places, made })
}

/// `(rows …) (columns …) (turn along along)`, perhaps `(exchange letter letter)`, and `(first move)` where the first player wins
fn claim(reader: &Reader<'_>, item: usize, rest: &[usize], won: bool) -> Result<Claim> {
    let text = reader.text;
    let [rows, columns, turn, rest @ ..] = rest else { return Ok(flaw(text.at(item), TextFlaw::Arity)?) };
    let mut claim = Claim {
        sizes: [sizes(reader, *rows, "rows")?, sizes(reader, *columns, "columns")?],
        turn: [Along::Same; 2],
        exchanged: None,
        first: None,
    };
    let turned: [usize; 2] = text.parts(*turn, "turn")?;
    for (along, word) in claim.turn.iter_mut().zip(turned) {
        *along = match text.word(word, "along")? {
            "same" => Along::Same,
            "back" => Along::Back,
            "half" => Along::Half,
            _ => return Ok(flaw(text.at(word), TextFlaw::Unknown)?),
        };
    }
    for &part in rest {
        match text.form(part, "first")? {
            ("exchange", &[a, b]) if claim.exchanged.is_none() && claim.first.is_none() => {
                claim.exchanged = Some([reader.letter(a)?, reader.letter(b)?]);
            }
            ("first", &[number]) if claim.first.is_none() => {
                claim.first = Some(reader.number(number, MOST_MOVES as u32)? as usize);
            }
            _ => return Ok(flaw(text.at(part), TextFlaw::Unknown)?),
        }
    }
    if claim.first.is_some() != won {
        return Ok(flaw(text.at(item), TextFlaw::Arity)?);
    }
    Ok(claim)
}

/// `(rows even 2)`, `(rows odd 1)` or `(rows is 3)`
fn sizes(reader: &Reader<'_>, item: usize, name: &'static str) -> Result<Sizes> {
    let [word, number] = reader.text.parts(item, name)?;
    let least = reader.number(number, MOST_CELLS)?;
    match reader.text.word(word, "even")? {
        "is" if least > 0 => Ok(Sizes::Is(least)),
        "even" if least > 0 && least.is_multiple_of(2) => Ok(Sizes::Even(least)),
        "odd" if !least.is_multiple_of(2) => Ok(Sizes::Odd(least)),
        _ => Ok(flaw(reader.text.at(item), TextFlaw::Number)?),
    }
}
