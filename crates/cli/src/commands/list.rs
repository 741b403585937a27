//! `bouton list`: the catalogue.

use crate::context::Context;
use crate::failure::{Exit, Failure};
use crate::pretty::Fields;
use crate::speech::say;
use crate::terminal::{STRONG, painted};
use rules::Ruleset;
use serde_json::{Value, json};
use std::io::Write;

/// Prints the catalogue, family by family in the order in which they first come.
pub(crate) fn run(context: &mut Context) -> Result<Exit, Failure> {
    let games: Vec<Ruleset> = catalog::names().into_iter().filter_map(catalog::ruleset).collect();
    if context.json {
        let games: Vec<Value> = games.iter().map(entry).collect();
        context.write_json(&json!({ "games": games }))?;
        return Ok(Exit::Answered);
    }
    let mut families: Vec<Option<&str>> = Vec::new();
    for game in &games {
        if !families.contains(&game.family.as_deref()) {
            families.push(game.family.as_deref());
        }
    }
    for (index, family) in families.iter().enumerate() {
        let mut fields = Fields::default();
        for game in games.iter().filter(|game| game.family.as_deref() == *family) {
            fields.add(game.name.as_str(), game.title(context.lang));
        }
        let gap = if index == 0 { "" } else { "\n" };
        write!(context.out, "{gap}{}\n{}", painted(STRONG, name(*family)), fields.render())?;
    }
    let hint = say("`bouton show GAME` tells more.", "`bouton show 游戏` 查看详情。");
    writeln!(context.out, "\n{hint}")?;
    Ok(Exit::Answered)
}

/// A family's name; one without words of its own is shown as the files write it.
fn name(family: Option<&str>) -> &str {
    match family {
        Some("one-heap") => say("One heap", "一堆石子"),
        Some("heaps") => say("Several heaps", "多堆石子"),
        Some("splitting") => say("Splitting heaps", "拆分石子堆"),
        Some("rows") => say("Rows of pieces and coins", "成行的棋子与硬币"),
        Some("boards") => say("Boards", "棋盘"),
        Some("graphs") => say("Graphs", "图"),
        Some("payoffs") => say("Payoffs", "支付矩阵"),
        Some("sums") => say("Several games at once", "几个游戏同时进行"),
        Some(other) => other,
        None => say("Others", "其他"),
    }
}

fn entry(game: &Ruleset) -> Value {
    json!({
        "game": game.name,
        "title": { "en": game.title.en, "zh": game.title.zh },
        "about": { "en": game.about.en, "zh": game.about.zh },
        "family": game.family,
        "parameters": game.parameters.iter().map(|parameter| parameter.name.as_str()).collect::<Vec<_>>(),
    })
}
