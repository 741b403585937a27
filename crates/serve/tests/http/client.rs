//! A server on a free port, and a client that speaks just enough HTTP.

use serde_json::Value;
use serve::{Options, Server};
use std::io::{Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::path::PathBuf;
use std::sync::Mutex;
use std::thread::JoinHandle;
use std::time::Duration;
use tokio::sync::oneshot;

/// A server, stopped when it is dropped.
pub(crate) struct House {
    pub(crate) address: SocketAddr,
    pub(crate) url: String,
    stop: Mutex<Option<oneshot::Sender<()>>>,
    thread: Option<JoinHandle<()>>,
}

/// An answer.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) body: Vec<u8>,
}

impl Answer {
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body)
            .unwrap_or_else(|error| panic!("{error}: {}", String::from_utf8_lossy(&self.body)))
    }
}

impl House {
    pub(crate) fn open() -> House {
        House::with_pages(None)
    }

    /// With time for its answers on a busy machine.
    pub(crate) fn patient() -> House {
        House::with(Options { port: 0, time: Duration::from_secs(60), ..Options::default() })
    }

    pub(crate) fn with_pages(pages: Option<PathBuf>) -> House {
        House::with(Options { port: 0, pages, ..Options::default() })
    }

    pub(crate) fn with(options: Options) -> House {
        let server = Server::bind(&options).expect("a free port");
        let (address, url) = (server.address(), server.url());
        let (stop, stopped) = oneshot::channel::<()>();
        let thread = std::thread::spawn(move || {
            server.run(async { drop(stopped.await) }).expect("it serves");
        });
        House { address, url, stop: Mutex::new(Some(stop)), thread: Some(thread) }
    }

    /// Asks it to end.
    pub(crate) fn stop(&self) {
        drop(self.stop.lock().expect("no panic").take());
    }

    pub(crate) fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(self.address).expect("somebody listens");
        stream.set_read_timeout(Some(Duration::from_secs(120))).expect("a timeout");
        stream
    }

    /// The same from another address of this machine, as another client.
    pub(crate) fn connect_from(&self, source: Ipv4Addr) -> TcpStream {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_io().build().expect("a runtime");
        let stream = runtime.block_on(async {
            let socket = tokio::net::TcpSocket::new_v4()?;
            socket.bind((source, 0).into())?;
            socket.connect(self.address).await?.into_std()
        });
        let stream = stream.expect("somebody listens");
        stream.set_nonblocking(false).expect("a stream that waits");
        stream.set_read_timeout(Some(Duration::from_secs(120))).expect("a timeout");
        stream
    }

    /// Sends these bytes and reads all that comes until the connection ends.
    pub(crate) fn raw(&self, request: &[u8]) -> Vec<u8> {
        let mut stream = self.connect();
        // Who is refused early may be hung up on before all is sent.
        let _ = stream.write_all(request);
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer);
        answer
    }

    pub(crate) fn ask(&self, method: &str, path: &str, headers: &[(&str, &str)], body: &[u8]) -> Answer {
        let mut head = format!("{method} {path} HTTP/1.1\r\nconnection: close\r\n");
        if !headers.iter().any(|(name, _)| *name == "host") {
            head.push_str(&format!("host: {}\r\n", self.address));
        }
        for (name, value) in headers {
            head.push_str(&format!("{name}: {value}\r\n"));
        }
        if !body.is_empty() {
            head.push_str(&format!("content-length: {}\r\n", body.len()));
        }
        let request = [head.as_bytes(), b"\r\n", body].concat();
        read(&self.raw(&request)).unwrap_or_else(|| panic!("no answer to {method} {path}"))
    }

    pub(crate) fn get(&self, path: &str) -> Answer {
        self.ask("GET", path, &[], b"")
    }

    pub(crate) fn post(&self, path: &str, body: &Value) -> Answer {
        self.send(path, body.to_string().as_bytes())
    }

    pub(crate) fn send(&self, path: &str, body: &[u8]) -> Answer {
        self.ask("POST", path, &[("content-type", "application/json")], body)
    }
}

impl Drop for House {
    fn drop(&mut self) {
        self.stop();
        if let Some(thread) = self.thread.take() {
            let ended = thread.join();
            assert!(ended.is_ok() || std::thread::panicking(), "the server has panicked");
        }
    }
}

/// An answer from its bytes.
pub(crate) fn read(bytes: &[u8]) -> Option<Answer> {
    let end = bytes.windows(4).position(|window| window == b"\r\n\r\n")?;
    let head = std::str::from_utf8(&bytes[..end]).ok()?;
    let mut lines = head.split("\r\n");
    let status = lines.next()?.split(' ').nth(1)?.parse().ok()?;
    let header = |line: &str| {
        let (name, value) = line.split_once(':')?;
        Some((name.to_ascii_lowercase(), value.trim().to_owned()))
    };
    let headers: Vec<(String, String)> = lines.filter_map(header).collect();
    let rest = &bytes[end + 4..];
    let chunked = headers.iter().any(|(name, value)| name == "transfer-encoding" && value == "chunked");
    let body = if chunked { joined(rest) } else { rest.to_vec() };
    Some(Answer { status, headers, body })
}

/// The chunks of a body, put together.
fn joined(mut rest: &[u8]) -> Vec<u8> {
    let mut body = Vec::new();
    while let Some(end) = rest.windows(2).position(|window| window == b"\r\n") {
        let length =
            std::str::from_utf8(&rest[..end]).ok().and_then(|text| usize::from_str_radix(text, 16).ok());
        let Some(length) = length.filter(|&length| length > 0) else { break };
        let from = end + 2;
        let Some(chunk) = rest.get(from..from + length) else { break };
        body.extend(chunk);
        rest = rest.get(from + length + 2..).unwrap_or_default();
    }
    body
}
