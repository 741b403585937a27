//! Text that is the same in all languages: expressions with as few parentheses as they need, and lines.

use super::names::Ending;
use super::tree::{Cond, Int, Stmt};
use dashu_int::IBig;
use rules::Relation;

/// Precedence of an expression; operands of a lower one stand in parentheses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Bound {
    Loose,
    Sum,
    Product,
    Tight,
}

/// Spellings that differ between languages. The defaults are those of languages with braces.
pub(super) trait Syntax {
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
    /// Spelling for naturals.
    fn quotient(&self) -> &'static str {
        "/"
    }
    /// `true` if the plain operators round down as well.
    fn rounds_down(&self) -> bool {
        false
    }
    /// The call of a function in place of an operation that might overflow.
    fn checked(&self, _of: &Int) -> Option<String> {
        None
    }
    fn extreme(&self, most: bool, of: Vec<String>) -> String;
    fn pick(&self, condition: String, yes: String, no: String) -> String;
    fn item(&self, list: &str, index: String) -> String;
    fn length(&self, list: &str) -> String;
    fn one_of(&self, number: &str, ranges: &[(IBig, IBig)]) -> String {
        let one = |(from, to): &(IBig, IBig)| match from == to {
            true => format!("{number} == {}", self.number(from)),
            false => format!("({} <= {number} && {number} <= {})", self.number(from), self.number(to)),
        };
        ranges.iter().map(one).collect::<Vec<_>>().join(self.or())
    }
    fn truth(&self, truth: bool) -> &'static str {
        if truth { "true" } else { "false" }
    }
    /// Result of a position that was computed before.
    fn result(&self, at: Vec<String>) -> String {
        format!("result({})", at.join(", "))
    }
    /// Writes a statement.
    fn statement(&self, page: &mut Page, statement: &Stmt);
}

/// Lines at a depth of indentation.
#[derive(Default)]
pub(super) struct Page {
    pub(super) text: String,
    depth: usize,
}

impl Page {
    pub(super) fn line(&mut self, line: &str) {
        if !line.is_empty() {
            self.text.push_str(&"    ".repeat(self.depth));
            self.text.push_str(line);
        }
        self.text.push('\n');
    }

    /// Lines as they are.
    pub(super) fn lines(&mut self, lines: &str) {
        lines.lines().for_each(|line| self.line(line));
    }

    pub(super) fn inside(&mut self, write: impl FnOnce(&mut Page)) {
        self.depth += 1;
        write(self);
        self.depth -= 1;
    }

    /// Statements between braces, after a head.
    pub(super) fn braced(&mut self, syntax: &dyn Syntax, head: &str, body: &[Stmt]) {
        self.line(format!("{head} {{").trim_start());
        self.inside(|page| page.statements(syntax, body));
        self.line("}");
    }

    /// Lines in which these names get an ending.
    pub(super) fn ended(
        &mut self,
        (ending, own, comment): (&Ending, &[String], &str),
        write: impl FnOnce(&mut Page),
    ) {
        let start = self.text.len();
        write(self);
        let text = ending.put(&self.text[start..], own, comment);
        self.text.truncate(start);
        self.text += &text;
    }

    /// Lines that are written elsewhere, as text.
    pub(super) fn apart(&mut self, write: impl FnOnce(&mut Page)) -> String {
        let start = self.text.len();
        self.inside(write);
        self.text.split_off(start)
    }

    pub(super) fn statements(&mut self, syntax: &dyn Syntax, statements: &[Stmt]) {
        for statement in statements {
            syntax.statement(self, statement);
        }
    }
}

/// The extreme of several expressions by a function of two.
pub(super) fn folded(name: &str, of: Vec<String>) -> String {
    of.into_iter().reduce(|all, next| format!("{name}({all}, {next})")).unwrap_or_else(|| "0".into())
}

fn within(text: String, is: Bound, wanted: Bound) -> String {
    if is < wanted { format!("({text})") } else { text }
}

pub(super) fn int(syntax: &dyn Syntax, of: &Int, wanted: Bound) -> String {
    let two = |a: &Int, sign: &str, b: &Int, is: Bound, left: Bound, right: Bound| {
        within(format!("{} {sign} {}", int(syntax, a, left), int(syntax, b, right)), is, wanted)
    };
    let loose = |of: &Int| int(syntax, of, Bound::Loose);
    if let Some(call) = syntax.checked(of) {
        return call;
    }
    match of {
        Int::Number(number) if *number < IBig::ZERO => within(syntax.number(number), Bound::Sum, wanted),
        Int::Number(number) => syntax.number(number),
        Int::Name(name) => name.clone(),
        Int::Add(a, b) => two(a, "+", b, Bound::Sum, Bound::Sum, Bound::Sum),
        Int::Subtract(a, b) => two(a, "-", b, Bound::Sum, Bound::Sum, Bound::Product),
        Int::Multiply(a, b) => two(a, "*", b, Bound::Product, Bound::Product, Bound::Tight),
        Int::Quotient(a, b, natural) | Int::Rest(a, b, natural) if *natural || syntax.rounds_down() => {
            let sign = if matches!(of, Int::Quotient(..)) { syntax.quotient() } else { "%" };
            two(a, sign, b, Bound::Product, Bound::Product, Bound::Tight)
        }
        Int::Quotient(a, b, _) => format!("floor_div({}, {})", loose(a), loose(b)),
        Int::Rest(a, b, _) => format!("floor_mod({}, {})", loose(a), loose(b)),
        Int::Xor(a, b) => {
            let left = if matches!(**a, Int::Xor(..)) { Bound::Loose } else { Bound::Tight };
            two(a, "^", b, Bound::Loose, left, Bound::Tight)
        }
        Int::Least(of) => syntax.extreme(false, of.iter().map(loose).collect()),
        Int::Most(of) => syntax.extreme(true, of.iter().map(loose).collect()),
        Int::Pick(condition, yes, no) => {
            syntax.pick(self::condition(syntax, condition, Bound::Tight), loose(yes), loose(no))
        }
        Int::Item(list, index) => syntax.item(list, loose(index)),
        Int::Length(list) => syntax.length(list),
        Int::Call(name, given) => call(syntax, name, given),
        Int::Result(at) => syntax.result(at.iter().map(loose).collect()),
    }
}

fn call(syntax: &dyn Syntax, name: &str, given: &[Int]) -> String {
    let given: Vec<String> = given.iter().map(|of| int(syntax, of, Bound::Loose)).collect();
    format!("{name}({})", given.join(", "))
}

pub(super) fn relation(of: Relation) -> &'static str {
    match of {
        Relation::Equal => "==",
        Relation::NotEqual => "!=",
        Relation::Less => "<",
        Relation::LessEqual => "<=",
        Relation::Greater => ">",
        Relation::GreaterEqual => ">=",
    }
}

/// A condition; `and` within `or` and `or` within `and` are parenthesised.
pub(super) fn condition(syntax: &dyn Syntax, of: &Cond, wanted: Bound) -> String {
    let tight = |of: &Cond| condition(syntax, of, Bound::Tight);
    match of {
        Cond::Constant(truth) => syntax.truth(*truth).into(),
        Cond::Compare(sign, a, b) => {
            // Comparisons do not stand next to each other.
            let (a, b) = (int(syntax, a, Bound::Sum), int(syntax, b, Bound::Sum));
            within(format!("{a} {} {b}", relation(*sign)), Bound::Product, wanted)
        }
        Cond::OneOf(number, ranges) => match &**ranges {
            [] => syntax.truth(false).into(),
            [(from, to)] if from == to => within(
                format!("{} == {}", int(syntax, number, Bound::Sum), syntax.number(from)),
                Bound::Product,
                wanted,
            ),
            ranges => within(syntax.one_of(&int(syntax, number, Bound::Sum), ranges), Bound::Loose, wanted),
        },
        Cond::All(members) => match &**members {
            [] => syntax.truth(true).into(),
            members => {
                let mut spelled: Vec<String> = vec![];
                for member in members {
                    let text = condition(syntax, member, Bound::Product);
                    // `go vet` warns of what is said twice.
                    if !spelled.contains(&text) {
                        spelled.push(text);
                    }
                }
                within(spelled.join(syntax.and()), Bound::Sum, wanted)
            }
        },
        Cond::Any(members) => match &**members {
            [] => syntax.truth(false).into(),
            members => {
                let one = |member: &Cond| match member {
                    Cond::All(_) => format!("({})", condition(syntax, member, Bound::Loose)),
                    other => condition(syntax, other, Bound::Sum),
                };
                let members: Vec<String> = members.iter().map(one).collect();
                within(members.join(syntax.or()), Bound::Loose, wanted)
            }
        },
        Cond::Not(inner) => within(format!("{}{}", syntax.not(), tight(inner)), Bound::Product, wanted),
        Cond::Same(a, b) => within(
            format!("({}) == ({})", condition(syntax, a, Bound::Loose), condition(syntax, b, Bound::Loose)),
            Bound::Product,
            wanted,
        ),
        Cond::Call(name, given) => call(syntax, name, given),
    }
}

/// Names of the numbers of a named component: the name itself, or its places.
pub(super) fn spread(of: &str, arity: usize) -> String {
    match arity {
        1 => of.to_owned(),
        arity => (0..arity).map(|place| format!("{of}[{place}]")).collect::<Vec<_>>().join(", "),
    }
}

/// Returns `true` if a word stands in a text.
pub(super) fn has_word(text: &str, word: &str) -> bool {
    text.split(|sign: char| !sign.is_ascii_alphanumeric() && sign != '_').any(|other| other == word)
}

/// Returns `true` if nothing after these statements is reached: some compilers refuse to be told more.
pub(super) fn ends(body: &[Stmt]) -> bool {
    body.iter().any(|statement| match statement {
        Stmt::Is(_) | Stmt::Gives(_) | Stmt::Fail(_) | Stmt::Stop | Stmt::Leave => true,
        Stmt::Block(_, body) => ends(body),
        _ => false,
    })
}
