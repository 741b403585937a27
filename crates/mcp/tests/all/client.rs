//! A client, connected to a server of its own.

use mcp::{Options, Server};
use rmcp::model::{CallToolRequestParams, ProgressNotificationParam};
use rmcp::service::{NotificationContext, RunningService};
use rmcp::{ClientHandler, RoleClient, ServiceExt};
use serde_json::Value;
use std::sync::{Arc, Mutex};

/// A client that keeps what it is told of progress.
#[derive(Clone, Default)]
pub(crate) struct Listener(pub(crate) Arc<Mutex<Vec<ProgressNotificationParam>>>);

impl ClientHandler for Listener {
    async fn on_progress(&self, told: ProgressNotificationParam, _: NotificationContext<RoleClient>) {
        self.0.lock().expect("no panic").push(told);
    }
}

pub(crate) type Client = RunningService<RoleClient, Listener>;

/// A client of a server with these options.
pub(crate) async fn with(options: Options) -> Client {
    let (ours, theirs) = tokio::io::duplex(1 << 16);
    let (input, output) = tokio::io::split(theirs);
    let server = Server::new(options).expect("a folder");
    tokio::spawn(async move { server.on(input, output).await.expect("it serves") });
    Listener::default().serve(ours).await.expect("it connects")
}

/// A client of a server with the usual options.
pub(crate) async fn usual() -> Client {
    with(Options::default()).await
}

/// The request for a tool.
pub(crate) fn request(tool: &str, arguments: Value) -> CallToolRequestParams {
    let Value::Object(arguments) = arguments else { panic!("{arguments} is no object") };
    CallToolRequestParams::new(tool.to_owned()).with_arguments(arguments)
}

/// The answer of a tool, or its refusal; as text it is the same.
pub(crate) async fn call(client: &Client, tool: &str, arguments: Value) -> Result<Value, Value> {
    let result = client.call_tool(request(tool, arguments)).await.expect("a result");
    let data = result.structured_content.expect("data");
    let text = result.content[0].as_text().expect("a text");
    assert_eq!(text.text, data.to_string());
    if result.is_error == Some(true) { Err(data) } else { Ok(data) }
}

/// Codes of a refusal.
pub(crate) fn codes(refused: Result<Value, Value>) -> Vec<String> {
    let data = refused.expect_err("a refusal");
    let problems = data["problems"].as_array().expect("problems").iter();
    problems.map(|problem| problem["code"].as_str().expect("a code").to_owned()).collect()
}
