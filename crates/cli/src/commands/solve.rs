//! `bouton solve`: the winner, the winning moves, the reasons, and the evidence.

use crate::args::{MoveLimit, SolveArgs};
use crate::commands::{batch, drawing};
use crate::context::Context;
use crate::failure::{Exit, Failure};
use crate::speech::lang;
use crate::{pretty, question};
use bouton::Speak;
use bouton::{Answer, Position, Query, picture};
use rules::{Convention, Text};
use serde_json::Value;
use std::io::Write;

/// Answers the question, or every line of a batch.
pub(crate) fn run(args: &SolveArgs, context: &mut Context) -> Result<Exit, Failure> {
    let most = match args.moves {
        MoveLimit::AtMost(most) => most,
        MoveLimit::All => usize::MAX,
    };
    let convention = args.convention.asked();
    if let Some(path) = &args.batch {
        return batch::run(path, context, |line, context| {
            let position =
                context.read(|workbench| workbench.ask(&line.query, line.convention.or(convention)))?;
            let answer = answer(&position, most, context)?;
            Ok((serde_json::to_string(&answer.spoken(context.lang)).unwrap_or_default(), exit(&answer)))
        });
    }
    // A file name that does not suit a drawing is rejected before anything is computed.
    args.out.as_deref().map(drawing::format).transpose()?;
    let answer = match of_graph(args, most, context)? {
        Some(answer) => answer,
        None => of_position(args, most, context)?,
    };
    if context.json {
        context.write_json(&data(&answer, context))?;
    } else {
        write!(context.out, "{}", pretty::answer(&answer))?;
    }
    Ok(exit(&answer))
}

/// Answer about a graph of Hackenbush under normal play, which is never converted to a position.
fn of_graph(args: &SolveArgs, most: usize, context: &mut Context) -> Result<Option<Answer>, Failure> {
    let alone = args.question.len() == 1 && args.question.first().is_some_and(|game| game == "hackenbush");
    if !alone || args.convention.asked() == Some(Convention::Misere) {
        return Ok(None);
    }
    let Some(drawn) = question::graph(&args.graph)? else { return Ok(None) };
    let graph = bouton::graph::read(&drawn.name, &drawn.text, args.graph.ground.as_deref())?;
    drop(drawn.text);
    let limits = context.limits();
    let answer = bouton::graph::solve(&graph, &drawn.name, most, &limits);
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

fn of_position(args: &SolveArgs, most: usize, context: &mut Context) -> Result<Answer, Failure> {
    let convention = args.convention.asked();
    let query = Query::of_words(&question::with_graph(&args.question, &args.graph)?)?;
    let position = context.read(|workbench| workbench.ask(&query, convention))?;
    position.variants().iter().for_each(|variant| question::warn(variant.game()));
    let Some(out) = &args.out else { return answer(&position, most, context) };
    // A drawing shows all winning moves.
    let mut answer = answer(&position, usize::MAX, context)?;
    let drawn = picture::of_position(&position, &answer, lang(), &context.limits());
    drawing::write(drawn, drawing::format(out)?, &named(&answer), out)?;
    answer.winning_moves.truncate(most);
    Ok(answer)
}

/// Title of a drawing.
fn named(answer: &Answer) -> Text {
    let name = format!("{} {}", answer.game, answer.position);
    Text { en: name.clone(), zh: name }
}

fn answer(position: &Position, most: usize, context: &mut Context) -> Result<Answer, Failure> {
    let limits = context.limits();
    let answer = bouton::solve(position, most, &limits);
    context.finish_progress();
    Ok(answer?)
}

fn data(answer: &Answer, context: &Context) -> Value {
    // An answer consists of strings, numbers and lists, all of which serialize.
    serde_json::to_value(answer.spoken(context.lang)).unwrap_or_default()
}

fn exit(answer: &Answer) -> Exit {
    if answer.limits_hit.is_some() { Exit::Limit } else { Exit::Answered }
}
