//! The `main` of a program: fast input and output, and the answers.

use super::types::Types;
use super::{Java, own};
use crate::format::{Answer, Cases, What};
use crate::layout::{Layout, Position, Summand};
use crate::names::Ending;
use crate::tree::{Kind, Program};
use crate::write::Page;

const INPUT: &str = "
// The input, read at once.
static class Input {
    final byte[] text;
    int at = 0;

    Input(byte[] text) {
        this.text = text;
    }

    boolean more() {
        while (at < text.length && text[at] >= 0 && text[at] <= ' ') at++;
        return at < text.length;
    }

    long number() {
        if (!more()) throw new IllegalArgumentException(\"the input ends within a case\");
        long number = 0;
        for (; at < text.length && (text[at] < 0 || text[at] > ' '); at++) {
            int digit = text[at] - '0';
            if (digit < 0 || digit > 9) throw new IllegalArgumentException(\"the input has a word that is no natural number\");
            if (number > (Long.MAX_VALUE - digit) / 10) throw new ArithmeticException(\"a number is larger than 2^63 - 1\");
            number = 10 * number + digit;
        }
        return number;
    }

    // The length of a list that follows.
    int length(long count) {
        if (count > text.length) throw new IllegalArgumentException(\"the input ends within a case\");
        return (int) count;
    }
}";

/// Writes it.
pub(super) fn main(page: &mut Page, games: &[(&Program, Ending)], layout: &Layout) {
    page.lines(INPUT);
    if layout.moves() {
        page.lines(NEXT);
        page.lines(if games.len() > 1 { PLUS } else { "" });
        for ((program, ending), summand) in games.iter().zip(&layout.summands) {
            page.ended((ending, &own(program), "//"), |page| page.lines(&left(program, summand)));
        }
    }
    page.lines("\nstatic void answer(Input input, StringBuilder out) {");
    page.inside(|page| {
        for (_, ending) in games.iter().filter(|(program, _)| program.computed.is_some()) {
            page.line(&format!("{}();", ending.name("compute")));
        }
        page.line(match layout.cases {
            Cases::Counted => "for (long cases = input.number(); cases > 0; cases--) {",
            Cases::End | Cases::Until(_) => "while (input.more()) {",
        });
        page.inside(|page| {
            read(page, layout);
            let both = games.iter().zip(&layout.summands);
            let all: Vec<Played> = both.map(|(game, summand)| Played::of(game, summand, page)).collect();
            if let [_, _, ..] = &*all {
                let values: Vec<String> = all.iter().map(Played::value).collect();
                page.line(&format!("long total = {};", values.join(" ^ ")));
            }
            layout.answers.iter().for_each(|answer| self::answer(page, &all, answer));
        });
        page.line("}");
    });
    page.lines(
        "}

public static void main(String[] arguments) throws java.io.IOException {
    StringBuilder out = new StringBuilder();
    int status = 0;
    try {
        answer(new Input(System.in.readAllBytes()), out);
    } catch (RuntimeException wrong) {
        System.err.println(wrong.getMessage());
        status = 1;
    }
    System.out.write(out.toString().getBytes(java.nio.charset.StandardCharsets.UTF_8));
    System.out.flush();
    System.exit(status);
}",
    );
}

/// Reads the numbers of a case.
fn read(page: &mut Page, layout: &Layout) {
    let until: &[u64] = if let Cases::Until(numbers) = &layout.cases { numbers } else { &[] };
    let mut ended: Vec<String> = vec![];
    for (place, what) in layout.reads.iter().enumerate() {
        match what {
            What::Number(name) => page.line(&format!("long {name} = input.number();")),
            What::List { names, count } => list(page, layout, names, count),
        }
        if let (Some(end), What::Number(name)) = (until.get(place), what) {
            ended.push(format!("{name} == {end}L"));
            if ended.len() == until.len() {
                page.line(&format!("if ({}) break;", ended.join(" && ")));
            }
        }
    }
    let java = Java { unordered: false, repeats: false, types: Types::of(Kind::Row) };
    page.statements(&java, &layout.derived);
    for bounds in &layout.bounds {
        let word = |bound: &dashu_int::UBig| i64::try_from(bound).unwrap_or(i64::MAX);
        let least = bounds.least.iter().map(|least| format!("{} < {}L", bounds.name, word(least)));
        let most = bounds.most.iter().map(|most| format!("{} > {}L", bounds.name, word(most)));
        let outside: Vec<String> = least.chain(most).collect();
        if !outside.is_empty() {
            page.line(&format!(
                "if ({}) throw new IllegalArgumentException(\"a number is out of its range\");",
                outside.join(" || ")
            ));
        }
    }
}

fn list(page: &mut Page, layout: &Layout, names: &[String], count: &str) {
    let Some((_, Summand { position, ending, .. })) = layout.owner(names) else { return };
    let (of, item) = match position {
        Position::List(numbers) if numbers.len() > 1 => {
            ("long[][]", format!("new long[] {{{}}}", numbers.join(", ")))
        }
        Position::List(numbers) => ("long[]", numbers.join(", ")),
        _ => ("long[]", names.first().cloned().unwrap_or_default()),
    };
    let heaps = ending.name("heaps");
    let size = if of == "long[]" { "" } else { "[]" };
    page.line(&format!("{of} {heaps} = new long[input.length({count})]{size};"));
    page.line(&format!("for (int place = 0; place < {heaps}.length; place++) {{"));
    page.inside(|page| {
        names.iter().for_each(|name| page.line(&format!("long {name} = input.number();")));
        page.line(&format!("{heaps}[place] = {item};"));
    });
    page.line("}");
}

/// A game of a position that was read.
struct Played<'a> {
    program: &'a Program,
    ending: &'a Ending,
    /// Arguments of the functions that answer.
    given: String,
}

impl<'a> Played<'a> {
    fn of((program, ending): &'a (&'a Program, Ending), summand: &Summand, page: &mut Page) -> Played<'a> {
        let (types, heaps) = (Types::of(program.kind), ending.name("heaps"));
        let given = match (&summand.position, program.kind) {
            (Position::Components(components), Kind::Tuple(_)) => components.concat().join(", "),
            (Position::Components(components), _) => {
                let one = |numbers: &Vec<String>| match types.arity {
                    1 => numbers.join(", "),
                    _ => format!("{{{}}}", numbers.join(", ")),
                };
                let all: Vec<String> = components.iter().map(one).collect();
                page.line(&format!("{} {heaps} = {{{}}};", types.heaps(), all.join(", ")));
                heaps
            }
            (Position::Row(numbers), _) => {
                page.line(&format!("long[] {heaps} = {{{}}};", numbers.join(", ")));
                ordered(page, program, heaps)
            }
            (Position::RowList(_), _) => ordered(page, program, heaps),
            (Position::List(_), _) => heaps,
        };
        Played { program, ending, given }
    }

    /// Its nim-value.
    fn value(&self) -> String {
        format!("{}({})", self.ending.name(self.program.whole_value()), self.given)
    }

    /// The winning moves in it, beside others.
    fn winning(&self, alone: bool, most: &str) -> String {
        let others = match (self.program.valued, alone) {
            (true, true) => "0, ".to_owned(),
            (true, false) => format!("total ^ {}, ", self.value()),
            (false, _) => String::new(),
        };
        format!("{}({}, {others}{most})", self.ending.name("winning_moves"), self.given)
    }
}

/// Rows whose order means nothing are kept sorted.
fn ordered(page: &mut Page, program: &Program, heaps: String) -> String {
    if program.unordered {
        page.line(&format!("java.util.Arrays.sort({heaps});"));
    }
    heaps
}

fn answer(page: &mut Page, all: &[Played], answer: &Answer) {
    let alone = all.len() == 1;
    let Some(first) = all.first() else { return };
    let given = &first.given;
    match answer {
        Answer::Words { won, lost, drawn } => {
            let won = match drawn.as_ref().filter(|_| first.program.draws) {
                Some(drawn) => format!("wins({given}) ? {} : {}", quoted(won), quoted(drawn)),
                None => quoted(won),
            };
            let loses = if alone { format!("loses({given})") } else { "total == 0".into() };
            page.line(&format!("out.append({loses} ? {} : {won});", quoted(lost)));
        }
        Answer::Value => {
            page.line(&format!("out.append({});", if alone { first.value() } else { "total".into() }));
        }
        Answer::Count => {
            let size = |played: &Played| played.winning(alone, "Integer.MAX_VALUE") + ".size()";
            let sizes: Vec<String> = all.iter().map(size).collect();
            page.line(&format!("out.append({});", sizes.join(" + ")));
        }
        Answer::Move | Answer::Moves => {
            let most = if *answer == Answer::Move { "1" } else { "Integer.MAX_VALUE" };
            page.line("{");
            page.inside(|page| {
                page.line(&format!("int most = {most};"));
                (0..all.len()).for_each(|place| winning(page, all, place));
            });
            page.line("}");
            return;
        }
    }
    page.line("out.append('\\n');");
}

/// Prints what winning moves in a game leave of the whole position.
fn winning(page: &mut Page, all: &[Played], place: usize) {
    let of = Types::of(all[place].program.kind).left();
    page.line(&format!("for ({of} after : {}) {{", all[place].winning(all.len() == 1, "most")));
    page.inside(|page| {
        for (other, played) in all.iter().enumerate() {
            if other > 0 {
                page.line("put_plus(out);");
            }
            let left = if other == place { "after" } else { &played.given };
            page.line(&format!("{}(out, {left});", played.ending.name("put_left")));
        }
        page.line("out.append('\\n');");
        if place + 1 < all.len() {
            page.line("most--;");
        }
    });
    page.line("}");
}

const NEXT: &str = "
static void put_next(StringBuilder out, long number) {
    if (out.length() > 0 && out.charAt(out.length() - 1) != '\\n') out.append(' ');
    out.append(number);
}";

const PLUS: &str = "
// A plus between the games of a sum.
static void put_plus(StringBuilder out) {
    if (out.length() > 0 && out.charAt(out.length() - 1) != '\\n') out.append(' ');
    out.append('+');
}";

/// A function that prints what a move leaves.
fn left(program: &Program, summand: &Summand) -> String {
    let types = Types::of(program.kind);
    let put = |from: &str| format!("put_next(out, {from});");
    let component = |name: &str| -> String {
        let all = (0..summand.printed).map(|place| put(&format!("{name}[{place}]")));
        if types.arity == 1 { put(name) } else { all.collect::<Vec<_>>().join(" ") }
    };
    let body = match program.kind {
        Kind::Tuple(_) => component("after"),
        Kind::Sum(_) => format!("for ({} heap : after) {{ {} }}", types.component(), component("heap")),
        Kind::Row => format!("for (long number : after) {{ {} }}", put("number")),
    };
    format!("\nstatic void put_left(StringBuilder out, {} after) {{\n    {body}\n}}", types.left())
}

/// A word in quotes; letters beyond ASCII as escapes, since compilers differ in the encoding that they expect.
fn quoted(word: &str) -> String {
    let mut text = String::from("\"");
    for unit in word.encode_utf16() {
        match u8::try_from(unit) {
            Ok(sign @ (b'\\' | b'"')) => text.extend(['\\', char::from(sign)]),
            Ok(sign @ 32..=126) => text.push(char::from(sign)),
            _ => text += &format!("\\u{unit:04x}"),
        }
    }
    text + "\""
}
