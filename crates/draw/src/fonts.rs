//! Fonts of pictures: letters of the embedded font look the same on every machine.
//!
//! `font/subset.py` makes the font. Other letters are looked up in the system's fonts, which are not read before they
//! are needed.

use resvg::usvg::fontdb::{Database, ID};
use resvg::usvg::{FontResolver, Options};
use std::sync::{Arc, OnceLock};

/// Least weight of bold letters.
const BOLD: u16 = 600;

/// The database with both weights, and their ids.
struct Fonts {
    database: Arc<Database>,
    plain: Option<ID>,
    bold: Option<ID>,
}

fn fonts() -> &'static Fonts {
    static FONTS: OnceLock<Fonts> = OnceLock::new();
    FONTS.get_or_init(|| {
        let mut database = Database::new();
        let mut load = |bytes: &[u8]| {
            let before = database.len();
            database.load_font_data(bytes.to_vec());
            database.faces().nth(before).map(|face| face.id)
        };
        let plain = load(include_bytes!("font/sans.otf"));
        let bold = load(include_bytes!("font/bold.otf"));
        Fonts { database: Arc::new(database), plain, bold }
    })
}

/// Options for reading a drawing.
pub(super) fn options() -> Options<'static> {
    let of_any = FontResolver::default_fallback_selector();
    let font_resolver = FontResolver {
        select_font: Box::new(|font, _| if font.weight() >= BOLD { fonts().bold } else { fonts().plain }),
        select_fallback: Box::new(move |letter, tried, database| {
            of_any(letter, tried, database).or_else(|| {
                if database.len() > fonts().database.len() {
                    return None;
                }
                Arc::make_mut(database).load_system_fonts();
                of_any(letter, tried, database)
            })
        }),
    };
    Options { fontdb: fonts().database.clone(), font_resolver, ..Options::default() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::paper::escape;
    use resvg::usvg::Tree;
    use rules::Library;

    /// Returns `true` if all letters of a text are in the embedded font: no other was looked for.
    fn within(text: &str) -> bool {
        let text = escape(text);
        let letters = format!(
            "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><text y='9'>{text}</text><text y='9' font-weight='600'>{text}</text></svg>"
        );
        let tree = Tree::from_str(&letters, &options()).expect("a drawing");
        tree.fontdb().len() == 2
    }

    #[test]
    fn letters_of_all_games_and_words_are_at_hand() {
        assert!(!within("\u{10f3f3}"), "or the test sees nothing");
        assert!(!within("\u{9f98}"), "or all of Chinese is in the file");
        for name in catalog::names() {
            let ruleset = catalog::Catalog.ruleset(name).expect("a game of the catalogue");
            for lang in [rules::Lang::En, rules::Lang::Zh] {
                let title = ruleset.title(lang);
                assert!(within(title), "{title}");
            }
        }
        let sources =
            ["../../bouton/src/picture/mod.rs", "../../words/src/drawing.rs", "../../words/src/legend.rs"];
        for source in sources {
            let path = format!("{}/src/{source}", env!("CARGO_MANIFEST_DIR"));
            let text = std::fs::read_to_string(path).expect("a source");
            let words: String = text.chars().filter(|letter| !letter.is_ascii()).collect();
            assert!(!words.is_empty() && within(&words), "{source}: {words}");
        }
    }
}
