//! Misfits of parameters and positions.

use super::native;
use dashu_int::IBig;
use rules::speech::{both, list, short};
use rules::{Form, Misfit, Text, suggest};

/// A stable name for a misfit; the same as that of the language's diagnostic, if there is one.
pub(super) fn code(misfit: &Misfit) -> &'static str {
    match misfit {
        Misfit::UnknownParameter { .. } => "unknown-parameter",
        Misfit::Missing { .. } => "missing-parameter",
        Misfit::WrongKind { .. } => "argument-kind",
        Misfit::OutOfBounds { .. } => "argument-out-of-bounds",
        Misfit::NoReach => "no-reach",
        Misfit::NoBlocking => "no-blocking",
        Misfit::WrongForm { .. } => "arity-mismatch",
        Misfit::Lawless { .. } => "no-position",
        Misfit::Native(_) => "no-position",
        Misfit::Meaningless => "meaningless-position",
        Misfit::Stopped => "stopped",
    }
}

/// Message.
pub(super) fn message(game: &str, misfit: &Misfit) -> Text {
    let game = short(game);
    match misfit {
        Misfit::UnknownParameter { name, .. } => {
            let name = short(name);
            both(format!("`{game}` has no parameter `{name}`"), format!("`{game}` 没有参数 `{name}`"))
        }
        Misfit::Missing { name } => both(
            format!("the parameter `{name}` of `{game}` has no value"),
            format!("`{game}` 的参数 `{name}` 没有给出值"),
        ),
        Misfit::WrongKind { name } => both(
            format!("the parameter `{name}` of `{game}` cannot have such a value"),
            format!("`{game}` 的参数 `{name}` 不能取这样的值"),
        ),
        Misfit::OutOfBounds { name, least, most } => out_of_bounds(name, least.as_ref(), most.as_ref()),
        Misfit::NoBlocking => both(
            format!("with these parameters `{game}` forbids a number of options that is no natural"),
            format!("在这些参数下 `{game}` 的禁着数不是自然数"),
        ),
        Misfit::NoReach => both(
            format!("with these parameters `{game}` has no moves: up to 0 components at once"),
            format!("在这些参数下 `{game}` 中谁也不能走：一步至多动 0 个分量"),
        ),
        Misfit::WrongForm { form, given } => wrong_form(&game, *form, *given),
        Misfit::Lawless { .. } => {
            both(format!("this is no position of `{game}`"), format!("这不是 `{game}` 的局面"))
        }
        Misfit::Native(objection) => native::message(objection),
        Misfit::Meaningless => both(
            format!(
                "this short form stands for no position of `{game}`: a number in it would be negative or far too large"
            ),
            format!("这一简写在 `{game}` 中不代表任何局面：其中会出现负数或过大的数"),
        ),
        Misfit::Stopped => both(
            format!("the rules of `{game}` were not prepared to their end"),
            format!("`{game}` 的规则没有准备完"),
        ),
    }
}

fn out_of_bounds(name: &str, least: Option<&IBig>, most: Option<&IBig>) -> Text {
    let number = |bound: &IBig| short(&bound.to_string());
    match (least.map(number), most.map(number)) {
        (Some(least), Some(most)) => both(
            format!("`{name}` has to be from {least} to {most}"),
            format!("`{name}` 必须在 {least} 到 {most} 之间"),
        ),
        (Some(least), None) => {
            both(format!("`{name}` has to be at least {least}"), format!("`{name}` 至少为 {least}"))
        }
        (None, Some(most)) => {
            both(format!("`{name}` has to be at most {most}"), format!("`{name}` 至多为 {most}"))
        }
        (None, None) => {
            both(format!("the bounds of `{name}` have no meaning"), format!("`{name}` 的界限没有意义"))
        }
    }
}

/// Message for a component of another form than the game's.
pub(super) fn wrong_form(game: &str, form: Form, given: usize) -> Text {
    let numbers = |count: usize| if count == 1 { "1 number".into() } else { format!("{count} numbers") };
    match form {
        Form::Tuple(arity) => both(
            format!(
                "a component of `{game}` has {}, and this one has {}",
                numbers(arity),
                if given == 0 { "none".into() } else { given.to_string() }
            ),
            format!("`{game}` 的一个分量有 {arity} 个数，而这里有 {given} 个"),
        ),
        Form::Row | Form::Edges => {
            both(format!("this is no row of `{game}`"), format!("这不是 `{game}` 的行"))
        }
    }
}

/// Remedy.
pub(super) fn help(game: &str, misfit: &Misfit) -> Option<Text> {
    Some(match misfit {
        Misfit::UnknownParameter { known, .. } if known.is_empty() => {
            both("it has no parameters", "它没有参数")
        }
        Misfit::UnknownParameter { name, known } => match suggest(name, known.iter().map(String::as_str)) {
            Some(near) => both(format!("did you mean `{near}`?"), format!("你是指 `{near}` 吗？")),
            None => {
                let known: Vec<String> = known.iter().map(|name| format!("`{name}`")).collect();
                both(
                    format!("its parameters are {}", list(&known, ", ", " and ")),
                    format!("它的参数有 {}", list(&known, "、", "、")),
                )
            }
        },
        Misfit::Missing { name } => both(
            format!("write it after the game: `{game} {name}=…`"),
            format!("请写在游戏之后：`{game} {name}=…`"),
        ),
        Misfit::WrongKind { .. } => both(
            format!("`bouton show {game}` tells what its parameters may be"),
            format!("`bouton show {game}` 说明其参数可取的值"),
        ),
        Misfit::NoBlocking => {
            both("choose parameters with which it is at least 0", "请选择使它至少为 0 的参数")
        }
        Misfit::NoReach => both("allow a move in at least 1 component", "请至少允许动 1 个分量"),
        Misfit::WrongForm { form, .. } => form_help(game, *form),
        Misfit::Lawless { law } => both(
            format!("in each position: `{}`", law.trim_start_matches("position").trim()),
            format!("每个局面须满足：`{}`", law.trim_start_matches("position").trim()),
        ),
        Misfit::OutOfBounds { .. } | Misfit::Native(_) | Misfit::Meaningless | Misfit::Stopped => {
            return None;
        }
    })
}

/// Spelling of components of this form.
pub(super) fn form_help(game: &str, form: Form) -> Text {
    let example = example(form);
    match form {
        Form::Edges => both(
            format!("write a graph by its edges: `{game} {example}`"),
            format!("用边表示图：`{game} {example}`"),
        ),
        Form::Tuple(1) => both(
            format!("separate components by blanks: `{game} {example}`"),
            format!("分量之间用空格隔开：`{game} {example}`"),
        ),
        _ => both(
            format!("join the numbers of a component by commas: `{game} {example}`"),
            format!("同一分量的数用逗号连接：`{game} {example}`"),
        ),
    }
}

/// An example of a position, by the form of a component.
pub(super) fn example(form: Form) -> String {
    const SMALL: [&str; 8] = ["3", "5", "7", "4", "8", "6", "2", "9"];
    match form {
        Form::Tuple(1) => "3 4 5".into(),
        Form::Tuple(arity) => {
            SMALL.get(..arity).map_or_else(|| format!("3,5,… ({arity})"), |few| few.join(","))
        }
        Form::Row => "1,3,6".into(),
        Form::Edges => "0-1,1-2".into(),
    }
}
