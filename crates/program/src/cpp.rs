//! C++17: signed integers of 128 bits, as GCC and Clang have them.

mod driver;
mod helpers;
mod main;
mod results;

use super::layout::Layout;
use super::names;
use super::tree::{Alike, Function, Given, Gives, Int, Left, Piece, Program, Stmt, Table, left_of};
use super::write::{Bound, Page, Syntax, condition, has_word, int};
use dashu_int::IBig;

/// Name in commands and data.
pub(super) const NAME: &str = "cpp";
/// `true` if its integers have any size.
pub(super) const UNBOUNDED: bool = false;
/// Simple steps of about a second.
pub(super) const STEPS: u64 = 300_000_000;

/// Headers of functions alone.
const HEADERS: [&str; 9] = [
    "algorithm",
    "array",
    "cstddef",
    "initializer_list",
    "optional",
    "set",
    "stdexcept",
    "utility",
    "vector",
];
/// Headers of programs with a `main`.
const WITH_MAIN: [&str; 11] = [
    "algorithm",
    "array",
    "climits",
    "cstddef",
    "cstdio",
    "initializer_list",
    "set",
    "stdexcept",
    "string",
    "utility",
    "vector",
];

struct Cpp {
    unordered: bool,
    repeats: bool,
}

/// Names that the texts of a game declare.
const OWN: [&str; 17] = [
    "Component",
    "UPTO",
    "add_winning",
    "compute",
    "found",
    "index_of",
    "loses",
    "mark",
    "mark_options",
    "marked",
    "position",
    "put_left",
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
    header.iter().for_each(|line| page.line(&format!("// {line}")));
    if programs.iter().any(|program| program.computed.is_none()) {
        page.line("// Numbers below 2^56 never overflow.");
    }
    page.line("");
    let names: &[&str] = match layout {
        None => &HEADERS,
        Some(_) => &WITH_MAIN,
    };
    names.iter().for_each(|name| page.line(&format!("#include <{name}>")));
    page.lines(match programs.iter().all(|program| program.is_small()) {
        true => "\nusing Num = long long;",
        false => "\n__extension__ typedef __int128 Num;\n__extension__ typedef unsigned __int128 Wide;",
    });
    super::helpers(programs).into_iter().for_each(|helper| page.lines(helpers::text(helper)));
    let games = super::endings(programs, layout);
    for (program, ending) in &games {
        page.ended((ending, &own(program), "//"), |page| game(page, program, layout));
    }
    if let Some(layout) = layout {
        main::main(&mut page, &games, layout);
    }
    page.text
}

/// The values and moves of a game.
fn game(page: &mut Page, program: &Program, layout: Option<&Layout>) {
    let cpp = Cpp { unordered: program.unordered, repeats: program.repeats };
    page.lines(&match program.kind.arity() {
        1 => "\nusing Component = Num;".to_owned(),
        arity => format!("\nusing Component = std::array<Num, {arity}>;"),
    });
    for (name, list) in program.arrays.iter().chain(&program.lists) {
        let list: Vec<String> = list.iter().map(|number| cpp.number(number)).collect();
        page.lines(&format!("\nconst Num {name}[] = {{{}}};", list.join(", ")));
    }
    program.tables.iter().for_each(|table| self::table(page, table));
    // The function that marks options may call these.
    program.functions.iter().for_each(|function| cpp.function(page, function));
    if let Some(computed) = &program.computed {
        results::before(page, computed);
        cpp.function(page, &computed.mark);
        results::after(page, &cpp, computed);
    }
    page.lines(&driver::text(program, layout));
}

/// Type of the remains of a move.
fn after(left: &Left) -> &'static str {
    match left {
        Left::One(_) => "Component",
        Left::Several(_) => "std::vector<Component>",
        Left::Row(_) => "std::vector<Num>",
    }
}

/// A parameter, without its name if the body does not use it.
fn given(of: &Given, body: &str) -> String {
    let (kind, name) = match of {
        Given::Number(name) => ("Num", name),
        Given::List(name) => ("const std::vector<Component>&", name),
        Given::Row(name) => ("const std::vector<Num>&", name),
    };
    if has_word(body, name) { format!("{kind} {name}") } else { kind.to_owned() }
}

/// A body in which names that are declared and not used are marked.
fn marked(body: &str) -> String {
    let lines: Vec<&str> = body.lines().collect();
    let depth = |line: &str| line.len() - line.trim_start().len();
    let mut text = String::new();
    for (place, line) in lines.iter().enumerate() {
        let bare = line.trim_start();
        let rest = lines[place + 1..].iter();
        let declared = ["const Num ", "for (Num "].iter().find_map(|start| bare.strip_prefix(start));
        let name = declared.and_then(|rest| rest.split_once(' ')).map(|(name, _)| name);
        // A range is walked by a name that its head needs.
        let loops = bare.starts_with("for (");
        let wanted = name.filter(|_| !loops || bare.contains("initializer_list"));
        let within = rest.take_while(|later| depth(later) >= depth(line) + usize::from(loops));
        let unused = wanted.is_some_and(|name| !within.into_iter().any(|later| has_word(later, name)));
        match unused {
            true => {
                text += &line.replacen(
                    if loops { "(Num " } else { "const Num " },
                    if loops { "([[maybe_unused]] Num " } else { "[[maybe_unused]] const Num " },
                    1,
                )
            }
            false => text += line,
        }
        text.push('\n');
    }
    text
}

impl Cpp {
    fn function(&self, page: &mut Page, function: &Function) {
        let body = page.apart(|page| {
            if let Some(left) = left_of(&function.body).filter(|_| self.repeats) {
                page.line("// Several ways may make the same move.");
                page.line(&format!("std::set<{}> seen;", after(left)));
            }
            page.statements(self, &function.body);
            if function.gives == Gives::Moves {
                page.line("return false;");
            }
        });
        let mut all: Vec<String> = function.given.iter().map(|of| given(of, &body)).collect();
        page.lines(&format!("\n// {}", function.about));
        if function.gives == Gives::Moves {
            page.lines("// Calls `found` with each until it returns `true`.\ntemplate <class Found>");
            all.push(format!("Found{}", if has_word(&body, "found") { " found" } else { "" }));
        }
        let gives = match function.gives {
            Gives::Number => "Num",
            Gives::Marks => "void",
            Gives::Truth | Gives::Moves => "bool",
        };
        page.line(&format!("{gives} {}({}) {{", function.name, all.join(", ")));
        page.text.push_str(&marked(&body));
        page.line("}");
    }

    fn component(&self, ints: &[Int]) -> String {
        let ints: Vec<String> = ints.iter().map(|of| int(self, of, Bound::Loose)).collect();
        format!("Component{{{}}}", ints.join(", "))
    }

    /// Declares `parts`, the components that a move leaves.
    fn parts(&self, page: &mut Page, parts: &[Alike]) {
        if parts.iter().all(|alike| alike.copies.is_none()) {
            let parts: Vec<String> = parts.iter().map(|alike| self.component(&alike.component)).collect();
            page.line(&format!("const std::vector<Component> parts{{{}}};", parts.join(", ")));
            return;
        }
        page.line("std::vector<Component> parts;");
        for alike in parts {
            let one = self.component(&alike.component);
            page.line(&match &alike.copies {
                Some(copies) => {
                    let copies = int(self, copies, Bound::Loose);
                    format!("parts.insert(parts.end(), std::size_t({copies}), {one});")
                }
                None => format!("parts.push_back({one});"),
            });
        }
    }

    fn option(&self, page: &mut Page, left: &Left) {
        let loose = |of: &Int| int(self, of, Bound::Loose);
        match left {
            Left::One(ints) => {
                let component = self.component(ints);
                let first =
                    if self.repeats { format!("seen.insert({component}).second && ") } else { String::new() };
                page.line(&format!("if ({first}found({component})) return true;"));
            }
            Left::Several(parts) if self.repeats || parts.iter().any(|alike| alike.copies.is_some()) => {
                page.line("{");
                page.inside(|page| {
                    self.parts(page, parts);
                    if !self.repeats {
                        page.line("if (found(parts)) return true;");
                        return;
                    }
                    page.line("std::vector<Component> sorted = parts;");
                    page.line("std::sort(sorted.begin(), sorted.end());");
                    page.line("if (seen.insert(sorted).second && found(parts)) return true;");
                });
                page.line("}");
            }
            Left::Several(parts) => {
                let parts: Vec<String> = parts.iter().map(|alike| self.component(&alike.component)).collect();
                page.line(&format!(
                    "if (found(std::vector<Component>{{{}}})) return true;",
                    parts.join(", ")
                ));
            }
            Left::Row(pieces) => {
                page.line("std::vector<Num> after;");
                for piece in pieces {
                    page.line(&match piece {
                        Piece::Number(number) => format!("after.push_back({});", loose(number)),
                        Piece::Slice(from, to) => {
                            let at = |of: &Int| format!("row.begin() + std::ptrdiff_t({})", loose(of));
                            format!("after.insert(after.end(), {}, {});", at(from), at(to))
                        }
                    });
                }
                if self.unordered {
                    page.line("std::sort(after.begin(), after.end());");
                }
                page.line(match self.repeats {
                    true => "if (seen.insert(after).second && found(after)) return true;",
                    false => "if (found(after)) return true;",
                });
            }
        }
    }
}

impl Syntax for Cpp {
    fn number(&self, of: &IBig) -> String {
        if i32::try_from(of).is_ok() { of.to_string() } else { format!("{of}LL") }
    }

    fn extreme(&self, most: bool, of: Vec<String>) -> String {
        match (&*of, most) {
            ([one], _) => one.clone(),
            (_, true) => format!("std::max<Num>({{{}}})", of.join(", ")),
            (_, false) => format!("std::min<Num>({{{}}})", of.join(", ")),
        }
    }

    fn pick(&self, condition: String, yes: String, no: String) -> String {
        format!("({condition} ? Num({yes}) : Num({no}))")
    }

    fn item(&self, list: &str, index: String) -> String {
        format!("{list}[std::size_t({index})]")
    }

    fn length(&self, list: &str) -> String {
        format!("Num({list}.size())")
    }

    fn statement(&self, page: &mut Page, statement: &Stmt) {
        let loose = |of: &Int| int(self, of, Bound::Loose);
        match statement {
            Stmt::Let(name, value) => page.line(&format!("const Num {name} = {};", loose(value))),
            Stmt::Start(name, value) => page.line(&format!("Num {name} = {};", loose(value))),
            Stmt::Set(name, value) => page.line(&format!("{name} = {};", loose(value))),
            Stmt::If(when, body) => {
                page.braced(self, &format!("if ({})", condition(self, when, Bound::Loose)), body);
            }
            Stmt::For(name, from, to, body) => {
                let (from, to) = (loose(from), loose(to));
                let last = names::derived(name, "last");
                let head = format!("for (Num {name} = {from}, {last} = {to}; {name} <= {last}; {name}++)");
                page.braced(self, &head, body);
            }
            Stmt::Among(name, of, body) => {
                let of: Vec<String> = of.iter().map(|number| self.number(number)).collect();
                let head = format!("for (Num {name} : std::initializer_list<Num>{{{}}})", of.join(", "));
                page.braced(self, &head, body);
            }
            Stmt::Each(list, names, body) => {
                let head = match &**names {
                    [one] => format!("for (Num {one} : {list})"),
                    several => format!("for (const auto& [{}] : {list})", several.join(", ")),
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
            Stmt::Fail(why) => page.line(&format!("throw std::domain_error(\"{why}\");")),
            Stmt::Option(left) => self.option(page, left),
            Stmt::Stop => page.line("return false;"),
            Stmt::Leave => page.line("return;"),
            Stmt::Mark(of) => page.line(&format!("mark({});", loose(of))),
            Stmt::Fill(at) => {
                let at: Vec<String> = at.iter().map(loose).collect();
                results::fill(page, &at.join(", "));
            }
        }
    }
}

fn table(page: &mut Page, table: &Table) {
    let upper = table.name.to_ascii_uppercase();
    page.lines(&format!(
        "\n// Automaton {}: next state for each state and column of digits; -1 for none.",
        table.about
    ));
    page.line(&format!("const std::vector<std::vector<int>> {upper}_NEXT = {{"));
    page.inside(|page| {
        for row in &table.next {
            let row: Vec<String> = row.iter().map(i64::to_string).collect();
            page.line(&format!("{{{}}},", row.join(", ")));
        }
    });
    page.line("};");
    let accepting: Vec<&str> =
        table.accepting.iter().map(|&accepts| if accepts { "true" } else { "false" }).collect();
    page.line(&format!("const std::vector<bool> {upper}_ACCEPTS = {{{}}};", accepting.join(", ")));
    let (names, words) = (table.names(), table.digits());
    let given: Vec<String> = names.iter().map(|name| format!("Num {name}")).collect();
    page.lines(&format!("\nbool {}({}) {{", table.name, given.join(", ")));
    page.inside(|page| {
        page.line(&format!(
            "return accepts({upper}_NEXT, {upper}_ACCEPTS, {}, {{{}}});",
            table.most + 1,
            words.join(", ")
        ));
    });
    page.line("}");
}
