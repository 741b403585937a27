//! Proofs in words.

use super::Say;
use super::{both, list, short, spaced};
use ::prove::{Obstacle, Purpose, Unfit};
use answer::proof::{
    Addable, Attempted, ByAutomata, Contradiction, Ends, Method, NotAddable, Open, Proved, Ranks, Rejection,
    Scope, Statement, Unclaimed, Unfounded,
};
use automata::Spent;
use rules::{Convention, Form, Text};

impl Say for Scope {
    fn text(&self) -> Text {
        if self.is_partial {
            let Text { en, zh } = Scope { is_partial: false, ..*self }.text();
            return both(format!("{en} that the claim is about"), format!("断言所针对的{zh}"));
        }
        match (self.size, self.form) {
            _ if self.all_sizes => crate::reason::of_all_sizes(self.form),
            (None, _) => both("all positions", "所有局面"),
            (Some(1), Form::Row) => both("all rows of length 1", "所有长度为 1 的行"),
            (Some(size), Form::Row) => {
                both(format!("all rows of length {size}"), format!("所有长度为 {size} 的行"))
            }
            (Some(1), _) => both("all positions of one component", "所有单个分量的局面"),
            (Some(size), _) => {
                both(format!("all sums of {size} components"), format!("所有由 {size} 个分量组成的局面"))
            }
        }
    }
}

/// The positions that a theorem is about: for all values of parameters, if it is about several games.
pub fn scope(statement: &Statement) -> Text {
    let Text { en, zh } = statement.scope.text();
    match &*statement.parameters {
        [] => both(en, zh),
        parameters => both(
            format!("all {} and {en}", list(parameters, ", ", ", ")),
            format!("所有 {} 与{zh}", list(parameters, "、", "、")),
        ),
    }
}

impl Say for Statement {
    fn text(&self) -> Text {
        let Text { en, zh } = scope(self);
        let said = &self.claim;
        let (open, open_zh) = match (self.convention, said.starts_with("misere")) {
            (Convention::Misere, false) => ("In misère play, for", "反常规则下，对"),
            _ => ("For", "对"),
        };
        let (given, given_zh) = match &*self.assumed.join("; ") {
            "" => (String::new(), String::new()),
            assumed => (
                format!(", given that what is assumed is true: {assumed}"),
                format!("，前提是以下假定成立：{assumed}"),
            ),
        };
        both(
            format!("{open} {en} of `{}`: {said}{given}", self.game),
            format!("{open_zh}{zh}（`{}`）：{said}{given_zh}", self.game),
        )
    }
}

/// The reason why a claim is neither proved nor refuted.
pub fn open(attempted: &Attempted) -> Option<Text> {
    match attempted {
        Attempted::Undecided(why) => Some(why.text()),
        Attempted::Rejected(rejection) => Some(rejected(rejection)),
        Attempted::Unfounded(unfounded) => Some(unfounded.text()),
        Attempted::Proved(_) | Attempted::Refuted(_) => None,
    }
}

impl Say for Open {
    fn text(&self) -> Text {
        match self {
            Open::Unfit { unfit, quoted } => self::unfit(unfit, quoted.as_deref()),
            Open::Spent(spent) => self::spent(spent),
            Open::Foreign(relation) => foreign(relation),
            Open::EndlessDraw => endless(),
            Open::Round(circle) => round(circle),
            Open::Unmeasured => unmeasured(),
            Open::Unending(place) => unending(place),
            Open::Contradictory(place) => contradictory(place),
            Open::Assumed(place) => assumed(place),
            Open::Unfitting(place) => unfitting(place),
            Open::Partner { other, counterexample } => {
                let Text { en, zh } = counterexample.text();
                wrong_partner(other, &en, &zh)
            }
            Open::Unchecked(rejection) => unchecked(&rejection.text()),
            Open::Uncounted(rejection) => unchecked(&rejection.text()),
            Open::Leaves { position, made } => leaves(position, made.as_deref()),
            Open::Raised(rank) => raised(rank),
            Open::ByValues => by_values(),
        }
    }
}

impl Say for NotAddable {
    fn text(&self) -> Text {
        match self {
            NotAddable::InMisere => added_in_normal_play(),
            NotAddable::Unclaimed => nothing_to_add_to(),
            NotAddable::Refuted(found) => found.text(),
            NotAddable::Unfounded(unfounded) => unfounded.text(),
            NotAddable::Undecided(why) => why.text(),
            NotAddable::Rejected(rejection) => rejected(rejection),
        }
    }
}

/// The theorem on moves that can be added, and the evidence.
pub fn theorem(addable: &Addable) -> Text {
    self::addable(&addable.scope.text())
}

/// The numeration of a proof, after "numbers in".
pub fn written(automata: &ByAutomata) -> Text {
    let Text { en, zh } = automata.numeration.text();
    match automata.heap {
        true => both(format!("{en}, a value v as 2^v"), format!("{zh}（值 v 写作 2^v）")),
        false => both(en, spaced(&zh)),
    }
}

/// The measure by which play ends: what falls with every move, or else what falls while all before it stay.
pub fn falling(proved: &Proved) -> Text {
    if let Method::Sizes { ends, .. } = proved.method
        && ends != Ends::Ranks
    {
        return changing(ends);
    }
    let Some(ranks) = proved.ranks() else { return by_phases(&proved.phases) };
    if let [only] = ranks {
        return both(format!("{only} falls with every move"), format!("每走一步 {only} 都变小"));
    }
    let (mut en, mut zh) = (vec![], vec![]);
    for (place, rank) in ranks.iter().enumerate() {
        match &ranks[..place] {
            [] => {
                en.push(format!("{rank} falls"));
                zh.push(format!("{rank} 变小"));
            }
            before => {
                let stay = if before.len() == 1 { "stays" } else { "stay" };
                en.push(format!("{} {stay} and {rank} falls", list(before, ", ", " and ")));
                zh.push(format!("{} 不变而 {rank} 变小", list(before, "、", "与 ")));
            }
        }
    }
    both(format!("with every move {}", en.join(", or ")), format!("每走一步，{}", zh.join("，或者 ")))
}

/// Measures that depend on a phase of play.
fn by_phases(phases: &[Ranks]) -> Text {
    let several = phases.iter().any(|phase| phase.falling.len() > 1);
    let measure = |phase: &Ranks| match &*phase.falling {
        [only] if !several => only.clone(),
        all => format!("({})", all.join(", ")),
    };
    let (mut en, mut zh) = (vec![], vec![]);
    for phase in phases {
        let (measure, when) = (measure(phase), phase.when.as_deref().unwrap_or_default());
        en.push(format!("{measure} where {when}"));
        zh.push(format!("{when} 时为 {measure}"));
    }
    let (en, zh) = (en.join("; "), zh.join("；"));
    match several {
        false => {
            both(format!("a measure falls with every move: {en}"), format!("每走一步，下面的量都变小：{zh}"))
        }
        true => both(
            format!("with every move the first number that changes falls: {en}"),
            format!("每走一步，下列数中变动的第一个都变小：{zh}"),
        ),
    }
}

/// The numbers that fall with every move of a game with entries.
fn changing(ends: Ends) -> Text {
    match ends {
        Ends::Last => {
            both("with every move the last entry that changes falls", "每走一步，变动的最后一项都变小")
        }
        Ends::First => {
            both("with every move the first entry that changes falls", "每走一步，变动的第一项都变小")
        }
        Ends::Counts | Ends::Ranks => {
            both("with every move the counts of the heaps fall", "每走一步，所动各堆的计数都变小")
        }
    }
}

/// A step of a proof by its purpose and its number: `every option 2`. It is the same in all languages.
pub fn label(purpose: Purpose, number: u32) -> String {
    let word = match purpose {
        Purpose::Order => "order",
        Purpose::Ends => "ends",
        Purpose::Stays => "stays",
        Purpose::Apart => "apart",
        Purpose::Ended => "ended",
        Purpose::Lost => "lost",
        Purpose::Stuck => "stuck",
        Purpose::Won => "won",
        Purpose::Drawn => "drawn",
        Purpose::Unwinnable => "unwinnable",
        Purpose::Total => "total",
        Purpose::One => "one",
        Purpose::NoOption => "no option",
        Purpose::EveryOption => "every option",
        Purpose::Window => "window",
        Purpose::Widens => "widens",
        Purpose::Slides => "slides",
    };
    format!("{word} {number}")
}

/// Purpose of a step of a proof.
pub fn purpose(purpose: Purpose) -> Text {
    match purpose {
        Purpose::Order => both("rows are in order", "各行按次序排列"),
        Purpose::Ends => both("play ends", "对局必定结束"),
        Purpose::Stays => both("positions stay positions", "走后仍是合法局面"),
        Purpose::Apart => both("no position has two outcomes", "没有局面有两种结果"),
        Purpose::Ended => both("declared ends are right", "声明的终局正确"),
        Purpose::Lost => both("no losing position has a move to one", "必败态走不到必败态"),
        Purpose::Stuck => both("where nothing can be moved the verdict is right", "无着可走处的判定正确"),
        Purpose::Won => both("every winning position has a move to a losing one", "每个必胜态都能走到必败态"),
        Purpose::Drawn => both("a draw can be held", "平局可以保持"),
        Purpose::Unwinnable => both("no draw has a move to a losing position", "平局走不到必败态"),
        Purpose::Total => both("every position has a value", "每个局面都有值"),
        Purpose::One => both("no position has two values", "没有局面有两个值"),
        Purpose::NoOption => both("no option has the value", "没有后继取得该值"),
        Purpose::EveryOption => both("every smaller value is an option's", "每个更小的值都有后继取得"),
        Purpose::Window => {
            both("the options are all smaller numbers from one on", "后继是从某个数起的所有较小的数")
        }
        Purpose::Widens => both(
            "a value that is given is the number of options, one more than before",
            "直接给出的值等于后继的个数，且比前一个数多一个",
        ),
        Purpose::Slides => {
            both("a value that goes back is that of the only option lost", "递推的值取自唯一不再是后继的数")
        }
    }
}

/// Play need not end.
fn endless() -> Text {
    both(
        "Not decided: the file says that play need not end; games in which play may go on for ever are not proved this way.",
        "未能判定：文件规定对局可以永不结束；这样的游戏不能这样证明。",
    )
}

/// There are no rules.
fn native() -> Text {
    both(
        "Not decided: the moves are written in Rust, so there are no rules to prove from.",
        "未能判定：着法是用 Rust 写的，没有可供证明的规则。",
    )
}

/// The reply to some moves is confined.
fn confined() -> Text {
    both(
        "Not decided: the reply to some moves is confined, and proofs are about games in which every reply is free.",
        "未能判定：有的着法限定对手在何处应着，而证明只处理应着不受限定的游戏。",
    )
}

/// Play does not stay among the positions that a claim is about.
fn leaves(position: &str, made: Option<&str>) -> Text {
    let (by, by_zh) = match made {
        Some(made) => (format!(": {made}"), format!("：{made}")),
        None => (String::new(), String::new()),
    };
    both(
        format!(
            "Not decided: a move from {position} leads to a position that the claim is not about{by}. A claim about \
             some positions is proved only if every move from one of them leads to one of them; claim more, or all."
        ),
        format!(
            "未能判定：从 {position} 有一步走到断言不涉及的局面{by_zh}。只针对一部分局面的断言，只有在从这些局面出发的每一步\
             都仍走到这些局面时才能证明；请把断言推广到更多局面，或全部局面。"
        ),
    )
}

/// A relation that the numeration of the others cannot tell.
fn foreign(relation: &str) -> Text {
    let relation = short(relation);
    both(
        format!("Not decided: `{relation}` cannot be expressed in the numeration that the rest needs."),
        format!("未能判定：`{relation}` 无法用其余部分所需的记数法表达。"),
    )
}

/// A limit of a proof.
fn spent(spent: &Spent) -> Text {
    match spent {
        Spent::States(most) => both(
            format!(
                "Not decided: an automaton of the proof has more than {most} states (`--states N` allows more)."
            ),
            format!("未能判定：证明所用的自动机超过 {most} 个状态（可用 `--states N` 放宽）。"),
        ),
        Spent::Variables(most) => both(
            format!("Not decided: a sentence of the proof refers to more than {most} numbers at once."),
            format!("未能判定：证明中有语句同时涉及超过 {most} 个数。"),
        ),
        Spent::Steps => {
            both("Not decided: the proof takes more work than allowed.", "未能判定：证明的计算量超出限制。")
        }
        Spent::Interrupted => both("Not decided: it was stopped.", "未能判定：已被中止。"),
        Spent::Memory(bytes) => {
            let mebibytes = bytes >> 20;
            both(
                format!(
                    "Not decided: the proof takes more memory than {mebibytes} MiB (`--memory` allows more)."
                ),
                format!("未能判定：证明所需内存超过 {mebibytes} MiB（可用 `--memory` 放宽）。"),
            )
        }
    }
}

/// The opponent forbids options.
fn forbidden() -> Text {
    both(
        "Not decided: where the opponent forbids options, proofs are about who wins at one component or row.",
        "未能判定：可以禁着时，证明只处理单个分量或一行谁胜谁负。",
    )
}

fn unfit(unfit: &Unfit, quoted: Option<&str>) -> Text {
    match unfit {
        Unfit::NeedsSize => both(
            "Not decided: say for how many components, or what length, with `--size N`.",
            "未能判定：请用 `--size N` 指定分量个数或行的长度。",
        ),
        Unfit::Size => both(
            "Not decided: a proof is about positions with 1 to 24 numbers.",
            "未能判定：证明只处理有 1 至 24 个数的局面。",
        ),
        Unfit::Every => both(
            "Not decided: every component moves, and proofs are about single ones.",
            "未能判定：每个分量都要走，而证明只处理单个分量。",
        ),
        Unfit::Blocking => forbidden(),
        Unfit::Entailing => confined(),
        Unfit::Native => native(),
        Unfit::Edges => both("Not decided: positions are graphs.", "未能判定：局面是图。"),
        Unfit::Length => {
            both("Not decided: a move changes the length of the row.", "未能判定：有的着法会改变行的长度。")
        }
        Unfit::Unordered => both(
            "Not decided: an unordered row is put in order after each move, so that taking from one of its places is no move by itself.",
            "未能判定：无序的行每走一步后都重新排序，因此从某个位置取走若干本身不成其为着法。",
        ),
        Unfit::Unsorted => both(
            "Not decided: an unordered row is sorted after each move, and a proof takes rows in rising order. That needs a law such as `position [.., a, b, ..] where a <= b`, which every move keeps.",
            "未能判定：无序的行每走一步后都重新排序，而证明按递增次序看待行。须有法则（如 `position [.., a, b, ..] where a <= b`）这样规定，且每个着法都保持它。",
        ),
        Unfit::Splits => both(
            "Not decided: a move leaves several components; claim nim-values (`value(…) = …`) instead.",
            "未能判定：有的着法会留下多个分量；请改写关于 SG 值的断言（`value(…) = …`）。",
        ),
        Unfit::Copies => both(
            "Not decided: a move leaves a number of copies that depends on the position (`k of (m)`), and proofs read only fixed numbers.",
            "未能判定：有的着法会留下若干份（`k of (m)`），份数因局面而异，而证明只处理固定的份数。",
        ),
        Unfit::TooManyClauses => {
            both("Not decided: there are too many ways to apply the rules.", "未能判定：规则的套用方式太多。")
        }
        Unfit::Claim => both(
            "Not decided: a claim of this kind is not about all positions of this game.",
            "未能判定：这种断言不适用于该游戏的所有局面。",
        ),
        Unfit::Partner => both(
            "Not decided: where draws are possible, both `P(…)` and `N(…)` have to be claimed.",
            "未能判定：可能出现平局时，须同时有断言 `P(…)` 与 `N(…)`。",
        ),
        Unfit::Window => window(),
        Unfit::Obstacle(Obstacle::Spent(spent), _) => self::spent(spent),
        Unfit::Obstacle(Obstacle::Numerations(needs), _) => {
            let [a, b] = &**needs;
            let (one, other) = (a.numeration.text(), b.numeration.text());
            both(
                format!(
                    "Not decided: `{}` needs numbers in {} and `{}` needs them in {}; no automaton reads both.",
                    a.term, one.en, b.term, other.en
                ),
                format!(
                    "未能判定：`{}` 需要{}，而 `{}` 需要{}；没有自动机能同时读两种写法。",
                    a.term, one.zh, b.term, other.zh
                ),
            )
        }
        Unfit::Obstacle(obstacle, _) => {
            let what = self::obstacle(obstacle);
            match quoted.map(short) {
                Some(said) => both(
                    format!("Not decided: {} in `{said}` is beyond what automata decide.", what.en),
                    format!("未能判定：`{said}` 中有{}，超出自动机的判定范围。", what.zh),
                ),
                None => both(
                    format!("Not decided: {} is beyond what automata decide.", what.en),
                    format!("未能判定：其中有{}，超出自动机的判定范围。", what.zh),
                ),
            }
        }
    }
}

/// Values go back to smaller ones, elsewhere than in a window of options.
fn window() -> Text {
    both(
        "Not decided: values that go back to smaller ones are proved where a heap n has all numbers from some w to n - 1 as options, w stays or grows by one from each n to the next, and each line gives the number of options or goes back to the one that is no option any more.",
        "未能判定：递推的值只在这种情形下能证明：堆 n 的后继恰是从某个 w 到 n - 1 的所有数，而 n 增加一时 w 不变或增加一；并且断言的每一句给出后继的个数，或归结到刚刚不再是后继的那个数。",
    )
}

fn obstacle(obstacle: &Obstacle) -> Text {
    match obstacle {
        Obstacle::Product => both("the product of two numbers that both vary", "两个变数的乘积"),
        Obstacle::Divisor => both("division by a number that varies, or by 0", "除以变数或 0 的运算"),
        Obstacle::Function("value") => {
            both("the value of a smaller position, `value(…)`,", "较小局面的 SG 值 `value(…)`")
        }
        Obstacle::Function(name) => {
            both(format!("the function `{name}` in this place"), format!("函数 `{name}`"))
        }
        Obstacle::Predicate(name) => both(
            format!("the predicate `{name}`, about which nothing is assumed,"),
            format!("谓词 `{name}`（对它没有任何假定）"),
        ),
        Obstacle::TooLarge => both("a number or formula of this size", "太大的数或公式"),
        // Said above with both terms.
        Obstacle::Numerations(_) => both("a mixture of numerations", "不同的记数法"),
        // Said above as well.
        Obstacle::Spent(_) => both("a formula of this size", "太大的公式"),
    }
}

/// Error in the claims where a step of a proof fails.
fn failing(purpose: Purpose) -> Text {
    match purpose {
        Purpose::Apart => {
            both("two outcomes are claimed there, or none", "断言在此处给出两种结果，或一种也没有")
        }
        Purpose::Ended => {
            both("another outcome is claimed than the file declares", "断言与文件规定的终局结果不同")
        }
        Purpose::Lost => both(
            "it is claimed lost (P), but a move leads to a position that is not claimed won (N)",
            "按断言它为必败（P），但有一着走到按断言并非必胜（N）的局面",
        ),
        Purpose::Stuck => both(
            "it is claimed lost (P), but nothing can be moved there, and that is not lost",
            "按断言它为必败（P），但此处无着可走，而无着可走并非必败",
        ),
        Purpose::Won => both(
            "it is claimed won (N), but no move leads to a position claimed lost (P)",
            "按断言它为必胜（N），但没有一着走到按断言必败（P）的局面",
        ),
        Purpose::Drawn => both(
            "it is claimed a draw (D), but no move leads to another draw",
            "按断言它为平局（D），但没有一着走到另一个平局",
        ),
        Purpose::Unwinnable => both(
            "it is claimed a draw (D), but a move leads to a position claimed lost (P)",
            "按断言它为平局（D），但有一着走到按断言必败（P）的局面",
        ),
        Purpose::Total => both("no value is claimed there", "断言在此处没有给出值"),
        Purpose::One => both("two values are claimed there", "断言在此处给出了两个值"),
        Purpose::NoOption => {
            both("an option is claimed to have the same value", "按断言，它的某个后继取同样的值")
        }
        Purpose::EveryOption => {
            both("no option is claimed to have some smaller value", "按断言，某个更小的值没有后继取得")
        }
        _ => self::purpose(purpose),
    }
}

/// Moves are added in normal play only.
fn added_in_normal_play() -> Text {
    both(
        "Moves that can be added are known for normal play only, where a player who cannot move loses.",
        "只对正常规则（无着可走者负）说明可以添加哪些着法。",
    )
}

/// Moves that raise the sum that proves the end of play.
fn raised(rank: &str) -> Text {
    both(
        format!(
            "Not decided: play is known to end because of {rank}, which may rise where something is taken: with more moves \
             play might never end."
        ),
        format!(
            "未能判定：已知对局结束所依据的是 {rank}，而取走若干后它可能变大：添加着法后对局可能永不结束。"
        ),
    )
}

/// Moves that can be added, after the evidence for it.
fn addable(scope: &Text) -> Text {
    both(
        format!(
            "Proved for {}. Moves that take some number, or none, from each of the places and leave a position can be \
             added, one of them or all, and the same positions lose, unless one leads from a losing position to another.",
            scope.en
        ),
        format!(
            "对{}得证。从各位置各取若干（可为 0）、走后仍是合法局面的着法，只要不从必败态走到必败态，都可以添加（也可以全部添加），\
             必败态不变。",
            scope.zh
        ),
    )
}

/// There is no claim on who loses to start from.
fn nothing_to_add_to() -> Text {
    both(
        "Moves can be added to a game with a claim `P(…) iff …` in normal play; this game has none.",
        "只有带有正常规则下的断言 `P(…) iff …` 的游戏才谈得上添加着法，这里没有。",
    )
}

/// A refutation that the engine could not replay.
fn contradictory(place: &Contradiction) -> Text {
    let (position, what) = (short(&place.position), failing(place.purpose));
    both(
        format!(
            "Not decided: the claim contradicts itself at {position}: {}; but the rules did not confirm it.",
            what.en
        ),
        format!("未能判定：断言在 {position} 处自相矛盾：{}；但未能由规则查明。", what.zh),
    )
}

/// The assumptions do not tell enough of the moves.
fn assumed(place: &Contradiction) -> Text {
    let (position, what) = (short(&place.position), failing(place.purpose));
    both(
        format!(
            "Not decided: what is assumed of the moves does not suffice at {position}: by that alone {}; the rules did \
             not confirm it.",
            what.en
        ),
        format!(
            "未能判定：关于着法的假定在 {position} 处不够用：仅凭假定，{}；规则并未证实这一点。",
            what.zh
        ),
    )
}

/// The same of several claims, where draws are possible.
fn unfitting(place: &Contradiction) -> Text {
    let (position, what) = (short(&place.position), failing(place.purpose));
    both(
        format!(
            "Not decided: the claims do not fit together at {position}: {}. One of them is wrong; which one was not \
             found out from the rules.",
            what.en
        ),
        format!(
            "未能判定：各断言在 {position} 处互不相容：{}。其中必有一个不成立，但未能由规则查明是哪一个。",
            what.zh
        ),
    )
}

/// An undecided claim beside a false one: in games with draws, claims are proved together.
fn wrong_partner(other: &str, en: &str, zh: &str) -> Text {
    both(
        format!(
            "Not decided: where draws are possible it is proved together with `{other}`, which is false: {en}"
        ),
        format!("未能判定：可能出现平局时，它须与 `{other}` 一同证明，而后者不成立：{zh}"),
    )
}

/// Play need not end, or is not known to, and the file does not say what that means.
fn unending(place: &Contradiction) -> Text {
    let (position, what) = (short(&place.position), failing(place.purpose));
    both(
        format!(
            "Not decided: it is not known that play ends; if it does, the claim contradicts itself at {position}: {}.",
            what.en
        ),
        format!("未能判定：尚不知道对局必定结束；若必定结束，则断言在 {position} 处自相矛盾：{}。", what.zh),
    )
}

/// It was not shown that play ends.
fn unmeasured() -> Text {
    both(
        "Not decided: the claim agrees with itself everywhere, but no weighted sum of the numbers was found that falls with \
         every move, which would show that play ends.",
        "未能判定：断言处处自洽，但没有找到每走一步都变小的加权和，因而无法说明对局必定结束。",
    )
}

/// Play can go round for ever.
fn round(circle: &[String]) -> Text {
    let circle = short(&circle.join(" → "));
    both(
        format!("Not decided: play need not end: {circle}; such games are not proved this way."),
        format!("未能判定：对局可能永不结束：{circle}；这样的游戏不能这样证明。"),
    )
}

impl Say for Unfounded {
    fn text(&self) -> Text {
        let said = short(&self.assumption);
        let Text { en, zh } = self.counterexample.text();
        both(
            format!("Not proved: it would build on `{said}`, which is false. {en}"),
            format!("未得证：证明会以 `{said}` 为前提，而该假定不成立。{zh}"),
        )
    }
}

/// The checker could not check the certificate to its end.
fn unchecked(why: &Text) -> Text {
    both(
        format!("Not decided: the checker does not accept the certificate: {}", why.en),
        format!("未能判定：检验程序不接受该证书：{}", why.zh),
    )
}

/// The checker found a certificate wrong that the program wrote.
fn rejected(rejection: &Rejection) -> Text {
    let why = rejection.text();
    both(
        format!(
            "Not decided, because of a defect of Bouton: its checker rejects the proof that it wrote ({}). Please report \
             this with the text of the game.",
            why.en
        ),
        format!(
            "未能判定，这是 Bouton 的缺陷：检验程序拒绝了它写出的证明（{}）。请连同游戏文本一并报告。",
            why.zh
        ),
    )
}

impl Say for Unclaimed {
    fn text(&self) -> Text {
        match self {
            Unclaimed::OtherConvention { game, asked } => other_convention(&short(game), *asked),
            Unclaimed::Nothing { game } => {
                let game = short(game);
                both(
                    format!("No claim of the file applies to `{game}`: there is nothing to prove."),
                    format!("文件中没有适用于 `{game}` 的断言：没有可证的内容。"),
                )
            }
            Unclaimed::Catalogue { game } => {
                let game = short(game);
                both(
                    format!("The catalogue has no claims about `{game}`: there is nothing to prove."),
                    format!("目录中没有关于 `{game}` 的断言：没有可证的内容。"),
                )
            }
            Unclaimed::File { form } => nothing_claimed(*form),
        }
    }
}

/// All claims are about the other convention.
fn other_convention(game: &str, asked: Convention) -> Text {
    match asked {
        Convention::Misere => both(
            format!(
                "All claims of `{game}` are about normal play: there is nothing to prove about misère play."
            ),
            format!("`{game}` 的断言都是关于正常规则的：对反常规则没有可证的内容。"),
        ),
        Convention::Normal => both(
            format!(
                "All claims of `{game}` are about misère play: there is nothing to prove about normal play."
            ),
            format!("`{game}` 的断言都是关于反常规则的：对正常规则没有可证的内容。"),
        ),
    }
}

/// A file without claims, and what to write.
fn nothing_claimed(form: Form) -> Text {
    match form {
        Form::Tuple(1) => both(
            "The file has no claims: add a line such as `P(n) iff n mod 3 = 0`, or try `bouton discover`.",
            "文件没有任何断言：可加一行，如 `P(n) iff n mod 3 = 0`，或试用 `bouton discover`。",
        ),
        Form::Tuple(2) => both(
            "The file has no claims: add a line such as `P(a, b) iff a = b`, or try `bouton discover`.",
            "文件没有任何断言：可加一行，如 `P(a, b) iff a = b`，或试用 `bouton discover`。",
        ),
        Form::Tuple(_) | Form::Row => both(
            "The file has no claims: say with `P(…) iff …` which positions are lost, or try `bouton discover`.",
            "文件没有任何断言：可用 `P(…) iff …` 说明哪些局面必败，或试用 `bouton discover`。",
        ),
        Form::Edges => both(
            "The file has no claims, and there are no proofs for positions that are graphs.",
            "文件没有任何断言，而图形局面也不能这样证明。",
        ),
    }
}

/// Reasons for saying nothing about moves that can be added.
fn by_values() -> Text {
    both(
        "the claim is proved by periodic nim-values; only a proof by automata shows which moves can be added",
        "该断言由 SG 值的循环证明，而能添加哪些着法要由自动机说明",
    )
}
