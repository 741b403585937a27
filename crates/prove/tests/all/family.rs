//! Theorems for all parameters.

use limits::Meter;
use prove::{Answer, Question};
use rules::{Convention, Instance, NoLibrary};

/// The text of a game of the catalogue.
fn text(game: &str) -> String {
    let path = format!("{}/../catalog/games/{game}.game", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(path).unwrap()
}

fn instance(text: &str) -> Instance {
    rules::parse(text, &NoLibrary).ruleset.unwrap().instantiate(&[], None).unwrap()
}

#[test]
fn catalogue() {
    for game in ["bash", "bash-range", "bash-clear", "count-up", "nim-bounded"] {
        let normal = instance(&text(game));
        for instance in [normal.under(Convention::Normal), normal.under(Convention::Misere)] {
            for claim in instance.claims().iter().filter(|claim| claim.convention == instance.convention()) {
                let begun = std::time::Instant::now();
                let family = match family::proper(&instance, &family::open(&instance, &[]), claim.place) {
                    Ok(family) => family,
                    Err(why) => { println!("{game} {} {why:?}", claim.place); continue }
                };
                if !family.claims().iter().any(|it| it.place == claim.place) { println!("{game} {} not there", claim.place); continue }
                let question = Question { instance: &family, claim: claim.place, size: None };
                let limits = limits::Limits::none().with_steps(1 << 25);
                match prove::prove(question, &Meter::new(&limits)) {
                    Answer::Proved(theorem) => {
                        let certificate = theorem.certificate(&Meter::ample()).unwrap();
                        let text = kernel_text::residues(theorem.family.as_ref().unwrap(), &certificate);
                        let proved = begun.elapsed();
                        let begun = std::time::Instant::now();
                        let checked = kernel_residues::check(&text, kernel::Limits::of(text.len()));
                        println!("{game} {} proved {proved:?}, {} bytes, {:?} {}", claim.place, text.len(), begun.elapsed(), checked.is_ok());
                        std::fs::write(format!("/tmp/fam/{game}-{}", claim.place), &text).unwrap();
                    }
                    Answer::Refuted(refutation) => println!("{game} {} refuted {:?} {:?}", claim.place, refutation.position, refutation.demand.purpose),
                    Answer::Undecided(why) => println!("{game} {} {why:?} {:?}", claim.place, begun.elapsed()),
                }
            }
        }
    }
}
