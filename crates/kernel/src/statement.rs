//! Statements that certificates prove: a game and a claim, as formulas over the naturals.

use crate::numeration::Numeration;
use std::collections::BTreeMap;

/// A natural number, by its place among those of a position, or after them.
pub type Variable = u32;

/// Largest coefficient, constant or modulus.
pub const LARGEST: i64 = 1 << 50;

/// A relation, without the numbers that it is applied to.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Relation {
    /// A property of `Σ coefficients[i]·xᵢ + constant`.
    Linear(Vec<i64>, i64, Sense),
    /// x0 xor x1 = x2, in base 2.
    Xor,
    /// In every column the number of ones is a multiple of this, in base 2.
    Columns(u8),
    /// x1 is the number of ones of x0 modulo this, in base 2.
    Ones(u32),
    /// x1 is the digit of this place of x0, in base 2.
    Bit(u32),
    /// x0 has exactly one 1, in base 2.
    PowerOfTwo,
    /// x0 has at most one 1, in quadratic 1.
    Fibonacci,
    /// x0 is not 0, and x1 is its last 1 with the zeros after it, in quadratic 1.
    LowestZeckendorf,
    /// x1 is ⌊α·x0⌋ with α = (2 − T + √(T² + 4))/2, in quadratic T.
    Floor,
    /// An automaton of the statement accepts them.
    Automaton(usize),
    /// A definition of the certificate; not in statements.
    Defined(usize),
}

/// A property of a sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sense {
    /// It is 0.
    Zero,
    /// It is less than 0.
    Negative,
    /// It is a multiple of this, which is positive.
    Multiple(i64),
}

/// A relation or its opposite, applied to numbers.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Literal {
    /// `true` for the relation, `false` for its opposite.
    pub positive: bool,
    /// The relation.
    pub relation: Relation,
    /// The numbers, in the order of the relation.
    pub numbers: Vec<Variable>,
}

impl Literal {
    /// A relation of some numbers.
    pub fn new(relation: Relation, numbers: impl Into<Vec<Variable>>) -> Literal {
        Literal { positive: true, relation, numbers: numbers.into() }.merged()
    }

    /// A property of a sum of multiples, given as number and coefficient, and a constant.
    pub fn linear(terms: impl IntoIterator<Item = (Variable, i64)>, constant: i64, sense: Sense) -> Literal {
        let (numbers, coefficients): (Vec<Variable>, Vec<i64>) = terms.into_iter().unzip();
        Literal::new(Relation::Linear(coefficients, constant, sense), numbers)
    }

    /// The opposite.
    pub fn opposite(mut self) -> Literal {
        self.positive = !self.positive;
        self
    }

    /// The same of other numbers.
    pub fn renamed(&self, name: impl Fn(Variable) -> Variable) -> Literal {
        let numbers = self.numbers.iter().map(|&number| name(number)).collect();
        Literal { numbers, ..self.clone() }.merged()
    }

    /// A sum in rising order of its numbers, each once and not with the coefficient 0.
    fn merged(mut self) -> Literal {
        if let Relation::Linear(coefficients, ..) = &mut self.relation {
            let mut terms: BTreeMap<Variable, i64> = BTreeMap::new();
            for (&number, &factor) in self.numbers.iter().zip(&*coefficients) {
                let sum = terms.entry(number).or_insert(0);
                *sum = sum.saturating_add(factor);
            }
            terms.retain(|_, factor| *factor != 0);
            (self.numbers, *coefficients) = terms.into_iter().unzip();
        }
        self
    }
}

/// A formula: parts come before what they are part of, and the last is the whole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Formula(pub Vec<Node>);

/// A part of a formula; others are named by their place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Node {
    /// A relation or its opposite.
    Literal(Literal),
    /// It does not hold.
    Not(usize),
    /// All of these hold.
    And(Vec<usize>),
    /// One of these holds.
    Or(Vec<usize>),
    /// There are numbers with which it holds.
    Exists(Vec<Variable>, usize),
}

/// Fate of the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Verdict {
    /// The player to move loses.
    Lost,
    /// The player to move wins.
    Won,
    /// Neither.
    Draw,
}

/// Moves of one kind: wherever there are numbers with which the conditions hold, there is a move to the
/// parts. The numbers of the position come first, then those of the move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
    /// Certainty of these moves.
    pub certainty: Certainty,
    /// Numbers of the move that are not in the position.
    pub bound: Vec<Variable>,
    /// Conditions, all of which hold.
    pub when: Vec<Formula>,
    /// The positions that the move leaves, to be played together; none if it leaves nothing to play.
    pub parts: Vec<Vec<Variable>>,
}

/// Knowledge of some moves, where not all is known about a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Certainty {
    /// These are moves, and all moves are among the exact and the possible ones.
    Exact,
    /// Some of these may be moves.
    Possible,
    /// These are moves.
    Sure,
}

/// Wherever the condition holds, there are numbers with the property, so that all results are moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The numbers.
    pub chosen: Vec<Variable>,
    /// The condition on the position.
    pub when: Formula,
    /// The property.
    pub with: Formula,
    /// Results: numbers of a position, and the formula that they satisfy.
    pub results: Vec<(Vec<Variable>, Formula)>,
}

/// A claim about all positions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Claim {
    /// Exactly the positions with this outcome satisfy the formula: lost, won, drawn. Where there are no
    /// draws one of the first two is given.
    Outcomes([Option<Formula>; 3]),
    /// The number after those of the position is its nim-value exactly if it satisfies the formula.
    Value(Formula),
    /// Nim-values of one number: the number after it is its value, if that satisfies the first formula; or a smaller
    /// position with the same value, if it satisfies the second.
    Recursion(Formula, Formula),
}

/// An automaton that reads numbers digit by digit; what is not listed rejects. Leading zeros of all numbers
/// are not read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Automaton {
    /// Its name.
    pub name: String,
    /// Number of its tracks.
    pub numbers: u32,
    /// Accepting states, rising.
    pub accepting: Vec<u32>,
    /// State, digits of the numbers, next state; in rising order. It begins in state 0.
    pub transitions: Vec<(u32, Vec<u8>, u32)>,
}

/// A game and a claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Statement {
    /// Numeration in which the certificate reads numbers.
    pub numeration: Numeration,
    /// Automata named by formulas.
    pub automata: Vec<Automaton>,
    /// Assumptions, in words: the moves that are not exact depend on them.
    pub assuming: Vec<String>,
    /// Names of the numbers of a position.
    pub places: Vec<String>,
    /// After a move the numbers are put in rising order.
    pub sorted: bool,
    /// Formulas that all positions satisfy.
    pub laws: Vec<Formula>,
    /// Positions at which play ends with a verdict, where none of the earlier ends holds.
    pub ends: Vec<(Verdict, Formula)>,
    /// Verdict for a player without moves.
    pub stuck: Verdict,
    /// Moves, at positions that are not ends.
    pub moves: Vec<Move>,
    /// Choices, which may be made where there are no ends.
    pub choices: Vec<Choice>,
    /// The claim.
    pub claim: Claim,
}

/// A relation by definition: there are numbers, the bound ones, with which all literals hold. The free
/// numbers come first.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Definition {
    /// Number of free variables.
    pub free: u32,
    /// Number of bound variables.
    pub bound: u32,
    /// Literals, which may speak of earlier definitions.
    pub literals: Vec<Literal>,
}

/// A sum of multiples of the numbers of a position and a constant.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Rank {
    /// Numbers of the position in rising order, with coefficients that are not 0.
    pub terms: Vec<(Variable, i64)>,
    /// The constant.
    pub constant: i64,
}

/// Ranks of the positions that satisfy a condition: the first that changes with a move falls.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phase {
    /// The condition.
    pub when: Formula,
    /// The ranks.
    pub ranks: Vec<Rank>,
}

impl Phase {
    /// Ranks of all positions.
    pub fn always(ranks: Vec<Rank>) -> Phase {
        Phase { when: Formula(vec![Node::And(vec![])]), ranks }
    }
}
