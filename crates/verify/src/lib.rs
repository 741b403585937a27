//! Certificates of all kinds checked, and compared with the games they are said to be about.
#![forbid(unsafe_code)]

mod claims;

use dashu_int::UBig;
use kernel_heaps::{PeriodTheorem, QuotientTheorem, check_period, check_quotient};
use kernel_residues::{Family, Flaw};
use limits::Limits;
use rules::Convention;
use std::fmt;

pub use claims::{claim_of, made, of_family};
pub use kernel_boards as boards;
pub use kernel_boards::Rejection as BoardsRejection;
pub use kernel_heaps::Rejection as HeapsRejection;
pub use kernel_sizes as sizes;

/// Theorem of a certificate.
#[derive(Clone, Debug, PartialEq)]
pub enum Theorem {
    /// A claim about all positions of a game.
    Claim(Box<Shown>),
    /// A claim about any number of heaps, or rows of any length.
    Sizes(Box<kernel_sizes::Theorem>),
    /// A period of nim-values of heaps.
    Period(PeriodTheorem),
    /// A misère quotient of heaps.
    Quotient(QuotientTheorem),
    /// The nim-value of a position on a board.
    Nimber(Box<kernel_boards::Theorem>),
    /// Who wins on boards of all sizes, by strategies by symmetry.
    Mirror(Box<kernel_boards::mirror::Game>),
}

/// A claim that a certificate shows.
#[derive(Clone, Debug, PartialEq)]
pub struct Shown {
    /// The statement that is proved: without moduli about one game, with them about games with all values of parameters.
    pub family: Family,
    /// Number of definitions.
    pub definitions: usize,
    /// Number of states of the tables of the certificate.
    pub states: usize,
    /// Number of demands.
    pub demands: usize,
}

impl Shown {
    /// A theorem of the kernel about a family.
    pub fn new(family: Family, theorem: &kernel::Theorem) -> Shown {
        let &kernel::Theorem { definitions, states, demands, .. } = theorem;
        Shown { family, definitions, states, demands }
    }
}

impl Theorem {
    /// Rules of the game of heaps, as in the statement of the certificate.
    pub fn rules(&self) -> Vec<String> {
        match self {
            Theorem::Claim(_) | Theorem::Sizes(_) | Theorem::Nimber(_) | Theorem::Mirror(_) => vec![],
            Theorem::Period(theorem) => theorem.heaps.lines(),
            Theorem::Quotient(theorem) => theorem.heaps.lines(),
        }
    }
}

/// Reason why a certificate is not accepted.
#[derive(Clone, Debug, PartialEq)]
pub enum Rejection {
    /// A certificate of a claim is wrong, or a limit was reached.
    Claim(Box<Refused>),
    /// The moduli of a certificate do not fit its statement.
    Moduli(Flaw),
    /// A certificate for all sizes has a statement that its checker does not know.
    Unsized,
    /// A sentence of a certificate for all sizes fails.
    Sentence {
        /// Its purpose.
        purpose: kernel_sizes::Purpose,
        /// Its number, from 1.
        number: usize,
    },
    /// A certificate of nim-values or of a misère quotient is wrong, or a limit was reached.
    Heaps(HeapsRejection),
    /// A certificate of a nim-value on a board is wrong, or a limit was reached.
    Boards(BoardsRejection),
    /// The text does not begin like a certificate.
    Unknown,
    /// A certificate of version 1, which has the text of a game.
    Old,
    /// A name in the statement looks like another one or like a word of formulas, or mixes scripts.
    Deceptive(String),
    /// The statement is about no claim of the game that was named.
    OtherGame,
    /// It is correct, and not compared with the game that was named.
    Uncompared(Uncompared),
}

/// Reason why a statement is not compared with a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Uncompared {
    /// It is about heaps.
    Heaps,
    /// A limit was reached before the statement of the game was made.
    Spent,
}

/// Claim of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claimed {
    /// The game with its parameters.
    pub game: String,
    /// The convention of play.
    pub convention: Convention,
    /// Number of the claim in the text, from 1.
    pub claim: usize,
    /// Number of components, or length of a row.
    pub size: Option<usize>,
    /// `true` if it is about all numbers of components, or all lengths.
    pub all_sizes: bool,
    /// `true` if a value v is stated as a heap of Nim beside the game, written as 2^v.
    pub heap: bool,
    /// The claim, as the text says it.
    pub text: String,
}

/// Rejection by the checker of claims, with what its words say.
#[derive(Clone, Debug, PartialEq)]
pub struct Refused {
    /// The reason.
    pub why: kernel::Rejection,
    /// Line and column of an error in the text, from 1.
    pub place: Option<(usize, usize)>,
    /// Numbers of a counterexample.
    pub numbers: Vec<UBig>,
    /// Their names in the certificate.
    pub names: Vec<String>,
    /// A definition that is missing, as the certificate would say it.
    pub missing: Option<String>,
}

impl Rejection {
    /// Returns `true` if a limit was reached before it was decided.
    pub fn is_undecided(&self) -> bool {
        match self {
            Rejection::Claim(refused) => refused.is_undecided(),
            Rejection::Heaps(rejection) => rejection.is_undecided(),
            Rejection::Boards(rejection) => rejection.is_undecided(),
            Rejection::Uncompared(_) => true,
            Rejection::Moduli(_)
            | Rejection::Unsized
            | Rejection::Sentence { .. }
            | Rejection::Unknown
            | Rejection::Old
            | Rejection::Deceptive(_)
            | Rejection::OtherGame => false,
        }
    }
}

impl fmt::Display for Rejection {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Rejection::Claim(refused) => write!(out, "{:?}", refused.why),
            Rejection::Moduli(flaw) => write!(out, "{flaw:?}"),
            Rejection::Unsized => out.write_str("unsized"),
            Rejection::Sentence { purpose, number } => write!(out, "sentence {number} {purpose:?}"),
            Rejection::Heaps(rejection) => rejection.fmt(out),
            Rejection::Boards(rejection) => rejection.fmt(out),
            Rejection::Unknown => out.write_str("unknown"),
            Rejection::Old => out.write_str("version-1"),
            Rejection::Deceptive(name) => write!(out, "deceptive {name:?}"),
            Rejection::OtherGame => out.write_str("other-game"),
            Rejection::Uncompared(why) => write!(out, "uncompared {why:?}"),
        }
    }
}

impl std::error::Error for Rejection {}

impl Refused {
    fn new(text: &str, why: kernel::Rejection) -> Refused {
        let place = match &why {
            kernel::Rejection::Text { at, .. } => {
                let before = text.get(..*at).unwrap_or(text);
                let column = before.rsplit('\n').next().map_or(0, |line| line.chars().count());
                Some((1 + before.matches('\n').count(), 1 + column))
            }
            _ => None,
        };
        let (words, definition): (&[Vec<u8>], _) = match &why {
            kernel::Rejection::Differs { words, .. }
            | kernel::Rejection::Floor { words, .. }
            | kernel::Rejection::Fails { words, .. } => (words, None),
            kernel::Rejection::Undefined(definition) => (&[], Some(definition)),
            _ => (&[], None),
        };
        let limits = kernel::Limits::of(text.len());
        let parted = |text| kernel_residues::Certificate::parse(text, &kernel::Meter::new(limits)).ok();
        let sized = |text| {
            let meter = kernel::Meter::new(kernel::Limits::of(str::len(text)));
            kernel_sizes::Certificate::parse(text, &meter).ok().map(|(certificate, _)| certificate.tables)
        };
        let read = kernel::Certificate::parse(text).ok();
        let read = read.or_else(|| Some(parted(text)?.parted)).or_else(|| sized(text));
        let numbers = read
            .as_ref()
            .map_or(vec![], |read| words.iter().map(|word| worth(read.statement.numeration, word)).collect());
        let count = numbers.len() as u32;
        let names = match (&why, &read) {
            (kernel::Rejection::Fails { .. }, Some(read)) => {
                (0..count).map(|number| elaborate::text::number(&read.statement, number)).collect()
            }
            (kernel::Rejection::Differs { name, .. }, Some(read)) => {
                let found = read.definitions.iter().find(|(other, ..)| other == name);
                found.map_or(vec![], |(_, definition, _)| elaborate::text::numbers(definition))
            }
            _ => vec![],
        };
        let missing = read
            .zip(definition)
            .map(|(read, definition)| elaborate::text::definition(definition, &read.statement.automata));
        Refused { why, place, numbers, names, missing }
    }

    /// Returns `true` if a limit was reached before it was decided.
    pub fn is_undecided(&self) -> bool {
        use kernel::Rejection::{Large, Memory, Steps, Stopped, Wide};
        matches!(self.why, Steps | Memory | Stopped | Large | Wide)
    }
}

/// Value of a word: what has been read, by the states of words (see the checker's page on numerations).
fn worth(numeration: kernel::Numeration, word: &[u8]) -> UBig {
    let mut parts = [const { UBig::ZERO }; kernel::MOST_DEGREE];
    for &digit in word {
        let terms = parts.iter().zip(numeration.coefficients());
        let here = terms.map(|(part, coefficient)| part * coefficient).sum::<UBig>() + digit;
        let stays = if numeration.repeats() { parts[1].clone() } else { UBig::ZERO };
        parts.rotate_right(1);
        parts[0] = here;
        parts[1] += stays;
        parts[numeration.states().into()..].fill(UBig::ZERO);
    }
    parts.into_iter().sum()
}

/// First words of certificates.
const HEADS: [(&str, Kind); 10] = [
    ("(certificate ", Kind::Claim),
    ("(residues ", Kind::Residues),
    ("(sizes ", Kind::Sizes),
    ("(period ", Kind::Period),
    ("(quotient ", Kind::Quotient),
    ("(nimbers ", Kind::Nimbers),
    ("(mirror ", Kind::Mirror),
    ("bouton certificate ", Kind::Old),
    ("bouton period ", Kind::Old),
    ("bouton quotient ", Kind::Old),
];

/// Kind of a certificate.
#[derive(Clone, Copy)]
enum Kind {
    Claim,
    Residues,
    Sizes,
    Period,
    Quotient,
    Nimbers,
    Mirror,
    Old,
}

/// Kind of the certificate that begins with a line, if one does.
fn begins(line: &str) -> Option<Kind> {
    HEADS.iter().find(|(head, _)| line.starts_with(head)).map(|&(_, kind)| kind)
}

/// Checks the text of a certificate of any kind.
///
/// ```
/// let rejection = verify::verify("certificate 2\n", &limits::Limits::none()).unwrap_err();
/// assert_eq!(rejection, verify::Rejection::Unknown);
/// ```
pub fn verify(text: &str, limits: &Limits) -> Result<Theorem, Rejection> {
    match text.lines().find_map(begins) {
        Some(Kind::Claim) => {
            let theorem = check(text, limits)?;
            named(Shown::new(theorem.statement.clone().into(), &theorem))
        }
        Some(Kind::Residues) => {
            let (family, theorem) = check_residues(text, limits)?;
            named(Shown::new(family, &theorem))
        }
        Some(Kind::Sizes) => named_sizes(check_sizes(text, limits)?),
        Some(Kind::Period) => {
            small(limits, |most| check_period(text, most)).map(Theorem::Period).map_err(Rejection::Heaps)
        }
        Some(Kind::Quotient) => {
            small(limits, |most| check_quotient(text, most)).map(Theorem::Quotient).map_err(Rejection::Heaps)
        }
        Some(Kind::Nimbers) => check_nimber(text, limits),
        Some(Kind::Mirror) => check_mirror(text, limits),
        Some(Kind::Old) => Err(Rejection::Old),
        None => Err(Rejection::Unknown),
    }
}

/// Checks every certificate in a text, one after another.
///
/// ```
/// let text = "(period 2)\n(heaps n (move (m) (= n (+ m 1)) (to m)))\n(repeats 0 2)\n".repeat(2);
/// assert_eq!(verify::verify_all(&text, &limits::Limits::none()).len(), 2);
/// ```
pub fn verify_all(text: &str, limits: &Limits) -> Vec<Result<Theorem, Rejection>> {
    parts(text).into_iter().map(|part| verify(part, limits)).collect()
}

/// The certificates in a text: each begins with a line that no other line of a certificate begins like.
pub fn parts(text: &str) -> Vec<&str> {
    let mut heads = vec![];
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        if begins(line).is_some() {
            heads.push(at);
        }
        at += line.len();
    }
    // What stands before the first belongs to it.
    if let Some(first) = heads.first_mut() {
        *first = 0;
    } else {
        heads.push(0);
    }
    let ends = heads.iter().skip(1).copied().chain([text.len()]);
    heads.iter().zip(ends).map(|(&from, to)| &text[from..to]).collect()
}

/// A theorem, unless a reader of its statement would take a name for another. The checker compares names letter by letter.
fn named(shown: Shown) -> Result<Theorem, Rejection> {
    let Family { moduli, statement } = &shown.family;
    let relations = moduli.iter().map(|modulus| &*modulus.name);
    let automata = statement.automata.iter().map(|automaton| &*automaton.name);
    match rules::deceptive(statement.places.iter().map(String::as_str).chain(relations).chain(automata)) {
        Some(name) => Err(Rejection::Deceptive(name.into())),
        None => Ok(Theorem::Claim(Box::new(shown))),
    }
}

/// The same of a theorem for all sizes.
fn named_sizes(theorem: kernel_sizes::Theorem) -> Result<Theorem, Rejection> {
    let kernel_sizes::Statement { entry, totals, .. } = &theorem.statement;
    let names = [entry.iter().collect::<Vec<_>>(), totals.iter().map(|total| &total.name).collect()];
    match names.iter().find_map(|names| rules::deceptive(names.iter().map(|name| name.as_str()))) {
        Some(name) => Err(Rejection::Deceptive(name.into())),
        None => Ok(Theorem::Sizes(Box::new(theorem))),
    }
}

/// Statement about a game, as a checker reads it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stated {
    /// A claim about positions of one size.
    Family(Family),
    /// A claim about all sizes.
    Sizes(kernel_sizes::Statement),
}

/// The statement of a certificate of a claim.
pub fn stated(text: &str) -> Option<Stated> {
    if let Ok(certificate) = kernel::Certificate::parse(text) {
        return Some(Stated::Family(certificate.statement.into()));
    }
    let meter = || kernel::Meter::new(kernel::Limits::of(text.len()));
    if let Ok(certificate) = kernel_residues::Certificate::parse(text, &meter()) {
        return Some(Stated::Family(certificate.family));
    }
    let (certificate, _) = kernel_sizes::Certificate::parse(text, &meter()).ok()?;
    Some(Stated::Sizes(certificate.statement))
}

/// Checks a certificate of a claim about all sizes.
pub fn check_sizes(text: &str, limits: &Limits) -> Result<kernel_sizes::Theorem, Rejection> {
    allowed(text, limits, |own| kernel_sizes::check(text, own)).map_err(|why| match why {
        kernel_sizes::Rejection::Kernel(why) => Rejection::Claim(Box::new(Refused::new(text, why))),
        kernel_sizes::Rejection::Flaw(kernel_sizes::Flaw::Form) => Rejection::Unsized,
        kernel_sizes::Rejection::Fails { purpose, number, .. } => Rejection::Sentence { purpose, number },
    })
}

/// Checks a certificate of a claim.
pub fn check(text: &str, limits: &Limits) -> Result<kernel::Theorem, Rejection> {
    let checked = allowed(text, limits, |own| kernel::check(text, own));
    checked.map_err(|why| Rejection::Claim(Box::new(Refused::new(text, why))))
}

/// Checks a certificate of a claim with moduli.
pub fn check_residues(text: &str, limits: &Limits) -> Result<(Family, kernel::Theorem), Rejection> {
    allowed(text, limits, |own| kernel_residues::check(text, own)).map_err(|why| match why {
        kernel_residues::Rejection::Kernel(why) => Rejection::Claim(Box::new(Refused::new(text, why))),
        kernel_residues::Rejection::Flaw(flaw) => Rejection::Moduli(flaw),
    })
}

/// Checks a text within limits.
fn allowed<T>(text: &str, limits: &Limits, check: impl FnOnce(kernel::Limits) -> T) -> T {
    within(limits, |most| {
        let own = kernel::Limits::of(text.len());
        let bytes = most.memory.map_or(own.bytes, |bytes| usize::try_from(bytes).unwrap_or(usize::MAX));
        check(kernel::Limits { bytes: bytes.min(own.bytes), stop: &|| most.stopped().is_some(), ..own })
    })
}

/// Checks a period or a quotient within limits.
pub fn small<T>(limits: &Limits, check: impl FnOnce(kernel_heaps::Limits) -> T) -> T {
    within(limits, |limits| {
        let most = kernel_heaps::most();
        let bytes = limits.memory.and_then(|bytes| usize::try_from(bytes).ok());
        check(kernel_heaps::Limits {
            steps: limits.steps.unwrap_or(most.steps),
            bytes: bytes.map_or(most.bytes, |bytes| bytes.min(most.bytes)),
            stop: &|| limits.stopped().is_some(),
        })
    })
}

/// Checks the certificate of a nim-value on a board.
fn check_nimber(text: &str, limits: &Limits) -> Result<Theorem, Rejection> {
    let theorem = on_boards(limits, |most| kernel_boards::check(text, most))?;
    honest(&theorem.statement.names)?;
    Ok(Theorem::Nimber(Box::new(theorem)))
}

/// Checks the certificate of strategies by symmetry.
fn check_mirror(text: &str, limits: &Limits) -> Result<Theorem, Rejection> {
    let game = on_boards(limits, |most| kernel_boards::mirror::check(text, most))?;
    honest(&game.names)?;
    Ok(Theorem::Mirror(Box::new(game)))
}

/// Checks something about boards within limits.
fn on_boards<T>(
    limits: &Limits,
    check: impl FnOnce(kernel_boards::Limits) -> Result<T, BoardsRejection>,
) -> Result<T, Rejection> {
    let checked = within(limits, |limits| {
        let most = kernel_boards::most();
        let bytes = limits.memory.and_then(|bytes| usize::try_from(bytes).ok());
        let stop = || limits.stopped().is_some();
        let steps = limits.steps.unwrap_or(most.steps);
        check(kernel_boards::Limits { steps, bytes: bytes.unwrap_or(most.bytes), stop: &stop })
    });
    checked.map_err(Rejection::Boards)
}

/// Names of letters that cannot be taken for others.
fn honest(names: &[String]) -> Result<(), Rejection> {
    match rules::deceptive(names.iter().map(String::as_str)) {
        Some(name) => Err(Rejection::Deceptive(name.into())),
        None => Ok(()),
    }
}

/// Checks something within limits.
pub fn within<T>(limits: &Limits, check: impl FnOnce(&Limits) -> T) -> T {
    let quiet = Limits { progress: None, ..limits.clone() };
    limits.watching(|| check(&quiet))
}
