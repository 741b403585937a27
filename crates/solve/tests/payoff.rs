//! Matrices of payoffs against facts from elsewhere: theorems, formulas, and search through all kernels.

#[path = "payoff/degenerate.rs"]
mod degenerate;
#[path = "payoff/dominance.rs"]
mod dominance;
#[path = "payoff/games.rs"]
mod games;
#[path = "payoff/kernels.rs"]
mod kernels;
#[path = "payoff/limits.rs"]
mod limits;
#[path = "payoff/reading.rs"]
mod reading;
#[path = "payoff/support.rs"]
mod support;
