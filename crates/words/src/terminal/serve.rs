//! `bouton serve`.

use crate::both;
use crate::phrase::{Phrase, phrase};
use rules::Text;

/// Title of the command.
pub const ABOUT: Phrase =
    phrase("Serve the workbench to a browser on this machine", "在本机为浏览器提供工作台");

/// Usage of the command.
pub const USAGE: Phrase = phrase("bouton serve [OPTIONS]", "bouton serve [选项]");

/// Help of `--port`.
pub const PORT: Phrase =
    phrase("The port (7777 if not given); 0 for any that is free", "端口（默认 7777）；0 表示任选空闲端口");

/// Help of `--host`.
pub const HOST: Phrase = phrase(
    "The address to listen at (127.0.0.1 if not given); another one lets other machines ask",
    "监听地址（默认 127.0.0.1）；改用其他地址则他机也能访问",
);

/// Help of `--pages`.
pub const PAGES: Phrase = phrase(
    "Serve the pages of this folder instead of those in the program",
    "使用此文件夹中的页面，而非程序自带的页面",
);

/// Examples at the end of its help.
pub const EXAMPLES: Phrase = phrase(
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
);

/// An address that cannot be served.
pub fn unserved(host: std::net::IpAddr, port: u16, error: &std::io::Error) -> Text {
    both(format!("{host}, port {port}: {error}"), format!("{host}，端口 {port}：{error}"))
}

/// The address of the workbench.
pub fn address(url: &str) -> Text {
    both(
        format!("The workbench is at {url} (Ctrl-C ends it)"),
        format!("工作台位于 {url} （按 Ctrl-C 结束）"),
    )
}
