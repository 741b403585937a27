//! Operation `rules`: the meaning of a game's text, or what is wrong with it.

use super::failure::Part;
use super::{Asked, Context, Envelope, Failure, MINE, Operation, Response, Status, Work};
use crate::json::Speak;
use crate::{Game, Problem, Workbench};
use rules::{Lang, Span};
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::Arc;

/// A game's text, read: what a board needs to know of it, its claims and examples, and all problems in it.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Read {
    /// Fields of every request.
    #[serde(flatten)]
    pub envelope: Envelope,
    /// The text.
    pub text: String,
}

impl Operation for Read {
    const NAME: &'static str = "rules";
    type Response = Understood;

    fn asked(&self) -> &dyn Asked {
        &self.envelope
    }

    fn open(self, context: &mut Context) -> Result<Work<Understood>, Failure> {
        if self.text.len() > context.caps.text {
            return Err(Failure::Long { part: Part::Text, most: context.caps.text });
        }
        Ok(Box::new(move |context| {
            // A text being edited changes with every letter: none of its versions is kept.
            let read = context.limits.watching(|| Workbench::closed().add(MINE, &self.text));
            let (game, problems) = match read {
                Ok(game) => {
                    let flaws = crate::claims::flaws(&game, &context.limits);
                    let problems = game.warnings.iter().cloned().chain(flaws).collect();
                    (Some(game), problems)
                }
                Err(problems) => (None, problems.into_iter().collect()),
            };
            Ok(Understood { game, problems })
        }))
    }
}

/// Answer to [`Read`].
pub struct Understood {
    /// The game, if the text has a meaning.
    pub game: Option<Arc<Game>>,
    /// Errors and warnings.
    pub problems: Vec<Problem>,
}

impl Response for Understood {
    fn data(&self, lang: Lang) -> Value {
        let problems: Vec<Value> = self
            .problems
            .iter()
            .map(|problem| serde_json::to_value(problem.spoken(lang)).unwrap_or_default())
            .collect();
        let Some(game) = &self.game else { return nothing(problems) };
        let ruleset = &*game.ruleset;
        let piece = |span: Span| {
            let at = |byte: u32| crate::json::units(&ruleset.text, byte as usize);
            json!({ "text": ruleset.said(span), "from": at(span.start), "to": at(span.end) })
        };
        let mut data = crate::json::listed(game);
        data["name"] = json!(ruleset.name);
        data["claims"] = ruleset.claims.iter().map(|claim| piece(claim.span)).collect();
        data["examples"] = ruleset.examples.iter().map(|example| piece(example.span)).collect();
        data["problems"] = json!(problems);
        if let Some(data) = data.as_object_mut() {
            data.remove("game");
        }
        data
    }

    fn status(&self) -> Status {
        if self.game.is_some() { Status::Answered } else { Status::Wrong }
    }
}

/// Data of a text without a meaning.
fn nothing(problems: Vec<Value>) -> Value {
    json!({
        "name": null,
        "title": null,
        "about": null,
        "family": null,
        "board": null,
        "form": null,
        "arity": null,
        "coordinates": [],
        "parameters": [],
        "begin": null,
        "can_misere": null,
        "together": null,
        "claims": [],
        "examples": [],
        "problems": problems,
    })
}
