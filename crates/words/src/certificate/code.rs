//! Errors in codes of games on heaps.

use crate::{Say, both};
use ::certificate::{CodeFlaw, Moves};
use rules::Text;

impl Say for CodeFlaw {
    fn text(&self) -> Text {
        match self {
            CodeFlaw::Point => {
                both("a code is one digit, a point, and digits", "代码应为一位数字、一个小数点和若干位数字")
            }
            CodeFlaw::Digit(place) => both(
                format!("place {place} after the point is no digit from 0 to 15"),
                format!("小数点后第 {place} 位不是 0 至 15 的数字"),
            ),
            CodeFlaw::Idle => both("before the point stands 0, 4, 8 or C", "小数点前应为 0、4、8 或 C"),
            CodeFlaw::Long => both(
                format!("there are more than {} digits", Moves::MOST_DIGITS),
                format!("数字多于 {} 位", Moves::MOST_DIGITS),
            ),
        }
    }
}
