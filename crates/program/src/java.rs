//! Java 17: integers of 64 bits, whose overflow ends the program.

mod driver;
mod helpers;
mod main;
mod results;
mod types;

use super::layout::Layout;
use super::names;
use super::tree::{Alike, Function, Given, Gives, Int, Left, Piece, Program, Stmt, Table, left_of};
use super::write::{Bound, Page, Syntax, condition, ends, folded, int};
use dashu_int::IBig;
use types::Types;

/// Name in commands and data.
pub(super) const NAME: &str = "java";
/// `true` if its integers have any size.
pub(super) const UNBOUNDED: bool = false;
/// Simple steps of about a second.
pub(super) const STEPS: u64 = 150_000_000;

/// Numbers of a list that is written as an array; longer ones are strings, since a class initialises few numbers.
const FEW: usize = 100;
/// Numbers of each of these strings.
const CHUNK: usize = 1_000;

/// The function that reads long lists.
const NUMBERS: &str = "
// The numbers in some strings.
static long[] numbers(String... texts) {
    return java.util.Arrays.stream(String.join(\" \", texts).split(\" \")).mapToLong(Long::parseLong).toArray();
}";

struct Java {
    unordered: bool,
    repeats: bool,
    types: Types,
}

/// Names that the texts of a game declare.
const OWN: [&str; 21] = [
    "Found",
    "UPTO",
    "add_winning",
    "compute",
    "found",
    "index_of",
    "joined",
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
    "with",
];

/// All names that the text of a game declares.
fn own(program: &Program) -> Vec<String> {
    program.own(&OWN)
}

/// The program.
pub(super) fn text(programs: &[&Program], header: &[String], layout: Option<&Layout>) -> String {
    let mut page = Page::default();
    // An escape is read in comments too.
    header.iter().for_each(|line| page.line(&format!("// {}", line.replace("\\u", "\\\\u"))));
    page.lines(
        "// Numbers beyond 2^63 - 1 end the program with a message.\n\nimport static java.lang.Math.*;\n",
    );
    page.line("public class Main {");
    page.inside(|page| members(page, programs, layout));
    page.line("}");
    page.text
}

fn members(page: &mut Page, programs: &[&Program], layout: Option<&Layout>) {
    let is_long = |program: &&&Program| {
        program.arrays.iter().chain(&program.lists).any(|(_, list)| list.len() > FEW)
            || program.tables.iter().any(|table| table.next.iter().flatten().count() > FEW)
    };
    if programs.iter().find(is_long).is_some() {
        page.lines(NUMBERS);
    }
    super::helpers(programs).into_iter().for_each(|helper| page.lines(helpers::text(helper)));
    let games = super::endings(programs, layout);
    for (program, ending) in &games {
        page.ended((ending, &own(program), "//"), |page| Java::of(program).game(page, program, layout));
    }
    if let Some(layout) = layout {
        main::main(page, &games, layout);
    }
}

impl Java {
    fn of(program: &Program) -> Java {
        let types = Types::of(program.kind);
        Java { unordered: program.unordered, repeats: program.repeats, types }
    }

    /// The values and moves of a game.
    fn game(&self, page: &mut Page, program: &Program, layout: Option<&Layout>) {
        for (name, list) in program.arrays.iter().chain(&program.lists) {
            page.lines(&format!("\nstatic final long[] {name} = {};", listed(list)));
        }
        program.tables.iter().for_each(|table| self::table(page, table));
        if let Some(computed) = &program.computed {
            results::before(page, computed);
            self.function(page, &computed.mark);
            results::after(page, self, computed);
        }
        if program.functions.iter().any(|function| function.gives == Gives::Moves) {
            page.lines(&format!(
                "\n// Asked about each position that a move leaves.\ninterface Found {{\n    boolean test({} after);\n}}",
                self.types.left()
            ));
        }
        program.functions.iter().for_each(|function| self.function(page, function));
        page.lines(&driver::text(self.types, program, layout));
    }

    fn given(&self, of: &Given) -> String {
        match of {
            Given::Number(name) => format!("long {name}"),
            Given::List(name) => format!("{} {name}", self.types.heaps()),
            Given::Row(name) => format!("long[] {name}"),
        }
    }

    fn function(&self, page: &mut Page, function: &Function) {
        let mut all: Vec<String> = function.given.iter().map(|given| self.given(given)).collect();
        page.lines(&format!("\n// {}", function.about));
        if function.gives == Gives::Moves {
            page.line("// Asks `found` about each until it returns `true`.");
            all.push("Found found".into());
        }
        let gives = match function.gives {
            Gives::Number => "long",
            Gives::Marks => "void",
            Gives::Truth | Gives::Moves => "boolean",
        };
        page.line(&format!("static {gives} {}({}) {{", function.name, all.join(", ")));
        page.inside(|page| {
            if let Some(left) = left_of(&function.body).filter(|_| self.repeats) {
                let of = match left {
                    Left::One(_) if self.types.arity == 1 => "Long",
                    _ => "String",
                };
                page.line("// Several ways may make the same move.");
                page.line(&format!("java.util.Set<{of}> seen = new java.util.HashSet<>();"));
            }
            page.statements(self, &function.body);
            if function.gives == Gives::Moves && !ends(&function.body) {
                page.line("return false;");
            }
        });
        page.line("}");
    }

    /// A component, where its type is known.
    fn plain(&self, ints: &[Int]) -> String {
        let ints: Vec<String> = ints.iter().map(|of| int(self, of, Bound::Loose)).collect();
        match (&*ints, self.types.arity) {
            ([one], 1) => one.clone(),
            (several, _) => format!("{{{}}}", several.join(", ")),
        }
    }

    /// A component.
    fn made(&self, ints: &[Int]) -> String {
        let plain = self.plain(ints);
        if self.types.arity == 1 { plain } else { format!("new long[] {plain}") }
    }

    fn option(&self, page: &mut Page, left: &Left) {
        let loose = |of: &Int| int(self, of, Bound::Loose);
        let key = match left {
            Left::One(_) if self.types.arity == 1 => "after",
            Left::Several(_) => "key(after)",
            Left::One(_) | Left::Row(_) => "java.util.Arrays.toString(after)",
        };
        page.line("{");
        page.inside(|page| {
            match left {
                Left::One(ints) => {
                    page.line(&format!("{} after = {};", self.types.component(), self.made(ints)))
                }
                Left::Several(parts) if parts.iter().all(|alike| alike.copies.is_none()) => {
                    let parts: Vec<String> = parts.iter().map(|alike| self.plain(&alike.component)).collect();
                    page.line(&format!("{} after = {{{}}};", self.types.heaps(), parts.join(", ")));
                }
                Left::Several(parts) => {
                    page.line(&format!("{} after = {{}};", self.types.heaps()));
                    for Alike { copies, component } in parts {
                        let copies = copies.as_ref().map_or("1".into(), loose);
                        page.line(&format!("after = with(after, {copies}, {});", self.made(component)));
                    }
                }
                Left::Row(pieces) => {
                    page.line("long[] after = {};");
                    for piece in pieces {
                        page.line(&match piece {
                            Piece::Number(number) => format!("after = with(after, 1, {});", loose(number)),
                            Piece::Slice(from, to) => {
                                format!("after = joined(after, row, {}, {});", loose(from), loose(to))
                            }
                        });
                    }
                    if self.unordered {
                        page.line("java.util.Arrays.sort(after);");
                    }
                }
            }
            let first = if self.repeats { format!("seen.add({key}) && ") } else { String::new() };
            page.line(&format!("if ({first}found.test(after)) return true;"));
        });
        page.line("}");
    }
}

/// Numbers of a list.
fn listed(list: &[IBig]) -> String {
    if list.len() > FEW {
        let text = |chunk: &[IBig]| {
            format!("\"{}\"", chunk.iter().map(IBig::to_string).collect::<Vec<_>>().join(" "))
        };
        return format!("numbers({})", list.chunks(CHUNK).map(text).collect::<Vec<_>>().join(", "));
    }
    format!("{{{}}}", list.iter().map(spelled).collect::<Vec<_>>().join(", "))
}

fn spelled(of: &IBig) -> String {
    if i32::try_from(of).is_ok() { of.to_string() } else { format!("{of}L") }
}

impl Syntax for Java {
    fn number(&self, of: &IBig) -> String {
        spelled(of)
    }

    fn checked(&self, of: &Int) -> Option<String> {
        let (function, a, b) = match of {
            Int::Add(a, b) => ("addExact", a, b),
            Int::Subtract(a, b) => ("subtractExact", a, b),
            Int::Multiply(a, b) => ("multiplyExact", a, b),
            _ => return None,
        };
        // Two integers of 32 bits would have such a result.
        let first = match &**a {
            Int::Number(number) if i32::try_from(number).is_ok() => format!("{number}L"),
            other => int(self, other, Bound::Loose),
        };
        Some(format!("{function}({first}, {})", int(self, b, Bound::Loose)))
    }

    fn extreme(&self, most: bool, of: Vec<String>) -> String {
        let name = if most { "max" } else { "min" };
        folded(name, of)
    }

    fn pick(&self, condition: String, yes: String, no: String) -> String {
        format!("({condition} ? {yes} : {no})")
    }

    fn item(&self, list: &str, index: String) -> String {
        format!("{list}[toIntExact({index})]")
    }

    fn length(&self, list: &str) -> String {
        format!("{list}.length")
    }

    fn statement(&self, page: &mut Page, statement: &Stmt) {
        let loose = |of: &Int| int(self, of, Bound::Loose);
        match statement {
            Stmt::Let(name, value) | Stmt::Start(name, value) => {
                page.line(&format!("long {name} = {};", loose(value)));
            }
            Stmt::Set(name, value) => page.line(&format!("{name} = {};", loose(value))),
            Stmt::If(when, body) => {
                page.braced(self, &format!("if ({})", condition(self, when, Bound::Loose)), body);
            }
            Stmt::For(name, from, to, body) => {
                let (from, to) = (loose(from), loose(to));
                let last = names::derived(name, "last");
                let head = format!("for (long {name} = {from}, {last} = {to}; {name} <= {last}; {name}++)");
                page.braced(self, &head, body);
            }
            Stmt::Among(name, of, body) => {
                let of: Vec<String> = of.iter().map(spelled).collect();
                let head = format!("for (long {name} : new long[] {{{}}})", of.join(", "));
                page.braced(self, &head, body);
            }
            Stmt::Each(list, names, body) => match &**names {
                [one] if self.types.arity == 1 => {
                    page.braced(self, &format!("for (long {one} : {list})"), body)
                }
                several => {
                    page.line(&format!("for (long[] component : {list}) {{"));
                    page.inside(|page| {
                        for (place, name) in several.iter().enumerate() {
                            page.line(&format!("long {name} = component[{place}];"));
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
            Stmt::Is(of) => page.line(&format!("return {};", condition(self, of, Bound::Loose))),
            Stmt::Gives(of) => page.line(&format!("return {};", loose(of))),
            Stmt::Fail(why) => page.line(&format!("throw new IllegalStateException(\"{why}\");")),
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
    let next: Vec<IBig> = table.next.iter().flatten().map(|&state| state.into()).collect();
    let accepting: Vec<IBig> = table.accepting.iter().map(|&accepts| u8::from(accepts).into()).collect();
    page.lines(&format!(
        "\n// Automaton {}: next state for each state and column of digits; -1 for none.\n\
         static final long[] {upper}_NEXT = {};\nstatic final long[] {upper}_ACCEPTS = {};",
        table.about,
        listed(&next),
        listed(&accepting)
    ));
    let (names, words) = (table.names(), table.digits());
    let given: Vec<String> = names.iter().map(|name| format!("long {name}")).collect();
    page.lines(&format!("\nstatic boolean {}({}) {{", table.name, given.join(", ")));
    page.inside(|page| {
        page.line(&format!(
            "return accepts({upper}_NEXT, {upper}_ACCEPTS, {}, {});",
            table.most + 1,
            words.join(", ")
        ));
    });
    page.line("}");
}
