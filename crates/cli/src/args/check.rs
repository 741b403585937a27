//! `bouton check`.

use crate::args::{minus, units};
use crate::speech::say;
use bouton::ops::Check;
use clap::Args;

/// Arguments of `bouton check`.
#[derive(Args)]
pub(crate) struct CheckArgs {
    #[arg(
        required = true,
        value_name = say("GAME", "游戏"),
        value_parser = minus::word,
        help = say("A game and parameters: `bash m=3`, `my.game`", "游戏与参数：`bash m=3`、`my.game`")
    )]
    pub(crate) question: Vec<String>,
    #[arg(
        long,
        default_value_t = Check::UPTO.default(),
        hide_default_value = true,
        value_parser = units::within(Check::UPTO),
        value_name = "N",
        help = units::filled(say("Check every position with no number above N ({} if not given)", "检验所有数字都不超过 N 的局面（默认 {}）"), Check::UPTO)
    )]
    pub(crate) upto: u64,
}

/// Examples at the end of its help.
pub(crate) fn examples() -> &'static str {
    say(
        "Examples:
  bouton check wythoff
  bouton check my.game --upto 60
  bouton check bash m=5 --upto 200

Exit status: 0 all agrees; 1 a claim is refuted, and the smallest counterexample is shown;
2 the rules are wrong; 3 something could not be checked.",
        "示例：
  bouton check wythoff
  bouton check my.game --upto 60
  bouton check bash m=5 --upto 200

退出状态：0 全部一致；1 有断言被推翻，并给出最小反例；2 规则有误；3 有内容未能检验。",
    )
}
