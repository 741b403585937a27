//! Contest formats: the samples, random small inputs against brute force from the rules as the problems state them, and
//! inputs that are wrong.

mod asked;
mod boards;
mod bounds;
mod brute;
mod graphs;
mod heaps;
mod listed;
mod rows;
mod samples;
mod sheets;
mod wrong;

use bouton::judge::{Complaint, run};

/// Output, and complaints.
fn judged(id: &str, input: &[u8]) -> (String, Option<Complaint>) {
    let mut output = Vec::new();
    let ended = run(id, input, &mut output);
    (String::from_utf8(output).expect("answers are text"), ended.err())
}

/// Output for an input without mistakes.
fn printed(id: &str, input: &str) -> String {
    let (output, complaint) = judged(id, input.as_bytes());
    assert!(complaint.is_none(), "{id}: {complaint:?}\n{input}");
    output
}
