//! The function of a program that finds a winning move, by the form of positions.

use crate::program::{Given, Kind, Program};

const ABOUT: &str = "    \"\"\"What a winning move leaves; None if there is none.\"\"\"";

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
    let names = coordinates(program);
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

/// Driver for sums of components with nim-values.
fn by_values(arity: usize) -> String {
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
    \"\"\"Whether the player to move loses.\"\"\"
    return total_value(heaps) == 0


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
    \"\"\"What a winning move in at most `left` of the heaps from `first` on leaves; None if there is none.\"\"\"
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

/// The names of a component's numbers.
fn coordinates(program: &Program) -> String {
    let moves = program.functions.iter().find(|function| function.name == "moves");
    let given = moves.map(|moves| moves.given.as_slice()).unwrap_or_default();
    let name = |given: &Given| match given {
        Given::Number(name) | Given::List(name) | Given::Row(name) => name.clone(),
    };
    given.iter().map(name).collect::<Vec<_>>().join(", ")
}
