//! Several threads find what one finds, and what all options tell; limits stop all of them.

use crate::forms::Forms;
use crate::nimbers::Search;
use crate::options::{Game, Options};
use limits::{Limits, Progress, StopReason};
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// A graph; a move takes a vertex, and its neighbours with it.
struct Taking(Vec<u64>);

impl Taking {
    /// A graph of random edges between near vertices, about so many for each.
    fn random(vertices: u64, [edges, span]: [u64; 2], seed: u64) -> Taking {
        let mut near: Vec<u64> = (0..vertices).map(|vertex| 1 << vertex).collect();
        let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
        for _ in 0..vertices * edges {
            state = (state ^ state >> 29).wrapping_mul(0xd6e8_feb8_6659_fd93).wrapping_add(seed);
            let [a, b] = [state >> 13, state >> 40].map(|word| word % vertices);
            if a.abs_diff(b) < span {
                near[a as usize] |= 1 << b;
                near[b as usize] |= 1 << a;
            }
        }
        Taking(near)
    }

    fn all(&self) -> u64 {
        (1 << self.0.len()) - 1
    }

    fn vertices(&self, set: u64) -> impl Iterator<Item = usize> {
        (0..self.0.len()).filter(move |vertex| set >> vertex & 1 == 1)
    }

    fn parts(&self, mut set: u64) -> Vec<u64> {
        let mut parts = Vec::new();
        while set != 0 {
            let mut part = set & set.wrapping_neg();
            loop {
                let wider = self.vertices(part).fold(part, |all, vertex| all | self.0[vertex] & set);
                if wider == part {
                    break;
                }
                part = wider;
            }
            parts.push(part);
            set &= !part;
        }
        parts
    }

    /// The value, by all options.
    fn brute(&self, part: u64, known: &mut HashMap<u64, u16>) -> u16 {
        if let Some(&value) = known.get(&part) {
            return value;
        }
        let mut values = Vec::new();
        for vertex in self.vertices(part) {
            let parts = self.parts(part & !self.0[vertex]);
            values.push(parts.into_iter().fold(0, |sum, part| sum ^ self.brute(part, known)));
        }
        let value = (0..).find(|value| !values.contains(value)).unwrap_or_default();
        known.insert(part, value);
        value
    }
}

impl Game for Taking {
    fn words(&self) -> usize {
        1
    }

    fn options(
        &self,
        part: &[u64],
        _: &mut Forms,
        options: &mut Options,
        more: &mut dyn FnMut(&Options) -> bool,
    ) {
        for vertex in self.vertices(part[0]) {
            let parts = self.parts(part[0] & !self.0[vertex]);
            parts.iter().for_each(|&part| options.part(&[part]));
            options.end(parts.iter().map(|part| part.count_ones().pow(2)).sum(), vertex as u32);
            if !more(options) {
                return;
            }
        }
    }

    fn size(&self, part: &[u64]) -> u32 {
        part[0].count_ones()
    }
}

fn search<'g>(game: &'g Taking, limits: &Limits, threads: usize) -> Search<'g, Taking> {
    let mut search = Search::new(game, limits);
    search.set_threads(threads);
    // Others help from the first part on.
    search.alone = 1;
    search
}

#[test]
fn values_do_not_depend_on_the_number_of_threads() {
    for seed in 0..24 {
        let game = Taking::random(12 + seed % 9, [2 + seed % 3, 6], seed);
        let mut known = HashMap::new();
        let parts = game.parts(game.all());
        let whole = parts.iter().fold(0, |sum, &part| sum ^ game.brute(part, &mut known));
        for threads in [1, 2, 5] {
            let mut one = search(&game, &Limits::none(), threads);
            let words: Vec<[u64; 1]> = parts.iter().map(|&part| [part]).collect();
            let slices: Vec<&[u64]> = words.iter().map(|words| &words[..]).collect();
            assert_eq!(one.sum(slices.iter().copied()), Ok(whole), "{seed} {threads}");
            for value in [whole, whole ^ 1] {
                let mut other = search(&game, &Limits::none(), threads);
                assert_eq!(other.is(&slices, value), Ok(value == whole), "{seed} {threads} {value}");
            }
            for (part, value) in one.table().parts() {
                assert_eq!(value, game.brute(part[0], &mut known), "{seed} {threads} {part:?}");
            }
            let evidence = one.evidence(slices, &mut || None).expect("no limits").expect("all known");
            for (part, value) in evidence.parts {
                assert_eq!(value, game.brute(part[0], &mut known), "{seed} {threads} {part:?}");
            }
        }
    }
}

#[test]
fn one_search_goes_on_through_all_parts_of_a_graph_and_its_table_grows() {
    let game = Taking::random(44, [8, 9], 3);
    let found = [1, 3].map(|threads| {
        let mut search = search(&game, &Limits::none(), threads);
        let values: Vec<_> = (0..12)
            .flat_map(|gone| game.parts(game.all() >> gone))
            .map(|part| search.value(&[part]).expect("no limits"))
            .collect();
        assert!(search.opened() > 2000 && search.table().len() > 800, "{}", search.table().len());
        values
    });
    assert_eq!(found[0], found[1]);
}

/// Counts reports, and interrupts at one of them.
struct Reports {
    told: AtomicU64,
    least: u64,
    interrupt: Arc<AtomicBool>,
}

impl Progress for Reports {
    fn tell(&self, done: u64, _: Option<u64>) {
        self.told.fetch_max(done, Relaxed);
        if done >= self.least {
            self.interrupt.store(true, Relaxed);
        }
    }
}

#[test]
fn limits_stop_all_threads() {
    let game = Taking::random(60, [20, 20], 5);
    let root = game.parts(game.all()).into_iter().max_by_key(|part| part.count_ones()).expect("not empty");
    for threads in [1, 2, 4] {
        let stopped = |limits: &Limits| search(&game, limits, threads).value(&[root]).err();
        let time = Limits::none().with_time(Duration::from_millis(50));
        assert_eq!(stopped(&time), Some(StopReason::Time), "{threads}");
        assert_eq!(stopped(&Limits::none().with_memory(1 << 20)), Some(StopReason::Memory), "{threads}");
        assert_eq!(stopped(&Limits::none().with_steps(5000)), Some(StopReason::Steps), "{threads}");
        let mut limits = Limits::none();
        let reports =
            Arc::new(Reports { told: AtomicU64::new(0), least: 3000, interrupt: limits.interrupt.clone() });
        limits.progress = Some(reports.clone());
        let mut search = search(&game, &limits, threads);
        assert_eq!(search.value(&[root]), Err(StopReason::Interrupted), "{threads}");
        assert!(reports.told.load(Relaxed) >= 3000);
        // What was found stays known.
        limits.interrupt.store(false, Relaxed);
        assert!(!search.table().is_empty());
        assert_eq!(search.value(&[1]), Ok(1));
    }
}
