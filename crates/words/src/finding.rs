//! Findings of a check.

use super::Say;
use super::{both, short};
use answer::check::{Counterexample, Failure, Finding, Settled, Unchecked, Verdict};
use question::Move;
use rules::{Lang, Text};
use solve::StopReason;

impl Say for Verdict {
    fn text(&self) -> Text {
        verdict(self)
    }
}

impl Say for Finding {
    fn text(&self) -> Text {
        let Text { en, zh } = self.verdict.text();
        match self.verdict {
            Verdict::Agrees { .. } if self.is_partial => both(
                format!("{en} Only positions that it is about were compared."),
                format!("{zh}只比较了它所针对的局面。"),
            ),
            _ => both(en, zh),
        }
    }
}

impl Say for Counterexample {
    fn text(&self) -> Text {
        counterexample(self)
    }
}

impl Say for Unchecked {
    fn text(&self) -> Text {
        match self {
            Unchecked::NoPositions => no_positions(),
            Unchecked::Halted(halt) => not_checked(&super::halt(halt)),
            Unchecked::BrokenOff { stop, positions } => broken_off(*stop, *positions),
            Unchecked::Untold { position } => untold(position),
            Unchecked::Unbounded { variable } => without_bound(variable),
            Unchecked::NoValue => no_value(),
            Unchecked::MayBeEndless => may_be_endless(),
            Unchecked::Undecided(why) => why.as_ref().map(|why| why.text()).unwrap_or_default(),
            Unchecked::Problem(problem) => both(problem.message(Lang::En), problem.message(Lang::Zh)),
        }
    }
}

fn verdict(verdict: &Verdict) -> Text {
    match verdict {
        Verdict::Agrees { positions: 1, upto, components: None } => both(
            format!("It agrees with the rules on the only position with numbers up to {upto}."),
            format!("与规则在数字不超过 {upto} 的唯一局面上一致。"),
        ),
        Verdict::Agrees { positions: 1, components: Some(_), .. } => both(
            "It agrees with the rules on the only position that was found.",
            "与规则在找到的唯一局面上一致。",
        ),
        Verdict::Agrees { positions, upto, components: None } => both(
            format!("It agrees with the rules on all {positions} positions with numbers up to {upto}."),
            format!("与规则在数字不超过 {upto} 的全部 {positions} 个局面上一致。"),
        ),
        Verdict::Agrees { positions, upto, components: Some(components) } => both(
            format!(
                "It agrees with the rules on {positions} positions: up to {components} parts, numbers up to {upto} \
                 and further where there are fewer parts."
            ),
            format!(
                "与规则在 {positions} 个局面上一致：至多 {components} 个分量（行则为数），数字不超过 {upto}，更少时更大。"
            ),
        ),
        Verdict::Numbers { upto } => {
            both(format!("It holds for all numbers up to {upto}."), format!("对不超过 {upto} 的所有数成立。"))
        }
        Verdict::Holds(Settled::Agrees) => agrees(),
        Verdict::Holds(Settled::PlayEnds) => play_ends(),
        Verdict::Holds(Settled::PlayEndsOnBoards) => play_ends_on_boards(),
        Verdict::Holds(Settled::EndlessIsADraw) => endless_is_a_draw(),
        Verdict::Unknown(why) => why.text(),
        Verdict::Refuted(found) => counterexample(found),
    }
}

/// A measure was found for each board.
fn play_ends_on_boards() -> Text {
    both(
        "On every board that was tried play ends: a measure falls with each move.",
        "在试过的每个棋盘上游戏都会结束：每走一步都有一个度量减小。",
    )
}

/// An outcome in words, with its letter.
pub(crate) fn outcome(letter: &str) -> Text {
    match letter {
        "P" => both("lost (P)", "必败（P）"),
        "N" => both("won (N)", "必胜（N）"),
        "D" => both("a draw (D)", "平局（D）"),
        other => both(other, other),
    }
}

/// Claim about a position: an outcome, or that it does not have it.
fn claimed_outcome(at: &str, claimed: &str) -> Text {
    match claimed.strip_prefix("not ") {
        Some(letter) => {
            let said = outcome(letter);
            both(format!("{at} is not claimed {}", said.en), format!("按断言，{at} 并非{}", said.zh))
        }
        None => {
            let said = outcome(claimed);
            both(format!("{at} is claimed {}", said.en), format!("按断言，{at} 为{}", said.zh))
        }
    }
}

/// A counterexample in a sentence or two.
fn counterexample(found: &Counterexample) -> Text {
    let told = Told::of(found);
    let Told { at, claimed, truth, .. } = &told;
    match &found.failure {
        Failure::MovesToClaimedLost => told.by_the_rules(&told.moves_to_claimed_lost()),
        Failure::NoMoveToClaimedLost => told.by_the_rules(&both(
            format!("{at} is not claimed lost (P), but no move from it leads to a position claimed lost."),
            format!("按断言，{at} 并非必败（P），但没有一着走到按断言必败的局面。"),
        )),
        Failure::Ended => told.ended(),
        Failure::MovesToSameValue => told.by_the_rules(&told.moves_to_same_value()),
        Failure::NoMoveToValue(missing) => told.by_the_rules(&both(
            format!(
                "{at} is claimed to have the value {claimed}, but no move leads to the claimed value {missing}."
            ),
            format!("按断言，{at} 的值为 {claimed}，但没有一着走到按断言值为 {missing} 的局面。"),
        )),
        Failure::NoValue => {
            let said =
                both(format!("The claim gives no value at {at}."), format!("断言在 {at} 处没有给出值。"));
            if truth.is_empty() { said } else { told.by_the_rules(&said) }
        }
        Failure::OtherOutcome(_) => told.other_outcome(),
        Failure::OtherValue => both(
            format!("{at} is claimed to have the value {claimed}, but by the rules it has {truth}."),
            format!("按断言，{at} 的值为 {claimed}，但依规则实为 {truth}。"),
        ),
        Failure::NoSuchMove => {
            let to = found.reached.as_ref().map_or(claimed.clone(), |reached| short(reached));
            both(format!("There is no move from {at} to {to}."), format!("从 {at} 没有一着走到 {to}。"))
        }
        Failure::OtherWinningMove => {
            let to = found.reached.as_deref().map_or_else(String::new, short);
            both(format!("Moving from {at} to {to} wins as well."), format!("从 {at} 走到 {to} 也必胜。"))
        }
        Failure::NoWinningMove => {
            let to = found.reached.as_deref().map_or_else(String::new, short);
            both(format!("Moving from {at} to {to} does not win."), format!("从 {at} 走到 {to} 并不必胜。"))
        }
        Failure::Assumption => both(format!("It does not hold for {at}."), format!("它对 {at} 不成立。")),
        Failure::OtherMove => told.other_move(),
        Failure::NoChoice => both(
            format!("At {at} nothing can be chosen such that all of these moves exist."),
            format!("在 {at} 处，无论怎样选取，这些着法都不能全部走出。"),
        ),
        Failure::Unbounded { variable } => both(
            format!("`{variable}` has no upper bound here, so the moves cannot be listed."),
            format!("此处 `{variable}` 没有上界，无法列出着法。"),
        ),
        Failure::Endless { circle } => endless(circle),
    }
}

/// The pieces of a counterexample that sentences are made from.
struct Told {
    /// The position.
    at: String,
    /// The claim about it.
    claimed: String,
    /// The truth about it, if that is known.
    truth: String,
    /// The move that shows it, and where it leads.
    step: Option<(String, String)>,
}

impl Told {
    fn of(found: &Counterexample) -> Told {
        let to = |step: &Move| short(found.reached.as_ref().unwrap_or(&step.to));
        Told {
            at: short(&found.shown),
            claimed: found.claimed.as_deref().map(short).unwrap_or_default(),
            truth: found.truth.as_deref().map(short).unwrap_or_default(),
            step: found.breaking.as_ref().map(|step| (short(&step.text), to(step))),
        }
    }

    fn moves_to_claimed_lost(&self) -> Text {
        let at = &self.at;
        match &self.step {
            Some((text, to)) => both(
                format!(
                    "{at} is claimed lost (P), but the move {text} leads to {to}, which is claimed lost too."
                ),
                format!("按断言，{at} 为必败（P），但 {text} 走到的 {to} 按断言也必败。"),
            ),
            None => both(
                format!("{at} is claimed lost (P), but a move leads to another position claimed lost."),
                format!("按断言，{at} 为必败（P），但有一着走到另一个按断言必败的局面。"),
            ),
        }
    }

    fn ended(&self) -> Text {
        let at = &self.at;
        let (said, is) = (claimed_outcome(at, &self.claimed), outcome(&self.truth));
        both(
            format!("Play has stopped at {at}: {}, but it is {}.", said.en, is.en),
            format!("对局在 {at} 处已结束：{}，实为{}。", said.zh, is.zh),
        )
    }

    fn moves_to_same_value(&self) -> Text {
        let Told { at, claimed, .. } = self;
        match &self.step {
            Some((text, to)) => both(
                format!(
                    "{at} is claimed to have the value {claimed}, but the move {text} leads to {to}, which is claimed to \
                     have the same."
                ),
                format!("按断言，{at} 的值为 {claimed}，但 {text} 走到的 {to} 按断言也取此值。"),
            ),
            None => both(
                format!("{at} is claimed to have the value {claimed}, and so is one of its options."),
                format!("按断言，{at} 的值为 {claimed}，而它的某个后继按断言也取此值。"),
            ),
        }
    }

    fn other_outcome(&self) -> Text {
        let (en, zh) = match &self.step {
            Some((text, to)) => (format!(": {text} leads to {to}"), format!("：{text} 走到 {to}")),
            None => (String::new(), String::new()),
        };
        let (said, is) = (claimed_outcome(&self.at, &self.claimed), outcome(&self.truth));
        let en_is = if self.claimed == format!("not {}", self.truth) {
            "it is".to_owned()
        } else {
            format!("it is {}", is.en)
        };
        both(
            format!("{}, but by the rules {en_is}{en}.", said.en),
            format!("{}，但依规则实为{}{zh}。", said.zh, is.zh),
        )
    }

    fn other_move(&self) -> Text {
        let at = &self.at;
        match &self.step {
            Some((text, _)) => both(
                format!("The rules allow the move {text}, and the assumption does not."),
                format!("规则允许 {text} 这一着，假定却不允许。"),
            ),
            None => both(
                format!("From {at} the rules allow a move that the assumption does not."),
                format!("在 {at} 处，规则允许一着，假定却不允许。"),
            ),
        }
    }

    /// A contradiction, followed by the truth.
    fn by_the_rules(&self, said: &Text) -> Text {
        let Told { at, truth, .. } = self;
        if truth.is_empty() {
            // Play ends, so whatever agrees with itself from there on is true.
            return both(
                format!(
                    "{} So the claim is wrong at {at} or at a position that play leads to from there.",
                    said.en
                ),
                format!("{}因此，断言在 {at} 或由它走到的某个局面上不成立。", said.zh),
            );
        }
        let is = match truth.parse::<u64>() {
            Ok(_) => both(format!("{at} has the value {truth}"), format!("{at} 的值实为 {truth}")),
            Err(_) => {
                let is = outcome(truth);
                both(format!("{at} is {}", is.en), format!("{at} 实为{}", is.zh))
            }
        };
        both(format!("{} By the rules {}.", said.en, is.en), format!("{}依规则，{}。", said.zh, is.zh))
    }
}

/// Play can go round for ever, and nothing says what that means.
fn endless(circle: &[String]) -> Text {
    let circle = short(&circle.join(" → "));
    both(
        format!(
            "Play need not end: {circle}. The file does not say that endless play is a draw (`endless draw`)."
        ),
        format!("对局可能永不结束：{circle}。文件没有说明无尽的对局算平局（`endless draw`）。"),
    )
}

/// Sentence for an example that holds.
fn agrees() -> Text {
    both("It agrees with the rules.", "与规则一致。")
}

/// There is nothing to compare a claim with.
fn no_positions() -> Text {
    both(
        "Not checked: no position with numbers so small keeps the laws of the file.",
        "未检验：数字这么小的局面都不满足文件的法则。",
    )
}

/// Something could not be checked.
fn not_checked(why: &Text) -> Text {
    both(format!("Not checked: {}.", why.en), format!("未检验：{}。", why.zh))
}

/// A limit was reached while a claim was compared with the rules.
fn broken_off(reason: StopReason, positions: u64) -> Text {
    let why = super::stop_reason(reason);
    let said = super::reason::counted(positions);
    match positions {
        0 => not_checked(&why),
        _ => both(
            format!("Nothing was found against it on the first {said}; not checked beyond: {}.", why.en),
            format!("在前 {positions} 个局面上未见不符，其后未检验：{}。", why.zh),
        ),
    }
}

/// Sentence for a statement that cannot be evaluated there.
fn untold(position: &str) -> Text {
    let at = short(position);
    both(
        format!("Not checked: what it says at {at} cannot be worked out, for numbers that are too large."),
        format!("未检验：它在 {at} 处的内容因数字太大而无法算出。"),
    )
}

/// Nothing bounds a variable of an assumption.
fn without_bound(variable: &str) -> Text {
    both(
        format!("Not checked: `{variable}` has no upper bound here, so not all of its values can be tried."),
        format!("未检验：此处 `{variable}` 没有上界，不能逐一试过。"),
    )
}

/// An example states a nim-value where there is none.
fn no_value() -> Text {
    both("Not checked: the position has no nim-value.", "未检验：该局面没有 SG 值。")
}

/// Play ends.
fn play_ends() -> Text {
    both("Play always ends, and all moves can be listed.", "对局必定结束，且所有着法都可列出。")
}

/// Nothing was found that shows whether play ends.
fn may_be_endless() -> Text {
    both(
        "It is not known whether play ends: nothing was found that goes down whenever this rule is used.",
        "不知道对局是否必定结束：没有找到每次使用这条规则都会下降的量。",
    )
}

/// Play need not end, and that is declared to be a draw.
fn endless_is_a_draw() -> Text {
    both(
        "Play need not end; the file says that endless play is a draw.",
        "对局可能永不结束；文件规定此时为平局。",
    )
}
