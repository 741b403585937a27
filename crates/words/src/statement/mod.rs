//! Statements of the checker in words: positions and their laws, ends and moves, and the claim.
//!
//! The sentences say what a statement means, and nothing about how it is known. Numbers have the names that they have in
//! its text, and formulas are written as in the language of games.

mod formula;
pub mod sizes;

use crate::{Say, both};
use answer::proof::Stated;
use formula::{all, formula, name};
use kernel::{Automaton, Certainty, Choice, Claim, Formula, Move, Variable, Verdict};
use kernel_residues::{Family, Modulus};
use prove::Lemma;
use rules::Text;

/// All sentences, in the order of the statement; the last is the claim.
///
/// ```
/// let text = "(statement (numeration base 2) (places n) (stuck lost)
///     (move (k) (< k n) (<= n (+ k 3)) (to k)) (lost (divides 4 n)))";
/// let said = words::statement::sentences(&kernel::Statement::parse(text).unwrap().into());
/// let said: Vec<&str> = said.iter().map(|sentence| &*sentence.en).collect();
/// assert_eq!(said, [
///     "A position is a natural number n.",
///     "A move leads from n to k wherever k < n <= k + 3.",
///     "There are no other moves.",
///     "A player who cannot move has lost.",
///     "Claim: exactly the positions with 4 divides n are lost for the player to move; all others are won.",
/// ]);
/// ```
pub fn sentences(family: &Family) -> Vec<Text> {
    let mut said = vec![places(family)];
    said.extend(family.statement.laws.iter().map(|law| {
        let law = formula(family, law);
        both(format!("At every position {law}."), format!("每个局面满足 {law}。"))
    }));
    said.extend(family.moduli.iter().map(|modulus| self::modulus(family, modulus)));
    said.extend(family.statement.automata.iter().map(automaton));
    said.extend(ends(family));
    said.extend(family.statement.moves.iter().map(|of| step(family, of)));
    said.push(match family.statement.moves.is_empty() {
        true => both("There are no moves.", "没有着法。"),
        false => both("There are no other moves.", "没有其他着法。"),
    });
    said.extend(family.statement.choices.iter().map(|choice| self::choice(family, choice)));
    said.push(stuck(family));
    said.extend(family.statement.assuming.iter().map(|premise| match Lemma::named(premise) {
        Some(lemma) => {
            let Text { en, zh } = lemma.text();
            both(
                format!("What is said of the moves rests on an elementary fact: {en}"),
                format!("关于着法的陈述依据一个初等事实：{zh}"),
            )
        }
        None => {
            let assumed = plain(premise);
            both(
                format!("What is said of the moves rests on an assumption: {assumed}"),
                format!("关于着法的陈述依据一个假定：{assumed}"),
            )
        }
    }));
    let Text { en, zh } = claim(family);
    said.push(both(format!("Claim: {en}."), format!("断言：{zh}。")));
    said
}

/// The claim, without a full stop.
pub fn claim(family: &Family) -> Text {
    match &family.statement.claim {
        Claim::Outcomes(outcomes) => outcome(family, outcomes),
        Claim::Value(of) => {
            let value = name(family, family.statement.places.len() as Variable);
            let (position, of) = (tuple(family, &every(family)), formula(family, of));
            both(
                format!("the nim-value of {position} is {value} exactly if {of}"),
                format!("{position} 的 SG 值为 {value}，当且仅当 {of}"),
            )
        }
        Claim::Recursion(value, same) => {
            let number = name(family, family.statement.places.len() as Variable);
            let position = tuple(family, &every(family));
            let (value, same) = (formula(family, value), formula(family, same));
            both(
                format!("the nim-value of {position} is {number} if {value}, and that of {number} if {same}"),
                format!(
                    "若 {value}，则 {position} 的 SG 值为 {number}；若 {same}，则与 {number} 的 SG 值相同"
                ),
            )
        }
    }
}

/// The statement as in a certificate, without what a terminal could take for something else.
pub fn text(family: &Family) -> String {
    let lines = kernel_text::family(family);
    lines.lines().map(|line| plain(line) + "\n").collect()
}

/// A statement as in a certificate.
pub fn stated(of: &Stated) -> String {
    match of {
        Stated::Family(family) => text(family),
        Stated::Sizes(statement) => sizes::text(statement),
    }
}

/// All sentences of a statement.
pub fn said(of: &Stated) -> Vec<Text> {
    match of {
        Stated::Family(family) => sentences(family),
        Stated::Sizes(statement) => sizes::sentences(statement),
    }
}

/// A text with all signs that a terminal or a page could take for something else written as their numbers.
pub(crate) fn plain(text: &str) -> String {
    let hidden = |sign: char| {
        sign.is_control()
            || matches!(sign, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
    };
    text.chars()
        .flat_map(|sign| {
            let shown: Vec<char> = if hidden(sign) { sign.escape_unicode().collect() } else { vec![sign] };
            shown
        })
        .collect()
}

/// The relation of a modulus.
fn modulus(family: &Family, modulus: &Modulus) -> Text {
    let (relation, sum) = (plain(&modulus.name), formula::sum(family, &modulus.sum));
    both(
        format!("`{relation}(x, q, r)` says that x = q*({sum}) + r and r < {sum}."),
        format!("`{relation}(x, q, r)` 指 x = q*({sum}) + r 且 r < {sum}。"),
    )
}

/// All numbers of a position.
fn every(family: &Family) -> Vec<Variable> {
    (0..family.statement.places.len() as Variable).collect()
}

/// Numbers of a position: `n`, or `(a, b)`.
fn tuple(family: &Family, numbers: &[Variable]) -> String {
    let names: Vec<String> = numbers.iter().map(|&number| name(family, number)).collect();
    match &*names {
        [only] => only.clone(),
        names => format!("({})", names.join(", ")),
    }
}

fn listed(family: &Family, numbers: &[Variable]) -> Text {
    let names: Vec<String> = numbers.iter().map(|&number| name(family, number)).collect();
    both(names.join(", "), names.join("、"))
}

fn places(family: &Family) -> Text {
    let count = family.statement.places.len();
    let Text { en, zh } = listed(family, &every(family));
    match (count, family.statement.sorted) {
        (1, _) => both(format!("A position is a natural number {en}."), format!("局面是一个自然数 {zh}。")),
        (_, false) => both(
            format!("A position is {count} natural numbers {en}."),
            format!("局面是 {count} 个自然数 {zh}。"),
        ),
        (_, true) => both(
            format!("A position is {count} natural numbers {en}, none smaller than the one before."),
            format!("局面是 {count} 个自然数 {zh}，后面的数不小于前面的数。"),
        ),
    }
}

fn automaton(automaton: &Automaton) -> Text {
    let (name, numbers) = (plain(&automaton.name), automaton.numbers);
    let noun = if numbers == 1 { "number" } else { "numbers" };
    both(
        format!("`{name}` is the automaton that the statement lists; it reads {numbers} {noun}."),
        format!("`{name}` 是陈述中列出的自动机，读 {numbers} 个数。"),
    )
}

/// The ends, each where none of the earlier ones holds.
fn ends(family: &Family) -> impl Iterator<Item = Text> {
    family.statement.ends.iter().enumerate().map(|(place, (verdict, of))| {
        let of = formula(family, of);
        let ([en, zh], [first, first_zh]) = match (verdict, place) {
            (verdict, 0) => (fate(*verdict), ["Play has ended where", "满足"]),
            (verdict, _) => (fate(*verdict), ["Elsewhere play has ended where", "此外，满足"]),
        };
        both(format!("{first} {of}: {en}."), format!("{first_zh} {of} 处对局已结束：{zh}。"))
    })
}

/// A verdict on the player to move.
fn fate(verdict: Verdict) -> [&'static str; 2] {
    match verdict {
        Verdict::Lost => ["the player to move has lost", "轮到走棋的人已输"],
        Verdict::Won => ["the player to move has won", "轮到走棋的人已赢"],
        Verdict::Draw => ["it is a draw", "为平局"],
    }
}

fn stuck(family: &Family) -> Text {
    let (open, open_zh) = match family.statement.ends.is_empty() {
        true => ("", ""),
        false => (" where play has not ended", "在对局尚未结束处"),
    };
    let [fate, fate_zh] = match family.statement.stuck {
        Verdict::Lost => ["has lost", "者输"],
        Verdict::Won => ["has won", "者赢"],
        Verdict::Draw => ["has drawn", "则为平局"],
    };
    both(format!("A player who cannot move{open} {fate}."), format!("{open_zh}无着可走{fate_zh}。"))
}

fn step(family: &Family, of: &Move) -> Text {
    let from = tuple(family, &every(family));
    let parts: Vec<String> = of.parts.iter().map(|part| tuple(family, part)).collect();
    let (to, to_zh) = match &*parts {
        [] => ("the end, with nothing left to play".to_owned(), "没有可走的局面".to_owned()),
        [only] => (only.clone(), only.clone()),
        parts => (
            format!("{}, to be played together", parts.join(" + ")),
            format!("{}（一同继续）", parts.join(" + ")),
        ),
    };
    let order = family.statement.sorted && !of.parts.is_empty();
    let (order, order_zh) =
        if order { (", put in rising order,", "（重排成升序）") } else { ("", "") };
    let when = all(family, &of.when);
    let (open, open_zh) = match family.statement.ends.is_empty() {
        true => ("", ""),
        false => (" and play has not ended", " 且对局尚未结束"),
    };
    match of.certainty {
        Certainty::Exact | Certainty::Sure => both(
            format!("A move leads from {from} to {to}{order} wherever {when}{open}."),
            format!("只要 {when}{open_zh}，就有着法从 {from} 走到 {to_zh}{order_zh}。"),
        ),
        Certainty::Possible => both(
            format!("Some moves may lead from {from} to {to}{order} where {when}{open}."),
            format!("在 {when}{open_zh} 处，可能有着法从 {from} 走到 {to_zh}{order_zh}。"),
        ),
    }
}

fn choice(family: &Family, choice: &Choice) -> Text {
    let Text { en: chosen, zh: chosen_zh } = listed(family, &choice.chosen);
    let (when, with) = (formula(family, &choice.when), formula(family, &choice.with));
    let results: Vec<String> = choice
        .results
        .iter()
        .map(|(numbers, of)| format!("{} [{}]", tuple(family, numbers), formula(family, of)))
        .collect();
    let results = results.join(", ");
    match choice.chosen.is_empty() {
        true => both(
            format!("Wherever {when}, also {with}, and moves lead to all of these: {results}."),
            format!("只要 {when}，就有 {with}，且能走到以下各处：{results}。"),
        ),
        false => both(
            format!(
                "Wherever {when}, there is {chosen} with {with} such that moves lead to all of these: {results}."
            ),
            format!("只要 {when}，就存在 {chosen_zh} 满足 {with}，且能走到以下各处：{results}。"),
        ),
    }
}

fn outcome(family: &Family, outcomes: &[Option<Formula>; 3]) -> Text {
    let drawn = family.statement.stuck == Verdict::Draw
        || family.statement.ends.iter().any(|(verdict, _)| *verdict == Verdict::Draw);
    let names = [["lost", "必败"], ["won", "必胜"], ["drawn", "平局"]];
    let (mut en, mut zh, mut open) = (vec![], vec![], vec![]);
    for (of, [outcome, outcome_zh]) in outcomes.iter().zip(names) {
        match of {
            Some(of) => {
                let of = formula(family, of);
                en.push(format!("exactly the positions with {of} are {outcome} for the player to move"));
                zh.push(format!("满足 {of} 的局面恰为{outcome_zh}态").replace("平局态", "平局"));
            }
            None if drawn || outcome != "drawn" => open.push([outcome, outcome_zh]),
            None => {}
        }
    }
    if let [[outcome, outcome_zh]] = &*open {
        en.push(format!("all others are {outcome}"));
        zh.push(format!("其余局面均为{outcome_zh}态").replace("平局态", "平局"));
    }
    both(en.join("; "), zh.join("；"))
}
