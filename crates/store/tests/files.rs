//! Stores in files: what survives, and what is left alone.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU8, AtomicU16, AtomicU64};
use store::{Cell, Error, Plan, Store};

/// A directory of this test's own, removed at the end.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Scratch {
        let path = std::env::temp_dir().join(format!("bouton-store-{}-{name}", std::process::id()));
        fs::create_dir_all(&path).expect("a scratch directory");
        Scratch(path)
    }

    fn file(&self) -> PathBuf {
        self.0.join("table")
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn plan() -> Plan {
    Plan { fingerprint: store::fingerprint(&[b"nim"]), notes: vec![7, u64::MAX], bytes: 10_000, blocks: 130 }
}

fn half_done(path: &Path) {
    let store = Store::create(path, &plan()).expect("a new file");
    for (index, cell) in store.cells::<AtomicU16>().iter().enumerate() {
        cell.set(index as u64 * 3);
    }
    store.finish(&[(0, 7), (64, u64::MAX), (129, 0)]).expect("room");
    store.finish(&[(5, 55)]).expect("room");
}

/// The blocks that are finished, with their checksums.
fn finished(store: &Store) -> Vec<(u64, u64)> {
    (0..200).filter_map(|block| Some((block, store.finished(block)?))).collect()
}

#[test]
fn what_was_finished_is_there_again() {
    let scratch = Scratch::new("again");
    half_done(&scratch.file());
    let (store, found) = Store::resume(&scratch.file(), plan().fingerprint).expect("ours").expect("there");
    assert_eq!(found, plan());
    assert_eq!(finished(&store), [(0, 7), (5, 55), (64, u64::MAX), (129, 0)]);
    assert_eq!(store.cells::<AtomicU16>().len(), 5000);
    assert!(
        store.cells::<AtomicU16>().iter().enumerate().all(|(index, cell)| cell.get() == index as u64 * 3)
    );
}

#[test]
fn the_bytes_on_disk_are_little_endian() {
    let scratch = Scratch::new("endian");
    let store = Store::create(&scratch.file(), &plan()).expect("a new file");
    store.cells::<AtomicU16>()[4999].set(0x1234);
    store.finish(&[(0, 0)]).expect("room");
    assert!(fs::read(scratch.file()).expect("there").ends_with(&[0x34, 0x12]));
}

#[test]
fn a_torn_marker_falls_back_on_the_one_before() {
    let scratch = Scratch::new("torn");
    half_done(&scratch.file());
    let whole = fs::read(scratch.file()).expect("there");
    // The second marker went to the first slot, which is the first page after the head.
    for at in 4096..4096 + 16 + 24 + 8 * 130 {
        let mut torn = whole.clone();
        torn[at] ^= 0x5a;
        fs::write(scratch.file(), torn).expect("room");
        let (store, _) = Store::resume(&scratch.file(), plan().fingerprint).expect("ours").expect("there");
        assert_eq!(finished(&store), [(0, 7), (64, u64::MAX), (129, 0)], "byte {at}");
    }
}

#[test]
fn a_file_cut_short_is_whole_again_with_zeros_in_place_of_what_was_lost() {
    let scratch = Scratch::new("short");
    half_done(&scratch.file());
    let whole = fs::read(scratch.file()).expect("there");
    let resume = || Store::resume(&scratch.file(), plan().fingerprint).expect("ours").expect("there");
    let all = vec![(0, 7), (5, 55), (64, u64::MAX), (129, 0)];
    // The second marker is the newer one, in the first slot; then come the first marker and the cells.
    let cells = whole.len() - 10_000;
    for (length, left) in [
        (whole.len() - 1, &all),
        (cells + 1, &all),
        (4096 * 2, &all),
        (4096 + 16 + 24 + 8 * 130, &all),
        (4096 + 16 + 24 + 8 * 130 - 1, &vec![]),
        (4097, &vec![]),
        (72, &vec![]),
    ] {
        fs::write(scratch.file(), &whole[..length]).expect("room");
        let (store, found) = resume();
        assert_eq!((found, &finished(&store)), (plan(), left), "{length} bytes");
        assert_eq!(store.cells::<AtomicU8>().len(), 10_000);
        for (place, cell) in store.cells::<AtomicU8>().iter().enumerate() {
            let kept = if cells + place < length { whole[cells + place] } else { 0 };
            assert_eq!(cell.get(), kept.into(), "{length} bytes");
        }
        store.finish(&[(1, 11)]).expect("room");
        drop(store);
        let mut more = left.clone();
        more.push((1, 11));
        more.sort_unstable();
        assert_eq!(finished(&resume().0), more);
    }
}

#[test]
fn a_file_without_checksums_is_of_an_older_version_unless_it_has_no_blocks() {
    let scratch = Scratch::new("older");
    for (blocks, wanted) in [(130, Some(Error::Version(1))), (0, None)] {
        let plan = Plan { blocks, ..plan() };
        let _ = fs::remove_file(scratch.file());
        drop(Store::create(&scratch.file(), &plan).expect("a new file"));
        let mut bytes = fs::read(scratch.file()).expect("there");
        bytes[8] = 1;
        let head = 48 + 8 * plan.notes.len();
        let sum = store::checksum(&bytes[..head]);
        bytes[head..head + 8].copy_from_slice(&sum.to_le_bytes());
        fs::write(scratch.file(), &bytes).expect("room");
        assert_eq!(Store::resume(&scratch.file(), plan.fingerprint).err(), wanted);
        assert_eq!(fs::read(scratch.file()).expect("there"), bytes);
    }
}

#[test]
fn what_is_not_ours_is_left_alone() {
    let scratch = Scratch::new("foreign");
    half_done(&scratch.file());
    let ours = fs::read(scratch.file()).expect("there");
    let mut newer = ours.clone();
    newer[8] = 9;
    let mut damaged = ours.clone();
    damaged[33] ^= 1;
    let mut greedy = ours.clone();
    greedy[12..16].fill(0xff);
    let other = Plan { fingerprint: 1, ..plan() };
    type Expected = fn(&Error) -> bool;
    let cases: [(&[u8], &Plan, Expected); 7] = [
        (&ours, &other, |error| matches!(error, Error::Fingerprint)),
        (&newer, &plan(), |error| matches!(error, Error::Version(9))),
        (&damaged, &plan(), |error| matches!(error, Error::Damaged)),
        (&greedy, &plan(), |error| matches!(error, Error::Damaged)),
        (&ours[..30], &plan(), |error| matches!(error, Error::Damaged)),
        (&ours[..5], &plan(), |error| matches!(error, Error::NotAStore)),
        (b"my thesis, chapter one", &plan(), |error| matches!(error, Error::NotAStore)),
    ];
    for (bytes, plan, expected) in cases {
        fs::write(scratch.file(), bytes).expect("room");
        let error = Store::resume(&scratch.file(), plan.fingerprint).err().expect("an error");
        assert!(expected(&error), "{error:?}");
        let error = Store::create(&scratch.file(), plan).err().expect("an error");
        assert!(expected(&error), "{error:?}");
        assert_eq!(fs::read(scratch.file()).expect("there"), bytes, "{error:?}");
    }
}

#[test]
fn a_file_in_use_is_not_opened_twice() {
    let scratch = Scratch::new("lock");
    let store = Store::create(&scratch.file(), &plan()).expect("a new file");
    assert!(matches!(Store::resume(&scratch.file(), plan().fingerprint), Err(Error::InUse)));
    assert!(matches!(Store::create(&scratch.file(), &plan()), Err(Error::InUse)));
    drop(store);
    assert!(Store::resume(&scratch.file(), plan().fingerprint).expect("ours").is_some());
}

#[test]
fn no_file_and_an_empty_file_are_fresh() {
    let scratch = Scratch::new("fresh");
    assert!(Store::resume(&scratch.file(), 1).expect("no error").is_none());
    fs::write(scratch.file(), b"").expect("room");
    assert!(Store::resume(&scratch.file(), 1).expect("no error").is_none());
    assert!(finished(&Store::create(&scratch.file(), &plan()).expect("a new file")).is_empty());
    let missing = scratch.0.join("no/such/directory");
    assert!(matches!(Store::create(&missing, &plan()), Err(Error::Io(_))));
}

#[test]
fn a_store_may_be_empty_or_impossibly_large() {
    assert_eq!(Store::memory(0).expect("nothing asked").cells::<AtomicU64>().len(), 0);
    assert!(matches!(Store::memory(u64::MAX), Err(Error::Memory { .. })));
    let scratch = Scratch::new("large");
    let huge = Plan { bytes: u64::MAX - 3, ..plan() };
    assert!(matches!(Store::create(&scratch.file(), &huge), Err(Error::Memory { .. })));
    let empty = Plan { bytes: 0, blocks: 0, ..plan() };
    drop(Store::create(&scratch.file(), &empty).expect("a new file"));
    assert!(Store::resume(&scratch.file(), plan().fingerprint).expect("ours").is_some());
}
