//! `bouton discover`: help, and discoveries about a game.

use crate::evidence::COMMA;
use answer::discover::{Extent, Family, Finding, Goal};
use answer::proof::Proved;
use guess::Guess;
use guess::read::Data;
use rules::speech::both;
use rules::{Lang, Text};
use words::{Phrase, phrase};
use words::{Say, discovery, proof};

/// Title of the command.
pub const ABOUT: Phrase =
    phrase("Find claims that the rules imply, and prove them", "从规则中找出规律并加以证明");

/// Usage of the command.
pub const USAGE: Phrase =
    phrase("bouton discover [OPTIONS] GAME [PARAMETER=VALUE]...", "bouton discover [选项] 游戏 [参数=值]...");

/// Help of `--out`.
pub const OUT: Phrase = phrase(
    "Draw the automaton of what was found and proved: a .svg or .png file, .tex for TikZ, or .dot for Graphviz",
    "把已得证结果的自动机画成 .svg 或 .png 文件，或写成 TikZ 的 .tex、Graphviz 的 .dot",
);

/// Examples at the end of its help.
pub const EXAMPLES: Phrase = phrase("Examples:
  bouton discover wythoff
  bouton discover bash m=5 --misere
  bouton discover nim --size 3             who wins three heaps
  bouton discover lasker --values
  bouton discover my.game
  bouton discover wythoff --out wythoff.svg
  bouton discover wythoff --out wythoff.png
  bouton discover wythoff --emit python    the program on stdout, all else on stderr
  bouton discover heap.game --emit cpp --format \"T; n a1..an -> Yes/No\" --upto 10000

A format has parts separated by `;`: T (the number of cases first), until 0 0 (or up to such a line; else to the end of the input),
n (numbers of the position, or parameters by their names), n a1..an (several heaps), n (a b).. (several components); after -> what is
printed: two words for won and lost, value, count, move or moves. Where no formula is known the program computes all positions with
numbers up to --upto by the rules; without --upto, or where --upto is out of reach, it goes by a pattern in the small positions, if there
is one: a conjecture, as the program says.

The claims of the file are not looked at. What is printed can be put into the file as it stands. Exit status 0 if what
was asked for is proved, with a certificate that the checker has accepted; 3 if there is only a conjecture, a whole program
goes by one, or nothing was found. Without --values who wins is asked for, and of games on one heap nim-values are looked for as well: if these stay open
the status is 0 all the same. Where a move splits a heap nim-values alone are asked for, with or without --values. It takes a
minute at most, unless --time says how long.", "示例：
  bouton discover wythoff
  bouton discover bash m=5 --misere
  bouton discover nim --size 3             三堆时谁胜
  bouton discover lasker --values
  bouton discover my.game
  bouton discover wythoff --out wythoff.svg
  bouton discover wythoff --out wythoff.png
  bouton discover wythoff --emit python    程序写到标准输出，其余写到标准错误
  bouton discover heap.game --emit cpp --format \"T; n a1..an -> Yes/No\" --upto 10000

格式以 `;` 分为几部分：T（先读组数），until 0 0（或读到这样一行；否则读到输入结束），n（局面的数，或按名字的参数），n a1..an（多堆），
n (a b)..（多个分量）；-> 之后为输出：胜与负的两个词、value、count、move 或 moves。没有公式时，程序按规则打表到 --upto；
不写 --upto，或 --upto 大到无法打表时，若小局面有规律，程序按规律计算，并注明这是猜想。

不看文件中已有的断言。输出的断言可原样写入文件。若所问已得证且证书为检验程序接受，退出状态为 0；
若只有猜想、整个程序依据猜想，或一无所获，退出状态为 3。不写 --values 时问的是谁胜；局面为一个数的游戏会顺带寻找 SG 值，SG 值未能得证时退出状态仍为 0。
若着法会把一堆拆开，则无论是否写 --values，问的都是 SG 值。最多用时一分钟，除非用 --time 另行指定。");

/// Search without a solved position.
pub const NOTHING_SOLVED: Phrase = phrase(
    "No position was solved: there are too many, or the limits are too tight.",
    "未求解任何局面：局面过多，或限制过严。",
);

/// Limit on the parameters named.
const MOST_SETTINGS: usize = 8;

/// Values of parameters.
type Setting = Vec<(String, u64)>;

/// A claim for other parameters: those for which it is proved, and those for which it was compared.
pub fn general(family: &Family) -> Text {
    let mut text = both("A conjecture for all parameters.", "对所有参数的猜想。");
    if !family.proved.is_empty() {
        let Text { en, zh } = settings(&family.proved);
        text.en.push_str(&format!(" It is proved for {en}."));
        text.zh.push_str(&format!("已对 {zh} 证明。"));
    }
    for (extent, all) in compared(family) {
        let Extent { positions, upto } = extent;
        let Text { en, zh } = settings(&all);
        text.en.push_str(&format!(
            " It agrees with the rules on {positions} positions with numbers up to {upto} for each of {en}."
        ));
        text.zh.push_str(&format!("对 {zh}，各在数字不超过 {upto} 的 {positions} 个局面上与规则一致。"));
    }
    text
}

/// Parameters for which a claim is not proved, by the extent of its comparison.
fn compared(family: &Family) -> Vec<(Extent, Vec<Setting>)> {
    let mut all: Vec<(Extent, Vec<Setting>)> = vec![];
    for (setting, extent) in &family.agreeing {
        match all.iter_mut().find(|(known, _)| known == extent) {
            Some((_, settings)) => settings.push(setting.clone()),
            None => all.push((*extent, vec![setting.clone()])),
        }
    }
    all
}

/// Values of parameters, several times.
fn settings(all: &[Setting]) -> Text {
    let one = |setting: &Setting| {
        setting.iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join(" ")
    };
    let shown: Vec<String> = all.iter().take(MOST_SETTINGS).map(one).collect();
    let more = if all.len() > MOST_SETTINGS { ", …" } else { "" };
    let joined = |lang| shown.join(COMMA.get(lang)) + more;
    both(joined(Lang::En), joined(Lang::Zh))
}

/// The search, and its time.
pub fn search(finding: &Finding, time: &str) -> Text {
    let Text { en, zh } = looked(finding);
    both(format!("{en} It took {time}."), format!("{zh}用时 {time}。"))
}

/// The positions and the candidates of a search.
fn looked(finding: &Finding) -> Text {
    let tried = finding.tried;
    if let Some(Text { en, zh }) = discovery::evidence(finding) {
        return both(
            format!("Candidate {tried}; compared with {en}."),
            format!("第 {tried} 个候选；与{zh}比较过。"),
        );
    }
    let (Some(Text { en, zh }), Some(extent)) = (discovery::looked(finding), finding.data) else {
        return NOTHING_SOLVED.text();
    };
    match tried {
        // Without positions every candidate would agree.
        _ if extent.positions == 0 => both(format!("Looked at {en}."), format!("查看了{zh}。")),
        0 => both(
            format!("Looked at {en}; no candidate agreed with them."),
            format!("查看了{zh}；没有候选与之一致。"),
        ),
        _ => both(
            format!("Looked at {en}; candidates tried: {tried}."),
            format!("查看了{zh}；试过的候选：{tried} 个。"),
        ),
    }
}

/// The certificate of a proof by automata, with the number of states of the claim's automaton.
pub fn certificate(proved: &Proved, states: Option<usize>) -> Text {
    let Some(automata) = proved.automata() else { return crate::prove::figures(proved) };
    let bytes = proved.certificate.len();
    let (states, states_zh) = match states {
        Some(1) => (", 1 state".into(), "，1 个状态".into()),
        Some(states) => (format!(", {states} states"), format!("，{states} 个状态")),
        None => Default::default(),
    };
    let Text { en, zh } = proof::written(automata);
    both(
        format!("Numbers in {en}{states}; the checker accepts the certificate ({bytes} bytes)."),
        format!("数用{zh}表示{states_zh}；证书已通过检验（{bytes} 字节）。"),
    )
}

/// A search without a finding.
pub fn nothing(goal: Goal) -> Text {
    let (what, what_zh) = match goal {
        Goal::Outcomes => ("who wins", "胜负"),
        Goal::Values => ("the nim-values", " SG 值"),
    };
    both(
        format!("No claim about {what} was found within the limits. One may still exist."),
        format!("在限制之内没有找到关于{what_zh}的断言，但并不说明不存在。"),
    )
}

/// The evidence for a pattern in small positions.
pub fn fitted(guess: &Guess) -> Text {
    let Text { en, zh } = words::guess::evidence(guess);
    both(format!("A conjecture, not proved: {en}."), format!("猜想，未证明：{zh}。"))
}

/// The small positions in which a pattern was found.
pub fn fitted_to(data: &Data) -> Text {
    let Text { en, zh } = words::guess::of_positions(data);
    both(format!("Looked at {en}."), format!("查看了 {zh}。"))
}
