//! Results that a program computes itself.

use super::Rust;
use crate::tree::Computed;
use crate::write::Page;

/// Declarations before the function that marks options.
pub(super) fn before(page: &mut Page, computed: &Computed) {
    let (places, upto) = (&computed.places, computed.upto);
    let given: Vec<String> = places.iter().map(|place| format!("{place}: Num")).collect();
    let given = given.join(", ");
    let beyond: Vec<String> = places.iter().map(|place| format!("{place} > UPTO")).collect();
    let (beyond, names) = (beyond.join(" || "), places.join(", "));
    let what = match computed.ending {
        None => "Nim-values",
        Some(_) => "1 where the player to move loses, else 0,",
    };
    let found = match computed.ending {
        None => {
            "let result = self.seen.iter().position(|&last| last != self.position).unwrap_or(self.seen.len()) as i32;"
        }
        // A player without moves wins in misère play.
        Some(_) => "let result = (self.seen[1] != self.position && self.seen[0] == self.position) as i32;",
    };
    page.lines(&format!(
        "
const UPTO: Num = {upto};

/// Results of positions.
pub struct Results {{
    /// {what} of positions, by index; -1 if not yet computed.
    known: Vec<i32>,
    /// The last position, counted from 1, that has an option with this result.
    seen: Vec<u32>,
    position: u32,
}}

fn index_of({given}) -> usize {{
    ({index}) as usize
}}

impl Results {{
    fn of(&self, {given}) -> i32 {{
        if {beyond} {{
            panic!(\"a number is larger than {upto}, up to which positions are computed\");
        }}
        let known = self.known[index_of({names})];
        if known < 0 {{
            panic!(\"a position is needed before it is computed\");
        }}
        known
    }}

    fn mark(&mut self, result: i32) {{
        if result as usize >= self.seen.len() {{
            self.seen.resize(2 * result as usize, 0);
        }}
        self.seen[result as usize] = self.position;
    }}

    fn fill(&mut self, {given}) {{
        self.position += 1;
        mark_options(self, {names});
        {found}
        self.known[index_of({names})] = result;
    }}
}}",
        index = computed.index()
    ));
}

/// The loops over all positions, and the function that tells a result.
pub(super) fn after(page: &mut Page, rust: &Rust, computed: &Computed) {
    let names = computed.places.join(", ");
    let given: Vec<String> = computed.places.iter().map(|place| format!("{place}: Num")).collect();
    let given = given.join(", ");
    let most: Vec<&str> = computed.places.iter().map(|_| "UPTO").collect();
    page.lines(&format!(
        "
fn computed() -> Results {{
    let mut results = Results {{ known: vec![-1; index_of({most}) + 1], seen: vec![0; 2], position: 0 }};",
        most = most.join(", ")
    ));
    page.inside(|page| {
        page.statements(rust, &computed.order);
        page.line("results");
    });
    page.lines(
        "}

fn results() -> &'static Results {
    static RESULTS: std::sync::OnceLock<Results> = std::sync::OnceLock::new();
    RESULTS.get_or_init(computed)
}",
    );
    page.lines(&match computed.ending {
        None => {
            format!("\n/// The nim-value.\npub fn value({given}) -> Num {{\n    results().of({names}) as Num\n}}")
        }
        Some(_) => format!(
            "\n/// Returns true if the player to move loses.\npub fn loses({given}) -> bool {{\n    results().of({names}) == 1\n}}"
        ),
    });
}
