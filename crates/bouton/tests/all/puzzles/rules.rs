//! The moves of the games that puzzles are about, from their rules as people tell them.

pub(crate) use ::rules::Convention;
use std::collections::HashMap;

pub(crate) struct Game {
    pub(crate) name: String,
    pub(crate) given: HashMap<String, String>,
}

/// The moves of a sum.
pub(crate) enum Whole {
    /// A move is a move in one component.
    OneComponent,
    /// All positions after a move.
    Options(Vec<Vec<Vec<u64>>>),
}

type Parts = Vec<Vec<u64>>;

impl Game {
    fn number(&self, name: &str) -> u64 {
        self.given[name].parse().expect("a number")
    }

    fn set(&self, name: &str) -> Vec<u64> {
        let inside = self.given[name].trim_matches(['{', '}']);
        inside.split([',', '-']).map(|digits| digits.parse().expect("a number")).collect()
    }

    /// The numbers of a component as play begins.
    pub(crate) fn begin(&self, numbers: Vec<u64>) -> Vec<u64> {
        match (self.name.as_str(), numbers.as_slice()) {
            // The first player may not take all.
            ("fibonacci-nim" | "dynamic-nim", &[n]) => vec![n, n - 1],
            _ => numbers,
        }
    }

    /// Coins that are turned, of which one component is a head.
    pub(crate) fn turns(&self) -> bool {
        matches!(self.name.as_str(), "mock-turtles" | "turning-corners")
    }

    /// The same numbers for positions that are the same; none if there is nothing left.
    pub(crate) fn canonical(&self, numbers: &[u64]) -> Vec<u64> {
        let mut found = numbers.to_vec();
        match self.name.as_str() {
            "turning-corners" if numbers.contains(&0) => found.clear(),
            "count-up" | "divisor" | "dag" | "geography-grid" | "hackenbush-tree" => {}
            _ if numbers.iter().all(|&number| number == 0) => found.clear(),
            _ => {}
        }
        found
    }

    pub(crate) fn whole(&self, heaps: &[Vec<u64>]) -> Whole {
        let tuples = match self.name.as_str() {
            "moore" => {
                let heaps: Vec<u64> = heaps.iter().map(|heap| heap[0]).collect();
                product(&heaps, |n| (0..=n).collect())
                    .into_iter()
                    .filter(|left| (1..=2).contains(&heaps.iter().zip(left).filter(|(a, b)| a != b).count()))
                    .collect()
            }
            "every-subtraction" => {
                let steps = self.set("S");
                let heaps: Vec<u64> = heaps.iter().map(|heap| heap[0]).collect();
                let left = |n: u64| -> Vec<u64> {
                    let found: Vec<u64> = steps.iter().filter_map(|step| n.checked_sub(*step)).collect();
                    if found.is_empty() { vec![n] } else { found }
                };
                product(&heaps, left).into_iter().filter(|left| *left != heaps).collect::<Vec<_>>()
            }
            _ => return Whole::OneComponent,
        };
        Whole::Options(
            tuples.into_iter().map(|left| left.into_iter().map(|number| vec![number]).collect()).collect(),
        )
    }

    /// Parts that a move in a component leaves.
    pub(crate) fn options(&self, numbers: &[u64]) -> Vec<Parts> {
        match (self.name.as_str(), numbers) {
            (_, &[n]) if self.name != "hackenbush-tree" && self.name != "coins" => self.of_one(n),
            (
                "wythoff" | "race" | "euclid" | "fibonacci-nim" | "dynamic-nim" | "turning-corners",
                &[a, b],
            ) => self.of_two(a, b),
            ("hackenbush", edges) => cut_graph(edges),
            ("hackenbush-tree", parents) => (0..parents.len()).map(|cut| cut_tree(parents, cut)).collect(),
            ("geography-grid", squares) => self.steps(squares),
            (_, row) => self.of_row(row).into_iter().map(|row| vec![row]).collect(),
        }
    }

    fn of_one(&self, n: u64) -> Vec<Parts> {
        let take = |amounts: Vec<u64>| -> Vec<Parts> {
            amounts.into_iter().filter(|amount| *amount <= n).map(|amount| vec![vec![n - amount]]).collect()
        };
        let split = |left: u64, least: u64| -> Vec<Parts> {
            (least..=left)
                .map(|i| (i, left - i))
                .filter(|(i, j)| i <= j)
                .map(|(i, j)| vec![vec![i], vec![j]])
                .collect()
        };
        match self.name.as_str() {
            "bash" => take((1..=self.number("m")).collect()),
            "nim-bounded" => take((1..=self.number("r")).collect()),
            "bash-range" => take((self.number("a")..=self.number("b")).collect()),
            "subtraction" => take(self.set("S")),
            "nim" => take((1..=n).collect()),
            "prime-power" => take((1..=n).filter(|amount| prime_power(*amount)).collect()),
            "divisor" => take((1..n).filter(|amount| n.is_multiple_of(*amount)).collect()),
            "count-up" => {
                let last = self.number("T").min(n + self.number("m"));
                (n + 1..=last).map(|total| vec![vec![total]]).collect()
            }
            "kayles" => {
                let mut found = split(n - 1, 0);
                if n > 1 {
                    found.extend(split(n - 2, 0));
                }
                found
            }
            // Two neighbours fall, anywhere.
            "octal" if self.given["code"] == "0.07" => {
                if n > 1 {
                    split(n - 2, 0)
                } else {
                    Vec::new()
                }
            }
            // One alone; two with at most one row left; three as in Kayles.
            "octal" if self.given["code"] == "0.137" => {
                let mut found = Vec::new();
                if n == 1 {
                    found.push(vec![vec![0]]);
                }
                found.extend(take(vec![2]));
                if n > 2 {
                    found.extend(split(n - 3, 0));
                }
                found
            }
            "lasker" => [take((1..=n).collect()), split(n, 1)].concat(),
            "grundy" => (1..n).filter(|i| *i < n - i).map(|i| vec![vec![i], vec![n - i]]).collect(),
            "mock-turtles" => {
                let pairs = (1..n).flat_map(|i| (i + 1..n).map(move |j| vec![vec![i], vec![j]]));
                (0..n).map(|m| vec![vec![m]]).chain(pairs).collect()
            }
            "dag" => self
                .set("edges")
                .chunks(2)
                .filter(|edge| edge[0] == n)
                .map(|edge| vec![vec![edge[1]]])
                .collect(),
            other => panic!("the rules of {other}"),
        }
    }

    fn of_two(&self, a: u64, b: u64) -> Vec<Parts> {
        let one = |pairs: Vec<(u64, u64)>| -> Vec<Parts> {
            pairs.into_iter().map(|(x, y)| vec![vec![x, y]]).collect()
        };
        let straight: Vec<(u64, u64)> = (0..a).map(|x| (x, b)).chain((0..b).map(|y| (a, y))).collect();
        let slanted: Vec<(u64, u64)> = (1..=a.min(b)).map(|k| (a - k, b - k)).collect();
        match (self.name.as_str(), self.given.get("piece").map(String::as_str)) {
            ("wythoff", _) | (_, Some("queen")) => one([straight, slanted].concat()),
            (_, Some("rook")) => one(straight),
            (_, Some("king")) => {
                let near = |(x, y): &(u64, u64)| a - x <= 1 && b - y <= 1;
                one([straight, slanted].concat().into_iter().filter(near).collect())
            }
            ("euclid", _) => {
                let (small, large) = (a.min(b), a.max(b));
                if small == 0 {
                    return Vec::new();
                }
                let left = (1..=large / small).map(|k| large - k * small);
                one(left.map(|rest| if a < b { (a, rest) } else { (rest, b) }).collect())
            }
            ("fibonacci-nim", _) => one((1..=a.min(b)).map(|k| (a - k, 2 * k)).collect()),
            ("dynamic-nim", _) => one((1..=a.min(b)).map(|k| (a - k, self.number("k") * k)).collect()),
            _ => (0..a).flat_map(|i| (0..b).map(move |j| vec![vec![i, b], vec![a, j], vec![i, j]])).collect(),
        }
    }

    fn of_row(&self, row: &[u64]) -> Vec<Vec<u64>> {
        let mut found = Vec::new();
        let mut add = |change: &dyn Fn(&mut Vec<u64>)| {
            let mut left = row.to_vec();
            change(&mut left);
            found.push(left);
        };
        for (at, &n) in row.iter().enumerate() {
            match self.name.as_str() {
                "staircase" => (1..=n).for_each(|k| {
                    add(&|left| {
                        left[at] -= k;
                        if at > 0 {
                            left[at - 1] += k;
                        }
                    });
                }),
                "georgia-bob" => {
                    let before = if at == 0 { 0 } else { row[at - 1] };
                    (before + 1..n).for_each(|cell| add(&|left| left[at] = cell));
                }
                "coins" if n == 1 => {
                    add(&|left| left[at] = 0);
                    (0..at).for_each(|other| {
                        add(&|left| {
                            left[at] = 0;
                            left[other] = 1 - left[other];
                        });
                    });
                }
                "ruler" if n == 1 => (0..=at).for_each(|from| {
                    add(&|left| left[from..=at].iter_mut().for_each(|coin| *coin = 1 - *coin));
                }),
                "new-stone" if n > 0 => return row_of_stones(row),
                _ => {}
            }
        }
        found
    }

    /// A king's steps to squares not visited; the token stands on the first square.
    fn steps(&self, squares: &[u64]) -> Vec<Parts> {
        let (rows, columns) = (self.number("rows"), self.number("columns"));
        let pairs: Vec<(u64, u64)> = squares.chunks(2).map(|pair| (pair[0], pair[1])).collect();
        let (row, column) = pairs[0];
        let free = (1..=rows).flat_map(|r| (1..=columns).map(move |c| (r, c)));
        let near = |&(r, c): &(u64, u64)| r.abs_diff(row) <= 1 && c.abs_diff(column) <= 1;
        free.filter(near)
            .filter(|square| !pairs.contains(square))
            .map(|square| {
                let mut visited = pairs.clone();
                visited.sort_unstable();
                visited.insert(0, square);
                vec![visited.into_iter().flat_map(|(r, c)| [r, c]).collect()]
            })
            .collect()
    }
}

fn prime_power(n: u64) -> bool {
    let Some(prime) = (2..=n).find(|divisor| n.is_multiple_of(*divisor)) else { return n == 1 };
    let mut rest = n;
    while rest.is_multiple_of(prime) {
        rest /= prime;
    }
    rest == 1
}

/// All tuples with one of the choices of each number.
fn product(numbers: &[u64], choices: impl Fn(u64) -> Vec<u64>) -> Vec<Vec<u64>> {
    numbers.iter().fold(vec![Vec::new()], |found, &n| {
        found
            .into_iter()
            .flat_map(|left: Vec<u64>| {
                choices(n).into_iter().map(move |to| [left.clone(), vec![to]].concat())
            })
            .collect()
    })
}

/// Throws stones of a heap away and moves some of its rest onto other heaps that are not empty.
fn row_of_stones(row: &[u64]) -> Vec<Vec<u64>> {
    let mut found = Vec::new();
    for (from, &n) in row.iter().enumerate() {
        for thrown in 1..=n {
            let mut left = row.to_vec();
            left[from] -= thrown;
            let others = (0..row.len()).filter(|at| *at != from && row[*at] > 0);
            let mut spread = vec![left];
            for to in others {
                spread = spread
                    .into_iter()
                    .flat_map(|left| {
                        (0..=left[from]).map(move |moved| {
                            let mut left = left.clone();
                            left[from] -= moved;
                            left[to] += moved;
                            left
                        })
                    })
                    .collect();
            }
            found.extend(spread);
        }
    }
    found
}

/// Each edge cut; what still hangs together with the ground, 0, stays.
fn cut_graph(edges: &[u64]) -> Vec<Parts> {
    let edges: Vec<(u64, u64)> = edges.chunks(2).map(|edge| (edge[0], edge[1])).collect();
    let one = |cut: usize| {
        let mut rest = edges.clone();
        rest.remove(cut);
        let mut held = vec![0];
        for _ in 0..rest.len() {
            for &(a, b) in &rest {
                if held.contains(&a) != held.contains(&b) {
                    held.extend([a, b]);
                }
            }
        }
        rest.retain(|(a, _)| held.contains(a));
        vec![rest.into_iter().flat_map(|(a, b)| [a, b]).collect()]
    };
    (0..edges.len()).map(one).collect()
}

/// The branch at a place cut off; the vertices that stay are counted anew.
fn cut_tree(parents: &[u64], cut: usize) -> Parts {
    let mut gone = vec![false; parents.len() + 1];
    let mut names = vec![0; parents.len() + 1];
    let mut left = Vec::new();
    for (at, &parent) in parents.iter().enumerate() {
        gone[at + 1] = at == cut || gone[parent as usize];
        if !gone[at + 1] {
            left.push(names[parent as usize]);
            names[at + 1] = left.len() as u64;
        }
    }
    vec![left]
}
