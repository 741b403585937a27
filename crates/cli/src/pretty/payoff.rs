//! Answers about matrices of payoffs: value first, evidence last.

use crate::failure::stopped;
use crate::pretty::Fields;
use crate::speech::{lang, say, tell};
use crate::terminal::{DRAW, LOST, WON, painted};
use bouton::payoff::{Answer, Decimal, Line, Matrix, Solved, Strategy};
use dashu_ratio::RBig;
use phrases::{evidence, matrix};
use words::Say;
use words::payoff::{dominated, label};

/// Number of entries shown of long lists.
const LISTED: usize = 12;
/// Longer probabilities are rounded.
const LONGEST: usize = 60;
/// Longer values are rounded.
const LONGEST_VALUE: usize = 160;

/// The answer as text, ending its last line; with `full`, long fractions and lists are complete.
pub(crate) fn payoff(answer: &Answer<'_>, full: bool) -> String {
    let mut fields = Fields::default();
    let mut text = match &answer.solved {
        Some(solved) => {
            strategies(answer.matrix, solved, full, &mut fields);
            pure(answer, full, &mut fields);
            eliminated(answer.matrix, solved, full, &mut fields);
            verdict(&solved.value, full)
        }
        None => painted(DRAW.bold(), say(matrix::OPEN)),
    };
    text.push('\n');
    for (index, sentence) in words::payoff::why(answer).iter().enumerate() {
        fields.add(if index == 0 { say(evidence::WHY) } else { "" }, tell(sentence));
    }
    text.push_str(&fields.render());
    if let Some(evidence) = &answer.evidence {
        let known = say(matrix::COMPUTED);
        text.push_str(&format!("{known}{}\n", tell(&evidence.text())));
    }
    if let Some(reason) = answer.limits_hit {
        text.push_str(&format!("{}\n", painted(DRAW, stopped(reason))));
    }
    text
}

/// The value, and the player who pays.
fn verdict(value: &RBig, full: bool) -> String {
    if value.is_zero() {
        return painted(DRAW.bold(), say(matrix::FAIR));
    }
    let most = if full { usize::MAX } else { LONGEST_VALUE };
    let shown = approximated(value, most).text;
    let said = matrix::value(&shown, value > &RBig::ZERO);
    painted(if value > &RBig::ZERO { WON.bold() } else { LOST }, tell(&said))
}

fn strategies(matrix: &Matrix, solved: &Solved, full: bool, fields: &mut Fields) {
    let row = Player {
        title: say(matrix::ROW_PLAYER),
        line: Line::Row,
        strategy: &solved.rows,
        unique: solved.rows_unique,
    };
    let column = Player {
        title: say(matrix::COLUMN_PLAYER),
        line: Line::Column,
        strategy: &solved.columns,
        unique: solved.columns_unique,
    };
    mixed(matrix, &row, full, fields);
    mixed(matrix, &column, full, fields);
}

/// A player, and the strategy that was found.
struct Player<'a> {
    title: &'static str,
    line: fn(usize) -> Line,
    strategy: &'a Strategy,
    /// `true` if no other strategy is optimal.
    unique: bool,
}

/// A strategy, with one line of text for each line of the matrix that it plays.
fn mixed(matrix: &Matrix, player: &Player<'_>, full: bool, fields: &mut Fields) {
    let &Player { title, line, strategy, unique } = player;
    let shown = if full { usize::MAX } else { LISTED };
    let mut played = Fields::default();
    let mut rounded = false;
    for (index, _) in strategy.weights().iter().take(shown) {
        let probability = strategy.probability(*index);
        let said = approximated(&probability, if full { usize::MAX } else { LONGEST });
        rounded |= !said.whole;
        let said = if probability.is_one() { say(matrix::ALWAYS).to_owned() } else { said.text };
        played.add(label(matrix, line(*index), lang()), said);
    }
    let rendered = played.render();
    let mut entries: Vec<String> = rendered.lines().map(|entry| entry.trim_start().to_owned()).collect();
    let rest = strategy.weights().len().saturating_sub(shown);
    if rest > 0 {
        entries.push(tell(&matrix::more(rest)).to_owned());
    }
    if rounded {
        entries.push(say(matrix::ROUNDED).to_owned());
    }
    if unique {
        entries.push(say(matrix::UNIQUE).to_owned());
    }
    for (index, entry) in entries.into_iter().enumerate() {
        fields.add(if index == 0 { title } else { "" }, entry);
    }
}

/// The saddle points.
fn pure(answer: &Answer<'_>, full: bool, fields: &mut Fields) {
    let pure = &answer.pure;
    if !pure.is_saddle() {
        return fields.add(say(matrix::SADDLE_POINTS), say(matrix::NONE));
    }
    let meet = pure.rows.iter().flat_map(|&row| pure.columns.iter().map(move |&column| (row, column)));
    let shown = if full { usize::MAX } else { LISTED };
    let point = |(row, column)| {
        let (row, column) = (
            label(answer.matrix, Line::Row(row), lang()),
            label(answer.matrix, Line::Column(column), lang()),
        );
        format!("{row}{}{column}", say(matrix::COMMA))
    };
    let mut points: Vec<String> = meet.take(shown).map(point).collect();
    let count = pure.rows.len() * pure.columns.len();
    if count > points.len() {
        points.push(tell(&matrix::more(count - points.len())).to_owned());
    }
    let title = if count == 1 { say(matrix::SADDLE_POINT) } else { say(matrix::SADDLE_POINTS) };
    for (index, point) in points.into_iter().enumerate() {
        fields.add(if index == 0 { title } else { "" }, point);
    }
}

/// Dominated lines, in the order of elimination.
fn eliminated(matrix: &Matrix, solved: &Solved, full: bool, fields: &mut Fields) {
    let shown = if full { usize::MAX } else { LISTED };
    let mut entries: Vec<String> =
        solved.dominated.iter().take(shown).map(|step| tell(&dominated(matrix, step)).to_owned()).collect();
    let rest = solved.dominated.len().saturating_sub(shown);
    if rest > 0 {
        entries.push(tell(&matrix::more(rest)).to_owned());
    }
    for (index, entry) in entries.into_iter().enumerate() {
        fields.add(if index == 0 { say(matrix::DOMINATED) } else { "" }, entry);
    }
}

/// A fraction with its decimal value; only the latter if the fraction has more than `most` characters.
fn approximated(number: &RBig, most: usize) -> Shown {
    let decimal = Decimal::of(number);
    if number.is_int() && decimal.exact {
        return Shown { text: decimal.text, whole: true };
    }
    let sign = if decimal.exact { '=' } else { '≈' };
    let fraction = number.to_string();
    match fraction.len() <= most {
        true => Shown { text: format!("{fraction} {sign} {}", decimal.text), whole: true },
        false => Shown { text: format!("≈ {}", decimal.text), whole: false },
    }
}

/// A displayed number.
struct Shown {
    text: String,
    /// `true` if it is exact.
    whole: bool,
}
