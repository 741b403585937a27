//! Drawing of the screen.

use super::picture;
use super::screen::{ARROW, Screen};
use crate::speech::say;
use anstream::ColorChoice;
use bouton::play::{Hint, Side};
use phrases::{board, evidence};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, List, ListItem, ListState, Paragraph, Wrap};
use rules::Outcome;

/// Narrower screens have the list below the board.
const WIDE: u16 = 64;
/// Minimal width of the list.
const LIST: u16 = 26;
/// Width of the list besides a move: two border lines, and the pointer to the chosen one.
const ASIDE: u16 = 4;
/// With fewer lines than this, only the list is shown.
const BOTH: u16 = 8;
/// Minimal size of a usable screen.
const LEAST: (u16, u16) = (12, 5);

/// Draws the screen.
pub(super) fn draw(frame: &mut Frame<'_>, screen: &Screen) {
    if screen.helping {
        return help(frame);
    }
    let area = frame.area();
    if area.width < LEAST.0 || area.height < LEAST.1 {
        let small = Paragraph::new(say(board::SMALL));
        return frame.render_widget(small.wrap(Wrap { trim: true }), area);
    }
    let history = history(screen);
    // Moves are most important: other text gives way to them.
    let [talk, past, foot] = match area.height {
        16.. => [3, 2, 1],
        12.. => [3, 1, 1],
        8.. => [2, 0, 1],
        _ => [1, 0, 0],
    };
    let rows = Layout::vertical([
        Constraint::Length(1),
        Constraint::Min(3),
        Constraint::Length(talk),
        Constraint::Length(past),
        Constraint::Length(foot),
    ]);
    let [head, body, talk, past, foot] = rows.areas(area);
    frame.render_widget(title(screen), head);
    if area.width >= WIDE {
        let column = column(screen, area.width);
        let sides = Layout::horizontal([Constraint::Min(10), Constraint::Length(column)]);
        let [left, right] = sides.areas(body);
        board(frame, screen, left);
        list(frame, screen, right);
    } else if body.height >= BOTH {
        let halves = Layout::vertical([Constraint::Percentage(50), Constraint::Percentage(50)]);
        let [above, below] = halves.areas(body);
        board(frame, screen, above);
        list(frame, screen, below);
    } else {
        list(frame, screen, body);
    }
    let said = Paragraph::new(talk_lines(screen)).wrap(Wrap { trim: true });
    frame.render_widget(said, talk);
    // The last moves are the most interesting.
    let shown = past.width as usize * past.height as usize;
    let skipped = history.chars().count().saturating_sub(shown.saturating_sub(4));
    let history: String = history.chars().skip(skipped).collect();
    frame.render_widget(Paragraph::new(history).style(faint()).wrap(Wrap { trim: true }), past);
    frame.render_widget(Paragraph::new(keys()).style(faint()), foot);
}

fn coloured() -> bool {
    ColorChoice::global() != ColorChoice::Never
        && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty())
}

fn painted(colour: Color) -> Style {
    if coloured() { Style::new().fg(colour) } else { Style::new() }
}

fn faint() -> Style {
    Style::new().add_modifier(Modifier::DIM)
}

fn strong() -> Style {
    Style::new().add_modifier(Modifier::BOLD)
}

fn title(screen: &Screen) -> Line<'static> {
    let play = say(evidence::play(screen.seats.game.convention()));
    let turn = match (screen.seats.game.end(), screen.seats.you, screen.seats.game.turn()) {
        (Some(_), ..) => say(board::OVER),
        (None, Some(you), turn) if you == turn => say(board::YOUR_MOVE),
        (None, Some(_), _) => say(board::THINKING),
        (None, None, Side::First) => say(board::FIRST_TO_MOVE),
        (None, None, Side::Second) => say(board::SECOND_TO_MOVE),
    };
    Line::from(vec![
        Span::styled(screen.seats.game.game(), strong()),
        Span::styled(format!("  {play}  "), faint()),
        Span::styled(turn, strong().patch(painted(Color::Cyan))),
    ])
}

fn board(frame: &mut Frame<'_>, screen: &Screen, area: Rect) {
    let block = Block::bordered().title(say(board::POSITION));
    let inner = block.inner(area);
    let game = &screen.seats.game;
    let choice = screen.choice();
    let after = choice.and_then(|choice| game.after(choice));
    let room = (inner.width as usize, inner.height as usize);
    let lines = picture::lines(game.position(), after.as_ref(), game.drawing(choice), screen.ink, room);
    let lines: Vec<Line<'_>> = lines.into_iter().map(Line::from).collect();
    frame.render_widget(Paragraph::new(lines).block(block), area);
}

/// Mark of a hint: a letter, and a colour where available. All are equally wide.
fn mark(hint: Option<&Hint>) -> Span<'static> {
    match hint.and_then(|hint| hint.outcome) {
        Some(Outcome::P) => Span::styled(say(board::WINS), strong().patch(painted(Color::Green))),
        Some(Outcome::N) => Span::styled(say(board::LOSES), painted(Color::Red)),
        Some(Outcome::D) => Span::styled(say(board::DRAWS), painted(Color::Yellow)),
        None => Span::raw(say(board::UNKNOWN)),
    }
}

/// Width of the list: as much as a move needs, but at most half of the screen.
fn column(screen: &Screen, width: u16) -> u16 {
    let least = (width / 3).max(LIST);
    let most = (width / 2).max(least);
    let wide = |moves: usize| {
        u16::try_from(moves + marked(screen)).map_or(u16::MAX, |moves| moves.saturating_add(ASIDE))
    };
    let whole = wide(screen.width.whole);
    match screen.width.left {
        Some(left) if whole > most => wide(left),
        _ => whole,
    }
    .clamp(least, most)
}

/// Width of the marks.
fn marked(screen: &Screen) -> usize {
    if hints(screen).is_empty() { 0 } else { mark(None).width() }
}

fn hints(screen: &Screen) -> &[Hint] {
    screen.hints.as_deref().filter(|_| screen.hinting).unwrap_or_default()
}

fn list(frame: &mut Frame<'_>, screen: &Screen, area: Rect) {
    let listed = screen.listed();
    let title = match &screen.typed {
        Some(typed) => format!(" {} {typed}_ ({}) ", say(board::FIND), listed.len()),
        None => format!(" {} ({}) ", say(board::MOVES), listed.len()),
    };
    let block = Block::bordered().title(title);
    let high = block.inner(area).height as usize;
    let room = area.width.saturating_sub(ASIDE) as usize;
    // Text common to all moves is shown on the board; where space is short, it is omitted here.
    let brief = screen.width.left.is_some() && screen.width.whole + marked(screen) > room;
    // Only visible lines are made: there may be a million.
    let first = screen.chosen.saturating_sub(high / 2).min(listed.len().saturating_sub(high));
    let hints = hints(screen);
    let item = |&index: &usize| {
        let text = &*screen.moves[index].text;
        let text = text.find(ARROW).filter(|_| brief).map_or(text, |at| text[at..].trim_start());
        let mark = if hints.is_empty() { Span::raw("") } else { mark(hints.get(index)) };
        ListItem::new(Line::from(vec![mark, Span::raw(text)]))
    };
    let items: Vec<ListItem<'_>> = listed.iter().skip(first).take(high).map(item).collect();
    let chosen = Style::new().add_modifier(Modifier::REVERSED);
    let list = List::new(items).block(block).highlight_style(chosen).highlight_symbol("> ");
    let mut state = ListState::default();
    state.select(screen.chosen.checked_sub(first).filter(|_| !listed.is_empty()));
    frame.render_stateful_widget(list, area, &mut state);
}

fn talk_lines(screen: &Screen) -> Vec<Line<'static>> {
    let said = Line::from(screen.said.clone());
    match screen.verdict() {
        Some(verdict) => vec![Line::styled(verdict, strong()), said],
        None => vec![said],
    }
}

/// `1. 39 → 27  2. 14 → 3`
fn history(screen: &Screen) -> String {
    let moves = screen.seats.game.history().enumerate();
    let told: Vec<String> = moves.map(|(index, made)| format!("{}. {}", index + 1, made.text)).collect();
    told.join("  ")
}

fn keys() -> &'static str {
    say(board::KEYS)
}

fn help(frame: &mut Frame<'_>) {
    let text = say(board::HELP);
    let block = Block::bordered().title(say(board::HELP_TITLE));
    frame.render_widget(Paragraph::new(text).block(block).wrap(Wrap { trim: false }), frame.area());
}
