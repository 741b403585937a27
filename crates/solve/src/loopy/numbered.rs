//! Components of ordinary games that never split, numbered so that moves go down.

use crate::{Game, Options, Refusal, Verdict};
use rustc_hash::FxHashMap;

/// Verdict for a player who is stuck, if all games are ordinary: one component moves at a time, no end is declared, and play
/// ends.
pub(super) fn ordinary(games: &[&dyn Game]) -> Option<Verdict> {
    let stuck = games.first()?.stuck();
    let is_ordinary = |game: &&dyn Game| {
        game.reach() == 1 && !game.has_ends() && game.terminates() && game.stuck() == stuck
    };
    (stuck != Verdict::Draw && games.iter().all(is_ordinary)).then_some(stuck)
}

/// Components of a game, and all that can be reached from them: for each number, those of its options, all smaller.
#[derive(Default)]
pub(super) struct Numbered {
    numbers: FxHashMap<Vec<u64>, Option<u32>>,
    pub(super) options: Vec<Vec<u32>>,
}

impl Numbered {
    /// Number of a component; `None` if a move splits it, play does not end, or more than `most` options would be listed.
    pub(super) fn number(&mut self, game: &dyn Game, words: &[u64], most: u64) -> Option<u32> {
        if let Some(known) = self.numbers.get(words) {
            return *known;
        }
        let found = self.explore(game, words, most);
        if found.is_none() {
            self.numbers.retain(|_, number| number.is_some());
        }
        found
    }

    fn explore(&mut self, game: &dyn Game, words: &[u64], most: u64) -> Option<u32> {
        let Numbered { numbers, options: all } = self;
        let mut work = 0;
        // A component is numbered when all that can be reached from it has been.
        let mut path: Vec<(Vec<u64>, Vec<Vec<u64>>, usize)> = vec![];
        let mut listed = Options::new();
        let mut open = |words: &[u64]| -> Result<Option<Vec<Vec<u64>>>, Refusal> {
            listed.clear();
            game.options(words, &mut listed)?;
            work += 1 + listed.words() as u64;
            let one = |option: rules::OptionView<'_>| match option.components().len() {
                1 => option.components().next().map(<[u64]>::to_vec),
                _ => None,
            };
            Ok(listed.iter().map(one).collect::<Option<Vec<_>>>().filter(|_| work <= most))
        };
        numbers.insert(words.to_vec(), None);
        path.push((words.to_vec(), open(words).ok()??, 0));
        while let Some((words, options, next)) = path.last_mut() {
            let Some(option) = options.get(*next) else {
                let to = |option: &Vec<u64>| numbers.get(option).copied().flatten();
                let mut targets: Vec<u32> = options.iter().map(to).collect::<Option<_>>()?;
                targets.sort_unstable();
                targets.dedup();
                let number = u32::try_from(all.len()).ok()?;
                all.push(targets);
                numbers.insert(std::mem::take(words), Some(number));
                path.pop();
                continue;
            };
            *next += 1;
            match numbers.get(option) {
                Some(Some(_)) => {}
                // It lies on the path: play does not end after all.
                Some(None) => return None,
                None => {
                    let option = option.clone();
                    numbers.insert(option.clone(), None);
                    let options = open(&option).ok()??;
                    path.push((option, options, 0));
                }
            }
        }
        numbers.get(words).copied().flatten()
    }
}
