//! Certificates compared with games: the claim of the game that a statement says, or none.

use bouton::proof::{Claimed, Rejection, Shown, Theorem, Uncompared, claim_of, verify};
use bouton::{Convention, Query, Variant, Workbench};
use limits::Meter;
use solve::Limits;

fn variant(workbench: &Workbench, text: &str) -> Option<Variant> {
    workbench.variant(&Query::read(text).expect("a question"), None).ok()
}

/// A theorem with a statement; only that is compared.
fn theorem(statement: kernel::Statement) -> Theorem {
    Theorem::Claim(Box::new(Shown { family: statement.into(), definitions: 0, states: 0, demands: 0 }))
}

/// The statements of all claims of a game under a convention, at sizes up to 2, with all that it assumes.
fn statements(variant: &Variant, convention: Convention) -> Vec<(usize, kernel::Statement)> {
    let variant = variant.under(convention);
    let instance = variant.instance();
    let allowed = elaborate::places(instance);
    let claims = instance.claims().iter().filter(|claim| claim.convention == convention);
    let sized = claims.flat_map(|claim| [None, Some(1), Some(2)].map(|size| (claim.place, size)));
    sized
        .filter_map(|(claim, size)| {
            let subject = elaborate::Subject { instance, claim, size };
            let made = elaborate::elaborate(subject, &allowed, &Meter::ample()).ok()?;
            Some((claim + 1, made.statement))
        })
        .collect()
}

/// Games that are one and the same, a component of the first and the second, with their default parameters.
const SAME: [(&str, &str); 1] = [("nim-bounded", "bash")];

#[test]
fn every_claim_of_the_catalogue_is_found_in_its_game_and_in_no_other() {
    let workbench = Workbench::new();
    let others = ["bash", "wythoff", "nim"].map(|name| variant(&workbench, name).expect("a game"));
    let mut found = 0;
    for name in catalog::names() {
        let Some(variant) = variant(&workbench, name) else { continue };
        for convention in [Convention::Normal, Convention::Misere] {
            let all = statements(&variant, convention);
            for (claim, statement) in &all {
                let said = theorem(statement.clone());
                let Claimed { convention: played, claim: number, .. } =
                    claim_of(&said, &variant, &Limits::none()).unwrap_or_else(|why| {
                        panic!("{name}: {why:?}\n{}", kernel_text::statement(statement))
                    });
                // Two claims may say the same.
                let same = |other: &&(usize, kernel::Statement)| other.0 == number && other.1 == *statement;
                assert!(number == *claim || all.iter().any(|one| same(&one)), "{name}: {number} for {claim}");
                assert!(played == convention || statement.stuck != kernel::Verdict::Lost, "{name}: {claim}");
                found += 1;
                for other in others.iter().filter(|other| other.ruleset().name != variant.ruleset().name) {
                    let said = claim_of(&said, other, &Limits::none());
                    let same = SAME.contains(&(name, &other.ruleset().name));
                    assert!(
                        said == Err(Rejection::OtherGame) || same,
                        "{name} and {}\n{}",
                        other.name(),
                        kernel_text::statement(statement)
                    );
                }
            }
        }
    }
    assert!(found > 60, "{found}");
}

const BASH: &str = "(statement (numeration base 2) (places n) (stuck lost) \
                    (move (k) (< k n) (<= n (+ k 3)) (to k)) (lost (divides 4 n)))";

#[test]
fn parameters_conventions_rules_and_claims_all_count() {
    let workbench = Workbench::new();
    let said = |statement: &str, game: &str| {
        let statement = kernel::Statement::parse(statement).expect(statement);
        let variant = variant(&workbench, game).expect(game);
        claim_of(&theorem(statement), &variant, &Limits::none())
    };
    let claimed = said(BASH, "bash m=3").expect("the same game");
    assert_eq!((claimed.convention, claimed.claim, claimed.size), (Convention::Normal, 1, None));
    assert_eq!((&*claimed.game, &*claimed.text), ("bash m=3", "P(n) iff n mod (m + 1) = 0"));
    assert!(said(BASH, "bash").is_ok(), "the default is 3");
    assert_eq!(said(BASH, "bash m=4"), Err(Rejection::OtherGame));
    let changes = [
        ("(stuck lost)", "(stuck won)"),
        ("(<= n (+ k 3))", "(<= n (+ k 4))"),
        ("(< k n) ", ""),
        ("(lost (divides 4 n))", "(won (divides 4 n))"),
        ("(lost (divides 4 n))", "(lost (divides 8 n))"),
        ("(places n)", "(places n) (law (<= n 9))"),
        ("(move (k)", "(may (k)"),
        ("(stuck lost)", "(end lost (= n 2)) (stuck lost)"),
    ];
    for (from, to) in changes {
        assert_eq!(said(&BASH.replace(from, to), "bash m=3"), Err(Rejection::OtherGame), "{to}");
    }
    let misere = BASH.replace("(stuck lost)", "(stuck won)").replace("(divides 4 n)", "(divides 4 (+ n 3))");
    let claimed = said(&misere, "bash m=3");
    assert!(matches!(&claimed, Ok(Claimed { convention: Convention::Misere, .. })), "{claimed:?}");
}

#[test]
fn a_certificate_about_heaps_is_not_compared() {
    let text = "(period 2)\n(heaps n (move (m) (= n (+ m 1)) (to m)))\n(repeats 0 2)\n";
    let workbench = Workbench::new();
    let theorem = verify(text, &Limits::none());
    let Ok(theorem) = theorem else { panic!("{theorem:?}") };
    let said = claim_of(&theorem, &variant(&workbench, "nim").expect("a game"), &Limits::none());
    assert_eq!(said, Err(Rejection::Uncompared(Uncompared::Heaps)));
}

#[test]
fn what_a_limit_leaves_open_is_not_called_another_game() {
    let statement = kernel::Statement::parse(BASH).expect("a statement");
    let workbench = Workbench::new();
    let limits = Limits::none().with_steps(1);
    let said = claim_of(&theorem(statement), &variant(&workbench, "wythoff").expect("a game"), &limits);
    assert_eq!(said, Err(Rejection::Uncompared(Uncompared::Spent)));
}
