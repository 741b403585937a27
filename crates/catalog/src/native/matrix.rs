//! A matrix of payoffs: no position, but solved by a command of its own.

use rules::speech::both;
use rules::{Argument, NativeMoves, Text};
use std::sync::Arc;

/// Message that a matrix is not a position.
pub(super) fn moves(_: &[Argument]) -> Result<Arc<dyn NativeMoves>, Text> {
    Err(both("matrix games are solved by `bouton matrix FILE`", "矩阵博弈请用 `bouton matrix 文件` 求解"))
}
