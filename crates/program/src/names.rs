//! Names that are safe in every language, by rule.
//!
//! A single lower-case letter stays as it is: no language has a keyword, and no library a macro, of one such letter. Every
//! other name of a user is spelled in lower-case ASCII letters, digits and single underscores, and ends in one underscore,
//! as no keyword, macro or name of a library does. Names that the program makes up itself are longer than a letter and
//! never end in an underscore, so no user's name can be one of them.

use rules::Scope;

/// Names for all variables; the first ones are given.
pub fn names(scope: &Scope, first: &[String]) -> Vec<String> {
    let mut names: Vec<String> = first.to_vec();
    for wanted in scope.names.iter().skip(first.len()) {
        let name = variable(wanted, &names);
        names.push(name);
    }
    names
}

/// Name for a variable that is not taken yet.
fn variable(wanted: &str, taken: &[String]) -> String {
    if let [letter @ b'a'..=b'z'] = wanted.as_bytes()
        && is_free(wanted, taken)
    {
        return char::from(*letter).to_string();
    }
    // The resolver has made it up, and its number is its own.
    if let Some(number) = wanted.strip_prefix('#') {
        return format!("v{number}");
    }
    let stem = stem(wanted);
    let numbered = (2..).map(|number| format!("{stem}_{number}_"));
    let mut all = std::iter::once(format!("{stem}_")).chain(numbered);
    // Of names without end some are free.
    all.find(|name| is_free(name, taken)).unwrap_or(stem)
}

/// Returns `true` if no other name differs only by a final underscore, which derived names drop.
fn is_free(name: &str, taken: &[String]) -> bool {
    let bare = |name: &str| name.trim_end_matches('_').len();
    taken.iter().all(|other| other[..bare(other)] != name[..bare(name)])
}

/// A name in lower-case ASCII letters, digits and single underscores, with none at its ends: other signs by their code points.
fn stem(wanted: &str) -> String {
    let mut spelled = String::new();
    for sign in wanted.chars() {
        match sign {
            'a'..='z' | '0'..='9' => spelled.push(sign),
            'A'..='Z' => spelled.push(sign.to_ascii_lowercase()),
            '_' if spelled.ends_with('_') || spelled.is_empty() => {}
            '_' => spelled.push('_'),
            other => spelled.push_str(&format!("u{:x}", u32::from(other))),
        }
    }
    let spelled = spelled.trim_end_matches('_');
    match spelled.chars().next() {
        Some(first) if first.is_ascii_alphabetic() => spelled.to_owned(),
        _ => format!("v{spelled}"),
    }
}

/// Name derived from a variable's, unlike any user's: `last_k`.
pub fn derived(of: &str, what: &str) -> String {
    format!("{what}_{}", of.trim_end_matches('_'))
}

/// Name for a function, derived from its kind and from other names.
pub fn function(kind: &str, about: &[&str], taken: &[String]) -> String {
    let mut plain = kind.to_owned();
    for name in about {
        plain.push('_');
        plain.push_str(&stem(name));
    }
    let numbered = (2..).map(|number| format!("{plain}_{number}"));
    let free = |name: &String| !taken.contains(name);
    std::iter::once(plain.clone()).chain(numbered).find(free).unwrap_or(plain)
}

/// Ending of the names of one of several games: its name in lower-case letters and digits, and its place. Names with different
/// endings differ in their last word, and no other name of a program ends in such a word.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ending(String);

impl Ending {
    /// The ending for a game at a place counted from 1.
    pub fn of(game: &str, place: usize) -> Ending {
        Ending(format!("{}{place}", stem(game).replace('_', "")))
    }

    /// The name with the ending: `value_kayles2`, `PERIOD_KAYLES2` or `ComponentKayles2`.
    pub fn name(&self, plain: &str) -> String {
        let Ending(ending) = self;
        let upper = ending.to_ascii_uppercase();
        match plain.chars().next() {
            _ if ending.is_empty() => plain.to_owned(),
            Some('A'..='Z') if plain.bytes().any(|sign| sign.is_ascii_lowercase()) => {
                format!("{plain}{}{}", &upper[..1], &ending[1..])
            }
            Some('A'..='Z') => format!("{plain}_{upper}"),
            _ => format!("{plain}_{ending}"),
        }
    }

    /// A text in which these names get the ending, wherever they stand in code: strings, and comments after the sign, stay.
    pub fn put(&self, text: &str, own: &[String], comment: &str) -> String {
        if self.0.is_empty() {
            return text.to_owned();
        }
        let line = |line: &str| self.put_in_line(line, own, comment) + "\n";
        text.lines().map(line).collect()
    }

    fn put_in_line(&self, line: &str, own: &[String], comment: &str) -> String {
        let (mut put, mut rest, mut quoted) = (String::new(), line, false);
        while let Some(sign) = rest.chars().next() {
            if !quoted && rest.starts_with(comment) {
                return put + rest;
            }
            let is_word = |sign: char| sign.is_ascii_alphanumeric() || sign == '_';
            let length = match (quoted, sign) {
                (true, '\\') => rest.chars().take(2).map(char::len_utf8).sum(),
                (false, sign) if is_word(sign) => rest.find(|sign| !is_word(sign)).unwrap_or(rest.len()),
                _ => sign.len_utf8(),
            };
            quoted ^= sign == '"';
            let (word, later) = rest.split_at(length);
            match own.iter().any(|name| name == word) && !quoted {
                true => put += &self.name(word),
                false => put += word,
            }
            rest = later;
        }
        put
    }
}

/// Name for the array of a list: `LIST_A`.
pub fn list(of: &str) -> String {
    format!("LIST_{}", stem(of).to_ascii_uppercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(wanted: &[&str]) -> Vec<String> {
        names(&Scope { names: wanted.iter().map(|name| name.to_string()).collect() }, &[])
    }

    #[test]
    fn one_letter_stays_and_all_else_ends_in_an_underscore() {
        assert_eq!(
            named(&["n", "bitand", "堆", "N", "n_", "__n__m", "#6"]),
            ["n", "bitand_", "u5806_", "n_2_", "n_3_", "n_m_", "v6"]
        );
    }

    #[test]
    fn names_get_an_ending_in_code_alone() {
        let ending = Ending::of("Kayles_x", 2);
        let own = ["value", "UPTO", "Component", "position"].map(String::from);
        let code = "Component value(n) { fail(\"a \\\" position\", UPTO, values); } // position";
        assert_eq!(
            ending.put(code, &own, "//"),
            "ComponentKaylesx2 value_kaylesx2(n) { fail(\"a \\\" position\", UPTO_KAYLESX2, values); } // position\n"
        );
        assert_eq!(Ending::default().put(code, &own, "//"), code);
    }

    #[test]
    fn names_and_what_is_derived_from_them_are_all_different() {
        let wanted =
            ["#6", "v6", "k", "K", "k_", "_k", "last_k", "last", "u5806", "堆", "k_2", "_2", "_", "__"];
        let names = named(&wanted);
        let derived = names.iter().map(|name| derived(name, "last"));
        let all: std::collections::BTreeSet<String> = names.iter().cloned().chain(derived).collect();
        assert_eq!(all.len(), 2 * wanted.len(), "{all:?}");
        for name in &names[1..] {
            assert!(name.len() == 1 || name.ends_with('_') && !name.contains("__"), "{name}");
            assert!(name.starts_with(|first: char| first.is_ascii_lowercase()), "{name}");
        }
    }
}
