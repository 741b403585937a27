//! Processes calling each other: one stream for each pair, opened by the one with the larger number, which says who it is and
//! what work it is at.
//!
//! timely's own way prints to stdout, tries once a second and without end, and takes any caller.

use crate::Error;
use limits::Limits;
use std::io::{self, Read, Write};
use std::net::{TcpListener, TcpStream, ToSocketAddrs};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// Time for a caller to say who it is.
const HELLO: Duration = Duration::from_secs(5);
/// Time between two looks.
const PAUSE: Duration = Duration::from_millis(5);
/// Reply to a caller.
const WELCOME: u8 = 1;
const STRANGER: u8 = 0;

/// A process that meets others.
pub(crate) struct Meeting<'a> {
    pub(crate) index: usize,
    pub(crate) listener: TcpListener,
    pub(crate) addresses: &'a [String],
    /// Number of the work, which all have to know.
    pub(crate) work: u128,
    /// Until when to wait for others.
    pub(crate) until: Instant,
    pub(crate) limits: &'a Limits,
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
        while let Some(absent) = (self.index + 1..streams.len()).find(|&process| streams[process].is_none()) {
            match self.listener.accept() {
                Ok((stream, _)) => {
                    // A caller that is nobody of ours is sent away.
                    if let Ok((process, stream)) = self.greet(stream)
                        && let Some(place @ None) = streams.get_mut(process)
                    {
                        *place = Some(stream);
                    }
                }
                Err(_) => self.wait(absent, None)?,
            }
        }
        Ok(streams)
    }

    /// Calls a process until it answers.
    fn call(&self, process: usize) -> Result<TcpStream, Error> {
        let address = &self.addresses[process];
        loop {
            if let Ok(mut stream) = connect(address) {
                let hello = [self.work.to_le_bytes(), (self.index as u128).to_le_bytes()].concat();
                let mut reply = [0];
                let answered = stream
                    .set_nodelay(true)
                    .and_then(|()| stream.set_read_timeout(Some(HELLO)))
                    .and_then(|()| stream.write_all(&hello))
                    .and_then(|()| stream.read_exact(&mut reply))
                    .and_then(|()| stream.set_read_timeout(None));
                match (answered, reply[0]) {
                    (Ok(()), WELCOME) => return Ok(stream),
                    (Ok(()), _) => return Err(Error::Stranger { process }),
                    // It may be at the end of an earlier meeting.
                    (Err(_), _) => {}
                }
            }
            self.wait(process, Some(address))?;
        }
    }

    /// Hears who calls.
    fn greet(&self, mut stream: TcpStream) -> io::Result<(usize, TcpStream)> {
        stream.set_nonblocking(false)?;
        stream.set_nodelay(true)?;
        stream.set_read_timeout(Some(HELLO))?;
        let mut hello = [0; 32];
        stream.read_exact(&mut hello)?;
        stream.set_read_timeout(None)?;
        let (work, index) = hello.split_at(16);
        let is_ours = work == self.work.to_le_bytes();
        let index = index.first_chunk().map(|index| u64::from_le_bytes(*index) as usize);
        let later = index.filter(|&index| is_ours && index > self.index && index < self.addresses.len());
        stream.write_all(&[if later.is_some() { WELCOME } else { STRANGER }])?;
        later.map(|index| (index, stream)).ok_or(io::ErrorKind::PermissionDenied.into())
    }

    /// Waits a moment for a process.
    fn wait(&self, process: usize, address: Option<&String>) -> Result<(), Error> {
        if let Some(reason) = self.limits.stopped() {
            return Err(Error::Stopped(reason));
        }
        if Instant::now() >= self.until {
            return Err(Error::Absent { process, address: address.cloned() });
        }
        sleep(PAUSE);
        Ok(())
    }
}

/// Calls an address once.
fn connect(address: &str) -> io::Result<TcpStream> {
    let mut refused = io::ErrorKind::NotFound.into();
    for address in address.to_socket_addrs()? {
        match TcpStream::connect_timeout(&address, HELLO) {
            Ok(stream) => return Ok(stream),
            Err(error) => refused = error,
        }
    }
    Err(refused)
}
