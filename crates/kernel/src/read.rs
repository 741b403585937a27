//! Statements read from text.

use crate::numeration::{MOST_DEGREE, Numeration};
use crate::rejection::{Result, TextFlaw};
use crate::scope::{MOST_NUMBERS, Names, Scope, name};
use crate::statement::{Automaton, Certainty, Choice, Claim, Move, Statement, Verdict};
use crate::text::{Kind, Text, flaw};

/// A numeration: a word and numbers.
fn numeration(text: &Text, item: usize, rest: &[usize]) -> Result<Numeration> {
    let [kind, numbers @ ..] = rest else { return text.expected(item, "numeration") };
    let numbers = numbers.iter().map(|&it| Ok(text.number(it, 36)? as u8)).collect::<Result<Vec<u8>>>()?;
    let all: [u8; MOST_DEGREE] = std::array::from_fn(|at| numbers.get(at).copied().unwrap_or(0));
    let falls = numbers.len() <= MOST_DEGREE && (1..MOST_DEGREE).all(|from| all[from..] < all[..]);
    match (text.word(*kind, "numeration")?, &*numbers) {
        ("base", &[base]) if base >= 2 => Ok(Numeration::Base(base)),
        ("quadratic", &[t @ 1..=9]) => Ok(Numeration::Quadratic(t)),
        ("difference", &[a @ 3..=36, b]) if (1..=a - 2).contains(&b) => Ok(Numeration::Difference(a, b)),
        ("recurrence", &[1..=35, .., 1..=35]) if falls => Ok(Numeration::Recurrence(all)),
        _ => text.expected(*kind, "numeration"),
    }
}

fn verdict(text: &Text, item: usize) -> Result<Verdict> {
    match text.word(item, "verdict")? {
        "lost" => Ok(Verdict::Lost),
        "won" => Ok(Verdict::Won),
        "draw" => Ok(Verdict::Draw),
        _ => text.expected(item, "verdict"),
    }
}

impl Statement {
    /// The statement that is the only item of a text.
    pub fn parse(text: &str) -> Result<Statement> {
        let text = Text::read(text)?;
        match *text.top {
            [item] => Statement::read(&text, item, None),
            _ => flaw(0, TextFlaw::Expected("statement")),
        }
    }

    /// Its parts, in the order in which they have to stand. Formulas may speak of relations that are defined elsewhere,
    /// which have a number, and numbers that they read.
    pub fn read(text: &Text, item: usize, defined: Option<&Names>) -> Result<Statement> {
        let mut parts = Parts { text, items: text.rest(item, "statement")?, next: 0 };
        let Some((at, _, rest)) = parts.take(&["numeration"])? else {
            return text.expected(item, "numeration");
        };
        let numeration = numeration(text, at, rest)?;
        let (mut automata, mut assuming, mut places) = (vec![], vec![], vec![]);
        while let Some((at, _, rest)) = parts.take(&["automaton"])? {
            let made = automaton(text, at, rest, &Scope::new(numeration, &automata, &[]))?;
            automata.push(made);
        }
        while let Some([said]) = parts.of("assuming")? {
            match text.items[said].kind {
                Kind::Quoted(words) => assuming.push(words.to_string()),
                _ => return text.expected(said, "text"),
            }
        }
        let Some((at, _, rest @ [_, ..])) = parts.take(&["places"])? else {
            return text.expected(item, "places");
        };
        for &item in rest {
            places.push(name(text, item)?);
        }
        Scope::new(numeration, &automata, &[]).named(text, rest)?;
        if places.len() > MOST_NUMBERS / 2 {
            return flaw(text.at(at), TextFlaw::Number);
        }
        let scope = || Scope { defined, ..Scope::new(numeration, &automata, &places) };
        let sorted = parts.of::<0>("sorted")?.is_some();
        let (mut laws, mut ends, mut moves, mut choices) = (vec![], vec![], vec![], vec![]);
        while let Some([formula]) = parts.of("law")? {
            laws.push(scope().formula(text, formula)?);
        }
        while let Some([fate, formula]) = parts.of("end")? {
            ends.push((verdict(text, fate)?, scope().formula(text, formula)?));
        }
        let Some([fate]) = parts.of("stuck")? else { return text.expected(item, "stuck") };
        let stuck = verdict(text, fate)?;
        while let Some((at, ..)) = parts.take(&["move", "may", "can"])? {
            moves.push(Move::read(text, at, scope())?);
        }
        while let Some((at, _, rest)) = parts.take(&["choice"])? {
            choices.push(choice(text, at, rest, &mut scope(), places.len())?);
        }
        let claim = claim(text, &mut parts, &scope)?;
        match (parts.items.get(parts.next), &claim) {
            (Some(&item), _) => text.expected(item, "end of the statement"),
            (None, Claim::Outcomes([None, None, None])) => text.expected(item, "claim"),
            (None, _) => Ok(Statement {
                numeration,
                automata,
                assuming,
                places,
                sorted,
                laws,
                ends,
                stuck,
                moves,
                choices,
                claim,
            }),
        }
    }
}

/// The claim of a statement, which is its last part; `scope` has the numbers of a position.
fn claim<'s>(text: &Text, parts: &mut Parts, scope: &impl Fn() -> Scope<'s>) -> Result<Claim> {
    // With one more number, named by a list.
    let one = |bound: usize| {
        let mut scope = scope();
        match scope.bind(text, bound)?.len() {
            1 => Ok(scope),
            _ => flaw(text.at(bound), TextFlaw::Arity),
        }
    };
    if let Some([bound, formula]) = parts.of("value")? {
        let value = one(bound)?.formula(text, formula)?;
        return Ok(match parts.of("same")? {
            Some([bound, formula]) => Claim::Recursion(value, one(bound)?.formula(text, formula)?),
            None => Claim::Value(value),
        });
    }
    let mut outcomes = [None, None, None];
    for (outcome, head) in outcomes.iter_mut().zip(["lost", "won", "draw"]) {
        if let Some([formula]) = parts.of(head)? {
            *outcome = Some(scope().formula(text, formula)?);
        }
    }
    Ok(Claim::Outcomes(outcomes))
}

/// Parts of a statement that have not been read.
struct Parts<'r, 't> {
    text: &'r Text<'t>,
    items: &'r [usize],
    next: usize,
}

impl<'r, 't> Parts<'r, 't> {
    /// The next part, if it begins with one of these words: the item, the word, and what follows it.
    fn take(&mut self, heads: &[&str]) -> Result<Option<(usize, &'t str, &'r [usize])>> {
        let Some(&item) = self.items.get(self.next) else { return Ok(None) };
        let (head, rest) = self.text.form(item, "part of a statement")?;
        let fits = heads.contains(&head);
        self.next += usize::from(fits);
        Ok(fits.then_some((item, head, rest)))
    }

    /// The next part, which has so many items after its word.
    fn of<const N: usize>(&mut self, head: &str) -> Result<Option<[usize; N]>> {
        let Some((at, _, rest)) = self.take(&[head])? else { return Ok(None) };
        rest.try_into().map_or_else(|_| flaw(self.text.at(at), TextFlaw::Arity), |rest| Ok(Some(rest)))
    }
}

impl Move {
    /// The move that an item of a text writes down, from a position with the numbers of a scope.
    pub fn read(text: &Text, at: usize, mut scope: Scope) -> Result<Move> {
        let places = scope.numbers.len();
        let (head, rest) = text.form(at, "move")?;
        let [bound, rest @ ..] = rest else { return flaw(text.at(at), TextFlaw::Arity) };
        let certainty = match head {
            "move" => Certainty::Exact,
            "may" => Certainty::Possible,
            _ => Certainty::Sure,
        };
        let bound = scope.bind(text, *bound)?;
        let (mut when, mut parts) = (vec![], vec![]);
        for &item in rest {
            match text.form(item, "formula") {
                Ok(("to", numbers)) => {
                    if numbers.len() != places {
                        return flaw(text.at(item), TextFlaw::Arity);
                    }
                    parts.push(scope.numbers(text, numbers)?);
                }
                _ if parts.is_empty() => when.push(scope.formula(text, item)?),
                _ => return text.expected(item, "to"),
            }
        }
        // Only the position and what the move binds may be named where it leads.
        match parts.iter().flatten().any(|number| *number as usize >= places + bound.len()) {
            true => flaw(text.at(at), TextFlaw::Unbound),
            false => Ok(Move { certainty, bound, when, parts }),
        }
    }
}

fn choice(text: &Text, at: usize, rest: &[usize], scope: &mut Scope, places: usize) -> Result<Choice> {
    let [chosen, when, with, rest @ ..] = rest else { return flaw(text.at(at), TextFlaw::Arity) };
    let [inner] = text.parts(*when, "if")?;
    let when = scope.formula(text, inner)?;
    let chosen = scope.bind(text, *chosen)?;
    let [inner] = text.parts(*with, "with")?;
    let with = scope.formula(text, inner)?;
    let mut results = vec![];
    for &item in rest {
        let [numbers, formula] = text.parts(item, "to")?;
        let numbers = scope.bind(text, numbers)?;
        if numbers.len() != places {
            return flaw(text.at(item), TextFlaw::Arity);
        }
        let formula = scope.formula(text, formula)?;
        // Results know nothing of one another.
        numbers.iter().for_each(|number| _ = scope.visible.remove(number));
        results.push((numbers, formula));
    }
    Ok(Choice { chosen, when, with, results })
}

fn automaton(text: &Text, at: usize, parts: &[usize], scope: &Scope) -> Result<Automaton> {
    let [named, numbers, accept, rest @ ..] = parts else { return flaw(text.at(at), TextFlaw::Arity) };
    let name = name(text, *named)?;
    if scope.automata.iter().any(|other| other.name == name) {
        return flaw(text.at(*named), TextFlaw::Again);
    }
    let numbers = text.number(*numbers, MOST_NUMBERS as u64)? as u32;
    let state = |item: &usize| text.number(*item, 1 << 24).map(|state| state as u32);
    let accepting = text.rest(*accept, "accept")?.iter().map(state).collect::<Result<Vec<u32>>>()?;
    let mut transitions: Vec<(u32, Vec<u8>, u32)> = vec![];
    for &item in rest {
        let [from, digits, to] = text.parts(item, "go")?;
        let most = u64::from(scope.numeration.radix()) - 1;
        let read = text.list(digits, "digits")?;
        let digits =
            read.iter().map(|&digit| Ok(text.number(digit, most)? as u8)).collect::<Result<Vec<u8>>>()?;
        let (from, to) = (state(&from)?, state(&to)?);
        let rises = transitions.last().is_none_or(|(last, before, _)| (*last, before) < (from, &digits));
        if digits.len() != numbers as usize || !rises {
            return flaw(text.at(item), TextFlaw::Arity);
        }
        transitions.push((from, digits, to));
    }
    match accepting.is_sorted_by(|a, b| a < b) {
        true => Ok(Automaton { name, numbers, accepting, transitions }),
        false => flaw(text.at(*accept), TextFlaw::Number),
    }
}
