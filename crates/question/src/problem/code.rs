//! Stable names for the kinds of mistakes.

#[cfg(feature = "prove")]
use super::unfit;
use super::{Misasked, Mistake, NoClaim, NoTable, Problem, Unreadable, matrix, misfit, refusal};

impl Problem {
    /// A stable name for the kind of mistake, in kebab case.
    pub fn code(&self) -> &'static str {
        match self.mistake() {
            Mistake::Language(diagnostic) => diagnostic.code(),
            Mistake::Asked(mistake) => asked(mistake),
            Mistake::Text(mistake) => text(mistake),
            Mistake::Range(mistake) => range(mistake),
            Mistake::Claim(NoClaim::Nothing { .. }) => "no-claims",
            Mistake::Claim(NoClaim::NoSuch { .. }) => "no-such-claim",
            Mistake::Claim(NoClaim::OtherConvention { .. } | NoClaim::OtherParameters { .. }) => {
                "claim-elsewhere"
            }
            Mistake::Misfit { misfit, .. } | Mistake::Apart { misfit, .. } => misfit::code(misfit),
            Mistake::HeapCode { .. } => "bad-code",
            Mistake::NoHeaps { .. } => "no-heaps",
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
            Mistake::Data { flaw } => flaw.code(),
            Mistake::NoSequence => "no-sequence",
        }
    }
}

fn asked(mistake: &Misasked) -> &'static str {
    match mistake {
        Misasked::NoGame | Misasked::NoGameAfterPlus => "missing-game",
        Misasked::UnknownGame { .. } => "unknown-game",
        Misasked::EmptyPosition { .. } => "empty-position",
        Misasked::RepeatedParameter { .. } => "repeated-parameter",
        Misasked::ParameterWithoutName => "parameter-without-name",
        Misasked::ListLength { .. } => "list-length",
        Misasked::MixedConventions => "mixed-conventions",
        Misasked::Malformed { .. } => "malformed-query",
        Misasked::PositionGiven => "position-given",
        Misasked::NotASize { .. } => "not-a-size",
        Misasked::NotAFormat { .. } => "not-a-format",
    }
}

fn text(mistake: &Unreadable) -> &'static str {
    match mistake {
        Unreadable::Missing { .. } => "missing-file",
        Unreadable::NoFiles { .. } => "no-files",
        Unreadable::Folder { .. } | Unreadable::System { .. } => "unreadable-file",
        Unreadable::Large { .. } => "large-file",
        Unreadable::InvalidUtf8 { .. } => "invalid-utf8",
    }
}

fn range(mistake: &NoTable) -> &'static str {
    match mistake {
        NoTable::NotARange { .. } => "not-a-range",
        NoTable::Backward { .. } => "backward-range",
        NoTable::Negative { .. } => "negative-number",
        NoTable::Large { .. } => "large-number",
        NoTable::Count { .. } => "wrong-number-of-ranges",
        NoTable::TooMany { .. } => "large-table",
    }
}
