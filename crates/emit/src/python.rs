//! Python: integers of any size.

use super::program::{Function, Given, Gives, Helper, Int, Kind, Left, Piece, Program, Stmt, Table, left_of};
use super::write::{Bound, Page, Syntax, condition, int};
use dashu_int::IBig;

struct Python {
    unordered: bool,
    repeats: bool,
}

/// The program.
pub(super) fn text(program: &Program) -> String {
    let python = Python { unordered: program.unordered, repeats: program.repeats };
    let mut page = Page::default();
    program.header.iter().for_each(|line| page.line(&format!("# {line}")));
    if program.helpers.contains(&Helper::Root) {
        page.lines("\nfrom math import isqrt");
    }
    for (name, list) in &program.arrays {
        page.line("");
        page.line(&format!("{name} = {}", listed(list)));
    }
    program.helpers.iter().for_each(|helper| page.lines(self::helper(*helper)));
    program.tables.iter().for_each(|table| self::table(&mut page, table));
    program.functions.iter().for_each(|function| python.function(&mut page, function));
    page.lines(&driver(program));
    page.text
}

fn listed(list: &[IBig]) -> String {
    format!("[{}]", list.iter().map(IBig::to_string).collect::<Vec<_>>().join(", "))
}

impl Python {
    fn function(&self, page: &mut Page, function: &Function) {
        let given = |given: &Given| match given {
            Given::Number(name) | Given::List(name) | Given::Row(name) => name.clone(),
        };
        let all: Vec<String> = function.given.iter().map(given).collect();
        page.lines(&format!("\n\ndef {}({}):", function.name, all.join(", ")));
        page.inside(|page| {
            page.line(&format!("\"\"\"{}\"\"\"", function.about));
            if self.repeats && left_of(&function.body).is_some() {
                page.line("seen = set()  # several ways may make the same move");
            }
            page.statements(self, &function.body);
            // Even one that finds nothing is a generator.
            if function.gives == Gives::Moves && left_of(&function.body).is_none() {
                page.line("yield from ()");
            }
        });
    }

    fn inside(&self, page: &mut Page, head: &str, body: &[Stmt]) {
        page.line(head);
        page.inside(|page| {
            page.statements(self, body);
            if body.is_empty() {
                page.line("pass");
            }
        });
    }

    fn component(&self, ints: &[Int]) -> String {
        let ints: Vec<String> = ints.iter().map(|of| int(self, of, Bound::Loose)).collect();
        match &*ints {
            [one] => one.clone(),
            several => format!("({})", several.join(", ")),
        }
    }

    fn left(&self, left: &Left) -> String {
        match left {
            Left::One(ints) => self.component(ints),
            Left::Several(parts) => {
                let parts: Vec<String> = parts.iter().map(|part| self.component(part)).collect();
                format!("[{}]", parts.join(", "))
            }
            Left::Row(pieces) => {
                let loose = |of: &Int| int(self, of, Bound::Loose);
                let mut sum: Vec<String> = vec![];
                // Numbers next to each other stand in one list.
                let mut numbers: Vec<String> = vec![];
                for piece in pieces {
                    match piece {
                        Piece::Number(number) => numbers.push(loose(number)),
                        Piece::Slice(from, to) => {
                            if !numbers.is_empty() {
                                sum.push(format!("[{}]", std::mem::take(&mut numbers).join(", ")));
                            }
                            sum.push(format!("row[{}:{}]", loose(from), loose(to)));
                        }
                    }
                }
                if !numbers.is_empty() {
                    sum.push(format!("[{}]", numbers.join(", ")));
                }
                let sum = sum.join(" + ");
                if self.unordered { format!("sorted({sum})") } else { sum }
            }
        }
    }
}

impl Syntax for Python {
    fn and(&self) -> &'static str {
        " and "
    }

    fn or(&self) -> &'static str {
        " or "
    }

    fn not(&self) -> &'static str {
        "not "
    }

    fn number(&self, of: &IBig) -> String {
        of.to_string()
    }

    fn quotient(&self) -> &'static str {
        "//"
    }

    fn rounds_down(&self) -> bool {
        true
    }

    fn extreme(&self, most: bool, of: Vec<String>) -> String {
        match (&*of, most) {
            ([one], _) => one.clone(),
            (_, true) => format!("max({})", of.join(", ")),
            (_, false) => format!("min({})", of.join(", ")),
        }
    }

    fn pick(&self, condition: String, yes: String, no: String) -> String {
        format!("({yes} if {condition} else {no})")
    }

    fn item(&self, list: &str, index: String) -> String {
        format!("{list}[{index}]")
    }

    fn length(&self, list: &str) -> String {
        format!("len({list})")
    }

    fn one_of(&self, number: &str, ranges: &[(IBig, IBig)]) -> String {
        let singles: Vec<String> =
            ranges.iter().filter(|(from, to)| from == to).map(|(from, _)| from.to_string()).collect();
        let mut any = vec![];
        match &*singles {
            [] => {}
            [one] => any.push(format!("{number} == {one}")),
            several => any.push(format!("{number} in ({})", several.join(", "))),
        }
        any.extend(
            ranges
                .iter()
                .filter(|(from, to)| from != to)
                .map(|(from, to)| format!("{from} <= {number} <= {to}")),
        );
        any.join(" or ")
    }

    fn truth(&self, truth: bool) -> &'static str {
        if truth { "True" } else { "False" }
    }

    fn statement(&self, page: &mut Page, statement: &Stmt) {
        let loose = |of: &Int| int(self, of, Bound::Loose);
        match statement {
            Stmt::Let(name, value) | Stmt::Start(name, value) | Stmt::Set(name, value) => {
                page.line(&format!("{name} = {}", loose(value)));
            }
            Stmt::If(when, body) => {
                self.inside(page, &format!("if {}:", condition(self, when, Bound::Loose)), body);
            }
            Stmt::For(name, from, to, body) => {
                let end = loose(&super::program::plus(to.clone(), super::program::number(1)));
                let range = match from {
                    Int::Number(zero) if *zero == IBig::ZERO => end,
                    from => format!("{}, {end}", loose(from)),
                };
                self.inside(page, &format!("for {name} in range({range}):"), body);
            }
            Stmt::Among(name, of, body) => {
                self.inside(page, &format!("for {name} in {}:", listed(of)), body);
            }
            Stmt::Each(list, names, body) => {
                self.inside(page, &format!("for {} in {list}:", names.join(", ")), body);
            }
            Stmt::Block(about, body) => {
                if !about.is_empty() {
                    page.line(&format!("# {about}"));
                }
                page.statements(self, body);
            }
            Stmt::Is(of) => page.line(&format!("return {}", condition(self, of, Bound::Loose))),
            Stmt::Gives(of) => page.line(&format!("return {}", loose(of))),
            Stmt::Fail(why) => page.line(&format!("raise ValueError(\"{why}\")")),
            Stmt::Found(left) if self.repeats => {
                page.line(&format!("after = {}", self.left(left)));
                let key = match left {
                    Left::One(_) => "after",
                    Left::Several(_) => "tuple(sorted(after))",
                    Left::Row(_) => "tuple(after)",
                };
                page.line(&format!("if {key} not in seen:"));
                page.inside(|page| {
                    page.line(&format!("seen.add({key})"));
                    page.line("yield after");
                });
            }
            Stmt::Found(left) => page.line(&format!("yield {}", self.left(left))),
            Stmt::Stop => page.line("return"),
        }
    }
}

fn table(page: &mut Page, table: &Table) {
    let upper = table.name.to_ascii_uppercase();
    page.lines(&format!(
        "\n\n# The automaton {}: where each column of digits leads from each state; -1 is no state.",
        table.about
    ));
    page.line(&format!("{upper}_NEXT = ["));
    page.inside(|page| {
        for row in &table.next {
            let row: Vec<String> = row.iter().map(i64::to_string).collect();
            page.line(&format!("[{}],", row.join(", ")));
        }
    });
    page.line("]");
    let accepting: Vec<&str> =
        table.accepting.iter().map(|&accepts| if accepts { "True" } else { "False" }).collect();
    page.line(&format!("{upper}_ACCEPTS = [{}]", accepting.join(", ")));
    let names: Vec<String> = (0..table.arity).map(|place| format!("n{place}")).collect();
    let digits = |name: &String| match table.base {
        Some(base) => format!("in_base({name}, {base})"),
        None => format!("in_quadratic({name}, {})", table.most),
    };
    let words: Vec<String> = names.iter().map(digits).collect();
    page.lines(&format!("\n\ndef {}({}):", table.name, names.join(", ")));
    page.inside(|page| {
        page.line(&format!("\"\"\"Whether the automaton {} accepts.\"\"\"", table.about));
        page.line(&format!(
            "return accepts({upper}_NEXT, {upper}_ACCEPTS, {}, [{}])",
            table.most + 1,
            words.join(", ")
        ));
    });
}

fn helper(of: Helper) -> &'static str {
    match of {
        Helper::FloorDiv | Helper::FloorMod | Helper::Root => "",
        Helper::Floor => {
            "

def floor_multiple(plus, root, over, j):
    \"\"\"floor((plus + sqrt(root))/over * j), exactly.\"\"\"
    return (plus * j + isqrt(root * j * j)) // over"
        }
        Helper::LeastFloor => {
            "

def least_with_floor(plus, root, over, value, enough):
    \"\"\"The least j with floor_multiple(plus, root, over, j) >= value.\"\"\"
    low, high = 0, max(value, 0) * enough
    while low < high:
        middle = (low + high) // 2
        if floor_multiple(plus, root, over, middle) < value:
            low = middle + 1
        else:
            high = middle
    return low"
        }
        Helper::Fib => {
            "

def fib(index):
    \"\"\"0, 1, 1, 2, 3, 5, ...\"\"\"
    low, high = 0, 1
    for _ in range(index):
        low, high = high, low + high
    return low"
        }
        Helper::LowestZeckendorf => {
            "

def lowest_zeckendorf(n):
    \"\"\"The smallest part of n > 0 as a sum of Fibonacci numbers no two of which are neighbours.\"\"\"
    while True:
        low, high = 1, 2
        while high <= n:
            low, high = high, low + high
        n -= low
        if n == 0:
            return low"
        }
        Helper::IsFibonacci => {
            "

def is_fibonacci(n):
    low, high = 0, 1
    while low < n:
        low, high = high, low + high
    return low == n"
        }
        Helper::IsSquare => {
            "

def is_square(n):
    return isqrt(n) ** 2 == n"
        }
        Helper::IsPowerOfTwo => {
            "

def is_power_of_two(n):
    return n > 0 and n & (n - 1) == 0"
        }
        Helper::Bit => {
            "

def bit(n, place):
    return n >> place & 1"
        }
        Helper::Ones => {
            "

def ones(n):
    return bin(n).count(\"1\")"
        }
        Helper::BitLength => {
            "

def bit_length(n):
    return n.bit_length()"
        }
        Helper::InBase => {
            "

def in_base(n, base):
    \"\"\"The digits, the lowest first.\"\"\"
    digits = []
    while n > 0:
        digits.append(n % base)
        n //= base
    return digits"
        }
        Helper::InQuadratic => {
            "

def in_quadratic(n, most):
    \"\"\"The digits at places worth 1, most + 1, and then most times the last and the one before; the lowest first.\"\"\"
    places, above = [1], most + 1
    while above <= n:
        places.append(above)
        above = most * above + places[-2]
    digits = []
    for place in reversed(places):
        digit = min(n // place, most)
        n -= digit * place
        digits.append(digit)
    return digits[::-1]"
        }
        Helper::Accepts => {
            "

def accepts(next_states, accepting, radix, words):
    \"\"\"Reads the digits of several numbers at once, the highest first.\"\"\"
    state = 0
    for place in reversed(range(max(len(word) for word in words))):
        column = 0
        for word in words:
            column = column * radix + (word[place] if place < len(word) else 0)
        state = next_states[state][column]
        if state < 0:
            return False
    return accepting[state]"
        }
    }
}

fn driver(program: &Program) -> String {
    let about = "    \"\"\"What a winning move leaves; None if there is none.\"\"\"";
    match (program.kind, program.valued) {
        (Kind::Tuple(arity), _) => {
            let names = coordinates(program);
            let after = if arity == 1 { "after" } else { "*after" };
            format!(
                "\n\ndef winning_move({names}):\n{about}\n    for after in moves({names}):\n        if loses({after}):\n            return after\n    return None"
            )
        }
        (Kind::Row, _) => format!(
            "\n\ndef winning_move(row):\n{about}\n    row = list(row)\n    for after in moves(row):\n        if loses(after):\n            return after\n    return None"
        ),
        (Kind::Sum(arity), true) => {
            let star = if arity == 1 { "" } else { "*" };
            format!(
                "

def total_value(heaps):
    \"\"\"The nim-sum of the values.\"\"\"
    total = 0
    for heap in heaps:
        total ^= value({star}heap)
    return total


def loses(heaps):
    \"\"\"Whether the player to move loses.\"\"\"
    return total_value(heaps) == 0


def winning_move(heaps):
{about}
    heaps = list(heaps)
    total = total_value(heaps)
    if total == 0:
        return None
    for index, heap in enumerate(heaps):
        wanted = total ^ value({star}heap)
        for parts in moves({star}heap):
            if total_value(parts) == wanted:
                return heaps[:index] + parts + heaps[index + 1:]
    return None"
            )
        }
        (Kind::Sum(arity), false) => {
            let star = if arity == 1 { "" } else { "*" };
            if program.reach <= 1 {
                return format!(
                    "

def winning_move(heaps):
{about}
    heaps = list(heaps)
    for index, heap in enumerate(heaps):
        for parts in moves({star}heap):
            after = heaps[:index] + parts + heaps[index + 1:]
            if loses(after):
                return after
    return None"
                );
            }
            let reach = program.reach;
            format!(
                "

def winning_move(heaps, first=0, left={reach}):
    \"\"\"What a winning move in at most `left` of the heaps from `first` on leaves; None if there is none.\"\"\"
    heaps = list(heaps)
    for index in range(first, len(heaps)):
        for parts in moves({star}heaps[index]):
            after = heaps[:index] + parts + heaps[index + 1:]
            if loses(after):
                return after
            if left > 1:
                after = winning_move(after, index + len(parts), left - 1)
                if after is not None:
                    return after
    return None"
            )
        }
    }
}

/// The names of a component's numbers.
fn coordinates(program: &Program) -> String {
    let moves = program.functions.iter().find(|function| function.name == "moves");
    let given = moves.map(|moves| moves.given.as_slice()).unwrap_or_default();
    let name = |given: &Given| match given {
        Given::Number(name) | Given::List(name) | Given::Row(name) => name.clone(),
    };
    given.iter().map(name).collect::<Vec<_>>().join(", ")
}
