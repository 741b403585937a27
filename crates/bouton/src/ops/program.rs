//! Programs that an answer is written as.

use super::Failure;
use crate::json::ProgramData;
use crate::program::{Chosen, Submission, Submitted, chosen_of_found};
use crate::{Problem, Variant, discover, proof};
use ::guess::{Guess, Pattern};
use ::question::Source;
use ::question::problem::MalformedQuestion;
use answer::discover::Discoveries;
use answer::guess::Guessed;
use answer::proof::Proofs;
use emit::{Format, Layout, Misformat, Unwritten};
use rules::{Convention, Lang, Text};
use serde::de::{Deserialize, Deserializer, Error};
use std::sync::LazyLock;
use words::Say;
use words::guess::Names;

/// A programming language, by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Language(pub emit::Language);

/// Names of the languages.
static NAMES: LazyLock<Vec<&'static str>> =
    LazyLock::new(|| emit::Language::ALL.iter().map(|language| language.name()).collect());

impl<'de> Deserialize<'de> for Language {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Language, D::Error> {
        let name = String::deserialize(deserializer)?;
        emit::Language::named(&name).map(Language).ok_or_else(|| D::Error::unknown_variant(&name, &NAMES))
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Language {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Language".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "enum": *NAMES })
    }
}

/// A request for a program: its language, and its format if it is to be a whole one.
pub(super) struct Wanted {
    language: Language,
    submission: Option<Submission>,
}

impl Wanted {
    /// Parameters that the program reads.
    pub(super) fn opened(&self) -> Vec<String> {
        self.submission.as_ref().map_or_else(Vec::new, |submission| submission.layout.opened())
    }

    /// Returns `true` for a program with a `main`.
    pub(super) fn is_whole(&self) -> bool {
        self.submission.is_some()
    }

    /// Returns `true` for a program that reads several components.
    pub(super) fn is_of_sums(&self) -> bool {
        self.submission.as_ref().is_some_and(|submission| !submission.layout.is_single())
    }

    /// Reads the format for the games of a sum; a format without a language is a mistake.
    pub(super) fn of(
        language: Option<Language>,
        format: Option<&str>,
        upto: Option<u64>,
        games: &[Variant],
    ) -> Result<Option<Wanted>, Failure> {
        Wanted::laid_out(language, format, upto, |format| emit::layout(format, games))
    }

    /// Reads the format for data on positions with these coordinates.
    pub(super) fn of_data(
        language: Option<Language>,
        format: Option<&str>,
        coordinates: &[String],
    ) -> Result<Option<Wanted>, Failure> {
        Wanted::laid_out(language, format, None, |format| emit::layout_of_data(format, coordinates))
    }

    fn laid_out(
        language: Option<Language>,
        format: Option<&str>,
        upto: Option<u64>,
        layout: impl FnOnce(&Format) -> Result<Layout, Misformat>,
    ) -> Result<Option<Wanted>, Failure> {
        let (language, format) = match (language, format) {
            (None, Some(text)) => {
                let problem = MalformedQuestion::NotAFormat {
                    said: words::emit::without_language(),
                    help: words::emit::with_language(),
                };
                return Err(placed(problem, text, 0..text.len()).into());
            }
            (None, None) => return Ok(None),
            (Some(language), None) => return Ok(Some(Wanted { language, submission: None })),
            (Some(language), Some(format)) => (language, format),
        };
        let layout = Format::read(format).and_then(|read| layout(&read));
        let layout = layout.map_err(|Misformat { place, flaw }| {
            let (said, help) = (words::emit::mistake(&flaw), words::emit::advice(&flaw));
            Failure::from(placed(MalformedQuestion::NotAFormat { said, help }, format, place))
        })?;
        let submission = Submission { layout, upto, language: language.0 };
        Ok(Some(Wanted { language, submission: Some(submission) }))
    }
}

/// A mistake at a place of a format.
fn placed(mistake: MalformedQuestion, format: &str, place: std::ops::Range<usize>) -> Problem {
    Problem::new(mistake).at(&Source { name: None, text: format.into() }, place)
}

/// A program that was asked for, in both languages of its comments, or why there is none.
#[derive(Debug)]
#[non_exhaustive]
pub struct Emitted {
    /// The language.
    pub language: Language,
    text: [Result<Submitted, Unwritten>; 2],
    whole: bool,
}

impl Emitted {
    /// Writes a claim of the text.
    pub(super) fn of_proofs(wanted: &Wanted, variant: &Variant, given: &[&str], proofs: &Proofs) -> Emitted {
        Emitted::new(wanted, |submission, lang| match submission {
            Some(submission) => proof::submission(variant, given, proofs, submission, lang),
            None => plain(proof::program(variant, given, proofs, wanted.language.0, lang)),
        })
    }

    /// Writes a finding about each game of a sum, or a pattern in what nothing was found about.
    pub(super) fn of_found(wanted: &Wanted, games: &[Searched<'_>]) -> Emitted {
        Emitted::new(wanted, |submission, lang| {
            let Some(submission) = submission else {
                let Some((variant, found, _)) = games.first() else { return Err(Unwritten::NoClaim) };
                return plain(discover::program(variant, found, wanted.language.0, lang));
            };
            let one = |(place, game): (usize, &Searched<'_>)| {
                chosen(game, &submission.part(place), lang).map_err(|unwritten| match games {
                    [_] => unwritten,
                    _ => Unwritten::Of(game.0.name().into(), unwritten.into()),
                })
            };
            let all = games.iter().enumerate().map(one).collect::<Result<Vec<Chosen>, _>>()?;
            submission.whole(all, lang)
        })
    }

    /// Writes the first conjecture about data that can be written.
    pub(super) fn of_guess(wanted: &Wanted, guessed: &Guessed) -> Emitted {
        Emitted::new(wanted, |submission, lang| match submission {
            Some(submission) => submission.whole(vec![of_pattern(submission, guessed, None, lang)?], lang),
            None => Err(Unwritten::NoClaim),
        })
    }

    /// The same, in another language.
    pub(super) fn of_guess_in(wanted: &Wanted, language: Language, guessed: &Guessed) -> Emitted {
        let submission = wanted.submission.clone();
        let submission = submission.map(|submission| Submission { language: language.0, ..submission });
        Emitted::of_guess(&Wanted { language, submission }, guessed)
    }

    fn new(
        wanted: &Wanted,
        write: impl Fn(Option<&Submission>, Lang) -> Result<Submitted, Unwritten>,
    ) -> Emitted {
        let text = [Lang::En, Lang::Zh].map(|lang| write(wanted.submission.as_ref(), lang));
        Emitted { language: wanted.language, text, whole: wanted.submission.is_some() }
    }

    /// Returns `true` for a whole program whose answers are proved, or computed by the rules.
    pub fn is_sure(&self) -> bool {
        self.whole && matches!(&self.text[0], Ok(Submitted { proved: true, .. }))
    }

    /// Returns `true` for a whole program with answers that are not proved.
    pub(super) fn is_doubtful(&self) -> bool {
        self.whole && matches!(&self.text[0], Ok(Submitted { proved: false, .. }))
    }

    /// The program, with comments in this language.
    pub fn text(&self, lang: Lang) -> Result<&str, &emit::Unwritten> {
        self.of(lang).as_ref().map(|submitted| &*submitted.text)
    }

    fn of(&self, lang: Lang) -> &Result<Submitted, Unwritten> {
        let [en, zh] = &self.text;
        match lang {
            Lang::En => en,
            Lang::Zh => zh,
        }
    }

    /// The reason why the program does not compute its answers by the rules, as was asked, but takes them from a conjecture.
    pub fn instead(&self, lang: Lang) -> Option<Text> {
        let instead = self.of(lang).as_ref().ok()?.instead.as_ref()?;
        Some(words::emit::instead(instead))
    }

    /// As data: `language`, `text`, and `message` where there is no text, or not the one that was asked for.
    pub(super) fn data(&self, lang: Lang) -> ProgramData<'_> {
        let (text, message) = match self.text(lang) {
            Ok(text) => (Some(text), self.instead(lang).map(|text| text.get(lang).to_owned())),
            Err(unwritten) => (None, Some(unwritten.text().get(lang).to_owned())),
        };
        ProgramData { language: self.language.0.name(), text, message }
    }
}

/// One of the games of a sum, what was found about it, and a pattern in what nothing was found about.
pub(super) type Searched<'a> = (&'a Variant, &'a Discoveries, Option<&'a Guessed>);

fn chosen(game: &Searched<'_>, submission: &Submission, lang: Lang) -> Result<Chosen, Unwritten> {
    let (variant, found, pattern) = *game;
    chosen_of_found(variant, found, submission, lang).or_else(|unwritten| {
        let summed = !submission.layout.is_single();
        let guessed = pattern.filter(|_| submission.layout.opened().is_empty() && (!summed || adds(variant)));
        let instead = Some(&unwritten).filter(|unwritten| matches!(unwritten, Unwritten::Costs { .. }));
        let game = Some((variant, instead));
        let written = guessed.map(|guessed| of_pattern(submission, guessed, game, lang));
        written.and_then(Result::ok).ok_or(unwritten)
    })
}

/// Returns `true` if the nim-values of components say who wins their sum.
fn adds(variant: &Variant) -> bool {
    let instance = variant.instance();
    instance.convention() == Convention::Normal && instance.reach() == 1 && !instance.has_ends()
}

/// The first conjecture that can be written, about data or a game, which it may be in place of the rules.
fn of_pattern(
    submission: &Submission,
    guessed: &Guessed,
    game: Option<(&Variant, Option<&Unwritten>)>,
    lang: Lang,
) -> Result<Chosen, Unwritten> {
    let (variant, instead) = (game.map(|(variant, _)| variant), game.and_then(|(_, instead)| instead));
    let Submission { layout, language, .. } = submission;
    let names = Names::of(&guessed.data);
    let write = |guess: &Guess| {
        let mut header = words::emit::guessed(guess, &guessed.data, variant, lang);
        let program = match &guess.pattern {
            Pattern::Moves(moves) => {
                let (program, upto, cost) = emit::moved(moves, &names.coordinates, submission.steps())?;
                header.push(words::emit::filled(upto, cost).get(lang).to_owned());
                program
            }
            pattern => emit::guessed(pattern, &names.coordinates, guessed.data.outcomes.is_some())?,
        };
        header.extend(instead.map(|unwritten| words::emit::instead(unwritten).get(lang).to_owned()));
        emit::fits(&program, *language, layout)?;
        let game = variant.map_or_else(String::new, |variant| variant.name().to_owned());
        Ok(Chosen { game, program, header, proved: false, instead: instead.cloned() })
    };
    let mut all = guessed.conjectures().iter().map(write);
    let first = all.next().unwrap_or(Err(Unwritten::NoClaim));
    first.or_else(|unwritten| all.find_map(Result::ok).ok_or(unwritten))
}

/// Functions without a `main`.
fn plain(text: Result<String, Unwritten>) -> Result<Submitted, Unwritten> {
    text.map(|text| Submitted { text, proved: false, instead: None })
}
