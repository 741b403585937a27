//! Several games at once: written with the names of the games.

use rules::speech::both;
use rules::{Argument, NativeMoves, Text};
use std::sync::Arc;

/// Message that a sum is written with the names of its games.
pub(super) fn moves(_: &[Argument]) -> Result<Arc<dyn NativeMoves>, Text> {
    Err(both(
        "write a sum with a plus between its games, as in `nim 3 4 + kayles 7`",
        "和的写法是用加号连接各个游戏，如 `nim 3 4 + kayles 7`",
    ))
}
