//! `bouton show`: a game's rules and claims, with the status of each claim.

use crate::args::ShowArgs;
use crate::context::Context;
use crate::failure::{Exit, Failure};
use crate::pretty;
use crate::progress::Counted;
use crate::question;
use crate::speech::{lang, say, tell};
use crate::terminal::{FAINT, STRONG, painted};
use bouton::boards::BoardGame;
use bouton::claims;
use bouton::ops::{Question, Response, Show, Subject};
use bouton::proof::Proofs;
use bouton::question::Origin;
use phrases::{evidence, show};
use rules::{Claim, Convention, Ruleset, Span, Text};
use std::io::Write;
use std::sync::Arc;

/// Prints the game.
pub(crate) fn run(args: &ShowArgs, context: &mut Context) -> Result<Exit, Failure> {
    let words = std::slice::from_ref(&args.game);
    let question = match args.game.as_str() {
        "-" => question::about_game(words, context)?,
        _ => Question::of_words(words.to_vec()),
    };
    if args.text && !context.json {
        let text = match question::board_text(&args.game) {
            Some(text) => text,
            None => {
                let game = context.read(|workbench| workbench.game(&args.game))?;
                question::warn(&game);
                game.ruleset.text.clone()
            }
        };
        let end = if text.ends_with('\n') { "" } else { "\n" };
        write!(context.out, "{text}{end}")?;
        return Ok(Exit::Answered);
    }
    let shown = context.run(Show { question }, Counted::Positions)?;
    if context.json {
        context.write_json(&shown.data(context.lang))?;
        return Ok(Exit::Answered);
    }
    let game = match &shown.game {
        Subject::Rules(game) => game,
        Subject::Board(game) => {
            write!(context.out, "{}", board_page(game, &args.game))?;
            return Ok(Exit::Answered);
        }
    };
    let (game, origin) = (&game.ruleset, game.origin);
    let theories = if origin == Origin::Catalogue { claims::theories(game) } else { Vec::new() };
    write!(context.out, "{}", page(game, &args.game, &theories, &shown.proofs))?;
    Ok(Exit::Answered)
}

/// Description of a constructive theorem.
fn closed_form((convention, citation): &(Convention, String)) -> [String; 2] {
    let play = say(evidence::play(*convention));
    [
        format!("{play}{}{}", say(evidence::COLON), say(show::CONSTRUCTS)),
        format!("  {}", painted(FAINT, tell(&evidence::theorem(citation)))),
    ]
}

fn page(game: &Arc<Ruleset>, given: &str, theories: &[(Convention, String)], proofs: &Proofs) -> String {
    let mut page = head(game.title(lang()), &game.about, given);
    let parameters: Vec<String> =
        game.parameters.iter().map(|parameter| game.quote(parameter.span)).collect();
    section(&mut page, say(show::PARAMETERS), &lines(&parameters));
    section(&mut page, say(show::RULES), &lines(&words::game::rules(game, lang())));
    let mut claims: Vec<String> = Vec::new();
    for (number, claim) in (1..).zip(&game.claims) {
        let proved = pretty::proved(proofs.attempts.iter().filter(|attempt| attempt.claim == number));
        claims.push(game.quote(claim.span));
        // A proved claim needs no other authority, but its discoverer is named.
        if proved.is_empty() || claim.theorem.is_some() {
            claims.push(format!("  {}", authority(claim, given)));
        }
        claims.extend(proved.iter().map(|line| format!("  {}", painted(FAINT, line))));
    }
    section(&mut page, say(show::CLAIMS), &lines(&claims));
    section(&mut page, say(show::ASSUMPTIONS), &lines(&claims::assumptions(game)));
    let closed: Vec<String> = theories.iter().flat_map(closed_form).collect();
    section(&mut page, say(show::CLOSED_FORM), &lines(&closed));
    let remarks: Vec<String> = game.remarks.iter().map(|remark| tell(remark).to_string()).collect();
    section(&mut page, say(show::BEWARE), &lines(&remarks));
    section(&mut page, say(show::SOURCES), &lines(&game.sources));
    page
}

/// Nothing is claimed of a game on a board: its facts stand in place of claims.
fn board_page(game: &BoardGame, given: &str) -> String {
    let file = &*game.file;
    let title = if file.title.is_empty() { file.name.clone() } else { tell(&file.title).to_string() };
    let mut page = head(&title, &file.about, given);
    let quoted = |spans: Vec<Span>| -> Vec<String> {
        spans.into_iter().map(|span| game.quote(span).to_owned()).collect()
    };
    let parameters: Vec<String> = file.parameters.iter().map(ToString::to_string).collect();
    section(&mut page, say(show::PARAMETERS), &lines(&parameters));
    section(&mut page, say(show::RULES), &lines(&quoted(file.told.clone())));
    let facts = file.examples.iter().map(|example| example.span).collect();
    section(&mut page, say(show::FACTS), &lines(&quoted(facts)));
    section(&mut page, say(show::SOURCES), &lines(&file.sources));
    page
}

/// Title and description.
fn head(title: &str, about: &Text, given: &str) -> String {
    let mut page = format!("{}  {}\n", painted(STRONG, title), painted(FAINT, given));
    if !about.is_empty() {
        page.push_str(&format!("{}\n", tell(about)));
    }
    page
}

fn section(page: &mut String, heading: &str, body: &str) {
    if !body.is_empty() {
        page.push_str(&format!("\n{}\n{body}", painted(STRONG, heading)));
    }
}

fn lines(lines: &[String]) -> String {
    lines.iter().map(|line| format!("  {line}\n")).collect()
}

/// Status of a claim: a theorem if it has a citation, otherwise as far as it is checked.
fn authority(claim: &Claim, given: &str) -> String {
    let text = match &claim.theorem {
        Some(citation) => evidence::theorem(&citation.to_string()),
        None => show::claimed(given),
    };
    painted(FAINT, tell(&text))
}
