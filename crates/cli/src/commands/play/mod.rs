//! `bouton play`.

mod board;
mod said;
mod session;
#[cfg(test)]
mod tests;
