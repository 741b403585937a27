//! The functions of a program that find winning moves, by the form of positions.

use super::types::Types;
use crate::layout::Layout;
use crate::tree::{Gives, Kind, Left, Program, left_of};
use crate::write::spread;

/// Text of the driver; a layout decides whether winning moves are wanted.
pub(super) fn text(types: Types, program: &Program, layout: Option<&Layout>) -> String {
    let has_moves = program.functions.iter().any(|function| function.gives == Gives::Moves);
    let moves = has_moves && layout.is_none_or(Layout::moves);
    let mut text = String::new();
    if let (Kind::Sum(arity), true) = (program.kind, program.valued) {
        text += &total(types, arity);
    }
    if has_moves {
        text += &parts(types, program);
    }
    if moves {
        text += &match (program.kind, program.valued) {
            (Kind::Tuple(arity), _) => of_tuple(types, program, arity),
            (Kind::Row, _) => of_row(),
            (Kind::Sum(arity), true) => replaced(types) + &by_values(types, arity),
            (Kind::Sum(arity), false) => replaced(types) + &of_sum(types, program, arity),
        };
    }
    if moves && layout.is_none() {
        text += &first(types, program);
    }
    format!("\n{}", text.trim_start())
}

/// Functions that put positions together, as far as they are called.
fn parts(types: Types, program: &Program) -> String {
    let body = || program.functions.iter().find(|function| function.gives == Gives::Moves);
    let left = body().and_then(|function| left_of(&function.body));
    let several = matches!(left, Some(Left::Several(_)));
    let (heaps, component) = match left {
        Some(Left::Row(_)) => ("long[]", "long"),
        _ => (types.heaps(), types.component()),
    };
    let mut text = String::new();
    if matches!(left, Some(Left::Row(_))) || several {
        text += &format!(
            "

// A list with copies of one more element at its end.
static {heaps} with({heaps} list, long copies, {component} element) {{
    int length = list.length;
    {heaps} longer = java.util.Arrays.copyOf(list, toIntExact(length + copies));
    java.util.Arrays.fill(longer, length, longer.length, element);
    return longer;
}}"
        );
    }
    if matches!(left, Some(Left::Row(_))) {
        text += "

// A list, and the elements of a row from one place to before another.
static long[] joined(long[] list, long[] row, long from, long to) {
    int length = list.length, more = toIntExact(to - from);
    long[] longer = java.util.Arrays.copyOf(list, length + more);
    System.arraycopy(row, (int) from, longer, length, more);
    return longer;
}";
    }
    if several && program.repeats {
        let sort = match types.arity {
            1 => "java.util.Arrays.sort(sorted);",
            _ => "java.util.Arrays.sort(sorted, java.util.Arrays::compare);",
        };
        text += &format!(
            "

// Text that is the same for positions that differ in the order of their components.
static String key({heaps} parts) {{
    {heaps} sorted = parts.clone();
    {sort}
    return java.util.Arrays.{}(sorted);
}}",
            if types.arity == 1 { "toString" } else { "deepToString" }
        );
    }
    text
}

/// The function that puts the remains of a move in place of a component.
fn replaced(types: Types) -> String {
    let heaps = types.heaps();
    format!(
        "

// A list with some elements in place of one.
static {heaps} replaced({heaps} list, int index, {heaps} parts) {{
    {heaps} after = java.util.Arrays.copyOf(list, list.length - 1 + parts.length);
    System.arraycopy(parts, 0, after, index, parts.length);
    System.arraycopy(list, index + 1, after, index + parts.length, list.length - index - 1);
    return after;
}}"
    )
}

const ALL: &str = "// Positions after winning moves, at most `most` of them.";

const ALL_BESIDE: &str =
    "// Positions after moves that win beside others with a nim-value, at most `most` of them.";

fn of_tuple(types: Types, program: &Program, arity: usize) -> String {
    let names: Vec<&str> = program.numbers();
    let given: Vec<String> = names.iter().map(|name| format!("long {name}")).collect();
    format!(
        "

{ALL}
static java.util.List<{boxed}> winning_moves({}, int most) {{
    java.util.List<{boxed}> winning = new java.util.ArrayList<>();
    moves({}, after -> {{
        if (loses({})) winning.add(after);
        return winning.size() >= most;
    }});
    return winning;
}}",
        given.join(", "),
        names.join(", "),
        spread("after", arity),
        boxed = types.boxed(),
    )
}

fn of_row() -> String {
    format!(
        "

{ALL}
static java.util.List<long[]> winning_moves(long[] row, int most) {{
    java.util.List<long[]> winning = new java.util.ArrayList<>();
    moves(row, after -> {{
        if (loses(after)) winning.add(after);
        return winning.size() >= most;
    }});
    return winning;
}}"
    )
}

/// Sums of components with nim-values.
fn total(types: Types, arity: usize) -> String {
    format!(
        "
// The nim-sum of the values.
static long total_value({heaps} heaps) {{
    long total = 0;
    for ({component} heap : heaps) total ^= value({});
    return total;
}}

// Returns true if the player to move loses.
static boolean loses({heaps} heaps) {{
    return total_value(heaps) == 0;
}}",
        spread("heap", arity),
        heaps = types.heaps(),
        component = types.component(),
    )
}

fn by_values(types: Types, arity: usize) -> String {
    let heap = spread("heap", arity);
    format!(
        "

{ALL_BESIDE}
static java.util.List<{heaps}> winning_moves({heaps} heaps, long others, int most) {{
    java.util.List<{heaps}> winning = new java.util.ArrayList<>();
    long total = total_value(heaps) ^ others;
    if (total == 0) return winning;
    for (int index = 0; index < heaps.length && winning.size() < most; index++) {{
        int at = index;
        {component} heap = heaps[at];
        long wanted = total ^ value({heap});
        moves({heap}, parts -> {{
            if (total_value(parts) == wanted) winning.add(replaced(heaps, at, parts));
            return winning.size() >= most;
        }});
    }}
    return winning;
}}",
        heaps = types.heaps(),
        component = types.component(),
    )
}

fn of_sum(types: Types, program: &Program, arity: usize) -> String {
    let heap = spread("heap", arity);
    format!(
        "

// Adds the positions after winning moves in at most `left` of the heaps from `first` on.
static void add_winning(java.util.List<{heaps}> winning, {heaps} heaps, int most, int first, long left) {{
    for (int index = first; index < heaps.length && winning.size() < most; index++) {{
        int at = index;
        {component} heap = heaps[at];
        moves({heap}, parts -> {{
            {heaps} after = replaced(heaps, at, parts);
            if (loses(after)) winning.add(after);
            if (left > 1) add_winning(winning, after, most, at + parts.length, left - 1);
            return winning.size() >= most;
        }});
    }}
}}

{ALL}
static java.util.List<{heaps}> winning_moves({heaps} heaps, int most) {{
    java.util.List<{heaps}> winning = new java.util.ArrayList<>();
    add_winning(winning, heaps, most, 0, {reach}L);
    return winning;
}}",
        heaps = types.heaps(),
        component = types.component(),
        reach = i64::try_from(program.reach).unwrap_or(i64::MAX),
    )
}

/// The first winning move.
fn first(types: Types, program: &Program) -> String {
    let (of, given) = match program.kind {
        Kind::Tuple(_) => (types.boxed(), program.numbers().join(", ")),
        Kind::Sum(_) => (types.heaps(), "heaps".into()),
        Kind::Row => ("long[]", "row".into()),
    };
    let typed = match program.kind {
        Kind::Tuple(_) => {
            program.numbers().iter().map(|name| format!("long {name}")).collect::<Vec<_>>().join(", ")
        }
        Kind::Sum(_) => format!("{} heaps", types.heaps()),
        Kind::Row => "long[] row".into(),
    };
    let others = if program.valued { "0, " } else { "" };
    format!(
        "

// Position after a winning move, or null if there is none.
static {of} winning_move({typed}) {{
    java.util.List<{of}> winning = winning_moves({given}, {others}1);
    return winning.isEmpty() ? null : winning.get(0);
}}"
    )
}
