//! Results that a program computes itself.

use crate::tree::Computed;
use crate::write::{Page, Syntax};

/// Declarations before the function that marks options.
pub(super) fn before(page: &mut Page, computed: &Computed) {
    let (places, upto) = (&computed.places, computed.upto);
    let given: Vec<String> = places.iter().map(|place| format!("{place} Num")).collect();
    let beyond: Vec<String> = places.iter().map(|place| format!("{place} > UPTO")).collect();
    let what = match computed.ending {
        None => "Nim-values",
        Some(_) => "1 where the player to move loses, else 0,",
    };
    page.lines(&format!(
        "
const UPTO Num = {upto}

// {what} of positions, by index; -1 if not yet computed.
var results []int32

// The last position, counted from 1, that has an option with this result.
var marked = make([]int32, 2)
var position int32

func index_of({given}) int {{
    return int({index})
}}

func result({given}) Num {{
    if {beyond} {{
        panic(\"a number is larger than {upto}, up to which positions are computed\")
    }}
    known := results[index_of({names})]
    if known < 0 {{
        panic(\"a position is needed before it is computed\")
    }}
    return Num(known)
}}

func mark(result Num) {{
    for result >= Num(len(marked)) {{
        marked = append(marked, make([]int32, len(marked))...)
    }}
    marked[result] = position
}}",
        given = given.join(", "),
        beyond = beyond.join(" || "),
        names = places.join(", "),
        index = computed.index().replace(" * (UPTO + 1)", "*(UPTO+1)"),
    ));
}

/// The loops over all positions, and the function that tells a result.
pub(super) fn after(page: &mut Page, go: &dyn Syntax, computed: &Computed) {
    let names = computed.places.join(", ");
    let given: Vec<String> = computed.places.iter().map(|place| format!("{place} Num")).collect();
    let given = given.join(", ");
    let most: Vec<&str> = computed.places.iter().map(|_| "UPTO").collect();
    let found = match computed.ending {
        None => {
            "    least := 0\n    for least < len(marked) && marked[least] == position {\n        least++\n    }\n    return int32(least)"
        }
        // A player without moves wins in misère play.
        Some(_) => {
            "    if marked[1] != position && marked[0] == position {\n        return 1\n    }\n    return 0"
        }
    };
    page.lines(&format!(
        "
func found({given}) int32 {{
    position++
    mark_options({names})
{found}
}}

func compute() {{
    results = make([]int32, index_of({most})+1)
    for index := range results {{
        results[index] = -1
    }}",
        most = most.join(", ")
    ));
    page.inside(|page| page.statements(go, &computed.order));
    page.line("}");
    page.lines(&match computed.ending {
        None => {
            format!("\n// The nim-value.\nfunc value({given}) Num {{\n    return result({names})\n}}")
        }
        Some(_) => format!(
            "\n// Returns true if the player to move loses.\nfunc loses({given}) bool {{\n    return result({names}) == 1\n}}"
        ),
    });
}

/// The statement that computes the result of a position.
pub(super) fn fill(page: &mut Page, names: &str) {
    page.line(&format!("results[index_of({names})] = found({names})"));
}
