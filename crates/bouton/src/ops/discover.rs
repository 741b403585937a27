//! Operation `discover`: claims that the rules of a game imply.

use super::automaton::automaton as drawn;
use super::program::{Searched, Wanted};
use super::{
    Asked, Bounds, Chinese, Context, Emitted, Failure, Language, Operation, Question, Response, Status, Work,
};
use crate::identify::{self, Identity};
use crate::json::{IdentityData, Speak, of_positions};
use crate::patterns::{self, Guessed};
use crate::{Problem, Variant, discover};
use ::question::problem::MalformedQuestion;
use ::solve::{Limits, StopReason};
use answer::discover::{Discoveries, Goal};
use rules::Lang;
use serde::Deserialize;
use serde_json::Value;
use std::time::Duration;

/// Claims that the rules of a game imply, proved where a proof is found.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Discover {
    /// The game.
    #[serde(flatten)]
    pub question: Question,
    /// Components of sums, or length of rows.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(range(min = Discover::SIZE.least, max = Discover::SIZE.most)))]
    pub size: Option<u64>,
    /// Look for nim-values in place of who wins.
    #[serde(default)]
    pub values: bool,
    /// Largest number in the positions examined; chosen automatically, and enlarged if need be, if absent. With a format, largest
    /// number for which the program computes positions by the rules where no formula is of use.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(range(min = Discover::UPTO.least, max = Discover::UPTO.most)))]
    pub upto: Option<u64>,
    /// Write the first finding as a program.
    #[serde(default)]
    pub emit: Option<Language>,
    /// Write a whole program, which reads positions and prints answers in this format: `T; n a1..an -> Yes/No`. The question
    /// may be a sum of games then, `nim + kayles`: each takes a list, or the numbers of one position.
    #[serde(default)]
    pub format: Option<String>,
    /// Send drawings of the automata.
    #[serde(default)]
    pub drawing: bool,
}

impl Discover {
    /// Components of sums, or length of rows.
    pub const SIZE: Bounds = Bounds::optional(1..=1000);
    /// Largest number in the positions examined, or for which a program computes them.
    pub const UPTO: Bounds = Bounds::optional(1..=1_000_000_000);
    /// Time limit, unless another is asked for.
    pub const PATIENCE: Duration = Duration::from_secs(60);

    /// With defaults.
    pub fn of(question: Question) -> Discover {
        Discover { question, size: None, values: false, upto: None, emit: None, format: None, drawing: false }
    }
}

impl Operation for Discover {
    const NAME: &'static str = "discover";
    const CHINESE: Chinese = Chinese {
        operation: "由规则推出的断言，能证明的给出证明",
        fields: &[
            ("size", "分量的个数，或行的长度。"),
            ("values", "寻找 SG 值而不是胜负。"),
            (
                "upto",
                "所考察局面中最大的数；省略时自动选取，必要时扩大。有 `format` 时，为没有可用公式的程序按规则打表的最大的数。",
            ),
            ("emit", "把第一个结果写成程序。"),
            ("drawing", "返回自动机的图。"),
            (
                "format",
                "写出完整的程序，按此格式读入局面并输出答案：`T; n a1..an -> Yes/No`。此时可询问几个游戏的和 `nim + kayles`：每个游戏各读一个列表，或一个局面的各数。",
            ),
        ],
    };
    type Response = Discovered;

    fn asked(&self) -> &dyn Asked {
        &self.question
    }

    fn open(self, context: &mut Context) -> Result<Work<Discovered>, Failure> {
        self.size.map_or(Ok(()), |size| Discover::SIZE.admit("size", size))?;
        self.upto.map_or(Ok(()), |upto| Discover::UPTO.admit("upto", upto))?;
        // A whole program may be about a sum.
        let (query, games) = match self.emit.is_some() && self.format.is_some() {
            true => self.question.games(context, self.question.convention)?,
            false => {
                let (query, variant) = self.question.whole(context, self.question.convention)?;
                (query, vec![variant])
            }
        };
        let program = Wanted::of(self.emit, self.format.as_deref(), self.upto, &games)?;
        Ok(Box::new(move |context| {
            let limits = context.patient(Discover::PATIENCE);
            let mut all = Vec::new();
            for (place, variant) in games.iter().enumerate() {
                let given = query.given_to(place);
                let wanted = self.wanted(variant, given, program.as_ref(), games.len() > 1);
                all.push(self.searched(variant, &wanted, program.as_ref(), &limits)?);
            }
            let program = program.map(|wanted| {
                let both = games.iter().zip(&all);
                let searched: Vec<Searched<'_>> =
                    both.map(|(variant, discovered)| discovered.searched(variant)).collect();
                Emitted::of_found(&wanted, &searched)
            });
            let others = all.split_off(1);
            let first = all.pop().ok_or_else(|| Failure::from(Problem::new(MalformedQuestion::NoGame)))?;
            Ok(Discovered { program, others, ..first })
        }))
    }
}

impl Discover {
    /// The search in one of the games; the values of several are added.
    fn wanted(
        &self,
        variant: &Variant,
        mut given: Vec<&str>,
        program: Option<&Wanted>,
        summed: bool,
    ) -> discover::Search {
        // Parameters that the program reads are not what they are given.
        let opened = program.map_or_else(Vec::new, Wanted::opened);
        given.retain(|name| !opened.iter().any(|opened| opened == name));
        discover::Search {
            size: self.size.map(|size| size as usize),
            goal: (self.values || summed).then_some(Goal::Values),
            upto: self.upto.filter(|_| self.format.is_none()),
            free: discover::free(variant, &given),
        }
    }

    /// Searches in one of the games.
    fn searched(
        &self,
        variant: &Variant,
        wanted: &discover::Search,
        program: Option<&Wanted>,
        limits: &Limits,
    ) -> Result<Discovered, Failure> {
        let mut found = match discover::discover(variant, wanted, limits) {
            // The rules may be enough for a program that computes.
            Err(_) if program.is_some_and(Wanted::is_whole) => Discoveries::none(variant),
            found => found?,
        };
        let summed = program.is_some_and(Wanted::is_of_sums);
        let pattern = patterns::of_open(variant, &found, summed, wanted.upto, limits);
        let pattern = pattern.and_then(|guessed| patterns::proved(variant, &mut found, guessed, limits));
        let identities =
            if found.limits_hit.is_none() { identify::of_own(variant, limits) } else { Vec::new() };
        let (drawing, others) = (self.drawing, Vec::new());
        Ok(Discovered { found, pattern, identities, program: None, drawing, others })
    }
}

/// Answer to [`Discover`].
///
/// ```
/// use bouton::ops::{Context, Discover, Operation, Question, Response};
/// let text = "game mine\n(n) -> (n - k) where k in {1, 3, 4}\n";
/// let found = Discover::of(Question::ask("mine.game").with_rules(text)).run(&mut Context::default())?;
/// // Lost are the multiples of 7, and those with remainder 2.
/// assert!(found.data(bouton::Lang::En).to_string().contains("n mod 7 in {0, 2}"));
/// # Ok::<(), bouton::ops::Failure>(())
/// ```
#[non_exhaustive]
pub struct Discovered {
    /// The findings.
    pub found: Discoveries,
    /// A pattern in the values of small positions, or in who wins them, where no claim about these was found.
    pub pattern: Option<Guessed>,
    /// Known games that the game turns out to be, or has the values of.
    pub identities: Vec<Identity>,
    /// The program that was asked for.
    pub program: Option<Emitted>,
    /// `true` if drawings are sent.
    pub drawing: bool,
    /// Findings about the other games of a sum, in order.
    pub others: Vec<Discovered>,
}

impl Discovered {
    /// As a program needs it.
    fn searched<'a>(&'a self, variant: &'a Variant) -> Searched<'a> {
        (variant, &self.found, self.pattern.as_ref())
    }

    fn described(&self, lang: Lang) -> <Discoveries as Speak>::Data<'_> {
        let mut data = self.found.spoken(lang);
        if self.drawing {
            for (data, finding) in data.findings.iter_mut().zip(&self.found.findings) {
                data.svg = finding.automaton.as_ref().and_then(|automaton| drawn(automaton, lang));
                data.tikz = data.svg.as_deref().map(draw::tikz);
            }
            data.svg = Some(data.findings.iter().find_map(|finding| finding.svg.clone()));
        }
        data.pattern = self.pattern.as_ref().map(|guessed| of_positions(guessed, lang));
        data.identities = IdentityData::all(&self.identities, lang);
        data.program = self.program.as_ref().map(|program| program.data(lang));
        data.others = self.others.iter().map(|other| other.described(lang)).collect();
        data
    }
}

impl Response for Discovered {
    fn data(&self, lang: Lang) -> Value {
        serde_json::to_value(self.described(lang)).unwrap_or_default()
    }

    #[cfg(feature = "schema")]
    fn schema(generator: &mut schemars::SchemaGenerator) -> Option<schemars::Schema> {
        Some(generator.subschema_for::<<Discoveries as Speak>::Data<'_>>())
    }

    fn status(&self) -> Status {
        // A program of which nothing is in doubt answers, whatever was not found; one in doubt does not, whatever was.
        let is = |of: fn(&Emitted) -> bool| self.program.as_ref().is_some_and(of);
        let answered = is(Emitted::is_sure) || self.found.is_proved() && !is(Emitted::is_doubtful);
        if answered { Status::Answered } else { Status::Limit }
    }

    fn limits_hit(&self) -> Option<StopReason> {
        self.found.limits_hit
    }
}
