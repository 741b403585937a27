//! The beginning of a question: a game and its parameters. What follows them is left to the command.

use crate::complaint::{Complaint, Source};
use crate::failure::Failure;
use crate::library;
use crate::question;
use rules::{Argument, Body, Pattern, Ruleset, Text};
use std::ops::Range;

/// A game with parameters, and the words after it.
pub(crate) struct Opened {
    /// The words as one text.
    pub(crate) source: Source,
    /// The game.
    pub(crate) ruleset: Ruleset,
    /// The parameters given.
    pub(crate) arguments: Vec<(String, Argument)>,
    /// The words after the game that set no parameter, as places of the source.
    pub(crate) rest: Vec<Range<usize>>,
}

impl Opened {
    /// Reads the words of a question; all wrong parameters are told at once.
    pub(crate) fn read(words: &[String]) -> Result<Opened, Failure> {
        let source = question::source(words);
        let (game, words) = words.split_first().map_or(("", words), |(game, rest)| (game.as_str(), rest));
        let ruleset = library::load(game)?;
        let mut opened = Opened { source, ruleset, arguments: Vec::new(), rest: Vec::new() };
        let mut wrong = Vec::new();
        let mut start = game.len() + 1;
        for word in words {
            match word.split_once('=') {
                None => opened.rest.push(start..start + word.len()),
                Some((name, value)) => match opened.ruleset.parse_argument(name, value) {
                    Ok(argument) => opened.arguments.push((name.to_owned(), argument)),
                    Err(diagnostic) => {
                        let mut complaint = Complaint::of(&diagnostic, &opened.source);
                        for label in &mut complaint.labels {
                            let shift = start + name.len() + 1;
                            label.span = label.span.start + shift..label.span.end + shift;
                        }
                        wrong.push(complaint);
                    }
                },
            }
            start += word.len() + 1;
        }
        if wrong.is_empty() { Ok(opened) } else { Err(Failure::Wrong(wrong)) }
    }

    /// The game with the parameters given, as typed.
    pub(crate) fn name(&self) -> String {
        let text = &self.source.text;
        let words = text.split(' ').skip(1).filter(|word| word.contains('='));
        words.fold(self.ruleset.name.clone(), |name, word| name + " " + word)
    }

    /// What a picture is called.
    pub(crate) fn title(&self) -> Text {
        let given = self.name();
        let parameters = given.strip_prefix(&self.ruleset.name).unwrap_or_default();
        let title = |lang| format!("{}{parameters}", self.ruleset.title(lang));
        Text { en: title(rules::Lang::En), zh: title(rules::Lang::Zh) }
    }

    /// The names of a position's numbers, as the first rule writes them; numbers there have names of no use.
    pub(crate) fn coordinates(&self) -> Vec<String> {
        let mut body = &self.ruleset.body;
        while let Body::Upto { base, .. } = body {
            body = &base.body;
        }
        let Body::Rules(rules) = body else { return Vec::new() };
        let written = |name: &String| name.starts_with(|first: char| first.is_alphabetic());
        let named = rules.iter().find_map(|rule| match rule.before {
            Pattern::Tuple(arity) => {
                let names = rule.scope.names.get(..arity)?;
                names.iter().all(written).then(|| names.to_vec())
            }
            Pattern::Row(_) => None,
        });
        named.unwrap_or_default()
    }
}
