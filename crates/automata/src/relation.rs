//! Relations and their names.

use crate::Numeration;
use crate::digits::Digits;
use crate::expression::{Expression, Reduced, TooLarge};
use crate::formula::Listed;
use crate::linear::Sign;
use std::fmt;
use std::sync::Arc;

/// A relation between naturals; its text is its key in a certificate.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Relation {
    /// `x0 = x1`.
    Equal,
    /// `x0 < x1`.
    Less,
    /// A relation on digits.
    Digits(Digits),
    /// An equation, inequality or divisibility of a linear expression; the variables are 0, 1, … .
    Linear(Expression, Sign),
    /// `⌊α·x0⌋ = x1`, for the slope α of a numeration.
    Floor(Numeration),
    /// x1 and x2 are the quotient and the remainder of x0 by a modulus that is no constant: no automaton follows it.
    Parted(u32),
    /// An automaton listed in the text.
    Listed(Arc<Listed>),
    /// Disjunction of these cases.
    Cases(Arc<Cases>),
}

/// A relation or its negation, applied to variables.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Literal {
    /// `true` for the relation, `false` for its negation.
    pub positive: bool,
    /// Relation of the literal.
    pub relation: Relation,
    /// Variables it is applied to.
    pub arguments: Vec<u32>,
}

/// A definition by cases. Variables below `free` are those of the relation; the bound ones of each case
/// follow.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cases {
    /// Number of free variables.
    pub free: u32,
    /// The cases.
    pub cases: Vec<Case>,
}

/// A case of a definition.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Case {
    /// Number of bound variables.
    pub bound: u32,
    /// Literals that hold.
    pub literals: Vec<Literal>,
}

impl Relation {
    /// Arity of the relation.
    ///
    /// ```
    /// assert_eq!(automata::Relation::Floor(automata::Numeration::Quadratic(1)).arity(), 2);
    /// ```
    pub fn arity(&self) -> usize {
        match self {
            Relation::Equal | Relation::Less | Relation::Floor(_) => 2,
            Relation::Parted(_) => 3,
            Relation::Digits(digits) => digits.arity(),
            Relation::Linear(expression, _) => expression.coefficients.len(),
            Relation::Listed(listed) => listed.arity,
            Relation::Cases(cases) => cases.free as usize,
        }
    }

    /// Returns `true` if the checker makes its table itself.
    pub fn is_built_in(&self) -> bool {
        !matches!(self, Relation::Floor(_) | Relation::Cases(_))
    }

    /// `Σ coefficients·xᵢ + constant = x`, with x as the last variable.
    pub(crate) fn sum(coefficients: &[i64], constant: i64) -> Relation {
        if let (&[1], 0) = (coefficients, constant) {
            return Relation::Equal;
        }
        if coefficients.is_empty() {
            return Relation::Digits(Digits::Constant(u64::try_from(constant).unwrap_or(0).into()));
        }
        let all = coefficients.iter().copied().chain([-1]);
        let coefficients = (0..).zip(all).collect();
        Relation::Linear(Expression { coefficients, constant }, Sign::Zero)
    }
}

impl Literal {
    /// A positive literal.
    pub fn new(relation: Relation, arguments: impl Into<Vec<u32>>) -> Literal {
        Literal { positive: true, relation, arguments: arguments.into() }
    }

    /// Negation of the literal.
    pub fn opposite(&self) -> Literal {
        Literal { positive: !self.positive, ..self.clone() }
    }

    /// Renames its variables.
    pub fn renamed(&self, mut name: impl FnMut(u32) -> u32) -> Literal {
        let arguments = self.arguments.iter().map(|&variable| name(variable)).collect();
        Literal { arguments, ..self.clone() }
    }

    /// The literal that states a property of an expression, or a constant truth value.
    pub(crate) fn linear(expression: &Expression, sign: Sign) -> Result<Result<Literal, bool>, TooLarge> {
        let (lowest, sign) = match expression.reduced(sign)? {
            Reduced::Always(truth) => return Ok(Err(truth)),
            Reduced::Open(lowest, sign) => (lowest, sign),
        };
        let [left, right] = lowest.sides()?;
        Ok(Ok(match (sign, left.lone(), right.lone()) {
            (Sign::Zero, Some(a), Some(b)) => Literal::new(Relation::Equal, [a.min(b), a.max(b)]),
            (Sign::Negative, Some(a), Some(b)) => Literal::new(Relation::Less, [a, b]),
            (Sign::Zero, _, Some(result)) => Literal::of_sum(&left, result),
            (Sign::Zero, Some(result), _) => Literal::of_sum(&right, result),
            _ => {
                let variables: Vec<u32> = lowest.coefficients.keys().copied().collect();
                let coefficients = (0..).zip(lowest.coefficients.into_values()).collect();
                let expression = Expression { coefficients, constant: lowest.constant };
                Literal::new(Relation::Linear(expression, sign), variables)
            }
        }))
    }

    /// The literal that states that a sum equals a variable.
    pub(crate) fn of_sum(sum: &Expression, result: u32) -> Literal {
        let (variables, coefficients): (Vec<u32>, Vec<i64>) = sum.coefficients.iter().unzip();
        let arguments = variables.into_iter().chain([result]).collect::<Vec<_>>();
        Literal::new(Relation::sum(&coefficients, sum.constant), arguments)
    }
}

impl fmt::Display for Relation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Relation::Equal => write!(f, "x0 = x1"),
            Relation::Less => write!(f, "x0 < x1"),
            Relation::Digits(digits) => digits.fmt(f),
            Relation::Linear(expression, sign) => {
                let [left, right] = expression.sides().map_err(|_| fmt::Error)?;
                let comparison = match sign {
                    Sign::Zero => "=",
                    Sign::Negative => "<",
                    Sign::Multiple(of) => {
                        write!(f, "{of} divides ")?;
                        return side(f, &left);
                    }
                };
                side(f, &left)?;
                write!(f, " {comparison} ")?;
                side(f, &right)
            }
            Relation::Floor(of) => {
                f.write_str("floor(")?;
                match of.slope() {
                    Some(slope) => slope.alpha.fmt(f)?,
                    None => f.write_str("alpha")?,
                }
                write!(f, "*x0) = x1, {of}")
            }
            Relation::Parted(modulus) => write!(f, "x0 = x1*M{modulus} + x2, x2 < M{modulus}"),
            Relation::Listed(listed) => {
                let variables: Vec<String> = (0..listed.arity).map(|index| format!("x{index}")).collect();
                write!(f, "automaton {}({})", listed.name, variables.join(", "))
            }
            Relation::Cases(cases) => cases.fmt(f),
        }
    }
}

fn side(f: &mut fmt::Formatter<'_>, side: &Expression) -> fmt::Result {
    let mut plus = "";
    for (variable, coefficient) in &side.coefficients {
        match coefficient {
            1 => write!(f, "{plus}x{variable}")?,
            _ => write!(f, "{plus}{coefficient}*x{variable}")?,
        }
        plus = " + ";
    }
    match side.constant {
        0 if !side.coefficients.is_empty() => Ok(()),
        constant => write!(f, "{plus}{constant}"),
    }
}

impl fmt::Display for Digits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Digits::Constant(constant) => write!(f, "x0 = {constant}"),
            Digits::Xor => write!(f, "x0 xor x1 = x2"),
            Digits::Columns { numbers, modulus } => {
                let variables: Vec<String> = (0..*numbers).map(|index| format!("x{index}")).collect();
                write!(f, "columns({}; {modulus})", variables.join(", "))
            }
            Digits::Ones(modulus) => write!(f, "ones(x0) mod {modulus} = x1"),
            Digits::Bit(place) => write!(f, "bit(x0, {place}) = x1"),
            Digits::PowerOfTwo => write!(f, "power_of_two(x0)"),
            Digits::Fibonacci => write!(f, "fibonacci(x0)"),
            Digits::LowestZeckendorf => write!(f, "lowest_zeckendorf(x0) = x1"),
            Digits::Shift => write!(f, "shift(x0) = x1"),
            Digits::EvenZeros => write!(f, "even_zeros(x0)"),
        }
    }
}

impl fmt::Display for Cases {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.cases.is_empty() {
            return write!(f, "false");
        }
        for (index, case) in self.cases.iter().enumerate() {
            let bar = if index == 0 { "" } else { " | " };
            write!(f, "{bar}{}", Written { case, free: self.free })?;
        }
        Ok(())
    }
}

/// A case with the names of its variables.
struct Written<'a> {
    case: &'a Case,
    free: u32,
}

impl fmt::Display for Written<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.case.bound > 0 {
            write!(f, "some")?;
            (0..self.case.bound).try_for_each(|bound| write!(f, " y{bound}"))?;
            write!(f, ": ")?;
        }
        if self.case.literals.is_empty() {
            return write!(f, "true");
        }
        for (index, literal) in self.case.literals.iter().enumerate() {
            let comma = if index == 0 { "" } else { ", " };
            let not = if literal.positive { "" } else { "not " };
            match &literal.relation {
                Relation::Cases(cases) => write!(f, "{comma}{not}{{{cases}}} @")?,
                relation => write!(f, "{comma}{not}{relation} @")?,
            }
            for &variable in &literal.arguments {
                match variable.checked_sub(self.free) {
                    None => write!(f, " x{variable}")?,
                    Some(bound) => write!(f, " y{bound}")?,
                }
            }
        }
        Ok(())
    }
}
