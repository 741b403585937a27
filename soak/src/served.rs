//! Results of the server.

use crate::{Case, Seen, count, typed, value};
use oracle::{Dice, Sum, Verdict};
use serde_json::{Value, json};
use serve::{Options, Server};
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

/// The server's name for rules sent to it.
const NAME: &str = "mine.game";

/// A client with its own server on a free port, which ends with the process.
pub struct Client {
    address: SocketAddr,
}

/// A response of the server.
#[derive(Debug)]
pub struct Reply {
    /// Status code.
    pub status: u16,
    /// Body of the response.
    pub body: Vec<u8>,
}

impl Client {
    /// Starts a server.
    pub fn new() -> std::io::Result<Client> {
        let server = Server::bind(&Options { port: 0, ..Options::default() })?;
        let address = server.address();
        std::thread::spawn(move || server.run(std::future::pending()));
        Ok(Client { address })
    }

    /// Sends a body, and reads the whole response.
    pub fn post(&self, path: &str, body: &[u8]) -> std::io::Result<Reply> {
        self.send(&format!("POST {path}"), body)
    }

    /// Requests a path.
    pub fn get(&self, path: &str) -> std::io::Result<Reply> {
        self.send(&format!("GET {path}"), b"")
    }

    fn send(&self, what: &str, body: &[u8]) -> std::io::Result<Reply> {
        let mut stream = TcpStream::connect(self.address)?;
        stream.set_read_timeout(Some(Duration::from_secs(60)))?;
        let head = format!(
            "{what} HTTP/1.0\r\nhost: {}\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n",
            self.address,
            body.len()
        );
        stream.write_all(head.as_bytes())?;
        stream.write_all(body)?;
        let mut all = vec![];
        stream.read_to_end(&mut all)?;
        let broken = || std::io::Error::other("no reply");
        let end = all.windows(4).position(|four| four == b"\r\n\r\n").ok_or_else(broken)?;
        let head = String::from_utf8_lossy(&all[..end]).into_owned();
        let status = head.split(' ').nth(1).and_then(|word| word.parse().ok()).ok_or_else(broken)?;
        Ok(Reply { status, body: all.split_off(end + 4) })
    }
}

pub(crate) fn compare(case: &Case, client: &Client, seen: &mut Seen) -> Result<(), String> {
    let play = case.truth.borrow();
    let mut dice = Dice::seeded(case.text.len() as u64);
    let at = dice.one(&case.small).clone();
    let ask = format!("{NAME} {}", typed(case.game, &at));
    let solved = ask_for(client, "/api/solve", &json!({ "ask": ask, "text": case.text, "moves": 0 }))?;
    if let Some(answer) = solved {
        count(seen, "served");
        let answer: Value = serde_json::from_slice(&answer).map_err(|error| format!("{ask}: {error}"))?;
        let truth = play.outcome(&at).map(String::from);
        if answer["outcome"].is_null() && !answer["limits_hit"].is_null() {
            count(seen, "not served in time");
        } else if !play.cut && answer["outcome"].as_str().map(String::from) != truth {
            return Err(format!("the server says of {ask}: {}, but it is {truth:?}", answer["outcome"]));
        }
    }
    match case.game.arity() {
        Some(arity) if case.game.most() == 1 => tabled(case, client, arity, seen),
        _ => Ok(()),
    }
}

fn ask_for(client: &Client, path: &str, body: &Value) -> Result<Option<Vec<u8>>, String> {
    let reply = client.post(path, body.to_string().as_bytes()).map_err(|error| format!("{path}: {error}"))?;
    match reply.status {
        200 => Ok(Some(reply.body)),
        400 | 408 | 422 | 429 | 503 => Ok(None),
        other => Err(format!("{path} {body}: {other} {}", String::from_utf8_lossy(&reply.body))),
    }
}

/// Compares a table of outcomes, and one of values where there are some.
fn tabled(case: &Case, client: &Client, arity: usize, seen: &mut Seen) -> Result<(), String> {
    let side = case.game.side().min(9);
    let ranges = vec![format!("0..{side}"); arity].join(" ");
    let mut cells: Vec<Vec<u64>> = oracle::tuples(arity, side);
    cells.sort();
    let lawful: Vec<Sum> =
        cells.iter().filter(|at| case.game.is_position(at)).map(|at| vec![at.clone()]).collect();
    // All of them are small positions; where those were too many or cyclic, fewer may not be.
    let known = case.truth.borrow();
    let fewer = (known.cut || known.circular).then(|| case.play(case.game.misere, &lawful));
    let play = fewer.as_ref().unwrap_or(&known);
    // A game with an unreachable end still has nim-values, which the evaluator does not compute.
    let ended = cells.iter().any(|at| case.game.end(at).is_some());
    let unsaid = !ended && !case.game.ends.is_empty() && case.game.otherwise != Some(Verdict::Draw);
    for what in ["outcome", "value"] {
        let body = json!({ "ask": NAME, "text": case.text, "ranges": ranges, "what": what });
        let Some(bytes) = ask_for(client, "/api/table", &body)? else { continue };
        count(seen, "tables");
        let (header, told) = unpacked(&bytes)?;
        if header["positions"] != json!(lawful.len()) {
            return Err(format!(
                "the table has {} positions, but there are {}",
                header["positions"],
                lawful.len()
            ));
        }
        let vacant = header["vacant"].as_u64();
        for (at, told) in cells.iter().zip(told) {
            let stands = case.game.is_position(at);
            let truth = match what {
                "outcome" => play.outcome(std::slice::from_ref(at)).map(|letter| match letter {
                    'P' => 0,
                    'N' => 1,
                    _ => 2,
                }),
                _ => value(play, &vec![at.clone()]),
            };
            let wrong = match (stands, truth) {
                (false, _) => Some(told) != vacant,
                (true, Some(truth)) => truth != told,
                (true, None) => !play.cut && (what == "outcome" || !unsaid),
            };
            if wrong {
                return Err(format!("the table of {what}s says {told} at {at:?}, but it is {truth:?}"));
            }
        }
    }
    Ok(())
}

/// Header and cells.
fn unpacked(bytes: &[u8]) -> Result<(Value, Vec<u64>), String> {
    let word = |at: usize| {
        bytes
            .get(at..at + 4)
            .map_or(0, |four| four.iter().rev().fold(0, |all, &byte| all << 8 | usize::from(byte)))
    };
    let end = 8 + word(4);
    let header: Value =
        serde_json::from_slice(bytes.get(8..end).unwrap_or_default()).map_err(|error| error.to_string())?;
    let width = match header["cell"].as_str() {
        Some("u8") => 1,
        Some("u16") => 2,
        _ => 4,
    };
    let cell = |bytes: &[u8]| bytes.iter().rev().fold(0, |all, &byte| all << 8 | u64::from(byte));
    Ok((header, bytes[end..].chunks(width).map(cell).collect()))
}
