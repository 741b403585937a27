//! Games that are not recognised as games on heaps.

use forms::{Amounts, HeapsObstacle};
use rules::Text;
use rules::speech::{both, short};

/// Sentence about a game.
pub(super) fn message(game: &str, obstacle: HeapsObstacle) -> Text {
    let game = short(game);
    match obstacle {
        HeapsObstacle::Positions => both(
            format!("the rules of `{game}` are not those of a game on heaps"),
            format!("`{game}` 的规则不是取石分堆博弈"),
        ),
        HeapsObstacle::Amounts => both(
            format!(
                "`{game}` is played on heaps, but the amounts taken are not recognised as periodic and the same for all heaps"
            ),
            format!("`{game}` 虽以石子堆进行，但未能识别出每步所取的数量循环且与堆的大小无关"),
        ),
        HeapsObstacle::Splits => both(
            format!(
                "`{game}` is played on heaps, but its moves are not recognised as taking an amount and splitting the rest"
            ),
            format!("`{game}` 虽以石子堆进行，但未能识别为每步取走若干并拆分剩余"),
        ),
    }
}

/// Rules that are recognised.
pub(super) fn help(obstacle: HeapsObstacle) -> Text {
    let (largest, longest) = (Amounts::LARGEST, Amounts::LONGEST_CYCLE);
    let (amounts, amounts_zh) = (
        format!(
            "the amounts have to be the same for all heaps, and a finite set or one that repeats from some number on; no number in \
             their condition may exceed {largest}, and no cycle {longest}"
        ),
        format!(
            "所取数量须与堆的大小无关，且为有限集，或从某数起循环；条件中的数不超过 {largest}，循环节不超过 {longest}"
        ),
    );
    match obstacle {
        HeapsObstacle::Positions => both(
            "every position has to be one number, and every rule take an amount from it and perhaps split the rest, whatever the \
             size: `(n) -> (i) + (j) where i + j = n - 1`",
            "每个局面须为一个数，每条规则从中取走若干并可拆分剩余，且与堆的大小无关：`(n) -> (i) + (j) where i + j = n - 1`",
        ),
        HeapsObstacle::Amounts => both(amounts, amounts_zh),
        HeapsObstacle::Splits => both(
            format!("{amounts}; at most 4 heaps may be left, two of them required to be equal or different"),
            format!("{amounts_zh}；至多留下 4 堆，其中只可要求两堆相等或不等"),
        ),
    }
}
