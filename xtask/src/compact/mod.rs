//! A WebAssembly module written again so that it is smaller when it is sent; what it does is the same.
//!
//! Compression finds what a text repeats, soonest what it repeats nearby. Therefore:
//!
//! * of functions that are equal byte for byte one is kept, again and again: once they are one, more of their callers are equal;
//! * the functions called most have the numbers that take one byte; of the others, each is followed by the one most like it;
//! * locals are numbered within their type by how often they are used, so that functions that are alike name them alike;
//! * addresses promise no alignment, which is a hint to engines and changes no result.
//!
//! The result depends on the module alone, and is validated.

mod likeness;
mod read;
#[cfg(test)]
mod tests;
mod write;

use read::Functions;
use std::collections::HashMap;

/// Numbers that take one byte.
const SHORT: usize = 1 << 7;

/// The module, smaller when it is sent; names of functions are kept, other sections for tools are not.
pub(crate) fn compact(module: &[u8]) -> Result<Vec<u8>, String> {
    let compact = || {
        // Written once as it is, with locals and addresses as they will be: more functions are then the same.
        let mut written = {
            let functions = Functions::read(module)?;
            let all: Vec<usize> = functions.all().collect();
            write::module(module, &functions, &all, &all)?
        };
        while let Some(fewer) = merged(&written)? {
            written = fewer;
        }
        let functions = Functions::read(&written)?;
        let all: Vec<usize> = functions.all().collect();
        let ordered = write::module(&written, &functions, &order(&functions)?, &all)?;
        wasmparser::Validator::new().validate_all(&ordered)?;
        Ok(ordered)
    };
    compact().map_err(|error: write::Error| format!("the module cannot be written again: {error}"))
}

/// The module with functions that are the same once; nothing if no two are.
fn merged(module: &[u8]) -> Result<Option<Vec<u8>>, write::Error> {
    let functions = Functions::read(module)?;
    let mut first = HashMap::new();
    let same: Vec<usize> =
        functions.all().map(|at| *first.entry(functions.whole(at)).or_insert(at)).collect();
    let kept: Vec<usize> = functions.all().filter(|&at| same[at] == at).collect();
    if kept.len() == same.len() {
        return Ok(None);
    }
    write::module(module, &functions, &kept, &same).map(Some)
}

/// An order of the functions: first those called most, as far as their numbers are short; then by likeness.
fn order(functions: &Functions) -> Result<Vec<usize>, write::Error> {
    let calls = functions.calls()?;
    let mut most: Vec<usize> = functions.all().collect();
    most.sort_by_key(|&at| std::cmp::Reverse(calls[at]));
    most.truncate(SHORT.saturating_sub(functions.imported()));
    let bodies: Vec<&[u8]> = functions.all().map(|at| functions.whole(at).1).collect();
    let rest = likeness::chain(&bodies).into_iter().filter(|at| !most.contains(at)).collect();
    Ok([most, rest].concat())
}
