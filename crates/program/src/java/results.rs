//! Results that a program computes itself.

use crate::tree::Computed;
use crate::write::{Page, Syntax};

/// Declarations before the function that marks options.
pub(super) fn before(page: &mut Page, computed: &Computed) {
    let (places, upto) = (&computed.places, computed.upto);
    let given: Vec<String> = places.iter().map(|place| format!("long {place}")).collect();
    let beyond: Vec<String> = places.iter().map(|place| format!("{place} > UPTO")).collect();
    let what = match computed.ending {
        None => "Nim-values",
        Some(_) => "1 where the player to move loses, else 0,",
    };
    page.lines(&format!(
        "
static final long UPTO = {upto};

// {what} of positions, by index; -1 if not yet computed.
static int[] results;
// The last position, counted from 1, that has an option with this result.
static int[] marked = new int[2];
static int position = 0;

static int index_of({given}) {{
    return toIntExact({index});
}}

static int result({given}) {{
    if ({beyond}) throw new IllegalArgumentException(\"a number is larger than {upto}, up to which positions are computed\");
    int known = results[index_of({names})];
    if (known < 0) throw new IllegalStateException(\"a position is needed before it is computed\");
    return known;
}}

static void mark(long value) {{
    int result = (int) value;
    if (result >= marked.length) marked = java.util.Arrays.copyOf(marked, 2 * result);
    marked[result] = position;
}}",
        given = given.join(", "),
        beyond = beyond.join(" || "),
        names = places.join(", "),
        index = computed.index(),
    ));
}

/// The loops over all positions, and the function that tells a result.
pub(super) fn after(page: &mut Page, java: &dyn Syntax, computed: &Computed) {
    let names = computed.places.join(", ");
    let given: Vec<String> = computed.places.iter().map(|place| format!("long {place}")).collect();
    let given = given.join(", ");
    let most: Vec<&str> = computed.places.iter().map(|_| "UPTO").collect();
    let found = match computed.ending {
        None => {
            "    int least = 0;\n    while (least < marked.length && marked[least] == position) least++;\n    return least;"
        }
        // A player without moves wins in misère play.
        Some(_) => "    return marked[1] != position && marked[0] == position ? 1 : 0;",
    };
    page.lines(&format!(
        "
static int found({given}) {{
    position++;
    mark_options({names});
{found}
}}

static void compute() {{
    results = new int[index_of({most}) + 1];
    java.util.Arrays.fill(results, -1);",
        most = most.join(", ")
    ));
    page.inside(|page| page.statements(java, &computed.order));
    page.line("}");
    page.lines(&match computed.ending {
        None => {
            format!("\n// The nim-value.\nstatic long value({given}) {{\n    return result({names});\n}}")
        }
        Some(_) => format!(
            "\n// Returns true if the player to move loses.\nstatic boolean loses({given}) {{\n    return result({names}) == 1;\n}}"
        ),
    });
}

/// The statement that computes the result of a position.
pub(super) fn fill(page: &mut Page, names: &str) {
    page.line(&format!("results[index_of({names})] = found({names});"));
}
