//! `bouton serve`, from its start to its end.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

fn start(arguments: &[&str]) -> (Child, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_bouton"))
        .args(["serve", "--port", "0"])
        .args(arguments)
        .stdout(Stdio::piped())
        .spawn()
        .expect("it starts");
    let mut line = String::new();
    let out = child.stdout.as_mut().expect("it says something");
    BufReader::new(out).read_line(&mut line).expect("a line");
    (child, line)
}

fn get(port: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(format!("127.0.0.1:{port}")).expect("somebody listens");
    let request = format!("GET {path} HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\nconnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).expect("it is read");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer");
    answer
}

#[cfg(unix)]
#[test]
fn it_prints_its_address_serves_and_ends_when_asked() {
    for (arguments, signal) in [(["--lang", "en"], "-TERM"), (["--lang", "zh"], "-INT")] {
        let (mut child, line) = start(&arguments);
        let port =
            line.split("127.0.0.1:").nth(1).and_then(|rest| rest.split('/').next()).expect("an address");
        assert!(get(port, "/api/health").starts_with("HTTP/1.1 200"));
        assert!(get(port, "/").contains("text/html"));
        let sent = Command::new("kill").args([signal, &child.id().to_string()]).status().expect("a signal");
        assert!(sent.success());
        assert!(child.wait().expect("it ends").success(), "{signal}");
    }
}

#[test]
fn with_json_the_address_is_data() {
    let (mut child, line) = start(&["--json"]);
    let said: serde_json::Value = serde_json::from_str(&line).expect("data");
    let port = said["port"].as_u64().expect("a port");
    assert_eq!(said["url"], format!("http://127.0.0.1:{port}/"));
    child.kill().expect("it runs");
    child.wait().expect("it ends");
}

#[test]
fn an_address_that_is_taken_is_said() {
    let (mut child, line) = start(&["--json"]);
    let said: serde_json::Value = serde_json::from_str(&line).expect("data");
    let again = Command::new(env!("CARGO_BIN_EXE_bouton"))
        .args(["serve", "--lang", "en", "--port", &said["port"].to_string()])
        .output()
        .expect("it starts");
    assert_eq!(again.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&again.stderr).contains("127.0.0.1"), "{again:?}");
    child.kill().expect("it runs");
    child.wait().expect("it ends");
}

#[test]
fn a_server_for_the_local_network_warns_and_prints_its_token() {
    for (lang, warning) in [("en", "not encrypted"), ("zh", "未加密")] {
        let mut child = Command::new(env!("CARGO_BIN_EXE_bouton"))
            .args(["serve", "--port", "0", "--lan", "--lang", lang])
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("it starts");
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().expect("it says something"))
            .read_line(&mut line)
            .expect("a line");
        let url = line.split("http://").nth(1).expect("an address").split(' ').next().expect("an address");
        let (host, token) = url.split_once("/?token=").expect("a token");
        let port = host.rsplit(':').next().expect("a port");
        assert!(get(port, "/").starts_with("HTTP/1.1 403"));
        assert!(get(port, "/?token=wrong").starts_with("HTTP/1.1 403"));
        assert!(get(port, &format!("/?token={token}")).starts_with("HTTP/1.1 303"));
        child.kill().expect("it runs");
        let said = child.wait_with_output().expect("it ends");
        assert!(String::from_utf8_lossy(&said.stderr).contains(warning), "{said:?}");
    }
}

#[test]
fn who_may_frame_a_board_is_an_origin() {
    for (arguments, said) in [
        (["--embed", "school.example"], "https://school.example"),
        (["--embed", "https://school.example/"], "slash"),
        (["--embed", "https://*"], "`*`"),
        (["--embed", "https://a:0"], "65535"),
    ] {
        let answer = Command::new(env!("CARGO_BIN_EXE_bouton"))
            .args(["serve", "--lang", "en", "--port", "0"])
            .args(arguments)
            .output()
            .expect("it ends");
        assert_eq!(answer.status.code(), Some(2), "{arguments:?}");
        assert!(String::from_utf8_lossy(&answer.stderr).contains(said), "{answer:?}");
    }
    for more in [["--embed", "https://school.example"], ["--host", "127.0.0.1"]] {
        let answer = Command::new(env!("CARGO_BIN_EXE_bouton"))
            .args(["serve", "--port", "0", "--lan"])
            .args(more)
            .output()
            .expect("it ends");
        assert_eq!(answer.status.code(), Some(2), "{more:?}");
    }
}
