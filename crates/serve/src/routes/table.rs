//! Tables of all positions in a box, for immediate answers.

use crate::binary::{self, Shape};
use crate::client::Client;
use crate::house::House;
use crate::problem::Refused;
use crate::request::{Question, Said};
use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::Response;
use serde::Deserialize;
use std::sync::Arc;

/// Limit on the positions.
pub(crate) const MOST_CELLS: u64 = 1 << 22;

/// A requested table.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Asked {
    #[serde(flatten)]
    question: Question,
    #[serde(flatten)]
    shape: Shape,
}

/// Fills a table.
pub(super) async fn table(
    State(house): State<Arc<House>>,
    client: Client,
    Said(Asked { question, shape }): Said<Asked>,
) -> Result<Response, Refused> {
    let lang = question.lang();
    let at_work = house.clone();
    let bytes = house.desk.answer(&client, lang, move |limits| {
        let (workbench, _) = question.open(&at_work)?;
        let wanted = binary::Wanted::read(&workbench, &question, &shape, MOST_CELLS)?;
        Ok(binary::table(&wanted, lang, limits)?.1)
    });
    Ok(in_bytes(bytes.await?))
}

/// A binary response.
pub(super) fn in_bytes(bytes: Bytes) -> Response {
    let mut response = Response::new(Body::from(bytes));
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/octet-stream"));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}
