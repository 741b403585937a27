//! A question as typed: games, parameters and positions, as places of one text.
//!
//! ```text
//! nim 3 4 + bash m=3 21
//! ─┬─ ─┬─   ─┬── ─┬─ ─┬
//!  game│    game  │   position
//!    position    parameter
//! ```

use crate::problem::{MalformedQuestion, Problem, Source};
use dashu_int::UBig;
use rules::Argument;
use std::ops::Range;
use std::sync::Arc;

/// A question as typed, split into its pieces.
///
/// ```
/// use question::Query;
/// let query = Query::read("nim 3 4 + bash m=3 21").unwrap();
/// assert_eq!(query.games().collect::<Vec<_>>(), ["nim", "bash"]);
/// assert_eq!(Query::read("").unwrap_err().code(), "missing-game");
/// ```
#[derive(Clone, Debug)]
pub struct Query {
    source: Source,
    parts: Vec<Part>,
}

/// A game with parameters and components.
#[derive(Clone, Debug, Default)]
pub(crate) struct Part {
    pub game: Range<usize>,
    pub arguments: Vec<Given>,
    /// Pieces of the text with components.
    pub position: Vec<Range<usize>>,
    /// `true` if the empty position was given, as an empty word or as `""`.
    pub nothing: bool,
    /// Parts read elsewhere.
    pub attached: Vec<Attached>,
}

/// A part of a question read elsewhere, such as a graph from a file.
#[derive(Clone, Debug)]
pub enum Attached {
    /// The value of a parameter.
    Argument(String, Argument),
    /// A component of the position.
    Component(Vec<UBig>),
    /// The board of a game on a graph.
    Graph(boards::Graph),
}

/// `m=3`
#[derive(Clone, Debug)]
pub(crate) struct Given {
    pub name: Range<usize>,
    pub value: Range<usize>,
}

impl Query {
    /// Splits a text such as `nim 3 4 + bash m=3 21` into its pieces.
    pub fn read(text: &str) -> Result<Query, Problem> {
        let mut pieces = Vec::new();
        cut_at_blanks(text, 0, &mut pieces);
        Query::cut(text.into(), pieces)
    }

    /// A question from the words of a command line, joined by blanks; a file name may contain some.
    ///
    /// ```
    /// use question::Query;
    /// let query = Query::of_words(&["my games/two heaps.game", "3 4", "5"]).unwrap();
    /// assert_eq!(query.games().collect::<Vec<_>>(), ["my games/two heaps.game"]);
    /// ```
    pub fn of_words(words: &[impl AsRef<str>]) -> Result<Query, Problem> {
        let piece = |word: &str| (word.to_owned(), !word.ends_with(".game"));
        Query::of_pieces(&words.iter().map(|word| piece(word.as_ref())).collect::<Vec<_>>())
    }

    /// A question from texts joined by blanks; those marked are split at the blanks within them.
    pub fn of_pieces(texts: &[(String, bool)]) -> Result<Query, Problem> {
        let text = texts.iter().map(|(text, _)| text.as_str()).collect::<Vec<_>>().join(" ");
        let mut pieces = Vec::new();
        let mut start = 0;
        for (text, loose) in texts {
            if *loose && text.trim().is_empty() {
                pieces.push(start..start);
            } else if *loose {
                cut_at_blanks(text, start, &mut pieces);
            } else {
                pieces.push(start..start + text.len());
            }
            start += text.len() + 1;
        }
        Query::cut(text.into(), pieces)
    }

    /// The question with a part read elsewhere, for the first game.
    pub fn attach(mut self, attached: Option<Attached>) -> Query {
        if let Some(first) = self.parts.first_mut() {
            first.attached.extend(attached);
        }
        self
    }

    fn cut(text: Arc<str>, pieces: Vec<Range<usize>>) -> Result<Query, Problem> {
        let source = Source { name: None, text: text.clone() };
        let mut parts: Vec<Part> = Vec::new();
        let mut pieces = pieces.into_iter().peekable();
        // `sum nim 3 + kayles 7` says no more than `nim 3 + kayles 7`.
        let mut first = pieces.clone().map(|piece| &text[piece]);
        if first.next() == Some("sum") && first.next().is_some_and(|word| !is_component(word)) {
            pieces.next();
        }
        // The plus that a game has to follow, if one stands before the next piece.
        let mut plus: Option<Range<usize>> = None;
        while let Some(mut piece) = pieces.next() {
            let word = &text[piece.clone()];
            if matches!(word.trim(), "" | "\"\"" | "“”") && plus.is_none() {
                if let Some(part) = parts.last_mut() {
                    part.nothing = true;
                }
                continue;
            }
            if matches!(word, "+" | "＋") && !parts.is_empty() && plus.is_none() {
                plus = Some(piece);
                continue;
            }
            // `(3) + (4)`: a component of the same game follows.
            let same = plus.is_some() && is_component(word);
            match parts.last_mut() {
                Some(part) if plus.is_none() || same => match argument(word) {
                    Some(name) => {
                        let mut end = piece.end;
                        // `S={1, 3}`: a set in braces may hold blanks.
                        while is_open(&text[piece.start..end])
                            && let Some(more) = pieces.next()
                        {
                            end = more.end;
                        }
                        let equals = piece.start + name.len();
                        let sign = text[equals..].chars().next().map_or(1, char::len_utf8);
                        part.arguments.push(Given { name: piece.start..equals, value: equals + sign..end });
                    }
                    None => match part.position.last_mut() {
                        // Blanks alone stand between: one piece of text.
                        Some(last) if !same && text[last.end..piece.start].trim().is_empty() => {
                            last.end = piece.end;
                        }
                        _ => part.position.push(piece),
                    },
                },
                _ => {
                    let end = code_end(&text, &piece);
                    while piece.end < end
                        && let Some(more) = pieces.next()
                    {
                        piece.end = more.end;
                    }
                    parts.push(Part { game: piece, ..Part::default() });
                }
            }
            plus = None;
        }
        if let Some(plus) = plus {
            return Err(Problem::new(MalformedQuestion::NoGameAfterPlus).at(&source, plus));
        }
        if parts.is_empty() {
            Err(Problem::new(MalformedQuestion::NoGame))
        } else {
            Ok(Query { source, parts })
        }
    }

    /// Returns `true` if the name of a game is an octal code such as `0.77`.
    pub fn is_code(word: &str) -> bool {
        word.starts_with(|first: char| first == '.' || first.is_ascii_digit())
            && word.contains('.')
            && !crate::game::is_path(word)
    }

    /// The text, to which the places of problems refer.
    pub fn text(&self) -> &str {
        &self.source.text
    }

    /// The games named, in order.
    pub fn games(&self) -> impl Iterator<Item = &str> {
        self.parts.iter().map(|part| &self.source.text[part.game.clone()])
    }

    /// The text as a source, to which the places of problems refer.
    pub fn source(&self) -> &Source {
        &self.source
    }

    /// Names of the parameters given.
    pub fn given(&self) -> Vec<&str> {
        (0..self.parts.len()).flat_map(|place| self.given_to(place)).collect()
    }

    /// Names of the parameters given to the game at a place.
    pub fn given_to(&self, place: usize) -> Vec<&str> {
        let part = self.parts.get(place);
        let given = part.into_iter().flat_map(|part| &part.arguments);
        given.map(|given| self.piece(&given.name).trim()).collect()
    }

    /// Places of positions in the text.
    pub fn positions(&self) -> impl Iterator<Item = Range<usize>> {
        self.parts.iter().flat_map(|part| part.position.iter().cloned())
    }

    /// Checks that no position is given, where a game is asked about as a whole.
    pub fn without_position(&self) -> Result<(), Problem> {
        match self.positions().next() {
            Some(span) => Err(Problem::new(MalformedQuestion::PositionGiven).at(self.source(), span)),
            None => Ok(()),
        }
    }

    pub(crate) fn parts(&self) -> &[Part] {
        &self.parts
    }

    pub(crate) fn piece(&self, range: &Range<usize>) -> &str {
        &self.source.text[range.clone()]
    }
}

/// The pieces of a text between blanks, as places in the whole text, in which it begins at byte `start`.
fn cut_at_blanks(text: &str, start: usize, pieces: &mut Vec<Range<usize>>) {
    let mut from = 0;
    for piece in text.split(char::is_whitespace) {
        let end = from + piece.len();
        if !piece.is_empty() {
            pieces.push(start + from..start + end);
        }
        from = end + text[end..].chars().next().map_or(0, char::len_utf8);
    }
}

/// The name in `m=3`; a picture of a board may hold the sign too.
fn argument(word: &str) -> Option<&str> {
    let (name, _) = word.split_once(['=', '＝'])?;
    let is_name = |letter: char| letter.is_alphanumeric() || matches!(letter, '_' | '-');
    name.chars().all(is_name).then_some(name)
}

/// Returns `true` if a word after a plus is a component rather than a game.
fn is_component(word: &str) -> bool {
    let inside = |next: char| {
        next.is_ascii_digit() || ('０'..='９').contains(&next) || ",，()（）[]［］".contains(next)
    };
    word.chars().all(inside)
}

/// End of a game given by a code with blanks: `all but {2,5}`, `splittles {1, 2}`, `0.{0, 2}`. For all others, end of
/// the word that names it.
fn code_end(text: &str, word: &Range<usize>) -> usize {
    const WORDS: [&str; 4] = ["splittles", "subtraction", "all", "but"];
    let rest = &text[word.start..];
    let Some(open) = rest.find(['{', '｛']) else { return word.end };
    let close = rest[open..].find(['}', '｝']).map(|close| word.start + open + close);
    // Before the braces stand words that are part of the code, or there is no blank.
    let before = rest[..open].split(|next: char| next.is_whitespace() || next == '-');
    let mut before = before.filter(|word| !word.is_empty());
    let belongs =
        word.start + open < word.end || before.all(|word| WORDS.contains(&&*word.to_ascii_lowercase()));
    match close {
        Some(close) if belongs => word.end.max(close + 1),
        _ => word.end,
    }
}

/// Returns `true` if a brace or bracket is left open.
fn is_open(text: &str) -> bool {
    let open = |from: [char; 2], to: [char; 2]| text.contains(from) && !text.contains(to);
    open(['{', '｛'], ['}', '｝']) || open(['[', '［'], [']', '］'])
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Game, parameters and pieces of position.
    type Pieces = (String, Vec<(String, String)>, Vec<String>);

    /// Pieces of all parts.
    fn pieces(text: &str) -> Vec<Pieces> {
        let query = Query::read(text).expect("a question");
        let piece = |range: &Range<usize>| query.piece(range).to_owned();
        let part = |part: &Part| {
            let given = part.arguments.iter().map(|given| (piece(&given.name), piece(&given.value)));
            (piece(&part.game), given.collect(), part.position.iter().map(piece).collect())
        };
        query.parts().iter().map(part).collect()
    }

    fn one(game: &str, given: &[(&str, &str)], position: &[&str]) -> Pieces {
        let own = |(name, value): &(&str, &str)| (name.to_string(), value.to_string());
        let position = position.iter().map(|piece| piece.to_string()).collect();
        (game.into(), given.iter().map(own).collect(), position)
    }

    #[test]
    fn a_picture_may_hold_the_sign_of_an_argument() {
        let query = Query::read("wall .#/== n=3").expect("a question");
        assert_eq!(query.parts()[0].arguments.len(), 1);
        assert_eq!(
            query.positions().map(|piece| query.piece(&piece).to_owned()).collect::<Vec<_>>(),
            [".#/=="]
        );
    }

    #[test]
    fn a_sum_names_a_game_after_each_plus_unless_a_component_follows() {
        assert_eq!(pieces("nim 3 4 + kayles 7"), [one("nim", &[], &["3 4"]), one("kayles", &[], &["7"])]);
        assert_eq!(pieces("sum nim 3 + kayles 7"), pieces("nim 3 + kayles 7"));
        assert_eq!(pieces("nim (3) + (4)"), [one("nim", &[], &["(3)", "(4)"])]);
        assert_eq!(pieces("nim 3 + 0.77 5"), [one("nim", &[], &["3"]), one("0.77", &[], &["5"])]);
    }

    #[test]
    fn parameters_may_stand_anywhere_after_the_game() {
        assert_eq!(pieces("bash 21 m=3 7"), [one("bash", &[("m", "3")], &["21", "7"])]);
        assert_eq!(pieces("subtraction S={1, 3, 4} 7"), [one("subtraction", &[("S", "{1, 3, 4}")], &["7"])]);
        assert_eq!(pieces("subtraction S=｛1， 3｝ 7"), [one("subtraction", &[("S", "｛1， 3｝")], &["7"])]);
    }

    #[test]
    fn a_code_may_hold_blanks() {
        assert_eq!(pieces("all but {2,5} 7"), [one("all but {2,5}", &[], &["7"])]);
        assert_eq!(pieces("All-But {2, 5} 7 8"), [one("All-But {2, 5}", &[], &["7 8"])]);
        assert_eq!(pieces("all but {2,5}"), [one("all but {2,5}", &[], &[])]);
        assert_eq!(pieces("{1, 3,4} 10"), [one("{1, 3,4}", &[], &["10"])]);
        assert_eq!(pieces("｛1，3｝ 10"), [one("｛1，3｝", &[], &["10"])]);
        assert_eq!(pieces("splittles {1,2} 7"), [one("splittles {1,2}", &[], &["7"])]);
        assert_eq!(pieces("0.{0, 2}3 7"), [one("0.{0, 2}3", &[], &["7"])]);
        assert_eq!(
            pieces("nim 3 + splittles all but {1, 2} 5 + {4} 6"),
            [one("nim", &[], &["3"]), one("splittles all but {1, 2}", &[], &["5"]), one("{4}", &[], &["6"])]
        );
        // Words that are no codes stay as they are, and so do unclosed braces.
        assert_eq!(pieces("nim {1,3} 7"), [one("nim", &[], &["{1,3} 7"])]);
        assert_eq!(pieces("all 3 {1,3} 7"), [one("all", &[], &["3 {1,3} 7"])]);
        assert_eq!(pieces("all but {2,5 7"), [one("all", &[], &["but {2,5 7"])]);
        assert_eq!(pieces("subtraction S={1, 3} 7"), [one("subtraction", &[("S", "{1, 3}")], &["7"])]);
    }

    #[test]
    fn blanks_of_all_kinds_separate_and_blanks_within_brackets_are_kept() {
        assert_eq!(pieces(" wythoff\t(3, 5)\u{3000}7,4\n"), [one("wythoff", &[], &["(3, 5)\u{3000}7,4"])]);
    }

    #[test]
    fn a_plus_has_to_be_followed_by_something() {
        assert_eq!(Query::read("nim 3 +").expect_err("nothing follows").code(), "missing-game");
        assert_eq!(Query::read(" \n").expect_err("nothing is there").code(), "missing-game");
    }

    #[test]
    fn words_of_the_command_line_are_cut_again_but_for_names_of_files() {
        let query = Query::of_words(&["nim", "3 4", "", "5"]).expect("a question");
        assert_eq!(query.piece(&query.parts()[0].position[0]), "3 4  5");
        let nothing = |words: &[&str]| Query::of_words(words).expect("a question").parts()[0].nothing;
        assert!(nothing(&["nim", ""]) && nothing(&["nim", " "]) && nothing(&["nim \"\""]));
        assert!(!nothing(&["nim"]) && !nothing(&["nim ", "3"]));
        assert_eq!(Query::of_words(&[""]).expect_err("no game").code(), "missing-game");
        let query = Query::of_words(&["a b.game", "3"]).expect("a question");
        assert_eq!(query.games().collect::<Vec<_>>(), ["a b.game"]);
        assert_eq!(query.piece(&query.parts()[0].position[0]), "3");
    }
}
