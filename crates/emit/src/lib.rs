//! Claims as programs: who wins, and a winning move, in C++, Python, Rust, Java or Go.
//!
//! A program depends on nothing but the language's own library; the caller gives the comments at its top.
//!
//! ```text
//! rules ─► moves ─┐
//!                 ├─► a small program ─► C++, Python, Rust, Java, Go
//! claim ─► loses, wins, value ─┘
//! ```

#![forbid(unsafe_code)]

mod computed;
mod layout;
mod loops;
mod moves;
mod opened;
mod pattern;
mod problem;
mod read;
mod sparse;
mod subject;

pub use computed::computed;
pub use layout::{layout, layout_of_data};
pub use opened::opened;
pub use pattern::{guessed, moved};
pub use problem::Unwritten;
pub use program::format::{Flaw, Misformat};
pub use program::{Cost, Format, Kind, Language, Layout, Program};

use program::names::names;
use program::{Function, Given, Gives, Int, Stmt, all, name, number};
use question::Variant;
use read::{Reader, Written, compare, guarded, list};
use rules::{ClaimInstance, Content, Convention, Form, Outcome, Relation, Scope, Subject, Verdict};

type Result<T> = std::result::Result<T, Unwritten>;

/// A program in a language, with these comments at the top.
///
/// ```
/// use emit::{Language, program, text};
/// use question::{Query, Workbench};
/// let workbench = Workbench::new();
/// let variant = workbench.variant(&Query::read("bash m=3").unwrap(), None).unwrap();
/// let program = program(&variant, &[&variant.instance().claims()[0]])?;
/// let python = text(&program, Language::Python, &["A theorem.".into()])?;
/// assert!(python.contains("return n % 4 == 0"));
/// # Ok::<(), emit::Unwritten>(())
/// ```
pub fn text(program: &Program, language: Language, header: &[String]) -> Result<String> {
    written(&[program], language, header, None)
}

/// Says why a language has no program of this game in a layout.
pub fn fits(program: &Program, language: Language, layout: &Layout) -> Result<()> {
    layout::admits(layout, &[program])?;
    text(program, language, &[]).map(|_| ())
}

/// A whole program that reads positions and prints answers as a layout says, with these comments at the top. It is made of a
/// program for each game of the sum, whose functions are `loses`, or `value` of a component, and `moves` if the layout needs them.
///
/// ```
/// use emit::{Format, Language, functions, layout, submission};
/// use question::{Query, Workbench};
/// let workbench = Workbench::new();
/// let variant = workbench.variant(&Query::read("nim").unwrap(), None).unwrap();
/// let format = Format::read("T; n a1..an -> Yes/No").unwrap();
/// let layout = layout(&format, std::slice::from_ref(&variant)).unwrap();
/// let program = functions(&variant, &[&variant.instance().claims()[0]])?;
/// let python = submission(&[&program], Language::Python, &["A theorem.".into()], &layout)?;
/// assert!(python.contains("def main():"));
/// # Ok::<(), emit::Unwritten>(())
/// ```
pub fn submission(
    programs: &[&Program],
    language: Language,
    header: &[String],
    layout: &Layout,
) -> Result<String> {
    layout::admits(layout, programs)?;
    written(programs, language, header, Some(layout))
}

fn written(
    programs: &[&Program],
    language: Language,
    header: &[String],
    layout: Option<&Layout>,
) -> Result<String> {
    match language.unbounded() {
        true => Ok(language.text(programs, header, layout)),
        false if programs.iter().any(|program| program.outgrows) => Err(Unwritten::Outgrows),
        false => fitting(language.text(programs, header, layout)),
    }
}

/// Refuses a program with integers of 128 bits if one of its constants is larger than a machine word.
fn fitting(text: String) -> Result<String> {
    let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
    let long = |word: &&str| {
        let number = !word.is_empty() && word.bytes().all(|digit| digit.is_ascii_digit());
        number && word.parse::<i64>().is_err()
    };
    // A name may have as many digits; in C++ a large constant ends in letters.
    let words = code.flat_map(|line| line.split(|sign: char| !sign.is_ascii_alphanumeric() && sign != '_'));
    let large = words.map(|word| word.trim_end_matches('L')).find(long);
    match large {
        Some(number) => Err(Unwritten::Term(number.into())),
        None => Ok(text),
    }
}

/// The program of claims in the text of a game: one of lost positions, and perhaps one of won ones; or one of values.
pub fn program(variant: &Variant, claims: &[&ClaimInstance]) -> Result<Program> {
    with(variant, claims, true)
}

/// The same without moves: the rules do not matter, as long as the claims hold.
pub fn functions(variant: &Variant, claims: &[&ClaimInstance]) -> Result<Program> {
    with(variant, claims, false)
}

fn with(variant: &Variant, claims: &[&ClaimInstance], moves: bool) -> Result<Program> {
    let instance = variant.instance();
    let first = claims.first().ok_or(Unwritten::NoClaim)?;
    if instance.blocking().is_some() {
        return Err(Unwritten::Blocking);
    }
    if instance.entailing().is_some() {
        return Err(Unwritten::Entailing);
    }
    if claims.iter().any(|claim| claim.is_partial()) {
        return Err(Unwritten::Partial);
    }
    if moves && instance.native().is_some() {
        return Err(Unwritten::Native);
    }
    if instance.every() {
        return Err(Unwritten::Every);
    }
    let valued = first.outcome().is_none();
    let kind = match (&first.subject, instance.form()) {
        (_, Form::Edges) => return Err(Unwritten::Edges),
        (Subject::Row, _) => Kind::Row,
        (&Subject::Component(arity), _) if valued => Kind::Sum(arity),
        (&Subject::Component(arity), _) => Kind::Tuple(arity),
        (&Subject::Sum(arity), _) => Kind::Sum(arity),
    };
    // Without moves only sums of values need rules of moves in one component.
    let summed = moves || kind != Kind::Row && valued;
    if summed && instance.reach() > 1 && !matches!(first.subject, Subject::Sum(_)) {
        return Err(Unwritten::Splits);
    }
    let arity = match kind {
        Kind::Tuple(arity) | Kind::Sum(arity) => arity,
        Kind::Row => 0,
    };
    let coordinates = coordinates(variant, arity);
    let mut written = Written::default();
    let mut arrays = vec![];
    let mut claimed = vec![];
    for claim in claims {
        claimed.push(of_claim(claim, kind, instance, &coordinates, &mut written, &mut arrays)?);
    }
    // Values of components make a sum; values of whole sums and rows are what they are.
    let valued = valued && matches!(first.subject, Subject::Component(_));
    let repeats = moves && moves::may_repeat(instance)?;
    let moves = match moves {
        true => Some(moves::function(instance, kind, &coordinates, &mut written)?),
        false => None,
    };
    let Written { helpers, tables, lists, mut functions, outgrows } = written;
    functions.extend(claimed);
    if first.outcome().is_none() && !valued {
        functions.push(lost_by_value(kind));
    }
    functions.extend(moves);
    let (reach, unordered) = (instance.reach(), variant.ruleset().unordered);
    let (draws, convention) = (variant.may_draw(), instance.convention());
    let summable =
        convention == Convention::Normal && !instance.has_ends() && instance.stuck() == Verdict::Lost;
    Ok(Program {
        helpers,
        arrays,
        lists,
        tables,
        functions,
        kind,
        valued,
        reach,
        unordered,
        repeats,
        outgrows,
        draws,
        convention,
        summable,
        recursive: first.is_recursive(),
        computed: None,
    })
}

/// Names for the numbers of a component.
fn coordinates(variant: &Variant, arity: usize) -> Vec<String> {
    let mut wanted = variant.coordinates();
    if wanted.len() < arity {
        let letters = ["a", "b", "c", "d", "e", "f"];
        wanted = (0..arity)
            .map(|place| letters.get(place).map_or(format!("x{place}"), |&letter| letter.into()))
            .collect();
    }
    wanted.truncate(arity);
    names(&Scope { names: wanted }, &[])
}

fn given(kind: Kind, whole: bool, coordinates: &[String]) -> Vec<Given> {
    match kind {
        Kind::Row => vec![Given::Row("row".into())],
        Kind::Sum(_) if whole => vec![Given::List("heaps".into())],
        Kind::Tuple(_) | Kind::Sum(_) => coordinates.iter().cloned().map(Given::Number).collect(),
    }
}

fn of_claim(
    claim: &ClaimInstance,
    kind: Kind,
    instance: &rules::Instance,
    coordinates: &[String],
    written: &mut Written,
    arrays: &mut Vec<(String, Vec<dashu_int::IBig>)>,
) -> Result<Function> {
    let whole = !matches!(claim.subject, Subject::Component(_));
    let first = if claim.subject == Subject::Row { vec![] } else { coordinates.to_vec() };
    let scope = claim.scope();
    let names = names(scope, &first);
    let folds = if whole { kind } else { Kind::Tuple(0) };
    let automata = &instance.ruleset().automata;
    let mut reader = Reader { written, automata, names, scope, kind: folds };
    let given = given(kind, whole, coordinates);
    let (name, about, gives, body) = match claim.content() {
        Content::Outcome(outcome, formula) => {
            let condition = reader.formula(formula)?;
            let (name, about) = match outcome {
                Outcome::P => ("loses", "Returns true if the player to move loses."),
                Outcome::N => (
                    "wins",
                    "Returns true if the player to move wins; positions neither lost nor won are draws.",
                ),
                Outcome::D => return Err(Unwritten::NoClaim),
            };
            (name, about, Gives::Truth, vec![Stmt::Is(condition)])
        }
        Content::Value(pieces) => {
            if pieces.iter().any(|(term, condition)| branches(term, condition)) {
                return Err(Unwritten::Term("value(…), value(…)".into()));
            }
            let mut body = vec![];
            let mut sure = false;
            for (term, condition) in pieces {
                let (value, condition) = (reader.term(term)?, reader.formula(condition)?);
                let condition = all([condition].into_iter().chain(value.defined));
                sure = condition == program::Cond::Constant(true);
                body.extend(guarded(condition, vec![Stmt::Gives(value.int)]));
                if sure {
                    break;
                }
            }
            if !sure {
                body.push(Stmt::Fail("nothing is claimed of this position".into()));
            }
            ("value", "The nim-value.", Gives::Number, body)
        }
        Content::Periodic { start, period, saltus } => {
            let of = coordinates.first().ok_or(Unwritten::NoClaim)?;
            ("value", "The nim-value.", Gives::Number, periodic(of, [start, period], saltus, arrays))
        }
    };
    Ok(Function { name: name.into(), about: about.into(), given, gives, body })
}

/// Returns `true` if a piece of a value needs more than one value of a smaller position: then they become ever more.
fn branches(term: &rules::Term, condition: &rules::Formula) -> bool {
    let value = rules::Function::Value;
    let Some(call) = rules::cases::call_in_term(term, value) else {
        return rules::cases::calls_in(condition, value);
    };
    let call = rules::Term::Call(value, call.to_vec());
    let without = rules::cases::put_in_term(term, &call, &rules::Term::Number(0u8.into()));
    let inner = |call: &rules::Term| match call {
        rules::Term::Call(_, terms) => terms.iter().any(|term| rules::cases::calls_in_term(term, value)),
        _ => false,
    };
    inner(&call) || rules::cases::calls_in_term(&without, value) || rules::cases::calls_in(condition, value)
}

/// Statements for a value given by a list, then by another list repeated.
fn periodic(
    of: &str,
    lists: [&[dashu_int::UBig]; 2],
    saltus: &dashu_int::UBig,
    arrays: &mut Vec<(String, Vec<dashu_int::IBig>)>,
) -> Vec<Stmt> {
    let [start, period] =
        lists.map(|list| list.iter().cloned().map(dashu_int::IBig::from).collect::<Vec<_>>());
    let (before, length) = (start.len() as u64, period.len() as u64);
    let mut body = vec![];
    if before > 0 {
        let early = compare(Relation::Less, name(of), number(before));
        let item = Int::Item("START".into(), name(of).into());
        body.extend(guarded(early, vec![Stmt::Gives(item)]));
        arrays.push(("START".into(), start));
    }
    arrays.push(("PERIOD".into(), period));
    let index = program::minus(name(of), number(before));
    let place = Int::Rest(index.clone().into(), number(length).into(), true);
    let periods = Int::Quotient(index.into(), number(length).into(), true);
    let item = Int::Item("PERIOD".into(), place.into());
    let more = program::times(saltus.clone().into(), periods);
    let value = if saltus.is_zero() { item } else { program::plus(item, more) };
    body.push(Stmt::Gives(value));
    body
}

/// Function by which a whole position is lost if its value is 0.
fn lost_by_value(kind: Kind) -> Function {
    let value = Int::Call("value".into(), vec![name(list(kind))]);
    Function {
        name: "loses".into(),
        about: "Returns true if the player to move loses.".into(),
        given: given(kind, true, &[]),
        gives: Gives::Truth,
        body: vec![Stmt::Is(compare(Relation::Equal, value, number(0)))],
    }
}
