//! Tables of sums, of rows and of games with laws, against play by the definitions.

use bouton::draw::{Axis, Cells, Content, Grid, NONE};
use bouton::question::{Source, Standing};
use bouton::table::{self, Compared, LawfulCells};
use bouton::{Query, Variant, Workbench};
use rules::Convention;
use solve::Limits;
use std::collections::HashMap;
use tables::{Backing, Want};

fn variant(ask: &str, text: Option<&str>, convention: Option<Convention>) -> Variant {
    let workbench = Workbench::new();
    if let Some(text) = text {
        workbench.add("mine.game", text).expect("the rules mean something");
    }
    let query = Query::read(ask).expect("a game");
    workbench.variant(&query, convention).expect("a game that there is")
}

/// The places of a table at which positions stand.
fn standing(variant: &Variant, axes: &[Axis]) -> Standing {
    Standing::new(variant, &table::extents(axes), &Limits::none()).expect("no limits")
}

/// Calls with every place of the box and what the table says of it.
fn each(variant: &Variant, ranges: &str, want: Want, mut look: impl FnMut(&[u64], u64)) {
    let source = Source { name: None, text: ranges.into() };
    let axes = table::axes(variant, &source, std::slice::from_ref(&(0..ranges.len()))).expect("ranges");
    let filled = table::fill(variant, &axes, want, Backing::Memory, &Limits::none()).expect("a table");
    let standing = standing(variant, &axes);
    let lawful = LawfulCells::new(&standing, &filled);
    let grid = Grid::new(variant.title(), Content::of(&filled), axes.clone(), &lawful);
    let running: Vec<usize> = (0..axes.len()).filter(|&axis| !axes[axis].is_fixed()).collect();
    let walk: Result<(), std::convert::Infallible> = grid.each_row(|label, row| {
        let mut at: Vec<u64> = axes.iter().map(|axis| axis.first()).collect();
        for (&axis, &number) in running.iter().zip(label) {
            at[axis] = number;
        }
        let last = *running.last().expect("a coordinate that runs");
        for (&cell, number) in row.iter().zip(axes[last].first()..) {
            at[last] = number;
            look(&at, cell);
        }
        Ok(())
    });
    walk.expect("cannot fail");
}

/// Returns `true` if the player to move loses, by the definition.
fn loses(
    at: Vec<u64>,
    misere: bool,
    options: &dyn Fn(&[u64]) -> Vec<Vec<u64>>,
    known: &mut HashMap<Vec<u64>, bool>,
) -> bool {
    if let Some(&loses) = known.get(&at) {
        return loses;
    }
    let next = options(&at);
    let lost = if next.is_empty() {
        !misere
    } else {
        !next.into_iter().any(|option| loses(option, misere, options, known))
    };
    known.insert(at, lost);
    lost
}

/// The moves of heaps of which up to `most` change in a move, each by up to `take` stones.
fn heaps(most: u32, take: u64) -> impl Fn(&[u64]) -> Vec<Vec<u64>> {
    move |at| {
        let mut all = vec![(at.to_vec(), 0)];
        for heap in 0..at.len() {
            for (position, changed) in all.clone() {
                for taken in 1..=at[heap].min(take) {
                    let mut next = position.clone();
                    next[heap] -= taken;
                    all.push((next, changed + 1));
                }
            }
        }
        all.into_iter()
            .filter(|&(_, changed)| 1 <= changed && changed <= most)
            .map(|(next, _)| next)
            .collect()
    }
}

#[test]
fn sums_are_won_as_play_says() {
    let cases: [(&str, &str, u32, u64); 5] = [
        ("nim", "0..5 0..5", 1, 99),
        ("nim", "3 0..4 0..4", 1, 99),
        ("nim-bounded r=2", "0..5 0..5 0..2", 1, 2),
        ("moore k=2", "0..4 0..4 0..4", 2, 99),
        ("moore k=3", "1 0..3 0..3 2", 3, 99),
    ];
    for (ask, ranges, most, take) in cases {
        for misere in [false, true] {
            let convention = if misere { Convention::Misere } else { Convention::Normal };
            let variant = variant(ask, None, Some(convention));
            let (options, mut known) = (heaps(most, take), HashMap::new());
            let mut seen = 0;
            each(&variant, ranges, Want::Outcomes, |at, cell| {
                let expected = u64::from(!loses(at.to_vec(), misere, &options, &mut known));
                assert_eq!(cell, expected, "{ask} {at:?} misere {misere}");
                seen += 1;
            });
            assert!(seen >= 16, "{ask}");
        }
    }
}

#[test]
fn values_of_sums_are_nim_sums_and_others_are_refused() {
    each(&variant("wythoff", None, None), "0..3 0..3 1 2", Want::Values, |at, cell| {
        // The values of Wythoff's game for small numbers, as Berlekamp, Conway and Guy print them.
        let values = [[0, 1, 2, 3], [1, 2, 0, 4], [2, 0, 1, 5], [3, 4, 5, 6]];
        assert_eq!(cell, values[at[0] as usize][at[1] as usize], "{at:?}");
    });
    for (ask, convention) in [("nim", Some(Convention::Misere)), ("moore", None)] {
        let variant = variant(ask, None, convention);
        let source = Source { name: None, text: "0..3 0..3".into() };
        let axes = table::axes(&variant, &source, std::slice::from_ref(&(0..9))).expect("ranges");
        assert!(
            table::fill(&variant, &axes, Want::Values, Backing::Memory, &Limits::none()).is_err(),
            "{ask}"
        );
    }
}

#[test]
fn rows_are_won_as_play_says() {
    // Coins on stairs: any of one stair go one down, from the lowest away.
    let stairs = |at: &[u64]| {
        let mut all = Vec::new();
        for stair in 0..at.len() {
            for taken in 1..=at[stair] {
                let mut next = at.to_vec();
                next[stair] -= taken;
                if stair > 0 {
                    next[stair - 1] += taken;
                }
                all.push(next);
            }
        }
        all
    };
    let mut known = HashMap::new();
    each(&variant("staircase", None, None), "0..2 0..2 0..2", Want::Outcomes, |at, cell| {
        assert_eq!(cell, u64::from(!loses(at.to_vec(), false, &stairs, &mut known)), "{at:?}");
    });
    // Pieces on squares go down to free ones, past none of the others; two never share a square.
    let pieces = |at: &[u64]| {
        let mut all = Vec::new();
        for piece in 0..at.len() {
            let low = if piece == 0 { 1 } else { at[piece - 1] + 1 };
            for square in low..at[piece] {
                let mut next = at.to_vec();
                next[piece] = square;
                all.push(next);
            }
        }
        all
    };
    let mut known = HashMap::new();
    let mut vacant = 0;
    each(&variant("georgia-bob", None, None), "0..5 0..5 0..5", Want::Outcomes, |at, cell| {
        let mut sorted = at.to_vec();
        sorted.sort_unstable();
        if sorted[0] == 0 || sorted.windows(2).any(|pair| pair[0] == pair[1]) {
            assert_eq!(cell, NONE, "{at:?}");
            vacant += 1;
        } else {
            assert_eq!(cell, u64::from(!loses(sorted, false, &pieces, &mut known)), "{at:?}");
        }
    });
    assert_eq!(vacant, 216 - 60, "three different squares of five, in any order");
}

#[test]
fn where_every_component_moves_sums_are_won_as_play_says() {
    // The second game has no heap without stones.
    for (law, least) in [("", 0), ("position (n) where n >= 1\n", 1)] {
        let text = format!(
            "game g\n{law}(n) -> (n - k) where 1 <= k and k * k <= n and n - k >= {least}\nevery component moves\n"
        );
        let options = |at: &[u64]| {
            let mut all = vec![vec![]];
            for &heap in at {
                let left = (1..=heap).filter(|k| k * k <= heap && heap - k >= least).map(|k| heap - k);
                let mut left: Vec<u64> = left.collect();
                if left.is_empty() {
                    left.push(heap);
                }
                let longer = |before: &Vec<u64>| -> Vec<Vec<u64>> {
                    left.iter().map(|&left| [&before[..], &[left]].concat()).collect()
                };
                all = all.iter().flat_map(longer).collect();
            }
            all.retain(|after: &Vec<u64>| after != at);
            all
        };
        for misere in [false, true] {
            let convention = if misere { Convention::Misere } else { Convention::Normal };
            let variant = variant("mine.game", Some(&text), Some(convention));
            let mut known = HashMap::new();
            for ranges in ["0..11 0..9", "0..5 7 0..4"] {
                each(&variant, ranges, Want::Outcomes, |at, cell| {
                    let stands = at.iter().all(|&heap| heap >= least);
                    let mut won = || u64::from(!loses(at.to_vec(), misere, &options, &mut known));
                    assert_eq!(cell, if stands { won() } else { NONE }, "{at:?}, {law} misere: {misere}");
                });
            }
        }
    }
}

/// Cells of a table that are positions.
fn cells(table: &tables::Table, standing: &Standing, extents: &[u64]) -> Vec<Option<u64>> {
    let mut row = vec![0; extents[1] as usize];
    let mut all = Vec::new();
    for first in 0..extents[0] {
        LawfulCells::new(standing, table).fill(&[first], 0, &mut row);
        all.extend(row.iter().map(|&cell| (cell != NONE).then_some(cell)));
    }
    all
}

#[test]
fn theorems_tell_the_tables_that_the_rules_give() {
    let mut told = Vec::new();
    let workbench = Workbench::new();
    for name in bouton::names() {
        let Ok(query) = Query::read(name) else { continue };
        for convention in [Convention::Normal, Convention::Misere] {
            let Ok(variant) = workbench.variant(&query, Some(convention)) else { continue };
            let source = Source { name: None, text: "0..6 0..7".into() };
            let Ok(axes) = table::axes(&variant, &source, std::slice::from_ref(&(0..9))) else { continue };
            let (extents, limits) = (table::extents(&axes), Limits::none());
            let standing = standing(&variant, &axes);
            for want in [Want::Outcomes, Want::Values] {
                let asked = (want, &Backing::Memory);
                let quick = table::fill_quickly(&variant, &extents, asked, &standing, &limits);
                let slow = table::fill(&variant, &axes, want, Backing::Memory, &limits);
                match (quick, slow) {
                    (Ok((quick, theorem)), Ok(slow)) => {
                        let of = |table| cells(table, &standing, &extents);
                        assert_eq!(of(&quick), of(&slow), "{name} {convention:?} {want:?}");
                        told.extend(theorem.map(|_| (name, convention)));
                    }
                    // Where nothing is computed, a theorem may still know.
                    (Ok((_, theorem)), Err(_)) => {
                        assert!(theorem.is_some(), "{name} {convention:?} {want:?}")
                    }
                    (Err(_), slow) => assert!(slow.is_err(), "{name} {convention:?} {want:?}"),
                }
            }
        }
    }
    for name in ["staircase", "georgia-bob", "new-stone", "moore", "mock-turtles", "take-break", "ruler"] {
        assert!(told.contains(&(name, Convention::Normal)), "{name} is told by a theorem: {told:?}");
    }
    // Nim-values of sums add up in normal play only.
    assert!(told.contains(&("nim", Convention::Misere)));
    for name in ["nim", "wythoff", "kayles", "euclid"] {
        assert!(!told.contains(&(name, Convention::Normal)), "{name} is computed: {told:?}");
    }
}

#[test]
fn laws_leave_places_empty_and_claims_are_compared_elsewhere() {
    let text = "game g\nposition (a, b) where a <= b\n(a, b) -> (a - k, b) where 1 <= k\n\
                (a, b) -> (a, b - k) where 1 <= k and b - k >= a\nP(a, b) iff a = b and a <= 4\n";
    let variant = variant("mine.game", Some(text), None);
    let options = |at: &[u64]| {
        let one = (0..at[0]).map(|a| vec![a, at[1]]);
        one.chain((at[0]..at[1]).map(|b| vec![at[0], b])).collect()
    };
    let mut known = HashMap::new();
    let mut wrong = 0;
    each(&variant, "0..6 0..6", Want::Outcomes, |at, cell| {
        let expected =
            if at[0] > at[1] { NONE } else { u64::from(!loses(at.to_vec(), false, &options, &mut known)) };
        assert_eq!(cell, expected, "{at:?}");
        wrong += u64::from(expected != NONE && (at[0] == at[1] && at[0] <= 4) != (expected == 0));
    });
    let source = Source { name: None, text: "0..6 0..6".into() };
    let axes = table::axes(&variant, &source, std::slice::from_ref(&(0..9))).expect("ranges");
    let wants = Compared::wants(&variant, None).expect("a claim");
    let tables: Vec<_> = wants
        .into_iter()
        .map(|want| table::fill(&variant, &axes, want, Backing::Memory, &Limits::none()).expect("a table"))
        .collect();
    let compared = Compared::new(&variant, None, &tables);
    let standing = standing(&variant, &axes);
    let lawful = LawfulCells::new(&standing, &compared);
    let (mut found, mut row) = (0, [0; 7]);
    for a in 0..7 {
        lawful.fill(&[a], 0, &mut row);
        assert!(row.iter().take(a as usize).all(|&cell| cell == NONE));
        found += row.iter().filter(|&&cell| cell != NONE && cell > 3).count() as u64;
    }
    assert_eq!(found, wrong);
    assert_eq!(wrong, 2, "at (5, 5) and (6, 6)");
}

/// The options of a heap, each a list of the heaps that are left.
type Heaps<'a> = &'a dyn Fn(usize) -> Vec<Vec<usize>>;

/// The nim-values of games on one heap by the definition.
fn of_one_heap(upto: usize, options: Heaps<'_>) -> Vec<u64> {
    let mut values: Vec<u64> = vec![];
    for heap in 0..=upto {
        let reached: Vec<u64> =
            options(heap).iter().map(|left| left.iter().fold(0, |sum, &part| sum ^ values[part])).collect();
        values.push((0..).find(|value| !reached.contains(value)).expect("few are reached"));
    }
    values
}

#[test]
fn tables_of_one_heap_are_those_of_the_definition() {
    let split = |rest: usize| (0..=rest).map(move |part| vec![part, rest - part]);
    let kayles = |heap: usize| (1..=heap.min(2)).flat_map(|taken| split(heap - taken)).collect();
    let halves = |heap: usize| {
        let one = (1..=heap.min(2)).map(|taken| vec![heap - taken]);
        one.chain((heap > 0).then(|| split(heap - 1)).into_iter().flatten()).collect()
    };
    let few = |heap: usize| [2, 5, 7].iter().filter(|&&k| k <= heap).map(|k| vec![heap - k]).collect();
    let text = "game mine\n(n) -> (i) + (j) where i + j = n - 1\n(n) -> (n - k) where 1 <= k <= 2\n";
    let cases: [(&str, Option<&str>, Heaps<'_>); 3] =
        [("kayles", None, &kayles), ("mine.game", Some(text), &halves), ("subtraction S=2,5,7", None, &few)];
    for (ask, text, options) in cases {
        let values = of_one_heap(200, options);
        let game = variant(ask, text, None);
        for (want, to) in [(Want::Values, None), (Want::Outcomes, Some(1))] {
            let mut seen = 0;
            each(&game, "3..200", want, |at, cell| {
                let value = values[at[0] as usize];
                assert_eq!(cell, to.map_or(value, |most| value.min(most)), "{ask} {at:?}");
                seen += 1;
            });
            assert_eq!(seen, 198, "{ask}");
        }
    }
    // Under misère play the values of normal play say nothing.
    let game = variant("subtraction S=1,2", None, Some(Convention::Misere));
    each(&game, "0..60", Want::Outcomes, |at, cell| assert_eq!(cell == 0, at[0] % 3 == 1, "{at:?}"));
}

#[test]
fn tables_of_heaps_whose_amounts_depend_on_the_heap_are_those_of_the_definition() {
    type Takes = fn(usize, usize) -> bool;
    let cases: [(&str, Takes); 9] = [
        ("(n) -> (n - k) where k >= 1 and 2*k <= n", |n, k| 2 * k <= n),
        ("(n) -> (n - k) where k >= 1 and 2*k >= n", |n, k| 2 * k >= n),
        ("(n) -> (m) where m < n and 3*m >= n", |n, k| 3 * (n - k) >= n),
        ("(n) -> (n - k) where k >= 1 and k <= n div 3 + 1", |n, k| k <= n / 3 + 1),
        (
            "(n) -> (n - k) where k >= 1 and 2*k <= n\n(n) -> (n - 3)\n(n) -> (n - k) where 3*k >= 2*n and k >= 1",
            |n, k| 2 * k <= n || k == 3 || 3 * k >= 2 * n,
        ),
        ("(n) -> (n - k) where k >= 1 and (4*k <= n or 4*k >= 3*n)", |n, k| 4 * k <= n || 4 * k >= 3 * n),
        // The ends of these runs fall now and then, or moves do not leave runs.
        ("(n) -> (n - k) where k >= 1 and k >= n mod 7 and 2*k <= n", |n, k| k >= n % 7 && 2 * k <= n),
        ("(n) -> (n - 2*k) where k >= 1 and 3*k <= n", |n, k| k % 2 == 0 && 3 * k <= 2 * n),
        ("(n) -> (n - k) where k >= 1 and 2*k <= n and odd(k)", |n, k| 2 * k <= n && k % 2 == 1),
    ];
    for (rules, takes) in cases {
        let options = |n: usize| (1..=n).filter(|&k| takes(n, k)).map(|k| vec![n - k]).collect();
        let values = of_one_heap(300, &options);
        let game = variant("mine.game", Some(&format!("game mine\n{rules}\n")), None);
        for (want, most) in [(Want::Values, u64::MAX), (Want::Outcomes, 1)] {
            each(&game, "0..300", want, |at, cell| {
                assert_eq!(cell, values[at[0] as usize].min(most), "{rules} {at:?}");
            });
        }
    }
}

#[test]
fn a_table_of_one_heap_ends_when_it_is_told_to() {
    let game = variant("kayles", None, None);
    let source = Source { name: None, text: "0..9000000".into() };
    let axes = table::axes(&game, &source, std::slice::from_ref(&(0..source.text.len()))).expect("ranges");
    let limits = Limits::none().with_memory(1 << 20);
    let filled = table::fill(&game, &axes, Want::Values, Backing::Memory, &limits);
    assert!(matches!(filled, Err(solve::Halt::Stopped { reason: solve::StopReason::Memory, .. })));
}
