//! Certificates with something changed are rejected, or prove what they then say.
//!
//! Whoever survives has a reason that is found without the checker: the tables accept the same, the ranks fall, and the
//! theorem as it is then stated agrees with play on all small positions.

use crate::common;
use crate::truth;
use crate::truth::Truth;
use automata::Meter;
use certificate::{Certificate, Child, ClaimTheorem, Limits, Numeration, Table};
use prove::{Answer, Question};
use rules::Convention::{self, Misere, Normal};
use std::collections::{BTreeMap, HashMap, HashSet};

/// Reason why a changed certificate may be accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Reason {
    /// Only how it is written has changed.
    SameCertificate,
    /// The theorem is the same, and so are the tables; its proof is another one.
    OtherProof,
    /// The theorem is the same; some table is written in another way, and accepts the same numbers.
    OtherTables,
    /// The theorem is the same; other ranks fall with every move as well.
    OtherRanks,
    /// The theorem is another one, and true as it is stated.
    OtherTheorem,
    /// The theorem is another one, and builds on something false.
    FromFalsehood,
}

/// Random numbers that are the same every time.
struct Dice(u64);

impl Dice {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33) as usize % end.max(1)
    }

    fn one<'a, T: ?Sized>(&mut self, of: &[&'a T]) -> &'a T {
        of[self.below(of.len())]
    }
}

/// A game without what no theorem depends on.
fn bare(words: &str, convention: Convention) -> rules::Instance {
    let game = common::instance(words, convention);
    let mut left_out = false;
    let idle = ["title", "about", "source", "remark", "example", "family", "#"];
    let text: String = game
        .ruleset()
        .text
        .lines()
        .filter(|line| {
            // An item goes on in lines that are indented.
            if !line.starts_with(' ') {
                left_out = line.is_empty() || idle.iter().any(|word| line.starts_with(word));
            }
            !left_out
        })
        .map(|line| format!("{line}\n"))
        .collect();
    let parsed = rules::parse(&text, &common::Shelf);
    let ruleset = parsed.ruleset.unwrap_or_else(|| panic!("{words}: {:?}", parsed.diagnostics));
    let arguments: Vec<_> = words
        .split(' ')
        .filter_map(|word| word.split_once('='))
        .map(|(name, value)| (name.to_owned(), ruleset.parse_argument(name, value).expect("a value")))
        .collect();
    ruleset.instantiate(&arguments, Some(convention)).expect("parameters that fit")
}

/// The certificate of a claim, counted from 1.
fn certificate(words: &str, game: &rules::Instance, claim: usize, size: Option<usize>) -> Certificate {
    let question = Question { instance: game, claim: claim - 1, size };
    match prove::prove(question, &Meter::ample()) {
        Answer::Proved(theorem) => theorem
            .certificate(question, common::arguments(words, game), &Meter::ample())
            .expect("a certificate"),
        other => panic!("{words}: {other:?}"),
    }
}

/// Certificates of very different games, and how many changes are tried with each.
fn certificates() -> Vec<(usize, Certificate)> {
    let catalogue = [
        (600, "bash m=3", 1, None, Normal),
        (500, "bash m=2", 2, None, Misere),
        (500, "bash-range a=2 b=3", 1, None, Normal),
        (600, "subtraction-134", 2, None, Normal),
        (500, "count-up m=2 T=7", 2, None, Misere),
        (300, "fibonacci-nim", 1, None, Normal),
        (600, "nim", 1, None, Normal),
        (600, "nim", 2, Some(3), Normal),
        (400, "nim", 3, Some(2), Misere),
        (300, "moore k=2", 1, Some(3), Normal),
        (400, "lasker", 1, None, Normal),
        (400, "mock-turtles", 1, None, Normal),
        (400, "nim-bounded r=2", 1, None, Normal),
        (500, "staircase", 1, Some(2), Normal),
        (400, "georgia-bob", 1, Some(2), Normal),
        (400, "take-break", 1, Some(2), Normal),
        (400, "race piece=king", 1, None, Normal),
        (400, "race piece=rook", 3, None, Normal),
        (300, "race piece=knight", 7, None, Normal),
        (600, "prime-power kmax=1", 2, None, Normal),
        (600, "prime-power kmax=1", 5, None, Normal),
        (600, "prime-power kmax=0", 6, None, Normal),
        (120, "euclid", 1, None, Normal),
        (120, "wythoff", 1, None, Normal),
    ];
    let from_text = [
        (
            500,
            "game l\n(a, b) -> (a - 1, b + k) where k <= 3\n(a, b) -> (a, b - 1)\nP(a, b) iff even(a) and even(b)\n",
        ),
        (
            500,
            "game f\n(n, m) -> (n - 1, m) where n <= floor(phi*m)\nP(n, m) iff floor(phi*m) < n or even(n)\n",
        ),
        (
            500,
            "game s\n(n) -> (n - k) where square(k) and odd(k)\n\
             assume {1} <= square <= {q: exists j: q = 8*j + 1 or q = 2*j}\nP(n) iff even(n)\n",
        ),
    ];
    let mut all = vec![];
    for (count, words, claim, size, convention) in catalogue {
        all.push((count, certificate(words, &bare(words, convention), claim, size)));
    }
    // One with all that is said about a game.
    all.push((300, certificate("bash m=3", &common::instance("bash m=3", Normal), 1, None)));
    for (count, text) in from_text {
        all.push((count, certificate("", &common::written(text, Normal), 1, None)));
    }
    all
}

/// Replacements for words of a game's text.
const WORDS: [&[&str]; 9] = [
    &["<", "<=", "=", "!=", ">", ">="],
    &["+", "-", "*"],
    &["and", "or", "implies", "iff"],
    &["0", "1", "2", "3", "4", "5", "6", "7", "8"],
    &["even", "odd", "prime_power", "square", "power_of_two"],
    &["min", "max"],
    &["P", "N", "D"],
    &["lost", "won", "draw"],
    &["normal", "misere"],
];

/// Changes something of the lines.
fn mutate(lines: &[String], dice: &mut Dice) -> Vec<String> {
    let mut lines = lines.to_vec();
    let head = lines.iter().position(|line| line.starts_with("relation ")).unwrap_or(lines.len());
    let at = if dice.below(2) == 0 { dice.below(head) } else { dice.below(lines.len()) };
    match dice.below(10) {
        0 => _ = lines.remove(at),
        1 => lines.insert(dice.below(lines.len()), lines[at].clone()),
        2 => {
            let other = dice.below(lines.len());
            lines.swap(at, other);
        }
        3 => {
            // One character more, less, or another one.
            let mut line: Vec<char> = lines[at].chars().collect();
            let place = dice.below(line.len() + 1);
            let drawn: Vec<char> = "0123456789abnksx-+*()<>=,.| ".chars().collect();
            let new = drawn[dice.below(drawn.len())];
            match dice.below(3) {
                0 => line.insert(place, new),
                _ if place == line.len() => line.push(new),
                1 => _ = line.remove(place),
                _ => line[place] = new,
            }
            lines[at] = line.into_iter().collect();
        }
        4 | 5 => lines[at] = other_number(&lines[at], dice),
        6 => {
            // An edge leads elsewhere.
            let edges: Vec<usize> = (0..lines.len())
                .filter(|&line| lines[line].starts_with("node ") || lines[line].starts_with("rows "))
                .collect();
            let line = edges[dice.below(edges.len())];
            let mut words: Vec<String> = lines[line].split(' ').map(String::from).collect();
            let first = if words[0] == "node" { 2 } else { 1 };
            let edge = first + dice.below(words.len() - first);
            let number = dice.below(6);
            words[edge] = match dice.below(3) {
                0 => "-".into(),
                1 => format!("s{number}"),
                _ => format!("n{number}"),
            };
            lines[line] = words.join(" ");
        }
        _ => lines[at] = other_word(&lines[at], dice),
    }
    lines
}

/// A line with another number somewhere.
fn other_number(line: &str, dice: &mut Dice) -> String {
    let bytes = line.as_bytes();
    let starts: Vec<usize> = (0..bytes.len())
        .filter(|&place| bytes[place].is_ascii_digit() && (place == 0 || !bytes[place - 1].is_ascii_digit()))
        .collect();
    if starts.is_empty() {
        return line.to_owned();
    }
    let start = starts[dice.below(starts.len())];
    let length = bytes[start..].iter().take_while(|byte| byte.is_ascii_digit()).count();
    let old: u64 = line[start..start + length].parse().unwrap_or(0);
    let new = match dice.below(3) {
        0 => old + 1,
        1 => old.saturating_sub(1),
        _ => dice.below(9) as u64,
    };
    format!("{}{new}{}", &line[..start], &line[start + length..])
}

/// A line with a word exchanged for another one of its kind.
fn other_word(line: &str, dice: &mut Dice) -> String {
    let mut words: Vec<String> = vec![];
    let kind = |of: char| {
        if of.is_alphanumeric() || of == '_' {
            0
        } else if of.is_whitespace() {
            1
        } else {
            2
        }
    };
    for letter in line.chars() {
        match words.last_mut() {
            Some(word)
                if word
                    .chars()
                    .last()
                    .is_some_and(|last| kind(last) == kind(letter) && kind(letter) != 2) =>
            {
                word.push(letter);
            }
            Some(word) if "<>!-".contains(&**word) && "=>".contains(letter) => word.push(letter),
            _ => words.push(letter.to_string()),
        }
    }
    let mut known: Vec<usize> = vec![];
    for (place, word) in words.iter().enumerate() {
        if WORDS.iter().any(|kind| kind.contains(&&**word)) {
            known.push(place);
        }
    }
    if known.is_empty() {
        return other_number(line, dice);
    }
    let place = known[dice.below(known.len())];
    let kind = WORDS.iter().find(|kind| kind.contains(&&*words[place])).expect("it is known");
    words[place] = dice.one(kind).to_owned();
    words.concat()
}

/// Successor of a state in a table by a column; nothing if it rejects.
fn step(table: &Table, state: Option<u32>, column: &[u8]) -> Option<u32> {
    let mut at = table.rows[state? as usize];
    loop {
        match at {
            Child::Dead => return None,
            Child::State(state) => return Some(state),
            Child::Node(node) => {
                let node = &table.nodes[node as usize];
                at = node.children[column[node.track as usize] as usize];
            }
        }
    }
}

/// Returns `true` if two tables accept the same words, by a walk through all pairs of states.
fn same_language(a: &Table, b: &Table, numeration: Numeration) -> bool {
    if a.tracks != b.tracks {
        return false;
    }
    let accepts =
        |table: &Table, state: Option<u32>| state.is_some_and(|state| table.accepting.contains(&state));
    let (radix, tracks) = (numeration.radix() as usize, a.tracks as usize);
    let closes = |digit: u8| matches!(numeration, Numeration::Quadratic(t) if digit == t);
    let start = (Some(0), Some(0), vec![false; tracks]);
    let (mut met, mut open) = (HashSet::from([start.clone()]), vec![start]);
    while let Some((x, y, closed)) = open.pop() {
        if accepts(a, x) != accepts(b, y) {
            return false;
        }
        for code in 0..radix.pow(tracks as u32) {
            let column: Vec<u8> =
                (0..tracks).map(|track| (code / radix.pow(track as u32) % radix) as u8).collect();
            if column.iter().zip(&closed).any(|(&digit, &closed)| closed && digit != 0) {
                continue;
            }
            let next =
                (step(a, x, &column), step(b, y, &column), column.iter().map(|&one| closes(one)).collect());
            if met.insert(next.clone()) {
                open.push(next);
            }
        }
    }
    true
}

/// A certificate without all that shows what it says: nothing else is what the theorem is about.
fn theorem_of(of: &Certificate) -> String {
    let bare = Certificate {
        numeration: Numeration::Base(2),
        ranks: vec![],
        relations: vec![],
        proofs: vec![],
        ..of.clone()
    };
    bare.to_string()
}

/// Findings about theorems, by their whole statements.
type Truths = HashMap<String, Truth>;

/// Returns `true` if each parameter is named, with its value in the certificate, or else its default.
fn names_all_parameters(new: &Certificate, shown: &ClaimTheorem) -> bool {
    let Some(ruleset) = rules::parse(&new.text, &common::Shelf).ruleset else { return false };
    let value = |name: &str, text: &str| ruleset.parse_argument(name, text).ok();
    let given = |name: &str| new.arguments.iter().find(|(other, _)| other == name);
    ruleset.parameters.len() == shown.arguments.len()
        && ruleset.parameters.iter().zip(&shown.arguments).all(|(parameter, (name, told))| {
            let wanted = match given(&parameter.name) {
                Some((name, text)) => value(name, text),
                None => parameter.default.clone(),
            };
            parameter.name == *name && wanted.is_some() && value(name, told) == wanted
        })
}

/// Reason why a changed certificate may be accepted; the error says why it may not.
fn reason(
    old: &Certificate,
    new: &Certificate,
    shown: &ClaimTheorem,
    truths: &mut Truths,
) -> Result<Reason, String> {
    // The theorem says what the certificate is about.
    let told = (shown.size, shown.convention, &shown.assumptions);
    if told != (new.size, new.convention, &new.assumptions) || !names_all_parameters(new, shown) {
        return Err("it says something else than the certificate".into());
    }
    let flat = new.text.split_whitespace().collect::<Vec<_>>().join(" ");
    let quoted = shown.statements.iter().chain(&shown.assumed).all(|said| flat.contains(&**said));
    if !quoted || !shown.claims.contains(&new.claim) || shown.assumed.len() != new.assumptions.len() {
        return Err("it does not say what the text says".into());
    }
    if old == new {
        return Ok(Reason::SameCertificate);
    }
    let same = theorem_of(old) == theorem_of(new);
    let key = format!("{} {:?}", theorem_of(new), shown.claims);
    let truth = truths.entry(key).or_insert_with(|| truth::of_claims(new, shown)).clone();
    match truth {
        Truth::True => {}
        Truth::False(_) if !same && truth::false_assumption(new).is_some() => {
            return Ok(Reason::FromFalsehood);
        }
        Truth::Silent(_) if !same && breaks_an_only(new) => return Ok(Reason::FromFalsehood),
        other => return Err(format!("as it is stated it is {other:?}")),
    }
    if old.ranks != new.ranks && !truth::ranks_fall(new, shown) {
        return Err("the ranks do not fall".into());
    }
    if !same {
        return Ok(Reason::OtherTheorem);
    }
    if old.numeration != new.numeration {
        return Err("numbers are written in another way".into());
    }
    let tables = |of: &Certificate| -> BTreeMap<String, Table> {
        of.relations.iter().map(|relation| (relation.key.clone(), relation.table.clone())).collect()
    };
    let (was, is) = (tables(old), tables(new));
    if !was.keys().eq(is.keys()) {
        return Err("the tables are those of other relations".into());
    }
    for (key, table) in &is {
        if !same_language(&was[key], table, old.numeration) {
            return Err(format!("the table of {key} accepts something else"));
        }
    }
    Ok(match () {
        () if old.ranks != new.ranks => Reason::OtherRanks,
        () if was != is => Reason::OtherTables,
        () => Reason::OtherProof,
    })
}

/// Returns `true` if there are moves that an assumption denies, where the rules give no list of all moves.
fn breaks_an_only(of: &Certificate) -> bool {
    let bounded = truth::with_bounds(of);
    let forbids = |number: usize| {
        let game = truth::instance(&bounded);
        matches!(game.ruleset().assumptions[number - 1].assumed, rules::Assumed::Only { .. })
    };
    truth::false_assumption(&bounded).is_some_and(forbids)
}

#[test]
fn ten_thousand_changed_certificates_are_rejected_or_prove_what_they_say() {
    let mut dice = Dice(0x5eed_0fb0_0701);
    let limits = Limits::none().with_steps(20_000_000).with_memory(1 << 26);
    let mut truths = Truths::new();
    let (mut tried, mut reasons, mut unexplained) = (0, BTreeMap::<Reason, usize>::new(), vec![]);
    for (count, old) in certificates() {
        let text = old.to_string();
        certificate::verify(&text, &limits).unwrap_or_else(|no| panic!("{no}"));
        let lines: Vec<String> = text.lines().map(String::from).collect();
        for _ in 0..count {
            let changed = mutate(&lines, &mut dice).join("\n") + "\n";
            if changed == text {
                continue;
            }
            tried += 1;
            let Ok(new) = Certificate::parse(&changed) else { continue };
            let Ok(shown) = certificate::verify(&changed, &limits) else { continue };
            match reason(&old, &new, &shown, &mut truths) {
                Ok(reason) => *reasons.entry(reason).or_default() += 1,
                Err(why) => unexplained.push(format!("{why}\n{}", difference(&lines, &changed))),
            }
        }
    }
    println!("{tried} tried; accepted: {reasons:?}");
    assert!(unexplained.is_empty(), "{} without a reason:\n{}", unexplained.len(), unexplained.join("\n\n"));
    assert!(tried >= 10_000, "{tried}");
    // A test that nothing survives would not have looked at what survivors prove.
    for reason in [Reason::OtherTheorem, Reason::OtherProof] {
        assert!(reasons.contains_key(&reason), "{reason:?}");
    }
}

/// The first lines that differ.
fn difference(old: &[String], new: &str) -> String {
    let pairs = old.iter().map(String::as_str).chain([""]).zip(new.lines());
    let game = old.iter().take(2).map(String::as_str).collect::<Vec<_>>().join(" ");
    let found = pairs.filter(|(old, new)| old != new).take(2);
    let shown: Vec<String> = found.map(|(old, new)| format!("- {old:.300}\n+ {new:.300}")).collect();
    format!("{game}\n{}", shown.join("\n"))
}
