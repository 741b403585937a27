//! Numbers beyond the bounds of the problems.

use super::printed;

#[test]
fn numbers_of_any_length_are_answered() {
    let one = format!("1{}", "0".repeat(1000));
    let two = format!("2{}", "0".repeat(1000));
    assert_eq!(printed("poj2975", &format!("2 {one} {one} 3 {one} {two} 5 0")), "0\n1\n");
    assert_eq!(printed("hdu2176", &format!("2 {one} 5 0")), format!("Yes\n{one} 5\n"));
    assert_eq!(printed("hdu1907", &format!("2 2 {one} {one} 2 {one} 1")), "Brother\nJohn\n");
    assert_eq!(printed("luogu-p2197", &format!("1 2 {one} {one}")), "No\n");
    // 10^1000 = 4 by 6, = 0 by 4.
    assert_eq!(printed("luogu-p4018", &format!("1 {one}")), "October wins!\n");
    assert_eq!(printed("luogu-p4860", &format!("1 {one}")), "Roy wins!\n");
    assert_eq!(printed("hdu1846", &format!("2 {one} 9 {one} {two}")), "second\nfirst\n");
    assert_eq!(printed("luogu-p1290", &format!("2 {one} {one} {one} {two}")), "Stan wins\nStan wins\n");
    assert_eq!(printed("poj1067", &format!("{one} {two}")), "1\n");
    assert_eq!(printed("hdu5754", &format!("2 1 {one}1 {two}1 2 {one} {two}")), "G\nB\n");
    assert_eq!(printed("hdu3032", &format!("1 2 {one} {one}")), "Bob\n");
    assert_eq!(printed("poj1704", &format!("1 2 {two} {one}")), "Georgia will win\n");
    assert_eq!(printed("poj1740", &format!("2 {one} {two} 2 {two} {two} 0")), "1\n0\n");
    assert_eq!(printed("hnoi2007-split", &format!("1 3 0 {one} 7")), "-1 -1 -1\n0\n");
}

/// The pairs of Wythoff number 102334155 and later, where floating point goes wrong, and the pair beside each.
#[test]
fn wythoff_s_pairs_are_exact_beyond_floating_point() {
    // By the recurrence of Fibonacci numbers: (F(2k), F(2k+1)) is a pair.
    let (mut a, mut b) = (1u128, 2u128);
    let (mut input, mut expected) = (String::new(), String::new());
    while b < 1 << 120 {
        input += &format!("{a} {b}\n{b} {a}\n{} {b}\n", a - 1);
        expected += "0\n0\n1\n";
        (a, b) = (a + b, a + 2 * b);
    }
    assert_eq!(printed("poj1067", &input), expected);
}

/// In Fibonacci Nim the Fibonacci numbers are lost, and their neighbours are won.
#[test]
fn fibonacci_numbers_of_many_digits_are_lost() {
    let (mut a, mut b) = (5u128, 8u128);
    let (mut input, mut expected) = (String::new(), String::new());
    while b < 1 << 120 {
        input += &format!("{b} {} ", b + 1);
        expected += "Second win\nFirst win\n";
        (a, b) = (b, a + b);
    }
    assert_eq!(printed("hdu2516", &(input + "0")), expected);
}

/// If 1 and 2 may be taken, the nim-value of a heap is its remainder by 3.
#[test]
fn s_nim_goes_on_beyond_any_table() {
    let large = format!("3{}", "0".repeat(100));
    assert_eq!(printed("hdu1536", &format!("2 2 1 3 1 {large} 2 {large} 1 1 4000001 0")), "LWW\n");
}

/// A table that has to grow says the same as one that was large enough at once.
#[test]
fn tables_grow_with_the_questions() {
    let sizes: Vec<String> = (0..3000).map(|size| format!("{size} 0 0 ")).collect();
    let rising = printed("hdu1848", &(sizes[1..].concat() + "0 0 0"));
    let falling: String = sizes[1..].iter().rev().map(String::as_str).collect();
    let falling = printed("hdu1848", &(falling + "0 0 0"));
    assert!(rising.lines().eq(falling.lines().rev()));
    let sheets: Vec<String> = (2..70).flat_map(|w| (w..70).map(move |h| format!("{h} {w} "))).collect();
    let rising = printed("poj2311", &sheets.concat());
    let falling: String = sheets.iter().rev().map(String::as_str).collect();
    assert!(rising.lines().eq(printed("poj2311", &falling).lines().rev()));
}
