//! Queue of jobs: turns rotate among machines, and among the clients of a machine.

use super::Job;
use crate::client::{Client, Machine};
use std::collections::VecDeque;
use std::sync::Arc;

/// Waiting jobs of a machine, by client.
type Clients = VecDeque<(String, VecDeque<Arc<Job>>)>;

/// Waiting jobs by machine and client; the first of each is next.
#[derive(Clone, Default)]
pub(super) struct Queue {
    machines: VecDeque<(Machine, Clients)>,
}

impl Queue {
    fn clients(&self) -> impl Iterator<Item = (&Machine, &String, &VecDeque<Arc<Job>>)> {
        let all = self.machines.iter();
        all.flat_map(|(machine, clients)| clients.iter().map(move |(name, jobs)| (machine, name, jobs)))
    }

    pub(super) fn len(&self) -> usize {
        self.clients().map(|(.., jobs)| jobs.len()).sum()
    }

    /// Number of waiting jobs of a client.
    pub(super) fn of(&self, client: &Client) -> usize {
        let own = |machine: &Machine, name: &String| *machine == client.machine && *name == client.name;
        self.clients().find(|(machine, name, _)| own(machine, name)).map_or(0, |(.., jobs)| jobs.len())
    }

    /// Returns `true` if a job of a machine is waiting.
    pub(super) fn has(&self, machine: Machine) -> bool {
        self.machines.iter().any(|(other, _)| *other == machine)
    }

    pub(super) fn push(&mut self, client: &Client, job: Arc<Job>) {
        let clients = of(&mut self.machines, &client.machine);
        of(clients, &client.name).push_back(job);
    }

    /// The next job of an eligible machine; the machine goes to the end of the queue, and the client to the
    /// end on its machine.
    pub(super) fn pop(&mut self, may: impl Fn(Machine) -> bool) -> Option<(Machine, Arc<Job>)> {
        let place = self.machines.iter().position(|(machine, _)| may(*machine))?;
        let (machine, mut clients) = self.machines.remove(place)?;
        let (name, mut jobs) = clients.pop_front()?;
        let next = jobs.pop_front();
        if !jobs.is_empty() {
            clients.push_back((name, jobs));
        }
        if !clients.is_empty() {
            self.machines.push_back((machine, clients));
        }
        Some((machine, next?))
    }

    /// Removes a job; returns `false` if it was not there.
    pub(super) fn remove(&mut self, id: &str) -> bool {
        let before = self.len();
        for (_, clients) in &mut self.machines {
            clients.iter_mut().for_each(|(_, jobs)| jobs.retain(|job| job.id() != id));
            clients.retain(|(_, jobs)| !jobs.is_empty());
        }
        self.machines.retain(|(_, clients)| !clients.is_empty());
        self.len() < before
    }

    /// All waiting jobs, in the order in which they will start if no others arrive.
    pub(super) fn order(&self) -> Vec<Arc<Job>> {
        let mut queue = self.clone();
        std::iter::from_fn(move || queue.pop(|_| true)).map(|(_, job)| job).collect()
    }
}

/// Value of a key in a list, added at the end if missing.
fn of<'a, K: Clone + PartialEq, V: Default>(list: &'a mut VecDeque<(K, V)>, key: &K) -> &'a mut V {
    let place = list.iter().position(|(other, _)| other == key).unwrap_or_else(|| {
        list.push_back((key.clone(), V::default()));
        list.len() - 1
    });
    &mut list[place].1
}
