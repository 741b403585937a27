//! Mistakes in formats of contests.

use crate::{both, short};
use ::emit::Flaw;
use rules::Text;

/// A format without a language for the program.
pub fn without_language() -> Text {
    both("a format is for programs, and no language is given", "格式用于程序，而没有给出语言")
}

/// Advice on it.
pub fn with_language() -> Text {
    both("add `--emit cpp`, or another language", "请加上 `--emit cpp` 或其他语言")
}

/// The mistake in a sentence.
pub fn mistake(flaw: &Flaw) -> Text {
    match flaw {
        Flaw::Nothing => both("the format reads no numbers", "格式没有读入任何数"),
        Flaw::Sign(sign) => {
            both(format!("`{sign}` has no meaning in a format"), format!("`{sign}` 在格式中没有意义"))
        }
        Flaw::Group => both("a group of numbers is written `(a b)..`", "一组数须写成 `(a b)..`"),
        Flaw::List(list) => {
            let list = short(list);
            both(format!("`{list}` is no list of numbers"), format!("`{list}` 不是数的列表"))
        }
        Flaw::Count(count) if count == "(" => {
            both("no number before the list says how long it is", "列表之前没有表示其长度的数")
        }
        Flaw::Count(count) => {
            let count = short(count);
            both(
                format!("`{count}`, the length of the list, is not read before it"),
                format!("列表的长度 `{count}` 没有在它之前读入"),
            )
        }
        Flaw::Repeated(name) => {
            let name = short(name);
            both(format!("`{name}` is read twice"), format!("`{name}` 读入了两次"))
        }
        Flaw::Cases => both(
            "`T` comes first and stands alone, as in `T; n`, and the cases end in one way only",
            "`T` 须单独写在最前，如 `T; n`，且数据组只能有一种结束方式",
        ),
        Flaw::Sentinel => both(
            "`until` takes the numbers with which the last line begins, no more than every case begins with",
            "`until` 之后写结束行开头的数，不能多于每组数据开头的数",
        ),
        Flaw::Many(most) => both(
            format!("a case has at most {most} numbers beside lists"),
            format!("列表之外每组数据至多 {most} 个数"),
        ),
        Flaw::Answer(answer) => {
            let answer = short(answer);
            both(format!("`{answer}` is no answer"), format!("`{answer}` 不是一种输出"))
        }
        Flaw::Mixed => both(
            "a position is read as one list, or as numbers, and not as both",
            "局面读作一个列表，或若干个数，不能两者都有",
        ),
        Flaw::Left => both(
            "this belongs to no game of the sum: each has its list, or the numbers of one position",
            "这不属于和中的任何游戏：每个游戏各有一个列表，或一个局面的各数",
        ),
        Flaw::Missing(game) => both(
            format!(
                "nothing is read for `{game}`: each game of the sum has its list, or the numbers of one position"
            ),
            format!("没有为 `{game}` 读入任何数：和中的每个游戏各有一个列表，或一个局面的各数"),
        ),
        Flaw::Arity { given, arity } => both(
            format!("the numbers of a position are {given} here, and {arity} in the game"),
            format!("这里读入一个局面的 {given} 个数，而游戏的局面有 {arity} 个数"),
        ),
        Flaw::Parameter(name) => {
            let name = short(name);
            both(format!("the parameter `{name}` is not a number"), format!("参数 `{name}` 不是数"))
        }
        Flaw::Open(name) => {
            let name = short(name);
            both(
                format!(
                    "the parameter `{name}` cannot be read: positions are rows, or moves are made in several components"
                ),
                format!("参数 `{name}` 不能读入：局面是行，或一步可走多个分量"),
            )
        }
    }
}

/// Advice on a mistake.
pub fn advice(flaw: &Flaw) -> Text {
    match flaw {
        Flaw::Answer(_) => both(
            "after `->`: two words for won and lost, as in `Yes/No`, or `value`, `count`, `move` or `moves`",
            "`->` 之后：胜与负的两个词，如 `Yes/No`，或 `value`、`count`、`move`、`moves`",
        ),
        Flaw::Parameter(_) | Flaw::Open(_) => both(
            "give it with the game, as in `bash m=3`, and leave it out of the format",
            "请随游戏给出，如 `bash m=3`，并从格式中去掉",
        ),
        Flaw::Arity { arity: 1, .. } => {
            both("several heaps are a list: `n a1..an`", "多堆写作列表：`n a1..an`")
        }
        Flaw::Arity { .. } => both(
            "several components are a list of groups: `n (a b)..`",
            "多个分量写作成组的列表：`n (a b)..`",
        ),
        Flaw::Left | Flaw::Missing(_) => both(
            "the games take them in order: `n a1..an; m b1..bm`, or `a1..a2 b` for two heaps of the first",
            "各游戏依次读取：`n a1..an; m b1..bm`，或 `a1..a2 b`（第一个游戏两堆）",
        ),
        _ => both(
            "for instance `T; n a1..an -> Yes/No`, `a b; until 0 0` or `T; n m`",
            "例如 `T; n a1..an -> Yes/No`、`a b; until 0 0` 或 `T; n m`",
        ),
    }
}
