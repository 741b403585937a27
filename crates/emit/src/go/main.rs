//! The `main` of a program: fast input and output, and the answers.

use super::types::{Types, used};
use crate::format::{Answer, Cases, What};
use crate::layout::{Layout, Position};
use crate::program::{Kind, Program};
use crate::write::{Page, Syntax};

const INPUT: &str = "
// The input, read at once.
type Input struct {
    text []byte
    at   int
}

func (input *Input) more() bool {
    for input.at < len(input.text) && input.text[input.at] <= ' ' {
        input.at++
    }
    return input.at < len(input.text)
}

func (input *Input) number() Num {
    if !input.more() {
        panic(\"the input ends within a case\")
    }
    const largest = 1<<63 - 1
    var number Num
    for ; input.at < len(input.text) && input.text[input.at] > ' '; input.at++ {
        digit := Num(input.text[input.at]) - '0'
        if digit < 0 || digit > 9 {
            panic(\"the input has a word that is no natural number\")
        }
        if number > (largest-digit)/10 {
            panic(\"a number is larger than 2^63 - 1\")
        }
        number = 10*number + digit
    }
    return number
}";

/// Writes it.
pub(super) fn main(page: &mut Page, (go, types): (&dyn Syntax, Types), program: &Program, layout: &Layout) {
    page.lines(INPUT);
    if layout.moves() {
        page.lines(&left(types, program, layout));
    }
    page.lines("\nfunc answer(input *Input, out *[]byte) {");
    let body = page.apart(|page| {
        if program.computed.is_some() {
            page.line("compute()");
        }
        page.line(match layout.cases {
            Cases::Counted => "for cases := input.number(); cases > 0; cases-- {",
            Cases::End | Cases::Until(_) => "for input.more() {",
        });
        page.inside(|page| {
            read(page, go, layout);
            let given = given(page, program, layout);
            layout.answers.iter().for_each(|answer| self::answer(page, program, answer, &given));
        });
        page.line("}");
    });
    page.text.push_str(&used(&body));
    page.lines(
        "}

// Answers as far as possible, and what is wrong.
func answered(input *Input) (out []byte, wrong any) {
    defer func() { wrong = recover() }()
    answer(input, &out)
    return out, nil
}

func main() {
    text, unread := io.ReadAll(os.Stdin)
    out, wrong := answered(&Input{text: text})
    if unread != nil {
        wrong = unread
    }
    os.Stdout.Write(out)
    if wrong != nil {
        fmt.Fprintln(os.Stderr, wrong)
        os.Exit(1)
    }
}",
    );
}

/// Reads the numbers of a case.
fn read(page: &mut Page, go: &dyn Syntax, layout: &Layout) {
    let until: &[u64] = if let Cases::Until(numbers) = &layout.cases { numbers } else { &[] };
    let mut ended: Vec<String> = vec![];
    for (place, what) in layout.reads.iter().enumerate() {
        match what {
            What::Number(name) => page.line(&format!("var {name} Num = input.number()")),
            What::List { names, count } => list(page, layout, names, count),
        }
        if let (Some(end), What::Number(name)) = (until.get(place), what) {
            ended.push(format!("{name} == {end}"));
            if ended.len() == until.len() {
                page.line(&format!("if {} {{", ended.join(" && ")));
                page.inside(|page| page.line("break"));
                page.line("}");
            }
        }
    }
    page.statements(go, &layout.derived);
    for bounds in &layout.bounds {
        let word = |bound: &dashu_int::UBig| i64::try_from(bound).unwrap_or(i64::MAX);
        let least = bounds.least.iter().map(|least| format!("{} < {}", bounds.name, word(least)));
        let most = bounds.most.iter().map(|most| format!("{} > {}", bounds.name, word(most)));
        let outside: Vec<String> = least.chain(most).collect();
        if !outside.is_empty() {
            page.line(&format!("if {} {{", outside.join(" || ")));
            page.inside(|page| page.line("panic(\"a number is out of its range\")"));
            page.line("}");
        }
    }
}

fn list(page: &mut Page, layout: &Layout, names: &[String], count: &str) {
    let (of, item) = match &layout.position {
        Position::List(numbers) => ("Component", component(numbers)),
        _ => ("Num", names.first().cloned().unwrap_or_default()),
    };
    page.line(&format!("heaps := []{of}{{}}"));
    page.line(&format!("for left := {count}; left > 0; left-- {{"));
    page.inside(|page| {
        names.iter().for_each(|name| page.line(&format!("var {name} Num = input.number()")));
        page.line(&format!("heaps = append(heaps, {item})"));
    });
    page.line("}");
}

fn component(numbers: &[String]) -> String {
    match numbers {
        [one] => one.clone(),
        several => format!("Component{{{}}}", several.join(", ")),
    }
}

/// Arguments of the functions that answer.
fn given(page: &mut Page, program: &Program, layout: &Layout) -> String {
    match (&layout.position, program.kind) {
        (Position::Components(components), Kind::Tuple(_)) => return components.concat().join(", "),
        (Position::Components(components), _) => {
            let all: Vec<String> = components.iter().map(|numbers| component(numbers)).collect();
            page.line(&format!("heaps := []Component{{{}}}", all.join(", ")));
        }
        (Position::Row(numbers), _) => {
            page.line(&format!("heaps := []Num{{{}}}", numbers.join(", ")));
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
        page.line("sort.Slice(heaps, func(i, j int) bool { return heaps[i] < heaps[j] })");
    }
}

fn answer(page: &mut Page, program: &Program, answer: &Answer, given: &str) {
    let print = |page: &mut Page, word: &str| {
        page.line(&format!("*out = append(*out, {}...)", quoted(&format!("{word}\n"))));
    };
    match answer {
        Answer::Words { won, lost, drawn } => {
            page.line(&format!("if loses({given}) {{"));
            page.inside(|page| print(page, lost));
            if let Some(drawn) = drawn.as_ref().filter(|_| program.draws) {
                page.line(&format!("}} else if !wins({given}) {{"));
                page.inside(|page| print(page, drawn));
            }
            page.line("} else {");
            page.inside(|page| print(page, won));
            page.line("}");
        }
        Answer::Value => {
            let name = if program.valued { "total_value" } else { "value" };
            page.line(&format!("*out = append(strconv.AppendInt(*out, {name}({given}), 10), '\\n')"));
        }
        Answer::Count => {
            page.line(&format!(
                "*out = append(strconv.AppendInt(*out, Num(len(winning_moves({given}, 1<<31-1))), 10), '\\n')"
            ));
        }
        Answer::Move | Answer::Moves => {
            let most = if *answer == Answer::Move { "1" } else { "1<<31-1" };
            page.line(&format!("for _, after := range winning_moves({given}, {most}) {{"));
            page.inside(|page| page.line("put_left(out, after)"));
            page.line("}");
        }
    }
}

/// A function that prints what a move leaves.
fn left(types: Types, program: &Program, layout: &Layout) -> String {
    let put = |from: &str| format!("put_next(out, {from})");
    let component = |name: &str| -> Vec<String> {
        let all = (0..layout.printed).map(|place| put(&format!("{name}[{place}]")));
        if types.arity == 1 { vec![put(name)] } else { all.collect() }
    };
    let body = match program.kind {
        Kind::Tuple(_) => component("after").join("\n    "),
        Kind::Sum(_) => {
            format!("for _, heap := range after {{\n        {}\n    }}", component("heap").join("\n        "))
        }
        Kind::Row => format!("for _, number := range after {{\n        {}\n    }}", put("number")),
    };
    format!(
        "
func put_next(out *[]byte, number Num) {{
    if length := len(*out); length > 0 && (*out)[length-1] != '\\n' {{
        *out = append(*out, ' ')
    }}
    *out = strconv.AppendInt(*out, number, 10)
}}

func put_left(out *[]byte, after {}) {{
    {body}
    *out = append(*out, '\\n')
}}",
        types.left()
    )
}

fn quoted(word: &str) -> String {
    format!("\"{}\"", word.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n"))
}
