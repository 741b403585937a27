//! Detection of deceptive names: a proof about `рrime`, with a Cyrillic letter, says nothing about primes.
//!
//! Scripts and look-alikes follow Unicode Technical Standard 39.

use crate::Span;
use crate::diagnostic::{Diagnostic, Problems};
use crate::letters::narrowed;
use crate::problem::{Naming, Note, Syntax};
use crate::token::{Kind, Token};
use crate::vocabulary::{built_in, is_built_in};
use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;
use unicode_security::{MixedScript, skeleton};

/// Invisible letters.
const INVISIBLE: [char; 4] = ['\u{115f}', '\u{1160}', '\u{3164}', '\u{ffa0}'];

/// The built-in words, by what they look like.
static LOOKS: LazyLock<HashMap<String, &str>> =
    LazyLock::new(|| built_in().map(|word| (look(word), word)).collect());

/// The name with each letter replaced by the one that it is taken for: equal for names that look alike.
fn look(name: &str) -> String {
    if !name.is_ascii() {
        return skeleton(name).collect();
    }
    let mut look = String::with_capacity(name.len() + 4);
    for letter in name.chars() {
        match letter {
            '0' => look.push('O'),
            '1' | 'I' => look.push('l'),
            'm' => look.push_str("rn"),
            other => look.push(other),
        }
    }
    look
}

/// Deception by a name, whatever other names there are.
enum Guise {
    /// It has an invisible letter.
    Invisible(char),
    /// It looks like this built-in word.
    Word(&'static str),
    /// It mixes scripts.
    Scripts,
}

/// The deception by a name that is no built-in word, if there is any.
fn guise(name: &str, look: &str) -> Option<Guise> {
    let invisible = name.chars().find(|letter| INVISIBLE.contains(letter));
    let word = || LOOKS.get(look).copied().map(Guise::Word);
    let mixed = || (!name.is_ascii() && !name.is_single_script()).then_some(Guise::Scripts);
    invisible.map(Guise::Invisible).or_else(word).or_else(mixed)
}

/// Returns `true` if a reader may take one of two names with the same look for the other: of two ASCII names never.
fn is_taken_for(name: &str, other: &str) -> bool {
    name != other && !(name.is_ascii() && other.is_ascii())
}

/// Reports names that mix scripts, names that look like a keyword or function, and pairs of names that look
/// alike, each name once. ASCII names are only compared with built-in ones.
pub(crate) fn check(text: &str, tokens: &[Token], problems: &mut Problems) {
    let mut sources: HashSet<&str> = HashSet::new();
    let mut seen: HashSet<String> = HashSet::new();
    let mut looks: HashMap<String, (String, Span)> = HashMap::new();
    for token in tokens.iter().filter(|token| token.kind == Kind::Name) {
        let source = token.span.of(text);
        if !sources.insert(source) {
            continue;
        }
        let name = narrowed(source).into_owned();
        if is_built_in(&name) || !seen.insert(name.clone()) {
            continue;
        }
        let look = look(&name);
        let at = token.span;
        problems.add(match guise(&name, &look) {
            Some(Guise::Invisible(given)) => Diagnostic::at(Syntax::Character { given, instead: None }, at),
            Some(Guise::Word(known)) => {
                Diagnostic::at(Naming::LooksLike { name, other: known.to_string() }, at)
            }
            Some(Guise::Scripts) => Diagnostic::at(Naming::MixedScripts { name }, at),
            None => match looks.get(&look).filter(|(other, _)| is_taken_for(&name, other)) {
                Some((other, first)) => {
                    let problem = Naming::LooksLike { name, other: other.clone() };
                    Diagnostic::noted(problem, at, Note::AgainHere).with(*first, Note::FirstHere)
                }
                None => {
                    looks.entry(look).or_insert((name, at));
                    continue;
                }
            },
        });
    }
}

/// The first of some names that mixes scripts, has invisible letters, or looks like a built-in word or an earlier
/// name. Of two ASCII names none is taken for the other.
///
/// ```
/// assert_eq!(language::deceptive(["n", "m", "堆"]), None);
/// assert_eq!(language::deceptive(["а", "a"]), Some("a"));
/// ```
pub fn deceptive<'n>(names: impl IntoIterator<Item = &'n str>) -> Option<&'n str> {
    let mut looks: HashMap<String, &str> = HashMap::new();
    names.into_iter().find(|&name| {
        let look = look(name);
        // Only a text of rules has the words that an ASCII name could be taken for.
        let alone = name.is_ascii() || guise(name, &look).is_none();
        let earlier = looks.insert(look, name);
        !alone || earlier.is_some_and(|other| is_taken_for(name, other))
    })
}

#[cfg(test)]
mod tests {
    use super::look;
    use crate::{Diagnostic, Lang, Problems, Severity, parse};
    use unicode_security::skeleton;

    fn found(text: &str) -> Vec<Diagnostic> {
        let mut problems = Problems::default();
        parse(text, &mut problems);
        problems.into_sorted()
    }

    /// Problem codes of a game in which a variable has this name.
    fn codes(name: &str) -> Vec<&'static str> {
        let text =
            format!("game g\n({name}) -> ({name} - k) where 1 <= k <= 3\nP({name}) iff {name} mod 4 = 0\n");
        found(&text).iter().map(Diagnostic::code).collect()
    }

    #[test]
    fn ascii_names_look_as_the_standard_says() {
        for letter in ('0'..='z').filter(|&letter| letter.is_ascii_alphanumeric() || letter == '_') {
            let standard: String = skeleton(&letter.to_string()).collect();
            assert_eq!(look(&letter.to_string()), standard, "{letter}");
        }
    }

    #[test]
    fn a_name_in_one_script_is_a_name() {
        for name in [
            "n",
            "rnm",
            "l1",
            "堆",
            "石子",
            "μ",
            "πλῆθος",
            "слово",
            "ひと山",
            "한글",
            "ñandú",
            "數_2",
            "prime2",
            "Prime",
        ] {
            assert_eq!(codes(name), [""; 0], "{name}");
        }
    }

    #[test]
    fn letters_of_several_scripts_are_refused() {
        // A Cyrillic letter, a Greek one, a Chinese one among Latin letters; Greek among Cyrillic.
        for name in ["cоunter", "hεap", "n堆", "сλово"] {
            assert_eq!(codes(name), ["mixed-scripts"], "{name}");
        }
    }

    #[test]
    fn what_looks_like_a_word_of_the_language_is_refused() {
        // With Cyrillic letters, Greek ones, mathematical ones, and r and n for m.
        for name in ["рrime", "Ρ", "Ν", "ѕum", "хоr", "𝐩𝐫𝐢𝐦𝐞", "surn", "rnax", "еnd"] {
            assert_eq!(codes(name), ["look-alike"], "{name}");
        }
        let text = "game e3\n(n) -> (n - 1)\nP(n) iff рrime(n)\nautomaton рrime(n) base 2\n  state z: 0 -> z, 1 -> o\n  \
                    state o: 0 -> z, 1 -> o\n  accept z\n";
        let found = found(text);
        let [only] = &*found else { panic!("{found:?}") };
        assert_eq!(only.severity(), Severity::Error);
        let place = only.span().start as usize..only.span().end as usize;
        assert_eq!((only.code(), &text[place]), ("look-alike", "рrime"));
        assert!(only.message(Lang::En).contains("`prime`") && only.help(Lang::Zh).is_some());
    }

    #[test]
    fn two_names_that_look_alike_are_refused() {
        let text = "game g\n(a, b) -> (a - k, b) where 1 <= k and k <= а\n";
        let codes: Vec<&str> = found(text).iter().map(Diagnostic::code).collect();
        assert_eq!(codes, ["look-alike"]);
    }

    #[test]
    fn letters_that_are_not_to_be_seen_are_refused() {
        assert_eq!(codes("n\u{3164}"), ["invalid-character"]);
    }

    #[test]
    fn names_without_a_text_are_compared() {
        for names in [["а", "a"], ["n", "хоr"], ["n", "cоunter"], ["n", "\u{3164}"]] {
            assert_eq!(super::deceptive(names), Some(names[1]), "{names:?}");
        }
        for names in [["m", "rn"], ["数", "數"], ["count", "n"]] {
            assert_eq!(super::deceptive(names), None, "{names:?}");
        }
    }

    #[test]
    fn full_width_letters_are_the_plain_ones() {
        assert_eq!(codes("ｎ"), [""; 0]);
    }
}
