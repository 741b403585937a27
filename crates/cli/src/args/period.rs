//! `bouton period`.

use crate::args::misere::MisereArgs;
use crate::args::{minus, units};
use crate::speech::say;
use clap::Args;

/// `bouton period`.
#[derive(Args)]
pub(crate) struct PeriodArgs {
    #[arg(
        value_name = say("CODE", "代码"),
        value_parser = minus::word,
        help = say(
            "A code such as 0.77, 4.7 or 0.2048, or `grundy`",
            "博弈代码，如 0.77、4.7、0.2048，或 `grundy`"
        )
    )]
    pub(crate) code: String,
    #[arg(
        long,
        default_value_t = 10_000_000,
        hide_default_value = true,
        value_parser = units::count(1, 4_000_000_000),
        value_name = "N",
        help = say(
            "Compute the values of at most N heaps (ten million if not given)",
            "最多计算 N 个堆的值（默认一千万）"
        )
    )]
    pub(crate) to: u64,
    #[arg(
        long,
        default_value_t = 24,
        value_parser = units::count(0, 1_000_000),
        value_name = "N",
        help = say("Show the first N values", "列出前 N 个值")
    )]
    pub(crate) values: u64,
    #[command(flatten)]
    pub(crate) misere: MisereArgs,
}

/// The examples at the end of its help.
pub(crate) fn examples() -> &'static str {
    say(
        "Examples:
  bouton period 0.77                Kayles: period 12 after 70
  bouton period 0.16 --to 1000000
  bouton period 0.45 --values 100 --json
  bouton period 0.77 --misere       the misère quotient, of order 40

The digit after k places says what taking k stones from a heap may leave, as a sum of 1 (nothing), 2 (one heap), 4 (two
heaps) and 8 (three heaps); the digit before the point is about splitting without taking. Values are numbered by the
size of the heap, from 0 on. Exit status 0 if a period is proved, 3 if none was found so far.",
        "示例：
  bouton period 0.77                凯尔斯：周期 12，最后一个例外是 70
  bouton period 0.16 --to 1000000
  bouton period 0.45 --values 100 --json
  bouton period 0.77 --misere       反常商，40 阶

小数点后第 k 位规定从一堆中取 k 个石子后可以留下什么，为 1（不留）、2（一堆）、4（两堆）、8（三堆）之和；小数点前的数字
规定不取石子时怎样分堆。值按堆的大小从 0 开始编号。周期得证时退出状态为 0，尚未找到时为 3。",
    )
}
