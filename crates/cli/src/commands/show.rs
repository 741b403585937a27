//! `bouton show`: a game's rules and claims, with the status of each claim.

use crate::args::ShowArgs;
use crate::context::Context;
use crate::failure::{Exit, Failure};
use crate::pretty;
use crate::progress::Counted;
use crate::question;
use crate::speech::{lang, say, tell};
use crate::terminal::{FAINT, STRONG, painted};
use bouton::claims;
use bouton::ops::{Question, Response, Show};
use bouton::proof::Proofs;
use bouton::question::Origin;
use rules::{Claim, Convention, Ruleset};
use std::io::Write;
use std::sync::Arc;
use words::terminal::{evidence, show};

/// Prints the game.
pub(crate) fn run(args: &ShowArgs, context: &mut Context) -> Result<Exit, Failure> {
    // The rules of a board are its description.
    if let Some(text) = bouton::boards::text(&args.game).filter(|_| !context.json) {
        write!(context.out, "{text}")?;
        return Ok(Exit::Answered);
    }
    let words = std::slice::from_ref(&args.game);
    let question = match args.game.as_str() {
        "-" => question::about_game(words, context)?,
        _ => Question::of_words(words.to_vec()),
    };
    if args.text && !context.json {
        let game = context.read(|workbench| workbench.game(&args.game))?;
        question::warn(&game);
        let text = &game.ruleset.text;
        let end = if text.ends_with('\n') { "" } else { "\n" };
        write!(context.out, "{text}{end}")?;
        return Ok(Exit::Answered);
    }
    let shown = context.run(Show { question }, Counted::Positions)?;
    if context.json {
        context.write_json(&shown.data(context.lang))?;
        return Ok(Exit::Answered);
    }
    let game = &shown.game.ruleset;
    let theories = if shown.game.origin == Origin::Catalogue { claims::theories(game) } else { Vec::new() };
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
    let mut page = format!("{}  {}\n", painted(STRONG, game.title(lang())), painted(FAINT, given));
    if !game.about.is_empty() {
        page.push_str(&format!("{}\n", tell(&game.about)));
    }
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
