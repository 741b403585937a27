//! Many clients at once: starts `bouton serve`, asks it mixed questions for a while, and prints the results.
//!
//! `cargo run --release -p benches --bin load -- [--clients N] [--players N] [--greedy N] [--slow-readers N] [--seconds S] [--server PATH]`
//!
//! The *crowd* asks everything as fast as it is answered: hints, short and long questions, tables, right and
//! wrong rules, jobs to start, watch and cancel, matrices, pages, malformed requests. The *players*, some of
//! the clients, make one move after another with short pauses, and their hints are timed separately. Every
//! refusal has to be a known one; anything else is a failure, and so is a lost job. The program talks only to
//! the server it has started, and ends by itself.
//!
//! With *greedy* clients or *slow readers* there is no crowd: greedy ones ask only questions that are too
//! hard, slow ones read a kilobyte per second of large answers, and each of them, like each player, has its
//! own address. The measurement is the effect of the others on the players.
#![forbid(unsafe_code)]

mod client;
mod http;
mod questions;
mod server;
mod tally;

use server::Server;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};
use tally::Tally;

type Fallible<T> = Result<T, String>;

/// Limits on clients and seconds.
const MOST_CLIENTS: u64 = 400;
const MOST_SECONDS: u64 = 600;
/// Idle time of the server before its memory is measured for the last time.
const REST: Duration = Duration::from_secs(3);

/// Options of the command line.
struct Wish {
    clients: u64,
    players: u64,
    greedy: u64,
    slow: u64,
    seconds: u64,
    server: Option<PathBuf>,
}

fn main() -> ExitCode {
    match wish(std::env::args().skip(1)).and_then(|wish| run(&wish)) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(trouble) => {
            eprintln!("{trouble}");
            ExitCode::FAILURE
        }
    }
}

fn wish(mut words: impl Iterator<Item = String>) -> Fallible<Wish> {
    let mut wish = Wish { clients: 100, players: 10, greedy: 0, slow: 0, seconds: 60, server: None };
    while let Some(word) = words.next() {
        let value = words.next().ok_or_else(|| format!("{word} wants a value"))?;
        let number = |most| {
            let number = value.parse().ok().filter(|number| (1..=most).contains(number));
            number.ok_or_else(|| format!("{word} wants a number from 1 to {most}"))
        };
        match &*word {
            "--clients" => wish.clients = number(MOST_CLIENTS)?,
            "--players" => wish.players = number(MOST_CLIENTS)?,
            "--greedy" => wish.greedy = number(MOST_CLIENTS)?,
            "--slow-readers" => wish.slow = number(MOST_CLIENTS)?,
            "--seconds" => wish.seconds = number(MOST_SECONDS)?,
            "--server" => wish.server = Some(value.into()),
            _ => return Err(format!("what is {word}?")),
        }
    }
    if wish.is_apart() {
        wish.clients = wish.players;
    }
    wish.players = wish.players.min(wish.clients);
    Ok(wish)
}

impl Wish {
    /// Returns `true` if there is no crowd, and each client has its own address.
    fn is_apart(&self) -> bool {
        self.greedy + self.slow > 0
    }
}

/// Runs the load; returns `true` if nothing failed.
fn run(wish: &Wish) -> Fallible<bool> {
    let server = Server::start(wish.server.as_deref())?;
    let games = questions::games(&server)?;
    let begun = server.memory()?;
    let until = Instant::now() + Duration::from_secs(wish.seconds);
    let (tally, peak) = std::thread::scope(|scope| {
        let watching = scope.spawn(|| server.peak(until));
        let (server, games) = (&server, &games);
        let apart = wish.is_apart();
        let mut clients: Vec<_> = (0..wish.clients)
            .map(|number| {
                scope.spawn(move || match number < wish.players {
                    true => client::play(server, games, number, apart, until),
                    false => client::crowd(server, games, number, until),
                })
            })
            .collect();
        clients.extend(
            (0..wish.greedy).map(|number| scope.spawn(move || client::greedy(server, number, until))),
        );
        clients
            .extend((0..wish.slow).map(|number| scope.spawn(move || client::dawdle(server, number, until))));
        let mut tally = Tally::default();
        for client in clients {
            match client.join() {
                Ok(more) => tally.add(more),
                Err(_) => tally.failed("a client of this program gave up".into()),
            }
        }
        (tally, watching.join().unwrap_or(0))
    });
    std::thread::sleep(REST);
    let health = server.health()?;
    println!("{} clients, {} of them players, {} s", wish.clients, wish.players, wish.seconds);
    if wish.is_apart() {
        println!("besides {} greedy clients and {} slow readers", wish.greedy, wish.slow);
    }
    print!("{tally}");
    println!("memory: {begun} MB at the start, {peak} MB at most, {} MB at the end", server.memory()?);
    println!("health: {health}");
    let quiet = health["panics"] == 0 && health["running"] == 0 && health["waiting"] == 0;
    server.stop()?;
    Ok(tally.is_clean() && quiet)
}
