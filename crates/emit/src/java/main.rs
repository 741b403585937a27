//! The `main` of a program: fast input and output, and the answers.

use super::types::Types;
use crate::format::{Answer, Cases, What};
use crate::layout::{Layout, Position};
use crate::program::{Kind, Program};
use crate::write::{Page, Syntax};

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
pub(super) fn main(page: &mut Page, (java, types): (&dyn Syntax, Types), program: &Program, layout: &Layout) {
    page.lines(INPUT);
    if layout.moves() {
        page.lines(&left(types, program, layout));
    }
    page.lines("\nstatic void answer(Input input, StringBuilder out) {");
    page.inside(|page| {
        if program.computed.is_some() {
            page.line("compute();");
        }
        page.line(match layout.cases {
            Cases::Counted => "for (long cases = input.number(); cases > 0; cases--) {",
            Cases::End | Cases::Until(_) => "while (input.more()) {",
        });
        page.inside(|page| {
            read(page, (java, types), layout);
            let given = given(page, types, program, layout);
            layout.answers.iter().for_each(|answer| self::answer(page, types, program, (answer, &given)));
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
fn read(page: &mut Page, (java, types): (&dyn Syntax, Types), layout: &Layout) {
    let until: &[u64] = if let Cases::Until(numbers) = &layout.cases { numbers } else { &[] };
    let mut ended: Vec<String> = vec![];
    for (place, what) in layout.reads.iter().enumerate() {
        match what {
            What::Number(name) => page.line(&format!("long {name} = input.number();")),
            What::List { names, count } => list(page, types, layout, (names, count)),
        }
        if let (Some(end), What::Number(name)) = (until.get(place), what) {
            ended.push(format!("{name} == {end}L"));
            if ended.len() == until.len() {
                page.line(&format!("if ({}) break;", ended.join(" && ")));
            }
        }
    }
    page.statements(java, &layout.derived);
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

fn list(page: &mut Page, types: Types, layout: &Layout, (names, count): (&[String], &str)) {
    let (of, item) = match &layout.position {
        Position::List(numbers) if types.arity > 1 => {
            ("long[][]", format!("new long[] {{{}}}", numbers.join(", ")))
        }
        Position::List(numbers) => ("long[]", numbers.join(", ")),
        _ => ("long[]", names.first().cloned().unwrap_or_default()),
    };
    let size = if of == "long[]" { "" } else { "[]" };
    page.line(&format!("{of} heaps = new long[input.length({count})]{size};"));
    page.line("for (int place = 0; place < heaps.length; place++) {");
    page.inside(|page| {
        names.iter().for_each(|name| page.line(&format!("long {name} = input.number();")));
        page.line(&format!("heaps[place] = {item};"));
    });
    page.line("}");
}

/// Arguments of the functions that answer.
fn given(page: &mut Page, types: Types, program: &Program, layout: &Layout) -> String {
    match (&layout.position, program.kind) {
        (Position::Components(components), Kind::Tuple(_)) => return components.concat().join(", "),
        (Position::Components(components), _) => {
            let one = |numbers: &Vec<String>| match types.arity {
                1 => numbers.join(", "),
                _ => format!("{{{}}}", numbers.join(", ")),
            };
            let all: Vec<String> = components.iter().map(one).collect();
            page.line(&format!("{} heaps = {{{}}};", types.heaps(), all.join(", ")));
        }
        (Position::Row(numbers), _) => {
            page.line(&format!("long[] heaps = {{{}}};", numbers.join(", ")));
            ordered(page, program);
        }
        (Position::RowList(_), _) => ordered(page, program),
        (Position::List(_), _) => {}
    }
    "heaps".into()
}

/// Rows whose order means nothing are kept sorted.
fn ordered(page: &mut Page, program: &Program) {
    if program.unordered {
        page.line("java.util.Arrays.sort(heaps);");
    }
}

fn answer(page: &mut Page, types: Types, program: &Program, (answer, given): (&Answer, &str)) {
    match answer {
        Answer::Words { won, lost, drawn } => {
            let won = match drawn.as_ref().filter(|_| program.draws) {
                Some(drawn) => format!("wins({given}) ? {} : {}", quoted(won), quoted(drawn)),
                None => quoted(won),
            };
            page.line(&format!("out.append(loses({given}) ? {} : {won});", quoted(lost)));
        }
        Answer::Value => {
            let name = if program.valued { "total_value" } else { "value" };
            page.line(&format!("out.append({name}({given}));"));
        }
        Answer::Count => {
            page.line(&format!("out.append(winning_moves({given}, Integer.MAX_VALUE).size());"));
        }
        Answer::Move | Answer::Moves => {
            let most = if *answer == Answer::Move { "1" } else { "Integer.MAX_VALUE" };
            page.line(&format!(
                "for ({} after : winning_moves({given}, {most})) put_left(out, after);",
                types.left()
            ));
            return;
        }
    }
    page.line("out.append('\\n');");
}

/// A function that prints what a move leaves.
fn left(types: Types, program: &Program, layout: &Layout) -> String {
    let put = |from: &str| format!("put_next(out, {from});");
    let component = |name: &str| -> String {
        let all = (0..layout.printed).map(|place| put(&format!("{name}[{place}]")));
        if types.arity == 1 { put(name) } else { all.collect::<Vec<_>>().join(" ") }
    };
    let body = match program.kind {
        Kind::Tuple(_) => component("after"),
        Kind::Sum(_) => format!("for ({} heap : after) {{ {} }}", types.component(), component("heap")),
        Kind::Row => format!("for (long number : after) {{ {} }}", put("number")),
    };
    format!(
        "
static void put_next(StringBuilder out, long number) {{
    if (out.length() > 0 && out.charAt(out.length() - 1) != '\\n') out.append(' ');
    out.append(number);
}}

static void put_left(StringBuilder out, {} after) {{
    {body}
    out.append('\\n');
}}",
        types.left()
    )
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
