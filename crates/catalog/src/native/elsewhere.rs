//! Entries of the catalogue that are used in another way.

use rules::Text;
use rules::speech::both;

/// Message that a matrix is not a position.
pub(super) fn matrix() -> Text {
    both("matrix games are solved by `bouton matrix FILE`", "矩阵博弈请用 `bouton matrix 文件` 求解")
}

/// Message that a sum is written with the names of its games.
pub(super) fn sum() -> Text {
    both(
        "write a sum with a plus between its games, as in `nim 3 4 + kayles 7`",
        "和的写法是用加号连接各个游戏，如 `nim 3 4 + kayles 7`",
    )
}
