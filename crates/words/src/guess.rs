//! Patterns in tables of values: what they say, and how far they are to be believed.

use crate::both;
use guess::read::{Data, Layout};
use guess::{Doubt, FEWEST, Guess, Guesses, Join, Machine, PlaceValues, Shape};
use language::vocabulary::{MEANINGS, Word};
use rules::Text;

/// Names in the sentences about a pattern.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Names {
    /// Coordinates of positions.
    pub coordinates: Vec<String>,
    /// The function whose values the pattern gives.
    function: String,
    /// The position that is lost, where it is not that of the coordinates.
    lost: Option<String>,
}

impl Names {
    /// Names by the heading of the data, if they can be such; else n, or a, b, c and so on.
    pub fn of(data: &Data) -> Names {
        let arity = data.table.arity();
        let usual = || match arity {
            1 => vec!["n".to_owned()],
            2..=6 => ('a'..).take(arity).map(String::from).collect(),
            _ => (1..=arity).map(|place| format!("x{place}")).collect(),
        };
        let fits = |name: &String| {
            let plain = name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
            plain && name.len() <= 8 && name.starts_with(|letter: char| letter.is_ascii_lowercase())
        };
        let given = data.names.clone().filter(|names| names.iter().all(fits));
        Names::value_of(given.unwrap_or_else(usual))
    }

    fn value_of(coordinates: Vec<String>) -> Names {
        Names { coordinates, function: "value".into(), lost: None }
    }

    fn refs(&self) -> Vec<&str> {
        self.coordinates.iter().map(String::as_str).collect()
    }

    /// `n`, `(a, b)`
    fn position(&self) -> String {
        match self.coordinates.as_slice() {
            [one] => one.clone(),
            all => format!("({})", all.join(", ")),
        }
    }

    /// `value(a, b)`
    fn value(&self) -> String {
        format!("{}({})", self.function, self.coordinates.join(", "))
    }

    /// The position that a pattern of lost positions is about.
    fn lost(&self) -> String {
        self.lost.clone().unwrap_or_else(|| self.position())
    }
}

/// A pattern in a sentence, perhaps with lines of notation below it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// The sentence, and the lines below it.
    pub text: Text,
    /// The pattern as a claim in the text of a game, where the language can say it.
    pub claim: Option<String>,
}

/// A pattern in words.
pub fn statement(guess: &Guess, data: &Data, names: &Names) -> Said {
    let statement = guess.pattern.written(&names.refs(), data.outcomes.is_some());
    // Nothing is known of positions whose numbers do not increase.
    let pairs = names.coordinates.windows(2).map(|pair| format!("{} < {}", pair[0], pair[1]));
    let within = if data.increasing {
        format!(" where {}", pairs.collect::<Vec<_>>().join(" and "))
    } else {
        String::new()
    };
    let claim = statement.claim.map(|claim| claim + &within);
    Said { text: shape_of(&statement.shape, data, names), claim }
}

fn shape_of(shape: &Shape, data: &Data, names: &Names) -> Text {
    let (position, value, lost) = (names.position(), names.value(), names.lost());
    let lines = || -> String {
        let written = |value: i64| data.written(value);
        shape.told(&written).iter().map(|line| format!("\n  {line}")).collect()
    };
    match shape {
        Shape::Value(text) if data.outcomes.is_some() => both(
            format!("{lost} is lost if and only if {text} = 0"),
            format!("{lost} 先手必败，当且仅当 {text} = 0"),
        ),
        Shape::Value(text) => both(format!("{value} = {text}"), format!("{value} = {text}")),
        Shape::Lost(text) => {
            both(format!("{lost} is lost if and only if {text}"), format!("{lost} 先手必败，当且仅当 {text}"))
        }
        Shape::Pieces(_) => both(format!("{value} is{}", lines()), format!("{value} 等于{}", lines())),
        Shape::Periodic { first, before, period, increase } => {
            periodic(*first, before, period.len(), *increase, lines())
        }
        Shape::Equations(_) => {
            let letter = if names.coordinates.len() > 1 { 'f' } else { 'a' };
            let term = format!("{letter}({})", names.coordinates.join(", "));
            if data.outcomes.is_some() {
                both(
                    format!("{lost} is lost if and only if {term} = 0, where{}", lines()),
                    format!("{lost} 先手必败，当且仅当 {term} = 0，其中{}", lines()),
                )
            } else {
                both(
                    format!("{value} = {term}, where{}", lines()),
                    format!("{value} = {term}，其中{}", lines()),
                )
            }
        }
        Shape::Listed(_) => {
            let (order, order_zh) =
                if names.coordinates.len() > 1 { (", in any order", "，不计次序") } else { ("", "") };
            both(
                format!("the lost positions, for k = 0, 1, 2, …{order}, are{}", lines()),
                format!("先手必败的局面（k = 0, 1, 2, …{order_zh}）为{}", lines()),
            )
        }
        Shape::Columns(modulus) => by_columns(*modulus, &lost, names),
        Shape::Automaton(machine) => read_by(machine, &position, lines()),
        Shape::Grid { repeats, .. } => repeating(repeats, data, names, &lines()),
        Shape::Sum { join, parts } => joined(*join, parts, data, names),
        Shape::Cases(cases) => divided(cases, data, names),
        Shape::Except { shape: inner, exceptions } => excepted(inner, exceptions, data, names),
        Shape::View { names: others, terms, shape: inner } => seen((others, terms), inner, data, names),
        Shape::Changes { start, .. } => {
            let start = data.written(*start);
            both(
                format!(
                    "the outcome is {start} at first, and changes at each of these numbers, for k = 0, 1, 2, …:{}",
                    lines()
                ),
                format!("起初为 {start}，在以下各数（k = 0, 1, 2, …）处改变：{}", lines()),
            )
        }
    }
}

/// A table that repeats in each coordinate.
fn repeating(repeats: &[(u64, u64)], data: &Data, names: &Names, lines: &str) -> Text {
    let each = |(name, (border, period)): (&String, &(u64, u64))| match (border, period) {
        // Few numbers of this coordinate are known, and nothing is said of others.
        (border, 0) => both(
            format!("{name} (up to {})", border.saturating_sub(1)),
            format!("{name}（不超过 {}）", border.saturating_sub(1)),
        ),
        (0, _) => both(format!("{name} mod {period}"), format!("{name} mod {period}")),
        (border, 1) => {
            both(format!("{name} (alike from {border} on)"), format!("{name}（自 {border} 起都一样）"))
        }
        _ => both(
            format!("{name} mod {period} ({name} >= {border})"),
            format!("{name} mod {period}（{name} >= {border}）"),
        ),
    };
    let (values, values_zh) = match data.outcomes {
        Some(_) => ("outcomes", "胜负"),
        None => ("values", "值"),
    };
    // A coordinate with period 1 and no border does not matter.
    let matters = |(_, repeat): &(&String, &(u64, u64))| **repeat != (0, 1);
    let matter = || names.coordinates.iter().zip(repeats).filter(matters);
    let rows: Vec<&str> = matter().map(|(name, _)| &**name).collect();
    let rows = rows.split_last().map_or(String::new(), |(_, rows)| rows.join(", "));
    let (row, row_zh) = match rows.is_empty() {
        true => Default::default(),
        false => (format!("; a line for each {rows}"), format!("；每行对应一个 {rows}")),
    };
    let each: Vec<Text> = matter().map(each).collect();
    let en = each.iter().map(|text| &*text.en).collect::<Vec<_>>().join(", ");
    let zh = each.iter().map(|text| &*text.zh).collect::<Vec<_>>().join("、");
    both(
        format!("the {values} repeat: they depend on {en}{row}:{lines}"),
        format!("{values_zh}有周期，只取决于 {zh}{row_zh}：{lines}"),
    )
}

/// Lost positions by the ones in binary columns.
fn by_columns(modulus: u32, lost: &str, names: &Names) -> Text {
    let all = names.coordinates.join(", ");
    both(
        format!(
            "{lost} is lost if and only if in every column of {all} in binary, the number of ones is a multiple of {modulus}"
        ),
        format!("{lost} 先手必败，当且仅当把 {all} 写成二进制，每一位上 1 的个数都是 {modulus} 的倍数"),
    )
}

/// An automaton that reads digits.
fn read_by(machine: &Machine, position: &str, lines: String) -> Text {
    let states = machine.values.len();
    let (digits, digits_zh) = match machine.numeration {
        PlaceValues::Base(base) => (format!("base {base}"), format!("{base} 进制")),
        PlaceValues::Quadratic(1) => ("sums of Fibonacci numbers".to_owned(), "斐波那契记数法".to_owned()),
        PlaceValues::Quadratic(times) => {
            (format!("numeration quadratic {times}"), format!("二次记数法 quadratic {times}"))
        }
    };
    let (order, order_zh) = if machine.highest_first { ("highest", "高位") } else { ("lowest", "低位") };
    both(
        format!(
            "an automaton of {states} states reads the digits of {position} in {digits}, the {order} first (a line has the number of a state, its value if the digits end there, and the next state for each digit):{lines}"
        ),
        format!(
            "一个 {states} 状态的自动机从{order_zh}起读 {position} 的{digits_zh}数字（每行为一个状态的编号、数字到此结束时的值、读各数字后的状态）：{lines}"
        ),
    )
}

/// Parts of the positions, each with a pattern.
fn divided(cases: &[(String, Shape)], data: &Data, names: &Names) -> Text {
    let count = cases.len();
    let mut text = both(format!("there are {count} cases:"), format!("分 {count} 种情形："));
    for (condition, inner) in cases {
        let inner = indented(shape_of(inner, data, names));
        text.en.push_str(&format!("\n  where {condition}, {}", inner.en));
        text.zh.push_str(&format!("\n  {condition} 时，{}", inner.zh));
    }
    text
}

/// A pattern, and positions with other values.
fn excepted(inner: &Shape, exceptions: &[(Vec<u64>, i64)], data: &Data, names: &Names) -> Text {
    let one = |(at, value): &(Vec<u64>, i64)| {
        let at = at.iter().map(u64::to_string).collect::<Vec<_>>().join(", ");
        match (&data.outcomes, value) {
            (None, _) => {
                let equation = format!("{}({at}) = {value}", names.function);
                (equation.clone(), equation)
            }
            (Some(_), 0) => (format!("({at}) is lost"), format!("({at}) 先手必败")),
            (Some(_), _) => (format!("({at}) is won"), format!("({at}) 先手必胜")),
        }
    };
    let (en, zh): (Vec<String>, Vec<String>) = exceptions.iter().map(one).unzip();
    let inner = shape_of(inner, data, names);
    both(
        format!("except that {}, {}", en.join(" and "), inner.en),
        format!("除 {} 外，{}", zh.join("、"), inner.zh),
    )
}

/// A pattern of other coordinates.
fn seen((others, terms): (&[String], &[String]), inner: &Shape, data: &Data, names: &Names) -> Text {
    let changed = others.iter().zip(terms).filter(|(name, term)| name != term);
    let with: Vec<String> = changed.map(|(name, term)| format!("{name} = {term}")).collect();
    let with = with.join(", ");
    let coordinates = others.to_vec();
    let others = Names { coordinates, function: "f".into(), lost: Some(names.lost()) };
    let said = indented(shape_of(inner, data, &others));
    if data.outcomes.is_some() {
        return both(format!("with {with}: {}", said.en), format!("记 {with}：{}", said.zh));
    }
    let (value, other) = (names.value(), others.value());
    both(
        format!("{value} = {other} with {with}, where\n  {}", said.en),
        format!("{value} = {other}，{with}，其中\n  {}", said.zh),
    )
}

/// Lines below the first are set further in.
fn indented(text: Text) -> Text {
    both(text.en.replace('\n', "\n  "), text.zh.replace('\n', "\n  "))
}

/// Sequences of the coordinates, put together.
fn joined(join: Join, parts: &[Shape], data: &Data, names: &Names) -> Text {
    let alike = parts.windows(2).all(|pair| pair[0].lines() == pair[1].lines());
    let letter =
        |place: usize| if alike { "g".to_owned() } else { char::from(b'f' + place as u8 % 20).to_string() };
    let terms: Vec<String> = names
        .coordinates
        .iter()
        .enumerate()
        .map(|(place, name)| format!("{}({name})", letter(place)))
        .collect();
    let (position, value) = (names.lost(), names.value());
    let mut text = match join {
        Join::Xor => both(
            format!("{value} = {}, where", terms.join(" xor ")),
            format!("{value} = {}，其中", terms.join(" xor ")),
        ),
        Join::Add => both(
            format!("{value} = {}, where", terms.join(" + ")),
            format!("{value} = {}，其中", terms.join(" + ")),
        ),
        Join::Lost => both(
            format!("{position} is lost if and only if {}, where", terms.join(" = ")),
            format!("{position} 先手必败，当且仅当 {}，其中", terms.join(" = ")),
        ),
    };
    let plain = Data { outcomes: None, ..data.clone() };
    for (place, part) in parts.iter().enumerate().take(if alike { 1 } else { parts.len() }) {
        let names = Names { coordinates: vec!["n".into()], function: letter(place), lost: None };
        let said = indented(shape_of(part, &plain, &names));
        text.en.push_str(&format!("\n  {}", said.en));
        text.zh.push_str(&format!("\n  {}", said.zh));
    }
    text
}

/// Values that repeat from some number on.
fn periodic(first: u64, before: &[i64], period: usize, increase: i128, lines: String) -> Text {
    let from = first + before.len() as u64;
    let (plus, plus_zh) = match increase {
        0 => Default::default(),
        _ => (format!(", and each period adds {increase}"), format!("，每个周期增加 {increase}")),
    };
    both(
        format!("from {from} on the values repeat with period {period}{plus}:{lines}"),
        format!("从 {from} 起，值以 {period} 为周期重复{plus_zh}：{lines}"),
    )
}

/// Smallest and largest number of each coordinate: `0..9 × 0..9`.
fn ranges(data: &Data) -> String {
    let points = data.table.points();
    let range = |place: usize| {
        let numbers = points.iter().map(|point| point.at[place]);
        format!("{}..{}", numbers.clone().min().unwrap_or_default(), numbers.max().unwrap_or_default())
    };
    (0..data.table.arity()).map(range).collect::<Vec<_>>().join(" × ")
}

/// The data, where they come from the rules of a game.
pub fn of_positions(data: &Data) -> Text {
    let (ranges, count) = (ranges(data), data.table.points().len());
    match data.outcomes {
        Some(_) => both(
            format!("who wins {count} positions, at {ranges}"),
            format!("{count} 个局面的胜负，范围 {ranges}"),
        ),
        None => both(
            format!("the nim-values of {count} positions, at {ranges}"),
            format!("{count} 个局面的 SG 值，范围 {ranges}"),
        ),
    }
}

/// The data as they were understood.
pub fn read_as(data: &Data) -> Text {
    let points = data.table.points();
    if points.is_empty() {
        return Text::default();
    }
    let (what, what_zh) = match &data.outcomes {
        Some([won, lost]) => (
            format!("outcomes, {won} for a win of the player to move and {lost} for a loss"),
            format!("个胜负结果，{won} 表示先手胜，{lost} 表示先手负"),
        ),
        None if points.len() == 1 => ("value".to_owned(), "个值".to_owned()),
        None => ("values".to_owned(), "个值".to_owned()),
    };
    let (ranges, count) = (ranges(data), points.len());
    let (layout, layout_zh) = match (data.layout, data.bound) {
        (_, Some(bound)) if data.increasing => (
            format!("lost positions of increasing numbers, all up to {bound} taken to be listed: "),
            format!("各数递增的必败态，视为已列出不超过 {bound} 的全部："),
        ),
        (_, Some(bound)) => (
            format!("lost positions, all up to {bound} taken to be listed: "),
            format!("先手必败的局面，视为已列出不超过 {bound} 的全部："),
        ),
        (Some(Layout::List), _) => ("a list: ".to_owned(), "一列值：".to_owned()),
        (Some(Layout::Lines), _) => ("positions with their values: ".to_owned(), "局面及其值：".to_owned()),
        (Some(Layout::Rows), _) => ("a table: ".to_owned(), "表格：".to_owned()),
        (None, _) => ("an array: ".to_owned(), "数组：".to_owned()),
    };
    both(
        format!("{layout}{count} {what}, at {ranges}"),
        format!("{layout_zh}{count} {what_zh}，范围 {ranges}"),
    )
}

/// Evidence for a pattern: data that it was fitted on and that it predicted, and the odds of a fluke.
pub fn evidence(guess: &Guess) -> Text {
    let Guess { fitted, held, predicted, surprise, exceptions, .. } = guess;
    if !exceptions.is_empty() {
        let (wrong, all) = (exceptions.len(), fitted + held);
        return both(
            format!(
                "fitted on {fitted} values, it predicted {predicted} of the other {held}; of all {all} it misses {wrong}"
            ),
            format!(
                "由 {fitted} 个值拟合，预测对了其余 {held} 个中的 {predicted} 个；全部 {all} 个中有 {wrong} 个不符"
            ),
        );
    }
    let (data, stated) = (surprise.max(0.0).round(), guess.stated.max(0.0).round());
    let heads = (data - stated).max(0.0);
    both(
        format!(
            "fitted on {fitted} values, it predicted the other {held}, all of them right. Without the pattern, the values it accounts for take {data} bits to write down; the pattern itself takes {stated}: a fluke is as likely as {heads} heads in a row"
        ),
        format!(
            "由 {fitted} 个值拟合，其余 {held} 个全部预测正确。规律所给出的值若逐个写下，需要 {data} 比特，规律本身只需 {stated} 比特：碰巧吻合的可能性相当于抛硬币连续 {heads} 次正面朝上"
        ),
    )
}

/// No pattern was found.
pub fn nothing(guesses: &Guesses) -> Text {
    match guesses {
        Guesses::TooFew { points } => both(
            match points {
                1 => format!("1 value is too little to say anything; {FEWEST} or more are needed"),
                _ => format!("{points} values are too few to say anything; {FEWEST} or more are needed"),
            },
            format!("{points} 个值太少，看不出规律；至少需要 {FEWEST} 个"),
        ),
        Guesses::Of { .. } if guesses.is_scarce() => both(
            "a pattern fits all values, but they are too few to tell it from chance",
            "有规律符合全部数据，但数据太少，不能排除巧合",
        ),
        Guesses::Of { .. } => {
            both("no pattern found that predicts the values held back", "没有找到能预测所留数据的规律")
        }
    }
}

/// The reason why a pattern without exceptions is no conjecture.
pub fn doubt(doubt: &Doubt) -> Text {
    match doubt {
        Doubt::Growth(growth) => {
            let required = growth.required();
            both(
                format!(
                    "it has held only while the periods added up to {}; such a pattern may break before {required}, where it would have met every carry twice",
                    growth.last
                ),
                format!(
                    "目前只在累计 {} 个周期增量以内成立；在达到 {required}（两次跨过 2 的幂）之前，这样的规律仍可能失效",
                    growth.last
                ),
            )
        }
        Doubt::Scarce => both(
            "it fits all values, but that may be chance: more values would tell",
            "它符合全部数据，但可能是巧合：需要更多的值才能判定",
        ),
    }
}

/// Operations of patterns for which the language has no word.
const BEYOND: [Word; 9] = [
    unspoken(
        "bigomega",
        "how many prime factors t has, each as often as it divides",
        "t 的素因数的个数，重复的都算",
    ),
    unspoken("prime_index", "the k for which t is the k-th prime", "t 是第几个素数"),
    unspoken("largest_fibonacci", "the largest Fibonacci number up to t", "不超过 t 的最大斐波那契数"),
    unspoken("digit_sum", "the sum of the decimal digits", "十进制各位数字之和"),
    unspoken("digit_xor", "the xor of the decimal digits", "十进制各位数字的异或"),
    unspoken("digit_count", "how many decimal digits there are", "十进制的位数"),
    unspoken("exponent_xor", "the xor of the exponents of the prime factors", "素因数分解中各指数的异或"),
    unspoken("&", "bitwise and", "按位与"),
    unspoken("|", "bitwise or", "按位或"),
];

const fn unspoken(name: &'static str, en: &'static str, zh: &'static str) -> Word {
    Word { name, en, zh }
}

/// Meanings of the rarer functions and signs in a statement, in the order in which they occur.
pub fn notation(statement: &str) -> Vec<Text> {
    // A bar divides cases, where `otherwise` or `if` stands beside it.
    let cases = statement.contains(" if ") || statement.contains(" otherwise");
    let is_name = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
    let mut names: Vec<&str> = Vec::new();
    for word in statement.split_inclusive(|letter: char| !is_name(letter)) {
        let name = word.trim_end_matches(|letter: char| !is_name(letter));
        let called = word.ends_with('(') && !["min", "max", "floor", "sqrt"].contains(&name);
        let sign = Some(word.trim()).filter(|sign| *sign == "&" || *sign == "|" && !cases);
        let name = sign.or_else(|| Some(name).filter(|_| called));
        names.extend(name.filter(|name| !names.contains(name)));
    }
    let known = |name: &&str| {
        BEYOND
            .iter()
            .find(|word| word.name == *name)
            .or_else(|| MEANINGS.iter().find(|word| word.name == *name))
    };
    let sign = |name: &str| if name.contains(is_name) { format!("{name}(t)") } else { name.to_owned() };
    let line = |word: &Word| {
        both(format!("{}: {}", sign(word.name), word.en), format!("{}：{}", sign(word.name), word.zh))
    };
    names.iter().filter_map(known).map(line).collect()
}

/// Positions at which a pattern is wrong, the first of them with their values.
pub fn exceptions(guess: &Guess, data: &Data) -> Text {
    const SHOWN: usize = 5;
    let one = |point: &guess::Point| {
        let at: Vec<String> = point.at.iter().map(u64::to_string).collect();
        let (at, is) = (at.join(" "), data.written(point.value));
        match guess.pattern.value(&point.at) {
            Some(value) => both(
                format!("at {at} it is {is} and not {}", data.written(value)),
                format!("{at} 处为 {is} 而非 {}", data.written(value)),
            ),
            None => both(format!("at {at} it is {is}"), format!("{at} 处为 {is}")),
        }
    };
    let shown: Vec<Text> = guess.exceptions.iter().take(SHOWN).map(one).collect();
    let rest = guess.exceptions.len().saturating_sub(SHOWN);
    let (more, more_zh) = match rest {
        0 => Default::default(),
        _ => (format!("; and {rest} more"), format!("；另有 {rest} 处")),
    };
    let en: Vec<&str> = shown.iter().map(|text| text.en.as_str()).collect();
    let zh: Vec<&str> = shown.iter().map(|text| text.zh.as_str()).collect();
    both(format!("{}{more}", en.join("; ")), format!("{}{more_zh}", zh.join("；")))
}
