//! Findings of a check.

use crate::reason::Reason;
use question::{Move, Problem};
use rules::{Convention, Outcome};
use solve::{Halt, StopReason};

/// Report of a check.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Report {
    /// The game.
    pub game: String,
    /// The bound asked for.
    pub upto: u64,
    /// Findings in order: rules, claims, assumptions, examples.
    pub findings: Vec<Finding>,
    /// Small boards that were solved, of a game on boards.
    pub tried: Vec<Tried>,
    /// The limit that was reached, if any.
    pub limits_hit: Option<StopReason>,
}

/// A small board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tried {
    /// Its sizes.
    pub sizes: Vec<i64>,
    /// Number of its cells.
    pub cells: usize,
    /// Who wins at the beginning.
    pub outcome: Outcome,
    /// The nim-value, where the last move wins.
    pub value: Option<u16>,
}

impl Report {
    /// A report without findings.
    pub(crate) fn new(game: String, upto: u64) -> Report {
        Report { game, upto, findings: Vec::new(), tried: Vec::new(), limits_hit: None }
    }

    /// Returns `true` if something that the text claims is wrong.
    pub fn is_refuted(&self) -> bool {
        self.findings.iter().any(|finding| finding.subject != Subject::Rules && finding.is_wrong())
    }

    /// Returns `true` if the rules themselves are wrong: moves that cannot be listed, or play that need not end, and nothing says that
    /// this is a draw.
    pub fn is_wrong(&self) -> bool {
        self.findings.iter().any(|finding| finding.subject == Subject::Rules && finding.is_wrong())
    }

    /// Returns `true` if something could not be checked.
    pub fn is_undecided(&self) -> bool {
        self.findings.iter().any(|finding| matches!(finding.verdict, Verdict::Unknown(_)))
    }

    /// Position that refutes it, or shows that the rules are wrong.
    pub fn counterexamples(&self) -> impl Iterator<Item = &Counterexample> {
        self.findings.iter().filter_map(|finding| match &finding.verdict {
            Verdict::Refuted(counterexample) => Some(&**counterexample),
            _ => None,
        })
    }
}

/// One thing that a text says, and whether it is so.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Finding {
    /// Subject of the finding.
    pub subject: Subject,
    /// The game with its parameters.
    pub game: String,
    /// The convention.
    pub convention: Convention,
    /// Text of the subject.
    pub text: String,
    /// `true` if it is a claim about some positions alone.
    pub is_partial: bool,
    /// Verdict on it.
    pub verdict: Verdict,
}

impl Finding {
    fn is_wrong(&self) -> bool {
        matches!(self.verdict, Verdict::Refuted(_))
    }

    /// The stable word for its verdict: `agrees`, `refuted` or `unknown`; of rules `wrong` and not `refuted`.
    pub fn verdict_name(&self) -> &'static str {
        if self.subject == Subject::Rules && self.is_wrong() { "wrong" } else { self.verdict.name() }
    }
}

/// Subject of a finding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// Play ends, and moves can be listed.
    Rules,
    /// A claim.
    Claim,
    /// An assumption about sets or moves.
    Assumption,
    /// An example.
    Example,
}

impl Subject {
    /// The stable word for it.
    pub fn name(self) -> &'static str {
        match self {
            Subject::Rules => "rules",
            Subject::Claim => "claim",
            Subject::Assumption => "assumption",
            Subject::Example => "example",
        }
    }
}

/// Truth of a subject, as far as it was checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It agrees with the rules.
    Agrees {
        /// Number of positions compared.
        positions: u64,
        /// The largest number in them.
        upto: u64,
        /// The most components, or numbers of a row, where it is about those.
        components: Option<u64>,
    },
    /// The statement is about numbers, and holds for all up to this.
    Numbers {
        /// The largest of them.
        upto: u64,
    },
    /// It holds whatever the position.
    Holds(Settled),
    /// It is wrong.
    Refuted(Box<Counterexample>),
    /// It could not be found out.
    Unknown(Box<Unchecked>),
}

/// A finding that no further position can change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Settled {
    /// An example agrees with the rules.
    Agrees,
    /// Play always ends, and all moves can be listed.
    PlayEnds,
    /// On each board that was tried, some measure falls with every move.
    PlayEndsOnBoards,
    /// Play need not end, which is declared to be a draw.
    EndlessIsADraw,
}

/// Why something could not be found out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unchecked {
    /// No position with numbers so small keeps the laws of the file.
    NoPositions,
    /// An engine did not answer.
    Halted(Halt),
    /// A limit was reached, and nothing was found against it until then.
    BrokenOff {
        /// The limit.
        stop: StopReason,
        /// The positions that were looked at.
        positions: u64,
    },
    /// Numbers are too large to work out its meaning at a position.
    Untold {
        /// The position.
        position: String,
    },
    /// A variable of an assumption has no upper bound.
    Unbounded {
        /// The variable.
        variable: String,
    },
    /// An example states a nim-value where there is none.
    NoValue,
    /// Nothing was found that goes down whenever a rule is used.
    MayBeEndless,
    /// The position is not decided; the first step of the argument says why.
    Undecided(Option<Reason>),
    /// The question has no meaning.
    Problem(Problem),
}

impl From<Unchecked> for Verdict {
    fn from(why: Unchecked) -> Verdict {
        Verdict::Unknown(Box::new(why))
    }
}

impl Verdict {
    /// On how many positions it agrees.
    pub(super) fn positions(&self) -> u64 {
        match self {
            Verdict::Agrees { positions, .. } => *positions,
            _ => 0,
        }
    }
}

impl Verdict {
    /// The stable word for it: `agrees`, `refuted` or `unknown`.
    pub fn name(&self) -> &'static str {
        match self {
            Verdict::Agrees { .. } | Verdict::Numbers { .. } | Verdict::Holds(_) => "agrees",
            Verdict::Refuted(_) => "refuted",
            Verdict::Unknown(_) => "unknown",
        }
    }
}

/// Counterexample.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Counterexample {
    /// The position, in the syntax of positions; of an assumption the number; of rules empty.
    pub position: String,
    /// The position as sentences name it.
    pub shown: String,
    /// Kind of failure.
    pub failure: Failure,
    /// Claimed outcome or value.
    pub claimed: Option<String>,
    /// True outcome or value.
    pub truth: Option<String>,
    /// The move that breaks it.
    pub breaking: Option<Move>,
    /// The position that it leads to, or is said to lead to, as sentences name it.
    pub reached: Option<String>,
}

/// Kinds of failure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Failure {
    /// Claimed P, but there is a move to another position claimed P.
    MovesToClaimedLost,
    /// Not claimed P, but there is no move to a position claimed P.
    NoMoveToClaimedLost,
    /// Play has stopped there, with another verdict.
    Ended,
    /// A move leads to a position of the same claimed value.
    MovesToSameValue,
    /// No move leads to this smaller value.
    NoMoveToValue(String),
    /// The claim gives no value there.
    NoValue,
    /// Another outcome follows from the rules.
    OtherOutcome(Outcome),
    /// Another value follows from the rules.
    OtherValue,
    /// The option of an example is none.
    NoSuchMove,
    /// A move wins that an example does not list.
    OtherWinningMove,
    /// A move that an example lists does not win.
    NoWinningMove,
    /// A number is in one of the sets of an assumption, and not in the next.
    Assumption,
    /// A move that the rules allow is none of those that an assumption allows.
    OtherMove,
    /// Nothing can be chosen such that all moves exist of which an assumption says so.
    NoChoice,
    /// A rule leaves a variable without an upper bound.
    Unbounded {
        /// The variable.
        variable: String,
    },
    /// Play need not end.
    Endless {
        /// Positions through which it can go round for ever, the first of them again at the end.
        circle: Vec<String>,
    },
}

impl Failure {
    /// A stable name for it, in kebab case.
    pub fn name(&self) -> &'static str {
        match self {
            Failure::MovesToClaimedLost => "moves-to-claimed-lost",
            Failure::NoMoveToClaimedLost => "no-move-to-claimed-lost",
            Failure::Ended => "ended",
            Failure::MovesToSameValue => "moves-to-same-value",
            Failure::NoMoveToValue(_) => "no-move-to-value",
            Failure::NoValue => "no-value",
            Failure::OtherOutcome(_) => "other-outcome",
            Failure::OtherValue => "other-value",
            Failure::NoSuchMove => "no-such-move",
            Failure::OtherWinningMove => "other-winning-move",
            Failure::NoWinningMove => "no-winning-move",
            Failure::Assumption => "assumption",
            Failure::OtherMove => "other-move",
            Failure::NoChoice => "no-choice",
            Failure::Unbounded { .. } => "unbounded",
            Failure::Endless { .. } => "endless",
        }
    }
}

/// `P`, `N` or `D`.
pub fn letter(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::P => "P",
        Outcome::N => "N",
        Outcome::D => "D",
    }
}
