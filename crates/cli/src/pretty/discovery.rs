//! Discoveries about a game.

use super::proof::span;
use crate::failure::stopped;
use crate::speech::{lang, say, tell};
use crate::terminal::{DRAW, FAINT, STRONG, WON, painted};
use bouton::discover::{Discoveries, Extent, Family, Finding, Found, Goal};
use rules::{Convention, Lang};
use words::Say;

/// All discoveries as text, ending its last line.
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

/// Limit on the parameters named.
const MOST_SETTINGS: usize = 8;

/// Values of parameters.
type Setting = Vec<(String, u64)>;

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

/// A claim for other parameters.
fn general(family: &Family) -> String {
    let all = |settings: &[Setting]| {
        let one = |setting: &Setting| {
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
    for (extent, settings) in compared(family) {
        let (settings, Extent { positions, upto }) = (all(&settings), extent);
        text.push_str(&match lang() {
            Lang::En => format!(
                " It agrees with the rules on {positions} positions with numbers up to {upto} for each of {settings}."
            ),
            Lang::Zh => format!("对 {settings}，各在数字不超过 {upto} 的 {positions} 个局面上与规则一致。"),
        });
    }
    text.push('\n');
    text
}

/// Description of the search.
fn looked(finding: &Finding) -> String {
    let tried = finding.tried;
    if let Some(evidence) = words::discovery::evidence(finding) {
        let evidence = tell(&evidence);
        return match lang() {
            Lang::En => format!("Candidate {tried}; compared with {evidence}."),
            Lang::Zh => format!("第 {tried} 个候选；与{evidence}比较过。"),
        };
    }
    let (Some(data), Some(extent)) = (words::discovery::looked(finding), finding.data) else {
        let none = say(
            "No position was solved: there are too many, or the limits are too tight.",
            "未求解任何局面：局面过多，或限制过严。",
        );
        return none.to_owned();
    };
    let data = tell(&data);
    match (lang(), tried) {
        // Without positions every candidate would agree.
        (Lang::En, _) if extent.positions == 0 => format!("Looked at {data}."),
        (Lang::Zh, _) if extent.positions == 0 => format!("查看了{data}。"),
        (Lang::En, 0) => format!("Looked at {data}; no candidate agreed with them."),
        (Lang::En, _) => format!("Looked at {data}; candidates tried: {tried}."),
        (Lang::Zh, 0) => format!("查看了{data}；没有候选与之一致。"),
        (Lang::Zh, _) => format!("查看了{data}；试过的候选：{tried} 个。"),
    }
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
            let (scope, falling) = (finding.scope.text(), words::proof::falling(proved));
            let (scope, falling) = (tell(&scope), tell(&falling));
            text.push_str(&match lang() {
                Lang::En => format!("      Proved for {scope}. Play ends, since {falling}.\n"),
                Lang::Zh => format!("      对{scope}得证。{falling}，故对局必定结束。\n"),
            });
            text.push_str(&super::proof::given(&proved.assumptions));
            let (bytes, written) = (
                proved.certificate.len(),
                proved.automata().map(|automata| tell(&words::proof::written(automata)).to_owned()),
            );
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
            text.push_str(&format!("      {}\n", tell(&words::discovery::agreement(finding))));
            text.push_str(&format!("      {}\n", tell(&words::proof::open(why).unwrap_or_default())));
        }
        Found::Nothing => {
            let what = match finding.goal {
                Goal::Outcomes => say("who wins", "胜负"),
                Goal::Values => say("the nim-values", " SG 值"),
            };
            let sign = painted(style, sign);
            text.push_str(&match lang() {
                Lang::En => format!(
                    "  {sign} No claim about {what} was found within the limits. That does not mean that there is none.\n"
                ),
                Lang::Zh => format!("  {sign} 在限制之内没有找到关于{what}的断言。这不表示没有。\n"),
            });
        }
    }
    if let Some(elsewhere) = words::discovery::elsewhere(finding) {
        text.push_str(&format!("      {}\n", tell(&elsewhere)));
    }
    let (line, time) = (looked(finding), span(finding.time));
    let line = match lang() {
        Lang::En => format!("{line} It took {time}."),
        Lang::Zh => format!("{line}用时 {time}。"),
    };
    text.push_str(&format!("      {}\n", painted(FAINT, &line)));
    if let Some(family) = &finding.family {
        text.push_str(&general(family));
    }
    text
}
