//! A game in progress.

use super::answer::Answer;
use crate::client::Client;
use crate::house::House;
use crate::problem::Refused;
use crate::request::{Question, Said};
use axum::extract::State;
use axum::http::StatusCode;
use bouton::{Match, Wanted};
use rules::Lang;
use serde::Deserialize;
use serde_json::Value;
use solve::Limits;
use std::sync::Arc;

/// Limit on the moves listed.
const MOST: usize = 4096;
/// Limit on the moves of a game.
const MOST_MADE: usize = 1024;

/// A starting position, and the moves since.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Asked {
    #[serde(flatten)]
    question: Question,
    #[serde(default)]
    made: Vec<String>,
    #[serde(default)]
    hints: bool,
    #[serde(default)]
    advise: bool,
}

/// Options in the present position.
pub(super) async fn play(
    State(house): State<Arc<House>>,
    client: Client,
    Said(asked): Said<Asked>,
) -> Result<Answer, Refused> {
    let lang = asked.question.lang();
    let at_work = house.clone();
    let scene = house.desk.answer(&client, lang, move |limits| {
        let scene = scene(&at_work, &asked, lang, limits);
        at_work.benches.tidy();
        scene
    });
    scene.await.map(Answer)
}

fn scene(house: &House, asked: &Asked, lang: Lang, limits: &Limits) -> Result<Value, Refused> {
    if asked.made.len() > MOST_MADE {
        let (en, zh) = ("the game has lasted too long: at most 1024 moves", "对局过长：最多 1024 步");
        return Err(Refused::say(StatusCode::BAD_REQUEST, "long-game", lang, en, zh));
    }
    let wrong = |problem| Refused::question(&[problem], lang);
    let position = asked.question.position(house)?;
    let mut game = Match::new(position, limits.clone()).map_err(wrong)?;
    for said in &asked.made {
        if let Some(reason) = limits.stopped() {
            return Err(Refused::stopped(reason, lang));
        }
        game.say(said).map_err(wrong)?;
    }
    let wanted = Wanted { hints: asked.hints, advise: asked.advise, most: MOST };
    Ok(bouton::scene(&game, wanted, lang, limits))
}
