use super::*;
use serde_json::json;
use std::sync::mpsc;

fn done() -> Result<Done, Refused> {
    Ok(Done { result: json!(1), values: None, interrupted: false })
}

fn nothing() -> Task {
    Box::new(|_| done())
}

/// The states of jobs, in the order in which they were submitted.
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
        jobs.submit(client, "check", Lang::En, task).expect("room");
    }
    let order: Vec<String> = {
        let state = jobs.state();
        state.queue.order().iter().map(|job| job.id().to_owned()).collect()
    };
    let ahead = |id: &String| jobs.find(id).expect("it waits").data()["ahead"].clone();
    assert_eq!(order.iter().map(ahead).collect::<Vec<_>>(), [0, 1, 2, 3, 4, 5].map(|number| json!(number)));
    let hands = jobs.hire(1).expect("threads");
    let heard: Vec<&str> = heard.iter().take(6).collect();
    assert_eq!(heard, ["a1", "b1", "c1", "a2", "b2", "a3"]);
    jobs.close();
    hands.into_iter().for_each(|hand| hand.join().expect("no panic"));
}

#[test]
fn a_client_waits_with_few_jobs_and_all_with_some() {
    let jobs = Jobs::new();
    for _ in 0..MOST_OF_CLIENT {
        assert!(jobs.submit("a", "check", Lang::En, nothing()).is_ok());
    }
    assert!(jobs.submit("a", "check", Lang::En, nothing()).is_err());
    for number in MOST_OF_CLIENT..MOST_WAITING {
        assert!(jobs.submit(&format!("other {number}"), "check", Lang::En, nothing()).is_ok());
    }
    assert!(jobs.submit("somebody else", "check", Lang::En, nothing()).is_err());
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
    let first = jobs.submit("a", "check", Lang::En, until_told()).expect("room");
    let second = jobs.submit("a", "check", Lang::En, until_told()).expect("room");
    let hands = jobs.hire(1).expect("threads");
    wait(&first, "running");
    jobs.cancel(&second);
    assert_eq!((state(&first), state(&second)), ("running".into(), "cancelled".into()));
    jobs.cancel(&first);
    wait(&first, "cancelled");
    let third = jobs.submit("a", "check", Lang::En, until_told()).expect("room");
    wait(&third, "running");
    jobs.close();
    wait(&third, "cancelled");
    hands.into_iter().for_each(|hand| hand.join().expect("no panic"));
    assert!(jobs.submit("a", "check", Lang::En, nothing()).is_err());
}

#[test]
fn what_does_not_hear_that_the_server_ends_is_over_all_the_same() {
    let jobs = Arc::new(Jobs::new());
    let (go_on, deaf) = mpsc::channel::<()>();
    let task: Task = Box::new(move |_| {
        deaf.recv().expect("somebody says so");
        done()
    });
    let running = jobs.submit("a", "check", Lang::En, task).expect("room");
    let waiting = jobs.submit("a", "check", Lang::En, nothing()).expect("room");
    let hands = jobs.hire(1).expect("threads");
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
    hands.into_iter().for_each(|hand| hand.join().expect("no panic"));
    // What has been told is not told otherwise.
    assert_eq!((state(&running), running.ended()), ("cancelled".into(), ended));
}

#[test]
fn a_panic_fails_the_job_and_the_next_one_is_done() {
    let jobs = Arc::new(Jobs::new());
    let hands = jobs.hire(1).expect("threads");
    let bad = jobs.submit("a", "check", Lang::En, Box::new(|_| panic!("meant"))).expect("room");
    let good = jobs.submit("a", "check", Lang::En, nothing()).expect("room");
    wait(&bad, "failed");
    wait(&good, "done");
    assert_eq!((jobs.panics(), bad.data()["problems"][0]["code"].clone()), (1, json!("internal")));
    assert_eq!(good.data()["result"], json!(1));
    jobs.close();
    hands.into_iter().for_each(|hand| hand.join().expect("no panic"));
}

#[test]
fn much_that_ended_is_forgotten_the_oldest_first() {
    let jobs = Arc::new(Jobs::new());
    let hands = jobs.hire(1).expect("threads");
    let large = || -> Task {
        Box::new(|_| {
            let values = axum::body::Bytes::from(vec![0; MOST_BYTES / 2]);
            Ok(Done { result: json!(null), values: Some(values), interrupted: false })
        })
    };
    let all: Vec<_> = (0..3)
        .map(|_| {
            let job = jobs.submit("a", "check", Lang::En, large()).expect("room");
            wait(&job, "done");
            job
        })
        .collect();
    assert_eq!(all.iter().map(|job| jobs.find(job.id()).is_some()).collect::<Vec<_>>(), [false, false, true]);
    jobs.close();
    hands.into_iter().for_each(|hand| hand.join().expect("no panic"));
}
