//! Objections of games written in Rust.

use catalog::Unplayable;
use rules::speech::{both, number, short};
use rules::{Objection, Text};

/// Message.
pub(super) fn message(objection: &Objection) -> Text {
    match objection {
        Objection::Said(text) => text.clone(),
        Objection::Error(error) => match error.downcast_ref() {
            Some(unplayable) => catalogue(unplayable),
            None => both(error.to_string(), error.to_string()),
        },
    }
}

/// Objection of a game of the catalogue.
fn catalogue(unplayable: &Unplayable) -> Text {
    match unplayable {
        Unplayable::Parameters => both("the game needs parameters of other kinds", "该游戏需要别种参数"),
        Unplayable::Matrix => {
            both("matrix games are solved by `bouton matrix FILE`", "矩阵博弈请用 `bouton matrix 文件` 求解")
        }
        Unplayable::Sum => both(
            "write a sum with a plus between its games, as in `nim 3 4 + kayles 7`",
            "和的写法是用加号连接各个游戏，如 `nim 3 4 + kayles 7`",
        ),
        Unplayable::CoinCode { code } => coin_code(&shown(code)),
        Unplayable::NoCoin { code } => {
            let code = shown(code);
            both(format!("{code}: a move turns at least one coin"), format!("{code}：每步至少翻一枚硬币"))
        }
        Unplayable::BackwardCoins { code, least, most } => {
            let code = shown(code);
            both(format!("{code}: {least} is more than {most}"), format!("{code}：{least} 大于 {most}"))
        }
        Unplayable::NotACoin => {
            both("a coin is 1 for heads or 0 for tails", "硬币只能是 1（正面）或 0（反面）")
        }
        Unplayable::LargeVertex => both("the number of a vertex is too large", "结点的编号过大"),
        Unplayable::UnknownVertex { vertex } => {
            let vertex = number(vertex);
            both(
                format!("no edge of the graph leads from or to {vertex}: there is no such vertex"),
                format!("图中没有结点 {vertex}：没有一条边与它相连"),
            )
        }
        Unplayable::UnknownSquare { row, column } => both(
            format!("({row},{column}) is no free square of the grid; rows and columns count from 1"),
            format!("({row},{column}) 不是网格中的空格；行和列从 1 起"),
        ),
        Unplayable::HalfSquare => both(
            "a square is two numbers, its row and its column, as in `2,3` or, with a visited square, `2,3,1,3`",
            "一个格子是行与列两个数，如 `2,3`；再写一个到过的格子，如 `2,3,1,3`",
        ),
        Unplayable::WallOutside { row, column } => {
            let (row, column) = (number(row), number(column));
            both(
                format!("the wall ({row},{column}) is outside the grid; rows and columns count from 1"),
                format!("障碍 ({row},{column}) 在网格之外；行和列从 1 起"),
            )
        }
        Unplayable::LargeGrid { limit } => {
            both(format!("a grid has at most {limit} squares"), format!("网格至多有 {limit} 格"))
        }
        Unplayable::UnknownParent { last } => both(
            format!("a parent is no vertex: the vertices are 1 to {last}, and 0 is the ground"),
            format!("有的父结点不存在：结点为 1 到 {last}，0 是地面"),
        ),
        Unplayable::Circle { vertex } => both(
            format!("vertex {vertex} does not stand on the ground: its parents go round in a circle"),
            format!("结点 {vertex} 不与地面相连：沿父结点走会绕圈"),
        ),
    }
}

fn coin_code(code: &str) -> Text {
    both(
        format!(
            "{code} does not say which coins may be turned; write how many, as in 1-3, 3 or 1+, and if you like C (side by \
             side), E (equally spaced), S (symmetric), F (the first coin among them) or C(5) (all within 5 places), or a \
             name such as ruler"
        ),
        format!(
            "{code} 没有说明可以翻哪些硬币；请写枚数，如 1-3、3 或 1+，后面可加 C（相连）、E（等距）、S（对称）、\
             F（含第 1 枚）或 C(5)（都在 5 个相邻位置之内），也可写名称，如 ruler"
        ),
    )
}

/// Beginning of a code.
fn shown(code: &str) -> String {
    if code.is_empty() { "“”".into() } else { short(code) }
}
