//! Known games with the values, or the rules, of a game.
//!
//! Values are compared with those of about six thousand games: all octal codes of three digits, hexadecimal codes of two,
//! sets of amounts up to 12, coin-turning games with names, and the games of the catalogue on one number; each shifted by a
//! few places, and by differences of successive values. That they agree is evidence as far as they were compared. Rules of a
//! game on heaps have a code, which is an identity: both games have the same moves.

mod candidates;

pub use answer::identity::{Grounds, Identified, Identity, Relation};

use crate::Variant;
use crate::heaps::HeapGame;
use ::heap::{Code, Family, Rules, Sequence};
use ::solve::Limits;
use candidates::{Candidate, Candidates};
use question::Workbench;
use question::shape::HeapShape;

/// Values that are compared at first; the rest of the data is compared with those that agree so far.
const FIRST: usize = 80;
/// Most values that are compared.
const MOST: usize = 20_000;
/// Places by which values are shifted, in the order in which they are tried.
const SHIFTS: [i64; 9] = [0, 1, -1, 2, -2, 3, -3, 4, -4];
/// Most games that are listed.
const LISTED: usize = 12;
/// Bits of the values that are compared; fewer agree by chance with one of so many games.
const BITS: f64 = 26.0;

/// The games with these values of 0, 1, 2, ….
pub fn of_values(values: &[i64], limits: &Limits) -> Identified {
    let known: Option<Vec<u32>> = values.iter().take(MOST).map(|&value| value.try_into().ok()).collect();
    match known {
        Some(known) => searched(&known, limits),
        None => Identified { compared: values.len().min(MOST), ..Identified::default() },
    }
}

/// The game with the moves of a game on heaps, and those with its values.
pub fn of_heaps(game: &HeapGame, limits: &Limits) -> Identified {
    let rules = game.rules();
    let offset = match game {
        HeapGame::Rules(recognised) => i64::try_from(recognised.offset()).unwrap_or(0),
        HeapGame::Code(_) | HeapGame::Grundy => 0,
    };
    let mut sequence = Sequence::new(rules.clone());
    sequence.grow(400, &mut |_| limits.stopped().is_none());
    let values: Vec<u32> =
        std::iter::repeat_n(0, offset.unsigned_abs() as usize).chain(sequence.values()).collect();
    let mut found = searched(&values, limits);
    let mut sure = by_moves(&rules, offset);
    // The code of a game is not a finding about it.
    let own = |identity: &Identity| identity.game == game.code() && identity.relation == Relation::Shifted(0);
    sure.retain(|identity| !own(identity));
    found.identities.retain(|other| !own(other) && !sure.iter().any(|one| one.game == other.game));
    sure.append(&mut found.identities);
    sure.truncate(LISTED);
    Identified { identities: sure, open: false, ..found }
}

/// The games with the values of a game on one number, by its rules if they are those of heaps.
pub fn of_variant(variant: &Variant, limits: &Limits) -> Option<Identified> {
    if HeapShape::of(variant.instance()).is_some() {
        let game = HeapGame::of_variant(variant.clone())?;
        return Some(of_heaps(&game, limits));
    }
    let values = candidates::values(variant, 200, limits)?;
    let mut found = searched(&values, limits);
    found.identities.retain(|identity| identity.game != variant.name());
    Some(found)
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

fn searched(values: &[u32], limits: &Limits) -> Identified {
    let signed: Vec<i64> = values.iter().map(|&value| value.into()).collect();
    let table = ::guess::Table::of_sequence(0, &signed[..signed.len().min(FIRST)]);
    let compared = values.len();
    if ::guess::surprise(None, &table) < BITS {
        return Identified { identities: Vec::new(), compared, open: true };
    }
    let differences: Vec<u32> = values.windows(2).map(|pair| pair[0].abs_diff(pair[1])).collect();
    let plain = values.windows(2).all(|pair| pair[0] <= 1 && pair[1] <= 1);
    let mut found = Vec::new();
    for candidate in Candidates::all(&Workbench::new(), FIRST, limits) {
        if limits.stopped().is_some() {
            break;
        }
        let own: Vec<u32> = candidate.values.windows(2).map(|pair| pair[0].abs_diff(pair[1])).collect();
        for shift in SHIFTS {
            let pairs = [
                (values, candidate.values.as_slice(), Relation::Shifted(shift)),
                (values, &own, Relation::Differences(shift)),
                (&differences, &candidate.values, Relation::Sums(shift)),
            ];
            let agree = |&(data, game, _): &(&[u32], &[u32], Relation)| agrees(data, game, shift);
            // Differences of truth values lose too much.
            let pairs = &pairs[..if plain { 1 } else { 3 }];
            let Some(&(.., relation)) = pairs.iter().find(|pair| agree(pair)) else { continue };
            if candidate.goes_on(values, relation, limits) {
                found.push((candidate.rank(relation), candidate.game.clone(), relation));
                break;
            }
        }
    }
    found.sort_by(|one, other| (one.0, &one.1).cmp(&(other.0, &other.1)));
    // Games without a name that agree in the same way are known by the first of them.
    let mut seen = Vec::new();
    found.retain(|(_, game, relation)| {
        let first = !seen.contains(relation);
        seen.push(*relation);
        first || Candidate::has_name(game)
    });
    let identity = |(_, game, relation)| Identity { game, relation, grounds: Grounds::Values(compared) };
    Identified { identities: found.into_iter().take(LISTED).map(identity).collect(), compared, open: false }
}

/// Returns `true` if data(n) = game(n + shift) wherever both are known, which has to be in most places.
fn agrees(data: &[u32], game: &[u32], shift: i64) -> bool {
    let from = usize::try_from(-shift).unwrap_or(0);
    let ahead = usize::try_from(shift).unwrap_or(0);
    let (data, game) = (data.get(from..).unwrap_or_default(), game.get(ahead..).unwrap_or_default());
    let common = data.len().min(game.len());
    // A shift to the right says nothing about the values before.
    common >= 12 && data[..common] == game[..common]
}
