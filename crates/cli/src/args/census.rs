//! `bouton census`.

use crate::args::{minus, units};
use crate::speech::say;
use bouton::ops::Census;
use clap::Args;
use std::path::PathBuf;
use std::time::Duration;

/// Arguments of `bouton census`.
#[derive(Args)]
pub(crate) struct CensusArgs {
    #[arg(
        value_name = say("CODE", "代码"),
        value_parser = minus::word,
        conflicts_with = "digits",
        help = say("These octal games only, as in 0.16 4.7", "只考察这些八进制博弈，如 0.16 4.7")
    )]
    pub(crate) codes: Vec<String>,
    #[arg(
        long,
        default_value_t = Census::DIGITS.default(),
        hide_default_value = true,
        value_parser = units::within(Census::DIGITS),
        value_name = "K",
        help = say("All octal games of up to K digits after the point (3 if not given)", "小数点后不超过 K 位的全部八进制博弈（默认 3）")
    )]
    pub(crate) digits: u64,
    #[arg(
        long,
        default_value_t = Census::TO.default(),
        hide_default_value = true,
        value_parser = units::within(Census::TO),
        value_name = "N",
        help = say("Compute the values of at most N heaps of each (ten thousand if not given)", "每个博弈最多计算 N 个堆的值（默认一万）")
    )]
    pub(crate) to: u64,
    #[arg(
        long,
        value_parser = units::time,
        value_name = say("TIME", "时间"),
        help = say("Work on no game for longer than that", "每个博弈最多计算这么久")
    )]
    pub(crate) each: Option<Duration>,
    #[arg(
        long,
        value_name = say("FILE", "文件"),
        help = say(
            "Write a line for each game to a .csv file. Games that are done are kept in OUT.checkpoint; the same command goes on",
            "把每个博弈写成 .csv 文件中的一行。已完成的博弈存在 OUT.checkpoint 中，重复同一命令即可续算"
        )
    )]
    pub(crate) out: Option<PathBuf>,
}

/// Examples at the end of its help.
pub(crate) fn examples() -> &'static str {
    say(
        "Examples:
  bouton census --digits 1
  bouton census --digits 2 --to 20000 --out two.csv
  bouton census --digits 3 --to 500 --each 1s
  bouton census 0.16 0.56 0.376 --to 10000000

Games of three digits to ten million heaps take an hour or more; what is interrupted is taken up again from its --out file.
Games that are the same but for the number of stones (first cousins) are computed once and named. Exit status 0 if all games
were looked at, as far as was asked; 3 if a limit came first.",
        "示例：
  bouton census --digits 1
  bouton census --digits 2 --to 20000 --out two.csv
  bouton census --digits 3 --to 500 --each 1s
  bouton census 0.16 0.56 0.376 --to 10000000

三位数的博弈算到一千万个堆需一小时以上；中断后可从 --out 的文件续算。
只差石子数的博弈（表亲）只算一次，并注明。全部算到所要求的界限时退出状态为 0，先触及上限时为 3。",
    )
}
