//! Rust: signed integers of 128 bits.

mod driver;
mod helpers;
mod main;
mod results;

use super::layout::Layout;
use super::tree::{Alike, Function, Given, Gives, Int, Kind, Left, Piece, Program, Stmt, Table, left_of};
use super::write::{Bound, Page, Syntax, condition, folded, int};
use dashu_int::IBig;

/// Name in commands and data.
pub(super) const NAME: &str = "rust";
/// `true` if its integers have any size.
pub(super) const UNBOUNDED: bool = false;
/// Simple steps of about a second.
pub(super) const STEPS: u64 = 300_000_000;

struct Rust {
    unordered: bool,
    repeats: bool,
    kind: Kind,
}

/// Names that the texts of a game declare, beside those of its program.
const OWN: [&str; 12] = [
    "Component",
    "Results",
    "UPTO",
    "add_winning",
    "computed",
    "index_of",
    "loses",
    "mark_options",
    "results",
    "total_value",
    "value",
    "winning_moves",
];

/// The program.
pub(super) fn text(programs: &[&Program], header: &[String], layout: Option<&Layout>) -> String {
    let mut page = Page::default();
    header.iter().for_each(|line| page.line(&format!("// {line}")));
    if programs.iter().any(|program| program.computed.is_none()) {
        page.line("// Numbers below 2^56 never overflow.");
    }
    let number = if programs.iter().all(|program| program.is_small()) { "i64" } else { "i128" };
    page.lines(&format!(
        "\n#![allow(dead_code, unused_parens, unused_variables, clippy::all)]\n\npub type Num = {number};"
    ));
    super::helpers(programs).into_iter().for_each(|helper| page.lines(helpers::text(helper)));
    let games = super::endings(programs, layout);
    for (program, ending) in &games {
        page.ended((ending, &program.own(&OWN), "//"), |page| game(page, program, layout));
    }
    if let Some(layout) = layout {
        main::main(&mut page, &games, layout);
    }
    page.text
}

/// The values and moves of a game.
fn game(page: &mut Page, program: &Program, layout: Option<&Layout>) {
    let rust = Rust { unordered: program.unordered, repeats: program.repeats, kind: program.kind };
    page.lines(&match program.kind.arity() {
        1 => "\npub type Component = Num;".to_owned(),
        arity => format!("\npub type Component = [Num; {arity}];"),
    });
    for (name, list) in &program.arrays {
        let text: Vec<String> = list.iter().map(IBig::to_string).collect();
        page.lines(&format!("\nconst {name}: [Num; {}] = [{}];", list.len(), text.join(", ")));
    }
    for (name, list) in &program.lists {
        let text: Vec<String> = list.iter().map(IBig::to_string).collect();
        page.lines(&format!("\nstatic {name}: [Num; {}] = [{}];", list.len(), text.join(", ")));
    }
    program.tables.iter().for_each(|table| self::table(page, table));
    if let Some(computed) = &program.computed {
        results::before(page, computed);
        rust.function(page, &computed.mark);
        results::after(page, &rust, computed);
    }
    program.functions.iter().for_each(|function| rust.function(page, function));
    page.lines(&driver::text(program, layout));
}

fn given(of: &Given) -> String {
    match of {
        Given::Number(name) => format!("{name}: Num"),
        Given::List(name) => format!("{name}: &[Component]"),
        Given::Row(name) => format!("{name}: &[Num]"),
    }
}

impl Rust {
    fn function(&self, page: &mut Page, function: &Function) {
        let mut all: Vec<String> = function.given.iter().map(given).collect();
        page.lines(&format!("\n/// {}", function.about));
        let gives = match function.gives {
            Gives::Number => " -> Num",
            Gives::Marks => "",
            Gives::Truth | Gives::Moves => " -> bool",
        };
        if function.gives == Gives::Marks {
            all.insert(0, "results: &mut Results".into());
        }
        if function.gives == Gives::Moves {
            page.line("/// Calls `found` with each until it returns `true`.");
            all.push(format!("found: &mut dyn FnMut({}) -> bool", left(self.kind)));
        }
        page.line(&format!("pub fn {}({}){gives} {{", function.name, all.join(", ")));
        page.inside(|page| {
            if self.repeats && left_of(&function.body).is_some() {
                page.line("// Several ways may make the same move.");
                page.line("let mut seen = std::collections::BTreeSet::new();");
            }
            page.statements(self, &function.body);
            if function.gives == Gives::Moves {
                page.line("false");
            }
        });
        page.line("}");
    }

    fn component(&self, ints: &[Int]) -> String {
        let ints: Vec<String> = ints.iter().map(|of| int(self, of, Bound::Loose)).collect();
        match &*ints {
            [one] => one.clone(),
            several => format!("[{}]", several.join(", ")),
        }
    }

    fn option(&self, page: &mut Page, left: &Left) {
        let loose = |of: &Int| int(self, of, Bound::Loose);
        let after = match left {
            Left::One(ints) => self.component(ints),
            Left::Several(parts) => {
                let one = |alike: &Alike| self.component(&alike.component);
                let part = |alike: &Alike| match &alike.copies {
                    Some(copies) => format!("vec![{}; ({}) as usize]", one(alike), loose(copies)),
                    None => format!("vec![{}]", one(alike)),
                };
                if parts.iter().any(|alike| alike.copies.is_some()) {
                    let parts: Vec<String> = parts.iter().map(part).collect();
                    format!("[{}].concat()", parts.join(", "))
                } else {
                    let parts: Vec<String> = parts.iter().map(one).collect();
                    format!("vec![{}]", parts.join(", "))
                }
            }
            Left::Row(pieces) => {
                page.line("let mut after: Vec<Num> = vec![];");
                for piece in pieces {
                    page.line(&match piece {
                        Piece::Number(number) => format!("after.push({});", loose(number)),
                        Piece::Slice(from, to) => {
                            let at = |of: &Int| format!("({}) as usize", loose(of));
                            format!("after.extend_from_slice(&row[{}..{}]);", at(from), at(to))
                        }
                    });
                }
                if self.unordered {
                    page.line("after.sort();");
                }
                "after".into()
            }
        };
        let first = match (self.repeats, left) {
            (false, _) => String::new(),
            (true, Left::One(_)) => format!("seen.insert({after}) && "),
            (true, Left::Row(_)) => "seen.insert(after.clone()) && ".into(),
            (true, Left::Several(_)) => {
                page.line(&format!("let parts = {after};"));
                page.line("let mut sorted = parts.clone();");
                page.line("sorted.sort();");
                page.line("if seen.insert(sorted) && found(parts) {");
                page.inside(|page| page.line("return true;"));
                page.line("}");
                return;
            }
        };
        page.line(&format!("if {first}found({after}) {{"));
        page.inside(|page| page.line("return true;"));
        page.line("}");
    }
}

/// Type of the remains of a move.
fn left(kind: Kind) -> &'static str {
    match kind {
        Kind::Tuple(_) => "Component",
        Kind::Sum(_) => "Vec<Component>",
        Kind::Row => "Vec<Num>",
    }
}

impl Syntax for Rust {
    fn extreme(&self, most: bool, of: Vec<String>) -> String {
        let name = if most { "Num::max" } else { "Num::min" };
        folded(name, of)
    }

    fn pick(&self, condition: String, yes: String, no: String) -> String {
        format!("(if {condition} {{ {yes} }} else {{ {no} }})")
    }

    fn item(&self, list: &str, index: String) -> String {
        format!("{list}[({index}) as usize]")
    }

    fn length(&self, list: &str) -> String {
        format!("({list}.len() as Num)")
    }

    fn one_of(&self, number: &str, ranges: &[(IBig, IBig)]) -> String {
        let one =
            |(from, to): &(IBig, IBig)| if from == to { from.to_string() } else { format!("{from}..={to}") };
        // A macro is no sum of its parts.
        format!("matches!({number}, {})", ranges.iter().map(one).collect::<Vec<_>>().join(" | "))
    }

    fn result(&self, at: Vec<String>) -> String {
        format!("results.of({})", at.join(", "))
    }

    fn statement(&self, page: &mut Page, statement: &Stmt) {
        let loose = |of: &Int| int(self, of, Bound::Loose);
        match statement {
            Stmt::Let(name, value) => page.line(&format!("let {name}: Num = {};", loose(value))),
            Stmt::Start(name, value) => page.line(&format!("let mut {name}: Num = {};", loose(value))),
            Stmt::Set(name, value) => page.line(&format!("{name} = {};", loose(value))),
            Stmt::If(when, body) => {
                page.braced(self, &format!("if {}", condition(self, when, Bound::Loose)), body);
            }
            Stmt::For(name, from, to, body) => {
                let bound = |of: &Int| int(self, of, Bound::Sum);
                page.braced(self, &format!("for {name} in {}..={}", bound(from), bound(to)), body);
            }
            Stmt::Among(name, of, body) => {
                let of: Vec<String> = of.iter().map(IBig::to_string).collect();
                page.braced(self, &format!("for {name} in [{}]", of.join(", ")), body);
            }
            Stmt::Each(list, names, body) => {
                let head = match &**names {
                    [one] => format!("for &{one} in {list}"),
                    several => format!("for &[{}] in {list}", several.join(", ")),
                };
                page.braced(self, &head, body);
            }
            Stmt::Block(about, body) => {
                if !about.is_empty() {
                    page.line(&format!("// {about}"));
                }
                page.braced(self, "", body);
            }
            Stmt::Is(of) => page.line(&format!("return {};", condition(self, of, Bound::Loose))),
            Stmt::Gives(of) => page.line(&format!("return {};", loose(of))),
            Stmt::Fail(why) => page.line(&format!("panic!(\"{why}\");")),
            Stmt::Option(left) => self.option(page, left),
            Stmt::Stop => page.line("return false;"),
            Stmt::Leave => page.line("return;"),
            Stmt::Mark(of) => page.line(&format!("results.mark({});", loose(of))),
            Stmt::Fill(at) => {
                let at: Vec<String> = at.iter().map(loose).collect();
                page.line(&format!("results.fill({});", at.join(", ")));
            }
        }
    }
}

fn table(page: &mut Page, table: &Table) {
    let upper = table.name.to_ascii_uppercase();
    page.lines(&format!(
        "\n/// Automaton {}: next state for each state and column of digits; -1 for none.",
        table.about
    ));
    page.line(&format!("const {upper}_NEXT: &[&[i64]] = &["));
    page.inside(|page| {
        for row in &table.next {
            let row: Vec<String> = row.iter().map(i64::to_string).collect();
            page.line(&format!("&[{}],", row.join(", ")));
        }
    });
    page.line("];");
    let accepting: Vec<&str> =
        table.accepting.iter().map(|&accepts| if accepts { "true" } else { "false" }).collect();
    page.line(&format!("const {upper}_ACCEPTS: &[bool] = &[{}];", accepting.join(", ")));
    let (names, words) = (table.names(), table.digits());
    let given: Vec<String> = names.iter().map(|name| format!("{name}: Num")).collect();
    page.lines(&format!("\npub fn {}({}) -> bool {{", table.name, given.join(", ")));
    page.inside(|page| {
        page.line(&format!(
            "accepts({upper}_NEXT, {upper}_ACCEPTS, {}, &[{}])",
            table.most + 1,
            words.join(", ")
        ));
    });
    page.line("}");
}
