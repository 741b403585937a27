//! The catalogue.

use super::answer::{Answer, fields, with_type};
use crate::client::Client;
use crate::house::House;
use crate::lang::InLang;
use crate::problem::Refused;
use crate::request::Named;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use bouton::Variant;
use bouton::proof::{self, Proofs, Wanted};
use rules::Lang;
use serde_json::{Value, json};
use solve::Limits;
use std::sync::Arc;

/// Lists all games.
pub(super) async fn list(State(house): State<Arc<House>>, client: Client) -> Result<Response, Refused> {
    if let Some(known) = house.catalogue.get() {
        return Ok(with_type(known.clone()));
    }
    let at_work = house.clone();
    let text = house.desk.answer(&client, Lang::En, move |_| {
        let workbench = at_work.benches.open(None).map_err(|found| Refused::question(&found, Lang::En))?;
        let entry = |name: &str| {
            let game = workbench.game(name).ok()?;
            let mut entry = bouton::listed(&game.ruleset);
            fields(&mut entry, bouton::described(&game));
            Some(entry)
        };
        let games: Vec<Value> = bouton::names().into_iter().filter_map(entry).collect();
        Ok(json!({ "games": games }).to_string())
    });
    let text = text.await?;
    Ok(with_type(house.catalogue.get_or_init(|| text).clone()))
}

/// Shows one game.
pub(super) async fn show(
    State(house): State<Arc<House>>,
    client: Client,
    Named(name): Named,
    InLang(lang): InLang,
) -> Result<Answer, Refused> {
    let at_work = house.clone();
    let shown = house.desk.answer(&client, lang, move |limits| {
        let missing = |found: Vec<_>| Refused::question(&found, lang).with(StatusCode::NOT_FOUND);
        crate::request::within(&name, 256, "large-ask", lang)?;
        let workbench = at_work.benches.open(None).map_err(missing)?;
        let game = workbench.game(&name).map_err(missing)?;
        let mut shown = bouton::shown(&game, &proofs(&game, limits), lang);
        fields(&mut shown, bouton::described(&game));
        at_work.benches.tidy();
        Ok(shown)
    });
    Ok(Answer(shown.await?))
}

/// Proofs of the claims that are quick enough for a response.
fn proofs(game: &Arc<bouton::Game>, limits: &Limits) -> Proofs {
    let proved = |variant: Variant| proof::prove(&variant, &[], &Wanted::default(), limits).ok();
    Variant::plain(game).and_then(proved).unwrap_or_default()
}
