//! Every theory, on small positions: sentences in both languages, begun, ended and without holes.

use super::{giant, natural, set};
use catalog::argument::{Hackenbush, Moore, Nim, Statement};
use catalog::theory::theory;
use dashu_int::UBig;
use rules::{Argument, Convention};
use words::Say;

fn games() -> Vec<(&'static str, Vec<Argument>)> {
    let word = |word: &str| Argument::Choice(word.into());
    let code = |code: &str| Argument::Text(code.into());
    vec![
        ("nim", vec![]),
        ("bash", vec![natural(1u8)]),
        ("bash", vec![natural(3u8)]),
        ("nim-bounded", vec![natural(0u8)]),
        ("bash-range", vec![natural(2u8), natural(5u8)]),
        ("bash-clear", vec![natural(2u8), natural(5u8)]),
        ("count-up", vec![natural(3u8), natural(10u8)]),
        ("moore", vec![natural(2u8)]),
        ("prime-power", vec![natural(0u8)]),
        ("prime-power", vec![natural(1u8)]),
        ("prime-power", vec![word("any")]),
        ("subtraction", vec![set(&[])]),
        ("subtraction", vec![set(&[1, 3, 4])]),
        ("subtraction", vec![set(&[2, 31, 47])]),
        ("wythoff", vec![]),
        ("fibonacci-nim", vec![]),
        ("dynamic-nim", vec![natural(1u8)]),
        ("dynamic-nim", vec![natural(3u8)]),
        ("euclid", vec![]),
        ("race", vec![word("king")]),
        ("race", vec![word("queen")]),
        ("race", vec![word("rook")]),
        ("race", vec![word("knight")]),
        ("turning-corners", vec![]),
        ("tartan", vec![code("ruler"), code("mock-turtles")]),
        ("turning", vec![code("twins")]),
        ("turning", vec![code("triplets")]),
        ("coins", vec![]),
        ("ruler", vec![]),
        ("georgia-bob", vec![]),
        ("staircase", vec![]),
        ("take-break", vec![]),
        ("poi-game", vec![natural(9u8)]),
        ("new-stone", vec![]),
        ("hackenbush", vec![]),
        ("hackenbush-tree", vec![]),
        ("geography", vec![edges(&[(0, 1), (1, 2), (2, 0), (2, 3), (4, 5), (5, 6), (7, 8)])]),
        ("geography", vec![edges(&[(0, 1), (2, 3), (4, 5)])]),
        ("geography", vec![edges(&[])]),
        ("geography-grid", grid(6, 6, "side")),
        ("geography-grid", grid(8, 8, "knight")),
        ("geography-grid", grid(1, 1, "king")),
    ]
}

fn edges(ends: &[(u64, u64)]) -> Argument {
    let edges: Vec<_> = ends.iter().map(|&(a, b)| (UBig::from(a), UBig::from(b))).collect();
    Argument::Graph(edges.into())
}

fn grid(rows: u8, columns: u8, step: &str) -> Vec<Argument> {
    vec![natural(rows), natural(columns), Argument::Choice(step.into()), Argument::Tuples(vec![])]
}

/// Small components of all forms, and some with giant numbers.
fn components() -> Vec<Vec<UBig>> {
    let mut all: Vec<Vec<u64>> = (0..20).map(|heap| vec![heap]).collect();
    all.extend((0..9).flat_map(|x| (0..9).map(move |y| vec![x, y])));
    all.extend((0..64).map(|digits| vec![digits % 4, digits / 4 % 4, digits / 16]));
    all.extend((0..512u64).map(|set| (1..=9).filter(|place| set >> (place - 1) & 1 == 1).collect()));
    all.extend((0..64u64).map(|set| (0..6).map(|place| set >> place & 1).collect()));
    let mut all: Vec<Vec<UBig>> =
        all.into_iter().map(|row| row.into_iter().map(UBig::from).collect()).collect();
    all.extend((0..3).flat_map(|plus| {
        let number = giant(60, plus);
        [vec![number.clone()], vec![number.clone(), &number >> 1], vec![number.clone(), number]]
    }));
    all
}

/// A line of a table or of a drawing, or its title.
fn is_line(statement: &Statement) -> bool {
    matches!(
        statement,
        Statement::Nim(Nim::InBinary | Nim::Line(_))
            | Statement::Moore(Moore::Line(_))
            | Statement::Hackenbush(Hackenbush::Line(_))
    )
}

fn said_well(statement: &Statement) {
    let text = statement.text();
    let (en, zh) = (text.en.trim_start(), text.zh.trim_start());
    assert!(!en.is_empty() && !zh.is_empty() && en.len() < 3000, "{statement:?}");
    if is_line(statement) {
        return;
    }
    assert!(en.ends_with(['.', ')', '…']) && zh.ends_with(['。', '）', '…']), "{text:?}");
    for hole in ["  ", ", .", " ,", " .", "( ", " )", ": .", "{", "}"] {
        assert!(!en.contains(hole), "{text:?}");
    }
    for hole in ["  ", "，。", "：。", "， ", "。 ", "： ", "； ", " ，", " 。", "。。", "{", "}"]
    {
        assert!(!zh.contains(hole), "{text:?}");
    }
}

#[test]
fn every_statement_is_said_in_both_languages() {
    let components = components();
    let mut sums: Vec<Vec<&[UBig]>> = components.iter().map(|at| vec![&at[..]]).collect();
    sums.push(components.iter().filter(|at| at.len() == 1).map(|at| &at[..]).collect());
    sums.extend(components.windows(3).map(|three| three.iter().map(|at| &at[..]).collect()));
    let mut said = 0;
    for (game, parameters) in games() {
        for convention in [Convention::Normal, Convention::Misere] {
            let Some(theory) = theory(game, &parameters, convention) else { continue };
            for sum in &sums {
                let judged = theory.judge(sum, 1).into_iter();
                let judged = judged.flat_map(|judged| judged.why.into_iter().chain(judged.recommends));
                for statement in theory.account(sum).into_iter().chain(judged) {
                    said_well(&statement);
                    said += 1;
                }
            }
            for at in &components {
                let Some(found) = theory.reaching(at, &UBig::ONE, 2) else { continue };
                for option in found.first {
                    theory.tells(at, &option, &UBig::ONE).iter().for_each(said_well);
                }
            }
        }
    }
    assert!(said > 30_000, "only {said}");
}
