//! Every game of the catalogue against exhaustive search from its rules: who wins, the nim-value, and the full set of
//! winning moves, under normal and misère play.
//!
//! The search here knows nothing of theorems, nim-sums or engines: it goes through all moves of the whole position. Games
//! are asked at samples chosen for them; one that has none here, as a new game, at small positions of its form, with its
//! default parameters and those of its examples.

use bouton::{Answer, Query, Variant, Workbench, solve};
use dashu_int::UBig;
use rules::{Convention, Form, Options, Outcome, Verdict};
use solve::Limits;
use std::collections::{BTreeSet, HashMap};

type Component = Vec<u64>;
type Sum = Vec<Component>;

/// All positions of some games, each a sum in order.
struct Search<'v> {
    variant: &'v Variant,
    known: HashMap<Sum, Outcome>,
    values: HashMap<Component, u64>,
}

impl Search<'_> {
    fn options(&self, at: &[u64]) -> Vec<Sum> {
        let mut options = Options::new();
        self.variant.instance().options(at, &mut options).expect("small positions have their options listed");
        let origin = match self.variant.form() {
            Form::Tuple(arity) => vec![0; arity],
            Form::Row | Form::Edges => Vec::new(),
        };
        let parts = |option: rules::OptionView<'_>| -> Sum {
            let mut parts: Sum = option.components().map(<[u64]>::to_vec).collect();
            if parts.is_empty() {
                parts.push(origin.clone());
            }
            parts.sort();
            parts
        };
        let distinct: BTreeSet<Sum> = options.iter().map(parts).collect();
        distinct.into_iter().collect()
    }

    /// The sums after every move. Moves in equal components are moves of their own.
    fn after(&self, sum: &Sum) -> Vec<Sum> {
        let options: Vec<Vec<Sum>> = sum.iter().map(|at| self.options(at)).collect();
        let reach = self.variant.instance().reach();
        let mut found = Vec::new();
        if reach == 1 {
            for (index, at) in options.iter().enumerate() {
                found.extend(at.iter().map(|parts| [&sum[..index], parts, &sum[index + 1..]].concat()));
            }
            return found;
        }
        if self.variant.instance().every() {
            let stays = |(at, options): (&Component, &Vec<Sum>)| {
                if options.is_empty() { vec![vec![at.clone()]] } else { options.clone() }
            };
            let ended = options.iter().all(Vec::is_empty);
            let all = sum.iter().zip(&options).map(stays).fold(vec![Vec::new()], |all: Vec<Sum>, next| {
                all.iter().flat_map(|start| next.iter().map(|part| [&start[..], part].concat())).collect()
            });
            return if ended { found } else { all };
        }
        // Which components are moved in, as a number in binary.
        for chosen in 1u32..1 << sum.len() {
            if u64::from(chosen.count_ones()) > reach {
                continue;
            }
            let mut partial: Vec<Sum> = vec![Vec::new()];
            for (index, at) in sum.iter().enumerate() {
                let next: Vec<Sum> =
                    if chosen >> index & 1 == 1 { options[index].clone() } else { vec![vec![at.clone()]] };
                partial = partial
                    .into_iter()
                    .flat_map(|start| next.iter().map(move |part| [start.clone(), part.clone()].concat()))
                    .collect();
            }
            found.extend(partial);
        }
        found
    }

    fn verdict(&self, sum: &Sum) -> Option<Verdict> {
        let instance = self.variant.instance();
        match &sum[..] {
            [only] => instance.end(only).expect("small"),
            _ => None,
        }
    }

    fn outcome(&mut self, sum: &Sum) -> Outcome {
        let mut key = sum.clone();
        key.sort();
        if let Some(known) = self.known.get(&key) {
            return *known;
        }
        let of = |verdict| match verdict {
            Verdict::Lost => Outcome::P,
            Verdict::Won => Outcome::N,
            Verdict::Draw => Outcome::D,
        };
        let after = self.after(sum);
        let outcome = match self.verdict(sum) {
            Some(verdict) => of(verdict),
            None if after.is_empty() => of(self.variant.instance().stuck()),
            None => {
                let outcomes: Vec<Outcome> = after.iter().map(|next| self.outcome(next)).collect();
                if outcomes.contains(&Outcome::P) {
                    Outcome::N
                } else if outcomes.contains(&Outcome::D) {
                    Outcome::D
                } else {
                    Outcome::P
                }
            }
        };
        self.known.insert(key, outcome);
        outcome
    }

    fn value(&mut self, at: &Component) -> u64 {
        if let Some(known) = self.values.get(at) {
            return *known;
        }
        let mut seen = BTreeSet::new();
        for option in self.options(at) {
            let sum = option.iter().fold(0, |sum, part| sum ^ self.value(part));
            seen.insert(sum);
        }
        let value = (0..).find(|value| !seen.contains(value)).expect("some value is missing");
        self.values.insert(at.clone(), value);
        value
    }
}

/// A game with parameters and the positions at which it is asked.
struct Sample {
    parameters: String,
    positions: Vec<Sum>,
}

/// All sums of so many heaps up to a size, each once.
fn heaps(most: usize, size: u64) -> Vec<Sum> {
    multisets(most, &(0..=size).map(|heap| vec![heap]).collect::<Vec<_>>())
}

fn multisets(most: usize, of: &[Component]) -> Vec<Sum> {
    let mut all: Vec<Vec<usize>> = vec![vec![]];
    let mut found = Vec::new();
    for _ in 0..most {
        all = all
            .iter()
            .flat_map(|chosen| {
                let from = chosen.last().copied().unwrap_or(0);
                (from..of.len()).map(move |next| [chosen.clone(), vec![next]].concat())
            })
            .collect();
        found.extend(all.iter().map(|chosen| chosen.iter().map(|&index| of[index].clone()).collect()));
    }
    found
}

/// All sums of heaps with so many stones together at most, without empty heaps.
fn partitions(stones: u64) -> Vec<Sum> {
    fn extend(sum: &Sum, left: u64, found: &mut Vec<Sum>) {
        found.push(sum.clone());
        let largest = sum.last().map_or(left, |last| last[0].min(left));
        (1..=largest).for_each(|heap| extend(&[sum.clone(), vec![vec![heap]]].concat(), left - heap, found));
    }
    let mut found = Vec::new();
    extend(&Vec::new(), stones, &mut found);
    // Nothing at all cannot be typed.
    found.retain(|sum| !sum.is_empty());
    found.push(vec![vec![0]]);
    found
}

/// All rows of these lengths with elements up to a bound.
fn rows(lengths: std::ops::RangeInclusive<usize>, largest: u64) -> Vec<Component> {
    let mut found = Vec::new();
    for length in lengths {
        let mut all: Vec<Component> = vec![vec![]];
        for _ in 0..length {
            all = all
                .iter()
                .flat_map(|row| (0..=largest).map(move |next| [row.clone(), vec![next]].concat()))
                .collect();
        }
        found.extend(all);
    }
    found
}

fn alone(components: Vec<Component>) -> Vec<Sum> {
    components.into_iter().map(|at| vec![at]).collect()
}

/// Sets of numbers from 1 to `largest`, as rising rows.
fn sets(largest: u64) -> Vec<Component> {
    (0u64..1 << largest)
        .map(|set| (1..=largest).filter(|cell| set >> (cell - 1) & 1 == 1).collect())
        .collect()
}

/// Edge lists of up to six edges on four vertices, by a linear congruence.
fn graphs(count: usize) -> Vec<Component> {
    let mut state = 20_240_607u64;
    let mut next = move |below: u64| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % below
    };
    (0..count).map(|_| (0..2 * next(7)).map(|_| next(4)).collect()).collect()
}

/// Parents of up to six vertices that all stand on the ground.
fn trees() -> Vec<Component> {
    let grounded = |parents: &Component| {
        (1..=parents.len()).all(|start| {
            let mut at = start;
            (0..=parents.len()).any(|_| {
                at = if at == 0 { 0 } else { parents[at - 1] as usize };
                at == 0
            })
        })
    };
    let of = |length: usize| -> Vec<Component> {
        rows(length..=length, length as u64).into_iter().filter(grounded).collect()
    };
    (0..=5).flat_map(of).collect()
}

/// Places on a board, few of them off the border: moves never lose a coin, and sums grow long.
fn corners() -> Vec<Component> {
    let border = (0..9).map(|y| vec![0, y]).chain((1..9).map(|x| vec![x, 0]));
    let inside = [[1, 1], [1, 2], [2, 1], [1, 3], [3, 1], [2, 2]].map(Vec::from);
    border.chain(inside).collect()
}

/// Places on a small board, some of them off it.
fn crossings(columns: u64, rows: u64) -> Vec<Component> {
    let board = (1..=columns).flat_map(|x| (1..=rows).map(move |y| vec![x, y]));
    board.chain([vec![0, 0], vec![0, 3], vec![2, 0]]).collect()
}

/// Common samples, for a game that has none of its own.
fn common(name: &str) -> Vec<Sample> {
    let game = Workbench::new().game(name).expect("a game of the catalogue");
    let pairs = |largest: u64| rows(2..=2, largest);
    let positions = match game.ruleset.form {
        Form::Tuple(1) => [heaps(1, 60), heaps(3, 11)].concat(),
        Form::Tuple(2) => [alone(pairs(40)), multisets(2, &pairs(4))].concat(),
        Form::Tuple(arity) => alone(rows(arity..=arity, 5)),
        Form::Row => alone([rows(0..=3, 5), rows(3..=3, 11), rows(4..=4, 2), rows(5..=10, 1)].concat()),
        Form::Edges => alone(graphs(2100)),
    };
    let given = game.ruleset.examples.iter().map(|example| example.arguments.clone());
    let variants = std::iter::once(Vec::new()).chain(given);
    let variants = variants.filter_map(|arguments| Variant::new(&game, arguments, None).ok());
    let mut asked: Vec<String> = variants
        .map(|variant| variant.name().strip_prefix(name).unwrap_or_default().trim().to_owned())
        .collect();
    asked.sort();
    asked.dedup();
    asked.into_iter().map(|parameters| Sample { parameters, positions: positions.clone() }).collect()
}

/// Samples of each game.
fn samples(name: &str) -> Vec<Sample> {
    let ask = |parameters: &[&'static str], positions: Vec<Sum>| -> Vec<Sample> {
        let sample =
            |parameters: &&str| Sample { parameters: (*parameters).into(), positions: positions.clone() };
        parameters.iter().map(sample).collect()
    };
    let pairs = |largest: u64| rows(2..=2, largest);
    match name {
        "bash" => ask(
            &["m=1", "m=2", "m=3", "m=6", "m=18446744073709551615"],
            [heaps(1, 60), heaps(3, 11)].concat(),
        ),
        "bash-range" => ask(
            &["a=1 b=3", "a=2 b=2", "a=2 b=5", "a=3 b=4", "a=5 b=9"],
            [heaps(1, 60), heaps(3, 11)].concat(),
        ),
        "bash-clear" => ask(
            &["a=1 b=3", "a=2 b=2", "a=2 b=5", "a=3 b=4", "a=5 b=9"],
            [heaps(1, 60), heaps(3, 11)].concat(),
        ),
        "count-up" => {
            ask(&["m=3 T=12", "m=1 T=12", "m=5 T=12", "m=20 T=12"], [heaps(1, 12), heaps(3, 12)].concat())
        }
        "subtraction" => ask(
            &["S={}", "S=0", "S=0,2", "S=1,2,3", "S=2,3,5", "S=1,3,4", "S=2,5,7", "S=3,10"],
            [heaps(1, 60), heaps(3, 10)].concat(),
        ),
        "prime-power" => ask(&["", "kmax=0", "kmax=1", "kmax=2"], [heaps(1, 80), heaps(3, 13)].concat()),
        "fibonacci-nim" => ask(&[""], [alone(pairs(44)), multisets(2, &pairs(7))].concat()),
        "dynamic-nim" => ask(&["", "k=1", "k=5"], [alone(pairs(40)), multisets(2, &pairs(5))].concat()),
        "nim" => ask(&[""], [heaps(4, 9), heaps(3, 17)].concat()),
        "nim-bounded" => ask(&["r=0", "r=1", "r=2", "r=3", "r=7"], heaps(4, 7)),
        "moore" => ask(&["k=1", "k=2", "k=3", "k=9"], [heaps(4, 6), heaps(3, 9)].concat()),
        "wythoff" => ask(&[""], [alone(pairs(40)), multisets(2, &pairs(5))].concat()),
        "euclid" => ask(&[""], [alone(pairs(40)), multisets(2, &pairs(6))].concat()),
        "new-stone" => ask(
            &[""],
            [alone([rows(0..=3, 8), rows(4..=4, 4), rows(5..=5, 2)].concat()), multisets(2, &rows(1..=2, 4))]
                .concat(),
        ),
        "lasker" | "kayles" | "grundy" => ask(&[""], partitions(19)),
        "octal" => ask(
            &[
                "code=0.77",
                "code=0.07",
                "code=0.137",
                "code=4.7",
                "code=0.06",
                "code=0.0",
                "code=0.F6",
                "code=8.2",
            ],
            partitions(13),
        ),
        "take-break" => {
            ask(&[""], alone([rows(0..=3, 5), rows(3..=3, 11), rows(4..=4, 2), rows(5..=5, 1)].concat()))
        }
        "staircase" => ask(&[""], [alone(rows(0..=4, 5)), multisets(2, &rows(1..=2, 4))].concat()),
        "georgia-bob" => ask(&[""], [alone(sets(10)), alone(sets(11)), multisets(2, &sets(5))].concat()),
        "coins" => ask(&[""], [alone(rows(0..=10, 1)), multisets(2, &rows(0..=4, 1))].concat()),
        "mock-turtles" => ask(&[""], [heaps(8, 4), heaps(5, 5), heaps(9, 3)].concat()),
        "ruler" => ask(&[""], [alone(rows(0..=10, 1)), multisets(2, &rows(0..=4, 1))].concat()),
        "turning" => ask(
            &[
                "code=1-2",
                "code=2",
                "code=1-3",
                "code=3",
                "code=1+C",
                "code=1+",
                "code=1-5",
                "code=3E,1C",
                "code=1+S",
            ],
            [heaps(6, 3), heaps(3, 4), heaps(1, 6)].concat(),
        ),
        "tartan" => ask(
            &[
                "rows=turtles columns=ruler",
                "rows=2 columns=2",
                "rows=1-3 columns=3",
                "rows=1+C columns=1-3",
                "rows=3 columns=1+",
                "rows=1+S columns=2",
            ],
            [multisets(2, &crossings(3, 2)), multisets(4, &crossings(2, 2))].concat(),
        ),
        "poi-game" => ask(&["m=1", "m=4", "m=9", "m=11"], alone(sets(11))),
        "poi-discard" => ask(&["m=1", "m=4", "m=9", "m=11"], alone(sets(11))),
        "race" => ask(&["piece=king", "piece=queen", "piece=rook", "piece=knight"], alone(pairs(24))),
        "turning-corners" => ask(&[""], multisets(3, &corners())),
        "hackenbush" => ask(&[""], [alone(graphs(2100)), multisets(2, &graphs(20))].concat()),
        "hackenbush-tree" => ask(&[""], [alone(trees()), multisets(2, &trees()[..40])].concat()),
        "dag" => ask(
            &[
                "edges=()",
                "edges=0-1,1-2,0-2,2-3,1-3,8-7,7-6,6-5,5-4",
                "edges=0-1,0-2,0-3,0-4,1-3,1-4,2-4,2-5,3-5,4-5,6-7,6-8",
                "edges=5-4,5-4,4-3,4-1,3-1,2-1,1-0,6-5,6-2,7-6,8-0",
            ],
            heaps(4, 8),
        ),
        "matrix" | "sum" => Vec::new(),
        other => common(other),
    }
}

fn words(component: &Component, form: Form) -> String {
    let all: Vec<String> = component.iter().map(u64::to_string).collect();
    match form {
        _ if all.is_empty() => "()".into(),
        Form::Edges => all.chunks(2).map(|ends| ends.join("-")).collect::<Vec<_>>().join(","),
        Form::Tuple(_) | Form::Row => all.join(","),
    }
}

fn read(text: &str, form: Form) -> Sum {
    let read = rules::parse_position(text, form);
    let word = |natural: &UBig| u64::try_from(natural).expect("small");
    read.expect("an answer writes positions")
        .iter()
        .map(|at| at.naturals.iter().map(word).collect())
        .collect()
}

/// Positions after moves, in an order of their own.
fn ordered(mut all: Vec<Sum>) -> Vec<Sum> {
    all.iter_mut().for_each(|sum| sum.sort());
    all.sort();
    all
}

fn answer(workbench: &Workbench, question: &str, convention: Convention) -> Option<(Variant, Answer)> {
    let position = workbench.ask(&Query::read(question).expect("a question"), Some(convention)).ok()?;
    let variant = position.variants()[0].clone();
    let answer = solve(&position, usize::MAX, &Limits::none());
    Some((
        variant,
        answer.unwrap_or_else(|problem| panic!("{question}: {}", problem.message(rules::Lang::En))),
    ))
}

/// Every so many of the positions, so that few are left; all in a long sweep.
fn thinned(positions: Vec<Sum>) -> Vec<Sum> {
    let step = oracle::sweep(positions.len().div_ceil(500), 1);
    positions.into_iter().step_by(step.max(1)).collect()
}

fn agree(name: &str, convention: Convention) -> usize {
    let workbench = Workbench::new();
    let mut compared = 0;
    for Sample { parameters, positions } in samples(name) {
        let mut search: Option<Search> = None;
        let question = format!("{name} {parameters} ");
        let variant = workbench.variant(&Query::read(&question).expect("a question"), Some(convention));
        let variant = variant.unwrap_or_else(|problems| panic!("{question}: {problems:?}"));
        let form = variant.form();
        let search = search.get_or_insert_with(|| Search {
            variant: &variant,
            known: HashMap::new(),
            values: HashMap::new(),
        });
        for sum in thinned(positions) {
            let typed: Vec<String> = sum.iter().map(|at| words(at, form)).collect();
            let asked = format!("{question}{}", typed.join(" "));
            // What is no position of the game is refused.
            let Some((_, answer)) = answer(&workbench, &asked, convention) else { continue };
            compared += 1;
            let outcome = search.outcome(&sum);
            assert_eq!(answer.outcome, Some(outcome), "{asked} {convention:?}");
            if let Some(value) = answer.value {
                let whole = sum.iter().fold(0, |whole, at| whole ^ search.value(at));
                assert_eq!(value, whole.to_string(), "{asked} {convention:?}");
            }
            let ended = search.verdict(&sum).is_some();
            let won: Vec<Sum> = match ended {
                true => Vec::new(),
                false => {
                    search.after(&sum).into_iter().filter(|next| search.outcome(next) == Outcome::P).collect()
                }
            };
            assert_eq!(answer.winning_move_count, Some(won.len().to_string()), "{asked} {convention:?}");
            let named: Vec<Sum> = answer.winning_moves.iter().map(|step| read(&step.to, form)).collect();
            assert_eq!(ordered(named), ordered(won), "{asked} {convention:?}");
        }
    }
    compared
}

macro_rules! games {
    ($($test:ident: $name:literal),* $(,)?) => {
        const TESTED: &[&str] = &[$($name),*];
        $(
            #[test]
            fn $test() {
                for convention in [Convention::Normal, Convention::Misere] {
                    let compared = agree($name, convention);
                    let least = oracle::sweep(300, 2000);
                    assert!(compared >= least, "{}: {compared} positions under {convention:?} play", $name);
                }
            }
        )*
    };
}

games! {
    bash: "bash",
    bash_range: "bash-range",
    bash_clear: "bash-clear",
    count_up: "count-up",
    subtraction: "subtraction",
    prime_power: "prime-power",
    fibonacci_nim: "fibonacci-nim",
    dynamic_nim: "dynamic-nim",
    nim: "nim",
    nim_bounded: "nim-bounded",
    moore: "moore",
    wythoff: "wythoff",
    euclid: "euclid",
    new_stone: "new-stone",
    lasker: "lasker",
    kayles: "kayles",
    grundy: "grundy",
    octal: "octal",
    take_break: "take-break",
    staircase: "staircase",
    georgia_bob: "georgia-bob",
    coins: "coins",
    mock_turtles: "mock-turtles",
    ruler: "ruler",
    turning: "turning",
    poi_game: "poi-game",
    poi_discard: "poi-discard",
    race: "race",
    turning_corners: "turning-corners",
    tartan: "tartan",
    hackenbush: "hackenbush",
    hackenbush_tree: "hackenbush-tree",
    dag: "dag",
}

#[test]
fn games_that_are_not_listed_here_are_compared_as_well() {
    // Without positions of their own, or without a theory and moves that are always allowed.
    let listed =
        |name: &&str| TESTED.contains(name) || matches!(*name, "matrix" | "sum" | "blocking-wythoff");
    for name in catalog::names().into_iter().filter(|name| !listed(name)) {
        for convention in [Convention::Normal, Convention::Misere] {
            assert!(agree(name, convention) > 0, "{name}: no positions under {convention:?} play");
        }
    }
}

/// The samples of a game that has none of its own, tried on games that have.
#[test]
fn common_samples_are_positions_of_every_form() {
    for name in ["kayles", "wythoff", "coins", "hackenbush", "bash"] {
        let samples = common(name);
        assert!(!samples.is_empty(), "{name}");
        let workbench = Workbench::new();
        for Sample { parameters, positions } in samples {
            let question = format!("{name} {parameters}");
            let query = Query::read(&question).expect("a question");
            let form = workbench.variant(&query, None).expect("a game").form();
            let asks = |sum: &&Sum| {
                let typed: Vec<String> = sum.iter().map(|at| words(at, form)).collect();
                let query = Query::read(&format!("{question} {}", typed.join(" "))).expect("a question");
                workbench.ask(&query, None).is_ok()
            };
            assert!(positions.iter().filter(asks).count() >= 300, "{question}");
        }
    }
}
