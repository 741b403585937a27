//! Refusals of requests, in the common shape of problems.

use axum::body::Body;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use bouton::Speak;
use bouton::{Problem, Source};
use rules::Lang;
use serde_json::{Value, json};
use solve::StopReason;

/// A refused request.
#[derive(Debug)]
pub(crate) struct Refused {
    status: StatusCode,
    problems: Vec<Value>,
    limits_hit: Option<&'static str>,
}

impl Refused {
    /// A refusal by the server itself.
    pub(crate) fn new(
        status: StatusCode,
        code: &str,
        message: impl Into<String>,
        help: Option<String>,
    ) -> Refused {
        let problem = json!({
            "code": code,
            "message": message.into(),
            "help": help,
            "file": null,
            "place": null,
            "labels": [],
        });
        Refused { status, problems: vec![problem], limits_hit: None }
    }

    /// A refusal with a message in one of two languages.
    pub(crate) fn say(status: StatusCode, code: &str, lang: Lang, en: &str, zh: &str) -> Refused {
        Refused::new(status, code, if lang == Lang::Zh { zh } else { en }, None)
    }

    /// The question is wrong.
    pub(crate) fn question(problems: &[Problem], lang: Lang) -> Refused {
        let problems = problems.iter().map(|problem| told(problem, lang)).collect();
        Refused { status: StatusCode::BAD_REQUEST, problems, limits_hit: None }
    }

    /// Replaces the status.
    pub(crate) fn with(self, status: StatusCode) -> Refused {
        Refused { status, ..self }
    }

    /// Too many concurrent requests.
    pub(crate) fn busy(lang: Lang) -> Refused {
        let (en, zh) = ("too many questions at once: ask again in a moment", "同时提问过多，请稍候再试");
        Refused::say(StatusCode::TOO_MANY_REQUESTS, "busy", lang, en, zh)
    }

    /// The server is shutting down.
    pub(crate) fn stopping(lang: Lang) -> Refused {
        let (en, zh) = ("the server is being stopped", "服务器正在停止");
        Refused::say(StatusCode::SERVICE_UNAVAILABLE, "stopping", lang, en, zh)
    }

    /// A bug in the program.
    pub(crate) fn panicked(lang: Lang) -> Refused {
        let (en, zh) =
            ("the program made a mistake of its own; the server goes on", "程序自身出错；服务器仍在运行");
        Refused::say(StatusCode::INTERNAL_SERVER_ERROR, "internal", lang, en, zh)
    }

    /// A limit was reached before there was an answer.
    pub(crate) fn stopped(reason: StopReason, lang: Lang) -> Refused {
        let (en, zh) = match reason {
            StopReason::Memory => ("stopped: the memory limit was reached", "已停止：触及内存上限"),
            StopReason::Time => ("stopped: the time limit was reached", "已停止：触及时间上限"),
            StopReason::Positions => (
                "stopped: play need not end, and the limit on positions was reached",
                "已停止：对局可能永不结束，触及局面数上限",
            ),
            StopReason::Interrupted => ("stopped: interrupted", "已停止：被中断"),
        };
        let refused = Refused::say(StatusCode::SERVICE_UNAVAILABLE, "limit", lang, en, zh);
        Refused { limits_hit: Some(reason.name()), ..refused }
    }

    /// There is nothing at this address.
    pub(crate) fn missing(lang: Lang) -> Refused {
        Refused::say(StatusCode::NOT_FOUND, "not-found", lang, "there is nothing here", "这里什么也没有")
    }

    /// Body of the response.
    pub(crate) fn into_text(self) -> String {
        let mut body = json!({ "problems": self.problems });
        if let Some(limit) = self.limits_hit {
            body["limits_hit"] = json!(limit);
        }
        body.to_string()
    }

    /// The problems, as data.
    pub(crate) fn into_problems(self) -> Vec<Value> {
        self.problems
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let status = self.status;
        let mut response = Response::new(Body::from(self.into_text()));
        *response.status_mut() = status;
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
        if status == StatusCode::TOO_MANY_REQUESTS {
            headers.insert(header::RETRY_AFTER, HeaderValue::from_static("1"));
        }
        response
    }
}

/// A problem as data; every place also gets the UTF-16 offsets used by editors.
pub(crate) fn told(problem: &Problem, lang: Lang) -> Value {
    let mut data = serde_json::to_value(problem.spoken(lang)).unwrap_or_default();
    data["severity"] = json!(if problem.is_warning() { "warning" } else { "error" });
    let Some(source) = problem.source() else { return data };
    let mut places: Vec<&mut Value> = Vec::new();
    if let Some(object) = data.as_object_mut() {
        for (name, value) in object.iter_mut() {
            match (name.as_str(), value) {
                ("place", place) if place.is_object() => places.push(place),
                ("labels", Value::Array(labels)) => places.extend(labels),
                _ => {}
            }
        }
    }
    for place in places {
        let at = |name: &str| place[name].as_u64().and_then(|at| usize::try_from(at).ok()).unwrap_or(0);
        let (from, to) = (units(source, at("start")), units(source, at("end")));
        place["from"] = json!(from);
        place["to"] = json!(to);
    }
    data
}

/// Number of UTF-16 code units before a byte offset.
fn units(source: &Source, byte: usize) -> usize {
    before(&source.text, byte)
}

/// Number of UTF-16 code units of a text before a byte offset.
pub(crate) fn before(text: &str, byte: usize) -> usize {
    text.char_indices().take_while(|&(at, _)| at < byte).map(|(_, letter)| letter.len_utf16()).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_counted_as_an_editor_does() {
        // Two bytes and one unit; four bytes and two units.
        assert_eq!(["é𝄞x"; 4].map(|text| text.len()), [7; 4]);
        assert_eq!([0, 2, 6, 7].map(|byte| before("é𝄞x", byte)), [0, 1, 3, 4]);
    }
}
