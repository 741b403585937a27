//! The pictures of the readme and the book are what is drawn now, and each is shown somewhere.

use std::path::{Path, PathBuf};
use std::process::Command;

fn root() -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "..", ".."].iter().collect()
}

fn list() -> Vec<(String, String)> {
    let list = std::fs::read_to_string(root().join("book/pictures/list.txt")).expect("it is kept");
    let lines = list.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    let lines = lines.map(|line| line.split_once(": ").expect("a name and a command"));
    lines.map(|(name, command)| (name.into(), command.into())).collect()
}

#[test]
fn pictures_are_what_is_drawn_now() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("pictures");
    std::fs::create_dir_all(&folder).expect("a folder can be made");
    let mut names = vec!["list.txt".to_owned()];
    for (name, command) in list() {
        for lang in ["en", "zh"] {
            let file = format!("{name}-{lang}.svg");
            let drawn = folder.join(&file);
            let output = Command::new(env!("CARGO_BIN_EXE_bouton"))
                .args(command.split(' '))
                .args(["--lang", lang, "--out"])
                .arg(&drawn)
                .output()
                .expect("the program can be started");
            let error = String::from_utf8_lossy(&output.stderr);
            assert!(output.status.success(), "{command}: {error}");
            let now = std::fs::read(&drawn).expect("it is drawn");
            let kept = std::fs::read(root().join("book/pictures").join(&file)).unwrap_or_default();
            assert!(now == kept, "{file} is another one now: `cargo xtask pictures` draws it");
            names.push(file);
        }
    }
    let kept = std::fs::read_dir(root().join("book/pictures")).expect("a folder");
    for entry in kept {
        let name = entry.expect("an entry").file_name().to_string_lossy().into_owned();
        assert!(names.contains(&name), "{name} is on no list");
    }
}

#[test]
fn every_picture_is_shown_in_its_language() {
    let pages = |lang: &str, readme: &str| -> String {
        let book = std::fs::read_dir(root().join("book").join(lang)).expect("a folder");
        let book = book.map(|entry| entry.expect("an entry").path());
        let all = book.chain([root().join(readme)]);
        all.map(|page| std::fs::read_to_string(page).expect("a page")).collect()
    };
    for (lang, readme) in [("en", "README.md"), ("zh", "README.zh-CN.md")] {
        let pages = pages(lang, readme);
        for (name, _) in list() {
            assert!(pages.contains(&format!("pictures/{name}-{lang}.svg)")), "{name} in {lang}");
        }
        let other = if lang == "en" { "-zh.svg" } else { "-en.svg" };
        assert!(!pages.contains(other), "a picture of the other language");
    }
}
