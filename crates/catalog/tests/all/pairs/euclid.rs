use crate::exhaustive::{Exhausted, Words, big, option, rows, theory};
use dashu_int::UBig;
use rules::{Convention, Outcome};

/// Subtract a positive multiple of one number from the other, which is not smaller.
fn options(at: &[u64]) -> Vec<Words> {
    let (a, b) = (at[0], at[1]);
    let mut all = Vec::new();
    if a > 0 && b > 0 {
        all.extend((1..=a / b).map(|k| vec![a - k * b, b]));
        all.extend((1..=b / a).map(|k| vec![a, b - k * a]));
    }
    all
}

#[test]
fn play_is_as_the_rules_say() {
    let mut rules = Exhausted::new(options, |_: &[u64]| Outcome::P);
    rules.judged_rightly_by(&*theory("euclid", &[], Convention::Normal), rows(2, 120));
}

/// The recursion of the theorem, by division: another way than the theory's comparison of squares.
fn is_won(mut larger: UBig, mut smaller: UBig) -> bool {
    let mut won = true;
    loop {
        let (quotient, rest) = (&larger / &smaller, &larger % &smaller);
        if rest.is_zero() || quotient > UBig::ONE {
            return won;
        }
        (larger, smaller, won) = (smaller, rest, !won);
    }
}

#[test]
fn numbers_of_a_thousand_digits_follow_the_recursion() {
    let theory = theory("euclid", &[], Convention::Normal);
    let (mut low, mut high) = (UBig::from(3u8), UBig::from(5u8));
    while high.to_string().len() < 1001 {
        (low, high) = (high.clone(), low + high);
    }
    let ten = UBig::from(10u8);
    let mut outcomes = [0, 0];
    for offset in 0u32..40 {
        for smaller in
            [low.clone() + UBig::from(offset), ten.pow(1000 - offset as usize), &low * &ten + UBig::ONE]
        {
            let (larger, smaller) = if high > smaller { (&high, &smaller) } else { (&smaller, &high) };
            let judged = theory.judge(&[&[smaller.clone(), larger.clone()]], 9).expect("judged");
            let won = is_won(larger.clone(), smaller.clone());
            outcomes[usize::from(won)] += 1;
            assert_eq!(judged.outcome == Outcome::N, won);
            for changes in &judged.moves.first {
                let [stays, left] = changes[0].parts[0].as_slice() else { panic!("a pair") };
                assert_eq!(stays, smaller);
                assert!(left < larger && ((larger - left) % smaller).is_zero());
                let (more, less) = if left > stays { (left, stays) } else { (stays, left) };
                assert!(left.is_zero() || !is_won(more.clone(), less.clone()));
            }
        }
    }
    assert!(outcomes.iter().all(|&count| count > 10), "{outcomes:?}");
}

/// Beyond the length to which the chain is followed, neighbours in the Fibonacci sequence still have a ratio.
#[test]
fn numbers_of_a_hundred_thousand_bits_are_decided_by_the_golden_ratio() {
    let theory = theory("euclid", &[], Convention::Normal);
    // By doubling: F(2k) = F(k)(2F(k+1) − F(k)), F(2k+1) = F(k)² + F(k+1)².
    let (mut low, mut high) = (UBig::ONE, UBig::ONE);
    for _ in 0..18 {
        (low, high) = (&low * ((&high << 1) - &low), &low * &low + &high * &high);
    }
    // F(2k+1)/F(2k) is above φ and F(2k+2)/F(2k+1) below.
    let next = &low + &high;
    assert_eq!(theory.judge(&[&[low, high.clone()]], 9).expect("judged").outcome, Outcome::N);
    assert_eq!(theory.judge(&[&[next.clone(), high]], 9).expect("judged").outcome, Outcome::P);
    let judged = theory.judge(&[&[next.clone(), next]], 9).expect("judged");
    assert_eq!((judged.outcome, judged.moves.count), (Outcome::N, Some(UBig::from(2u8))));
}

#[test]
fn other_components_must_have_a_zero() {
    let theory = theory("euclid", &[], Convention::Normal);
    let (ended, pair) = (big(&[0, 7]), big(&[25, 7]));
    let judged = theory.judge(&[&pair, &ended], 9).expect("judged");
    assert_eq!(option(&judged.moves.first[0], 0), [11, 7]);
    assert_eq!(theory.judge(&[&pair, &pair], 9), None);
    assert_eq!(theory.judge(&[&ended, &ended], 9).expect("judged").outcome, Outcome::P);
}
