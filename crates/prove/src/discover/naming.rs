//! Names in claims for the places of a position.

use rules::{Convention, Form, Instance, Pattern};

/// Names in claims for the places of a position.
#[derive(Clone, Debug)]
pub(crate) struct Naming {
    pub(crate) kind: Kind,
    /// For a tuple or the components of a sum their numbers; for a row its element, the previous one, the
    /// index and the length.
    names: Vec<String>,
    /// Variable for `exists`.
    bound: String,
    /// Names of automata.
    found: Vec<String>,
    prefix: &'static str,
    /// Parameters of the claim, with their values.
    given: Vec<(String, String)>,
}

/// Kind of the places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// The numbers of a tuple.
    Tuple,
    /// Numbers of several components, one after another, this many in each.
    Sum(usize),
    /// The numbers of a row.
    Row,
}

/// Set accepted by a learned automaton.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum What {
    Lost,
    Won,
    /// A piece of a value, by its number.
    Set(usize),
}

/// Limit on the pieces of a value that automata determine.
pub(crate) const MOST_SETS: usize = 5;

impl Naming {
    pub(crate) fn new(instance: &Instance, size: Option<usize>) -> Naming {
        let (ruleset, convention) = (instance.ruleset(), instance.convention());
        let mut taken: Vec<String> =
            ruleset.parameters.iter().map(|parameter| parameter.name.clone()).collect();
        taken.extend(ruleset.automata.iter().map(|automaton| automaton.name.clone()));
        let mut fresh = |wanted: &str| {
            let numbered = (1..).map(|number| format!("{wanted}{number}"));
            let free = |name: &String| !taken.contains(name);
            let name = std::iter::once(wanted.to_owned()).chain(numbered).find(free);
            let name = name.unwrap_or_else(|| wanted.to_owned());
            taken.push(name.clone());
            name
        };
        let (kind, names) = match instance.form() {
            Form::Tuple(arity) => {
                let kind = if size.unwrap_or(1) == 1 { Kind::Tuple } else { Kind::Sum(arity) };
                let names = written(instance, arity).unwrap_or_else(|| {
                    let letters = ["a", "b", "c", "d", "e", "f"];
                    (0..arity).map(|place| (*letters.get(place).unwrap_or(&"a")).to_owned()).collect()
                });
                (kind, names.iter().map(|name| fresh(name)).collect())
            }
            Form::Row | Form::Edges => (Kind::Row, ["x", "w", "i", "n"].map(&mut fresh).into()),
        };
        let found = ["lost", "won", "set1", "set2", "set3", "set4", "set5"].iter().map(|name| fresh(name));
        let found = found.collect();
        let prefix = match (convention, ruleset.convention) {
            (Convention::Misere, Convention::Normal) => "misere ",
            (Convention::Normal, Convention::Misere) => "normal ",
            _ => "",
        };
        Naming { kind, names, bound: fresh("j"), found, prefix, given: given(instance) }
    }

    /// The names for claims about all values of some parameters.
    pub(crate) fn of_all(mut self, parameters: &[String]) -> Naming {
        self.given.retain(|(name, _)| !parameters.contains(name));
        self
    }

    /// ` when m = 3`
    fn when(&self) -> String {
        let conditions: Vec<String> =
            self.given.iter().map(|(name, value)| format!("{name} = {value}")).collect();
        if conditions.is_empty() { String::new() } else { format!(" when {}", conditions.join(" and ")) }
    }

    /// Term for a place; sums have none.
    pub(crate) fn place(&self, place: usize) -> Option<String> {
        match self.kind {
            Kind::Tuple => self.names.get(place).cloned(),
            Kind::Sum(_) => None,
            Kind::Row => {
                let [x, _, i, _] = self.row();
                Some(format!("sum({x} where {i} = {})", place + 1))
            }
        }
    }

    /// Element of a row, the previous one, its index and the row's length.
    pub(crate) fn row(&self) -> [&str; 4] {
        [0, 1, 2, 3].map(|index| self.names.get(index).map_or("x", String::as_str))
    }

    /// Numbers of a component of a sum.
    pub(crate) fn component(&self) -> &[String] {
        &self.names
    }

    /// A variable for `exists`.
    pub(crate) fn bound(&self) -> &str {
        &self.bound
    }

    /// Name of a learned automaton.
    pub(crate) fn automaton(&self, what: What) -> &str {
        let index = match what {
            What::Lost => 0,
            What::Won => 1,
            What::Set(index) => index + 2,
        };
        self.found.get(index).map_or("found", String::as_str)
    }

    /// The numbers of a position as automata and tables read them; for a sum of few numbers, in sorted order.
    pub(crate) fn terms(&self, places: usize) -> Option<Vec<String>> {
        match (self.kind, places) {
            (Kind::Sum(1), 2 | 3) => {
                let n = self.component().first()?;
                let [least, most] = ["min", "max"].map(|fold| format!("{fold}({n})"));
                Some(match places {
                    2 => vec![least, most],
                    _ => vec![least.clone(), format!("sum({n}) - {least} - {most}"), most],
                })
            }
            _ => (0..places).map(|place| self.place(place)).collect(),
        }
    }

    /// `P(a, b) iff …`
    pub(crate) fn claim(&self, letter: &str, body: &str) -> String {
        format!("{}{letter}{} iff {body}{}", self.prefix, self.head(body), self.when())
    }

    /// `value(n) = …`
    pub(crate) fn value(&self, body: &str) -> String {
        format!("{}value{} = {body}{}", self.prefix, self.head(body), self.when())
    }

    /// A claim with its head, for this convention and these parameters.
    pub(crate) fn completed(&self, claim: &str) -> String {
        format!("{}{claim}{}", self.prefix, self.when())
    }

    /// Head of a claim; for a row only with the names that the body uses.
    fn head(&self, body: &str) -> String {
        match self.kind {
            Kind::Tuple => format!("({})", self.names.join(", ")),
            Kind::Sum(_) => format!("(({}) + ..)", self.names.join(", ")),
            Kind::Row => {
                let [x, w, i, n] = self.row();
                let spoken = |name: &str| {
                    body.split(|sign: char| !sign.is_alphanumeric() && sign != '_').any(|word| word == name)
                };
                let mut head = x.to_owned();
                if spoken(w) {
                    head.push_str(&format!(" after {w}"));
                }
                if spoken(i) || spoken(n) {
                    head.push_str(&format!(" at {i}"));
                }
                if spoken(n) {
                    head.push_str(&format!(" of {n}"));
                }
                format!("[{head}, ..]")
            }
        }
    }
}

/// Names of a tuple's numbers, as written in the first rule that names them all.
fn written(instance: &Instance, arity: usize) -> Option<Vec<String>> {
    let name = |name: &String| name.starts_with(|first: char| first.is_alphabetic());
    instance.unblocked().rules().iter().find_map(|rule| match rule.before {
        Pattern::Tuple(_) => {
            let names = rule.scope.names.get(..arity)?;
            names.iter().all(name).then(|| names.to_vec())
        }
        Pattern::Row(_) => None,
    })
}

/// Parameters of a game with their values, as written in files.
fn given(instance: &Instance) -> Vec<(String, String)> {
    let parameters = instance.ruleset().parameters.iter().zip(instance.arguments());
    parameters.map(|(parameter, argument)| (parameter.name.clone(), argument.written())).collect()
}
