//! `bouton prove`: help, and results about the claims of a game.

use answer::proof::{Attempt, Attempted, ByAutomata, Method, Proofs, Proved, Step};
use automata::Numeration;
use rules::Text;
use rules::speech::both;
use words::proof;
use words::{Phrase, phrase};

/// Title of the command.
pub const ABOUT: Phrase =
    phrase("Prove what a game claims, for all positions, or refute it", "对所有局面证明游戏的断言，或推翻它");

/// Usage of the command.
pub const USAGE: Phrase =
    phrase("bouton prove [OPTIONS] GAME [PARAMETER=VALUE]...", "bouton prove [选项] 游戏 [参数=值]...");

/// Help of `--certificate`.
pub const CERTIFICATE: Phrase = phrase(
    "Write the certificate to FILE; those of several claims or sizes stand in it one after another",
    "把证书写入文件；有多个断言或大小时依次写在同一文件中",
);

/// Help of `--out`.
pub const OUT: Phrase = phrase(
    "Draw the automaton of the first claim that is proved: a .svg or .png file, .tex for TikZ, or .dot for Graphviz",
    "把第一个得证断言的自动机画成 .svg 或 .png 文件，或写成 TikZ 的 .tex、Graphviz 的 .dot",
);

/// Help of `--core`.
pub const CORE: Phrase = phrase(
    "Show each claim as the checker reads it, with the rules as formulas, and the same in words",
    "显示检验程序所读的每个断言（规则写成公式），以及同样内容的文字表述",
);

/// Help of `--trace`.
pub const TRACE: Phrase = phrase(
    "Show each step: what was decided, how many states were met, and the time",
    "显示每一步：所判定的语句、遇到的状态数与用时",
);

/// Examples at the end of its help.
pub const EXAMPLES: Phrase = phrase(
    "Examples:
  bouton prove wythoff
  bouton prove bash                        for all m, where that can be proved
  bouton prove bash m=5 --misere
  bouton prove nim --claim 2 --size 5      five heaps at once
  bouton prove my.game --trace
  bouton prove bash m=5 --core             what is proved, as formulas and in words
  bouton prove wythoff --claim 1 --certificate wythoff.cert
  bouton prove wythoff --claim 2 --out wythoff.svg
  bouton prove lasker --emit cpp           a program in C++ on stdout
  bouton prove lasker --emit cpp --format \"T; n a1..an -> Yes/No\"
  bouton prove wythoff --addable           moves that would not change who loses

A claim is proved when the checker has accepted its certificate. The checker shares no code with the prover.
Exit status: 0 all claims are proved; 1 one is false, and the smallest position at which it fails is shown;
3 one could not be decided.",
    "示例：
  bouton prove wythoff
  bouton prove bash                        对所有 m（若能证明）
  bouton prove bash m=5 --misere
  bouton prove nim --claim 2 --size 5      同时五堆
  bouton prove my.game --trace
  bouton prove bash m=5 --core             what is proved, as formulas and in words
  bouton prove wythoff --claim 1 --certificate wythoff.cert
  bouton prove wythoff --claim 2 --out wythoff.svg
  bouton prove lasker --emit cpp           C++ 程序写到标准输出
  bouton prove lasker --emit cpp --format \"T; n a1..an -> Yes/No\"
  bouton prove wythoff --addable           添加后不改变胜负的着法

证书通过检验，断言才算得证。检验程序与证明程序没有共用的代码。
退出状态：0 全部得证；1 有断言不成立，并给出出错的最小局面；3 有断言无法判定。",
);

/// Refusal of another value of `--size`.
pub const SIZES: Phrase = phrase("write a number or a range: 3, 2..4", "请写一个数或范围：3、2..4");

/// Warning about a size without effect.
pub const USELESS_SIZE: Phrase = phrase(
    "`--size` changes nothing: each claim proved here is about one component",
    "`--size` 不起作用：此处要证的断言都只关于一个分量",
);

/// Advice about sizes.
pub const SIZED_CLAIMS: Phrase = phrase(
    "claims about sums, `P((n) + ..) iff …`, and about rows are proved size by size",
    "只有关于和的断言 `P((n) + ..) iff …` 与关于行的断言才按大小逐个证明",
);

/// Heading of the automaton of addable moves.
pub const ADDABLE: Phrase =
    phrase("The moves that can be added, for a file of one's own:", "可以添加的着法，可放进自己的文件：");

/// Notice in place of a large automaton.
pub const MANY_ARCS: Phrase = phrase("Its arcs are too many to be written.\n", "它的边太多，无法写出。\n");

/// Scope of a proof, and the reason why play ends.
pub fn scope(proved: &Proved) -> Text {
    let (scope, falling) = (proof::scope(&proved.theorem), proof::falling(proved));
    let (given, given_zh) = match proved.is_unconditional() {
        true => ("", ""),
        false => (", given what the file assumes", "（以文件中的假定为前提）"),
    };
    both(
        format!("Proved for {}{given}. Play ends, since {}.", scope.en, falling.en),
        format!("对{}得证{given_zh}。{}，故对局必定结束。", scope.zh, falling.zh),
    )
}

/// Figures of a proof.
pub fn figures(proved: &Proved) -> Text {
    let bytes = proved.certificate.len();
    match &proved.method {
        Method::Automata(by @ ByAutomata { steps, relations, .. }) => {
            let Text { en, zh } = proof::written(by);
            let noun = if *relations == 1 { "automaton" } else { "automata" };
            both(
                format!(
                    "Numbers in {en}; {steps} steps with {relations} {noun}; the checker accepts the certificate ({bytes} bytes)."
                ),
                format!("数用{zh}表示；{steps} 步，{relations} 个自动机；证书已通过检验（{bytes} 字节）。"),
            )
        }
        Method::Sizes { steps, relations, .. } => {
            let noun = if *relations == 1 { "automaton" } else { "automata" };
            both(
                format!(
                    "{steps} sentences about entries and their totals with {relations} {noun}; the checker accepts the certificate ({bytes} bytes)."
                ),
                format!(
                    "关于各项及其总和的 {steps} 个语句，{relations} 个自动机；证书已通过检验（{bytes} 字节）。"
                ),
            )
        }
        Method::Period { start, length, computed } => both(
            format!(
                "Period {length} from {start} on, by Guy and Smith's theorem and the values of {computed} heaps; the checker accepts the \
                 certificate ({bytes} bytes)."
            ),
            format!(
                "从 {start} 起周期为 {length}，依据 Guy 与 Smith 的定理和 {computed} 个堆的值；证书已通过检验（{bytes} 字节）。"
            ),
        ),
    }
}

/// A proof in one line, for one game and size, with the times of the search and of the check.
pub fn proved(attempt: &Attempt, proved: &Proved, found: &str, checked: &str) -> Text {
    let (game, bytes) = (attempt.about(), proved.certificate.len());
    let scope = proof::scope(&proved.theorem);
    let method = match &proved.method {
        Method::Automata(automata) => {
            let Text { en, zh } = proof::written(automata);
            both(format!("numbers in {en}"), format!("数用{zh}表示"))
        }
        Method::Sizes { .. } => both("numbers in base 2", "数用 2 进制表示"),
        Method::Period { length, .. } => both(
            format!("period {length} by Guy and Smith's theorem"),
            format!("由 Guy 与 Smith 的定理得周期 {length}"),
        ),
    };
    let (given, given_zh) = match proved.is_unconditional() {
        true => ("", ""),
        false => (", if what is assumed is true", "（以所列假定为前提）"),
    };
    both(
        format!(
            "proved for {} of `{game}`{given}: {}, a certificate of {bytes} bytes, {found} and {checked} to check",
            scope.en, method.en
        ),
        format!(
            "已对 `{game}` 的{}证明{given_zh}：{}，证书 {bytes} 字节，用时 {found}，检验 {checked}",
            scope.zh, method.zh
        ),
    )
}

/// The file of a certificate, and the part of it if it has several.
pub fn certificate(path: &str, number: usize, count: usize) -> Text {
    match count {
        1 => both(format!("certificate: {path}"), format!("证书：{path}")),
        _ => both(
            format!("certificate: {path} (part {number} of {count})"),
            format!("证书：{path}（第 {number} 部分，共 {count} 部分）"),
        ),
    }
}

/// A step of a proof: its purpose, the states met, and the time.
pub fn step(step: &Step, time: &str) -> Text {
    let (purpose, states) = (proof::purpose(step.purpose), step.states);
    let (fails, fails_zh) = if step.holds { ("", "") } else { ("fails, ", "不成立，") };
    let noun = if states == 1 { "state" } else { "states" };
    both(
        format!("{}: {fails}{states} {noun}, {time}", purpose.en),
        format!("{}：{fails_zh}{states} 个状态，{time}", purpose.zh),
    )
}

/// The time of a proof, and that of its check if there was one.
pub fn times(all: &str, checked: Option<&str>) -> Text {
    match checked {
        Some(checked) => {
            both(format!("{all} in all; the checker took {checked}"), format!("共 {all}，其中检验 {checked}"))
        }
        None => both(format!("{all} in all"), format!("共 {all}")),
    }
}

/// Counts of claims by result.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Proved, those under assumptions included.
    pub proved: usize,
    /// Proved under assumptions.
    pub assuming: usize,
    /// Refuted.
    pub refuted: usize,
    /// Built on a false assumption.
    pub unfounded: usize,
    /// Neither proved nor refuted.
    pub undecided: usize,
    /// Rejected by the checker.
    pub rejected: usize,
    /// Not tried.
    pub untried: usize,
}

impl Counts {
    /// Counts of these results.
    pub fn of(proofs: &Proofs) -> Counts {
        let mut counts = Counts { untried: proofs.untried, ..Counts::default() };
        for attempt in &proofs.attempts {
            let assuming = attempt.result.proved().is_some_and(|proved| !proved.is_unconditional());
            counts.assuming += usize::from(assuming);
            *match &attempt.result {
                Attempted::Proved(_) => &mut counts.proved,
                Attempted::Refuted(_) => &mut counts.refuted,
                Attempted::Unfounded(_) => &mut counts.unfounded,
                Attempted::Undecided(_) => &mut counts.undecided,
                Attempted::Rejected(_) => &mut counts.rejected,
            } += 1;
        }
        counts
    }

    /// Number of claims.
    fn all(self) -> usize {
        let Counts { proved, assuming: _, refuted, unfounded, undecided, rejected, untried } = self;
        proved + refuted + unfounded + undecided + rejected + untried
    }
}

/// Summary if all claims are proved.
pub fn complete(counts: Counts) -> Text {
    match (counts.all(), counts.assuming) {
        (1, 0) => both("Proved.", "得证。"),
        (1, _) => both("Proved, given what the file assumes.", "在文件的假定下得证。"),
        (all, 0) => both(format!("All {all} proved."), format!("{all} 项全部得证。")),
        (all, assuming) => both(
            format!("All {all} proved, {assuming} of them given what the file assumes."),
            format!("{all} 项全部得证，其中 {assuming} 项以文件中的假定为前提。"),
        ),
    }
}

/// Summary if some claim is not proved.
pub fn incomplete(counts: Counts) -> Text {
    let (all, Counts { proved, assuming: _, refuted, unfounded, undecided, rejected, untried }) =
        (counts.all(), counts);
    if refuted > 0 {
        return both(format!("{refuted} of {all} refuted."), format!("{all} 项中有 {refuted} 项被推翻。"));
    }
    if unfounded > 0 {
        let rest = if unfounded == 1 { "rests" } else { "rest" };
        return both(
            format!("{unfounded} of {all} {rest} on a false assumption."),
            format!("{all} 项中有 {unfounded} 项的前提不成立。"),
        );
    }
    let mut parts = vec![both(format!("{proved} proved"), format!("{proved} 项得证"))];
    let mut part = |count: usize, en: &str, zh: &str| {
        if count > 0 {
            parts.push(both(format!("{count} {en}"), format!("{count} 项{zh}")));
        }
    };
    part(undecided, "not decided", "未能判定");
    part(rejected, "rejected by the checker", "被检验程序拒绝");
    part(untried, "not tried", "未及尝试");
    let joined = |of: fn(&Text) -> &str, comma: &str| parts.iter().map(of).collect::<Vec<_>>().join(comma);
    both(joined(|part| &part.en, ", ") + ".", joined(|part| &part.zh, "，") + "。")
}

/// The smallest moves that cannot be added.
pub fn not_addable(others: &str) -> Text {
    both(format!("Moves that cannot be added: {others}"), format!("不可添加的着法：{others}"))
}

/// The automaton of the addable moves.
pub fn addable_automaton(states: usize, numeration: Numeration) -> Text {
    let noun = if states == 1 { "state" } else { "states" };
    both(
        format!("An automaton of {states} {noun} knows them all; numbers in {numeration}."),
        format!("它们由一个有 {states} 个状态的自动机判定；记数法 {numeration}。"),
    )
}
