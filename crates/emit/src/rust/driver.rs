//! The function of a program that finds a winning move, by the form of positions.

use crate::program::{Given, Kind, Program};
use crate::write::spread;

const ABOUT: &str = "/// What a winning move leaves; nothing if there is none.";

/// Text of the driver.
pub(super) fn text(program: &Program) -> String {
    match (program.kind, program.valued) {
        (Kind::Tuple(arity), _) => of_tuple(program, arity),
        (Kind::Row, _) => of_row(),
        (Kind::Sum(arity), true) => by_values(arity),
        (Kind::Sum(arity), false) if program.reach <= 1 => of_sum(arity),
        (Kind::Sum(arity), false) => of_several(program, arity),
    }
}

fn of_tuple(program: &Program, arity: usize) -> String {
    let names: Vec<&str> = numbers(program);
    let given: Vec<String> = names.iter().map(|name| format!("{name}: Num")).collect();
    format!(
        "
{ABOUT}
pub fn winning_move({}) -> Option<Component> {{
    let mut winning = None;
    moves({}, &mut |after| {{
        if loses({}) {{
            winning = Some(after);
        }}
        winning.is_some()
    }});
    winning
}}",
        given.join(", "),
        names.join(", "),
        spread("after", arity)
    )
}

fn of_row() -> String {
    format!(
        "
{ABOUT}
pub fn winning_move(row: &[Num]) -> Option<Vec<Num>> {{
    let mut winning = None;
    moves(row, &mut |after| {{
        if loses(&after) {{
            winning = Some(after);
        }}
        winning.is_some()
    }});
    winning
}}"
    )
}

/// Driver for sums of components with nim-values.
fn by_values(arity: usize) -> String {
    let heap = spread("heap", arity);
    format!(
        "
/// The nim-sum of the values.
pub fn total_value(heaps: &[Component]) -> Num {{
    heaps.iter().fold(0, |total, &heap| total ^ value({heap}))
}}

/// Returns `true` if the player to move loses.
pub fn loses(heaps: &[Component]) -> bool {{
    total_value(heaps) == 0
}}

{ABOUT}
pub fn winning_move(heaps: &[Component]) -> Option<Vec<Component>> {{
    let total = total_value(heaps);
    let mut winning = None;
    if total == 0 {{
        return None;
    }}
    for (index, &heap) in heaps.iter().enumerate() {{
        let wanted = total ^ value({heap});
        moves({heap}, &mut |parts| {{
            if total_value(&parts) == wanted {{
                winning = Some([&heaps[..index], &parts[..], &heaps[index + 1..]].concat());
            }}
            winning.is_some()
        }});
        if winning.is_some() {{
            break;
        }}
    }}
    winning
}}"
    )
}

fn of_sum(arity: usize) -> String {
    let heap = spread("heap", arity);
    format!(
        "
{ABOUT}
pub fn winning_move(heaps: &[Component]) -> Option<Vec<Component>> {{
    let mut winning = None;
    for (index, &heap) in heaps.iter().enumerate() {{
        moves({heap}, &mut |parts| {{
            let after = [&heaps[..index], &parts[..], &heaps[index + 1..]].concat();
            if loses(&after) {{
                winning = Some(after);
            }}
            winning.is_some()
        }});
        if winning.is_some() {{
            break;
        }}
    }}
    winning
}}"
    )
}

/// Driver for moves in several components at once.
fn of_several(program: &Program, arity: usize) -> String {
    let heap = spread("heap", arity);
    let reach = program.reach;
    format!(
        "
{ABOUT}
pub fn winning_move(heaps: &[Component]) -> Option<Vec<Component>> {{
    winning_move_from(heaps, 0, {reach})
}}

/// A winning move in at most `left` of the heaps from `first` on.
fn winning_move_from(heaps: &[Component], first: usize, left: u64) -> Option<Vec<Component>> {{
    let mut winning = None;
    for (index, &heap) in heaps.iter().enumerate().skip(first) {{
        moves({heap}, &mut |parts| {{
            let after = [&heaps[..index], &parts[..], &heaps[index + 1..]].concat();
            if loses(&after) {{
                winning = Some(after);
            }} else if left > 1 {{
                winning = winning_move_from(&after, index + parts.len(), left - 1);
            }}
            winning.is_some()
        }});
        if winning.is_some() {{
            break;
        }}
    }}
    winning
}}"
    )
}

/// The names of a component's numbers.
fn numbers(program: &Program) -> Vec<&str> {
    let moves = program.functions.iter().find(|function| function.name == "moves");
    let given = moves.map(|moves| moves.given.as_slice()).unwrap_or_default();
    given
        .iter()
        .map(|given| match given {
            Given::Number(name) | Given::List(name) | Given::Row(name) => name.as_str(),
        })
        .collect()
}
