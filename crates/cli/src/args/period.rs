//! `bouton period`.

use crate::args::misere::MisereArgs;
use crate::args::{minus, units};
use crate::speech::say;
use bouton::ops::Period;
use clap::Args;
use std::path::PathBuf;

/// Arguments of `bouton period`.
#[derive(Args)]
pub(crate) struct PeriodArgs {
    #[arg(
        required = true,
        value_name = say("GAME", "游戏"),
        value_parser = minus::word,
        help = say(
            "A code such as 0.77, 4.7, 0.2048, 4!.0 or 0.[3], a set of amounts such as \"{1,3,4}\" or \"all but {2,5}\", or a game \
             with rules of this kind: `grundy`, `subtraction S=1,3,4`, `my.game`",
            "博弈代码，如 0.77、4.7、0.2048、4!.0、0.[3]，或数集如 \"{1,3,4}\"、\"all but {2,5}\"，或规则属于此类的游戏：`grundy`、`subtraction S=1,3,4`、`my.game`"
        )
    )]
    pub(crate) game: Vec<String>,
    #[arg(
        long,
        value_parser = units::within(Period::TO),
        value_name = "N",
        help = say(
            "Compute the values of at most N heaps (ten million if not given)",
            "最多计算 N 个堆的值（默认一千万）"
        )
    )]
    pub(crate) to: Option<u64>,
    #[arg(
        long,
        default_value_t = Period::VALUES.default(),
        value_parser = units::within(Period::VALUES),
        value_name = "N",
        help = say("Show the first N values", "列出前 N 个值")
    )]
    pub(crate) values: u64,
    #[arg(
        long,
        help = say(
            "Say how often each value comes, where it comes first, and which values are exceptions",
            "列出各值的次数、最先出现之处，以及不合周期的例外"
        )
    )]
    pub(crate) statistics: bool,
    #[arg(
        long,
        value_name = say("FILE", "文件"),
        help = say(
            "Write the values of heaps 0, 1, 2, … to a .csv, .npy or .txt (b-file) file, or a chart of them to .png or .svg; \
             with --to N and a proved period always N values",
            "把 0、1、2、… 各堆的值写入 .csv、.npy 或 .txt（b-file）文件，或画成 .png、.svg 图；给出 --to N 且周期得证时总是 N 个值"
        )
    )]
    pub(crate) out: Option<PathBuf>,
    #[arg(
        long,
        value_name = say("FILE", "文件"),
        help = say(
            "Keep the values in FILE while they grow; the same command takes up interrupted work. \
             With --out, long work is kept in OUT.checkpoint without being asked to",
            "把值边算边存在文件中；重复同一命令可续算。用 --out 时，较久的计算会自动存在 OUT.checkpoint 中"
        )
    )]
    pub(crate) checkpoint: Option<PathBuf>,
    #[arg(
        long,
        value_name = say("FILE", "文件"),
        help = say(
            "Write the certificate of the period to FILE, or with --misere that of the quotient; `bouton verify` checks it",
            "把周期的证书写入文件（用 --misere 时为商的证书），可用 `bouton verify` 检验"
        )
    )]
    pub(crate) certificate: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) misere: MisereArgs,
}

/// Examples at the end of its help.
pub(crate) fn examples() -> &'static str {
    say(
        "Examples:
  bouton period 0.77                Kayles: period 12 after 70
  bouton period 0.16 --to 1000000
  bouton period \"{2,5,7}\" --statistics
  bouton period \"all but {2,5}\"    values that grow: G(n + 4) = G(n) + 2
  bouton period 0.45 --values 100 --json
  bouton period 0.16 --to 600000 --out values.svg
  bouton period kayles --certificate kayles.cert
  bouton period heap.game m=3       a file with rules for one heap
  bouton period 0.77 --misere       the misère quotient, of order 40

The digit after k places says what taking k stones from a heap may leave, as a sum of 1 (nothing), 2 (one heap), 4 (two
heaps), 8 (three heaps) and 16 (four); the digit before the point is about splitting without taking, and one before that
about adding a stone. Digits go from 0 to 9 and A to V; &96; is a larger one; {0,2,5} or {2+} are numbers of heaps, and * is
any number. After a digit ! means heaps that are all different, ? not all equal, = all equal. What stands in brackets at
the end repeats for ever: 0.[3]. A set {1,3,4} or {1..5,9} is a game of taking one of these amounts, `all but {2,5}` any
other amount; `splittles {1,2}` may split the rest in two as well. What ends in .game, or has a / in it, is a file.

Values are numbered by the size of the heap, from 0 on. Exit status 0 if a period is proved, 3 if none was found so far.",
        "示例：
  bouton period 0.77                凯尔斯：周期 12，最后一个例外是 70
  bouton period 0.16 --to 1000000
  bouton period \"{2,5,7}\" --statistics
  bouton period \"all but {2,5}\"    递增的值：G(n + 4) = G(n) + 2
  bouton period 0.45 --values 100 --json
  bouton period 0.16 --to 600000 --out values.svg
  bouton period kayles --certificate kayles.cert
  bouton period heap.game m=3       自己的规则文件（一堆）
  bouton period 0.77 --misere       反常商，40 阶

小数点后第 k 位规定从一堆中取 k 个石子后可以留下什么，为 1（不留）、2（一堆）、4（两堆）、8（三堆）、16（四堆）之和；小数点前的
数字规定不取石子时怎样分堆，再前一位是添加一个石子时。数字为 0 至 9 与 A 至 V；更大的写作 &96;；{0,2,5}、{2+} 直接写堆数，* 为任意
堆数。数字后的 ! 表示各堆两两不等，? 表示不全相等，= 表示全相等。末尾方括号中的数字无限循环：0.[3]。数集 {1,3,4} 或 {1..5,9}
表示取其中之一的数量，`all but {2,5}` 表示取其他任意数量；`splittles {1,2}` 取后还可把余下的分成两堆。以 .game 结尾或含 / 的是文件。

值按堆的大小从 0 开始编号。周期得证时退出状态为 0，尚未找到时为 3。",
    )
}
