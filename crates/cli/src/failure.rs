//! Ends of commands: the exit status, and the output in place of an answer.

use crate::complaint::Complaint;
use crate::speech::{lang, say};
use bouton::draw::ExportError;
use bouton::words::Say;
use bouton::{Problem, Problems, ops};
use rules::{Lang, Text};
use serde_json::{Value, json};
use solve::StopReason;
use std::io;

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

    /// JSON object in place of an answer.
    pub(crate) fn json(&self) -> Value {
        match self {
            Failure::Wrong(complaints) => {
                let mut errors = complaints.iter().filter(|c| !c.warning).map(Complaint::json);
                match (errors.next(), errors.next()) {
                    (Some(one), None) => json!({ "error": one }),
                    _ => {
                        let all: Vec<Value> = complaints.iter().map(Complaint::json).collect();
                        json!({ "error": all.first(), "errors": all })
                    }
                }
            }
            Failure::Stopped { reason, done } => {
                json!({ "limits_hit": reason.name(), "message": done.get(lang()) })
            }
            Failure::Closed => Value::Null,
        }
    }
}

/// Description of a limit.
pub(crate) fn stopped(reason: StopReason) -> &'static str {
    match reason {
        StopReason::Memory => say(
            "stopped: the memory limit was reached (--memory raises it)",
            "已停止：触及内存上限（可用 --memory 提高）",
        ),
        StopReason::Time => say(
            "stopped: the time limit was reached (--time raises it)",
            "已停止：触及时间上限（可用 --time 提高）",
        ),
        StopReason::Positions => say(
            "stopped: play need not end, and the limit on positions was reached (--memory or --time sets another)",
            "已停止：对局可能永不结束，触及局面数上限（可用 --memory 或 --time 另设上限）",
        ),
        StopReason::Interrupted => say("stopped: interrupted", "已停止：被中断"),
    }
}

impl From<ops::Failure> for Failure {
    fn from(failure: ops::Failure) -> Failure {
        match failure {
            ops::Failure::Wrong(problems) => problems.into(),
            ops::Failure::Stopped { reason, positions } => {
                let done = Text {
                    en: format!("{positions} positions were done."),
                    zh: format!("已完成 {positions} 个局面。"),
                };
                Failure::Stopped { reason, done }
            }
            other => Complaint {
                code: other.code().to_owned().into(),
                ..Complaint::new("", other.message(lang()))
            }
            .into(),
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
        let message = match lang() {
            Lang::En => format!("the answer cannot be written: {error}"),
            Lang::Zh => format!("无法输出答案：{error}"),
        };
        Complaint::new("output", message).into()
    }
}

impl From<ExportError> for Failure {
    fn from(error: ExportError) -> Failure {
        let mut complaint = Complaint::new("export", error.text().get(lang()));
        complaint.help = bouton::words::export::help(&error).map(|help| help.get(lang()).to_owned());
        complaint.limit = error.is_limit();
        complaint.into()
    }
}
