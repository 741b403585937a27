//! Completions, manual pages, the version.

use std::path::Path;
use std::process::Command;

fn bouton(arguments: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_bouton"))
        .args(arguments)
        .env("LC_ALL", "C")
        .output()
        .expect("bouton starts");
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).expect("text")
}

/// Words that a shell is offered for the last of a line, in a folder; options only where the word begins as one.
fn offered(shell: &str, folder: &Path, line: &[&str]) -> Vec<String> {
    let output = Command::new(env!("CARGO_BIN_EXE_bouton"))
        .current_dir(folder)
        .env("COMPLETE", shell)
        .env("_CLAP_COMPLETE_INDEX", (line.len() - 1).to_string())
        .env("_CLAP_IFS", "\n")
        .env("LC_ALL", "C")
        .arg("--")
        .args(line)
        .output()
        .expect("bouton starts");
    assert!(output.status.success(), "{output:?}");
    let said = String::from_utf8(output.stdout).expect("text");
    let options = line.last().is_some_and(|word| word.starts_with('-'));
    said.lines().filter(|word| options || !word.starts_with('-')).map(str::to_owned).collect()
}

fn folder(name: &str) -> std::path::PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(folder.join("deep")).expect("a folder");
    let game = "game mine(limit >= 1 default 3, kind: plain | double default plain)\n(n) -> (n - k) where 1 <= k <= limit\n";
    std::fs::write(folder.join("mine.game"), game).expect("a file");
    std::fs::write(folder.join("notes.txt"), "").expect("a file");
    folder
}

#[test]
fn shells_are_offered_commands_options_games_and_parameters() {
    let folder = folder("completion");
    let at = |line: &[&str]| offered("bash", &folder, line);
    assert_eq!(at(&["bouton", "sol"]), ["solve"]);
    assert!(at(&["bouton", "solve", "--mi"]).contains(&"--misere".to_owned()));
    assert_eq!(at(&["bouton", "solve", "wyth"]), ["wythoff"]);
    assert!(at(&["bouton", "--lang", "zh", "play", "nim-"]).contains(&"nim-bounded".to_owned()));
    assert_eq!(at(&["bouton", "solve", "bash", ""]), ["m="]);
    assert_eq!(at(&["bouton", "solve", "bash", "m=3", ""]), [] as [&str; 0]);
    assert!(at(&["bouton", "solve", "race", "piece=k"]).contains(&"piece=king".to_owned()));
    // bash takes this for three words.
    assert!(at(&["bouton", "solve", "race", "piece", "=", "k"]).contains(&"king".to_owned()));
    // After a plus comes another game.
    assert_eq!(at(&["bouton", "solve", "bash", "m=3", "9", "+", "wyth"]), ["wythoff"]);
    assert_eq!(at(&["bouton", "judge", "poj1704"]), ["poj1704"]);
}

#[test]
fn shells_are_offered_files_where_files_are_meant() {
    let folder = folder("completion-files");
    let at = |line: &[&str]| offered("bash", &folder, line);
    let games = at(&["bouton", "check", ""]);
    assert!(games.contains(&"mine.game".to_owned()) && games.contains(&"deep/".to_owned()), "{games:?}");
    assert!(games.contains(&"wythoff".to_owned()) && !games.contains(&"notes.txt".to_owned()));
    assert_eq!(at(&["bouton", "solve", "mine.game", ""]), ["limit=", "kind="]);
    assert_eq!(at(&["bouton", "solve", "mine.game", "kind=d"]), ["kind=double"]);
    assert!(at(&["bouton", "guess", "no"]).contains(&"notes.txt".to_owned()));
}

#[test]
fn every_shell_has_a_script_that_asks_the_program() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = bouton(&["completions", shell]);
        assert!(script.contains("COMPLETE") && script.contains("bouton"), "{shell}: {script}");
    }
    // Where the environment asks for nothing, the program works as ever.
    let mut command = Command::new(env!("CARGO_BIN_EXE_bouton"));
    let output =
        command.args(["solve", "nim", "1", "--json"]).env("COMPLETE", "").output().expect("it starts");
    assert!(output.stdout.starts_with(b"{\"game\":\"nim\""), "{output:?}");
}

#[test]
fn bash_completes_by_its_script() {
    let folder = folder("completion-bash");
    let program = Path::new(env!("CARGO_BIN_EXE_bouton")).parent().expect("a folder").to_owned();
    let path = format!("{}:{}", program.display(), std::env::var("PATH").unwrap_or_default());
    let script = "source <(bouton completions bash); COMP_WORDS=(bouton solve wyth); COMP_CWORD=2; COMP_TYPE=9; \
                  _clap_complete_bouton bouton wyth solve; echo \"${COMPREPLY[@]}\"";
    let output = Command::new("bash").args(["-c", script]).current_dir(&folder).env("PATH", path).output();
    let output = output.expect("bash");
    assert_eq!(String::from_utf8_lossy(&output.stdout).trim(), "wythoff", "{output:?}");
}

#[test]
fn there_is_a_manual_page_for_every_command() {
    let folder = folder("man");
    let files = bouton(&["man", "--folder", &folder.to_string_lossy()]);
    assert!(files.lines().all(|file| Path::new(file).exists()), "{files}");
    let help = bouton(&["help"]);
    let commands: Vec<&str> = help
        .split("Commands:")
        .nth(1)
        .expect("commands")
        .lines()
        .skip(1)
        .take_while(|line| !line.is_empty())
        .filter(|line| line.starts_with("  ") && !line.starts_with("   "))
        .filter_map(|line| line.split_whitespace().next())
        .collect();
    assert!(commands.len() > 20 && commands.contains(&"mcp"), "{commands:?}");
    for command in commands {
        let page = std::fs::read_to_string(folder.join(format!("bouton-{command}.1"))).expect("a page");
        assert!(page.contains(".SH SYNOPSIS") && page.contains(".SH NAME"), "{command}");
        assert_eq!(page, bouton(&["man", command]), "{command}");
    }
    assert_eq!(std::fs::read_to_string(folder.join("bouton.1")).expect("a page"), bouton(&["man"]));
}

#[test]
fn the_version_tells_the_commit_and_the_features() {
    let said = bouton(&["--version"]);
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines[0], format!("bouton {}", env!("CARGO_PKG_VERSION")));
    assert_eq!(*lines.last().expect("lines"), "features lsp mcp serve");
    let commit = lines.iter().find_map(|line| line.strip_prefix("commit "));
    let git = |arguments: &[&str]| {
        let output =
            Command::new("git").args(arguments).current_dir(env!("CARGO_MANIFEST_DIR")).output().ok()?;
        output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
    };
    // Without a checkout no commit is told.
    match git(&["ls-files", "--error-unmatch", "Cargo.toml"]).and_then(|_| git(&["rev-parse", "HEAD"])) {
        Some(head) => assert!(head.starts_with(commit.expect("a commit")), "{said}"),
        None => assert_eq!(commit, None, "{said}"),
    }
    assert_eq!(bouton(&["-V"]).trim_end(), lines[0]);
}
