//! `bouton solve`: the winner, the winning moves, the reasons, and the evidence.

use crate::args::SolveArgs;
use crate::commands::{batch, drawing};
use crate::complaint::Complaint;
use crate::context::Context;
use crate::failure::{Exit, Failure};
use crate::progress::Counted;
use crate::speech::{lang, say};
use crate::terminal::complain;
use crate::{pretty, question};
use bouton::json::Speak;
use bouton::ops::{Answered, Draw, Question, Response, Solve};
use bouton::{Answer, picture};
use rules::{Convention, Text};
use std::io::Write;

/// Answers the question, or every line of a batch.
pub(crate) fn run(args: &SolveArgs, context: &mut Context) -> Result<Exit, Failure> {
    let convention = args.convention.asked();
    if let Some(path) = &args.batch {
        return batch::run(path, context, |mut request, context| {
            request.moves = request.moves.or(args.moves);
            request.question.convention = request.question.convention.or(convention);
            let lang = request.question.lang.unwrap_or(context.lang);
            let answered = context.run(request, Counted::Positions)?;
            let told = serde_json::to_string(&answered.answer.spoken(lang)).unwrap_or_default();
            Ok((told, answered.status()))
        });
    }
    // A file name that does not suit a drawing is rejected before anything is computed.
    args.out.as_deref().map(drawing::format).transpose()?;
    let answered = match of_graph(args, context)? {
        Some(answer) => Answered::from(answer),
        None => of_position(args, context)?,
    };
    match (&args.certificate, &answered.certificate) {
        (Some(path), Some(certificate)) => write_file(path, certificate)?,
        (Some(_), None) => warn_of_no_certificate(args, &answered.answer),
        (None, _) => {}
    }
    if context.json {
        context.write_json(&answered.data(context.lang))?;
    } else {
        write!(context.out, "{}", pretty::answer(&answered.answer))?;
    }
    Ok(answered.status())
}

/// Answer about a graph of Hackenbush under normal play, which is never converted to a position.
fn of_graph(args: &SolveArgs, context: &mut Context) -> Result<Option<Answer>, Failure> {
    let alone = args.question.len() == 1 && args.question.first().is_some_and(|game| game == "hackenbush");
    if !alone || args.convention.asked() == Some(Convention::Misere) {
        return Ok(None);
    }
    let Some(drawn) = question::graph(&args.graph)? else { return Ok(None) };
    let graph = bouton::graph::read(&drawn.name, &drawn.text, args.graph.ground.as_deref())?;
    drop(drawn.text);
    let limits = context.limits();
    let answer = bouton::graph::solve(&graph, &drawn.name, args.moves.unwrap_or_default().most(), &limits);
    context.finish_progress();
    if let Some(path) = &args.dot {
        let dot = bouton::graph::to_dot(&graph, &limits)?;
        if path.as_os_str() == "-" {
            write!(context.out, "{dot}")?;
        } else {
            std::fs::write(path, dot)?;
        }
    }
    let answer = answer?;
    if let Some(out) = &args.out {
        let drawn = picture::of_graph(&graph, &answer, lang(), &limits);
        drawing::write(drawn, drawing::format(out)?, &named(&answer), out)?;
    }
    Ok(Some(answer))
}

fn of_position(args: &SolveArgs, context: &mut Context) -> Result<Answered, Failure> {
    let (words, graph) = question::with_graph(&args.question, &args.graph)?;
    let question = Question::of_words(words).attach(graph).under(args.convention.asked());
    let Some(out) = &args.out else {
        let certificate = args.certificate.is_some();
        let request = Solve { moves: args.moves, certificate, ..Solve::of(question) };
        return Ok(context.run(request, Counted::Positions)?);
    };
    let drawn = context.run(Draw { question }, Counted::Positions)?;
    drawing::write(drawn.svg(lang()), drawing::format(out)?, &named(&drawn.answer), out)?;
    let mut answer = drawn.answer;
    answer.winning_moves.truncate(args.moves.unwrap_or_default().most());
    Ok(answer.into())
}

/// Warns on stderr that there is no certificate, though one was asked for.
fn warn_of_no_certificate(args: &SolveArgs, answer: &Answer) {
    let help = match answer.convention {
        Convention::Misere => phrases::solve::NORMAL_PLAY,
        Convention::Normal if args.out.is_some() => phrases::solve::BESIDE_PICTURE,
        Convention::Normal => phrases::solve::VALUES_MISSING,
    };
    let complaint = Complaint::new("no-certificate", say(phrases::solve::NO_CERTIFICATE)).help(say(help));
    complain(&(Complaint { warning: true, ..complaint }.render() + "\n"));
}

/// Writes a certificate; `-` is stdout.
fn write_file(path: &std::path::Path, certificate: &str) -> Result<(), Failure> {
    let name = path.to_string_lossy();
    std::fs::write(path, certificate).map_err(|error| super::fmt::unwritable(&name, &error))
}

/// Title of a drawing.
fn named(answer: &Answer) -> Text {
    let name = format!("{} {}", answer.game, answer.position);
    Text { en: name.clone(), zh: name }
}
