//! Request language: body field, query parameter or Accept-Language.

use crate::problem::Refused;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use bouton::Problem;
use bouton::question::MalformedRequest;
use rules::Lang;

/// Language from the query of an address: `?lang=zh`.
pub(crate) struct InLang(pub(crate) Lang);

impl<S: Send + Sync> FromRequestParts<S> for InLang {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<InLang, Refused> {
        let query = parts.uri.query().unwrap_or_default();
        match query.split('&').find_map(|pair| pair.strip_prefix("lang=")) {
            Some("zh") => Ok(InLang(Lang::Zh)),
            None | Some("en") => Ok(InLang(Lang::En)),
            Some(given) => {
                let words = ["en", "zh"].map(String::from).into();
                let wrong =
                    MalformedRequest::UnknownWord { field: "lang".into(), given: given.into(), words };
                Err(Refused::question(Problem::new(wrong), preferred(&parts.headers)))
            }
        }
    }
}

/// Language of a client that has not specified one.
pub(crate) fn preferred(headers: &HeaderMap) -> Lang {
    let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    if accepted.is_some_and(|accepted| accepted.trim_start().to_ascii_lowercase().starts_with("zh")) {
        Lang::Zh
    } else {
        Lang::En
    }
}
