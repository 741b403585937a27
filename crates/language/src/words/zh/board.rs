//! Mistakes in games on boards, and advice on them, in Chinese.

use super::phrases::did_you_mean;
use crate::problem::Board;
use crate::words::quote::code;

pub(super) fn message(problem: &Board) -> String {
    match problem {
        Board::NoBoard => "没有说明游戏在什么棋盘上进行".into(),
        Board::NoLetters => "没有说明格子上有哪些字母".into(),
        Board::UnknownStructure { name, .. } => format!("没有棋盘 {}", code(name)),
        Board::Sizes { name, expected, given } => {
            format!("`{name}` 需要 {expected} 个大小，给出了 {given} 个")
        }
        Board::EdgesOfEdges => "边的边不是棋盘".into(),
        Board::LongSymbol { given } => format!("{} 不是单个字符", code(given)),
        Board::RepeatedSymbol { symbol } => format!("{} 代表了两个字母", code(&symbol.to_string())),
        Board::TooManyLetters { limit } => format!("字母超过 {limit} 个"),
        Board::UnknownLetter { name, .. } => format!("没有字母 {}", code(name)),
        Board::UnknownCell { name, .. } => format!("这里没有格子 {}", code(name)),
        Board::NoLetterLeft => "这个格子没有可用的字母".into(),
        Board::Unbound { name } => format!("规则没有说明 {} 在走之前是什么", code(name)),
        Board::ManyCells { limit } => format!("命名的格子超过 {limit} 个"),
        Board::GroupsOutside => "每个连通块与什么相邻，只能写在局面的限制里".into(),
        Board::LettersInFilter => "量词按位置而不是按字母选择格子".into(),
        Board::LawWithoutGroups => "局面的限制只能关于连通块".into(),
        Board::FallsAgain { letter } => {
            format!("连通块变成 {}，而含有它的连通块也会变", code(letter))
        }
        Board::TwoFlips => "一条规则里互换的字母前后不同".into(),
        Board::FlipOfOne => "字母与自身互换".into(),
        Board::NoLines => "这种棋盘没有直线".into(),
        Board::NoCoordinates { name } => {
            let word = if *name == "row" { "行" } else { "列" };
            format!("这种棋盘的格子没有{word}号")
        }
        Board::Idle => "这一步什么也没有改变".into(),
        Board::NeverApplies => "这条规则在此棋盘上无处可用".into(),
        Board::MayBeEndless => "不能确定游戏会结束".into(),
        Board::SizeOutOfBounds { name, given, least, most } => {
            format!("{} = {given} 不在 {least} 到 {most} 之间", code(name))
        }
        Board::TooLarge { limit } => format!("棋盘超过 {limit} 个格子"),
        Board::TooManyMoves { limit } => format!("棋盘上可走的位置超过 {limit} 处"),
        Board::NoSize { name } => format!("参数 {} 没有值", code(name)),
        Board::Ragged { row, expected, given } => {
            format!("第 {row} 行有 {given} 格，而上面各行有 {expected} 格")
        }
        Board::Symbol { given, .. } => format!("{} 不是这个游戏的字母", code(&given.to_string())),
        Board::Shape { rows, columns, expected_rows, expected_columns } => {
            format!("图为 {rows} × {columns} 格，而棋盘为 {expected_rows} × {expected_columns} 格")
        }
        Board::CountOfCells { given, expected } => format!("给出了 {given} 个字母，而棋盘有 {expected} 格"),
        Board::NeedsPicture => "没有给出棋盘的大小".into(),
        Board::NeedsGraph => "游戏在图上进行，而没有给出图".into(),
        Board::NoGraph => "这个游戏不在文件给出的图上进行".into(),
        Board::Loop { vertex } => format!("有一条边连接 {} 与它自身", code(vertex)),
        Board::Unlawful => "局面违反了游戏的限制".into(),
        Board::SizeCount { expected, given } => format!("参数有 {expected} 个，给出了 {given} 个大小"),
        Board::NoParameter { name } => format!("这个游戏没有参数 {}", code(name)),
    }
}

pub(super) fn help(problem: &Board) -> String {
    match problem {
        Board::NoBoard => "加上一行，如 `on grid(rows, columns)`".into(),
        Board::NoLetters => "加上一行，如 `cells free \".\", taken \"#\"`".into(),
        Board::UnknownStructure { suggestion, .. } => did_you_mean(
            suggestion,
            "棋盘有 `path`、`cycle`、`grid`、`torus`、`cylinder`、`king-grid`、`hex`、`tree`、`graph`",
        ),
        Board::UnknownLetter { suggestion, .. } => did_you_mean(suggestion, "字母由 `cells` 声明"),
        Board::UnknownCell { suggestion, .. } => {
            did_you_mean(suggestion, "格子在 `->` 左边或 `every`、`some`、`no` 之后命名")
        }
        Board::Unbound { name } => format!("在 `->` 左边加上 {}", code(&format!("{name} is …"))),
        Board::GroupsOutside => {
            "局面的限制写作 `position where every group of black touches free`；规则里可以写 `at most 1 group of black touches u`"
                .into()
        }
        Board::LawWithoutGroups => "局面的限制写作 `position where every group of black touches free`".into(),
        Board::FallsAgain { .. } => "请改成任何 `then` 的连通块都不含的字母".into(),
        Board::TwoFlips => "请分成两条规则".into(),
        Board::MayBeEndless => "每一步应使某个字母变成不再变回的字母，或使棋子只朝一个方向走".into(),
        Board::Idle => "每一步都要改变某个字母".into(),
        Board::NoSize { name } => format!("请给出，如 {}", code(&format!("{name}=5"))),
        Board::Symbol { known, .. } => {
            let known: Vec<String> = known.iter().map(|known| code(&known.to_string())).collect();
            format!("字母有 {}", known.join("、"))
        }
        Board::NeedsPicture => "请给出大小，或一幅图，如 `..#/.#.`".into(),
        Board::NeedsGraph => "请用 `--graph 文件` 给出".into(),
        Board::Loop { .. } => "请去掉这条边：格子不与自身相邻".into(),
        _ => String::new(),
    }
}
