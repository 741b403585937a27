//! Mistakes in the command line itself, in the current language.

use crate::args::minus::restore;
use crate::complaint::Complaint;
use crate::speech::{lang, say};
use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use rules::Lang;

/// Converts an error of the command line's parser.
pub(crate) fn complaint(error: &Error) -> Complaint {
    let argument = || text(error, ContextKind::InvalidArg);
    let value = || text(error, ContextKind::InvalidValue);
    let (code, message) = match error.kind() {
        ErrorKind::UnknownArgument => ("unknown-option", unknown(&argument(), "option", "选项")),
        ErrorKind::InvalidSubcommand => {
            ("unknown-command", unknown(&text(error, ContextKind::InvalidSubcommand), "command", "命令"))
        }
        ErrorKind::MissingSubcommand => {
            ("missing-command", say("a command is missing", "缺少命令").to_owned())
        }
        ErrorKind::MissingRequiredArgument => ("missing-argument", missing(&argument())),
        ErrorKind::InvalidValue if value().is_empty() => ("missing-value", no_value(&argument())),
        ErrorKind::ValueValidation => ("invalid-value", rejected(error, &argument(), &value())),
        ErrorKind::ArgumentConflict => {
            ("conflicting-options", conflict(&argument(), &text(error, ContextKind::PriorArg)))
        }
        ErrorKind::InvalidValue
        | ErrorKind::TooManyValues
        | ErrorKind::WrongNumberOfValues
        | ErrorKind::TooFewValues => ("invalid-value", wrong_value(&argument(), &value())),
        ErrorKind::InvalidUtf8 => {
            ("invalid-utf8", say("an argument is not valid UTF-8", "有参数不是合法的 UTF-8").to_owned())
        }
        _ => ("usage", error.render().to_string().trim_start_matches("error: ").trim_end().to_owned()),
    };
    let mut complaint = Complaint::new(code, message);
    complaint.help = Some(help(error));
    complaint
}

fn unknown(name: &str, en: &str, zh: &str) -> String {
    match lang() {
        Lang::En => format!("there is no {en} `{name}`"),
        Lang::Zh => format!("没有{zh} `{name}`"),
    }
}

fn missing(argument: &str) -> String {
    match lang() {
        Lang::En => format!("{argument} is missing"),
        Lang::Zh => format!("缺少 {argument}"),
    }
}

fn no_value(argument: &str) -> String {
    match lang() {
        Lang::En => format!("`{argument}` needs a value"),
        Lang::Zh => format!("`{argument}` 需要一个值"),
    }
}

fn wrong_value(argument: &str, value: &str) -> String {
    match lang() {
        Lang::En => format!("`{value}` is not a value for `{argument}`"),
        Lang::Zh => format!("`{value}` 不能作为 `{argument}` 的值"),
    }
}

/// A value rejected by one of our own value parsers, with its reason.
fn rejected(error: &Error, argument: &str, value: &str) -> String {
    let option = argument.split(' ').next().unwrap_or_default();
    match (std::error::Error::source(error), lang()) {
        (Some(reason), Lang::En) => format!("{option}: {reason}"),
        (Some(reason), Lang::Zh) => format!("{option}：{reason}"),
        (None, _) => wrong_value(argument, value),
    }
}

fn conflict(one: &str, other: &str) -> String {
    match (lang(), other.is_empty()) {
        (Lang::En, false) => format!("`{one}` and `{other}` cannot stand together"),
        (Lang::Zh, false) => format!("`{one}` 与 `{other}` 不能同时使用"),
        (Lang::En, true) => format!("`{one}` cannot be given twice"),
        (Lang::Zh, true) => format!("`{one}` 不能重复"),
    }
}

/// Allowed or suggested values, and a reference to the help.
fn help(error: &Error) -> String {
    let near = [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand, ContextKind::SuggestedValue]
        .into_iter()
        .map(|kind| text(error, kind))
        .find(|near| !near.is_empty());
    let allowed = text(error, ContextKind::ValidValue);
    match (near, allowed.is_empty(), lang()) {
        (Some(near), _, Lang::En) => format!("did you mean `{near}`?"),
        (Some(near), _, Lang::Zh) => format!("您是指 `{near}` 吗？"),
        (None, false, Lang::En) => format!("write one of: {allowed}"),
        (None, false, Lang::Zh) => format!("可写：{allowed}"),
        (None, true, Lang::En) => "`--help` shows what can be written".into(),
        (None, true, Lang::Zh) => "用 `--help` 查看写法".into(),
    }
}

/// Context of this kind in the error, as text.
fn text(error: &Error, kind: ContextKind) -> String {
    match error.get(kind) {
        Some(ContextValue::String(text)) => restore(text),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        Some(other) => other.to_string(),
        None => String::new(),
    }
}
