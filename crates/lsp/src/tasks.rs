//! Checks and proofs that were asked for: each on a thread of its own, with progress, until it is cancelled.

use crate::actions::{CHECK, PROVE};
use crate::document::Document;
use crate::options::Options;
use crate::problems::{SOURCE, diagnostic, problems};
use bouton::ops::{Check, Context, Failure, MINE, Operation, Prove, Question, Response, Session};
use crossbeam_channel::Sender;
use lsp_server::{Message, Notification, Request, RequestId};
use lsp_types::notification::{Notification as _, Progress as Told, PublishDiagnostics, ShowMessage};
use lsp_types::request::{Request as _, WorkDoneProgressCreate};
use lsp_types::{
    Diagnostic, DiagnosticSeverity, MessageType, NumberOrString, ProgressParams, ProgressParamsValue,
    PublishDiagnosticsParams, ShowMessageParams, Uri, WorkDoneProgress, WorkDoneProgressBegin,
    WorkDoneProgressCreateParams, WorkDoneProgressEnd, WorkDoneProgressReport,
};
use rules::{Lang, Text};
use serde_json::Value;
use solve::{Limits, Progress};
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use words::{Phrase, editor};

/// Interval of progress reports.
const OFTEN: Duration = Duration::from_millis(250);
/// Limit on positions met where play need not end.
const POSITIONS: u64 = 1 << 19;
/// Time for the reading of a text whose mistakes are told with the findings.
const READING: Duration = Duration::from_secs(1);

/// A kind of task.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Compares all claims with the rules.
    Check,
    /// Proves all claims, or one of them.
    Prove(Option<u64>),
}

impl Kind {
    /// The task of a command, with its arguments after the text.
    pub(crate) fn of(command: &str, arguments: &[Value]) -> Option<Kind> {
        match command {
            CHECK => Some(Kind::Check),
            PROVE => Some(Kind::Prove(arguments.first().and_then(Value::as_u64))),
            _ => None,
        }
    }

    fn title(self) -> Phrase {
        match self {
            Kind::Check => editor::CHECKING,
            Kind::Prove(_) => editor::PROVING,
        }
    }
}

/// A task about a text.
pub(crate) struct Task {
    pub(crate) kind: Kind,
    pub(crate) uri: Uri,
    pub(crate) document: Document,
    pub(crate) lang: Lang,
    pub(crate) interrupt: Arc<AtomicBool>,
    pub(crate) options: Options,
    pub(crate) editor: Sender<Message>,
    /// Token under which progress is told, where the editor shows it.
    pub(crate) token: Option<NumberOrString>,
}

impl Task {
    /// Works; tells the editor what was found, and returns it as data.
    pub(crate) fn run(self) -> Result<Value, String> {
        let progress = self.token.clone().map(|token| {
            let begun = Bar::begin(token, self.kind.title().get(self.lang), self.editor.clone());
            Arc::new(begun)
        });
        let mut limits = Limits { interrupt: self.interrupt.clone(), ..Limits::none() }
            .with_memory(self.options.memory.unwrap_or(Options::MEMORY))
            .with_positions(POSITIONS);
        if let Some(time) = self.options.time {
            limits = limits.with_time(time);
        }
        limits.progress = progress.clone().map(|bar| bar as Arc<dyn Progress>);
        let done = self.work(limits);
        if let Some(bar) = progress {
            bar.end();
        }
        match done {
            Ok(data) => {
                self.tell(&data);
                Ok(data)
            }
            Err(failure) => Err(words::Say::text(&failure).get(self.lang).to_owned()),
        }
    }

    fn work(&self, limits: Limits) -> Result<Value, Failure> {
        let question = Question::ask(MINE).with_rules(&*self.document.text);
        let mut context = Context::new(Arc::new(Session::closed()), limits);
        match self.kind {
            Kind::Check => Ok(Check::of(question).run(&mut context)?.data(self.lang)),
            Kind::Prove(claim) => {
                let request = Prove { claim, ..Prove::of(question) };
                Ok(request.run(&mut context)?.data(self.lang))
            }
        }
    }

    /// Shows the verdicts, and marks what is refuted.
    fn tell(&self, data: &Value) {
        let lang = self.lang;
        let verdicts = Verdict::all(self.kind, data);
        let count = |wanted: &[&str]| verdicts.iter().filter(|one| wanted.contains(&one.word)).count();
        let (good, bad) = (count(&["agrees", "proved"]), count(&["refuted"]));
        let open = verdicts.len() - good - bad;
        let summary: Text = match self.kind {
            _ if verdicts.is_empty() => words::Say::text(&editor::NO_CLAIMS),
            Kind::Check => editor::checked(good, bad, open),
            Kind::Prove(_) => editor::proved(good, bad, open),
        };
        let first = verdicts.iter().find(|one| one.word == "refuted");
        let first = first.or(verdicts.iter().find(|one| !["agrees", "proved"].contains(&one.word)));
        let message = match first.or(verdicts.first().filter(|_| verdicts.len() == 1)) {
            Some(first) => format!("{} {}", summary.get(lang), first.message),
            None => summary.get(lang).to_owned(),
        };
        let typ = if bad > 0 { MessageType::WARNING } else { MessageType::INFO };
        self.notify(ShowMessage::METHOD, ShowMessageParams { typ, message });
        let mistakes = problems(&self.document.text, &Limits::none().with_time(READING));
        let mistakes = mistakes.iter().map(|problem| diagnostic(problem, &self.document, &self.uri, lang));
        let refuted = verdicts.iter().filter(|one| one.word == "refuted");
        let refuted = refuted.filter_map(|one| one.marked(self.kind, &self.document));
        self.notify(
            PublishDiagnostics::METHOD,
            PublishDiagnosticsParams {
                uri: self.uri.clone(),
                diagnostics: mistakes.chain(refuted).collect(),
                version: Some(self.document.version),
            },
        );
    }

    fn notify(&self, method: &str, params: impl serde::Serialize) {
        // An editor that has gone is noticed by the server.
        let _ = self.editor.send(Notification::new(method.to_owned(), params).into());
    }
}

/// A finding about a statement.
struct Verdict<'d> {
    /// `agrees`, `proved`, `refuted`, or another word.
    word: &'d str,
    message: &'d str,
    /// Text of the statement.
    text: &'d str,
}

impl<'d> Verdict<'d> {
    /// Verdicts in the data of an answer.
    fn all(kind: Kind, data: &'d Value) -> Vec<Verdict<'d>> {
        let list = match kind {
            Kind::Check => &data["findings"],
            Kind::Prove(_) => &data["attempts"],
        };
        let text = |one: &'d Value, field: &str| one[field].as_str().unwrap_or_default();
        let verdict = |one| Verdict {
            word: text(one, "verdict"),
            message: text(one, "message"),
            text: text(one, "text"),
        };
        list.as_array().into_iter().flatten().map(verdict).collect()
    }

    /// The statement marked in the text, where it stands there.
    fn marked(&self, kind: Kind, document: &Document) -> Option<Diagnostic> {
        let (span, _) = document.statements().into_iter().find(|(_, text)| text == self.text)?;
        Some(Diagnostic {
            range: document.of(span),
            severity: Some(DiagnosticSeverity::WARNING),
            code: Some(NumberOrString::String("refuted".to_owned())),
            source: Some(format!("{SOURCE} {}", if kind == Kind::Check { "check" } else { "prove" })),
            message: self.message.to_owned(),
            ..Diagnostic::default()
        })
    }
}

/// A progress bar of the editor.
struct Bar {
    token: NumberOrString,
    editor: Sender<Message>,
    /// Time of the last report.
    last: Mutex<Instant>,
}

impl Bar {
    fn begin(token: NumberOrString, title: &str, editor: Sender<Message>) -> Bar {
        let create = WorkDoneProgressCreateParams { token: token.clone() };
        let id = RequestId::from(format!("{token:?}"));
        let request = Request::new(id, WorkDoneProgressCreate::METHOD.to_owned(), create);
        let _ = editor.send(request.into());
        let bar = Bar { token, editor, last: Mutex::new(Instant::now()) };
        bar.send(WorkDoneProgress::Begin(WorkDoneProgressBegin {
            title: title.to_owned(),
            cancellable: Some(true),
            message: None,
            percentage: None,
        }));
        bar
    }

    fn send(&self, value: WorkDoneProgress) {
        let params =
            ProgressParams { token: self.token.clone(), value: ProgressParamsValue::WorkDone(value) };
        let _ = self.editor.send(Notification::new(Told::METHOD.to_owned(), params).into());
    }

    fn end(&self) {
        self.send(WorkDoneProgress::End(WorkDoneProgressEnd { message: None }));
    }
}

impl Progress for Bar {
    fn tell(&self, done: u64, total: Option<u64>) {
        let mut last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        if done == 0 || last.elapsed() < OFTEN {
            return;
        }
        *last = Instant::now();
        let percentage = total.filter(|&total| total > 0).map(|total| (100 * done.min(total) / total) as u32);
        let message = match total {
            Some(total) => format!("{done}/{total}"),
            None => done.to_string(),
        };
        let message = Some(message);
        let report = WorkDoneProgressReport { cancellable: Some(true), message, percentage };
        self.send(WorkDoneProgress::Report(report));
    }
}
