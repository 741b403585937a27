//! Pages: files in the binary, or in a folder during development.

use crate::problem::Refused;
use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use flate2::read::GzDecoder;
use rules::Lang;
use std::io::Read;
use std::path::{Component, Path, PathBuf};

/// A file that is part of the program.
struct Embedded {
    name: &'static str,
    tag: &'static str,
    /// `true` if the bytes are its gzip.
    is_packed: bool,
    /// Length of the file itself.
    length: usize,
    bytes: &'static [u8],
}

/// The pages, by name.
const PAGES: &[Embedded] = include!(concat!(env!("OUT_DIR"), "/pages.rs"));

/// The page that renders every address of the application.
const INDEX: &str = "index.html";
/// Source of the pages: those in the program, or a folder.
pub(crate) struct Pages {
    folder: Option<PathBuf>,
}

impl Pages {
    pub(crate) fn new(folder: Option<PathBuf>) -> Pages {
        Pages { folder }
    }

    /// The response for this path; paths without a file are addresses of the application.
    pub(crate) async fn answer(&self, path: &str, headers: &HeaderMap, lang: Lang) -> Response {
        let name = path.trim_start_matches('/');
        let name = if name.is_empty() { INDEX } else { name };
        if let Some(folder) = &self.folder {
            return from_folder(folder, name, lang).await;
        }
        match embedded(name).or_else(|| embedded(INDEX).filter(|_| is_place(name))) {
            Some(page) => page.answer(headers),
            None => Refused::missing(lang).into_response(),
        }
    }
}

/// Returns `true` if a path may be an address of the application: one with an extension is a file.
fn is_place(name: &str) -> bool {
    !name.rsplit('/').next().unwrap_or_default().contains('.')
}

fn embedded(name: &str) -> Option<&'static Embedded> {
    let place = PAGES.binary_search_by_key(&name, |page| page.name).ok()?;
    PAGES.get(place)
}

impl Embedded {
    /// The file itself.
    fn unpacked(&self) -> Bytes {
        if !self.is_packed {
            return Bytes::from_static(self.bytes);
        }
        let mut bytes = Vec::with_capacity(self.length);
        // What the build has packed can be unpacked.
        let _ = GzDecoder::new(self.bytes).read_to_end(&mut bytes);
        bytes.into()
    }

    fn answer(&self, headers: &HeaderMap) -> Response {
        let quoted = format!("\"{}\"", self.tag);
        let known = headers.get(header::IF_NONE_MATCH).and_then(|tags| tags.to_str().ok());
        let known = known.is_some_and(|tags| {
            tags.split(',').any(|tag| tag.trim().trim_start_matches("W/") == quoted || tag.trim() == "*")
        });
        let accepts = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
        let accepts = accepts.is_some_and(|value| {
            value.split(',').any(|coding| {
                let mut parts = coding.split(';');
                let gzip = parts.next().is_some_and(|name| name.trim().eq_ignore_ascii_case("gzip"));
                let never = parts.any(|part| matches!(part.trim(), "q=0" | "q=0.0" | "q=0.00" | "q=0.000"));
                gzip && !never
            })
        });
        let packed = self.is_packed && accepts;
        let mut response = match (known, packed) {
            (true, _) => StatusCode::NOT_MODIFIED.into_response(),
            (false, true) => Response::new(Body::from(self.bytes)),
            (false, false) => Response::new(Body::from(self.unpacked())),
        };
        let fields = response.headers_mut();
        fields.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind(self.name)));
        if packed && !known {
            fields.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
        }
        if self.is_packed {
            fields.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        }
        if let Ok(tag) = HeaderValue::from_str(&quoted) {
            fields.insert(header::ETAG, tag);
        }
        // Files named after their content never change.
        let lasting = self.name.starts_with("assets/");
        let cache = if lasting { "public, max-age=31536000, immutable" } else { "no-cache" };
        fields.insert(header::CACHE_CONTROL, HeaderValue::from_static(cache));
        response
    }
}

/// A file of the folder, or the application's page.
async fn from_folder(folder: &Path, name: &str, lang: Lang) -> Response {
    let inside = Path::new(name).components().all(|part| matches!(part, Component::Normal(_)));
    let found = if inside { read(folder.join(name)).await.map(|bytes| (name, bytes)) } else { None };
    let found = match found {
        None if is_place(name) => read(folder.join(INDEX)).await.map(|bytes| (INDEX, bytes)),
        found => found,
    };
    let Some((name, bytes)) = found else { return Refused::missing(lang).into_response() };
    let mut response = Response::new(Body::from(bytes));
    let fields = response.headers_mut();
    fields.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind(name)));
    fields.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

async fn read(path: PathBuf) -> Option<Vec<u8>> {
    tokio::task::spawn_blocking(move || std::fs::read(path)).await.ok()?.ok()
}

/// Content type of a file.
fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "webp" => "image/webp",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "woff2" => "font/woff2",
        "wasm" => "application/wasm",
        "txt" | "md" | "game" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
