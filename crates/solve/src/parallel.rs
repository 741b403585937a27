//! Work on the numbers of a range and on lists, shared by all cores. Without the feature `parallel` one thread does it.

#[cfg(feature = "parallel")]
pub use shared::{collect, each, sort, threads};
#[cfg(not(feature = "parallel"))]
pub use single::{collect, each, sort, threads};

#[cfg(feature = "parallel")]
mod shared {
    use rayon::prelude::*;
    use std::ops::Range;

    /// Number of threads that share work.
    pub fn threads() -> usize {
        rayon::current_num_threads()
    }

    /// Does the work of each number; ends soon after an error.
    pub fn each<E: Send>(
        range: Range<usize>,
        work: impl Fn(usize) -> Result<(), E> + Sync + Send,
    ) -> Result<(), E> {
        range.into_par_iter().try_for_each(work)
    }

    /// Results in the order of the numbers, or one of the errors.
    pub fn collect<T: Send, E: Send>(
        range: Range<usize>,
        work: impl Fn(usize) -> Result<T, E> + Sync + Send,
    ) -> Result<Vec<T>, E> {
        range.into_par_iter().map(work).collect()
    }

    /// Sorts a list.
    pub fn sort<T: Ord + Send>(list: &mut [T]) {
        list.par_sort_unstable();
    }
}

#[cfg(not(feature = "parallel"))]
mod single {
    use std::ops::Range;

    /// Number of threads that share work.
    pub fn threads() -> usize {
        1
    }

    /// Does the work of each number, up to an error.
    pub fn each<E>(mut range: Range<usize>, work: impl Fn(usize) -> Result<(), E>) -> Result<(), E> {
        range.try_for_each(work)
    }

    /// Results in the order of the numbers, or the first error.
    pub fn collect<T, E>(range: Range<usize>, work: impl Fn(usize) -> Result<T, E>) -> Result<Vec<T>, E> {
        range.map(work).collect()
    }

    /// Sorts a list.
    pub fn sort<T: Ord>(list: &mut [T]) {
        list.sort_unstable();
    }
}
