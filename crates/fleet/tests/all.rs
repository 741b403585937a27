//! Processes that meet, work in rounds and part, each on a thread of its own; or, where one is to be killed, a bare connection.

use fleet::{Error, Left, Net};
use limits::{Limits, Peers, StopReason};
use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::thread;

const WORK: u128 = 77;

/// Listeners on free ports, and their addresses.
fn ports(count: usize) -> (Vec<TcpListener>, Vec<String>) {
    let listeners: Vec<_> = (0..count).map(|_| TcpListener::bind("127.0.0.1:0").expect("a port")).collect();
    let address = |listener: &TcpListener| listener.local_addr().expect("an address").to_string();
    let addresses = listeners.iter().map(address).collect();
    (listeners, addresses)
}

/// Results of so many processes.
fn all<T: Send>(count: usize, work: impl Fn(Net, Limits) -> T + Sync) -> Vec<T> {
    let (listeners, addresses) = ports(count);
    let (work, addresses) = (&work, &addresses);
    thread::scope(|scope| {
        let threads: Vec<_> = (0..)
            .zip(listeners)
            .map(|here| {
                scope.spawn(move || {
                    let limits = Limits::none();
                    let net = Net::meet(here, addresses, WORK, None, &limits).expect("all are there");
                    work(net, limits)
                })
            })
            .collect();
        threads.into_iter().map(|thread| thread.join().expect("it ends")).collect()
    })
}

fn end(net: &Net, limits: &Limits) -> Result<Vec<(usize, Vec<u8>)>, StopReason> {
    let mut blocks = Vec::new();
    net.end_round(limits, &mut |from, block| blocks.push((from, block.to_vec())))?;
    Ok(blocks)
}

/// A caller with the number of a process, after its welcome.
fn caller(address: &str, index: u128) -> TcpStream {
    let mut stream = TcpStream::connect(address).expect("it listens");
    stream.write_all(&[WORK.to_le_bytes(), index.to_le_bytes()].concat()).expect("it hears");
    let mut answer = [0];
    stream.read_exact(&mut answer).expect("it answers");
    assert_eq!(answer, [1]);
    stream
}

fn because(process: usize) -> Left {
    Left::Because { process, is_limit: false, reason: "文件 is damaged".into() }
}

#[test]
fn every_block_of_a_round_arrives_in_it_and_in_order() {
    let heard = all(3, |net, limits| {
        let mut heard = Vec::new();
        for round in 0..20u8 {
            for number in 0..round {
                net.send(None, vec![round, number, net.index() as u8]);
            }
            net.send(Some((net.index() + 1) % 3), vec![0; 1 << round]);
            heard.push(end(&net, &limits).expect("nobody leaves"));
        }
        net.close();
        assert_eq!(net.left(), None);
        heard
    });
    for (index, rounds) in heard.iter().enumerate() {
        for (round, blocks) in (0u8..).zip(rounds) {
            for from in (0..3).filter(|&from| from != index) {
                let mut expected: Vec<Vec<u8>> =
                    (0..round).map(|number| vec![round, number, from as u8]).collect();
                expected.extend(((from + 1) % 3 == index).then(|| vec![0; 1 << round]));
                let blocks: Vec<_> =
                    blocks.iter().filter(|block| block.0 == from).map(|block| block.1.clone()).collect();
                assert!(blocks == expected, "round {round}: from {from} to {index}");
            }
        }
    }
}

#[test]
fn all_hear_why_one_leaves_after_a_round_that_ended_for_all() {
    for leaver in 0..3 {
        let heard = all(3, |net, limits| {
            assert_eq!(end(&net, &limits).map(|blocks| blocks.len()), Ok(0));
            if net.index() == leaver {
                net.leave(&because(leaver));
                return None;
            }
            assert_eq!(end(&net, &limits), Err(StopReason::Interrupted));
            assert_eq!(limits.stopped(), Some(StopReason::Interrupted));
            let left = net.left().expect("one has left");
            net.leave(&left);
            Some(left)
        });
        assert_eq!(heard.into_iter().flatten().collect::<Vec<_>>(), [because(leaver), because(leaver)]);
    }
}

#[test]
fn work_is_interrupted_where_another_leaves() {
    all(2, |net, limits| {
        if net.index() == 1 {
            return net.leave(&because(1));
        }
        while limits.stopped().is_none() {
            thread::yield_now();
        }
        assert_eq!(net.left(), Some(because(1)));
        net.leave(&because(1));
    });
}

#[test]
fn a_round_never_ends_without_one_that_is_gone() {
    all(3, |net, limits| {
        net.send(None, vec![1]);
        assert_eq!(end(&net, &limits).map(|blocks| blocks.len()), Ok(2));
        // One goes without a word: its input closes, and frontiers pass.
        if net.index() < 2 {
            assert_eq!(end(&net, &limits), Err(StopReason::Interrupted));
            assert_eq!(net.left(), Some(Left::Lost));
        }
    });
}

#[test]
fn a_limit_ends_the_wait_for_others() {
    all(2, |net, limits| {
        if net.index() == 0 {
            let mut late = limits;
            late.deadline = Some(limits::Instant::now());
            assert_eq!(end(&net, &late), Err(StopReason::Time));
            return net.leave(&because(0));
        }
        while limits.stopped().is_none() {
            thread::yield_now();
        }
        assert_eq!(net.left(), Some(because(0)));
        net.leave(&because(0));
    });
}

#[test]
fn a_connection_that_breaks_is_a_loss_and_nobody_hangs() {
    for half in [&[][..], &[0; 20], &[255; 47]] {
        let (mut listeners, addresses) = ports(1);
        let both = [addresses[0].clone(), "127.0.0.1:9".into()];
        let limits = Limits::none();
        thread::scope(|scope| {
            scope.spawn(|| {
                // Killed, perhaps in the midst of a message.
                caller(&addresses[0], 1).write_all(half).expect("it hears");
            });
            let net =
                Net::meet((0, listeners.remove(0)), &both, WORK, None, &limits).expect("one has called");
            net.send(None, vec![3; 1 << 20]);
            assert_eq!(end(&net, &limits), Err(StopReason::Interrupted));
            assert_eq!(net.left(), Some(Left::Lost));
            assert_eq!(end(&net, &limits), Err(StopReason::Interrupted));
            net.leave(&Left::Lost);
        });
    }
}

#[test]
fn callers_that_are_silent_strange_or_gone_do_not_disturb_a_meeting() {
    let (listeners, addresses) = ports(3);
    let addresses = &addresses;
    // Before anybody hears: one says nothing, one something else, one half of a greeting.
    let silent = TcpStream::connect(&addresses[0]).expect("it listens");
    let mut strange = TcpStream::connect(&addresses[0]).expect("it listens");
    strange.write_all(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n").expect("it hears");
    let mut half = TcpStream::connect(&addresses[0]).expect("it listens");
    half.write_all(&WORK.to_le_bytes()).expect("it hears");
    thread::scope(|scope| {
        let mut listeners = (0..).zip(listeners);
        let mut start = || {
            let here = listeners.next().expect("one more");
            scope.spawn(move || {
                let limits = Limits::none();
                let net = Net::meet(here, addresses, WORK, None, &limits).expect("all come");
                let blocks = end(&net, &limits);
                net.close();
                blocks
            })
        };
        let mut threads = vec![start()];
        // One that has called and is killed calls again when it is started again.
        drop(caller(&addresses[0], 1));
        threads.extend([start(), start()]);
        for thread in threads {
            assert_eq!(thread.join().expect("it ends"), Ok(vec![]));
        }
    });
    drop((silent, strange, half));
}

#[test]
fn other_work_is_refused_and_absence_is_told() {
    let (mut listeners, addresses) = ports(2);
    let (second, first) = (listeners.pop().expect("two"), listeners.pop().expect("two"));
    let limits = Limits::none();
    thread::scope(|scope| {
        scope.spawn(|| {
            let met = Net::meet((1, second), &addresses, WORK + 1, None, &limits);
            assert!(matches!(met, Err(Error::Stranger { process: 0 })), "{met:?}");
            limits.interrupt.store(true, std::sync::atomic::Ordering::Relaxed);
        });
        let met = Net::meet((0, first), &addresses, WORK, None, &limits);
        assert!(matches!(met, Err(Error::Stopped(StopReason::Interrupted))), "{met:?}");
    });
    let (mut listeners, addresses) = ports(2);
    let now = Some(std::time::Duration::ZERO);
    let met = Net::meet((0, listeners.remove(0)), &addresses, WORK, now, &Limits::none());
    assert!(matches!(met, Err(Error::Absent { process: 1, address: None })), "{met:?}");
    let mut gone = addresses.clone();
    gone[0] = "127.0.0.1:9".into();
    let met = Net::meet((1, listeners.remove(0)), &gone, WORK, now, &Limits::none());
    assert!(matches!(met, Err(Error::Absent { process: 0, address: Some(_) })), "{met:?}");
}
