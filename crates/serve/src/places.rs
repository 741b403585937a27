//! Places for connections, the last of which are reserved for machines that have few.

use crate::client::Machine;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Limit on concurrent connections.
const MOST: usize = 512;
/// Number of places reserved for machines that have few, and definition of few.
const KEPT: usize = 64;
const FEW: usize = 8;

/// Number of connections of each machine.
#[derive(Default)]
pub(crate) struct Places(Mutex<HashMap<Machine, usize>>);

impl Places {
    fn taken(&self) -> MutexGuard<'_, HashMap<Machine, usize>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes a place for one more connection of this machine.
    pub(crate) fn take(self: &Arc<Places>, machine: Machine) -> Option<Place> {
        let mut taken = self.taken();
        let all: usize = taken.values().sum();
        let own = taken.get(&machine).copied().unwrap_or(0);
        let most = if own < FEW { MOST } else { MOST - KEPT };
        if all >= most {
            return None;
        }
        taken.insert(machine, own + 1);
        Some(Place { places: self.clone(), machine })
    }
}

/// A place, freed when it is dropped.
pub(crate) struct Place {
    places: Arc<Places>,
    machine: Machine,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = self.places.taken();
        if let Some(own) = taken.get_mut(&self.machine) {
            *own -= 1;
            if *own == 0 {
                taken.remove(&self.machine);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::Ipv4Addr;

    fn machine(number: u8) -> Machine {
        Machine::at(Ipv4Addr::new(10, 0, 0, number).into())
    }

    #[test]
    fn no_machine_takes_the_last_places_from_others() {
        let places = Arc::new(Places::default());
        let greedy: Vec<Place> = std::iter::from_fn(|| places.take(machine(1))).collect();
        assert_eq!(greedy.len(), MOST - KEPT);
        let other: Vec<Place> = std::iter::from_fn(|| places.take(machine(2))).collect();
        assert_eq!(other.len(), FEW);
        assert!(places.take(machine(1)).is_none() && places.take(machine(3)).is_some());
        drop(greedy);
        assert_eq!(places.taken().len(), 1);
        assert!(places.take(machine(1)).is_some());
    }
}
