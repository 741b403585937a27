//! Matrices of payoffs: what is wrong with their text, and why a solution is one.

use super::{both, list, short, spaced};
use answer::payoff::{Answer, Decimal, Dominance, Dominated, Line, Matrix, Method, Pure, Solved};
use dashu_int::ops::BitTest;
use dashu_ratio::RBig;
use rules::{Lang, Text};

/// Limit on the terms of a sum that is written out.
const TERMS: usize = 4;

/// The argument for the value and the strategies, a sentence an entry.
pub fn why(answer: &Answer) -> Vec<Text> {
    match &answer.solved {
        Some(solved) => sentences(answer.matrix, solved),
        None => vec![bounds(&answer.pure)],
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

/// A number in a sentence, or its approximation.
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
            "Where {} meets {}, {value} is the least of its row and the greatest of its column: the row guarantees it, and \
             the column allows no row more.",
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
            "No single row guarantees more than {lower}, and no single column less than {upper}: both players must use mixed \
             strategies."
        ),
        format!("任何一行单独至多保证得到 {lower}，任何一列单独至少要付 {upper}：双方都须采用混合策略。"),
    )
}

/// Matrix without dominated lines.
fn left(matrix: &Matrix, rows: &[usize], columns: &[usize]) -> Text {
    let rows = lines(matrix, &rows.iter().map(|&row| Line::Row(row)).collect::<Vec<_>>());
    let columns = lines(matrix, &columns.iter().map(|&column| Line::Column(column)).collect::<Vec<_>>());
    both(
        format!("Without dominated lines, {} and {} are left.", rows.en, columns.en),
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

/// Guarantee of the row player's mixture; the sum is worked out for the first of the tight columns.
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

/// Guarantee of the column player's mixture; the sum is worked out for the first of the tight rows.
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

/// Check of the strategies, as evidence.
pub(crate) fn certified(value: &RBig) -> Text {
    let value = exactly(value).unwrap_or_else(|| "v".into());
    both(
        format!("min over columns of pᵀA = {value} = max over rows of Aq, verified in exact fractions."),
        format!("pᵀA 各列的最小值 = {value} = Aq 各行的最大值，已用精确分数验证。"),
    )
}

/// Bounds on the value when a limit was reached first.
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
