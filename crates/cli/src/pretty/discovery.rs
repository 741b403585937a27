//! What was found of a game.

use super::proof::span;
use crate::failure::stopped;
use crate::speech::{lang, say, tell};
use crate::terminal::{DRAW, FAINT, STRONG, WON, painted};
use bouton::discover::{Discoveries, Family, Finding, Found, Goal};
use rules::{Convention, Lang};

/// All findings as text, ending its last line.
pub(crate) fn discoveries(found: &Discoveries) -> String {
    let misere = match found.convention {
        Convention::Normal => "",
        Convention::Misere => say(" (misère)", "（反常规则）"),
    };
    let mut text = format!("{}{misere}\n", painted(STRONG, &found.game));
    found.findings.iter().for_each(|finding| text.push_str(&one(finding)));
    if let Some(reason) = found.limits_hit {
        text.push_str(&format!("{}\n", painted(DRAW, stopped(reason))));
    }
    text
}

/// The most parameters that are named.
const MOST_SETTINGS: usize = 8;

/// A claim for other parameters.
fn general(family: &Family) -> String {
    let all = |settings: &[Vec<(String, u64)>]| {
        let one = |setting: &Vec<(String, u64)>| {
            setting.iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join(" ")
        };
        let shown: Vec<String> = settings.iter().take(MOST_SETTINGS).map(one).collect();
        let more = if settings.len() > MOST_SETTINGS { ", …" } else { "" };
        shown.join(say(", ", "、")) + more
    };
    let mut text = String::new();
    for line in family.items.iter().flat_map(|item| item.lines()) {
        text.push_str(&format!("  {} {line}\n", painted(DRAW, "?")));
    }
    text.push_str(&match lang() {
        Lang::En => "      A conjecture for all parameters.".to_owned(),
        Lang::Zh => "      对所有参数的猜想。".to_owned(),
    });
    if !family.proved.is_empty() {
        let proved = all(&family.proved);
        text.push_str(&match lang() {
            Lang::En => format!(" It is proved for {proved}."),
            Lang::Zh => format!("已对 {proved} 证明。"),
        });
    }
    if !family.agreeing.is_empty() {
        let agreeing = all(&family.agreeing);
        text.push_str(&match lang() {
            Lang::En => format!(" It agrees with small positions for {agreeing}."),
            Lang::Zh => format!("对 {agreeing}，与小局面一致。"),
        });
    }
    text.push('\n');
    text
}

fn one(finding: &Finding) -> String {
    let (sign, style) = match &finding.result {
        Found::Proved(_) => ("✓", WON),
        Found::Conjecture(_) | Found::Nothing => ("?", DRAW),
    };
    let mut text = String::new();
    let lines = finding.items.iter().flat_map(|item| item.lines());
    for (number, line) in lines.enumerate() {
        let sign = if number == 0 { painted(style, sign) } else { " ".into() };
        text.push_str(&format!("  {sign} {line}\n"));
    }
    match &finding.result {
        Found::Proved(proved) => {
            let (scope, falling) = (tell(&finding.scope), tell(&proved.falling));
            text.push_str(&match lang() {
                Lang::En => format!("      Proved for {scope}. Play ends, since {falling}.\n"),
                Lang::Zh => format!("      对{scope}得证。{falling}，故对局必定结束。\n"),
            });
            text.push_str(&super::proof::given(&proved.assumptions));
            let (bytes, written) =
                (proved.certificate.len(), proved.automata().map(|automata| tell(&automata.written)));
            let states = match (finding.states, lang()) {
                (Some(1), Lang::En) => ", 1 state".into(),
                (Some(states), Lang::En) => format!(", {states} states"),
                (Some(states), Lang::Zh) => format!("，{states} 个状态"),
                (None, _) => String::new(),
            };
            let line = match (written, lang()) {
                (None, _) => super::proof::figures(proved),
                (Some(written), Lang::En) => format!(
                    "Numbers in {written}{states}; the checker accepts the certificate ({bytes} bytes)."
                ),
                (Some(written), Lang::Zh) => {
                    format!("数以{written}书写{states}；检验程序接受证书（{bytes} 字节）。")
                }
            };
            text.push_str(&format!("      {}\n", painted(FAINT, &line)));
        }
        Found::Conjecture(why) => {
            let (positions, upto) = (finding.positions, finding.upto);
            text.push_str(&match lang() {
                Lang::En => format!(
                    "      A conjecture: it agrees with the rules on {positions} positions with numbers up to {upto}.\n"
                ),
                Lang::Zh => {
                    format!("      猜想：在数字不超过 {upto} 的 {positions} 个局面上与规则一致。\n")
                }
            });
            text.push_str(&format!("      {}\n", tell(why)));
        }
        Found::Nothing => {
            let what = match finding.goal {
                Goal::Outcomes => say("who wins", "胜负"),
                Goal::Values => say("the nim-values", "尼姆值"),
            };
            let sign = painted(style, sign);
            text.push_str(&match lang() {
                Lang::En => format!(
                    "  {sign} No claim about {what} was found within the limits. That does not mean that there is none.\n"
                ),
                Lang::Zh => format!("  {sign} 在限制之内没有找到关于{what}的论断。这不表示没有。\n"),
            });
        }
    }
    if !finding.also.is_empty() {
        let sizes: Vec<String> = finding.also.iter().map(usize::to_string).collect();
        let sizes = sizes.join(say(", ", "、"));
        text.push_str(&match lang() {
            Lang::En => format!("      Small positions of size {sizes} agree with it as well.\n"),
            Lang::Zh => format!("      大小为 {sizes} 的小局面也与之一致。\n"),
        });
    }
    let (tried, time) = (finding.tried, span(finding.time));
    let (positions, upto) = (finding.positions, finding.upto);
    let line = match (lang(), positions) {
        (Lang::En, 0) if tried == 0 => format!("No candidate agreed with all data. It took {time}."),
        (Lang::Zh, 0) if tried == 0 => format!("没有候选与全部数据一致。用时 {time}。"),
        (Lang::En, 0) => format!("Candidates compared with data: {tried}. It took {time}."),
        (Lang::Zh, 0) => format!("与数据比较的候选：{tried} 个。用时 {time}。"),
        (Lang::En, _) => format!(
            "Candidate {tried}; compared with {positions} positions with numbers up to {upto}. It took {time}."
        ),
        (Lang::Zh, _) => {
            format!("第 {tried} 个候选；与数字不超过 {upto} 的 {positions} 个局面比较过。用时 {time}。")
        }
    };
    text.push_str(&format!("      {}\n", painted(FAINT, &line)));
    if let Some(family) = &finding.family {
        text.push_str(&general(family));
    }
    text
}
