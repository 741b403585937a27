//! Values of variables that conditions allow, as loops.

use super::problem::Unwritten;
use super::read::{Reader, Value, compare, constant, guarded, surd};
use super::sparse::Sparse;
use dashu_int::{IBig, UBig};
use program::names;
use program::{Cond, Helper, Int, Stmt, all, minus, name, negative, number, plus, times};
use rules::finding::Step;
use rules::{Relation, Slot, Surd, Term};

type Result<T> = std::result::Result<T, Unwritten>;
/// Statements for the values found.
type Then<'t> = &'t dyn Fn(&mut Reader) -> Result<Vec<Stmt>>;

/// Nested steps, with statements for the values found inside.
pub(super) fn statements(reader: &mut Reader, steps: &[Step], then: Then) -> Result<Vec<Stmt>> {
    let Some((step, later)) = steps.split_first() else { return then(reader) };
    let rest = |reader: &mut Reader| statements(reader, later, then);
    match step {
        Step::Test(formula) => {
            let condition = reader.formula(formula)?;
            Ok(guarded(condition, rest(reader)?))
        }
        Step::Solve { slot, factor, rest: side } => solve(reader, *slot, factor, side, &rest),
        Step::Invert { slot, by, factor, rest: side, of } => {
            invert(reader, *slot, by, [factor, side, of], &rest)
        }
        Step::Members { slot, mirrored, rest: side, ranges } => {
            members(reader, *slot, *mirrored, side, ranges, &rest)
        }
        Step::Range { slot, demands } => {
            // Conditions implied by the range are not tested again.
            let count = later.iter().take_while(|step| matches!(step, Step::Test(_))).count();
            let tests = later.iter().take(count);
            let open = tests.filter(|test| !matches!(test, Step::Test(formula) if step.ensures(formula)));
            let mut later: Vec<Step> = open.chain(later.iter().skip(count)).cloned().collect();
            let sparse = Sparse::among(reader, *slot, &mut later);
            range(reader, (*slot, sparse), demands, &|reader| statements(reader, &later, then))
        }
        Step::Split(branches) => {
            let mut body = vec![];
            for branch in branches {
                body.extend(blocked(statements(reader, branch, then)?));
            }
            Ok(body)
        }
    }
}

/// Encloses statements in a block if they begin by binding a name.
fn blocked(body: Vec<Stmt>) -> Vec<Stmt> {
    match body.first() {
        Some(Stmt::Let(..) | Stmt::Start(..)) => vec![Stmt::Block(String::new(), body)],
        _ => body,
    }
}

/// factor · slot + side = 0
fn solve(reader: &mut Reader, slot: Slot, factor: &Term, side: &Term, then: Then) -> Result<Vec<Stmt>> {
    let variable = reader.name(slot);
    let side = reader.term(side)?;
    let Some(factor) = constant(factor) else {
        let factor = signed(reader, slot, factor)?;
        return solve_by(reader, slot, factor, side, then);
    };
    let (factor, wanted) =
        if factor < IBig::ZERO { (-factor, side.int) } else { (factor, negative(side.int)) };
    let natural = compare(Relation::GreaterEqual, name(&variable), number(0));
    if factor == IBig::ONE {
        let sure = matches!(&wanted, Int::Number(number) if *number >= IBig::ZERO);
        let mut body = vec![Stmt::Let(variable, wanted)];
        let inner = then(reader)?;
        body.extend(if sure { inner } else { guarded(natural, inner) });
        return Ok(guarded(all(side.defined), body));
    }
    let positive = compare(Relation::GreaterEqual, wanted.clone(), number(0));
    let divisor = Int::Number(factor);
    let rest = Int::Rest(wanted.clone().into(), divisor.clone().into(), true);
    let exact = compare(Relation::Equal, rest, number(0));
    let mut body = vec![Stmt::Let(variable, Int::Quotient(wanted.into(), divisor.into(), true))];
    body.extend(then(reader)?);
    Ok(guarded(all(side.defined.into_iter().chain([positive, exact])), body))
}

/// A factor that is not constant, but of one sign.
struct Signed {
    /// Its size.
    size: Int,
    negative: bool,
    defined: Vec<Cond>,
}

fn signed(reader: &mut Reader, slot: Slot, factor: &Term) -> Result<Signed> {
    let (natural, negative) = match factor {
        Term::Subtract(zero, natural) if constant(zero) == Some(IBig::ZERO) => (&**natural, true),
        natural => (natural, false),
    };
    if !super::read::is_natural(natural) {
        return Err(Unwritten::Factor(reader.original(slot)));
    }
    let value = reader.term(natural)?;
    Ok(Signed { size: value.int, negative, defined: value.defined })
}

/// factor · slot + side = 0, where the factor is not 0
fn solve_by(reader: &mut Reader, slot: Slot, factor: Signed, side: Value, then: Then) -> Result<Vec<Stmt>> {
    let wanted = if factor.negative { side.int } else { negative(side.int) };
    let size = factor.size;
    let some = compare(Relation::GreaterEqual, size.clone(), number(1));
    let positive = compare(Relation::GreaterEqual, wanted.clone(), number(0));
    let rest = Int::Rest(wanted.clone().into(), size.clone().into(), true);
    let exact = compare(Relation::Equal, rest, number(0));
    let mut body = vec![Stmt::Let(reader.name(slot), Int::Quotient(wanted.into(), size.into(), true))];
    body.extend(then(reader)?);
    Ok(guarded(all(side.defined.into_iter().chain(factor.defined).chain([some, positive, exact])), body))
}

/// ⌊by · (factor · slot + side)⌋ = of
fn invert(reader: &mut Reader, slot: Slot, by: &Surd, terms: [&Term; 3], then: Then) -> Result<Vec<Stmt>> {
    let [factor, side, of] = terms;
    let Some(factor) = constant(factor) else { return Err(Unwritten::Factor(reader.original(slot))) };
    let (side, of) = (reader.term(side)?, reader.term(of)?);
    reader.written.helpers.extend([Helper::FloorDiv, Helper::Root, Helper::Floor, Helper::LeastFloor]);
    // So many times a number, there is one whose floor is the number.
    let enough = by.least(&UBig::ONE).unwrap_or(UBig::ONE);
    let least = |of: Int| {
        let mut given = surd(by);
        given.extend([of, Int::Number(enough.clone().into())]);
        Int::Call("least_with_floor".into(), given)
    };
    let (from, to) = (least(of.int.clone()), minus(least(plus(of.int.clone(), number(1))), number(1)));
    let natural = compare(Relation::GreaterEqual, of.int, number(0));
    let mut defined: Vec<_> = side.defined;
    defined.extend(of.defined);
    defined.push(natural);
    let variable = reader.name(slot);
    let body = if factor == IBig::ONE && side.int == number(0) {
        vec![Stmt::For(variable, from, to, then(reader)?)]
    } else {
        let inside = names::derived(&variable, "inside");
        // factor · slot + side = inside
        let wanted = minus(name(&inside), side.int);
        let (factor, wanted) =
            if factor < IBig::ZERO { (-factor, negative(wanted)) } else { (factor, wanted) };
        let positive = compare(Relation::GreaterEqual, wanted.clone(), number(0));
        let divisor = Int::Number(factor);
        let rest = Int::Rest(wanted.clone().into(), divisor.clone().into(), true);
        let exact = compare(Relation::Equal, rest, number(0));
        let mut found = vec![Stmt::Let(variable, Int::Quotient(wanted.into(), divisor.into(), true))];
        found.extend(then(reader)?);
        vec![Stmt::For(inside, from, to, guarded(all([positive, exact]), found))]
    };
    Ok(guarded(all(defined), body))
}

/// slot + side, or side - slot, is in one of the ranges.
fn members(
    reader: &mut Reader,
    slot: Slot,
    mirrored: bool,
    side: &Term,
    ranges: &[(Term, Term)],
    then: Then,
) -> Result<Vec<Stmt>> {
    let variable = reader.name(slot);
    let side = reader.term(side)?;
    let single = |(from, to): &(Term, Term)| constant(from).filter(|_| from == to);
    let singles: Option<Vec<IBig>> = ranges.iter().map(single).collect();
    let plain = side.int == number(0) && !mirrored;
    let member = if plain { variable.clone() } else { names::derived(&variable, "member") };
    let mut inner = then(reader)?;
    if !plain {
        let value = match mirrored {
            true => minus(side.int.clone(), name(&member)),
            false => minus(name(&member), side.int.clone()),
        };
        let natural = compare(Relation::GreaterEqual, name(&variable), number(0));
        let body = guarded(natural, inner);
        inner = std::iter::once(Stmt::Let(variable, value)).chain(body).collect();
    }
    let body = match singles {
        Some(singles) if singles.len() > 1 => vec![Stmt::Among(member, singles, inner)],
        _ => {
            let mut loops = vec![];
            for (from, to) in ranges {
                let (low, high) = (reader.term(from)?, reader.term(to)?);
                let natural = super::read::is_natural(from);
                let from = if natural { low.int } else { Int::Most(vec![low.int, number(0)]) };
                let each = Stmt::For(member.clone(), from, high.int, inner.clone());
                loops.extend(guarded(all(low.defined.into_iter().chain(high.defined)), vec![each]));
            }
            loops
        }
    };
    Ok(guarded(all(side.defined), body))
}

/// factor · slot + side >= 0 for all of these, and for the values of a sparse set alone if there is one
fn range(
    reader: &mut Reader,
    (slot, sparse): (Slot, Option<Sparse>),
    demands: &[(Term, Term)],
    then: Then,
) -> Result<Vec<Stmt>> {
    let (mut low, mut high, mut defined) = (vec![], vec![], vec![]);
    let mut varying = vec![];
    for (factor, rest) in demands {
        let side = reader.term(rest)?;
        defined.extend(side.defined);
        let Some(factor) = constant(factor) else {
            let factor = signed(reader, slot, factor)?;
            defined.extend(factor.defined.clone());
            varying.push((factor, side.int, super::read::is_natural(rest)));
            continue;
        };
        let one = factor == IBig::ONE || factor == IBig::NEG_ONE;
        let mut divided = |top: Int, by: IBig| {
            if one {
                return top;
            }
            reader.written.helpers.insert(Helper::FloorDiv);
            Int::Quotient(top.into(), Int::Number(by).into(), false)
        };
        let bound = if factor > IBig::ZERO {
            // slot >= -side / factor, rounded up
            let top = minus(negative(side.int), times(IBig::NEG_ONE, number(factor.clone() - IBig::ONE)));
            (&mut low, divided(top, factor))
        } else {
            (&mut high, divided(side.int, -factor))
        };
        let (bounds, bound) = bound;
        if !bounds.contains(&bound) {
            bounds.push(bound);
        }
    }
    // A bound by a factor that varies is one only where that is not 0: if there is another, it is a test like others.
    let bounding =
        if high.is_empty() { varying.iter().position(|(factor, ..)| factor.negative) } else { None };
    if let Some(place) = bounding {
        let (factor, side, natural) = varying.swap_remove(place);
        if varying.iter().any(|(factor, ..)| factor.negative) {
            return Err(Unwritten::Factor(reader.original(slot)));
        }
        if !natural {
            reader.written.helpers.insert(Helper::FloorDiv);
        }
        defined.push(compare(Relation::GreaterEqual, factor.size.clone(), number(1)));
        high.push(Int::Quotient(side.into(), factor.size.into(), natural));
    }
    let variable = reader.name(slot);
    let tests: Vec<_> =
        varying.into_iter().map(|(factor, side, _)| demanded(factor, &variable, side)).collect();
    // Variables are naturals.
    let largest = low.iter().filter_map(as_number).max().filter(|number| *number >= IBig::ZERO);
    low.retain(|bound| as_number(bound).is_none());
    // A sum of variables is natural.
    if low.is_empty() || largest.is_some() || !low.iter().any(is_natural) {
        low.insert(0, Int::Number(largest.unwrap_or(IBig::ZERO)));
    }
    let low = if low.len() == 1 { low.swap_remove(0) } else { Int::Most(low) };
    if high.is_empty() {
        return Err(Unwritten::Unbounded(reader.original(slot)));
    }
    let sparse = sparse.filter(|sparse| sparse.serves(&low, &high));
    let high = if high.len() == 1 { high.swap_remove(0) } else { Int::Least(high) };
    let inside = guarded(all(tests), then(reader)?);
    let variable = reader.name(slot);
    let each = match sparse {
        Some(sparse) => sparse.each(reader, variable, [low, high], inside),
        None => vec![Stmt::For(variable, low, high, inside)],
    };
    Ok(guarded(all(defined), each))
}

/// factor · variable + side >= 0
fn demanded(factor: Signed, variable: &str, side: Int) -> Cond {
    let multiple = Int::Multiply(factor.size.into(), name(variable).into());
    let sum = if factor.negative { minus(side, multiple) } else { plus(multiple, side) };
    compare(Relation::GreaterEqual, sum, number(0))
}

pub(super) fn as_number(of: &Int) -> Option<IBig> {
    match of {
        Int::Number(number) => Some(number.clone()),
        _ => None,
    }
}

/// Returns `true` if a term is a sum of variables and naturals, and so natural itself.
pub(super) fn is_natural(of: &Int) -> bool {
    match of {
        Int::Number(number) => *number >= IBig::ZERO,
        Int::Name(_) => true,
        Int::Add(a, b) => is_natural(a) && is_natural(b),
        _ => false,
    }
}
