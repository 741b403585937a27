//! Rounds on timely dataflow, on a thread of their own.
//!
//! Parcels travel at the time of their round. A process that has ended a round advances its input past it; when the
//! frontier has passed everywhere, all parcels of the round have arrived. Those of the next round may come before, and are
//! kept until then.

use crate::Error;
use crate::meet::Meeting;
use crate::parcel::{Block, Body, ByReceiver, Parcel};
use limits::{Limits, Peers, StopReason};
use std::collections::BTreeMap;
use std::net::{TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, TryRecvError, channel};
use std::sync::{Arc, Mutex, Once, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};
use std::{cell::RefCell, fmt, panic, rc::Rc};
use timely::communication::Hooks;
use timely::communication::allocator::zero_copy::initialize::{
    CommsGuard, initialize_networking_from_sockets,
};
use timely::communication::allocator::{Allocator, ProcessBuilder};
use timely::container::NoopBuilder;
use timely::dataflow::channels::pact::DistributorPact;
use timely::dataflow::operators::{Operator, Probe};
use timely::dataflow::{InputHandle, ProbeHandle};
use timely::worker::Worker;

/// Time between two looks of a thread that waits.
const LOOK: Duration = Duration::from_millis(100);
/// Time for others to end a round with one that was stopped.
const PATIENCE: Duration = Duration::from_secs(3);
/// Names of threads whose panics are ends of connections begin with this.
const NAME: &str = "timely:";

/// The other processes, as one of them sees them.
pub struct Net {
    index: usize,
    count: usize,
    inside: Mutex<Inside>,
    lost: AtomicBool,
}

struct Inside {
    commands: Sender<Command>,
    events: Receiver<Event>,
    thread: Option<JoinHandle<()>>,
}

enum Command {
    Send(Block),
    EndRound,
    Close,
}

enum Event {
    Arrived(Block),
    Ended,
}

impl Net {
    /// Meets the processes at these addresses, of which this one has the number `index` and the listener. All have to be at
    /// the same work, and there in time.
    pub fn meet(
        index: usize,
        listener: TcpListener,
        addresses: &[String],
        work: u128,
        patience: Duration,
        limits: &Limits,
    ) -> Result<Net, Error> {
        let until = Instant::now() + patience;
        let streams = Meeting { index, listener, addresses, work, until, limits }.meet()?;
        hush();
        let (commands, inbox) = channel();
        let (outbox, events) = channel();
        let thread = thread::Builder::new()
            .name(format!("{NAME}rounds"))
            .spawn(move || run(index, streams, &inbox, &outbox))
            .map_err(Error::Start)?;
        let inside = Mutex::new(Inside { commands, events, thread: Some(thread) });
        Ok(Net { index, count: addresses.len(), inside, lost: AtomicBool::new(false) })
    }

    /// Returns `true` if another process has gone, or does not answer.
    pub fn is_lost(&self) -> bool {
        self.lost.load(Ordering::Relaxed)
    }

    /// Says goodbye, after the last round.
    pub fn close(&self) {
        let mut inside = self.inside.lock().unwrap_or_else(PoisonError::into_inner);
        inside.tell(Command::Close);
        if let Some(thread) = inside.thread.take() {
            // A thread that has lost a connection is of no use any more.
            let _ = thread.join();
        }
    }
}

impl Inside {
    /// Hands a command to the thread; one that is gone is noticed when the round ends.
    fn tell(&self, command: Command) {
        let _ = self.commands.send(command);
        if let Some(thread) = &self.thread {
            thread.thread().unpark();
        }
    }
}

impl fmt::Debug for Net {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "process {} of {}", self.index, self.count)
    }
}

impl Peers for Net {
    fn index(&self) -> usize {
        self.index
    }

    fn count(&self) -> usize {
        self.count
    }

    fn send(&self, to: Option<usize>, block: Vec<u8>) {
        let body = Body::Made(Arc::new(block));
        let inside = self.inside.lock().unwrap_or_else(PoisonError::into_inner);
        let others = (0..self.count).filter(|&other| other != self.index);
        for to in others.filter(|&other| to.is_none_or(|to| to == other)) {
            inside.tell(Command::Send(Block { round: 0, from: self.index, to, body: body.clone() }));
        }
    }

    fn end_round(&self, limits: &Limits, take: &mut dyn FnMut(usize, &[u8])) -> Result<(), StopReason> {
        let inside = self.inside.lock().unwrap_or_else(PoisonError::into_inner);
        inside.tell(Command::EndRound);
        let mut stopped: Option<(Instant, StopReason)> = None;
        loop {
            match inside.events.recv_timeout(LOOK) {
                Ok(Event::Arrived(block)) => take(block.from, &block.body),
                Ok(Event::Ended) => return Ok(()),
                Err(RecvTimeoutError::Disconnected) => {
                    self.lost.store(true, Ordering::Relaxed);
                    return Err(StopReason::Interrupted);
                }
                Err(RecvTimeoutError::Timeout) => {
                    if let Some(reason) = limits.stopped() {
                        let (since, reason) = *stopped.get_or_insert((Instant::now(), reason));
                        if since.elapsed() >= PATIENCE {
                            self.lost.store(true, Ordering::Relaxed);
                            return Err(reason);
                        }
                    }
                }
            }
        }
    }
}

/// Keeps panics of connections, which tell no more than that another process is gone, off stderr.
fn hush() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let tell = panic::take_hook();
        panic::set_hook(Box::new(move |what| {
            if !thread::current().name().is_some_and(|name| name.starts_with(NAME)) {
                tell(what);
            }
        }));
    });
}

/// The thread of the dataflow. It panics when a connection ends, and the channel of its events closes.
fn run(index: usize, streams: Vec<Option<TcpStream>>, commands: &Receiver<Command>, events: &Sender<Event>) {
    let Some((mut worker, guard)) = connected(index, streams) else { return };
    rounds(&mut worker, commands, events);
    while worker.has_dataflows() {
        worker.step_or_park(Some(LOOK));
    }
    // Connections close when the worker is gone, and their threads have sent everything.
    drop(worker);
    drop(guard);
}

fn connected(index: usize, streams: Vec<Option<TcpStream>>) -> Option<(Worker, CommsGuard)> {
    let hooks = Hooks::default();
    let processes = ProcessBuilder::new_typed_vector(1, hooks.refill.clone(), None);
    let (builders, guard) = initialize_networking_from_sockets(processes, streams, index, 1, hooks).ok()?;
    let allocator = Allocator::Tcp(builders.into_iter().next()?.build());
    Some((Worker::new(timely::WorkerConfig::default(), allocator, Some(Instant::now())), guard))
}

/// Carries out commands until the last.
fn rounds(worker: &mut Worker, commands: &Receiver<Command>, events: &Sender<Event>) {
    let arrived: Rc<RefCell<BTreeMap<u64, Vec<Block>>>> = Rc::default();
    let mut input = InputHandle::<u64, NoopBuilder<Parcel>>::new_with_builder();
    let probe = ProbeHandle::new();
    worker.dataflow::<u64, _, _>(|scope| {
        let arrived = Rc::clone(&arrived);
        input
            .to_stream(scope)
            .unary::<NoopBuilder<Parcel>, _, _, _>(DistributorPact(|_| ByReceiver), "arrive", |_, _| {
                move |input, _| {
                    input.for_each_stamp(|_, parcels| {
                        let blocks = parcels.filter_map(|parcel| parcel.0.take());
                        let mut arrived = arrived.borrow_mut();
                        blocks.for_each(|block| arrived.entry(block.round).or_default().push(block));
                    });
                }
            })
            .probe_with(&probe);
    });
    let (mut round, mut ending) = (0, false);
    loop {
        while !ending {
            match commands.try_recv() {
                Ok(Command::Send(block)) => {
                    input.send_batch(&mut Parcel(Some(Block { round, ..block })));
                }
                Ok(Command::EndRound) => {
                    input.advance_to(round + 1);
                    ending = true;
                }
                Err(TryRecvError::Empty) => break,
                Ok(Command::Close) | Err(TryRecvError::Disconnected) => return,
            }
        }
        let passed = ending && !probe.less_than(&(round + 1));
        for block in arrived.borrow_mut().remove(&round).unwrap_or_default() {
            // Nobody listens only when the process is about to end.
            let _ = events.send(Event::Arrived(block));
        }
        if passed {
            let _ = events.send(Event::Ended);
            (round, ending) = (round + 1, false);
        } else {
            worker.step_or_park(Some(LOOK));
        }
    }
}
