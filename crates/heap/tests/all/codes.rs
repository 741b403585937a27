//! Codes: what they mean, their canonical text, and what is wrong with them.

use heap::{Amounts, Code, Family, Misprint, Parts, Rules, Shape, Wrong, naive};
use proptest::prelude::*;

fn code(text: &str) -> Code {
    text.parse().unwrap_or_else(|misprint| panic!("{text}: {misprint:?}"))
}

#[test]
fn the_canonical_text_reads_back() {
    for (text, canonical) in [
        ("0.77", "0.77"),
        (".77", "0.77"),
        ("4.70", "4.7"),
        ("04.30", "4.3"),
        ("04.00[00]", "4.0"),
        ("00.00[00]", "0.0"),
        ("0.f", "0.F"),
        ("0.15,7,", "0.F7"),
        ("0.[3]", "0.[3]"),
        ("0.(3)", "0.[3]"),
        ("0.33[3]", "0.[3]"),
        ("0.3…", "0.[3]"),
        ("0.33...", "0.[3]"),
        ("0.[3737]", "0.[37]"),
        ("4.00[30]", "4.0[03]"),
        ("0.{1,2!}", "0.6!"),
        ("0.{0!,2!,3!}", "0.D!"),
        ("0.{0!,2!,3}", "0.{0,2!,3}"),
        ("0.{0!,2!,3!+}", "0.{0,2+}!"),
        ("0.{0!,2,3!+}", "0.{0,2,3!+}"),
        ("0.{0!,3+}", "0.{0,3+}"),
        ("0.{0!,2!,4+}", "0.{0,2!,4+}"),
        ("0.{0!,2?,4?+}", "0.{0,2,4+}?"),
        ("0.{0!,2=,3?,4?+}", "0.{0,2=,3?+}"),
        ("0.{0,2?,3?,4?+}", "0.{0,2+}?"),
        ("0.{0,1!,2,3,4+}", "0.*"),
        ("0.{0,1,2!,3!,4!+}", "0.*!"),
        ("{2+}.0", "{2+}.0"),
        ("{2+}!.0", "{2+}!.0"),
        ("0.[{0+}=]", "0.[*=]"),
        ("0.&96;", "0.&96;"),
        ("0.V", "0.V"),
        ("80.0", "80.0"),
        ("{1,3,4}", "{1,3,4}"),
        ("{ 4, 3,1,3 }", "{1,3,4}"),
        ("subtraction {1..3, 9}", "{1..3,9}"),
        ("all but {2,5}", "all but {2,5}"),
        ("All-But{5,2}", "all but {2,5}"),
        ("allbut {}", "all but {}"),
        ("splittles {1,2}", "splittles {1,2}"),
        ("splittles all but {2}", "splittles all but {2}"),
        ("０．７７", "0.77"),
        ("｛1，3｝", "{1,3}"),
        ("  0.07 ", "0.07"),
    ] {
        let read = code(text);
        assert_eq!(read.to_string(), canonical, "{text}");
        assert_eq!(code(canonical), read, "{text}");
        // The rules say the same in one way.
        let again = Code::of(&read.rules()).unwrap_or_else(|| panic!("{text} has a code"));
        assert_eq!(again.rules(), read.rules(), "{text}");
    }
}

#[test]
fn codes_mean_what_they_say() {
    let free = |parts, amounts| Rules::none().with(Parts::exactly(parts), Shape::Free, amounts);
    assert_eq!(code("4!.0").rules(), Rules::grundy());
    assert_eq!(code("0.[3]").rules(), Rules::taking(Amounts::from(1)));
    assert_eq!(code("{1,3}").rules(), code("0.303").rules());
    assert_eq!(code("all but {2,3,7}").rules(), code("0.3003330[3]").rules());
    assert_eq!(code("splittles {1,2}").rules(), code("0.77").rules());
    assert_eq!(code("0.[37]").rules().amounts(2), Amounts::every(2, 2));
    assert_eq!(code("0.{2,3}").rules(), code("0.C").rules());
    assert_eq!(
        code("8?.0").rules(),
        Rules::none().with(Parts::exactly(3), Shape::NotAllEqual, Amounts::list([0]))
    );
    assert_eq!(code("{2+}.0").rules(), Rules::none().with(Parts::from(2), Shape::Free, Amounts::list([0])));
    assert_eq!(code("0.4").rules(), free(2, Amounts::list([1])));
    assert_eq!(Code::of(&code("0.3003330[3]").rules()), Some(code("all but {2,3,7}")));
    for (text, family) in [
        ("0.77", Family::Octal),
        ("0.F", Family::Hexadecimal),
        ("4!.0", Family::TakeAndBreak),
        ("{1}", Family::Subtraction),
        ("all but {1}", Family::AllBut),
        ("splittles {1}", Family::Splittles),
    ] {
        assert_eq!(code(text).family(), family, "{text}");
    }
}

/// Sequences that CGSuite's tests have for heaps of 1 to 20; of no stone the value is 0.
#[test]
fn values_are_those_of_another_program() {
    for (text, values) in [
        ("0.[3]", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]),
        ("4!.0", [0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3, 0]),
        ("0.77", [1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1]),
        ("0.07", [0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3, 3]),
        ("{2,3,7}", [0, 1, 1, 2, 0, 0, 1, 1, 2, 0, 0, 1, 1, 2, 0, 0, 1, 1, 2, 0]),
        ("all but {2,3,7}", [1, 0, 1, 2, 3, 2, 3, 4, 5, 4, 5, 6, 7, 6, 7, 8, 9, 8, 9, 10]),
        ("0.3F", [1, 2, 0, 1, 2, 3, 4, 5, 3, 4, 5, 6, 7, 8, 6, 7, 8, 9, 10, 11]),
    ] {
        assert_eq!(naive::values(&code(text).rules(), 21)[1..], values, "{text}");
    }
}

#[test]
fn what_is_wrong_is_found_where_it_is() {
    for (text, wrong, at) in [
        ("77", Wrong::NoPoint, 2),
        ("", Wrong::NoPoint, 0),
        ("0.7x", Wrong::Digit('x'), 3),
        ("0.7 7", Wrong::After('7'), 4),
        ("0.7.7", Wrong::Digit('.'), 3),
        ("3.7", Wrong::First, 0),
        ("1.0", Wrong::First, 0),
        ("*.0", Wrong::First, 0),
        ("20.017", Wrong::Endless, 0),
        ("40.0", Wrong::Endless, 0),
        ("0.[3", Wrong::Open(']'), 4),
        ("0.3]", Wrong::Repeat, 3),
        ("0.[]", Wrong::Repeat, 3),
        ("0.[3)", Wrong::Repeat, 4),
        ("[3].0", Wrong::Repeat, 0),
        ("0.[3]3", Wrong::After('3'), 5),
        ("0.{2", Wrong::Open('}'), 4),
        ("0.{2,x}", Wrong::Number, 5),
        ("0.{64}", Wrong::Large(63), 3),
        ("0.{2!,3}!", Wrong::Twice, 8),
        ("0.{2,2!}", Wrong::Double(2), 5),
        ("0.&12", Wrong::Open(';'), 5),
        ("0.&9999999999999999999;", Wrong::Large(i64::MAX as usize), 3),
        ("{1,3", Wrong::Open('}'), 4),
        ("{1;3}", Wrong::Open('}'), 2),
        ("{5..2}", Wrong::Range, 4),
        ("{1..4000000000}", Wrong::TooLong, 14),
        ("{9999999999}", Wrong::Large(4_000_000_000), 1),
        ("all but {1000001}", Wrong::Large(1_000_000), 9),
        ("all {2}", Wrong::Open('{'), 4),
        ("kayles", Wrong::Digit('k'), 0),
        ("０.{2+，3}", Wrong::Open('}'), 5),
    ] {
        assert_eq!(text.parse::<Code>(), Err(Misprint { wrong, at }), "{text}");
    }
    assert_eq!(
        format!("0.{}", "7".repeat(5000)).parse::<Code>().map_err(|found| found.wrong),
        Err(Wrong::TooLong)
    );
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused(text in r"[0-9A-Wa-z.,;&*!?=+{}\[\]() …]{0,24}") {
        if let Ok(read) = text.parse::<Code>() {
            let canonical = read.to_string();
            prop_assert_eq!(canonical.parse::<Code>(), Ok(read));
        }
    }
}

/// Of all octal games of two digits, and with a split without taking.
#[test]
fn cousins_have_the_same_values_by_one_stone() {
    let mut cousins = 0;
    for first in [0u8, 4] {
        for number in 0..64u8 {
            let code = Code::new(vec![first, number >> 3, number & 7]).expect("a code");
            let values = naive::values(&code.rules(), 90);
            if let Some(cousin) = code.cousin() {
                cousins += 1;
                assert_eq!(naive::values(&cousin.rules(), 89), values[1..], "{code} and {cousin}");
            }
            let (form, steps) = code.standard_form();
            assert_eq!(naive::values(&form.rules(), 90 - steps), values[steps..], "{code} and {form}");
        }
    }
    assert_eq!(cousins, 64);
    assert_eq!(code("0.4").standard_form(), (code("0.137"), 2));
    assert_eq!(code("0.007").standard_form().0, code("0.04").standard_form().0);
}

/// Number of values compared; fewer where the definition takes long.
fn count(rules: &Rules) -> usize {
    match rules.parts() {
        Some(0..=2) => 120,
        Some(3) => 50,
        Some(4..=6) => 28,
        _ => 20,
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    /// Digits of all kinds, with and without a tail.
    #[test]
    fn values_of_random_codes_are_those_of_the_definition(
        first in r"(0|4|C|4!|8\?|\{2\+\}|\{2\+\}[!?=]|10|80|[48]=)",
        digits in r"([0-9A-V]|[4-7][!=?]|\*|\{[0-3]\+\}|\{1,3\}[!?]){1,4}",
        tail in r"(|\[[0-7]{1,3}\]|…)",
    ) {
        let text = format!("{first}.{digits}{tail}");
        let Ok(code) = text.parse::<Code>() else { return Ok(()) };
        let rules = code.rules();
        let count = count(&rules);
        let wanted = naive::values(&rules, count);
        let mut sequence = heap::Sequence::new(rules);
        sequence.extend(count);
        prop_assert_eq!(sequence.values().collect::<Vec<_>>(), wanted, "{}", text);
    }
}
