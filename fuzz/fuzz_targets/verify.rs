//! Changed certificates: the checker never panics, and what it accepts has a statement that is read again as it was
//! printed, and told in both languages.
#![cfg_attr(fuzzing, no_main)]

use bouton::proof::Shown;
use bouton::words::{Say, statement};
use bouton::{Query, Workbench, proof};
use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;

/// Games whose claims are proved, by automata of all kinds.
const GAMES: [&str; 8] = [
    "game a\n(n) -> (n - k) where 1 <= k <= 3\nP(n) iff n mod 4 = 0\nvalue(n) = n mod 4\n",
    "game b\n(a, b) -> (a - k, b) where k >= 1\n(a, b) -> (a, b - k) where k >= 1\nvalue(a, b) = a xor b\n",
    "game c\nmisere\n(n) -> (n - k) where 1 <= k <= 2\nP(n) iff n mod 3 = 1\n",
    "game d\n(a, b) -> (a - 1, b) where b < a\n(a, b) -> (a, b - 1)\nposition (b, a) where a <= b\nP(a, b) iff even(a + b)\n",
    "game e\n(n) -> (n - k) where k >= 1\nP((n) + ..) iff xor(n) = 0\n",
    "game f\n(n, cap) -> (n - k, 2*k) where 1 <= k <= cap\nP(n, cap) iff n = 0 or cap < lowest_zeckendorf(n)\n",
    "game g\n(n) -> (n - 1)\n(n) -> (n - 2)\nend (1) lost\notherwise draw\nD(n) iff n = 0\n",
    "game h\n[x, ..] -> [x - k, ..] where k >= 1\n[.., a, x, ..] -> [.., a + k, x - k, ..] where k >= 1\n\
     P[x at i, ..] iff xor(x where odd(i)) = 0\n",
];

static CERTIFICATES: LazyLock<Vec<String>> = LazyLock::new(|| {
    let mut all = vec![];
    for (number, text) in GAMES.iter().enumerate() {
        let (bench, name) = (Workbench::new(), format!("fuzz{number}.game"));
        let added = bench.add(&name, text).is_ok();
        let variant = Query::read(&name).ok().and_then(|query| bench.variant(&query, None).ok());
        let wanted = proof::Task { sizes: Some(2..=2), ..proof::Task::default() };
        let proofs =
            variant.and_then(|variant| proof::prove(&variant, &[], &wanted, &solve::Limits::none()).ok());
        assert!(added && proofs.is_some(), "{text}");
        let attempts = proofs.into_iter().flat_map(|proofs| proofs.attempts);
        all.extend(
            attempts.filter_map(|attempt| attempt.result.proved().map(|proved| proved.certificate.clone())),
        );
    }
    assert!(all.len() >= GAMES.len());
    all
});

/// Changes some lines: each change is three bytes.
fn changed(text: &str, bytes: &[u8]) -> String {
    let mut lines: Vec<String> = text.lines().map(String::from).collect();
    for change in bytes.chunks_exact(3) {
        let at = (usize::from(change[0]) << 4 | usize::from(change[1] >> 4)) % lines.len().max(1);
        let other = usize::from(change[2]);
        let Some(line) = lines.get(at).cloned() else { continue };
        let mut letters: Vec<char> = line.chars().collect();
        let place = other % (letters.len() + 1);
        match change[1] & 15 {
            0 => drop(lines.remove(at)),
            1 => lines.insert(at, line),
            2 => {
                let other = other % lines.len();
                lines.swap(at, other);
            }
            3 if place < letters.len() => drop(letters.remove(place)),
            kind => {
                let drawn: Vec<char> = "0123456789abkns-+*()<>=,.| mod".chars().collect();
                let letter = drawn[usize::from(kind) * 7 % drawn.len()];
                match letters.get_mut(place) {
                    Some(old) => *old = letter,
                    None => letters.push(letter),
                }
            }
        }
        if change[1] & 15 >= 3
            && let Some(line) = lines.get_mut(at)
        {
            *line = letters.into_iter().collect();
        }
    }
    lines.join("\n") + "\n"
}

fuzz_target!(|bytes: &[u8]| {
    let Some((&first, rest)) = bytes.split_first() else { return };
    let text = match CERTIFICATES.get(usize::from(first) % (CERTIFICATES.len() + 1)) {
        Some(certificate) => changed(certificate, rest),
        None => String::from_utf8_lossy(rest).into_owned(),
    };
    let limits = kernel::Limits { steps: 3_000_000, bytes: 256 << 20, stop: &|| false };
    if let Ok(theorem) = kernel::check(&text, limits) {
        let printed = kernel_text::statement(&theorem.statement);
        assert_eq!(kernel::Statement::parse(&printed).as_ref(), Ok(&theorem.statement), "{printed}");
        let shown = Shown::new(theorem.statement.clone().into(), &theorem);
        let told = statement::sentences(&shown.family);
        assert!(told.iter().chain([&shown.text()]).all(|said| !said.en.is_empty() && !said.zh.is_empty()));
    }
    // Other kinds of certificates, and words for all that is wrong with any.
    let limits = solve::Limits::none().with_steps(3_000_000).with_memory(256 << 20);
    for rejection in proof::verify_all(&text, &limits).into_iter().filter_map(Result::err) {
        let told = rejection.text();
        assert!(!told.en.is_empty() && !told.zh.is_empty());
    }
});

// There is nothing to run without the fuzzer.
#[cfg(not(fuzzing))]
fn main() {}
