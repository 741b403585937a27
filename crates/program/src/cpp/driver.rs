//! The functions of a program that find a winning move, or all of them, by the form of positions.

use crate::layout::Layout;
use crate::tree::{Kind, Program};
use crate::write::spread;

const ABOUT: &str = "// Position after a winning move, if there is one.";

const ALL: &str = "// Positions after winning moves, at most `most` of them.";

const ALL_BESIDE: &str =
    "// Positions after moves that win beside others with a nim-value, at most `most` of them.";

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
        (Kind::Sum(arity), false, None) => of_sum(program, arity),
    }
}

fn all_of_tuple(program: &Program, arity: usize) -> String {
    let names: Vec<&str> = program.numbers();
    let given: Vec<String> = names.iter().map(|name| format!("Num {name}")).collect();
    format!(
        "
{ALL}
std::vector<Component> winning_moves({}, std::size_t most) {{
    std::vector<Component> winning;
    moves({}, [&](const Component& after) {{
        if (loses({})) winning.push_back(after);
        return winning.size() >= most;
    }});
    return winning;
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
std::vector<std::vector<Num>> winning_moves(const std::vector<Num>& row, std::size_t most) {{
    std::vector<std::vector<Num>> winning;
    moves(row, [&](const std::vector<Num>& after) {{
        if (loses(after)) winning.push_back(after);
        return winning.size() >= most;
    }});
    return winning;
}}"
    )
}

/// Position after a move in the component at `index`.
const AFTER: &str = "std::vector<Component> after(heaps.begin(), heaps.begin() + std::ptrdiff_t(index));
            after.insert(after.end(), parts.begin(), parts.end());
            after.insert(after.end(), heaps.begin() + std::ptrdiff_t(index) + 1, heaps.end());";

fn all_by_values(arity: usize) -> String {
    let heap = spread("heap", arity);
    format!(
        "
{ALL_BESIDE}
std::vector<std::vector<Component>> winning_moves(const std::vector<Component>& heaps, Num others, std::size_t most) {{
    std::vector<std::vector<Component>> winning;
    const Num total = total_value(heaps) ^ others;
    if (total == 0) return winning;
    for (std::size_t index = 0; index < heaps.size() && winning.size() < most; index++) {{
        const Component heap = heaps[index];
        const Num wanted = total ^ value({heap});
        moves({heap}, [&](const std::vector<Component>& parts) {{
            if (total_value(parts) != wanted) return false;
            {AFTER}
            winning.push_back(after);
            return winning.size() >= most;
        }});
    }}
    return winning;
}}"
    )
}

fn all_of_sum(program: &Program, arity: usize) -> String {
    let heap = spread("heap", arity);
    let reach = program.reach;
    format!(
        "
// Adds the positions after winning moves in at most `left` of the heaps from `first` on.
void add_winning(std::vector<std::vector<Component>>& winning, const std::vector<Component>& heaps, std::size_t most,
                 std::size_t first, unsigned long long left) {{
    for (std::size_t index = first; index < heaps.size() && winning.size() < most; index++) {{
        const Component heap = heaps[index];
        moves({heap}, [&](const std::vector<Component>& parts) {{
            {AFTER}
            if (loses(after)) winning.push_back(after);
            if (left > 1) add_winning(winning, after, most, index + parts.size(), left - 1);
            return winning.size() >= most;
        }});
    }}
}}

{ALL}
std::vector<std::vector<Component>> winning_moves(const std::vector<Component>& heaps, std::size_t most) {{
    std::vector<std::vector<Component>> winning;
    add_winning(winning, heaps, most, 0, {reach}ULL);
    return winning;
}}"
    )
}

fn of_tuple(program: &Program, arity: usize) -> String {
    let names: Vec<&str> = program.numbers();
    let given: Vec<String> = names.iter().map(|name| format!("Num {name}")).collect();
    format!(
        "
{ABOUT}
std::optional<Component> winning_move({}) {{
    std::optional<Component> winning;
    moves({}, [&](const Component& after) {{
        if (loses({})) winning = after;
        return winning.has_value();
    }});
    return winning;
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
std::optional<std::vector<Num>> winning_move(const std::vector<Num>& row) {{
    std::optional<std::vector<Num>> winning;
    moves(row, [&](const std::vector<Num>& after) {{
        if (loses(after)) winning = after;
        return winning.has_value();
    }});
    return winning;
}}"
    )
}

/// Sums of components with nim-values.
fn total(arity: usize) -> String {
    let heap = spread("heap", arity);
    format!(
        "
// The nim-sum of the values.
Num total_value(const std::vector<Component>& heaps) {{
    Num total = 0;
    for (const Component& heap : heaps) total ^= value({heap});
    return total;
}}

// Returns true if the player to move loses.
bool loses(const std::vector<Component>& heaps) {{
    return total_value(heaps) == 0;
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
std::optional<std::vector<Component>> winning_move(const std::vector<Component>& heaps) {{
    std::optional<std::vector<Component>> winning;
    const Num total = total_value(heaps);
    if (total == 0) return winning;
    for (std::size_t index = 0; index < heaps.size() && !winning; index++) {{
        const Component heap = heaps[index];
        const Num wanted = total ^ value({heap});
        moves({heap}, [&](const std::vector<Component>& parts) {{
            if (total_value(parts) == wanted) {{
                winning = std::vector<Component>(heaps.begin(), heaps.begin() + std::ptrdiff_t(index));
                winning->insert(winning->end(), parts.begin(), parts.end());
                winning->insert(winning->end(), heaps.begin() + std::ptrdiff_t(index) + 1, heaps.end());
            }}
            return winning.has_value();
        }});
    }}
    return winning;
}}"
    )
}

fn of_sum(program: &Program, arity: usize) -> String {
    let heap = spread("heap", arity);
    let reach = program.reach;
    let (more, given, again) = match reach {
        0 | 1 => ("", String::new(), ""),
        reach => (
            "\n// The move changes at most `left` of the heaps from `first` on.",
            format!(
                ",\n                                                   std::size_t first = 0, unsigned long long left = {reach}ULL"
            ),
            "\n            if (!winning && left > 1) winning = winning_move(after, index + parts.size(), left - 1);",
        ),
    };
    let first = if reach > 1 { "first" } else { "0" };
    format!(
        "
{ABOUT}{more}
std::optional<std::vector<Component>> winning_move(const std::vector<Component>& heaps{given}) {{
    std::optional<std::vector<Component>> winning;
    for (std::size_t index = {first}; index < heaps.size() && !winning; index++) {{
        const Component heap = heaps[index];
        moves({heap}, [&](const std::vector<Component>& parts) {{
            std::vector<Component> after(heaps.begin(), heaps.begin() + std::ptrdiff_t(index));
            after.insert(after.end(), parts.begin(), parts.end());
            after.insert(after.end(), heaps.begin() + std::ptrdiff_t(index) + 1, heaps.end());
            if (loses(after)) winning = after;{again}
            return winning.has_value();
        }});
    }}
    return winning;
}}"
    )
}
