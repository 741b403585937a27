//! Results that a program computes itself.

use super::Cpp;
use crate::tree::Computed;
use crate::write::Page;

/// Declarations before the function that marks options.
pub(super) fn before(page: &mut Page, computed: &Computed) {
    let (places, upto) = (&computed.places, computed.upto);
    let given: Vec<String> = places.iter().map(|place| format!("Num {place}")).collect();
    let beyond: Vec<String> = places.iter().map(|place| format!("{place} > UPTO")).collect();
    let what = match computed.ending {
        None => "Nim-values",
        Some(_) => "1 where the player to move loses, else 0,",
    };
    page.lines(&format!(
        "
const Num UPTO = {upto};

// {what} of positions, by index; -1 if not yet computed.
std::vector<int> results;
// The last position, counted from 1, that has an option with this result.
std::vector<int> marked(2);
int position = 0;

std::size_t index_of({given}) {{
    return std::size_t({index});
}}

int result({given}) {{
    if ({beyond}) throw std::domain_error(\"a number is larger than {upto}, up to which positions are computed\");
    const int known = results[index_of({names})];
    if (known < 0) throw std::domain_error(\"a position is needed before it is computed\");
    return known;
}}

void mark(int result) {{
    if (std::size_t(result) >= marked.size()) marked.resize(2 * std::size_t(result));
    marked[std::size_t(result)] = position;
}}",
        given = given.join(", "),
        beyond = beyond.join(" || "),
        names = places.join(", "),
        index = computed.index(),
    ));
}

/// The loops over all positions, and the function that tells a result.
pub(super) fn after(page: &mut Page, cpp: &Cpp, computed: &Computed) {
    let names = computed.places.join(", ");
    let given: Vec<String> = computed.places.iter().map(|place| format!("Num {place}")).collect();
    let given = given.join(", ");
    let most: Vec<&str> = computed.places.iter().map(|_| "UPTO").collect();
    let found = match computed.ending {
        None => {
            "    int least = 0;\n    while (std::size_t(least) < marked.size() && marked[std::size_t(least)] == position) least++;\n    return least;"
        }
        // A player without moves wins in misère play.
        Some(_) => "    return marked[1] != position && marked[0] == position;",
    };
    page.lines(&format!(
        "
int found({given}) {{
    position++;
    mark_options({names});
{found}
}}

void compute() {{
    results.assign(index_of({most}) + 1, -1);",
        most = most.join(", ")
    ));
    page.inside(|page| page.statements(cpp, &computed.order));
    page.line("}");
    page.lines(&match computed.ending {
        None => format!("\n// The nim-value.\nNum value({given}) {{\n    return result({names});\n}}"),
        Some(_) => format!(
            "\n// Returns true if the player to move loses.\nbool loses({given}) {{\n    return result({names}) == 1;\n}}"
        ),
    });
}

/// The statement that computes the result of a position.
pub(super) fn fill(page: &mut Page, names: &str) {
    page.line(&format!("results[index_of({names})] = found({names});"));
}
