//! Why an answer is what it is.

use super::Say;
use super::{advice, blocking, both, entailing, heaps, list, mirror, misere, payoff, short, suspense};
use answer::Evidence;
use answer::reason::{Authority, Ground, Reason, Shown};
use dashu_int::UBig;
use question::heaps::DEFAULT_VALUES;
use rules::speech::{nim_sum, numbers};
use rules::{Convention, Form, Lang, Outcome, Text};
use solve::StopReason;

impl Say for Reason {
    fn text(&self) -> Text {
        match self {
            Reason::Forbidden { forbidden, options, lost, shown } => {
                blocking::forbidden(*forbidden, *options, *lost, shown)
            }
            Reason::NimValues { values, sum } => nim_values(values, sum),
            Reason::NimSum { zero } => nim_sum_means(*zero),
            Reason::MakesZero { made, values } => makes_zero(made, values),
            Reason::ValueTheorem { game, citation } => value_theory(game, citation),
            Reason::AntiSg { above, firm, sum, outcome } => misere::anti_sg(*above, *firm, *sum, *outcome),
            Reason::LeavesAntiSg { made, firm } => misere::leaves_anti_sg(made, *firm),
            Reason::SuspenseNumbers { numbers, largest } => suspense::numbers(numbers, *largest),
            Reason::LargestSuspense { outcome, even } => suspense::largest(*outcome, *even),
            Reason::LeavesSuspense { made, largest } => suspense::leaves(made, *largest),
            Reason::EntailingValues { values, total } => entailing::values(values, *total),
            Reason::Entails { made, confines } => entailing::wins(made, *confines),
            Reason::ValueClaim { claim, authority } => value_claim(claim, authority),
            Reason::OutcomeClaim { claim, authority, holds, outcome } => {
                outcome_claim(claim, authority, *holds, *outcome)
            }
            Reason::LeadsToClaimed { made, after } => leads_to_claimed(made, after),
            Reason::LeadsToLost { made, after } => leads_to_lost(made, after),
            Reason::Quickest { made, after, left } => advice::quickest(made, after, *left),
            Reason::EveryMoveLoses { moves } => every_move_loses(moves.as_ref()),
            Reason::EveryMoveAnswered => every_move_has_an_answer(),
            Reason::Answered { made, answer } => answered(made, answer),
            Reason::Mirrored { made, turn, pairs, exchanged } => {
                mirror::answers(made.as_deref(), mirror::image_of(*turn, pairs), *exchanged)
            }
            Reason::NoMove { outcome } => no_move(*outcome),
            Reason::HoldsDraw { made, after } => holds_draw(made, after),
            Reason::Exhausted { misere, positions } => whole(*misere, *positions),
            Reason::Conjecture { upto, positions } => conjecture(*upto, *positions),
            Reason::Undecided { stop, positions } => undecided(*stop, *positions),
            Reason::MoreMoves { found } => more_moves(*found),
            Reason::Period { start, length, saltus, theorem } => {
                heaps::period(*start, *length, *saltus, theorem.as_ref())
            }
            Reason::ByPeriod { heap, same, rounds, saltus, value } => {
                heaps::by_period(heap, same, rounds, *saltus, value)
            }
            Reason::Elements { elements, product } => misere::elements(elements, product),
            Reason::Element { lost, of, order } => misere::element(*lost, *of, *order),
            Reason::LeavesLost { made, element } => misere::leaves_lost(made, element),
            Reason::Resists { left } => advice::resists(*left),
            Reason::ChangesLeast => advice::lost(),
            Reason::WinNotFound => advice::win_not_found(),
            Reason::DrawNotFound => advice::draw_not_found(),
            Reason::PlaysOn { because } => advice::plays_on(&because.text()),
            Reason::Problem(problem) => both(problem.message(Lang::En), problem.message(Lang::Zh)),
            Reason::Theory(statement) => statement.text(),
            Reason::Together(all) => {
                let all: Vec<Text> = all.iter().map(Say::text).collect();
                let en: Vec<&str> = all.iter().map(|text| text.en.as_str()).collect();
                let zh: Vec<&str> = all.iter().map(|text| text.zh.as_str()).collect();
                both(en.join(" "), zh.concat())
            }
        }
    }
}

impl Say for Evidence {
    fn text(&self) -> Text {
        match self {
            Evidence::Proved(ground) | Evidence::Theorem(ground) | Evidence::Computed(ground) => {
                ground.text()
            }
            Evidence::Checked { upto } => checked(*upto),
        }
    }
}

impl Say for Ground {
    fn text(&self) -> Text {
        match self {
            Ground::Proofs { shown, cited, value_is_computed } => proved(shown, cited, *value_is_computed),
            Ground::Citation { citation: by, value_is_computed } => citation(by, *value_is_computed),
            Ground::Solved { positions, citations } if citations.is_empty() => positions_solved(*positions),
            Ground::Solved { positions, citations } => with_theorems(*positions, citations),
            Ground::Images { moves } => mirror::compared(*moves),
            Ground::Quotient { code, order, last, typed } => {
                misere::proved(code, *order, *last, typed.as_deref())
            }
            Ground::Strategies { value } => payoff::certified(value),
        }
    }
}

/// The nim-values of the components, and their sum.
fn nim_values(values: &[UBig], sum: &UBig) -> Text {
    let shown = numbers(values);
    match values {
        [_] => both(format!("The nim-value is {}.", shown.concat()), format!("SG 值为 {}。", shown.concat())),
        _ => {
            let sum = nim_sum(values, sum);
            let (en, zh) = (list(&shown, ", ", " and "), list(&shown, "、", "、"));
            both(
                format!("The components have the nim-values {en}; their nim-sum is {sum}."),
                format!("各分量的 SG 值为 {zh}，异或和 {sum}。"),
            )
        }
    }
}

/// A nim-sum, and what it means for the player to move.
fn nim_sum_means(zero: bool) -> Text {
    if zero {
        both(
            "It is 0: every move makes it different from 0, and the opponent can make it 0 again.",
            "它等于 0：无论怎么走都会变成非 0，而对方总能再把它变回 0。",
        )
    } else {
        both(
            "It is not 0, so the player to move wins by a move that makes it 0.",
            "它不等于 0，先手只要走一步使它变成 0 就能获胜。",
        )
    }
}

/// A move that makes the nim-sum 0.
fn makes_zero(text: &str, values: &[UBig]) -> Text {
    let text = short(text);
    match values {
        [] | [_] => {
            both(format!("{text} wins: it leaves the nim-value 0."), format!("{text} 获胜：走后 SG 值为 0。"))
        }
        _ => {
            let sum = nim_sum(values, &UBig::ZERO);
            both(
                format!("{text} wins: it makes the nim-sum {sum}."),
                format!("{text} 获胜：走后异或和 {sum}。"),
            )
        }
    }
}

/// A theorem that gives the nim-values.
fn value_theory(game: &str, citation: &str) -> Text {
    let game = short(game);
    both(
        format!("The nim-values of `{game}` follow from a theorem ({citation})."),
        format!("`{game}` 的 SG 值由定理给出（{citation}）。"),
    )
}

/// Proofs as evidence; `value_is_computed` if the nim-value is not part of them.
fn proved(proofs: &[Shown], cited: &[String], value_is_computed: bool) -> Text {
    let mut said: Vec<(String, String)> = Vec::new();
    for Shown { game, typed, form, convention, size, all_sizes, period } in proofs {
        let misere = if *convention == Convention::Misere { " --misere" } else { "" };
        let command = typed.as_ref().map(|typed| match (size, period) {
            (None, Some(needed)) if *needed > DEFAULT_VALUES => {
                format!("`bouton period {typed} --to {needed}`")
            }
            (None, Some(_)) => format!("`bouton period {typed}`"),
            (None, None) => format!("`bouton prove {typed}{misere}`"),
            (Some(size), _) => format!("`bouton prove {typed}{misere} --size {size}`"),
        });
        let (en, zh) = match (size, form) {
            (None, _) => (String::new(), String::new()),
            (Some(size), Form::Row) => (format!(" of length {size}"), format!("（长度 {size}）")),
            (Some(size), _) => (format!(" of {size} components"), format!("（{size} 个分量）")),
        };
        let (see_en, see_zh) = match command {
            Some(command) => (format!(" (see {command})"), format!("（见 {command}）")),
            None => (String::new(), String::new()),
        };
        if *all_sizes {
            let Text { en, zh } = of_all_sizes(*form);
            let one =
                (format!("{en} of `{}`{see_en}", short(game)), format!("`{}` 的{zh}{see_zh}", short(game)));
            if !said.contains(&one) {
                said.push(one);
            }
            continue;
        }
        let game = short(game);
        let one =
            (format!("all positions{en} of `{game}`{see_en}"), format!("`{game}` 的所有局面{zh}{see_zh}"));
        if !said.contains(&one) {
            said.push(one);
        }
    }
    let (en, zh): (Vec<String>, Vec<String>) = said.into_iter().unzip();
    let (cited_en, cited_zh) = match cited {
        [] => (String::new(), String::new()),
        cited => (format!("; {}", cited.join("; ")), format!("；{}", cited.join("；"))),
    };
    let (value_en, value_zh) = match value_is_computed {
        true => ("; the nim-value is computed from the rules", "；SG 值由规则计算得出"),
        false => ("", ""),
    };
    both(
        format!("{}{cited_en}{value_en}.", joined(&en, ", ", " and ")),
        format!("{}{cited_zh}{value_zh}。", joined(&zh, "、", "与")),
    )
}

/// Some pieces as one list, none of them cut short: a command has to stay whole.
fn joined(pieces: &[String], comma: &str, last: &str) -> String {
    match pieces {
        [] => String::new(),
        [one] => one.clone(),
        [others @ .., end] => format!("{}{last}{end}", others.join(comma)),
    }
}

/// A claim that gives the nim-values.
fn value_claim(claim: &str, authority: &Authority) -> Text {
    let (en, zh) = ended(claim);
    match authority {
        Authority::Proved => both(
            format!("The nim-values are proved for all positions: {en}"),
            format!("SG 值已对所有局面证明：{zh}"),
        ),
        Authority::Theorem(citation) => both(
            format!("The nim-values follow from a theorem ({citation}): {en}"),
            format!("SG 值由定理给出（{citation}）：{zh}"),
        ),
        Authority::Claimed => both(
            format!("The nim-values are those that the file claims: {en}"),
            format!("SG 值依文件中的断言：{zh}"),
        ),
    }
}

/// A text at the end of a sentence. A long one is cut off, and dots are its end.
fn ended(text: &str) -> (String, String) {
    let text = short(text);
    if text.ends_with('…') { (text.clone(), text) } else { (format!("{text}."), format!("{text}。")) }
}

/// A claim that says who wins.
fn outcome_claim(claim: &str, authority: &Authority, holds: bool, outcome: Outcome) -> Text {
    let (claim_en, claim_zh) = ended(claim);
    let (en, zh) = match authority {
        Authority::Proved => {
            (format!("Proved for all positions: {claim_en}"), format!("已对所有局面证明：{claim_zh}"))
        }
        Authority::Theorem(citation) => {
            (format!("By a theorem ({citation}), {claim_en}"), format!("由定理（{citation}）：{claim_zh}"))
        }
        Authority::Claimed => (format!("The file claims {claim_en}"), format!("文件的断言：{claim_zh}")),
    };
    let (holds_en, holds_zh) = if holds {
        ("The condition holds here", "此处条件成立")
    } else {
        ("The condition does not hold here", "此处条件不成立")
    };
    let (won_en, won_zh) = mover(outcome);
    both(format!("{en} {holds_en}: {won_en}."), format!("{zh}{holds_zh}：{won_zh}。"))
}

/// Meaning of an outcome for the player to move.
pub(crate) fn mover(outcome: Outcome) -> (&'static str, &'static str) {
    match outcome {
        Outcome::P => ("the player to move loses", "先手必败"),
        Outcome::N => ("the player to move wins", "先手必胜"),
        Outcome::D => ("neither player can force a win", "双方都不能强行取胜"),
    }
}

/// A move to a position for which the claim says that it is lost.
fn leads_to_claimed(text: &str, after: &str) -> Text {
    let (text, after) = (short(text), short(after));
    both(
        format!("{text} wins: it leaves {after}, which by the same claim is lost for the next player."),
        format!("{text} 获胜：走后为 {after}，依同一结论，轮到走的一方必败。"),
    )
}

/// A move to a position that was computed to be lost.
fn leads_to_lost(text: &str, after: &str) -> Text {
    let (text, after) = (short(text), short(after));
    both(
        format!("{text} wins: {after} is lost for the next player."),
        format!("{text} 获胜：走后的 {after} 对轮到走的一方是必败态。"),
    )
}

/// Every move loses.
fn every_move_loses(moves: Option<&UBig>) -> Text {
    let Some(moves) = moves else {
        return both("Each move leaves a position that the opponent wins.", "无论怎么走，走后都是对方必胜。");
    };
    if moves.is_one() {
        return both("The only move leaves a position that the opponent wins.", "唯一的着法走后对方必胜。");
    }
    both(
        format!("Each of the {moves} moves leaves a position that the opponent wins."),
        format!("全部 {moves} 个着法，走后都是对方必胜。"),
    )
}

/// Title of a list of moves, each with its answer.
fn every_move_has_an_answer() -> Text {
    both("Move by move, what wins against it:", "逐一来看，每一着都有制胜的应着：")
}

/// A move, and the winning one against it.
fn answered(made: &str, answer: &str) -> Text {
    both(format!("{made} is answered by {answer}."), format!("{made}，应以 {answer}。"))
}

/// There is no move.
fn no_move(outcome: Outcome) -> Text {
    match outcome {
        Outcome::P => both(
            "Play has stopped: no move is left, and the player to move has lost.",
            "对局已经结束：无着可走，轮到走的一方已输。",
        ),
        Outcome::N => both(
            "Play has stopped: no move is left, and by the rules of this game the player to move has won.",
            "对局已经结束：无着可走，按规则轮到走的一方获胜。",
        ),
        Outcome::D => {
            both("Play has stopped: no move is left, and that is a draw.", "对局已经结束：无着可走，为平局。")
        }
    }
}

/// No move wins, and one holds the draw.
fn holds_draw(text: &str, after: &str) -> Text {
    let (text, after) = (short(text), short(after));
    both(
        format!(
            "No move wins, but {text} holds the draw: from {after} the opponent cannot force a win either."
        ),
        format!("没有制胜着法，但 {text} 可以守和：从 {after} 出发对方也不能强行取胜。"),
    )
}

/// Why nim-values were not used.
fn whole(convention_misere: bool, positions: u64) -> Text {
    if convention_misere {
        return both(
            format!(
                "In misère play nim-values do not decide, so the whole position was searched: {}.",
                counted(positions)
            ),
            format!("反常规则下 SG 值不能判定胜负，故对整个局面穷举：共 {positions} 个局面。"),
        );
    }
    both(
        format!("The whole position was exhausted from the rules: {}.", counted(positions)),
        format!("由规则对整个局面穷举：共 {positions} 个局面。"),
    )
}

/// Positions solved, as evidence.
fn positions_solved(positions: u64) -> Text {
    match positions {
        0 => Text::default(),
        1 => both("1 position was solved.", "共解出 1 个局面。"),
        _ => both(format!("{positions} positions were solved."), format!("共解出 {positions} 个局面。")),
    }
}

/// The same where theorems gave the nim-values of some components.
fn with_theorems(positions: u64, citations: &str) -> Text {
    let solved = positions_solved(positions);
    both(
        format!("{} The nim-values of the other components are from theorems: {citations}.", solved.en),
        format!("{}其余分量的 SG 值由定理给出：{citations}。", solved.zh),
    )
}

/// A citation as evidence; and whether the theorem is only about who wins.
fn citation(citations: &str, value_is_computed: bool) -> Text {
    match value_is_computed {
        true => both(
            format!("{citations} (who wins); the nim-value is computed from the rules."),
            format!("{citations}（胜负）；SG 值由规则计算得出。"),
        ),
        false => both(format!("{citations}."), format!("{citations}。")),
    }
}

/// A conjecture, and how far it was checked.
fn conjecture(upto: u64, positions: u64) -> Text {
    both(
        format!(
            "This is a conjecture: it agreed with the rules on all {positions} positions with numbers up to {upto}."
        ),
        format!("这是一个猜想：它在数字不超过 {upto} 的全部 {positions} 个局面上与规则一致。"),
    )
}

/// The same as evidence.
pub(crate) fn checked(upto: u64) -> Text {
    both(
        format!(
            "A conjecture: it agreed with the rules on every position with numbers up to {upto} that was looked at."
        ),
        format!("猜想：在所检验的、数字不超过 {upto} 的每个局面上都与规则一致。"),
    )
}

/// `1 position`, `7 positions`
pub(crate) fn counted(positions: u64) -> String {
    if positions == 1 { "1 position".into() } else { format!("{positions} positions") }
}

/// A limit that was reached before an answer was found.
fn undecided(reason: StopReason, positions: u64) -> Text {
    let reason = super::stop_reason(reason);
    both(
        format!("It is not known who wins: {} after {}.", reason.en, counted(positions)),
        format!("尚不知谁胜：{}，此前已解出 {positions} 个局面。", reason.zh),
    )
}

/// Not all moves were looked at, and whether a winning one is among those that were.
fn more_moves(found: bool) -> Text {
    if found {
        return both(
            "There may be more winning moves: not all moves were looked at.",
            "可能还有别的制胜着法：并未检查所有着法。",
        );
    }
    both(
        "There is a winning move, but it was not found: not all moves were looked at.",
        "制胜着法存在，但没有找到：并未检查所有着法。",
    )
}

/// Positions of all sizes.
pub(crate) fn of_all_sizes(form: Form) -> Text {
    match form {
        Form::Row => both("rows of any length", "任意长度的行"),
        _ => both("any number of components", "任意多个分量的局面"),
    }
}
