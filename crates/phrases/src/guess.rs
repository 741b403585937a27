//! `bouton guess`: help, and what is said about programs that are asked.

use rules::Text;
use rules::speech::{both, short};
use std::time::Duration;
use words::{Phrase, phrase};

/// Title of the command.
pub const ABOUT: Phrase =
    phrase("Find the pattern in what a brute force prints", "打表找规律：在暴力程序的输出中找出规律");

/// Usage of the command.
pub const USAGE: Phrase = phrase(
    "bouton guess [OPTIONS] FILE\n       bouton guess [OPTIONS] --run PROGRAM",
    "bouton guess [选项] 文件\n      bouton guess [选项] --run 程序",
);

/// Help of `FILE`.
pub const FILE: Phrase = phrase(
    "Values as a brute force prints them: a list, lines such as `7 3`, a table, a .csv or .npy file; `-` is stdin",
    "暴力程序输出的值：一列数、形如 `7 3` 的行、表格、.csv 或 .npy 文件；`-` 表示标准输入",
);

/// Help of `--run`.
pub const RUN: Phrase = phrase(
    "Ask a program for the values: `./brute {x}` or `./brute {a} {b}`, once for each position",
    "向程序询问各值：`./brute {x}` 或 `./brute {a} {b}`，每个局面运行一次",
);

/// Help of `--stdin`.
pub const STDIN: Phrase = phrase(
    "Run the program once: all positions on its stdin, one a line, an answer to each on its stdout",
    "只运行程序一次：所有局面逐行写入其标准输入，其标准输出逐行作答",
);

/// Help of `--at`.
pub const AT: Phrase = phrase(
    "Positions to ask about: a range for each number. The defaults are `0..200` for one and `\"0..20 0..20\"` for two numbers",
    "所问的局面：每个数一个范围。默认一个数时为 `0..200`，两个数时为 `\"0..20 0..20\"`",
);

/// Help of `--predict`.
pub const PREDICT: Phrase = phrase(
    "Print what the conjecture says at these positions: a range for each number, `1000..1100`, or a file with a position a line",
    "输出猜想在这些局面处的值：每个数一个范围，如 `1000..1100`，或每行一个局面的文件",
);

/// Examples at the end of its help.
pub const EXAMPLES: Phrase = phrase(
    "Examples:
  bouton guess values.txt
  printf '0 1 2 3 0 1 2 3 0 1 2 3 0 1 2 3 0 1 2 3' | bouton guess -
  bouton guess lost.txt --losing           the file lists lost positions
  bouton guess --run './brute {x}'         asks the program about 0 to 200
  bouton guess --run './brute' --stdin --at '1..30 1..30'
  bouton guess values.txt --predict 1000..1100

Values are whole numbers, or words for who wins: W and L, N and P, First and Second, Yes and No, Alice and Bob.
A line may have a comment after `#`. A pattern is fitted on about three fifths of the data and has to predict the
rest; what is found is a conjecture. `bouton check` and `bouton prove` take it further once the rules are written.
Exit status 0 if a pattern predicts everything; 3 if there is none, if the data are too few, or if it says nothing of a
position that `--predict` names, such as one below a list of lost positions: the line of such a position has `?`.",
    "示例：
  bouton guess values.txt
  printf '0 1 2 3 0 1 2 3 0 1 2 3 0 1 2 3 0 1 2 3' | bouton guess -
  bouton guess lost.txt --losing           文件列出必败态
  bouton guess --run './brute {x}'         询问程序 0 到 200
  bouton guess --run './brute' --stdin --at '1..30 1..30'
  bouton guess values.txt --predict 1000..1100

值为整数，或表示胜负的词：W 与 L、N 与 P、First 与 Second、Yes 与 No、Alice 与 Bob、必胜与必败。`#` 之后为注释。
规律由约五分之三的数据拟合，并须正确预测其余数据；所得为猜想。写出规则后，可用 `bouton check` 检验、用 `bouton prove` 证明。
有规律能预测全部数据时退出状态为 0；没有规律、数据太少，或规律对 `--predict` 的某个局面没有说明（如小于所列必败态的局面，该行为 `?`）时为 3。",
);

/// Label of the data as they were understood.
pub const READ_AS: Phrase = phrase("read as", "数据");

/// Label of the claim in the language.
pub const CLAIM: Phrase = phrase("as a claim", "写成断言");

/// Label of what functions and signs in a pattern mean.
pub const NOTATION: Phrase = phrase("notation", "记号");

/// Label of other conjectures.
pub const ALSO: Phrase = phrase("also fits", "也符合");

/// Label of a known game.
pub const KNOWN_AS: Phrase = phrase("a game", "游戏");

/// Label of near misses.
pub const NEARLY: Phrase = phrase("nearly", "近似");

/// Label of patterns that fit, and may do so by chance.
pub const PERHAPS: Phrase = phrase("perhaps", "可能");

/// A conjecture.
pub fn conjecture(said: &Text) -> Text {
    let end = |text: &str, stop: &str| if text.contains('\n') { String::new() } else { stop.to_owned() };
    both(
        format!("Conjecture: {}{}", said.en, end(&said.en, ".")),
        format!("猜想：{}{}", said.zh, end(&said.zh, "。")),
    )
}

/// A statement as a sentence of its own.
pub fn sentence(why: &Text) -> Text {
    let mut letters = why.en.chars();
    let first = letters.next().map(|letter| letter.to_uppercase().to_string()).unwrap_or_default();
    both(format!("{first}{}.", letters.as_str()), format!("{}。", why.zh))
}

/// Evidence for a conjecture.
pub fn checked(evidence: &Text) -> Text {
    let evidence = sentence(evidence);
    both(
        format!("a conjecture, checked against the data. {}", evidence.en),
        format!("猜想，已用数据检验。{}", evidence.zh),
    )
}

/// Positions about which the conjecture says nothing, the first of them: below the smallest number of the data, of numbers that do not
/// increase where only such are positions, or too large.
pub fn unsaid(at: &[u64], (least, is_position): (u64, bool), count: usize) -> Text {
    let below = at.iter().any(|&number| number < least);
    let largest = at.iter().max().copied().unwrap_or_default();
    let at = at.iter().map(u64::to_string).collect::<Vec<_>>().join(" ");
    let (more, more_zh) = match count {
        0 | 1 => Default::default(),
        _ => (format!(" (and about {} more positions)", count - 1), format!("（另有 {} 个局面）", count - 1)),
    };
    if below {
        return both(
            format!("the conjecture says nothing about {at}: the data begin at {least}{more}"),
            format!("猜想对 {at} 没有结论：数据从 {least} 开始{more_zh}"),
        );
    }
    if !is_position {
        return both(
            format!("the conjecture says nothing about {at}: its numbers do not increase{more}"),
            format!("猜想对 {at} 没有结论：其各数并非递增{more_zh}"),
        );
    }
    both(
        format!("the conjecture says nothing about {at}: {largest} is too large for it{more}"),
        format!("猜想对 {at} 没有结论：{largest} 太大{more_zh}"),
    )
}

/// An empty command.
pub fn no_program() -> Text {
    both("no program is named", "没有指定程序")
}

/// A command that does not say where the position goes.
pub fn no_placeholder(command: &str) -> Text {
    let command = short(command);
    both(
        format!(
            "`{command}` does not say where the position goes: write `{{n}}`, or `{{a}} {{b}}`, or add --stdin"
        ),
        format!("`{command}` 没有写明局面的位置：请写 `{{n}}` 或 `{{a}} {{b}}`，或加 --stdin"),
    )
}

/// Text that is not a range for each number.
pub fn not_ranges(given: &str, arity: usize) -> Text {
    let given = short(given);
    both(
        format!("`{given}` is not a range for each of {arity} numbers, as in `0..20`"),
        format!("`{given}` 不是 {arity} 个数各一的范围（如 `0..20`）"),
    )
}

/// Too many positions.
pub fn many_positions(most: u64) -> Text {
    both(format!("more than {most} positions to ask about"), format!("要询问的局面超过 {most} 个"))
}

/// Not all positions were asked about in the time allowed.
pub fn asked_so_far(done: usize, all: usize) -> Text {
    both(
        format!("The program answered {done} of {all} questions in the time allowed (--time allows more)."),
        format!("在时限内程序回答了 {all} 个问题中的 {done} 个（--time 可放宽）。"),
    )
}

/// A program that gave another number of answers.
pub fn other_count(lines: usize, questions: usize) -> Text {
    both(
        format!("the program was asked about {questions} positions and gave {lines} lines of answers"),
        format!("向程序询问了 {questions} 个局面，它回答了 {lines} 行"),
    )
}

/// A program that answered another question.
pub fn out_of_order(asked: &str, answered: &str) -> Text {
    let answered = short(answered);
    both(
        format!("asked about {asked}, the program answered about {answered}"),
        format!("所问为 {asked}，程序答的却是 {answered}"),
    )
}

/// An answer that is not one value.
pub fn no_value(asked: &str, answer: &str) -> Text {
    if answer.is_empty() {
        return both(
            format!("asked about {asked}, the program printed nothing"),
            format!("问 {asked} 时程序什么也没有输出"),
        );
    }
    let answer = short(answer);
    both(
        format!("asked about {asked}, the program printed `{answer}`, which is not one value"),
        format!("问 {asked} 时程序输出了 `{answer}`，不是单个值"),
    )
}

/// The position that a program was asked about.
pub fn asked_about(position: &str) -> Text {
    both(format!(" when asked about {position}"), format!("在被问到 {position} 时"))
}

/// The answers that a program gave.
pub fn answered(done: usize, all: usize) -> Text {
    both(format!(" after {done} of {all} answers"), format!("在回答了 {all} 个问题中的 {done} 个之后"))
}

/// A program that failed.
pub fn failed(when: &Text, status: &str, error: &str) -> Text {
    let error = short(error);
    let (printed, printed_zh) = match error.is_empty() {
        true => Default::default(),
        false => (format!("; it printed `{error}`"), format!("；它输出了 `{error}`")),
    };
    both(
        format!("the program failed{} ({status}){printed}", when.en),
        format!("程序{}运行失败（{status}）{printed_zh}", when.zh),
    )
}

/// A program that prints without end.
pub fn endless(questions: usize) -> Text {
    both(
        format!("the program was asked about {questions} positions and did not stop printing"),
        format!("向程序询问了 {questions} 个局面，它输出个不停"),
    )
}

/// A time in seconds, without the fractions of long ones.
fn seconds(time: Duration) -> String {
    let seconds = time.as_secs_f64();
    if seconds < 9.95 { format!("{seconds:.1}") } else { format!("{seconds:.0}") }
}

/// A program that did not answer within some time, after so many answers.
pub fn no_answer(asked: &str, time: Duration, answered: Option<usize>) -> Text {
    let seconds = seconds(time);
    let (before, before_zh) = answered.map_or_else(Default::default, |answered| {
        (
            format!(" after {answered} answers; --at asks about fewer positions"),
            format!("，此前已回答 {answered} 个；可用 --at 少问一些局面"),
        )
    });
    both(
        format!("The program did not answer about {asked} within {seconds} s{before}."),
        format!("程序在 {seconds} 秒内没有回答 {asked}{before_zh}。"),
    )
}

/// A program that did not end within some time, having printed so many lines for all questions; the next of them.
pub fn no_end(time: Duration, (lines, questions): (usize, usize), next: Option<&str>) -> Text {
    let seconds = seconds(time);
    let (next, next_zh) = next
        .map_or_else(Default::default, |next| (format!(", none about {next}"), format!("，尚未回答 {next}")));
    both(
        format!(
            "The program did not end within {seconds} s: asked about {questions} positions, it printed {lines} lines{next}."
        ),
        format!("程序在 {seconds} 秒内没有结束：所问 {questions} 个局面，输出了 {lines} 行{next_zh}。"),
    )
}

/// A program that cannot be started.
pub fn not_started(program: &str, error: &str) -> Text {
    let program = short(program);
    both(format!("`{program}` cannot be started: {error}"), format!("无法启动 `{program}`：{error}"))
}
