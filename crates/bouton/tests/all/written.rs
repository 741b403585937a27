//! Games as a user writes them, against what is known of them: the library finds from the rules alone what the
//! theorems say.

use bouton::{Query, Workbench};
use rules::{Convention, Outcome};
use solve::Limits;

/// Who wins, by the rules written here.
struct Game(Workbench);

impl Game {
    fn new(rules: &str) -> Game {
        let workbench = Workbench::new();
        workbench
            .add("it.game", &format!("game it{rules}"))
            .unwrap_or_else(|problems| panic!("{problems:?}"));
        Game(workbench)
    }

    fn loses(&self, question: &str, convention: Convention) -> bool {
        let query = Query::read(&format!("it.game {question}")).expect("a question");
        let position = self.0.ask(&query, Some(convention)).unwrap_or_else(|problems| panic!("{problems:?}"));
        let answer =
            bouton::solve(&position, 1, &Limits::none()).unwrap_or_else(|problem| panic!("{problem}"));
        match answer.outcome {
            Some(Outcome::P) => true,
            Some(Outcome::N) => false,
            other => panic!("{question}: {other:?}"),
        }
    }
}

/// All lists of so many numbers in a range.
fn lists(length: usize, from: u64, to: u64) -> Vec<Vec<u64>> {
    (0..length).fold(vec![vec![]], |all, _| {
        let longer = |list: Vec<u64>| (from..=to).map(move |next| [&list[..], &[next]].concat());
        all.into_iter().flat_map(longer).collect()
    })
}

fn joined(list: &[u64], between: &str) -> String {
    list.iter().map(u64::to_string).collect::<Vec<_>>().join(between)
}

#[test]
fn moores_nim_is_lost_when_every_column_of_bits_counts_to_a_multiple() {
    for reach in 1..=3 {
        let game = Game::new(&format!("\nupto {reach} of nim\n"));
        for heaps in lists(3, 0, 5) {
            let column = |bit: u64| heaps.iter().filter(|&&heap| heap >> bit & 1 == 1).count() % (reach + 1);
            let lost = (0..3).all(|bit| column(bit) == 0);
            assert_eq!(game.loses(&joined(&heaps, " "), Convention::Normal), lost, "{reach} {heaps:?}");
        }
    }
}

#[test]
fn fibonacci_nim_is_lost_at_the_fibonacci_numbers() {
    let game = Game::new("\n(n, cap) -> (n - k, 2*k) where 1 <= k and k <= cap\nstart (n) = (n, n - 1)\n");
    let mut fibonacci = vec![1, 2];
    while fibonacci.len() < 10 {
        fibonacci.push(fibonacci[fibonacci.len() - 1] + fibonacci[fibonacci.len() - 2]);
    }
    for n in 1..=60 {
        assert_eq!(game.loses(&n.to_string(), Convention::Normal), fibonacci.contains(&n), "{n}");
    }
}

#[test]
fn georgia_and_bob_count_the_gaps_of_pairs_from_the_right() {
    let rules = "\n[x, ..] -> [y, ..] where 1 <= y and y < x\n[.., a, x, ..] -> [.., a, y, ..] where a < y and y < x\n";
    let game = Game::new(rules);
    for pieces in (1..=4).flat_map(|length| lists(length, 1, 7)).filter(|row| row.is_sorted_by(|a, b| a < b))
    {
        let mut padded = pieces.clone();
        if padded.len() % 2 == 1 {
            padded.insert(0, 0);
        }
        let gaps = padded.chunks(2).fold(0, |sum, pair| sum ^ (pair[1] - pair[0] - 1));
        assert_eq!(game.loses(&joined(&pieces, ","), Convention::Normal), gaps == 0, "{pieces:?}");
    }
    // The samples of POJ 1704: Bob will win, Georgia will win.
    assert!(game.loses("1,2,3", Convention::Normal));
    assert!(!game.loses("1,5,6,7,9,12,14,17", Convention::Normal));
}

#[test]
fn a_staircase_is_nim_on_its_odd_steps() {
    let rules =
        "\n[x, ..] -> [y, ..] where y < x\n[.., a, x, ..] -> [.., b, y, ..] where a + x = b + y and y < x\n";
    let game = Game::new(rules);
    for steps in (1..=4).flat_map(|length| lists(length, 0, if length < 4 { 3 } else { 2 })) {
        let odd = steps.iter().step_by(2).fold(0, |sum, stones| sum ^ stones);
        assert_eq!(game.loses(&joined(&steps, ","), Convention::Normal), odd == 0, "{steps:?}");
    }
}

#[test]
fn with_a_least_number_to_take_it_is_the_remainder_that_decides() {
    let game = Game::new("(a >= 1, b >= a)\n(n) -> (n - k) where a <= k <= b\n");
    for (a, b) in [(1, 1), (1, 4), (2, 5), (3, 3), (4, 9)] {
        for n in 0..60u64 {
            let question = format!("a={a} b={b} {n}");
            assert_eq!(game.loses(&question, Convention::Normal), n % (a + b) < a, "{question}");
            let lost = n >= a && (n - a) % (a + b) < a;
            assert_eq!(game.loses(&question, Convention::Misere), lost, "misère {question}");
        }
    }
}

#[test]
fn where_too_few_have_to_be_taken_together_the_last_remainder_wins() {
    let game =
        Game::new("(a >= 1, b >= a)\n(n) -> (n - k) where a <= k <= b\n(n) -> (0) where 1 <= n and n < a\n");
    for (a, b) in [(1, 4), (2, 5), (3, 3), (4, 9)] {
        for n in 0..60u64 {
            let question = format!("a={a} b={b} {n}");
            let won = (1..=b).contains(&(n % (a + b)));
            assert_eq!(game.loses(&question, Convention::Normal), !won, "{question}");
            let won = (1..=b).contains(&((n + b) % (a + b)));
            assert_eq!(game.loses(&question, Convention::Misere), !won, "misère {question}");
        }
    }
}

/// The larger is a multiple of the smaller, or more than twice as large; else there is but one move.
fn euclid_wins(larger: u64, smaller: u64) -> bool {
    smaller > 0
        && (larger.is_multiple_of(smaller)
            || larger / smaller >= 2
            || !euclid_wins(smaller, larger - smaller))
}

#[test]
fn euclids_game_is_won_at_the_first_quotient_above_one() {
    let rules =
        "\n(a, b) -> (a - k*b, b) where k >= 1 and b >= 1\n(a, b) -> (a, b - k*a) where k >= 1 and a >= 1\n";
    let game = Game::new(rules);
    for pair in lists(2, 1, 20) {
        let won = euclid_wins(pair[0].max(pair[1]), pair[0].min(pair[1]));
        assert_eq!(game.loses(&joined(&pair, ","), Convention::Normal), !won, "{pair:?}");
    }
    // The samples of Luogu P1290: Stan wins, Ollie wins.
    assert!(!game.loses("25,7", Convention::Normal) && game.loses("24,15", Convention::Normal));
}

#[test]
fn taking_powers_of_primes_is_lost_at_the_multiples_of_six() {
    let game = Game::new("\n(n) -> (n - q) where prime_power(q)\n");
    for n in 0..=60 {
        assert_eq!(game.loses(&n.to_string(), Convention::Normal), n % 6 == 0, "{n}");
    }
}
