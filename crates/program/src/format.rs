//! Formats of contests: what a program reads, and what it prints.
//!
//! ```text
//! format  = reading { ";" reading } [ "->" answer { ";" answer } ]
//! reading = "T" | "until" NUMBER… | { NAME | NAME1..NAMEn | "(" NAME… ")" ".." }
//! answer  = "value" | "count" | "move" | "moves" | WON "/" LOST [ "/" DRAWN ]
//! ```

use std::fmt;
use std::ops::Range;

/// Limit on the numbers of a case that stand in no list.
const MOST_NUMBERS: usize = 64;

/// A format, as it is written: `T; n a1..an -> Yes/No`.
///
/// ```
/// use program::Format;
/// assert!(Format::read("T; n a1..an -> Yes/No").is_ok());
/// let misformat = Format::read("T; n a1..am").unwrap_err();
/// assert_eq!(misformat.place, 5..11);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Format {
    /// The format as it was written.
    pub text: String,
    /// End of the cases.
    pub cases: Cases,
    /// Numbers and lists that are read, in order.
    pub reads: Vec<Read>,
    /// Answers to a case, in order.
    pub answers: Vec<Answer>,
}

/// End of the cases.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cases {
    /// Their number comes first.
    Counted,
    /// They go on to the end of the input.
    End,
    /// A case that begins with these numbers ends them.
    Until(Vec<u64>),
}

/// A number or a list that is read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Read {
    /// The number or list.
    pub what: What,
    /// Byte range in the text.
    pub place: Range<usize>,
}

/// Kinds of readings, with their names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// A number.
    Number(String),
    /// As many groups of numbers as a number read before says.
    List {
        /// Names of the numbers of a group.
        names: Vec<String>,
        /// Name of the number of groups.
        count: String,
    },
}

/// An answer to a case, printed on a line of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Words for who wins.
    Words {
        /// Word if the player to move wins.
        won: String,
        /// Word if the player to move loses.
        lost: String,
        /// Word for a draw.
        drawn: Option<String>,
    },
    /// The nim-value.
    Value,
    /// The number of winning moves.
    Count,
    /// The numbers that a winning move leaves; nothing for a lost position.
    Move,
    /// The numbers that each winning move leaves.
    Moves,
}

/// A mistake in a format, and its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misformat {
    /// Byte range in the text.
    pub place: Range<usize>,
    /// The mistake.
    pub flaw: Flaw,
}

/// A mistake in a format.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// Nothing is read.
    Nothing,
    /// A sign that has no meaning.
    Sign(char),
    /// A parenthesis without its counterpart, or a group without `..`.
    Group,
    /// A list that is not of the form `a1..an`.
    List(String),
    /// A list whose length was not read before.
    Count(String),
    /// A name that is given twice.
    Repeated(String),
    /// `T` that does not come first, or a second end of the cases.
    Cases,
    /// `until` without numbers, or with more than a case begins with.
    Sentinel,
    /// More numbers than a case may have.
    Many(usize),
    /// An answer that has no meaning.
    Answer(String),
    /// A second list, or a list beside numbers of the position.
    Mixed,
    /// Numbers or lists that belong to no game of a sum.
    Left,
    /// Nothing is left for a game of a sum, which has this name.
    Missing(String),
    /// The numbers do not make positions: the count read, and the arity of a component.
    Arity {
        /// Number of numbers read.
        given: usize,
        /// Number of numbers of a component.
        arity: usize,
    },
    /// A parameter that is not a number.
    Parameter(String),
    /// Parameters that are read, of a game of rows or a compound.
    Open(String),
}

/// In English, for programs.
impl fmt::Display for Misformat {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "format, at {}: {:?}", self.place.start, self.flaw)
    }
}

impl std::error::Error for Misformat {}

impl Format {
    /// Reads a format.
    pub fn read(text: &str) -> Result<Format, Misformat> {
        let (input, output) = match text.find("->") {
            Some(arrow) => (0..arrow, Some(arrow + 2..text.len())),
            None => (0..text.len(), None),
        };
        let (cases, reads) = input_of(text, input)?;
        let answers = match output {
            Some(output) => answers(text, output)?,
            None => vec![Answer::Words { won: "First".into(), lost: "Second".into(), drawn: None }],
        };
        Ok(Format { text: text.into(), cases, reads, answers })
    }

    /// The format as it was written.
    pub fn text(&self) -> &str {
        &self.text
    }
}

/// Parts of a range of the text, and their places, without the blanks around them.
fn parts(text: &str, within: Range<usize>, between: char) -> Vec<Range<usize>> {
    let mut places = vec![];
    let mut from = within.start;
    for part in text[within].split(between) {
        let blank = part.len() - part.trim_start().len();
        let start = from + blank;
        places.push(start..start + part.trim().len());
        from += part.len() + between.len_utf8();
    }
    places
}

fn input_of(text: &str, input: Range<usize>) -> Result<(Cases, Vec<Read>), Misformat> {
    let mut ends: Option<(Cases, Range<usize>)> = None;
    let mut reads: Vec<Read> = vec![];
    for place in parts(text, input.clone(), ';') {
        let part = &text[place.clone()];
        let mut words = part.split_whitespace();
        let end = match words.next() {
            None => continue,
            Some("T") if part == "T" && reads.is_empty() => Cases::Counted,
            Some("T") => return Err(Misformat { place, flaw: Flaw::Cases }),
            Some("until") => match words.map(str::parse).collect::<Result<Vec<u64>, _>>() {
                Ok(numbers) if !numbers.is_empty() => Cases::Until(numbers),
                _ => return Err(Misformat { place, flaw: Flaw::Sentinel }),
            },
            Some(_) => {
                Scanner { text, at: place.start, end: place.end }.reads(&mut reads)?;
                continue;
            }
        };
        if ends.is_some() {
            return Err(Misformat { place, flaw: Flaw::Cases });
        }
        ends = Some((end, place));
    }
    if reads.is_empty() {
        return Err(Misformat { place: input, flaw: Flaw::Nothing });
    }
    if let Some((Cases::Until(numbers), place)) = &ends {
        let first = reads.iter().take_while(|read| matches!(read.what, What::Number(_))).count();
        if numbers.len() > first {
            return Err(Misformat { place: place.clone(), flaw: Flaw::Sentinel });
        }
    }
    Ok((ends.map_or(Cases::End, |(cases, _)| cases), reads))
}

/// Reader of a part that names numbers and lists.
struct Scanner<'a> {
    text: &'a str,
    at: usize,
    end: usize,
}

impl Scanner<'_> {
    fn reads(&mut self, reads: &mut Vec<Read>) -> Result<(), Misformat> {
        loop {
            self.blanks();
            let start = self.at;
            let wrong = |place: Range<usize>, flaw| Err(Misformat { place, flaw });
            match self.peek() {
                None => return Ok(()),
                Some('(') => {
                    let names = self.group()?;
                    let place = start..self.at;
                    let before = reads.iter().rev().find_map(|read| match &read.what {
                        What::Number(name) => Some(name.clone()),
                        What::List { .. } => None,
                    });
                    match before {
                        Some(count) => push(reads, What::List { names, count }, place)?,
                        None => return wrong(place, Flaw::Count("(".into())),
                    }
                }
                Some(_) => {
                    let name = self.name()?;
                    if !self.dots() {
                        push(reads, What::Number(name), start..self.at)?;
                        continue;
                    }
                    self.blanks();
                    let last = self.name()?;
                    let place = start..self.at;
                    list(reads, &name, &last, place)?;
                }
            }
        }
    }

    fn rest(&self) -> &str {
        &self.text[self.at..self.end]
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    fn blanks(&mut self) {
        self.at += self.rest().len() - self.rest().trim_start().len();
    }

    fn name(&mut self) -> Result<String, Misformat> {
        let name = |sign: char| sign.is_alphanumeric() || sign == '_';
        let length = self.rest().find(|sign| !name(sign)).unwrap_or(self.rest().len());
        if length == 0 {
            let sign = self.peek().unwrap_or(' ');
            let place = self.at..self.at + self.peek().map_or(0, char::len_utf8);
            return Err(Misformat { place, flaw: Flaw::Sign(sign) });
        }
        let name = self.rest()[..length].to_owned();
        self.at += length;
        Ok(name)
    }

    /// Skips dots, if there are some.
    fn dots(&mut self) -> bool {
        let after = self.rest().trim_start();
        let rest = after.trim_start_matches(['.', '…']);
        let some = after.starts_with("..") || after.starts_with('…');
        if some {
            self.at = self.end - rest.len();
        }
        some
    }

    /// `(a b)..`
    fn group(&mut self) -> Result<Vec<String>, Misformat> {
        let start = self.at;
        self.at += 1;
        let mut names = vec![];
        loop {
            self.blanks();
            match self.peek() {
                Some(')') if !names.is_empty() => break,
                None | Some(')') => return Err(Misformat { place: start..self.at, flaw: Flaw::Group }),
                Some(_) => names.push(self.name()?),
            }
        }
        self.at += 1;
        match self.dots() {
            true => Ok(names),
            false => Err(Misformat { place: start..self.at, flaw: Flaw::Group }),
        }
    }
}

/// Adds `a1..an`: a list if `n` was read before, or numbers if it is one.
fn list(reads: &mut Vec<Read>, first: &str, last: &str, place: Range<usize>) -> Result<(), Misformat> {
    let flaw = |flaw| Misformat { place: place.clone(), flaw };
    let no_list = || flaw(Flaw::List(format!("{first}..{last}")));
    let stem = first.strip_suffix('1').filter(|stem| !stem.is_empty()).ok_or_else(no_list)?;
    let count = last.strip_prefix(stem).filter(|count| !count.is_empty()).ok_or_else(no_list)?;
    if let Ok(count) = count.parse::<usize>() {
        if count == 0 || count > MOST_NUMBERS {
            return Err(flaw(Flaw::Many(MOST_NUMBERS)));
        }
        return (1..=count)
            .try_for_each(|number| push(reads, What::Number(format!("{stem}{number}")), place.clone()));
    }
    if !reads.iter().any(|read| read.what == What::Number(count.to_owned())) {
        return Err(flaw(Flaw::Count(count.to_owned())));
    }
    let what = What::List { names: vec![stem.to_owned()], count: count.to_owned() };
    push(reads, what, place)
}

fn push(reads: &mut Vec<Read>, what: What, place: Range<usize>) -> Result<(), Misformat> {
    let mut taken: Vec<&str> = reads.iter().flat_map(|read| names(&read.what)).collect();
    for name in names(&what) {
        let plain = name.starts_with(|first: char| first.is_alphabetic() || first == '_');
        if !plain {
            let flaw = Flaw::Sign(name.chars().next().unwrap_or(' '));
            return Err(Misformat { place, flaw });
        }
        if taken.contains(&name) {
            return Err(Misformat { place, flaw: Flaw::Repeated(name.to_owned()) });
        }
        taken.push(name);
    }
    if taken.len() > MOST_NUMBERS {
        return Err(Misformat { place, flaw: Flaw::Many(MOST_NUMBERS) });
    }
    reads.push(Read { what, place });
    Ok(())
}

/// Names that a reading gives.
pub fn names(of: &What) -> Vec<&str> {
    match of {
        What::Number(name) => vec![name],
        What::List { names, .. } => names.iter().map(String::as_str).collect(),
    }
}

fn answers(text: &str, output: Range<usize>) -> Result<Vec<Answer>, Misformat> {
    let mut answers = vec![];
    for place in parts(text, output, ';') {
        let part = &text[place.clone()];
        let words: Vec<String> = part.split('/').map(|word| word.trim().to_owned()).collect();
        let odd = |sign: char| sign.is_control() || sign == '\\';
        let spoken = words.iter().all(|word| !word.is_empty() && !word.contains(odd));
        answers.push(match (part, &*words) {
            ("value", _) => Answer::Value,
            ("count", _) => Answer::Count,
            ("move", _) => Answer::Move,
            ("moves", _) => Answer::Moves,
            (_, [won, lost, drawn @ ..]) if spoken && drawn.len() <= 1 => {
                Answer::Words { won: won.clone(), lost: lost.clone(), drawn: drawn.first().cloned() }
            }
            _ => return Err(Misformat { place, flaw: Flaw::Answer(part.to_owned()) }),
        });
    }
    Ok(answers)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // A test that cannot go on has failed.
mod tests {
    use super::*;

    fn flaw(text: &str) -> (String, Flaw) {
        let misformat = Format::read(text).unwrap_err();
        (text[misformat.place].to_owned(), misformat.flaw)
    }

    #[test]
    fn all_forms_are_read() {
        let format = Format::read("T; n m a1..an").unwrap();
        assert_eq!(format.cases, Cases::Counted);
        assert_eq!(format.reads.len(), 3);
        for (a, b) in [
            ("n a1..an", "n  a1 … an"),
            ("n a1..an", "n; a1 ... an"),
            ("a1..a3", "a1 a2 a3"),
            ("a b; until 0 0", "until 0 0;a b"),
        ] {
            let what = |text: &str| {
                let format = Format::read(text).unwrap();
                (format.cases, format.reads.into_iter().map(|read| read.what).collect::<Vec<_>>())
            };
            assert_eq!(what(a), what(b), "{a}");
        }
        let pairs =
            Format::read("n (a b).. -> Bob will win / Georgia will win / Draw; count; moves").unwrap();
        assert_eq!(
            pairs.reads[1].what,
            What::List { names: vec!["a".into(), "b".into()], count: "n".into() }
        );
        assert_eq!(pairs.answers.len(), 3);
    }

    #[test]
    fn mistakes_have_their_place() {
        assert_eq!(flaw("T; n a1..am"), ("a1..am".into(), Flaw::Count("m".into())));
        assert_eq!(flaw("n a..an"), ("a..an".into(), Flaw::List("a..an".into())));
        assert_eq!(flaw("n a1..bn"), ("a1..bn".into(), Flaw::List("a1..bn".into())));
        assert_eq!(flaw("n; T"), ("T".into(), Flaw::Cases));
        assert_eq!(flaw("T; n; until 0"), ("until 0".into(), Flaw::Cases));
        assert_eq!(flaw("n a1..an; until 0 0"), ("until 0 0".into(), Flaw::Sentinel));
        assert_eq!(flaw("n; until"), ("until".into(), Flaw::Sentinel));
        assert_eq!(flaw("n + m"), ("+".into(), Flaw::Sign('+')));
        assert_eq!(flaw("n n"), ("n".into(), Flaw::Repeated("n".into())));
        assert_eq!(flaw("(a b).."), ("(a b)..".into(), Flaw::Count("(".into())));
        assert_eq!(flaw("n (a b)"), ("(a b)".into(), Flaw::Group));
        assert_eq!(flaw("n -> win"), ("win".into(), Flaw::Answer("win".into())));
        assert_eq!(flaw("n -> Yes/"), ("Yes/".into(), Flaw::Answer("Yes/".into())));
        assert_eq!(flaw("n -> Yes/\\"), ("Yes/\\".into(), Flaw::Answer("Yes/\\".into())));
        assert_eq!(flaw("T n"), ("T n".into(), Flaw::Cases));
        assert_eq!(flaw("T -> Yes/No").1, Flaw::Nothing);
        assert_eq!(flaw(" ; ").1, Flaw::Nothing);
        assert_eq!(flaw("a1..a99").1, Flaw::Many(MOST_NUMBERS));
    }
}
