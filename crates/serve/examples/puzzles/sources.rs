//! Sources of puzzles: games, their positions, and the idea that solves them.

/// The move that a player makes without the idea.
#[derive(Clone, Copy)]
pub(crate) enum Tempting {
    /// Changes the numbers most: the largest amount, the longest way, the most coins.
    Largest,
    /// Takes most of the first number; the second is a limit.
    Takes,
    /// Cuts off most edges.
    Cuts,
    /// Splits into parts as equal as possible.
    Halves,
    /// Leaves the opponent the fewest moves.
    Confines,
}

/// Positions of a game with a common idea.
pub(crate) struct Source {
    pub(crate) game: &'static str,
    pub(crate) family: &'static str,
    pub(crate) idea: &'static str,
    /// From 0, which most people know, to 3.
    pub(crate) rarity: usize,
    pub(crate) tempting: Tempting,
    pub(crate) misere: bool,
    pub(crate) positions: Vec<String>,
    pub(crate) take: usize,
}

fn source(
    game: &'static str,
    family: &'static str,
    (idea, rarity): (&'static str, usize),
    take: usize,
    positions: Vec<String>,
) -> Source {
    Source { game, family, idea, rarity, tempting: Tempting::Largest, misere: false, positions, take }
}

impl Source {
    fn misere(mut self) -> Source {
        self.misere = true;
        self
    }

    /// Components are heads of coins, and two in one place are none.
    pub(crate) fn turns(&self) -> bool {
        matches!(self.game, "mock-turtles" | "turning-corners")
    }

    fn tempting(mut self, tempting: Tempting) -> Source {
        self.tempting = tempting;
        self
    }
}

/// All sources, in teaching order.
pub(crate) fn all() -> Vec<Source> {
    [one_heap(), heaps(), splitting(), rows(), boards(), graphs(), misere(), sums()]
        .into_iter()
        .flatten()
        .collect()
}

fn one_heap() -> Vec<Source> {
    vec![
        source("bash m=3", "one-heap", ("multiple", 0), 2, heap(9, 24)),
        source("bash m=4", "one-heap", ("multiple", 0), 2, heap(12, 34)),
        source("bash m=6", "one-heap", ("multiple", 0), 2, heap(20, 48)),
        source("divisor", "one-heap", ("parity", 0), 3, heap(10, 60)),
        source("count-up m=5 T=40", "one-heap", ("distance", 0), 2, heap(5, 30)),
        source("count-up m=10 T=100", "one-heap", ("distance", 0), 2, heap(40, 80)),
        source("prime-power", "one-heap", ("avoided", 1), 3, heap(9, 40)),
        source("bash-range a=2 b=5", "one-heap", ("range", 1), 3, heap(10, 32)),
        source("subtraction S={1,3,4}", "one-heap", ("period", 1), 2, heap(10, 30)),
        source("subtraction S={2,5,6}", "one-heap", ("period", 1), 3, heap(12, 36)),
        source("fibonacci-nim", "one-heap", ("fibonacci", 2), 4, heap(10, 50)).tempting(Tempting::Takes),
        source("dynamic-nim k=3", "one-heap", ("follow", 2), 3, heap(9, 50)).tempting(Tempting::Takes),
    ]
}

fn heaps() -> Vec<Source> {
    vec![
        source("nim", "heaps", ("mirror", 0), 3, several(2, 2, 6)),
        source("nim", "heaps", ("nim-sum", 1), 4, several(3, 1, 7)),
        source("nim", "heaps", ("nim-sum", 1), 3, several(4, 1, 7)),
        source("nim", "heaps", ("nim-sum", 1), 2, several(3, 9, 19)),
        source("nim-bounded r=3", "heaps", ("remainders", 2), 3, several(3, 3, 12)),
        source("nim-bounded r=4", "heaps", ("remainders", 2), 2, several(2, 6, 16)),
        source("new-stone", "heaps", ("twins", 1), 3, rows_of(3, 1, 4)),
        source("wythoff", "heaps", ("golden", 2), 6, pairs(4, 18)),
        source("euclid", "heaps", ("ratio", 2), 4, pairs(3, 40)),
        source("moore k=2", "heaps", ("columns", 3), 3, several(4, 1, 5)),
        source("every-subtraction S={1,3,4}", "heaps", ("longest", 2), 3, several(2, 4, 16)),
    ]
}

fn splitting() -> Vec<Source> {
    vec![
        source("kayles", "splitting", ("symmetry", 1), 3, heap(6, 30)),
        source("kayles", "splitting", ("heap-values", 2), 3, several(2, 3, 9)),
        source("octal code=0.137", "splitting", ("heap-values", 2), 2, several(2, 3, 14)),
        source("octal code=0.07", "splitting", ("heap-values", 2), 2, several(2, 4, 14))
            .tempting(Tempting::Halves),
        source("lasker", "splitting", ("heap-values", 2), 4, several(2, 3, 9)),
        source("grundy", "splitting", ("heap-values", 2), 3, several(2, 4, 16)).tempting(Tempting::Halves),
    ]
}

fn rows() -> Vec<Source> {
    vec![
        source("coins", "rows", ("heads", 1), 4, heads(9)),
        source("staircase", "rows", ("odd-steps", 2), 4, rows_of(4, 0, 5)),
        source("georgia-bob", "rows", ("gaps", 2), 4, subsets(4, 12, ",")),
        source("mock-turtles", "rows", ("odious", 3), 3, subsets(4, 9, " ")),
        source("ruler", "rows", ("ruler", 3), 3, heads(9)),
    ]
}

fn boards() -> Vec<Source> {
    vec![
        source("race piece=king", "boards", ("both-even", 0), 2, pairs(4, 12)),
        source("race piece=rook", "boards", ("mirror", 0), 2, pairs(5, 12)),
        source("race piece=queen", "boards", ("golden", 2), 2, pairs(5, 12)),
        source("turning-corners", "boards", ("nim-product", 3), 3, corners()),
    ]
}

fn graphs() -> Vec<Source> {
    vec![
        source("hackenbush-tree", "graphs", ("branches", 2), 4, trees()).tempting(Tempting::Cuts),
        source("hackenbush", "graphs", ("fusion", 3), 3, circles()).tempting(Tempting::Cuts),
        source("geography-grid rows=3 columns=4 step=king", "graphs", ("matching", 2), 3, walks())
            .tempting(Tempting::Confines),
        source(
            "dag edges=0-1,0-2,1-2,1-3,2-3,2-4,3-4,3-5,4-5,0-4",
            "graphs",
            ("least-missing", 2),
            2,
            several(3, 0, 4),
        )
        .tempting(Tempting::Confines),
    ]
}

fn misere() -> Vec<Source> {
    vec![
        source("bash m=3", "misere", ("one-more", 1), 2, heap(9, 24)).misere(),
        source("bash m=5", "misere", ("one-more", 1), 1, heap(12, 32)).misere(),
        source("nim", "misere", ("lone-heaps", 1), 4, endings()).misere(),
        source("nim", "misere", ("misere-nim", 2), 3, several(3, 2, 7)).misere(),
        source("wythoff", "misere", ("misere-golden", 3), 2, small_pairs()).misere(),
    ]
}

fn sums() -> Vec<Source> {
    let sum = |one: &str, from: usize, to: usize, two: &str, low: usize, high: usize| -> Vec<String> {
        (from..=to)
            .flat_map(|a| (low..=high).map(move |b| (a, b)))
            .map(|(a, b)| format!("{one} {a} + {two} {b}"))
            .collect()
    };
    vec![
        source("", "sums", ("sum", 2), 2, sum("nim", 2, 7, "kayles", 4, 9)),
        source("", "sums", ("sum", 2), 2, sum("bash m=4", 6, 14, "nim", 1, 6)),
        source("", "sums", ("sum", 2), 2, sum("lasker", 3, 7, "grundy", 5, 11)),
    ]
}

fn heap(from: usize, to: usize) -> Vec<String> {
    (from..=to).map(|n| n.to_string()).collect()
}

/// Heaps in increasing order.
fn several(count: usize, from: usize, to: usize) -> Vec<String> {
    let mut found = vec![Vec::new()];
    for _ in 0..count {
        found = found
            .into_iter()
            .flat_map(|heaps: Vec<usize>| {
                let low = heaps.last().copied().unwrap_or(from);
                (low..=to).map(move |n| [heaps.clone(), vec![n]].concat())
            })
            .collect();
    }
    thin(found.into_iter().map(|heaps| joined(&heaps, " ")).collect())
}

fn pairs(from: usize, to: usize) -> Vec<String> {
    thin((from..=to).flat_map(|a| (a + 1..=to).map(move |b| format!("{a},{b}"))).collect())
}

/// Rows of a length, all numbers within bounds.
fn rows_of(length: u32, from: usize, to: usize) -> Vec<String> {
    let width = to - from + 1;
    let row = |number: usize| -> Vec<usize> {
        (0..length).map(|place| from + number / width.pow(place) % width).collect()
    };
    thin((0..width.pow(length)).map(|number| joined(&row(number), ",")).collect())
}

/// Rows of coins that end in a head.
fn heads(length: u32) -> Vec<String> {
    let row = |number: usize| -> Vec<usize> { (0..length).map(|place| number >> place & 1).collect() };
    thin((1 << (length - 1)..1 << length).map(|number: usize| joined(&row(number), ",")).collect())
}

/// Different places, as of pieces on a strip.
fn subsets(count: u32, places: usize, by: &str) -> Vec<String> {
    let inside = |set: usize| -> Vec<usize> { (1..=places).filter(|place| set >> place & 1 == 1).collect() };
    let sets = (0..2usize << places).filter(|set| set & 1 == 0 && set.count_ones() == count);
    thin(sets.map(|set| joined(&inside(set), by)).collect())
}

/// Two heads of Turning Corners.
fn corners() -> Vec<String> {
    let places: Vec<String> = (1..=4).flat_map(|x| (1..=4).map(move |y| format!("{x},{y}"))).collect();
    places
        .iter()
        .enumerate()
        .flat_map(|(at, one)| places[at + 1..].iter().map(move |two| format!("{one} {two}")))
        .collect()
}

/// Trees by the parent of each vertex.
fn trees() -> Vec<String> {
    (0..LOOKED_AT as u64)
        .map(|seed| {
            let mut random = Random(seed + 1);
            let edges = 7 + seed % 4;
            let parents: Vec<usize> = (1..=edges).map(|vertex| random.below(vertex) as usize).collect();
            joined(&parents, ",")
        })
        .collect()
}

/// Numbers that are the same each time.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % bound
    }
}

/// Drawings with circles: houses, flowers and fences beside a stalk.
fn circles() -> Vec<String> {
    let figures =
        ["0-1,1-2,2-3,3-1,1-4", "0-1,1-2,2-0,2-3,3-4", "0-1,1-2,2-3,3-0,1-4,4-5", "0-1,1-2,2-3,3-4,4-1,2-5"];
    let beside = ["0-7,7-8,8-9", "0-7,7-8", "0-7,7-8,7-9,9-10", "0-7,7-8,8-9,9-10", "0-7,7-8,8-7,8-9"];
    figures.iter().flat_map(|figure| beside.iter().map(move |stalk| format!("{figure},{stalk}"))).collect()
}

/// A token on a grid of three rows and four columns, and some squares visited before.
fn walks() -> Vec<String> {
    let square = |at: u64| format!("{},{}", 1 + at / 4 % 3, 1 + at % 4);
    (0..6 * LOOKED_AT as u64)
        .map(|seed| {
            let mut random = Random(seed + 1);
            let mut visited = Vec::new();
            while visited.len() < 2 + seed as usize % 4 {
                let next = random.below(12);
                if !visited.contains(&next) {
                    visited.push(next);
                }
            }
            visited.into_iter().map(square).collect::<Vec<_>>().join(",")
        })
        .collect()
}

/// Pairs near (2,2), where misère play differs from normal play.
fn small_pairs() -> Vec<String> {
    ["2,5", "4,4", "2,7", "5,5", "2,8", "6,6"].map(str::to_owned).to_vec()
}

/// One large heap among heaps of one, where misère play turns.
fn endings() -> Vec<String> {
    (1..=4)
        .flat_map(|ones| (3..=9).map(move |large| format!("{} {large}", vec!["1"; ones].join(" "))))
        .collect()
}

fn joined(numbers: &[usize], by: &str) -> String {
    numbers.iter().map(usize::to_string).collect::<Vec<_>>().join(by)
}

/// Maximum number of positions looked at for a source.
const LOOKED_AT: usize = 240;

/// Some of many positions, without a pattern that a game might share.
fn thin(found: Vec<String>) -> Vec<String> {
    let count = found.len();
    if count <= LOOKED_AT {
        return found;
    }
    let mut places: Vec<usize> = (0..LOOKED_AT).map(|at| at * 7919 % count).collect();
    places.sort_unstable();
    places.dedup();
    places.into_iter().map(|place| found[place].clone()).collect()
}
