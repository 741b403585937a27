//! The list of problems.

use bouton::judge::{Played, problem, problems};
use bouton::words;
use std::collections::HashSet;

/// All problems of the source documents, and those whose format differs from their siblings'.
const IDS: &[&str] = &[
    "poj1740",
    "spoj2021",
    "poj1704",
    "poj1067",
    "hdu5754",
    "luogu-p4018",
    "luogu-p4860",
    "luogu-p1290",
    "poj2348",
    "poi-gra",
    "ipsc2003-g",
    "luogu-p2197",
    "hnoi2007-split",
    "hdu1846",
    "hdu2516",
    "hdu1850",
    "poj2975",
    "hdu1907",
    "hdu2176",
    "hdu2177",
    "hdu1848",
    "hdu1536",
    "hdu3032",
    "poj2311",
    "poj2425",
    "poj3710",
];

/// Other names of the same formats.
const ALIASES: &[(&str, &str)] = &[
    ("hdu1527", "poj1067"),
    ("luogu-p2252", "poj1067"),
    ("hdu1525", "poj2348"),
    ("bzoj2066", "poi-gra"),
    ("bzoj1463", "ipsc2003-g"),
    ("bzoj1188", "hnoi2007-split"),
    ("luogu-p3185", "hnoi2007-split"),
    ("bzoj1022", "hdu1907"),
    ("poj2960", "hdu1536"),
    ("hdu1524", "poj2425"),
    ("bzoj1982", "spoj2021"),
];

#[test]
fn every_problem_of_the_documents_is_there_under_its_id() {
    let ids: HashSet<&str> = problems().iter().map(|problem| problem.id).collect();
    assert!(IDS.iter().all(|id| ids.contains(id)), "{ids:?}");
    for (alias, id) in ALIASES {
        assert_eq!(problem(alias).expect("an alias").id, *id);
    }
}

#[test]
fn no_name_is_given_twice() {
    let mut names = HashSet::new();
    for problem in problems() {
        assert!(names.insert(problem.id), "{}", problem.id);
        assert!(problem.aliases.iter().all(|alias| names.insert(alias)), "{}", problem.id);
    }
}

#[test]
fn every_problem_has_both_titles_and_a_game() {
    for problem in problems() {
        assert!(!problem.title.en.is_empty() && !problem.title.zh.is_empty(), "{}", problem.id);
        match problem.game {
            Played::Catalogue(name) => assert!(catalog::names().contains(&name), "{}", problem.id),
            Played::Text(text) => {
                assert_eq!(rules::format(text).as_deref(), Ok(text), "{}: run `bouton fmt`", problem.id);
            }
        }
    }
}

#[test]
fn the_games_that_stand_with_the_problems_keep_their_word() {
    let texts = problems().iter().filter_map(|problem| match problem.game {
        Played::Text(text) => Some((problem.id, text)),
        Played::Catalogue(_) => None,
    });
    for (id, text) in texts {
        let workbench = bouton::Workbench::new();
        let name = format!("{id}.game");
        assert!(workbench.add(&name, text).expect("it is read").warnings.is_empty());
        let query = bouton::Query::of_words(&[&name]).expect("a name");
        let variant = workbench.variant(&query, None).expect("it has no parameters");
        let report = bouton::check(&variant, &[], 12, &solve::Limits::none()).expect("it is checked");
        assert!(report.findings.len() >= 2 && !report.is_refuted(), "{id}");
    }
}

#[test]
fn an_unknown_problem_is_named_with_the_nearest() {
    let complaint = problem("poj1076").expect_err("no such problem");
    assert_eq!(complaint.code(), "unknown-problem");
    assert!(words::judge::help(&complaint).expect("help").get(rules::Lang::En).contains("`poj1067`"));
    assert!(complaint.spot().is_none());
    let complaint = problem("").expect_err("no such problem");
    assert!(words::judge::help(&complaint).expect("help").get(rules::Lang::Zh).contains("--list"));
}

#[test]
fn the_book_names_those_problems_in_both_languages() {
    for lang in ["en", "zh"] {
        let page = format!("{}/../../book/{lang}/judge.md", env!("CARGO_MANIFEST_DIR"));
        let page = std::fs::read_to_string(page).expect("it stands in the repository");
        for name in IDS.iter().chain(ALIASES.iter().map(|(alias, _)| alias)) {
            assert!(page.contains(&format!("`{name}`")), "{lang}: {name}");
        }
    }
}
