//! Theories on rows, against exhaustive search from the rules.

mod coins;
mod georgia;
mod new_stone;
mod poi;
mod poi_discard;
mod ruler;
mod staircase;
mod take_break;
mod turning;
