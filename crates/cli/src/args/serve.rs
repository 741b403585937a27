//! `bouton serve`.

use crate::speech::say;
use clap::Args;
use std::net::IpAddr;
use std::path::PathBuf;

/// Arguments of `bouton serve`.
#[derive(Args)]
pub(crate) struct ServeArgs {
    #[arg(
        long,
        default_value = "7777",
        hide_default_value = true,
        value_name = "N",
        help = say("The port (7777 if not given); 0 for any that is free", "端口（默认 7777）；0 表示任选空闲端口")
    )]
    pub(crate) port: u16,
    #[arg(
        long,
        default_value = "127.0.0.1",
        hide_default_value = true,
        value_name = say("ADDRESS", "地址"),
        help = say(
            "The address to listen at (127.0.0.1 if not given); another one lets other machines ask",
            "监听地址（默认 127.0.0.1）；改用其他地址则他机也能访问"
        )
    )]
    pub(crate) host: IpAddr,
    #[arg(
        long,
        value_name = say("FOLDER", "目录"),
        help = say("Serve the pages of this folder instead of those in the program", "使用此目录中的页面，而非程序自带的页面")
    )]
    pub(crate) pages: Option<PathBuf>,
}

/// Examples at the end of its help.
pub(crate) fn examples() -> &'static str {
    say(
        "Examples:
  bouton serve
  bouton serve --port 0                any port that is free; its address is printed
  bouton serve --pages my-pages        while the pages are being made
  bouton serve --time 20s              a question may take 20 seconds instead of 2

Ctrl-C ends it. `/api/openapi.json` describes what programs can ask.",
        "示例：
  bouton serve
  bouton serve --port 0                任选空闲端口，并输出地址
  bouton serve --pages my-pages        制作页面时
  bouton serve --time 20s              每个问题可用 20 秒，而非 2 秒

按 Ctrl-C 结束。`/api/openapi.json` 说明程序可用的接口。",
    )
}
