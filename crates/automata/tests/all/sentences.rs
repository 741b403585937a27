//! Random sentences: decided as trying everything says, by shortest counterexamples and by proofs that are checked.

use crate::brute;
use crate::brute::{floor, lowest_zeckendorf, slope};
use crate::closed;
use automata::{
    Case, Cases, Claim, Digits, Expression, Library, Limits, Literal, Meter, Numeration, Relation, Sentence,
    Sign, Spent, Trouble, Verdict,
};
use dashu_int::UBig;
use proptest::prelude::*;

/// Makes literals from bytes.
struct Maker<'b> {
    bytes: std::slice::Iter<'b, u8>,
    numeration: Numeration,
}

impl Maker<'_> {
    fn below(&mut self, end: u32) -> u32 {
        self.bytes.next().map_or(0, |&byte| u32::from(byte) % end)
    }

    fn linear(&mut self, variables: u32) -> (Expression, Sign) {
        let mut sum = Expression::constant(i64::from(self.below(7)) - 3);
        for _ in 0..2 + self.below(2) {
            let factor = [1, -1, 2, -2][self.below(4) as usize];
            sum = sum.plus(factor, &Expression::variable(self.below(variables))).expect("small");
        }
        (sum, if self.below(2) == 0 { Sign::Negative } else { Sign::Zero })
    }

    fn literal(&mut self, variables: u32) -> Literal {
        let positive = self.below(3) > 0;
        let mut any = || self.below(variables);
        let (a, b, c) = (any(), any(), any());
        let (relation, arguments) = match (self.below(8), self.numeration) {
            (0, _) => (Relation::Equal, vec![a, b]),
            (1, _) => (Relation::Less, vec![a, b]),
            (2, _) => (Relation::Digits(Digits::Constant(self.below(4).into())), vec![a]),
            (3, Numeration::Base(2)) => (Relation::Digits(Digits::Xor), vec![a, b, c]),
            (4, Numeration::Base(2)) => (Relation::Digits(Digits::PowerOfTwo), vec![a]),
            (3, of) if of.slope().is_some() => (Relation::Floor(of), vec![a, b]),
            (4, Numeration::Quadratic(1)) => (Relation::Digits(Digits::LowestZeckendorf), vec![a, b]),
            _ => {
                let (expression, sign) = self.linear(variables);
                match Claim::Linear(positive, expression, sign).literal().expect("small") {
                    Ok(literal) => return literal,
                    Err(_) => (Relation::Less, vec![a, b]),
                }
            }
        };
        Literal { positive, relation, arguments }
    }

    fn literals(&mut self, variables: u32, most: u32) -> Vec<Literal> {
        (0..1 + self.below(most)).map(|_| self.literal(variables)).collect()
    }

    /// A case whose bound variables are at most the sum of the others and 3.
    fn case(&mut self, free: u32) -> Case {
        let bound = self.below(3);
        let mut literals = self.literals(free + bound, 3);
        for variable in free..free + bound {
            let mut limit = Expression::variable(variable);
            for other in 0..free {
                limit = limit.plus(-1, &Expression::variable(other)).expect("small");
            }
            limit.constant = -4;
            let claim = Claim::Linear(true, limit, Sign::Negative);
            literals.push(claim.literal().expect("small").expect("it depends"));
        }
        Case { bound, literals }
    }
}

/// Returns `true` if a literal holds of these numbers.
fn holds(literal: &Literal, numbers: &[i128]) -> bool {
    let of: Vec<i128> = literal.arguments.iter().map(|&variable| numbers[variable as usize]).collect();
    let holds = match &literal.relation {
        Relation::Equal => of[0] == of[1],
        Relation::Less => of[0] < of[1],
        Relation::Digits(Digits::Constant(constant)) => UBig::try_from(of[0]) == Ok(constant.clone()),
        Relation::Digits(Digits::Xor) => of[0] ^ of[1] == of[2],
        Relation::Digits(Digits::PowerOfTwo) => of[0].count_ones() == 1,
        Relation::Digits(Digits::LowestZeckendorf) => lowest_zeckendorf(of[0]) == Some(of[1]),
        Relation::Floor(by) => floor(slope(*by), of[0]) == of[1],
        Relation::Linear(expression, sign) => {
            let value = brute::value(expression, &(0..).zip(of).collect());
            match sign {
                Sign::Zero => value == 0,
                Sign::Negative => value < 0,
                Sign::Multiple(of) => value % i128::from(*of) == 0,
            }
        }
        Relation::Cases(cases) => cases.cases.iter().any(|case| some(case, &mut of.clone(), case.bound)),
        other => unreachable!("{other} is not made here"),
    };
    holds == literal.positive
}

fn some(case: &Case, numbers: &mut Vec<i128>, bound: u32) -> bool {
    if bound == 0 {
        return case.literals.iter().all(|literal| holds(literal, numbers));
    }
    let most = numbers.iter().take(numbers.len() - (case.bound - bound) as usize).sum::<i128>() + 3;
    (0..=most).any(|number| {
        numbers.push(number);
        let found = some(case, numbers, bound - 1);
        numbers.pop();
        found
    })
}

/// Returns `true` if these numbers refute a sentence.
fn refutes(sentence: &Sentence, numbers: &[i128]) -> bool {
    match sentence {
        Sentence::Nothing { literals, .. } => literals.iter().all(|literal| holds(literal, numbers)),
        Sentence::Every { given, cases, .. } => {
            given.iter().all(|literal| holds(literal, numbers))
                && !cases.iter().any(|case| some(case, &mut numbers.to_vec(), case.bound))
        }
    }
}

/// All rows of so many numbers below this.
fn rows(below: i128, count: u32) -> impl Iterator<Item = Vec<i128>> {
    (0..below.pow(count)).map(move |mut index| {
        (0..count)
            .map(|_| {
                let number = index % below;
                index /= below;
                number
            })
            .collect()
    })
}

fn decided(sentence: &Sentence, numeration: Numeration, variables: u32) -> Result<(), TestCaseError> {
    decided_by(&mut Library::new(numeration), sentence, numeration, variables)
}

fn decided_by(
    library: &mut Library,
    sentence: &Sentence,
    numeration: Numeration,
    variables: u32,
) -> Result<(), TestCaseError> {
    let verdict = match library
        .decide(sentence, &Meter::new(&Limits::none().with_states(1 << 14).with_steps(1 << 24)))
    {
        Ok(verdict) => verdict,
        Err(Trouble::Spent(_)) => return Err(TestCaseError::reject("over the limits")),
        Err(trouble) => panic!("{trouble:?}"),
    };
    let side = [0, 40, 12, 7][variables as usize];
    match verdict {
        Verdict::Holds(proof) => {
            for numbers in rows(side, variables) {
                prop_assert!(!refutes(sentence, &numbers), "{} holds, but not of {:?}", sentence, numbers);
            }
            if let Sentence::Every { variables, given, cases } = sentence {
                let checked = closed::check(library, *variables, given, cases, &proof);
                prop_assert_eq!(checked, Ok(()), "{}", sentence);
            }
        }
        Verdict::Fails { numbers, .. } => {
            let length = numbers.iter().map(|number| numeration.digits(number).len()).max().unwrap_or(0);
            let numbers: Vec<i128> =
                numbers.iter().map(|number| i128::try_from(number).expect("small")).collect();
            // A first few sentences fail at large numbers only: those are too many to try.
            if numbers.iter().sum::<i128>() < 200 {
                prop_assert!(refutes(sentence, &numbers), "{} does not fail at {:?}", sentence, numbers);
            }
            let shorter =
                |number: i128| numeration.digits(&UBig::try_from(number).expect("natural")).len() < length;
            let below = (0..side).find(|&number| !shorter(number)).unwrap_or(side);
            for other in rows(below, variables) {
                prop_assert!(!refutes(sentence, &other), "{} fails at {:?} already", sentence, other);
            }
        }
    }
    Ok(())
}

fn numerations() -> impl Strategy<Value = Numeration> {
    prop_oneof![
        Just(Numeration::Base(2)),
        Just(Numeration::Base(3)),
        Just(Numeration::Quadratic(1)),
        Just(Numeration::Quadratic(2)),
        Just(Numeration::named("recurrence 1 1 1").expect("a numeration")),
        Just(Numeration::named("recurrence 2 2").expect("a numeration")),
        Just(Numeration::named("recurrence 3 -1").expect("a numeration")),
        Just(Numeration::named("recurrence 4 -2").expect("a numeration")),
    ]
}

fn bytes() -> impl Strategy<Value = Vec<u8>> {
    proptest::collection::vec(any::<u8>(), 4..70)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1000, max_global_rejects: 200, ..ProptestConfig::default() })]

    #[test]
    fn that_nothing_is_all_of_this(numeration in numerations(), bytes in bytes()) {
        let mut maker = Maker { bytes: bytes.iter(), numeration };
        let variables = 1 + maker.below(3);
        let literals = maker.literals(variables, 4);
        decided(&Sentence::Nothing { variables, literals }, numeration, variables)?;
    }

    #[test]
    fn that_whoever_is_this_is_one_of_those(numeration in numerations(), bytes in bytes()) {
        let mut maker = Maker { bytes: bytes.iter(), numeration };
        let variables = 1 + maker.below(2);
        let given = maker.literals(variables, 3);
        let cases = (0..1 + maker.below(3)).map(|_| maker.case(variables)).collect();
        decided(&Sentence::Every { variables, given, cases }, numeration, variables)?;
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, max_global_rejects: 60, ..ProptestConfig::default() })]

    /// A library that was asked the same with its variables exchanged, in definitions or beside them, is not misled.
    #[test]
    fn that_nothing_is_all_of_this_in_any_order(numeration in numerations(), bytes in bytes()) {
        let mut maker = Maker { bytes: bytes.iter(), numeration };
        let defined = Case { bound: 1, literals: maker.literals(4, 3) };
        let beside = maker.literals(3, 2);
        let renamed = |literals: &[Literal], order: [u32; 3]| -> Vec<Literal> {
            let name = |variable: u32| order.get(variable as usize).copied().unwrap_or(variable);
            literals.iter().map(|literal| literal.renamed(name)).collect()
        };
        let mut library = Library::new(numeration);
        let same = [0, 1, 2];
        for order in [same, [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
            // The bound number is at most the sum of the others and 3, as whoever tries it takes it to be.
            let mut literals = renamed(&defined.literals, order);
            let limit = Expression { coefficients: [(0, -1), (1, -1), (2, -1), (3, 1)].into(), constant: -4 };
            let limit = Claim::Linear(true, limit, Sign::Negative);
            literals.push(limit.literal().expect("small").expect("it depends"));
            let cases = Cases { free: 3, cases: vec![Case { bound: 1, literals }] };
            let this = Literal::new(Relation::Cases(cases.into()), same);
            for other in [same, order] {
                let mut literals = renamed(&beside, other);
                literals.push(this.clone());
                let sentence = Sentence::Nothing { variables: 3, literals };
                decided_by(&mut library, &sentence, numeration, 3)?;
            }
        }
    }
}

#[test]
fn what_holds_is_held_by_proofs_and_what_fails_is_refuted() {
    // Every number is twice another one or 1 more than that; and not every number is twice another one.
    let twice = |rest: i64| {
        let sum = Expression { coefficients: [(1, 2), (0, -1)].into(), constant: rest };
        let literal = Claim::Linear(true, sum, Sign::Zero).literal().expect("small").expect("it depends");
        Case { bound: 1, literals: vec![literal] }
    };
    let named = ["base 2", "base 10", "quadratic 1", "quadratic 3", "recurrence 1 1 1", "recurrence 3 2"];
    for numeration in named.map(|name| Numeration::named(name).expect("a numeration")) {
        let mut library = Library::new(numeration);
        let meter = Meter::ample();
        let both = Sentence::Every { variables: 1, given: vec![], cases: vec![twice(0), twice(1)] };
        let Ok(Verdict::Holds(proof)) = library.decide(&both, &meter) else { panic!("it is true") };
        let Sentence::Every { variables, given, cases } = &both else { unreachable!() };
        assert_eq!(closed::check(&mut library, *variables, given, cases, &proof), Ok(()));
        // Without any of its nodes it is no proof.
        for missing in 0..proof.nodes.len() {
            let nodes: Vec<automata::ProofNode> = proof
                .nodes
                .iter()
                .enumerate()
                .filter(|(index, _)| *index != missing)
                .map(|(_, node)| node.clone())
                .collect();
            let less = automata::Proof { nodes: nodes.into(), ..proof.clone() };
            assert!(closed::check(&mut library, *variables, given, cases, &less).is_err());
        }
        let one = Sentence::Every { variables: 1, given: vec![], cases: vec![twice(0)] };
        let decided = library.decide(&one, &meter);
        let fails = |numbers: &[UBig]| numbers == [UBig::ONE];
        assert!(matches!(&decided, Ok(Verdict::Fails { numbers, .. }) if fails(numbers)), "{decided:?}");
    }
}

#[test]
fn limits_are_told() {
    let literals = vec![Literal::new(Relation::Less, [0, 70])];
    let nothing = Sentence::Nothing { variables: 71, literals: literals.clone() };
    let every = Sentence::Every { variables: 1, given: vec![], cases: vec![Case { bound: 70, literals }] };
    for sentence in [nothing, every] {
        let answer = Library::new(Numeration::Base(2)).decide(&sentence, &Meter::ample());
        assert_eq!(answer, Err(Trouble::Spent(Spent::Variables(71))));
    }
    let wide = Relation::Digits(Digits::Columns { numbers: 300, modulus: 2 });
    let table = Library::new(Numeration::Base(2)).table(&wide, &Meter::ample());
    assert_eq!(table.err(), Some(Trouble::Spent(Spent::Variables(300))));
    let large = Expression { coefficients: [(0, 1 << 40), (1, -1)].into(), constant: 0 };
    let large = Relation::Linear(large, Sign::Zero);
    let states =
        Library::new(Numeration::Base(2)).table(&large, &Meter::new(&Limits::none().with_states(1000)));
    assert_eq!(states.err(), Some(Trouble::Spent(Spent::States(1000))));
    let steps =
        Library::new(Numeration::Base(2)).table(&large, &Meter::new(&Limits::none().with_steps(1000)));
    assert!(matches!(steps, Err(Trouble::Spent(Spent::Steps))));
    let stopped = Library::new(Numeration::Base(2))
        .table(&large, &Meter::new(&Limits::ample().with_time(std::time::Duration::ZERO)));
    assert_eq!(stopped.err(), Some(Trouble::Spent(Spent::Interrupted)));
}
