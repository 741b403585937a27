//! Descriptions in Chinese of what all requests share; an operation has those of its own fields.

use crate::ops::find;
use rules::Lang;

/// Beginning of the chapter.
pub(super) fn head(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "# Requests as data\n\n[简体中文](../zh/requests.md)\n\n\
             Every operation of the command line is a JSON object as well: posted to `/api/NAME` of `bouton serve` for an answer \
             at once, posted to `/api/jobs` with `\"kind\": \"NAME\"` for work that lasts, given to the tool `NAME` of [`bouton mcp`](programs.md), and for `solve` a line of \
             `bouton solve --batch`. Fields that are left out have the default. Numbers beyond 64 bits are text. A field that is \
             not listed here, or that the request would ignore, is refused.\n\n\
             A refusal has the same form everywhere, with `--json` on the command line too: `{\"problems\": […]}`, each with a `code` that does not change, a \
             `message` and a `help`, and `limits_hit` where a limit was reached. The `id` of the request is part of every reply; in a job, of its result.\n\n\
             `bouton solve --batch` reads an object a line and prints an answer or a refusal a line, in the same order. A line speaks the language of its \
             `lang`, or else that of the command; `moves` and `convention` may be set for all lines by `--moves`, `--misere` and `--normal`.\n"
        }
        Lang::Zh => {
            "# 数据形式的请求\n\n[English](../en/requests.md)\n\n\
             命令行的每种操作也是一个 JSON 对象：发到 `bouton serve` 的 `/api/名称` 立即得到答案；发到 `/api/jobs` 并写上 \
             `\"kind\": \"名称\"` 用于较久的工作；也可交给 [`bouton mcp`](programs.md) 的同名工具；`solve` 的对象也可作为 `bouton solve --batch` 的一行。省略的字段取默认值。\
             超过 64 位的数写成文本。此处未列的字段，以及请求不会用到的字段，都不接受。\n\n\
             请求有误时，各处的回答形式相同，命令行的 `--json` 也一样：`{\"problems\": […]}`，每一条都有不变的 `code`、`message` 与 `help`；\
             触及上限时还有 `limits_hit`。请求的 `id` 随每个回答返回；任务的 `id` 在其结果中。\n\n\
             `bouton solve --batch` 每行读一个对象，按相同次序每行输出一个答案或一条错误。每行所用的语言由其 `lang` 决定，\
             省略时与命令相同；`--moves`、`--misere`、`--normal` 为各行设定默认的 `moves` 与 `convention`。\n"
        }
    }
}

/// Fields of every request about a game.
pub(super) const SHARED: &[(&str, &str)] = &[
    (
        "ask",
        "与命令行写法相同的问题：`nim 3 4 5`、`bash m=3 21`、`nim 3 4 + kayles 7`。`text` 中的游戏用其中的名字或 `mine.game` 称呼。",
    ),
    ("game", "只写游戏，代替 `ask`。"),
    ("params", "`game` 的参数，按名称：文本、数，或它们的列表。"),
    ("position", "`game` 的局面：文本，或分量的列表，每个分量是一个数或数的列表。"),
    ("text", "自己的游戏的规则。"),
    ("convention", "胜负约定；省略时取游戏自己的约定。`check`、`identify`、`show` 不接受。"),
    ("lang", "答案所用的语言；省略时为英文，批量查询中与命令相同。"),
    ("id", "标识，随答案、错误或任务的结果返回。"),
    ("kind", "操作的名称，用于地址未写明之处：`check`、`prove` 等。"),
];

/// An operation in a sentence without a full stop.
pub(super) fn operation(name: &str) -> Option<&'static str> {
    find(name).map(|entry| entry.chinese.operation)
}

/// A field of a request of this operation.
pub(super) fn field(operation: &str, name: &str) -> Option<&'static str> {
    let own = find(operation).map_or(&[][..], |entry| entry.chinese.fields);
    own.iter().chain(SHARED).find(|(field, _)| *field == name).map(|(_, text)| *text)
}
