//! Programs in words: the lines at their top.

#[cfg(feature = "prove")]
mod evidence;
mod misformat;

#[cfg(feature = "prove")]
pub use evidence::{attempt, finding, of_open, of_open_finding};
pub use misformat::{advice, mistake, with_language, without_language};

use super::both;
use crate::Say;
use ::emit::{Cost, Kind, Layout, Unwritten};
use question::Variant;
use rules::{ClaimInstance, Convention, Lang, Numeration, Text};
#[cfg(feature = "prove")]
use {crate::guess::Names, guess::Guess, guess::read::Data};

/// Lines at the top of a program: the game, its claims, the evidence for them, and the form of positions. Proofs by automata have
/// a numeration.
pub fn header(
    variant: &Variant,
    claims: &[&ClaimInstance],
    evidence: (&Text, Option<Numeration>),
    kind: Kind,
    lang: Lang,
) -> Vec<String> {
    let mut lines = stated(variant, claims, evidence, lang);
    let tried = both(
        "winning_move tries the moves one by one, and gives what a winning one leaves.",
        "winning_move 逐一尝试各着法，给出制胜着法之后的局面。",
    );
    lines.extend([position(kind), tried].map(|text| text.get(lang).to_owned()));
    lines
}

/// Lines about a game whose answers are claimed: the game, its claims, and the evidence for them.
pub fn stated(
    variant: &Variant,
    claims: &[&ClaimInstance],
    (evidence, numeration): (&Text, Option<Numeration>),
    lang: Lang,
) -> Vec<String> {
    let mut lines = vec![title(variant).get(lang).to_owned()];
    lines.extend(claims.iter().map(|claim| variant.claimed(claim)));
    lines.extend(evidence.get(lang).lines().map(str::to_owned));
    lines.extend(numeration.map(|numeration| {
        both(format!("Proved with numbers in {numeration}."), format!("证明所用记数法：{numeration}。"))
            .get(lang)
            .to_owned()
    }));
    lines
}

/// Evidence for a claim that is a theorem as well.
pub fn cited(evidence: &Text, citation: &str) -> Text {
    both(
        format!("A theorem ({citation}).\n{}", evidence.en),
        format!("定理（{citation}）。\n{}", evidence.zh),
    )
}

/// Evidence for a claim of one size, in a program that reads positions of others.
pub fn of_other_sizes(evidence: &Text) -> Text {
    both(
        format!("{}\nFor positions of other sizes it is NOT PROVED here.", evidence.en),
        format!("{}\n对其他大小的局面，此处未证明。", evidence.zh),
    )
}

/// Lines at the top of a whole program: those of each game, by its name, and the format.
pub fn whole<'a>(
    games: impl Iterator<Item = (&'a str, &'a [String])>,
    layout: &Layout,
    lang: Lang,
) -> Vec<String> {
    let (names, headers): (Vec<&str>, Vec<&[String]>) = games.unzip();
    let sum = names.join(" + ");
    let summed = both(
        format!(
            "{sum}, normal play: a position is lost if the nim-sum of its values is 0 (Sprague 1935, Grundy 1939)."
        ),
        format!("{sum}，正常规则：各 SG 值的异或和为 0 时先手必败（Sprague 1935，Grundy 1939）。"),
    );
    let mut lines: Vec<String> = vec![];
    lines.extend((names.len() > 1).then(|| summed.get(lang).to_owned()));
    lines.extend(headers.concat());
    lines.extend(formatted(layout).map(|text| text.get(lang).to_owned()));
    lines
}

/// Lines at the top of a whole program by a pattern in data, or in the small positions of a game.
#[cfg(feature = "prove")]
pub fn guessed(guess: &Guess, data: &Data, variant: Option<&Variant>, lang: Lang) -> Vec<String> {
    let said = crate::guess::statement(guess, data, &Names::of(data)).text;
    let evidence = crate::guess::evidence(guess);
    let Text { en, zh } = match variant {
        Some(_) => crate::guess::of_positions(data),
        None => crate::guess::read_as(data),
    };
    let origin = both(format!("A pattern in {en}."), format!("数据（{zh}）中的规律。"));
    let known = both(
        format!("A CONJECTURE, not proved: {}.", evidence.en),
        format!("猜想，未证明：{}。", evidence.zh),
    );
    let mut lines: Vec<String> =
        variant.map(|variant| title(variant).get(lang).to_owned()).into_iter().collect();
    lines.push(origin.get(lang).to_owned());
    lines.extend(said.get(lang).lines().map(str::to_owned));
    lines.push(known.get(lang).to_owned());
    lines
}

/// Note that a program computes what a pattern says up to a bound.
pub fn filled(upto: u64, cost: Cost) -> Text {
    let Cost { positions, steps } = cost;
    let steps = rounded(steps);
    both(
        format!(
            "It is computed for all {positions} positions with numbers up to {upto}: about {steps} steps. Larger numbers are refused."
        ),
        format!("据此打表：各数不超过 {upto} 的全部 {positions} 个局面，约 {steps} 步。更大的数不予回答。"),
    )
}

/// Note that a program takes its answers from a conjecture, with the reason why it does not compute them.
pub fn instead(unwritten: &Unwritten) -> Text {
    let Text { en, zh } = unwritten.text();
    both(
        format!("The answers are not computed by the rules: {en}."),
        format!("答案并非按规则打表得出：{zh}。"),
    )
}

/// Lines at the top of a whole program that computes its answers.
pub fn computed(variant: &Variant, upto: u64, cost: Cost, lang: Lang) -> Vec<String> {
    let Cost { positions, steps } = cost;
    let steps = rounded(steps);
    let what = match variant.instance().convention() {
        Convention::Normal => both("The nim-values", "SG 值"),
        Convention::Misere => both("Who wins", "胜负"),
    };
    let Text { en, zh } = what;
    let how = both(
        format!(
            "{en} of all {positions} positions with numbers up to {upto}, computed by the rules: about {steps} steps.\n\
             Larger numbers are refused."
        ),
        format!(
            "按规则打表：各数不超过 {upto} 的全部 {positions} 个局面的{zh}，约 {steps} 步。\n更大的数不予回答。"
        ),
    );
    let mut lines = vec![title(variant).get(lang).to_owned()];
    lines.extend(how.get(lang).lines().map(str::to_owned));
    lines
}

/// The format, and how moves are found if they are printed.
fn formatted(layout: &Layout) -> impl Iterator<Item = Text> {
    let text = layout.text();
    let format = both(format!("Format: {text}"), format!("格式：{text}"));
    let tried = both("Winning moves are found by trying all moves.", "制胜着法由逐一尝试全部着法得到。");
    std::iter::once(format).chain(layout.moves().then_some(tried))
}

/// A large number with one digit: `5*10^7`.
pub fn rounded(number: u64) -> String {
    if number < 10_000 {
        return number.to_string();
    }
    let (mut digit, mut power) = (number, 0);
    while digit >= 100 {
        (digit, power) = (digit / 10, power + 1);
    }
    let digit = (digit + 5) / 10;
    let (digit, power) = if digit == 10 { (1, power + 2) } else { (digit, power + 1) };
    if digit == 1 { format!("10^{power}") } else { format!("{digit}*10^{power}") }
}

fn title(variant: &Variant) -> Text {
    let name = variant.name();
    match variant.instance().convention() {
        Convention::Normal => both(format!("{name}, normal play"), format!("{name}，正常规则")),
        Convention::Misere => both(format!("{name}, misère play"), format!("{name}，反常规则")),
    }
}

fn position(kind: Kind) -> Text {
    match kind {
        Kind::Tuple(_) => both("A position is its numbers.", "局面即其各数。"),
        Kind::Sum(1) => both("A position is a list of numbers.", "局面是数的列表。"),
        Kind::Sum(_) => both(
            "A position is a list of components, each some numbers.",
            "局面是分量的列表，每个分量是若干个数。",
        ),
        Kind::Row => both("A position is a row of numbers.", "局面是一行数。"),
    }
}
