//! Files of stores: completed before they get their names, locked while in use, marked after they are
//! flushed.

use crate::header::{self, Layout};
use crate::marker::Marker;
use crate::region::Region;
use crate::{Error, Plan};
use std::ffi::OsString;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The file and its marker. The lock on the file goes with the handle.
pub(crate) struct Marked {
    layout: Layout,
    inside: Mutex<(File, Marker)>,
}

impl Marked {
    pub(crate) fn finished(&self, block: u64) -> Option<u64> {
        self.inside().1.sum(block)
    }

    /// Writes the marker to the slot that is older, and waits until it is on disk.
    pub(crate) fn mark(&self, blocks: &[(u64, u64)]) -> Result<(), Error> {
        let mut inside = self.inside();
        let (file, marker) = &mut *inside;
        marker.add(blocks);
        let slot = self.layout.slots[(marker.sequence % 2) as usize];
        file.seek(SeekFrom::Start(slot))?;
        file.write_all(&marker.encode())?;
        file.sync_data()?;
        Ok(())
    }

    /// If a thread panicked while marking, the marker on disk says at worst less than the truth.
    fn inside(&self) -> MutexGuard<'_, (File, Marker)> {
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Makes a fresh file beside `path` and gives it that name when it is whole.
pub(crate) fn create(path: &Path, plan: &Plan) -> Result<(Marked, Region), Error> {
    // Held to the end, so that a process working on the existing file does not lose it.
    let _replaced = open_locked(path, plan.fingerprint)?;
    let layout = Layout::of(plan).ok_or(Error::Memory { bytes: plan.bytes })?;
    let marker = Marker::empty(plan.blocks);
    let mut name = path.file_name().map_or_else(OsString::new, OsString::from);
    name.push(format!(".{}.new", std::process::id()));
    let fresh = path.with_file_name(name);
    let made = write_fresh(&fresh, plan, layout, &marker).and_then(|file| {
        lock(&file)?;
        fs::rename(&fresh, path)?;
        Ok(file)
    });
    if made.is_err() {
        // An incomplete file is of no use; if it cannot be removed either, the first error is the one to
        // report.
        let _ = fs::remove_file(&fresh);
    }
    let file = made?;
    let region = Region::of_file(&file, layout.cells, plan.bytes)?;
    Ok((Marked { layout, inside: Mutex::new((file, marker)) }, region))
}

/// Maps a file that loses its name at once.
pub(crate) fn scratch(beside: &Path, bytes: u64) -> Result<Region, Error> {
    static NUMBER: AtomicU64 = AtomicU64::new(0);
    let mut name = beside.file_name().map_or_else(OsString::new, OsString::from);
    name.push(format!(".{}.{}.scratch", std::process::id(), NUMBER.fetch_add(1, Ordering::Relaxed)));
    let path = beside.with_file_name(name);
    let mut file = OpenOptions::new().read(true).write(true).create_new(true).open(&path)?;
    fs::remove_file(&path)?;
    // Zeros rather than a hole, so that a full disk is an error here.
    io::copy(&mut io::repeat(0).take(bytes), &mut file)?;
    Region::of_file(&file, 0, bytes)
}

/// Writes zeros rather than leaving a hole, so that a full disk is an error here and not a fatal signal in
/// mid-computation.
fn write_fresh(path: &Path, plan: &Plan, layout: Layout, marker: &Marker) -> Result<File, Error> {
    let mut file = OpenOptions::new().read(true).write(true).create(true).truncate(true).open(path)?;
    file.write_all(&header::encode(plan))?;
    let written = file.stream_position()?;
    io::copy(&mut io::repeat(0).take(layout.end - written), &mut file)?;
    file.seek(SeekFrom::Start(layout.slots[0]))?;
    file.write_all(&marker.encode())?;
    file.sync_all()?;
    Ok(file)
}

/// Opens the file left by an earlier computation.
pub(crate) fn open(path: &Path, fingerprint: u128) -> Result<Option<(Marked, Region, Plan)>, Error> {
    let Some((mut file, plan)) = open_locked(path, fingerprint)? else { return Ok(None) };
    let layout = Layout::of(&plan).ok_or(Error::Damaged)?;
    let length = file.metadata()?.len();
    if length < layout.end {
        // Truncated: the checksums tell the owner which blocks were in the lost part.
        file.seek(SeekFrom::End(0))?;
        io::copy(&mut io::repeat(0).take(layout.end - length), &mut file)?;
        file.sync_all()?;
    }
    let marker = newest_marker(&mut file, &layout, plan.blocks)?;
    let region = Region::of_file(&file, layout.cells, plan.bytes)?;
    Ok(Some((Marked { layout, inside: Mutex::new((file, marker)) }, region, plan)))
}

/// The newer of the two slots that is intact; if neither is, nothing counts as finished.
fn newest_marker(file: &mut File, layout: &Layout, blocks: u64) -> Result<Marker, Error> {
    let mut newest = Marker::empty(blocks);
    let mut slot = vec![0; layout.slot_bytes as usize];
    for at in layout.slots {
        file.seek(SeekFrom::Start(at))?;
        file.read_exact(&mut slot)?;
        if let Some(marker) = Marker::decode(&slot, blocks).filter(|found| found.sequence >= newest.sequence)
        {
            newest = marker;
        }
    }
    Ok(newest)
}

/// `None` if there is no file, or an empty one.
fn open_locked(path: &Path, fingerprint: u128) -> Result<Option<(File, Plan)>, Error> {
    let mut file = match OpenOptions::new().read(true).write(true).open(path) {
        Ok(file) => file,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(error.into()),
    };
    lock(&file)?;
    if file.metadata()?.len() == 0 {
        return Ok(None);
    }
    let plan = header::decode(&mut file)?;
    if plan.fingerprint != fingerprint {
        return Err(Error::Fingerprint);
    }
    Ok(Some((file, plan)))
}

fn lock(file: &File) -> Result<(), Error> {
    match file.try_lock() {
        Ok(()) => Ok(()),
        Err(TryLockError::WouldBlock) => Err(Error::InUse),
        // A file system without locks: no other process can hold one either.
        Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => Ok(()),
        Err(TryLockError::Error(error)) => Err(error.into()),
    }
}
