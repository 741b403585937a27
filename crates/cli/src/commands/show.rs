//! `bouton show`: a game's rules and claims, and how each claim is known.

use crate::args::ShowArgs;
use crate::context::Context;
use crate::failure::{Exit, Failure};
use crate::pretty;
use crate::question;
use crate::speech::{lang, say, tell};
use crate::terminal::{FAINT, STRONG, painted};
use bouton::proof::{self, Proofs, Wanted};
use bouton::{Game, Origin, Variant};
use rules::{Body, Claim, Convention, Lang, Ruleset, Span};
use serde_json::{Value, json};
use solve::Limits;
use std::io::Write;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// How long a page waits for proofs.
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
    let theories = if found.origin == Origin::Catalogue { theories(game) } else { Vec::new() };
    let proofs = proofs(&found, context);
    context.finish_progress();
    if context.json {
        context.write_json(&data(game, &theories, &proofs, context.lang))?;
    } else {
        write!(context.out, "{}", page(game, &args.game, &theories, &proofs))?;
    }
    Ok(Exit::Answered)
}

/// What can be proved of the claims while somebody waits for the page.
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

/// What the file says at a place, on one line.
fn said(game: &Ruleset, span: Span) -> String {
    let text = game.text.get(span.start as usize..span.end as usize).unwrap_or_default();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The conventions under which a theorem is at work for a game, and whose it is.
fn theories(game: &Ruleset) -> Vec<(Convention, String)> {
    let theory = |convention| {
        let instance = game.instantiate(&[], Some(convention)).ok()?;
        let theory = catalog::theory::theory(&game.name, instance.arguments(), convention)?;
        Some((convention, theory.citation().to_owned()))
    };
    [Convention::Normal, Convention::Misere].into_iter().filter_map(theory).collect()
}

/// What a theorem at work gives.
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
    let parameters: Vec<String> =
        game.parameters.iter().map(|parameter| said(game, parameter.span)).collect();
    section(&mut page, say("Parameters", "参数"), &lines(&parameters));
    section(&mut page, say("Rules", "规则"), &lines(&rules(game)));
    let mut claims: Vec<String> = Vec::new();
    for (number, claim) in (1..).zip(&game.claims) {
        let proved = pretty::proved(proofs.attempts.iter().filter(|attempt| attempt.claim == number));
        claims.push(said(game, claim.span));
        // What is proved needs no other authority, but whoever found it is named.
        if proved.is_empty() || claim.theorem.is_some() {
            claims.push(format!("  {}", known(claim, given)));
        }
        claims.extend(proved.iter().map(|line| format!("  {}", painted(FAINT, line))));
    }
    section(&mut page, say("Claims", "论断"), &lines(&claims));
    section(&mut page, say("Assumptions", "假定"), &lines(&assumptions(game)));
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

/// The rules, ends and conventions, as the file writes them.
fn rules(game: &Ruleset) -> Vec<String> {
    let mut lines: Vec<String> = match &game.body {
        Body::Rules(rules) => rules.iter().map(|rule| said(game, rule.span)).collect(),
        Body::Upto { span, .. } => vec![said(game, *span)],
        Body::Native(_) => vec![say("The moves are written in Rust.", "着法用 Rust 写成。").into()],
    };
    if game.unordered {
        lines.push("unordered".into());
    }
    lines.extend(game.laws.iter().map(|law| said(game, law.span)));
    lines.extend(game.starts.iter().map(|start| said(game, start.span)));
    lines.extend(game.ends.iter().map(|end| said(game, end.span)));
    match game.otherwise {
        Some(rules::Verdict::Draw) => lines.push("otherwise draw".into()),
        Some(rules::Verdict::Lost) => lines.push("otherwise lost".into()),
        Some(rules::Verdict::Won) => lines.push("otherwise won".into()),
        None if game.convention == Convention::Misere => lines.push("misere".into()),
        None => {}
    }
    if game.endless_draw {
        lines.push("endless draw".into());
    }
    lines
}

/// What a proof may build on, as the file writes it.
fn assumptions(game: &Ruleset) -> Vec<String> {
    game.assumptions.iter().map(|assumption| said(game, assumption.span)).collect()
}

/// How a claim is known: as a theorem if it says whose, else only as far as it is checked.
fn known(claim: &Claim, given: &str) -> String {
    let text = match (&claim.theorem, lang()) {
        (Some(citation), Lang::En) => format!("a theorem: {citation}"),
        (Some(citation), Lang::Zh) => format!("定理：{citation}"),
        (None, Lang::En) => format!("a claim of the file; `bouton check {given}` compares it with the rules"),
        (None, Lang::Zh) => format!("文件中的论断；可用 `bouton check {given}` 与规则对照"),
    };
    painted(FAINT, &text)
}

fn data(game: &Ruleset, theories: &[(Convention, String)], proofs: &Proofs, lang: Lang) -> Value {
    let convention = |convention| match convention {
        Convention::Normal => "normal",
        Convention::Misere => "misere",
    };
    let parameter = |p: &rules::Parameter| json!({ "name": p.name, "text": said(game, p.span) });
    let claim = |claim: &Claim| {
        json!({
            "text": said(game, claim.span),
            "convention": convention(claim.convention),
            "theorem": claim.theorem,
        })
    };
    json!({
        "game": game.name,
        "title": { "en": game.title.en, "zh": game.title.zh },
        "about": { "en": game.about.en, "zh": game.about.zh },
        "family": game.family,
        "convention": convention(game.convention),
        "parameters": game.parameters.iter().map(parameter).collect::<Vec<_>>(),
        "rules": rules(game),
        "closed_forms": theories
            .iter()
            .map(|(play, citation)| json!({ "convention": convention(*play), "theorem": citation }))
            .collect::<Vec<_>>(),
        "claims": game.claims.iter().map(claim).collect::<Vec<_>>(),
        "assumptions": assumptions(game),
        "proofs": serde_json::to_value(proofs.spoken(lang)).unwrap_or_default()["attempts"],
        "remarks": game.remarks.iter().map(|text| json!({ "en": text.en, "zh": text.zh })).collect::<Vec<_>>(),
        "sources": game.sources,
        "text": game.text,
    })
}
