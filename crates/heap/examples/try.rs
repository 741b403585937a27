use heap::*;
use std::time::Instant;
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let most: usize = args[1].parse().unwrap();
    let codes: Vec<String> = if args.len() > 2 { args[2..].to_vec() } else {
        let mut all = vec![];
        let d = "0123456789ABCDEF";
        for a in d.chars() { for b in d.chars() {
            let c = format!("0.{a}{b}");
            if a >= '8' || b >= '8' { all.push(c); } } }
        all };
    let (mut vt, mut pt) = (0.0, 0.0);
    let mut good = 0; let mut looks = 0;
    for c in codes {
        let rules = c.parse::<Code>().unwrap().rules();
        let t = Instant::now();
        let mut s = Sequence::new(rules.clone());
        s.extend(most);
        vt += t.elapsed().as_secs_f64();
        let v: Vec<u32> = s.values().collect();
        let Some(cand) = s.candidate() else { continue };
        if cand.period.saltus == 0 { continue }
        looks += 1;
        let t = Instant::now();
        let b = growing::begins(&rules, &cand.period, &v);
        let e = t.elapsed().as_secs_f64();
        pt += e;
        good += usize::from(b.is_some());
        if b.is_none() || e > 0.05 || args.len() > 2 { println!("{c} {:?} {b:?} {e:.3}", cand.period); }
    }
    println!("looks {looks} proved {good}; values {vt:.2}s proofs {pt:.2}s");
}
