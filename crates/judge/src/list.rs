//! The problems, one line of facts each, in the order of the catalogue.

use super::bound::{Bound, at_most, unknown};
use super::complaint::{Fault, Words};
use super::desk::Desk;
use super::thing::{
    BEANS, BOTTLES, CASES, CELL, COLUMNS, EDGES, FIELDS, HEAP, HEAPS, MEMBER, MOST, NUMBER, PAWNS, PIECES,
    POSITIONS, ROWS, SET, SIDE, SUCCESSORS, TREES, VERTICES,
};
use super::{graphs, heaps, one_heap, pairs, rows, tabled};

/// A problem of a contest or of an online judge.
#[derive(Debug)]
pub struct Problem {
    /// What it is called here.
    pub id: &'static str,
    /// What the same problem, in the same format, is called elsewhere.
    pub aliases: &'static [&'static str],
    /// Its title.
    pub title: Words,
    /// The game that it asks about.
    pub game: Played,
    /// The limits of its statement, and what is answered beyond them.
    pub bounds: &'static [Bound],
    pub(super) judge: fn(&mut Desk<'_>) -> Result<(), Fault>,
}

/// Where the game of a problem stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Played {
    /// In the catalogue, under this name.
    Catalogue(&'static str),
    /// In a text of its own, which is this.
    Text(&'static str),
}

/// All problems.
pub fn problems() -> &'static [Problem] {
    ALL
}

impl Problem {
    /// Whether it is called so, here or elsewhere.
    pub(super) fn is_called(&self, id: &str) -> bool {
        self.names().any(|name| name.eq_ignore_ascii_case(id))
    }

    /// All that it is called.
    pub(super) fn names(&self) -> impl Iterator<Item = &'static str> {
        std::iter::once(self.id).chain(self.aliases.iter().copied())
    }
}

macro_rules! problems {
    ($($id:literal $(= $alias:literal)*, $en:literal, $zh:literal, $game:expr, $judge:path,
        [$($bound:expr),*];)*) => {
        const ALL: &[Problem] = &[$(Problem {
            id: $id,
            aliases: &[$($alias),*],
            title: Words { en: $en, zh: $zh },
            game: $game,
            bounds: &[$($bound),*],
            judge: $judge,
        }),*];
    };
}

use Played::{Catalogue, Text};

problems! {
    // one heap
    "hdu1846", "Brave Game", "勇者的游戏", Catalogue("bash"), one_heap::hdu1846,
        [at_most(CASES, 100), at_most(HEAP, 1000), at_most(MOST, 1000)];
    "luogu-p4018", "Roy & October's Stone Game", "Roy&October之取石子",
        Catalogue("prime-power"), one_heap::luogu_p4018,
        [at_most(CASES, 100_000), at_most(HEAP, 50_000_000)];
    "luogu-p4860", "Roy & October's Stone Game II", "Roy&October之取石子II",
        Catalogue("prime-power"), one_heap::luogu_p4860,
        [at_most(CASES, 1_000_000), at_most(HEAP, 50_000_000)];
    "hdu2516", "A Stone Game (Fibonacci Nim)", "取石子游戏（斐波那契）", Catalogue("fibonacci-nim"), one_heap::hdu2516,
        [at_most(HEAP, (1 << 31) - 1)];
    // heaps of Nim
    "luogu-p2197", "Nim", "【模板】Nim 游戏", Catalogue("nim"), heaps::luogu_p2197,
        [at_most(CASES, 10), at_most(HEAPS, 10_000), at_most(HEAP, 10_000)];
    "hdu1850", "Being a Good Boy in Spring Festival", "春节里做个好孩子", Catalogue("nim"), heaps::hdu1850,
        [at_most(HEAPS, 100).held(), at_most(HEAP, 1_000_000)];
    "poj2975", "Nim: the number of winning moves", "Nim：制胜着法数", Catalogue("nim"), heaps::hdu1850,
        [at_most(HEAPS, 1000).held(), at_most(HEAP, 1_000_000_000)];
    "hdu2176", "A Stone Game with m Heaps", "取(m堆)石子游戏", Catalogue("nim"), heaps::hdu2176,
        [at_most(HEAPS, 200_000).held(), unknown(HEAP)];
    "hdu1907" = "bzoj1022", "John", "小约翰的游戏", Catalogue("nim"), heaps::hdu1907,
        [at_most(CASES, 500), at_most(HEAPS, 50).held(), at_most(HEAP, 5000)];
    // two numbers
    "poj1067" = "hdu1527" = "luogu-p2252", "A Stone Game (Wythoff)", "取石子游戏（威佐夫）",
        Catalogue("wythoff"), pairs::poj1067,
        [at_most(HEAP, 1_000_000_000)];
    "hdu2177", "A Stone Game with Two Heaps", "取(2堆)石子游戏", Catalogue("wythoff"), pairs::hdu2177,
        [at_most(HEAP, 1_000_000)];
    "luogu-p1290", "Euclid's Game", "欧几里德的游戏", Catalogue("euclid"), pairs::luogu_p1290,
        [unknown(CASES), at_most(NUMBER, (1 << 63) - 1)];
    "poj2348" = "hdu1525", "Euclid's Game (to the line 0 0)", "欧几里德的游戏（以 0 0 结束）",
        Catalogue("euclid"), pairs::poj2348,
        [unknown(NUMBER)];
    "hdu5754", "Life Winner Bo", "人生赢家 Bo", Catalogue("race"), pairs::hdu5754,
        [at_most(CASES, 1000), at_most(COLUMNS, 1000), at_most(ROWS, 1000)];
    // sets and splits
    "hdu1536" = "poj2960", "S-Nim", "S-Nim", Catalogue("subtraction"), tabled::hdu1536,
        [at_most(SET, 100).answered(1000), at_most(MEMBER, 10_000), at_most(POSITIONS, 100),
            at_most(HEAPS, 100), at_most(HEAP, 10_000)];
    "hdu1848", "Fibonacci again and again", "又见斐波那契", Text(tabled::FIBONACCI_HEAPS), tabled::hdu1848,
        [at_most(HEAP, 1000).answered(tabled::LARGEST - 1)];
    "hdu3032", "Nim or not Nim?", "Nim 还是非 Nim？", Catalogue("lasker"), heaps::hdu3032,
        [at_most(CASES, 100), at_most(HEAPS, 1_000_000), at_most(HEAP, (1 << 31) - 1)];
    "poj2311", "Cutting Game", "剪纸游戏", Text(tabled::CUTTING), tabled::poj2311,
        [at_most(SIDE, 200).answered(256)];
    "hnoi2007-split" = "bzoj1188" = "luogu-p3185", "The Splitting Game", "分裂游戏",
        Catalogue("take-break"), rows::hnoi2007_split,
        [at_most(CASES, 10), at_most(BOTTLES, 21).answered(1000), at_most(BEANS, 10_000)];
    // rows
    "poj1740", "A New Stone Game", "新石子游戏", Catalogue("new-stone"), rows::poj1740,
        [at_most(HEAPS, 10).held(), at_most(HEAP, 100)];
    "spoj2021" = "bzoj1982", "Moving Pebbles", "移动石子", Catalogue("new-stone"), rows::spoj2021,
        [at_most(HEAPS, 100_000).held(), unknown(HEAP)];
    "poj1704", "Georgia and Bob", "乔治亚与鲍勃", Catalogue("georgia-bob"), rows::poj1704,
        [at_most(CASES, 20), at_most(PIECES, 1000).held(), at_most(CELL, 10_000)];
    "poi-gra" = "bzoj2066", "The Game (POI XI)", "跳棋游戏 Gra（POI XI）", Catalogue("poi-game"), rows::poi_gra,
        [at_most(FIELDS, 1_000_000_000).answered(1_000_000_000_000_000_000), at_most(PAWNS, 1_000_000).held()];
    // graphs
    "ipsc2003-g" = "bzoj1463", "Got Root?", "有根吗？", Catalogue("hackenbush"), graphs::ipsc2003_g,
        [unknown(CASES), unknown(VERTICES), unknown(EDGES)];
    "poj3710", "Christmas Game", "圣诞游戏", Catalogue("hackenbush"), graphs::poj3710,
        [at_most(TREES, 99), at_most(VERTICES, 99), at_most(EDGES, 499)];
    "poj2425" = "hdu1524", "A Chess Game", "走棋游戏", Catalogue("dag"), graphs::poj2425,
        [at_most(VERTICES, 1000).answered(2_000_000), unknown(SUCCESSORS), at_most(PIECES, 10)];
}
