//! The README, and the pages of the book that show commands, do what they say: their tutorials are followed line by
//! line, and every command shown prints what is shown.
//!
//! `README=overwrite cargo test -p bouton-cli --test all -- readme` records the present output of the commands.

use std::path::{Path, PathBuf};
use std::process::Command;

/// A piece of a document in fences.
enum Block {
    /// Lines for the file of this name: a whole game, or a line that replaces or joins those of its kind.
    Game {
        name: String,
        lines: String,
    },
    /// A file of this name.
    File {
        name: String,
        text: String,
    },
    /// A command and what it prints.
    Console {
        command: String,
        printed: String,
    },
    Other,
}

/// Contents of the fences, and everything else unchanged.
enum Piece {
    Text(String),
    Fenced { info: String, body: String },
}

fn pieces(document: &str) -> Vec<Piece> {
    let mut pieces = Vec::new();
    let mut fence: Option<(String, String)> = None;
    for line in document.lines() {
        match (line.strip_prefix("```"), fence.take()) {
            (Some(info), None) => fence = Some((info.into(), String::new())),
            (Some(_), Some((info, body))) => pieces.push(Piece::Fenced { info, body }),
            (None, Some((info, body))) => fence = Some((info, format!("{body}{line}\n"))),
            (None, None) => pieces.push(Piece::Text(format!("{line}\n"))),
        }
    }
    assert!(fence.is_none(), "a fence is not closed");
    pieces
}

fn block(info: &str, body: &str) -> Block {
    let game = |name: &str| Block::Game { name: name.into(), lines: body.into() };
    match info {
        "game" => game("taking.game"),
        "console" => {
            let (command, printed) = body.split_once('\n').expect("a command has a line");
            let command = command.strip_prefix("$ ").expect("a command begins with `$ `");
            Block::Console { command: command.into(), printed: printed.into() }
        }
        _ => match ["csv ", "text ", "cpp ", "python "].iter().find_map(|kind| info.strip_prefix(kind)) {
            Some(name) => Block::File { name: name.into(), text: body.into() },
            None => info.strip_prefix("game ").map_or(Block::Other, game),
        },
    }
}

/// Output without the time that the work took, which varies.
fn timeless(printed: &str) -> String {
    let mut text = String::new();
    for line in printed.split_inclusive('\n') {
        let said = ["It took ", "用时 "].iter().find_map(|said| Some(line.find(said)? + said.len()));
        text.push_str(said.map_or(line, |place| &line[..place]));
    }
    text
}

/// Writes what the reader would have in the file by now.
fn edit(file: &Path, lines: &str) {
    let before = std::fs::read_to_string(file).unwrap_or_default();
    let text = if lines.starts_with("game ") {
        lines.to_string()
    } else {
        let head = lines.split(['(', ' ']).next().expect("a line has a beginning");
        let kept: String = before
            .lines()
            .filter(|line| !line.starts_with(&format!("{head}(")))
            .map(|line| format!("{line}\n"))
            .collect();
        format!("{kept}{lines}")
    };
    std::fs::write(file, text).expect("the folder can be written to");
}

/// The command, in a shell that finds the program.
fn command(line: &str) -> Command {
    let program = Path::new(env!("CARGO_BIN_EXE_bouton"));
    let mut places = vec![program.parent().expect("a program is in a folder").to_path_buf()];
    places.extend(std::env::split_paths(&std::env::var_os("PATH").unwrap_or_default()));
    let mut command = Command::new("sh");
    command.args(["-c", line]).env("PATH", std::env::join_paths(places).expect("folders have plain names"));
    command
}

fn run(line: &str, folder: &Path) -> String {
    let output = command(line)
        .current_dir(folder)
        .env_remove("LANG")
        .env_remove("LC_ALL")
        .env("COLUMNS", "120")
        .env("BOUTON_QUIET", "1")
        .output()
        .expect("the program can be started");
    let mut printed = String::from_utf8(output.stdout).expect("it prints UTF-8");
    printed.push_str(&String::from_utf8(output.stderr).expect("it prints UTF-8"));
    printed
}

/// Follows a page that shows so many commands or more.
fn follow(name: &str, least: usize) {
    let path: PathBuf = [env!("CARGO_MANIFEST_DIR"), "..", "..", name].iter().collect();
    let document = std::fs::read_to_string(&path).expect("it stands in the repository");
    let folder =
        std::env::temp_dir().join(format!("bouton-{}-{}", name.replace('/', "-"), std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder can be made");
    let (mut written, mut commands, mut wrong) = (String::new(), 0, Vec::new());
    for piece in pieces(&document) {
        match piece {
            Piece::Text(text) => written.push_str(&text),
            Piece::Fenced { info, body } => {
                let mut now = body.clone();
                match block(&info, &body) {
                    Block::Game { name, lines } => edit(&folder.join(name), &lines),
                    Block::File { name, text } => {
                        std::fs::write(folder.join(name), text).expect("the folder can be written to");
                    }
                    Block::Console { command, printed } => {
                        commands += 1;
                        let prints = run(&command, &folder);
                        if timeless(&prints) != timeless(&printed) {
                            wrong.push(format!("$ {command}\n{prints}"));
                            now = format!("$ {command}\n{prints}");
                        }
                    }
                    Block::Other => {}
                }
                written.push_str(&format!("```{info}\n{now}```\n"));
            }
        }
    }
    std::fs::remove_dir_all(&folder).expect("the folder is ours");
    assert!(commands >= least, "the tutorial is gone");
    if std::env::var_os("README").is_some_and(|what| what == "overwrite") {
        std::fs::write(&path, written).expect("the repository can be written to");
    } else {
        assert!(wrong.is_empty(), "{name} shows something else than is printed:\n\n{}", wrong.join("\n"));
    }
}

#[test]
fn the_english_readme_shows_what_is_printed() {
    follow("README.md", 5);
}

#[test]
fn the_chinese_readme_shows_what_is_printed() {
    follow("README.zh-CN.md", 5);
}

#[test]
fn the_english_book_shows_what_is_printed() {
    follow("book/en/boards.md", 4);
    follow("book/en/contest.md", 23);
    follow("book/en/discover.md", 3);
    follow("book/en/edges.md", 3);
    follow("book/en/guess.md", 6);
    follow("book/en/heaps.md", 8);
    follow("book/en/large.md", 2);
    follow("book/en/lessons.md", 9);
    follow("book/en/matrix.md", 3);
    follow("book/en/method.md", 15);
    follow("book/en/limits.md", 12);
    follow("book/en/parameters.md", 1);
    follow("book/en/misere-heaps.md", 7);
}

#[test]
fn the_chinese_book_shows_what_is_printed() {
    follow("book/zh/boards.md", 4);
    follow("book/zh/contest.md", 23);
    follow("book/zh/discover.md", 3);
    follow("book/zh/edges.md", 3);
    follow("book/zh/guess.md", 6);
    follow("book/zh/heaps.md", 8);
    follow("book/zh/large.md", 2);
    follow("book/zh/lessons.md", 9);
    follow("book/zh/matrix.md", 3);
    follow("book/zh/method.md", 15);
    follow("book/zh/limits.md", 12);
    follow("book/zh/parameters.md", 1);
    follow("book/zh/misere-heaps.md", 7);
}
