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
use rules::{Claim, Convention, Lang, Ruleset};
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
fn at_work((convention, citation): &(Convention, String)) -> [String; 2] {
    let play = match convention {
        Convention::Normal => say("normal play", "正常规则"),
        Convention::Misere => say("misère play", "反常规则"),
    };
    let gives = say("every winning move and the reason, at any size", "任意大小都给出全部制胜着法与理由");
    let known = match lang() {
        Lang::En => format!("a theorem: {citation}"),
        Lang::Zh => format!("定理：{citation}"),
    };
    [
        match lang() {
            Lang::En => format!("{play}: {gives}"),
            Lang::Zh => format!("{play}：{gives}"),
        },
        format!("  {}", painted(FAINT, &known)),
    ]
}

fn page(game: &Arc<Ruleset>, given: &str, theories: &[(Convention, String)], proofs: &Proofs) -> String {
    let mut page = format!("{}  {}\n", painted(STRONG, game.title(lang())), painted(FAINT, given));
    if !game.about.is_empty() {
        page.push_str(&format!("{}\n", tell(&game.about)));
    }
    let parameters: Vec<String> =
        game.parameters.iter().map(|parameter| game.quote(parameter.span)).collect();
    section(&mut page, say("Parameters", "参数"), &lines(&parameters));
    section(&mut page, say("Rules", "规则"), &lines(&words::game::rules(game, lang())));
    let mut claims: Vec<String> = Vec::new();
    for (number, claim) in (1..).zip(&game.claims) {
        let proved = pretty::proved(proofs.attempts.iter().filter(|attempt| attempt.claim == number));
        claims.push(game.quote(claim.span));
        // A proved claim needs no other authority, but its discoverer is named.
        if proved.is_empty() || claim.theorem.is_some() {
            claims.push(format!("  {}", known(claim, given)));
        }
        claims.extend(proved.iter().map(|line| format!("  {}", painted(FAINT, line))));
    }
    section(&mut page, say("Claims", "断言"), &lines(&claims));
    section(&mut page, say("Assumptions", "假定"), &lines(&claims::assumptions(game)));
    let closed: Vec<String> = theories.iter().flat_map(at_work).collect();
    section(&mut page, say("Closed form", "封闭形式"), &lines(&closed));
    let remarks: Vec<String> = game.remarks.iter().map(|remark| tell(remark).to_string()).collect();
    section(&mut page, say("Beware", "注意"), &lines(&remarks));
    section(&mut page, say("Sources", "文献"), &lines(&game.sources));
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
fn known(claim: &Claim, given: &str) -> String {
    let text = match (&claim.theorem, lang()) {
        (Some(citation), Lang::En) => format!("a theorem: {citation}"),
        (Some(citation), Lang::Zh) => format!("定理：{citation}"),
        (None, Lang::En) => format!("a claim of the file; `bouton check {given}` compares it with the rules"),
        (None, Lang::Zh) => format!("文件中的断言；可用 `bouton check {given}` 与规则对照"),
    };
    painted(FAINT, &text)
}
