//! `bouton check`: help, and results of a check.

use rules::Text;
use rules::speech::both;
use words::{Phrase, phrase};

/// Title of the command.
pub const ABOUT: Phrase =
    phrase("Check what a game claims against exhaustive search", "用穷举检验游戏的断言");

/// Usage of the command.
pub const USAGE: Phrase =
    phrase("bouton check [OPTIONS] GAME [PARAMETER=VALUE]...", "bouton check [选项] 游戏 [参数=值]...");

/// Examples at the end of its help.
pub const EXAMPLES: Phrase = phrase(
    "Examples:
  bouton check wythoff
  bouton check my.game --upto 60
  bouton check bash m=5 --upto 200

Exit status: 0 all agrees; 1 a claim is refuted, and the smallest counterexample is shown;
2 the rules are wrong; 3 something could not be checked.",
    "示例：
  bouton check wythoff
  bouton check my.game --upto 60
  bouton check bash m=5 --upto 200

退出状态：0 全部一致；1 有断言被推翻，并给出最小反例；2 规则有误；3 有内容未能检验。",
);

/// Summary of a text without claims.
pub const NO_CLAIM: Phrase = phrase(
    "The file has no claims yet: add a line such as `P(n) iff n mod 3 = 0`, or an example.",
    "文件还没有任何断言：可加一行，如 `P(n) iff n mod 3 = 0`，或一个例子。",
);

/// Summary of a game on boards without examples.
pub const NO_EXAMPLE: Phrase = phrase(
    "The file has no examples yet: add a line such as `example 2 2 has value 0`. Claims are not part of the language of boards.",
    "文件还没有例子：可加一行，如 `example 2 2 has value 0`。棋盘的语言里没有断言。",
);

/// A small board: its sizes, who wins, and the nim-value.
pub fn tried(sizes: &[i64], outcome: &str, value: Option<u16>) -> Text {
    let sizes = sizes.iter().map(i64::to_string).collect::<Vec<_>>().join(" × ");
    match value {
        Some(value) => both(
            format!("{sizes}: {outcome}, nim-value {value}"),
            format!("{sizes}：{outcome}，SG 值 {value}"),
        ),
        None => both(format!("{sizes}: {outcome}"), format!("{sizes}：{outcome}")),
    }
}

/// Heading of small boards.
pub const TRIED: Phrase = phrase("Small boards, at the beginning of play:", "小棋盘的开局：");

/// Summary of a text whose rules are wrong.
pub fn in_the_rules(wrong: usize, refuted: usize, unknown: usize) -> Text {
    let errors = if wrong == 1 { "1 error".to_owned() } else { format!("{wrong} errors") };
    let (mut en, mut zh) = (format!("{errors} in the rules"), format!("规则有 {wrong} 处错误"));
    if refuted > 0 {
        en.push_str(&format!(", {refuted} refuted"));
        zh.push_str(&format!("，{refuted} 项被推翻"));
    }
    if unknown > 0 {
        en.push_str(&format!(", {unknown} could not be checked"));
        zh.push_str(&format!("，{unknown} 项未能检验"));
    }
    both(en + ".", zh + "。")
}

/// Summary of the statements of a text.
pub fn summary(all: usize, refuted: usize, unknown: usize) -> Text {
    let agree = all - refuted - unknown;
    match (refuted, unknown) {
        (0, 0) => both(format!("All {all} agree with the rules."), format!("{all} 项全部与规则一致。")),
        (0, _) => {
            let agrees = if agree == 1 { "agrees" } else { "agree" };
            both(
                format!("{agree} {agrees} with the rules, {unknown} could not be checked."),
                format!("{agree} 项与规则一致，{unknown} 项未能检验。"),
            )
        }
        _ => both(format!("{refuted} of {all} refuted."), format!("{all} 项中有 {refuted} 项被推翻。")),
    }
}
