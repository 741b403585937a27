//! The `main` of a program: fast input and output, and the answers.

use super::types::{Types, used};
use super::{Go, own};
use crate::format::{Answer, Cases, What};
use crate::layout::{Layout, Position, Summand};
use crate::names::Ending;
use crate::tree::{Kind, Program};
use crate::write::Page;

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
pub(super) fn main(page: &mut Page, games: &[(&Program, Ending)], layout: &Layout) {
    page.lines(INPUT);
    if layout.moves() {
        page.lines(NEXT);
        page.lines(if games.len() > 1 { PLUS } else { "" });
        for ((program, ending), summand) in games.iter().zip(&layout.summands) {
            page.ended((ending, &own(program), "//"), |page| page.lines(&left(program, summand)));
        }
    }
    page.lines("\nfunc answer(input *Input, out *[]byte) {");
    let body = page.apart(|page| {
        for (_, ending) in games.iter().filter(|(program, _)| program.computed.is_some()) {
            page.line(&format!("{}()", ending.name("compute")));
        }
        page.line(match layout.cases {
            Cases::Counted => "for cases := input.number(); cases > 0; cases-- {",
            Cases::End | Cases::Until(_) => "for input.more() {",
        });
        page.inside(|page| {
            read(page, layout);
            let both = games.iter().zip(&layout.summands);
            let all: Vec<Played> = both.map(|(game, summand)| Played::of(game, summand, page)).collect();
            if let [_, _, ..] = &*all {
                let values: Vec<String> = all.iter().map(Played::value).collect();
                page.line(&format!("total := {}", values.join(" ^ ")));
            }
            layout.answers.iter().for_each(|answer| self::answer(page, &all, answer));
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
fn read(page: &mut Page, layout: &Layout) {
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
    let go = Go { unordered: false, repeats: false, types: Types::of(Kind::Row) };
    page.statements(&go, &layout.derived);
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
    let Some((_, Summand { position, ending, .. })) = layout.owner(names) else { return };
    let component = ending.name("Component");
    let (of, item) = match position {
        Position::List(numbers) => (&*component, made(&component, numbers)),
        _ => ("Num", names.first().cloned().unwrap_or_default()),
    };
    let heaps = ending.name("heaps");
    page.line(&format!("{heaps} := []{of}{{}}"));
    page.line(&format!("for left := {count}; left > 0; left-- {{"));
    page.inside(|page| {
        names.iter().for_each(|name| page.line(&format!("var {name} Num = input.number()")));
        page.line(&format!("{heaps} = append({heaps}, {item})"));
    });
    page.line("}");
}

fn made(component: &str, numbers: &[String]) -> String {
    match numbers {
        [one] => one.clone(),
        several => format!("{component}{{{}}}", several.join(", ")),
    }
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
        let (component, heaps) = (ending.name("Component"), ending.name("heaps"));
        let given = match (&summand.position, program.kind) {
            (Position::Components(components), Kind::Tuple(_)) => components.concat().join(", "),
            (Position::Components(components), _) => {
                let all: Vec<String> = components.iter().map(|numbers| made(&component, numbers)).collect();
                page.line(&format!("{heaps} := []{component}{{{}}}", all.join(", ")));
                heaps
            }
            (Position::Row(numbers), _) => {
                page.line(&format!("{heaps} := []Num{{{}}}", numbers.join(", ")));
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
        page.line(&format!("sort.Slice({heaps}, func(i, j int) bool {{ return {heaps}[i] < {heaps}[j] }})"));
    }
    heaps
}

fn answer(page: &mut Page, all: &[Played], answer: &Answer) {
    let alone = all.len() == 1;
    let Some(first) = all.first() else { return };
    let given = &first.given;
    let print = |page: &mut Page, word: &str| {
        page.line(&format!("*out = append(*out, {}...)", quoted(&format!("{word}\n"))));
    };
    let number = |page: &mut Page, number: &str| {
        page.line(&format!("*out = append(strconv.AppendInt(*out, {number}, 10), '\\n')"));
    };
    match answer {
        Answer::Words { won, lost, drawn } => {
            let loses = if alone { format!("loses({given})") } else { "total == 0".into() };
            page.line(&format!("if {loses} {{"));
            page.inside(|page| print(page, lost));
            if let Some(drawn) = drawn.as_ref().filter(|_| first.program.draws) {
                page.line(&format!("}} else if !wins({given}) {{"));
                page.inside(|page| print(page, drawn));
            }
            page.line("} else {");
            page.inside(|page| print(page, won));
            page.line("}");
        }
        Answer::Value => number(page, &if alone { first.value() } else { "total".into() }),
        Answer::Count => {
            let size = |played: &Played| format!("len({})", played.winning(alone, "1<<31-1"));
            let sizes: Vec<String> = all.iter().map(size).collect();
            number(page, &format!("Num({})", sizes.join(" + ")));
        }
        Answer::Move | Answer::Moves => {
            let most = if *answer == Answer::Move { "1" } else { "1<<31 - 1" };
            page.line("{");
            page.inside(|page| {
                page.line(&format!("most := {most}"));
                (0..all.len()).for_each(|place| winning(page, all, place));
            });
            page.line("}");
        }
    }
}

/// Prints what winning moves in a game leave of the whole position.
fn winning(page: &mut Page, all: &[Played], place: usize) {
    page.line(&format!("for _, after := range {} {{", all[place].winning(all.len() == 1, "most")));
    page.inside(|page| {
        for (other, played) in all.iter().enumerate() {
            if other > 0 {
                page.line("put_plus(out)");
            }
            let left = if other == place { "after" } else { &played.given };
            page.line(&format!("{}(out, {left})", played.ending.name("put_left")));
        }
        page.line("*out = append(*out, '\\n')");
        if place + 1 < all.len() {
            page.line("most--");
        }
    });
    page.line("}");
}

const NEXT: &str = "
func put_next(out *[]byte, number Num) {
    if length := len(*out); length > 0 && (*out)[length-1] != '\\n' {
        *out = append(*out, ' ')
    }
    *out = strconv.AppendInt(*out, number, 10)
}";

const PLUS: &str = "
// A plus between the games of a sum.
func put_plus(out *[]byte) {
    if length := len(*out); length > 0 && (*out)[length-1] != '\\n' {
        *out = append(*out, ' ')
    }
    *out = append(*out, '+')
}";

/// A function that prints what a move leaves.
fn left(program: &Program, summand: &Summand) -> String {
    let types = Types::of(program.kind);
    let put = |from: &str| format!("put_next(out, {from})");
    let component = |name: &str| -> Vec<String> {
        let all = (0..summand.printed).map(|place| put(&format!("{name}[{place}]")));
        if types.arity == 1 { vec![put(name)] } else { all.collect() }
    };
    let body = match program.kind {
        Kind::Tuple(_) => component("after").join("\n    "),
        Kind::Sum(_) => {
            format!("for _, heap := range after {{\n        {}\n    }}", component("heap").join("\n        "))
        }
        Kind::Row => format!("for _, number := range after {{\n        {}\n    }}", put("number")),
    };
    format!("\nfunc put_left(out *[]byte, after {}) {{\n    {body}\n}}", types.left())
}

fn quoted(word: &str) -> String {
    format!("\"{}\"", word.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n"))
}
