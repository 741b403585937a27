//! Questions answered within limits.

use bouton::Problem;
use bouton::ops::{Caps, Context, Failure, Id, Received, Request, Response, Session, find, identify};
use rules::Lang;
use serde_json::{Value, json};
use solve::{Limits, Progress, StopReason};
use std::sync::Arc;
use std::time::Duration;
use words::server;

/// The cost that an answer may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Patience {
    /// An answer at once.
    Question,
    /// Long work.
    Job,
}

impl Patience {
    fn time(self) -> Duration {
        Duration::from_secs(if self == Patience::Job { 600 } else { 10 })
    }

    fn memory(self) -> u64 {
        if self == Patience::Job { 512 << 20 } else { 256 << 20 }
    }

    /// Limit on positions met where play need not end.
    fn positions(self) -> u64 {
        if self == Patience::Job { 1 << 22 } else { 1 << 19 }
    }

    /// Limit on the candidates tried for a position.
    fn candidates(self) -> u64 {
        if self == Patience::Job { 1 << 24 } else { 1 << 21 }
    }
}

/// An answer, or a refusal.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer {
    /// Status of HTTP.
    pub status: u16,
    /// The answer as data, or its problems.
    pub data: Value,
    /// A large result in bytes.
    pub bytes: Option<Vec<u8>>,
}

/// A refusal that the page itself makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The memory of the module is used up.
    Memory,
    /// A bug in the program.
    Internal,
    /// Rooms need a server.
    NoServer,
    /// No such page, job or operation.
    Missing,
}

impl Refusal {
    /// The refusal as an answer.
    pub fn answer(self, lang: Lang) -> Answer {
        let say = |status, code: &str, phrase: words::Phrase| {
            let problem = json!({
                "code": code,
                "message": phrase.get(lang),
                "help": null,
                "file": null,
                "place": null,
                "labels": [],
                "severity": "error",
            });
            Answer { status, data: json!({ "problems": [problem] }), bytes: None }
        };
        match self {
            Refusal::Memory => {
                Answer::failed(&Failure::Stopped { reason: StopReason::Memory, positions: 0 }, lang, None)
            }
            Refusal::Internal => say(500, "internal", server::PANICKED),
            Refusal::NoServer => say(404, "no-rooms", server::NO_SERVER),
            Refusal::Missing => say(404, "not-found", server::MISSING),
        }
    }
}

impl Answer {
    fn failed(failure: &Failure, lang: Lang, id: Option<&Id>) -> Answer {
        let mut data = failure.data(lang);
        identify(&mut data, id);
        Answer { status: failure.status(), data, bytes: None }
    }
}

/// Games that were read, and findings about them.
#[derive(Debug)]
pub struct House {
    session: Arc<Session>,
}

impl Default for House {
    fn default() -> House {
        House { session: Arc::new(Session::closed()) }
    }
}

impl House {
    /// Answers a request for the operation of this name; `opened` is called once the question has been read and work begins.
    ///
    /// ```
    /// let house = wasm::House::default();
    /// let answer = house.ask("solve", br#"{"ask": "nim 14 21 39"}"#, wasm::Patience::Question, None, || ());
    /// assert_eq!((answer.status, &answer.data["value"]), (200, &"60".into()));
    /// ```
    pub fn ask(
        &self,
        name: &str,
        body: &[u8],
        patience: Patience,
        progress: Option<Arc<dyn Progress>>,
        opened: impl FnOnce(),
    ) -> Answer {
        let received = Received::parse(body);
        let lang = received.lang.unwrap_or_default();
        let id = received.id.clone();
        let Some(entry) = find(name) else { return Refusal::Missing.answer(lang) };
        let request = match (entry.read)(&received) {
            Ok(request) => request,
            Err(problem) => return wrong(problem, lang, id.as_ref()),
        };
        let limits = Limits { progress, ..Limits::none() }
            .with_time(patience.time())
            .with_memory(patience.memory())
            .with_positions(patience.positions());
        let watched = Limits { candidates: Some(patience.candidates()), ..limits.clone() };
        let done = watched.watching(|| self.within(request, patience, &limits, opened));
        self.session.tidy();
        match done.and_then(|response| shown(&*response, patience, lang, id.as_ref())) {
            Ok(answer) => answer,
            Err(failure) => {
                // Any failure after a limit is due to that limit.
                let stopped = limits.stopped().map(|reason| Failure::Stopped { reason, positions: 0 });
                Answer::failed(&stopped.unwrap_or(failure), lang, id.as_ref())
            }
        }
    }

    fn within(
        &self,
        request: Box<dyn Request>,
        patience: Patience,
        limits: &Limits,
        opened: impl FnOnce(),
    ) -> Result<Box<dyn Response>, Failure> {
        let caps = if patience == Patience::Job { Caps::JOBS } else { Caps::PAGES };
        // A question has the page's time limit in place of the operation's own.
        let timed = patience == Patience::Question;
        let mut context = Context { caps, timed, ..Context::new(self.session.clone(), limits.clone()) };
        let work = request.open(&mut context)?;
        opened();
        work(&mut context)
    }
}

fn wrong(problem: Problem, lang: Lang, id: Option<&Id>) -> Answer {
    Answer::failed(&problem.into(), lang, id)
}

/// A response as a page expects it.
fn shown(
    response: &dyn Response,
    patience: Patience,
    lang: Lang,
    id: Option<&Id>,
) -> Result<Answer, Failure> {
    if patience == Patience::Question && !response.is_bytes() {
        let mut data = response.data(lang);
        identify(&mut data, id);
        return Ok(Answer { status: 200, data, bytes: None });
    }
    let (mut data, bytes) = match response.binary(lang)? {
        Some(binary) => (binary.header, Some(binary.bytes)),
        None => (response.data(lang), None),
    };
    identify(&mut data, id);
    Ok(Answer { status: 200, data, bytes })
}
