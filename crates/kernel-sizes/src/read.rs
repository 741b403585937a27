//! Statements and certificates read from text.

use crate::flaw::{Flaw, Rejection};
use crate::statement::{Claim, Falls, Fold, Item, Law, Reasons, Shape, Statement, Step, Total};
use kernel::text::{Text, flaw};
use kernel::{Certainty, Move, Numeration, Scope, TextFlaw, Variable, Verdict};

type Result<T> = std::result::Result<T, Rejection>;
type Read<T> = std::result::Result<T, kernel::Rejection>;

/// Most numbers of a heap.
const MOST_NUMBERS: usize = 8;
/// Most entries that a window sees, and most totals.
const MOST: usize = 4;
/// Most heaps that a move changes.
const MOST_HEAPS: u64 = 1 << 24;

/// Parts of a list that have not been read.
struct Parts<'r, 't> {
    text: &'r Text<'t>,
    items: &'r [usize],
    next: usize,
}

impl<'r> Parts<'r, '_> {
    /// The rest of the next part, if that begins with this word.
    fn take(&mut self, head: &str) -> Result<Option<(usize, &'r [usize])>> {
        let Some(&item) = self.items.get(self.next) else { return Ok(None) };
        let (found, rest) = self.text.form(item, "part of a statement")?;
        self.next += usize::from(found == head);
        Ok((found == head).then_some((item, rest)))
    }

    /// The next part, which has so many items after its word.
    fn of<const N: usize>(&mut self, head: &str) -> Result<Option<[usize; N]>> {
        let Some((at, rest)) = self.take(head)? else { return Ok(None) };
        match rest.try_into() {
            Ok(rest) => Ok(Some(rest)),
            Err(_) => Ok(flaw(self.text.at(at), TextFlaw::Arity)?),
        }
    }
}

fn scope(names: &[String]) -> Scope<'static> {
    Scope::new(Numeration::Base(2), &[], names)
}

/// So many different names.
fn names(text: &Text, at: usize, items: &[usize], most: usize) -> Result<Vec<String>> {
    if items.is_empty() || items.len() > most {
        return Ok(flaw(text.at(at), TextFlaw::Arity)?);
    }
    scope(&[]).named(text, items)?;
    Ok(items.iter().map(|&item| kernel::name(text, item)).collect::<Read<_>>()?)
}

impl Statement {
    /// The statement that is the only item of a text.
    pub fn parse(text: &str) -> Result<Statement> {
        let text = Text::read(text)?;
        match *text.top {
            [item] => Statement::read(&text, item),
            _ => Ok(flaw(0, TextFlaw::Expected("statement"))?),
        }
    }

    /// Its parts, in the order in which they have to stand.
    pub(crate) fn read(text: &Text, item: usize) -> Result<Statement> {
        let mut parts = Parts { text, items: text.rest(item, "statement")?, next: 0 };
        let (shape, entry) = match (parts.take("heaps")?, parts.of::<4>("row")?) {
            (Some((at, [most, rest @ ..])), _) => match text.number(*most, MOST_HEAPS)? {
                0 => return Ok(flaw(text.at(*most), TextFlaw::Number)?),
                most => (Shape::Heaps(most as u32), names(text, at, rest, MOST_NUMBERS)?),
            },
            (None, Some(rest)) => {
                let entry = names(text, item, &rest, 4)?;
                (Shape::Row(parts.of::<0>("sorted")?.is_some()), entry)
            }
            _ => return Ok(text.expected(item, "heaps")?),
        };
        let row = matches!(shape, Shape::Row(_));
        let mut laws = vec![];
        while let Some((at, rest)) = parts.take("law")? {
            let (names, formula) = match rest {
                [formula] if !row => (entry.clone(), formula),
                [list, formula] if row => (names(text, *list, text.list(*list, "numbers")?, 2)?, formula),
                _ => return Ok(flaw(text.at(at), TextFlaw::Arity)?),
            };
            let formula = scope(&names).formula(text, *formula)?;
            laws.push(Law { names, formula });
        }
        let Some([verdict]) = parts.of("stuck")? else { return Ok(text.expected(item, "stuck")?) };
        let stuck = match text.word(verdict, "verdict")? {
            "lost" => Verdict::Lost,
            "won" => Verdict::Won,
            _ => return Ok(text.expected(verdict, "verdict")?),
        };
        let mut moves = vec![];
        while let Some((at, rest)) = parts.take("move")? {
            moves.push(if row { windowed(text, at, rest)? } else { plain(text, at, rest, &entry)? });
        }
        let (totals, claim) = claimed(text, item, &mut parts, &entry)?;
        if let Some(&item) = parts.items.get(parts.next) {
            return Ok(text.expected(item, "end of the statement")?);
        }
        let read = Statement { shape, entry, laws, stuck, moves, totals, claim };
        read.fits()?;
        Ok(read)
    }

    /// Looks whether the claim fits the game.
    pub fn fits(&self) -> Result<()> {
        let columns = matches!(self.claim, Claim::Columns(_));
        let fits = match self.shape {
            Shape::Heaps(most) => most == 1 || columns,
            Shape::Row(_) => !columns && self.stuck == Verdict::Lost,
        };
        let valued = matches!(self.claim, Claim::Value(_)) && self.stuck == Verdict::Won;
        if fits && !valued && columns == self.totals.is_empty() { Ok(()) } else { Err(Flaw::Form.into()) }
    }
}

/// Totals, and the claim.
fn claimed(text: &Text, item: usize, parts: &mut Parts, entry: &[String]) -> Result<(Vec<Total>, Claim)> {
    let counted = |list: usize, formula: usize| -> Result<kernel::Formula> {
        let mut scope = scope(entry);
        match *scope.bind(text, list)? {
            [_] => Ok(scope.formula(text, formula)?),
            _ => Ok(flaw(text.at(list), TextFlaw::Arity)?),
        }
    };
    let mut totals: Vec<Total> = vec![];
    while let Some([fold, name, list, formula]) = parts.of("total")? {
        let fold = match text.word(fold, "total")? {
            "xor" => Fold::Xor,
            "sum" => Fold::Sum,
            "max" => Fold::Max,
            _ => return Ok(text.expected(fold, "total")?),
        };
        let at = name;
        let name = kernel::name(text, at)?;
        if totals.iter().any(|other| other.name == name) {
            return Ok(flaw(text.at(at), TextFlaw::Again)?);
        }
        if totals.len() == MOST {
            return Ok(flaw(text.at(at), TextFlaw::Number)?);
        }
        totals.push(Total { name, fold, formula: counted(list, formula)? });
    }
    let names: Vec<String> = totals.iter().map(|total| total.name.clone()).collect();
    if let Some([formula]) = parts.of("lost")? {
        return Ok((totals, Claim::Lost(scope(&names).formula(text, formula)?)));
    }
    if let Some([list, formula]) = parts.of("value")? {
        let mut scope = scope(&names);
        return match *scope.bind(text, list)? {
            [_] => Ok((totals, Claim::Value(scope.formula(text, formula)?))),
            _ => Ok(flaw(text.at(list), TextFlaw::Arity)?),
        };
    }
    match parts.of("columns")? {
        Some([list, formula]) => Ok((totals, Claim::Columns(counted(list, formula)?))),
        None => Ok(text.expected(item, "claim")?),
    }
}

/// A move of a heap.
fn plain(text: &Text, at: usize, rest: &[usize], entry: &[String]) -> Result<Step> {
    let window = entry.iter().cloned().map(Item::Entry).collect();
    Ok(Step { window, of: step(text, at, rest, entry)? })
}

/// A move of a row.
fn windowed(text: &Text, at: usize, rest: &[usize]) -> Result<Step> {
    let [list, rest @ ..] = rest else { return Ok(flaw(text.at(at), TextFlaw::Arity)?) };
    let (mut window, mut seen) = (vec![], vec![]);
    for &item in text.list(*list, "window")? {
        match text.word(item, "name")? {
            ".." if window.last() == Some(&Item::Gap) => return Ok(text.expected(item, "name")?),
            ".." => window.push(Item::Gap),
            _ => {
                seen.push(item);
                window.push(Item::Entry(kernel::name(text, item)?));
            }
        }
    }
    let entries = names(text, *list, &seen, MOST)?;
    Ok(Step { window, of: step(text, at, rest, &entries)? })
}

/// The numbers that a move binds, its conditions, and the position to which it leads.
fn step(text: &Text, at: usize, rest: &[usize], places: &[String]) -> Result<Move> {
    let [bound, when @ .., to] = rest else { return Ok(flaw(text.at(at), TextFlaw::Arity)?) };
    let mut scope = scope(places);
    let bound = scope.bind(text, *bound)?;
    let when = when.iter().map(|&item| scope.formula(text, item)).collect::<Read<_>>()?;
    let numbers = text.rest(*to, "to")?;
    if numbers.len() != places.len() {
        return Ok(flaw(text.at(*to), TextFlaw::Arity)?);
    }
    let to = scope.numbers(text, numbers)?;
    if to.iter().any(|&number| number as usize >= places.len() + bound.len()) {
        return Ok(flaw(text.at(at), TextFlaw::Unbound)?);
    }
    Ok(Move { certainty: Certainty::Exact, bound, when, parts: vec![to] })
}

impl Reasons {
    /// Reads what stands between a statement and its tables; returns what is left.
    pub(crate) fn read<'r>(
        statement: &Statement,
        text: &Text,
        items: &'r [usize],
    ) -> Result<(Reasons, &'r [usize])> {
        let none = Reasons { falls: Falls::Count, names: [vec![], vec![]], among: None, blocked: None };
        if matches!(statement.claim, Claim::Columns(_)) {
            return Ok((none, items));
        }
        let [first, rest @ ..] = items else { return Ok(flaw(0, TextFlaw::Expected("falls"))?) };
        let mut rest = rest;
        let falls = match (statement.shape, text.rest(*first, "falls")?) {
            (Shape::Heaps(_), sums) => Falls::Ranks(scope(&statement.entry).ranks(text, sums)?),
            (Shape::Row(_), [word]) => match text.word(*word, "last")? {
                "last" => Falls::Last,
                "first" => Falls::First,
                _ => return Ok(text.expected(*word, "last")?),
            },
            _ => return Ok(text.expected(*first, "last")?),
        };
        let width = statement.totals.len() + usize::from(statement.tells_moves());
        let value = matches!(statement.claim, Claim::Value(_));
        let mut read = Reasons { falls, ..none };
        if let [item, after @ ..] = rest
            && text.form(*item, "blocked")?.0 == "among"
        {
            let [list, formula] = text.parts(*item, "among")?;
            read.names[0] = wide(text, list, width)?;
            read.among = Some(scope(&read.names[0]).formula(text, formula)?);
            rest = after;
        }
        let [item, rest @ ..] = rest else { return Ok(flaw(0, TextFlaw::Expected("blocked"))?) };
        let [list, formula] = text.parts(*item, "blocked")?;
        read.names[1] = wide(text, list, 2 * width + usize::from(value))?;
        read.blocked = Some(scope(&read.names[1]).formula(text, formula)?);
        Ok((read, rest))
    }
}

/// Exactly so many names.
fn wide(text: &Text, list: usize, width: usize) -> Result<Vec<String>> {
    let read = names(text, list, text.list(list, "numbers")?, width.max(1))?;
    if read.len() == width { Ok(read) } else { Ok(flaw(text.at(list), TextFlaw::Arity)?) }
}

/// Numbers from one on.
pub(crate) fn range(from: usize, count: usize) -> Vec<Variable> {
    (from as Variable..(from + count) as Variable).collect()
}
