//! Hexadecimal codes as a parameter of the game `octal`: the same games as by themselves.

use super::growth::values;
use bouton::heaps::{HeapGame, period};
use bouton::{Query, Variant, Workbench, solve};
use rules::Options;
use solve::Limits;
use std::collections::BTreeSet;

fn variant(workbench: &Workbench, text: &str) -> Variant {
    let query = Query::read(text).expect("a game");
    workbench.variant(&query, None).unwrap_or_else(|problems| panic!("{text}: {problems:?}"))
}

fn options(variant: &Variant, heap: u64) -> BTreeSet<Vec<u64>> {
    let mut options = Options::new();
    variant.instance().options(&[heap], &mut options).expect("options");
    let parts = options.iter().map(|option| {
        let mut parts: Vec<u64> = option.components().flatten().copied().collect();
        parts.sort_unstable();
        parts
    });
    parts.collect()
}

#[test]
fn hexadecimal_codes_work_in_the_game_octal() {
    let workbench = Workbench::new();
    for (code, digits) in
        [("0.F6", &[0, 15, 6][..]), ("0.3F", &[0, 3, 15]), ("0.8", &[0, 8]), ("0.f", &[0, 15])]
    {
        let own = variant(&workbench, code);
        let spelled = variant(&workbench, &format!("octal code={code}"));
        for heap in 0..30 {
            assert_eq!(options(&own, heap), options(&spelled, heap), "{code}: {heap}");
        }
        let known = values(digits, 60);
        for heap in [0, 1, 5, 9, 17, 33, 59] {
            let position =
                workbench.ask(&Query::read(&format!("octal code={code} {heap}")).expect("one"), None);
            let answer = solve(&position.expect("a position"), 3, &Limits::none()).expect("an answer");
            assert_eq!(answer.value, Some(known[heap].to_string()), "{code}: {heap}");
        }
        let game = HeapGame::find(&format!("octal code={code}"), &workbench).expect("a game on heaps");
        let first: Vec<usize> =
            period(game, 60, 60, &Limits::none()).first.iter().map(|&value| value as usize).collect();
        assert_eq!(first, known[..first.len()], "{code}");
    }
    // By itself and as a parameter, without taking: 8 is three heaps.
    for (code, heap, left) in [("8.2", 5, vec![1, 2, 2]), ("C.0", 4, vec![1, 1, 2])] {
        let spelled = options(&variant(&workbench, &format!("octal code={code}")), heap);
        assert_eq!(spelled, options(&variant(&workbench, code), heap), "{code}");
        assert!(spelled.contains(&left), "{code}: {spelled:?}");
    }
}

/// A game that says nothing of three heaps takes no code that does.
#[test]
fn an_octal_code_has_no_digit_beyond_7() {
    let workbench = Workbench::new();
    let text = "game own(code: octal default \"0.77\")\n(n) -> (n - k) where k in code[1]\n";
    workbench.add("own.game", text).expect("rules");
    let refused = |asked: &str| match workbench.variant(&Query::read(asked).expect("words"), None) {
        Err(problems) => problems[0].code().to_owned(),
        Ok(_) => "accepted".into(),
    };
    assert_eq!(refused("own.game code=0.37"), "accepted");
    assert_eq!(refused("own.game code=0.F"), "code-digit");
    assert_eq!(refused("own.game code=8.0"), "code-digit");
    assert_eq!(refused("octal code=8.0"), "accepted");
    assert_eq!(refused("octal code=9.0"), "code-split");
    assert_eq!(refused("octal code=0.G"), "argument-kind");
}
