//! The `main` of a program: fast input and output, and the answers.

use super::Rust;
use crate::format::{Answer, Cases, What};
use crate::layout::{Layout, Position, Summand};
use crate::names::Ending;
use crate::tree::{Kind, Program};
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
pub(super) fn main(page: &mut Page, games: &[(&Program, Ending)], layout: &Layout) {
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
            read(page, layout);
            let both = games.iter().zip(&layout.summands);
            let all: Vec<Played> = both.map(|(game, summand)| Played::of(game, summand, page)).collect();
            if let [_, _, ..] = &*all {
                let values: Vec<String> = all.iter().map(Played::value).collect();
                page.line(&format!("let total = {};", values.join(" ^ ")));
            }
            layout.answers.iter().for_each(|answer| self::answer(page, &all, answer));
        });
        page.line("}");
        page.line("let lines: String = out.into_iter().map(|line| line + \"\\n\").collect();");
        page.line("print!(\"{lines}\");");
    });
    page.line("}");
}

/// Reads the numbers of a case.
fn read(page: &mut Page, layout: &Layout) {
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
    page.statements(&Rust { unordered: false, repeats: false, kind: Kind::Row }, &layout.derived);
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
    let Some((_, Summand { position, ending, .. })) = layout.owner(names) else { return };
    let of = ending.name("Component");
    let (kind, item) = match position {
        Position::List(numbers) => (&*of, component(numbers)),
        _ => ("Num", names.first().cloned().unwrap_or_default()),
    };
    let heaps = ending.name("heaps");
    page.line(&format!("let mut {heaps}: Vec<{kind}> = vec![];"));
    page.line(&format!("for _ in 0..{count} {{"));
    page.inside(|page| {
        names.iter().for_each(|name| page.line(&format!("let {name} = input.number();")));
        page.line(&format!("{heaps}.push({item});"));
    });
    page.line("}");
}

fn component(numbers: &[String]) -> String {
    match numbers {
        [one] => one.clone(),
        several => format!("[{}]", several.join(", ")),
    }
}

/// A game of a position that was read.
struct Played<'a> {
    program: &'a Program,
    ending: &'a Ending,
    printed: usize,
    /// Arguments of the functions that answer.
    given: String,
}

impl<'a> Played<'a> {
    fn of((program, ending): &'a (&'a Program, Ending), summand: &Summand, page: &mut Page) -> Played<'a> {
        let heaps = ending.name("heaps");
        let given = match (&summand.position, program.kind) {
            (Position::Components(components), Kind::Tuple(_)) => components.concat().join(", "),
            (Position::Components(components), _) => {
                let all: Vec<String> = components.iter().map(|numbers| component(numbers)).collect();
                format!("&[{}]", all.join(", "))
            }
            (Position::Row(numbers), _) => {
                let change = if program.unordered { "mut " } else { "" };
                page.line(&format!("let {change}{heaps}: Vec<Num> = vec![{}];", numbers.join(", ")));
                ordered(page, program, &heaps)
            }
            (Position::RowList(_), _) => ordered(page, program, &heaps),
            (Position::List(_), _) => format!("&{heaps}"),
        };
        Played { program, ending, printed: summand.printed, given }
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

    /// The numbers of a position as words, without parameters.
    fn printed(&self, of: &str) -> String {
        let text = ".map(|number| number.to_string()).collect::<Vec<String>>()";
        let count = self.printed;
        match self.program.kind {
            Kind::Tuple(1) => format!("vec![{of}.to_string()]"),
            Kind::Tuple(_) => format!("{of}[..{count}].iter(){text}"),
            Kind::Sum(1) | Kind::Row => format!("{of}.iter(){text}"),
            Kind::Sum(_) => format!("{of}.iter().flat_map(|heap| heap[..{count}].iter()){text}"),
        }
    }
}

/// Rows whose order means nothing are kept sorted.
fn ordered(page: &mut Page, program: &Program, heaps: &str) -> String {
    if program.unordered {
        page.line(&format!("{heaps}.sort();"));
    }
    format!("&{heaps}")
}

fn answer(page: &mut Page, all: &[Played], answer: &Answer) {
    let alone = all.len() == 1;
    let Some(first) = all.first() else { return };
    let given = &first.given;
    match answer {
        Answer::Words { won, lost, drawn } => {
            let other = match drawn.as_ref().filter(|_| first.program.draws) {
                Some(drawn) => format!("if wins({given}) {{ {} }} else {{ {} }}", quoted(won), quoted(drawn)),
                None => format!("{{ {} }}", quoted(won)),
            };
            let loses = if alone { format!("loses({given})") } else { "total == 0".into() };
            page.line(&format!("let word = if {loses} {{ {} }} else {other};", quoted(lost)));
            page.line("out.push(word.to_string());");
        }
        Answer::Value => {
            let value = if alone { first.value() } else { "total".into() };
            page.line(&format!("out.push({value}.to_string());"));
        }
        Answer::Count => {
            let size = |played: &Played| played.winning(alone, "usize::MAX") + ".len()";
            let sizes: Vec<String> = all.iter().map(size).collect();
            let sum = match &*sizes {
                [one] => one.clone(),
                several => format!("({})", several.join(" + ")),
            };
            page.line(&format!("out.push({sum}.to_string());"));
        }
        Answer::Move | Answer::Moves => {
            let most = if *answer == Answer::Move { "1" } else { "usize::MAX" };
            page.line(&format!("let {}most: usize = {most};", if alone { "" } else { "mut " }));
            (0..all.len()).for_each(|place| winning(page, all, place));
        }
    }
}

/// Prints what winning moves in a game leave of the whole position.
fn winning(page: &mut Page, all: &[Played], place: usize) {
    let left = |(other, played): (usize, &Played)| {
        played.printed(if other == place { "after" } else { played.given.trim_start_matches('&') })
    };
    let lefts: Vec<String> = all.iter().enumerate().map(left).collect();
    let numbers = match &*lefts {
        [only] => only.clone(),
        several => format!("[{}].concat()", several.join(", vec![\"+\".to_string()], ")),
    };
    page.line(&format!("for after in {} {{", all[place].winning(all.len() == 1, "most")));
    page.inside(|page| {
        page.line(&format!("let numbers: Vec<String> = {numbers};"));
        page.line("out.push(numbers.join(\" \"));");
        if place + 1 < all.len() {
            page.line("most -= 1;");
        }
    });
    page.line("}");
}

fn quoted(word: &str) -> String {
    format!("\"{}\"", word.replace('\\', "\\\\").replace('"', "\\\""))
}
