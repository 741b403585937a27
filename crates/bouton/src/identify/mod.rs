//! Known games with the values, or the rules, of a game.
//!
//! Values are compared with those of about six thousand games: all octal codes of three digits, hexadecimal codes of two,
//! sets of amounts up to 12, coin-turning games with names, and the games of the catalogue on one number; each shifted by a
//! few places, and by differences of successive values. Tables of two numbers are compared with the games of the catalogue on
//! two, and with two heaps of these; tables of three with three heaps. That they agree is evidence as far as they were compared. Rules of a
//! game on heaps have a code, which is an identity: both games have the same moves.

mod candidates;
mod pairs;
mod several;

pub use answer::identity::{Compared, Grounds, Identified, Identity, Relation};

use crate::Variant;
use crate::heaps::HeapGame;
use ::heap::{Code, Family, Rules, Sequence};
use ::solve::Limits;
use candidates::{Candidate, Rank};
use question::shape::HeapShape;
use question::{Origin, Workbench};
use rules::{Convention, Form};

/// Values that are compared at first; the rest of the data is compared with those that agree so far.
const FIRST: usize = 80;
/// Most values that are compared.
const MOST: usize = 20_000;
/// Places by which values are shifted, in the order in which they are tried.
const SHIFTS: [i64; 9] = [0, 1, -1, 2, -2, 3, -3, 4, -4];
/// Latest number at which values may begin.
const LATEST: u64 = 16;
/// Most games that are listed.
const LISTED: usize = 12;
/// Bits of the values that are compared; fewer agree by chance with one of so many games.
const BITS: f64 = 26.0;

/// The games with these values of successive numbers.
///
/// ```
/// // The values of Kayles, from 0 stones on.
/// let values = [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7, 4, 1, 2, 8, 5, 4, 7, 2, 1, 8, 6];
/// let found = bouton::identify::of_values(0, &values, &bouton::Limits::none());
/// assert!(found.identities.iter().any(|identity| identity.game == "0.77" || identity.game == "kayles"));
/// ```
pub fn of_values(first: u64, values: &[i64], limits: &Limits) -> Identified {
    let known: Option<Vec<u32>> = values.iter().take(MOST).map(|&value| value.try_into().ok()).collect();
    let given = values.len();
    match known {
        _ if first > LATEST => {
            Identified { given, compared: Compared::Late(LATEST), ..Identified::default() }
        }
        Some(known) => searched(first as i64, &known, limits),
        // No game has negative values, or such large ones; differences may be negative.
        None => signed(first as i64, &values[..given.min(MOST)], limits),
    }
}

/// The game with the moves of a game on heaps, and those with its values.
pub fn of_heaps(game: &HeapGame, limits: &Limits) -> Identified {
    let rules = game.rules();
    let offset = offset(game);
    let mut sequence = Sequence::new(rules.clone());
    sequence.grow(400, &mut |_| limits.stopped().is_none());
    let values: Vec<u32> =
        std::iter::repeat_n(0, offset.unsigned_abs() as usize).chain(sequence.values()).collect();
    let mut found = searched(0, &values, limits);
    let mut sure = by_moves(&rules, offset);
    // The code of a game is not a finding about it.
    let own = |identity: &Identity| identity.game == game.code() && identity.relation == Relation::Shifted(0);
    sure.retain(|identity| !own(identity));
    found.identities.retain(|other| !own(other) && !sure.iter().any(|one| one.game == other.game));
    sure.append(&mut found.identities);
    sure.truncate(LISTED);
    Identified { identities: sure, ..found }
}

/// Number of stones by which a component exceeds its heap.
fn offset(game: &HeapGame) -> i64 {
    match game {
        HeapGame::Rules(recognised) => i64::try_from(recognised.offset()).unwrap_or(0),
        HeapGame::Code(_) | HeapGame::Grundy => 0,
    }
}

/// The games with the values of a game on one number, by its rules if they are those of heaps, or on two.
pub fn of_variant(variant: &Variant, limits: &Limits) -> Identified {
    if variant.instance().reach() > 1 {
        // Nim-values say nothing of games in which several components move at once.
        return Identified { compared: Compared::Together, ..Identified::default() };
    }
    let heaps = HeapShape::of(variant.instance()).and_then(|_| HeapGame::of_variant(variant.clone()));
    let found = match heaps {
        Some(game) => Some(of_heaps(&game, limits)),
        None if variant.form() == Form::Tuple(1) => {
            let values = candidates::values(variant, 200, limits);
            values.map(|values| searched(0, &values, limits))
        }
        None => pairs::of_variant(variant, limits),
    };
    let mut found =
        found.unwrap_or_else(|| Identified { compared: Compared::Valueless, ..Identified::default() });
    found.identities.retain(|identity| identity.game != variant.name());
    found
}

/// The known games that somebody's own game turns out to be, or has the values of. A code without a name says no more than the
/// rules themselves, and is left out; so is another game's values at other numbers, unless that game has a name.
pub fn of_own(variant: &Variant, limits: &Limits) -> Vec<Identity> {
    let instance = variant.instance();
    let normal = instance.convention() == Convention::Normal;
    if variant.game().origin == Origin::Catalogue || !normal || instance.reach() > 1 {
        return Vec::new();
    }
    if instance.form() != Form::Tuple(1) {
        return pairs::of_variant(variant, limits).unwrap_or_default().identities;
    }
    let mut found = match HeapShape::of(instance).and_then(|_| HeapGame::of_variant(variant.clone())) {
        Some(game) => by_moves(&game.rules(), offset(&game)),
        None => {
            let values = candidates::values(variant, 200, limits);
            values.map_or_else(Vec::new, |values| searched(0, &values, limits).identities)
        }
    };
    let telling = |identity: &Identity| match (identity.grounds, identity.relation) {
        (Grounds::Values(_), Relation::Shifted(0)) => true,
        _ => Candidate::has_name(&identity.game),
    };
    found.retain(telling);
    found
}

/// The codes of rules, and the first cousins of the game.
fn by_moves(rules: &Rules, offset: i64) -> Vec<Identity> {
    let set = Code::of(rules).filter(|code| matches!(code.family(), Family::Subtraction | Family::AllBut));
    let mut codes: Vec<Code> = set.into_iter().chain(Code::spelled(rules)).collect();
    codes.dedup();
    let moved = |steps: usize| Relation::Shifted(-offset - i64::try_from(steps).unwrap_or(0));
    let same = |code: &Code| Identity { game: code.to_string(), relation: moved(0), grounds: Grounds::Moves };
    let mut all: Vec<Identity> = codes.iter().map(same).collect();
    let (mut form, mut steps) = (codes.iter().find(|code| code.digits().is_some()).cloned(), 0);
    while let Some(cousin) =
        form.as_ref().and_then(Code::cousin).filter(|cousin| Some(cousin) != form.as_ref())
    {
        steps += 1;
        all.push(Identity { game: cousin.to_string(), relation: moved(steps), grounds: Grounds::Cousins });
        form = Some(cousin).filter(|_| steps < 8);
    }
    all
}

/// The games with these values of successive numbers, or these values or outcomes of pairs or triples; nothing for other
/// tables.
pub fn of_data(table: &::guess::Table, outcomes: bool, limits: &Limits) -> Option<Identified> {
    match table.sequence() {
        Some((first, values)) if !outcomes => Some(of_values(first, &values, limits)),
        _ => pairs::of_several(table, outcomes, limits),
    }
}

/// Returns `true` if values say too little to be compared with so many games.
fn say_little(values: &[i64]) -> bool {
    let table = ::guess::Table::of_sequence(0, &values[..values.len().min(FIRST)]);
    ::guess::surprise(None, &table) < BITS
}

/// The games of which `values` are those of `first` and the numbers after it.
fn searched(first: i64, values: &[u32], limits: &Limits) -> Identified {
    let given = values.len();
    if say_little(&values.iter().map(|&value| value.into()).collect::<Vec<i64>>()) {
        return Identified { given, compared: Compared::Plain, ..Identified::default() };
    }
    let changes = differences(values);
    let plain = values.windows(2).all(|pair| pair[0] <= 1 && pair[1] <= 1);
    let agrees = |relation: &Relation, game: &[u32]| agreement(*relation, first, (values, &changes), game);
    if plain {
        // Truth values are differences in many games: these are of interest only where no game has the values.
        let found = compared(given, &[Relation::Shifted], &agrees, limits);
        if !found.identities.is_empty() || found.compared != Compared::All {
            return found;
        }
    }
    compared(given, &[Relation::Shifted, Relation::Differences, Relation::Sums], &agrees, limits)
}

/// The games of which `values`, some below zero, are the differences of successive values.
fn signed(first: i64, values: &[i64], limits: &Limits) -> Identified {
    let given = values.len();
    if say_little(values) {
        return Identified { given, compared: Compared::Plain, ..Identified::default() };
    }
    let agrees = |relation: &Relation, game: &[u32]| {
        let changes = |pair: &[u32]| i64::from(pair[1]) - i64::from(pair[0]);
        let changes: Vec<i64> = game.windows(2).map(changes).collect();
        common(values, &changes, first + relation.shift())
    };
    compared(given, &[Relation::Changes], &agrees, limits)
}

/// Games whose values stand in one of these relations to the given ones; `agrees` returns the number of places compared.
fn compared(
    given: usize,
    kinds: &[fn(i64) -> Relation],
    agrees: &dyn Fn(&Relation, &[u32]) -> Option<usize>,
    limits: &Limits,
) -> Identified {
    let mut found: Vec<(Rank, Identity)> = Vec::new();
    for candidate in candidates::all(&Workbench::new(), FIRST, limits).iter() {
        if limits.stopped().is_some() {
            break;
        }
        let mut relations = SHIFTS.iter().flat_map(|&shift| kinds.iter().map(move |kind| kind(shift)));
        let Some(relation) = relations.find(|relation| agrees(relation, &candidate.values).is_some()) else {
            continue;
        };
        let more = candidate.values_to(given + FIRST, limits);
        if let Some(compared) = agrees(&relation, &more) {
            let grounds = Grounds::Values(compared);
            let identity = Identity { game: candidate.game.clone(), relation, grounds };
            found.push((candidate.rank(relation), identity));
        }
    }
    found.sort_by(|one, other| (one.0, &one.1.game).cmp(&(other.0, &other.1.game)));
    // Games without a name that agree in the same way are known by the first of them.
    let mut seen = Vec::new();
    found.retain(|(_, Identity { game, relation, .. })| {
        let first = !seen.contains(relation);
        seen.push(*relation);
        first || Candidate::has_name(game)
    });
    let identities = found.into_iter().take(LISTED).map(|(_, identity)| identity).collect();
    let compared = if limits.stopped().is_some() { Compared::Some } else { Compared::All };
    Identified { identities, given, compared }
}

fn differences(values: &[u32]) -> Vec<u32> {
    values.windows(2).map(|pair| pair[0].abs_diff(pair[1])).collect()
}

/// Number of places in which values, or their changes, are those of a game by a relation, if all are and these are not few.
fn agreement(
    relation: Relation,
    first: i64,
    (values, changes): (&[u32], &[u32]),
    game: &[u32],
) -> Option<usize> {
    let shift = first + relation.shift();
    match relation {
        Relation::Shifted(_) => common(values, game, shift),
        Relation::Differences(_) => common(values, &differences(game), shift),
        Relation::Sums(_) => common(changes, game, shift),
        Relation::Changes(_)
        | Relation::Pairs { .. }
        | Relation::Outcomes { .. }
        | Relation::Heaps { .. }
        | Relation::HeapOutcomes { .. } => None,
    }
}

/// Number of places with data(n) = game(n + shift), if that holds wherever both are known. A shift to the right says nothing about the
/// places before.
fn common<T: PartialEq>(data: &[T], game: &[T], shift: i64) -> Option<usize> {
    const FEWEST: usize = 12;
    let from = usize::try_from(-shift).unwrap_or(0);
    let ahead = usize::try_from(shift).unwrap_or(0);
    let (data, game) = (data.get(from..)?, game.get(ahead..)?);
    let count = data.len().min(game.len());
    (count >= FEWEST && data[..count] == game[..count]).then_some(count)
}
