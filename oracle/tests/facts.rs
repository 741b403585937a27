//! Published facts, reproduced by the independent evaluator.

use oracle::{Game, Play, Sum};

fn game(text: &str) -> Game {
    Game::read(text).unwrap_or_else(|why| panic!("{why}\n{text}"))
}

fn values(text: &str, count: u64) -> Vec<u64> {
    let game = game(text);
    let play = Play::new(&game, false, &[vec![vec![count]]], 100_000);
    (0..count).map(|n| play.value(&[n]).unwrap_or(99)).collect()
}

fn lost(text: &str, misere: bool, from: &[Sum]) -> Vec<Sum> {
    let game = game(text);
    let play = Play::new(&game, misere, from, 100_000);
    from.iter().filter(|at| play.outcome(at) == Some('P')).cloned().collect()
}

fn pairs(most: u64) -> Vec<Sum> {
    oracle::tuples(2, most).into_iter().map(|at| vec![at]).collect()
}

#[test]
fn kayles_has_its_values() {
    // OEIS A002186.
    let text = "game kayles\n(n) -> (i) + (j) where i + j = n - 1\n(n) -> (i) + (j) where i + j = n - 2\n";
    assert_eq!(values(text, 12), [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6]);
}

#[test]
fn laskers_nim_has_its_values() {
    let text =
        "game lasker\n(n) -> (m) where m < n\n(n) -> (i) + (j) where i + j = n and i >= 1 and j >= 1\n";
    assert_eq!(values(text, 9), [0, 1, 2, 4, 3, 5, 6, 8, 7]);
}

#[test]
fn wythoffs_pairs_are_lost() {
    let text = "game w\n(a, b) -> (a - k, b) where k >= 1\n(a, b) -> (a, b - k) where k >= 1\n\
                (a, b) -> (a - k, b - k) where k >= 1\n";
    let found: Vec<Sum> =
        lost(text, false, &pairs(7)).into_iter().filter(|at| at[0][0] <= at[0][1]).collect();
    assert_eq!(found, [vec![vec![0, 0]], vec![vec![1, 2]], vec![vec![3, 5]], vec![vec![4, 7]]]);
}

#[test]
fn misere_nim_is_lost_at_an_odd_number_of_ones() {
    let heaps: Vec<Vec<u64>> = (1..=3).map(|n| vec![n]).collect();
    let sums = oracle::multisets(&heaps, 1..=3);
    let text = "game nim\n(n) -> (n - k) where k >= 1\n";
    let found = lost(text, true, &sums);
    let wanted: Vec<Sum> = sums
        .into_iter()
        .filter(|sum| {
            let xor = sum.iter().fold(0, |all, heap| all ^ heap[0]);
            if sum.iter().all(|heap| heap[0] == 1) { xor == 1 } else { xor == 0 }
        })
        .collect();
    assert_eq!(found, wanted);
}

#[test]
fn moores_nim_counts_columns() {
    let heaps: Vec<Vec<u64>> = (0..=4).map(|n| vec![n]).collect();
    let sums = oracle::multisets(&heaps, 3..=3);
    let found = lost("game moore\nupto 2 of nim\n", false, &sums);
    let column = |sum: &Sum, bit: u64| sum.iter().filter(|heap| heap[0] >> bit & 1 == 1).count() % 3;
    let wanted: Vec<Sum> = sums.into_iter().filter(|sum| (0..3).all(|bit| column(sum, bit) == 0)).collect();
    assert_eq!(found, wanted);
}

#[test]
fn a_staircase_is_nim_on_its_odd_steps() {
    let text = "game stairs\n[x, ..] -> [x - k, ..] where k >= 1\n\
                [.., a, x, ..] -> [.., a + k, x - k, ..] where k >= 1\n";
    let rows: Vec<Sum> = oracle::rows(3..=3, 2).into_iter().map(|row| vec![row]).collect();
    let wanted: Vec<Sum> = rows.iter().filter(|row| row[0][0] ^ row[0][2] == 0).cloned().collect();
    assert_eq!(lost(text, false, &rows), wanted);
}

#[test]
fn play_that_goes_round_is_a_draw_where_the_text_says_so() {
    let text = "game round\n(1) -> (2)\n(2) -> (1)\n(2) -> (0)\n(3) -> (2)\n(4) -> (5)\n(5) -> (4)\n";
    let from: Vec<Sum> = (0..=5).map(|n| vec![vec![n]]).collect();
    let letters = |text: &str| -> Vec<Option<char>> {
        let game = game(text);
        let play = Play::new(&game, false, &from, 100);
        assert!(play.circular);
        from.iter().map(|at| play.outcome(at)).collect()
    };
    let drawn = letters(&format!("{text}endless draw\n"));
    assert_eq!(drawn, ['P', 'P', 'N', 'P', 'D', 'D'].map(Some));
    assert_eq!(letters(text)[..4], drawn[..4]);
    assert_eq!(letters(text)[4..], [None, None]);
}

#[test]
fn ends_and_laws_are_read() {
    let text = "game pawns\nunordered\nposition [.., a, b, ..] where a < b\n\
                [.., x, ..] -> [.., next_free(x), ..] where next_free(x) <= 5\nend [.., 5] lost\n";
    let game = game(text);
    assert!(game.is_position(&[1, 2]) && !game.is_position(&[2, 2]) && !game.is_position(&[2, 1]));
    assert_eq!(game.options(&[1, 2]), [vec![vec![1, 3]], vec![vec![2, 3]]]);
    let play = Play::new(&game, false, &[vec![vec![1, 3]], vec![vec![3]]], 1000);
    assert_eq!((play.outcome(&[vec![1, 3]]), play.outcome(&[vec![3]])), (Some('N'), Some('P')));
}

#[test]
fn what_is_made_reads_back() {
    for seed in 0..300 {
        let text = oracle::make(&mut oracle::Dice::seeded(seed)).text();
        let again = Game::read(&text).map(|game| game.text());
        assert_eq!(again, Ok(text), "{seed}");
    }
}

#[test]
fn undefined_terms_make_comparisons_false() {
    let claim = |formula: &str| {
        let (claims, automata) = oracle::read_claims(&[format!("P(n) iff {formula}")]).unwrap_or_default();
        (0..4).map(|n| claims[0].holds(&[vec![n]], &automata)).collect::<Vec<bool>>()
    };
    assert_eq!(claim("n div (n - 1) >= 0"), [false, false, true, true]);
    assert_eq!(claim("not n mod 0 = 0"), [true; 4]);
    assert_eq!(claim("(n - 2) xor 1 = 1 or floor(phi*(n - 2)) = 1"), [false, false, true, true]);
    assert_eq!(claim("even(n - 1)"), [false, true, false, true]);
    assert_eq!(claim("lowest_zeckendorf(n) = n"), [false, true, true, true]);
    assert_eq!(claim("forall j: j < n implies j + 1 < n"), [true, false, false, false]);
}

#[test]
fn solutions_are_counted() {
    let claim = |formula: &str| {
        let (claims, automata) = oracle::read_claims(&[format!("P(n) iff {formula}")]).expect("it reads");
        (0..4).map(|n| claims[0].holds(&[vec![n]], &automata)).collect::<Vec<bool>>()
    };
    assert_eq!(claim("at most 1 j: j < n"), [true, true, false, false]);
    assert_eq!(claim("at least 2 j: j < n"), [false, false, true, true]);
    assert_eq!(claim("exactly 2 j, k: j + k = n"), [false, true, false, false]);
    assert_eq!(claim("count(j: j < n and odd(j)) != 1"), [true, true, false, false]);
    assert_eq!(claim("not (exactly 0 j: j < n) and n < 2"), [false, true, false, false]);
}
