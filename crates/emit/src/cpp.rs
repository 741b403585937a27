//! C++17: signed integers of 128 bits, as GCC and Clang have them.

use super::names;
use super::program::{Function, Given, Gives, Helper, Int, Kind, Left, Piece, Program, Stmt, Table, left_of};
use super::write::{Bound, Page, Syntax, condition, int, spread};
use dashu_int::IBig;

struct Cpp {
    unordered: bool,
    repeats: bool,
}

/// The program.
pub(super) fn text(program: &Program) -> String {
    let cpp = Cpp { unordered: program.unordered, repeats: program.repeats };
    let mut page = Page::default();
    program.header.iter().for_each(|line| page.line(&format!("// {line}")));
    page.lines("// Numbers below 2^56 never overflow.\n\n#include <algorithm>\n#include <array>\n#include <cstddef>\n#include <initializer_list>\n#include <optional>\n#include <set>\n#include <stdexcept>\n#include <utility>\n#include <vector>\n\nusing Num = __int128;");
    let arity = match program.kind {
        Kind::Tuple(arity) | Kind::Sum(arity) => arity,
        Kind::Row => 1,
    };
    match arity {
        1 => page.line("using Component = Num;"),
        arity => page.line(&format!("using Component = std::array<Num, {arity}>;")),
    }
    for (name, list) in &program.arrays {
        let list: Vec<String> = list.iter().map(|number| cpp.number(number)).collect();
        page.lines(&format!("\nconst Num {name}[] = {{{}}};", list.join(", ")));
    }
    program.helpers.iter().for_each(|helper| page.lines(self::helper(*helper)));
    program.tables.iter().for_each(|table| self::table(&mut page, table));
    program.functions.iter().for_each(|function| cpp.function(&mut page, function));
    page.lines(&driver(program));
    page.text
}

/// The type of what a move leaves.
fn after(left: &Left) -> &'static str {
    match left {
        Left::One(_) => "Component",
        Left::Several(_) => "std::vector<Component>",
        Left::Row(_) => "std::vector<Num>",
    }
}

fn given(of: &Given) -> String {
    match of {
        Given::Number(name) => format!("Num {name}"),
        Given::List(name) => format!("const std::vector<Component>& {name}"),
        Given::Row(name) => format!("const std::vector<Num>& {name}"),
    }
}

impl Cpp {
    fn function(&self, page: &mut Page, function: &Function) {
        let mut all: Vec<String> = function.given.iter().map(given).collect();
        page.lines(&format!("\n// {}", function.about));
        if function.gives == Gives::Moves {
            page.lines(
                "// Tells each to `found`, until that says that it is enough.\ntemplate <class Found>",
            );
            all.push("Found found".into());
        }
        let gives = if function.gives == Gives::Number { "Num" } else { "bool" };
        page.line(&format!("{gives} {}({}) {{", function.name, all.join(", ")));
        page.inside(|page| {
            if let Some(left) = left_of(&function.body).filter(|_| self.repeats) {
                page.line("// Several ways may make the same move.");
                page.line(&format!("std::set<{}> seen;", after(left)));
            }
            page.statements(self, &function.body);
            if function.gives == Gives::Moves {
                page.line("return false;");
            }
        });
        page.line("}");
    }

    fn component(&self, ints: &[Int]) -> String {
        let ints: Vec<String> = ints.iter().map(|of| int(self, of, Bound::Loose)).collect();
        format!("Component{{{}}}", ints.join(", "))
    }

    fn found(&self, page: &mut Page, left: &Left) {
        let loose = |of: &Int| int(self, of, Bound::Loose);
        match left {
            Left::One(ints) => {
                let component = self.component(ints);
                let first =
                    if self.repeats { format!("seen.insert({component}).second && ") } else { String::new() };
                page.line(&format!("if ({first}found({component})) return true;"));
            }
            Left::Several(parts) if self.repeats => {
                let parts: Vec<String> = parts.iter().map(|part| self.component(part)).collect();
                page.line("{");
                page.inside(|page| {
                    page.line(&format!("const std::vector<Component> parts{{{}}};", parts.join(", ")));
                    page.line("std::vector<Component> sorted = parts;");
                    page.line("std::sort(sorted.begin(), sorted.end());");
                    page.line("if (seen.insert(sorted).second && found(parts)) return true;");
                });
                page.line("}");
            }
            Left::Several(parts) => {
                let parts: Vec<String> = parts.iter().map(|part| self.component(part)).collect();
                page.line(&format!(
                    "if (found(std::vector<Component>{{{}}})) return true;",
                    parts.join(", ")
                ));
            }
            Left::Row(pieces) => {
                page.line("std::vector<Num> after;");
                for piece in pieces {
                    page.line(&match piece {
                        Piece::Number(number) => format!("after.push_back({});", loose(number)),
                        Piece::Slice(from, to) => {
                            let at = |of: &Int| format!("row.begin() + std::ptrdiff_t({})", loose(of));
                            format!("after.insert(after.end(), {}, {});", at(from), at(to))
                        }
                    });
                }
                if self.unordered {
                    page.line("std::sort(after.begin(), after.end());");
                }
                page.line(match self.repeats {
                    true => "if (seen.insert(after).second && found(after)) return true;",
                    false => "if (found(after)) return true;",
                });
            }
        }
    }

    fn braced(&self, page: &mut Page, head: &str, body: &[Stmt]) {
        page.line(format!("{head} {{").trim_start());
        page.inside(|page| page.statements(self, body));
        page.line("}");
    }
}

impl Syntax for Cpp {
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
        if i32::try_from(of).is_ok() { of.to_string() } else { format!("{of}LL") }
    }

    fn quotient(&self) -> &'static str {
        "/"
    }

    fn rounds_down(&self) -> bool {
        false
    }

    fn extreme(&self, most: bool, of: Vec<String>) -> String {
        match (&*of, most) {
            ([one], _) => one.clone(),
            (_, true) => format!("std::max<Num>({{{}}})", of.join(", ")),
            (_, false) => format!("std::min<Num>({{{}}})", of.join(", ")),
        }
    }

    fn pick(&self, condition: String, yes: String, no: String) -> String {
        format!("({condition} ? Num({yes}) : Num({no}))")
    }

    fn item(&self, list: &str, index: String) -> String {
        format!("{list}[std::size_t({index})]")
    }

    fn length(&self, list: &str) -> String {
        format!("Num({list}.size())")
    }

    fn one_of(&self, number: &str, ranges: &[(IBig, IBig)]) -> String {
        let one = |(from, to): &(IBig, IBig)| match from == to {
            true => format!("{number} == {}", self.number(from)),
            false => format!("({} <= {number} && {number} <= {})", self.number(from), self.number(to)),
        };
        ranges.iter().map(one).collect::<Vec<_>>().join(" || ")
    }

    fn truth(&self, truth: bool) -> &'static str {
        if truth { "true" } else { "false" }
    }

    fn statement(&self, page: &mut Page, statement: &Stmt) {
        let loose = |of: &Int| int(self, of, Bound::Loose);
        match statement {
            Stmt::Let(name, value) => page.line(&format!("const Num {name} = {};", loose(value))),
            Stmt::Start(name, value) => page.line(&format!("Num {name} = {};", loose(value))),
            Stmt::Set(name, value) => page.line(&format!("{name} = {};", loose(value))),
            Stmt::If(when, body) => {
                self.braced(page, &format!("if ({})", condition(self, when, Bound::Loose)), body);
            }
            Stmt::For(name, from, to, body) => {
                let (from, to) = (loose(from), loose(to));
                let last = names::derived(name, "last");
                let head = format!("for (Num {name} = {from}, {last} = {to}; {name} <= {last}; {name}++)");
                self.braced(page, &head, body);
            }
            Stmt::Among(name, of, body) => {
                let of: Vec<String> = of.iter().map(|number| self.number(number)).collect();
                let head = format!("for (Num {name} : std::initializer_list<Num>{{{}}})", of.join(", "));
                self.braced(page, &head, body);
            }
            Stmt::Each(list, names, body) => {
                let head = match &**names {
                    [one] => format!("for (Num {one} : {list})"),
                    several => format!("for (const auto& [{}] : {list})", several.join(", ")),
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
            Stmt::Fail(why) => page.line(&format!("throw std::domain_error(\"{why}\");")),
            Stmt::Found(left) => self.found(page, left),
            Stmt::Stop => page.line("return false;"),
        }
    }
}

fn table(page: &mut Page, table: &Table) {
    let upper = table.name.to_ascii_uppercase();
    page.lines(&format!(
        "\n// The automaton {}: where each column of digits leads from each state; -1 is no state.",
        table.about
    ));
    page.line(&format!("const std::vector<std::vector<int>> {upper}_NEXT = {{"));
    page.inside(|page| {
        for row in &table.next {
            let row: Vec<String> = row.iter().map(i64::to_string).collect();
            page.line(&format!("{{{}}},", row.join(", ")));
        }
    });
    page.line("};");
    let accepting: Vec<&str> =
        table.accepting.iter().map(|&accepts| if accepts { "true" } else { "false" }).collect();
    page.line(&format!("const std::vector<bool> {upper}_ACCEPTS = {{{}}};", accepting.join(", ")));
    let names: Vec<String> = (0..table.arity).map(|place| format!("n{place}")).collect();
    let digits = |name: &String| match table.base {
        Some(base) => format!("in_base({name}, {base})"),
        None => format!("in_quadratic({name}, {})", table.most),
    };
    let words: Vec<String> = names.iter().map(digits).collect();
    let given: Vec<String> = names.iter().map(|name| format!("Num {name}")).collect();
    page.lines(&format!("\nbool {}({}) {{", table.name, given.join(", ")));
    page.inside(|page| {
        page.line(&format!(
            "return accepts({upper}_NEXT, {upper}_ACCEPTS, {}, {{{}}});",
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
// Rounded down, for b > 0.
Num floor_div(Num a, Num b) {
    return a >= 0 ? a / b : -((b - 1 - a) / b);
}"
        }
        Helper::FloorMod => {
            "
// From 0 to b - 1, for b > 0.
Num floor_mod(Num a, Num b) {
    return (a % b + b) % b;
}"
        }
        Helper::Root => {
            "
// The square root, rounded down.
unsigned __int128 root_of(unsigned __int128 n) {
    if (n == 0) return 0;
    unsigned __int128 guess = 1;
    while (guess < (unsigned __int128)1 << 64 && guess <= n / guess) guess *= 2;
    while (true) {
        const unsigned __int128 better = (guess + n / guess) / 2;
        if (better >= guess) return guess;
        guess = better;
    }
}"
        }
        Helper::Floor => {
            "
// floor((plus + sqrt(root))/over * j), exactly.
Num floor_multiple(Num plus, Num root, Num over, Num j) {
    unsigned __int128 square, under;
    const unsigned __int128 size = j;
    if (__builtin_mul_overflow(size, size, &square) || __builtin_mul_overflow(square, (unsigned __int128)root, &under)) {
        throw std::overflow_error(\"a number is too large\");
    }
    return (plus * j + Num(root_of(under))) / over;
}"
        }
        Helper::LeastFloor => {
            "
// The least j with floor_multiple(plus, root, over, j) >= value.
Num least_with_floor(Num plus, Num root, Num over, Num value, Num enough) {
    Num low = 0, high = std::max<Num>(value, 0) * enough;
    while (low < high) {
        const Num middle = (low + high) / 2;
        if (floor_multiple(plus, root, over, middle) < value) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low;
}"
        }
        Helper::Fib => {
            "
// 0, 1, 1, 2, 3, 5, ...
Num fib(Num index) {
    if (index > 180) throw std::overflow_error(\"a number is too large\");
    Num low = 0, high = 1;
    for (Num i = 0; i < index; i++) {
        const Num next = low + high;
        low = high;
        high = next;
    }
    return low;
}"
        }
        Helper::LowestZeckendorf => {
            "
// The smallest part of n > 0 as a sum of Fibonacci numbers no two of which are neighbours.
Num lowest_zeckendorf(Num n) {
    while (true) {
        Num low = 1, high = 2;
        while (high <= n) {
            const Num next = low + high;
            low = high;
            high = next;
        }
        n -= low;
        if (n == 0) return low;
    }
}"
        }
        Helper::IsFibonacci => {
            "
bool is_fibonacci(Num n) {
    Num low = 0, high = 1;
    while (low < n) {
        const Num next = low + high;
        low = high;
        high = next;
    }
    return low == n;
}"
        }
        Helper::IsSquare => {
            "
bool is_square(Num n) {
    const Num root = Num(root_of(n));
    return root * root == n;
}"
        }
        Helper::IsPowerOfTwo => {
            "
bool is_power_of_two(Num n) {
    return n > 0 && (n & (n - 1)) == 0;
}"
        }
        Helper::Bit => {
            "
Num bit(Num n, Num place) {
    return place < 127 ? n >> int(place) & 1 : 0;
}"
        }
        Helper::Ones => {
            "
Num ones(Num n) {
    Num count = 0;
    for (; n > 0; n >>= 1) count += n & 1;
    return count;
}"
        }
        Helper::BitLength => {
            "
Num bit_length(Num n) {
    Num length = 0;
    for (; n > 0; n >>= 1) length++;
    return length;
}"
        }
        Helper::InBase => {
            "
// The digits, the lowest first.
std::vector<int> in_base(Num n, int base) {
    std::vector<int> digits;
    for (; n > 0; n /= base) digits.push_back(int(n % base));
    return digits;
}"
        }
        Helper::InQuadratic => {
            "
// The digits at places worth 1, most + 1, and then most times the last and the one before; the lowest first.
std::vector<int> in_quadratic(Num n, int most) {
    std::vector<Num> places = {1};
    for (Num above = most + 1; above <= n; above = most * above + places[places.size() - 2]) places.push_back(above);
    std::vector<int> digits(places.size());
    for (std::size_t place = places.size(); place-- > 0;) {
        digits[place] = int(std::min<Num>(n / places[place], most));
        n -= digits[place] * places[place];
    }
    return digits;
}"
        }
        Helper::Accepts => {
            "
// Reads the digits of several numbers at once, the highest first.
bool accepts(const std::vector<std::vector<int>>& next, const std::vector<bool>& accepting, int radix,
             const std::vector<std::vector<int>>& words) {
    std::size_t length = 0;
    for (const auto& word : words) length = std::max(length, word.size());
    int state = 0;
    for (std::size_t place = length; place-- > 0;) {
        std::size_t column = 0;
        for (const auto& word : words) column = column * radix + (place < word.size() ? word[place] : 0);
        state = next[state][column];
        if (state < 0) return false;
    }
    return accepting[state];
}"
        }
    }
}

fn driver(program: &Program) -> String {
    let about = "// What a winning move leaves; nothing if there is none.";
    match (program.kind, program.valued) {
        (Kind::Tuple(arity), _) => {
            let names: Vec<&str> = numbers(program);
            let given: Vec<String> = names.iter().map(|name| format!("Num {name}")).collect();
            format!(
                "
{about}
std::optional<Component> winning_move({}) {{
    std::optional<Component> winning;
    moves({}, [&](const Component& after) {{
        if (loses({})) winning = after;
        return winning.has_value();
    }});
    return winning;
}}",
                given.join(", "),
                names.join(", "),
                spread("after", arity)
            )
        }
        (Kind::Row, _) => format!(
            "
{about}
std::optional<std::vector<Num>> winning_move(const std::vector<Num>& row) {{
    std::optional<std::vector<Num>> winning;
    moves(row, [&](const std::vector<Num>& after) {{
        if (loses(after)) winning = after;
        return winning.has_value();
    }});
    return winning;
}}"
        ),
        (Kind::Sum(arity), true) => {
            let heap = spread("heap", arity);
            format!(
                "
// The nim-sum of the values.
Num total_value(const std::vector<Component>& heaps) {{
    Num total = 0;
    for (const Component& heap : heaps) total ^= value({heap});
    return total;
}}

// Whether the player to move loses.
bool loses(const std::vector<Component>& heaps) {{
    return total_value(heaps) == 0;
}}

{about}
std::optional<std::vector<Component>> winning_move(const std::vector<Component>& heaps) {{
    std::optional<std::vector<Component>> winning;
    const Num total = total_value(heaps);
    if (total == 0) return winning;
    for (std::size_t index = 0; index < heaps.size() && !winning; index++) {{
        const Component heap = heaps[index];
        const Num wanted = total ^ value({heap});
        moves({heap}, [&](const std::vector<Component>& parts) {{
            if (total_value(parts) == wanted) {{
                winning = std::vector<Component>(heaps.begin(), heaps.begin() + std::ptrdiff_t(index));
                winning->insert(winning->end(), parts.begin(), parts.end());
                winning->insert(winning->end(), heaps.begin() + std::ptrdiff_t(index) + 1, heaps.end());
            }}
            return winning.has_value();
        }});
    }}
    return winning;
}}"
            )
        }
        (Kind::Sum(arity), false) => {
            let heap = spread("heap", arity);
            let reach = program.reach;
            let (more, given, again) = match reach {
                0 | 1 => ("", String::new(), ""),
                reach => (
                    "\n// It is made in at most `left` of the heaps from `first` on.",
                    format!(
                        ",\n                                                   std::size_t first = 0, unsigned long long left = {reach}ULL"
                    ),
                    "\n            if (!winning && left > 1) winning = winning_move(after, index + parts.size(), left - 1);",
                ),
            };
            let first = if reach > 1 { "first" } else { "0" };
            format!(
                "
{about}{more}
std::optional<std::vector<Component>> winning_move(const std::vector<Component>& heaps{given}) {{
    std::optional<std::vector<Component>> winning;
    for (std::size_t index = {first}; index < heaps.size() && !winning; index++) {{
        const Component heap = heaps[index];
        moves({heap}, [&](const std::vector<Component>& parts) {{
            std::vector<Component> after(heaps.begin(), heaps.begin() + std::ptrdiff_t(index));
            after.insert(after.end(), parts.begin(), parts.end());
            after.insert(after.end(), heaps.begin() + std::ptrdiff_t(index) + 1, heaps.end());
            if (loses(after)) winning = after;{again}
            return winning.has_value();
        }});
    }}
    return winning;
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
