//! Pairs of numbers: Wythoff's game, Euclid's game, a piece on a board.

use super::bound::{at_most, unknown};
use super::channel::Channel;
use super::complaint::Fault;
use super::list::Played::Catalogue;
use super::quantity::Quantity::{Cases, Columns, Heap, Number, Piece, Rows};
use super::theorems::{Claims, theorem};
use dashu_int::UBig;
use rules::{Argument, Outcome};

problems! {
    "poj1067" = "hdu1527" = "luogu-p2252", "A Stone Game (Wythoff)", "取石子游戏（威佐夫）",
        Catalogue("wythoff"), poj1067,
        [at_most(Heap, 1_000_000_000)],
        to the end,
        written("wythoff", "a b -> 1/0"),
        "2 1\n8 4\n4 7\n" => "0\n1\n0\n";
    "hdu2177", "A Stone Game with Two Heaps", "取(2堆)石子游戏", Catalogue("wythoff"), hdu2177,
        [at_most(Heap, 1_000_000)],
        "1 2\n5 8\n4 7\n2 2\n0 0\n" => "0\n1\n4 7\n3 5\n0\n1\n0 0\n1 2\n";
    "luogu-p1290", "Euclid's Game", "欧几里德的游戏", Catalogue("euclid"), luogu_p1290,
        [unknown(Cases), at_most(Number, (1 << 63) - 1)],
        written("euclid", "T; a b -> Stan wins/Ollie wins"),
        "2\n25 7\n24 15\n" => "Stan wins\nOllie wins\n";
    "poj2348" = "hdu1525", "Euclid's Game (to the line 0 0)", "欧几里德的游戏（以 0 0 结束）",
        Catalogue("euclid"), poj2348,
        [unknown(Number)],
        written("euclid", "until 0 0; a b -> Stan wins/Ollie wins"),
        "34 12\n15 24\n0 0\n" => "Stan wins\nOllie wins\n";
    "hdu5754", "Life Winner Bo", "人生赢家 Bo", Catalogue("race"), hdu5754,
        [at_most(Cases, 1000), at_most(Columns, 1000), at_most(Rows, 1000)],
        "4\n1 5 5\n2 5 5\n3 5 5\n4 5 5\n" => "G\nG\nD\nB\n";
}

/// POJ 1067: pairs of heaps, to the end of the input.
pub(super) fn poj1067(channel: &mut Channel<'_>) -> Result<(), Fault> {
    let wythoff = Claims::of("wythoff", &[])?;
    while let Some(first) = channel.natural_or_end(Heap)? {
        let second = channel.natural(Heap)?;
        channel.say_whether(wythoff.is_won(&[first, second])?, ["1", "0"])?;
    }
    Ok(())
}

/// HDU 2177: what every winning move leaves, the smaller heap first; two empty heaps end.
///
/// A move in both heaps comes before one in a single heap, as the problem says, and then one in the smaller heap before
/// one in the larger, as accepted programs have it. They name a pair once for each move to it, so that 1 2 comes twice
/// for 2 3; but of two equal heaps they reduce only one.
pub(super) fn hdu2177(channel: &mut Channel<'_>) -> Result<(), Fault> {
    let wythoff = theorem("wythoff", &[])?;
    loop {
        let mut pair = [channel.natural(Heap)?, channel.natural(Heap)?];
        if pair.iter().all(UBig::is_zero) {
            return channel.close();
        }
        pair.sort();
        let [smaller, larger] = &pair;
        let judged = wythoff.judge(&[&pair], usize::MAX).ok_or(Fault::Beyond)?;
        let mut moves = Vec::new();
        for option in judged.moves.first.into_iter().flatten().flat_map(|change| change.parts) {
            let [first, second] = <[UBig; 2]>::try_from(option).map_err(|_| Fault::Beyond)?;
            // The smaller heap stays, the larger stays: in the order wanted.
            let stays = (first == *smaller, second == *larger);
            if stays.0 && smaller == larger {
                continue;
            }
            moves.push((stays, if first <= second { [first, second] } else { [second, first] }));
        }
        moves.sort();
        channel.say_whether(judged.outcome == Outcome::N, ["1", "0"])?;
        for (_, [first, second]) in moves {
            channel.say(format_args!("{first} {second}"))?;
        }
    }
}

/// Luogu P1290: cases.
pub(super) fn luogu_p1290(channel: &mut Channel<'_>) -> Result<(), Fault> {
    let euclid = Claims::of("euclid", &[])?;
    for _ in 0..channel.count(Cases)? {
        let pair = [channel.natural(Number)?, channel.natural(Number)?];
        channel.say_whether(euclid.is_won(&pair)?, STAN_OR_OLLIE)?;
    }
    channel.close()
}

/// POJ 2348: the same, until both numbers are 0.
pub(super) fn poj2348(channel: &mut Channel<'_>) -> Result<(), Fault> {
    let euclid = Claims::of("euclid", &[])?;
    loop {
        let pair = [channel.natural(Number)?, channel.natural(Number)?];
        if pair.iter().all(UBig::is_zero) {
            return channel.close();
        }
        channel.say_whether(euclid.is_won(&pair)?, STAN_OR_OLLIE)?;
    }
}

const STAN_OR_OLLIE: [&str; 2] = ["Stan wins", "Ollie wins"];

/// HDU 5754: a piece goes from one corner of a board to the other.
pub(super) fn hdu5754(channel: &mut Channel<'_>) -> Result<(), Fault> {
    let race = |piece: &str| Claims::of("race", &[("piece", Argument::Choice(piece.into()))]);
    let [king, rook, knight, queen] = [race("king")?, race("rook")?, race("knight")?, race("queen")?];
    for _ in 0..channel.count(Cases)? {
        let piece = match channel.within(Piece, 1, 4)? {
            1 => &king,
            2 => &rook,
            3 => &knight,
            _ => &queen,
        };
        let to_go = [channel.positive(Columns)? - UBig::ONE, channel.positive(Rows)? - UBig::ONE];
        channel.say(match piece.outcome(&[&to_go])? {
            Outcome::P => "G",
            Outcome::N => "B",
            Outcome::D => "D",
        })?;
    }
    channel.close()
}
