//! The problems, one line of facts each, in the order of the catalogue.

use super::complaint::{Fault, Words};
use super::desk::Desk;
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
    ($($id:literal $(= $alias:literal)*, $en:literal, $zh:literal, $game:expr, $judge:path;)*) => {
        const ALL: &[Problem] = &[$(Problem {
            id: $id,
            aliases: &[$($alias),*],
            title: Words { en: $en, zh: $zh },
            game: $game,
            judge: $judge,
        }),*];
    };
}

use Played::{Catalogue, Text};

problems! {
    // one heap
    "hdu1846", "Brave Game", "勇者的游戏", Catalogue("bash"), one_heap::hdu1846;
    "luogu-p4018", "Roy & October's Stone Game", "Roy&October之取石子",
        Catalogue("prime-power"), one_heap::luogu_p4018;
    "luogu-p4860", "Roy & October's Stone Game II", "Roy&October之取石子II",
        Catalogue("prime-power"), one_heap::luogu_p4860;
    "hdu2516", "A Stone Game (Fibonacci Nim)", "取石子游戏（斐波那契）", Catalogue("fibonacci-nim"), one_heap::hdu2516;
    // heaps of Nim
    "luogu-p2197", "Nim", "【模板】Nim 游戏", Catalogue("nim"), heaps::luogu_p2197;
    "hdu1850", "Being a Good Boy in Spring Festival", "春节里做个好孩子", Catalogue("nim"), heaps::hdu1850;
    "poj2975", "Nim: the number of winning moves", "Nim：制胜着法数", Catalogue("nim"), heaps::hdu1850;
    "hdu2176", "A Stone Game with m Heaps", "取(m堆)石子游戏", Catalogue("nim"), heaps::hdu2176;
    "hdu1907" = "bzoj1022", "John", "小约翰的游戏", Catalogue("nim"), heaps::hdu1907;
    // two numbers
    "poj1067" = "hdu1527" = "luogu-p2252", "A Stone Game (Wythoff)", "取石子游戏（威佐夫）",
        Catalogue("wythoff"), pairs::poj1067;
    "hdu2177", "A Stone Game with Two Heaps", "取(2堆)石子游戏", Catalogue("wythoff"), pairs::hdu2177;
    "luogu-p1290", "Euclid's Game", "欧几里德的游戏", Catalogue("euclid"), pairs::luogu_p1290;
    "poj2348" = "hdu1525", "Euclid's Game (to the line 0 0)", "欧几里德的游戏（以 0 0 结束）",
        Catalogue("euclid"), pairs::poj2348;
    "hdu5754", "Life Winner Bo", "人生赢家 Bo", Catalogue("race"), pairs::hdu5754;
    // sets and splits
    "hdu1536" = "poj2960", "S-Nim", "S-Nim", Catalogue("subtraction"), tabled::hdu1536;
    "hdu1848", "Fibonacci again and again", "又见斐波那契", Text(tabled::FIBONACCI_HEAPS), tabled::hdu1848;
    "hdu3032", "Nim or not Nim?", "Nim 还是非 Nim？", Catalogue("lasker"), heaps::hdu3032;
    "poj2311", "Cutting Game", "剪纸游戏", Text(tabled::CUTTING), tabled::poj2311;
    "hnoi2007-split" = "bzoj1188" = "luogu-p3185", "The Splitting Game", "分裂游戏",
        Catalogue("take-break"), rows::hnoi2007_split;
    // rows
    "poj1740", "A New Stone Game", "新石子游戏", Catalogue("new-stone"), rows::poj1740;
    "spoj2021" = "bzoj1982", "Moving Pebbles", "移动石子", Catalogue("new-stone"), rows::spoj2021;
    "poj1704", "Georgia and Bob", "乔治亚与鲍勃", Catalogue("georgia-bob"), rows::poj1704;
    "poi-gra" = "bzoj2066", "The Game (POI XI)", "跳棋游戏 Gra（POI XI）", Catalogue("poi-game"), rows::poi_gra;
    // graphs
    "ipsc2003-g" = "bzoj1463", "Got Root?", "有根吗？", Catalogue("hackenbush"), graphs::ipsc2003_g;
    "poj3710", "Christmas Game", "圣诞游戏", Catalogue("hackenbush"), graphs::poj3710;
    "poj2425" = "hdu1524", "A Chess Game", "走棋游戏", Catalogue("dag"), graphs::poj2425;
}
