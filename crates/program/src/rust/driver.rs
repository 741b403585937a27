//! The functions of a program that find a winning move, or all of them, by the form of positions.

use crate::layout::Layout;
use crate::tree::{Kind, Program};
use crate::write::spread;

const ABOUT: &str = "/// Position after a winning move, if there is one.";

const ALL: &str = "/// Positions after winning moves, at most `most` of them.";

const ALL_BESIDE: &str =
    "/// Positions after moves that win beside others with a nim-value, at most `most` of them.";

/// Text of the driver; a layout decides whether all winning moves are wanted, or none.
pub(super) fn text(program: &Program, layout: Option<&Layout>) -> String {
    let moves = layout.map(Layout::moves);
    match (program.kind, program.valued, moves) {
        (Kind::Sum(arity), true, None) => total(arity) + &by_values(arity),
        (Kind::Sum(arity), true, Some(true)) => total(arity) + &all_by_values(arity),
        (Kind::Sum(arity), true, Some(false)) => total(arity),
        (_, _, Some(false)) => String::new(),
        (Kind::Tuple(arity), _, Some(true)) => all_of_tuple(program, arity),
        (Kind::Row, _, Some(true)) => all_of_row(),
        (Kind::Sum(arity), false, Some(true)) => all_of_sum(program, arity),
        (Kind::Tuple(arity), _, None) => of_tuple(program, arity),
        (Kind::Row, _, None) => of_row(),
        (Kind::Sum(arity), false, None) if program.reach <= 1 => of_sum(arity),
        (Kind::Sum(arity), false, None) => of_several(program, arity),
    }
}

fn all_of_tuple(program: &Program, arity: usize) -> String {
    let names: Vec<&str> = program.numbers();
    let given: Vec<String> = names.iter().map(|name| format!("{name}: Num")).collect();
    format!(
        "
{ALL}
pub fn winning_moves({}, most: usize) -> Vec<Component> {{
    let mut winning = vec![];
    moves({}, &mut |after| {{
        if loses({}) {{
            winning.push(after);
        }}
        winning.len() >= most
    }});
    winning
}}",
        given.join(", "),
        names.join(", "),
        spread("after", arity)
    )
}

fn all_of_row() -> String {
    format!(
        "
{ALL}
pub fn winning_moves(row: &[Num], most: usize) -> Vec<Vec<Num>> {{
    let mut winning = vec![];
    moves(row, &mut |after| {{
        if loses(&after) {{
            winning.push(after);
        }}
        winning.len() >= most
    }});
    winning
}}"
    )
}

fn all_by_values(arity: usize) -> String {
    let heap = spread("heap", arity);
    format!(
        "
{ALL_BESIDE}
pub fn winning_moves(heaps: &[Component], others: Num, most: usize) -> Vec<Vec<Component>> {{
    let total = total_value(heaps) ^ others;
    let mut winning = vec![];
    for (index, &heap) in heaps.iter().enumerate().take_while(|_| total != 0 && most > 0) {{
        let wanted = total ^ value({heap});
        moves({heap}, &mut |parts| {{
            if total_value(&parts) == wanted {{
                winning.push([&heaps[..index], &parts[..], &heaps[index + 1..]].concat());
            }}
            winning.len() >= most
        }});
        if winning.len() >= most {{
            break;
        }}
    }}
    winning
}}"
    )
}

fn all_of_sum(program: &Program, arity: usize) -> String {
    let heap = spread("heap", arity);
    let reach = program.reach;
    format!(
        "
{ALL}
pub fn winning_moves(heaps: &[Component], most: usize) -> Vec<Vec<Component>> {{
    let mut winning = vec![];
    add_winning(&mut winning, heaps, most, (0, {reach}));
    winning
}}

/// Adds the positions after winning moves in at most `left` of the heaps from `first` on.
fn add_winning(winning: &mut Vec<Vec<Component>>, heaps: &[Component], most: usize, (first, left): (usize, u64)) {{
    for (index, &heap) in heaps.iter().enumerate().skip(first) {{
        if winning.len() >= most {{
            break;
        }}
        moves({heap}, &mut |parts| {{
            let after = [&heaps[..index], &parts[..], &heaps[index + 1..]].concat();
            if loses(&after) {{
                winning.push(after.clone());
            }}
            if left > 1 {{
                add_winning(winning, &after, most, (index + parts.len(), left - 1));
            }}
            winning.len() >= most
        }});
    }}
}}"
    )
}

fn of_tuple(program: &Program, arity: usize) -> String {
    let names: Vec<&str> = program.numbers();
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

/// Sums of components with nim-values.
fn total(arity: usize) -> String {
    let heap = spread("heap", arity);
    format!(
        "
/// The nim-sum of the values.
pub fn total_value(heaps: &[Component]) -> Num {{
    heaps.iter().fold(0, |total, &heap| total ^ value({heap}))
}}

/// Returns true if the player to move loses.
pub fn loses(heaps: &[Component]) -> bool {{
    total_value(heaps) == 0
}}
"
    )
}

/// A winning move in such a sum.
fn by_values(arity: usize) -> String {
    let heap = spread("heap", arity);
    format!(
        "
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
