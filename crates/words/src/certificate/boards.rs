//! Certificates of nim-values on boards: their theorems, and reasons for rejecting them.

use super::rejection::{flawed, undecided};
use crate::{Say, both, short};
use answer::verify::BoardsRejection;
use answer::verify::boards::{Flaw, KernelRejection, Statement, Theorem, Unanswered};
use rules::Text;

impl Say for Theorem {
    fn text(&self) -> Text {
        let Theorem { statement, parts } = self;
        let (value, moves) = (statement.value, statement.moves.len());
        let picture = short(&picture(statement));
        let plural = |count: usize, noun: &str| match count {
            1 => format!("1 {noun}"),
            count => format!("{count} {noun}s"),
        };
        let (parts_en, moves_en) = (plural(*parts, "part"), plural(moves, "place"));
        both(
            format!("proved: {picture} has nim-value {value} ({parts_en}, moves at {moves_en})"),
            format!("得证：{picture} 的 SG 值为 {value}（{parts} 个部分，{moves} 处走法）"),
        )
    }
}

/// The position of a statement.
fn picture(statement: &Statement) -> String {
    let mut picture = String::new();
    let mut row = 0;
    for (cell, &letter) in statement.position.iter().enumerate() {
        if let Some(&[this, _]) = statement.places.get(cell)
            && this != row
        {
            picture.push('/');
            row = this;
        }
        picture.extend(statement.letters.get(usize::from(letter)));
    }
    picture
}

impl Say for BoardsRejection {
    fn text(&self) -> Text {
        match self {
            BoardsRejection::Kernel(KernelRejection::Text { at, flaw }) => {
                let Text { en, zh } = flawed(flaw);
                both(format!("byte {at}: {en}"), format!("第 {at} 字节：{zh}"))
            }
            BoardsRejection::Kernel(why) => undecided(why),
            BoardsRejection::Flaw(flaw) => flaw.text(),
        }
    }
}

impl Say for Flaw {
    fn text(&self) -> Text {
        match self {
            Flaw::Measure(made) => both(
                format!("move {made} does not lower the measure, so that play need not end"),
                format!("第 {made} 个走法不使度量减小，游戏未必结束"),
            ),
            Flaw::Endless(number) => both(
                format!("groups, statement {number}: not shown to come to rest"),
                format!("第 {number} 条连通块的变化：没有说明会停止"),
            ),
            Flaw::Falls(Some(line)) => both(
                format!("line {line} of the list: groups would change there without a move"),
                format!("表的第 {line} 行：不走棋连通块也会变化"),
            ),
            Flaw::Falls(None) => {
                both("groups of the position would change without a move", "局面中的连通块不走棋也会变化")
            }
            Flaw::Symmetry(number) => both(
                format!("symmetry {number} does not keep the moves"),
                format!("第 {number} 个对称不保持走法"),
            ),
            Flaw::Line(line) => both(
                format!("line {line} of the values is not a value and a part"),
                format!("数值的第 {line} 行不是一个值与一个部分"),
            ),
            Flaw::Repeated(line) => both(
                format!("line {line} of the values has a part that stands in an earlier line"),
                format!("数值的第 {line} 行与前面某行是同一个部分"),
            ),
            Flaw::Smaller { line, value } => both(
                format!("line {line} of the values: no option is shown to have the value {value}"),
                format!("数值的第 {line} 行：没有后继局面被证明其值为 {value}"),
            ),
            Flaw::Option { line } => both(
                format!("line {line} of the values: an option is not shown to have another value"),
                format!("数值的第 {line} 行：某个后继局面未被证明其值不同"),
            ),
            Flaw::Unlisted => both("a part of the position is not listed", "局面的某个部分不在表中"),
            Flaw::Unlawful => both("the position breaks a law", "局面违反了限制"),
            Flaw::Value(value) => {
                both(format!("the position has the value {value} instead"), format!("局面的值应为 {value}"))
            }
            Flaw::Claim { number, why } => {
                let Text { en, zh } = why.text();
                both(format!("claim {number}: {en}"), format!("第 {number} 条断言：{zh}"))
            }
        }
    }
}

impl Say for Unanswered {
    fn text(&self) -> Text {
        match self {
            Unanswered::Small => both(
                "boards that close round are so small that the cells of a move meet",
                "相接的棋盘太小，一个走法的格子会重合",
            ),
            Unanswered::Turn => both(
                "the board, or the position at the beginning, is not turned onto itself",
                "棋盘或开始的局面不与自身对应",
            ),
            Unanswered::Image(made) => both(
                format!("the image of move {made} is no move"),
                format!("第 {made} 个走法的对应着法不是走法"),
            ),
            Unanswered::Disturbed(made) => both(
                format!("move {made} may leave its image impossible, or write something else than it"),
                format!("第 {made} 个走法可能使其对应着法不可行，或与之写得不同"),
            ),
            Unanswered::First => both(
                "the first move is not possible on all boards, or leaves a position that is not its own image",
                "第一步并非在所有棋盘上可行，或走后局面不与自身对应",
            ),
        }
    }
}
