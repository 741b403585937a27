//! Theorems shown by certificates.

use crate::{Say, both};
use ::certificate::ClaimTheorem;
use answer::verify::Theorem;
use rules::{Convention, Text};

impl Say for ClaimTheorem {
    fn text(&self) -> Text {
        let arguments: String =
            self.arguments.iter().map(|(name, value)| format!(" {name}={value}")).collect();
        // The name and the title are the author's words.
        let game = format!("{}{arguments}", self.game);
        let (title, title_zh) = match (&*self.title.en, &*self.title.zh) {
            ("", _) => (String::new(), String::new()),
            (en, "") => (format!(" ({en:?})"), format!("（“{en}”）")),
            (en, zh) => (format!(" ({en:?})"), format!("（“{zh}”）")),
        };
        let said = self.statements.join("; ");
        let assumed = self.assumed.join("; ");
        let (given, given_zh) = match &*assumed {
            "" => (String::new(), String::new()),
            assumed => (
                format!(", given that what is assumed is true: {assumed}"),
                format!("，前提是以下假定成立：{assumed}"),
            ),
        };
        let misere = self.convention == Convention::Misere;
        let size = self
            .size
            .map_or(String::new(), |size| format!(", size {size} (components, or the length of a row)"));
        let size_zh =
            self.size.map_or(String::new(), |size| format!("，大小 {size}（分量个数，或行的长度）"));
        let ClaimTheorem { relations, states, sentences, .. } = self;
        let numeration = self.numeration.text();
        both(
            format!(
                "{game}{title}{size}, {}: at all positions {said}{given} (numbers in {}; \
                 {relations} tables with {states} states, {sentences} sentences)",
                if misere { "misère play" } else { "normal play" },
                numeration.en,
            ),
            format!(
                "{game}{title_zh}{size_zh}，{}：在所有局面上 {said}{given_zh}（数用{}写成；\
                 {relations} 张表，共 {states} 个状态，{sentences} 条语句）",
                if misere { "反常规则" } else { "正常规则" },
                numeration.zh,
            ),
        )
    }
}

impl Say for Theorem {
    fn text(&self) -> Text {
        match self {
            Theorem::Claim(theorem) => theorem.text(),
            Theorem::Period(theorem) => theorem.text(),
            Theorem::Quotient(theorem) => theorem.text(),
        }
    }
}
