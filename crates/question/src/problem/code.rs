//! Stable names for the kinds of mistakes.

#[cfg(feature = "prove")]
use super::unfit;
use super::{
    MalformedQuestion, Mistake, NoClaim, Problem, TableFlaw, Unreadable, matrix, misfit, refusal, request,
};
use forms::HeapsObstacle;

impl Problem {
    /// A stable name for the kind of mistake, in kebab case.
    pub fn code(&self) -> &'static str {
        match self.mistake() {
            Mistake::Language(diagnostic) => diagnostic.code(),
            Mistake::Asked(mistake) => asked(mistake),
            Mistake::Request(mistake) => request::code(mistake),
            Mistake::Text(mistake) => text(mistake),
            Mistake::Range(mistake) => range(mistake),
            Mistake::Claim(NoClaim::Nothing { .. }) => "no-claims",
            Mistake::Claim(NoClaim::NoSuch { .. }) => "no-such-claim",
            Mistake::Claim(NoClaim::OtherConvention { .. } | NoClaim::OtherParameters { .. }) => {
                "claim-elsewhere"
            }
            Mistake::Misfit { misfit, .. } | Mistake::Apart { misfit, .. } => misfit::code(misfit),
            Mistake::HeapCode { .. } => "bad-code",
            Mistake::NoHeaps { obstacle: HeapsObstacle::Positions, .. } => "no-heaps",
            Mistake::NoHeaps { obstacle: HeapsObstacle::Amounts, .. } => "heap-amounts",
            Mistake::NoHeaps { obstacle: HeapsObstacle::Splits, .. } => "heap-splits",
            Mistake::NotOctal { .. } => "not-octal",
            Mistake::Refused { refusal, .. } => refusal::code(refusal),
            Mistake::File { .. } => "checkpoint",
            Mistake::MayBeEndless => "endless",
            Mistake::Stray { .. } => "broken-law",
            Mistake::NoPositions { .. } => "no-positions",
            Mistake::TooManyMoves { .. } => "too-many-moves",
            Mistake::NoSuchMove { .. } => "no-such-move",
            Mistake::Graph { error } => error.mistake.code(),
            Mistake::UnusedNative { .. } => "unused-native",
            Mistake::GraphNames { .. } => "graph-names",
            #[cfg(feature = "prove")]
            Mistake::Undiscoverable { unfit } => unfit::code(unfit),
            Mistake::Payoff { flaw } => matrix::code(flaw),
            #[cfg(feature = "prove")]
            Mistake::Data { flaw } => flaw.code(),
            #[cfg(feature = "prove")]
            Mistake::NoSequence => "no-sequence",
        }
    }
}

fn asked(mistake: &MalformedQuestion) -> &'static str {
    match mistake {
        MalformedQuestion::NoGame | MalformedQuestion::NoGameAfterPlus => "missing-game",
        MalformedQuestion::UnknownGame { .. } => "unknown-game",
        MalformedQuestion::OnBoard { .. } => "game-on-board",
        MalformedQuestion::EmptyPosition { .. } => "empty-position",
        MalformedQuestion::RepeatedParameter { .. } => "repeated-parameter",
        MalformedQuestion::ParameterWithoutName => "parameter-without-name",
        MalformedQuestion::ListLength { .. } => "list-length",
        MalformedQuestion::MixedConventions => "mixed-conventions",
        MalformedQuestion::PositionGiven => "position-given",
        MalformedQuestion::SumGiven => "sum-given",
        MalformedQuestion::NotASize { .. } => "not-a-size",
        MalformedQuestion::NotAFormat { .. } => "not-a-format",
    }
}

fn text(mistake: &Unreadable) -> &'static str {
    match mistake {
        Unreadable::Missing { .. } => "missing-file",
        Unreadable::NoFiles { .. } => "no-files",
        Unreadable::Outside { .. } => "outside-folder",
        Unreadable::Folder { .. } | Unreadable::System { .. } => "unreadable-file",
        Unreadable::Large { .. } => "large-file",
        Unreadable::InvalidUtf8 { .. } => "invalid-utf8",
    }
}

fn range(mistake: &TableFlaw) -> &'static str {
    match mistake {
        TableFlaw::NotARange { .. } => "not-a-range",
        TableFlaw::Backward { .. } => "backward-range",
        TableFlaw::Negative { .. } => "negative-number",
        TableFlaw::Large { .. } => "large-number",
        TableFlaw::Count { .. } => "wrong-number-of-ranges",
        TableFlaw::TooMany { .. } => "large-table",
    }
}
