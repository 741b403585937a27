//! Tables in files: interrupted, resumed, torn, and foreign.

use super::made::{Guard, Made, Rule, agrees, made, ray, steps};
use solve::{Halt, Limits, Outcome, Progress, Refusal, StopReason};
use std::fs;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tables::{Backing, Positions, Stands, Table, Want, searched, summed, table};

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
    runs_of(&|limits| table(game, extents, want, backing.clone(), limits), stride)
}

/// The same of whatever fills a table.
pub(super) fn runs_of(fill: &dyn Fn(&Limits) -> Result<Table, Halt>, stride: u64) -> (Table, u64) {
    let mut enough = stride;
    for runs in 1.. {
        let interrupt = Arc::new(AtomicBool::new(false));
        let progress = Some(Arc::new(After(enough, interrupt.clone())) as Arc<dyn Progress>);
        let limits = Limits { interrupt, progress, ..Limits::none() };
        match fill(&limits) {
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

/// All that two tables say, which is the same.
fn alike(one: &Table, other: &Table, told: &str) {
    assert_eq!(one.extents(), other.extents());
    for prefix in one.prefixes() {
        assert!(one.outcomes(&prefix).eq(other.outcomes(&prefix)), "{prefix:?} {told}");
        assert!(one.values(&prefix).eq(other.values(&prefix)), "{prefix:?} {told}");
    }
    assert_eq!(one.losing(), other.losing(), "{told}");
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
            alike(&resumed, &whole, &format!("{want:?}"));
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
    let all = extents.iter().product::<u64>();
    // What was lost is known as long as the marker is there that tells what had been finished.
    for (length, known) in
        [(bytes.len() - 100, true), (bytes.len() / 2, true), (4096 * 3 + 5, true), (4100, false)]
    {
        fs::write(&scratch.0, &bytes[..length]).expect("room");
        let recovered = fresh(&Limits::none()).expect("an answer");
        assert_eq!(recovered.losing(), whole);
        assert_eq!(recovered.lost() > 0, known, "{length}");
        assert!(recovered.lost() < all || length < bytes.len() / 2);
        drop(recovered);
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

/// Offset of the cells in a file, which are its last bytes.
fn cells(bytes: &[u8], table: &Table) -> usize {
    bytes.len() - table.bytes() as usize
}

#[test]
fn a_byte_that_is_changed_anywhere_is_found_and_no_value_is_wrong() {
    // With a ray along the row, one across, and steps; with draws, which take a second plane.
    let plain = made(2, vec![ray(&[1, 0]), ray(&[0, 2]), steps(&[&[1, 3]])]);
    for want in [Want::Outcomes, Want::Values] {
        let scratch = Scratch::new(&format!("flipped-{want:?}"));
        let fill = || table(&plain, &[3, 66], want, scratch.backing("game"), &Limits::none());
        let whole = table(&plain, &[3, 66], want, Backing::Memory, &Limits::none()).expect("an answer");
        let kept = fill().expect("an answer");
        let bytes = fs::read(&scratch.0).expect("there");
        let cells = cells(&bytes, &kept);
        drop(kept);
        let mut refused = 0;
        for place in 0..bytes.len() {
            // Between the parts of a file nobody looks; once for all is enough.
            if want == Want::Outcomes && place < cells && bytes[place] == 0 {
                continue;
            }
            let mut flipped = bytes.clone();
            flipped[place] ^= 1 << (place % 8);
            fs::write(&scratch.0, &flipped).expect("room");
            match fill() {
                Ok(table) => {
                    alike(&table, &whole, &format!("byte {place}"));
                    // All cells were finished; what stands before them is no position.
                    assert_eq!(table.lost() > 0, place >= cells, "byte {place}");
                }
                Err(Halt::File(_)) => {
                    refused += 1;
                    assert_eq!(
                        fs::read(&scratch.0).expect("there"),
                        flipped,
                        "what is refused is left alone"
                    );
                }
                Err(halt) => panic!("{halt:?} byte {place}"),
            }
        }
        // The head: what it says, and the checksum of that.
        assert!((20..200).contains(&refused), "{refused}");
    }
}

#[test]
fn blocks_that_change_places_are_found() {
    let (game, extents) = games().swap_remove(0);
    for want in [Want::Outcomes, Want::Values] {
        let scratch = Scratch::new(&format!("swapped-{want:?}"));
        let fill =
            || table(&game, &extents, want, scratch.backing("game"), &Limits::none()).expect("an answer");
        let kept = fill();
        let whole = table(&game, &extents, want, Backing::Memory, &Limits::none()).expect("an answer");
        let bytes = fs::read(&scratch.0).expect("there");
        let cells = cells(&bytes, &kept);
        drop(kept);
        let mut differ = 0;
        for (length, first, second) in [(8, 0, 8), (8, 64, 4096), (512, 0, 1024), (4096, 4096, 3 * 4096)] {
            let mut swapped = bytes.clone();
            for place in 0..length {
                swapped.swap(cells + first + place, cells + second + place);
            }
            // Some blocks of outcomes are the same.
            if swapped == bytes {
                continue;
            }
            differ += 1;
            fs::write(&scratch.0, &swapped).expect("room");
            let found = fill();
            assert!(found.lost() > 0, "{length} bytes");
            alike(&found, &whole, "swapped");
            drop(found);
            // It has been mended.
            assert_eq!(fill().lost(), 0);
        }
        assert!(differ >= 2, "{want:?}");
    }
}

#[test]
fn sums_and_searches_in_files_go_on_where_they_were() {
    let heaps = made(1, vec![ray(&[1])]);
    let values = table(&heaps, &[300], Want::Values, Backing::Memory, &Limits::none()).expect("an answer");
    let two = |at: &[u64]| Some(at.iter().map(|&heap| vec![heap]).collect());
    let climb = made(2, vec![Rule::Steps(vec![vec![-1, 2], vec![2, -1]], None)]);
    let one = |at: &[u64]| Some(vec![at.to_vec()]);
    let search = |game: &Made, extents: &[u64], want, stands: &Stands, backing, limits: &Limits| {
        searched(game, extents, want, Positions { stands, draws: false }, backing, limits)
    };
    type Fill<'f> = Box<dyn Fn(Want, Backing, &Limits) -> Result<Table, Halt> + 'f>;
    let fills: [(&str, u64, Fill); 3] = [
        (
            "sums",
            9_000,
            Box::new(|want, backing, limits| summed(&values, &[290, 300], want, backing, limits)),
        ),
        (
            "searched sums",
            200,
            Box::new(|want, backing, limits| search(&heaps, &[20, 70], want, &two, backing, limits)),
        ),
        (
            "searched",
            200,
            Box::new(|want, backing, limits| search(&climb, &[25, 40], want, &one, backing, limits)),
        ),
    ];
    for (name, stride, fill) in &fills {
        for want in [Want::Outcomes, Want::Values] {
            let told = format!("{name} {want:?}");
            let whole = fill(want, Backing::Memory, &Limits::none()).expect("an answer");
            assert!(whole.losing() > 0 && whole.losing() < whole.positions(), "{told}");
            let scratch = Scratch::new(&told.replace(' ', "-"));
            let (resumed, runs) = runs_of(&|limits| fill(want, scratch.backing("game"), limits), *stride);
            assert!(runs > 2, "{told} is interrupted");
            alike(&resumed, &whole, &told);
            assert_eq!(resumed.lost(), 0);
            let bytes = fs::read(&scratch.0).expect("there");
            let cells = cells(&bytes, &resumed);
            drop(resumed);
            for place in (cells..bytes.len()).step_by((bytes.len() - cells) / 7) {
                let mut flipped = bytes.clone();
                flipped[place] ^= 4;
                fs::write(&scratch.0, &flipped).expect("room");
                let found = fill(want, scratch.backing("game"), &Limits::none()).expect("an answer");
                assert!(found.lost() > 0, "{told} byte {place}");
                alike(&found, &whole, &told);
            }
        }
    }
}

#[test]
fn the_table_that_a_search_has_begun_is_left_to_it() {
    let climb = made(2, vec![Rule::Steps(vec![vec![-1, 2], vec![2, -1]], None)]);
    let scratch = Scratch::new("left");
    let one = |at: &[u64]| Some(vec![at.to_vec()]);
    let positions = Positions { stands: &one, draws: false };
    let limits = Limits::none();
    searched(&climb, &[9, 9], Want::Values, positions, scratch.backing("game"), &limits).expect("an answer");
    let bytes = fs::read(&scratch.0).expect("there");
    let halt = table(&climb, &[9, 9], Want::Values, scratch.backing("game"), &limits).err();
    assert!(matches!(halt, Some(Halt::Refused(Refusal::NoOrder))), "{halt:?}");
    assert_eq!(fs::read(&scratch.0).expect("there"), bytes);
}
