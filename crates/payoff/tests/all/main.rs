//! Matrices of payoffs against facts from elsewhere: theorems, formulas, and search through all kernels.

mod degenerate;
mod dominance;
mod games;
mod kernels;
mod limits;
mod reading;
mod support;
