//! Time taken by hints: for the starting position of every game of the catalogue, and for the large boards of
//! a list.
//!
//! `cargo run --release -p benches --bin hints -- [LIST] [--runs N]`
//!
//! Each row has the number of moves, the time of the first question about the game, the median of later ones
//! with hints only and with a recommended move as well, and the number of bytes of the answer.
#![forbid(unsafe_code)]

use bouton::Workbench;
use bouton::ops::{Context, Operation, Play, Question, Response, Session};
use rules::Lang;
use solve::Limits;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};

type Fallible<T> = Result<T, String>;

/// Limits set by the server.
const TIME: Duration = Duration::from_secs(2);
const MEMORY: u64 = 256 << 20;
const POSITIONS: u64 = 1 << 19;
/// Limit on the moves that it lists.
const MOST: usize = 4096;

/// The list in the repository.
const LIST: &str = include_str!("../../boards.list");

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(trouble) => {
            eprintln!("{trouble}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Fallible<()> {
    let (mut list, mut runs) = (None, 5);
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        if word == "--runs" {
            let number = words.next().and_then(|word| word.parse().ok());
            runs =
                number.filter(|runs| (1..=1000).contains(runs)).ok_or("--runs wants a number up to 1000")?;
        } else {
            list = Some(PathBuf::from(word));
        }
    }
    let text = match list {
        Some(list) => {
            std::fs::read_to_string(&list).map_err(|error| format!("{}: {error}", list.display()))?
        }
        None => LIST.into(),
    };
    println!(
        "{:<40}{:>8}{:>11}{:>11}{:>11}{:>10}",
        "position", "moves", "first ms", "hints ms", "advice ms", "bytes"
    );
    let begins = Workbench::new();
    let begin = |name: &str| {
        let words = begins.game(name).ok()?.begin()?;
        Some(format!("{name} {words}"))
    };
    for ask in bouton::names().into_iter().filter_map(begin) {
        println!("{}", row(&ask, runs)?);
    }
    for ask in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        println!("{}", row(ask, runs)?);
    }
    Ok(())
}

/// Measurements of a position.
fn row(ask: &str, runs: usize) -> Fallible<String> {
    let session = Arc::new(Session::closed());
    let (first, moves, bytes) = hinted(&session, ask, false)?;
    let median = |advise: bool| -> Fallible<Duration> {
        let times: Fallible<Vec<Duration>> =
            (0..runs).map(|_| Ok(hinted(&session, ask, advise)?.0)).collect();
        let mut times = times?;
        times.sort_unstable();
        times.get(runs / 2).copied().ok_or_else(|| "no runs".into())
    };
    let (hints, advice) = (median(false)?, median(true)?);
    let ms = |time: Duration| format!("{:.2}", time.as_secs_f64() * 1e3);
    let name: String = ask.chars().take(38).collect();
    Ok(format!("{name:<40}{moves:>8}{:>11}{:>11}{:>11}{bytes:>10}", ms(first), ms(hints), ms(advice)))
}

/// Time of a question as the server answers it, number of moves, and length of the answer.
fn hinted(session: &Arc<Session>, ask: &str, advise: bool) -> Fallible<(Duration, usize, usize)> {
    let begun = Instant::now();
    let limits = Limits::none().with_time(TIME).with_memory(MEMORY).with_positions(POSITIONS);
    let mut context = Context::new(session.clone(), limits);
    context.caps.moves = MOST;
    let play = Play { question: Question::ask(ask), made: Vec::new(), hints: true, advise };
    let played = play.run(&mut context).map_err(|failure| format!("{ask}: {failure}"))?;
    let bytes = played.data(Lang::En).to_string().len();
    Ok((begun.elapsed(), played.game().move_count(), bytes))
}
