//! Clients: those of the crowd ask everything, players play.

use crate::http::{Answer, Line, Request};
use crate::questions::{self, Chance, Expected, Question};
use crate::server::Server;
use crate::tally::Tally;
use serde_json::Value;
use std::net::Ipv4Addr;
use std::time::{Duration, Instant};

/// Thinking time of a player.
const THOUGHT: Duration = Duration::from_millis(200);
/// Waiting time of a rejected client, if the response gives none.
const AWAY: Duration = Duration::from_secs(1);
/// Number of moves after which a player starts a new game.
const LONGEST: usize = 40;

/// A running client.
struct Client<'a> {
    line: Line,
    name: String,
    chance: Chance,
    games: &'a [String],
    until: Instant,
    tally: Tally,
}

impl<'a> Client<'a> {
    fn new(server: &Server, games: &'a [String], number: u64, until: Instant) -> Client<'a> {
        let name = format!("client-{number}");
        let (line, chance) = (Line::new(server.address), Chance::new(number));
        Client { line, name, chance, games, until, tally: Tally::default() }
    }

    /// The client with its own source address.
    fn at(self, source: Ipv4Addr) -> Client<'a> {
        Client { line: Line::from(source, self.line.address()), ..self }
    }

    fn goes_on(&self) -> bool {
        Instant::now() < self.until
    }

    /// Asks, and counts the outcome; returns the answer if there is one.
    fn ask(&mut self, question: &Question) -> Option<Answer> {
        let mut headers = question.headers.clone();
        headers.push(("x-bouton-client", &self.name));
        let Question { method, path, body, what, expected, .. } = question;
        let begun = Instant::now();
        let answer = match self.line.ask(&Request { method, path, headers: &headers, body }) {
            Ok(answer) => answer,
            Err(trouble) => {
                self.tally.failed(format!("{method} {path}: {trouble}"));
                return None;
            }
        };
        let time = begun.elapsed();
        let said = || format!("{method} {path} {}", String::from_utf8_lossy(&body[..body.len().min(200)]));
        let status = answer.status;
        match (status, expected) {
            (429 | 503, _) => {
                let code = answer
                    .json()
                    .and_then(|refusal| Some(refusal["problems"][0]["code"].as_str()?.to_owned()));
                match code {
                    Some(code) => self.tally.refused(what, status, &code),
                    None => self.tally.failed(format!("{status} without a reason to {}", said())),
                }
                if status == 429 {
                    std::thread::sleep(answer.wait.map_or(AWAY, Duration::from_secs));
                }
                return None;
            }
            (_, Expected::Refusal(wanted)) if status == *wanted => self.tally.answered(what, time),
            (202, Expected::Job(_)) | (200, Expected::Answer) => {
                self.tally.answered(what, time);
                return Some(answer);
            }
            (200, Expected::Field(name, value)) => {
                let found = answer.json().map(|answer| answer[*name].clone());
                if found.as_ref() == Some(value) {
                    self.tally.answered(what, time);
                    return Some(answer);
                }
                self.tally.failed(format!("{found:?} in place of {value} to {}", said()));
            }
            _ => self.tally.failed(format!("{status} to {}", said())),
        }
        None
    }

    fn get(&mut self, what: &'static str, method: &'static str, path: String) -> Option<Answer> {
        self.ask(&Question { what, method, path, headers: vec![], body: vec![], expected: Expected::Answer })
    }

    /// Follows a job to its end, or cancels it; it must not be lost.
    fn job(&mut self, begun: &Answer, cancelled: u64) {
        let id = begun.json().and_then(|job| Some(job["id"].as_str()?.to_owned()));
        let Some(id) = id else { return self.tally.failed("a job without a name".into()) };
        if self.chance.below(100) < cancelled {
            self.get("jobs cancelled", "DELETE", format!("/api/jobs/{id}"));
        }
        let events = self.get("jobs followed", "GET", format!("/api/jobs/{id}/events"));
        let Some(events) = events else { return };
        let text = String::from_utf8_lossy(&events.body).into_owned();
        let last = text.lines().filter_map(|line| line.strip_prefix("data: ")).next_back();
        let last: Option<Value> = last.and_then(|data| serde_json::from_str(data).ok());
        match last.as_ref().and_then(|job| job["state"].as_str()) {
            Some(state @ ("done" | "cancelled" | "failed")) => self.tally.ended(state),
            state => self.tally.failed(format!("a job is lost: {state:?}")),
        }
    }
}

/// Asks everything until the time is over.
pub(crate) fn crowd(server: &Server, games: &[String], number: u64, until: Instant) -> Tally {
    let mut client = Client::new(server, games, number, until);
    while client.goes_on() {
        let question = questions::any(client.games, &mut client.chance);
        let answer = client.ask(&question);
        if let (Some(answer), Expected::Job(cancelled)) = (answer, &question.expected) {
            client.job(&answer, *cancelled);
        }
    }
    client.tally
}

/// A source address for each client of a group.
fn address(group: u8, number: u64) -> Ipv4Addr {
    let [.., high, low] = number.to_be_bytes();
    Ipv4Addr::new(127, group, high, low.max(1))
}

/// Repeatedly asks questions too hard for the time limit.
pub(crate) fn greedy(server: &Server, number: u64, until: Instant) -> Tally {
    let mut client = Client::new(server, &[], number, until).at(address(1, number + 1));
    while client.goes_on() {
        let question = questions::long(&mut client.chance);
        client.ask(&question);
    }
    client.tally
}

/// Asks for large answers, and reads them at a kilobyte per second.
pub(crate) fn dawdle(server: &Server, number: u64, until: Instant) -> Tally {
    let mut client = Client::new(server, &[], number, until).at(address(2, number + 1));
    while client.goes_on() {
        let Question { method, path, headers, body, .. } = questions::large();
        let request = Request { method, path: &path, headers: &headers, body: &body };
        if let Err(trouble) = client.line.dawdle(&request, 1000, until) {
            client.tally.failed(format!("{method} {path}: {trouble}"));
        }
    }
    client.tally
}

/// Plays one game of the catalogue after another, with hints for every move; from its own address if `apart`.
pub(crate) fn play(server: &Server, games: &[String], number: u64, apart: bool, until: Instant) -> Tally {
    let mut client = Client::new(server, games, number, until);
    if apart {
        client = client.at(address(3, number + 1));
    }
    let mut made: Vec<String> = Vec::new();
    let mut next = number as usize;
    while client.goes_on() {
        let Some(ask) = games.get(next % games.len().max(1)) else { break };
        let scene = client.ask(&questions::hints("hints of players", ask, &made));
        if let Some(scene) = scene.and_then(|scene| scene.json()) {
            let moves = scene["moves"].as_array().map_or(&[][..], Vec::as_slice);
            let chosen = moves.get(client.chance.below(moves.len().max(1) as u64) as usize);
            match chosen.and_then(|chosen| chosen["number"].as_u64()) {
                Some(number) if made.len() < LONGEST => made.push(number.to_string()),
                _ => {
                    made.clear();
                    next += 1;
                }
            }
        }
        std::thread::sleep(THOUGHT);
    }
    client.tally
}
