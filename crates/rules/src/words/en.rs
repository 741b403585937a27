//! The words in English.

use super::{code, foreign};
use crate::problem::{Found, Note, Problem, Sort, Wanted};
use crate::vocabulary::{FUNCTIONS, PREDICATES};
use crate::{Board, Form, NoSurd};
use dashu_int::UBig;

fn list(all: &[impl AsRef<str>]) -> String {
    super::list(all, ", ", " or ")
}

fn all(all: &[impl AsRef<str>]) -> String {
    super::list(all, ", ", ", ")
}

fn bounds(least: &Option<UBig>, most: &Option<UBig>) -> String {
    let shown = |bound: &UBig| code(&bound.to_string());
    match (least, most) {
        (Some(least), Some(most)) => format!("must lie between {} and {}", shown(least), shown(most)),
        (Some(least), None) => format!("must be at least {}", shown(least)),
        (None, Some(most)) => format!("must be at most {}", shown(most)),
        (None, None) => "is out of bounds".to_string(),
    }
}

fn count(number: usize, one: &str, many: &str) -> String {
    if number == 1 { format!("1 {one}") } else { format!("{number} {many}") }
}

fn numbers(number: usize) -> String {
    count(number, "number", "numbers")
}

fn sort(sort: Sort) -> &'static str {
    match sort {
        Sort::Natural => "a natural number",
        Sort::Set => "a set of numbers",
        Sort::Choice => "one of its words",
        Sort::Octal => "an octal code",
        Sort::Hexadecimal => "a hexadecimal code",
        Sort::Graph => "a list of edges",
        Sort::Text => "a text",
    }
}

fn wanted(wanted: Wanted) -> String {
    match wanted {
        Wanted::Literally(all) => return list(all),
        Wanted::Expression => "a number, a name or a parenthesis",
        Wanted::Name => "a name",
        Wanted::Number => "a natural number",
        Wanted::Text => "a text in quotes",
        Wanted::Component => "a position such as `(a, b)` or `[.., a, ..]`",
        Wanted::Language => "the language of the text, `en` or `zh`",
        Wanted::Verdict => "`lost`, `won` or `draw`",
        Wanted::Outcome => "`P`, `N` or `D`",
        Wanted::SetOfNumbers => "a set such as `{1, 3..5}`",
        Wanted::AssumedSet => "a set such as `{1..5}`, `{q: odd(q)}` or `prime`",
        Wanted::GameName => "the name of a game",
        Wanted::EndOfLine => "the end of the line",
        Wanted::Transition => "a transition such as `0 -> a`",
        Wanted::Argument => "a value such as `3`, `{1, 3}` or a word",
    }
    .to_string()
}

fn found(found: &Found) -> String {
    match found {
        Found::End => "the line ends".to_string(),
        Found::Token(text) => format!("found {}", code(text)),
    }
}

pub(super) fn message(problem: &Problem) -> String {
    match problem {
        Problem::Character { given, .. } => {
            format!("the character {} means nothing here", code(&given.to_string()))
        }
        Problem::Operator { given, .. } if given == "/" => {
            "`/` stands only in the factor of a `floor`".into()
        }
        Problem::Operator { given, .. } => format!("{} is not an operator of this language", code(given)),
        Problem::UnclosedText => "this text is never closed".into(),
        Problem::LongNumber { digits, limit } => {
            format!("a number of {digits} digits is too long; the limit is {limit}")
        }
        Problem::LongFile => "the text is longer than 4 GiB".into(),
        Problem::Stopped => "the rules were not read to their end".into(),
        Problem::TooMany { limit } => format!("more than {limit} mistakes; the rest is not shown"),
        Problem::Expected { wanted: it, found: Found::End, .. } => {
            format!("expected {}, but the line ends", wanted(*it))
        }
        Problem::Expected { wanted: it, found: there, .. } => {
            format!("expected {}, {}", wanted(*it), found(there))
        }
        Problem::Unclosed { open, .. } => format!("the bracket {} is never closed", code(open)),
        Problem::Mismatched { open, close } => {
            format!("the bracket {} has to be closed by {}", code(open), code(close))
        }
        Problem::Unopened { close } => format!("{} closes a bracket that was never opened", code(close)),
        Problem::TooDeep { limit } => format!("this is nested more than {limit} levels deep"),
        Problem::TooManyVariables { limit } => {
            format!("more than {limit} variables besides those of the position")
        }
        Problem::UnknownItem { given, .. } => format!("a line cannot start with {}", code(given)),
        Problem::MissingArrow => "a rule needs `->` between the position before and the one after".into(),
        Problem::MissingWhere { .. } => "the condition of a rule starts with `where`".into(),
        Problem::MissingIff { given } => format!("a claim about who wins needs `iff`, not {}", code(given)),
        Problem::MissingEquals { given } => format!("a claim about values needs `=`, not {}", code(given)),
        Problem::ImplicitProduct { left, right } => {
            format!("a product needs its sign: {}", code(&format!("{left}*{right}")))
        }
        Problem::EmptyTuple => "a position needs at least one number".into(),
        Problem::EmptySumPart => "`()` cannot be part of a sum".into(),
        Problem::MissingGame => "the file does not say which game it is".into(),
        Problem::MissingRules => "the game has no rules".into(),
        Problem::Duplicate { item } => format!("{} is said twice", code(item)),
        Problem::RulesAndUpto => "a game has either rules or `upto … of …`, not both".into(),
        Problem::StateOutside => "this line belongs to an automaton, but none stands right above it".into(),
        Problem::DuplicateName { name } => format!("the name {} is declared twice", code(name)),
        Problem::RepeatedInHead { name } | Problem::RepeatedInStart { name } => {
            format!("{} stands twice on the left", code(name))
        }
        Problem::MixedScripts { name } => {
            format!("{} has letters of several scripts{}", code(name), among(&foreign(name, "")))
        }
        Problem::LooksLike { name, other } => {
            let letters = among(&foreign(name, other));
            format!("{} looks like {}, and is another name{letters}", code(name), code(other))
        }
        Problem::Shadowed { name } => format!("the name {} already means something here", code(name)),
        Problem::UnknownName { name, .. } => format!("nothing is called {}", code(name)),
        Problem::Undeclared { name, .. } => format!("there is no parameter {}", code(name)),
        Problem::UnknownFunction { name, .. } => format!("there is no function {}", code(name)),
        Problem::UnknownPredicate { name, .. } => format!("there is no predicate {}", code(name)),
        Problem::UnknownWord { parameter, word, .. } => {
            format!("{} cannot be {}", code(parameter), code(word))
        }
        Problem::UnknownBoard { name, .. } => format!("there is no board {}", code(name)),
        Problem::UnknownGame { name, .. } => format!("there is no game {}", code(name)),
        Problem::UnknownParameter { game, name, .. } => {
            format!("{} has no parameter {}", code(game), code(name))
        }
        Problem::UnknownState { name, .. } => format!("there is no state {}", code(name)),
        Problem::Arity { expected, given } => {
            format!("positions of this game have {}, this one has {given}", numbers(*expected))
        }
        Problem::WrongForm { expected: Form::Row } => "positions of this game are rows, written `[…]`".into(),
        Problem::WrongForm { .. } => "positions of this game are tuples, written `(…)`".into(),
        Problem::CallArity { name, expected, given } => {
            format!("{} takes {}, not {given}", code(name), count(*expected, "argument", "arguments"))
        }
        Problem::NoArguments { name } => format!("{} has to be said of something", code(name)),
        Problem::FormulaForNumber => "a number is needed here, and this is a condition".into(),
        Problem::NumberForFormula => "a condition is needed here, and this is a number".into(),
        Problem::ComparedFormulas => "conditions are not compared like numbers".into(),
        Problem::SetAsNumber { name } => format!("{} is a set, not a number", code(name)),
        Problem::ChoiceAsNumber { name } => format!("{} is a word, not a number", code(name)),
        Problem::NotASet { name } => format!("{} is not a set", code(name)),
        Problem::NotACode { name } => format!("{} is not a code", code(name)),
        Problem::PlacesOutside { heaps: 3 } => {
            "a digit of a hexadecimal code says of 0, 1, 2 or 3 heaps whether they may be left".into()
        }
        Problem::PlacesOutside { .. } => {
            "a digit of an octal code says of 0, 1 or 2 heaps whether they may be left".into()
        }
        Problem::AnyAsNumber { name } => {
            format!("{} may be {}, and can only be compared", code(name), code("any"))
        }
        Problem::CodeAsNumber { name } => format!("{} is a code, not a number", code(name)),
        Problem::GraphAsNumber { name } => format!("{} is a graph, not a number", code(name)),
        Problem::TextAsNumber { name } => format!("{} is a text, not a number", code(name)),
        Problem::RowOutside { name } => format!("{} belongs into a rule on rows", code(name)),
        Problem::UnorderedTuple => "only rows can be unordered".into(),
        Problem::RulesAndNative => "a game whose moves are `native` has no rules".into(),
        Problem::NoNative { name } => format!("no moves for {} are written in Rust", code(name)),
        Problem::CodeDigit { given } => format!("{} is no octal digit", code(&given.to_string())),
        Problem::CodeSplit { given } => {
            format!("the digit before the point is {given}, but taking nothing can only split a heap")
        }
        Problem::EdgeEnds => "an edge has two ends".into(),
        Problem::FunctionAsName { name } => format!("{} is a function and cannot be a variable", code(name)),
        Problem::WildcardOutside => "`_` only stands on the left, for a number that does not matter".into(),
        Problem::PatternTerm => "the left side can only name the numbers of a position".into(),
        Problem::ClaimPlace => "only names can stand here".into(),
        Problem::ClaimRow => "a claim about rows speaks of each element".into(),
        Problem::GapCount { before, after } => {
            format!("the left side has {}, the right side {after}", count(*before, "gap", "gaps"))
        }
        Problem::GapInTuple => "`..` stands only between `[` and `]`".into(),
        Problem::GapInStart => "a start is a plain list of numbers".into(),
        Problem::UselessStart { arity } => {
            format!("positions of {} already mean themselves", numbers(*arity))
        }
        Problem::OpenCondition { name } => {
            format!("`when` speaks only of parameters, and {} is none", code(name))
        }
        Problem::FoldOutside { name } => {
            format!("{} puts the parts of a sum or row together, and there is none here", code(name))
        }
        Problem::NestedFold => {
            "one of `xor`, `sum`, `min`, `max`, `count` cannot stand inside another".into()
        }
        Problem::UnwantedFilter { name } => format!("{} takes no `where`", code(name)),
        Problem::ElementOutside { name } => {
            format!("{} is a different number in each part, so it makes no sense on its own", code(name))
        }
        Problem::Irrational => "`phi` and `sqrt` stand only in the factor of a `floor`, once".into(),
        Problem::RationalFloor => "a `floor` is of a multiple of `phi` or of a square root".into(),
        Problem::VaryingFactor { name } => {
            format!(
                "the factor of a `floor` consists of numbers and parameters, and {} is neither",
                code(name)
            )
        }
        Problem::SubtractedRoot => "the root in the factor of a `floor` is added, not subtracted".into(),
        Problem::Factor(NoSurd::Root) => "the number under this root is negative".into(),
        Problem::Factor(NoSurd::Over) => "this factor is divided by 0 or by a negative number".into(),
        Problem::Factor(NoSurd::Negative | NoSurd::Open) => "this factor is negative".into(),
        Problem::PeriodicArity => "a list of values needs positions of one number".into(),
        Problem::EmptyPeriod => "the period is empty".into(),
        Problem::PieceAfterOtherwise => "nothing can follow the piece with `otherwise`".into(),
        Problem::BareTermInPieces => "this piece does not say when it holds".into(),
        Problem::Declaration => "this does not declare a parameter".into(),
        Problem::BoundOfOther { name } => {
            format!("a bound of {} compares it with something known", code(name))
        }
        Problem::WrongDefault { name, sort: it } => format!("{} is {}", code(name), sort(*it)),
        Problem::DefaultOutOfBounds { name, least, most } => {
            format!("the default of {} {}", code(name), bounds(least, most))
        }
        Problem::UptoSort { name, .. } => {
            format!("{} is not a number, and only numbers can be set here", code(name))
        }
        Problem::NestedUpto { name } => format!("{} is a compound itself", code(name)),
        Problem::MissingArgument { game, name } => format!("{} needs a value for {}", code(game), code(name)),
        Problem::Base { given } => format!("an automaton cannot read numbers in base {given}"),
        Problem::Quadratic { given } => format!("there is no quadratic numeration {given}"),
        Problem::Digit { digit, most } => {
            format!("the digits here are 0 to {most}, and {digit} is none of them")
        }
        Problem::DigitCount { expected, given } => {
            format!("this automaton reads {} at a time, not {given}", count(*expected, "digit", "digits"))
        }
        Problem::DuplicateTransition { digits } => format!("the state goes on twice with {}", code(digits)),
        Problem::NoStates { name } => format!("the automaton {} has no states", code(name)),
        Problem::RepeatedBefore => {
            "all these moves start from the same position, which is written once".into()
        }
        Problem::ChosenInCondition { name } => {
            format!("{} is chosen only where the condition after `where` holds", code(name))
        }
        Problem::BeyondReach => {
            "this is out of reach of automata, and an assumption cannot build on it".into()
        }
        Problem::UndecidableSets => "these sets are both out of reach of automata".into(),
        Problem::Contradiction { number } => {
            format!("{number} is in this set, and not in a later one, which should contain it")
        }
        Problem::UnorderedRow { words } => format!("{} is not for unordered rows", code(words)),
        Problem::ArgumentSort { name, sort: it, given } => {
            format!("{} is {}, not {}", code(name), sort(*it), code(given))
        }
        Problem::LargeSet { limit } => format!("a set of more than {limit} numbers is too large"),
        Problem::ArgumentOutOfBounds { name, least, most } => {
            format!("{} {}", code(name), bounds(least, most))
        }
        Problem::EmptyPosition => "there is no position".into(),
        Problem::Negative => "there are no negative numbers here".into(),
        Problem::PositionCharacter { given } => {
            format!("a position consists of numbers, and {} is none", code(&given.to_string()))
        }
        Problem::EmptyPlace => "a number is missing".into(),
        Problem::UnusedParameter { name } => format!("the parameter {} is never used", code(name)),
        Problem::UsedOnce { name, .. } => {
            format!("{} stands only here, so it means \"for some natural number\"", code(name))
        }
        Problem::DuplicateClaim => "this claim has been made before".into(),
    }
}

fn did_you_mean(suggestion: &Option<String>, otherwise: &str) -> String {
    match suggestion {
        Some(word) => format!("did you mean {}?", code(word)),
        None => otherwise.to_string(),
    }
}

pub(super) fn help(problem: &Problem) -> String {
    match problem {
        Problem::Character { instead: Some(instead), .. } => format!("write {}", code(instead)),
        Problem::Operator { given, .. } if given == "=>" => {
            "write `->` for a move, `>=` for \"at least\", `implies` between conditions".into()
        }
        Problem::Operator { given, .. } if given == "//" => {
            "write `div` to divide; a comment starts with `#`".into()
        }
        Problem::Operator { given, .. } if given == "^" => {
            "write `xor`; there are no powers, write `a*a`".into()
        }
        Problem::Operator { given, .. } if given == "/" => {
            "write `div` for the quotient rounded down".into()
        }
        Problem::Operator { instead, .. } => format!("write {}", list(instead)),
        Problem::UnclosedText => "end the text with `\"` on the same line".into(),
        Problem::LongNumber { .. } | Problem::LargeSet { .. } => String::new(),
        Problem::Expected { suggestion: Some(word), .. } => did_you_mean(&Some(word.clone()), ""),
        Problem::Expected { wanted: Wanted::EndOfLine, found: Found::Token(token), .. } => match &**token {
            "," | "，" => "write `and` between two conditions".into(),
            "else" => "write the cases one below the other: `1 if n = 0`, `| 2 otherwise`".into(),
            _ => String::new(),
        },
        Problem::Expected { wanted: Wanted::Expression, found: Found::Token(token), .. } if token == "-" => {
            "there are no negative numbers; write `0 - x`".into()
        }
        Problem::Expected { wanted: Wanted::Language, .. } => {
            "write `title en \"…\"` or `title zh \"…\"`".into()
        }
        Problem::Expected { wanted: Wanted::Text, .. } => "put the text between `\"` and `\"`".into(),
        Problem::Expected { wanted: Wanted::Outcome, .. } => {
            "`P`: the player to move loses; `N`: the player to move wins; `D`: a draw".into()
        }
        Problem::Unclosed { close, .. } | Problem::Mismatched { close, .. } => {
            format!("write {}", code(close))
        }
        Problem::Unopened { .. } => "delete it, or open the bracket before".into(),
        Problem::TooDeep { .. } | Problem::TooManyVariables { .. } => "split it into smaller conditions or rules".into(),
        Problem::UnknownItem { suggestion, .. } => did_you_mean(
            suggestion,
            "a line is a rule `(n) -> (n - 1)`, a claim `P(n) iff …`, or starts with a word such as `game`, `end` or `example`",
        ),
        Problem::MissingArrow => "write `(n) -> (n - 1)`".into(),
        Problem::MissingWhere { .. } => "write `(n) -> (n - k) where k >= 1`".into(),
        Problem::MissingIff { .. } => "write `P(n) iff n mod 4 = 0`".into(),
        Problem::MissingEquals { .. } => "write `value(n) = n`".into(),
        Problem::EmptyTuple => "for a game without numbers, use one that is always 0".into(),
        Problem::EmptySumPart => "leave it out: `(a) + (b)`".into(),
        Problem::MissingGame => "start with a line such as `game nim`".into(),
        Problem::MissingRules => "write at least one rule, such as `(n) -> (n - k) where k >= 1`".into(),
        Problem::Duplicate { .. } | Problem::RulesAndUpto => "delete one of them".into(),
        Problem::StateOutside => "put it below a line such as `automaton odd_ones(n) base 2`".into(),
        Problem::DuplicateName { .. } | Problem::Shadowed { .. } => "choose another name".into(),
        Problem::RepeatedInHead { name } => {
            let other = code(&format!("{name} = {name}2"));
            format!("a claim is about all positions: name each number differently, and put {other} on the right where it matters")
        }
        Problem::RepeatedInStart { .. } => {
            "a start is read from any numbers: name each differently, or write `_`".into()
        }
        Problem::MixedScripts { .. } => "write it in letters of one script".into(),
        Problem::LooksLike { .. } => "type it anew if they are meant to be the same, else choose another name".into(),
        Problem::UnknownName { suggestion, .. } => {
            did_you_mean(suggestion, "name it on the left, or write `exists k: …` if it is \"some number\"")
        }
        Problem::Undeclared { name, suggestion } => {
            did_you_mean(suggestion, &format!("declare it: {}", code(&format!("game …({name})"))))
        }
        Problem::UnknownFunction { suggestion, .. } => {
            did_you_mean(suggestion, &format!("the functions are {}", FUNCTIONS.map(code).join(", ")))
        }
        Problem::UnknownPredicate { suggestion, .. } => {
            let predicates = PREDICATES.map(code).join(", ");
            did_you_mean(suggestion, &format!("the predicates are {predicates} and the automata of the file"))
        }
        Problem::UnknownWord { words, suggestion, .. } => {
            did_you_mean(suggestion, &format!("it is one of {}", all(words)))
        }
        Problem::UnknownBoard { suggestion, .. } => {
            did_you_mean(suggestion, &format!("the boards are {}", all(&Board::ALL.map(Board::name))))
        }
        Problem::UnknownGame { suggestion, known, .. } if known.is_empty() => did_you_mean(suggestion, ""),
        Problem::UnknownGame { suggestion, known, .. } => {
            did_you_mean(suggestion, &format!("the games are {}", all(known)))
        }
        Problem::UnknownParameter { suggestion, known, .. } if known.is_empty() => {
            did_you_mean(suggestion, "it has no parameters")
        }
        Problem::UnknownParameter { suggestion, known, .. } => {
            did_you_mean(suggestion, &format!("its parameters are {}", all(known)))
        }
        Problem::UnknownState { suggestion, .. } => {
            did_you_mean(suggestion, "add a line `state …: …` for it")
        }
        Problem::NoArguments { name } => format!("write {}", code(&format!("{name}(n)"))),
        Problem::NumberForFormula => "compare it with something: `n = 0`".into(),
        Problem::ComparedFormulas => "write `iff` between two conditions that are to agree".into(),
        Problem::SetAsNumber { name } => format!("write {}", code(&format!("k in {name}"))),
        Problem::ChoiceAsNumber { name } => {
            format!("compare it with one of its words: {}", code(&format!("{name} = …")))
        }
        Problem::NotACode { .. } => "declare the parameter as `code: octal` or `code: hexadecimal`".into(),
        Problem::PlacesOutside { heaps: 3 } => "write `code[0]`, `code[1]`, `code[2]` or `code[3]`".into(),
        Problem::PlacesOutside { .. } => {
            "write `code[0]`, `code[1]` or `code[2]`; a `hexadecimal` code has `code[3]` as well".into()
        }
        Problem::AnyAsNumber { name } => format!("write {}", code(&format!("k <= {name}"))),
        Problem::CodeAsNumber { name } => format!("write {}", code(&format!("k in {name}[1]"))),
        Problem::GraphAsNumber { .. } => "a graph is for `native` moves".into(),
        Problem::TextAsNumber { .. } => "a text is for `native` moves".into(),
        Problem::RowOutside { .. } => "write `[.., x, ..] -> [.., next_free(x), ..]`".into(),
        Problem::UnorderedTuple => "delete this line, or write the positions as rows, `[.., x, ..]`".into(),
        Problem::RulesAndNative => "delete one of them".into(),
        Problem::NoNative { .. } => "write the moves as rules, `before -> after`".into(),
        Problem::CodeDigit { .. } => {
            "an octal digit is 0 to 7: the sum of 1, 2 and 4 for leaving 0, 1 and 2 heaps".into()
        }
        Problem::CodeSplit { .. } => "write 0 or 4 before the point; a hexadecimal code may have 8 or C".into(),
        Problem::EdgeEnds => "write edges as `0-1,1-2`, with commas between them".into(),
        Problem::NotASet { .. } => "write a set such as `{1, 3..5}`, or a parameter declared `S: set`".into(),
        Problem::FunctionAsName { name } => {
            format!("write {}, or choose another name", code(&format!("{name}(…)")))
        }
        Problem::PatternTerm => {
            "write a name and put the equation after `where`: `(n) -> … where n = 2*k`".into()
        }
        Problem::ClaimPlace => {
            "write a name and put the condition on the right: `P(a, b) iff a = 0 and …`".into()
        }
        Problem::ClaimRow => "write `P[x at i, ..] iff …`; `x` is an element and `i` its index from 1".into(),
        Problem::GapCount { .. } => {
            "the first `..` on the right stands for what the first on the left matches, and so on".into()
        }
        Problem::GapInTuple => "write `[a, ..]` for a row of any length".into(),
        Problem::GapInStart | Problem::UselessStart { .. } => "write `start (n) = (n, n - 1)`".into(),
        Problem::OpenCondition { .. } => {
            "a condition on the position belongs after `where` of a rule, or into the claim".into()
        }
        Problem::FoldOutside { name } if matches!(&**name, "xor") => {
            "write `a xor b`; `xor(n)` stands in a claim about a whole sum, `P((n) + ..) iff …`".into()
        }
        Problem::FoldOutside { name } if matches!(&**name, "min" | "max") => {
            format!("write {}", code(&format!("{name}(a, b)")))
        }
        Problem::FoldOutside { .. } => {
            "speak of a whole sum, `P((n) + ..) iff …`, or of a row, `P[x at i, ..] iff …`".into()
        }
        Problem::ElementOutside { name } => {
            format!(
                "put the numbers together: {}, {}",
                code(&format!("xor({name})")),
                code(&format!("count({name} > 1)"))
            )
        }
        Problem::Irrational => {
            "write `floor(phi*j)` or `floor((1 + sqrt(5))/2*j)`; phi is the golden ratio, and phi*phi = phi + 1".into()
        }
        Problem::RationalFloor => "write `floor(phi*j)` or `floor((1 + sqrt(5))/2*j)`; a quotient rounded down is `a div b`".into(),
        Problem::VaryingFactor { .. } => "what varies is multiplied by the factor: `floor(sqrt(2)*j)`".into(),
        Problem::SubtractedRoot => "write `(p + sqrt(d))/q`, as in `floor((sqrt(13) - 1)/2*j)`".into(),
        Problem::EmptyPeriod => "write at least one value: `repeat [0]`".into(),
        Problem::PieceAfterOtherwise => "put it before".into(),
        Problem::BareTermInPieces => "write `if …`, or `otherwise` for the last piece".into(),
        Problem::Declaration | Problem::BoundOfOther { .. } => {
            "write `m`, `m >= 1`, `1 <= m <= 20`, `S: set` or `piece: king | queen`".into()
        }
        Problem::MissingArgument { name, .. } => format!("add {}", code(&format!("{name} = …"))),
        Problem::Base { .. } => "write `base 2` up to `base 10`, `in zeckendorf` or `in quadratic 2`".into(),
        Problem::Quadratic { .. } => {
            "write `in quadratic 1`, which is `in zeckendorf`, up to `in quadratic 9`".into()
        }
        Problem::DigitCount { .. } => "write one digit for each number, together: `01 -> a`".into(),
        Problem::NoStates { .. } => "add lines such as `state a: 0 -> a, 1 -> b` and `accept b`".into(),
        Problem::RepeatedBefore => "write `(a, b) -> (a, r) and (a, r + a)`".into(),
        Problem::ChosenInCondition { name } => {
            format!("put what {} satisfies before: {}", code(name), code(&format!("for some {name}: …")))
        }
        Problem::BeyondReach => {
            "use sums, comparisons, multiples by and remainders of fixed numbers, floors and automata".into()
        }
        Problem::UndecidableSets => "put a set such as `{q: q mod 6 != 0}` in place of one of them".into(),
        Problem::UnorderedRow { .. } => "write `where` to say which moves there are".into(),
        Problem::ArgumentSort { sort: Sort::Octal, .. } => "write `0.77` or `4.7`".into(),
        Problem::ArgumentSort { sort: Sort::Hexadecimal, .. } => "write `0.77`, `4.7` or `0.F6`".into(),
        Problem::ArgumentSort { sort: Sort::Graph, .. } => "write `0-1,1-2`".into(),
        Problem::ArgumentSort { sort: Sort::Text, .. } => "write one word of at most 10000 bytes".into(),
        Problem::ArgumentSort { sort: Sort::Set, .. } => "write `1,3,4` or `{1,3..5}`".into(),
        Problem::EmptyPosition => {
            "write numbers: `3 4 5` are three components, `3,5` is one of two numbers".into()
        }
        Problem::PositionCharacter { .. } | Problem::EmptyPlace => {
            "join the numbers of a component by commas and separate components by blanks: `3,5 7,9`".into()
        }
        Problem::UnusedParameter { .. } => "delete it, or use it in a rule or claim".into(),
        Problem::UsedOnce { suggestion, .. } => did_you_mean(suggestion, ""),
        Problem::DuplicateClaim => "delete it".into(),
        _ => String::new(),
    }
}

pub(super) fn note(note: &Note) -> String {
    match note {
        Note::Here => String::new(),
        Note::OpensHere => "opened here".into(),
        Note::ClosesHere(close) => format!("{} belongs here", code(close)),
        Note::RuleHere => "a rule stands here".into(),
        Note::Numbers(given) => format!("{} here", numbers(*given)),
        Note::Gaps(given) => format!("{} here", count(*given, "gap", "gaps")),
        Note::FirstHere => "first here".into(),
        Note::AgainHere => "again here".into(),
        Note::FormFromHere => "this says what positions look like".into(),
    }
}

/// Letters that tell a name from another; nothing if there are none.
fn among(letters: &[String]) -> String {
    if letters.is_empty() { String::new() } else { format!(", with {}", letters.join(", ")) }
}
