//! Random games: their text in the language, and a player's reading of the same rules that shares nothing with
//! the product. It lists options by plain loops and wins by plain recursion.

use proptest::prelude::*;
use std::collections::HashMap;
use std::fmt::Write as _;

/// A component: a tuple of naturals.
pub(crate) type Component = Vec<i64>;

/// A sum of components.
pub(crate) type Sum = Vec<Component>;

/// When a rule applies, as a condition on the position.
#[derive(Clone, Debug)]
pub(crate) enum Guard {
    Always,
    Residue { place: usize, modulus: i64, residue: i64 },
    AtLeast { left: usize, right: usize },
    Below { place: usize, bound: i64 },
}

/// One rule.
#[derive(Clone, Debug)]
pub(crate) enum Rule {
    /// Take exactly this.
    Step { delta: Vec<i64>, guard: Guard },
    /// Take `k` times this, `least <= k` and `k <= most`.
    Ray { direction: Vec<i64>, least: i64, most: Option<i64>, guard: Guard },
    /// Take a listed number from one place.
    Listed { place: usize, numbers: Vec<i64>, guard: Guard },
    /// Split a heap after taking some; only for one-heap games.
    Split { take: i64, uneven: bool, nonempty: bool },
    /// Leave a smaller heap in one place, and any number up to `free` in another.
    Refill { from: usize, to: usize, free: i64 },
}

/// What being stuck or reaching the end means.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Ends {
    Normal,
    Misere,
    /// Stuck is a draw, except at the origin, where the player to move has lost.
    OriginElseDraw,
}

/// A whole game.
#[derive(Clone, Debug)]
pub(crate) struct Model {
    pub(crate) arity: usize,
    pub(crate) rules: Vec<Rule>,
    pub(crate) ends: Ends,
}

/// Who wins: 'P', 'N' or 'D'.
pub(crate) type Letter = char;

const NAMES: [&str; 3] = ["a", "b", "c"];

impl Guard {
    fn holds(&self, at: &[i64]) -> bool {
        match *self {
            Guard::Always => true,
            Guard::Residue { place, modulus, residue } => at[place] % modulus == residue,
            Guard::AtLeast { left, right } => at[left] >= at[right],
            Guard::Below { place, bound } => at[place] < bound,
        }
    }

    fn text(&self) -> String {
        match *self {
            Guard::Always => String::new(),
            Guard::Residue { place, modulus, residue } => {
                format!("{} mod {modulus} = {residue}", NAMES[place])
            }
            Guard::AtLeast { left, right } => format!("{} >= {}", NAMES[left], NAMES[right]),
            Guard::Below { place, bound } => format!("not {} >= {bound}", NAMES[place]),
        }
    }
}

impl Rule {
    fn options(&self, at: &[i64], emit: &mut impl FnMut(Sum)) {
        let largest = at.iter().copied().max().unwrap_or(0);
        let mut take = |what: &dyn Fn(usize) -> i64| {
            let left: Component = at.iter().enumerate().map(|(place, have)| have - what(place)).collect();
            if left.iter().all(|&rest| rest >= 0) {
                emit(vec![left]);
            }
        };
        match self {
            Rule::Step { delta, guard } if guard.holds(at) => take(&|place| delta[place]),
            Rule::Ray { direction, least, most, guard } if guard.holds(at) => {
                for k in *least..=most.unwrap_or(largest).min(largest) {
                    take(&|place| k * direction[place]);
                }
            }
            Rule::Listed { place, numbers, guard } if guard.holds(at) => {
                for number in numbers {
                    take(&|other| if other == *place { *number } else { 0 });
                }
            }
            Rule::Split { take, uneven, nonempty } => {
                let rest = at[0] - take;
                for left in 0..=rest.max(-1) {
                    let right = rest - left;
                    if (!uneven || left < right) && (!nonempty || left >= 1 && right >= 1) {
                        emit(vec![vec![left], vec![right]]);
                    }
                }
            }
            Rule::Refill { from, to, free } => {
                for less in 0..at[*from] {
                    for fresh in 0..=*free {
                        let mut left = at.to_vec();
                        left[*from] = less;
                        left[*to] = fresh;
                        emit(vec![left]);
                    }
                }
            }
            _ => {}
        }
    }

    fn text(&self, arity: usize) -> String {
        let before = NAMES[..arity].join(", ");
        let minus = |taken: &dyn Fn(usize) -> String| {
            let places: Vec<String> =
                (0..arity).map(|place| format!("{}{}", NAMES[place], taken(place))).collect();
            places.join(", ")
        };
        let (after, conditions) = match self {
            Rule::Step { delta, guard } => (
                minus(&|place| {
                    if delta[place] == 0 { String::new() } else { format!(" - {}", delta[place]) }
                }),
                vec![guard.text()],
            ),
            Rule::Ray { direction, least, most, guard } => {
                let after = minus(&|place| match direction[place] {
                    0 => String::new(),
                    1 => " - k".into(),
                    many => format!(" - {many}*k"),
                });
                let range = match most {
                    Some(most) => format!("{least} <= k <= {most}"),
                    None => format!("k >= {least}"),
                };
                (after, vec![range, guard.text()])
            }
            Rule::Listed { place, numbers, guard } => {
                let numbers: Vec<String> = numbers.iter().map(i64::to_string).collect();
                let after = minus(&|other| if other == *place { " - s".into() } else { String::new() });
                (after, vec![format!("s in {{{}}}", numbers.join(", ")), guard.text()])
            }
            Rule::Split { take, uneven, nonempty } => {
                let mut conditions = vec![format!("i + j = a - {take}")];
                conditions.extend(uneven.then(|| "i < j".into()));
                conditions.extend(nonempty.then(|| "i >= 1 and j >= 1".into()));
                return format!("(a) -> (i) + (j) where {}", conditions.join(" and "));
            }
            Rule::Refill { from, to, free } => {
                let places: Vec<&str> = (0..arity)
                    .map(|place| {
                        if place == *from {
                            "x"
                        } else if place == *to {
                            "y"
                        } else {
                            NAMES[place]
                        }
                    })
                    .collect();
                (places.join(", "), vec![format!("x < {}", NAMES[*from]), format!("y <= {free}")])
            }
        };
        let conditions: Vec<String> = conditions.into_iter().filter(|text| !text.is_empty()).collect();
        let mut text = format!("({before}) -> ({after})");
        if !conditions.is_empty() {
            let _ = write!(text, " where {}", conditions.join(" and "));
        }
        text
    }
}

impl Model {
    /// The game as a rule file.
    pub(crate) fn text(&self) -> String {
        let mut text = String::from("game generated\n");
        if self.ends == Ends::Misere {
            text.push_str("misere\n");
        }
        for rule in &self.rules {
            text.push_str(&rule.text(self.arity));
            text.push('\n');
        }
        if self.ends == Ends::OriginElseDraw {
            let _ = writeln!(text, "end ({}) lost\notherwise draw", vec!["0"; self.arity].join(", "));
        }
        text
    }

    /// The options of a component.
    pub(crate) fn options(&self, at: &[i64]) -> Vec<Sum> {
        let mut options = Vec::new();
        if self.ends != Ends::OriginElseDraw || at.iter().any(|&place| place != 0) {
            self.rules.iter().for_each(|rule| rule.options(at, &mut |option| options.push(option)));
        }
        options
    }
}

/// Wins by recursion over whole positions.
pub(crate) struct Reader<'a> {
    model: &'a Model,
    outcomes: HashMap<Sum, Letter>,
    values: HashMap<Component, u64>,
}

impl<'a> Reader<'a> {
    pub(crate) fn new(model: &'a Model) -> Reader<'a> {
        Reader { model, outcomes: HashMap::new(), values: HashMap::new() }
    }

    /// Who wins a sum, one component moved at a time.
    pub(crate) fn outcome(&mut self, sum: &Sum) -> Letter {
        let mut sorted = sum.clone();
        sorted.sort();
        if let Some(&known) = self.outcomes.get(&sorted) {
            return known;
        }
        let mut letters = Vec::new();
        for (index, component) in sorted.iter().enumerate() {
            for option in self.model.options(component) {
                let mut after = sorted.clone();
                after.remove(index);
                after.extend(option);
                letters.push(self.outcome(&after));
            }
        }
        let letter = if letters.contains(&'P') {
            'N'
        } else if letters.contains(&'D') {
            'D'
        } else if !letters.is_empty() {
            'P'
        } else {
            match self.model.ends {
                Ends::Normal => 'P',
                Ends::Misere => 'N',
                Ends::OriginElseDraw if sorted.iter().flatten().all(|&place| place == 0) => 'P',
                Ends::OriginElseDraw => 'D',
            }
        };
        self.outcomes.insert(sorted, letter);
        letter
    }

    /// The nim-value of a component by its definition.
    pub(crate) fn value(&mut self, component: &Component) -> u64 {
        if let Some(&known) = self.values.get(component) {
            return known;
        }
        let mut seen = Vec::new();
        for option in self.model.options(component) {
            let value = option.iter().fold(0, |sum, part| sum ^ self.value(part));
            seen.push(value);
        }
        let value = (0..).find(|candidate| !seen.contains(candidate)).expect("naturals never run out");
        self.values.insert(component.clone(), value);
        value
    }
}

fn guard(arity: usize) -> impl Strategy<Value = Guard> {
    prop_oneof![
        3 => Just(Guard::Always),
        1 => (0..arity, 2i64..5).prop_flat_map(|(place, modulus)| {
            (0..modulus).prop_map(move |residue| Guard::Residue { place, modulus, residue })
        }),
        1 => (0..arity, 0..arity).prop_map(|(left, right)| Guard::AtLeast { left, right }),
        1 => (0..arity, 0i64..8).prop_map(|(place, bound)| Guard::Below { place, bound }),
    ]
}

fn vector(arity: usize, most: i64) -> impl Strategy<Value = Vec<i64>> {
    proptest::collection::vec(0..=most, arity)
        .prop_filter("something is taken", |taken| taken.iter().any(|&n| n > 0))
}

fn rule(arity: usize) -> impl Strategy<Value = Rule> {
    let step = (vector(arity, 4), guard(arity)).prop_map(|(delta, guard)| Rule::Step { delta, guard });
    let ray = (vector(arity, 2), 1i64..3, proptest::option::of(1i64..6), guard(arity))
        .prop_map(|(direction, least, most, guard)| Rule::Ray { direction, least, most, guard });
    let listed = (0..arity, proptest::collection::vec(1i64..9, 0..4), guard(arity)).prop_map(
        |(place, mut numbers, guard)| {
            numbers.sort_unstable();
            numbers.dedup();
            Rule::Listed { place, numbers, guard }
        },
    );
    let split = (0i64..4, any::<bool>(), any::<bool>()).prop_map(|(take, uneven, nonempty)| Rule::Split {
        take,
        uneven,
        // Splitting off nothing without taking anything would go on for ever.
        nonempty: nonempty || take == 0,
    });
    let refill = (1i64..4).prop_map(|free| Rule::Refill { from: 0, to: 1, free });
    prop_oneof![
        3 => step,
        3 => ray,
        1 => listed,
        1 => if arity == 1 { split.boxed() } else { refill.boxed() },
    ]
}

/// A random game whose play always ends.
pub(crate) fn model() -> impl Strategy<Value = Model> {
    any_model().prop_filter("a game has a rule", |model| !model.rules.is_empty())
}

fn any_model() -> impl Strategy<Value = Model> {
    (1usize..=3).prop_flat_map(|arity| {
        let ends =
            prop_oneof![3 => Just(Ends::Normal), 1 => Just(Ends::Misere), 1 => Just(Ends::OriginElseDraw)];
        (proptest::collection::vec(rule(arity), 1..4), ends).prop_map(move |(mut rules, ends)| {
            // What a declared end means inside a sum is not said by the rules of one component.
            if ends == Ends::OriginElseDraw {
                rules.retain(|rule| !matches!(rule, Rule::Split { .. }));
            }
            Model { arity, rules, ends }
        })
    })
}
