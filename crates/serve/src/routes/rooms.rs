//! Rooms in which two play.

use super::answer::Answer;
use crate::class::Class;
use crate::client::{Client, Lasting};
use crate::house::House;
use crate::lang::InLang;
use crate::problem::Refused;
use crate::request::{Body, Json, Named};
use crate::rooms::{Room, Side, Unmoved, Watching};
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use axum::response::sse::{Event, KeepAlive, Sse};
use bouton::Problem;
use bouton::ops::{Operation, Play, Response};
use bouton::question::MalformedRequest;
use futures_util::stream::{Stream, unfold};
use rules::Lang;
use serde::Deserialize;
use serde_json::{Value, json};
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use words::{Phrase, server};

/// Interval of keep-alive messages, by which the server also notices who has left.
const ALIVE: Duration = Duration::from_secs(15);
/// Limit on the bytes of a move.
const MOST_MOVE: usize = 8 << 10;

/// Something that somebody does in a room.
#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "lowercase", deny_unknown_fields)]
pub(super) enum Act {
    /// Takes a free side.
    Sit {
        /// The side, if it is free; otherwise the other.
        side: Option<Side>,
    },
    /// Makes a move.
    Move {
        /// Key of the side.
        key: String,
        /// The move, as `made` of the operation `play` takes it.
        #[serde(rename = "move")]
        made: String,
        /// Number of moves before it.
        after: usize,
    },
    /// Begins a finished game again.
    Again {
        /// Key of a side.
        key: String,
    },
}

fn refused(status: StatusCode, code: &str, lang: Lang, phrase: Phrase) -> Refused {
    Refused::say(status, code, lang, phrase)
}

fn class(house: &House, lang: Lang) -> Result<&Class, Refused> {
    house.class.as_ref().ok_or_else(|| refused(StatusCode::NOT_FOUND, "no-rooms", lang, server::NO_ROOMS))
}

fn find(house: &House, id: &str, lang: Lang) -> Result<Arc<Room>, Refused> {
    let found = class(house, lang)?.rooms.find(id);
    found.ok_or_else(|| refused(StatusCode::NOT_FOUND, "no-such-room", lang, server::NO_ROOM))
}

fn no_luck(lang: Lang) -> impl Fn(std::io::Error) -> Refused {
    move |_| Refused::busy(lang)
}

/// The position after some moves, as the operation says.
async fn scene(house: &Arc<House>, client: &Client, lang: Lang, play: Play) -> Result<Value, Refused> {
    let shared = house.clone();
    let answered = house.questions.answer(client, lang, move |limits| {
        let mut context = shared.context(limits);
        let failed = |failure| Refused::failed(failure, lang);
        let played = play.open(&mut context).map_err(failed)?(&mut context).map_err(failed)?;
        shared.session.tidy();
        Ok(played.data(lang))
    });
    answered.await
}

/// Opens a room for the game of a request for `play`.
pub(super) async fn open(
    State(house): State<Arc<House>>,
    Lasting(client): Lasting,
    json: Json,
) -> Result<Answer, Refused> {
    let lang = json.lang;
    let rooms = &class(&house, lang)?.rooms;
    let play = json.received.read::<Play>().map_err(|problem| json.refused(problem))?;
    if play.question.ask.is_none() {
        let missing = MalformedRequest::MissingField { fields: vec!["ask".to_owned()] };
        return Err(json.refused(Problem::new(missing)));
    }
    let stands = scene(&house, &client, lang, play.clone()).await?;
    let room = Room::new(client.machine, play, &stands).map_err(no_luck(lang))?;
    let full = || refused(StatusCode::TOO_MANY_REQUESTS, "many-rooms", lang, server::MANY_ROOMS);
    Ok(Answer(rooms.add(room).ok_or_else(full)?.data()))
}

/// State of a room.
pub(super) async fn look(
    State(house): State<Arc<House>>,
    Named(id): Named,
    InLang(lang): InLang,
) -> Result<Answer, Refused> {
    Ok(Answer(find(&house, &id, lang)?.data()))
}

/// Does something in a room; who has no key can only sit down.
pub(super) async fn act(
    State(house): State<Arc<House>>,
    Named(id): Named,
    Lasting(client): Lasting,
    InLang(lang): InLang,
    Body(act): Body<Act>,
) -> Result<Answer, Refused> {
    let room = find(&house, &id, lang)?;
    let conflict = |code, phrase| refused(StatusCode::CONFLICT, code, lang, phrase);
    let stranger = || refused(StatusCode::FORBIDDEN, "not-a-player", lang, server::NOT_A_PLAYER);
    let unmoved = |unmoved| match unmoved {
        Unmoved::Late => conflict("late-move", server::LATE_MOVE),
        Unmoved::Long => refused(StatusCode::PAYLOAD_TOO_LARGE, "long-game", lang, server::LONG_GAME),
    };
    match act {
        Act::Sit { side } => {
            let seat = room.sit(side).map_err(no_luck(lang))?;
            let (side, key) = seat.ok_or_else(|| conflict("room-full", server::ROOM_FULL))?;
            let mut data = room.data();
            (data["side"], data["key"]) = (json!(side), json!(key));
            return Ok(Answer(data));
        }
        Act::Move { key, made, after } => {
            let side = room.side_of(&key).ok_or_else(stranger)?;
            let (turn, count) = room.turn();
            if turn != Some(side) {
                return Err(conflict("not-your-turn", server::NOT_YOUR_TURN));
            }
            if after != count {
                return Err(unmoved(Unmoved::Late));
            }
            if made.len() > MOST_MOVE {
                return Err(unmoved(Unmoved::Long));
            }
            let stands = scene(&house, &client, lang, room.with(made)).await?;
            room.go_on(count, &stands).map_err(unmoved)?;
        }
        Act::Again { key } => {
            room.side_of(&key).ok_or_else(stranger)?;
            let (turn, count) = room.turn();
            if turn.is_some() {
                return Err(conflict("not-over", server::NOT_OVER));
            }
            let stands = scene(&house, &client, lang, room.beginning()).await?;
            room.begin_again(count, &stands).map_err(unmoved)?;
        }
    }
    Ok(Answer(room.data()))
}

/// A room as it changes, as events.
pub(super) async fn events(
    State(house): State<Arc<House>>,
    Named(id): Named,
    InLang(lang): InLang,
) -> Result<impl IntoResponse, Refused> {
    let watching = find(&house, &id, lang)?.watch();
    let full = || refused(StatusCode::TOO_MANY_REQUESTS, "many-watch", lang, server::MANY_WATCH);
    Ok(Sse::new(told(watching.ok_or_else(full)?)).keep_alive(KeepAlive::new().interval(ALIVE)))
}

/// The room now and after every change, until it is closed.
fn told(watching: Watching) -> impl Stream<Item = Result<Event, Infallible>> {
    unfold(Some((watching, true)), |state| async move {
        let (mut watching, first) = state?;
        if !first {
            // The sender of changes lives as long as the room, which is held here.
            watching.changes.changed().await.ok()?;
        }
        watching.changes.mark_unchanged();
        let (data, closed) = (watching.room.data(), watching.room.is_closed());
        let event = Event::default().event("room").data(data.to_string());
        Some((Ok(event), (!closed).then_some((watching, false))))
    })
}
