//! Findings for some parameters are about these and no others, wherever they are pasted.

use super::*;

/// A game, its parameters, and others of which nothing was found.
const GAMES: [(&str, &str, &str); 10] = [
    ("bash", "m=3", "m=4"),
    ("bash-range", "a=2 b=5", "a=2 b=6"),
    ("count-up", "m=3 T=20", "m=3 T=21"),
    ("nim-bounded", "r=4", "r=3"),
    ("subtraction", "S=1,3,4", "S=1,3"),
    ("subtraction", "S=1,2,3,6", "S=1,2,3"),
    ("octal", "code=0.7", "code=0.77"),
    ("prime-power", "kmax=any", "kmax=7"),
    ("prime-power", "kmax=1", "kmax=any"),
    ("race", "piece=rook", "piece=queen"),
];

fn variant(text: &str, parameters: &str) -> Variant {
    let bench = Workbench::new();
    bench.add("it.game", text).unwrap_or_else(|problems| panic!("{problems:?}\n{text}"));
    bench.variant(&Query::read(&format!("it.game {parameters}")).unwrap(), None).unwrap()
}

#[test]
fn what_is_found_for_some_parameters_is_proved_for_these_and_not_said_of_others() {
    for (game, parameters, others) in GAMES {
        let query = Query::read(&format!("{game} {parameters}")).unwrap();
        let asked = Workbench::new().variant(&query, None).unwrap();
        let found = discover(&asked, &Search::default(), &Limits::none()).unwrap();
        for finding in &found.findings {
            assert!(finding.is_proved(), "{game} {parameters}: {finding:?}");
            let items = finding.items.join("\n");
            let (text, before) = match game {
                // Where there may be draws, one claim of each kind is proved, and the file has its own.
                "race" => (finding.text.clone(), 0),
                _ => (format!("{}\n{items}\n", asked.ruleset().text), asked.ruleset().claims.len()),
            };
            let (here, there) = (variant(&text, parameters), variant(&text, others));
            let pasted = here.ruleset().claims.len();
            assert!(pasted > before, "{text}");
            for number in before + 1..=pasted {
                let wanted = proof::Task { claim: Some(number), ..proof::Task::default() };
                let proofs = proof::prove(&here, &[], &wanted, &Limits::none()).unwrap();
                let [attempt] = &*proofs.attempts else { panic!("{proofs:?}") };
                let proved = matches!(attempt.result, proof::Attempted::Proved(_));
                assert!(proved, "{game} {parameters}: {items}: {:?}", attempt.result);
            }
            let said = there.instance().claims().iter().any(|claim| claim.place >= before);
            assert!(!said, "{game} {others}: {items}");
        }
    }
}

#[test]
fn what_is_found_for_all_of_one_parameter_keeps_the_others() {
    let text = "game it(m >= 1 default 3, S: set default {1}, kind: one | two default one)\n\
                (n) -> (n - k) where 1 <= k <= m and k in {1..99} when kind = one\n\
                (n) -> (n - 2*s) where s in S when kind = two\n";
    let wanted = Search { free: vec!["m".into()], goal: Some(Goal::Outcomes), ..Search::default() };
    let found = discover(&variant(text, ""), &wanted, &Limits::none()).unwrap();
    let [finding] = &*found.findings else { panic!("{found:?}") };
    assert_eq!(finding.items, ["P(n) iff n mod 4 = 0 when m = 3 and S = {1} and kind = one"]);
    let family = finding.family.as_ref().unwrap();
    assert_eq!(family.items, ["P(n) iff n mod (m + 1) = 0 when S = {1} and kind = one"]);
}
