//! Mistakes in a text, in English.

use super::phrases::{among, bounds, construct, count, found, numbers, sort};
use crate::problem::{Definition, Doubt, FoundToken, Input, Misplaced, Misuse, Naming, Problem, Syntax};
use crate::words::quote::{code, foreign};
use crate::{Form, NoSurd};

pub(in crate::words) fn message(problem: &Problem) -> String {
    match problem {
        Problem::Syntax(problem) => syntax(problem),
        Problem::Naming(problem) => naming(problem),
        Problem::Misuse(problem) => misuse(problem),
        Problem::Misplaced(problem) => misplaced(problem),
        Problem::Definition(problem) => definition(problem),
        Problem::Input(problem) => input(problem),
        Problem::Board(problem) => super::board::message(problem),
        Problem::Doubt(problem) => doubt(problem),
    }
}

fn syntax(problem: &Syntax) -> String {
    match problem {
        Syntax::Character { given, .. } => {
            format!("the character {} means nothing here", code(&given.to_string()))
        }
        Syntax::Operator { given, .. } if given == "/" => "`/` stands only in the factor of a `floor`".into(),
        Syntax::Operator { given, .. } => format!("{} is not an operator of this language", code(given)),
        Syntax::UnclosedText => "this text is never closed".into(),
        Syntax::LongNumber { digits, limit } => {
            format!("a number of {digits} digits is too long; the limit is {limit}")
        }
        Syntax::LongFile => "the text is longer than 4 GiB".into(),
        Syntax::Stopped => "the rules were not read to their end".into(),
        Syntax::TooMany { limit } => format!("more than {limit} mistakes; the rest is not shown"),
        Syntax::Expected { construct: it, found: FoundToken::End, .. } => {
            format!("expected {}, but the line ends", construct(*it))
        }
        Syntax::Expected { construct: it, found: there, .. } => {
            format!("expected {}, {}", construct(*it), found(there))
        }
        Syntax::Unclosed { open, .. } => format!("the bracket {} is never closed", code(open)),
        Syntax::Mismatched { open, close } => {
            format!("the bracket {} has to be closed by {}", code(open), code(close))
        }
        Syntax::Unopened { close } => format!("{} closes a bracket that was never opened", code(close)),
        Syntax::TooDeep { limit } => format!("this is nested more than {limit} levels deep"),
        Syntax::TooManyVariables { limit } => {
            format!("more than {limit} variables besides those of the position")
        }
        Syntax::UnknownItem { given, .. } => format!("a line cannot start with {}", code(given)),
        Syntax::MissingArrow => "a rule needs `->` between the position before and the one after".into(),
        Syntax::MissingWhere { .. } => "the condition of a rule starts with `where`".into(),
        Syntax::MissingIff { given } => format!("a claim about who wins needs `iff`, not {}", code(given)),
        Syntax::MissingEquals { given } => format!("a claim about values needs `=`, not {}", code(given)),
        Syntax::ImplicitProduct { left, right } => {
            format!("a product needs its sign: {}", code(&format!("{left}*{right}")))
        }
        Syntax::EmptyTuple => "a position needs at least one number".into(),
        Syntax::EmptySumPart => "`()` cannot be part of a sum".into(),
        Syntax::MissingGame => "the file does not say which game it is".into(),
        Syntax::MissingRules => "the game has no rules".into(),
        Syntax::Duplicate { item } => format!("{} is said twice", code(item)),
        Syntax::LawAndCompound { name } => {
            format!("the positions of {} are those of its game, and no law narrows them", code(name))
        }
        Syntax::RulesAndCompound { name } => format!("a game has either rules or {}, not both", code(name)),
        Syntax::TwoCompounds => "either every component moves or up to a number of them, not both".into(),
        Syntax::StateOutside => "this line belongs to an automaton, but none stands right above it".into(),
    }
}

fn naming(problem: &Naming) -> String {
    match problem {
        Naming::DuplicateName { name } => format!("the name {} is declared twice", code(name)),
        Naming::RepeatedInHead { name } | Naming::RepeatedInStart { name } => {
            format!("{} stands twice on the left", code(name))
        }
        Naming::MixedScripts { name } => {
            format!("{} has letters of several scripts{}", code(name), among(&foreign(name, "")))
        }
        Naming::LooksLike { name, other } => {
            let letters = among(&foreign(name, other));
            format!("{} looks like {}, and is another name{letters}", code(name), code(other))
        }
        Naming::Shadowed { name } => format!("the name {} already means something here", code(name)),
        Naming::UnknownName { name, .. } => format!("nothing is called {}", code(name)),
        Naming::Undeclared { name, .. } => format!("there is no parameter {}", code(name)),
        Naming::UnknownFunction { name, .. } => format!("there is no function {}", code(name)),
        Naming::UnknownPredicate { name, .. } => format!("there is no predicate {}", code(name)),
        Naming::UnknownWord { parameter, word, .. } => {
            format!("{} cannot be {}", code(parameter), code(word))
        }
        Naming::UnknownBoard { name, .. } => format!("there is no board {}", code(name)),
        Naming::UnknownGame { name, .. } => format!("there is no game {}", code(name)),
        Naming::UnknownParameter { game, name, .. } => {
            format!("{} has no parameter {}", code(game), code(name))
        }
        Naming::LetterAsName { name } => {
            format!("{} is a letter of this game, and stands for a number", code(name))
        }
        Naming::UndeclaredLetter { given, .. } => {
            format!("{} is no letter of this game", code(&given.to_string()))
        }
        Naming::UnknownState { name, .. } => format!("there is no state {}", code(name)),
    }
}

fn misuse(problem: &Misuse) -> String {
    match problem {
        Misuse::Arity { expected, given } => {
            format!("positions of this game have {}, this one has {given}", numbers(*expected))
        }
        Misuse::WrongForm { expected: Form::Row } => "positions of this game are rows, written `[…]`".into(),
        Misuse::WrongForm { .. } => "positions of this game are tuples, written `(…)`".into(),
        Misuse::CallArity { name, expected, given } => {
            format!("{} takes {}, not {given}", code(name), count(*expected, "argument", "arguments"))
        }
        Misuse::DigitBase { given } => format!("there are no digits in base {given}"),
        Misuse::NoArguments { name } => format!("{} has to be said of something", code(name)),
        Misuse::FormulaForNumber => "a number is needed here, and this is a condition".into(),
        Misuse::NumberForFormula => "a condition is needed here, and this is a number".into(),
        Misuse::ComparedFormulas => "conditions are not compared like numbers".into(),
        Misuse::SetAsNumber { name } => format!("{} is a set, not a number", code(name)),
        Misuse::ChoiceAsNumber { name } => format!("{} is a word, not a number", code(name)),
        Misuse::NotASet { name } => format!("{} is not a set", code(name)),
        Misuse::ValueOfBlocking => "a game in which options are forbidden has no nim-values".into(),
        Misuse::BlockingWith { item } => format!("`blocking` does not go together with {}", code(item)),
        Misuse::ValueOfEntailing => "where moves are entailing, a component may have no nim-value".into(),
        Misuse::EntailingWith { item } => {
            format!("`entailing` rules do not go together with {}", code(item))
        }
        Misuse::ValueOfEvery => "a game in which every component moves has no nim-values".into(),
        Misuse::ListAsNumber { name } => format!("{} is a list, not a number", code(name)),
        Misuse::NotAList { name } => format!("{} is not a list", code(name)),
        Misuse::ZerothEntry { name } => {
            format!(
                "{} does not exist: the entries of a list are counted from 1",
                code(&format!("{name}[0]"))
            )
        }
        Misuse::TupleAsNumber => "a tuple is not a number".into(),
        Misuse::TupleLength { members: 1, given } => {
            format!("the set has numbers, and not tuples of {given}")
        }
        Misuse::TupleLength { members, given: 1 } => {
            format!("the set has tuples of {members} numbers, and not numbers")
        }
        Misuse::TupleLength { members, given } => {
            format!("the set has tuples of {members} numbers, and not of {given}")
        }
        Misuse::NotACode { name } => format!("{} is not a code", code(name)),
        Misuse::PlacesOutside { heaps: 3 } => {
            "a digit of a hexadecimal code says of 0, 1, 2 or 3 heaps whether they may be left".into()
        }
        Misuse::PlacesOutside { .. } => {
            "a digit of an octal code says of 0, 1 or 2 heaps whether they may be left".into()
        }
        Misuse::AnyAsNumber { name } => {
            format!("{} may be {}, and can only be compared", code(name), code("any"))
        }
        Misuse::CodeAsNumber { name } => format!("{} is a code, not a number", code(name)),
        Misuse::GraphAsNumber { name } => format!("{} is a graph, not a number", code(name)),
        Misuse::TextAsNumber { name } => format!("{} is a text, not a number", code(name)),
        Misuse::RowOutside { name } => format!("{} belongs into a rule on rows", code(name)),
        Misuse::LongLetter { name } => format!("{} is more than one letter", code(name)),
        Misuse::LettersOfTuple => "only rows can be written in letters".into(),
        Misuse::ValueOutside => "`value(…)` is a number only in a claim `value(…) = …` on a component".into(),
        Misuse::UnorderedTuple => "only rows can be unordered".into(),
        Misuse::RulesAndNative => "a game whose moves are `native` has no rules".into(),
        Misuse::NoNative { name } => format!("no moves for {} are written in Rust", code(name)),
        Misuse::CodeDigit { given } => format!("{} is no octal digit", code(&given.to_string())),
        Misuse::CodeSplit { given } => {
            format!("the digit before the point is {given}, but taking nothing can only split a heap")
        }
        Misuse::EdgeEnds => "an edge has two ends".into(),
        Misuse::FunctionAsName { name } => format!("{} is a function and cannot be a variable", code(name)),
    }
}

fn misplaced(problem: &Misplaced) -> String {
    match problem {
        Misplaced::WildcardOutside => "`_` only stands on the left, for a number that does not matter".into(),
        Misplaced::PatternTerm => "the left side can only name the numbers of a position".into(),
        Misplaced::ClaimPlace => "only names can stand here".into(),
        Misplaced::DigitsWithin => "a claim by digits is about all positions".into(),
        Misplaced::DigitPlace => {
            "only a name, a number, or a digit after a multiple of a name can stand here".into()
        }
        Misplaced::DigitsMissing { head } => format!("nothing is claimed of {}", code(head)),
        Misplaced::DigitsTwice { head } => format!("two lines claim something of {}", code(head)),
        Misplaced::ClaimRow => "a claim about rows refers to each element".into(),
        Misplaced::GapCount { before, after } => {
            format!(
                "the left side has {} without a name, the right side {after}",
                count(*before, "gap", "gaps")
            )
        }
        Misplaced::GapInTuple => "`..` stands only between `[` and `]`".into(),
        Misplaced::GapInStart => "a start is a plain list of numbers".into(),
        Misplaced::ValueOfStarts => {
            "a number of this short form is no number of the position, so no value can be computed from it"
                .into()
        }
        Misplaced::NoGapName => "only a new name can stand before this `..`".into(),
        Misplaced::GapAsNumber { name } => {
            format!("{} stands for all numbers of a gap, so it is no number on its own", code(name))
        }
        Misplaced::EachOfGaps { gaps: 0 } => "this term before `..` speaks of no gap".into(),
        Misplaced::EachOfGaps { gaps } => {
            format!(
                "this term before `..` speaks of {}, which need not be equally long",
                count(*gaps, "gap", "gaps")
            )
        }
        Misplaced::UselessStart { arity } => {
            format!("positions of {} already mean themselves", numbers(*arity))
        }
        Misplaced::OpenCondition { name } => {
            format!("`when` refers only to parameters, and {} is not a parameter", code(name))
        }
        Misplaced::VaryingCount { name } => {
            format!("a count is compared with a fixed number, and {} is not a parameter", code(name))
        }
        Misplaced::CountOutside => "`count(j: …)` is only compared with a fixed number".into(),
        Misplaced::FoldOutside { name } => {
            format!("{} combines the parts of a sum or row, and there is none here", code(name))
        }
        Misplaced::NestedFold => {
            "one of `xor`, `sum`, `min`, `max`, `count` cannot stand inside another".into()
        }
        Misplaced::UnwantedFilter { name } => format!("{} takes no `where`", code(name)),
        Misplaced::ElementOutside { name } => {
            format!("{} is a different number in each part, so it makes no sense on its own", code(name))
        }
        Misplaced::Irrational => "`phi` and `sqrt` stand only in the factor of a `floor`, once".into(),
        Misplaced::RationalFloor => "a `floor` is of a multiple of `phi` or of a square root".into(),
        Misplaced::VaryingFactor { name } => {
            format!(
                "the factor of a `floor` consists of numbers and parameters, and {} is neither",
                code(name)
            )
        }
        Misplaced::SubtractedRoot => "in a factor with a parameter the root is added, not subtracted".into(),
        Misplaced::Factor(NoSurd::Root) => "the number under this root is negative".into(),
        Misplaced::Factor(NoSurd::Over) => "this factor is divided by 0 or by a negative number".into(),
        Misplaced::Factor(NoSurd::Negative | NoSurd::Open) => "this factor is negative".into(),
        Misplaced::PeriodicArity => "a list of values needs positions of one number".into(),
        Misplaced::EmptyPeriod => "the period is empty".into(),
        Misplaced::PieceAfterOtherwise => "nothing can follow the piece with `otherwise`".into(),
        Misplaced::BareTermInPieces => "this piece does not say when it holds".into(),
    }
}

fn definition(problem: &Definition) -> String {
    match problem {
        Definition::Base { given } => format!("an automaton cannot read numbers in base {given}"),
        Definition::Quadratic { given } => format!("there is no quadratic numeration {given}"),
        Definition::Recurrence { given, .. } => format!("there is no numeration of the recurrence {given}"),
        Definition::Digit { digit, most } => {
            format!("the digits here are 0 to {most}, not {digit}")
        }
        Definition::DigitCount { expected, given } => {
            format!("this automaton reads {} at a time, not {given}", count(*expected, "digit", "digits"))
        }
        Definition::DuplicateTransition { digits } => {
            format!("the state goes on twice with {}", code(digits))
        }
        Definition::NoStates { name } => format!("the automaton {} has no states", code(name)),
        Definition::RepeatedBefore => {
            "all these moves start from the same position, which is written once".into()
        }
        Definition::ChosenInCondition { name } => {
            format!("{} is chosen only where the condition after `where` holds", code(name))
        }
        Definition::BeyondReach => {
            "this is out of reach of automata, and an assumption cannot build on it".into()
        }
        Definition::UndecidableSets => "these sets are both out of reach of automata".into(),
        Definition::Contradiction { number } => {
            format!("{number} is in this set, and not in a later one, which should contain it")
        }
        Definition::UnorderedRow { words } => format!("{} is not for unordered rows", code(words)),
    }
}

fn input(problem: &Input) -> String {
    match problem {
        Input::Declaration => "this does not declare a parameter".into(),
        Input::BoundOfOther { name } => {
            format!("a bound of {} compares it with something known", code(name))
        }
        Input::WrongDefault { name, sort: it } => format!("{} is {}", code(name), sort(*it)),
        Input::DefaultOutOfBounds { name, least, most } => {
            format!("the default of {} {}", code(name), bounds(least, most))
        }
        Input::NestedCompound { name } => format!("{} is a compound itself", code(name)),
        Input::MissingArgument { game, name } => format!("{} needs a value for {}", code(game), code(name)),
        Input::ArgumentSort { name, sort: it, given } => {
            format!("{} is {}, not {}", code(name), sort(*it), code(given))
        }
        Input::LongList { limit } => format!("a list of more than {limit} numbers is too long"),
        Input::LargeSet { limit } => format!("a set of more than {limit} numbers is too large"),
        Input::ArgumentOutOfBounds { name, least, most } => {
            format!("{} {}", code(name), bounds(least, most))
        }
        Input::EmptyPosition => "there is no position".into(),
        Input::Negative => "there are no negative numbers here".into(),
        Input::PositionCharacter { given } => {
            format!("a position consists of numbers, and {} is not a number", code(&given.to_string()))
        }
        Input::EmptyPlace => "a number is missing".into(),
        Input::EmptyRange => "this range ends before it begins".into(),
        Input::LargeRange { limit } => format!("an example of more than {limit} positions is too large"),
        Input::OutsideRange => "this position is not among those of the example".into(),
        Input::ValueCount { positions, values } => {
            format!("{} need as many values, not {values}", count(*positions, "position", "positions"))
        }
    }
}

fn doubt(problem: &Doubt) -> String {
    match problem {
        Doubt::UnusedParameter { name } => format!("the parameter {} is never used", code(name)),
        Doubt::UsedOnce { name, .. } => {
            format!("{} stands only here, so it means \"for some natural number\"", code(name))
        }
        Doubt::DuplicateClaim => "this claim has been made before".into(),
    }
}
