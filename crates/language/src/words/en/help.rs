//! Advice on mending a text, in English.

use super::phrases::{all, did_you_mean, list};
use crate::problem::{
    Construct, Definition, Doubt, FoundToken, Input, Misplaced, Misuse, Naming, Problem, Syntax,
};
use crate::vocabulary::{FUNCTIONS, PREDICATES};
use crate::words::quote::code;
use crate::{Board, Sort};
use ::numeration::NoRecurrence;

pub(in crate::words) fn help(problem: &Problem) -> String {
    match problem {
        Problem::Syntax(problem) => syntax(problem),
        Problem::Naming(problem) => naming(problem),
        Problem::Misuse(problem) => misuse(problem),
        Problem::Misplaced(problem) => misplaced(problem),
        Problem::Definition(problem) => definition(problem),
        Problem::Input(problem) => input(problem),
        Problem::Board(problem) => super::board::help(problem),
        Problem::Doubt(problem) => doubt(problem),
    }
}

fn syntax(problem: &Syntax) -> String {
    match problem {
        Syntax::Character { instead: Some(instead), .. } => format!("write {}", code(instead)),
        Syntax::Operator { given, .. } if given == "=>" => {
            "write `->` for a move, `>=` for \"at least\", `implies` between conditions".into()
        }
        Syntax::Operator { given, .. } if given == "//" => {
            "write `div` to divide; a comment starts with `#`".into()
        }
        Syntax::Operator { given, .. } if given == "^" => {
            "write `xor`; there are no powers, write `a*a`".into()
        }
        Syntax::Operator { given, .. } if given == "/" => "write `div` for the quotient rounded down".into(),
        Syntax::Operator { instead, .. } => format!("write {}", list(instead)),
        Syntax::UnclosedText => "end the text with `\"` on the same line".into(),
        Syntax::LongNumber { .. } => String::new(),
        Syntax::Expected { suggestion: Some(word), .. } => did_you_mean(&Some(word.clone()), ""),
        Syntax::Expected { construct: Construct::EndOfLine, found: FoundToken::Token(token), .. } => {
            match &**token {
                "," | "，" => "write `and` between two conditions".into(),
                "else" => "write the cases one below the other: `1 if n = 0`, `| 2 otherwise`".into(),
                _ => String::new(),
            }
        }
        Syntax::Expected { construct: Construct::Expression, found: FoundToken::Token(token), .. }
            if ["mod", "div", "divides"].contains(&&**token) =>
        {
            format!("{0} stands between two terms: `a {1} b`", code(token), token)
        }
        Syntax::Expected { construct: Construct::Expression, found: FoundToken::Token(token), .. }
            if token == "-" =>
        {
            "there are no negative numbers; write `0 - x`".into()
        }
        Syntax::Expected { construct: Construct::Language, .. } => {
            "write `title en \"…\"` or `title zh \"…\"`".into()
        }
        Syntax::Expected { construct: Construct::Text, .. } => "put the text between `\"` and `\"`".into(),
        Syntax::Expected { construct: Construct::Outcome, .. } => {
            "`P`: the player to move loses; `N`: the player to move wins; `D`: a draw".into()
        }
        Syntax::Unclosed { close, .. } | Syntax::Mismatched { close, .. } => {
            format!("write {}", code(close))
        }
        Syntax::Unopened { .. } => "delete it, or open the bracket before".into(),
        Syntax::TooDeep { .. } | Syntax::TooManyVariables { .. } => {
            "split it into smaller conditions or rules".into()
        }
        Syntax::UnknownItem { given, .. } if given == "for" => {
            "a claim says at its end which positions it is about: `P(n) iff n mod 6 = 1 where odd(n)`".into()
        }
        Syntax::UnknownItem { suggestion, .. } => did_you_mean(
            suggestion,
            "a line is a rule `(n) -> (n - 1)`, a claim `P(n) iff …`, or starts with a word such as `game`, `end` or `example`",
        ),
        Syntax::MissingArrow => "write `(n) -> (n - 1)`".into(),
        Syntax::MissingWhere { .. } => "write `(n) -> (n - k) where k >= 1`".into(),
        Syntax::MissingIff { .. } => "write `P(n) iff n mod 4 = 0`".into(),
        Syntax::MissingEquals { .. } => "write `value(n) = n`".into(),
        Syntax::EmptyTuple => "for a game without numbers, use one that is always 0".into(),
        Syntax::EmptySumPart => "leave it out: `(a) + (b)`".into(),
        Syntax::MissingGame => "start with a line such as `game nim`".into(),
        Syntax::MissingRules => "write at least one rule, such as `(n) -> (n - k) where k >= 1`".into(),
        Syntax::RulesAndCompound { name: "every of …" } => {
            "delete one of them; for the rules of this file, write `every component moves`".into()
        }
        Syntax::Duplicate { .. } | Syntax::RulesAndCompound { .. } | Syntax::TwoCompounds => {
            "delete one of them".into()
        }
        Syntax::LawAndCompound { .. } => {
            "write the law in the file of that game, or write the rules out".into()
        }
        Syntax::StateOutside => "put it below a line such as `automaton odd_ones(n) base 2`".into(),
        _ => String::new(),
    }
}

fn naming(problem: &Naming) -> String {
    match problem {
        Naming::DuplicateName { .. } | Naming::Shadowed { .. } => "choose another name".into(),
        Naming::RepeatedInHead { name } => {
            let other = code(&format!("{name} = {name}2"));
            format!(
                "a claim is about all positions: name each number differently, and put {other} on the right where it matters"
            )
        }
        Naming::RepeatedInStart { .. } => {
            "a start is read from any numbers: name each differently, or write `_`".into()
        }
        Naming::MixedScripts { .. } => "write it in letters of one script".into(),
        Naming::LooksLike { .. } => {
            "type it anew if they are meant to be the same, else choose another name".into()
        }
        Naming::UnknownName { suggestion, .. } => {
            did_you_mean(suggestion, "name it on the left, or write `exists k: …` if it is \"some number\"")
        }
        Naming::Undeclared { name, sort, suggestion } => did_you_mean(
            suggestion,
            &format!("declare it: {}", code(&format!("game …({})", sort.declaration(name)))),
        ),
        Naming::UnknownFunction { suggestion, .. } => {
            did_you_mean(suggestion, &format!("the functions are {}", FUNCTIONS.map(code).join(", ")))
        }
        Naming::UnknownPredicate { suggestion, .. } => {
            let predicates = PREDICATES.map(code).join(", ");
            did_you_mean(suggestion, &format!("the predicates are {predicates} and the automata of the file"))
        }
        Naming::UnknownWord { words, suggestion, .. } => {
            did_you_mean(suggestion, &format!("it is one of {}", all(words)))
        }
        Naming::UnknownBoard { suggestion, .. } => {
            did_you_mean(suggestion, &format!("the boards are {}", all(&Board::ALL.map(Board::name))))
        }
        Naming::UnknownGame { suggestion, known, .. } if known.is_empty() => did_you_mean(suggestion, ""),
        Naming::UnknownGame { suggestion, known, .. } => {
            did_you_mean(suggestion, &format!("the games are {}", all(known)))
        }
        Naming::UnknownParameter { suggestion, known, .. } if known.is_empty() => {
            did_you_mean(suggestion, "it has no parameters")
        }
        Naming::UnknownParameter { suggestion, known, .. } => {
            did_you_mean(suggestion, &format!("its parameters are {}", all(known)))
        }
        Naming::LetterAsName { .. } => "use another name".into(),
        Naming::UndeclaredLetter { letters, .. } => {
            let letters: Vec<String> = letters.iter().map(|letter| code(&letter.to_string())).collect();
            format!("the letters are {}", letters.join(", "))
        }
        Naming::UnknownState { suggestion, .. } => did_you_mean(suggestion, "add a line `state …: …` for it"),
    }
}

fn misuse(problem: &Misuse) -> String {
    match problem {
        Misuse::CallArity { name, given: 1, .. } if name == "gcd" => {
            "write its numbers one by one, `gcd(a, b, c)`: no `gcd` is taken over a row or a sum".into()
        }
        Misuse::CallArity { name, .. } if name == "digit" => {
            "write `digit(n, i)`, or `digit(n, i, b)` in base b".into()
        }
        Misuse::DigitBase { .. } => "write a base from 2; without one, `digit(n, i)` is decimal".into(),
        Misuse::NoArguments { name } => format!("write {}", code(&format!("{name}(n)"))),
        Misuse::NumberForFormula => "compare it with something: `n = 0`".into(),
        Misuse::ComparedFormulas => "write `iff` between two conditions that are to agree".into(),
        Misuse::SetAsNumber { name } => format!("write {}", code(&format!("k in {name}"))),
        Misuse::ChoiceAsNumber { name } => {
            format!("compare it with one of its words: {}", code(&format!("{name} = …")))
        }
        Misuse::NotACode { .. } => "declare the parameter as `code: octal` or `code: hexadecimal`".into(),
        Misuse::PlacesOutside { heaps: 3 } => "write `code[0]`, `code[1]`, `code[2]` or `code[3]`".into(),
        Misuse::PlacesOutside { .. } => {
            "write `code[0]`, `code[1]` or `code[2]`; a `hexadecimal` code has `code[3]` as well".into()
        }
        Misuse::AnyAsNumber { name } => format!("write {}", code(&format!("k <= {name}"))),
        Misuse::CodeAsNumber { name } => format!("write {}", code(&format!("k in {name}[1]"))),
        Misuse::GraphAsNumber { .. } => "a graph is for `native` moves".into(),
        Misuse::TextAsNumber { .. } => "a text is for `native` moves".into(),
        Misuse::RowOutside { .. } => "write `[.., x, ..] -> [.., next_free(x), ..]`".into(),
        Misuse::ValueOutside => "write what the number is, or what P and N depend on".into(),
        Misuse::LongLetter { .. } => "write single letters with commas between them: `letters A, B`".into(),
        Misuse::LettersOfTuple => "delete this line, or write the positions as rows, `[.., x, ..]`".into(),
        Misuse::UnorderedTuple => "delete this line, or write the positions as rows, `[.., x, ..]`".into(),
        Misuse::RulesAndNative => "delete one of them".into(),
        Misuse::NoNative { .. } => "write the moves as rules, `before -> after`".into(),
        Misuse::CodeDigit { .. } => {
            "an octal digit is 0 to 7: the sum of 1, 2 and 4 for leaving 0, 1 and 2 heaps".into()
        }
        Misuse::CodeSplit { .. } => {
            "write 0 or 4 before the point; a hexadecimal code may have 8 or C".into()
        }
        Misuse::EdgeEnds => "write edges as `0-1,1-2`, with commas between them".into(),
        Misuse::NotASet { .. } => {
            "write a set such as `{1, 3..5}` or `divisors(n)`, or a parameter declared `S: set`".into()
        }
        Misuse::ValueOfEntailing => "claim who wins: `P(n) iff …`".into(),
        Misuse::EntailingWith { .. } => {
            "replies are confined in games with rules of their own, in normal play, that end without a move".into()
        }
        Misuse::ValueOfBlocking => "claim who wins: `P(n) iff …`".into(),
        Misuse::BlockingWith { .. } => {
            "options are forbidden in games with rules of their own, in normal play, that end without a move".into()
        }
        Misuse::ValueOfEvery => "claim who wins: `P(n) iff …`; for the nim-values ask the game whose moves they are".into(),
        Misuse::ListAsNumber { name } => format!(
            "write {} for its i-th entry, or {}",
            code(&format!("{name}[i]")),
            code(&format!("length({name})"))
        ),
        Misuse::NotAList { .. } => "write a parameter declared `a: list`".into(),
        Misuse::ZerothEntry { name } => {
            format!("the first entry is {}, the last {}", code(&format!("{name}[1]")), code(&format!("{name}[length({name})]")))
        }
        Misuse::TupleAsNumber | Misuse::TupleLength { .. } => {
            "write `(x, y) in walls`, with a parameter declared `walls: pairs`, or `(x, y) in {(1, 2), (3, 3)}`".into()
        }
        Misuse::FunctionAsName { name } => {
            format!("write {}, or choose another name", code(&format!("{name}(…)")))
        }
        _ => String::new(),
    }
}

fn misplaced(problem: &Misplaced) -> String {
    match problem {
        Misplaced::PatternTerm => {
            "write a name and put the equation after `where`: `(n) -> … where n = 2*k`".into()
        }
        Misplaced::ClaimPlace => {
            "write a name and put the condition on the right: `P(a, b) iff a = 0 and …`".into()
        }
        Misplaced::DigitsWithin => "leave out `where`".into(),
        Misplaced::DigitPlace => "write `value(2*n + 1) = …`; the digit is below the base".into(),
        Misplaced::DigitsMissing { head } => format!("add a line {}", code(&format!("value{head} = …"))),
        Misplaced::DigitsTwice { .. } => "write one line for each digit".into(),
        Misplaced::ClaimRow => "write `P[x at i, ..] iff …`; `x` is an element and `i` its index from 1".into(),
        Misplaced::GapCount { .. } => {
            "the first `..` on the right stands for what the first on the left matches, and so on; \
             names say which is meant: `[a.., x, b..] -> [x, b..]`"
                .into()
        }
        Misplaced::ValueOfStarts => {
            "name all numbers of the position, and say which positions are meant after `where`".into()
        }
        Misplaced::NoGapName | Misplaced::GapAsNumber { .. } | Misplaced::EachOfGaps { .. } => {
            "`w..` on the left names a gap; on the right a term of w before `..` is left of each of its \
             numbers: `[.., x, w..] -> [.., y, min(w, y)..]`"
                .into()
        }
        Misplaced::GapInTuple => "write `[a, ..]` for a row of any length".into(),
        Misplaced::GapInStart | Misplaced::UselessStart { .. } => "write `start (n) = (n, n - 1)`".into(),
        Misplaced::OpenCondition { .. } => {
            "a condition on the position belongs after `where` of a rule, or into the claim".into()
        }
        Misplaced::VaryingCount { .. } | Misplaced::CountOutside => {
            "write `at most 2 j: …` or `count(j: …) <= k - 1` with a number or a parameter k".into()
        }
        Misplaced::FoldOutside { name } if matches!(&**name, "xor") => {
            "write `a xor b`; `xor(n)` stands in a claim about a whole sum, `P((n) + ..) iff …`".into()
        }
        Misplaced::FoldOutside { name } if matches!(&**name, "min" | "max") => {
            format!("write {}", code(&format!("{name}(a, b)")))
        }
        Misplaced::FoldOutside { .. } => {
            "refer to a whole sum, `P((n) + ..) iff …`, or to a row, `P[x at i, ..] iff …`".into()
        }
        Misplaced::ElementOutside { name } => {
            format!(
                "put the numbers together: {}, {}",
                code(&format!("xor({name})")),
                code(&format!("count({name} > 1)"))
            )
        }
        Misplaced::Irrational => {
            "write `floor(phi*j)` or `floor((1 + sqrt(5))/2*j)`; phi is the golden ratio, and phi*phi = phi + 1".into()
        }
        Misplaced::RationalFloor => "write `floor(phi*j)` or `floor((1 + sqrt(5))/2*j)`; a quotient rounded down is `a div b`".into(),
        Misplaced::VaryingFactor { .. } => "what varies is multiplied by the factor: `floor(sqrt(2)*j)`".into(),
        Misplaced::SubtractedRoot => "write `(p + sqrt(d))/q`, as in `floor((sqrt(13) - 1)/2*j)`".into(),
        Misplaced::EmptyPeriod => "write at least one value: `repeat [0]`".into(),
        Misplaced::PieceAfterOtherwise => "put it before".into(),
        Misplaced::BareTermInPieces => "write `if …`, or `otherwise` for the last piece".into(),
        _ => String::new(),
    }
}

fn definition(problem: &Definition) -> String {
    match problem {
        Definition::Base { .. } => {
            "write `base 2` up to `base 36`, `in zeckendorf`, `in quadratic 2` or `in recurrence 1 1 1`".into()
        }
        Definition::Quadratic { .. } => {
            "write `in quadratic 1`, which is `in zeckendorf`, up to `in quadratic 9`".into()
        }
        Definition::Recurrence { why, .. } => match why {
            NoRecurrence::Size => "write 2 to 4 coefficients from 0 to 35: `in recurrence 1 1 1`",
            NoRecurrence::Zero => "the first and the last coefficient cannot be 0",
            NoRecurrence::Order => {
                "the coefficients from any place on have to be less than all of them, compared from the left"
            }
            NoRecurrence::Negative => {
                "the second of two coefficients may be negative, as in `recurrence 4 -1`; the first is then at most 36, and at least 2 more than what is subtracted"
            }
            NoRecurrence::Pisot => {
                "only sums in the numeration of a Pisot number can be read: all other roots have to be less than 1 in modulus"
            }
        }
        .into(),
        Definition::DigitCount { .. } => "write one digit for each number, together: `01 -> a`".into(),
        Definition::NoStates { .. } => "add lines such as `state a: 0 -> a, 1 -> b` and `accept b`".into(),
        Definition::RepeatedBefore => "write `(a, b) -> (a, r) and (a, r + a)`".into(),
        Definition::ChosenInCondition { name } => {
            format!("put what {} satisfies before: {}", code(name), code(&format!("for some {name}: …")))
        }
        Definition::BeyondReach => {
            "use sums, comparisons, multiples by and remainders of fixed numbers, floors and automata".into()
        }
        Definition::UndecidableSets => "put a set such as `{q: q mod 6 != 0}` in place of one of them".into(),
        Definition::UnorderedRow { .. } => "write `where` to say which moves there are".into(),
        _ => String::new(),
    }
}

fn input(problem: &Input) -> String {
    match problem {
        Input::LargeSet { .. } | Input::LongList { .. } => String::new(),
        Input::Declaration | Input::BoundOfOther { .. } => {
            "write `m`, `m >= 1`, `1 <= m <= 20`, `S: set`, `walls: pairs`, `a: list` or `piece: king | queen`".into()
        }
        Input::MissingArgument { name, .. } => format!("add {}", code(&format!("{name} = …"))),
        Input::ArgumentSort { sort: Sort::Octal, .. } => "write `0.77` or `4.7`".into(),
        Input::ArgumentSort { sort: Sort::Hexadecimal, .. } => "write `0.77`, `4.7` or `0.F6`".into(),
        Input::ArgumentSort { sort: Sort::Graph, .. } => "write `0-1,1-2`".into(),
        Input::ArgumentSort { sort: Sort::Text, .. } => "write one word of at most 10000 bytes".into(),
        Input::ArgumentSort { sort: Sort::Tuples(2), .. } => "write `(1,2),(3,3)` or `{(1,2), (3,3)}`".into(),
        Input::ArgumentSort { sort: Sort::Tuples(_), .. } => {
            "write `(1,2,0),(3,3,1)` or `{(1,2,0), (3,3,1)}`".into()
        }
        Input::ArgumentSort { sort: Sort::List, .. } => "write `3,1,2` or `[3, 1, 2]`".into(),
        Input::ArgumentSort { sort: Sort::Set, .. } => "write `1,3,4` or `{1,3..5}`".into(),
        Input::EmptyPosition => {
            "write numbers: `3 4 5` are three components, `3,5` is one of two numbers".into()
        }
        Input::PositionCharacter { .. } | Input::EmptyPlace => {
            "join the numbers of a component by commas and separate components by blanks: `3,5 7,9`".into()
        }
        Input::EmptyRange => "write the smaller number first: `(0..20)`".into(),
        Input::ValueCount { .. } => {
            "the last number of a position changes first: (0,0), (0,1), …, (1,0), …".into()
        }
        _ => String::new(),
    }
}

fn doubt(problem: &Doubt) -> String {
    match problem {
        Doubt::UnusedParameter { .. } => "delete it, or use it in a rule or claim".into(),
        Doubt::UsedOnce { suggestion, .. } => did_you_mean(suggestion, ""),
        Doubt::DuplicateClaim => "delete it".into(),
    }
}
