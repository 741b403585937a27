//! The journeys of ARCHITECTURE.md: every step is a file, and no journey comes to a file twice.

use std::path::Path;

#[test]
fn every_step_of_a_journey_is_a_file_that_is_not_visited_twice() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let text = std::fs::read_to_string(root.join("ARCHITECTURE.md")).expect("the page");
    let (_, after) = text.split_once("## Five journeys").expect("the journeys");
    let (journeys, _) = after.split_once("\n## ").expect("what follows them");
    let journeys: Vec<&str> = journeys.split("\n### ").skip(1).collect();
    assert_eq!(journeys.len(), 5);
    for journey in journeys {
        let steps: Vec<&str> = journey
            .lines()
            .filter(|line| line.starts_with(|first: char| first.is_ascii_digit()))
            .map(|line| line.split('`').nth(1).expect("a file"))
            .collect();
        assert!((10..=14).contains(&steps.len()), "{steps:?}");
        for (index, step) in steps.iter().enumerate() {
            assert!(root.join(step).is_file(), "{step}");
            assert!(!steps[..index].contains(step), "{step} is visited twice");
        }
    }
}
