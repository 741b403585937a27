use super::*;
use serde_json::json;
use std::sync::mpsc;

fn asking(name: &str) -> Client {
    Client { machine: Machine::at([127, 0, 0, 1].into()), name: name.into() }
}

/// A client on a separate machine.
fn from(number: usize) -> Client {
    let number = u8::try_from(number).expect("a small number");
    Client { machine: Machine::at([10, 0, 0, number].into()), name: String::new() }
}

fn done() -> Result<Done, Refused> {
    Ok(Done { result: json!(1), values: None, interrupted: false })
}

fn nothing() -> Task {
    Box::new(|_| done())
}

/// State of a job.
fn state(job: &Job) -> String {
    job.data()["state"].as_str().expect("a word").to_owned()
}

fn wait(job: &Job, wanted: &str) {
    let begun = Instant::now();
    while state(job) != wanted {
        assert!(begun.elapsed() < Duration::from_secs(20), "{} is not {wanted}", job.data());
        std::thread::sleep(Duration::from_millis(2));
    }
}

#[test]
fn turns_go_round_among_clients() {
    let jobs = Jobs::new();
    let (said, heard) = mpsc::channel();
    let jobs = Arc::new(jobs);
    for (client, name) in [("a", "a1"), ("a", "a2"), ("a", "a3"), ("b", "b1"), ("c", "c1"), ("b", "b2")] {
        let said = said.clone();
        let task: Task = Box::new(move |_| {
            said.send(name).expect("somebody listens");
            done()
        });
        jobs.submit(&asking(client), "check", Lang::En, task).expect("room");
    }
    let order: Vec<String> = {
        let state = jobs.state();
        state.queue.order().iter().map(|job| job.id().to_owned()).collect()
    };
    let ahead = |id: &String| jobs.find(id).expect("it waits").data()["ahead"].clone();
    assert_eq!(order.iter().map(ahead).collect::<Vec<_>>(), [0, 1, 2, 3, 4, 5].map(|number| json!(number)));
    let turns = jobs.open(1).expect("a thread");
    let heard: Vec<&str> = heard.iter().take(6).collect();
    assert_eq!(heard, ["a1", "b1", "c1", "a2", "b2", "a3"]);
    jobs.close();
    turns.join().expect("no panic");
}

#[test]
fn a_client_waits_with_few_jobs_and_all_with_some() {
    let jobs = Jobs::new();
    for _ in 0..MOST_OF_CLIENT {
        assert!(jobs.submit(&asking("a"), "check", Lang::En, nothing()).is_ok());
    }
    assert!(jobs.submit(&asking("a"), "check", Lang::En, nothing()).is_err());
    for number in MOST_OF_CLIENT..MOST_WAITING {
        assert!(jobs.submit(&from(number), "check", Lang::En, nothing()).is_ok());
    }
    assert!(jobs.submit(&from(0), "check", Lang::En, nothing()).is_err());
    assert_eq!(jobs.busy(), (0, MOST_WAITING));
}

#[test]
fn what_waits_and_what_runs_can_be_cancelled() {
    let jobs = Arc::new(Jobs::new());
    let until_told = || -> Task {
        Box::new(|limits| {
            while limits.stopped().is_none() {
                std::thread::sleep(Duration::from_millis(1));
            }
            Ok(Done { result: json!(null), values: None, interrupted: true })
        })
    };
    let first = jobs.submit(&asking("a"), "check", Lang::En, until_told()).expect("room");
    let second = jobs.submit(&asking("a"), "check", Lang::En, until_told()).expect("room");
    let turns = jobs.open(1).expect("a thread");
    wait(&first, "running");
    jobs.cancel(&second);
    assert_eq!((state(&first), state(&second)), ("running".into(), "cancelled".into()));
    jobs.cancel(&first);
    wait(&first, "cancelled");
    let third = jobs.submit(&asking("a"), "check", Lang::En, until_told()).expect("room");
    wait(&third, "running");
    jobs.close();
    wait(&third, "cancelled");
    turns.join().expect("no panic");
    assert!(jobs.submit(&asking("a"), "check", Lang::En, nothing()).is_err());
}

#[test]
fn what_does_not_hear_that_the_server_ends_is_over_all_the_same() {
    let jobs = Arc::new(Jobs::new());
    let (go_on, deaf) = mpsc::channel::<()>();
    let task: Task = Box::new(move |_| {
        deaf.recv().expect("somebody says so");
        done()
    });
    let running = jobs.submit(&asking("a"), "check", Lang::En, task).expect("room");
    let waiting = jobs.submit(&asking("a"), "check", Lang::En, nothing()).expect("room");
    let turns = jobs.open(1).expect("a thread");
    wait(&running, "running");
    let changes = running.changes();
    jobs.close();
    assert_eq!((state(&running), state(&waiting)), ("running".into(), "cancelled".into()));
    assert_eq!(waiting.data()["problems"][0]["code"], "stopping");
    jobs.abandon();
    assert!(changes.has_changed().expect("the job is there"));
    assert_eq!(
        (state(&running), running.data()["problems"][0]["code"].as_str()),
        ("cancelled".into(), Some("stopping"))
    );
    let ended = running.ended();
    go_on.send(()).expect("the job listens");
    turns.join().expect("no panic");
    // A reported state does not change.
    assert_eq!((state(&running), running.ended()), ("cancelled".into(), ended));
}

/// A task that runs until it is cancelled.
fn deaf() -> (mpsc::Sender<()>, Task) {
    let (go_on, told) = mpsc::channel();
    let task: Task = Box::new(move |_| {
        // Dropping the other end also counts.
        let _ = told.recv();
        done()
    });
    (go_on, task)
}

#[test]
fn a_job_that_does_not_hear_that_it_is_cancelled_gives_its_turn_to_another() {
    let jobs = Arc::new(Jobs::new());
    let turns = jobs.open(1).expect("a thread");
    let (go_on, task) = deaf();
    let bad = jobs.submit(&from(1), "prove", Lang::En, task).expect("room");
    wait(&bad, "running");
    let good = jobs.submit(&from(2), "check", Lang::En, nothing()).expect("room");
    jobs.cancel(&bad);
    wait(&good, "done");
    wait(&bad, "cancelled");
    assert_eq!(bad.data()["problems"], json!([]));
    go_on.send(()).expect("the job listens");
    jobs.close();
    turns.join().expect("no panic");
    assert_eq!((state(&bad), bad.data()["result"].clone()), ("cancelled".into(), json!(null)));
}

#[test]
fn the_jobs_that_hear_nothing_are_few() {
    let jobs = Arc::new(Jobs::new());
    let turns = jobs.open(1).expect("a thread");
    let mut told = Vec::new();
    let mut cancelled = |number| {
        let (go_on, task) = deaf();
        told.push(go_on);
        let job = jobs.submit(&from(number), "prove", Lang::En, task).expect("room");
        wait(&job, "running");
        jobs.cancel(&job);
    };
    (0..=MOST_DEAF).for_each(&mut cancelled);
    // The last one keeps its turn until one of the others has ended.
    let next = jobs.submit(&from(100), "check", Lang::En, nothing()).expect("room");
    assert_eq!((jobs.busy(), state(&next)), ((1, 1), "waiting".into()));
    told.remove(0).send(()).expect("the job listens");
    wait(&next, "done");
    drop(told);
    jobs.close();
    turns.join().expect("no panic");
}

#[test]
fn a_machine_whose_jobs_hear_nothing_waits_for_them() {
    let jobs = Arc::new(Jobs::new());
    let turns = jobs.open(1).expect("a thread");
    let told: Vec<_> = (0..MOST_DEAF_OF_MACHINE)
        .map(|_| {
            let (go_on, task) = deaf();
            let job = jobs.submit(&from(1), "prove", Lang::En, task).expect("room");
            wait(&job, "running");
            jobs.cancel(&job);
            go_on
        })
        .collect();
    let own = jobs.submit(&from(1), "check", Lang::En, nothing()).expect("room");
    let other = jobs.submit(&from(2), "check", Lang::En, nothing()).expect("room");
    wait(&other, "done");
    assert_eq!(state(&own), "waiting");
    drop(told);
    wait(&own, "done");
    jobs.close();
    turns.join().expect("no panic");
}

#[test]
fn turns_go_round_among_machines_whatever_names_are_given() {
    let mut queue = Queue::default();
    let machine = |number: usize, name: &str| Client { name: name.into(), ..from(number) };
    let job = || Arc::new(Job::new("check", Lang::En, nothing()));
    let mut names = std::collections::HashMap::new();
    for (number, name) in [(1, "a"), (1, "b"), (1, "c"), (1, "a"), (2, "x"), (2, "x")] {
        let job = job();
        names.insert(job.id().to_owned(), format!("{number}{name}"));
        queue.push(&machine(number, name), job);
    }
    let order: Vec<&str> = queue.order().iter().map(|job| names[job.id()].as_str()).collect();
    assert_eq!(order, ["1a", "2x", "1b", "2x", "1c", "1a"]);
}

#[test]
fn the_last_room_is_for_machines_of_which_nothing_waits() {
    let jobs = Jobs::new();
    for number in 0..MOST_WAITING - KEPT_FREE {
        let client = Client { name: number.to_string(), ..from(1) };
        assert!(jobs.submit(&client, "check", Lang::En, nothing()).is_ok());
    }
    let client = Client { name: "one more".into(), ..from(1) };
    assert!(jobs.submit(&client, "check", Lang::En, nothing()).is_err());
    assert!(jobs.submit(&from(2), "check", Lang::En, nothing()).is_ok());
}

#[test]
fn a_panic_fails_the_job_and_the_next_one_is_done() {
    let jobs = Arc::new(Jobs::new());
    let turns = jobs.open(1).expect("a thread");
    let bad = jobs.submit(&asking("a"), "check", Lang::En, Box::new(|_| panic!("meant"))).expect("room");
    let good = jobs.submit(&asking("a"), "check", Lang::En, nothing()).expect("room");
    wait(&bad, "failed");
    wait(&good, "done");
    assert_eq!((jobs.panics(), bad.data()["problems"][0]["code"].clone()), (1, json!("internal")));
    assert_eq!(good.data()["result"], json!(1));
    jobs.close();
    turns.join().expect("no panic");
}

#[test]
fn much_that_ended_is_forgotten_the_oldest_first() {
    let jobs = Arc::new(Jobs::new());
    let turns = jobs.open(1).expect("a thread");
    let large = || -> Task {
        Box::new(|_| {
            let values = axum::body::Bytes::from(vec![0; MOST_BYTES / 2]);
            Ok(Done { result: json!(null), values: Some(values), interrupted: false })
        })
    };
    let all: Vec<_> = (0..3)
        .map(|_| {
            let job = jobs.submit(&asking("a"), "check", Lang::En, large()).expect("room");
            wait(&job, "done");
            job
        })
        .collect();
    assert_eq!(all.iter().map(|job| jobs.find(job.id()).is_some()).collect::<Vec<_>>(), [false, false, true]);
    jobs.close();
    turns.join().expect("no panic");
}
