//! Certificates of all kinds: what they prove is so, as far as small positions are tried out.

use crate::common::{Shelf, fixed, written};
use automata::Meter;
use prove::{Answer, Question};
use rules::Convention::{self, Misere, Normal};
use rules::{Instance, Library};

/// A game of the catalogue with parameters, a size of positions and a convention.
type Named = (&'static str, Option<usize>, Convention);

/// Games of the catalogue, all of whose claims about such positions are proved.
const NAMED: [Named; 31] = [
    ("bash m=3", None, Normal),
    ("bash m=2", None, Misere),
    ("bash-range a=2 b=4", None, Normal),
    ("bash-clear a=2 b=3", None, Misere),
    ("subtraction-134", None, Normal),
    ("count-up", None, Normal),
    ("count-up m=3 T=20", None, Misere),
    ("fibonacci-nim", None, Normal),
    ("nim", Some(2), Normal),
    ("nim", Some(3), Misere),
    ("nim-bounded r=4", Some(2), Misere),
    ("moore k=2", Some(3), Normal),
    ("new-stone-2", None, Normal),
    ("nim", None, Normal),
    ("lasker", None, Normal),
    ("mock-turtles", None, Normal),
    ("kayles", None, Normal),
    ("dawsons-kayles", None, Normal),
    ("wythoff", None, Normal),
    ("wythoff", None, Misere),
    ("wythoff-near t=2", None, Normal),
    ("wythoff-near t=3", None, Normal),
    ("wythoff-near t=4", None, Normal),
    ("staircase", Some(3), Normal),
    ("georgia-bob", Some(3), Normal),
    ("race piece=king", None, Normal),
    ("race piece=knight", None, Normal),
    ("prime-power kmax=1", None, Normal),
    ("prime-power kmax=any", None, Normal),
    ("euclid", None, Normal),
    ("take-break", Some(2), Normal),
];

/// Games as text.
const WRITTEN: [(&str, Option<usize>); 25] = [
    ("game e\n(n) -> (n - k) where k >= 1 and 2*k >= n\nvalue(n) = bits(n)\n", None),
    (
        "game e\n(x, y) -> (i, j) where i + j = x and i >= 1 and j >= 1\n(x, y) -> (i, j) where i + j = y and i >= 1 and j >= 1\n\
      position (x, y) where x >= 1 and y >= 1\nvalue(x, y) = v2((x + y - 2 + ((x - 1) xor (y - 1))) div 2 + 1)\n",
        None,
    ),
    (
        "game a\nautomaton evil(n) base 2\n  state e: 0 -> e, 1 -> o\n  state o: 0 -> o, 1 -> e\n  accept e\n\
      (n) -> (k) where k < n and not evil(k)\nP(n) iff n <= 1\n",
        None,
    ),
    (
        "game e\n(n) -> (n - k) where 1 <= k <= 2\nend (n) lost where n = 5\nP(n) iff n in {0, 3} or n >= 5 and n mod 3 = 2\n",
        None,
    ),
    (
        "game e\nmisere\n(a) -> (a - 3)\nend (e) lost where e in {0..1, 4..6, 11..13}\n\
      P(a) iff a in {3, 7..9} or a >= 14 and a mod 6 in {2..4}\n",
        None,
    ),
    (
        "game d\n(a, b) -> (a, b - 1)\nposition (a, b) where a >= 1\nend (1, b) draw where exists h: b = 2*h\n\
      otherwise draw\nP(a, b) iff false\nN(a, b) iff false\n",
        None,
    ),
    (
        "game d\n(n) -> (n - k) where 1 <= k <= 2\nend (0) lost\nend (1) draw\nP(n) iff n = 0\nN(n) iff n = 2\n\
      D(n) iff n = 1 or n >= 3\n",
        None,
    ),
    (
        "game l\n(a, b) -> (a - 2, b)\n(a, b) -> (a, b - 1) where b > a\nposition (a, b) where even(a) and a <= b\n\
      P(a, b) iff (a div 2 + b - a) mod 2 = 0\n",
        None,
    ),
    (
        "game u\nunordered\nposition [.., a, b, ..] where a <= b\n[x, ..] -> [y, ..] where y < x\n\
      [.., a, x, ..] -> [.., a, y, ..] where a <= y < x\nP[x at i, ..] iff xor(x) = 0\n",
        Some(2),
    ),
    ("game w\n(a, b) -> (a - 1, c)\n(a, b) -> (a, b - 1)\nP(a, b) iff even(a) and even(b)\n", None),
    ("game w\n(n) -> (n + k) where 1 <= k <= 3 and n + k <= 21\nP(n) iff n >= 21 or n mod 4 = 1\n", None),
    (
        "game w\n(a, b) -> (a + 1, b) where a < b\n(a, b) -> (a, b - 1) where a < b\n\
      P(a, b) iff a >= b or (a + b) mod 2 = 0\n",
        None,
    ),
    (
        "game s\n(n) -> (n - k) where square(k) and odd(k)\nassume {1} <= square <= {q: exists j: q = 8*j + 1 or q = 2*j}\n\
      P(n) iff n mod 2 = 0\n",
        None,
    ),
    (
        "game c\n(n) -> (m) where exists k: n = m + k*k and k >= 1 and m < 2 and n >= 2\n\
      assume (n) -> (m) only where m < 2 and n >= 2\nassume (n) -> (m) for some m: m < 2 where n >= 2\nP(n) iff n < 2\n",
        None,
    ),
    (
        "game f\n(n) -> (n - k) where k = lowest_zeckendorf(n)\n(n) -> (k) where fibonacci(k) and k < n\nP(n) iff n = 0\n",
        None,
    ),
    ("game f\n(n) -> (n - k) where 1 <= k <= 2\nvalue(n) = n mod 3\nP(n) iff n mod 3 = 0\n", None),
    ("game g\n(n) -> (k) + (m) where k + m + 1 = n\nvalue(n) = n mod 2\n", None),
    (
        "game tribonacci\nautomaton part(n, k) in recurrence 1 1 1\n  state s: 00 -> s, 11 -> s, 10 -> t\n  \
      state t: 00 -> t, 11 -> t\n  accept t\nautomaton evenly(n) in recurrence 1 1 1\n  \
      state e: 0 -> e, 1 -> o\n  state o: 0 -> o, 1 -> e\n  accept e\n\
      (n) -> (k) where k < n and part(n, k)\nP(n) iff evenly(n)\n",
        None,
    ),
    (
        "game fraenkel\n(a, b) -> (a - k, b) where k >= 1\n(a, b) -> (a, b - k) where k >= 1\n\
      (a, b) -> (a - k, b - l) where 1 <= k <= l < 2*k + 1\n(a, b) -> (a - l, b - k) where 1 <= k <= l < 2*k + 1\n\
      P(a, b) iff lost(a, b)\nautomaton lost(a, b) in recurrence 2 2\n  \
      state s0: 00 -> s0, 01 -> s1, 02 -> s3, 10 -> s2, 20 -> s5\n  state s1: 10 -> s6, 11 -> s1, 12 -> s3\n  \
      state s2: 01 -> s8, 11 -> s2, 21 -> s5\n  state s3: 20 -> s6, 21 -> s1\n  state s5: 02 -> s8, 12 -> s2\n  \
      state s6: 00 -> s7, 01 -> s1, 02 -> s3\n  state s7: 00 -> s6, 01 -> s1, 02 -> s3\n  \
      state s8: 00 -> s9, 10 -> s2, 20 -> s5\n  state s9: 00 -> s8, 10 -> s2, 20 -> s5\n  accept s0, s6, s8\n",
        None,
    ),
    (
        "game golden\n(n) -> (k) where floor((phi - 1)*n) <= k and k < n\nvalue(n) = 0 if n = 0 \
      | n - floor((phi - 1)*n) if floor((phi - 1)*n) = floor((phi - 1)*(n - 1)) | value(floor((phi - 1)*n) - 1) otherwise\n",
        None,
    ),
    (
        "game share\n(n) -> (k) where 2*n <= k + floor(sqrt(3)*n) + 1 and k < n\nP(n) iff lost(n)\n\
      automaton lost(a) in recurrence 4 -1\n  state s0: 0 -> s0, 1 -> s1\n  state s1: 0 -> s3, 1 -> s1\n  \
      state s3\n  accept s0, s3\n",
        None,
    ),
    (
        "game multiplication\n(m) -> (m div 4) where m >= 1\n(m) -> (m div 5) where m >= 1\n\
      P(m) iff m = 0 or high(m)\nautomaton high(m) base 20\n  \
      state s: (0) -> s, (5) -> t, (6) -> t, (7) -> t, (8) -> t, (9) -> t, (10) -> t, (11) -> t, (12) -> t, \
      (13) -> t, (14) -> t, (15) -> t, (16) -> t, (17) -> t, (18) -> t, (19) -> t\n  \
      state t: (0) -> t, (1) -> t, (2) -> t, (3) -> t, (4) -> t, (5) -> t, (6) -> t, (7) -> t, (8) -> t, (9) -> t, \
      (10) -> t, (11) -> t, (12) -> t, (13) -> t, (14) -> t, (15) -> t, (16) -> t, (17) -> t, (18) -> t, (19) -> t\n  \
      accept t\n",
        None,
    ),
    (
        "game half\n(n) -> (n - k) where k >= 1 and 2*k <= n\nvalue(2*n) = n\nvalue(2*n + 1) = value(n)\n",
        None,
    ),
    (
        "game third\n(n) -> (n - k) where k >= 1 and 3*k <= n\nvalue(3*n) = n\nvalue(3*n + 1) = value(2*n)\n\
      value(3*n + 2) = value(2*n + 1)\n",
        None,
    ),
    (
        "game late\n(n) -> (n - k) where k >= 1 and 2*k + 3 <= n\nvalue(0) = 0\nvalue(1) = 0\nvalue(2) = 0\n\
      value(2*n) = value(n + 1)\nvalue(2*n + 1) = n - 1\n",
        None,
    ),
];

/// A certificate, by what it is about.
pub(crate) struct Held {
    pub(crate) name: String,
    pub(crate) text: String,
    pub(crate) theorem: prove::Theorem,
}

fn proved(name: &str, instance: &Instance, size: Option<usize>, held: &mut Vec<Held>) {
    for claim in instance.claims().iter().filter(|claim| claim.convention == instance.convention()) {
        let question = Question { instance, claim: claim.place, size };
        let Answer::Proved(theorem) = prove::prove(question, &Meter::ample()) else { continue };
        let certificate = theorem.certificate(&Meter::ample()).expect("a certificate");
        let text = kernel_text::certificate(&certificate);
        held.push(Held { name: format!("{name} {size:?} claim {}", claim.place + 1), text, theorem });
    }
}

/// All these certificates.
pub(crate) fn held() -> Vec<Held> {
    let mut held = vec![];
    for (words, size, convention) in NAMED {
        let mut words_ = words.split(' ');
        let ruleset = Shelf.ruleset(words_.next().expect("a name")).expect("a game");
        let before = held.len();
        proved(words, &fixed(&ruleset, words_, convention), size, &mut held);
        assert!(held.len() > before, "{words}");
    }
    for (text, size) in WRITTEN {
        let convention = if text.contains("\nmisere\n") { Misere } else { Normal };
        let before = held.len();
        proved(text, &written(text, convention), size, &mut held);
        assert!(held.len() > before, "{text}");
    }
    held
}

/// Largest number tried at positions of so many places.
pub(crate) fn small(places: usize) -> u64 {
    [0, 24, 7, 4, 3, 2].get(places).copied().unwrap_or(1)
}

#[test]
fn what_certificates_prove_is_so() {
    let (mut tried, mut unknown) = (0, 0);
    let held = held();
    for Held { name, text, .. } in &held {
        let shown = kernel::check(text, kernel::Limits::of(text.len()));
        assert!(shown.is_ok(), "{name}: {shown:?}");
        let proof = oracle::Proof::read(text).unwrap_or_else(|| panic!("{name}\n{text}"));
        let found = proof
            .wrong(small(proof.stated.places.len()))
            .unwrap_or_else(|wrong| panic!("{name}: {wrong}\n{text}"));
        eprintln!("{name}: {found:?}");
        tried += found.positions;
        unknown += found.unknown;
    }
    eprintln!("{} certificates, {tried} facts, {unknown} not found out", held.len());
}
