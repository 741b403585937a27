//! Several certificates in one text.
//!
//! ```
//! let seven = "(period 2)\n(heaps n (move (i j) (= n (+ i j 1)) (to i) (to j)))\n(repeats 0 2)\n";
//! let three = "(period 2)\n(heaps n (move (m) (= n (+ m 1)) (to m)))\n(repeats 0 2)\n";
//! let text = certificate::bundle(&[seven, three]);
//! assert!(text.starts_with("bouton bundle 1\nparts 2\npart 1\n(period 2)\n"));
//! assert_eq!(certificate::parts(&text).unwrap(), [seven, three]);
//! assert_eq!(certificate::parts(seven).unwrap(), [seven]);
//! assert!(certificate::parts(&certificate::bundle(&[seven, seven])).is_err());
//! ```

use crate::format::lines::{Lines, natural};
use crate::format::{Flaw, FlawKind};
use std::collections::HashMap;

/// First line of a bundle.
const HEADER: &str = "bouton bundle 1";

/// Returns `true` if a line begins a certificate.
fn is_header(line: &str) -> bool {
    line == "bouton certificate 1" || is_list(line)
}

/// Returns `true` for the beginning of a certificate in parentheses, which has no line `end` of its own.
fn is_list(text: &str) -> bool {
    text.starts_with('(')
}

/// Joins several certificates, each of which is ended by the line `end`.
pub fn bundle(parts: &[impl AsRef<str>]) -> String {
    let mut text = format!("{HEADER}\nparts {}\n", parts.len());
    for (number, part) in (1..).zip(parts) {
        let part = part.as_ref();
        text.push_str(&format!("part {number}\n{part}"));
        if !part.ends_with('\n') {
            text.push('\n');
        }
        if is_list(part) {
            text.push_str("end\n");
        }
    }
    text + "end\n"
}

/// The certificates in a text: those of a bundle, or the text itself. They are neither parsed nor checked,
/// but a bundle must have as many as it says, numbered from 1, no two of which state the same.
pub fn parts(text: &str) -> Result<Vec<&str>, Flaw> {
    if text.lines().next() != Some(HEADER) {
        return Ok(vec![text]);
    }
    let mut lines = Lines::new(text);
    lines.header(HEADER)?;
    let wanted = "parts 2";
    let count = lines.line("parts ", wanted, |rest| natural(rest).filter(|&count| count > 0))?;
    let mut parts: Vec<&str> = Vec::new();
    let mut stated: HashMap<Vec<&str>, usize> = HashMap::new();
    for number in 1..=count as usize {
        lines.line("part ", "part 1", |rest| (natural(rest)? as usize == number).then_some(()))?;
        let line = lines.number() + 1;
        if !lines.peek().is_some_and(is_header) {
            return Err(lines.flaw("bouton certificate 1"));
        }
        let start = lines.offset(text);
        while lines.peek().is_some_and(|line| line != "end") {
            lines.next();
        }
        let before = lines.offset(text);
        lines.line("end", "end", |rest| rest.is_empty().then_some(()))?;
        let part = text.get(start..lines.offset(text)).unwrap_or_default();
        let part = if is_list(part) { text.get(start..before).unwrap_or_default() } else { part };
        if let Some(&first) = stated.get(&statement(part)) {
            return Err(Flaw { line, kind: FlawKind::Repeated { first } });
        }
        stated.insert(statement(part), number);
        parts.push(part);
    }
    lines.end()?;
    Ok(parts)
}

/// Lines that state the theorem; later lines belong to the proof. For certificates on heaps, all lines.
fn statement(part: &str) -> Vec<&str> {
    let how = |line: &&str| line.starts_with("assume ") || line.starts_with("numeration ");
    part.lines().take_while(|line| !how(line)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEVEN: &str = "(period 2)\n(heaps n (move (i j) (= n (+ i j 1)) (to i) (to j)))\n(repeats 0 2)\n";
    const THREE: &str = "(period 2)\n(heaps n (move (m) (= n (+ m 1)) (to m)))\n(repeats 0 2)\n";
    const BASH: &str = include_str!("../tests/bash.cert");

    #[test]
    fn every_line_of_the_frame_is_needed() {
        let whole = bundle(&[SEVEN, BASH, THREE]);
        assert_eq!(parts(&whole).expect("a bundle"), [SEVEN, BASH, THREE]);
        assert_eq!(parts(whole.trim_end()).expect("a line feed less"), [SEVEN, BASH, THREE]);
        for text in [
            whole.replace("parts 3", "parts 2"),
            whole.replace("parts 3", "parts 4"),
            whole.replace("parts 3\n", ""),
            whole.replace("parts 3", "parts 03"),
            whole.replace("part 2\n", "part 3\n"),
            whole.replace("part 2\n", ""),
            whole.replace(THREE, ""),
            whole.replace(THREE, "end\n"),
            whole.replace(THREE, BASH),
            whole.replace(THREE, &bundle(&[THREE])),
            whole.replace(THREE, "junk\nend\n"),
            whole.clone() + "\n",
            whole.clone() + THREE,
            whole.strip_suffix("end\n").unwrap_or_default().to_owned(),
            "bouton bundle 1\nparts 0\nend\n".to_owned(),
            "bouton bundle 1\n".to_owned(),
        ] {
            assert!(parts(&text).is_err(), "{text}");
        }
    }

    #[test]
    fn two_proofs_of_the_same_are_one_too_many() {
        // The same claim of the same text, with a different rank.
        let other = BASH.replace("rank x0", "rank 2*x0");
        assert_ne!(other, BASH);
        let flaw = parts(&bundle(&[THREE, BASH, &other])).expect_err("the same twice");
        assert_eq!(flaw.kind, FlawKind::Repeated { first: 2 });
    }
}
