//! Reasons for rejecting certificates.

use certificate::{
    Flaw, FlawKind, Limits, Numeration, NumerationFlaw, ProofFlaw, Rejection, StopReason, TableFlaw,
    Unsupported, verify,
};
use dashu_int::UBig;
use rules::speech::both;
use rules::{Lang, NoLibrary, Text};
use std::collections::BTreeSet;
use words::Say;

/// One rejection of each kind, with all flaws.
fn all() -> Vec<Rejection> {
    let key = || "less u1".to_owned();
    let sentence = || "lost 1".to_owned();
    let wrong = |kind| Rejection::Flaw(Flaw { line: 7, kind });
    let numeration = |flaw| Rejection::Numeration { numeration: Numeration::Base(2), flaw };
    let table = |flaw| Rejection::Table { key: key(), flaw };
    let proof = |flaw| Rejection::Proof { sentence: sentence(), flaw };
    let mut all = vec![
        wrong(FlawKind::Header),
        wrong(FlawKind::Expected { wanted: "end", found: Some("END".into()) }),
        wrong(FlawKind::Expected { wanted: "end", found: None }),
        wrong(FlawKind::AfterEnd),
        wrong(FlawKind::Repeated { first: 2 }),
        Rejection::Game(vec![]),
        Rejection::Misfits(vec![]),
        Rejection::NeedlessParameter("most".into()),
        Rejection::Base,
        Rejection::NoClaim(3),
        Rejection::NoAssumption(3),
        Rejection::NeedlessAssumption(3),
        Rejection::Rank(3),
        Rejection::MissingRelation(key()),
        Rejection::NeedlessRelation(key()),
        Rejection::Order { key: key(), before: "equal u1".into() },
        Rejection::MissingProof(sentence()),
        Rejection::NeedlessProof(sentence()),
        Rejection::BuiltIn { key: key(), numbers: vec![UBig::from(4u8)] },
        Rejection::Fails { sentence: sentence(), numbers: vec![UBig::from(4u8), UBig::from(9u8)] },
        Rejection::Undecided(StopReason::Steps),
        Rejection::Undecided(StopReason::Memory),
        Rejection::Undecided(StopReason::Interrupted),
    ];
    use NumerationFlaw::{Less, Order, Places, Predecessor, Successor, Worth, Zeros};
    all.extend([Zeros, Order, Successor, Predecessor, Less, Worth, Places].map(numeration));
    let tables = [
        TableFlaw::Tracks { expected: 2, given: 3 },
        TableFlaw::NoRow,
        TableFlaw::TooLarge,
        TableFlaw::Node(5),
        TableFlaw::Child(5),
        TableFlaw::Row(5),
        TableFlaw::Accepting(5),
        TableFlaw::Zeros,
    ];
    all.extend(tables.map(table));
    let proofs = [
        ProofFlaw::State(5),
        ProofFlaw::Element(5),
        ProofFlaw::Start,
        ProofFlaw::Step { pair: 5, column: vec![0, 1] },
        ProofFlaw::End(5),
    ];
    all.extend(proofs.map(proof));
    let outside = [
        Unsupported::Number,
        Unsupported::Product,
        Unsupported::Divisor,
        Unsupported::Function("prime"),
        Unsupported::Numeration("xor".into()),
        Unsupported::Negative,
        Unsupported::Minimum,
        Unsupported::Columns,
        Unsupported::Parameter,
        Unsupported::Automata("odd".into()),
        Unsupported::Native,
        Unsupported::SizeMissing,
        Unsupported::SizeUnwanted,
        Unsupported::Places,
        Unsupported::Parts,
        Unsupported::NoPosition,
        Unsupported::EndsInSums,
        Unsupported::Values,
        Unsupported::Reach,
        Unsupported::Every,
        Unsupported::ChoicesBeforeEnds,
        Unsupported::NoDraws,
        Unsupported::ClaimsForDraws,
    ];
    all.extend(outside.map(Rejection::Unsupported));
    all
}

#[test]
fn every_rejection_has_a_sentence_in_each_language_and_a_code_of_its_own() {
    let all = all();
    for rejection in &all {
        let Text { en, zh } = rejection.text();
        assert!(en.is_ascii() || en.contains('…'), "{en}");
        assert!(zh.chars().any(|sign| ('\u{4e00}'..='\u{9fff}').contains(&sign)), "{zh}");
        assert!(rejection.to_string().is_ascii(), "{rejection}");
    }
    let texts: BTreeSet<_> = all.iter().map(|one| (one.text().en, one.text().zh)).collect();
    let codes: BTreeSet<_> = all.iter().map(ToString::to_string).collect();
    assert_eq!((texts.len(), codes.len()), (all.len(), all.len()));
}

#[test]
fn rejections_name_their_subjects() {
    let fails = Rejection::Fails { sentence: "lost 1".into(), numbers: vec![UBig::from(4u8)] };
    assert_eq!(fails.text(), both("`lost 1` fails for x0 = 4", "`lost 1` 对 x0 = 4 不成立"));
    assert_eq!(fails.to_string(), "fails lost 1: 4");
    let flaw = TableFlaw::Zeros;
    let table = Rejection::Table { key: "u1".into(), flaw };
    assert_eq!(
        table.text(),
        both("the table of `u1`: zeros in front lead away from state 0", "`u1` 的表：前导零会离开状态 0")
    );
    assert_eq!(table.to_string(), "table u1: zeros");
    let missing = Rejection::MissingRelation("u1".into()).text();
    assert_eq!(missing, both("relation `u1` is missing", "缺少关系 `u1`"));
}

#[test]
fn a_text_that_cannot_be_read_is_rejected_with_the_sentence_of_the_reader() {
    let game = "game bash\n(n) -> (n - k) where 1 <= k <= 3\nP(n) iff n mod 4 =\n";
    let lines: String = game.lines().map(|line| format!("| {line}\n")).collect();
    let text = format!("bouton certificate 1\n{lines}claim 1 normal\nnumeration base 2\nrank x0\nend\n");
    let rejection = verify(&text, &Limits::none()).expect_err("its claim has no end");
    let Rejection::Game(errors) = &rejection else { panic!("{rejection}") };
    let first = &rules::parse(game, &NoLibrary).diagnostics[0];
    assert_eq!(errors.first(), Some(first));
    let expected = both(
        format!("the text of the game cannot be read: {}", first.message(Lang::En)),
        format!("游戏文本无法读取：{}", first.message(Lang::Zh)),
    );
    assert_eq!(rejection.text(), expected);
    assert_eq!(rejection.to_string(), format!("game: {}", first.code()));
}
