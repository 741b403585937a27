//! A reading of claims that shares nothing with the product: it evaluates the text of what was found, formula by formula, on small
//! numbers, and knows no more of the language than the book says.

mod text;

use std::collections::HashMap;
use text::{automaton, claim};

/// Names of variables and what they stand for.
type Scope = Vec<(String, i64)>;

/// A formula or a term.
#[derive(Clone, Debug)]
enum Tree {
    Number(i64),
    Name(String),
    /// An operation of two terms, or of two formulas.
    Two(String, Box<Tree>, Box<Tree>),
    Not(Box<Tree>),
    /// `a <= b < c`
    Chain(Vec<Tree>, Vec<String>),
    Within(Box<Tree>, Vec<(i64, i64)>),
    /// `true` for all numbers, `false` for some number.
    Bound(bool, Vec<String>, Box<Tree>),
    Call(String, Vec<Tree>),
    /// A fold: what of each, and which count.
    Fold(String, Vec<Tree>, Option<Box<Tree>>),
    Floor(Surd, Box<Tree>),
}

/// `(p + q * sqrt(d)) / r` with `r > 0`
#[derive(Clone, Copy, Debug)]
struct Surd {
    p: i64,
    q: i64,
    d: i64,
    r: i64,
}

/// A table over the digits of some numbers.
#[derive(Clone, Debug)]
struct Automaton {
    /// Those of the recurrence of the places.
    coefficients: Vec<i64>,
    edges: HashMap<(String, Vec<i64>), String>,
    start: String,
    accepting: Vec<String>,
}

/// Subject of a claim.
#[derive(Clone, Debug)]
enum Head {
    Tuple(Vec<String>),
    Sum(Vec<String>),
    /// The element, the one before, the index, the length.
    Row([Option<String>; 4]),
    /// A base, the last digit, and the name of what is left without it.
    Digit(i64, i64, String),
    /// One number.
    Number(i64),
}

#[derive(Clone, Debug)]
enum Statement {
    Outcome(char, Tree),
    /// Pieces with their conditions.
    Value(Vec<(Tree, Option<Tree>)>),
    /// A start, a period, and what it adds.
    Sequence(Vec<i64>, Vec<i64>, i64),
}

/// The claims of a finding.
pub(super) struct Claims {
    automata: HashMap<String, Automaton>,
    all: Vec<(Head, Statement)>,
}

impl Claims {
    pub(super) fn read(items: &[String]) -> Claims {
        let mut claims = Claims { automata: HashMap::new(), all: vec![] };
        for item in items {
            match item.strip_prefix("automaton ") {
                Some(text) => {
                    let (name, automaton) = automaton(text);
                    claims.automata.insert(name, automaton);
                }
                None => claims.all.push(claim(item)),
            }
        }
        assert!(!claims.all.is_empty(), "{items:?}");
        claims
    }

    /// Their statement about a position: `Err` with a letter, or `Ok` with a value. A single claim also covers all else.
    pub(super) fn at(&self, at: &[i64]) -> Result<i64, Vec<(char, bool)>> {
        let mut letters = vec![];
        for (head, said) in self.all.iter().filter(|(head, _)| head.speaks_of(at)) {
            let (scope, parts) = head.scopes(at);
            let reader = Reader { claims: self, parts: &parts, most: at.iter().copied().max().unwrap_or(0) };
            match said {
                Statement::Outcome(letter, formula) => letters.push((*letter, reader.holds(formula, &scope))),
                Statement::Value(pieces) => {
                    let is = |condition: &Option<Tree>| {
                        condition.as_ref().is_none_or(|condition| reader.holds(condition, &scope))
                    };
                    let piece = pieces.iter().find(|(_, condition)| is(condition)).unwrap();
                    return Ok(reader.value(&piece.0, &scope).unwrap());
                }
                Statement::Sequence(start, period, more) => {
                    let n = at[0] as usize;
                    return Ok(start.get(n).copied().unwrap_or_else(|| {
                        let beyond = n - start.len();
                        period[beyond % period.len()] + more * (beyond / period.len()) as i64
                    }));
                }
            }
        }
        Err(letters)
    }
}

impl Head {
    /// Returns `true` unless it is of numbers with another last digit.
    fn speaks_of(&self, at: &[i64]) -> bool {
        match self {
            Head::Digit(base, digit, _) => at[0] % base == *digit,
            Head::Number(number) => at[0] == *number,
            _ => true,
        }
    }

    /// Values of names at a position, and for each component or element.
    fn scopes(&self, at: &[i64]) -> (Scope, Vec<Scope>) {
        let bind = |names: &[String], numbers: &[i64]| -> Scope {
            names.iter().cloned().zip(numbers.iter().copied()).collect()
        };
        match self {
            Head::Tuple(names) => (bind(names, at), vec![]),
            Head::Digit(base, _, name) => (bind(std::slice::from_ref(name), &[at[0] / base]), vec![]),
            Head::Number(_) => (vec![], vec![]),
            Head::Sum(names) => (vec![], at.chunks(names.len()).map(|part| bind(names, part)).collect()),
            Head::Row(names) => {
                let length = at.len() as i64;
                let one = |index: usize| -> Scope {
                    let before = if index == 0 { 0 } else { at[index - 1] };
                    let numbers = [at[index], before, index as i64 + 1, length];
                    let named = names.iter().zip(numbers);
                    named.filter_map(|(name, number)| Some((name.clone()?, number))).collect()
                };
                (vec![], (0..at.len()).map(one).collect())
            }
        }
    }
}

struct Reader<'a> {
    claims: &'a Claims,
    parts: &'a [Scope],
    /// The largest number of the position.
    most: i64,
}

impl Reader<'_> {
    fn holds(&self, tree: &Tree, scope: &Scope) -> bool {
        match tree {
            Tree::Name(name) if name == "true" || name == "false" => name == "true",
            Tree::Not(tree) => !self.holds(tree, scope),
            Tree::Two(sign, a, b) => {
                let (a, b) = (|| self.holds(a, scope), || self.holds(b, scope));
                match sign.as_str() {
                    "and" => a() && b(),
                    "or" => a() || b(),
                    "implies" => !a() || b(),
                    "iff" => a() == b(),
                    other => panic!("{other}"),
                }
            }
            Tree::Chain(terms, signs) => {
                let values: Option<Vec<i64>> = terms.iter().map(|term| self.value(term, scope)).collect();
                let Some(values) = values else { return false };
                values.windows(2).zip(signs).all(|(two, sign)| compare(sign, two[0], two[1]))
            }
            Tree::Within(term, ranges) => self
                .value(term, scope)
                .is_some_and(|value| ranges.iter().any(|(from, to)| (*from..=*to).contains(&value))),
            Tree::Bound(all, names, body) => self.bound(*all, names, body, scope),
            Tree::Call(name, terms) => {
                let values: Option<Vec<i64>> = terms.iter().map(|term| self.value(term, scope)).collect();
                values.is_some_and(|values| self.predicate(name, &values))
            }
            other => panic!("no formula: {other:?}"),
        }
    }

    /// A bound variable in a found claim is at most as large as what it equals, or a part of it.
    fn bound(&self, all: bool, names: &[String], body: &Tree, scope: &Scope) -> bool {
        let Some((name, rest)) = names.split_first() else { return self.holds(body, scope) };
        let with = |number: i64| {
            let mut scope = scope.clone();
            scope.push((name.clone(), number));
            self.bound(all, rest, body, &scope)
        };
        let mut numbers = 0..=2 * self.most + 8;
        if all { numbers.all(with) } else { numbers.any(with) }
    }

    fn predicate(&self, name: &str, values: &[i64]) -> bool {
        match (name, values) {
            ("even", [n]) => n % 2 == 0,
            ("odd", [n]) => n % 2 != 0,
            ("power_of_two", [n]) => *n > 0 && n & (n - 1) == 0,
            ("square", [n]) => *n >= 0 && n.isqrt().pow(2) == *n,
            ("fibonacci", [n]) => fibonacci().take_while(|fib| fib <= n).any(|fib| fib == *n),
            ("prime", [n]) => *n > 1 && (2..*n).all(|d| n % d != 0),
            ("prime_power", [n]) => {
                let least = (2..=*n).find(|d| n % d == 0);
                let mut rest = *n;
                while least.is_some_and(|least| rest % least == 0) {
                    rest /= least.unwrap();
                }
                rest == 1
            }
            (name, numbers) => self.claims.automata[name].accepts(numbers),
        }
    }

    fn value(&self, tree: &Tree, scope: &Scope) -> Option<i64> {
        match tree {
            Tree::Number(number) => Some(*number),
            Tree::Name(name) => {
                let found = scope.iter().rev().find(|(known, _)| known == name);
                Some(found.unwrap_or_else(|| panic!("{name} in {scope:?}")).1)
            }
            Tree::Two(sign, a, b) => {
                let (a, b) = (self.value(a, scope)?, self.value(b, scope)?);
                match sign.as_str() {
                    "+" => Some(a + b),
                    "-" => Some(a - b),
                    "*" => Some(a * b),
                    "div" if b > 0 => Some(a.div_euclid(b)),
                    "mod" if b > 0 => Some(a.rem_euclid(b)),
                    "xor" if a >= 0 && b >= 0 => Some(a ^ b),
                    "div" | "mod" | "xor" => None,
                    other => panic!("{other}"),
                }
            }
            Tree::Floor(surd, term) => surd.floor(self.value(term, scope)?),
            Tree::Fold(name, terms, which) => self.fold(name, terms, which.as_deref(), scope),
            Tree::Call(name, terms) => {
                let values: Option<Vec<i64>> = terms.iter().map(|term| self.value(term, scope)).collect();
                if name == "value" {
                    return Some(self.claims.at(&values?).expect("a value"));
                }
                function(name, &values?)
            }
            other => panic!("no term: {other:?}"),
        }
    }

    fn fold(&self, name: &str, terms: &[Tree], which: Option<&Tree>, scope: &Scope) -> Option<i64> {
        let mut values = vec![];
        for part in self.parts {
            let scope: Scope = scope.iter().chain(part).cloned().collect();
            if which.is_some_and(|which| !self.holds(which, &scope)) {
                continue;
            }
            match name {
                "count" => values.push(i64::from(self.holds(&terms[0], &scope))),
                _ => values.push(self.value(&terms[0], &scope)?),
            }
        }
        Some(match name {
            "sum" | "count" => values.iter().sum(),
            "max" => values.into_iter().max().unwrap_or(0),
            "min" => values.into_iter().min().unwrap_or(0),
            "xor" if values.iter().any(|value| *value < 0) => return None,
            "xor" => values.iter().fold(0, |sum, value| sum ^ value),
            "columns" => {
                let base = self.value(&terms[1], scope)?;
                let ones = |bit: i64| values.iter().filter(|value| *value >> bit & 1 == 1).count() as i64;
                (0..40).map(|bit| ones(bit) % base).sum()
            }
            other => panic!("{other}"),
        })
    }
}

fn compare(sign: &str, a: i64, b: i64) -> bool {
    match sign {
        "=" => a == b,
        "!=" => a != b,
        "<" => a < b,
        "<=" => a <= b,
        ">" => a > b,
        ">=" => a >= b,
        "divides" if a == 0 => b == 0,
        "divides" => b % a == 0,
        other => panic!("{other}"),
    }
}

fn fibonacci() -> impl Iterator<Item = i64> {
    let mut two = (0, 1);
    std::iter::repeat_with(move || {
        let here = two.0;
        two = (two.1, two.0 + two.1);
        here
    })
}

fn function(name: &str, values: &[i64]) -> Option<i64> {
    match (name, values) {
        ("min", values) => values.iter().copied().min(),
        ("max", values) => values.iter().copied().max(),
        ("bits", [n]) if *n >= 0 => Some((0..60).find(|bits| n >> bits == 0).unwrap()),
        ("v2", [n]) if *n > 0 => (0..60).find(|k| n % (1 << (k + 1)) != 0),
        ("ones", [n]) if *n >= 0 => Some(i64::from(n.count_ones())),
        ("bit", [n, place]) if *n >= 0 && *place >= 0 => Some(if *place > 60 { 0 } else { n >> place & 1 }),
        ("fib", [n]) if *n >= 0 => fibonacci().nth(*n as usize),
        ("lowest_zeckendorf", [n]) if *n > 0 => {
            let mut rest = *n;
            loop {
                let part = fibonacci().take_while(|fib| *fib <= rest).last()?;
                rest -= part;
                if rest == 0 {
                    return Some(part);
                }
            }
        }
        // An empty sum has no smallest part, and of negative numbers nothing is defined.
        ("ones" | "bits" | "v2" | "bit" | "fib" | "lowest_zeckendorf", _) => None,
        (other, _) => panic!("{other}"),
    }
}

impl Surd {
    fn whole(p: i64) -> Surd {
        Surd { p, q: 0, d: 0, r: 1 }
    }

    fn with(self, sign: &str, other: Surd) -> Surd {
        let d = self.d.max(other.d);
        let crossed = |sign: i64| Surd {
            p: self.p * other.r + sign * other.p * self.r,
            q: self.q * other.r + sign * other.q * self.r,
            d,
            r: self.r * other.r,
        };
        match sign {
            "+" => crossed(1),
            "-" => crossed(-1),
            "*" => {
                let q = self.p * other.q + self.q * other.p;
                Surd { p: self.p * other.p + self.q * other.q * d, q, d, r: self.r * other.r }
            }
            "/" => {
                assert!(other.q == 0 && other.r == 1 && other.p > 0);
                Surd { r: self.r * other.p, ..self }
            }
            other => panic!("{other}"),
        }
    }

    /// This number of times, rounded down.
    fn floor(self, times: i64) -> Option<i64> {
        if times < 0 {
            return None;
        }
        let (q, square) = (self.q * times, self.d * (self.q * times).pow(2));
        let root = square.isqrt();
        let up = i64::from(root * root != square);
        let root = if q >= 0 { root } else { -(root + up) };
        Some((self.p * times + root).div_euclid(self.r))
    }
}

impl Automaton {
    fn accepts(&self, numbers: &[i64]) -> bool {
        let words: Vec<Vec<i64>> = numbers.iter().map(|&number| self.digits(number)).collect();
        let length = words.iter().map(Vec::len).max().unwrap_or(0);
        let mut state = &self.start;
        for place in (0..length).rev() {
            let digit = |word: &Vec<i64>| word.get(place).copied().unwrap_or(0);
            let column: Vec<i64> = words.iter().map(digit).collect();
            match self.edges.get(&(state.clone(), column)) {
                Some(next) => state = next,
                None => return false,
            }
        }
        self.accepting.contains(state)
    }

    /// From the lowest.
    fn digits(&self, mut number: i64) -> Vec<i64> {
        assert!(number >= 0);
        let (mut digits, mut places) = (vec![], vec![1]);
        while places[places.len() - 1] <= number {
            let terms = self.coefficients.iter().zip(places.iter().rev());
            let few = i64::from(places.len() < self.coefficients.len());
            places.push(terms.map(|(coefficient, place)| coefficient * place).sum::<i64>() + few);
        }
        for place in places.into_iter().rev() {
            digits.push(number / place);
            number %= place;
        }
        digits.reverse();
        digits
    }
}

#[test]
fn claims_are_read_as_the_book_says() {
    let items = |text: &str| Claims::read(&[text.to_owned()]);
    let wythoff =
        items("P(a, b) iff exists j: a = floor(phi*j) and b = a + j or b = floor(phi*j) and a = b + j");
    let lost = |at: &[i64]| wythoff.at(at) == Err(vec![('P', true)]);
    assert!(lost(&[0, 0]) && lost(&[1, 2]) && lost(&[7, 4]) && lost(&[8, 13]) && !lost(&[8, 12]));
    let second = items("P(a, b) iff exists j: a = floor((sqrt(13) - 1)/2*j) and b = a + 3*j when t = 3");
    assert_eq!(second.at(&[9, 30]), Err(vec![('P', true)]));
    let row = items("P[x after w at i of n, ..] iff xor(x - w - 1 where (n - i) mod 2 = 0) = 0");
    assert_eq!(row.at(&[1, 2]), Err(vec![('P', true)]));
    assert_eq!(row.at(&[1, 3]), Err(vec![('P', false)]));
    let value = items("value(n) = 0 if n = 0 | n - 1 if n mod 4 = 0 | n + 1 if n mod 4 = 3 | n otherwise");
    assert_eq!([0, 3, 4, 5].map(|n| value.at(&[n])), [Ok(0), Ok(4), Ok(3), Ok(5)]);
    let sequence = items("value(n) = [7] repeat [1, 2] plus 4");
    assert_eq!([0, 1, 2, 3, 6].map(|n| sequence.at(&[n])), [Ok(7), Ok(1), Ok(2), Ok(5), Ok(10)]);
    let undefined = items("P(a, b) iff not (a mod b = 1) and (a + b) mod 3 != 2");
    assert_eq!(undefined.at(&[1, 0]), Err(vec![('P', true)]));
    let sum = items("misere P((n) + ..) iff max(n) <= 1 and xor(n) = 1 or max(n) >= 2 and columns(n, 3) = 0");
    assert_eq!(sum.at(&[5, 5, 5]), Err(vec![('P', true)]));
    assert_eq!(sum.at(&[1, 1, 1]), Err(vec![('P', true)]));
    let zeckendorf =
        "automaton lost(a) in zeckendorf\n  state s0: 0 -> s0, 1 -> s1\n  state s1: 0 -> s0\n  accept s1";
    let learned = Claims::read(&["P(n) iff lost(n)".into(), zeckendorf.into()]);
    // Those that end in 1: 1, 4, 6, 9, 12.
    let found: Vec<i64> = (0..13).filter(|&n| learned.at(&[n]) == Err(vec![('P', true)])).collect();
    assert_eq!(found, [1, 4, 6, 9, 12]);
}
