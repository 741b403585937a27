//! `bouton serve`.

use rules::Text;
use rules::speech::both;
use words::{Phrase, phrase};

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

/// Help of `--lan`.
pub const LAN: Phrase = phrase(
    "Let the machines of the local network ask, with a token, and play against each other",
    "允许局域网内持有口令的机器访问，并互相对弈",
);

/// Help of `--embed`.
pub const EMBED: Phrase = phrase(
    "Let the pages of this site show a board in a frame (may be repeated)",
    "允许该网站的页面嵌入棋盘（可多次给出）",
);

/// Examples at the end of its help.
pub const EXAMPLES: Phrase = phrase(
    "Examples:
  bouton serve
  bouton serve --port 0                any port that is free; its address is printed
  bouton serve --pages my-pages        while the pages are being made
  bouton serve --time 20s              a question may take 20 seconds instead of 2
  bouton serve --lan                   for a class: phones in the same network join by a link
  bouton serve --embed https://school.example

Ctrl-C ends it. `/api/openapi.json` describes what programs can ask.",
    "示例：
  bouton serve
  bouton serve --port 0                任选空闲端口，并输出地址
  bouton serve --pages my-pages        制作页面时
  bouton serve --time 20s              每个问题可用 20 秒，而非 2 秒
  bouton serve --lan                   课堂使用：同一网络中的手机凭链接加入
  bouton serve --embed https://school.example

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

/// Warning at the start of a server for the local network.
pub const OPEN: Phrase = phrase(
    "warning: every machine in this network that has the link can use this one to compute.
  The connection is not encrypted. Use it only in a network that you trust, and end it after class.",
    "警告：此网络中凡有该链接的机器都能使用本机进行计算。
  连接未加密。请只在可信的网络中使用，课后即停止。",
);

/// Origin without its scheme.
pub fn no_scheme(text: &str) -> Text {
    both(
        format!("`{text}` does not begin with http:// or https://; write it as in `https://school.example`"),
        format!("`{text}` 不以 http:// 或 https:// 开头；请写成 `https://school.example` 的样子"),
    )
}

/// Origin with something after its host.
pub fn with_path(text: &str) -> Text {
    both(
        format!(
            "`{text}` is more than an origin; leave out all after the host and its port, a final slash too"
        ),
        format!("`{text}` 不只是网站；请去掉主机与端口之后的一切，包括末尾的斜杠"),
    )
}

/// Origin whose host is none.
pub fn no_host(text: &str) -> Text {
    both(
        format!(
            "`{text}` has no host that can be named; there is no `*`, and letters beyond ASCII are written as xn--…"
        ),
        format!("`{text}` 中没有可用的主机名；不能用 `*`，非 ASCII 字符须写作 xn--…"),
    )
}

/// Origin whose port is none.
pub fn no_port(text: &str) -> Text {
    both(format!("`{text}` has no port from 1 to 65535"), format!("`{text}` 的端口不在 1 到 65535 之间"))
}
