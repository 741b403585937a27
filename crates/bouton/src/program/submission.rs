//! Whole programs that read positions and print answers.

use emit::{Language, Layout, Program, Unwritten, computed, functions, opened, program, submission};
use question::Variant;
use rules::{ClaimInstance, Lang, Numeration, Text};

/// A whole program that is asked for.
#[derive(Clone, Debug)]
pub struct Submission {
    /// The format of its input and output.
    pub layout: Layout,
    /// Largest number up to which it computes positions if no claim is of use.
    pub upto: Option<u64>,
    /// The language.
    pub language: Language,
}

/// A whole program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Submitted {
    /// The program.
    pub text: String,
    /// `true` if its answers are proved, or follow from the rules as it computes them.
    pub proved: bool,
    /// The reason why it does not compute its answers by the rules, as was asked, but takes them from a conjecture.
    pub instead: Option<Unwritten>,
}

/// The program of one of the games, and how it is known.
pub(crate) struct Chosen {
    /// Name of the game.
    pub(crate) game: String,
    /// The program.
    pub(crate) program: Program,
    /// Lines at the top: the game, its claims, the evidence for them.
    pub(crate) header: Vec<String>,
    /// `true` if its answers are proved, or follow from the rules as it computes them.
    pub(crate) proved: bool,
    /// The reason why it does not compute its answers by the rules, as was asked.
    pub(crate) instead: Option<Unwritten>,
}

/// Claims that a program could use.
pub(super) struct Candidate {
    /// The game with the claims, and the places of these among its claims.
    pub(super) variant: Variant,
    pub(super) places: Vec<usize>,
    pub(super) evidence: Text,
    /// Numeration of a proof by automata.
    pub(super) numeration: Option<Numeration>,
    pub(super) proved: bool,
    /// Number of components, or length of rows, covered by the evidence.
    pub(super) size: Option<usize>,
}

impl Candidate {
    /// The claims.
    pub(super) fn claims(&self) -> Vec<&ClaimInstance> {
        let claims = self.variant.instance().claims();
        let named = |place: &usize| claims.iter().find(|claim| claim.place == *place);
        self.places.iter().filter_map(named).collect()
    }
}

impl Submission {
    /// The same about one of the games.
    pub(crate) fn part(&self, place: usize) -> Submission {
        Submission { layout: self.layout.part(place), ..self.clone() }
    }

    /// Steps that each game may take.
    pub(crate) fn steps(&self) -> u64 {
        self.language.steps() / self.layout.games().max(1) as u64
    }

    /// The whole program, from one for each game.
    pub(crate) fn whole(&self, chosen: Vec<Chosen>, lang: Lang) -> Result<Submitted, Unwritten> {
        let header = words::emit::whole(
            chosen.iter().map(|chosen| (&*chosen.game, &*chosen.header)),
            &self.layout,
            lang,
        );
        let programs: Vec<&Program> = chosen.iter().map(|chosen| &chosen.program).collect();
        let text = submission(&programs, self.language, &header, &self.layout)?;
        let proved = chosen.iter().all(|chosen| chosen.proved);
        Ok(Submitted { text, proved, instead: chosen.into_iter().find_map(|chosen| chosen.instead) })
    }

    /// The first proved candidate that can be written; or else a program that computes what it needs, up to a bound that is
    /// asked for; or else the first conjecture.
    pub(super) fn written(
        &self,
        variant: &Variant,
        candidates: &[Candidate],
        lang: Lang,
    ) -> Result<Chosen, Unwritten> {
        let is_proved = |candidate: &&Candidate| candidate.proved && self.covers(candidate);
        let (proved, conjectures): (Vec<&Candidate>, Vec<&Candidate>) =
            candidates.iter().partition(is_proved);
        let mut problem = None;
        let mut first = |candidates: Vec<&Candidate>, instead: Option<&Unwritten>| {
            let written = |candidate| match self.of_candidate(candidate, instead, lang) {
                Ok(chosen) => Some(chosen),
                Err(unwritten) => {
                    problem.get_or_insert(unwritten);
                    None
                }
            };
            candidates.into_iter().find_map(written)
        };
        if let Some(chosen) = first(proved, None) {
            return Ok(chosen);
        }
        let computed = self.computed(variant, lang);
        let instead =
            computed.as_ref().err().filter(|unwritten| matches!(unwritten, Unwritten::Costs { .. }));
        if (self.upto.is_none() || computed.is_err())
            && let Some(chosen) = first(conjectures, instead)
        {
            return Ok(Chosen { proved: false, ..chosen });
        }
        match (computed, problem) {
            (Ok(chosen), _) => Ok(chosen),
            // A bound would help; what else is wrong with the rules matters less than what is wrong with a claim.
            (Err(unwritten @ (Unwritten::NoBound(_) | Unwritten::Costs { .. })), _) => Err(unwritten),
            (Err(_), Some(problem)) => Err(problem),
            (Err(unwritten), None) => Err(unwritten),
        }
    }

    /// Returns `true` if the evidence for a claim is of all positions that are read.
    fn covers(&self, candidate: &Candidate) -> bool {
        candidate.size.is_none() || candidate.size == self.layout.size()
    }

    fn of_candidate(
        &self,
        candidate: &Candidate,
        instead: Option<&Unwritten>,
        lang: Lang,
    ) -> Result<Chosen, Unwritten> {
        let Candidate { variant, evidence, numeration, .. } = candidate;
        let claims = candidate.claims();
        let make = if self.layout.moves() { program } else { functions };
        let program = make(variant, &claims)?;
        emit::fits(&program, self.language, &self.layout)?;
        let evidence = match self.covers(candidate) {
            true => evidence.clone(),
            false => words::emit::of_other_sizes(evidence),
        };
        let evidence = match instead.map(words::emit::instead) {
            None => evidence,
            Some(note) => Text {
                en: format!("{}\n{}", evidence.en, note.en),
                zh: format!("{}\n{}", evidence.zh, note.zh),
            },
        };
        let header = words::emit::stated(variant, &claims, (&evidence, *numeration), lang);
        let (game, instead) = (variant.name().to_owned(), instead.cloned());
        Ok(Chosen { game, program, header, proved: true, instead })
    }

    fn computed(&self, variant: &Variant, lang: Lang) -> Result<Chosen, Unwritten> {
        let layout = &self.layout;
        let variant = match &*layout.opened() {
            [] => variant.clone(),
            names => opened(variant, names)?,
        };
        let wanted = (layout.is_single(), layout.moves());
        let (program, cost) = computed(&variant, self.upto, self.steps(), wanted)?;
        emit::fits(&program, self.language, layout)?;
        let header = words::emit::computed(&variant, self.upto.unwrap_or_default(), cost, lang);
        Ok(Chosen { game: variant.name().to_owned(), program, header, proved: true, instead: None })
    }
}
