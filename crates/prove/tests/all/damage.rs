//! Small changes of certificates.

use oracle::Dice;

/// Words that stand in the same places.
const ALIKE: [&[&str]; 9] = [
    &["<", "<=", "="],
    &["and", "or"],
    &["lost", "won", "draw"],
    &["value", "same"],
    &["move", "may", "can"],
    &["true", "false"],
    &["+", "-"],
    &["n0", "n1", "s0", "s1", "-"],
    &["fibonacci", "power-of-two"],
];

/// Words of the format.
const WORDS: [&str; 14] =
    ["true", "not", "exists", "+", "-", "*", "=", "divides", "xor", "floor", "s0", "n0", "0", "sorted"];

/// Words, parentheses, and what is between them.
pub(crate) struct Tokens(Vec<String>);

impl Tokens {
    pub(crate) fn of(text: &str) -> Tokens {
        let mut tokens: Vec<String> = vec![];
        for letter in text.chars() {
            let kind = |letter: char| (letter.is_whitespace(), "()".contains(letter));
            match tokens.last_mut() {
                Some(last) if last.chars().next_back().map(kind) == Some(kind(letter)) && !kind(letter).1 => {
                    last.push(letter);
                }
                _ => tokens.push(letter.to_string()),
            }
        }
        Tokens(tokens)
    }

    pub(crate) fn text(&self) -> String {
        self.0.concat()
    }

    fn words(&self) -> Vec<usize> {
        (0..self.0.len())
            .filter(|&it| !self.0[it].trim().is_empty() && !"()".contains(&*self.0[it]))
            .collect()
    }

    /// First and last token of all lists.
    fn lists(&self) -> Vec<(usize, usize)> {
        let (mut open, mut found) = (vec![], vec![]);
        for (place, token) in self.0.iter().enumerate() {
            match &**token {
                "(" => open.push(place),
                ")" => found.extend(open.pop().map(|begun| (begun, place))),
                _ => {}
            }
        }
        found
    }

    fn list(&self, (from, to): (usize, usize)) -> String {
        self.0[from..=to].concat()
    }

    /// Something else of the same kind; `false` if that cannot be done.
    pub(crate) fn changed(&mut self, dice: &mut Dice) -> bool {
        let (words, lists) = (self.words(), self.lists());
        if words.is_empty() || lists.is_empty() {
            return false;
        }
        let word = *dice.one(&words);
        let (from, to) = *dice.one(&lists);
        match dice.below(12) {
            0..=2 => return self.beside(word, dice),
            3..=5 => return self.alike(word, dice),
            6 => drop(self.0.drain(from..=to)),
            7 => {
                self.0[from] = "(not (".into();
                self.0[to] = "))".into();
            }
            8 => return self.without_not(&lists, dice),
            9 => {
                let copy = self.list((from, to));
                self.0[from].insert_str(0, &(copy + " "));
            }
            10 => {
                // Another list that begins alike.
                let alike = |&&other: &&(usize, usize)| {
                    other != (from, to) && self.0[other.0 + 1] == self.0[from + 1]
                };
                let all: Vec<(usize, usize)> = lists.iter().filter(alike).copied().collect();
                if all.is_empty() {
                    return false;
                }
                let other = self.list(*dice.one(&all));
                self.0.splice(from..=to, [other]);
            }
            _ => {
                let other = self.list(*dice.one(&lists));
                self.0.splice(from..=to, [other]);
            }
        }
        true
    }

    /// A number near this word, or its own, one more or less.
    fn beside(&mut self, word: usize, dice: &mut Dice) -> bool {
        for place in word..self.0.len() {
            let token = &self.0[place];
            let letters = token.len() - token.bytes().rev().take_while(u8::is_ascii_digit).count();
            let Ok(number) = token[letters..].parse::<u64>() else { continue };
            let beside = if dice.once_in(2) { number + 1 } else { number.saturating_sub(1) };
            self.0[place] = format!("{}{beside}", &token[..letters]);
            return beside != number;
        }
        false
    }

    /// A word that may stand for it: another of the format, or of the same list.
    fn alike(&mut self, word: usize, dice: &mut Dice) -> bool {
        let old = self.0[word].clone();
        if let Some(alike) = ALIKE.iter().find(|alike| alike.contains(&&*old)) {
            self.0[word] = (*dice.one(alike)).to_owned();
            return self.0[word] != old;
        }
        let near: Vec<usize> = self
            .words()
            .into_iter()
            .filter(|&other| other.abs_diff(word) < 24 && self.0[other].len() == old.len())
            .collect();
        self.0[word] = self.0[*dice.one(&near)].clone();
        self.0[word] != old
    }

    fn without_not(&mut self, lists: &[(usize, usize)], dice: &mut Dice) -> bool {
        let is_not = |&(from, _): &(usize, usize)| self.0.get(from + 1).is_some_and(|word| word == "not");
        let all: Vec<(usize, usize)> = lists.iter().copied().filter(is_not).collect();
        if all.is_empty() {
            return false;
        }
        let (from, to) = *dice.one(&all);
        self.0[from] = String::new();
        self.0[from + 1] = String::new();
        self.0[to] = String::new();
        true
    }

    /// Something out of place.
    fn broken(&mut self, dice: &mut Dice) {
        let words = self.words();
        if words.is_empty() {
            return;
        }
        let (word, other) = (*dice.one(&words), *dice.one(&words));
        match dice.below(6) {
            0 => self.0.swap(word, other),
            1 => self.0[word] = self.0[other].clone(),
            2 => self.0[word] = (*dice.one(&WORDS)).to_owned(),
            3 => drop(self.0.remove(word)),
            4 => {
                // Another name, here and everywhere after it.
                let (old, new) = (self.0[word].clone(), self.0[other].clone());
                self.0[word..].iter_mut().filter(|it| **it == old).for_each(|it| it.clone_from(&new));
            }
            _ => {
                self.0.insert(word, (*dice.one(&["; not so\n", ";", "\"", " ", "; \r", "(", ")"])).to_owned())
            }
        }
    }
}

/// The text with a small change.
pub(crate) fn damaged(text: &str, dice: &mut Dice) -> String {
    if text.is_empty() || dice.once_in(12) {
        let mut bytes = text.as_bytes().to_vec();
        let place = dice.below(bytes.len());
        match dice.below(4) {
            _ if bytes.is_empty() => {}
            0 => bytes[place] ^= 1 << dice.below(7),
            1 => drop(bytes.remove(place)),
            2 => bytes.insert(place, *dice.one(b"();\" 01-\n\0\x7f")),
            _ => bytes.truncate(place),
        }
        return String::from_utf8_lossy(&bytes).into_owned();
    }
    let mut tokens = Tokens::of(text);
    if dice.once_in(6) {
        tokens.broken(dice);
    } else {
        tokens.changed(dice);
    }
    tokens.text()
}
