//! Tables with patterns that go on, and tables without.

mod brute;
mod chaos;
mod contests;
mod heaps;
mod pairs;
