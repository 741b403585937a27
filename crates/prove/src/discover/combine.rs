//! Formulas combined from conditions, so that they hold at some positions and not at others.
//!
//! Tries a single condition, then conjunctions of conditions that hold wherever they have to, then
//! disjunctions of those that hold only where they may, then disjunctions of pairs; last, cases are grown one
//! after another until nothing is left. The cost of a formula is its length.

use super::atoms::Atom;
use super::bits::Bits;
use super::phrasing::Phrasing;
use std::collections::BTreeSet;

/// A formula that fits.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Formula {
    pub(crate) said: Phrasing,
    /// Positions where it holds.
    pub(crate) bits: Bits,
}

/// Limit on the cases of a formula.
const MOST_CASES: usize = 6;
/// Limit on the conditions in a case.
const MOST_IN_CASE: usize = 4;
/// Limit on the length of a formula.
const LONGEST: usize = 8 * 420;
/// Limit on the cases combined in pairs.
const MOST_PAIRED: usize = 400;
/// Limit on the cases of two conditions kept.
const MOST_OF_TWO: usize = 20_000;
/// Limit on the formulas returned.
const MOST_GIVEN: usize = 24;

/// A condition or its negation.
#[derive(Clone, Debug)]
struct Literal {
    text: String,
    loose: bool,
    bits: Bits,
}

/// A conjunction of literals.
#[derive(Clone, Debug)]
struct Together {
    literals: Vec<usize>,
    bits: Bits,
    cost: usize,
}

/// Formulas that hold at all of `positive` and nowhere in `negative`, shortest first.
pub(crate) fn formulas(atoms: &[Atom], positive: &Bits, negative: &Bits) -> Vec<Formula> {
    for (nothing, text, bits) in
        [(positive, "false", positive.less(positive)), (negative, "true", everywhere(positive))]
    {
        if nothing.is_empty() {
            return vec![Formula { said: Phrasing::new(text), bits }];
        }
    }
    let search = Search::new(atoms, positive, negative);
    let mut found = search.one();
    found.extend(search.all_of());
    found.extend(search.any_of());
    if found.is_empty() {
        found.extend(search.pairs());
    }
    if found.is_empty() {
        found.extend(search.grown());
    }
    found.retain(|formula| formula.said.cost <= LONGEST);
    found.sort();
    found.dedup();
    found.truncate(MOST_GIVEN);
    found
}

struct Search<'a> {
    literals: Vec<Literal>,
    positive: &'a Bits,
    negative: &'a Bits,
}

impl<'a> Search<'a> {
    fn new(atoms: &[Atom], positive: &'a Bits, negative: &'a Bits) -> Search<'a> {
        let mut literals = Vec::with_capacity(2 * atoms.len());
        for atom in atoms {
            let (text, loose) = (atom.text.clone(), atom.loose);
            literals.push(Literal { text, loose, bits: atom.bits.clone() });
            // The negation of a loose one has parentheses already.
            literals.push(Literal { text: atom.opposite.clone(), loose: false, bits: atom.bits.opposite() });
        }
        literals.sort_by_cached_key(|literal| Phrasing::new(literal.text.clone()));
        let mut known = BTreeSet::new();
        literals.retain(|literal| known.insert(literal.bits.clone()));
        Search { literals, positive, negative }
    }

    fn within(&self, literal: usize) -> String {
        let Literal { text, loose, .. } = &self.literals[literal];
        if *loose { format!("({text})") } else { text.clone() }
    }

    /// A conjunction, with its literals in the most readable order.
    fn conjunction(&self, literals: &[usize]) -> String {
        match literals {
            [one] => self.literals[*one].text.clone(),
            several => several.iter().map(|&literal| self.within(literal)).collect::<Vec<_>>().join(" and "),
        }
    }

    fn disjunction(&self, cases: &[&Together]) -> Formula {
        let one = |case: &&Together| match &*case.literals {
            [one] if cases.len() > 1 => self.within(*one),
            literals => self.conjunction(literals),
        };
        let text = cases.iter().map(one).collect::<Vec<_>>().join(" or ");
        let none = self.positive.less(self.positive);
        let bits = cases.iter().fold(none, |bits, case| {
            let all = case.literals.iter().map(|&literal| &self.literals[literal].bits);
            bits.or(&all.fold(everywhere(self.positive), |bits, more| bits.and(more)))
        });
        Formula { said: Phrasing::new(text), bits }
    }

    fn together(&self, mut literals: Vec<usize>) -> Together {
        literals.sort_unstable();
        let mut bits = self.literals[literals[0]].bits.clone();
        for &literal in &literals[1..] {
            bits = bits.and(&self.literals[literal].bits);
        }
        let cost = self.conjunction(&literals).len();
        Together { literals, bits, cost }
    }

    fn one(&self) -> Vec<Formula> {
        let fits =
            |literal: &&Literal| self.positive.within(&literal.bits) && literal.bits.misses(self.negative);
        let formula = |literal: &Literal| Formula {
            said: Phrasing::new(literal.text.clone()),
            bits: literal.bits.clone(),
        };
        self.literals.iter().filter(fits).map(formula).collect()
    }

    /// Literals that hold wherever the formula has to: as few as exclude everything else.
    fn all_of(&self) -> Vec<Formula> {
        let holding: Vec<usize> = (0..self.literals.len())
            .filter(|&literal| self.positive.within(&self.literals[literal].bits))
            .collect();
        let excluded = |literal: usize| self.negative.less(&self.literals[literal].bits);
        let sets: Vec<(usize, Bits)> = holding.iter().map(|&literal| (literal, excluded(literal))).collect();
        let covers = covers(self.negative, &sets, |literal| self.literals[literal].text.len() + 5);
        covers
            .into_iter()
            .map(|mut literals| {
                literals.sort_unstable();
                self.disjunction(&[&self.together(literals)])
            })
            .collect()
    }

    /// Literals that hold only where the formula may: as few as cover everything required.
    fn any_of(&self) -> Vec<Formula> {
        let sets: Vec<(usize, Bits)> = (0..self.literals.len())
            .filter(|&literal| self.literals[literal].bits.misses(self.negative))
            .map(|literal| (literal, self.literals[literal].bits.and(self.positive)))
            .filter(|(_, bits)| !bits.is_empty())
            .collect();
        let covers = covers(self.positive, &sets, |literal| self.literals[literal].text.len() + 4);
        covers
            .into_iter()
            .map(|mut literals| {
                literals.sort_unstable();
                let cases: Vec<Together> =
                    literals.into_iter().map(|literal| self.together(vec![literal])).collect();
                self.disjunction(&cases.iter().collect::<Vec<_>>())
            })
            .collect()
    }

    /// Cases of one or two literals.
    fn pairs(&self) -> Vec<Formula> {
        let wanted = self.positive;
        let useful: Vec<usize> =
            (0..self.literals.len()).filter(|&literal| !self.literals[literal].bits.misses(wanted)).collect();
        let allowed = self.negative.opposite();
        let mut cases: Vec<Together> = vec![];
        for (index, &first) in useful.iter().enumerate() {
            if limits::watch::is_stopped() {
                break;
            }
            let here = &self.literals[first].bits;
            if here.within(&allowed) {
                cases.push(self.together(vec![first]));
                continue;
            }
            for &second in &useful[..index] {
                if cases.len() >= MOST_OF_TWO {
                    break;
                }
                let there = &self.literals[second].bits;
                if here.pair_within(there, &allowed) && !there.within(&allowed) {
                    let case = self.together(vec![first, second]);
                    if !case.bits.misses(wanted) {
                        cases.push(case);
                    }
                }
            }
        }
        // Among cases with the same positions, the shortest.
        for case in &mut cases {
            case.bits = case.bits.and(wanted);
        }
        cases.sort_by(|a, b| (&a.bits, a.cost, &a.literals).cmp(&(&b.bits, b.cost, &b.literals)));
        cases.dedup_by(|later, earlier| later.bits == earlier.bits);
        cases.sort_by_key(|case| (std::cmp::Reverse(case.bits.count()), case.cost, case.literals.clone()));
        let sets: Vec<(usize, Bits)> =
            cases.iter().enumerate().map(|(index, case)| (index, case.bits.clone())).collect();
        let covers = covers(wanted, &sets, |case| cases[case].cost + 4);
        covers
            .into_iter()
            .map(|mut chosen| {
                chosen.sort_unstable();
                self.disjunction(&chosen.iter().map(|&case| &cases[case]).collect::<Vec<_>>())
            })
            .collect()
    }

    /// Cases grown from the first position not yet covered: adds literals that exclude much and keep much.
    fn grown(&self) -> Option<Formula> {
        let mut left = self.positive.clone();
        let mut cases: Vec<Together> = vec![];
        while let Some(seed) = left.first() {
            if cases.len() == MOST_CASES || limits::watch::is_stopped() {
                return None;
            }
            let case = self.grow(seed, &left)?;
            left = left.less(&case.bits);
            cases.push(case);
        }
        (!cases.is_empty()).then(|| self.disjunction(&cases.iter().collect::<Vec<_>>()))
    }

    fn grow(&self, seed: usize, left: &Bits) -> Option<Together> {
        let mut literals: Vec<usize> = vec![];
        let (mut kept, mut wrong) = (left.clone(), self.negative.clone());
        while !wrong.is_empty() {
            if literals.len() == MOST_IN_CASE {
                return None;
            }
            let score = |&literal: &usize| {
                let Literal { text, bits, .. } = &self.literals[literal];
                let (keeps, leaves) = (kept.shared(bits), wrong.shared(bits));
                // Share of right ones among the remaining positions, in millionths.
                let share = keeps as u64 * 1_000_000 / (keeps + leaves).max(1) as u64;
                (share, keeps, std::cmp::Reverse(text.len()), std::cmp::Reverse(literal))
            };
            let better = |&literal: &usize| {
                let bits = &self.literals[literal].bits;
                bits.contains(seed) && wrong.shared(bits) < wrong.count()
            };
            let best = (0..self.literals.len()).filter(better).max_by_key(score)?;
            kept = kept.and(&self.literals[best].bits);
            wrong = wrong.and(&self.literals[best].bits);
            literals.push(best);
        }
        (!literals.is_empty()).then(|| self.together(literals))
    }
}

/// All positions.
fn everywhere(some: &Bits) -> Bits {
    some.or(&some.opposite())
}

/// Some ways to cover `all` by few of the sets: the cheapest cover by one or two, and a greedy one by
/// several, without superfluous sets.
fn covers(all: &Bits, sets: &[(usize, Bits)], cost: impl Fn(usize) -> usize) -> Vec<Vec<usize>> {
    let mut covers: Vec<Vec<usize>> = vec![];
    let whole = sets.iter().filter(|(_, bits)| all.within(bits));
    covers.extend(whole.map(|(set, _)| vec![*set]));
    if !covers.is_empty() {
        return covers;
    }
    let mut largest: Vec<&(usize, Bits)> = sets.iter().collect();
    largest.sort_by_key(|(set, bits)| (std::cmp::Reverse(bits.count()), *set));
    largest.truncate(MOST_PAIRED);
    for (index, (first, bits)) in largest.iter().enumerate() {
        if limits::watch::is_stopped() {
            break;
        }
        let left = all.less(bits);
        let partners = largest[..index].iter().filter(|(_, other)| left.within(other));
        covers.extend(partners.map(|(second, _)| vec![*first, *second]));
    }
    covers.sort_by_key(|cover| (cover.iter().map(|&set| cost(set)).sum::<usize>(), cover.clone()));
    covers.truncate(MOST_GIVEN);
    covers.extend(greedy(all, sets, &cost));
    covers
}

fn greedy(all: &Bits, sets: &[(usize, Bits)], cost: &impl Fn(usize) -> usize) -> Option<Vec<usize>> {
    let mut left = all.clone();
    let mut chosen: Vec<&(usize, Bits)> = vec![];
    while !left.is_empty() {
        if chosen.len() == MOST_CASES || limits::watch::is_stopped() {
            return None;
        }
        let gain = |(set, bits): &&(usize, Bits)| {
            (left.shared(bits) * 1000 / cost(*set).max(1), std::cmp::Reverse(*set))
        };
        let best = sets.iter().max_by_key(gain).filter(|(_, bits)| !left.misses(bits))?;
        left = left.less(&best.1);
        chosen.push(best);
    }
    // Sets covered by later ones are superfluous.
    let mut index = 0;
    while index < chosen.len() {
        let others = chosen.iter().enumerate().filter(|(other, _)| *other != index);
        let union = others.fold(all.less(all), |union, (_, (_, bits))| union.or(bits));
        if all.within(&union) {
            chosen.remove(index);
        } else {
            index += 1;
        }
    }
    Some(chosen.into_iter().map(|(set, _)| *set).collect())
}
