use super::Received;
use crate::ops::{ALL, Context, Failure, Moves, Solve};
use rules::{Convention, Lang};

fn solve(body: &str) -> Solve {
    Received::parse(body.as_bytes()).read().expect("a request")
}

fn text(body: &str) -> String {
    solve(body).question.query().expect("a question").text().to_owned()
}

/// Code and message of the mistake in a request for an operation.
fn mistake(operation: &str, body: &str, lang: Lang) -> (String, String) {
    let entry = ALL.iter().find(|entry| entry.name == operation).expect("an operation");
    let read = (entry.read)(&Received::parse(body.as_bytes())).map_err(Failure::from);
    let failure = match read.and_then(|request| request.open(&mut Context::default()).map(|_| ())) {
        Ok(()) => panic!("{operation}: {body} is right"),
        Err(failure) => failure,
    };
    (failure.code().to_owned(), words::Say::text(&failure).get(lang).to_owned())
}

#[test]
fn values_may_be_text_numbers_and_lists() {
    assert_eq!(text(r#"{"game":"bash","params":{"m":3},"position":"21 7"}"#), "bash m=3 21 7");
    assert_eq!(text(r#"{"game":"bash","params":{"m":"3"},"position":21}"#), "bash m=3 21");
    assert_eq!(
        text(r#"{"game":"nim","position":["100000000000000000000",7]}"#),
        "nim 100000000000000000000 7"
    );
    assert_eq!(text(r#"{"game":"wythoff","position":[[1,2],[3,5]]}"#), "wythoff 1,2 3,5");
    assert_eq!(text(r#"{"game":"nim","position":"3 4 + kayles 7"}"#), "nim 3 4 + kayles 7");
}

#[test]
fn the_convention_may_be_named() {
    let line = |name: &str| {
        let line = format!(r#"{{"game":"nim","position":"1","convention":{name}}}"#);
        solve(&line).question.convention
    };
    assert_eq!(line(r#""misere""#), Some(Convention::Misere));
    assert_eq!(line(r#""normal""#), Some(Convention::Normal));
    assert_eq!(line("null"), None);
}

#[test]
fn a_value_with_blanks_is_one_value_and_a_game_with_blanks_one_game() {
    let body = r#"{"game":"my games/a.game","params":{"S":"1, 3"},"position":"3"}"#;
    let query = solve(body).question.query().expect("a question");
    assert_eq!(query.games().collect::<Vec<_>>(), ["my games/a.game"]);
    assert_eq!(query.given(), ["S"]);
    // Where the position begins, the value has ended.
    assert_eq!(query.positions().map(|at| &query.text()[at]).collect::<Vec<_>>(), ["3"]);
}

#[test]
fn a_question_may_be_text() {
    assert_eq!(text(r#"{"ask":"nim 3 4 + kayles 7"}"#), "nim 3 4 + kayles 7");
    let request = solve(r#"{"ask":"nim 3","convention":"misere","moves":2}"#);
    assert_eq!(
        (request.question.convention, request.moves),
        (Some(Convention::Misere), Some(Moves::AtMost(2)))
    );
    assert_eq!(solve(r#"{"ask":"nim 3","moves":"all"}"#).moves, Some(Moves::All));
    assert_eq!(solve(r#"{"ask":"nim 3","moves":null}"#).moves, None);
}

#[test]
fn identifiers_are_given_back_as_they_were_even_with_errors() {
    for id in [r#""a\"b""#, "7", "-7", "18446744073709551615", r#""""#] {
        for rest in [r#""ask":"nim 3""#, r#""ask":"nim 3","game":"nim""#, r#""asked":"nim 3""#] {
            let received = Received::parse(format!(r#"{{"id":{id},{rest}}}"#).as_bytes());
            assert_eq!(received.id.expect("an identifier").to_string(), id);
        }
    }
    for line in [r#"{"ask":"nim 3"}"#, r#"{"ask":"nim 3","id":null}"#, r#"{"id":7"#, r#"{"id":1.5}"#] {
        assert_eq!(Received::parse(line.as_bytes()).id, None, "{line}");
    }
}

#[test]
fn each_mistake_has_one_code_and_names_its_field() {
    for (operation, body, code, en, zh) in [
        ("solve", "", "malformed-request", "the request is empty", "请求为空"),
        ("solve", " \n", "malformed-request", "the request is empty", "请求为空"),
        (
            "solve",
            "nim 3",
            "malformed-request",
            "this is not JSON: line 1, column 2",
            "不是合法的 JSON：第 1 行第 2 列",
        ),
        ("solve", r#"{"ask":"#, "malformed-request", "the JSON ends before it is complete", "JSON 不完整"),
        ("check", "[]", "malformed-request", "a request has to be a JSON object", "请求须为 JSON 对象"),
        ("solve", "{}", "missing-field", "the field `ask` or `game` is missing", "缺少字段 `ask` 或 `game`"),
        ("check", "{}", "missing-field", "the field `ask` or `game` is missing", "缺少字段 `ask` 或 `game`"),
        (
            "solve",
            r#"{"position":"3"}"#,
            "missing-field",
            "the field `ask` or `game` is missing",
            "缺少字段 `ask` 或 `game`",
        ),
        (
            "solve",
            r#"{"game":"nim"}"#,
            "missing-field",
            "the field `position` is missing",
            "缺少字段 `position`",
        ),
        ("guess", "{}", "missing-field", "the field `text` is missing", "缺少字段 `text`"),
        (
            "solve",
            r#"{"ask":"nim 3","pos":"3"}"#,
            "unknown-field",
            "there is no field `pos`",
            "没有字段 `pos`",
        ),
        ("list", r#"{"ask":"nim"}"#, "unknown-field", "there is no field `ask`", "没有字段 `ask`"),
        (
            "solve",
            r#"{"ask":"nim 3","ask":"nim 4"}"#,
            "repeated-field",
            "the field `ask` is given twice",
            "字段 `ask` 给出了两次",
        ),
        (
            "solve",
            r#"{"ask":"nim 3","params":{"m":1}}"#,
            "exclusive-fields",
            "`ask` takes the place of `game`, `params` and `position`",
            "`ask` 不能与 `game`、`params` 或 `position` 同时给出",
        ),
        (
            "identify",
            r#"{"ask":"nim","values":"0 1"}"#,
            "exclusive-fields",
            "`values` takes the place of `ask`, `game`, `params`, `position` and `text`",
            "`values` 不能与 `ask`、`game`、`params`、`position` 或 `text` 同时给出",
        ),
        (
            "guess",
            r#"{"text":"0 3 6","losing":true,"layout":"list"}"#,
            "exclusive-fields",
            "`losing` takes the place of `layout`",
            "`losing` 不能与 `layout` 同时给出",
        ),
        (
            "prove",
            r#"{"ask":"nim","addable":true,"certificate":true}"#,
            "exclusive-fields",
            "`addable` takes the place of `emit`, `format`, `certificate`, `core` and `drawing`",
            "`addable` 不能与 `emit`、`format`、`certificate`、`core` 或 `drawing` 同时给出",
        ),
        (
            "period",
            r#"{"ask":"0.77","elements":5}"#,
            "unused-field",
            "`elements` has no use without `convention: misere`",
            "没有 `convention: misere` 时，`elements` 没有用处",
        ),
        (
            "solve",
            r#"{"game":3,"position":"3"}"#,
            "malformed-request",
            "`game` has to be text",
            "`game` 须为文本",
        ),
        ("solve", r#"{"ask":["nim",3]}"#, "malformed-request", "`ask` has to be text", "`ask` 须为文本"),
        ("guess", r#"{"text":3}"#, "malformed-request", "`text` has to be text", "`text` 须为文本"),
        (
            "guess",
            r#"{"text":"1","losing":1}"#,
            "malformed-request",
            "`losing` has to be `true` or `false`",
            "`losing` 须为 `true` 或 `false`",
        ),
        (
            "play",
            r#"{"ask":"nim 3","made":1}"#,
            "malformed-request",
            "`made` has to be a list",
            "`made` 须为列表",
        ),
        (
            "solve",
            r#"{"game":"nim","params":[3],"position":"3"}"#,
            "malformed-request",
            "`params` has to be an object whose values are text, integers of at most 64 bits or lists of such",
            "`params` 须为对象，其值为文本、不超过 64 位的整数或它们的列表",
        ),
        (
            "solve",
            r#"{"game":"nim","params":{"m":[1.5]},"position":"3"}"#,
            "malformed-request",
            "`params` has to be an object whose values are text, integers of at most 64 bits or lists of such",
            "`params` 须为对象，其值为文本、不超过 64 位的整数或它们的列表",
        ),
        (
            "solve",
            r#"{"ask":"nim 3","id":1.5}"#,
            "malformed-request",
            "`id` has to be text or an integer of at most 64 bits",
            "`id` 须为文本或不超过 64 位的整数",
        ),
        (
            "solve",
            r#"{"game":"nim","position":1e99}"#,
            "malformed-request",
            "`position` has to be text, an integer of at most 64 bits (write larger ones as text) or a list of such",
            "`position` 须为文本、不超过 64 位的整数（更大的请写作文本）或它们的列表",
        ),
        (
            "solve",
            r#"{"ask":"nim 3","moves":-1}"#,
            "malformed-request",
            "`moves` has to be an integer from 0 of at most 64 bits, or `all`",
            "`moves` 须为不超过 64 位的非负整数，或 `all`",
        ),
        (
            "prove",
            r#"{"ask":"nim","size":[]}"#,
            "malformed-request",
            "`size` has to be a number, or a range such as `2..4`",
            "`size` 须为数，或 `2..4` 这样的范围",
        ),
        ("census", r#"{"each":"x"}"#, "malformed-request", "`each` has to be a number", "`each` 须为数"),
        (
            "discover",
            r#"{"ask":"nim","upto":"7","size":2}"#,
            "malformed-request",
            "`upto` has to be an integer from 0 of at most 64 bits",
            "`upto` 须为不超过 64 位的非负整数",
        ),
        (
            "solve",
            r#"{"ask":"nim 3","convention":"reverse"}"#,
            "unknown-word",
            "`convention` has to be `normal` or `misere`, not `reverse`",
            "`convention` 须为 `normal` 或 `misere`，而不是 `reverse`",
        ),
        (
            "guess",
            r#"{"text":"1","lang":"fr"}"#,
            "unknown-word",
            "`lang` has to be `en` or `zh`, not `fr`",
            "`lang` 须为 `en` 或 `zh`，而不是 `fr`",
        ),
        (
            "solve",
            r#"{"ask":"nim 3","kind":"table"}"#,
            "other-operation",
            "`kind` is `table`, but the request goes to `solve`",
            "`kind` 为 `table`，而请求发往 `solve`",
        ),
        (
            "check",
            r#"{"ask":"nim","convention":"misere"}"#,
            "unused-field",
            "`convention` has no use here",
            "`convention` 在此没有用处",
        ),
        (
            "show",
            r#"{"game":"bash","params":{"m":5}}"#,
            "unused-field",
            "`params` has no use here",
            "`params` 在此没有用处",
        ),
        (
            "show",
            r#"{"ask":"bash m=5"}"#,
            "unused-field",
            "`params` has no use here",
            "`params` 在此没有用处",
        ),
        (
            "prove",
            r#"{"ask":"nim","upto":7}"#,
            "unused-field",
            "`upto` has no use without `format`",
            "没有 `format` 时，`upto` 没有用处",
        ),
        (
            "table",
            r#"{"ask":"wythoff 0..3 0..3","what":"value","claim":1}"#,
            "unused-field",
            "`claim` has no use without `what: claim`",
            "没有 `what: claim` 时，`claim` 没有用处",
        ),
    ] {
        let of = |lang| mistake(operation, body, lang);
        assert_eq!(of(Lang::En), (code.to_owned(), en.to_owned()), "{operation} {body}");
        assert_eq!(of(Lang::Zh).1, zh, "{operation} {body}");
    }
    for (operation, body, code) in [
        ("period", r#"{"ask":"kayles","params":{"m":5}}"#, "exclusive-fields"),
        ("identify", r#"{"ask":"kayles","position":"7"}"#, "exclusive-fields"),
        ("identify", r#"{"params":{"m":5},"values":"0 1"}"#, "exclusive-fields"),
        ("identify", r#"{"text":"game g\n(n) -> (n - 1)\n","values":"0 1"}"#, "exclusive-fields"),
        ("guess", r#"{"text":"1 0\n2 1\n3 0","layout":"lines","from":5}"#, "unused-field"),
    ] {
        assert_eq!(mistake(operation, body, Lang::En).0, code, "{body}");
    }
    for (operation, body) in [
        ("period", r#"{"game":"kayles","position":"7"}"#),
        ("period", r#"{"ask":"kayles 7"}"#),
        ("identify", r#"{"ask":"kayles 7"}"#),
        ("show", r#"{"ask":"bash 7"}"#),
    ] {
        assert_eq!(mistake(operation, body, Lang::En).0, "position-given", "{body}");
    }
    for (operation, body) in [
        ("table", r#"{"ask":"nim 0..5 + kayles 0..5"}"#),
        ("table", r#"{"ask":"nim + kayles","ranges":"0..5 0..5"}"#),
        ("discover", r#"{"ask":"nim + kayles"}"#),
        ("check", r#"{"ask":"nim + kayles"}"#),
        ("prove", r#"{"ask":"nim + kayles"}"#),
        ("period", r#"{"ask":"nim + kayles"}"#),
        ("identify", r#"{"ask":"nim + kayles"}"#),
    ] {
        assert_eq!(mistake(operation, body, Lang::En).0, "sum-given", "{operation} {body}");
    }
    let many: String = (0..40_000).map(|field| format!(r#","{field}":1"#)).collect();
    let many = format!(r#"{{"ask":"nim 3","moves":"x"{many}}}"#);
    assert_eq!(mistake("solve", &many, Lang::En).1, "a request has at most 32 fields");
    let deep = format!("{}{}", "[".repeat(100_000), "]".repeat(100_000));
    assert_eq!(mistake("solve", &deep, Lang::En).0, "malformed-request");
}

/// The bounds that are described are those that are kept.
#[cfg(feature = "schema")]
#[test]
fn a_number_is_taken_within_its_described_bounds_and_not_outside() {
    let (described, _) = crate::ops::description::described();
    let mut bounded = 0;
    for operation in described {
        let fields = operation.request["properties"].as_object().expect("fields");
        for (field, schema) in fields {
            let (Some(least), Some(most)) = (schema["minimum"].as_u64(), schema["maximum"].as_u64()) else {
                continue;
            };
            bounded += 1;
            let body = |number: u64| match operation.name {
                "census" => format!(r#"{{"{field}":{number},"codes":["0.1"]}}"#),
                "guess" => format!(r#"{{"{field}":{number},"text":"0 1 0 1"}}"#),
                "table" => format!(r#"{{"{field}":{number},"ask":"wythoff 0..3 0..3","what":"claim"}}"#),
                "solve" => format!(r#"{{"{field}":{number},"ask":"nim 3"}}"#),
                "period" => format!(r#"{{"{field}":{number},"ask":"kayles"}}"#),
                _ => format!(r#"{{"{field}":{number},"ask":"nim"}}"#),
            };
            let entry = ALL.iter().find(|entry| entry.name == operation.name).expect("an operation");
            let code = |number: u64| {
                let read = (entry.read)(&Received::parse(body(number).as_bytes())).map_err(Failure::from);
                read.and_then(|request| request.open(&mut Context::default()).map(|_| ()))
                    .map_err(|failure| failure.code().to_owned())
                    .err()
            };
            for number in [least, most] {
                assert_ne!(
                    code(number).as_deref(),
                    Some("out-of-bounds"),
                    "{} {field} {number}",
                    operation.name
                );
            }
            for number in [least.checked_sub(1), most.checked_add(1)].into_iter().flatten() {
                assert_eq!(
                    code(number).as_deref(),
                    Some("out-of-bounds"),
                    "{} {field} {number}",
                    operation.name
                );
            }
        }
    }
    assert!(bounded >= 12, "{bounded}");
}
