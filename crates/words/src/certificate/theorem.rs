//! Theorems shown by certificates.

use crate::{Say, both, short, spaced, statement};
use answer::verify::{Claimed, Shown, Theorem, sizes};
use prove::Lemma;
use rules::{Convention, Text};

impl Say for Theorem {
    fn text(&self) -> Text {
        match self {
            Theorem::Claim(theorem) => theorem.text(),
            Theorem::Sizes(theorem) => theorem.text(),
            Theorem::Period(theorem) => theorem.text(),
            Theorem::Quotient(theorem) => theorem.text(),
            Theorem::Nimber(theorem) => theorem.text(),
            Theorem::Mirror(game) => game.text(),
        }
    }
}

impl Say for Shown {
    fn text(&self) -> Text {
        let Shown { family, definitions, states, demands } = self;
        let statement = &family.statement;
        let (claim, numeration) = (statement::claim(family), statement.numeration.text());
        let count = |number: usize, noun: &str| match number {
            1 => format!("1 {noun}"),
            number => format!("{number} {noun}s"),
        };
        let (given, given_zh) = match statement.assuming.iter().all(|premise| Lemma::named(premise).is_some())
        {
            true => ("", ""),
            false => (", given what the statement assumes", "（以陈述中的假定为前提）"),
        };
        let (demands_en, tables) = (count(*demands, "demand"), count(*definitions, "table"));
        let states_en = count(*states, "state");
        both(
            format!(
                "proved for all positions{given}: {} ({demands_en}, {tables} with {states_en}, numbers in {})",
                claim.en, numeration.en
            ),
            format!(
                "对所有局面得证{given_zh}：{}（{demands} 项要求，{definitions} 张表，共 {states} 个状态，数用{}写成）",
                claim.zh,
                spaced(&numeration.zh)
            ),
        )
    }
}

impl Say for sizes::Theorem {
    fn text(&self) -> Text {
        let sizes::Theorem { statement, definitions, states, sentences } = self;
        let claim = statement::sizes::claim(statement);
        let (scope, scope_zh) = match statement.shape {
            sizes::Shape::Heaps(_) => ("any number of heaps", "任意多堆"),
            sizes::Shape::Row(_) => ("rows of any length", "任意长度的行"),
        };
        let count = |number: usize, noun: &str| match number {
            1 => format!("1 {noun}"),
            number => format!("{number} {noun}s"),
        };
        let (said, tables) = (count(*sentences, "sentence"), count(*definitions, "table"));
        let states_en = count(*states, "state");
        both(
            format!(
                "proved for {scope}: {} ({said}, {tables} with {states_en}, numbers in base 2)",
                claim.en
            ),
            format!(
                "对{scope_zh}得证：{}（{sentences} 个语句，{definitions} 张表，共 {states} 个状态，数用 2 进制写成）",
                claim.zh
            ),
        )
    }
}

impl Say for Claimed {
    fn text(&self) -> Text {
        let (game, claim, said) = (short(&self.game), self.claim, short(&self.text));
        let (play, play_zh) = match self.convention {
            Convention::Normal => ("normal play", "正常规则"),
            Convention::Misere => ("misère play", "反常规则"),
        };
        let (size, size_zh) = match self.size {
            Some(size) => (format!(", size {size}"), format!("，大小 {size}")),
            None if self.all_sizes => (", all sizes".into(), "，所有大小".into()),
            None => (String::new(), String::new()),
        };
        let (heap, heap_zh) = match self.heap {
            true => (
                " (a position is of value v exactly if it is lost beside a heap of Nim of size v, which is written as 2^v)",
                "（局面的 SG 值为 v，当且仅当它与旁边大小为 v 的一堆 Nim 合起来必败，v 写作 2^v）",
            ),
            false => ("", ""),
        };
        both(
            format!("this is claim {claim} of `{game}` in {play}{size}: {said}{heap}"),
            format!("这是 `{game}` 在{play_zh}下的第 {claim} 个断言{size_zh}：{said}{heap_zh}"),
        )
    }
}
