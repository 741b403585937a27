//! Games of turning coins, along a row and on a board.

use super::pair::shown;
use super::row::sums;
use catalog::argument::{Coins, Corners, Head, Product, Ruler, Tartan, Turning, Worth};
use rules::Text;
use rules::speech::{both, list, nim_sum, number, numbers};

/// Statements on Turning Turtles.
pub(super) fn turtles(said: &Coins) -> Text {
    match said {
        Coins::Rule => both(
            "A head in position i, counted from 1, acts as a heap of i stones of Nim: turning it alone takes the heap away, \
             turning a coin j on its left as well leaves a heap of j stones; if j was a head already, the two cancel.",
            "从左数第 i 枚正面相当于有 i 个石子的尼姆堆：只翻它等于取走整堆；同时翻左边的第 j 枚，等于把它变成 j 个石子的堆；若第 j 枚本来是正面，两堆正好抵消。",
        ),
        Coins::Heads(rows) => {
            let Text { en, zh } = sums(rows);
            both(format!("The heads: {en}."), format!("正面的位置：{zh}。"))
        }
        Coins::Move { first, second: None, value } => {
            let value = number(value);
            both(
                format!("It turns coin {first}: the positions of the heads then have the nim-sum {value}."),
                format!("翻第 {first} 枚，正面位置的异或和变为 {value}。"),
            )
        }
        Coins::Move { first, second: Some(second), value } => {
            let value = number(value);
            both(
                format!(
                    "It turns coins {second} and {first}: the positions of the heads then have the nim-sum {value}."
                ),
                format!("翻第 {second} 枚和第 {first} 枚，正面位置的异或和变为 {value}。"),
            )
        }
    }
}

/// Statements on Ruler.
pub(super) fn ruler(said: &Ruler) -> Text {
    match said {
        Ruler::Rule => both(
            "A head in position n, counted from 1, acts as a heap of as many stones as the largest power of two that divides n.",
            "从左数第 n 枚正面相当于一个尼姆堆，石子数为整除 n 的最大的 2 的幂。",
        ),
        Ruler::Heads(rows) => {
            let Text { en, zh } = sums(rows);
            both(format!("The heads: {en}."), format!("各枚正面：{zh}。"))
        }
        Ruler::Move { first, last: None, value } => {
            let value = number(value);
            both(
                format!("It turns coin {first}: the heads then have the nim-sum {value}."),
                format!("翻第 {first} 枚，各枚正面的异或和变为 {value}。"),
            )
        }
        Ruler::Move { first, last: Some(last), value } => {
            let value = number(value);
            both(
                format!("It turns coins {first} to {last}: the heads then have the nim-sum {value}."),
                format!("翻第 {first} 至第 {last} 枚，各枚正面的异或和变为 {value}。"),
            )
        }
    }
}

/// Statements on coin-turning games.
pub(super) fn turning(said: &Turning) -> Text {
    match said {
        Turning::Rule(of) => worth(*of),
        Turning::Heads(heads) => {
            let shown = heads.iter().map(|(place, value)| format!("({}): {}", number(place), number(value)));
            listed(shown.collect())
        }
        Turning::Alone { place } => {
            let place = number(place);
            both(format!("It turns coin {place} alone."), format!("只翻第 {place} 枚。"))
        }
        Turning::With { place, others, values, value } => {
            let (place, shown) = (number(place), numbers(others));
            let sum = match values.as_slice() {
                [_] => number(value),
                values => nim_sum(values, value),
            };
            both(
                format!("It turns coin {place} and with it {}: worth {sum}.", list(&shown, ", ", ", ")),
                format!("翻第 {place} 枚，同时翻 {}：值为 {sum}。", list(&shown, "、", "、")),
            )
        }
    }
}

/// The heads of a board with their values.
fn listed(heads: Vec<String>) -> Text {
    both(
        format!("The heads: {}.", list(&heads, "; ", "; ")),
        format!("各枚正面：{}。", list(&heads, "；", "；")),
    )
}

/// The value of a head at place n.
fn worth(worth: Worth) -> Text {
    match worth {
        Worth::Place => both(
            "A head at place n acts as a heap of n stones of Nim.",
            "第 n 枚正面相当于有 n 个石子的尼姆堆。",
        ),
        Worth::PlaceBefore => both(
            "A head at place n acts as a heap of n - 1 stones of Nim.",
            "第 n 枚正面相当于有 n - 1 个石子的尼姆堆。",
        ),
        Worth::Odious => both(
            "A head at place n is worth the n-th odious number; those have an odd number of ones in binary.",
            "第 n 枚正面的值是第 n 个可憎数，即二进制中有奇数个 1 的数。",
        ),
        Worth::OdiousLater => both(
            "Heads at places 1 and 2 are worth nothing; one at place n + 2 is worth the n-th odious number, and those have an odd \
             number of ones in binary.",
            "前两枚正面的值为 0；第 n + 2 枚正面的值是第 n 个可憎数，即二进制中有奇数个 1 的数。",
        ),
        Worth::PowerOfTwo => both(
            "A head at place n is worth the largest power of two that divides n.",
            "第 n 枚正面的值是整除 n 的最大的 2 的幂。",
        ),
        Worth::TwoToThePlace => both("A head at place n is worth 2^(n-1).", "第 n 枚正面的值是 2^(n-1)。"),
    }
}

/// Statements on Turning Corners.
pub(super) fn corners(said: &Corners) -> Text {
    match said {
        Corners::Rule => both(
            "A head at (x,y) acts as a heap of x ⊗ y stones, the nim-product: the least number that is no \
             i ⊗ y ⊕ x ⊗ j ⊕ i ⊗ j with i < x and j < y, and these are the moves.",
            "位于 (x,y) 的正面相当于有 x ⊗ y 个石子的尼姆堆。x ⊗ y 是尼姆积，即不能写成 \
             i ⊗ y ⊕ x ⊗ j ⊕ i ⊗ j（i < x，j < y）的最小数，而这些正是各步走法的值。",
        ),
        Corners::Heads(heads) => {
            let shown = heads.iter().map(|Product { at: (x, y), value }| {
                format!("{} ⊗ {} = {}", number(x), number(y), number(value))
            });
            listed(shown.collect())
        }
        Corners::Move { from, to, values, sum } => {
            let (from, to, sum) = (shown(from), shown(to), nim_sum(values, sum));
            both(
                format!(
                    "It turns the corners of the rectangle from {to} to {from}: the other three are worth {sum}."
                ),
                format!("翻从 {to} 到 {from} 的矩形的四角，其余三角的值为 {sum}。"),
            )
        }
    }
}

/// Statements on products of games.
pub(super) fn tartan(said: &Tartan) -> Text {
    match said {
        Tartan::Rule => both(
            "A head at (x,y) acts as a heap of g ⊗ h stones, the nim-product of the nim-values of a head at x in the game \
             for rows and a head at y in the game for columns: that is the Tartan theorem.",
            "位于 (x,y) 的正面相当于有 g ⊗ h 个石子的尼姆堆，即行上游戏中第 x 枚正面的 SG 值与列上游戏中第 y 枚正面的 SG 值的尼姆积。\
             这就是 Tartan 定理。",
        ),
        Tartan::Heads(heads) => {
            let each = heads.iter().map(|Head { at, factors: (g, h), value }| {
                format!("{}: {} ⊗ {} = {}", shown(at), number(g), number(h), number(value))
            });
            listed(each.collect())
        }
        Tartan::Move { head, columns, rows, value } => {
            let (columns, rows) = (numbers(columns), numbers(rows));
            let (value, head) = (number(value), shown(head));
            both(
                format!(
                    "It turns the coins where columns {} meet rows {}: those besides {head} are worth {value}.",
                    list(&columns, ", ", ", "),
                    list(&rows, ", ", ", "),
                ),
                format!(
                    "翻第 {} 列与第 {} 行相交处的硬币，除 {head} 外其余的值为 {value}。",
                    list(&columns, "、", "、"),
                    list(&rows, "、", "、"),
                ),
            )
        }
    }
}
