//! Legends and axes of drawings. Their letters have to be in the font within: see `crates/draw/src/font/subset.py`.

use super::both;
#[cfg(feature = "prove")]
use automata::Numeration;
use draw::{ArrowLabels, ChartLabels, HackenbushLabels, OutcomeLabels, TableLabels};
#[cfg(feature = "prove")]
use rules::Text;

/// Legend of a table.
pub fn table() -> TableLabels {
    TableLabels {
        outcomes: outcomes(),
        zero: both("0: the mover loses", "0：先手必败"),
        value: both("nim-value", "SG 值"),
        unclaimed: both("nothing is claimed", "没有断言"),
        wrong: both("claimed wrongly", "断言有误"),
    }
}

fn outcomes() -> OutcomeLabels {
    OutcomeLabels {
        lost: both("P: the mover loses", "P：先手必败"),
        won: both("N: the mover wins", "N：先手必胜"),
        drawn: both("D: draw", "D：平局"),
        none: both("no position", "不是局面"),
    }
}

/// Axes and legend of a chart of nim-values, with the first heap of a proved period.
pub fn chart(settled: Option<usize>) -> ChartLabels {
    ChartLabels {
        heap: both("stones in the heap", "堆中石子数"),
        value: both("nim-value", "SG 值"),
        density: both("the darker, the more heaps of this value", "颜色越深，有此值的堆越多"),
        period: settled.map_or_else(Default::default, |settled| {
            both(format!("periodic from {settled} on"), format!("自 {settled} 起有周期"))
        }),
    }
}

/// Legend of tokens on a directed graph.
pub fn arrows() -> ArrowLabels {
    ArrowLabels {
        outcomes: outcomes(),
        token: both("token", "棋子"),
        winning_move: both("winning move", "制胜着法"),
        value: both("number beside: nim-value", "旁边的数：SG 值"),
    }
}

/// Legend of green Hackenbush.
pub fn hackenbush() -> HackenbushLabels {
    HackenbushLabels {
        winning_cut: both("winning cut", "制胜剪法"),
        other_edge: both("any other edge", "其他边"),
        losing_edge: both("edge; no cut wins", "边（怎样剪都不能取胜）"),
    }
}

/// Digits that an automaton reads of the numbers `names`, for the line under the title of its drawing.
#[cfg(feature = "prove")]
pub fn digits(numeration: Numeration, names: &[String]) -> Text {
    let numbers = match names {
        [one] => one.clone(),
        all => format!("({})", all.join(",")),
    };
    let (en, zh) = match numeration {
        Numeration::Base(base) => (format!("in base {base}"), format!("{base} 进制")),
        Numeration::Quadratic(1) => ("in Zeckendorf's numeration".into(), "齐肯多夫记数法".into()),
        Numeration::Quadratic(_) | Numeration::Recurrence(_) => {
            let places = crate::certificate::places(numeration, if numeration.degree() > 2 { 5 } else { 3 });
            (
                format!("with places worth {}, …", places.join(", ")),
                format!("各位的权为 {}、…", places.join("、")),
            )
        }
    };
    both(
        format!("Digits of {numbers} {en}, the highest first"),
        format!("读 {numbers} 的各位数字，{zh}，高位在前"),
    )
}
