//! Proves a list of claims and prints the time of each, in processor time, which other work disturbs less.
//!
//! `cargo run --release -p benches --bin proofs -- LIST [NAME ..] [--certificate] [--check] [--runs N]`
//!
//! A line of the list reads `NAME: GAME WORD ..`, or only `GAME WORD ..`. A word is `claim=2`, `size=3`,
//! `misere`, or a parameter of the game; `m=1..12` stands for twelve lines. Without a claim, all of that
//! convention and size are proved; with the word `wrong`, they are refuted at the smallest position, and with
//! `addable` the moves that can be added are found. With `turned`, the automaton of the losing positions is
//! found and proved, and refuted with each of its states inverted. Games are those of the catalogue, then
//! those of `crates/prove/tests/games`, `benches/proofs/wrong` and `crates/bouton/tests`.
#![forbid(unsafe_code)]

use automata::{Library as Tables, Meter, Numeration};
use bouton::claims::Counterexample;
use bouton::discover::{Goal, Learned, discover};
use bouton::proof::{Attempt, Attempted};
use bouton::words::Say;
use bouton::{Query, Variant, Workbench};
use kernel::Certificate;
use prove::{Addable, Answer, Question, Theorem, smallest};
use rules::{Convention, Instance, Library, Ruleset, Subject};
use rustix::time::{ClockId, clock_gettime};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

type Fallible<T> = Result<T, String>;

/// Options of the command line.
#[derive(Default)]
struct Wish {
    list: Option<PathBuf>,
    names: Vec<String>,
    certificate: bool,
    check: bool,
    runs: usize,
}

/// A line of the list, with its ranges expanded.
struct Line {
    name: String,
    game: String,
    words: Vec<String>,
}

/// A game with all settings of a line.
struct Asked {
    instance: Instance,
    typed: Vec<(String, rules::Argument)>,
    size: Option<usize>,
    claims: Vec<usize>,
    convention: Convention,
    wanted: Operation,
}

/// Operation on a claim.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Operation {
    Proof,
    Refutation,
    Addable,
    Turned,
}

/// Measurements of one claim; the median of all runs.
struct Measured {
    prove: Duration,
    write: Option<Duration>,
    check: Option<Duration>,
    numbers: Option<Numbers>,
}

/// Sizes of a certificate.
struct Numbers {
    definitions: usize,
    states: usize,
    bytes: usize,
}

fn main() -> ExitCode {
    let wish = match wish(std::env::args().skip(1)) {
        Ok(wish) => wish,
        Err(trouble) => return failed(&trouble),
    };
    match all(&wish) {
        Ok(()) => ExitCode::SUCCESS,
        Err(trouble) => failed(&trouble),
    }
}

fn failed(trouble: &str) -> ExitCode {
    eprintln!("{trouble}");
    ExitCode::FAILURE
}

fn wish(mut words: impl Iterator<Item = String>) -> Fallible<Wish> {
    let mut wish = Wish { runs: 1, ..Wish::default() };
    while let Some(word) = words.next() {
        match &*word {
            "--certificate" => wish.certificate = true,
            "--check" => wish.check = true,
            "--runs" => {
                let number = words.next().and_then(|word| word.parse().ok());
                wish.runs = number.filter(|&runs| runs > 0).ok_or("--runs wants a number from 1 on")?;
            }
            _ if wish.list.is_none() => wish.list = Some(word.into()),
            _ => wish.names.push(word),
        }
    }
    Ok(wish)
}

fn all(wish: &Wish) -> Fallible<()> {
    let list = wish.list.as_deref().ok_or("which list?")?;
    let text = read(list)?;
    println!("name\tclaim\tprove ms\twrite ms\tcheck ms\tdefinitions\tstates\tbytes");
    let mut troubles = 0;
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
        for line in lines(line) {
            if wish.names.is_empty() || wish.names.contains(&line.name) {
                troubles += rows(&line, wish)?;
            }
        }
    }
    if troubles == 0 { Ok(()) } else { Err(format!("{troubles} not as it should be")) }
}

fn read(path: &Path) -> Fallible<String> {
    std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

/// Lines with the ranges expanded.
fn lines(line: &str) -> Vec<Line> {
    let (name, said) = match line.split_once(": ") {
        Some((name, said)) => (Some(name), said),
        None => (None, line),
    };
    let mut all = vec![String::new()];
    for word in said.split_whitespace() {
        let words = written_out(word);
        all = all.iter().flat_map(|said| words.iter().map(move |word| format!("{said} {word}"))).collect();
    }
    let line = |said: String| {
        let mut words = said.split_whitespace().map(str::to_owned);
        let game = words.next().unwrap_or_default();
        Line { name: name.unwrap_or(said.trim()).to_owned(), game, words: words.collect() }
    };
    all.into_iter().map(line).collect()
}

fn written_out(word: &str) -> Vec<String> {
    let range = word.split_once('=').and_then(|(name, value)| {
        let (low, high) = value.split_once("..")?;
        Some((name, low.parse::<u32>().ok()?, high.parse::<u32>().ok()?))
    });
    match range {
        Some((name, low, high)) => (low..=high).map(|value| format!("{name}={value}")).collect(),
        None => vec![word.to_owned()],
    }
}

/// Prints a row for each claim; returns the number of those without a result.
fn rows(line: &Line, wish: &Wish) -> Fallible<usize> {
    let asked = asked(line)?;
    if asked.wanted == Operation::Turned {
        let said = turned(&asked, wish);
        println!("{}\t-\t{}", line.name, said.as_ref().unwrap_or_else(|trouble| trouble));
        return Ok(usize::from(said.is_err()));
    }
    if asked.claims.is_empty() {
        return Err(format!("{}: no such claim", line.name));
    }
    let mut troubles = 0;
    for &claim in &asked.claims {
        let said = match asked.wanted {
            Operation::Proof => measured(&asked, claim, wish).map(|row| row.said()),
            Operation::Refutation => refuted(&asked, claim, wish),
            Operation::Addable => addable(&asked, claim, wish),
            Operation::Turned => Err("no claim is turned".to_owned()),
        };
        let said = said.unwrap_or_else(|trouble| {
            troubles += 1;
            trouble
        });
        println!("{}\t{}\t{said}", line.name, claim + 1);
    }
    Ok(troubles)
}

fn asked(line: &Line) -> Fallible<Asked> {
    let ruleset = Shelf.ruleset(&line.game).ok_or_else(|| format!("no game {}", line.game))?;
    let (mut size, mut only, mut convention) = (None, None, Convention::Normal);
    let mut typed = vec![];
    let mut wanted = Operation::Proof;
    let number = |value: &str| value.parse::<usize>().map_err(|_| format!("{value} is no number"));
    for word in &line.words {
        match word.split_once('=') {
            None if word == "misere" => convention = Convention::Misere,
            None if word == "wrong" => wanted = Operation::Refutation,
            None if word == "addable" => wanted = Operation::Addable,
            None if word == "turned" => wanted = Operation::Turned,
            None => return Err(format!("what is {word}?")),
            Some(("size", value)) => size = Some(number(value)?),
            Some(("claim", value)) => only = Some(number(value)?),
            Some((name, value)) => {
                let argument =
                    ruleset.parse_argument(name, value).map_err(|_| format!("{word} does not fit"))?;
                typed.push((name.to_owned(), argument));
            }
        }
    }
    let instance = ruleset.instantiate(&typed, Some(convention)).map_err(|_| "parameters do not fit")?;
    let claims = instance.claims().iter().filter(|claim| {
        let sized = !matches!(claim.subject, Subject::Component(_));
        match only {
            Some(only) => claim.place + 1 == only,
            None => claim.convention == convention && sized == size.is_some(),
        }
    });
    let claims = claims.map(|claim| claim.place).collect();
    Ok(Asked { instance, typed, size, claims, convention, wanted })
}

fn measured(asked: &Asked, claim: usize, wish: &Wish) -> Fallible<Measured> {
    let question = Question { instance: &asked.instance, claim, size: asked.size };
    let (mut proving, mut writing, mut checking) = (vec![], vec![], vec![]);
    let mut numbers = None;
    for _ in 0..wish.runs {
        let begun = clock();
        let theorem = proved(question)?;
        proving.push(clock().saturating_sub(begun));
        if !wish.certificate && !wish.check {
            continue;
        }
        let begun = clock();
        let certificate =
            theorem.certificate(&Meter::ample()).map_err(|trouble| format!("no certificate: {trouble:?}"))?;
        let text = kernel_text::certificate(&certificate);
        writing.push(clock().saturating_sub(begun));
        numbers = Some(Numbers::of(&certificate, &text));
        drop((theorem, certificate));
        if wish.check {
            let begun = clock();
            kernel::check(&text, kernel::Limits::of(text.len()))
                .map_err(|rejection| format!("rejected: {rejection:?}"))?;
            checking.push(clock().saturating_sub(begun));
        }
    }
    let prove = median(proving).ok_or("no run")?;
    Ok(Measured { prove, write: median(writing), check: median(checking), numbers })
}

/// Time of a refutation with its report; states and bytes of the automaton of all positions at which the same
/// step fails, if automata refute it; the claim, the smallest position and the error there.
fn refuted(asked: &Asked, claim: usize, wish: &Wish) -> Fallible<String> {
    let said =
        asked.typed.iter().map(|(name, argument)| (name.clone(), argument.to_string())).collect::<Vec<_>>();
    let variant = variant(&asked.instance.ruleset().text, &said, asked.convention)?;
    let wanted = bouton::proof::Task {
        claim: Some(claim + 1),
        sizes: asked.size.map(|size| size..=size),
        convention: Some(asked.convention),
        ..Default::default()
    };
    let (mut times, mut found) = (vec![], None);
    for _ in 0..wish.runs {
        let (attempt, time) = attempted(&variant, &wanted)?;
        let Attempted::Refuted(counterexample) = attempt.result else {
            return Err(format!("{:?}", attempt.result));
        };
        found = Some((attempt.text, counterexample));
        times.push(time);
    }
    let ((claimed, counterexample), time) = found.zip(median(times)).ok_or("no run")?;
    let question = Question { instance: &asked.instance, claim, size: asked.size };
    let (states, bytes) = match failing(question) {
        Some(failing) => (failing.states().to_string(), failing.text("failing").len().to_string()),
        None => ("-".to_owned(), "-".to_owned()),
    };
    let time = time.as_secs_f64() * 1e3;
    let Counterexample { position, .. } = &*counterexample;
    let why = counterexample.text().en;
    Ok(format!("{time:.3}\t-\t-\t-\t{states}\t{bytes}\t{claimed}\tat {position}\t{why}"))
}

/// Automaton of the positions at which the step fails that refutes a claim.
fn failing(question: Question) -> Option<Learned> {
    let Answer::Refuted(refutation) = prove::prove(question, &Meter::ample()) else { return None };
    let found = smallest(question, refutation, &Meter::ample());
    let places = u32::try_from(found.position.len()).ok()?;
    [Numeration::Base(2), Numeration::Quadratic(1)].into_iter().find_map(|numeration| {
        let failing = Tables::new(numeration).failing(&found.demand.sentence, places, &Meter::ample());
        Learned::of(failing.ok()?.table())
    })
}

/// A correct automaton of the losing positions with each of its states inverted in turn: the time of the
/// slowest refutation, the number of states, and the number of them refuted.
fn turned(asked: &Asked, wish: &Wish) -> Fallible<String> {
    let rules = &asked.instance.ruleset().text;
    let wanted = bouton::discover::Search { goal: Some(Goal::Outcomes), ..Default::default() };
    let variant = variant(rules, &[], asked.convention)?;
    let found = discover(&variant, &wanted, &solve::Limits::none()).map_err(|why| format!("{why:?}"))?;
    let finding = found.findings.into_iter().next().ok_or("nothing was found")?;
    let automaton = finding.automaton.ok_or("nothing was proved")?;
    let mut table = Learned::of(&automaton.table).ok_or("too large")?;
    let (names, misere) = (automaton.names.join(", "), asked.convention == Convention::Misere);
    let places = variant.coordinates().join(", ");
    let claimed = |table: &Learned, not: &str| {
        let misere = if misere { "misere " } else { "" };
        let text = format!("{rules}{misere}P({places}) iff {not}it({names})\n{}\n", table.text("it"));
        attempted(&self::variant(&text, &[], asked.convention)?, &bouton::proof::Task::default())
    };
    // Some automata accept positions that are not lost.
    let proved = |not: &&&str| match claimed(&table, not) {
        Ok((attempt, _)) => matches!(attempt.result, Attempted::Proved(_)),
        Err(_) => false,
    };
    let not = ["", "not "].iter().find(proved).ok_or("the automaton is not proved")?;
    let (mut slowest, mut refuted) = (Duration::ZERO, 0);
    for state in 0..table.states() {
        table.accepting[state] ^= true;
        let mut times = vec![];
        for _ in 0..wish.runs {
            let (attempt, time) = claimed(&table, not)?;
            times.push(time);
            if !matches!(attempt.result, Attempted::Refuted(_)) {
                return Err(format!("state {state}: {:?}", attempt.result));
            }
        }
        slowest = slowest.max(median(times).ok_or("no run")?);
        refuted += 1;
        table.accepting[state] ^= true;
    }
    let (states, slowest) = (table.states(), slowest.as_secs_f64() * 1e3);
    Ok(format!("{slowest:.3}\t-\t-\t-\t{states}\t-\t{refuted} refuted"))
}

/// A game from its text, as for a user.
fn variant(text: &str, arguments: &[(String, String)], convention: Convention) -> Fallible<Variant> {
    let bench = Workbench::new();
    bench.add("it.game", text).map_err(|problems| format!("{problems:?}"))?;
    let arguments = arguments.iter().map(|(name, value)| format!("{name}={value}"));
    let words: Vec<String> = std::iter::once("it.game".to_owned()).chain(arguments).collect();
    let query = Query::of_words(&words).map_err(|problem| format!("{problem:?}"))?;
    bench.variant(&query, Some(convention)).map_err(|problems| format!("{problems:?}"))
}

/// Result for the first of the wanted claims, and its processor time.
fn attempted(variant: &Variant, wanted: &bouton::proof::Task) -> Fallible<(Attempt, Duration)> {
    let begun = clock();
    let proofs = bouton::proof::prove(variant, &[], wanted, &solve::Limits::none());
    let time = clock().saturating_sub(begun);
    let proofs = proofs.map_err(|problems| format!("{problems:?}"))?;
    Ok((proofs.attempts.into_iter().next().ok_or("no such claim")?, time))
}

/// Time of a proof and of the moves that can be added, states of the automaton of those that cannot, and
/// bytes of the automaton of those that can.
fn addable(asked: &Asked, claim: usize, wish: &Wish) -> Fallible<String> {
    let question = Question { instance: &asked.instance, claim, size: asked.size };
    let (mut proving, mut finding, mut found) = (vec![], vec![], None);
    for _ in 0..wish.runs {
        let begun = clock();
        let theorem = proved(question)?;
        proving.push(clock().saturating_sub(begun));
        let begun = clock();
        let moves = Addable::new(question, theorem.numeration, &theorem.phases, &Meter::ample());
        found = Some(moves.map_err(|trouble| format!("{trouble:?}"))?);
        finding.push(clock().saturating_sub(begun));
    }
    let found = found.ok_or("no run")?;
    let numbers = Numbers {
        definitions: 2,
        states: found.others.table().states(),
        bytes: found.text("addable").map_or(0, |text| text.len()),
    };
    let prove = median(proving).ok_or("no run")?;
    let write = median(finding);
    Ok(Measured { prove, write, check: None, numbers: Some(numbers) }.said())
}

fn proved(question: Question) -> Fallible<Theorem> {
    match prove::prove(question, &Meter::ample()) {
        Answer::Proved(theorem) => Ok(theorem),
        other => Err(format!("{other:?}")),
    }
}

/// Processor time of this thread so far.
fn clock() -> Duration {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec.unsigned_abs(), u32::try_from(time.tv_nsec).unwrap_or(0))
}

fn median(mut times: Vec<Duration>) -> Option<Duration> {
    times.sort();
    times.get(times.len() / 2).copied()
}

impl Numbers {
    fn of(certificate: &Certificate, text: &str) -> Numbers {
        Numbers {
            definitions: certificate.definitions.len(),
            states: certificate.definitions.iter().map(|(_, _, table)| table.states()).sum(),
            bytes: text.len(),
        }
    }
}

impl Measured {
    fn said(&self) -> String {
        let time = |time: Duration| format!("{:.3}", time.as_secs_f64() * 1e3);
        let maybe = |found: Option<Duration>| found.map_or("-".to_owned(), time);
        let numbers = match &self.numbers {
            Some(Numbers { definitions, states, bytes }) => format!("{definitions}\t{states}\t{bytes}"),
            None => "-\t-\t-".to_owned(),
        };
        format!("{}\t{}\t{}\t{numbers}", time(self.prove), maybe(self.write), maybe(self.check))
    }
}

/// The catalogue, the games of the prover's tests, and those with wrong claims.
struct Shelf;

impl Library for Shelf {
    fn ruleset(&self, name: &str) -> Option<Arc<Ruleset>> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let folders = [
            "crates/catalog/games",
            "crates/prove/tests/games",
            "benches/proofs/wrong",
            "crates/bouton/tests",
        ];
        let path = |folder: &&str| root.join(folder).join(format!("{name}.game"));
        let text = folders.iter().find_map(|folder| std::fs::read_to_string(path(folder)).ok())?;
        rules::parse(&text, self).ruleset
    }

    fn names(&self) -> Vec<String> {
        vec![]
    }
}
