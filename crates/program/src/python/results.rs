//! Results that a program computes itself.

use super::Python;
use crate::tree::Computed;
use crate::write::Page;

/// Declarations before the function that marks options.
pub(super) fn before(page: &mut Page, computed: &Computed) {
    let what = match computed.ending {
        None => "Nim-values",
        Some(_) => "1 where the player to move loses, else 0,",
    };
    let upto = computed.upto;
    page.lines(&format!(
        "
UPTO = {upto}
# {what} of positions, in lists by their numbers: what is not computed yet is not there.
RESULTS = []"
    ));
}

/// The loops over all positions, and the function that tells a result.
pub(super) fn after(page: &mut Page, python: &Python, computed: &Computed) {
    let (names, upto) = (computed.places.join(", "), computed.upto);
    let beyond: Vec<String> = computed.places.iter().map(|place| format!("{place} > UPTO")).collect();
    let beyond = beyond.join(" or ");
    let at: String = computed.places.iter().map(|place| format!("[{place}]")).collect();
    let found = match computed.ending {
        None => "    result = 0\n    while result in seen:\n        result += 1",
        // A player without moves wins in misère play.
        Some(_) => "    result = int(bool(seen) and 1 not in seen)",
    };
    let first = computed.places.split_last().map_or(&[][..], |(_, first)| first);
    let rows = match first {
        [] => String::new(),
        first => format!(
            "    for place in ({},):\n        if len(row) <= place:\n            row.append([])\n        row = row[place]\n",
            first.join(", ")
        ),
    };
    page.lines(&format!(
        "

def add_result({names}):
    seen = set()
    mark_options({names}, seen)
{found}
    row = RESULTS
{rows}    row.append(result)


def compute():"
    ));
    page.inside(|page| page.statements(python, &computed.order));
    let (name, about, result) = match computed.ending {
        None => ("value", "The nim-value.", format!("RESULTS{at}")),
        Some(_) => ("loses", "Returns true if the player to move loses.", format!("RESULTS{at} == 1")),
    };
    page.lines(&format!(
        "

def {name}({names}):
    \"\"\"{about}\"\"\"
    if {beyond}:
        raise ValueError(\"a number is larger than {upto}, up to which positions are computed\")
    return {result}"
    ));
}
