//! Problems of texts, with the facts that their messages need.
#![expect(missing_docs, reason = "every variant is described by its code and by its sentence in `words`")]

use crate::speech::short;
use crate::{Form, NoSurd, Sort};
use ::numeration::NoRecurrence;
use dashu_int::UBig;

/// The thing found where something else was expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FoundToken {
    /// The item has ended.
    End,
    /// A token, as written.
    Token(String),
}

/// The thing that was expected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Construct {
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
    ListOfNumbers,
    Tuple,
    AssumedSet,
    GameName,
    EndOfLine,
    Transition,
    Argument,
    Cell,
    Letter,
    Condition,
    Board,
}

/// A problem.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    Syntax(Syntax),
    Naming(Naming),
    Misuse(Misuse),
    Misplaced(Misplaced),
    Definition(Definition),
    Input(Input),
    Board(Board),
    Doubt(Doubt),
}

/// Mistakes in games on boards, and in their positions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Board {
    NoBoard,
    NoLetters,
    UnknownStructure { name: String, suggestion: Option<String> },
    Sizes { name: &'static str, expected: usize, given: usize },
    EdgesOfEdges,
    LongSymbol { given: String },
    RepeatedSymbol { symbol: char },
    TooManyLetters { limit: usize },
    UnknownLetter { name: String, suggestion: Option<String> },
    UnknownCell { name: String, suggestion: Option<String> },
    NoLetterLeft,
    Unbound { name: String },
    ManyCells { limit: usize },
    GroupsOutside,
    LettersInFilter,
    LawWithoutGroups,
    FallsAgain { letter: String },
    TwoFlips,
    FlipOfOne,
    NoLines,
    NoCoordinates { name: &'static str },
    Idle,
    NeverApplies,
    MayBeEndless,
    SizeOutOfBounds { name: String, given: i64, least: i64, most: i64 },
    TooLarge { limit: usize },
    TooManyMoves { limit: usize },
    NoSize { name: String },
    // positions
    Ragged { row: usize, expected: usize, given: usize },
    Symbol { given: char, known: Vec<char> },
    Shape { rows: usize, columns: usize, expected_rows: usize, expected_columns: usize },
    CountOfCells { given: usize, expected: usize },
    NeedsPicture,
    NeedsGraph,
    NoGraph,
    Loop { vertex: String },
    Unlawful,
    SizeCount { expected: usize, given: usize },
    NoParameter { name: String },
}

/// Mistakes in syntax, or in the file as a whole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Syntax {
    // the text
    Character { given: char, instead: Option<&'static str> },
    Operator { given: String, instead: &'static [&'static str] },
    UnclosedText,
    LongNumber { digits: usize, limit: usize },
    LongFile,
    Stopped,
    TooMany { limit: usize },
    // the syntax
    Expected { construct: Construct, found: FoundToken, suggestion: Option<String> },
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
    RulesAndCompound { name: &'static str },
    LawAndCompound { name: &'static str },
    TwoCompounds,
    StateOutside,
}

/// Mistakes in names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Naming {
    // names
    DuplicateName { name: String },
    MixedScripts { name: String },
    LooksLike { name: String, other: String },
    RepeatedInHead { name: String },
    RepeatedInStart { name: String },
    Shadowed { name: String },
    UnknownName { name: String, suggestion: Option<String> },
    Undeclared { name: String, sort: Sort, suggestion: Option<String> },
    UnknownFunction { name: String, suggestion: Option<String> },
    UnknownPredicate { name: String, suggestion: Option<String> },
    UnknownWord { parameter: String, word: String, words: Vec<String>, suggestion: Option<String> },
    UnknownBoard { name: String, suggestion: Option<String> },
    UnknownGame { name: String, suggestion: Option<String>, known: Vec<String> },
    UnknownParameter { game: String, name: String, suggestion: Option<String>, known: Vec<String> },
    UnknownState { name: String, suggestion: Option<String> },
    LetterAsName { name: String },
    UndeclaredLetter { given: char, letters: Vec<char> },
}

/// Things of the wrong kind, or of the wrong number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Misuse {
    // Kinds and numbers of things
    Arity {
        expected: usize,
        given: usize,
    },
    WrongForm {
        expected: Form,
    },
    CallArity {
        name: String,
        expected: usize,
        given: usize,
    },
    NoArguments {
        name: String,
    },
    DigitBase {
        given: String,
    },
    FormulaForNumber,
    NumberForFormula,
    ComparedFormulas,
    SetAsNumber {
        name: String,
    },
    ChoiceAsNumber {
        name: String,
    },
    NotASet {
        name: String,
    },
    ListAsNumber {
        name: String,
    },
    NotAList {
        name: String,
    },
    LongLetter {
        name: String,
    },
    LettersOfTuple,
    /// `a[0]`
    ZerothEntry {
        name: String,
    },
    /// A tuple somewhere else than before `in`.
    TupleAsNumber,
    /// A nim-value where every component moves.
    ValueOfEvery,
    /// An item that a game with `blocking` cannot have.
    BlockingWith {
        item: &'static str,
    },
    /// A nim-value of a game with `blocking`.
    ValueOfBlocking,
    ValueOfEntailing,
    EntailingWith {
        item: &'static str,
    },
    /// Tuple length differs from the members' length.
    TupleLength {
        members: usize,
        given: usize,
    },
    NotACode {
        name: String,
    },
    PlacesOutside {
        heaps: u32,
    },
    AnyAsNumber {
        name: String,
    },
    CodeAsNumber {
        name: String,
    },
    GraphAsNumber {
        name: String,
    },
    TextAsNumber {
        name: String,
    },
    RowOutside {
        name: String,
    },
    /// `value(…)` elsewhere than in a claim on the values of a component.
    ValueOutside,
    UnorderedTuple,
    RulesAndNative,
    NoNative {
        name: String,
    },
    CodeDigit {
        given: char,
    },
    CodeSplit {
        given: u8,
    },
    EdgeEnds,
    FunctionAsName {
        name: String,
    },
}

/// Things that cannot stand where they do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Misplaced {
    WildcardOutside,
    PatternTerm,
    ClaimPlace,
    /// A place of a head that is no digit after a multiple of a name.
    DigitPlace,
    /// A claim by digits that is not about all positions.
    DigitsWithin,
    /// No line of a claim by digits speaks of these numbers.
    DigitsMissing {
        head: String,
    },
    /// Several lines of a claim by digits speak of these numbers.
    DigitsTwice {
        head: String,
    },
    ClaimRow,
    GapCount {
        before: usize,
        after: usize,
    },
    GapInTuple,
    GapInStart,
    /// A nim-value of short forms whose numbers are not all numbers of the position.
    ValueOfStarts,
    /// Something other than a new name before the `..` of a gap on the left.
    NoGapName,
    /// The name of a gap where a number is meant.
    GapAsNumber {
        name: String,
    },
    /// A term before `..` that speaks of no gap, or of several.
    EachOfGaps {
        gaps: usize,
    },
    UselessStart {
        arity: usize,
    },
    OpenCondition {
        name: String,
    },
    /// A name other than a parameter in the number that a count is compared with.
    VaryingCount {
        name: String,
    },
    /// `count(j: f)` where it is not compared with a fixed number.
    CountOutside,
    FoldOutside {
        name: String,
    },
    NestedFold,
    UnwantedFilter {
        name: String,
    },
    ElementOutside {
        name: String,
    },
    Irrational,
    RationalFloor,
    VaryingFactor {
        name: String,
    },
    SubtractedRoot,
    Factor(NoSurd),
    PeriodicArity,
    EmptyPeriod,
    PieceAfterOtherwise,
    BareTermInPieces,
}

/// Mistakes in automata and assumptions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Definition {
    // automata
    Base { given: String },
    Quadratic { given: String },
    Recurrence { given: String, why: NoRecurrence },
    Digit { digit: u8, most: u8 },
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
}

/// Mistakes in parameters, their values, and positions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    // parameters
    Declaration,
    BoundOfOther { name: String },
    WrongDefault { name: String, sort: Sort },
    DefaultOutOfBounds { name: String, least: Option<UBig>, most: Option<UBig> },
    NestedCompound { name: String },
    MissingArgument { game: String, name: String },
    // arguments and positions
    ArgumentSort { name: String, sort: Sort, given: String },
    LargeSet { limit: usize },
    LongList { limit: usize },
    ArgumentOutOfBounds { name: String, least: Option<UBig>, most: Option<UBig> },
    EmptyPosition,
    Negative,
    PositionCharacter { given: char },
    EmptyPlace,
    // examples
    EmptyRange,
    LargeRange { limit: usize },
    OutsideRange,
    ValueCount { positions: usize, values: usize },
}

/// Texts with a meaning that is likely not intended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Doubt {
    // warnings
    UnusedParameter { name: String },
    UsedOnce { name: String, suggestion: Option<String> },
    DuplicateClaim,
}

/// Note at a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Note {
    /// Nothing; the message says it.
    Here,
    /// A bracket or text opens here.
    OpensHere,
    /// A missing bracket belongs here.
    ClosesHere(&'static str),
    /// A rule is here.
    RuleHere,
    CompoundHere {
        name: &'static str,
    },
    /// Number of numbers here.
    Numbers(usize),
    /// Number of gaps here.
    Gaps(usize),
    /// First occurrence.
    FirstHere,
    /// Second occurrence.
    AgainHere,
    /// The form of a position comes from here.
    FormFromHere,
}

impl Construct {
    /// Words that may have been meant, for suggestions.
    pub fn words(self) -> &'static [&'static str] {
        match self {
            Construct::Literally(all) => all,
            Construct::Verdict => &["lost", "won", "draw"],
            Construct::Outcome => &["P", "N", "D"],
            Construct::Language => &["en", "zh"],
            Construct::EndOfLine => &[
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
    pub fn expected(construct: Construct, given: &str) -> Problem {
        let found = FoundToken::Token(short(given));
        Problem::Syntax(Syntax::Expected { construct, found, suggestion: None })
    }

    /// A stable name for the kind of mistake.
    pub fn code(&self) -> &'static str {
        match self {
            Problem::Syntax(problem) => problem.code(),
            Problem::Naming(problem) => problem.code(),
            Problem::Misuse(problem) => problem.code(),
            Problem::Misplaced(problem) => problem.code(),
            Problem::Definition(problem) => problem.code(),
            Problem::Input(problem) => problem.code(),
            Problem::Board(problem) => problem.code(),
            Problem::Doubt(problem) => problem.code(),
        }
    }

    /// Returns `true` if the text has a meaning nevertheless.
    pub fn is_warning(&self) -> bool {
        matches!(self, Problem::Doubt(_) | Problem::Board(Board::NeverApplies))
    }
}

impl Syntax {
    fn code(&self) -> &'static str {
        match self {
            Syntax::Character { .. } => "invalid-character",
            Syntax::Operator { .. } => "foreign-operator",
            Syntax::UnclosedText => "unclosed-text",
            Syntax::LongNumber { .. } => "long-number",
            Syntax::LongFile => "long-file",
            Syntax::Stopped => "stopped",
            Syntax::TooMany { .. } => "too-many",
            Syntax::Expected { .. } => "unexpected-token",
            Syntax::Unclosed { .. } => "unclosed-bracket",
            Syntax::Mismatched { .. } => "mismatched-bracket",
            Syntax::Unopened { .. } => "unopened-bracket",
            Syntax::TooDeep { .. } => "too-deep",
            Syntax::TooManyVariables { .. } => "too-many-variables",
            Syntax::UnknownItem { .. } => "unknown-item",
            Syntax::MissingArrow => "missing-arrow",
            Syntax::MissingWhere { .. } => "missing-where",
            Syntax::MissingIff { .. } => "missing-iff",
            Syntax::MissingEquals { .. } => "missing-equals",
            Syntax::ImplicitProduct { .. } => "implicit-product",
            Syntax::EmptyTuple => "empty-tuple",
            Syntax::EmptySumPart => "empty-sum-part",
            Syntax::MissingGame => "missing-game",
            Syntax::MissingRules => "missing-rules",
            Syntax::Duplicate { .. } => "duplicate-item",
            Syntax::RulesAndCompound { .. } => "rules-and-upto",
            Syntax::LawAndCompound { .. } => "law-and-upto",
            Syntax::TwoCompounds => "two-compounds",
            Syntax::StateOutside => "state-outside-automaton",
        }
    }
}

impl Naming {
    fn code(&self) -> &'static str {
        match self {
            Naming::DuplicateName { .. } => "duplicate-name",
            Naming::MixedScripts { .. } => "mixed-scripts",
            Naming::LooksLike { .. } => "look-alike",
            Naming::RepeatedInHead { .. } => "repeated-in-head",
            Naming::RepeatedInStart { .. } => "repeated-in-start",
            Naming::Shadowed { .. } => "name-in-use",
            Naming::UnknownName { .. } => "unknown-name",
            Naming::Undeclared { .. } => "undeclared-name",
            Naming::UnknownFunction { .. } => "unknown-function",
            Naming::UnknownPredicate { .. } => "unknown-predicate",
            Naming::UnknownWord { .. } => "unknown-word",
            Naming::UnknownBoard { .. } => "unknown-board",
            Naming::UnknownGame { .. } => "unknown-game",
            Naming::UnknownParameter { .. } => "unknown-parameter",
            Naming::UnknownState { .. } => "unknown-state",
            Naming::LetterAsName { .. } => "letter-as-name",
            Naming::UndeclaredLetter { .. } => "undeclared-letter",
        }
    }
}

impl Misuse {
    fn code(&self) -> &'static str {
        match self {
            Misuse::Arity { .. } => "arity-mismatch",
            Misuse::WrongForm { .. } => "wrong-form",
            Misuse::CallArity { .. } => "call-arity",
            Misuse::DigitBase { .. } => "digit-base",
            Misuse::NoArguments { .. } => "no-arguments",
            Misuse::FormulaForNumber => "formula-for-number",
            Misuse::NumberForFormula => "number-for-formula",
            Misuse::ComparedFormulas => "compared-formulas",
            Misuse::SetAsNumber { .. } => "set-as-number",
            Misuse::ChoiceAsNumber { .. } => "choice-as-number",
            Misuse::NotASet { .. } => "not-a-set",
            Misuse::ValueOfEvery => "value-of-every",
            Misuse::BlockingWith { .. } => "blocking-with",
            Misuse::ValueOfBlocking => "value-of-blocking",
            Misuse::ValueOfEntailing => "value-of-entailing",
            Misuse::EntailingWith { .. } => "entailing-with",
            Misuse::ListAsNumber { .. } => "list-as-number",
            Misuse::NotAList { .. } => "not-a-list",
            Misuse::LongLetter { .. } => "long-letter",
            Misuse::LettersOfTuple => "letters-of-tuple",
            Misuse::ZerothEntry { .. } => "zeroth-entry",
            Misuse::TupleAsNumber => "tuple-as-number",
            Misuse::TupleLength { .. } => "tuple-length",
            Misuse::NotACode { .. } => "not-a-code",
            Misuse::PlacesOutside { .. } => "code-heaps",
            Misuse::AnyAsNumber { .. } => "any-as-number",
            Misuse::CodeAsNumber { .. } => "code-as-number",
            Misuse::GraphAsNumber { .. } => "graph-as-number",
            Misuse::TextAsNumber { .. } => "text-as-number",
            Misuse::RowOutside { .. } => "row-outside",
            Misuse::ValueOutside => "value-outside",
            Misuse::UnorderedTuple => "unordered-tuple",
            Misuse::RulesAndNative => "rules-and-native",
            Misuse::NoNative { .. } => "no-native",
            Misuse::CodeDigit { .. } => "code-digit",
            Misuse::CodeSplit { .. } => "code-split",
            Misuse::EdgeEnds => "edge-ends",
            Misuse::FunctionAsName { .. } => "function-as-name",
        }
    }
}

impl Misplaced {
    fn code(&self) -> &'static str {
        match self {
            Misplaced::WildcardOutside => "wildcard-outside",
            Misplaced::PatternTerm => "pattern-term",
            Misplaced::ClaimPlace => "claim-place",
            Misplaced::DigitPlace => "digit-place",
            Misplaced::DigitsWithin => "digits-within",
            Misplaced::DigitsMissing { .. } => "digits-missing",
            Misplaced::DigitsTwice { .. } => "digits-twice",
            Misplaced::ClaimRow => "claim-row",
            Misplaced::GapCount { .. } => "gap-count",
            Misplaced::GapInTuple => "gap-in-tuple",
            Misplaced::GapInStart => "gap-in-start",
            Misplaced::ValueOfStarts => "value-of-starts",
            Misplaced::NoGapName => "gap-name",
            Misplaced::GapAsNumber { .. } => "gap-as-number",
            Misplaced::EachOfGaps { .. } => "each-of-gaps",
            Misplaced::UselessStart { .. } => "useless-start",
            Misplaced::OpenCondition { .. } => "when-not-a-parameter",
            Misplaced::VaryingCount { .. } => "varying-count",
            Misplaced::CountOutside => "count-not-compared",
            Misplaced::FoldOutside { .. } => "fold-outside",
            Misplaced::NestedFold => "nested-fold",
            Misplaced::UnwantedFilter { .. } => "unwanted-filter",
            Misplaced::ElementOutside { .. } => "element-outside",
            Misplaced::Irrational => "irrational-outside-floor",
            Misplaced::RationalFloor => "rational-floor",
            Misplaced::VaryingFactor { .. } => "varying-factor",
            Misplaced::SubtractedRoot => "subtracted-root",
            Misplaced::Factor(_) => "impossible-factor",
            Misplaced::PeriodicArity => "periodic-arity",
            Misplaced::EmptyPeriod => "empty-period",
            Misplaced::PieceAfterOtherwise => "piece-after-otherwise",
            Misplaced::BareTermInPieces => "bare-term-in-pieces",
        }
    }
}

impl Definition {
    fn code(&self) -> &'static str {
        match self {
            Definition::Base { .. } => "automaton-base",
            Definition::Quadratic { .. } => "automaton-quadratic",
            Definition::Recurrence { .. } => "automaton-recurrence",
            Definition::Digit { .. } => "automaton-digit",
            Definition::DigitCount { .. } => "automaton-digit-count",
            Definition::DuplicateTransition { .. } => "duplicate-transition",
            Definition::NoStates { .. } => "automaton-without-states",
            Definition::RepeatedBefore => "repeated-before",
            Definition::ChosenInCondition { .. } => "chosen-in-condition",
            Definition::BeyondReach => "beyond-reach",
            Definition::UndecidableSets => "undecidable-sets",
            Definition::Contradiction { .. } => "contradictory-assumption",
            Definition::UnorderedRow { .. } => "unordered-row",
        }
    }
}

impl Input {
    fn code(&self) -> &'static str {
        match self {
            Input::Declaration => "parameter-declaration",
            Input::BoundOfOther { .. } => "bound-of-other",
            Input::WrongDefault { .. } => "wrong-kind",
            Input::DefaultOutOfBounds { .. } => "default-out-of-bounds",
            Input::NestedCompound { .. } => "nested-upto",
            Input::MissingArgument { .. } => "missing-argument",
            Input::ArgumentSort { .. } => "argument-kind",
            Input::LargeSet { .. } => "large-set",
            Input::LongList { .. } => "long-list",
            Input::ArgumentOutOfBounds { .. } => "argument-out-of-bounds",
            Input::EmptyPosition => "empty-position",
            Input::Negative => "negative-number",
            Input::PositionCharacter { .. } => "position-character",
            Input::EmptyPlace => "empty-place",
            Input::EmptyRange => "empty-range",
            Input::LargeRange { .. } => "large-range",
            Input::OutsideRange => "outside-range",
            Input::ValueCount { .. } => "value-count",
        }
    }
}

impl Board {
    fn code(&self) -> &'static str {
        match self {
            Board::NoBoard => "missing-board",
            Board::NoLetters => "missing-letters",
            Board::UnknownStructure { .. } => "unknown-structure",
            Board::Sizes { .. } => "structure-sizes",
            Board::EdgesOfEdges => "edges-of-edges",
            Board::LongSymbol { .. } => "long-symbol",
            Board::RepeatedSymbol { .. } => "repeated-symbol",
            Board::TooManyLetters { .. } => "too-many-letters",
            Board::UnknownLetter { .. } => "unknown-letter",
            Board::UnknownCell { .. } => "unknown-cell",
            Board::NoLetterLeft => "no-letter-left",
            Board::Unbound { .. } => "unbound-cell",
            Board::ManyCells { .. } => "many-cells",
            Board::GroupsOutside => "groups-outside",
            Board::LettersInFilter => "letters-in-filter",
            Board::LawWithoutGroups => "law-without-groups",
            Board::FallsAgain { .. } => "falls-again",
            Board::TwoFlips => "two-flips",
            Board::FlipOfOne => "flip-of-one",
            Board::NoLines => "no-lines",
            Board::NoCoordinates { .. } => "no-coordinates",
            Board::Idle => "idle-move",
            Board::NeverApplies => "never-applies",
            Board::MayBeEndless => "may-be-endless",
            Board::SizeOutOfBounds { .. } => "size-out-of-bounds",
            Board::TooLarge { .. } => "large-board",
            Board::TooManyMoves { .. } => "many-moves",
            Board::NoSize { .. } => "missing-size",
            Board::Ragged { .. } => "ragged-picture",
            Board::Symbol { .. } => "unknown-symbol",
            Board::Shape { .. } => "picture-shape",
            Board::CountOfCells { .. } => "picture-length",
            Board::NeedsPicture => "missing-picture",
            Board::NeedsGraph => "missing-graph",
            Board::NoGraph => "unwanted-graph",
            Board::Loop { .. } => "loop-in-graph",
            Board::Unlawful => "unlawful-position",
            Board::SizeCount { .. } => "size-count",
            Board::NoParameter { .. } => "unknown-parameter",
        }
    }
}

impl Doubt {
    fn code(&self) -> &'static str {
        match self {
            Doubt::UnusedParameter { .. } => "unused-parameter",
            Doubt::UsedOnce { .. } => "used-once",
            Doubt::DuplicateClaim => "duplicate-claim",
        }
    }
}

macro_rules! problems {
    ($($kind:ident),*) => {$(
        impl From<$kind> for Problem {
            fn from(problem: $kind) -> Problem {
                Problem::$kind(problem)
            }
        }
    )*};
}

problems!(Syntax, Naming, Misuse, Misplaced, Definition, Input, Board, Doubt);
