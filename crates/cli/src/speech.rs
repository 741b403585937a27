//! Current language. It is known before the command line is parsed, because the help texts depend on it.

use rules::{Lang, Text};
use std::ffi::OsString;
use std::sync::atomic::{AtomicBool, Ordering};
use words::Phrase;

static CHINESE: AtomicBool = AtomicBool::new(false);

/// Sets the current language.
pub(crate) fn speak(lang: Lang) {
    CHINESE.store(lang == Lang::Zh, Ordering::Relaxed);
}

/// Current language.
pub(crate) fn lang() -> Lang {
    if CHINESE.load(Ordering::Relaxed) { Lang::Zh } else { Lang::En }
}

/// The phrase in the current language.
pub(crate) fn say(phrase: Phrase) -> &'static str {
    phrase.get(lang())
}

/// The text in the current language.
pub(crate) fn tell(text: &Text) -> &str {
    text.get(lang())
}

/// Language requested by the arguments, or else by the environment.
///
/// A wrong `--lang` is not reported here, but by the parser of the command line.
pub(crate) fn asked(arguments: &[OsString], environment: impl Fn(&str) -> Option<String>) -> Lang {
    let mut given = None;
    for (index, argument) in arguments.iter().enumerate() {
        let Some(argument) = argument.to_str() else { continue };
        if argument == "--" {
            break;
        } else if argument == "--lang" {
            given = arguments.get(index + 1).and_then(|value| value.to_str());
        } else if let Some(value) = argument.strip_prefix("--lang=") {
            given = Some(value);
        }
    }
    match given {
        Some("zh") => Lang::Zh,
        Some(_) => Lang::En,
        None => {
            let set = |name: &&str| environment(name).filter(|value| !value.is_empty());
            let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(set).unwrap_or_default();
            if locale.to_ascii_lowercase().starts_with("zh") { Lang::Zh } else { Lang::En }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lang_of(arguments: &[&str], variables: &[(&str, &str)]) -> Lang {
        let arguments: Vec<OsString> = arguments.iter().map(OsString::from).collect();
        let find =
            |name: &str| variables.iter().find(|(key, _)| *key == name).map(|(_, value)| value.to_string());
        asked(&arguments, find)
    }

    #[test]
    fn the_option_goes_before_the_locale() {
        assert_eq!(lang_of(&["solve", "--lang", "zh"], &[("LC_ALL", "C")]), Lang::Zh);
        assert_eq!(lang_of(&["--lang=en", "list"], &[("LANG", "zh_CN.UTF-8")]), Lang::En);
        assert_eq!(lang_of(&["solve", "--", "--lang", "zh"], &[]), Lang::En);
    }

    #[test]
    fn lc_all_goes_before_lang_unless_empty() {
        assert_eq!(lang_of(&[], &[("LC_ALL", "C"), ("LANG", "zh_TW.UTF-8")]), Lang::En);
        assert_eq!(lang_of(&[], &[("LC_ALL", ""), ("LC_MESSAGES", "zh_CN"), ("LANG", "de_DE")]), Lang::Zh);
        assert_eq!(lang_of(&[], &[]), Lang::En);
    }
}
