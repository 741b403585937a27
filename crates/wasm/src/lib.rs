//! Operations for pages without a server: what the workbench's server answers, in the browser.
//!
//! ```text
//! a worker of the page ─(interface)─► House::ask ─► bouton::ops, within limits ─► status, data, bytes
//! ```
//!
//! A [`House`] answers one question at a time, on the thread that asks: long work has an instance of the module to itself, and
//! ends with it. The only `unsafe` code is the interface that JavaScript calls, which is not there on other machines.
#![cfg_attr(not(target_family = "wasm"), forbid(unsafe_code))]
#![deny(unsafe_op_in_unsafe_fn)]

mod house;
#[cfg(target_family = "wasm")]
mod interface;

pub use house::{Answer, House, Patience, Refusal};
