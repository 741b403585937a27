//! Tables filled by several processes: the same bytes as by one, and as by a brute force, however many of them are killed.

use oracle::Dice;
use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant, SystemTime};

/// Takes from one heap, or the same from two of three where a condition on all numbers holds, so that moves are listed.
const THREE: &str = "game three\n\
    (a, b, c) -> (a - k, b, c) where k >= 1 and (a + b * c) mod 3 != 1\n\
    (a, b, c) -> (a, b - k, c - k) where k >= 1 and k * k <= a + b + c\n\
    (a, b, c) -> (a, b, c - k) where 1 <= k <= 4\n";

/// Play may go round, and never ending is a draw.
const ROUND: &str = "game round\n\
    endless draw\n\
    (a, b) -> (a + 2, b) where a + 2 < 60 and (a + b) mod 3 <= 1\n\
    (a, b) -> (a - 1, b) where a >= 1\n\
    (a, b) -> (a, b - 2) where b >= 2 and a mod 4 != 1\n\
    (a, b) -> (a + 1, b - 1) where b >= 1 and a + 1 < 60\n\
    end (a, b) lost where a = 0 and b mod 5 = 1\n";

/// Moves of the first, written anew.
fn moves([a, b, c]: [u64; 3]) -> Vec<[u64; 3]> {
    let mut all = Vec::new();
    for k in 1..=a {
        if (a + b * c) % 3 != 1 {
            all.push([a - k, b, c]);
        }
    }
    for k in 1..=b.min(c) {
        if k * k <= a + b + c {
            all.push([a, b - k, c - k]);
        }
    }
    for k in 1..=c.min(4) {
        all.push([a, b, c - k]);
    }
    all
}

/// Nim-values of all positions with numbers below `side`, by their definition.
fn brute(side: u64) -> HashMap<[u64; 3], u64> {
    let mut values: HashMap<[u64; 3], u64> = HashMap::new();
    // Every move makes the total smaller.
    for total in 0..=3 * (side - 1) {
        for a in 0..side.min(total + 1) {
            for b in 0..side.min(total - a + 1) {
                let c = total - a - b;
                if c < side {
                    let seen: Vec<u64> = moves([a, b, c]).iter().map(|option| values[option]).collect();
                    values.insert([a, b, c], (0..).find(|value| !seen.contains(value)).expect("a mex"));
                }
            }
        }
    }
    values
}

fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_bouton"));
    command.args(arguments).env("LC_ALL", "C").env("NO_COLOR", "1").env("BOUTON_QUIET", "1");
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn said(output: Output) -> (Option<i32>, String, String) {
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("it prints UTF-8");
    (output.status.code(), text(output.stdout), text(output.stderr))
}

fn bouton(arguments: &[&str]) -> (Option<i32>, String, String) {
    said(command(arguments).output().expect("bouton ends"))
}

/// A path at which there is nothing yet, in the folder of these tests: others have names of their own.
fn path(name: &str) -> String {
    let path: PathBuf = [env!("CARGO_TARGET_TMPDIR"), "processes", name].iter().collect();
    std::fs::create_dir_all(path.parent().expect("a folder")).expect("room");
    let _ = std::fs::remove_file(&path);
    path.to_string_lossy().into_owned()
}

/// A file of this test's own with a game.
fn game(name: &str, text: &str) -> String {
    let file = path(name);
    std::fs::write(&file, text).expect("room");
    file
}

#[test]
fn any_number_of_processes_prints_the_same_bytes() {
    let three = game("same.game", THREE);
    let round = game("round.game", ROUND);
    let tables = [
        &["wythoff", "0..150", "0..200"][..],
        &["wythoff", "0..150", "0..200", "--what", "value"],
        &[&three, "0..15", "0..15", "0..15", "--what", "value"],
        &[&three, "0..15", "0..15", "0..15", "--misere"],
        &[&round, "0..59", "0..99"],
    ];
    for words in tables {
        let plain = [&["table"], words, &["--json"]].concat();
        let (status, whole, told) = bouton(&plain);
        assert_eq!(status, Some(0), "{told}");
        for count in ["1", "2", "4"] {
            let (status, bytes, told) = bouton(&[&plain[..], &["--processes", count]].concat());
            assert_eq!((status, told.as_str()), (Some(0), ""), "{words:?} by {count}");
            assert!(bytes == whole, "{words:?} by {count}");
        }
    }
}

#[test]
fn processes_agree_with_a_brute_force() {
    let values = brute(13);
    let out = path("three.csv");
    let command =
        ["table", &game("brute.game", THREE), "0..12", "0..12", "0..12", "--what", "value", "--out", &out];
    let (status, _, told) = bouton(&[&command[..], &["--processes", "3"]].concat());
    assert_eq!(status, Some(0), "{told}");
    let mut rows = 0;
    for line in std::fs::read_to_string(&out).expect("a file").lines().skip(1) {
        let numbers: Vec<u64> = line.split(',').map(|number| number.parse().expect("a number")).collect();
        let [a, b, c, value] = numbers[..] else { panic!("{line}") };
        assert_eq!(value, values[&[a, b, c]], "({a}, {b}, {c})");
        rows += 1;
    }
    assert_eq!(rows, values.len());
    // Wythoff's theorem: the j-th lost pair is that of the least number that was not there before, and the same plus j.
    let (status, text, told) = bouton(&["table", "wythoff", "0..60", "0..100", "--json", "--processes", "2"]);
    assert_eq!(status, Some(0), "{told}");
    let mut lost = Vec::new();
    for j in 0..40u64 {
        let known = |number: u64| lost.iter().any(|&(a, b)| a == number || b == number);
        let least = (0..).find(|&number| !known(number)).expect("a number");
        lost.push((least, least + j));
    }
    let cells = text.split("\"cells\":").nth(1).expect("cells");
    let rows: Vec<&str> = cells.split("],[").collect();
    for (a, row) in (0u64..).zip(&rows) {
        for (b, cell) in (0u64..).zip(row.split(',')) {
            let is_lost = lost.contains(&(a.min(b), a.max(b)));
            assert_eq!(cell.contains('P'), is_lost, "({a}, {b}): {cell}");
        }
    }
    assert_eq!(rows.len(), 61);
}

/// Processes whose parent has this number.
#[cfg(target_os = "linux")]
fn children(parent: u32) -> Vec<u32> {
    let all = std::fs::read_dir("/proc").expect("a list").filter_map(|entry| {
        let number: u32 = entry.ok()?.file_name().to_str()?.parse().ok()?;
        let stat = std::fs::read_to_string(format!("/proc/{number}/stat")).ok()?;
        let mut words = stat.rsplit_once(") ")?.1.split(' ');
        let (state, above) = (words.next()?, words.next()?);
        (state != "Z" && above == parent.to_string()).then_some(number)
    });
    all.collect()
}

#[cfg(target_os = "linux")]
fn kill(processes: &[u32]) {
    let numbers: Vec<String> = processes.iter().map(u32::to_string).collect();
    // One that has just ended cannot be killed.
    let _ = Command::new("kill").arg("-KILL").args(numbers).stderr(Stdio::null()).status();
}

/// Another seed each time, unless one is asked for.
#[cfg(target_os = "linux")]
fn dice() -> Dice {
    let asked = std::env::var("BOUTON_SEED").ok().and_then(|seed| seed.parse().ok());
    let clock = || SystemTime::UNIX_EPOCH.elapsed().map_or(1, |time| time.as_nanos() as u64);
    let seed = asked.unwrap_or_else(clock);
    println!("BOUTON_SEED={seed}");
    Dice::seeded(seed)
}

/// The table that is killed, with the number of processes and the file.
#[cfg(target_os = "linux")]
fn long(game: &str, count: usize, kept: &str) -> Child {
    let count = count.to_string();
    let words = ["table", game, "0..79", "0..79", "0..79", "--what", "value", "--json"];
    let mut command = command(&[&words[..], &["--processes", &count, "--checkpoint", kept]].concat());
    command.spawn().expect("bouton starts")
}

#[cfg(target_os = "linux")]
#[test]
fn killed_processes_and_killed_crews_end_with_the_same_bytes() {
    let game = game("killed.game", THREE);
    let mut dice = dice();
    let words = ["table", &game, "0..79", "0..79", "0..79", "--what", "value", "--json"];
    let begun = Instant::now();
    let (status, whole, told) = bouton(&words);
    assert_eq!(status, Some(0), "{told}");
    let time = begun.elapsed().as_millis() as usize;
    for round in 0..oracle::sweep(1, 20) {
        let kept = path(&format!("killed-{round}"));
        // The whole crew, three times; those who go on are of another number.
        for _ in 0..3 {
            let mut crew = long(&game, 1 + dice.below(4), &kept);
            sleep(Duration::from_millis(dice.below(time) as u64));
            let mut all = children(crew.id());
            all.push(crew.id());
            kill(&all);
            crew.wait().expect("it has ended");
        }
        // One process after another of a crew that goes on by itself.
        let crew = long(&game, 2 + dice.below(3), &kept);
        for _ in 0..3 {
            sleep(Duration::from_millis(dice.below(time / 2) as u64));
            let all = children(crew.id());
            if !all.is_empty() {
                kill(&[*dice.one(&all)]);
            }
        }
        let (status, bytes, told) = said(crew.wait_with_output().expect("bouton ends"));
        assert_eq!(status, Some(0), "{told}");
        assert!(bytes == whole, "round {round}");
        // One process without others takes the same file.
        let (status, bytes, told) = bouton(&[&words[..], &["--checkpoint", &kept]].concat());
        assert_eq!((status, told.as_str()), (Some(0), ""));
        assert!(bytes == whole, "round {round}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn no_process_outlives_its_supervisor() {
    let kept = path("orphans");
    let mut crew = long(&game("orphans.game", THREE), 3, &kept);
    let until = Instant::now() + Duration::from_secs(60);
    let mut all = Vec::new();
    while all.len() < 3 && Instant::now() < until {
        all = children(crew.id());
        sleep(Duration::from_millis(5));
    }
    assert_eq!(all.len(), 3);
    kill(&[crew.id()]);
    crew.wait().expect("it has ended");
    let alive = |process: &&u32| Path::new(&format!("/proc/{process}")).exists();
    while all.iter().any(|process| alive(&process)) && Instant::now() < until {
        sleep(Duration::from_millis(20));
    }
    assert_eq!(all.iter().filter(alive).count(), 0);
}

#[cfg(unix)]
#[test]
fn limits_and_interruptions_end_all_processes_and_what_is_done_is_kept() {
    let game = game("limits.game", THREE);
    let kept = path("interrupted");
    // Many seconds of work.
    let side = "0..179";
    let words = ["table", &game, side, side, side, "--processes", "2", "--checkpoint", &kept];
    let (status, _, told) = bouton(&[&words[..], &["--time", "400ms"]].concat());
    assert_eq!(status, Some(3), "{told}");
    assert!(told.contains("stopped: the time limit") && told.contains("goes on from there"), "{told}");
    let crew = command(&words).spawn().expect("bouton starts");
    sleep(Duration::from_millis(300));
    let sent = Command::new("kill").args(["-INT", &crew.id().to_string()]).status();
    assert!(sent.expect("it can be interrupted").success());
    let (status, _, told) = said(crew.wait_with_output().expect("bouton ends"));
    assert!(status == Some(3) && told.contains("stopped: interrupted") || status == Some(130), "{told}");
}

#[test]
fn wrong_numbers_and_wrong_files_are_told() {
    let refused = |words: &[&str], reason: &str| {
        let (status, _, told) = bouton(&[&["table"], words].concat());
        assert_eq!(status, Some(2), "{words:?}: {told}");
        assert!(told.contains(reason), "{words:?}: {told}");
    };
    let wythoff = ["wythoff", "0..50", "0..50"];
    let with = |more: &[&'static str]| [&wythoff[..], more].concat();
    refused(&with(&["--processes", "0"]), "from 1 to 64");
    refused(&with(&["--processes", "1000"]), "from 1 to 64");
    refused(&with(&["--processes", "2", "--hosts", "x", "--process", "0"]), "--processes");
    refused(&with(&["--hosts", "x"]), "--process");
    refused(&["-", "0..5", "--processes", "2"], "cannot read a game from stdin");
    refused(&["no-such-game", "0..5", "--processes", "2"], "no-such-game");
    refused(&["staircase", "0..5", "0..5", "--processes", "2"], "several processes can share");
    refused(&["nim", "0..5", "0..5", "--processes", "2"], "several processes can share");
    // A file of another range, and one that is damaged.
    let kept = path("other");
    let other = ["wythoff", "0..40", "0..50", "--processes", "2", "--checkpoint", &kept];
    let (status, _, told) = bouton(&[&["table"], &other[..]].concat());
    assert_eq!(status, Some(0), "{told}");
    let here = [&wythoff[..], &["--processes", "2", "--checkpoint", &kept]].concat();
    refused(&here, "belongs to another game, range or question");
    let mut bytes = std::fs::read(&kept).expect("a file");
    bytes[20] ^= 1;
    std::fs::write(&kept, &bytes).expect("room");
    refused(&here, "the head of the file is damaged");
    // Damaged cells are filled again.
    bytes[20] ^= 1;
    let last = bytes.len() - 1;
    bytes[last] ^= 1;
    std::fs::write(&kept, &bytes).expect("room");
    let (status, text, told) = bouton(&[&["table"], &other[..]].concat());
    assert_eq!(status, Some(0), "{told}");
    assert!(told.contains("was damaged"), "{told}");
    assert_eq!(text, bouton(&["table", "wythoff", "0..40", "0..50"]).1);
}

/// A file of addresses that are free, below the ports that the system hands out by itself.
fn hosts(name: &str, count: usize) -> String {
    let first = 20_000 + std::process::id() as u16 % 10_000;
    let is_free = |port: &u16| std::net::TcpListener::bind(("127.0.0.1", *port)).is_ok();
    let ports = (0..10_000).map(|more| 20_000 + (first + more) % 10_000).filter(is_free);
    // Tests of this program run side by side.
    let skipped = name.bytes().map(usize::from).sum::<usize>() % 500;
    let lines: Vec<String> =
        ports.skip(4 * skipped).take(count).map(|port| format!("127.0.0.1:{port}")).collect();
    game(name, &(lines.join("\n") + "\n"))
}

/// Starts one of the processes of a file of addresses.
fn member(words: &[&str], hosts: &str, process: usize) -> Child {
    let process = process.to_string();
    let mut command = command(&[words, &["--hosts", hosts, "--process", &process]].concat());
    command.spawn().expect("it starts")
}

/// Outputs of processes that are asked these questions.
fn met(hosts: &str, questions: &[&[&str]]) -> Vec<(Option<i32>, String, String)> {
    let start = |(process, words): (usize, &&[&str])| member(words, hosts, process);
    let all: Vec<Child> = questions.iter().enumerate().rev().map(start).collect();
    all.into_iter().rev().map(|child| said(child.wait_with_output().expect("it ends"))).collect()
}

#[test]
fn processes_meet_by_a_file_of_addresses() {
    let hosts = hosts("hosts.txt", 2);
    let words = ["table", "wythoff", "0..90", "0..70", "--what", "value"];
    let all = met(&hosts, &[&words, &words]);
    assert_eq!(all, [bouton(&words), (Some(0), String::new(), String::new())]);
    // Another table is not joined, and all say so.
    let other = ["table", "wythoff", "0..9", "0..9"];
    for (status, text, told) in met(&hosts, &[&other, &words]) {
        assert_eq!((status, text.as_str()), (Some(2), ""), "{told}");
        assert!(told.contains("was asked for another table"), "{told}");
    }
    // The reason of one is told by all: a mistake of the first, a limit of the second.
    let folder = path("");
    let wrong = [&words[..], &["--checkpoint", &folder]].concat();
    let all = met(&hosts, &[&wrong, &words]);
    assert!(all[0].2.contains("the checkpoint cannot be used"), "{}", all[0].2);
    assert!(all[1].2.contains("process 0 has ended: the checkpoint cannot be used"), "{}", all[1].2);
    assert_eq!([all[0].0, all[1].0], [Some(2), Some(2)]);
    let round = game("hosts.game", ROUND);
    let words = ["table", &round, "0..59", "0..99"];
    let short = [&words[..], &["--memory", "1KiB"]].concat();
    let chinese = [&words[..], &["--lang", "zh"]].concat();
    let all = met(&hosts, &[&chinese, &short]);
    assert!(all[1].2.contains("stopped: the memory limit"), "{}", all[1].2);
    assert!(all[0].2.contains("进程 1 已结束：stopped: the memory limit"), "{}", all[0].2);
    assert_eq!([all[0].0, all[1].0], [Some(3), Some(3)]);
}

#[cfg(target_os = "linux")]
#[test]
fn the_loss_of_a_process_elsewhere_is_told() {
    let (hosts, game) = (hosts("lost.txt", 3), game("lost.game", THREE));
    for killed in 0..3 {
        let kept = path("lost");
        // Many seconds of work.
        let words = ["table", &game, "0..179", "0..179", "0..179", "--what", "value", "--checkpoint", &kept];
        let mut all: Vec<Child> = (0..3).map(|process| member(&words, &hosts, process)).collect();
        // The file is made when all have met.
        while !Path::new(&kept).exists() {
            assert!(all.iter_mut().all(|one| one.try_wait().expect("a child").is_none()));
            sleep(Duration::from_millis(5));
        }
        let mut gone = all.remove(killed);
        kill(&[gone.id()]);
        gone.wait().expect("it has ended");
        for one in all {
            let (status, text, told) = said(one.wait_with_output().expect("it ends"));
            assert_eq!((status, text.as_str()), (Some(3), ""), "{told}");
            assert!(told.contains("another process has ended"), "{told}");
            assert!(told.contains("goes on from what is kept"), "{told}");
        }
    }
}

#[test]
fn wrong_addresses_are_told() {
    let words = ["table", "wythoff", "0..9", "0..9", "--hosts"];
    let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let taken = format!("{}\n", listener.local_addr().expect("an address"));
    let files = [
        ("127.0.0.1:70000\n", "0", "line 1 of", "第 1 行不是"),
        ("\nlocalhost\n", "0", "line 2 of", "第 2 行不是"),
        (":7700\n", "0", "line 1 of", "第 1 行不是"),
        ("a:1\n\nb:2\na:1\n", "0", "lines 1 and 4 of", "第 1 行与第 4 行"),
        ("a:1\nb:2\n", "2", "has 2 addresses: it needs one for process 2", "2 个地址"),
        ("", "0", "has 0 addresses", "0 个地址"),
        (&taken, "0", "cannot listen on", "无法监听"),
    ];
    for (text, process, english, chinese) in files {
        let hosts = game("wrong.txt", text);
        for (lang, expected) in [("en", english), ("zh", chinese)] {
            let more = [&hosts, "--process", process, "--lang", lang];
            let (status, _, told) = bouton(&[&words[..], &more].concat());
            assert!(status == Some(2) && told.contains(expected), "{text:?}: {status:?} {told}");
        }
    }
    let none = path("none.txt");
    for (lang, expected) in [("en", "cannot be read"), ("zh", "无法读取")] {
        let (status, _, told) = bouton(&[&words[..], &[&none, "--process", "0", "--lang", lang]].concat());
        assert!(status == Some(2) && told.contains(expected), "{status:?} {told}");
    }
    let (status, _, told) = bouton(&[&words[..], &[&none, "--process", "64"]].concat());
    assert!(status == Some(2) && told.contains("from 0 to 63"), "{status:?} {told}");
}
