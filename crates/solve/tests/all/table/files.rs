//! Tables in files: interrupted, resumed, torn, and foreign.

use super::made::{Guard, Made, Rule, agrees, made, ray, steps};
use solve::table::{Backing, Table, Want, table};
use solve::{Halt, Limits, Outcome, Progress, StopReason};
use std::fs;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A file of this test's own, removed at the end.
pub(super) struct Scratch(PathBuf);

impl Scratch {
    pub(super) fn new(name: &str) -> Scratch {
        let path = std::env::temp_dir().join(format!("bouton-table-{}-{name}", std::process::id()));
        let _ = fs::remove_file(&path);
        Scratch(path)
    }

    pub(super) fn backing(&self, identity: &str) -> Backing {
        Backing::File { path: self.0.clone(), identity: identity.into() }
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

/// Interrupts once so many positions are done.
struct After(u64, Arc<AtomicBool>);

impl Progress for After {
    fn tell(&self, done: u64, _total: Option<u64>) {
        if done >= self.0 {
            self.1.store(true, Ordering::Relaxed);
        }
    }
}

/// Fills a table in runs, each interrupted after so many positions more; the last one is not.
pub(super) fn in_runs(
    game: &Made,
    extents: &[u64],
    want: Want,
    backing: &Backing,
    stride: u64,
) -> (Table, u64) {
    let mut enough = stride;
    for runs in 1.. {
        let interrupt = Arc::new(AtomicBool::new(false));
        let progress = Some(Arc::new(After(enough, interrupt.clone())) as Arc<dyn Progress>);
        let limits = Limits { interrupt, progress, ..Limits::none() };
        match table(game, extents, want, backing.clone(), &limits) {
            Ok(table) => return (table, runs),
            Err(Halt::Stopped { reason: StopReason::Interrupted, positions }) => {
                assert!(positions >= enough, "an interrupted run keeps what it did");
                enough = positions + stride;
            }
            Err(halt) => panic!("{halt:?}"),
        }
    }
    unreachable!("every run goes further than the one before")
}

fn games() -> Vec<(Made, Vec<u64>)> {
    let guard = || Some(Guard::If(|at| (at[0] + 2 * at[1]) % 5 != 0));
    let guarded = made(
        2,
        vec![
            Rule::Ray(vec![1, 0], 2, None, guard()),
            Rule::Ray(vec![0, 3], 1, None, None),
            Rule::Ray(vec![1, 2], 3, None, guard()),
            steps(&[&[1, 1], &[0, 65]]),
        ],
    );
    let grow = Rule::Steps(vec![vec![-2, 1]], Some(Guard::If(|at| at[0] < 300)));
    vec![
        (made(2, vec![ray(&[1, 0]), ray(&[0, 1]), ray(&[1, 1])]), vec![600, 700]),
        (guarded, vec![600, 700]),
        (made(2, vec![grow, ray(&[1, 0]), ray(&[0, 1])]), vec![400, 900]),
        (made(1, vec![ray(&[7]), steps(&[&[1], &[100]])]), vec![700_000]),
    ]
}

#[test]
fn an_interrupted_table_goes_on_where_it_was() {
    for (number, (game, extents)) in games().iter().enumerate() {
        for want in [Want::Outcomes, Want::Values] {
            let whole = table(game, extents, want, Backing::Memory, &Limits::none()).expect("an answer");
            let scratch = Scratch::new(&format!("runs-{number}-{want:?}"));
            let (resumed, runs) = in_runs(game, extents, want, &scratch.backing("game"), 90_000);
            assert!(runs > 1, "{extents:?} is interrupted");
            let both = |prefix: &[u64]| match want {
                Want::Outcomes => assert!(resumed.outcomes(prefix).eq(whole.outcomes(prefix)), "{prefix:?}"),
                Want::Values => assert!(resumed.values(prefix).eq(whole.values(prefix)), "{prefix:?}"),
            };
            whole.prefixes().for_each(|prefix| both(&prefix));
            assert_eq!((resumed.losing(), resumed.bytes()), (whole.losing(), whole.bytes()));
            drop(resumed);
            // A finished file is an answer at once.
            let limits = Limits::none();
            let again = table(game, extents, want, scratch.backing("game"), &limits).expect("an answer");
            assert_eq!(again.losing(), whole.losing());
        }
    }
}

#[test]
fn discoveries_survive_an_interruption() {
    // The order and the need for values and wide cells are found out on the way.
    let fibonacci = made(
        2,
        vec![Rule::List(|at| (1..=at[0].min(at[1])).map(|k| vec![vec![at[0] - k, 2 * k]]).collect())],
    );
    let scratch = Scratch::new("fibonacci");
    let (resumed, _) = in_runs(&fibonacci, &[70, 141], Want::Outcomes, &scratch.backing("f"), 3000);
    agrees(&fibonacci, &[70, 141], &resumed);
    // Grundy's game: split into two unequal heaps.
    let split = |at: &[u64]| (1..at[0].div_ceil(2)).map(|i| vec![vec![i], vec![at[0] - i]]).collect();
    let grundy = made(1, vec![Rule::List(split)]);
    let scratch = Scratch::new("grundy");
    let (resumed, _) = in_runs(&grundy, &[1500], Want::Outcomes, &scratch.backing("g"), 500);
    let lost: Vec<u64> = (0..1500).filter(|&heap| resumed.outcome(&[heap]) == Some(Outcome::P)).collect();
    // The cold heaps of Grundy's game, as listed in Winning Ways.
    assert_eq!(lost[..12], [0, 1, 2, 4, 7, 10, 20, 23, 26, 50, 53, 270]);
    assert_eq!(resumed.value(&[3]), Some(1));
}

#[test]
fn a_torn_file_is_recovered() {
    let (game, extents) = games().swap_remove(1);
    let scratch = Scratch::new("torn");
    let fresh = |limits: &Limits| table(&game, &extents, Want::Values, scratch.backing("game"), limits);
    let whole = fresh(&Limits::none()).expect("an answer").losing();
    let bytes = fs::read(&scratch.0).expect("there");
    for length in [bytes.len() - 1, bytes.len() / 2, 4096 * 3 + 5, 4100] {
        fs::write(&scratch.0, &bytes[..length]).expect("room");
        assert_eq!(fresh(&Limits::none()).expect("an answer").losing(), whole);
        assert_eq!(fs::read(&scratch.0).expect("there").len(), bytes.len());
    }
    // Cells that were not marked finished may hold anything.
    let mut unmarked = bytes.clone();
    unmarked[4096..].fill(0xa5);
    fs::write(&scratch.0, unmarked).expect("room");
    assert_eq!(fresh(&Limits::none()).expect("an answer").losing(), whole);
}

#[test]
fn a_file_of_something_else_is_left_alone() {
    let (game, extents) = games().swap_remove(0);
    let scratch = Scratch::new("foreign");
    table(&game, &extents, Want::Outcomes, scratch.backing("wythoff"), &Limits::none()).expect("an answer");
    let bytes = fs::read(&scratch.0).expect("there");
    let others = [
        (scratch.backing("nim"), extents.clone(), Want::Outcomes),
        (scratch.backing("wythoff"), extents.clone(), Want::Values),
        (scratch.backing("wythoff"), vec![600, 701], Want::Outcomes),
    ];
    for (backing, extents, want) in others {
        let halt = table(&game, &extents, want, backing, &Limits::none()).err();
        assert!(matches!(halt, Some(Halt::File(store::Error::Fingerprint))));
        assert_eq!(fs::read(&scratch.0).expect("there"), bytes);
    }
    fs::write(&scratch.0, "a letter").expect("room");
    let halt = table(&game, &extents, Want::Outcomes, scratch.backing("wythoff"), &Limits::none()).err();
    assert!(matches!(halt, Some(Halt::File(store::Error::NotAStore))));
    assert_eq!(fs::read(&scratch.0).expect("there"), b"a letter");
}
