//! Texts that are hard for whoever has to prove, check, discover or solve: made at random, the same each time.

use std::fmt::Write;

/// Numbers as in Knuth's linear congruences; the high bits are good enough.
struct Dice(u64);

impl Dice {
    fn below(&mut self, end: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % end
    }

    fn one_of<'a>(&mut self, all: &[&'a str]) -> &'a str {
        all[self.below(all.len() as u64) as usize]
    }

    /// A number that is small, or large, or far too large.
    fn number(&mut self) -> u64 {
        match self.below(6) {
            0 | 1 => self.below(4),
            2 | 3 => 1 + self.below(100),
            4 => 1 + self.below(100_000),
            _ => 1 + self.below(1 << 31) * self.below(1 << 20),
        }
    }
}

/// The kinds of functions that a text mixes; automata of different numerations cannot be read together.
#[derive(Clone, Copy)]
enum Kind {
    Binary,
    Zeckendorf,
    Floors,
    Any,
}

struct Maker {
    dice: Dice,
    kind: Kind,
    bound: u64,
}

impl Maker {
    fn variable(&mut self, places: &[&str]) -> String {
        let all = places.len() as u64 + self.bound;
        match self.dice.below(all) {
            place if place < places.len() as u64 => places[place as usize].into(),
            place => format!("j{}", place - places.len() as u64),
        }
    }

    fn term(&mut self, places: &[&str], depth: u32) -> String {
        if depth == 0 || self.dice.below(4) == 0 {
            return match self.dice.below(4) {
                0 => self.dice.number().to_string(),
                1 => format!("{}*{}", 1 + self.dice.number(), self.variable(places)),
                _ => self.variable(places),
            };
        }
        let a = self.term(places, depth - 1);
        let function = match (self.kind, self.dice.below(3)) {
            (Kind::Binary, 0) => "xor",
            (Kind::Binary, 1) => "ones",
            (Kind::Zeckendorf, 0 | 1) => "zeckendorf",
            (Kind::Floors, 0 | 1) => "floor",
            (Kind::Any, _) => self.dice.one_of(&["xor", "ones", "zeckendorf", "floor"]),
            _ => self.dice.one_of(&["+", "-", "mod", "div", "max", "min"]),
        };
        match function {
            "xor" => format!("({a} xor {})", self.term(places, depth - 1)),
            "ones" => format!("(ones({a}) mod {})", 2 + self.dice.number() % 5000),
            "zeckendorf" => format!("lowest_zeckendorf({a})"),
            "floor" => format!("floor({}*({a}))", self.dice.one_of(&["phi", "phi", "sqrt(2)"])),
            "max" | "min" => format!("{function}({a}, {})", self.term(places, depth - 1)),
            "mod" | "div" => format!("(({a}) {function} {})", 2 + self.dice.number()),
            sign => format!("({a} {sign} {})", self.term(places, depth - 1)),
        }
    }

    fn formula(&mut self, places: &[&str], depth: u32) -> String {
        if depth == 0 {
            let (a, b) = (self.term(places, 2), self.term(places, 2));
            return match self.dice.below(8) {
                0 => format!("{} divides {a}", 2 + self.dice.number() % 1000),
                1 => format!("even({a})"),
                _ => format!("{a} {} {b}", self.dice.one_of(&["=", "=", "<", "<=", "!=", ">"])),
            };
        }
        match self.dice.below(7) {
            0 | 1 => {
                let quantifier = self.dice.one_of(&["exists", "forall"]);
                let (name, most) = (format!("j{}", self.bound), self.variable(places));
                self.bound += 1;
                let inner = self.formula(places, depth - 1);
                self.bound -= 1;
                let joint = if quantifier == "exists" { "and" } else { "implies" };
                format!("({quantifier} {name}: {name} <= {most} {joint} ({inner}))")
            }
            2 => format!("not ({})", self.formula(places, depth - 1)),
            kind => {
                let joint = ["and", "or", "iff", "implies"][kind as usize - 3];
                let (a, b) = (self.formula(places, depth - 1), self.formula(places, depth - 1));
                format!("(({a}) {joint} ({b}))")
            }
        }
    }

    fn text(&mut self) -> String {
        let arity = 1 + self.dice.below(3) as usize;
        let places = &["a", "b", "c"][..arity];
        let position = places.join(", ");
        let mut text = String::from("game t\n");
        for _ in 0..1 + self.dice.below(4) {
            let moved = self.dice.below(arity as u64) as usize;
            let after: Vec<String> = places
                .iter()
                .enumerate()
                .map(|(place, name)| if place == moved { format!("{name} - k") } else { (*name).into() })
                .collect();
            let depth = self.dice.below(3) as u32;
            let condition = self.formula(places, depth);
            let most = places[moved];
            let _ = writeln!(
                text,
                "({position}) -> ({}) where 1 <= k <= {most} and ({condition})",
                after.join(", ")
            );
        }
        let depth = 1 + self.dice.below(5) as u32;
        let _ = writeln!(text, "P({position}) iff {}", self.formula(places, depth));
        text
    }
}

/// So many of them.
pub(crate) fn texts(count: u64) -> Vec<String> {
    let kinds = [Kind::Binary, Kind::Zeckendorf, Kind::Floors, Kind::Any];
    let text = |seed: u64| {
        let kind = kinds[seed as usize % kinds.len()];
        Maker { dice: Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15)), kind, bound: 0 }.text()
    };
    (0..count).map(text).collect()
}

/// Each hard in one way, at a size at which it is.
pub(crate) fn chosen() -> Vec<String> {
    let nim = "(n) -> (n - k) where 1 <= k <= n";
    let claim = |formula: &str| format!("game t\n{nim}\nP(n) iff {formula}\n");
    let rules = |count: usize, rule: &dyn Fn(usize) -> String| {
        let rules: String = (0..count).map(rule).collect();
        format!("game t\n{rules}P(n) iff n = 0\n")
    };
    let chain = |count: usize, joint: &str, atom: &dyn Fn(usize) -> String| {
        (0..count).map(atom).collect::<Vec<_>>().join(joint)
    };
    let iffs =
        (0..24).fold("n = 0".to_owned(), |inner, place| format!("({inner}) iff n mod {} = 1", place + 2));
    let variables: Vec<String> = (0..100).map(|index| format!("k{index}")).collect();
    let sum = variables.join(" + ");
    vec![
        // Looked for by trying one after the other, at each of very many positions.
        "game t\n(n) -> () where false\nN(n) iff (exists j: j <= n and lowest_zeckendorf(j) - n = n) or n xor n > 0\n".into(),
        "game t\n(n) -> () where false\nN(n) iff (exists i: i <= n and lowest_zeckendorf(i) - n = n) or \
         (exists j: j <= n and n xor n > ones(n) mod 2)\n"
            .into(),
        "game t\n(n) -> (n - k) where 1 <= k < n and (forall d: 2 <= d <= k implies not (d divides n and d divides k))\n\
         P(n) iff n <= 1\n"
            .into(),
        claim(&iffs),
        claim("n mod 999983 = 7"),
        claim("1000003*n mod 99991 < 5000"),
        claim("ones(n) mod 4001 = 17"),
        claim("bit(n, 19) = 1 and bit(n, 18) = 0"),
        claim(&chain(3000, " and ", &|place| format!("n != {}", 7 * place + 3))),
        claim(&chain(3000, " or ", &|place| format!("n mod {} = 1", place + 2))),
        claim(&chain(60, " and ", &|place| format!("(exists j: n = {}*j + {place} or n = {}*j)", place + 3, place + 2))),
        claim("forall a: a <= n implies (exists b: b <= a and (forall c: c <= b implies (exists d: d <= c and a xor b xor c xor d != n)))"),
        format!("game t\n(n) -> (n - 1) where n >= {sum}\nP(n) iff even(n)\n"),
        rules(3000, &|number| format!("(n) -> (n - {}) where n >= {}\n", number + 1, 2 * number + 3)),
        rules(3000, &|number| format!("(n) -> (n - k) where {number} < k <= n and k mod {} = 1\n", number + 2)),
        // Their amounts together repeat after a number of 18 digits.
        rules(40, &|number| format!("(n) -> (n - k) where 1 <= k <= n and k mod {} = 1\n", number + 2)),
        "game t\n(a, b, c, d, e, f) -> (a - k, b, c, d, e, f) where 1 <= k <= a\n\
         (a, b, c, d, e, f) -> (a, b - i, c - j, d, e, f) where 1 <= i <= b and 1 <= j <= c and i xor j < d\n\
         (a, b, c, d, e, f) -> (a, b, c, d - i, e - j, f - k) where i + j + k > 0 and i <= d and j <= e and k <= f\n\
         P(a, b, c, d, e, f) iff a xor b xor c xor d xor e xor f = 0 and 12345*a + 777*b < 991*c + f\n"
            .into(),
    ]
}
