//! The functions of a program that find winning moves, by the form of positions.

use super::types::Types;
use crate::layout::Layout;
use crate::tree::{Gives, Kind, Left, Program, left_of};
use crate::write::spread;

/// Text of the driver; a layout decides whether winning moves are wanted.
pub(super) fn text(types: Types, program: &Program, layout: Option<&Layout>) -> String {
    let listed = program.functions.iter().find(|function| function.gives == Gives::Moves);
    let left = listed.and_then(|function| left_of(&function.body));
    let mut text = String::new();
    if let (Kind::Sum(arity), true) = (program.kind, program.valued) {
        text += &total(arity);
    }
    if matches!(left, Some(Left::Several(_))) && program.repeats {
        text += KEY;
    }
    if listed.is_some() && layout.is_none_or(Layout::moves) {
        text += &match (program.kind, program.valued) {
            (Kind::Tuple(arity), _) => of_tuple(program, arity),
            (Kind::Row, _) => of_row(),
            (Kind::Sum(arity), true) => format!("{REPLACED}{}", by_values(arity)),
            (Kind::Sum(arity), false) => format!("{REPLACED}{}", of_sum(program, arity)),
        };
        if layout.is_none() {
            text += &first(types, program);
        }
    }
    text
}

const KEY: &str = "
// Text that is the same for positions that differ in the order of their components.
func key(parts []Component) string {
    sorted := make([]string, len(parts))
    for index, part := range parts {
        sorted[index] = fmt.Sprint(part)
    }
    sort.Strings(sorted)
    return fmt.Sprint(sorted)
}
";

const REPLACED: &str = "
// A list with some elements in place of one.
func replaced(list []Component, index int, parts []Component) []Component {
    after := append([]Component{}, list[:index]...)
    after = append(after, parts...)
    return append(after, list[index+1:]...)
}
";

const ALL: &str = "// Positions after winning moves, at most `most` of them.";

const ALL_BESIDE: &str =
    "// Positions after moves that win beside others with a nim-value, at most `most` of them.";

fn of_tuple(program: &Program, arity: usize) -> String {
    let names: Vec<&str> = program.numbers();
    let given: Vec<String> = names.iter().map(|name| format!("{name} Num")).collect();
    format!(
        "
{ALL}
func winning_moves({}, most int) (winning []Component) {{
    moves({}, func(after Component) bool {{
        if loses({}) {{
            winning = append(winning, after)
        }}
        return len(winning) >= most
    }})
    return winning
}}
",
        given.join(", "),
        names.join(", "),
        spread("after", arity),
    )
}

fn of_row() -> String {
    format!(
        "
{ALL}
func winning_moves(row []Num, most int) (winning [][]Num) {{
    moves(row, func(after []Num) bool {{
        if loses(after) {{
            winning = append(winning, after)
        }}
        return len(winning) >= most
    }})
    return winning
}}
"
    )
}

/// Sums of components with nim-values.
fn total(arity: usize) -> String {
    format!(
        "
// The nim-sum of the values.
func total_value(heaps []Component) (total Num) {{
    for _, heap := range heaps {{
        total ^= value({})
    }}
    return total
}}

// Returns true if the player to move loses.
func loses(heaps []Component) bool {{
    return total_value(heaps) == 0
}}
",
        spread("heap", arity),
    )
}

fn by_values(arity: usize) -> String {
    let heap = spread("heap", arity);
    format!(
        "
{ALL_BESIDE}
func winning_moves(heaps []Component, others Num, most int) (winning [][]Component) {{
    total := total_value(heaps) ^ others
    if total == 0 || most == 0 {{
        return nil
    }}
    for index, heap := range heaps {{
        wanted := total ^ value({heap})
        moves({heap}, func(parts []Component) bool {{
            if total_value(parts) == wanted {{
                winning = append(winning, replaced(heaps, index, parts))
            }}
            return len(winning) >= most
        }})
        if len(winning) >= most {{
            break
        }}
    }}
    return winning
}}
"
    )
}

fn of_sum(program: &Program, arity: usize) -> String {
    let heap = spread("heap", arity);
    let reach = i64::try_from(program.reach).unwrap_or(i64::MAX);
    format!(
        "
// Positions after winning moves in at most `left` of the heaps from `first` on, added to others.
func add_winning(winning [][]Component, heaps []Component, most int, first int, left int64) [][]Component {{
    for index := first; index < len(heaps) && len(winning) < most; index++ {{
        heap := heaps[index]
        moves({heap}, func(parts []Component) bool {{
            after := replaced(heaps, index, parts)
            if loses(after) {{
                winning = append(winning, after)
            }}
            if left > 1 {{
                winning = add_winning(winning, after, most, index+len(parts), left-1)
            }}
            return len(winning) >= most
        }})
    }}
    return winning
}}

{ALL}
func winning_moves(heaps []Component, most int) [][]Component {{
    return add_winning(nil, heaps, most, 0, {reach})
}}
"
    )
}

/// The first winning move.
fn first(types: Types, program: &Program) -> String {
    let (typed, given) = match program.kind {
        Kind::Tuple(_) => {
            let names = program.numbers();
            let typed: Vec<String> = names.iter().map(|name| format!("{name} Num")).collect();
            (typed.join(", "), names.join(", "))
        }
        Kind::Sum(_) => ("heaps []Component".into(), "heaps".into()),
        Kind::Row => ("row []Num".into(), "row".into()),
    };
    let of = types.left();
    let others = if program.valued { "0, " } else { "" };
    format!(
        "
// Position after a winning move, if there is one.
func winning_move({typed}) (after {of}, is_won bool) {{
    for _, after = range winning_moves({given}, {others}1) {{
        is_won = true
    }}
    return after, is_won
}}
"
    )
}
