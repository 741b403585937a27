use automata::Budget;
use prove::*;
fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let text = std::fs::read_to_string(&args[0]).unwrap();
    let ruleset = rules::parse(&text, &Lib).ruleset.expect("good");
    let mut arguments = vec![];
    let mut size = None;
    let mut claims: Vec<usize> = (0..ruleset.claims.len()).collect();
    let mut dump = false;
    for arg in &args[1..] {
        if let Some((name, value)) = arg.split_once('=') {
            match name {
                "size" => size = value.parse().ok(),
                "claim" => claims = vec![value.parse::<usize>().unwrap() - 1],
                _ => {
                    arguments.push((name.to_string(), ruleset.parse_argument(name, value).unwrap()));
                }
            }
        } else if arg == "dump" {
            dump = true;
        }
    }
    for claim in claims {
        let convention = ruleset.claims[claim].convention;
        let instance = ruleset.instantiate(&arguments, Some(convention)).unwrap();
        let question = Question { instance: &instance, claim, size };
        if dump {
            match demands_text(question, &[]) {
                Ok(t) => println!("{t}"),
                Err(e) => println!("{e:?}"),
            }
        }
        let begun = std::time::Instant::now();
        let budget = Budget::new(1 << 20, 1 << 34);
        let answer = prove(question, &budget);
        let time = begun.elapsed();
        match answer {
            Answer::Proved(theorem) => {
                let begun = std::time::Instant::now();
                match theorem.certificate(
                    question,
                    args[1..]
                        .iter()
                        .filter_map(|a| a.split_once('='))
                        .filter(|(n, _)| !matches!(*n, "size" | "claim"))
                        .map(|(n, v)| (n.to_string(), v.to_string()))
                        .collect(),
                    &budget,
                ) {
                    Ok(certificate) => {
                        let text = certificate.to_string();
                        println!(
                            "   certificate {} bytes, {} relations in {:?}",
                            text.len(),
                            certificate.relations.len(),
                            begun.elapsed()
                        );
                        let begun = std::time::Instant::now();
                        match certificate::verify(&text, &certificate::Limits::default()) {
                            Ok(_) => println!("   ACCEPTED in {:?}", begun.elapsed()),
                            Err(rejection) => println!("   REJECTED {rejection:?}"),
                        }
                        if let Ok(path) = std::env::var("CERT") {
                            std::fs::write(path, text).unwrap();
                        }
                    }
                    Err(trouble) => println!("   no certificate: {trouble:?}"),
                }
                println!(
                    "claim {} {:?}: PROVED in {time:?} {:?} rank {:?} steps {} nodes {}",
                    claim + 1,
                    convention,
                    theorem.numeration,
                    theorem.ranks,
                    theorem.steps.len(),
                    theorem.steps.iter().map(|s| s.proof.nodes.len()).sum::<usize>()
                );
            }
            Answer::Refuted(r) => println!(
                "claim {} {:?}: REFUTED in {time:?} {} {} at {:?} others {:?}",
                claim + 1,
                convention,
                r.demand.label,
                r.demand.number,
                r.position,
                r.others
            ),
            Answer::Undecided(u) => {
                println!("claim {} {:?}: UNDECIDED in {time:?} {u:?}", claim + 1, convention)
            }
        }
    }
}
struct Lib;
impl rules::Library for Lib {
    fn names(&self) -> Vec<String> {
        vec![]
    }
    fn ruleset(&self, name: &str) -> Option<rules::Ruleset> {
        let text = std::fs::read_to_string(format!("games/{name}.game")).ok()?;
        rules::parse(&text, &rules::NoLibrary).ruleset
    }
}
