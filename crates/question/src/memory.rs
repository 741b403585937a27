//! The memory of a game: what rooms have found out about it, each kind in a store of its room's own type.
//!
//! A game does not know what is remembered of it; a room asks for its store by type, and gets an empty one the first time.

use std::any::{Any, TypeId};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// A store of something that was found out about a game.
pub trait Store: Any + Default + Send + Sync {
    /// The bytes that it keeps, about.
    fn weight(&self) -> u64 {
        0
    }
}

/// The stores of a game.
#[derive(Default)]
pub struct Memory(Mutex<HashMap<TypeId, Kept>>);

/// A store, and its weight by its own account.
struct Kept {
    store: Arc<dyn Any + Send + Sync>,
    weight: fn(&(dyn Any + Send + Sync)) -> u64,
}

impl std::fmt::Debug for Memory {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("Memory").finish_non_exhaustive()
    }
}

impl Memory {
    /// The store of this type; an empty one if there is none yet.
    pub fn of<S: Store>(&self) -> Arc<S> {
        let mut stores = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let kept = stores.entry(TypeId::of::<S>()).or_insert_with(|| Kept {
            store: Arc::<S>::default(),
            weight: |store| store.downcast_ref::<S>().map_or(0, S::weight),
        });
        // The type is that of the key, so the other case does not occur.
        Arc::clone(&kept.store).downcast().unwrap_or_default()
    }

    /// The bytes that all stores keep, about.
    pub fn weight(&self) -> u64 {
        let stores = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        stores.values().map(|kept| (kept.weight)(&*kept.store)).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Default)]
    struct Numbers(Mutex<Vec<u64>>);

    impl Store for Numbers {
        fn weight(&self) -> u64 {
            self.0.lock().unwrap_or_else(PoisonError::into_inner).len() as u64
        }
    }

    #[derive(Default)]
    struct Others;

    impl Store for Others {}

    #[test]
    fn what_is_put_in_a_store_is_found_there_again() {
        let memory = Memory::default();
        memory.of::<Numbers>().0.lock().expect("nobody panicked").extend([3, 5]);
        assert_eq!(*memory.of::<Numbers>().0.lock().expect("nobody panicked"), [3, 5]);
        drop(memory.of::<Others>());
        assert_eq!(memory.weight(), 2);
    }
}
