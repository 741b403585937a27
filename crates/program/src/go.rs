//! Go 1.18: integers of 64 bits, whose overflow ends the program.

mod driver;
mod helpers;
mod main;
mod results;
mod types;

use super::layout::Layout;
use super::names;
use super::tree::{Alike, Function, Given, Gives, Int, Left, Piece, Program, Stmt, Table, left_of};
use super::write::{Bound, Page, Syntax, condition, ends, folded, has_word, int};
use dashu_int::IBig;
use types::{Types, used};

/// Name in commands and data.
pub(super) const NAME: &str = "go";
/// `true` if its integers have any size.
pub(super) const UNBOUNDED: bool = false;
/// Simple steps of about a second.
pub(super) const STEPS: u64 = 150_000_000;

/// Packages that a program may use.
const PACKAGES: [&str; 7] = ["fmt", "io", "math/big", "math/bits", "os", "sort", "strconv"];

/// Arithmetic, as far as it is used.
const ARITHMETIC: [(&str, &str); 5] = [
    ("add", helpers::ADD),
    ("sub", helpers::SUB),
    ("mul", helpers::MUL),
    ("min_of", helpers::MIN_OF),
    ("max_of", helpers::MAX_OF),
];

struct Go {
    unordered: bool,
    repeats: bool,
    types: Types,
}

/// Names that the texts of a game declare.
const OWN: [&str; 19] = [
    "Component",
    "UPTO",
    "add_winning",
    "compute",
    "found",
    "index_of",
    "key",
    "loses",
    "mark",
    "mark_options",
    "marked",
    "position",
    "put_left",
    "replaced",
    "result",
    "results",
    "total_value",
    "value",
    "winning_moves",
];

/// All names that the text of a game declares.
fn own(program: &Program) -> Vec<String> {
    program.own(&OWN)
}

/// The program.
pub(super) fn text(programs: &[&Program], header: &[String], layout: Option<&Layout>) -> String {
    let mut page = Page::default();
    super::helpers(programs).into_iter().for_each(|helper| page.lines(helpers::text(helper)));
    let games = super::endings(programs, layout);
    for (program, ending) in &games {
        page.ended((ending, &own(program), "//"), |page| Go::of(program).game(page, program, layout));
    }
    if let Some(layout) = layout {
        main::main(&mut page, &games, layout);
    }
    let body = page.text;
    let mut page = Page::default();
    header.iter().for_each(|line| page.line(&format!("// {line}")));
    page.lines("// Numbers beyond 2^63 - 1 end the program with a message.\n\npackage main");
    let called = |name: &str| body.contains(&format!("{name}("));
    let all = ARITHMETIC.iter().filter(|(name, _)| has_word(&body, name) && called(name));
    let arithmetic: String = all.map(|(_, text)| format!("{text}\n")).collect();
    let code = || body.lines().filter(|line| !line.trim_start().starts_with("//"));
    let uses = |package: &&str| {
        let name = format!("{}.", package.rsplit('/').next().unwrap_or(package));
        let whole = |line: &str| {
            let before = |at: usize| line[..at].chars().next_back();
            let starts =
                |at: usize| !before(at).is_some_and(|sign| sign.is_ascii_alphanumeric() || sign == '_');
            line.match_indices(&name).any(|(at, _)| starts(at))
        };
        code().any(whole)
    };
    let imported: Vec<&str> = PACKAGES.into_iter().filter(uses).collect();
    if !imported.is_empty() {
        page.line("\nimport (");
        page.inside(|page| imported.iter().for_each(|package| page.line(&format!("\"{package}\""))));
        page.line(")");
    }
    page.lines("\ntype Num = int64");
    page.lines(&arithmetic);
    let text = page.text + &body;
    // Go is indented by tabs.
    let tabbed = |line: &str| {
        let bare = line.trim_start_matches(' ');
        "\t".repeat((line.len() - bare.len()) / 4) + bare
    };
    text.lines().map(tabbed).collect::<Vec<_>>().join("\n") + "\n"
}

impl Go {
    fn of(program: &Program) -> Go {
        let types = Types::of(program.kind);
        Go { unordered: program.unordered, repeats: program.repeats, types }
    }

    /// The values and moves of a game.
    fn game(&self, page: &mut Page, program: &Program, layout: Option<&Layout>) {
        page.lines(&format!("\ntype Component = {}", self.types.component()));
        for (name, list) in program.arrays.iter().chain(&program.lists) {
            let list: Vec<String> = list.iter().map(IBig::to_string).collect();
            page.lines(&format!("\nvar {name} = []Num{{{}}}", list.join(", ")));
        }
        program.tables.iter().for_each(|table| self::table(page, table));
        if let Some(computed) = &program.computed {
            results::before(page, computed);
            self.function(page, &computed.mark);
            results::after(page, self, computed);
        }
        program.functions.iter().for_each(|function| self.function(page, function));
        page.lines(&driver::text(self.types, program, layout));
    }

    fn function(&self, page: &mut Page, function: &Function) {
        let body = page.apart(|page| {
            if let Some(left) = left_of(&function.body).filter(|_| self.repeats) {
                let of = if matches!(left, Left::One(_)) { "Component" } else { "string" };
                page.line("// Several ways may make the same move.");
                page.line(&format!("seen := map[{of}]bool{{}}"));
            }
            page.statements(self, &function.body);
            if function.gives == Gives::Moves && !ends(&function.body) {
                page.line("return false");
            }
        });
        let given = |given: &Given| match given {
            Given::Number(name) => format!("{name} Num"),
            Given::List(name) => format!("{name} []Component"),
            Given::Row(name) => format!("{name} []Num"),
        };
        let mut all: Vec<String> = function.given.iter().map(given).collect();
        page.lines(&format!("\n// {}", function.about));
        if function.gives == Gives::Moves {
            page.line("// Calls `found` with each until it returns `true`.");
            all.push(format!("found func(after {}) bool", self.types.left()));
        }
        let gives = match function.gives {
            Gives::Number => " Num",
            Gives::Marks => "",
            Gives::Truth | Gives::Moves => " bool",
        };
        page.line(&format!("func {}({}){gives} {{", function.name, all.join(", ")));
        page.text.push_str(&used(&body));
        page.line("}");
    }

    fn component(&self, ints: &[Int]) -> String {
        let ints: Vec<String> = ints.iter().map(|of| int(self, of, Bound::Loose)).collect();
        match (&*ints, self.types.arity) {
            ([one], 1) => one.clone(),
            (several, _) => format!("Component{{{}}}", several.join(", ")),
        }
    }

    fn option(&self, page: &mut Page, left: &Left) {
        let loose = |of: &Int| int(self, of, Bound::Loose);
        page.line("{");
        page.inside(|page| {
            match left {
                Left::One(ints) => page.line(&format!("var after Component = {}", self.component(ints))),
                Left::Several(parts) if parts.iter().all(|alike| alike.copies.is_none()) => {
                    let parts: Vec<String> =
                        parts.iter().map(|alike| self.component(&alike.component)).collect();
                    page.line(&format!("after := []Component{{{}}}", parts.join(", ")));
                }
                Left::Several(parts) => {
                    page.line("after := []Component{}");
                    for Alike { copies, component } in parts {
                        let one = format!("after = append(after, {})", self.component(component));
                        let Some(copies) = copies else {
                            page.line(&one);
                            continue;
                        };
                        page.line(&format!("for left := Num({}); left > 0; left-- {{", loose(copies)));
                        page.inside(|page| page.line(&one));
                        page.line("}");
                    }
                }
                Left::Row(pieces) => {
                    page.line("after := []Num{}");
                    for piece in pieces {
                        page.line(&match piece {
                            Piece::Number(number) => format!("after = append(after, {})", loose(number)),
                            Piece::Slice(from, to) => {
                                format!("after = append(after, row[{}:{}]...)", loose(from), loose(to))
                            }
                        });
                    }
                    if self.unordered {
                        page.line("sort.Slice(after, func(i, j int) bool { return after[i] < after[j] })");
                    }
                }
            }
            if self.repeats {
                let key = match left {
                    Left::One(_) => "after",
                    Left::Several(_) => "key(after)",
                    Left::Row(_) => "fmt.Sprint(after)",
                };
                page.line(&format!("told := {key}"));
                page.line("if !seen[told] {");
                page.inside(|page| {
                    page.line("seen[told] = true");
                    ask(page);
                });
                page.line("}");
                return;
            }
            ask(page);
        });
        page.line("}");
    }
}

impl Syntax for Go {
    fn checked(&self, of: &Int) -> Option<String> {
        let (function, a, b) = match of {
            Int::Add(a, b) => ("add", a, b),
            Int::Subtract(a, b) => ("sub", a, b),
            Int::Multiply(a, b) => ("mul", a, b),
            _ => return None,
        };
        Some(format!("{function}({}, {})", int(self, a, Bound::Loose), int(self, b, Bound::Loose)))
    }

    fn extreme(&self, most: bool, of: Vec<String>) -> String {
        let name = if most { "max_of" } else { "min_of" };
        folded(name, of)
    }

    fn pick(&self, condition: String, yes: String, no: String) -> String {
        // Only one of the two is computed.
        format!("func() Num {{ if {condition} {{ return {yes} }}; return {no} }}()")
    }

    fn item(&self, list: &str, index: String) -> String {
        format!("{list}[{index}]")
    }

    fn length(&self, list: &str) -> String {
        format!("Num(len({list}))")
    }

    fn statement(&self, page: &mut Page, statement: &Stmt) {
        let loose = |of: &Int| int(self, of, Bound::Loose);
        match statement {
            Stmt::Let(name, value) | Stmt::Start(name, value) => {
                page.line(&format!("var {name} Num = {}", loose(value)));
            }
            Stmt::Set(name, value) => page.line(&format!("{name} = {}", loose(value))),
            Stmt::If(when, body) => {
                page.braced(self, &format!("if {}", condition(self, when, Bound::Loose)), body);
            }
            Stmt::For(name, from, to, body) => {
                let (from, to) = (loose(from), loose(to));
                let last = names::derived(name, "last");
                let head =
                    format!("for {name}, {last} := Num({from}), Num({to}); {name} <= {last}; {name}++");
                page.braced(self, &head, body);
            }
            Stmt::Among(name, of, body) => {
                let of: Vec<String> = of.iter().map(IBig::to_string).collect();
                page.braced(self, &format!("for _, {name} := range []Num{{{}}}", of.join(", ")), body);
            }
            Stmt::Each(list, names, body) => match &**names {
                [one] if self.types.arity == 1 => {
                    page.braced(self, &format!("for _, {one} := range {list}"), body)
                }
                several => {
                    page.line(&format!("for _, component := range {list} {{"));
                    page.inside(|page| {
                        for (place, name) in several.iter().enumerate() {
                            page.line(&format!("var {name} Num = component[{place}]"));
                        }
                        page.statements(self, body);
                    });
                    page.line("}");
                }
            },
            Stmt::Block(about, body) => {
                if !about.is_empty() {
                    page.line(&format!("// {about}"));
                }
                page.braced(self, "", body);
            }
            Stmt::Is(of) => page.line(&format!("return {}", condition(self, of, Bound::Loose))),
            Stmt::Gives(of) => page.line(&format!("return {}", loose(of))),
            Stmt::Fail(why) => page.line(&format!("panic(\"{why}\")")),
            Stmt::Option(left) => self.option(page, left),
            Stmt::Stop => page.line("return false"),
            Stmt::Leave => page.line("return"),
            Stmt::Mark(of) => page.line(&format!("mark({})", loose(of))),
            Stmt::Fill(at) => {
                let at: Vec<String> = at.iter().map(loose).collect();
                results::fill(page, &at.join(", "));
            }
        }
    }
}

/// Asks about what a move leaves, and ends the search if that was looked for.
fn ask(page: &mut Page) {
    page.line("if found(after) {");
    page.inside(|page| page.line("return true"));
    page.line("}");
}

fn table(page: &mut Page, table: &Table) {
    let upper = table.name.to_ascii_uppercase();
    page.lines(&format!(
        "\n// Automaton {}: next state for each state and column of digits; -1 for none.",
        table.about
    ));
    page.line(&format!("var {upper}_NEXT = [][]int{{"));
    page.inside(|page| {
        for row in &table.next {
            let row: Vec<String> = row.iter().map(i64::to_string).collect();
            page.line(&format!("{{{}}},", row.join(", ")));
        }
    });
    page.line("}");
    let accepting: Vec<&str> =
        table.accepting.iter().map(|&accepts| if accepts { "true" } else { "false" }).collect();
    page.line(&format!("var {upper}_ACCEPTS = []bool{{{}}}", accepting.join(", ")));
    let (names, words) = (table.names(), table.digits());
    let given: Vec<String> = names.iter().map(|name| format!("{name} Num")).collect();
    page.lines(&format!("\nfunc {}({}) bool {{", table.name, given.join(", ")));
    page.inside(|page| {
        page.line(&format!(
            "return accepts({upper}_NEXT, {upper}_ACCEPTS, {}, {})",
            table.most + 1,
            words.join(", ")
        ));
    });
    page.line("}");
}
