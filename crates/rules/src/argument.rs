//! Parsing of parameter values, as typed: `m=3`, `S=1,3,4`, `piece=knight`.

use crate::resolve::constant_bounds;
use crate::{Argument, Diagnostic, ParameterKind, Ruleset, Span};
use language::problem::{Input, Naming, Syntax};
use language::speech::short;
use language::{Sort, suggest};

impl Ruleset {
    /// Reads the value of a parameter from the text after `=`. Spans refer to that text.
    ///
    /// Bounds that are plain numbers are checked at once; those that mention other parameters are checked
    /// when all values are known.
    ///
    /// ```
    /// let text = "game take(S: set)\n(n) -> (n - s) where s in S\n";
    /// let game = rules::parse(text, &rules::NoLibrary).ruleset.unwrap();
    /// let set = game.parse_argument("S", "1,3..5").unwrap();
    /// assert_eq!(set, rules::Argument::Set([1u32, 3, 4, 5].map(Into::into).to_vec()));
    /// assert_eq!(game.parse_argument("s", "1").unwrap_err().code(), "unknown-parameter");
    /// ```
    pub fn parse_argument(&self, name: &str, text: &str) -> Result<Argument, Diagnostic> {
        let Ok(end) = u32::try_from(text.len()) else {
            return Err(Diagnostic::at(Syntax::LongFile, Span::default()));
        };
        let Some(parameter) = self.parameters.iter().find(|parameter| parameter.name == name) else {
            let known: Vec<String> = self.parameters.iter().map(|parameter| parameter.name.clone()).collect();
            let suggestion = suggest(name, known.iter().map(|known| &**known)).map(str::to_string);
            let (game, name) = (self.name.clone(), name.to_string());
            let problem = Naming::UnknownParameter { game, name, suggestion, known };
            return Err(Diagnostic::at(problem, Span::default()));
        };
        if parameter.default == Some(Argument::Any)
            && matches!(Sort::Choice.read(name, text)?, Argument::Choice(word) if word == "any")
        {
            return Ok(Argument::Any);
        }
        let whole = Span { start: 0, end };
        let argument = parameter.kind.sort().read(name, text)?;
        match (&parameter.kind, &argument) {
            (ParameterKind::Natural { least, most }, Argument::Natural(value)) => {
                let (least, most) = constant_bounds(least, most);
                if least.as_ref().is_some_and(|least| value < least)
                    || most.as_ref().is_some_and(|most| value > most)
                {
                    let problem = Input::ArgumentOutOfBounds { name: name.to_string(), least, most };
                    return Err(Diagnostic::at(problem, whole));
                }
            }
            (ParameterKind::Choice(words), Argument::Choice(word)) if !words.contains(word) => {
                let suggestion = suggest(word, words.iter().map(|word| &**word)).map(str::to_string);
                let (parameter, word) = (name.to_string(), short(word));
                let problem = Naming::UnknownWord { parameter, word, words: words.clone(), suggestion };
                return Err(Diagnostic::at(problem, whole));
            }
            _ => {}
        }
        Ok(argument)
    }
}
