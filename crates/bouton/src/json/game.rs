//! A game as data: as a list of the catalogue has it, as its own page has it, and what a board needs to know of it.

mod on_board;

#[cfg(feature = "prove")]
use super::AttemptData;
use super::Speak;
use super::problem::{ProblemData, units};
#[cfg(feature = "schema")]
use super::schema;
#[cfg(feature = "prove")]
use crate::claims;
#[cfg(feature = "prove")]
use answer::proof::Proofs;
use question::{Game, Problem, Variant};
use rules::{Body, Form, Lang, Parameter, ParameterKind, Ruleset, Span, Text};
#[cfg(feature = "prove")]
use rules::{Claim, Convention, Example, Fact, Stated};
use serde::Serialize;
use std::sync::Arc;

#[cfg(feature = "prove")]
pub(crate) use on_board::shown_board;
pub(crate) use on_board::{listed_board, understood_board};

/// Words in both languages.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "Text"))]
pub(crate) struct TextData<'a> {
    en: &'a str,
    zh: &'a str,
}

/// A game as `bouton list --json` has it, and what a board needs to know.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "Listed"))]
pub(crate) struct ListedData<'a> {
    game: &'a str,
    title: TextData<'a>,
    about: TextData<'a>,
    family: Option<&'a str>,
    #[serde(flatten)]
    drawn: Drawn<'a>,
}

/// Properties of a game that its board needs.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct Drawn<'a> {
    /// The board that draws it.
    board: Option<&'static str>,
    /// Form of a component of a position; `cells`: letters on the cells of a board or graph; `none`: nothing is played.
    #[cfg_attr(feature = "schema", schemars(schema_with = "schema::form"))]
    form: &'static str,
    /// Numbers of a tuple.
    arity: Option<usize>,
    coordinates: Vec<String>,
    parameters: Vec<ParameterData<'a>>,
    /// To be typed after the game's name to begin with.
    begin: Option<String>,
    can_misere: bool,
    /// Several components may change in one move.
    together: bool,
}

/// A parameter of a game.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "Parameter"))]
struct ParameterData<'a> {
    name: &'a str,
    /// As the rules declare it.
    text: String,
    #[cfg_attr(feature = "schema", schemars(schema_with = "schema::parameter"))]
    kind: &'static str,
    default: Option<String>,
    choices: Option<&'a [String]>,
}

/// A game's rules and claims as `bouton show --json` has them, and what a board needs to know.
#[cfg(feature = "prove")]
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "Shown"))]
pub(crate) struct ShownData<'a> {
    game: &'a str,
    title: TextData<'a>,
    about: TextData<'a>,
    family: Option<&'a str>,
    #[cfg_attr(feature = "schema", schemars(schema_with = "schema::convention"))]
    convention: &'static str,
    rules: Vec<String>,
    closed_forms: Vec<ClosedForm>,
    claims: Vec<ClaimData<'a>>,
    assumptions: Vec<String>,
    proofs: Vec<AttemptData<'a>>,
    remarks: Vec<TextData<'a>>,
    sources: &'a [String],
    /// Examples about one position, as questions; of boards those about several sizes, too, with the largest as the question.
    examples: Vec<Asked>,
    text: &'a str,
    #[serde(flatten)]
    drawn: Drawn<'a>,
}

/// A theorem that constructs the winning moves.
#[cfg(feature = "prove")]
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
struct ClosedForm {
    #[cfg_attr(feature = "schema", schemars(schema_with = "schema::convention"))]
    convention: &'static str,
    theorem: String,
}

/// A claim of the text.
#[cfg(feature = "prove")]
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
struct ClaimData<'a> {
    text: String,
    #[cfg_attr(feature = "schema", schemars(schema_with = "schema::convention"))]
    convention: &'static str,
    theorem: Option<&'a str>,
}

/// An example as a question.
#[cfg(feature = "prove")]
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
struct Asked {
    text: String,
    ask: String,
    #[cfg_attr(feature = "schema", schemars(schema_with = "schema::convention"))]
    convention: &'static str,
}

impl<'a> TextData<'a> {
    pub(super) fn new(Text { en, zh }: &'a Text) -> TextData<'a> {
        TextData { en, zh }
    }
}

/// A game as the catalogue lists it.
pub(crate) fn listed(game: &Arc<Game>) -> ListedData<'_> {
    let ruleset = &*game.ruleset;
    ListedData {
        game: &ruleset.name,
        title: TextData::new(&ruleset.title),
        about: TextData::new(&ruleset.about),
        family: ruleset.family.as_deref(),
        drawn: drawn(game),
    }
}

/// All that a game's text says, and how each claim is known.
#[cfg(feature = "prove")]
pub(crate) fn shown<'a>(shown: &'a Arc<Game>, proofs: &'a Proofs, lang: Lang) -> ShownData<'a> {
    let catalogue = shown.origin == question::Origin::Catalogue;
    let game = &shown.ruleset;
    let theories = if catalogue { claims::theories(game) } else { Vec::new() };
    let closed_form = |(play, theorem): (Convention, String)| ClosedForm { convention: play.name(), theorem };
    let claim = |claim: &'a Claim| ClaimData {
        text: game.quote(claim.span),
        convention: claim.convention.name(),
        theorem: claim.theorem.as_deref(),
    };
    ShownData {
        game: &game.name,
        title: TextData::new(&game.title),
        about: TextData::new(&game.about),
        family: game.family.as_deref(),
        convention: game.convention.name(),
        rules: words::game::rules(game, lang),
        closed_forms: theories.into_iter().map(closed_form).collect(),
        claims: game.claims.iter().map(claim).collect(),
        assumptions: claims::assumptions(game),
        proofs: proofs.spoken(lang).attempts,
        remarks: game.remarks.iter().map(TextData::new).collect(),
        sources: &game.sources,
        examples: game.examples.iter().filter_map(|one| example(shown, one)).collect(),
        text: &game.text,
        drawn: drawn(shown),
    }
}

fn drawn(game: &Arc<Game>) -> Drawn<'_> {
    let ruleset = &*game.ruleset;
    let form = match ruleset.form {
        _ if !game.is_playable() => "none",
        Form::Tuple(_) => "tuple",
        Form::Row => "row",
        Form::Edges => "edges",
    };
    let arity = match ruleset.form {
        Form::Tuple(arity) => Some(arity),
        Form::Row | Form::Edges => None,
    };
    Drawn {
        board: game.is_playable().then(|| crate::picture::board(ruleset).name()),
        form,
        arity,
        coordinates: Variant::plain(game).map(|variant| variant.coordinates()).unwrap_or_default(),
        parameters: ruleset.parameters.iter().map(|own| parameter(ruleset, own)).collect(),
        begin: game.begin(),
        can_misere: game.is_playable() && ruleset.otherwise.is_none(),
        together: matches!(ruleset.body, Body::Compound { .. }),
    }
}

/// An example about one position, as a question.
#[cfg(feature = "prove")]
fn example(game: &Game, example: &Example) -> Option<Asked> {
    let Stated::Each(fact) = &example.stated else { return None };
    if example.count() != 1u8.into() || matches!(fact, Fact::MovesTo(_)) {
        return None;
    }
    let text = game.ruleset.quote(example.span);
    Some(Asked {
        text: text.strip_prefix("example ").unwrap_or(&text).to_owned(),
        ask: format!("{} {}", game.ruleset.name, game.asked(example)),
        convention: example.convention.name(),
    })
}

fn parameter<'a>(ruleset: &'a Ruleset, parameter: &'a Parameter) -> ParameterData<'a> {
    let choices = match &parameter.kind {
        ParameterKind::Choice(words) => Some(&**words),
        _ => None,
    };
    ParameterData {
        name: &parameter.name,
        text: ruleset.quote(parameter.span),
        kind: kind(&parameter.kind),
        default: parameter.default.as_ref().map(ToString::to_string),
        choices,
    }
}

fn kind(kind: &ParameterKind) -> &'static str {
    match kind {
        ParameterKind::Natural { .. } => "natural",
        ParameterKind::Set => "set",
        ParameterKind::Choice(_) => "choice",
        ParameterKind::Octal => "octal",
        ParameterKind::Hexadecimal => "hexadecimal",
        ParameterKind::Graph => "graph",
        ParameterKind::Text => "text",
        ParameterKind::List => "list",
        ParameterKind::Tuples(2) => "pairs",
        ParameterKind::Tuples(_) => "triples",
    }
}

/// Content of a text, and the problems in it.
#[derive(Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "Rules"))]
pub(crate) struct RulesData<'a> {
    name: Option<&'a str>,
    title: Option<TextData<'a>>,
    about: Option<TextData<'a>>,
    family: Option<&'a str>,
    board: Option<&'static str>,
    #[cfg_attr(feature = "schema", schemars(schema_with = "schema::form_if_any"))]
    form: Option<&'static str>,
    arity: Option<usize>,
    coordinates: Vec<String>,
    parameters: Vec<ParameterData<'a>>,
    begin: Option<String>,
    can_misere: Option<bool>,
    together: Option<bool>,
    /// The rules, each a kind of move.
    moves: Vec<Piece>,
    claims: Vec<Piece>,
    examples: Vec<Piece>,
    problems: Vec<ProblemData<'a>>,
}

/// A piece of the text, with its place in UTF-16 code units.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
struct Piece {
    text: String,
    from: usize,
    to: usize,
}

impl Piece {
    fn new(whole: &str, text: String, span: Span) -> Piece {
        let at = |byte: u32| units(whole, byte as usize);
        Piece { text, from: at(span.start), to: at(span.end) }
    }
}

/// A game as its text says it, with all problems of the text.
pub(crate) fn understood<'a>(game: &'a Arc<Game>, problems: &'a [Problem], lang: Lang) -> RulesData<'a> {
    let ruleset = &*game.ruleset;
    let piece = |span: Span| Piece::new(&ruleset.text, ruleset.quote(span), span);
    let drawn = drawn(game);
    RulesData {
        name: Some(&ruleset.name),
        title: Some(TextData::new(&ruleset.title)),
        about: Some(TextData::new(&ruleset.about)),
        family: ruleset.family.as_deref(),
        board: drawn.board,
        form: Some(drawn.form),
        arity: drawn.arity,
        coordinates: drawn.coordinates,
        parameters: drawn.parameters,
        begin: drawn.begin,
        can_misere: Some(drawn.can_misere),
        together: Some(drawn.together),
        moves: moves(ruleset).map(piece).collect(),
        claims: ruleset.claims.iter().map(|claim| piece(claim.span)).collect(),
        examples: ruleset.examples.iter().map(|example| piece(example.span)).collect(),
        ..problematic(problems, lang)
    }
}

/// Places of the rules in the text.
fn moves(ruleset: &Ruleset) -> impl Iterator<Item = Span> {
    let rules = match &ruleset.body {
        Body::Rules(rules) => &**rules,
        _ => &[],
    };
    rules.iter().map(|rule| rule.span)
}

/// A text without a meaning.
pub(crate) fn problematic(problems: &[Problem], lang: Lang) -> RulesData<'_> {
    let problems = problems.iter().map(|problem| problem.spoken(lang)).collect();
    RulesData { problems, ..RulesData::default() }
}
