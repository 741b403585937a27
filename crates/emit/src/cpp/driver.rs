//! The function of a program that finds a winning move, by the form of positions.

use crate::program::{Given, Kind, Program};
use crate::write::spread;

const ABOUT: &str = "// What a winning move leaves; nothing if there is none.";

/// Text of the driver.
pub(super) fn text(program: &Program) -> String {
    match (program.kind, program.valued) {
        (Kind::Tuple(arity), _) => of_tuple(program, arity),
        (Kind::Row, _) => of_row(),
        (Kind::Sum(arity), true) => by_values(arity),
        (Kind::Sum(arity), false) => of_sum(program, arity),
    }
}

fn of_tuple(program: &Program, arity: usize) -> String {
    let names: Vec<&str> = numbers(program);
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

/// Driver for sums of components with nim-values.
fn by_values(arity: usize) -> String {
    let heap = spread("heap", arity);
    format!(
        "
// The nim-sum of the values.
Num total_value(const std::vector<Component>& heaps) {{
    Num total = 0;
    for (const Component& heap : heaps) total ^= value({heap});
    return total;
}}

// Whether the player to move loses.
bool loses(const std::vector<Component>& heaps) {{
    return total_value(heaps) == 0;
}}

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
            "\n// It is made in at most `left` of the heaps from `first` on.",
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
