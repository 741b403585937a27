//! Who is next: turns go round among clients.

use super::Job;
use std::collections::VecDeque;
use std::sync::Arc;

/// The jobs that wait, by client; the first client is next.
#[derive(Default)]
pub(super) struct Queue {
    clients: VecDeque<(String, VecDeque<Arc<Job>>)>,
}

impl Queue {
    pub(super) fn len(&self) -> usize {
        self.clients.iter().map(|(_, jobs)| jobs.len()).sum()
    }

    /// How many of a client wait.
    pub(super) fn of(&self, client: &str) -> usize {
        self.clients.iter().find(|(name, _)| name == client).map_or(0, |(_, jobs)| jobs.len())
    }

    pub(super) fn push(&mut self, client: &str, job: Arc<Job>) {
        match self.clients.iter_mut().find(|(name, _)| name == client) {
            Some((_, jobs)) => jobs.push_back(job),
            None => self.clients.push_back((client.to_owned(), VecDeque::from([job]))),
        }
    }

    /// The next job; its client goes to the end.
    pub(super) fn pop(&mut self) -> Option<Arc<Job>> {
        let (client, mut jobs) = self.clients.pop_front()?;
        let next = jobs.pop_front();
        if !jobs.is_empty() {
            self.clients.push_back((client, jobs));
        }
        next
    }

    /// Takes a job out; whether it was there.
    pub(super) fn remove(&mut self, id: &str) -> bool {
        let before = self.len();
        self.clients.iter_mut().for_each(|(_, jobs)| jobs.retain(|job| job.id() != id));
        self.clients.retain(|(_, jobs)| !jobs.is_empty());
        self.len() < before
    }

    /// All that wait, in the order in which they will be taken if nobody else comes.
    pub(super) fn order(&self) -> Vec<&Arc<Job>> {
        let longest = self.clients.iter().map(|(_, jobs)| jobs.len()).max().unwrap_or(0);
        (0..longest)
            .flat_map(|round| self.clients.iter().filter_map(move |(_, jobs)| jobs.get(round)))
            .collect()
    }
}
