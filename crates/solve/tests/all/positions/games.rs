//! Games written by hand, and a solver that goes by the definitions, on whole sums, without any cleverness.

use solve::pool::Component;
use solve::{Convention, Form, Game, Options, Outcome, Refusal, Verdict};
use std::collections::HashMap;

/// The options of a component, each a list of components.
pub(crate) type Rule = fn(&[u64]) -> Vec<Vec<Vec<u64>>>;

/// Outcome for the player to move where play is declared to stop.
pub(crate) type End = fn(&[u64]) -> Option<Verdict>;

/// A game by its rule.
#[derive(Clone, Copy)]
pub(crate) struct ByRule {
    pub(crate) arity: usize,
    pub(crate) rule: Rule,
    pub(crate) stuck: Verdict,
    pub(crate) end: Option<End>,
    pub(crate) reach: u64,
}

impl ByRule {
    pub(crate) fn normal(rule: Rule) -> ByRule {
        ByRule { arity: 1, rule, stuck: Verdict::Lost, end: None, reach: 1 }
    }

    pub(crate) fn misere(rule: Rule) -> ByRule {
        ByRule { stuck: Verdict::Won, ..ByRule::normal(rule) }
    }

    pub(crate) fn pairs(self) -> ByRule {
        ByRule { arity: 2, ..self }
    }

    pub(crate) fn upto(self, reach: u64) -> ByRule {
        ByRule { reach, ..self }
    }
}

impl Game for ByRule {
    fn form(&self) -> Form {
        Form::Tuple(self.arity)
    }

    fn convention(&self) -> Convention {
        if self.stuck == Verdict::Won { Convention::Misere } else { Convention::Normal }
    }

    fn options(&self, at: &[u64], options: &mut Options) -> Result<(), Refusal> {
        for option in (self.rule)(at) {
            for part in option {
                part.iter().for_each(|&word| options.push_word(word));
                options.end_component();
            }
            options.end_option();
        }
        Ok(())
    }

    fn end(&self, at: &[u64]) -> Result<Option<Verdict>, Refusal> {
        Ok(self.end.and_then(|end| end(at)))
    }

    fn has_ends(&self) -> bool {
        self.end.is_some()
    }

    fn stuck(&self) -> Verdict {
        self.stuck
    }

    fn terminates(&self) -> bool {
        true
    }

    fn reach(&self) -> u64 {
        self.reach
    }
}

pub(crate) fn nim(at: &[u64]) -> Vec<Vec<Vec<u64>>> {
    (0..at[0]).map(|less| vec![vec![less]]).collect()
}

fn splits(left: u64) -> impl Iterator<Item = Vec<Vec<u64>>> {
    (0..=left).map(move |part| vec![vec![part], vec![left - part]])
}

pub(crate) fn kayles(at: &[u64]) -> Vec<Vec<Vec<u64>>> {
    (1..=2).filter(|&take| take <= at[0]).flat_map(|take| splits(at[0] - take)).collect()
}

/// Dawson's Kayles: two adjacent pins, never one.
pub(crate) fn dawson(at: &[u64]) -> Vec<Vec<Vec<u64>>> {
    if at[0] < 2 { vec![] } else { splits(at[0] - 2).collect() }
}

pub(crate) fn lasker(at: &[u64]) -> Vec<Vec<Vec<u64>>> {
    let proper = |option: &Vec<Vec<u64>>| option.iter().all(|part| part[0] > 0);
    nim(at).into_iter().chain(splits(at[0]).filter(proper)).collect()
}

/// Grundy's game: split a heap into two unequal ones.
pub(crate) fn grundy(at: &[u64]) -> Vec<Vec<Vec<u64>>> {
    (1..at[0]).filter(|part| 2 * part < at[0]).map(|part| vec![vec![part], vec![at[0] - part]]).collect()
}

/// Take 1, 3 or 4; taking the whole heap leaves nothing at all.
pub(crate) fn subtraction(at: &[u64]) -> Vec<Vec<Vec<u64>>> {
    let left = |take: u64| if take == at[0] { vec![] } else { vec![vec![at[0] - take]] };
    [1, 3, 4].into_iter().filter(|&take| take <= at[0]).map(left).collect()
}

pub(crate) fn wythoff(at: &[u64]) -> Vec<Vec<Vec<u64>>> {
    let (a, b) = (at[0], at[1]);
    let first = (1..=a).map(|k| vec![vec![a - k, b]]);
    let second = (1..=b).map(|k| vec![vec![a, b - k]]);
    first.chain(second).chain((1..=a.min(b)).map(|k| vec![vec![a - k, b - k]])).collect()
}

pub(crate) fn knight(at: &[u64]) -> Vec<Vec<Vec<u64>>> {
    let step = |dx: u64, dy: u64| Some(vec![vec![at[0].checked_sub(dx)?, at[1].checked_sub(dy)?]]);
    [step(1, 2), step(2, 1)].into_iter().flatten().collect()
}

pub(crate) fn chain(at: &[u64]) -> Vec<Vec<Vec<u64>>> {
    at[0].checked_sub(1).map(|less| vec![vec![less]]).into_iter().collect()
}

/// The components of a sum, each of a game.
pub(crate) fn sum(components: &[(usize, &[u64])]) -> Vec<Component> {
    components.iter().map(|(game, words)| Component::new(*game, *words)).collect()
}

/// Heaps of one game.
pub(crate) fn heaps(heaps: &[u64]) -> Vec<Component> {
    heaps.iter().map(|&heap| Component::new(0, [heap])).collect()
}

/// All positions after one move: any nonempty set of at most `reach` components of one game, one option each.
pub(crate) fn moves(games: &[ByRule], sum: &[Component]) -> Vec<Vec<Component>> {
    let mut all = vec![];
    for (index, game) in games.iter().enumerate() {
        // By sets as bits, over all components of this game.
        let own: Vec<usize> = (0..sum.len()).filter(|&place| sum[place].game == index).collect();
        for set in 1u32..1 << own.len() {
            if u64::from(set.count_ones()) > game.reach {
                continue;
            }
            let mut after: Vec<Vec<Component>> = vec![vec![]];
            for (place, component) in sum.iter().enumerate() {
                let bit = own.iter().position(|&own| own == place);
                let becomes: Vec<Vec<Component>> = if bit.is_some_and(|bit| set >> bit & 1 == 1) {
                    let stopped = game.end.is_some_and(|end| end(&component.words).is_some());
                    let options = if stopped { vec![] } else { (game.rule)(&component.words) };
                    let part = |part: Vec<u64>| Component::new(index, part);
                    options.into_iter().map(|option| option.into_iter().map(part).collect()).collect()
                } else {
                    vec![vec![component.clone()]]
                };
                after = after
                    .iter()
                    .flat_map(|before| becomes.iter().map(move |more| [&before[..], more].concat()))
                    .collect();
            }
            all.extend(after);
        }
    }
    all
}

/// Who wins, by the definition.
pub(crate) fn outcome(
    games: &[ByRule],
    sum: &[Component],
    memo: &mut HashMap<Vec<Component>, Outcome>,
) -> Outcome {
    let mut key = sum.to_vec();
    key.sort();
    if let Some(&known) = memo.get(&key) {
        return known;
    }
    let declared = match sum {
        [only] => games[only.game].end.and_then(|end| end(&only.words)),
        _ => None,
    };
    let options: Vec<Outcome> =
        moves(games, sum).iter().map(|after| self::outcome(games, after, memo)).collect();
    let outcome = if let Some(verdict) = declared.or(options.is_empty().then_some(games[0].stuck)) {
        match verdict {
            Verdict::Lost => Outcome::P,
            Verdict::Won => Outcome::N,
            Verdict::Draw => Outcome::D,
        }
    } else if options.contains(&Outcome::P) {
        Outcome::N
    } else if options.contains(&Outcome::D) {
        Outcome::D
    } else {
        Outcome::P
    };
    memo.insert(key, outcome);
    outcome
}

/// All sorted lists of up to `count` naturals from 0 to `most`.
pub(crate) fn multisets(count: usize, most: u64) -> Vec<Vec<u64>> {
    let mut all = vec![vec![]];
    let mut last = all.clone();
    for _ in 0..count {
        last = last
            .iter()
            .flat_map(|list: &Vec<u64>| {
                (list.last().copied().unwrap_or(0)..=most).map(|next| [&list[..], &[next]].concat())
            })
            .collect();
        all.extend(last.iter().cloned());
    }
    all
}
