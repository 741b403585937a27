//! The tables of games in the READMEs and in the book are those of the catalogue.
//!
//! `README=overwrite cargo test -p bouton-cli --test all -- catalogue` rewrites them.

use dashu_int::UBig;
use rules::{Argument, Form, Lang, Ruleset};
use std::path::PathBuf;

const BEGIN: &str = "<!-- the catalogue, as the tests write it -->\n";
const END: &str = "<!-- end of the catalogue -->\n";

fn typed(argument: &Argument) -> String {
    let list = |numbers: &[UBig]| numbers.iter().map(UBig::to_string).collect::<Vec<_>>().join(",");
    match argument {
        Argument::Natural(natural) => natural.to_string(),
        Argument::Set(members) => list(members),
        Argument::List(entries) => list(entries),
        Argument::Tuples(members) => {
            members.iter().map(|member| format!("({})", list(member))).collect::<Vec<_>>().join(",")
        }
        Argument::Choice(word) => word.clone(),
        Argument::Any => "any".into(),
        Argument::Text(text) => text.clone(),
        Argument::Octal(digits) => {
            let digits: Vec<String> = digits.iter().map(u8::to_string).collect();
            format!("{}.{}", digits[0], digits[1..].concat())
        }
        Argument::Graph(edges) => {
            edges.iter().map(|(from, to)| format!("{from}-{to}")).collect::<Vec<_>>().join(",")
        }
    }
}

fn component(at: &[UBig], form: Form) -> String {
    let numbers: Vec<String> = at.iter().map(UBig::to_string).collect();
    match form {
        Form::Edges => numbers.chunks(2).map(|ends| ends.join("-")).collect::<Vec<_>>().join(","),
        Form::Tuple(_) | Form::Row => numbers.join(","),
    }
}

/// The first example of a game, as one would ask it.
fn asked(game: &Ruleset) -> String {
    let Some(example) = game.examples.first() else {
        return match &*game.name {
            "matrix" => "bouton matrix payoffs.csv".into(),
            _ => "bouton solve nim 3 4 + kayles 7".into(),
        };
    };
    let given = example.arguments.iter().map(|(name, value)| format!("{name}={}", typed(value)));
    let position = example.position();
    let components = position.iter().map(|at| component(at, game.form));
    let words: Vec<String> = given.chain(components).collect();
    format!("bouton solve {} {}", game.name, words.join(" "))
}

/// All games with their rules, one per row.
fn long(lang: Lang) -> String {
    let mut text = match lang {
        Lang::En => "| game | what you may do | for example |\n|---|---|---|\n".to_string(),
        Lang::Zh => "| 游戏 | 规则 | 例子 |\n|---|---|---|\n".to_string(),
    };
    for game in catalog::names().into_iter().filter_map(catalog::ruleset) {
        let (title, about) = (game.title(lang), game.about.get(lang));
        text.push_str(&format!("| **{title}** | {about} | `{}` |\n", asked(&game)));
    }
    text
}

/// The titles and names of all games, one family per row.
fn by_family(lang: Lang) -> String {
    let mut families: Vec<(Option<String>, Vec<String>)> = Vec::new();
    for game in catalog::names().into_iter().filter_map(catalog::ruleset) {
        let entry = match lang {
            Lang::En => format!("{} (`{}`)", game.title(lang), game.name),
            Lang::Zh => format!("{}（`{}`）", game.title(lang), game.name),
        };
        match families.iter_mut().find(|(family, _)| *family == game.family) {
            Some((_, games)) => games.push(entry),
            None => families.push((game.family.clone(), vec![entry])),
        }
    }
    let (mut text, comma) = match lang {
        Lang::En => ("| family | games |\n|---|---|\n".to_string(), ", "),
        Lang::Zh => ("| 类别 | 游戏 |\n|---|---|\n".to_string(), "、"),
    };
    for (family, games) in families {
        let family = bouton::words::family(family.as_deref());
        let family = family.get(lang);
        text.push_str(&format!("| **{family}** | {} |\n", games.join(comma)));
    }
    text
}

fn check(name: &str, table: &str) {
    let path: PathBuf = [env!("CARGO_MANIFEST_DIR"), "..", "..", name].iter().collect();
    let document = std::fs::read_to_string(&path).expect("it stands in the repository");
    let (before, rest) = document.split_once(BEGIN).expect("the table has a beginning");
    let (written, after) = rest.split_once(END).expect("the table has an end");
    if std::env::var_os("README").is_some_and(|what| what == "overwrite") {
        std::fs::write(&path, format!("{before}{BEGIN}{table}{END}{after}"))
            .expect("the repository can be written to");
    } else {
        assert_eq!(
            written, table,
            "{name}: README=overwrite cargo test -p bouton-cli --test all -- catalogue"
        );
    }
}

#[test]
fn the_readmes_list_the_catalogue_by_family() {
    check("README.md", &by_family(Lang::En));
    check("README.zh-CN.md", &by_family(Lang::Zh));
}

#[test]
fn the_book_lists_the_catalogue_with_its_rules() {
    check("book/en/games.md", &long(Lang::En));
    check("book/zh/games.md", &long(Lang::Zh));
}
