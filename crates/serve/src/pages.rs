//! Pages: files in the binary, or in a folder during development.

use crate::problem::Refused;
use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use rules::Lang;
use rust_embed::RustEmbed;
use std::collections::HashMap;
use std::io::Write;
use std::path::{Component, Path, PathBuf};

#[derive(RustEmbed)]
#[folder = "dist"]
struct Dist;

/// The page that renders every address of the application.
const INDEX: &str = "index.html";
/// Smaller files are not compressed.
const WORTH_PACKING: usize = 1024;

/// Source of the pages.
pub(crate) struct Pages {
    folder: Option<PathBuf>,
    built: HashMap<String, Page>,
}

/// A file.
struct Page {
    bytes: Bytes,
    packed: Option<Bytes>,
    tag: String,
}

impl Pages {
    pub(crate) fn new(folder: Option<PathBuf>) -> Pages {
        let built = match folder {
            Some(_) => HashMap::new(),
            None => {
                Dist::iter().filter_map(|name| Some((name.to_string(), Page::embedded(&name)?))).collect()
            }
        };
        Pages { folder, built }
    }

    /// The response for this path; paths without a file are addresses of the application.
    pub(crate) async fn answer(&self, path: &str, headers: &HeaderMap, lang: Lang) -> Response {
        let name = path.trim_start_matches('/');
        let name = if name.is_empty() { INDEX } else { name };
        if let Some(folder) = &self.folder {
            return from_folder(folder, name, lang).await;
        }
        match self.built.get(name).map(|page| (name, page)) {
            Some((name, page)) => page.answer(name, headers),
            None if is_place(name) => match self.built.get(INDEX) {
                Some(page) => page.answer(INDEX, headers),
                None => Refused::missing(lang).into_response(),
            },
            None => Refused::missing(lang).into_response(),
        }
    }
}

/// Returns `true` if a path may be an address of the application: one with an extension is a file.
fn is_place(name: &str) -> bool {
    !name.rsplit('/').next().unwrap_or_default().contains('.')
}

impl Page {
    fn embedded(name: &str) -> Option<Page> {
        let file = Dist::get(name)?;
        let bytes = Bytes::from(file.data.into_owned());
        let hash: String =
            file.metadata.sha256_hash().iter().take(12).map(|byte| format!("{byte:02x}")).collect();
        let packed = if is_text(name) && bytes.len() >= WORTH_PACKING { pack(&bytes) } else { None };
        Some(Page { bytes, packed, tag: format!("\"{hash}\"") })
    }

    fn answer(&self, name: &str, headers: &HeaderMap) -> Response {
        let known = headers.get(header::IF_NONE_MATCH).and_then(|tags| tags.to_str().ok());
        let known = known.is_some_and(|tags| {
            tags.split(',').any(|tag| tag.trim().trim_start_matches("W/") == self.tag || tag.trim() == "*")
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
        let packed = self.packed.as_ref().filter(|_| accepts);
        let mut response = match (known, packed) {
            (true, _) => StatusCode::NOT_MODIFIED.into_response(),
            (false, Some(packed)) => Response::new(Body::from(packed.clone())),
            (false, None) => Response::new(Body::from(self.bytes.clone())),
        };
        let fields = response.headers_mut();
        fields.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind(name)));
        if packed.is_some() && !known {
            fields.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
        }
        if self.packed.is_some() {
            fields.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        }
        if let Ok(tag) = HeaderValue::from_str(&self.tag) {
            fields.insert(header::ETAG, tag);
        }
        // Files named after their content never change.
        let lasting = name.starts_with("assets/");
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

fn pack(bytes: &[u8]) -> Option<Bytes> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes).ok()?;
    let packed = encoder.finish().ok()?;
    (packed.len() < bytes.len()).then(|| packed.into())
}

fn is_text(name: &str) -> bool {
    let kind = kind(name);
    kind.starts_with("text/") || ["javascript", "json", "svg", "wasm"].iter().any(|word| kind.contains(word))
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
