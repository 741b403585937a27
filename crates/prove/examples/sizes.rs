//! For trying.
use std::time::Instant;
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let text = std::fs::read_to_string(&args[1]).unwrap();
    let ruleset = rules::parse(&text, &rules::NoLibrary).ruleset.unwrap();
    let given: Vec<(String, String)> = vec![]; let _ = given;
    for convention in [rules::Convention::Normal, rules::Convention::Misere] {
    let instance = ruleset.instantiate(&[], Some(convention)).unwrap();
    for claim in instance.claims().iter().filter(|claim| claim.convention == convention) {
        let meter = automata::Meter::ample();
        match elaborate::sized(&instance, claim.place, &meter) { Ok(s) => println!("{s}"), Err(e) => { println!("unfit {e:?}"); continue } }
        let begun = Instant::now();
        let question = prove::Question { instance: &instance, claim: claim.place, size: None };
        match prove::prove_sizes(question, &meter) {
            Ok(Some(found)) => {
                let t = begun.elapsed();
                let text = found.certificate(&meter).unwrap().to_string();
                let t2 = begun.elapsed();
                let checked = kernel_sizes::check(&text, kernel::Limits::of(text.len()));
                println!("proved {:?} {:?} {:?} {} bytes, {} steps: {:?}", t, t2, begun.elapsed(), text.len(), found.steps.len(), checked.map(|c| (c.definitions, c.states, c.sentences)));
                if args.len() > 2 { std::fs::write(&args[2], &text).unwrap(); }
            }
            other => println!("no: {:?} {:?}", other.map(|_| ()), begun.elapsed()),
        }
    }
    }
}
