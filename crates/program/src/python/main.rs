//! The `main` of a program: fast input and output, and the answers.

use super::Python;
use crate::format::{Answer, Cases, What};
use crate::layout::{Layout, Position, Summand};
use crate::names::Ending;
use crate::tree::{Kind, Program};
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
pub(super) fn main(page: &mut Page, games: &[(&Program, Ending)], layout: &Layout) {
    page.lines(INPUT);
    page.lines("\n\ndef answer(given, out):");
    page.inside(|page| {
        for (_, ending) in games.iter().filter(|(program, _)| program.computed.is_some()) {
            page.line(&format!("{}()", ending.name("compute")));
        }
        page.line(match layout.cases {
            Cases::Counted => "for _ in range(given.number()):",
            Cases::End | Cases::Until(_) => "while given.more():",
        });
        page.inside(|page| {
            read(page, layout);
            let both = games.iter().zip(&layout.summands);
            let all: Vec<Played> = both.map(|(game, summand)| Played::of(game, summand, page)).collect();
            if let [_, _, ..] = &*all {
                let values: Vec<String> = all.iter().map(Played::value).collect();
                page.line(&format!("total = {}", values.join(" ^ ")));
            }
            layout.answers.iter().for_each(|answer| self::answer(page, &all, answer));
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
fn read(page: &mut Page, layout: &Layout) {
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
    page.statements(&Python { unordered: false, repeats: false }, &layout.derived);
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
    let Some((_, Summand { position, ending, .. })) = layout.owner(names) else { return };
    let item = match position {
        Position::List(numbers) => component(numbers),
        _ => names.first().cloned().unwrap_or_default(),
    };
    let heaps = ending.name("heaps");
    page.line(&format!("{heaps} = []"));
    page.line(&format!("for _ in range({count}):"));
    page.inside(|page| {
        names.iter().for_each(|name| page.line(&format!("{name} = given.number()")));
        page.line(&format!("{heaps}.append({item})"));
    });
}

fn component(numbers: &[String]) -> String {
    match numbers {
        [one] => one.clone(),
        several => format!("({})", several.join(", ")),
    }
}

/// A game of a position that was read.
struct Played<'a> {
    program: &'a Program,
    ending: &'a Ending,
    printed: usize,
    /// Arguments of the functions that answer.
    at: String,
}

impl<'a> Played<'a> {
    fn of((program, ending): &'a (&'a Program, Ending), summand: &Summand, page: &mut Page) -> Played<'a> {
        let heaps = ending.name("heaps");
        let at = match (&summand.position, program.kind) {
            (Position::Components(components), Kind::Tuple(_)) => components.concat().join(", "),
            (Position::Components(components), _) => {
                let all: Vec<String> = components.iter().map(|numbers| component(numbers)).collect();
                format!("[{}]", all.join(", "))
            }
            (Position::Row(numbers), _) => {
                page.line(&format!("{heaps} = [{}]", numbers.join(", ")));
                ordered(page, program, heaps)
            }
            (Position::RowList(_), _) => ordered(page, program, heaps),
            (Position::List(_), _) => heaps,
        };
        Played { program, ending, printed: summand.printed, at }
    }

    /// Its nim-value.
    fn value(&self) -> String {
        format!("{}({})", self.ending.name(self.program.whole_value()), self.at)
    }

    /// The winning moves in it, beside others.
    fn winning(&self, alone: bool) -> String {
        let others = if alone { String::new() } else { format!(", total ^ {}", self.value()) };
        format!("{}({}{others})", self.ending.name("winning_moves"), self.at)
    }

    /// The numbers of a position, without parameters.
    fn printed(&self, of: &str) -> String {
        let count = self.printed;
        match self.program.kind {
            Kind::Tuple(1) => format!("[{of}]"),
            Kind::Tuple(_) => format!("{of}[:{count}]"),
            Kind::Sum(1) | Kind::Row => of.to_owned(),
            Kind::Sum(_) => format!("(number for heap in {of} for number in heap[:{count}])"),
        }
    }
}

/// Rows whose order means nothing are kept sorted.
fn ordered(page: &mut Page, program: &Program, heaps: String) -> String {
    if program.unordered {
        page.line(&format!("{heaps}.sort()"));
    }
    heaps
}

fn answer(page: &mut Page, all: &[Played], answer: &Answer) {
    let alone = all.len() == 1;
    let Some(first) = all.first() else { return };
    let at = &first.at;
    match answer {
        Answer::Words { won, lost, drawn } => {
            let other = match drawn.as_ref().filter(|_| first.program.draws) {
                Some(drawn) => format!("{} if wins({at}) else {}", quoted(won), quoted(drawn)),
                None => quoted(won),
            };
            let loses = if alone { format!("loses({at})") } else { "total == 0".into() };
            page.line(&format!("out.append({} if {loses} else {other})", quoted(lost)));
        }
        Answer::Value => {
            page.line(&format!("out.append(str({}))", if alone { first.value() } else { "total".into() }));
        }
        Answer::Count => {
            let count = |played: &Played| format!("sum(1 for _ in {})", played.winning(alone));
            let counts: Vec<String> = all.iter().map(count).collect();
            page.line(&format!("out.append(str({}))", counts.join(" + ")));
        }
        Answer::Move | Answer::Moves => {
            let one = *answer == Answer::Move;
            if one && !alone {
                page.line("first = len(out) + 1");
            }
            (0..all.len()).for_each(|place| winning(page, all, place, one));
            if one && !alone {
                page.line("del out[first:]");
            }
        }
    }
}

/// Prints what winning moves in a game leave of the whole position.
fn winning(page: &mut Page, all: &[Played], place: usize, one: bool) {
    page.line(&format!("for after in {}:", all[place].winning(all.len() == 1)));
    let left =
        |(other, played): (usize, &Played)| played.printed(if other == place { "after" } else { &played.at });
    let lefts: Vec<String> = all.iter().enumerate().map(left).collect();
    let numbers = match &*lefts {
        [only] => only.clone(),
        several => format!("[*{}]", several.join(", \"+\", *")),
    };
    page.inside(|page| {
        page.line(&format!("out.append(\" \".join(map(str, {numbers})))"));
        if one {
            page.line("break");
        }
    });
}

fn quoted(word: &str) -> String {
    format!("\"{}\"", word.replace('\\', "\\\\").replace('"', "\\\""))
}
