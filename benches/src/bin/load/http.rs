//! Minimal HTTP: successive requests over one connection.

use rustix::net;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, SocketAddrV4, TcpStream};
use std::time::{Duration, Instant};

type Fallible<T> = Result<T, String>;

/// Longer than the server takes for anything.
const PATIENCE: Duration = Duration::from_secs(60);

/// A connection that is reopened if it was closed.
pub(crate) struct Line {
    address: SocketAddr,
    /// Source address on this machine, if that matters.
    source: Option<Ipv4Addr>,
    stream: Option<BufReader<TcpStream>>,
}

/// A request.
pub(crate) struct Request<'a> {
    pub(crate) method: &'a str,
    pub(crate) path: &'a str,
    pub(crate) headers: &'a [(&'a str, &'a str)],
    pub(crate) body: &'a [u8],
}

/// A response.
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) body: Vec<u8>,
    /// Number of seconds to wait before asking again.
    pub(crate) wait: Option<u64>,
}

impl Answer {
    pub(crate) fn json(&self) -> Option<serde_json::Value> {
        serde_json::from_slice(&self.body).ok()
    }
}

impl Line {
    pub(crate) fn new(address: SocketAddr) -> Line {
        Line { address, source: None, stream: None }
    }

    /// A connection from one of the many addresses of this machine, since the server distinguishes clients by
    /// theirs.
    pub(crate) fn from(source: Ipv4Addr, address: SocketAddr) -> Line {
        Line { address, source: Some(source), stream: None }
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.address
    }

    /// Asks, and reads this many bytes of the response per second until the time is over or the server hangs
    /// up.
    pub(crate) fn dawdle(&mut self, request: &Request, bytes: usize, until: Instant) -> Fallible<()> {
        let mut stream = open(self.source, self.address)?;
        stream.write_all(&written(request, self.address)).map_err(|error| error.to_string())?;
        let mut room = vec![0; bytes];
        while Instant::now() < until && stream.read(&mut room).is_ok_and(|read| read > 0) {
            std::thread::sleep(Duration::from_secs(1));
        }
        Ok(())
    }

    /// Response to a request; a connection that the server has closed in the meantime is reopened once.
    pub(crate) fn ask(&mut self, request: &Request) -> Fallible<Answer> {
        let fresh = self.stream.is_none();
        match self.attempt(request) {
            Err(_) if !fresh => self.attempt(request),
            answer => answer,
        }
    }

    fn attempt(&mut self, request: &Request) -> Fallible<Answer> {
        let mut stream = match self.stream.take() {
            Some(stream) => stream,
            None => BufReader::new(open(self.source, self.address)?),
        };
        // An early rejection may close the connection before everything is sent: only the response counts.
        let sent = stream.get_mut().write_all(&written(request, self.address));
        let (answer, stays) = read(&mut stream).map_err(|trouble| match &sent {
            Ok(()) => trouble,
            Err(error) => format!("{trouble}; {error}"),
        })?;
        if stays && sent.is_ok() {
            self.stream = Some(stream);
        }
        Ok(answer)
    }
}

fn open(source: Option<Ipv4Addr>, address: SocketAddr) -> Fallible<TcpStream> {
    let trouble = |error: std::io::Error| error.to_string();
    let stream = match source {
        None => TcpStream::connect_timeout(&address, PATIENCE),
        Some(source) => open_from(source, address).map_err(Into::into),
    };
    let stream = stream.map_err(trouble)?;
    stream.set_nodelay(true).map_err(trouble)?;
    stream.set_read_timeout(Some(PATIENCE)).map_err(trouble)?;
    stream.set_write_timeout(Some(PATIENCE)).map_err(trouble)?;
    Ok(stream)
}

fn open_from(source: Ipv4Addr, address: SocketAddr) -> rustix::io::Result<TcpStream> {
    let socket = net::socket(net::AddressFamily::INET, net::SocketType::STREAM, None)?;
    net::bind(&socket, &SocketAddrV4::new(source, 0))?;
    net::connect(&socket, &address)?;
    Ok(socket.into())
}

fn written(request: &Request, address: SocketAddr) -> Vec<u8> {
    let Request { method, path, headers, body } = request;
    let mut head = format!("{method} {path} HTTP/1.1\r\n");
    if !headers.iter().any(|(name, _)| *name == "host") {
        head.push_str(&format!("host: {address}\r\n"));
    }
    if *method == "POST" {
        head.push_str(&format!("content-length: {}\r\n", body.len()));
    }
    for (name, value) in *headers {
        head.push_str(&format!("{name}: {value}\r\n"));
    }
    head.push_str("\r\n");
    [head.as_bytes(), body].concat()
}

/// A response, and `true` if another request may follow.
fn read(stream: &mut impl BufRead) -> Fallible<(Answer, bool)> {
    let first = line(stream)?;
    let status = first.split(' ').nth(1).and_then(|status| status.parse().ok());
    let status = status.ok_or_else(|| format!("no status: {first:?}"))?;
    let (mut length, mut chunked, mut stays, mut wait) = (None, false, true, None);
    loop {
        let header = line(stream)?;
        let Some((name, value)) = header.split_once(':') else { break };
        let value = value.trim();
        match &*name.to_ascii_lowercase() {
            "content-length" => length = value.parse::<u64>().ok(),
            "transfer-encoding" => chunked = value.eq_ignore_ascii_case("chunked"),
            "connection" => stays = !value.eq_ignore_ascii_case("close"),
            "retry-after" => wait = value.parse().ok(),
            _ => {}
        }
    }
    let mut body = Vec::new();
    let trouble = |error: std::io::Error| error.to_string();
    match length {
        _ if chunked => chunks(stream, &mut body)?,
        Some(length) => {
            stream.take(length).read_to_end(&mut body).map_err(trouble)?;
            if (body.len() as u64) < length {
                return Err("the answer breaks off".into());
            }
        }
        None => {
            stream.read_to_end(&mut body).map_err(trouble)?;
            stays = false;
        }
    }
    Ok((Answer { status, body, wait }, stays))
}

fn chunks(stream: &mut impl BufRead, body: &mut Vec<u8>) -> Fallible<()> {
    loop {
        let length = line(stream)?;
        let length = u64::from_str_radix(&length, 16).map_err(|_| format!("no length: {length:?}"))?;
        stream.take(length).read_to_end(body).map_err(|error| error.to_string())?;
        line(stream)?;
        if length == 0 {
            return Ok(());
        }
    }
}

/// A line without its end.
fn line(stream: &mut impl BufRead) -> Fallible<String> {
    let mut line = String::new();
    match stream.read_line(&mut line) {
        Ok(0) => Err("the connection is closed".into()),
        Ok(_) => Ok(line.trim_end().to_owned()),
        Err(error) => Err(error.to_string()),
    }
}
