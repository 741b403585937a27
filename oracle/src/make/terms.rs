//! Random terms, formulas and laws.

use crate::dice::Dice;
use crate::formula::{Formula, Predicate, Relation};
use crate::term::{Function, Term};

fn number(dice: &mut Dice, most: i128) -> Term {
    Term::Number(dice.from_to(0, most))
}

fn one(dice: &mut Dice, names: &[String]) -> Term {
    Term::Name(dice.one(names).clone())
}

/// A term over these names.
pub(crate) fn any_term(dice: &mut Dice, names: &[String], depth: usize) -> Term {
    if depth == 0 || dice.once_in(3) {
        return if dice.once_in(4) { number(dice, 6) } else { one(dice, names) };
    }
    let a = any_term(dice, names, depth - 1);
    match dice.below(16) {
        0..=2 => Term::Add(a.into(), any_term(dice, names, depth - 1).into()),
        3..=5 => Term::Subtract(a.into(), any_term(dice, names, depth - 1).into()),
        6 => Term::Multiply(number(dice, 3).into(), a.into()),
        // Occasionally by 0, or by something that may be 0.
        7 => Term::Div(a.into(), number(dice, 4).into()),
        8 => Term::Mod(a.into(), number(dice, 5).into()),
        9 if dice.once_in(3) => Term::Div(a.into(), one(dice, names).into()),
        9 => Term::Mod(a.into(), number(dice, 3).into()),
        10 => Term::Xor(a.into(), any_term(dice, names, depth - 1).into()),
        11 => {
            Term::Call(*dice.one(&[Function::Min, Function::Gcd]), vec![a, any_term(dice, names, depth - 1)])
        }
        12 => Term::Call(Function::Max, vec![a, any_term(dice, names, depth - 1)]),
        13 => {
            let of = one(dice, names);
            floor(dice, of)
        }
        14 => {
            let function = *dice.one(&[
                Function::LowestZeckendorf,
                Function::Ones,
                Function::Exponent,
                Function::Fib,
                Function::SmallestFactor,
                Function::Twos,
                Function::OddPart,
                Function::Bits,
            ]);
            Term::Call(function, vec![one(dice, names)])
        }
        _ => match *dice.one(&[Function::Bit, Function::Digit, Function::Valuation]) {
            Function::Valuation => Term::Call(Function::Valuation, vec![number(dice, 4), one(dice, names)]),
            Function::Digit => {
                let base = Term::Number(dice.from_to(2, 10));
                Term::Call(Function::Digit, vec![one(dice, names), number(dice, 2), base])
            }
            function => Term::Call(function, vec![one(dice, names), number(dice, 2)]),
        },
    }
}

fn floor(dice: &mut Dice, of: Term) -> Term {
    let (plus, root, over) = *dice.one(&[(1, 5, 2), (1, 5, 2), (0, 2, 1), (-1, 13, 2), (1, 2, 1)]);
    Term::Floor { plus, root, over, of: of.into() }
}

fn relation(dice: &mut Dice) -> Relation {
    dice.one(&Relation::ALL).1
}

/// A formula over these names.
pub(crate) fn any_formula(dice: &mut Dice, names: &[String], depth: usize) -> Formula {
    if depth == 0 || dice.once_in(3) {
        return atom(dice, names);
    }
    let a = any_formula(dice, names, depth - 1);
    match dice.below(9) {
        0..=2 => Formula::And(vec![a, any_formula(dice, names, depth - 1)]),
        3..=4 => Formula::Or(vec![a, any_formula(dice, names, depth - 1)]),
        5 => Formula::Not(a.into()),
        6 => Formula::Implies(a.into(), any_formula(dice, names, depth - 1).into()),
        7 => Formula::Iff(a.into(), any_formula(dice, names, depth - 1).into()),
        _ => quantified(dice, names),
    }
}

/// `exists j: j <= … and …`, `forall j: j <= … implies …` or `at most 2 j: j <= … and …`
fn quantified(dice: &mut Dice, names: &[String]) -> Formula {
    let bound = dice.one(&["u", "h", "t"]).to_string();
    let most = one(dice, names);
    let mut inner: Vec<String> = names.to_vec();
    inner.push(bound.clone());
    dice.shuffle(&mut inner);
    let body = atom(dice, &inner);
    let within = Formula::compare(Term::name(&bound), Relation::LessEqual, most);
    if dice.once_in(3) {
        let number = dice.below(3) as i128;
        Formula::Count(vec![bound], Formula::And(vec![within, body]).into(), relation(dice), number)
    } else if dice.once_in(2) {
        Formula::Exists(vec![bound], Formula::And(vec![within, body]).into())
    } else {
        Formula::Forall(vec![bound], Formula::Implies(within.into(), body.into()).into())
    }
}

fn atom(dice: &mut Dice, names: &[String]) -> Formula {
    let a = any_term(dice, names, 2);
    match dice.below(12) {
        0..=5 => Formula::compare(a, relation(dice), any_term(dice, names, 1)),
        6 => {
            let (least, most) = (number(dice, 3), any_term(dice, names, 1));
            Formula::Compare(least, vec![(Relation::LessEqual, a), (relation(dice), most)])
        }
        7..=8 => Formula::In(a, ranges(dice)),
        9 if dice.once_in(2) => Formula::Divides(one(dice, names), a),
        9 => Formula::Divides(number(dice, 4), a),
        10 => Formula::Is(dice.one(&Predicate::ALL).1, a),
        _ => Formula::Is(*dice.one(&[Predicate::Odd, Predicate::Even]), a),
    }
}

fn ranges(dice: &mut Dice) -> Vec<(i128, i128)> {
    let count = 1 + dice.below(3);
    let mut least = 0;
    let mut ranges = vec![];
    for _ in 0..count {
        let first = least + dice.from_to(0, 3);
        let last = first + dice.from_to(0, 2);
        ranges.push((first, last));
        least = last + 2;
    }
    ranges
}

/// Conditions on positions: mostly common ones.
pub(crate) fn law(dice: &mut Dice, names: &[String]) -> Formula {
    let mut places = names.to_vec();
    dice.shuffle(&mut places);
    let a = Term::name(&places[0]);
    let b = Term::name(places.get(1).unwrap_or(&places[0]));
    match dice.below(8) {
        0 => Formula::compare(a, Relation::LessEqual, b),
        1 => Formula::compare(a, Relation::GreaterEqual, Term::Number(1)),
        2 => Formula::compare(a, Relation::NotEqual, b),
        3 => Formula::compare(a, Relation::LessEqual, Term::Div(b.into(), Term::Number(2).into())),
        4 => Formula::compare(Term::Mod(a.into(), Term::Number(2).into()), Relation::Equal, Term::Number(0)),
        5 => Formula::compare(a, Relation::LessEqual, Term::Number(dice.from_to(1, 5))),
        6 => Formula::Or(vec![
            Formula::compare(b, Relation::Greater, Term::Number(dice.from_to(3, 9))),
            Formula::compare(a, Relation::Equal, Term::Number(0)),
        ]),
        _ => any_formula(dice, names, 1),
    }
}

/// A formula with terms substituted for names.
pub(crate) fn substituted(formula: &Formula, names: &[String], by: &[Term]) -> Formula {
    let inner = |formula: &Formula| substituted(formula, names, by);
    let term = |term: &Term| in_term(term, names, by);
    match formula {
        Formula::True => Formula::True,
        Formula::False => Formula::False,
        Formula::Compare(first, rest) => Formula::Compare(
            term(first),
            rest.iter().map(|(relation, other)| (*relation, term(other))).collect(),
        ),
        Formula::In(of, ranges) => Formula::In(term(of), ranges.clone()),
        Formula::Divides(a, b) => Formula::Divides(term(a), term(b)),
        Formula::Is(predicate, of) => Formula::Is(*predicate, term(of)),
        Formula::Accepts(name, terms) => Formula::Accepts(name.clone(), terms.iter().map(term).collect()),
        Formula::Not(of) => Formula::Not(inner(of).into()),
        Formula::And(all) => Formula::And(all.iter().map(inner).collect()),
        Formula::Or(all) => Formula::Or(all.iter().map(inner).collect()),
        Formula::Implies(a, b) => Formula::Implies(inner(a).into(), inner(b).into()),
        Formula::Iff(a, b) => Formula::Iff(inner(a).into(), inner(b).into()),
        Formula::Exists(bound, of) => Formula::Exists(bound.clone(), inner(of).into()),
        Formula::Forall(bound, of) => Formula::Forall(bound.clone(), inner(of).into()),
        Formula::Count(bound, of, relation, number) => {
            Formula::Count(bound.clone(), inner(of).into(), *relation, *number)
        }
    }
}

fn in_term(term: &Term, names: &[String], by: &[Term]) -> Term {
    let inner = |term: &Term| in_term(term, names, by);
    match term {
        Term::Name(name) => {
            let place = names.iter().position(|known| known == name);
            place.and_then(|place| by.get(place)).unwrap_or(term).clone()
        }
        Term::Add(a, b) => Term::Add(inner(a).into(), inner(b).into()),
        Term::Subtract(a, b) => Term::Subtract(inner(a).into(), inner(b).into()),
        Term::Multiply(a, b) => Term::Multiply(inner(a).into(), inner(b).into()),
        Term::Div(a, b) => Term::Div(inner(a).into(), inner(b).into()),
        Term::Mod(a, b) => Term::Mod(inner(a).into(), inner(b).into()),
        Term::Xor(a, b) => Term::Xor(inner(a).into(), inner(b).into()),
        Term::Call(function, terms) => Term::Call(*function, terms.iter().map(inner).collect()),
        Term::Floor { plus, root, over, of } => {
            Term::Floor { plus: *plus, root: *root, over: *over, of: inner(of).into() }
        }
        Term::Number(_) | Term::Fold(..) | Term::Count(_) | Term::Columns(..) => term.clone(),
    }
}
