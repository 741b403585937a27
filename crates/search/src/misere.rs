//! Misère play: who wins when the player without a move wins.

use crate::forms::Forms;
use crate::options::{Game, Options};
use limits::{Limits, Meter, StopReason};
use rustc_hash::FxHashMap;

/// A search of whole sums of parts.
pub struct Misere<'g, G: ?Sized> {
    game: &'g G,
    meter: Meter,
    forms: Forms,
    won: FxHashMap<Vec<u64>, bool>,
    bytes: u64,
}

/// A sum that is being searched: its options, and the next of them.
struct Frame {
    sum: Vec<u64>,
    options: Vec<Vec<u64>>,
}

impl<'g, G: Game + ?Sized> Misere<'g, G> {
    /// A search within limits.
    pub fn new(game: &'g G, limits: &Limits) -> Misere<'g, G> {
        Misere {
            game,
            meter: Meter::new(limits),
            forms: Forms::new(game.key_words(), game.words()),
            won: FxHashMap::default(),
            bytes: 0,
        }
    }

    /// Number of sums that were searched.
    pub fn len(&self) -> usize {
        self.won.len()
    }

    /// Returns `true` if nothing was searched yet.
    pub fn is_empty(&self) -> bool {
        self.won.is_empty()
    }

    /// Returns `true` if the player whose turn it is wins a sum of parts.
    pub fn is_won<'p>(&mut self, parts: impl IntoIterator<Item = &'p [u64]>) -> Result<bool, StopReason> {
        let root = sorted(parts.into_iter().collect());
        let mut stack = Vec::new();
        if let Some(&won) = self.won.get(&root) {
            return Ok(won);
        }
        stack.push(self.opened(root.clone())?);
        while let Some(frame) = stack.last_mut() {
            // A sum without options is won.
            let mut won = frame.options.is_empty().then_some(true);
            let mut ask = None;
            while won.is_none() {
                match frame.options.last() {
                    // All options are won by the other player.
                    None => won = Some(false),
                    Some(option) => match self.won.get(option) {
                        Some(false) => won = Some(true),
                        Some(true) => {
                            frame.options.pop();
                        }
                        None => {
                            ask = Some(option.clone());
                            break;
                        }
                    },
                }
            }
            if let Some(option) = ask {
                let opened = self.opened(option)?;
                stack.push(opened);
            } else if let Some(frame) = stack.pop() {
                self.bytes += 8 * frame.sum.len() as u64 + 48;
                self.won.insert(frame.sum, won.unwrap_or(false));
            }
        }
        Ok(self.won.get(&root).copied().unwrap_or(false))
    }

    fn opened(&mut self, sum: Vec<u64>) -> Result<Frame, StopReason> {
        let bytes = self.bytes;
        self.meter.step(1, || bytes)?;
        let words = self.game.words().max(1);
        let parts: Vec<&[u64]> = sum.chunks_exact(words).collect();
        let mut all = Vec::new();
        let mut options = Options::new(self.game.words(), false);
        for (at, part) in parts.iter().enumerate() {
            if at > 0 && parts[at - 1] == *part {
                continue;
            }
            options.clear();
            self.game.options(part, &mut self.forms, &mut options, &mut |_| true);
            for option in options.ordered() {
                let others = parts.iter().enumerate().filter(|&(other, _)| other != at);
                let others = others.map(|(_, part)| *part);
                all.push(sorted(others.chain(options.parts(option as usize)).collect()));
            }
        }
        // Small sums first: they are taken from the end.
        all.sort_unstable_by(|a, b| (b.len(), b).cmp(&(a.len(), a)));
        all.dedup();
        Ok(Frame { sum, options: all })
    }
}

fn sorted(mut parts: Vec<&[u64]>) -> Vec<u64> {
    parts.sort_unstable();
    parts.concat()
}
