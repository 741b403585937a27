//! Faults as sentences.

use super::bound::DIGITS;
use super::complaint::{Complaint, Fault, Spot, Words};
use question::problem::refusal::{self, stop_reason};
use rules::speech::{both, short};
use rules::{Lang, Text};

impl Complaint {
    /// A stable name for the kind of mistake, in kebab case.
    pub fn code(&self) -> &'static str {
        match self.fault() {
            Fault::UnknownProblem { .. } => "unknown-problem",
            Fault::NotANatural { .. } => "not-a-natural",
            Fault::OutOfRange { .. } => "out-of-range",
            Fault::TooLarge { .. } | Fault::TooLong { .. } => "too-large",
            Fault::Repeated { .. } => "repeated",
            Fault::Ended { .. } => "input-ends",
            Fault::Extra { .. } => "input-goes-on",
            Fault::Refused(refusal) => refusal::code(refusal),
            Fault::Beyond => "beyond-the-theorem",
            Fault::Stopped(_) => "stopped",
            Fault::Unreadable(_) => "unreadable-input",
            Fault::Unwritable(_) => "output",
        }
    }

    /// The fault and its place, in a sentence without a full stop.
    pub fn message(&self, lang: Lang) -> String {
        let said = message(self.fault());
        let said = said.get(lang);
        match (self.spot(), lang) {
            (None, _) => said.into(),
            (Some(Spot { line, column, .. }), Lang::En) => format!("line {line}, column {column}: {said}"),
            (Some(Spot { line, column, .. }), Lang::Zh) => format!("第 {line} 行第 {column} 列：{said}"),
        }
    }

    /// Advice on mending it.
    pub fn help(&self, lang: Lang) -> Option<String> {
        help(self.fault()).map(|help| help.get(lang).to_owned())
    }
}

/// In English, for programs.
impl std::fmt::Display for Complaint {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str(&self.message(Lang::En))
    }
}

impl std::error::Error for Complaint {}

/// Message: a sentence without a full stop.
fn message(fault: &Fault) -> Text {
    match fault {
        Fault::UnknownProblem { id, .. } => {
            let id = short(id);
            both(format!("there is no contest problem `{id}`"), format!("没有竞赛题 `{id}`"))
        }
        Fault::NotANatural { wanted, found } => expected(wanted.en, wanted.zh, found),
        Fault::OutOfRange { wanted, found, least, most: Some(most) } => expected(
            &format!("{} from {least} to {most}", wanted.en),
            &format!("{}（{least} 到 {most}）", wanted.zh),
            found,
        ),
        Fault::OutOfRange { wanted, found, least, most: None } => expected(
            &format!("{} of at least {least}", wanted.en),
            &format!("{}（不小于 {least}）", wanted.zh),
            found,
        ),
        Fault::TooLarge { wanted, found, answered, limit } => too_large(*wanted, found, *answered, *limit),
        Fault::TooLong { wanted } => both(
            format!("{} has more than {DIGITS} digits", wanted.en),
            format!("{}超过 {DIGITS} 位", wanted.zh),
        ),
        Fault::Repeated { wanted, found, .. } => expected(
            &format!("{} that has not been given before", wanted.en),
            &format!("{}（不得重复）", wanted.zh),
            found,
        ),
        Fault::Ended { wanted } => both(
            format!("the input ends where {} is expected", wanted.en),
            format!("输入到此结束，但这里应为{}", wanted.zh),
        ),
        Fault::Extra { found } => expected("the end of the input", "输入的结尾", found),
        Fault::Refused(why) => refusal::refusal(why),
        Fault::Beyond => both(
            "the numbers of this case are beyond what the theorem works out",
            "这组数据的数字超出该定理所能计算的范围",
        ),
        Fault::Stopped(reason) => stop_reason(*reason),
        Fault::Unreadable(error) => {
            both(format!("the input cannot be read: {error}"), format!("无法读取输入：{error}"))
        }
        Fault::Unwritable(error) => {
            both(format!("the answer cannot be written: {error}"), format!("无法输出答案：{error}"))
        }
    }
}

/// Remedy.
fn help(fault: &Fault) -> Option<Text> {
    Some(match fault {
        Fault::UnknownProblem { suggestion: Some(near), .. } => {
            both(format!("did you mean `{near}`?"), format!("您是指 `{near}` 吗？"))
        }
        Fault::UnknownProblem { .. } => {
            both("`bouton judge --list` names the problems", "`bouton judge --list` 列出全部题目")
        }
        Fault::NotANatural { .. } => both(
            "numbers are natural, in decimal digits, with blanks between them",
            "数字均为自然数，用十进制书写，以空白分隔",
        ),
        Fault::TooLarge { .. } | Fault::TooLong { .. } => both(
            "`bouton judge --list --json` has the limits of every problem, and what is answered beyond them",
            "`bouton judge --list --json` 列出每道题的数据范围，以及超出范围时可以解答到多大",
        ),
        _ => return None,
    })
}

fn expected(en: &str, zh: &str, found: &str) -> Text {
    let found = short(found);
    both(format!("expected {en}, found `{found}`"), format!("这里应为{zh}，却是 `{found}`"))
}

fn too_large(wanted: Words, found: &str, answered: u64, limit: Option<u64>) -> Text {
    let found = short(found);
    let (allowed, range) = match limit {
        Some(limit) => (format!("the problem allows {limit}"), format!("原题至多 {limit}")),
        None => ("the problem names no limit".into(), "原题未给出范围".into()),
    };
    both(
        format!("{} is `{found}`: {allowed}, and at most {answered} are answered", wanted.en),
        format!("{}为 `{found}`：{range}，这里至多解答到 {answered}", wanted.zh),
    )
}
