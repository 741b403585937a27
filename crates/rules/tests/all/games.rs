//! Whole files in the language parse without a complaint and say what they are meant to say.

use rules::{
    Argument, Assumed, Body, Content, Convention, Diagnostic, Form, Formula, Function, Lang, Library,
    NoLibrary, Numeration, Options, Outcome, Part, Pattern, Predicate, Relation, RowItem, RowPart, Ruleset,
    Set, Slot, Subject, Term, Verdict, parse,
};
use std::sync::Arc;

fn complaints(diagnostics: &[Diagnostic]) -> Vec<String> {
    diagnostics
        .iter()
        .map(|one| format!("{}: {} {:?}", one.code(), one.message(Lang::En), one.labels()))
        .collect()
}

fn ruleset(text: &str) -> Arc<Ruleset> {
    let parsed = parse(text, &NoLibrary);
    assert_eq!(complaints(&parsed.diagnostics), Vec::<String>::new(), "in {text}");
    parsed.ruleset.expect("no errors, so a rule set")
}

fn rules_of(ruleset: &Ruleset) -> &[rules::Rule] {
    match &ruleset.body {
        Body::Rules(rules) => rules,
        _ => panic!("rules expected"),
    }
}

fn number(value: u32) -> Term {
    Term::Number(value.into())
}

const WYTHOFF: &str = "
# Wythoff's game
game wythoff
title en \"Wythoff's game\"
title zh \"威佐夫博弈\"
about en \"Two heaps. Take any number from one, or the same number from both.\"
about zh \"两堆石子，从一堆取任意个，或从两堆取同样多个。\"

(a, b) -> (a - k, b)       where k >= 1
(a, b) -> (a, b - k)       where k >= 1
(a, b) -> (a - k, b - k)   where k >= 1

P(a, b) iff exists j: a = floor(phi*j) and b = a + j  or  b = floor(phi*j) and a = b + j
example (1, 2) is P
";

#[test]
fn wythoff_has_three_rules_on_pairs() {
    let game = ruleset(WYTHOFF);
    assert_eq!((&*game.name, game.form), ("wythoff", Form::Tuple(2)));
    assert_eq!(game.title(Lang::Zh), "威佐夫博弈");
    let rules = rules_of(&game);
    assert_eq!(rules.len(), 3);
    assert_eq!(rules[0].scope.names, ["a", "b", "k"]);
    assert_eq!(rules[0].before, Pattern::Tuple(2));
    let difference = Term::Subtract(Box::new(Term::Variable(Slot(0))), Box::new(Term::Variable(Slot(2))));
    assert_eq!(rules[0].after, [Part::Tuple(vec![difference, Term::Variable(Slot(1))])]);
}

#[test]
fn the_scope_of_exists_extends_as_far_right_as_possible() {
    let game = ruleset(WYTHOFF);
    let Content::Outcome(Outcome::P, Formula::Exists(slots, body)) = &game.claims[0].content else {
        panic!("{:?}", game.claims[0].content)
    };
    assert_eq!(slots, &[Slot(2)]);
    assert!(matches!(&**body, Formula::Or(sides) if sides.len() == 2));
}

#[test]
fn lasker_splits_a_heap_into_a_sum() {
    let game = ruleset(
        "game lasker                                  # take any number from a heap, or split it in two
(n) -> (m)                     where m < n
(n) -> (i) + (j)               where i + j = n and i >= 1 and j >= 1
value(n) = n - 1 if n mod 4 = 0 and n > 0
         | n + 1 if n mod 4 = 3
         | n     otherwise
",
    );
    assert_eq!(rules_of(&game)[1].after.len(), 2);
    let Content::Value(pieces) = &game.claims[0].content else { panic!() };
    assert_eq!(pieces.len(), 3);
    assert_eq!(pieces[2], (Term::Variable(Slot(0)), Formula::True));
}

#[test]
fn fibonacci_nim_has_a_start_and_a_hyphen_in_its_name() {
    let game = ruleset(
        "game fibonacci-nim                           # n stones, at most cap may be taken now
(n, cap) -> (n - k, 2*k)       where 1 <= k and k <= cap
start (n) = (n, n - 1)
P(n, cap) iff n = 0 or cap < lowest_zeckendorf(n)
example (13) is P
example (13, 5) is P
",
    );
    assert_eq!(game.name, "fibonacci-nim");
    assert_eq!(game.starts[0].arity, 1);
    assert_eq!(game.starts[0].position.len(), 2);
    assert_eq!(game.examples[0].position(), [vec![13u32.into()]]);
}

#[test]
fn rows_keep_their_gaps() {
    let game = ruleset(
        "game georgia-bob                             # pieces on a strip, moved left, never past another
[x, ..]        -> [y, ..]          where 1 <= y and y < x
[.., a, x, ..] -> [.., a, y, ..]   where a < y and y < x
P[x at i, ..] iff xor(x where i mod 2 = 1) = 0
example [1, 5, 7] is N
",
    );
    assert_eq!(game.form, Form::Row);
    let rule = &rules_of(&game)[1];
    let places = [RowItem::Gap, RowItem::Place(Slot(0)), RowItem::Place(Slot(1)), RowItem::Gap];
    assert_eq!(rule.before, Pattern::Row(places.to_vec()));
    assert_eq!(
        rule.after,
        [Part::Row(vec![
            RowPart::Gap(0),
            RowPart::Place(Term::Variable(Slot(0))),
            RowPart::Place(Term::Variable(Slot(2))),
            RowPart::Gap(1),
        ])]
    );
    assert_eq!(game.claims[0].subject, Subject::Row);
}

#[test]
fn ends_and_draws_are_declared() {
    let game = ruleset(
        "game knight-race                             # columns and rows still to go; stuck elsewhere is a draw
(x, y) -> (x - 1, y - 2)
(x, y) -> (x - 2, y - 1)
end (0, 0) lost
otherwise draw
",
    );
    assert_eq!(game.otherwise, Some(Verdict::Draw));
    assert_eq!(game.ends[0].verdict, Verdict::Lost);
    assert_eq!(
        game.ends[0].condition,
        Formula::And(vec![
            Formula::Compare(rules::Relation::Equal, Term::Variable(Slot(0)), number(0)),
            Formula::Compare(rules::Relation::Equal, Term::Variable(Slot(1)), number(0)),
        ])
    );
}

fn variable(slot: u32) -> Term {
    Term::Variable(Slot(slot))
}

fn compare(relation: Relation, left: Term, right: Term) -> Formula {
    Formula::Compare(relation, left, right)
}

fn sum(left: Term, right: Term) -> Term {
    Term::Add(Box::new(left), Box::new(right))
}

#[test]
fn sets_may_be_assumed_to_lie_within_each_other() {
    let game = ruleset(
        "game prime-power(kmax default any, S: set default {1})
(n) -> (n - q)                 where prime_power(q) and q <= kmax
assume {1..5} <= prime_power <= {q: q mod 6 != 0}
assume {1..3} <= {q: prime_power(q) and exponent(q) <= 1} <= {p: p mod 4 != 0} when kmax = 1
assume S <= prime
assume prime <= odd_or_two

automaton odd_or_two(n) base 2
  state a: 0 -> a, 1 -> one
  state one: 0 -> zero, 1 -> odd
  state zero: 0 -> even, 1 -> odd
  state even: 0 -> even, 1 -> odd
  state odd: 0 -> even, 1 -> odd
  accept zero, odd, one
",
    );
    let [first, second, third, fourth] = &game.assumptions[..] else { panic!("{:?}", game.assumptions) };
    let member = || variable(0);
    let within = |from, to| Formula::In(member(), Set::Ranges(vec![(number(from), number(to))]));
    let modulo = |by| Term::Modulo(Box::new(member()), Box::new(number(by)));
    let prime_power = || Formula::Is(Predicate::PrimePower, member());
    let above = compare(Relation::NotEqual, modulo(6), number(0));
    assert_eq!(first.assumed, Assumed::Sets(vec![within(1, 5), prime_power(), above]));
    assert_eq!((&first.when, first.scope.names.len()), (&Formula::True, 1));
    let exponent = Term::Call(Function::Exponent, vec![member()]);
    let middle = Formula::And(vec![prime_power(), compare(Relation::LessEqual, exponent, number(1))]);
    let above = compare(Relation::NotEqual, modulo(4), number(0));
    assert_eq!(second.assumed, Assumed::Sets(vec![within(1, 3), middle, above]));
    assert_eq!(second.when, compare(Relation::Equal, Term::Parameter(0), number(1)));
    let prime = || Formula::Is(Predicate::Prime, member());
    assert_eq!(third.assumed, Assumed::Sets(vec![Formula::In(member(), Set::Parameter(1)), prime()]));
    assert_eq!(fourth.assumed, Assumed::Sets(vec![prime(), Formula::Accepts(0, vec![member()])]));
}

const EUCLID: &str = "game euclid
(a, b) -> (a, b - k*a) where k >= 1 and a >= 1
";

#[test]
fn moves_may_be_assumed_to_be_no_others() {
    let game = ruleset(&format!(
        "{EUCLID}assume (a, b) -> (a, c) only where c + a = b or c + 2*a <= b\nassume (a, 3) -> (_, a + d) only where d <= a\n"
    ));
    let assumption = &game.assumptions[0];
    assert_eq!(assumption.scope.names, ["a", "b", "c"]);
    let left = || sum(variable(2), variable(0));
    let twice = Term::Multiply(Box::new(number(2)), Box::new(variable(0)));
    let expected = Assumed::Only {
        before: Pattern::Tuple(2),
        matched: Formula::True,
        after: vec![Part::Tuple(vec![variable(0), variable(2)])],
        condition: Formula::Or(vec![
            compare(Relation::Equal, left(), variable(1)),
            compare(Relation::LessEqual, sum(variable(2), twice), variable(1)),
        ]),
    };
    assert_eq!(assumption.assumed, expected);
    let assumption = &game.assumptions[1];
    assert_eq!(assumption.scope.names, ["a", "#1", "#2", "d"]);
    let expected = Assumed::Only {
        before: Pattern::Tuple(2),
        matched: compare(Relation::Equal, variable(1), number(3)),
        after: vec![Part::Tuple(vec![variable(2), sum(variable(0), variable(3))])],
        condition: compare(Relation::LessEqual, variable(3), variable(0)),
    };
    assert_eq!(assumption.assumed, expected);
}

#[test]
fn moves_may_be_assumed_to_exist_perhaps_for_some_choice() {
    let game = ruleset(&format!(
        "{EUCLID}assume (a, b) -> (a, c) where c + a = b and a >= 1
assume (a, b) -> (a, r) and (a, r + a)
    for some r: r < a
    where 2*a <= b and a >= 1
assume (a, a) -> (a, s) for some r, s
"
    ));
    let [plain, choice, bare] = &game.assumptions[..] else { panic!("{:?}", game.assumptions) };
    let at_least = |slot| compare(Relation::GreaterEqual, variable(slot), number(1));
    let left = |term| vec![Part::Tuple(vec![variable(0), term])];
    let condition = compare(Relation::Equal, sum(variable(2), variable(0)), variable(1));
    let expected = Assumed::Moves {
        before: Pattern::Tuple(2),
        condition: Formula::And(vec![condition, at_least(0)]),
        chosen: vec![],
        choice: Formula::True,
        after: vec![left(variable(2))],
    };
    assert_eq!(plain.assumed, expected);
    let twice = Term::Multiply(Box::new(number(2)), Box::new(variable(0)));
    let condition = compare(Relation::LessEqual, twice, variable(1));
    let expected = Assumed::Moves {
        before: Pattern::Tuple(2),
        condition: Formula::And(vec![condition, at_least(0)]),
        chosen: vec![Slot(2)],
        choice: compare(Relation::Less, variable(2), variable(0)),
        after: vec![left(variable(2)), left(sum(variable(2), variable(0)))],
    };
    assert_eq!(choice.assumed, expected);
    let expected = Assumed::Moves {
        before: Pattern::Tuple(2),
        condition: compare(Relation::Equal, variable(1), variable(0)),
        chosen: vec![Slot(2), Slot(3)],
        choice: Formula::True,
        after: vec![left(variable(3))],
    };
    assert_eq!(bare.assumed, expected);
}

#[test]
fn parameters_have_kinds_bounds_and_defaults() {
    let game = ruleset(
        "game all(m >= 1 default 3, 1 <= b <= 20, c > b, S: set default {4, 1..2}, piece: king | queen default king)
(n) -> (n - s) where s in S and b <= c
(n) -> (n - k) where 1 <= k <= m when piece = king
",
    );
    assert_eq!(game.parameters[0].default, Some(Argument::Natural(3u32.into())));
    let rules::ParameterKind::Natural { least, most } = &game.parameters[1].kind else { panic!() };
    assert_eq!((&least[..], &most[..]), (&[number(1)][..], &[number(20)][..]));
    let rules::ParameterKind::Natural { least, .. } = &game.parameters[2].kind else { panic!() };
    assert_eq!(least, &[Term::Add(Box::new(Term::Parameter(1)), Box::new(number(1)))]);
    let set = [1u32, 2, 4].map(Into::into).to_vec();
    assert_eq!(game.parameters[3].default, Some(Argument::Set(set)));
    assert_eq!(game.parameters[4].default, Some(Argument::Choice("king".into())));
}

#[test]
fn claims_carry_their_convention_condition_and_theorem() {
    let game = ruleset(
        "game claims(piece: king | rook default king)
misere
(x, y) -> (x - 1, y) when piece = king
(x, y) -> (x, y)     where x < y and piece != king
P(x, y) iff x = y   when piece = rook  by \"Bouton 1901\"
normal N(x, y) iff odd(x) by \"nobody\" when piece = king
P((x, _) + ..) iff xor(x) = 0 and count(x > 1) = 0 and max(x where x != 2) < 5
example piece=rook (2, 2) is P
example normal (3, 1) + (1, 1) is N
example (4, 2) moves to (1, 2)
example (4, 2) moves to ()
example (4, 2) has value 7
",
    );
    let claim = &game.claims[0];
    assert_eq!(claim.convention, Convention::Misere);
    assert_eq!(claim.theorem.as_deref(), Some("Bouton 1901"));
    assert_eq!(claim.when, Formula::Given(0, rules::Argument::Choice("rook".into())));
    assert_eq!(game.claims[1].convention, Convention::Normal);
    assert_eq!(game.claims[2].subject, Subject::Sum(2));
    assert_eq!(game.examples[1].position().len(), 2);
    assert_eq!(game.examples[3].stated, rules::Stated::Each(rules::Fact::MovesTo(Vec::new())));
}

#[test]
fn periodic_values_have_a_start_a_period_and_a_saltus() {
    let game = ruleset(
        "game g\n(n) -> (n - 1)\nvalue(n) = [0, 1, 2] repeat [3, 4] plus 2\nvalue(n) = repeat [0,1]\n",
    );
    let Content::Periodic { start, period, saltus } = &game.claims[0].content else { panic!() };
    assert_eq!((start.len(), period.len(), saltus.clone()), (3, 2, 2u32.into()));
    let Content::Periodic { start, saltus, .. } = &game.claims[1].content else { panic!() };
    assert_eq!((start.len(), saltus.clone()), (0, 0u32.into()));
}

#[test]
fn automata_are_tables() {
    let game = ruleset(
        "game g
(n) -> (m) where m < n and odd_ones(m)
automaton odd_ones(n) base 2
  state a: 0 -> a, 1 -> b
  state b: 0 -> b, 1 -> a
  accept b
automaton pair(x, y) in zeckendorf
  state a: 00 -> a, 01 -> dead
  state dead
  accept a
P(n) iff pair(n, n + 1)
",
    );
    assert_eq!(
        game.automata[0].transitions,
        [vec![(vec![0], 0), (vec![1], 1)], vec![(vec![0], 1), (vec![1], 0)]]
    );
    assert_eq!(game.automata[0].accepting, [false, true]);
    assert_eq!(game.automata[1].numeration, Numeration::Quadratic(1));
    assert_eq!(game.automata[1].arity, 2);
}

#[test]
fn automata_read_any_quadratic_numeration() {
    let text = |numeration: &str| {
        format!(
            "game g
(n) -> (n - 1)
P(n) iff round(n)
automaton round(n) in {numeration}
  state zero: 1 -> more, 0 -> zero
  state more: 0 -> zero, 1 -> more
  accept zero
"
        )
    };
    assert_eq!(ruleset(&text("quadratic 1")).automata[0].numeration, Numeration::Quadratic(1));
    assert_eq!(ruleset(&text("zeckendorf")).automata[0].numeration, Numeration::Quadratic(1));
    for most in 1..=9u8 {
        let digits: Vec<String> = (2..=most).map(|digit| format!(", {digit} -> more")).collect();
        let text =
            text(&format!("quadratic {most}")).replace("1 -> more", &format!("1 -> more{}", digits.concat()));
        let game = ruleset(&text);
        assert_eq!(game.automata[0].numeration, Numeration::Quadratic(most));
        // The edges come in the order of their digits, however they are written.
        assert!(game.automata[0].transitions[0].is_sorted());
        let game = game.instantiate(&[], None).expect("it has no parameters");
        // All words by length and then by the alphabet, in which a 0 follows the largest digit.
        let (mut words, mut longest) = (vec![vec![]], vec![vec![]]);
        while words.len() < 500 {
            let longer = |word: &Vec<u8>| {
                let limit = if word.last() == Some(&most) { 0 } else { most };
                let least = u8::from(word.is_empty());
                let word = word.clone();
                (least..=limit).map(move |digit| [&word[..], &[digit]].concat())
            };
            longest = longest.iter().flat_map(longer).collect();
            words.extend(longest.iter().cloned());
        }
        for (number, word) in words.iter().enumerate() {
            let holds = game.claims()[0].holds(&[&[number.into()]]);
            assert_eq!(
                holds,
                Some(word.last().is_none_or(|&last| last == 0)),
                "{number} in quadratic {most}"
            );
        }
    }
}

#[test]
fn constants_parameters_repeats_and_wildcards_become_equations() {
    let game = ruleset("game g(m)\n(n, n, 3, m, _) -> (n, n, n, n, n)\n");
    let rule = &rules_of(&game)[0];
    assert_eq!(rule.scope.names, ["n", "#1", "#2", "#3", "#4"]);
    let equal = |slot, term| Formula::Compare(rules::Relation::Equal, Term::Variable(Slot(slot)), term);
    assert_eq!(
        rule.condition,
        Formula::And(vec![
            equal(1, Term::Variable(Slot(0))),
            equal(2, number(3)),
            equal(3, Term::Parameter(0))
        ])
    );
}

struct Shelf;

impl Library for Shelf {
    fn ruleset(&self, name: &str) -> Option<Arc<Ruleset>> {
        let text = match name {
            "nim" => "game nim\n(n) -> (n - k) where k >= 1\n",
            "bash" => "game bash(m >= 1)\n(n) -> (n - k) where 1 <= k <= m\n",
            _ => return None,
        };
        parse(text, &NoLibrary).ruleset
    }

    fn names(&self) -> Vec<String> {
        vec!["nim".into(), "bash".into()]
    }
}

#[test]
fn compounds_take_their_form_from_the_base_game() {
    for text in ["game moore(k >= 1)\nupto k of nim\n", "game b(k >= 1, r)\nupto k of bash m = r + 1\n"] {
        let parsed = parse(text, &Shelf);
        assert_eq!(complaints(&parsed.diagnostics), Vec::<String>::new());
        let game = parsed.ruleset.expect("no errors");
        assert_eq!(game.form, Form::Tuple(1));
        let Body::Compound { most: Some(count), arguments: Some(arguments), .. } = &game.body else {
            panic!()
        };
        assert_eq!(count, &Term::Parameter(0));
        assert!(arguments.is_empty() || arguments[0].0 == "m");
    }
}

#[test]
fn a_factor_of_a_floor_is_a_root_plus_and_over_something() {
    let by = |factor: &str| {
        let text = format!("game g(t default 3)\n(n) -> (n - t)\nvalue(n) = floor({factor})\n");
        let game = ruleset(&text);
        let Content::Value(pieces) = &game.claims[0].content else { panic!() };
        let Term::Floor(by, of) = &pieces[0].0 else { panic!("{:?}", pieces[0]) };
        ((**by).clone(), (**of).clone())
    };
    let n = Term::Variable(Slot(0));
    let twice = |of: &Term| Term::Multiply(Box::new(number(2)), Box::new(of.clone()));
    let plain =
        |plus, root, over| rules::Quadratic { plus: number(plus), root: number(root), over: number(over) };
    let less = |plus, root, over| rules::Quadratic {
        plus: Term::Subtract(Box::new(number(0)), Box::new(number(plus))),
        ..plain(0, root, over)
    };
    for (factor, expected) in [
        ("phi*n", plain(1, 5, 2)),
        ("n*phi", plain(1, 5, 2)),
        ("(1 + sqrt(5))/2*n", plain(1, 5, 2)),
        ("n*(sqrt(5) + 1)/2", plain(1, 5, 2)),
        ("sqrt(2)*n", plain(0, 2, 1)),
        ("(sqrt(13) - 1)/2*n", less(1, 13, 2)),
        ("(sqrt(5) - 1)*n", less(1, 5, 1)),
        ("(phi + 1)*n", plain(3, 5, 2)),
        ("(phi - 1)*n/3", less(1, 5, 6)),
        ("(3 + 2*sqrt(3) - 1)/5*n", plain(2, 12, 5)),
        ("(2 + sqrt(9))*n", plain(2, 9, 1)),
    ] {
        assert_eq!(by(factor), (expected, n.clone()), "{factor}");
    }
    assert_eq!(by("2*phi*n"), (plain(1, 5, 2), twice(&n)));
    assert_eq!(by("phi"), (plain(1, 5, 2), number(1)));
    // With a parameter it stays open.
    let (open, of) = by("(2 - t + sqrt(t*t + 4))/2*n");
    assert_eq!((open.surd(), of), (Err(rules::NoSurd::Open), n));
    assert_eq!(open.over, number(2));
}

#[test]
fn full_width_and_mathematical_signs_mean_the_same() {
    let plain = "game g(m >= 1)\n(a, b) -> (a - k, b) where 1 <= k <= 12 and (not k = m or k != 2*3 xor 1)\n";
    let wide =
        "ｇａｍｅ　g（m ≥ 1）\n（a，b）→（a－k，b）　where 1 ≤ k ≤ １２ ∧ （¬ k ＝ m ∨ k ≠ 2×３ ⊕ 1）\n";
    let (plain, wide) = (ruleset(plain), ruleset(wide));
    assert_eq!(rules_of(&plain)[0].condition, rules_of(&wide)[0].condition);
    assert_eq!(rules_of(&plain)[0].after, rules_of(&wide)[0].after);
    let claim = "game g\n(a) -> (a - 1)\nP(a) iff ";
    let plain = ruleset(&format!("{claim}exists j: forall i: a = floor(phi*j) and i >= 0"));
    let wide = ruleset(&format!("{claim}∃ j： ∀i： a ＝ floor（φ×j） ∧ i ≥ ０"));
    assert_eq!(plain.claims[0].content, wide.claims[0].content);
}

#[test]
fn any_parameter_can_be_compared_with_a_value() {
    let game = "game g(S: set default {1}, code: octal default \"0.7\", k default any, edges: graph default \"0-1\", \
                word: text default \"a\", m default 3)\n(n) -> (n - s) where s in S and s <= k and s in code[1]\n\
                (n) -> (n - m)\n";
    for (condition, arguments, holds) in [
        ("S = {1, 3..5}", "S=1,3,4,5", true),
        ("S = {3..5, 1, 1}", "S={1,3..5}", true),
        ("S = {1, 3..5}", "S=1,3,4", false),
        ("{1} != S and S != {1}", "S={}", false),
        ("S != {1}", "S={}", true),
        ("S = {}", "S={}", true),
        ("code = \"0.77\"", "code=.770", true),
        ("code = \".77\"", "code=0.77", true),
        ("code = \"0.77\"", "code=0.7", false),
        ("k = any", "k=any", true),
        ("any != k", "k=any", false),
        ("k = any", "k=2", false),
        ("k = any or k >= m", "k=3", true),
        ("edges = \"0-1,1-2\"", "edges=0-1,1-2", true),
        ("edges = \"0-1,1-2\"", "edges=0-1", false),
        ("word = \"1-5\"", "word=1-5", true),
        ("word = \"1-5\"", "word=a", false),
        ("m = 3 and S = {2} and not code = \"0.8\"", "S=2", true),
    ] {
        let text = format!("{game}P(n) iff n = 0 when {condition}\n");
        let parsed = rules::parse(&text, &rules::NoLibrary);
        let wrong = condition.starts_with('{') || condition.contains("0.8");
        assert_eq!(parsed.ruleset.is_none(), wrong, "{condition}: {:?}", parsed.diagnostics);
        let Some(game) = parsed.ruleset else { continue };
        let (name, value) = arguments.split_once('=').expect("an argument");
        let argument = game.parse_argument(name, value).expect(arguments);
        let instance = game.instantiate(&[(name.to_owned(), argument)], None).expect(arguments);
        assert_eq!(instance.claims().len(), usize::from(holds), "{condition}, {arguments}");
        let formatted = rules::format(&text).expect(condition);
        assert_eq!(rules::parse(&formatted, &rules::NoLibrary).ruleset.expect(condition).claims.len(), 1);
    }
}

#[test]
fn what_is_written_as_a_value_is_read_as_the_same() {
    let head = "game g(S: set default {1}, code: octal default \"0.7\", k default any, edges: graph default \"0-1\", \
                word: text default \"a\")\n(n) -> (n - s) where s in S and s <= k and s in code[1]\n";
    let read = |text: &str| rules::parse(text, &rules::NoLibrary).ruleset.expect("a game");
    let game = read(head);
    for (name, value) in [
        ("S", "{}"),
        ("S", "0,2,3,4,9,10,12"),
        ("code", "4.077"),
        ("code", "0.0"),
        ("k", "any"),
        ("k", "7"),
        ("edges", "()"),
        ("edges", "0-1,0-1,2-2"),
        ("word", "a\"b\\c,1-5"),
    ] {
        let argument = game.parse_argument(name, value).expect(value);
        let text = format!("{head}P(n) iff n = 0 when {name} = {}\n", argument.written());
        let instance = read(&text).instantiate(&[(name.to_owned(), argument)], None).expect(value);
        assert_eq!(instance.claims().len(), 1, "{text}");
    }
}

#[test]
fn what_a_place_says_has_no_comments_and_names_the_automata_that_it_calls() {
    let game = ruleset(
        "game g
(n) -> (n - k) where   # any number
  ｔwos(k) and k >= 1  # of this kind
P(n) iff exists j: odd(j) and 2*j = n # last(n)
value(n) = 1 if not last(n) and n = 1 | 0 otherwise
automaton last(x) base 2
  state a: 0 -> a
  accept a
automaton twos(x) base 2 # a head
  state a: 0 -> a, # to itself
    1 -> b
  # between
  state b: 0 -> b, 1 -> a
  accept a
",
    );
    assert_eq!(game.quote(rules_of(&game)[0].span), "(n) -> (n - k) where ｔwos(k) and k >= 1");
    let [outcome, value] = [0, 1].map(|claim: usize| game.claims[claim].span);
    assert_eq!(game.quote(outcome), "P(n) iff exists j: odd(j) and 2*j = n");
    let last = "automaton last(x) base 2\n  state a: 0 -> a\n  accept a";
    let twos =
        "automaton twos(x) base 2\n  state a: 0 -> a,\n  1 -> b\n  state b: 0 -> b, 1 -> a\n  accept a";
    assert_eq!(game.written_definitions(&[]), [twos]);
    assert_eq!(game.written_definitions(&[outcome]), [twos]);
    assert_eq!(game.written_definitions(&[value]), [last, twos]);
}

#[test]
fn an_example_states_facts_about_all_positions_in_its_ranges() {
    use rules::Fact::{NotOutcome, Outcome as Is, Value};
    let game = ruleset(
        "game it
(a, b) -> (a - 1, b)
example (0..1, 4..5) has values 3, 1, 4, 1 by \"a book\"
example (7, 1..2) is P only at (7, 2)
example (1..2, 0) + (3, 3..4) is N
",
    );
    let at = |words: &[[u32; 2]]| -> Vec<Vec<dashu_int::UBig>> {
        words.iter().map(|one| one.iter().map(|&word| word.into()).collect()).collect()
    };
    let facts = |index: usize| game.examples[index].facts().collect::<Vec<_>>();
    let values = [([0, 4], 3u8), ([0, 5], 1), ([1, 4], 4), ([1, 5], 1)];
    assert_eq!(facts(0), values.map(|(word, value)| (at(&[word]), Value(value.into()))));
    assert_eq!(game.examples[0].citation.as_deref(), Some("a book"));
    assert_eq!(facts(1), [(at(&[[7, 1]]), NotOutcome(Outcome::P)), (at(&[[7, 2]]), Is(Outcome::P))]);
    let sums = [[[1, 0], [3, 3]], [[1, 0], [3, 4]], [[2, 0], [3, 3]], [[2, 0], [3, 4]]];
    assert_eq!(facts(2), sums.map(|sum| (at(&sum), Is(Outcome::N))));
    assert_eq!(game.examples[2].count(), 4u8.into());
}

#[test]
fn counts_are_numbers_of_solutions() {
    let text = "game g(k, c: list)
(n) -> (m) where m < n and at most k - 1 d: d >= 2 and d < m and d divides m
P(n) iff exactly k a, b: a*b = n and 1 <= a <= b <= n
N(n) iff k > count(x: (x < n or x = n or x + 1 <= n) and (exists y: y <= 9 and x + y <= n)) >= length(c)
";
    let parsed = rules::parse(text, &rules::NoLibrary);
    let ruleset = parsed.ruleset.unwrap_or_else(|| panic!("{:?}", parsed.diagnostics));
    for k in 0..6u64 {
        let list = Argument::List(vec![0u8.into(); 2].into());
        let given = [("k".to_string(), Argument::Natural(k.into())), ("c".to_string(), list)];
        let game = ruleset.instantiate(&given, None).expect("good parameters");
        for n in 0..40u64 {
            let mut options = Options::new();
            game.options(&[n], &mut options).expect("it lists moves");
            let mut found: Vec<u64> =
                options.iter().flat_map(|option| option.components()).map(|part| part[0]).collect();
            found.sort_unstable();
            let proper = |m: u64| (2..m).filter(|d| m.is_multiple_of(*d)).count() as u64;
            let wanted: Vec<u64> = (0..n).filter(|&m| proper(m) < k).collect();
            assert_eq!(found, wanted, "k = {k}, n = {n}");
            let holds = |claim: usize| game.claims()[claim].holds(&[&[n.into()]]).expect("it is decided");
            let factors = (1..=n).flat_map(|a| (a..=n).map(move |b| a * b)).filter(|&ab| ab == n).count();
            assert_eq!(holds(0), factors as u64 == k, "k = {k}, n = {n}");
            assert_eq!(holds(1), 2 <= n + 1 && n + 1 < k, "k = {k}, n = {n}");
        }
    }
}

#[test]
fn moves_of_which_the_opponent_forbids_some_are_listed_without_that() {
    let text = "game g(k >= 0)\n(n) -> (m) where m < n\nblocking k - 1\n";
    let ruleset = ruleset(text);
    let with = |k: u8| ruleset.instantiate(&[("k".to_string(), Argument::Natural(k.into()))], None);
    assert_eq!(with(0).map(|_| ()), Err(vec![rules::Misfit::NoBlocking]));
    let game = with(3).expect("a good parameter");
    let mut options = Options::new();
    assert_eq!(game.options(&[2], &mut options), Err(rules::Trouble::Blocking));
    let (most, plain) = game.blocking().expect("options are forbidden");
    assert_eq!((most, plain.options(&[2], &mut options), options.len()), (2, Ok(()), 2));
    assert!(plain.blocking().is_none() && game.terminates());
    assert_eq!(game.ruleset().written_rules(), ["(n) -> (m) where m < n", "blocking k - 1"]);
}
