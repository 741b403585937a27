//! Python: integers of any size.

mod driver;
mod helpers;
mod main;
mod results;

use super::layout::Layout;
use super::tree::{Alike, Function, Given, Gives, Helper, Int, Left, Piece, Program, Stmt, Table, left_of};
use super::write::{Bound, Page, Syntax, condition, int};
use dashu_int::IBig;

/// Name in commands and data.
pub(super) const NAME: &str = "python";
/// `true` if its integers have any size.
pub(super) const UNBOUNDED: bool = true;
/// Simple steps of about a second.
pub(super) const STEPS: u64 = 10_000_000;

struct Python {
    unordered: bool,
    repeats: bool,
}

/// Names that the texts of a game declare, beside those of its program.
const OWN: [&str; 9] = [
    "RESULTS",
    "UPTO",
    "add_result",
    "compute",
    "loses",
    "mark_options",
    "total_value",
    "value",
    "winning_moves",
];

/// The program.
pub(super) fn text(programs: &[&Program], header: &[String], layout: Option<&Layout>) -> String {
    let recursive = programs.iter().any(|program| program.recursive);
    let helpers = super::helpers(programs);
    let mut page = Page::default();
    header.iter().for_each(|line| page.line(&format!("# {line}")));
    let root = helpers.contains(&Helper::Root);
    if layout.is_some() || root || recursive {
        page.line("");
    }
    if layout.is_some() || recursive {
        page.line("import sys");
    }
    if root {
        page.line("from math import isqrt");
    }
    if recursive {
        page.line("");
        page.line("sys.setrecursionlimit(100000)  # one call for each digit of a number");
    }
    helpers.into_iter().for_each(|helper| page.lines(helpers::text(helper)));
    let games = super::endings(programs, layout);
    for (program, ending) in &games {
        page.ended((ending, &program.own(&OWN), "#"), |page| game(page, program, layout));
    }
    if let Some(layout) = layout {
        main::main(&mut page, &games, layout);
    }
    page.text
}

/// The values and moves of a game.
fn game(page: &mut Page, program: &Program, layout: Option<&Layout>) {
    let python = Python { unordered: program.unordered, repeats: program.repeats };
    for (name, list) in program.arrays.iter().chain(&program.lists) {
        page.line("");
        page.line(&format!("{name} = {}", listed(list)));
    }
    program.tables.iter().for_each(|table| self::table(page, table));
    if let Some(computed) = &program.computed {
        results::before(page, computed);
        python.function(page, &computed.mark);
        results::after(page, &python, computed);
    }
    program.functions.iter().for_each(|function| python.function(page, function));
    page.lines(&driver::text(program, layout));
}

fn listed(list: &[IBig]) -> String {
    format!("[{}]", list.iter().map(IBig::to_string).collect::<Vec<_>>().join(", "))
}

impl Python {
    fn function(&self, page: &mut Page, function: &Function) {
        let given = |given: &Given| match given {
            Given::Number(name) | Given::List(name) | Given::Row(name) => name.clone(),
        };
        let mut all: Vec<String> = function.given.iter().map(given).collect();
        if function.gives == Gives::Marks {
            all.push("seen".into());
        }
        page.lines(&format!("\n\ndef {}({}):", function.name, all.join(", ")));
        page.inside(|page| {
            page.line(&format!("\"\"\"{}\"\"\"", function.about));
            if self.repeats && left_of(&function.body).is_some() {
                page.line("seen = set()  # several ways may make the same move");
            }
            page.statements(self, &function.body);
            // Even one that finds nothing is a generator.
            if function.gives == Gives::Moves && left_of(&function.body).is_none() {
                page.line("yield from ()");
            }
        });
    }

    fn inside(&self, page: &mut Page, head: &str, body: &[Stmt]) {
        page.line(head);
        page.inside(|page| {
            page.statements(self, body);
            if body.is_empty() {
                page.line("pass");
            }
        });
    }

    fn component(&self, ints: &[Int]) -> String {
        let ints: Vec<String> = ints.iter().map(|of| int(self, of, Bound::Loose)).collect();
        match &*ints {
            [one] => one.clone(),
            several => format!("({})", several.join(", ")),
        }
    }

    fn left(&self, left: &Left) -> String {
        match left {
            Left::One(ints) => self.component(ints),
            Left::Several(parts) => {
                let one = |alike: &Alike| self.component(&alike.component);
                let part = |alike: &Alike| match &alike.copies {
                    Some(copies) => format!("[{}] * ({})", one(alike), int(self, copies, Bound::Loose)),
                    None => format!("[{}]", one(alike)),
                };
                if parts.iter().any(|alike| alike.copies.is_some()) {
                    let parts: Vec<String> = parts.iter().map(part).collect();
                    parts.join(" + ")
                } else {
                    let parts: Vec<String> = parts.iter().map(one).collect();
                    format!("[{}]", parts.join(", "))
                }
            }
            Left::Row(pieces) => {
                let loose = |of: &Int| int(self, of, Bound::Loose);
                let mut sum: Vec<String> = vec![];
                // Numbers next to each other stand in one list.
                let mut numbers: Vec<String> = vec![];
                for piece in pieces {
                    match piece {
                        Piece::Number(number) => numbers.push(loose(number)),
                        Piece::Slice(from, to) => {
                            if !numbers.is_empty() {
                                sum.push(format!("[{}]", std::mem::take(&mut numbers).join(", ")));
                            }
                            sum.push(format!("row[{}:{}]", loose(from), loose(to)));
                        }
                    }
                }
                if !numbers.is_empty() {
                    sum.push(format!("[{}]", numbers.join(", ")));
                }
                let sum = sum.join(" + ");
                if self.unordered { format!("sorted({sum})") } else { sum }
            }
        }
    }
}

impl Syntax for Python {
    fn and(&self) -> &'static str {
        " and "
    }

    fn or(&self) -> &'static str {
        " or "
    }

    fn not(&self) -> &'static str {
        "not "
    }

    fn quotient(&self) -> &'static str {
        "//"
    }

    fn rounds_down(&self) -> bool {
        true
    }

    fn extreme(&self, most: bool, of: Vec<String>) -> String {
        match (&*of, most) {
            ([one], _) => one.clone(),
            (_, true) => format!("max({})", of.join(", ")),
            (_, false) => format!("min({})", of.join(", ")),
        }
    }

    fn pick(&self, condition: String, yes: String, no: String) -> String {
        format!("({yes} if {condition} else {no})")
    }

    fn item(&self, list: &str, index: String) -> String {
        format!("{list}[{index}]")
    }

    fn length(&self, list: &str) -> String {
        format!("len({list})")
    }

    fn one_of(&self, number: &str, ranges: &[(IBig, IBig)]) -> String {
        let singles: Vec<String> =
            ranges.iter().filter(|(from, to)| from == to).map(|(from, _)| from.to_string()).collect();
        let mut any = vec![];
        match &*singles {
            [] => {}
            [one] => any.push(format!("{number} == {one}")),
            several => any.push(format!("{number} in ({})", several.join(", "))),
        }
        any.extend(
            ranges
                .iter()
                .filter(|(from, to)| from != to)
                .map(|(from, to)| format!("{from} <= {number} <= {to}")),
        );
        any.join(" or ")
    }

    fn truth(&self, truth: bool) -> &'static str {
        if truth { "True" } else { "False" }
    }

    fn result(&self, at: Vec<String>) -> String {
        at.iter().fold("RESULTS".into(), |result, place| format!("{result}[{place}]"))
    }

    fn statement(&self, page: &mut Page, statement: &Stmt) {
        let loose = |of: &Int| int(self, of, Bound::Loose);
        match statement {
            Stmt::Let(name, value) | Stmt::Start(name, value) | Stmt::Set(name, value) => {
                page.line(&format!("{name} = {}", loose(value)));
            }
            Stmt::If(when, body) => {
                self.inside(page, &format!("if {}:", condition(self, when, Bound::Loose)), body);
            }
            Stmt::For(name, from, to, body) => {
                let end = loose(&super::tree::plus(to.clone(), super::tree::number(1)));
                let range = match from {
                    Int::Number(zero) if *zero == IBig::ZERO => end,
                    from => format!("{}, {end}", loose(from)),
                };
                self.inside(page, &format!("for {name} in range({range}):"), body);
            }
            Stmt::Among(name, of, body) => {
                self.inside(page, &format!("for {name} in {}:", listed(of)), body);
            }
            Stmt::Each(list, names, body) => {
                self.inside(page, &format!("for {} in {list}:", names.join(", ")), body);
            }
            Stmt::Block(about, body) => {
                if !about.is_empty() {
                    page.line(&format!("# {about}"));
                }
                page.statements(self, body);
            }
            Stmt::Is(of) => page.line(&format!("return {}", condition(self, of, Bound::Loose))),
            Stmt::Gives(of) => page.line(&format!("return {}", loose(of))),
            Stmt::Fail(why) => page.line(&format!("raise ValueError(\"{why}\")")),
            Stmt::Option(left) if self.repeats => {
                page.line(&format!("after = {}", self.left(left)));
                let key = match left {
                    Left::One(_) => "after",
                    Left::Several(_) => "tuple(sorted(after))",
                    Left::Row(_) => "tuple(after)",
                };
                page.line(&format!("if {key} not in seen:"));
                page.inside(|page| {
                    page.line(&format!("seen.add({key})"));
                    page.line("yield after");
                });
            }
            Stmt::Option(left) => page.line(&format!("yield {}", self.left(left))),
            Stmt::Stop | Stmt::Leave => page.line("return"),
            Stmt::Mark(of) => page.line(&format!("seen.add({})", loose(of))),
            Stmt::Fill(at) => {
                let at: Vec<String> = at.iter().map(loose).collect();
                page.line(&format!("add_result({})", at.join(", ")));
            }
        }
    }
}

fn table(page: &mut Page, table: &Table) {
    let upper = table.name.to_ascii_uppercase();
    page.lines(&format!(
        "\n\n# Automaton {}: next state for each state and column of digits; -1 for none.",
        table.about
    ));
    page.line(&format!("{upper}_NEXT = ["));
    page.inside(|page| {
        for row in &table.next {
            let row: Vec<String> = row.iter().map(i64::to_string).collect();
            page.line(&format!("[{}],", row.join(", ")));
        }
    });
    page.line("]");
    let accepting: Vec<&str> =
        table.accepting.iter().map(|&accepts| if accepts { "True" } else { "False" }).collect();
    page.line(&format!("{upper}_ACCEPTS = [{}]", accepting.join(", ")));
    let (names, words) = (table.names(), table.digits());
    page.lines(&format!("\n\ndef {}({}):", table.name, names.join(", ")));
    page.inside(|page| {
        page.line(&format!("\"\"\"Whether the automaton {} accepts.\"\"\"", table.about));
        page.line(&format!(
            "return accepts({upper}_NEXT, {upper}_ACCEPTS, {}, [{}])",
            table.most + 1,
            words.join(", ")
        ));
    });
}
