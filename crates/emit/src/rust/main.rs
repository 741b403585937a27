//! The `main` of a program: fast input and output, and the answers.

use super::Rust;
use crate::format::{Answer, Cases, What};
use crate::layout::{Layout, Position};
use crate::program::{Kind, Program};
use crate::write::Page;

const INPUT: &str = "
/// The input, read at once.
struct Input {
    text: Vec<u8>,
    at: usize,
}

impl Input {
    fn new() -> Input {
        let mut text = vec![];
        std::io::Read::read_to_end(&mut std::io::stdin(), &mut text).expect(\"the input cannot be read\");
        Input { text, at: 0 }
    }

    fn more(&mut self) -> bool {
        while self.at < self.text.len() && self.text[self.at] <= b' ' {
            self.at += 1;
        }
        self.at < self.text.len()
    }

    fn number(&mut self) -> Num {
        if !self.more() {
            panic!(\"the input ends within a case\");
        }
        let mut number = 0i64;
        while self.at < self.text.len() && self.text[self.at] > b' ' {
            let digit = self.text[self.at];
            if !digit.is_ascii_digit() {
                panic!(\"the input has a word that is no natural number\");
            }
            let digit = i64::from(digit - b'0');
            if number > (i64::MAX - digit) / 10 {
                panic!(\"a number is larger than 2^63 - 1\");
            }
            number = 10 * number + digit;
            self.at += 1;
        }
        number as Num
    }
}";

/// Writes it.
pub(super) fn main(page: &mut Page, rust: &Rust, program: &Program, layout: &Layout) {
    page.lines(INPUT);
    page.lines("\nfn main() {");
    page.inside(|page| {
        page.line("let mut input = Input::new();");
        page.line("let mut out: Vec<String> = vec![];");
        match layout.cases {
            Cases::Counted => page.line("for _ in 0..input.number() {"),
            Cases::End | Cases::Until(_) => page.line("while input.more() {"),
        }
        page.inside(|page| {
            read(page, rust, layout);
            let given = arguments(page, program, layout);
            layout.answers.iter().for_each(|answer| self::answer(page, program, layout, (answer, &given)));
        });
        page.line("}");
        page.line("let lines: String = out.into_iter().map(|line| line + \"\\n\").collect();");
        page.line("print!(\"{lines}\");");
    });
    page.line("}");
}

/// Reads the numbers of a case.
fn read(page: &mut Page, rust: &Rust, layout: &Layout) {
    let until: &[u64] = if let Cases::Until(numbers) = &layout.cases { numbers } else { &[] };
    let mut ended: Vec<String> = vec![];
    for (place, what) in layout.reads.iter().enumerate() {
        match what {
            What::Number(name) => page.line(&format!("let {name} = input.number();")),
            What::List { names, count } => list(page, layout, names, count),
        }
        if let (Some(end), What::Number(name)) = (until.get(place), what) {
            ended.push(format!("{name} == {end}"));
            if ended.len() == until.len() {
                page.line(&format!("if {} {{", ended.join(" && ")));
                page.inside(|page| page.line("break;"));
                page.line("}");
            }
        }
    }
    page.statements(rust, &layout.derived);
    for bounds in &layout.bounds {
        let least = bounds.least.iter().map(|least| format!("{} < {least}", bounds.name));
        let most = bounds.most.iter().map(|most| format!("{} > {most}", bounds.name));
        let outside: Vec<String> = least.chain(most).collect();
        if !outside.is_empty() {
            page.line(&format!("if {} {{", outside.join(" || ")));
            page.inside(|page| page.line("panic!(\"a number is out of its range\");"));
            page.line("}");
        }
    }
}

fn list(page: &mut Page, layout: &Layout, names: &[String], count: &str) {
    let (kind, item) = match &layout.position {
        Position::List(numbers) => ("Component", component(numbers)),
        _ => ("Num", names.first().cloned().unwrap_or_default()),
    };
    page.line(&format!("let mut heaps: Vec<{kind}> = vec![];"));
    page.line(&format!("for _ in 0..{count} {{"));
    page.inside(|page| {
        names.iter().for_each(|name| page.line(&format!("let {name} = input.number();")));
        page.line(&format!("heaps.push({item});"));
    });
    page.line("}");
}

fn component(numbers: &[String]) -> String {
    match numbers {
        [one] => one.clone(),
        several => format!("[{}]", several.join(", ")),
    }
}

/// Arguments of the functions that answer.
fn arguments(page: &mut Page, program: &Program, layout: &Layout) -> String {
    match (&layout.position, program.kind) {
        (Position::Components(components), Kind::Tuple(_)) => components.concat().join(", "),
        (Position::Components(components), _) => {
            let all: Vec<String> = components.iter().map(|numbers| component(numbers)).collect();
            format!("&[{}]", all.join(", "))
        }
        (Position::Row(numbers), _) => {
            let change = if program.unordered { "mut " } else { "" };
            page.line(&format!("let {change}heaps: Vec<Num> = vec![{}];", numbers.join(", ")));
            ordered(page, program)
        }
        (Position::RowList(_), _) => ordered(page, program),
        (Position::List(_), _) => "&heaps".into(),
    }
}

/// Rows whose order means nothing are kept sorted.
fn ordered(page: &mut Page, program: &Program) -> String {
    if program.unordered {
        page.line("heaps.sort();");
    }
    "&heaps".into()
}

fn answer(page: &mut Page, program: &Program, layout: &Layout, (answer, given): (&Answer, &str)) {
    match answer {
        Answer::Words { won, lost, drawn } => {
            let other = match drawn.as_ref().filter(|_| program.draws) {
                Some(drawn) => format!("if wins({given}) {{ {} }} else {{ {} }}", quoted(won), quoted(drawn)),
                None => format!("{{ {} }}", quoted(won)),
            };
            page.line(&format!("let word = if loses({given}) {{ {} }} else {other};", quoted(lost)));
            page.line("out.push(word.to_string());");
        }
        Answer::Value => {
            let name = if program.valued { "total_value" } else { "value" };
            page.line(&format!("out.push({name}({given}).to_string());"));
        }
        Answer::Count => {
            page.line(&format!("out.push(winning_moves({given}, usize::MAX).len().to_string());"))
        }
        Answer::Move | Answer::Moves => {
            let most = if *answer == Answer::Move { "1" } else { "usize::MAX" };
            page.line(&format!("for after in winning_moves({given}, {most}) {{"));
            page.inside(|page| {
                page.line(&format!("let numbers: Vec<String> = {};", printed(program, layout)));
                page.line("out.push(numbers.join(\" \"));");
            });
            page.line("}");
        }
    }
}

/// The numbers of what a move leaves, without parameters.
fn printed(program: &Program, layout: &Layout) -> String {
    let text = ".map(|number| number.to_string()).collect()";
    let count = layout.printed;
    match program.kind {
        Kind::Tuple(1) => "vec![after.to_string()]".into(),
        Kind::Tuple(_) => format!("after[..{count}].iter(){text}"),
        Kind::Sum(1) | Kind::Row => format!("after.iter(){text}"),
        Kind::Sum(_) => format!("after.iter().flat_map(|heap| heap[..{count}].iter()){text}"),
    }
}

fn quoted(word: &str) -> String {
    format!("\"{}\"", word.replace('\\', "\\\\").replace('"', "\\\""))
}
