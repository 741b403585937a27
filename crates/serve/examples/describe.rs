//! Writes what is made from the types of the requests: the OpenAPI description, the types of the pages, the words of
//! their editor, the classes of the package for Python, and the chapter of the book in both languages.
//!
//! `cargo xtask describe` runs it; the tests compare the files with it.

use bouton::ops::description::{openapi, python, reference, typescript, vocabulary};
use rules::Lang;
use std::error::Error;
use std::fs::write;
use std::path::Path;

fn main() -> Result<(), Box<dyn Error>> {
    let serve = Path::new(env!("CARGO_MANIFEST_DIR"));
    let document = openapi(&std::fs::read_to_string(serve.join("openapi.base.json"))?)?;
    write(serve.join("openapi.json"), format!("{document:#}\n"))?;
    write(serve.join("../../ui/src/lib/requests.ts"), typescript(&document))?;
    write(serve.join("../../ui/src/rules/vocabulary.ts"), vocabulary())?;
    write(serve.join("../py/python/bouton/_answers.py"), python(&document))?;
    let book = serve.join("../../book");
    write(book.join("en/requests.md"), reference(Lang::En))?;
    write(book.join("zh/requests.md"), reference(Lang::Zh))?;
    Ok(())
}
