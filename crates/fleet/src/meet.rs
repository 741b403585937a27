//! Processes calling each other: one stream for each pair, opened by the one with the larger number, which says who it is and
//! what work it is at.
//!
//! A caller waits for its answer as long as the connection stands, and calls again where it is refused or closed; nobody is
//! given up for being slow before the whole meeting is. timely's own way prints to stdout, tries once a second and without
//! end, and takes any caller.

use crate::Error;
use limits::Limits;
use std::io::{self, ErrorKind, Read, Write};
use std::net::{TcpListener, TcpStream, ToSocketAddrs};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// Time for one address to take a call; one that does not is called again.
const CALL: Duration = Duration::from_secs(5);
/// Time between two looks.
const PAUSE: Duration = Duration::from_millis(5);
/// Callers that have not said who they are, at most; the first of more is sent away.
const CALLERS: usize = 256;
/// Answer to a caller.
const WELCOME: u8 = 1;
const STRANGER: u8 = 0;
/// Bytes of a caller's work and number.
const HELLO: usize = 32;

/// A process that meets others.
pub(crate) struct Meeting<'a> {
    pub(crate) index: usize,
    pub(crate) listener: TcpListener,
    pub(crate) addresses: &'a [String],
    /// Number of the work, which all have to know.
    pub(crate) work: u128,
    /// Until when to wait for others; without end if absent.
    pub(crate) until: Option<Instant>,
    pub(crate) limits: &'a Limits,
}

/// A caller that has said a part of who it is.
struct Caller {
    stream: TcpStream,
    hello: Vec<u8>,
}

impl Meeting<'_> {
    /// A stream to each other process, at its number.
    pub(crate) fn meet(&self) -> Result<Vec<Option<TcpStream>>, Error> {
        let mut streams: Vec<Option<TcpStream>> = Vec::new();
        for process in 0..self.index {
            streams.push(Some(self.call(process)?));
        }
        streams.resize_with(self.addresses.len(), || None);
        self.listener.set_nonblocking(true).map_err(Error::Start)?;
        let mut callers: Vec<Caller> = Vec::new();
        while let Some(absent) = (self.index + 1..streams.len()).find(|&process| streams[process].is_none()) {
            while let Ok((stream, _)) = self.listener.accept() {
                callers.extend(Caller::new(stream));
            }
            callers.drain(..callers.len().saturating_sub(CALLERS));
            for mut caller in std::mem::take(&mut callers) {
                match caller.hear() {
                    Ok(true) => {
                        // A caller that is nobody of ours is sent away.
                        if let Ok((process, stream)) = self.answer(caller, &streams) {
                            streams[process] = Some(stream);
                        }
                    }
                    Ok(false) => callers.push(caller),
                    // It has gone, and calls again.
                    Err(_) => {}
                }
            }
            self.wait(absent, None)?;
        }
        Ok(streams)
    }

    /// Calls a process until it answers.
    fn call(&self, process: usize) -> Result<TcpStream, Error> {
        let address = &self.addresses[process];
        loop {
            match connect(address).and_then(|stream| self.ask(stream, process)) {
                Ok(Some((stream, WELCOME))) => return Ok(stream),
                Ok(Some(_)) => return Err(Error::Stranger { process }),
                Ok(None) | Err(_) => self.wait(process, Some(address))?,
            }
        }
    }

    /// Says who calls; returns the answer, or `None` if the time is over.
    fn ask(&self, mut stream: TcpStream, process: usize) -> io::Result<Option<(TcpStream, u8)>> {
        stream.set_nodelay(true)?;
        stream.set_read_timeout(Some(PAUSE))?;
        stream.write_all(&[self.work.to_le_bytes(), (self.index as u128).to_le_bytes()].concat())?;
        let mut answer = [0];
        loop {
            match stream.read_exact(&mut answer) {
                Ok(()) => break,
                Err(error) if is_pause(&error) => {}
                Err(error) => return Err(error),
            }
            if self.wait(process, None).is_err() {
                return Ok(None);
            }
        }
        stream.set_read_timeout(None)?;
        Ok(Some((stream, answer[0])))
    }

    /// Answers a caller that has said who it is; returns its number. One that has called before is taken if that call has ended.
    fn answer(
        &self,
        Caller { mut stream, hello }: Caller,
        streams: &[Option<TcpStream>],
    ) -> io::Result<(usize, TcpStream)> {
        let (work, index) = hello.split_at(HELLO / 2);
        let is_ours = work == self.work.to_le_bytes();
        let index = index.first_chunk().map(|index| u64::from_le_bytes(*index) as usize);
        let later = index.filter(|&index| {
            is_ours
                && index > self.index
                && streams.get(index).is_some_and(|before| !is_open(before.as_ref()))
        });
        stream.set_nonblocking(false)?;
        stream.write_all(&[if later.is_some() { WELCOME } else { STRANGER }])?;
        later.map(|index| (index, stream)).ok_or(ErrorKind::PermissionDenied.into())
    }

    /// Waits a moment for a process.
    fn wait(&self, process: usize, address: Option<&String>) -> Result<(), Error> {
        if let Some(reason) = self.limits.stopped() {
            return Err(Error::Stopped(reason));
        }
        if self.until.is_some_and(|until| Instant::now() >= until) {
            return Err(Error::Absent { process, address: address.cloned() });
        }
        sleep(PAUSE);
        Ok(())
    }
}

impl Caller {
    fn new(stream: TcpStream) -> io::Result<Caller> {
        stream.set_nonblocking(true)?;
        stream.set_nodelay(true)?;
        Ok(Caller { stream, hello: Vec::new() })
    }

    /// Hears what has arrived; returns `true` if that is all.
    fn hear(&mut self) -> io::Result<bool> {
        let mut bytes = [0; HELLO];
        match self.stream.read(&mut bytes[self.hello.len()..]) {
            Ok(0) => return Err(ErrorKind::UnexpectedEof.into()),
            Ok(count) => self.hello.extend(&bytes[self.hello.len()..][..count]),
            Err(error) if is_pause(&error) => {}
            Err(error) => return Err(error),
        }
        Ok(self.hello.len() == HELLO)
    }
}

/// Returns `true` if nothing has arrived yet.
fn is_pause(error: &io::Error) -> bool {
    matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut | ErrorKind::Interrupted)
}

/// Returns `true` for a stream whose other end has not gone.
fn is_open(stream: Option<&TcpStream>) -> bool {
    let Some(stream) = stream else { return false };
    let peek = || {
        stream.set_nonblocking(true)?;
        let peeked = stream.peek(&mut [0]);
        stream.set_nonblocking(false)?;
        peeked
    };
    match peek() {
        Ok(count) => count > 0,
        Err(error) => is_pause(&error),
    }
}

/// Calls an address once.
fn connect(address: &str) -> io::Result<TcpStream> {
    let mut refused = ErrorKind::NotFound.into();
    for address in address.to_socket_addrs()? {
        match TcpStream::connect_timeout(&address, CALL) {
            // A call to a port at which nobody listens may reach itself.
            Ok(stream) if stream.local_addr()? == stream.peer_addr()? => {}
            Ok(stream) => return Ok(stream),
            Err(error) => refused = error,
        }
    }
    Err(refused)
}
