use super::*;

type Called = (Waits, oneshot::Receiver<Turn>);

fn client(machine: u8, name: &str) -> Client {
    Client { machine: Machine::at([10, 0, 0, machine].into()), name: name.into() }
}

fn asks(turns: &Arc<Turns>, machine: u8, name: &str) -> Called {
    let called = turns.wait(&client(machine, name)).expect("room to wait");
    turns.call();
    called
}

fn turn((_, called): &mut Called) -> Option<Turn> {
    called.try_recv().ok()
}

/// A question that was served for this long.
fn served(turns: &Arc<Turns>, machine: u8, name: &str, seconds: u64) {
    let since =
        Instant::now().checked_sub(Duration::from_secs(seconds)).expect("the machine has run so long");
    turns.state().charge(&client(machine, name), since);
}

#[test]
fn who_has_had_least_is_next() {
    let turns = Turns::new(1);
    let first = turn(&mut asks(&turns, 9, "")).expect("there is a place");
    served(&turns, 1, "", 3);
    served(&turns, 2, "", 1);
    // More names bring no advantage over other machines.
    let mut asking =
        [(1, "new"), (1, ""), (2, ""), (3, "")].map(|(machine, name)| asks(&turns, machine, name));
    let mut order = Vec::new();
    let mut running = first;
    for _ in 0..4 {
        assert!(asking.iter_mut().all(|called| turn(called).is_none()), "there is one place");
        drop(running);
        let next = asking.iter_mut().enumerate().find_map(|(place, called)| Some((place, turn(called)?)));
        let (place, turn) = next.expect("somebody is called");
        order.push(place);
        running = turn;
    }
    assert_eq!(order, [3, 2, 0, 1]);
}

#[test]
fn a_long_question_makes_room_for_a_short_one() {
    let turns = Turns::new(1);
    let long = turn(&mut asks(&turns, 1, "")).expect("there is a place");
    assert!(!long.has_company());
    let mut other = asks(&turns, 2, "");
    assert!(turn(&mut other).is_none() && long.has_company());
    let mut lowered = 0;
    long.lengthen(|| lowered += 1);
    let other = turn(&mut other).expect("the long question has left its place");
    assert!(long.has_company() && other.has_company());
    drop(other);
    assert!(!long.has_company());
    assert_eq!(turns.busy(), (1, 0));
    long.end();
    long.lengthen(|| lowered += 1);
    assert_eq!((turns.busy(), lowered, long.is_over()), ((0, 0), 1, true));
}

#[test]
fn a_machine_waits_for_its_own_long_questions() {
    let turns = Turns::new(1);
    served(&turns, 1, "", 3);
    let ask = |machine| {
        let turn = turn(&mut asks(&turns, machine, ""));
        turn.inspect(|turn| turn.lengthen(|| ()))
    };
    // Other machines are there, each with a long question.
    let others: Vec<Turn> = (2..18).filter_map(ask).collect();
    assert_eq!(others.len(), 16);
    let own: Vec<Turn> = (0..OWN).filter_map(|_| ask(1)).collect();
    assert_eq!(own.len(), OWN);
    let mut waits = asks(&turns, 1, "");
    assert!(turn(&mut waits).is_none() && ask(99).is_some());
    // A page on the same machine that asks little need not wait.
    assert!(turn(&mut asks(&turns, 1, "another")).is_some());
    drop(own);
    assert!(turn(&mut waits).is_some());
}

#[test]
fn what_does_not_end_is_given_up_so_often() {
    let turns = Turns::new(1);
    let ask = || turn(&mut asks(&turns, 1, "")).expect("there is a place");
    let stuck: Vec<Turn> = (0..MOST_STUCK).map(|_| ask()).inspect(Turn::give_up).collect();
    let one_more = ask();
    one_more.give_up();
    let stuck_and_running = || {
        let state = turns.state();
        (state.stuck, state.running)
    };
    assert_eq!(stuck_and_running(), (MOST_STUCK, 1));
    drop(stuck);
    drop(one_more);
    assert_eq!(stuck_and_running(), (0, 0));
}

#[test]
fn who_goes_away_leaves_nothing_behind() {
    let turns = Turns::new(1);
    let first = turn(&mut asks(&turns, 1, "")).expect("there is a place");
    drop(asks(&turns, 2, ""));
    // Called after it has gone away.
    let (waits, called) = asks(&turns, 3, "");
    drop(called);
    drop(first);
    assert_eq!(turns.busy(), (0, 0));
    drop(waits);
    assert!(turn(&mut asks(&turns, 4, "")).is_some());
}

#[test]
fn a_machine_may_wait_with_some_and_all_are_sent_away_in_the_end() {
    let turns = Turns::new(1);
    let _first = turn(&mut asks(&turns, 1, "")).expect("there is a place");
    let mut waiting: Vec<Called> = (0..WAITING).map(|_| asks(&turns, 1, "")).collect();
    assert_eq!(turns.wait(&client(1, "")).err(), Some(Unserved::Busy));
    assert!(turns.wait(&client(2, "")).is_ok());
    turns.close();
    assert!(
        waiting
            .iter_mut()
            .all(|(_, called)| matches!(called.try_recv(), Err(oneshot::error::TryRecvError::Closed)))
    );
    assert_eq!(turns.wait(&client(2, "")).err(), Some(Unserved::Stopping));
}
