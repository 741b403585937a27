//! The `main` of a program: fast input and output, and the answers.

use super::Cpp;
use crate::format::{Answer, Cases, What};
use crate::layout::{Layout, Position};
use crate::program::{Kind, Program};
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
pub(super) fn main(page: &mut Page, cpp: &Cpp, program: &Program, layout: &Layout) {
    page.lines(INPUT);
    if layout.moves() {
        page.lines(&left(program, layout));
    }
    page.lines("\nvoid answer(Input& input, std::string& out) {");
    page.inside(|page| {
        if program.computed.is_some() {
            page.line("compute();");
        }
        page.line(match layout.cases {
            Cases::Counted => "for (Num cases = input.number(); cases > 0; cases--) {",
            Cases::End | Cases::Until(_) => "while (input.more()) {",
        });
        page.inside(|page| {
            read(page, cpp, layout);
            let given = given(program, layout, page);
            layout.answers.iter().for_each(|answer| self::answer(page, program, answer, &given));
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
fn read(page: &mut Page, cpp: &Cpp, layout: &Layout) {
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
    page.statements(cpp, &layout.derived);
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
    let (kind, item) = match &layout.position {
        Position::List(numbers) => ("Component", format!("Component{{{}}}", numbers.join(", "))),
        _ => ("Num", names.first().cloned().unwrap_or_default()),
    };
    page.line(&format!("std::vector<{kind}> heaps;"));
    page.line(&format!("for (Num left = {count}; left > 0; left--) {{"));
    page.inside(|page| {
        names.iter().for_each(|name| page.line(&format!("const Num {name} = input.number();")));
        page.line(&format!("heaps.push_back({item});"));
    });
    page.line("}");
}

/// Arguments of the functions that answer.
fn given(program: &Program, layout: &Layout, page: &mut Page) -> String {
    match (&layout.position, program.kind) {
        (Position::Components(components), Kind::Tuple(_)) => components.concat().join(", "),
        (Position::Components(components), _) => {
            let all: Vec<String> =
                components.iter().map(|numbers| format!("Component{{{}}}", numbers.join(", "))).collect();
            page.line(&format!("const std::vector<Component> heaps{{{}}};", all.join(", ")));
            "heaps".into()
        }
        (Position::Row(numbers), _) => {
            page.line(&format!("std::vector<Num> heaps{{{}}};", numbers.join(", ")));
            ordered(program, page);
            "heaps".into()
        }
        (Position::RowList(_), _) => {
            ordered(program, page);
            "heaps".into()
        }
        (Position::List(_), _) => "heaps".into(),
    }
}

/// Rows whose order means nothing are kept sorted.
fn ordered(program: &Program, page: &mut Page) {
    if program.unordered {
        page.line("std::sort(heaps.begin(), heaps.end());");
    }
}

fn answer(page: &mut Page, program: &Program, answer: &Answer, given: &str) {
    match answer {
        Answer::Words { won, lost, drawn } => {
            let won = match drawn.as_ref().filter(|_| program.draws) {
                Some(drawn) => format!("wins({given}) ? {} : {}", quoted(won), quoted(drawn)),
                None => quoted(won),
            };
            page.line(&format!("out += loses({given}) ? {} : {won};", quoted(lost)));
        }
        Answer::Value => {
            let name = if program.valued { "total_value" } else { "value" };
            page.line(&format!("put(out, {name}({given}));"));
        }
        Answer::Count => {
            page.line(&format!("put(out, Num(winning_moves({given}, std::size_t(-1)).size()));"));
        }
        Answer::Move | Answer::Moves => {
            let most = if *answer == Answer::Move { "1" } else { "std::size_t(-1)" };
            page.line(&format!(
                "for (const auto& after : winning_moves({given}, {most})) put_left(out, after);"
            ));
            return;
        }
    }
    page.line("out += '\\n';");
}

/// A function that prints what a move leaves.
fn left(program: &Program, layout: &Layout) -> String {
    let component = |name: &str, arity: usize| match arity {
        1 => format!("put_next(out, {name});"),
        _ => (0..layout.printed)
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
void put_next(std::string& out, Num number) {{
    if (!out.empty() && out.back() != '\\n') out += ' ';
    put(out, number);
}}

void put_left(std::string& out, const {kind}& after) {{
    {body}
    out += '\\n';
}}"
    )
}

fn quoted(word: &str) -> String {
    format!("\"{}\"", word.replace('\\', "\\\\").replace('"', "\\\"").replace("??", "?\\?"))
}
