//! Options of parts, by rank.

use super::{Live, Play};
use crate::chosen;
use crate::set::Planes;
use search::{Forms, Game, Options, Pairs};

/// Positions after the moves of one, with ranks.
struct After<const W: usize> {
    ranks: Vec<u32>,
    labels: Vec<u32>,
    nexts: Vec<Planes<W>>,
    /// Moves that may ever be made after each.
    moves: Vec<u64>,
    lives: Vec<Live<W>>,
    stride: usize,
}

impl<const W: usize> After<W> {
    fn at(&self, play: &Play<W>, at: usize) -> (&Planes<W>, &[u64], Live<W>) {
        let next = &self.nexts[at];
        let moves = &self.moves[at * self.stride..][..self.stride];
        let live = match self.lives.get(at) {
            Some(live) => *live,
            None => play.left(next, moves),
        };
        (next, moves, live)
    }
}

impl<const W: usize> Play<W> {
    /// Positions after the moves of a part.
    fn ranked(&self, position: &Planes<W>) -> After<W> {
        let among = self.among(position);
        let stride = among.len();
        let most = among.iter().map(|word| word.count_ones() as usize).sum();
        let mut after = After {
            ranks: Vec::with_capacity(most),
            labels: Vec::with_capacity(most),
            nexts: Vec::with_capacity(most),
            moves: Vec::with_capacity(most * stride),
            lives: Vec::new(),
            stride,
        };
        let mut strips = Vec::new();
        let base = match &self.kills {
            Some(_) => self.cuts.base(&among),
            None => {
                let mut moves = vec![0; stride];
                self.live(position, &among, &mut moves);
                self.cuts.base(&moves)
            }
        };
        self.each(position, &among, &mut |number, next| {
            let start = after.moves.len();
            after.moves.resize(start + stride, 0);
            let left = &mut after.moves[start..];
            match &self.kills {
                Some(kills) => {
                    let kills = &kills[number * stride..][..stride];
                    left.iter_mut()
                        .zip(&among)
                        .zip(kills)
                        .for_each(|((left, all), kills)| *left = all & !kills);
                }
                None => {
                    after.lives.push(self.live(next, &among, left));
                }
            }
            after.ranks.push(self.cuts.rank(&base, left, &mut strips));
            after.nexts.push(*next);
            after.labels.push(number as u32);
        });
        after
    }

    /// The form of a part.
    #[inline]
    fn form<'f>(&self, part: &Planes<W>, forms: &'f mut Forms, words: &mut Vec<u64>) -> &'f [u64] {
        words.clear();
        part.push_words(self.letters, words);
        forms.of(words, |_, form| self.canonical.form(*part, self.letters).write_words(self.letters, form))
    }
}

impl<const W: usize> Game for Play<W> {
    fn words(&self) -> usize {
        self.letters * W
    }

    fn options(
        &self,
        part: &[u64],
        forms: &mut Forms,
        options: &mut Options,
        more: &mut dyn FnMut(&Options) -> bool,
    ) {
        let position = Planes::<W>::from_words(part, self.letters);
        let after = self.ranked(&position);
        // The best options come first: often one of them is all that is needed.
        let mut order: Vec<(u32, u32)> = (0..).zip(&after.ranks).map(|(at, rank)| (*rank, at)).collect();
        order.sort_unstable();
        let mut words = Vec::with_capacity(self.words());
        for (rank, at) in order {
            let (next, moves, live) = after.at(self, at as usize);
            self.split(next, moves, &live, &mut |part| options.part(self.form(&part, forms, &mut words)));
            options.end(rank, after.labels[at as usize]);
            if !more(options) {
                return;
            }
        }
    }

    fn pairs(&self, part: &[u64], all: &[u32], first: u32, forms: &mut Forms, pairs: &mut dyn Pairs) {
        let Some(kills) = &self.kills else { return };
        let position = Planes::<W>::from_words(part, self.letters);
        let stride = chosen::words(self.moves.len());
        let killed = |number: u32| &kills[number as usize * stride..][..stride];
        let mut left = vec![0; stride];
        all.iter().for_each(|&number| chosen::put(&mut left, number as usize));
        left.iter_mut().zip(killed(first)).for_each(|(left, killed)| *left &= !killed);
        let made = &self.moves[first as usize];
        let next = made.made(&position, self.letters);
        let (mut moves, mut words) = (vec![0; stride], Vec::with_capacity(self.words()));
        let mut parts: Vec<Planes<W>> = Vec::new();
        for (at, &second) in all.iter().enumerate() {
            if !chosen::has(&left, second as usize) || !pairs.wants(at) {
                continue;
            }
            let reply = &self.moves[second as usize];
            let last = reply.made(&next, self.letters);
            moves
                .iter_mut()
                .zip(&left)
                .zip(killed(second))
                .for_each(|((moves, left), killed)| *moves = left & !killed);
            parts.clear();
            self.split(&last, &moves, &self.left(&last, &moves), &mut |part| parts.push(part));
            // Large parts are the least known.
            parts.sort_by_key(|part| std::cmp::Reverse(part.present(self.letters).count()));
            let sum = parts
                .iter()
                .try_fold(0, |sum, part| Some(sum ^ pairs.value(self.form(part, forms, &mut words))?));
            let either = !chosen::has(killed(second), first as usize)
                && made.made(&reply.made(&position, self.letters), self.letters) == last;
            if !pairs.take(at, sum, either) {
                return;
            }
        }
    }

    fn size(&self, part: &[u64]) -> u32 {
        part.iter().map(|word| word.count_ones()).sum()
    }
}
