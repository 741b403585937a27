//! Memories of games: findings about a game, in stores typed by the module that keeps them.
//!
//! A game is plain data. A session owns [`Memories`], in which the memory of a game is found by the game's name and
//! text; within it each module finds its store by type, empty the first time.

use crate::Game;
use rules::Ruleset;
use std::any::{Any, TypeId};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// A store of findings about a game.
pub trait Store: Any + Default + Send + Sync {
    /// Approximate bytes kept.
    fn weight(&self) -> u64 {
        0
    }
}

/// The stores of a game.
#[derive(Default)]
pub struct Memory(Mutex<HashMap<TypeId, Kept>>);

/// A store, and its weight in bytes.
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
    /// The store of this type, created on first use.
    pub fn of<S: Store>(&self) -> Arc<S> {
        let mut stores = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let kept = stores.entry(TypeId::of::<S>()).or_insert_with(|| Kept {
            store: Arc::<S>::default(),
            weight: |store| store.downcast_ref::<S>().map_or(0, S::weight),
        });
        // The type is that of the key, so the other case does not occur.
        Arc::clone(&kept.store).downcast().unwrap_or_default()
    }

    /// Approximate bytes of all stores.
    pub fn weight(&self) -> u64 {
        let stores = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        stores.values().map(|kept| (kept.weight)(&*kept.store)).sum()
    }
}

/// Number of lookups between two checks of the weight.
const OFTEN: u64 = 256;

/// Memories of games of bounded weight: the least recently used are evicted.
pub struct Memories {
    most: u64,
    remembered: Mutex<Remembered>,
}

#[derive(Default)]
struct Remembered {
    /// Memories by the game's name; games with the same name differ in their texts.
    games: HashMap<String, Vec<Entry>>,
    lookups: u64,
}

/// The memory of a game.
struct Entry {
    ruleset: Arc<Ruleset>,
    memory: Arc<Memory>,
    /// Number of the last lookup.
    used: u64,
}

impl Default for Memories {
    fn default() -> Memories {
        Memories::within(1 << 30)
    }
}

impl std::fmt::Debug for Memories {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("Memories").field("most", &self.most).finish_non_exhaustive()
    }
}

impl Memories {
    /// Empty memories with a bound on their bytes.
    pub fn within(most: u64) -> Memories {
        Memories { most, remembered: Mutex::default() }
    }

    /// The memory of a game, created on first use.
    pub fn of(&self, game: &Game) -> Arc<Memory> {
        self.keep(game, Arc::default)
    }

    /// The memory of a game, made by `make` on first use.
    pub(crate) fn keep(&self, game: &Game, make: impl FnOnce() -> Arc<Memory>) -> Arc<Memory> {
        let mut remembered = self.remembered();
        remembered.lookups += 1;
        let used = remembered.lookups;
        let same =
            |entry: &&mut Entry| Arc::ptr_eq(&entry.ruleset, &game.ruleset) || entry.ruleset == game.ruleset;
        let known = remembered.games.get_mut(&game.reference);
        let memory = match known.and_then(|entries| entries.iter_mut().find(same)) {
            Some(entry) => {
                entry.used = used;
                entry.memory.clone()
            }
            None => {
                let memory = make();
                let entry = Entry { ruleset: game.ruleset.clone(), memory: memory.clone(), used };
                remembered.games.entry(game.reference.clone()).or_default().push(entry);
                memory
            }
        };
        drop(remembered);
        if used.is_multiple_of(OFTEN) {
            self.shrink();
        }
        memory
    }

    /// Evicts the least recently used games until the rest is within the bound.
    pub fn shrink(&self) {
        // Stores are weighed while nobody waits for this lock.
        let mut entries: Vec<(u64, Arc<Ruleset>, Arc<Memory>)> = {
            let remembered = self.remembered();
            let all = remembered.games.values().flatten();
            all.map(|entry| (entry.used, entry.ruleset.clone(), entry.memory.clone())).collect()
        };
        entries.sort_unstable_by_key(|(used, ..)| std::cmp::Reverse(*used));
        let mut weight = 0u64;
        let beyond = entries.iter().find(|(_, ruleset, memory)| {
            weight = weight.saturating_add(weight_of(ruleset)).saturating_add(memory.weight());
            weight > self.most
        });
        let Some(&(oldest, ..)) = beyond else { return };
        let mut remembered = self.remembered();
        remembered.games.retain(|_, entries| {
            entries.retain(|entry| entry.used > oldest);
            !entries.is_empty()
        });
    }

    fn remembered(&self) -> MutexGuard<'_, Remembered> {
        self.remembered.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Approximate bytes of a game.
pub(crate) fn weight_of(ruleset: &Ruleset) -> u64 {
    (16 << 10) + 8 * ruleset.text.len() as u64
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Workbench;

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

    #[test]
    fn a_text_has_one_memory_and_the_least_recently_used_ones_are_forgotten() {
        let game = |text: &str| Workbench::new().add("mine.game", text).expect("rules");
        let (one, two) = ("game g\n(n) -> (n - 1)\n", "game g\n(n) -> (n - 2)\n");
        let memories = Memories::within(3 * weight_of(&game(one).ruleset));
        let first = memories.of(&game(one));
        assert!(Arc::ptr_eq(&first, &memories.of(&game(one))));
        let second = memories.of(&game(two));
        assert!(!Arc::ptr_eq(&first, &second));
        let heavy = usize::try_from(2 * weight_of(&game(one).ruleset)).expect("small");
        second.of::<Numbers>().0.lock().expect("nobody panicked").resize(heavy, 0);
        memories.shrink();
        assert!(Arc::ptr_eq(&second, &memories.of(&game(two))));
        assert!(!Arc::ptr_eq(&first, &memories.of(&game(one))));
    }
}
