//! The `main` of a program: fast input and output, and the answers.

use super::Python;
use crate::format::{Answer, Cases, What};
use crate::layout::{Layout, Position};
use crate::program::{Kind, Program};
use crate::write::Page;

const INPUT: &str = "

class Input:
    def __init__(self):
        self.words = sys.stdin.buffer.read().split()
        self.at = 0

    def more(self):
        return self.at < len(self.words)

    def number(self):
        if not self.more():
            raise ValueError(\"the input ends within a case\")
        word = self.words[self.at]
        self.at += 1
        if not word.isdigit():
            raise ValueError(\"the input has a word that is no natural number\")
        return int(word)";

/// Writes it.
pub(super) fn main(page: &mut Page, python: &Python, program: &Program, layout: &Layout) {
    page.lines(INPUT);
    page.lines("\n\ndef answer(given, out):");
    page.inside(|page| {
        if program.computed.is_some() {
            page.line("compute()");
        }
        page.line(match layout.cases {
            Cases::Counted => "for _ in range(given.number()):",
            Cases::End | Cases::Until(_) => "while given.more():",
        });
        page.inside(|page| {
            read(page, python, layout);
            let at = arguments(page, program, layout);
            layout.answers.iter().for_each(|answer| self::answer(page, program, layout, (answer, &at)));
        });
    });
    page.lines(
        "

def main():
    out = []
    status = None
    try:
        answer(Input(), out)
    except (ValueError, IndexError) as wrong:
        status = str(wrong)
    sys.stdout.write(\"\".join(line + \"\\n\" for line in out))
    sys.exit(status)


main()",
    );
}

/// Reads the numbers of a case.
fn read(page: &mut Page, python: &Python, layout: &Layout) {
    let until: &[u64] = if let Cases::Until(numbers) = &layout.cases { numbers } else { &[] };
    let mut ended: Vec<String> = vec![];
    for (place, what) in layout.reads.iter().enumerate() {
        match what {
            What::Number(name) => page.line(&format!("{name} = given.number()")),
            What::List { names, count } => list(page, layout, names, count),
        }
        if let (Some(end), What::Number(name)) = (until.get(place), what) {
            ended.push(format!("{name} == {end}"));
            if ended.len() == until.len() {
                page.line(&format!("if {}:", ended.join(" and ")));
                page.inside(|page| page.line("break"));
            }
        }
    }
    page.statements(python, &layout.derived);
    for bounds in &layout.bounds {
        let least = bounds.least.iter().map(|least| format!("{} < {least}", bounds.name));
        let most = bounds.most.iter().map(|most| format!("{} > {most}", bounds.name));
        let outside: Vec<String> = least.chain(most).collect();
        if !outside.is_empty() {
            page.line(&format!("if {}:", outside.join(" or ")));
            page.inside(|page| page.line("raise ValueError(\"a number is out of its range\")"));
        }
    }
}

fn list(page: &mut Page, layout: &Layout, names: &[String], count: &str) {
    let item = match &layout.position {
        Position::List(numbers) => component(numbers),
        _ => names.first().cloned().unwrap_or_default(),
    };
    page.line("heaps = []");
    page.line(&format!("for _ in range({count}):"));
    page.inside(|page| {
        names.iter().for_each(|name| page.line(&format!("{name} = given.number()")));
        page.line(&format!("heaps.append({item})"));
    });
}

fn component(numbers: &[String]) -> String {
    match numbers {
        [one] => one.clone(),
        several => format!("({})", several.join(", ")),
    }
}

/// Arguments of the functions that answer.
fn arguments(page: &mut Page, program: &Program, layout: &Layout) -> String {
    match (&layout.position, program.kind) {
        (Position::Components(components), Kind::Tuple(_)) => components.concat().join(", "),
        (Position::Components(components), _) => {
            let all: Vec<String> = components.iter().map(|numbers| component(numbers)).collect();
            format!("[{}]", all.join(", "))
        }
        (Position::Row(numbers), _) => {
            page.line(&format!("heaps = [{}]", numbers.join(", ")));
            ordered(page, program)
        }
        (Position::RowList(_), _) => ordered(page, program),
        (Position::List(_), _) => "heaps".into(),
    }
}

/// Rows whose order means nothing are kept sorted.
fn ordered(page: &mut Page, program: &Program) -> String {
    if program.unordered {
        page.line("heaps.sort()");
    }
    "heaps".into()
}

fn answer(page: &mut Page, program: &Program, layout: &Layout, (answer, at): (&Answer, &str)) {
    match answer {
        Answer::Words { won, lost, drawn } => {
            let other = match drawn.as_ref().filter(|_| program.draws) {
                Some(drawn) => format!("{} if wins({at}) else {}", quoted(won), quoted(drawn)),
                None => quoted(won),
            };
            page.line(&format!("out.append({} if loses({at}) else {other})", quoted(lost)));
        }
        Answer::Value => {
            let name = if program.valued { "total_value" } else { "value" };
            page.line(&format!("out.append(str({name}({at})))"));
        }
        Answer::Count => page.line(&format!("out.append(str(sum(1 for _ in winning_moves({at}))))")),
        Answer::Move | Answer::Moves => {
            page.line(&format!("for after in winning_moves({at}):"));
            page.inside(|page| {
                page.line(&format!("out.append(\" \".join(map(str, {})))", printed(program, layout)));
                if *answer == Answer::Move {
                    page.line("break");
                }
            });
        }
    }
}

/// The numbers of what a move leaves, without parameters.
fn printed(program: &Program, layout: &Layout) -> String {
    let count = layout.printed;
    match program.kind {
        Kind::Tuple(1) => "[after]".into(),
        Kind::Tuple(_) => format!("after[:{count}]"),
        Kind::Sum(1) | Kind::Row => "after".into(),
        Kind::Sum(_) => format!("(number for heap in after for number in heap[:{count}])"),
    }
}

fn quoted(word: &str) -> String {
    format!("\"{}\"", word.replace('\\', "\\\\").replace('"', "\\\""))
}
