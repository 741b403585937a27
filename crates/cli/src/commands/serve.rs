//! `bouton serve`: the workbench in the browser.

use crate::args::ServeArgs;
use crate::complaint::Complaint;
use crate::context::Context;
use crate::failure::{Exit, Failure};
use crate::speech::{say, tell};
use crate::terminal::complain;
use serde_json::json;
use serve::{Options, Server};
use std::io::Write;

/// Prints the address and serves until asked to end.
pub(crate) fn run(args: &ServeArgs, context: &mut Context) -> Result<Exit, Failure> {
    let usual = Options {
        host: args.host,
        port: args.port,
        pages: args.pages.clone(),
        lan: args.lan,
        frames: args.embed.clone(),
        ..Options::default()
    };
    let options = Options { time: context.time().unwrap_or(usual.time), ..usual };
    let unserved = |error: std::io::Error| {
        let said = phrases::serve::unserved(args.host, args.port, &error);
        Failure::from(Complaint::new("unserved", tell(&said)))
    };
    if args.lan {
        complain(&format!("{}\n", say(phrases::serve::OPEN)));
    }
    let server = Server::bind(&options).map_err(unserved)?;
    let url = server.url();
    if context.json {
        context.write_json(&json!({ "url": url, "port": server.address().port() }))?;
    } else {
        writeln!(context.out, "{}", tell(&phrases::serve::address(&url)))?;
    }
    context.out.flush()?;
    server.run_until_asked().map_err(unserved)?;
    Ok(Exit::Answered)
}
