//! Games in which the opponent forbids options.

use super::{both, list};
use rules::Text;

/// The options that are lost, and those that may be forbidden.
pub(super) fn forbidden(forbidden: u64, options: Option<u64>, lost: u64, shown: &[String]) -> Text {
    let more = u64::try_from(shown.len()).is_ok_and(|count| count < lost);
    let (en, zh) = (list(shown, ", ", if more { ", " } else { " and " }), list(shown, "、", "、"));
    let (en, zh) = if more { (format!("{en}, …"), format!("{zh}……")) } else { (en, zh) };
    let only = match options {
        Some(options) if options == lost => "all ",
        _ if lost <= forbidden => "only ",
        _ => "",
    };
    let (of, of_zh) = match options {
        Some(options) => (format!("Of the {options} options "), format!("{options} 种着法中")),
        None => ("Of the options ".into(), "各种着法中".into()),
    };
    let (told, told_zh) = match lost {
        0 => (format!("{of}none leads to a lost position."), format!("{of_zh}没有一种到达必败态。")),
        1 => (
            format!("{of}only one leads to a lost position: {en}."),
            format!("{of_zh}只有一种到达必败态：{zh}。"),
        ),
        _ => (
            format!("{of}{only}{lost} lead to lost positions: {en}."),
            format!("{of_zh}有 {lost} 种到达必败态：{zh}。"),
        ),
    };
    let (so, so_zh) = match (options, lost <= forbidden) {
        (Some(0), _) => return both("There is no option.", "没有着法。"),
        (_, true) if lost == 0 => (String::new(), String::new()),
        (_, true) => (
            format!(
                " The opponent may forbid {forbidden}, and forbids {}.",
                if lost == 1 { "it" } else { "them" }
            ),
            format!("对手至多可禁 {forbidden} 种，把{}禁掉。", if lost == 1 { "它" } else { "它们都" }),
        ),
        (_, false) => (
            format!(" The opponent may forbid only {forbidden} of them."),
            format!("对手至多只能禁其中 {forbidden} 种。"),
        ),
    };
    both(format!("{told}{so}"), format!("{told_zh}{so_zh}"))
}
