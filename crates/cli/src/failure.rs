//! Exit status and error output.

use crate::complaint::Complaint;
use crate::speech::{lang, say, tell};
use bouton::draw::ExportError;
use bouton::{Problem, Problems, ops};
use phrases::{files, problem};
use rules::{Lang, Text};
use serde_json::{Value, json};
use solve::StopReason;
use std::io;
use words::Say;

/// End of a command that has produced its output.
pub(crate) use bouton::ops::Status as Exit;

/// Reason why a command ended without an answer.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The input is wrong, or too large.
    Wrong(Vec<Complaint>),
    /// A limit was reached.
    Stopped {
        /// The limit.
        reason: StopReason,
        /// Work done by then.
        done: Text,
    },
    /// The reader of the answer has gone away.
    Closed,
}

impl Failure {
    /// Attributes rules that were not read to their end to the limit that stopped them.
    pub(crate) fn by_limit(self, interrupted: bool) -> Failure {
        let Failure::Wrong(complaints) = &self else { return self };
        let Some(stopped) = complaints.iter().find(|complaint| complaint.code == "stopped") else {
            return self;
        };
        let reason = if interrupted { StopReason::Interrupted } else { StopReason::Time };
        let message = stopped.message.clone();
        Failure::Stopped { reason, done: Text { en: message.clone(), zh: message } }
    }

    /// End of the command.
    pub(crate) fn exit(&self) -> Exit {
        match self {
            Failure::Wrong(complaints) => {
                let mut errors = complaints.iter().filter(|complaint| !complaint.warning).peekable();
                let any = errors.peek().is_some();
                if any && errors.all(|error| error.limit) { Exit::Limit } else { Exit::Wrong }
            }
            Failure::Stopped { .. } => Exit::Limit,
            Failure::Closed => Exit::Answered,
        }
    }

    /// Text for stderr, each part ending its line.
    pub(crate) fn render(&self) -> String {
        match self {
            Failure::Wrong(complaints) => {
                let rendered: Vec<String> =
                    complaints.iter().map(|complaint| complaint.render() + "\n").collect();
                rendered.join("\n")
            }
            Failure::Stopped { reason, done } => format!("{}\n{}\n", stopped(*reason), done.get(lang())),
            Failure::Closed => String::new(),
        }
    }

    /// First sentence.
    pub(crate) fn brief(&self) -> String {
        match self {
            Failure::Wrong(complaints) => {
                let error = complaints.iter().find(|complaint| !complaint.warning);
                error.map(|error| error.message.clone()).unwrap_or_default()
            }
            Failure::Stopped { reason, .. } => stopped(*reason).to_owned(),
            Failure::Closed => String::new(),
        }
    }

    /// JSON object in place of an answer, as the server sends it.
    pub(crate) fn json(&self, lang: Lang) -> Value {
        match self {
            Failure::Wrong(complaints) => {
                let all: Vec<Value> = complaints.iter().map(|complaint| complaint.json(lang)).collect();
                json!({ "problems": all })
            }
            Failure::Stopped { reason, done } => {
                let stopped = Complaint::new("limit", problem::stopped(*reason).get(lang));
                let problem = stopped.help(done.get(lang)).json(lang);
                json!({ "problems": [problem], "limits_hit": reason.name() })
            }
            Failure::Closed => Value::Null,
        }
    }
}

/// Description of a limit.
pub(crate) fn stopped(reason: StopReason) -> &'static str {
    say(problem::stopped(reason))
}

impl From<ops::Failure> for Failure {
    fn from(failure: ops::Failure) -> Failure {
        match failure {
            ops::Failure::Wrong(problems) => problems.into(),
            ops::Failure::Stopped { reason, positions } => {
                Failure::Stopped { reason, done: problem::done(positions) }
            }
            other => {
                Complaint { code: other.code().to_owned().into(), ..Complaint::new("", tell(&other.text())) }
                    .into()
            }
        }
    }
}

impl From<Complaint> for Failure {
    fn from(complaint: Complaint) -> Failure {
        Failure::Wrong(vec![complaint])
    }
}

impl From<Problem> for Failure {
    fn from(problem: Problem) -> Failure {
        Complaint::from_problem(&problem).into()
    }
}

impl From<Problems> for Failure {
    fn from(problems: Problems) -> Failure {
        Failure::Wrong(problems.iter().map(Complaint::from_problem).collect())
    }
}

/// Errors of stdout; those of files become complaints where the file is known.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        if error.kind() == io::ErrorKind::BrokenPipe {
            return Failure::Closed;
        }
        Complaint::new("output", tell(&files::no_output(&error))).into()
    }
}

impl From<ExportError> for Failure {
    fn from(error: ExportError) -> Failure {
        let mut complaint = Complaint::new("export", error.text().get(lang()));
        complaint.help = words::export::help(&error).map(|help| help.get(lang()).to_owned());
        complaint.limit = error.is_limit();
        complaint.into()
    }
}
