//! Misprints in the code of a game on heaps.

use ::heap::{Misprint, Wrong};
use rules::Text;
use rules::speech::both;

/// Mistake in a code.
pub(super) fn message(misprint: &Misprint) -> Text {
    match misprint.wrong {
        Wrong::NoPoint => both("there is no point in the code", "博弈代码缺少小数点"),
        Wrong::Digit(sign) => both(
            format!("`{}` is no digit of a code", sign.escape_debug()),
            format!("`{}` 不是代码的数字", sign.escape_debug()),
        ),
        Wrong::After(sign) => both(
            format!("the code ends here, but `{}` follows", sign.escape_debug()),
            format!("代码到此为止，其后却有 `{}`", sign.escape_debug()),
        ),
        Wrong::Open(sign) => both(format!("`{sign}` is missing here"), format!("此处缺少 `{sign}`")),
        Wrong::Number => both("a number has to stand here", "此处应有一个数"),
        Wrong::Large(most) => both(format!("the number is larger than {most}"), format!("此数大于 {most}")),
        Wrong::First => both(
            "by the digit before the point a move may leave the heap as it is, and play would never end",
            "按小数点前的数字，一步可以使堆保持不变，对局将永不结束",
        ),
        Wrong::Endless => both(
            "with stones added like this a heap may become no smaller, and play would never end",
            "这样添加石子，堆可能不变小，对局将永不结束",
        ),
        Wrong::Repeat => both("this bracket repeats nothing", "此括号没有可循环的数字"),
        Wrong::Twice => both(
            "the numbers of heaps have conditions of their own already",
            "各堆数已各有条件，不能再加总的条件",
        ),
        Wrong::Double(count) => {
            both(format!("the number of heaps {count} stands here twice"), format!("堆数 {count} 出现了两次"))
        }
        Wrong::Range => both("the larger number has to stand last", "较大的数须写在最后"),
        Wrong::TooLong => both("the code is too long", "代码太长"),
    }
}

/// Remedy.
pub(super) fn help(misprint: &Misprint) -> Option<Text> {
    Some(match misprint.wrong {
        Wrong::NoPoint => both(
            "write a code such as `0.77`, a set of amounts such as `{1,3,4}`, or `all but {2,5}`",
            "请写代码如 `0.77`，或数集如 `{1,3,4}`、`all but {2,5}`",
        ),
        Wrong::Digit(_) => both(
            "digits are 0 to 9 and A to V, a larger one `&96;`, and numbers of heaps in braces: `0.{0,2,5}`; \
             a set of amounts is `{1,3,4}` or `all but {2,5}`",
            "数字为 0 至 9 与 A 至 V，更大的写作 `&96;`，堆数写在花括号中：`0.{0,2,5}`；数集写作 `{1,3,4}` 或 `all but {2,5}`",
        ),
        Wrong::First => both(
            "without taking anything one can only split: write 0, 4, 8, C or `{2+}` before the point",
            "不取石子时只能分堆：小数点前请写 0、4、8、C 或 `{2+}`",
        ),
        Wrong::Endless => both(
            "who adds one stone has to split the heap in three or more: `80.0`",
            "添加一个石子时须分成三堆或更多：`80.0`",
        ),
        Wrong::Repeat => both(
            "the last digits after the point stand in brackets once: `0.[3]`, `0.7[03]`",
            "小数点后最后几位可放入一对方括号表示循环：`0.[3]`、`0.7[03]`",
        ),
        Wrong::Number => both(
            "write numbers with commas between them: `{1,3,4}`, `{1..5}`",
            "请写数，以逗号隔开：`{1,3,4}`、`{1..5}`",
        ),
        Wrong::Twice => both("write `{2,3}!` or `{2!,3!}`", "请写 `{2,3}!` 或 `{2!,3!}`"),
        Wrong::After(_)
        | Wrong::Open(_)
        | Wrong::Large(_)
        | Wrong::Double(_)
        | Wrong::Range
        | Wrong::TooLong => {
            return None;
        }
    })
}
