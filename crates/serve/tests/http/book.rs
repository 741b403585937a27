//! The requests shown in the book work.

use super::client::House;
use serde_json::Value;

#[test]
fn the_questions_of_the_book_are_answered() {
    for page in [include_str!("../../../../book/en/serve.md"), include_str!("../../../../book/zh/serve.md")] {
        let house = House::open();
        let lines: Vec<&str> = page.lines().filter(|line| line.starts_with("curl ")).collect();
        assert!(lines.len() >= 9, "{lines:?}");
        for line in lines {
            let path = line.split_whitespace().find_map(|word| word.strip_prefix("localhost:7777"));
            let path = path.expect("an address");
            let answer = match line.split_once("-d '") {
                Some((_, body)) => {
                    let body = body.strip_suffix('\'').expect("the body ends the line");
                    house.post(path, &serde_json::from_str::<Value>(body).expect("JSON"))
                }
                None => house.get(path),
            };
            assert!([200, 202].contains(&answer.status), "{line}: {}", String::from_utf8_lossy(&answer.body));
        }
    }
}
