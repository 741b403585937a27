//! Problems of texts, with the facts that their messages need.

use crate::{Form, NoSurd};
use dashu_int::UBig;

/// The thing found where something else was expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Found {
    /// The item has ended.
    End,
    /// A token, as written.
    Token(String),
}

/// The thing that was expected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wanted {
    /// One of these, literally.
    Literally(&'static [&'static str]),
    /// A number, a name or a term in parentheses.
    Expression,
    Name,
    Number,
    Text,
    Component,
    Language,
    Verdict,
    Outcome,
    SetOfNumbers,
    AssumedSet,
    GameName,
    EndOfLine,
    Transition,
    Argument,
}

/// Kind of a parameter, for messages about wrong kinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sort {
    Natural,
    Set,
    Choice,
    Octal,
    Hexadecimal,
    Graph,
    Text,
}

/// A problem.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Problem {
    // the text
    Character { given: char, instead: Option<&'static str> },
    Operator { given: String, instead: &'static [&'static str] },
    UnclosedText,
    LongNumber { digits: usize, limit: usize },
    LongFile,
    Stopped,
    TooMany { limit: usize },
    // the syntax
    Expected { wanted: Wanted, found: Found, suggestion: Option<String> },
    Unclosed { open: &'static str, close: &'static str },
    Mismatched { open: &'static str, close: &'static str },
    Unopened { close: &'static str },
    TooDeep { limit: usize },
    TooManyVariables { limit: usize },
    UnknownItem { given: String, suggestion: Option<String> },
    MissingArrow,
    MissingWhere { given: String },
    MissingIff { given: String },
    MissingEquals { given: String },
    ImplicitProduct { left: String, right: String },
    EmptyTuple,
    EmptySumPart,
    // the file as a whole
    MissingGame,
    MissingRules,
    Duplicate { item: &'static str },
    RulesAndUpto,
    StateOutside,
    // names
    DuplicateName { name: String },
    MixedScripts { name: String },
    LooksLike { name: String, other: String },
    RepeatedInHead { name: String },
    RepeatedInStart { name: String },
    Shadowed { name: String },
    UnknownName { name: String, suggestion: Option<String> },
    Undeclared { name: String, suggestion: Option<String> },
    UnknownFunction { name: String, suggestion: Option<String> },
    UnknownPredicate { name: String, suggestion: Option<String> },
    UnknownWord { parameter: String, word: String, words: Vec<String>, suggestion: Option<String> },
    UnknownBoard { name: String, suggestion: Option<String> },
    UnknownGame { name: String, suggestion: Option<String>, known: Vec<String> },
    UnknownParameter { game: String, name: String, suggestion: Option<String>, known: Vec<String> },
    UnknownState { name: String, suggestion: Option<String> },
    // Kinds and numbers of things
    Arity { expected: usize, given: usize },
    WrongForm { expected: Form },
    CallArity { name: String, expected: usize, given: usize },
    NoArguments { name: String },
    FormulaForNumber,
    NumberForFormula,
    ComparedFormulas,
    SetAsNumber { name: String },
    ChoiceAsNumber { name: String },
    NotASet { name: String },
    NotACode { name: String },
    PlacesOutside { heaps: u32 },
    AnyAsNumber { name: String },
    CodeAsNumber { name: String },
    GraphAsNumber { name: String },
    TextAsNumber { name: String },
    RowOutside { name: String },
    UnorderedTuple,
    RulesAndNative,
    NoNative { name: String },
    CodeDigit { given: char },
    CodeSplit { given: u8 },
    EdgeEnds,
    FunctionAsName { name: String },
    WildcardOutside,
    PatternTerm,
    ClaimPlace,
    ClaimRow,
    GapCount { before: usize, after: usize },
    GapInTuple,
    GapInStart,
    UselessStart { arity: usize },
    OpenCondition { name: String },
    FoldOutside { name: String },
    NestedFold,
    UnwantedFilter { name: String },
    ElementOutside { name: String },
    Irrational,
    RationalFloor,
    VaryingFactor { name: String },
    SubtractedRoot,
    Factor(NoSurd),
    PeriodicArity,
    EmptyPeriod,
    PieceAfterOtherwise,
    BareTermInPieces,
    // parameters
    Declaration,
    BoundOfOther { name: String },
    WrongDefault { name: String, sort: Sort },
    DefaultOutOfBounds { name: String, least: Option<UBig>, most: Option<UBig> },
    UptoSort { name: String, sort: Sort },
    NestedUpto { name: String },
    MissingArgument { game: String, name: String },
    // automata
    Base { given: String },
    Quadratic { given: String },
    Digit { digit: u8, most: u32 },
    DigitCount { expected: usize, given: usize },
    DuplicateTransition { digits: String },
    NoStates { name: String },
    // assumptions
    RepeatedBefore,
    ChosenInCondition { name: String },
    BeyondReach,
    UndecidableSets,
    Contradiction { number: u64 },
    UnorderedRow { words: &'static str },
    // arguments and positions
    ArgumentSort { name: String, sort: Sort, given: String },
    LargeSet { limit: usize },
    ArgumentOutOfBounds { name: String, least: Option<UBig>, most: Option<UBig> },
    EmptyPosition,
    Negative,
    PositionCharacter { given: char },
    EmptyPlace,
    // warnings
    UnusedParameter { name: String },
    UsedOnce { name: String, suggestion: Option<String> },
    DuplicateClaim,
}

/// Note at a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Note {
    /// Nothing; the message says it.
    Here,
    /// A bracket or text opens here.
    OpensHere,
    /// A missing bracket belongs here.
    ClosesHere(&'static str),
    /// A rule is here.
    RuleHere,
    /// This many numbers are here.
    Numbers(usize),
    /// This many gaps are here.
    Gaps(usize),
    /// First occurrence.
    FirstHere,
    /// Second occurrence.
    AgainHere,
    /// The form of a position comes from here.
    FormFromHere,
}

impl Wanted {
    /// Words that may have been meant, for suggestions.
    pub(crate) fn words(self) -> &'static [&'static str] {
        match self {
            Wanted::Literally(all) => all,
            Wanted::Verdict => &["lost", "won", "draw"],
            Wanted::Outcome => &["P", "N", "D"],
            Wanted::Language => &["en", "zh"],
            Wanted::EndOfLine => &[
                "and",
                "or",
                "implies",
                "iff",
                "where",
                "when",
                "if",
                "otherwise",
                "by",
                "in",
                "mod",
                "div",
                "xor",
                "divides",
                "plus",
                "repeat",
            ],
            _ => &[],
        }
    }
}

impl Problem {
    /// Reports that something else was found where this was expected.
    pub(crate) fn expected(wanted: Wanted, given: &str) -> Problem {
        let found = Found::Token(given.chars().take(30).collect());
        Problem::Expected { wanted, found, suggestion: None }
    }

    /// A stable name for the kind of mistake.
    pub(crate) fn code(&self) -> &'static str {
        match self {
            Problem::Character { .. } => "invalid-character",
            Problem::Operator { .. } => "foreign-operator",
            Problem::UnclosedText => "unclosed-text",
            Problem::LongNumber { .. } => "long-number",
            Problem::LongFile => "long-file",
            Problem::Stopped => "stopped",
            Problem::TooMany { .. } => "too-many",
            Problem::Expected { .. } => "unexpected-token",
            Problem::Unclosed { .. } => "unclosed-bracket",
            Problem::Mismatched { .. } => "mismatched-bracket",
            Problem::Unopened { .. } => "unopened-bracket",
            Problem::TooDeep { .. } => "too-deep",
            Problem::TooManyVariables { .. } => "too-many-variables",
            Problem::UnknownItem { .. } => "unknown-item",
            Problem::MissingArrow => "missing-arrow",
            Problem::MissingWhere { .. } => "missing-where",
            Problem::MissingIff { .. } => "missing-iff",
            Problem::MissingEquals { .. } => "missing-equals",
            Problem::ImplicitProduct { .. } => "implicit-product",
            Problem::EmptyTuple => "empty-tuple",
            Problem::EmptySumPart => "empty-sum-part",
            Problem::MissingGame => "missing-game",
            Problem::MissingRules => "missing-rules",
            Problem::Duplicate { .. } => "duplicate-item",
            Problem::RulesAndUpto => "rules-and-upto",
            Problem::StateOutside => "state-outside-automaton",
            Problem::DuplicateName { .. } => "duplicate-name",
            Problem::MixedScripts { .. } => "mixed-scripts",
            Problem::LooksLike { .. } => "look-alike",
            Problem::RepeatedInHead { .. } => "repeated-in-head",
            Problem::RepeatedInStart { .. } => "repeated-in-start",
            Problem::Shadowed { .. } => "name-in-use",
            Problem::UnknownName { .. } => "unknown-name",
            Problem::Undeclared { .. } => "undeclared-name",
            Problem::UnknownFunction { .. } => "unknown-function",
            Problem::UnknownPredicate { .. } => "unknown-predicate",
            Problem::UnknownWord { .. } => "unknown-word",
            Problem::UnknownBoard { .. } => "unknown-board",
            Problem::UnknownGame { .. } => "unknown-game",
            Problem::UnknownParameter { .. } => "unknown-parameter",
            Problem::UnknownState { .. } => "unknown-state",
            Problem::Arity { .. } => "arity-mismatch",
            Problem::WrongForm { .. } => "wrong-form",
            Problem::CallArity { .. } => "call-arity",
            Problem::NoArguments { .. } => "no-arguments",
            Problem::FormulaForNumber => "formula-for-number",
            Problem::NumberForFormula => "number-for-formula",
            Problem::ComparedFormulas => "compared-formulas",
            Problem::SetAsNumber { .. } => "set-as-number",
            Problem::ChoiceAsNumber { .. } => "choice-as-number",
            Problem::NotASet { .. } => "not-a-set",
            Problem::NotACode { .. } => "not-a-code",
            Problem::PlacesOutside { .. } => "code-heaps",
            Problem::AnyAsNumber { .. } => "any-as-number",
            Problem::CodeAsNumber { .. } => "code-as-number",
            Problem::GraphAsNumber { .. } => "graph-as-number",
            Problem::TextAsNumber { .. } => "text-as-number",
            Problem::RowOutside { .. } => "row-outside",
            Problem::UnorderedTuple => "unordered-tuple",
            Problem::RulesAndNative => "rules-and-native",
            Problem::NoNative { .. } => "no-native",
            Problem::CodeDigit { .. } => "code-digit",
            Problem::CodeSplit { .. } => "code-split",
            Problem::EdgeEnds => "edge-ends",
            Problem::FunctionAsName { .. } => "function-as-name",
            Problem::WildcardOutside => "wildcard-outside",
            Problem::PatternTerm => "pattern-term",
            Problem::ClaimPlace => "claim-place",
            Problem::ClaimRow => "claim-row",
            Problem::GapCount { .. } => "gap-count",
            Problem::GapInTuple => "gap-in-tuple",
            Problem::GapInStart => "gap-in-start",
            Problem::UselessStart { .. } => "useless-start",
            Problem::OpenCondition { .. } => "when-not-a-parameter",
            Problem::FoldOutside { .. } => "fold-outside",
            Problem::NestedFold => "nested-fold",
            Problem::UnwantedFilter { .. } => "unwanted-filter",
            Problem::ElementOutside { .. } => "element-outside",
            Problem::Irrational => "irrational-outside-floor",
            Problem::RationalFloor => "rational-floor",
            Problem::VaryingFactor { .. } => "varying-factor",
            Problem::SubtractedRoot => "subtracted-root",
            Problem::Factor(_) => "impossible-factor",
            Problem::PeriodicArity => "periodic-arity",
            Problem::EmptyPeriod => "empty-period",
            Problem::PieceAfterOtherwise => "piece-after-otherwise",
            Problem::BareTermInPieces => "bare-term-in-pieces",
            Problem::Declaration => "parameter-declaration",
            Problem::BoundOfOther { .. } => "bound-of-other",
            Problem::WrongDefault { .. } => "wrong-kind",
            Problem::DefaultOutOfBounds { .. } => "default-out-of-bounds",
            Problem::UptoSort { .. } => "upto-kind",
            Problem::NestedUpto { .. } => "nested-upto",
            Problem::MissingArgument { .. } => "missing-argument",
            Problem::Base { .. } => "automaton-base",
            Problem::Quadratic { .. } => "automaton-quadratic",
            Problem::Digit { .. } => "automaton-digit",
            Problem::DigitCount { .. } => "automaton-digit-count",
            Problem::DuplicateTransition { .. } => "duplicate-transition",
            Problem::NoStates { .. } => "automaton-without-states",
            Problem::RepeatedBefore => "repeated-before",
            Problem::ChosenInCondition { .. } => "chosen-in-condition",
            Problem::BeyondReach => "beyond-reach",
            Problem::UndecidableSets => "undecidable-sets",
            Problem::Contradiction { .. } => "contradictory-assumption",
            Problem::UnorderedRow { .. } => "unordered-row",
            Problem::ArgumentSort { .. } => "argument-kind",
            Problem::LargeSet { .. } => "large-set",
            Problem::ArgumentOutOfBounds { .. } => "argument-out-of-bounds",
            Problem::EmptyPosition => "empty-position",
            Problem::Negative => "negative-number",
            Problem::PositionCharacter { .. } => "position-character",
            Problem::EmptyPlace => "empty-place",
            Problem::UnusedParameter { .. } => "unused-parameter",
            Problem::UsedOnce { .. } => "used-once",
            Problem::DuplicateClaim => "duplicate-claim",
        }
    }

    /// Returns `true` if the text has a meaning nevertheless.
    pub(crate) fn is_warning(&self) -> bool {
        matches!(self, Problem::UnusedParameter { .. } | Problem::UsedOnce { .. } | Problem::DuplicateClaim)
    }
}
