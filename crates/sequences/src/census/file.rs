//! The games that are done, kept in a file line by line. A line that was not finished is not there.

use super::row::{HEADER, Row};
use super::{CensusWish, Games};
use ::heap::Code;
use question::{Problem, Unusable};
use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{Read, Seek, SeekFrom, Write};

/// No census is longer; a longer file is none.
const MOST_BYTES: u64 = 64 << 20;

/// The rows, and their file.
pub(super) struct Rows {
    rows: BTreeMap<String, Row>,
    file: Option<File>,
}

impl Rows {
    /// With the rows of an earlier run for the same wish.
    pub(super) fn open(wish: &CensusWish, codes: &[Code]) -> Result<Rows, Problem> {
        let Some(path) = &wish.checkpoint else { return Ok(Rows { rows: BTreeMap::new(), file: None }) };
        let failed = |error: std::io::Error| Problem::checkpoint(error);
        let mut options = OpenOptions::new();
        let mut file =
            options.read(true).write(true).create(true).truncate(false).open(path).map_err(failed)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(std::fs::TryLockError::WouldBlock) => return Err(Problem::checkpoint(store::Error::InUse)),
            Err(std::fs::TryLockError::Error(_)) => {}
        }
        let games = match &wish.games {
            Games::Digits(digits) => format!("{digits} digits"),
            Games::Hexadecimal(digits) => format!("{digits} hexadecimal digits"),
            Games::These(_) => codes.iter().map(Code::to_string).collect::<Vec<_>>().join(" "),
        };
        let each = wish.each.map_or(String::new(), |each| format!(", {} ms each", each.as_millis()));
        let head = format!("# census of games on heaps: {games}, to {}{each}\n{HEADER}\n", wish.to);
        let mut text = vec![];
        Read::by_ref(&mut file).take(MOST_BYTES).read_to_end(&mut text).map_err(failed)?;
        let mut rows = BTreeMap::new();
        let whole = text.iter().rposition(|&byte| byte == b'\n').map_or(0, |last| last + 1);
        let text = String::from_utf8_lossy(&text[..whole]).into_owned();
        let Some(lines) = text.strip_prefix(&head) else {
            // A head that was cut short is one, too.
            if !head.starts_with(&text) {
                return Err(Problem::checkpoint(Unusable::Census));
            }
            file.set_len(0)
                .and_then(|()| file.rewind())
                .and_then(|()| file.write_all(head.as_bytes()))
                .map_err(failed)?;
            return Ok(Rows { rows, file: Some(file) });
        };
        let mut end = head.len();
        for line in lines.split_inclusive('\n') {
            let Some(row) = Row::read(line.trim_end())
                .filter(|row| codes.iter().any(|code| *row.code == code.to_string()))
            else {
                break;
            };
            end += line.len();
            rows.insert(row.code.clone(), row);
        }
        file.set_len(end as u64).and_then(|()| file.seek(SeekFrom::End(0)).map(drop)).map_err(failed)?;
        Ok(Rows { rows, file: Some(file) })
    }

    /// One more, on the disk before anything else is done.
    pub(super) fn add(&mut self, row: Row) -> Result<(), Problem> {
        if let Some(file) = &mut self.file {
            let written = file.write_all((row.line() + "\n").as_bytes()).and_then(|()| file.sync_data());
            written.map_err(Problem::checkpoint)?;
        }
        self.rows.insert(row.code.clone(), row);
        Ok(())
    }

    pub(super) fn has(&self, code: &Code) -> bool {
        self.get(code).is_some()
    }

    pub(super) fn get(&self, code: &Code) -> Option<&Row> {
        self.rows.get(&code.to_string())
    }

    pub(super) fn len(&self) -> usize {
        self.rows.len()
    }
}
