//! Operation `prove`: a game's claims for all positions.

use super::automaton::automaton as drawn;
use super::program::Wanted;
use super::question::{exclusive, unused};
use super::{
    Asked, Bounds, Chinese, Context, Emitted, Failure, Language, Operation, Question, Response, Status,
    Table, Work,
};
#[cfg(feature = "schema")]
use crate::json::AllSizesData;
use crate::json::{AutomatonData, Speak, all_sizes_data};
use crate::{Problem, proof};
use ::question::Query;
use ::question::board::BoardGame;
use ::question::problem::MalformedQuestion;
use ::solve::StopReason;
use answer::board::sizes::{AllSizes, Unsized, all_sizes};
use answer::proof::{Addable, NotAddable, Proofs};
use rules::{Convention, Interval, Lang};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::ops::RangeInclusive;
use words::Say;

/// Moves listed that could not be added to a game.
const LISTED: usize = 12;

/// A game's claims, proved for all positions or refuted.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Prove {
    /// The game.
    #[serde(flatten)]
    pub question: Question,
    /// Number of the only claim to prove, counted from 1; all claims if absent.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(range(min = Prove::CLAIM.least, max = Prove::CLAIM.most)))]
    pub claim: Option<u64>,
    /// Components of sums, or lengths of rows: `3`, or `"2..4"`; from 2 or 1 to 4 if absent.
    #[serde(default)]
    pub size: Option<Size>,
    /// Limit on the states of automata and proofs.
    #[serde(default = "states")]
    #[cfg_attr(feature = "schema", schemars(range(min = Prove::STATES.least, max = Prove::STATES.most)))]
    pub states: u64,
    /// Find the moves that could be added without changing who loses, in place of the proofs.
    #[serde(default)]
    pub addable: bool,
    /// Write the first claim that is proved as a program.
    #[serde(default)]
    pub emit: Option<Language>,
    /// Write a whole program, which reads positions and prints answers in this format: `T; n a1..an -> Yes/No`.
    #[serde(default)]
    pub format: Option<String>,
    /// With a format, largest number for which the program computes positions by the rules where no formula is of use.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(range(min = Prove::UPTO.least, max = Prove::UPTO.most)))]
    pub upto: Option<u64>,
    /// Send certificates.
    #[serde(default)]
    pub certificate: bool,
    /// Send each claim as the checker reads it, with the rules of the game as formulas, and the same in words.
    #[serde(default)]
    pub core: bool,
    /// Send drawings of the automata.
    #[serde(default)]
    pub drawing: bool,
}

/// A size of sums or rows: `3`, `"3"` or `"2..4"`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged, expecting = "a size")]
pub enum Size {
    /// One size.
    One(u64),
    /// One size, or both ends of a range.
    Several(String),
}

impl Prove {
    /// Number of a claim.
    pub const CLAIM: Bounds = Table::CLAIM;
    /// A size of sums or rows.
    pub const SIZE: Bounds = Bounds::optional(1..=1000);
    /// Largest number for which a program computes positions.
    pub const UPTO: Bounds = Bounds::optional(1..=1_000_000_000);
    /// Limit on the states of automata and proofs.
    pub const STATES: Bounds = Bounds::new(1..=1 << 30, 1 << 20);

    /// With defaults.
    pub fn of(question: Question) -> Prove {
        Prove {
            question,
            claim: None,
            size: None,
            states: states(),
            addable: false,
            emit: None,
            format: None,
            upto: None,
            certificate: false,
            core: false,
            drawing: false,
        }
    }

    /// Work about boards of all sizes.
    fn on_board(self, game: BoardGame, query: &Query, context: &Context) -> Result<Work<Proved>, Failure> {
        let fields = [
            ("claim", self.claim.is_some()),
            ("size", self.size.is_some()),
            ("addable", self.addable),
            ("emit", self.emit.is_some()),
            ("format", self.format.is_some()),
            ("upto", self.upto.is_some()),
            ("core", self.core),
            ("drawing", self.drawing),
            ("convention", self.question.convention == Some(Convention::Misere)),
        ];
        if let Some((field, _)) = fields.into_iter().find(|(_, is_given)| *is_given) {
            return Err(unused(field, None).into());
        }
        let given = game.values(query)?;
        let most = if self.certificate { context.caps.certificate } else { 0 };
        Ok(Box::new(move |context| {
            let found = all_sizes(&game.file, &game.name, &given, &context.limits);
            Ok(Proved::Boards { game: game.name, found, most_certificate: most })
        }))
    }

    fn task(&self) -> Result<proof::Task, Failure> {
        Prove::STATES.admit("states", self.states)?;
        self.claim.map_or(Ok(()), |claim| Prove::CLAIM.admit("claim", claim))?;
        let count = |number: u64| usize::try_from(number).unwrap_or(usize::MAX);
        Ok(proof::Task {
            claim: self.claim.map(count),
            sizes: self.size.as_ref().map(Size::range).transpose()?,
            convention: self.question.convention,
            states: count(self.states),
            core: self.core,
        })
    }
}

fn states() -> u64 {
    Prove::STATES.default()
}

impl Size {
    /// The sizes from the first to the last.
    pub fn range(&self) -> Result<RangeInclusive<usize>, Failure> {
        let range = match self {
            Size::One(size) => Some((*size, *size)),
            Size::Several(text) => text.parse().ok().map(|Interval { first, last, .. }| (first, last)),
        };
        let Bounds { least, most, .. } = Prove::SIZE;
        let fits = |&(first, last): &(u64, u64)| least <= first && first <= last && last <= most;
        range
            .filter(fits)
            .map(|(first, last)| first as usize..=last as usize)
            .ok_or_else(|| Problem::new(MalformedQuestion::NotASize { least, most }).into())
    }
}

impl Operation for Prove {
    const NAME: &'static str = "prove";
    const CHINESE: Chinese = Chinese {
        operation: "游戏的断言：对所有局面得证，或被推翻",
        fields: &[
            ("drawing", "返回自动机的图。"),
            ("claim", "只证明的断言，从 1 起编号；省略时为全部断言。"),
            ("size", "分量的个数，或行的长度：`3` 或 `\"2..4\"`；省略时从 2 或 1 到 4。"),
            ("states", "自动机与证明超过这么多状态时放弃。"),
            ("addable", "不作证明，而寻找添加后不改变胜负的着法。"),
            ("emit", "把第一个得证的断言写成程序。"),
            ("format", "写出完整的程序，按此格式读入局面并输出答案：`T; n a1..an -> Yes/No`。"),
            ("upto", "有 `format` 时，没有可用公式的程序按规则打表的最大的数。"),
            ("certificate", "返回证书。"),
            ("core", "返回检验程序所读的断言（游戏规则写成公式），以及同样内容的文字表述。"),
        ],
    };
    type Response = Proved;

    fn asked(&self) -> &dyn Asked {
        &self.question
    }

    fn open(self, context: &mut Context) -> Result<Work<Proved>, Failure> {
        let task = self.task()?;
        if let Some((game, query)) = self.question.board(context)? {
            return self.on_board(game, &query, context);
        }
        let more =
            self.emit.is_some() || self.format.is_some() || self.certificate || self.core || self.drawing;
        if self.addable && more {
            return Err(exclusive("addable", &["emit", "format", "certificate", "core", "drawing"]).into());
        }
        if let Some(upto) = self.upto {
            Prove::UPTO.admit("upto", upto)?;
            if self.format.is_none() {
                return Err(unused("upto", Some("format")).into());
            }
        }
        let (query, variant) = self.question.whole(context, None)?;
        let wanted =
            Wanted::of(self.emit, self.format.as_deref(), self.upto, std::slice::from_ref(&variant))?;
        Ok(Box::new(move |context| {
            if self.addable {
                let found = proof::addable(&variant, &task, LISTED, &context.limits);
                return Ok(Proved::Addable { game: variant.name().into(), found });
            }
            let given = query.given();
            let proofs = proof::prove(&variant, &given, &task, &context.limits)?;
            let played = self.question.convention.map(|convention| variant.under(convention));
            let played = played.as_ref().unwrap_or(&variant);
            let program = wanted.map(|wanted| Emitted::of_proofs(&wanted, played, &given, &proofs));
            let most = if self.certificate { context.caps.certificate } else { 0 };
            Ok(Proved::Claims { proofs, program, most_certificate: most, drawing: self.drawing })
        }))
    }
}

/// Answer to [`Prove`].
///
/// ```
/// use bouton::ops::{Context, Operation, Prove, Question, Response, Status};
/// let text = "game mine\n(n) -> (n - k) where k in {1, 3, 4}\nP(n) iff n mod 7 in {0, 2}\n";
/// let proved = Prove::of(Question::ask("mine.game").with_rules(text)).run(&mut Context::default())?;
/// assert_eq!(proved.status(), Status::Answered);
/// # Ok::<(), bouton::ops::Failure>(())
/// ```
pub enum Proved {
    /// Attempts to prove the claims.
    Claims {
        /// The attempts.
        proofs: Proofs,
        /// The program that was asked for.
        program: Option<Emitted>,
        /// Bytes of a certificate that is sent.
        most_certificate: usize,
        /// `true` if drawings are sent.
        drawing: bool,
    },
    /// Who wins on boards of all sizes.
    Boards {
        /// The game.
        game: String,
        /// The results, or the reason why there are none.
        found: Result<AllSizes, Unsized>,
        /// Bytes of a certificate that is sent.
        most_certificate: usize,
    },
    /// Moves that could be added.
    Addable {
        /// The game with its parameters.
        game: String,
        /// The moves, or why they are not told.
        found: Result<Addable, NotAddable>,
    },
}

impl Response for Proved {
    fn data(&self, lang: Lang) -> Value {
        match self {
            Proved::Addable { game, found } => addable(game, found, lang),
            Proved::Boards { game, found, most_certificate } => {
                all_sizes_data(game, found, *most_certificate, lang)
            }
            Proved::Claims { proofs, program, most_certificate, drawing } => {
                let mut data = proofs.spoken(lang);
                for (data, attempt) in data.attempts.iter_mut().zip(&proofs.attempts) {
                    let Some(proved) = attempt.result.proved() else { continue };
                    let certificate = Some(&*proved.certificate);
                    data.certificate = certificate.filter(|text| text.len() <= *most_certificate);
                    let automaton = attempt.automaton.as_ref().filter(|_| *drawing);
                    data.svg = automaton.and_then(|automaton| drawn(automaton, lang));
                    data.tikz = data.svg.as_deref().map(draw::tikz);
                    data.automaton = automaton.and_then(|automaton| AutomatonData::new(automaton, lang));
                }
                data.program = program.as_ref().map(|program| program.data(lang));
                serde_json::to_value(data).unwrap_or_default()
            }
        }
    }

    #[cfg(feature = "schema")]
    fn schema(generator: &mut schemars::SchemaGenerator) -> Option<schemars::Schema> {
        let kinds = [
            generator.subschema_for::<<Proofs as Speak>::Data<'_>>(),
            generator.subschema_for::<AddableData<'_>>(),
            generator.subschema_for::<NotAddableData<'_>>(),
            generator.subschema_for::<AllSizesData<'_>>(),
        ];
        Some(schemars::json_schema!({ "oneOf": kinds }))
    }

    fn status(&self) -> Status {
        match self {
            Proved::Boards { found: Ok(found), .. } if !found.known.is_empty() => Status::Answered,
            Proved::Boards { .. } => Status::Limit,
            Proved::Addable { found: Ok(_), .. } => Status::Answered,
            Proved::Addable { found: Err(why), .. } => match why {
                NotAddable::InMisere | NotAddable::Unclaimed => Status::Wrong,
                NotAddable::Refuted(_) | NotAddable::Unfounded(_) => Status::No,
                NotAddable::Undecided(_) | NotAddable::Rejected(_) => Status::Limit,
            },
            // Without a claim the rules are enough for a program that computes.
            Proved::Claims { proofs, program: Some(program), .. }
                if proofs.unclaimed.is_some() && program.is_sure() =>
            {
                Status::Answered
            }
            Proved::Claims { proofs, .. } if proofs.unclaimed.is_some() => Status::Wrong,
            Proved::Claims { proofs, .. } if proofs.is_refuted() => Status::No,
            Proved::Claims { proofs, .. } if proofs.limits_hit.is_some() || !proofs.is_proved() => {
                Status::Limit
            }
            Proved::Claims { .. } => Status::Answered,
        }
    }

    fn limits_hit(&self) -> Option<StopReason> {
        match self {
            Proved::Claims { proofs, .. } => proofs.limits_hit,
            Proved::Boards { found: Err(Unsized::Stopped(reason)), .. } => Some(*reason),
            Proved::Boards { .. } | Proved::Addable { .. } => None,
        }
    }
}

/// Moves that could be added without changing who loses.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "Addable"))]
struct AddableData<'a> {
    game: &'a str,
    /// The theorem on who loses.
    claim: &'a str,
    message: String,
    assumptions: &'a [String],
    numeration: String,
    states: usize,
    /// The smallest moves that cannot be added.
    others: Vec<Vec<String>>,
    more: bool,
    /// The moves that can be added, as an item of the language.
    addable: Option<&'a str>,
}

/// Why moves that could be added are not told.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "NotAddable"))]
struct NotAddableData<'a> {
    game: &'a str,
    addable: (),
    message: String,
}

fn addable(game: &str, found: &Result<Addable, NotAddable>, lang: Lang) -> Value {
    let numbers = |taken: &Vec<_>| taken.iter().map(ToString::to_string).collect::<Vec<String>>();
    let data = match found {
        Ok(found) => serde_json::to_value(AddableData {
            game: &found.game,
            claim: &found.claim,
            message: words::proof::theorem(found).get(lang).to_owned(),
            assumptions: &found.assumptions,
            numeration: found.numeration.to_string(),
            states: found.states,
            others: found.others.iter().map(numbers).collect(),
            more: found.more,
            addable: found.text.as_deref(),
        }),
        Err(why) => {
            let message = why.text().get(lang).to_owned();
            serde_json::to_value(NotAddableData { game, addable: (), message })
        }
    };
    data.unwrap_or_default()
}
