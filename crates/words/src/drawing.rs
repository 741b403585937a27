//! Texts in drawings. Their letters have to be in the font within: see `crates/draw/src/font/subset.py`.

#[cfg(feature = "prove")]
use super::Say;
use super::both;
use answer::Answer;
#[cfg(feature = "prove")]
use answer::proof::Accepts;
use rules::{Convention, Outcome, Text};

/// Title of a graph of Hackenbush.
pub fn hackenbush(answer: &Answer) -> Text {
    titled("Green Hackenbush", "图上删边博弈", answer)
}

/// Line below that title: the nim-value, the edges, and those that win.
pub fn edges(answer: &Answer, edges: usize, winning: usize) -> Text {
    let Text { en, zh } = valued(answer);
    both(
        format!("{en}edges: {edges}; winning cuts: {winning}"),
        format!("{zh}共 {edges} 条边，其中 {winning} 条剪断即胜"),
    )
}

/// Title of a position on a board.
pub fn on_board(game: &str, answer: &Answer) -> Text {
    titled(game, game, answer)
}

/// Line below that title: the nim-value, the cells, and the winning moves, where all are known.
pub fn cells(answer: &Answer, cells: usize) -> Text {
    let Text { en, zh } = valued(answer);
    let (winning, winning_zh) = match &answer.winning_move_count {
        Some(count) => (format!("; winning moves: {count}"), format!("，{count} 着制胜")),
        None => (String::new(), String::new()),
    };
    both(format!("{en}cells: {cells}{winning}"), format!("{zh}共 {cells} 格{winning_zh}"))
}

/// Title of a graph with tokens.
pub fn tokens_on_a_graph(answer: &Answer) -> Text {
    titled("Tokens on a graph", "有向图移棋", answer)
}

/// Line below that title: the nim-value, and the tokens.
pub fn tokens(answer: &Answer, count: usize) -> Text {
    let Text { en, zh } = valued(answer);
    both(format!("{en}tokens: {count}"), format!("{zh}棋子 {count} 枚"))
}

/// The winner, after the name of the game.
fn titled(en: &str, zh: &str, answer: &Answer) -> Text {
    let (winner, winner_zh) = match answer.outcome {
        Some(Outcome::P) => (": the player to move loses", "：先手必败"),
        Some(Outcome::N) => (": the player to move wins", "：先手必胜"),
        Some(Outcome::D) => (": a draw", "：平局"),
        None => ("", ""),
    };
    let (play, play_zh) = match answer.convention {
        Convention::Normal => ("", ""),
        Convention::Misere => (" (misère play)", "（反常规则）"),
    };
    both(format!("{en}{winner}{play}"), format!("{zh}{winner_zh}{play_zh}"))
}

/// The nim-value, if there is one, before the rest of a line.
fn valued(answer: &Answer) -> Text {
    match &answer.value {
        Some(value) => both(format!("nim-value {value}; "), format!("SG 值 {value}；")),
        None => Text::default(),
    }
}

#[cfg(feature = "prove")]
impl Say for Accepts {
    fn text(&self) -> Text {
        drawn(&self.game, self.convention, self.outcome, self.positive)
    }
}

/// Title of an automaton's drawing: positions with this outcome, or with their values; or, if it is not `positive`, all others.
#[cfg(feature = "prove")]
fn drawn(game: &Text, convention: Convention, outcome: Option<Outcome>, positive: bool) -> Text {
    let (en, zh) = match outcome {
        Some(Outcome::P) => ("the lost positions (P)", "必败态（P）"),
        Some(Outcome::N) => ("the won positions (N)", "必胜态（N）"),
        Some(Outcome::D) => ("the drawn positions (D)", "平局局面（D）"),
        None => ("positions with their nim-values", "局面及其 SG 值"),
    };
    let (others, others_zh) = if positive { ("", "") } else { ("all but ", "以外的局面") };
    let (misere, misere_zh) = match convention {
        Convention::Normal => ("", ""),
        Convention::Misere => (" in misère play", "反常规则下的"),
    };
    both(format!("{}: {others}{en}{misere}", game.en), format!("{}：{misere_zh}{zh}{others_zh}", game.zh))
}
