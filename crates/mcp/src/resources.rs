//! Resources: the reference of the language, and the games of the catalogue.

use bouton::ops::{Catalogue, Context, Operation, Response};
use rmcp::model::{Resource, ResourceContents, ResourceTemplate};
use rules::Lang;
use words::mcp;

/// The reference of the language, by language.
const REFERENCE: [(Lang, &str, &str); 2] = [
    (Lang::En, "bouton://book/en/language", include_str!("../book/en.md")),
    (Lang::Zh, "bouton://book/zh/language", include_str!("../book/zh.md")),
];
/// The list of the catalogue.
const CATALOGUE: &str = "bouton://catalogue";
/// A game of the catalogue.
const GAME: &str = "bouton://catalogue/{name}";

const MARKDOWN: &str = "text/markdown";
const JSON: &str = "application/json";
const PLAIN: &str = "text/plain";

/// Resources that a client may read, in the order of its language.
pub(crate) fn all(lang: Lang) -> Vec<Resource> {
    let mut pages: Vec<_> = REFERENCE.iter().collect();
    pages.sort_by_key(|(of, ..)| *of != lang);
    let pages = pages.into_iter().map(|(of, uri, text)| {
        Resource::new(*uri, "language")
            .with_title(mcp::REFERENCE.get(*of))
            .with_mime_type(MARKDOWN)
            .with_size(text.len() as u64)
    });
    let list =
        Resource::new(CATALOGUE, "catalogue").with_title(mcp::CATALOGUE.get(lang)).with_mime_type(JSON);
    pages.chain([list]).collect()
}

/// Forms of further resources.
pub(crate) fn templates(lang: Lang) -> Vec<ResourceTemplate> {
    let game = ResourceTemplate::new(GAME, "game").with_title(mcp::GAME.get(lang)).with_mime_type(PLAIN);
    vec![game]
}

/// Contents of a resource, if there is one of this name.
pub(crate) fn read(uri: &str, lang: Lang) -> Option<ResourceContents> {
    let (text, kind) = if let Some((.., text)) = REFERENCE.iter().find(|(_, name, _)| *name == uri) {
        ((*text).to_owned(), MARKDOWN)
    } else if uri == CATALOGUE {
        (Catalogue::default().run(&mut Context::default()).ok()?.data(lang).to_string(), JSON)
    } else {
        let name = uri.strip_prefix(CATALOGUE)?.strip_prefix('/')?;
        (catalog::text(name).or_else(|| catalog::board_text(name))?.to_owned(), PLAIN)
    };
    Some(ResourceContents::text(text, uri).with_mime_type(kind))
}
