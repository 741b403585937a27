//! Rust: signed integers of 128 bits.

use super::program::{Function, Given, Gives, Helper, Int, Kind, Left, Piece, Program, Stmt, Table, left_of};
use super::write::{Bound, Page, Syntax, condition, int, spread};
use dashu_int::IBig;

struct Rust {
    unordered: bool,
    repeats: bool,
}

/// The program.
pub(super) fn text(program: &Program) -> String {
    let rust = Rust { unordered: program.unordered, repeats: program.repeats };
    let mut page = Page::default();
    program.header.iter().for_each(|line| page.line(&format!("// {line}")));
    page.lines("// Numbers below 2^56 never overflow.\n\n#![allow(dead_code, unused_parens, unused_variables, clippy::all)]\n\npub type Num = i128;");
    let arity = match program.kind {
        Kind::Tuple(arity) | Kind::Sum(arity) => arity,
        Kind::Row => 1,
    };
    match arity {
        1 => page.line("pub type Component = Num;"),
        arity => page.line(&format!("pub type Component = [Num; {arity}];")),
    }
    for (name, list) in &program.arrays {
        let text: Vec<String> = list.iter().map(IBig::to_string).collect();
        page.lines(&format!("\nconst {name}: [Num; {}] = [{}];", list.len(), text.join(", ")));
    }
    program.helpers.iter().for_each(|helper| page.lines(self::helper(*helper)));
    program.tables.iter().for_each(|table| self::table(&mut page, table));
    program.functions.iter().for_each(|function| rust.function(&mut page, function));
    page.lines(&driver(program));
    page.text
}

fn given(of: &Given) -> String {
    match of {
        Given::Number(name) => format!("{name}: Num"),
        Given::List(name) => format!("{name}: &[Component]"),
        Given::Row(name) => format!("{name}: &[Num]"),
    }
}

impl Rust {
    fn function(&self, page: &mut Page, function: &Function) {
        let mut all: Vec<String> = function.given.iter().map(given).collect();
        page.lines(&format!("\n/// {}", function.about));
        let gives = if function.gives == Gives::Number { "Num" } else { "bool" };
        if function.gives == Gives::Moves {
            page.line("/// Each is told to `found`, until that says that it is enough.");
            all.push(format!("found: &mut dyn FnMut({}) -> bool", self::left(function)));
        }
        page.line(&format!("pub fn {}({}) -> {gives} {{", function.name, all.join(", ")));
        page.inside(|page| {
            if self.repeats && left_of(&function.body).is_some() {
                page.line("// Several ways may make the same move.");
                page.line("let mut seen = std::collections::BTreeSet::new();");
            }
            page.statements(self, &function.body);
            if function.gives == Gives::Moves {
                page.line("false");
            }
        });
        page.line("}");
    }

    fn component(&self, ints: &[Int]) -> String {
        let ints: Vec<String> = ints.iter().map(|of| int(self, of, Bound::Loose)).collect();
        match &*ints {
            [one] => one.clone(),
            several => format!("[{}]", several.join(", ")),
        }
    }

    fn found(&self, page: &mut Page, left: &Left) {
        let loose = |of: &Int| int(self, of, Bound::Loose);
        let after = match left {
            Left::One(ints) => self.component(ints),
            Left::Several(parts) => {
                let parts: Vec<String> = parts.iter().map(|part| self.component(part)).collect();
                format!("vec![{}]", parts.join(", "))
            }
            Left::Row(pieces) => {
                page.line("let mut after: Vec<Num> = vec![];");
                for piece in pieces {
                    page.line(&match piece {
                        Piece::Number(number) => format!("after.push({});", loose(number)),
                        Piece::Slice(from, to) => {
                            let at = |of: &Int| format!("({}) as usize", loose(of));
                            format!("after.extend_from_slice(&row[{}..{}]);", at(from), at(to))
                        }
                    });
                }
                if self.unordered {
                    page.line("after.sort();");
                }
                "after".into()
            }
        };
        let first = match (self.repeats, left) {
            (false, _) => String::new(),
            (true, Left::One(_)) => format!("seen.insert({after}) && "),
            (true, Left::Row(_)) => "seen.insert(after.clone()) && ".into(),
            (true, Left::Several(_)) => {
                page.line(&format!("let parts = {after};"));
                page.line("let mut sorted = parts.clone();");
                page.line("sorted.sort();");
                page.line("if seen.insert(sorted) && found(parts) {");
                page.inside(|page| page.line("return true;"));
                page.line("}");
                return;
            }
        };
        page.line(&format!("if {first}found({after}) {{"));
        page.inside(|page| page.line("return true;"));
        page.line("}");
    }

    fn braced(&self, page: &mut Page, head: &str, body: &[Stmt]) {
        page.line(format!("{head} {{").trim_start());
        page.inside(|page| page.statements(self, body));
        page.line("}");
    }
}

/// What `found` is told.
fn left(moves: &Function) -> &'static str {
    match (left_of(&moves.body), moves.given.first()) {
        (Some(Left::Several(_)), _) => "Vec<Component>",
        (Some(Left::Row(_)), _) | (None, Some(Given::Row(_))) => "Vec<Num>",
        _ => "Component",
    }
}

impl Syntax for Rust {
    fn and(&self) -> &'static str {
        " && "
    }

    fn or(&self) -> &'static str {
        " || "
    }

    fn not(&self) -> &'static str {
        "!"
    }

    fn number(&self, of: &IBig) -> String {
        of.to_string()
    }

    fn quotient(&self) -> &'static str {
        "/"
    }

    fn rounds_down(&self) -> bool {
        false
    }

    fn extreme(&self, most: bool, of: Vec<String>) -> String {
        let name = if most { "Num::max" } else { "Num::min" };
        of.into_iter().reduce(|all, next| format!("{name}({all}, {next})")).unwrap_or_else(|| "0".into())
    }

    fn pick(&self, condition: String, yes: String, no: String) -> String {
        format!("(if {condition} {{ {yes} }} else {{ {no} }})")
    }

    fn item(&self, list: &str, index: String) -> String {
        format!("{list}[({index}) as usize]")
    }

    fn length(&self, list: &str) -> String {
        format!("({list}.len() as Num)")
    }

    fn one_of(&self, number: &str, ranges: &[(IBig, IBig)]) -> String {
        let one =
            |(from, to): &(IBig, IBig)| if from == to { from.to_string() } else { format!("{from}..={to}") };
        // A macro is no sum of its parts.
        format!("matches!({number}, {})", ranges.iter().map(one).collect::<Vec<_>>().join(" | "))
    }

    fn truth(&self, truth: bool) -> &'static str {
        if truth { "true" } else { "false" }
    }

    fn statement(&self, page: &mut Page, statement: &Stmt) {
        let loose = |of: &Int| int(self, of, Bound::Loose);
        match statement {
            Stmt::Let(name, value) => page.line(&format!("let {name}: Num = {};", loose(value))),
            Stmt::Start(name, value) => page.line(&format!("let mut {name}: Num = {};", loose(value))),
            Stmt::Set(name, value) => page.line(&format!("{name} = {};", loose(value))),
            Stmt::If(when, body) => {
                self.braced(page, &format!("if {}", condition(self, when, Bound::Loose)), body);
            }
            Stmt::For(name, from, to, body) => {
                let bound = |of: &Int| int(self, of, Bound::Sum);
                self.braced(page, &format!("for {name} in {}..={}", bound(from), bound(to)), body);
            }
            Stmt::Among(name, of, body) => {
                let of: Vec<String> = of.iter().map(IBig::to_string).collect();
                self.braced(page, &format!("for {name} in [{}]", of.join(", ")), body);
            }
            Stmt::Each(list, names, body) => {
                let head = match &**names {
                    [one] => format!("for &{one} in {list}"),
                    several => format!("for &[{}] in {list}", several.join(", ")),
                };
                self.braced(page, &head, body);
            }
            Stmt::Block(about, body) => {
                if !about.is_empty() {
                    page.line(&format!("// {about}"));
                }
                self.braced(page, "", body);
            }
            Stmt::Is(of) => page.line(&format!("return {};", condition(self, of, Bound::Loose))),
            Stmt::Gives(of) => page.line(&format!("return {};", loose(of))),
            Stmt::Fail(why) => page.line(&format!("panic!(\"{why}\");")),
            Stmt::Found(left) => self.found(page, left),
            Stmt::Stop => page.line("return false;"),
        }
    }
}

fn table(page: &mut Page, table: &Table) {
    let upper = table.name.to_ascii_uppercase();
    page.lines(&format!(
        "\n/// The automaton {}: where each column of digits leads from each state; -1 is no state.",
        table.about
    ));
    page.line(&format!("const {upper}_NEXT: &[&[i64]] = &["));
    page.inside(|page| {
        for row in &table.next {
            let row: Vec<String> = row.iter().map(i64::to_string).collect();
            page.line(&format!("&[{}],", row.join(", ")));
        }
    });
    page.line("];");
    let accepting: Vec<&str> =
        table.accepting.iter().map(|&accepts| if accepts { "true" } else { "false" }).collect();
    page.line(&format!("const {upper}_ACCEPTS: &[bool] = &[{}];", accepting.join(", ")));
    let names: Vec<String> = (0..table.arity).map(|place| format!("n{place}")).collect();
    let digits = |name: &String| match table.base {
        Some(base) => format!("in_base({name}, {base})"),
        None => format!("in_quadratic({name}, {})", table.most),
    };
    let words: Vec<String> = names.iter().map(digits).collect();
    let given: Vec<String> = names.iter().map(|name| format!("{name}: Num")).collect();
    page.lines(&format!("\npub fn {}({}) -> bool {{", table.name, given.join(", ")));
    page.inside(|page| {
        page.line(&format!(
            "accepts({upper}_NEXT, {upper}_ACCEPTS, {}, &[{}])",
            table.most + 1,
            words.join(", ")
        ));
    });
    page.line("}");
}

fn helper(of: Helper) -> &'static str {
    match of {
        Helper::FloorDiv => {
            "
/// Rounded down, for b > 0.
fn floor_div(a: Num, b: Num) -> Num {
    a.div_euclid(b)
}"
        }
        Helper::FloorMod => {
            "
/// From 0 to b - 1, for b > 0.
fn floor_mod(a: Num, b: Num) -> Num {
    a.rem_euclid(b)
}"
        }
        Helper::Root => {
            "
/// The square root, rounded down.
fn root_of(n: u128) -> u128 {
    if n == 0 {
        return 0;
    }
    let mut guess = 1u128 << ((129 - n.leading_zeros()) / 2);
    loop {
        let better = (guess + n / guess) / 2;
        if better >= guess {
            return guess;
        }
        guess = better;
    }
}"
        }
        Helper::Floor => {
            "
/// floor((plus + sqrt(root))/over * j), exactly.
fn floor_multiple(plus: Num, root: Num, over: Num, j: Num) -> Num {
    let size = j as u128;
    let under = size.checked_mul(size).and_then(|square| square.checked_mul(root as u128));
    let under = under.expect(\"a number is too large\");
    (plus * j + root_of(under) as Num) / over
}"
        }
        Helper::LeastFloor => {
            "
/// The least j with floor_multiple(plus, root, over, j) >= value.
fn least_with_floor(plus: Num, root: Num, over: Num, value: Num, enough: Num) -> Num {
    let (mut low, mut high) = (0, Num::max(value, 0) * enough);
    while low < high {
        let middle = (low + high) / 2;
        if floor_multiple(plus, root, over, middle) < value {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    low
}"
        }
        Helper::Fib => {
            "
/// 0, 1, 1, 2, 3, 5, ...
fn fib(index: Num) -> Num {
    assert!(index <= 180, \"a number is too large\");
    let (mut low, mut high) = (0, 1);
    for _ in 0..index {
        (low, high) = (high, low + high);
    }
    low
}"
        }
        Helper::LowestZeckendorf => {
            "
/// The smallest part of n > 0 as a sum of Fibonacci numbers no two of which are neighbours.
fn lowest_zeckendorf(mut n: Num) -> Num {
    loop {
        let (mut low, mut high) = (1, 2);
        while high <= n {
            (low, high) = (high, low + high);
        }
        n -= low;
        if n == 0 {
            return low;
        }
    }
}"
        }
        Helper::IsFibonacci => {
            "
fn is_fibonacci(n: Num) -> bool {
    let (mut low, mut high) = (0, 1);
    while low < n {
        (low, high) = (high, low + high);
    }
    low == n
}"
        }
        Helper::IsSquare => {
            "
fn is_square(n: Num) -> bool {
    let root = root_of(n as u128) as Num;
    root * root == n
}"
        }
        Helper::IsPowerOfTwo => {
            "
fn is_power_of_two(n: Num) -> bool {
    n > 0 && n & (n - 1) == 0
}"
        }
        Helper::Bit => {
            "
fn bit(n: Num, place: Num) -> Num {
    if place < 127 { n >> place & 1 } else { 0 }
}"
        }
        Helper::Ones => {
            "
fn ones(n: Num) -> Num {
    n.count_ones() as Num
}"
        }
        Helper::BitLength => {
            "
fn bit_length(n: Num) -> Num {
    (128 - n.leading_zeros()) as Num
}"
        }
        Helper::InBase => {
            "
/// The digits, the lowest first.
fn in_base(mut n: Num, base: Num) -> Vec<usize> {
    let mut digits = vec![];
    while n > 0 {
        digits.push((n % base) as usize);
        n /= base;
    }
    digits
}"
        }
        Helper::InQuadratic => {
            "
/// The digits at places worth 1, most + 1, and then most times the last and the one before; the lowest first.
fn in_quadratic(mut n: Num, most: Num) -> Vec<usize> {
    let (mut places, mut above) = (vec![1], most + 1);
    while above <= n {
        places.push(above);
        above = most * above + places[places.len() - 2];
    }
    let mut digits = vec![0; places.len()];
    for (digit, &place) in digits.iter_mut().zip(&places).rev() {
        let here = Num::min(n / place, most);
        n -= here * place;
        *digit = here as usize;
    }
    digits
}"
        }
        Helper::Accepts => {
            "
/// Reads the digits of several numbers at once, the highest first.
fn accepts(next: &[&[i64]], accepting: &[bool], radix: usize, words: &[Vec<usize>]) -> bool {
    let length = words.iter().map(Vec::len).max().unwrap_or(0);
    let mut state = 0;
    for place in (0..length).rev() {
        let digit = |word: &Vec<usize>| word.get(place).copied().unwrap_or(0);
        let column = words.iter().fold(0, |column, word| column * radix + digit(word));
        match next[state][column] {
            -1 => return false,
            target => state = target as usize,
        }
    }
    accepting[state]
}"
        }
    }
}

fn driver(program: &Program) -> String {
    let about = "/// What a winning move leaves; nothing if there is none.";
    match (program.kind, program.valued) {
        (Kind::Tuple(arity), _) => {
            let names: Vec<&str> = numbers(program);
            let given: Vec<String> = names.iter().map(|name| format!("{name}: Num")).collect();
            format!(
                "
{about}
pub fn winning_move({}) -> Option<Component> {{
    let mut winning = None;
    moves({}, &mut |after| {{
        if loses({}) {{
            winning = Some(after);
        }}
        winning.is_some()
    }});
    winning
}}",
                given.join(", "),
                names.join(", "),
                spread("after", arity)
            )
        }
        (Kind::Row, _) => format!(
            "
{about}
pub fn winning_move(row: &[Num]) -> Option<Vec<Num>> {{
    let mut winning = None;
    moves(row, &mut |after| {{
        if loses(&after) {{
            winning = Some(after);
        }}
        winning.is_some()
    }});
    winning
}}"
        ),
        (Kind::Sum(arity), true) => {
            let heap = spread("heap", arity);
            format!(
                "
/// The nim-sum of the values.
pub fn total_value(heaps: &[Component]) -> Num {{
    heaps.iter().fold(0, |total, &heap| total ^ value({heap}))
}}

/// Whether the player to move loses.
pub fn loses(heaps: &[Component]) -> bool {{
    total_value(heaps) == 0
}}

{about}
pub fn winning_move(heaps: &[Component]) -> Option<Vec<Component>> {{
    let total = total_value(heaps);
    let mut winning = None;
    if total == 0 {{
        return None;
    }}
    for (index, &heap) in heaps.iter().enumerate() {{
        let wanted = total ^ value({heap});
        moves({heap}, &mut |parts| {{
            if total_value(&parts) == wanted {{
                winning = Some([&heaps[..index], &parts[..], &heaps[index + 1..]].concat());
            }}
            winning.is_some()
        }});
        if winning.is_some() {{
            break;
        }}
    }}
    winning
}}"
            )
        }
        (Kind::Sum(arity), false) => {
            let heap = spread("heap", arity);
            if program.reach <= 1 {
                return format!(
                    "
{about}
pub fn winning_move(heaps: &[Component]) -> Option<Vec<Component>> {{
    let mut winning = None;
    for (index, &heap) in heaps.iter().enumerate() {{
        moves({heap}, &mut |parts| {{
            let after = [&heaps[..index], &parts[..], &heaps[index + 1..]].concat();
            if loses(&after) {{
                winning = Some(after);
            }}
            winning.is_some()
        }});
        if winning.is_some() {{
            break;
        }}
    }}
    winning
}}"
                );
            }
            let reach = program.reach;
            format!(
                "
{about}
pub fn winning_move(heaps: &[Component]) -> Option<Vec<Component>> {{
    winning_move_from(heaps, 0, {reach})
}}

/// A winning move in at most `left` of the heaps from `first` on.
fn winning_move_from(heaps: &[Component], first: usize, left: u64) -> Option<Vec<Component>> {{
    let mut winning = None;
    for (index, &heap) in heaps.iter().enumerate().skip(first) {{
        moves({heap}, &mut |parts| {{
            let after = [&heaps[..index], &parts[..], &heaps[index + 1..]].concat();
            if loses(&after) {{
                winning = Some(after);
            }} else if left > 1 {{
                winning = winning_move_from(&after, index + parts.len(), left - 1);
            }}
            winning.is_some()
        }});
        if winning.is_some() {{
            break;
        }}
    }}
    winning
}}"
            )
        }
    }
}

/// The names of a component's numbers.
fn numbers(program: &Program) -> Vec<&str> {
    let moves = program.functions.iter().find(|function| function.name == "moves");
    let given = moves.map(|moves| moves.given.as_slice()).unwrap_or_default();
    given
        .iter()
        .map(|given| match given {
            Given::Number(name) | Given::List(name) | Given::Row(name) => name.as_str(),
        })
        .collect()
}
