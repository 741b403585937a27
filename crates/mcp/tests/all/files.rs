//! Files: those of the folder are read, and no others.

use crate::client::{Client, call, codes, with};
use mcp::Options;
use serde_json::{Value, json};
use std::fs;
use std::path::{Path, PathBuf};

const GAME: &str = "game mine\n(n) -> (n - k) where 1 <= k <= 2\n";

/// A folder `inside` of another, with a game in each.
fn folders(name: &str) -> PathBuf {
    let outside = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&outside);
    fs::create_dir_all(outside.join("inside/deep")).expect("folders");
    for file in ["secret.game", "inside/mine.game", "inside/deep/mine.game"] {
        fs::write(outside.join(file), GAME).expect("a file");
    }
    outside
}

async fn opened(outside: &Path) -> Client {
    with(Options { folder: outside.join("inside"), ..Options::default() }).await
}

async fn solve(client: &Client, ask: &str) -> Result<Value, Value> {
    call(client, "solve", json!({ "ask": ask })).await
}

#[tokio::test]
async fn games_of_the_folder_are_read_again_when_they_change() {
    let outside = folders("mcp-inside");
    let client = opened(&outside).await;
    for ask in ["mine.game 3", "./mine.game 3", "deep/mine.game 3", "deep/../mine.game 3"] {
        assert_eq!(solve(&client, ask).await.expect("an answer")["outcome"], "P", "{ask}");
    }
    // A game on a board is a file as well.
    let board = "game mine-board(n default 4)\non path(n)\ncells free \".\", taken \"#\"\n\nu is free, v is free -> u is taken, v is taken where u next to v\n";
    fs::write(outside.join("inside/board.game"), board).expect("a file");
    fs::write(outside.join("board.game"), board).expect("a file");
    assert_eq!(solve(&client, "board.game 4").await.expect("an answer")["outcome"], "N");
    assert_eq!(codes(solve(&client, "../board.game 4").await), ["outside-folder"]);
    let absolute = outside.join("inside/mine.game");
    assert_eq!(
        solve(&client, &format!("{} 3", absolute.display())).await.expect("an answer")["outcome"],
        "P"
    );
    fs::write(&absolute, GAME.replace("<= 2", "<= 3")).expect("a file");
    assert_eq!(solve(&client, "mine.game 3").await.expect("an answer")["outcome"], "N");
    fs::remove_file(&absolute).expect("a file");
    assert_eq!(codes(solve(&client, "mine.game 3").await), ["missing-file"]);
}

#[tokio::test]
async fn nothing_outside_of_the_folder_is_read_or_told() {
    let outside = folders("mcp-outside");
    let client = opened(&outside).await;
    let secret = outside.join("secret.game");
    let absolute = secret.display().to_string();
    for path in [
        "../secret.game",
        "deep/../../secret.game",
        &absolute,
        "/etc/hosts",
        // Whether it exists is not told either.
        "../nothing.game",
        "/nothing/at/all.game",
    ] {
        assert_eq!(codes(solve(&client, &format!("{path} 3")).await), ["outside-folder"], "{path}");
        let others = json!({ "ask": path });
        for tool in ["check", "discover", "prove", "period", "identify"] {
            assert_eq!(codes(call(&client, tool, others.clone()).await), ["outside-folder"], "{tool} {path}");
        }
        let verify = json!({ "text": "", "game": path });
        assert_eq!(codes(call(&client, "verify", verify).await), ["outside-folder"], "{path}");
        let table = json!({ "ask": format!("{path} 0..3") });
        assert_eq!(codes(call(&client, "table", table).await), ["outside-folder"], "{path}");
    }
}

#[cfg(unix)]
#[tokio::test]
async fn symbolic_links_do_not_lead_out_of_the_folder() {
    use std::os::unix::fs::symlink;
    let outside = folders("mcp-links");
    let inside = outside.join("inside");
    symlink("../secret.game", inside.join("file.game")).expect("a link");
    symlink("..", inside.join("up")).expect("a link");
    symlink(&outside, inside.join("absolute")).expect("a link");
    symlink("deep/mine.game", inside.join("within.game")).expect("a link");
    symlink("loop.game", inside.join("loop.game")).expect("a link");
    let client = opened(&outside).await;
    for path in ["file.game", "up/secret.game", "absolute/secret.game"] {
        assert_eq!(codes(solve(&client, &format!("{path} 3")).await), ["outside-folder"], "{path}");
    }
    assert_eq!(solve(&client, "within.game 3").await.expect("an answer")["outcome"], "P");
    assert_eq!(solve(&client, "up/inside/mine.game 3").await.expect("an answer")["outcome"], "P");
    assert_eq!(codes(solve(&client, "loop.game 3").await), ["unreadable-file"]);
    assert_eq!(codes(solve(&client, "./deep/ 3").await), ["unreadable-file"]);
    // A pipe is not waited for.
    let made = std::process::Command::new("mkfifo").arg(inside.join("pipe.game")).status();
    assert!(made.expect("mkfifo").success());
    assert_eq!(codes(solve(&client, "pipe.game 3").await), ["unreadable-file"]);
}

#[tokio::test]
async fn what_a_request_cannot_say_is_refused() {
    let client = opened(&folders("mcp-fields")).await;
    for field in ["checkpoint", "name", "out", "words"] {
        for (tool, ask) in [("table", "nim 0..3"), ("period", "0.77"), ("prove", "nim")] {
            let mut request = json!({ "ask": ask });
            request[field] = json!("file");
            assert_eq!(codes(call(&client, tool, request).await), ["unknown-field"], "{tool} {field}");
        }
    }
}
