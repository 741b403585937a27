//! Tables with patterns that go on, and tables without.

mod bounds;
mod brute;
mod chaos;
mod circles;
mod contests;
mod heaps;
mod others;
mod pairs;
mod rules;
