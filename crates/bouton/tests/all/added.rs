//! One file adds a game: a copy of the tree with one more file in `crates/catalog/games/` has one more game.
//!
//! The copy holds what the list of games is made of: the folder and the build script of `catalog`, which is compiled and
//! run as cargo does. What it writes is compiled too, and asked for the list and the text. Building the whole copy would
//! take minutes and show nothing else, since nothing below but this list knows the games by name; `cargo xtask addition`
//! does that.

use bouton::{Query, Workbench, check, solve};
use solve::Limits;
use std::path::{Path, PathBuf};
use std::process::Command;

const GAME: &str = r#"game odd-bash
title en "Odd Bash"
title zh "奇数巴什博弈"
about en "One heap. Take 1, 3 or 5 stones. The player who takes the last stone wins."
about zh "一堆石子，每次取 1、3 或 5 个，取到最后一个的人获胜。"
source "Winning Ways, ch. 4"
family one-heap 1
board heaps
begin (12)

(n) -> (n - k) where k in {1, 3, 5}

P(n) iff even(n) by "Winning Ways, ch. 4"

example (0..6) has values 0, 1, 0, 1, 0, 1, 0 by "Winning Ways, ch. 4"
example (7) wins only to (6), (4), (2) by "Winning Ways, ch. 4"
"#;

fn run(command: &mut Command) -> String {
    let output = command.output().expect("it starts");
    assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

fn compiled(source: &Path, program: &str, folder: &Path) -> PathBuf {
    let program = folder.join(program);
    run(Command::new("rustc").args(["--edition", "2024", "-o"]).arg(&program).arg(source));
    program
}

/// Names of the games in a copy of the tree, in order, with their texts.
fn games_of(copy: &Path) -> Vec<(String, String)> {
    let crate_folder = copy.join("crates/catalog");
    let script = compiled(&crate_folder.join("build.rs"), "script", copy);
    run(Command::new(script).env("CARGO_MANIFEST_DIR", &crate_folder).env("OUT_DIR", copy));
    let source = copy.join("list.rs");
    let list = "const GAMES: &[(&str, &str)] = include!(\"games.rs\");\n\
                fn main() { for (name, text) in GAMES { print!(\"{name}\\0{text}\\0\"); } }\n";
    std::fs::write(&source, list).expect("the copy can be written to");
    let printed = run(&mut Command::new(compiled(&source, "list", copy)));
    let words: Vec<&str> = printed.split_terminator('\0').collect();
    words.chunks(2).map(|game| (game[0].to_owned(), game[1].to_owned())).collect()
}

/// The folders that the list of games is made of.
fn copied(copy: &Path) {
    let tree = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    for folder in
        ["crates/catalog", "crates/catalog/boards", "crates/catalog/games", "crates/catalog/src/native"]
    {
        std::fs::create_dir_all(copy.join(folder)).expect("the copy can be written to");
        for entry in std::fs::read_dir(tree.join(folder)).expect("it stands in the tree") {
            let path = entry.expect("a readable entry").path();
            if path.is_file() {
                std::fs::copy(&path, copy.join(folder).join(path.file_name().expect("a name")))
                    .expect("copied");
            }
        }
    }
}

#[test]
fn a_file_in_games_is_all_that_a_game_needs() {
    let copy = &std::env::temp_dir().join(format!("bouton-added-{}", std::process::id()));
    copied(copy);
    let before = games_of(copy);
    let names: Vec<&str> = before.iter().map(|(name, _)| &**name).collect();
    assert_eq!(names, catalog::names());

    std::fs::write(copy.join("crates/catalog/games/odd-bash.game"), GAME)
        .expect("the copy can be written to");
    let after = games_of(copy);
    std::fs::remove_dir_all(copy).expect("the copy is no longer needed");
    let (name, text) = &after[1];
    // Bash's game has the same place, and the earlier name.
    assert_eq!((&*after[0].0, &**name, &*after[2].0), ("bash", "odd-bash", "bash-range"));
    assert_eq!(after.len(), before.len() + 1);

    let workbench = Workbench::new();
    workbench.add("odd-bash.game", text).expect("the text is read");
    let query = Query::read("odd-bash.game 7").expect("a question");
    let position = workbench.ask(&query, None).expect("a position");
    let answer = solve(&position, 9, &Limits::none()).expect("an answer");
    assert_eq!((answer.value.as_deref(), answer.winning_move_count.as_deref()), (Some("1"), Some("3")));
    let variant = workbench.variant(&Query::read("odd-bash.game").expect("a name"), None).expect("a game");
    let report = check(&variant, &[], 40, &Limits::none()).expect("a report");
    assert!(report.findings.iter().all(|finding| finding.verdict.name() == "agrees"), "{report:#?}");
    assert_eq!(report.findings.len(), 4);
}
