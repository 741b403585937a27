//! The `main` of a program: fast input and output, and the answers.

use super::{Cpp, own};
use crate::format::{Answer, Cases, What};
use crate::layout::{Layout, Position, Summand};
use crate::names::Ending;
use crate::tree::{Kind, Program};
use crate::write::Page;

const INPUT: &str = "
// The input, read at once.
struct Input {
    std::string text;
    std::size_t at = 0;

    Input() {
        static char buffer[1 << 16];
        for (std::size_t count; (count = std::fread(buffer, 1, sizeof buffer, stdin)) > 0;) text.append(buffer, count);
    }

    bool more() {
        while (at < text.size() && static_cast<unsigned char>(text[at]) <= ' ') at++;
        return at < text.size();
    }

    Num number() {
        if (!more()) throw std::runtime_error(\"the input ends within a case\");
        long long number = 0;
        for (; at < text.size() && static_cast<unsigned char>(text[at]) > ' '; at++) {
            const int digit = text[at] - '0';
            if (digit < 0 || digit > 9) throw std::runtime_error(\"the input has a word that is no natural number\");
            if (number > (LLONG_MAX - digit) / 10) throw std::runtime_error(\"a number is larger than 2^63 - 1\");
            number = 10 * number + digit;
        }
        return number;
    }
};

void put(std::string& out, Num number) {
    char digits[40];
    int count = 0;
    do {
        digits[count++] = char('0' + int(number % 10));
        number /= 10;
    } while (number > 0);
    while (count > 0) out += digits[--count];
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
    page.lines("\nvoid answer(Input& input, std::string& out) {");
    page.inside(|page| {
        for (_, ending) in games.iter().filter(|(program, _)| program.computed.is_some()) {
            page.line(&format!("{}();", ending.name("compute")));
        }
        page.line(match layout.cases {
            Cases::Counted => "for (Num cases = input.number(); cases > 0; cases--) {",
            Cases::End | Cases::Until(_) => "while (input.more()) {",
        });
        page.inside(|page| {
            read(page, layout);
            let all: Vec<Played> = games
                .iter()
                .zip(&layout.summands)
                .map(|(game, summand)| Played::of(game, summand, page))
                .collect();
            if let [_, _, ..] = &*all {
                let values: Vec<String> = all.iter().map(Played::value).collect();
                page.line(&format!("const Num total = {};", values.join(" ^ ")));
            }
            layout.answers.iter().for_each(|answer| self::answer(page, &all, answer));
        });
        page.line("}");
    });
    page.lines(
        "}

int main() {
    std::string out;
    int status = 0;
    try {
        Input input;
        answer(input, out);
    } catch (const std::exception& wrong) {
        std::fprintf(stderr, \"%s\\n\", wrong.what());
        status = 1;
    }
    std::fwrite(out.data(), 1, out.size(), stdout);
    return status;
}",
    );
}

/// Reads the numbers of a case.
fn read(page: &mut Page, layout: &Layout) {
    let until: &[u64] = if let Cases::Until(numbers) = &layout.cases { numbers } else { &[] };
    let mut ended: Vec<String> = vec![];
    for (place, what) in layout.reads.iter().enumerate() {
        match what {
            What::Number(name) => page.line(&format!("const Num {name} = input.number();")),
            What::List { names, count } => list(page, layout, names, count),
        }
        if let (Some(end), What::Number(name)) = (until.get(place), what) {
            ended.push(format!("{name} == {end}LL"));
            if ended.len() == until.len() {
                page.line(&format!("if ({}) break;", ended.join(" && ")));
            }
        }
    }
    page.statements(&Cpp { unordered: false, repeats: false }, &layout.derived);
    for bounds in &layout.bounds {
        let least = bounds.least.iter().map(|least| format!("{} < {least}", bounds.name));
        let most = bounds.most.iter().map(|most| format!("{} > {most}", bounds.name));
        let outside: Vec<String> = least.chain(most).collect();
        if !outside.is_empty() {
            page.line(&format!(
                "if ({}) throw std::domain_error(\"a number is out of its range\");",
                outside.join(" || ")
            ));
        }
    }
}

fn list(page: &mut Page, layout: &Layout, names: &[String], count: &str) {
    let Some((_, Summand { position, ending, .. })) = layout.owner(names) else { return };
    let component = ending.name("Component");
    let (kind, item) = match position {
        Position::List(numbers) => (&*component, format!("{component}{{{}}}", numbers.join(", "))),
        _ => ("Num", names.first().cloned().unwrap_or_default()),
    };
    let heaps = ending.name("heaps");
    page.line(&format!("std::vector<{kind}> {heaps};"));
    page.line(&format!("for (Num left = {count}; left > 0; left--) {{"));
    page.inside(|page| {
        names.iter().for_each(|name| page.line(&format!("const Num {name} = input.number();")));
        page.line(&format!("{heaps}.push_back({item});"));
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
        let (component, heaps) = (ending.name("Component"), ending.name("heaps"));
        let given = match (&summand.position, program.kind) {
            (Position::Components(components), Kind::Tuple(_)) => components.concat().join(", "),
            (Position::Components(components), _) => {
                let one = |numbers: &Vec<String>| format!("{component}{{{}}}", numbers.join(", "));
                let all: Vec<String> = components.iter().map(one).collect();
                page.line(&format!("const std::vector<{component}> {heaps}{{{}}};", all.join(", ")));
                heaps
            }
            (Position::Row(numbers), _) => {
                page.line(&format!("std::vector<Num> {heaps}{{{}}};", numbers.join(", ")));
                ordered(program, &heaps, page);
                heaps
            }
            (Position::RowList(_), _) => {
                ordered(program, &heaps, page);
                heaps
            }
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
fn ordered(program: &Program, heaps: &str, page: &mut Page) {
    if program.unordered {
        page.line(&format!("std::sort({heaps}.begin(), {heaps}.end());"));
    }
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
            page.line(&format!("out += {loses} ? {} : {won};", quoted(lost)));
        }
        Answer::Value => {
            page.line(&format!("put(out, {});", if alone { first.value() } else { "total".into() }));
        }
        Answer::Count => {
            let size = |played: &Played| played.winning(alone, "std::size_t(-1)") + ".size()";
            let sizes: Vec<String> = all.iter().map(size).collect();
            page.line(&format!("put(out, Num({}));", sizes.join(" + ")));
        }
        Answer::Move | Answer::Moves => {
            let most = if *answer == Answer::Move { "1" } else { "std::size_t(-1)" };
            page.line("{");
            page.inside(|page| {
                page.line(&format!("{}std::size_t most = {most};", if alone { "const " } else { "" }));
                (0..all.len()).for_each(|place| winning(page, all, place));
            });
            page.line("}");
            return;
        }
    }
    page.line("out += '\\n';");
}

/// Prints what winning moves in a game leave of the whole position.
fn winning(page: &mut Page, all: &[Played], place: usize) {
    page.line(&format!("for (const auto& after : {}) {{", all[place].winning(all.len() == 1, "most")));
    page.inside(|page| {
        for (other, played) in all.iter().enumerate() {
            if other > 0 {
                page.line("put_plus(out);");
            }
            let left = if other == place { "after" } else { &played.given };
            page.line(&format!("{}(out, {left});", played.ending.name("put_left")));
        }
        page.line("out += '\\n';");
        if place + 1 < all.len() {
            page.line("most--;");
        }
    });
    page.line("}");
}

const NEXT: &str = "
void put_next(std::string& out, Num number) {
    if (!out.empty() && out.back() != '\\n') out += ' ';
    put(out, number);
}";

const PLUS: &str = "
// A plus between the games of a sum.
void put_plus(std::string& out) {
    if (!out.empty() && out.back() != '\\n') out += ' ';
    out += '+';
}";

/// A function that prints what a move leaves.
fn left(program: &Program, summand: &Summand) -> String {
    let component = |name: &str, arity: usize| match arity {
        1 => format!("put_next(out, {name});"),
        _ => (0..summand.printed)
            .map(|place| format!("put_next(out, {name}[{place}]); "))
            .collect::<String>()
            .trim()
            .to_owned(),
    };
    let (kind, body) = match program.kind {
        Kind::Tuple(arity) => ("Component", component("after", arity)),
        Kind::Sum(arity) => (
            "std::vector<Component>",
            format!("for (const Component& heap : after) {{ {} }}", component("heap", arity)),
        ),
        Kind::Row => ("std::vector<Num>", "for (Num number : after) { put_next(out, number); }".into()),
    };
    format!(
        "
void put_left(std::string& out, const {kind}& after) {{
    {body}
}}"
    )
}

fn quoted(word: &str) -> String {
    format!("\"{}\"", word.replace('\\', "\\\\").replace('"', "\\\"").replace("??", "?\\?"))
}
