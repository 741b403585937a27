//! Rows: pieces on a strip, pawns, beans in bottles, heaps that lend to each other.

use super::bound::{at_most, unknown};
use super::channel::Channel;
use super::complaint::Fault;
use super::list::Played::Catalogue;
use super::quantity::Quantity::{
    self, Beans, Bottles, Cases, Cell, Fields, Heap, Heaps, Pawn, Pawns, Pieces,
};
use super::theorems::theorem;
use catalog::theory::Theory;
use dashu_int::UBig;
use rules::{Argument, Outcome};

problems! {
    "poj1740", "A New Stone Game", "新石子游戏", Catalogue("new-stone"), poj1740,
        [at_most(Heaps, 10).held(), at_most(Heap, 100)],
        "3\n2 1 3\n2\n1 1\n0\n" => "1\n0\n";
    "spoj2021" = "bzoj1982", "Moving Pebbles", "移动石子", Catalogue("new-stone"), spoj2021,
        [at_most(Heaps, 100_000).held(), unknown(Heap)],
        to the end,
        "3 2 1 3\n" => "first player\n";
    "poj1704", "Georgia and Bob", "乔治亚与鲍勃", Catalogue("georgia-bob"), poj1704,
        [at_most(Cases, 20), at_most(Pieces, 1000).held(), at_most(Cell, 10_000)],
        "2\n3\n1 2 3\n8\n1 5 6 7 9 12 14 17\n" => "Bob will win\nGeorgia will win\n";
    "poi-gra" = "bzoj2066", "The Game (POI XI)", "跳棋游戏 Gra（POI XI）", Catalogue("poi-game"), poi_gra,
        [at_most(Fields, 1_000_000_000).answered(1_000_000_000_000_000_000), at_most(Pawns, 1_000_000).held()],
        "5 2\n1 3\n" => "1\n";
}

/// POJ 1740: cases, until one has no heaps.
pub(super) fn poj1740(channel: &mut Channel<'_>) -> Result<(), Fault> {
    let game = theorem("new-stone", &[])?;
    loop {
        let count = channel.count(Heaps)?;
        if count == 0 {
            return channel.close();
        }
        let won = lends_and_wins(channel, &*game, count)?;
        channel.say_whether(won, ["1", "0"])?;
    }
}

/// SPOJ 2021: the same, to the end of the input.
pub(super) fn spoj2021(channel: &mut Channel<'_>) -> Result<(), Fault> {
    let game = theorem("new-stone", &[])?;
    while let Some(count) = channel.count_or_end(Heaps)? {
        let won = lends_and_wins(channel, &*game, count)?;
        channel.say_whether(won, ["first player", "second player"])?;
    }
    Ok(())
}

fn lends_and_wins(channel: &mut Channel<'_>, game: &dyn Theory, count: u64) -> Result<bool, Fault> {
    let heaps = channel.naturals(count, Heap)?;
    Ok(game.outcome(&[&heaps]).ok_or(Fault::Beyond)? == Outcome::N)
}

/// POJ 1704: pieces in any order.
pub(super) fn poj1704(channel: &mut Channel<'_>) -> Result<(), Fault> {
    let game = theorem("georgia-bob", &[])?;
    for _ in 0..channel.count(Cases)? {
        let count = channel.count(Pieces)?;
        let row = distinct(channel, count, Cell, |channel| channel.positive(Cell))?;
        let value = game.value(&row).ok_or(Fault::Beyond)?;
        channel.say_whether(!value.is_zero(), ["Georgia will win", "Bob will win"])?;
    }
    channel.close()
}

/// POI XI, Gra: number of winning first moves.
pub(super) fn poi_gra(channel: &mut Channel<'_>) -> Result<(), Fault> {
    let fields = channel.count(Fields)?;
    let count = channel.count(Pawns)?;
    let row = distinct(channel, count, Pawn, |channel| channel.within(Pawn, 1, fields).map(UBig::from))?;
    let game = theorem("poi-game", &[Argument::Natural(fields.into())])?;
    let judged = game.judge(&[&row], 0).ok_or(Fault::Beyond)?;
    channel.say(judged.moves.count.ok_or(Fault::Beyond)?)?;
    channel.close()
}

/// HNOI 2007: the first winning move in lexicographic order, and the number of winning moves.
pub(super) fn hnoi2007_split(channel: &mut Channel<'_>) -> Result<(), Fault> {
    let game = theorem("take-break", &[])?;
    for _ in 0..channel.count(Cases)? {
        let count = channel.count(Bottles)?;
        let row = channel.naturals(count, Beans)?;
        match first_split(channel, &*game, &row)? {
            Some([from, near, far]) => channel.say(format_args!("{from} {near} {far}"))?,
            None => channel.say("-1 -1 -1")?,
        }
        let found = game.reaching(&row, &UBig::ZERO, 0).ok_or(Fault::Beyond)?;
        channel.say(found.count.ok_or(Fault::Beyond)?)?;
    }
    channel.close()
}

/// The first winning move: its bottle, and the two that it fills.
///
/// Each bean is a game of its own: moving one wins if, alone in its bottle, it has an option that makes the sum 0.
fn first_split(
    channel: &mut Channel<'_>,
    game: &dyn Theory,
    row: &[UBig],
) -> Result<Option<[usize; 3]>, Fault> {
    let sum = game.value(row).ok_or(Fault::Beyond)?;
    if sum.is_zero() {
        return Ok(None);
    }
    let mut alone = vec![UBig::ZERO; row.len()];
    for from in (0..row.len()).filter(|&bottle| !row[bottle].is_zero()) {
        channel.look()?;
        alone[from] = UBig::ONE;
        let wanted = game.value(&alone).ok_or(Fault::Beyond)? ^ &sum;
        let options = game.reaching(&alone, &wanted, usize::MAX).ok_or(Fault::Beyond)?.first;
        let places = options.iter().flatten().filter_map(|after| {
            let near = after.iter().position(|beans| !beans.is_zero())?;
            let far = after.iter().rposition(|beans| !beans.is_zero())?;
            Some([from, near, far])
        });
        if let Some(first) = places.min() {
            return Ok(Some(first));
        }
        alone[from] = UBig::ZERO;
    }
    Ok(None)
}

/// Distinct numbers in any order, as a rising row.
fn distinct<'a>(
    channel: &mut Channel<'a>,
    count: u64,
    quantity: Quantity,
    mut read: impl FnMut(&mut Channel<'a>) -> Result<UBig, Fault>,
) -> Result<Vec<UBig>, Fault> {
    let mut row = Vec::new();
    for _ in 0..count {
        let number = read(channel)?;
        row.push((number, channel.mark()));
        channel.hold(&row);
    }
    if !row.is_sorted_by(|(left, _), (right, _)| left < right) {
        row.sort_by(|(left, _), (right, _)| left.cmp(right));
        // The sort keeps equal numbers in their order, so the later one is the mistake.
        if let Some(pair) = row.windows(2).find(|pair| pair[0].0 == pair[1].0) {
            let (number, at) = &pair[1];
            return Err(Fault::Repeated { quantity, found: number.to_string(), at: *at });
        }
    }
    Ok(row.into_iter().map(|(number, _)| number).collect())
}
