//! `bouton show`: a game's rules and claims, with the status of each claim.

use crate::args::ShowArgs;
use crate::context::Context;
use crate::failure::{Exit, Failure};
use crate::pretty;
use crate::question;
use crate::speech::{lang, say, tell};
use crate::terminal::{FAINT, STRONG, painted};
use bouton::proof::{self, Proofs, Wanted};
use bouton::{Game, Origin, Variant, about};
use rules::{Claim, Convention, Lang, Ruleset};
use solve::Limits;
use std::io::Write;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Time limit for proofs on the page.
const PATIENCE: Duration = Duration::from_secs(2);

/// Prints the game.
pub(crate) fn run(args: &ShowArgs, context: &mut Context) -> Result<Exit, Failure> {
    let found = question::game(&args.game, context)?;
    let game = &*found.ruleset;
    if args.text && !context.json {
        let end = if game.text.ends_with('\n') { "" } else { "\n" };
        write!(context.out, "{}{end}", game.text)?;
        return Ok(Exit::Answered);
    }
    let theories = if found.origin == Origin::Catalogue { about::theories(game) } else { Vec::new() };
    let proofs = proofs(&found, context);
    context.finish_progress();
    if context.json {
        context.write_json(&bouton::shown(&found, &proofs, context.lang))?;
    } else {
        write!(context.out, "{}", page(game, &args.game, &theories, &proofs))?;
    }
    Ok(Exit::Answered)
}

/// Proofs of the claims that are quick enough for the page.
fn proofs(game: &Arc<Game>, context: &mut Context) -> Proofs {
    let limits = context.limits();
    let patience = Instant::now() + PATIENCE;
    let limits =
        Limits { deadline: Some(limits.deadline.map_or(patience, |end| end.min(patience))), ..limits };
    let proved = |variant: Variant| {
        let wanted = Wanted::default();
        proof::prove(&variant, &[], &wanted, &limits).ok()
    };
    Variant::plain(game).and_then(proved).unwrap_or_default()
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

fn page(game: &Ruleset, given: &str, theories: &[(Convention, String)], proofs: &Proofs) -> String {
    let mut page = format!("{}  {}\n", painted(STRONG, game.title(lang())), painted(FAINT, given));
    if !game.about.is_empty() {
        page.push_str(&format!("{}\n", tell(&game.about)));
    }
    let parameters: Vec<String> = game.parameters.iter().map(|parameter| game.said(parameter.span)).collect();
    section(&mut page, say("Parameters", "参数"), &lines(&parameters));
    section(&mut page, say("Rules", "规则"), &lines(&game.rules_said(lang())));
    let mut claims: Vec<String> = Vec::new();
    for (number, claim) in (1..).zip(&game.claims) {
        let proved = pretty::proved(proofs.attempts.iter().filter(|attempt| attempt.claim == number));
        claims.push(game.said(claim.span));
        // A proved claim needs no other authority, but its discoverer is named.
        if proved.is_empty() || claim.theorem.is_some() {
            claims.push(format!("  {}", known(claim, given)));
        }
        claims.extend(proved.iter().map(|line| format!("  {}", painted(FAINT, line))));
    }
    section(&mut page, say("Claims", "断言"), &lines(&claims));
    section(&mut page, say("Assumptions", "假定"), &lines(&about::assumptions(game)));
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
