//! Rounds on timely dataflow, on a thread of their own.
//!
//! Parcels travel at the time of their round. A process that has ended a round says so to all others and advances its input
//! past it; when the frontier has passed everywhere, all parcels of the round have arrived. Those of the next round may come
//! before, and are kept until then.
//!
//! A frontier also passes where a process has gone: a round has ended only if each other process has said so. One that ends
//! before its work is done leaves: it says why in the round that it does not end, and waits until the others have left too,
//! since what is on the way to a process that has ended may be lost with it.

use crate::Error;
use crate::left::{Left, Parting};
use crate::meet::Meeting;
use crate::parcel::{Block, Body, ByReceiver, END, LEAVE, Parcel, WORK};
use limits::{Limits, Peers, StopReason};
use std::collections::BTreeMap;
use std::mem::ManuallyDrop;
use std::net::{TcpListener, TcpStream};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, TryRecvError, channel};
use std::sync::{Arc, Mutex, MutexGuard, Once, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};
use std::{cell::RefCell, fmt, panic, rc::Rc};
use timely::communication::Hooks;
use timely::communication::allocator::zero_copy::initialize::initialize_networking_from_sockets;
use timely::communication::allocator::{Allocator, ProcessBuilder};
use timely::container::NoopBuilder;
use timely::dataflow::channels::pact::DistributorPact;
use timely::dataflow::operators::{Operator, Probe};
use timely::dataflow::{InputHandle, ProbeHandle};
use timely::worker::Worker;

/// Time between two looks of a thread that waits.
const LOOK: Duration = Duration::from_millis(100);
/// Time between two looks at a thread that is about to end.
const PAUSE: Duration = Duration::from_millis(2);
/// Names of threads whose panics are ends of connections begin with this.
const NAME: &str = "timely:";

/// The other processes, as one of them sees them.
pub struct Net {
    index: usize,
    count: usize,
    inside: Mutex<Inside>,
    parting: Arc<Parting>,
}

struct Inside {
    commands: Sender<Command>,
    events: Receiver<Event>,
    thread: Option<JoinHandle<()>>,
}

enum Command {
    Send(Option<usize>, Body),
    EndRound,
    Leave(Vec<u8>),
    Close,
}

enum Event {
    Arrived(Block),
    Ended,
    Parted,
}

impl Net {
    /// Meets the processes at these addresses, of which this one has the number `index` and the listener. All have to be at
    /// the same work, and there in time, if there is any. From then on `limits` are interrupted when another process has left
    /// or is lost.
    pub fn meet(
        (index, listener): (usize, TcpListener),
        addresses: &[String],
        work: u128,
        patience: Option<Duration>,
        limits: &Limits,
    ) -> Result<Net, Error> {
        let until = patience.and_then(|patience| Instant::now().checked_add(patience));
        let streams = Meeting { index, listener, addresses, work, until, limits }.meet()?;
        hush();
        let (commands, inbox) = channel();
        let (outbox, events) = channel();
        let parting = Arc::new(Parting::new(limits));
        let told = Arc::clone(&parting);
        let thread = thread::Builder::new()
            .name(format!("{NAME}rounds"))
            .spawn(move || run(index, streams, &inbox, outbox, &told))
            .map_err(Error::Start)?;
        let inside = Mutex::new(Inside { commands, events, thread: Some(thread) });
        Ok(Net { index, count: addresses.len(), inside, parting })
    }

    /// The first that was heard of a process that has left or is lost.
    pub fn left(&self) -> Option<Left> {
        self.parting.left()
    }

    /// Says goodbye after the last round.
    pub fn close(&self) {
        self.end(Command::Close);
    }

    /// Leaves before the last round: all others hear why, and end as well.
    pub fn leave(&self, left: &Left) {
        self.end(Command::Leave(left.encode()));
    }

    /// Waits until all others have said goodbye or are gone, but no longer than [`crate::GRACE`].
    fn end(&self, command: Command) {
        let mut inside = self.inside();
        inside.tell(command);
        let until = Instant::now() + crate::GRACE;
        if let Some(thread) = inside.thread.take() {
            while !thread.is_finished() && Instant::now() < until {
                thread::sleep(PAUSE);
            }
        }
    }

    /// A thread that panicked here has left channels behind, which are whole.
    fn inside(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
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
        self.inside().tell(Command::Send(to, Body::Made(Arc::new(block))));
    }

    fn end_round(&self, limits: &Limits, take: &mut dyn FnMut(usize, &[u8])) -> Result<(), StopReason> {
        let inside = self.inside();
        inside.tell(Command::EndRound);
        loop {
            match inside.events.recv_timeout(LOOK) {
                Ok(Event::Arrived(block)) => take(block.from, &block.body),
                Ok(Event::Ended) => return Ok(()),
                Ok(Event::Parted) => return Err(StopReason::Interrupted),
                Err(RecvTimeoutError::Disconnected) => {
                    self.parting.lose();
                    return Err(StopReason::Interrupted);
                }
                Err(RecvTimeoutError::Timeout) => limits.stopped().map_or(Ok(()), Err)?,
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

/// The thread of the dataflow. timely panics where a connection ends; then the channel of the events closes.
fn run(
    index: usize,
    streams: Vec<Option<TcpStream>>,
    commands: &Receiver<Command>,
    events: Sender<Event>,
    parting: &Parting,
) {
    let count = streams.len();
    let hooks = Hooks::default();
    let processes = ProcessBuilder::new_typed_vector(1, hooks.refill.clone(), None);
    let Ok((builders, guard)) = initialize_networking_from_sockets(processes, streams, index, 1, hooks)
    else {
        return parting.lose();
    };
    // Dropped, it joins the threads of connections, which end after the worker: it has to outlive the worker on every way.
    let guard = ManuallyDrop::new(guard);
    let rounds = || {
        let builder = builders.into_iter().next()?;
        let config = timely::WorkerConfig::default();
        let mut worker = Worker::new(config, Allocator::Tcp(builder.build()), Some(Instant::now()));
        Rounds::new(index, count, &mut worker, events).run(commands, parting);
        while worker.has_dataflows() {
            worker.step_or_park(Some(LOOK));
        }
        Some(())
    };
    if !matches!(catch_unwind(AssertUnwindSafe(rounds)), Ok(Some(()))) {
        parting.lose();
    }
    drop(ManuallyDrop::into_inner(guard));
}

/// Rounds of one process.
struct Rounds<'a> {
    index: usize,
    count: usize,
    worker: &'a mut Worker,
    input: InputHandle<u64, NoopBuilder<Parcel>>,
    probe: ProbeHandle<u64>,
    arrived: Rc<RefCell<BTreeMap<u64, Vec<Block>>>>,
    events: Sender<Event>,
    /// Number of rounds that this process has ended, and that all have.
    ended: u64,
    passed: u64,
    /// Number of others that have ended the round at hand.
    marks: usize,
    /// The first round that a process has left, and its reason.
    leaving: Option<(u64, Left)>,
    /// A process has left or is lost.
    parted: bool,
}

impl<'a> Rounds<'a> {
    fn new(index: usize, count: usize, worker: &'a mut Worker, events: Sender<Event>) -> Rounds<'a> {
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
        let (ended, passed, marks, leaving, parted) = (0, 0, 0, None, false);
        Rounds { index, count, worker, input, probe, arrived, events, ended, passed, marks, leaving, parted }
    }

    /// Carries out commands until the last.
    fn run(mut self, commands: &Receiver<Command>, parting: &Parting) {
        loop {
            match commands.try_recv() {
                Ok(Command::Send(to, body)) => self.send(WORK, to, body),
                Ok(Command::EndRound) => {
                    self.send(END, None, Body::Made(Arc::default()));
                    self.ended += 1;
                    self.input.advance_to(self.ended);
                }
                Ok(Command::Leave(why)) => return self.send(LEAVE, None, Body::Made(Arc::new(why))),
                Ok(Command::Close) | Err(TryRecvError::Disconnected) => return,
                Err(TryRecvError::Empty) => {
                    self.look(parting);
                    self.worker.step_or_park(Some(LOOK));
                }
            }
        }
    }

    /// Sends a block to one or all others, in the round that this process has not ended.
    fn send(&mut self, kind: u64, to: Option<usize>, body: Body) {
        for to in (0..self.count).filter(|&other| other != self.index && to.is_none_or(|to| to == other)) {
            let block = Block { kind, round: self.ended, from: self.index, to, body: body.clone() };
            self.input.send_batch(&mut Parcel(Some(block)));
        }
    }

    /// Looks at what has arrived, and whether the round has ended. Nobody listens only when the process is about to end.
    fn look(&mut self, parting: &Parting) {
        if self.parted {
            return;
        }
        // The frontier first: then all has arrived that came before it passed.
        let is_over = self.ended > self.passed && !self.probe.less_than(&(self.passed + 1));
        self.sort();
        let mut left = None;
        if is_over && self.marks + 1 == self.count {
            let _ = self.events.send(Event::Ended);
            (self.passed, self.marks) = (self.passed + 1, 0);
        } else if is_over {
            // One that did not end the round has gone, or it was too late to say why.
            left = self.leaving.take().map(|(_, left)| left).or(Some(Left::Lost));
        }
        // A process may leave in the next round already, while this one has yet to hear that the round at hand has ended.
        let (passed, is_at_work) = (self.passed, self.ended == self.passed);
        let now = self.leaving.take_if(|(round, _)| is_at_work || *round <= passed);
        if let Some(left) = left.or(now.map(|(_, left)| left)) {
            self.parted = true;
            parting.tell(left);
            let _ = self.events.send(Event::Parted);
        }
    }

    /// Passes on the blocks of the round at hand, and takes those in that are for this thread.
    fn sort(&mut self) {
        let mut arrived = self.arrived.borrow_mut();
        for block in
            arrived.values_mut().flat_map(|blocks| blocks.extract_if(.., |block| block.kind == LEAVE))
        {
            if self.leaving.as_ref().is_none_or(|(round, _)| block.round < *round) {
                self.leaving = Some((block.round, Left::decode(&block.body)));
            }
        }
        for block in arrived.remove(&self.passed).unwrap_or_default() {
            if block.kind == END {
                self.marks += 1;
            } else {
                let _ = self.events.send(Event::Arrived(block));
            }
        }
    }
}
