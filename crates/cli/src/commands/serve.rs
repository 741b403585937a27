//! `bouton serve`: the workbench in the browser.

use crate::args::ServeArgs;
use crate::complaint::Complaint;
use crate::context::Context;
use crate::failure::{Exit, Failure};
use crate::speech::lang;
use rules::Lang;
use serde_json::json;
use serve::{Options, Server};
use std::io::Write;

/// Prints the address and serves until asked to end.
pub(crate) fn run(args: &ServeArgs, context: &mut Context) -> Result<Exit, Failure> {
    let usual = Options { host: args.host, port: args.port, pages: args.pages.clone(), ..Options::default() };
    let options = Options { time: context.time().unwrap_or(usual.time), ..usual };
    let unserved = |error: std::io::Error| {
        let (host, port) = (args.host, args.port);
        let message = match lang() {
            Lang::En => format!("{host}, port {port}: {error}"),
            Lang::Zh => format!("{host}，端口 {port}：{error}"),
        };
        Failure::from(Complaint::new("unserved", message))
    };
    let server = Server::bind(&options).map_err(unserved)?;
    let url = server.url();
    if context.json {
        context.write_json(&json!({ "url": url, "port": server.address().port() }))?;
    } else {
        match lang() {
            Lang::En => writeln!(context.out, "The workbench is at {url} (Ctrl-C ends it)")?,
            Lang::Zh => writeln!(context.out, "工作台位于 {url} （按 Ctrl-C 结束）")?,
        }
    }
    context.out.flush()?;
    server.run_until_asked().map_err(unserved)?;
    Ok(Exit::Answered)
}
