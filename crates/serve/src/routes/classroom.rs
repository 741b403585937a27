//! Ways in which others may use this server.

use super::answer::Answer;
use crate::house::House;
use axum::extract::State;
use serde_json::json;
use std::sync::Arc;

/// The address for other machines, with the token that whoever asks has shown; the sites that may frame a board.
pub(super) async fn look(State(house): State<Arc<House>>) -> Answer {
    let lan =
        house.class.as_ref().map(|class| json!({ "origin": class.origin(), "token": class.token().text() }));
    let frames: Vec<String> = house.frames.iter().map(ToString::to_string).collect();
    Answer(json!({ "lan": lan, "frames": frames }))
}
