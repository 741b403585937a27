//! Text drawing of a position, with the effect of the chosen move.

use bouton::question::Component;
use bouton::{Position, Variant, rules};
use dashu_int::UBig;
use rules::{Board, Form};

/// Characters of drawings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) struct Ink {
    /// A stone, a head, or a piece.
    pub(super) stone: char,
    /// One that the chosen move removes.
    pub(super) taken: char,
    /// One that the chosen move adds.
    pub(super) put: char,
    /// An empty place.
    pub(super) empty: char,
    /// Omitted places.
    pub(super) more: char,
    /// Corner to be reached.
    pub(super) goal: char,
}

impl Ink {
    const UNICODE: Ink =
        Ink { stone: '●', taken: '○', put: '◎', empty: '·', more: '…', goal: '☆' };
    const ASCII: Ink = Ink { stone: 'o', taken: 'x', put: '+', empty: '.', more: '~', goal: '*' };

    /// Characters that the terminal can show, according to the environment.
    pub(super) fn of_terminal() -> Ink {
        let set = |name: &&str| std::env::var(name).ok().filter(|value| !value.is_empty());
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].iter().find_map(set).unwrap_or_default();
        Ink::of_locale(&locale)
    }

    /// Characters for a locale such as `zh_CN.UTF-8`.
    pub(super) fn of_locale(locale: &str) -> Ink {
        let locale = locale.to_ascii_lowercase();
        if locale.contains("utf-8") || locale.contains("utf8") { Ink::UNICODE } else { Ink::ASCII }
    }
}

/// The position, line by line, within this width and height; if the position after the chosen move is given,
/// with the changes. On a board the drawing is all.
pub(super) fn lines(
    position: Option<&Position>,
    after: Option<&Position>,
    drawing: Option<String>,
    ink: Ink,
    (width, height): (usize, usize),
) -> Vec<String> {
    // Components correspond one to one only while each keeps its place.
    let components = position.map(Position::components).unwrap_or_default();
    let count = components.len();
    let after = after.map(Position::components).filter(|after| after.len() == count);
    let mut lines: Vec<String> = Vec::new();
    for (index, component) in components.iter().enumerate() {
        let Some(position) = position.filter(|_| lines.len() <= height) else { break };
        let next = after.and_then(|after| after.get(index)).filter(|next| next.game == component.game);
        lines.extend(of_component(position, index, component, next, ink, (width, height)));
    }
    if let Some(drawing) = drawing {
        lines.splice(0..0, drawing.lines().map(str::to_owned));
    }
    if lines.len() > height {
        lines.truncate(height.saturating_sub(1));
        lines.push(ink.more.to_string());
    }
    lines
}

fn of_component(
    position: &Position,
    index: usize,
    component: &Component,
    next: Option<&Component>,
    ink: Ink,
    (width, height): (usize, usize),
) -> Vec<String> {
    let Some(variant) = position.variants().get(component.game) else { return Vec::new() };
    let form = variant.form();
    let naturals = &component.naturals;
    let next = next.map(|next| &next.naturals[..]);
    match bouton::picture::board(variant.ruleset()) {
        Board::Heaps | Board::Pins | Board::TakeBreak | Board::Staircase => {
            let names = variant.coordinates();
            let label = |place: usize| match form {
                Form::Tuple(1) => (index + 1).to_string(),
                Form::Tuple(_) => names.get(place).cloned().unwrap_or_default(),
                _ => (place + 1).to_string(),
            };
            let of = |place: usize| next.filter(|next| next.len() == naturals.len())?.get(place);
            let heap = |place: usize| heap(&label(place), &naturals[place], of(place), ink, width);
            (0..naturals.len().min(height + 1)).map(heap).collect()
        }
        Board::Coins => coins(naturals, next, ink, width),
        Board::Strip => strip(naturals, next, ink, width).unwrap_or_else(|| vec![numbers(naturals)]),
        Board::Corner => {
            corner(naturals, next, ink, width, height).unwrap_or_else(|| vec![numbers(naturals)])
        }
        // The drawing shows everything.
        Board::Grid if is_drawn(variant, naturals) => Vec::new(),
        Board::Hackenbush | Board::HackenbushTree => Vec::new(),
        Board::Heads | Board::Track | Board::Tokens | Board::Grid | Board::Numbers => {
            vec![numbers(naturals)]
        }
    }
}

/// `true` if the game draws the component itself.
fn is_drawn(variant: &Variant, naturals: &[UBig]) -> bool {
    variant.instance().native().is_some_and(|native| native.draw(naturals).is_some())
}

fn numbers(naturals: &[UBig]) -> String {
    let all: Vec<String> = naturals.iter().map(UBig::to_string).collect();
    format!("({})", all.join(", "))
}

fn small(natural: &UBig) -> Option<usize> {
    usize::try_from(natural).ok()
}

/// `3  ●●●○○  5 → 3`
fn heap(label: &str, now: &UBig, next: Option<&UBig>, ink: Ink, width: usize) -> String {
    let next = next.unwrap_or(now);
    let count = if now == next { now.to_string() } else { format!("{now} → {next}") };
    let room = width.saturating_sub(label.len() + count.len() + 4);
    let (most, least) = (now.max(next), now.min(next));
    let stones = match (small(most), small(least)) {
        (Some(most), Some(least)) if most <= room => {
            let changed = if now > next { ink.taken } else { ink.put };
            let letter = |at: usize| if at < least { ink.stone } else { changed };
            (0..most).map(letter).collect()
        }
        _ => format!("{0}{0}{0}{1}", ink.stone, ink.more),
    };
    format!("{label:>2}  {stones}  {count}")
}

/// A row of coins, 1 for heads, with the places below.
fn coins(naturals: &[UBig], next: Option<&[UBig]>, ink: Ink, width: usize) -> Vec<String> {
    let shown = naturals.len().min(width / 3);
    let is_head = |at: usize| naturals.get(at).is_some_and(|coin| *coin != UBig::ZERO);
    let turns = |at: usize| next.is_some_and(|next| next.get(at) != naturals.get(at));
    let letter = |at: usize| match (is_head(at), turns(at)) {
        (true, false) => ink.stone,
        (true, true) => ink.taken,
        (false, true) => ink.put,
        (false, false) => ink.empty,
    };
    let row: String = (0..shown).map(|at| format!("{:>3}", letter(at))).collect();
    let places: String = (1..=shown).map(|at| format!("{at:>3}")).collect();
    vec![row, places]
}

/// Pieces on a strip; `None` if it is too long.
fn strip(naturals: &[UBig], next: Option<&[UBig]>, ink: Ink, width: usize) -> Option<Vec<String>> {
    let places = |row: &[UBig]| row.iter().map(small).collect::<Option<Vec<usize>>>();
    let now = places(naturals)?;
    let next = next.map_or(Some(now.clone()), places)?;
    let end = now.iter().chain(&next).copied().max().unwrap_or(0).max(1);
    if end > width / 3 {
        return None;
    }
    let letter = |at: usize| match (now.contains(&at), next.contains(&at)) {
        (true, true) => ink.stone,
        (true, false) => ink.taken,
        (false, true) => ink.put,
        (false, false) => ink.empty,
    };
    let row: String = (1..=end).map(|at| format!("{:>3}", letter(at))).collect();
    let places: String = (1..=end).map(|at| format!("{at:>3}")).collect();
    Some(vec![row, places])
}

/// A piece on its way to the corner; `None` if the board is too large.
fn corner(
    naturals: &[UBig],
    next: Option<&[UBig]>,
    ink: Ink,
    width: usize,
    height: usize,
) -> Option<Vec<String>> {
    let place = |pair: &[UBig]| match pair {
        [x, y] => Some((small(x)?, small(y)?)),
        _ => None,
    };
    let now = place(naturals)?;
    let next = next.map_or(Some(now), place)?;
    let (columns, rows) = (now.0.max(next.0) + 1, now.1.max(next.1) + 1);
    if columns * 2 > width || rows > height {
        return None;
    }
    let letter = |at: (usize, usize)| match at {
        _ if at == now => ink.stone,
        _ if at == next => ink.put,
        (0, 0) => ink.goal,
        _ => ink.empty,
    };
    let line = |y: usize| (0..columns).map(|x| format!("{} ", letter((x, y)))).collect::<String>();
    Some((0..rows).rev().map(line).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn naturals(given: &[u64]) -> Vec<UBig> {
        given.iter().map(|&word| UBig::from(word)).collect()
    }

    #[test]
    fn what_a_move_takes_is_shown_in_the_heap() {
        let (five, three) = (UBig::from(5u8), UBig::from(3u8));
        assert_eq!(heap("1", &five, Some(&three), Ink::ASCII, 40), " 1  oooxx  5 → 3");
        assert_eq!(heap("1", &three, Some(&five), Ink::ASCII, 40), " 1  ooo++  3 → 5");
        assert_eq!(heap("a", &five, None, Ink::UNICODE, 40), " a  ●●●●●  5");
    }

    #[test]
    fn heaps_too_large_for_the_line_are_numbers() {
        let large = UBig::from(10u8).pow(40);
        assert_eq!(heap("1", &large, None, Ink::ASCII, 40), format!(" 1  ooo~  {large}"));
        assert_eq!(heap("1", &UBig::from(30u8), None, Ink::ASCII, 20), " 1  ooo~  30");
    }

    #[test]
    fn coins_turn_both_ways() {
        let drawn = coins(&naturals(&[1, 0, 1]), Some(&naturals(&[1, 1, 0])), Ink::ASCII, 40);
        assert_eq!(drawn, ["  o  +  x", "  1  2  3"]);
    }

    #[test]
    fn a_piece_walks_along_the_strip_and_to_the_corner() {
        let drawn = strip(&naturals(&[2, 5]), Some(&naturals(&[2, 3])), Ink::ASCII, 40);
        assert_eq!(drawn.expect("short"), ["  .  o  +  .  x", "  1  2  3  4  5"]);
        assert_eq!(strip(&naturals(&[2, 50]), None, Ink::ASCII, 40), None);
        let drawn = corner(&naturals(&[2, 1]), Some(&naturals(&[1, 1])), Ink::ASCII, 40, 10);
        assert_eq!(drawn.expect("small"), [". + o ", "* . . "]);
        assert_eq!(corner(&naturals(&[2, 30]), None, Ink::ASCII, 40, 10), None);
    }

    #[test]
    fn letters_follow_the_locale() {
        assert_eq!(Ink::of_locale("zh_CN.UTF-8"), Ink::UNICODE);
        assert_eq!(Ink::of_locale("en_GB.utf8"), Ink::UNICODE);
        assert_eq!(Ink::of_locale("C"), Ink::ASCII);
        assert_eq!(Ink::of_locale(""), Ink::ASCII);
    }
}
