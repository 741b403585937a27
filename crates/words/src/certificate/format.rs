//! Errors in the text of a certificate.

use crate::{Say, both, short};
use ::certificate::{Flaw, FlawKind};
use rules::Text;

impl Say for Flaw {
    fn text(&self) -> Text {
        let line = self.line;
        match &self.kind {
            FlawKind::Header => both(
                "line 1: a certificate about heaps begins with `bouton period 1` or `bouton quotient 1`",
                "第 1 行：关于石子堆的证书应以 `bouton period 1` 或 `bouton quotient 1` 开头",
            ),
            FlawKind::Expected { wanted, found: Some(found) } => {
                let found = short(found);
                both(
                    format!("line {line}: `{wanted}` should stand here, not `{found}`"),
                    format!("第 {line} 行：此处应为 `{wanted}`，而不是 `{found}`"),
                )
            }
            FlawKind::Expected { wanted, found: None } => both(
                format!("line {line}: the text ends where `{wanted}` should stand"),
                format!("第 {line} 行：此处应为 `{wanted}`，但文本已结束"),
            ),
            FlawKind::Repeated { first } => both(
                format!("line {line}: this part states the same as part {first}"),
                format!("第 {line} 行：此部分与第 {first} 部分所述相同"),
            ),
            FlawKind::AfterEnd => both(
                format!("line {line}: nothing may stand after `end`"),
                format!("第 {line} 行：`end` 之后不应再有内容"),
            ),
        }
    }
}
