//! Known games found by values that are computed here from the rules of the game, and by rules written in several ways.

use bouton::Lang;
use bouton::identify::{Compared, Grounds, Identified, Identity, Relation};
use bouton::ops::{Context, Discover, Identify, Operation, Period, Question, Sequenced};
use rules::Convention;
use std::fmt::Write as _;

/// Nim-values of heaps by what moves leave.
fn values(count: usize, options: impl Fn(usize) -> Vec<Vec<usize>>) -> Vec<i64> {
    let mut values: Vec<i64> = Vec::new();
    for n in 0..count {
        let found: Vec<i64> =
            options(n).iter().map(|parts| parts.iter().fold(0, |sum, &part| sum ^ values[part])).collect();
        values.push((0..).find(|value| !found.contains(value)).expect("finitely many"));
    }
    values
}

/// Two heaps, perhaps empty, that are left when this many are taken.
fn split(n: usize, taken: usize) -> Vec<Vec<usize>> {
    let rest = n.checked_sub(taken);
    rest.map_or(Vec::new(), |rest| (0..=rest).map(|i| vec![i, rest - i]).collect())
}

fn of_values(values: &[i64]) -> Identified {
    let mut text = String::new();
    values.iter().for_each(|value| writeln!(text, "{value}").expect("a text grows"));
    let request = Identify { values: Some(text), ..Identify::of(Question::default()) };
    request.run(&mut Context::default()).expect("values").identified
}

fn of_rules(rules: &str) -> Identified {
    let question = Question::ask("mine.game").with_rules(rules);
    Identify::of(question).run(&mut Context::default()).expect("a game").identified
}

fn has(found: &Identified, game: &str, relation: Relation, grounds: Grounds) -> bool {
    let same = |identity: &Identity| {
        (identity.game.as_str(), identity.relation, identity.grounds) == (game, relation, grounds)
    };
    found.identities.iter().any(same)
}

#[test]
fn values_are_those_of_known_games() {
    let kayles = values(90, |n| [split(n, 1), split(n, 2)].concat());
    assert!(has(&of_values(&kayles), "0.77", Relation::Shifted(0), Grounds::Values(90)));
    let dawson = values(90, |n| split(n, 2));
    assert!(has(&of_values(&dawson), "0.137", Relation::Shifted(-1), Grounds::Values(89)));
    let taking = values(90, |n| [1, 3, 4].iter().filter(|&&k| k <= n).map(|k| vec![n - k]).collect());
    assert_eq!(of_values(&taking).identities[0].game, "{1,3,4}");
    // The differences of successive values are those of Kayles.
    let mut sum = 0;
    let sums: Vec<i64> = std::iter::once(0)
        .chain(kayles.iter().map(|value| {
            sum += value;
            sum
        }))
        .collect();
    assert!(has(&of_values(&sums), "0.77", Relation::Sums(0), Grounds::Values(90)));
    // Differences may be below zero.
    let changes: Vec<i64> = kayles.windows(2).map(|pair| pair[1] - pair[0]).collect();
    assert!(has(&of_values(&changes), "0.77", Relation::Changes(0), Grounds::Values(89)));
    let other: Vec<i64> = changes.iter().map(|change| -change).collect();
    assert!(of_values(&other).identities.is_empty());
}

/// Three heaps that are left when one bean is taken, each with a bean at least if `all`, or one of them.
fn three(n: usize, all: bool) -> Vec<Vec<usize>> {
    let Some(rest) = n.checked_sub(1) else { return Vec::new() };
    let pairs = (0..=rest).flat_map(|i| (0..=rest - i).map(move |j| vec![i, j, rest - i - j]));
    pairs.filter(|parts| if all { parts.iter().all(|&part| part > 0) } else { rest > 0 }).collect()
}

#[test]
fn values_of_hexadecimal_codes_are_known_shifted_and_by_their_differences() {
    let values = values(96, |n| three(n, false));
    let changes = |values: &[i64]| -> Vec<i64> { values.windows(2).map(|pair| pair[1] - pair[0]).collect() };
    assert!(has(&of_values(&values[..90]), "0.E", Relation::Shifted(0), Grounds::Values(90)));
    assert!(has(&of_values(&values[3..93]), "0.E", Relation::Shifted(3), Grounds::Values(90)));
    let later = [&[0, 0], &values[..88]].concat();
    assert!(has(&of_values(&later), "0.E", Relation::Shifted(-2), Grounds::Values(88)));
    let signed = changes(&values[1..92]);
    assert!(has(&of_values(&signed), "0.E", Relation::Changes(1), Grounds::Values(90)));
    let sizes: Vec<i64> = changes(&values[..91]).into_iter().map(i64::abs).collect();
    assert!(has(&of_values(&sizes), "0.E", Relation::Differences(0), Grounds::Values(90)));
    let sums = values[..89].iter().fold(vec![0], |mut sums, value| {
        sums.push(sums[sums.len() - 1] + value);
        sums
    });
    assert!(has(&of_values(&sums), "0.E", Relation::Sums(0), Grounds::Values(89)));
}

#[test]
fn truth_values_are_differences_where_no_game_has_them() {
    // One bean is taken and three heaps are left, or two are taken, and one heap or three.
    let taken = |n: usize| if n < 2 { vec![] } else { [three(n - 1, true), vec![vec![n - 2]]].concat() };
    let values = values(91, |n| [three(n, true), taken(n)].concat());
    let changes: Vec<i64> = values.windows(2).map(|pair| pair[1] - pair[0]).collect();
    assert!(changes.iter().all(|change| (0..=1).contains(change)));
    assert!(has(&of_values(&changes), "0.8B", Relation::Differences(0), Grounds::Values(90)));
    let kind = |identity: &Identity| matches!(identity.relation, Relation::Shifted(_));
    let one_by_one: Vec<i64> = (0..90).map(|n| n % 2).collect();
    assert!(of_values(&one_by_one).identities.iter().all(kind));
}

#[test]
fn rules_that_leave_three_heaps_have_a_hexadecimal_code() {
    for (rules, code) in [
        ("(n) -> (i) + (j) + (k) where i + j + k = n - 1 and i >= 1 and j >= 1 and k >= 1", "0.8"),
        ("(n) -> (i) + (j) + (k) where i + j + k + 1 = n and i + j + k >= 1", "0.E"),
        ("(n) -> (i) + (j) + (k) where i + j + k = n - 1", "0.F"),
    ] {
        let found = of_rules(&format!("game mine\n{rules}\n"));
        assert!(has(&found, code, Relation::Shifted(0), Grounds::Moves), "{rules}");
    }
}

#[test]
fn other_values_are_not() {
    // Squares are subtracted, which is none of the games.
    let squares = values(90, |n| (1..=9).filter(|k| k * k <= n).map(|k| vec![n - k * k]).collect());
    assert!(of_values(&squares).identities.is_empty());
    let mut kayles = values(90, |n| [split(n, 1), split(n, 2)].concat());
    kayles[85] += 1;
    assert!(!of_values(&kayles).identities.iter().any(|identity| identity.game == "0.77"));
    assert_eq!(of_values(&[0; 40]).compared, Compared::Plain);
}

#[test]
fn the_values_that_were_compared_are_counted() {
    let lowest = |n: i64| n & -n;
    let ruler: Vec<i64> = (0..90).map(lowest).collect();
    assert!(has(&of_values(&ruler), "turning code=ruler", Relation::Shifted(0), Grounds::Values(90)));
    let mut broken = ruler;
    broken[85] += 1;
    assert!(!of_values(&broken).identities.iter().any(|identity| identity.game == "turning code=ruler"));
    // Values that begin at 1: nothing is made up for 0.
    let text: String = (1..=90).map(|n| format!("{n} {}\n", lowest(n))).collect();
    let asked = |text: String| {
        let request = Identify { values: Some(text), ..Identify::of(Question::default()) };
        request.run(&mut Context::default()).expect("values").identified
    };
    let late = (40..=90).map(|n| format!("{n} {}\n", lowest(n))).collect();
    assert_eq!(asked(late).compared, Compared::Late(16));
    let found = asked(text);
    assert!(has(&found, "turning code=ruler", Relation::Shifted(0), Grounds::Values(90)), "{found:?}");
}

#[test]
fn rules_are_known_however_they_are_written() {
    for rules in [
        "(n) -> (i) + (j) where i + j + 1 = n and i + j >= 1",
        "(n) -> (i) + (j) where i + j = n - 1 and not (i = 0 and j = 0)",
        "(n) -> (n - 1) where n >= 2\n(n) -> (i) + (j) where i + j = n - 1 and 1 <= i <= j",
    ] {
        let found = of_rules(&format!("game mine\n{rules}\n"));
        assert!(has(&found, "0.6", Relation::Shifted(0), Grounds::Moves), "{rules}: {found:?}");
    }
    let chess = of_rules("game mine\n(n) -> (i) + (j) where i + j = n - 2\n");
    assert!(has(&chess, "0.07", Relation::Shifted(0), Grounds::Moves), "{chess:?}");
    assert!(has(&chess, "0.137", Relation::Shifted(-1), Grounds::Cousins), "{chess:?}");
    let name = bouton::words::identity::name("0.6").expect("it has one");
    assert_eq!(name.get(Lang::En), "Officers");
}

/// Games that `discover` and `period` name beside what they find of the rules.
fn told(rules: &str, convention: Option<Convention>) -> [Vec<String>; 2] {
    let question = || Question::ask("mine.game").with_rules(rules).under(convention);
    let discovered = Discover::of(question()).run(&mut Context::default()).expect("a game");
    let games = |identities: &[Identity]| identities.iter().map(|identity| identity.game.clone()).collect();
    let sequenced = match Period::of(question()).run(&mut Context::default()) {
        Ok(Sequenced::Values { identities, .. }) => games(&identities),
        Ok(Sequenced::Quotient { .. }) | Err(_) => vec![],
    };
    [games(&discovered.identities), sequenced]
}

#[test]
fn own_games_that_have_a_name_are_called_by_it() {
    let dawson = ["0.07", "0.137"].map(String::from).to_vec();
    assert_eq!(told("game g\n(n) -> (i) + (j) where i + j = n - 2\n", None), [dawson.clone(), dawson]);
    let nim = vec!["0.[3]".to_string()];
    assert_eq!(told("game g\n(n) -> (m) where m < n\n", None), [nim.clone(), nim]);
    let lasker = "game g\n(n) -> (m) where m < n\n(n) -> (i) + (j) where i + j = n and i >= 1 and j >= 1\n";
    assert_eq!(told(lasker, None)[1], ["4.[3]"]);
    // Not a game of taking fixed amounts, but its values are those of one.
    assert_eq!(told("game g\n(n) -> (n - k) where power_of_two(k)\n", None)[0], ["{1,2}"]);
}

#[test]
fn neither_codes_that_repeat_the_rules_nor_games_by_their_own_name_are_told() {
    let none = Vec::<String>::new();
    let taking = "game g\n(n) -> (n - k) where k in {1, 3, 4}\n";
    assert_eq!(told(taking, None), [none.clone(), none.clone()]);
    assert_eq!(told("game g\n(n) -> (m) where m < n\n", Some(Convention::Misere))[0], none);
    let kayles = Discover::of(Question::ask("kayles")).run(&mut Context::default()).expect("a game");
    assert!(kayles.identities.is_empty());
}

/// Values of positions of two numbers below `side`, by what moves leave, and their lines for `identify`.
fn pairs(side: usize, options: impl Fn(usize, usize) -> Vec<(usize, usize)>) -> (Vec<Vec<i64>>, String) {
    let mut values = vec![vec![0; side]; side];
    let mut text = String::new();
    // Moves lower the sum.
    for sum in 0..2 * side - 1 {
        for a in sum.saturating_sub(side - 1)..=sum.min(side - 1) {
            let found: Vec<i64> = options(a, sum - a).iter().map(|&(x, y)| values[x][y]).collect();
            values[a][sum - a] = (0..).find(|value| !found.contains(value)).expect("finitely many");
        }
    }
    for (a, row) in values.iter().enumerate() {
        row.iter()
            .enumerate()
            .for_each(|(b, value)| writeln!(text, "{a} {b} {value}").expect("a text grows"));
    }
    (values, text)
}

fn of_lines(text: &str) -> Identified {
    let request = Identify { values: Some(text.into()), ..Identify::of(Question::default()) };
    request.run(&mut Context::default()).expect("values").identified
}

/// The moves of Wythoff's game.
fn queen(a: usize, b: usize) -> Vec<(usize, usize)> {
    let row = (0..a).map(|x| (x, b)).chain((0..b).map(|y| (a, y)));
    row.chain((1..=a.min(b)).map(|k| (a - k, b - k))).collect()
}

#[test]
fn values_of_pairs_are_those_of_games_on_two_numbers() {
    let (values, text) = pairs(16, queen);
    let relation = Relation::Pairs { exchanged: false };
    assert!(has(&of_lines(&text), "wythoff", relation, Grounds::Values(256)));
    // Who wins alone.
    let mut winners = String::new();
    for (a, row) in values.iter().enumerate() {
        for (b, &value) in row.iter().enumerate() {
            writeln!(winners, "{a} {b} {}", if value == 0 { "L" } else { "W" }).expect("a text grows");
        }
    }
    let relation = Relation::Outcomes { exchanged: false };
    assert!(has(&of_lines(&winners), "wythoff", relation, Grounds::Values(256)));
    // One value is another.
    let wrong = text.replacen("9 4 ", "9 4 1", 1);
    assert!(of_lines(&wrong).identities.is_empty());
}

#[test]
fn values_of_pairs_are_those_of_two_heaps() {
    let kayles = values(40, |n| [split(n, 1), split(n, 2)].concat());
    let amounts = values(30, |n| [1, 3, 4].iter().filter(|&&k| k <= n).map(|k| vec![n - k]).collect());
    let table = |one: &[i64], other: &[i64]| {
        let mut text = String::new();
        for (a, x) in one.iter().enumerate() {
            other
                .iter()
                .enumerate()
                .for_each(|(b, y)| writeln!(text, "{a} {b} {}", x ^ y).expect("it grows"));
        }
        text
    };
    let same = of_lines(&table(&kayles, &kayles));
    assert!(has(&same, "0.77", Relation::Heaps { count: 2 }, Grounds::Values(1600)), "{same:?}");
    let different = of_lines(&table(&kayles, &amounts));
    let relation = Relation::Pairs { exchanged: false };
    assert!(has(&different, "kayles + {1,3,4}", relation, Grounds::Values(1200)), "{different:?}");
}

#[test]
fn only_what_is_known_of_a_game_counts_as_compared() {
    // The first 16 values of `turning code=motley` are known: a ruler's, and more than the table shows beyond.
    let powers: Vec<i64> = (0..30).map(|n| 1 << n).collect();
    let motley = of_values(&powers);
    let known = motley.identities.iter().find(|identity| identity.game == "turning code=motley");
    let Some(Grounds::Values(known)) = known.map(|identity| identity.grounds) else { panic!("{motley:?}") };
    assert!(known < powers.len());
    let mut text = String::new();
    for (a, x) in powers.iter().enumerate() {
        powers.iter().enumerate().for_each(|(b, y)| writeln!(text, "{a} {b} {}", x ^ y).expect("it grows"));
    }
    for identity in of_lines(&text).identities {
        let Grounds::Values(compared) = identity.grounds else { panic!("{identity:?}") };
        assert!(compared <= known * known, "{identity:?}");
    }
}

#[test]
fn rules_on_two_numbers_have_values_of_known_games_or_none_to_compare() {
    let own = of_rules(
        "game mine\n(a, b) -> (a - k, b) where 1 <= k <= a\n(a, b) -> (a, b - k) where 1 <= k <= b\n\
         (a, b) -> (a - k, b - k) where 1 <= k <= a and k <= b\n",
    );
    assert_eq!((own.identities[0].game.as_str(), own.compared), ("wythoff", Compared::All));
    let endless = of_rules("game mine\n(a, b) -> (b, a)\n(a, b) -> (a - 1, b) where a >= 1\nendless draw\n");
    assert_eq!((endless.identities.len(), endless.compared), (0, Compared::Valueless));
    let circle =
        of_rules("game mine\n(n) -> (n - 1) where n >= 1\n(n) -> (n + 1) where n <= 5\nendless draw\n");
    assert_eq!((circle.identities.len(), circle.compared), (0, Compared::Valueless));
}

#[test]
fn games_in_which_several_components_move_at_once_have_no_values_to_compare() {
    for text in
        ["game mine\nupto 2 of nim\n", "game mine\nevery of nim\n", "game mine\nevery of race piece = rook\n"]
    {
        let own = of_rules(text);
        assert_eq!((own.identities.len(), own.compared), (0, Compared::Together), "{text}");
        let question = Question::ask("mine.game").with_rules(text);
        let discovered = Discover::of(question).run(&mut Context::default()).expect("a discovery");
        assert!(discovered.identities.is_empty(), "{text}: {:?}", discovered.identities);
    }
}

/// Lines of three numbers and a value.
fn triples(side: u64, value: impl Fn([u64; 3]) -> String) -> Identified {
    let mut text = String::new();
    for n in 0..side.pow(3) {
        let [a, b, c] = [n / side / side, n / side % side, n % side];
        writeln!(text, "{a} {b} {c} {}", value([a, b, c])).expect("a text grows");
    }
    let request = Identify { values: Some(text), ..Identify::of(Question::default()) };
    request.run(&mut Context::default()).expect("values").identified
}

#[test]
fn tables_of_three_numbers_are_those_of_three_heaps() {
    let kayles = values(14, |n| [split(n, 1), split(n, 2)].concat());
    let sum = |at: [u64; 3]| at.iter().fold(0, |sum, &n| sum ^ kayles[n as usize]);
    let found = triples(14, |at| sum(at).to_string());
    let relation = Relation::Heaps { count: 3 };
    assert!(has(&found, "0.77", relation, Grounds::Values(14 * 14 * 14)), "{found:?}");
    let letter = |won: bool| if won { "W" } else { "L" }.to_owned();
    let found = triples(9, |[a, b, c]| letter(a ^ b ^ c != 0));
    let relation = Relation::HeapOutcomes { count: 3, misere: false };
    assert!(has(&found, "nim", relation, Grounds::Values(9 * 9 * 9)), "{found:?}");
    // Bouton 1901: in misère play an odd number of heaps of 1 is lost.
    let misere = |at: [u64; 3]| {
        let small = at.iter().all(|&n| n <= 1);
        (at[0] ^ at[1] ^ at[2] != 0) != small
    };
    let found = triples(9, |at| letter(misere(at)));
    let relation = Relation::HeapOutcomes { count: 3, misere: true };
    assert!(has(&found, "nim", relation, Grounds::Values(9 * 9 * 9)), "{found:?}");
    // Moore 1910: two heaps at a time; the ones in each binary column are a multiple of three.
    let columns =
        |at: [u64; 3]| (0..4).all(|digit| at.iter().filter(|&n| n >> digit & 1 == 1).count() % 3 == 0);
    let found = triples(9, |at| letter(!columns(at)));
    let relation = Relation::HeapOutcomes { count: 3, misere: false };
    assert!(has(&found, "moore k=2", relation, Grounds::Values(9 * 9 * 9)), "{found:?}");
    assert!(triples(9, |[a, b, c]| ((a * b + c * c) % 5).to_string()).identities.is_empty());
}
