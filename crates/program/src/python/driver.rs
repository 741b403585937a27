//! The functions of a program that find a winning move, or all of them, by the form of positions.

use crate::layout::Layout;
use crate::tree::{Kind, Program};

const ABOUT: &str = "    \"\"\"Position after a winning move, or None.\"\"\"";

const ALL: &str = "    \"\"\"Positions after all winning moves.\"\"\"";

const ALL_BESIDE: &str = "    \"\"\"Positions after all moves that win beside others with a nim-value.\"\"\"";

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
    let names = program.numbers().join(", ");
    let after = if arity == 1 { "after" } else { "*after" };
    format!(
        "\n\ndef winning_moves({names}):\n{ALL}\n    for after in moves({names}):\n        if loses({after}):\n            yield after"
    )
}

fn all_of_row() -> String {
    format!(
        "\n\ndef winning_moves(row):\n{ALL}\n    for after in moves(row):\n        if loses(after):\n            yield after"
    )
}

fn all_by_values(arity: usize) -> String {
    let star = if arity == 1 { "" } else { "*" };
    format!(
        "

def winning_moves(heaps, others=0):
{ALL_BESIDE}
    total = total_value(heaps) ^ others
    if total == 0:
        return
    for index, heap in enumerate(heaps):
        wanted = total ^ value({star}heap)
        for parts in moves({star}heap):
            if total_value(parts) == wanted:
                yield heaps[:index] + parts + heaps[index + 1:]"
    )
}

fn all_of_sum(program: &Program, arity: usize) -> String {
    let star = if arity == 1 { "" } else { "*" };
    let reach = program.reach;
    format!(
        "

def winning_moves(heaps, first=0, left={reach}):
    \"\"\"Positions after winning moves in at most `left` of the heaps from `first` on.\"\"\"
    for index in range(first, len(heaps)):
        for parts in moves({star}heaps[index]):
            after = heaps[:index] + parts + heaps[index + 1:]
            if loses(after):
                yield after
            if left > 1:
                yield from winning_moves(after, index + len(parts), left - 1)"
    )
}

fn of_tuple(program: &Program, arity: usize) -> String {
    let names = program.numbers().join(", ");
    let after = if arity == 1 { "after" } else { "*after" };
    format!(
        "\n\ndef winning_move({names}):\n{ABOUT}\n    for after in moves({names}):\n        if loses({after}):\n            return after\n    return None"
    )
}

fn of_row() -> String {
    format!(
        "\n\ndef winning_move(row):\n{ABOUT}\n    row = list(row)\n    for after in moves(row):\n        if loses(after):\n            return after\n    return None"
    )
}

/// Sums of components with nim-values.
fn total(arity: usize) -> String {
    let star = if arity == 1 { "" } else { "*" };
    format!(
        "

def total_value(heaps):
    \"\"\"The nim-sum of the values.\"\"\"
    total = 0
    for heap in heaps:
        total ^= value({star}heap)
    return total


def loses(heaps):
    \"\"\"Returns true if the player to move loses.\"\"\"
    return total_value(heaps) == 0"
    )
}

/// A winning move in such a sum.
fn by_values(arity: usize) -> String {
    let star = if arity == 1 { "" } else { "*" };
    format!(
        "


def winning_move(heaps):
{ABOUT}
    heaps = list(heaps)
    total = total_value(heaps)
    if total == 0:
        return None
    for index, heap in enumerate(heaps):
        wanted = total ^ value({star}heap)
        for parts in moves({star}heap):
            if total_value(parts) == wanted:
                return heaps[:index] + parts + heaps[index + 1:]
    return None"
    )
}

fn of_sum(arity: usize) -> String {
    let star = if arity == 1 { "" } else { "*" };
    format!(
        "

def winning_move(heaps):
{ABOUT}
    heaps = list(heaps)
    for index, heap in enumerate(heaps):
        for parts in moves({star}heap):
            after = heaps[:index] + parts + heaps[index + 1:]
            if loses(after):
                return after
    return None"
    )
}

/// Driver for moves in several components at once.
fn of_several(program: &Program, arity: usize) -> String {
    let star = if arity == 1 { "" } else { "*" };
    let reach = program.reach;
    format!(
        "

def winning_move(heaps, first=0, left={reach}):
    \"\"\"Position after a winning move in at most `left` of the heaps from `first` on, or None.\"\"\"
    heaps = list(heaps)
    for index in range(first, len(heaps)):
        for parts in moves({star}heaps[index]):
            after = heaps[:index] + parts + heaps[index + 1:]
            if loses(after):
                return after
            if left > 1:
                after = winning_move(after, index + len(parts), left - 1)
                if after is not None:
                    return after
    return None"
    )
}
