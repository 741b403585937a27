#![allow(dead_code)]
use automata::Meter;
use prove::{Answer, Question};
use rules::{Convention, Library, Ruleset};
use std::sync::Arc;
use std::time::Instant;
struct Shelf;
impl Library for Shelf {
    fn ruleset(&self, name: &str) -> Option<Arc<Ruleset>> {
        for folder in ["crates/catalog/games", "crates/prove/tests/games", "benches/proofs/wrong", "crates/bouton/tests/games", "crates/bouton/tests"] {
            if let Ok(text) = std::fs::read_to_string(format!("{folder}/{name}.game")) {
                return rules::parse(&text, self).ruleset;
            }
        }
        None
    }
    fn names(&self) -> Vec<String> { vec![] }
}
fn main() {
    let list = std::env::args().nth(1).unwrap();
    let only = std::env::args().nth(2);
    let text = std::fs::read_to_string(list).unwrap();
    let (mut p, mut w, mut c, mut size, mut count) = (0.0, 0.0, 0.0, 0, 0);
    let mut lines: Vec<String> = vec![];
    for line in text.lines() {
        let line = line.split('#').next().unwrap().trim();
        if line.is_empty() { continue; }
        let body = line.split_once(": ").map_or(line, |x| x.1);
        // ranges
        let mut all = vec![String::new()];
        for word in body.split(' ') {
            let mut next = vec![];
            let choices: Vec<String> = match word.split_once('=').and_then(|(n, v)| Some((n, v.split_once("..")?))) {
                Some((n, (a, b))) if a.parse::<u64>().is_ok() => (a.parse::<u64>().unwrap()..=b.parse::<u64>().unwrap()).map(|k| format!("{n}={k}")).collect(),
                _ => vec![word.to_string()],
            };
            for a in &all { for c in &choices { next.push(format!("{a} {c}")); } }
            all = next;
        }
        lines.extend(all);
    }
    for line in lines {
        if let Some(only) = &only { if !line.contains(&**only) { continue; } }
        let mut words = line.trim().split(' ');
        let name = words.next().unwrap();
        let Some(ruleset) = Shelf.ruleset(name) else { println!("no game {name}"); continue };
        let (mut size_, mut claim_, mut conv, mut args) = (None, None, Convention::Normal, vec![]);
        let mut skip = false;
        for word in words {
            match word.split_once('=') {
                Some(("size", n)) => size_ = n.parse().ok(),
                Some(("claim", n)) => claim_ = n.parse::<usize>().ok(),
                Some((n, v)) => args.push((n.to_string(), ruleset.parse_argument(n, v).unwrap())),
                None if word == "misere" => conv = Convention::Misere,
                None => { skip = true; }
            }
        }
        if skip { continue; }
        let instance = ruleset.instantiate(&args, Some(conv)).unwrap();
        for claim in instance.claims() {
            let sized = !matches!(claim.subject, rules::Subject::Component(_));
            let mine = match claim_ { Some(n) => claim.place + 1 == n, None => claim.convention == conv && sized == size_.is_some() };
            if !mine { continue; }
            let question = Question { instance: &instance, claim: claim.place, size: size_ };
            let meter = Meter::ample();
            let b = Instant::now();
            match prove::prove(question, &meter) {
                Answer::Proved(t) => {
                    let pt = b.elapsed().as_secs_f64();
                    let b = Instant::now();
                    let text = t.certificate(&meter).unwrap().to_string();
                    let wt = b.elapsed().as_secs_f64();
                    let b = Instant::now();
                    let said = kernel::check(&text, kernel::Limits::of(text.len()));
                    let ct = b.elapsed().as_secs_f64();
                    if let Err(no) = &said { let no = format!("{no:?}"); println!("REJECTED {line} claim {}: {}", claim.place + 1, &no[..no.len().min(300)]); }
                    else {
                        let safe: String = format!("{}-{}", line.trim(), claim.place + 1).replace(' ', "_");
                        std::fs::create_dir_all("/tmp/certs2").unwrap();
                        std::fs::write(format!("/tmp/certs2/{safe}.cert"), &text).unwrap();
                    }
                    p += pt; w += wt; c += ct; size += text.len(); count += 1;
                    if pt + wt + ct > 0.1 || only.is_some() { println!("{line} claim {}: prove {:.0} write {:.0} check {:.0} ms, {} bytes", claim.place + 1, pt*1e3, wt*1e3, ct*1e3, text.len()); }
                }
                other => { let o = format!("{other:?}"); println!("NOT PROVED {line} claim {}: {}", claim.place+1, &o[..o.len().min(300)]); }
            }
        }
    }
    println!("{count}: prove {:.0} write {:.0} check {:.0} ms, {size} bytes", p*1e3, w*1e3, c*1e3);
}
