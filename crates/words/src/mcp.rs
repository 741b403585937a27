//! Words of the server of tools.

use crate::both;
use crate::phrase::{Phrase, phrase};
use rules::Text;
use rules::speech::short;

/// Introduction for programs that use the tools.
pub const INSTRUCTIONS: Phrase = phrase(
    "Bouton solves impartial combinatorial games exactly. A game is one of the catalogue (`bouton://catalogue`), or rules in its \
     language (`bouton://book/en/language`) given as `text` and called `mine.game`, or a `.game` file below the folder of the server.\n\
     Every answer says how it is known, and must not be repeated as more than that: `proved` holds for all positions, with a certificate that \
     `verify` checks independently; `theorem` is a cited theorem; `computed` is exhaustive search for this position; `checked`, or the verdict \
     `agrees`, is a comparison with the rules up to the bound that is told, so a conjecture. A `limits_hit` that is not null means that a limit was reached first.\n\
     To find who wins a new game: write it down, `check` it, `discover` claims, `prove` them.",
    "Bouton 精确求解无偏组合博弈。游戏可以是目录中的（`bouton://catalogue`），也可以用其语言（`bouton://book/zh/language`）写出规则，作为 `text` 给出并称为 \
     `mine.game`，或是服务器所给文件夹中的 `.game` 文件。\n\
     每个答案都说明依据，转述时不得超出它：`proved` 对所有局面成立，并有可由 `verify` 独立检验的证书；`theorem` 是引用的定理；`computed` 是对该局面的穷举；\
     `checked`（或结论 `agrees`）是在所给范围内与规则比较，因而只是猜想。`limits_hit` 不为 null 时表示先触及了上限。\n\
     要弄清一个新游戏谁胜：先写出规则，用 `check` 检验，用 `discover` 寻找规律，再用 `prove` 证明。",
);

/// The reference of the language.
pub const REFERENCE: Phrase = phrase("The language of games", "游戏的语言");

/// The list of games.
pub const CATALOGUE: Phrase = phrase("The games of the catalogue", "目录中的游戏");

/// The text of a game.
pub const GAME: Phrase =
    phrase("A game of the catalogue: its rules, claims and examples", "目录中的一个游戏：规则、断言与示例");

/// A call that its client has cancelled.
pub const CANCELLED: Phrase = phrase("cancelled", "已取消");

/// An unknown tool.
pub fn no_tool(name: &str) -> Text {
    let name = short(name);
    both(format!("there is no tool `{name}`"), format!("没有工具 `{name}`"))
}

/// An unknown resource.
pub fn no_resource(name: &str) -> Text {
    let name = short(name);
    both(format!("there is no resource `{name}`"), format!("没有资源 `{name}`"))
}

/// A folder that cannot be opened.
pub fn no_folder(path: &str, error: &std::io::Error) -> Text {
    both(format!("the folder `{path}` cannot be read: {error}"), format!("无法读取文件夹 `{path}`：{error}"))
}
