//! Programs in words: the lines at their top.

#[cfg(feature = "prove")]
mod evidence;

#[cfg(feature = "prove")]
pub use evidence::{attempt, finding};

use super::both;
use ::emit::Kind;
use question::Variant;
use rules::{ClaimInstance, Convention, Lang, Numeration, Text};

/// Lines at the top of a program: the game, its claims, the evidence for them, and the form of positions. Proofs by automata have
/// a numeration.
pub fn header(
    variant: &Variant,
    claims: &[&ClaimInstance],
    evidence: (&Text, Option<Numeration>),
    kind: Kind,
    lang: Lang,
) -> Vec<String> {
    let (evidence, numeration) = evidence;
    let mut lines = vec![title(variant).get(lang).to_owned()];
    lines.extend(claims.iter().map(|claim| variant.claimed(claim)));
    lines.extend(evidence.get(lang).lines().map(str::to_owned));
    lines.extend(numeration.map(|numeration| {
        both(format!("Proved with numbers in {numeration}."), format!("证明所用记数法：{numeration}。"))
            .get(lang)
            .to_owned()
    }));
    let tried = both(
        "winning_move tries the moves one by one, and gives what a winning one leaves.",
        "winning_move 逐一尝试各着法，给出制胜着法之后的局面。",
    );
    lines.extend([position(kind), tried].map(|text| text.get(lang).to_owned()));
    lines
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
