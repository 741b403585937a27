//! Messages of the protocol.

use crate::actions::{self, CHECK, PROVE};
use crate::document::Document;
use crate::tasks::{Kind, Task};
use crate::watch::{STACK, Watch};
use crate::{Options, complete, hover, names, outline};
use bouton::ops::MINE;
use bouton::question::read as question;
use crossbeam_channel::Sender;
use lsp_server::{Connection, ErrorCode, Message, Notification, Request, RequestId, Response};
use lsp_types::notification::{self as told, Notification as _};
use lsp_types::request::{self as asked, Request as _};
use lsp_types::{
    CodeActionProviderCapability, CompletionOptions, DidChangeTextDocumentParams, DocumentFormattingParams,
    DocumentSymbolResponse, ExecuteCommandOptions, ExecuteCommandParams, HoverParams,
    HoverProviderCapability, InitializeParams, NumberOrString, OneOf, PrepareRenameResponse,
    PublishDiagnosticsParams, RenameOptions, RenameParams, ServerCapabilities, TextDocumentPositionParams,
    TextDocumentSyncCapability, TextDocumentSyncKind, TextEdit, Uri,
};
use rules::Lang;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::collections::HashMap;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use words::{editor, server};

/// Answers messages on stdin until the editor ends the server.
pub fn run(options: Options) -> io::Result<()> {
    let (connection, threads) = Connection::stdio();
    answer(connection, options)?;
    threads.join()
}

/// Answers messages of a connection until the editor ends the server.
pub fn answer(connection: Connection, options: Options) -> io::Result<()> {
    let capabilities = serde_json::to_value(capabilities())?;
    let (id, params) = match connection.initialize_start() {
        Ok(begun) => begun,
        // An editor that leaves before it has said anything is no error.
        Err(error) if error.channel_is_disconnected() => return Ok(()),
        Err(error) => return Err(io::Error::other(error)),
    };
    let params: InitializeParams = serde_json::from_value(params)?;
    let info = json!({ "name": "bouton", "version": env!("CARGO_PKG_VERSION") });
    let initialized = json!({ "capabilities": capabilities, "serverInfo": info });
    connection.initialize_finish(id, initialized).map_err(io::Error::other)?;
    let locale = params.locale.as_deref().unwrap_or_default();
    let spoken = if locale.to_ascii_lowercase().starts_with("zh") { Lang::Zh } else { Lang::En };
    let lang = options.lang.unwrap_or(spoken);
    let shows = params.capabilities.window.and_then(|window| window.work_done_progress).unwrap_or_default();
    let mut server = Server {
        watch: Watch::start(connection.sender.clone(), lang)?,
        editor: connection.sender.clone(),
        documents: HashMap::new(),
        running: Arc::default(),
        lang,
        shows,
        options,
        tasks: 0,
    };
    for message in &connection.receiver {
        match message {
            Message::Request(request) => {
                if connection.handle_shutdown(&request).map_err(io::Error::other)? {
                    break;
                }
                server.request(request);
            }
            Message::Notification(notification) => server.notification(notification),
            // The editor has been asked for nothing but to show progress.
            Message::Response(_) => {}
        }
    }
    server.end();
    Ok(())
}

/// The capabilities of the server.
fn capabilities() -> ServerCapabilities {
    ServerCapabilities {
        text_document_sync: Some(TextDocumentSyncCapability::Kind(TextDocumentSyncKind::INCREMENTAL)),
        completion_provider: Some(CompletionOptions::default()),
        hover_provider: Some(HoverProviderCapability::Simple(true)),
        definition_provider: Some(OneOf::Left(true)),
        references_provider: Some(OneOf::Left(true)),
        document_highlight_provider: Some(OneOf::Left(true)),
        document_symbol_provider: Some(OneOf::Left(true)),
        document_formatting_provider: Some(OneOf::Left(true)),
        rename_provider: Some(OneOf::Right(RenameOptions {
            prepare_provider: Some(true),
            work_done_progress_options: Default::default(),
        })),
        code_action_provider: Some(CodeActionProviderCapability::Simple(true)),
        execute_command_provider: Some(ExecuteCommandOptions {
            commands: vec![CHECK.to_owned(), PROVE.to_owned()],
            work_done_progress_options: Default::default(),
        }),
        ..ServerCapabilities::default()
    }
}

/// A request or a progress bar by which work can be cancelled.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Handle {
    Request(RequestId),
    Bar(NumberOrString),
}

/// Interruptions of work that is going on.
type Running = Arc<Mutex<HashMap<Handle, Arc<AtomicBool>>>>;

/// Reason why a request has no result.
struct Refused(ErrorCode, String);

type Answer = Result<Value, Refused>;

struct Server {
    editor: Sender<Message>,
    documents: HashMap<Uri, Document>,
    watch: Watch,
    running: Running,
    lang: Lang,
    /// `true` if the editor shows progress.
    shows: bool,
    options: Options,
    /// Number of tasks so far.
    tasks: u64,
}

impl Server {
    fn notification(&mut self, notification: Notification) {
        let Notification { method, params } = notification;
        match &*method {
            told::DidOpenTextDocument::METHOD => {
                if let Some(lsp_types::DidOpenTextDocumentParams { text_document }) = read(params) {
                    self.keep(text_document.uri, Document::new(text_document.text, text_document.version));
                }
            }
            told::DidChangeTextDocument::METHOD => {
                let Some(DidChangeTextDocumentParams { text_document, content_changes }) = read(params)
                else {
                    return;
                };
                if let Some(document) = self.documents.get(&text_document.uri) {
                    let changed = document.changed(content_changes, text_document.version);
                    self.keep(text_document.uri, changed);
                }
            }
            told::DidCloseTextDocument::METHOD => {
                let Some(lsp_types::DidCloseTextDocumentParams { text_document }) = read(params) else {
                    return;
                };
                let uri = text_document.uri;
                self.documents.remove(&uri);
                self.watch.close(&uri);
                let params = PublishDiagnosticsParams { uri, diagnostics: Vec::new(), version: None };
                let method = told::PublishDiagnostics::METHOD.to_owned();
                let _ = self.editor.send(Notification::new(method, params).into());
            }
            told::Cancel::METHOD => {
                if let Some(lsp_types::CancelParams { id }) = read(params) {
                    let id = match id {
                        NumberOrString::Number(id) => id.into(),
                        NumberOrString::String(id) => id.into(),
                    };
                    self.cancel(&Handle::Request(id));
                }
            }
            told::WorkDoneProgressCancel::METHOD => {
                if let Some(lsp_types::WorkDoneProgressCancelParams { token }) = read(params) {
                    self.cancel(&Handle::Bar(token));
                }
            }
            _ => {}
        }
    }

    fn keep(&mut self, uri: Uri, document: Document) {
        self.watch.change(uri.clone(), document.clone());
        self.documents.insert(uri, document);
    }

    fn cancel(&self, handle: &Handle) {
        let running = self.running.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(interrupt) = running.get(handle) {
            interrupt.store(true, Ordering::Relaxed);
        }
    }

    /// Interrupts all work.
    fn end(&self) {
        let running = self.running.lock().unwrap_or_else(PoisonError::into_inner);
        running.values().for_each(|interrupt| interrupt.store(true, Ordering::Relaxed));
    }

    /// Answers a request: at once, or from a thread of its own where that may take long.
    fn request(&mut self, request: Request) {
        let Request { id, method, params } = request;
        match &*method {
            asked::HoverRequest::METHOD => {
                let lang = self.lang;
                let found =
                    self.position::<HoverParams>(params, |params| params.text_document_position_params);
                match found {
                    Err(refused) => self.reply(id, Err(refused)),
                    Ok((_, document, position)) => self.spawn(id, None, move |interrupt| {
                        told_as(hover::hover(&document, position, lang, interrupt))
                    }),
                }
            }
            asked::ExecuteCommand::METHOD => self.command(id, params),
            _ => {
                let answered = catch_unwind(AssertUnwindSafe(|| self.answer(&method, params)));
                let panicked = |_| Err(Refused(ErrorCode::InternalError, self.internal()));
                self.reply(id, answered.unwrap_or_else(panicked));
            }
        }
    }

    fn internal(&self) -> String {
        server::PANICKED.get(self.lang).to_owned()
    }

    fn reply(&self, id: RequestId, answer: Answer) {
        let _ = self.editor.send(response(id, answer).into());
    }

    /// Answers a request that never takes long.
    fn answer(&self, method: &str, params: Value) -> Answer {
        let lang = self.lang;
        match method {
            asked::Completion::METHOD => {
                let (_, document, at) = self.position::<lsp_types::CompletionParams>(params, |params| {
                    params.text_document_position
                })?;
                told_as(complete::completions(&document, at, lang))
            }
            asked::GotoDefinition::METHOD => {
                let (uri, document, at) = self
                    .position::<lsp_types::GotoDefinitionParams>(params, |params| {
                        params.text_document_position_params
                    })?;
                told_as(names::definition(&document, &uri, at))
            }
            asked::References::METHOD => {
                let all = params["context"]["includeDeclaration"] == json!(true);
                let (uri, document, at) = self
                    .position::<lsp_types::ReferenceParams>(params, |params| params.text_document_position)?;
                told_as(names::references(&document, &uri, at, all))
            }
            asked::DocumentHighlightRequest::METHOD => {
                let (_, document, at) = self
                    .position::<lsp_types::DocumentHighlightParams>(params, |params| {
                        params.text_document_position_params
                    })?;
                told_as(names::highlights(&document, at))
            }
            asked::PrepareRenameRequest::METHOD => {
                let (_, document, at) =
                    self.position::<TextDocumentPositionParams>(params, |params| params)?;
                told_as(names::renamable(&document, at).map(|(_, range)| PrepareRenameResponse::Range(range)))
            }
            asked::Rename::METHOD => self.rename(params),
            asked::Formatting::METHOD => self.format(params),
            asked::DocumentSymbolRequest::METHOD => {
                let params: lsp_types::DocumentSymbolParams = parsed(params)?;
                let document = self.document(&params.text_document.uri)?;
                told_as(DocumentSymbolResponse::Nested(outline::outline(document, lang)))
            }
            asked::CodeActionRequest::METHOD => {
                let params: lsp_types::CodeActionParams = parsed(params)?;
                let uri = params.text_document.uri;
                told_as(actions::actions(self.document(&uri)?, &uri, params.range, lang))
            }
            _ => Err(Refused(ErrorCode::MethodNotFound, method.to_owned())),
        }
    }

    fn rename(&self, params: Value) -> Answer {
        let RenameParams { text_document_position, new_name, .. } = parsed(params)?;
        let uri = text_document_position.text_document.uri;
        let document = self.document(&uri)?;
        let refused = |words: &str| Refused(ErrorCode::RequestFailed, words.to_owned());
        let (symbol, _) = names::renamable(document, text_document_position.position)
            .ok_or_else(|| refused(editor::NO_RENAME.get(self.lang)))?;
        let edits = names::renamed(document, &symbol, &new_name)
            .ok_or_else(|| refused(editor::bad_name(&new_name).get(self.lang)))?;
        told_as(Document::edits(&uri, edits))
    }

    /// The canonical form; a text with mistakes is left alone.
    fn format(&self, params: Value) -> Answer {
        let DocumentFormattingParams { text_document, .. } = parsed(params)?;
        let document = self.document(&text_document.uri)?;
        match question::formatted(MINE, &document.text) {
            Ok(text) if text == *document.text => told_as(Vec::<TextEdit>::new()),
            Ok(new_text) => told_as(vec![TextEdit { range: document.whole(), new_text }]),
            Err(_) => {
                let words = editor::UNFORMATTED.get(self.lang).to_owned();
                Err(Refused(ErrorCode::RequestFailed, words))
            }
        }
    }

    /// A check or a proof.
    fn command(&mut self, id: RequestId, params: Value) {
        let begun = parsed(params).and_then(|params: ExecuteCommandParams| {
            let wrong = |what: String| Refused(ErrorCode::InvalidParams, what);
            let mut arguments = params.arguments.into_iter();
            let uri = arguments.next().ok_or_else(|| wrong(params.command.clone()))?;
            let uri: Uri = parsed(uri)?;
            let rest: Vec<Value> = arguments.collect();
            let kind = Kind::of(&params.command, &rest).ok_or_else(|| wrong(params.command.clone()))?;
            let document = self.document(&uri)?.clone();
            Ok((kind, uri, document))
        });
        let (kind, uri, document) = match begun {
            Ok(begun) => begun,
            Err(refused) => return self.reply(id, Err(refused)),
        };
        self.tasks += 1;
        let token = self.shows.then(|| NumberOrString::String(format!("bouton-{}", self.tasks)));
        let (lang, options, editor) = (self.lang, self.options.clone(), self.editor.clone());
        self.spawn(id, token.clone(), move |interrupt| {
            let task = Task { kind, uri, document, lang, interrupt, options, editor, token };
            task.run().map_err(|why| Refused(ErrorCode::RequestFailed, why))
        });
    }

    /// Answers a request from a thread of its own, until it is cancelled.
    fn spawn(
        &self,
        id: RequestId,
        bar: Option<NumberOrString>,
        work: impl FnOnce(Arc<AtomicBool>) -> Answer + Send + 'static,
    ) {
        let interrupt = Arc::<AtomicBool>::default();
        let handles: Vec<Handle> =
            [Handle::Request(id.clone())].into_iter().chain(bar.map(Handle::Bar)).collect();
        for handle in &handles {
            let mut running = self.running.lock().unwrap_or_else(PoisonError::into_inner);
            running.insert(handle.clone(), interrupt.clone());
        }
        let (editor, running, internal) = (self.editor.clone(), self.running.clone(), self.internal());
        let failed = id.clone();
        let named = std::thread::Builder::new().name("request".into()).stack_size(STACK);
        let spawned = named.spawn(move || {
            let done = catch_unwind(AssertUnwindSafe(|| work(interrupt.clone())));
            let answer = match (done, interrupt.load(Ordering::Relaxed)) {
                (_, true) => Err(Refused(ErrorCode::RequestCanceled, String::new())),
                (Ok(answer), false) => answer,
                (Err(_), false) => Err(Refused(ErrorCode::InternalError, internal)),
            };
            let mut running = running.lock().unwrap_or_else(PoisonError::into_inner);
            handles.iter().for_each(|handle| drop(running.remove(handle)));
            drop(running);
            let _ = editor.send(response(id, answer).into());
        });
        if spawned.is_err() {
            self.reply(failed, Err(Refused(ErrorCode::InternalError, self.internal())));
        }
    }

    fn document(&self, uri: &Uri) -> Result<&Document, Refused> {
        let unknown = || Refused(ErrorCode::InvalidParams, uri.as_str().to_owned());
        self.documents.get(uri).ok_or_else(unknown)
    }

    /// The place that a request is about.
    fn position<P: DeserializeOwned>(
        &self,
        params: Value,
        place: impl FnOnce(P) -> TextDocumentPositionParams,
    ) -> Result<(Uri, Document, lsp_types::Position), Refused> {
        let TextDocumentPositionParams { text_document, position } = place(parsed(params)?);
        let document = self.document(&text_document.uri)?.clone();
        Ok((text_document.uri, document, position))
    }
}

/// Parameters of a notification; a wrong one is ignored, since nobody waits for an answer.
fn read<P: DeserializeOwned>(params: Value) -> Option<P> {
    serde_json::from_value(params).ok()
}

/// Parameters of a request.
fn parsed<P: DeserializeOwned>(params: Value) -> Result<P, Refused> {
    serde_json::from_value(params).map_err(|error| Refused(ErrorCode::InvalidParams, error.to_string()))
}

/// A result as data.
fn told_as(result: impl Serialize) -> Answer {
    serde_json::to_value(result).map_err(|error| Refused(ErrorCode::InternalError, error.to_string()))
}

fn response(id: RequestId, answer: Answer) -> Response {
    match answer {
        Ok(result) => Response::new_ok(id, result),
        Err(Refused(code, message)) => Response::new_err(id, code as i32, message),
    }
}
