//! Matrices of payoffs: what is wrong with their text, and why a solution is one.

use super::{both, list, short};
use crate::payoff::{Answer, Decimal, Dominance, Dominated, LARGEST, Line, Matrix, Method, Pure, Solved};
use dashu_int::ops::BitTest;
use dashu_ratio::RBig;
use rules::{Lang, Text};
use solve::payoff::{Flaw, Separator};

/// Of mixtures of more lines no sum is written out.
const TERMS: usize = 4;

impl Answer<'_> {
    /// The argument for the value and the strategies, a sentence an entry.
    pub fn why(&self) -> Vec<Text> {
        match &self.solved {
            Some(solved) => sentences(self.matrix, solved),
            None => vec![bounds(&self.pure)],
        }
    }
}

/// The name of a line, or its number from 1.
pub fn label(matrix: &Matrix, line: Line, lang: Lang) -> String {
    let name = match line {
        Line::Row(row) => matrix.row_name(row),
        Line::Column(column) => matrix.column_name(column),
    };
    match name {
        Some(name) => short(name),
        None => numbered(line).get(lang).to_owned(),
    }
}

/// A stable name for a flaw.
pub(crate) fn code(flaw: &Flaw) -> &'static str {
    match flaw {
        Flaw::Empty => "empty-matrix",
        Flaw::MissingEntry => "missing-entry",
        Flaw::MissingName => "missing-name",
        Flaw::NotANumber { .. } => "not-a-number",
        Flaw::ZeroDenominator => "zero-denominator",
        Flaw::LargeExponent => "large-exponent",
        Flaw::LongNumber => "long-number",
        Flaw::Ragged { .. } => "ragged-matrix",
        Flaw::Names { .. } => "wrong-number-of-names",
        Flaw::OpenQuote => "unclosed-quotation",
        Flaw::TooLarge => "large-matrix",
    }
}

/// What is wrong, in a sentence without a full stop.
pub(crate) fn message(flaw: &Flaw) -> Text {
    match flaw {
        Flaw::Empty => both("there is no number here, so no matrix", "没有任何数字，不成矩阵"),
        Flaw::MissingEntry => both("an entry is missing", "缺少一个元素"),
        Flaw::MissingName => both("this row has no name, though others have", "此行没有名称，而其他行有"),
        Flaw::NotANumber { given, .. } => {
            let given = short(given);
            both(format!("`{given}` is not a number"), format!("`{given}` 不是数"))
        }
        Flaw::ZeroDenominator => both("a fraction over 0 means nothing", "分母不能为 0"),
        Flaw::LargeExponent => {
            let most = LARGEST.exponent;
            both(format!("the exponent is beyond ±{most}"), format!("指数超出 ±{most}"))
        }
        Flaw::LongNumber => {
            let most = LARGEST.digits;
            both(format!("the number has more than {most} digits"), format!("这个数超过 {most} 位"))
        }
        Flaw::Ragged { row, entries, expected } => both(
            format!("row {row} has {}, but the first row has {expected}", counted(*entries)),
            format!("第 {row} 行有 {entries} 个元素，而第一行有 {expected} 个"),
        ),
        Flaw::Names { names, columns } => both(
            format!("names given: {names}; columns of numbers: {columns}"),
            format!("给出了 {names} 个名称，而数字有 {columns} 列"),
        ),
        Flaw::OpenQuote => both("the quotation mark is not closed", "引号没有闭合"),
        Flaw::TooLarge => {
            let (lines, entries, digits) = (LARGEST.lines, LARGEST.entries, LARGEST.together);
            both(
                format!(
                    "the matrix is too large: at most {lines} rows, {lines} columns, {entries} entries and {digits} digits are read"
                ),
                format!("矩阵太大：至多读 {lines} 行、{lines} 列、{entries} 个元素、{digits} 位数字"),
            )
        }
    }
}

/// What to do about it.
pub(crate) fn help(flaw: &Flaw) -> Text {
    match flaw {
        Flaw::Empty => both(
            "write a row on each line, as in `3, -1`; the entries are what the column player pays the row player",
            "每行写矩阵的一行，如 `3, -1`；元素是列方付给行方的数",
        ),
        Flaw::MissingEntry => {
            both("write a number here, or remove the separator", "请在此写一个数，或去掉多余的分隔符")
        }
        Flaw::MissingName => both("name every row, or none", "要么每行都有名称，要么都没有"),
        Flaw::NotANumber { given, separator } => not_a_number(given, *separator),
        Flaw::ZeroDenominator => both("write another denominator, as in `3/4`", "请改写分母，如 `3/4`"),
        Flaw::LargeExponent | Flaw::LongNumber => both(
            "measure the payoffs in another unit: multiplied by the same number, they make the same game",
            "请换一个单位：所有元素同乘一个正数，游戏不变",
        ),
        Flaw::Ragged { .. } => {
            both("every row needs as many entries as the first", "每行的元素个数须与第一行相同")
        }
        Flaw::Names { .. } => both(
            "give every column a name; one more may stand above the names of the rows",
            "请给每列一个名称；行名上方可以再多写一个",
        ),
        Flaw::OpenQuote => both("write `\"` at the end of the name", "请在名称末尾写 `\"`"),
        Flaw::TooLarge => {
            both("leave out rows and columns that nobody would choose", "请去掉没有人会选择的行与列")
        }
    }
}

/// What to write instead, and what probably happened.
fn not_a_number(given: &str, separator: Separator) -> Text {
    let forms = both("write -2, 3/4, 0.25 or -1e-3", "请写 -2、3/4、0.25 或 -1e-3");
    let between = match separator {
        Separator::Tab => both("by tabs", "制表符"),
        Separator::Semicolon => both("by semicolons", "分号"),
        Separator::Comma => both("by commas", "逗号"),
        Separator::Blanks => both("by blanks", "空格"),
    };
    if separator != Separator::Comma && given.contains([',', '，']) {
        return both(
            "a decimal point is written `.`: `2.5`, not `2,5`",
            "小数点写作 `.`：写 `2.5`，不写 `2,5`",
        );
    }
    both(
        format!("{}; the entries of this text are separated {}", forms.en, between.en),
        format!("{}；此文本的元素以{}分隔", forms.zh, between.zh),
    )
}

fn counted(entries: usize) -> String {
    if entries == 1 { "1 entry".into() } else { format!("{entries} entries") }
}

/// `row 2`, `第 2 行`
fn numbered(line: Line) -> Text {
    match line {
        Line::Row(row) => both(format!("row {}", row + 1), format!("第 {} 行", row + 1)),
        Line::Column(column) => both(format!("column {}", column + 1), format!("第 {} 列", column + 1)),
    }
}

/// A line in a sentence: `row b`, `行“b”`.
fn line(matrix: &Matrix, line: Line) -> Text {
    lines(matrix, &[line])
}

/// Several lines of a kind in a sentence, the first few of them named: `rows 1, 2 and 4`, `第 1、2、4 行`.
fn lines(matrix: &Matrix, all: &[Line]) -> Text {
    let (en, zh) = match all {
        [Line::Row(_)] | [] => ("row", "行"),
        [Line::Column(_)] => ("column", "列"),
        [Line::Row(_), ..] => ("rows", "行"),
        [Line::Column(_), ..] => ("columns", "列"),
    };
    let name = |one: &Line| match *one {
        Line::Row(row) => matrix.row_name(row),
        Line::Column(column) => matrix.column_name(column),
    };
    // Of more than a list shows, none needs to be written out.
    let some = &all[..all.len().min(13)];
    match some.iter().map(name).collect::<Option<Vec<&str>>>() {
        Some(names) => {
            let plain: Vec<String> = names.iter().map(|name| short(name)).collect();
            let quoted: Vec<String> = names.iter().map(|name| format!("“{}”", short(name))).collect();
            both(
                format!("{en} {}", list(&plain, ", ", " and ")),
                format!("{zh}{}", list(&quoted, "、", "、")),
            )
        }
        None => {
            let number = |one: &Line| match one {
                Line::Row(index) | Line::Column(index) => (index + 1).to_string(),
            };
            let numbers: Vec<String> = some.iter().map(number).collect();
            both(
                format!("{en} {}", list(&numbers, ", ", " and ")),
                format!("第 {} {zh}", list(&numbers, "、", "、")),
            )
        }
    }
}

/// A number in a sentence, if it is short.
fn exactly(number: &RBig) -> Option<String> {
    const LONGEST: usize = 24;
    // A long fraction need not be written out to be found too long.
    let bits = number.numerator().bit_len() + number.denominator().bit_len();
    (bits < 4 * LONGEST).then(|| number.to_string()).filter(|text| text.len() <= LONGEST)
}

/// A number in a sentence, or about what it is.
fn number(number: &RBig) -> String {
    exactly(number).unwrap_or_else(|| format!("≈ {}", Decimal::of(number).text))
}

/// The value in a sentence that has named it before.
fn value(value: &RBig) -> Text {
    match exactly(value) {
        Some(text) => both(text.clone(), text),
        None => both("the value", "值"),
    }
}

/// A factor in a product: `(-2)`.
fn factor(entry: &RBig) -> Option<String> {
    exactly(entry).map(|text| if text.starts_with('-') { format!("({text})") } else { text })
}

/// A row and a column meet in a saddle point.
fn saddle(matrix: &Matrix, row: usize, column: usize, value: &RBig) -> Text {
    let (row, column, value) =
        (line(matrix, Line::Row(row)), line(matrix, Line::Column(column)), number(value));
    both(
        format!(
            "Where {} meets {}, {value} is the least of its row and the greatest of its column: the row makes sure of it, the column lets no row have more.",
            row.en, column.en
        ),
        format!(
            "{}与{}相交处的 {value} 在其行中最小、在其列中最大：该行保证得到它，该列使任何行都得不到更多。",
            row.zh, column.zh
        ),
    )
}

/// Pure choices do not suffice.
fn no_saddle(pure: &Pure<RBig>) -> Text {
    let (lower, upper) = (number(&pure.lower), number(&pure.upper));
    both(
        format!(
            "No single row makes sure of more than {lower}, and no single column of less than {upper}: both players have to mix."
        ),
        format!("任何一行单独至多保证得到 {lower}，任何一列单独至少要付 {upper}：双方都须混合。"),
    )
}

/// What is left without dominated lines.
fn left(matrix: &Matrix, rows: &[usize], columns: &[usize]) -> Text {
    let rows = lines(matrix, &rows.iter().map(|&row| Line::Row(row)).collect::<Vec<_>>());
    let columns = lines(matrix, &columns.iter().map(|&column| Line::Column(column)).collect::<Vec<_>>());
    both(
        format!("Without what is dominated, {} and {} are left.", rows.en, columns.en),
        format!("去掉被占优的行与列，剩下{}与{}。", rows.zh, columns.zh),
    )
}

/// The formula for two rows and two columns, with its numbers, if they are short.
fn formula(cells: [&RBig; 4], value: &RBig) -> Option<Text> {
    let [a, b, c, d] = cells.map(factor);
    let (a, b, c, d, value) = (a?, b?, c?, d?, exactly(value)?);
    let formula = format!("({a}·{d} − {b}·{c}) / ({a} + {d} − {b} − {c}) = {value}");
    Some(both(
        format!(
            "For two rows and two columns without a saddle point the value is (ad − bc)/(a + d − b − c) = {formula}."
        ),
        format!("两行两列而无鞍点时，值为 (ad − bc)/(a + d − b − c) = {formula}。"),
    ))
}

/// A sum that shows what a mixture gets against a line, in brackets: `3/5·3 + 2/5·(-2) = 1`; nothing if it is long.
fn worked(matrix: &Matrix, value: &RBig, at: Line, terms: &[(RBig, RBig)]) -> Text {
    const LONGEST: usize = 100;
    let term =
        |(probability, entry): &(RBig, RBig)| Some(format!("{}·{}", exactly(probability)?, factor(entry)?));
    let terms: Option<Vec<String>> = terms.iter().map(term).collect();
    let (Some(terms), Some(value)) = (terms.filter(|terms| !terms.is_empty()), exactly(value)) else {
        return Text::default();
    };
    let (at, sum) = (line(matrix, at), terms.join(" + "));
    if sum.len() > LONGEST {
        return Text::default();
    }
    both(format!(" ({}: {sum} = {value})", at.en), format!("（{}：{sum} = {value}）", at.zh))
}

/// What the row player's mixture makes sure of; the sum is worked out for the first of the tight columns.
fn earns(matrix: &Matrix, what: &RBig, tight: &[usize], terms: &[(RBig, RBig)]) -> Text {
    let all: Vec<Line> = tight.iter().map(|&column| Line::Column(column)).collect();
    let shown = all.first().map(|&first| worked(matrix, what, first, terms)).unwrap_or_default();
    let (against, what) = (lines(matrix, &all), value(what));
    if tight.len() == matrix.columns() {
        return both(
            format!("The row player's mixture earns exactly {} against every column{}.", what.en, shown.en),
            format!("行方的混合对每一列都恰好得{}{}。", spaced(&what.zh), shown.zh),
        );
    }
    both(
        format!(
            "The row player's mixture earns exactly {} against {}{}, and more against any other.",
            what.en, against.en, shown.en
        ),
        format!("行方的混合对{}恰好得{}{}，对其他各列得到更多。", against.zh, spaced(&what.zh), shown.zh),
    )
}

/// What the column player's mixture makes sure of; the sum is worked out for the first of the tight rows.
fn pays(matrix: &Matrix, what: &RBig, tight: &[usize], terms: &[(RBig, RBig)]) -> Text {
    let all: Vec<Line> = tight.iter().map(|&row| Line::Row(row)).collect();
    let shown = all.first().map(|&first| worked(matrix, what, first, terms)).unwrap_or_default();
    let (earning, what) = (lines(matrix, &all), value(what));
    if tight.len() == matrix.rows() {
        return both(
            format!(
                "Against the column player's mixture every row earns exactly {}{}: neither can do better.",
                what.en, shown.en
            ),
            format!("对列方的混合，每一行都恰好得{}{}：谁也不能做得更好。", spaced(&what.zh), shown.zh),
        );
    }
    let earn = if tight.len() == 1 { "earns" } else { "earn" };
    both(
        format!(
            "Against the column player's mixture {} {earn} exactly {}{}, and any other row less: neither can do better.",
            earning.en, what.en, shown.en
        ),
        format!(
            "对列方的混合，{}恰好得{}{}，其他各行得到更少：谁也不能做得更好。",
            earning.zh,
            spaced(&what.zh),
            shown.zh
        ),
    )
}

/// With a blank between Chinese and a number.
fn spaced(text: &str) -> String {
    if text.is_ascii() { format!(" {text}") } else { text.into() }
}

/// A line and the one that dominates it: `row b by row a, strictly`.
pub fn dominated(matrix: &Matrix, step: &Dominated) -> Text {
    let by = match step.line {
        Line::Row(_) => Line::Row(step.by),
        Line::Column(_) => Line::Column(step.by),
    };
    let (gone, by) = (line(matrix, step.line), line(matrix, by));
    match step.how {
        Dominance::Strictly => {
            both(format!("{} by {}, strictly", gone.en, by.en), format!("{}被{}严格占优", gone.zh, by.zh))
        }
        Dominance::Weakly => {
            both(format!("{} by {}, weakly", gone.en, by.en), format!("{}被{}弱占优", gone.zh, by.zh))
        }
        Dominance::Equal => {
            both(format!("{} is the same as {}", gone.en, by.en), format!("{}与{}相同", gone.zh, by.zh))
        }
    }
}

/// What was checked, as evidence.
pub(crate) fn certified(value: &RBig) -> Text {
    let value = exactly(value).unwrap_or_else(|| "v".into());
    both(
        format!("min over columns of pᵀA = {value} = max over rows of Aq, verified in exact fractions."),
        format!("pᵀA 各列的最小值 = {value} = Aq 各行的最大值，已用精确分数验证。"),
    )
}

/// What is known when a limit was reached first.
fn bounds(pure: &Pure<RBig>) -> Text {
    let (lower, upper) = (number(&pure.lower), number(&pure.upper));
    if pure.is_saddle() {
        return both(
            format!("There is a saddle point, so the value is {lower}; the rest was not looked at."),
            format!("有鞍点，故值为 {lower}；其余未及考察。"),
        );
    }
    both(
        format!("By single rows and columns alone, the value lies between {lower} and {upper}."),
        format!("仅由单独的行与列可知，值在 {lower} 与 {upper} 之间。"),
    )
}

/// Why this is the value and these strategies are optimal.
fn sentences(matrix: &Matrix, solved: &Solved) -> Vec<Text> {
    if solved.method == Method::Saddle {
        let lines = solved.rows.weights().first().zip(solved.columns.weights().first());
        return lines
            .map(|((row, _), (column, _))| saddle(matrix, *row, *column, &solved.value))
            .into_iter()
            .collect();
    }
    let mut said = vec![no_saddle(&solved.pure)];
    let gone = |line: &Line| solved.dominated.iter().any(|step| step.line == *line);
    let rows: Vec<usize> = (0..matrix.rows()).filter(|&row| !gone(&Line::Row(row))).collect();
    let columns: Vec<usize> = (0..matrix.columns()).filter(|&column| !gone(&Line::Column(column))).collect();
    if !solved.dominated.is_empty() {
        said.push(left(matrix, &rows, &columns));
    }
    if let ([top, bottom], [left, right]) = (&rows[..], &columns[..]) {
        let entry = |row: &usize, column: &usize| matrix.entry(*row, *column);
        let cells = [entry(top, left), entry(top, right), entry(bottom, left), entry(bottom, right)];
        said.extend(formula(cells, &solved.value));
    }
    let (against, earning) = (&solved.certificate.columns, &solved.certificate.rows);
    let earned = against.first().map_or_else(Vec::new, |&column| {
        let term = |(row, _): &(usize, _)| (solved.rows.probability(*row), matrix.entry(*row, column));
        terms(solved.rows.weights().iter().map(term))
    });
    let paid = earning.first().map_or_else(Vec::new, |&row| {
        let term =
            |(column, _): &(usize, _)| (solved.columns.probability(*column), matrix.entry(row, *column));
        terms(solved.columns.weights().iter().map(term))
    });
    said.push(earns(matrix, &solved.value, against, &earned));
    said.push(pays(matrix, &solved.value, earning, &paid));
    said
}

/// Probabilities and entries, if they are few.
fn terms<'e>(terms: impl ExactSizeIterator<Item = (RBig, &'e RBig)>) -> Vec<(RBig, RBig)> {
    if terms.len() > TERMS {
        return Vec::new();
    }
    terms.map(|(probability, entry)| (probability, entry.clone())).collect()
}
